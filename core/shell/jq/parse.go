package jq

import (
	"ambit/core/fuel"
	"fmt"
	"strings"
)

// maxNesting bounds the nesting of a program's expressions.
const maxNesting = 500

// compileError is a fault in a program; off is where.
type compileError struct {
	msg string
	off int
}

func (e *compileError) Error() string { return e.msg }

// programParser is a recursive-descent parser with precedence climbing. The first
// fault ends it by panic, which parseProgram recovers.
type programParser struct {
	lex   lexer
	tok   lexeme
	last  int // where the token before tok starts
	open  int // brackets before tok that are not closed
	depth int
	m     *machine
}

// source is a parsed program or module.
type source struct {
	meta    *node
	imports []importStatement
	defs    []*function
	body    *node // nil for a module
	src     string
}

type importStatement struct {
	path    string
	as      string // name, "$name" for data, "" for include
	meta    *node
	include bool
}

func (m *machine) parseProgram(src string, module bool) (s *source, err error) {
	p := &programParser{lex: lexer{src: src}, m: m}
	defer func() {
		if r := recover(); r != nil {
			c, ok := r.(*compileError)
			if !ok {
				panic(r)
			}
			err = c
		}
	}()
	p.advance()
	s = &source{src: src}
	if p.isKeyword("module") {
		p.advance()
		s.meta = p.postfix()
		p.expect(";")
	}
	for p.isKeyword("import") || p.isKeyword("include") {
		s.imports = append(s.imports, p.importStatement())
	}
	for p.isKeyword("def") {
		s.defs = append(s.defs, p.def())
	}
	if module {
		if p.tok.kind != kEOF {
			p.unexpected()
		}
		return s, nil
	}
	if p.tok.kind == kEOF {
		s.body = &node{op: opIdentity}
		return s, nil
	}
	s.body = p.pipe()
	if p.tok.kind != kEOF {
		p.unexpected()
	}
	return s, nil
}

func (p *programParser) advance() {
	p.m.meter.Charge(1)
	p.last = p.tok.start
	if p.tok.kind == kOp {
		switch p.tok.text {
		case "(", "[", "{":
			p.open++
		case ")", "]", "}":
			p.open--
		}
	}
	if p.tok = p.lex.next(); p.tok.kind == kEOF {
		p.tok.start = p.last
	}
}

func (p *programParser) is(o string) bool { return p.tok.kind == kOp && p.tok.text == o }

func (p *programParser) isKeyword(k string) bool { return p.tok.kind == kKeyword && p.tok.text == k }

func (p *programParser) fail(format string, args ...any) {
	panic(&compileError{fmt.Sprintf(format, args...), p.tok.start})
}

// unexpected complains about the current token in bison's words.
func (p *programParser) unexpected() {
	name := "'" + p.tok.text + "'"
	switch p.tok.kind {
	case kEOF:
		name = "$end"
	case kIdent:
		name = "IDENT"
	case kField:
		name = "FIELD"
	case kVar:
		name = "'$'"
	case kNumber:
		name = "LITERAL"
	case kString:
		name = "QQSTRING_START"
	case kFormat:
		name = "FORMAT"
	case kInvalid:
		name = "INVALID_CHARACTER"
	case kKeyword:
		name = p.tok.text
	case kOp:
		if len(p.tok.text) > 1 {
			name = p.tok.text
		} else if strings.Contains("])}", p.tok.text) && p.open == 0 {
			name = "INVALID_CHARACTER"
		}
	}
	expecting := ""
	if p.depth == 0 || name == "INVALID_CHARACTER" {
		expecting = ", expecting $end"
	}
	p.fail("syntax error, unexpected %s%s (Unix shell quoting issues?)", name, expecting)
}

func (p *programParser) expect(o string) {
	if !p.is(o) {
		p.unexpected()
	}
	p.advance()
}

func (p *programParser) keyword(k string) {
	if !p.isKeyword(k) {
		p.unexpected()
	}
	p.advance()
}

func (p *programParser) enter() {
	if p.depth++; p.depth > maxNesting {
		p.fail("syntax error, expression is nested too deeply")
	}
	fuel.Relieve(p.depth)
}

// pipe reads a whole expression.
func (p *programParser) pipe() *node {
	p.enter()
	defer func() { p.depth-- }()
	if p.isKeyword("def") {
		off := p.tok.start
		fn := p.def()
		return &node{op: opFunc, fn: fn, a: p.pipe(), off: off}
	}
	left := p.comma()
	if p.is("|") {
		off := p.tok.start
		p.advance()
		return &node{op: opPipe, a: left, b: p.pipe(), off: off}
	}
	return left
}

func (p *programParser) comma() *node {
	left := p.binary(1)
	for p.is(",") {
		off := p.tok.start
		p.advance()
		left = &node{op: opComma, a: left, b: p.binary(1), off: off}
	}
	return left
}

// Binary operators by precedence. 1 is right-associative, 2 and 5 do not associate.
func precedence(t lexeme) int {
	switch t.kind {
	case kOp:
		switch t.text {
		case "//":
			return 1
		case "=", "|=", "+=", "-=", "*=", "/=", "%=", "//=":
			return 2
		case "==", "!=", "<", "<=", ">", ">=":
			return 5
		case "+", "-":
			return 6
		case "*", "/", "%":
			return 7
		}
	case kKeyword:
		switch t.text {
		case "or":
			return 3
		case "and":
			return 4
		}
	}
	return 0
}

