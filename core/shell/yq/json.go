package yq

import (
	"bufio"
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"
	"unicode/utf8"

	"ambit/core/fuel"
)

var jsonFormat = &format{}

func init() {
	*jsonFormat = format{
		names:   []string{"json", "j"},
		decoder: func(m *machine, r io.Reader) decoder { return &jsonDecoder{m: m, r: bufio.NewReader(r)} },
		encoder: func(m *machine) encoder { return &jsonEncoder{m: m} },
	}
}

// jsonDecoder reads JSON values that follow each other.
type jsonDecoder struct {
	m *machine
	r *bufio.Reader
	c byte // the next character
	n int  // how many were read since they were charged
}

// peek skips white space and gives the next character; false at the end.
func (d *jsonDecoder) peek() bool {
	for d.read() {
		if d.c != ' ' && d.c != '\t' && d.c != '\n' && d.c != '\r' {
			d.r.UnreadByte()
			return true
		}
	}
	return false
}

func (d *jsonDecoder) read() bool {
	c, err := d.r.ReadByte()
	if err == io.EOF {
		return false
	}
	if err != nil {
		fail("read: %s", goText(err))
	}
	if d.n++; d.n == 64 {
		d.m.meter.Charge(16)
		d.n = 0
	}
	d.c = c
	return true
}

func (d *jsonDecoder) must() byte {
	if !d.read() {
		fail("unexpected end of JSON input")
	}
	return d.c
}

func (d *jsonDecoder) wrong(where string) {
	fail("invalid character %s %s", strconv.QuoteRune(rune(d.c)), where)
}

func (d *jsonDecoder) next() *node {
	if !d.peek() {
		return nil
	}
	return d.value()
}

func (d *jsonDecoder) token() byte {
	if !d.peek() {
		fail("unexpected end of JSON input")
	}
	return d.must()
}

func (d *jsonDecoder) value() *node {
	m := d.m
	m.enter()
	defer m.leave()
	switch c := d.token(); {
	case c == '{':
		return d.object()
	case c == '[':
		return d.array()
	case c == '"':
		return m.str(d.text())
	case c == '-' || isDigit(c):
		return d.number(c)
	case c == 't':
		d.word("true")
		return m.scalar(tagBool, "true")
	case c == 'f':
		d.word("false")
		return m.scalar(tagBool, "false")
	case c == 'n':
		d.word("null")
		return m.null("null")
	}
	d.wrong("looking for beginning of value")
	return nil
}

func (d *jsonDecoder) word(w string) {
	for i := 1; i < len(w); i++ {
		if d.must() != w[i] {
			d.wrong("in literal " + w)
		}
	}
}

func (d *jsonDecoder) object() *node {
	m := d.m
	n := m.newMap()
	for first := true; ; first = false {
		switch c := d.token(); {
		case c == '}' && first:
			return n
		case !first && c == '}':
			return n
		case !first && c != ',':
			d.wrong("after object key:value pair")
		case !first:
			d.token()
		}
		if d.c != '"' {
			d.wrong("looking for beginning of object key string")
		}
		k := m.str(d.text())
		k.isKey, k.parent = true, n
		if d.token() != ':' {
			d.wrong("after object key")
		}
		v := d.value()
		v.parent, v.key = n, k
		n.content = append(n.content, k, v)
	}
}

func (d *jsonDecoder) array() *node {
	m := d.m
	n := m.newSeq()
	for {
		switch c := d.token(); {
		case c == ']':
			return n
		case len(n.content) == 0:
			d.r.UnreadByte()
		case c != ',':
			d.wrong("after array element")
		}
		v := d.value()
		n.push(v)
	}
}

func (d *jsonDecoder) number(c byte) *node {
	b := []byte{c}
	for d.read() {
		if !isDigit(d.c) && strings.IndexByte("+-.eE", d.c) < 0 {
			d.r.UnreadByte()
			break
		}
		b = append(b, d.c)
	}
	f, err := strconv.ParseFloat(string(b), 64)
	if err != nil {
		fail("%v", err)
	}
	if math.Abs(f) < 1<<63 && f == float64(int64(f)) {
		return d.m.scalar(tagInt, strconv.FormatInt(int64(f), 10))
	}
	return d.m.scalar(tagFloat, fmt.Sprint(f))
}

func (d *jsonDecoder) text() string {
	var b strings.Builder
	for {
		c := d.must()
		switch {
		case c == '"':
			d.m.acct.Alloc(int64(b.Len()))
			return strings.ToValidUTF8(b.String(), "\ufffd")
		case c < ' ':
			d.wrong("in string literal")
		case c != '\\':
			b.WriteByte(c)
		default:
			d.escape(&b)
		}
		if b.Len()%4096 == 4095 {
			d.m.meter.Charge(fuel.Step)
		}
	}
}

func (d *jsonDecoder) escape(b *strings.Builder) {
	c := d.must()
	if i := strings.IndexByte(`"\/bfnrt`, c); i >= 0 {
		b.WriteByte("\"\\/\b\f\n\r\t"[i])
		return
	}
	if c != 'u' {
		d.wrong("in string escape code")
	}
	r := d.hex()
	if r >= 0xd800 && r < 0xdc00 {
		if next, _ := d.r.Peek(2); string(next) == `\u` {
			d.must()
			d.must()
			if low := d.hex(); low >= 0xdc00 && low < 0xe000 {
				r = 0x10000 + (r-0xd800)<<10 + low - 0xdc00
			}
		}
	}
	b.WriteRune(r)
}

