// Package mcp answers messages of the Model Context Protocol, without a transport: the
// HTTP surface and `ambit mcp` give it messages and send what it answers. It serves the
// tools of one turn; resources, prompts and requests to the client it has none.
//
// Two kinds of client speak to it. Since revision 2026-07-28 each request says in its
// _meta what it needs to be understood by itself; clients of earlier revisions begin with
// `initialize`. Which one a message is of, Revision tells:
//
//	m, err := mcp.Parse(data)
//	rev, err := mcp.Revision(m, mcp.Oldest)
//	answer := mcp.Answer(ctx, m, rev, backend, nil)
//
// Nothing is kept between two messages.
package mcp

import (
	"context"
	"slices"

	"github.com/tidwall/gjson"

	"ambit/actors"
	"ambit/actors/toolspec"
	"ambit/core/ledger"
	"ambit/core/shell"
)

// Backend is the turn whose tools are served. Its errors are *actors.Error, or the
// program's own.
type Backend interface {
	// Tools describes the tools that the turn offers, and tells an agent about them.
	Tools(ctx context.Context) (tools []toolspec.Spec, instructions string, err error)
	// Call carries out a call. One with an outside effect gives the effect instead of a
	// reply. progress may be nil; it is told the fuel used, and the limit.
	Call(ctx context.Context, tool string, args []byte, progress func(used, limit int64)) (*actors.Reply, *actors.Effect, error)
	// Cancel gives up the call of the request, if it is in progress.
	Cancel(request string)
}

// The revisions of the protocol that are served, the newest first. Modern is the first
// that has no handshake, Latest the last that has one.
const (
	Modern = "2026-07-28"
	Latest = "2025-11-25"
	// Structured is the first with structured results.
	Structured = "2025-06-18"
	// Batches is the only one in which messages may come in arrays.
	Batches = "2025-03-26"
	Oldest  = "2024-11-05"
)

var revisions = []string{Modern, Latest, Structured, Batches, Oldest}

// Known reports whether a revision is served.
func Known(revision string) bool { return slices.Contains(revisions, revision) }

// Keys of _meta.
const (
	metaRevision     = "io.modelcontextprotocol/protocolVersion"
	metaCapabilities = "io.modelcontextprotocol/clientCapabilities"
	metaServer       = "io.modelcontextprotocol/serverInfo"
	metaSubscription = "io.modelcontextprotocol/subscriptionId"
)

// Revision is the revision that a message is of: what its _meta says, or else that of the
// connection, which `initialize` agreed on.
func Revision(m *Message, connection string) (string, *Error) {
	named := m.meta(metaRevision)
	if !named.Exists() && (connection < Modern || m.Notification()) {
		return connection, nil
	}
	switch {
	case named.Type != gjson.String:
		return "", &Error{Code: InvalidParams, Message: "_meta must name the revision: " + metaRevision}
	case named.String() != Modern:
		return "", unsupported(named.String())
	case !m.meta(metaCapabilities).IsObject():
		return "", &Error{Code: InvalidParams, Message: "_meta must have the client's capabilities: " + metaCapabilities}
	}
	return Modern, nil
}

func unsupported(requested string) *Error {
	list := make([]ledger.Value, len(revisions))
	for i, r := range revisions {
		list[i] = r
	}
	return &Error{Code: UnsupportedRevision, Message: "unsupported protocol version",
		Data: ledger.Object{{Name: "supported", Value: list}, {Name: "requested", Value: clip(requested)}}}
}

// Unsupported is the error for a revision that is not served.
func Unsupported(requested string) *Error { return unsupported(requested) }

// Reply is what is to be sent.
type Reply struct {
	// Body is a message, or nil where nothing is to be sent.
	Body []byte
	// Err is the error that Body tells, if it does.
	Err *Error
	// Effect, if set, has to be carried out first; Settled then makes the message.
	Effect *actors.Effect
	// Initialized is the revision that this message agreed on, if it did.
	Initialized string
	// Seq is the entry of the call that was carried out.
	Seq uint64
	// Messages come before Body on the same stream.
	Messages [][]byte
}

// Answer answers one message. notify, which may be nil, sends a message on the way to
// the answer: it tells the progress of a call that asked for it.
func Answer(ctx context.Context, m *Message, revision string, b Backend, notify func(message []byte)) Reply {
	if m.response {
		return Reply{} // the server asks nothing, so it answers nothing
	}
	if m.ID == "" {
		if m.Method == "notifications/cancelled" {
			if id := m.Params.Get("requestId"); id.Exists() {
				b.Cancel(id.Raw)
			}
		}
		return Reply{}
	}
	r := Reply{}
	var result ledger.Object
	var err *Error
	switch handler := methods[m.Method]; {
	case handler.answer == nil, revision >= Modern && handler.until != "" || revision < handler.since:
		err = &Error{Code: MethodNotFound, Message: "no such method: " + clip(m.Method)}
	default:
		result, err = handler.answer(&request{ctx, m, revision, b, notify, &r})
	}
	switch {
	case err != nil:
		r.Body, r.Err = Failure(m.ID, err), err
	case r.Effect == nil:
		r.Body = success(m.ID, complete(revision, result))
	}
	return r
}

