package regex

import (
	"encoding/binary"
	"slices"
	"unicode/utf8"

	"ambit/core/fuel"
)

// A dfa is built while it runs: a state is made when it is first reached. Its
// transition on a byte first follows the empty ways that the byte allows, so
// assertions see both neighbours, and then the byte. A match is therefore noticed
// one byte late, in the state that follows.
type dfa struct {
	p    *prog
	rule matchRule
	// unanchored adds a new attempt at every position.
	unanchored bool
	reverse    bool
	quitHigh   bool // bytes ≥ 0x80 end the run: word edges need whole characters
	meter      *fuel.Meter

	classes [256]uint8
	reps    []int // a byte of each class, then symEnd, symBareEnd
	stride  int

	trans  []uint32 // of state s: trans[s : s+stride]; states are named by offset
	states []dstate // by offset / stride
	lookup map[string]uint32
	starts [numSides]uint32
	size   int // bytes of all keys and transitions
	limit  int // of size

	accel uint32 // start state to which acceleration applies, else 0

	seen   sparseSet
	queued sparseSet
	stack  []int32
	list   []int32
	key    []byte
}

// matchRule says which match a dfa looks for.
type matchRule uint8

const (
	anyMatch matchRule = iota // the one that ends first
	longest                   // of the leftmost the longest
	firstAlt                  // of the leftmost the one Perl prefers
)

const (
	symEnd     = 256
	symBareEnd = 257

	// Entries of the list of a state that are no instruction.
	again = -1 // a new attempt
	mark  = -2 // what follows started later

	flagMatch = 1 << 31
	flagDead  = 1 << 30
	flagQuit  = 1 << 29
	flagAccel = 1 << 28
	flags     = flagMatch | flagDead | flagQuit | flagAccel

	// maxDFA bounds the memory of one automaton; when it is used up the states are
	// forgotten and made anew. Patterns in a Cache, of which there can be many at
	// once, get less.
	maxDFA       = 1 << 20
	maxCachedDFA = 256 << 10
)

type dstate struct {
	list  []int32
	side  side // of the byte that led here
	match bool // a match ended before that byte
}

func newDFA(p *prog, rule matchRule, unanchored, reverse bool, re *Regexp) *dfa {
	d := &dfa{p: p, rule: rule, unanchored: unanchored, reverse: reverse, meter: re.opt.Meter, limit: re.dfaLimit}
	d.quitHigh = p.words && !re.opt.Bytes && !re.asciiWord
	d.makeClasses()
	d.stride = len(d.reps)
	d.seen.resize(len(p.insts))
	d.queued.resize(len(p.insts))
	d.reset()
	return d
}

func (d *dfa) reset() {
	d.trans = append(d.trans[:0], make([]uint32, d.stride)...) // offset 0 means unknown
	d.states = append(d.states[:0], dstate{})
	d.lookup = map[string]uint32{}
	d.starts = [numSides]uint32{}
	d.size = 0
	d.accel = 0
}

// makeClasses groups the bytes that no instruction tells apart.
func (d *dfa) makeClasses() {
	var cut [257]bool
	split := func(lo, hi int) { cut[lo], cut[hi+1] = true, true }
	for i := range d.p.insts {
		switch in := &d.p.insts[i]; in.op {
		case iByte:
			split(int(in.lo), int(in.hi))
		case iSet:
			for c := 0; c < 256; c++ {
				if c == 0 || in.set[c] != in.set[c-1] {
					cut[c] = true
				}
			}
		case iSparse:
			for _, t := range in.trans {
				split(int(t.lo), int(t.hi))
			}
		}
	}
	if d.p.asserts {
		split('\n', '\n')
	}
	if d.p.words {
		for c := 1; c < 256; c++ {
			if wordBytes[c] != wordBytes[c-1] {
				cut[c] = true
			}
		}
		cut[utf8.RuneSelf] = true
	}
	d.reps = d.reps[:0]
	for c := 0; c < 256; c++ {
		if c == 0 || cut[c] {
			d.reps = append(d.reps, c)
		}
		d.classes[c] = uint8(len(d.reps) - 1)
	}
	d.reps = append(d.reps, symEnd, symBareEnd)
}

func (d *dfa) symClass(sym int) int {
	if sym < 256 {
		return int(d.classes[sym])
	}
	return d.stride - 2 + sym - symEnd
}

// start is the state before the first byte, given what stands before it.
func (d *dfa) start(s side) uint32 {
	if !d.p.asserts {
		s = sideOther
	}
	if id := d.starts[s]; id != 0 {
		return id
	}
	list := append(d.list[:0], int32(d.p.start))
	if d.unanchored {
		list[0] = again
	}
	id := d.state(list, s, false)
	d.starts[s] = id
	if !d.p.asserts && d.unanchored {
		d.accel = id
	}
	return id
}

