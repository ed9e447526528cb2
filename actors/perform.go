package actors

import (
	"context"
)

// performance is an effect that this process carries out.
type performance struct {
	effect *Effect
	end    context.CancelCauseFunc
	done   chan struct{}
}

// perform carries out an effect and settles it. It does not end when the caller goes away:
// what happens outside is better finished than left half done, and a retry with the
// idempotency key finds the outcome. Cancel ends it, and EndEffects.
func (h *Host) perform(ctx context.Context, effect *Effect) (*Reply, error) {
	ctx = context.WithoutCancel(ctx)
	doing, end := context.WithCancelCause(ctx)
	p := &performance{effect, end, make(chan struct{})}
	h.mu.Lock()
	h.doing[p] = true
	h.mu.Unlock()
	defer func() {
		end(nil)
		h.mu.Lock()
		delete(h.doing, p)
		h.mu.Unlock()
		close(p.done)
	}()
	return h.Settle(ctx, effect, h.opt.Perform(doing, effect))
}

// EndEffects ends the effects that this process carries out, and waits until they are
// settled or ctx ends.
func (h *Host) EndEffects(ctx context.Context, cause error) {
	h.mu.Lock()
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
