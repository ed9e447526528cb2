package regex

import (
	"ambit/core/fuel"
	"strconv"
	"strings"
	"unicode/utf8"
)

// perlParser reads PCRE's syntax, and Oniguruma's where that differs.
type perlParser struct {
	re    *Regexp
	pat   string
	pos   int
	onig  bool
	fl    perlFlags
	ncap  int
	names []string
	depth int
	refs  []refUse // references to check once all groups are known
	list  int      // lists being read
}

// perlFlags are the options that (?imsx) changes.
type perlFlags struct {
	icase, multi, dotAll, extended, noCapture, ungreedy bool
}

// refUse is a reference to a group that may stand further on.
type refUse struct {
	n    *node
	name string
	pos  int
}

type perlError struct {
	text string
	pos  int
}

// perlErrors are the messages of PCRE2 and of Oniguruma.
var perlErrors = map[string][2]string{
	"paren":    {"missing closing parenthesis", "end pattern with unmatched parenthesis"},
	"close":    {"unmatched closing parenthesis", "unmatched close parenthesis"},
	"class":    {"missing terminating ] for character class", "premature end of char-class"},
	"quant":    {"quantifier does not follow a repeatable item", "target of repeat operator is not specified"},
	"order":    {"numbers out of order in {} quantifier", "upper is smaller than lower in repeat range"},
	"big":      {"number too big in {} quantifier", "too big number range"},
	"escape":   {"\\ at end of pattern", "end pattern at escape"},
	"range":    {"range out of order in character class", "empty range in char class"},
	"badrange": {"invalid range in character class", "unmatched range specifier in char-class"},
	"option":   {"unrecognized character after (? or (?-", "undefined group option"},
	"prop":     {"unknown property after \\P or \\p", "invalid character property name {%s}"},
	"posix":    {"unknown POSIX class name", "invalid POSIX bracket type"},
	"ref":      {"reference to non-existent subpattern", "invalid backref number/name"},
	"noname":   {"reference to non-existent subpattern", "undefined name <%s> reference"},
	"name":     {"syntax error in subpattern name (missing terminator?)", "invalid group name <%s>"},
	"digit":    {"subpattern name must start with a non-digit", "invalid group name <%s>"},
	"dup":      {"two named subpatterns have the same name (PCRE2_DUPNAMES not set)", "multiplex defined name <%s>"},
	"behind":   {"lookbehind assertion is not fixed length", "invalid pattern in look-behind"},
	"control":  {"\\c at end of pattern", "end pattern at control"},
	"code":     {"character code point value in \\x{} or \\o{} is too large", "too big wide-char value"},
	"comment":  {"missing ) after (?# comment", "end pattern in group"},
	"collate":  {"POSIX collating elements are not supported", "invalid POSIX bracket type"},
	"case":     {"PCRE2 does not support \\F, \\L, \\l, \\N{name}, \\U, or \\u", "undefined group option"},
	"unknown":  {"unrecognized character follows \\", "undefined group option"},
	"verb":     {"(*VERB) not recognized or malformed", "target of repeat operator is not specified"},
	"deep":     {"parentheses are too deeply nested", "too deep nest level"},
	"empty":    {"missing terminating ] for character class", "empty char-class"},
	"braces":   {"missing terminating } or digits missing in \\x{} or \\o{}", "invalid code point value"},
}

func (p *perlParser) fail(key string, arg ...string) {
	text := perlErrors[key][0]
	if p.onig {
		text = perlErrors[key][1]
		if len(arg) > 0 {
			text = strings.ReplaceAll(text, "%s", arg[0])
		}
	}
	panic(perlError{text, p.pos})
}

func (re *Regexp) parsePerl() (n *node, err error) {
	p := &perlParser{re: re, pat: re.pattern, onig: re.opt.Dialect == Oniguruma, names: []string{""}}
	o := re.opt
	p.fl = perlFlags{icase: o.ICase, multi: o.MultiLine, dotAll: o.DotAll, extended: o.Extended}
	re.asciiWord = !p.onig
	defer func() {
		if r := recover(); r != nil {
			e, ok := r.(perlError)
			if !ok {
				panic(r)
			}
			err = &Error{Text: e.text, Offset: e.pos}
		}
	}()
	p.startVerbs()
	n = p.alternation()
	if p.pos < len(p.pat) {
		p.fail("close")
	}
	for _, u := range p.refs {
		p.resolve(u)
	}
	re.ncap = p.ncap
	re.names = p.names
	return n, nil
}

// startVerbs skips (*UTF) and the like.
func (p *perlParser) startVerbs() {
	for !p.onig && strings.HasPrefix(p.pat[p.pos:], "(*") {
		end := strings.IndexByte(p.pat[p.pos:], ')')
		if end < 0 {
			return
		}
		switch p.pat[p.pos+2 : p.pos+end] {
		case "UTF", "UTF8", "NO_JIT", "NO_START_OPT", "NO_AUTO_POSSESS", "LF", "ANYCRLF", "CRLF", "ANY":
		case "UCP":
			p.re.asciiWord = false
		default:
			return
		}
		p.pos += end + 1
	}
}

func (p *perlParser) resolve(u refUse) {
	if u.name != "" {
		for i, n := range p.names {
			if i > 0 && n == u.name {
				u.n.n = i
				return
			}
		}
		p.pos = u.pos
		p.fail("noname", u.name)
	}
	if u.n.n > p.ncap {
		p.pos = u.pos
		p.fail("ref")
	}
}

func (p *perlParser) more() bool { return p.pos < len(p.pat) }

