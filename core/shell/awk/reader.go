package awk

import (
	"io"
	"strings"

	"ambit/core/shell/regex"
	"ambit/core/workspace/view"
)

// readSize is how much is read at once. Each piece becomes one string, of which
// records and fields are substrings.
const readSize = 64 << 10

// firstRead is how much is read first, since most files are short.
const firstRead = 4 << 10

// separator says where records end, after RS.
type separator struct {
	re        *regex.Regexp
	char      byte
	paragraph bool
}

// recordReader divides a file into records.
type recordReader struct {
	in     *interp
	h      view.Handle
	text   string // text[pos:] is not consumed
	pos    int
	eof    bool
	err    error
	counts int64 // metered
	begun  bool  // some of the file has been consumed
	reads  int
}

func (in *interp) newReader(h view.Handle) *recordReader { return &recordReader{in: in, h: h} }

func (r *recordReader) close() {
	r.in.meter.Free(r.counts)
	r.counts = 0
	r.h.Close()
}

// fill reads more behind what is not consumed. It returns false at the end.
func (r *recordReader) fill() bool {
	if r.eof {
		return false
	}
	in := r.in
	if size := len(in.input.buf); size < readSize {
		if r.reads++; size == 0 || r.reads > 1 {
			in.input.buf = make([]byte, min(readSize, max(firstRead, 4*size)))
		}
	}
	rest := r.text[r.pos:]
	if len(rest) >= readSize {
		return r.fillLong(rest)
	}
	n := r.read(in.input.buf)
	if n == 0 {
		return false
	}
	if rest == "" {
		r.text = string(in.input.buf[:n])
	} else {
		r.text = rest + string(in.input.buf[:n])
	}
	r.pos = 0
	return true
}

// fillLong doubles a record that is longer than the buffer, so that the cost of
// copying stays linear.
func (r *recordReader) fillLong(rest string) bool {
	in := r.in
	want := int64(3 * len(rest))
	if want > r.counts {
		in.meter.Alloc(want - r.counts)
		r.counts = want
	}
	b := make([]byte, len(rest), 2*len(rest)+readSize)
	copy(b, rest)
	for len(b) < 2*len(rest) {
		n := r.read(in.input.buf)
		if n == 0 {
			break
		}
		b = append(b, in.input.buf[:n]...)
	}
	if len(b) == len(rest) {
		return false
	}
	r.text, r.pos = string(b), 0
	return true
}

func (r *recordReader) read(b []byte) int {
	for range 100 {
		n, err := r.h.Read(b)
		if err != nil {
			r.eof = true
			if err != io.EOF {
				r.err = err
			}
			n = max(n, 0)
		}
		if n > 0 || r.eof {
			r.in.meter.Bytes(2 * n)
			return n
		}
	}
	r.eof = true
	r.err = io.ErrNoProgress
	return 0
}

// next returns the next record and the text that ended it.
func (r *recordReader) next() (rec, term string, ok bool) {
	in := r.in
	if in.rec.rsChanged {
		in.setRS()
	}
	switch rs := &in.input.rs; {
	case rs.paragraph:
		return r.nextParagraph()
	case rs.re != nil:
		return r.nextRegexp(rs.re)
	default:
		return r.nextLine(rs.char)
	}
}

func (r *recordReader) nextLine(c byte) (rec, term string, ok bool) {
	scan := r.pos
	for {
		if i := strings.IndexByte(r.text[scan:], c); i >= 0 {
			i += scan
			rec, term = r.text[r.pos:i], r.text[i:i+1]
			r.pos = i + 1
			return rec, term, true
		}
		scan = len(r.text) - r.pos
		if !r.fill() {
			return r.last()
		}
	}
}

// last is what the end of the file leaves.
func (r *recordReader) last() (rec, term string, ok bool) {
	rec = r.text[r.pos:]
	r.text, r.pos = "", 0
	return rec, "", rec != ""
}

func (r *recordReader) nextRegexp(re *regex.Regexp) (rec, term string, ok bool) {
	for {
		b := bytesOf(r.text)
		from := r.pos
		for from < len(b) {
			i, j, found := re.Find(b[r.pos:], from-r.pos, r.flags())
			if !found {
				break
			}
			i, j = i+r.pos, j+r.pos
			if i == j {
				from = i + 1
				continue
			}
			if j == len(b) && !r.eof {
				break // the match might go on
			}
			rec, term = r.text[r.pos:i], r.text[i:j]
			r.pos, r.begun = j, true
			return rec, term, true
		}
		if !r.fill() {
			if i, j, found := re.Find(bytesOf(r.text)[r.pos:], 0, r.flags()); found && j > i {
				i, j = i+r.pos, j+r.pos
				rec, term = r.text[r.pos:i], r.text[i:j]
				r.pos, r.begun = j, true
				return rec, term, true
			}
			return r.last()
		}
	}
}

// flags keep ^ from matching anywhere but at the beginning of the file.
func (r *recordReader) flags() regex.Flags {
	if r.begun {
		return regex.NotBOL
	}
	return 0
}

func (r *recordReader) nextParagraph() (rec, term string, ok bool) {
	for {
		for r.pos < len(r.text) && r.text[r.pos] == '\n' {
			r.pos++
		}
		if r.pos < len(r.text) {
			break
		}
		if !r.fill() {
			return "", "", false
		}
	}
	scan := r.pos
	for {
		if i := strings.Index(r.text[scan:], "\n\n"); i >= 0 {
			i += scan
			j := i + 2
			for {
				for j < len(r.text) && r.text[j] == '\n' {
					j++
				}
				if j < len(r.text) {
					break
				}
				i, j = i-r.pos, j-r.pos
				more := r.fill()
				i, j = i+r.pos, j+r.pos
				if !more {
					break
				}
			}
			rec, term = r.text[r.pos:i], r.text[i:j]
			r.pos = j
			return rec, term, true
		}
		scan = max(len(r.text)-r.pos-1, 0)
		if !r.fill() {
			rec, _, ok = r.last()
			if strings.HasSuffix(rec, "\n") {
				return rec[:len(rec)-1], "\n", ok
			}
			return rec, "", ok
		}
	}
}

// setRS follows an assignment to RS.
func (in *interp) setRS() {
	in.rec.rsChanged = false
	v := &in.globals[vRS].value
	text := v.str(in)
	rs := separator{}
	paragraph := false
	switch {
	case text == "":
		rs.paragraph, paragraph = true, true
	case v.k == regexp:
		rs.re = in.compileRegexp(loc{}, text)
	case len(text) == 1:
		rs.char = text[0]
	case in.opts.strict():
		rs.char = text[0]
	default:
		rs.re = in.compileRegexp(loc{}, text)
	}
	in.input.rs = rs
	if paragraph != in.rec.paragraph {
		in.rec.paragraph = paragraph
		in.setSplitter(loc{}, in.rec.from)
	}
}
