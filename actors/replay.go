package actors

import (
	"bytes"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"time"
	"unicode/utf8"

	"github.com/tidwall/gjson"

	"ambit/core/authority"
	"ambit/core/ledger"
	"ambit/core/shell"
	"ambit/core/workspace"
)

// Verdict says what became of replaying an entry.
type Verdict string

// The verdicts.
const (
	Same       Verdict = "same"       // the call gave the same again
	Different  Verdict = "different"  // it did not
	Unreplayed Verdict = "unreplayed" // it cannot be replayed, and why
	NoCall     Verdict = ""           // there is nothing to replay
)

// Replayed is the result for one entry.
type Replayed struct {
	Seq     uint64
	Tool    string
	Verdict Verdict
	Reason  string // of Unreplayed
	// Version is that of the shell that recorded the call, if it is not this one: what is
	// different then need not be tampering.
	Version     string
	Differences []Difference
}

// Difference is one field of a call that was recorded otherwise than it came out.
type Difference struct{ Field, Recorded, Replayed string }

// ReplayOptions say what a Replay can look at.
type ReplayOptions struct {
	Blobs  func(*State) workspace.Blobs
	Record func(seq uint64) (*ledger.Record, error) // earlier records, for recall
	// Policies are documents for ledgers that do not hold the one they name.
	Policies []*authority.Policy
	// Fuel bounds what all calls together use; ReplayFuel. Those that come after are not replayed.
	Fuel int64
	// Interrupt, if set, ends the replay with its error.
	Interrupt func() error
}

// Replay carries out again what a ledger records: each virtual call from its recorded
// inputs on the tree before it, under the authority that decided it. Records that an
// Audit passed go in, in their order.
type Replay struct {
	opt      ReplayOptions
	state    *State
	policies map[string]*authority.Policy
	used     int64 // fuel
}

// What a call may use when it is replayed, whatever the policy in the ledger says: a file
// from somebody else must not take the machine down.
const (
	replayFuel   = 10_000_000_000
	replayMemory = 1 << 30
)

// ReplayFuel is what all calls of a replay may use, unless ReplayOptions say otherwise.
const ReplayFuel = 100_000_000_000

// NewReplay begins to replay a run.
func NewReplay(run RunID, opt ReplayOptions) *Replay {
	if opt.Fuel == 0 {
		opt.Fuel = ReplayFuel
	}
	r := &Replay{opt: opt, state: NewState(run), policies: map[string]*authority.Policy{}}
	for _, p := range opt.Policies {
		r.policies[p.Digest()] = p
	}
	return r
}

// Next replays the record that comes next, if it is a call.
func (r *Replay) Next(rec *ledger.Record) (Replayed, error) {
	result := Replayed{Seq: rec.Entry.Seq, Tool: rec.Entry.Tool}
	// The blobs of this record must be known before the call, for its payloads and the
	// policy; the call itself is done on the state before it.
	before := r.state.snapshot()
	if err := r.state.Apply(rec); err != nil {
		return result, err
	}
	if r.opt.Interrupt != nil {
		if err := r.opt.Interrupt(); err != nil {
			return result, err
		}
	}
	switch rec.Entry.Kind {
	case ledger.Call, ledger.Hold:
		r.call(before, rec, &result)
	case ledger.Intent, ledger.Settled, ledger.Uncertain:
		result.Verdict, result.Reason = Unreplayed, "it is about an effect outside, which is not repeated"
	}
	return result, nil
}

