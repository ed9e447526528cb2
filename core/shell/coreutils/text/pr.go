package text

import (
	"io"
	"strconv"
	"strings"
	"time"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/lineio"
	"ambit/core/shell/strftime"
	"ambit/core/shell/tz"
	"ambit/core/shell/wcwidth"
)

func init() {
	command.Register(command.Spec{Name: "pr", Summary: "paginate or columnate files for printing", Run: runPr})
}

const prUsage = "%s [OPTION]... [FILE]...\nPaginate or columnate FILE(s) for printing."

const (
	prPages = 256 + iota
	prColumns
)

var prOpts = gnu.Options(
	command.Opt{Long: "pages", Arg: command.RequiredArg, ID: prPages},
	command.Opt{Long: "columns", Arg: command.RequiredArg, ID: prColumns},
	command.Opt{Short: 'a', Long: "across"},
	command.Opt{Short: 'c', Long: "show-control-chars"},
	command.Opt{Short: 'd', Long: "double-space"},
	command.Opt{Short: 'D', Long: "date-format", Arg: command.RequiredArg},
	command.Opt{Short: 'e', Long: "expand-tabs", Arg: command.OptionalArg},
	command.Opt{Short: 'f'}, command.Opt{Short: 'F', Long: "form-feed"},
	command.Opt{Short: 'h', Long: "header", Arg: command.RequiredArg},
	command.Opt{Short: 'i', Long: "output-tabs", Arg: command.OptionalArg},
	command.Opt{Short: 'J', Long: "join-lines"},
	command.Opt{Short: 'l', Long: "length", Arg: command.RequiredArg},
	command.Opt{Short: 'm', Long: "merge"},
	command.Opt{Short: 'n', Long: "number-lines", Arg: command.OptionalArg},
	command.Opt{Short: 'N', Long: "first-line-number", Arg: command.RequiredArg},
	command.Opt{Short: 'o', Long: "indent", Arg: command.RequiredArg},
	command.Opt{Short: 'r', Long: "no-file-warnings"},
	command.Opt{Short: 's', Long: "separator", Arg: command.OptionalArg},
	command.Opt{Short: 'S', Long: "sep-string", Arg: command.OptionalArg},
	command.Opt{Short: 't', Long: "omit-header"},
	command.Opt{Short: 'T', Long: "omit-pagination"},
	command.Opt{Short: 'v', Long: "show-nonprinting"},
	command.Opt{Short: 'w', Long: "width", Arg: command.RequiredArg},
	command.Opt{Short: 'W', Long: "page-width", Arg: command.RequiredArg},
)

const (
	prHeaderLines  = 5
	prTrailerLines = 5
)

// printer lays out pages.
type printer struct {
	p                     *command.Proc
	columns               int
	across, merge, double bool
	formFeed, quiet       bool
	header, dateFormat    string
	hasHeader             bool
	length, width, margin int
	truncate              bool // cut lines to the width
	numbered              bool
	numberSep             string
	numberWidth           int
	firstNumber           int64
	separator             string
	hasSeparator          bool
	pads                  bool // columns are padded to their width
	bare                  bool // no headers and trailers
	first, last           int64
	showControl, showAll  bool // -c, -v
	expand                bool // -e: tabs of the input become blanks
	expandChar            byte // what a tab of the input is
	expandWidth           int
	tabify                bool // blanks of the output become tabs
	tabChar               byte
	tabWidth              int

	name    string
	when    time.Time
	page    int64
	number  int64
	pending int // blanks to print before the next text
	column  int
	out     []byte
}

