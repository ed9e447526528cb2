package text

import (
	"unicode/utf8"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{Name: "rev", Summary: "reverse lines characterwise", Run: runRev, ShortName: true, Unwritable: command.Unwritable{Long: command.WriteErrorOnly}})
}

var revOpts = gnu.Options(
	command.Opt{Short: 'h', ID: gnu.HelpID},
	command.Opt{Short: 'V', ID: gnu.VersionID},
	command.Opt{Short: '0', Long: "zero"},
)

func runRev(p *command.Proc) int {
	end := byte('\n')
	g := p.Getopt(revOpts)
	for g.Next() {
		switch g.Opt {
		case '0':
			end = 0
		default:
			return gnu.HelpOrVersion(p, g.Opt, "%s [options] [file ...]\nReverse lines characterwise.", revOpts)
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	utf := p.UTF8()
	var buf []byte
	files := g.Operands
	if len(files) == 0 {
		files = []string{"-"}
	}
	status := 0
	for _, name := range files {
		var in view.Handle = p.Stdin
		if name != "-" || len(g.Operands) > 0 {
			h, err := p.Open(name)
			if err != nil {
				p.Errorf("cannot open %s: %s", name, command.ErrText(err))
				status = 1
				continue
			}
			defer h.Close()
			in = h
		}
		lines, valid := 0, true
		err := eachLine(p, in, end, func(line []byte, terminated bool) {
			if valid = valid && (utf && utf8.Valid(line) || !utf && isASCII(line)); !valid {
				return
			}
			lines++
			buf = buf[:0]
			p.Meter.Charge(int64(len(line)) / 8)
			for len(line) > 0 {
				_, n := utf8.DecodeLastRune(line)
				buf = append(buf, line[len(line)-n:]...)
				line = line[:len(line)-n]
			}
			if terminated {
				buf = append(buf, end)
			}
			p.Stdout.Write(buf)
		})
		if err != nil || !valid {
			text := "Invalid or incomplete multibyte or wide character"
			if err != nil {
				text = command.ErrText(err)
			}
			p.Errorf("%s: %d: %s", name, lines, text)
			status = 1
		}
	}
	return status
}

func isASCII(b []byte) bool {
	for _, c := range b {
		if c >= utf8.RuneSelf {
			return false
		}
	}
	return true
}
