package jq

import "errors"

// try runs the body and hands a caught error to the handler. Errors of whoever consumes
// the outputs pass through.
func (m *machine) try(n *node, e *env, in Value, p *path, out output) error {
	err := m.each(n.a, e, in, p, func(v Value, q *path) error {
		if err := out(v, q); err != nil {
			return &passedError{err}
		}
		return nil
	})
	if err == nil {
		return nil
	}
	if passed, ok := err.(*passedError); ok {
		return passed.err
	}
	caught, ok := err.(*valueError)
	if !ok {
		return err
	}
	if caught.v.kind() == Object {
		// error(break) as older programs write it.
		if _, isBreak := caught.v.object().get("__jq"); isBreak {
			return nil
		}
	}
	if n.b == nil {
		return nil
	}
	return m.each(n.b, e, caught.v, p.elsewhere(), out)
}

func (m *machine) label(n *node, e *env, in Value, p *path, out output) error {
	bound := e.bind(null)
	err := m.each(n.a, bound, in, p, out)
	var b *breakError
	if errors.As(err, &b) && b.label == bound {
		return nil
	}
	return err
}

// bind destructures every output of n.a and runs the body.
func (m *machine) bind(n *node, e *env, in Value, p *path, out output) error {
	return m.each(n.a, e, in, nil, func(v Value, _ *path) error {
		c := v.cost()
		m.meter.Alloc(c)
		err := m.destructure(n.pats, e, v, in, func(inner *env) error { return m.each(n.b, inner, in, p, out) })
		m.meter.Free(c)
		return err
	})
}

// destructure binds v by the first pattern under which neither the pattern nor the body
// fails.
func (m *machine) destructure(pats []*pattern, e *env, v, in Value, body func(*env) error) error {
	if len(pats) == 1 {
		return m.match(pats[0], e, v, in, body)
	}
	names := union(pats)
	for i, p := range pats {
		err := m.match(p, e, v, in, func(inner *env) error {
			vars := p.variables(nil)
			values := map[string]Value{}
			for j := len(vars) - 1; j >= 0; j-- {
				if _, dup := values[vars[j]]; !dup {
					values[vars[j]] = inner.v
				}
				inner = inner.up
			}
			all := e
			for _, name := range names {
				all = all.bind(values[name])
			}
			return body(all)
		})
		if err == nil || i == len(pats)-1 || !catchable(err) {
			return err
		}
	}
	return nil
}

// match binds the variables of p, innermost last, and runs body for every combination
// that the keys of object patterns give.
func (m *machine) match(p *pattern, e *env, v, in Value, body func(*env) error) error {
	switch {
	case p.isArr:
		return m.matchArray(p, 0, e, v, in, body)
	case p.isObj:
		return m.matchObject(p, 0, e, v, in, body)
	}
	return body(e.bind(v))
}

func (m *machine) matchArray(p *pattern, i int, e *env, v, in Value, body func(*env) error) error {
	if i == len(p.array) {
		return body(e)
	}
	x, err := m.index(v, num(float64(i)))
	if err != nil {
		return err
	}
	return m.match(p.array[i], e, x, in, func(e *env) error { return m.matchArray(p, i+1, e, v, in, body) })
}

func (m *machine) matchObject(p *pattern, i int, e *env, v, in Value, body func(*env) error) error {
	if i == len(p.keys) {
		return body(e)
	}
	k := p.keys[i]
	rest := func(e *env) error { return m.matchObject(p, i+1, e, v, in, body) }
	bound := func(e *env, key Value) error {
		if key.kind() != String {
			return errorf("Cannot index %s with %s", v.kind(), key.kind())
		}
		x, err := m.index(v, key)
		if err != nil {
			return err
		}
		if k.name != "" {
			e = e.bind(x)
		}
		if k.sub == nil {
			return rest(e)
		}
		return m.match(k.sub, e, x, in, rest)
	}
	if k.key == nil {
		return bound(e, text(k.name))
	}
	return m.each(k.key, e, in, nil, func(key Value, _ *path) error { return bound(e, key) })
}

