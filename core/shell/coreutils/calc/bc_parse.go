package calc

import "ambit/core/fuel"

// bcNode is a node of a program: an expression or a statement.
type bcNode struct {
	op   string // "num", "var", "elem", "call", "+", "assign", "if", …
	name string
	args []*bcNode
	els  *bcNode
}

// bcFunc is a function that a program defined.
type bcFunc struct {
	name   string
	params []bcParam
	autos  []bcParam
	body   *bcNode
	void   bool
}

// bcParam is a parameter or an auto variable.
type bcParam struct {
	name  string
	array bool
	ref   bool
}

// bcSyntaxError unwinds the parser to the end of the line.
type bcSyntaxError struct {
	line int
	text string
}

const maxBcDepth = 500

type bcParser struct {
	lex   *bcLexer
	tok   bcToken
	depth int
	funcs func(*bcFunc)

	loops      int // loops around the statement being read
	inFunction bool
}

func (p *bcParser) advance() { p.tok = p.lex.next() }

func (p *bcParser) fail() { panic(bcSyntaxError{p.tok.line, "syntax error"}) }

// misplaced complains about a statement that stands where it has no meaning.
func (p *bcParser) misplaced(text string) { panic(bcSyntaxError{p.tok.line, text}) }

func (p *bcParser) isOp(text string) bool { return p.tok.kind == 'o' && p.tok.text == text }

func (p *bcParser) isKey(text string) bool { return p.tok.kind == 'k' && p.tok.text == text }

func (p *bcParser) take(text string) bool {
	if (p.tok.kind == 'o' || p.tok.kind == 'k') && p.tok.text == text {
		p.advance()
		return true
	}
	return false
}

func (p *bcParser) expect(text string) {
	if !p.take(text) {
		p.fail()
	}
}

func (p *bcParser) newlines() {
	for p.tok.kind == '\n' {
		p.advance()
	}
}

func (p *bcParser) enter() func() {
	if p.depth++; p.depth > maxBcDepth {
		p.fail()
	}
	fuel.Relieve(p.depth)
	return func() { p.depth-- }
}

// line reads what stands up to the end of a line: statements, or a definition. It
// leaves the newline as the current token, so that what follows is not read before
// the line was executed.
func (p *bcParser) line() *bcNode {
	if p.isKey("define") {
		p.define()
		return nil
	}
	list := &bcNode{op: "block"}
	for p.tok.kind != '\n' && p.tok.kind != 0 {
		if p.take(";") {
			continue
		}
		list.args = append(list.args, p.statement())
		if p.tok.kind != '\n' && !p.isOp(";") {
			p.fail()
		}
	}
	return list
}

func (p *bcParser) statement() *bcNode {
	defer p.enter()()
	t := p.tok
	switch t.kind {
	case 's':
		p.advance()
		return &bcNode{op: "string", name: t.text}
	case 'k':
		switch t.text {
		case "quit":
			panic(bcHalt{})
		case "break", "continue", "halt", "limits", "warranty":
			p.advance()
			switch {
			case p.loops > 0:
			case t.text == "break":
				p.misplaced("Break outside a for/while")
			case t.text == "continue":
				p.misplaced("Continue outside a for")
			}
			return &bcNode{op: t.text}
		case "return":
			p.advance()
			if !p.inFunction {
				p.misplaced("Return outside of a function.")
			}
			n := &bcNode{op: "return"}
			if p.tok.kind != '\n' && p.tok.kind != 0 && !p.isOp(";") && !p.isOp("}") {
				if p.isOp("(") {
					p.advance()
					if p.take(")") {
						return n
					}
					// What follows the parenthesis may go on: return (a)+b.
					inner := p.expression()
					p.expect(")")
					n.args = []*bcNode{p.continueFrom(&bcNode{op: "paren", args: []*bcNode{inner}})}
					return n
				}
				n.args = []*bcNode{p.expression()}
			}
			return n
		case "for":
			return p.forLoop()
		case "while":
			p.advance()
			p.expect("(")
			cond := p.expression()
			p.expect(")")
			p.newlines()
			return &bcNode{op: "for", args: []*bcNode{nil, cond, nil, p.loopBody()}}
		case "if":
			p.advance()
			p.expect("(")
			n := &bcNode{op: "if", args: []*bcNode{p.expression()}}
			p.expect(")")
			p.newlines()
			n.args = append(n.args, p.statement())
			if p.take("else") {
				p.newlines()
				n.els = p.statement()
			}
			return n
		case "print":
			p.advance()
			n := &bcNode{op: "print"}
			for {
				if p.tok.kind == 's' {
					n.args = append(n.args, &bcNode{op: "string", name: p.tok.text})
					p.advance()
				} else {
					n.args = append(n.args, p.expression())
				}
				if !p.take(",") {
					return n
				}
			}
		}
	case 'o':
		if t.text == "{" {
			p.advance()
			return p.block()
		}
	}
	e := p.expression()
	if e.op == "assign" {
		return &bcNode{op: "quiet", args: []*bcNode{e}}
	}
	return &bcNode{op: "show", args: []*bcNode{e}}
}

