package jq

import (
	"io"
	"strings"

	"ambit/core/workspace/view"
)

// pieceSize is how much is read at a time.
const pieceSize = 64 << 10

// reader gives a command's input as values: JSON texts, lines, events or one string,
// from all files as one stream.
type reader struct {
	m       *machine
	files   []string
	open    func(name string) (view.Handle, error)
	fail    func(name string, err error) // a file cannot be opened
	failed  func(err error)              // a file cannot be read
	name    string                       // of the file being read; "<stdin>" for standard input
	h       view.Handle
	stdin   view.Handle // read when no files are named
	base    int         // lines before the file being read
	held    int64
	t       *tokenizer
	p       *parser
	stream  *streamParser
	raw     bool
	slurp   bool
	slurped bool
	buf     []byte
	started bool
	errors  bool // --stream-errors
	broken  bool
}

func newReader(m *machine) *reader {
	r := &reader{m: m, buf: make([]byte, 4<<10)}
	r.t = &tokenizer{more: r.more}
	r.p = &parser{m: m, t: r.t}
	return r
}

// costed says that the next values may be kept by the program after the input that it
// runs on has changed.
func (r *reader) costed(on bool) { r.p.costed, r.t.clone = on, on }

// more reads the next piece.
func (r *reader) more() []byte {
	for {
		if r.h == nil && !r.nextFile() {
			return nil
		}
		n, err := r.h.Read(r.buf)
		if n > 0 {
			b := r.buf[:n]
			if n == len(r.buf) && len(r.buf) < pieceSize {
				r.buf = make([]byte, pieceSize)
			}
			r.m.meter.Bytes(n)
			r.m.meter.Scan(n)
			r.m.meter.Alloc(int64(n))
			r.held += int64(n)
			if !r.started {
				r.started = true
				if n >= 3 && b[0] == 0xef && b[1] == 0xbb && b[2] == 0xbf {
					if b = b[3:]; len(b) == 0 {
						continue
					}
				}
			}
			return b
		}
		if err == nil {
			continue
		}
		if err != io.EOF {
			r.failed(err)
		}
		r.h.Close()
		r.h = nil
	}
}

func (r *reader) nextFile() bool {
	if r.stdin != nil {
		r.h, r.name, r.stdin = r.stdin, "<stdin>", nil
		return true
	}
	for len(r.files) > 0 {
		name := r.files[0]
		r.files = r.files[1:]
		h, err := r.open(name)
		r.name = name
		r.base = r.t.lines + strings.Count(r.t.buf, "\n")
		if err != nil {
			r.fail(name, err)
			continue
		}
		r.h = h
		return true
	}
	return false
}

// line is how many lines of the current file have been read.
func (r *reader) line() int { return max(0, r.t.inputLines()-r.base) }

// release gives back what the last input held, once nothing refers to it any more.
func (r *reader) release() {
	r.m.meter.Free(r.held)
	r.held = 0
}

// next reads the next value.
func (r *reader) next() (v Value, ok bool, err error) {
	if !r.p.costed {
		r.release()
	}
	switch {
	case r.broken:
		return null, false, nil
	case r.slurp:
		return r.all()
	}
	v, ok, err = r.item()
	if r.p.costed {
		r.release()
	}
	if err != nil && !r.t.seq {
		r.broken = true
		if r.errors && r.stream != nil {
			return newArray([]Value{text(err.Error()), r.stream.pathValue()}), true, nil
		}
	}
	return v, ok, err
}

func (r *reader) item() (Value, bool, error) {
	switch {
	case r.raw:
		return r.rawLine()
	case r.stream != nil:
		return r.stream.next()
	}
	return r.p.next()
}

// all gathers the whole input: an array of its values or, raw, one string.
func (r *reader) all() (Value, bool, error) {
	if r.slurped {
		return null, false, nil
	}
	r.slurped = true
	if r.raw {
		var b strings.Builder
		for piece := r.more(); len(piece) > 0; piece = r.more() {
			b.Write(piece)
		}
		return text(validText(b.String())), true, nil
	}
	var list gathering
	for {
		v, ok, err := r.item()
		if err != nil && r.t.seq {
			r.m.message("ignoring parse error: " + err.Error() + "\n")
			continue
		}
		if err != nil {
			r.broken = true
			return null, false, err
		}
		if !ok {
			return arrayOf(list.values()), true, nil
		}
		r.m.meter.Alloc(valueCost)
		r.held += valueCost
		list.add(v)
	}
}

// rawLine is the next line without its newline.
func (r *reader) rawLine() (Value, bool, error) {
	t := r.t
	for i := t.pos; ; {
		if j := strings.IndexByte(t.buf[i:], '\n'); j >= 0 {
			s := t.buf[t.pos : i+j]
			t.pos = i + j + 1
			return r.lineValue(s), true, nil
		}
		start := t.pos
		i = len(t.buf)
		if !t.fill(start) {
			s := t.buf[t.pos:]
			if s == "" {
				return null, false, nil
			}
			t.pos = len(t.buf)
			return r.lineValue(s), true, nil
		}
		i -= start
	}
}

func (r *reader) lineValue(s string) Value {
	if r.p.costed {
		return made(strings.Clone(validText(s)))
	}
	return text(validText(s))
}
