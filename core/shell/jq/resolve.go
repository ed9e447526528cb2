package jq

import (
	"fmt"
	"strings"

	"ambit/core/fuel"
)

// scope is the compile-time picture of the environment: what is bound, innermost first.
// depth counts the bindings that exist at run time; functions need none.
type scope struct {
	up    *scope
	name  string
	what  byte // 'v' variable, 'f' function, 'c' filter parameter, 'l' label, 'm' module
	depth int
	fn    *function
	mod   *module
}

// module is an imported file.
type module struct {
	path string
	defs []*function
}

// resolver gives every name its meaning. It collects errors, as jq does.
type resolver struct {
	m      *machine
	errs   []*compileError
	depth  int
	inside []*function // definitions being resolved
}

func (r *resolver) fail(off int, format string, args ...any) {
	r.errs = append(r.errs, &compileError{fmt.Sprintf(format, args...), off})
}

func (s *scope) push(what byte, name string) *scope {
	return &scope{up: s, name: name, what: what, depth: s.level() + 1}
}

func (s *scope) level() int {
	if s == nil {
		return 0
	}
	return s.depth
}

// define adds a function, which takes no place at run time.
func (s *scope) define(fn *function) *scope {
	return &scope{up: s, name: fn.name, what: 'f', depth: s.level(), fn: fn}
}

func (s *scope) variable(name string) *scope {
	for ; s != nil; s = s.up {
		if s.what == 'v' && s.name == name {
			return s
		}
	}
	return nil
}

func (r *resolver) function(fn *function, s *scope) {
	fn.depth = s.level()
	inner := s.define(fn)
	for _, p := range fn.params {
		if name, ok := strings.CutPrefix(p, "$"); ok {
			inner = inner.push('c', name).push('v', name)
		} else {
			inner = inner.push('c', p)
		}
	}
	r.inside = append(r.inside, fn)
	r.node(fn.body, inner)
	r.inside = r.inside[:len(r.inside)-1]
	if fn.calls {
		markTail(fn.body)
	}
	fn.resolved = true
}

// markTail finds the pipes whose right side ends the function: there a recursive call
// need not keep the left side waiting.
func markTail(n *node) {
	switch n.op {
	case opPipe:
		n.tail = true
		markTail(n.b)
	case opIf:
		n.tail = n.a.single
		markTail(n.b)
		markTail(n.c)
	case opComma:
		n.tail = true
		markTail(n.b)
	case opBind:
		n.tail = n.a.single && len(n.pats) == 1
		markTail(n.b)
	case opFunc:
		n.tail = true
		markTail(n.a)
	case opCall:
		n.tail = true
	}
}

// pattern adds the variables of a pattern to the scope, in the order in which match binds
// them, and resolves the keys.
func (r *resolver) pattern(p *pattern, s *scope) *scope {
	switch {
	case p.isArr:
		for _, sub := range p.array {
			s = r.pattern(sub, s)
		}
	case p.isObj:
		for _, k := range p.keys {
			if k.key != nil {
				r.node(k.key, s)
			}
			if k.name != "" {
				s = s.push('v', k.name)
			}
			if k.sub != nil {
				s = r.pattern(k.sub, s)
			}
		}
	default:
		s = s.push('v', p.name)
	}
	return s
}

// variables lists what a pattern binds, in order.
func (p *pattern) variables(list []string) []string {
	switch {
	case p.isArr:
		for _, sub := range p.array {
			list = sub.variables(list)
		}
	case p.isObj:
		for _, k := range p.keys {
			if k.name != "" {
				list = append(list, k.name)
			}
			if k.sub != nil {
				list = k.sub.variables(list)
			}
		}
	default:
		list = append(list, p.name)
	}
	return list
}

// union lists the variables of all alternatives, each once.
func union(pats []*pattern) []string {
	var all []string
	seen := map[string]bool{}
	for _, p := range pats {
		for _, v := range p.variables(nil) {
			if !seen[v] {
				seen[v] = true
				all = append(all, v)
			}
		}
	}
	return all
}

// patterns resolves destructuring and gives the scope of what follows.
func (r *resolver) patterns(pats []*pattern, s *scope) *scope {
	if len(pats) == 1 {
		return r.pattern(pats[0], s)
	}
	for _, p := range pats {
		r.pattern(p, s)
	}
	for _, name := range union(pats) {
		s = s.push('v', name)
	}
	return s
}

