package jq

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// tokenizer cuts a stream of JSON texts into tokens. It keeps one piece of the stream
// as a string at a time; tokens that need no change are parts of it.
type tokenizer struct {
	more  func() []byte // the next bytes of the stream; empty at its end
	buf   string
	pos   int
	eof   bool
	lines int   // newlines before buf
	since int   // bytes before buf that belong to its first line
	read  int64 // bytes given out by more so far
	clone bool  // strings must not keep the stream's text alive
	seq   bool  // RS begins each text (RFC 7464)
	lost  bool  // of seq: what follows is skipped, up to the next RS
}

// token kinds beyond the structural characters, which stand for themselves.
const (
	tokEnd     = 0
	tokString  = '"'
	tokLiteral = '0'
	tokRS      = '\x1e'
)

// syntaxError is a fault in the JSON text.
type syntaxError struct{ msg string }

func (e *syntaxError) Error() string { return e.msg }

// fill drops what lies before from and reads on. It reports whether there was more.
func (t *tokenizer) fill(from int) bool {
	if t.eof {
		return false
	}
	b := t.more()
	if len(b) == 0 {
		t.eof = true
		return false
	}
	gone := t.buf[:from]
	if i := strings.LastIndexByte(gone, '\n'); i >= 0 {
		t.lines += strings.Count(gone, "\n")
		t.since = len(gone) - i - 1
	} else {
		t.since += len(gone)
	}
	t.read += int64(len(b))
	if rest := t.buf[from:]; rest != "" {
		// A long token doubles the piece, so that it is not copied over and over.
		piece := append(append(make([]byte, 0, len(rest)+len(b)), rest...), b...)
		for len(piece) < 2*len(rest) {
			if b = t.more(); len(b) == 0 {
				t.eof = true
				break
			}
			t.read += int64(len(b))
			piece = append(piece, b...)
		}
		t.buf = string(piece)
	} else {
		t.buf = string(b)
	}
	t.pos -= from
	return true
}

// fail is an error noticed at the character before t.pos.
func (t *tokenizer) fail(msg string) error {
	if t.seq && t.buf[t.pos-1] != tokRS {
		t.lost = true
		return &syntaxError{msg + t.where() + " (need RS to resync)"}
	}
	return &syntaxError{msg + t.where()}
}

// failEnd is an error noticed at the end of the stream.
func (t *tokenizer) failEnd(msg string) error {
	t.pos = len(t.buf)
	return &syntaxError{msg + " at EOF" + t.where()}
}

func (t *tokenizer) where() string {
	seen := t.buf[:t.pos]
	line, col := t.lines+strings.Count(seen, "\n"), len(seen)
	if i := strings.LastIndexByte(seen, '\n'); i >= 0 {
		col -= i + 1
	} else {
		col += t.since
	}
	return fmt.Sprintf(" at line %d, column %d", line+1, col)
}

// inputLines is how many lines jq has read when it has come this far: it reads whole
// lines, in pieces of 64 KiB less one.
func (t *tokenizer) inputLines() int {
	const piece = 1<<16 - 1
	for {
		seen := t.buf[:t.pos]
		n := t.lines + strings.Count(seen, "\n")
		start, off := strings.LastIndexByte(seen, '\n')+1, 0
		if start == 0 {
			off = t.since
		}
		if t.pos > 0 && start == t.pos {
			return n
		}
		end := strings.IndexByte(t.buf[t.pos:], '\n')
		switch {
		case end >= 0 && (off+t.pos-start)/piece == (off+t.pos+end-start)/piece:
			return n + 1
		case end >= 0 || len(t.buf)-t.pos > piece || !t.fill(t.pos-min(t.pos, 1)):
			return n
		}
	}
}

const (
	classLiteral = iota
	classSpace
	classStructure
	classQuote
	classRS
)

var classes = func() (c [256]uint8) {
	for _, b := range []byte(" \t\r\n") {
		c[b] = classSpace
	}
	for _, b := range []byte("[]{}:,") {
		c[b] = classStructure
	}
	c['"'] = classQuote
	c['\x1e'] = classRS
	return c
}()

