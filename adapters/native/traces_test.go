package native_test

import (
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"ambit/conformance/collector"
	"ambit/edge/traces"
)

// TestTracesOfACall follows one call from its request to the store, in the trace of whoever
// sent it. Neither spans nor the log hold what it was about.
func TestTracesOfACall(t *testing.T) {
	c := collector.Start(t)
	env := map[string]string{"OTEL_EXPORTER_OTLP_ENDPOINT": c.URL}
	tr, err := traces.New(t.Context(), func(name string) string { return env[name] }, "v1", func(err error) { t.Error(err) })
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { tr.End() })
	s := startMeasured(t, tr)
	const trace, above = "0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331"
	for _, r := range []struct {
		path, body string
		header     []string
	}{
		{"/runs", `{"profile":"operator","id":"first"}`, nil},
		{"/runs/first/turns", `{"grants":"command { run }"}`, nil},
		{"/runs/first/turns/1/tools/bash", `{"command":"echo confidential-output; cat < confidential-file"}`, []string{"traceparent", "00-" + trace + "-" + above + "-01"}},
		{"/runs/first/turns/1/tools/read", `{"path":"confidential-file"}`, []string{"traceparent", "00-" + strings.Repeat("c", 32) + "-" + above + "-01"}},
		{"/runs/none/turns/1/tools/read", `{"path":"confidential-file"}`, []string{"traceparent", "00-" + strings.Repeat("d", 32) + "-" + above + "-01"}},
	} {
		s.raw(t, "POST", r.path, apiToken, r.body, r.header...)
	}
	s.raw(t, "GET", "/runs/first/workspace/confidential-file", apiToken, "", "traceparent", "00-"+strings.Repeat("e", 32)+"-"+above+"-01")
	requests := func(spans []collector.Span) int {
		n := 0
		for _, s := range spans {
			if s.Server {
				n++
			}
		}
		return n
	}
	// A span ends once its answer is sent, so that its end may come after the client has it.
	spans := c.Wait(t, func(spans []collector.Span) bool {
		tr.Flush(t.Context())
		return requests(spans) == 6
	})
	path := collector.Path(spans, trace, "store.append")
	want := []string{"POST /runs/*/turns/*/tools/*", "turn", "call", "commit", "store.append"}
	if !slices.Equal(collector.Names(path), want) {
		t.Fatalf("the path of a call is %v, want %v", collector.Names(path), want)
	}
	if path[0].Parent != above {
		t.Errorf("the request's span is below %q", path[0].Parent)
	}
	for name, want := range map[string]string{"http.request.method": "POST", "http.route": "/runs/*/turns/*/tools/*", "http.response.status_code": "200",
		"ambit.tenant": "default", "ambit.run": "first", "ambit.turn": "1", "ambit.tool": "bash", "ambit.outcome": "ok", "ambit.seq": "3"} {
		if got := path[0].Attr[name]; got != want {
			t.Errorf("the request's %s is %q, want %q", name, got, want)
		}
	}
	if path[2].Attr["ambit.fuel"] == "" || path[3].Attr["ambit.kind"] != "call" || path[3].Attr["ambit.seq"] != "3" {
		t.Errorf("call %v, commit %v", path[2].Attr, path[3].Attr)
	}
	refused := collector.Path(spans, strings.Repeat("c", 32), "call")
	if len(refused) != 3 || refused[2].Attr["ambit.outcome"] != "refused" || refused[2].Attr["ambit.level"] != "grant" || refused[2].Failed {
		t.Errorf("a call that was refused: %+v", refused)
	}
	missing := collector.Path(spans, strings.Repeat("d", 32), "turn")
	if len(missing) != 2 || !missing[1].Failed || missing[1].Message != "not_found" {
		t.Errorf("a call of no run: %+v", missing)
	}
	for _, span := range spans {
		for text := range maps.Values(span.Attr) {
			if strings.Contains(text, "confidential") || strings.Contains(text, apiToken) || len(text) > 128 {
				t.Errorf("%s has %q", span.Name, text)
			}
		}
	}
	for end := time.Now().Add(2 * time.Minute); strings.Count(s.log.String(), "\n") < 6 && time.Now().Before(end); {
		time.Sleep(10 * time.Millisecond)
	}
	found := false
	for line := range strings.Lines(s.log.String()) {
		var e struct{ Trace, Tool, Outcome string }
		if err := json.Unmarshal([]byte(line), &e); err != nil {
			t.Fatal(err)
		}
		found = found || e.Trace == trace && e.Tool == "bash" && e.Outcome == "ok"
	}
	if !found {
		t.Errorf("the log does not name the trace:\n%s", s.log)
	}
}

// TestFieldsOfTheLog: a line for each request, with the fields that docs/operations.md lists
// and no others, without what requests and answers hold.
func TestFieldsOfTheLog(t *testing.T) {
	s := startMeasured(t, nil)
	for _, r := range []struct{ method, path, token, body string }{
		{"POST", "/runs", apiToken, `{"profile":"operator","id":"first"}`},
		{"POST", "/runs/first/turns", apiToken, `{"grants":"command { run }"}`},
		{"POST", "/runs/first/turns/1/tools/bash", apiToken, `{"command":"echo confidential"}`},
		{"GET", "/runs?after=confidential", apiToken, ""},
		{"GET", "/nowhere", "confidential", ""},
		{"GET", "/", "", ""},
	} {
		before := strings.Count(s.log.String(), "\n")
		s.raw(t, r.method, r.path, r.token, r.body, "Idempotency-Key", "confidential"+r.path)
		// A line is written once the answer is sent, so it may come after the client has it.
		for end := time.Now().Add(2 * time.Minute); strings.Count(s.log.String(), "\n") == before && time.Now().Before(end); {
			time.Sleep(time.Millisecond)
		}
	}
	text := s.log.String()
	if strings.Contains(text, "confidential") || strings.Contains(text, apiToken) {
		t.Errorf("the log holds what it must not:\n%s", text)
	}
	want := []string{
		"level message method path route status time took trace caller tenant",
		"level message method path route status time took trace caller tenant run turn",
		"level message method path route status time took trace caller tenant run turn tool outcome seq",
		"level message method path route status time took trace caller tenant",
		"level message method path status time took trace",
		"level message method path route status time took trace",
	}
	i := 0
	for line := range strings.Lines(text) {
		var e map[string]any
		if err := json.Unmarshal([]byte(line), &e); err != nil {
			t.Fatal(err)
		}
		if got := slices.Sorted(maps.Keys(e)); !slices.Equal(got, slices.Sorted(slices.Values(strings.Fields(want[i])))) {
			t.Errorf("line %d has the fields %v", i+1, got)
		}
		i++
	}
}
