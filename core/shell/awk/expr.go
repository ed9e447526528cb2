package awk

// Precedence, from low to high: ?: || && in ~ !~ relational concatenation
// additive multiplicative unary ^ ++ $ grouping. Assignment is right-associative
// and takes an lvalue on its left.

// expr parses an expression, assignment included.
func (p *parser) expr() expr {
	p.enter()
	defer p.leave()
	x := p.ternary()
	if p.tok.kind == tOp && isLvalue(x) {
		switch op := p.tok.text; op {
		case "=", "+=", "-=", "*=", "/=", "%=", "^=":
			at := p.tok.at
			p.advance()
			return &assignExpr{node{at}, op[:len(op)-1], x, p.expr()}
		}
	}
	return x
}

func isLvalue(x expr) bool {
	switch x.(type) {
	case *varRef, *indexExpr, *fieldExpr:
		return true
	}
	return false
}

func (p *parser) ternary() expr {
	c := p.or()
	if !p.is("?") {
		return c
	}
	at := p.tok.at
	p.advance()
	p.skipNewlines()
	t := p.expr()
	p.skipNewlines()
	p.expect(":")
	p.skipNewlines()
	f := p.expr()
	return &condExpr{node{at}, c, t, f}
}

func (p *parser) or() expr {
	x := p.and()
	for n := 0; p.is("||"); n++ {
		p.chain(n)
		at := p.tok.at
		p.advance()
		p.skipNewlines()
		x = &logicExpr{node{at}, true, x, p.operand(p.and)}
	}
	return x
}

func (p *parser) and() expr {
	x := p.in()
	for n := 0; p.is("&&"); n++ {
		p.chain(n)
		at := p.tok.at
		p.advance()
		p.skipNewlines()
		x = &logicExpr{node{at}, false, x, p.operand(p.in)}
	}
	return x
}

// operand parses the right side of an operator, where gawk's grammar also takes
// an assignment: a && b = c.
func (p *parser) operand(f func() expr) expr {
	x := f()
	if isLvalue(x) && p.tok.kind == tOp {
		switch op := p.tok.text; op {
		case "=", "+=", "-=", "*=", "/=", "%=", "^=":
			at := p.tok.at
			p.advance()
			return &assignExpr{node{at}, op[:len(op)-1], x, p.expr()}
		}
	}
	return x
}

func (p *parser) chain(n int) {
	if n > maxChain {
		panic(&syntaxError{at: p.tok.at, text: "expression is too long"})
	}
}

func (p *parser) in() expr {
	x := p.match()
	for n := 0; p.isWord("in"); n++ {
		p.chain(n)
		at := p.tok.at
		p.advance()
		subs := []expr{x}
		if l, ok := x.(*listExpr); ok {
			subs = l.xs
		}
		x = &inExpr{node{at}, subs, p.arrayRef()}
	}
	return x
}

func (p *parser) match() expr {
	x := p.relational()
	for n := 0; p.is("~") || p.is("!~"); n++ {
		p.chain(n)
		at, not := p.tok.at, p.tok.text == "!~"
		p.advance()
		x = &matchExpr{node{at}, x, p.operand(p.relational), not}
	}
	return x
}

func (p *parser) relational() expr {
	x := p.concat()
	if p.tok.kind != tOp {
		return x
	}
	switch op := p.tok.text; op {
	case "<", "<=", "==", "!=", ">", ">=":
		if op == ">" && p.noGT {
			return x
		}
		at := p.tok.at
		p.advance()
		x = &binaryExpr{node{at}, op, x, p.operand(p.concat)}
		switch p.tok.text {
		case "<", "<=", "==", "!=", ">=":
			if p.tok.kind == tOp {
				p.syntax()
			}
		case ">":
			if p.tok.kind == tOp && !p.noGT {
				p.syntax()
			}
		}
	}
	return x
}

