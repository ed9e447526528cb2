package omphost

import (
	"strings"
	"testing"

	"ambit/conformance/omp/model"
)

// TestRealAgent is one whole life with the real omp.
func TestRealAgent(t *testing.T) {
	f := newFixture(t, realOmp(t))
	f.model.Then(
		model.Step{Calls: []model.Call{{ID: "c1", Name: "bash", Arguments: `{"command":"echo hello > a.txt; cat a.txt"}`}}},
		model.Step{Calls: []model.Call{{ID: "c2", Name: "mcp__planner__plan_day", Arguments: `{"day":"monday"}`}}},
		model.Step{Calls: []model.Call{{ID: "c3", Name: "app_ui_open_training", Arguments: `{"id":7}`}}},
		model.Step{Text: []string{"All ", "is ", "done."}},
	)
	f.must(201, "POST", "/runs", f.start(runA, nil))
	f.must(202, "POST", "/runs/"+runA+"/commands", `{"type":"capability_register","name":"app.ui.open_training","description":"opens a training","parameters":{"type":"object","properties":{"id":{"type":"integer"}}}}`)
	f.prompt(runA, "go")
	call := f.app.wait(t, "capability_call", 1)
	f.must(202, "POST", "/runs/"+runA+"/commands", map[string]any{"type": "capability_result", "id": call.ID, "result": "opened"})
	end := f.app.wait(t, "turn_end", 1)
	t.Logf("%s", encode(f.app.all()))
	t.Logf("%s", f.story(runA))
	if end.StopReason != "stop" {
		t.Errorf("the turn ended with %s", encode(end))
	}
	for _, q := range f.model.Requests() {
		if strings.Contains(q.Body, "planned monday") {
			goto found
		}
	}
	t.Error("the model never saw the app's answer")
found:
	f.must(204, "DELETE", "/runs/"+runA, nil)
	f.nothingLeft(runA)
}
