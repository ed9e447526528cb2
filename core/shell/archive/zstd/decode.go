package zstd

import (
	"bufio"
	"encoding/binary"
	"errors"
	"io"

	"ambit/core/fuel"
)

const (
	frameMagic    = 0xfd2fb528
	skippableMask = 0xfffffff0
	skippable     = 0x184d2a50
	maxBlock      = 128 << 10
	maxWindow     = 128 << 20 // what zstd accepts without --long
)

// Reader decompresses one or more concatenated frames.
type Reader struct {
	in    *bufio.Reader
	meter *fuel.Meter
	alloc int64

	begun   bool
	inFrame bool
	err     error
	window  int
	sum     *xxhash // nil: no checksum
	win     []byte
	out     int
	start   int // where the frame's content begins in win, or 0

	huff     *huffTable
	tables   [3]*fseTable // literal lengths, offsets, match lengths
	rep      [3]int
	literals []byte
}

// NewReader reads r; memory and work are charged to meter.
func NewReader(r io.Reader, meter *fuel.Meter) *Reader {
	return &Reader{in: bufio.NewReaderSize(r, 16<<10), meter: meter}
}

// Close gives metered memory back.
func (r *Reader) Close() {
	r.meter.Free(r.alloc)
	r.alloc = 0
}

// Read implements io.Reader.
func (r *Reader) Read(b []byte) (int, error) {
	for r.out == len(r.win) {
		if r.err != nil {
			return 0, r.err
		}
		if r.inFrame {
			r.err = r.block()
		} else {
			r.err = r.frame()
		}
		if errors.Is(r.err, io.ErrUnexpectedEOF) {
			r.err = ErrTruncated
		}
	}
	n := copy(b, r.win[r.out:])
	r.out += n
	return n, nil
}

func (r *Reader) bytes(n int) ([]byte, error) {
	b := make([]byte, n)
	_, err := io.ReadFull(r.in, b)
	if err == io.EOF {
		err = io.ErrUnexpectedEOF
	}
	return b, err
}

func (r *Reader) frame() error {
	head, err := r.in.Peek(4)
	if len(head) == 0 && err == io.EOF {
		if !r.begun {
			return ErrTruncated
		}
		return io.EOF
	}
	if len(head) < 4 {
		return ErrFormat
	}
	magic := binary.LittleEndian.Uint32(head)
	if magic&skippableMask == skippable {
		b, err := r.bytes(8)
		if err != nil {
			return err
		}
		r.begun = true
		_, err = io.CopyN(io.Discard, r.in, int64(binary.LittleEndian.Uint32(b[4:])))
		if err == io.EOF {
			err = io.ErrUnexpectedEOF
		}
		return err
	}
	if magic != frameMagic {
		return ErrFormat
	}
	b, err := r.bytes(5)
	if err != nil {
		return err
	}
	flags := b[4]
	if flags&8 != 0 {
		return ErrUnsupported
	}
	single := flags&0x20 != 0
	r.window = 0
	if !single {
		w, err := r.bytes(1)
		if err != nil {
			return err
		}
		base := 1 << (10 + w[0]>>3)
		r.window = base + base/8*int(w[0]&7)
	}
	dict, err := r.bytes([]int{0, 1, 2, 4}[flags&3])
	if err != nil {
		return err
	}
	for _, c := range dict {
		if c != 0 {
			return ErrUnsupported
		}
	}
	sizes := []int{0, 2, 4, 8}
	if single {
		sizes[0] = 1
	}
	size, err := r.bytes(sizes[flags>>6])
	if err != nil {
		return err
	}
	if single {
		var v uint64
		for i, c := range size {
			v |= uint64(c) << (8 * i)
		}
		if len(size) == 2 {
			v += 256
		}
		r.window = int(min(v, maxWindow))
	}
	if r.window > maxWindow {
		return ErrWindow
	}
	r.window = max(r.window, 1<<10)
	r.sum = nil
	if flags&4 != 0 {
		r.sum = newXXHash()
	}
	r.begun, r.inFrame = true, true
	r.start = len(r.win)
	r.huff, r.tables, r.rep = nil, [3]*fseTable{}, [3]int{1, 4, 8}
	return nil
}

