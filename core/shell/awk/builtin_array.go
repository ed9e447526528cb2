package awk

import (
	"slices"
	"strings"

	"ambit/core/fuel"
)

func init() {
	for name, d := range map[string]builtinDef{
		"asort":   {min: 1, max: 3, gawk: true, num: func(c *compiler, x *builtinExpr) numFunc { return c.asort(x, "@val_type_asc", false) }},
		"asorti":  {min: 1, max: 3, gawk: true, num: func(c *compiler, x *builtinExpr) numFunc { return c.asort(x, "@ind_str_asc", true) }},
		"isarray": {min: 1, max: 1, gawk: true, num: (*compiler).isArray},
		"typeof":  {min: 1, max: 2, gawk: true, val: (*compiler).typeOf},
		"mkbool":  {min: 1, max: 1, gawk: true, num: (*compiler).mkbool},
		"bindtextdomain": {min: 1, max: 2, gawk: true, val: func(c *compiler, x *builtinExpr) valFunc {
			f := c.str(x.args[0])
			return func() value { return strValue(f()) }
		}},
		"dcgettext": {min: 1, max: 3, gawk: true, val: func(c *compiler, x *builtinExpr) valFunc {
			f := c.str(x.args[0])
			return func() value { return strValue(f()) }
		}},
		"dcngettext": {min: 3, max: 5, gawk: true, val: (*compiler).plural},
	} {
		builtins[name] = d
	}
}

func (c *compiler) plural(x *builtinExpr) valFunc {
	one, many, n := c.str(x.args[0]), c.str(x.args[1]), c.num(x.args[2])
	return func() value {
		a := one()
		b := many()
		if n() == 1 {
			return strValue(a)
		}
		return strValue(b)
	}
}

func (c *compiler) mkbool(x *builtinExpr) numFunc {
	f := c.cond(x.args[0])
	return func() float64 {
		if f() {
			return 1
		}
		return 0
	}
}

func (c *compiler) isArray(x *builtinExpr) numFunc {
	switch a := x.args[0].(type) {
	case *varRef, *indexExpr:
		f := c.cell(a)
		return func() float64 {
			if cellArray(f()) != nil {
				return 1
			}
			return 0
		}
	}
	f := c.val(x.args[0])
	return func() float64 { f(); return 0 }
}

// cellArray is the array that c or the variable it stands for is.
func cellArray(c *cell) *array {
	for ; c != nil; c = c.ref {
		if c.arr != nil {
			return c.arr
		}
	}
	return nil
}

func (c *compiler) typeOf(x *builtinExpr) valFunc {
	in := c.in
	name := func(v value) value {
		v.numeric()
		return strValue(typeName(&v))
	}
	switch a := x.args[0].(type) {
	case *varRef, *indexExpr:
		if i := c.specialIndex(a); i >= 0 && i < vFS {
			break
		}
		f := c.cell(a)
		return func() value {
			e := f()
			if cellArray(e) != nil {
				return strValue("array")
			}
			return name(e.value)
		}
	case *fieldExpr:
		ix := c.num(a.x)
		return func() value { return name(in.field(in.fieldAt(a.at, ix()))) }
	}
	f := c.val(x.args[0])
	return func() value { return name(f()) }
}

func typeName(v *value) string {
	switch v.k {
	case untyped:
		return "untyped"
	case unassigned:
		return "unassigned"
	case number:
		return "number"
	case strnum:
		return "strnum"
	case regexp:
		return "regexp"
	}
	return "string"
}

// element is an entry of an array being sorted.
type element struct {
	key key
	val *cell
}

// order compares two elements.
type order func(a, b *element) int

func (in *interp) compareStrings(a, b string) int {
	if in.ignoreCase {
		return strings.Compare(fold(a), fold(b))
	}
	return strings.Compare(a, b)
}

func compareNums(a, b float64) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	case a == b:
		return 0
	case a != a && b != b:
		return 0
	case a != a: // NaN sorts last
		return 1
	}
	return -1
}

// orderNamed is one of the predefined orders, or that of a user's function.
func (in *interp) orderNamed(at loc, name string) order {
	desc := strings.HasSuffix(name, "_desc")
	var cmp order
	switch strings.TrimSuffix(strings.TrimSuffix(name, "_desc"), "_asc") {
	case "@unsorted":
		return nil
	case "@ind_str":
		cmp = func(a, b *element) int { return in.compareStrings(a.key.String(), b.key.String()) }
	case "@ind_num":
		cmp = func(a, b *element) int {
			x, y := a.key.String(), b.key.String()
			m, _ := parseNumber(x)
			n, _ := parseNumber(y)
			if c := compareNums(m, n); c != 0 {
				return c
			}
			return in.compareStrings(x, y)
		}
	case "@val_str":
		cmp = func(a, b *element) int {
			if c := arraysLast(a, b); c != 2 {
				return c
			}
			return byIndex(in.compareStrings(a.val.str(in), b.val.str(in)), a, b)
		}
	case "@val_num":
		cmp = func(a, b *element) int {
			if c := arraysLast(a, b); c != 2 {
				return c
			}
			if c := compareNums(a.val.num(), b.val.num()); c != 0 {
				return c
			}
			return byIndex(in.compareStrings(a.val.str(in), b.val.str(in)), a, b)
		}
	case "@val_type":
		cmp = func(a, b *element) int { return byIndex(in.compareTyped(a, b), a, b) }
	default:
		return in.userOrder(at, name)
	}
	if desc {
		return func(a, b *element) int { return cmp(b, a) }
	}
	return cmp
}

