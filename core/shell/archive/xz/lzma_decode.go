package xz

import (
	"bufio"
	"io"
)

// rangeDecoder is the arithmetic decoder of LZMA over one chunk, or over a stream.
type rangeDecoder struct {
	b         []byte
	more      *bufio.Reader // what follows b, or nil
	readErr   error         // of more
	at        int
	rng, code uint32
	overrun   bool
}

func (d *rangeDecoder) init(b []byte) bool {
	if len(b) < 5 || b[0] != 0 {
		return false
	}
	*d = rangeDecoder{b: b, at: 5, rng: 1<<32 - 1, code: uint32(b[1])<<24 | uint32(b[2])<<16 | uint32(b[3])<<8 | uint32(b[4])}
	return true
}

func (d *rangeDecoder) normalize() {
	if d.rng < topValue {
		d.rng <<= 8
		if d.at >= len(d.b) {
			d.refill()
		}
		var c byte
		if d.at < len(d.b) {
			c = d.b[d.at]
		}
		d.at++
		d.code = d.code<<8 | uint32(c)
	}
}

// refill reads what follows.
func (d *rangeDecoder) refill() {
	if d.more != nil && !d.overrun {
		n, err := d.more.Read(d.b[:cap(d.b)])
		if n > 0 {
			d.b, d.at = d.b[:n], 0
			return
		}
		if err != io.EOF {
			d.readErr = err
		}
	}
	d.overrun = true
}

func (d *rangeDecoder) bit(p *uint16) int {
	d.normalize()
	bound := d.rng >> probBits * uint32(*p)
	if d.code < bound {
		d.rng = bound
		*p += (1<<probBits - *p) >> moveBits
		return 0
	}
	d.rng -= bound
	d.code -= bound
	*p -= *p >> moveBits
	return 1
}

func (d *rangeDecoder) direct(n int) uint32 {
	v := uint32(0)
	for ; n > 0; n-- {
		d.normalize()
		d.rng >>= 1
		d.code -= d.rng
		mask := uint32(0) - d.code>>31
		d.code += d.rng & mask
		v = v<<1 + mask + 1
	}
	return v
}

func (d *rangeDecoder) tree(p []uint16, bits int) int {
	m := 1
	for range bits {
		m = m<<1 | d.bit(&p[m])
	}
	return m - 1<<bits
}

func (d *rangeDecoder) reverse(p []uint16, bits int) uint32 {
	m, v := 1, uint32(0)
	for i := range bits {
		b := d.bit(&p[m])
		m = m<<1 | b
		v |= uint32(b) << i
	}
	return v
}

func (d *rangeDecoder) length(l *lenModel, pos int) int {
	if d.bit(&l.choice) == 0 {
		return minMatch + d.tree3(&l.low[pos])
	}
	if d.bit(&l.choice2) == 0 {
		return minMatch + lowLen + d.tree3(&l.mid[pos])
	}
	return minMatch + lowLen + midLen + d.tree(l.high[:], 8)
}

func (d *rangeDecoder) tree3(p *[8]uint16) int { return d.tree(p[:], 3) }

// lzma decodes a chunk of size bytes into the window.
func (r *Reader) lzma(data []byte, size int) error {
	d := &r.rc
	if !d.init(data) {
		return ErrCorrupt
	}
	end := len(r.win) + size
	if _, err := r.symbols(end, end); err != nil {
		return err
	}
	d.normalize()
	if d.overrun || d.at != len(d.b) || d.code != 0 {
		return ErrCorrupt
	}
	return nil
}

// symbols decodes until the window reaches end; no match may go beyond bound. ended
// tells of the marker at the end of the data, which is for LZMA without chunks.
func (r *Reader) symbols(end, bound int) (ended bool, err error) {
	d, m := &r.rc, &r.m
	start := len(r.win)
	for len(r.win) < end {
		if d.overrun {
			// The last symbol was made of what is not there.
			r.win = r.win[:start]
			return false, nil
		}
		start = len(r.win)
		// pos counts from the reset of the dictionary.
		pos := len(r.win) + r.base
		ps := pos & (1<<m.pb - 1)
		if d.bit(&m.match[m.state][ps]) == 0 {
			r.literal(pos)
			continue
		}
		length := 0
		if d.bit(&m.isRep[m.state]) == 0 {
			m.rep[3], m.rep[2], m.rep[1] = m.rep[2], m.rep[1], m.rep[0]
			length = d.length(&m.length, ps)
			m.state = stateMatch(m.state)
			m.rep[0] = r.distance(length)
			if m.rep[0] == 1<<32-1 && d.more != nil {
				return true, nil
			}
		} else {
			if d.bit(&m.isG0[m.state]) == 0 {
				if d.bit(&m.rep0Long[m.state][ps]) == 0 {
					m.state = stateShortRep(m.state)
					length = 1
				}
			} else {
				dist := m.rep[1]
				if d.bit(&m.isG1[m.state]) != 0 {
					dist = m.rep[2]
					if d.bit(&m.isG2[m.state]) != 0 {
						dist = m.rep[3]
						m.rep[3] = m.rep[2]
					}
					m.rep[2] = m.rep[1]
				}
				m.rep[1] = m.rep[0]
				m.rep[0] = dist
			}
			if length == 0 {
				length = d.length(&m.repLen, ps)
				m.state = stateRep(m.state)
			}
		}
		dist := int(m.rep[0]) + 1
		if dist > pos || dist > len(r.win) || dist > r.dict || length > bound-len(r.win) {
			return false, ErrCorrupt
		}
		for ; length > 0; length-- {
			r.win = append(r.win, r.win[len(r.win)-dist])
		}
	}
	if d.overrun {
		r.win = r.win[:start]
	}
	return false, nil
}

func (r *Reader) literal(pos int) {
	d, m := &r.rc, &r.m
	prev := byte(0)
	if pos > 0 {
		prev = r.win[len(r.win)-1]
	}
	p := m.literalProbs(pos, prev)
	sym := 1
	if m.state >= 7 {
		match := 0
		if n := len(r.win) - int(m.rep[0]) - 1; n >= 0 {
			match = int(r.win[n])
		}
		for sym < 0x100 {
			match <<= 1
			bit := match & 0x100
			b := d.bit(&p[0x100+bit+sym])
			sym = sym<<1 | b
			if bit>>8 != b {
				break
			}
		}
	}
	for sym < 0x100 {
		sym = sym<<1 | d.bit(&p[sym])
	}
	r.win = append(r.win, byte(sym))
	m.state = stateLiteral(m.state)
}

func (r *Reader) distance(length int) uint32 {
	d, m := &r.rc, &r.m
	slot := d.tree(m.slot[lenState(length)][:], 6)
	if slot < startPosSlot {
		return uint32(slot)
	}
	bits := slot>>1 - 1
	dist := uint32(2|slot&1) << bits
	if slot < endPosSlot {
		return dist + d.reverse(m.special[int(dist)-slot:], bits)
	}
	dist += d.direct(bits-alignBits) << alignBits
	return dist + d.reverse(m.align[:], alignBits)
}