func (n *node) singles() bool {
	for _, x := range n.list {
		if !x.single {
			return false
		}
	}
	return true
}

func allPure(nodes ...*node) bool {
	for _, n := range nodes {
		if n != nil && !n.pure {
			return false
		}
	}
	return true
}

func allCalm(nodes ...*node) bool {
	for _, n := range nodes {
		if n != nil && !n.calm {
			return false
		}
	}
	return true
}

func (r *resolver) node(n *node, s *scope) {
	if r.depth++; r.depth > 20*maxNesting {
		r.fail(n.off, "syntax error, expression is nested too deeply")
		r.depth--
		return
	}
	defer func() { r.depth-- }()
	fuel.Relieve(r.depth)
	n.pure = true
	switch n.op {
	case opIdentity, opLiteral:
		n.single = true
	case opLoc:
		line := 1 + strings.Count(r.m.text[:min(n.off, len(r.m.text))], "\n")
		b := newBuilder(2)
		b.set("file", text("<top-level>"))
		b.set("line", num(float64(line)))
		n.op, n.v, n.single = opLiteral, b.value(), true
	case opRecurse:
	case opField:
		r.node(n.a, s)
		n.single = n.a.single
	case opEach:
		r.node(n.a, s)
	case opIndex, opArith, opCompare, opAnd, opOr:
		r.node(n.a, s)
		r.node(n.b, s)
		n.single = n.a.single && n.b.single
	case opSlice:
		r.node(n.a, s)
		n.single = n.a.single
		for _, x := range []*node{n.b, n.c} {
			if x != nil {
				r.node(x, s)
				n.single = n.single && x.single
			}
		}
	case opNeg:
		r.node(n.a, s)
		n.single = n.a.single
		if n.a.op == opLiteral && n.a.v.kind() == Number && !n.a.v.isLiteral() {
			n.op, n.v = opLiteral, num(-n.a.v.number())
		}
	case opPipe:
		r.node(n.a, s)
		r.node(n.b, s)
		n.single = n.a.single && n.b.single
	case opComma:
		r.node(n.a, s)
		r.node(n.b, s)
	case opAlt:
		r.node(n.a, s)
		r.node(n.b, s)
		n.single = n.a.single && n.b.single
	case opAssign, opArithMod, opAltMod:
		r.node(n.a, s)
		r.node(n.b, s)
		n.single = n.b.single
	case opModify:
		r.node(n.a, s)
		r.node(n.b, s)
		n.single = true
	case opIf:
		r.node(n.a, s)
		r.node(n.b, s)
		r.node(n.c, s)
		n.single = n.a.single && n.b.single && n.c.single
	case opTry:
		r.node(n.a, s)
		if n.b != nil {
			r.node(n.b, s)
		}
	case opReduce, opForeach:
		r.node(n.a, s)
		r.node(n.b, s)
		inner := r.patterns(n.pats, s)
		r.node(n.c, inner)
		if n.d != nil {
			r.node(n.d, inner)
		}
		n.single = n.op == opReduce && n.b.single
	case opBind:
		r.node(n.a, s)
		r.node(n.b, r.patterns(n.pats, s))
		n.single = n.a.single && n.b.single && len(n.pats) == 1 && simplePattern(n.pats[0])
	case opLabel:
		r.node(n.a, s.push('l', n.s))
	case opBreak:
		found := s
		for found != nil && !(found.what == 'l' && found.name == n.s) {
			found = found.up
		}
		if found == nil {
			r.fail(n.off, "$*label-%s is not defined", n.s)
			return
		}
		n.hops = s.level() - found.depth
	case opVar:
		r.variable(n, s)
		n.single = true
	case opArray:
		r.node(n.a, s)
		n.single = true
	case opObject, opString:
		for _, x := range n.list {
			r.node(x, s)
		}
		n.single = n.singles()
		if n.op == opObject {
			n.shape = literalShape(n.list)
		}
	case opFormat:
		n.single = true
		if n.a != nil {
			r.node(n.a, s)
			n.single = n.a.single
		}
	case opFunc:
		r.function(n.fn, s)
		r.node(n.a, s.define(n.fn))
		n.single = n.a.single
	case opCall:
		r.call(n, s)
		return
	}
	n.pure = n.pure && allPure(n.a, n.b, n.c, n.d) && allPure(n.list...)
	n.calm = n.op != opFunc && n.pure && allCalm(n.a, n.b, n.c, n.d) && allCalm(n.list...)
	if n.op == opFunc {
		n.pure = n.pure && n.fn.body.pure
	}
}

