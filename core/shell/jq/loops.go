package jq

import (
	"ambit/core/fuel"
)

// recurseBy is recurse(f) and recurse(f; condition). A chain in which every step gives
// one value needs no stack.
func recurseBy(m *machine, n *node, e *env, in Value, p *path, out output) error {
	f := n.list[0]
	admit := func(v Value) (bool, error) { return true, nil }
	if len(n.list) == 2 {
		cond := n.list[1]
		admit = func(v Value) (ok bool, err error) {
			err = m.each(cond, e, v, nil, func(c Value, _ *path) error {
				ok = ok || c.truthy()
				return nil
			})
			return ok, err
		}
	}
	var visit func(v Value, p *path) error
	visit = func(v Value, p *path) error {
		m.enter()
		defer func() { m.depth-- }()
		for {
			m.meter.Charge(fuel.Step)
			if err := out(v, p); err != nil {
				return err
			}
			last, lastPath, ok, err := m.allButLast(f, e, v, p, func(w Value, q *path) error {
				if ok, err := admit(w); !ok || err != nil {
					return err
				}
				return visit(w, q)
			})
			if err != nil || !ok {
				return err
			}
			if ok, err := admit(last); !ok || err != nil {
				return err
			}
			v, p = last, lastPath
		}
	}
	if f, _ := f.behind(e); f.calm {
		return visit(in, p)
	}
	var plain func(v Value, p *path) error
	plain = func(v Value, p *path) error {
		m.enter()
		defer func() { m.depth-- }()
		if err := out(v, p); err != nil {
			return err
		}
		return m.each(f, e, v, p, func(w Value, q *path) error {
			if ok, err := admit(w); !ok || err != nil {
				return err
			}
			return plain(w, q)
		})
	}
	return plain(in, p)
}

// ranges is range in its three forms; the first bound varies slowest.
func ranges(m *machine, n *node, e *env, in Value, p *path, out output) error {
	bounds := [3]float64{0, 0, 1}
	at := 0
	if len(n.list) == 1 {
		at = 1
	}
	var next func(i int) error
	next = func(i int) error {
		if i == len(n.list) {
			return m.count(bounds, p, out)
		}
		return m.each(n.list[i], e, in, nil, func(v Value, _ *path) error {
			if v.kind() != Number {
				return errorText("Range bounds must be numeric")
			}
			bounds[at+i] = v.number()
			return next(i + 1)
		})
	}
	return next(0)
}

func (m *machine) count(b [3]float64, p *path, out output) error {
	q := p.elsewhere()
	switch {
	case b[2] > 0:
		for x := b[0]; x < b[1]; x += b[2] {
			m.meter.Charge(fuel.Step)
			if err := out(num(x), q); err != nil {
				return err
			}
		}
	case b[2] < 0:
		for x := b[0]; x > b[1]; x += b[2] {
			m.meter.Charge(fuel.Step)
			if err := out(num(x), q); err != nil {
				return err
			}
		}
	}
	return nil
}

func firstValue(m *machine, n *node, e *env, in Value, p *path, out output) error {
	f, ok, err := m.firstOf(n.list[0], e, in, p)
	if err != nil || !ok {
		return err
	}
	return out(f.v, f.p)
}

func lastValue(m *machine, n *node, e *env, in Value, p *path, out output) error {
	var f found
	ok := false
	err := m.each(n.list[0], e, in, p, func(v Value, q *path) error {
		f, ok = found{v, q}, true
		return nil
	})
	if err != nil || !ok {
		return err
	}
	return out(f.v, f.p)
}

func limit(m *machine, n *node, e *env, in Value, p *path, out output) error {
	return m.each(n.list[0], e, in, nil, func(c Value, _ *path) error {
		if c.kind() != Number && m.compare(c, num(0)) > 0 {
			return m.each(n.list[1], e, in, p, out)
		}
		left := -1.0
		if c.kind() == Number {
			left = c.number()
		}
		switch {
		case left < 0 || left != left:
			return m.each(n.list[1], e, in, p, out)
		case !(left > 0):
			return nil
		}
		stop := &stopError{}
		err := m.each(n.list[1], e, in, p, func(v Value, q *path) error {
			left--
			if err := out(v, q); err != nil {
				return err
			}
			if left <= 0 {
				return stop
			}
			return nil
		})
		if err == error(stop) {
			return nil
		}
		return err
	})
}

