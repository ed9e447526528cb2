package yq

import (
	"io"
	"strings"
	"unicode/utf8"

	"ambit/core/fuel"
)

// xmlEncoder writes a mapping as elements, indented.
type xmlEncoder struct {
	plain
	m      *machine
	w      io.Writer
	before string // the leading comment
	depth  int
	inner  bool // no element has ended inside the open one
	begun  bool
}

func (e *xmlEncoder) leading(_ io.Writer, s string) { e.before = s }

func (e *xmlEncoder) write(s string) {
	e.m.meter.Charge(fuel.Step)
	io.WriteString(e.w, s)
}

// indent starts a line for a tag, except for the first one and for the end of an
// element without others inside.
func (e *xmlEncoder) indent(by int) {
	if e.m.prefs.indent <= 0 {
		return
	}
	if by < 0 {
		e.depth--
		inner := e.inner
		if e.inner = false; inner {
			return
		}
	}
	if e.begun {
		e.write("\n")
	}
	e.begun = true
	e.write(strings.Repeat(" ", e.depth*e.m.prefs.indent))
	e.m.meter.Scan(e.depth * e.m.prefs.indent)
	if by > 0 {
		e.depth++
		e.inner = true
	}
}

func (e *xmlEncoder) encode(w io.Writer, n *node) {
	e.w = w
	e.depth, e.inner, e.begun = 0, false, false
	x := &e.m.prefs.xml
	if n.tag == tagMap {
		for i := 0; i+1 < len(n.content); i += 2 {
			if n.content[i].value == x.procInst+"xml" {
				e.procInst("xml", n.content[i+1].value)
				e.write("\n")
			}
		}
	}
	if e.before != "" {
		e.comment(e.before)
		e.text("\n")
	}
	switch n.kind {
	case mapping:
		e.top(n)
	case scalar:
		e.text(n.value)
		return
	default:
		fail("cannot encode %s to XML - only maps can be encoded", n.tag)
	}
	e.text("\n")
}

func (e *xmlEncoder) procInst(target, inst string) {
	if inst != "" {
		inst = " " + inst
	}
	e.write("<?" + target + inst + "?>")
}

func (e *xmlEncoder) directive(s string) { e.write("<!" + s + ">") }

func (e *xmlEncoder) text(s string) { e.write(e.escape(s, false)) }

// escape writes a text so that it is read as such.
func (e *xmlEncoder) escape(s string, newline bool) string {
	e.m.meter.Scan(2 * len(s))
	var b strings.Builder
	for i, r := range s {
		switch {
		case r == '"':
			b.WriteString("&#34;")
		case r == '\'':
			b.WriteString("&#39;")
		case r == '&':
			b.WriteString("&amp;")
		case r == '<':
			b.WriteString("&lt;")
		case r == '>':
			b.WriteString("&gt;")
		case r == '\t':
			b.WriteString("&#x9;")
		case r == '\n' && newline:
			b.WriteString("&#xA;")
		case r == '\r':
			b.WriteString("&#xD;")
		case r == utf8.RuneError && !strings.HasPrefix(s[i:], "\ufffd"), r < ' ' && r != '\n', r == 0xfffe, r == 0xffff:
			b.WriteString("\ufffd")
		default:
			b.WriteRune(r)
		}
	}
	return b.String()
}

// comment writes a YAML comment as one of XML.
func (e *xmlEncoder) comment(s string) {
	if s == "" {
		return
	}
	if len(s) > 2 && strings.Contains(s[1:len(s)-1], "\n") {
		lines := strings.Split(strings.TrimSuffix(s, "\n"), "\n")
		for i, line := range lines {
			if rest, ok := strings.CutPrefix(strings.TrimLeft(line, " "), "#"); ok {
				lines[i] = strings.TrimPrefix(rest, " ")
			}
		}
		s = strings.Join(lines, "\n")
		if s == "" || s[0] != '\n' && s[0] != ' ' {
			s = " " + s
		}
	} else if rest, ok := strings.CutPrefix(strings.TrimLeft(s, " \t\n\r\f"), "#"); ok {
		line, more, _ := strings.Cut(rest, "\n")
		s = line + more
	}
	if !strings.HasSuffix(s, " ") && !strings.HasSuffix(s, "\n") {
		s += " "
	}
	if strings.Contains(s, "-->") {
		fail("xml: EncodeToken of Comment containing --> marker")
	}
	e.write("<!--" + s + "-->")
}

