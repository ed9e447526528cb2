package jq

import (
	"strings"

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

// pathValue is p as an array.
func (m *machine) pathValue(p *path) Value {
	n := 0
	for q := p; q != rootPath; q = q.up {
		n++
	}
	m.meter.Charge(int64(n))
	e := make([]Value, n)
	for q := p; q != rootPath; q = q.up {
		n--
		e[n] = q.key
	}
	return newArray(e)
}

// behind is n itself or, for a parameter, the argument that it stands for, with its
// environment.
func (n *node) behind(e *env) (*node, *env) {
	for n.op == opClosure {
		c := e.hop(n.hops)
		n, e = c.body, c.at
	}
	return n, e
}

// output receives one result of a filter. An error it returns ends the filter.
type output func(v Value, p *path) error

// maxCalls bounds how deep filters nest at run time. Each level is counted as so many
// bytes of stack, a thousand levels at a time; the stack does not shrink again.
const (
	maxCalls   = 20_000
	levelBytes = 768
	levelBlock = 1000
)

func (m *machine) deep(depth int) {
	if depth > maxDepth {
		panic(&fuel.Exceeded{Limit: "depth", Max: "10000 levels"})
	}
	fuel.Relieve(depth)
}

func (m *machine) enter() {
	m.meter.Charge(fuel.Step)
	m.deeper()
}

// deeper counts one level.
func (m *machine) deeper() {
	m.depth++
	if m.depth > m.deepest {
		if m.depth > maxCalls {
			panic(&fuel.Exceeded{Limit: "depth", Max: "20000 nested filters"})
		}
		m.meter.Alloc(levelBlock * levelBytes)
		m.deepest += levelBlock
	}
	fuel.Relieve(m.depth)
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
			a, at := n.a.behind(e)
			if a.single && p == nil {
				v, err := m.one(a, at, in)
				if err != nil {
					return err
				}
				in = v
				n = n.b
				m.meter.Charge(fuel.Step)
				continue
			}
			if !n.tail || !a.calm {
				return m.pipe(n, e, in, p, out)
			}
			last, lastPath, ok, err := m.allButLast(a, at, in, p, func(v Value, q *path) error { return m.each(n.b, e, v, q, out) })
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

// collect gathers the outputs of n in an array.
func (m *machine) collect(n *node, e *env, in Value) (Value, error) {
	var list gathering
	var held int64
	err := m.each(n, e, in, nil, func(v Value, _ *path) error {
		c := valueCost + v.cost()
		m.meter.Alloc(c)
		held += c
		list.add(v)
		return nil
	})
	m.meter.Free(held)
	if err != nil {
		return null, err
	}
	return arrayValue(&array{e: list.values(), cost: held + headerCost}), nil
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

// room checks that a text, so far in b, may exist with n more bytes, before they do.
func (m *machine) room(b *strings.Builder, n int) {
	if b != nil {
		n += b.Len()
	}
	if n > 1024 {
		m.meter.Alloc(int64(n))
		m.meter.Free(int64(n))
	}
}

// alternative gives the outputs of n.a that are neither null nor false, or else those of
// n.b. Errors are not caught.
func (m *machine) alternative(n *node, e *env, in Value, p *path, out output) error {
	any := false
	err := m.each(n.a, e, in, p, func(v Value, q *path) error {
		if !v.truthy() {
			return nil
		}
		any = true
		return out(v, q)
	})
	if err != nil || any {
		return err
	}
	return m.each(n.b, e, in, p, out)
}
