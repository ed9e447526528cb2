package awk

func (p *parser) block() *blockStmt {
	p.enter()
	defer p.leave()
	p.expect("{")
	b := &blockStmt{}
	for {
		p.skipTerminators()
		if p.accept("}") {
			return b
		}
		if p.tok.kind == tEOF {
			p.syntax()
		}
		b.list = append(b.list, p.statement())
	}
}

// endSimple consumes what ends a simple statement.
func (p *parser) endSimple() {
	switch {
	case p.tok.kind == tNewline || p.is(";"):
		p.advance()
		p.skipNewlines()
	case p.is("}"), p.tok.kind == tEOF && p.inRule == "":
	default:
		p.syntax()
	}
}

// body is the statement that a control structure governs.
func (p *parser) body() stmt {
	p.skipNewlines()
	if p.accept(";") {
		return &blockStmt{}
	}
	return p.statement()
}

func (p *parser) statement() stmt {
	p.enter()
	defer p.leave()
	at := p.tok.at
	if p.is("{") {
		return p.block()
	}
	if p.tok.kind != tKeyword {
		s := p.simple()
		p.endSimple()
		return s
	}
	switch word := p.tok.text; word {
	case "if":
		return p.ifStatement()
	case "while":
		p.advance()
		p.expect("(")
		c := p.parenExpr()
		p.loops++
		b := p.body()
		p.loops--
		return &whileStmt{c: c, body: b}
	case "do":
		p.advance()
		p.loops++
		b := p.body()
		p.loops--
		p.skipTerminators()
		if !p.isWord("while") {
			p.syntax()
		}
		p.advance()
		p.expect("(")
		s := &whileStmt{c: p.parenExpr(), body: b, do: true}
		if p.is(";") || p.tok.kind == tNewline {
			p.endSimple()
		}
		return s
	case "for":
		return p.forStatement()
	case "switch":
		return p.switchStatement()
	case "break", "continue", "next", "nextfile":
		s := p.jump(word, at)
		p.advance()
		p.endSimple()
		return s
	case "exit":
		p.advance()
		s := &exitStmt{}
		if !p.atEnd() {
			s.x = p.expr()
		}
		p.endSimple()
		return s
	case "return":
		if p.fn == nil {
			p.failAt(p.tok, "`return' used outside function context")
		}
		p.advance()
		s := &returnStmt{}
		if !p.atEnd() {
			s.x = p.expr()
		}
		p.endSimple()
		return s
	}
	s := p.simple()
	p.endSimple()
	return s
}

func (p *parser) jump(word string, at loc) stmt {
	switch word {
	case "break":
		if p.loops == 0 && p.switches == 0 {
			p.plain(at, "`break' is not allowed outside a loop or switch")
			p.plain(at, "`break' is not allowed outside a loop or switch")
		}
		return &jumpStmt{sigBreak}
	case "continue":
		if p.loops == 0 {
			p.plain(at, "`continue' is not allowed outside a loop")
			p.plain(at, "`continue' is not allowed outside a loop")
		}
		return &jumpStmt{sigContinue}
	}
	switch p.inRule {
	case "BEGIN", "END", "BEGINFILE", "ENDFILE":
		if !(word == "nextfile" && p.inRule == "BEGINFILE") {
			p.plain(at, "`%s' used in %s action", word, p.inRule)
		}
	}
	if word == "next" {
		return &jumpStmt{sigNext}
	}
	return &jumpStmt{sigNextFile}
}

func (p *parser) atEnd() bool {
	return p.tok.kind == tNewline || p.tok.kind == tEOF || p.is(";") || p.is("}")
}

func (p *parser) ifStatement() stmt {
	p.advance()
	p.expect("(")
	s := &ifStmt{c: p.parenExpr()}
	p.skipNewlines()
	block := p.is("{")
	if p.accept(";") {
		s.then = &blockStmt{}
	} else {
		s.then = p.statement()
	}
	if block && p.is(";") {
		return s
	}
	p.skipNewlines()
	if p.isWord("else") {
		p.advance()
		s.alt = p.body()
	}
	return s
}

func (p *parser) forStatement() stmt {
	at := p.tok.at
	p.advance()
	p.expect("(")
	if s := p.forIn(at); s != nil {
		return s
	}
	s := &forStmt{}
	if !p.is(";") {
		s.init = p.simple()
	}
	p.expect(";")
	p.skipNewlines()
	if !p.is(";") {
		s.c = p.expr()
	}
	p.expect(";")
	p.skipNewlines()
	if !p.is(")") {
		s.post = p.simple()
	}
	p.expect(")")
	p.loops++
	s.body = p.body()
	p.loops--
	return s
}

