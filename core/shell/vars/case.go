package vars

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

func formatInt(n int64) string { return strconv.FormatInt(n, 10) }

// UpperCase maps the letters of s to upper case; bytes that are no character stay.
func UpperCase(s string, utf8 bool) string { return mapCase(s, utf8, ToUpper) }

// LowerCase maps the letters of s to lower case.
func LowerCase(s string, utf8 bool) string { return mapCase(s, utf8, ToLower) }

// Capitalize maps the first character to upper case and the others to lower case.
func Capitalize(s string, utf8 bool) string {
	n := 1
	if utf8 {
		_, n = decode(s)
	}
	if s == "" {
		return s
	}
	return UpperCase(s[:n], utf8) + LowerCase(s[n:], utf8)
}

func decode(s string) (rune, int) {
	r, n := utf8.DecodeRuneInString(s)
	return r, n
}

// ToUpper is towupper(3): the simple upper-case mapping of a character.
func ToUpper(r rune) rune {
	if r < 0x80 {
		if r-'a' < 26 && r >= 'a' {
			r -= 32
		}
		return r
	}
	return unicode.ToUpper(r)
}

// ToLower is towlower(3).
func ToLower(r rune) rune {
	if r < 0x80 {
		if r-'A' < 26 && r >= 'A' {
			r += 32
		}
		return r
	}
	return unicode.ToLower(r)
}

func mapCase(s string, wide bool, f func(rune) rune) string {
	ascii := true
	changes := false
	for i := 0; i < len(s); i++ {
		c := s[i]
		if c >= 0x80 {
			ascii = false
		} else if f(rune(c)) != rune(c) {
			changes = true
		}
	}
	if ascii && !changes || !wide && !changes {
		return s
	}
	var b strings.Builder
	b.Grow(len(s))
	for i := 0; i < len(s); {
		if c := s[i]; c < 0x80 || !wide {
			if c < 0x80 {
				c = byte(f(rune(c)))
			}
			b.WriteByte(c)
			i++
			continue
		}
		r, n := utf8.DecodeRuneInString(s[i:])
		if r == utf8.RuneError && n == 1 {
			b.WriteByte(s[i])
		} else {
			b.WriteRune(f(r))
		}
		i += n
	}
	return b.String()
}
