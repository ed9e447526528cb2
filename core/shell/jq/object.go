package jq

import (
	"slices"
	"unsafe"

	"ambit/core/fuel"
)

// object keeps its fields in the order in which they were added. Records of one
// origin share their shape, so that a field is found by comparing a pointer.
type object struct {
	shape *shape
	v     []Value
	cost  int64
	owner *ownerToken // of a reduce that may change the object in place
}

// ownerToken identifies one running reduce.
type ownerToken struct{ _ byte }

// shape is a list of keys. It is immutable once shared.
type shape struct {
	keys  []string
	index map[string]int32 // built when a long list is first searched
}

// indexFrom is the number of keys from which a shape is searched by its index.
const indexFrom = 9

var emptyShape = &shape{}

func (s *shape) find(key string) int {
	if len(s.keys) < indexFrom {
		for i, k := range s.keys {
			if k == key {
				return i
			}
		}
		return -1
	}
	if s.index == nil {
		s.index = make(map[string]int32, len(s.keys))
		for i, k := range s.keys {
			s.index[k] = int32(i)
		}
	}
	if i, ok := s.index[key]; ok {
		return int(i)
	}
	return -1
}

func (o *object) get(key string) (Value, bool) {
	if i := o.shape.find(key); i >= 0 {
		return o.v[i], true
	}
	return null, false
}

// builder makes an object by adding fields; a key that exists is overwritten where it
// stands.
type builder struct {
	shape *shape
	v     []Value
}

func newBuilder(n int) *builder {
	return &builder{shape: &shape{keys: make([]string, 0, n)}, v: make([]Value, 0, n)}
}

func (b *builder) set(key string, v Value) {
	if i := b.shape.find(key); i >= 0 {
		b.v[i] = v
		return
	}
	if b.shape.index != nil {
		b.shape.index[key] = int32(len(b.v))
	}
	b.shape.keys = append(b.shape.keys, key)
	b.v = append(b.v, v)
}

// value is the finished object, made by the running program.
func (b *builder) value() Value {
	o := &object{shape: b.shape, v: b.v}
	o.cost = o.ownCost() + valueCost*int64(len(o.v))
	return objectOf(o)
}

// ownCost is the cost of an object that shares its shape.
func (o *object) ownCost() int64 { return sliceCost(o.v) }

// with is o with one field set; was is what the field's old value cost before it was
// changed in place.
func (o *object) with(key string, v Value, owner *ownerToken, was int64) Value {
	i := o.shape.find(key)
	if owner != nil && o.owner == owner {
		if i >= 0 {
			o.cost += v.cost() - was
			o.v[i] = v
			return objectOf(o)
		}
		o.cost += v.cost() + 2*valueCost + int64(len(key))
		o.shape.add(key)
		o.v = append(o.v, v)
		return objectOf(o)
	}
	n := &object{owner: owner, cost: o.cost + v.cost()}
	if o.cost == 0 {
		n.cost += headerCost + valueCost*int64(len(o.v))
	}
	switch {
	case i >= 0:
		n.cost -= was
		n.v = slices.Clone(o.v)
		n.v[i] = v
		n.shape = o.shape
		if owner != nil {
			n.shape = o.shape.clone()
		}
	default:
		n.cost += 2*valueCost + int64(len(key))
		n.v = append(append(make([]Value, 0, len(o.v)+1), o.v...), v)
		n.shape = o.shape.clone()
		n.shape.add(key)
	}
	return objectOf(n)
}

func (s *shape) clone() *shape {
	return &shape{keys: append(make([]string, 0, len(s.keys)+1), s.keys...)}
}

func (s *shape) add(key string) {
	if s.index != nil {
		s.index[key] = int32(len(s.keys))
	}
	s.keys = append(s.keys, key)
}

// without is o less one field.
func (o *object) without(key string) Value {
	i := o.shape.find(key)
	if i < 0 {
		return objectOf(o)
	}
	n := &object{cost: o.cost}
	n.shape = &shape{keys: append(slices.Clone(o.shape.keys[:i]), o.shape.keys[i+1:]...)}
	n.v = append(slices.Clone(o.v[:i]), o.v[i+1:]...)
	return objectOf(n)
}

// sortedKeys lists the keys in code point order, which is byte order in UTF-8.
func (o *object) sortedKeys() []string {
	keys := slices.Clone(o.shape.keys)
	slices.Sort(keys)
	return keys
}

// merged is o with the fields of p, which win.
func (o *object) merged(p *object) Value {
	if len(o.v) == 0 {
		return objectOf(p)
	}
	if len(p.v) == 1 {
		old, _ := o.get(p.shape.keys[0])
		return o.with(p.shape.keys[0], p.v[0], nil, old.cost())
	}
	b := &builder{shape: o.shape.clone(), v: append(make([]Value, 0, len(o.v)+len(p.v)), o.v...)}
	for i, k := range p.shape.keys {
		b.set(k, p.v[i])
	}
	return b.value()
}

// deepMerged merges objects below as well, as `*` does.
func (o *object) deepMerged(m *machine, p *object, depth int) (Value, error) {
	m.meter.Charge(2 * int64(len(o.v)+len(p.v)))
	if depth > maxDepth {
		return null, errDepth
	}
	fuel.Relieve(depth)
	b := &builder{shape: o.shape.clone(), v: append(make([]Value, 0, len(o.v)+len(p.v)), o.v...)}
	for i, k := range p.shape.keys {
		v := p.v[i]
		if old, ok := o.get(k); ok && old.kind() == Object && v.kind() == Object {
			var err error
			if v, err = old.object().deepMerged(m, v.object(), depth+1); err != nil {
				return null, err
			}
		}
		b.set(k, v)
	}
	return b.value(), nil
}

var emptyObject = Value{unsafe.Pointer(&object{shape: emptyShape}), tagObject}
