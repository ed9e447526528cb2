package diff

import (
	"bytes"
	"io"

	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/workspace/view"
)

// textFile is one side of a comparison.
type textFile struct {
	name   string // as named in messages
	label  string // as named in headers, "" for the name
	info   view.Info
	absent bool // treated as empty by -N
	data   []byte

	starts    []int32 // where lines begin, and the end of the data
	noNewline bool    // the last line is incomplete
	stripCR   bool    // a carriage return before the newline does not count

	first   int     // lines before it are equal in both files and left out
	class   []int32 // of lines[first:]
	changed []bool  // of lines[first:], shifted by one: changed[i+1]
}

// sniff is how much of a file decides whether it is binary.
const sniff = 4096

// readFile reads h to its end. size is how much is expected, or
// 0; mem pays for the data.
func readFile(p *command.Proc, mem *fuel.Account, h io.Reader, size int64) ([]byte, error) {
	var data []byte
	if size > 0 && size < 1<<30 {
		mem.Alloc(size)
		data = make([]byte, 0, size)
	}
	var buf [32 << 10]byte
	for {
		n, err := h.Read(buf[:])
		if n > 0 {
			p.Meter.Bytes(n)
			if need := len(data) + n; need > cap(data) {
				grown := max(need, 2*cap(data))
				mem.Alloc(int64(grown - cap(data)))
				data = append(make([]byte, 0, grown), data...)
			}
			data = append(data, buf[:n]...)
		}
		if err == io.EOF {
			return data, nil
		}
		if err != nil {
			return data, err
		}
	}
}

func isBinary(data []byte) bool { return bytes.IndexByte(data[:min(len(data), sniff)], 0) >= 0 }

// split finds the lines of the data.
func (f *textFile) split(p *command.Proc, mem *fuel.Account, stripCR bool) {
	n := bytes.Count(f.data, []byte{'\n'})
	f.noNewline = len(f.data) > 0 && f.data[len(f.data)-1] != '\n'
	if f.noNewline {
		n++
	}
	f.stripCR = stripCR
	mem.Alloc(int64(n+1) * 4)
	p.Charge(int64(n))
	f.starts = make([]int32, 1, n+1)
	for at := 0; at < len(f.data); {
		i := bytes.IndexByte(f.data[at:], '\n')
		if i < 0 {
			i = len(f.data) - at - 1
		}
		at += i + 1
		f.starts = append(f.starts, int32(at))
	}
}

// count is the number of lines.
func (f *textFile) count() int { return len(f.starts) - 1 }

// line is line i without its newline.
func (f *textFile) line(i int) []byte {
	line := f.data[f.starts[i]:f.starts[i+1]]
	if n := len(line); !f.incomplete(i) {
		line = line[:n-1]
		if f.stripCR && n > 1 && line[n-2] == '\r' {
			line = line[:n-2]
		}
	}
	return line
}

// incomplete reports whether line i lacks its newline.
func (f *textFile) incomplete(i int) bool { return f.noNewline && i == f.count()-1 }

// whitespace says which white space does not count.
type whitespace int

const (
	exact whitespace = iota
	ignoreTabs
	ignoreTrailing
	ignoreTabsTrailing
	ignoreAmount
	ignoreAll
)

// equality is how lines are compared.
type equality struct {
	fold  bool
	white whitespace
	tab   int
}

func isSpace(c byte) bool { return c == ' ' || c >= '\t' && c <= '\r' }

