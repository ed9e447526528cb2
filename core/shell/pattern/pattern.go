// Package pattern matches shell patterns: `* ? [ ]`, and `?( ) *( ) +( ) @( ) !( )`
// when ExtGlob is set (bash manual, "Pattern Matching"; POSIX XCU 2.13). Matching
// takes time linear in pattern × string (× string inside `!( )`); nothing
// backtracks.
//
//	p := pattern.Compile("*.tar.?(gz|xz)", pattern.UTF8|pattern.ExtGlob)
//	ok := p.Match("a.tar.gz")
//	n := p.Prefix("…", true) // ${x##pattern}
//
// Patterns and strings are bytes. With UTF8 a character is a UTF-8 sequence; if
// the string or the pattern is not valid UTF-8, all characters are bytes, as in
// bash. Without UTF8 every byte is a character.
package pattern

import (
	"strings"
	"unicode/utf8"
)

// Flags tunes matching.
type Flags uint16

// The flags. Pathname, Period and their kin are those of fnmatch(3).
const (
	UTF8     Flags = 1 << iota // characters are UTF-8 sequences
	ExtGlob                    // ?( ) *( ) +( ) @( ) !( )
	NoCase                     // ignore case
	NoEscape                   // a backslash is an ordinary character
	Pathname                   // no wildcard matches a slash
	Period                     // a leading period must be matched explicitly
	LeadDir                    // a trailing "/…" of the string is ignored
)

// Pattern is a compiled pattern. It may be used again and again.
type Pattern struct {
	// Charge, if not nil, is called during and after each operation with the number
	// of steps it took. It may panic to end the operation.
	Charge func(steps int64)

	source string
	flags  Flags
	seq    []node
	groups bool     // has an extended pattern
	raw    *Pattern // the same pattern over bytes, made when needed
}

// Compile compiles a pattern. There are no invalid ones: an unclosed bracket
// stands for itself.
func Compile(pat string, f Flags) *Pattern {
	if f&UTF8 != 0 && !utf8.ValidString(pat) {
		f &^= UTF8
	}
	p := &Pattern{source: pat, flags: f}
	c := &compiler{pat: pat, flags: f}
	p.seq, _ = c.sequence(0, "")
	for i := range p.seq {
		p.groups = p.groups || p.seq[i].kind == nodeExt
	}
	return p
}

// Size is an upper bound of the bytes that compiling a pattern takes besides its text.
func Size(pat string) int {
	n := 2 * len(pat)
	for i := 0; i < len(pat); i++ {
		switch pat[i] {
		case '*', '?', '[', '(', '|':
			n += 256
		}
	}
	return n
}

// Literal is the text that p matches if it has no wildcards.
func (p *Pattern) Literal() (string, bool) {
	switch {
	case p.flags&NoCase != 0:
		return "", false
	case len(p.seq) == 0:
		return "", true
	case len(p.seq) == 1 && p.seq[0].kind == nodeLit:
		return p.seq[0].text, true
	}
	return "", false
}

// forString is p as it applies to s: over bytes if s is not valid UTF-8.
func (p *Pattern) forString(s string) *Pattern {
	if p.flags&UTF8 == 0 || utf8.ValidString(s) {
		return p
	}
	if p.raw == nil {
		p.raw = Compile(p.source, p.flags&^UTF8)
	}
	return p.raw
}

func (p *Pattern) charge(m *matcher) {
	if p.Charge != nil {
		p.Charge(m.steps + int64(len(m.s))/64)
	}
}

// Match reports whether the whole of s matches.
func (p *Pattern) Match(s string) bool {
	if lit, ok := p.Literal(); ok && p.flags&LeadDir == 0 {
		return s == lit
	}
	q := p.forString(s)
	m := &matcher{s: s, flags: q.flags, charge: p.Charge}
	defer p.charge(m)
	if !q.groups && p.flags&LeadDir == 0 {
		end, _ := m.simple(q.seq, 0, true, true)
		return end >= 0
	}
	start := m.none()
	start.add(0)
	ends := m.ends(q.seq, start)
	if ends.has(len(s)) {
		return true
	}
	if p.flags&LeadDir != 0 {
		for i := ends.min(); i >= 0; i = ends.after(i + 1) {
			if i < len(s) && s[i] == '/' {
				return true
			}
		}
	}
	return false
}

// Prefix is the length of the longest or shortest prefix of s that matches, or
// -1.
func (p *Pattern) Prefix(s string, longest bool) int {
	q := p.forString(s)
	m := &matcher{s: s, flags: q.flags, charge: p.Charge}
	defer p.charge(m)
	end, _ := q.prefix(m, 0, longest)
	return end
}

