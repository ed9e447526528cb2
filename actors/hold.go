package actors

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"

	"ambit/core/authority"
	"ambit/core/fuel"
	"ambit/core/ledger"
)

// HoldState is a call that waits for an operator, or did. Nothing of it has happened: who
// made it asks again, and it is carried out then if it was allowed.
type HoldState struct {
	Seq     uint64 // of the entry that holds it, and its name
	Turn    uint64
	Tool    string
	Reason  string // why it waits
	Since   int64  // milliseconds since the Unix epoch
	Expires int64  // the end of its turn; nobody can decide after that

	Decision uint64 // the entry that decides, 0 while it waits
	Allowed  bool
	By       string // the name of the token that decided; "" where time did
	Note     string // what was said to it
	Decided  int64
	Call     uint64 // the entry of the call or intent that the permission was for, 0 before

	request string // tells a repetition of the call
	keyed   bool   // it has an idempotency key
}

// Waiting reports whether nobody decided yet.
func (h *HoldState) Waiting() bool { return h.Decision == 0 }

// State is where the call stands: waiting, refused, allowed, or done, which is allowed and
// made.
func (h *HoldState) State() string {
	switch {
	case h.Waiting():
		return "waiting"
	case !h.Allowed:
		return "refused"
	case h.Call == 0:
		return "allowed"
	}
	return "done"
}

// maxHeld bounds the calls of a run that wait at once, and maxNote what an operator says
// about one, in bytes.
const (
	maxHeld = 64
	maxNote = 1000
)

// Held counts the calls that wait for an operator.
func (s *State) Held() int {
	n := 0
	for i := range s.Holds {
		if s.Holds[i].Waiting() {
			n++
		}
	}
	return n
}

// hold finds a held call by its entry, or nil.
func (s *State) hold(seq uint64) *HoldState {
	i, ok := slices.BinarySearchFunc(s.Holds, seq, func(h HoldState, seq uint64) int { return cmp.Compare(h.Seq, seq) })
	if !ok {
		return nil
	}
	return &s.Holds[i]
}

// answer is the entry that answers a call which is known already as held: 0 while it may
// be carried out.
func (h *HoldState) answer() uint64 {
	switch {
	case h.Waiting():
		return h.Seq
	case !h.Allowed:
		return h.Decision
	}
	return 0
}

// standing says that an entry of the ledger answers the event.
type standing struct{ seq uint64 }

func (*standing) Error() string { return "the call is answered already" }

// sameCall tells a repetition of a call that has no idempotency key: turn, tool and
// arguments are the same.
func sameCall(ev CallTool, stdin []byte) string {
	h := sha256.New()
	fmt.Fprintf(h, "ambit held call v1\x00%s\x00%d\x00", ev.Tool, len(ev.Args))
	h.Write(ev.Args)
	h.Write(stdin)
	return hex.EncodeToString(h.Sum(nil))
}

// continued finds the held call that ev repeats; nil if there is none whose permission
// could still be used.
func (s *State) continued(ev CallTool, request string) *HoldState {
	if ev.Approved != 0 {
		return s.hold(ev.Approved)
	}
	if ev.Key != "" {
		if use, ok := s.keys[ev.Key]; ok {
			return s.hold(use.seq)
		}
		return nil
	}
	for i := len(s.Holds) - 1; i >= 0; i-- {
		if h := &s.Holds[i]; !h.keyed && h.Call == 0 && h.Turn == ev.Turn && h.Tool == ev.Tool && h.request == request {
			return h
		}
	}
	return nil
}

// guardedAccess is the authority of a call that must not see what the profile holds.
type guardedAccess struct {
	*authority.Authority
	call *call
}

// Uses implements view.Watcher: it ends the call before it sees content that is held.
func (g guardedAccess) Uses(path string) {
	if reason := g.HeldPath(authority.Read, path); reason != "" {
		if g.call.heldFor == "" {
			g.call.heldFor = reason
		}
		panic(&fuel.Interrupted{Reason: reason})
	}
}

// holds is why an outcome may not stand without an operator, or nothing.
func (c *call) holds(e *ledger.Entry) string {
	if c.approved != nil || c.auth == nil || !c.auth.HoldsWrites() {
		return ""
	}
	first, more := "", 0
	for _, ch := range e.Delta {
		reason := c.auth.HeldPath(authority.Write, ch.Path)
		if reason == "" && ch.From != "" {
			reason = c.auth.HeldPath(authority.Write, ch.From)
		}
		switch {
		case reason == "":
		case first == "":
			first = reason
		default:
			more++
		}
	}
	if more > 0 {
		first += fmt.Sprintf(" and %d more", more)
	}
	return first
}

// hold records that the call waits. What it did so far, o, is dropped.
func (c *call) hold(ev CallTool, o outcome, reason string) (*Pending, error) {
	s, env := c.state, c.env
	if s.Held() >= maxHeld {
		o = outcome{status: ledger.Refused, level: authority.LevelApproval, args: ev.Args,
			reason: fmt.Sprintf("%s, and %d calls of the run wait for approval already", reason, maxHeld)}
		return c.record(ev, o)
	}
	e := s.entry(env, ledger.Hold)
	e.Turn, e.Tool, e.Key, e.Request = ev.Turn, ev.Tool, ev.Key, ev.Request
	if e.Key == "" {
		e.Request = sameCall(ev, c.stdin)
	}
	e.Policy, e.Profile = env.Policy.Digest(), s.Profile
	e.Grant, e.Requires = ledger.Raw(c.turn.Grant), c.turn.Requires
	e.Before, e.Expires = s.Tree.Hash, c.turn.Expires
	e.Status, e.Reason, e.Inputs, e.Fuel, e.Virtual = ledger.Held, reason, o.inputs, o.fuel, int64(o.virt)
	e.SetEffect(ledger.Outputs{Args: ev.Args, Stdin: c.stdin})
	return c.asked(e, ev.Args, c.stdin)
}

