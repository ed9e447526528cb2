package authority

import (
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"
)

// Bounds of one glob, which keep matching cheap whatever the pattern.
const (
	maxGlob         = 1024 // bytes
	maxAlternatives = 256  // patterns that braces may expand to
	maxSegments     = 63   // so that the states of a match fit one word
)

// Glob is a compiled pattern over paths relative to a store's root.
//
// It is anchored at the root. `*` and `?` match within one path component, `[a-z]`
// and `[!a-z]` one character of it, `{a,b}` either text, `**` as a whole component
// any number of components (also none: `**/*.md` matches README.md and `docs/**`
// matches docs); `\` makes the next character literal. There is no negation.
type Glob struct {
	source string
	alts   [][]segment
}

// segment is one component of a pattern.
type segment struct {
	any     bool   // **
	literal bool   // text, without wildcards
	text    string // pattern source, or the literal
}

type globs []*Glob

// everything is what an operation without a list of globs covers.
var everything = globs{{source: "**", alts: [][]segment{{{any: true}}}}}

func (gs globs) match(path string) bool {
	for _, g := range gs {
		if g.Match(path) {
			return true
		}
	}
	return false
}

func (gs globs) mayMatchBelow(dir string) bool {
	for _, g := range gs {
		if g.MayMatchBelow(dir) {
			return true
		}
	}
	return false
}

// CompileGlob reads a pattern.
func CompileGlob(pattern string) (*Glob, error) {
	switch {
	case pattern == "":
		return nil, errors.New("glob is empty")
	case len(pattern) > maxGlob:
		return nil, fmt.Errorf("glob is longer than %d bytes", maxGlob)
	case strings.IndexByte(pattern, 0) >= 0:
		return nil, errors.New("glob holds a NUL byte")
	case pattern[0] == '!':
		return nil, fmt.Errorf("glob `%s`: negation is not supported", pattern)
	case pattern[0] == '/':
		return nil, fmt.Errorf("glob `%s`: globs are relative to the store's root, drop the leading /", pattern)
	}
	texts, err := expandBraces(pattern)
	if err != nil {
		return nil, fmt.Errorf("glob `%s`: %w", pattern, err)
	}
	g := &Glob{source: pattern}
	for _, t := range texts {
		segs, err := compileSegments(t)
		if err != nil {
			return nil, fmt.Errorf("glob `%s`: %w", pattern, err)
		}
		g.alts = append(g.alts, segs)
	}
	return g, nil
}

func (g *Glob) String() string { return g.source }

func compileSegments(text string) ([]segment, error) {
	var segs []segment
	for _, c := range strings.Split(text, "/") {
		switch c {
		case "":
			return nil, errors.New("empty path component")
		case ".", "..":
			return nil, fmt.Errorf("component `%s` never matches", c)
		case "**":
			if n := len(segs); n == 0 || !segs[n-1].any {
				segs = append(segs, segment{any: true})
			}
			continue
		}
		if !strings.ContainsAny(c, `*?[\`) {
			segs = append(segs, segment{literal: true, text: c})
			continue
		}
		if err := checkSegment(c); err != nil {
			return nil, err
		}
		segs = append(segs, segment{text: c})
	}
	if len(segs) > maxSegments {
		return nil, fmt.Errorf("more than %d components", maxSegments)
	}
	return segs, nil
}

func checkSegment(c string) error {
	for c != "" {
		switch c[0] {
		case '\\':
			if len(c) == 1 {
				return errors.New("trailing backslash")
			}
			c = c[2:]
		case '[':
			rest, _, ok := matchClass(c, 'x')
			if !ok {
				return errors.New("unterminated or empty [")
			}
			c = rest
		default:
			c = c[1:]
		}
	}
	return nil
}

// Match reports whether the cleaned path matches as a whole.
func (g *Glob) Match(path string) bool {
	for _, segs := range g.alts {
		if states := run(segs, path); states&(1<<len(segs)) != 0 {
			return true
		}
	}
	return false
}

// MayMatchBelow reports whether dir, or a path below it, can match.
func (g *Glob) MayMatchBelow(dir string) bool {
	for _, segs := range g.alts {
		if run(segs, dir) != 0 {
			return true
		}
	}
	return false
}

// run simulates the pattern over the components of path. Bit i of the result says
// that segs[:i] can match it.
func run(segs []segment, path string) uint64 {
	states := closure(segs, 1)
	if path == "." {
		return states
	}
	for path != "" && states != 0 {
		name := path
		if i := strings.IndexByte(path, '/'); i >= 0 {
			name, path = path[:i], path[i+1:]
		} else {
			path = ""
		}
		var next uint64
		for i, s := range segs {
			if states&(1<<i) == 0 {
				continue
			}
			switch {
			case s.any:
				next |= 1 << i
			case s.match(name):
				next |= 1 << (i + 1)
			}
		}
		states = closure(segs, next)
	}
	return states
}

// closure adds the states reached by letting `**` match nothing.
func closure(segs []segment, states uint64) uint64 {
	for i, s := range segs {
		if s.any && states&(1<<i) != 0 {
			states |= 1 << (i + 1)
		}
	}
	return states
}

// match compares one component in O(len(pattern) × len(name)): only the last star
// needs to be tried again, because it can take over whatever an earlier one took.
func (s segment) match(name string) bool {
	if s.literal {
		return s.text == name
	}
	pat := s.text
	starPat, starName := "", ""
	star := false
	for {
		if pat != "" && pat[0] == '*' {
			pat = pat[1:]
			if pat == "" {
				return true
			}
			star, starPat, starName = true, pat, name
			continue
		}
		if name == "" {
			if pat == "" {
				return true
			}
		} else if rest, size, ok := matchOne(pat, name); ok {
			pat, name = rest, name[size:]
			continue
		}
		if !star || starName == "" {
			return false
		}
		_, size := utf8.DecodeRuneInString(starName)
		starName = starName[size:]
		pat, name = starPat, starName
	}
}

// matchOne matches one pattern element against the first character of name.
func matchOne(pat, name string) (rest string, size int, ok bool) {
	if pat == "" {
		return "", 0, false
	}
	r, size := utf8.DecodeRuneInString(name)
	switch pat[0] {
	case '?':
		return pat[1:], size, true
	case '[':
		rest, in, _ := matchClass(pat, r)
		return rest, size, in
	case '\\':
		return pat[2:], 1, pat[1] == name[0]
	}
	return pat[1:], 1, pat[0] == name[0]
}

// matchClass reads the bracket expression at the start of pat. A "]" that stands
// first is literal.
func matchClass(pat string, r rune) (rest string, in, ok bool) {
	p := pat[1:]
	negated := p != "" && (p[0] == '!' || p[0] == '^')
	if negated {
		p = p[1:]
	}
	for first := true; ; first = false {
		if p == "" {
			return "", false, false
		}
		if p[0] == ']' && !first {
			return p[1:], in != negated, true
		}
		lo, p2, good := classChar(p)
		if !good {
			return "", false, false
		}
		hi := lo
		p = p2
		if len(p) > 1 && p[0] == '-' && p[1] != ']' {
			if hi, p, good = classChar(p[1:]); !good || hi < lo {
				return "", false, false
			}
		}
		if lo <= r && r <= hi {
			in = true
		}
	}
}

func classChar(p string) (r rune, rest string, ok bool) {
	if p[0] == '\\' {
		if p = p[1:]; p == "" {
			return 0, "", false
		}
	}
	r, size := utf8.DecodeRuneInString(p)
	return r, p[size:], true
}
