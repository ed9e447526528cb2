// Package gnu holds what commands in GNU's manner share: the wording of errors,
// quoted names, numbers with size suffixes, --help and --version.
package gnu

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"ambit/core/shell/command"
)

// Quote quotes s as gnulib's quote does: ‘s’ in a UTF-8 locale, 's' in others,
// with what cannot be printed as C escapes.
func Quote(p *command.Proc, s string) string {
	utf := p.UTF8()
	var b strings.Builder
	if utf {
		b.WriteString("‘")
	} else {
		b.WriteByte('\'')
	}
	for i := 0; i < len(s); {
		n := printable(s[i:], utf)
		switch c := s[i]; {
		case n > 0 && c == '\\', n > 0 && c == '\'' && !utf:
			b.WriteByte('\\')
			b.WriteByte(c)
			i++
		case n > 0:
			b.WriteString(s[i : i+n])
			i += n
		default:
			var next byte
			if i+1 < len(s) {
				next = s[i+1]
			}
			b.WriteString(cEscape(c, next >= '0' && next <= '9'))
			i++
		}
	}
	if utf {
		b.WriteString("’")
	} else {
		b.WriteByte('\'')
	}
	return b.String()
}

// cEscape is \n for a newline and so on, else octal. A NUL is short unless a digit
// follows.
func cEscape(c byte, digitFollows bool) string {
	if i := strings.IndexByte("\a\b\f\n\r\t\v", c); i >= 0 {
		return `\` + "abfnrtv"[i:i+1]
	}
	if c == 0 && !digitFollows {
		return `\0`
	}
	return `\` + string([]byte{'0' + c>>6, '0' + c>>3&7, '0' + c&7})
}

// printable is the length of the printable character that s starts with, or 0.
func printable(s string, utf bool) int {
	if c := s[0]; c < utf8.RuneSelf {
		if c < ' ' || c == 0x7f {
			return 0
		}
		return 1
	}
	if !utf {
		return 0
	}
	r, n := utf8.DecodeRuneInString(s)
	if r == utf8.RuneError && n == 1 || !unicode.IsPrint(r) && !unicode.Is(unicode.Zs, r) {
		return 0
	}
	return n
}

// Name quotes a file name for the front of a message ("cat: NAME: No such file"):
// only where a shell or the colon makes that necessary (gnulib's quotef).
func Name(p *command.Proc, s string) string {
	if s != "" && !strings.Contains(s, ":") && plain(s, p.UTF8()) {
		return s
	}
	return shellQuote(s, p.UTF8())
}

// QuoteName quotes a file name for the middle of a message, always and so that it
// can be pasted into a shell (gnulib's quoteaf).
func QuoteName(p *command.Proc, s string) string { return shellQuote(s, p.UTF8()) }

// ShellName quotes a file name where a shell makes that necessary, as ls does on
// a terminal.
func ShellName(p *command.Proc, s string) string {
	if s != "" && plain(s, p.UTF8()) {
		return s
	}
	return shellQuote(s, p.UTF8())
}

func plain(s string, utf bool) bool {
	if s == "{" || s == "}" || s[0] == '#' || s[0] == '~' {
		return false
	}
	for i := 0; i < len(s); {
		n := printable(s[i:], utf)
		if n == 0 || strings.IndexByte(" !\"$&'()*;<=>?[\\^`|", s[i]) >= 0 {
			return false
		}
		i += n
	}
	return true
}

// shellQuote is gnulib's shell-escape-always style: '…', or "…" when there is an
// apostrophe and nothing that double quotes would expand, with $'\n' pieces for
// what cannot be printed.
func shellQuote(s string, utf bool) string {
	if strings.Contains(s, "'") && fitsDoubleQuotes(s, utf) {
		return `"` + s + `"`
	}
	var b strings.Builder
	b.WriteByte('\'')
	escaped := false
	for i := 0; i < len(s); {
		n := printable(s[i:], utf)
		if n == 0 {
			if !escaped {
				b.WriteString("'$'")
				escaped = true
			}
			digit := i+1 < len(s) && s[i+1] >= '0' && s[i+1] <= '9'
			b.WriteString(cEscape(s[i], digit))
			i++
			continue
		}
		if escaped && s[i] != '\'' {
			b.WriteString("''")
			escaped = false
		}
		if s[i] == '\'' {
			if escaped {
				b.WriteString(`\'`)
			} else {
				b.WriteString(`'\''`)
			}
		} else {
			b.WriteString(s[i : i+n])
		}
		i += n
	}
	b.WriteByte('\'')
	return b.String()
}

func fitsDoubleQuotes(s string, utf bool) bool {
	for i := 0; i < len(s); {
		n := printable(s[i:], utf)
		if n == 0 || strings.IndexByte("!\"$&()*;<=>?[\\^`|", s[i]) >= 0 {
			return false
		}
		i += n
	}
	return true
}
