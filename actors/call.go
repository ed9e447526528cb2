package actors

import (
	"cmp"
	"encoding/hex"
	"errors"
	"fmt"
	"time"

	"ambit/core/authority"
	"ambit/core/fuel"
	"ambit/core/ledger"
	"ambit/core/members"
	"ambit/core/shell"
	"ambit/core/workspace"
	"ambit/core/workspace/view"
)

// CallTool is one tool call of a turn.
type CallTool struct {
	Turn    uint64
	Tool    string
	Args    []byte // a JSON object
	Key     string
	Request string
	// Inputs overrides the recorded clock and seed: replay, and the comparison of
	// placements. Nil takes them from Env.
	Inputs *CallInputs
	// Stdin, if set, gives the standard input of a bash call when the script first
	// reads it; it is called at most once, and what it gives is recorded.
	Stdin func() ([]byte, error)
	// Progress, if set, is told during the call how much fuel it has used of its limit, at
	// least every 10,000. It changes nothing of what the call does.
	Progress func(used, limit int64)
	// EndsWith says of why ctx ended whether a script that the call began, and that the host
	// carries out itself, ends with it; nil: it goes on.
	EndsWith func(cause error) bool
	// App, if set, says that the tool is one of the app behind a hosted agent, which the
	// caller carries out, and what the startup configuration says about it.
	App *authority.Verdict
	// Approved is the entry of the held call that an operator allowed and that this one is:
	// for replay. Without it, it is found by the idempotency key or the arguments.
	Approved uint64
}

// CallInputs are the recorded inputs that a caller may fix.
type CallInputs struct {
	Clock time.Time
	Seed  [32]byte
}

// Mount is where tools other than bash see the workspace, and bash by default.
const Mount = "/workspace"

// outcome is what carrying out a tool gave.
type outcome struct {
	status  ledger.Status
	level   string
	reason  string
	exit    *int
	stdout  []byte
	stderr  []byte
	cut     ledger.Truncated
	failure []byte // for programs, canonical JSON
	args    []byte // as recorded
	stdin   []byte
	env     []byte
	inputs  *ledger.Inputs
	fuel    int64
	virt    time.Duration
	fs      *view.FS // whose delta is to be committed; nil for none
	at      string
}

func failed(format string, args ...any) outcome {
	return outcome{status: ledger.Failed, reason: fmt.Sprintf(format, args...)}
}

func refused(v authority.Verdict) outcome {
	return outcome{status: ledger.Refused, level: v.Level, reason: v.Reason}
}

// call is a tool call in progress.
type call struct {
	env    *Env
	state  *State
	turn   *TurnState
	auth   *authority.Authority
	limits authority.Limits
	clock  time.Time
	seed   [32]byte
	snap   *workspace.Snapshot
	input  func() ([]byte, error)

	approved *HoldState              // the held call that an operator allowed and that this one is
	heldFor  string                  // why the call must wait, found while it ran
	stdin    []byte                  // that a held call stands for
	told     func(used, limit int64) // of progress; may be nil
}

// progress is told the fuel that the call has used, or nil.
func (c *call) progress() func(used int64) {
	if c.told == nil {
		return nil
	}
	return func(used int64) { c.told(used, c.limits.Fuel) }
}

// tools lists what an agent can call besides scripts, and how it is carried out.
var tools = map[string]func(c *call, args *members.Reader) outcome{
	"bash": (*call).bash, "read": (*call).read, "write": (*call).write, "edit": (*call).edit,
	"ls": (*call).ls, "find": (*call).find, "grep": (*call).grep, "recall": (*call).recall,
}

