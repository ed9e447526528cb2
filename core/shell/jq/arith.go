package jq

import (
	"math"
	"strings"
	"unsafe"
)

var inf = math.Inf(1)

// binary runs an arithmetic or comparison node.
func (m *machine) binary(n *node, l, r Value) (Value, error) {
	if n.op == opArith {
		return m.arithmetic(n.arith, l, r)
	}
	switch n.arith {
	case '=':
		return boolean(m.equal(l, r)), nil
	case 'n':
		return boolean(!m.equal(l, r)), nil
	}
	c := 0
	if a, ok := l.plain(); ok {
		b, ok := r.plain()
		switch {
		case !ok:
			c = m.compare(l, r)
		case a < b || a != a:
			c = -1
		case a != b:
			c = 1
		}
	} else {
		c = m.compare(l, r)
	}
	switch n.arith {
	case '<':
		return boolean(c < 0), nil
	case 'l':
		return boolean(c <= 0), nil
	case '>':
		return boolean(c > 0), nil
	}
	return boolean(c >= 0), nil
}

func (m *machine) arithmetic(op byte, l, r Value) (Value, error) {
	lk, rk := l.kind(), r.kind()
	if lk == Number && rk == Number {
		a, b := l.number(), r.number()
		switch op {
		case '+':
			return num(a + b), nil
		case '-':
			return num(a - b), nil
		case '*':
			return num(a * b), nil
		case '/':
			if b == 0 {
				return null, m.divisionByZero(l, r, "divided")
			}
			return num(a / b), nil
		}
		return m.remainder(l, r)
	}
	switch op {
	case '+':
		return m.plus(l, r)
	case '-':
		if lk == Array && rk == Array {
			return m.without(l.elems(), r.elems()), nil
		}
	case '*':
		switch {
		case lk == String && rk == Number:
			return m.repeated(l.str(), r.number())
		case lk == Number && rk == String:
			return m.repeated(r.str(), l.number())
		case lk == Object && rk == Object:
			return l.object().deepMerged(m, r.object(), 0)
		}
	case '/':
		if lk == String && rk == String {
			return m.split(l.str(), r.str()), nil
		}
	}
	verb := map[byte]string{'-': "subtracted", '*': "multiplied", '/': "divided", '%': "divided (remainder)"}[op]
	return null, errorf("%s and %s cannot be %s", m.typed(l), m.typed(r), verb)
}

func (m *machine) divisionByZero(l, r Value, verb string) error {
	return errorf("%s and %s cannot be %s because the divisor is zero", m.typed(l), m.typed(r), verb)
}

// remainder works on the integers that its operands are cut to; the sign is that of the
// dividend.
func (m *machine) remainder(l, r Value) (Value, error) {
	a, b := l.number(), r.number()
	if a != a || b != b {
		return nanV, nil
	}
	x, y := toInt(a), toInt(b)
	if y == 0 {
		return null, m.divisionByZero(l, r, "divided (remainder)")
	}
	if y < 0 {
		y = -y
	}
	if y < 0 {
		return num(float64(x)), nil
	}
	if x < 0 {
		return num(float64(-(-x % y))), nil
	}
	return num(float64(x % y)), nil
}

// toInt cuts to an integer, the nearest one that exists; NaN gives 0.
func toInt(f float64) int64 {
	switch {
	case f != f:
		return 0
	case f >= math.MaxInt64:
		return math.MaxInt64
	case f <= -math.MaxInt64:
		return -math.MaxInt64
	}
	return int64(f)
}

func (m *machine) plus(l, r Value) (Value, error) {
	lk, rk := l.kind(), r.kind()
	switch {
	case lk == Null:
		return r, nil
	case rk == Null:
		return l, nil
	case lk == String && rk == String:
		return m.concat(l, r), nil
	case lk == Array && rk == Array:
		a, b := l.array(), r.elems()
		if len(b) == 0 {
			return l, nil
		}
		if len(b) > 64 {
			m.grow(valueCost * len(b))
		}
		if a.back == nil || a.back.used != len(a.e) || cap(a.e) < len(a.e)+len(b) {
			m.meter.Charge(int64(len(a.e)) / 2)
		}
		if n := int64(len(a.e)+len(b)) * valueCost; len(b) > 1024 {
			m.meter.Alloc(n)
			m.meter.Free(n)
		}
		return a.appended(b), nil
	case lk == Object && rk == Object:
		m.meter.Charge(2 * int64(len(l.object().v)+len(r.object().v)))
		return l.object().merged(r.object()), nil
	}
	return null, errorf("%s and %s cannot be added", m.typed(l), m.typed(r))
}