func (d *jsonDecoder) hex() rune {
	var b [4]byte
	for i := range b {
		b[i] = d.must()
	}
	v, err := strconv.ParseUint(string(b[:]), 16, 32)
	if err != nil {
		d.wrong(`in \u hexadecimal character escape`)
	}
	return rune(v)
}

type jsonEncoder struct {
	plain
	m *machine
	w *bufio.Writer
}

func (e *jsonEncoder) encode(w io.Writer, n *node) {
	if n.kind == scalar && e.m.prefs.unwrap {
		io.WriteString(w, n.value+"\n")
		return
	}
	e.w = bufio.NewWriter(w)
	e.value(n, 0)
	e.w.WriteByte('\n')
	e.w.Flush()
}

func (e *jsonEncoder) line(depth int) {
	if e.m.prefs.indent <= 0 {
		return
	}
	e.w.WriteByte('\n')
	for range depth * e.m.prefs.indent {
		e.w.WriteByte(' ')
	}
	e.m.meter.Scan(depth * e.m.prefs.indent)
}

func (e *jsonEncoder) value(n *node, depth int) {
	e.m.enter()
	defer e.m.leave()
	e.m.meter.Charge(fuel.Step)
	switch n.kind {
	case alias:
		e.value(resolve(n), depth)
	case mapping:
		e.w.WriteByte('{')
		for i := 0; i+1 < len(n.content); i += 2 {
			if i > 0 {
				e.w.WriteByte(',')
			}
			e.line(depth + 1)
			e.text(n.content[i].value)
			e.w.WriteByte(':')
			if e.m.prefs.indent > 0 {
				e.w.WriteByte(' ')
			}
			e.value(n.content[i+1], depth+1)
		}
		if len(n.content) > 0 {
			e.line(depth)
		}
		e.w.WriteByte('}')
	case sequence:
		e.w.WriteByte('[')
		for i, v := range n.content {
			if i > 0 {
				e.w.WriteByte(',')
			}
			e.line(depth + 1)
			e.value(v, depth+1)
		}
		if len(n.content) > 0 {
			e.line(depth)
		}
		e.w.WriteByte(']')
	case scalar:
		e.scalar(n)
	default:
		e.w.WriteString("null")
	}
}

func (e *jsonEncoder) scalar(n *node) {
	switch e.m.guess(n) {
	case tagInt:
		_, i, err := parseInt64(n.value)
		if err != nil {
			fail("%v", err)
		}
		e.w.WriteString(strconv.FormatInt(i, 10))
	case tagFloat:
		e.w.WriteString(jsonFloat(n.value))
	case tagBool:
		e.w.WriteString(strconv.FormatBool(truthy(n)))
	case tagNull:
		e.w.WriteString("null")
	default:
		e.text(n.value)
	}
}

// jsonFloat keeps the digits of a number that JSON can write.
func jsonFloat(s string) string {
	f, err := strconv.ParseFloat(s, 64)
	if err != nil || math.IsInf(f, 0) || math.IsNaN(f) {
		fail("json: unsupported value: %s", s)
	}
	n := strings.TrimPrefix(s, "-")
	digits := span(n, isDigit)
	rest := n[digits:]
	ok := digits > 0 && (digits == 1 || n[0] != '0') && rest != ""
	if strings.HasPrefix(rest, ".") {
		d := span(rest[1:], isDigit)
		ok = ok && d > 0
		rest = rest[1+d:]
	}
	if rest != "" && rest[0]|0x20 == 'e' {
		rest = strings.TrimLeft(rest[1:2], "+-") + rest[min(2, len(rest)):]
		d := span(rest, isDigit)
		ok = ok && d > 0
		rest = rest[d:]
	}
	if ok && rest == "" {
		return s
	}
	s = strconv.FormatFloat(f, 'f', -1, 64)
	if !strings.ContainsAny(s, ".eE") {
		s += ".0"
	}
	return s
}

func (e *jsonEncoder) text(s string) {
	e.m.meter.Scan(len(s))
	const hex = "0123456789abcdef"
	e.w.WriteByte('"')
	for i := 0; i < len(s); {
		c := s[i]
		if c >= utf8.RuneSelf {
			r, size := utf8.DecodeRuneInString(s[i:])
			switch {
			case r == utf8.RuneError && size == 1:
				e.w.WriteString(`\ufffd`)
			case r == 0x2028 || r == 0x2029:
				e.w.WriteString(`\u202` + hex[r&15:r&15+1])
			default:
				e.w.WriteString(s[i : i+size])
			}
			i += size
			continue
		}
		i++
		switch {
		case c == '"' || c == '\\':
			e.w.WriteByte('\\')
			e.w.WriteByte(c)
		case c == '\n':
			e.w.WriteString(`\n`)
		case c == '\r':
			e.w.WriteString(`\r`)
		case c == '\t':
			e.w.WriteString(`\t`)
		case c == '\b':
			e.w.WriteString(`\b`)
		case c == '\f':
			e.w.WriteString(`\f`)
		case c < ' ':
			e.w.WriteString(`\u00` + hex[c>>4:c>>4+1] + hex[c&15:c&15+1])
		default:
			e.w.WriteByte(c)
		}
	}
	e.w.WriteByte('"')
}
