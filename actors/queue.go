package actors

import (
	"context"
	"slices"
	"sync/atomic"
	"time"
)

// running is a call that holds the slot, or waits for it.
type running struct {
	inc       uint64 // 0 for the current incarnation
	turn      uint64
	key       string // under which it may be in the ledger already
	cancelled atomic.Bool
}

// waiter is an event that waits for a run.
type waiter struct {
	call *running // nil for what is no call
	turn chan struct{}
}

// acquire holds the run tenant/id until release. It waits while another event holds
// it, unless too many wait already. A call waits, too, while this process carries out the
// effect of an earlier one: calls of a run are taken one at a time, in their order.
func (h *Host) acquire(ctx context.Context, tenant, id string, call *running) (*slot, error) {
	h.mu.Lock()
	s := h.slot(tenant, id)
	if h.ending != nil && call != nil && s.effect != nil {
		h.mu.Unlock()
		return nil, errorf(Unsettled, "%v", h.ending)
	}
	if !s.busy && (call == nil || s.effect == nil) {
		s.busy = true
		h.mu.Unlock()
		return s, nil
	}
	alike := 0
	for _, w := range s.waiting {
		if (w.call == nil) == (call == nil) {
			alike++
		}
	}
	if alike >= h.opt.Queue {
		h.mu.Unlock()
		return nil, errorf(Busy, "the run has %d calls waiting already", h.opt.Queue)
	}
	w := &waiter{call, make(chan struct{})}
	s.waiting = append(s.waiting, w)
	h.mu.Unlock()
	return h.await(ctx, s, w)
}

// slot is the slot of tenant/id, whose use is noted. The lock is held.
func (h *Host) slot(tenant, id string) *slot {
	key := tenant + "/" + id
	s := h.slots[key]
	if s == nil {
		h.evict()
		s = &slot{tenant: tenant, id: id}
		h.slots[key] = s
	}
	h.clock++
	s.used = h.clock
	return s
}

// acquireFirst is acquire for the end of an effect: it waits behind nobody else, and there
// is always room for it.
func (h *Host) acquireFirst(ctx context.Context, tenant, id string) (*slot, error) {
	h.mu.Lock()
	s := h.slot(tenant, id)
	if !s.busy {
		s.busy = true
		h.mu.Unlock()
		return s, nil
	}
	w := &waiter{nil, make(chan struct{})}
	s.waiting = slices.Insert(s.waiting, 0, w)
	h.mu.Unlock()
	return h.await(ctx, s, w)
}

// await waits for a slot. A call behind an effect gives up when its turn or its run is
// over before it had its chance.
func (h *Host) await(ctx context.Context, s *slot, w *waiter) (held *slot, err error) {
	ctx, end := h.Observe(ctx, Stage{Name: StageWait, Run: RunID{Tenant: s.tenant, ID: s.id}})
	defer func() { end(Result{Err: err}) }()
	var appended <-chan struct{}
	var timer *time.Timer
	var over <-chan time.Time
	look := func() error { return nil }
	if w.call != nil && h.opt.Perform != nil {
		var stop func()
		appended, stop = h.Watch(s.tenant, s.id)
		defer stop()
		look = func() error {
			until, err := h.chance(ctx, s, w.call)
			if timer != nil {
				timer.Stop()
			}
			timer, over = nil, nil
			if err == nil && !until.IsZero() {
				timer = time.NewTimer(until.Sub(h.opt.Now()))
				over = timer.C
			}
			return err
		}
		defer func() {
			if timer != nil {
				timer.Stop()
			}
		}()
	}
	err = look()
	for err == nil {
		select {
		case <-w.turn:
			return s, h.granted(s, w)
		case <-ctx.Done():
			err = ctx.Err()
		case <-appended:
			err = look()
		case <-over:
			err = look()
		}
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	if i := slices.Index(s.waiting, w); i >= 0 {
		s.waiting = slices.Delete(s.waiting, i, i+1)
		return nil, err
	}
	// The slot was handed over meanwhile: pass it on.
	h.pass(s)
	return nil, err
}

// granted refuses a call that got its slot when effects are not begun any more.
func (h *Host) granted(s *slot, w *waiter) error {
	h.mu.Lock()
	defer h.mu.Unlock()
	if w.call == nil || h.ending == nil {
		return nil
	}
	h.pass(s)
	return errorf(Unsettled, "%v", h.ending)
}

// chance is until when a call that waits behind an effect may hope for its turn; zero
// where it waits for a call without one, which is short. It fails if the turn or the run
// is over.
func (h *Host) chance(ctx context.Context, s *slot, call *running) (until time.Time, err error) {
	h.mu.Lock()
	effect := s.effect
	h.mu.Unlock()
	if effect == nil {
		return time.Time{}, nil
	}
	own := &slot{tenant: s.tenant, id: s.id} // whoever holds s may be changing its state
	if err := h.load(ctx, own, true); err != nil {
		return time.Time{}, err
	}
	st, now := own.state, h.opt.Now().UnixMilli()
	if _, known := st.keys[call.key]; call.key != "" && known {
		return time.Time{}, nil // it gets what became of that, whatever ends meanwhile
	}
	if err := st.current(call.inc); err != nil {
		return time.Time{}, err
	}
	if err := st.openAt(now); err != nil {
		return time.Time{}, err
	}
	turn, err := st.openTurn(call.turn, now)
	if err != nil {
		return time.Time{}, err
	}
	return time.UnixMilli(min(st.Expires, turn.Expires)), nil
}

func (h *Host) release(s *slot) {
	h.mu.Lock()
	h.pass(s)
	h.mu.Unlock()
}

// pass hands the slot to whoever is next. The lock is held.
func (h *Host) pass(s *slot) {
	s.running = nil
	for i, w := range s.waiting {
		if w.call == nil || s.effect == nil {
			s.waiting = slices.Delete(s.waiting, i, i+1)
			s.busy = true
			close(w.turn)
			return
		}
	}
	s.busy = false
	h.rest(s)
}

// Cancel asks the call that a turn is running to stop, and those that wait for it: they
// are recorded as aborted, too. It reports whether there was one. inc is as for Call.
func (h *Host) Cancel(tenant, id string, inc, turn uint64) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	found := false
	for p := range h.doing {
		run := p.effect.Run
		if run.Tenant == tenant && run.ID == id && p.effect.Turn == turn && (inc == 0 || run.Incarnation == inc) {
			p.end(errCancelled)
			found = true
		}
	}
	s := h.slots[tenant+"/"+id]
	if s == nil {
		return found
	}
	of := func(c *running) bool {
		return c != nil && c.turn == turn && (inc == 0 || c.inc == inc)
	}
	if of(s.running) {
		s.running.cancelled.Store(true)
		found = true
	}
	for _, w := range s.waiting {
		if of(w.call) {
			w.call.cancelled.Store(true)
			found = true
		}
	}
	return found
}
