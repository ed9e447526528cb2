package yq

import "strings"

var styleNames = map[style]string{tagged: "tagged", double: "double", single: "single", literal: "literal", folded: "folded", flow: "flow", 0: ""}

func parseStyle(name string) style {
	for _, s := range []style{0, tagged, double, single, literal, folded, flow} {
		if styleNames[s] == name {
			return s
		}
	}
	fail("unknown style %s", name)
	return 0
}

// assignProperty assigns a style, tag, anchor, alias or comment.
func (m *machine) assignProperty(c context, e *expr) context {
	text := ""
	get := func(c context) {
		if v := first(m.eval(c, e.rhs)); v != nil {
			text = v.value
		}
	}
	commentFirst := e.op.code == opAssignComment
	var l context
	if commentFirst {
		l = m.eval(c.writable(), e.lhs)
	}
	if !e.op.update {
		get(c.frozen())
		if e.op.code == opAssignStyle {
			parseStyle(text)
		}
	}
	if !commentFirst {
		l = m.eval(c.writable(), e.lhs)
	}
	for _, n := range l.l.n {
		if e.op.update {
			get(c.oneReadOnly(n))
		}
		switch e.op.code {
		case opAssignStyle:
			n.style = parseStyle(text)
		case opAssignTag:
			n.tag = text
		case opAssignAnchor:
			n.note().anchor = text
		case opAssignAlias:
			if text != "" {
				n.kind, n.value = alias, text
			}
		case opAssignComment:
			if e.op.which.line {
				n.note().line = text
			}
			if e.op.which.head {
				n.note().head, n.note().leading = text, structure(n.rare().leading)
			}
			if e.op.which.foot {
				n.note().foot = text
			}
		}
	}
	return c
}

// separatorMark stands for --- in what precedes a document.
const separatorMark = "$yqDocSeparator$"

// structure keeps the separators and directives of what precedes a document.
func structure(leading string) string {
	var b strings.Builder
	for _, line := range strings.SplitAfter(leading, "\n") {
		if strings.TrimSpace(line) == separatorMark || strings.HasPrefix(strings.TrimLeft(line, " \t\r\n\f"), "%YAML") {
			b.WriteString(line)
		}
	}
	return b.String()
}

// comment is the text of a comment without its marks.
func (m *machine) comment(n *node, which commentKinds) string {
	text := ""
	switch {
	case which.line:
		text = n.rare().line
	case which.head && n.rare().leading != "":
		var b strings.Builder
		writeLeading(&b, n.rare().leading, false)
		text = strings.TrimSuffix(b.String(), "\n")
	case which.head:
		text = n.rare().head
	case which.foot:
		text = n.rare().foot
	}
	text = strings.TrimPrefix(text, "# ")
	return strings.ReplaceAll(text, "\n# ", "\n")
}

// property gives what is known about every node.
func (m *machine) property(c context, e *expr) context {
	return c.each(func(n *node, out *list) {
		tag, v := tagStr, ""
		switch e.op.code {
		case opStyle:
			name, ok := styleNames[n.style]
			if !ok {
				name = "<unknown>"
			}
			v = name
		case opTag:
			v = n.tag
		case opKind:
			v = [...]string{"unknown", "seq", "map", "scalar", "alias"}[n.kind]
		case opAnchor:
			v = n.rare().anchor
		case opAlias:
			v = n.value
		case opComment:
			v = m.comment(n, e.op.which)
		case opFileName:
			v = n.from().file
		case opFileIndex:
			tag, v = tagInt, itoa(n.from().fileIndex)
		case opDocumentIndex:
			tag, v = tagInt, itoa(n.from().document)
		case opLine:
			tag, v = tagInt, itoa(int(n.row))
		case opColumn:
			tag, v = tagInt, itoa(int(n.column))
		case opIsKey:
			out.add(m.boolean(n, n.isKey))
			return
		case opParents:
			s := m.newSeq()
			for p := n.parent; p != nil; p = p.parent {
				m.addItem(s, p)
			}
			out.add(s)
			return
		}
		out.add(m.replacement(n, scalar, tag, v))
	})
}

func (m *machine) parent(c context, level int) context {
	return c.each(func(n *node, out *list) {
		up := level
		if level < 0 {
			total := 0
			for p := n.parent; p != nil; p = p.parent {
				total++
			}
			up = max(0, total+level+1)
		}
		for ; up > 0 && n != nil; up-- {
			n = n.parent
		}
		if n != nil {
			out.add(n)
		}
	})
}

