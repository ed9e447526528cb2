package jq

import (
	"ambit/core/fuel"
)

// env is the chain of bindings: variables, filter parameters and labels.
type env struct {
	up    *env
	v     Value
	body  *node // of a filter parameter
	at    *env  // in which body is evaluated
	chain int32 // bindings that it keeps alive, at least
	held  int64 // bytes of values among them that nobody else meters
}

// bind adds a variable that the caller meters while it lives.
func (e *env) bind(v Value) *env {
	n := &env{up: e, v: v}
	if e != nil {
		n.chain, n.held = e.chain+1, e.held
	}
	return n
}

// chainCost is what one binding takes.
const chainCost = 80

// grown checks an environment that a call in last place hands on: such calls leave
// nothing on the stack that would meter what they keep.
func (m *machine) grown(e *env) {
	if e.chain < 1024 && e.held < 1<<16 {
		return
	}
	c := chainCost*int64(e.chain) + e.held
	m.meter.Alloc(c)
	m.meter.Free(c)
}

func (e *env) hop(n int) *env {
	for ; n > 0; n-- {
		e = e.up
	}
	return e
}

// path is where a value was found, for path(f) and assignment. nil means that nobody
// asks.
type path struct {
	up   *path
	key  Value
	lost bool // the value does not come from the input
}

var (
	rootPath = &path{}
	lostPath = &path{lost: true}
)

func (p *path) add(key Value) *path {
	if p == nil {
		return nil
	}
	return &path{up: p, key: key}
}

// elsewhere is the path of a value that was computed.
func (p *path) elsewhere() *path {
	if p == nil {
		return nil
	}
	return lostPath
}

func (p *path) value() Value {
	n := 0
	for q := p; q != rootPath; q = q.up {
		n++
	}
	e := make([]Value, n)
	for q := p; q != rootPath; q = q.up {
		n--
		e[n] = q.key
	}
	return newArray(e)
}

// output receives one result of a filter. An error it returns ends the filter.
type output func(v Value, p *path) error

// maxCalls bounds how deep filters nest at run time.
const maxCalls = 60_000

func (m *machine) deep(depth int) {
	if depth > maxDepth {
		panic(&fuel.Exceeded{Limit: "depth", Max: "10000 levels"})
	}
}

func (m *machine) enter() {
	m.meter.Charge(fuel.Step)
	if m.depth++; m.depth > maxCalls {
		panic(&fuel.Exceeded{Limit: "depth", Max: "60000 nested filters"})
	}
}

// each runs n on in and hands every output to out, in order.
func (m *machine) each(n *node, e *env, in Value, p *path, out output) error {
	m.enter()
	err := m.run(n, e, in, p, out)
	m.depth--
	return err
}

// run is each without the bookkeeping. Where the last thing a node does is to run
// another, it goes on in place, so that recursion at the end of a function needs no
// stack.
func (m *machine) run(n *node, e *env, in Value, p *path, out output) error {
	for {
		if n.single && p == nil {
			v, err := m.one(n, e, in)
			if err != nil {
				return err
			}
			return out(v, nil)
		}
		switch n.op {
		case opPipe:
			if n.a.single && p == nil {
				v, err := m.one(n.a, e, in)
				if err != nil {
					return err
				}
				in = v
				n = n.b
				m.meter.Charge(fuel.Step)
				continue
			}
			if !n.tail {
				return m.pipe(n, e, in, p, out)
			}
			last, lastPath, ok, err := m.allButLast(n.a, e, in, p, func(v Value, q *path) error { return m.each(n.b, e, v, q, out) })
			if err != nil || !ok {
				return err
			}
			n, in, p = n.b, last, lastPath
		case opComma:
			if err := m.each(n.a, e, in, p, out); err != nil {
				return err
			}
			n = n.b
		case opIf:
			if !n.a.single {
				return m.branches(n, e, in, p, out)
			}
			c, err := m.one(n.a, e, in)
			if err != nil {
				return err
			}
			if c.truthy() {
				n = n.b
			} else {
				n = n.c
			}
		case opBind:
			if !n.a.single || len(n.pats) != 1 || !simplePattern(n.pats[0]) {
				return m.bind(n, e, in, p, out)
			}
			v, err := m.one(n.a, e, in)
			if err != nil {
				return err
			}
			if c := v.cost(); c > 0 && !n.tail {
				m.meter.Alloc(c)
				err = m.each(n.b, e.bind(v), in, p, out)
				m.meter.Free(c)
				return err
			}
			e = e.bind(v)
			e.held += v.cost()
			m.grown(e)
			n = n.b
		case opFunc:
			n = n.a
		case opClosure:
			c := e.hop(n.hops)
			n, e = c.body, c.at
		case opCall:
			if !simpleCall(n) {
				return m.callValues(n, e, e.hop(n.hops), 0, in, p, out)
			}
			inner, err := m.arguments(n, e, in)
			if err != nil {
				return err
			}
			n, e = n.fn.body, inner
			if e != nil {
				m.grown(e)
			}
		default:
			return m.step(n, e, in, p, out)
		}
		m.meter.Charge(fuel.Step)
	}
}

