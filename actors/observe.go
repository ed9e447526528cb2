package actors

import (
	"context"
	"errors"
	"time"

	"ambit/core/ledger"
	"ambit/core/workspace"
)

// Observer is told what a Host does, for metrics and traces. Its methods are called in
// line and by several goroutines at once: they must be quick and safe for concurrent use,
// and must not keep what they are given.
type Observer interface {
	// Begin tells that a stage begins. What happens in it has the context that Begin
	// returns; end is called once, when the stage is over.
	Begin(ctx context.Context, s Stage) (inner context.Context, end func(Result))
	// Appended tells of an entry that this process has written, with the bytes that it and
	// its files take in the store.
	Appended(ctx context.Context, e Appended)
}

// Stage is a part of the work for an event. Fields that do not apply are zero.
type Stage struct {
	Name StageName
	Run  RunID
	Turn uint64
	Tool string
	// Detail is the operation of StageStore.
	Detail string
}

// StageName says what a stage is.
type StageName string

// The stages of an event: a turn holds its call, the call its commit, and that the
// operations of the store.
const (
	StageAgent  StageName = "agent"  // a call that a hosted agent asks for
	StageTurn   StageName = "turn"   // a call of a turn, with its wait for the run
	StageWait   StageName = "wait"   // for the run, behind other events
	StageCall   StageName = "call"   // from the decision to the entry
	StageEffect StageName = "effect" // a script that this process carries out
	StageCommit StageName = "commit" // one try to write an entry with its files
	StageStore  StageName = "store"  // one operation of the store
)

// Result is how a stage ended. Fields that do not apply are zero.
type Result struct {
	Err    error
	Status ledger.Status
	Level  string // that refused
	Seq    uint64
	Fuel   int64
}

// Appended is an entry that was written.
type Appended struct {
	Entry   *ledger.Entry
	Profile string // of the run
	Bytes   int64
}

// Observers tells each of them, the first one outermost.
type Observers []Observer

// Begin implements Observer.
func (list Observers) Begin(ctx context.Context, s Stage) (context.Context, func(Result)) {
	ends := make([]func(Result), len(list))
	for i, o := range list {
		ctx, ends[i] = o.Begin(ctx, s)
	}
	return ctx, func(r Result) {
		for i := len(ends) - 1; i >= 0; i-- {
			ends[i](r)
		}
	}
}

// Appended implements Observer.
func (list Observers) Appended(ctx context.Context, e Appended) {
	for _, o := range list {
		o.Appended(ctx, e)
	}
}

// Observe tells the host's observer of a stage, if it has one. end is called when the stage
// is over.
func (h *Host) Observe(ctx context.Context, s Stage) (inner context.Context, end func(Result)) {
	if h.opt.Observer == nil {
		return ctx, func(Result) {}
	}
	return h.opt.Observer.Begin(ctx, s)
}

// appended tells the host's observer of an entry, whose record has size bytes.
func (h *Host) appended(ctx context.Context, s *slot, e *ledger.Entry, size int) {
	if h.opt.Observer == nil {
		return
	}
	bytes := int64(size)
	for _, p := range e.Packs {
		if !p.Inline {
			bytes += p.Size
		}
	}
	h.opt.Observer.Appended(ctx, Appended{Entry: e, Profile: s.state.Profile, Bytes: bytes})
}

// Load is what a host is busy with.
type Load struct {
	Runs    int // in memory
	Busy    int // runs that an event holds
	Waiting int // events that wait for a run
	Effects int // that this process carries out
	Holds   int // calls that wait for an operator, of the runs in memory
}

// Load counts what the host has in memory.
func (h *Host) Load() Load {
	h.mu.Lock()
	defer h.mu.Unlock()
	l := Load{Runs: len(h.slots), Effects: len(h.doing)}
	for _, s := range h.slots {
		l.Waiting += len(s.waiting)
		l.Holds += s.held
		if s.busy {
			l.Busy++
		}
	}
	return l
}

// Observed is the store, with an observer that is told of each operation.
func Observed(store Store, observer Observer) Store {
	if observer == nil {
		return store
	}
	return &observed{store, observer}
}

type observed struct {
	store    Store
	observer Observer
}

func (o *observed) begin(ctx context.Context, operation string, run RunID) (context.Context, func(error)) {
	ctx, end := o.observer.Begin(ctx, Stage{Name: StageStore, Run: run, Detail: operation})
	return ctx, func(err error) { end(Result{Err: err}) }
}

// Expected reports whether an error of a store says what is there, and not that the store
// failed: a slot that is taken, a pack that is missing, a caller that went away.
func Expected(err error) bool {
	return errors.Is(err, ErrTaken) || errors.Is(err, workspace.ErrMissing) || errors.Is(err, context.Canceled)
}

func (o *observed) Append(ctx context.Context, run RunID, seq uint64, record []byte) error {
	ctx, end := o.begin(ctx, "append", run)
	err := o.store.Append(ctx, run, seq, record)
	end(err)
	return err
}

func (o *observed) Read(ctx context.Context, run RunID, from uint64, limit int) ([][]byte, error) {
	ctx, end := o.begin(ctx, "read", run)
	recs, err := o.store.Read(ctx, run, from, limit)
	end(err)
	return recs, err
}

func (o *observed) PutPack(ctx context.Context, run RunID, sum workspace.Hash, data []byte) error {
	ctx, end := o.begin(ctx, "put_pack", run)
	err := o.store.PutPack(ctx, run, sum, data)
	end(err)
	return err
}

func (o *observed) GetRange(ctx context.Context, run RunID, sum workspace.Hash, off int64, n int) ([]byte, error) {
	ctx, end := o.begin(ctx, "get_range", run)
	data, err := o.store.GetRange(ctx, run, sum, off, n)
	end(err)
	return data, err
}

func (o *observed) SaveCheckpoint(ctx context.Context, run RunID, seq uint64, data []byte) error {
	ctx, end := o.begin(ctx, "save_checkpoint", run)
	err := o.store.SaveCheckpoint(ctx, run, seq, data)
	end(err)
	return err
}

func (o *observed) LoadCheckpoint(ctx context.Context, run RunID) (uint64, []byte, error) {
	ctx, end := o.begin(ctx, "load_checkpoint", run)
	seq, data, err := o.store.LoadCheckpoint(ctx, run)
	end(err)
	return seq, data, err
}

func (o *observed) Wake(ctx context.Context, run RunID, at time.Time) error {
	ctx, end := o.begin(ctx, "wake", run)
	err := o.store.Wake(ctx, run, at)
	end(err)
	return err
}

func (o *observed) Due(ctx context.Context, now time.Time, limit int) ([]RunID, error) {
	ctx, end := o.begin(ctx, "due", RunID{})
	runs, err := o.store.Due(ctx, now, limit)
	end(err)
	return runs, err
}

func (o *observed) List(ctx context.Context, tenant, after string, limit int) ([]RunID, error) {
	ctx, end := o.begin(ctx, "list", RunID{})
	runs, err := o.store.List(ctx, tenant, after, limit)
	end(err)
	return runs, err
}

func (o *observed) Latest(ctx context.Context, tenant, id string) (uint64, error) {
	ctx, end := o.begin(ctx, "latest", RunID{})
	n, err := o.store.Latest(ctx, tenant, id)
	end(err)
	return n, err
}

func (o *observed) Delete(ctx context.Context, run RunID) error {
	ctx, end := o.begin(ctx, "delete", run)
	err := o.store.Delete(ctx, run)
	end(err)
	return err
}
