package awk

import (
	"math"

	"ambit/core/shell/puremath"
)

// Expressions compile to closures of four shapes, by what the context wants; each
// shape has fast cases and falls back on the general one.
type (
	valFunc  func() value
	numFunc  func() float64
	strFunc  func() string
	condFunc func() bool
	stmtFunc func() signal
	cellFunc func() *cell
)

// compiler turns a program into closures over an interpreter.
type compiler struct {
	in    *interp
	nodes int // of expressions, compiled so far
}

func (c *compiler) global(name string) int { return c.in.prog.globalIndex[name] }

// specialIndex is the number of the special variable x refers to, else -1.
func (c *compiler) specialIndex(x expr) int {
	if v, ok := x.(*varRef); ok && v.local < 0 {
		if i := c.global(v.name); i < len(specialNames) {
			return i
		}
	}
	return -1
}

// isNumeric says whether x always yields a number.
func (c *compiler) isNumeric(x expr) bool {
	switch x := x.(type) {
	case *numLit, *unaryExpr, *incExpr, *binaryExpr, *matchExpr, *logicExpr, *inExpr, *getlineExpr:
		return true
	case *groupExpr:
		return c.isNumeric(x.x)
	case *condExpr:
		return c.isNumeric(x.t) && c.isNumeric(x.f)
	case *assignExpr:
		return x.op != "" || c.isNumeric(x.r)
	case *builtinExpr:
		return builtins[x.name].num != nil
	case *varRef:
		i := c.specialIndex(x)
		return i == vNF || i == vNR || i == vFNR
	case *regexLit:
		return !x.typed
	}
	return false
}

// num compiles x where a number is wanted.
func (c *compiler) num(x expr) numFunc {
	c.nodes++
	in := c.in
	switch x := x.(type) {
	case *numLit:
		v := x.v
		return func() float64 { return v }
	case *groupExpr:
		return c.num(x.x)
	case *varRef:
		return c.numVar(x)
	case *fieldExpr:
		if n, ok := x.x.(*numLit); ok && n.v >= 0 && n.v < 1e6 {
			i := int(n.v)
			return func() float64 {
				v := in.field(i)
				in.weigh(&v)
				return v.num()
			}
		}
	case *unaryExpr:
		return c.numUnary(x)
	case *binaryExpr:
		return c.numBinary(x)
	case *incExpr:
		return c.increment(x)
	case *assignExpr:
		if x.op != "" {
			return c.compound(x)
		}
		if c.isNumeric(x.r) {
			return c.assignNum(x)
		}
	case *builtinExpr:
		if b := builtins[x.name]; b.num != nil {
			f, cost := b.num(c, x), builtinCost(x.name)
			return func() float64 {
				in.meter.Charge(cost)
				return f()
			}
		}
	case *matchExpr, *logicExpr, *inExpr:
		f := c.cond(x)
		return func() float64 {
			if f() {
				return 1
			}
			return 0
		}
	case *regexLit:
		if !x.typed {
			f := c.cond(x)
			return func() float64 {
				if f() {
					return 1
				}
				return 0
			}
		}
	case *getlineExpr:
		return c.getline(x)
	case *indexExpr:
		f := c.elem(x)
		return func() float64 {
			e := f()
			if e.arr != nil {
				in.scalarContext(x.at, c.exprName(x))
			}
			in.weigh(&e.value)
			return e.num()
		}
	case *condExpr:
		cf, t, f := c.cond(x.c), c.num(x.t), c.num(x.f)
		return func() float64 {
			if cf() {
				return t()
			}
			return f()
		}
	}
	f := c.val(x)
	return func() float64 {
		v := f()
		in.weigh(&v)
		return v.num()
	}
}

