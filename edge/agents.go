package edge

import (
	"context"
	"io"
	"strconv"
	"time"

	"ambit/core/ledger"
)

// Agents hosts agents beside the runs, where a placement can. A hosted run is known by
// its id like every other; what the agent adds are its commands and its events. Errors
// are those of package actors.
type Agents interface {
	// StartAgent opens a run and starts the agent that the body describes. Repeated with the
	// same once it has one effect and the same answer.
	StartAgent(ctx context.Context, tenant string, body []byte, once Once) (id string, expires time.Time, err error)
	// CommandAgent gives a command to an agent, once.
	CommandAgent(ctx context.Context, tenant, id string, body []byte, once Once) error
	// LeaseAgent moves the lease of an agent's run.
	LeaseAgent(ctx context.Context, tenant, id string, body []byte) (time.Time, error)
	// StopAgent ends an agent and its run; hosted says whether there was one.
	StopAgent(tenant, id string) (hosted bool)
	// HostsAgent reports whether a run is an agent's, or was one.
	HostsAgent(ctx context.Context, tenant, id string) bool
	// AgentEvents writes the events behind after, and those that follow, as server-sent
	// events; it returns when there will be no more or ctx ends.
	AgentEvents(tenant, id string, after uint64) (func(ctx context.Context, w io.Writer, flush func() error) error, error)
}

// Once is the idempotency key of a request, and a hash of what the request is; empty
// without one.
type Once struct{ Key, Request string }

// NoAgents is what a placement says that can host none.
const NoAgents = "the omp runner host runs only on the native placement"

func (ex *Exchange) noRunner() *Response {
	why := ex.server.opt.WithoutAgents
	if why == "" {
		why = NoAgents
	}
	return problem(501, "not_implemented", why)
}

func agentObject(id string, expires time.Time) ledger.Object {
	return ledger.Object{{Name: "id", Value: id}, {Name: "expiresAt", Value: timeText(expires.UnixMilli())}}
}

func (ex *Exchange) startAgent(ctx context.Context, body []byte) (*Response, error) {
	if ex.server.opt.Agents == nil {
		return ex.noRunner(), nil
	}
	var once Once
	var err error
	if once.Key, once.Request, err = ex.idempotencyKey(body); err != nil {
		return nil, err
	}
	id, expires, err := ex.server.opt.Agents.StartAgent(ctx, ex.caller.tenant, body, once)
	clear(body)
	if err != nil {
		return nil, err
	}
	resp := reply(201, agentObject(id, expires))
	resp.Header = append([][2]string{{"Location", "/runs/" + id}}, resp.Header...)
	resp.Run = id
	return resp, nil
}

func (ex *Exchange) commandAgent(ctx context.Context, body []byte) (*Response, error) {
	if ex.server.opt.Agents == nil {
		return ex.noRunner(), nil
	}
	var once Once
	var err error
	if once.Key, once.Request, err = ex.idempotencyKey(body); err != nil {
		return nil, err
	}
	if err := ex.server.opt.Agents.CommandAgent(ctx, ex.caller.tenant, ex.params[0], body, once); err != nil {
		return nil, err
	}
	return &Response{Status: 202, Header: jsonHeader}, nil
}

func (ex *Exchange) agentEvents(context.Context, []byte) (*Response, error) {
	if ex.server.opt.Agents == nil {
		return ex.noRunner(), nil
	}
	after, err := ex.eventsAfter()
	if err != nil {
		return nil, err
	}
	events, err := ex.server.opt.Agents.AgentEvents(ex.caller.tenant, ex.params[0], after)
	if err != nil {
		return nil, err
	}
	return &Response{Status: 200, Header: [][2]string{{"Content-Type", "text/event-stream"}, {"Cache-Control", "no-store"}}, Events: events}, nil
}

// eventsAfter is the last event that the caller has.
func (ex *Exchange) eventsAfter() (uint64, error) {
	after, err := ex.query.number("after", 0, 0, 1<<53)
	if last := ex.head.Header("Last-Event-ID"); last != "" {
		if n, err := strconv.ParseUint(last, 10, 53); err == nil {
			return n, nil
		}
	}
	return after, err
}
