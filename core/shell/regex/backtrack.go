package regex

import (
	"bytes"
	"unicode/utf8"

	"ambit/core/fuel"
)

// stepsPerFuel is how many steps of the engines that follow single states cost one
// fuel.
const stepsPerFuel = 1

// frame is an entry of the explicit stack: a way not yet taken (pc ≥ 0), or what
// to put back when the engine retreats.
type frame struct {
	pc  int32
	arg int32
	pos int
}

const (
	putSlot   = -1 // slots[arg] = pos
	putReturn = -2 // returns = returns[:…], by the saved list in calls[pos]
)

// A machine is the backtracking engine. It keeps its own stack, so patterns and
// subjects cannot exhaust Go's. With a regular program it remembers what it has
// tried and takes time linear in program × subject.
type machine struct {
	re    *Regexp
	p     *prog
	b     []byte
	fl    Flags
	from  int // where the search began, for \G
	keep  int // start set by \K, or -1
	stack []frame
	slots []int
	ret   *call
	calls []*call // lists of returns that frames refer to

	visited []uint64
	base    int // position of the first bit
	width   int // positions per instruction

	mustEnd int // the match must end here, or -1
	limit   int // nothing from here on is consumed
	longest bool
	best    []int
	bestEnd int

	steps int64
	alloc int64 // metered bytes of the stack
}

// call is an active subroutine of the pattern.
type call struct {
	back  int32 // where to go on
	saved []int // groups as they were
	up    *call
	depth int
}

// maxCalls bounds the depth of recursion in a pattern.
const maxCalls = 2000

// maxVisited is how many bits a machine may remember; above that pike is used.
const maxVisited = 1 << 22

func (m *machine) charge() {
	if m.steps > 0 && m.re.opt.Meter != nil {
		m.re.opt.Meter.Charge(fuel.Step * (1 + m.steps/stepsPerFuel))
	}
	m.steps = 0
}

func (m *machine) push(f frame) {
	if len(m.stack) == cap(m.stack) && m.re.opt.Meter != nil && cap(m.stack) >= 1024 {
		grow := int64(cap(m.stack)) * 16
		m.re.opt.Meter.Alloc(grow)
		m.alloc += grow
	}
	m.stack = append(m.stack, f)
}

func (m *machine) release() {
	m.charge()
	if m.alloc > 0 {
		m.re.opt.Meter.Free(m.alloc)
		m.alloc = 0
		if cap(m.stack) > 1<<16 {
			m.stack = nil
		}
	}
}

func (m *machine) setSlot(i int32, v int) {
	if old := m.slots[i]; old != v {
		m.push(frame{putSlot, i, old})
		m.slots[i] = v
	}
}

// unwind takes back everything above height.
func (m *machine) unwind(height int) {
	for len(m.stack) > height {
		f := m.stack[len(m.stack)-1]
		m.stack = m.stack[:len(m.stack)-1]
		m.restore(f)
	}
}

func (m *machine) restore(f frame) {
	switch f.pc {
	case putSlot:
		m.slots[f.arg] = f.pos
	case putReturn:
		m.ret = m.calls[f.pos]
		m.calls = m.calls[:f.pos]
	}
}

// cut forgets the ways not taken above height but keeps what must be put back.
func (m *machine) cut(height int) {
	out := height
	for _, f := range m.stack[height:] {
		if f.pc < 0 {
			m.stack[out] = f
			out++
		}
	}
	m.stack = m.stack[:out]
}

// run tries to match at pos. On success slots hold the groups.
func (m *machine) run(start int) bool {
	for i := range m.slots {
		m.slots[i] = -1
	}
	m.stack = m.stack[:0]
	m.calls = m.calls[:0]
	m.ret = nil
	m.keep = -1
	m.bestEnd = -1
	pc, pos := int32(m.p.start), start
	insts := m.p.insts
	for {
		if m.steps++; m.steps >= 4096 {
			m.charge()
		}
		in := &insts[pc]
		ok := false
		switch in.op {
		case iByte:
			if pos < m.limit && in.lo <= m.b[pos] && m.b[pos] <= in.hi {
				pc, ok = in.out, true
				pos++
			}
		case iSet:
			if pos < m.limit && in.set[m.b[pos]] {
				pc, ok = in.out, true
				pos++
			}
		case iSparse:
			if pos < m.limit {
				if to := in.next(m.b[pos]); to > 0 {
					pc, ok = to, true
					pos++
				}
			}
		case iSplit:
			if m.visited != nil {
				bit := int(pc)*m.width + pos - m.base
				if m.visited[bit>>6]&(1<<(bit&63)) != 0 {
					break
				}
				m.visited[bit>>6] |= 1 << (bit & 63)
			}
			m.push(frame{in.arg, 0, pos})
			pc, ok = in.out, true
		case iNop:
			pc, ok = in.out, true
		case iSave, iMark:
			m.setSlot(in.arg, pos)
			pc, ok = in.out, true
		case iAssert:
			if in.assert == searchStart {
				ok = pos == m.from
			} else if in.assert == textEndNL {
				ok = m.re.after(m.b, pos, m.fl) == sideEdge || pos == len(m.b)-1 && m.b[pos] == '\n'
			} else {
				ok = in.assert.holds(m.re.before(m.b, pos, m.fl), m.re.after(m.b, pos, m.fl))
			}
			if ok {
				pc = in.out
			}
		case iClose:
			m.closeGroup(in, pos)
			pc, ok = in.out, true
		case iMatch:
			switch {
			case m.mustEnd >= 0:
				if pos == m.mustEnd {
					m.bestEnd = pos
					return true
				}
			case m.longest:
				if pos > m.bestEnd {
					m.bestEnd = pos
					m.best = append(m.best[:0], m.slots...)
				}
				if pos == len(m.b) {
					copy(m.slots, m.best)
					return true
				}
			default:
				m.bestEnd = pos
				return true
			}
		default:
			pc, pos, ok = m.irregular(in, pc, pos)
		}
		if ok {
			continue
		}
		for {
			n := len(m.stack)
			if n == 0 {
				if m.bestEnd >= 0 {
					copy(m.slots, m.best)
					return true
				}
				return false
			}
			f := m.stack[n-1]
			m.stack = m.stack[:n-1]
			if f.pc >= 0 {
				pc, pos = f.pc, f.pos
				break
			}
			m.restore(f)
		}
	}
}

