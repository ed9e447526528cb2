package text

import (
	"bytes"
	"strings"

	"ambit/core/errno"
	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/lineio"
)

func init() {
	command.Register(command.Spec{Name: "join", Summary: "join lines of two files on a common field", Run: runJoin})
}

const joinUsage = "%s [OPTION]... FILE1 FILE2\nFor each pair of input lines with identical join fields, write a line to standard output."

const (
	joinCheck = 256 + iota
	joinNoCheck
	joinHeader
)

var joinOpts = gnu.Options(
	command.Opt{Short: 'a', Arg: command.RequiredArg},
	command.Opt{Short: 'e', Arg: command.RequiredArg},
	command.Opt{Short: 'i', Long: "ignore-case"},
	command.Opt{Short: 'j', Arg: command.RequiredArg},
	command.Opt{Short: 'o', Arg: command.RequiredArg},
	command.Opt{Short: 't', Arg: command.RequiredArg},
	command.Opt{Short: 'v', Arg: command.RequiredArg},
	command.Opt{Short: '1', Arg: command.RequiredArg},
	command.Opt{Short: '2', Arg: command.RequiredArg},
	command.Opt{Long: "check-order", ID: joinCheck},
	command.Opt{Long: "nocheck-order", ID: joinNoCheck},
	command.Opt{Short: 'z', Long: "zero-terminated"},
	command.Opt{Long: "header", ID: joinHeader},
)

// joinColumn is an entry of -o: a field of file 1 or 2, or the join field (file 0).
type joinColumn struct{ file, field int }

type join struct {
	p          *command.Proc
	field      [2]int // counted from 0; -1: not given
	tab        int    // -1: blanks separate
	wholeLine  bool   // -t '': the line is one field
	unpairable [2]bool
	paired     bool
	ignoreCase bool
	filler     string
	columns    []joinColumn
	auto       bool
	autoCount  [2]int
	check      orderCheck
	header     bool
	end        byte

	seenUnpairable bool
	warned         [2]bool
	names          [2]string
	buf            []byte
	alloc          int64
}

// joinLine is a line and its fields.
type joinLine struct {
	text   []byte
	fields [][2]int
	size   int64
}

func (l *joinLine) field(i int) []byte {
	if i < 0 || i >= len(l.fields) {
		return nil
	}
	return l.text[l.fields[i][0]:l.fields[i][1]]
}

// joinInput is a file whose lines are read in groups of equal join fields.
type joinInput struct {
	r      *lineio.Reader
	number int
	cur    *joinLine // the next line, nil at the end
	last   *joinLine
	lineNo int64
}

func runJoin(p *command.Proc) (status int) {
	j := &join{p: p, field: [2]int{-1, -1}, tab: -1, paired: true, end: '\n'}
	defer func() { p.Meter.Free(j.alloc) }()
	files, status := j.parse()
	if status >= 0 {
		return status
	}
	var in [2]*joinInput
	for i, name := range files {
		h, err := p.OpenInput(name)
		if err != nil {
			gnu.FileError(p, name, err)
			return 1
		}
		defer h.Close()
		r := lineio.NewReader(h, p.Meter)
		r.Delim = j.end
		defer r.Close()
		in[i] = &joinInput{r: r, number: i}
		j.names[i] = name
	}
	defer catchFailure(&status)
	status = 0
	j.run(in[0], in[1])
	if j.warned[0] || j.warned[1] {
		p.Errorf("input is not in sorted order")
		return 1
	}
	return 0
}

