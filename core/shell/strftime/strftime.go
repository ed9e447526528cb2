// Package strftime formats times as strftime(3) does in the C locale, with GNU's
// additions: the flags _ - 0 + ^ #, field widths, %N, %P, %q, %s, %:z.
package strftime

import (
	"fmt"
	"strconv"
	"strings"
	"time"
)

// maxWidth bounds a field width, which a format could use to ask for gigabytes.
const maxWidth = 4096

// Format formats t in its own location. A conversion that does not exist is copied
// to the output, as glibc does.
func Format(format string, t time.Time) string {
	var b strings.Builder
	for i := 0; i < len(format); {
		if format[i] != '%' {
			b.WriteByte(format[i])
			i++
			continue
		}
		n := conversion(&b, format[i:], t)
		i += n
	}
	return b.String()
}

// The conversions that do not take the modifiers E and O.
const (
	notAlternative = "aAbBhdDeFgGHIjklmMNSUVwW"
	notOrdinal     = "aAcDFqxXY"
)

type spec struct {
	pad    byte // 0: as the conversion likes; '_', '-', '0' or '+'
	upper  bool
	swap   bool
	width  int
	colons int
}

// conversion formats the conversion at the start of f and returns its length.
func conversion(b *strings.Builder, f string, t time.Time) int {
	var s spec
	i := 1
flags:
	for ; i < len(f); i++ {
		switch f[i] {
		case '_', '-', '0', '+':
			s.pad = f[i]
		case '^':
			s.upper = true
		case '#':
			s.swap = true
		default:
			break flags
		}
	}
	width := -1
	for ; i < len(f) && f[i] >= '0' && f[i] <= '9'; i++ {
		width = min(max(width, 0)*10+int(f[i]-'0'), maxWidth)
	}
	s.width = width
	for ; i < len(f) && f[i] == ':'; i++ {
		s.colons++
	}
	unsuited := ""
	if i < len(f) && s.colons == 0 {
		switch f[i] {
		case 'E':
			unsuited = notAlternative
			i++
		case 'O':
			unsuited = notOrdinal
			i++
		}
	}
	switch {
	case i >= len(f):
		s.text(b, f)
		return len(f)
	case f[i] == '%' && i > 1:
		s.text(b, f[:i])
		return i
	case strings.IndexByte(unsuited, f[i]) >= 0, !s.write(b, f[i], t):
		s.text(b, f[:i+1])
	}
	return i + 1
}

func (s spec) write(b *strings.Builder, c byte, t time.Time) bool {
	if s.colons > 0 && c != 'z' {
		return false
	}
	switch c {
	case '%':
		s.text(b, "%")
	case 'n':
		s.text(b, "\n")
	case 't':
		s.text(b, "\t")
	case 'a':
		s.name(b, t.Weekday().String()[:3])
	case 'A':
		s.name(b, t.Weekday().String())
	case 'b', 'h':
		s.name(b, t.Month().String()[:3])
	case 'B':
		s.name(b, t.Month().String())
	case 'c':
		s.text(b, Format("%a %b %e %H:%M:%S %Y", t))
	case 'C':
		s.twoDigits(b, floorDiv(t.Year(), 100))
	case 'd':
		s.number(b, t.Day(), 2, '0')
	case 'x':
		s.text(b, Format("%m/%d/%y", t))
	case 'D':
		// Padding reaches the year, the last part, alone.
		year := spec{pad: s.pad, width: -1}
		var y strings.Builder
		year.twoDigits(&y, mod(t.Year(), 100))
		s.text(b, Format("%m/%d/", t)+y.String())
	case 'e':
		s.number(b, t.Day(), 2, '_')
	case 'F':
		s.fullDate(b, t)
	case 'g':
		y, _ := t.ISOWeek()
		s.twoDigits(b, mod(y, 100))
	case 'G':
		y, _ := t.ISOWeek()
		s.year(b, y)
	case 'H':
		s.number(b, t.Hour(), 2, '0')
	case 'I':
		s.number(b, hour12(t), 2, '0')
	case 'j':
		s.number(b, t.YearDay(), 3, '0')
	case 'k':
		s.number(b, t.Hour(), 2, '_')
	case 'l':
		s.number(b, hour12(t), 2, '_')
	case 'm':
		s.number(b, int(t.Month()), 2, '0')
	case 'M':
		s.number(b, t.Minute(), 2, '0')
	case 'N':
		s.nanoseconds(b, t)
	case 'p':
		half := "AM"
		if t.Hour() >= 12 {
			half = "PM"
		}
		if s.swap {
			half = strings.ToLower(half)
		}
		s.text(b, half)
	case 'P':
		half := "am"
		if t.Hour() >= 12 {
			half = "pm"
		}
		s.upper = false
		s.text(b, half)
	case 'q':
		s.number(b, (int(t.Month())-1)/3+1, 1, '0')
	case 'r':
		s.text(b, Format("%I:%M:%S %p", t))
	case 'R':
		s.text(b, Format("%H:%M", t))
	case 's':
		s.number64(b, t.Unix(), 1, '0')
	case 'S':
		s.number(b, t.Second(), 2, '0')
	case 'T', 'X':
		s.text(b, Format("%H:%M:%S", t))
	case 'u':
		d := int(t.Weekday())
		if d == 0 {
			d = 7
		}
		s.number(b, d, 1, '0')
	case 'U':
		s.number(b, (t.YearDay()-1-int(t.Weekday())+7)/7, 2, '0')
	case 'V':
		_, w := t.ISOWeek()
		s.number(b, w, 2, '0')
	case 'w':
		s.number(b, int(t.Weekday()), 1, '0')
	case 'W':
		s.number(b, (t.YearDay()-1-(int(t.Weekday())+6)%7+7)/7, 2, '0')
	case 'y':
		s.twoDigits(b, mod(t.Year(), 100))
	case 'Y':
		s.year(b, t.Year())
	case 'z':
		return s.zone(b, t)
	case 'Z':
		name, _ := t.Zone()
		if s.swap {
			name = strings.ToLower(name)
		}
		s.text(b, name)
	default:
		return false
	}
	return true
}

