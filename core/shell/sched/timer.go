package sched

import (
	"container/heap"
	"time"
)

// Timer calls a function at a virtual time.
type Timer struct {
	at    time.Duration
	seq   uint64
	f     func()
	index int // in the heap, -1 when not there
	loop  *Loop
	fired bool
}

// At arranges that f runs when the virtual time since the call's start has reached
// at. f runs between two tasks or in the middle of one; it may only ready or
// interrupt tasks.
func (l *Loop) At(at time.Duration, f func()) *Timer {
	l.timers.seq++
	t := &Timer{at: at, seq: l.timers.seq, f: f, loop: l}
	heap.Push(&l.timers, t)
	return t
}

// Stop cancels the timer, unless it has fired.
func (t *Timer) Stop() {
	if t.index >= 0 {
		heap.Remove(&t.loop.timers, t.index)
	}
}

// expire fires the timers whose time has come, in order.
func (l *Loop) expire() {
	for {
		at, ok := l.timers.first()
		if !ok || at > l.meter.Elapsed() {
			return
		}
		t := heap.Pop(&l.timers).(*Timer)
		t.fired = true
		t.f()
	}
}

// timers is a heap ordered by time, then by creation.
type timers struct {
	heap []*Timer
	seq  uint64
}

func (h *timers) first() (time.Duration, bool) {
	if len(h.heap) == 0 {
		return 0, false
	}
	return h.heap[0].at, true
}

func (h *timers) Len() int { return len(h.heap) }

func (h *timers) Less(i, j int) bool {
	a, b := h.heap[i], h.heap[j]
	return a.at < b.at || a.at == b.at && a.seq < b.seq
}

func (h *timers) Swap(i, j int) {
	h.heap[i], h.heap[j] = h.heap[j], h.heap[i]
	h.heap[i].index, h.heap[j].index = i, j
}

func (h *timers) Push(x any) {
	t := x.(*Timer)
	t.index = len(h.heap)
	h.heap = append(h.heap, t)
}

func (h *timers) Pop() any {
	n := len(h.heap) - 1
	t := h.heap[n]
	h.heap = h.heap[:n]
	t.index = -1
	return t
}
