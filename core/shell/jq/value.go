package jq

import (
	"math"
	"unsafe"
)

// Kind is the type of a value. The order is the one in which jq sorts types.
type Kind uint8

// The kinds of values.
const (
	Null Kind = iota
	False
	True
	Number
	String
	Array
	Object
)

func (k Kind) String() string {
	return [...]string{"null", "boolean", "boolean", "number", "string", "array", "object"}[k]
}

// Value is an immutable JSON value in two words. The zero Value is null.
//
// p says what n means: nil for null and booleans (n is the Kind), &numberTag for
// numbers (n holds the bits), else p points to the bytes of a string, to an array, an
// object or a literal, and the top byte of n holds the tag.
type Value struct {
	p unsafe.Pointer
	n uint64
}

var numberTag, emptyTag byte

const (
	tagShift   = 56
	tagLiteral = uint64(1) << tagShift
	tagString  = uint64(String) << tagShift
	tagArray   = uint64(Array) << tagShift
	tagObject  = uint64(Object) << tagShift
	// madeBit marks a string that the program made, as opposed to one that is part of
	// the input's text: only the former counts in the memory of what holds it.
	madeBit    = uint64(1) << 55
	lengthMask = uint64(1)<<48 - 1
)

var (
	null    = Value{}
	falseV  = Value{nil, uint64(False)}
	trueV   = Value{nil, uint64(True)}
	nanV    = num(math.NaN())
	emptyAr = arrayOf(nil)
)

// literal is a number that keeps the digits of its text.
type literal struct {
	f    float64
	text string // canonical, as jq 1.7 prints it
}

// array holds elements. Arrays that were built by appending share a backing store: the
// one whose length is the store's use may append in place.
type array struct {
	e     []Value
	back  *backing
	cost  int64
	owner *ownerToken // of a reduce that may change the elements in place
}

type backing struct{ used int }

func num(f float64) Value { return Value{unsafe.Pointer(&numberTag), math.Float64bits(f)} }

func boolean(b bool) Value {
	if b {
		return trueV
	}
	return falseV
}

// text is a string of the input or of the program.
func text(s string) Value {
	if s == "" {
		return Value{unsafe.Pointer(&emptyTag), tagString}
	}
	return Value{unsafe.Pointer(unsafe.StringData(s)), tagString | uint64(len(s))}
}

// made is a string that the running program has built.
func made(s string) Value {
	v := text(s)
	v.n |= madeBit
	return v
}

func arrayOf(e []Value) Value { return Value{unsafe.Pointer(&array{e: e}), tagArray} }

// newArray is an array that the running program has built from e.
func newArray(e []Value) Value {
	return Value{unsafe.Pointer(&array{e: e, cost: sliceCost(e)}), tagArray}
}

func arrayValue(a *array) Value { return Value{unsafe.Pointer(a), tagArray} }

func objectOf(o *object) Value { return Value{unsafe.Pointer(o), tagObject} }

func (v Value) kind() Kind {
	switch {
	case v.p == nil:
		return Kind(v.n)
	case v.p == unsafe.Pointer(&numberTag):
		return Number
	}
	t := v.n >> tagShift
	if t == tagLiteral>>tagShift {
		return Number
	}
	return Kind(t)
}

func (v Value) isLiteral() bool {
	return v.p != nil && v.p != unsafe.Pointer(&numberTag) && v.n == tagLiteral
}

// number is the value of a number.
func (v Value) number() float64 {
	if v.p == unsafe.Pointer(&numberTag) {
		return math.Float64frombits(v.n)
	}
	return (*literal)(v.p).f
}

// plain reports whether v is a number without a text, the common case.
func (v Value) plain() (float64, bool) {
	return math.Float64frombits(v.n), v.p == unsafe.Pointer(&numberTag)
}

func (v Value) str() string { return unsafe.String((*byte)(v.p), int(v.n&lengthMask)) }

func (v Value) array() *array { return (*array)(v.p) }

func (v Value) elems() []Value { return (*array)(v.p).e }

func (v Value) object() *object { return (*object)(v.p) }

func (v Value) isNull() bool { return v.p == nil && v.n == uint64(Null) }

// truthy is everything but null and false.
func (v Value) truthy() bool { return v.p != nil || v.n == uint64(True) }

// What values cost in metered bytes. The bytes are those that grow with the data; the
// constant part of a container's true size is left out, so that a document of 10 MB and a
// changed copy of it fit the default limit.
const (
	valueCost  = 16
	headerCost = 16
)

// cost is the memory in bytes that v keeps alive beyond the input's text, which is
// metered where it is read.
func (v Value) cost() int64 {
	if v.p == nil || v.p == unsafe.Pointer(&numberTag) {
		return 0
	}
	switch v.n >> tagShift {
	case uint64(String):
		if v.n&madeBit != 0 {
			return int64(v.n & lengthMask)
		}
	case uint64(Array):
		return (*array)(v.p).cost
	case uint64(Object):
		return (*object)(v.p).cost
	}
	return 0
}

func sliceCost(e []Value) int64 {
	c := headerCost + valueCost*int64(len(e))
	for _, v := range e {
		c += v.cost()
	}
	return c
}

// appended is a followed by more.
func (a *array) appended(more []Value) Value {
	c := valueCost * int64(len(more))
	for _, v := range more {
		c += v.cost()
	}
	n := &array{cost: a.cost + c}
	if a.cost == 0 {
		n.cost += headerCost
	}
	size := len(a.e) + len(more)
	switch {
	case a.back != nil && a.back.used == len(a.e) && cap(a.e) >= size:
		n.e, n.back = append(a.e, more...), a.back
	case a.back != nil:
		n.e = append(make([]Value, 0, size+size/2+4), a.e...)
		n.e, n.back = append(n.e, more...), &backing{}
	default:
		n.e = append(make([]Value, 0, size+4), a.e...)
		n.e, n.back = append(n.e, more...), &backing{}
	}
	n.back.used = size
	return Value{unsafe.Pointer(n), tagArray}
}
