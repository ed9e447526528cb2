package regex

import (
	"ambit/core/fuel"
	"strings"
)

// syntax is the set of choices by which the POSIX-like dialects differ.
type syntax uint32

const (
	bareGroups     syntax = 1 << iota // ( ) | { } are operators without backslash
	backslashGroup                    // \( \) \| are operators
	backslashBrace                    // \{ \} are operators
	barePlus                          // + ? are operators
	backslashPlus                     // \+ \? are operators
	anchorAnywhere                    // ^ and $ are anchors wherever they stand
	skipLeadingOp                     // a leading repetition operator is ignored
	badLeadingOp                      // a leading repetition operator is an error
	badDup                            // \{ at the start, or after another operator, is an error
	closeParenLit                     // a stray ) is a character
	badIntervalLit                    // { that starts no interval is a character
	newlineAlt                        // a newline separates alternatives
	listEscapes                       // backslash escapes in lists
	noClasses                         // [:alpha:] is not known in lists
	emptyRanges                       // a list range may be empty
	wideRanges                        // list ranges may end in non-ASCII characters
	awkEscapes                        // \t, \/, octal; \y for \b; no back-references
)

var dialectSyntax = [...]syntax{
	BRE:     backslashGroup | backslashBrace | backslashPlus | badDup,
	ERE:     bareGroups | barePlus | anchorAnywhere | skipLeadingOp | badLeadingOp,
	GrepBRE: backslashGroup | backslashBrace | backslashPlus | newlineAlt,
	GrepERE: bareGroups | barePlus | anchorAnywhere | skipLeadingOp | closeParenLit | badIntervalLit | newlineAlt,
	AWK:     bareGroups | barePlus | anchorAnywhere | closeParenLit | badIntervalLit | listEscapes | wideRanges | awkEscapes,
	Emacs:   backslashGroup | barePlus | noClasses | wideRanges | emptyRanges,

	CoreutilsBRE: backslashGroup | backslashBrace | backslashPlus | wideRanges | emptyRanges,
}

// The messages of glibc's regcomp.
const (
	errBadPat     = "Invalid regular expression"
	errCollate    = "Invalid collation character"
	errClass      = "Invalid character class name"
	errEscape     = "Trailing backslash"
	errBackref    = "Invalid back reference"
	errBracket    = "Unmatched [, [^, [:, [., or [="
	errParen      = "Unmatched ( or \\("
	errBrace      = "Unmatched \\{"
	errBadBrace   = "Invalid content of \\{\\}"
	errRange      = "Invalid range end"
	errSpace      = "Memory exhausted"
	errRepeat     = "Invalid preceding regular expression"
	errTooBig     = "Regular expression too big"
	errCloseParen = "Unmatched ) or \\)"
	// errClassSyntax comes from grep's own parser.
	errClassSyntax = "character class syntax is [[:space:]], not [:space:]"
)

// dupMax is glibc's RE_DUP_MAX.
const dupMax = 32767

// maxClassName bounds what may stand between [: and :].
const maxClassName = 32

// maxDepth bounds the nesting of groups.
const maxDepth = 1000

type tokenKind uint8

const (
	tokEnd tokenKind = iota
	tokChar
	tokAlt
	tokOpen
	tokClose
	tokStar
	tokPlus
	tokQuestion
	tokOpenBrace
	tokCloseBrace
	tokBracket
	tokPeriod
	tokAnchor
	tokClass // \w \W \s \S
	tokBackref
	tokBackslash // at the end of the pattern
)

type token struct {
	kind   tokenKind
	r      rune // tokChar; -1 with raw: an invalid byte
	raw    byte
	c      byte // class letter, back-reference digit
	assert assertion
	size   int
}

type posixParser struct {
	pat    string
	pos    int
	syn    syntax
	opt    Options
	tok    token
	first  int // groups of earlier patterns
	ncap   int
	done   []bool // groups that are complete, for back-references
	depth  int
	warned []string
	// badClass: a list is written [:space:], which grep refuses once the whole
	// pattern has been read.
	badClass bool
}

type parseError string

func (p *posixParser) fail(text string) { panic(parseError(text)) }

func (p *posixParser) warn(text string) {
	if p.opt.Dialect == GrepERE {
		p.warned = append(p.warned, text)
	}
}

