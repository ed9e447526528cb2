package actors_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"regexp"
	"sync/atomic"
	"testing"
	"time"

	"ambit/actors"
	"ambit/actors/store/memory"
	"ambit/core/capability"
	"ambit/core/ledger"
	"ambit/core/workspace"
)

// slowStore holds appends back until its gate opens.
type slowStore struct {
	actors.Store
	slow atomic.Bool
	gate chan struct{}
}

func (s *slowStore) Append(ctx context.Context, run actors.RunID, seq uint64, record []byte) error {
	if s.slow.Load() {
		<-s.gate
	}
	return s.Store.Append(ctx, run, seq, record)
}

var (
	errLost  = errors.New("request lost")
	errCrash = errors.New("the process died")
)

// faultyStore loses requests and answers, and dies at a chosen operation: from then
// on nothing reaches the store below, as when the process was killed.
type faultyStore struct {
	actors.Store
	rand    *rand.Rand
	rate    float64 // of lost requests and of lost answers
	crashAt int     // the operation that dies; 0: none
	ops     int
	dead    bool
}

// op counts an operation and says what becomes of it.
func (s *faultyStore) op() (before, after error) {
	s.ops++
	if s.dead {
		return errCrash, nil
	}
	if s.crashAt > 0 && s.ops >= s.crashAt {
		s.dead = true
		if s.rand.IntN(2) == 0 {
			return errCrash, nil
		}
		return nil, errCrash
	}
	switch p := s.rand.Float64(); {
	case p < s.rate/2:
		return errLost, nil
	case p < s.rate:
		return nil, errLost
	}
	return nil, nil
}

func (s *faultyStore) Append(ctx context.Context, run actors.RunID, seq uint64, record []byte) error {
	before, after := s.op()
	if before != nil {
		return before
	}
	if err := s.Store.Append(ctx, run, seq, record); err != nil {
		return err
	}
	return after
}

func (s *faultyStore) PutPack(ctx context.Context, run actors.RunID, sum workspace.Hash, data []byte) error {
	before, after := s.op()
	if before != nil {
		return before
	}
	if err := s.Store.PutPack(ctx, run, sum, data); err != nil {
		return err
	}
	return after
}

func (s *faultyStore) Read(ctx context.Context, run actors.RunID, from uint64, limit int) ([][]byte, error) {
	if before, after := s.op(); before != nil || after != nil {
		return nil, errors.Join(before, after)
	}
	return s.Store.Read(ctx, run, from, limit)
}

// TestCrashAtEveryStepLosesNothing kills the process at each operation of a call in
// turn. Whatever was acknowledged is there afterwards; what was not is there whole or
// not at all, and a retry with the same key has one effect.
func TestCrashAtEveryStepLosesNothing(t *testing.T) {
	content := string(make([]byte, 100<<10)) // large enough for a pack outside the record
	for crashAt := 1; ; crashAt++ {
		below := memory.New()
		w := newWorld(t, below, actors.Options{})
		w.open("r")
		turn := w.turn("r", fullGrant)
		w.call("r", turn, "write", `{"path":"reports/before","content":"kept"}`)

		faulty := &faultyStore{Store: below, rand: rand.New(rand.NewPCG(uint64(crashAt), 7)), crashAt: crashAt}
		dying := newWorld(t, faulty, actors.Options{})
		call := actors.CallTool{Turn: turn, Tool: "write", Key: "k", Request: "h",
			Args: ledger.Canonical(nil, ledger.Object{{Name: "path", Value: "reports/big"}, {Name: "content", Value: content}})}
		_, _, err := dying.host.Call(ctx, "acme", "r", 0, call)
		if !faulty.dead && err == nil {
			if crashAt < 4 {
				t.Fatalf("the call took only %d operations", faulty.ops)
			}
			return
		}
		after := newWorld(t, below, actors.Options{})
		entries := len(after.verify("r"))
		if entries != 3 && entries != 4 {
			t.Fatalf("crash at operation %d: %d entries", crashAt, entries)
		}
		if err == nil && entries != 4 {
			t.Fatalf("crash at operation %d: an acknowledged call is lost", crashAt)
		}
		r, _, err := after.host.Call(ctx, "acme", "r", 0, call)
		if err != nil || r.Status != ledger.OK {
			t.Fatalf("retry after a crash at operation %d: %+v %v", crashAt, r, err)
		}
		if got := len(after.verify("r")); got != 4 {
			t.Fatalf("retry after a crash at operation %d: %d entries, want one effect", crashAt, got)
		}
		if r := after.call("r", turn, "read", `{"path":"reports/before"}`); string(r.Stdout) != "kept" {
			t.Fatalf("crash at operation %d: earlier file is %q", crashAt, r.Stdout)
		}
	}
}

