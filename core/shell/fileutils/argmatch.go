package fileutils

import (
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
)

// choice is one argument that an option accepts; choices of equal value are
// synonyms.
type choice struct {
	name  string
	value int
}

// argMatch finds arg among choices, abbreviated if unambiguous, as gnulib's
// argmatch does. On failure it reports and returns ok false.
func argMatch(p *command.Proc, option, arg string, choices []choice) (value int, ok bool) {
	found := -1
	ambiguous := false
	for i, c := range choices {
		if c.name == arg {
			return c.value, true
		}
		if strings.HasPrefix(c.name, arg) {
			switch {
			case found < 0:
				found = i
			case choices[found].value != c.value:
				ambiguous = true
			}
		}
	}
	if found >= 0 && !ambiguous {
		return choices[found].value, true
	}
	word := "invalid"
	if ambiguous {
		word = "ambiguous"
	}
	p.Errorf("%s argument %s for %s", word, gnu.Quote(p, arg), gnu.Quote(p, option))
	var b strings.Builder
	b.WriteString("Valid arguments are:")
	for i, c := range choices {
		if i > 0 && choices[i-1].value == c.value {
			b.WriteString(", ")
		} else {
			b.WriteString("\n  - ")
		}
		b.WriteString(gnu.Quote(p, c.name))
	}
	b.WriteByte('\n')
	p.Stderr.Write([]byte(b.String()))
	return 0, false
}