// grow makes room for n more bytes: what is older than the window goes.
func (r *Reader) grow(n int) {
	if len(r.win)+n <= cap(r.win) {
		return
	}
	if drop := min(len(r.win)-r.window, r.out); drop >= n {
		copy(r.win, r.win[drop:])
		r.win = r.win[:len(r.win)-drop]
		r.out -= drop
		r.start = max(r.start-drop, 0)
		return
	}
	size := max(2*cap(r.win), len(r.win)+n, 1<<16)
	size = max(min(size, r.window+max(r.window/4, 2*maxBlock)), len(r.win)+n)
	r.meter.Alloc(int64(size - cap(r.win)))
	r.alloc += int64(size - cap(r.win))
	r.win = append(make([]byte, 0, size), r.win...)
}

func (r *Reader) block() error {
	h, err := r.bytes(3)
	if err != nil {
		return err
	}
	v := int(h[0]) | int(h[1])<<8 | int(h[2])<<16
	last, kind, size := v&1 != 0, v>>1&3, v>>3
	limit := min(r.window, maxBlock)
	r.grow(maxBlock)
	from := len(r.win)
	switch kind {
	case 0, 1:
		if size > maxBlock {
			return ErrCorrupt
		}
		n := size
		if kind == 1 {
			n = 1
		}
		b, err := r.bytes(n)
		if err != nil {
			return err
		}
		if kind == 0 {
			r.win = append(r.win, b...)
		} else {
			for range size {
				r.win = append(r.win, b[0])
			}
		}
	case 2:
		if size > limit {
			return ErrCorrupt
		}
		b, err := r.bytes(size)
		if err != nil {
			return err
		}
		if err := r.compressed(b); err != nil {
			r.win = r.win[:from]
			return err
		}
	default:
		return ErrCorrupt
	}
	n := len(r.win) - from
	r.meter.Bytes(n)
	r.meter.Charge(int64(n) / 16)
	if r.sum != nil {
		r.sum.write(r.win[from:])
	}
	if !last {
		return nil
	}
	r.inFrame = false
	if r.sum != nil {
		want, err := r.bytes(4)
		if err != nil {
			return err
		}
		if binary.LittleEndian.Uint32(want) != uint32(r.sum.sum()) {
			return ErrChecksum
		}
	}
	return nil
}

// compressed decodes a block of literals and sequences.
func (r *Reader) compressed(b []byte) error {
	b, err := r.readLiterals(b)
	if err != nil {
		return err
	}
	if len(b) == 0 {
		return ErrCorrupt
	}
	n := int(b[0])
	switch {
	case n == 255 && len(b) >= 3:
		n, b = int(b[1])+int(b[2])<<8+0x7f00, b[3:]
	case n >= 128 && n < 255 && len(b) >= 2:
		n, b = (n-128)<<8+int(b[1]), b[2:]
	case n < 128:
		b = b[1:]
	default:
		return ErrCorrupt
	}
	if n == 0 {
		if len(b) != 0 {
			return ErrCorrupt
		}
		r.win = append(r.win, r.literals...)
		return nil
	}
	if len(b) == 0 {
		return ErrCorrupt
	}
	modes := b[0]
	b = b[1:]
	if modes&3 != 0 {
		return ErrCorrupt
	}
	for i, x := range []struct {
		predefined  *fseTable
		log, maxSym int
	}{{literalTable, 9, 35}, {offsetTable, 8, 31}, {matchTable, 9, 52}} {
		switch modes >> (6 - 2*i) & 3 {
		case 0:
			r.tables[i] = x.predefined
		case 1:
			if len(b) == 0 || int(b[0]) > x.maxSym {
				return ErrCorrupt
			}
			r.tables[i] = &fseTable{0, []fseEntry{{sym: b[0]}}}
			b = b[1:]
		case 2:
			t, rest, err := readFSE(b, x.log, x.maxSym)
			if err != nil {
				return err
			}
			r.tables[i], b = t, rest
		default:
			if r.tables[i] == nil {
				return ErrCorrupt
			}
		}
	}
	return r.sequences(b, n)
}

