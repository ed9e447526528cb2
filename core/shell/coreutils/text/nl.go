package text

import (
	"strconv"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/regex"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{Name: "nl", Summary: "number lines of files", Run: runNl})
}

const nlUsage = "%s [OPTION]... [FILE]...\nWrite each FILE to standard output, with line numbers added."

var nlOpts = gnu.Options(
	command.Opt{Short: 'h', Long: "header-numbering", Arg: command.RequiredArg},
	command.Opt{Short: 'b', Long: "body-numbering", Arg: command.RequiredArg},
	command.Opt{Short: 'f', Long: "footer-numbering", Arg: command.RequiredArg},
	command.Opt{Short: 'v', Long: "starting-line-number", Arg: command.RequiredArg},
	command.Opt{Short: 'i', Long: "line-increment", Arg: command.RequiredArg},
	command.Opt{Short: 'p', Long: "no-renumber"},
	command.Opt{Short: 'l', Long: "join-blank-lines", Arg: command.RequiredArg},
	command.Opt{Short: 's', Long: "number-separator", Arg: command.RequiredArg},
	command.Opt{Short: 'w', Long: "number-width", Arg: command.RequiredArg},
	command.Opt{Short: 'n', Long: "number-format", Arg: command.RequiredArg},
	command.Opt{Short: 'd', Long: "section-delimiter", Arg: command.RequiredArg},
)

// nlStyle says which lines of a section get numbers.
type nlStyle struct {
	kind byte // a t n p
	re   *regex.Regexp
}

type numberer struct {
	p                    *command.Proc
	header, body, footer nlStyle
	style                *nlStyle
	start, increment     int64
	number               int64
	keepNumber           bool
	joinBlank, blanks    int64
	separator            string
	width                int
	format               string
	delimiter            string
}

func runNl(p *command.Proc) int {
	n := &numberer{p: p, header: nlStyle{kind: 'n'}, body: nlStyle{kind: 't'}, footer: nlStyle{kind: 'n'},
		start: 1, increment: 1, joinBlank: 1, separator: "\t", width: 6, format: "rn", delimiter: `\:`}
	ok := true
	invalidRegexp := false
	integer := func(what, arg string, low int64) int64 {
		v, err := strconv.ParseInt(strings.TrimLeft(arg, " \t"), 10, 64)
		numErr, _ := err.(*strconv.NumError)
		switch {
		case err == nil && v >= low:
			return v
		case numErr != nil && numErr.Err == strconv.ErrRange:
			p.Errorf("%s: %s: Value too large for defined data type", what, gnu.Quote(p, arg))
		case err == nil:
			p.Errorf("%s: %s: Numerical result out of range", what, gnu.Quote(p, arg))
		default:
			p.Errorf("%s: %s", what, gnu.Quote(p, arg))
		}
		ok = false
		return 1
	}
	style := func(s *nlStyle, section, arg string) {
		switch {
		case arg != "" && strings.IndexByte("atn", arg[0]) >= 0:
			*s = nlStyle{kind: arg[0]}
			return
		case strings.HasPrefix(arg, "p"):
			re, err := regex.Compile(arg[1:], regex.Options{Dialect: regex.CoreutilsBRE, Bytes: !p.UTF8(), Meter: p.Meter})
			if err != nil {
				p.Errorf("%v", err)
				ok, invalidRegexp = false, true
				return
			}
			*s = nlStyle{'p', re}
			return
		}
		p.Errorf("invalid %s numbering style: %s", section, gnu.Quote(p, arg))
		ok = false
	}
	bad := false
	g := p.Getopt(nlOpts)
	for g.Next() {
		ok = true
		exits := false
		switch g.Opt {
		case 'h':
			style(&n.header, "header", g.Arg)
		case 'b':
			style(&n.body, "body", g.Arg)
		case 'f':
			style(&n.footer, "footer", g.Arg)
		case 'v':
			n.start, exits = integer("invalid starting line number", g.Arg, -1<<63), true
		case 'i':
			n.increment, exits = integer("invalid line number increment", g.Arg, -1<<63), true
		case 'p':
			n.keepNumber = true
		case 'l':
			n.joinBlank, exits = integer("invalid line number of blank lines", g.Arg, 1), true
		case 's':
			n.separator = g.Arg
		case 'w':
			n.width, exits = int(integer("invalid line number field width", g.Arg, 1)), true
		case 'n':
			if n.format = g.Arg; g.Arg != "ln" && g.Arg != "rn" && g.Arg != "rz" {
				p.Errorf("invalid line numbering format: %s", gnu.Quote(p, g.Arg))
				ok = false
			}
		case 'd':
			switch n.delimiter = g.Arg; len(g.Arg) {
			case 1:
				n.delimiter += ":"
			}
		default:
			return gnu.HelpOrVersion(p, g.Opt, nlUsage, nlOpts)
		}
		if !ok && (exits || invalidRegexp) {
			return 1
		}
		bad = bad || !ok
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	if bad {
		return p.UsageError(1, "")
	}
	n.number = n.start
	n.style = &n.body
	return gnu.EachInput(p, g.Operands, func(_ string, in view.Handle) error {
		return eachLine(p, in, '\n', n.line)
	})
}

func (n *numberer) line(line []byte, _ bool) {
	if n.section(string(line)) {
		return
	}
	numbered := false
	switch n.style.kind {
	case 'a':
		if n.joinBlank > 1 {
			if len(line) > 0 {
				n.blanks, numbered = 0, true
			} else if n.blanks++; n.blanks == n.joinBlank {
				n.blanks, numbered = 0, true
			}
		} else {
			numbered = true
		}
	case 't':
		numbered = len(line) > 0
	case 'p':
		numbered = n.style.re.Match(line)
	}
	out := n.p.Stdout
	if !numbered {
		n.fill(' ', n.width)
		n.fill(' ', len(n.separator))
	} else {
		n.writeNumber()
		out.WriteString(n.separator)
	}
	out.Write(line)
	out.WriteByte('\n')
}

func (n *numberer) writeNumber() {
	out := n.p.Stdout
	s := strconv.FormatInt(n.number, 10)
	pad := max(n.width-len(s), 0)
	switch n.format {
	case "ln":
		out.WriteString(s)
		n.fill(' ', pad)
	case "rz":
		if s[0] == '-' {
			out.WriteByte('-')
			s = s[1:]
		}
		n.fill('0', pad)
		out.WriteString(s)
	default:
		n.fill(' ', pad)
		out.WriteString(s)
	}
	n.number += n.increment
}

// fill prints c count times, a piece at a time: a width may be anything.
func (n *numberer) fill(c byte, count int) {
	run := blankRun
	if c == '0' {
		run = zeroRun
	}
	for ; count > len(run); count -= len(run) {
		n.p.Stdout.WriteString(run)
	}
	n.p.Stdout.WriteString(run[:count])
}

const zeroRun = "0000000000000000000000000000000000000000000000000000000000000000"

// section recognises the lines \:\:\: (header), \:\: (body) and \: (footer).
func (n *numberer) section(line string) bool {
	d := n.delimiter
	if len(d) < 2 || len(line) < len(d) || !strings.HasPrefix(line, d) {
		return false
	}
	switch line {
	case d + d + d:
		n.style = &n.header
	case d + d:
		n.style = &n.body
	case d:
		n.style = &n.footer
	default:
		return false
	}
	if !n.keepNumber {
		n.number = n.start
	}
	n.p.Stdout.WriteByte('\n')
	return true
}
