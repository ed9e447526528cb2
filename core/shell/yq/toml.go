package yq

import (
	"io"
	"strconv"
	"strings"
	"unicode/utf8"

	"ambit/core/fuel"
)

var tomlFormat = &format{}

func init() {
	*tomlFormat = format{
		names:   []string{"toml"},
		decoder: func(m *machine, r io.Reader) decoder { return &tomlDecoder{m: m, r: r} },
		encoder: func(m *machine) encoder { return &tomlEncoder{m: m} },
	}
}

// tomlDecoder reads a TOML 1.0 document with its comments. What the grammar allows but
// the specification forbids, such as a key given twice, is taken as it comes.
type tomlDecoder struct {
	m       *machine
	r       io.Reader
	s       string
	at      int
	done    bool
	root    *node
	table   *node    // to which keys are added
	pending []string // comments that belong to what follows
	begun   bool
}

func (d *tomlDecoder) fail(format string, args ...any) {
	line := 1 + strings.Count(d.s[:min(d.at, len(d.s))], "\n")
	fail("toml: line %d: "+format, append([]any{line}, args...)...)
}

func (d *tomlDecoder) next() *node {
	if d.done {
		return nil
	}
	d.done = true
	d.s = d.m.readAll(d.r)
	d.m.meter.Scan(4 * len(d.s))
	d.root = d.m.newMap()
	d.table = d.root
	for {
		d.blank(true)
		if d.at >= len(d.s) {
			break
		}
		switch {
		case d.s[d.at] == '#':
			d.note(d.comment())
			continue
		case strings.HasPrefix(d.s[d.at:], "[["):
			d.header(true)
		case d.s[d.at] == '[':
			d.header(false)
		default:
			d.begun = true
			d.pair(d.table, true)
		}
		d.endLine()
	}
	d.orphans()
	if len(d.root.content) == 0 {
		return nil
	}
	return d.root
}

// note keeps a comment: those in front of everything are the document's.
func (d *tomlDecoder) note(text string) {
	if d.begun {
		d.pending = append(d.pending, text)
		return
	}
	d.root.note().head = joined(d.root.rare().head, text, "\n")
}

// orphans puts comments in a table without keys at the table.
func (d *tomlDecoder) orphans() {
	if len(d.pending) > 0 && d.table != d.root && len(d.table.content) == 0 {
		d.table.note().head = joined(d.table.rare().head, d.head(), "\n")
	}
}

func (d *tomlDecoder) head() string {
	s := strings.Join(d.pending, "\n")
	d.pending = nil
	return s
}

func (d *tomlDecoder) peek() byte {
	if d.at < len(d.s) {
		return d.s[d.at]
	}
	return 0
}

func (d *tomlDecoder) blank(lines bool) {
	for d.at < len(d.s) {
		switch c := d.s[d.at]; {
		case c == ' ' || c == '\t':
		case lines && (c == '\n' || c == '\r'):
		default:
			return
		}
		d.at++
	}
}

func (d *tomlDecoder) comment() string {
	end := strings.IndexByte(d.s[d.at:], '\n')
	if end < 0 {
		end = len(d.s) - d.at
	}
	text := strings.TrimSuffix(d.s[d.at:d.at+end], "\r")
	d.at += end
	return text
}

func (d *tomlDecoder) endLine() {
	d.blank(false)
	if d.peek() == '#' {
		d.comment()
	}
	if d.peek() == '\r' {
		d.at++
	}
	if d.at < len(d.s) && d.s[d.at] != '\n' {
		d.fail("expected newline but got %q", d.s[d.at])
	}
}

// key reads a dotted key.
func (d *tomlDecoder) key() []string {
	var parts []string
	for {
		d.blank(false)
		switch c := d.peek(); {
		case c == '"' || c == '\'':
			parts = append(parts, d.str())
		default:
			n := span(d.s[d.at:], func(c byte) bool { return isName(c) || c == '-' })
			if n == 0 {
				d.fail("invalid character at start of key: %q", string(c))
			}
			parts = append(parts, d.s[d.at:d.at+n])
			d.at += n
		}
		if len(parts) > maxDepth {
			fail("exceeded max depth of %d", maxDepth)
		}
		d.blank(false)
		if d.peek() != '.' {
			return parts
		}
		d.at++
	}
}

