package edge

import (
	"context"
	"encoding/base64"
	"errors"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/tidwall/gjson"

	"ambit/actors"
	"ambit/core/authority"
	"ambit/core/ledger"
	"ambit/core/members"
)

// runValue is the state of a run as the API shows it.
func runValue(st *actors.State) ledger.Object {
	turns := make([]ledger.Value, len(st.Turns))
	for i, t := range st.Turns {
		requires := make([]ledger.Value, len(t.Requires))
		for j, r := range t.Requires {
			requires[j] = r
		}
		turns[i] = ledger.Object{{Name: "turn", Value: t.Number}, {Name: "grants", Value: ledger.Raw(t.Grant)}, {Name: "requires", Value: requires},
			{Name: "expiresAt", Value: timeText(t.Expires)}, {Name: "ended", Value: t.Ended}}
	}
	o := ledger.Object{{Name: "id", Value: st.Run.ID}, {Name: "incarnation", Value: st.Run.Incarnation}, {Name: "status", Value: string(st.Status)},
		{Name: "profile", Value: st.Profile}, {Name: "openedAt", Value: timeText(st.Opened)}, {Name: "expiresAt", Value: timeText(st.Expires)},
		{Name: "seq", Value: st.Seq}, {Name: "head", Value: st.Head.String()}, {Name: "fuel", Value: st.Fuel}, {Name: "calls", Value: st.Calls}, {Name: "turns", Value: turns},
		{Name: "workspace", Value: ledger.Object{{Name: "tree", Value: st.Tree.Hash.String()}, {Name: "bytes", Value: st.Tree.Size}, {Name: "entries", Value: st.Tree.Count}}}}
	if held := st.Held(); held > 0 {
		o = append(o, ledger.Member{Name: "held", Value: held})
	}
	if st.Ended != 0 {
		o = append(o, ledger.Member{Name: "endedAt", Value: timeText(st.Ended)})
	}
	if st.Owner != "" {
		o = append(o, ledger.Member{Name: "mirror", Value: st.Owner})
	}
	return o
}

const listPage = 100

func (ex *Exchange) listRuns(ctx context.Context, _ []byte) (*Response, error) {
	limit, err := ex.query.number("limit", listPage, 1, listPage)
	if err != nil {
		return nil, err
	}
	list, err := ex.server.host.List(ctx, ex.caller.tenant, ex.query["after"], int(limit))
	if err != nil {
		return nil, err
	}
	runs, damaged := []ledger.Value{}, []ledger.Value{}
	for _, l := range list {
		if l.Err == nil {
			runs = append(runs, runValue(l.State))
			continue
		}
		code, message := "internal", "internal error"
		var e *actors.Error
		if errors.As(l.Err, &e) {
			code, message = string(e.Code), e.Message
		}
		damaged = append(damaged, ledger.Object{{Name: "id", Value: l.ID}, {Name: "error", Value: ledger.Object{{Name: "code", Value: code}, {Name: "message", Value: message}}}})
	}
	o := ledger.Object{{Name: "runs", Value: runs}}
	if len(damaged) > 0 {
		o = append(o, ledger.Member{Name: "damaged", Value: damaged})
	}
	if len(list) == int(limit) {
		o = append(o, ledger.Member{Name: "after", Value: list[len(list)-1].ID})
	}
	return reply(200, o), nil
}

// body parses a JSON body strictly.
func fields(body []byte) (*members.Reader, error) {
	if len(body) == 0 {
		body = []byte("{}")
	}
	r, err := members.Parse(body, "field")
	if err != nil {
		return nil, invalid("body: %v", err)
	}
	return r, nil
}

func done(r *members.Reader) error {
	if err := r.Done(); err != nil {
		return invalid("body: %v", err)
	}
	return nil
}

// expiresAt reads a time: ISO 8601 with a zone, or milliseconds since the epoch.
func expiresAt(r *members.Reader) time.Time {
	v := r.Get("expiresAt")
	switch v.Type {
	case gjson.String:
		t, err := time.Parse(time.RFC3339Nano, v.String())
		if err != nil {
			r.Fail("field `expiresAt` must be an ISO 8601 time with a zone, or milliseconds since 1970")
		}
		return t
	case gjson.Number:
		ms := v.Int()
		if float64(ms) != v.Float() || ms <= 0 {
			r.Fail("field `expiresAt` must be a whole number of milliseconds")
		}
		return time.UnixMilli(ms)
	}
	if v.Exists() {
		r.Fail("field `expiresAt` must be an ISO 8601 time with a zone, or milliseconds since 1970")
	}
	return time.Time{}
}

