package sed

import (
	"io"

	"ambit/core/shell/command"
	"ambit/core/workspace/view"
)

// outFile is a file that sed writes. A line whose newline was missing in the input
// gets it only if more output follows.
type outFile struct {
	name    string
	w       io.Writer
	h       view.Handle // to close at the end, or nil
	buf     []byte
	missing bool
	delim   byte // what a missing newline is
	std     bool // standard output: w buffers itself
}

func (f *outFile) write(b []byte) {
	if f.std {
		f.w.Write(b)
		return
	}
	if len(f.buf)+len(b) > 32<<10 {
		f.flush()
	}
	f.buf = append(f.buf, b...)
}

// flush writes what is buffered; a failure ends sed.
func (f *outFile) flush() {
	b := f.buf
	f.buf = f.buf[:0]
	for len(b) > 0 {
		n, err := f.w.Write(b)
		if err != nil {
			f.buf = nil
			panic(fatal{exitPanic, "couldn't write " + itemsTo(len(b), f.name) + ": " + command.ErrText(err)})
		}
		b = b[n:]
	}
}

func itemsTo(n int, name string) string {
	if n == 1 {
		return "1 item to " + name
	}
	return itoa(int64(n)) + " items to " + name
}

// missingNewline ends a line that was left open.
func (f *outFile) missingNewline() {
	if f.missing {
		f.missing = false
		f.write([]byte{f.delim})
	}
}

// line writes text and, unless the input lacked it, the delimiter.
func (f *outFile) line(text []byte, chomped bool, delim byte) {
	f.missingNewline()
	f.write(text)
	if chomped {
		f.write([]byte{delim})
	} else {
		f.missing = true
	}
}

// text writes text that is complete.
func (f *outFile) text(b []byte) {
	f.missingNewline()
	f.write(b)
}

// outFile reads a file name and opens it for writing, once per name.
func (c *compiler) outFile() *outFile {
	c.sandboxed()
	name := c.r.filename()
	if name == "" {
		c.r.fail("missing filename in r/R/w/W commands")
	}
	for _, f := range c.prog.files {
		if f.name == name {
			return f
		}
	}
	f := &outFile{name: name}
	switch name {
	case "/dev/stdout":
		f.w, f.std = c.p.Stdout, true
	case "/dev/stderr":
		f.w, f.std = c.p.Stderr, true
	default:
		h, err := c.p.Create(name)
		if err != nil {
			panic(fatal{exitPanic, "couldn't open file " + name + ": " + command.ErrText(err)})
		}
		f.w, f.h = h, h
	}
	c.prog.files = append(c.prog.files, f)
	return f
}

// writerHandle lends a writer to command.Output.
type writerHandle struct{ io.Writer }

func (writerHandle) Read([]byte) (int, error) { return 0, io.EOF }
func (writerHandle) Close() error             { return nil }
func (writerHandle) Stat() (view.Info, error) { return view.Info{}, nil }
