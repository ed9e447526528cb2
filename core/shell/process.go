package shell

import (
	"slices"

	"ambit/core/shell/sched"
)

// proc is a process of the call as seen by $$, kill and wait: a shell, a subshell,
// or a command.
type proc struct {
	pid, ppid int
	sh        *shell   // nil for a command
	fds       *fdTable // of a command
	task      *sched.Task
	done      bool
	status    int
	signal    int // that ended it; 0 if it exited
	waiters   []*sched.Task
	inner     *proc  // the process that runs inside, in the same task
	owner     *shell // whose job it is
	async     bool   // a background job: INT and QUIT do not reach it
	silent    bool   // its end sends no SIGCHLD
	ignored   []int  // signals that were ignored when it began
}

// newProc registers a process that runs in the current task.
func (rt *runtime) newProc(parent *proc, sh *shell) *proc {
	p := &proc{pid: rt.nextPID, sh: sh, task: rt.loop.Current()}
	rt.nextPID++
	if parent != nil {
		p.ppid = parent.pid
		p.ignored = parent.ignores()
	}
	rt.procs[p.pid] = p
	return p
}

// ignores are the signals that a program ignores which p runs or becomes.
func (p *proc) ignores() []int {
	if p.sh == nil {
		return p.ignored
	}
	var list []int
	if len(p.sh.traps.actions) == 0 && !p.sh.traps.async {
		return nil
	}
	for n := range len(signalNames) {
		if action, ok := p.sh.traps.signal(n); ok && action == "" {
			list = append(list, n)
		}
	}
	return list
}

// finish records the end of p and wakes who waits for it.
func (rt *runtime) finish(p *proc, status, signal int) {
	if p.done {
		return
	}
	p.done, p.status, p.signal = true, status, signal
	if parent := rt.procs[p.ppid]; parent != nil && parent.sh != nil && !p.silent {
		parent.sh.childEnded()
	}
	delete(rt.procs, p.pid)
	if p.owner != nil {
		p.owner.jobs.dead++
	}
	for _, t := range p.waiters {
		rt.loop.Ready(t)
	}
	p.waiters, p.sh, p.fds, p.inner = nil, nil, nil, nil
}

// killed unwinds a task to the boundary of the process that a signal ends.
type killed struct {
	p      *proc
	signal int
}

// kill delivers a signal to p: its trap, its death, or nothing.
func (rt *runtime) kill(p *proc, sig int) {
	if p.done {
		return
	}
	if p.sh == nil && slices.Contains(p.ignored, sig) {
		return
	}
	if p.sh != nil && sig != sigKILL && sig != sigSTOP {
		if action, ok := p.sh.traps.signal(sig); ok {
			if action != "" {
				p.sh.traps.pend(sig)
				rt.loop.Ready(p.task)
			}
			return
		}
	}
	if !fatalSignal(sig) || p.async && (sig == sigINT || sig == sigQUIT) {
		return
	}
	if sig == sigQUIT && p.sh != nil && p.sh.subshell == 0 && !p.sh.eo.Posix {
		return // bash ignores it
	}
	if p.trapsEnd(sig) && rt.loop.Current() == p.task {
		p.sh.traps.pend(sig)
		return
	}
	rt.loop.Interrupt(p.task, killed{p, sig})
}

// trapsEnd reports whether p runs an EXIT trap before sig ends it: with such a trap the
// shell handles most of the signals that would end it.
func (p *proc) trapsEnd(sig int) bool {
	if p.sh == nil || !slices.Contains(terminating, sig) {
		return false
	}
	action, ok := p.sh.traps.get(trapEXIT)
	return ok && action != ""
}

// trapped, deferred, runs the EXIT trap of a process that a signal ends before more of it
// is taken down.
func (rt *runtime) trapped(p *proc) {
	if rt.unwinding() {
		return
	}
	v := recover()
	if v == nil {
		return
	}
	if k, ok := v.(killed); ok && k.p == p && p.trapsEnd(k.signal) {
		rt.lastTrap(p)
	}
	panic(v)
}

// lastTrap runs the EXIT trap of a process that a signal ends. What the trap does cannot
// change the signal.
func (rt *runtime) lastTrap(p *proc) {
	defer func() {
		if rt.unwinding() {
			return
		}
		if v := recover(); v != nil {
			if k, ok := v.(killed); !ok || k.p != p {
				panic(v)
			}
		}
	}()
	p.sh.exitTrap()
}

// within runs f as process p and returns its status; a signal that ends p ends f.
func (rt *runtime) within(p *proc, f func() int) (status int) {
	signal := 0
	ended := false
	task := rt.loop.Current()
	outer, _ := task.Local.(*proc)
	if outer != nil {
		outer.inner = p
	}
	task.Local = p
	depth := task.Depth
	defer func() {
		task.Local = outer
		if outer != nil {
			outer.inner = nil
		}
		if !ended {
			if rt.unwinding() {
				return
			}
			v := recover()
			k, ok := v.(killed)
			if !ok || k.p != p {
				rt.finish(p, 128, 0)
				panic(v)
			}
			task.Depth = depth
			if p.trapsEnd(k.signal) {
				rt.lastTrap(p)
			}
			signal = k.signal
			status = 128 + signal
		}
		rt.finish(p, status, signal)
	}()
	rt.loop.Check()
	status = f()
	ended = true
	return status
}

// await waits for the end of p.
func (rt *runtime) await(p *proc) int {
	for !p.done {
		p.waiters = append(p.waiters, rt.loop.Current())
		rt.loop.Park()
	}
	return p.status
}