// concat parses a concatenation and the getlines that read from its command.
func (p *parser) concat() expr {
	x := p.additive()
	var parts []expr
	for n := 0; ; n++ {
		p.chain(n)
		switch {
		case p.startsOperand():
			if parts == nil {
				parts = []expr{x}
			}
			parts = append(parts, p.additive())
			continue
		case (p.is("|") || p.is("|&")) && p.peekGetline():
			if parts != nil {
				x = &concatExpr{node{x.place()}, parts}
				parts = nil
			}
			kind := getlinePipe
			if p.is("|&") {
				kind = getlineCo
			}
			at := p.tok.at
			p.advance()
			p.advance()
			x = &getlineExpr{node{at}, kind, x, p.optLvalue()}
			continue
		}
		break
	}
	if parts != nil {
		return &concatExpr{node{x.place()}, parts}
	}
	return x
}

// peekGetline says whether the token after the current one is getline.
func (p *parser) peekGetline() bool {
	lx := *p.lexer
	t := p.lexer.next()
	*p.lexer = lx
	return t.kind == tKeyword && t.text == "getline"
}

// startsOperand says whether the current token begins an operand that
// concatenates with what stands before it.
func (p *parser) startsOperand() bool {
	switch p.tok.kind {
	case tNumber, tString, tName, tFunc, tBuiltin, tTyped:
		return true
	case tOp:
		switch p.tok.text {
		case "$", "!", "(", "++", "--":
			return true
		case "@":
			return true
		}
	}
	return false
}

func (p *parser) additive() expr {
	x := p.multiplicative()
	for n := 0; p.is("+") || p.is("-"); n++ {
		p.chain(n)
		at, op := p.tok.at, p.tok.text
		p.advance()
		x = &binaryExpr{node{at}, op, x, p.multiplicative()}
	}
	return x
}

func (p *parser) multiplicative() expr {
	x := p.unary()
	for n := 0; p.is("*") || p.is("/") || p.is("%"); n++ {
		p.chain(n)
		at, op := p.tok.at, p.tok.text
		p.advance()
		x = &binaryExpr{node{at}, op, x, p.unary()}
	}
	return x
}

func (p *parser) unary() expr {
	if p.is("!") || p.is("-") || p.is("+") {
		p.enter()
		defer p.leave()
		at, op := p.tok.at, p.tok.text[0]
		p.advance()
		x := p.unary()
		if n, ok := x.(*numLit); ok && op == '-' {
			return &numLit{node{at}, -n.v}
		}
		return &unaryExpr{node{at}, op, x}
	}
	return p.power()
}

func (p *parser) power() expr {
	x := p.postfix()
	if !p.is("^") {
		return x
	}
	p.enter()
	defer p.leave()
	at := p.tok.at
	p.advance()
	var r expr
	if p.is("!") || p.is("-") || p.is("+") {
		op := p.tok.text[0]
		uat := p.tok.at
		p.advance()
		r = &unaryExpr{node{uat}, op, p.power()}
	} else {
		r = p.power()
	}
	return &binaryExpr{node{at}, "^", x, r}
}

func (p *parser) postfix() expr {
	x := p.primary()
	if isLvalue(x) && (p.is("++") || p.is("--")) {
		delta := 1.0
		if p.is("--") {
			delta = -1
		}
		at := p.tok.at
		p.advance()
		return &incExpr{node{at}, x, delta, true}
	}
	return x
}

func (p *parser) primary() expr {
	t := p.tok
	at := node{t.at}
	switch t.kind {
	case tNumber:
		p.advance()
		return &numLit{at, t.num}
	case tString:
		p.advance()
		return &strLit{at, t.text}
	case tTyped:
		p.advance()
		return &regexLit{at, t.text, true}
	case tName:
		p.advance()
		return p.subscripts(p.variable(t))
	case tFunc:
		return p.call()
	case tBuiltin:
		return p.builtin()
	case tKeyword:
		if t.text == "getline" {
			return p.getline()
		}
	case tOp:
		switch t.text {
		case "/", "/=":
			return p.regexpHere(t.at)
		case "$":
			return p.field()
		case "++", "--":
			return p.preIncrement()
		case "(":
			return p.paren()
		case "@":
			return p.indirectCall()
		case "-", "+", "!":
			return p.unary()
		}
	}
	p.syntax()
	return nil
}

