package regex

// irregular emits what only the backtracking engine can run.
func (c *compiler) irregular(n *node, next int32) int32 {
	if c.reverse {
		return 0
	}
	switch n.op {
	case opBackref:
		return c.emit(inst{op: iBackref, arg: int32(n.n), icase: n.icase, out: next})
	case opAtomic:
		slot := c.slot(1)
		end := c.emit(inst{op: iAtomicEnd, arg: slot, out: next})
		return c.emit(inst{op: iAtomic, arg: slot, out: c.node(n.subs[0], end)})
	case opLook:
		return c.look(n, next)
	case opKeep:
		return c.emit(inst{op: iKeep, arg: keepSlot(c.ncap), out: next})
	case opCond:
		return c.cond(n, next)
	case opCall:
		at := c.emit(inst{op: iCall, out: next})
		c.pending = append(c.pending, pendingCall{at, n.n})
		return at
	}
	return 0
}

// keepSlot is the slot that \K sets; the compiler reserves it first.
func keepSlot(ncap int) int32 { return int32(2 * (ncap + 1)) }

func (c *compiler) look(n *node, next int32) int32 {
	body := func(end int32) int32 {
		if !n.behind {
			return c.node(n.subs[0], end)
		}
		return c.behind(n.subs[0], end)
	}
	if n.neg {
		slot := c.slot(1)
		end := c.emit(inst{op: iNegEnd, arg: slot})
		return c.emit(inst{op: iNegLook, arg: slot, out: body(end), alt: next})
	}
	slot := c.slot(2)
	end := c.emit(inst{op: iLookEnd, arg: slot, out: next})
	return c.emit(inst{op: iLook, arg: slot, out: body(end), alt: next})
}

// behind emits the alternatives of a look-behind, each of a fixed length.
func (c *compiler) behind(n *node, end int32) int32 {
	subs := []*node{n}
	if n.op == opAlt {
		subs = n.subs
	}
	var entry int32
	for i := len(subs) - 1; i >= 0; i-- {
		size, _ := subs[i].width()
		one := c.emit(inst{op: iBack, arg: int32(size), out: c.node(subs[i], end)})
		if entry == 0 {
			entry = one
			continue
		}
		entry = c.emit(inst{op: iSplit, out: one, arg: entry})
	}
	return entry
}

// width is the number of characters that n matches, if that is fixed.
func (n *node) width() (int, bool) {
	switch n.op {
	case opRune, opByte, opSet, opAnyBytes:
		return 1, true
	case opCat:
		sum := 0
		for _, s := range n.subs {
			w, ok := s.width()
			if !ok {
				return 0, false
			}
			sum += w
		}
		return sum, true
	case opAlt:
		w, ok := n.subs[0].width()
		for _, s := range n.subs[1:] {
			v, k := s.width()
			if !ok || !k || v != w {
				return 0, false
			}
		}
		return w, ok
	case opRepeat:
		w, ok := n.subs[0].width()
		return w * n.min, ok && n.min == n.max && w*n.min < 1<<16
	case opCapture, opAtomic:
		return n.subs[0].width()
	case opBackref, opCall, opCond:
		return 0, false
	}
	return 0, true
}

func (c *compiler) cond(n *node, next int32) int32 {
	yes, no := c.node(n.subs[0], next), c.node(n.subs[1], next)
	if len(n.subs) < 3 {
		return c.emit(inst{op: iCondGroup, arg: int32(n.n), out: yes, alt: no})
	}
	// A condition that is a look-around: a positive one that holds commits to yes.
	look := *n.subs[2]
	if look.neg {
		look.neg = false
		yes, no = no, yes
	}
	slot := c.slot(1)
	commit := c.emit(inst{op: iAtomicEnd, arg: slot, out: yes})
	holds := c.look(&look, commit)
	return c.emit(inst{op: iAtomic, arg: slot, out: c.emit(inst{op: iSplit, out: holds, arg: no})})
}

// findCalls notes the groups that are used as subroutines.
func (c *compiler) findCalls(n *node) {
	if c.group == nil {
		c.group = map[int]*node{0: n}
	}
	if n.op == opCapture {
		c.group[n.n] = n
	}
	for _, s := range n.subs {
		c.findCalls(s)
	}
}

// subroutines emits a copy of each called group that ends in a return.
func (c *compiler) subroutines() {
	entries := map[int]int32{}
	for len(c.pending) > 0 {
		call := c.pending[0]
		c.pending = c.pending[1:]
		entry, ok := entries[call.group]
		if !ok {
			// The entry is fixed before the body is emitted: a group may call itself.
			entry = c.emit(inst{op: iNop})
			entries[call.group] = entry
			back := c.emit(inst{op: iReturn})
			body := c.node(c.group[call.group], back)
			c.p.insts[entry].out = body
		}
		c.p.insts[call.at].arg = entry
	}
}
