package deflate

import (
	"io"
	"math/bits"
)

const (
	symbolLimit = 1 << 15 // symbols of a block
	literals    = 256
	endOfBlock  = 256
	lengthCodes = 29
	litCodes    = literals + 1 + lengthCodes
	distCodes   = 30
	lenCodes    = 19
	repeat3To6  = 16
	zeros3To10  = 17
	zeros11     = 18
)

var (
	lengthExtra = [lengthCodes]int{0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0}
	distExtra   = [distCodes]int{0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13}
	// codeOrder is the order in which the lengths of the codes of code lengths stand.
	codeOrder = [lenCodes]int{16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15}

	lengthBase [lengthCodes]int
	distBase   [distCodes]int
	lengthCode [maxMatch - minMatch + 1]uint8
	fixedLit   [litCodes + 2]uint8
	fixedCodes = fixed()
)

func fixed() (codes [litCodes + 2]uint16) {
	n := 0
	for i, extra := range lengthExtra[:lengthCodes-1] {
		lengthBase[i] = n
		for range 1 << extra {
			lengthCode[n] = uint8(i)
			n++
		}
	}
	lengthBase[lengthCodes-1] = maxMatch - minMatch
	lengthCode[maxMatch-minMatch] = lengthCodes - 1
	n = 0
	for i, extra := range distExtra {
		distBase[i] = n
		n += 1 << extra
	}
	for i := range fixedLit {
		switch {
		case i < 144:
			fixedLit[i] = 8
		case i < 256:
			fixedLit[i] = 9
		case i < 280:
			fixedLit[i] = 7
		default:
			fixedLit[i] = 8
		}
	}
	assign(codes[:], fixedLit[:])
	return codes
}

// distCode is the code of a distance less one.
func distCode(d int) int {
	if d < 2 {
		return d
	}
	n := bits.Len(uint(d)) - 1
	return 2*n + d>>(n-1)&1
}

// bitWriter packs bits from the least significant one.
type bitWriter struct {
	w    io.Writer
	err  error
	hold uint64
	n    uint
	buf  []byte
}

func (b *bitWriter) put(v uint32, n int) {
	b.hold |= uint64(v) << b.n
	b.n += uint(n)
	for b.n >= 8 {
		b.buf = append(b.buf, byte(b.hold))
		b.hold >>= 8
		b.n -= 8
	}
}

// align fills the byte that is begun.
func (b *bitWriter) align() {
	if b.n > 0 {
		b.put(0, int(8-b.n))
	}
}

func (b *bitWriter) flush() {
	if b.err == nil && len(b.buf) > 0 {
		_, b.err = b.w.Write(b.buf)
	}
	b.buf = b.buf[:0]
}

// block gathers the symbols of one block.
type block struct {
	bits    bitWriter
	symbols []symbol
	matches int
	lit     tree
	dist    tree
	lens    tree
	// Sizes in bits of the data with the block's own codes and with the fixed ones.
	own, fix int
}

type symbol struct {
	dist uint16 // 0 for a literal
	c    uint8  // the literal, or the length less minMatch
}

func (b *block) begin(w io.Writer) {
	b.bits = bitWriter{w: w, buf: b.bits.buf[:0]}
	b.lit = tree{codes: litCodes, maxBits: 15, extra: lengthExtra[:], extraBase: literals + 1, fixed: fixedLit[:]}
	b.dist = tree{codes: distCodes, maxBits: 15, extra: distExtra[:], fixedBits: 5}
	b.lens = tree{codes: lenCodes, maxBits: 7, extra: []int{2, 3, 7}, extraBase: repeat3To6}
	b.clear()
}

func (b *block) clear() {
	b.symbols = b.symbols[:0]
	b.matches, b.own, b.fix = 0, 0, 0
	b.lit.freq = [2*litCodes + 1]int32{endOfBlock: 1}
	b.dist.freq = [2*litCodes + 1]int32{}
	b.lens.freq = [2*litCodes + 1]int32{}
}

func (b *block) add(dist, c int) {
	b.symbols = append(b.symbols, symbol{uint16(dist), uint8(c)})
	if dist == 0 {
		b.lit.freq[c]++
		return
	}
	b.matches++
	b.lit.freq[int(lengthCode[c])+literals+1]++
	b.dist.freq[distCode(dist-1)]++
}

