// Package zstd reads and writes the Zstandard format (RFC 8878). It is small,
// deterministic and metered: memory grows with the data, not with what a header
// claims. The writer uses the predefined tables and leaves literals as they are.
package zstd

import (
	"errors"
	"math/bits"
)

// The ways in which reading fails.
var (
	ErrFormat      = errors.New("unsupported format")
	ErrCorrupt     = errors.New("data corruption detected")
	ErrChecksum    = errors.New("restored data doesn't match checksum")
	ErrTruncated   = errors.New("premature end")
	ErrUnsupported = errors.New("unsupported frame parameter")
	ErrWindow      = errors.New("frame requires too much memory for decoding")
)

// fseEntry is a state of a finite-state entropy decoder.
type fseEntry struct {
	sym  uint8
	bits uint8
	base uint16
}

type fseTable struct {
	log     int
	entries []fseEntry
}

func highBit(v uint32) int { return bits.Len32(v) - 1 }

// buildFSE makes the decoding table of a distribution; -1 means "less than one".
func buildFSE(dist []int16, log int) (*fseTable, error) {
	size := 1 << log
	t := &fseTable{log, make([]fseEntry, size)}
	next := make([]uint16, len(dist))
	high := size
	for s, p := range dist {
		if p == -1 {
			high--
			t.entries[high].sym = uint8(s)
			next[s] = 1
		}
	}
	step, mask, pos := size>>1+size>>3+3, size-1, 0
	for s, p := range dist {
		if p <= 0 {
			continue
		}
		next[s] = uint16(p)
		for range p {
			t.entries[pos].sym = uint8(s)
			for pos = (pos + step) & mask; pos >= high; pos = (pos + step) & mask {
			}
		}
	}
	if pos != 0 {
		return nil, ErrCorrupt
	}
	for i := range t.entries {
		e := &t.entries[i]
		n := next[e.sym]
		next[e.sym]++
		e.bits = uint8(log - highBit(uint32(n)))
		e.base = n<<e.bits - uint16(size)
	}
	return t, nil
}

// readFSE reads the description of a table and returns what follows it.
func readFSE(b []byte, maxLog, maxSym int) (*fseTable, []byte, error) {
	r := forwardBits{b: b}
	log := int(r.read(4)) + 5
	if log > maxLog {
		return nil, nil, ErrCorrupt
	}
	remaining := 1 << log
	var dist []int16
	for remaining > 0 {
		if len(dist) > maxSym {
			return nil, nil, ErrCorrupt
		}
		n := highBit(uint32(remaining+1)) + 1
		v := int(r.read(n))
		lower := 1<<(n-1) - 1
		threshold := 1<<n - 1 - (remaining + 1)
		if v&lower < threshold {
			r.at--
			v &= lower
		} else if v > lower {
			v -= threshold
		}
		p := v - 1
		if p < 0 {
			remaining--
		} else {
			remaining -= p
		}
		dist = append(dist, int16(p))
		if p == 0 {
			for {
				zeros := int(r.read(2))
				for range zeros {
					dist = append(dist, 0)
				}
				if zeros != 3 || len(dist) > maxSym {
					break
				}
			}
		}
	}
	used := (r.at + 7) / 8
	if remaining < 0 || used > len(b) || len(dist) > maxSym+1 {
		return nil, nil, ErrCorrupt
	}
	t, err := buildFSE(dist, log)
	return t, b[used:], err
}

// forwardBits reads bits from the low end on; behind the end there are zeros.
type forwardBits struct {
	b  []byte
	at int
}

func (r *forwardBits) read(n int) uint32 {
	var v uint32
	for i := range n {
		if k := r.at >> 3; k < len(r.b) {
			v |= uint32(r.b[k]>>(r.at&7)&1) << i
		}
		r.at++
	}
	return v
}

// backwardBits reads bits from the end of a stream back to its start.
type backwardBits struct {
	b    []byte
	left int // bits not read yet; negative once the start was passed
}

func newBackward(b []byte) (backwardBits, bool) {
	if len(b) == 0 || b[len(b)-1] == 0 {
		return backwardBits{}, false
	}
	return backwardBits{b, (len(b)-1)*8 + highBit(uint32(b[len(b)-1]))}, true
}

// read takes n ≤ 32 bits; before the start there are zeros.
func (r *backwardBits) read(n int) uint32 {
	v := r.peek(n)
	r.left -= n
	return v
}

func (r *backwardBits) peek(n int) uint32 {
	if n == 0 {
		return 0
	}
	lo := r.left - n
	shift := 0
	if lo < 0 {
		shift, lo = -lo, 0
		if shift >= n {
			return 0
		}
	}
	k := lo >> 3
	var v uint64
	if k+8 <= len(r.b) {
		v = uint64(r.b[k]) | uint64(r.b[k+1])<<8 | uint64(r.b[k+2])<<16 | uint64(r.b[k+3])<<24 |
			uint64(r.b[k+4])<<32 | uint64(r.b[k+5])<<40 | uint64(r.b[k+6])<<48 | uint64(r.b[k+7])<<56
	} else {
		for i := 0; k+i < len(r.b); i++ {
			v |= uint64(r.b[k+i]) << (8 * i)
		}
	}
	return uint32(v>>(lo&7)&(1<<(n-shift)-1)) << shift
}

var (
	literalDist = []int16{4, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3, 2, 1, 1, 1, 1, 1, -1, -1, -1, -1}
	matchDist   = []int16{1, 4, 3, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
		1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1, -1}
	offsetDist = []int16{1, 1, 1, 1, 1, 1, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1}

	literalTable = mustFSE(literalDist, 6)
	matchTable   = mustFSE(matchDist, 6)
	offsetTable  = mustFSE(offsetDist, 5)

	literalBase = lengths(0, []uint8{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16})
	matchBase   = lengths(3, []uint8{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
		1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16})
)

func mustFSE(dist []int16, log int) *fseTable {
	t, err := buildFSE(dist, log)
	if err != nil {
		panic(err)
	}
	return t
}

// lengthCode is a base value with extra bits.
type lengthCode struct {
	base uint32
	bits uint8
}

func lengths(first uint32, extra []uint8) []lengthCode {
	codes := make([]lengthCode, len(extra))
	for i, n := range extra {
		codes[i] = lengthCode{first, n}
		first += 1 << n
	}
	return codes
}
