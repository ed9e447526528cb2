package jq

import "strings"

type kind uint8

const (
	kEOF kind = iota
	kIdent
	kField // .name
	kVar   // $name
	kNumber
	kString // the opening quote; the parser reads on
	kFormat // @name
	kKeyword
	kOp
	kInvalid
)

type lexeme struct {
	kind  kind
	text  string // name without sigil, operator, number
	start int
	end   int
}

var keywords = map[string]bool{
	"def": true, "if": true, "then": true, "elif": true, "else": true, "end": true, "as": true, "reduce": true,
	"foreach": true, "try": true, "catch": true, "label": true, "import": true, "include": true, "and": true,
	"or": true, "__loc__": true, "module": true,
}

// operators, longest first among those that share a start.
var operators = []string{
	"?//=", "?//", "//=", "|=", "+=", "-=", "*=", "/=", "%=", "==", "!=", "<=", ">=", "//", "..", "::",
	"|", ",", "+", "-", "*", "/", "%", "=", "<", ">", "(", ")", "[", "]", "{", "}", ":", ";", ".", "?", "$",
}

type lexer struct {
	src string
	pos int
}

func isIdentStart(c byte) bool { return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' }
func isIdentByte(c byte) bool  { return isIdentStart(c) || c >= '0' && c <= '9' }

func (l *lexer) skip() {
	for l.pos < len(l.src) {
		switch c := l.src[l.pos]; {
		case c == ' ' || c == '\t' || c == '\r' || c == '\n':
			l.pos++
		case c == '#':
			for l.pos < len(l.src) && l.src[l.pos] != '\n' {
				if l.src[l.pos] == '\\' && l.pos+1 < len(l.src) {
					l.pos++
				}
				l.pos++
			}
		default:
			return
		}
	}
}

func (l *lexer) ident(i int) int {
	for i < len(l.src) {
		switch {
		case isIdentByte(l.src[i]):
			i++
		case strings.HasPrefix(l.src[i:], "::") && i+2 < len(l.src) && isIdentStart(l.src[i+2]):
			i += 2
		default:
			return i
		}
	}
	return i
}

func (l *lexer) next() lexeme {
	l.skip()
	start := l.pos
	if start >= len(l.src) {
		return lexeme{kEOF, "", start, start}
	}
	c := l.src[start]
	at := func(i int) byte {
		if start+i < len(l.src) {
			return l.src[start+i]
		}
		return 0
	}
	done := func(k kind, textStart int) lexeme {
		return lexeme{k, l.src[textStart:l.pos], start, l.pos}
	}
	switch {
	case c == '"':
		l.pos++
		return done(kString, start)
	case c >= '0' && c <= '9' || c == '.' && at(1) >= '0' && at(1) <= '9':
		l.pos = l.number(start)
		return done(kNumber, start)
	case c == '.' && isIdentStart(at(1)):
		l.pos = start + 1
		for l.pos < len(l.src) && isIdentByte(l.src[l.pos]) {
			l.pos++
		}
		return done(kField, start+1)
	case c == '$' && isIdentStart(at(1)):
		l.pos = l.ident(start + 1)
		return done(kVar, start+1)
	case c == '@' && isIdentByte(at(1)):
		for l.pos++; l.pos < len(l.src) && isIdentByte(l.src[l.pos]); l.pos++ {
		}
		return done(kFormat, start+1)
	case isIdentStart(c):
		l.pos = l.ident(start)
		x := done(kIdent, start)
		if keywords[x.text] {
			x.kind = kKeyword
		}
		return x
	}
	for _, o := range operators {
		if strings.HasPrefix(l.src[start:], o) {
			l.pos += len(o)
			return done(kOp, start)
		}
	}
	l.pos++
	return done(kInvalid, start)
}

func (l *lexer) number(i int) int {
	digits := func() {
		for i < len(l.src) && l.src[i] >= '0' && l.src[i] <= '9' {
			i++
		}
	}
	digits()
	if i < len(l.src) && l.src[i] == '.' {
		i++
		digits()
	}
	if i < len(l.src) && (l.src[i] == 'e' || l.src[i] == 'E') {
		j := i + 1
		if j < len(l.src) && (l.src[j] == '+' || l.src[j] == '-') {
			j++
		}
		if j < len(l.src) && l.src[j] >= '0' && l.src[j] <= '9' {
			i = j
			digits()
		}
	}
	return i
}
