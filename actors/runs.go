package actors

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
	"sync"
	"time"

	"ambit/core/authority"
	"ambit/core/ledger"
	"ambit/core/workspace"
)

// Open begins a run; id may be empty for a random one. A run of that id that is over
// becomes an earlier incarnation.
func (h *Host) Open(ctx context.Context, tenant, id string, ev OpenRun) (*State, error) {
	return h.begin(ctx, tenant, id, ev, ev)
}

// begin appends the first entry of a new incarnation.
func (h *Host) begin(ctx context.Context, tenant, id string, ev OpenRun, event Event) (*State, error) {
	if id == "" {
		id = NewID(h.opt.Entropy())
	}
	if !ValidName(id) {
		return nil, errorf(Invalid, "a run id is 1 to 64 of A-Z a-z 0-9 _ -")
	}
	if err := h.checkExpiry(ev.Expires); err != nil {
		return nil, err
	}
	s, err := h.acquire(ctx, tenant, id, nil)
	if err != nil {
		return nil, err
	}
	defer h.release(s)
	if err := h.load(ctx, s, true); err != nil {
		return nil, err
	}
	if use, ok := s.state.keys[ev.Key]; ev.Key != "" && ok && use.seq == 1 {
		if use.request != ev.Request {
			return nil, errorf(KeyReused, "the idempotency key was used for another request")
		}
		return s.state.snapshot(), nil
	}
	if s.state.Status != StatusNone {
		if err := h.expire(ctx, s); err != nil {
			return nil, err
		}
		if s.state.Status == StatusOpen {
			return nil, errorf(Active, "run %s is active", id)
		}
		next := s.state.Run
		next.Incarnation++
		s.state, s.sinceMark = NewState(next), 0
	}
	if _, err := h.commit(ctx, s, ev.Key, ev.Request, event); err != nil {
		return nil, err
	}
	return s.state.snapshot(), nil
}

// NewID is a UUID of the bytes.
func NewID(e [32]byte) string {
	e[6], e[8] = e[6]&0x0f|0x40, e[8]&0x3f|0x80
	x := hex.EncodeToString(e[:16])
	return x[:8] + "-" + x[8:12] + "-" + x[12:16] + "-" + x[16:20] + "-" + x[20:]
}

func (h *Host) checkExpiry(at time.Time) error {
	now := h.opt.Now()
	switch {
	case !at.After(now):
		return errorf(Invalid, "expiresAt is not in the future")
	case at.After(now.Add(h.opt.MaxLease)):
		return errorf(Invalid, "expiresAt is more than %s ahead", h.opt.MaxLease)
	}
	return nil
}

// expire records that the lease has run out, if it has.
func (h *Host) expire(ctx context.Context, s *slot) error {
	if s.state.Status != StatusOpen || h.opt.Now().UnixMilli() < s.state.Expires {
		return nil
	}
	return h.repeat(ctx, s, ExpireRun{})
}

// with holds a run that exists and does f with it, after a look for records of other
// writers.
func (h *Host) with(ctx context.Context, tenant, id string, f func(s *slot) error) error {
	return h.hold(ctx, tenant, id, nil, h.known(ctx, f))
}

// known is f with a run that exists, after a look for records of other writers.
func (h *Host) known(ctx context.Context, f func(s *slot) error) func(s *slot) error {
	return func(s *slot) error {
		if err := h.load(ctx, s, h.opt.Shared); err != nil {
			return err
		}
		if err := exists(s); err != nil {
			return err
		}
		return f(s)
	}
}

// withCached is with for a call, an f that appends: the slot it writes tells whether the cached
// state was the newest, so that a call costs no look at the store before. If f fails by
// a state that was not, it is done once more.
func (h *Host) withCached(ctx context.Context, tenant, id string, call *running, f func(s *slot) error) error {
	return h.hold(ctx, tenant, id, call, func(s *slot) error {
		cached := s.state != nil
		if err := h.load(ctx, s, false); err != nil {
			return err
		}
		run, seq := s.state.Run, s.state.Seq
		err := f(s)
		if !cached || !h.opt.Shared || !refusal(err) {
			return err
		}
		if lerr := h.load(ctx, s, true); lerr != nil {
			return lerr // whether err is right is not known
		}
		if s.state.Run == run && s.state.Seq == seq {
			return err
		}
		return f(s)
	})
}

// refusal reports whether err follows from the run's state, so that nothing was done.
func refusal(err error) bool {
	var e *Error
	return errors.As(err, &e) && e.Code != Storage && e.Code != Contention
}

func (h *Host) hold(ctx context.Context, tenant, id string, call *running, f func(s *slot) error) error {
	if !ValidName(id) {
		return errorf(NotFound, "no such run")
	}
	s, err := h.acquire(ctx, tenant, id, call)
	if err != nil {
		return err
	}
	defer h.release(s)
	return f(s)
}