// forIn recognises "(name in array)" with nothing after it.
func (p *parser) forIn(at loc) stmt {
	if p.tok.kind != tName {
		return nil
	}
	lx, tok, prev := *p.lexer, p.tok, p.prev
	name := p.tok
	p.advance()
	if p.isWord("in") {
		p.advance()
		if p.tok.kind == tName {
			arr := p.arrayRef()
			if p.accept(")") {
				v := p.variable(name)
				p.loops++
				b := p.body()
				p.loops--
				return &forInStmt{at: at, v: v, arr: arr, body: b}
			}
		}
	}
	*p.lexer, p.tok, p.prev = lx, tok, prev
	return nil
}

// arrayRef is a name, or an element that is an array itself.
func (p *parser) arrayRef() expr {
	name := p.tok
	if name.kind != tName {
		p.syntax()
	}
	p.advance()
	return p.subscripts(p.variable(name))
}

func (p *parser) switchStatement() stmt {
	s := &switchStmt{at: p.tok.at}
	p.advance()
	p.expect("(")
	s.x = p.parenExpr()
	p.skipNewlines()
	p.expect("{")
	p.switches++
	for {
		p.skipTerminators()
		if p.accept("}") {
			break
		}
		var c switchCase
		switch {
		case p.isWord("case"):
			p.advance()
			c.x = p.caseValue()
		case p.isWord("default"):
			for _, o := range s.cases {
				if o.x == nil {
					p.failAt(p.tok, "duplicate `default' detected in switch body")
				}
			}
			p.advance()
		default:
			p.syntax()
		}
		p.expect(":")
		for {
			p.skipTerminators()
			if p.isWord("case") || p.isWord("default") || p.is("}") {
				break
			}
			if p.tok.kind == tEOF {
				p.syntax()
			}
			c.body = append(c.body, p.statement())
		}
		s.cases = append(s.cases, c)
	}
	p.switches--
	return s
}

// caseValue is a constant: number, string or regular expression.
func (p *parser) caseValue() expr {
	at := p.tok.at
	neg := false
	if p.is("-") || p.is("+") {
		neg = p.is("-")
		p.advance()
		if p.tok.kind != tNumber {
			p.syntax()
		}
	}
	switch {
	case p.tok.kind == tNumber:
		v := p.tok.num
		if neg {
			v = -v
		}
		p.advance()
		return &numLit{node{at}, v}
	case p.tok.kind == tString:
		s := p.tok.text
		p.advance()
		return &strLit{node{at}, s}
	case p.is("/") || p.is("/="):
		return p.regexpHere(at)
	case p.tok.kind == tTyped:
		re := p.tok.text
		p.advance()
		return &regexLit{node{at}, re, true}
	}
	p.syntax()
	return nil
}

func (p *parser) regexpHere(at loc) expr {
	p.lexer.pos = p.tok.offset
	p.lexer.line = p.tok.at.line
	re := p.lexer.regexp()
	p.advance()
	return &regexLit{node{at}, re, false}
}

// simple is a statement that may stand in the head of a for loop.
func (p *parser) simple() stmt {
	at := p.tok.at
	switch {
	case p.isWord("print"), p.isWord("printf"):
		return p.print()
	case p.isWord("delete"):
		return p.delete(at)
	}
	return &exprStmt{p.expr()}
}

func (p *parser) delete(at loc) stmt {
	p.advance()
	paren := false
	if p.accept("(") {
		paren = true
	}
	s := &deleteStmt{at: at}
	ref := p.arrayRef()
	if paren {
		p.expect(")")
	}
	if ix, ok := ref.(*indexExpr); ok {
		s.arr, s.ix = ix.base, ix.subs
	} else {
		s.arr = ref
	}
	return s
}

func (p *parser) print() stmt {
	s := &printStmt{at: p.tok.at, printf: p.tok.text == "printf"}
	p.advance()
	p.noGT = true
	if !p.atEnd() && !p.is(">") && !p.is(">>") && !p.is("|") && !p.is("|&") {
		s.args = p.exprList()
		if len(s.args) == 1 {
			if l, ok := s.args[0].(*listExpr); ok {
				s.args = l.xs
			}
		}
	}
	p.noGT = false
	if s.printf && len(s.args) == 0 {
		panic(&syntaxError{at: s.at, text: "fatal: printf: no arguments"})
	}
	for _, a := range s.args {
		if _, ok := a.(*listExpr); ok {
			p.syntax()
		}
	}
	if p.is(">") || p.is(">>") || p.is("|") || p.is("|&") {
		s.redir = p.tok.text
		p.advance()
		p.noGT = true
		s.dest = p.concat()
		p.noGT = false
	}
	return s
}
