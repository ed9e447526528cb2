package calc

import "strings"

// bcToken is a token of bc: kind is 'n' number, 'i' identifier, 's' string, 'k'
// keyword, 'o' operator or punctuation, '\n' end of line, 0 end of input.
type bcToken struct {
	kind byte
	text string
	line int
}

var bcKeywords = map[string]bool{}

func init() {
	for _, w := range strings.Fields("auto break continue define else for halt ibase if last length limits obase print quit read return scale sqrt void warranty while") {
		bcKeywords[w] = true
	}
}

var bcOperators = []string{"++", "--", "+=", "-=", "*=", "/=", "%=", "^=", "==", "<=", ">=", "!=", "&&", "||"}

// bcLexer splits a program into tokens, one at a time.
type bcLexer struct {
	src  string
	pos  int
	line int
}

func (l *bcLexer) next() bcToken {
	for l.pos < len(l.src) {
		c := l.src[l.pos]
		rest := l.src[l.pos:]
		switch {
		case c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v':
			l.pos++
		case strings.HasPrefix(rest, "\\\n"):
			l.pos += 2
			l.line++
		case strings.HasPrefix(rest, "/*"):
			end := strings.Index(rest[2:], "*/")
			if end < 0 {
				l.pos = len(l.src)
				break
			}
			l.line += strings.Count(rest[:end+4], "\n")
			l.pos += end + 4
		case c == '#':
			end := strings.IndexByte(rest, '\n')
			if end < 0 {
				end = len(rest)
			}
			l.pos += end
		default:
			return l.token(c, rest)
		}
	}
	return bcToken{line: l.line}
}

func (l *bcLexer) token(c byte, rest string) bcToken {
	t := bcToken{line: l.line}
	switch {
	case c == '\n':
		t.kind = '\n'
		l.pos++
		l.line++
	case c == '"':
		end := strings.IndexByte(rest[1:], '"')
		if end < 0 {
			end = len(rest) - 1
			l.pos--
		}
		t.kind, t.text = 's', rest[1:end+1]
		l.line += strings.Count(t.text, "\n")
		l.pos += end + 2
	case isDigit(c) || c >= 'A' && c <= 'Z' || c == '.' && len(rest) > 1 && (isDigit(rest[1]) || rest[1] >= 'A' && rest[1] <= 'Z'):
		t.kind = 'n'
		var b strings.Builder
		point := false
		for l.pos < len(l.src) {
			d := l.src[l.pos]
			if strings.HasPrefix(l.src[l.pos:], "\\\n") {
				l.pos += 2
				l.line++
				continue
			}
			if !(isDigit(d) || d >= 'A' && d <= 'Z' || d == '.' && !point) {
				break
			}
			point = point || d == '.'
			b.WriteByte(d)
			l.pos++
		}
		t.text = b.String()
	case c >= 'a' && c <= 'z':
		n := 1
		for n < len(rest) && (rest[n] >= 'a' && rest[n] <= 'z' || isDigit(rest[n]) || rest[n] == '_') {
			n++
		}
		t.kind, t.text = 'i', rest[:n]
		if bcKeywords[t.text] {
			t.kind = 'k'
		}
		l.pos += n
	default:
		t.kind, t.text = 'o', rest[:1]
		for _, op := range bcOperators {
			if strings.HasPrefix(rest, op) {
				t.text = op
				break
			}
		}
		l.pos += len(t.text)
	}
	return t
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }
