package mcp

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/tidwall/gjson"

	"ambit/actors"
	"ambit/core/ledger"
)

func (r *request) listTools() (ledger.Object, *Error) {
	if r.m.Params.Get("cursor").Exists() {
		return nil, &Error{Code: InvalidParams, Message: "no such cursor: all tools stand on one page"}
	}
	specs, _, err := r.b.Tools(r.ctx)
	if err != nil {
		return nil, errorOf(err)
	}
	list := make([]ledger.Value, len(specs))
	for i, s := range specs {
		o := s.Value()
		if r.revision < Structured {
			o = without(o, "outputSchema", "title")
		}
		list[i] = o
	}
	result := ledger.Object{{Name: "tools", Value: list}}
	if r.revision >= Modern {
		result = cacheable(result)
	}
	return result, nil
}

func without(o ledger.Object, names ...string) ledger.Object {
	var kept ledger.Object
next:
	for _, m := range o {
		for _, n := range names {
			if m.Name == n {
				continue next
			}
		}
		kept = append(kept, m)
	}
	return kept
}

// ToolCall is what a tools/call asks for; ok is false for other messages and those of a
// wrong shape.
func (m *Message) ToolCall() (name string, args []byte, ok bool) {
	n, a := m.Params.Get("name"), m.Params.Get("arguments")
	if m.Method != "tools/call" || n.Type != gjson.String || n.String() == "" || a.Exists() && a.Type != gjson.Null && !a.IsObject() {
		return "", nil, false
	}
	if !a.IsObject() {
		return n.String(), []byte("{}"), true
	}
	return n.String(), []byte(a.Raw), true
}

func (r *request) callTool() (ledger.Object, *Error) {
	name, args, ok := r.m.ToolCall()
	if !ok {
		return nil, &Error{Code: InvalidParams, Message: "tools/call needs `name`, a string; `arguments` are an object"}
	}
	var progress func(used, limit int64)
	if token := r.m.ProgressToken(); token != "" && r.notify != nil {
		progress = report(token, r.notify)
	}
	reply, effect, err := r.b.Call(r.ctx, name, args, progress)
	if err != nil {
		return nil, errorOf(err)
	}
	if effect != nil {
		effect.Form = form(r.revision, r.m.ID)
		r.reply.Effect = effect
		return nil, nil
	}
	r.reply.Seq = reply.Seq
	return toolResult(r.revision, reply), nil
}

// progressSteps is how often a call tells of its progress at most: when another twentieth
// of its fuel is used. So it does at the same points on every placement.
const progressSteps = 20

// report makes notifications of progress.
func report(token ledger.Raw, notify func([]byte)) func(used, limit int64) {
	next := int64(0)
	return func(used, limit int64) {
		step := max(limit/progressSteps, 1)
		if next == 0 {
			next = step
		}
		if limit <= 0 || used < next {
			return
		}
		next = (used/step + 1) * step
		notify(notification("notifications/progress", ledger.Object{{Name: "progressToken", Value: token}, {Name: "progress", Value: used},
			{Name: "total", Value: limit}, {Name: "message", Value: fmt.Sprintf("%d%% of the fuel", used*100/limit)}}))
	}
}

// A form says how the reply to a call with an effect is sent: as a message of this
// package, of a revision, with an id.
const formPrefix = "mcp "

func form(revision string, id ledger.Raw) string { return formPrefix + revision + " " + string(id) }

// Settled is the answer to a call whose effect was carried out, or whose settlement
// failed; ok is false if the call was not one of this package.
func Settled(effect *actors.Effect, reply *actors.Reply, err error) (r Reply, ok bool) {
	rest, ok := strings.CutPrefix(effect.Form, formPrefix)
	if !ok {
		return Reply{}, false
	}
	revision, id, _ := strings.Cut(rest, " ")
	if err != nil {
		e := errorOf(err)
		return Reply{Body: Failure(ledger.Raw(id), e), Err: e}, true
	}
	return Reply{Body: success(ledger.Raw(id), complete(revision, toolResult(revision, reply))), Seq: reply.Seq}, true
}

