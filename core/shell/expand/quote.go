package expand

import (
	"fmt"
	"strings"
	"unicode/utf8"

	"ambit/core/shell/pattern"
)

// QuoteSingle puts s in single quotes so that the shell reads it back.
func QuoteSingle(s string) string {
	if s == "'" {
		return `\'`
	}
	return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
}

// QuoteDouble puts s in double quotes, as declare -p shows values.
func QuoteDouble(s string) string {
	b := make([]byte, 0, len(s)+2)
	b = append(b, '"')
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '$', '`', '"', '\\':
			b = append(b, '\\')
		}
		b = append(b, s[i])
	}
	return string(append(b, '"'))
}

// NeedsANSI reports whether s holds characters that do not print, so that only
// $'…' can show them.
func NeedsANSI(s string, wide bool) bool {
	for i := 0; i < len(s); {
		r, n := rune(s[i]), 1
		if r >= utf8.RuneSelf {
			if !wide {
				return true
			}
			if r, n = utf8.DecodeRuneInString(s[i:]); r == utf8.RuneError && n == 1 {
				return true
			}
		}
		if !pattern.IsPrint(r, wide) {
			return true
		}
		i += n
	}
	return false
}

// QuoteANSI is s as $'…'.
func QuoteANSI(s string, wide bool) string {
	var b strings.Builder
	b.WriteString("$'")
	for i := 0; i < len(s); {
		c := s[i]
		switch c {
		case 0x1b:
			b.WriteString(`\E`)
		case '\a':
			b.WriteString(`\a`)
		case '\b':
			b.WriteString(`\b`)
		case '\t':
			b.WriteString(`\t`)
		case '\n':
			b.WriteString(`\n`)
		case '\v':
			b.WriteString(`\v`)
		case '\f':
			b.WriteString(`\f`)
		case '\r':
			b.WriteString(`\r`)
		case '\\', '\'':
			b.WriteByte('\\')
			b.WriteByte(c)
		default:
			r, n := rune(c), 1
			if c >= utf8.RuneSelf && wide {
				r, n = utf8.DecodeRuneInString(s[i:])
			}
			if (c >= utf8.RuneSelf && n == 1) || !pattern.IsPrint(r, wide) {
				for _, raw := range []byte(s[i : i+n]) {
					fmt.Fprintf(&b, `\%03o`, raw)
				}
			} else {
				b.WriteString(s[i : i+n])
			}
			i += n
			continue
		}
		i++
	}
	b.WriteByte('\'')
	return b.String()
}

// QuoteReusable quotes s as ${x@Q} does.
func QuoteReusable(s string, wide bool) string {
	if NeedsANSI(s, wide) {
		return QuoteANSI(s, wide)
	}
	return QuoteSingle(s)
}

// QuoteValue quotes s as declare -p shows a value.
func QuoteValue(s string, wide bool) string {
	if NeedsANSI(s, wide) {
		return QuoteANSI(s, wide)
	}
	return QuoteDouble(s)
}

// QuoteKey quotes a key of an associative array as declare -p does.
func QuoteKey(s string, wide bool) string {
	switch {
	case NeedsANSI(s, wide):
		return QuoteANSI(s, wide)
	case s == "@" || s == "*" || HasShellMeta(s):
		return QuoteDouble(s)
	}
	return s
}

// QuoteSet quotes a value as the output of set does: only if it must be.
func QuoteSet(s string, wide bool) string {
	switch {
	case NeedsANSI(s, wide):
		return QuoteANSI(s, wide)
	case HasShellMeta(s):
		return QuoteSingle(s)
	}
	return s
}

// HasShellMeta reports whether s holds a character that is special to the shell.
func HasShellMeta(s string) bool {
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case ' ', '\t', '\n', '\'', '"', '\\', '|', '&', ';', '(', ')', '<', '>', '!', '{', '}', '*', '[', '?', ']', '^', '$', '`':
			return true
		case '~':
			if i == 0 || s[i-1] == '=' || s[i-1] == ':' {
				return true
			}
		case '#':
			if i == 0 || s[i-1] == ' ' || s[i-1] == '\t' {
				return true
			}
		}
	}
	return false
}

// QuoteBackslash quotes s as printf %q does.
func QuoteBackslash(s string, wide bool) string {
	if s == "" {
		return "''"
	}
	if NeedsANSI(s, wide) {
		return QuoteANSI(s, wide)
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case ' ', '\t', '\n', '!', '"', '$', '&', '\'', '(', ')', '*', ',', ';', '<', '>', '?', '[', '\\', ']', '^', '`', '{', '|', '}':
			b.WriteByte('\\')
		case '#':
			if i == 0 {
				b.WriteByte('\\')
			}
		case '~':
			if i == 0 || s[i-1] == ':' || s[i-1] == '=' {
				b.WriteByte('\\')
			}
		}
		b.WriteByte(s[i])
	}
	return b.String()
}
