// Package edge is the HTTP surface of Ambit, without HTTP: requests and responses
// are plain values, so that the same code answers on a server, in a Durable Object
// and on Lambda. It imports no net/http.
//
// A request is answered in two steps. Begin sees only its head: it authenticates
// and finds the route, so that a caller without credentials never has one byte of a
// body read. Finish gets the body, read by the transport up to Exchange.BodyLimit.
//
//	ex, resp := server.Begin(head)
//	if resp == nil {
//		resp = ex.Finish(ctx, body)
//	}
package edge

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"

	"ambit/actors"
	"ambit/core/capability"
	"ambit/core/ledger"
	"ambit/edge/mcp"
)

// Head is a request without its body.
type Head struct {
	Method string
	Path   string // escaped, as in the request line, without query
	// AssignedID is the id that a run opened without one gets, where the transport has
	// to know it beforehand; "" for a random one.
	AssignedID string
	Query      string // without "?"
	Header     func(name string) string
}

// Response is what the transport sends.
type Response struct {
	Status int
	Header [][2]string
	Body   []byte
	// Stream, if set, writes the body instead.
	Stream func(w io.Writer) error
	// Follow, if set, asks the transport to send server-sent events: the records of
	// the run after the given seq, and those that are appended later.
	Follow *Follow
	// Events, if set, sends the events of a hosted agent until there are no more or ctx
	// ends; flush sends what was written on its way.
	Events func(ctx context.Context, w io.Writer, flush func() error) error
	// Done, if set, is to be called when the stream of Follow or Events has ended.
	Done func()
	// Effect, if set, asks the transport to carry out an outside effect and to give its
	// outcome to Server.Settle, which has the response.
	Effect *actors.Effect
	// Fork, if set, asks the transport to have another object import a run, with
	// Server.ImportFork, which has the response.
	Fork *ForkExport
	// Err is why the request failed, if the program is to blame; Run, Turn and Seq say
	// what it was about. They are for the transport's log.
	Err  error
	Run  string
	Turn uint64
	Seq  uint64
	// Route is the pattern of the path, "" if it fits none; Tenant and Caller are whose token
	// came with the request and its name, "turn" for that of a turn, "" before that is
	// known; Tool and Outcome are of a call. They are for logs, metrics and traces.
	Route, Tenant, Caller string
	Tool, Outcome         string
}

// Follow names a ledger to follow.
type Follow struct {
	Tenant, Run string
	Incarnation uint64
	After       uint64

	caller caller
}

// FollowEnd is the last event of a ledger that is followed.
const FollowEnd = "event: end\ndata: {}\n\n"

// Options adapt a Server to its placement.
type Options struct {
	// TurnKey signs turn tokens; at least 32 bytes.
	TurnKey []byte
	// Owner is the host directory that runs with a store mirror; "" where there are
	// no host directories.
	Owner string
	// FixedInputs allows callers to fix the clock and seed of calls; for comparing
	// placements, never in production.
	FixedInputs bool
	// ForkElsewhere says that each run has a store of its own, so that a fork has to be
	// carried to another one.
	ForkElsewhere bool
	// Agents hosts agents; nil where the placement cannot, or nobody configured it.
	// WithoutAgents then says why; "" says NoAgents.
	Agents        Agents
	WithoutAgents string
	// Followers bounds the streams that are open at once, RunFollowers those of one run;
	// 0 where the platform does.
	Followers, RunFollowers int
	// Metrics gives what GET /metrics answers, in a format that the Accept header takes; nil
	// where the placement has none. WithoutMetrics then says why, and where to look.
	Metrics        func(accept string) (body []byte, contentType string, err error)
	WithoutMetrics string
	// Description is the OpenAPI document that GET /openapi.json gives; nil where the
	// transport does.
	Description []byte
}

// Server answers requests.
type Server struct {
	host *actors.Host
	opt  Options

	calls     mcp.Calls // in progress
	followers followers
}

// New returns a Server in front of host.
func New(host *actors.Host, opt Options) *Server {
	return &Server{host: host, opt: opt}
}

