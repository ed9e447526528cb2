package quoting

import "strings"

// Style is a way to show a name, as the argument of --quoting-style (GNU coreutils
// manual, Formatting the file names).
type Style int

// The styles.
const (
	StyleLiteral Style = iota
	StyleShell
	StyleShellAlways
	StyleShellEscape
	StyleShellEscapeAlways
	StyleC
	StyleCMaybe
	StyleEscape
	StyleLocale
	StyleCLocale
)

// StyleNames are the names of the styles, by number.
var StyleNames = []string{"literal", "shell", "shell-always", "shell-escape", "shell-escape-always", "c", "c-maybe", "escape", "locale", "clocale"}

// Apply prints name in the style; quoted reports whether it got quotes. The escape
// style puts a backslash before the characters of also, too.
func (s Style) Apply(name string, utf8 bool, also string) (shown string, quoted bool) {
	switch s {
	case StyleShell:
		shown = ShellRaw(name, utf8, false)
	case StyleShellAlways:
		return ShellRaw(name, utf8, true), true
	case StyleShellEscape:
		shown = Shell(name, utf8)
	case StyleShellEscapeAlways:
		return Name(name, utf8), true
	case StyleC:
		return C(name, utf8), true
	case StyleCMaybe:
		shown = C(name, utf8)
		if strings.ReplaceAll(shown, `\\`, `\`) == `"`+name+`"` {
			return name, false
		}
	case StyleEscape:
		return Escape(name, utf8, also), false
	case StyleLocale, StyleCLocale:
		return Locale(name, utf8), true
	default:
		return name, false
	}
	return shown, shown != name
}

// Aligns reports whether names without quotes get a blank so that they line up
// with quoted ones.
func (s Style) Aligns() bool {
	return s == StyleShell || s == StyleShellEscape || s == StyleCMaybe
}
