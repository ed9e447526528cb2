package omphost

import (
	"context"
	"time"

	"ambit/actors"
	"ambit/core/ledger"
)

// holdPoll is the time between looks at a store that other processes write to.
const holdPoll = time.Second

// decided makes a call. If it waits for an operator the agent does, too: the call is made
// again when somebody has decided. It fails when ctx ends before that; held is then the
// entry that holds the call.
func (r *run) decided(ctx context.Context, ev actors.CallTool, callID string) (reply *actors.Reply, effect *actors.Effect, held uint64, err error) {
	for {
		reply, effect, err = r.host.runs.Call(ctx, r.tenant, r.id, r.incarnation, ev)
		if err != nil || effect != nil || reply.Status != ledger.Held {
			return reply, effect, held, err
		}
		if held != reply.Seq {
			held = reply.Seq
			r.emit(Event{Type: "tool_held", Turn: ev.Turn, ID: callID, Name: ev.Tool, Text: reply.Reason, Entry: held})
		}
		if err := r.awaitDecision(ctx, held); err != nil {
			return nil, nil, held, err
		}
	}
}

// awaitDecision waits until an operator has decided about a call, or nobody can any more.
func (r *run) awaitDecision(ctx context.Context, hold uint64) error {
	appended, stop := r.host.runs.Watch(r.tenant, r.id)
	defer stop()
	var poll <-chan time.Time
	if r.host.runs.Options().Shared {
		t := time.NewTicker(holdPoll)
		defer t.Stop()
		poll = t.C
	}
	for {
		holds, err := r.host.runs.Holds(ctx, r.tenant, r.id)
		if err != nil {
			return err
		}
		waits := false
		for i := range holds {
			waits = waits || holds[i].Seq == hold && holds[i].Waiting()
		}
		if !waits {
			return nil
		}
		select {
		case <-appended:
		case <-poll:
		case <-ctx.Done():
			return context.Cause(ctx)
		}
	}
}
