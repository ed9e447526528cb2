package actors_test

import (
	"context"
	"errors"
	"strings"
	"testing"

	"ambit/actors"
	"ambit/actors/store/memory"
	"ambit/core/ledger"
	"ambit/core/workspace"
)

// panickingStore panics when files are stored, while it is armed.
type panickingStore struct {
	actors.Store
	armed bool
}

func (s *panickingStore) PutPack(ctx context.Context, run actors.RunID, sum workspace.Hash, data []byte) error {
	if s.armed {
		s.armed = false
		panic("a bug")
	}
	return s.Store.PutPack(ctx, run, sum, data)
}

func TestPanicIsRecorded(t *testing.T) {
	store := &panickingStore{Store: memory.New()}
	w := newWorld(t, store, actors.Options{Shared: true})
	w.open("r")
	turn := w.turn("r", fullGrant)
	call := actors.CallTool{Turn: turn, Tool: "bash", Args: []byte(`{"command":"mkdir -p reports; head -c 200000 /dev/urandom > reports/a"}`), Key: "k", Request: "q"}
	store.armed = true
	_, _, err := w.host.Call(ctx, "acme", "r", 0, call)
	var crash *actors.CrashError
	if !errors.As(err, &crash) || !strings.Contains(err.Error(), "a bug") {
		t.Fatalf("got %v", err)
	}
	reply, _, err := w.host.Call(ctx, "acme", "r", 0, call)
	if err != nil || reply.Status != ledger.Failed || !strings.Contains(reply.Reason, "internal error") {
		t.Errorf("the repeated call: %+v %v", reply, err)
	}
	if r := w.call("r", turn, "bash", `{"command":"ls -A"}`); strings.TrimSpace(string(r.Stdout)) != "" {
		t.Errorf("the call left %q", r.Stdout)
	}
	if list := w.verify("r"); len(list) != 4 {
		t.Errorf("%d entries", len(list))
	}
}

func TestAnswersFit(t *testing.T) {
	const limit = 100_000
	w := newWorld(t, memory.New(), actors.Options{AnswerBytes: limit})
	w.open("r")
	turn := w.turn("r", fullGrant)
	w.call("r", turn, "bash", `{"command":"mkdir reports"}`)
	for _, tc := range []struct {
		script string
		fits   bool
	}{
		{"head -c 40000 /dev/zero | tr '\\\\0' x", true},
		{"head -c 40000 /dev/zero; echo zeros >> reports/f", false},
		{"head -c 90000 /dev/zero | tr '\\\\0' '\\\\377'; echo bytes >> reports/f", false},
		{"head -c 60000 /dev/zero | tr '\\\\0' x; head -c 60000 /dev/zero | tr '\\\\0' y >&2; echo both >> reports/f", false},
	} {
		r := w.call("r", turn, "bash", `{"command":"`+tc.script+`"}`)
		if r.Status != ledger.OK || (r.Truncated == ledger.Truncated{}) != tc.fits {
			t.Errorf("%s: %s %s %+v", tc.script, r.Status, r.Reason, r.Truncated)
		}
		if !tc.fits && (r.Truncated.Stdout < 40000 || int64(len(r.Stdout)) >= r.Truncated.Stdout) {
			t.Errorf("%s: %d bytes of %d", tc.script, len(r.Stdout), r.Truncated.Stdout)
		}
	}
	r := w.call("r", turn, "bash", `{"command":"for ((i = 0; i < 700; i++)); do echo > reports/a-rather-long-name-of-a-file-$i; done"}`)
	if r.Status != ledger.Limit || *r.Exit != 124 || !strings.Contains(r.Reason, "cannot be sent") || len(r.Delta) > 0 {
		t.Errorf("many changes: %s %s %d", r.Status, r.Reason, len(r.Delta))
	}
	if r := w.call("r", turn, "bash", `{"command":"ls reports; cat reports/f"}`); string(r.Stdout) != "f\nzeros\nbytes\nboth\n" {
		t.Errorf("the files are %q", r.Stdout)
	}
	w.verify("r")
}

func TestDeadlineIsRecorded(t *testing.T) {
	w := newWorld(t, memory.New(), actors.Options{})
	w.open("r")
	turn := w.turn("r", fullGrant)
	over, cancel := context.WithCancelCause(ctx)
	cancel(errors.New("the time is over"))
	r, _, err := w.host.Call(over, "acme", "r", 0, actors.CallTool{Turn: turn, Tool: "bash", Args: []byte(`{"command":"seq 100000; while :; do :; done"}`)})
	if err != nil || r.Status != ledger.Aborted || !strings.Contains(r.Reason, "the time is over") {
		t.Errorf("got %+v %v", r, err)
	}
	w.verify("r")
}