// literalShape is the shape of an object whose keys are all known and different.
func literalShape(pairs []*node) *shape {
	s := &shape{}
	for i := 0; i < len(pairs); i += 2 {
		if pairs[i].op != opLiteral || s.find(pairs[i].v.str()) >= 0 {
			return nil
		}
		s.add(pairs[i].v.str())
	}
	return s
}

// simplePattern is $name alone.
func simplePattern(p *pattern) bool { return !p.isArr && !p.isObj }

func (r *resolver) variable(n *node, s *scope) {
	if found := s.variable(n.s); found != nil {
		n.hops = s.level() - found.depth
		return
	}
	if n.s == "ENV" {
		n.op, n.v = opLiteral, r.m.environment()
		return
	}
	if v, ok := r.m.globals[n.s]; ok {
		n.op, n.v = opLiteral, v
		return
	}
	r.fail(n.off, "$%s is not defined", n.s)
}

// call resolves a name with arguments: a parameter or function in scope, a function of
// a module, a builtin.
func (r *resolver) call(n *node, s *scope) {
	for _, x := range n.list {
		r.node(x, s)
	}
	for f := s; f != nil; f = f.up {
		switch {
		case f.what == 'c' && f.name == n.s && len(n.list) == 0:
			n.op, n.hops = opClosure, s.level()-f.depth
			return
		case f.what == 'f' && f.name == n.s && f.fn.arity() == len(n.list):
			r.callFunction(n, f.fn, s)
			return
		case f.what == 'm' && f.mod != nil:
			name := n.s
			if f.name != "" {
				var ok bool
				if name, ok = strings.CutPrefix(n.s, f.name+"::"); !ok {
					continue
				}
			}
			for i := len(f.mod.defs) - 1; i >= 0; i-- {
				if fn := f.mod.defs[i]; fn.name == name && fn.arity() == len(n.list) {
					r.callFunction(n, fn, s)
					return
				}
			}
		}
	}
	r.builtin(n, s)
}

func (r *resolver) callFunction(n *node, fn *function, s *scope) {
	n.fn, n.hops = fn, s.level()-fn.depth
	for _, f := range r.inside {
		if f == fn {
			fn.calls = true
			// Mutual recursion through an inner function ends in the outer one too.
			for _, g := range r.inside {
				if g.depth >= fn.depth {
					g.calls = true
				}
			}
		}
	}
	n.pure = allPure(n.list...) && (!fn.resolved || fn.body.pure)
	n.single = fn.resolved && !fn.calls && fn.body.single
	for i, p := range fn.params {
		if p[0] == '$' && !n.list[i].single {
			n.single = false
		}
	}
}

func (r *resolver) builtin(n *node, s *scope) {
	key := fmt.Sprintf("%s/%d", n.s, len(n.list))
	n.pure = allPure(n.list...)
	if sp, ok := specials[key]; ok {
		n.op, n.run = opSpecial, sp.run
		n.single = sp.single != nil && sp.single(n)
		n.pure = n.pure && !sp.impure
		n.calm = n.pure && allCalm(n.list...)
		return
	}
	switch key {
	case "null/0":
		n.op, n.v, n.single, n.calm = opLiteral, null, true, true
		return
	case "true/0":
		n.op, n.v, n.single, n.calm = opLiteral, trueV, true, true
		return
	case "false/0":
		n.op, n.v, n.single, n.calm = opLiteral, falseV, true, true
		return
	}
	if nat, ok := natives[key]; ok {
		n.op, n.native = opNative, nat
		n.single = n.singles()
		n.pure = n.pure && !nat.impure
		n.calm = n.pure && allCalm(n.list...)
		return
	}
	if fn := r.m.preludeFunction(key, r); fn != nil {
		n.fn = fn
		r.callFunction(n, fn, s)
		n.hops = s.level()
		return
	}
	r.fail(n.off, "%s is not defined", key)
}
