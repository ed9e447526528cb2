package sched

import "iter"

// worker is a coroutine that runs one task after another, so that a new task does
// not have to grow a stack again.
type worker struct {
	loop  *Loop
	task  *Task
	next  func() (struct{}, bool)
	stop  func()
	yield func(struct{}) bool
	dead  bool
}

// Stopped unwinds a task when the call is over.
type Stopped struct{}

func (l *Loop) worker() *worker {
	if n := len(l.idle); n > 0 {
		w := l.idle[n-1]
		l.idle = l.idle[:n-1]
		return w
	}
	w := &worker{loop: l}
	w.next, w.stop = iter.Pull(w.serve)
	l.all = append(l.all, w)
	return w
}

func (w *worker) serve(yield func(struct{}) bool) {
	w.yield = yield
	for {
		w.runTask()
		if w.dead || !yield(struct{}{}) {
			return
		}
	}
}

func (w *worker) runTask() {
	t := w.task
	defer func() {
		t.done = true
		w.task = nil
		if v := recover(); v != nil {
			if _, ok := v.(Stopped); !ok && !w.loop.closed {
				w.loop.fatal = v
			}
		}
	}()
	t.fn()
}

// park gives control back to the root loop.
func (w *worker) park() {
	if w.dead {
		panic(Stopped{})
	}
	if !w.yield(struct{}{}) {
		w.dead = true
		panic(Stopped{})
	}
}

// close ends the coroutine; a panic that a deferred call of its task raises has
// nobody left to go to.
func (w *worker) close() {
	defer func() { _ = recover() }()
	w.stop()
}