// parsePosix reads a pattern of a POSIX-like dialect, as regcomp does: the same
// token rules, hence the same reading of every odd pattern. In grep's dialects each
// line is a pattern of its own.
func parsePosix(pattern string, opt Options) (n *node, ncap int, warnings []string, err error) {
	lines := []string{pattern}
	if dialectSyntax[opt.Dialect]&newlineAlt != 0 {
		lines = strings.Split(pattern, "\n")
	}
	var subs []*node
	badClass := false
	for i, line := range lines {
		p := &posixParser{pat: line, opt: opt, syn: dialectSyntax[opt.Dialect], first: ncap, ncap: ncap, done: []bool{true}}
		sub, err := p.parse()
		if err != nil {
			if len(lines) > 1 {
				err.Line = i + 1
			}
			return nil, 0, nil, err
		}
		subs = append(subs, sub)
		ncap = p.ncap
		warnings = append(warnings, p.warned...)
		badClass = badClass || p.badClass
	}
	if badClass {
		return nil, 0, nil, &Error{Text: errClassSyntax, Offset: -1}
	}
	return alt(subs...), ncap, warnings, nil
}

func (p *posixParser) parse() (n *node, err *Error) {
	defer func() {
		if r := recover(); r != nil {
			text, ok := r.(parseError)
			if !ok {
				panic(r)
			}
			err = &Error{Text: string(text), Offset: -1}
		}
	}()
	p.fetch(true)
	return p.alternation(0), nil
}

func (p *posixParser) alternation(nest int) *node {
	if p.depth++; p.depth > maxDepth {
		p.fail(errSpace)
	}
	defer func() { p.depth-- }()
	fuel.Relieve(p.depth)
	subs := []*node{p.branch(nest)}
	for p.tok.kind == tokAlt {
		p.fetch(true)
		subs = append(subs, p.branch(nest))
	}
	return alt(subs...)
}

func (p *posixParser) branch(nest int) *node {
	var subs []*node
	for p.tok.kind != tokAlt && p.tok.kind != tokEnd && (nest == 0 || p.tok.kind != tokClose) {
		subs = append(subs, p.piece(nest))
	}
	return cat(subs...)
}

// piece is one expression with the repetition operators that follow it.
func (p *posixParser) piece(nest int) *node {
	var n *node
	switch p.tok.kind {
	case tokChar:
		n = p.literal(p.tok)
	case tokOpen:
		n = p.group(nest + 1)
	case tokBracket:
		n = p.bracket()
	case tokPeriod:
		n = &node{op: opSet, set: p.dot()}
	case tokClass:
		n = &node{op: opSet, set: p.escapeClass(p.tok.c)}
	case tokBackref:
		k := int(p.tok.c)
		if k >= len(p.done) || !p.done[k] {
			p.fail(errBackref)
		}
		n = &node{op: opBackref, n: p.first + k, icase: p.opt.ICase}
	case tokAnchor:
		// A repetition operator right after an anchor is at the start of an
		// expression, as regcomp has it.
		n = assertNode(p.tok.assert)
		p.fetch(true)
		return n
	case tokBackslash:
		p.fail(errEscape)
	case tokOpenBrace:
		if p.syn&badDup != 0 {
			p.fail(errRepeat)
		}
		fallthrough
	case tokStar, tokPlus, tokQuestion:
		if p.syn&badLeadingOp != 0 {
			p.fail(errRepeat)
		}
		if p.syn&skipLeadingOp != 0 {
			return p.leadingOp(nest)
		}
		n = p.operatorAsChar()
	case tokClose:
		if p.syn&closeParenLit == 0 {
			p.fail(errCloseParen)
		}
		n = p.operatorAsChar()
	default:
		n = p.operatorAsChar()
	}
	p.fetch(false)
	return p.repeats(n)
}

func (p *posixParser) operatorAsChar() *node {
	c := p.pat[p.pos-1]
	return &node{op: opRune, r: rune(c)}
}

// leadingOp skips a repetition operator with nothing to repeat.
func (p *posixParser) leadingOp(nest int) *node {
	switch p.tok.kind {
	case tokStar:
		p.warn("* at start of expression")
	case tokPlus:
		p.warn("+ at start of expression")
	case tokQuestion:
		p.warn("? at start of expression")
	case tokOpenBrace:
		start := p.pos
		if lo, hi, ok := p.interval(); ok && lo <= hi || ok && hi < 0 {
			p.warn("{...} at start of expression")
			p.fetch(false)
			return emptyNode
		}
		p.pos = start
		p.tok = token{kind: tokChar, r: '{', size: 1}
		n := p.literal(p.tok)
		p.fetch(false)
		return p.repeats(n)
	}
	p.fetch(false)
	if p.tok.kind == tokEnd || p.tok.kind == tokAlt || nest > 0 && p.tok.kind == tokClose {
		return emptyNode
	}
	return p.piece(nest)
}

