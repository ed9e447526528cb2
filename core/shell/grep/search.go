package grep

import (
	"bytes"
	"io"
	"math"
	"strconv"

	"ambit/core/shell/command"
	"ambit/core/shell/lineio"
	"ambit/core/workspace/view"
)

// chunk is how much one read takes; as in GNU grep it is also how far ahead a NUL
// byte makes a file binary.
const chunk = 96 << 10

// grepper is one run of the command.
type grepper struct {
	p       *command.Proc
	o       *options
	m       *matcher
	out     *printer
	found   bool
	trouble bool
	stop    bool // -q found its match
	rg      *rgRun
	// explicit: rg was given the name of this file.
	explicit bool
	buf      []byte

	outFile view.Info // what standard output is, if a regular file
	outIs   bool
	outNull bool // standard output is /dev/null: only the status counts
}

// noteOutput finds out where standard output goes.
func (g *grepper) noteOutput() {
	info, err := g.p.Stdout.Handle().Stat()
	if err != nil {
		return
	}
	switch info.Kind {
	case view.File:
		g.outFile, g.outIs = info, true
	case view.Device:
		null, err := g.p.FS.Stat("/dev/null")
		g.outNull = err == nil && null.Ino == info.Ino && null.Dev == info.Dev
	}
}

func (g *grepper) complain(name string, err error) {
	g.trouble = true
	if !g.o.noMessages {
		g.p.Errorf("%s: %s", name, command.ErrText(err))
	}
}

// search is the search of one file.
type search struct {
	*grepper
	h    view.Handle
	name string // as printed

	buf        []byte // from the start of the kept lines to the end of the data
	lim        int    // end of the complete lines
	offset     int64  // of buf[0] in the file
	lastOut    int    // end of the line printed last, or -1
	pending    int64  // lines of trailing context due
	left       int64  // lines that may still be selected
	selected   int64
	lineNo     int64 // lines before counted
	counted    int   // position up to which lines are counted in lineNo
	afterLast  int64 // offset after the last selected line
	quiet      bool
	firstOnly  bool
	nulSince   int64 // lines selected when the first NUL was seen, or -1
	badOutput  bool  // a line was not printed for its encoding
	eof        bool
	width      int // of numbers, for -T
	alloc      int64
	finalExtra int
	headed     bool  // rg: the heading is printed
	nulAt      int64 // rg: offset of the first NUL, or -1
	matchCount int64 // rg --count-matches
	lineCount  int64 // rg --stats: lines in matches
	begun      bool  // rg --json: the file was announced
	begin      int64 // rg --stats: bytes printed before
}

// file searches an open file and reports its result.
func (g *grepper) file(h view.Handle, name string, st view.Info, stdin bool) {
	o := g.o
	quiet := o.quiet || o.count || o.list != listNone || g.outNull
	if !quiet && o.max > 1 && g.outIs && st.Kind == view.File && st.Ino == g.outFile.Ino && st.Dev == g.outFile.Dev {
		g.trouble = true
		if !o.noMessages {
			g.p.Errorf("%s: input file is also the output", name)
		}
		return
	}
	s := &search{
		grepper: g, h: h, name: name, left: o.max, quiet: quiet, nulSince: -1, lastOut: -1,
		nulAt: -1, firstOnly: (o.quiet || o.list != listNone || g.outNull) && (o.rg == nil || !o.rg.stats),
	}
	if o.initialTab {
		s.width = tabWidth(st, o.lineNumber)
	}
	if s.rg != nil {
		s.begin = s.p.Stdout.Written()
	}
	if s.rg != nil && o.rg.multiline {
		s.runMultiline()
	} else {
		s.run()
	}
	if s.rg != nil && o.rg.stats {
		s.rgFinish()
	}
	if s.selected > 0 {
		g.found = true
	}
	s.report()
	if g.found && (o.quiet || g.outNull) {
		g.stop = true
	}
	if stdin && !o.quiet {
		s.restore()
	}
}

// tabWidth is the room that numbers need, from the file's size.
func tabWidth(st view.Info, lines bool) int {
	n := uint64(math.MaxInt64)
	if st.Kind == view.File {
		n = uint64(st.Size)
		if lines {
			n++
		}
	}
	return len(strconv.FormatUint(n, 10))
}

