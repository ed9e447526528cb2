package actors

import (
	"crypto/hmac"
	"crypto/sha256"
	"time"

	"golang.org/x/mod/sumdb/note"

	"ambit/core/authority"
	"ambit/core/ledger"
	"ambit/core/workspace"
	"ambit/core/workspace/view"
)

// Env is what a step depends on besides the state and the event. The same Env,
// State and Event give the same record.
type Env struct {
	Now       time.Time
	Entropy   [32]byte // unpredictable, fresh for each event; salts and seeds derive from it
	Policy    *authority.Policy
	Blobs     workspace.Blobs      // of the state's run
	Elapsed   func() time.Duration // real time since the event arrived, for the record only
	Interrupt func() error         // see shell.Call
	// Record reads an earlier record of the run; nil if recall is not available.
	Record func(seq uint64) (*ledger.Record, error)
	Spill  view.Spill
	Packs  Packs // of the state's run
	// Fences are what of a mirrored directory nothing may write.
	Fences []authority.Fence
	// Effects says that outside effects can be carried out, EffectTime how long one may
	// take.
	Effects    bool
	EffectTime time.Duration
	Performer  string // see Options
	// AnswerBytes bounds the answer to a call; 0 has no bound.
	AnswerBytes int64
	// Signer signs heads; nil where none are signed.
	Signer note.Signer
	// ShellVersion is recorded in place of shell.Version, if it is set: for replay.
	ShellVersion string
}

// interrupted is why the event was given up, or nil.
func (env *Env) interrupted() error {
	if env.Interrupt == nil {
		return nil
	}
	return env.Interrupt()
}

// derive is a value that only this event's entropy gives.
func (env *Env) derive(label string) [32]byte {
	m := hmac.New(sha256.New, env.Entropy[:])
	m.Write([]byte(label))
	return [32]byte(m.Sum(nil))
}

// Event is what can happen to a run.
type Event interface {
	step(env *Env, s *State) (*Pending, error)
}

// Pending is a record that is to be appended, with the packs to store before it. A
// nil Pending changes nothing: the event was done already.
type Pending struct {
	Record *ledger.Record
	packs  []builtPack
}

// Step is the pure transition: what event makes of the state s. It changes neither
// s nor anything else; an *Error refuses the event without a record.
func Step(env *Env, s *State, event Event) (*Pending, error) {
	return event.step(env, s)
}

// entry begins the next entry of the run.
func (s *State) entry(env *Env, kind ledger.Kind) *ledger.Entry {
	return &ledger.Entry{Seq: s.Seq + 1, Time: env.Now.UnixMilli(), Tenant: s.Run.Tenant, Run: s.Run.ID,
		Incarnation: s.Run.Incarnation, Kind: kind}
}

// pending seals the entry as the next link.
func (s *State) pending(e *ledger.Entry) *Pending {
	e.Seal(s.Head)
	return &Pending{Record: &ledger.Record{Entry: e}}
}

// signed is pending for an entry whose record holds the signed head of the ledger that
// ends with it.
func (s *State) signed(env *Env, e *ledger.Entry) (*Pending, error) {
	p := s.pending(e)
	if env.Signer == nil {
		return p, nil
	}
	var err error
	p.Record.Head, err = ledger.HeadOf(e).Sign(env.Signer)
	return p, err
}

// mustBeOpen refuses events on a run that is over. An expired lease that no entry
// records yet counts.
func (s *State) mustBeOpen(env *Env) error {
	return s.openAt(env.Now.UnixMilli())
}

// openAt is mustBeOpen at a time, in milliseconds.
func (s *State) openAt(now int64) error {
	switch {
	case s.Status == StatusNone:
		return errorf(NotFound, "no such run")
	case s.Status == StatusClosed:
		return errorf(Expired, "the run is closed")
	case s.Status == StatusExpired || now >= s.Expires:
		return errorf(Expired, "the lease of the run has expired")
	}
	return nil
}

// openTurn is a turn that calls may be made in at a time, in milliseconds.
func (s *State) openTurn(n uint64, now int64) (*TurnState, error) {
	t, ok := s.Turn(n)
	switch {
	case !ok:
		return nil, errorf(NotFound, "no such turn")
	case t.Ended || now >= t.Expires:
		return nil, errorf(Expired, "the turn has ended")
	}
	return t, nil
}

// OpenRun begins a run. Its zero Limits leave the policy's.
type OpenRun struct {
	Profile string
	Owner   string // of a mirrored host directory
	Expires time.Time
	Limits  authority.Limits
	Made    time.Time // mtime of the empty workspace; zero for now
	Key     string
	Request string // hash of the request, for the key
}

