package actors

import (
	"context"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/mod/sumdb/note"

	"ambit/core/authority"
	"ambit/core/capability"
	"ambit/core/ledger"
	"ambit/core/workspace"
	"ambit/core/workspace/view"
)

// Options adapt a Host to its placement. The zero value is complete.
type Options struct {
	Now     func() time.Time // the wall clock; time.Now
	Entropy func() [32]byte  // unpredictable bytes; crypto/rand

	// Shared says that other processes write to the same store. Reads then look for
	// new records first.
	Shared bool
	// Queue is how many calls may wait for a run that is busy, and how many other events;
	// 16 each.
	Queue int
	// Lease is the lease of a run that asks for none, MaxLease the longest one; 1 h
	// and 24 h.
	Lease, MaxLease time.Duration
	// Retention is how long a finished run is kept; 30 days. Negative keeps it.
	Retention time.Duration
	// CallTime is the real time after which a call is aborted, a safety net where
	// clocks advance during computation; 0 has none.
	CallTime time.Duration
	// Mirror, if set, ties runs to host directories.
	Mirror Mirror
	// Spill, if set, makes the place for a call's large writes; done releases it.
	Spill func() (spill view.Spill, done func())
	// Effects says that outside effects can be carried out: Call then answers with one
	// to do, and Settle takes its outcome.
	Effects bool
	// EffectTime is how long an effect may take before anyone may settle it as
	// uncertain; 6 min, more than an executor gives a script.
	EffectTime time.Duration
	// Perform, if set, carries out the effects of scripts in this process, so that Call
	// answers with their outcome; it sets Effects. The end of ctx ends the effect.
	Perform func(ctx context.Context, e *Effect) capability.Outcome
	// Performer names this process in the intents of effects that Perform carries out;
	// PerformerGone says of such a name that the process does not run any more, so that
	// its effects are uncertain at once. Without them they are at their deadline.
	Performer     string
	PerformerGone func(performer string) bool
	// AnswerBytes bounds the answer to a call as JSON, where a platform bounds what can be
	// sent: output beyond it is cut and reported. A call whose changes alone take more ends
	// as by a limit. 0 has no bound.
	AnswerBytes int64
	// Signer, if set, signs the heads of ledgers: at checkpoints, at the end, on demand.
	Signer note.Signer
	// Cached bounds the runs whose state is kept between events; 256.
	Cached int
	// Observer, if set, is told what the host and its store do.
	Observer Observer
}

// Mirror keeps a run's tree and a host directory equal. Its methods are called while
// the run, and but for Owned and Lock the directory, is held.
type Mirror interface {
	// Owned reports whether the directory that owner names is this process's.
	Owned(owner string) bool
	// Lock holds the directory against other processes until unlock is called.
	Lock(ctx context.Context, owner string) (unlock func(), err error)
	// Last is the run that was last brought together with the directory, and the tree
	// of it that the directory had; ok is false if there was none. If the run's tree is
	// another one now, its import was cut off, and is finished from the difference.
	Last(owner string) (run RunID, root workspace.Entry, ok bool, err error)
	// Scan makes a tree of the directory as it is now; base is the tree that the run
	// has, and new blobs go to w.
	Scan(owner string, base *workspace.Snapshot, w workspace.BlobWriter) (workspace.Entry, error)
	// Fences are the paths that nothing may write: what governs the directory's own
	// calls, and what the last Scan left out of the tree.
	Fences(owner string) []authority.Fence
	// Settle follows a Scan whose tree the run has: Last then gives it, durably.
	Settle(owner string, run RunID, root workspace.Entry) error
	// Import brings changes to the directory durably; Last then gives run and root. A
	// file that is no longer what the delta says it was is left alone and
	// reported.
	Import(owner string, run RunID, root workspace.Entry, delta workspace.Delta, blobs workspace.Blobs) (diverged []string, err error)
}

func (o Options) withDefaults() Options {
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.Entropy == nil {
		o.Entropy = fillEntropy
	}
	if o.Queue == 0 {
		o.Queue = 16
	}
	if o.Lease == 0 {
		o.Lease = time.Hour
	}
	if o.MaxLease == 0 {
		o.MaxLease = 24 * time.Hour
	}
	if o.Retention == 0 {
		o.Retention = 30 * 24 * time.Hour
	}
	if o.EffectTime == 0 {
		o.EffectTime = 6 * time.Minute
	}
	if o.Perform != nil {
		o.Effects = true
	}
	if o.Cached == 0 {
		o.Cached = 256
	}
	return o
}

// Host drives runs over a store: it loads their state, steps, appends and steps
// again when another writer was first. It is safe for concurrent use; events of one
// run are taken one at a time.
type Host struct {
	store  Store
	policy atomic.Pointer[authority.Policy]
	opt    Options

	mu     sync.Mutex
	slots  map[string]*slot
	clock  uint64 // of use, for eviction
	doing  map[*performance]bool
	ending error   // why no effect is begun any more; nil while they are
	warm   []*slot // that keep blobs, the one used last at the end
}

// What runs that nobody uses may keep in memory, besides Options.Cached.
const (
	warmRuns  = 16        // runs that keep blobs they read, at most inlineCache each
	idleBytes = 256 << 20 // of states, roughly
)

// NewHost returns a Host over store under policy.
func NewHost(store Store, policy *authority.Policy, opt Options) *Host {
	h := &Host{store: Observed(store, opt.Observer), opt: opt.withDefaults(), slots: map[string]*slot{}, doing: map[*performance]bool{}}
	h.policy.Store(policy)
	return h
}

