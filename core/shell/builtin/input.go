package builtin

import (
	"io"
	"time"

	"ambit/core/workspace/view"
)

// input reads single bytes of a file without taking more of it than it gives out:
// what a builtin leaves is there for the next command.
type input struct {
	h      view.Handle
	sh     Shell
	unread func(n int) // gives back n bytes; nil for pipes
	buf    []byte
	pos    int
	chunk  int
	read   int // bytes given out

	deadline time.Duration // virtual time at which to give up; 0: never
	timedOut bool
	err      error // other than io.EOF
}

const (
	minChunk = 128
	maxChunk = 32 << 10
)

func newInput(sh Shell, h view.Handle) *input {
	in := &input{h: h, sh: sh, chunk: minChunk}
	for under := h; under != nil; {
		if t, ok := under.(interface{ Unread(n int) }); ok {
			in.unread = t.Unread
			break
		}
		if s, ok := under.(io.Seeker); ok {
			if _, err := s.Seek(0, io.SeekCurrent); err == nil {
				in.unread = func(n int) { s.Seek(int64(-n), io.SeekCurrent) }
			}
			break
		}
		u, ok := under.(interface{ Unwrap() view.Handle })
		if !ok {
			break
		}
		under = u.Unwrap()
	}
	return in
}

// next gives the next byte; ok is false at the end, on an error, and after the
// deadline.
func (in *input) next() (byte, bool) {
	if in.pos < len(in.buf) {
		c := in.buf[in.pos]
		in.pos++
		in.read++
		return c, true
	}
	if in.deadline > 0 && !in.sh.WaitReadable(in.h, int64(in.deadline)) {
		in.timedOut = true
		return 0, false
	}
	n := 1
	if in.unread != nil {
		n = in.chunk
		in.chunk = min(in.chunk*2, maxChunk)
	}
	if cap(in.buf) < n {
		in.buf = make([]byte, n)
	}
	n, err := in.h.Read(in.buf[:n])
	in.buf, in.pos = in.buf[:max(n, 0)], 0
	if n <= 0 {
		if err != nil && err != io.EOF {
			in.err = err
		}
		return 0, false
	}
	in.pos = 1
	in.read++
	return in.buf[0], true
}

// close gives back what was read ahead and charges for what was used.
func (in *input) close() {
	if rest := len(in.buf) - in.pos; rest > 0 && in.unread != nil {
		in.unread(rest)
	}
	in.buf, in.pos = nil, 0
	in.sh.Expander().Meter.Bytes(in.read)
	in.sh.Expander().Meter.Charge(int64(in.read) / 16)
	in.read = 0
}
