package openapi

import (
	"net/http"
	"strings"
	"testing"
)

func TestTheDescriptionIsValid(t *testing.T) {
	if err := Valid(); err != nil {
		t.Error(err)
	}
}

// TestWhatIsNotDescribedIsFound shows that the check can fail.
func TestWhatIsNotDescribedIsFound(t *testing.T) {
	run := `{"id":"r","incarnation":1,"status":"open","profile":"p","openedAt":"2026-01-01T00:00:00.000Z","expiresAt":"2026-01-01T00:00:00.000Z","seq":1,` +
		`"head":"` + strings.Repeat("0", 64) + `","fuel":0,"calls":0,"turns":[],"workspace":{"tree":"` + strings.Repeat("0", 64) + `","bytes":0,"entries":0}}`
	for _, tc := range []struct {
		method, path string
		status       int
		media, body  string
		want         string // of the error; "" for none
	}{
		{"GET", "/runs/r", 200, "application/json", run, ""},
		{"GET", "/runs/r?x=y", 200, "application/json", run, ""},
		{"GET", "/runs/r", 200, "application/json", strings.Replace(run, `"seq":1`, `"seq":"1"`, 1), "seq"},
		{"GET", "/runs/r", 200, "application/json", strings.Replace(run, `"seq":1`, `"seq":1,"colour":"red"`, 1), "colour"},
		{"GET", "/runs/r", 200, "application/json", strings.Replace(run, `"status":"open"`, `"status":"ajar"`, 1), "status"},
		{"GET", "/runs/r", 200, "application/json", strings.Replace(run, `"fuel":0,`, ``, 1), "fuel"},
		{"GET", "/runs/r", 302, "application/json", run, "302"},
		{"GET", "/runs/r", 200, "text/plain", run, "text/plain"},
		{"GET", "/runs/r", 404, "application/json", `{"error":{"code":"not_found","message":"no such run"}}`, ""},
		{"GET", "/runs/r", 404, "application/json", `{"error":"no such run"}`, "error"},
		{"GET", "/runs/r/workspace/", 200, "application/octet-stream", "any", "no GET"},
		{"GET", "/nowhere", 404, "application/json", `{"error":{"code":"not_found","message":"no such route"}}`, ""},
		{"GET", "/nowhere", 404, "application/json", `no such route`, "invalid"},
		{"GET", "/nowhere", 200, "application/json", `{}`, "no GET"},
		{"DELETE", "/runs/r", 204, "", "", ""},
		{"DELETE", "/runs/r", 204, "", "x", "not described"},
		{"GET", "/runs/r/workspace/a/b", 200, "application/octet-stream", "any", ""},
		{"GET", "/runs/r/ledger", 200, "application/x-ndjson", "{\"entry\":{}}\n", "entry"},
		{"POST", "/runs/r/mcp", 202, "", "", ""},
		{"POST", "/runs/r/mcp", 200, "application/json", `{"jsonrpc":"2.0","id":1,"result":{}}`, ""},
		{"POST", "/runs/r/mcp", 200, "application/json", `{"jsonrpc":"2.0","id":1}`, "oneOf"},
	} {
		h := http.Header{}
		if tc.media != "" {
			h.Set("Content-Type", tc.media)
		}
		err := Check(Answer{tc.method, tc.path, tc.status, h, []byte(tc.body)})
		if (err == nil) != (tc.want == "") || err != nil && !strings.Contains(err.Error(), tc.want) {
			t.Errorf("%s %s %d %s: %v, want %q", tc.method, tc.path, tc.status, tc.body, err, tc.want)
		}
	}
}