func limits(r *members.Reader) (l authority.Limits) {
	v := r.Get("limits")
	if v.Exists() && !v.IsObject() {
		r.Fail("field `limits` must be an object")
	}
	v.ForEach(func(k, n gjson.Result) bool {
		if n.Type != gjson.Number || float64(n.Int()) != n.Float() || n.Int() <= 0 {
			r.Fail("limit `%s` must be a positive whole number", k.String())
		} else if !l.Set(k.String(), n.Int()) {
			r.Fail("unknown limit `%s`", k.String())
		}
		return true
	})
	return l
}

// agentFields are those of the agent form of POST /runs.
var agentFields = []string{"model", "registry", "credentialEnv", "systemPrompt", "mcpAuthorization"}

func (ex *Exchange) openRun(ctx context.Context, body []byte) (*Response, error) {
	r, err := fields(body)
	if err != nil {
		return nil, err
	}
	for _, name := range agentFields {
		if r.Has(name) {
			return ex.startAgent(ctx, body)
		}
	}
	opt := ex.server.host.Options()
	id := r.OptionalText("id", ex.head.AssignedID)
	store := r.OptionalText("store", "")
	ev := actors.OpenRun{Profile: r.Text("profile"), Expires: expiresAt(r), Limits: limits(r)}
	if ev.Expires.IsZero() {
		ev.Expires = opt.Now().Add(opt.Lease)
	}
	if err := done(r); err != nil {
		return nil, err
	}
	if store != "" {
		switch {
		case ex.server.host.Policy().Store(store) == nil:
			return nil, invalid("the policy has no store `%s`", store)
		case ex.server.opt.Owner == "":
			return nil, invalid("this placement has no host directories: leave `store` out and put files through the API")
		}
		ev.Owner = ex.server.opt.Owner
	}
	if ev.Key, ev.Request, err = ex.idempotencyKey(body); err != nil {
		return nil, err
	}
	if id == "" && ev.Key != "" {
		id = ex.keyedID(ev.Key)
	}
	inputs, err := ex.fixedInputs()
	if err != nil {
		return nil, err
	}
	if inputs != nil {
		ev.Made = inputs.Clock
	}
	st, err := ex.server.host.Open(ctx, ex.caller.tenant, id, ev)
	if err != nil {
		return nil, err
	}
	resp := reply(201, runValue(st))
	resp.Header = append([][2]string{{"Location", "/runs/" + st.Run.ID}}, resp.Header...)
	return resp, nil
}

// incarnation is the one that the caller's turn token names; 0 without such a token.
func (ex *Exchange) incarnation() uint64 {
	if ex.caller.turn == nil {
		return 0
	}
	return ex.caller.turn.run.Incarnation
}

// run is the run in the path, as the caller may see it.
func (ex *Exchange) run(ctx context.Context) (*actors.State, error) {
	if claim := ex.caller.turn; claim != nil {
		return ex.server.host.TurnRun(ctx, ex.caller.tenant, ex.params[0], claim.run.Incarnation, claim.turn)
	}
	return ex.server.host.Run(ctx, ex.caller.tenant, ex.params[0])
}

func (ex *Exchange) showRun(ctx context.Context, _ []byte) (*Response, error) {
	st, err := ex.run(ctx)
	if err != nil {
		return nil, err
	}
	return reply(200, runValue(st)), nil
}

func (ex *Exchange) setLease(ctx context.Context, body []byte) (*Response, error) {
	if a := ex.server.opt.Agents; a != nil && a.HostsAgent(ctx, ex.caller.tenant, ex.params[0]) {
		at, err := a.LeaseAgent(ctx, ex.caller.tenant, ex.params[0], body)
		if err != nil {
			return nil, err
		}
		return reply(200, agentObject(ex.params[0], at)), nil
	}
	r, err := fields(body)
	if err != nil {
		return nil, err
	}
	expires := expiresAt(r)
	if expires.IsZero() {
		r.Fail("missing required field `expiresAt`")
	}
	if err := done(r); err != nil {
		return nil, err
	}
	st, err := ex.server.host.Lease(ctx, ex.caller.tenant, ex.params[0], expires)
	if err != nil {
		return nil, err
	}
	return reply(200, runValue(st)), nil
}

func (ex *Exchange) closeRun(ctx context.Context, _ []byte) (*Response, error) {
	if a := ex.server.opt.Agents; a != nil && a.StopAgent(ex.caller.tenant, ex.params[0]) {
		return &Response{Status: 204}, nil
	}
	if err := ex.server.host.Close(ctx, ex.caller.tenant, ex.params[0], ""); err != nil {
		return nil, err
	}
	return &Response{Status: 204}, nil
}