func (p *bcParser) block() *bcNode {
	list := &bcNode{op: "block"}
	for !p.take("}") {
		if p.tok.kind == 0 {
			p.fail()
		}
		if p.tok.kind == '\n' {
			p.advance()
			continue
		}
		if p.take(";") {
			continue
		}
		list.args = append(list.args, p.statement())
		if p.tok.kind != '\n' && !p.isOp(";") && !p.isOp("}") {
			p.fail()
		}
	}
	return list
}

func (p *bcParser) forLoop() *bcNode {
	p.advance()
	p.expect("(")
	part := func(end string) *bcNode {
		if p.take(end) {
			return nil
		}
		e := p.expression()
		p.expect(end)
		return e
	}
	n := &bcNode{op: "for", args: []*bcNode{part(";"), part(";"), part(")")}}
	p.newlines()
	n.args = append(n.args, p.loopBody())
	return n
}

func (p *bcParser) loopBody() *bcNode {
	p.loops++
	defer func() { p.loops-- }()
	return p.statement()
}

func (p *bcParser) define() {
	p.advance()
	f := &bcFunc{void: p.take("void")}
	if p.tok.kind != 'i' {
		p.fail()
	}
	f.name = p.tok.text
	p.advance()
	p.expect("(")
	f.params = p.params(")")
	p.expect(")")
	p.newlines()
	p.expect("{")
	p.newlines()
	if p.take("auto") {
		f.autos = p.params(";")
		if !p.isOp("}") && p.tok.kind != '\n' {
			p.expect(";")
		}
	}
	p.inFunction = true
	defer func() { p.inFunction = false }()
	f.body = p.block()
	p.funcs(f)
}

func (p *bcParser) params(end string) []bcParam {
	var list []bcParam
	for !p.isOp(end) && p.tok.kind != '\n' {
		param := bcParam{}
		if p.take("*") || p.take("&") {
			param.ref = true
		}
		if p.tok.kind != 'i' {
			p.fail()
		}
		param.name = p.tok.text
		p.advance()
		if p.take("[") {
			p.expect("]")
			param.array = true
		}
		list = append(list, param)
		if !p.take(",") {
			break
		}
	}
	return list
}

func (p *bcParser) expression() *bcNode {
	defer p.enter()()
	return p.or(nil)
}

// continueFrom parses on where left is the first operand.
func (p *bcParser) continueFrom(left *bcNode) *bcNode { return p.or(left) }

func (p *bcParser) or(left *bcNode) *bcNode {
	l := p.and(left)
	for p.take("||") {
		l = &bcNode{op: "||", args: []*bcNode{l, p.and(nil)}}
	}
	return l
}

func (p *bcParser) and(left *bcNode) *bcNode {
	l := p.not(left)
	for p.take("&&") {
		l = &bcNode{op: "&&", args: []*bcNode{l, p.not(nil)}}
	}
	return l
}

func (p *bcParser) not(left *bcNode) *bcNode {
	if left == nil && p.isOp("!") {
		defer p.enter()()
		p.advance()
		return &bcNode{op: "!", args: []*bcNode{p.not(nil)}}
	}
	return p.relation(left)
}

func (p *bcParser) relation(left *bcNode) *bcNode {
	l := p.assignment(left)
	for p.tok.kind == 'o' {
		switch op := p.tok.text; op {
		case "<", "<=", ">", ">=", "==", "!=":
			p.advance()
			l = &bcNode{op: op, args: []*bcNode{l, p.assignment(nil)}}
			continue
		}
		break
	}
	return l
}

