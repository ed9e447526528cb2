package actors

import (
	"context"
	"fmt"
	"runtime/debug"

	"ambit/core/ledger"
)

// CrashError is what Call gives when the program itself failed in a call. The ledger then
// has an entry that says so, unless the store failed, too.
type CrashError struct {
	Panic any
	Stack []byte
}

func (e *CrashError) Error() string { return fmt.Sprintf("panic: %v\n%s", e.Panic, e.Stack) }

// crashReason is what the entry of such a call says.
const crashReason = "internal error: the call ended, and what it changed was dropped"

// crashed is a call that the program failed in.
type crashed struct{ CallTool }

func (ev crashed) step(env *Env, s *State) (*Pending, error) {
	turn, ok := s.Turn(ev.Turn)
	if !ok {
		return nil, errorf(NotFound, "no such turn")
	}
	c := &call{env: env, state: s, turn: turn}
	if h := s.continued(ev.CallTool, ""); h != nil && h.answer() == 0 {
		c.approved = h
	}
	o := failed(crashReason)
	o.args = ev.Args
	return c.record(ev.CallTool, o)
}

// guarded is mirrored for a call. A panic in it is recorded as the outcome of the call,
// so that the call is known to have failed, and its idempotency key does not repeat it.
func (h *Host) guarded(ctx context.Context, s *slot, ev CallTool) (r *ledger.Record, err error) {
	defer func() {
		p := recover()
		if p == nil {
			return
		}
		crash := &CrashError{p, debug.Stack()}
		r, err = nil, crash
		// What the state holds is doubtful.
		s.state, s.blobs = nil, nil
		defer func() {
			if recover() != nil {
				s.state, s.blobs = nil, nil
			}
		}()
		_, _ = h.commit(context.WithoutCancel(ctx), s, ev.Key, ev.Request, crashed{ev})
	}()
	return h.mirrored(ctx, s, ev)
}
