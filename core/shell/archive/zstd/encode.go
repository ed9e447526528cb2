package zstd

import (
	"encoding/binary"
	"io"
	"math/bits"

	"ambit/core/fuel"
)

const (
	windowLog  = 20
	windowSize = 1 << windowLog
	hashLog    = 15
	encoderMem = 3 << 20
	minMatch   = 4
)

// Writer compresses one frame. Its output depends on the input, the level and its
// options alone.
type Writer struct {
	NoChecksum bool  // to be set before the first Write
	Size       int64 // of the text, if it is known: more than 0

	w     io.Writer
	meter *fuel.Meter
	begun bool
	buf   []byte
	done  int
	head  []int32
	sum   *xxhash
	depth int
	chain []int32
}

// NewWriter compresses to w; level 1 to 19 is how far matches are searched.
func NewWriter(w io.Writer, level int, meter *fuel.Meter) *Writer {
	meter.Alloc(encoderMem + 4*windowSize)
	z := &Writer{w: w, meter: meter, sum: newXXHash(), depth: 1 << min(level/3+1, 6)}
	z.head = make([]int32, 1<<hashLog)
	for i := range z.head {
		z.head[i] = -1
	}
	z.buf = make([]byte, 0, windowSize+4*maxBlock)
	z.chain = make([]int32, cap(z.buf))
	return z
}

// Write implements io.Writer.
func (z *Writer) Write(b []byte) (int, error) {
	total := len(b)
	for len(b) > 0 {
		// The last block is written by Close, which marks it as such.
		if len(z.buf)-z.done == maxBlock {
			if err := z.block(false); err != nil {
				return 0, err
			}
		}
		if len(z.buf) == cap(z.buf) {
			z.slide()
		}
		n := min(len(b), cap(z.buf)-len(z.buf), maxBlock-(len(z.buf)-z.done))
		z.buf = append(z.buf, b[:n]...)
		b = b[n:]
	}
	return total, nil
}

func (z *Writer) slide() {
	drop := z.done - windowSize
	copy(z.buf, z.buf[drop:])
	z.buf = z.buf[:len(z.buf)-drop]
	copy(z.chain, z.chain[drop:])
	z.done -= drop
	for i := range z.head {
		z.head[i] = max(z.head[i]-int32(drop), -1)
	}
	for i := range z.chain[:z.done] {
		z.chain[i] = max(z.chain[i]-int32(drop), -1)
	}
}

// Close writes the last block and the checksum.
func (z *Writer) Close() error {
	defer func() {
		z.meter.Free(encoderMem + 4*windowSize)
		z.head, z.chain, z.buf = nil, nil, nil
	}()
	if err := z.block(true); err != nil {
		return err
	}
	if z.NoChecksum {
		return nil
	}
	_, err := z.w.Write(binary.LittleEndian.AppendUint32(nil, uint32(z.sum.sum())))
	return err
}

// header tells the window and, if it is known, the size of the text. A text that fits
// into the window is its own window.
func (z *Writer) header(b []byte) []byte {
	flags := byte(0)
	if !z.NoChecksum {
		flags = 4
	}
	n := z.Size
	switch {
	case n <= 0:
		return append(b, flags, (windowLog-10)<<3)
	case n > windowSize:
		return binary.LittleEndian.AppendUint32(append(b, flags|2<<6, (windowLog-10)<<3), uint32(n))
	case n < 256:
		return append(b, flags|0x20, byte(n))
	case n < 1<<16+256:
		return binary.LittleEndian.AppendUint16(append(b, flags|0x20|1<<6), uint16(n-256))
	}
	return binary.LittleEndian.AppendUint32(append(b, flags|0x20|2<<6), uint32(n))
}

type sequence struct{ lit, match, offset uint32 }

func (z *Writer) block(last bool) error {
	if !z.begun {
		z.begun = true
		head := binary.LittleEndian.AppendUint32(nil, frameMagic)
		head = z.header(head)
		if _, err := z.w.Write(head); err != nil {
			return err
		}
	}
	data := z.buf[z.done:]
	z.meter.Bytes(len(data))
	z.meter.Charge(int64(len(data)) / 2)
	z.sum.write(data)
	kind, body, size := 0, data, len(data)
	if same(data) {
		kind, body = 1, data[:1]
		z.enter(z.done, len(z.buf))
	} else if packed := z.compress(); len(packed) < len(data) {
		kind, body, size = 2, packed, len(packed)
	}
	v := size<<3 | kind<<1
	if last {
		v |= 1
	}
	z.done = len(z.buf)
	_, err := z.w.Write(append([]byte{byte(v), byte(v >> 8), byte(v >> 16)}, body...))
	return err
}

func same(b []byte) bool {
	for _, c := range b {
		if c != b[0] {
			return false
		}
	}
	return len(b) > 3
}

