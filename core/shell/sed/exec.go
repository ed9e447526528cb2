package sed

import (
	"bytes"
	"io"
	"slices"
	"strconv"

	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/shell/lineio"
	"ambit/core/shell/regex"
	"ambit/core/workspace/view"
)

// space is the pattern or hold space.
type space struct {
	b       []byte
	chomped bool // the line had a newline
	alloc   int64
}

// queued is output that is due at the end of the cycle.
type queued struct {
	text []byte
	file string // r
	line bool   // text is a line that R read
}

// readFile is a file that R reads line by line.
type readFile struct {
	h view.Handle
	r *lineio.Reader
}

// quit unwinds to the end of the run with a status.
type quit struct{ status int }

// machine runs a program.
type machine struct {
	p      *command.Proc
	o      *options
	prog   *program
	in     *input
	std    *outFile
	out    *outFile
	edit   *edit
	status int
	delim  byte
	wide   bool

	space, hold space
	scratch     []byte
	replaced    bool
	queue       []queued
	readers     map[string]*readFile
	lastRE      *regex.Regexp
	loc         []int
}

func newMachine(p *command.Proc, o *options, prog *program, files []string) *machine {
	std := &outFile{name: "stdout", w: p.Stdout, std: true}
	m := &machine{p: p, o: o, prog: prog, std: std, out: std, delim: '\n', wide: p.UTF8(), readers: map[string]*readFile{}}
	if o.nulData {
		m.delim = 0
	}
	m.std.delim = m.delim
	for _, f := range prog.files {
		f.delim = m.delim
	}
	m.hold.chomped = true
	m.in = &input{m: m, files: files}
	return m
}

func (m *machine) run() (status int) {
	defer func() { m.p.Meter.Free(m.space.alloc + m.hold.alloc) }()
	defer func() {
		if r := recover(); r != nil {
			switch e := r.(type) {
			case quit:
				status = e.status
			case fatal:
				m.flushAll() // what was written before the error stays
				panic(r)
			default:
				panic(r)
			}
		}
		m.flushAll()
		for _, f := range m.prog.files {
			if f.h != nil {
				f.h.Close()
			}
		}
	}()
	if m.o.debug {
		m.printProgram()
	}
	for m.in.read(false) {
		if m.o.debug {
			m.debugInput()
		}
		again := true
		for again {
			again = m.cycle()
		}
	}
	m.in.close()
	return m.status
}

// cycle runs the script once and ends the cycle; it reports true when D wants the
// script to start again on what is left.
func (m *machine) cycle() (again bool) {
	switch end, code := m.script(); end {
	case endQuit, endQuitSilent:
		if end == endQuit {
			m.out.missingNewline()
		}
		m.dumpQueue()
		if m.in.r != nil && m.in.name == "-" {
			m.in.r.Restore() // what was not used is for the next reader
		}
		m.in.close()
		panic(quit{m.exit(code)})
	case endNormal:
		m.debugEnd()
		if !m.o.quiet {
			m.print(m.out)
		}
	case endCycle:
		m.debugEnd()
	case endAgain:
		// What a, r and R left waits for the next line.
		return true
	}
	m.dumpQueue()
	if m.o.unbuf {
		m.p.Stdout.Flush()
	}
	return false
}

func (m *machine) exit(code int) int {
	if code == 0 {
		return m.status
	}
	return code
}

func (m *machine) flushAll() {
	for _, f := range m.prog.files {
		if !f.std {
			f.flush()
		}
	}
}

func (m *machine) resetRanges() {
	for i := range m.prog.cmds {
		k := &m.prog.cmds[i]
		k.state = rangeInactive
		if k.a1 != nil && k.a1.kind == addrLine && k.a1.n == 0 {
			k.state = rangeActive
		}
	}
}

