package actors

import (
	"context"
	"strconv"
	"time"

	"ambit/core/capability"
	"ambit/core/ledger"
	"ambit/core/workspace"
)

// Effect is something to be done outside: a script capability. Its intent stands in
// the ledger; whoever does it reports with Settle, at most once each.
type Effect struct {
	ID       string // the key under which it is done once
	Run      RunID
	Seq      uint64 // of the intent
	Turn     uint64
	Name     string // of the capability
	Input    []byte // the arguments, JSON
	Deadline int64  // milliseconds since the Unix epoch
	// Form is for whoever answers the call: how the reply is to be sent. It goes with the
	// effect until that is settled, and no further.
	Form string
}

func newEffect(s *State, r *ledger.Record, blobs workspace.Blobs) (*Effect, error) {
	input, err := payload(r, "args", blobs)
	if err != nil {
		return nil, err
	}
	e := r.Entry
	return &Effect{ID: effectID(s.Run, e), Run: s.Run, Seq: e.Seq, Turn: e.Turn, Name: e.Tool,
		Input: input, Deadline: e.Expires}, nil
}

// effectID is "tenant/run/incarnation/seq/hash". The hash is the start of the entry's own:
// executors serve several stores, and remember longer than a store for trials lives, so
// that the place of an entry alone could come again.
func effectID(run RunID, intent *ledger.Entry) string {
	return run.String() + "/" + strconv.FormatUint(intent.Seq, 10) + "/" + intent.Hash.String()[:16]
}

// Request is what an executor is asked, as JSON.
func (e *Effect) Request() []byte {
	r := capability.Request{EffectID: e.ID, Capability: e.Name, Input: e.Input, Deadline: e.Deadline}
	return r.JSON()
}

// performRest is how long a process that carries out effects itself may take besides the
// script, before anyone may settle the effect as uncertain.
const performRest = 30 * time.Second

// intend records that a script is about to run.
func (c *call) intend(ev CallTool) (*Pending, error) {
	s, env := c.state, c.env
	e := s.entry(env, ledger.Intent)
	e.Turn, e.Tool, e.Key, e.Request, e.Refers = ev.Turn, ev.Tool, ev.Key, ev.Request, c.refers()
	e.Policy, e.Profile = env.Policy.Digest(), s.Profile
	e.Grant, e.Requires = ledger.Raw(c.turn.Grant), c.turn.Requires
	e.Expires = env.Now.Add(env.EffectTime).UnixMilli()
	if script := env.Policy.Script(ev.Tool); env.Performer != "" && ev.App == nil && script != nil {
		e.Origin, e.Expires = env.Performer, env.Now.Add(script.Timeout+performRest).UnixMilli()
	}
	return c.asked(e, ev.Args, nil)
}

// asked is the record of an entry that says what was asked for, and has no outcome.
func (c *call) asked(e *ledger.Entry, args, stdin []byte) (*Pending, error) {
	env := c.env
	r := &ledger.Record{Entry: e, Payloads: map[string]*ledger.Payload{}}
	p := newPacker(c.state.blobs, env.Packs)
	if err := putPolicy(env, p); err != nil {
		return nil, err
	}
	if err := addPayload(env, r, p, "args", args, &e.Args); err != nil {
		return nil, err
	}
	if len(stdin) > 0 {
		if err := addPayload(env, r, p, "stdin", stdin, &e.Stdin); err != nil {
			return nil, err
		}
	}
	outside := p.into(r)
	e.Seal(c.state.Head)
	return &Pending{r, outside}, nil
}

// What Entry.Output says.
const (
	outputValue = "value" // one JSON value
	outputLines = "lines" // JSON lines
)

// SettleEffect records the outcome of an effect.
type SettleEffect struct {
	Intent  uint64
	Turn    uint64
	Name    string
	Outcome capability.Outcome
}

