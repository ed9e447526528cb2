package awk

// cell compiles a variable or element to its place.
func (c *compiler) cell(x expr) cellFunc {
	in := c.in
	switch x := x.(type) {
	case *varRef:
		if i := x.local; i >= 0 {
			return func() *cell { return &in.frame[i] }
		}
		g := &in.globals[c.global(x.name)]
		return func() *cell { return g }
	case *indexExpr:
		return c.elem(x)
	}
	panic("cell of an expression that is no variable")
}

// array compiles a variable or element that must be an array.
func (c *compiler) array(x expr) func() *array {
	in := c.in
	switch x := x.(type) {
	case *varRef:
		if x.local < 0 {
			g := &in.globals[c.global(x.name)]
			return func() *array {
				if g.arr != nil {
					return g.arr
				}
				return in.arrayOf(g, x.at, x.name)
			}
		}
		f := c.cell(x)
		return func() *array { return in.arrayOf(f(), x.at, x.name) }
	case *indexExpr:
		f := c.elem(x)
		return func() *array { return in.arrayOf(f(), x.at, c.exprName(x)) }
	case *groupExpr:
		return c.array(x.x)
	}
	in.fatal(x.place(), "syntax error")
	return nil
}

// arrayArg compiles argument i of a function, which must be an array.
func (c *compiler) arrayArg(x *builtinExpr, i int) func() *array {
	in := c.in
	name := x.name + ": " + [...]string{"first", "second", "third", "fourth"}[i] + " argument is not an array"
	switch a := x.args[i].(type) {
	case *varRef, *indexExpr:
		f, arr := c.cell(a), c.array(a)
		return func() *array {
			if p := f(); p.arr == nil && p.k > unassigned {
				in.fatal(x.at, "%s", name)
			}
			return arr()
		}
	}
	in.fatal(x.at, "%s", name)
	return nil
}

// elem compiles an element's place; it comes into being if it does not exist.
func (c *compiler) elem(x *indexExpr) cellFunc {
	in := c.in
	if c.specialIndex(x.base) == vSYMTAB {
		return c.symbol(x)
	}
	arr := c.array(x.base)
	if len(x.subs) == 1 {
		if c.isNumeric(x.subs[0]) {
			f := c.num(x.subs[0])
			return func() *cell {
				n := f()
				a := arr()
				if i := int32(n); float64(i) == n {
					return a.atInt(i)
				}
				return a.at(in.numToString(n))
			}
		}
		f := c.val(x.subs[0])
		return func() *cell {
			v := f()
			a := arr()
			if v.k == number {
				if i := int32(v.n); float64(i) == v.n {
					return a.atInt(i)
				}
				return a.at(in.numToString(v.n))
			}
			return a.at(v.s)
		}
	}
	k := c.subscript(x.subs)
	return func() *cell {
		key := k()
		return arr().at(key)
	}
}

// symbol compiles SYMTAB[name]: the global variable of that name. Assigning to a
// special variable in this way has none of its effects, as in gawk.
func (c *compiler) symbol(x *indexExpr) cellFunc {
	in := c.in
	name, arr := c.subscript(x.subs), c.array(x.base)
	return func() *cell {
		n := name()
		i, ok := in.prog.globalIndex[n]
		switch {
		case !ok || i >= len(in.globals):
			return arr().at(n)
		case i < vFS:
			return &cell{value: in.special(i)}
		}
		return &in.globals[i]
	}
}

// subscript compiles the text of a subscript list.
func (c *compiler) subscript(subs []expr) strFunc {
	if len(subs) == 1 {
		return c.str(subs[0])
	}
	in := c.in
	parts := make([]valFunc, len(subs))
	for i, s := range subs {
		parts[i] = c.val(s)
	}
	return func() string {
		start := len(in.scratch)
		for i, f := range parts {
			v := f()
			if i > 0 {
				in.scratch = append(in.scratch, in.subsep...)
			}
			if v.k == number {
				in.scratch = in.appendNumber(in.scratch, v.n, in.convfmt)
			} else {
				in.scratch = append(in.scratch, v.s...)
			}
		}
		return in.takeScratch(start)
	}
}

// assign compiles the simple assignment; the right side is evaluated first.
func (c *compiler) assign(x *assignExpr) valFunc {
	in := c.in
	if f := c.appendTo(x); f != nil {
		return f
	}
	r := c.val(x.r)
	switch lv := x.lv.(type) {
	case *varRef:
		if i := c.specialIndex(lv); i >= 0 {
			return func() value {
				v := r()
				in.setSpecial(lv.at, i, v)
				return v
			}
		}
		f := c.cell(lv)
		return func() value {
			v := r()
			p := f()
			if p.arr != nil {
				in.fatal(lv.at, "attempt to use array `%s' in a scalar context", lv.name)
			}
			in.assign(p, v)
			return p.value
		}
	case *fieldExpr:
		ix := c.num(lv.x)
		return func() value {
			v := r()
			if v.k == regexp {
				v.k = str
			}
			in.setField(lv.at, in.fieldAt(lv.at, ix()), v)
			return v
		}
	}
	ix := x.lv.(*indexExpr)
	f := c.elem(ix)
	return func() value {
		v := r()
		p := f()
		if p.arr != nil {
			in.scalarContext(x.at, c.exprName(x.lv))
		}
		in.assign(p, v)
		return p.value
	}
}

