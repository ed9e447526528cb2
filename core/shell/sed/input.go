package sed

import (
	"io"

	"ambit/core/shell/command"
	"ambit/core/shell/lineio"
	"ambit/core/workspace/view"
)

// input is the run of input files, read as one or, with -s and -i, one by one.
type input struct {
	m     *machine
	files []string
	next  int // index of the file to open next
	h     view.Handle
	r     *lineio.Reader
	name  string // of the open file
	line  int64
}

// advance opens files until one has a line to read. It reports false at the end of
// all, or of the open file where files are separate and stop is set.
func (in *input) advance(stop bool) bool {
	for {
		if in.r != nil {
			if len(in.r.Peek(1)) > 0 {
				return true
			}
			if err := in.r.Err(); err != nil {
				in.m.flushAll()
				panic(fatal{exitPanic, "read error on " + in.name + ": " + command.ErrText(err)})
			}
			if stop {
				return false
			}
			in.close()
		}
		if in.next >= len(in.files) {
			return false
		}
		in.open(in.files[in.next])
		in.next++
	}
}

func (in *input) open(name string) {
	m := in.m
	in.name = name
	if m.o.inPlace && name != "-" {
		if !m.beginEdit(name) {
			return
		}
	} else {
		h, err := m.p.OpenInput(name)
		if err != nil {
			m.status = exitInput
			m.p.Errorf("can't read %s: %s", name, command.ErrText(err))
			return
		}
		in.h = h
	}
	in.r = lineio.NewReader(in.h, m.p.Meter)
	if m.o.nulData {
		in.r.Delim = 0
	}
	if m.o.separate {
		in.line = 0
		m.hold.b = m.hold.b[:0]
		m.resetRanges()
		m.closeReaders()
	}
}

func (in *input) close() {
	if in.r == nil {
		return
	}
	in.r.Close()
	in.r = nil
	in.h.Close()
	in.m.endEdit()
}

// read puts the next line into the pattern space, after what is there when add is
// set. It reports false at the end.
func (in *input) read(add bool) bool {
	m := in.m
	if !in.advance(false) {
		return false
	}
	line, err := in.r.ReadLine()
	if err != nil && err != io.EOF {
		panic(fatal{exitPanic, "read error on " + in.name + ": " + command.ErrText(err)})
	}
	if !add {
		m.space.b = m.space.b[:0]
	}
	m.append(&m.space, line)
	m.space.chomped = in.r.Terminated
	m.replaced = false
	in.line++
	return true
}

// last reports whether no line follows the current one.
func (in *input) last() bool {
	if in.r == nil {
		return in.next >= len(in.files)
	}
	if len(in.r.Peek(1)) > 0 {
		return false
	}
	if in.m.o.separate {
		return true
	}
	return !in.more()
}

// more looks beyond the open file without closing it: whether a later one has a
// line.
func (in *input) more() bool {
	for in.next < len(in.files) {
		in.close()
		in.open(in.files[in.next])
		in.next++
		if in.r != nil && len(in.r.Peek(1)) > 0 {
			return true
		}
	}
	return false
}
