package awk

// cond compiles x where only its truth matters.
func (c *compiler) cond(x expr) condFunc {
	c.nodes++
	switch x := x.(type) {
	case *groupExpr:
		return c.cond(x.x)
	case *binaryExpr:
		switch x.op {
		case "<", "<=", "==", "!=", ">", ">=":
			return c.compare(x)
		}
	case *logicExpr:
		l, r := c.cond(x.l), c.cond(x.r)
		if x.or {
			return func() bool { return l() || r() }
		}
		return func() bool { return l() && r() }
	case *unaryExpr:
		if x.op == '!' {
			f := c.cond(x.x)
			return func() bool { return !f() }
		}
	case *regexLit:
		if !x.typed {
			return c.matchRecord(x)
		}
	case *matchExpr:
		return c.match(x)
	case *inExpr:
		arr := c.array(x.arr)
		k := c.subscript(x.subs)
		return func() bool {
			key := k()
			return arr().get(key) != nil
		}
	}
	if c.isNumeric(x) {
		f := c.num(x)
		return func() bool { return f() != 0 }
	}
	f := c.val(x)
	return func() bool {
		v := f()
		c.in.weigh(&v)
		return v.truth()
	}
}

func (c *compiler) compare(x *binaryExpr) condFunc {
	in := c.in
	if c.isNumeric(x.l) && c.isNumeric(x.r) {
		l, r := c.num(x.l), c.num(x.r)
		switch x.op {
		case "<":
			return func() bool { a := l(); return a < r() }
		case "<=":
			return func() bool { a := l(); return a <= r() }
		case "==":
			return func() bool { a := l(); return a == r() }
		case "!=":
			return func() bool { a := l(); return a != r() }
		case ">":
			return func() bool { a := l(); return a > r() }
		default:
			return func() bool { a := l(); return a >= r() }
		}
	}
	l, r := c.val(x.l), c.val(x.r)
	if s, ok := x.r.(*strLit); ok && (x.op == "==" || x.op == "!=") {
		want, text := x.op == "==", s.s
		return func() bool {
			v := l()
			if in.ignoreCase {
				return (in.compareStrings(v.str(in), text) == 0) == want
			}
			if v.k == number {
				return (v.str(in) == text) == want
			}
			return (v.s == text) == want
		}
	}
	var ok func(order int, ordered bool) bool
	switch x.op {
	case "<":
		ok = func(o int, d bool) bool { return d && o < 0 }
	case "<=":
		ok = func(o int, d bool) bool { return d && o <= 0 }
	case "==":
		ok = func(o int, d bool) bool { return d && o == 0 }
	case "!=":
		ok = func(o int, d bool) bool { return !d || o != 0 }
	case ">":
		ok = func(o int, d bool) bool { return d && o > 0 }
	default:
		ok = func(o int, d bool) bool { return d && o >= 0 }
	}
	return func() bool {
		a := l()
		b := r()
		return ok(in.compare(&a, &b))
	}
}

func (c *compiler) matchRecord(x *regexLit) condFunc {
	in := c.in
	re := c.pattern(x)
	return func() bool { return re().MatchString(in.record()) }
}

func (c *compiler) match(x *matchExpr) condFunc {
	if l, ok := x.l.(*regexLit); ok && !l.typed {
		c.in.warn(x.at, "regular expression on left of `~' or `!~' operator")
	}
	s, re, not := c.str(x.l), c.pattern(x.r), x.not
	return func() bool {
		t := s()
		return re().MatchString(t) != not
	}
}

// str compiles x where a string is wanted.
func (c *compiler) str(x expr) strFunc {
	c.nodes++
	in := c.in
	switch x := x.(type) {
	case *strLit:
		s := x.s
		return func() string { return s }
	case *groupExpr:
		return c.str(x.x)
	case *concatExpr:
		return c.concat(x)
	case *fieldExpr:
		if n, ok := x.x.(*numLit); ok && n.v >= 0 && n.v < 1e6 {
			i := int(n.v)
			return func() string {
				v := in.field(i)
				return v.str(in)
			}
		}
	}
	f := c.val(x)
	return func() string {
		v := f()
		return v.str(in)
	}
}