func (p *parser) field() expr {
	p.enter()
	defer p.leave()
	at := p.tok.at
	p.advance()
	switch {
	case p.is("++") || p.is("--"):
		return &fieldExpr{node{at}, p.preIncrement()}
	case p.is("-") || p.is("+") || p.is("!"):
		uat, op := p.tok.at, p.tok.text[0]
		p.advance()
		p.enter()
		defer p.leave()
		return &fieldExpr{node{at}, &unaryExpr{node{uat}, op, p.primary()}}
	}
	return &fieldExpr{node{at}, p.primary()}
}

func (p *parser) preIncrement() expr {
	p.enter()
	defer p.leave()
	at, delta := p.tok.at, 1.0
	if p.tok.text == "--" {
		delta = -1
	}
	p.advance()
	if p.tok.kind != tName && !p.is("$") {
		p.syntax()
	}
	x := p.primary()
	if !isLvalue(x) {
		p.syntax()
	}
	return &incExpr{node{at}, x, delta, false}
}

// paren parses a grouping, or a list: one that "in" follows, or the whole argument
// of print.
func (p *parser) paren() expr {
	p.enter()
	defer p.leave()
	at, noGT := p.tok.at, p.noGT
	p.advance()
	return p.inside(func() expr {
		x := p.expr()
		if p.is(",") {
			xs := []expr{x}
			for p.accept(",") {
				p.skipNewlines()
				xs = append(xs, p.expr())
			}
			p.expect(")")
			if !p.isWord("in") && !(noGT && (p.atEnd() || p.is(">") || p.is(">>") || p.is("|") || p.is("|&"))) {
				p.syntax()
			}
			return &listExpr{node{at}, xs}
		}
		p.expect(")")
		return &groupExpr{node{at}, x}
	})
}

// subscripts parses [i, j][k]… after an array's name.
func (p *parser) subscripts(x expr) expr {
	for n := 0; p.is("["); n++ {
		if n > maxNesting {
			p.syntax()
		}
		at := p.tok.at
		p.advance()
		var subs []expr
		p.inside(func() expr { subs = p.exprList(); return nil })
		p.expect("]")
		x = &indexExpr{node{at}, x, subs}
	}
	return x
}

// args parses a parenthesised argument list.
func (p *parser) args() []expr {
	p.enter()
	defer p.leave()
	p.expect("(")
	p.open++
	var xs []expr
	p.inside(func() expr {
		p.skipNewlines()
		for !p.is(")") {
			xs = append(xs, p.expr())
			p.skipNewlines()
			if !p.accept(",") {
				break
			}
			p.skipNewlines()
			if p.is(")") {
				p.syntax()
			}
		}
		return nil
	})
	p.expect(")")
	p.open--
	return xs
}

func (p *parser) call() expr {
	t := p.tok
	p.advance()
	c := &callExpr{node: node{t.at}, name: t.text, args: p.args()}
	p.calls = append(p.calls, c)
	return c
}

func (p *parser) indirectCall() expr {
	at := p.tok.at
	p.advance()
	t := p.tok
	if t.kind != tFunc {
		p.syntax()
	}
	p.advance()
	return &callExpr{node: node{at}, name: t.text, args: p.args(), indirect: true, v: p.variable(t)}
}

func (p *parser) builtin() expr {
	t := p.tok
	p.advance()
	b := &builtinExpr{node: node{t.at}, name: t.text}
	def := builtins[t.text]
	if !p.is("(") {
		if t.text == "length" {
			return b
		}
		p.syntax()
	}
	b.args = p.args()
	if n := len(b.args); n < def.min || n > def.max {
		panic(&syntaxError{at: p.prev.at, offset: p.prev.offset, caret: true,
			text: itoa(n) + " is invalid as number of arguments for " + t.text})
	}
	return b
}

// optLvalue parses the variable after getline, if there is one.
func (p *parser) optLvalue() expr {
	switch {
	case p.tok.kind == tName:
		t := p.tok
		p.advance()
		return p.subscripts(p.variable(t))
	case p.is("$"):
		return p.field()
	}
	return nil
}

func (p *parser) getline() expr {
	p.enter()
	defer p.leave()
	g := &getlineExpr{node: node{p.tok.at}}
	p.advance()
	g.lv = p.optLvalue()
	if p.is("<") {
		p.advance()
		g.kind = getlineFile
		g.src = p.postfix()
	}
	return g
}
