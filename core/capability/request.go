package capability

import (
	"fmt"

	"github.com/tidwall/gjson"

	"ambit/core/ledger"
)

// MaxRequest is the longest request that an executor reads, in bytes: a script of the
// protocol's first form is part of it.
const MaxRequest = 2 << 20

// ParseRequest reads a request of either form. Its errors are sentences for the caller.
func ParseRequest(body []byte) (*Request, error) {
	if !ledger.ValidJSON(body) {
		return nil, fmt.Errorf("the body is not JSON")
	}
	v := gjson.ParseBytes(body)
	if !v.IsObject() {
		return nil, fmt.Errorf("the body is not a JSON object")
	}
	r := &Request{}
	p := requestReader{v: v}
	r.Protocol = p.text("protocol")
	if r.Protocol != Protocol {
		return nil, fmt.Errorf("unsupported protocol `%s`; expected `%s`", r.Protocol, Protocol)
	}
	r.EffectID, r.Capability = p.text("effect_id"), p.text("capability")
	if input := v.Get("input"); input.Exists() {
		r.Input = []byte(input.Raw)
	}
	r.ScriptSHA256, r.ScriptB64, r.ScriptExt = p.text("script_sha256"), p.text("script_b64"), p.text("script_ext")
	r.Stdin, r.Priority = p.text("stdin"), p.text("priority")
	r.TimeoutMs, r.ScriptIndex, r.Deadline = p.number("timeout_ms"), p.number("script_index"), p.number("deadline_ms")
	v.Get("argv").ForEach(func(_, a gjson.Result) bool {
		if a.Type != gjson.String {
			p.fail("argv values must be strings")
		}
		r.Argv = append(r.Argv, a.String())
		return len(r.Argv) <= maxArgv
	})
	v.Get("env").ForEach(func(k, e gjson.Result) bool {
		if e.Type != gjson.String {
			p.fail("env values must be strings")
		}
		r.Env = append(r.Env, [2]string{k.String(), e.String()})
		return len(r.Env) <= maxEnv
	})
	switch {
	case p.err != nil:
	case r.EffectID == "" || len(r.EffectID) > 1024:
		p.fail("effect_id is required, and has at most 1024 bytes")
	case len(r.Argv) > maxArgv:
		p.fail("argv has more than %d values", maxArgv)
	case len(r.Env) > maxEnv:
		p.fail("env has more than %d values", maxEnv)
	case r.TimeoutMs < 0 || r.TimeoutMs > MaxTimeout.Milliseconds():
		p.fail("timeout_ms must be between 1 and %d", MaxTimeout.Milliseconds())
	case r.Capability == "" && r.ScriptSHA256 == "":
		p.fail("script_sha256 is required")
	case len(r.Input) > MaxInput:
		p.fail("input has more than %d bytes", MaxInput)
	}
	return r, p.err
}

// requestReader notes the first mistake.
type requestReader struct {
	v   gjson.Result
	err error
}

func (p *requestReader) fail(format string, args ...any) {
	if p.err == nil {
		p.err = fmt.Errorf(format, args...)
	}
}

func (p *requestReader) text(name string) string {
	v := p.v.Get(name)
	if v.Exists() && v.Type != gjson.String && v.Type != gjson.Null {
		p.fail("%s must be a string", name)
	}
	return v.String()
}

func (p *requestReader) number(name string) int64 {
	v := p.v.Get(name)
	if v.Exists() && v.Type != gjson.Null && (v.Type != gjson.Number || v.Float() != float64(v.Int())) {
		p.fail("%s must be a whole number", name)
	}
	return v.Int()
}