// Host is the host behind the server.
func (s *Server) Host() *actors.Host { return s.host }

// Exchange is an authenticated request whose body may be read.
type Exchange struct {
	BodyLimit int64 // bytes that may be read; 0: the request has no body

	server *Server
	route  *route
	head   Head
	caller caller
	params []string // of the route's pattern
	query  query
}

// Begin authenticates a request and finds its route. It returns a response at once if
// the request is refused, else an exchange to finish.
func (s *Server) Begin(head Head) (*Exchange, *Response) {
	ex, resp := s.begin(head)
	if resp != nil {
		s.share(head, resp)
		resp.Route = Route(head.Method, head.Path)
	}
	return ex, resp
}

// Route is the pattern of a request's path, such as "/runs/*/ledger"; "" if it fits none.
func Route(method, path string) string {
	if path == "/healthz" || path == "/openapi.json" {
		return path
	}
	if r, _, _ := match(method, path); r != nil {
		return r.pattern
	}
	return ""
}

func (s *Server) begin(head Head) (*Exchange, *Response) {
	if resp := s.preflight(head); resp != nil {
		return nil, resp
	}
	if head.Path == "/healthz" {
		if head.Method != "GET" && head.Method != "HEAD" {
			return nil, methodNotAllowed([]string{"GET"})
		}
		return nil, &Response{Status: 200, Header: jsonHeader, Body: []byte("{\"ok\":true}\n")}
	}
	if head.Path == "/openapi.json" && s.opt.Description != nil {
		if head.Method != "GET" && head.Method != "HEAD" {
			return nil, methodNotAllowed([]string{"GET"})
		}
		return nil, &Response{Status: 200, Header: [][2]string{{"Content-Type", "application/json"}, {"Cache-Control", "no-cache"}}, Body: s.opt.Description}
	}
	who, resp := s.authenticate(head)
	if resp != nil {
		return nil, resp
	}
	r, params, methods := match(head.Method, head.Path)
	switch {
	case r == nil && len(methods) > 0:
		return nil, methodNotAllowed(methods)
	case r == nil:
		return nil, problem(404, "not_found", "no such route")
	}
	if resp := s.admit(who, r, params); resp != nil {
		return nil, resp
	}
	q, err := parseQuery(head.Query)
	if err != nil {
		return nil, problem(400, "invalid", err.Error())
	}
	return &Exchange{BodyLimit: r.body, server: s, route: r, head: head, caller: who, params: params, query: q}, nil
}

// Finish answers the request; body is nil where BodyLimit is 0. A transport whose
// body exceeds the limit answers TooLarge instead.
func (ex *Exchange) Finish(ctx context.Context, body []byte) *Response {
	if ex.route.json && len(body) > 0 {
		if ct := ex.head.Header("Content-Type"); ct != "" && !isJSON(ct) {
			return problem(415, "unsupported", "the body must be application/json")
		}
	}
	resp, err := ex.route.serve(ex, ctx, body)
	if err != nil {
		resp = failure(err)
	}
	if len(ex.params) > 0 {
		resp = ex.server.bound(ex.caller.tenant, ex.params[0], resp)
	}
	ex.server.share(ex.head, resp)
	return ex.About(resp)
}

// About adds to a response whom and what the exchange is about, as Finish does.
func (ex *Exchange) About(resp *Response) *Response {
	resp.Route, resp.Tenant, resp.Caller = ex.route.pattern, ex.caller.tenant, ex.caller.name
	if ex.caller.turn != nil {
		resp.Caller = "turn"
	}
	if len(ex.params) > 0 {
		resp.Run = ex.params[0]
	}
	return resp
}

// TooLarge is the answer to a body over the limit.
func (ex *Exchange) TooLarge() *Response {
	return ex.About(problem(413, "too_large", "the body exceeds "+strconv.FormatInt(ex.BodyLimit, 10)+" bytes"))
}

