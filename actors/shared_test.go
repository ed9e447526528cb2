package actors_test

import (
	"context"
	"strings"
	"testing"
	"time"

	"ambit/actors"
	"ambit/actors/store/memory"
	"ambit/core/ledger"
	"ambit/core/workspace"
)

// countingStore counts what is asked of a store.
type countingStore struct {
	actors.Store
	reads, writes int
}

func (s *countingStore) Read(ctx context.Context, run actors.RunID, from uint64, limit int) ([][]byte, error) {
	s.reads++
	return s.Store.Read(ctx, run, from, limit)
}

func (s *countingStore) Latest(ctx context.Context, tenant, id string) (uint64, error) {
	s.reads++
	return s.Store.Latest(ctx, tenant, id)
}

func (s *countingStore) Append(ctx context.Context, run actors.RunID, seq uint64, record []byte) error {
	s.writes++
	return s.Store.Append(ctx, run, seq, record)
}

func TestWarmCallIsOneRequest(t *testing.T) {
	store := &countingStore{Store: memory.New()}
	w := newWorld(t, store, actors.Options{Shared: true})
	w.open("r")
	turn := w.turn("r", fullGrant)
	store.reads, store.writes = 0, 0
	w.call("r", turn, "bash", `{"command":"mkdir reports; echo hi > reports/a"}`)
	if store.reads != 0 || store.writes != 1 {
		t.Errorf("a warm call took %d reads and %d appends, want 0 and 1", store.reads, store.writes)
	}
}

// TestStaleCacheRefusesNothing has another host change what the cached state says.
func TestStaleCacheRefusesNothing(t *testing.T) {
	store := memory.New()
	a := newWorld(t, store, actors.Options{Shared: true})
	b := newWorld(t, store, actors.Options{Shared: true})
	b.clock = a.clock
	b.host = actors.NewHost(store, parsePolicy(t, policyText), actors.Options{Shared: true, Now: a.clock.Now})
	a.open("r")
	b.call("r", b.turn("r", fullGrant), "bash", `{"command":"true"}`)

	second := a.turn("r", fullGrant)
	if r := b.call("r", second, "bash", `{"command":"echo of the second turn"}`); r.Exit == nil || *r.Exit != 0 {
		t.Errorf("a turn that another host began: %+v", r)
	}

	if _, err := a.host.Lease(ctx, "acme", "r", a.clock.Now().Add(3*time.Hour)); err != nil {
		t.Fatal(err)
	}
	a.clock.advance(2 * time.Hour)
	b.call("r", a.turn("r", fullGrant), "bash", `{"command":"true"}`)

	if err := a.host.Close(ctx, "acme", "r", "done"); err != nil {
		t.Fatal(err)
	}
	_, _, err := b.host.Call(ctx, "acme", "r", 0, actors.CallTool{Turn: second, Tool: "bash", Args: []byte(`{"command":"true"}`)})
	wantCode(t, err, actors.Expired)
	a.open("r")
	third := a.turn("r", fullGrant)
	b.call("r", third, "bash", `{"command":"true"}`)
	b.verify("r")
}

// lossyStore applies the next append but loses its answer, and the read after it.
type lossyStore struct {
	actors.Store
	lose, lost bool
}

func (s *lossyStore) Append(ctx context.Context, run actors.RunID, seq uint64, record []byte) error {
	err := s.Store.Append(ctx, run, seq, record)
	if s.lose && err == nil {
		s.lose, s.lost = false, true
		return errLost
	}
	return err
}

func (s *lossyStore) Read(ctx context.Context, run actors.RunID, from uint64, limit int) ([][]byte, error) {
	if s.lost {
		s.lost = false
		return nil, errLost
	}
	return s.Store.Read(ctx, run, from, limit)
}

func TestLostAnswerIsNotCalledAgain(t *testing.T) {
	store := &lossyStore{Store: memory.New()}
	w := newWorld(t, store, actors.Options{Shared: true})
	w.open("r")
	turn := w.turn("r", fullGrant)
	store.lose = true
	_, _, err := w.host.Call(ctx, "acme", "r", 0, actors.CallTool{Turn: turn, Tool: "bash", Args: []byte(`{"command":"mkdir -p reports; echo a >> reports/log"}`)})
	wantCode(t, err, actors.Storage)
	if r := w.call("r", turn, "bash", `{"command":"cat reports/log"}`); string(r.Stdout) != "a\n" {
		t.Errorf("the log has %q; the call whose answer was lost ran again", r.Stdout)
	}
}

