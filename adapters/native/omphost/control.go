package omphost

import (
	"context"
	"errors"
	"time"

	"ambit/actors"
	"ambit/core/members"
	"ambit/edge"
)

var (
	errNoRun   = &actors.Error{Code: actors.NotFound, Message: "no such run"}
	errExpired = &actors.Error{Code: actors.Expired, Message: "the lease of the run has expired"}
	errEnded   = &actors.Error{Code: actors.Expired, Message: "the agent's process has ended"}
)

// Command gives one command to the agent of a run. It returns once the command was
// written.
func (h *Host) Command(ctx context.Context, tenant, id string, body []byte) error {
	return h.command(ctx, tenant, id, body, edge.Once{})
}

// command is Command of a request that may come again.
func (h *Host) command(ctx context.Context, tenant, id string, body []byte, once edge.Once) error {
	c, err := parseCommand(body, h.actions)
	if err != nil {
		return err
	}
	r, ok := h.find(tenant, id)
	if !ok {
		return errNoRun
	}
	r.commands.Lock()
	defer r.commands.Unlock()
	if given, err := h.runs.Answered(ctx, tenant, r.id, once.Key, once.Request); given || err != nil {
		return err
	}
	if err := r.takes(c.Type == "cancel"); err != nil {
		return err
	}
	err = r.give(ctx, c, body, once)
	if errors.Is(err, errGone) {
		r.end(stop{reason: "the agent's process ended", code: "agent_ended", process: true})
		return errEnded
	}
	return err
}

// takes says why a run takes no command now, or nil.
func (r *run) takes(cancel bool) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	switch r.phase {
	case starting:
		return errNoRun
	case ready:
		if !r.host.opt.now().Before(r.expires) && !cancel {
			return errExpired
		}
		return nil
	case expired:
		if cancel {
			return nil
		}
		return errExpired
	}
	if r.why.code == "lease_expired" {
		return errExpired
	}
	return errEnded
}

// give records a command and sends it. The prompt's text is a payload of its entry.
func (r *run) give(ctx context.Context, c *command, body []byte, once edge.Once) error {
	var err error
	switch c.Type {
	case "prompt":
		return r.prompt(ctx, c, body, once)
	case "cancel":
		if err := r.abort(errors.New("the turn was cancelled")); err != nil {
			return err
		}
		var e *actors.Error
		if err = r.record(ctx, "cancel", body, once); errors.As(err, &e) && e.Code == actors.Expired {
			err = nil // after the end of a lease the ledger takes no more commands
		}
		return err
	case "reply":
		if err := r.record(ctx, c.Type, body, once); err != nil {
			return err
		}
		frame := map[string]any{"type": "extension_ui_response", "id": c.id}
		for k, v := range c.reply {
			frame[k] = v
		}
		return r.child.send(frame)
	case "capability_result":
		if err := r.record(ctx, c.Type, encode(map[string]string{"type": c.Type, "id": c.id}), once); err != nil {
			return err
		}
		r.mu.Lock()
		waiting := r.waiting[c.id]
		delete(r.waiting, c.id)
		r.mu.Unlock()
		if waiting != nil {
			waiting <- *c
		}
		return nil
	}
	if err = r.record(ctx, c.Type, body, once); err != nil {
		return err
	}
	called := r.host.actions[c.name]
	r.mu.Lock()
	if c.Type == "capability_register" {
		r.registered[called] = define(called, c.name, c.description, string(c.parameters))
	} else {
		delete(r.registered, called)
	}
	list := append([]definition(nil), r.tools...)
	for _, name := range r.host.opt.AppTools.BrowserActionNames {
		if d, ok := r.registered[r.host.actions[name]]; ok {
			list = append(list, d)
		}
	}
	frame := map[string]any{"type": "set_host_tools", "id": r.nextID(), "tools": list}
	r.mu.Unlock()
	return r.child.send(frame)
}

func (r *run) record(ctx context.Context, name string, args []byte, once edge.Once) error {
	r.mu.Lock()
	turn := r.turn
	r.mu.Unlock()
	if r.secrets.within(args) {
		args = []byte(r.secrets.scrub(string(args)))
	}
	_, err := r.host.runs.Command(ctx, r.tenant, r.id, actors.RecordCommand{Name: name, Turn: turn, Args: args, Key: once.Key, Request: once.Request})
	return err
}

func (r *run) prompt(ctx context.Context, c *command, body []byte, once edge.Once) error {
	r.mu.Lock()
	fresh := r.turn == 0
	turn, err := r.beginTurn()
	id := r.nextID()
	r.mu.Unlock()
	if err != nil {
		return err
	}
	if err := r.record(ctx, "prompt", body, once); err != nil {
		return err
	}
	if fresh {
		r.emit(Event{Type: "turn_start", Turn: turn})
	}
	return r.child.send(map[string]any{"type": "prompt", "id": id, "message": inert(c.message), "streamingBehavior": "followUp"})
}

// Lease moves the lease of a run.
func (h *Host) Lease(ctx context.Context, tenant, id string, body []byte) (time.Time, error) {
	var none time.Time
	q, err := members.Parse(body, "field")
	if err != nil {
		return none, invalid("body: %v", err)
	}
	v := q.Get("expiresAt")
	if err := q.Done(); err != nil {
		return none, invalid("body: %v", err)
	}
	at, err := h.expiry(v)
	if err != nil {
		return none, err
	}
	r, ok := h.find(tenant, id)
	if !ok {
		return none, errNoRun
	}
	if err := r.takes(false); err != nil {
		return none, err
	}
	if _, err := h.runs.Lease(ctx, tenant, r.id, at); err != nil {
		return none, err
	}
	r.mu.Lock()
	r.expires = at
	r.mu.Unlock()
	nudge(r.moved)
	return at, nil
}

// Delete ends a run. It returns when nothing is left of it; it is no error if there is
// no such run.
func (h *Host) Delete(tenant, id string) (found bool) {
	r, ok := h.find(tenant, id)
	if !ok {
		return false
	}
	r.end(stop{reason: "deleted", drop: true})
	<-r.removed
	return true
}

// Hosts reports whether a tenant's run is an agent that lives here.
func (h *Host) Hosts(tenant, id string) bool {
	_, ok := h.find(tenant, id)
	return ok
}