func (r *Reader) readLiterals(b []byte) ([]byte, error) {
	if len(b) == 0 {
		return nil, ErrCorrupt
	}
	kind, format := b[0]&3, b[0]>>2&3
	if kind < 2 {
		size, n := int(b[0]>>3), 1
		switch {
		case format == 1 && len(b) >= 2:
			size, n = int(b[0]>>4)|int(b[1])<<4, 2
		case format == 3 && len(b) >= 3:
			size, n = int(b[0]>>4)|int(b[1])<<4|int(b[2])<<12, 3
		case format&1 == 1:
			return nil, ErrCorrupt
		}
		b = b[n:]
		if size > maxBlock || len(b) == 0 && (kind == 1 || size > 0) || kind == 0 && size > len(b) {
			return nil, ErrCorrupt
		}
		if kind == 0 {
			r.literals = b[:size]
			return b[size:], nil
		}
		r.literals = make([]byte, size)
		for i := range r.literals {
			r.literals[i] = b[0]
		}
		return b[1:], nil
	}
	head := []int{3, 3, 4, 5}[format]
	width := []int{10, 10, 14, 18}[format]
	if len(b) < head {
		return nil, ErrCorrupt
	}
	var v uint64
	for i := range head {
		v |= uint64(b[i]) << (8 * i)
	}
	v >>= 4
	size, packed := int(v&(1<<width-1)), int(v>>width&(1<<width-1))
	b = b[head:]
	if size > maxBlock || packed > len(b) {
		return nil, ErrCorrupt
	}
	data, rest := b[:packed], b[packed:]
	if kind == 2 {
		t, after, err := readHuffman(data)
		if err != nil {
			return nil, err
		}
		r.huff, data = t, after
	} else if r.huff == nil {
		return nil, ErrCorrupt
	}
	out := make([]byte, 0, size)
	var err error
	if format == 0 {
		r.literals, err = r.huff.decode(out, data, size)
		return rest, err
	}
	if len(data) < 6 {
		return nil, ErrCorrupt
	}
	var lens [4]int
	total := 0
	for i := range 3 {
		lens[i] = int(data[2*i]) | int(data[2*i+1])<<8
		total += lens[i]
	}
	data = data[6:]
	lens[3] = len(data) - total
	each := (size + 3) / 4
	if lens[3] < 0 || 3*each > size {
		return nil, ErrCorrupt
	}
	for i, n := range lens {
		count := each
		if i == 3 {
			count = size - 3*each
		}
		if out, err = r.huff.decode(out, data[:n], count); err != nil {
			return nil, err
		}
		data = data[n:]
	}
	r.literals = out
	return rest, nil
}

// sequences executes n sequences.
func (r *Reader) sequences(b []byte, n int) error {
	bs, ok := newBackward(b)
	if !ok {
		return ErrCorrupt
	}
	ll, of, ml := r.tables[0], r.tables[1], r.tables[2]
	s0, s1, s2 := bs.read(ll.log), bs.read(of.log), bs.read(ml.log)
	lits := r.literals
	end := len(r.win) + maxBlock
	for i := range n {
		e0, e1, e2 := ll.entries[s0], of.entries[s1], ml.entries[s2]
		if e1.sym > 31 {
			return ErrCorrupt
		}
		value := 1<<e1.sym + int(bs.read(int(e1.sym)))
		m := matchBase[e2.sym]
		matchLen := int(m.base + bs.read(int(m.bits)))
		l := literalBase[e0.sym]
		litLen := int(l.base + bs.read(int(l.bits)))
		if i < n-1 {
			s0 = uint32(e0.base) + bs.read(int(e0.bits))
			s2 = uint32(e2.base) + bs.read(int(e2.bits))
			s1 = uint32(e1.base) + bs.read(int(e1.bits))
		}
		if bs.left < 0 || litLen > len(lits) || len(r.win)+litLen+matchLen > end {
			return ErrCorrupt
		}
		offset := r.offset(value, litLen)
		r.win = append(r.win, lits[:litLen]...)
		lits = lits[litLen:]
		if offset <= 0 || offset > len(r.win)-r.start || offset > max(r.window, maxBlock) {
			return ErrCorrupt
		}
		for ; matchLen > 0; matchLen-- {
			r.win = append(r.win, r.win[len(r.win)-offset])
		}
	}
	if bs.left != 0 || len(r.win)+len(lits) > end {
		return ErrCorrupt
	}
	r.win = append(r.win, lits...)
	return nil
}

// offset turns an offset value into a distance; the values 1 to 3 repeat earlier
// distances.
func (r *Reader) offset(value, litLen int) int {
	if value > 3 {
		r.rep = [3]int{value - 3, r.rep[0], r.rep[1]}
		return value - 3
	}
	i := value - 1
	if litLen == 0 {
		i++
	}
	var d int
	switch i {
	case 0:
		return r.rep[0]
	case 1:
		d = r.rep[1]
		r.rep = [3]int{d, r.rep[0], r.rep[2]}
	case 2:
		d = r.rep[2]
		r.rep = [3]int{d, r.rep[0], r.rep[1]}
	default:
		d = r.rep[0] - 1
		r.rep = [3]int{d, r.rep[0], r.rep[1]}
	}
	return d
}
