package yq

import (
	"bufio"
	"errors"
	"io"
	"strings"

	"ambit/core/fuel"

	"go.yaml.in/yaml/v3"
)

// yamlDepth is how deep a YAML document may nest. The library recurses without
// counting, so what it is given is looked through first.
const yamlDepth = 500

// parsedNode is the fuel that a node takes until the library has read it.
const parsedNode = 12

// meteredReader pays for a YAML text as it is read, and counts the most nodes that it
// can hold.
type meteredReader struct {
	m       *machine
	r       io.Reader
	shape   shape
	counted int64 // bytes of nodes that the library may have made
	err     error
}

func (r *meteredReader) Read(b []byte) (int, error) {
	n, err := r.r.Read(b)
	if n > 0 {
		r.m.meter.Charge(int64(n+1) / 2)
		if nodes := r.shape.look(b[:n]); nodes > 0 {
			r.m.meter.Charge(int64(nodes) * parsedNode)
			r.m.meter.Alloc(int64(nodes) * nodeBytes)
			r.counted += int64(nodes) * nodeBytes
		}
		if r.shape.deepest > yamlDepth {
			fail("exceeded max depth of %d", yamlDepth)
		}
	}
	if err != nil && err != io.EOF {
		r.err = err
	}
	return n, err
}

// settle gives back what was counted in advance, once the nodes are there.
func (r *meteredReader) settle() {
	r.m.meter.Free(r.counted)
	r.counted = 0
}

// shape follows brackets and indentation of a YAML text. It takes for nesting whatever
// might be.
type shape struct {
	deepest int
	flow    int
	indents []int
	column  int
	prefix  bool // only blanks and - ? so far in the line
	quote   byte
	last    byte
	begun   bool
}

func (s *shape) look(b []byte) (nodes int) {
	if !s.begun {
		s.begun, s.prefix = true, true
	}
	for _, c := range b {
		last := s.last
		s.last = c
		if c == '\n' {
			if s.prefix && s.column == 0 { // an empty line ends no quotes, but a document's marks do
				s.last = c
			}
			s.column, s.prefix = 0, true
			nodes++
			continue
		}
		if s.prefix && c != ' ' {
			s.indent(s.column)
			if c != '-' && c != '?' && c != '\t' {
				s.prefix = false
			}
		}
		s.column++
		switch {
		case s.quote != 0:
			if c == s.quote && (s.quote == '\'' || last != '\\') {
				s.quote = 0
			} else if c == '\\' && last == '\\' {
				s.last = 0
			}
			continue
		case (c == '"' || c == '\'') && strings.IndexByte(" \t\n[{,:", last) >= 0 && s.flow > 0:
			s.quote = c
		case c == '[' || c == '{':
			s.flow++
			nodes++
		case (c == ']' || c == '}') && s.flow > 0:
			s.flow--
		case c == ',':
			nodes++
		}
		if last == ':' && c == ' ' || last == '-' && c == ' ' || last == '?' && c == ' ' || last == '"' && c == ':' {
			nodes++
		}
		s.deepest = max(s.deepest, s.flow+len(s.indents))
	}
	return nodes
}

// indent opens a level at a column and closes those that are not left of it.
func (s *shape) indent(column int) {
	for len(s.indents) > 0 && s.indents[len(s.indents)-1] >= column {
		s.indents = s.indents[:len(s.indents)-1]
	}
	if column == 0 {
		s.flow, s.quote = 0, 0
	}
	if len(s.indents) <= yamlDepth {
		s.indents = append(s.indents, column)
	}
}

// yamlDecoder reads the documents of a YAML stream.
type yamlDecoder struct {
	m       *machine
	r       *meteredReader
	d       *yaml.Decoder
	leading string // what stands in front of the first document
	started bool   // something was given
	seen    *strings.Builder
	anchors map[string]*node
}

var yamlFormat = &format{}

func init() {
	*yamlFormat = format{
		names:   []string{"yaml", "y", "yml"},
		decoder: func(m *machine, r io.Reader) decoder { return newYAMLDecoder(m, r) },
		encoder: func(m *machine) encoder { return &yamlEncoder{m} },
	}
}

