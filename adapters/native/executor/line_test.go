package executor

import (
	"context"
	"errors"
	"testing"
)

func join(t *testing.T, l *line, p Priority) chan error {
	t.Helper()
	place, err := l.join(p)
	if err != nil {
		t.Fatal(err)
	}
	return place
}

// served reports whether a place has its slot.
func served(place chan error) bool { return len(place) == 1 }

func TestLineServesTheHighestPriorityFirst(t *testing.T) {
	l := newLine(1, 4)
	first := join(t, l, Counterfactual)
	if err := l.wait(ctx, first); err != nil {
		t.Fatal(err)
	}
	places := []chan error{join(t, l, Counterfactual), join(t, l, Working), join(t, l, Production), join(t, l, Production)}
	if _, err := l.join(Production); !errors.Is(err, errBusy) {
		t.Errorf("beyond the bound: %v", err)
	}
	for _, next := range []int{2, 3, 1, 0} {
		for i, p := range places {
			if served(p) {
				t.Errorf("%d is served before %d", i, next)
			}
		}
		l.leave()
		if !served(places[next]) {
			t.Fatalf("%d is not served", next)
		}
		if err := l.wait(ctx, places[next]); err != nil {
			t.Fatal(err)
		}
	}
	l.leave()
	if l.free != 1 {
		t.Errorf("%d slots are free", l.free)
	}
}

func TestWhoeverGivesUpLeavesTheLine(t *testing.T) {
	l := newLine(1, 2)
	join(t, l, Production)
	gone, stays := join(t, l, Production), join(t, l, Production)
	ended, cancel := context.WithCancel(ctx)
	cancel()
	if err := l.wait(ended, gone); !errors.Is(err, context.Canceled) {
		t.Fatal(err)
	}
	join(t, l, Production) // there is room again
	l.leave()
	if !served(stays) {
		t.Error("the slot went to the one that left")
	}
	// A slot that comes as its owner gives up is passed on, or taken.
	for range 100 {
		l := newLine(1, 2)
		join(t, l, Production)
		gone, next := join(t, l, Production), join(t, l, Production)
		l.leave()
		if l.wait(ended, gone) == nil {
			l.leave()
		}
		if !served(next) {
			t.Fatal("the slot is lost")
		}
	}
}

func TestClosedLineServesNobody(t *testing.T) {
	l := newLine(1, 2)
	running := join(t, l, Production)
	waiting := join(t, l, Working)
	l.close()
	if err := l.wait(ctx, running); err != nil {
		t.Error(err)
	}
	if err := l.wait(ctx, waiting); !errors.Is(err, errDraining) {
		t.Error(err)
	}
	if _, err := l.join(Production); !errors.Is(err, errDraining) {
		t.Error(err)
	}
}
