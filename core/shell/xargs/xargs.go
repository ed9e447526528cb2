// Package xargs is the xargs command: it builds command lines from its input and
// runs them (GNU findutils 4.9 manual).
//
// Commands run one after another; -P is accepted and changes nothing, so that the
// order of output is deterministic.
package xargs

import (
	"strings"

	"ambit/core/errno"
	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/lineio"
	"ambit/core/shell/quoting"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{Name: "xargs", Summary: "build and run command lines from standard input", Run: run})
}

const (
	showLimits = 256 + iota
	slotVariable
)

var opts = gnu.Options(
	command.Opt{Short: '0', Long: "null"}, command.Opt{Short: 'a', Long: "arg-file", Arg: command.RequiredArg},
	command.Opt{Short: 'd', Long: "delimiter", Arg: command.RequiredArg}, command.Opt{Short: 'E', Arg: command.RequiredArg},
	command.Opt{Short: 'e', Long: "eof", Arg: command.OptionalArg}, command.Opt{Short: 'I', Arg: command.RequiredArg},
	command.Opt{Short: 'i', Long: "replace", Arg: command.OptionalArg}, command.Opt{Short: 'L', Arg: command.RequiredArg},
	command.Opt{Short: 'l', Long: "max-lines", Arg: command.OptionalArg},
	command.Opt{Short: 'n', Long: "max-args", Arg: command.RequiredArg}, command.Opt{Short: 'o', Long: "open-tty"},
	command.Opt{Short: 'P', Long: "max-procs", Arg: command.RequiredArg}, command.Opt{Short: 'p', Long: "interactive"},
	command.Opt{Long: "process-slot-var", Arg: command.RequiredArg, ID: slotVariable},
	command.Opt{Short: 'r', Long: "no-run-if-empty"}, command.Opt{Short: 's', Long: "max-chars", Arg: command.RequiredArg},
	command.Opt{Long: "show-limits", ID: showLimits}, command.Opt{Short: 't', Long: "verbose"},
	command.Opt{Short: 'x', Long: "exit"},
)

const (
	defaultSize = 128 << 10 // bytes of a command line with the NULs
	largestSize = 2094803   // what Linux would allow with a small environment
)

// xargs is one run of the command.
type xargs struct {
	p       *command.Proc
	initial []string

	replace   string
	replacing bool
	maxLines  int
	maxArgs   int
	maxSize   int
	exit      bool // -x
	verbose   bool
	prompt    bool
	noEmpty   bool
	openTTY   bool
	slot      string
	argFile   string

	in      *lineio.Reader
	delim   int // -1: blanks and quotes
	eof     string
	hasEOF  bool
	lines   int
	warned  bool
	ended   bool
	args    []string
	size    int
	ran     bool
	status  int
	stopped bool
	stdin   view.Handle
}

func run(p *command.Proc) int {
	x := &xargs{p: p, maxSize: defaultSize, delim: -1}
	if status, done := x.parse(); done {
		return status
	}
	input := view.Handle(p.Stdin)
	if x.argFile != "" && x.argFile != "-" {
		h, err := p.Open(x.argFile)
		if err != nil {
			return p.Fail("Cannot open input file %s: %s", gnu.Quote(p, x.argFile), command.ErrText(err))
		}
		defer h.Close()
		input, x.stdin = h, p.Stdin
	} else {
		null, err := p.FS.Open("/dev/null", view.ReadOnly, 0)
		if err == nil {
			defer null.Close()
			x.stdin = null
		}
	}
	x.in = lineio.NewReader(input, p.Meter)
	defer x.in.Close()
	for _, a := range x.initial {
		x.size += len(a) + 1
	}
	if x.size > x.maxSize {
		return p.Fail("cannot fit single argument within argument list size limit")
	}
	if x.replacing {
		x.replaceAll()
	} else {
		x.collect()
	}
	return x.status
}

// fatal ends the run with status 1.
func (x *xargs) fatal(format string, args ...any) {
	x.p.Errorf(format, args...)
	x.status, x.stopped = 1, true
}

