package text

import (
	"bytes"
	"strconv"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/lineio"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{Name: "expand", Summary: "convert tabs to spaces", Run: runExpand})
	command.Register(command.Spec{Name: "unexpand", Summary: "convert spaces to tabs", Run: runUnexpand})
}

const unexpandFirstOnly = 256

var expandOpts = gnu.Options(
	command.Opt{Short: 'i', Long: "initial"},
	command.Opt{Short: 't', Long: "tabs", Arg: command.RequiredArg},
	command.Opt{Short: '0', Arg: command.OptionalArg}, command.Opt{Short: '1', Arg: command.OptionalArg},
	command.Opt{Short: '2', Arg: command.OptionalArg}, command.Opt{Short: '3', Arg: command.OptionalArg},
	command.Opt{Short: '4', Arg: command.OptionalArg}, command.Opt{Short: '5', Arg: command.OptionalArg},
	command.Opt{Short: '6', Arg: command.OptionalArg}, command.Opt{Short: '7', Arg: command.OptionalArg},
	command.Opt{Short: '8', Arg: command.OptionalArg}, command.Opt{Short: '9', Arg: command.OptionalArg},
)

var unexpandOpts = gnu.Options(
	command.Opt{Short: 'a', Long: "all"},
	command.Opt{Long: "first-only", ID: unexpandFirstOnly},
	command.Opt{Short: 't', Long: "tabs", Arg: command.RequiredArg},
	command.Opt{Short: ','}, command.Opt{Short: '0'}, command.Opt{Short: '1'}, command.Opt{Short: '2'}, command.Opt{Short: '3'},
	command.Opt{Short: '4'}, command.Opt{Short: '5'}, command.Opt{Short: '6'}, command.Opt{Short: '7'}, command.Opt{Short: '8'},
	command.Opt{Short: '9'},
)

// tabStops are explicit stops, and what follows the last one: every size columns
// counted from 0 (/N), or from the last stop (+N).
type tabStops struct {
	list      []int64
	size      int64 // tabs every size columns when there is no list
	extend    int64
	increment int64
}

// add reads a list such as 4,8,/10. It reports errors and returns false.
func (t *tabStops) add(p *command.Proc, arg string) bool {
	kind := byte(0)
	for _, word := range strings.FieldsFunc(arg, func(r rune) bool { return r == ',' || r == ' ' || r == '\t' }) {
		digits := word
		if digits[0] == '/' || digits[0] == '+' {
			kind = digits[0]
			digits = digits[1:]
		}
		i := 0
		for i < len(digits) && isDigit(digits[i]) {
			i++
		}
		if i < len(digits) {
			if c := digits[i]; c == '/' || c == '+' {
				p.Errorf("'%c' specifier not at start of number: %s", c, gnu.Quote(p, digits[i:]))
				return false
			}
			p.Errorf("tab size contains invalid character(s): %s", gnu.Quote(p, digits[i:]))
			return false
		}
		if digits == "" {
			continue
		}
		n, err := strconv.ParseInt(digits, 10, 64)
		if err != nil {
			p.Errorf("tab stop is too large %s", gnu.Quote(p, digits))
			return false
		}
		switch kind {
		case '/':
			if t.extend != 0 {
				p.Errorf("'/' specifier only allowed with the last value")
				return false
			}
			t.extend = n
		case '+':
			if t.increment != 0 {
				p.Errorf("'+' specifier only allowed with the last value")
				return false
			}
			t.increment = n
		default:
			t.list = append(t.list, n)
		}
	}
	return true
}

// settle checks the list once all options are read.
func (t *tabStops) settle(p *command.Proc) bool {
	last := int64(0)
	for _, n := range t.list {
		if n == 0 {
			p.Errorf("tab size cannot be 0")
			return false
		}
		if n <= last {
			p.Errorf("tab sizes must be ascending")
			return false
		}
		last = n
	}
	if t.increment != 0 && t.extend != 0 {
		p.Errorf("'/' specifier is mutually exclusive with '+'")
		return false
	}
	switch {
	case len(t.list) == 0 && t.extend == 0 && t.increment == 0:
		t.size = 8
	case len(t.list) == 0 && t.extend != 0:
		t.size = t.extend
	case len(t.list) == 0:
		t.size = t.increment
	case len(t.list) == 1 && t.extend == 0 && t.increment == 0:
		t.size = t.list[0]
		t.list = nil
	}
	return true
}

// next is the first stop behind column; last reports that there is none.
func (t *tabStops) next(column int64) (stop int64, last bool) {
	if len(t.list) == 0 {
		return column + t.size - column%t.size, false
	}
	for _, s := range t.list {
		if s > column {
			return s, false
		}
	}
	end := t.list[len(t.list)-1]
	switch {
	case t.extend != 0:
		return column + t.extend - column%t.extend, false
	case t.increment != 0:
		return column + t.increment - (column-end)%t.increment, false
	}
	return column + 1, true
}

