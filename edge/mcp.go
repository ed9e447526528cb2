package edge

import (
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"io"
	"slices"
	"strconv"
	"strings"

	"ambit/actors"
	"ambit/actors/toolspec"
	"ambit/core/authority"
	"ambit/edge/mcp"
)

// The headers of the Model Context Protocol.
const (
	revisionHeader = "MCP-Protocol-Version"
	sessionHeader  = "Mcp-Session-Id"
	methodHeader   = "Mcp-Method"
	nameHeader     = "Mcp-Name"
)

// mcp answers a message of the Model Context Protocol with the tools of the token's turn.
// All that it has to know stands in the token and the message; a session is only a name
// by which clients of one turn are told apart, and is kept nowhere.
func (ex *Exchange) mcp(ctx context.Context, body []byte) (*Response, error) {
	if origin := ex.head.Header("Origin"); origin != "" && !ex.server.trusts(origin) {
		return protocolError(403, "", &mcp.Error{Code: mcp.InvalidRequest, Message: "pages of this origin may not call: the policy's `origins` do not list it"}), nil
	}
	if ex.caller.turn == nil {
		if _, err := ex.run(ctx); err != nil {
			return nil, err
		}
		return protocolError(403, "", &mcp.Error{Code: mcp.InvalidRequest, Message: "this route takes the token of a turn, which POST /runs/{id}/turns gives"}), nil
	}
	revision := ex.head.Header(revisionHeader)
	switch {
	case revision == "":
		revision = mcp.Batches // the last whose clients do not name it
	case !mcp.Known(revision):
		m, _ := mcp.Parse(body)
		return protocolError(400, string(m.ID), mcp.Unsupported(revision)), nil
	}
	if mcp.IsBatch(body) {
		return ex.mcpBatch(ctx, body, revision), nil
	}
	m, bad := mcp.Parse(body)
	if bad == nil {
		revision, bad = mcp.Revision(m, revision)
	}
	if bad == nil && revision >= mcp.Modern {
		bad = ex.sameHeaders(m)
	}
	if bad != nil {
		return protocolError(400, string(m.ID), bad), nil
	}
	if resp := ex.session(m, revision); resp != nil {
		return resp, nil
	}
	if ex.streams(m) {
		return ex.mcpStream(ctx, m, revision), nil
	}
	b := &turnTools{ex: ex, message: m}
	resp := ex.mcpResponse(m, revision, mcp.Answer(ctx, m, revision, b, nil))
	resp.Tool, resp.Outcome = b.tool, b.outcome
	return resp, nil
}

// mcpResponse is the response that carries a reply.
func (ex *Exchange) mcpResponse(m *mcp.Message, revision string, r mcp.Reply) *Response {
	resp := replyResponse(r)
	if r.Body == nil && r.Effect == nil {
		if m.Response() && revision >= mcp.Modern {
			return protocolError(400, "", &mcp.Error{Code: mcp.InvalidRequest, Message: "the server asks nothing, so there is nothing to answer"})
		}
		return &Response{Status: 202, Turn: ex.caller.turn.turn}
	}
	if r.Initialized != "" {
		resp.Header = append([][2]string{{sessionHeader, ex.newSession()}}, resp.Header...)
	}
	if r.Err != nil && r.Err.Code == mcp.MethodNotFound && revision >= mcp.Modern {
		resp.Status = 404
	}
	resp.Turn = ex.caller.turn.turn
	return resp
}

// replyResponse is a reply as a response of its own.
func replyResponse(r mcp.Reply) *Response {
	resp := &Response{Status: 200, Header: jsonHeader, Body: append(r.Body, '\n'), Effect: r.Effect, Seq: r.Seq}
	if len(r.Messages) > 0 {
		resp.Header, resp.Body = streamHeader, nil
		for _, message := range append(r.Messages, r.Body) {
			resp.Body = append(resp.Body, event(message)...)
		}
	}
	if r.Err != nil {
		resp.Status, resp.Err = statusOfError(r.Err)
	}
	return resp
}

// statusOfError is the status of a response that tells an error. Errors of the call itself
// are 200: clients take other statuses for the end of the connection.
func statusOfError(e *mcp.Error) (status int, log error) {
	var known *actors.Error
	switch {
	case !errors.As(e.Cause, &known):
		return 200, e.Cause
	case known.Code == actors.NotFound || known.Code == actors.Expired:
		return statusOf[known.Code], nil
	case statusOf[known.Code] >= 500:
		return 200, e.Cause
	}
	return 200, nil
}

func protocolError(status int, id string, e *mcp.Error) *Response {
	return &Response{Status: status, Header: jsonHeader, Body: append(mcp.Failure(mcp.ID(id), e), '\n')}
}