func (ev OpenRun) step(env *Env, s *State) (*Pending, error) {
	if s.Status != StatusNone {
		return nil, errorf(Active, "run %s is active", s.Run.ID)
	}
	if !ev.Expires.After(env.Now) {
		return nil, errorf(Invalid, "expiresAt is not in the future")
	}
	if _, err := env.Policy.Authorize(ev.Profile, nil, nil); err != nil {
		return nil, &Error{Code: Invalid, Message: err.Error()}
	}
	if _, err := env.Policy.Limits.Lower(ev.Limits); err != nil {
		return nil, &Error{Code: Invalid, Message: err.Error()}
	}
	made := ev.Made
	if made.IsZero() {
		made = env.Now
	}
	e := s.entry(env, ledger.Open)
	e.Profile, e.Policy, e.Origin, e.Expires = ev.Profile, env.Policy.Digest(), ev.Owner, ev.Expires.UnixMilli()
	e.Key, e.Request, e.After = ev.Key, ev.Request, workspace.EmptyRoot(made.UnixNano())
	if limits := limitsObject(ev.Limits); len(limits) > 0 {
		e.Inputs = &ledger.Inputs{Limits: limits}
	}
	return s.governed(env, e)
}

// governed is pending for an entry that names the policy: the document comes with the
// first one that does, so that the ledger says by itself what it was decided by.
func (s *State) governed(env *Env, e *ledger.Entry) (*Pending, error) {
	p := newPacker(s.blobs, env.Packs)
	if err := putPolicy(env, p); err != nil {
		return nil, err
	}
	r := &ledger.Record{Entry: e}
	outside := p.into(r)
	e.Seal(s.Head)
	return &Pending{r, outside}, nil
}

// putPolicy stores the policy document under its digest, without tokens.
func putPolicy(env *Env, p *packer) error {
	document := env.Policy.Document()
	return p.PutBlob(workspace.Sum(document), document)
}

// SetLease moves the lease of an open run.
type SetLease struct{ Expires time.Time }

func (ev SetLease) step(env *Env, s *State) (*Pending, error) {
	if !ev.Expires.After(env.Now) {
		return nil, errorf(Invalid, "expiresAt is not in the future")
	}
	if err := s.mustBeOpen(env); err != nil {
		return nil, err
	}
	e := s.entry(env, ledger.Lease)
	e.Expires = ev.Expires.UnixMilli()
	return s.pending(e), nil
}

// BeginTurn opens a numbered turn with a grant.
type BeginTurn struct {
	Grant    *authority.Grant
	Requires []string
	Expires  time.Time
	Key      string
	Request  string
}

// maxTurns bounds the turns of a run, since each stays in its state.
const maxTurns = 10_000

func (ev BeginTurn) step(env *Env, s *State) (*Pending, error) {
	if err := s.mustBeOpen(env); err != nil {
		return nil, err
	}
	if len(s.Turns) >= maxTurns {
		return nil, errorf(Exhausted, "the run has had its %d turns", maxTurns)
	}
	if !ev.Expires.After(env.Now) {
		return nil, errorf(Invalid, "expiresAt is not in the future")
	}
	auth, err := env.Policy.Authorize(s.Profile, ev.Grant, ev.Requires)
	if err != nil {
		return nil, &Error{Code: Invalid, Message: err.Error()}
	}
	e := s.entry(env, ledger.Turn)
	e.Turn = uint64(len(s.Turns)) + 1
	e.Grant, e.Requires = canonicalGrant(auth.Grant()), auth.Requires()
	e.Policy, e.Profile, e.Expires = env.Policy.Digest(), s.Profile, ev.Expires.UnixMilli()
	e.Key, e.Request = ev.Key, ev.Request
	return s.governed(env, e)
}

func canonicalGrant(g *authority.Grant) ledger.Raw { return ledger.Raw(g.JSON()) }

// EndTurn ends a turn; ending it again changes nothing. Like ExpireRun and CloseRun it
// first refuses the calls that still wait for an operator, one a step.
type EndTurn struct{ Turn uint64 }

func (ev EndTurn) step(env *Env, s *State) (*Pending, error) {
	t, ok := s.Turn(ev.Turn)
	if !ok {
		return nil, errorf(NotFound, "no such turn")
	}
	if t.Ended || s.Status != StatusOpen {
		return nil, nil
	}
	if p := s.lapse(env, "the turn ended", func(h *HoldState) bool { return h.Turn == ev.Turn }); p != nil {
		return p, nil
	}
	e := s.entry(env, ledger.TurnEnd)
	e.Turn = ev.Turn
	return s.pending(e), nil
}

// ExpireRun records that the lease has run out; before that it changes nothing.
type ExpireRun struct{}

func (ExpireRun) step(env *Env, s *State) (*Pending, error) {
	if s.Status != StatusOpen || env.Now.UnixMilli() < s.Expires {
		return nil, nil
	}
	if p := s.lapse(env, "the lease ran out", func(*HoldState) bool { return true }); p != nil {
		return p, nil
	}
	return s.signed(env, s.entry(env, ledger.Expire))
}

// CloseRun ends a run; closing it again changes nothing.
type CloseRun struct{ Reason string }

func (ev CloseRun) step(env *Env, s *State) (*Pending, error) {
	switch s.Status {
	case StatusNone:
		return nil, errorf(NotFound, "no such run")
	case StatusClosed:
		return nil, nil
	}
	if p := s.lapse(env, "the run was closed", func(*HoldState) bool { return true }); p != nil {
		return p, nil
	}
	e := s.entry(env, ledger.Close)
	e.Reason = ev.Reason
	return s.signed(env, e)
}