func (p *posixParser) literal(t token) *node {
	if t.r < 0 {
		return &node{op: opByte, r: rune(t.raw)}
	}
	return p.runeNode(t.r)
}

func (p *posixParser) runeNode(r rune) *node { return foldedRune(r, p.opt) }

func foldedRune(r rune, opt Options) *node {
	if opt.ICase {
		s := &runeSet{}
		s.add(r, r)
		if f := s.fold(opt); len(f.ranges) > 1 || f.ranges[0].lo != f.ranges[0].hi {
			return &node{op: opSet, set: f}
		}
	}
	return &node{op: opRune, r: r}
}

func (p *posixParser) dot() *runeSet {
	s := &runeSet{}
	s.add(0, top(p.opt.Bytes))
	if p.opt.Newline || p.opt.Dialect == Emacs {
		s = s.remove('\n')
	}
	return s
}

func (p *posixParser) escapeClass(c byte) *runeSet {
	name := "word"
	if c == 's' || c == 'S' {
		name = "space"
	}
	s := joined(classSet(name, p.opt.Bytes))
	if c == 'W' || c == 'S' {
		s = s.negate(top(p.opt.Bytes))
		if p.opt.Newline {
			s = s.remove('\n')
		}
	}
	return s
}

func (p *posixParser) group(nest int) *node {
	p.ncap++
	k := p.ncap
	p.done = append(p.done, false)
	p.fetch(true)
	var n *node
	if p.tok.kind == tokClose {
		n = emptyNode
	} else {
		n = p.alternation(nest)
		if p.tok.kind != tokClose {
			p.fail(errParen)
		}
	}
	p.done[k-p.first] = true
	return &node{op: opCapture, n: k, subs: []*node{n}}
}

func (p *posixParser) repeats(n *node) *node {
	for {
		lo, hi := 0, -1
		switch p.tok.kind {
		case tokStar:
		case tokPlus:
			lo = 1
		case tokQuestion:
			hi = 1
		case tokOpenBrace:
			start := p.pos
			var ok bool
			lo, hi, ok = p.interval()
			if !ok {
				p.pos = start
				p.tok = token{kind: tokChar, r: '{', size: 1}
				return n
			}
		default:
			return n
		}
		n = repeat(n, lo, hi, greedy)
		p.fetch(false)
		if p.syn&badDup != 0 && (p.tok.kind == tokStar || p.tok.kind == tokOpenBrace) {
			p.fail(errRepeat)
		}
	}
}

func repeat(n *node, lo, hi int, g greed) *node {
	if hi == 0 {
		return emptyNode
	}
	if lo == 1 && hi == 1 && g != possessive {
		return n
	}
	return &node{op: opRepeat, subs: []*node{n}, min: lo, max: hi, greed: g}
}

// interval reads the bounds after an opening brace, up to and including the
// closing one; ok is false where the dialect takes the brace as a character.
func (p *posixParser) interval() (lo, hi int, ok bool) {
	const none, bad = -1, -2
	number := func() int {
		n := none
		for {
			p.fetch(false)
			if p.tok.kind == tokEnd {
				return bad
			}
			if p.tok.kind == tokCloseBrace || p.tok.r == ',' && p.tok.kind == tokChar {
				return n
			}
			switch d := p.tok.r; {
			case p.tok.kind != tokChar || d < '0' || d > '9' || n == bad:
				n = bad
			case n == none:
				n = int(d - '0')
			default:
				n = min(dupMax+1, n*10+int(d-'0'))
			}
		}
	}
	comma := func() bool { return p.tok.kind == tokChar && p.tok.r == ',' }
	lo = number()
	if lo == none {
		if !comma() {
			p.fail(errBadBrace)
		}
		lo = 0
	}
	if lo != bad {
		switch {
		case p.tok.kind == tokCloseBrace:
			hi = lo
		case comma():
			hi = number()
		default:
			hi = bad
		}
	}
	if lo == bad || hi == bad {
		if p.syn&badIntervalLit != 0 {
			return 0, 0, false
		}
		if p.tok.kind == tokEnd {
			p.fail(errBrace)
		}
		p.fail(errBadBrace)
	}
	if hi != none && lo > hi || p.tok.kind != tokCloseBrace {
		p.fail(errBadBrace)
	}
	if max(lo, hi) > dupMax {
		p.fail(errTooBig)
	}
	return lo, hi, true
}
