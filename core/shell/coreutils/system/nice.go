package system

import (
	"strconv"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
)

func init() {
	command.Register(command.Spec{
		Name: "nice", Summary: "run a command; priorities make no difference here", Run: runNice,
		Unwritable: command.Unwritable{Status: 125},
	})
	command.Register(command.Spec{Name: "nohup", Summary: "run a command; there is no hangup here", Run: runNohup})
}

const niceUsage = "%s [OPTION] [COMMAND [ARG]...]\nRun COMMAND. There are no priorities in this shell, so the adjustment has no effect."

var niceOpts = gnu.Options(command.Opt{Short: 'n', Long: "adjustment", Arg: command.RequiredArg})

func runNice(p *command.Proc) int {
	args := p.Args
	more := 0
	for len(args) > 0 && isOldAdjustment(args[0]) {
		more, _ = strconv.Atoi(args[0][1:])
		args = args[1:]
	}
	g := command.NewGetopt(niceOpts, args)
	g.Posix = true
	adjusted := false
	for g.Next() {
		switch g.Opt {
		case 'n':
			adjusted = true
			n, err := strconv.ParseInt(strings.TrimPrefix(g.Arg, "+"), 10, 64)
			if err != nil {
				p.Errorf("invalid adjustment %s", gnu.Quote(p, g.Arg))
				return 125
			}
			more = int(n)
		default:
			return gnu.HelpOrVersion(p, g.Opt, niceUsage, niceOpts)
		}
	}
	if g.Err != nil {
		return p.UsageError(125, "%v", g.Err)
	}
	if len(g.Operands) == 0 {
		if adjusted {
			return p.UsageError(125, "a command must be given with an adjustment")
		}
		p.Stdout.WriteString("0\n")
		return 0
	}
	if more < 0 {
		p.Errorf("cannot set niceness: Permission denied")
	}
	return run(p, g.Operands, p.Env, p.Dir, func(name, why string) {
		p.Errorf("%s: %s", gnu.Quote(p, name), why)
	})
}

// isOldAdjustment recognises -10 and --5.
func isOldAdjustment(a string) bool {
	a, ok := strings.CutPrefix(a, "-")
	if !ok {
		return false
	}
	_, err := strconv.Atoi(a)
	return err == nil
}

func runNohup(p *command.Proc) int {
	g := p.Getopt(simpleOpts)
	g.Posix = true
	for g.Next() {
		return gnu.HelpOrVersion(p, g.Opt, "%s COMMAND [ARG]...\nRun COMMAND. There is no terminal whose hangup could end it.", simpleOpts)
	}
	if g.Err != nil {
		return p.UsageError(125, "%v", g.Err)
	}
	if len(g.Operands) == 0 {
		return gnu.MissingOperand(p, 125)
	}
	return run(p, g.Operands, p.Env, p.Dir, func(name, why string) {
		p.Errorf("failed to run command '%s': %s", name, why)
	})
}
