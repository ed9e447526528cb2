package edge

import (
	"context"
	"slices"

	"ambit/actors"
	"ambit/core/authority"
	"ambit/core/ledger"
)

// holdValue is a call that waits for an operator, or did.
func holdValue(h *actors.HoldState) ledger.Object {
	o := ledger.Object{{Name: "hold", Value: h.Seq}, {Name: "state", Value: h.State()}, {Name: "turn", Value: h.Turn}, {Name: "tool", Value: h.Tool},
		{Name: "reason", Value: h.Reason}, {Name: "since", Value: timeText(h.Since)}, {Name: "expiresAt", Value: timeText(h.Expires)}}
	if h.Waiting() {
		return o
	}
	o = append(o, ledger.Member{Name: "decision", Value: h.Decision}, ledger.Member{Name: "decidedAt", Value: timeText(h.Decided)})
	for _, m := range []struct{ name, value string }{{"by", h.By}, {"note", h.Note}} {
		if m.value != "" {
			o = append(o, ledger.Member{Name: m.name, Value: m.value})
		}
	}
	if h.Call != 0 {
		o = append(o, ledger.Member{Name: "call", Value: h.Call})
	}
	return o
}

// listHolds lists the calls of a run that wait for an operator; with ?all=1 also those
// about which it is decided. It says whether the caller may decide.
func (ex *Exchange) listHolds(ctx context.Context, _ []byte) (*Response, error) {
	all, err := ex.query.number("all", 0, 0, 1)
	if err != nil {
		return nil, err
	}
	holds, err := ex.server.host.Holds(ctx, ex.caller.tenant, ex.params[0])
	if err != nil {
		return nil, err
	}
	list := []ledger.Value{}
	for i := range holds {
		if all == 1 || holds[i].Waiting() {
			list = append(list, holdValue(&holds[i]))
		}
	}
	may := slices.Contains(ex.caller.scopes, authority.ScopeApprove)
	return reply(200, ledger.Object{{Name: "holds", Value: list}, {Name: "mayDecide", Value: may}}), nil
}

// decideHold lets the holder of a token with the scope approve decide about a call.
func (ex *Exchange) decideHold(ctx context.Context, body []byte) (*Response, error) {
	seq, err := ex.seq()
	if err != nil {
		return nil, err
	}
	r, err := fields(body)
	if err != nil {
		return nil, err
	}
	decision := r.Text("decision")
	ev := actors.DecideHold{Hold: seq, Allow: decision == "allow", By: ex.caller.name, Note: r.OptionalText("note", "")}
	if decision != "" && decision != "allow" && decision != "refuse" {
		r.Fail("field `decision` must be `allow` or `refuse`")
	}
	if err := done(r); err != nil {
		return nil, err
	}
	hold, err := ex.server.host.Decide(ctx, ex.caller.tenant, ex.params[0], ev)
	if err != nil {
		return nil, err
	}
	resp := reply(200, holdValue(&hold))
	resp.Turn, resp.Seq = hold.Turn, hold.Decision
	return resp, nil
}
