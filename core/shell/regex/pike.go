package regex

import "ambit/core/fuel"

// pike simulates a regular program on all its threads at once. It needs memory in
// proportion to the program only, so it serves long subjects.
type pike struct {
	cur, next pikeList
	free      [][]int
	stack     []pikeEntry
}

type pikeList struct {
	threads []pikeThread
	seen    sparseSet
}

type pikeThread struct {
	pc   int32
	caps []int
}

type pikeEntry struct {
	pc   int32 // ≥ 0: to follow; -1: caps[slot] = old
	slot int32
	old  int
}

func (re *Regexp) runPike(dst []int, b []byte, from, mustEnd int, fl Flags) []int {
	k := re.pk
	if k == nil {
		k = &pike{}
		k.cur.seen.resize(len(re.p.insts))
		k.next.seen.resize(len(re.p.insts))
		re.pk = k
	}
	size := 2 * (re.ncap + 1)
	var best []int
	matched := false
	steps := int64(0)
	k.cur.threads = k.cur.threads[:0]
	k.cur.seen.clear()
	for pos := from; ; pos++ {
		before, after := re.before(b, pos, fl), re.after(b, pos, fl)
		if !matched && (pos == from || fl&Anchored == 0) && (re.anywhere || !insideRune(b, pos)) {
			caps := k.fresh(size)
			caps[0] = pos
			k.add(re.p, &k.cur, int32(re.p.start), pos, caps, before, after)
			k.free = append(k.free, caps)
		}
		if len(k.cur.threads) == 0 && (matched || fl&Anchored != 0) {
			break
		}
		k.next.threads = k.next.threads[:0]
		k.next.seen.clear()
		var nb, na side
		if pos < len(b) {
			nb, na = re.before(b, pos+1, fl), re.after(b, pos+1, fl)
		}
		steps += int64(len(k.cur.threads)) + 1
		if steps > 4096 {
			re.chargeSteps(steps)
			steps = 0
		}
		cutoff := false
		for _, t := range k.cur.threads {
			if cutoff {
				k.free = append(k.free, t.caps)
				continue
			}
			in := &re.p.insts[t.pc]
			if in.op == iMatch {
				better := !matched || re.rule != longest || t.caps[0] < best[0] || t.caps[0] == best[0] && pos > best[1]
				if better && (mustEnd < 0 || pos == mustEnd) {
					best = append(best[:0], t.caps...)
					best[1] = pos
					matched = true
					cutoff = re.rule != longest
				}
				k.free = append(k.free, t.caps)
				continue
			}
			if pos < len(b) && !(matched && re.rule == longest && t.caps[0] > best[0]) {
				if to := in.next(b[pos]); to > 0 {
					k.add(re.p, &k.next, to, pos+1, t.caps, nb, na)
				}
			}
			k.free = append(k.free, t.caps)
		}
		k.cur, k.next = k.next, k.cur
		if pos >= len(b) || mustEnd >= 0 && pos >= mustEnd {
			break
		}
	}
	re.chargeSteps(steps)
	for _, t := range k.cur.threads {
		k.free = append(k.free, t.caps)
	}
	k.cur.threads = k.cur.threads[:0]
	if !matched {
		return nil
	}
	return append(dst, best...)
}

func (re *Regexp) chargeSteps(n int64) {
	if re.opt.Meter != nil {
		re.opt.Meter.Charge(fuel.Step * (1 + n/stepsPerFuel))
	}
}

func (k *pike) fresh(size int) []int {
	var caps []int
	if n := len(k.free); n > 0 {
		caps = k.free[n-1]
		k.free = k.free[:n-1]
	} else {
		caps = make([]int, size)
	}
	for i := range caps {
		caps[i] = -1
	}
	return caps
}

// add follows the empty ways from pc and enters the threads reached.
func (k *pike) add(p *prog, l *pikeList, pc int32, pos int, caps []int, before, after side) {
	stack := append(k.stack[:0], pikeEntry{pc: pc})
	for len(stack) > 0 {
		e := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		if e.pc < 0 {
			caps[e.slot] = e.old
			continue
		}
		pc := e.pc
		for l.seen.add(pc) {
			in := &p.insts[pc]
			switch in.op {
			case iSplit:
				stack = append(stack, pikeEntry{pc: in.arg})
				pc = in.out
				continue
			case iNop:
				pc = in.out
				continue
			case iSave, iClose:
				stack = append(stack, pikeEntry{-1, in.arg, caps[in.arg]})
				caps[in.arg] = pos
				pc = in.out
				continue
			case iAssert:
				if in.assert.holds(before, after) {
					pc = in.out
					continue
				}
			case iFail:
			default:
				own := k.fresh(len(caps))
				copy(own, caps)
				l.threads = append(l.threads, pikeThread{pc, own})
			}
			break
		}
	}
	k.stack = stack
}