// reduce folds the outputs of n.a. An update that gives nothing leaves null, one that
// gives several leaves the last.
func (m *machine) reduce(n *node, e *env, in Value, p *path, out output) error {
	return m.each(n.b, e, in, p, func(acc Value, q *path) error {
		held := acc.cost()
		m.meter.Alloc(held)
		var owner *ownerToken
		if q == nil && ownable(n.c) {
			owner = &ownerToken{}
		}
		err := m.each(n.a, e, in, nil, func(v Value, _ *path) error {
			return m.destructure(n.pats, e, v, in, func(inner *env) error {
				before := acc
				acc = null
				var err error
				if owner != nil {
					acc, err = m.updateOwned(n.c, inner, before, owner)
				} else {
					err = m.each(n.c, inner, before, q, func(v Value, r *path) error {
						acc, q = v, r
						return nil
					})
				}
				held = m.hold(held, acc)
				return err
			})
		})
		if err == nil {
			err = out(acc, q)
		}
		m.meter.Free(held)
		return err
	})
}

// hold replaces held bytes of a fold's state by those of v.
func (m *machine) hold(held int64, v Value) int64 {
	c := v.cost()
	if c > held {
		m.meter.Alloc(c - held)
	} else {
		m.meter.Free(held - c)
	}
	return c
}

func (m *machine) foreach(n *node, e *env, in Value, p *path, out output) error {
	return m.each(n.b, e, in, p, func(acc Value, q *path) error {
		held := acc.cost()
		m.meter.Alloc(held)
		err := m.each(n.a, e, in, nil, func(v Value, _ *path) error {
			return m.destructure(n.pats, e, v, in, func(inner *env) error {
				return m.each(n.c, inner, acc, q, func(v Value, r *path) error {
					acc, q = v, r
					held = m.hold(held, acc)
					if n.d == nil {
						return out(v, r)
					}
					return m.each(n.d, inner, v, r, out)
				})
			})
		})
		m.meter.Free(held)
		return err
	})
}

// recurse gives v and everything in it, parents first.
func (m *machine) recurse(v Value, p *path, depth int, out output) error {
	m.deep(depth)
	m.meter.Charge(1)
	if err := out(v, p); err != nil {
		return err
	}
	switch v.kind() {
	case Array:
		for i, x := range v.elems() {
			var q *path
			if p != nil {
				q = p.add(num(float64(i)))
			}
			if err := m.recurse(x, q, depth+1, out); err != nil {
				return err
			}
		}
	case Object:
		o := v.object()
		for i, k := range o.shape.keys {
			var q *path
			if p != nil {
				q = p.add(text(k))
			}
			if err := m.recurse(o.v[i], q, depth+1, out); err != nil {
				return err
			}
		}
	}
	return nil
}

// iterate is .[].
func (m *machine) iterate(n *node, e *env, in Value, p *path, out output) error {
	if n.a.single && p == nil {
		v, err := m.one(n.a, e, in)
		if err != nil {
			return err
		}
		return m.iterateValue(v, nil, out)
	}
	return m.each(n.a, e, in, p, func(v Value, q *path) error { return m.iterateValue(v, q, out) })
}

func (m *machine) iterateValue(v Value, p *path, out output) error {
	if p != nil && p.lost {
		return errorf("Invalid path expression near attempt to iterate through %s", cut(m.shortJSON(v), 30))
	}
	switch v.kind() {
	case Array:
		for i, x := range v.elems() {
			var q *path
			if p != nil {
				q = p.add(num(float64(i)))
			}
			if err := out(x, q); err != nil {
				return err
			}
		}
		return nil
	case Object:
		o := v.object()
		keys := o.shape.keys
		for i, x := range o.v {
			var q *path
			if p != nil {
				q = p.add(text(keys[i]))
			}
			if err := out(x, q); err != nil {
				return err
			}
		}
		return nil
	}
	return errorf("Cannot iterate over %s", m.typed(v))
}