// state names the state with the given content and makes it if need be.
func (d *dfa) state(list []int32, s side, match bool) uint32 {
	if !d.p.asserts {
		s = sideOther
	}
	if len(list) == 0 {
		s = sideOther
	}
	key := append(d.key[:0], byte(s), b2i(match))
	for _, pc := range list {
		key = binary.LittleEndian.AppendUint32(key, uint32(pc))
	}
	d.key = key
	if id, ok := d.lookup[string(key)]; ok {
		return id
	}
	id := uint32(len(d.states) * d.stride)
	d.states = append(d.states, dstate{list: slices.Clone(list), side: s, match: match})
	d.trans = append(d.trans, make([]uint32, d.stride)...)
	d.lookup[string(key)] = id
	d.size += 4*d.stride + 2*len(key) + 80
	return id
}

func b2i(b bool) byte {
	if b {
		return 1
	}
	return 0
}

// step computes the transition of state id on a symbol and stores it. It may
// forget all states; id is then no longer valid, but the result is.
func (d *dfa) step(id uint32, sym int) uint32 {
	from := d.states[int(id)/d.stride]
	if sym < 256 && sym >= utf8.RuneSelf && d.quitHigh {
		v := uint32(flagQuit)
		d.trans[int(id)+d.symClass(sym)] = v
		return v
	}
	s := sideEdge
	switch {
	case sym == symBareEnd:
		s = sideBare
	case sym < 256:
		s = byteSide(byte(sym))
	}
	list, match := d.follow(from, sym, s)
	if d.meter != nil {
		d.meter.Charge(fuel.Step * int64(2+len(from.list)+len(list)))
	}
	if d.size > d.limit {
		d.reset()
		id = 0
	}
	next := d.state(list, s, match)
	v := next
	if match {
		v |= flagMatch
	}
	if len(list) == 0 {
		v |= flagDead
	}
	if next == d.accel && !match {
		v |= flagAccel
	}
	if id != 0 {
		d.trans[int(id)+d.symClass(sym)] = v
	}
	return v
}

// follow runs all threads of a state over one symbol.
func (d *dfa) follow(from dstate, sym int, s side) (list []int32, match bool) {
	before, after := from.side, s
	if d.reverse {
		before, after = after, before
	}
	d.seen.clear()
	d.queued.clear()
	list = d.list[:0]
	group := 0 // where the current group of the new list begins
	for _, pc := range from.list {
		switch pc {
		case mark:
			if match {
				return d.finish(list, group), true
			}
			list, group = d.closeGroup(list, group)
			continue
		case again:
			if match {
				return d.finish(list, group), true
			}
			if d.rule == longest {
				list, group = d.closeGroup(list, group)
			}
			if list, match = d.thread(list, int32(d.p.start), sym, before, after); match {
				if d.rule == anyMatch {
					list = list[:0]
				}
				return d.finish(list, group), true
			}
			if d.rule == longest {
				list, _ = d.closeGroup(list, group)
			}
			if sym < 256 {
				list = append(list, again)
			}
			d.list = list
			if n := len(list); d.rule == anyMatch && n > 0 && list[n-1] == again {
				slices.Sort(list[:n-1])
			}
			return list, false
		}
		var m bool
		list, m = d.thread(list, pc, sym, before, after)
		if m {
			match = true
			if d.rule != longest {
				d.list = list
				if d.rule == anyMatch {
					list = list[:0]
				}
				return list, true
			}
		}
	}
	d.list = list
	return d.finish(list, group), match
}

// closeGroup ends a group of threads that started at one position.
func (d *dfa) closeGroup(list []int32, group int) ([]int32, int) {
	if len(list) == group {
		return list, group
	}
	slices.Sort(list[group:])
	list = append(list, mark)
	return list, len(list)
}

func (d *dfa) finish(list []int32, group int) []int32 {
	d.list = list
	if d.rule == firstAlt {
		return list
	}
	if len(list) > group {
		slices.Sort(list[group:])
	}
	for len(list) > 0 && list[len(list)-1] == mark {
		list = list[:len(list)-1]
	}
	return list
}

// thread follows the empty ways from pc and takes the symbol; the instructions
// reached are appended to list in order of preference.
func (d *dfa) thread(list []int32, pc int32, sym int, before, after side) ([]int32, bool) {
	match := false
	stack := append(d.stack[:0], pc)
	for len(stack) > 0 {
		pc := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		for {
			if !d.seen.add(pc) {
				break
			}
			in := &d.p.insts[pc]
			switch in.op {
			case iSplit:
				stack = append(stack, in.arg)
				pc = in.out
				continue
			case iNop, iSave, iClose:
				pc = in.out
				continue
			case iAssert:
				if in.assert.holds(before, after) {
					pc = in.out
					continue
				}
			case iMatch:
				match = true
				if d.rule != longest {
					d.stack = stack
					return list, true
				}
			case iFail:
			default:
				if sym < 256 {
					if to := in.next(byte(sym)); to > 0 && d.queued.add(to) {
						list = append(list, to)
					}
				}
			}
			break
		}
	}
	d.stack = stack
	return list, match
}

// sparseSet is a set of small integers that clears in constant time.
type sparseSet struct {
	gen  uint32
	mark []uint32
}

func (s *sparseSet) resize(n int) { s.mark = make([]uint32, n) }

func (s *sparseSet) clear() {
	s.gen++
	if s.gen == 0 {
		clear(s.mark)
		s.gen = 1
	}
}

func (s *sparseSet) add(i int32) bool {
	if s.mark[i] == s.gen {
		return false
	}
	s.mark[i] = s.gen
	return true
}