func runPr(p *command.Proc) int {
	f := &printer{p: p, columns: 1, length: 66, width: 72, numberSep: "\t", numberWidth: 5, firstNumber: 1, first: 1, expandChar: '\t', expandWidth: 8, tabChar: '\t', tabWidth: 8, dateFormat: "%Y-%m-%d %H:%M"}
	files, status := f.parse()
	if status >= 0 {
		return status
	}
	if len(files) == 0 {
		files = []string{"-"}
	}
	f.number = f.firstNumber
	if f.merge {
		return f.merged(files)
	}
	for _, name := range files {
		in, err := p.OpenInput(name)
		if err != nil {
			if !f.quiet {
				gnu.FileError(p, name, err)
			}
			status = 1
			continue
		}
		f.start(name)
		f.number = f.firstNumber
		r := lineio.NewReader(in, p.Meter)
		f.pages(func() ([]string, bool) {
			line, err := r.ReadLine()
			if err != nil {
				return nil, false
			}
			return []string{string(line)}, true
		})
		if err := r.Err(); err != nil {
			gnu.FileError(p, name, err)
			status = 1
		}
		r.Close()
		in.Close()
	}
	return max(status, 0)
}

func (f *printer) parse() (files []string, status int) {
	p := f.p
	var args []string
	bad, usage := "", false
	number := func(what, arg string, low int64) int64 {
		n, err := strconv.ParseInt(arg, 10, 32)
		if (err != nil || n < low) && bad == "" {
			bad = what + " " + gnu.Quote(p, arg)
		}
		return n
	}
	pages := func(arg string) bool {
		a, b, colon := strings.Cut(arg, ":")
		n, err := strconv.ParseInt(a, 10, 32)
		if err != nil || n < 1 {
			return false
		}
		f.first = n
		if colon {
			m, err := strconv.ParseInt(b, 10, 32)
			if err != nil || m < n {
				return false
			}
			f.last = m
		}
		return true
	}
	for i, a := range p.Args {
		if a == "--" {
			args = append(args, p.Args[i:]...)
			break
		}
		switch {
		case len(a) > 1 && a[0] == '+' && pages(a[1:]):
			continue
		case len(a) > 1 && a[0] == '-' && isDigit(a[1]):
			n := 1
			for n < len(a) && isDigit(a[n]) {
				n++
			}
			f.columns = int(number("invalid number of columns:", a[1:n], 1))
			if a = "-" + a[n:]; a == "-" {
				continue
			}
		}
		args = append(args, a)
	}
	// tab takes [CHAR][WIDTH] as -e, -i and -n do.
	tab := func(option byte, arg string, char *byte, width *int) {
		if arg == "" {
			return
		}
		rest := arg
		if !isDigit(rest[0]) {
			*char, rest = rest[0], rest[1:]
		}
		if rest == "" {
			return
		}
		n, err := strconv.ParseInt(rest, 10, 32)
		if err != nil || n < 1 {
			if bad == "" {
				bad, usage = "'-"+string(option)+"' extra characters or invalid number in the argument: "+gnu.Quote(p, rest), true
			}
			return
		}
		*width = int(n)
	}
	widthGiven, joined := false, false
	g := command.NewGetopt(prOpts, args)
	for g.Next() {
		switch g.Opt {
		case prPages:
			if !pages(g.Arg) {
				return nil, p.Fail("invalid page range %s", gnu.Quote(p, g.Arg))
			}
		case prColumns:
			f.columns = int(number("invalid number of columns:", g.Arg, 1))
		case 'a':
			f.across = true
		case 'c':
			f.showControl = true
		case 'v':
			f.showAll = true
		case 'e':
			f.expand = true
			tab('e', g.Arg, &f.expandChar, &f.expandWidth)
		case 'i':
			f.tabify = true
			tab('i', g.Arg, &f.tabChar, &f.tabWidth)
		case 'd':
			f.double = true
		case 'D':
			f.dateFormat = g.Arg
		case 'f', 'F':
			f.formFeed = true
		case 'h':
			f.header, f.hasHeader = g.Arg, true
		case 'J':
			f.separator, f.hasSeparator, joined = "\t", true, true
		case 'l':
			f.length = int(number("'-l PAGE_LENGTH' invalid number of lines:", g.Arg, 1))
		case 'm':
			f.merge = true
		case 'n':
			f.numbered = true
			if g.HasArg {
				rest := g.Arg
				if !isDigit(rest[0]) {
					f.numberSep, rest = rest[:1], rest[1:]
				}
				if rest != "" {
					f.numberWidth = int(number("'-n' extra characters or invalid number in the argument:", rest, 1))
				}
			}
		case 'N':
			f.firstNumber = number("'-N NUMBER' invalid starting line number:", g.Arg, -1<<31)
		case 'o':
			f.margin = int(number("'-o MARGIN' invalid line offset:", g.Arg, 0))
		case 'r':
			f.quiet = true
		case 's':
			f.hasSeparator, f.separator, joined = true, "\t", true
			if g.HasArg {
				f.separator = g.Arg
			}
		case 'S':
			f.hasSeparator, f.separator = true, g.Arg
		case 't', 'T':
			f.bare = true
		case 'w':
			f.width, widthGiven = int(number("'-w PAGE_WIDTH' invalid number of characters:", g.Arg, 1)), true
		case 'W':
			f.width, widthGiven, f.truncate = int(number("'-W PAGE_WIDTH' invalid number of characters:", g.Arg, 1)), true, true
		default:
			return nil, gnu.HelpOrVersion(p, g.Opt, prUsage, prOpts)
		}
	}
	switch {
	case g.Err != nil:
		return nil, p.UsageError(1, "%v", g.Err)
	case bad != "" && usage:
		return nil, p.UsageError(1, "%s", bad)
	case bad != "":
		return nil, p.Fail("%s", bad)
	case f.merge && f.columns > 1:
		return nil, p.Fail("cannot specify number of columns when printing in parallel")
	case f.merge && f.across:
		return nil, p.Fail("cannot specify both printing across and printing in parallel")
	}
	if f.merge {
		f.columns = max(len(g.Operands), 1)
	}
	f.pads = !joined || widthGiven
	if f.columnWidth() < 1 {
		return nil, p.Fail("page width too narrow")
	}
	if f.columns > 1 && f.pads {
		f.truncate = true
	}
	f.tabify = f.tabify || f.columns > 1
	if f.length <= prHeaderLines+prTrailerLines {
		f.bare = true
	}
	return g.Operands, -1
}