// byIndex breaks a tie by the subscripts. Integers have no text there, as in gawk:
// they are all equal, and less than strings.
func byIndex(c int, a, b *element) int {
	if c != 0 {
		return c
	}
	return strings.Compare(a.key.s, b.key.s)
}

// arraysLast orders arrays behind scalars; 2 means that both are scalars.
func arraysLast(a, b *element) int {
	x, y := a.val.arr != nil, b.val.arr != nil
	switch {
	case x && y:
		return 0
	case x:
		return 1
	case y:
		return -1
	}
	return 2
}

// compareTyped puts numbers before strings before arrays.
func (in *interp) compareTyped(a, b *element) int {
	if c := arraysLast(a, b); c != 2 {
		return c
	}
	x, y := a.val.value, b.val.value
	nx, ny := x.numeric(), y.numeric()
	switch {
	case nx && ny:
		return compareNums(x.num(), y.num())
	case nx:
		return -1
	case ny:
		return 1
	}
	return in.compareStrings(x.str(in), y.str(in))
}

// userOrder sorts by a function of the program: f(i1, v1, i2, v2).
func (in *interp) userOrder(at loc, name string) order {
	f := in.prog.funcs[name]
	if f == nil {
		if name == "" || !isNameStart(name[0]) {
			in.fatal(at, "`%s' is invalid as a function name", name)
		}
		in.fatal(at, "sort comparison function `%s' is not defined", name)
	}
	pass := func(dst *cell, src *cell) {
		if src.arr != nil {
			dst.arr, dst.view = src.arr, true
		} else {
			in.assign(dst, src.value)
		}
	}
	return func(a, b *element) int {
		frame := in.newFrame(max(len(f.params), 4))
		in.assign(&frame[0], a.key.value())
		pass(&frame[1], a.val)
		in.assign(&frame[2], b.key.value())
		pass(&frame[3], b.val)
		v := in.call(f, frame)
		switch n := v.num(); {
		case n < 0:
			return -1
		case n > 0:
			return 1
		}
		return 0
	}
}

func (in *interp) elements(a *array) []element {
	es := make([]element, 0, a.size)
	a.each(func(k key, c *cell) { es = append(es, element{k, c}) })
	return es
}

func (in *interp) sortElements(es []element, cmp order) {
	if cmp == nil {
		return
	}
	slices.SortStableFunc(es, func(a, b element) int {
		in.meter.Charge(2 * fuel.Compare)
		return cmp(&a, &b)
	})
}

// sortedKeys lists the subscripts of a in the order of PROCINFO["sorted_in"].
func (in *interp) sortedKeys(at loc, a *array) []key {
	if proc := in.globals[vPROCINFO].arr; proc != nil {
		if e := proc.getStr("sorted_in"); e != nil && !in.opts.strict() {
			if cmp := in.orderNamed(at, e.value.str(in)); cmp != nil {
				es := in.elements(a)
				in.sortElements(es, cmp)
				ks := make([]key, len(es))
				for i := range es {
					ks[i] = es[i].key
				}
				return ks
			}
		}
	}
	return a.keys()
}

// asort compiles asort and asorti.
func (c *compiler) asort(x *builtinExpr, by string, indices bool) numFunc {
	in := c.in
	src := c.arrayArg(x, 0)
	dst := src
	if len(x.args) > 1 {
		dst = c.arrayArg(x, 1)
	}
	how := func() string { return by }
	if len(x.args) > 2 {
		how = c.str(x.args[2])
	}
	return func() float64 {
		a := src()
		d := dst()
		cmp := in.orderNamed(x.at, how())
		in.meter.Alloc(int64(a.size) * 96)
		defer in.meter.Free(int64(a.size) * 96)
		in.meter.Charge(4 * int64(a.size))
		es := in.elements(a)
		in.sortElements(es, cmp)
		vals := make([]cell, len(es))
		for i := range es {
			if indices {
				vals[i].value = es[i].key.value()
			} else if arr := es[i].val.arr; arr != nil {
				vals[i].arr = in.copyArray(arr, 0, x.at)
			} else {
				vals[i].value = es[i].val.value
			}
		}
		d.clear()
		for i := range vals {
			e := d.atInt(int32(i + 1))
			if vals[i].arr != nil {
				e.arr = vals[i].arr
			} else {
				in.assign(e, vals[i].value)
			}
		}
		return float64(len(vals))
	}
}

func (in *interp) copyArray(a *array, depth int, at loc) *array {
	if depth > maxNesting {
		in.fatal(at, "array is nested too deeply")
	}
	d := in.newArray()
	d.name = a.name
	a.each(func(k key, c *cell) {
		in.meter.Charge(1)
		e := d.at(k.String())
		if c.arr != nil {
			e.arr = in.copyArray(c.arr, depth+1, at)
		} else {
			in.assign(e, c.value)
		}
	})
	return d
}

// indirectBuiltin calls a built-in function through @name(…).
func (in *interp) indirectBuiltin(c *compiler, x *callExpr, name string) value {
	d, ok := builtins[name]
	if !ok {
		in.fatal(x.at, "`%s' is not a function, so it cannot be called indirectly", name)
	}
	if len(x.args) < d.min || len(x.args) > d.max {
		in.fatal(x.at, "%d is invalid as number of arguments for %s", len(x.args), name)
	}
	b := &builtinExpr{x.node, name, x.args}
	f := c.val(b)
	return f()
}
