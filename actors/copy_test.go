package actors_test

import (
	"strings"
	"testing"
	"time"

	"ambit/actors"
	"ambit/actors/store/memory"
	"ambit/core/ledger"
)

func TestCopiedRunIsTheSame(t *testing.T) {
	from, to := memory.New(), memory.New()
	w := newWorld(t, from, actors.Options{Retention: time.Hour})
	run := w.open("r").Run
	turn := w.turn("r", fullGrant)
	large := strings.Repeat("more than a record holds ", 10_000)
	w.call("r", turn, "write", string(ledger.Canonical(nil, ledger.Object{{Name: "path", Value: "reports/large"}, {Name: "content", Value: large}})))

	wantCode(t, actors.Copy(ctx, from, to, run, nil), actors.Active)
	if recs, err := to.Read(ctx, run, 1, 1); err != nil || len(recs) != 0 {
		t.Fatalf("an open run was copied: %d records, %v", len(recs), err)
	}
	if err := w.host.Close(ctx, "acme", "r", "done"); err != nil {
		t.Fatal(err)
	}
	for range 2 { // the second time nothing is left to do
		if err := actors.Copy(ctx, from, to, run, nil); err != nil {
			t.Fatal(err)
		}
	}
	there := newWorld(t, to, actors.Options{Retention: time.Hour})
	there.clock = w.clock
	if a, b := len(w.verify("r")), len(there.verify("r")); a != b {
		t.Errorf("%d entries there, %d here", b, a)
	}
	if r, err := there.host.Tree(ctx, "acme", "r"); err != nil || r.Root.Size < int64(len(large)) {
		t.Errorf("the files there: %v %v", r, err)
	}

	other := memory.New()
	later := newWorld(t, other, actors.Options{})
	later.clock.advance(time.Minute)
	later.open("r")
	wantCode(t, actors.Copy(ctx, from, other, run, nil), actors.Conflict)
	missing := run
	missing.ID = "nobody"
	wantCode(t, actors.Copy(ctx, from, to, missing, nil), actors.NotFound)
}
