package capability

import (
	"encoding/base64"
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/tidwall/gjson"

	"ambit/core/ledger"
)

// Protocol is the name of the protocol between a run and an executor.
const Protocol = "whip-executor/1"

// Request asks an executor for one call. A caller of ours sends Capability and Input
// alone; the executor has the pins. One that speaks the protocol's first form sends the
// script with a digest, and the command line.
type Request struct {
	Protocol   string
	EffectID   string // the key under which the call is done once
	Capability string
	Input      []byte // JSON

	ScriptSHA256 string
	ScriptB64    string
	ScriptExt    string
	Argv         []string
	ScriptIndex  int64 // of the script in Argv
	Env          [][2]string
	Stdin        string
	TimeoutMs    int64 // 0: the default
	Priority     string
	Deadline     int64 // milliseconds since the Unix epoch after which nobody waits; 0: none
}

// JSON is the request of our form.
func (r *Request) JSON() []byte {
	input := ledger.Raw(r.Input)
	if len(r.Input) == 0 {
		input = "{}"
	}
	o := ledger.Object{{Name: "protocol", Value: Protocol}, {Name: "effect_id", Value: r.EffectID}, {Name: "capability", Value: r.Capability},
		{Name: "input", Value: input}}
	if r.Deadline != 0 {
		o = append(o, ledger.Member{Name: "deadline_ms", Value: r.Deadline})
	}
	return ledger.Canonical(nil, o)
}

// Answer is what an executor gives. The streams of the protocol's first form are text;
// where they are not UTF-8, `stdout_b64` and `stderr_b64` have them as they are. Beyond
// maxAsText bytes those alone have them.
type Answer struct {
	EffectID string
	Outcome  Outcome
	Replayed bool // it was carried out before; this is what was recorded
}

// JSON is the answer to a caller of either form.
func (a *Answer) JSON() []byte {
	out := a.Outcome
	o := ledger.Object{{Name: "protocol", Value: Protocol}, {Name: "effect_id", Value: a.EffectID}, {Name: "status", Value: string(out.Status)},
		{Name: "timed_out", Value: out.Failure != nil && out.Failure.Kind == FailTimeout},
		{Name: "stdout_truncated", Value: out.Written.Stdout != 0}, {Name: "stderr_truncated", Value: out.Written.Stderr != 0}}
	exit := ledger.Value(nil)
	if out.Exit != nil {
		exit = *out.Exit
	}
	o = append(o, ledger.Member{Name: "exit_code", Value: exit})
	add := func(name string, v ledger.Value) { o = append(o, ledger.Member{Name: name, Value: v}) }
	if out.Reason != "" {
		add("reason", out.Reason)
	}
	if out.Failure != nil {
		add("failure", out.Failure.Value())
	}
	if out.Written != (ledger.Truncated{}) {
		add("written", out.Written.Value())
	}
	if out.Process != nil {
		add("process", ledger.Raw(out.Process.JSON()))
	}
	for _, s := range []struct {
		name string
		data []byte
	}{{"stdout", out.Stdout}, {"stderr", out.Stderr}} {
		text := string(s.data)
		if len(text) > maxAsText {
			text = ""
		}
		add(s.name, text)
		if text != string(s.data) || !utf8.ValidString(text) {
			add(s.name+"_b64", base64.StdEncoding.EncodeToString(s.data))
		}
	}
	if a.Replayed {
		add("replayed", true)
	}
	return ledger.Canonical(nil, o)
}

// maxAsText bounds a stream as text: JSON makes up to six bytes of one.
const maxAsText = 512 << 10

// MaxAnswer is the longest answer of an executor that is read, in bytes.
const MaxAnswer = 16 << 20

// said is how many bytes of an executor's refusal are repeated.
const said = 500

// Uncertain is the outcome of a call that may or may not have happened.
func Uncertain(format string, args ...any) Outcome {
	return Outcome{Status: ledger.UncertainState, Reason: fmt.Sprintf(format, args...), Failure: &Failure{Kind: FailUnknowns}}
}

// Failed is the outcome of a call that did not happen.
func Failed(kind, format string, args ...any) Outcome {
	return Outcome{Status: ledger.Failed, Reason: fmt.Sprintf(format, args...), Failure: &Failure{Kind: kind}}
}

// Answered reads what an executor answered to a call: an HTTP status and a body. Whatever
// it is, there is an outcome; that of a call that may have happened all the same is
// uncertain.
func Answered(effectID string, status int, body []byte) Outcome {
	switch {
	case status >= 400 && status < 500, status == 503 && neverRan(body):
		return Failed(FailRefused, "the executor refused it: %d %s", status, refusal(body))
	case status != 200:
		return Uncertain("the executor answered %d", status)
	case len(body) > MaxAnswer:
		return TooLong()
	}
	a, err := ParseAnswer(body)
	if err != nil || a.EffectID != effectID {
		return Uncertain("the executor's answer is not one to this effect")
	}
	return a.Outcome
}

// neverRan reports whether a refusal says that nothing was run for it.
func neverRan(body []byte) bool {
	return ledger.ValidJSON(body) && gjson.GetBytes(body, "ran").Type == gjson.False
}

// refusal is the sentence of a refusal, or what stands in its place.
func refusal(body []byte) string {
	text := string(body)
	if ledger.ValidJSON(body) {
		if e := gjson.GetBytes(body, "error"); e.Type == gjson.String {
			text = e.Str
		}
	}
	return strings.ToValidUTF8(text[:min(len(text), said)], "\uFFFD")
}

// TooLong is the outcome of a call whose answer is longer than MaxAnswer.
func TooLong() Outcome {
	return Uncertain("the executor's answer has more than %d bytes", MaxAnswer)
}

// Late is the outcome of a call that was not answered in time.
func Late() Outcome { return Uncertain("the executor gave no answer in time") }

// Lost is the outcome of a call whose connection failed before the whole answer was there.
func Lost() Outcome { return Uncertain("the executor gave no answer: the connection failed") }

// ParseAnswer reads an answer.
func ParseAnswer(body []byte) (*Answer, error) {
	if !ledger.ValidJSON(body) {
		return nil, fmt.Errorf("the answer is not JSON")
	}
	v := gjson.ParseBytes(body)
	if !v.IsObject() || v.Get("effect_id").Type != gjson.String {
		return nil, fmt.Errorf("the answer has no `effect_id`")
	}
	a := &Answer{EffectID: v.Get("effect_id").Str, Replayed: v.Get("replayed").Bool()}
	out := &a.Outcome
	exit := v.Get("exit_code")
	switch {
	case exit.Type == gjson.Number && exit.Float() == float64(int32(exit.Int())):
		n := int(exit.Int())
		out.Exit = &n
	case v.Get("status").Type != gjson.String:
		return nil, fmt.Errorf("the answer has no `exit_code`")
	}
	timedOut := v.Get("timed_out").Bool()
	switch s := ledger.Status(v.Get("status").String()); s {
	case "":
		out.Status = ledger.OK
		if timedOut {
			out.Status = ledger.Limit
		}
	case ledger.OK, ledger.Failed, ledger.Limit, ledger.Aborted, ledger.UncertainState:
		out.Status = s
	default:
		return nil, fmt.Errorf("the answer has an unknown `status`")
	}
	if out.Status == ledger.OK && out.Exit == nil {
		return nil, fmt.Errorf("the answer has no `exit_code`")
	}
	out.Reason = clippedTo(v.Get("reason").String(), maxReason)
	if out.Status == ledger.Limit && out.Reason == "" {
		out.Reason = "the script's time limit ended it"
	}
	var err error
	if out.Stdout, err = stream(v, "stdout"); err != nil {
		return nil, err
	}
	if out.Stderr, err = stream(v, "stderr"); err != nil {
		return nil, err
	}
	out.Written = ledger.Truncated{Stdout: written(v, "stdout", out.Stdout), Stderr: written(v, "stderr", out.Stderr)}
	out.Failure = readFailure(v.Get("failure"))
	if out.Failure == nil && timedOut {
		out.Failure = &Failure{Kind: FailTimeout}
	}
	if p := v.Get("process"); p.IsObject() {
		out.Process = readProcess(p)
	}
	return a, nil
}

func stream(v gjson.Result, name string) ([]byte, error) {
	if b := v.Get(name + "_b64"); b.Exists() {
		return base64.StdEncoding.DecodeString(b.String())
	}
	return []byte(v.Get(name).String()), nil
}

// written is the size of a stream that was cut.
func written(v gjson.Result, name string, kept []byte) int64 {
	if n := count(v.Get("written." + name)); n > 0 {
		return n
	}
	if v.Get(name + "_truncated").Bool() {
		return int64(len(kept)) + 1 // at least
	}
	return 0
}

func readFailure(v gjson.Result) *Failure {
	if !v.IsObject() {
		return nil
	}
	f := &Failure{Kind: short(v.Get("kind")), Path: clippedTo(v.Get("path").String(), maxText), Expected: short(v.Get("expected")), Actual: short(v.Get("actual"))}
	v.Get("misfits").ForEach(func(_, m gjson.Result) bool {
		f.Misfits = append(f.Misfits, Misfit{Path: clippedTo(m.Get("path").String(), maxSaid), Message: clippedTo(m.Get("message").String(), maxSaid)})
		return len(f.Misfits) < maxMisfits
	})
	return f
}

// Bounds of what an executor says, in bytes: it stands in an entry, which stores bound.
const (
	maxReason  = 4096
	maxShort   = 100 // of a kind, digest or name
	maxProcess = 96 << 10
)

func short(v gjson.Result) string { return clippedTo(v.String(), maxShort) }

// count is a number of bytes; JSON has no exact ones beyond 2⁵³.
func count(v gjson.Result) int64 { return max(0, min(v.Int(), 1<<53)) }

// readProcess reads what ran; nil if that says too much to be kept.
func readProcess(v gjson.Result) *Process {
	if len(v.Raw) > maxProcess {
		return nil
	}
	texts := func(name string) []string {
		list := []string{}
		v.Get(name).ForEach(func(_, s gjson.Result) bool {
			list = append(list, clippedTo(s.String(), maxText))
			return len(list) < maxArgv
		})
		return list
	}
	pinned := func(f gjson.Result) Pinned {
		return Pinned{Path: clippedTo(f.Get("path").String(), maxText), SHA256: short(f.Get("sha256")), Pinned: f.Get("pinned").Bool()}
	}
	p := &Process{Argv: texts("argv"), Program: pinned(v.Get("program")), Script: pinned(v.Get("script")), Cwd: clippedTo(v.Get("cwd").String(), maxText),
		StdinSize: count(v.Get("stdin.size")), StdinSHA256: short(v.Get("stdin.sha256")), StdoutSize: count(v.Get("stdout_size")),
		StderrSize: count(v.Get("stderr_size")), Signal: short(v.Get("signal")), Duration: v.Get("duration_ns").Int(),
		Enforced: texts("enforced"), NotEnforced: texts("not_enforced"), Manifest: short(v.Get("entry"))}
	v.Get("files").ForEach(func(_, f gjson.Result) bool {
		p.Files = append(p.Files, pinned(f))
		return len(p.Files) < maxFiles
	})
	return p
}
