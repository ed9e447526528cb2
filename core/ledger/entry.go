package ledger

import (
	"crypto/sha256"
	"encoding/base64"

	"ambit/core/workspace"
)

// FormatVersion is the version of the entry format; it is part of every hash.
const FormatVersion = 1

// Kind says what an entry records.
type Kind string

// The kinds of entry.
const (
	Open         Kind = "open"          // a run begins
	Lease        Kind = "lease"         // its lease moves
	Turn         Kind = "turn"          // a turn begins, with a grant
	TurnEnd      Kind = "turn_end"      // a turn ends
	Call         Kind = "call"          // a tool call, allowed or refused
	Intent       Kind = "intent"        // a true side effect is about to start
	Settled      Kind = "settled"       // its outcome
	Uncertain    Kind = "uncertain"     // its outcome can no longer be known
	Hold         Kind = "hold"          // a tool call that waits for an operator
	Decision     Kind = "decision"      // what became of its waiting
	WorkspacePut Kind = "workspace_put" // files put from outside through the API
	External     Kind = "external"      // changes found in a mirrored host directory
	Diverged     Kind = "diverged"      // host files left alone since they changed meanwhile
	Command      Kind = "command"       // a command to a hosted agent
	Checkpoint   Kind = "checkpoint"    // a named point of the workspace
	Restore      Kind = "restore"       // the workspace went back to one
	Fork         Kind = "fork"          // a run began as a copy of another
	Expire       Kind = "expire"        // the lease ran out
	Close        Kind = "close"         // the run ended
)

// kinds lists every kind, for decoding.
var kinds = map[Kind]bool{
	Open: true, Lease: true, Turn: true, TurnEnd: true, Call: true, Intent: true, Settled: true, Uncertain: true,
	Hold: true, Decision: true,
	WorkspacePut: true, External: true, Diverged: true, Command: true, Checkpoint: true, Restore: true, Fork: true,
	Expire: true, Close: true,
}

// Status is the outcome of a call.
type Status string

// The outcomes.
const (
	OK             Status = "ok"        // it ran, with any exit status; the delta is committed
	Refused        Status = "refused"   // authority refused it; nothing changed
	Held           Status = "held"      // it waits for an operator; nothing changed
	Limit          Status = "limit"     // a limit ended it; output so far is kept, the delta is not
	Failed         Status = "failed"    // it could not be carried out; nothing changed
	UncertainState Status = "uncertain" // a crash left a side effect open
	Aborted        Status = "aborted"   // ended from outside; it cannot be replayed
)

// Digest stands for a payload in the hashed part of an entry.
type Digest struct {
	Size int64
	Hash workspace.Hash // SHA-256(salt ‖ bytes)
}

// Inputs are what a virtual call depends on besides its arguments and the tree.
type Inputs struct {
	Clock   int64  // nanoseconds since the Unix epoch
	Seed    string // hex
	Dir     string
	At      string // the workspace's path inside the shell
	Limits  Object // name → integer
	Version string // of the shell
	Fences  []Fence
}

// Fence is a path that the placement kept from being written.
type Fence struct {
	Path    string
	Reason  string // completes "path `x` …"
	Governs bool   // it may be read, and other spellings of it are fenced, too
}

// JSON is the inputs as canonical JSON.
func (in *Inputs) JSON() []byte { return Canonical(nil, in.value()) }

func (in *Inputs) value() Object {
	// The clock is text: nanoseconds do not fit a double.
	o := Object{{"clock", formatNanos(in.Clock)}, {"seed", in.Seed}, {"dir", in.Dir},
		{"at", in.At}, {"limits", in.Limits}, {"shell", in.Version}}
	if len(in.Fences) > 0 {
		list := make([]Value, len(in.Fences))
		for i, f := range in.Fences {
			one := Object{{"path", f.Path}, {"reason", f.Reason}}
			if f.Governs {
				one = append(one, Member{"governs", true})
			}
			list[i] = one
		}
		o = append(o, Member{"fences", list})
	}
	return o
}

// Truncated says how many bytes a call wrote where the payload holds fewer; 0 where it
// holds them all.
type Truncated struct{ Stdout, Stderr int64 }

