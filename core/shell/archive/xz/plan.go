package xz

import "math/bits"

const (
	reps        = 4
	literalStep = -1
	planned     = 1024 // bytes that are planned at once
	refresh     = 4096 // bytes after which prices are taken anew
	unreachable = 1 << 30
)

// step is one decision of the encoder: a literal, one of the four latest distances,
// or a distance less one, reps added to it.
type step struct{ length, how int32 }

// node is the cheapest known way to a position of the plan.
type node struct {
	price int32
	from  int32
	step
	state int
	rep   [reps]uint32
}

// priceShift is the precision of prices: 16 for one bit.
const priceShift = 4

// bitPrices is what a bit of the given probability costs.
var bitPrices = func() (p [1 << (probBits - 4)]int32) {
	for i := range p {
		w, n := uint32(i*16+8), int32(0)
		for range priceShift {
			w *= w
			n <<= 1
			for w >= 1<<16 {
				w >>= 1
				n++
			}
		}
		p[i] = probBits<<priceShift - 15 - n
	}
	return p
}()

func price(p uint16, bit int) int32 {
	if bit != 0 {
		p = 1<<probBits - p
	}
	return bitPrices[p>>4]
}

func treePrice(p []uint16, n, v int) (sum int32) {
	m := 1
	for i := n - 1; i >= 0; i-- {
		b := v >> i & 1
		sum += price(p[m], b)
		m = m<<1 | b
	}
	return sum
}

func reversePrice(p []uint16, n int, v uint32) (sum int32) {
	m := 1
	for i := range n {
		b := int(v >> i & 1)
		sum += price(p[m], b)
		m = m<<1 | b
	}
	return sum
}

// prices are those of lengths and distances, which are taken from the model now and
// then.
type prices struct {
	length, repLength [posStates][maxMatch + 1]int32
	slot              [lenToPos][posSlots]int32
	near              [lenToPos][fullDist]int32
	align             [1 << alignBits]int32
	age               int
}

func (l *lenModel) price(pos, n int) int32 {
	n -= minMatch
	switch {
	case n < lowLen:
		return price(l.choice, 0) + treePrice(l.low[pos][:], 3, n)
	case n < lowLen+midLen:
		return price(l.choice, 1) + price(l.choice2, 0) + treePrice(l.mid[pos][:], 3, n-lowLen)
	}
	return price(l.choice, 1) + price(l.choice2, 1) + treePrice(l.high[:], 8, n-lowLen-midLen)
}

func distSlot(d uint32) int {
	if d < startPosSlot {
		return int(d)
	}
	n := bits.Len32(d) - 1
	return n<<1 | int(d>>(n-1)&1)
}

func (p *prices) take(m *model) {
	p.age = 0
	for ps := range 1 << m.pb {
		for n := minMatch; n <= maxMatch; n++ {
			p.length[ps][n] = m.length.price(ps, n)
			p.repLength[ps][n] = m.repLen.price(ps, n)
		}
	}
	for i := range p.align {
		p.align[i] = reversePrice(m.align[:], alignBits, uint32(i))
	}
	for l := range p.slot {
		for s := range p.slot[l] {
			p.slot[l][s] = treePrice(m.slot[l][:], 6, s)
			if s >= endPosSlot {
				p.slot[l][s] += int32(s>>1-1-alignBits) << priceShift
			}
		}
		for d := range uint32(fullDist) {
			s := distSlot(d)
			p.near[l][d] = p.slot[l][s]
			if s >= startPosSlot {
				n := s>>1 - 1
				base := uint32(2|s&1) << n
				p.near[l][d] += reversePrice(m.special[int(base)-s:], n, d-base)
			}
		}
	}
}

func (p *prices) distance(length int, d uint32) int32 {
	l := lenState(length)
	if d < fullDist {
		return p.near[l][d]
	}
	return p.slot[l][distSlot(d)] + p.align[d&(1<<alignBits-1)]
}

func (z *Writer) literalPrice(at, pos, state int, rep uint32) int32 {
	prev := byte(0)
	if pos > 0 {
		prev = z.buf[at-1]
	}
	p := z.m.literalProbs(pos, prev)
	c := int(z.buf[at])
	if state < 7 {
		return treePrice(p, 8, c)
	}
	match := int(z.buf[at-int(rep)-1])
	sum, m, same := int32(0), 1, true
	for i := 7; i >= 0; i-- {
		b := c >> i & 1
		if same {
			mb := match >> i & 1
			sum += price(p[0x100+mb<<8+m], b)
			same = mb == b
		} else {
			sum += price(p[m], b)
		}
		m = m<<1 | b
	}
	return sum
}