func (p *perlParser) lit(s string) bool {
	if strings.HasPrefix(p.pat[p.pos:], s) {
		p.pos += len(s)
		return true
	}
	return false
}

func (p *perlParser) alternation() *node {
	if p.depth++; p.depth > 250 {
		p.fail("deep")
	}
	defer func() { p.depth-- }()
	fuel.Relieve(p.depth)
	subs := []*node{p.branch()}
	for p.more() && p.pat[p.pos] == '|' {
		p.pos++
		subs = append(subs, p.branch())
	}
	return alt(subs...)
}

func (p *perlParser) branch() *node {
	var subs []*node
	for p.more() {
		c := p.pat[p.pos]
		if c == '|' || c == ')' {
			break
		}
		if p.fl.extended && p.skipSpace() {
			continue
		}
		n, quantifiable := p.atom()
		if n == nil {
			continue
		}
		subs = append(subs, p.quantified(n, quantifiable))
	}
	return cat(subs...)
}

func (p *perlParser) skipSpace() bool {
	c := p.pat[p.pos]
	if c == '#' {
		if i := strings.IndexByte(p.pat[p.pos:], '\n'); i >= 0 {
			p.pos += i + 1
		} else {
			p.pos = len(p.pat)
		}
		return true
	}
	if c == ' ' || c >= '\t' && c <= '\r' {
		p.pos++
		return true
	}
	return false
}

func (p *perlParser) quantified(n *node, ok bool) *node {
	for p.more() {
		if p.fl.extended && p.skipSpace() {
			continue
		}
		lo, hi := 0, -1
		switch p.pat[p.pos] {
		case '*':
			p.pos++
		case '+':
			lo = 1
			p.pos++
		case '?':
			hi = 1
			p.pos++
		case '{':
			var is bool
			if lo, hi, is = p.bounds(); !is {
				return n
			}
		default:
			return n
		}
		if !ok {
			p.fail("quant")
		}
		g := greedy
		if p.fl.ungreedy {
			g = lazy
		}
		if p.more() {
			switch p.pat[p.pos] {
			case '?':
				p.pos++
				if g == lazy {
					g = greedy
				} else {
					g = lazy
				}
			case '+':
				p.pos++
				g = possessive
			}
		}
		n = p.repeat(n, lo, hi, g)
		ok = p.onig
	}
	return n
}

func (p *perlParser) repeat(n *node, lo, hi int, g greed) *node {
	if hi == 0 {
		// The groups within stay defined.
		return emptyNode
	}
	if lo == 1 && hi == 1 && g != possessive {
		return n
	}
	return &node{op: opRepeat, subs: []*node{n}, min: lo, max: hi, greed: g}
}

// bounds reads {n}, {n,} or {n,m}; anything else is literal text.
func (p *perlParser) bounds() (lo, hi int, ok bool) {
	end := strings.IndexByte(p.pat[p.pos:], '}')
	if end < 0 {
		return 0, 0, false
	}
	body := p.pat[p.pos+1 : p.pos+end]
	first, second, comma := strings.Cut(body, ",")
	number := func(s string) (int, bool) {
		if s == "" || strings.Trim(s, "0123456789") != "" {
			return 0, false
		}
		n, err := strconv.Atoi(s)
		if err != nil || n > 65535 {
			p.fail("big")
		}
		return n, true
	}
	if lo, ok = number(first); !ok {
		return 0, 0, false
	}
	hi = lo
	if comma {
		if second == "" {
			hi = -1
		} else if hi, ok = number(second); !ok {
			return 0, 0, false
		}
	}
	p.pos += end + 1
	if hi >= 0 && lo > hi {
		p.fail("order")
	}
	return lo, hi, true
}

func (p *perlParser) opt() Options {
	o := p.re.opt
	o.ICase = p.fl.icase
	return o
}

func (p *perlParser) char(r rune) *node { return foldedRune(r, p.opt()) }

func (p *perlParser) setNode(s *runeSet) *node { return &node{op: opSet, set: s} }

func (p *perlParser) full() *runeSet {
	s := &runeSet{}
	s.add(0, top(p.re.opt.Bytes))
	return s
}

// next reads one character of the pattern.
func (p *perlParser) next() (r rune, raw bool) {
	c := p.pat[p.pos]
	if p.re.opt.Bytes || c < utf8.RuneSelf {
		p.pos++
		return rune(c), false
	}
	r, size := utf8.DecodeRuneInString(p.pat[p.pos:])
	p.pos += size
	if r == utf8.RuneError && size == 1 {
		return rune(c), true
	}
	return r, false
}

// atom reads one item; quantifiable says whether a quantifier may follow.
func (p *perlParser) atom() (n *node, quantifiable bool) {
	switch c := p.pat[p.pos]; c {
	case '(':
		return p.group()
	case '[':
		p.pos++
		return p.class(), true
	case '.':
		p.pos++
		s := p.full()
		if !p.fl.dotAll {
			s = s.remove('\n')
		}
		return p.setNode(s), true
	case '^':
		p.pos++
		if p.fl.multi {
			return assertNode(lineStart), p.onig
		}
		return assertNode(textStart), p.onig
	case '$':
		p.pos++
		switch {
		case p.fl.multi:
			return assertNode(lineEnd), p.onig
		case p.re.opt.Lines:
			return assertNode(textEnd), p.onig
		}
		return assertNode(textEndNL), p.onig
	case '*', '+', '?':
		p.fail("quant")
	case '\\':
		return p.escape()
	}
	r, raw := p.next()
	if raw {
		return &node{op: opByte, r: r}, true
	}
	return p.char(r), true
}
