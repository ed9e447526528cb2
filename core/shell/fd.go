package shell

import (
	"io"

	"ambit/core/errno"
	"ambit/core/fuel"
	"ambit/core/workspace/view"
)

// maxFD is the highest file descriptor number plus one, as `ulimit -n` says.
const maxFD = 1024

// file is an open file description: shared by the descriptors that were
// duplicated from each other, in one shell process or several.
type file struct {
	view.Handle
	refs int
}

func newFile(h view.Handle) *file { return &file{Handle: h, refs: 1} }

// Unwrap gives the file itself, for commands that seek.
func (f *file) Unwrap() view.Handle { return f.Handle }

func (f *file) retain() *file {
	f.refs++
	return f
}

func (f *file) release() error {
	if f.refs--; f.refs == 0 {
		return f.Handle.Close()
	}
	return nil
}

// fdTable maps descriptors to open files.
type fdTable struct{ files []*file }

func (t *fdTable) get(n int) *file {
	if n < 0 || n >= len(t.files) {
		return nil
	}
	return t.files[n]
}

// set puts f at n, taking over the caller's reference, and returns what was there.
func (t *fdTable) set(n int, f *file) (old *file) {
	for n >= len(t.files) {
		if f == nil {
			return nil
		}
		t.files = append(t.files, nil)
	}
	old = t.files[n]
	t.files[n] = f
	return old
}

// put is set where what was there is closed.
func (t *fdTable) put(n int, f *file) error {
	if old := t.set(n, f); old != nil {
		return old.release()
	}
	return nil
}

// free is the lowest unused descriptor that is at least min.
func (t *fdTable) free(min int) (int, bool) {
	for n := min; n < maxFD; n++ {
		if t.get(n) == nil {
			return n, true
		}
	}
	return 0, false
}

func (t *fdTable) clone() fdTable {
	c := fdTable{files: make([]*file, len(t.files), max(len(t.files), 4))}
	for i, f := range t.files {
		if f != nil {
			c.files[i] = f.retain()
		}
	}
	return c
}

func (t *fdTable) closeAll() {
	for i, f := range t.files {
		if f != nil {
			t.files[i] = nil
			f.release()
		}
	}
}

// sink keeps the call's output up to a limit. Output far beyond it ends the call.
type sink struct {
	name      string
	buf       []byte
	limit     int64
	written   int64
	truncated bool
	meter     *fuel.Meter
}

// floodFactor is how many times its limit a stream may be written to before the
// call ends.
const floodFactor = 16

func (s *sink) Write(b []byte) (int, error) {
	keep := b
	if room := s.limit - int64(len(s.buf)); int64(len(keep)) > room {
		keep = keep[:room]
		s.truncated = true
	}
	s.buf = append(s.buf, keep...)
	s.written += int64(len(b))
	if s.written > floodFactor*s.limit {
		s.meter.Exceed("output", byteCount(floodFactor*s.limit))
	}
	return len(b), nil
}

// cut is how many bytes were written, if not all of them are kept.
func (s *sink) cut() int64 {
	if !s.truncated {
		return 0
	}
	return s.written
}

// last adds why the call ended, whatever the limit.
func (s *sink) last(text string) { s.buf = append(s.buf, "bash: "+text+"\n"...) }

func (s *sink) Read([]byte) (int, error) { return 0, errno.EBADF }
func (s *sink) Close() error             { return nil }
func (s *sink) Stat() (view.Info, error) {
	return view.Info{Name: s.name, Kind: view.Fifo, Mode: 0o600, UID: userID, GID: userID, Nlink: 1, MTime: s.meter.Start()}, nil
}

// input is the call's standard input.
type input struct {
	r     io.Reader
	meter *fuel.Meter
}

func (i *input) Read(b []byte) (int, error) {
	if i.r == nil {
		return 0, io.EOF
	}
	n, err := i.r.Read(b)
	i.meter.Bytes(n)
	return n, err
}

func (i *input) Write([]byte) (int, error) { return 0, errno.EBADF }
func (i *input) Close() error              { return nil }
func (i *input) Stat() (view.Info, error) {
	return view.Info{Kind: view.Fifo, Mode: 0o600, UID: userID, GID: userID, Nlink: 1, MTime: i.meter.Start()}, nil
}

// text is a file that holds a here-document or here-string.
type text struct {
	data  string
	end   string // behind data, which is not copied for it
	meter *fuel.Meter
	off   int64
	alloc int64
}

func newText(data, end string, m *fuel.Meter) *text {
	n := int64(len(data) + len(end))
	m.Alloc(n)
	return &text{data: data, end: end, meter: m, alloc: n}
}

func (t *text) size() int64 { return int64(len(t.data) + len(t.end)) }

func (t *text) Read(b []byte) (int, error) {
	if t.off >= t.size() {
		return 0, io.EOF
	}
	n, behind := 0, t.off-int64(len(t.data))
	if behind < 0 {
		n, behind = copy(b, t.data[t.off:]), 0
	}
	n += copy(b[n:], t.end[behind:])
	t.off += int64(n)
	return n, nil
}

// pipeText is how much text bash puts into a pipe; more goes into a file.
const pipeText = 64 << 10

func (t *text) isPipe() bool { return t.size() <= pipeText }

// Unread gives back the last n bytes, which a builtin of bash would not have read.
func (t *text) Unread(n int) { t.off -= int64(n) }

// Seek lets a reader that read too much give bytes back, unless this is a pipe.
func (t *text) Seek(off int64, whence int) (int64, error) {
	if t.isPipe() {
		return 0, errno.ESPIPE
	}
	switch whence {
	case io.SeekCurrent:
		off += t.off
	case io.SeekEnd:
		off += t.size()
	}
	if off < 0 {
		return 0, errno.EINVAL
	}
	t.off = off
	return off, nil
}

func (t *text) Write([]byte) (int, error) { return 0, errno.EBADF }
func (t *text) Close() error {
	t.meter.Free(t.alloc)
	t.alloc = 0
	return nil
}
func (t *text) Stat() (view.Info, error) {
	if t.isPipe() {
		return view.Info{Kind: view.Fifo, Mode: 0o600, UID: userID, GID: userID, Nlink: 1, MTime: t.meter.Start()}, nil
	}
	return view.Info{Kind: view.File, Mode: 0o600, Size: t.size(), UID: userID, GID: userID, Nlink: 1, MTime: t.meter.Start()}, nil
}

// capture collects what a command substitution writes.
type capture struct {
	buf    []byte
	meter  *fuel.Meter
	alloc  int64
	closed func()
}

func (c *capture) Write(b []byte) (int, error) {
	if need := len(c.buf) + len(b); need > cap(c.buf) {
		size := max(64, 2*cap(c.buf))
		for size < need {
			size *= 2
		}
		c.meter.Alloc(int64(size - cap(c.buf)))
		c.alloc += int64(size - cap(c.buf))
		grown := make([]byte, len(c.buf), size)
		copy(grown, c.buf)
		c.buf = grown
	}
	c.buf = append(c.buf, b...)
	return len(b), nil
}

func (c *capture) Read([]byte) (int, error) { return 0, errno.EBADF }
func (c *capture) Close() error {
	if c.closed != nil {
		c.closed()
	}
	return nil
}
func (c *capture) Stat() (view.Info, error) {
	return view.Info{Kind: view.Fifo, Mode: 0o600, UID: userID, GID: userID, Nlink: 1, MTime: c.meter.Start()}, nil
}
