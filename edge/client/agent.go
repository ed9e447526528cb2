package client

import (
	"context"
	"encoding/json"
	"net/url"
	"strconv"
	"time"
)

// Tools are the tools of a turn as a model is told of them.
type Tools struct {
	Tools []struct {
		Name, Title, Description  string
		InputSchema, OutputSchema json.RawMessage
		Annotations               struct{ ReadOnlyHint, DestructiveHint, IdempotentHint, OpenWorldHint bool }
	}
	Instructions string
}

// Tools describes the tools of a turn, with its own token.
func (c *Client) Tools(ctx context.Context, id string, turn *Turn) (*Tools, error) {
	tools := new(Tools)
	return tools, c.json(ctx, turn.Token, "GET", turnPath(id, turn.Turn, "tools"), nil, tools, nil)
}

func turnPath(id string, turn uint64, rest ...string) string {
	return runPath(id, append([]string{"turns", strconv.FormatUint(turn, 10)}, rest...)...)
}

// Authority is what each level says of a turn.
type Authority struct {
	Policy   string
	Manifest json.RawMessage
	Profile  struct {
		Name  string
		Allow []string
		Hold  struct{ Tools, Read, Write []string } // which calls wait for an operator
	}
	Grant    json.RawMessage
	Requires []string
	Tools    []string
	// Verdict decides on what was asked about; nil if nothing was.
	Verdict *struct {
		Allowed       bool
		Level, Reason string
		Held          string // why it waits for an operator, if it is allowed
		Steps         []struct {
			Level, Reason string
			Allowed       bool
		}
	}
}

// Authority gives what each level says of a turn. kind and about ask for a verdict: "read"
// or "write" and a path, "tool" and its name; empty ask for none.
func (c *Client) Authority(ctx context.Context, id string, turn uint64, kind, about string) (*Authority, error) {
	path := turnPath(id, turn, "authority")
	if kind != "" {
		path += "?" + url.Values{kind: {about}}.Encode()
	}
	a := new(Authority)
	return a, c.json(ctx, c.token, "GET", path, nil, a, nil)
}

// Agent is a run with a hosted agent.
type Agent struct {
	ID        string    `json:"id"`
	ExpiresAt time.Time `json:"expiresAt"`
}

// StartAgent starts a hosted agent, where the placement can; form encodes to the body.
func (c *Client) StartAgent(ctx context.Context, form any) (*Agent, error) {
	agent := new(Agent)
	return agent, c.json(ctx, c.token, "POST", "/runs", form, agent, nil)
}

// Command gives a command to a hosted agent; it encodes to the body.
func (c *Client) Command(ctx context.Context, id string, command any) error {
	return c.json(ctx, c.token, "POST", runPath(id, "commands"), command, nil, nil)
}

// Events gives f the events of a hosted agent after one of them, while the connection lasts
// and until f returns an error, which is returned unless it is ErrEnd.
func (c *Client) Events(ctx context.Context, id string, after uint64, f func(Event) error) error {
	return c.stream(ctx, runPath(id, "events")+"?after="+strconv.FormatUint(after, 10), f)
}

// Healthy reports whether the server answers; the error says what it did instead.
func (c *Client) Healthy(ctx context.Context) error {
	return c.json(ctx, c.token, "GET", "/healthz", nil, nil, nil)
}
