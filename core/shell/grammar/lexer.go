// Package grammar checks shell text against bash's grammar, to find what bash
// would complain about and where, and how deeply constructs nest. It builds no
// tree: that is the parser's work, which asks here when it failed or when a text
// could nest too deeply for it.
package grammar

import (
	"strings"

	"ambit/core/fuel"
)

// Kind is what is wrong with a text.
type Kind uint8

// The kinds of error.
const (
	Unexpected  Kind = iota + 1 // "syntax error near unexpected token `TOKEN'", then the line
	EndOfFile                   // "syntax error: unexpected end of file"
	Unmatched                   // "unexpected EOF while looking for matching `TOKEN'"
	Near                        // "syntax error near `TOKEN'", then the line
	Conditional                 // an error inside [[ ]], of which Messages tell; perhaps none
	TooDeep                     // constructs nest beyond the limit
)

// Error is the first error of a text.
type Error struct {
	Kind  Kind
	Token string
	Line  int    // counted from 1
	Text  string // the source line, for Unexpected

	Substitution bool // it lies in a command substitution
	Array        bool // it lies in the value of an array
	AtEnd        bool // nothing follows it, for Conditional
	Descriptor   bool // it is a number or {name} in front of a redirection, where a word must stand

	Messages []Message // for Conditional
}

// Message is one of several that an error consists of.
type Message struct {
	Line int
	Text string
}

func (e *Error) Error() string { return e.Token }

type token struct {
	kind   byte // 'w' word, 'o' operator, 'n' newline, 'e' end
	text   string
	start  int
	end    int
	line   int
	quoted bool
}

type lexer struct {
	s         string
	i         int
	line      int
	docs      []doc
	depth     int
	max       int
	deepest   int
	ended     bool  // the newline behind the last line was given
	substEnd  int   // the line in which an open substitution is said to end
	plain     bool  // extended patterns are off
	plainArgs bool  // x=( does not begin a list
	arrays    int   // open array values
	subst     int   // open substitutions
	gaps      bool  // split and bare are wanted
	split     []int // offsets at which a space or backslash belongs: see Gaps
	bare      []int // ends of ! without a command
}

type doc struct {
	end    string
	tabs   bool
	quoted bool // nothing in it is expanded
}

func (l *lexer) fail(k Kind, tok string, line int) {
	e := &Error{Kind: k, Token: tok, Line: line, Substitution: l.subst > 0, Array: l.arrays > 0}
	if k == Unexpected || k == Near {
		e.Text = l.lineText(line)
	}
	panic(e)
}

func (l *lexer) lineText(n int) string {
	rest := l.s
	for ; n > 1; n-- {
		i := strings.IndexByte(rest, '\n')
		if i < 0 {
			return ""
		}
		rest = rest[i+1:]
	}
	first, _, _ := strings.Cut(rest, "\n")
	return first
}

func (l *lexer) enter() {
	l.depth++
	l.deepest = max(l.deepest, l.depth)
	if l.depth > l.max {
		l.fail(TooDeep, "", l.line)
	}
	fuel.Relieve(l.depth)
}

func (l *lexer) leave() { l.depth-- }

// lastLine is the number that bash gives the line of the end of file.
func (l *lexer) lastLine() int {
	n := strings.Count(l.s, "\n") + 1
	if !strings.HasSuffix(l.s, "\n") {
		n++
	}
	return n
}

var operators = [...]string{
	"<<-", "<<<", "&>>", ";;&", "&&", "||", ";;", ";&", "|&", "&>", ">>", ">&", "<&", "<<", "<>", ">|", "(", ")", ";",
	"&", "|", "<", ">",
}

// next reads a token.
func (l *lexer) next() token {
	for l.i < len(l.s) {
		switch c := l.s[l.i]; {
		case c == ' ' || c == '\t':
			l.i++
		case c == '\\' && strings.HasPrefix(l.s[l.i:], "\\\n"):
			l.i += 2
			l.line++
		case c == '#':
			for l.i < len(l.s) && l.s[l.i] != '\n' {
				l.i++
			}
		default:
			return l.token()
		}
	}
	if !l.ended && l.i > 0 && l.s[l.i-1] != '\n' {
		l.ended = true // bash puts a newline behind the last line
		return token{kind: 'n', text: "newline", start: l.i, end: l.i, line: l.line}
	}
	return token{kind: 'e', start: l.i, end: l.i, line: l.lastLine()}
}

func (l *lexer) token() token {
	start, line := l.i, l.line
	if l.s[l.i] == '\n' {
		l.i++
		l.line++
		l.readDocs()
		return token{kind: 'n', text: "newline", start: start, end: start + 1, line: line}
	}
	rest := l.s[l.i:]
	if (rest[0] != '<' && rest[0] != '>') || len(rest) < 2 || rest[1] != '(' {
		for _, op := range operators {
			if strings.HasPrefix(rest, op) {
				l.i += len(op)
				return token{kind: 'o', text: op, start: start, end: l.i, line: line}
			}
		}
	}
	quoted := l.word()
	return token{kind: 'w', text: l.s[start:l.i], start: start, end: l.i, line: line, quoted: quoted}
}

