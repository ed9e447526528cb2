package parity

import (
	"strings"
	"testing"
)

// agentSuite asks every placement for a hosted agent. None of these hosts any: a native
// server without omp says what to install, the others that they never can. The code is the
// same, nothing comes of it, and who may not ask is told that first.
func agentSuite(t *testing.T, places []*placement) {
	s := &suite{name: "agents"}
	const id = "6f1f9a30-0000-4000-8000-000000000001"
	whole := `{"id":"` + id + `","model":"a/one","registry":{"providers":[{"id":"a","kind":"llm","enabled":true,"base_url":"http://127.0.0.1:1/v1","auth":"none"}]},
		"credentialEnv":{},"systemPrompt":"","mcpAuthorization":"Bearer x","expiresAt":"2099-01-01T00:00:00Z"}`
	said := func(p *placement) string {
		text := "the omp runner host runs only on the native placement"
		if strings.HasPrefix(p.name, "native") {
			text = "this server hosts no agents: install omp with `make omp`, and start `ambit serve --omp DIR`"
		}
		return `{"error":{"code":"not_implemented","message":"` + text + `"}}`
	}
	keyed := fixed("k")
	keyed["Idempotency-Key"] = "start"
	for _, r := range []request{
		{method: "POST", path: "/runs", body: whole, header: fixed("s")}, {method: "POST", path: "/runs", body: whole, header: keyed},
		{method: "POST", path: "/runs", body: `{"model":1}`, header: fixed("s")}, {method: "POST", path: "/runs", body: `{"id":"x","profile":"operator","mcpAuthorization":"Bearer x"}`, header: fixed("s")},
		{method: "POST", path: "/runs/" + id + "/commands", body: `{"type":"cancel"}`}, {method: "POST", path: "/runs/none/commands", body: `{`},
		{method: "GET", path: "/runs/" + id + "/events"}, {method: "GET", path: "/runs/" + id + "/events", header: map[string]string{"Accept": "text/event-stream", "Last-Event-ID": "7"}},
	} {
		answers := all(t, places, r)
		for i, p := range places {
			if a := answers[i]; a.status != 501 || strings.TrimSpace(a.body) != said(p) {
				s.diff++
				t.Errorf("%s: %s %s: %d %s", p.name, r.method, r.path, a.status, clip(a.body))
			} else {
				s.same++
			}
		}
		r.token = "wrong"
		for i, a := range all(t, places, r) {
			if a.status != 401 {
				t.Errorf("%s: %s %s without a token: %d %s", places[i].name, r.method, r.path, a.status, clip(a.body))
			}
		}
	}
	// The rest of a run's routes are the same with and without agents.
	for _, r := range []request{
		{method: "GET", path: "/runs/" + id}, {method: "PATCH", path: "/runs/" + id + "/lease", body: `{"expiresAt":"2020-01-01T00:00:00Z"}`},
		{method: "DELETE", path: "/runs/" + id}, {method: "GET", path: "/runs/" + id + "/commands"}, {method: "POST", path: "/runs/" + id + "/events"},
	} {
		s.compare(t, r.method+" "+r.path, places, all(t, places, r))
	}
	s.line(t)
}
