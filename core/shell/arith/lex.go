package arith

type token uint8

// Tokens of one character are that character.
const (
	tokEnd token = iota
	tokNum
	tokName
	tokEq
	tokNeq
	tokLeq
	tokGeq
	tokLand
	tokLor
	tokShl
	tokShr
	tokAssign // any of += -= … ; assignOp is the operator
	tokPower
	tokPreInc
	tokPreDec
	tokPostInc
	tokPostDec
	tokCond // no token of the text: what a conditional expression leaves behind
)

// lexer reads tokens as bash does: what + and - mean depends on the token before.
type lexer struct {
	src    string
	pos    int // behind the current token
	lasttp int // where the current token starts; stays on the last one at the end

	cur, last token // the current token and the one before
	num       int64 // of tokNum
	name, sub string
	elem      bool // name[sub]
	assignOp  token

	preIncremented bool
	failure        *Error
}

func (l *lexer) fail(msg string) { l.failAt(l.src, l.lasttp, msg) }

func (l *lexer) failAt(expr string, at int, msg string) {
	l.failure = failure(expr, at, msg)
	panic(abort{})
}

func blank(c byte) bool { return c == ' ' || c == '\t' || c == '\n' || c == '\r' }

func digit(c byte) bool { return c-'0' < 10 }

func nameStart(c byte) bool { return c == '_' || (c|0x20)-'a' < 26 }

func (l *lexer) skipBlanks(i int) int {
	for i < len(l.src) && blank(l.src[i]) {
		i++
	}
	return i
}

func (l *lexer) at(i int) byte {
	if i < len(l.src) {
		return l.src[i]
	}
	return 0
}

// afterOperator is where the operand of the operator just read starts in a message:
// behind blanks, but not behind a newline.
func (l *lexer) afterOperator() int {
	i := l.pos
	for c := l.at(i); c == ' ' || c == '\t'; c = l.at(i) {
		i++
	}
	return i
}

// peek looks at the token behind a name without consuming it. A run of names is
// looked through to its end, because bash finds a malformed token there first.
func (l *lexer) peek() token {
	saved := *l
	l.read()
	first := l.cur
	for l.cur == tokName {
		l.read()
	}
	*l = saved
	return first
}

// read reads the next token.
func (l *lexer) read() {
	i := l.skipBlanks(l.pos)
	if i >= len(l.src) || l.src[i] == 0 {
		l.last, l.cur, l.pos = l.cur, tokEnd, i
		return
	}
	l.lasttp = i
	c := l.src[i]
	switch {
	case nameStart(c):
		l.readName(i)
	case digit(c):
		l.readNumber(i)
	default:
		l.readOperator(i)
	}
}

func (l *lexer) readName(i int) {
	start := i
	for i < len(l.src) && (nameStart(l.src[i]) || digit(l.src[i])) {
		i++
	}
	l.name, l.sub, l.elem = l.src[start:i], "", false
	if l.at(i) == '[' {
		end := SkipSubscript(l.src, i)
		if end < 0 {
			l.fail("bad array subscript")
		}
		l.sub, l.elem = l.src[i+1:end], true
		i = end + 1
	}
	l.last, l.cur, l.pos = l.cur, tokName, i
}

func (l *lexer) readNumber(i int) {
	start := i
	for i < len(l.src) && (nameStart(l.src[i]) || digit(l.src[i]) || l.src[i] == '#' || l.src[i] == '@') {
		i++
	}
	n, msg := number(l.src[start:i])
	if msg != "" {
		l.failAt(l.src[:i], start, msg)
	}
	l.num = n
	l.last, l.cur, l.pos = l.cur, tokNum, i
}

// number reads an integer constant: decimal, 0octal, 0xhex or base#digits.
func number(s string) (n int64, msg string) {
	base, found := int64(10), false
	if s[0] == '0' {
		s = s[1:]
		base = 8
		if s != "" && s[0]|0x20 == 'x' {
			base = 16
			s = s[1:]
		}
		found = true
	}
	for i := 0; i < len(s); i++ {
		c := s[i]
		if c == '#' {
			switch {
			case found:
				return 0, "invalid number"
			case n < 2 || n > 64:
				return 0, "invalid arithmetic base"
			}
			base, n, found = n, 0, true
			if i+1 >= len(s) || s[i+1] == '#' {
				return 0, "invalid integer constant"
			}
			continue
		}
		var d int64
		switch {
		case digit(c):
			d = int64(c - '0')
		case c >= 'a' && c <= 'z':
			d = int64(c-'a') + 10
		case c >= 'A' && c <= 'Z' && base <= 36:
			d = int64(c-'A') + 10
		case c >= 'A' && c <= 'Z':
			d = int64(c-'A') + 36
		case c == '@':
			d = 62
		default:
			d = 63
		}
		if d >= base {
			return 0, "value too great for base"
		}
		n = n*base + d
	}
	return n, ""
}