// toolResult is the result of a call. A call that was refused or failed is an error that
// the agent reads, not one of the protocol.
func toolResult(revision string, r *actors.Reply) ledger.Object {
	o := ledger.Object{{Name: "content", Value: []ledger.Value{ledger.Object{{Name: "type", Value: "text"}, {Name: "text", Value: r.Text}}}},
		{Name: "isError", Value: r.Status != ledger.OK}}
	if revision >= Structured {
		o = append(o, ledger.Member{Name: "structuredContent", Value: structured(r)})
	}
	return o
}

// Bounds of a structured result, which clients may show to a model.
const (
	maxChanges = 200    // changes that it lists
	maxCut     = 50_000 // bytes of stdout and stderr together, if the text was cut
)

func structured(r *actors.Reply) ledger.Object {
	stdout, stderr := text(r.Stdout), text(r.Stderr)
	if r.Recall != "" {
		room := max(maxCut/2, maxCut-len(stderr))
		stdout, stderr = cut(stdout, room), cut(stderr, maxCut-min(room, len(stdout)))
	}
	o := ledger.Object{{Name: "seq", Value: r.Seq}, {Name: "status", Value: string(r.Status)}, {Name: "stdout", Value: stdout},
		{Name: "stderr", Value: stderr}, {Name: "fuel", Value: r.Fuel}}
	if r.Exit != nil {
		o = append(o, ledger.Member{Name: "exit", Value: *r.Exit})
	}
	for _, m := range []struct{ name, value string }{{"recall", r.Recall}, {"level", r.Level}, {"reason", r.Reason}} {
		if m.value != "" {
			o = append(o, ledger.Member{Name: m.name, Value: m.value})
		}
	}
	if len(r.Value) > 0 && r.Recall == "" {
		o = append(o, ledger.Member{Name: "value", Value: compact(r.Value)})
	}
	if len(r.Failure) > 0 {
		o = append(o, ledger.Member{Name: "failure", Value: compact(r.Failure)})
	}
	changes, more := changesOf(r)
	o = append(o, ledger.Member{Name: "changes", Value: changes})
	if more > 0 {
		o = append(o, ledger.Member{Name: "changesMore", Value: more})
	}
	return o
}

func changesOf(r *actors.Reply) (list []ledger.Value, more int) {
	list = []ledger.Value{}
	shown := r.Delta
	if len(shown) > maxChanges {
		shown, more = shown[:maxChanges], len(shown)-maxChanges
	}
	gjson.ParseBytes(ledger.DeltaJSON(shown)).ForEach(func(_, c gjson.Result) bool {
		o := ledger.Object{{Name: "op", Value: c.Get("op").String()}, {Name: "path", Value: c.Get("path").String()}}
		if from := c.Get("from"); from.Exists() {
			o = append(o, ledger.Member{Name: "from", Value: from.String()})
		}
		list = append(list, o)
		return true
	})
	return list, more
}

// compact takes white space between tokens out of valid JSON: messages are lines.
func compact(data []byte) ledger.Raw {
	var b strings.Builder
	inString := false
	for i := 0; i < len(data); i++ {
		c := data[i]
		switch {
		case inString && c == '\\' && i+1 < len(data):
			b.WriteByte(c)
			i++
			c = data[i]
		case c == '"':
			inString = !inString
		case !inString && (c == ' ' || c == '\t' || c == '\r' || c == '\n'):
			continue
		}
		b.WriteByte(c)
	}
	return ledger.Raw(b.String())
}

func text(b []byte) string { return strings.ToValidUTF8(string(b), "\uFFFD") }

// cut keeps the beginning and the end of a text.
func cut(s string, limit int) string {
	if len(s) <= limit {
		return s
	}
	head, tail := limit*2/3, len(s)-limit/3
	for head > 0 && !utf8.RuneStart(s[head]) {
		head--
	}
	for tail < len(s) && !utf8.RuneStart(s[tail]) {
		tail++
	}
	return fmt.Sprintf("%s\n[... %d of %d bytes elided ...]\n%s", s[:head], tail-head, len(s), s[tail:])
}