// closeGroup ends a repeated group that can be empty. When a pass that could have
// been left out consumed nothing, glibc gives the group and those in it the values
// of its last pass that did.
func (m *machine) closeGroup(in *inst, pos int) {
	open := in.arg - 1
	first, n := open, 2*in.alt+2-open
	if m.slots[open] != pos {
		m.setSlot(in.arg, pos)
		for g := range n {
			m.setSlot(in.shadow+g, m.slots[first+g])
		}
		return
	}
	if in.opt && m.slots[in.shadow] >= 0 {
		for g := range n {
			m.setSlot(first+g, m.slots[in.shadow+g])
		}
		return
	}
	m.setSlot(in.arg, pos)
}

// irregular runs the instructions that no automaton has.
func (m *machine) irregular(in *inst, pc int32, pos int) (int32, int, bool) {
	switch in.op {
	case iBackref:
		s, e := m.slots[2*in.arg], m.slots[2*in.arg+1]
		if s < 0 || e < s {
			return 0, 0, false
		}
		n := m.matchRef(s, e, pos, in.icase)
		if n < 0 {
			return 0, 0, false
		}
		m.steps += int64(n) / 8
		return in.out, pos + n, true
	case iProgress:
		if m.slots[in.arg] == pos {
			return in.alt, pos, true
		}
		return in.out, pos, true
	case iLook:
		m.setSlot(in.arg, pos)
		m.setSlot(in.arg+1, len(m.stack))
		return in.out, pos, true
	case iLookEnd:
		back := m.slots[in.arg]
		m.cut(m.slots[in.arg+1])
		return in.out, back, true
	case iNegLook:
		height := len(m.stack)
		m.push(frame{in.alt, 0, pos})
		m.setSlot(in.arg, height)
		return in.out, pos, true
	case iNegEnd:
		m.unwind(m.slots[in.arg])
		return 0, 0, false
	case iAtomic:
		m.setSlot(in.arg, len(m.stack))
		return in.out, pos, true
	case iAtomicEnd:
		m.cut(m.slots[in.arg])
		return in.out, pos, true
	case iBack:
		to := m.stepBack(pos, int(in.arg))
		return in.out, to, to >= 0
	case iKeep:
		m.setSlot(in.arg, pos)
		return in.out, pos, true
	case iCondGroup:
		if m.slots[2*in.arg+1] >= 0 {
			return in.out, pos, true
		}
		return in.alt, pos, true
	case iCall:
		return m.call(in, pos)
	case iReturn:
		return m.returns(in, pos)
	}
	return 0, 0, false
}

func (m *machine) setReturn(c *call) {
	m.push(frame{putReturn, 0, len(m.calls)})
	m.calls = append(m.calls, m.ret)
	m.ret = c
}

func (m *machine) call(in *inst, pos int) (int32, int, bool) {
	depth := 0
	if m.ret != nil {
		depth = m.ret.depth + 1
	}
	if depth > maxCalls {
		return 0, 0, false
	}
	m.steps += int64(len(m.slots))
	m.setReturn(&call{back: in.out, saved: append([]int(nil), m.slots...), up: m.ret, depth: depth})
	return in.arg, pos, true
}

// returns ends a called group: its sub-matches are those of the caller again.
func (m *machine) returns(in *inst, pos int) (int32, int, bool) {
	c := m.ret
	if c == nil {
		return 0, 0, false
	}
	for i, v := range c.saved {
		m.setSlot(int32(i), v)
	}
	m.setReturn(c.up)
	return c.back, pos, true
}

// matchRef is the length of the text at pos that equals b[s:e], or -1.
func (m *machine) matchRef(s, e, pos int, icase bool) int {
	if !icase {
		if n := e - s; pos+n <= len(m.b) && bytes.Equal(m.b[s:e], m.b[pos:pos+n]) {
			return n
		}
		return -1
	}
	at := pos
	for s < e {
		if at >= len(m.b) {
			return -1
		}
		r1, n1 := m.re.decode(m.b[s:e])
		r2, n2 := m.re.decode(m.b[at:])
		if r1 != r2 && !m.re.sameFold(r1, r2) {
			return -1
		}
		s += n1
		at += n2
	}
	return at - pos
}

func (re *Regexp) decode(b []byte) (rune, int) {
	if re.opt.Bytes || b[0] < utf8.RuneSelf {
		return rune(b[0]), 1
	}
	r, n := utf8.DecodeRune(b)
	if r == utf8.RuneError && n == 1 {
		return -rune(b[0]), 1
	}
	return r, n
}

func (re *Regexp) sameFold(a, b rune) bool {
	s := &runeSet{}
	s.add(a, a)
	return s.fold(re.opt).contains(b)
}

// stepBack is the position n characters before pos, or -1.
func (m *machine) stepBack(pos, n int) int {
	for ; n > 0; n-- {
		if pos == 0 {
			return -1
		}
		if m.re.opt.Bytes || m.b[pos-1] < utf8.RuneSelf {
			pos--
			continue
		}
		_, size := utf8.DecodeLastRune(m.b[:pos])
		pos -= size
	}
	return pos
}
