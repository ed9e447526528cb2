package yq

import (
	"strings"

	"ambit/core/fuel"
)

// gather makes one sequence of what an expression gives for all nodes.
func (m *machine) gather(c context, e *expr) *node {
	s := m.newSeq()
	for _, n := range c.l.n {
		for _, v := range m.eval(c.oneReadOnly(n), e).l.n {
			m.addItem(s, v)
		}
	}
	return s
}

var self = &expr{op: &op{code: opSelf}}

func (m *machine) collect(c context, e *expr) context {
	if len(c.l.n) == 0 {
		return c.one(m.node(node{kind: sequence, tag: tagSeq, value: "[]"}))
	}
	if c.together() {
		return c.one(m.gather(c, e.rhs))
	}
	return c.each(func(n *node, out *list) {
		s := m.replacement(n, sequence, tagSeq, "")
		for _, v := range m.eval(c.one(n), e.rhs).l.n {
			m.addItem(s, v)
		}
		out.add(s)
	})
}

// createMap makes the candidates for one key of an object: a sequence for each node.
func (m *machine) createMap(c context, e *expr) context {
	sequences := m.newSeq()
	one := func(n *node) {
		l := &list{}
		if n != nil {
			l.add(n)
		}
		pairs := m.cross(c.child(l), e, func(_ context, a, b *node) *node {
			p := m.newMap()
			m.addPair(p, a, b)
			if n != nil {
				from := n.from()
				p.note().origin = &from
			}
			return p
		})
		inner := m.newSeq()
		inner.style = flow
		for _, p := range pairs.l.n {
			m.addItem(inner, p)
		}
		m.addItem(sequences, inner)
	}
	if len(c.l.n) == 0 {
		one(nil)
	}
	for _, n := range c.l.n {
		one(n)
	}
	return c.one(sequences)
}

// collectObject multiplies the candidates of all keys with each other.
func (m *machine) collectObject(original context) context {
	c := original.writable()
	if len(c.l.n) == 0 {
		return c.one(m.node(node{kind: mapping, tag: tagMap, value: "{}"}))
	}
	size := len(c.l.n[0].content)
	out := &list{}
	for i := range size {
		agg := &list{}
		for _, n := range c.l.n {
			if len(n.content) < size {
				fail("CollectObject: mismatching node sizes; are you creating a map with mismatching key value pairs?")
			}
			splatted := m.splat(c.one(n.content[i]), traversal{noFollow: true})
			if len(agg.n) == 0 {
				agg = splatted.l
				continue
			}
			next := &list{}
			for _, a := range agg.n {
				for _, b := range splatted.l.n {
					next.add(m.multiply(c, m.copy(a), b, merging{}))
				}
			}
			agg = next
		}
		for _, n := range agg.n {
			n = m.copy(n)
			n.takePlace(&node{})
			out.add(n)
		}
	}
	return c.child(out)
}

func (m *machine) mapItems(c context, e *expr) context {
	return c.each(func(n *node, out *list) {
		items := m.splat(c.one(n), traversal{})
		if len(items.l.n) == 0 {
			out.add(m.copy(n))
			return
		}
		s := m.gather(m.eval(items, e.rhs), self)
		s.style = n.style
		out.add(s)
	})
}

func (m *machine) mapValues(c context, e *expr) context {
	for _, n := range c.l.n {
		items := m.splat(c.one(n), traversal{})
		values := make([]*node, len(items.l.n))
		for i, v := range items.l.n {
			values[i] = first(m.eval(items.one(v), e.rhs))
		}
		for i := len(values) - 1; i >= 0; i-- {
			v := items.l.n[i]
			switch {
			case values[i] != nil:
				m.update(v, values[i], assignment{})
			case n.kind == mapping:
				for j := 1; j < len(n.content); j += 2 {
					if n.content[j] == v {
						n.content = append(n.content[:j-1:j-1], n.content[j+1:]...)
						moveComment(n)
						break
					}
				}
			case n.kind == sequence:
				m.deleteItem(n, itoa(int(v.index)))
			}
		}
	}
	return c
}

func (m *machine) filter(c context, e *expr) context {
	return c.each(func(n *node, out *list) {
		s := m.gather(m.selectNodes(m.splat(c.one(n), traversal{}), e.rhs), self)
		s.style = n.style
		out.add(s)
	})
}

