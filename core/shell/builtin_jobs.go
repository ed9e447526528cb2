package shell

import (
	"slices"
	"strconv"
	"strings"

	"ambit/core/shell/vars"
)

func biJobs(sh *shell, args []string) int {
	var long, pids, running, stopped bool
	for len(args) > 0 && len(args[0]) > 1 && args[0][0] == '-' {
		a := args[0]
		args = args[1:]
		if a == "--" {
			break
		}
		for _, c := range []byte(a[1:]) {
			switch c {
			case 'l':
				long = true
			case 'x':
				return sh.jobsExec(args)
			case 'n':
			case 'p':
				pids = true
			case 'r':
				running = true
			case 's':
				stopped = true
			default:
				return sh.badOption("jobs", "-"+string(rune(c)))
			}
		}
	}
	list := append([]*job(nil), sh.jobs.jobs...)
	status := 0
	if len(args) > 0 {
		list = nil
		for _, a := range args {
			j := sh.jobs.spec(a)
			if j == nil {
				sh.errorf("jobs: %s: no such job", a)
				status = 1
				continue
			}
			list = append(list, j)
		}
	}
	for _, j := range list {
		if stopped || running && j.done() {
			continue
		}
		amp := ""
		if !j.done() {
			amp = " &"
		}
		switch {
		case pids:
			sh.printf("%d\n", j.procs()[0].pid)
		case long:
			sh.printf("[%d]%s %s", j.num, sh.jobs.mark(j), j.long(amp, sh.eo.Posix))
		default:
			sh.printf("[%d]%s  %-24s%s%s\n", j.num, sh.jobs.mark(j), j.state(sh.eo.Posix), j.text, amp)
		}
	}
	for _, j := range list {
		if j.done() {
			sh.jobs.finish(j)
		}
	}
	return status
}

// jobsExec is jobs -x: it runs a command in which jobs are replaced by their process
// numbers.
func (sh *shell) jobsExec(args []string) int {
	words := make([]string, len(args))
	for i, a := range args {
		words[i] = a
		if strings.HasPrefix(a, "%") {
			if j := sh.jobs.spec(a); j != nil {
				group := sh.mainPID // without job control that is the shell's
				if sh.opts.monitor {
					group = j.procs()[0].pid
				}
				words[i] = strconv.Itoa(group)
			}
		}
	}
	if len(words) == 0 {
		return 0
	}
	sh.flushOut()
	switch fn := sh.lookupFunc(words[0]); {
	case fn != nil:
		sh.callFunction(fn, words)
	case sh.isBuiltin(words[0]):
		sh.runBuiltin(words[0], words[1:])
	default:
		sh.runExternal(nil, words)
	}
	return sh.status
}

// interrupted reports whether a trapped signal waits; wait then returns at once.
func (sh *shell) interrupted() (int, bool) {
	for _, n := range sh.traps.pending {
		if n != sigCHLD || sh.eo.Posix {
			return 128 + n, true
		}
	}
	return 0, false
}

// waitFor waits for a child, or for the job that it is part of, and forgets it.
func (sh *shell) waitFor(p *proc) (status int, interrupted bool) {
	t := sh.rt.loop.Current()
	j := sh.jobs.byPID(p.pid)
	if j == nil {
		j = &job{p: p}
	}
	for {
		if n, yes := sh.interrupted(); yes {
			return n, true
		}
		running := j.running()
		if running == nil {
			break
		}
		running.waiters = append(running.waiters, t)
		sh.rt.loop.Park()
	}
	sh.reap(p, true)
	return j.decides().status, false
}

// reap takes the job of an ended process out of the table, if all of it has ended.
func (sh *shell) reap(p *proc, report bool) {
	j := sh.jobs.byPID(p.pid)
	if j == nil || !j.done() {
		return
	}
	signal := j.decides().signal
	if reported(signal) && signal != sigTERM && report {
		sh.reportJob(j, sh.line)
	}
	if sh.opts.monitor && (signal == sigTERM || signal == 0 && sh.mode == modeString) {
		sh.stderrText(sprintf("[%d]%s  %-24s%s\n", j.num, sh.jobs.mark(j), j.state(sh.eo.Posix), j.text))
	}
	sh.jobs.finish(j)
}

// waited is called when a command in the foreground has ended, which is when bash
// notices that jobs did.
func (sh *shell) waited() {
	if sh.jobs.dead > 0 {
		sh.reportDead(sh.behind)
	}
}

