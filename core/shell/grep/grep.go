// Package grep holds grep, egrep, fgrep, rgrep and rg. Importing it registers
// them.
//
// A file is searched by the buffer, not by the line: the pattern's automaton (or a
// string that every match contains) finds the next line of interest. What is
// printed, and in which order context, separators and colours come, follows GNU
// grep 3.8; recursion visits names in byte order.
package grep

import (
	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
)

func init() {
	command.Register(command.Spec{Name: "grep", Summary: "print lines that match patterns", Run: runGrep, Unwritable: command.Unwritable{Status: 2}})
	command.Register(command.Spec{Name: "egrep", Summary: "grep -E", Run: runEgrep, Unwritable: command.Unwritable{Status: 2}})
	command.Register(command.Spec{Name: "fgrep", Summary: "grep -F", Run: runFgrep, Unwritable: command.Unwritable{Status: 2}})
	command.Register(command.Spec{Name: "rgrep", Summary: "grep -r", Run: runRgrep, Unwritable: command.Unwritable{Status: 2}})
}

// Exit statuses.
const (
	exitFound   = 0
	exitNone    = 1
	exitTrouble = 2
)

func runGrep(p *command.Proc) int { return run(p, nil) }

func runEgrep(p *command.Proc) int { return runAs(p, "-E") }

func runFgrep(p *command.Proc) int { return runAs(p, "-F") }

func runRgrep(p *command.Proc) int { return runAs(p, "-r") }

// runAs runs grep with an option before the others; messages name grep, since the
// real ones are scripts that run it.
func runAs(p *command.Proc, option string) int {
	q := *p
	q.Name, q.Argv0 = "grep", "grep"
	return run(&q, []string{option})
}

func run(p *command.Proc, before []string) int {
	o, status, done := parseOptions(p, append(before, p.Args...))
	if done {
		return status
	}
	m, status, done := newMatcher(p, o)
	if done {
		return status
	}
	g := &grepper{p: p, o: o, m: m, out: newPrinter(p, o)}
	g.noteOutput()
	for _, name := range o.files {
		g.operand(name)
		if g.stop {
			break
		}
	}
	switch {
	case o.quiet && g.found:
		return exitFound
	case g.trouble:
		return exitTrouble
	case g.found:
		return exitFound
	}
	return exitNone
}

func usageLine(p *command.Proc, status int) int {
	p.Stdout.Flush()
	p.Stderr.Write([]byte("Usage: " + p.Name + " [OPTION]... PATTERNS [FILE]...\n"))
	return p.UsageError(status, "")
}

func version(p *command.Proc) int {
	p.Stdout.WriteString("grep (GNU grep compatible, Ambit) 3.8\n")
	return 0
}

func help(p *command.Proc) int {
	return gnu.HelpOrVersion(p, gnu.HelpID, "%s [OPTION]... PATTERNS [FILE]...\nSearch for PATTERNS in each FILE.", grepOpts)
}