// TestFaultsGiveOneRecordForEachKey loses 15 % of requests and answers while several
// hosts send every key twice.
func TestFaultsGiveOneRecordForEachKey(t *testing.T) {
	for round := range uint64(10) {
		below := memory.New()
		newWorld(t, below, actors.Options{}).open("r")
		turn := newWorld(t, below, actors.Options{Shared: true}).turn("r", fullGrant)
		const clients, keys = 6, 20
		replies := make([]map[string]uint64, clients)
		done := make(chan struct{})
		for c := range clients {
			go func() {
				defer func() { done <- struct{}{} }()
				rnd := rand.New(rand.NewPCG(round, uint64(c)))
				w := newWorld(t, &faultyStore{Store: below, rand: rnd, rate: 0.15}, actors.Options{Shared: true})
				w.host.SetPolicy(parsePolicy(t, `{"version":1,"stores":{"files":{"root":".","allow":{"read":["**"],"write":["**"]}}},"profiles":{"operator":{"allow":["repo.read","repo.write","command.run"]}}}`))
				replies[c] = map[string]uint64{}
				for k := range keys * 2 {
					key := fmt.Sprint("key", (k/2+c*3)%keys)
					for {
						r, _, err := w.host.Call(ctx, "acme", "r", 0, actors.CallTool{Turn: turn, Tool: "write", Key: key, Request: "h",
							Args: fmt.Appendf(nil, `{"path":"f/%s","content":"%s"}`, key, key)})
						if err != nil {
							continue
						}
						if before, again := replies[c][key]; again && before != r.Seq {
							t.Errorf("key %s answered as entry %d and as %d", key, before, r.Seq)
						}
						replies[c][key] = r.Seq
						break
					}
				}
			}()
		}
		for range clients {
			<-done
		}
		w := newWorld(t, below, actors.Options{})
		byKey := map[string]uint64{}
		for _, e := range w.verify("r") {
			if e.Key == "" {
				continue
			}
			if _, dup := byKey[e.Key]; dup {
				t.Errorf("round %d: key %s has two records", round, e.Key)
			}
			byKey[e.Key] = e.Seq
		}
		for c := range clients {
			for key, seq := range replies[c] {
				if byKey[key] != seq {
					t.Errorf("round %d: client %d has %s at %d, the ledger at %d", round, c, key, seq, byKey[key])
				}
			}
		}
		if len(byKey) != keys {
			t.Errorf("round %d: %d keys in the ledger", round, len(byKey))
		}
	}
}

// scriptPolicy has one script capability.
const scriptPolicy = `{
  "version": 1,
  "stores": { "files": { "root": ".", "allow": { "read": ["**"], "write": ["**"] } } },
  "scripts": { "backup": { "argv": ["bash", "backup.sh"], "sha256": "0000000000000000000000000000000000000000000000000000000000000000" } },
  "profiles": { "operator": { "allow": ["repo.read", "command.run", "script.backup"] } }
}`

func scriptWorld(t *testing.T, store actors.Store) (*world, uint64) {
	w := newWorld(t, store, actors.Options{Effects: true, EffectTime: time.Minute})
	w.host.SetPolicy(parsePolicy(t, scriptPolicy))
	if _, err := w.host.Run(ctx, "acme", "r"); err != nil {
		w.open("r")
	}
	return w, w.turn("r", `backup { run } files { read }`)
}

func TestEffectIsSettledOnce(t *testing.T) {
	w, turn := scriptWorld(t, memory.New())
	call := actors.CallTool{Turn: turn, Tool: "backup", Args: []byte(`{"what":"all"}`), Key: "k", Request: "h"}
	reply, effect, err := w.host.Call(ctx, "acme", "r", 0, call)
	if err != nil || reply != nil || effect == nil || string(effect.Input) != `{"what":"all"}` || !regexp.MustCompile(`^acme/r/1/3/[0-9a-f]{16}$`).MatchString(effect.ID) {
		t.Fatalf("%+v %+v %v", reply, effect, err)
	}
	_, _, err = w.host.Call(ctx, "acme", "r", 0, call)
	wantCode(t, err, actors.Unsettled)
	_, _, err = w.host.Call(ctx, "acme", "r", 0, actors.CallTool{Turn: turn, Tool: "ls", Args: []byte("{}")})
	wantCode(t, err, actors.Unsettled)
	zero := 0
	reply, err = w.host.Settle(ctx, effect, capability.Outcome{Status: ledger.OK, Exit: &zero, Stdout: []byte("done")})
	if err != nil || string(reply.Stdout) != "done" {
		t.Fatalf("%+v %v", reply, err)
	}
	again, err := w.host.Settle(ctx, effect, capability.Outcome{Status: ledger.Failed})
	if err != nil || again.Seq != reply.Seq {
		t.Fatalf("second settlement: %+v %v", again, err)
	}
	repeated, effect, err := w.host.Call(ctx, "acme", "r", 0, call)
	if err != nil || effect != nil || repeated.Seq != reply.Seq {
		t.Fatalf("repeated call: %+v %+v %v", repeated, effect, err)
	}
	w.verify("r")
}

func TestLostEffectIsUncertainAndNotRunAgain(t *testing.T) {
	store := memory.New()
	w, turn := scriptWorld(t, store)
	call := actors.CallTool{Turn: turn, Tool: "backup", Args: []byte(`{}`), Key: "k", Request: "h"}
	_, effect, err := w.host.Call(ctx, "acme", "r", 0, call)
	if err != nil {
		t.Fatal(err)
	}
	w.clock.advance(2 * time.Minute)
	if n, err := w.host.Sweep(ctx, 10); err != nil || n != 1 {
		t.Fatalf("sweep: %d %v", n, err)
	}
	reply, again, err := w.host.Call(ctx, "acme", "r", 0, call)
	if err != nil || again != nil || reply.Status != ledger.UncertainState {
		t.Fatalf("after the deadline: %+v %+v %v", reply, again, err)
	}
	late, err := w.host.Settle(ctx, effect, capability.Outcome{Status: ledger.OK})
	if err != nil || late.Status != ledger.UncertainState {
		t.Fatalf("late outcome: %+v %v", late, err)
	}
	w.verify("r")
}

func TestScriptOutsideTheGrantIsRefused(t *testing.T) {
	w, _ := scriptWorld(t, memory.New())
	turn := w.turn("r", `files { read }`)
	r, effect, err := w.host.Call(ctx, "acme", "r", 0, actors.CallTool{Turn: turn, Tool: "backup", Args: []byte(`{}`)})
	if err != nil || effect != nil || r.Status != ledger.Refused || r.Level != "grant" {
		t.Fatalf("%+v %+v %v", r, effect, err)
	}
}
