package jq

import (
	"slices"
)

func (m *machine) flatten(in Value, depth float64) (Value, error) {
	list, err := m.valuesOf(in)
	if err != nil {
		return null, err
	}
	var e []Value
	var held int64
	defer func() { m.meter.Free(held) }()
	var walk func(list []Value, depth float64, level int)
	walk = func(list []Value, depth float64, level int) {
		m.deep(level)
		for _, v := range list {
			m.meter.Charge(1)
			if v.kind() == Array && depth != 0 {
				walk(v.elems(), depth-1, level+1)
				continue
			}
			if len(e)%4096 == 4095 {
				m.meter.Alloc(valueCost * 4096)
				held += valueCost * 4096
			}
			e = append(e, v)
		}
	}
	walk(list, depth, 0)
	return newArray(e), nil
}

func (m *machine) reverse(in Value, _ []Value) (Value, error) {
	switch in.kind() {
	case String:
		if in.str() == "" {
			return emptyAr, nil
		}
		return null, errorText("Cannot index string with number")
	case Null:
		return emptyAr, nil
	case Array:
		e := slices.Clone(in.elems())
		m.grow(valueCost * len(e))
		slices.Reverse(e)
		return newArray(e), nil
	case Object:
		if len(in.object().v) == 0 {
			return emptyAr, nil
		}
		return null, errorText("Cannot index object with number")
	case Number:
		if in.number() == 0 {
			return emptyAr, nil
		}
		return null, errorText("Cannot index number with number")
	}
	return null, errorf("%s has no length", m.typed(in))
}

func (m *machine) indexOf(in, k Value, last bool) (Value, error) {
	v, err := m.indices(in, k)
	if err != nil || v.kind() != Array {
		return v, err
	}
	e := v.elems()
	switch {
	case len(e) == 0:
		return null, nil
	case last:
		return e[len(e)-1], nil
	}
	return e[0], nil
}

var entryShape = &shape{keys: []string{"key", "value"}}

func (m *machine) toEntries(in Value, _ []Value) (Value, error) {
	if in.kind() == Array {
		e := make([]Value, len(in.elems()))
		for i, v := range in.elems() {
			e[i] = madeObject(entryShape, num(float64(i)), v)
		}
		return newArray(e), nil
	}
	if in.kind() != Object {
		return null, errorf("%s has no keys", m.typed(in))
	}
	o := in.object()
	m.meter.Charge(int64(len(o.v)))
	e := make([]Value, len(o.v))
	for i, k := range o.shape.keys {
		e[i] = madeObject(entryShape, text(k), o.v[i])
	}
	return newArray(e), nil
}

func madeObject(s *shape, v ...Value) Value {
	o := &object{shape: s, v: v}
	o.cost = o.ownCost()
	return objectOf(o)
}

// fromEntries takes key and value under the names that jq knows for them.
func (m *machine) fromEntries(in Value, _ []Value) (Value, error) {
	list, err := m.valuesOf(in)
	if err != nil {
		return null, err
	}
	m.meter.Charge(int64(len(list)))
	b := newBuilder(len(list))
	for _, entry := range list {
		key, err := m.firstTrue(entry, "key", "Key", "name", "Name")
		if err != nil {
			return null, err
		}
		if key.kind() != String {
			return null, m.badKey(key)
		}
		value, err := m.index(entry, text("value"))
		if err == nil && value.isNull() {
			value, err = m.index(entry, text("Value"))
		}
		if err != nil {
			return null, err
		}
		b.set(key.str(), value)
	}
	return b.value(), nil
}

// firstTrue is the first field that is neither null nor false, else null.
func (m *machine) firstTrue(v Value, names ...string) (Value, error) {
	for _, name := range names {
		x, err := m.index(v, text(name))
		if err != nil || x.truthy() {
			return x, err
		}
	}
	return null, nil
}

func (m *machine) transpose(in Value, _ []Value) (Value, error) {
	rows, err := m.valuesOf(in)
	if err != nil {
		return null, err
	}
	width := 0
	for _, r := range rows {
		if r.kind() != Array && r.kind() != Null {
			return null, errorf("Cannot index %s with number", r.kind())
		}
		if r.kind() == Array {
			width = max(width, len(r.elems()))
		}
	}
	m.meter.Charge(int64(width))
	m.grow(valueCost * width * len(rows))
	e := make([]Value, width)
	for i := range e {
		col := make([]Value, len(rows))
		for j, r := range rows {
			if r.kind() == Array && i < len(r.elems()) {
				col[j] = r.elems()[i]
			}
		}
		e[i] = newArray(col)
	}
	return newArray(e), nil
}

func (m *machine) bsearch(in Value, a []Value) (Value, error) {
	if in.kind() != Array {
		if in.isNull() {
			return num(-1), nil
		}
		return null, errorf("%s cannot be searched from", m.typed(in))
	}
	i, ok := slices.BinarySearchFunc(in.elems(), a[0], func(x, y Value) int {
		m.meter.Charge(1)
		return m.compare(x, y)
	})
	if !ok {
		i = -1 - i
	}
	return num(float64(i)), nil
}

// flattenBy is flatten with a depth that is no number, which only shows when there is
// something to flatten.
func (m *machine) flattenBy(in, depth Value) (Value, error) {
	list, err := m.valuesOf(in)
	if err != nil {
		return null, err
	}
	for _, v := range list {
		if v.kind() == Array {
			return m.arithmetic('-', depth, num(1))
		}
	}
	return newArray(list), nil
}
