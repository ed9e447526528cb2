package jq

// change says what became of the value that an update visited.
type change uint8

const (
	changed change = iota
	deleted        // the update gave nothing: the place goes
	untouched
)

// changer gives the new value of a place.
type changer func(old Value) (Value, change, error)

// update runs the assignment operators.
func (m *machine) update(n *node, e *env, in Value, p *path, out output) error {
	if n.op == opModify {
		v, err := m.modify(n.a, e, in, in, nil, func(old Value) (Value, change, error) {
			return m.first(n.b, e, old)
		})
		if err != nil {
			return err
		}
		return out(v, p.elsewhere())
	}
	return m.each(n.b, e, in, nil, func(rhs Value, _ *path) error {
		v, err := m.modify(n.a, e, in, in, nil, m.assignment(n, rhs))
		if err != nil {
			return err
		}
		return out(v, p.elsewhere())
	})
}

// assignment is what =, op= and //= do to one place.
func (m *machine) assignment(n *node, rhs Value) changer {
	return func(old Value) (Value, change, error) {
		switch n.op {
		case opArithMod:
			v, err := m.arithmetic(n.arith, old, rhs)
			return v, changed, err
		case opAltMod:
			if old.truthy() {
				return old, changed, nil
			}
		}
		return rhs, changed, nil
	}
}

// first is the first output of n, or deleted if there is none.
func (m *machine) first(n *node, e *env, in Value) (Value, change, error) {
	if n.single {
		v, err := m.oneDeep(n, e, in)
		return v, changed, err
	}
	v, ok, err := m.firstOf(n, e, in, nil)
	if !ok {
		return null, deleted, err
	}
	return v.v, changed, err
}

// found is an output with its path.
type found struct {
	v Value
	p *path
}

// stopError ends a filter whose remaining outputs nobody wants.
type stopError struct{ _ byte } // not empty: each must have an address of its own

func (*stopError) Error() string { return "stop" }

func (m *machine) firstOf(n *node, e *env, in Value, p *path) (f found, ok bool, err error) {
	stop := &stopError{}
	err = m.each(n, e, in, p, func(v Value, q *path) error {
		f, ok = found{v, q}, true
		return stop
	})
	if err == error(stop) {
		err = nil
	}
	return f, ok, err
}

// modify changes every place of in that the path expression n names.
func (m *machine) modify(n *node, e *env, root, in Value, owner *ownerToken, f changer) (Value, error) {
	if direct(n) {
		v, c, err := m.changeAt(n, e, root, in, owner, 0, f)
		switch {
		case err != nil:
			return null, err
		case c == deleted:
			return null, nil
		case c == untouched:
			return in, nil
		}
		return v, nil
	}
	acc := in
	var gone []Value
	held := int64(0)
	err := m.each(n, e, in, rootPath, func(at Value, p *path) error {
		if p.lost {
			return errorf("Invalid path expression with result %s", cut(m.shortJSON(at), 30))
		}
		keys := m.pathValue(p)
		old, err := m.getPath(acc, keys.elems())
		if err != nil {
			return err
		}
		v, c, err := f(old)
		switch {
		case err != nil:
			return err
		case c == deleted:
			m.meter.Alloc(keys.cost())
			held += keys.cost()
			gone = append(gone, keys)
			return nil
		}
		acc, err = m.setPath(acc, keys.elems(), v, 0)
		return err
	})
	m.meter.Free(held)
	if err != nil || gone == nil {
		return acc, err
	}
	return m.deletePaths(acc, gone)
}

// direct reports that the places of n can be changed on the way down, without naming
// their paths: it takes each place once and looks at nothing else.
func direct(n *node) bool {
	switch n.op {
	case opIdentity:
		return true
	case opField, opEach:
		return direct(n.a)
	case opIndex:
		return direct(n.a) && n.b.single
	case opPipe:
		return direct(n.a) && directLocal(n.b)
	}
	return false
}

// directLocal is direct for what follows a pipe, where "." is another value.
func directLocal(n *node) bool {
	switch n.op {
	case opIndex:
		return directLocal(n.a) && n.b.op == opLiteral
	case opPipe:
		return directLocal(n.a) && directLocal(n.b)
	case opField, opEach:
		return directLocal(n.a)
	case opIdentity:
		return true
	case opSpecial:
		return n.s == "select" && n.list[0].single
	}
	return false
}

