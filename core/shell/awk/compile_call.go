package awk

// call compiles a call of a user's function.
func (c *compiler) call(x *callExpr) valFunc {
	in := c.in
	args := make([]func(dst *cell), len(x.args))
	for i, a := range x.args {
		args[i] = c.argument(a)
	}
	run := func(f *function) value {
		n := max(len(f.params), len(args))
		frame := in.newFrame(n)
		for i, a := range args {
			a(&frame[i])
		}
		return in.call(f, frame)
	}
	if x.indirect {
		name := c.str(x.v)
		return func() value {
			n := name()
			if f := in.prog.funcs[n]; f != nil {
				if len(args) > len(f.params) {
					in.fatal(x.at, "function `%s' called with more arguments than declared", n)
				}
				return run(f)
			}
			return in.indirectBuiltin(c, x, n)
		}
	}
	f := in.prog.funcs[x.name]
	if len(args) > len(f.params) {
		in.warn(x.at, "function `%s' called with more arguments than declared", x.name)
	}
	return func() value { return run(f) }
}

// argument compiles the passing of an argument: arrays by reference, scalars by
// value, and a variable nobody has assigned in such a way that it can become an
// array.
func (c *compiler) argument(x expr) func(dst *cell) {
	in := c.in
	switch x := x.(type) {
	case *varRef, *indexExpr:
		if i := c.specialIndex(x); i >= 0 && i < vFS {
			break
		}
		f := c.cell(x)
		return func(dst *cell) {
			src := f()
			switch {
			case src.arr != nil:
				dst.arr, dst.view = src.arr, true
			case src.k == untyped:
				dst.ref = src
			default:
				in.assign(dst, src.value)
			}
		}
	}
	f := c.val(x)
	return func(dst *cell) { in.assign(dst, f()) }
}