// flush writes the block in the shortest of the three ways. data is its text of
// size bytes, or nil if the window no longer holds all of it.
func (b *block) flush(data []byte, size int, last bool) {
	b.lit.build(b)
	b.dist.build(b)
	count := b.buildLens()
	ownBytes, fixBytes := (b.own+3+7)>>3, (b.fix+3+7)>>3
	best := min(ownBytes, fixBytes)
	final := uint32(0)
	if last {
		final = 1
	}
	w := &b.bits
	switch {
	case size+4 <= best && data != nil:
		w.put(final, 3)
		w.align()
		w.put(uint32(size), 16)
		w.put(^uint32(size)&0xffff, 16)
		w.buf = append(w.buf, data...)
	case fixBytes == best:
		w.put(1<<1|final, 3)
		var dist [distCodes]uint16
		var bits [distCodes]uint8
		for i := range dist {
			bits[i] = 5
		}
		assign(dist[:], bits[:])
		b.write(fixedCodes[:], fixedLit[:], dist[:], bits[:])
	default:
		w.put(2<<1|final, 3)
		w.put(uint32(b.lit.last+1-257), 5)
		w.put(uint32(b.dist.last+1-1), 5)
		w.put(uint32(count-4), 4)
		for _, code := range codeOrder[:count] {
			w.put(uint32(b.lens.bits[code]), 3)
		}
		b.writeLens(&b.lit)
		b.writeLens(&b.dist)
		b.write(b.lit.code[:], b.lit.bits[:], b.dist.code[:], b.dist.bits[:])
	}
	b.clear()
	if last {
		w.align()
	}
	w.flush()
}

func (b *block) write(litCode []uint16, litBits []uint8, dists []uint16, distBits []uint8) {
	w := &b.bits
	for _, s := range b.symbols {
		if s.dist == 0 {
			w.put(uint32(litCode[s.c]), int(litBits[s.c]))
			continue
		}
		l := int(lengthCode[s.c])
		w.put(uint32(litCode[l+literals+1]), int(litBits[l+literals+1]))
		w.put(uint32(int(s.c)-lengthBase[l]), lengthExtra[l])
		d := int(s.dist) - 1
		code := distCode(d)
		w.put(uint32(dists[code]), int(distBits[code]))
		w.put(uint32(d-distBase[code]), distExtra[code])
	}
	w.put(uint32(litCode[endOfBlock]), int(litBits[endOfBlock]))
}

// runs calls f with each code that describes the lengths of a tree's codes, and the
// value of its extra bits.
func (t *tree) runs(f func(code, extra int)) {
	prev, count := -1, 0
	next := int(t.bits[0])
	most, least := 7, 4
	if next == 0 {
		most, least = 138, 3
	}
	for n := 0; n <= t.last; n++ {
		cur := next
		next = -1
		if n < t.last {
			next = int(t.bits[n+1])
		}
		count++
		if count < most && cur == next {
			continue
		}
		switch {
		case count < least:
			for range count {
				f(cur, 0)
			}
		case cur != 0:
			if cur != prev {
				f(cur, 0)
				count--
			}
			f(repeat3To6, count-3)
		case count <= 10:
			f(zeros3To10, count-3)
		default:
			f(zeros11, count-11)
		}
		count, prev = 0, cur
		switch {
		case next == 0:
			most, least = 138, 3
		case cur == next:
			most, least = 6, 3
		default:
			most, least = 7, 4
		}
	}
}

// buildLens makes the tree of the code lengths and gives how many of them are sent.
func (b *block) buildLens() int {
	count := func(code, _ int) { b.lens.freq[code]++ }
	b.lit.runs(count)
	b.dist.runs(count)
	b.lens.build(b)
	n := lenCodes
	for n > 4 && b.lens.bits[codeOrder[n-1]] == 0 {
		n--
	}
	b.own += 3*n + 5 + 5 + 4
	return n
}

func (b *block) writeLens(t *tree) {
	t.runs(func(code, extra int) {
		b.bits.put(uint32(b.lens.code[code]), int(b.lens.bits[code]))
		if code >= repeat3To6 {
			b.bits.put(uint32(extra), b.lens.extra[code-repeat3To6])
		}
	})
}
