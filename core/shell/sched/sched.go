// Package sched runs the coroutines of one call: pipeline stages, background jobs
// and process substitutions. Exactly one runs at a time, and who runs next follows
// from a first-in first-out queue alone, so a call's trace is the same everywhere.
//
// The call's own code is the main task. It is no coroutine: when it parks, it runs
// the others until somebody makes it ready. A task only ever parks itself and
// readies others; no coroutine resumes another one.
//
//	l := sched.New(meter, 512)
//	defer l.Close()
//	t := l.Spawn(func() { … })
//	l.Join(t)
//
// Waiting costs virtual time only: when every task is parked, the clock jumps to
// the next timer. When there is none, the call can never go on, which is what a
// hanging process is; it ends as its time limit would end it.
package sched

import (
	"fmt"
	"time"

	"ambit/core/fuel"
)

// Loop schedules the tasks of one call.
type Loop struct {
	meter  *fuel.Meter
	max    int
	ready  queue
	timers timers
	main   *Task
	cur    *Task
	idle   []*worker
	all    []*worker
	live   int
	pipes  uint64 // made so far
	fatal  any    // what ends the call, raised in the main task
	closed bool
}

// Task is one thread of control.
type Task struct {
	// Depth is the caller's count of nested calls on this task's stack.
	Depth int
	// Local is the caller's own.
	Local any

	loop    *Loop
	fn      func()
	w       *worker // nil for the main task
	queued  bool
	parked  bool
	done    bool
	pending any // raised at the next park or tick
	joiners []*Task
}

// New returns a loop whose main task is its caller. At most maxTasks tasks may be
// alive at once; one more ends the call with a "processes" limit.
func New(meter *fuel.Meter, maxTasks int) *Loop {
	l := &Loop{meter: meter, max: maxTasks}
	l.main = &Task{loop: l}
	l.cur = l.main
	return l
}

// Current is the task that runs.
func (l *Loop) Current() *Task { return l.cur }

// Alone reports whether no other task exists.
func (l *Loop) Alone() bool { return l.live == 0 }

// Spawn makes a task that runs f once its turn comes. A panic in f that f does not
// recover ends the call.
func (l *Loop) Spawn(f func()) *Task {
	if l.live >= l.max {
		l.meter.Exceed("processes", fmt.Sprintf("%d", l.max))
	}
	l.live++
	t := &Task{loop: l, fn: f}
	l.Ready(t)
	return t
}

// Ready puts t at the end of the queue, unless it is there, runs or has ended.
func (l *Loop) Ready(t *Task) {
	if t.queued || t.done || (t == l.cur && !t.parked) {
		return
	}
	t.queued = true
	l.ready.push(t)
}

// Park stops the current task until it is made ready. It raises what Interrupt
// left for the task.
func (l *Loop) Park() {
	t := l.cur
	t.parked = true
	if t == l.main {
		l.run()
	} else {
		t.w.park()
	}
	t.parked = false
	l.raise(t)
}

// Yield lets the tasks that are ready run first.
func (l *Loop) Yield() {
	t := l.cur
	t.parked = true
	l.Ready(t)
	l.Park()
}

func (l *Loop) raise(t *Task) {
	if v := t.pending; v != nil {
		t.pending = nil
		panic(v)
	}
}

// Check raises what Interrupt left for the current task.
func (l *Loop) Check() { l.raise(l.cur) }

// Interrupt makes v a panic in task t: at once when t is the current task, else
// when it goes on. An interrupt that has not been raised yet is replaced.
func (l *Loop) Interrupt(t *Task, v any) {
	if t == l.cur && !t.parked {
		panic(v)
	}
	if t.done {
		return
	}
	t.pending = v
	l.Ready(t)
}

// Join waits for the end of t.
func (l *Loop) Join(t *Task) {
	for !t.done {
		t.joiners = append(t.joiners, l.cur)
		l.Park()
	}
}

// Done reports whether t has ended.
func (t *Task) Done() bool { return t.done }

// Tick is called often while work is charged: it fires timers that are due, raises
// interrupts and lets other tasks have their turn.
func (l *Loop) Tick() {
	l.expire()
	l.raise(l.cur)
	if l.ready.len() > 0 {
		l.Yield()
	}
}

// run is the root: it resumes tasks until the main task is ready.
func (l *Loop) run() {
	for {
		l.expire()
		t := l.ready.pop()
		if t == nil {
			l.jump()
			continue
		}
		t.queued = false
		if t == l.main {
			l.cur = t
			return
		}
		l.resume(t)
		if l.fatal != nil {
			l.cur = l.main
			v := l.fatal
			l.fatal = nil
			l.main.parked = false
			panic(v)
		}
	}
}

func (l *Loop) resume(t *Task) {
	if t.done {
		return
	}
	if t.w == nil {
		t.w = l.worker()
		t.w.task = t
	}
	l.cur = t
	t.w.next()
	l.cur = l.main
	if t.done {
		l.live--
		l.idle = append(l.idle, t.w)
		t.fn, t.w, t.Local = nil, nil, nil // a task may be remembered for its end
		for _, j := range t.joiners {
			l.Ready(j)
		}
		t.joiners = nil
	}
}

// jump moves the clock to the next timer.
func (l *Loop) jump() {
	next, ok := l.timers.first()
	if !ok {
		l.main.parked = false
		l.cur = l.main
		l.hang()
	}
	if wait := next - l.meter.Elapsed(); wait > 0 {
		l.main.parked = false
		l.cur = l.main
		l.meter.Advance(wait)
		l.main.parked = true
	}
}

// hang ends a call in which everybody waits for somebody else.
func (l *Loop) hang() {
	l.meter.Advance(1<<62 - l.meter.Elapsed())
	l.meter.Exceed("time", "deadlock")
}

// Closed reports whether Close was called.
func (l *Loop) Closed() bool { return l.closed }

// Close ends every task: each is unwound by a panic, with its deferred calls.
func (l *Loop) Close() {
	l.closed = true
	for _, w := range l.all {
		w.close()
	}
	l.all, l.idle = nil, nil
}

// Sleep parks the current task for d of virtual time.
func (l *Loop) Sleep(d time.Duration) {
	at := l.meter.Elapsed() + d
	for l.meter.Elapsed() < at && !l.ParkUntil(at) {
	}
}

// ParkUntil parks the current task until it is made ready or the virtual time
// since the call's start reaches at; it reports whether the time had come.
func (l *Loop) ParkUntil(at time.Duration) bool {
	t := l.cur
	tm := l.At(at, func() { l.Ready(t) })
	defer tm.Stop()
	l.Park()
	return tm.fired
}

// Drain runs the other tasks until one of them is ready no more: it returns when
// every task has ended, and raises what a deadlock raises when none can go on.
func (l *Loop) Drain() {
	for l.live > 0 {
		t := l.main
		t.parked = true
		l.expire()
		if l.ready.len() == 0 {
			l.jump()
		}
		l.Ready(t)
		l.run()
		t.parked = false
	}
}
