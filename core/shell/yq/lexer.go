package yq

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// rule is a kind of token. As in yq, the first rule that matches wins, however much
// the others would take; words have no boundary.
type rule struct {
	words string // alternatives divided by |; a ? makes the character before it optional
	match func(s string) int
	make  func(m *machine, text string) *token // nil: skipped
}

// tokenise cuts an expression into tokens.
func (m *machine) tokenise(src string) []*token {
	var tokens []*token
	m.meter.Scan(16 * len(src))
	m.meter.Alloc(64 * int64(len(src)))
	defer m.meter.Free(64 * int64(len(src)))
scan:
	for at := 0; at < len(src); {
		rest := src[at:]
		for i := range rules {
			r := &rules[i]
			n := 0
			if r.match != nil {
				n = r.match(rest)
			} else {
				n = matchWords(r.words, rest)
			}
			if n == 0 {
				continue
			}
			if r.make != nil {
				tokens = append(tokens, r.make(m, rest[:n]))
			}
			at += n
			continue scan
		}
		line := 1 + strings.Count(src[:at], "\n")
		column := 1 + utf8.RuneCountInString(src[strings.LastIndexByte(src[:at], '\n')+1:at])
		fail("%d:%d: lexer: invalid input text %q", line, column, inputText(rest))
	}
	return tokens
}

// inputText is what a message shows of the text that no rule matches.
func inputText(s string) string {
	const most = 16
	if utf8.RuneCountInString(s) <= most {
		return s
	}
	return string([]rune(s)[:most]) + "..."
}

// matchWords is the length of the first alternative that s begins with.
func matchWords(words, s string) int {
	for words != "" {
		word, rest, _ := strings.Cut(words, "|")
		words = rest
		if n := matchWord(word, s); n > 0 {
			return n
		}
	}
	return 0
}

