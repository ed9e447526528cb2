package shell

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// job is a background command of this shell.
type job struct {
	num      int
	p        *proc
	text     string
	noHup    bool
	notified bool // its end was reported or waited for
}

// jobTable holds the jobs and the statuses of processes that may be waited for.
type jobTable struct {
	jobs  []*job
	procs []*proc // children by age: jobs, coprocesses, process substitutions
	cur   *job
	prev  *job
	dead  int // jobs that ended since bash looked at them
}

// listing is the table of a subshell, which shows its parent's jobs but cannot wait
// for them.
func (t *jobTable) listing() jobTable {
	if len(t.jobs) == 0 {
		return jobTable{}
	}
	return jobTable{jobs: t.jobs[:len(t.jobs):len(t.jobs)], cur: t.cur, prev: t.prev}
}

// remember notes a child that is no job.
func (t *jobTable) remember(p *proc) {
	if len(t.procs) >= maxChildren {
		t.procs = slices.DeleteFunc(t.procs[:len(t.procs):len(t.procs)], func(p *proc) bool { return p.done })
		t.jobs = slices.DeleteFunc(slices.Clone(t.jobs), func(j *job) bool { return j.p.done })
	}
	t.procs = append(t.procs, p)
}

// maxChildren is how many children are remembered before the ended ones are
// forgotten.
const maxChildren = 1024

func (t *jobTable) add(p *proc, text string) *job {
	num := 1
	for _, j := range t.jobs {
		num = max(num, j.num+1)
	}
	j := &job{num: num, p: p, text: text}
	t.jobs = append(t.jobs, j)
	t.remember(p)
	t.prev, t.cur = t.cur, j
	return j
}

func (t *jobTable) remove(j *job) {
	t.jobs = slices.DeleteFunc(slices.Clone(t.jobs), func(o *job) bool { return o == j })
	if t.cur == j {
		t.cur, t.prev = t.prev, nil
	}
	if t.prev == j {
		t.prev = nil
	}
	for i := len(t.jobs) - 1; i >= 0 && (t.cur == nil || t.prev == nil); i-- {
		switch {
		case t.jobs[i] == t.cur || t.jobs[i] == t.prev:
		case t.cur == nil:
			t.cur = t.jobs[i]
		default:
			t.prev = t.jobs[i]
		}
	}
}

// forget drops the status of a child that ended.
func (t *jobTable) forget(p *proc) {
	t.procs = slices.DeleteFunc(slices.Clone(t.procs), func(o *proc) bool { return o == p })
}

func (t *jobTable) byPID(pid int) *job {
	for _, j := range t.jobs {
		if j.p.pid == pid {
			return j
		}
	}
	return nil
}

func (t *jobTable) child(pid int) *proc {
	for _, p := range t.procs {
		if p.pid == pid {
			return p
		}
	}
	return nil
}

// spec finds a job by %N, %%, %+, %-, %string or %?string.
func (t *jobTable) spec(s string) *job {
	rest := strings.TrimPrefix(s, "%")
	switch {
	case rest == "" || rest == "%" || rest == "+":
		return t.cur
	case rest == "-":
		if t.prev != nil {
			return t.prev
		}
		return t.cur
	}
	if n, err := strconv.Atoi(rest); err == nil {
		for _, j := range t.jobs {
			if j.num == n {
				return j
			}
		}
		return nil
	}
	for _, j := range t.jobs {
		if sub, ok := strings.CutPrefix(rest, "?"); ok && strings.Contains(j.text, sub) || !ok && strings.HasPrefix(j.text, rest) {
			return j
		}
	}
	return nil
}

// background runs a statement as a job.
func (sh *shell) background(st *syntax.Stmt) {
	fg := *st
	fg.Background = false
	fg.Negated = false // bash does not negate the status of a job
	sh.stageTrap(&fg)
	child := sh.fork()
	p := child.proc
	p.async = true
	if !sh.opts.monitor {
		if f, err := sh.open("/dev/null", 0); err == nil {
			child.fds.put(0, f)
		}
	}
	if st.Negated && sh.opts.errExit {
		child.noErr++ // but its failures do not count
	}
	if !sh.opts.monitor {
		child.traps.async = true
		child.traps.listAsync = isCompound(&fg)
		child.asyncPipeline = isPipeline(&fg)
	}
	p.owner = sh
	text := commandText(&fg, sh.src)
	sh.start(child, func() { child.stage(&fg) })
	sh.lastBg = p.pid
	sh.jobs.add(p, text)
	sh.status = 0
}

func (j *job) state(posix bool) string {
	switch {
	case !j.p.done:
		return "Running"
	case j.p.signal != 0:
		return signalText(j.p.signal)
	case j.p.status != 0:
		if posix {
			return fmt.Sprintf("Done(%d)", j.p.status)
		}
		return fmt.Sprintf("Exit %d", j.p.status)
	}
	return "Done"
}

func (t *jobTable) mark(j *job) string {
	switch j {
	case t.cur:
		return "+"
	case t.prev:
		return "-"
	}
	return " "
}
