package actors

import (
	"context"
	"fmt"
	"testing"
	"time"
)

// TestIdleRunsKeepLittle lets runs rest that are heavy, or hold blobs that they read.
func TestIdleRunsKeepLittle(t *testing.T) {
	h := NewHost(nil, nil, Options{})
	const runs = 100
	for i := range runs {
		s, err := h.acquire(context.Background(), "t", fmt.Sprint(i), nil)
		if err != nil {
			t.Fatal(err)
		}
		s.state = NewState(RunID{"t", fmt.Sprint(i), 1})
		s.state.Turns = make([]TurnState, maxTurns)
		s.blobs = NewBlobs(context.Background(), nil, s.state)
		h.release(s)
	}
	warm, weight := 0, 0
	for _, s := range h.slots {
		weight += s.weight
		if s.blobs != nil {
			warm++
		}
	}
	if warm > warmRuns || len(h.warm) > warmRuns {
		t.Errorf("%d runs keep blobs", warm)
	}
	if weight > idleBytes+maxTurns*1024 {
		t.Errorf("%d runs weigh %d bytes", len(h.slots), weight)
	}
	if s := h.slots["t/"+fmt.Sprint(runs-1)]; s == nil || s.blobs == nil {
		t.Error("the run used last was forgotten")
	}
}

// TestBusyRunsAreNotForgotten fills the cache while a run is held.
func TestBusyRunsAreNotForgotten(t *testing.T) {
	h := NewHost(nil, nil, Options{Cached: 4})
	held, err := h.acquire(context.Background(), "t", "held", nil)
	if err != nil {
		t.Fatal(err)
	}
	for i := range 20 {
		s, err := h.acquire(context.Background(), "t", fmt.Sprint(i), nil)
		if err != nil {
			t.Fatal(err)
		}
		h.release(s)
	}
	if len(h.slots) > 5 || h.slots["t/held"] != held {
		t.Errorf("%d slots", len(h.slots))
	}
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Millisecond)
	defer cancel()
	if _, err := h.acquire(ctx, "t", "held", nil); err == nil {
		t.Error("the run was held twice")
	}
}