// word skips a word; it reports whether a part of it was quoted.
func (l *lexer) word() (quoted bool) {
	for l.i < len(l.s) {
		switch c := l.s[l.i]; c {
		case ' ', '\t', '\n', ';', '&', '|', ')':
			return quoted
		case '(':
			if p := l.i - 1; p >= 0 && !l.plain && strings.IndexByte("?*+@!", l.s[p]) >= 0 {
				l.i++
				l.matched('(', ')', l.line)
				continue
			}
			if p := l.i - 1; p >= 0 && l.s[p] == '=' && !l.plainArgs {
				l.array()
				continue
			}
			return quoted
		case '<', '>':
			if l.i+1 < len(l.s) && l.s[l.i+1] == '(' {
				l.i += 2
				l.substitution(0)
				continue
			}
			return quoted
		case '\\':
			quoted = true
			if l.i+1 < len(l.s) && l.s[l.i+1] == '\n' {
				l.line++
			}
			l.i = min(l.i+2, len(l.s))
		case '[':
			l.i++
			if l.subscript() {
				l.matched('[', ']', l.line)
			}
		default:
			if l.quote(c) {
				quoted = true
			} else {
				l.i++
			}
		}
	}
	return quoted
}

// subscript reports whether the [ just read follows a name at a word's start, as
// in a[1]=x, where bash reads on to the ].
func (l *lexer) subscript() bool {
	i := l.i - 2
	for i >= 0 && (isName(l.s[i])) {
		i--
	}
	if i == l.i-2 || l.s[i+1] >= '0' && l.s[i+1] <= '9' {
		return false
	}
	return i < 0 || strings.IndexByte(" \t\n;&|(", l.s[i]) >= 0
}

func isName(c byte) bool {
	return c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9'
}

// quote skips a quoted string or expansion that begins with c; false if none does.
func (l *lexer) quote(c byte) bool {
	line := l.line
	switch c {
	case '\'':
		l.i++
		end := strings.IndexByte(l.s[l.i:], '\'')
		if end < 0 {
			l.fail(Unmatched, "'", line)
		}
		l.line += strings.Count(l.s[l.i:l.i+end], "\n")
		l.i += end + 1
		return true
	case '"':
		l.i++
		l.double(line)
		return true
	case '`':
		l.i++
		l.backquote(line)
		return true
	case '$':
		return l.dollar()
	}
	return false
}

func (l *lexer) double(line int) {
	for l.i < len(l.s) {
		switch c := l.s[l.i]; c {
		case '"':
			l.i++
			return
		case '\\':
			if l.i+1 < len(l.s) && l.s[l.i+1] == '\n' {
				l.line++
			}
			l.i = min(l.i+2, len(l.s))
		case '\n':
			l.line++
			l.i++
		case '`':
			l.i++
			l.backquote(l.line)
		case '$':
			if !l.dollarIn(true) {
				l.i++
			}
		default:
			l.i++
		}
	}
	l.fail(Unmatched, `"`, line)
}

func (l *lexer) backquote(line int) {
	for l.i < len(l.s) {
		switch l.s[l.i] {
		case '`':
			l.i++
			return
		case '\\':
			if l.i+1 < len(l.s) && l.s[l.i+1] == '\n' {
				l.line++
			}
			l.i++
		case '\n':
			l.line++
		}
		l.i++
	}
	l.fail(Unmatched, "`", line)
}

func (l *lexer) dollar() bool {
	if !l.dollarIn(false) {
		l.i++
	}
	return true
}

// dollarIn skips an expansion; false if the $ stands for itself.
func (l *lexer) dollarIn(inDouble bool) bool {
	if l.i+1 >= len(l.s) {
		return false
	}
	line := l.line
	switch l.s[l.i+1] {
	case '(':
		end := 0
		if strings.HasPrefix(l.s[l.i:], "$((") {
			if l.arithmetic() {
				return true
			}
			end = line
		}
		l.i += 2
		l.substitution(end)
		return true
	case '{':
		l.i += 2
		l.enter()
		l.braces(inDouble, line)
		l.leave()
		return true
	case '[':
		l.i += 2
		l.matched('[', ']', line)
		return true
	case '\'':
		if inDouble {
			return false
		}
		l.i += 2
		for l.i < len(l.s) {
			switch l.s[l.i] {
			case '\'':
				l.i++
				return true
			case '\\':
				l.i++
			case '\n':
				l.line++
			}
			l.i++
		}
		l.fail(Unmatched, "'", line)
	case '"':
		if inDouble {
			return false
		}
		l.i += 2
		l.double(line)
		return true
	}
	return false
}