// step runs the nodes that have no last part to go on with.
func (m *machine) step(n *node, e *env, in Value, p *path, out output) error {
	switch n.op {
	case opIdentity:
		return out(in, p)
	case opRecurse:
		return m.recurse(in, p, 0, out)
	case opEach:
		return m.iterate(n, e, in, p, out)
	case opField, opIndex, opSlice:
		return m.access(n, e, in, p, out)
	case opArith, opCompare:
		return m.each(n.b, e, in, nil, func(r Value, _ *path) error {
			return m.each(n.a, e, in, nil, func(l Value, _ *path) error {
				v, err := m.binary(n, l, r)
				if err != nil {
					return err
				}
				return out(v, p.elsewhere())
			})
		})
	case opAnd, opOr:
		return m.each(n.a, e, in, nil, func(l Value, _ *path) error {
			if l.truthy() != (n.op == opAnd) {
				return out(boolean(n.op == opOr), p.elsewhere())
			}
			return m.each(n.b, e, in, nil, func(r Value, _ *path) error { return out(boolean(r.truthy()), p.elsewhere()) })
		})
	case opNeg:
		return m.each(n.a, e, in, nil, func(v Value, _ *path) error {
			v, err := m.negate(v)
			if err != nil {
				return err
			}
			return out(v, p.elsewhere())
		})
	case opAlt:
		return m.alternative(n, e, in, p, out)
	case opAssign, opModify, opArithMod, opAltMod:
		return m.update(n, e, in, p, out)
	case opTry:
		return m.try(n, e, in, p, out)
	case opReduce:
		return m.reduce(n, e, in, p, out)
	case opForeach:
		return m.foreach(n, e, in, p, out)
	case opLabel:
		return m.label(n, e, in, p, out)
	case opBreak:
		return &breakError{e.hop(n.hops)}
	case opObject:
		return m.object(n, e, in, p, 0, newBuilder(len(n.list)/2), out)
	case opString:
		return m.interpolate(n, e, in, p, len(n.list)-1, make([]string, len(n.list)), out)
	case opFormat:
		return m.each(n.a, e, in, nil, func(v Value, _ *path) error {
			v, err := m.format(n.s, v)
			if err != nil {
				return err
			}
			return out(v, p.elsewhere())
		})
	case opNative:
		return m.nativeArgs(n, e, in, p, len(n.list)-1, make([]Value, len(n.list)), out)
	case opSpecial:
		return n.run(m, n, e, in, p, out)
	}
	// What is left is single: paths were asked for a value that is computed.
	v, err := m.one(n, e, in)
	if err != nil {
		return err
	}
	return out(v, p.elsewhere())
}

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
	if m.depth++; m.depth > maxCalls {
		m.enter()
	}
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
		if err == nil && v.truthy() {
			return v, nil
		}
		if err != nil && !catchable(err) {
			return null, err
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
		return n.native.run(m, in, args)
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

// allButLast runs n and hands all outputs but the last to out, each as soon as the next
// one is known.
func (m *machine) allButLast(n *node, e *env, in Value, p *path, out output) (last Value, lastPath *path, ok bool, err error) {
	err = m.each(n, e, in, p, func(v Value, q *path) error {
		if ok {
			if err := out(last, lastPath); err != nil {
				return &passedError{err}
			}
		}
		last, lastPath, ok = v, q, true
		return nil
	})
	if passed, is := err.(*passedError); is {
		return last, lastPath, false, passed.err
	}
	if err != nil && ok {
		if err2 := out(last, lastPath); err2 != nil {
			err = err2
		}
		ok = false
	}
	return last, lastPath, ok, err
}

func (m *machine) pipe(n *node, e *env, in Value, p *path, out output) error {
	return m.each(n.a, e, in, p, func(v Value, q *path) error { return m.each(n.b, e, v, q, out) })
}

func (m *machine) branches(n *node, e *env, in Value, p *path, out output) error {
	return m.each(n.a, e, in, nil, func(c Value, _ *path) error {
		if c.truthy() {
			return m.each(n.b, e, in, p, out)
		}
		return m.each(n.c, e, in, p, out)
	})
}

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
		v, err := n.native.run(m, in, args)
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

// collect gathers the outputs of n in an array.
func (m *machine) collect(n *node, e *env, in Value) (Value, error) {
	var list []Value
	var held int64
	err := m.each(n, e, in, nil, func(v Value, _ *path) error {
		c := valueCost + v.cost()
		m.meter.Alloc(c)
		held += c
		list = append(list, v)
		return nil
	})
	m.meter.Free(held)
	if err != nil {
		return null, err
	}
	return arrayValue(&array{e: list, cost: held + headerCost}), nil
}

// object builds objects for every combination of keys and values; the first key varies
// slowest.
func (m *machine) object(n *node, e *env, in Value, p *path, i int, b *builder, out output) error {
	if i == len(n.list) {
		done := builder{shape: b.shape.clone(), v: append([]Value(nil), b.v...)}
		return out(done.value(), p.elsewhere())
	}
	return m.each(n.list[i], e, in, nil, func(k Value, _ *path) error {
		if k.kind() != String {
			return m.badKey(k)
		}
		return m.each(n.list[i+1], e, in, nil, func(v Value, _ *path) error {
			next := &builder{shape: b.shape.clone(), v: append(make([]Value, 0, len(b.v)+1), b.v...)}
			next.set(k.str(), v)
			return m.object(n, e, in, p, i+2, next, out)
		})
	})
}

// interpolate builds strings for every combination; the last part varies slowest.
func (m *machine) interpolate(n *node, e *env, in Value, p *path, i int, parts []string, out output) error {
	if i < 0 {
		total := 0
		for _, s := range parts {
			total += len(s)
		}
		m.grow(total)
		b := make([]byte, 0, total)
		for _, s := range parts {
			b = append(b, s...)
		}
		return out(made(string(b)), p.elsewhere())
	}
	return m.each(n.list[i], e, in, nil, func(v Value, _ *path) error {
		parts[i] = v.str()
		return m.interpolate(n, e, in, p, i-1, parts, out)
	})
}

// grow checks that n more bytes may exist for a moment.
func (m *machine) grow(n int) {
	if n > 1024 {
		m.meter.Bytes(n)
		m.meter.Alloc(int64(n))
		m.meter.Free(int64(n))
	}
}

func (m *machine) alternative(n *node, e *env, in Value, p *path, out output) error {
	any := false
	err := m.each(n.a, e, in, p, func(v Value, q *path) error {
		if !v.truthy() {
			return nil
		}
		any = true
		if err := out(v, q); err != nil {
			return &passedError{err}
		}
		return nil
	})
	if passed, ok := err.(*passedError); ok {
		return passed.err
	}
	if err != nil && !catchable(err) || any {
		if err != nil && catchable(err) {
			return nil
		}
		return err
	}
	return m.each(n.b, e, in, p, out)
}
