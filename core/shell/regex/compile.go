package regex

import (
	"unicode/utf8"

	"ambit/core/fuel"
)

// maxInsts bounds a program; what needs more is "Regular expression too big".
const maxInsts = 1 << 17

// largeProg is the size from which a program must fit into the memory limit.
const largeProg = 4096

// instBytes is what an instruction takes.
const instBytes = 64

type compiler struct {
	opt     Options
	p       *prog
	reverse bool
	noCaps  bool
	ncap    int
	group   map[int]*node
	pending []pendingCall
	// optCapture is the group about to be emitted, if its pass is optional.
	optCapture *node
	// shadows are the slots where a group's last value that was not empty is kept.
	shadows map[int]int32
}

type pendingCall struct {
	at    int32
	group int
}

type tooBig struct{}

// compile makes a program of n. A reversed program reads from right to left.
func compile(n *node, ncap int, opt Options, reverse bool) (p *prog, err error) {
	c := &compiler{opt: opt, reverse: reverse, ncap: ncap, p: &prog{regular: n.regular()}}
	defer func() {
		if r := recover(); r != nil {
			if _, ok := r.(tooBig); !ok {
				panic(r)
			}
			err = &Error{Text: errTooBig, Offset: -1}
		}
		if opt.Meter != nil {
			opt.Meter.Charge(fuel.Step * int64(1+len(c.p.insts)/4+2*max(len(c.p.insts)-64, 0)))
			if len(c.p.insts) > largeProg {
				c.room()
			}
		}
	}()
	c.p.slots = 2 * (ncap + 1)
	c.slot(1) // of \K, see keepSlot
	c.noCaps = reverse
	c.emit(inst{op: iFail})
	c.findCalls(n)
	if !reverse && !opt.Dialect.perlLike() {
		c.findShadows(n)
	}
	match := c.emit(inst{op: iMatch})
	start := c.node(n, match)
	c.subroutines()
	c.p.start = int(start)
	for i := range c.p.insts {
		if in := &c.p.insts[i]; in.op == iAssert {
			c.p.asserts = true
			c.p.words = c.p.words || in.assert.needsWord()
		}
	}
	return c.p, nil
}

// room fails unless the program, and a copy of it that has grown, fit into memory. A
// pattern has no end of life, so it is only asked.
func (c *compiler) room() {
	if m := c.opt.Meter; m != nil {
		n := int64(len(c.p.insts)) * instBytes
		m.Alloc(2 * n)
		m.Free(2 * n)
	}
}

func (c *compiler) emit(i inst) int32 {
	switch n := len(c.p.insts); {
	case n >= maxInsts:
		panic(tooBig{})
	case n > 0 && n%largeProg == 0:
		c.room()
	}
	c.p.insts = append(c.p.insts, i)
	return int32(len(c.p.insts) - 1)
}

func (c *compiler) slot(n int) int32 {
	s := c.p.slots
	c.p.slots += n
	return int32(s)
}

// node emits n so that it goes on at next, and returns its entry.
func (c *compiler) node(n *node, next int32) int32 {
	switch n.op {
	case opEmpty:
		return next
	case opNothing:
		return 0
	case opByte:
		return c.emit(inst{op: iByte, lo: byte(n.r), hi: byte(n.r), out: next})
	case opAnyBytes:
		return c.emit(inst{op: iByte, lo: 0, hi: 0xff, out: next})
	case opRune:
		return c.rune(n.r, next)
	case opSet:
		return c.set(n.set, next)
	case opCat:
		if c.reverse {
			for _, s := range n.subs {
				next = c.node(s, next)
			}
			return next
		}
		for i := len(n.subs) - 1; i >= 0; i-- {
			next = c.node(n.subs[i], next)
		}
		return next
	case opAlt:
		entry := c.node(n.subs[len(n.subs)-1], next)
		for i := len(n.subs) - 2; i >= 0; i-- {
			entry = c.emit(inst{op: iSplit, out: c.node(n.subs[i], next), arg: entry})
		}
		return entry
	case opRepeat:
		return c.repeat(n, next)
	case opCapture:
		return c.capture(n, next)
	case opAssert:
		return c.emit(inst{op: iAssert, assert: n.assert, out: next})
	}
	return c.irregular(n, next)
}