func (z *Writer) hash(at int) uint32 {
	return binary.LittleEndian.Uint32(z.buf[at:]) * 2654435761 >> (32 - hashLog)
}

// enter puts positions into the chains.
func (z *Writer) enter(from, to int) {
	for at := from; at < to; at++ {
		z.chain[at] = -1
		if at+4 <= len(z.buf) {
			h := z.hash(at)
			z.chain[at] = z.head[h]
			z.head[h] = int32(at)
		}
	}
}

func (z *Writer) longest(at int) (length, offset int) {
	if at+minMatch > len(z.buf) {
		return 0, 0
	}
	for c, tries := z.head[z.hash(at)], z.depth; c >= 0 && tries > 0; c, tries = z.chain[c], tries-1 {
		d := at - int(c)
		if d > windowSize {
			break
		}
		n := 0
		for at+n < len(z.buf) && z.buf[int(c)+n] == z.buf[at+n] {
			n++
		}
		if n > length {
			length, offset = n, d
		}
	}
	return length, offset
}

// compress makes a block of raw literals and sequences from buf[done:].
func (z *Writer) compress() []byte {
	var seqs []sequence
	var lits []byte
	run := 0
	for at := z.done; at < len(z.buf); {
		length, offset := z.longest(at)
		if length < minMatch {
			lits = append(lits, z.buf[at])
			run++
			z.enter(at, at+1)
			at++
			continue
		}
		seqs = append(seqs, sequence{uint32(run), uint32(length), uint32(offset) + 3})
		run = 0
		z.enter(at, at+length)
		at += length
	}
	n := len(lits)
	var out []byte
	switch {
	case n < 32:
		out = append(out, byte(n<<3))
	case n < 4096:
		out = append(out, byte(n<<4|1<<2), byte(n>>4))
	default:
		out = append(out, byte(n<<4|3<<2), byte(n>>4), byte(n>>12))
	}
	out = append(out, lits...)
	switch k := len(seqs); {
	case k < 128:
		out = append(out, byte(k))
	case k < 0x7f00:
		out = append(out, byte(k>>8+128), byte(k))
	default:
		out = append(out, 255, byte(k-0x7f00), byte((k-0x7f00)>>8))
	}
	if len(seqs) == 0 {
		return out
	}
	return encodeSequences(append(out, 0), seqs)
}

// bitWriter collects bits from the low end on.
type bitWriter struct {
	out []byte
	acc uint64
	n   int
}

func (w *bitWriter) put(v uint32, n int) {
	w.acc |= uint64(v) << w.n
	for w.n += n; w.n >= 8; w.n -= 8 {
		w.out = append(w.out, byte(w.acc))
		w.acc >>= 8
	}
}

// encoderState walks a decoding table backwards.
type encoderState struct {
	t     *fseTable
	state int
	begun bool
}

// step writes the bits that lead from sym to the present state and makes the state
// of sym the present one.
func (e *encoderState) step(w *bitWriter, sym uint8) {
	for i, x := range e.t.entries {
		if x.sym != sym {
			continue
		}
		if !e.begun {
			e.state, e.begun = i, true
			return
		}
		if d := e.state - int(x.base); d >= 0 && d < 1<<x.bits {
			w.put(uint32(d), int(x.bits))
			e.state = i
			return
		}
	}
}

func codeOf(codes []lengthCode, v uint32) int {
	lo, hi := 0, len(codes)-1
	for lo < hi {
		mid := (lo + hi + 1) / 2
		if codes[mid].base <= v {
			lo = mid
		} else {
			hi = mid - 1
		}
	}
	return lo
}

// encodeSequences writes the sequences from the last to the first, since they are
// read backwards.
func encodeSequences(out []byte, seqs []sequence) []byte {
	w := bitWriter{out: out}
	ll, of, ml := encoderState{t: literalTable}, encoderState{t: offsetTable}, encoderState{t: matchTable}
	for i := len(seqs) - 1; i >= 0; i-- {
		s := seqs[i]
		l, m := codeOf(literalBase, s.lit), codeOf(matchBase, s.match)
		o := bits.Len32(s.offset) - 1
		of.step(&w, uint8(o))
		ml.step(&w, uint8(m))
		ll.step(&w, uint8(l))
		w.put(s.lit-literalBase[l].base, int(literalBase[l].bits))
		w.put(s.match-matchBase[m].base, int(matchBase[m].bits))
		w.put(s.offset-1<<o, o)
	}
	w.put(uint32(ml.state), ml.t.log)
	w.put(uint32(of.state), of.t.log)
	w.put(uint32(ll.state), ll.t.log)
	w.put(1, 1)
	if w.n > 0 {
		w.put(0, 8-w.n)
	}
	return w.out
}