// bigString is the length from which a string's memory is metered before it is
// made.
const bigString = 64 << 10

func (c *compiler) concat(x *concatExpr) strFunc {
	in := c.in
	parts := make([]valFunc, len(x.parts))
	for i, p := range x.parts {
		parts[i] = c.val(p)
	}
	return func() string {
		start := len(in.scratch)
		for _, f := range parts {
			v := f()
			if v.k == number {
				in.scratch = in.appendNumber(in.scratch, v.n, in.convfmt)
			} else {
				if len(v.s) > bigString {
					in.reserve(len(v.s))
				}
				in.scratch = append(in.scratch, v.s...)
			}
		}
		s := in.takeScratch(start)
		return s
	}
}

// takeScratch ends a string begun at start of the scratch buffer.
func (in *interp) takeScratch(start int) string {
	n := len(in.scratch) - start
	if n >= 128 {
		in.meter.Bytes(n)
		if n > bigString {
			in.reserve(n)
		}
	}
	s := string(in.scratch[start:])
	in.scratch = in.scratch[:start]
	if cap(in.scratch) > 1<<20 && start == 0 {
		in.scratch = nil
	}
	return s
}

// reserve fails with the memory limit if n bytes more do not fit.
func (in *interp) reserve(n int) {
	in.meter.Alloc(int64(n))
	in.meter.Free(int64(n))
}

// val compiles x.
func (c *compiler) val(x expr) valFunc {
	c.nodes++
	in := c.in
	switch x := x.(type) {
	case *numLit:
		v := numValue(x.v)
		return func() value { return v }
	case *strLit:
		v := strValue(x.s)
		return func() value { return v }
	case *regexLit:
		if x.typed {
			v := value{s: x.re, k: regexp}
			return func() value { return v }
		}
	case *groupExpr:
		return c.val(x.x)
	case *varRef:
		return c.valVar(x)
	case *fieldExpr:
		if n, ok := x.x.(*numLit); ok && n.v >= 0 && n.v < 1e6 {
			i := int(n.v)
			return func() value { return in.field(i) }
		}
		f := c.num(x.x)
		return func() value { return in.field(in.fieldAt(x.at, f())) }
	case *indexExpr:
		f := c.elem(x)
		return func() value {
			e := f()
			if e.arr != nil {
				in.scalarContext(x.at, c.exprName(x))
			}
			return e.value
		}
	case *concatExpr:
		f := c.concat(x)
		return func() value { return strValue(f()) }
	case *condExpr:
		cf, t, f := c.cond(x.c), c.val(x.t), c.val(x.f)
		return func() value {
			if cf() {
				return t()
			}
			return f()
		}
	case *assignExpr:
		if x.op == "" {
			return c.assign(x)
		}
	case *callExpr:
		return c.call(x)
	case *builtinExpr:
		if b := builtins[x.name]; b.val != nil {
			f, cost := b.val(c, x), builtinCost(x.name)
			return func() value {
				in.meter.Charge(cost)
				return f()
			}
		}
	case *listExpr:
		in.fatal(x.at, "syntax error")
	}
	f := c.num(x)
	return func() value { return value{n: f(), k: number} }
}

func (c *compiler) exprName(x expr) string {
	switch x := x.(type) {
	case *varRef:
		return x.name
	case *indexExpr:
		// Only asked for when the program ends in an error.
		return c.exprName(x.base) + `["` + c.subscript(x.subs)() + `"]`
	}
	return ""
}

func (c *compiler) valVar(x *varRef) valFunc {
	in := c.in
	if x.local >= 0 {
		i := x.local
		return func() value {
			l := &in.frame[i]
			if l.arr != nil {
				in.scalarContext(x.at, x.name)
			}
			return l.value
		}
	}
	i := c.global(x.name)
	if i < vFS {
		return func() value { return in.special(i) }
	}
	g := &in.globals[i]
	return func() value {
		if g.arr != nil {
			in.scalarContext(x.at, x.name)
		}
		return g.value
	}
}