func (r *Replay) call(before *State, rec *ledger.Record, result *Replayed) {
	e := rec.Entry
	give := func(format string, args ...any) {
		result.Verdict, result.Reason = Unreplayed, fmt.Sprintf(format, args...)
	}
	blobs := &watched{blobs: r.opt.Blobs(r.state)}
	env := &Env{Now: time.UnixMilli(e.Time), Blobs: blobs, Interrupt: r.opt.Interrupt, Effects: true}
	switch {
	case e.Status == ledger.Aborted:
		give("it was aborted: %s", e.Reason)
		return
	case e.Status == ledger.Failed && e.Reason == crashReason:
		give("the program failed in it")
		return
	case e.Tool == "bash" && e.Status == ledger.Failed && len(e.Reason) > len(stdinReason) && e.Reason[:len(stdinReason)] == stdinReason:
		give("its standard input could not be read")
		return
	}
	policy, err := r.policy(e.Policy, blobs)
	if err != nil {
		give("%v", err)
		return
	}
	if l := policy.Limits; l.Fuel > replayFuel || max(l.MemoryBytes, l.StdoutBytes, l.StderrBytes) > replayMemory {
		give("its policy allows more than a replay does: %d fuel, %d bytes of memory or output", int64(replayFuel), int64(replayMemory))
		return
	}
	if r.used >= r.opt.Fuel {
		give("the calls before it used %d fuel, all that this replay may", r.used)
		return
	}
	env.Policy = policy
	if tools[e.Tool] == nil && policy.Script(e.Tool) == nil {
		give("it is of the app behind a hosted agent, whose tools the policy does not know")
		return
	}
	payloads := map[string][]byte{}
	for _, name := range []string{"args", "stdin", "env", "stdout", "stderr"} {
		data, gone, err := r.payload(rec, name, blobs)
		switch {
		case gone && name != "stdout" && name != "stderr":
			give("its payload %s was redacted", name)
			return
		case err != nil:
			give("its payload %s: %v", name, err)
			return
		case !gone:
			payloads[name] = data
		}
	}
	ev := CallTool{Turn: e.Turn, Tool: e.Tool, Args: payloads["args"], Key: e.Key, Request: e.Request, Approved: e.Refers}
	if stdin := payloads["stdin"]; e.Kind == ledger.Hold && len(stdin) > 0 {
		ev.Stdin = func() ([]byte, error) { return stdin, nil }
	}
	if in := e.Inputs; in != nil {
		seed, err := hex.DecodeString(in.Seed)
		if err != nil || len(seed) != 32 {
			give("its seed is not 32 bytes in hex")
			return
		}
		ev.Inputs = &CallInputs{Clock: time.Unix(0, in.Clock), Seed: [32]byte(seed)}
		env.ShellVersion = in.Version
		if in.Version != shell.Version {
			result.Version = in.Version
		}
		for _, f := range in.Fences {
			env.Fences = append(env.Fences, authority.Fence(f))
		}
		for _, m := range in.Limits {
			if n, ok := m.Value.(int64); ok && m.Name == limitAnswer {
				env.AnswerBytes = n
			}
		}
		if e.Tool == "bash" && e.Kind == ledger.Call {
			ev.Args = bashArguments(payloads, in)
		}
	}
	recalled := false
	env.Record = func(seq uint64) (*ledger.Record, error) {
		if seq >= e.Seq {
			return nil, errors.New("no such entry")
		}
		rec, err := r.opt.Record(seq)
		if err == nil {
			for _, name := range []string{"stdout", "stderr"} {
				if p := rec.Payloads[name]; rec.Entry.Digest(name) != nil && (p == nil || !p.Ref.IsZero() && blobs.redacted(p.Ref)) {
					recalled = true
				}
			}
		}
		return rec, err
	}
	p, err := Step(env, before, ev)
	if tools[e.Tool] == nil && err == nil && p.Record.Entry.Effect != e.Effect {
		// Outside effects could not be carried out where it was recorded, which comes
		// first among the reasons to refuse one.
		env.Effects = false
		p, err = Step(env, before, ev)
	}
	if p != nil && p.Record != nil {
		r.used += p.Record.Entry.Fuel
	}
	switch {
	case r.opt.Interrupt != nil && r.opt.Interrupt() != nil:
		give("the replay was given up")
	case recalled:
		give("it recalls an output that was redacted")
	case blobs.err != nil:
		give("it needs bytes that are not there: %v", blobs.err)
	case err != nil:
		result.Verdict = Different
		result.Differences = []Difference{{"call", string(e.Status), "refused: " + err.Error()}}
	default:
		result.Differences = compareCalls(rec, p, payloads, blobs)
		result.Verdict = Same
		if len(result.Differences) > 0 {
			result.Verdict = Different
		}
	}
}

// policy finds the document that a call was decided by.
func (r *Replay) policy(digest string, blobs workspace.Blobs) (*authority.Policy, error) {
	if p := r.policies[digest]; p != nil {
		return p, nil
	}
	h, err := workspace.ParseHash(digest)
	if err != nil {
		return nil, fmt.Errorf("the policy digest %q is no SHA-256", digest)
	}
	ref, ok := r.state.blobs.blobs[h]
	if !ok {
		return nil, fmt.Errorf("the ledger does not hold the policy %s that decided it: name the document with --policy", digest)
	}
	data, err := readAll(blobs, h, int64(ref.size))
	if err != nil {
		return nil, fmt.Errorf("the policy: %w", err)
	}
	p, err := authority.Parse("policy "+digest[:12], data)
	if err != nil {
		return nil, err
	}
	if p.Digest() != digest {
		return nil, fmt.Errorf("this build reads the policy %s as another one", digest)
	}
	r.policies[digest] = p
	return p, nil
}

// payload is the bytes of a payload; gone says that they were redacted.
func (r *Replay) payload(rec *ledger.Record, name string, blobs *watched) (data []byte, gone bool, err error) {
	p, d := rec.Payloads[name], rec.Entry.Digest(name)
	switch {
	case d == nil:
		return nil, false, nil
	case p == nil, !p.Ref.IsZero() && blobs.redacted(p.Ref):
		return nil, true, nil
	}
	data, err = payload(rec, name, blobs)
	return data, false, err
}

// watched remembers the first error of blobs, which a script could not tell from one of
// its own.
type watched struct {
	blobs workspace.Blobs
	err   error
}

