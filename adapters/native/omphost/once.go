package omphost

import (
	"context"
	"time"

	"ambit/actors"
)

// wait gives the answer to the request that started the run.
func (r *run) wait(ctx context.Context) (*Started, error) {
	select {
	case <-r.answered:
		return r.answer, r.refusal
	case <-ctx.Done():
		return nil, context.Cause(ctx)
	}
}

// before answers a request that came before, under its idempotency key, and started the
// agent then; nil and nil if it did not. The id of r is reserved.
func (r *run) before(ctx context.Context) (*Started, error) {
	runs := r.host.runs
	answered, err := runs.Answered(ctx, r.tenant, r.id, r.once.Key, r.once.Request)
	if !answered || err != nil {
		return nil, err
	}
	st, err := runs.Run(ctx, r.tenant, r.id)
	if err != nil {
		return nil, err
	}
	return &Started{r.id, time.UnixMilli(st.Expires)}, nil
}

// remember records that the agent has started, for a request that comes again.
func (r *run) remember(ctx context.Context) error {
	if r.once.Key == "" {
		return nil
	}
	_, err := r.host.runs.Command(ctx, r.tenant, r.id, actors.RecordCommand{Name: "started", Args: []byte("{}"), Key: r.once.Key, Request: r.once.Request})
	return err
}
