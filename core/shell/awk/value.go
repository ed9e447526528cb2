package awk

import (
	"strings"
	"unsafe"
)

type kind uint8

const (
	untyped    kind = iota // never assigned: both "" and 0
	unassigned             // a missing field: "", and 0 where a number is wanted
	number
	str
	input  // text from outside: a number as well if it looks like one
	strnum // text from outside that looks like a number
	regexp // @/re/
)

// value is a scalar. A view is part of a larger string; what is kept for longer
// is copied out of it, so that a word does not keep a buffer alive.
type value struct {
	s    string
	n    float64
	k    kind
	view bool
}

func numValue(f float64) value { return value{n: f, k: number} }

func strValue(s string) value { return value{s: s, k: str} }

func inputValue(s string) value { return value{s: s, k: input} }

// cell is a variable or an array element: a scalar or an array. ref, of a
// parameter that was passed a variable nobody has assigned yet, is that variable:
// should the parameter be used as an array, both become it.
type cell struct {
	value
	arr *array
	ref *cell
}

func (v *value) num() float64 {
	switch v.k {
	case number, strnum:
		return v.n
	case untyped, unassigned:
		return 0
	}
	f, _ := parseNumber(v.s)
	return f
}

func (v *value) str(in *interp) string {
	if v.k == number {
		return in.numToString(v.n)
	}
	return v.s
}

func (v *value) truth() bool {
	switch v.k {
	case number, strnum:
		return v.n != 0
	case input:
		if f, ok := looksNumeric(v.s); ok {
			return f != 0
		}
		return v.s != ""
	}
	return v.s != ""
}

// numeric says whether v compares as a number, and settles what input is.
func (v *value) numeric() bool {
	switch v.k {
	case number, strnum, untyped:
		return true
	case unassigned:
		return false
	case input:
		if f, ok := looksNumeric(v.s); ok {
			v.n, v.k = f, strnum
			return true
		}
		v.k = str
	}
	return false
}

// weigh charges for looking at all of a long text, as its conversion to a number or
// its comparison does.
func (in *interp) weigh(v *value) {
	if len(v.s) > 64 {
		in.meter.Charge(int64(len(v.s)) / 64)
	}
}

// compare orders a and b: numerically if both are numbers, else as strings. NaN
// is unordered, which ok reports.
func (in *interp) compare(a, b *value) (order int, ok bool) {
	in.weigh(a)
	in.weigh(b)
	if a.numeric() && b.numeric() {
		x, y := a.num(), b.num()
		switch {
		case x < y:
			return -1, true
		case x > y:
			return 1, true
		case x == y:
			return 0, true
		}
		return 0, false
	}
	return in.compareStrings(a.str(in), b.str(in)), true
}

// bytesOf gives the bytes of s, which must not be changed.
func bytesOf(s string) []byte { return unsafe.Slice(unsafe.StringData(s), len(s)) }

// store assigns v to p, copying what is a view, and meters the difference.
func (in *interp) store(p *value, v value) {
	if len(v.s)|len(p.s) != 0 {
		if v.view {
			v.s = strings.Clone(v.s)
			v.view = false
		}
		if d := len(v.s) - len(p.s); d > 0 {
			in.meter.Alloc(int64(d))
		} else {
			in.meter.Free(int64(-d))
		}
	}
	*p = v
}

// assign stores v in a variable that must not be an array.
func (in *interp) assign(c *cell, v value) {
	c.ref = nil
	in.store(&c.value, v)
}

// stringOf makes a string of b without copying; b must not change from then on.
func stringOf(b []byte) string { return unsafe.String(unsafe.SliceData(b), len(b)) }