// key is what of a line counts: lines are equal if their keys are.
func (e equality) key(line, buf []byte) []byte {
	if !e.fold && e.white == exact {
		return line
	}
	buf = buf[:0]
	end := len(line)
	if e.white == ignoreTrailing || e.white == ignoreTabsTrailing || e.white == ignoreAmount || e.white == ignoreAll {
		for end > 0 && isSpace(line[end-1]) {
			end--
		}
	}
	column := 0
	for i := 0; i < end; i++ {
		c := line[i]
		switch {
		case e.white == ignoreAll && isSpace(c):
			continue
		case e.white == ignoreAmount && isSpace(c):
			for i+1 < end && isSpace(line[i+1]) {
				i++
			}
			c = ' '
		case e.white == ignoreTabs || e.white == ignoreTabsTrailing:
			switch c {
			case '\b':
				if column > 0 {
					column--
				}
			case '\t':
				n := e.tab - column%e.tab
				column += n
				for ; n > 1; n-- {
					buf = append(buf, ' ')
				}
				c = ' '
			case '\r':
				column = 0
			default:
				column++
			}
		}
		if e.fold && c >= 'A' && c <= 'Z' {
			c |= 0x20
		}
		buf = append(buf, c)
	}
	return buf
}

// classify leaves out the common ends of the files, but for horizon lines, and
// gives equal lines of what remains the same number. robust says that a missing
// newline at the end is a difference.
func classify(p *command.Proc, mem *fuel.Account, a, b *textFile, e equality, horizon int, robust bool) {
	complete := func(f *textFile) int {
		if robust && f.noNewline {
			return f.count() - 1
		}
		return f.count()
	}
	na, nb := complete(a), complete(b)
	prefix := 0
	for prefix < na && prefix < nb && bytes.Equal(a.line(prefix), b.line(prefix)) {
		prefix++
	}
	prefix = max(0, prefix-horizon)
	suffix := 0
	if !robust || a.noNewline == b.noNewline {
		limit := min(a.count(), b.count()) - prefix
		for suffix < limit && bytes.Equal(a.line(a.count()-1-suffix), b.line(b.count()-1-suffix)) {
			suffix++
		}
		suffix = max(0, suffix-horizon)
	}
	p.Charge(int64(prefix + suffix))
	t := newClassTable(p, e, (a.count()-prefix-suffix)+(b.count()-prefix-suffix))
	for _, f := range []*textFile{a, b} {
		f.first = prefix
		n := f.count() - prefix - suffix
		mem.Alloc(int64(n) * 5)
		f.class = make([]int32, n)
		f.changed = make([]bool, n+2)
		for i := range n {
			p.Charge(1 + int64(f.starts[prefix+i+1]-f.starts[prefix+i])>>8)
			// An incomplete line equals an incomplete one only.
			whole := !robust || !f.incomplete(prefix+i) || e.white >= ignoreTrailing
			f.class[i] = t.class(f, prefix+i, whole)
		}
	}
	t.free(p)
}

// classTable numbers lines by what of them counts.
type classTable struct {
	eq    equality
	slots []int32 // class + 1; 0 is free
	of    []classLine
	buf   [2][]byte
	alloc int64
}

// classLine is the first line of a class.
type classLine struct {
	f     *textFile
	line  int32
	whole bool
	hash  uint32
}

func newClassTable(p *command.Proc, e equality, lines int) *classTable {
	size := 16
	for size < lines+lines/2 {
		size *= 2
	}
	t := &classTable{eq: e, slots: make([]int32, size), alloc: int64(size)*4 + int64(lines)*16}
	p.Meter.Alloc(t.alloc)
	return t
}

func (t *classTable) free(p *command.Proc) { p.Meter.Free(t.alloc) }

func (t *classTable) class(f *textFile, i int, whole bool) int32 {
	t.buf[0] = t.eq.key(f.line(i), t.buf[0][:0:cap(t.buf[0])])
	key := t.buf[0]
	hash := uint32(2166136261)
	for _, c := range key {
		hash = (hash ^ uint32(c)) * 16777619
	}
	mask := uint32(len(t.slots) - 1)
	for at := (hash ^ hash>>15) & mask; ; at = (at + 1) & mask {
		id := t.slots[at]
		if id == 0 {
			t.of = append(t.of, classLine{f, int32(i), whole, hash})
			t.slots[at] = int32(len(t.of))
			return int32(len(t.of) - 1)
		}
		c := &t.of[id-1]
		if c.hash == hash && c.whole == whole && bytes.Equal(t.eq.key(c.f.line(int(c.line)), t.buf[1]), key) {
			return id - 1
		}
	}
}
