package yq

import (
	"bufio"
	"bytes"
	"io"
	"strings"
	"unicode"
	"unicode/utf8"

	"ambit/core/fuel"
)

var csvFormat, tsvFormat = &format{}, &format{}

func init() {
	make := func(names []string, pick func(p *preferences) (sep byte, parse bool)) format {
		return format{
			names: names,
			decoder: func(m *machine, r io.Reader) decoder {
				d := &csvDecoder{m: m, r: bufio.NewReader(r)}
				d.sep, d.parse = pick(&m.prefs)
				return d
			},
			encoder: func(m *machine) encoder {
				sep, _ := pick(&m.prefs)
				return &csvEncoder{m: m, sep: sep}
			},
		}
	}
	*csvFormat = make([]string{"csv", "c"}, func(p *preferences) (byte, bool) { return p.csvSeparator, p.csvAutoParse })
	*tsvFormat = make([]string{"tsv", "t"}, func(p *preferences) (byte, bool) { return '\t', p.tsvParse })
}

// csvDecoder makes objects of rows, named by the first one (RFC 4180).
type csvDecoder struct {
	m     *machine
	r     *bufio.Reader
	sep   byte
	parse bool
	line  int
	done  bool
}

func (d *csvDecoder) next() *node {
	if d.done {
		return nil
	}
	d.done = true
	if bom, _ := d.r.Peek(3); string(bom) == "\ufeff" {
		d.r.Discard(3)
	}
	header := d.row()
	if header == nil {
		return nil
	}
	s := d.m.newSeq()
	for row := d.row(); row != nil; row = d.row() {
		if len(row) != len(header) {
			fail("record on line %d: wrong number of fields", d.line)
		}
		o := d.m.newMap()
		for i, h := range header {
			d.m.addPair(o, d.m.str(h), d.value(row[i]))
		}
		d.m.addItem(s, o)
	}
	return s
}

func (d *csvDecoder) value(text string) *node {
	n := d.m.snippet(text)
	if n == nil || !d.parse && (n.kind != scalar || n.value != text) {
		return d.m.str(text)
	}
	return n
}

func (d *csvDecoder) readLine() (string, bool) {
	line, err := d.r.ReadString('\n')
	if err != nil && err != io.EOF {
		fail("read: %s", goText(err))
	}
	d.m.meter.Scan(8 * len(line))
	d.m.acct.Alloc(int64(len(line)))
	if line == "" {
		return "", false
	}
	d.line++
	if strings.HasSuffix(line, "\r\n") {
		line = line[:len(line)-2] + "\n"
	} else if err == io.EOF && strings.HasSuffix(line, "\r") {
		line = line[:len(line)-1]
	}
	return line, true
}

// row reads the fields of the next line that is not empty, which may go on over several.
func (d *csvDecoder) row() []string {
	line, ok := d.readLine()
	for ok && line == "\n" {
		line, ok = d.readLine()
	}
	if !ok {
		return nil
	}
	start := d.line
	var fields []string
	for {
		if line == "" || line[0] != '"' {
			field, rest, more := strings.Cut(strings.TrimSuffix(line, "\n"), string(d.sep))
			if i := strings.IndexByte(field, '"'); i >= 0 {
				fail("parse error on line %d, column %d: bare \" in non-quoted-field", d.line, i+1)
			}
			fields = append(fields, field)
			if !more {
				return fields
			}
			line = rest
			continue
		}
		var field strings.Builder
		line = line[1:]
		for {
			before, rest, closed := strings.Cut(line, `"`)
			field.WriteString(before)
			line = rest
			if !closed {
				if line, ok = d.readLine(); !ok {
					fail("record on line %d; parse error on line %d: extraneous or missing \" in quoted-field", start, d.line+1)
				}
				continue
			}
			if !strings.HasPrefix(line, `"`) {
				break
			}
			field.WriteByte('"')
			line = line[1:]
		}
		fields = append(fields, field.String())
		switch {
		case line == "" || line == "\n":
			return fields
		case line[0] == d.sep:
			line = line[1:]
		default:
			fail("parse error on line %d: extraneous or missing \" in quoted-field", d.line)
		}
	}
}

type csvEncoder struct {
	plain
	m   *machine
	sep byte
}

func (e *csvEncoder) encode(out io.Writer, n *node) {
	var b bytes.Buffer
	w := &meteredWriter{&b, e.m}
	switch {
	case n.kind == scalar:
		io.WriteString(w, n.value+"\n")
	case n.kind != sequence:
		fail("csv encoding only works for arrays, got: %s", n.tag)
	case len(n.content) == 0:
	case n.content[0].kind == scalar:
		e.row(w, n.content)
	case n.content[0].kind == mapping:
		e.objects(w, n.content)
	default:
		for i, row := range n.content {
			if row.kind != sequence {
				fail("csv encoding only works for arrays of scalars (string/numbers/booleans), child[%d] is a %s", i, row.tag)
			}
			e.row(w, row.content)
		}
	}
	out.Write(b.Bytes())
}

func (e *csvEncoder) objects(w io.Writer, rows []*node) {
	var header []*node
	for i := 0; i < len(rows[0].content); i += 2 {
		header = append(header, rows[0].content[i])
	}
	e.row(w, header)
	for i, row := range rows {
		if row.kind != mapping {
			fail("csv object encoding only works for arrays of flat objects (string key => string/numbers/boolean value), child[%d] is a %s", i, row.tag)
		}
		fields := make([]*node, len(header))
		for j, h := range header {
			fields[j] = &node{kind: scalar}
			if k := e.m.findKey(row, h); k >= 0 {
				fields[j] = row.content[k+1]
			}
		}
		e.row(w, fields)
	}
}

func (e *csvEncoder) row(w io.Writer, fields []*node) {
	var b strings.Builder
	for i, f := range fields {
		if f.kind != scalar {
			fail("csv encoding only works for arrays of scalars (string/numbers/booleans), child[%d] is a %s", i, f.tag)
		}
		e.m.meter.Charge(fuel.Step)
		e.m.meter.Scan(len(f.value))
		if i > 0 {
			b.WriteByte(e.sep)
		}
		if !e.needsQuotes(f.value) {
			b.WriteString(f.value)
			continue
		}
		b.WriteString(`"` + strings.ReplaceAll(f.value, `"`, `""`) + `"`)
	}
	b.WriteByte('\n')
	io.WriteString(w, b.String())
}

func (e *csvEncoder) needsQuotes(s string) bool {
	if s == "" {
		return false
	}
	first, _ := utf8.DecodeRuneInString(s)
	return s == `\.` || strings.IndexByte(s, e.sep) >= 0 || strings.ContainsAny(s, "\"\r\n") || unicode.IsSpace(first)
}