func (l *lexer) readOperator(i int) {
	c, d := l.src[i], l.at(i+1)
	tok, width := token(c), 1
	two := func(t token) { tok, width = t, 2 }
	switch {
	case c == '=' && d == '=':
		two(tokEq)
	case c == '!' && d == '=':
		two(tokNeq)
	case c == '>' && d == '=':
		two(tokGeq)
	case c == '<' && d == '=':
		two(tokLeq)
	case c == '<' && d == '<', c == '>' && d == '>':
		shift := tokShl
		if c == '>' {
			shift = tokShr
		}
		two(shift)
		if l.at(i+2) == '=' {
			tok, width, l.assignOp = tokAssign, 3, shift
		}
	case c == '&' && d == '&':
		two(tokLand)
	case c == '|' && d == '|':
		two(tokLor)
	case c == '*' && d == '*':
		two(tokPower)
	case (c == '+' || c == '-') && c == d && l.cur == tokName:
		if two(tokPostInc); c == '-' {
			tok = tokPostDec
		}
	case (c == '+' || c == '-') && c == d && l.cur == tokNum && l.preIncremented:
		l.fail(l.src[i:i+2] + ": assignment requires lvalue")
	case (c == '+' || c == '-') && c == d:
		if j := l.skipBlanks(i + 2); nameStart(l.at(j)) {
			if two(tokPreInc); c == '-' {
				tok = tokPreDec
			}
		}
	case d == '=' && (c == '*' || c == '/' || c == '%' || c == '+' || c == '-' || c == '&' || c == '^' || c == '|'):
		tok, width, l.assignOp = tokAssign, 2, token(c)
	case !operatorByte(c):
		if l.cur == tokEnd || expectsOperand(l.cur) {
			l.fail("syntax error: operand expected")
		}
		l.fail("syntax error: invalid arithmetic operator")
	}
	l.last, l.cur, l.pos = l.cur, tok, i+width
}

func operatorByte(c byte) bool {
	switch c {
	case '=', '>', '<', '+', '-', '*', '/', '%', '!', '(', ')', '&', '|', '^', '~', '?', ':', ',':
		return true
	}
	return false
}

func expectsOperand(t token) bool { return t != tokNum && t != tokName }

// SkipSubscript is the index of the bracket that closes the one at s[open], or -1.
// Brackets nest; quotes, escapes and $-expansions hide theirs.
func SkipSubscript(s string, open int) int {
	depth := 0
	dollars := true // an expansion may still turn out to be closed
	for i := open; i < len(s); i++ {
		switch s[i] {
		case '\\':
			i++
		case '[':
			depth++
		case ']':
			if depth--; depth == 0 {
				return i
			}
		case '\'', '"', '`':
			j := closing(s, i)
			if j < 0 {
				return -1
			}
			i = j
		case '$':
			if !dollars || i+1 >= len(s) || (s[i+1] != '(' && s[i+1] != '{') {
				continue
			}
			if j := skipDollar(s, i); j > 0 {
				i = j
			} else {
				dollars = false
			}
		}
	}
	return -1
}

// closing is the index of the quote that ends the one at s[i], or -1.
func closing(s string, i int) int {
	q := s[i]
	for j := i + 1; j < len(s); j++ {
		switch {
		case s[j] == q:
			return j
		case s[j] == '\\' && q != '\'':
			j++
		}
	}
	return -1
}

// skipDollar is the end of the ${…} or $(…) at s[i], or -1.
func skipDollar(s string, i int) int {
	opener, closer := s[i+1], byte(')')
	if opener == '{' {
		closer = '}'
	}
	depth := 0
	for j := i + 1; j < len(s); j++ {
		switch s[j] {
		case '\\':
			j++
		case opener:
			depth++
		case closer:
			if depth--; depth == 0 {
				return j
			}
		case '\'', '"', '`':
			if k := closing(s, j); k > 0 {
				j = k
			}
		}
	}
	return -1
}