// start begins a file: its name and time stand in the headers.
func (f *printer) start(name string) {
	f.name, f.when = name, f.p.Now()
	if name == "-" {
		f.name = ""
	} else if info, err := f.p.FS.Stat(f.p.Abs(name)); err == nil {
		f.when = info.MTime
	}
	if f.hasHeader {
		f.name = f.header
	}
	f.page = 0
}

// body is the number of lines of a page between header and trailer.
func (f *printer) body() int {
	n := f.length
	if !f.bare {
		n -= prHeaderLines + prTrailerLines
	}
	if f.double {
		n /= 2
	}
	return max(n, 1)
}

// pages reads rows and prints pages of them. A row has one cell, except when files
// are merged.
func (f *printer) pages(next func() ([]string, bool)) {
	body := f.body()
	perPage := body
	if !f.merge {
		perPage *= f.columns
	}
	held := int64(0)
	for {
		var rows [][]string
		for len(rows) < perPage {
			row, ok := next()
			if !ok {
				break
			}
			size := int64(48)
			for _, s := range row {
				size += int64(len(s)) + 16
			}
			f.p.Meter.Alloc(size)
			held += size
			rows = append(rows, row)
		}
		if len(rows) == 0 {
			f.p.Meter.Free(held)
			return
		}
		f.page++
		if f.page >= f.first && (f.last == 0 || f.page <= f.last) {
			f.printPage(rows, body)
		} else {
			f.number += int64(len(rows))
		}
		f.flush()
		f.p.Meter.Free(held)
		held = 0
	}
}

func (f *printer) printPage(rows [][]string, body int) {
	if !f.bare {
		f.pageHeader()
	}
	lines := f.arrange(rows, body)
	for _, line := range lines {
		f.printLine(line)
		if f.double {
			f.out = append(f.out, '\n')
		}
		if len(f.out) > prBuffer {
			f.flush()
		}
	}
	switch {
	case f.bare:
	case f.formFeed:
		f.out = append(f.out, '\f')
	default:
		n := len(lines)
		if f.double {
			n *= 2
		}
		f.repeat('\n', f.length-prHeaderLines-n)
	}
}

