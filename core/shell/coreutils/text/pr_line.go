package text

import (
	"strconv"
	"strings"
)

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
