package jq

import (
	"ambit/core/fuel"
)

// one runs a node that gives exactly one output.
func (m *machine) one(n *node, e *env, in Value) (Value, error) {
	m.meter.Charge(fuel.Step)
	switch n.op {
	case opIdentity:
		return in, nil
	case opLiteral:
		return n.v, nil
	case opVar:
		return e.hop(n.hops).v, nil
	case opField:
		if n.a.op != opIdentity {
			v, err := m.oneDeep(n.a, e, in)
			if err != nil {
				return null, err
			}
			in = v
		}
		return n.field(in)
	case opPipe:
		v, err := m.oneDeep(n.a, e, in)
		if err != nil {
			return null, err
		}
		return m.oneDeep(n.b, e, v)
	case opArith, opCompare:
		r, err := m.oneDeep(n.b, e, in)
		if err != nil {
			return null, err
		}
		l, err := m.oneDeep(n.a, e, in)
		if err != nil {
			return null, err
		}
		return m.binary(n, l, r)
	case opAnd, opOr:
		l, err := m.oneDeep(n.a, e, in)
		if err != nil {
			return null, err
		}
		if l.truthy() != (n.op == opAnd) {
			return boolean(n.op == opOr), nil
		}
		r, err := m.oneDeep(n.b, e, in)
		return boolean(r.truthy()), err
	case opIf:
		c, err := m.oneDeep(n.a, e, in)
		if err != nil {
			return null, err
		}
		if c.truthy() {
			return m.oneDeep(n.b, e, in)
		}
		return m.oneDeep(n.c, e, in)
	}
	return m.oneMore(n, e, in)
}

// oneDeep is one with the guard against deep nesting.
func (m *machine) oneDeep(n *node, e *env, in Value) (Value, error) {
	m.deeper()
	v, err := m.one(n, e, in)
	m.depth--
	return v, err
}

// oneMore holds the rarer cases of one, which need a larger stack frame.
func (m *machine) oneMore(n *node, e *env, in Value) (Value, error) {
	switch n.op {
	case opIndex:
		k, err := m.oneDeep(n.b, e, in)
		if err != nil {
			return null, err
		}
		v, err := m.oneDeep(n.a, e, in)
		if err != nil {
			return null, err
		}
		return m.index(v, k)
	case opNeg:
		v, err := m.oneDeep(n.a, e, in)
		if err != nil {
			return null, err
		}
		return m.negate(v)
	case opAlt:
		v, err := m.oneDeep(n.a, e, in)
		if err != nil || v.truthy() {
			return v, err
		}
		return m.oneDeep(n.b, e, in)
	case opBind:
		v, err := m.oneDeep(n.a, e, in)
		if err != nil {
			return null, err
		}
		c := v.cost()
		m.meter.Alloc(c)
		v, err = m.oneDeep(n.b, e.bind(v), in)
		m.meter.Free(c)
		return v, err
	case opFunc:
		return m.oneDeep(n.a, e, in)
	case opArray:
		return m.collect(n.a, e, in)
	case opObject:
		if n.shape != nil {
			v := make([]Value, len(n.list)/2)
			for i := range v {
				x, err := m.oneDeep(n.list[2*i+1], e, in)
				if err != nil {
					return null, err
				}
				v[i] = x
			}
			return madeObject(n.shape, v...), nil
		}
		b := newBuilder(len(n.list) / 2)
		for i := 0; i < len(n.list); i += 2 {
			k, err := m.oneDeep(n.list[i], e, in)
			if err != nil {
				return null, err
			}
			v, err := m.oneDeep(n.list[i+1], e, in)
			if err != nil {
				return null, err
			}
			if k.kind() != String {
				return null, m.badKey(k)
			}
			b.set(k.str(), v)
		}
		return b.value(), nil
	case opFormat:
		if n.a != nil {
			v, err := m.oneDeep(n.a, e, in)
			if err != nil {
				return null, err
			}
			in = v
		}
		return m.format(n.s, in)
	case opNative:
		var buf [4]Value
		args := buf[:len(n.list)]
		for i := len(n.list) - 1; i >= 0; i-- {
			v, err := m.oneDeep(n.list[i], e, in)
			if err != nil {
				return null, err
			}
			args[i] = v
		}
		return m.runNative(n.native, in, args)
	case opCall:
		if simpleCall(n) {
			inner, err := m.arguments(n, e, in)
			if err != nil {
				return null, err
			}
			return m.oneDeep(n.fn.body, inner, in)
		}
	}
	return m.only(n, e, in)
}

// only takes the one output of a node through step.
func (m *machine) only(n *node, e *env, in Value) (v Value, err error) {
	got := false
	take := func(w Value, _ *path) error {
		v, got = w, true
		return nil
	}
	if n.op == opCall {
		err = m.callValues(n, e, e.hop(n.hops), 0, in, nil, take)
	} else if n.op == opSlice {
		err = m.access(n, e, in, nil, take)
	} else {
		err = m.step(n, e, in, nil, take)
	}
	if err == nil && !got {
		return null, nil
	}
	return v, err
}
