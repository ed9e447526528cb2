package awk

import (
	"strings"
	"unicode/utf8"

	"ambit/core/shell/regex"
)

// splitMode is how a record is divided into fields.
type splitMode uint8

const (
	splitBlanks splitMode = iota // runs of blanks and newlines
	splitChar
	splitRegexp
	splitEach // every character
	splitWidths
	splitFPAT
)

// splitter divides text; it is built from FS, FIELDWIDTHS or FPAT, or from the
// third argument of split.
type splitter struct {
	mode      splitMode
	char      byte
	re        *regex.Regexp
	widths    []width
	paragraph bool // newlines separate too
}

type width struct{ skip, n int } // n < 0: the rest

// record is $0 and its fields. Fields are found when they are asked for: fields
// holds those found so far, pos where the search goes on.
type record struct {
	text   string
	fields []value
	pos    int
	done   bool // all fields are found
	dirty  bool // a field was assigned: $0 must be put together anew
	kind   kind // of $0

	sp        splitter
	from      int // the variable that decides: vFS, vFIELDWIDTHS or vFPAT
	rsChanged bool
	paragraph bool
}

func (r *record) nf() int { return len(r.fields) }

// setRecord makes s the current record. The caller vouches that s outlives it.
func (in *interp) setRecord(s string, k kind) {
	r := &in.rec
	r.text, r.kind = s, k
	r.fields = r.fields[:0]
	r.pos, r.dirty = 0, false
	r.done = s == ""
}

// record is the text of $0.
func (in *interp) record() string {
	r := &in.rec
	if r.dirty {
		start := len(in.scratch)
		for i := range r.fields {
			if i > 0 {
				if n := len(in.scratch) + len(in.ofs); n > bigString {
					in.reserve(n)
				}
				in.scratch = append(in.scratch, in.ofs...)
			}
			f := &r.fields[i]
			if f.k == number {
				in.scratch = in.appendNumber(in.scratch, f.n, in.convfmt)
			} else {
				in.scratch = append(in.scratch, f.s...)
			}
		}
		r.text = string(in.scratch[start:])
		in.scratch = in.scratch[:start]
		in.meter.Bytes(len(r.text))
		in.meter.Charge(int64(len(r.fields)) / 4)
		if len(r.text) > bigString {
			in.reserve(2 * len(r.text))
		}
		r.dirty = false
		r.kind = input
	}
	return r.text
}

func (in *interp) field(i int) value {
	r := &in.rec
	if in.opts.nonDecimal {
		in.opts.nonDecimal = false
		v := in.field(i)
		in.opts.nonDecimal = true
		return nonDecimal(v)
	}
	if i > 0 {
		if i <= len(r.fields) {
			return r.fields[i-1]
		}
		if !r.done {
			in.split(i)
			if i <= len(r.fields) {
				return r.fields[i-1]
			}
		}
		return value{k: unassigned}
	}
	return value{s: in.record(), k: r.kind, view: true}
}

// fieldAt checks an index that a program computed.
func (in *interp) fieldAt(at loc, f float64) int {
	if f < 0 {
		in.fatal(at, "attempt to access field %d", intOf(f))
	}
	return intOf(f)
}

func (in *interp) splitAll() {
	if !in.rec.done {
		in.split(1 << 30)
	}
}

// split finds fields until there are n, or all.
func (in *interp) split(n int) {
	r := &in.rec
	s, pos, had := r.text, r.pos, len(r.fields)
	switch r.sp.mode {
	case splitBlanks:
		for len(r.fields) < n {
			for pos < len(s) && (s[pos] == ' ' || s[pos] == '\t' || s[pos] == '\n') {
				pos++
			}
			if pos >= len(s) {
				r.done = true
				break
			}
			start := pos
			for pos < len(s) && s[pos] != ' ' && s[pos] != '\t' && s[pos] != '\n' {
				pos++
			}
			r.fields = append(r.fields, value{s: s[start:pos], k: input, view: true})
		}
	case splitChar:
		c := r.sp.char
		for len(r.fields) < n {
			i := -1
			if r.sp.paragraph {
				i = indexEither(s[pos:], c, '\n')
			} else {
				i = strings.IndexByte(s[pos:], c)
			}
			if i < 0 {
				r.fields = append(r.fields, value{s: s[pos:], k: input, view: true})
				r.done = true
				break
			}
			r.fields = append(r.fields, value{s: s[pos : pos+i], k: input, view: true})
			pos += i + 1
		}
	default:
		in.meter.Charge(int64(len(s)/32 + 1))
		in.divide(&r.sp, s, func(f, _ string) {
			r.fields = append(r.fields, value{s: f, k: input, view: true})
		})
		r.done = true
	}
	in.meter.Charge(int64(len(r.fields)-had) + int64(pos-r.pos)/64)
	r.pos = pos
}

