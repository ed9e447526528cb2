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
	in *interp
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
			return b.num(c, x)
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
		return l.num()
	}
}

func (c *compiler) numUnary(x *unaryExpr) numFunc {
	switch x.op {
	case '-':
		f := c.num(x.x)
		return func() float64 { return -f() }
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
	if _, ok := x.l.(*numLit); ok {
		if n, ok := x.r.(*numLit); ok && n.v == 0 && (x.op == "/" || x.op == "%") {
			text := "division by zero attempted"
			if x.op == "%" {
				text += " in `%'"
			}
			panic(&fatalError{x.at, text, 1, "error"})
		}
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
			return math.Mod(a, b)
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
	r := puremath.Pow(x, y)
	if r != r && x == x && y == y {
		return minusNaN
	}
	return r
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

// cond compiles x where only its truth matters.
func (c *compiler) cond(x expr) condFunc {
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
	s, re, not := c.str(x.l), c.pattern(x.r), x.not
	return func() bool {
		t := s()
		return re().MatchString(t) != not
	}
}

// str compiles x where a string is wanted.
func (c *compiler) str(x expr) strFunc {
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
	if n >= 1024 {
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
			return b.val(c, x)
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