func (ev CallTool) step(env *Env, s *State) (*Pending, error) {
	if err := s.mustBeOpen(env); err != nil {
		return nil, err
	}
	turn, err := s.openTurn(ev.Turn, env.Now.UnixMilli())
	if err != nil {
		return nil, err
	}
	if s.Intent != 0 {
		return nil, errorf(Unsettled, "a call with an outside effect is not settled yet (entry %d)", s.Intent)
	}
	run, known := tools[ev.Tool]
	if !known && ev.App == nil && env.Policy.Script(ev.Tool) == nil {
		return nil, errorf(NotFound, "no such tool: %s", ev.Tool)
	}
	args, err := members.Parse(ev.Args, "argument")
	if err != nil {
		return nil, errorf(Invalid, "tool arguments: %v", err)
	}
	c := &call{env: env, state: s, turn: turn, input: ev.Stdin, told: ev.Progress, clock: env.Now.UTC(), seed: env.derive("seed"),
		snap: workspace.NewSnapshot(s.Tree, env.Blobs)}
	if ev.Inputs != nil {
		c.clock, c.seed = ev.Inputs.Clock.UTC(), ev.Inputs.Seed
	}
	var o *outcome
	if ev.App != nil {
		known = false
		o = c.decideApp(*ev.App)
	} else {
		o = c.decide(ev.Tool)
	}
	if err := c.recognise(ev); err != nil {
		return nil, err
	}
	if err := env.interrupted(); err != nil && o == nil {
		// It was given up before it had its turn.
		o = &outcome{status: ledger.Aborted, reason: err.Error()}
	}
	if o == nil && !known {
		o = c.misfits(ev)
	}
	if o == nil && c.approved == nil {
		if reason := c.auth.HeldTool(ev.Tool); reason != "" {
			return c.hold(ev, outcome{}, reason)
		}
	}
	if o == nil && !known {
		return c.intend(ev)
	}
	if o == nil {
		result := run(c, args)
		if c.heldFor != "" {
			return c.hold(ev, result, c.heldFor)
		}
		// What was read after the call was given up, may have failed for that.
		if err := env.interrupted(); err != nil && result.status == ledger.OK {
			result.status, result.reason = ledger.Aborted, err.Error()
		}
		o = &result
	}
	if o.args == nil {
		o.args = ev.Args
	}
	return c.record(ev, *o)
}

// recognise finds out whether the call is one that was held: then it either is answered
// already, or may be carried out.
func (c *call) recognise(ev CallTool) error {
	if c.auth == nil || !c.auth.Holds() && len(c.state.Holds) == 0 {
		return nil
	}
	if ev.Stdin != nil {
		// What an operator allows is all that the call depends on.
		data, err := ev.Stdin()
		if err == nil {
			c.stdin = data
		}
		c.input = func() ([]byte, error) { return data, err }
	}
	h := c.state.continued(ev, sameCall(ev, c.stdin))
	if h == nil {
		return nil
	}
	if seq := h.answer(); seq != 0 {
		return &standing{seq}
	}
	c.approved = h
	return nil
}

// access is the authority as the view of the call asks it.
func (c *call) access() view.Access {
	if c.approved == nil && c.auth.HoldsReads() {
		return guardedAccess{c.auth, c}
	}
	return c.auth
}

// refers is the held call that an entry carries out, or 0.
func (c *call) refers() uint64 {
	if c.approved == nil {
		return 0
	}
	return c.approved.Seq
}

// misfits fails a call of a script whose arguments do not fit its input schema.
func (c *call) misfits(ev CallTool) *outcome {
	script := c.env.Policy.Script(ev.Tool)
	if script == nil || ev.App != nil {
		return nil
	}
	refusal := script.CheckInput(ev.Args)
	if refusal == nil {
		return nil
	}
	o := failed("%s", refusal.Message)
	o.failure = ledger.Canonical(nil, refusal.Failure.Value())
	return &o
}

// decide refuses a call that authority or a budget of the run does not allow.
func (c *call) decide(tool string) *outcome {
	grant, err := authority.ParseGrant(c.turn.Grant)
	if err == nil {
		c.auth, err = c.env.Policy.Authorize(c.state.Profile, grant, c.turn.Requires)
	}
	if err != nil {
		// The operator changed the policy since the turn began.
		return &outcome{status: ledger.Refused, level: authority.LevelManifest, reason: err.Error()}
	}
	c.auth = c.auth.Fenced(c.env.Fences)
	if !c.env.Effects {
		c.auth = c.auth.WithoutScripts()
	}
	if v := c.auth.Decide(authority.Request{Tool: tool}); !v.Allowed {
		o := refused(v)
		return &o
	}
	return c.budget()
}