func (j *join) parse() (files []string, status int) {
	p := j.p
	joinField := func(which []int, arg string) bool {
		n, err := gnu.ParseSize(arg, "")
		if err == gnu.ErrInvalid || err == gnu.ErrSuffix || n == 0 {
			p.Errorf("invalid field number: %s", gnu.Quote(p, arg))
			return false
		}
		for _, w := range which {
			v := int(min(n, 1<<40)) - 1
			if j.field[w] >= 0 && j.field[w] != v {
				p.Errorf("incompatible join fields %d, %d", j.field[w]+1, v+1)
				return false
			}
			j.field[w] = v
		}
		return true
	}
	side := func(arg string) (int, bool) {
		if arg != "1" && arg != "2" {
			if n, err := gnu.ParseSize(arg, ""); err == nil && (n == 1 || n == 2) {
				return int(n - 1), true
			}
			p.Errorf("invalid field number: %s", gnu.Quote(p, arg))
			return 0, false
		}
		return int(arg[0] - '1'), true
	}
	g := p.Getopt(joinOpts)
	for g.Next() {
		ok := true
		switch g.Opt {
		case 'a', 'v':
			var s int
			if s, ok = side(g.Arg); ok {
				j.unpairable[s] = true
				j.paired = j.paired && g.Opt == 'a'
			}
		case 'e':
			if j.filler != "" && j.filler != g.Arg {
				return nil, p.Fail("conflicting empty-field replacement strings")
			}
			j.filler = g.Arg
		case 'i':
			j.ignoreCase = true
		case 'j':
			ok = joinField([]int{0, 1}, g.Arg)
		case '1':
			ok = joinField([]int{0}, g.Arg)
		case '2':
			ok = joinField([]int{1}, g.Arg)
		case 'o':
			if g.Arg == "auto" {
				j.auto = true
			} else {
				ok = j.addColumns(g.Arg)
			}
		case 't':
			switch {
			case g.Arg == "":
				j.wholeLine = true
			case g.Arg == `\0`:
				j.tab = 0
			case len(g.Arg) > 1:
				return nil, p.Fail("multi-character tab %s", gnu.Quote(p, g.Arg))
			case j.tab >= 0 && j.tab != int(g.Arg[0]):
				return nil, p.Fail("incompatible tabs")
			default:
				j.tab = int(g.Arg[0])
			}
		case 'z':
			j.end = 0
		case joinCheck:
			j.check = checkAlways
		case joinNoCheck:
			j.check = checkNever
		case joinHeader:
			j.header = true
		default:
			return nil, gnu.HelpOrVersion(p, g.Opt, joinUsage, joinOpts)
		}
		if !ok {
			return nil, 1
		}
	}
	if g.Err != nil {
		return nil, p.UsageError(1, "%v", g.Err)
	}
	files = g.Operands
	for len(files) > 2 && len(j.columns) > 0 && isColumnList(files[0]) {
		if !j.addColumns(files[0]) {
			return nil, 1
		}
		files = files[1:]
	}
	switch {
	case len(files) == 0:
		return nil, gnu.MissingOperand(p, 1)
	case len(files) == 1:
		return nil, gnu.MissingOperand(p, 1, files[0])
	case len(files) > 2:
		return nil, p.UsageError(1, "extra operand '%s'", files[2])
	case files[0] == "-" && files[1] == "-":
		return nil, p.Fail("both files cannot be standard input: %s", command.ErrText(errno.ENOENT))
	}
	for i := range j.field {
		j.field[i] = max(j.field[i], 0)
	}
	return files, -1
}

func isColumnList(s string) bool {
	return s == "0" || len(s) > 2 && (s[0] == '1' || s[0] == '2') && s[1] == '.'
}

// addColumns reads a list such as 1.1,2.3,0.
func (j *join) addColumns(list string) bool {
	p := j.p
	for _, spec := range strings.FieldsFunc(list, func(r rune) bool { return r == ',' || r == ' ' || r == '\t' }) {
		c := joinColumn{}
		switch {
		case spec == "0":
		case spec[0] == '1' || spec[0] == '2':
			if len(spec) < 2 || spec[1] != '.' {
				p.Errorf("invalid field specifier: %s", gnu.Quote(p, spec))
				return false
			}
			n, err := gnu.ParseSize(spec[2:], "")
			if err == gnu.ErrInvalid || err == gnu.ErrSuffix || n == 0 {
				p.Errorf("invalid field number: %s", gnu.Quote(p, spec[2:]))
				return false
			}
			c = joinColumn{int(spec[0] - '0'), int(min(n, 1<<40)) - 1}
		case spec[0] == '0':
			p.Errorf("invalid field specifier: %s", gnu.Quote(p, spec))
			return false
		default:
			p.Errorf("invalid file number in field spec: %s", gnu.Quote(p, spec))
			return false
		}
		j.columns = append(j.columns, c)
	}
	return true
}

func (j *join) split(text []byte) [][2]int {
	var fields [][2]int
	if j.wholeLine {
		return append(fields, [2]int{0, len(text)})
	}
	if len(text) == 0 {
		return nil
	}
	if j.tab >= 0 {
		start := 0
		for {
			i := bytes.IndexByte(text[start:], byte(j.tab))
			if i < 0 {
				return append(fields, [2]int{start, len(text)})
			}
			fields = append(fields, [2]int{start, start + i})
			start += i + 1
		}
	}
	i := skipBlanks(text, 0)
	for i < len(text) {
		end := skipWord(text, i)
		fields = append(fields, [2]int{i, end})
		if i = skipBlanks(text, end); i == len(text) && i > end {
			// Blanks at the end make an empty field.
			fields = append(fields, [2]int{i, i})
		}
	}
	return fields
}

// advance moves to the next line, checking the order; it reports whether there is
// one.
func (j *join) advance(in *joinInput) bool {
	j.release(in.last)
	in.last = in.cur
	text, err := in.r.ReadLine()
	if err != nil {
		if readErr := in.r.Err(); readErr != nil {
			j.p.Errorf("read error: %s", command.ErrText(readErr))
			panic(inputFailure{})
		}
		in.cur = nil
		return false
	}
	in.lineNo++
	l := &joinLine{text: append([]byte(nil), text...)}
	l.fields = j.split(l.text)
	j.p.Meter.Scan(len(l.text))
	j.p.Charge(4 + int64(len(l.fields))/2)
	l.size = int64(len(text)) + 16*int64(len(l.fields)) + 64
	j.p.Meter.Alloc(l.size)
	j.alloc += l.size
	in.cur = l
	if in.last != nil && (!j.header || in.lineNo > 2) {
		j.checkOrder(in)
	}
	return true
}

