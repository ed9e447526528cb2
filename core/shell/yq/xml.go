package yq

import (
	"io"
	"strings"
	"unicode"
	"unicode/utf8"

	"ambit/core/fuel"
)

type xmlPreferences struct {
	attribute, content, procInst, directive string
	strict, namespace, raw                  bool
	skipProcInst, skipDirectives            bool
}

var xmlFormat = &format{}

func init() {
	*xmlFormat = format{
		names:   []string{"xml", "x"},
		decoder: func(m *machine, r io.Reader) decoder { return &xmlDecoder{m: m, r: r} },
		encoder: func(m *machine) encoder { return &xmlEncoder{m: m} },
	}
}

// xmlElement is an element as it is read: children of one name are one entry.
type xmlElement struct {
	parent           *xmlElement
	label            string
	children         []*xmlEntry
	index            map[string]*xmlEntry
	head, line, foot string
	data             []string
	state            xmlState
}

type xmlEntry struct {
	name  string
	nodes []*xmlElement
	foot  string
}

type xmlState uint8

const (
	xmlFresh xmlState = iota
	xmlStarted
	xmlText
	xmlFinished
)

func (e *xmlElement) add(name string, c *xmlElement) {
	if e.index == nil {
		e.index = map[string]*xmlEntry{}
	}
	if entry := e.index[name]; entry != nil {
		entry.nodes = append(entry.nodes, c)
		return
	}
	entry := &xmlEntry{name: name, nodes: []*xmlElement{c}}
	e.index[name] = entry
	e.children = append(e.children, entry)
}

// xmlDecoder makes mappings of elements: attributes and children are entries, and text
// beside them is an entry too.
type xmlDecoder struct {
	m    *machine
	r    io.Reader
	s    string // what is left
	done bool
	line int
}

func (d *xmlDecoder) next() *node {
	if d.done {
		return nil
	}
	d.done = true
	d.s, d.line = d.m.readAll(d.r), 1
	d.m.meter.Scan(8 * len(d.s))
	root := &xmlElement{}
	d.read(root)
	return d.convert(root)
}

func (d *xmlDecoder) fail(msg string) { fail("XML syntax error on line %d: %s", d.line, msg) }

// cut takes what stands in front of end.
func (d *xmlDecoder) cut(end, what string) string {
	before, after, ok := strings.Cut(d.s, end)
	if !ok {
		d.fail("unexpected EOF")
	}
	d.line += strings.Count(before, "\n")
	d.s = after
	return before
}

func (d *xmlDecoder) read(root *xmlElement) {
	e := root
	started, depth := false, 0
	for d.s != "" {
		d.m.meter.Charge(2 * fuel.Step)
		if d.s[0] != '<' {
			text := d.s
			if i := strings.IndexByte(d.s, '<'); i >= 0 {
				text = d.s[:i]
			}
			d.line += strings.Count(text, "\n")
			d.s = d.s[len(text):]
			d.text(e, d.unescape(text), started)
			started = true
			continue
		}
		switch {
		case strings.HasPrefix(d.s, "<!--"):
			d.s = d.s[4:]
			d.comment(e, d.cut("-->", "comment"))
		case strings.HasPrefix(d.s, "<![CDATA["):
			d.s = d.s[9:]
			d.text(e, d.cut("]]>", "CDATA"), started)
		case strings.HasPrefix(d.s, "<?"):
			d.s = d.s[2:]
			name, rest, _ := strings.Cut(d.cut("?>", "instruction"), " ")
			if !d.m.prefs.xml.skipProcInst {
				e.add(d.m.prefs.xml.procInst+name, &xmlElement{data: []string{strings.TrimLeft(rest, " \t\r\n")}})
			}
		case strings.HasPrefix(d.s, "<!"):
			d.s = d.s[2:]
			text := d.declaration()
			if !d.m.prefs.xml.skipDirectives {
				e.add(d.m.prefs.xml.directive, &xmlElement{data: []string{text}})
			}
		case strings.HasPrefix(d.s, "</"):
			d.s = d.s[2:]
			name := strings.TrimSpace(d.cut(">", "element"))
			if e == nil || e.parent == nil {
				if d.m.prefs.xml.strict {
					d.fail("unexpected end element </" + name + ">")
				}
				break
			}
			depth--
			e = d.end(e)
		default:
			d.s = d.s[1:]
			if depth++; depth > maxDepth {
				fail("exceeded max depth of %d", maxDepth)
			}
			e.state = xmlStarted
			var closed bool
			e, closed = d.start(e)
			if closed {
				depth--
				e = d.end(e)
			}
		}
		started = true
	}
	if e != root && d.m.prefs.xml.strict {
		d.fail("unexpected EOF")
	}
}

