package jq

import (
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

func (p *programParser) object() *node {
	n := &node{op: opObject, off: p.tok.start}
	for {
		p.advance()
		if p.is("}") {
			break
		}
		p.pair(n)
		if !p.is(",") {
			break
		}
	}
	p.expect("}")
	if len(n.list) == 0 {
		return &node{op: opLiteral, v: emptyObject, off: n.off}
	}
	return n
}

func (p *programParser) pair(n *node) {
	t := p.tok
	var key, value *node
	switch {
	case t.kind == kVar:
		p.advance()
		if t.text == "__loc__" {
			key, value = &node{op: opLiteral, v: text(t.text)}, &node{op: opLoc, off: t.start}
			break
		}
		v := &node{op: opVar, s: t.text, off: t.start}
		if p.is(":") {
			key = v
			break
		}
		key, value = &node{op: opLiteral, v: text(t.text)}, v
	case t.kind == kIdent || t.kind == kKeyword:
		p.advance()
		key = &node{op: opLiteral, v: text(t.text)}
		if !p.is(":") {
			value = &node{op: opField, a: &node{op: opIdentity}, s: t.text, off: t.start}
		}
	case t.kind == kNumber:
		p.advance()
		v, _ := parseNumber(t.text)
		key = &node{op: opLiteral, v: v, off: t.start}
	case t.kind == kString || t.kind == kFormat:
		format := ""
		if t.kind == kFormat {
			format = t.text
			if p.advance(); p.tok.kind != kString {
				p.unexpected()
			}
		}
		key = p.stringLiteral(format)
		if !p.is(":") {
			value = p.index(&node{op: opIdentity}, key, t.start)
		}
	case p.is("("):
		p.advance()
		key = p.pipe()
		p.expect(")")
	default:
		p.unexpected()
	}
	if value == nil {
		p.expect(":")
		value = p.objectValue()
	}
	if key.op == opLiteral && key.v.kind() != String {
		p.tok.start = t.start
		p.fail("Cannot use %s (%s) as object key", key.v.kind(), p.m.dump(key.v))
	}
	n.list = append(n.list, key, value)
}

// objectValue is an expression without comma; | binds below it.
func (p *programParser) objectValue() *node {
	p.enter()
	defer func() { p.depth-- }()
	off := p.tok.start
	var n *node
	if p.is("-") {
		p.advance()
		n = &node{op: opNeg, a: p.objectTerm(), off: off}
	} else {
		n = p.objectTerm()
	}
	if p.is("|") {
		off := p.tok.start
		p.advance()
		return &node{op: opPipe, a: n, b: p.objectValue(), off: off}
	}
	return n
}

func (p *programParser) objectTerm() *node { return p.postfix() }

// stringLiteral reads a string from its opening quote on, which is the current token.
func (p *programParser) stringLiteral(format string) *node {
	p.enter()
	defer func() { p.depth-- }()
	n := &node{op: opString, s: format, off: p.tok.start}
	src := p.lex.src
	i := p.tok.end
	start := i
	literal := func(end int) {
		if end > start {
			s := src[start:end]
			decoded, msg := unescape(escapeControls(s))
			if msg != "" {
				p.tok.start = start
				p.fail("%s at line 1, column %d (while parsing '\"%s\"')", msg, end-start+2, s)
			}
			n.list = append(n.list, &node{op: opLiteral, v: text(decoded)})
		}
	}
	for {
		if i >= len(src) {
			p.tok = lexeme{kEOF, "", start, len(src)}
			p.fail("syntax error, unexpected $end, expecting QQSTRING_TEXT or QQSTRING_INTERP_START or QQSTRING_END (Unix shell quoting issues?)")
		}
		switch src[i] {
		case '"':
			literal(i)
			p.lex.pos = i + 1
			p.advance()
			switch {
			case len(n.list) == 0:
				return &node{op: opLiteral, v: text(""), off: n.off}
			case len(n.list) == 1 && n.list[0].op == opLiteral:
				n.list[0].off = n.off
				return n.list[0]
			}
			return n
		case '\\':
			if i+1 < len(src) && src[i+1] == '(' {
				literal(i)
				p.lex.pos = i + 2
				p.tok = lexeme{}
				p.open++
				p.advance()
				e := p.pipe()
				p.open--
				if !p.is(")") {
					p.unexpected()
				}
				n.list = append(n.list, &node{op: opFormat, s: format, a: e, off: e.off})
				i = p.tok.end
				start = i
				continue
			}
			i += 2
		default:
			i++
		}
	}
}

// escapeControls lets a program's string hold line breaks and the like as they are.
func escapeControls(s string) string {
	clean := true
	for i := 0; i < len(s); i++ {
		if s[i] < 0x20 {
			clean = false
		}
	}
	if clean {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] < 0x20 {
			b.Write(appendUnicode(nil, rune(s[i])))
		} else {
			b.WriteByte(s[i])
		}
	}
	return b.String()
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