func (w *watched) GetRange(h workspace.Hash, off int64, n int) ([]byte, error) {
	data, err := w.blobs.GetRange(h, off, n)
	if err != nil && w.err == nil {
		w.err = err
	}
	return data, err
}

// redacted reports whether a blob was taken out on purpose.
func (w *watched) redacted(h workspace.Hash) bool {
	r, ok := w.blobs.(interface{ Redacted(workspace.Hash) bool })
	return ok && r.Redacted(h)
}

// bashArguments are the arguments of a recorded shell call, of which the entry keeps
// some apart.
func bashArguments(payloads map[string][]byte, in *ledger.Inputs) []byte {
	args := ledger.Object{{Name: "at", Value: in.At}, {Name: "dir", Value: in.Dir}}
	gjson.ParseBytes(payloads["args"]).ForEach(func(k, v gjson.Result) bool {
		args = append(args, ledger.Member{Name: k.String(), Value: ledger.Raw(v.Raw)})
		return true
	})
	if env := payloads["env"]; len(env) > 0 {
		args = append(args, ledger.Member{Name: "env", Value: ledger.Raw(env)})
	}
	if stdin := payloads["stdin"]; len(stdin) > 0 {
		var value ledger.Value = string(stdin)
		if !utf8.Valid(stdin) {
			value = ledger.Object{{Name: "base64", Value: base64.StdEncoding.EncodeToString(stdin)}}
		}
		args = append(args, ledger.Member{Name: "stdin", Value: value})
	}
	return ledger.Canonical(nil, args)
}

// compareCalls tells what came out otherwise. Where output was redacted, the effect tells.
func compareCalls(rec *ledger.Record, p *Pending, payloads map[string][]byte, blobs workspace.Blobs) []Difference {
	was, is := rec.Entry, p.Record.Entry
	// A blob that the ledger has already is in no pack of the replayed record.
	made := made{p, blobs}
	if was.Effect == is.Effect && was.After == is.After {
		return nil
	}
	var list []Difference
	differ := func(field, recorded, replayed string) {
		if recorded != replayed {
			list = append(list, Difference{field, recorded, replayed})
		}
	}
	differ("kind", string(was.Kind), string(is.Kind))
	differ("status", string(was.Status), string(is.Status))
	differ("level", was.Level, is.Level)
	differ("reason", was.Reason, is.Reason)
	differ("exit", exitText(was.Exit), exitText(is.Exit))
	differ("fuel", strconv.FormatInt(was.Fuel, 10), strconv.FormatInt(is.Fuel, 10))
	differ("virtual_ns", strconv.FormatInt(was.Virtual, 10), strconv.FormatInt(is.Virtual, 10))
	differ("tree", was.After.Hash.String(), is.After.Hash.String())
	differ("truncated", string(ledger.Canonical(nil, was.Truncated.Value())), string(ledger.Canonical(nil, is.Truncated.Value())))
	for _, name := range []string{"stdout", "stderr"} {
		recorded, kept := payloads[name]
		if !kept {
			continue
		}
		replayed, err := payload(p.Record, name, made)
		if err != nil || !bytes.Equal(recorded, replayed) {
			list = append(list, Difference{name, string(recorded), string(replayed)})
		}
	}
	recorded, err := delta(was, blobs)
	replayed, err2 := delta(is, made)
	if err == nil && err2 == nil {
		differ("delta", string(ledger.DeltaJSON(recorded)), string(ledger.DeltaJSON(replayed)))
	}
	if len(list) == 0 {
		differ("inputs", inputsText(was), inputsText(is))
	}
	if len(list) == 0 {
		differ("effect", was.Effect.String(), is.Effect.String())
		differ("workspace", fmt.Sprintf("%+v", was.After), fmt.Sprintf("%+v", is.After))
	}
	return list
}

func exitText(exit *int) string {
	if exit == nil {
		return "none"
	}
	return strconv.Itoa(*exit)
}

func inputsText(e *ledger.Entry) string {
	if e.Inputs == nil {
		return "none"
	}
	return string(e.Inputs.JSON())
}

// made reads blobs of a record that is not stored: those in its packs, and those that
// were there before.
type made struct {
	p     *Pending
	known workspace.Blobs
}

func (m made) GetRange(h workspace.Hash, off int64, n int) ([]byte, error) {
	for _, pack := range m.p.Record.Entry.Packs {
		at, size, ok := find(pack.Index, h)
		if !ok {
			continue
		}
		data := m.p.Record.Pack
		if !pack.Inline {
			i := slices.IndexFunc(m.p.packs, func(b builtPack) bool { return b.pack.Hash == pack.Hash })
			if i < 0 {
				break
			}
			data = m.p.packs[i].data
		}
		return workspace.MemBlobs{h: data[at : at+size]}.GetRange(h, off, n)
	}
	return m.known.GetRange(h, off, n)
}
