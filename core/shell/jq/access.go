package jq

import (
	"math"
	"slices"
	"strings"
	"unicode/utf8"

	"ambit/core/fuel"
)

// field is .name of v. The node remembers where the last object's shape had it.
func (n *node) field(v Value) (Value, error) {
	if v.kind() == Object {
		o := v.object()
		if o.shape == n.shape && n.slot < len(o.v) && o.shape.keys[n.slot] == n.s {
			return o.v[n.slot], nil
		}
		i := o.shape.find(n.s)
		if i < 0 {
			return null, nil
		}
		n.shape, n.slot = o.shape, i
		return o.v[i], nil
	}
	if v.isNull() {
		return null, nil
	}
	return null, errorf("Cannot index %s with string \"%s\"", v.kind(), n.s)
}

// index is v[k].
func (m *machine) index(v, k Value) (Value, error) {
	kv, kk := v.kind(), k.kind()
	switch {
	case kv == Object && kk == String:
		x, _ := v.object().get(k.str())
		return x, nil
	case kv == Array && kk == Number:
		e := v.elems()
		if i, ok := position(k.number(), len(e)); ok {
			return e[i], nil
		}
		return null, nil
	case (kv == Array || kv == String) && kk == Object:
		start, end, err := m.sliceOf(v, k.object())
		if err != nil {
			return null, err
		}
		return m.slice(v, start, end)
	case kv == Array && kk == Array:
		return m.indices(v, k)
	case kv == Null && (kk == String || kk == Number || kk == Object || kk == Null):
		return null, nil
	case kk == String:
		return null, errorf("Cannot index %s with string \"%s\"", kv, k.str())
	}
	return null, errorf("Cannot index %s with %s", kv, kk)
}

// position turns an index into an offset of n elements.
func position(f float64, n int) (int, bool) {
	if f != f {
		return 0, false
	}
	f = math.Floor(f)
	if f < 0 {
		f += float64(n)
	}
	if f < 0 || f >= float64(n) {
		return 0, false
	}
	return int(f), true
}

// length counts characters or elements.
func (m *machine) runes(s string) int {
	m.meter.Charge(int64(len(s)) / 32)
	return utf8.RuneCountInString(s)
}

// sliceOf reads {"start":…, "end":…} against the length of v.
func (m *machine) sliceOf(v Value, o *object) (start, end int, err error) {
	from, ok1 := o.get("start")
	to, ok2 := o.get("end")
	if !ok1 || !ok2 {
		return 0, 0, errorText("Start and end indices of an array slice must be numbers")
	}
	n := 0
	switch v.kind() {
	case Array:
		n = len(v.elems())
	case String:
		n = m.runes(v.str())
	}
	lo, hi := 0.0, float64(n)
	for _, b := range []struct {
		v Value
		f *float64
	}{{from, &lo}, {to, &hi}} {
		switch b.v.kind() {
		case Null:
		case Number:
			*b.f = b.v.number()
		default:
			return 0, 0, errorText("Start and end indices of an array slice must be numbers")
		}
	}
	start, end = bounds(lo, hi, n)
	return start, end, nil
}

func bounds(lo, hi float64, n int) (start, end int) {
	size := float64(n)
	if lo != lo {
		lo = 0
	}
	if hi != hi {
		hi = size
	}
	if lo < 0 {
		lo += size
	}
	if hi < 0 {
		hi += size
	}
	lo = min(max(lo, 0), size)
	hi = max(min(hi, size), lo)
	return int(lo), min(int(math.Ceil(hi)), n)
}

func (m *machine) slice(v Value, start, end int) (Value, error) {
	if v.kind() == Array {
		m.meter.Charge(int64(end-start) / 16)
		return newArrayPart(v.array(), start, end), nil
	}
	s := v.str()
	if len(s) != m.runes(s) {
		from := runeOffset(s, start)
		to := from + runeOffset(s[from:], end-start)
		start, end = from, to
	}
	w := text(s[start:end])
	w.n |= v.n & madeBit
	return w, nil
}

// newArrayPart shares the elements of a.
func newArrayPart(a *array, start, end int) Value {
	e := a.e[start:end:end]
	p := &array{e: e}
	if a.cost > 0 {
		p.cost = sliceCost(e)
	}
	return arrayValue(p)
}

func runeOffset(s string, n int) int {
	for i := range s {
		if n == 0 {
			return i
		}
		n--
	}
	return len(s)
}

// indices lists where k occurs in v: an element, a part of an array, a substring (by
// its offset in bytes, as jq 1.6 and 1.7 have it).
func (m *machine) indices(v, k Value) (Value, error) {
	var found []Value
	switch kv, kk := v.kind(), k.kind(); {
	case kv == Null:
		return null, nil
	case kv == String && kk == String:
		s, sub := v.str(), k.str()
		if sub == "" {
			return null, nil
		}
		m.meter.Bytes(len(s))
		for from := 0; ; {
			i := strings.Index(s[from:], sub)
			if i < 0 {
				break
			}
			m.meter.Bytes(len(sub))
			found = append(found, num(float64(from+i)))
			from += i + 1
		}
	case kv == Array && kk == Array:
		e, sub := v.elems(), k.elems()
		if len(sub) == 0 {
			return null, nil
		}
		for i := 0; i+len(sub) <= len(e); i++ {
			j := 0
			for j < len(sub) && m.equal(e[i+j], sub[j]) {
				j++
			}
			m.meter.Charge(int64(j) + 1)
			if j == len(sub) {
				found = append(found, num(float64(i)))
			}
		}
	case kv == Array:
		for i, x := range v.elems() {
			m.meter.Charge(fuel.Step)
			if m.equal(x, k) {
				found = append(found, num(float64(i)))
			}
		}
	default:
		return m.index(v, k)
	}
	return newArray(found), nil
}

