package shell

import (
	"fmt"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/vars"
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
	name := sh.name
	if n := len(sh.frames); n > 0 && sh.frames[n-1].source != "" {
		name = sh.frames[n-1].source
	} else if sh.mode == modeFile && len(sh.frames) == 0 {
		name = sh.name
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
	if p.signal == 0 || p.signal == sigINT || p.signal == sigPIPE {
		return
	}
	what := signalTexts[p.signal]
	if what == "" {
		what = fmt.Sprintf("Unknown signal %d", p.signal)
	}
	old := sh.line
	sh.line = line
	sh.errorf("%5d %-23s %s", p.pid, what, oneLine(text))
	sh.line = old
}

// oneLine is a command as job messages show it.
func oneLine(s string) string { return strings.TrimRight(s, "\n; ") }

// displayWidth is the number of columns of s; bytes outside UTF-8 count one each.
func displayWidth(s string) int { return len([]rune(s)) }

func (sh *shell) columns() int { return 80 }

// builtinShell is the shell as package builtin sees it.
func (sh *shell) builtinShell() builtinHost { return builtinHost{sh} }

var _ = vars.Export