// header reads [table] or [[table]].
func (d *tomlDecoder) header(array bool) {
	d.orphans()
	d.begun = true
	d.at++
	closing := "]"
	if array {
		d.at++
		closing = "]]"
	}
	path := d.key()
	if !strings.HasPrefix(d.s[d.at:], closing) {
		d.fail("expected %s", closing)
	}
	d.at += len(closing)
	n := d.root
	for _, k := range path[:len(path)-1] {
		n = d.last(d.child(n, k, mapping))
	}
	name := path[len(path)-1]
	head := d.head()
	if array {
		s := d.child(n, name, sequence)
		if s.kind != sequence {
			d.fail("%s is not an array of tables", name)
		}
		v := d.m.newMap()
		s.push(v)
		d.table = v
	} else {
		d.table = d.last(d.child(n, name, mapping))
		if d.table.kind != mapping {
			d.fail("%s is not a table", name)
		}
	}
	if head != "" {
		d.table.note().head = joined(d.table.rare().head, head, "\n")
	}
}

// last is the last element of an array of tables, or n itself.
func (d *tomlDecoder) last(n *node) *node {
	if n.kind == sequence && len(n.content) > 0 {
		return n.content[len(n.content)-1]
	}
	return n
}

// child is the entry of a table, which is made if there is none.
func (d *tomlDecoder) child(n *node, key string, k kind) *node {
	if n.kind != mapping {
		d.fail("%s is no table", key)
	}
	if v := d.find(n, key); v != nil {
		return v
	}
	v := d.m.newMap()
	if k == sequence {
		v = d.m.newSeq()
	}
	d.m.put(n, d.m.str(key), v)
	return v
}

func (d *tomlDecoder) find(n *node, key string) *node {
	d.m.meter.Charge(int64(len(n.content)) / 4)
	for i := 0; i+1 < len(n.content); i += 2 {
		if n.content[i].value == key {
			return n.content[i+1]
		}
	}
	return nil
}

// pair reads key = value into a table.
func (d *tomlDecoder) pair(n *node, comments bool) {
	path := d.key()
	if d.peek() != '=' {
		d.fail("expected = after a key, but the document ends or there is %q", string(d.peek()))
	}
	d.at++
	head := ""
	if comments {
		head = d.head()
	}
	d.blank(false)
	v := d.value()
	v.comment(head, "", "")
	if comments {
		d.blank(false)
		if d.peek() == '#' {
			v.note().line = d.comment()
		}
	}
	for _, k := range path[:len(path)-1] {
		n = d.last(d.child(n, k, mapping))
	}
	if n.kind != mapping {
		d.fail("%s is no table", path[0])
	}
	if old := d.find(n, path[len(path)-1]); old != nil {
		k := old.key
		*old = *v
		old.parent, old.key, old.item = n, k, false
		for _, c := range old.content {
			c.parent = old
		}
		return
	}
	d.m.put(n, d.m.str(path[len(path)-1]), v)
}

func (d *tomlDecoder) value() *node {
	d.m.enter()
	defer d.m.leave()
	d.m.meter.Charge(fuel.Step)
	switch c := d.peek(); {
	case c == '"' || c == '\'':
		return d.m.str(d.m.text(d.str()))
	case c == '[':
		return d.array()
	case c == '{':
		return d.inline()
	}
	n := span(d.s[d.at:], func(c byte) bool { return isName(c) || strings.IndexByte("+-.:", c) >= 0 })
	text := d.s[d.at : d.at+n]
	// A date and a time may be divided by a blank.
	if n == 10 && text[4] == '-' && d.at+n+2 < len(d.s) && d.s[d.at+n] == ' ' && isDigit(d.s[d.at+n+1]) {
		n += 1 + span(d.s[d.at+n+1:], func(c byte) bool { return isName(c) || strings.IndexByte("+-.:", c) >= 0 })
		text = d.s[d.at : d.at+n]
	}
	d.at += n
	return d.scalar(text)
}