// prBuffer is how much output waits before it is written.
const prBuffer = 16 << 10

func (f *printer) flush() {
	f.p.Stdout.Write(f.out)
	f.out = f.out[:0]
}

// repeat prints c n times.
func (f *printer) repeat(c byte, n int) {
	for ; n > 0; n-- {
		f.out = append(f.out, c)
		if len(f.out) > prBuffer {
			f.flush()
		}
	}
}

// prCell is a text and the number that stands before it.
type prCell struct {
	text   string
	number int64
}

// arrange puts the rows of a page into lines of cells: down the columns, which are
// balanced, or across.
func (f *printer) arrange(rows [][]string, body int) [][]prCell {
	start := f.number
	f.number += int64(len(rows))
	var lines [][]prCell
	if f.merge {
		for i, row := range rows {
			var line []prCell
			for _, s := range row {
				line = append(line, prCell{s, start + int64(i)})
			}
			lines = append(lines, line)
		}
		return lines
	}
	if f.across {
		for i, row := range rows {
			if i%f.columns == 0 {
				lines = append(lines, nil)
			}
			lines[len(lines)-1] = append(lines[len(lines)-1], prCell{row[0], start + int64(i)})
		}
		return lines
	}
	height := make([]int, f.columns)
	for i := range height {
		height[i] = len(rows) / f.columns
		if i < len(rows)%f.columns {
			height[i]++
		}
	}
	lines = make([][]prCell, height[0])
	at := 0
	for _, h := range height {
		for k := range h {
			lines[k] = append(lines[k], prCell{rows[at][0], start + int64(at)})
			at++
		}
	}
	return lines
}

func (f *printer) pageHeader() {
	date := strftime.Format(f.dateFormat, f.when.In(tz.Of(f.p)))
	page := "Page " + strconv.FormatInt(f.page, 10)
	room := max(f.width-wcwidth.String(date)-wcwidth.String(f.name)-len(page), 0)
	left := max(room/2, 1)
	right := max(room-room/2, 1)
	f.repeat(' ', f.margin)
	f.repeat('\n', 2)
	f.repeat(' ', f.margin)
	f.out = append(f.out, date...)
	f.repeat(' ', left)
	f.out = append(f.out, f.name...)
	f.repeat(' ', right)
	f.out = append(append(f.out, page...), "\n\n\n"...)
}

func (f *printer) separatorWidth() int {
	if f.hasSeparator {
		return len(f.separator)
	}
	return 1
}

// fullNumberWidth is what a number and what stands behind it take.
func (f *printer) fullNumberWidth() int {
	if f.numberSep == "\t" {
		return f.numberWidth + 8 - f.numberWidth%8
	}
	return f.numberWidth + len(f.numberSep)
}

func (f *printer) columnWidth() int {
	width := f.width - (f.columns-1)*f.separatorWidth()
	if f.merge && f.numbered {
		width -= f.fullNumberWidth()
	}
	return width / f.columns
}

func (f *printer) printLine(cells []prCell) {
	f.column, f.pending = 0, f.margin
	sep, width, numberWidth := f.separatorWidth(), max(f.columnWidth(), 1), f.fullNumberWidth()
	start := f.margin
	for i, c := range cells {
		if i > 0 {
			if f.pads {
				f.pending += max(start-f.column-f.pending, 0)
			}
			if f.hasSeparator {
				f.text(f.separator)
			} else {
				f.text(" ")
			}
			f.blanks()
			start += sep
		}
		room := width
		if f.numbered && (i == 0 || !f.merge) {
			digits := strconv.FormatInt(c.number, 10)
			if n := len(digits) - f.numberWidth; n > 0 {
				digits = digits[n:]
			}
			f.pending += f.numberWidth - len(digits)
			f.text(digits)
			if f.numberSep == "\t" && f.columns > 1 {
				f.pending += numberWidth - f.numberWidth
			} else {
				f.text(f.numberSep)
			}
			if f.merge {
				start += numberWidth
			} else {
				room -= numberWidth
			}
		}
		s := f.visible(strings.TrimSuffix(c.text, "\f"))
		if f.truncate {
			if n, wide := f.cut(s, max(room, 0)); n < len(s) {
				s = wide
			}
		}
		f.text(s)
		start += width
	}
	f.out = append(f.out, '\n')
}