func (j *join) release(l *joinLine) {
	if l != nil {
		j.p.Meter.Free(l.size)
		j.alloc -= l.size
		l.size = 0
	}
}

func (j *join) checkOrder(in *joinInput) {
	if j.check == checkNever || j.check == checkUnpairable && !j.seenUnpairable || j.warned[in.number] {
		return
	}
	f := j.field[in.number]
	if j.compareKeys(in.last.field(f), in.cur.field(f)) <= 0 {
		return
	}
	j.p.Errorf("%s:%d: is not sorted: %s", j.names[in.number], in.lineNo, in.cur.text)
	if j.check == checkAlways {
		panic(inputFailure{})
	}
	j.warned[in.number] = true
}

func (j *join) compareKeys(a, b []byte) int {
	j.p.Charge(2*fuel.Compare + int64(min(len(a), len(b)))/128)
	switch {
	case len(a) == 0:
		return -min(len(b), 1)
	case len(b) == 0:
		return 1
	}
	if !j.ignoreCase {
		return bytes.Compare(a, b)
	}
	for i := 0; i < len(a) && i < len(b); i++ {
		if x, y := upperASCII(a[i]), upperASCII(b[i]); x != y {
			return int(x) - int(y)
		}
	}
	return len(a) - len(b)
}

// group reads the lines that have the same key as the current one. The lines stay
// counted until release.
func (j *join) group(in *joinInput) []*joinLine {
	f := j.field[in.number]
	lines := []*joinLine{in.cur}
	in.cur = nil
	for {
		first := lines[len(lines)-1]
		in.cur = first
		in.last = nil
		size := first.size
		first.size = 0
		more := j.advance(in)
		first.size = size
		in.last = nil
		if !more || j.compareKeys(first.field(f), in.cur.field(f)) != 0 {
			return lines
		}
		lines = append(lines, in.cur)
	}
}

func (j *join) run(a, b *joinInput) {
	j.advance(a)
	j.advance(b)
	if j.auto {
		for i, in := range []*joinInput{a, b} {
			if in.cur != nil {
				j.autoCount[i] = len(in.cur.fields)
			}
		}
	}
	if j.header && (a.cur != nil || b.cur != nil) {
		j.print(a.cur, b.cur)
		if a.cur != nil {
			j.advance(a)
		}
		if b.cur != nil {
			j.advance(b)
		}
	}
	for a.cur != nil && b.cur != nil {
		c := j.compareKeys(a.cur.field(j.field[0]), b.cur.field(j.field[1]))
		switch {
		case c < 0:
			if j.unpairable[0] {
				j.print(a.cur, nil)
			}
			j.seenUnpairable = true
			j.advance(a)
		case c > 0:
			if j.unpairable[1] {
				j.print(nil, b.cur)
			}
			j.seenUnpairable = true
			j.advance(b)
		default:
			left, right := j.group(a), j.group(b)
			if j.paired {
				for _, x := range left {
					for _, y := range right {
						j.print(x, y)
					}
				}
			}
			for _, l := range left {
				j.release(l)
			}
			for _, l := range right {
				j.release(l)
			}
		}
	}
	for i, in := range []*joinInput{a, b} {
		for in.cur != nil && (j.unpairable[i] || j.check != checkNever) {
			if j.unpairable[i] {
				if i == 0 {
					j.print(in.cur, nil)
				} else {
					j.print(nil, in.cur)
				}
			}
			j.seenUnpairable = true
			j.advance(in)
		}
	}
}

func (j *join) print(a, b *joinLine) {
	out := j.buf[:0]
	sep := byte(' ')
	if j.tab >= 0 {
		sep = byte(j.tab)
	}
	if j.wholeLine {
		sep = '\n'
	}
	put := func(v []byte) {
		if len(v) == 0 {
			out = append(out, j.filler...)
			return
		}
		out = append(out, v...)
	}
	key := func() []byte {
		if a != nil {
			return a.field(j.field[0])
		}
		return b.field(j.field[1])
	}
	rest := func(l *joinLine, side int) {
		n := 0
		if l != nil {
			n = len(l.fields)
		}
		if j.auto {
			n = j.autoCount[side]
		}
		for i := range n {
			if i == j.field[side] {
				continue
			}
			out = append(out, sep)
			if l != nil {
				put(l.field(i))
			} else {
				put(nil)
			}
		}
	}
	if len(j.columns) > 0 {
		for i, c := range j.columns {
			if i > 0 {
				out = append(out, sep)
			}
			l := a
			if c.file == 2 {
				l = b
			}
			switch {
			case c.file == 0:
				put(key())
			case l == nil:
				put(nil)
			default:
				put(l.field(c.field))
			}
		}
	} else {
		put(key())
		rest(a, 0)
		rest(b, 1)
	}
	j.buf = append(out, j.end)
	j.p.Stdout.Write(j.buf)
}