// next gives the next token and, for strings and literals, its value. atEnd says that
// a literal was ended by the end of the stream.
func (t *tokenizer) next() (tok byte, v Value, err error) {
	if t.lost {
		if err := t.resync(); err != nil {
			return tokEnd, null, err
		}
	}
	for {
		for t.pos < len(t.buf) {
			c := t.buf[t.pos]
			switch classes[c] {
			case classSpace:
				t.pos++
				continue
			case classStructure:
				t.pos++
				return c, null, nil
			case classQuote:
				v, err = t.string()
				return tokString, v, err
			case classRS:
				if t.seq {
					t.pos++
					return tokRS, null, nil
				}
			}
			v, err = t.literal()
			return tokLiteral, v, err
		}
		if !t.fill(t.pos) {
			return tokEnd, null, nil
		}
	}
}

// resync skips to the next RS.
func (t *tokenizer) resync() error {
	t.lost = false
	for {
		if i := strings.IndexByte(t.buf[t.pos:], tokRS); i >= 0 {
			t.pos += i
			return nil
		}
		t.pos = len(t.buf)
		if !t.fill(t.pos) {
			return t.failEnd("Unfinished abandoned text")
		}
	}
}

// topNumber reports a number that a text consists of, if what follows it may belong
// to it.
func (t *tokenizer) topNumber() error {
	const msg = "Potentially truncated top-level numeric value"
	if t.pos == len(t.buf) && !t.fill(t.pos) {
		return t.failEnd(msg)
	}
	if t.buf[t.pos] != tokRS {
		return nil
	}
	t.pos++
	return t.fail(msg)
}

// string reads a string whose opening quote is at t.pos.
func (t *tokenizer) string() (Value, error) {
	i := t.pos + 1
	simple := true
	for {
		for ; i < len(t.buf); i++ {
			c := t.buf[i]
			if plainByte[c] {
				continue
			}
			if c == '"' {
				s := t.buf[t.pos+1 : i]
				t.pos = i + 1
				return t.stringValue(s, simple)
			}
			simple = false
			if c == '\\' {
				i++
			}
		}
		start := t.pos
		if !t.fill(start) {
			return null, t.failEnd("Unfinished string")
		}
		i -= start
	}
}

func (t *tokenizer) stringValue(s string, simple bool) (Value, error) {
	if !simple {
		decoded, msg := unescape(s)
		if msg != "" {
			return null, t.fail(msg)
		}
		s = decoded
	}
	if t.clone {
		return made(strings.Clone(s)), nil
	}
	return text(s), nil
}

// literal reads a number or a word at t.pos.
func (t *tokenizer) literal() (Value, error) {
	i := t.pos
	for {
		for i < len(t.buf) && (classes[t.buf[i]] == classLiteral || classes[t.buf[i]] == classRS && !t.seq) {
			i++
		}
		if i < len(t.buf) {
			break
		}
		start := t.pos
		if !t.fill(start) {
			break
		}
		i -= start
	}
	s := t.buf[t.pos:i]
	v, msg := literalValue(s)
	t.pos = i
	if msg != "" {
		if i == len(t.buf) {
			return null, t.failEnd(msg)
		}
		t.pos++
		if t.seq && t.buf[i] == tokRS {
			return null, t.fail("Truncated value")
		}
		err := t.fail(msg)
		t.pos--
		return null, err
	}
	return v, nil
}

// failLiteral is fail for a token whose fault shows at the character that ends it.
func (t *tokenizer) failLiteral(msg string) error {
	if t.pos == len(t.buf) && !t.fill(t.pos) {
		return t.failEnd(msg)
	}
	t.pos++
	err := t.fail(msg)
	t.pos--
	return err
}

func literalValue(s string) (Value, string) {
	switch s {
	case "true":
		return trueV, ""
	case "false":
		return falseV, ""
	case "null":
		return null, ""
	case "nan":
		return nanV, ""
	}
	switch s[0] {
	case 't', 'f', 'n':
		return null, "Invalid literal"
	}
	if !numeric(s) {
		switch strings.ToLower(strings.TrimLeft(s, "+-")) {
		case "nan":
			return nanV, ""
		case "infinity", "inf":
			if s[0] == '-' {
				return num(-inf), ""
			}
			return num(inf), ""
		}
		return null, "Invalid numeric literal"
	}
	v, ok := parseNumber(s)
	if !ok {
		return null, "Invalid numeric literal"
	}
	return v, ""
}

