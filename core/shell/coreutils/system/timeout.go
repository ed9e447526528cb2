package system

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
)

func init() {
	command.Register(command.Spec{Name: "timeout", Summary: "run a command with a time limit", Run: runTimeout})
}

const timeoutUsage = "%s [OPTION] DURATION COMMAND [ARG]...\nStart COMMAND, and end it if it still runs after DURATION of virtual time."

const (
	timeoutForeground = 256 + iota
	timeoutPreserve
)

var timeoutOpts = gnu.Options(
	command.Opt{Long: "preserve-status", ID: timeoutPreserve},
	command.Opt{Long: "foreground", ID: timeoutForeground},
	command.Opt{Short: 'k', Long: "kill-after", Arg: command.RequiredArg},
	command.Opt{Short: 's', Long: "signal", Arg: command.RequiredArg},
	command.Opt{Short: 'v', Long: "verbose"},
)

// Statuses of timeout(1).
const (
	timeoutTimedOut = 124
	timeoutFailed   = 125
)

func runTimeout(p *command.Proc) int {
	signal, kill, preserve, verbose, foreground := 15, time.Duration(0), false, false, false
	g := p.Getopt(timeoutOpts)
	g.Posix = true
	for g.Next() {
		switch g.Opt {
		case 'k':
			d, ok := parseInterval(g.Arg)
			if !ok {
				return p.UsageError(timeoutFailed, "invalid time interval %s", gnu.Quote(p, g.Arg))
			}
			kill = d
		case 's':
			n, ok := signalNumber(g.Arg)
			if !ok {
				return p.UsageError(timeoutFailed, "%s: invalid signal", gnu.Quote(p, g.Arg))
			}
			signal = n
		case 'v':
			verbose = true
		case timeoutForeground:
			foreground = true
		case timeoutPreserve:
			preserve = true
		default:
			return gnu.HelpOrVersion(p, g.Opt, timeoutUsage, timeoutOpts)
		}
	}
	if g.Err != nil {
		return p.UsageError(timeoutFailed, "%v", g.Err)
	}
	if len(g.Operands) < 2 {
		return p.UsageError(timeoutFailed, "")
	}
	d, ok := parseInterval(g.Operands[0])
	if !ok {
		return p.UsageError(timeoutFailed, "invalid time interval %s", gnu.Quote(p, g.Operands[0]))
	}
	argv := g.Operands[1:]
	start := func() int {
		return run(p, argv, p.Env, p.Dir, func(name, why string) {
			p.Errorf("failed to run command %s: %s", gnu.Quote(p, name), why)
		})
	}
	if d == 0 {
		return start()
	}
	status, timedOut := p.Host.Timeout(d, kill, signal, start)
	if !timedOut {
		return status
	}
	if verbose {
		p.Errorf("sending signal %s to command %s", signalName(signal), gnu.Quote(p, argv[0]))
	}
	if verbose && status == 128+9 && signal != 9 {
		p.Errorf("sending signal KILL to command %s", gnu.Quote(p, argv[0]))
	}
	if status == 128+9 && !foreground {
		p.Stdout.Flush()
		p.Host.Kill(p.PID, 9) // the signal goes to the group, of which timeout is one
	}
	if preserve || status == 128+9 || signal == 9 {
		if status == 0 && signal == 9 {
			return 128 + 9
		}
		return status
	}
	return timeoutTimedOut
}

var signalNames = strings.Fields("EXIT HUP INT QUIT ILL TRAP ABRT BUS FPE KILL USR1 SEGV USR2 PIPE ALRM TERM STKFLT CHLD CONT STOP TSTP TTIN TTOU URG XCPU XFSZ VTALRM PROF WINCH POLL PWR SYS")

func signalNumber(s string) (int, bool) {
	if n, err := strconv.Atoi(s); err == nil {
		return n, n >= 0 && n <= 64
	}
	s = strings.TrimPrefix(strings.ToUpper(s), "SIG")
	for i, name := range signalNames {
		if name == s {
			return i, true
		}
	}
	return 0, false
}

func signalName(n int) string {
	if n < len(signalNames) {
		return signalNames[n]
	}
	return fmt.Sprint(n)
}
