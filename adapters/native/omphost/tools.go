package omphost

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"github.com/tidwall/gjson"

	"ambit/actors"
	"ambit/core/authority"
	"ambit/core/capability"
	"ambit/core/ledger"
)

// Bounds of a run's tool calls. One is carried out at a time.
const (
	maxWaiting   = 16      // tool calls behind the one in progress
	maxArguments = 8 << 20 // bytes of one call's arguments
	maxTurnCalls = 100_000 // calls of a turn whose ids are kept
	eventText    = 64 << 10
)

var errTooMany = fmt.Errorf("more than %d tool calls wait already", maxWaiting)

// toolCall carries out a call that omp asks for, beside the reading of its output.
func (r *run) toolCall(v gjson.Result) {
	id, callID, called := v.Get("id").String(), v.Get("toolCallId").String(), v.Get("toolName").String()
	arguments := []byte(v.Get("arguments").Raw)
	if len(arguments) == 0 {
		arguments = []byte("{}")
	}
	ctx, cancel := context.WithCancelCause(r.ctx)
	r.mu.Lock()
	r.waitingFor++
	crowded := r.waitingFor > maxWaiting+1
	r.calls[id] = cancel
	if len(r.reached) < maxTurnCalls {
		r.reached[callID] = true
	}
	r.mu.Unlock()
	place := r.calling.join()
	r.working.Add(1)
	go func() {
		defer r.working.Done()
		defer r.calling.leave(place)
		defer func() {
			r.mu.Lock()
			r.waitingFor--
			delete(r.calls, id)
			r.mu.Unlock()
			cancel(nil)
		}()
		var a answer
		if crowded {
			a = answer{status: ledger.Failed, text: errTooMany.Error()}
		} else {
			a = r.perform(ctx, place, callID, called, arguments)
		}
		content := []any{map[string]string{"type": "text", "text": a.text}}
		for _, img := range a.images {
			content = append(content, img)
		}
		// A child that is gone is found by its reader.
		_ = r.child.send(map[string]any{"type": "host_tool_result", "id": id, "isError": a.status != ledger.OK,
			"result": map[string]any{"content": content}})
	}()
}

// perform waits for its turn, carries out one call and tells the app of it.
func (r *run) perform(ctx context.Context, place chan struct{}, callID, called string, arguments []byte) answer {
	select {
	case <-place:
	case <-ctx.Done():
		return answer{status: ledger.Aborted, text: context.Cause(ctx).Error()}
	}
	turn, err := r.currentTurn()
	if err != nil {
		return answer{status: ledger.Failed, text: err.Error()}
	}
	name := r.declared(called)
	shown := arguments
	if len(shown) > eventText {
		shown = encode(map[string]int{"bytes": len(arguments)})
	}
	r.emit(Event{Type: "tool_call", Turn: turn, ID: callID, Name: name, Arguments: shown})
	a, seq := r.carryOut(ctx, turn, callID, called, name, arguments)
	text := a.text
	if len(text) > eventText {
		text = text[:eventText]
	}
	r.emit(Event{Type: "tool_result", Turn: turn, ID: callID, Name: name, Text: text, IsError: a.status != ledger.OK, Entry: seq})
	return a
}

// declared is a tool's own name, where the model had to be told another.
func (r *run) declared(called string) string {
	if name, ok := r.appNames[called]; ok {
		return name
	}
	if name, ok := r.own[called]; ok {
		return name
	}
	for name, as := range r.host.actions {
		if as == called {
			return name
		}
	}
	return called
}

// carryOut decides on a call, records it, and does it. seq is that of its entry.
func (r *run) carryOut(ctx context.Context, turn uint64, callID, called, name string, arguments []byte) (a answer, seq uint64) {
	h := r.host
	ctx, end := h.runs.Observe(ctx, actors.Stage{Name: actors.StageAgent, Run: actors.RunID{Tenant: r.tenant, ID: r.id, Incarnation: r.incarnation}, Turn: turn, Tool: name})
	defer func() { end(actors.Result{Status: a.status, Seq: seq}) }()
	ev := actors.CallTool{Turn: turn, Tool: name, Args: arguments}
	if len(arguments) > maxArguments {
		return answer{status: ledger.Failed, text: fmt.Sprintf("the arguments of a call have at most %d bytes", maxArguments)}, 0
	}
	var do func(ctx context.Context) answer
	switch tool, isAction := r.registeredAs(called); {
	case r.own[called] != "":
	case r.appNames[called] != "":
		ev.App = &authority.Verdict{Allowed: true}
		do = func(ctx context.Context) answer {
			ctx, cancel := context.WithTimeoutCause(ctx, h.opt.ToolTime, fmt.Errorf("no answer within %s", h.opt.ToolTime))
			defer cancel()
			prefix := len("mcp__" + h.opt.AppTools.MCPName + "__")
			return r.app.call(ctx, name[prefix:], arguments)
		}
	case isAction:
		ev.App = &authority.Verdict{Allowed: true}
		do = func(ctx context.Context) answer {
			return r.act(ctx, turn, callID, tool.Label, arguments)
		}
	case !r.governs(name):
		ev.App = &authority.Verdict{Level: authority.LevelManifest, Reason: name + " is not a tool of this run"}
	}
	// A script goes on when its caller goes away; an agent that is told to stop ends it.
	ev.EndsWith = func(error) bool { return true }
	reply, effect, held, err := r.decided(ctx, ev, callID)
	switch {
	case err != nil && held != 0 && ctx.Err() != nil:
		return answer{status: ledger.Aborted, text: "the call was given up before an operator decided: " + err.Error()}, held
	case err != nil:
		return answer{status: ledger.Failed, text: err.Error()}, held
	}
	if effect == nil {
		return answer{status: reply.Status, text: reply.Text}, reply.Seq
	}
	if do == nil {
		a = answer{status: ledger.Failed, reason: "nothing here carries it out"}
	} else {
		a = do(ctx)
	}
	outcome := capability.Outcome{Status: a.status, Reason: r.secrets.scrub(a.reason), Stdout: []byte(r.secrets.scrub(a.text))}
	reply, err = h.runs.Settle(context.WithoutCancel(ctx), effect, outcome)
	if err != nil {
		r.log.Error().Err(err).Uint64("entry", effect.Seq).Msg("the outcome of a call could not be recorded")
		return answer{status: ledger.Failed, text: "the outcome of the call could not be recorded"}, effect.Seq
	}
	a.text = reply.Text
	return a, reply.Seq
}

