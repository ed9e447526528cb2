package gnu

import (
	"strings"

	"ambit/core/shell/command"
)

// Word is one argument that an option accepts; words of equal value are synonyms.
type Word struct {
	Name  string
	Value int
}

// Match finds arg among choices, abbreviated if unambiguous, as gnulib's argmatch
// does. On failure it reports and returns ok false.
func Match(p *command.Proc, option, arg string, choices []Word) (value int, ok bool) {
	found := -1
	ambiguous := false
	for i, c := range choices {
		if c.Name == arg {
			return c.Value, true
		}
		if strings.HasPrefix(c.Name, arg) {
			switch {
			case found < 0:
				found = i
			case choices[found].Value != c.Value:
				ambiguous = true
			}
		}
	}
	if found >= 0 && !ambiguous {
		return choices[found].Value, true
	}
	word := "invalid"
	if ambiguous {
		word = "ambiguous"
	}
	p.Errorf("%s argument %s for %s", word, Quote(p, arg), Quote(p, option))
	var b strings.Builder
	b.WriteString("Valid arguments are:")
	for i, c := range choices {
		if i > 0 && choices[i-1].Value == c.Value {
			b.WriteString(", ")
		} else {
			b.WriteString("\n  - ")
		}
		b.WriteString(Quote(p, c.Name))
	}
	b.WriteByte('\n')
	p.Stderr.Write([]byte(b.String()))
	return 0, false
}