func (d *tomlDecoder) scalar(text string) *node {
	digits := strings.TrimLeft(text, "+-")
	switch {
	case text == "":
		d.fail("incomplete value")
	case text == "true" || text == "false":
		return d.m.scalar(tagBool, text)
	case digits == "inf" || digits == "nan":
		return d.m.scalar(tagFloat, text)
	case !isDigit(digits[0]):
		d.fail("unexpected value %q", text)
	case len(digits) > 4 && digits[4] == '-' && isDigit(text[0]), strings.Contains(text, ":"):
		if _, err := parseTime(context{}, text); err != nil {
			fail("%v", err)
		}
		// The library behind yq gives times no tag.
		return d.m.scalar("", text)
	case strings.HasPrefix(digits, "0x"), strings.HasPrefix(digits, "0o"), strings.HasPrefix(digits, "0b"):
	case strings.ContainsAny(text, ".eE"):
		if _, err := strconv.ParseFloat(text, 64); err != nil {
			fail("%v", err)
		}
		return d.m.scalar(tagFloat, text)
	}
	if _, _, err := parseInt64(text); err != nil {
		fail("%v", err)
	}
	return d.m.scalar(tagInt, text)
}

func (d *tomlDecoder) array() *node {
	d.at++
	s := d.m.newSeq()
	var comments []string
	for {
		d.blank(true)
		switch d.peek() {
		case 0:
			d.fail("array is incomplete")
		case '#':
			comments = append(comments, d.comment())
			continue
		case ']':
			d.at++
			return s
		}
		if len(s.content) > 0 {
			if d.peek() != ',' {
				d.fail("expected , in array")
			}
			d.at++
			for d.blank(true); d.peek() == '#'; d.blank(true) {
				comments = append(comments, d.comment())
			}
			if d.peek() == ']' {
				d.at++
				return s
			}
		}
		v := d.value()
		if comments != nil {
			v.note().head, comments = strings.Join(comments, "\n"), nil
		}
		s.push(v)
	}
}

func (d *tomlDecoder) inline() *node {
	d.at++
	n := d.m.newMap()
	n.inline = true
	for {
		d.blank(false)
		if d.peek() == '}' {
			d.at++
			return n
		}
		if len(n.content) > 0 {
			if d.peek() != ',' {
				d.fail("expected , in inline table")
			}
			d.at++
		}
		d.pair(n, false)
	}
}

// str reads a string of one of the four kinds.
func (d *tomlDecoder) str() string {
	quote := d.s[d.at : d.at+1]
	rest := d.s[d.at:]
	if long := strings.Repeat(quote, 3); strings.HasPrefix(rest, long) {
		d.at += 3
		if strings.HasPrefix(d.s[d.at:], "\r\n") {
			d.at++
		}
		if d.peek() == '\n' {
			d.at++
		}
		return d.until(long, quote == `"`, true)
	}
	d.at++
	return d.until(quote, quote == `"`, false)
}

func (d *tomlDecoder) until(end string, escapes, lines bool) string {
	var b strings.Builder
	for {
		rest := d.s[d.at:]
		switch {
		case rest == "" || rest[0] == '\n' && !lines:
			d.fail("unterminated string")
		case strings.HasPrefix(rest, end):
			d.at += len(end)
			for len(end) == 3 && d.peek() == end[0] { // up to two quotes in front of the end
				b.WriteByte(end[0])
				d.at++
			}
			return b.String()
		case rest[0] == '\\' && escapes:
			d.at++
			d.escape(&b, lines)
		default:
			b.WriteByte(rest[0])
			d.at++
		}
	}
}

func (d *tomlDecoder) escape(b *strings.Builder, lines bool) {
	c := d.peek()
	d.at++
	size := 0
	switch {
	case c == 'u':
		size = 4
	case c == 'U':
		size = 8
	case c != 0 && strings.IndexByte(`btnfre"\`, c) >= 0:
		b.WriteByte("\b\t\n\f\r\x1b\"\\"[strings.IndexByte(`btnfre"\`, c)])
		return
	case lines && (c == '\n' || c == ' ' || c == '\t' || c == '\r'):
		d.at--
		d.blank(true)
		return
	default:
		d.fail("invalid escaped character %q", string(c))
	}
	r, err := strconv.ParseUint(d.s[min(d.at, len(d.s)):min(d.at+size, len(d.s))], 16, 32)
	if err != nil || !utf8.ValidRune(rune(r)) {
		d.fail("invalid unicode escape")
	}
	d.at += size
	b.WriteRune(rune(r))
}