// concat joins two strings. The latest result keeps room behind it, so that a string
// that grows piece by piece is not copied each time.
func (m *machine) concat(l, r Value) Value {
	a, b := l.str(), r.str()
	n := len(a) + len(b)
	if n < 512 {
		return made(a + b)
	}
	m.meter.Alloc(int64(n))
	m.meter.Free(int64(n))
	if c := m.latest; len(c) == len(a) && cap(c) >= n && unsafe.SliceData(c) == unsafe.StringData(a) {
		m.meter.Bytes(len(b))
		m.latest = append(c, b...)
	} else {
		m.meter.Bytes(n)
		m.latest = append(append(make([]byte, 0, n+n/2), a...), b...)
	}
	return made(unsafe.String(unsafe.SliceData(m.latest), n))
}

func (m *machine) without(a, b []Value) Value {
	var kept []Value
	for _, x := range a {
		keep := true
		for _, y := range b {
			m.meter.Charge(1)
			if m.equal(x, y) {
				keep = false
				break
			}
		}
		if keep {
			kept = append(kept, x)
		}
	}
	return newArray(kept)
}

// repeated is s n times: null for no times, once for a fraction.
func (m *machine) repeated(s string, n float64) (Value, error) {
	if !(n > 0) {
		return null, nil
	}
	if s == "" {
		return text(""), nil
	}
	times := 1
	if n > 1 {
		if n*float64(len(s)) > 1<<30 {
			return null, errorText("Repeat string result too long")
		}
		times = int(n)
	}
	m.meter.Charge(int64(times) / 64)
	m.grow(times * len(s))
	return made(strings.Repeat(s, times)), nil
}

func (m *machine) split(s, sep string) Value {
	if s == "" {
		return emptyAr
	}
	m.meter.Scan(len(s))
	var list []string
	if sep == "" {
		m.grow(valueCost * len(s))
		for i := 0; i < len(s); {
			_, size := nextRune(s[i:])
			list = append(list, s[i:i+size])
			i += size
		}
	} else {
		m.grow(valueCost * strings.Count(s, sep))
		list = strings.Split(s, sep)
	}
	m.meter.Charge(int64(len(list)))
	return stringsValue(list)
}

func (m *machine) negate(v Value) (Value, error) {
	if v.kind() != Number {
		return null, errorf("%s cannot be negated", m.typed(v))
	}
	return num(-v.number()), nil
}

// sum adds up values as add does; strings and arrays are joined in one go.
func (m *machine) sum(list []Value) (Value, error) {
	if len(list) == 0 {
		return null, nil
	}
	m.meter.Charge(int64(len(list)))
	switch list[0].kind() {
	case Number:
		total := 0.0
		for i, v := range list {
			if v.kind() != Number {
				acc := num(total)
				return m.fold(acc, list[i:])
			}
			total += v.number()
		}
		if len(list) == 1 {
			return list[0], nil
		}
		return num(total), nil
	case String:
		size := 0
		for _, v := range list {
			if v.kind() != String {
				return m.fold(null, list)
			}
			size += len(v.str())
		}
		m.grow(size)
		var b strings.Builder
		b.Grow(size)
		for _, v := range list {
			b.WriteString(v.str())
		}
		return made(b.String()), nil
	case Array:
		size := 0
		for _, v := range list {
			if v.kind() != Array {
				return m.fold(null, list)
			}
			size += len(v.elems())
		}
		m.grow(size * valueCost)
		e := make([]Value, 0, size)
		for _, v := range list {
			e = append(e, v.elems()...)
		}
		return newArray(e), nil
	case Object:
		b := newBuilder(8)
		for _, v := range list {
			if v.kind() != Object {
				return m.fold(null, list)
			}
			o := v.object()
			m.meter.Charge(2 * int64(len(o.v)))
			for i, k := range o.shape.keys {
				b.set(k, o.v[i])
			}
		}
		return b.value(), nil
	}
	return m.fold(null, list)
}

func (m *machine) fold(acc Value, list []Value) (Value, error) {
	for _, v := range list {
		var err error
		if acc, err = m.plus(acc, v); err != nil {
			return null, err
		}
	}
	return acc, nil
}
