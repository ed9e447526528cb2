package regex

import "strings"

// class reads a list; the opening bracket has been taken.
func (p *perlParser) class() *node {
	p.list++
	s, raw := p.classBody()
	p.list--
	n := p.setNode(s)
	n.set.raw = raw
	return n
}

func (p *perlParser) classBody() (*runeSet, []byte) {
	neg := p.lit("^")
	set := &runeSet{}
	var raw []byte
	for first := true; ; first = false {
		if !p.more() {
			p.fail("class")
		}
		if p.pat[p.pos] == ']' {
			if !first {
				p.pos++
				break
			}
			if p.onig && strings.IndexByte(p.pat[p.pos+1:], ']') < 0 {
				p.fail("empty")
			}
		}
		if sub := p.nested(); sub != nil {
			set.addSet(sub)
			continue
		}
		lo, isRaw, single := p.classAtom(set)
		if !single {
			if p.rangeFollows() {
				p.fail("badrange")
			}
			continue
		}
		if isRaw {
			raw = append(raw, byte(lo))
			continue
		}
		if !p.rangeFollows() {
			set.add(lo, lo)
			continue
		}
		p.pos++
		hi, _, ok := p.classAtom(set)
		if !ok {
			if !p.onig {
				p.fail("badrange")
			}
			set.add(lo, lo)
			set.add('-', '-')
			continue
		}
		if lo > hi {
			p.fail("range")
		}
		set.add(lo, hi)
	}
	out := p.foldSet(set.clean())
	if neg {
		out = out.negate(top(p.re.opt.Bytes))
		raw = nil
	}
	return out, raw
}

// rangeFollows reports whether a hyphen here makes a range.
func (p *perlParser) rangeFollows() bool {
	return p.pos+1 < len(p.pat) && p.pat[p.pos] == '-' && p.pat[p.pos+1] != ']'
}

// nested reads [:name:].
func (p *perlParser) nested() *runeSet {
	rest := p.pat[p.pos:]
	if rest[0] != '[' || len(rest) < 2 {
		return nil
	}
	if d := rest[1]; d == ':' || !p.onig && (d == '.' || d == '=') {
		if end := strings.Index(rest[2:], string([]byte{d, ']'})); end >= 0 && !strings.ContainsAny(rest[2:2+end], "]\\") {
			if d != ':' {
				p.fail("collate")
			}
			return p.posixClass(rest[2:2+end], end)
		}
	}
	return nil
}

func (p *perlParser) posixClass(name string, end int) *runeSet {
	neg := strings.HasPrefix(name, "^")
	name = strings.TrimPrefix(name, "^")
	if p.fl.icase && (name == "upper" || name == "lower") {
		name = "alpha"
	}
	var s *runeSet
	if name == "ascii" {
		s = &runeSet{ranges: []runeRange{{0, 0x7f}}}
	} else if s = classSet(name, !p.wide()); s == nil {
		p.fail("posix")
	}
	p.pos += 2 + end + 2
	if neg {
		s = joined(s).negate(top(p.re.opt.Bytes))
	}
	return s
}

// classAtom reads one member. single is false for an escape such as \d, which is
// added to set.
func (p *perlParser) classAtom(set *runeSet) (r rune, raw, single bool) {
	if p.pat[p.pos] != '\\' {
		r, raw = p.next()
		return r, raw, true
	}
	if p.pos+1 >= len(p.pat) {
		p.pos = len(p.pat)
		p.fail("escape")
	}
	if !p.onig {
		switch p.pat[p.pos+1] {
		case 'Q', 'E':
			p.pos += 2
			if p.pat[p.pos-1] == 'Q' {
				end := strings.Index(p.pat[p.pos:], `\E`)
				if end < 0 {
					p.fail("class")
				}
				q := &perlParser{re: p.re, pat: p.pat[p.pos : p.pos+end]}
				for q.more() {
					c, _ := q.next()
					set.add(c, c)
				}
				p.pos += end + 2
			}
			return 0, false, false
		case 'N', 'R', 'X', 'B':
			p.pos += 2
			p.fail("unknown")
		}
	}
	if s, ok := p.classEscape(); ok {
		set.addSet(s)
		return 0, false, false
	}
	return p.charEscape(true), false, true
}
