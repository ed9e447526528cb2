package executor

import (
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"ambit/adapters/native/script"
	"ambit/core/capability"
	"ambit/core/ledger"
	"ambit/edge/traces"
)

const (
	maxEffectID    = 512 // bytes
	maxExt         = 16
	defaultTimeout = 30 * time.Second
)

// job reads a request and finds what it asks for; or gives the answer to it.
func (s *Server) job(body []byte) (*job, *reply) {
	q, err := capability.ParseRequest(body)
	if err != nil {
		return nil, refuse(http.StatusBadRequest, err.Error())
	}
	priority, known := priorities[q.Priority]
	switch {
	case len(q.EffectID) > maxEffectID || strings.ContainsFunc(q.EffectID, func(c rune) bool { return c == utf8.RuneError || unicode.IsControl(c) }):
		return nil, refuse(http.StatusBadRequest, fmt.Sprintf("effect_id must have 1 to %d bytes of printable text", maxEffectID))
	case !known:
		return nil, refuse(http.StatusBadRequest, "priority must be production, working or counterfactual")
	}
	j := &job{id: q.EffectID, priority: priority, request: digest(q)}
	if q.Deadline > 0 {
		j.deadline = time.UnixMilli(q.Deadline)
	}
	if q.Capability != "" {
		s.ours(j, q)
		return j, nil
	}
	return j, s.brought(j, q)
}

// digest identifies what a request asks for. When it is asked for, and how long somebody
// waits, does not change it.
func digest(q *capability.Request) [32]byte {
	argv := make([]ledger.Value, len(q.Argv))
	for i, a := range q.Argv {
		argv[i] = a
	}
	env := ledger.Object{}
	for _, e := range q.Env {
		env = append(env, ledger.Member{Name: e[0], Value: e[1]})
	}
	input := q.Input
	if compact, err := json.Marshal(json.RawMessage(input)); err == nil {
		input = compact
	}
	return sha256.Sum256(ledger.Canonical(nil, ledger.Object{{Name: "capability", Value: q.Capability}, {Name: "input", Value: string(input)},
		{Name: "script", Value: q.ScriptSHA256}, {Name: "ext", Value: q.ScriptExt}, {Name: "argv", Value: argv}, {Name: "index", Value: q.ScriptIndex},
		{Name: "env", Value: env}, {Name: "stdin", Value: q.Stdin}, {Name: "timeout_ms", Value: q.TimeoutMs}}))
}

// ours is a call of a capability of the manifest. One that fails before a process starts,
// for arguments that do not fit, say, is answered and remembered like any other.
func (s *Server) ours(j *job, q *capability.Request) {
	answer := func(o capability.Outcome) []byte {
		return (&capability.Answer{EffectID: q.EffectID, Outcome: o}).JSON()
	}
	settled := func(format string) *reply {
		return &reply{status: http.StatusOK, body: answer(capability.Uncertain("%s", format))}
	}
	j.uncertain = settled("the executor ended while the effect was in progress; it may or may not have happened, and is not run again")
	j.dropped = settled("the effect ended, but its answer is not kept any more; it is not run again")
	j.run = func(ctx context.Context) []byte {
		e := s.manifest.Entry(q.Capability)
		if e == nil {
			return answer(capability.Failed(capability.FailUnknown, "script capability `%s` is not declared in the manifest", q.Capability))
		}
		return answer(s.scripts.Run(ctx, e, script.Call{Input: q.Input, Trace: traces.Environ(ctx)}))
	}
}