// reportDead says which jobs were killed, on a line. The shell of bash -c forgets the
// other ones that ended, too.
func (sh *shell) reportDead(line int) {
	outer := sh.line
	sh.line = line
	defer func() { sh.line = outer }()
	sh.dropCoproc()
	for _, j := range append([]*job(nil), sh.jobs.jobs...) {
		switch {
		case !j.done():
		case reported(j.decides().signal) && j.decides().signal != sigTERM:
			sh.reap(j.p, true)
		case sh.mode == modeString && !sh.eo.Posix:
			sh.reap(j.p, false)
		}
	}
	sh.jobs.dead = 0
}

func biWait(sh *shell, args []string) int {
	var next bool
	varName, named := "", false
	for len(args) > 0 && len(args[0]) > 1 && args[0][0] == '-' {
		a := args[0]
		args = args[1:]
		if a == "--" {
			break
		}
		for i := 1; i < len(a); i++ {
			switch a[i] {
			case 'n':
				next = true
			case 'f':
			case 'p':
				if i+1 < len(a) {
					varName = a[i+1:]
				} else if len(args) > 0 {
					varName, args = args[0], args[1:]
				} else {
					sh.errorf("wait: -p: option requires an argument")
					sh.usage("wait")
					return 2
				}
				i, named = len(a), true
			default:
				return sh.badOption("wait", "-"+a[i:i+1])
			}
		}
	}
	if named && !vars.ValidRef(varName) {
		sh.errorf("wait: `%s': not a valid identifier", varName)
		return 1
	}
	if vars.ValidName(varName) { // an element stays
		if err := sh.vars.UnsetAt(sh.vars.FoundPlace(varName)); err != nil {
			sh.errorf("wait: %v", err)
			return 1
		}
	}
	sh.flushOut()
	defer sh.dropCoproc()
	if next {
		return sh.waitNext(args, varName)
	}
	if len(args) == 0 {
		for _, p := range append([]*proc(nil), sh.jobs.procs...) {
			for !p.done {
				if n, yes := sh.interrupted(); yes {
					return n
				}
				p.waiters = append(p.waiters, sh.rt.loop.Current())
				sh.rt.loop.Park()
			}
			sh.reap(p, true)
		}
		sh.jobs.procs = nil
		return 0
	}
	status := 0
	for _, a := range args {
		p, bad := sh.waitable(a)
		if p == nil {
			status = bad
			continue
		}
		var yes bool
		if status, yes = sh.waitFor(p); yes {
			return status
		}
		if sh.eo.Posix {
			sh.jobs.forget(p)
		}
		if varName != "" {
			sh.setPID(varName, p)
		}
	}
	return status
}

// setPID gives the variable or element of wait -p the number of a process.
func (sh *shell) setPID(name string, p *proc) {
	if err := sh.x.AssignName(name, strconv.Itoa(p.pid)); err != nil {
		sh.errorf("%v", err)
	}
}

// waitable finds the child that an argument of wait names; nil and a status if
// there is none.
func (sh *shell) waitable(a string) (*proc, int) {
	if strings.HasPrefix(a, "%") {
		j := sh.jobs.spec(a)
		if j == nil || sh.jobs.child(j.p.pid) == nil { // none, or one that the parent of a subshell waits for
			sh.errorf("wait: %s: no such job", a)
			return nil, 127
		}
		return j.p, 0
	}
	pid, err := strconv.Atoi(a)
	if err != nil {
		sh.errorf("wait: `%s': not a pid or valid job spec", a)
		return nil, 1
	}
	p := sh.jobs.child(pid)
	if p == nil {
		sh.errorf("wait: pid %s is not a child of this shell", a)
		return nil, 127
	}
	return p, 0
}

// waitNext is wait -n: the first of some jobs, or of all, to end.
func (sh *shell) waitNext(args []string, varName string) int {
	var list []*job
	for _, a := range args {
		p, _ := sh.waitable(a)
		if p == nil {
			continue
		}
		j := sh.jobs.byPID(p.pid)
		if j == nil {
			j = &job{p: p}
		}
		list = append(list, j)
	}
	if len(args) == 0 {
		for _, j := range sh.jobs.jobs {
			if !j.notified {
				list = append(list, j)
			}
		}
	}
	if len(list) == 0 {
		return 127
	}
	for {
		for _, j := range list {
			if !j.done() {
				continue
			}
			if varName != "" {
				sh.setPID(varName, j.p)
			}
			sh.reap(j.p, true)
			return j.decides().status
		}
		if n, yes := sh.interrupted(); yes {
			return n
		}
		t := sh.rt.loop.Current()
		for _, j := range list {
			running := j.running()
			running.waiters = append(running.waiters, t)
		}
		sh.rt.loop.Park()
	}
}