// arithmetic skips $(( … )) if it is one; else nothing.
func (l *lexer) arithmetic() bool {
	save := *l
	l.i += 3
	depth := 2
	l.enter()
	defer l.leave()
	for l.i < len(l.s) {
		switch c := l.s[l.i]; c {
		case '(':
			depth++
			if depth > l.max+2 {
				l.fail(TooDeep, "", l.line)
			}
			l.i++
		case ')':
			depth--
			l.i++
			if depth == 1 {
				if l.i < len(l.s) && l.s[l.i] == ')' {
					l.emptyArithm(save.i+3, l.i-1)
					l.i++
					return true
				}
				if l.i == len(l.s) {
					l.fail(Unmatched, ")", save.line)
				}
				split := append(save.split, save.i+2)
				*l = save
				l.split = split
				l.depth++
				return false
			}
		case '\n':
			l.line++
			l.i++
		case '\\':
			l.i = min(l.i+2, len(l.s))
		default:
			if !l.quote(c) {
				l.i++
			}
		}
	}
	l.fail(Unmatched, ")", save.line)
	return false
}

// braces skips the rest of ${ … }.
func (l *lexer) braces(inDouble bool, line int) {
	for l.i < len(l.s) {
		switch c := l.s[l.i]; c {
		case '}':
			l.i++
			return
		case '\\':
			if l.i+1 < len(l.s) && l.s[l.i+1] == '\n' {
				l.line++
			}
			l.i = min(l.i+2, len(l.s))
		case '\n':
			l.line++
			l.i++
		case '\'':
			if inDouble {
				l.i++
				continue
			}
			l.quote(c)
		default:
			if !l.quote(c) {
				l.i++
			}
		}
	}
	l.fail(Unmatched, "}", line)
}

// matched skips to the closing character; quotes and nesting count.
func (l *lexer) matched(open, end byte, line int) {
	l.enter()
	defer l.leave()
	for l.i < len(l.s) {
		switch c := l.s[l.i]; c {
		case end:
			l.i++
			return
		case open:
			l.i++
			l.matched(open, end, line)
		case '\n':
			l.line++
			l.i++
		case '\\':
			if l.i+1 < len(l.s) && l.s[l.i+1] == '\n' {
				l.line++
			}
			l.i = min(l.i+2, len(l.s))
		default:
			if !l.quote(c) {
				l.i++
			}
		}
	}
	l.fail(Unmatched, string(end), line)
}

// array skips the ( … ) of an array assignment.
func (l *lexer) array() {
	line := l.line
	l.i++
	l.enter()
	defer l.leave()
	l.arrays++
	defer func() { l.arrays-- }()
	for {
		t := l.nextElement()
		switch {
		case t.kind == 'e':
			l.fail(Unmatched, ")", line)
		case t.kind == 'o' && t.text == ")":
			return
		case t.kind == 'o':
			l.fail(Unexpected, t.text, t.line)
		}
	}
}

func (l *lexer) nextElement() token {
	for {
		t := l.next()
		if t.kind != 'n' {
			return t
		}
	}
}

// substitution checks the commands of $( … ) or <( … ) and the closing parenthesis.
// A missing one is reported for line end, or the last line if that is 0.
func (l *lexer) substitution(end int) {
	l.enter()
	defer l.leave()
	l.subst++
	plainArgs := l.plainArgs
	l.plainArgs = false
	defer func() { l.plainArgs = plainArgs }()
	outer := l.substEnd
	l.substEnd = end
	docs := l.docs
	l.docs = nil
	p := parser{lexer: l}
	p.advance()
	p.newlines()
	if !p.isOp(")") {
		p.list(func() bool { return p.isOp(")") }, true)
	}
	if p.tok.kind == 'e' {
		p.unexpected()
	}
	if !p.isOp(")") {
		p.unexpected()
	}
	l.docs = append(docs, l.docs...)
	l.subst--
	l.substEnd = outer
}

// readDocs skips the bodies of the here-documents whose line has ended.
func (l *lexer) readDocs() {
	for len(l.docs) > 0 {
		d := l.docs[0]
		l.docs = l.docs[1:]
		start, first := l.i, l.line
		end := start
		for l.i < len(l.s) {
			end = l.i
			line, _, more := strings.Cut(l.s[l.i:], "\n")
			l.i += len(line)
			if more {
				l.i++
				l.line++
			}
			if d.tabs {
				line = strings.TrimLeft(line, "\t")
			}
			if line == d.end {
				break
			}
			end = l.i
		}
		if l.gaps && !d.quoted {
			l.docGaps(start, end, first)
		}
	}
}

// docGaps looks for substitutions in the text of a here-document, of which an error
// is none of the text around it.
func (l *lexer) docGaps(start, end, line int) {
	inner := &lexer{s: l.s[:end], i: start, line: line, max: l.max, gaps: true, plain: l.plain}
	defer func() {
		if v := recover(); v != nil {
			if _, ok := v.(*Error); !ok {
				panic(v)
			}
		}
		l.split, l.bare = append(l.split, inner.split...), append(l.bare, inner.bare...)
	}()
	for inner.i < end {
		switch l.s[inner.i] {
		case '\\':
			inner.i += 2
		case '$':
			if !inner.dollarIn(true) {
				inner.i++
			}
		default:
			inner.i++
		}
	}
}