// act asks the app for a browser action and waits for what becomes of it.
func (r *run) act(ctx context.Context, turn uint64, callID, name string, arguments []byte) answer {
	result := make(chan command, 1)
	r.mu.Lock()
	r.waiting[callID] = result
	r.mu.Unlock()
	defer func() {
		r.mu.Lock()
		delete(r.waiting, callID)
		r.mu.Unlock()
	}()
	ctx, cancel := context.WithTimeoutCause(ctx, r.host.opt.ActionTime, fmt.Errorf("no result within %s", r.host.opt.ActionTime))
	defer cancel()
	r.emit(Event{Type: "capability_call", Turn: turn, ID: callID, Name: name, Arguments: arguments})
	select {
	case c := <-result:
		if c.isError {
			return answer{status: ledger.Failed, reason: "the browser action failed", text: c.result}
		}
		return answer{status: ledger.OK, text: c.result}
	case <-ctx.Done():
		r.emit(Event{Type: "capability_cancel", Turn: turn, ID: callID, Name: name})
		return answer{status: ledger.UncertainState, reason: "the browser action was given up: " + context.Cause(ctx).Error()}
	}
}

// governs reports whether a tool is one on which the run's authority decides, and which
// it has not got.
func (r *run) governs(name string) bool {
	return slices.Contains(authority.FileTools(), name) || r.host.runs.Policy().Script(name) != nil
}

// registeredAs finds a registered browser action by what the model calls it.
func (r *run) registeredAs(called string) (definition, bool) {
	r.mu.Lock()
	defer r.mu.Unlock()
	d, ok := r.registered[called]
	return d, ok
}

// currentTurn is the run's turn; one begins if there is none, for omp may go on by itself.
func (r *run) currentTurn() (uint64, error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.beginTurn()
}

// beginTurn begins a turn unless there is one; r.mu is held.
func (r *run) beginTurn() (uint64, error) {
	if r.turn != 0 {
		return r.turn, nil
	}
	_, t, _, err := r.host.runs.BeginTurn(r.ctx, r.tenant, r.id, actors.BeginTurn{Grant: r.grant})
	if err != nil {
		return 0, err
	}
	r.turn, r.last = t.Number, outcome{}
	r.fault, r.giveUp, r.breaks = "", "", 0
	clear(r.reached)
	return r.turn, nil
}

// endTurn ends the turn in the ledger and tells the app.
func (r *run) endTurn(o outcome) {
	r.notes.Wait()
	r.mu.Lock()
	turn := r.turn
	r.turn, r.last = 0, outcome{}
	r.mu.Unlock()
	if turn == 0 {
		return
	}
	if err := r.host.runs.EndTurn(context.WithoutCancel(r.ctx), r.tenant, r.id, r.incarnation, turn); err != nil {
		var e *actors.Error
		if !errors.As(err, &e) || e.Code != actors.Expired {
			r.log.Error().Err(err).Msg("the turn could not be ended in the ledger")
		}
	}
	e := Event{Type: "turn_end", Turn: turn, StopReason: o.reason}
	if e.StopReason == "" {
		e.StopReason = "stop"
	}
	if o.message != "" {
		e.Error = &Fault{"model", o.message}
	}
	r.emit(e)
}

// unreached records a call that omp answered by itself: of a tool that it does not have,
// or with arguments that do not fit.
func (r *run) unreached(callID, called, said string) {
	r.mu.Lock()
	reached := r.reached[callID]
	r.mu.Unlock()
	if reached {
		return
	}
	turn, err := r.currentTurn()
	if err != nil {
		return
	}
	name := r.declared(called)
	known := r.own[called] != "" || r.appNames[called] != ""
	if _, ok := r.registeredAs(called); ok {
		known = true
	}
	reason := name + " is not a tool of this run"
	if known {
		reason = "the arguments do not fit the tool: " + said
		if len(reason) > 500 {
			reason = reason[:500]
		}
	}
	ev := actors.CallTool{Turn: turn, Tool: name, Args: []byte("{}"), App: &authority.Verdict{Level: authority.LevelManifest, Reason: r.secrets.scrub(reason)}}
	if !known && r.governs(name) {
		ev.App = nil
	}
	r.notes.Go(func() {
		r.emit(Event{Type: "tool_call", Turn: turn, ID: callID, Name: name, Arguments: json.RawMessage("{}")})
		reply, _, err := r.host.runs.Call(r.ctx, r.tenant, r.id, r.incarnation, ev)
		e := Event{Type: "tool_result", Turn: turn, ID: callID, Name: name, Text: reason, IsError: true}
		if err == nil {
			e.Entry = reply.Seq
		}
		r.emit(e)
	})
}