func (c *compiler) rune(r rune, next int32) int32 {
	if c.opt.Bytes && r > 0xff {
		return 0
	}
	if c.opt.Bytes || r < utf8.RuneSelf {
		return c.emit(inst{op: iByte, lo: byte(r), hi: byte(r), out: next})
	}
	var buf [utf8.UTFMax]byte
	b := buf[:utf8.EncodeRune(buf[:], r)]
	if c.reverse {
		for _, x := range b {
			next = c.emit(inst{op: iByte, lo: x, hi: x, out: next})
		}
		return next
	}
	for i := len(b) - 1; i >= 0; i-- {
		next = c.emit(inst{op: iByte, lo: b[i], hi: b[i], out: next})
	}
	return next
}

func (c *compiler) capture(n *node, next int32) int32 {
	if c.noCaps || n.n < 0 {
		return c.node(n.subs[0], next)
	}
	opt := c.optCapture == n
	c.optCapture = nil
	if shadow, ok := c.shadows[n.n]; ok {
		end := c.emit(inst{op: iClose, arg: int32(2*n.n + 1), alt: int32(lastGroup(n)), shadow: shadow, opt: opt, out: next})
		return c.emit(inst{op: iSave, arg: int32(2 * n.n), out: c.node(n.subs[0], end)})
	}
	end := c.emit(inst{op: iSave, arg: int32(2*n.n + 1), out: next})
	return c.emit(inst{op: iSave, arg: int32(2 * n.n), out: c.node(n.subs[0], end)})
}

// lastGroup is the largest number of a group in n.
func lastGroup(n *node) int {
	last := 0
	if n.op == opCapture {
		last = n.n
	}
	for _, s := range n.subs {
		last = max(last, lastGroup(s))
	}
	return last
}

// findShadows reserves slots for the groups that are repeated and can be empty.
func (c *compiler) findShadows(n *node) {
	if n.op == opRepeat {
		if g := n.subs[0]; g.op == opCapture && g.subs[0].nullable() && (n.max < 0 || n.min > 0 && n.max > n.min) {
			if c.shadows == nil {
				c.shadows = map[int]int32{}
			}
			c.shadows[g.n] = c.slot(2 * (lastGroup(g) - g.n + 1))
		}
	}
	for _, s := range n.subs {
		c.findShadows(s)
	}
}

// again emits a pass of a repetition that could be left out. When the body is a
// group that matched before and now matches the empty string, glibc keeps what it
// matched before.
func (c *compiler) again(body *node, next int32) int32 {
	c.optCapture = body
	defer func() { c.optCapture = nil }()
	return c.node(body, next)
}

func (c *compiler) split(first, second int32, g greed) inst {
	if g == lazy {
		return inst{op: iSplit, out: second, arg: first}
	}
	return inst{op: iSplit, out: first, arg: second}
}

func (c *compiler) repeat(n *node, next int32) int32 {
	if n.greed == possessive {
		return c.irregular(&node{op: opAtomic, subs: []*node{{op: opRepeat, subs: n.subs, min: n.min, max: n.max}}}, next)
	}
	body := n.subs[0]
	lo, hi := n.min, n.max
	if body.nullable() && !c.hasCaptures(body) && lo > 1 {
		// Further passes can match the empty string: fewer mandatory ones do.
		lo = 1
	}
	if hi < 0 {
		if lo == 0 {
			return c.star(body, next, n.greed)
		}
		if body.nullable() && !c.opt.Dialect.perlLike() {
			// glibc reads body{2,} as body body body*.
			entry := c.star(body, next, n.greed)
			for i := 0; i < lo; i++ {
				entry = c.node(body, entry)
			}
			return entry
		}
		entry := c.plus(body, next, n.greed)
		for i := 1; i < lo; i++ {
			entry = c.node(body, entry)
		}
		return entry
	}
	entry := c.optional(body, next, hi-lo, n.greed, lo > 0)
	for i := 0; i < lo; i++ {
		entry = c.node(body, entry)
	}
	return entry
}

