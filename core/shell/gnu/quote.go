package gnu

import (
	"ambit/core/shell/command"
	"ambit/core/shell/quoting"
)

// Quote quotes s as gnulib's quote does: ‘s’ in a UTF-8 locale, 's' in others,
// with what cannot be printed as C escapes.
func Quote(p *command.Proc, s string) string { return quoting.Locale(s, p.UTF8()) }

// Name quotes a file name for the front of a message ("cat: NAME: No such file"):
// only where a shell or the colon makes that necessary (gnulib's quotef).
func Name(p *command.Proc, s string) string { return quoting.Colon(s, p.UTF8()) }

// QuoteName quotes a file name for the middle of a message, always and so that it
// can be pasted into a shell (gnulib's quoteaf).
func QuoteName(p *command.Proc, s string) string { return quoting.Name(s, p.UTF8()) }

// ShellName quotes a file name where a shell makes that necessary, as ls does on
// a terminal.
func ShellName(p *command.Proc, s string) string { return quoting.Shell(s, p.UTF8()) }

// QuotingStyles are the arguments of --quoting-style.
var QuotingStyles = func() (words []Word) {
	for i, name := range quoting.StyleNames {
		words = append(words, Word{Name: name, Value: i})
	}
	return words
}()

// EnvQuotingStyle is the style that the variable QUOTING_STYLE asks for, else def.
func EnvQuotingStyle(p *command.Proc, def quoting.Style) quoting.Style {
	v, ok := p.Getenv("QUOTING_STYLE")
	if !ok {
		return def
	}
	for i, name := range quoting.StyleNames {
		if name == v {
			return quoting.Style(i)
		}
	}
	p.Errorf("ignoring invalid value of environment variable QUOTING_STYLE: %s", Quote(p, v))
	return def
}
