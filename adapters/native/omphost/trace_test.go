package omphost

import (
	"strings"
	"testing"

	"ambit/core/ledger"
	"ambit/edge/traces"
)

// TestAppIsToldOfTheTrace calls a tool of the app within a trace.
func TestAppIsToldOfTheTrace(t *testing.T) {
	a := newApp(t)
	tools := newAppTools(&AppTools{MCPName: "planner", MCPURL: a.URL}, func() string { return appToken })
	defer tools.close()
	const id = "0af7651916cd43dd8448eb211c80319c"
	ctx := traces.Extract(t.Context(), func(name string) string {
		if name == "traceparent" {
			return "00-" + id + "-b7ad6b7169203331-01"
		}
		return ""
	})
	if out := tools.call(ctx, "plan_day", []byte(`{"day":"today"}`)); out.status != ledger.OK {
		t.Fatalf("%+v", out)
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	told := 0
	for _, h := range a.seen {
		if strings.HasPrefix(h.Get("Traceparent"), "00-"+id+"-") {
			told++
		}
	}
	if told < 2 {
		t.Errorf("%d of %d requests name the trace", told, len(a.seen))
	}
}