// optional emits up to k passes of body. Perl reads body{0,3} as
// (body(body(body)?)?)?, glibc as (((body)?body)?body)?, which gives groups other
// values; keep says that glibc treats the passes as again does.
func (c *compiler) optional(body *node, next int32, k int, g greed, keep bool) int32 {
	entry := next
	if c.opt.Dialect.perlLike() || c.reverse {
		for i := 0; i < k; i++ {
			entry = c.emit(c.split(c.node(body, entry), next, g))
		}
		return entry
	}
	ends := make([]int32, k+1)
	ends[k] = next
	for i := k; i > 0; i-- {
		if keep {
			ends[i-1] = c.again(body, ends[i])
		} else {
			ends[i-1] = c.node(body, ends[i])
		}
	}
	entry = ends[0]
	for i := 1; i <= k; i++ {
		entry = c.emit(c.split(entry, ends[i], g))
	}
	return entry
}

func (c *compiler) hasCaptures(n *node) bool {
	if n.op == opCapture && n.n >= 0 {
		return true
	}
	for _, s := range n.subs {
		if c.hasCaptures(s) {
			return true
		}
	}
	return !n.regular()
}

// star is body*; a body that can be empty becomes (body+)?, so that a pass which
// consumes nothing still sets its groups.
func (c *compiler) star(body *node, next int32, g greed) int32 {
	if body.nullable() {
		return c.emit(c.split(c.plus(body, next, g), next, g))
	}
	loop := c.emit(inst{op: iSplit})
	c.p.insts[loop] = c.split(c.again(body, loop), next, g)
	return loop
}

func (c *compiler) plus(body *node, next int32, g greed) int32 {
	loop := c.emit(inst{op: iSplit})
	if !body.nullable() || c.p.regular {
		entry := c.again(body, loop)
		c.p.insts[loop] = c.split(entry, next, g)
		return entry
	}
	slot := c.slot(1)
	check := c.emit(inst{op: iProgress, arg: slot, out: loop, alt: next})
	entry := c.emit(inst{op: iMark, arg: slot, out: c.node(body, check)})
	c.p.insts[loop] = c.split(entry, next, g)
	return entry
}

func (c *compiler) set(s *runeSet, next int32) int32 {
	if n := len(s.ranges); c.opt.Bytes && n > 0 && s.ranges[n-1].hi > 0xff {
		s = s.intersect(&runeSet{ranges: []runeRange{{0, 0xff}}})
	}
	if len(s.ranges) == 0 && len(s.raw) == 0 {
		return 0
	}
	if c.opt.Bytes || s.ranges == nil || s.ranges[len(s.ranges)-1].hi < utf8.RuneSelf {
		if len(s.ranges) == 1 && len(s.raw) == 0 {
			return c.emit(inst{op: iByte, lo: byte(s.ranges[0].lo), hi: byte(s.ranges[0].hi), out: next})
		}
		bits := new([256]bool)
		for _, r := range s.ranges {
			for b := r.lo; b <= r.hi; b++ {
				bits[b] = true
			}
		}
		for _, b := range s.raw {
			bits[b] = true
		}
		return c.emit(inst{op: iSet, set: bits, out: next})
	}
	entry := c.utf8Set(s, next)
	for _, b := range s.raw {
		entry = c.emit(inst{op: iSplit, out: c.emit(inst{op: iByte, lo: b, hi: b, out: next}), arg: entry})
	}
	return entry
}