// Value is what the entry and the API say; streams that are whole are left out.
func (t Truncated) Value() Object {
	o := Object{}
	if t.Stdout != 0 {
		o = append(o, Member{"stdout", t.Stdout})
	}
	if t.Stderr != 0 {
		o = append(o, Member{"stderr", t.Stderr})
	}
	return o
}

// Pack describes blobs stored together under the hash of their concatenation.
type Pack struct {
	Hash   workspace.Hash
	Size   int64
	Inline bool // the bytes stand in the record itself
	Index  []Blob
}

// Blob is one member of a pack; members lie one after another.
type Blob struct {
	Hash workspace.Hash
	Size int64
}

// Entry is one link of the chain. Zero fields are left out of its JSON.
type Entry struct {
	Seq         uint64
	Time        int64 // milliseconds since the Unix epoch, by the clock of the placement
	Tenant      string
	Run         string
	Incarnation uint64
	Turn        uint64
	Kind        Kind
	Tool        string
	Status      Status
	Level       string // the level that refused
	Reason      string // its sentence, or why a call failed
	Policy      string // digest of the policy document
	Profile     string
	Grant       Raw      // canonical JSON
	Requires    []string // capabilities
	Expires     int64    // lease or turn end, milliseconds since the Unix epoch
	Inputs      *Inputs
	Before      workspace.Hash  // tree root objects
	After       workspace.Entry // the root of the tree afterwards; zero if the kind has none
	Delta       workspace.Delta
	DeltaRef    *Digest // of the delta when it stands in the pack (unsalted)
	Packs       []Pack
	Exit        *int
	Fuel        int64
	Virtual     int64  // nanoseconds of virtual time
	Real        int64  // nanoseconds
	Key         string // idempotency key
	Request     string // hash of the request, for the key
	Refers      uint64 // the seq an entry settles, restores or refers to
	Origin      string // run a fork came from, or the name of a checkpoint
	Args        *Digest
	Stdin       *Digest
	Stdout      *Digest
	Stderr      *Digest
	Env         *Digest
	Truncated   Truncated
	// Process is what ran for an effect outside, Failure why it failed, for programs:
	// canonical JSON, of package capability. Output says what standard output was checked
	// to be, "value" or "lines".
	Process Raw
	Failure Raw
	Output  string
	Effect  workspace.Hash
	Prev    workspace.Hash
	Hash    workspace.Hash
}

func (e *Entry) members(full bool) Object {
	o := Object{{"v", FormatVersion}, {"seq", e.Seq}, {"time", e.Time}, {"tenant", e.Tenant}, {"run", e.Run},
		{"incarnation", e.Incarnation}, {"kind", string(e.Kind)}, {"prev", e.Prev.String()}}
	str := func(name, v string) {
		if v != "" {
			o = append(o, Member{name, v})
		}
	}
	num := func(name string, v int64) {
		if v != 0 {
			o = append(o, Member{name, v})
		}
	}
	hash := func(name string, h workspace.Hash) {
		if !h.IsZero() {
			o = append(o, Member{name, h.String()})
		}
	}
	digest := func(name string, d *Digest) {
		if d != nil {
			o = append(o, Member{name, Object{{"size", d.Size}, {"sha256", d.Hash.String()}}})
		}
	}
	num("turn", int64(e.Turn))
	str("tool", e.Tool)
	str("status", string(e.Status))
	str("level", e.Level)
	str("reason", e.Reason)
	str("policy", e.Policy)
	str("profile", e.Profile)
	if e.Grant != "" {
		o = append(o, Member{"grant", e.Grant})
	}
	if len(e.Requires) > 0 {
		o = append(o, Member{"requires", stringValues(e.Requires)})
	}
	num("expires", e.Expires)
	if in := e.Inputs; in != nil {
		o = append(o, Member{"inputs", in.value()})
	}
	hash("before", e.Before)
	if a := e.After; !a.Hash.IsZero() {
		o = append(o, Member{"after", a.Hash.String()}, Member{"tree", Object{{"bytes", a.Size}, {"entries", a.Count},
			{"mode", int64(a.Mode)}, {"mtime", formatNanos(a.MTime)}}})
	}
	if e.Delta != nil {
		o = append(o, Member{"delta", deltaValue(e.Delta)})
	}
	digest("delta_ref", e.DeltaRef)
	if len(e.Packs) > 0 {
		packs := make([]Value, len(e.Packs))
		for i, p := range e.Packs {
			packs[i] = p.value()
		}
		o = append(o, Member{"packs", packs})
	}
	if e.Exit != nil {
		o = append(o, Member{"exit", *e.Exit})
	}
	num("fuel", e.Fuel)
	num("virtual_ns", e.Virtual)
	num("real_ns", e.Real)
	str("key", e.Key)
	str("request", e.Request)
	num("refers", int64(e.Refers))
	str("origin", e.Origin)
	digest("args", e.Args)
	digest("stdin", e.Stdin)
	digest("stdout", e.Stdout)
	digest("stderr", e.Stderr)
	digest("env", e.Env)
	if e.Truncated != (Truncated{}) {
		o = append(o, Member{"truncated", e.Truncated.Value()})
	}
	if e.Process != "" {
		o = append(o, Member{"process", e.Process})
	}
	if e.Failure != "" {
		o = append(o, Member{"failure", e.Failure})
	}
	str("output", e.Output)
	hash("effect", e.Effect)
	if full {
		hash("hash", e.Hash)
	}
	return o
}

