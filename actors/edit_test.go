package actors_test

import (
	"testing"

	"ambit/actors"
	"ambit/actors/store/memory"
)

// TestEditThatChangesNothing leaves the file as it is, its time included.
func TestEditThatChangesNothing(t *testing.T) {
	w := newWorld(t, memory.New(), actors.Options{})
	w.open("r")
	turn := w.turn("r", fullGrant)
	w.call("r", turn, "bash", `{"command":"mkdir -p reports; echo a > reports/f; touch -d @1 reports/f"}`)
	for _, edits := range []string{`[]`, `[{"oldText":"a","newText":"a"}]`} {
		if r := w.call("r", turn, "edit", `{"path":"reports/f","edits":`+edits+`}`); r.Status != "ok" || len(r.Delta) != 0 {
			t.Errorf("%s: %+v", edits, r)
		}
	}
	if r := w.call("r", turn, "edit", `{"path":"reports/f","edits":[{"oldText":"a","newText":"b"}]}`); r.Status != "ok" || len(r.Delta) != 1 {
		t.Errorf("%+v", r)
	}
}