// mcpBatch answers an array of messages, one after the other. Only clients of one
// revision may send one.
func (ex *Exchange) mcpBatch(ctx context.Context, body []byte, revision string) *Response {
	if revision != mcp.Batches {
		return protocolError(400, "", &mcp.Error{Code: mcp.InvalidRequest, Message: "a body is one message, not an array"})
	}
	list, bad := mcp.ParseBatch(body)
	if bad != nil {
		return protocolError(400, "", bad)
	}
	resp := &Response{Status: 202, Turn: ex.caller.turn.turn}
	var answers [][]byte
	for _, data := range list {
		m, bad := mcp.Parse(data)
		if bad == nil && m.Method == "initialize" {
			bad = &mcp.Error{Code: mcp.InvalidRequest, Message: "`initialize` is sent alone"}
		}
		if name, _, ok := m.ToolCall(); ok && bad == nil && !slices.Contains(authority.FileTools(), name) {
			bad = &mcp.Error{Code: mcp.InvalidRequest, Message: "a script is called alone"}
		}
		if bad != nil {
			answers = append(answers, mcp.Failure(m.ID, bad))
			continue
		}
		if resp := ex.session(m, revision); resp != nil {
			return resp
		}
		if r := mcp.Answer(ctx, m, revision, &turnTools{ex: ex, message: m}, nil); r.Body != nil {
			answers = append(answers, r.Body)
			resp.Seq = max(resp.Seq, r.Seq)
		}
	}
	if len(answers) > 0 {
		resp.Status, resp.Header, resp.Body = 200, jsonHeader, []byte{'['}
		for i, a := range answers {
			if i > 0 {
				resp.Body = append(resp.Body, ',')
			}
			resp.Body = append(resp.Body, a...)
		}
		resp.Body = append(resp.Body, "]\n"...)
	}
	return resp
}

var streamHeader = [][2]string{{"Content-Type", "text/event-stream"}, {"Cache-Control", "no-store"}, {"X-Accel-Buffering", "no"}}

// event is a message as a server-sent event.
func event(message []byte) []byte {
	b := append([]byte("data: "), message...) // canonical JSON has no line breaks
	return append(b, "\n\n"...)
}

// streams reports whether the sender of a call wants to be told of its progress. A script
// is nothing that this program could tell of.
func (ex *Exchange) streams(m *mcp.Message) bool {
	name, _, ok := m.ToolCall()
	return ok && !m.Notification() && m.ProgressToken() != "" && ex.follows() && slices.Contains(authority.FileTools(), name)
}

// Flusher is implemented by a stream's writer that can send what it holds.
type Flusher interface{ Flush() error }

// mcpStream answers with a stream of events: the call's progress, then its answer.
func (ex *Exchange) mcpStream(ctx context.Context, m *mcp.Message, revision string) *Response {
	resp := &Response{Status: 200, Header: streamHeader, Turn: ex.caller.turn.turn}
	resp.Stream = func(w io.Writer) error {
		var broken error
		send := func(message []byte) {
			if broken != nil {
				return
			}
			if _, broken = w.Write(event(message)); broken != nil {
				return
			}
			if f, ok := w.(Flusher); ok {
				broken = f.Flush()
			}
		}
		b := &turnTools{ex: ex, message: m}
		r := mcp.Answer(ctx, m, revision, b, send)
		resp.Seq, resp.Tool, resp.Outcome = r.Seq, b.tool, b.outcome
		if r.Err != nil {
			_, resp.Err = statusOfError(r.Err)
		}
		if !b.cancelled {
			send(r.Body)
		}
		return broken
	}
	return resp
}

// sameHeaders checks that headers which intermediaries may look at say what the message
// says.
func (ex *Exchange) sameHeaders(m *mcp.Message) *mcp.Error {
	if m.Notification() {
		return nil
	}
	name, _, call := m.ToolCall()
	for _, h := range []struct {
		name, want string
		needed     bool
	}{{revisionHeader, mcp.Modern, true}, {methodHeader, m.Method, true}, {nameHeader, name, call}} {
		have := ex.head.Header(h.name)
		if h.name == nameHeader {
			if text, ok := strings.CutPrefix(have, "=?base64?"); ok && strings.HasSuffix(text, "?=") {
				data, err := base64.StdEncoding.DecodeString(strings.TrimSuffix(text, "?="))
				if err != nil {
					return &mcp.Error{Code: mcp.HeaderMismatch, Message: "header mismatch: " + h.name + " is not base64"}
				}
				have = string(data)
			}
		}
		if h.needed && have != h.want {
			return &mcp.Error{Code: mcp.HeaderMismatch, Message: "header mismatch: " + h.name + " is missing or not what the message says"}
		}
	}
	return nil
}