// collect appends arguments to the command until a limit is reached.
func (x *xargs) collect() {
	for !x.stopped {
		arg, ok := x.next()
		if !ok {
			break
		}
		if len(x.args) > 0 && (x.size+len(arg)+1 > x.maxSize || x.maxArgs > 0 && len(x.args) == x.maxArgs) {
			if x.exit && x.size+len(arg)+1 > x.maxSize && (x.maxLines > 0 || x.maxArgs > 0) {
				x.fatal("argument list too long")
				return
			}
			x.flush()
			if x.stopped {
				return
			}
		}
		if len(x.args) == 0 && x.size+len(arg)+1 > x.maxSize {
			x.fatal("cannot fit single argument within argument list size limit")
			return
		}
		x.push(arg)
		if x.maxArgs > 0 && len(x.args) == x.maxArgs {
			x.flush()
		}
		if x.maxLines > 0 && x.lines >= x.maxLines {
			x.flush()
			x.lines = 0
		}
	}
	if len(x.args) > 0 || !x.ran && !x.noEmpty && !x.stopped {
		failed := x.stopped
		x.stopped = false
		x.flush()
		x.stopped = failed || x.stopped
	}
}

func (x *xargs) push(arg string) {
	x.p.Meter.Alloc(int64(len(arg)) + 32)
	x.args = append(x.args, arg)
	x.size += len(arg) + 1
}

func (x *xargs) flush() {
	if len(x.args) == 0 && x.ran {
		return
	}
	argv := append(x.initial[:len(x.initial):len(x.initial)], x.args...)
	for _, a := range x.args {
		x.size -= len(a) + 1
		x.p.Meter.Free(int64(len(a)) + 32)
	}
	x.args = x.args[:0]
	x.exec(argv)
}

// replaceAll runs the command once for each line.
func (x *xargs) replaceAll() {
	for !x.stopped {
		line, ok := x.next()
		if !ok {
			return
		}
		argv := []string{x.initial[0]}
		size := len(x.initial[0]) + 1
		for _, a := range x.initial[1:] {
			n := 0
			if x.replace != "" {
				n = strings.Count(a, x.replace)
			}
			size += len(a) + n*(len(line)-len(x.replace)) + 1
			if size > x.maxSize {
				x.fatal("command too long")
				return
			}
			if n > 0 {
				a = strings.ReplaceAll(a, x.replace, line)
			}
			argv = append(argv, a)
		}
		x.exec(argv)
	}
}

func (x *xargs) exec(argv []string) {
	p := x.p
	p.Charge(fuel.Command)
	x.ran = true
	if x.verbose || x.prompt {
		words := make([]string, len(argv))
		for i, a := range argv {
			words[i] = quoting.Shell(a, p.UTF8())
		}
		line := strings.Join(words, " ")
		if x.prompt {
			p.Stdout.Flush()
			p.Stderr.Write([]byte(line))
			x.fatal("failed to open /dev/tty for reading: %s", command.ErrText(errno.ENXIO))
			return
		}
		p.Stdout.Flush()
		p.Stderr.Write([]byte(line + "\n"))
	}
	if x.openTTY {
		p.Errorf("%s: %s", gnu.Quote(p, "/dev/tty"), command.ErrText(errno.ENXIO))
		x.status, x.stopped = 126, true
		return
	}
	env := p.Env
	if x.slot != "" {
		env = append(env[:len(env):len(env)], x.slot+"=0")
	}
	p.Stdout.Flush()
	status, found := p.Host.Run(argv, env, p.Dir, command.Stdio{Stdin: x.stdin})
	switch {
	case !found:
		p.Errorf("%s: %s", argv[0], command.NotRun(status))
		x.status, x.stopped = status, true
	case p.Host.Signal() != 0:
		p.Errorf("%s: terminated by signal %d", argv[0], p.Host.Signal())
		x.status, x.stopped = 125, true
	case status == 255:
		p.Errorf("%s: exited with status 255; aborting", argv[0])
		x.status, x.stopped = 124, true
	case status != 0:
		x.status = 123
	}
}
