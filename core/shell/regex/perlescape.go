package regex

import (
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// escape reads an escape outside a list.
func (p *perlParser) escape() (*node, bool) {
	if p.pos+1 >= len(p.pat) {
		p.pos = len(p.pat)
		p.fail("escape")
	}
	start := p.pos
	c := p.pat[p.pos+1]
	p.pos += 2
	switch c {
	case 'A':
		return assertNode(textStart), false
	case 'z':
		return assertNode(textEnd), false
	case 'Z':
		if p.re.opt.Lines {
			return assertNode(textEnd), false
		}
		return assertNode(textEndNL), false
	case 'b':
		return assertNode(wordEdge), false
	case 'B':
		return assertNode(notWordEdge), false
	case 'G':
		return assertNode(searchStart), false
	case 'K':
		p.re.keeps = true
		return &node{op: opKeep}, false
	case 'Q':
		return p.quoted(), true
	case 'E':
		return nil, false
	case 'R':
		return lineBreak(), true
	case 'X':
		return grapheme(), true
	case 'N':
		return p.setNode(p.full().remove('\n')), true
	case 'O':
		if p.onig {
			return p.setNode(p.full()), true
		}
	case '1', '2', '3', '4', '5', '6', '7', '8', '9':
		if n := p.numberRef(start); n != nil {
			return n, true
		}
	case 'g':
		if !p.onig {
			return p.gRef(), true
		}
	case 'k':
		if p.more() {
			if end := closer(p.pat[p.pos]); end != 0 && !(p.onig && end == '}') {
				p.pos++
				return p.nameRef(end), true
			}
		}
	}
	p.pos = start
	if s, ok := p.classEscape(); ok {
		if !p.onig && (c == 'p' || c == 'P') {
			return p.setNode(s), true // PCRE does not fold properties
		}
		return p.setNode(p.foldSet(s)), true
	}
	return p.char(p.charEscape(false)), true
}

func closer(open byte) byte {
	switch open {
	case '<':
		return '>'
	case '\'':
		return '\''
	case '{':
		return '}'
	}
	return 0
}

func (p *perlParser) nameRef(end byte) *node {
	n := &node{op: opBackref, icase: p.fl.icase}
	if rest := p.pat[p.pos:]; p.onig {
		if i := strings.IndexByte(rest, end); i > 0 {
			if k, err := strconv.Atoi(rest[:i]); err == nil {
				if k < 0 {
					k += p.ncap + 1
				}
				if k <= 0 {
					p.fail("ref")
				}
				p.pos += i + 1
				n.n = k
				p.refs = append(p.refs, refUse{n: n, pos: p.pos})
				return n
			}
		}
	}
	p.refs = append(p.refs, refUse{n, p.groupName(end), p.pos})
	return n
}

// numberRef reads \1 and the like; \10 and above are octal unless so many groups
// were opened.
func (p *perlParser) numberRef(start int) *node {
	end := start + 1
	for end < len(p.pat) && end < start+4 && p.pat[end] >= '0' && p.pat[end] <= '9' {
		end++
	}
	k, _ := strconv.Atoi(p.pat[start+1 : end])
	if k > 9 && k > p.ncap {
		return nil
	}
	p.pos = end
	n := &node{op: opBackref, n: k, icase: p.fl.icase}
	p.refs = append(p.refs, refUse{n: n, pos: p.pos})
	return n
}

// gRef reads \g1, \g{-1}, \g{name}, \g<name>.
func (p *perlParser) gRef() *node {
	if !p.more() {
		p.fail("ref")
	}
	switch p.pat[p.pos] {
	case '<', '\'':
		end := closer(p.pat[p.pos])
		p.pos++
		i := strings.IndexByte(p.pat[p.pos:], end)
		if i < 0 {
			p.fail("name")
		}
		n := &node{op: opCall}
		u := refUse{n: n, pos: p.pos}
		if k, err := strconv.Atoi(p.pat[p.pos : p.pos+i]); err == nil {
			n.n = max(k, 0)
		} else {
			u.name = p.pat[p.pos : p.pos+i]
		}
		p.pos += i + 1
		p.refs = append(p.refs, u)
		return n
	}
	body := ""
	if p.lit("{") {
		i := strings.IndexByte(p.pat[p.pos:], '}')
		if i < 0 {
			p.fail("name")
		}
		body = p.pat[p.pos : p.pos+i]
		p.pos += i + 1
	} else {
		i := p.pos
		for i < len(p.pat) && (p.pat[i] >= '0' && p.pat[i] <= '9' || i == p.pos && p.pat[i] == '-') {
			i++
		}
		body = p.pat[p.pos:i]
		p.pos = i
	}
	n := &node{op: opBackref, icase: p.fl.icase}
	u := refUse{n: n, pos: p.pos}
	if k, err := strconv.Atoi(body); err == nil {
		if k < 0 {
			k += p.ncap + 1
		}
		if k <= 0 {
			p.fail("ref")
		}
		n.n = k
	} else {
		u.name = body
	}
	p.refs = append(p.refs, u)
	return n
}

func (p *perlParser) quoted() *node {
	text := p.pat[p.pos:]
	if i := strings.Index(text, `\E`); i >= 0 {
		text = text[:i]
		p.pos += i + 2
	} else {
		p.pos = len(p.pat)
	}
	var subs []*node
	q := &perlParser{re: p.re, pat: text, fl: p.fl}
	for q.more() {
		r, raw := q.next()
		if raw {
			subs = append(subs, &node{op: opByte, r: r})
		} else {
			subs = append(subs, p.char(r))
		}
	}
	if len(subs) == 0 {
		return nil
	}
	// A quantifier applies to the last character only.
	last := len(subs) - 1
	subs[last] = p.quantified(subs[last], true)
	return cat(subs...)
}

// lineBreak is \R.
func lineBreak() *node {
	s := &runeSet{}
	s.add('\n', '\r')
	s.add(0x85, 0x85)
	s.add(0x2028, 0x2029)
	crlf := cat(&node{op: opRune, r: '\r'}, &node{op: opRune, r: '\n'})
	return &node{op: opAtomic, subs: []*node{alt(crlf, &node{op: opSet, set: s.clean()})}}
}

// grapheme is \X, nearly: a character and the marks that follow it.
func grapheme() *node {
	marks := fromTables(unicode.M)
	marks.add(0x200d, 0x200d)
	any := &runeSet{}
	any.add(0, unicode.MaxRune)
	rest := &node{op: opRepeat, subs: []*node{{op: opSet, set: marks.clean()}}, max: -1}
	return &node{op: opAtomic, subs: []*node{cat(&node{op: opSet, set: any}, rest)}}
}

// wide reports that \w and its kin reach beyond ASCII.
func (p *perlParser) wide() bool { return !p.re.asciiWord && !p.re.opt.Bytes }

// classEscape reads \d \w \s \h \v \p{…} and their opposites.
func (p *perlParser) classEscape() (*runeSet, bool) {
	c := p.pat[p.pos+1]
	var s *runeSet
	switch c {
	case 'd', 'D':
		s = asciiClass("digit")
		if p.wide() {
			s = fromTables(unicode.Nd)
		}
	case 'w', 'W':
		s = joined(classSet("word", !p.wide()))
		if p.wide() {
			s = joined(fromTables(unicode.L, unicode.M, unicode.N, unicode.Pc))
		}
	case 's', 'S':
		s = asciiClass("space")
		if p.wide() {
			s = joined(fromTables(unicode.White_Space))
		}
	case 'h', 'H':
		if p.onig {
			return nil, false
		}
		s = joined(fromTables(unicode.Zs), asciiClass("blank"))
		s.add(0x180e, 0x180e)
	case 'v', 'V':
		if p.onig {
			return nil, false
		}
		s = &runeSet{}
		s.add('\n', '\r')
		s.add(0x85, 0x85)
		s.add(0x2028, 0x2029)
	case 'p', 'P':
		if p.onig && !strings.HasPrefix(p.pat[p.pos+2:], "{") {
			return nil, false
		}
		return p.property(c == 'P'), true
	default:
		return nil, false
	}
	p.pos += 2
	s.clean()
	if c >= 'A' && c <= 'Z' {
		s = s.negate(top(p.re.opt.Bytes))
		if !p.wide() && !p.re.opt.Bytes && c != 'H' && c != 'V' && p.list == 0 {
			// grep -P as Debian ships it: \W, \D and \S match ASCII only.
			s = s.intersect(&runeSet{ranges: []runeRange{{0, 0x7f}}})
		}
	}
	return s, true
}

// property reads \p{…}.
func (p *perlParser) property(neg bool) *runeSet {
	p.pos += 2
	if !p.more() {
		p.fail("prop")
	}
	name := ""
	if p.lit("{") {
		i := strings.IndexByte(p.pat[p.pos:], '}')
		if i < 0 {
			p.fail("prop")
		}
		name = p.pat[p.pos : p.pos+i]
		p.pos += i + 1
	} else {
		name = p.pat[p.pos : p.pos+1]
		p.pos++
	}
	if strings.HasPrefix(name, "^") {
		neg = !neg
		name = name[1:]
	}
	s := propertySet(name)
	if s == nil {
		p.fail("prop", name)
	}
	if neg {
		s = s.negate(unicode.MaxRune)
	}
	return s
}

func propertySet(name string) *runeSet {
	switch name {
	case "Any":
		return &runeSet{ranges: []runeRange{{0, unicode.MaxRune}}}
	case "L&", "LC":
		return fromTables(unicode.Lu, unicode.Ll, unicode.Lt)
	case "Xan", "Alnum":
		return fromTables(unicode.L, unicode.N)
	case "Xwd", "Word":
		s := fromTables(unicode.L, unicode.N)
		s.add('_', '_')
		return s.clean()
	case "Xsp", "Xps", "Space":
		return fromTables(unicode.White_Space)
	case "Alpha":
		return fromTables(unicode.L, unicode.Nl, unicode.Other_Alphabetic)
	case "Upper":
		return fromTables(unicode.Lu, unicode.Other_Uppercase)
	case "Lower":
		return fromTables(unicode.Ll, unicode.Other_Lowercase)
	case "Digit":
		return fromTables(unicode.Nd)
	case "Punct":
		return fromTables(unicode.P)
	}
	for _, tables := range []map[string]*unicode.RangeTable{unicode.Categories, unicode.Scripts, unicode.Properties} {
		if t, ok := tables[name]; ok {
			return fromTables(t)
		}
	}
	fold := strings.NewReplacer(" ", "", "_", "", "-", "").Replace(strings.ToLower(name))
	for script, t := range unicode.Scripts {
		if strings.ReplaceAll(strings.ToLower(script), "_", "") == fold {
			return fromTables(t)
		}
	}
	return nil
}

func (p *perlParser) foldSet(s *runeSet) *runeSet {
	if p.fl.icase {
		return s.fold(p.opt())
	}
	return s
}

// charEscape reads an escape that stands for one character.
func (p *perlParser) charEscape(inList bool) rune {
	c := p.pat[p.pos+1]
	p.pos += 2
	switch c {
	case 'a':
		return 7
	case 'e':
		return 27
	case 'f':
		return '\f'
	case 'n':
		return '\n'
	case 'r':
		return '\r'
	case 't':
		return '\t'
	case 'v':
		if p.onig {
			return '\v'
		}
	case 'b':
		if inList {
			return 8
		}
	case 'c':
		if !p.more() {
			p.fail("control")
		}
		x := p.pat[p.pos]
		p.pos++
		return unicode.ToUpper(rune(x)) ^ 0x40
	case '0', '1', '2', '3', '4', '5', '6', '7':
		n, k := rune(c-'0'), 1
		for ; k < 3 && p.more() && p.pat[p.pos] >= '0' && p.pat[p.pos] <= '7'; k++ {
			n = n*8 + rune(p.pat[p.pos]-'0')
			p.pos++
		}
		return p.limit(n)
	case 'o':
		if p.lit("{") {
			return p.braced(8)
		}
	case 'x':
		if p.lit("{") {
			return p.braced(16)
		}
		return p.limit(p.hex(2))
	case 'u':
		if !p.onig {
			p.fail("case")
		}
	case 'L', 'l', 'U', 'F':
		if !p.onig {
			p.fail("case")
		}
	}
	if !p.onig && (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z') {
		p.fail("unknown")
	}
	if c >= utf8.RuneSelf {
		p.pos--
		r, _ := p.next()
		return r
	}
	return rune(c)
}

func (p *perlParser) limit(r rune) rune {
	if p.re.opt.Bytes && r > 0xff || r > unicode.MaxRune {
		p.fail("code")
	}
	return r
}

func (p *perlParser) hex(most int) rune {
	n := rune(0)
	for k := 0; k < most && p.more(); k++ {
		d := unhex(p.pat[p.pos])
		if d < 0 {
			break
		}
		n = n*16 + rune(d)
		p.pos++
	}
	return n
}

func unhex(c byte) int {
	switch {
	case c >= '0' && c <= '9':
		return int(c - '0')
	case c >= 'a' && c <= 'f':
		return int(c-'a') + 10
	case c >= 'A' && c <= 'F':
		return int(c-'A') + 10
	}
	return -1
}

func (p *perlParser) braced(base int) rune {
	i := strings.IndexByte(p.pat[p.pos:], '}')
	if i < 0 {
		p.fail("braces")
	}
	n, err := strconv.ParseUint(p.pat[p.pos:p.pos+i], base, 32)
	if err != nil {
		if strings.Trim(p.pat[p.pos:p.pos+i], "0123456789abcdefABCDEF") == "" && i > 0 {
			p.fail("code")
		}
		p.fail("braces")
	}
	p.pos += i + 1
	if n > unicode.MaxRune {
		p.fail("code")
	}
	return p.limit(rune(n))
}