// SetPolicy replaces the policy; calls that have begun keep the old one.
func (h *Host) SetPolicy(p *authority.Policy) { h.policy.Store(p) }

// Policy is the policy in force.
func (h *Host) Policy() *authority.Policy { return h.policy.Load() }

// Options are the host's options, defaults filled in.
func (h *Host) Options() Options { return h.opt }

// slot is one tenant/id in memory.
type slot struct {
	tenant, id string
	busy       bool
	effect     *performance // of a call, which goes on while the slot is free
	waiting    []*waiter
	used       uint64
	state      *State // nil: not loaded
	blobs      *Blobs
	running    *running
	sinceMark  int   // entries since the last checkpoint
	weight     int   // of the state in bytes, roughly, when it was used last
	held       int   // calls that wait for an operator, when it was used last
	broken     error // of the store, in the step in progress
	watchers   map[chan struct{}]bool
}

// rest notes what a run keeps that nobody uses now, and lets another one's blobs go.
func (h *Host) rest(s *slot) {
	s.weight, s.held = 0, 0
	if s.state != nil {
		s.weight, s.held = s.state.weight(), s.state.Held()
	}
	h.warm = slices.DeleteFunc(h.warm, func(w *slot) bool { return w == s })
	if s.blobs != nil {
		h.warm = append(h.warm, s)
	}
	if len(h.warm) > warmRuns {
		if cold := h.warm[0]; !cold.busy {
			cold.blobs = nil
		}
		h.warm = slices.Delete(h.warm, 0, 1)
	}
}

// evict forgets the runs that were not used for longest, while there are too many or
// they weigh too much.
func (h *Host) evict() {
	total := 0
	for _, s := range h.slots {
		total += s.weight
	}
	for len(h.slots) >= h.opt.Cached || total > idleBytes {
		var oldest *slot
		var key string
		for k, s := range h.slots {
			if !s.busy && s.effect == nil && len(s.watchers) == 0 && (oldest == nil || s.used < oldest.used) {
				oldest, key = s, k
			}
		}
		if oldest == nil {
			return
		}
		total -= oldest.weight
		h.warm = slices.DeleteFunc(h.warm, func(w *slot) bool { return w == oldest })
		delete(h.slots, key)
	}
}

// reader gives the blobs of the slot's state, with its cache of inline packs.
func (h *Host) reader(ctx context.Context, s *slot) *Blobs {
	if s.blobs == nil || s.blobs.state != s.state {
		s.blobs = NewBlobs(ctx, h.store, s.state)
	}
	s.blobs.ctx, s.blobs.broken = ctx, &s.broken
	return s.blobs
}

// fences are the paths of the run's directory that the placement keeps from being written.
func (h *Host) fences(s *slot) []authority.Fence {
	if owner := s.state.Owner; owner != "" && h.opt.Mirror != nil && h.opt.Mirror.Owned(owner) {
		return h.opt.Mirror.Fences(owner)
	}
	return nil
}

// env is what a step of the slot's run depends on.
func (h *Host) env(ctx context.Context, s *slot) *Env {
	began := h.opt.Now()
	env := &Env{Now: began, Entropy: h.opt.Entropy(), Policy: h.Policy(), Packs: runPacks{ctx, h.store, s.state.Run, &s.broken}, Effects: h.opt.Effects, EffectTime: h.opt.EffectTime, Performer: h.opt.Performer, AnswerBytes: h.opt.AnswerBytes, Signer: h.opt.Signer, Blobs: h.reader(ctx, s),
		Elapsed: func() time.Duration { return h.opt.Now().Sub(began) },
		Record: func(seq uint64) (*ledger.Record, error) {
			return readRecord(ctx, h.store, s.state.Run, seq)
		}}
	env.Fences = h.fences(s)
	run := s.running
	env.Interrupt = func() error {
		if run != nil && run.cancelled.Load() {
			return errCancelled
		}
		if h.opt.CallTime > 0 && h.opt.Now().Sub(began) > h.opt.CallTime {
			return errRealTime
		}
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		return nil
	}
	return env
}

// Watch gives a channel that receives whenever an entry was appended to the run by
// this process. A receive says only that there may be more to read.
func (h *Host) Watch(tenant, id string) (appended <-chan struct{}, stop func()) {
	key := tenant + "/" + id
	ch := make(chan struct{}, 1)
	h.mu.Lock()
	defer h.mu.Unlock()
	s := h.slots[key]
	if s == nil {
		s = &slot{tenant: tenant, id: id}
		h.slots[key] = s
	}
	if s.watchers == nil {
		s.watchers = map[chan struct{}]bool{}
	}
	s.watchers[ch] = true
	return ch, func() {
		h.mu.Lock()
		defer h.mu.Unlock()
		delete(s.watchers, ch)
	}
}

// notify tells the watchers of a run that an entry was appended.
func (h *Host) notify(s *slot) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for ch := range s.watchers {
		select {
		case ch <- struct{}{}:
		default:
		}
	}
}

// runPacks stores the packs of one run.
type runPacks struct {
	ctx   context.Context
	store Store
	run   RunID

	broken *error // keeps the last error
}

func (p runPacks) Put(sum workspace.Hash, data []byte) error {
	err := p.store.PutPack(p.ctx, p.run, sum, data)
	if err != nil {
		*p.broken = err
	}
	return err
}

func (p runPacks) GetRange(sum workspace.Hash, off int64, n int) ([]byte, error) {
	data, err := p.store.GetRange(p.ctx, p.run, sum, off, n)
	if err != nil {
		*p.broken = err
	}
	return data, err
}
