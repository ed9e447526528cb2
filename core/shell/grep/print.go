package grep

import (
	"strconv"
	"unicode/utf8"

	"ambit/core/shell/command"
)

// Separators between the parts of an output line.
const (
	sepSelected byte = ':'
	sepRejected byte = '-'
)

// printer writes results; it remembers across files whether a group of lines was
// printed, for the separator.
type printer struct {
	p         *command.Proc
	o         *options
	withNames bool
	used      bool
	utf8      bool
}

func newPrinter(p *command.Proc, o *options) *printer {
	return &printer{p: p, o: o, withNames: o.names > 0 || o.names == 0 && len(o.files) > 1, utf8: p.UTF8()}
}

func (w *printer) start(color string) {
	if w.o.color && color != "" {
		w.p.Stdout.WriteString(w.o.colors.start(color))
	}
}

func (w *printer) end(color string) {
	if w.o.color && color != "" {
		w.p.Stdout.WriteString(w.o.colors.end())
	}
}

func (w *printer) sep(c byte) {
	if w.o.rg != nil {
		w.p.Stdout.WriteByte(c)
		return
	}
	w.start(w.o.colors.sep)
	w.p.Stdout.WriteByte(c)
	w.end(w.o.colors.sep)
}

func (w *printer) separator() {
	if w.o.rg != nil {
		w.p.Stdout.WriteString(w.o.separator + "\n")
		return
	}
	w.start(w.o.colors.sep)
	w.p.Stdout.WriteString(w.o.separator)
	w.end(w.o.colors.sep)
	w.p.Stdout.WriteByte('\n')
}

func (w *printer) name(name string) {
	if w.o.rg != nil {
		w.rgColor(w.o.colors.file, name)
		return
	}
	w.start(w.o.colors.file)
	w.p.Stdout.WriteString(name)
	w.end(w.o.colors.file)
}

// fileName prints the name before a line or count, if names are wanted.
func (w *printer) fileName(name string, sep byte) {
	if !w.withNames {
		return
	}
	w.name(name)
	if w.o.nulName {
		w.p.Stdout.WriteByte(0)
		return
	}
	w.sep(sep)
}

func (w *printer) number(n int64) {
	w.p.Stdout.WriteString(strconv.FormatInt(n, 10))
	end := byte('\n')
	if w.o.rg != nil && w.o.nulData {
		end = 0
	}
	w.p.Stdout.WriteByte(end)
	w.flush()
}

func (w *printer) listName(name string) {
	w.name(name)
	if w.o.nulName {
		w.p.Stdout.WriteByte(0)
	} else {
		w.p.Stdout.WriteByte('\n')
	}
	w.flush()
}

func (w *printer) flush() {
	if w.o.lineFlush {
		w.p.Stdout.Flush()
	}
}

func (w *printer) position(n int64, width int, color string, sep byte) {
	w.start(color)
	s := strconv.FormatInt(n, 10)
	for i := len(s); i < width; i++ {
		w.p.Stdout.WriteByte(' ')
	}
	w.p.Stdout.WriteString(s)
	w.end(color)
	w.sep(sep)
}

// validText reports whether b may be printed: in UTF-8 it must be valid unless the
// file is taken for text.
func (s *search) validText(b []byte) bool {
	return s.o.binary == binaryText || !s.out.utf8 || utf8.Valid(b)
}

// head prints what stands before a line, or before a match of it: name, number,
// offset. false means that the text is not printable.
func (s *search) head(from, to int, sep byte) bool {
	if !s.validText(s.buf[from:to]) {
		s.badOutput = true
		return false
	}
	w, o := s.out, s.o
	w.fileName(s.name, sep)
	if o.lineNumber {
		s.count(from)
		w.position(s.lineNo+1, s.width, o.colors.line, sep)
	}
	if o.byteOffset {
		w.position(s.offset+int64(from), s.width, o.colors.offset, sep)
	}
	if o.initialTab && (w.withNames || o.lineNumber || o.byteOffset) && to > from {
		w.p.Stdout.WriteByte('\t')
	}
	return true
}

// line prints the line at from and returns its end.
func (s *search) line(from int, sep byte) int {
	if s.rg != nil {
		return s.rgLine(from, sep)
	}
	w, o := s.out, s.o
	lim := s.m.lineEnd(s.buf, from)
	// A line that cannot be printed does not count as the last one printed, so the
	// trailing context stops at it.
	if !o.onlyMatch && !s.head(from, lim-1, sep) {
		return lim
	}
	matching := (sep == sepSelected) != o.invert
	lineColor, matchColor := "", ""
	if o.color {
		lineColor, matchColor = o.colors.context, o.colors.matchContext
		if (sep == sepSelected) != (o.invert && o.colors.reverse) {
			lineColor = o.colors.selected
		}
		if sep == sepSelected {
			matchColor = o.colors.matchSelected
		}
	}
	at := from
	if o.onlyMatch && matching || o.color && (lineColor != "" || matchColor != "") {
		if matching && (o.onlyMatch || matchColor != "") {
			var ok bool
			if at, ok = s.matches(from, lim, sep, lineColor, matchColor); !ok {
				return lim
			}
		}
		if !o.onlyMatch && lineColor != "" && at < lim-1 {
			w.start(lineColor)
			w.p.Stdout.Write(s.buf[at : lim-1])
			w.end(lineColor)
			at = lim - 1
		}
	}
	if !o.onlyMatch && at < lim {
		w.p.Stdout.Write(s.buf[at:lim])
	}
	w.flush()
	s.lastOut = lim
	return lim
}

// matches prints the line up to its last match, coloured, or with -o the matches
// alone. It returns where the rest begins.
func (s *search) matches(from, lim int, sep byte, lineColor, matchColor string) (rest int, ok bool) {
	w, o := s.out, s.o
	if s.m.re == nil {
		return from, true
	}
	line := s.buf[from : lim-1]
	cur, mid := 0, -1
	for cur < len(line) {
		start, end, found := s.m.re.Find(line, cur, 0)
		if !found || start == len(line) {
			break
		}
		if start == end {
			// Minimal progress; a match that is not empty may follow.
			if mid < 0 {
				mid = cur
			}
			cur = start + 1
			continue
		}
		if o.onlyMatch {
			if !s.head(from+start, from+end, sep) {
				return 0, false
			}
		} else {
			if mid >= 0 {
				cur, mid = mid, -1
			}
			// GNU grep does not end the line's colour before that of the match.
			w.start(lineColor)
			w.p.Stdout.Write(line[cur:start])
		}
		w.start(matchColor)
		w.p.Stdout.Write(line[start:end])
		w.end(matchColor)
		if o.onlyMatch {
			w.p.Stdout.WriteByte(s.m.eol)
		}
		cur = end
	}
	if o.onlyMatch {
		return lim, true
	}
	if mid >= 0 {
		cur = mid
	}
	return from + cur, true
}
