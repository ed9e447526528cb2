package yq

func (m *machine) entry(k, v *node) *node {
	e := m.newMap()
	m.addPair(e, &node{kind: scalar, tag: tagStr, value: "key"}, k)
	m.addPair(e, &node{kind: scalar, tag: tagStr, value: "value"}, v)
	return e
}

func (m *machine) toEntries(c context) context {
	return c.each(func(n *node, out *list) {
		if n.kind != mapping && n.kind != sequence {
			if n.tag != tagNull {
				fail("%s has no keys", n.tag)
			}
			return
		}
		s := m.replacementWithComments(n, sequence, tagSeq, 0)
		for i := range n.content {
			switch {
			case n.kind == sequence:
				m.addItem(s, m.entry(m.integer(i), n.content[i]))
			case i%2 == 1:
				m.addItem(s, m.entry(n.content[i-1], n.content[i]))
			}
		}
		out.add(s)
	})
}

func (m *machine) fromEntries(c context) context {
	return c.each(func(n *node, out *list) {
		if n.kind != sequence {
			fail("from entries only runs against arrays")
		}
		r := m.shell(n)
		r.kind, r.tag = mapping, tagMap
		for i, e := range n.content {
			get := func(name string) *node {
				l := m.traverseMap(context{}, e, m.str(name), traversal{noCreate: true}, false)
				if len(l) != 1 {
					fail("expected to find one '%s' entry but found %d in position %d", name, len(l), i)
				}
				return l[0]
			}
			k := get("key")
			m.addPair(r, k, get("value"))
		}
		out.add(r)
	})
}

func (m *machine) withEntries(c context, e *expr) context {
	out := &list{}
	for _, n := range m.toEntries(c).l.n {
		items := m.splat(c.one(n), traversal{})
		results := &list{}
		for _, v := range items.l.n {
			results.n = append(results.n, m.eval(items.one(v), e.rhs).l.n...)
		}
		s := m.gather(items.child(results), self)
		s.note().leading, s.note().head, s.note().foot = n.rare().leading, n.rare().head, n.rare().foot
		out.n = append(out.n, m.fromEntries(c.one(s)).l.n...)
	}
	return c.child(out)
}

func (m *machine) pathNode(s step) *node {
	if s.isInt {
		return &node{kind: scalar, tag: tagInt, value: s.String()}
	}
	return &node{kind: scalar, tag: tagStr, value: s.key}
}

func (m *machine) paths(c context) context {
	return c.each(func(n *node, out *list) {
		r := m.replacement(n, sequence, tagSeq, "")
		for _, s := range m.path(n) {
			m.addItem(r, m.pathNode(s))
		}
		out.add(r)
	})
}

// pathOf reads a path from a sequence.
func pathOf(name string, n *node) []step {
	if n.kind != sequence {
		fail("%s: expected path array, but got %s instead", name, n.tag)
	}
	path := make([]step, len(n.content))
	for i, v := range n.content {
		switch v.tag {
		case tagStr:
			path[i] = step{key: v.value}
		case tagInt:
			x, err := parseInt(v.value)
			if err != nil {
				fail("%s: could not parse %s as an int: %v", name, v.value, err)
			}
			path[i] = step{index: x, isInt: true}
		default:
			fail("%s: expected either a !!str or !!int in the path, found %s instead", name, v.tag)
		}
	}
	return path
}

// block gives the two sides of an operand that has to be a; b.
func block(e *expr, complaint string) (*expr, *expr) {
	if e.rhs.op.code != opBlock {
		fail(complaint, opTypes[e.rhs.op.code].name)
	}
	return e.rhs.lhs, e.rhs.rhs
}

func (m *machine) setPath(c context, e *expr) context {
	lhs, rhs := block(e, "SETPATH must be given a block (;), got %s instead")
	l := m.eval(c.frozen(), lhs)
	if len(l.l.n) != 1 {
		fail("SETPATH: expected single path but found %d results instead", len(l.l.n))
	}
	walk := walkTo(pathOf("SETPATH", l.l.n[0]), traversal{}, false)
	for _, n := range c.l.n {
		v := m.eval(c.oneReadOnly(n), rhs)
		if len(v.l.n) != 1 {
			fail("SETPATH: expected single value on RHS but found %d", len(v.l.n))
		}
		m.eval(c.one(n), &expr{op: &op{code: opAssign}, lhs: walk, rhs: reference(v.l.n[0])})
	}
	return c
}

func (m *machine) delPaths(c context, e *expr) context {
	l := m.eval(c.frozen(), e.rhs)
	if len(l.l.n) != 1 {
		fail("DELPATHS: expected single value but found %d", len(l.l.n))
	}
	if l.l.n[0].tag != tagSeq {
		fail("DELPATHS: expected a sequence of sequences, but found %s", l.l.n[0].tag)
	}
	for i, p := range l.l.n[0].content {
		if p.tag != tagSeq {
			fail("DELPATHS: expected entry [%d] to be a sequence, but its a %s. Note that delpaths takes an array of path arrays, e.g. [[\"a\", \"b\"]]", i, p.tag)
		}
		c = m.deleteNodes(c, &expr{rhs: walkTo(pathOf("DELPATHS", p), traversal{}, false)})
	}
	return c
}
