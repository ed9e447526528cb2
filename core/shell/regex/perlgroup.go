package regex

import (
	"strconv"
	"strings"
	"unicode"
)

func (p *perlParser) group() (*node, bool) {
	p.pos++
	if !p.lit("?") {
		if p.lit("*") {
			return p.verb()
		}
		if p.fl.noCapture {
			return p.rest(func(n *node) *node { return n }), true
		}
		return p.capture(""), true
	}
	switch {
	case p.lit(":"):
		return p.rest(func(n *node) *node { return n }), true
	case p.lit("#"):
		end := strings.IndexByte(p.pat[p.pos:], ')')
		if end < 0 {
			p.fail("comment")
		}
		p.pos += end + 1
		return nil, false
	case p.lit("="):
		return p.rest(func(n *node) *node { return &node{op: opLook, subs: []*node{n}} }), true
	case p.lit("!"):
		return p.rest(func(n *node) *node { return &node{op: opLook, neg: true, subs: []*node{n}} }), true
	case p.lit("<="):
		return p.behind(false), true
	case p.lit("<!"):
		return p.behind(true), true
	case p.lit(">"):
		return p.rest(func(n *node) *node { return &node{op: opAtomic, subs: []*node{n}} }), true
	case !p.onig && p.lit("|"):
		return p.branchReset(), true
	case p.lit("("):
		return p.conditional(), true
	case !p.onig && p.lit("P<"), p.lit("<"):
		return p.capture(p.groupName('>')), true
	case p.lit("'"):
		return p.capture(p.groupName('\'')), true
	case !p.onig && p.lit("P="):
		n := &node{op: opBackref, icase: p.fl.icase}
		p.refs = append(p.refs, refUse{n, p.groupName(')'), p.pos})
		return n, true
	case !p.onig && (p.lit("P>") || p.lit("&")):
		n := &node{op: opCall}
		p.refs = append(p.refs, refUse{n, p.groupName(')'), p.pos})
		return n, true
	case p.lit("R)"), p.lit("0)"):
		return &node{op: opCall}, true
	}
	if !p.onig {
		if n := p.numberedCall(); n != nil {
			return n, true
		}
	}
	return p.inlineFlags()
}

// rest reads the body of a group after its opening, and the closing parenthesis.
func (p *perlParser) rest(make func(*node) *node) *node {
	fl := p.fl
	n := p.alternation()
	p.fl = fl
	if !p.lit(")") {
		p.fail("paren")
	}
	return make(n)
}

func (p *perlParser) capture(name string) *node {
	p.ncap++
	k := p.ncap
	p.names = append(p.names, name)
	return p.rest(func(n *node) *node { return &node{op: opCapture, n: k, subs: []*node{n}} })
}

func (p *perlParser) groupName(end byte) string {
	start := p.pos
	i := strings.IndexByte(p.pat[start:], end)
	if i < 0 {
		p.pos = len(p.pat)
		p.fail("name", p.pat[start:])
	}
	name := p.pat[start : start+i]
	for k, r := range name {
		if r == '_' || unicode.IsLetter(r) || k > 0 && unicode.IsDigit(r) {
			continue
		}
		if k == 0 && unicode.IsDigit(r) {
			p.fail("digit", name)
		}
		p.fail("name", name)
	}
	if name == "" {
		p.fail("name", name)
	}
	p.pos = start + i + 1
	return name
}

func (p *perlParser) behind(neg bool) *node {
	return p.rest(func(n *node) *node {
		subs := []*node{n}
		if n.op == opAlt {
			subs = n.subs
		}
		first, _ := subs[0].width()
		for _, s := range subs {
			if w, ok := s.width(); !ok || p.onig && w != first {
				p.fail("behind")
			}
		}
		return &node{op: opLook, behind: true, neg: neg, subs: []*node{n}}
	})
}

