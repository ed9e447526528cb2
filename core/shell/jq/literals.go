package jq

import (
	"strings"
)

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
