package yq

import (
	"strconv"
	"strings"
)

func (m *machine) assign(c context, e *expr) context {
	l := m.eval(c.writable(), e.lhs)
	o := e.op.assign
	if !e.op.update {
		m.cross(c.frozen(), e, func(_ context, a, b *node) *node {
			if !o.onlyNull || a.tag == tagNull {
				m.update(a, b, o)
			}
			return a
		})
		return c
	}
	// The children come before their parents, so that `.. |= [.]` ends.
	for i := len(l.l.n) - 1; i >= 0; i-- {
		n := l.l.n[i]
		if v := first(m.eval(c.one(n), e.rhs)); v != nil {
			m.update(n, v, o)
		}
	}
	return c
}

// assignAttributes assigns everything but the content.
func (m *machine) assignAttributes(c context, e *expr) context {
	l := m.eval(c.writable(), e.lhs)
	for _, n := range l.l.n {
		v := first(m.eval(c.oneReadOnly(n), e.rhs))
		if v != nil && (!e.op.assign.onlyNull || n.tag == tagNull) {
			m.updateAttributes(n, v, e.op.assign)
		}
	}
	return c
}

// compound is +=, -= and *=.
func (m *machine) compound(c context, e *expr, code opCode) context {
	l := m.eval(c.writable(), e.lhs)
	o := e.op.assign
	if code == opMultiply {
		o = assignment{clobber: e.op.merge.assign.clobber}
	}
	for _, n := range l.l.n {
		was := m.copy(n)
		calculation := &expr{op: &op{code: code, merge: e.op.merge}, lhs: reference(was), rhs: e.rhs}
		m.eval(c, &expr{op: &op{code: opAssign, assign: o}, lhs: reference(n), rhs: calculation})
	}
	return c
}

func reference(n *node) *expr { return &expr{op: &op{code: opReference, value: n}} }

// deepAssign assigns a value at a path; mappings are merged.
func (m *machine) deepAssign(c context, path []step, v *node) {
	e := &expr{op: &op{code: opAssign}, lhs: walkTo(path, traversal{}, false), rhs: &expr{op: &op{code: opValue, value: v}}}
	if v.kind == mapping {
		e.op = &op{code: opMultiplyAssign, merge: merging{appendArrays: true, walk: traversal{noFollow: true}}}
	}
	m.eval(c, e)
}

func (m *machine) deleteNodes(c context, e *expr) context {
	l := m.eval(c.frozen(), e.rhs)
	for i := len(l.l.n) - 1; i >= 0; i-- {
		n := l.l.n[i]
		if n.parent == nil {
			out := &list{}
			for _, d := range c.l.n {
				if d != n {
					out.add(d)
				}
			}
			return c.child(out)
		}
		s, ok := n.step()
		if !ok {
			continue
		}
		switch n.parent.kind {
		case mapping:
			m.deleteKey(n.parent, s)
		case sequence:
			m.deleteItem(n.parent, s.String())
		default:
			fail("cannot delete nodes from parent of tag %s", n.parent.tag)
		}
	}
	return c
}

func (m *machine) deleteKey(n *node, s step) {
	m.meter.Charge(int64(len(n.content)) / 8)
	var left []*node
	for i := 0; i+1 < len(n.content); i += 2 {
		if s.isInt || n.content[i].value != s.key {
			left = append(left, n.content[i], n.content[i+1])
		}
	}
	n.content = left
	moveComment(n)
}

func (m *machine) deleteItem(n *node, index string) {
	m.meter.Charge(int64(len(n.content)) / 4)
	var left []*node
	for i, v := range n.content {
		if strconv.Itoa(i) != index {
			v.index = int32(len(left))
			left = append(left, v)
		}
	}
	n.content = left
	moveComment(n)
}

// moveComment puts the comment of a key behind its container if that is empty now.
func moveComment(n *node) {
	if n.kind != sequence && n.kind != mapping || len(n.content) > 0 || n.rare().line != "" {
		return
	}
	key := n.key
	if n.parent != nil && n.parent.kind == mapping {
		for i := 0; i+1 < len(n.parent.content); i += 2 {
			if n.parent.content[i+1] == n {
				key = n.parent.content[i]
				break
			}
		}
	}
	if key != nil && key.rare().line != "" {
		n.note().line, key.note().line, n.style = key.rare().line, "", flow
	}
}

// multiply is *: it merges containers, multiplies numbers and repeats strings.
func (m *machine) multiply(c context, a, b *node, o merging) *node {
	leading, head, foot := b.rare().leading, b.rare().head, b.rare().foot
	if a.rare().head != "" || a.rare().leading != "" {
		head, leading = a.rare().head, a.rare().leading
	}
	if a.rare().foot != "" {
		foot = a.rare().foot
	}
	if b.tag == tagNull {
		return m.copy(a)
	}
	if (a.kind == b.kind || a.tag == tagNull) && (b.kind == mapping || b.kind == sequence) {
		blank := m.copy(a)
		if blank.notes != nil || leading != "" || head != "" || foot != "" {
			blank.note().leading, blank.note().head, blank.note().foot = leading, head, foot
		}
		m.merge(c.writable(), blank, b, o)
		return blank
	}
	return m.multiplyScalars(a, b)
}

func (m *machine) merge(c context, a, b *node, o merging) {
	all := &list{}
	m.descend(c.one(b), all, o.deepArrays, traversal{noFollow: true, withKeys: true, exact: true})
	start := len(m.path(b))
	for _, n := range all.n {
		path := m.path(n)[start:]
		p := &op{code: opAssignAttributes, assign: o.assign}
		switch {
		case o.appendArrays && n.kind == sequence:
			p.code = opAddAssign
		case !o.deepArrays && n.kind == sequence, n.kind == scalar, n.kind == alias:
			p.code = opAssign
		}
		m.eval(c.one(a), &expr{op: p, lhs: walkTo(path, o.walk, n.isKey), rhs: reference(n)})
	}
}

func (m *machine) multiplyScalars(a, b *node) *node {
	at, bt := m.guess(a), m.guess(b)
	switch {
	case at == tagInt && bt == tagInt:
		return m.integers(a, b, func(x, y int64) int64 {
			p := x * y
			if x != 0 && (p/x != y || x == -1 && y == -1<<63) {
				fail("%d * %d overflows int64", x, y)
			}
			return p
		})
	case numeric(at) && numeric(bt):
		return m.floats(a, b, func(x, y float64) float64 { return x * y })
	case at == tagStr && bt == tagInt, at == tagInt && bt == tagStr:
		return m.repeat(a, b)
	}
	fail("cannot multiply %s with %s", a.tag, b.tag)
	return nil
}

// maxRepeat is the longest string that * makes.
const maxRepeat = 10 << 20

func (m *machine) repeat(a, b *node) *node {
	s, i := b, a
	if a.tag == tagStr {
		s, i = a, b
	}
	r := m.shell(a)
	m.updateAttributes(r, s, assignment{})
	n, err := parseInt(i.value)
	switch {
	case err != nil:
		fail("%v", err)
	case n < 0:
		fail("cannot repeat string by a negative number (%d)", n)
	case n > 0 && len(s.value) > maxRepeat/n:
		fail("result of repeating string (%d bytes) by %d would exceed %d bytes", len(s.value), n, maxRepeat)
	}
	m.meter.Scan(len(s.value) * n)
	m.acct.Alloc(int64(len(s.value)) * int64(n))
	r.value = strings.Repeat(s.value, n)
	return r
}