func (c *compiler) numVar(x *varRef) numFunc {
	in := c.in
	if x.local < 0 {
		switch i := c.global(x.name); i {
		case vNR:
			return func() float64 { return in.nr }
		case vFNR:
			return func() float64 { return in.fnr }
		case vNF:
			return func() float64 {
				in.splitAll()
				return float64(in.rec.nf())
			}
		default:
			g := &in.globals[i]
			return func() float64 {
				if g.k == number {
					return g.n
				}
				if g.arr != nil {
					in.scalarContext(x.at, x.name)
				}
				in.weigh(&g.value)
				return g.num()
			}
		}
	}
	i := x.local
	return func() float64 {
		l := &in.frame[i]
		if l.k == number {
			return l.n
		}
		if l.arr != nil {
			in.scalarContext(x.at, x.name)
		}
		in.weigh(&l.value)
		return l.num()
	}
}

func (c *compiler) numUnary(x *unaryExpr) numFunc {
	switch x.op {
	case '-':
		f := c.num(x.x)
		return func() float64 {
			v := f()
			if v != v {
				return negateNaN(v)
			}
			return -v
		}
	case '+':
		return c.num(x.x)
	}
	f := c.cond(x.x)
	return func() float64 {
		if f() {
			return 0
		}
		return 1
	}
}

func (c *compiler) numBinary(x *binaryExpr) numFunc {
	in := c.in
	switch x.op {
	case "<", "<=", "==", "!=", ">", ">=":
		f := c.compare(x)
		return func() float64 {
			if f() {
				return 1
			}
			return 0
		}
	}
	l, r := c.num(x.l), c.num(x.r)
	if n, ok := x.r.(*numLit); ok {
		k := n.v
		switch x.op {
		case "+":
			return func() float64 { return l() + k }
		case "-":
			return func() float64 { return l() - k }
		case "*":
			return func() float64 { return float64(l() * k) }
		case "/":
			if k != 0 {
				return func() float64 { return l() / k }
			}
		}
	}
	if n, ok := x.r.(*numLit); ok && n.v == 0 && (x.op == "/" || x.op == "%") {
		text := "division by zero attempted"
		if x.op == "%" {
			text += " in `%'"
		}
		panic(&fatalError{x.at, text, 1, "error"})
	}
	op := c.arithmetic(x.op, x.at, "")
	switch x.op {
	case "+":
		return func() float64 { a := l(); return a + r() }
	case "-":
		return func() float64 { a := l(); return a - r() }
	case "*":
		return func() float64 { a := l(); return float64(a * r()) }
	case "/":
		return func() float64 {
			a, b := l(), r()
			if b == 0 {
				in.fatal(x.at, "division by zero attempted")
			}
			return a / b
		}
	}
	return func() float64 { a := l(); return op(a, r()) }
}

// arithmetic is the function of an operator; eq is "=" for its assignment form.
func (c *compiler) arithmetic(op string, at loc, eq string) func(a, b float64) float64 {
	in := c.in
	switch op {
	case "+":
		return func(a, b float64) float64 { return a + b }
	case "-":
		return func(a, b float64) float64 { return a - b }
	case "*":
		return func(a, b float64) float64 { return float64(a * b) }
	case "/":
		return func(a, b float64) float64 {
			if b == 0 {
				if eq != "" {
					in.fatal(at, "division by zero attempted in `/='")
				}
				in.fatal(at, "division by zero attempted")
			}
			return a / b
		}
	case "%":
		return func(a, b float64) float64 {
			if b == 0 {
				in.fatal(at, "division by zero attempted in `%%%s'", eq)
			}
			return signedNaN(math.Mod(a, b), a, b)
		}
	}
	return power
}

// power is x^y; integral exponents multiply, as gawk does.
func power(x, y float64) float64 {
	if y == math.Trunc(y) && math.Abs(y) < math.MaxInt32 {
		n := int(y)
		switch {
		case n == 0:
			return 1
		case n > 0:
			return intPower(x, n)
		}
		return 1 / intPower(x, -n)
	}
	return signedNaN(puremath.Pow(x, y), x, y)
}

func intPower(x float64, n int) float64 {
	mult := 1.0
	for n > 1 {
		if n&1 == 1 {
			mult = float64(mult * x)
		}
		x = float64(x * x)
		n /= 2
	}
	return float64(mult * x)
}
