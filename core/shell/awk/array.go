package awk

import (
	"math/bits"
	"strconv"
	"strings"
)

// array is an associative array. Its elements live in up to three stores, and a
// walk visits them in the order in which gawk's own structures would: integers in
// blocks of growing size (while these are not too empty), other integers and
// strings in hash tables whose size and chains depend on the history. Scripts
// see that order in for (k in a).
//
// The stores nest: integers that fit no block, and strings, are in rest, which is
// an integer table whose own rest holds the strings, or a string table.
type array struct {
	form  arrayForm
	size  int // all elements
	meter *memory

	blocks   *[32]leafTable // blockForm, by magnitude
	capacity int            // slots of all leaves

	ints   []*intBucket // intForm
	strs   []*strElem   // strForm
	rest   *array
	spare  []*cell // of a small array of integers that was cleared
	spares []*leaf
	name   string
}

type arrayForm uint8

const (
	emptyForm arrayForm = iota
	blockForm
	intForm
	strForm
)

const (
	leafBits      = 10      // integers below 1<<leafBits form the first block
	maxEmptySlots = 1 << 11 // more than this and an integer goes to the table
	chainLimit    = 2       // mean chain length at which a table grows
	intBytes      = 56      // metered for an integer's element
	strBytes      = 80      // and for a string's, besides the strings themselves
	maxSpare      = 32      // cells kept for the next elements when an array is cleared
	slotBytes     = 8
)

type leaf struct {
	used  int
	slots []*cell
}

// intBucket holds two integers.
type intBucket struct {
	n    int
	key  [2]int32
	elem [2]*cell
	next *intBucket
}

type strElem struct {
	cell
	key  string
	hash uint32
	next *strElem
}

var tableSizes = [...]int{13, 127, 1021, 8191, 131071, 1048573, 8388593, 16777213, 33554393, 67108859, 134217689}

func nextTableSize(n int) int {
	for _, s := range tableSizes {
		if s > n {
			return s
		}
	}
	return n
}

// intKey recognises the canonical decimal form of a 32-bit integer.
func intKey(s string) (int32, bool) {
	if len(s) == 0 || len(s) > 11 {
		return 0, false
	}
	i := 0
	if s[0] == '-' {
		i = 1
	}
	if i == len(s) || s[i] == '0' && len(s) > 1 {
		return 0, false
	}
	var n int64
	for ; i < len(s); i++ {
		if !isDigit(s[i]) {
			return 0, false
		}
		n = n*10 + int64(s[i]-'0')
	}
	if s[0] == '-' {
		n = -n
	}
	if n != int64(int32(n)) {
		return 0, false
	}
	return int32(n), true
}

func stringHash(s string) uint32 {
	var h uint32
	for i := 0; i < len(s); i++ {
		h = h*65599 + uint32(int32(int8(s[i])))
	}
	return h
}

func intHash(k int32, size int) int {
	h := uint32(k)
	h ^= h << 3
	h += h >> 5
	h ^= h << 4
	h += h >> 17
	h ^= h << 25
	h += h >> 6
	return int(h % uint32(size))
}

// blockOf locates k ≥ 0: the block, the leaf in it, the slot, the slots that a leaf
// of that block has, and those that gawk reckons with before it makes one.
func blockOf(k int32) (block, leafIndex, slot, leafSize, reckoned int) {
	n := bits.Len32(uint32(k))
	base, m := 0, leafBits
	if n <= leafBits {
		block = leafBits
	} else {
		block = n
		m = n - 1
		base = 1 << m
	}
	half := (m + 1) / 2
	for half > leafBits {
		half = (half + 1) / 2
	}
	leafSize = 1 << half
	for m >= leafBits {
		m = (m + 1) / 2
	}
	off := int(k) - base
	return block, off >> half, off & (leafSize - 1), leafSize, 1 << m
}

// leafTable holds the leaves of a block, in groups that exist when used.
type leafTable [][]*leaf

const leafGroup = 256

func (t leafTable) get(i int) *leaf {
	if g := i / leafGroup; g < len(t) && t[g] != nil {
		return t[g][i%leafGroup]
	}
	return nil
}

// getInt finds the element of an integer, or nil.
func (a *array) getInt(k int32) *cell {
	for ; a != nil; a = a.rest {
		switch a.form {
		case blockForm:
			if k < 0 {
				continue
			}
			b, l, s, _, _ := blockOf(k)
			if leaf := a.blocks[b].get(l); leaf != nil {
				if c := leaf.slots[s]; c != nil {
					return c
				}
			}
		case intForm:
			for b := a.ints[intHash(k, len(a.ints))]; b != nil; b = b.next {
				for i := 0; i < b.n; i++ {
					if b.key[i] == k {
						return b.elem[i]
					}
				}
			}
			return nil
		case strForm:
			return a.findStr(strconv.Itoa(int(k)))
		}
	}
	return nil
}

func (a *array) findStr(key string) *cell {
	h := stringHash(key)
	for e := a.strs[h%uint32(len(a.strs))]; e != nil; e = e.next {
		if e.hash == h && e.key == key {
			return &e.cell
		}
	}
	return nil
}

// getStr finds the element of a string that is no integer.
func (a *array) getStr(key string) *cell {
	for ; a != nil; a = a.rest {
		if a.form == strForm {
			return a.findStr(key)
		}
	}
	return nil
}