func (n *bcNode) assignable() bool {
	switch n.op {
	case "var", "elem", "scale", "ibase", "obase", "last":
		return true
	}
	return false
}

func (p *bcParser) assignment(left *bcNode) *bcNode {
	l := p.sum(left)
	if p.tok.kind != 'o' || !l.assignable() {
		return l
	}
	switch op := p.tok.text; op {
	case "=", "+=", "-=", "*=", "/=", "%=", "^=":
		defer p.enter()()
		p.advance()
		return &bcNode{op: "assign", name: op[:len(op)-1], args: []*bcNode{l, p.assignment(nil)}}
	}
	return l
}

func (p *bcParser) sum(left *bcNode) *bcNode {
	l := p.product(left)
	for p.isOp("+") || p.isOp("-") {
		op := p.tok.text
		p.advance()
		l = &bcNode{op: op, args: []*bcNode{l, p.product(nil)}}
	}
	return l
}

func (p *bcParser) product(left *bcNode) *bcNode {
	l := p.power(left)
	for p.isOp("*") || p.isOp("/") || p.isOp("%") {
		op := p.tok.text
		p.advance()
		l = &bcNode{op: op, args: []*bcNode{l, p.power(nil)}}
	}
	return l
}

func (p *bcParser) power(left *bcNode) *bcNode {
	l := left
	if l == nil {
		l = p.unary()
	}
	if p.isOp("^") {
		defer p.enter()()
		p.advance()
		return &bcNode{op: "^", args: []*bcNode{l, p.power(nil)}}
	}
	return l
}

func (p *bcParser) unary() *bcNode {
	defer p.enter()()
	if p.take("-") {
		return &bcNode{op: "neg", args: []*bcNode{p.unary()}}
	}
	for _, op := range []string{"++", "--"} {
		if p.take(op) {
			v := p.primary()
			if !v.assignable() {
				p.fail()
			}
			return &bcNode{op: "pre" + op, args: []*bcNode{v}}
		}
	}
	l := p.primary()
	if (p.isOp("++") || p.isOp("--")) && l.assignable() {
		l = &bcNode{op: "post" + p.tok.text, args: []*bcNode{l}}
		p.advance()
	}
	return l
}

func (p *bcParser) primary() *bcNode {
	t := p.tok
	switch t.kind {
	case 'n':
		p.advance()
		return &bcNode{op: "num", name: t.text}
	case 'o':
		switch t.text {
		case "(":
			p.advance()
			e := p.expression()
			p.expect(")")
			return &bcNode{op: "paren", args: []*bcNode{e}}
		case ".":
			p.advance()
			return &bcNode{op: "last"}
		}
	case 'k':
		switch t.text {
		case "last", "ibase", "obase":
			p.advance()
			return &bcNode{op: t.text}
		case "scale", "length", "sqrt":
			p.advance()
			if t.text == "scale" && !p.isOp("(") {
				return &bcNode{op: "scale"}
			}
			p.expect("(")
			e := p.expression()
			p.expect(")")
			return &bcNode{op: t.text + "()", args: []*bcNode{e}}
		case "read":
			p.advance()
			p.expect("(")
			p.expect(")")
			return &bcNode{op: "read"}
		}
	case 'i':
		p.advance()
		switch {
		case p.take("["):
			e := p.expression()
			p.expect("]")
			return &bcNode{op: "elem", name: t.text, args: []*bcNode{e}}
		case p.take("("):
			return p.call(t.text)
		}
		return &bcNode{op: "var", name: t.text}
	}
	p.fail()
	return nil
}

func (p *bcParser) call(name string) *bcNode {
	n := &bcNode{op: "call", name: name}
	for !p.take(")") {
		if p.tok.kind == 'i' {
			// a[] passes a whole array.
			save, lex := p.tok, *p.lex
			p.advance()
			if p.take("[") && p.take("]") {
				n.args = append(n.args, &bcNode{op: "array", name: save.text})
				if !p.take(",") && !p.isOp(")") {
					p.fail()
				}
				continue
			}
			p.tok = save
			*p.lex = lex
		}
		n.args = append(n.args, p.expression())
		if !p.take(",") && !p.isOp(")") {
			p.fail()
		}
	}
	return n
}
