package actors

import (
	"context"

	"ambit/core/capability"
	"ambit/core/ledger"
)

// performance is an effect that this process carries out.
type performance struct {
	effect *Effect
	slot   *slot
	ctx    context.Context
	end    context.CancelCauseFunc
	done   chan struct{}
	stage  func(Result) // ends the effect's
}

// begins notes that this process is about to carry out an effect, whose run s holds: from
// now on other calls of the run wait for its end.
func (h *Host) begins(ctx context.Context, s *slot, effect *Effect) *performance {
	p := &performance{effect: effect, slot: s, done: make(chan struct{})}
	ctx, p.stage = h.Observe(ctx, Stage{Name: StageEffect, Run: effect.Run, Turn: effect.Turn, Tool: effect.Name})
	p.ctx, p.end = context.WithCancelCause(context.WithoutCancel(ctx))
	h.mu.Lock()
	h.doing[p], s.effect = true, p
	if h.ending != nil {
		p.end(h.ending)
	}
	if s.running != nil && s.running.cancelled.Load() {
		p.end(errCancelled)
	}
	h.mu.Unlock()
	h.notify(s) // those that wait must know for whom
	return p
}

// perform carries out an effect and settles it. It does not end when the caller goes away,
// unless endsWith says so of the cause: what happens outside is better finished than left
// half done, and a retry with the idempotency key finds the outcome. Cancel ends it, and
// EndEffects.
func (h *Host) perform(ctx context.Context, p *performance, endsWith func(cause error) bool) (reply *Reply, err error) {
	defer func() {
		p.stage(resultOf(reply, err))
		p.end(nil)
		h.mu.Lock()
		delete(h.doing, p)
		p.slot.effect = nil
		if !p.slot.busy {
			h.pass(p.slot)
		}
		h.mu.Unlock()
		close(p.done)
	}()
	if endsWith != nil {
		stop := context.AfterFunc(ctx, func() {
			if endsWith(context.Cause(ctx)) {
				p.end(errCancelled)
			}
		})
		defer stop()
	}
	var out capability.Outcome
	if p.ctx.Err() != nil {
		out = capability.Outcome{Status: ledger.Aborted, Reason: "script capability `" + p.effect.Name + "` was not started: " + context.Cause(p.ctx).Error(),
			Failure: &capability.Failure{Kind: capability.FailCanceled}}
	} else {
		out = h.opt.Perform(p.ctx, p.effect)
	}
	return h.Settle(context.WithoutCancel(p.ctx), p.effect, out)
}

// EndEffects ends the effects that this process carries out, and waits until they are
// settled or ctx ends. Calls that wait behind them are refused: no effect begins any more.
func (h *Host) EndEffects(ctx context.Context, cause error) {
	h.mu.Lock()
	h.ending = cause
	var doing []*performance
	for p := range h.doing {
		p.end(cause)
		doing = append(doing, p)
	}
	h.mu.Unlock()
	for _, p := range doing {
		select {
		case <-p.done:
		case <-ctx.Done():
			return
		}
	}
}
