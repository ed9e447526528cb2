package yq

import (
	"ambit/core/fuel"
)

// context is what an expression is evaluated on.
type context struct {
	l        *list
	vars     *variables
	readOnly bool // missing entries are not made
	layout   string
}

// variables are those in sight. What is set later in the same scope is seen through
// every context of that scope, as in yq.
type variables struct{ last *variable }

type variable struct {
	name  string
	value *list
	next  *variable
}

func (c context) variable(name string) *list {
	if c.vars != nil {
		for v := c.vars.last; v != nil; v = v.next {
			if v.name == name {
				return v.value
			}
		}
	}
	return nil
}

func (c *context) set(name string, l *list) {
	if c.vars == nil {
		c.vars = &variables{}
	}
	c.vars.last = &variable{name, l, c.vars.last}
}

// child is a scope of its own for other nodes.
func (c context) child(l *list) context {
	vars := &variables{}
	if c.vars != nil {
		vars.last = c.vars.last
	}
	return context{l, vars, c.readOnly, c.layout}
}

func (c context) one(n *node) context { return c.child(listOf(n)) }

func (c context) oneReadOnly(n *node) context {
	d := c.one(n)
	d.readOnly = true
	return d
}

func (c context) frozen() context {
	d := c.child(c.l)
	d.readOnly = true
	return d
}

func (c context) writable() context {
	d := c.child(c.l)
	d.readOnly = false
	return d
}

// together reports whether all nodes are documents that are evaluated as one.
func (c context) together() bool {
	for _, n := range c.l.n {
		if !n.together {
			return false
		}
	}
	return true
}

// each gives the nodes that f makes of every node.
func (c context) each(f func(n *node, out *list)) context {
	out := &list{}
	for _, n := range c.l.n {
		f(n, out)
	}
	return c.child(out)
}

// first is the first node that an expression gives, or nil.
func first(c context) *node {
	if len(c.l.n) == 0 {
		return nil
	}
	return c.l.n[0]
}

// eval applies an expression to a context.
func (m *machine) eval(c context, e *expr) context {
	if e == nil {
		return c
	}
	m.enter()
	m.meter.Charge(2*fuel.Step + int64(len(c.l.n)))
	defer m.leave()
	return m.apply(c, e)
}

func (m *machine) apply(c context, e *expr) context {
	switch e.op.code {
	case opSelf:
		return c
	case opTraversePath:
		return m.traversePath(c, e)
	case opTraverseArray:
		return m.traverseArray(c, e)
	case opPipe, opShortPipe:
		return m.pipe(c, e)
	case opValue:
		return m.values(c, func() *node { return m.copy(e.op.value) })
	case opInterpolate:
		return m.interpolation(c, e)
	case opReference:
		return c.one(e.op.value)
	case opEmpty, opBlock:
		c.l = &list{}
		return c
	case opUnion:
		return m.union(c, e)
	case opVariable:
		l := c.variable(e.op.index.key)
		if l == nil {
			l = &list{}
		}
		return c.child(l)
	case opAssignVariable:
		fail("must use variable with a pipe, e.g. `exp as $x | ...`")
	case opExpression, opEval:
		return m.evaluate(c, e)
	case opRecurse:
		return m.recurse(c, e)
	case opSelect:
		return m.selectNodes(c, e.rhs)
	case opCollect:
		return m.collect(c, e)
	case opCollectObject:
		return m.collectObject(c)
	case opCreateMap:
		return m.createMap(c, e)
	case opAssign:
		return m.assign(c, e)
	case opAssignAttributes:
		return m.assignAttributes(c, e)
	case opAddAssign:
		return m.compound(c, e, opAdd)
	case opSubtractAssign:
		return m.compound(c, e, opSubtract)
	case opMultiplyAssign:
		return m.compound(c, e, opMultiply)
	case opDelete:
		return m.deleteNodes(c, e)
	case opMultiply:
		return m.cross(c.frozen(), e, func(c context, a, b *node) *node { return m.multiply(c, a, b, e.op.merge) })
	case opAdd:
		return m.crossWhenEmpty(c.frozen(), e, len(c.l.n) > 0, m.add)
	case opSubtract:
		return m.cross(c.frozen(), e, m.subtract)
	case opDivide:
		return m.cross(c.frozen(), e, m.divide)
	case opModulo:
		return m.cross(c.frozen(), e, m.modulo)
	case opAlternative:
		return m.crossShort(c, e, func(_ context, a, b *node) *node {
			if a == nil || b != nil && !truthy(a) {
				return b
			}
			return a
		}, func(a *node) *node {
			if truthy(a) {
				return a
			}
			return nil
		})
	case opOr, opAnd:
		return m.logic(c, e, e.op.code == opOr)
	case opNot:
		return c.each(func(n *node, out *list) { out.add(m.boolean(n, !truthy(n))) })
	case opEquals:
		return m.crossWhenEmpty(c, e, true, m.equals(false))
	case opNotEquals:
		return m.crossWhenEmpty(c.frozen(), e, true, m.equals(true))
	case opCompare:
		return m.crossWhenEmpty(c, e, true, func(c context, a, b *node) *node { return m.compare(c, a, b, e.op.flag, e.op.flag2) })
	case opMin, opMax:
		return m.extreme(c, e.op.code == opMax)
	}
	return m.applyFunction(c, e)
}

