// Package system holds the commands that deal with the environment, identity,
// time spent, and other commands: env, timeout, sleep, test, id, uname and so on.
//
// What they tell about the machine is fixed: user agent (1000), host ambit, one
// processor, no terminal.
package system

import (
	"math"
	"time"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/longdouble"
)

// parseInterval reads the duration of sleep and timeout: a decimal number with an
// optional s, m, h or d. Infinity is the longest time.
func parseInterval(s string) (time.Duration, bool) {
	f, n, _ := longdouble.Parse(s)
	if n == 0 || f.IsNaN() || f.Sign() < 0 {
		return 0, false
	}
	unit := 1.0
	switch s[n:] {
	case "", "s":
	case "m":
		unit = 60
	case "h":
		unit = 3600
	case "d":
		unit = 86400
	default:
		return 0, false
	}
	ns := math.Ceil(f.Float64() * unit * 1e9)
	if ns >= math.MaxInt64/2 {
		return math.MaxInt64 / 2, true
	}
	return time.Duration(ns), true
}

// run starts another command in place of this one and gives GNU's status for one
// that does not exist or must not be executed.
func run(p *command.Proc, argv, env []string, dir string, notRun func(name, why string)) int {
	p.Stdout.Flush()
	status, found := p.Host.Run(argv, env, dir, command.Stdio{})
	if !found {
		notRun(argv[0], command.NotRun(status))
		return status
	}
	return status
}

// simpleOpts is for commands without options of their own.
var simpleOpts = gnu.Options()

// noOptions parses a command line that has operands only.
func noOptions(p *command.Proc, usage string) (operands []string, status int, done bool) {
	g := p.Getopt(simpleOpts)
	for g.Next() {
		return nil, gnu.HelpOrVersion(p, g.Opt, usage, simpleOpts), true
	}
	if g.Err != nil {
		return nil, p.UsageError(1, "%v", g.Err), true
	}
	return g.Operands, 0, false
}