// report prints the count or the name once a file is done.
func (s *search) report() {
	o := s.o
	if s.rg != nil {
		s.rgReport()
		return
	}
	if o.count && !s.outNull {
		s.out.fileName(s.name, sepSelected)
		s.out.number(s.selected)
	}
	if o.list != listNone && (o.list == listMatching) == (s.selected > 0) && !o.quiet {
		s.out.listName(s.name)
	}
}

// restore leaves a seekable standard input after the last line that was used, for
// the next reader.
func (s *search) restore() {
	seeker, ok := lineio.Seeker(s.h)
	if !ok {
		return
	}
	end := s.offset + int64(len(s.buf)-s.finalExtra)
	want := end
	if s.left == 0 {
		want = s.afterLast
	} else if s.firstOnly && s.selected > 0 {
		want = s.afterLast
	}
	if want != end {
		seeker.Seek(want-end, io.SeekCurrent)
	}
}

// run reads the file and searches it.
func (s *search) run() {
	s.buf = s.grepper.buf[:0]
	beg := 0
	defer func() {
		s.grepper.buf = s.buf[:0]
		s.p.Meter.Free(s.alloc)
	}()
	for {
		if err := s.fill(); err != nil {
			s.complain(s.name, err)
			break
		}
		if !s.checkBinary(beg) {
			return
		}
		if beg < s.lim {
			if s.left > 0 {
				s.grep(beg, s.lim)
			}
			if s.pending > 0 {
				s.flushPending(s.lim)
			}
			if s.left == 0 && s.pending == 0 || s.firstOnly && s.selected > 0 {
				break
			}
		}
		if s.eof {
			break
		}
		beg = s.keep()
	}
	if s.badOutput && s.o.binary != binaryNoMatch || !s.o.quietAll(s.outNull) && s.nulSince >= 0 && s.nulSince < s.selected {
		s.p.Errorf("%s: binary file matches", s.name)
	}
}

// quietAll reports that no lines are wanted, whatever the file is.
func (o *options) quietAll(outNull bool) bool {
	return o.quiet || o.count || o.list != listNone || outNull
}

// fill reads once more and finds the end of the complete lines.
func (s *search) fill() error {
	if cap(s.buf)-len(s.buf) < chunk+1 {
		size := max(2*cap(s.buf), len(s.buf)+chunk+1)
		if size > 4*chunk {
			s.p.Meter.Alloc(int64(size) - s.alloc)
			s.alloc = int64(size)
		}
		grown := make([]byte, len(s.buf), size)
		copy(grown, s.buf)
		s.buf = grown
	}
	old := len(s.buf)
	for {
		n, err := s.h.Read(s.buf[len(s.buf) : len(s.buf)+chunk])
		s.p.Meter.Bytes(n)
		s.buf = s.buf[:len(s.buf)+n]
		if err != nil && err != io.EOF {
			s.lim = len(s.buf)
			return err
		}
		if err == io.EOF || n == 0 {
			s.eof = true
			if len(s.buf) > 0 && s.buf[len(s.buf)-1] != s.m.eol {
				s.buf = append(s.buf, s.m.eol)
				s.finalExtra = 1
			}
			s.lim = len(s.buf)
			return nil
		}
		if s.nulSince >= 0 {
			zapNULs(s.buf[old:], s.m.eol)
		}
		if i := bytes.LastIndexByte(s.buf[old:], s.m.eol); i >= 0 {
			s.lim = old + i + 1
			return nil
		}
		s.lim = 0
		if s.nulSince < 0 && s.m.eol == '\n' && s.o.binary != binaryText && bytes.IndexByte(s.buf[old:], 0) >= 0 {
			return nil
		}
		if cap(s.buf)-len(s.buf) < chunk+1 {
			return nil
		}
	}
}

func zapNULs(b []byte, eol byte) {
	for {
		i := bytes.IndexByte(b, 0)
		if i < 0 {
			return
		}
		b[i] = eol
		b = b[i+1:]
	}
}