func stringValues(list []string) []Value {
	vs := make([]Value, len(list))
	for i, s := range list {
		vs[i] = s
	}
	return vs
}

func (p Pack) value() Value {
	index := make([]byte, 0, len(p.Index)*36)
	for _, b := range p.Index {
		index = append(index, b.Hash[:]...)
		index = append(index, byte(b.Size>>24), byte(b.Size>>16), byte(b.Size>>8), byte(b.Size))
	}
	o := Object{{"sha256", p.Hash.String()}, {"size", p.Size}, {"index", base64.StdEncoding.EncodeToString(index)}}
	if p.Inline {
		o = append(o, Member{"inline", true})
	}
	return o
}

// JSON is the entry as canonical JSON, hash included.
func (e *Entry) JSON() []byte { return Canonical(nil, e.members(true)) }

// Sum is the hash that the entry must carry.
func (e *Entry) Sum() workspace.Hash { return sha256.Sum256(Canonical(nil, e.members(false))) }

// Outputs are the payloads of a call that its effect covers, unsalted.
type Outputs struct{ Args, Stdin, Stdout, Stderr, Env []byte }

// SetEffect computes the effect: the hash over what the same call gives on every
// placement. Unlike the payload digests it covers the bytes without salt.
func (e *Entry) SetEffect(out Outputs) {
	o := Object{{"v", FormatVersion}, {"kind", string(e.Kind)}, {"tool", e.Tool}, {"status", string(e.Status)},
		{"level", e.Level}, {"reason", e.Reason}, {"before", e.Before.String()}, {"after", e.After.Hash.String()},
		{"fuel", e.Fuel}, {"virtual_ns", e.Virtual}}
	if e.Exit != nil {
		o = append(o, Member{"exit", *e.Exit})
	}
	if in := e.Inputs; in != nil {
		o = append(o, Member{"inputs", in.value()})
	}
	for _, p := range []struct {
		name string
		data []byte
	}{{"args", out.Args}, {"stdin", out.Stdin}, {"stdout", out.Stdout}, {"stderr", out.Stderr}, {"env", out.Env}} {
		o = append(o, Member{p.name, workspace.Sum(p.data).String()})
	}
	if e.Truncated != (Truncated{}) {
		o = append(o, Member{"truncated", e.Truncated.Value()})
	}
	o = append(o, Member{"delta", deltaValue(e.Delta)})
	e.Effect = sha256.Sum256(Canonical(nil, o))
}

// Seal sets prev and hash: it makes e the link after the entry with hash prev.
func (e *Entry) Seal(prev workspace.Hash) {
	e.Prev = prev
	e.Hash = e.Sum()
}
