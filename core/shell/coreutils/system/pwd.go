package system

import (
	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
)

func init() {
	command.Register(command.Spec{Name: "pwd", Summary: "print the name of the current directory", Run: runPwd})
}

var pwdOpts = gnu.Options(
	command.Opt{Short: 'L', Long: "logical"},
	command.Opt{Short: 'P', Long: "physical"},
)

func runPwd(p *command.Proc) int {
	_, logical := p.Getenv("POSIXLY_CORRECT")
	g := p.Getopt(pwdOpts)
	for g.Next() {
		switch g.Opt {
		case 'L':
			logical = true
		case 'P':
			logical = false
		default:
			return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION]...\nPrint the full filename of the current working directory.", pwdOpts)
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	if len(g.Operands) > 0 {
		p.Errorf("ignoring non-option arguments")
	}
	dir, err := p.FS.RealPath(p.Dir)
	if err != nil {
		return p.Fail("couldn't find directory entry in '..' with matching i-node")
	}
	if logical {
		if pwd, ok := p.Getenv("PWD"); ok && pwd != "" && pwd[0] == '/' {
			if real, err := p.FS.RealPath(pwd); err == nil && real == dir {
				dir = pwd
			}
		}
	}
	p.Stdout.WriteString(dir + "\n")
	return 0
}