func exists(s *slot) error {
	if s.state.Status == StatusNone {
		return errorf(NotFound, "no such run")
	}
	return nil
}

// snapshot is a copy that stays as it is.
func (s *State) snapshot() *State {
	c := *s
	c.Turns, c.Holds = slices.Clone(s.Turns), slices.Clone(s.Holds)
	return &c
}

// Run gives the state of a run. It does not wait for a call in progress.
func (h *Host) Run(ctx context.Context, tenant, id string) (*State, error) {
	if h.busy(tenant, id) {
		s := &slot{tenant: tenant, id: id}
		if err := h.load(ctx, s, true); err != nil {
			return nil, err
		}
		if s.state.Status == StatusNone {
			return nil, errorf(NotFound, "no such run")
		}
		return s.state, nil
	}
	var st *State
	err := h.with(ctx, tenant, id, func(s *slot) error {
		if err := h.expire(ctx, s); err != nil {
			return err
		}
		st = s.state.snapshot()
		return nil
	})
	return st, err
}

// busy reports whether an event holds the run.
func (h *Host) busy(tenant, id string) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	s := h.slots[tenant+"/"+id]
	return s != nil && s.busy
}

// Listed is a run of a list: its state, or why it cannot be read.
type Listed struct {
	ID    string
	State *State
	Err   error
}

// List lists the tenant's runs after id, at most limit.
func (h *Host) List(ctx context.Context, tenant, after string, limit int) ([]Listed, error) {
	ids, err := h.store.List(ctx, tenant, after, limit)
	if err != nil {
		return nil, storageError("listing runs", err)
	}
	list := make([]Listed, 0, len(ids))
	for _, id := range ids {
		st, err := h.Run(ctx, id.Tenant, id.ID)
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		list = append(list, Listed{id.ID, st, err})
	}
	return list, nil
}

// Lease moves the lease of an open run.
func (h *Host) Lease(ctx context.Context, tenant, id string, expires time.Time) (*State, error) {
	if err := h.checkExpiry(expires); err != nil {
		return nil, err
	}
	var st *State
	err := h.with(ctx, tenant, id, func(s *slot) error {
		_, err := h.commit(ctx, s, "", "", SetLease{expires})
		st = s.state.snapshot()
		return err
	})
	return st, err
}

// BeginTurn opens a turn and returns its number with its authority.
func (h *Host) BeginTurn(ctx context.Context, tenant, id string, ev BeginTurn) (run RunID, turn TurnState, auth *authority.Authority, err error) {
	err = h.with(ctx, tenant, id, func(s *slot) error {
		if ev.Expires.IsZero() {
			ev.Expires = h.opt.Now().Add(h.opt.MaxLease)
		}
		if err := h.checkExpiry(ev.Expires); err != nil {
			return err
		}
		r, err := h.commit(ctx, s, ev.Key, ev.Request, ev)
		if err != nil {
			return err
		}
		t, ok := s.state.Turn(r.Entry.Turn)
		if !ok {
			return errorf(Conflict, "the turn is not in the state")
		}
		run, turn = s.state.Run, *t
		auth, err = h.Policy().Authorize(s.state.Profile, ev.Grant, ev.Requires)
		if err == nil && !h.opt.Effects {
			auth = auth.WithoutScripts()
		}
		return err
	})
	return run, turn, auth, err
}

// current refuses the holder of a token of an earlier run of the id. inc is the
// incarnation that the token names, 0 for the current one.
func (s *State) current(inc uint64) error {
	if inc != 0 && s.Run.Incarnation != inc {
		return errorf(Expired, "the turn belongs to an earlier run of this id")
	}
	return nil
}

// TurnRun gives the state of a run to the holder of a token of a turn, which must not
// have ended. It does not wait for a call in progress.
func (h *Host) TurnRun(ctx context.Context, tenant, id string, inc, turn uint64) (*State, error) {
	st, err := h.Run(ctx, tenant, id)
	if err != nil {
		return nil, err
	}
	if err := st.current(inc); err != nil {
		return nil, err
	}
	t, ok := st.Turn(turn)
	switch {
	case !ok:
		return nil, errorf(NotFound, "no such turn")
	case t.Ended:
		return nil, errorf(Expired, "the turn has ended")
	}
	return st, nil
}