// applyFunction applies the operators that are written as words.
func (m *machine) applyFunction(c context, e *expr) context {
	switch e.op.code {
	case opThen:
		return m.ifThenElse(c, e.lhs, e.rhs, nil)
	case opElse:
		if e.lhs.op.code != opThen {
			fail("bad expression, please check expression syntax")
		}
		return m.ifThenElse(c, e.lhs.lhs, e.lhs.rhs, e.rhs)
	case opReduce:
		return m.reduce(c, e)
	case opWith:
		return m.with(c, e)
	case opMap:
		return m.mapItems(c, e)
	case opMapValues:
		return m.mapValues(c, e)
	case opFilter:
		return m.filter(c, e)
	case opFirst:
		return m.firstOf(c, e)
	case opAny, opAnyCondition:
		return m.anyAll(c, e, "any", true)
	case opAll, opAllCondition:
		return m.anyAll(c, e, "all", false)
	case opError:
		msg := "aborted"
		if n := first(m.eval(c.frozen(), e.rhs)); n != nil {
			msg = n.value
		}
		fail("%s", msg)
	case opLength:
		return c.each(func(n *node, out *list) { out.add(m.replacement(n, scalar, tagInt, itoa(length(n)))) })
	case opKeys:
		return c.each(func(n *node, out *list) { out.add(m.keys(n)) })
	case opHas:
		return m.has(c, e)
	case opContains:
		return m.cross(c.frozen(), e, m.contains)
	case opPick:
		return m.pick(c, e)
	case opOmit:
		return m.omit(c, e)
	case opFlatten:
		return m.flattenNodes(c, e)
	case opReverse:
		return m.reverse(c)
	case opPivot:
		return m.pivot(c)
	case opSort:
		return m.sortBy(c, &expr{op: &op{code: opSelf}})
	case opSortBy:
		return m.sortBy(c, e.rhs)
	case opSortKeys:
		return m.sortKeys(c, e)
	case opShuffle:
		return m.shuffle(c)
	case opUnique:
		return m.uniqueBy(c, &expr{op: &op{code: opSelf}})
	case opUniqueBy:
		return m.uniqueBy(c, e.rhs)
	case opGroupBy:
		return m.groupBy(c, e)
	case opToEntries:
		return m.toEntries(c)
	case opFromEntries:
		return m.fromEntries(c)
	case opWithEntries:
		return m.withEntries(c, e)
	case opPath:
		return m.paths(c)
	case opSetPath:
		return m.setPath(c, e)
	case opDelPaths:
		return m.delPaths(c, e)
	}
	return m.applyNode(c, e)
}

// applyNode applies the operators about strings, codecs and the nodes themselves.
func (m *machine) applyNode(c context, e *expr) context {
	switch e.op.code {
	case opJoin:
		return m.join(c, e)
	case opSplit:
		return m.split(c, e)
	case opSub:
		return m.substitute(c, e)
	case opMatch, opCapture, opTest:
		return m.match(c, e)
	case opChangeCase:
		return m.changeCase(c, e)
	case opTrim:
		return m.trim(c)
	case opToString:
		return m.toString(c)
	case opToNumber:
		return m.toNumber(c)
	case opEncode:
		return m.encode(c, e)
	case opDecode:
		return m.decode(c, e)
	case opLoad, opLoadString:
		return m.load(c, e)
	case opEnv:
		return m.env(c, e)
	case opEnvsubst:
		return m.envsubst(c, e)
	case opSystem:
		fail("system operations are disabled, use --security-enable-system-operator to enable")
	case opNow:
		return c.one(m.scalar(tagTime, m.now()))
	case opTimeZone:
		return m.timeZone(c, e)
	case opFormatDateTime:
		return m.formatDateTime(c, e)
	case opWithDateFormat:
		return m.withDateFormat(c, e)
	case opFromUnix:
		return m.fromUnix(c)
	case opToUnix:
		return m.toUnix(c)
	case opAssignStyle, opAssignTag, opAssignAnchor, opAssignAlias, opAssignComment:
		return m.assignProperty(c, e)
	case opExplode:
		return m.explodeNodes(c, e)
	case opSplitDoc:
		return m.splitDoc(c)
	case opParent:
		return m.parent(c, e.op.number)
	case opKey:
		return c.each(func(n *node, out *list) {
			switch {
			case n.item:
				k := m.integer(int(n.index))
				k.parent, k.isKey = n.parent, true
				out.add(k)
			case n.key != nil:
				out.add(n.key)
			}
		})
	}
	return m.property(c, e)
}

