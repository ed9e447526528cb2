package regex

import (
	"strings"
	"unicode/utf8"
)

// elem is one element of a list: a character, a raw byte, or a class.
type elem struct {
	r     rune
	raw   bool
	class string
}

// bracket reads a list; the opening bracket has been taken.
func (p *posixParser) bracket() *node {
	if p.pos >= len(p.pat) {
		p.fail(errBadPat)
	}
	start := p.pos
	set := &runeSet{}
	negated := false
	if p.pat[p.pos] == '^' {
		negated = true
		if p.pos++; p.pos >= len(p.pat) {
			p.fail(errBadPat)
		}
	}
	for first := true; ; first = false {
		if p.pos >= len(p.pat) {
			p.fail(errBracket)
		}
		if p.pat[p.pos] == ']' && !first {
			p.pos++
			break
		}
		lo := p.listElem(first)
		if p.pos >= len(p.pat) {
			p.fail(errBracket)
		}
		if lo.class != "" {
			if p.pat[p.pos] == '-' && p.pos+1 < len(p.pat) && p.pat[p.pos+1] != ']' {
				p.fail(errRange)
			}
			p.addClass(set, lo.class)
			continue
		}
		if p.pat[p.pos] == '-' {
			if p.pos+1 >= len(p.pat) {
				p.fail(errBracket)
			}
			if p.pat[p.pos+1] != ']' {
				p.pos++
				p.addRange(set, lo, p.listElem(true))
				continue
			}
		}
		if lo.raw {
			set.raw = append(set.raw, byte(lo.r))
		} else {
			set.add(lo.r, lo.r)
		}
	}
	p.checkClassSyntax(start)
	set.clean()
	if p.opt.ICase {
		set = set.fold(p.opt)
	}
	if negated {
		set = set.negate(top(p.opt.Bytes))
		if p.opt.Newline {
			set = set.remove('\n')
		}
	}
	return &node{op: opSet, set: set}
}

// checkClassSyntax refuses [:space:] as grep does.
func (p *posixParser) checkClassSyntax(start int) {
	if p.opt.Dialect != GrepBRE && p.opt.Dialect != GrepERE {
		return
	}
	list := p.pat[start : p.pos-1]
	if len(list) >= 2 && list[0] == ':' && list[len(list)-1] == ':' {
		p.badClass = true
	}
}

func (p *posixParser) listElem(hyphenOK bool) elem {
	c := p.pat[p.pos]
	if c == '\\' && p.syn&listEscapes != 0 && p.pos+1 < len(p.pat) {
		return p.listEscape()
	}
	if c == '[' && p.pos+1 < len(p.pat) {
		switch d := p.pat[p.pos+1]; d {
		case ':':
			if p.syn&noClasses == 0 {
				return p.named(d)
			}
		case '.', '=':
			return p.named(d)
		}
	}
	if c == '-' && !hyphenOK && p.pos+1 < len(p.pat) && p.pat[p.pos+1] != ']' {
		p.fail(errRange)
	}
	t := p.char(p.pos)
	p.pos += t.size
	if t.r < 0 {
		return elem{r: rune(t.raw), raw: true}
	}
	return elem{r: t.r}
}

func (p *posixParser) listEscape() elem {
	rest := p.pat[p.pos+1:]
	if r, size, ok := awkEscape(rest); ok {
		p.pos += 1 + size
		return elem{r: r}
	}
	p.pos++
	t := p.char(p.pos)
	p.pos += t.size
	if t.r < 0 {
		return elem{r: rune(t.raw), raw: true}
	}
	return elem{r: t.r}
}

// named reads [:class:], [.x.] or [=x=].
func (p *posixParser) named(kind byte) elem {
	rest := p.pat[p.pos+2:]
	end := strings.Index(rest, string([]byte{kind, ']'}))
	if end < 0 || end >= maxClassName {
		p.fail(errBracket)
	}
	name := rest[:end]
	p.pos += 2 + end + 2
	if kind == ':' {
		if classSet(name, p.opt.Bytes) == nil || name == "word" {
			p.fail(errClass)
		}
		return elem{class: name}
	}
	if len(name) != 1 {
		p.fail(errCollate)
	}
	return elem{r: rune(name[0])}
}

func (p *posixParser) addClass(set *runeSet, name string) {
	if p.opt.ICase && (name == "upper" || name == "lower") {
		name = "alpha"
	}
	set.addSet(classSet(name, p.opt.Bytes))
}

func (p *posixParser) addRange(set *runeSet, lo, hi elem) {
	if lo.class != "" || hi.class != "" {
		p.fail(errRange)
	}
	if !p.opt.Bytes && p.syn&wideRanges == 0 && (lo.r >= utf8.RuneSelf || hi.r >= utf8.RuneSelf) {
		p.fail(errCollate)
	}
	if lo.r > hi.r {
		if p.syn&emptyRanges != 0 {
			return
		}
		p.fail(errRange)
	}
	set.add(lo.r, hi.r)
}