func (m *machine) changeAt(n *node, e *env, root, v Value, owner *ownerToken, depth int, f changer) (Value, change, error) {
	m.deep(depth)
	m.meter.Charge(1)
	switch n.op {
	case opIdentity:
		return f(v)
	case opPipe:
		return m.changeAt(n.a, e, root, v, owner, depth+1, func(old Value) (Value, change, error) {
			return m.changeAt(n.b, e, old, old, owner, depth+1, f)
		})
	case opSpecial:
		ok, err := m.oneDeep(n.list[0], e, v)
		if err != nil || !ok.truthy() {
			return v, untouched, err
		}
		return f(v)
	case opEach:
		return m.changeAt(n.a, e, root, v, owner, depth+1, func(old Value) (Value, change, error) { return m.changeEach(old, f) })
	}
	key := text(n.s)
	if n.op == opIndex {
		k, err := m.oneDeep(n.b, e, root)
		if err != nil {
			return null, changed, err
		}
		key = k
	}
	return m.changeAt(n.a, e, root, v, owner, depth+1, func(old Value) (Value, change, error) {
		child, err := m.index(old, key)
		if err != nil {
			return null, changed, err
		}
		was := child.cost()
		x, c, err := f(child)
		switch {
		case err != nil:
			return null, changed, err
		case c == untouched:
			return old, untouched, nil
		case c == deleted:
			if old.isNull() {
				return old, untouched, nil
			}
			x, err = m.deleteKey(old, key)
			return x, changed, err
		}
		x, err = m.setKey(old, key, x, owner, was)
		return x, changed, err
	})
}

func (m *machine) changeEach(old Value, f changer) (Value, change, error) {
	switch old.kind() {
	case Array:
		same := true
		e := make([]Value, 0, len(old.elems()))
		for _, x := range old.elems() {
			v, c, err := f(x)
			switch {
			case err != nil:
				return null, changed, err
			case c == untouched:
				v = x
			case c == deleted:
				same = false
				continue
			}
			same = same && v == x
			e = append(e, v)
		}
		if same {
			return old, changed, nil
		}
		return newArray(e), changed, nil
	case Object:
		o := old.object()
		b := &builder{shape: o.shape, v: make([]Value, 0, len(o.v))}
		same := true
		for i, x := range o.v {
			v, c, err := f(x)
			switch {
			case err != nil:
				return null, changed, err
			case c == untouched:
				v = x
			case c == deleted:
				if b.shape == o.shape {
					b.shape = &shape{keys: append(make([]string, 0, len(o.v)), o.shape.keys[:i]...)}
				}
				continue
			}
			same = same && v == x
			if b.shape != o.shape {
				b.shape.keys = append(b.shape.keys, o.shape.keys[i])
			}
			b.v = append(b.v, v)
		}
		if b.shape == o.shape && same {
			return old, changed, nil
		}
		if b.shape == o.shape {
			return madeObject(o.shape, b.v...), changed, nil
		}
		return b.value(), changed, nil
	}
	return null, changed, errorf("Cannot iterate over %s", m.typed(old))
}

// ownable reports that an update may change the state of a reduce in place: the state
// is named by the path alone, so no second reference to it can arise.
func ownable(n *node) bool {
	switch n.op {
	case opAssign, opArithMod, opAltMod:
		return n.b.single && spine(n.a) && foreign(n.b)
	case opModify:
		return spine(n.a) && n.b.op == opArith && n.b.a.op == opIdentity && n.b.b.single && foreign(n.b.b)
	case opPipe:
		return ownable(n.a) && ownable(n.b)
	}
	return false
}

// spine is a chain of fields and indices from "." whose keys do not look at it.
func spine(n *node) bool {
	switch n.op {
	case opIdentity:
		return true
	case opField:
		return spine(n.a)
	case opIndex:
		return spine(n.a) && n.b.single && foreign(n.b)
	}
	return false
}

// foreign reports that a single expression does not look at ".".
func foreign(n *node) bool {
	switch n.op {
	case opLiteral, opVar:
		return true
	case opField, opNeg, opArray:
		return foreign(n.a)
	case opFormat:
		return n.a != nil && foreign(n.a)
	case opPipe:
		return foreign(n.a)
	case opIndex, opArith, opCompare, opAnd, opOr, opAlt:
		return foreign(n.a) && foreign(n.b)
	case opObject, opString:
		for _, x := range n.list {
			if !foreign(x) {
				return false
			}
		}
		return true
	}
	return false
}

// updateOwned is update for a state that owner may change in place.
func (m *machine) updateOwned(n *node, e *env, in Value, owner *ownerToken) (Value, error) {
	m.meter.Charge(1)
	switch n.op {
	case opPipe:
		v, err := m.updateOwned(n.a, e, in, owner)
		if err != nil {
			return null, err
		}
		return m.updateOwned(n.b, e, v, owner)
	case opModify:
		return m.modify(n.a, e, in, in, owner, func(old Value) (Value, change, error) { return m.first(n.b, e, old) })
	}
	rhs, err := m.oneDeep(n.b, e, in)
	if err != nil {
		return null, err
	}
	return m.modify(n.a, e, in, in, owner, m.assignment(n, rhs))
}
