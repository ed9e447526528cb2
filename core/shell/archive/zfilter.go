package archive

import (
	"strings"

	"ambit/core/shell/command"
	"ambit/core/workspace/view"
)

// The commands that look into compressed files: each runs another one over what a
// file expands to, as the scripts of the same names do.
func init() {
	for _, f := range []struct{ prefix, expand, suffixes string }{
		{"z", "gzip -cdfq", ".gz .tgz .z .Z .taz -gz -z"}, {"bz", "bzip2 -cdfq", ".bz2 .bz .tbz .tbz2"},
		{"xz", "xz -cdfq", ".xz .lzma .txz .tlz"}, {"zstd", "zstd -cdfq", ".zst .tzst"},
	} {
		e := &expander{command: f.expand, suffixes: strings.Fields(f.suffixes)}
		for _, name := range []string{"grep", "egrep", "fgrep"} {
			if f.prefix == "zstd" && name != "grep" {
				continue
			}
			command.Register(command.Spec{Name: f.prefix + name, Summary: "search compressed files with " + name, Run: func(p *command.Proc) int { return e.grep(p, name) }})
		}
		if f.prefix == "zstd" {
			continue
		}
		for _, name := range []string{"diff", "cmp"} {
			command.Register(command.Spec{Name: f.prefix + name, Summary: "compare compressed files with " + name, Run: func(p *command.Proc) int { return e.compare(p, name) }})
		}
	}
	for _, name := range []string{"zless", "zmore"} {
		command.Register(command.Spec{Name: name, Summary: "show compressed files", Run: func(p *command.Proc) int {
			return p.Host.Shell("gzip -cdfq -- "+quoted(p.Args), p.Env, p.Dir, command.Stdio{Stdout: p.Stdout.Handle()})
		}})
	}
}

// expander is a program that writes expanded files to standard output.
type expander struct {
	command  string
	suffixes []string
}

// quoted makes words of a shell script of arguments.
func quoted(args []string) string {
	var b strings.Builder
	for i, a := range args {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString("'" + strings.ReplaceAll(a, "'", `'\''`) + "'")
	}
	return b.String()
}

// grepValues are the options of grep with an argument in the next word.
const grepValues = "ABCDdefm"

// grep runs grep over each file in turn.
func (e *expander) grep(p *command.Proc, name string) int {
	var opts, files []string
	hasPattern, names, noNames, lists := false, false, false, false
	args := p.Args
	for len(args) > 0 {
		a := args[0]
		args = args[1:]
		if a == "--" {
			files = append(files, args...)
			break
		}
		if a == "-" || !strings.HasPrefix(a, "-") {
			files = append(files, a)
			continue
		}
		opts = append(opts, a)
		if strings.HasPrefix(a, "--") {
			key, _, with := strings.Cut(a[2:], "=")
			switch key {
			case "regexp", "file":
				hasPattern = true
			case "with-filename":
				names = true
			case "no-filename":
				noNames = true
			case "files-with-matches", "files-without-match":
				lists = true
			}
			if !with && strings.Contains(" regexp file after-context before-context context max-count binary-files devices directories ", " "+key+" ") && len(args) > 0 {
				opts, args = append(opts, args[0]), args[1:]
			}
			continue
		}
		for i := 1; i < len(a); i++ {
			switch a[i] {
			case 'e', 'f':
				hasPattern = true
			case 'H':
				names = true
			case 'h':
				noNames = true
			case 'l', 'L':
				lists = true
			}
			if strings.IndexByte(grepValues, a[i]) >= 0 {
				if i == len(a)-1 && len(args) > 0 {
					opts, args = append(opts, args[0]), args[1:]
				}
				break
			}
		}
	}
	if !hasPattern {
		if len(files) == 0 {
			p.Errorf("missing pattern; try `%s --help' for help", p.Name)
			return 2
		}
		opts, files = append(opts, "-e", files[0]), files[1:]
	}
	if len(files) == 0 {
		return p.Host.Shell(e.command+" | "+name+" "+quoted(opts), p.Env, p.Dir, command.Stdio{Stdout: p.Stdout.Handle()})
	}
	status := 1
	names = names || len(files) > 1
	for _, f := range files {
		label := ""
		if (names || lists) && !noNames || lists {
			label = " -H " + quoted([]string{"--label=" + f})
		}
		run := e.command + " -- " + quoted([]string{f})
		if !e.there(p, f) {
			p.Host.Shell(run, p.Env, p.Dir, command.Stdio{Stdout: p.Stdout.Handle()})
			status = 2
			continue
		}
		switch s := p.Host.Shell(run+" | "+name+label+" "+quoted(opts), p.Env, p.Dir, command.Stdio{Stdout: p.Stdout.Handle()}); {
		case s >= 2:
			status = s
		case s == 0 && status == 1:
			status = 0
		}
	}
	return status
}

func (e *expander) there(p *command.Proc, name string) bool {
	if name == "-" {
		return true
	}
	for _, suffix := range append([]string{""}, e.suffixes...) {
		if i, err := p.FS.Stat(p.Abs(name + suffix)); err == nil && i.Kind != view.Dir {
			return true
		}
	}
	return false
}

// stem is a name without the suffix of a compressed file; packed says that it has one.
func (e *expander) stem(name string) (stem string, packed bool) {
	for _, x := range e.suffixes {
		if s, ok := strings.CutSuffix(name, x); ok && s != "" {
			return s, true
		}
	}
	return name, name == "-"
}

// compare runs diff or cmp over two files, of which either may be compressed.
func (e *expander) compare(p *command.Proc, name string) int {
	var opts, files []string
	for i, a := range p.Args {
		if a == "--" {
			files = append(files, p.Args[i+1:]...)
			break
		}
		if a != "-" && strings.HasPrefix(a, "-") {
			opts = append(opts, a)
		} else {
			files = append(files, a)
		}
	}
	if len(files) == 0 || len(files) > 2 {
		p.Errorf("invalid number of operands; try `%s --help' for help", p.Name)
		return 2
	}
	if len(files) == 1 {
		stem, packed := e.stem(files[0])
		if !packed {
			p.Errorf("%s: unknown compressed file extension", files[0])
			return 2
		}
		files = append(files, stem)
	}
	for _, f := range files {
		if f != "-" && !e.there(p, f) {
			p.Errorf("%s: %s", f, command.NotRun(127))
			return 2
		}
	}
	_, first := e.stem(files[0])
	_, second := e.stem(files[1])
	expand := func(f string) string { return e.command + " -- " + quoted([]string{f}) }
	run := name + " " + quoted(opts) + " "
	switch {
	case first && second:
		run = expand(files[0]) + " | " + run + "- <(" + expand(files[1]) + ")"
	case first:
		run = expand(files[0]) + " | " + run + "- " + quoted(files[1:])
	case second:
		run = expand(files[1]) + " | " + run + quoted(files[:1]) + " -"
	default:
		run += quoted(files)
	}
	status, _ := p.Host.Run([]string{"bash", "-c", run}, p.Env, p.Dir, command.Stdio{Stdout: p.Stdout.Handle()})
	return status
}
