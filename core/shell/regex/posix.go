package regex

import (
	"strings"
	"unicode/utf8"
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

func (p *posixParser) fetch(caretHere bool) {
	p.tok = p.peek(p.pos, caretHere)
	p.pos += p.tok.size
}

// peek reads the token at pos. caretHere says that a ^ would be an anchor here.
func (p *posixParser) peek(pos int, caretHere bool) token {
	if pos >= len(p.pat) {
		return token{kind: tokEnd}
	}
	c := p.pat[pos]
	if c == '\\' {
		return p.peekEscape(pos)
	}
	if c >= utf8.RuneSelf {
		return p.char(pos)
	}
	t := token{kind: tokChar, r: rune(c), size: 1}
	bare := p.syn&bareGroups != 0
	switch c {
	case '|':
		if bare {
			t.kind = tokAlt
		}
	case '(':
		if bare {
			t.kind = tokOpen
		}
	case ')':
		if bare {
			t.kind = tokClose
		}
	case '{':
		if bare {
			t.kind = tokOpenBrace
		}
	case '}':
		if bare {
			t.kind = tokCloseBrace
		}
	case '*':
		t.kind = tokStar
	case '+':
		if p.syn&barePlus != 0 {
			t.kind = tokPlus
		}
	case '?':
		if p.syn&barePlus != 0 {
			t.kind = tokQuestion
		}
	case '[':
		t.kind = tokBracket
	case '.':
		t.kind = tokPeriod
	case '^':
		if caretHere || p.syn&anchorAnywhere != 0 {
			t.kind, t.assert = tokAnchor, lineStart
		}
	case '$':
		if p.syn&anchorAnywhere != 0 || p.dollarEnds(pos+1) {
			t.kind, t.assert = tokAnchor, lineEnd
		}
	}
	return t
}

func (p *posixParser) dollarEnds(pos int) bool {
	switch p.peek(pos, false).kind {
	case tokEnd, tokAlt, tokClose:
		return true
	}
	return false
}

func (p *posixParser) char(pos int) token {
	c := p.pat[pos]
	if p.opt.Bytes || c < utf8.RuneSelf {
		return token{kind: tokChar, r: rune(c), size: 1}
	}
	r, size := utf8.DecodeRuneInString(p.pat[pos:])
	if r == utf8.RuneError && size == 1 {
		return token{kind: tokChar, r: -1, raw: c, size: 1}
	}
	return token{kind: tokChar, r: r, size: size}
}

func (p *posixParser) peekEscape(pos int) token {
	if pos+1 >= len(p.pat) {
		return token{kind: tokBackslash, size: 1}
	}
	c := p.pat[pos+1]
	t := token{kind: tokChar, r: rune(c), size: 2}
	set := func(want syntax, kind tokenKind) {
		if p.syn&want != 0 {
			t.kind = kind
		}
	}
	anchor := func(a assertion) { t.kind, t.assert = tokAnchor, a }
	if p.opt.POSIX && strings.IndexByte("|+?<>bB`'wWsS", c) >= 0 {
		return t
	}
	if p.syn&awkEscapes != 0 {
		if r, size, ok := awkEscape(p.pat[pos+1:]); ok {
			return token{kind: tokChar, r: r, size: 1 + size}
		}
	}
	switch c {
	case '|':
		set(backslashGroup, tokAlt)
	case '(':
		set(backslashGroup, tokOpen)
	case ')':
		set(backslashGroup, tokClose)
	case '{':
		set(backslashBrace, tokOpenBrace)
	case '}':
		set(backslashBrace, tokCloseBrace)
	case '+':
		set(backslashPlus, tokPlus)
	case '?':
		set(backslashPlus, tokQuestion)
	case '1', '2', '3', '4', '5', '6', '7', '8', '9':
		t.kind, t.c = tokBackref, c-'0'
	case '<':
		anchor(wordStart)
	case '>':
		anchor(wordEnd)
	case 'b':
		anchor(wordEdge)
	case 'y':
		if p.syn&awkEscapes != 0 {
			anchor(wordEdge)
		}
	case 'B':
		anchor(notWordEdge)
	case '`':
		anchor(bufStart)
	case '\'':
		anchor(bufEnd)
	case 'w', 'W', 's', 'S':
		t.kind, t.c = tokClass, c
	default:
		if c >= utf8.RuneSelf {
			t = p.char(pos + 1)
			t.size++
		}
	}
	return t
}

// awkEscape reads what follows a backslash where awk sees an escape of its own.
func awkEscape(s string) (r rune, size int, ok bool) {
	switch c := s[0]; c {
	case 'n':
		return '\n', 1, true
	case 't':
		return '\t', 1, true
	case 'r':
		return '\r', 1, true
	case 'f':
		return '\f', 1, true
	case 'v':
		return '\v', 1, true
	case 'a':
		return 7, 1, true
	case 'b':
		return 8, 1, true
	case '0', '1', '2', '3', '4', '5', '6', '7':
		n := 0
		for size < 3 && size < len(s) && s[size] >= '0' && s[size] <= '7' {
			n = n*8 + int(s[size]-'0')
			size++
		}
		return rune(n & 0xff), size, true
	case 'x':
		n := 0
		for size = 1; size < 3 && size < len(s) && unhex(s[size]) >= 0; size++ {
			n = n*16 + unhex(s[size])
		}
		if size > 1 {
			return rune(n), size, true
		}
	}
	return 0, 0, false
}

func (p *posixParser) alternation(nest int) *node {
	if p.depth++; p.depth > maxDepth {
		p.fail(errSpace)
	}
	defer func() { p.depth-- }()
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