// decision is the entry that ends the waiting of a call.
func (s *State) decision(env *Env, h *HoldState, allowed bool, by, reason string) *Pending {
	e := s.entry(env, ledger.Decision)
	e.Turn, e.Tool, e.Refers, e.Origin, e.Reason = h.Turn, h.Tool, h.Seq, by, reason
	e.Status = ledger.OK
	if !allowed {
		e.Status, e.Level = ledger.Refused, authority.LevelApproval
	}
	return s.pending(e)
}

// lapse refuses the first call that waits and of which over says that it cannot wait any
// longer; nil if there is none.
func (s *State) lapse(env *Env, why string, over func(h *HoldState) bool) *Pending {
	for i := range s.Holds {
		if h := &s.Holds[i]; h.Waiting() && over(h) {
			return s.decision(env, h, false, "", why+" before an operator decided")
		}
	}
	return nil
}

// lapseHolds refuses a call that waits in a turn or run whose time is over.
type lapseHolds struct{}

func (lapseHolds) step(env *Env, s *State) (*Pending, error) {
	if s.Status != StatusOpen {
		return nil, nil
	}
	now := env.Now.UnixMilli()
	if now >= s.Expires {
		return s.lapse(env, "the lease ran out", func(*HoldState) bool { return true }), nil
	}
	return s.lapse(env, "the turn ended", func(h *HoldState) bool { return now >= h.Expires }), nil
}

// DecideHold is an operator's word about a call that waits.
type DecideHold struct {
	Hold  uint64 // its entry
	Allow bool
	By    string // the name of the operator's token
	Note  string
}

func (ev DecideHold) step(env *Env, s *State) (*Pending, error) {
	if len(ev.Note) > maxNote {
		return nil, errorf(Invalid, "a note has at most %d bytes", maxNote)
	}
	h := s.hold(ev.Hold)
	switch {
	case s.Status == StatusNone:
		return nil, errorf(NotFound, "no such run")
	case h == nil:
		return nil, errorf(NotFound, "entry %d holds no call", ev.Hold)
	case !h.Waiting() && h.Allowed == ev.Allow && h.By == ev.By:
		return nil, nil
	case !h.Waiting():
		return nil, errorf(Conflict, "%s", h.verdict())
	}
	if err := s.mustBeOpen(env); err != nil {
		return nil, err
	}
	reason := ev.Note
	if !ev.Allow {
		reason = fmt.Sprintf("operator `%s` refused it", ev.By)
		if ev.Note != "" {
			reason += ": " + ev.Note
		}
	}
	return s.decision(env, h, ev.Allow, ev.By, reason), nil
}

// verdict says what was decided.
func (h *HoldState) verdict() string {
	did := "refused"
	if h.Allowed {
		did = "allowed"
	}
	if h.By == "" {
		return fmt.Sprintf("the call of entry %d was %s already: %s", h.Seq, did, h.Note)
	}
	return fmt.Sprintf("the call of entry %d was %s already by `%s`", h.Seq, did, h.By)
}

// Holds lists the calls of a run that wait for an operator, or did, and the run that they
// are of.
func (h *Host) Holds(ctx context.Context, tenant, id string) (list []HoldState, err error) {
	err = h.with(ctx, tenant, id, func(s *slot) error {
		if err := h.lapse(ctx, s); err != nil {
			return err
		}
		list = slices.Clone(s.state.Holds)
		return nil
	})
	return list, err
}

// Decide lets an operator allow or refuse a call that waits. To say the same again changes
// nothing.
func (h *Host) Decide(ctx context.Context, tenant, id string, ev DecideHold) (hold HoldState, err error) {
	err = h.with(ctx, tenant, id, func(s *slot) error {
		if err := h.lapse(ctx, s); err != nil {
			return err
		}
		if _, err := h.commit(ctx, s, "", "", ev); err != nil {
			return err
		}
		hold = *s.state.hold(ev.Hold)
		return nil
	})
	return hold, err
}

// lapse records which calls can wait no longer.
func (h *Host) lapse(ctx context.Context, s *slot) error {
	if s.state.Status != StatusOpen || s.state.Held() == 0 {
		return nil
	}
	return h.repeat(ctx, s, lapseHolds{})
}

// repeat commits an event until nothing but it is left to record: what ends a turn or run
// refuses the calls that wait in it first.
func (h *Host) repeat(ctx context.Context, s *slot, event Event) error {
	for {
		r, err := h.commit(ctx, s, "", "", event)
		if err != nil || r == nil || r.Entry.Kind != ledger.Decision {
			return err
		}
	}
}

// approves checks that an entry about a held call fits what the entries before it say.
func (s *State) approves(e *ledger.Entry) error {
	h := s.hold(e.Refers)
	switch e.Kind {
	case ledger.Decision:
		if h == nil || !h.Waiting() || h.Turn != e.Turn || h.Tool != e.Tool {
			return fmt.Errorf("it decides about entry %d, which is no call that waits", e.Refers)
		}
	case ledger.Call, ledger.Intent:
		if e.Refers != 0 && (h == nil || !h.Allowed || h.Call != 0 || h.Turn != e.Turn || h.Tool != e.Tool) {
			return fmt.Errorf("it carries out entry %d, which is no held call that was allowed", e.Refers)
		}
	}
	return nil
}
