package actors_test

import (
	"strings"
	"testing"

	"ambit/actors"
	"ambit/actors/store/memory"
	"ambit/core/ledger"
)

// TestTruncatedOutput says of a call that wrote more than is kept how much it was, in
// reply, record and text, and in its effect.
func TestTruncatedOutput(t *testing.T) {
	w := newWorld(t, memory.New(), actors.Options{})
	w.open("r")
	turn := w.turn("r", fullGrant)
	inputs := &actors.CallInputs{Clock: w.clock.Now()}
	call := func(script string) (*actors.Reply, *ledger.Entry) {
		t.Helper()
		r, _, err := w.host.Call(ctx, "acme", "r", 0, actors.CallTool{Turn: turn, Tool: "bash", Inputs: inputs,
			Args: ledger.Canonical(nil, ledger.Object{{Name: "command", Value: script}})})
		if err != nil {
			t.Fatal(err)
		}
		recs, err := w.host.Records(ctx, "acme", "r", r.Seq, 1)
		if err != nil || len(recs) != 1 {
			t.Fatal(err)
		}
		rec, err := ledger.ParseRecord(recs[0])
		if err != nil {
			t.Fatal(err)
		}
		return r, rec.Entry
	}
	r, e := call("yes | head -c 1200000")
	want := ledger.Truncated{Stdout: 1_200_000}
	if r.Truncated != want || e.Truncated != want || len(r.Stdout) != 1<<20 {
		t.Errorf("reply %v, entry %v, %d bytes", r.Truncated, e.Truncated, len(r.Stdout))
	}
	if !strings.Contains(r.Text, "[standard output was cut: 1048576 of 1200000 bytes are kept]") || !strings.Contains(r.Text, "[full output: 1200000 bytes, of which 1048576 are kept, id") {
		t.Errorf("text: …%s", r.Text[len(r.Text)-300:])
	}
	before := e.Effect
	e.Truncated.Stdout--
	e.SetEffect(ledger.Outputs{Args: []byte(`{"command":"yes | head -c 1200000"}`), Stdout: r.Stdout})
	changed := e.Effect
	e.Truncated.Stdout++
	e.SetEffect(ledger.Outputs{Args: []byte(`{"command":"yes | head -c 1200000"}`), Stdout: r.Stdout})
	if e.Effect != before || changed == before {
		t.Error("the effect does not cover how much was written")
	}
	if r, e := call("yes | head -c 1048576"); r.Truncated != (ledger.Truncated{}) || strings.Contains(string(e.JSON()), "truncated") {
		t.Errorf("%v %s", r.Truncated, e.JSON())
	}
}