// decideApp refuses a call of an app's tool that the configuration or a budget of the
// run does not allow.
func (c *call) decideApp(v authority.Verdict) *outcome {
	grant, err := authority.ParseGrant(c.turn.Grant)
	if err == nil {
		c.auth, err = c.env.Policy.Authorize(c.state.Profile, grant, c.turn.Requires)
	}
	switch {
	case err != nil:
		return &outcome{status: ledger.Refused, level: authority.LevelManifest, reason: err.Error()}
	case !v.Allowed:
		o := refused(v)
		return &o
	}
	return c.budget()
}

// budget refuses a call for which the run has nothing left.
func (c *call) budget() *outcome {
	var err error
	if c.limits, err = lowered(c.auth.Limits(), c.state.Limits); err != nil {
		return &outcome{status: ledger.Refused, level: authority.LevelManifest, reason: err.Error()}
	}
	left := c.limits.RunFuel - c.state.Fuel
	switch {
	case c.state.Calls >= c.limits.RunCalls:
		return &outcome{status: ledger.Limit, level: authority.LevelManifest, reason: fmt.Sprintf("the run has used its budget of %d calls", c.limits.RunCalls)}
	case left <= 0:
		return &outcome{status: ledger.Limit, level: authority.LevelManifest, reason: fmt.Sprintf("the run has used its fuel budget of %d", c.limits.RunFuel)}
	}
	c.limits.Fuel = min(c.limits.Fuel, left)
	return nil
}

// lowered applies the run's limits where they are still below the policy's.
func lowered(l, run authority.Limits) (authority.Limits, error) {
	for _, name := range authority.LimitNames() {
		have, _ := l.Get(name)
		if want, _ := run.Get(name); want > have {
			run.Set(name, 0)
		}
	}
	return l.Lower(run)
}

// inputs is what the call depends on, for the record.
func (c *call) inputs(dir, at string) *ledger.Inputs {
	in := &ledger.Inputs{Clock: c.clock.UnixNano(), Seed: hex.EncodeToString(c.seed[:]), Dir: dir, At: at,
		Limits: limitsObject(c.limits), Version: cmp.Or(c.env.ShellVersion, shell.Version)}
	for _, f := range c.env.Fences {
		in.Fences = append(in.Fences, ledger.Fence(f))
	}
	return in
}

// files is the workspace as the file tools see it, on a meter of its own. The
// function f returns early through a limit's panic.
func (c *call) files(f func(fs *view.FS, m *fuel.Meter) outcome) (o outcome) {
	m := fuel.New(c.clock, fuel.Limits{Fuel: c.limits.Fuel, Time: time.Duration(c.limits.TimeMs) * time.Millisecond, Memory: c.limits.MemoryBytes})
	progress := c.progress()
	m.OnTick(func() {
		if err := c.env.interrupted(); err != nil {
			panic(&fuel.Interrupted{Reason: err.Error()})
		}
		if progress != nil {
			progress(m.Used())
		}
	})
	defer func() {
		switch r := recover().(type) {
		case nil:
		case *fuel.Exceeded:
			o = outcome{status: ledger.Limit, reason: r.Error()}
		case *fuel.Interrupted:
			o = outcome{status: ledger.Aborted, reason: r.Error()}
		default:
			o = failed("internal error")
		}
		o.fuel, o.virt, o.inputs, o.at = m.Used(), m.Elapsed(), c.inputs(Mount, Mount), Mount
	}()
	fs := view.New(m)
	if c.env.Spill != nil {
		fs.SetSpill(c.env.Spill)
	}
	if err := fs.Mount(Mount, c.snap, c.access(), viewLimits(c.limits)); err != nil {
		return failed("cannot open the workspace: %v", err)
	}
	return f(fs, m)
}

func viewLimits(l authority.Limits) view.Limits {
	return view.Limits{Total: l.WorkspaceBytes, FileSize: l.FileBytes, Files: int(l.Files)}
}