// turnNumber is the turn in the path.
func (ex *Exchange) turnNumber() (uint64, error) {
	n, err := strconv.ParseUint(ex.params[1], 10, 64)
	if err != nil || n == 0 || strconv.FormatUint(n, 10) != ex.params[1] {
		return 0, &actors.Error{Code: actors.NotFound, Message: "no such turn"}
	}
	return n, nil
}

func (ex *Exchange) beginTurn(ctx context.Context, body []byte) (*Response, error) {
	r, err := fields(body)
	if err != nil {
		return nil, err
	}
	ev := actors.BeginTurn{Requires: r.Words("requires"), Expires: expiresAt(r)}
	g := r.Get("grants")
	switch {
	case g.Type == gjson.String:
		ev.Grant, err = authority.ParseGrant(g.String())
	case g.IsObject():
		ev.Grant, err = authority.ParseGrant(g.Raw)
	case g.Exists():
		r.Fail("field `grants` must be an object or text")
	default:
		ev.Grant = &authority.Grant{}
	}
	if err != nil {
		return nil, invalid("%v", err)
	}
	if err := done(r); err != nil {
		return nil, err
	}
	if ev.Key, ev.Request, err = ex.idempotencyKey(body); err != nil {
		return nil, err
	}
	run, turn, auth, err := ex.server.host.BeginTurn(ctx, ex.caller.tenant, ex.params[0], ev)
	if err != nil {
		return nil, err
	}
	tools := []ledger.Value{}
	for _, t := range auth.Tools() {
		tools = append(tools, t)
	}
	token := sealToken(ex.server.opt.TurnKey, turnClaim{run: run, turn: turn.Number, expires: turn.Expires})
	resp := reply(201, ledger.Object{{Name: "turn", Value: turn.Number}, {Name: "token", Value: token}, {Name: "tools", Value: tools},
		{Name: "expiresAt", Value: timeText(turn.Expires)}})
	resp.Turn = turn.Number
	return resp, nil
}

func (ex *Exchange) endTurn(ctx context.Context, _ []byte) (*Response, error) {
	n, err := ex.turnNumber()
	if err != nil {
		return nil, err
	}
	if err := ex.server.host.EndTurn(ctx, ex.caller.tenant, ex.params[0], ex.incarnation(), n); err != nil {
		return nil, err
	}
	return &Response{Status: 204, Turn: n}, nil
}

func (ex *Exchange) cancelTurn(ctx context.Context, _ []byte) (*Response, error) {
	n, err := ex.turnNumber()
	if err != nil {
		return nil, err
	}
	cancelled := ex.server.host.Cancel(ex.caller.tenant, ex.params[0], ex.incarnation(), n)
	if !cancelled {
		if st, err := ex.run(ctx); err != nil {
			return nil, err
		} else if _, ok := st.Turn(n); !ok {
			return nil, &actors.Error{Code: actors.NotFound, Message: "no such turn"}
		}
	}
	resp := reply(200, ledger.Object{{Name: "cancelled", Value: cancelled}})
	resp.Turn = n
	return resp, nil
}

// Headers of servers that compare placements; refused unless Options.FixedInputs.
const (
	clockHeader = "X-Ambit-Clock" // nanoseconds since the Unix epoch
	seedHeader  = "X-Ambit-Seed"  // text
)

// fixedInputs are the clock and seed that the caller fixes, or nil.
func (ex *Exchange) fixedInputs() (*actors.CallInputs, error) {
	clock := ex.head.Header(clockHeader)
	if clock == "" {
		return nil, nil
	}
	ns, err := strconv.ParseInt(clock, 10, 64)
	if err != nil || !ex.server.opt.FixedInputs {
		return nil, invalid("this server does not take the inputs of calls from callers")
	}
	inputs := &actors.CallInputs{Clock: time.Unix(0, ns)}
	copy(inputs.Seed[:], ex.head.Header(seedHeader))
	return inputs, nil
}

func (ex *Exchange) callTool(ctx context.Context, body []byte) (*Response, error) {
	n, err := ex.turnNumber()
	if err != nil {
		return nil, err
	}
	if len(body) == 0 {
		body = []byte("{}")
	}
	ev := actors.CallTool{Turn: n, Tool: ex.params[2], Args: body}
	if ev.Key, ev.Request, err = ex.idempotencyKey(body); err != nil {
		return nil, err
	}
	if ev.Inputs, err = ex.fixedInputs(); err != nil {
		return nil, err
	}
	result, effect, err := ex.server.host.Call(ctx, ex.caller.tenant, ex.params[0], ex.incarnation(), ev)
	if err != nil {
		return nil, err
	}
	if effect != nil {
		return &Response{Effect: effect, Turn: n}, nil
	}
	status := 200
	if result.Status == ledger.Held {
		status = 202
	}
	resp := reply(status, replyValue(result))
	resp.Turn, resp.Seq = n, result.Seq
	resp.Tool, resp.Outcome = result.Tool, string(result.Status)
	return resp, nil
}

