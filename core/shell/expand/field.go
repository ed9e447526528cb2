package expand

import (
	"slices"
	"strings"
	"unicode/utf8"
	"unsafe"

	"ambit/core/fuel"
	"ambit/core/shell/pattern"
)

// spanKind says how a stretch of a word being built takes part in splitting and
// pathname expansion.
type spanKind uint8

const (
	quoted  spanKind = iota // neither split nor a pattern
	literal                 // written in the word: a pattern, but not split
	result                  // of an unquoted expansion: a pattern, and split
	brk                     // a field ends here ("$@")
	many                    // the next of builder.lists stands here, a field each
)

// manyFields is from how many elements on a list is not copied into the word.
const manyFields = 64

// What a span, and an element of a list, take in memory.
const (
	spanBytes   = 16
	stringBytes = 16
)

type span struct {
	end  int // in builder.buf
	kind spanKind
}

// builder collects the expansion of one word.
type builder struct {
	buf   []byte
	spans []span

	single bool // no fields: "$@" joins
	lit    spanKind
	meta   bool // an unquoted character may begin a pattern
	split  bool // there is a result or a break
	joiner string

	lists  [][]string
	listed int // bytes of text in them

	meter *fuel.Meter
	held  int64 // metered of buf, once it is large
	marks int64 // metered of spans and lists, once they are large
}

func (b *builder) add(s string, kind spanKind) {
	if s == "" && kind != quoted {
		return
	}
	if n := int64(len(b.buf) + len(s)); n > keepBuilder && n > b.held {
		// Before the buffer grows: a heap that holds it twice would not fit a Worker.
		b.meter.Alloc(n - b.held)
		b.held = n
	}
	b.buf = append(b.buf, s...)
	b.mark(kind)
	if kind != quoted {
		b.meta = b.meta || strings.ContainsAny(s, "*?[(")
		if kind == result {
			b.split = true
		}
	}
}

func (b *builder) mark(kind spanKind) {
	if n := len(b.spans); n > 0 && b.spans[n-1].kind == kind && kind < brk {
		b.spans[n-1].end = len(b.buf)
		return
	}
	if n := cap(b.spans); len(b.spans) == n && n >= keepSpans {
		more := spanBytes * int64(n)
		if n == keepSpans {
			more *= 2
		}
		b.meter.Alloc(more)
		b.marks += more
		b.spans = append(make([]span, 0, 2*n), b.spans...)
	}
	b.spans = append(b.spans, span{len(b.buf), kind})
}

// addList adds many fields that are not joined to what stands around them.
func (b *builder) addList(fields []string) {
	n := stringBytes * int64(len(fields))
	b.meter.Alloc(n)
	b.marks += n
	b.lists = append(b.lists, slices.Clone(fields)) // what follows in the word may change them
	b.split = true
	b.mark(many)
	for _, s := range fields {
		b.listed += len(s)
	}
}

// size is the length of all text.
func (b *builder) size() int { return len(b.buf) + b.listed }

// breakField ends a field between two elements of "$@".
func (b *builder) breakField() {
	if b.single {
		b.add(b.joiner, quoted)
		return
	}
	b.split = true
	b.mark(brk)
}

func (b *builder) reset() {
	b.buf, b.spans = b.buf[:0], b.spans[:0]
	b.lists, b.listed = nil, 0
	b.single, b.meta, b.split, b.lit, b.joiner = false, false, false, literal, ""
}

// text is the whole word, without regard to spans.
func (b *builder) text() string { return b.string(0, len(b.buf)) }

// string is a stretch of the word. If it is most of a large buffer, which is not used
// again, it is not copied.
func (b *builder) string(from, to int) string {
	if cap(b.buf) > keepBuilder && to-from > cap(b.buf)/2 {
		return unsafe.String(&b.buf[from], to-from)
	}
	return string(b.buf[from:to])
}

// each calls f for every span that has text, or is quoted.
func (b *builder) each(f func(s []byte, kind spanKind)) {
	start := 0
	for _, sp := range b.spans {
		f(b.buf[start:sp.end], sp.kind)
		start = sp.end
	}
}

// pattern is the word as a pattern: quoted characters are escaped.
func (b *builder) pattern() string {
	if !b.hasQuoted() {
		return b.text()
	}
	var out strings.Builder
	b.each(func(s []byte, kind spanKind) {
		if kind == quoted {
			out.WriteString(pattern.Escape(string(s)))
		} else {
			out.Write(s)
		}
	})
	return out.String()
}

func (b *builder) hasQuoted() bool {
	for _, sp := range b.spans {
		if sp.kind == quoted {
			return true
		}
	}
	return false
}