func hour12(t time.Time) int {
	h := t.Hour() % 12
	if h == 0 {
		return 12
	}
	return h
}

func floorDiv(a, b int) int {
	q := a / b
	if a%b < 0 {
		q--
	}
	return q
}

func mod(a, b int) int { return (a%b + b) % b }

func (s spec) name(b *strings.Builder, v string) {
	s.upper = s.upper || s.swap
	s.text(b, v)
}

func (s spec) text(b *strings.Builder, v string) {
	if s.upper {
		v = strings.ToUpper(v)
	}
	fill := byte(' ')
	if s.pad == '0' || s.pad == '+' {
		fill = '0'
	}
	if s.pad != '-' {
		repeat(b, fill, s.width-len(v))
	}
	b.WriteString(v)
}

func repeat(b *strings.Builder, c byte, n int) {
	for ; n > 0; n-- {
		b.WriteByte(c)
	}
}

func (s spec) number(b *strings.Builder, v, digits int, pad byte) {
	s.number64(b, int64(v), digits, pad)
}

func (s spec) number64(b *strings.Builder, v int64, digits int, pad byte) {
	if s.pad != 0 {
		pad = s.pad
	}
	width := digits
	if s.width >= 0 {
		width = s.width
	}
	text := strconv.FormatInt(v, 10)
	neg := v < 0
	if neg {
		text = text[1:]
	}
	sign := ""
	if neg {
		sign = "-"
	}
	switch pad {
	case '-':
		b.WriteString(sign + text)
	case '_':
		repeat(b, ' ', width-len(sign)-len(text))
		b.WriteString(sign + text)
	default:
		b.WriteString(sign)
		repeat(b, '0', width-len(sign)-len(text))
		b.WriteString(text)
	}
}

// twoDigits prints part of a year; with the flag + a wide one gets a sign.
func (s spec) twoDigits(b *strings.Builder, v int) {
	if s.pad == '+' && s.width > 2 {
		b.WriteByte('+')
		s.width--
	}
	s.number(b, v, 2, '0')
}

// year prints a year: at least as many digits as it has, and with the flag + a
// sign before more than four.
func (s spec) year(b *strings.Builder, y int) {
	if s.pad == '+' && (y > 9999 || s.width > 4) {
		b.WriteByte('+')
		s.width--
	}
	if s.pad == 0 && s.width < 0 && y >= 0 {
		b.WriteString(strconv.Itoa(y))
		return
	}
	s.number(b, y, 4, '0')
}

func (s spec) fullDate(b *strings.Builder, t time.Time) {
	rest := Format("-%m-%d", t)
	if s.width >= 0 {
		s.width = max(s.width-len(rest), 0)
	}
	s.year(b, t.Year())
	b.WriteString(rest)
}

func (s spec) nanoseconds(b *strings.Builder, t time.Time) {
	digits := fmt.Sprintf("%09d", t.Nanosecond())
	width := s.width
	if width <= 0 {
		width = 9
	}
	if width < 9 {
		digits = digits[:width]
	}
	if s.pad == '-' && s.width < 0 {
		s.pad = 0
	}
	switch s.pad {
	case '-':
		digits = strings.TrimRight(digits, "0")
		if digits == "" {
			digits = "0"
		}
		b.WriteString(digits)
		return
	case '_':
		trimmed := strings.TrimRight(digits, "0")
		if trimmed == "" {
			trimmed = "0"
		}
		b.WriteString(trimmed)
		repeat(b, ' ', width-len(trimmed))
		return
	}
	b.WriteString(digits)
	repeat(b, '0', width-len(digits))
}

// zone prints the offset from UTC: +hhmm, +hh:mm, +hh:mm:ss, or as short as it can.
func (s spec) zone(b *strings.Builder, t time.Time) bool {
	name, off := t.Zone()
	sign := byte('+')
	if off < 0 || off == 0 && strings.HasPrefix(name, "-") { // -00: not known
		sign, off = '-', -off
	}
	h, m, sec := off/3600, off/60%60, off%60
	tail := ""
	switch s.colons {
	case 0:
		tail = fmt.Sprintf("%02d", m)
	case 1:
		tail = fmt.Sprintf(":%02d", m)
	case 2:
		tail = fmt.Sprintf(":%02d:%02d", m, sec)
	case 3:
		switch {
		case sec != 0:
			tail = fmt.Sprintf(":%02d:%02d", m, sec)
		case m != 0:
			tail = fmt.Sprintf(":%02d", m)
		}
	default:
		return false
	}
	digits := fmt.Sprintf("%02d", h) + tail
	switch s.pad {
	case '-', '_':
		digits = strings.TrimLeft(digits, "0")
		if digits == "" || digits[0] == ':' {
			digits = "0" + digits
		}
		if s.pad == '_' {
			repeat(b, ' ', max(s.width, 3+len(tail))-1-len(digits))
		}
		b.WriteString(string(sign) + digits)
	default:
		b.WriteByte(sign)
		repeat(b, '0', s.width-1-len(digits))
		b.WriteString(digits)
	}
	return true
}
