package diff

import (
	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
)

func init() {
	command.Register(command.Spec{
		Name: "sdiff", Summary: "compare files side by side", Run: runSdiff,
		Unwritable: command.Unwritable{Status: 2, Text: "diff: standard output: {error}\n"},
	})
}

var sdiffOpts = gnu.Options(
	command.Opt{Short: 'a', Long: "text"}, command.Opt{Short: 'b', Long: "ignore-space-change"},
	command.Opt{Short: 'B', Long: "ignore-blank-lines"}, command.Opt{Short: 'd', Long: "minimal"},
	command.Opt{Short: 'E', Long: "ignore-tab-expansion"}, command.Opt{Short: 'H', Long: "speed-large-files"},
	command.Opt{Short: 'i', Long: "ignore-case"}, command.Opt{Short: 'I', Long: "ignore-matching-lines", Arg: command.RequiredArg},
	command.Opt{Short: 'l', Long: "left-column"}, command.Opt{Short: 'o', Long: "output", Arg: command.RequiredArg},
	command.Opt{Short: 's', Long: "suppress-common-lines"}, command.Opt{Short: 't', Long: "expand-tabs"},
	command.Opt{Long: "tabsize", Arg: command.RequiredArg, ID: optTabSize}, command.Opt{Long: "strip-trailing-cr", ID: optStripCR},
	command.Opt{Long: "diff-program", Arg: command.RequiredArg, ID: optProgram}, command.Opt{Short: 'v', ID: gnu.VersionID}, command.Opt{Short: 'w', Long: "width", Arg: command.RequiredArg},
	command.Opt{Short: 'W', Long: "ignore-all-space"}, command.Opt{Short: 'Z', Long: "ignore-trailing-space"},
)

// runSdiff is diff --side-by-side under other option names, and the dialogue of -o.
func runSdiff(p *command.Proc) int {
	args := []string{"-y"}
	output, quiet := "", false
	g := p.Getopt(sdiffOpts)
	for g.Next() {
		switch g.Opt {
		case gnu.HelpID, gnu.VersionID:
			return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION]... FILE1 FILE2\nSide-by-side merge of differences between FILE1 and FILE2.", sdiffOpts)
		case 'I':
			args = append(args, "-I", g.Arg)
		case 'l':
			args = append(args, "--left-column")
		case 'o':
			output = g.Arg
		case 's':
			quiet = true
		case optTabSize:
			args = append(args, "--tabsize", g.Arg)
		case optStripCR:
			args = append(args, "--strip-trailing-cr")
		case optProgram:
			// There is one diff.
		case 'w':
			args = append(args, "-W", g.Arg)
		case 'W':
			args = append(args, "-w")
		default:
			args = append(args, "-"+string(rune(g.Opt)))
		}
	}
	fail := func(format string, a ...any) int {
		p.Errorf(format, a...)
		p.Errorf("Try '%s --help' for more information.", p.Called())
		return 2
	}
	switch ops := g.Operands; {
	case g.Err != nil:
		return fail("%v", g.Err)
	case len(ops) < 2:
		last := p.Called()
		if len(p.Args) > 0 {
			last = p.Args[len(p.Args)-1]
		}
		return fail("missing operand after '%s'", last)
	case len(ops) > 2:
		return fail("extra operand '%s'", ops[2])
	}
	if output != "" {
		return sdiffMerge(p, args, g.Operands, output, quiet)
	}
	if quiet {
		args = append(args, "--suppress-common-lines")
	}
	child := *p
	child.Name, child.Argv0 = "diff", "diff"
	child.Args = append(append(args, "--"), g.Operands...)
	return runDiff(&child)
}