func TestSweepExpiresThenDeletes(t *testing.T) {
	store := memory.New()
	for _, fresh := range []bool{false, true} {
		w := newWorld(t, store, actors.Options{Retention: 24 * time.Hour})
		st := w.open("swept")
		sweep := func(after time.Duration) {
			t.Helper()
			w.clock.advance(after)
			if fresh { // as on a server that has just started
				host := actors.NewHost(store, parsePolicy(t, policyText), actors.Options{Retention: 24 * time.Hour, Now: w.clock.Now})
				w.host = host
			}
			if _, err := w.host.Sweep(ctx, 10); err != nil {
				t.Fatal(err)
			}
		}
		sweep(2 * time.Hour)
		if recs, err := store.Read(ctx, st.Run, 2, 1); err != nil || len(recs) != 1 {
			t.Fatalf("fresh %v: the lease's end was not recorded: %v", fresh, err)
		}
		sweep(time.Hour)
		sweep(24 * time.Hour)
		if recs, err := store.Read(ctx, st.Run, 1, 1); err != nil || len(recs) != 0 {
			t.Fatalf("fresh %v: %d records are left after the retention: %v", fresh, len(recs), err)
		}
	}
}

// unreadableStore fails to read or to store packs as often as it is told to.
type unreadableStore struct {
	actors.Store
	reads, writes int
}

func (s *unreadableStore) GetRange(ctx context.Context, run actors.RunID, sum workspace.Hash, off int64, n int) ([]byte, error) {
	if s.reads > 0 {
		s.reads--
		return nil, errLost
	}
	return s.Store.GetRange(ctx, run, sum, off, n)
}

func (s *unreadableStore) PutPack(ctx context.Context, run actors.RunID, sum workspace.Hash, data []byte) error {
	if s.writes > 0 {
		s.writes--
		return errLost
	}
	return s.Store.PutPack(ctx, run, sum, data)
}

// TestStoreThatFailsInACallDecidesNothing has the store fail while a tool works: the call
// is not recorded with what the failure made of it, and can be sent again.
func TestStoreThatFailsInACallDecidesNothing(t *testing.T) {
	large := strings.Repeat("more than a record holds ", 10_000)
	for _, tool := range []struct{ name, args string }{
		{"bash", `{"command":"wc -c <reports/large; cp reports/large reports/copy"}`},
		{"read", `{"path":"reports/large"}`},
		{"edit", `{"path":"reports/large","edits":[{"oldText":"` + large + `","newText":"small"}]}`},
		{"grep", `{"pattern":"record"}`},
		{"write", `{"path":"reports/other","content":"` + strings.Repeat("x", 200_000) + `"}`},
	} {
		store := &unreadableStore{Store: memory.New()}
		w := newWorld(t, store, actors.Options{Shared: true})
		w.open("r")
		turn := w.turn("r", fullGrant)
		w.call("r", turn, "write", `{"path":"reports/large","content":"`+large+`"}`)
		before := len(w.verify("r"))

		store.reads, store.writes = 1, 1
		failures := 0
		for {
			cold := newWorld(t, store, actors.Options{Shared: true})
			r, _, err := cold.host.Call(ctx, "acme", "r", 0, actors.CallTool{Turn: turn, Tool: tool.name, Key: "k", Request: "h", Args: []byte(tool.args)})
			if err == nil {
				if r.Status != ledger.OK {
					t.Errorf("%s after %d failures: %s, %s", tool.name, failures, r.Status, r.Reason)
				}
				break
			}
			wantCode(t, err, actors.Storage)
			if failures++; failures > 10 {
				t.Fatalf("%s: %v", tool.name, err)
			}
		}
		if failures == 0 {
			t.Errorf("%s met no failure", tool.name)
		}
		if got := len(w.verify("r")); got != before+1 {
			t.Errorf("%s: %d new entries", tool.name, got-before)
		}
	}
}