func runExpand(p *command.Proc) int {
	var tabs tabStops
	initial := false
	g := p.Getopt(expandOpts)
	for g.Next() {
		switch g.Opt {
		case 'i':
			initial = true
		case 't', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9':
			arg := g.Arg
			if g.Opt != 't' {
				arg = string(rune(g.Opt)) + arg
			}
			if !tabs.add(p, arg) {
				return 1
			}
		default:
			return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION]... [FILE]...\nConvert tabs in each FILE to spaces, writing to standard output.", expandOpts)
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	if !tabs.settle(p) {
		return 1
	}
	e := &expander{p: p, tabs: &tabs, initial: initial, convert: true}
	return gnu.EachInput(p, g.Operands, func(_ string, in view.Handle) error { return e.copy(in) })
}

const blankRun = "                                                                "

type expander struct {
	p       *command.Proc
	tabs    *tabStops
	initial bool
	column  int64
	convert bool
}

func (e *expander) copy(in view.Handle) error {
	r := lineio.NewReader(in, e.p.Meter)
	defer r.Close()
	out := e.p.Stdout
	for {
		chunk, err := r.ReadChunk(0)
		if err != nil {
			return err
		}
		e.p.Charge(int64(len(chunk)) / 4)
		for len(chunk) > 0 {
			if n := e.plain(chunk); n > 0 {
				out.WriteBytes(chunk[:n])
				chunk = chunk[n:]
				continue
			}
			c := chunk[0]
			chunk = chunk[1:]
			switch {
			case c == '\n':
				e.column, e.convert = 0, true
			case !e.convert:
			case c == '\t':
				stop, _ := e.tabs.next(e.column)
				e.p.Meter.Bytes(int(min(stop-e.column, 1<<30)))
				for e.column++; e.column < stop; {
					n := min(stop-e.column, int64(len(blankRun)))
					out.WriteString(blankRun[:n])
					e.column += n
				}
				c = ' '
			case c == '\b':
				e.column = max(e.column-1, 0)
			default:
				e.column++
				e.convert = e.convert && (!e.initial || c == ' ')
			}
			out.WriteByte(c)
		}
	}
}

// plain is how many bytes of b pass unchanged; it counts their columns.
func (e *expander) plain(b []byte) int {
	n := 0
	if !e.convert {
		if n = bytes.IndexByte(b, '\n'); n < 0 {
			n = len(b)
		}
		return n
	}
	if e.initial {
		return 0
	}
	for n < len(b) && b[n] >= ' ' {
		n++
	}
	e.column += int64(n)
	return n
}

func runUnexpand(p *command.Proc) int {
	var tabs tabStops
	all, firstOnly := false, false
	old := "" // the tab stops of -4 and -4,8
	g := p.Getopt(unexpandOpts)
	for g.Next() {
		switch g.Opt {
		case 'a':
			all = true
		case unexpandFirstOnly:
			firstOnly = true
		case 't':
			all = true
			if !tabs.add(p, g.Arg) {
				return 1
			}
		case ',', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9':
			old += string(rune(g.Opt))
		default:
			return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION]... [FILE]...\nConvert blanks in each FILE to tabs, writing to standard output.", unexpandOpts)
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	if !tabs.add(p, old) || !tabs.settle(p) {
		return 1
	}
	u := &unexpander{p: p, tabs: &tabs, all: all && !firstOnly}
	return gnu.EachInput(p, g.Operands, func(_ string, in view.Handle) error {
		return eachLine(p, in, '\n', u.line)
	})
}

type unexpander struct {
	p    *command.Proc
	tabs *tabStops
	all  bool
	out  []byte
}

// line replaces blanks that reach a tab stop. A single blank just before a stop
// stays a blank unless more blanks follow it.
func (u *unexpander) line(line []byte, terminated bool) {
	out := u.out[:0]
	column := int64(0)
	convert := true
	var pending []byte
	prevBlank, oneBlankBeforeStop := true, false
	for _, c := range line {
		if !convert {
			out = append(out, c)
			continue
		}
		blank := c == ' ' || c == '\t'
		if blank {
			stop, last := u.tabs.next(column)
			if last {
				convert = false
			}
			if convert {
				if c == '\t' {
					column = stop
					if len(pending) > 0 {
						pending[0] = '\t'
					}
				} else {
					column++
					if !(prevBlank && column == stop) {
						if column == stop {
							oneBlankBeforeStop = true
						}
						pending = append(pending, c)
						prevBlank = true
						continue
					}
					if len(pending) > 0 {
						pending[0] = '\t'
					}
					c = '\t'
				}
				if oneBlankBeforeStop && len(pending) > 0 {
					pending = pending[:1]
				} else {
					pending = pending[:0]
				}
			}
		} else if c == '\b' {
			column = max(column-1, 0)
		} else {
			column++
		}
		if len(pending) > 0 {
			if len(pending) > 1 && oneBlankBeforeStop {
				pending[0] = '\t'
			}
			out = append(out, pending...)
			pending = pending[:0]
			oneBlankBeforeStop = false
		}
		prevBlank = blank
		convert = convert && (u.all || blank)
		out = append(out, c)
	}
	if len(pending) > 0 {
		if len(pending) > 1 && oneBlankBeforeStop {
			pending[0] = '\t'
		}
		out = append(out, pending...)
	}
	if terminated {
		out = append(out, '\n')
	}
	u.out = out
	u.p.Stdout.Write(out)
}
