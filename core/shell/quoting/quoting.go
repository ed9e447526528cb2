// Package quoting prints names as GNU programs do (gnulib's quotearg styles): in
// messages, in ls and in stat.
//
// Each function takes utf8, whether the locale is a UTF-8 one (command.Proc.UTF8):
// in the C locale every byte above 127 counts as unprintable.
package quoting

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Name is the style of coreutils' messages about files (quoteaf): shell quotes,
// always, with $'…' for what cannot be printed.
//
//	rm: cannot remove 'a b'$'\n': No such file or directory
func Name(s string, utf8 bool) string { return shell(s, utf8, true, true) }

// Shell is ls --quoting-style=shell-escape: quoted where a shell would need it.
func Shell(s string, utf8 bool) string {
	if !needsQuotes(s, utf8) {
		return s
	}
	return shell(s, utf8, true, true)
}

// ShellRaw is the shell style: unprintable characters stay as they are. Always
// says whether a name that needs no quotes gets them.
func ShellRaw(s string, utf8, always bool) string {
	if !always && !needsQuotes(s, true) {
		return s
	}
	return shell(s, utf8, false, true)
}

// Colon is Name only where the name needs quotes or holds a colon (quotef), for
// messages that begin with a file's name.
func Colon(s string, utf8 bool) string {
	if strings.IndexByte(s, ':') < 0 && !needsQuotes(s, utf8) {
		return s
	}
	return shell(s, utf8, true, true)
}

// Locale is the style of values in messages (quote): ‘x’ in UTF-8, 'x' in C, with
// backslash escapes.
func Locale(s string, utf8 bool) string {
	if utf8 {
		return "‘" + Escape(s, utf8, "’") + "’"
	}
	return "'" + Escape(s, utf8, "'") + "'"
}

// C is the style of ls -Q: a C string literal.
func C(s string, utf8 bool) string { return `"` + Escape(s, utf8, `"`) + `"` }

// Escape writes backslash escapes as in C for what cannot be printed, for
// backslashes and for the characters of also.
func Escape(s string, utf8 bool, also string) string {
	var b strings.Builder
	for i := 0; i < len(s); {
		n, printable := printable(s[i:], utf8)
		switch {
		case s[i] == '\\' || also != "" && strings.Contains(also, s[i:i+n]):
			b.WriteByte('\\')
			b.WriteString(s[i : i+n])
		case printable:
			b.WriteString(s[i : i+n])
		default:
			for _, c := range []byte(s[i : i+n]) {
				escapeByte(&b, c)
			}
		}
		i += n
	}
	return b.String()
}

// Question replaces what cannot be printed by question marks, as ls -q does.
func Question(s string, utf8 bool) string {
	var b strings.Builder
	for i := 0; i < len(s); {
		n, ok := printable(s[i:], utf8)
		if ok {
			b.WriteString(s[i : i+n])
		} else {
			b.WriteByte('?')
		}
		i += n
	}
	return b.String()
}

// Printable reports whether r is printable in C.UTF-8, as glibc's iswprint does.
func Printable(r rune) bool {
	if r < 0x7f {
		return r >= 0x20
	}
	return unicode.In(r, unicode.L, unicode.M, unicode.N, unicode.P, unicode.S, unicode.Z, unicode.Cf, unicode.Co)
}

// printable measures the first character of s.
func printable(s string, isUTF8 bool) (n int, ok bool) {
	c := s[0]
	if c < 0x80 {
		return 1, c >= 0x20 && c < 0x7f
	}
	if !isUTF8 {
		return 1, false
	}
	r, n := utf8.DecodeRuneInString(s)
	if r == utf8.RuneError && n <= 1 {
		return 1, false
	}
	return n, Printable(r)
}

func escapeByte(b *strings.Builder, c byte) {
	b.WriteByte('\\')
	if i := strings.IndexByte("\a\b\f\n\r\t\v", c); i >= 0 {
		b.WriteByte("abfnrtv"[i])
		return
	}
	b.WriteByte('0' + c>>6)
	b.WriteByte('0' + c>>3&7)
	b.WriteByte('0' + c&7)
}

// needsQuotes reports whether a shell would treat the word specially.
func needsQuotes(s string, utf8 bool) bool {
	if s == "" {
		return true
	}
	if len(s) == 1 && (s == "{" || s == "}") {
		return true
	}
	if s[0] == '#' || s[0] == '~' {
		return true
	}
	for i := 0; i < len(s); {
		if strings.IndexByte(" !\"$&()*;<=>[^`|'\\?\n\t\r\a\b\f\v", s[i]) >= 0 {
			return true
		}
		n, ok := printable(s[i:], utf8)
		if !ok {
			return true
		}
		i += n
	}
	return false
}

// doubleQuotable reports whether s means the same between double quotes in C and
// in a shell; GNU prefers those for a name with an apostrophe.
func doubleQuotable(s string, utf8 bool) bool {
	for i := 0; i < len(s); {
		n, ok := printable(s[i:], utf8)
		c := s[i]
		switch {
		case !ok, strings.IndexByte("!\"$&()*;<=>[^`|\\?", c) >= 0:
			return false
		case (c == '{' || c == '}') && len(s) > 1, (c == '#' || c == '~') && i > 0:
			return false
		}
		i += n
	}
	return true
}

func shell(s string, utf8, escapes, compact bool) string {
	if compact && strings.IndexByte(s, '\'') >= 0 && doubleQuotable(s, utf8) {
		return `"` + s + `"`
	}
	// A name with an apostrophe is scanned twice by gnulib, and the second scan
	// begins in the state in which the first one ended.
	inEscape := false
	if escapes && strings.IndexByte(s, '\'') >= 0 {
		inEscape = endsUnprintable(s, utf8)
	}
	var b strings.Builder
	b.WriteByte('\'')
	for i := 0; i < len(s); {
		n, ok := printable(s[i:], utf8)
		switch {
		case s[i] == '\'':
			b.WriteString(`'\''`)
			inEscape = false
		case ok || !escapes:
			if inEscape {
				b.WriteString("''")
				inEscape = false
			}
			b.WriteString(s[i : i+n])
		default:
			if !inEscape {
				b.WriteString("'$'")
				inEscape = true
			}
			for _, c := range []byte(s[i : i+n]) {
				escapeByte(&b, c)
			}
		}
		i += n
	}
	b.WriteByte('\'')
	return b.String()
}

func endsUnprintable(s string, utf8 bool) bool {
	last := true
	for i := 0; i < len(s); {
		n, ok := printable(s[i:], utf8)
		last = ok
		i += n
	}
	return !last
}