// append adds bytes to a space and counts its memory once it is large.
func (m *machine) append(s *space, b []byte) {
	if len(b) > 128 {
		m.p.Meter.Charge(int64(len(b)) / 128)
	}
	if need := len(s.b) + len(b); need > cap(s.b) {
		size := max(2*cap(s.b), need, 256)
		if size > 64<<10 {
			m.p.Meter.Alloc(int64(size) - s.alloc)
			s.alloc = int64(size)
		}
		s.b = slices.Grow(s.b, size-len(s.b))
	}
	s.b = append(s.b, b...)
}

func (m *machine) set(s *space, b []byte) {
	s.b = s.b[:0]
	m.append(s, b)
}

func (m *machine) print(f *outFile) {
	f.line(m.space.b, m.space.chomped, m.delim)
}

// regex is the pattern to use: the last one for an empty one.
func (m *machine) regex(re *regex.Regexp) *regex.Regexp {
	if re == nil {
		if m.lastRE == nil {
			panic(fatal{exitUsage, m.prog.where + "no previous regular expression"})
		}
		return m.lastRE
	}
	m.lastRE = re
	return re
}

// How a run of the script ends.
type ending uint8

const (
	endNormal     ending = iota // with printing
	endCycle                    // without
	endAgain                    // without, and the script starts again (D)
	endQuit                     // q: an open line gets its newline
	endQuitSilent               // Q
)

func (m *machine) script() (ending, int) {
	cmds := m.prog.cmds
	for pc := 0; pc < len(cmds); pc++ {
		k := &cmds[pc]
		m.p.Charge(fuel.Step)
		if m.selects(k) == k.bang {
			if k.op == '{' {
				pc = k.arg - 1
			}
			continue
		}
		if m.o.debug {
			m.debugCommand(k)
		}
		switch k.op {
		case '{', '}':
		case '=':
			m.out.line([]byte(itoa(m.in.line)), true, m.delim)
		case 'a':
			m.enqueue(queued{text: k.text})
		case 'i':
			m.insert(k.text)
		case 'c':
			if k.a2 == nil || k.state != rangeActive {
				m.insert(k.text)
			}
			return endCycle, 0
		case 'b':
			pc = k.arg - 1
		case 't':
			if m.replaced {
				m.replaced = false
				pc = k.arg - 1
			}
		case 'T':
			if !m.replaced {
				pc = k.arg - 1
			}
			m.replaced = false
		case 'd':
			return endCycle, 0
		case 'D':
			i := bytes.IndexByte(m.space.b, m.delim)
			if i < 0 {
				return endCycle, 0
			}
			m.p.Meter.Bytes(len(m.space.b))
			m.space.b = append(m.space.b[:0], m.space.b[i+1:]...)
			return endAgain, 0
		case 'F':
			m.out.line([]byte(m.in.name), true, m.delim)
		case 'g':
			m.set(&m.space, m.hold.b)
			m.space.chomped = m.hold.chomped
		case 'G':
			m.append(&m.space, []byte{m.delim})
			m.append(&m.space, m.hold.b)
			m.space.chomped = m.hold.chomped
		case 'h':
			m.set(&m.hold, m.space.b)
			m.hold.chomped = m.space.chomped
		case 'H':
			m.append(&m.hold, []byte{m.delim})
			m.append(&m.hold, m.space.b)
			m.hold.chomped = m.space.chomped
		case 'x':
			m.space, m.hold = m.hold, m.space
		case 'l':
			m.list(k.arg)
		case 'L':
		case 'n':
			if m.in.last() || !m.next() {
				return endNormal, 0
			}
		case 'N':
			m.append(&m.space, []byte{m.delim})
			if m.in.last() || !m.nextAppend() {
				m.space.b = m.space.b[:len(m.space.b)-1]
				if m.o.posix {
					return endCycle, 0
				}
				return endNormal, 0
			}
		case 'p':
			m.print(m.out)
		case 'P':
			line, chomped := m.space.b, m.space.chomped
			if i := bytes.IndexByte(line, m.delim); i >= 0 {
				line, chomped = line[:i], true
			}
			m.out.line(line, chomped, m.delim)
		case 'q':
			if !m.o.quiet {
				m.print(m.out)
			}
			return endQuit, k.arg
		case 'Q':
			m.queue = nil
			return endQuitSilent, k.arg
		case 'r':
			m.enqueue(queued{file: k.name})
		case 'R':
			m.queueLine(k.name)
		case 's':
			m.substitute(k.subst)
		case 'w':
			m.print(k.out)
		case 'W':
			line, chomped := m.space.b, m.space.chomped
			if i := bytes.IndexByte(line, m.delim); i >= 0 {
				line, chomped = line[:i], true
			}
			k.out.line(line, chomped, m.delim)
		case 'y':
			m.translate(k)
		case 'z':
			m.space.b = m.space.b[:0]
		}
	}
	return endNormal, 0
}

