package grammar

// unary and binary are the operators of [[ ]].
var unary = map[string]bool{
	"-a": true, "-b": true, "-c": true, "-d": true, "-e": true, "-f": true, "-g": true, "-h": true, "-k": true, "-p": true,
	"-r": true, "-s": true, "-t": true, "-u": true, "-w": true, "-x": true, "-G": true, "-L": true, "-N": true, "-O": true,
	"-S": true, "-o": true, "-v": true, "-R": true, "-z": true, "-n": true,
}

var binary = map[string]bool{
	"=": true, "==": true, "!=": true, "=~": true, "-nt": true, "-ot": true, "-ef": true, "-eq": true, "-ne": true,
	"-lt": true, "-le": true, "-gt": true, "-ge": true,
}

// conditional parses [[ … ]].
func (p *parser) conditional() {
	p.enter()
	defer p.leave()
	plain := p.plain
	p.plain = false
	p.condNext()
	p.condOr()
	p.plain = plain
	if !p.isWord("]]") {
		if p.tok.kind == 'w' {
			p.condError("syntax error in conditional expression")
		}
		p.condError("syntax error in conditional expression: unexpected token `" + p.condToken() + "'")
	}
	p.advance()
}

func (p *parser) condToken() string {
	if p.tok.kind == 'e' {
		return "EOF"
	}
	return p.tok.text
}

func (p *parser) condError(text string) {
	line := p.tok.line
	if p.tok.kind == 'e' {
		line = p.line
	}
	p.fail(Conditional, text, line)
}

// condNext reads a token of a conditional, in which newlines count as blanks.
func (p *parser) condNext() {
	p.advance()
	p.newlines()
}

func (p *parser) condOr() {
	p.condAnd()
	for p.isOp("||") {
		p.condNext()
		p.condAnd()
	}
}

func (p *parser) condAnd() {
	p.condTerm()
	for p.isOp("&&") {
		p.condNext()
		p.condTerm()
	}
}

func (p *parser) condTerm() {
	p.enter()
	defer p.leave()
	switch {
	case p.isOp("("):
		p.condNext()
		p.condOr()
		if !p.isOp(")") {
			p.condError("unexpected token `" + p.condToken() + "', expected `)'")
		}
		p.condNext()
	case p.isWord("!"):
		p.condNext()
		p.condTerm()
	case p.isWord("]]"):
		p.condError("syntax error near `]]'")
	case p.tok.kind == 'w' && unary[p.tok.text]:
		p.condUnary()
	case p.tok.kind == 'w':
		p.condWord()
	default:
		p.condError("unexpected token `" + p.condToken() + "' in conditional command")
	}
}

func (p *parser) condUnary() {
	p.advance()
	if p.tok.kind != 'w' || p.isWord("]]") {
		p.condError("unexpected argument `" + p.condToken() + "' to conditional unary operator")
	}
	p.condNext()
}

func (p *parser) condWord() {
	p.advance()
	op := p.tok.text
	switch {
	case p.isWord("]]") || p.isOp("&&") || p.isOp("||") || p.isOp(")"):
		return
	case p.tok.kind == 'n':
		p.newlines()
		if p.isWord("]]") || p.isOp("&&") || p.isOp("||") || p.isOp(")") {
			return
		}
		p.fail(Conditional, "unexpected token `newline', conditional binary operator expected", p.line)
	case p.tok.kind == 'w' && binary[op], p.isOp("<"), p.isOp(">"):
	case p.tok.kind == 'w':
		p.condError("conditional binary operator expected")
	case p.tok.kind == 'e':
		p.fail(Conditional, "unexpected token `newline', conditional binary operator expected", p.line)
	default:
		p.condError("unexpected token `" + p.condToken() + "', conditional binary operator expected")
	}
	if op == "=~" {
		p.regexp()
	} else {
		p.advance()
	}
	if p.tok.kind != 'w' || p.isWord("]]") {
		p.condError("unexpected argument `" + p.condToken() + "' to conditional binary operator")
	}
	p.condNext()
}

// regexp reads the right-hand side of =~, in which ( ) and | are plain.
func (p *parser) regexp() {
	for p.i < len(p.s) && (p.s[p.i] == ' ' || p.s[p.i] == '\t') {
		p.i++
	}
	start, line := p.i, p.line
	depth := 0
	for p.i < len(p.s) {
		c := p.s[p.i]
		if depth == 0 && (c == ' ' || c == '\t' || c == '\n' || c == ';' || c == '&') {
			break
		}
		switch {
		case c == '(':
			depth++
			p.i++
		case c == ')':
			if depth == 0 {
				p.tok = token{kind: 'w', text: p.s[start:p.i], start: start, end: p.i, line: line}
				return
			}
			depth--
			p.i++
		case c == '\\':
			p.i = min(p.i+2, len(p.s))
		case c == '\n':
			p.line++
			p.i++
		default:
			if !p.quote(c) {
				p.i++
			}
		}
	}
	kind := byte('w')
	if p.i == start {
		p.advance()
		return
	}
	p.tok = token{kind: kind, text: p.s[start:p.i], start: start, end: p.i, line: line}
}