func (d *xmlDecoder) end(e *xmlElement) *xmlElement {
	e.state = xmlFinished
	e.parent.add(e.label, e)
	return e.parent
}

func (d *xmlDecoder) text(e *xmlElement, text string, started bool) {
	text = strings.TrimFunc(strings.ReplaceAll(text, "\r\n", "\n"), func(r rune) bool { return !unicode.IsGraphic(r) || unicode.IsSpace(r) })
	switch {
	case text == "":
	case !started:
		fail("invalid XML: Encountered chardata [%s] outside of XML node", text)
	default:
		e.data = append(e.data, text)
		e.state = xmlText
	}
}

func joined(a, b, sep string) string {
	if a == "" || b == "" {
		return a + b
	}
	return a + sep + b
}

func (d *xmlDecoder) comment(e *xmlElement, text string) {
	switch e.state {
	case xmlStarted:
		if len(e.children) == 0 {
			e.foot = joined(e.foot, text, " ")
			return
		}
		last := e.children[len(e.children)-1]
		if n := last.nodes[len(last.nodes)-1]; len(last.nodes[0].children) == 0 {
			n.foot = joined(n.foot, text, " ")
		} else {
			last.foot = joined(e.foot, text, " ")
		}
	case xmlText:
		e.line = joined(e.line, text, " ")
	default:
		e.head = joined(e.head, text, " ")
	}
}

// declaration is what stands between <! and its >, which may hold others.
func (d *xmlDecoder) declaration() string {
	depth := 0
	quote := byte(0)
	for i := 0; i < len(d.s); i++ {
		c := d.s[i]
		switch {
		case quote != 0:
			if c == quote {
				quote = 0
			}
		case c == '"' || c == '\'':
			quote = c
		case c == '<':
			depth++
		case c == '>' && depth > 0:
			depth--
		case c == '>':
			text := d.s[:i]
			d.line += strings.Count(text, "\n")
			d.s = d.s[i+1:]
			return text
		}
	}
	d.fail("unexpected EOF")
	return ""
}

func (d *xmlDecoder) space() {
	n := span(d.s, isSpace)
	d.line += strings.Count(d.s[:n], "\n")
	d.s = d.s[n:]
}

func (d *xmlDecoder) name() string {
	n := span(d.s, func(c byte) bool {
		return c >= utf8.RuneSelf || isName(c) || c == ':' || c == '.' || c == '-'
	})
	name := d.s[:n]
	d.s = d.s[n:]
	return name
}

// label is a name with or without its name space.
func (d *xmlDecoder) label(name string) string {
	space, local, ok := strings.Cut(name, ":")
	if ok && space != "" && local != "" && !d.m.prefs.xml.namespace {
		return local
	}
	return name
}

func (d *xmlDecoder) start(parent *xmlElement) (e *xmlElement, closed bool) {
	name := d.name()
	if name == "" {
		d.fail("expected element name after <")
	}
	e = &xmlElement{parent: parent, label: d.label(name)}
	d.m.acct.Alloc(nodeBytes)
	for {
		d.m.meter.Charge(fuel.Step)
		d.space()
		switch {
		case d.s == "":
			d.fail("unexpected EOF")
		case d.s[0] == '>':
			d.s = d.s[1:]
			return e, false
		case strings.HasPrefix(d.s, "/>"):
			d.s = d.s[2:]
			return e, true
		}
		attr := d.name()
		if attr == "" {
			d.fail("expected attribute name in element")
		}
		d.space()
		value := attr
		if strings.HasPrefix(d.s, "=") {
			d.s = d.s[1:]
			d.space()
			value = d.attribute()
		} else if d.m.prefs.xml.strict {
			d.fail("attribute name without = in element")
		}
		e.add(d.m.prefs.xml.attribute+d.label(attr), &xmlElement{data: []string{value}})
	}
}

