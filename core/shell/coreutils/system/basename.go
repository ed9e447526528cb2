package system

import (
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
)

func init() {
	command.Register(command.Spec{Name: "basename", Summary: "strip directory and suffix from file names", Run: runBasename})
	command.Register(command.Spec{Name: "dirname", Summary: "strip the last component from file names", Run: runDirname})
}

const basenameUsage = "%s NAME [SUFFIX]\n  or:  %s OPTION... NAME...\nPrint NAME with any leading directory components removed."

var basenameOpts = gnu.Options(
	command.Opt{Short: 'a', Long: "multiple"},
	command.Opt{Short: 's', Long: "suffix", Arg: command.RequiredArg},
	command.Opt{Short: 'z', Long: "zero"},
)

func runBasename(p *command.Proc) int {
	multiple, suffix, end := false, "", byte('\n')
	g := p.Getopt(basenameOpts)
	g.Posix = true
	for g.Next() {
		switch g.Opt {
		case 'a':
			multiple = true
		case 's':
			multiple, suffix = true, g.Arg
		case 'z':
			end = 0
		default:
			return gnu.HelpOrVersion(p, g.Opt, basenameUsage, basenameOpts)
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	names := g.Operands
	if len(names) == 0 {
		return gnu.MissingOperand(p, 1)
	}
	if !multiple {
		if len(names) > 2 {
			return gnu.ExtraOperand(p, 1, names[2])
		}
		if len(names) == 2 {
			suffix = names[1]
			names = names[:1]
		}
	}
	for _, name := range names {
		p.Stdout.WriteString(baseName(name, suffix))
		p.Stdout.WriteByte(end)
	}
	return 0
}

func baseName(name, suffix string) string {
	base := strings.TrimRight(name, "/")
	if base == "" {
		if name == "" {
			return ""
		}
		return "/"
	}
	base = base[strings.LastIndexByte(base, '/')+1:]
	if suffix != "" && base != suffix {
		base = strings.TrimSuffix(base, suffix)
	}
	return base
}

const dirnameUsage = "%s [OPTION] NAME...\nPrint each NAME without its last non-slash component and trailing slashes."

var dirnameOpts = gnu.Options(command.Opt{Short: 'z', Long: "zero"})

func runDirname(p *command.Proc) int {
	end := byte('\n')
	g := p.Getopt(dirnameOpts)
	for g.Next() {
		switch g.Opt {
		case 'z':
			end = 0
		default:
			return gnu.HelpOrVersion(p, g.Opt, dirnameUsage, dirnameOpts)
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	if len(g.Operands) == 0 {
		return gnu.MissingOperand(p, 1)
	}
	for _, name := range g.Operands {
		p.Stdout.WriteString(dirName(name))
		p.Stdout.WriteByte(end)
	}
	return 0
}

func dirName(name string) string {
	dir := strings.TrimRight(name, "/")
	if dir == "" {
		if name == "" {
			return "."
		}
		return "/"
	}
	i := strings.LastIndexByte(dir, '/')
	if i < 0 {
		return "."
	}
	if dir = strings.TrimRight(dir[:i], "/"); dir == "" {
		return "/"
	}
	return dir
}
