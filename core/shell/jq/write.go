package jq

import (
	"slices"
	"unicode/utf8"
)

// writer prints values as JSON.
type writer struct {
	m      *machine
	b      []byte
	indent int  // spaces per level; 0: compact
	tab    bool // indent with tabs
	sort   bool // keys in order
	ascii  bool // escape everything beyond ASCII
	color  *palette
	flush  func([]byte) // called when b grows long; nil: keep all
	depth  int
	max    int // stop once so many bytes are there; 0: never
}

// palette holds the escape sequence of each kind of value.
type palette struct {
	kinds [7]string // by Kind
	key   string
}

const colorReset = "\x1b[0m"

// defaultColors are those of jq 1.6 and 1.7.1.
func defaultColors() *palette {
	return &palette{
		kinds: [7]string{
			Null: "\x1b[1;30m", False: "\x1b[0;39m", True: "\x1b[0;39m", Number: "\x1b[0;39m",
			String: "\x1b[0;32m", Array: "\x1b[1;39m", Object: "\x1b[1;39m",
		},
		key: "\x1b[34;1m",
	}
}

const flushAt = 16 << 10

func (w *writer) value(v Value) {
	if w.color != nil {
		w.colored(v)
		return
	}
	w.plain(v)
}

func (w *writer) spill() {
	if w.flush != nil && len(w.b) >= flushAt {
		w.flush(w.b)
		w.b = w.b[:0]
	}
}

func (w *writer) newline(level int) {
	if w.indent == 0 && !w.tab {
		return
	}
	w.b = append(w.b, '\n')
	if w.tab {
		for ; level > 0; level-- {
			w.b = append(w.b, '\t')
		}
		return
	}
	for n := level * w.indent; n > 0; n-- {
		w.b = append(w.b, ' ')
	}
}

func (w *writer) number(v Value) {
	if f, ok := v.plain(); ok {
		w.b = appendNumber(w.b, f)
		return
	}
	w.b = append(w.b, (*literal)(v.p).text...)
}

func (w *writer) plain(v Value) {
	if w.max > 0 && len(w.b) > w.max {
		return
	}
	switch v.kind() {
	case Null:
		w.b = append(w.b, "null"...)
	case False:
		w.b = append(w.b, "false"...)
	case True:
		w.b = append(w.b, "true"...)
	case Number:
		w.number(v)
	case String:
		w.string(v.str())
	case Array:
		e := v.elems()
		if len(e) == 0 {
			w.b = append(w.b, "[]"...)
			return
		}
		w.enter(len(e))
		w.b = append(w.b, '[')
		for i, x := range e {
			if w.max > 0 && len(w.b) > w.max {
				break
			}
			if i > 0 {
				w.b = append(w.b, ',')
			}
			w.newline(w.depth)
			w.plain(x)
			w.spill()
		}
		w.leave()
		w.b = append(w.b, ']')
	case Object:
		o := v.object()
		if len(o.v) == 0 {
			w.b = append(w.b, "{}"...)
			return
		}
		w.enter(len(o.v))
		w.b = append(w.b, '{')
		for i, key := range w.keys(o) {
			if w.max > 0 && len(w.b) > w.max {
				break
			}
			if i > 0 {
				w.b = append(w.b, ',')
			}
			w.newline(w.depth)
			w.string(key)
			w.b = append(w.b, ':')
			if w.indent > 0 || w.tab {
				w.b = append(w.b, ' ')
			}
			w.plain(w.field(o, i, key))
			w.spill()
		}
		w.leave()
		w.b = append(w.b, '}')
	}
}

func (w *writer) enter(n int) {
	w.m.meter.Charge(2 * int64(n))
	w.depth++
	w.m.deep(w.depth)
}

func (w *writer) leave() {
	w.depth--
	w.newline(w.depth)
}

func (w *writer) keys(o *object) []string {
	if w.sort {
		return o.sortedKeys()
	}
	return o.shape.keys
}

func (w *writer) field(o *object, i int, key string) Value {
	if w.sort {
		v, _ := o.get(key)
		return v
	}
	return o.v[i]
}

