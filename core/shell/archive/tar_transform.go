package archive

import (
	"strconv"
	"strings"

	"ambit/core/shell/regex"
)

// transform is a replacement of --transform: s/RE/REPLACEMENT/FLAGS.
type transform struct {
	re          *regex.Regexp
	replacement string
	all         bool
	nth         int
	scope       map[byte]bool // r names, s symbolic link targets, h hard link targets
}

// addTransforms compiles the expressions of --transform; it returns what is wrong.
func (a *archiver) addTransforms(s string) string {
	for _, expr := range splitTransforms(s) {
		if len(expr) < 4 || expr[0] != 's' {
			return "Invalid transform expression"
		}
		delim := expr[1]
		parts := splitOn(expr[2:], delim)
		if len(parts) != 3 {
			return "Invalid transform expression"
		}
		t := transform{replacement: parts[1], nth: 1, scope: map[byte]bool{'r': true, 's': true, 'h': true}}
		opt := regex.Options{Dialect: regex.BRE, Meter: a.p.Meter, Bytes: !a.p.UTF8()}
		digits := ""
		for _, c := range []byte(parts[2]) {
			switch {
			case c == 'g':
				t.all = true
			case c == 'i':
				opt.ICase = true
			case c == 'x':
				opt.Dialect = regex.ERE
			case c >= '0' && c <= '9':
				digits += string(c)
			case c == 'R' || c == 'S' || c == 'H':
				t.scope[c|0x20] = false
			case c == 'r' || c == 's' || c == 'h':
				t.scope[c] = true
			default:
				return "Unknown flag in transform expression: " + string(c)
			}
		}
		if n, err := strconv.Atoi(digits); err == nil && n > 0 {
			t.nth = n
		}
		re, err := regex.Compile(parts[0], opt)
		if err != nil {
			return "Invalid transform expression: " + err.Error()
		}
		t.re = re
		a.transforms = append(a.transforms, t)
	}
	return ""
}

// splitTransforms splits at semicolons between expressions.
func splitTransforms(s string) []string {
	var list []string
	for s != "" {
		end := len(s)
		if len(s) > 1 && s[0] == 's' {
			seen := 0
			for i := 2; i < len(s); i++ {
				if s[i] == '\\' {
					i++
					continue
				}
				if s[i] == s[1] {
					seen++
				} else if s[i] == ';' && seen >= 2 {
					end = i
					break
				}
			}
		}
		list = append(list, s[:end])
		s = strings.TrimPrefix(s[end:], ";")
	}
	return list
}

func splitOn(s string, delim byte) []string {
	var parts []string
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		switch {
		case s[i] == '\\' && i+1 < len(s) && s[i+1] == delim:
			b.WriteByte(delim)
			i++
		case s[i] == '\\' && i+1 < len(s):
			b.WriteString(s[i : i+2])
			i++
		case s[i] == delim && len(parts) < 2:
			parts = append(parts, b.String())
			b.Reset()
		default:
			b.WriteByte(s[i])
		}
	}
	return append(parts, b.String())
}

// transformed applies the expressions to a name.
func (a *archiver) transformed(name string, scope byte) string {
	for _, t := range a.transforms {
		if t.scope[scope] {
			name = t.apply(name)
		}
	}
	return name
}

func (t transform) apply(name string) string {
	var b strings.Builder
	at, n := 0, 0
	subject := []byte(name)
	for at <= len(subject) {
		loc := t.re.FindSubmatch(nil, subject, at, 0)
		if loc == nil {
			break
		}
		n++
		b.WriteString(name[at:loc[0]])
		if n >= t.nth {
			t.expand(&b, name, loc)
		} else {
			b.WriteString(name[loc[0]:loc[1]])
		}
		if loc[1] == loc[0] {
			if loc[0] < len(name) {
				b.WriteByte(name[loc[0]])
			}
			at = loc[1] + 1
		} else {
			at = loc[1]
		}
		if n >= t.nth && !t.all {
			break
		}
	}
	if at < len(name) {
		b.WriteString(name[at:])
	}
	return b.String()
}

func (t transform) expand(b *strings.Builder, name string, loc []int) {
	r := t.replacement
	for i := 0; i < len(r); i++ {
		switch {
		case r[i] == '&':
			b.WriteString(name[loc[0]:loc[1]])
		case r[i] == '\\' && i+1 < len(r):
			i++
			if k := int(r[i] - '0'); r[i] >= '0' && r[i] <= '9' {
				if 2*k+1 < len(loc) && loc[2*k] >= 0 {
					b.WriteString(name[loc[2*k]:loc[2*k+1]])
				}
			} else {
				b.WriteByte(r[i])
			}
		default:
			b.WriteByte(r[i])
		}
	}
}