// insert writes the text of i or c; with -z it ends as lines do.
func (m *machine) insert(text []byte) {
	if n := len(text); n > 0 {
		m.out.line(text[:n-1], true, m.delim)
	}
}

// next is n: print, then replace the pattern space.
func (m *machine) next() bool {
	if !m.o.quiet {
		m.print(m.out)
	}
	m.dumpQueue()
	return m.in.read(false)
}

func (m *machine) nextAppend() bool {
	m.dumpQueue()
	return m.in.read(true)
}

// queueLine is R: the next line of a file, if there is one.
func (m *machine) queueLine(name string) {
	f, ok := m.readers[name]
	if !ok {
		m.flushAll()
		f = &readFile{}
		if h, err := m.p.Open(name); err == nil {
			f.h, f.r = h, lineio.NewReader(h, m.p.Meter)
			if m.o.nulData {
				f.r.Delim = 0
			}
		}
		m.readers[name] = f
	}
	if f.r == nil {
		return
	}
	line, err := f.r.ReadLine()
	if err != nil {
		return
	}
	text := slices.Clone(line)
	if f.r.Terminated {
		text = append(text, m.delim)
	}
	m.enqueue(queued{text: text, line: true})
}

// closeReaders lets R begin its files again.
func (m *machine) closeReaders() {
	for name, f := range m.readers {
		if f.h != nil {
			f.h.Close()
		}
		delete(m.readers, name)
	}
}

// queuedBytes is what an entry of the queue takes besides a line that R read.
const queuedBytes = 128

func (m *machine) enqueue(q queued) {
	if q.line {
		m.p.Meter.Alloc(int64(len(q.text)))
	}
	m.p.Meter.Alloc(queuedBytes)
	m.queue = append(m.queue, q)
}

// dumpQueue writes what a, r and R left for the end of the cycle.
func (m *machine) dumpQueue() {
	if len(m.queue) == 0 {
		return
	}
	for _, q := range m.queue {
		switch {
		case q.file != "":
			m.copyFile(q.file)
		default:
			m.out.text(q.text)
		}
		if q.line {
			m.p.Meter.Free(int64(len(q.text)))
		}
	}
	m.p.Meter.Free(queuedBytes * int64(len(m.queue)))
	m.queue = m.queue[:0]
}

// copyFile writes a whole file, or nothing if it cannot be read.
func (m *machine) copyFile(name string) {
	m.flushAll()
	var h view.Handle
	var err error
	if name == "/dev/stdin" {
		if h, err = m.p.OpenInput("-"); err == nil {
			// Opened anew, a file would be read from its start.
			if s, ok := lineio.Seeker(h); ok {
				if at, err := s.Seek(0, io.SeekCurrent); err == nil {
					s.Seek(0, io.SeekStart)
					defer s.Seek(at, io.SeekStart)
				}
			}
		}
	} else {
		h, err = m.p.Open(name)
	}
	if err != nil {
		return
	}
	defer h.Close()
	buf := make([]byte, 16<<10)
	for {
		n, err := h.Read(buf)
		m.p.Meter.Bytes(n)
		if n > 0 {
			m.out.text(buf[:n])
		}
		if err != nil || n == 0 {
			if err != nil && err != io.EOF {
				return
			}
			return
		}
	}
}

func itoa(n int64) string { return strconv.FormatInt(n, 10) }