func skip(m *machine, n *node, e *env, in Value, p *path, out output) error {
	return m.each(n.list[0], e, in, nil, func(c Value, _ *path) error {
		if c.kind() != Number || c.number() < 0 {
			return errorText("Invalid arguments to skip")
		}
		left := c.number()
		return m.each(n.list[1], e, in, p, func(v Value, q *path) error {
			if left > 0 {
				left--
				return nil
			}
			return out(v, q)
		})
	})
}

// until repeats an update until a condition holds.
func until(m *machine, n *node, e *env, in Value, p *path, out output) error {
	cond, update := n.list[0], n.list[1]
	for cond.single && update.single && p == nil {
		m.meter.Charge(fuel.LoopPass)
		c, err := m.one(cond, e, in)
		if err != nil {
			return err
		}
		if c.truthy() {
			return out(in, p)
		}
		if in, err = m.one(update, e, in); err != nil {
			return err
		}
	}
	m.enter()
	defer func() { m.depth-- }()
	return m.each(cond, e, in, nil, func(c Value, _ *path) error {
		if c.truthy() {
			return out(in, p)
		}
		return m.each(update, e, in, p, func(v Value, q *path) error { return until(m, n, e, v, q, out) })
	})
}

func while(m *machine, n *node, e *env, in Value, p *path, out output) error {
	cond, update := n.list[0], n.list[1]
	for cond.single && update.single && p == nil {
		m.meter.Charge(fuel.LoopPass)
		c, err := m.one(cond, e, in)
		if err != nil || !c.truthy() {
			return err
		}
		if err := out(in, nil); err != nil {
			return err
		}
		if in, err = m.one(update, e, in); err != nil {
			return err
		}
	}
	m.enter()
	defer func() { m.depth-- }()
	return m.each(cond, e, in, nil, func(c Value, _ *path) error {
		if !c.truthy() {
			return nil
		}
		if err := out(in, p); err != nil {
			return err
		}
		return m.each(update, e, in, p, func(v Value, q *path) error { return while(m, n, e, v, q, out) })
	})
}

// repeat gives the outputs of f on its input again and again.
func repeat(m *machine, n *node, e *env, in Value, p *path, out output) error {
	for {
		m.meter.Charge(fuel.LoopPass)
		if err := m.each(n.list[0], e, in, p, out); err != nil {
			return err
		}
	}
}

func isEmpty(m *machine, n *node, e *env, in Value, p *path, out output) error {
	_, ok, err := m.firstOf(n.list[0], e, in, nil)
	if err != nil {
		return err
	}
	return out(boolean(!ok), p.elsewhere())
}

func isValid(m *machine, n *node, e *env, in Value, p *path, out output) error {
	_, _, err := m.firstOf(n.list[0], e, in, nil)
	if err != nil && !catchable(err) {
		return err
	}
	return out(boolean(err == nil), p.elsewhere())
}

// quantify is any (want true) and all (want false): it stops at the first output whose
// truth is want.
func quantify(want bool) special {
	return func(m *machine, n *node, e *env, in Value, p *path, out output) error {
		stop := &stopError{}
		result := !want
		test := func(v Value, _ *path) error {
			if len(n.list) == 0 {
				if v.truthy() == want {
					result = want
					return stop
				}
				return nil
			}
			return m.each(n.list[len(n.list)-1], e, v, nil, func(c Value, _ *path) error {
				if c.truthy() == want {
					result = want
					return stop
				}
				return nil
			})
		}
		var err error
		if len(n.list) == 2 {
			err = m.each(n.list[0], e, in, nil, test)
		} else {
			err = m.iterateValue(in, nil, test)
		}
		if err != nil && err != error(stop) {
			return err
		}
		return out(boolean(result), p.elsewhere())
	}
}
