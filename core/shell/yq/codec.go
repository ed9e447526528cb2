package yq

import (
	"io"
	"strings"

	"ambit/core/shell/command"
)

// format is a language that documents are written in.
type format struct {
	names   []string
	decoder func(m *machine, r io.Reader) decoder // nil: cannot be read
	encoder func(m *machine) encoder              // nil: cannot be written
}

// decoder reads documents one by one; at the end it returns nil.
type decoder interface {
	next() *node
}

// encoder writes values.
type encoder interface {
	encode(w io.Writer, n *node)
	separator(w io.Writer)
	leading(w io.Writer, s string)
	aliases() bool // whether the language has them
}

// plain is what encoders have in common for which only values matter.
type plain struct{}

func (plain) separator(io.Writer)       {}
func (plain) leading(io.Writer, string) {}
func (plain) aliases() bool             { return false }

// encoded is a node in a format, as a text.
func (m *machine) encoded(n *node, f *format, indent int) string {
	if f.encoder == nil {
		fail("no support for output format")
	}
	was := m.prefs
	defer func() { m.prefs = was }()
	m.prefs.indent = indent
	if f == jsonFormat {
		m.prefs.unwrap = false
	}
	var b strings.Builder
	w := &meteredWriter{&b, m}
	p := &printer{m: m, enc: f.encoder(m), w: func(*node) io.Writer { return w }}
	p.print(listOf(n))
	return b.String()
}

// meteredWriter counts what is written to memory.
type meteredWriter struct {
	w io.Writer
	m *machine
}

func (w *meteredWriter) Write(b []byte) (int, error) {
	w.m.meter.Scan(len(b))
	w.m.acct.Alloc(int64(len(b)))
	return w.w.Write(b)
}

func decodedName(n *node) string { return "decoded: " + n.keyText() }

func (m *machine) encode(c context, e *expr) context {
	f := e.op.format
	return c.each(func(n *node, out *list) {
		s := m.encoded(n, f, e.op.number)
		if was := c.variable(decodedName(n)); was != nil && len(was.n) > 0 && oneNewline(s) && !strings.Contains(was.n[0].value, "\n") {
			s = strings.TrimRight(s, "\n")
		}
		if f == jsonFormat && e.op.number == 0 || f == csvFormat || f == tsvFormat {
			s = strings.TrimRight(s, "\n")
		}
		out.add(m.replacement(n, scalar, tagStr, s))
	})
}

// oneNewline reports whether a line ends s, and not an empty one.
func oneNewline(s string) bool {
	return len(s) > 1 && strings.HasSuffix(s, "\n") && !strings.HasSuffix(s, "\n\n")
}

func (m *machine) decode(c context, e *expr) context {
	out := &list{}
	for _, n := range c.l.n {
		c.set(decodedName(n), listOf(n))
		m.enter()
		r := e.op.format.decoder(m, strings.NewReader(n.value)).next()
		m.leave()
		if r == nil {
			fail("EOF")
		}
		r.takePlace(n)
		out.add(r)
	}
	return c.child(out)
}

// load reads a file of the workspace.
func (m *machine) load(c context, e *expr) context {
	if m.prefs.noFile {
		fail("file operations have been disabled")
	}
	return c.each(func(n *node, out *list) {
		name := first(m.eval(c.oneReadOnly(n), e.rhs))
		if name == nil {
			fail("filename expression returned nil")
		}
		h, err := m.p.Open(name.value)
		if err != nil {
			fail("failed to load %s: open %s: %s", name.value, name.value, goText(err))
		}
		defer h.Close()
		if e.op.code == opLoadString {
			out.add(m.str(m.readAll(h)))
			return
		}
		was := m.prefs.preprocess
		m.prefs.preprocess = false
		defer func() { m.prefs.preprocess = was }()
		d := e.op.format.decoder(m, h)
		var docs []*node
		for doc := d.next(); doc != nil; doc = d.next() {
			doc.note().origin = &origin{document: len(docs), file: name.value}
			doc.together = true
			docs = append(docs, doc)
		}
		switch len(docs) {
		case 0:
			out.add(m.null(""))
		case 1:
			out.add(docs[0])
		default:
			s := m.node(node{kind: sequence})
			m.addAll(s, docs)
			out.add(s)
		}
	})
}

// goText words an error as Go's standard library does on Linux.
func goText(err error) string { return strings.ToLower(command.ErrText(err)) }

// readAll reads a file or text as a whole.
func (m *machine) readAll(r io.Reader) string {
	var b strings.Builder
	buf := make([]byte, 32<<10)
	for {
		n, err := r.Read(buf)
		m.meter.Bytes(n)
		m.acct.Alloc(int64(n))
		b.Write(buf[:n])
		if err == io.EOF {
			return b.String()
		}
		if err != nil {
			fail("read: %s", goText(err))
		}
	}
}

func (m *machine) env(c context, e *expr) context {
	if m.prefs.noEnv {
		fail("env operations have been disabled")
	}
	v, _ := m.p.Getenv(e.op.index.key)
	if e.op.flag {
		return c.one(m.str(v))
	}
	if v == "" {
		fail("value for env variable '%s' not provided in env()", e.op.index.key)
	}
	n := yamlFormat.decoder(m, strings.NewReader(v)).next()
	if n == nil {
		fail("EOF")
	}
	return c.one(n)
}

// snippetCost is the fuel of setting up a parser.
const snippetCost = 40

// snippet parses a text as YAML, or gives nil if it is none.
func (m *machine) snippet(s string) *node {
	if s == "" {
		return m.null("")
	}
	m.meter.Charge(snippetCost)
	var n *node
	if _, failed := m.try(func() { n = yamlFormat.decoder(m, strings.NewReader(s)).next() }); failed || n == nil {
		return nil
	}
	leading := n.rare().leading
	if n.tag == tagStr {
		r := m.str(s)
		if n.kind == scalar {
			r.comment("", leading, "")
		}
		return r
	}
	if leading != "" {
		if n.note().leading = ""; n.kind == scalar {
			n.note().line = leading
		} else {
			n.note().head = leading
		}
	}
	n.row, n.column = 0, 0
	return n
}
