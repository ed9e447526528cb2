package jq

// simpleCall reports that every value which the function takes is given by an argument
// with one output.
func simpleCall(n *node) bool {
	for i, p := range n.fn.params {
		if p[0] == '$' && !n.list[i].single {
			return false
		}
	}
	return true
}

// paramValue is what a parameter $x gives when it is called as x.
var paramValue = &node{op: opVar, single: true, pure: true}

// arguments binds the parameters of a simple call.
func (m *machine) arguments(n *node, e *env, in Value) (*env, error) {
	inner := e.hop(n.hops)
	for i, a := range n.list {
		if n.fn.params[i][0] != '$' {
			inner = closure(a, e, inner)
			continue
		}
		v, err := m.oneDeep(a, e, in)
		if err != nil {
			return nil, err
		}
		inner = inner.bind(v)
		inner.body, inner.at = paramValue, inner
		inner = inner.bind(v)
		inner.held += v.cost()
	}
	return inner, nil
}

// closure binds an argument. One that only names a parameter is passed on as it is, so
// that chains do not grow with recursion.
func closure(a *node, e, up *env) *env {
	if a.op == opClosure {
		c := e.hop(a.hops)
		a, e = c.body, c.at
	}
	n := &env{up: up, body: a, at: e}
	for _, kept := range [...]*env{up, e} {
		if kept != nil {
			n.chain, n.held = max(n.chain, kept.chain+1), max(n.held, kept.held)
		}
	}
	return n
}

// callValues calls a function that takes values, for every combination of them; the
// first parameter varies slowest.
func (m *machine) callValues(n *node, e, inner *env, i int, in Value, p *path, out output) error {
	if i == len(n.list) {
		return m.each(n.fn.body, inner, in, p, out)
	}
	inner = closure(n.list[i], e, inner)
	if n.fn.params[i][0] != '$' {
		return m.callValues(n, e, inner, i+1, in, p, out)
	}
	return m.each(n.list[i], e, in, nil, func(v Value, _ *path) error {
		inner := inner.bind(v)
		inner.held += v.cost()
		m.grown(inner)
		return m.callValues(n, e, inner, i+1, in, p, out)
	})
}

// nativeArgs calls a native for every combination of its arguments; the last varies
// slowest.
func (m *machine) nativeArgs(n *node, e *env, in Value, p *path, i int, args []Value, out output) error {
	if i < 0 {
		v, err := m.runNative(n.native, in, args)
		if err != nil {
			return err
		}
		return out(v, p.elsewhere())
	}
	return m.each(n.list[i], e, in, nil, func(v Value, _ *path) error {
		args[i] = v
		return m.nativeArgs(n, e, in, p, i-1, args, out)
	})
}
