package awk

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// lexer splits program text into tokens. Whether "/" divides or opens a regular
// expression is the parser's knowledge, which calls regexp for the latter.
type lexer struct {
	src    *source
	text   string
	pos    int
	line   int
	utf8   bool
	strict bool // --posix or --traditional: no gawk keywords or functions
	warn   func(at loc, format string, args ...any)
}

// syntaxError is a program that does not parse. With caret, the offending line is
// shown first, as gawk does.
type syntaxError struct {
	at     loc
	offset int
	text   string
	caret  bool
}

func (e *syntaxError) Error() string { return e.text }

func (l *lexer) here() loc { return loc{l.src, l.line} }

func (l *lexer) fail(offset int, format string, args ...any) {
	panic(&syntaxError{at: l.here(), offset: offset, text: fmt.Sprintf(format, args...), caret: true})
}

func (l *lexer) peekByte(n int) byte {
	if l.pos+n < len(l.text) {
		return l.text[l.pos+n]
	}
	return 0
}

// skipBlank passes white space, comments and continued lines.
func (l *lexer) skipBlank() {
	for l.pos < len(l.text) {
		switch c := l.text[l.pos]; {
		case c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v':
			l.pos++
		case c == '#':
			if i := strings.IndexByte(l.text[l.pos:], '\n'); i >= 0 {
				l.pos += i
			} else {
				l.pos = len(l.text)
			}
		case c == '\\' && l.peekByte(1) == '\n':
			l.pos += 2
			l.line++
		case c == '\\' && l.peekByte(1) == '\r' && l.peekByte(2) == '\n':
			l.pos += 3
			l.line++
		case c == '\\':
			l.fail(l.pos, "backslash not last character on line")
		default:
			return
		}
	}
}

func isNameStart(c byte) bool { return c == '_' || c|0x20 >= 'a' && c|0x20 <= 'z' }

func isNameByte(c byte) bool { return isNameStart(c) || c >= '0' && c <= '9' }

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// next returns the next token.
func (l *lexer) next() token {
	l.skipBlank()
	t := token{at: l.here(), offset: l.pos}
	if l.pos >= len(l.text) {
		t.kind, t.end = tEOF, l.pos
		return t
	}
	switch c := l.text[l.pos]; {
	case c == '\n':
		l.pos++
		l.line++
		t.kind = tNewline
	case isNameStart(c):
		l.name(&t)
	case isDigit(c) || c == '.' && isDigit(l.peekByte(1)):
		l.number(&t)
	case c == '"':
		t.kind, t.text = tString, l.str()
	case c == '@' && l.peekByte(1) == '/' && !l.strict:
		l.pos++
		t.kind, t.text = tTyped, l.regexp()
	default:
		l.operator(&t)
	}
	t.end = l.pos
	return t
}

func (l *lexer) name(t *token) {
	start := l.pos
	for l.pos < len(l.text) && isNameByte(l.text[l.pos]) {
		l.pos++
	}
	// A namespace-qualified name is one token.
	for l.peekByte(0) == ':' && l.peekByte(1) == ':' && isNameStart(l.peekByte(2)) && !l.strict {
		l.pos += 2
		for l.pos < len(l.text) && isNameByte(l.text[l.pos]) {
			l.pos++
		}
	}
	t.text = strings.TrimPrefix(l.text[start:l.pos], "awk::")
	_, builtin := builtins[t.text]
	switch {
	case keywords[t.text] && !(l.strict && gawkKeywords[t.text]):
		t.kind = tKeyword
		if t.text == "func" {
			t.text = "function"
		}
	case builtin && !(l.strict && builtins[t.text].gawk):
		t.kind = tBuiltin
	case l.peekByte(0) == '(':
		t.kind = tFunc
	default:
		t.kind = tName
	}
}

// number reads a decimal, hexadecimal or octal constant.
func (l *lexer) number(t *token) {
	start := l.pos
	t.kind = tNumber
	if !l.strict && l.peekByte(0) == '0' {
		if c := l.peekByte(1) | 0x20; c == 'x' && hexValue(l.peekByte(2)) >= 0 {
			l.pos += 2
			for hexValue(l.peekByte(0)) >= 0 {
				l.pos++
			}
			t.text = l.text[start:l.pos]
			t.num = parseRadix(t.text[2:], 16)
			return
		}
	}
	for isDigit(l.peekByte(0)) {
		l.pos++
	}
	isInt := true
	if l.peekByte(0) == '.' {
		isInt = false
		l.pos++
		for isDigit(l.peekByte(0)) {
			l.pos++
		}
	}
	if l.peekByte(0)|0x20 == 'e' {
		n := 1
		if c := l.peekByte(1); c == '+' || c == '-' {
			n = 2
		}
		if isDigit(l.peekByte(n)) {
			isInt = false
			for l.pos += n; isDigit(l.peekByte(0)); {
				l.pos++
			}
		}
	}
	t.text = l.text[start:l.pos]
	if isInt && len(t.text) > 1 && t.text[0] == '0' && !l.strict && strings.Trim(t.text, "01234567") == "" {
		t.num = parseRadix(t.text[1:], 8)
		return
	}
	t.num, _ = parseNumber(t.text)
}

func hexValue(c byte) int {
	switch {
	case c >= '0' && c <= '9':
		return int(c - '0')
	case c|0x20 >= 'a' && c|0x20 <= 'f':
		return int(c|0x20-'a') + 10
	}
	return -1
}

