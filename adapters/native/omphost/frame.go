package omphost

import (
	"strings"

	"github.com/tidwall/gjson"
)

// frame takes one line of omp's output. Frames that it does not know are passed over.
func (r *run) frame(line []byte) error {
	switch kind := gjson.GetBytes(line, "type").String(); kind {
	case "rpc_chunk":
		whole, err := r.chunks.add(line)
		if err != nil || whole == nil {
			return err
		}
		return r.frame(whole)
	case "message_update":
		r.delta(line)
	case "ready":
		r.readyOnce.Do(func() { close(r.ready) })
	case "response":
		r.response(gjson.ParseBytes(line))
	case "prompt_result":
		if v := gjson.GetBytes(line, "agentInvoked"); v.Exists() && !v.Bool() {
			r.endTurn(outcome{reason: "stop"})
		}
	case "host_tool_call":
		r.toolCall(gjson.ParseBytes(line))
	case "host_tool_cancel":
		r.mu.Lock()
		cancel := r.calls[gjson.GetBytes(line, "targetId").String()]
		r.mu.Unlock()
		if cancel != nil {
			cancel(errCancelled)
		}
	case "tool_execution_end":
		v := gjson.GetManyBytes(line, "isError", "toolCallId", "toolName", "result.content.0.text")
		if v[0].Bool() {
			r.unreached(v[1].String(), v[2].String(), v[3].String())
		}
	case "message_end":
		r.message(line)
	case "agent_end":
		v := gjson.GetManyBytes(line, "isTerminal", "willContinue")
		if v[0].Exists() && !v[0].Bool() || v[1].Bool() {
			return nil
		}
		r.mu.Lock()
		last := r.last
		r.mu.Unlock()
		r.endTurn(last)
	case "extension_ui_request":
		r.question(gjson.ParseBytes(line))
	}
	return nil
}

var errCancelled = cancelled{}

type cancelled struct{}

func (cancelled) Error() string { return "the call was cancelled" }

// delta passes on what the model added. The frame also repeats the message so far,
// twice: it is not looked at.
func (r *run) delta(line []byte) {
	v := gjson.GetManyBytes(line, "assistantMessageEvent.type", "assistantMessageEvent.delta")
	e := Event{Text: v[1].String()}
	switch v[0].String() {
	case "text_delta":
		e.Type = "text_delta"
	case "thinking_delta":
		e.Type = "reasoning_delta"
	}
	if e.Type == "" || e.Text == "" {
		return
	}
	r.mu.Lock()
	e.Turn = r.turn
	r.mu.Unlock()
	r.emit(e)
}

func (r *run) response(v gjson.Result) {
	r.mu.Lock()
	reply := r.replies[v.Get("id").String()]
	r.mu.Unlock()
	switch {
	case reply != nil:
		select {
		case reply <- v:
		default:
		}
	case v.Get("success").Bool():
	case v.Get("command").String() == "prompt":
		r.endTurn(outcome{"error", v.Get("error").String()})
	default:
		r.log.Warn().Str("command", v.Get("command").String()).Str("error", r.secrets.scrub(v.Get("error").String())).Msg("omp refused a command")
	}
}

// message passes on a whole answer of the model.
func (r *run) message(line []byte) {
	m := gjson.GetBytes(line, "message")
	if m.Get("role").String() != "assistant" {
		return
	}
	var text strings.Builder
	m.Get("content").ForEach(func(_, part gjson.Result) bool {
		if part.Get("type").String() == "text" {
			text.WriteString(part.Get("text").String())
		}
		return true
	})
	e := Event{Type: "message", Text: text.String(), StopReason: m.Get("stopReason").String()}
	if u := m.Get("usage"); u.Exists() {
		e.Usage = &Usage{u.Get("input").Int(), u.Get("output").Int()}
	}
	o := outcome{reason: e.StopReason}
	if o.reason == "error" {
		o.message = m.Get("errorMessage").String()
		if o.message == "" {
			o.message = "the model endpoint failed"
		}
	}
	r.mu.Lock()
	if o.reason == "error" {
		if r.fault != "" {
			o.message = r.fault
		}
		e.Error = &Fault{"model", o.message}
	}
	r.fault = ""
	r.last = o
	e.Turn = r.turn
	r.mu.Unlock()
	r.emit(e)
}

// question passes on what the agent asks; what only concerns a screen is passed over.
func (r *run) question(v gjson.Result) {
	e := Event{Type: "question", ID: v.Get("id").String(), Method: v.Get("method").String(), Title: v.Get("title").String(), Text: v.Get("message").String()}
	switch e.Method {
	case "select", "confirm", "input", "editor":
	default:
		return
	}
	for _, o := range v.Get("options").Array() {
		e.Options = append(e.Options, o.String())
	}
	r.mu.Lock()
	e.Turn = r.turn
	r.mu.Unlock()
	r.emit(e)
}
