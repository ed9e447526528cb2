package regex

import (
	"strings"
	"unicode/utf8"
)

func (p *posixParser) fetch(caretHere bool) {
	p.tok = p.peek(p.pos, caretHere)
	p.pos += p.tok.size
}

// peek reads the token at pos. caretHere says that a ^ would be an anchor here.
func (p *posixParser) peek(pos int, caretHere bool) token {
	if pos >= len(p.pat) {
		return token{kind: tokEnd}
	}
	c := p.pat[pos]
	if c == '\\' {
		return p.peekEscape(pos)
	}
	if c >= utf8.RuneSelf {
		return p.char(pos)
	}
	t := token{kind: tokChar, r: rune(c), size: 1}
	bare := p.syn&bareGroups != 0
	switch c {
	case '|':
		if bare {
			t.kind = tokAlt
		}
	case '(':
		if bare {
			t.kind = tokOpen
		}
	case ')':
		if bare {
			t.kind = tokClose
		}
	case '{':
		if bare {
			t.kind = tokOpenBrace
		}
	case '}':
		if bare {
			t.kind = tokCloseBrace
		}
	case '*':
		t.kind = tokStar
	case '+':
		if p.syn&barePlus != 0 {
			t.kind = tokPlus
		}
	case '?':
		if p.syn&barePlus != 0 {
			t.kind = tokQuestion
		}
	case '[':
		t.kind = tokBracket
	case '.':
		t.kind = tokPeriod
	case '^':
		if caretHere || p.syn&anchorAnywhere != 0 {
			t.kind, t.assert = tokAnchor, lineStart
		}
	case '$':
		if p.syn&anchorAnywhere != 0 || p.dollarEnds(pos+1) {
			t.kind, t.assert = tokAnchor, lineEnd
		}
	}
	return t
}

func (p *posixParser) dollarEnds(pos int) bool {
	switch p.peek(pos, false).kind {
	case tokEnd, tokAlt, tokClose:
		return true
	}
	return false
}

func (p *posixParser) char(pos int) token {
	c := p.pat[pos]
	if p.opt.Bytes || c < utf8.RuneSelf {
		return token{kind: tokChar, r: rune(c), size: 1}
	}
	r, size := utf8.DecodeRuneInString(p.pat[pos:])
	if r == utf8.RuneError && size == 1 {
		return token{kind: tokChar, r: -1, raw: c, size: 1}
	}
	return token{kind: tokChar, r: r, size: size}
}

func (p *posixParser) peekEscape(pos int) token {
	if pos+1 >= len(p.pat) {
		return token{kind: tokBackslash, size: 1}
	}
	c := p.pat[pos+1]
	t := token{kind: tokChar, r: rune(c), size: 2}
	set := func(want syntax, kind tokenKind) {
		if p.syn&want != 0 {
			t.kind = kind
		}
	}
	anchor := func(a assertion) { t.kind, t.assert = tokAnchor, a }
	if p.opt.POSIX && strings.IndexByte("|+?<>bB`'wWsS", c) >= 0 {
		return t
	}
	if p.syn&awkEscapes != 0 {
		if r, size, ok := awkEscape(p.pat[pos+1:]); ok {
			return token{kind: tokChar, r: r, size: 1 + size}
		}
	}
	switch c {
	case '|':
		set(backslashGroup, tokAlt)
	case '(':
		set(backslashGroup, tokOpen)
	case ')':
		set(backslashGroup, tokClose)
	case '{':
		set(backslashBrace, tokOpenBrace)
	case '}':
		set(backslashBrace, tokCloseBrace)
	case '+':
		set(backslashPlus, tokPlus)
	case '?':
		set(backslashPlus, tokQuestion)
	case '1', '2', '3', '4', '5', '6', '7', '8', '9':
		t.kind, t.c = tokBackref, c-'0'
	case '<':
		anchor(wordStart)
	case '>':
		anchor(wordEnd)
	case 'b':
		anchor(wordEdge)
	case 'y':
		if p.syn&awkEscapes != 0 {
			anchor(wordEdge)
		}
	case 'B':
		anchor(notWordEdge)
	case '`':
		anchor(bufStart)
	case '\'':
		anchor(bufEnd)
	case 'w', 'W', 's', 'S':
		t.kind, t.c = tokClass, c
	default:
		if c >= utf8.RuneSelf {
			t = p.char(pos + 1)
			t.size++
		}
	}
	return t
}

// awkEscape reads what follows a backslash where awk sees an escape of its own.
func awkEscape(s string) (r rune, size int, ok bool) {
	switch c := s[0]; c {
	case 'n':
		return '\n', 1, true
	case 't':
		return '\t', 1, true
	case 'r':
		return '\r', 1, true
	case 'f':
		return '\f', 1, true
	case 'v':
		return '\v', 1, true
	case 'a':
		return 7, 1, true
	case 'b':
		return 8, 1, true
	case '0', '1', '2', '3', '4', '5', '6', '7':
		n := 0
		for size < 3 && size < len(s) && s[size] >= '0' && s[size] <= '7' {
			n = n*8 + int(s[size]-'0')
			size++
		}
		return rune(n & 0xff), size, true
	case 'x':
		n := 0
		for size = 1; size < 3 && size < len(s) && unhex(s[size]) >= 0; size++ {
			n = n*16 + unhex(s[size])
		}
		if size > 1 {
			return rune(n), size, true
		}
	}
	return 0, 0, false
}