// replyValue is the answer to a tool call.
func replyValue(r *actors.Reply) ledger.Object {
	o := ledger.Object{{Name: "seq", Value: r.Seq}, {Name: "status", Value: string(r.Status)}, {Name: "stdout", Value: bytesValue(r.Stdout)},
		{Name: "stderr", Value: bytesValue(r.Stderr)}, {Name: "text", Value: r.Text}, {Name: "delta", Value: ledger.Raw(ledger.DeltaJSON(r.Delta))},
		{Name: "fuel", Value: r.Fuel}}
	add := func(name, v string) {
		if v != "" {
			o = append(o, ledger.Member{Name: name, Value: v})
		}
	}
	if r.Exit != nil {
		o = append(o, ledger.Member{Name: "exit", Value: *r.Exit})
	}
	if t := r.Truncated; t != (ledger.Truncated{}) {
		o = append(o, ledger.Member{Name: "truncated", Value: t.Value()})
	}
	if r.Value != nil {
		o = append(o, ledger.Member{Name: "value", Value: ledger.Raw(r.Value)})
	}
	if len(r.Failure) > 0 {
		o = append(o, ledger.Member{Name: "failure", Value: ledger.Raw(r.Failure)})
	}
	add("recall", r.Recall)
	add("level", r.Level)
	add("reason", r.Reason)
	return o
}

// bytesValue is output as {"text": …}, or {"base64": …} if it is not UTF-8.
func bytesValue(b []byte) ledger.Object {
	if utf8.Valid(b) {
		return ledger.Object{{Name: "text", Value: string(b)}}
	}
	return ledger.Object{{Name: "base64", Value: base64.StdEncoding.EncodeToString(b)}}
}

// follows reports whether the caller asked for server-sent events.
func (ex *Exchange) follows() bool {
	return strings.Contains(ex.head.Header("Accept"), "text/event-stream")
}

// A page of a ledger has at most ledgerPage records, and few more bytes than
// ledgerBytes; ledgerRead are in memory at once.
const (
	ledgerPage  = 500
	ledgerBytes = 4 << 20
	ledgerRead  = 16
)

func (ex *Exchange) showLedger(ctx context.Context, _ []byte) (*Response, error) {
	after, err := ex.query.number("after", 0, 0, 1<<53)
	if err != nil {
		return nil, err
	}
	limit, err := ex.query.number("limit", ledgerPage, 1, ledgerPage)
	if err != nil {
		return nil, err
	}
	run, err := ex.asOf()
	if err != nil {
		return nil, err
	}
	if ex.follows() {
		if run.Incarnation != 0 {
			return nil, invalid("query: `incarnation` is for pages: a stream is of the newest run")
		}
		if last := ex.head.Header("Last-Event-ID"); last != "" {
			if n, err := strconv.ParseUint(last, 10, 53); err == nil {
				after = n
			}
		}
		st, err := ex.server.host.Run(ctx, ex.caller.tenant, ex.params[0])
		if err != nil {
			return nil, err
		}
		resp := &Response{Status: 200, Header: [][2]string{{"Content-Type", "text/event-stream"}, {"Cache-Control", "no-store"}}}
		switch {
		case after > st.Seq:
			return nil, invalid("the ledger ends at %d, before %d", st.Seq, after)
		case after == st.Seq && st.Status == actors.StatusClosed:
			// As for a client that comes back after the end: nothing will follow.
			resp.Body = []byte(FollowEnd)
		default:
			resp.Follow = &Follow{Tenant: ex.caller.tenant, Run: ex.params[0], Incarnation: st.Run.Incarnation, After: after, caller: ex.caller}
		}
		return resp, nil
	}
	b := []byte{}
	for n := uint64(0); n < limit && len(b) < ledgerBytes; {
		recs, err := ex.server.host.RecordsOf(ctx, run, after+n+1, int(min(limit-n, ledgerRead)))
		if err != nil {
			return nil, err
		}
		if len(recs) == 0 {
			break
		}
		for _, r := range recs {
			b = append(append(b, r...), '\n')
		}
		n += uint64(len(recs))
	}
	return &Response{Status: 200, Header: [][2]string{{"Content-Type", "application/x-ndjson"}, {"Cache-Control", "no-store"}}, Body: b}, nil
}
