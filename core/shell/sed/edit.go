package sed

import (
	"bytes"
	"strconv"
	"unicode/utf8"

	"ambit/core/fuel"
)

// substitute runs s.
func (m *machine) substitute(s *subst) {
	re := m.regex(s.re)
	if re.NumSubexp() < s.groups {
		panic(fatal{exitUsage, m.prog.where + "invalid reference \\" + strconv.Itoa(s.groups) + " on `s' command's RHS"})
	}
	b := m.space.b
	out := m.scratch[:0]
	from, prevEnd, count, done := 0, -1, int64(0), false
	for from <= len(b) {
		m.p.Charge(2 * fuel.Step)
		var start, end int
		if s.groups > 0 {
			loc := re.FindSubmatch(m.loc[:0], b, from, 0)
			if loc == nil {
				break
			}
			m.loc = loc
			start, end = loc[0], loc[1]
		} else {
			var ok bool
			if start, end, ok = re.Find(b, from, 0); !ok {
				break
			}
			m.loc = append(m.loc[:0], start, end)
		}
		out = append(out, b[from:start]...)
		from = end
		switch {
		case start == end && start == prevEnd:
			// An empty match right after another match is none.
		case count+1 < s.nth:
			count++
			out = append(out, b[start:end]...)
		default:
			count++
			done = true
			out = s.expand(out, b, m.loc, m.wide)
			if !s.global {
				goto rest
			}
		}
		prevEnd = end
		if start == end {
			if end >= len(b) {
				break
			}
			size := 1
			if m.wide && b[end] >= utf8.RuneSelf && !re.ByteSteps() {
				_, size = utf8.DecodeRune(b[end:])
			}
			out = append(out, b[end:end+size]...)
			from = end + size
		}
		if len(out) > 1<<20 {
			m.p.Charge(fuel.Step)
			m.p.Meter.Alloc(int64(len(out)))
			m.p.Meter.Free(int64(len(out)))
		}
	}
rest:
	if !done {
		m.scratch = out
		return
	}
	if from < len(b) {
		out = append(out, b[from:]...)
	}
	m.p.Charge(int64(len(out)) / 32)
	m.scratch, m.space.b = b, out
	if size := int64(cap(out)); size > 64<<10 && size > m.space.alloc {
		m.p.Meter.Alloc(size - m.space.alloc)
		m.space.alloc = size
	}
	m.replaced = true
	if s.print {
		m.print(m.out)
	}
	if s.out != nil {
		m.print(s.out)
	}
}

func (m *machine) translate(k *cmd) {
	m.p.Meter.Scan(len(m.space.b))
	if k.bytes == nil {
		m.p.Meter.Charge(int64(len(m.space.b)))
	}
	if k.bytes != nil {
		for i, c := range m.space.b {
			m.space.b[i] = k.bytes[c]
		}
		return
	}
	out := m.scratch[:0]
	for b := m.space.b; len(b) > 0; {
		size := 1
		if m.wide {
			_, size = utf8.DecodeRune(b)
		}
		if to, ok := k.table[string(b[:size])]; ok {
			out = append(out, to...)
		} else {
			out = append(out, b[:size]...)
		}
		b = b[size:]
	}
	m.scratch, m.space.b = m.space.b, out
}

// list is l: the pattern space with escapes, folded at width.
func (m *machine) list(width int) {
	if width < 0 {
		width = m.o.lineWidth
	}
	if m.o.posix && width == 1 {
		width = 0
	}
	m.p.Charge(int64(len(m.space.b)))
	m.out.missingNewline()
	const escapes = "\aa\bb\ff\nn\rr\tt\vv\\\\"
	var out []byte
	column := 0
	for _, c := range m.space.b {
		var item []byte
		if i := bytes.IndexByte([]byte(escapes), c); i >= 0 && (i%2 == 0) {
			item = []byte{'\\', escapes[i+1]}
		} else if c >= ' ' && c <= '~' {
			item = []byte{c}
		} else {
			item = []byte{'\\', '0' + c>>6, '0' + c>>3&7, '0' + c&7}
		}
		if width > 0 && column+len(item) > width-1 {
			out = append(out, '\\', m.delim)
			column = 0
		}
		if out = append(out, item...); len(out) >= 32<<10 {
			m.out.write(out)
			out = out[:0]
		}
		column += len(item)
	}
	m.out.line(append(out, '$'), true, m.delim)
}