func (m *machine) splitDoc(c context) context {
	for i, n := range c.l.n {
		from := origin{document: i}
		if n.rare().origin != nil {
			from.file, from.fileIndex = n.rare().origin.file, n.rare().origin.fileIndex
		}
		n.note().origin, n.parent = &from, nil
	}
	return c
}

func (m *machine) explodeNodes(c context, e *expr) context {
	for _, n := range c.l.n {
		for _, v := range m.eval(c.one(n), e.rhs).l.n {
			m.explode(v)
		}
	}
	return c
}

// explode replaces aliases and merges by what they stand for.
func (m *machine) explode(n *node) {
	m.enter()
	defer m.leave()
	m.meter.Charge(1)
	if n.notes != nil {
		n.notes.anchor = ""
	}
	switch n.kind {
	case sequence:
		for _, v := range n.content {
			m.explode(v)
		}
	case alias:
		if t := n.rare().alias; t != nil {
			n.kind, n.style, n.tag, n.value, n.note().alias = t.kind, t.style, t.tag, t.value, nil
			m.addAll(n, t.content)
		}
	case mapping:
		for i := 0; i < len(n.content); i += 2 {
			if n.content[i].value != "<<" {
				continue
			}
			if m.prefs.mergeToSpec {
				m.mergeBySpec(n)
				return
			}
			m.warnMerge("")
			m.mergeOverriding(n)
			return
		}
		for _, v := range n.content {
			m.explode(v)
		}
	}
}

// mergeBySpec lets the mapping's own keys win over merged ones.
func (m *machine) mergeBySpec(n *node) {
	var content []*node
	known := func(list []*node, key string) bool {
		for i := 0; i+1 < len(list); i += 2 {
			m.meter.Charge(1)
			if list[i].value == key {
				return true
			}
		}
		return false
	}
	for i := 0; i+1 < len(n.content); i += 2 {
		k, v := n.content[i], n.content[i+1]
		if k.tag != tagMerge {
			m.explode(k)
			m.explode(v)
			content = append(content, k, v)
			continue
		}
		if v.kind == alias {
			v = resolve(v)
		}
		sources := []*node{v}
		if v.kind == sequence {
			sources = v.content
		}
		for _, s := range sources {
			if s.kind == alias {
				s = resolve(s)
			}
			s = m.copy(s)
			m.explode(s)
			m.needMap(s)
			var add []*node
			for j := 0; j+1 < len(s.content); j += 2 {
				if key := s.content[j].value; !known(n.content, key) && !known(content, key) {
					add = append(add, s.content[j], s.content[j+1])
				}
			}
			for _, a := range add {
				a.parent = n
			}
			content = append(content, add...)
		}
	}
	n.content = content
}

func (m *machine) needMap(n *node) {
	if n.kind != mapping {
		fail("can only use merge anchors with maps (!!map) or sequences (!!seq) of maps, but got sequence containing %s", n.tag)
	}
}

// mergeOverriding lets merged keys win over those in front of them, as yq does unless
// it is told to follow the specification.
func (m *machine) mergeOverriding(n *node) {
	var content []*node
	override := func(k, v *node, start int) {
		m.explode(v)
		for i := 0; i+1 < len(content); i += 2 {
			m.meter.Charge(1)
			if content[i].value == k.value && content[i].rare().alias == nil && k.rare().alias == nil {
				content[i+1] = v
				return
			}
		}
		for i := start + 2; i < len(n.content); i += 2 {
			m.meter.Charge(1)
			if n.content[i].value == k.value && n.content[i].rare().alias == nil {
				return
			}
		}
		m.explode(k)
		content = append(content, k, v)
	}
	apply := func(s *node, start int) {
		if s == nil {
			return
		}
		m.needMap(s)
		for i := 0; i+1 < len(s.content); i += 2 {
			override(s.content[i], s.content[i+1], start)
		}
	}
	for i := 0; i+1 < len(n.content); i += 2 {
		k, v := n.content[i], n.content[i+1]
		switch {
		case k.value != "<<":
			override(k, v, i)
		case v.kind == sequence:
			for j := len(v.content) - 1; j >= 0; j-- {
				apply(v.content[j].rare().alias, j)
			}
		default:
			apply(v.rare().alias, i)
		}
	}
	n.content = nil
	for i := 0; i+1 < len(content); i += 2 {
		m.addPair(n, content[i], content[i+1])
	}
}
