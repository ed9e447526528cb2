package shell

import (
	"fmt"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/shell/command"
)

func sprintf(format string, args ...any) string { return fmt.Sprintf(format, args...) }

// errorf writes a message to standard error behind "bash: line N: ".
func (sh *shell) errorf(format string, args ...any) {
	if sh.out != nil {
		sh.out.Flush()
	}
	sh.stderrText(sh.prefix() + fmt.Sprintf(format, args...) + "\n")
}

// prefix names the file and line that a message is about.
func (sh *shell) prefix() string {
	name := sh.errorName()
	if sh.line == 0 {
		return name + ": "
	}
	if sh.opts.gnuErrFmt && sh.builtinName == "" {
		return fmt.Sprintf("%s:%d: ", name, sh.line)
	}
	return fmt.Sprintf("%s: line %d: ", name, sh.line)
}

// stderrText writes to descriptor 2.
func (sh *shell) stderrText(s string) {
	if f := sh.fds.get(2); f != nil {
		sh.rt.meter.Bytes(len(s))
		f.Write([]byte(s))
	}
}

// stdoutText writes to descriptor 1, unbuffered.
func (sh *shell) stdoutText(s string) {
	if f := sh.fds.get(1); f != nil {
		sh.rt.meter.Bytes(len(s))
		f.Write([]byte(s))
	}
}

// Stdout is the buffered standard output of the running builtin.
func (sh *shell) stdout() *command.Output {
	if sh.out == nil {
		sh.out = command.NewOutput(fdHandle(&sh.fds, 1), sh.rt.meter)
	}
	return sh.out
}

func (sh *shell) printf(format string, args ...any) { sh.stdout().Printf(format, args...) }

// reportSignal prints what a non-interactive bash prints when a process it waited
// for was ended by a signal.
func (sh *shell) reportSignal(p *proc, text string, line int) {
	if !reported(p.signal) || sh.comsub {
		return
	}
	if p.signal == sigTERM {
		sh.stderrText("Terminated\n")
		return
	}
	sh.reportJob(&job{p: p, text: text}, line)
}

// reportJob prints that a job was killed.
func (sh *shell) reportJob(j *job, line int) {
	if sh.comsub {
		return
	}
	old := sh.line
	sh.line = line
	sh.errorf("%s", strings.TrimSuffix(j.long("", sh.eo.Posix), "\n"))
	sh.line = old
}

// reportEnd says that the external command of a statement was killed, if it was and
// did not take the place of the shell, and which jobs ended meanwhile.
func (sh *shell) reportEnd(st *syntax.Stmt) {
	p := sh.waitedFor
	sh.waitedFor = nil
	if p.signal != 0 && !sh.oneShot {
		c := *st
		c.Negated = false
		sh.reportSignal(p, commandText(&c, sh.src), sh.behind)
	}
	sh.waited()
}

// reported reports whether the shell says that a signal ended a process.
func reported(sig int) bool { return sig != 0 && sig != sigINT && sig != sigPIPE }

func signalText(sig int) string {
	if s := signalTexts[sig]; s != "" {
		return s
	}
	if sig >= 34 {
		return fmt.Sprintf("Real-time signal %d", sig-34)
	}
	return fmt.Sprintf("Unknown signal %d", sig)
}

// reportPipeline is reportSignal for a pipeline whose last process was killed.
func (sh *shell) reportPipeline(list []*syntax.Stmt, procs []*proc) {
	last := procs[len(procs)-1]
	if !reported(last.signal) || last.signal == sigTERM {
		sh.reportSignal(last, "", sh.behind)
		return
	}
	texts := make([]string, len(list))
	for i, st := range list {
		texts[i] = commandText(st, sh.src)
	}
	old := sh.line
	sh.line = sh.behind
	sh.stderrText(sh.prefix() + pipelineText(procs, texts, false, sh.eo.Posix, ""))
	sh.line = old
}

// displayWidth is the number of columns of s; bytes outside UTF-8 count one each.
func displayWidth(s string) int { return len([]rune(s)) }

// columns is how wide the screen is.
func (sh *shell) columns() int {
	value, _ := sh.vars.Get("COLUMNS")
	if n, ok := number(value); ok && n > 0 && n < 1<<15 {
		return int(n)
	}
	return 80
}

// builtinShell is the shell as package builtin sees it.
func (sh *shell) builtinShell() builtinHost { return builtinHost{sh} }