// values gives a new value for every node, and one where there is none.
func (m *machine) values(c context, f func() *node) context {
	out := &list{}
	for range max(1, len(c.l.n)) {
		out.add(f())
	}
	return c.child(out)
}

func (m *machine) pipe(c context, e *expr) context {
	if e.lhs.op.code == opAssignVariable {
		return m.bind(c, e)
	}
	l := m.eval(c, e.lhs)
	r := m.eval(c.child(l.l), e.rhs)
	return c.child(r.l)
}

func (m *machine) union(c context, e *expr) context {
	l := m.eval(c, e.lhs)
	r := m.eval(c, e.rhs)
	out := &list{append([]*node(nil), l.l.n...)}
	if r.l != l.l {
		out.n = append(out.n, r.l.n...)
	}
	return l.child(out)
}

// crossing says what cross does where a side is empty, or the left one decides.
type crossing struct {
	whenEmpty bool
	short     func(a *node) *node
	f         func(c context, a, b *node) *node
}

func (m *machine) cross(c context, e *expr, f func(context, *node, *node) *node) context {
	return m.crossing(c, e, crossing{f: f})
}

func (m *machine) crossWhenEmpty(c context, e *expr, whenEmpty bool, f func(context, *node, *node) *node) context {
	return m.crossing(c, e, crossing{f: f, whenEmpty: whenEmpty})
}

func (m *machine) crossShort(c context, e *expr, f func(context, *node, *node) *node, short func(*node) *node) context {
	return m.crossing(c, e, crossing{f: f, whenEmpty: true, short: short})
}

// crossing combines each result of the left side with each of the right, for each
// node of the context.
func (m *machine) crossing(c context, e *expr, o crossing) context {
	if c.together() {
		return m.crossNode(c, e, o)
	}
	return c.each(func(n *node, out *list) {
		out.n = append(out.n, m.crossNode(c.one(n), e, o).l.n...)
	})
}

func (m *machine) crossNode(c context, e *expr, o crossing) context {
	out := &list{}
	l := m.eval(c, e.lhs)
	if o.whenEmpty && len(c.l.n) > 0 && len(l.l.n) == 0 {
		m.crossRight(c, e, o, nil, out)
	}
	for _, a := range l.l.n {
		m.crossRight(c, e, o, a, out)
	}
	return c.child(out)
}

func (m *machine) crossRight(c context, e *expr, o crossing, a *node, out *list) {
	put := func(n *node) {
		if n != nil {
			out.add(n)
		}
	}
	if o.short != nil {
		if n := o.short(a); n != nil {
			out.add(n)
			return
		}
	}
	r := m.eval(c, e.rhs)
	if o.whenEmpty && len(r.l.n) == 0 {
		put(o.f(c, a, nil))
		return
	}
	for _, b := range r.l.n {
		m.meter.Charge(fuel.Step)
		put(o.f(c, a, b))
	}
}

// logic is and, or.
func (m *machine) logic(c context, e *expr, or bool) context {
	owner := func(a, b *node) *node {
		switch {
		case a != nil:
			return a
		case b != nil:
			return b
		}
		return &node{}
	}
	return m.crossShort(c.frozen(), e, func(_ context, a, b *node) *node {
		return m.boolean(owner(a, b), truthy(b))
	}, func(a *node) *node {
		if truthy(a) != or {
			return nil
		}
		return m.boolean(owner(a, nil), or)
	})
}

// evaluate runs an expression that is a text.
func (m *machine) evaluate(c context, e *expr) context {
	if e.op.code == opExpression {
		return m.eval(c, m.expression(e.op.index.key))
	}
	texts := m.eval(c.frozen(), e.rhs)
	out := &list{}
	for range c.l.n {
		for _, n := range texts.l.n {
			out.n = append(out.n, m.eval(c, m.expression(n.value)).l.n...)
		}
	}
	return c.child(out)
}

// expression parses a text once.
func (m *machine) expression(src string) *expr {
	if e, ok := m.parsed[src]; ok {
		return e
	}
	m.enter()
	e := m.parse(src)
	m.leave()
	m.parsed[src] = e
	m.meter.Alloc(int64(len(src)) * 64)
	return e
}