// record turns an outcome into the entry to append, with the new blobs.
func (c *call) record(ev CallTool, o outcome) (*Pending, error) {
	s, env := c.state, c.env
	e := s.entry(env, ledger.Call)
	e.Turn, e.Tool, e.Key, e.Request = ev.Turn, ev.Tool, ev.Key, ev.Request
	e.Policy, e.Profile = env.Policy.Digest(), s.Profile
	e.Grant, e.Requires = ledger.Raw(c.turn.Grant), c.turn.Requires
	e.Before, e.After = s.Tree.Hash, s.Tree
	p := newPacker(s.blobs, env.Packs)
	if o.fs != nil && o.status == ledger.OK {
		if err := c.commit(e, p, o.fs, o.at); err != nil {
			o.status, o.reason = ledger.Failed, err.Error()
		} else if reason := c.holds(e); reason != "" {
			return c.hold(ev, o, reason)
		}
	}
	if !c.fits(e, &o) {
		if c.fit(e, &o) {
			e.After, p = s.Tree, newPacker(s.blobs, env.Packs)
		}
		if o.inputs != nil {
			o.inputs.Limits = append(o.inputs.Limits, ledger.Member{Name: limitAnswer, Value: env.AnswerBytes})
		}
	}
	e.Status, e.Level, e.Reason, e.Exit = o.status, o.level, o.reason, o.exit
	e.Failure, e.Refers = ledger.Raw(o.failure), c.refers()
	e.Inputs, e.Fuel, e.Virtual, e.Truncated = o.inputs, o.fuel, int64(o.virt), o.cut
	if env.Elapsed != nil {
		e.Real = int64(env.Elapsed())
	}
	e.SetEffect(ledger.Outputs{Args: o.args, Stdin: o.stdin, Stdout: o.stdout, Stderr: o.stderr, Env: o.env})
	if err := errors.Join(putPolicy(env, p), foldDelta(e, p)); err != nil {
		return nil, err
	}
	r := &ledger.Record{Entry: e, Payloads: map[string]*ledger.Payload{}}
	for _, f := range []struct {
		name string
		data []byte
		to   **ledger.Digest
	}{{"args", o.args, &e.Args}, {"stdin", o.stdin, &e.Stdin}, {"stdout", o.stdout, &e.Stdout}, {"stderr", o.stderr, &e.Stderr}, {"env", o.env, &e.Env}} {
		if len(f.data) == 0 {
			continue
		}
		if err := addPayload(env, r, p, f.name, f.data, f.to); err != nil {
			return nil, err
		}
	}
	outside := p.into(r)
	e.Seal(s.Head)
	return &Pending{r, outside}, nil
}

func addPayload(env *Env, r *ledger.Record, p *packer, name string, data []byte, to **ledger.Digest) error {
	salt := env.derive("salt " + name)
	payload, digest := ledger.NewPayload(salt[:16], data)
	if len(data) > inlinePayload {
		payload.Ref, payload.Data = workspace.Sum(data), nil
		if err := p.PutBlob(payload.Ref, data); err != nil {
			return err
		}
	}
	r.Payloads[name], *to = payload, digest
	return nil
}

// inlineDelta is the size up to which a delta stands in its entry.
const inlineDelta = 64 << 10

// foldDelta moves a large delta into the pack.
func foldDelta(e *ledger.Entry, p *packer) error {
	if len(e.Delta) == 0 {
		return nil
	}
	data := ledger.DeltaJSON(e.Delta)
	if len(data) <= inlineDelta {
		return nil
	}
	h := workspace.Sum(data)
	e.Delta, e.DeltaRef = nil, &ledger.Digest{Size: int64(len(data)), Hash: h}
	return p.PutBlob(h, data)
}

// commit takes the delta of a view, checks it as a whole against the authority that
// the view already enforced, and makes the tree after.
func (c *call) commit(e *ledger.Entry, p *packer, fs *view.FS, at string) error {
	delta, err := fs.Delta(at, p)
	if err != nil {
		return fmt.Errorf("cannot take the changes: %w", err)
	}
	if len(delta) == 0 {
		return nil
	}
	for _, ch := range delta {
		if !c.auth.Write(ch.Path) || (ch.From != "" && !c.auth.Write(ch.From)) {
			return fmt.Errorf("a change of %s lies outside the authority of the turn", ch.Path)
		}
	}
	root, err := workspace.Apply(c.snap, delta, p)
	if err != nil {
		return fmt.Errorf("cannot apply the changes: %w", err)
	}
	e.Delta, e.After = delta, root
	return nil
}