// settle finds the state and the distances of a node by the way to it.
func (n *node) settle(before *node) {
	n.state, n.rep = before.state, before.rep
	switch {
	case n.how == literalStep:
		n.state = stateLiteral(n.state)
	case n.how == 0 && n.length == 1:
		n.state = stateShortRep(n.state)
	case n.how < reps:
		n.state = stateRep(n.state)
		d := n.rep[n.how]
		copy(n.rep[1:n.how+1], n.rep[:n.how])
		n.rep[0] = d
	default:
		n.state = stateMatch(n.state)
		copy(n.rep[1:], n.rep[:])
		n.rep[0] = uint32(n.how - reps)
	}
}

// plan finds a cheap way from at on, to where all ways meet or a long match ends. It
// enters the positions on its way into the finder.
func (z *Writer) plan(at, end int) []step {
	m, p := &z.m, &z.prices
	if p.age <= 0 {
		p.take(m)
		p.age = refresh
	}
	nodes := z.nodes
	nodes[0] = node{state: m.state, rep: m.rep}
	last := 0
	reach := func(i, from int, cost int32, s step) {
		for last < i {
			last++
			nodes[last].price = unreachable
		}
		if n := &nodes[i]; cost < n.price {
			n.price, n.from, n.step = cost, int32(from), s
		}
	}
	i := 0
	for ; i < planned && at+i < end && (i == 0 || i < last); i++ {
		n := &nodes[i]
		if i > 0 {
			n.settle(&nodes[n.from])
		}
		here := at + i
		pos := here + z.base
		ps := pos & (1<<m.pb - 1)
		limit := min(maxMatch, end-here)
		found := z.matches(here, limit)
		var repeats [reps]int
		long := step{}
		for k, d := range n.rep {
			if from := here - int(d) - 1; from >= 0 && int(d) < dictSize {
				repeats[k] = z.common(from, here, limit)
				if repeats[k] >= niceMatch && repeats[k] > int(long.length) {
					long = step{int32(repeats[k]), int32(k)}
				}
			}
		}
		if k := len(found); k > 0 && found[k-1].length >= niceMatch && found[k-1].length > long.length+1 {
			long = step{found[k-1].length, found[k-1].dist - 1 + reps}
		}
		if long.length > 0 {
			last = i
			reach(i+int(long.length), i, 0, long)
			for j := 1; j < int(long.length); j++ {
				z.matches(here+j, min(maxMatch, end-here-j))
			}
			i = last
			break
		}
		matched := n.price + price(m.match[n.state][ps], 1)
		repeated := matched + price(m.isRep[n.state], 1)
		reach(i+1, i, n.price+price(m.match[n.state][ps], 0)+z.literalPrice(here, pos, n.state, n.rep[0]), step{1, literalStep})
		if repeats[0] > 0 {
			reach(i+1, i, repeated+price(m.isG0[n.state], 0)+price(m.rep0Long[n.state][ps], 0), step{1, 0})
		}
		for k, length := range repeats {
			if length < minMatch {
				continue
			}
			cost := repeated
			if k == 0 {
				cost += price(m.isG0[n.state], 0) + price(m.rep0Long[n.state][ps], 1)
			} else {
				cost += price(m.isG0[n.state], 1)
				if k == 1 {
					cost += price(m.isG1[n.state], 0)
				} else {
					cost += price(m.isG1[n.state], 1) + price(m.isG2[n.state], k-2)
				}
			}
			for l := length; l >= minMatch; l-- {
				reach(i+l, i, cost+p.repLength[ps][l], step{int32(l), int32(k)})
			}
		}
		matched += price(m.isRep[n.state], 0)
		l := minMatch
		for _, f := range found {
			for ; l <= int(f.length); l++ {
				d := uint32(f.dist - 1)
				reach(i+l, i, matched+p.length[ps][l]+p.distance(l, d), step{int32(l), int32(d) + reps})
			}
		}
	}
	z.steps = z.steps[:0]
	for j := i; j > 0; j = int(nodes[j].from) {
		z.steps = append(z.steps, nodes[j].step)
	}
	for a, b := 0, len(z.steps)-1; a < b; a, b = a+1, b-1 {
		z.steps[a], z.steps[b] = z.steps[b], z.steps[a]
	}
	p.age -= i
	return z.steps
}
