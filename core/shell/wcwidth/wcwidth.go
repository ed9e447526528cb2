// Package wcwidth tells how many columns of a terminal a character takes, as
// glibc's wcwidth(3) does in the C.UTF-8 locale.
package wcwidth

import (
	"sort"
	"unicode/utf8"
)

type span struct{ first, last rune }

// Rune is the number of columns of r: 0, 1 or 2, and -1 for control characters and
// code points that are not assigned.
func Rune(r rune) int {
	switch {
	case r == 0:
		return 0
	case r < ' ', r == 0x7f:
		return -1
	case r < 0x7f:
		return 1
	case in(zero, r):
		return 0
	case in(double, r):
		return 2
	case r > utf8.MaxRune, in(none, r):
		return -1
	}
	return 1
}

// Printable reports what iswprint(3) does: whether r has a width.
func Printable(r rune) bool { return r != 0 && Rune(r) >= 0 }

// Space reports what iswspace(3) does; no-break spaces are not among them.
func Space(r rune) bool {
	switch {
	case r == ' ', r >= '\t' && r <= '\r':
		return true
	case r < 0x1680:
		return false
	case r == 0x1680, r >= 0x2000 && r <= 0x2006, r >= 0x2008 && r <= 0x200a, r == 0x2028, r == 0x2029, r == 0x205f, r == 0x3000:
		return true
	}
	return false
}

// String is the sum of the widths of s; what has none, and bytes that are not
// UTF-8, count nothing.
func String(s string) int {
	n := 0
	for i := 0; i < len(s); {
		if c := s[i]; c < utf8.RuneSelf {
			if c >= ' ' && c != 0x7f {
				n++
			}
			i++
			continue
		}
		r, size := utf8.DecodeRuneInString(s[i:])
		i += size
		if r == utf8.RuneError && size == 1 {
			continue
		}
		if w := Rune(r); w > 0 {
			n += w
		}
	}
	return n
}

func in(table []span, r rune) bool {
	i := sort.Search(len(table), func(i int) bool { return table[i].last >= r })
	return i < len(table) && table[i].first <= r
}