// TooLong is the answer where the placement cannot send one of more than limit bytes.
func TooLong(limit int64) *Response {
	return problem(413, "too_large", "the answer is too long: "+strconv.FormatInt(limit, 10)+" bytes can be sent from here")
}

// TooSlow is the answer to a body that does not arrive in time.
func TooSlow() *Response { return problem(408, "timeout", "the body did not arrive in time") }

// Internal is the answer when the program itself failed.
func Internal() *Response { return problem(500, "internal", "internal error") }

func isJSON(contentType string) bool {
	media, _, _ := strings.Cut(contentType, ";")
	media = strings.ToLower(strings.TrimSpace(media))
	return media == "application/json" || strings.HasSuffix(media, "+json")
}

var jsonHeader = [][2]string{{"Content-Type", "application/json"}, {"Cache-Control", "no-store"}}

func reply(status int, v ledger.Value) *Response {
	return &Response{Status: status, Header: jsonHeader, Body: append(ledger.Canonical(nil, v), '\n')}
}

func problem(status int, code, message string) *Response {
	return reply(status, ledger.Object{{Name: "error", Value: ledger.Object{{Name: "code", Value: code}, {Name: "message", Value: message}}}})
}

func unauthorized() *Response {
	return challenge("a valid token is required: Authorization: Bearer … or X-Ambit-Token")
}

// tokenExpired is the answer to the holder of a token whose time is over.
func tokenExpired(at int64) *Response {
	return challenge(fmt.Sprintf("token expired: it was valid until %s", timeText(at)))
}

func challenge(message string) *Response {
	r := problem(401, "unauthorized", message)
	r.Header = append([][2]string{{"WWW-Authenticate", "Bearer"}}, r.Header...)
	return r
}

func methodNotAllowed(methods []string) *Response {
	r := problem(405, "method_not_allowed", "this route answers "+strings.Join(methods, ", "))
	r.Header = append([][2]string{{"Allow", strings.Join(methods, ", ")}}, r.Header...)
	return r
}

// statusOf gives each code of the actors its HTTP status.
var statusOf = map[actors.Code]int{
	actors.Invalid: 400, actors.NotFound: 404, actors.Active: 409, actors.Expired: 410, actors.KeyReused: 422,
	actors.Busy: 429, actors.Contention: 503, actors.Exhausted: 429, actors.TooLarge: 413, actors.Forbidden: 403,
	actors.Conflict: 409, actors.Storage: 503, actors.Misdirected: 421, actors.Unsettled: 503,
}

func failure(err error) *Response {
	var e *actors.Error
	if !errors.As(err, &e) {
		if errors.Is(err, context.Canceled) || errors.Is(err, context.DeadlineExceeded) {
			return problem(503, "cancelled", "the request was given up")
		}
		r := Internal()
		r.Err = err
		return r
	}
	status := statusOf[e.Code]
	r := problem(status, string(e.Code), e.Message)
	if status >= 500 {
		r.Err = err
	}
	if status == 429 || status == 503 {
		return again(r)
	}
	return r
}

func timeText(ms int64) ledger.Value {
	if ms == 0 {
		return nil
	}
	return time.UnixMilli(ms).UTC().Format("2006-01-02T15:04:05.000Z")
}

// Incomplete is the answer to a body that breaks off.
func Incomplete() *Response { return problem(400, "invalid", "the body is incomplete") }

// Settle gives the response to a call whose effect was carried out.
func (s *Server) Settle(ctx context.Context, effect *actors.Effect, outcome capability.Outcome) *Response {
	r, err := s.host.Settle(ctx, effect, outcome)
	if m, ok := mcp.Settled(effect, r, err); ok {
		resp := replyResponse(m)
		resp.Run, resp.Turn = effect.Run.ID, effect.Turn
		return resp
	}
	if err != nil {
		return failure(err)
	}
	resp := reply(200, replyValue(r))
	resp.Run, resp.Turn, resp.Seq = effect.Run.ID, effect.Turn, r.Seq
	resp.Tool, resp.Outcome = effect.Name, string(r.Status)
	return resp
}
