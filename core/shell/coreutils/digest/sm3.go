package digest

import (
	"encoding/binary"
	"math/bits"
)

// sm3 is the hash function of GB/T 32905-2016.
type sm3 struct {
	h   [8]uint32
	buf [64]byte
	n   int
	len uint64
}

func newSM3() *sm3 {
	return &sm3{h: [8]uint32{0x7380166f, 0x4914b2b9, 0x172442d7, 0xda8a0600, 0xa96f30bc, 0x163138aa, 0xe38dee4d, 0xb0fb0e4e}}
}

func (s *sm3) Write(p []byte) (int, error) {
	n := len(p)
	s.len += uint64(n)
	for len(p) > 0 {
		k := copy(s.buf[s.n:], p)
		s.n += k
		p = p[k:]
		if s.n == len(s.buf) {
			s.compress()
			s.n = 0
		}
	}
	return n, nil
}

func (s *sm3) Sum(in []byte) []byte {
	c := *s
	bitLen := c.len * 8
	c.Write([]byte{0x80})
	for c.n != 56 {
		c.Write([]byte{0})
	}
	var size [8]byte
	binary.BigEndian.PutUint64(size[:], bitLen)
	c.Write(size[:])
	for _, v := range c.h {
		in = binary.BigEndian.AppendUint32(in, v)
	}
	return in
}

func (s *sm3) compress() {
	var w [68]uint32
	for i := range 16 {
		w[i] = binary.BigEndian.Uint32(s.buf[4*i:])
	}
	for i := 16; i < 68; i++ {
		x := w[i-16] ^ w[i-9] ^ bits.RotateLeft32(w[i-3], 15)
		w[i] = x ^ bits.RotateLeft32(x, 15) ^ bits.RotateLeft32(x, 23) ^ bits.RotateLeft32(w[i-13], 7) ^ w[i-6]
	}
	a, b, c, d, e, f, g, h := s.h[0], s.h[1], s.h[2], s.h[3], s.h[4], s.h[5], s.h[6], s.h[7]
	for i := range 64 {
		t := uint32(0x79cc4519)
		ff, gg := a^b^c, e^f^g
		if i >= 16 {
			t = 0x7a879d8a
			ff, gg = a&b|a&c|b&c, e&f|^e&g
		}
		ss1 := bits.RotateLeft32(bits.RotateLeft32(a, 12)+e+bits.RotateLeft32(t, i%32), 7)
		ss2 := ss1 ^ bits.RotateLeft32(a, 12)
		tt1 := ff + d + ss2 + (w[i] ^ w[i+4])
		tt2 := gg + h + ss1 + w[i]
		d, c, b, a = c, bits.RotateLeft32(b, 9), a, tt1
		h, g, f, e = g, bits.RotateLeft32(f, 19), e, tt2^bits.RotateLeft32(tt2, 9)^bits.RotateLeft32(tt2, 17)
	}
	for i, v := range [8]uint32{a, b, c, d, e, f, g, h} {
		s.h[i] ^= v
	}
}