func anyTruthy(c context) bool {
	for _, n := range c.l.n {
		if truthy(n) {
			return true
		}
	}
	return false
}

func (m *machine) selectNodes(c context, e *expr) context {
	return c.each(func(n *node, out *list) {
		if anyTruthy(m.eval(c.oneReadOnly(n), e)) {
			out.add(n)
		}
	})
}

func (m *machine) firstOf(c context, e *expr) context {
	return c.each(func(n *node, out *list) {
		if e.rhs == nil {
			if len(n.content) > 0 {
				out.add(n.content[0])
			}
			return
		}
		for _, v := range m.splat(c.one(n), traversal{}).l.n {
			if anyTruthy(m.eval(c.one(v), e.rhs)) {
				out.add(v)
				return
			}
		}
	})
}

func (m *machine) anyAll(c context, e *expr, name string, want bool) context {
	return c.each(func(n *node, out *list) {
		if n.kind != sequence {
			fail("%s only supports arrays, was %s", name, n.tag)
		}
		found := false
		for _, v := range n.content {
			m.meter.Charge(fuel.Step)
			if e.rhs != nil {
				if v = first(m.eval(c.oneReadOnly(v), e.rhs)); v == nil {
					continue
				}
			}
			if truthy(v) == want {
				found = true
				break
			}
		}
		out.add(m.boolean(n, found == want))
	})
}

func length(n *node) int {
	switch n.kind {
	case scalar:
		if n.tag == tagNull {
			return 0
		}
		return len(n.value)
	case mapping:
		return len(n.content) / 2
	case sequence:
		return len(n.content)
	}
	return 0
}

func (m *machine) keys(n *node) *node {
	if n.kind != mapping && n.kind != sequence {
		fail("cannot get keys of %s, keys only works for maps and arrays", n.tag)
	}
	s := m.newSeq()
	for i := range n.content {
		switch {
		case n.kind == sequence:
			m.addItem(s, m.integer(i))
		case i%2 == 0:
			m.addItem(s, n.content[i])
		}
	}
	return s
}

func (m *machine) has(c context, e *expr) context {
	want := first(m.eval(c.frozen(), e.rhs))
	if want == nil {
		want = &node{tag: tagNull, value: "null"}
	}
	return c.each(func(n *node, out *list) {
		found := false
		switch {
		case n.kind == mapping:
			for i := 0; i < len(n.content) && !found; i += 2 {
				m.meter.Charge(fuel.Step)
				found = n.content[i].value == want.value
			}
		case n.kind == sequence && want.tag == tagInt:
			i, err := parseInt(want.value)
			if err != nil {
				fail("%v", err)
			}
			found = i >= 0 && i < len(n.content)
		}
		out.add(m.boolean(n, found))
	})
}

func (m *machine) contains(_ context, a, b *node) *node {
	if a.kind != b.kind {
		fail("%s cannot check contained in %s", b.tag, a.tag)
	}
	return m.boolean(a, m.within(a, b))
}

// within reports whether b is contained in a.
func (m *machine) within(a, b *node) bool {
	m.enter()
	defer m.leave()
	m.meter.Charge(fuel.Compare)
	anyItem := func(v *node) bool {
		for _, w := range a.content {
			if m.within(w, v) {
				return true
			}
		}
		return false
	}
	switch a.kind {
	case mapping:
		if b.kind != mapping {
			return false
		}
		for i := 0; i+1 < len(b.content); i += 2 {
			j := m.findKey(a, b.content[i])
			if j < 0 || !m.within(a.content[j+1], b.content[i+1]) {
				return false
			}
		}
		return true
	case sequence:
		if b.kind != sequence {
			return anyItem(b)
		}
		for _, v := range b.content {
			if !anyItem(v) {
				return false
			}
		}
		return true
	case scalar:
		switch {
		case b.kind != scalar || a.tag != b.tag:
			return false
		case a.tag == tagNull:
			return true
		case a.tag == tagStr:
			m.meter.Scan(len(a.value) + len(b.value))
			return strings.Contains(a.value, b.value)
		}
		return a.value == b.value
	}
	fail("%s not yet supported for contains", a.tag)
	return false
}

