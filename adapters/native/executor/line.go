package executor

import (
	"context"
	"errors"
	"sync"
)

// Priority orders effects that wait for a slot; a lower one is served first.
type Priority int

// The priorities, as whip-executor/1 names them.
const (
	Production Priority = iota
	Working
	Counterfactual
)

var priorities = map[string]Priority{"": Production, "production": Production, "working": Working, "counterfactual": Counterfactual}

var (
	errBusy     = errors.New("all slots are taken, and as many effects wait as may")
	errDraining = errors.New("the executor is ending")
)

// line hands out slots: whoever waits longest among those of the highest priority is
// next. At most bound wait.
type line struct {
	mu      sync.Mutex
	free    int
	bound   int
	waiting [3][]chan error // each gets nil with its slot, or why there is none
	closed  bool
}

func newLine(slots, bound int) *line { return &line{free: slots, bound: bound} }

// join takes a place in the line; wait gives the slot.
func (l *line) join(p Priority) (place chan error, err error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	place = make(chan error, 1)
	switch {
	case l.closed:
		return nil, errDraining
	case l.free > 0:
		l.free--
		place <- nil
		return place, nil
	case l.length() >= l.bound:
		return nil, errBusy
	}
	l.waiting[p] = append(l.waiting[p], place)
	return place, nil
}

func (l *line) length() int {
	n := 0
	for _, w := range l.waiting {
		n += len(w)
	}
	return n
}

// wait waits for the slot of a place, which then must be left. Whoever gives up gives the
// place up.
func (l *line) wait(ctx context.Context, place chan error) error {
	select {
	case err := <-place:
		return err
	case <-ctx.Done():
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	for p, w := range l.waiting {
		for i, other := range w {
			if other == place {
				l.waiting[p] = append(w[:i:i], w[i+1:]...)
				return context.Cause(ctx)
			}
		}
	}
	if err := <-place; err != nil {
		return err
	}
	l.pass()
	return context.Cause(ctx)
}

// leave gives a slot back.
func (l *line) leave() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.pass()
}

// pass hands a slot to whoever is next.
func (l *line) pass() {
	for p, w := range l.waiting {
		if len(w) > 0 {
			w[0] <- nil
			l.waiting[p] = w[1:]
			return
		}
	}
	l.free++
}

// close refuses those that wait, and all that come.
func (l *line) close() {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.closed = true
	for p, w := range l.waiting {
		for _, place := range w {
			place <- errDraining
		}
		l.waiting[p] = nil
	}
}
