package text

import (
	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/regex"
	"bytes"
)

func init() {
	command.Register(command.Spec{Name: "tac", Summary: "print files in reverse, last line first", Run: runTac, Unwritable: command.Unwritable{Long: command.WriteErrorOnly}})
}

var tacOpts = gnu.Options(
	command.Opt{Short: 'b', Long: "before"},
	command.Opt{Short: 'r', Long: "regex"},
	command.Opt{Short: 's', Long: "separator", Arg: command.RequiredArg},
)

func runTac(p *command.Proc) int {
	before, isRegex, sep := false, false, "\n"
	g := p.Getopt(tacOpts)
	for g.Next() {
		switch g.Opt {
		case 'b':
			before = true
		case 'r':
			isRegex = true
		case 's':
			sep = g.Arg
		default:
			return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION]... [FILE]...\nWrite each FILE to standard output, last line first.", tacOpts)
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	if isRegex && sep == "" {
		return p.Fail("separator cannot be empty")
	}
	if sep == "" {
		sep = "\x00"
	}
	find := func(b []byte) (start, end int) {
		i := bytes.LastIndex(b, []byte(sep))
		return i, i + len(sep)
	}
	if isRegex {
		re, err := regex.Compile(sep, regex.Options{Dialect: regex.Emacs, Bytes: !p.UTF8(), MultiLine: true, Meter: p.Meter})
		if err != nil {
			return p.Fail("%v", err)
		}
		find = func(b []byte) (start, end int) {
			for i := len(b) - 1; i >= 0; i-- {
				p.Charge(3)
				if s, e, ok := re.Find(b, i, regex.Anchored); ok {
					return s, e
				}
			}
			return -1, 0
		}
	}
	files := g.Operands
	if len(files) == 0 {
		files = []string{"-"}
	}
	status := 0
	for _, name := range files {
		in, err := p.OpenInput(name)
		if name == "-" {
			name = "standard input"
		}
		if err != nil {
			p.Errorf("failed to open %s for reading: %s", gnu.QuoteName(p, name), command.ErrText(err))
			status = 1
			continue
		}
		data, free, err := slurp(p, in)
		in.Close()
		if err != nil {
			p.Errorf("%s: read error: %s", gnu.Name(p, name), command.ErrText(err))
			status = 1
		} else {
			writeReversed(p, data, before, find)
		}
		free()
	}
	return status
}

// writeReversed prints the records of data from the last to the first. A separator
// belongs to the record before it, or with before to the one after it.
func writeReversed(p *command.Proc, data []byte, before bool, find func([]byte) (int, int)) {
	end := len(data)
	search := data
	for {
		start, after := find(search)
		p.Charge(1)
		if start < 0 {
			p.Stdout.Write(data[:end])
			return
		}
		cut := after
		if before {
			cut = start
		}
		if before || cut < end {
			p.Stdout.Write(data[cut:end])
			end = cut
		}
		search = data[:start]
	}
}
