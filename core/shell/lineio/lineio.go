// Package lineio reads lines of any length from files and pipes, metered.
//
// It is what sort, wc, grep or sed put between a file and their loop: a slice for
// each line without copying, whether the line was terminated, another delimiter
// than newline, and the file offset put back where the reader stopped.
//
//	r := lineio.NewReader(h, p.Meter)
//	defer r.Close()
//	for {
//		line, err := r.ReadLine()
//		if err != nil {
//			break // io.EOF, or the read error
//		}
//		use(line, r.Terminated)
//	}
//
// Reading charges fuel for the bytes moved and fuel.Line a line. A line that is
// longer than the buffer counts against the memory limit.
package lineio

import (
	"bytes"
	"io"

	"ambit/core/fuel"
	"ambit/core/workspace/view"
)

const (
	firstBuffer  = 4 << 10
	normalBuffer = 64 << 10
)

// Reader splits what it reads into lines. The zero value is not usable.
type Reader struct {
	// Delim ends a line; NewReader sets it to '\n'.
	Delim byte
	// Terminated reports whether the last line ended with Delim rather than with
	// the end of the input.
	Terminated bool

	src     io.Reader
	meter   *fuel.Meter
	buf     []byte
	r, w    int // buf[r:w] is read but not consumed
	scanned int // buf[r:r+scanned] holds no Delim
	err     error
	alloc   int64
}

// NewReader reads from src, which Close does not close, and charges meter.
func NewReader(src io.Reader, meter *fuel.Meter) *Reader {
	return &Reader{Delim: '\n', src: src, meter: meter}
}

// ReadLine returns the next line without its delimiter. The slice is valid until
// the next call. At the end it returns io.EOF; a final line without delimiter
// comes first, with Terminated false. Any other error is that of the read.
func (r *Reader) ReadLine() ([]byte, error) {
	for {
		if i := bytes.IndexByte(r.buf[r.r+r.scanned:r.w], r.Delim); i >= 0 {
			end := r.r + r.scanned + i
			line := r.buf[r.r:end]
			r.r, r.scanned = end+1, 0
			r.Terminated = true
			r.meter.Charge(fuel.Line)
			return line, nil
		}
		r.scanned = r.w - r.r
		if r.err != nil {
			return r.last()
		}
		r.fill()
	}
}

func (r *Reader) last() ([]byte, error) {
	r.Terminated = false
	if r.r == r.w || r.err != io.EOF {
		return nil, r.err
	}
	line := r.buf[r.r:r.w]
	r.r, r.scanned = r.w, 0
	r.meter.Charge(fuel.Line)
	return line, nil
}

// ReadChunk returns the bytes read but not consumed, reading more when there are
// none, up to max bytes (0: no bound). The slice is valid until the next call.
func (r *Reader) ReadChunk(max int) ([]byte, error) {
	for r.r == r.w {
		if r.err != nil {
			return nil, r.err
		}
		r.fill()
	}
	end := r.w
	if max > 0 && end-r.r > max {
		end = r.r + max
	}
	chunk := r.buf[r.r:end]
	r.r, r.scanned = end, 0
	return chunk, nil
}

// ReadByte returns the next byte.
func (r *Reader) ReadByte() (byte, error) {
	for r.r == r.w {
		if r.err != nil {
			return 0, r.err
		}
		r.fill()
	}
	c := r.buf[r.r]
	r.r++
	if r.scanned > 0 {
		r.scanned--
	}
	return c, nil
}

// UnreadByte puts back the byte that the last ReadByte returned. It never fails.
func (r *Reader) UnreadByte() error {
	r.r--
	r.scanned = 0
	return nil
}

// Peek returns up to n bytes that the next read will return; fewer only at the
// end of the input or before a read error.
func (r *Reader) Peek(n int) []byte {
	for r.w-r.r < n && r.err == nil {
		r.fill()
	}
	return r.buf[r.r:min(r.w, r.r+n)]
}

// Err is the read error met so far, nil for none or the end of the input.
func (r *Reader) Err() error {
	if r.err == io.EOF {
		return nil
	}
	return r.err
}

// Buffered is the number of bytes read but not consumed.
func (r *Reader) Buffered() int { return r.w - r.r }

// fill reads once. The buffer starts small, since most inputs are, and grows to
// 64 KiB with the input and beyond it with the line.
func (r *Reader) fill() {
	if r.r > 0 && r.r == r.w {
		r.r, r.w, r.scanned = 0, 0, 0
	}
	if len(r.buf)-r.w < len(r.buf)/2 || r.buf == nil {
		r.makeRoom()
	}
	for range 100 {
		n, err := r.src.Read(r.buf[r.w:])
		if n > 0 {
			r.meter.Bytes(2 * n) // it is looked at as well
			r.w += n
		}
		if err != nil {
			r.err = err
			return
		}
		if n > 0 {
			return
		}
	}
	r.err = io.ErrNoProgress
}

func (r *Reader) makeRoom() {
	size := len(r.buf)
	switch {
	case size == 0:
		size = firstBuffer
	case size < normalBuffer:
		size = normalBuffer
	case r.w-r.r > size/2:
		size *= 2
	}
	if size == len(r.buf) {
		copy(r.buf, r.buf[r.r:r.w])
	} else {
		if size > normalBuffer {
			r.meter.Alloc(int64(size) - r.alloc)
			r.alloc = int64(size)
		}
		b := make([]byte, size)
		copy(b, r.buf[r.r:r.w])
		r.buf = b
	}
	r.r, r.w = 0, r.w-r.r
}

// Restore moves a seekable source back over the bytes that were read but not
// consumed, so that the next reader of the same open file starts there:
// { head -n1; cat; } < f.
func (r *Reader) Restore() {
	if n := r.Buffered(); n > 0 {
		if s, ok := Seeker(r.src); ok {
			if _, err := s.Seek(int64(-n), io.SeekCurrent); err == nil {
				r.r, r.w, r.scanned = 0, 0, 0
			}
		}
	}
}

// Close gives back the memory counted for a long line. It leaves the source open.
func (r *Reader) Close() {
	r.meter.Free(r.alloc)
	r.alloc = 0
}

// Seeker finds the seekable file in src, which may be wrapped; pipes and
// terminals have none.
func Seeker(src io.Reader) (io.Seeker, bool) {
	if u, ok := src.(interface{ Unwrap() view.Handle }); ok {
		return Seeker(u.Unwrap())
	}
	s, ok := src.(io.Seeker)
	if !ok {
		return nil, false
	}
	if _, err := s.Seek(0, io.SeekCurrent); err != nil {
		return nil, false
	}
	return s, true
}
