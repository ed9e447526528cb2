package fileutils

import (
	"strings"

	"ambit/core/shell/quoting"
)

// quotingStyle is the argument of ls --quoting-style.
type quotingStyle int

const (
	quoteLiteral quotingStyle = iota
	quoteShell
	quoteShellAlways
	quoteShellEscape
	quoteShellEscapeAlways
	quoteC
	quoteCMaybe
	quoteEscape
	quoteLocale
	quoteCLocale
)

var quotingStyles = []choice{
	{"literal", int(quoteLiteral)}, {"shell", int(quoteShell)}, {"shell-always", int(quoteShellAlways)},
	{"shell-escape", int(quoteShellEscape)}, {"shell-escape-always", int(quoteShellEscapeAlways)},
	{"c", int(quoteC)}, {"c-maybe", int(quoteCMaybe)}, {"escape", int(quoteEscape)},
	{"locale", int(quoteLocale)}, {"clocale", int(quoteCLocale)},
}

// apply prints name in the style; quoted reports whether it got quotes.
func (s quotingStyle) apply(name string, utf8 bool) (shown string, quoted bool) {
	switch s {
	case quoteShell:
		shown = quoting.ShellRaw(name, utf8, false)
	case quoteShellAlways:
		return quoting.ShellRaw(name, utf8, true), true
	case quoteShellEscape:
		shown = quoting.Shell(name, utf8)
	case quoteShellEscapeAlways:
		return quoting.Name(name, utf8), true
	case quoteC:
		return quoting.C(name, utf8), true
	case quoteCMaybe:
		shown = quoting.C(name, utf8)
		if strings.ReplaceAll(shown, `\\`, `\`) == `"`+name+`"` {
			return name, false
		}
	case quoteEscape:
		return quoting.Escape(name, utf8, " "), false
	case quoteLocale, quoteCLocale:
		return quoting.Locale(name, utf8), true
	default:
		return name, false
	}
	return shown, shown != name
}

// aligns reports whether names without quotes get a blank so that they line up
// with quoted ones.
func (s quotingStyle) aligns() bool {
	return s == quoteShell || s == quoteShellEscape || s == quoteCMaybe
}

func questionMarks(s string, utf8 bool) string { return quoting.Question(s, utf8) }
