package grep

import (
	"strings"

	"ambit/core/fuel"
	"ambit/core/shell/regex"
)

// ignoreRule is one line of a .gitignore, or one glob of -g or a file type.
type ignoreRule struct {
	negate  bool // ! in front: what matches is taken back
	dirOnly bool
	base    bool   // matches the last component only
	literal string // the whole text, if it has no wildcard
	suffix  string // of a rule like *.log
	re      *regex.Regexp
}

// parseRule reads a line of a .gitignore; ok is false for blank lines and comments.
func parseRule(line string, meter *fuel.Meter) (r ignoreRule, ok bool) {
	line = strings.TrimSuffix(line, "\r")
	for strings.HasSuffix(line, " ") && !strings.HasSuffix(line, `\ `) {
		line = line[:len(line)-1]
	}
	if line == "" || line[0] == '#' {
		return r, false
	}
	return newRule(line, false, meter)
}

// newRule compiles a glob in the manner of git.
func newRule(glob string, icase bool, meter *fuel.Meter) (r ignoreRule, ok bool) {
	if strings.HasPrefix(glob, "!") {
		r.negate = true
		glob = glob[1:]
	}
	if strings.HasSuffix(glob, "/") {
		r.dirOnly = true
		glob = strings.TrimSuffix(glob, "/")
	}
	if glob == "" {
		return r, false
	}
	r.base = !strings.Contains(glob, "/")
	glob = strings.TrimPrefix(glob, "/")
	const meta = `*?[{\`
	switch {
	case !strings.ContainsAny(glob, meta) && !icase:
		r.literal = glob
	case r.base && len(glob) > 1 && glob[0] == '*' && !strings.ContainsAny(glob[1:], meta) && !icase:
		r.suffix = glob[1:]
	default:
		re, err := regex.Compile(globPattern(glob), regex.Options{
			Dialect: regex.Perl, Whole: true, Bytes: true, DotAll: true, ICase: icase, NoSub: true, Meter: meter})
		if err != nil {
			return r, false
		}
		r.re = re
	}
	return r, true
}

// globPattern translates a glob: * and ? stop at a slash, ** does not, {a,b} are
// alternatives.
func globPattern(glob string) string {
	var b strings.Builder
	b.WriteString("(?:")
	depth := 0
	for i := 0; i < len(glob); i++ {
		switch c := glob[i]; c {
		case '*':
			if strings.HasPrefix(glob[i:], "**/") && (i == 0 || glob[i-1] == '/') {
				b.WriteString("(?:.*/)?")
				i += 2
			} else if glob[i:] == "**" && (i == 0 || glob[i-1] == '/') {
				b.WriteString(".*")
				i++
			} else {
				b.WriteString("[^/]*")
			}
		case '?':
			b.WriteString("[^/]")
		case '[':
			end := i + 1
			if end < len(glob) && (glob[end] == '!' || glob[end] == '^') {
				end++
			}
			if end < len(glob) && glob[end] == ']' {
				end++
			}
			for end < len(glob) && glob[end] != ']' {
				end++
			}
			if end >= len(glob) {
				b.WriteString(`\[`)
				continue
			}
			list := glob[i+1 : end]
			if strings.HasPrefix(list, "!") {
				list = "^" + list[1:]
			}
			b.WriteString("[" + strings.ReplaceAll(list, "[", `\[`) + "]")
			i = end
		case '{':
			depth++
			b.WriteString("(?:")
		case '}':
			if depth == 0 {
				b.WriteString(`\}`)
				continue
			}
			depth--
			b.WriteByte(')')
		case ',':
			if depth > 0 {
				b.WriteByte('|')
			} else {
				b.WriteByte(',')
			}
		case '\\':
			if i+1 < len(glob) {
				i++
			}
			b.WriteString(quoteByte(glob[i]))
		default:
			b.WriteString(quoteByte(c))
		}
	}
	for ; depth > 0; depth-- {
		b.WriteByte(')')
	}
	b.WriteByte(')')
	return b.String()
}

func quoteByte(c byte) string {
	if c >= 0x80 || c >= '0' && c <= '9' || c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' || c == '_' || c == '/' {
		return string([]byte{c})
	}
	return `\` + string([]byte{c})
}

// matches decides a path relative to where the rule stands.
func (r *ignoreRule) matches(path, base string, dir bool) bool {
	if r.dirOnly && !dir {
		return false
	}
	name := path
	if r.base {
		name = base
	}
	switch {
	case r.re != nil:
		return r.re.MatchString(name)
	case r.suffix != "":
		return strings.HasSuffix(name, r.suffix)
	}
	return name == r.literal
}

// verdict is what a set of rules says about a path.
type verdict uint8

const (
	noVerdict verdict = iota
	ignored
	whitelisted
)

// decide lets the last rule that matches decide.
func decide(rules []ignoreRule, path string, dir bool) verdict {
	base := path[strings.LastIndexByte(path, '/')+1:]
	for i := len(rules) - 1; i >= 0; i-- {
		if rules[i].matches(path, base, dir) {
			if rules[i].negate {
				return whitelisted
			}
			return ignored
		}
	}
	return noVerdict
}