func (ev SettleEffect) step(env *Env, s *State) (*Pending, error) {
	if s.Intent != ev.Intent {
		return nil, errorf(Conflict, "the effect of entry %d is settled already", ev.Intent)
	}
	kind := ledger.Settled
	if ev.Outcome.Status == ledger.UncertainState {
		kind = ledger.Uncertain
	}
	e := s.entry(env, kind)
	e.Turn, e.Tool, e.Refers = ev.Turn, ev.Name, ev.Intent
	out := ev.Outcome
	if script := env.Policy.Script(ev.Name); script != nil {
		script.Judge(&out)
		if out.Status == ledger.OK && script.Output != nil {
			e.Output = outputValue
			if script.Each {
				e.Output = outputLines
			}
		}
	}
	if out.Process != nil {
		e.Process, e.Real = ledger.Raw(out.Process.JSON()), out.Process.Duration
	}
	if out.Failure != nil {
		e.Failure = ledger.Raw(ledger.Canonical(nil, out.Failure.Value()))
	}
	o := outcome{status: out.Status, exit: out.Exit, reason: out.Reason, stdout: out.Stdout, stderr: out.Stderr, cut: out.Written}
	o.cutOutput(env, e)
	e.Status, e.Exit, e.Reason, e.Truncated = o.status, o.exit, o.reason, o.cut
	r := &ledger.Record{Entry: e, Payloads: map[string]*ledger.Payload{}}
	p := newPacker(s.blobs, env.Packs)
	for _, f := range []struct {
		name string
		data []byte
		to   **ledger.Digest
	}{{"stdout", o.stdout, &e.Stdout}, {"stderr", o.stderr, &e.Stderr}} {
		if len(f.data) == 0 {
			continue
		}
		if err := addPayload(env, r, p, f.name, f.data, f.to); err != nil {
			return nil, err
		}
	}
	e.SetEffect(ledger.Outputs{Stdout: o.stdout, Stderr: o.stderr})
	outside := p.into(r)
	e.Seal(s.Head)
	return &Pending{r, outside}, nil
}

// Settle records the outcome of an effect and gives the reply to its call. If the
// effect was settled already, that settlement counts.
func (h *Host) Settle(ctx context.Context, effect *Effect, outcome capability.Outcome) (*Reply, error) {
	var reply *Reply
	s, err := h.acquireFirst(ctx, effect.Run.Tenant, effect.Run.ID)
	if err != nil {
		return nil, err
	}
	defer h.release(s)
	err = h.known(ctx, func(s *slot) error {
		if s.state.Run != effect.Run {
			return errorf(Expired, "the effect belongs to an earlier run of this id")
		}
		var r *ledger.Record
		var err error
		if _, done := s.state.settled[effect.Seq]; done {
			r, err = h.settlement(ctx, s, effect.Seq)
		} else {
			r, err = h.commit(ctx, s, "", "", SettleEffect{Intent: effect.Seq, Turn: effect.Turn, Name: effect.Name, Outcome: outcome})
		}
		if err != nil {
			return err
		}
		reply, err = newReply(r, h.reader(ctx, s), h.Policy().Limits.ToolTextBytes)
		return err
	})(s)
	return reply, err
}

// settlement is the record that settled an intent; it fails while there is none.
func (h *Host) settlement(ctx context.Context, s *slot, intent uint64) (*ledger.Record, error) {
	seq, done := s.state.settled[intent]
	if !done {
		return nil, errorf(Unsettled, "the call is still running (entry %d)", intent)
	}
	r, err := readRecord(ctx, h.store, s.state.Run, seq)
	if err != nil {
		return nil, storageError("reading the ledger", err)
	}
	return r, nil
}

// giveUp settles an effect as uncertain whose deadline has passed, or whose performer is
// gone: whether it happened can no longer be known.
func (h *Host) giveUp(ctx context.Context, s *slot) error {
	st := s.state
	if st.Intent == 0 {
		return nil
	}
	h.mu.Lock()
	here := s.effect != nil && s.effect.effect.Run == st.Run && s.effect.effect.Seq == st.Intent
	h.mu.Unlock()
	if here {
		return nil // this process carries it out, however long that takes
	}
	late := h.opt.Now().UnixMilli() >= st.Deadline
	if !late && h.opt.PerformerGone == nil {
		return nil
	}
	r, err := readRecord(ctx, h.store, st.Run, st.Intent)
	if err != nil {
		return storageError("reading the ledger", err)
	}
	reason := "nobody reported the outcome before the deadline; it may or may not have happened, and is not run again"
	if !late {
		if r.Entry.Origin == "" || !h.opt.PerformerGone(r.Entry.Origin) {
			return nil
		}
		reason = "the process that carried it out is gone; it may or may not have happened, and is not run again"
	}
	_, err = h.commit(ctx, s, "", "", SettleEffect{Intent: st.Intent, Turn: r.Entry.Turn, Name: r.Entry.Tool,
		Outcome: capability.Uncertain("%s", reason)})
	return err
}