// field is one field of a word after splitting: pieces of the word's text.
type field struct {
	pieces []piece
	some   bool     // it counts even if it is empty
	list   []string // these fields instead
}

type piece struct {
	from, to int
	kind     spanKind
}

func (f *field) add(from, to int, kind spanKind) {
	if from < to || kind == quoted {
		f.pieces = append(f.pieces, piece{from, to, kind})
		f.some = true
	}
}

// value is the field's text.
func (b *builder) value(f *field) string {
	switch len(f.pieces) {
	case 0:
		return ""
	case 1:
		return b.string(f.pieces[0].from, f.pieces[0].to)
	}
	var out []byte
	for _, p := range f.pieces {
		out = append(out, b.buf[p.from:p.to]...)
	}
	return string(out)
}

// glob is the field as a pattern; ok is false if it holds no wildcard.
func (b *builder) glob(f *field, extglob bool) (pat string, ok bool) {
	var out []byte
	for _, p := range f.pieces {
		s := b.buf[p.from:p.to]
		if p.kind != quoted {
			out = append(out, s...)
			continue
		}
		for _, c := range s {
			if globSpecial(c) {
				out = append(out, '\\')
			}
			out = append(out, c)
		}
	}
	flags := pattern.Flags(0)
	if extglob {
		flags = pattern.ExtGlob
	}
	pat = string(out)
	return pat, pattern.HasMeta(pat, flags)
}

func globSpecial(c byte) bool {
	switch c {
	case '*', '?', '[', ']', '\\', '(', ')', '|', '+', '@', '!', '^', '-':
		return true
	}
	return false
}

// separators is IFS taken apart.
type separators struct {
	ascii [256 / 64]uint64
	white [256 / 64]uint64
	wide  []rune // the others
	first string // the first character
	raw   string
	utf8  bool
}

func newSeparators(ifs string, wide bool) *separators {
	s := &separators{raw: ifs, utf8: wide}
	for i := 0; i < len(ifs); {
		c := ifs[i]
		n := 1
		if c >= utf8.RuneSelf && wide {
			r, size := utf8.DecodeRuneInString(ifs[i:])
			if r != utf8.RuneError || size > 1 {
				s.wide = append(s.wide, r)
				n = size
			}
		}
		if n == 1 {
			s.ascii[c>>6] |= 1 << (c & 63)
			if c == ' ' || c == '\t' || c == '\n' {
				s.white[c>>6] |= 1 << (c & 63)
			}
		}
		if i == 0 {
			s.first = ifs[:n]
		}
		i += n
	}
	return s
}

// at is the length of the separator at text[i], 0 if there is none.
func (s *separators) at(text []byte, i int) (n int, white bool) {
	c := text[i]
	if s.ascii[c>>6]&(1<<(c&63)) != 0 {
		return 1, s.white[c>>6]&(1<<(c&63)) != 0
	}
	if c < utf8.RuneSelf || s.wide == nil {
		return 0, false
	}
	r, size := utf8.DecodeRune(text[i:])
	for _, w := range s.wide {
		if w == r && size > 1 {
			return size, false
		}
	}
	return 0, false
}

// fields splits the word (POSIX XCU 2.6.5). White-space separators around a field
// vanish; each other separator ends a field, even an empty one.
func (b *builder) fields(sep *separators, emit func(*field)) {
	var cur field
	flush := func() {
		emit(&cur)
		cur.pieces, cur.some = cur.pieces[:0], false
	}
	// afterWhite: a field was ended by white space; one separator that follows
	// belongs to the same end.
	afterWhite := false
	start, lists := 0, 0
	for _, sp := range b.spans {
		from := start
		start = sp.end
		switch sp.kind {
		case quoted, literal:
			cur.add(from, sp.end, sp.kind)
			afterWhite = false
			continue
		case brk:
			if cur.some {
				flush()
			}
			afterWhite = false
			continue
		case many:
			if cur.some {
				flush()
			}
			afterWhite = false
			emit(&field{list: b.lists[lists]})
			lists++
			continue
		}
		at := from
		for i := from; i < sp.end; {
			n, white := sep.at(b.buf[:sp.end], i)
			if n == 0 {
				afterWhite = false
				i++
				continue
			}
			cur.add(at, i, result)
			switch {
			case white && cur.some:
				flush()
				afterWhite = true
			case white:
			case afterWhite:
				afterWhite = false
			default:
				flush()
			}
			i += n
			at = i
		}
		cur.add(at, sp.end, result)
	}
	if cur.some {
		flush()
	}
}