// appendTo recognises x = x y…, which grows x in place.
func (c *compiler) appendTo(x *assignExpr) valFunc {
	in := c.in
	lv, ok := x.lv.(*varRef)
	cat, ok2 := x.r.(*concatExpr)
	if !ok || !ok2 || c.specialIndex(lv) >= 0 {
		return nil
	}
	first, ok := cat.parts[0].(*varRef)
	if !ok || first.name != lv.name || first.local != lv.local {
		return nil
	}
	f := c.cell(lv)
	read := c.valVar(lv)
	rest := c.concat(&concatExpr{cat.node, cat.parts[1:]})
	var buf []byte
	return func() value {
		head := read()
		tail := rest()
		p := f()
		h := head.str(in)
		n := len(h)
		in.meter.Bytes(len(tail))
		if n < 64 || n != len(buf) || &bytesOf(h)[0] != &buf[0] {
			if n+len(tail) < 64 {
				in.assign(p, strValue(h+tail))
				return p.value
			}
			in.reserve(2 * n)
			in.meter.Bytes(n)
			buf = append(make([]byte, 0, 2*(n+len(tail))), h...)
		}
		if len(buf)+len(tail) > cap(buf) {
			in.meter.Bytes(len(buf))
			in.reserve(2 * (len(buf) + len(tail)))
		}
		// Nobody sees the bytes behind len(h): the older string stays as it was.
		buf = append(buf, tail...)
		in.assign(p, strValue(stringOf(buf)))
		return p.value
	}
}

// assignNum is assign where the right side is a number.
func (c *compiler) assignNum(x *assignExpr) numFunc {
	in := c.in
	if lv, ok := x.lv.(*varRef); ok && c.specialIndex(lv) < 0 {
		r, f := c.num(x.r), c.cell(lv)
		return func() float64 {
			n := r()
			p := f()
			if p.k == number {
				p.n = n
				return n
			}
			if p.arr != nil {
				in.scalarContext(lv.at, lv.name)
			}
			in.assign(p, numValue(n))
			return n
		}
	}
	f := c.assign(x)
	return func() float64 {
		v := f()
		return v.num()
	}
}

// place is a variable, element or field whose subscripts have been evaluated.
type place struct {
	c       *cell
	field   int
	special int // -1: none
}

// lvalue compiles x to its place.
func (c *compiler) lvalue(x expr) func() place {
	in := c.in
	switch x := x.(type) {
	case *fieldExpr:
		ix := c.num(x.x)
		return func() place { return place{field: in.fieldAt(x.at, ix()), special: -1} }
	case *varRef:
		if i := c.specialIndex(x); i >= 0 {
			return func() place { return place{special: i} }
		}
		f := c.cell(x)
		return func() place {
			p := f()
			if p.arr != nil {
				in.scalarContext(x.at, x.name)
			}
			return place{c: p, special: -1}
		}
	case *indexExpr:
		f := c.elem(x)
		return func() place {
			p := f()
			if p.arr != nil {
				in.scalarContext(x.at, c.exprName(x))
			}
			return place{c: p, special: -1}
		}
	case *groupExpr:
		return c.lvalue(x.x)
	}
	in.fatal(x.place(), "syntax error")
	return nil
}

func (in *interp) load(p place) value {
	switch {
	case p.c != nil:
		return p.c.value
	case p.special >= 0:
		return in.special(p.special)
	}
	return in.field(p.field)
}

func (in *interp) save(at loc, p place, v value) {
	switch {
	case p.c != nil:
		in.assign(p.c, v)
	case p.special >= 0:
		in.setSpecial(at, p.special, v)
	default:
		in.setField(at, p.field, v)
	}
}

// compound compiles x op= y.
func (c *compiler) compound(x *assignExpr) numFunc {
	in := c.in
	r := c.num(x.r)
	op := c.arithmetic(x.op, x.at, "=")
	switch lv := x.lv.(type) {
	case *varRef:
		if c.specialIndex(lv) >= 0 {
			break
		}
		f := c.cell(lv)
		if x.op == "+" {
			return func() float64 {
				b := r()
				p := f()
				if p.k == number {
					p.n += b
					return p.n
				}
				if p.arr != nil {
					in.scalarContext(lv.at, lv.name)
				}
				n := p.num() + b
				in.assign(p, numValue(n))
				return n
			}
		}
	case *indexExpr:
		f := c.elem(lv)
		return func() float64 {
			b := r()
			p := f()
			if p.k == number {
				p.n = op(p.n, b)
				return p.n
			}
			if p.arr != nil {
				in.scalarContext(lv.at, c.exprName(lv))
			}
			n := op(p.num(), b)
			in.assign(p, numValue(n))
			return n
		}
	}
	f := c.lvalue(x.lv)
	return func() float64 {
		b := r()
		p := f()
		v := in.load(p)
		n := op(v.num(), b)
		in.save(x.at, p, numValue(n))
		return n
	}
}

// increment compiles ++ and --.
func (c *compiler) increment(x *incExpr) numFunc {
	in := c.in
	delta, back := x.delta, 0.0
	if x.post {
		back = x.delta
	}
	if _, ok := x.lv.(*fieldExpr); !ok && c.specialIndex(x.lv) < 0 {
		f := c.cell(x.lv)
		return func() float64 {
			p := f()
			if p.k == number {
				p.n += delta
				return p.n - back
			}
			if p.arr != nil {
				in.scalarContext(x.at, c.exprName(x.lv))
			}
			n := p.num() + delta
			in.assign(p, numValue(n))
			return n - back
		}
	}
	f := c.lvalue(x.lv)
	return func() float64 {
		p := f()
		v := in.load(p)
		n := v.num() + delta
		in.save(x.at, p, numValue(n))
		return n - back
	}
}
