package jq

// postfix reads a term with what follows it: .field, [index], ?.
func (p *programParser) postfix() *node {
	p.enter()
	defer func() { p.depth-- }()
	t := p.term()
	for {
		off := p.tok.start
		switch {
		case p.tok.kind == kField:
			t = &node{op: opField, a: t, s: p.tok.text, off: off}
			p.advance()
		case p.is("."):
			p.advance()
			switch {
			case p.tok.kind == kString:
				t = p.index(t, p.stringLiteral(""), off)
			case p.tok.kind == kFormat:
				name := p.tok.text
				p.advance()
				if p.tok.kind != kString {
					p.unexpected()
				}
				t = p.index(t, p.stringLiteral(name), off)
			case p.is("["):
				t = p.bracket(t)
			default:
				p.unexpected()
			}
		case p.is("["):
			t = p.bracket(t)
		case p.is("?"):
			p.advance()
			t = &node{op: opTry, a: t, off: off}
		default:
			return t
		}
	}
}

// index is t | .[key], or a field when the key is known.
func (p *programParser) index(t, key *node, off int) *node {
	if key.op == opLiteral && key.v.kind() == String {
		return &node{op: opField, a: t, s: key.v.str(), off: off}
	}
	return &node{op: opIndex, a: t, b: key, off: off}
}

func (p *programParser) bracket(t *node) *node {
	off := p.tok.start
	p.advance()
	switch {
	case p.is("]"):
		p.advance()
		return &node{op: opEach, a: t, off: off}
	case p.is(":"):
		p.advance()
		n := &node{op: opSlice, a: t, c: p.pipe(), off: off}
		p.expect("]")
		return n
	}
	first := p.pipe()
	if p.is(":") {
		p.advance()
		n := &node{op: opSlice, a: t, b: first, off: off}
		if !p.is("]") {
			n.c = p.pipe()
		}
		p.expect("]")
		return n
	}
	p.expect("]")
	return p.index(t, first, off)
}

func (p *programParser) term() *node {
	off := p.tok.start
	t := p.tok
	switch t.kind {
	case kNumber:
		p.advance()
		v, ok := parseNumber(t.text)
		if !ok {
			v = num(0)
		}
		return &node{op: opLiteral, v: v, off: off}
	case kString:
		return p.stringLiteral("")
	case kFormat:
		p.advance()
		if p.tok.kind == kString {
			return p.stringLiteral(t.text)
		}
		return &node{op: opFormat, s: t.text, off: off}
	case kField:
		p.advance()
		return &node{op: opField, a: &node{op: opIdentity}, s: t.text, off: off}
	case kVar:
		p.advance()
		if t.text == "__loc__" {
			return &node{op: opLoc, off: off}
		}
		return &node{op: opVar, s: t.text, off: off}
	case kIdent:
		p.advance()
		return p.call(t)
	case kKeyword:
		return p.keywordTerm()
	case kOp:
		switch t.text {
		case ".":
			p.advance()
			switch {
			case p.tok.kind == kString:
				return p.index(&node{op: opIdentity}, p.stringLiteral(""), off)
			case p.tok.kind == kFormat:
				name := p.tok.text
				p.advance()
				if p.tok.kind != kString {
					p.unexpected()
				}
				return p.index(&node{op: opIdentity}, p.stringLiteral(name), off)
			}
			return &node{op: opIdentity, off: off}
		case "..":
			p.advance()
			return &node{op: opRecurse, off: off}
		case "(":
			p.advance()
			n := p.pipe()
			p.expect(")")
			return n
		case "[":
			p.advance()
			if p.is("]") {
				p.advance()
				return &node{op: opLiteral, v: emptyAr, off: off}
			}
			n := &node{op: opArray, a: p.pipe(), off: off}
			p.expect("]")
			return n
		case "{":
			return p.object()
		}
	}
	p.unexpected()
	return nil
}

func (p *programParser) call(t lexeme) *node {
	n := &node{op: opCall, s: t.text, off: t.start}
	switch t.text {
	case "break":
		if p.tok.kind == kVar {
			n.op, n.s = opBreak, p.tok.text
			p.advance()
			return n
		}
	}
	if p.is("(") {
		for {
			p.advance()
			n.list = append(n.list, p.pipe())
			if !p.is(";") {
				break
			}
		}
		p.expect(")")
	}
	return n
}

func (p *programParser) keywordTerm() *node {
	off := p.tok.start
	switch p.tok.text {
	case "if":
		return p.ifTerm()
	case "try":
		p.advance()
		n := &node{op: opTry, a: p.tryBody(), off: off}
		if p.isKeyword("catch") {
			p.advance()
			n.b = p.tryBody()
		}
		return n
	case "reduce", "foreach":
		n := &node{op: opReduce, off: off}
		if p.tok.text == "foreach" {
			n.op = opForeach
		}
		p.advance()
		n.a = p.postfix()
		p.keyword("as")
		n.pats = p.patterns()
		p.expect("(")
		n.b = p.pipe()
		p.expect(";")
		n.c = p.pipe()
		if n.op == opForeach && p.is(";") {
			p.advance()
			n.d = p.pipe()
		}
		p.expect(")")
		return n
	}
	p.unexpected()
	return nil
}

// tryBody is what try and catch bind to: a term with its suffixes but no "?" of its
// own to lose.
func (p *programParser) tryBody() *node {
	if p.is("-") {
		off := p.tok.start
		p.advance()
		return &node{op: opNeg, a: p.postfix(), off: off}
	}
	return p.postfix()
}

func (p *programParser) ifTerm() *node {
	p.enter()
	defer func() { p.depth-- }()
	n := &node{op: opIf, off: p.tok.start}
	p.advance()
	n.a = p.pipe()
	p.keyword("then")
	n.b = p.pipe()
	switch {
	case p.isKeyword("elif"):
		n.c = p.ifTerm()
		return n
	case p.isKeyword("else"):
		p.advance()
		n.c = p.pipe()
	default:
		n.c = &node{op: opIdentity}
	}
	p.keyword("end")
	return n
}
