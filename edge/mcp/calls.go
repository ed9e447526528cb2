package mcp

import (
	"context"
	"errors"
	"sync"
)

// ErrGivenUp is the cause of the end of a call that its sender gave up.
var ErrGivenUp = errors.New("the call was cancelled")

// Calls are the calls in progress, which their senders can give up. The zero value has
// none. It is safe for concurrent use.
type Calls struct {
	mu    sync.Mutex
	calls map[string]context.CancelCauseFunc
}

// Begin enters a call under the name of its request, until done. Of two with one name,
// which clients must not send, the first keeps it.
func (c *Calls) Begin(ctx context.Context, name string) (inner context.Context, done func()) {
	inner, cancel := context.WithCancelCause(ctx)
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.calls[name] != nil {
		return inner, func() { cancel(nil) }
	}
	if c.calls == nil {
		c.calls = map[string]context.CancelCauseFunc{}
	}
	c.calls[name] = cancel
	return inner, func() {
		c.mu.Lock()
		defer c.mu.Unlock()
		delete(c.calls, name)
		cancel(nil)
	}
}

// Cancel ends the context of the call, if it is in progress, with ErrGivenUp.
func (c *Calls) Cancel(name string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if cancel := c.calls[name]; cancel != nil {
		cancel(ErrGivenUp)
	}
}