// access runs .field, .[index] and slices whose parts may give several values.
func (m *machine) access(n *node, e *env, in Value, p *path, out output) error {
	switch n.op {
	case opField:
		return m.each(n.a, e, in, p, func(v Value, q *path) error {
			if q != nil && q.lost {
				return m.lost(text(n.s), v)
			}
			x, err := n.field(v)
			if err != nil {
				return err
			}
			if q != nil {
				q = q.add(text(n.s))
			}
			return out(x, q)
		})
	case opIndex:
		return m.each(n.a, e, in, p, func(v Value, q *path) error {
			return m.each(n.b, e, in, nil, func(k Value, _ *path) error { return m.indexPath(v, k, q, out) })
		})
	}
	return m.each(n.a, e, in, p, func(v Value, q *path) error {
		return m.sliceEnd(n.c, e, in, func(to Value) error {
			return m.sliceEnd(n.b, e, in, func(from Value) error {
				b := newBuilder(2)
				b.set("start", from)
				b.set("end", to)
				return m.indexPath(v, b.value(), q, out)
			})
		})
	})
}

func (m *machine) sliceEnd(n *node, e *env, in Value, out func(Value) error) error {
	if n == nil {
		return out(null)
	}
	return m.each(n, e, in, nil, func(v Value, _ *path) error { return out(v) })
}

func (m *machine) indexPath(v, k Value, p *path, out output) error {
	if p != nil && p.lost {
		return m.lost(k, v)
	}
	x, err := m.index(v, k)
	if err != nil {
		return err
	}
	return out(x, p.add(k))
}

func (m *machine) lost(k, v Value) error {
	return errorf("Invalid path expression near attempt to access element %s of %s", cut(m.shortJSON(k), 30), cut(m.shortJSON(v), 30))
}

// getPath follows path; below null everything is null.
func (m *machine) getPath(v Value, path []Value) (Value, error) {
	for _, k := range path {
		if v.isNull() {
			return null, nil
		}
		m.meter.Charge(fuel.Step)
		var err error
		if v, err = m.index(v, k); err != nil {
			return null, err
		}
	}
	return v, nil
}

// setPath is v with the value at path replaced.
func (m *machine) setPath(v Value, path []Value, to Value, depth int) (Value, error) {
	if len(path) == 0 {
		return to, nil
	}
	m.deep(depth)
	m.meter.Charge(fuel.Step)
	old, err := m.index(v, path[0])
	if err != nil {
		return null, err
	}
	was := old.cost()
	x, err := m.setPath(old, path[1:], to, depth+1)
	if err != nil {
		return null, err
	}
	return m.setKey(v, path[0], x, nil, was)
}

// maxIndex is the largest index that can be set.
const maxIndex = 1<<29 - 1

// setKey is v with v[k] = x.
func (m *machine) setKey(v, k, x Value, owner *ownerToken, was int64) (Value, error) {
	kv, kk := v.kind(), k.kind()
	switch {
	case kk == String && (kv == Object || kv == Null):
		if kv == Null {
			v = emptyObject
		}
		if o := v.object(); owner == nil || o.owner != owner {
			m.meter.Charge(int64(len(o.v)))
		}
		return v.object().with(k.str(), x, owner, was), nil
	case kk == Number && (kv == Array || kv == Null):
		if kv == Null {
			v = emptyAr
		}
		return m.setElement(v.array(), k.number(), x, owner, was)
	case kk == Object && (kv == Array || kv == Null):
		if kv == Null {
			v = emptyAr
		}
		start, end, err := m.sliceOf(v, k.object())
		if err != nil {
			return null, err
		}
		if x.kind() != Array {
			return null, errorText("A slice of an array can only be assigned another array")
		}
		e := v.elems()
		m.grow(valueCost * (len(e) + len(x.elems())))
		return newArray(slices.Concat(e[:start], x.elems(), e[end:])), nil
	case kk == Object && kv == String:
		return null, errorText("Cannot update string slices")
	case kk == Object:
		return null, errorf("Cannot update field at object index of %s", kv)
	case kk == Array && kv == Array:
		return null, errorText("Cannot update field at array index of array")
	}
	return null, errorf("Cannot index %s with %s", kv, kk)
}

func (m *machine) setElement(a *array, f float64, x Value, owner *ownerToken, was int64) (Value, error) {
	if f != f {
		return null, errorText("Cannot set array element at NaN index")
	}
	f = math.Floor(f)
	n := len(a.e)
	if f < 0 {
		if f += float64(n); f < 0 {
			return null, errorText("Out of bounds negative array index")
		}
	}
	if f > maxIndex {
		return null, errorText("Array index too large")
	}
	i := int(f)
	if i == n {
		v := a.appended([]Value{x})
		if owner != nil && a.owner == owner {
			v.array().owner = owner
		}
		return v, nil
	}
	if owner != nil && a.owner == owner && i < n {
		a.cost += x.cost() - was
		a.e[i] = x
		return arrayValue(a), nil
	}
	size := max(n, i+1)
	m.grow(valueCost * size)
	m.meter.Charge(int64(size) / 8)
	e := make([]Value, size)
	copy(e, a.e)
	e[i] = x
	b := &array{e: e, owner: owner}
	if a.cost > 0 {
		b.cost = a.cost + x.cost() - was + valueCost*int64(size-n)
	} else {
		b.cost = headerCost + valueCost*int64(size) + x.cost()
	}
	return arrayValue(b), nil
}