// checkBinary looks for NUL bytes in what has been read; false means that the file
// is not searched any further.
func (s *search) checkBinary(from int) bool {
	if s.rg != nil {
		return s.rgBinary(from)
	}
	if s.nulSince >= 0 || s.m.eol == 0 || s.o.binary == binaryText || bytes.IndexByte(s.buf[from:], 0) < 0 {
		return true
	}
	if s.o.binary == binaryNoMatch {
		s.selected = 0
		return false
	}
	if !s.o.count {
		s.firstOnly, s.quiet = true, true
	}
	s.nulSince = s.selected
	zapNULs(s.buf[from:], s.m.eol)
	if i := bytes.LastIndexByte(s.buf, s.m.eol); i >= 0 {
		s.lim = i + 1
	}
	return true
}

// keep drops what was searched but for the lines that leading context may need,
// and returns where the search goes on.
func (s *search) keep() int {
	beg := s.lim
	for i := int64(0); i < s.o.before && beg > 0 && beg != s.lastOut; i++ {
		beg = bytes.LastIndexByte(s.buf[:beg-1], s.m.eol) + 1
	}
	if beg != s.lastOut {
		s.lastOut = -1
	} else {
		s.lastOut = 0
	}
	if s.o.lineNumber && !s.quiet {
		s.count(beg)
	}
	s.counted = 0
	s.offset += int64(beg)
	next := s.lim - beg
	n := copy(s.buf, s.buf[beg:])
	s.buf = s.buf[:n]
	s.lim = next
	return next
}

// count counts the lines before pos.
func (s *search) count(pos int) {
	if pos > s.counted {
		s.lineNo += int64(bytes.Count(s.buf[s.counted:pos], []byte{s.m.eol}))
		s.counted = pos
	}
}

// grep selects lines of buf[beg:lim].
func (s *search) grep(beg, lim int) {
	for p := beg; p < lim; {
		start, end, ok := s.m.next(s.buf[:lim], p)
		if !ok {
			if !s.o.invert {
				return
			}
			start, end = lim, lim
		}
		from, to := start, end
		if s.o.invert {
			from, to = p, start
		}
		if from < to {
			s.p.Charge(2)
			s.selectLines(from, to)
			if s.left == 0 || s.firstOnly {
				return
			}
		}
		p = end
	}
}

// selectLines prints lines that were selected with their context.
func (s *search) selectLines(beg, lim int) {
	if !s.quiet && s.pending > 0 {
		s.flushPending(beg)
	}
	p := beg
	if !s.quiet {
		low := max(s.lastOut, 0)
		for i := int64(0); i < s.o.before && p > low; i++ {
			p = bytes.LastIndexByte(s.buf[:p-1], s.m.eol) + 1
		}
		if (s.o.before >= 0 || s.o.after >= 0) && s.out.used && p != s.lastOut && !s.o.noSep {
			s.out.separator()
		}
		for p < beg {
			p = s.line(p, sepRejected)
		}
	}
	p = beg
	n := int64(0)
	if s.o.invert {
		for p < lim && n < s.left {
			if s.quiet {
				p = s.m.lineEnd(s.buf, p)
			} else {
				p = s.line(p, sepSelected)
			}
			n++
			if s.firstOnly {
				break
			}
		}
	} else {
		if !s.quiet {
			s.group(beg, lim)
		}
		n, p = 1, lim
		if s.rg != nil && (s.o.rg.countMatches || s.o.rg.stats) {
			s.matchCount += int64(len(s.locs(s.groupText(beg, lim))))
		}
	}
	s.afterLast = s.offset + int64(p)
	s.pending = 0
	if !s.quiet {
		s.pending = max(0, s.o.after)
	}
	s.out.used = true
	s.left -= n
	s.selected += n
	if s.rg != nil && s.o.rg.stats {
		s.lineCount += int64(bytes.Count(s.buf[beg:p], []byte{s.m.eol}))
	}
}

// flushPending prints trailing context that ends before lim.
func (s *search) flushPending(lim int) {
	if s.lastOut < 0 {
		s.lastOut = 0
	}
	for s.pending > 0 && s.lastOut < lim {
		s.line(s.lastOut, sepRejected)
		s.pending--
	}
}
