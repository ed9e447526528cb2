package xz

import "math/bits"

// rangeEncoder is the arithmetic encoder of LZMA.
type rangeEncoder struct {
	out   []byte
	low   uint64
	rng   uint32
	cache byte
	size  int // bytes held back until a carry is decided
}

func (e *rangeEncoder) init() {
	*e = rangeEncoder{out: e.out[:0], rng: 1<<32 - 1, size: 1}
}

func (e *rangeEncoder) shift() {
	if uint32(e.low) < 0xff000000 || e.low>>32 != 0 {
		carry := byte(e.low >> 32)
		c := e.cache
		for ; e.size > 0; e.size-- {
			e.out = append(e.out, c+carry)
			c = 0xff
		}
		e.cache = byte(e.low >> 24)
	}
	e.size++
	e.low = e.low & 0xffffff << 8
}

func (e *rangeEncoder) bit(p *uint16, b int) {
	bound := e.rng >> probBits * uint32(*p)
	if b == 0 {
		e.rng = bound
		*p += (1<<probBits - *p) >> moveBits
	} else {
		e.low += uint64(bound)
		e.rng -= bound
		*p -= *p >> moveBits
	}
	for e.rng < topValue {
		e.rng <<= 8
		e.shift()
	}
}

func (e *rangeEncoder) direct(v uint32, n int) {
	for n--; n >= 0; n-- {
		e.rng >>= 1
		if v>>n&1 != 0 {
			e.low += uint64(e.rng)
		}
		for e.rng < topValue {
			e.rng <<= 8
			e.shift()
		}
	}
}

func (e *rangeEncoder) tree(p []uint16, n, v int) {
	m := 1
	for i := n - 1; i >= 0; i-- {
		b := v >> i & 1
		e.bit(&p[m], b)
		m = m<<1 | b
	}
}

func (e *rangeEncoder) reverse(p []uint16, n int, v uint32) {
	m := 1
	for i := range n {
		b := int(v >> i & 1)
		e.bit(&p[m], b)
		m = m<<1 | b
	}
}

func (e *rangeEncoder) length(l *lenModel, pos, n int) {
	n -= minMatch
	switch {
	case n < lowLen:
		e.bit(&l.choice, 0)
		e.tree(l.low[pos][:], 3, n)
	case n < lowLen+midLen:
		e.bit(&l.choice, 1)
		e.bit(&l.choice2, 0)
		e.tree(l.mid[pos][:], 3, n-lowLen)
	default:
		e.bit(&l.choice, 1)
		e.bit(&l.choice2, 1)
		e.tree(l.high[:], 8, n-lowLen-midLen)
	}
}

// lzma encodes buf[done:] as one chunk.
func (z *Writer) lzma() []byte {
	z.rc.init()
	z.encode()
	z.rc.flush()
	return z.rc.out
}

// flush ends what the encoder has written.
func (e *rangeEncoder) flush() {
	for range 5 {
		e.shift()
	}
}

// encode puts buf[done:] through the range encoder.
func (z *Writer) encode() {
	end := len(z.buf)
	for at := z.done; at < end; {
		for _, s := range z.plan(at, end) {
			pos := at + z.base
			ps := pos & (1<<z.m.pb - 1)
			switch {
			case s.how == literalStep:
				z.literal(at, pos, ps)
			case s.how == 0 && s.length == 1:
				z.shortRepeat(ps)
			case s.how < reps:
				z.repeat(int(s.how), int(s.length), ps)
			default:
				z.match(int(s.length), int(s.how)-reps+1, ps)
			}
			at += int(s.length)
		}
	}
}

// shortRepeat is a match of one byte at the latest distance.
func (z *Writer) shortRepeat(ps int) {
	e, m := &z.rc, &z.m
	e.bit(&m.match[m.state][ps], 1)
	e.bit(&m.isRep[m.state], 1)
	e.bit(&m.isG0[m.state], 0)
	e.bit(&m.rep0Long[m.state][ps], 0)
	m.state = stateShortRep(m.state)
}

func (z *Writer) literal(at, pos, ps int) {
	e, m := &z.rc, &z.m
	e.bit(&m.match[m.state][ps], 0)
	prev := byte(0)
	if pos > 0 {
		prev = z.buf[at-1]
	}
	p := m.literalProbs(pos, prev)
	sym := int(z.buf[at]) | 0x100
	if m.state < 7 {
		for i, node := 7, 1; i >= 0; i-- {
			b := sym >> i & 1
			e.bit(&p[node], b)
			node = node<<1 | b
		}
	} else {
		match := int(z.buf[at-int(m.rep[0])-1])
		node, same := 1, true
		for i := 7; i >= 0; i-- {
			b := sym >> i & 1
			if same {
				mb := match >> i & 1
				e.bit(&p[0x100+mb<<8+node], b)
				same = mb == b
			} else {
				e.bit(&p[node], b)
			}
			node = node<<1 | b
		}
	}
	m.state = stateLiteral(m.state)
}

func (z *Writer) match(length, dist, ps int) {
	e, m := &z.rc, &z.m
	e.bit(&m.match[m.state][ps], 1)
	e.bit(&m.isRep[m.state], 0)
	e.length(&m.length, ps, length)
	m.state = stateMatch(m.state)
	d := uint32(dist - 1)
	m.rep[3], m.rep[2], m.rep[1], m.rep[0] = m.rep[2], m.rep[1], m.rep[0], d
	slot := int(d)
	if d >= startPosSlot {
		n := bits.Len32(d) - 1
		slot = n<<1 | int(d>>(n-1)&1)
	}
	e.tree(m.slot[lenState(length)][:], 6, slot)
	if slot < startPosSlot {
		return
	}
	n := slot>>1 - 1
	base := uint32(2|slot&1) << n
	if slot < endPosSlot {
		e.reverse(m.special[int(base)-slot:], n, d-base)
		return
	}
	e.direct((d-base)>>alignBits, n-alignBits)
	e.reverse(m.align[:], alignBits, d&(1<<alignBits-1))
}

func (z *Writer) repeat(rep, length, ps int) {
	e, m := &z.rc, &z.m
	e.bit(&m.match[m.state][ps], 1)
	e.bit(&m.isRep[m.state], 1)
	d := m.rep[rep]
	if rep == 0 {
		e.bit(&m.isG0[m.state], 0)
		e.bit(&m.rep0Long[m.state][ps], 1)
	} else {
		e.bit(&m.isG0[m.state], 1)
		if rep == 1 {
			e.bit(&m.isG1[m.state], 0)
		} else {
			e.bit(&m.isG1[m.state], 1)
			e.bit(&m.isG2[m.state], rep-2)
			if rep == 3 {
				m.rep[3] = m.rep[2]
			}
			m.rep[2] = m.rep[1]
		}
		m.rep[1] = m.rep[0]
		m.rep[0] = d
	}
	e.length(&m.repLen, ps, length)
	m.state = stateRep(m.state)
}