func (e *xmlEncoder) start(n *node, name, attributes string) {
	if name == "" {
		fail("xml: start tag with no name")
	}
	e.indent(1)
	e.write("<" + name + attributes + ">")
	e.comment(unmarked(n.rare().head))
}

func (e *xmlEncoder) end(n *node, name string) {
	e.indent(-1)
	e.write("</" + name + ">")
	e.comment(unmarked(n.rare().foot))
}

func (e *xmlEncoder) element(n *node, name string) {
	e.m.enter()
	defer e.m.leave()
	switch n.kind {
	case mapping:
		e.mapping(n, name)
	case sequence:
		e.comment(unmarked(n.rare().head) + unmarked(n.rare().line))
		for _, v := range n.content {
			e.element(v, name)
		}
		e.comment(unmarked(n.rare().foot))
	case scalar:
		e.start(n, name, "")
		e.text(n.value)
		e.comment(unmarked(n.rare().line))
		e.end(n, name)
	default:
		fail("unsupported type %s", n.tag)
	}
}

func (e *xmlEncoder) isAttribute(name string) bool {
	x := &e.m.prefs.xml
	return strings.HasPrefix(name, x.attribute) && name != x.content && name != x.directive && !strings.HasPrefix(name, x.procInst)
}

func (e *xmlEncoder) mapping(n *node, name string) {
	x := &e.m.prefs.xml
	var attributes strings.Builder
	for i := 0; i+1 < len(n.content); i += 2 {
		k, v := n.content[i], n.content[i+1]
		if !e.isAttribute(k.value) {
			continue
		}
		if v.kind != scalar {
			fail("cannot use %s as attribute, only scalars are supported", v.tag)
		}
		if attr := strings.Replace(k.value, x.attribute, "", 1); attr != "" {
			attributes.WriteString(" " + attr + `="` + e.escape(v.value, true) + `"`)
		}
	}
	e.start(n, name, attributes.String())
	for i := 0; i+1 < len(n.content); i += 2 {
		k, v := n.content[i], n.content[i+1]
		e.comment(unmarked(k.rare().head) + unmarked(k.rare().line))
		switch {
		case strings.HasPrefix(k.value, x.procInst):
			e.procInst(strings.Replace(k.value, x.procInst, "", 1), v.value)
		case k.value == x.directive:
			e.directive(v.value)
		case k.value == x.content:
			e.comment(unmarked(v.rare().head) + unmarked(v.rare().line))
			e.text(v.value)
			e.comment(unmarked(v.rare().foot))
		case !e.isAttribute(k.value):
			e.element(v, k.value)
		}
		e.comment(unmarked(k.rare().foot))
	}
	e.end(n, name)
}

func (e *xmlEncoder) top(n *node) {
	x := &e.m.prefs.xml
	e.comment(unmarked(n.rare().head) + unmarked(n.rare().line))
	for i := 0; i+1 < len(n.content); i += 2 {
		k, v := n.content[i], n.content[i+1]
		if c := unmarked(k.rare().head) + unmarked(k.rare().line); c != "" {
			e.comment(c)
			e.text("\n")
		}
		switch {
		case k.value == x.procInst+"xml":
		case strings.HasPrefix(k.value, x.procInst):
			e.procInst(strings.Replace(k.value, x.procInst, "", 1), v.value)
			e.write("\n")
		case k.value == x.directive:
			e.directive(v.value)
			e.write("\n")
		default:
			e.element(v, k.value)
		}
		e.comment(unmarked(k.rare().foot))
	}
	e.comment(unmarked(n.rare().foot))
}
