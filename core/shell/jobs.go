package shell

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/workspace/view"
)

// job is a background command of this shell.
type job struct {
	num      int
	p        *proc
	stages   []*proc  // of a pipeline, of which p is the last; else nil
	texts    []string // of the stages
	pipeFail bool     // pipefail was set when it began
	text     string
	noHup    bool
	notified bool // its end was reported or waited for
}

// procs are the processes of a job.
func (j *job) procs() []*proc {
	if j.stages == nil {
		return []*proc{j.p}
	}
	return j.stages
}

// running is a process of the job that has not ended, or nil.
func (j *job) running() *proc {
	for _, p := range j.procs() {
		if !p.done {
			return p
		}
	}
	return nil
}

func (j *job) done() bool { return j.running() == nil }

// decides is the process whose end is that of the job.
func (j *job) decides() *proc {
	if j.pipeFail {
		for _, p := range slices.Backward(j.stages) {
			if p.status != 0 {
				return p
			}
		}
	}
	return j.p
}

// jobTable holds the jobs and the statuses of processes that may be waited for.
type jobTable struct {
	jobs  []*job
	procs []*proc // children by age: jobs, coprocesses, process substitutions
	cur   *job
	prev  *job
	dead  int // jobs that ended since bash looked at them
}

// listing is the table of a substitution, which shows its parent's jobs but cannot
// wait for them. A subshell knows of none.
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
		t.jobs = slices.DeleteFunc(slices.Clone(t.jobs), (*job).done)
	}
	t.procs = append(t.procs, p)
}

// maxChildren is how many children are remembered before the ended ones are
// forgotten.
const maxChildren = 1024

// add makes a job of children that are remembered.
func (t *jobTable) add(p *proc, text string) *job {
	num := 1
	for _, j := range t.jobs {
		num = max(num, j.num+1)
	}
	j := &job{num: num, p: p, text: text}
	t.jobs = append(t.jobs, j)
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

// disown removes a job that may be running: to wait, it has ended well.
func (t *jobTable) disown(j *job) {
	t.finish(j)
	for i, p := range t.procs {
		if p == j.p && !p.done {
			t.procs = slices.Clone(t.procs)
			t.procs[i] = &proc{pid: p.pid, done: true}
		}
	}
}

// finish removes a job that has ended. Of a pipeline the last process may still be
// asked for.
func (t *jobTable) finish(j *job) {
	t.remove(j)
	if j.stages != nil {
		t.procs = slices.DeleteFunc(slices.Clone(t.procs), func(p *proc) bool { return p != j.p && slices.Contains(j.stages, p) })
	}
}

func (t *jobTable) byPID(pid int) *job {
	for _, j := range t.jobs {
		for _, p := range j.procs() {
			if p.pid == pid {
				return j
			}
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
	text := commandText(&fg, sh.src)
	list := []*syntax.Stmt{&fg}
	if isPipeline(&fg) {
		list = stages(fg.Cmd.(*syntax.BinaryCmd))
	}
	procs := make([]*proc, len(list))
	var in view.Handle
	for i, stage := range list {
		sh.stageTrap(stage)
		child := sh.forkJob(stage, st.Negated)
		child.asyncPipeline = len(list) > 1
		switch {
		case in != nil:
			child.fds.put(0, newFile(in))
		case !sh.opts.monitor:
			if f, err := sh.open("/dev/null", 0); err == nil {
				child.fds.put(0, f)
			}
		}
		if i < len(list)-1 {
			var out view.Handle
			in, out = sh.rt.loop.Pipe()
			child.fds.put(1, newFile(out))
			if c, ok := stage.Cmd.(*syntax.Subshell); ok {
				sh.behind = sh.src.line(c.Rparen) // see pipeline
			}
		}
		procs[i] = sh.start(child, func() { child.stage(stage) })
		sh.jobs.remember(child.proc)
	}
	j := sh.jobs.add(procs[len(procs)-1], text)
	if len(procs) > 1 {
		j.stages, j.pipeFail = procs, sh.opts.pipeFail
		for _, stage := range list {
			j.texts = append(j.texts, commandText(stage, sh.src))
		}
	}
	sh.lastBg = j.p.pid
	sh.status = 0
}

// forkJob makes the process of a job, or of a stage of one, whose failures may be
// negated.
func (sh *shell) forkJob(st *syntax.Stmt, negated bool) *shell {
	child := sh.fork()
	child.proc.async = true
	child.proc.owner = sh
	if negated && sh.opts.errExit {
		child.noErr++
	}
	if !sh.opts.monitor {
		child.traps.async = true
		child.traps.listAsync = isCompound(st)
	}
	return child
}

func (j *job) state(posix bool) string {
	p := j.decides()
	if !j.done() {
		return "Running"
	}
	return endText(p, posix)
}

// endText says how a process ended.
func endText(p *proc, posix bool) string {
	switch {
	case p.signal != 0:
		return signalText(p.signal)
	case p.status != 0:
		if posix {
			return fmt.Sprintf("Done(%d)", p.status)
		}
		return fmt.Sprintf("Exit %d", p.status)
	}
	return "Done"
}

// long is the job in lines with a process each, as jobs -l and messages show it,
// behind what stands in front of the first process number. Of the states of later
// processes those of the first one are left out.
func (j *job) long(end string, posix bool) string {
	if j.stages == nil {
		return fmt.Sprintf("%5d %-24s%s%s\n", j.p.pid, j.state(posix), j.text, end)
	}
	return pipelineText(j.stages, j.texts, !j.done(), posix, end)
}

// pipelineText is job.long of a pipeline.
func pipelineText(procs []*proc, texts []string, running, posix bool, end string) string {
	var b strings.Builder
	for i, p := range procs {
		state := endText(p, posix)
		if running {
			state = "Running"
		}
		switch {
		case i == 0:
			fmt.Fprintf(&b, "%5d %-24s%s", p.pid, state, texts[i])
		case p.done == procs[0].done && p.status == procs[0].status:
			fmt.Fprintf(&b, "\n     %5d%23s| %s", p.pid, "", texts[i])
		default:
			fmt.Fprintf(&b, "\n     %5d %-24s| %s", p.pid, state, texts[i])
		}
	}
	return b.String() + end + "\n"
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