func matchWord(word, s string) int {
	n := 0
	for i := 0; i < len(word); i++ {
		optional := i+1 < len(word) && word[i+1] == '?'
		switch {
		case n < len(s) && s[n] == word[i]:
			n++
		case !optional:
			return 0
		}
		if optional {
			i++
		}
	}
	return n
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

func span(s string, in func(c byte) bool) int {
	n := 0
	for n < len(s) && in(s[n]) {
		n++
	}
	return n
}

func isSpace(c byte) bool { return c == ' ' || c >= '\t' && c <= '\r' && c != '\v' }

func matchVariable(s string) int {
	if s[0] != '$' {
		return 0
	}
	n := span(s[1:], func(c byte) bool {
		return c == '_' || c == '-' || isDigit(c) || c|0x20 >= 'a' && c|0x20 <= 'z'
	})
	if n == 0 {
		return 0
	}
	return n + 1
}

// withNumber matches a word followed by a number in parentheses.
func withNumber(words string, negative bool) func(string) int {
	return func(s string) int {
		for all := words; all != ""; {
			word, rest, _ := strings.Cut(all, "|")
			all = rest
			n := matchWord(word, s)
			if n == 0 || n >= len(s) || s[n] != '(' {
				continue
			}
			n++
			if negative && n < len(s) && s[n] == '-' {
				n++
			}
			d := span(s[n:], isDigit)
			if d > 0 && n+d < len(s) && s[n+d] == ')' {
				return n + d + 1
			}
		}
		return 0
	}
}

// spaced matches an operator with the white space around it.
func spaced(op string) func(string) int {
	return func(s string) int {
		n := span(s, isSpace)
		if !strings.HasPrefix(s[n:], op) {
			return 0
		}
		n += len(op)
		return n + span(s[n:], isSpace)
	}
}

// suffixed matches an operator followed by any of the letters.
func suffixed(op, letters string) func(string) int {
	return func(s string) int {
		if !strings.HasPrefix(s, op) {
			return 0
		}
		return len(op) + span(s[len(op):], func(c byte) bool { return strings.IndexByte(letters, c) >= 0 })
	}
}

func matchHex(s string) int {
	if len(s) < 3 || s[0] != '0' || s[1]|0x20 != 'x' {
		return 0
	}
	n := span(s[2:], func(c byte) bool { return isDigit(c) || c|0x20 >= 'a' && c|0x20 <= 'f' })
	if n == 0 {
		return 0
	}
	return n + 2
}

func matchScientific(s string) int {
	n := 0
	if s[0] == '-' {
		n++
	}
	if n >= len(s) || s[n] < '1' || s[n] > '9' {
		return 0
	}
	n++
	if n < len(s) && s[n] == '.' {
		d := span(s[n+1:], isDigit)
		if d == 0 {
			return 0
		}
		n += d + 1
	}
	if n >= len(s) || s[n]|0x20 != 'e' {
		return 0
	}
	n++
	if n < len(s) && (s[n] == '-' || s[n] == '+') {
		n++
	}
	d := span(s[n:], isDigit)
	if d == 0 {
		return 0
	}
	return n + d
}

func matchFloat(s string) int {
	n := matchInteger(s)
	if n == 0 || n >= len(s) || s[n] != '.' {
		return 0
	}
	d := span(s[n+1:], isDigit)
	if d == 0 {
		return 0
	}
	return n + 1 + d
}

func matchInteger(s string) int {
	n := 0
	if s[0] == '-' {
		n++
	}
	d := span(s[n:], isDigit)
	if d == 0 {
		return 0
	}
	return n + d
}

func fold(words ...string) func(string) int {
	return func(s string) int {
		for _, w := range words {
			if len(s) >= len(w) && strings.EqualFold(s[:len(w)], w) {
				return len(w)
			}
		}
		return 0
	}
}

func matchString(s string) int {
	if s[0] != '"' {
		return 0
	}
	for i := 1; i < len(s); i++ {
		switch s[i] {
		case '"':
			return i + 1
		case '\\':
			if i++; i < len(s) && s[i] == '\n' {
				return 0
			}
		}
	}
	return 0
}

// called matches a word and what stands in parentheses behind it.
func called(word string) func(string) int {
	return func(s string) int {
		if !strings.HasPrefix(s, word+"(") {
			return 0
		}
		n := strings.IndexByte(s, ')')
		if n <= len(word)+1 {
			return 0
		}
		return n + 1
	}
}

func matchEnvsubst(s string) int {
	n := called("envsubst")(s)
	if n == 0 {
		return 0
	}
	for in := s[len("envsubst(") : n-1]; in != ""; {
		switch {
		case strings.HasPrefix(in, "ne"), strings.HasPrefix(in, "nu"), strings.HasPrefix(in, "ff"):
			in = in[2:]
		case in[0] == ' ' || in[0] == ',':
			in = in[1:]
		default:
			return 0
		}
	}
	return n
}

// assignComments matches an operator behind the word comments.
func assignComments(op string) func(string) int {
	return func(s string) int {
		const word = "comments"
		if !strings.HasPrefix(s, word) {
			return 0
		}
		n := len(word) + span(s[len(word):], isSpace)
		if !strings.HasPrefix(s[n:], op) {
			return 0
		}
		return n + len(op)
	}
}

func matchWrappedPath(s string) int {
	if !strings.HasPrefix(s, `."`) {
		return 0
	}
	n := span(s[2:], func(c byte) bool { return c != '"' && c != ' ' })
	if n == 0 || 2+n >= len(s) || s[2+n] != '"' {
		return 0
	}
	n += 3
	if n < len(s) && s[n] == '?' {
		n++
	}
	return n
}

func matchPath(s string) int {
	if s[0] != '.' {
		return 0
	}
	n := span(s[1:], func(c byte) bool { return strings.IndexByte(" ;}{:[],|.()=\n!", c) < 0 })
	if n == 0 {
		return 0
	}
	return n + 1
}

func matchComment(s string) int {
	if s[0] != '#' {
		return 0
	}
	if n := strings.IndexByte(s, '\n'); n >= 0 {
		return n
	}
	return len(s)
}

func matchBlank(s string) int {
	return span(s, func(c byte) bool { return c == ' ' || c == '\t' || c == '\n' })
}

func matchCloseCollect(s string) int {
	switch {
	case strings.HasPrefix(s, "]?"):
		return 2
	case s[0] == ']':
		return 1
	}
	return 0
}

func matchCreateMap(s string) int {
	if s[0] != ':' {
		return 0
	}
	return 1 + span(s[1:], isSpace)
}

// unescape reads the escapes of a string literal. A backslash pair in front of a
// parenthesis stays for the interpolation to see.
func unescape(s string) string {
	if strings.IndexByte(s, '\\') < 0 {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] != '\\' || i+1 == len(s) {
			b.WriteByte(s[i])
			continue
		}
		i++
		switch c := s[i]; c {
		case '\\':
			b.WriteByte('\\')
			if i+1 < len(s) && s[i+1] == '(' {
				b.WriteByte('\\')
			}
		case '"':
			b.WriteByte('"')
		default:
			if j := strings.IndexByte("ntrfvba", c); j >= 0 {
				b.WriteByte("\n\t\r\f\v\b\a"[j])
				break
			}
			b.WriteByte('\\')
			i--
		}
	}
	return b.String()
}

func number(s string) string { return s[strings.IndexByte(s, '(')+1 : len(s)-1] }

func quoted(s string) string { return fmt.Sprintf("%q", s) }