// brought is a call of a script that the caller brings. It must be one of the manifest's,
// unless the executor is open to others.
func (s *Server) brought(j *job, q *capability.Request) *reply {
	bad := func(format string, args ...any) *reply {
		return refuse(http.StatusBadRequest, fmt.Sprintf(format, args...))
	}
	data, err := base64.StdEncoding.DecodeString(q.ScriptB64)
	if err != nil {
		return bad("script_b64 is not valid base64")
	}
	expected := strings.ToLower(strings.TrimPrefix(q.ScriptSHA256, "sha256:"))
	sum := sha256.Sum256(data)
	if actual := hex.EncodeToString(sum[:]); actual != expected {
		return bad("script hash mismatch: expected %s, got %s", shorten(expected), actual)
	}
	switch {
	case len(q.Argv) == 0:
		return bad("argv must be an array of strings, one at least")
	case q.ScriptIndex < 0 || q.ScriptIndex >= int64(len(q.Argv)):
		return bad("script_index is out of range")
	case len(q.ScriptExt) > maxExt || strings.ContainsFunc(q.ScriptExt, func(c rune) bool {
		return c != '.' && c != '_' && c != '-' && (c < '0' || c > '9') && (c < 'A' || c > 'Z') && (c < 'a' || c > 'z')
	}):
		return bad("script_ext must be at most %d letters and digits", maxExt)
	case slices.ContainsFunc(q.Argv, func(a string) bool { return strings.ContainsRune(a, 0) }):
		return bad("argv values must not contain NUL")
	}
	for i, e := range q.Env {
		switch {
		case !isVariable(e[0]):
			return bad("env name `%s` is not one of a variable", shorten(e[0]))
		case strings.ContainsRune(e[1], 0):
			return bad("env values must not contain NUL")
		case slices.ContainsFunc(q.Env[:i], func(o [2]string) bool { return o[0] == e[0] }):
			return bad("env name `%s` occurs twice", shorten(e[0]))
		}
	}
	call := script.Call{Env: []string{}, Stdin: []byte(q.Stdin), Timeout: defaultTimeout}
	for _, e := range q.Env {
		call.Env = append(call.Env, e[0]+"="+e[1])
	}
	if q.TimeoutMs > 0 {
		call.Timeout = min(time.Duration(q.TimeoutMs)*time.Millisecond, capability.MaxTimeout)
	}
	j.uncertain = &reply{status: http.StatusConflict, body: []byte(`{"error":"the executor ended while the effect was in progress; it may or may not have happened, and is not run again"}`)}
	j.dropped = &reply{status: http.StatusConflict, body: []byte(`{"error":"the effect ended, but its answer is not kept any more; it is not run again"}`)}
	answer := func(o capability.Outcome) []byte {
		if o.Exit == nil {
			none := -1 // there is always a number in this form
			o.Exit = &none
		}
		return (&capability.Answer{EffectID: q.EffectID, Outcome: o}).JSON()
	}
	if e := s.pinned(q, expected); e != nil {
		j.run = func(ctx context.Context) []byte {
			call.Trace = traces.Environ(ctx)
			return answer(s.scripts.Run(ctx, e, call))
		}
		return nil
	}
	if !s.opt.Unpinned {
		return refuse(http.StatusForbidden, fmt.Sprintf("no entry of the executor's manifest pins script %s with this command line and env", expected))
	}
	j.run = func(ctx context.Context) []byte {
		dir, err := os.MkdirTemp(s.opt.Temp, "ambit-brought-")
		if err != nil {
			return answer(capability.Failed(capability.FailStart, "the script cannot be stored: %v", err))
		}
		defer os.RemoveAll(dir)
		name := "script"
		if ext := strings.TrimLeft(q.ScriptExt, "."); ext != "" {
			name += "." + ext
		}
		if err := os.WriteFile(filepath.Join(dir, name), data, 0o700); err != nil {
			return answer(capability.Failed(capability.FailStart, "the script cannot be stored: %v", err))
		}
		e, err := unpinned(q, "./"+name, expected, dir)
		if err != nil {
			return answer(capability.Failed(capability.FailRefused, "%v", err))
		}
		call.Trace = traces.Environ(ctx)
		return answer(s.scripts.Run(ctx, e, call))
	}
	return nil
}

// unpinned is an entry for a script that a caller brought and that stands in dir.
func unpinned(q *capability.Request, name, digest, dir string) (*capability.Entry, error) {
	argv := make([]ledger.Value, len(q.Argv))
	for i, a := range q.Argv {
		argv[i] = a
	}
	argv[q.ScriptIndex] = name
	m, err := capability.Parse("request", ledger.Canonical(nil, ledger.Object{{Name: "brought", Value: ledger.Object{
		{Name: "argv", Value: argv}, {Name: "sha256", Value: digest}, {Name: "timeout", Value: capability.MaxTimeout.String()}}}}))
	if err != nil {
		return nil, err
	}
	m.In(dir)
	return m.Entries[0], nil
}

// pinned is the entry that pins a script with the command line of a request, where the
// script may have another name, and that declares the variables that the request sets.
func (s *Server) pinned(q *capability.Request, digest string) *capability.Entry {
	for _, e := range s.manifest.Entries {
		if e.SHA256 != digest || len(e.Argv) != len(q.Argv) {
			continue
		}
		same := true
		for i, a := range e.Argv {
			same = same && (a == q.Argv[i] || int64(i) == q.ScriptIndex)
		}
		for _, v := range q.Env {
			same = same && slices.ContainsFunc(e.Env, func(ref capability.EnvRef) bool { return ref.Name == v[0] })
		}
		if same {
			return e
		}
	}
	return nil
}

// shorten is text of a caller as a message may repeat it.
func shorten(s string) string { return strings.ToValidUTF8(s[:min(len(s), 100)], "\uFFFD") }

func isVariable(name string) bool {
	for i, c := range []byte(name) {
		switch {
		case c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_':
		case i > 0 && c >= '0' && c <= '9':
		default:
			return false
		}
	}
	return name != ""
}
