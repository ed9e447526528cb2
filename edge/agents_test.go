package edge

import (
	"strings"
	"testing"
)

// TestAgentsElsewhere: a placement without a runner host says so, after authentication.
func TestAgentsElsewhere(t *testing.T) {
	g := newTarget(t)
	before := g.store.writes.Load()
	for _, c := range []struct{ method, path, body string }{
		{"POST", "/runs", `{"id":"6f1f9a30-0000-4000-8000-000000000001","model":"a/b","registry":{"providers":[]}}`},
		{"POST", "/runs/r1/commands", `{"type":"cancel"}`},
		{"GET", "/runs/r1/events", ""},
	} {
		if r := g.send(c.method, c.path, "", "", "", "", []byte(c.body)); r.Status != 401 {
			t.Errorf("%s %s without a token: %d", c.method, c.path, r.Status)
		}
		r := g.send(c.method, c.path, "", "Bearer secret", "", "", []byte(c.body))
		if r.Status != 501 || !strings.Contains(string(r.Body), "the omp runner host runs only on the native placement") {
			t.Errorf("%s %s: %d %s", c.method, c.path, r.Status, r.Body)
		}
	}
	if after := g.store.writes.Load(); after != before {
		t.Errorf("%d writes", after-before)
	}
}
