package edge

import (
	"bytes"
	"fmt"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"ambit/actors"
	"ambit/actors/store/memory"
	"ambit/core/authority"
)

// TestExpiredTokenIsRefused at the moment that the policy names: with a reason, and streams
// that began with it end.
func TestExpiredTokenIsRefused(t *testing.T) {
	policy, err := authority.Parse("policy", []byte(fuzzPolicy))
	if err != nil {
		t.Fatal(err)
	}
	const at = 1_800_000_000_000
	old := authority.NewToken("old", "secret", "default", authority.ScopeRuns)
	old.Expires = at
	policy = policy.WithToken(old).WithToken(authority.NewToken("new", "successor", "default", authority.ScopeRuns))
	var now atomic.Int64
	now.Store(at - 1)
	s := New(actors.NewHost(memory.New(), policy, actors.Options{Now: func() time.Time { return time.UnixMilli(now.Load()) }}), Options{TurnKey: bytes.Repeat([]byte{7}, 32)})
	g := &target{t: t, server: s}
	if r := g.send("POST", "/runs", "", "Bearer secret", "", "", []byte(`{"profile":"operator","id":"r1"}`)); r.Status != 201 {
		t.Fatalf("before: %d %s", r.Status, r.Body)
	}
	r := g.send("GET", "/runs/r1/ledger", "", "Bearer secret", "", "text/event-stream", nil)
	if r.Follow == nil {
		t.Fatalf("%d %s", r.Status, r.Body)
	}
	var events bytes.Buffer
	if n, over, err := s.Events(t.Context(), r.Follow, &events); n != 1 || over || err != nil {
		t.Fatalf("%d %v %v", n, over, err)
	}
	now.Store(at)
	if n, over, err := s.Events(t.Context(), r.Follow, &events); n != 0 || !over || err != nil {
		t.Errorf("the stream goes on: %d %v %v", n, over, err)
	}
	for _, path := range []string{"/runs", "/runs/r1", "/nowhere"} {
		r := g.send("GET", path, "", "Bearer secret", "", "", nil)
		if want := `"message":"token expired: it was valid until 2027-01-15T08:00:00.000Z"`; r.Status != 401 || !strings.Contains(string(r.Body), want) || !strings.Contains(fmt.Sprint(r.Header), "WWW-Authenticate") {
			t.Errorf("%s: %d %s %v", path, r.Status, r.Body, r.Header)
		}
	}
	if r := g.send("GET", "/runs/r1", "", "Bearer successor", "", "", nil); r.Status != 200 {
		t.Errorf("the successor: %d %s", r.Status, r.Body)
	}
}
