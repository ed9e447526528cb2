package shell

import (
	"strconv"
	"strings"

	"ambit/core/shell/command"
)

func init() {
	command.Register(command.Spec{Name: "kill", Summary: "send a signal to processes", Run: runKill})
}

// runKill is the command that the builtin hides, as env and xargs see it.
func runKill(p *command.Proc) int {
	sig, args := sigTERM, p.Args
	if len(args) > 0 && strings.HasPrefix(args[0], "-") && args[0] != "--" {
		name := args[0][1:]
		args = args[1:]
		if name == "l" {
			for n, s := range signalNames {
				if s != "" && n < 32 {
					p.Stdout.WriteString(s + "\n")
				}
			}
			return 0
		}
		if name == "s" && len(args) > 0 {
			name, args = args[0], args[1:]
		}
		n, ok := signalNumber(name)
		if !ok {
			return p.Fail("unknown signal name %s", name)
		}
		sig = n
	}
	if len(args) > 0 && args[0] == "--" {
		args = args[1:]
	}
	if len(args) == 0 {
		return p.Fail("not enough arguments")
	}
	status := 0
	for _, a := range args {
		pid, err := strconv.Atoi(a)
		if err != nil {
			status = p.Fail("failed to parse argument: '%s'", a)
			continue
		}
		if err := p.Host.Kill(pid, sig); err != nil {
			status = p.Fail("(%d): %s", pid, command.ErrText(err))
		}
	}
	return status
}
