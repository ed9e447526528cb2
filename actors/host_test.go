package actors_test

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"ambit/actors"
	"ambit/actors/store/memory"
	"ambit/core/authority"
	"ambit/core/ledger"
	_ "ambit/core/shell/commands"
	"ambit/core/workspace"
)

var ctx = context.Background()

const policyText = `{
  "version": 1,
  "stores": { "files": { "root": ".", "allow": { "read": ["**"], "write": ["reports/**"] } } },
  "limits": { "runCalls": 50 },
  "profiles": { "operator": { "allow": ["repo.read", "repo.write", "command.run"] } }
}`

const fullGrant = `files { read ["**"] write ["**"] } command { run }`

func parsePolicy(t *testing.T, text string) *authority.Policy {
	t.Helper()
	p, err := authority.Parse("test", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// clock is a wall clock that tests move.
type clock struct {
	mu  sync.Mutex
	now time.Time
}

func (c *clock) Now() time.Time {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.now
}

func (c *clock) advance(d time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.now = c.now.Add(d)
}

type world struct {
	t     *testing.T
	host  *actors.Host
	store actors.Store
	clock *clock
}

func newWorld(t *testing.T, store actors.Store, opt actors.Options) *world {
	t.Helper()
	w := &world{t: t, store: store, clock: &clock{now: time.Date(2026, 3, 14, 9, 26, 53, 0, time.UTC)}}
	opt.Now = w.clock.Now
	w.host = actors.NewHost(store, parsePolicy(t, policyText), opt)
	return w
}

func (w *world) open(id string) *actors.State {
	w.t.Helper()
	st, err := w.host.Open(ctx, "acme", id, actors.OpenRun{Profile: "operator", Expires: w.clock.Now().Add(time.Hour)})
	if err != nil {
		w.t.Fatal(err)
	}
	return st
}

func (w *world) turn(id, grant string) uint64 {
	w.t.Helper()
	g, err := authority.ParseGrant(grant)
	if err != nil {
		w.t.Fatal(err)
	}
	_, turn, _, err := w.host.BeginTurn(ctx, "acme", id, actors.BeginTurn{Grant: g})
	if err != nil {
		w.t.Fatal(err)
	}
	return turn.Number
}

func (w *world) call(id string, turn uint64, tool, args string) *actors.Reply {
	w.t.Helper()
	r, _, err := w.host.Call(ctx, "acme", id, 0, actors.CallTool{Turn: turn, Tool: tool, Args: []byte(args)})
	if err != nil {
		w.t.Fatalf("%s %s: %v", tool, args, err)
	}
	return r
}

func wantCode(t *testing.T, err error, code actors.Code) {
	t.Helper()
	var e *actors.Error
	if !errors.As(err, &e) || e.Code != code {
		t.Fatalf("got %v, want code %s", err, code)
	}
}

// verify checks a run's ledger and that it folds to the state that the host has.
func (w *world) verify(id string) []*ledger.Entry {
	w.t.Helper()
	st, err := w.host.Run(ctx, "acme", id)
	if err != nil {
		w.t.Fatal(err)
	}
	recs, err := w.store.Read(ctx, st.Run, 1, 10_000)
	if err != nil {
		w.t.Fatal(err)
	}
	fold := actors.NewState(st.Run)
	v := ledger.Verifier{}
	var entries []*ledger.Entry
	for _, data := range recs {
		r, err := v.Next(data)
		if err != nil {
			w.t.Fatal(err)
		}
		if err := fold.Apply(r); err != nil {
			w.t.Fatal(err)
		}
		entries = append(entries, r.Entry)
	}
	if seq, head := v.Head(); seq != st.Seq || head != st.Head || fold.Tree != st.Tree || fold.Status != st.Status {
		w.t.Fatalf("the ledger folds to %d %s %v, the host has %d %s %v", seq, head, fold.Tree, st.Seq, st.Head, st.Tree)
	}
	snap := workspace.NewSnapshot(fold.Tree, actors.NewBlobs(ctx, w.store, fold))
	if err := snap.Walk(func(path string, e workspace.Entry) error {
		if e.Kind != workspace.File {
			return nil
		}
		h := sha256.New()
		buf := make([]byte, 32<<10)
		r := snap.Content(e)
		for {
			n, err := r.Read(buf)
			h.Write(buf[:n])
			if err != nil {
				break
			}
		}
		if workspace.Hash(h.Sum(nil)) != e.Hash {
			return fmt.Errorf("%s has other content", path)
		}
		return nil
	}); err != nil {
		w.t.Fatal(err)
	}
	return entries
}

func TestCallIsRecordedAndItsFilesStay(t *testing.T) {
	w := newWorld(t, memory.New(), actors.Options{})
	w.open("r")
	turn := w.turn("r", fullGrant)
	if r := w.call("r", turn, "write", `{"path":"reports/a.txt","content":"one\ntwo\n"}`); r.Status != ledger.OK || len(r.Delta) != 2 {
		t.Fatalf("write: %+v", r)
	}
	if r := w.call("r", turn, "read", `{"path":"reports/a.txt","offset":2}`); string(r.Stdout) != "two\n" {
		t.Fatalf("read: %+v", r)
	}
	if r := w.call("r", turn, "edit", `{"path":"reports/a.txt","edits":[{"oldText":"two","newText":"three"}]}`); r.Status != ledger.OK {
		t.Fatalf("edit: %+v", r)
	}
	if r := w.call("r", turn, "grep", `{"pattern":"^t"}`); string(r.Stdout) != "reports/a.txt:2:three\n" {
		t.Fatalf("grep: %q", r.Stdout)
	}
	if r := w.call("r", turn, "find", `{"pattern":"*.txt"}`); string(r.Stdout) != "reports/a.txt\n" {
		t.Fatalf("find: %q", r.Stdout)
	}
	if r := w.call("r", turn, "ls", `{}`); string(r.Stdout) != "reports/\n" {
		t.Fatalf("ls: %q", r.Stdout)
	}
	entries := w.verify("r")
	if len(entries) != 8 {
		t.Fatalf("%d entries, want open, turn and 6 calls", len(entries))
	}
}

func TestRefusalIsRecordedAndChangesNothing(t *testing.T) {
	w := newWorld(t, memory.New(), actors.Options{})
	w.open("r")
	turn := w.turn("r", `files { read ["docs/**"] }`)
	for _, tc := range []struct{ tool, args, level, reason string }{
		{"bash", `{"command":"echo hi"}`, "grant", "bash is not granted for this turn (`with access to command { run }` required)"},
		{"write", `{"path":"reports/a","content":""}`, "grant", ""},
		{"read", `{"path":"secret"}`, "grant", ""},
		{"recall", `{"id":"99"}`, "", ""},
	} {
		r := w.call("r", turn, tc.tool, tc.args)
		if tc.level != "" && (r.Status != ledger.Refused || r.Level != tc.level) {
			t.Errorf("%s: %s by %q, want refused by %s", tc.tool, r.Status, r.Level, tc.level)
		}
		if tc.reason != "" && r.Reason != tc.reason {
			t.Errorf("%s: %q, want %q", tc.tool, r.Reason, tc.reason)
		}
		if len(r.Delta) != 0 {
			t.Errorf("%s changed something: %v", tc.tool, r.Delta)
		}
	}
	turn = w.turn("r", fullGrant)
	if r := w.call("r", turn, "write", `{"path":"docs/a","content":"x"}`); r.Status != ledger.Refused || r.Level != "store" {
		t.Errorf("write outside the store's allow list: %+v", r)
	}
	if got := len(w.verify("r")); got != 8 {
		t.Errorf("%d entries, want every refusal recorded: 8", got)
	}
}

func TestIdempotencyKeyHasOneEffect(t *testing.T) {
	w := newWorld(t, memory.New(), actors.Options{})
	w.open("r")
	turn := w.turn("r", fullGrant)
	call := func(request string) (*actors.Reply, error) {
		r, _, err := w.host.Call(ctx, "acme", "r", 0, actors.CallTool{Turn: turn, Tool: "write",
			Args: []byte(`{"path":"reports/n","content":"x"}`), Key: "k1", Request: request})
		return r, err
	}
	first, err := call("h1")
	if err != nil {
		t.Fatal(err)
	}
	again, err := call("h1")
	if err != nil || again.Seq != first.Seq || fmt.Sprint(again.Delta) != fmt.Sprint(first.Delta) || again.Text != first.Text {
		t.Fatalf("repeated: %+v %v, want %+v", again, err, first)
	}
	_, err = call("h2")
	wantCode(t, err, actors.KeyReused)
	if got := len(w.verify("r")); got != 3 {
		t.Fatalf("%d entries, want 3", got)
	}
}

func TestReusedIDIsANewIncarnation(t *testing.T) {
	for _, shared := range []bool{false, true} {
		t.Run(fmt.Sprint("shared=", shared), func(t *testing.T) { reuseID(t, actors.Options{Shared: shared}) })
	}
}

func reuseID(t *testing.T, opt actors.Options) {
	w := newWorld(t, memory.New(), opt)
	w.open("r")
	_, err := w.host.Open(ctx, "acme", "r", actors.OpenRun{Profile: "operator", Expires: w.clock.Now().Add(time.Hour)})
	wantCode(t, err, actors.Active)
	turn := w.turn("r", fullGrant)
	w.call("r", turn, "write", `{"path":"reports/a","content":"x"}`)
	if err := w.host.Close(ctx, "acme", "r", "done"); err != nil {
		t.Fatal(err)
	}
	if err := w.host.Close(ctx, "acme", "r", ""); err != nil {
		t.Fatalf("second close: %v", err)
	}
	_, _, err = w.host.Call(ctx, "acme", "r", 0, actors.CallTool{Turn: turn, Tool: "ls", Args: []byte("{}")})
	wantCode(t, err, actors.Expired)
	st := w.open("r")
	if st.Run.Incarnation != 2 || st.Tree.Count != 0 {
		t.Fatalf("reopened: %+v", st)
	}
	_, _, err = w.host.Call(ctx, "acme", "r", 1, actors.CallTool{Turn: turn, Tool: "ls", Args: []byte("{}")})
	wantCode(t, err, actors.Expired)
	old, err := w.store.Read(ctx, actors.RunID{Tenant: "acme", ID: "r", Incarnation: 1}, 1, 100)
	if err != nil || len(old) != 4 {
		t.Fatalf("earlier incarnation: %d records, %v", len(old), err)
	}
}

func TestLeaseExpiresAndIsNotResurrected(t *testing.T) {
	w := newWorld(t, memory.New(), actors.Options{Retention: 48 * time.Hour})
	w.open("r")
	turn := w.turn("r", fullGrant)
	if _, err := w.host.Lease(ctx, "acme", "r", w.clock.Now().Add(2*time.Hour)); err != nil {
		t.Fatal(err)
	}
	w.clock.advance(90 * time.Minute)
	w.call("r", turn, "ls", "{}")
	w.clock.advance(time.Hour)
	_, err := w.host.Lease(ctx, "acme", "r", w.clock.Now().Add(time.Hour))
	wantCode(t, err, actors.Expired)
	_, _, err = w.host.Call(ctx, "acme", "r", 0, actors.CallTool{Turn: turn, Tool: "ls", Args: []byte("{}")})
	wantCode(t, err, actors.Expired)
	if _, err := w.host.Sweep(ctx, 10); err != nil {
		t.Fatal(err)
	}
	entries := w.verify("r")
	if last := entries[len(entries)-1]; last.Kind != ledger.Expire {
		t.Fatalf("last entry is %s", last.Kind)
	}
	w.clock.advance(49 * time.Hour)
	if n, err := w.host.Sweep(ctx, 10); err != nil || n != 1 {
		t.Fatalf("sweep: %d, %v", n, err)
	}
	_, err = w.host.Run(ctx, "acme", "r")
	wantCode(t, err, actors.NotFound)
	if st := w.open("r"); st.Run.Incarnation != 2 {
		t.Fatalf("reopened after retention as incarnation %d", st.Run.Incarnation)
	}
}

func TestRunBudgetsEnd(t *testing.T) {
	w := newWorld(t, memory.New(), actors.Options{})
	w.open("r")
	turn := w.turn("r", fullGrant)
	for range 50 {
		w.call("r", turn, "ls", "{}")
	}
	if r := w.call("r", turn, "ls", "{}"); r.Status != ledger.Limit || !strings.Contains(r.Reason, "budget of 50 calls") {
		t.Fatalf("call 51: %+v", r)
	}
}

func TestQueueIsBounded(t *testing.T) {
	store := &slowStore{Store: memory.New(), gate: make(chan struct{})}
	w := newWorld(t, store, actors.Options{Queue: 2})
	w.open("r")
	turn := w.turn("r", fullGrant)
	store.slow.Store(true)
	results := make(chan error, 6)
	for range 6 {
		go func() {
			_, _, err := w.host.Call(ctx, "acme", "r", 0, actors.CallTool{Turn: turn, Tool: "ls", Args: []byte("{}")})
			results <- err
		}()
	}
	busy := 0
	for range 3 {
		err := <-results
		wantCode(t, err, actors.Busy)
		busy++
	}
	store.slow.Store(false)
	close(store.gate)
	for range 3 {
		if err := <-results; err != nil {
			t.Errorf("queued call: %v", err)
		}
	}
	w.verify("r")
}

func TestTwoHostsOnOneStoreNeverBothWrite(t *testing.T) {
	store := memory.New()
	a := newWorld(t, store, actors.Options{Shared: true})
	b := newWorld(t, store, actors.Options{Shared: true})
	a.open("r")
	turn := a.turn("r", fullGrant)
	var wg sync.WaitGroup
	seen := make(chan uint64, 40)
	for i := range 40 {
		w := a
		if i%2 == 1 {
			w = b
		}
		wg.Add(1)
		go func() {
			defer wg.Done()
			for {
				r, _, err := w.host.Call(ctx, "acme", "r", 0, actors.CallTool{Turn: turn, Tool: "write", Key: fmt.Sprint("k", i), Request: "h",
					Args: fmt.Appendf(nil, `{"path":"reports/%d","content":"%d"}`, i, i)})
				var e *actors.Error
				if errors.As(err, &e) && (e.Code == actors.Busy || e.Code == actors.Contention) {
					time.Sleep(time.Millisecond)
					continue
				}
				if err != nil || r.Status != ledger.OK {
					t.Errorf("call %d: %+v %v", i, r, err)
				} else {
					seen <- r.Seq
				}
				return
			}
		}()
	}
	wg.Wait()
	close(seen)
	seqs := map[uint64]bool{}
	for seq := range seen {
		if seqs[seq] {
			t.Errorf("seq %d was given to two calls", seq)
		}
		seqs[seq] = true
	}
	a.verify("r")
	b.verify("r")
	st, err := b.host.Run(ctx, "acme", "r")
	if err != nil || st.Tree.Count != 41 {
		t.Errorf("%d entries in the tree, want 40 files and their directory (%v)", st.Tree.Count, err)
	}
}

func TestRecallIsScopedToTheTurn(t *testing.T) {
	w := newWorld(t, memory.New(), actors.Options{})
	w.open("r")
	turn := w.turn("r", fullGrant)
	long := strings.Repeat("0123456789abcdef\\n", 5000)
	w.call("r", turn, "write", `{"path":"reports/long","content":"`+long+`"}`)
	r := w.call("r", turn, "read", `{"path":"reports/long","limit":5000}`)
	if r.Recall == "" || len(r.Text) > 50_000 || !strings.Contains(r.Text, "bytes elided") {
		t.Fatalf("text of %d bytes, recall %q", len(r.Text), r.Recall)
	}
	got := w.call("r", turn, "recall", `{"id":"`+r.Recall+`","offset":4999}`)
	if string(got.Stdout) != "0123456789abcdef\n0123456789abcdef\n" {
		t.Fatalf("recall: %q %s", got.Stdout, got.Reason)
	}
	other := w.turn("r", fullGrant)
	if got := w.call("r", other, "recall", `{"id":"`+r.Recall+`"}`); got.Status != ledger.Failed {
		t.Fatalf("recall from another turn: %+v", got)
	}
}

func TestCheckpointOfStateIsItsFold(t *testing.T) {
	store := memory.New()
	w := newWorld(t, store, actors.Options{})
	w.host.SetPolicy(parsePolicy(t, strings.Replace(policyText, `"runCalls": 50`, `"runCalls": 5000`, 1)))
	w.open("r")
	turn := w.turn("r", fullGrant)
	for i := range 150 {
		_, _, err := w.host.Call(ctx, "acme", "r", 0, actors.CallTool{Turn: turn, Tool: "write", Key: fmt.Sprint(i), Request: "h",
			Args: fmt.Appendf(nil, `{"path":"reports/%d","content":"%d"}`, i%7, i)})
		if err != nil {
			t.Fatal(err)
		}
	}
	fresh := actors.NewHost(store, w.host.Policy(), actors.Options{Now: w.clock.Now})
	a, err := w.host.Run(ctx, "acme", "r")
	if err != nil {
		t.Fatal(err)
	}
	b, err := fresh.Run(ctx, "acme", "r")
	if err != nil {
		t.Fatal(err)
	}
	if a.Head != b.Head || a.Tree != b.Tree || a.Fuel != b.Fuel || a.Calls != b.Calls || fmt.Sprint(a.Turns) != fmt.Sprint(b.Turns) {
		t.Fatalf("from a checkpoint %+v, by events %+v", b, a)
	}
	r, _, err := fresh.Call(ctx, "acme", "r", 0, actors.CallTool{Turn: turn, Tool: "write", Key: "3", Request: "h", Args: []byte(`{}`)})
	if err != nil || r.Seq != 6 {
		t.Fatalf("a key from before the checkpoint: %+v %v", r, err)
	}
	if r := w.call("r", turn, "read", `{"path":"reports/3"}`); string(r.Stdout) != "143" {
		t.Fatalf("read: %q", r.Stdout)
	}
}

func TestForkAndRestore(t *testing.T) {
	w := newWorld(t, memory.New(), actors.Options{})
	w.open("r")
	turn := w.turn("r", fullGrant)
	first := w.call("r", turn, "write", `{"path":"reports/a","content":"first"}`)
	w.call("r", turn, "write", `{"path":"reports/a","content":"second"}`)
	st, err := w.host.Fork(ctx, "acme", actors.Fork{From: "r", To: "f", Seq: first.Seq, Expires: w.clock.Now().Add(time.Hour)})
	if err != nil || st.Tree.Count != 2 {
		t.Fatalf("fork: %+v %v", st, err)
	}
	ft := w.turn("f", fullGrant)
	if r := w.call("f", ft, "read", `{"path":"reports/a"}`); string(r.Stdout) != "first" {
		t.Fatalf("fork has %q", r.Stdout)
	}
	root, err := w.host.TreeAt(ctx, "acme", "r", first.Seq)
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := w.host.Put(ctx, "acme", "r", actors.PutTree{Kind: ledger.Restore, Refers: first.Seq,
		Build: func(*workspace.Snapshot, workspace.BlobWriter) (workspace.Entry, error) { return root, nil }}); err != nil {
		t.Fatal(err)
	}
	if r := w.call("r", turn, "read", `{"path":"reports/a"}`); string(r.Stdout) != "first" {
		t.Fatalf("restored: %q", r.Stdout)
	}
	w.verify("r")
	w.verify("f")
}

func TestCancelEndsTheCallThatRuns(t *testing.T) {
	w := newWorld(t, memory.New(), actors.Options{})
	w.open("r")
	turn := w.turn("r", fullGrant)
	if w.host.Cancel("acme", "r", 0, turn) {
		t.Error("nothing ran, and was cancelled")
	}
	done := make(chan *actors.Reply, 1)
	go func() {
		r, _, err := w.host.Call(ctx, "acme", "r", 0, actors.CallTool{Turn: turn, Tool: "bash",
			Args: []byte(`{"command":"echo begun; echo x > reports; while read -r l < /dev/zero; do :; done; seq 1 99999999 | sort | tail -1"}`)})
		if err != nil {
			t.Error(err)
		}
		done <- r
	}()
	for !w.host.Cancel("acme", "r", 0, turn) {
		time.Sleep(time.Millisecond)
	}
	r := <-done
	if r.Status != ledger.Aborted || len(r.Delta) != 0 || !strings.Contains(r.Reason, "cancelled") {
		t.Errorf("%s %q %v", r.Status, r.Reason, r.Delta)
	}
	w.verify("r")
}