func (p *Pattern) prefix(m *matcher, from int, longest bool) (end int, hopeless bool) {
	if !p.groups {
		return m.simple(p.seq, from, false, longest)
	}
	start := m.none()
	start.add(from)
	ends := m.ends(p.seq, start)
	if longest {
		return ends.max(), false
	}
	return ends.min(), false
}

// Suffix is where the longest or shortest suffix of s that matches begins, or -1.
func (p *Pattern) Suffix(s string, longest bool) int {
	if lit, ok := p.Literal(); ok {
		if strings.HasSuffix(s, lit) {
			return len(s) - len(lit)
		}
		return -1
	}
	q := p.forString(s)
	m := &matcher{s: s, flags: q.flags, charge: p.Charge}
	defer p.charge(m)
	if longest {
		return q.firstSuffix(m)
	}
	return q.lastSuffix(m)
}

func (p *Pattern) firstSuffix(m *matcher) int {
	for i := 0; ; {
		end, hopeless := p.whole(m, i)
		if end >= 0 {
			return i
		}
		if i >= len(m.s) || hopeless {
			return -1
		}
		i = p.nextStart(m, i)
	}
}

func (p *Pattern) lastSuffix(m *matcher) int {
	for i := len(m.s); ; {
		if end, _ := p.whole(m, i); end >= 0 {
			return i
		}
		if i == 0 {
			return -1
		}
		m.steps++
		m.pay()
		if m.wide() {
			_, w := utf8.DecodeLastRuneInString(m.s[:i])
			i -= w
		} else {
			i--
		}
		// A pattern that begins with text can only begin where that text is.
		if len(p.seq) > 0 && p.seq[0].kind == nodeLit && p.flags&NoCase == 0 {
			text := p.seq[0].text
			k := strings.LastIndex(m.s[:min(len(m.s), i+len(text))], text)
			if k < 0 {
				return -1
			}
			i = k
		}
	}
}

func (p *Pattern) whole(m *matcher, from int) (end int, hopeless bool) {
	if !p.groups {
		return m.simple(p.seq, from, true, true)
	}
	start := m.none()
	start.add(from)
	if m.ends(p.seq, start).has(len(m.s)) {
		return len(m.s), false
	}
	return -1, false
}

// nextStart is the next position behind i at which a match can begin.
func (p *Pattern) nextStart(m *matcher, i int) int {
	m.steps++
	m.pay()
	_, w := m.char(i)
	i += w
	if len(p.seq) > 0 && p.seq[0].kind == nodeLit && p.flags&NoCase == 0 {
		k := strings.Index(m.s[i:], p.seq[0].text)
		if k < 0 {
			m.steps += int64(len(m.s)-i) / 16
			return len(m.s)
		}
		m.steps += int64(k) / 16
		return i + k
	}
	return i
}

// Find is the first place at or behind from where p matches, and the end of the
// longest match there.
func (p *Pattern) Find(s string, from int) (start, end int, ok bool) {
	if lit, isLit := p.Literal(); isLit {
		k := strings.Index(s[from:], lit)
		if k < 0 {
			return 0, 0, false
		}
		return from + k, from + k + len(lit), true
	}
	q := p.forString(s)
	m := &matcher{s: s, flags: q.flags, charge: p.Charge}
	defer p.charge(m)
	for i := from; ; {
		end, hopeless := q.prefix(m, i, true)
		if end >= 0 {
			return i, end, true
		}
		if i >= len(s) || hopeless {
			return 0, 0, false
		}
		i = q.nextStart(m, i)
	}
}

// Match compiles pat and matches it against the whole of s.
func Match(pat, s string, f Flags) bool { return Compile(pat, f).Match(s) }

// HasMeta reports whether pat holds a wildcard that is not escaped.
func HasMeta(pat string, f Flags) bool {
	open := false
	for i := 0; i < len(pat); i++ {
		switch pat[i] {
		case '*', '?':
			return true
		case '[':
			open = true
		case ']':
			if open { // even [], which matches nothing
				return true
			}
		case '+', '@', '!':
			if f&ExtGlob != 0 && i+1 < len(pat) && pat[i+1] == '(' {
				return true
			}
		case '\\':
			if f&NoEscape == 0 {
				i++
			}
		}
	}
	return false
}

const special = `*?[]\()|+@!^-`

// Escape puts a backslash in front of every character of s that is special in a
// pattern.
func Escape(s string) string {
	n := 0
	for i := 0; i < len(s); i++ {
		if strings.IndexByte(special, s[i]) >= 0 {
			n++
		}
	}
	if n == 0 {
		return s
	}
	b := make([]byte, 0, len(s)+n)
	for i := 0; i < len(s); i++ {
		if strings.IndexByte(special, s[i]) >= 0 {
			b = append(b, '\\')
		}
		b = append(b, s[i])
	}
	return string(b)
}
