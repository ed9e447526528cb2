package diff

import (
	"bytes"
	"io"

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

	lines     [][]byte // without newline
	noNewline bool     // the last line is incomplete

	first   int     // lines before it are equal in both files and left out
	class   []int32 // of lines[first:]
	changed []bool  // of lines[first:], shifted by one: changed[i+1]
}

// sniff is how much of a file decides whether it is binary.
const sniff = 4096

// read loads a file; directories are the caller's affair.
func readFile(p *command.Proc, h io.Reader) ([]byte, error) {
	var data []byte
	var buf [32 << 10]byte
	for {
		n, err := h.Read(buf[:])
		if n > 0 {
			p.Meter.Bytes(n)
			if need := len(data) + n; need > cap(data) {
				grown := max(need, 2*cap(data))
				p.Meter.Alloc(int64(grown - cap(data)))
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

// split cuts the data into lines.
func (f *textFile) split(p *command.Proc, stripCR bool) {
	n := bytes.Count(f.data, []byte{'\n'}) + 1
	p.Meter.Alloc(int64(n) * 32)
	f.lines = make([][]byte, 0, n)
	data := f.data
	for len(data) > 0 {
		i := bytes.IndexByte(data, '\n')
		line := data
		if i < 0 {
			f.noNewline = true
			data = nil
		} else {
			line, data = data[:i], data[i+1:]
			if stripCR && i > 0 && line[i-1] == '\r' {
				line = line[:i-1]
			}
		}
		f.lines = append(f.lines, line)
	}
	p.Charge(int64(len(f.lines)))
}

// incomplete reports whether line i lacks its newline.
func (f *textFile) incomplete(i int) bool { return f.noNewline && i == len(f.lines)-1 }

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
func (e equality) key(line []byte, buf []byte) []byte {
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
func classify(p *command.Proc, a, b *textFile, e equality, horizon int, robust bool) {
	complete := func(f *textFile) int {
		if robust && f.noNewline {
			return len(f.lines) - 1
		}
		return len(f.lines)
	}
	na, nb := complete(a), complete(b)
	prefix := 0
	for prefix < na && prefix < nb && bytes.Equal(a.lines[prefix], b.lines[prefix]) {
		prefix++
	}
	prefix = max(0, prefix-horizon)
	suffix := 0
	if !robust || a.noNewline == b.noNewline {
		limit := min(len(a.lines), len(b.lines)) - prefix
		for suffix < limit && bytes.Equal(a.lines[len(a.lines)-1-suffix], b.lines[len(b.lines)-1-suffix]) {
			suffix++
		}
		suffix = max(0, suffix-horizon)
	}
	p.Charge(int64(prefix + suffix))
	classes := map[string]int32{}
	var buf []byte
	var alloc int64
	for _, f := range []*textFile{a, b} {
		f.first = prefix
		n := len(f.lines) - prefix - suffix
		p.Meter.Alloc(int64(n) * 5)
		f.class = make([]int32, n)
		f.changed = make([]bool, n+2)
		for i := range n {
			line := f.lines[prefix+i]
			p.Charge(1 + int64(len(line))>>8)
			buf = e.key(line, buf)
			k := buf
			if robust && f.incomplete(prefix+i) && e.white < ignoreTrailing {
				// An incomplete line equals an incomplete one only; no complete line
				// holds a newline.
				k = append(append([]byte(nil), buf...), '\n')
			}
			id, ok := classes[string(k)]
			if !ok {
				id = int32(len(classes))
				alloc += int64(len(k)) + 64
				p.Meter.Alloc(int64(len(k)) + 64)
				classes[string(k)] = id
			}
			f.class[i] = id
		}
	}
	p.Meter.Free(alloc)
}
