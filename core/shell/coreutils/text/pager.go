package text

import (
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{
		Name: "less", Summary: "show files; there is no terminal, so all of them at once", Run: runPager, ShortName: true,
		Unwritable: command.Unwritable{Unheeded: true},
	})
	command.Register(command.Spec{
		Name: "more", Summary: "show files; there is no terminal, so all of them at once", Run: runPager, ShortName: true,
		Unwritable: command.Unwritable{Unheeded: true},
	})
}

// runPager copies its files, as pagers do when standard output is no terminal.
// Options, which concern the terminal, are accepted and have no effect.
func runPager(p *command.Proc) int {
	var files []string
	ended := false
	for _, a := range p.Args {
		switch {
		case ended:
			files = append(files, a)
		case a == "--":
			ended = true
		case a == "--help", a == "--version":
			id := gnu.HelpID
			if a == "--version" {
				id = gnu.VersionID
			}
			return gnu.HelpOrVersion(p, id, "%s [options] [file]...\nShow files. There is no terminal here, so they are copied to standard output.", nil)
		case strings.HasPrefix(a, "-") && a != "-" || strings.HasPrefix(a, "+"):
		default:
			files = append(files, a)
		}
	}
	status := 0
	if len(files) == 0 {
		files = []string{"-"}
	}
	for _, name := range files {
		in, err := p.OpenInput(name)
		if err == nil {
			var info view.Info
			if info, err = in.Stat(); err == nil && info.Kind == view.Dir {
				p.Stdout.Flush()
				p.Stderr.Write([]byte(name + " is a directory\n"))
				in.Close()
				status = 1
				continue
			}
			if p.Name == "more" && name != "-" {
				p.Stdout.WriteString("::::::::::::::\n" + name + "\n::::::::::::::\n")
			}
			copyThrough(p, in)
			in.Close()
			continue
		}
		p.Stdout.Flush()
		p.Stderr.Write([]byte(name + ": " + command.ErrText(err) + "\n"))
		status = 1
	}
	return status
}