func newYAMLDecoder(m *machine, r io.Reader) *yamlDecoder {
	d := &yamlDecoder{m: m, anchors: map[string]*node{}}
	switch {
	case m.prefs.preprocess:
		var lines int
		r, d.leading, lines = m.cutLeading(bufio.NewReader(r))
		r = io.MultiReader(strings.NewReader(strings.Repeat("\n", lines)), r)
	default:
		d.seen = &strings.Builder{}
		r = io.TeeReader(r, &meteredWriter{d.seen, m})
	}
	d.r = &meteredReader{m: m, r: r}
	d.d = yaml.NewDecoder(d.r)
	return d
}

// cutLeading takes the comments, separators and directives off the front of a stream.
func (m *machine) cutLeading(r *bufio.Reader) (rest io.Reader, leading string, lines int) {
	var b strings.Builder
	for {
		line, err := r.ReadString('\n')
		m.meter.Bytes(len(line))
		if err != nil && err != io.EOF {
			fail("read: %s", goText(err))
		}
		if line == "" {
			return r, b.String(), lines
		}
		text := strings.TrimSuffix(strings.TrimSuffix(line, "\n"), "\r")
		end := line[len(text):]
		if end == "\r" {
			text, end = line, ""
		}
		trimmed := strings.TrimSpace(text)
		after, cut := strings.CutPrefix(strings.TrimLeft(text, " \t\r\f"), "---")
		switch {
		case trimmed == "---":
			lines++
			b.WriteString(separatorMark + end)
		case cut && after != "" && isSpace(after[0]):
			if end == "" {
				end = "\n"
			}
			b.WriteString(separatorMark + end)
			left := strings.TrimLeft(after, " \t\r\f") + line[len(text):]
			r = bufio.NewReader(io.MultiReader(strings.NewReader(left), r))
			if err == io.EOF && left == "" {
				return r, b.String(), lines
			}
			continue
		case trimmed == "" || trimmed[0] == '#' || strings.HasPrefix(trimmed, "%YAML"):
			lines++
			m.acct.Alloc(int64(len(line)))
			b.WriteString(line)
		default:
			m.acct.Alloc(int64(len(line)))
			return io.MultiReader(strings.NewReader(line), r), b.String(), lines
		}
		if err == io.EOF {
			return r, b.String(), lines
		}
	}
}

func (d *yamlDecoder) next() *node {
	var doc yaml.Node
	err := d.d.Decode(&doc)
	if d.r.err != nil {
		fail("read: %s", goText(d.r.err))
	}
	if err != nil && !errors.Is(err, io.EOF) {
		fail("%s", errorText(err))
	}
	if err != nil {
		if !d.started && d.seen != nil {
			d.leading = d.seen.String()
		}
		if d.started || d.leading == "" {
			d.r.settle()
			return nil
		}
		d.started = true
		n := d.m.null("")
		n.note().leading = d.leading
		return n
	}
	if len(doc.Content) == 0 {
		fail("yaml node has no content")
	}
	d.r.settle() // what is converted is let go
	n := d.convert(doc.Content[0])
	if doc.HeadComment != "" || doc.FootComment != "" {
		n.note().head, n.note().foot = doc.HeadComment+n.rare().head, doc.FootComment+n.rare().foot
	}
	if d.leading != "" && d.seen == nil {
		n.note().leading = d.leading
	}
	d.leading = ""
	d.started = true
	return n
}

// errorText words the library's error without its own prefix.
func errorText(err error) string { return strings.TrimPrefix(err.Error(), "yaml: ") }

var kinds = map[yaml.Kind]kind{yaml.SequenceNode: sequence, yaml.MappingNode: mapping, yaml.ScalarNode: scalar, yaml.AliasNode: alias}

// convert makes a node of the library's; what is done is let go.
func (d *yamlDecoder) convert(y *yaml.Node) *node {
	d.m.enter()
	defer d.m.leave()
	d.m.acct.Alloc(int64(len(y.Value) + len(y.HeadComment) + len(y.LineComment) + len(y.FootComment)))
	n := d.m.node(node{
		kind: kinds[y.Kind], style: style(y.Style), tag: y.Tag, value: y.Value, row: int32(y.Line), column: int32(y.Column),
	})
	if y.HeadComment != "" || y.LineComment != "" || y.FootComment != "" || y.Anchor != "" {
		d.m.acct.Alloc(nodeBytes)
		n.notes = &notes{head: y.HeadComment, line: y.LineComment, foot: y.FootComment, anchor: y.Anchor}
	}
	if y.Anchor != "" {
		d.anchors[y.Anchor] = n
	}
	if y.Alias != nil && y.Alias.Anchor != "" {
		n.note().alias = d.anchors[y.Alias.Anchor]
	}
	if len(y.Content) == 0 {
		return n
	}
	n.content = make([]*node, len(y.Content))
	for i, c := range y.Content {
		v := d.convert(c)
		y.Content[i] = nil
		v.parent = n
		switch {
		case n.kind == sequence:
			v.item, v.index = true, int32(i)
		case i%2 == 0:
			v.isKey = true
		default:
			v.key = n.content[i-1]
		}
		n.content[i] = v
	}
	return n
}

