package yq

import (
	"bytes"
	"io"
)

// foldedFilter takes out the empty line that the library writes behind each folded
// scalar whose last newline is clipped.
type foldedFilter struct {
	w      io.Writer
	line   []byte
	block  byte // | or > while lines of a block scalar come
	clip   bool
	indent int
	empty  int // empty lines that were held back
}

func (f *foldedFilter) Write(b []byte) (int, error) {
	for rest := b; len(rest) > 0; {
		i := bytes.IndexByte(rest, '\n')
		if i < 0 {
			f.line = append(f.line, rest...)
			break
		}
		f.line = append(f.line, rest[:i+1]...)
		rest = rest[i+1:]
		f.end()
	}
	return len(b), nil
}

// end deals with a line that is complete.
func (f *foldedFilter) end() {
	line := f.line
	f.line = f.line[:0]
	if f.block != 0 {
		if len(line) == 1 {
			f.empty++
			return
		}
		if indentation(line) > f.indent {
			f.release(f.empty)
			f.w.Write(line)
			return
		}
		f.close()
	}
	if block, clip, ok := blockHeader(line); ok {
		f.block, f.clip, f.indent = block, clip, blockIndent(line)
	}
	f.w.Write(line)
}

func (f *foldedFilter) release(n int) {
	for range n {
		io.WriteString(f.w, "\n")
	}
	f.empty = 0
}

func (f *foldedFilter) close() {
	if f.block == '>' && f.clip && f.empty > 0 {
		f.empty--
	}
	f.release(f.empty)
	f.block = 0
}

func (f *foldedFilter) flush() {
	if len(f.line) > 0 {
		f.line = append(f.line, '\n')
		f.end()
	}
	f.close()
}

func indentation(line []byte) int { return len(line) - len(bytes.TrimLeft(line, " ")) }

// blockHeader recognises a line that begins a block scalar, and whether the last
// newline of that is clipped.
func blockHeader(line []byte) (block byte, clip, ok bool) {
	text := bytes.TrimRight(line, "\n")
	if i := bytes.Index(text, []byte(" #")); i >= 0 {
		text = bytes.TrimRight(text[:i], " ")
	}
	i := bytes.LastIndexByte(text, ' ') + 1
	mark := text[i:]
	if len(mark) == 0 || mark[0] != '|' && mark[0] != '>' || len(bytes.Trim(mark[1:], "123456789+-")) > 0 {
		return 0, false, false
	}
	before := bytes.Fields(text[:i])
	if len(before) > 0 {
		last := before[len(before)-1]
		if c := last[len(last)-1]; c != ':' && c != '-' && c != '?' && last[0] != '&' && last[0] != '!' {
			return 0, false, false
		}
	}
	return mark[0], !bytes.ContainsAny(mark, "+-"), true
}

// blockIndent is the column at which the key or the - of a block scalar stands; at the
// root, where there is none, -1.
func blockIndent(line []byte) int {
	column := indentation(line)
	for bytes.HasPrefix(line[column:], []byte("- ")) {
		next := column + 2 + indentation(line[column+2:])
		if c := line[next]; c == '|' || c == '>' || c == '&' || c == '!' {
			return column
		}
		column = next
	}
	if c := line[column]; c == '|' || c == '>' || c == '&' || c == '!' {
		return -1
	}
	return column
}