// A session id is base64url of 9 bytes that tell clients of a turn apart, and the first 15
// of the HMAC over them and the turn.
const sessionRandom = 9

func (ex *Exchange) newSession() string {
	e := ex.server.host.Options().Entropy()
	return ex.sealSession(e[:sessionRandom])
}

func (ex *Exchange) sealSession(random []byte) string {
	m := hmac.New(sha256.New, ex.server.opt.TurnKey)
	m.Write([]byte("ambit mcp session v1\x00"))
	m.Write([]byte(ex.turnName()))
	m.Write([]byte{0})
	m.Write(random)
	return base64.RawURLEncoding.EncodeToString(append(slices.Clone(random), m.Sum(nil)[:15]...))
}

// session refuses a message of a session that this turn did not begin: the client then
// begins a new one. Clients need not name one.
func (ex *Exchange) session(m *mcp.Message, revision string) *Response {
	id := ex.head.Header(sessionHeader)
	if id == "" || revision >= mcp.Modern || m.Method == "initialize" {
		return nil
	}
	raw, err := base64.RawURLEncoding.DecodeString(id)
	if err != nil || len(raw) < sessionRandom || !hmac.Equal([]byte(ex.sealSession(raw[:sessionRandom])), []byte(id)) {
		return protocolError(404, string(m.ID), &mcp.Error{Code: mcp.InvalidRequest, Message: "no such session: send `initialize`"})
	}
	return nil
}

// turnName names the turn of the caller's token.
func (ex *Exchange) turnName() string {
	return ex.caller.turn.run.String() + "/" + strconv.FormatUint(ex.caller.turn.turn, 10)
}

// turnTools are the tools of the token's turn, as they are called by one message.
type turnTools struct {
	ex        *Exchange
	message   *mcp.Message
	cancelled bool // the sender gave the call up

	tool, outcome string // of the call, once it was carried out
}

// Tools implements mcp.Backend.
func (t *turnTools) Tools(ctx context.Context) ([]toolspec.Spec, string, error) {
	claim := t.ex.caller.turn
	auth, err := t.ex.server.host.TurnAuthority(ctx, t.ex.caller.tenant, claim.run.ID, claim.run.Incarnation, claim.turn)
	if err != nil {
		return nil, "", err
	}
	return toolspec.For(auth), toolspec.Instructions(auth), nil
}

// Call implements mcp.Backend.
func (t *turnTools) Call(ctx context.Context, tool string, args []byte, progress func(used, limit int64)) (*actors.Reply, *actors.Effect, error) {
	ex, claim := t.ex, t.ex.caller.turn
	host := ex.server.host
	if !slices.Contains(authority.FileTools(), tool) && host.Policy().Script(tool) == nil {
		return nil, nil, invalid("no such tool: %s", tool)
	}
	ev := actors.CallTool{Turn: claim.turn, Tool: tool, Args: args, Progress: progress}
	var err error
	if ev.Key, ev.Request, err = ex.idempotencyKey(append([]byte(tool+"\x00"), args...)); err != nil {
		return nil, nil, err
	}
	if ev.Inputs, err = ex.fixedInputs(); err != nil {
		return nil, nil, err
	}
	ctx, done := ex.server.calls.Begin(ctx, t.name(string(t.message.ID)))
	defer done()
	// A script does not end with its caller; it does if it is given up.
	ev.EndsWith = func(cause error) bool { return cause == mcp.ErrGivenUp }
	reply, effect, err := host.Call(ctx, ex.caller.tenant, claim.run.ID, claim.run.Incarnation, ev)
	t.cancelled = context.Cause(ctx) == mcp.ErrGivenUp
	if reply != nil {
		t.tool, t.outcome = reply.Tool, string(reply.Status)
	}
	return reply, effect, err
}

// Cancel implements mcp.Backend.
func (t *turnTools) Cancel(request string) { t.ex.server.calls.Cancel(t.name(request)) }

// name is a request of a client in this turn.
func (t *turnTools) name(request string) string {
	return t.ex.turnName() + "\n" + t.ex.head.Header(sessionHeader) + "\n" + request
}

// listTools describes the tools of the turn in the path.
func (ex *Exchange) listTools(ctx context.Context, _ []byte) (*Response, error) {
	n, err := ex.turnNumber()
	if err != nil {
		return nil, err
	}
	auth, err := ex.server.host.TurnAuthority(ctx, ex.caller.tenant, ex.params[0], ex.incarnation(), n)
	if err != nil {
		return nil, err
	}
	resp := reply(200, toolspec.List(auth))
	resp.Turn = n
	return resp, nil
}