type yamlEncoder struct{ m *machine }

func (*yamlEncoder) aliases() bool { return true }

func (e *yamlEncoder) separator(w io.Writer) {
	if e.m.prefs.separators {
		io.WriteString(w, "---\n")
	}
}

func (e *yamlEncoder) leading(w io.Writer, s string) { writeLeading(w, s, e.m.prefs.separators) }

// writeLeading writes what stood in front of a document.
func writeLeading(w io.Writer, s string, separators bool) {
	for s != "" {
		line, rest, ok := strings.Cut(s, "\n")
		s = rest
		if ok {
			line += "\n"
		}
		switch {
		case strings.Contains(line, separatorMark):
			if separators {
				io.WriteString(w, "---")
				if strings.HasSuffix(line, "\r\n") {
					io.WriteString(w, "\r")
				}
				io.WriteString(w, "\n")
			}
		default:
			text := strings.TrimRight(line, "\r\n")
			if text != "" && text[0] != '%' && !strings.HasPrefix(strings.TrimLeft(text, " \t\r\f"), "#") {
				line = "# " + line
			}
			io.WriteString(w, line)
		}
		if !ok {
			io.WriteString(w, "\n")
		}
	}
}

func (e *yamlEncoder) encode(w io.Writer, n *node) {
	if n.kind == scalar && e.m.prefs.unwrap {
		io.WriteString(w, n.value)
		if n.rare().leading == "" || n.value != "" {
			if strings.Contains(n.rare().leading, "\r\n") {
				io.WriteString(w, "\r")
			}
			io.WriteString(w, "\n")
		}
		return
	}
	y, count, blocks := e.convert(n, 0)
	if blocks {
		f := &foldedFilter{w: w}
		defer f.flush()
		w = f
	}
	enc := yaml.NewEncoder(w)
	indent := min(max(e.m.prefs.indent, 2), 9)
	enc.SetIndent(indent)
	if e.m.prefs.compact {
		enc.CompactSeqIndent()
	}
	trailing := y.FootComment
	y.FootComment = ""
	err := enc.Encode(y)
	if closing := enc.Close(); err == nil {
		err = closing
	}
	e.m.meter.Free(count)
	if err != nil {
		fail("%s", errorText(err))
	}
	e.leading(w, trailing)
}

// encodedBytes is what the library's node counts while a document is written: a part of
// its size, so that what was read can be written too.
const encodedBytes = nodeBytes / 4

var yamlKinds = [...]yaml.Kind{0, yaml.SequenceNode, yaml.MappingNode, yaml.ScalarNode, yaml.AliasNode}

// convert makes the library's node of n; count is what it takes in memory, and blocks
// says that there are folded scalars.
func (e *yamlEncoder) convert(n *node, depth int) (y *yaml.Node, count int64, blocks bool) {
	if depth > yamlDepth {
		fail("exceeded max depth of %d", yamlDepth)
	}
	fuel.Relieve(depth)
	e.m.meter.Charge(2 * fuel.Step)
	e.m.meter.Scan(4 * len(n.value))
	e.m.meter.Alloc(encodedBytes)
	count = encodedBytes
	y = &yaml.Node{
		Kind: yamlKinds[n.kind], Style: yaml.Style(n.style), Tag: n.tag, Value: n.value, Anchor: n.rare().anchor,
		HeadComment: n.rare().head, LineComment: n.rare().line, FootComment: n.rare().foot, Line: int(n.row), Column: int(n.column),
	}
	if n.tag == tagMerge && n.style&tagged == 0 {
		y.Tag = ""
	}
	blocks = n.style&folded != 0
	for _, c := range n.content {
		v, size, b := e.convert(c, depth+1)
		count += size
		blocks = blocks || b
		y.Content = append(y.Content, v)
	}
	return y, count, blocks
}
