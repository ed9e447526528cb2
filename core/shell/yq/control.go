package yq

func (m *machine) ifThenElse(c context, condition, then, otherwise *expr) context {
	return c.each(func(n *node, out *list) {
		results := m.eval(c.oneReadOnly(n), condition).l.n
		if len(results) == 0 {
			results = []*node{nil}
		}
		for _, r := range results {
			e := otherwise
			if truthy(r) {
				e = then
			}
			out.n = append(out.n, m.eval(c.one(n), e).l.n...)
		}
	})
}

// separately evaluates f on all nodes at once if they belong together, else on each.
func (c context) separately(f func(c context) context) context {
	if c.together() {
		return f(c)
	}
	return c.each(func(n *node, out *list) { out.n = append(out.n, f(c.one(n)).l.n...) })
}

// bind is exp as $x | exp.
func (m *machine) bind(c context, e *expr) context {
	return c.separately(func(c context) context {
		v := e.lhs
		l := m.eval(c.frozen(), v.lhs)
		if v.rhs.op.code != opVariable {
			fail("RHS of 'as' operator must be a variable name e.g. $foo")
		}
		if len(l.l.n) == 0 {
			return m.eval(c, e.rhs)
		}
		out := &list{}
		for _, n := range l.l.n {
			if !v.op.flag {
				n = m.copy(n)
			}
			d := c.child(c.l)
			d.set(v.rhs.op.index.key, listOf(n))
			out.n = append(out.n, m.eval(d, e.rhs).l.n...)
		}
		return c.child(out)
	})
}

func (m *machine) reduce(c context, e *expr) context {
	if e.lhs.op.code != opAssignVariable {
		fail("reduce must be given a variables assignment, got %s instead", opTypes[e.lhs.op.code].name)
	}
	initial, step := block(e, "reduce must be given a block, got %s instead")
	return c.separately(func(c context) context {
		items := m.eval(c, e.lhs.lhs)
		name := e.lhs.rhs.op.index.key
		acc := m.eval(c, initial)
		for _, n := range items.l.n {
			acc.set(name, listOf(n))
			acc = m.eval(acc, step)
		}
		return acc
	})
}

func (m *machine) with(c context, e *expr) context {
	path, update := block(e, "with must be given a block (;), got %s instead")
	l := m.eval(c, path)
	for _, n := range l.l.n {
		m.eval(l.one(n), update)
	}
	return c
}