// colored prints with the escape sequences in the places where jq 1.6 has them.
func (w *writer) colored(v Value) {
	k := v.kind()
	start := w.color.kinds[k]
	w.b = append(w.b, start...)
	switch k {
	case Array:
		e := v.elems()
		if len(e) == 0 {
			w.b = append(w.b, "[]"...)
			break
		}
		w.b = append(w.b, '[')
		w.enter(len(e))
		for i, x := range e {
			if i > 0 {
				w.b = append(append(w.b, start...), ',')
			}
			w.newline(w.depth)
			w.colored(x)
			w.spill()
		}
		w.b = append(w.b, start...)
		w.leave()
		w.b = append(append(w.b, start...), ']')
	case Object:
		o := v.object()
		if len(o.v) == 0 {
			w.b = append(w.b, "{}"...)
			break
		}
		w.b = append(w.b, '{')
		w.enter(len(o.v))
		for i, key := range w.keys(o) {
			if i > 0 {
				w.b = append(append(w.b, start...), ',')
			}
			w.newline(w.depth)
			w.b = append(append(w.b, colorReset...), w.color.key...)
			w.string(key)
			w.b = append(append(append(w.b, colorReset...), start...), ':')
			if w.indent > 0 || w.tab {
				w.b = append(w.b, ' ')
			}
			w.b = append(w.b, colorReset...)
			w.colored(w.field(o, i, key))
			w.spill()
		}
		w.b = append(w.b, start...)
		w.leave()
		w.b = append(append(w.b, start...), '}')
	default:
		w.plain(v)
	}
	w.b = append(w.b, colorReset...)
}

// plainByte marks the ASCII bytes that stand for themselves in a string.
var plainByte = func() (t [256]bool) {
	for c := 0x20; c < 0x7f; c++ {
		t[c] = c != '"' && c != '\\'
	}
	return t
}()

const hexDigits = "0123456789abcdef"

// quotedLen is about how long s becomes as a JSON string.
func quotedLen(s string) int {
	n := len(s) + 2
	if len(s) <= 1024 {
		return n
	}
	for i := range len(s) {
		switch c := s[i]; {
		case c < ' ' || c == 0x7f:
			n += 5
		case c == '"' || c == '\\':
			n++
		}
	}
	return n
}

func (w *writer) string(s string) {
	if w.max > 0 && len(s) > 4*w.max {
		s = s[:4*w.max]
	}
	b := append(w.b, '"')
	start := 0
	for i := 0; i < len(s); {
		c := s[i]
		if plainByte[c] {
			i++
			continue
		}
		if c >= utf8.RuneSelf {
			r, size := utf8.DecodeRuneInString(s[i:])
			if w.ascii {
				b = append(b, s[start:i]...)
				b = appendUnicode(b, r)
				start = i + size
			}
			i += size
			continue
		}
		b = append(b, s[start:i]...)
		switch c {
		case '"', '\\':
			b = append(b, '\\', c)
		case '\b':
			b = append(b, '\\', 'b')
		case '\t':
			b = append(b, '\\', 't')
		case '\n':
			b = append(b, '\\', 'n')
		case '\f':
			b = append(b, '\\', 'f')
		case '\r':
			b = append(b, '\\', 'r')
		default:
			b = appendUnicode(b, rune(c))
		}
		i++
		start = i
	}
	b = append(b, s[start:]...)
	w.b = append(b, '"')
}

func appendUnicode(b []byte, r rune) []byte {
	if r > 0xffff {
		r -= 0x10000
		b = appendUnicode(b, 0xd800+r>>10)
		return appendUnicode(b, 0xdc00+r&0x3ff)
	}
	return append(b, '\\', 'u', hexDigits[r>>12&15], hexDigits[r>>8&15], hexDigits[r>>4&15], hexDigits[r&15])
}

// json is v as compact text.
func (m *machine) json(v Value) string {
	w := writer{m: m}
	var parts []byte
	if v.kind() == String {
		m.room(nil, quotedLen(v.str()))
	}
	if k := v.kind(); k == Array || k == Object {
		// The text counts as held only once it is whole, so bound it while it grows.
		w.flush = func(b []byte) {
			m.meter.Alloc(int64(len(b)))
			parts = append(parts, b...)
		}
	}
	w.value(v)
	m.meter.Free(int64(len(parts)))
	parts = append(parts, w.b...)
	m.meter.Charge(int64(len(parts)) / 16)
	return string(parts)
}

// stringsValue is a list of strings as an array.
func stringsValue(list []string) Value {
	e := make([]Value, len(list))
	for i, s := range list {
		e[i] = text(s)
	}
	return newArray(slices.Clip(e))
}