func indexEither(s string, a, b byte) int {
	for i := 0; i < len(s); i++ {
		if s[i] == a || s[i] == b {
			return i
		}
	}
	return -1
}

// divide calls f with each piece of s and the separator after it, and returns
// what stands before the first piece.
func (in *interp) divide(sp *splitter, s string, f func(piece, sep string)) (lead string) {
	if s == "" {
		return ""
	}
	switch sp.mode {
	case splitBlanks:
		pos := 0
		for pos < len(s) && isFieldBlank(s[pos]) {
			pos++
		}
		lead = s[:pos]
		for pos < len(s) {
			start := pos
			for pos < len(s) && !isFieldBlank(s[pos]) {
				pos++
			}
			piece, sepStart := s[start:pos], pos
			for pos < len(s) && isFieldBlank(s[pos]) {
				pos++
			}
			f(piece, s[sepStart:pos])
		}
	case splitChar:
		for {
			i := -1
			if sp.paragraph {
				i = indexEither(s, sp.char, '\n')
			} else {
				i = strings.IndexByte(s, sp.char)
			}
			if i < 0 {
				f(s, "")
				return ""
			}
			f(s[:i], s[i:i+1])
			s = s[i+1:]
		}
	case splitEach:
		for len(s) > 0 {
			n := in.charLen(s)
			f(s[:n], "")
			s = s[n:]
		}
	case splitRegexp:
		b, from, start := bytesOf(s), 0, 0
		for from <= len(s) {
			i, j, ok := sp.re.Find(b, from, 0)
			if !ok {
				break
			}
			if i == j {
				// An empty match separates nothing.
				if i >= len(s) {
					break
				}
				from = i + in.charLen(s[i:])
				continue
			}
			f(s[start:i], s[i:j])
			from, start = j, j
		}
		f(s[start:], "")
	case splitWidths:
		for _, w := range sp.widths {
			if s == "" {
				return ""
			}
			s = s[in.charsLen(s, w.skip):]
			n := len(s)
			if w.n >= 0 {
				n = in.charsLen(s, w.n)
			}
			f(s[:n], "")
			s = s[n:]
		}
	case splitFPAT:
		return in.divideByContent(sp.re, s, f)
	}
	return lead
}

// divideByContent finds pieces that match re. An empty match counts, except right
// after a piece that was not empty.
func (in *interp) divideByContent(re *regex.Regexp, s string, f func(piece, sep string)) (lead string) {
	b, from, last := bytesOf(s), 0, 0
	piece, have := "", false
	afterNonEmpty := -1
	for from <= len(s) {
		i, j, ok := re.Find(b, from, 0)
		if !ok {
			break
		}
		if i == j && i == afterNonEmpty {
			if i >= len(s) {
				break
			}
			from = i + in.charLen(s[i:])
			afterNonEmpty = -1
			continue
		}
		if have {
			f(piece, s[last:i])
		} else {
			lead = s[:i]
		}
		piece, have, last = s[i:j], true, j
		if j > i {
			from, afterNonEmpty = j, j
		} else {
			afterNonEmpty = -1
			if j >= len(s) {
				break
			}
			from = j + in.charLen(s[j:])
		}
	}
	if !have {
		return s
	}
	f(piece, s[last:])
	return lead
}

func isFieldBlank(c byte) bool { return c == ' ' || c == '\t' || c == '\n' }