// hashed charges for the hash of a long key.
func (a *array) hashed(key string) {
	if len(key) > 64 {
		a.meter.Charge(int64(len(key)) / 64)
	}
}

// get finds the element of a key, or nil.
func (a *array) get(key string) *cell {
	a.hashed(key)
	if k, ok := intKey(key); ok {
		return a.getInt(k)
	}
	return a.getStr(key)
}

// at finds or makes the element of a key.
func (a *array) at(key string) *cell {
	a.hashed(key)
	if k, ok := intKey(key); ok {
		return a.atInt(k)
	}
	if c := a.getStr(key); c != nil {
		return c
	}
	return a.insertStr(strings.Clone(key))
}

// atInt finds or makes the element of an integer.
func (a *array) atInt(k int32) *cell {
	if c := a.getInt(k); c != nil {
		return c
	}
	a.meter.Alloc(intBytes)
	return a.insertInt(k)
}

func (a *array) newRest() *array { return &array{meter: a.meter} }

func (a *array) insertInt(k int32) *cell {
	if a.form == emptyForm {
		a.form = intForm
		if k >= 0 {
			a.form = blockForm
		}
	}
	a.size++
	switch a.form {
	case strForm:
		return a.insertInTable(strconv.Itoa(int(k)))
	case intForm:
		return a.insertInInts(k)
	}
	if k >= 0 {
		b, l, s, size, reckoned := blockOf(k)
		own := a.size - 1
		if a.rest != nil {
			own -= a.rest.size
		}
		if a.capacity+reckoned-own <= maxEmptySlots {
			return a.insertInBlock(b, l, s, size)
		}
	}
	if a.rest == nil {
		a.rest = a.newRest()
		a.rest.form = intForm
	}
	return a.rest.insertInt(k)
}

func (a *array) insertInBlock(b, l, s, size int) *cell {
	if a.blocks == nil {
		a.blocks = new([32]leafTable)
	}
	t := &a.blocks[b]
	g := l / leafGroup
	if g >= len(*t) {
		grown := make(leafTable, max(g+1, 2*len(*t)))
		a.meter.Alloc(int64((len(grown) - len(*t)) * 3 * slotBytes))
		copy(grown, *t)
		*t = grown
	}
	if (*t)[g] == nil {
		a.meter.Alloc(leafGroup * slotBytes)
		(*t)[g] = make([]*leaf, leafGroup)
	}
	leaves := (*t)[g]
	l %= leafGroup
	if leaves[l] == nil {
		a.meter.Alloc(int64(size * slotBytes))
		if n := len(a.spares); n > 0 && size == len(a.spares[n-1].slots) {
			leaves[l] = a.spares[n-1]
			a.spares = a.spares[:n-1]
		} else {
			leaves[l] = &leaf{slots: make([]*cell, size)}
		}
		a.capacity += size
	}
	var c *cell
	if n := len(a.spare); n > 0 {
		c = a.spare[n-1]
		a.spare = a.spare[:n-1]
	} else {
		c = &cell{}
	}
	leaves[l].slots[s] = c
	leaves[l].used++
	return c
}

func (a *array) insertInInts(k int32) *cell {
	own := a.size
	if a.rest != nil {
		own -= a.rest.size
	}
	if len(a.ints) == 0 || own/len(a.ints) > chainLimit {
		a.growInts()
	}
	c := &cell{}
	a.putInt(k, c)
	return c
}

func (a *array) putInt(k int32, c *cell) {
	h := intHash(k, len(a.ints))
	b := a.ints[h]
	if b == nil || b.n == 2 {
		b = &intBucket{next: b}
		a.ints[h] = b
	}
	b.key[b.n], b.elem[b.n] = k, c
	b.n++
}

func (a *array) growInts() {
	old := a.ints
	n := nextTableSize(len(old))
	a.meter.Alloc(int64((n - len(old)) * slotBytes))
	a.ints = make([]*intBucket, n)
	for _, b := range old {
		for ; b != nil; b = b.next {
			for i := 0; i < b.n; i++ {
				a.putInt(b.key[i], b.elem[i])
			}
		}
	}
}

// insertStr adds a string that is no integer and is not there.
func (a *array) insertStr(key string) *cell {
	a.meter.Alloc(int64(strBytes + len(key)))
	for {
		if a.form == emptyForm {
			a.form = strForm
		}
		a.size++
		if a.form == strForm {
			return a.insertInTable(key)
		}
		if a.rest == nil {
			a.rest = a.newRest()
		}
		a = a.rest
	}
}

func (a *array) insertInTable(key string) *cell {
	if len(a.strs) == 0 || a.size/len(a.strs) > chainLimit {
		a.growStrs()
	}
	h := stringHash(key)
	i := h % uint32(len(a.strs))
	e := &strElem{key: key, hash: h, next: a.strs[i]}
	a.strs[i] = e
	return &e.cell
}

func (a *array) growStrs() {
	old := a.strs
	n := nextTableSize(len(old))
	a.meter.Alloc(int64((n - len(old)) * slotBytes))
	a.strs = make([]*strElem, n)
	for _, e := range old {
		for e != nil {
			next := e.next
			i := e.hash % uint32(n)
			e.next = a.strs[i]
			a.strs[i] = e
			e = next
		}
	}
}