func (m *machine) pick(c context, e *expr) context {
	want := first(m.eval(c, e.rhs))
	if want == nil {
		want = &node{}
	}
	return c.each(func(n *node, out *list) {
		r := m.shell(n)
		switch n.kind {
		case mapping:
			for _, k := range want.content {
				if i := m.findKey(n, k); i >= 0 {
					m.addPair(r, n.content[i], n.content[i+1])
				}
			}
		case sequence:
			for _, k := range want.content {
				i, err := parseInt(k.value)
				if err != nil {
					fail("cannot index array with %s", k.value)
				}
				if i >= 0 && i < len(n.content) {
					m.addItem(r, n.content[i])
				}
			}
		default:
			fail("cannot pick indices from type %s (%s)", n.tag, m.place(n))
		}
		out.add(r)
	})
}

func (m *machine) omit(c context, e *expr) context {
	drop := first(m.eval(c, e.rhs))
	if drop == nil || len(drop.content) == 0 {
		return c
	}
	out := &list{}
	for _, n := range c.l.n {
		r := m.shell(n)
		switch n.kind {
		case mapping:
			for i := 0; i+1 < len(n.content); i += 2 {
				if m.findItem(drop, n.content[i]) < 0 {
					m.addPair(r, n.content[i], n.content[i+1])
				}
			}
		case sequence:
			for i, v := range n.content {
				if m.findItem(drop, &node{kind: scalar, tag: tagInt, value: itoa(i)}) < 0 {
					m.addItem(r, v)
				}
			}
		default:
			return c
		}
		out.add(r)
	}
	return c.child(out)
}

func (m *machine) flattenNodes(c context, e *expr) context {
	for _, n := range c.l.n {
		if n.kind != sequence {
			fail("only arrays are supported for flatten")
		}
		m.flatten(n, e.op.number)
	}
	return c
}

func (m *machine) flatten(n *node, depth int) {
	if depth == 0 || n.kind != sequence {
		return
	}
	m.enter()
	defer m.leave()
	var all []*node
	for _, v := range n.content {
		if v.kind != sequence {
			all = append(all, v)
			continue
		}
		m.flatten(v, depth-1)
		all = append(all, v.content...)
	}
	n.content = nil
	m.addAll(n, all)
}

func (m *machine) reverse(c context) context {
	return c.each(func(n *node, out *list) {
		if n.kind != sequence {
			fail("node at path [%s] is not an array (it's a %s)", m.place(n), n.tag)
		}
		r := m.replacementWithComments(n, sequence, tagSeq, n.style)
		for i := len(n.content) - 1; i >= 0; i-- {
			m.addItem(r, n.content[i])
		}
		out.add(r)
	})
}

// pivot exchanges rows and columns.
func (m *machine) pivot(c context) context {
	return c.each(func(n *node, out *list) {
		if n.tag != tagSeq {
			fail("cannot pivot node of type %s", n.tag)
		}
		tag := ""
		for i, v := range n.content {
			if i > 0 && v.tag != tag {
				fail("sequence contains elements of %s and %s types", tag, v.tag)
			}
			tag = v.tag
		}
		switch tag {
		case tagSeq:
			out.add(m.pivotRows(n))
		case tagMap:
			out.add(m.pivotMaps(n))
		default:
			fail("can only pivot elements of !!seq or !!map types, received %s", tag)
		}
	})
}

func (m *machine) pivotRows(n *node) *node {
	width := 0
	for _, row := range n.content {
		width = max(width, len(row.content))
	}
	r := m.node(node{kind: sequence})
	for j := range width {
		column := m.node(node{kind: sequence})
		for _, row := range n.content {
			v := m.null("")
			if j < len(row.content) {
				v = row.content[j]
			}
			m.addItem(column, v)
		}
		m.addItem(r, column)
	}
	return r
}

func (m *machine) pivotMaps(n *node) *node {
	r := m.node(node{kind: mapping})
	at := map[string]*node{}
	for i, row := range n.content {
		for j := 0; j+1 < len(row.content); j += 2 {
			k := row.content[j].value
			column := at[k]
			if column == nil {
				_, column = m.addPair(r, m.str(k), &node{kind: sequence})
				at[k] = column
			}
			for len(column.content) < i {
				m.addItem(column, m.null(""))
			}
			m.addItem(column, row.content[j+1])
		}
	}
	for j := 1; j < len(r.content); j += 2 {
		for len(r.content[j].content) < len(n.content) {
			m.addItem(r.content[j], m.null(""))
		}
	}
	return r
}