// TurnAuthority is what a turn may do now, under the policy in force. inc is as for Call.
func (h *Host) TurnAuthority(ctx context.Context, tenant, id string, inc, turn uint64) (*authority.Authority, error) {
	st, err := h.TurnRun(ctx, tenant, id, inc, turn)
	if err != nil {
		return nil, err
	}
	t, _ := st.Turn(turn)
	switch {
	case st.Status != StatusOpen:
		return nil, errorf(Expired, "the run is over")
	case h.opt.Now().UnixMilli() >= t.Expires:
		return nil, errorf(Expired, "the turn has ended")
	}
	grant, err := authority.ParseGrant(t.Grant)
	if err != nil {
		return nil, errorf(Forbidden, "%v", err)
	}
	auth, err := h.Policy().Authorize(st.Profile, grant, t.Requires)
	if err != nil {
		return nil, errorf(Forbidden, "%v", err)
	}
	if !h.opt.Effects {
		auth = auth.WithoutScripts()
	}
	return auth, nil
}

// EndTurn ends a turn. inc is as for Call.
func (h *Host) EndTurn(ctx context.Context, tenant, id string, inc, turn uint64) error {
	return h.with(ctx, tenant, id, func(s *slot) error {
		if err := s.state.current(inc); err != nil {
			return err
		}
		return h.repeat(ctx, s, EndTurn{turn})
	})
}

// Close ends a run; unknown ids and runs that are over are no error.
func (h *Host) Close(ctx context.Context, tenant, id, reason string) error {
	err := h.with(ctx, tenant, id, func(s *slot) error {
		return h.repeat(ctx, s, CloseRun{reason})
	})
	if e, ok := err.(*Error); ok && e.Code == NotFound {
		return nil
	}
	return err
}

// Call carries out one tool call of a turn. inc is the incarnation that the caller's
// token names, 0 for the current one. A call with an outside effect that Options.Perform
// does not carry out answers with the effect; Settle then gives the reply.
func (h *Host) Call(ctx context.Context, tenant, id string, inc uint64, ev CallTool) (reply *Reply, effect *Effect, err error) {
	ctx, end := h.Observe(ctx, Stage{Name: StageTurn, Run: RunID{Tenant: tenant, ID: id, Incarnation: inc}, Turn: ev.Turn, Tool: ev.Tool})
	defer func() { end(resultOf(reply, err)) }()
	reply, effect, doing, err := h.call(ctx, tenant, id, inc, ev)
	if err != nil || doing == nil {
		return reply, effect, err
	}
	reply, err = h.perform(ctx, doing, ev.EndsWith)
	return reply, nil, err
}

// resultOf is how a call ended.
func resultOf(reply *Reply, err error) Result {
	if reply == nil {
		return Result{Err: err}
	}
	return Result{Err: err, Status: reply.Status, Level: reply.Level, Seq: reply.Seq, Fuel: reply.Fuel}
}

// call is Call up to the intent of an effect.
func (h *Host) call(ctx context.Context, tenant, id string, inc uint64, ev CallTool) (reply *Reply, effect *Effect, doing *performance, err error) {
	this := &running{inc: inc, turn: ev.Turn, key: ev.Key}
	if ev.Stdin != nil {
		ev.Stdin = sync.OnceValues(ev.Stdin)
	}
	turn := ctx
	err = h.withCached(ctx, tenant, id, this, func(s *slot) (err error) {
		if err := exists(s); err != nil {
			return err
		}
		if err := s.state.current(inc); err != nil {
			return err
		}
		if err := h.expire(ctx, s); err != nil {
			return err
		}
		if err := h.giveUp(ctx, s); err != nil {
			return err
		}
		if err := h.lapse(ctx, s); err != nil {
			return err
		}
		h.mu.Lock()
		this.inc, s.running = s.state.Run.Incarnation, this
		h.mu.Unlock()
		before := s.state.Seq
		ctx, end := h.Observe(ctx, Stage{Name: StageCall, Run: s.state.Run, Turn: ev.Turn, Tool: ev.Tool})
		defer func() { end(resultOf(reply, err)) }()
		r, err := h.guarded(ctx, s, ev)
		if err == nil && r.Entry.Kind == ledger.Hold && r.Entry.Seq <= before {
			// Somebody else may have written what was decided.
			if err = h.load(ctx, s, true); err == nil && s.state.Seq > before {
				before = s.state.Seq
				r, err = h.guarded(ctx, s, ev)
			}
		}
		if err != nil {
			return err
		}
		ctx = context.WithoutCancel(ctx) // the call stands, and is answered
		if r.Entry.Kind == ledger.Intent {
			if r.Entry.Seq > before {
				effect, err = newEffect(s.state, r, h.reader(ctx, s))
				if err == nil && h.opt.Perform != nil && ev.App == nil {
					doing = h.begins(turn, s, effect)
				}
				return err
			}
			if r, err = h.settlement(ctx, s, r.Entry.Seq); err != nil {
				return err
			}
		}
		reply, err = newReply(r, h.reader(ctx, s), h.Policy().Limits.ToolTextBytes)
		return err
	})
	return reply, effect, doing, err
}

