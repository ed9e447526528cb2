package sched

import (
	"io"
	"time"

	"ambit/core/errno"
	"ambit/core/fuel"
	"ambit/core/workspace/view"
)

// pipeDev is the device number of pipes.
const pipeDev = 0xd

// PipeSize is how many bytes a pipe holds before a writer has to wait.
const PipeSize = 64 << 10

// pipe is a bounded buffer between tasks.
type pipe struct {
	loop    *Loop
	ino     uint64
	buf     []byte
	head, n int
	readers int
	writers int
	waiting []*Task // parked readers and writers
}

// Pipe makes a pipe. A read of an empty one and a write to a full one park the
// task; a read after the last writer closed gives end of file, a write after the
// last reader closed errno.EPIPE.
func (l *Loop) Pipe() (r, w view.Handle) {
	l.pipes++
	p := &pipe{loop: l, ino: l.pipes, readers: 1, writers: 1}
	return &PipeReader{p: p}, &pipeWriter{p: p}
}

func (p *pipe) wake() {
	for _, t := range p.waiting {
		p.loop.Ready(t)
	}
	p.waiting = p.waiting[:0]
}

func (p *pipe) wait() {
	p.waiting = append(p.waiting, p.loop.cur)
	p.loop.Park()
}

func (p *pipe) grow(need int) {
	if p.n+need <= len(p.buf) || len(p.buf) == PipeSize {
		return
	}
	size := max(512, len(p.buf))
	for size < p.n+need && size < PipeSize {
		size *= 2
	}
	p.loop.meter.Alloc(int64(size - len(p.buf)))
	grown := make([]byte, size)
	k := copy(grown[:p.n], p.buf[p.head:])
	copy(grown[k:p.n], p.buf)
	p.buf, p.head = grown, 0
}

func (p *pipe) put(b []byte) int {
	p.grow(min(len(b), PipeSize-p.n))
	b = b[:min(len(b), len(p.buf)-p.n)]
	tail := p.head + p.n
	if tail >= len(p.buf) {
		tail -= len(p.buf)
	}
	k := copy(p.buf[tail:], b)
	copy(p.buf, b[k:])
	p.n += len(b)
	return len(b)
}

func (p *pipe) get(b []byte) int {
	b = b[:min(len(b), p.n)]
	k := copy(b, p.buf[p.head:])
	copy(b[k:], p.buf)
	p.n -= len(b)
	if p.n == 0 {
		p.head = 0
	} else if p.head += len(b); p.head >= len(p.buf) {
		p.head -= len(p.buf)
	}
	return len(b)
}

func (p *pipe) release() {
	if p.readers == 0 && p.writers == 0 && p.buf != nil {
		p.loop.meter.Free(int64(len(p.buf)))
		p.buf = nil
	}
}

func (p *pipe) stat() (view.Info, error) {
	return view.Info{Kind: view.Fifo, Mode: 0o600, Ino: p.ino, Dev: pipeDev, UID: 1000, GID: 1000, Nlink: 1, MTime: p.loop.meter.Start()}, nil
}

// PipeReader is the read end of a pipe.
type PipeReader struct {
	p      *pipe
	closed bool
}

// Read implements view.Handle.
func (r *PipeReader) Read(b []byte) (int, error) {
	if r.closed {
		return 0, errno.EBADF
	}
	for r.p.n == 0 && len(b) > 0 {
		if r.p.writers == 0 {
			return 0, io.EOF
		}
		r.p.wait()
	}
	n := r.p.get(b)
	r.p.loop.meter.Charge(fuel.KiB * int64(n/1024))
	r.p.wake()
	return n, nil
}

// Wait parks until a read would not wait, or until the virtual time at; it
// reports whether there is something to read (end of file included).
func (r *PipeReader) Wait(at time.Duration) bool {
	for r.p.n == 0 && r.p.writers > 0 {
		if r.p.loop.meter.Elapsed() >= at {
			return false
		}
		r.p.waiting = append(r.p.waiting, r.p.loop.cur)
		r.p.loop.ParkUntil(at)
	}
	return true
}

// Write implements view.Handle.
func (r *PipeReader) Write([]byte) (int, error) { return 0, errno.EBADF }

// Close implements view.Handle.
func (r *PipeReader) Close() error {
	if !r.closed {
		r.closed = true
		r.p.readers--
		r.p.wake()
		r.p.release()
	}
	return nil
}

// Stat implements view.Handle.
func (r *PipeReader) Stat() (view.Info, error) { return r.p.stat() }

type pipeWriter struct {
	p      *pipe
	closed bool
}

func (w *pipeWriter) Read([]byte) (int, error) { return 0, errno.EBADF }

func (w *pipeWriter) Write(b []byte) (int, error) {
	if w.closed {
		return 0, errno.EBADF
	}
	total := 0
	for len(b) > 0 {
		if w.p.readers == 0 {
			return total, errno.EPIPE
		}
		if w.p.n == PipeSize {
			w.p.wait()
			continue
		}
		n := w.p.put(b)
		total += n
		b = b[n:]
		w.p.wake()
	}
	return total, nil
}

func (w *pipeWriter) Close() error {
	if !w.closed {
		w.closed = true
		w.p.writers--
		w.p.wake()
		w.p.release()
	}
	return nil
}

func (w *pipeWriter) Stat() (view.Info, error) { return w.p.stat() }

// Fifo is a named pipe: its ends may be opened again and again.
type Fifo struct {
	p            *pipe
	reads, write int // opens so far
}

// NewFifo makes a named pipe that nobody has opened.
func (l *Loop) NewFifo() *Fifo {
	l.pipes++
	return &Fifo{p: &pipe{loop: l, ino: l.pipes}}
}

// OpenRead opens the read end; it waits until there is a writer.
func (f *Fifo) OpenRead() view.Handle {
	f.p.readers++
	f.reads++
	f.p.wake()
	for seen := f.write; f.p.writers == 0 && f.write == seen; {
		f.p.wait()
	}
	return &PipeReader{p: f.p}
}

// OpenWrite opens the write end; it waits until there is a reader.
func (f *Fifo) OpenWrite() view.Handle {
	f.p.writers++
	f.write++
	f.p.wake()
	for seen := f.reads; f.p.readers == 0 && f.reads == seen; {
		f.p.wait()
	}
	return &pipeWriter{p: f.p}
}

// OpenBoth opens both ends in one handle, without waiting.
func (f *Fifo) OpenBoth() view.Handle {
	f.p.readers++
	f.p.writers++
	f.reads++
	f.write++
	f.p.wake()
	return bothEnds{&PipeReader{p: f.p}, &pipeWriter{p: f.p}}
}

type bothEnds struct {
	*PipeReader
	w *pipeWriter
}

func (b bothEnds) Write(data []byte) (int, error) { return b.w.Write(data) }

func (b bothEnds) Close() error {
	b.PipeReader.Close()
	return b.w.Close()
}
