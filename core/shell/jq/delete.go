package jq

import (
	"slices"

	"ambit/core/fuel"
)

// deletePaths is v without what lies at the paths.
func (m *machine) deletePaths(v Value, paths []Value) (Value, error) {
	sorted := slices.Clone(paths)
	m.sort(sorted)
	for i := len(sorted) - 1; i >= 0; {
		if sorted[i].kind() != Array {
			return null, errorf("Path must be specified as array, not %s", sorted[i].kind())
		}
		keys := sorted[i].elems()
		// Neighbours in one array go together, so that a long list stays linear.
		j := i
		for j > 0 && m.sameParent(keys, sorted[j-1]) {
			j--
		}
		var err error
		if j < i {
			v, err = m.deleteElements(v, keys[:len(keys)-1], sorted[j:i+1])
		} else {
			v, err = m.deletePath(v, keys, 0)
		}
		if err != nil {
			return null, err
		}
		i = j - 1
	}
	return v, nil
}

// sameParent reports that keys and other differ in nothing but a non-negative index at
// their end.
func (m *machine) sameParent(keys []Value, other Value) bool {
	if other.kind() != Array || len(keys) == 0 {
		return false
	}
	o := other.elems()
	last := len(keys) - 1
	if len(o) != len(keys) || !isIndex(keys[last]) || !isIndex(o[last]) {
		return false
	}
	for i := range last {
		if !m.equal(keys[i], o[i]) {
			return false
		}
	}
	return true
}

func isIndex(v Value) bool { return v.kind() == Number && v.number() >= 0 }

func (m *machine) deleteElements(v Value, parent []Value, paths []Value) (Value, error) {
	a, err := m.getPath(v, parent)
	if err != nil || a.kind() != Array {
		for i := len(paths) - 1; i >= 0 && err == nil; i-- {
			v, err = m.deletePath(v, paths[i].elems(), 0)
		}
		return v, err
	}
	gone := map[int]bool{}
	for _, p := range paths {
		keys := p.elems()
		if i, ok := position(keys[len(keys)-1].number(), len(a.elems())); ok {
			gone[i] = true
		}
	}
	kept := make([]Value, 0, len(a.elems())-len(gone))
	for i, x := range a.elems() {
		if !gone[i] {
			kept = append(kept, x)
		}
	}
	m.meter.Charge(int64(len(a.elems())))
	return m.setPath(v, parent, newArray(kept), 0)
}

func (m *machine) deletePath(v Value, path []Value, depth int) (Value, error) {
	m.deep(depth)
	m.meter.Charge(fuel.Step)
	if len(path) == 0 {
		return null, nil
	}
	if len(path) == 1 {
		return m.deleteKey(v, path[0])
	}
	sub, err := m.index(v, path[0])
	if err != nil {
		return null, err
	}
	if sub.isNull() {
		return v, nil
	}
	x, err := m.deletePath(sub, path[1:], depth+1)
	if err != nil {
		return null, err
	}
	return m.setKey(v, path[0], x, nil, sub.cost())
}

func (m *machine) deleteKey(v, k Value) (Value, error) {
	kv, kk := v.kind(), k.kind()
	switch {
	case kv == Null:
		return null, nil
	case kv == Object && kk == String:
		m.meter.Charge(2 * int64(len(v.object().v)))
		return v.object().without(k.str()), nil
	case kv == Object:
		return null, errorf("Cannot delete %s field of object", kk)
	case kv == Array && kk == Number:
		e := v.elems()
		i, ok := position(k.number(), len(e))
		if !ok {
			return v, nil
		}
		m.meter.Charge(int64(len(e)) / 4)
		return newArray(slices.Concat(e[:i], e[i+1:])), nil
	case kv == Array && kk == Object:
		start, end, err := m.sliceOf(v, k.object())
		if err != nil {
			return null, err
		}
		e := v.elems()
		m.meter.Charge(int64(len(e)) / 4)
		return newArray(slices.Concat(e[:start], e[end:])), nil
	case kv == Array:
		return null, errorf("Cannot delete %s element of array", kk)
	}
	return null, errorf("Cannot delete fields from %s", kv)
}
