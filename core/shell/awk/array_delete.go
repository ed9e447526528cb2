package awk

// delete removes the element of a key and reports whether it was there.
func (a *array) delete(ks string) bool {
	k, isInt := intKey(ks)
	c := a.remove(ks, k, isInt)
	if c == nil {
		return false
	}
	n := int64(intBytes + len(c.s))
	if !isInt {
		n = int64(strBytes + len(ks) + len(c.s))
	}
	if c.arr != nil {
		c.arr.clear()
		c.arr = nil
	}
	a.meter.Free(n)
	return true
}

func (a *array) remove(ks string, k int32, isInt bool) *cell {
	var c *cell
	switch a.form {
	case blockForm:
		if isInt && k >= 0 {
			c = a.removeFromBlock(k)
		}
	case intForm:
		if isInt {
			if c = a.removeInt(k); c == nil {
				return nil
			}
		}
	case strForm:
		if c = a.removeStr(ks); c == nil {
			return nil
		}
	}
	if c == nil {
		if a.rest == nil {
			return nil
		}
		if c = a.rest.remove(ks, k, isInt); c == nil {
			return nil
		}
		if a.rest.size == 0 {
			a.rest = nil
		}
	}
	a.size--
	switch {
	case a.size == 0:
		a.release()
	case a.rest != nil && a.size == a.rest.size:
		// Only the rest is left: it takes the array's place.
		r := a.rest
		a.rest = nil
		a.release()
		r.name = a.name
		*a = *r
	}
	return c
}

func (a *array) removeFromBlock(k int32) *cell {
	b, l, s, size, _ := blockOf(k)
	if a.blocks == nil {
		return nil
	}
	at := a.blocks[b].get(l)
	if at == nil || at.slots[s] == nil {
		return nil
	}
	c := at.slots[s]
	at.slots[s] = nil
	if at.used--; at.used == 0 {
		a.blocks[b][l/leafGroup][l%leafGroup] = nil
		a.capacity -= size
		a.meter.Free(int64(size * slotBytes))
	}
	return c
}

func (a *array) removeInt(k int32) *cell {
	h := intHash(k, len(a.ints))
	var prev *intBucket
	for b := a.ints[h]; b != nil; prev, b = b, b.next {
		for i := 0; i < b.n; i++ {
			if b.key[i] != k {
				continue
			}
			c := b.elem[i]
			if i == 0 && b.n == 2 {
				b.key[0], b.elem[0] = b.key[1], b.elem[1]
			}
			b.n--
			head := a.ints[h]
			switch {
			case b.n == 0 && prev != nil:
				prev.next = b.next
			case b.n == 0:
				a.ints[h] = b.next
			case b != head:
				// Only the first bucket of a chain may be half full.
				head.n--
				b.key[1], b.elem[1] = head.key[head.n], head.elem[head.n]
				b.n = 2
				if head.n == 0 {
					a.ints[h] = head.next
				}
			}
			return c
		}
	}
	return nil
}

func (a *array) removeStr(ks string) *cell {
	h := stringHash(ks)
	for p := &a.strs[h%uint32(len(a.strs))]; *p != nil; p = &(*p).next {
		if e := *p; e.hash == h && e.key == ks {
			*p = e.next
			return &e.cell
		}
	}
	return nil
}

// release forgets the empty stores.
func (a *array) release() {
	n := len(a.ints) + len(a.strs) + a.capacity
	if a.blocks != nil {
		for _, t := range a.blocks {
			n += 3 * len(t)
			for _, leaves := range t {
				n += len(leaves)
			}
		}
	}
	a.meter.Free(int64(n * slotBytes))
	a.form, a.blocks, a.capacity, a.ints, a.strs, a.rest = emptyForm, nil, 0, nil, nil, nil
}

// clear removes all elements.
func (a *array) clear() {
	if a.size == 0 {
		return
	}
	if a.form == blockForm && a.rest == nil && a.size <= maxSpare && a.recycle() {
		return
	}
	var n int64
	a.each(func(k key, c *cell) {
		if _, isInt := intKey(k.s); k.isInt || isInt {
			n += int64(intBytes + len(c.s))
		} else {
			n += int64(strBytes + len(k.s) + len(c.s))
		}
		if c.arr != nil {
			c.arr.clear()
		}
	})
	a.meter.Free(n)
	for r := a.rest; r != nil; {
		next := r.rest
		r.rest = nil
		r.release()
		r = next
	}
	a.rest = nil
	a.release()
	a.size = 0
}

// recycle clears a small array of small integers, as split fills them again and
// again, and keeps its cells. A cell that nobody assigned may be known to a
// function as its parameter and is not used again.
func (a *array) recycle() bool {
	t := a.blocks[leafBits]
	if len(t) != 1 || a.capacity > 2<<(leafBits/2) {
		return false
	}
	for b := range a.blocks {
		if b != leafBits && a.blocks[b] != nil {
			return false
		}
	}
	n := a.capacity * slotBytes
	for i, l := range t[0] {
		if l == nil {
			continue
		}
		for s, c := range l.slots {
			if c == nil {
				continue
			}
			n += intBytes + len(c.s)
			l.slots[s] = nil
			if c.arr != nil {
				c.arr.clear()
			} else if c.k > unassigned && len(a.spare) < maxSpare {
				*c = cell{}
				a.spare = append(a.spare, c)
			}
		}
		l.used = 0
		t[0][i] = nil
		if len(a.spares) < 2 {
			a.spares = append(a.spares, l)
		}
	}
	a.meter.Free(int64(n))
	a.form, a.capacity, a.size = emptyForm, 0, 0
	return true
}