// complete adds what each result of the revision has.
func complete(revision string, result ledger.Object) ledger.Object {
	if revision < Modern {
		return result
	}
	meta := ledger.Object{{Name: metaServer, Value: serverInfo(revision)}}
	for i := range result {
		if result[i].Name == "_meta" {
			result[i].Value = append(meta, result[i].Value.(ledger.Object)...)
			return append(result, ledger.Member{Name: "resultType", Value: "complete"})
		}
	}
	return append(result, ledger.Member{Name: "resultType", Value: "complete"}, ledger.Member{Name: "_meta", Value: meta})
}

// serverInfo names this server. Its version is that of the shell's behaviour, which is
// what calls depend on.
func serverInfo(revision string) ledger.Object {
	o := ledger.Object{{Name: "name", Value: "ambit"}, {Name: "version", Value: shell.Version}}
	if revision >= Structured {
		o = append(o, ledger.Member{Name: "title", Value: "Ambit"})
	}
	return o
}

// request is a message that is being answered.
type request struct {
	ctx      context.Context
	m        *Message
	revision string
	b        Backend
	notify   func([]byte)
	reply    *Reply
}

// method is what answers requests; since and until bound the revisions that have it.
type method struct {
	answer       func(*request) (ledger.Object, *Error)
	since, until string
}

var methods = map[string]method{
	"initialize":           {(*request).initialize, "", Latest},
	"ping":                 {(*request).ping, "", Latest},
	"server/discover":      {(*request).discover, Modern, ""},
	"subscriptions/listen": {(*request).listen, Modern, ""},
	"tools/list":           {(*request).listTools, "", ""},
	"tools/call":           {(*request).callTool, "", ""},
}

// capabilities are the server's: tools, which stay the same for a whole turn.
var capabilities = ledger.Object{{Name: "tools", Value: ledger.Object{}}}

func (r *request) initialize() (ledger.Object, *Error) {
	want := r.m.Params.Get("protocolVersion")
	if want.Type != gjson.String || !r.m.Params.Get("capabilities").IsObject() {
		return nil, &Error{Code: InvalidParams, Message: "initialize needs `protocolVersion` and `capabilities`"}
	}
	r.reply.Initialized = Latest
	if v := want.String(); v < Modern && Known(v) {
		r.reply.Initialized = v
	}
	_, instructions, err := r.b.Tools(r.ctx)
	if err != nil {
		return nil, errorOf(err)
	}
	return ledger.Object{{Name: "protocolVersion", Value: r.reply.Initialized}, {Name: "capabilities", Value: capabilities},
		{Name: "serverInfo", Value: serverInfo(r.reply.Initialized)}, {Name: "instructions", Value: instructions}}, nil
}

func (r *request) ping() (ledger.Object, *Error) { return ledger.Object{}, nil }

func (r *request) discover() (ledger.Object, *Error) {
	_, instructions, err := r.b.Tools(r.ctx)
	if err != nil {
		return nil, errorOf(err)
	}
	list := make([]ledger.Value, len(revisions))
	for i, v := range revisions {
		list[i] = v
	}
	return cacheable(ledger.Object{{Name: "supportedVersions", Value: list}, {Name: "capabilities", Value: capabilities},
		{Name: "instructions", Value: instructions}}), nil
}

// cacheFor is how long a client may take a list for the same, in ms. A turn's authority
// changes only if the operator changes the policy.
const cacheFor = 60_000

func cacheable(result ledger.Object) ledger.Object {
	return append(result, ledger.Member{Name: "ttlMs", Value: cacheFor}, ledger.Member{Name: "cacheScope", Value: "private"})
}

// listen acknowledges none of the notifications that are asked for, since there are none
// to send, and ends the subscription.
func (r *request) listen() (ledger.Object, *Error) {
	if !r.m.Params.Get("notifications").IsObject() {
		return nil, &Error{Code: InvalidParams, Message: "subscriptions/listen needs `notifications`"}
	}
	meta := ledger.Object{{Name: metaSubscription, Value: r.m.ID}}
	r.reply.Messages = append(r.reply.Messages, notification("notifications/subscriptions/acknowledged",
		ledger.Object{{Name: "_meta", Value: meta}, {Name: "notifications", Value: ledger.Object{}}}))
	return ledger.Object{{Name: "_meta", Value: meta}}, nil
}