func biKill(sh *shell, args []string) int {
	sig := sigTERM
	if len(args) == 0 {
		sh.usage("kill")
		return 2
	}
	if a := args[0]; a == "--" {
		args = args[1:]
	} else if len(a) > 1 && a[0] == '-' {
		args = args[1:]
		if a == "-l" || a == "-L" {
			return sh.killList(args)
		}
		name := a[1:]
		if name == "s" || name == "n" {
			if len(args) == 0 {
				sh.errorf("kill: %s: option requires an argument", a)
				return 1
			}
			name, args = args[0], args[1:]
		}
		n, ok := signalNumber(name)
		if !ok || sh.withPrefix(name) {
			sh.errorf("kill: %s: invalid signal specification", name)
			return 1
		}
		sig = n
		if len(args) > 0 && args[0] == "--" {
			args = args[1:]
		}
	}
	if len(args) == 0 {
		sh.usage("kill")
		return 2
	}
	sh.flushOut()
	status := 1
	for _, a := range args {
		if sh.kill1(a, sig) {
			status = 0
		}
	}
	return status
}

func (sh *shell) kill1(a string, sig int) bool {
	var p *proc
	if strings.HasPrefix(a, "%") {
		j := sh.jobs.spec(a)
		if j == nil {
			sh.errorf("kill: %s: no such job", a)
			return false
		}
		for _, p := range j.procs() {
			if !p.done {
				sh.rt.kill(p, sig)
			}
		}
		return true
	} else {
		pid, err := strconv.Atoi(a)
		if err != nil {
			sh.errorf("kill: %s: arguments must be process or job IDs", a)
			return false
		}
		if pid == 0 {
			p = sh.proc
		} else if pid < 0 {
			pid = -pid
		}
		if p == nil {
			p = sh.rt.procs[pid]
		}
		if p == nil || p.done {
			sh.errorf("kill: (%s) - No such process", a)
			return false
		}
	}
	sh.rt.kill(p, sig)
	return true
}

// withPrefix reports whether the name of a signal begins with SIG, as those that kill
// takes must not in POSIX mode.
func (sh *shell) withPrefix(name string) bool {
	return sh.eo.Posix && strings.HasPrefix(strings.ToUpper(name), "SIG")
}

func (sh *shell) killList(args []string) int {
	if len(args) == 0 && sh.eo.Posix {
		names := slices.DeleteFunc(slices.Clone(signalNames[1:]), func(n string) bool { return n == "" })
		sh.printf("%s\n", strings.Join(names, " "))
		return 0
	}
	if len(args) == 0 {
		sh.listSignals()
		return 0
	}
	status := 0
	for _, a := range args {
		if n, err := strconv.Atoi(a); err == nil {
			if n > 128 {
				n -= 128
			}
			if n == 0 {
				sh.printf("EXIT\n")
			} else if n > 0 && n < len(signalNames) && signalNames[n] != "" {
				sh.printf("%s\n", signalNames[n])
			} else {
				sh.errorf("kill: %s: invalid signal specification", a)
				status = 1
			}
			continue
		}
		n, ok := trapNumber(a)
		if !ok || sh.withPrefix(a) {
			sh.errorf("kill: %s: invalid signal specification", a)
			status = 1
			continue
		}
		sh.printf("%d\n", n)
	}
	return status
}

func biDisown(sh *shell, args []string) int {
	var all, running, mark bool
	for len(args) > 0 && len(args[0]) > 1 && args[0][0] == '-' {
		a := args[0]
		args = args[1:]
		if a == "--" {
			break
		}
		for _, c := range []byte(a[1:]) {
			switch c {
			case 'a':
				all = true
			case 'r':
				running = true
			case 'h':
				mark = true
			default:
				return sh.badOption("disown", "-"+string(rune(c)))
			}
		}
	}
	var list []*job
	status := 0
	switch {
	case len(args) > 0:
		for _, a := range args {
			var j *job
			if pid, err := strconv.Atoi(a); err == nil {
				j = sh.jobs.byPID(pid)
			} else {
				j = sh.jobs.spec(a)
			}
			if j == nil {
				sh.errorf("disown: %s: no such job", a)
				status = 1
				continue
			}
			list = append(list, j)
		}
	case all || running:
		for _, j := range sh.jobs.jobs {
			if !running || !j.done() {
				list = append(list, j)
			}
		}
	case sh.jobs.cur != nil:
		list = append(list, sh.jobs.cur)
	default:
		sh.errorf("disown: current: no such job")
		return 1
	}
	for _, j := range list {
		if mark {
			j.noHup = true
		} else {
			sh.jobs.disown(j)
		}
	}
	return status
}

func biFg(sh *shell, args []string) int {
	sh.errorf("%s: no job control", sh.builtinName)
	return 1
}