var compareOps = map[string]byte{"<": '<', "<=": 'l', "==": '=', "!=": 'n', ">": '>', ">=": 'g'}

func (p *programParser) binary(min int) *node {
	p.enter()
	defer func() { p.depth-- }()
	left := p.unary()
	for {
		prec := precedence(p.tok)
		if prec < min || prec == 0 {
			return left
		}
		t := p.tok
		p.advance()
		next := prec + 1
		if prec == 1 {
			next = 1
		}
		right := p.binary(next)
		n := &node{a: left, b: right, off: t.start}
		switch prec {
		case 1:
			n.op = opAlt
		case 2:
			switch t.text {
			case "=":
				n.op = opAssign
			case "|=":
				n.op = opModify
			case "//=":
				n.op = opAltMod
			default:
				n.op, n.arith = opArithMod, t.text[0]
			}
		case 3:
			n.op = opOr
		case 4:
			n.op = opAnd
		case 5:
			n.op, n.arith = opCompare, compareOps[t.text]
		default:
			n.op, n.arith = opArith, t.text[0]
		}
		left = n
		if (prec == 2 || prec == 5) && precedence(p.tok) == prec {
			p.unexpected()
		}
	}
}

func (p *programParser) unary() *node {
	off := p.tok.start
	switch {
	case p.is("-"):
		p.advance()
		return &node{op: opNeg, a: p.binary(7), off: off}
	case p.isKeyword("def"):
		fn := p.def()
		return &node{op: opFunc, fn: fn, a: p.pipe(), off: off}
	case p.isKeyword("label"):
		p.advance()
		if p.tok.kind != kVar {
			p.unexpected()
		}
		name := p.tok.text
		p.advance()
		p.expect("|")
		return &node{op: opLabel, s: name, a: p.pipe(), off: off}
	}
	t := p.postfix()
	if p.isKeyword("as") {
		p.advance()
		n := &node{op: opBind, a: t, pats: p.patterns(), off: off}
		p.expect("|")
		n.b = p.pipe()
		return n
	}
	return t
}

func (p *programParser) patterns() []*pattern {
	list := []*pattern{p.pattern()}
	for p.is("?//") {
		p.advance()
		list = append(list, p.pattern())
	}
	return list
}

func (p *programParser) pattern() *pattern {
	p.enter()
	defer func() { p.depth-- }()
	switch {
	case p.tok.kind == kVar:
		name := p.tok.text
		p.advance()
		return &pattern{name: name}
	case p.is("["):
		pat := &pattern{isArr: true}
		for {
			p.advance()
			pat.array = append(pat.array, p.pattern())
			if !p.is(",") {
				break
			}
		}
		p.expect("]")
		return pat
	case p.is("{"):
		pat := &pattern{isObj: true}
		for {
			p.advance()
			pat.keys = append(pat.keys, p.patternKey())
			if !p.is(",") {
				break
			}
		}
		p.expect("}")
		return pat
	}
	p.unexpected()
	return nil
}

func (p *programParser) patternKey() patternKey {
	var k patternKey
	switch {
	case p.tok.kind == kVar:
		k.name = p.tok.text
		p.advance()
		if !p.is(":") {
			return k
		}
	case p.tok.kind == kIdent || p.tok.kind == kKeyword:
		k.key = &node{op: opLiteral, v: text(p.tok.text)}
		p.advance()
	case p.tok.kind == kString:
		k.key = p.stringLiteral("")
	case p.is("("):
		p.advance()
		k.key = p.pipe()
		p.expect(")")
	default:
		p.unexpected()
	}
	p.expect(":")
	k.sub = p.pattern()
	return k
}

func (p *programParser) def() *function {
	p.enter()
	defer func() { p.depth-- }()
	p.advance()
	if p.tok.kind != kIdent && p.tok.kind != kKeyword {
		p.unexpected()
	}
	fn := &function{name: p.tok.text}
	p.advance()
	if p.is("(") {
		for {
			p.advance()
			switch p.tok.kind {
			case kVar:
				fn.params = append(fn.params, "$"+p.tok.text)
			case kIdent, kKeyword:
				fn.params = append(fn.params, p.tok.text)
			default:
				p.unexpected()
			}
			p.advance()
			if !p.is(";") {
				break
			}
		}
		p.expect(")")
	}
	p.expect(":")
	fn.body = p.pipe()
	p.expect(";")
	return fn
}

func (p *programParser) importStatement() importStatement {
	s := importStatement{include: p.isKeyword("include")}
	p.advance()
	if p.tok.kind != kString {
		p.unexpected()
	}
	path := p.stringLiteral("")
	if path.op != opLiteral {
		p.fail("Import path must be constant")
	}
	s.path = path.v.str()
	if !s.include {
		p.keyword("as")
		switch p.tok.kind {
		case kVar:
			s.as = "$" + p.tok.text
		case kIdent, kKeyword:
			s.as = p.tok.text
		default:
			p.unexpected()
		}
		p.advance()
	}
	if !p.is(";") {
		s.meta = p.postfix()
	}
	p.expect(";")
	return s
}