func (d *xmlDecoder) attribute() string {
	if d.s != "" && (d.s[0] == '"' || d.s[0] == '\'') {
		quote := d.s[:1]
		d.s = d.s[1:]
		return d.unescape(d.cut(quote, "attribute"))
	}
	if d.m.prefs.xml.strict {
		d.fail("unquoted or missing attribute value in element")
	}
	n := span(d.s, func(c byte) bool { return isName(c) || c == ':' || c == '-' })
	v := d.s[:n]
	d.s = d.s[n:]
	return v
}

var xmlEntities = map[string]string{"lt": "<", "gt": ">", "amp": "&", "apos": "'", "quot": `"`}

// unescape replaces references to characters; unknown ones stay unless that is strict.
func (d *xmlDecoder) unescape(s string) string {
	if strings.IndexByte(s, '&') < 0 {
		return s
	}
	var b strings.Builder
	for s != "" {
		before, after, ok := strings.Cut(s, "&")
		b.WriteString(before)
		if !ok {
			break
		}
		name, rest, ok := strings.Cut(after, ";")
		text, known := "", false
		if ok {
			if text, known = xmlEntities[name]; !known && strings.HasPrefix(name, "#") {
				text, known = xmlCharacter(name[1:])
			}
		}
		if !known {
			if d.m.prefs.xml.strict {
				d.fail("invalid character entity &" + name + ";")
			}
			b.WriteByte('&')
			s = after
			continue
		}
		b.WriteString(text)
		s = rest
	}
	return b.String()
}

func xmlCharacter(s string) (string, bool) {
	base := 10
	if strings.HasPrefix(s, "x") {
		base, s = 16, s[1:]
	}
	r := 0
	for i := range len(s) {
		v := hexDigit(s[i])
		if v < 0 || v >= base || r > unicode.MaxRune {
			return "", false
		}
		r = r*base + v
	}
	return string(rune(r)), s != ""
}

// mark makes a YAML comment of an XML one.
func mark(s string) string {
	if s == "" {
		return ""
	}
	var b strings.Builder
	start := true
	for i := range len(s) {
		if c := s[i]; start && (c|0x20 >= 'a' && c|0x20 <= 'z') {
			b.WriteByte(' ')
		}
		start = s[i] == '\n'
		b.WriteByte(s[i])
	}
	return "#" + strings.ReplaceAll(strings.TrimRight(b.String(), " "), "\n", "\n#")
}

func (d *xmlDecoder) convert(e *xmlElement) *node {
	d.m.enter()
	defer d.m.leave()
	if len(e.children) > 0 {
		return d.mapping(e)
	}
	n := d.data(e.data)
	n.comment(mark(e.head), mark(e.line), mark(e.foot))
	if n.kind == sequence {
		n.content[0].note().head, n.note().line = n.rare().line, ""
	}
	return n
}

func (d *xmlDecoder) data(values []string) *node {
	switch len(values) {
	case 0:
		return d.m.null("")
	case 1:
		return d.m.str(values[0])
	}
	s := d.m.newSeq()
	for _, v := range values {
		d.m.addItem(s, d.m.str(v))
	}
	return s
}

// put appends an entry without copying it.
func (m *machine) put(n, k, v *node) {
	k.parent, k.isKey = n, true
	v.parent, v.key = n, k
	n.content = append(n.content, k, v)
}

func (d *xmlDecoder) mapping(e *xmlElement) *node {
	m := d.m
	n := m.newMap()
	if len(e.data) > 0 {
		k := m.str(m.prefs.xml.content)
		k.comment(mark(e.head), mark(e.line), mark(e.foot))
		m.put(n, k, d.data(e.data))
	}
	for i, c := range e.children {
		k := m.str(c.name)
		head := ""
		if i == 0 {
			head = mark(e.head)
		}
		k.comment(head, "", mark(c.foot))
		if len(c.nodes) > 1 {
			s := m.newSeq()
			for _, v := range c.nodes {
				s.push(d.convert(v))
			}
			m.put(n, k, s)
			continue
		}
		// A comment in front of a text belongs to the key; in front of nothing, behind it.
		if only := c.nodes[0]; len(only.children) == 0 && only.head != "" {
			if len(only.data) > 0 {
				k.note().head = joined(k.rare().head, strings.TrimSpace(only.head), "\n")
			} else {
				only.line = only.head
			}
			only.head = ""
		}
		m.put(n, k, d.convert(c.nodes[0]))
	}
	return n
}
