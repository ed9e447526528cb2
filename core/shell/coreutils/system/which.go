package system

import (
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{
		Name: "which", Summary: "locate a command", Run: runWhich,
		Unwritable: command.Unwritable{Text: "/usr/bin/which: 10: printf: printf: I/O error\n"},
	})
}

var whichOpts = gnu.Options(command.Opt{Short: 'a'})

// runWhich is Debian's which: it prints the files in PATH that would be executed.
func runWhich(p *command.Proc) int {
	all := false
	g := p.Getopt(whichOpts)
	g.Posix = true
	for g.Next() {
		switch g.Opt {
		case 'a':
			all = true
		default:
			return gnu.HelpOrVersion(p, g.Opt, "%s [-a] command...\nWrite the full path of each command.", whichOpts)
		}
	}
	if g.Err != nil {
		letter := strings.TrimSuffix(strings.TrimPrefix(g.Err.Error(), "invalid option -- '"), "'")
		p.Stderr.Write([]byte("Illegal option -" + letter + "\n"))
		p.Stdout.WriteString("Usage: /usr/bin/which [-a] args\n")
		return 2
	}
	if len(g.Operands) == 0 {
		return 1
	}
	path, _ := p.Getenv("PATH")
	status := 0
	for _, name := range g.Operands {
		found := false
		show := func(file string) bool {
			info, err := p.FS.Stat(p.Abs(file))
			if err != nil || info.Kind != view.File || p.FS.Access(p.Abs(file), 1) != nil {
				return false
			}
			found = true
			p.Stdout.WriteString(file + "\n")
			return true
		}
		if strings.Contains(name, "/") {
			show(name)
		} else if name != "" {
			for _, dir := range strings.Split(path, ":") {
				if dir == "" {
					dir = "."
				}
				if show(strings.TrimSuffix(dir, "/")+"/"+name) && !all {
					break
				}
			}
		}
		if !found {
			status = 1
		}
	}
	return status
}