func parseRadix(digits string, base int) float64 {
	n := 0.0
	for i := 0; i < len(digits); i++ {
		v := hexValue(digits[i])
		if v < 0 || v >= base {
			break
		}
		n = float64(n*float64(base)) + float64(v)
	}
	return n
}

// str reads a string constant from its opening quote.
func (l *lexer) str() string {
	start := l.pos
	l.pos++
	for {
		if l.pos >= len(l.text) || l.text[l.pos] == '\n' {
			l.pos = start
			l.fail(start, "unterminated string")
		}
		switch l.text[l.pos] {
		case '"':
			raw := l.text[start+1 : l.pos]
			l.pos++
			return unescape(raw, l.utf8, func(c rune) {
				l.warn(l.here(), "warning: escape sequence `\\%c' treated as plain `%c'", c, c)
			})
		case '\\':
			l.pos++
			if l.pos < len(l.text) && l.text[l.pos] == '\n' {
				l.line++
			}
			if l.pos < len(l.text) {
				l.pos++
			}
		default:
			l.pos++
		}
	}
}

// unescape interprets the escape sequences of a string constant or of an
// assignment on the command line. unknown hears of sequences without meaning.
func unescape(raw string, wide bool, unknown func(c rune)) string {
	i := strings.IndexByte(raw, '\\')
	if i < 0 {
		return raw
	}
	b := append(make([]byte, 0, len(raw)), raw[:i]...)
	for i < len(raw) {
		c := raw[i]
		if c != '\\' {
			b = append(b, c)
			i++
			continue
		}
		i++
		if i >= len(raw) {
			return string(append(b, '\\'))
		}
		c = raw[i]
		i++
		switch c {
		case 'a':
			b = append(b, '\a')
		case 'b':
			b = append(b, '\b')
		case 'f':
			b = append(b, '\f')
		case 'n':
			b = append(b, '\n')
		case 'r':
			b = append(b, '\r')
		case 't':
			b = append(b, '\t')
		case 'v':
			b = append(b, '\v')
		case '"', '\\':
			b = append(b, c)
		case '\n':
		case 'x':
			v, n := 0, 0
			for n < 2 && i < len(raw) && hexValue(raw[i]) >= 0 {
				v = v<<4 | hexValue(raw[i])
				i++
				n++
			}
			if n == 0 {
				b = append(b, 'x')
			} else {
				b = append(b, byte(v))
			}
		case '0', '1', '2', '3', '4', '5', '6', '7':
			v := int(c - '0')
			for n := 1; n < 3 && i < len(raw) && raw[i] >= '0' && raw[i] <= '7'; n++ {
				v = v<<3 | int(raw[i]-'0')
				i++
			}
			b = append(b, byte(v))
		default:
			r, size := rune(c), 1
			if wide && c >= utf8.RuneSelf {
				r, size = utf8.DecodeRuneInString(raw[i-1:])
			}
			if unknown != nil {
				unknown(r)
			}
			b = append(b, raw[i-1:i-1+size]...)
			i += size - 1
		}
	}
	return string(b)
}

// regexp reads a regular expression constant from its opening slash; the result
// is the text between the slashes.
func (l *lexer) regexp() string {
	start := l.pos
	l.pos++
	inList, listStart := false, 0
	for l.pos < len(l.text) && l.text[l.pos] != '\n' {
		switch c := l.text[l.pos]; {
		case c == '\\':
			l.pos++
			if l.pos < len(l.text) && l.text[l.pos] == '\n' {
				l.line++
			}
		case inList && c == '[' && l.pos+1 < len(l.text) && strings.IndexByte(":.=", l.text[l.pos+1]) >= 0:
			if i := strings.Index(l.text[l.pos+2:], string(l.text[l.pos+1])+"]"); i >= 0 && !strings.Contains(l.text[l.pos+2:l.pos+2+i], "\n") {
				l.pos += i + 3
			}
		case inList && c == ']' && l.pos > listStart:
			inList = false
		case !inList && c == '[':
			inList, listStart = true, l.pos+1
			if listStart < len(l.text) && l.text[listStart] == '^' {
				listStart++
				l.pos++
			}
		case !inList && c == '/':
			re := l.text[start+1 : l.pos]
			l.pos++
			return strings.ReplaceAll(re, "\\\n", "")
		}
		l.pos++
	}
	l.fail(start+1, "unterminated regexp")
	return ""
}

var operators = [...]string{
	"**=", "&&", "||", "++", "--", "+=", "-=", "*=", "/=", "%=", "^=", "**", "==", "<=", ">=", "!=", ">>", "|&", "!~",
}

func (l *lexer) operator(t *token) {
	rest := l.text[l.pos:]
	t.kind = tOp
	for _, op := range operators {
		if strings.HasPrefix(rest, op) && !(op == "|&" && l.strict) {
			t.text = op
			l.pos += len(op)
			switch op {
			case "**":
				t.text = "^"
			case "**=":
				t.text = "^="
			}
			return
		}
	}
	if strings.IndexByte("{}()[];,+-*/%^!<>|?:~$=&@", rest[0]) < 0 {
		l.fail(l.pos, "invalid char '%s' in expression", rest[:1])
	}
	t.text = rest[:1]
	l.pos++
}