// numeric reports whether s is a number as jq reads it: a sign, digits with a point
// anywhere, an exponent.
func numeric(s string) bool {
	i := 0
	if s[0] == '-' || s[0] == '+' {
		i++
	}
	digits := 0
	for ; i < len(s) && s[i] >= '0' && s[i] <= '9'; i++ {
		digits++
	}
	if i < len(s) && s[i] == '.' {
		for i++; i < len(s) && s[i] >= '0' && s[i] <= '9'; i++ {
			digits++
		}
	}
	if digits == 0 {
		return false
	}
	if i < len(s) && (s[i] == 'e' || s[i] == 'E') {
		if i++; i < len(s) && (s[i] == '-' || s[i] == '+') {
			i++
		}
		start := i
		for i < len(s) && s[i] >= '0' && s[i] <= '9' {
			i++
		}
		if i == start {
			return false
		}
	}
	return i == len(s)
}

// unescape decodes the inside of a JSON string.
func unescape(s string) (string, string) {
	var b strings.Builder
	b.Grow(len(s))
	for i := 0; i < len(s); {
		c := s[i]
		switch {
		case c == '\\':
			i++
			if i == len(s) {
				return "", "Expected escape character at end of string"
			}
			switch s[i] {
			case '"', '\\', '/':
				b.WriteByte(s[i])
			case 'b':
				b.WriteByte('\b')
			case 'f':
				b.WriteByte('\f')
			case 'n':
				b.WriteByte('\n')
			case 'r':
				b.WriteByte('\r')
			case 't':
				b.WriteByte('\t')
			case 'u':
				r, size, msg := unicodeEscape(s[i+1:])
				if msg != "" {
					return "", msg
				}
				b.WriteRune(r)
				i += size
			default:
				return "", "Invalid escape"
			}
			i++
		case c < 0x20:
			return "", "Invalid string: control characters from U+0000 through U+001F must be escaped"
		case c < utf8.RuneSelf:
			b.WriteByte(c)
			i++
		default:
			r, size := nextRune(s[i:])
			b.WriteRune(r)
			i += size
		}
	}
	return b.String(), ""
}

func unicodeEscape(s string) (r rune, size int, msg string) {
	r, ok := hex4(s)
	if !ok {
		return 0, 0, "Invalid \\uXXXX escape"
	}
	size = 4
	if r >= 0xd800 && r < 0xdc00 {
		low, ok := rune(0), false
		if len(s) >= 10 && s[4] == '\\' && s[5] == 'u' {
			low, ok = hex4(s[6:])
		}
		if !ok || low < 0xdc00 || low > 0xdfff {
			return 0, 0, "Invalid \\uXXXX\\uXXXX surrogate pair escape"
		}
		return 0x10000 + (r-0xd800)<<10 + (low - 0xdc00), 10, ""
	}
	if r >= 0xdc00 && r <= 0xdfff {
		r = utf8.RuneError
	}
	return r, size, ""
}

func hex4(s string) (rune, bool) {
	if len(s) < 4 {
		return 0, false
	}
	var r rune
	for _, c := range []byte(s[:4]) {
		switch {
		case c >= '0' && c <= '9':
			c -= '0'
		case c >= 'a' && c <= 'f':
			c -= 'a' - 10
		case c >= 'A' && c <= 'F':
			c -= 'A' - 10
		default:
			return 0, false
		}
		r = r<<4 | rune(c)
	}
	return r, true
}

// nextRune decodes one character; a sequence that is not one gives U+FFFD and is
// skipped as far as it looks like one, as jq does.
func nextRune(s string) (r rune, size int) {
	if r, size = utf8.DecodeRuneInString(s); r != utf8.RuneError || size != 1 {
		return r, size
	}
	want := 1
	switch c := s[0]; {
	case c >= 0xc2 && c <= 0xdf:
		want = 2
	case c >= 0xe0 && c <= 0xef:
		want = 3
	case c >= 0xf0 && c <= 0xf4:
		want = 4
	}
	if len(s) < want {
		return utf8.RuneError, len(s)
	}
	for size = 1; size < want && size < len(s) && s[size]&0xc0 == 0x80; {
		size++
	}
	return utf8.RuneError, size
}

// validText is s with invalid sequences replaced.
func validText(s string) string {
	if utf8.ValidString(s) {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); {
		r, size := nextRune(s[i:])
		b.WriteRune(r)
		i += size
	}
	return b.String()
}