// charLen is the length of the first character of s.
func (in *interp) charLen(s string) int {
	if !in.utf8 || s[0] < utf8.RuneSelf {
		return 1
	}
	_, n := utf8.DecodeRuneInString(s)
	return n
}

// charsLen is the length of the first n characters of s.
func (in *interp) charsLen(s string, n int) int {
	i := 0
	for ; n > 0 && i < len(s); n-- {
		i += in.charLen(s[i:])
	}
	return i
}

// setSplitter follows an assignment to FS, FIELDWIDTHS or FPAT.
func (in *interp) setSplitter(at loc, from int) {
	r := &in.rec
	r.from = from
	switch from {
	case vFIELDWIDTHS:
		r.sp = splitter{mode: splitWidths, widths: in.parseWidths(at, in.globals[vFIELDWIDTHS].value.str(in))}
	case vFPAT:
		r.sp = splitter{mode: splitFPAT, re: in.compileDynamic(at, in.globals[vFPAT].value.str(in))}
	default:
		r.from = vFS
		fs := in.globals[vFS].value
		if fs.k == regexp {
			r.sp = splitter{mode: splitRegexp, re: in.compileRegexp(at, fs.s)}
		} else {
			r.sp = in.splitterFor(at, fs.str(in), r.paragraph)
		}
	}
}

// splitterFor builds the splitter of a separator string. In paragraph mode a
// newline separates too, though not, as in gawk, where fs is a regular expression.
func (in *interp) splitterFor(at loc, fs string, paragraph bool) splitter {
	switch {
	case fs == " ":
		return splitter{mode: splitBlanks}
	case fs == "":
		return splitter{mode: splitEach}
	case len(fs) == 1:
		return splitter{mode: splitChar, char: fs[0], paragraph: paragraph}
	}
	return splitter{mode: splitRegexp, re: in.compileDynamic(at, fs)}
}

func (in *interp) parseWidths(at loc, s string) []width {
	var ws []width
	for i, f := range strings.Fields(s) {
		w := width{}
		if skip, rest, ok := strings.Cut(f, ":"); ok {
			w.skip = int(parseRadix(skip, 10))
			f = rest
		}
		if f == "*" {
			w.n = -1
			ws = append(ws, w)
			break
		}
		n := parseRadix(f, 10)
		if n <= 0 || strings.Trim(f, "0123456789") != "" || n > 1<<30 {
			in.fatal(at, "invalid FIELDWIDTHS value, for field %d, near `%s'", i+1, f)
		}
		w.n = int(n)
		ws = append(ws, w)
	}
	return ws
}

// setField assigns field i; fields up to it come into being.
func (in *interp) setField(at loc, i int, v value) {
	r := &in.rec
	if i == 0 {
		s := v.str(in)
		if v.view {
			s = strings.Clone(s)
		}
		k := v.k
		if k == number || k == untyped || k == unassigned || k == strnum {
			k = input
		}
		in.setRecord(s, k)
		return
	}
	in.splitAll()
	in.growFields(i)
	if v.view {
		v.s, v.view = strings.Clone(v.s), false
	}
	r.fields[i-1] = v
	r.dirty = true
}

// reachField makes field i exist, as its use for an assignment does even if none
// follows; $0 stays as it is then.
func (in *interp) reachField(i int) {
	in.splitAll()
	in.growFields(i)
}

func (in *interp) growFields(n int) {
	r := &in.rec
	if n > len(r.fields)+1000 {
		in.meter.Alloc(int64(n) * 33)
		defer in.meter.Free(int64(n) * 33)
		in.meter.Charge(int64(n))
	}
	for len(r.fields) < n {
		r.fields = append(r.fields, value{k: unassigned})
	}
}

func (in *interp) setNF(at loc, f float64) {
	n := intOf(f)
	if n < 0 {
		in.fatal(at, "NF set to negative value")
	}
	in.splitAll()
	if n < len(in.rec.fields) {
		in.rec.fields = in.rec.fields[:n]
	}
	in.growFields(n)
	in.rec.dirty = true
	in.rec.done = true
}