// branchReset reads (?|…): every alternative numbers its groups alike.
func (p *perlParser) branchReset() *node {
	fl, start, most := p.fl, p.ncap, p.ncap
	var subs []*node
	for {
		p.ncap = start
		known := len(p.names)
		subs = append(subs, p.branch())
		most = max(most, p.ncap)
		if len(p.names) > most+1 {
			p.names = p.names[:max(known, most+1)]
		}
		if !p.lit("|") {
			break
		}
	}
	p.ncap, p.fl = most, fl
	for len(p.names) < most+1 {
		p.names = append(p.names, "")
	}
	p.names = p.names[:most+1]
	if !p.lit(")") {
		p.fail("paren")
	}
	return alt(subs...)
}

func (p *perlParser) conditional() *node {
	n := &node{op: opCond}
	rest := p.pat[p.pos:]
	switch {
	case strings.HasPrefix(rest, "?"):
		p.pos--
		look, _ := p.group()
		if look == nil || look.op != opLook {
			p.fail("option")
		}
		n.subs = []*node{nil, nil, look}
	default:
		end := strings.IndexByte(rest, ')')
		if end < 0 {
			p.fail("paren")
		}
		name := rest[:end]
		p.pos += end + 1
		u := refUse{n: n, pos: p.pos}
		if k, err := strconv.Atoi(name); err == nil && k > 0 {
			n.n = k
		} else {
			u.name = strings.Trim(name, "<>'")
		}
		p.refs = append(p.refs, u)
		n.subs = []*node{nil, nil}
	}
	fl := p.fl
	n.subs[0], n.subs[1] = p.branch(), emptyNode
	if p.lit("|") {
		n.subs[1] = p.branch()
	}
	p.fl = fl
	if !p.lit(")") {
		p.fail("paren")
	}
	return n
}

// numberedCall reads the rest of (?1), (?+1) or (?-1).
func (p *perlParser) numberedCall() *node {
	end := strings.IndexByte(p.pat[p.pos:], ')')
	if end <= 0 {
		return nil
	}
	body := p.pat[p.pos : p.pos+end]
	k, err := strconv.Atoi(body)
	if err != nil {
		return nil
	}
	switch body[0] {
	case '+':
		k += p.ncap
	case '-':
		k += p.ncap + 1
	}
	if k < 0 {
		p.fail("ref")
	}
	p.pos += end + 1
	n := &node{op: opCall, n: k}
	p.refs = append(p.refs, refUse{n: n, pos: p.pos})
	return n
}

func (p *perlParser) inlineFlags() (*node, bool) {
	on := true
	fl := p.fl
	for p.more() {
		c := p.pat[p.pos]
		p.pos++
		switch c {
		case '-':
			on = false
		case '^':
			fl = perlFlags{}
		case 'i':
			fl.icase = on
		case 'm':
			if p.onig {
				fl.dotAll = on
			} else {
				fl.multi = on
			}
		case 's':
			fl.dotAll = on
		case 'x':
			fl.extended = on
		case 'n', 'U', 'J':
			if p.onig {
				p.fail("option")
			}
			switch c {
			case 'n':
				fl.noCapture = on
			case 'U':
				fl.ungreedy = on
			}
		case ')':
			p.fl = fl
			return nil, false
		case ':':
			old := p.fl
			p.fl = fl
			n := p.alternation()
			p.fl = old
			if !p.lit(")") {
				p.fail("paren")
			}
			return n, true
		default:
			p.fail("option")
		}
	}
	p.fail("option")
	return nil, false
}

// verb reads what follows "(*"; only those without effect on what matches are
// known.
func (p *perlParser) verb() (*node, bool) {
	end := strings.IndexByte(p.pat[p.pos:], ')')
	if end < 0 || p.onig {
		p.fail("verb")
	}
	name := p.pat[p.pos : p.pos+end]
	p.pos += end + 1
	switch name {
	case "FAIL", "F":
		return &node{op: opNothing}, false
	}
	p.fail("verb")
	return nil, false
}