// visible is a text as -c, -v and -e want it, with its tabs expanded where columns are
// printed.
func (f *printer) visible(s string) string {
	if !f.expand && f.columns == 1 && !f.showControl && !f.showAll {
		return s
	}
	f.p.Charge(1 + int64(len(s))/4)
	var b strings.Builder
	column := 0
	for i := range len(s) {
		switch c := s[i]; {
		case c == '\t' && (f.expand || f.columns > 1), f.expand && c == f.expandChar:
			width := 8
			if f.expand && c == f.expandChar {
				width = f.expandWidth
			}
			n := width - column%width
			f.p.Meter.Bytes(n)
			b.WriteString(strings.Repeat(" ", n))
			column += n
		case c >= ' ' && c < 0x7f || c == '\t':
			b.WriteByte(c)
			column++
		case f.showAll || f.showControl && c >= 0x7f && c != 0x7f:
			b.Write([]byte{'\\', '0' + c>>6, '0' + c>>3&7, '0' + c&7})
			column += 4
		case f.showControl:
			b.Write([]byte{'^', c ^ 0x40})
			column += 2
		default:
			b.WriteByte(c)
		}
	}
	return b.String()
}

// cut is how much of a text fits into a width, in which a tab goes to the next stop and
// bytes that are not ASCII take no room.
func (f *printer) cut(s string, room int) (n int, text string) {
	column := 0
	var b strings.Builder
	for i := range len(s) {
		c := s[i]
		w := prWidth(c)
		if c == '\t' {
			w = 8 - column%8
		}
		if column+w > room {
			if c == '\t' {
				b.WriteString(strings.Repeat(" ", room-column))
			}
			return i, b.String()
		}
		column += w
		if c == '\t' {
			b.WriteString(strings.Repeat(" ", w))
		} else {
			b.WriteByte(c)
		}
	}
	return len(s), s
}

// prWidth is how many columns a byte takes.
func prWidth(c byte) int {
	if c >= ' ' && c < 0x7f {
		return 1
	}
	return 0
}

// text prints s. Blanks wait for what follows them, since they become tabs where
// columns are printed; at the end of a line they are dropped.
func (f *printer) text(s string) {
	f.p.Charge(1 + int64(len(s))/8)
	for _, c := range []byte(s) {
		if c == ' ' && f.tabify {
			f.pending++
			continue
		}
		f.blanks()
		f.out = append(f.out, c)
		if c == '\t' {
			f.column = (f.column/8 + 1) * 8
		} else {
			f.column += prWidth(c)
		}
	}
}

// blanks prints the blanks that are due.
func (f *printer) blanks() {
	goal := f.column + f.pending
	f.pending = 0
	for w := f.tabWidth; f.tabify && goal-f.column > 1 && (f.column/w+1)*w <= goal; {
		f.repeat(f.tabChar, 1)
		f.column = (f.column/w + 1) * w
	}
	if goal > f.column {
		f.repeat(' ', goal-f.column)
		f.column = goal
	}
}

// merged prints files side by side.
func (f *printer) merged(files []string) int {
	status := 0
	var readers []*lineio.Reader
	for _, name := range files {
		in, err := f.p.OpenInput(name)
		if err != nil {
			if !f.quiet {
				gnu.FileError(f.p, name, err)
			}
			status = 1
			continue
		}
		defer in.Close()
		r := lineio.NewReader(in, f.p.Meter)
		defer r.Close()
		readers = append(readers, r)
	}
	f.start("-")
	done := make([]bool, len(readers))
	f.pages(func() ([]string, bool) {
		row := make([]string, len(readers))
		some := false
		for i, r := range readers {
			if done[i] {
				continue
			}
			line, err := r.ReadLine()
			if err != nil {
				done[i] = true
				if err != io.EOF {
					status = 1
				}
				continue
			}
			row[i], some = string(line), true
		}
		return row, some
	})
	return status
}
