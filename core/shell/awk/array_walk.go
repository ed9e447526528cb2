package awk

import "strconv"

// key is a subscript, as the store that holds it has it: an integer or a string.
type key struct {
	s     string
	n     int32
	isInt bool
}

func (k key) String() string {
	if k.isInt {
		return strconv.Itoa(int(k.n))
	}
	return k.s
}

// value is the subscript as a for loop hands it out.
func (k key) value() value {
	return strValue(k.String())
}

// keys lists the subscripts in the order of the stores.
func (a *array) keys() []key {
	ks := make([]key, 0, a.size)
	a.each(func(k key, _ *cell) { ks = append(ks, k) })
	return ks
}

// each visits all elements in the order of the stores: the rest goes first.
func (a *array) each(f func(key, *cell)) {
	if a.rest != nil {
		a.rest.each(f)
	}
	switch a.form {
	case blockForm:
		a.eachInBlocks(f)
	case intForm:
		for _, b := range a.ints {
			for ; b != nil; b = b.next {
				for i := 0; i < b.n; i++ {
					f(key{n: b.key[i], isInt: true}, b.elem[i])
				}
			}
		}
	case strForm:
		for _, e := range a.strs {
			for ; e != nil; e = e.next {
				f(key{s: e.key}, &e.cell)
			}
		}
	}
}

func (a *array) eachInBlocks(f func(key, *cell)) {
	if a.blocks == nil {
		return
	}
	for b, t := range a.blocks {
		base := 0
		if b > leafBits {
			base = 1 << (b - 1)
		}
		for g, leaves := range t {
			for i, l := range leaves {
				if l == nil {
					continue
				}
				first := base + (g*leafGroup+i)*len(l.slots)
				for s, c := range l.slots {
					if c != nil {
						f(key{n: int32(first + s), isInt: true}, c)
					}
				}
			}
		}
	}
}
