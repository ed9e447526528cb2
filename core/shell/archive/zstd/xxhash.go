package zstd

import (
	"encoding/binary"
	"math/bits"
)

// xxhash is XXH64 with seed 0, the checksum of frames.
type xxhash struct {
	v     [4]uint64
	buf   [32]byte
	n     int
	total uint64
}

const (
	prime1 uint64 = 11400714785074694791
	prime2 uint64 = 14029467366897019727
	prime3 uint64 = 1609587929392839161
	prime4 uint64 = 9650029242287828579
	prime5 uint64 = 2870177450012600261
)

func newXXHash() *xxhash {
	p1, p2 := prime1, prime2
	return &xxhash{v: [4]uint64{p1 + p2, p2, 0, -p1}}
}

func round(acc, in uint64) uint64 { return bits.RotateLeft64(acc+in*prime2, 31) * prime1 }

func (x *xxhash) stripe(b []byte) {
	for i := range x.v {
		x.v[i] = round(x.v[i], binary.LittleEndian.Uint64(b[8*i:]))
	}
}

func (x *xxhash) write(b []byte) {
	x.total += uint64(len(b))
	if x.n > 0 {
		k := copy(x.buf[x.n:], b)
		x.n += k
		b = b[k:]
		if x.n < len(x.buf) {
			return
		}
		x.stripe(x.buf[:])
		x.n = 0
	}
	for len(b) >= 32 {
		x.stripe(b)
		b = b[32:]
	}
	x.n = copy(x.buf[:], b)
}

func (x *xxhash) sum() uint64 {
	h := x.v[2] + prime5
	if x.total >= 32 {
		h = bits.RotateLeft64(x.v[0], 1) + bits.RotateLeft64(x.v[1], 7) + bits.RotateLeft64(x.v[2], 12) + bits.RotateLeft64(x.v[3], 18)
		for _, v := range x.v {
			h = (h^round(0, v))*prime1 + prime4
		}
	}
	h += x.total
	b := x.buf[:x.n]
	for ; len(b) >= 8; b = b[8:] {
		h = bits.RotateLeft64(h^round(0, binary.LittleEndian.Uint64(b)), 27)*prime1 + prime4
	}
	if len(b) >= 4 {
		h = bits.RotateLeft64(h^uint64(binary.LittleEndian.Uint32(b))*prime1, 23)*prime2 + prime3
		b = b[4:]
	}
	for _, c := range b {
		h = bits.RotateLeft64(h^uint64(c)*prime5, 11) * prime1
	}
	h = (h ^ h>>33) * prime2
	h = (h ^ h>>29) * prime3
	return h ^ h>>32
}
