package jq

import (
	"slices"

	"ambit/core/fuel"
)

// sort orders values, keeping the order of equal ones.
func (m *machine) sort(list []Value) {
	m.sortKeyed(list, nil)
}

type keyed struct {
	key Value
	v   Value
}

// sortKeyed sorts list by keys, or by itself if keys is nil.
func (m *machine) sortKeyed(list []Value, keys []Value) {
	if keys == nil {
		slices.SortStableFunc(list, func(a, b Value) int {
			m.meter.Charge(2 * fuel.Compare)
			return m.compare(a, b)
		})
		return
	}
	pairs := make([]keyed, len(list))
	for i := range list {
		pairs[i] = keyed{keys[i], list[i]}
	}
	slices.SortStableFunc(pairs, func(a, b keyed) int {
		m.meter.Charge(2 * fuel.Compare)
		return m.compare(a.key, b.key)
	})
	for i := range pairs {
		list[i], keys[i] = pairs[i].v, pairs[i].key
	}
}

// keysBy evaluates f on every element: the key is its only output, or the array of them.
func (m *machine) keysBy(f *node, e *env, list []Value) (keys []Value, err error) {
	m.grow(valueCost * len(list))
	keys = make([]Value, len(list))
	for i, x := range list {
		if f.single {
			keys[i], err = m.one(f, e, x)
		} else {
			var c Value
			if c, err = m.collect(f, e, x); err == nil {
				keys[i] = c
			}
		}
		if err != nil {
			return nil, err
		}
	}
	return keys, nil
}

// sorting is sort, group_by and unique with their variants.
func sorting(what string) special {
	return func(m *machine, n *node, e *env, in Value, p *path, out output) error {
		list, keys, err := m.keyedInput(n, e, in, "sorted", n.s == "sort")
		if err != nil {
			return err
		}
		m.grow(valueCost * len(list))
		list = slices.Clone(list)
		m.sortKeyed(list, keys)
		if keys == nil {
			keys = list
		}
		var result []Value
		switch what {
		case "sort":
			result = list
		case "unique":
			for i, v := range list {
				if i == 0 || !m.equal(keys[i-1], keys[i]) {
					result = append(result, v)
				}
			}
		case "group":
			for i := 0; i < len(list); {
				j := i + 1
				for j < len(list) && m.equal(keys[i], keys[j]) {
					j++
				}
				result = append(result, newArray(list[i:j:j]))
				i = j
			}
		}
		return out(newArray(result), p.elsewhere())
	}
}

// keyedInput checks the input of a sorting builtin and evaluates its keys.
func (m *machine) keyedInput(n *node, e *env, in Value, verb string, bare bool) (list, keys []Value, err error) {
	if in.kind() != Array {
		switch {
		case bare:
			return nil, nil, errorf("%s cannot be sorted, as it is not an array", m.typed(in))
		case in.kind() != Object:
			return nil, nil, errorf("Cannot iterate over %s", m.typed(in))
		}
		// jq evaluates the keys before it looks at the input.
		list = in.object().v
		f := &node{op: opIdentity, single: true}
		if len(n.list) == 1 {
			f = n.list[0]
		}
		wrapped := make([]Value, len(list))
		for i, x := range list {
			if wrapped[i], err = m.collect(f, e, x); err != nil {
				return nil, nil, err
			}
		}
		suffix := ""
		if verb == "sorted" {
			suffix = ", as they are not both arrays"
		}
		return nil, nil, errorf("%s and %s cannot be %s%s", m.typed(in), m.typed(newArray(wrapped)), verb, suffix)
	}
	list = in.elems()
	if len(n.list) == 1 {
		keys, err = m.keysBy(n.list[0], e, list)
	}
	return list, keys, err
}

// extreme is min (sign -1) and max (1). Of equal elements min takes the first, max the
// last.
func extreme(sign int) special {
	return func(m *machine, n *node, e *env, in Value, p *path, out output) error {
		if len(n.list) == 0 && in.kind() != Array {
			return errorf("%s and %s cannot be iterated over", m.typed(in), m.typed(in))
		}
		list, keys, err := m.keyedInput(n, e, in, "iterated over", false)
		if err != nil {
			return err
		}
		if keys == nil {
			keys = list
		}
		if len(list) == 0 {
			return out(null, p.elsewhere())
		}
		best := 0
		for i := 1; i < len(list); i++ {
			m.meter.Charge(2 * fuel.Compare)
			if c := m.compare(keys[i], keys[best]); c < 0 == (sign < 0) {
				best = i
			}
		}
		return out(list[best], p.elsewhere())
	}
}

// indexBy is INDEX: an object of the rows by their keys.
func indexBy(m *machine, n *node, e *env, in Value, p *path, out output) error {
	b := newBuilder(8)
	var held int64
	key := n.list[len(n.list)-1]
	add := func(row Value, _ *path) error {
		return m.each(key, e, row, nil, func(k Value, _ *path) error {
			k = m.toString(k)
			c := 2*valueCost + k.cost() + row.cost()
			m.meter.Alloc(c)
			held += c
			b.set(k.str(), row)
			return nil
		})
	}
	var err error
	if len(n.list) == 1 {
		err = m.iterateValue(in, nil, add)
	} else {
		err = m.each(n.list[0], e, in, nil, add)
	}
	m.meter.Free(held)
	if err != nil {
		return err
	}
	return out(b.value(), p.elsewhere())
}

func addOutputs(m *machine, n *node, e *env, in Value, p *path, out output) error {
	v, err := m.collect(n.list[0], e, in)
	if err != nil {
		return err
	}
	if v, err = m.sum(v.elems()); err != nil {
		return err
	}
	return out(v, p.elsewhere())
}