// Put replaces the files of the workspace by what build makes of them.
func (h *Host) Put(ctx context.Context, tenant, id string, ev PutTree) (*State, *ledger.Record, error) {
	var st *State
	var record *ledger.Record
	err := h.with(ctx, tenant, id, func(s *slot) error {
		r, err := h.mirrored(ctx, s, ev)
		if err != nil {
			return err
		}
		record = r
		st = s.state.snapshot()
		return nil
	})
	return st, record, err
}

// Tree gives the run's files as they are, and what reads them.
func (h *Host) Tree(ctx context.Context, tenant, id string) (*workspace.Snapshot, error) {
	var snap *workspace.Snapshot
	err := h.with(ctx, tenant, id, func(s *slot) error {
		if err := h.scan(ctx, s); err != nil {
			return err
		}
		st := s.state.snapshot()
		snap = workspace.NewSnapshot(st.Tree, NewBlobs(ctx, h.store, st))
		return nil
	})
	return snap, err
}

// Records returns the run's records from seq on, at most limit, as they are stored. It
// does not wait for a call in progress.
func (h *Host) Records(ctx context.Context, tenant, id string, from uint64, limit int) ([][]byte, error) {
	return h.RecordsOf(ctx, RunID{Tenant: tenant, ID: id}, from, limit)
}

// RecordsOf is Records of one incarnation of the run, the newest where that is 0.
func (h *Host) RecordsOf(ctx context.Context, run RunID, from uint64, limit int) ([][]byte, error) {
	run, err := h.incarnation(ctx, run)
	if err != nil {
		return nil, err
	}
	recs, err := h.store.Read(ctx, run, from, limit)
	if err == nil && len(recs) == 0 && run.Incarnation != 0 && from > 1 {
		var first [][]byte
		if first, err = h.store.Read(ctx, run, 1, 1); err == nil && len(first) > 0 {
			return nil, nil
		}
	}
	switch {
	case err != nil:
		return nil, storageError("reading the ledger", err)
	case len(recs) == 0:
		return nil, errorf(NotFound, "no such run")
	}
	return recs, nil
}

// incarnation is the run with the newest incarnation where it names none.
func (h *Host) incarnation(ctx context.Context, run RunID) (RunID, error) {
	if !ValidName(run.ID) {
		return run, errorf(NotFound, "no such run")
	}
	latest, err := h.store.Latest(ctx, run.Tenant, run.ID)
	switch {
	case err != nil:
		return run, storageError("reading the run", err)
	case latest == 0:
		return run, errorf(NotFound, "no such run")
	case run.Incarnation > latest:
		return run, errorf(NotFound, "the newest run of this id is its incarnation %d", latest)
	case run.Incarnation == 0:
		run.Incarnation = latest
	}
	return run, nil
}

// Sweep does what time asks for: it records leases that ran out and removes finished
// runs whose retention is over. It reports how many runs it looked at; one that fails does
// not keep it from the others.
func (h *Host) Sweep(ctx context.Context, limit int) (int, error) {
	now := h.opt.Now()
	due, err := h.store.Due(ctx, now, limit)
	if err != nil {
		return 0, storageError("finding due runs", err)
	}
	var errs []error
	for _, run := range due {
		if err := h.sweep(ctx, run, now); err != nil {
			errs = append(errs, fmt.Errorf("sweep %s: %w", run, err))
		}
	}
	return len(due), errors.Join(errs...)
}

func (h *Host) sweep(ctx context.Context, run RunID, now time.Time) error {
	s, err := h.acquire(ctx, run.Tenant, run.ID, nil)
	if err != nil {
		return err
	}
	defer h.release(s)
	if s.state == nil || s.state.Run != run {
		// An earlier incarnation: fold it on its own.
		s.state = NewState(run)
		if err := h.fold(ctx, s); err != nil {
			return err
		}
		defer func() { s.state = nil }()
	}
	if err := h.giveUp(ctx, s); err != nil {
		return err
	}
	if err := h.lapse(ctx, s); err != nil {
		return err
	}
	if err := h.expire(ctx, s); err != nil {
		return err
	}
	st := s.state
	over := st.Status == StatusClosed || st.Status == StatusExpired
	if over && h.opt.Retention > 0 && now.UnixMilli() >= st.Ended+h.opt.Retention.Milliseconds() {
		s.state = nil
		return h.store.Delete(ctx, run)
	}
	// Whatever the store was told before, it named the run now: it may have been late.
	st.woken = 0
	at, _ := h.wake(st)
	return h.store.Wake(ctx, run, at)
}

// fillEntropy is the default source of entropy.
func fillEntropy() (e [32]byte) {
	rand.Read(e[:])
	return e
}
