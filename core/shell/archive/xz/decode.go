package xz

import (
	"bufio"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"hash"
	"hash/crc32"
	"hash/crc64"
	"io"
	"slices"

	"ambit/core/fuel"
)

// The ways in which reading fails.
var (
	ErrFormat      = errors.New("file format not recognized")
	ErrCorrupt     = errors.New("compressed data is corrupt")
	ErrUnsupported = errors.New("unsupported options")
	ErrTruncated   = errors.New("unexpected end of input")
)

const (
	headerMagic = "\xfd7zXZ\x00"
	footerMagic = "YZ"
	filterLZMA2 = 0x21
)

var crcTable = crc64.MakeTable(crc64.ECMA)

// Reader decompresses one or more concatenated streams.
type Reader struct {
	Keep   bool // remember streams and blocks, for Streams
	Single bool // end with the first stream, whatever follows

	src   offsetReader
	kept  []Stream
	in    *bufio.Reader
	meter *fuel.Meter
	alloc int64

	begun   bool // a stream was read
	flags   byte // kind of check
	inBlock bool
	err     error

	m        model
	propsOK  bool
	stateOK  bool
	dictOK   bool
	rc       rangeDecoder
	dict     int
	win      []byte // the window and what was not yet given out
	out      int    // win[out:] is to be given out
	base     int    // uncompressed position of win[0] since the dictionary reset
	read     uint64 // compressed bytes of the block so far
	unpacked uint64
	check    hash.Hash
	records  []record

	streams, blocks int
	checks          uint16 // kinds that were met, as bits
}

// Contents tells how many streams and blocks were read to their end, and which kinds of
// checks they have, as bits.
func (r *Reader) Contents() (streams, blocks int, checks uint16) {
	return r.streams, r.blocks, r.checks
}

type record struct{ unpadded, unpacked uint64 }

// NewReader reads r; memory and work are charged to meter.
func NewReader(r io.Reader, meter *fuel.Meter) *Reader {
	x := &Reader{src: offsetReader{r: r}, meter: meter}
	x.in = bufio.NewReaderSize(&x.src, 16<<10)
	return x
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
		if r.err = r.step(); errors.Is(r.err, io.ErrUnexpectedEOF) {
			r.err = ErrTruncated
		}
	}
	n := copy(b, r.win[r.out:])
	r.out += n
	return n, nil
}

// step reads a header, or a chunk of data.
func (r *Reader) step() error {
	if r.flags == 0 && !r.inBlock {
		return r.streamHeader()
	}
	if !r.inBlock {
		return r.blockHeader()
	}
	return r.chunk()
}

func (r *Reader) full(b []byte) error {
	n, err := io.ReadFull(r.in, b)
	r.read += uint64(n)
	if err == io.EOF {
		err = io.ErrUnexpectedEOF
	}
	return err
}

func (r *Reader) byte() (byte, error) {
	c, err := r.in.ReadByte()
	if err == io.EOF {
		err = io.ErrUnexpectedEOF
	}
	if err == nil {
		r.read++
	}
	return c, err
}

func (r *Reader) streamHeader() error {
	if r.begun && r.Single {
		return io.EOF
	}
	if r.begun {
		// Zeros in fours may stand between streams.
		for n := 0; ; n++ {
			c, err := r.in.ReadByte()
			if err == io.EOF {
				if n%4 != 0 {
					return ErrCorrupt
				}
				if k := len(r.kept); k > 0 {
					r.kept[k-1].Padding = int64(n)
				}
				return io.EOF
			}
			if err != nil {
				return err
			}
			if c != 0 {
				if n%4 != 0 {
					return ErrCorrupt
				}
				if err := r.in.UnreadByte(); err != nil {
					return err
				}
				break
			}
		}
	}
	at := r.offset()
	var h [12]byte
	if n, err := io.ReadFull(r.in, h[:]); err != nil {
		if n >= 6 && string(h[:6]) == headerMagic || n > 0 && n < 6 && string(h[:n]) == headerMagic[:n] {
			return ErrTruncated
		}
		if err == io.EOF || err == io.ErrUnexpectedEOF {
			if r.begun {
				return ErrTruncated
			}
			return ErrFormat
		}
		return err
	}
	if string(h[:6]) != headerMagic {
		if r.begun {
			return ErrCorrupt
		}
		return ErrFormat
	}
	if binary.LittleEndian.Uint32(h[8:]) != crc32.ChecksumIEEE(h[6:8]) {
		return ErrCorrupt
	}
	if h[6] != 0 || h[7]&0xf0 != 0 {
		return ErrUnsupported
	}
	r.begun = true
	r.flags = h[7] | 0x80
	r.records = r.records[:0]
	r.keepStream(at)
	return nil
}

// newCheck is the hash of a kind of check, nil for none.
func newCheck(kind int) (hash.Hash, error) {
	switch kind {
	case 0:
		return nil, nil
	case 1:
		return crc32.NewIEEE(), nil
	case 4:
		return crc64.New(crcTable), nil
	case 10:
		return sha256.New(), nil
	}
	return nil, ErrUnsupported
}

// checkBytes is a check as it is stored: CRCs with the low byte first.
func checkBytes(h hash.Hash, kind int) []byte {
	if h == nil {
		return nil
	}
	sum := h.Sum(nil)
	if kind != 10 {
		slices.Reverse(sum)
	}
	return sum
}

// vli reads a variable-length integer from b.
func vli(b []byte) (v uint64, rest []byte, ok bool) {
	for i := 0; i < len(b) && i < 9; i++ {
		v |= uint64(b[i]&0x7f) << (7 * i)
		if b[i] < 0x80 {
			return v, b[i+1:], b[i] != 0 || i == 0
		}
	}
	return 0, b, false
}

func (r *Reader) blockHeader() error {
	at := r.offset()
	size, err := r.in.ReadByte()
	if err != nil {
		return io.ErrUnexpectedEOF
	}
	if size == 0 {
		return r.index()
	}
	h := make([]byte, (int(size)+1)*4)
	h[0] = size
	r.read = 1
	if err := r.full(h[1:]); err != nil {
		return err
	}
	body := h[:len(h)-4]
	if binary.LittleEndian.Uint32(h[len(body):]) != crc32.ChecksumIEEE(body) {
		return ErrCorrupt
	}
	flags := body[1]
	rest := body[2:]
	ok := true
	for _, bit := range []byte{0x40, 0x80} {
		if flags&bit != 0 && ok {
			_, rest, ok = vli(rest)
		}
	}
	if !ok || flags&0x3c != 0 {
		return ErrCorrupt
	}
	if flags&3 != 0 {
		return ErrUnsupported
	}
	id, rest, ok1 := vli(rest)
	n, rest, ok2 := vli(rest)
	if !ok1 || !ok2 || n > uint64(len(rest)) {
		return ErrCorrupt
	}
	if id != filterLZMA2 || n != 1 || rest[0] > 40 {
		return ErrUnsupported
	}
	bits := rest[0]
	r.dict = 1<<32 - 1
	if bits < 40 {
		r.dict = (2 | int(bits&1)) << (bits/2 + 11)
	}
	if r.check, err = newCheck(int(r.flags & 15)); err != nil {
		return err
	}
	r.inBlock, r.dictOK, r.propsOK, r.stateOK = true, false, false, false
	r.unpacked = 0
	r.keepBlock(at, h)
	return nil
}

// grow makes room for n more bytes in the window: it drops what is older than the
// dictionary and allocates as the data needs it.
func (r *Reader) grow(n int) {
	if len(r.win)+n <= cap(r.win) {
		return
	}
	if drop := len(r.win) - r.dict; drop > 0 && r.out == len(r.win) && drop >= n {
		copy(r.win, r.win[drop:])
		r.win = r.win[:len(r.win)-drop]
		r.out -= drop
		r.base += drop
		return
	}
	size := max(2*cap(r.win), len(r.win)+n, 1<<16)
	size = min(size, max(r.dict, len(r.win)+n)+max(r.dict/4, 1<<21))
	size = max(size, len(r.win)+n)
	r.meter.Alloc(int64(size - cap(r.win)))
	r.alloc += int64(size - cap(r.win))
	r.win = append(make([]byte, 0, size), r.win...)
}

func (r *Reader) chunk() error {
	control, err := r.byte()
	if err != nil {
		return err
	}
	switch {
	case control == 0:
		return r.endBlock()
	case control == 1 || control >= 0xe0:
		r.dictOK = true
		r.base = -len(r.win)
		r.propsOK = r.propsOK && control == 1
	case !r.dictOK || control > 2 && control < 0x80:
		return ErrCorrupt
	}
	var h [4]byte
	if control < 0x80 {
		if err := r.full(h[:2]); err != nil {
			return err
		}
		n := int(h[0])<<8 + int(h[1]) + 1
		r.grow(n)
		start := len(r.win)
		r.win = r.win[:start+n]
		if err := r.full(r.win[start:]); err != nil {
			r.win = r.win[:start]
			return err
		}
		r.account(start)
		return nil
	}
	if err := r.full(h[:]); err != nil {
		return err
	}
	unpacked := int(control&0x1f)<<16 + int(h[0])<<8 + int(h[1]) + 1
	packed := int(h[2])<<8 + int(h[3]) + 1
	if control >= 0xc0 {
		p, err := r.byte()
		if err != nil {
			return err
		}
		if p >= 9*5*5 {
			return ErrCorrupt
		}
		r.m.lc, r.m.lp, r.m.pb = int(p%9), int(p/9%5), int(p/45)
		if r.m.lc+r.m.lp > 4 {
			return ErrCorrupt
		}
		r.propsOK = true
	}
	if control >= 0xa0 {
		if !r.propsOK {
			return ErrCorrupt
		}
		r.m.reset()
		r.stateOK = true
	}
	if !r.stateOK {
		return ErrCorrupt
	}
	data := make([]byte, packed)
	if err := r.full(data); err != nil {
		return err
	}
	r.grow(unpacked)
	start := len(r.win)
	if err := r.lzma(data, unpacked); err != nil {
		r.win = r.win[:start]
		return err
	}
	r.account(start)
	return nil
}

// account charges for and checks what was decoded from win[start:].
func (r *Reader) account(start int) {
	n := len(r.win) - start
	r.meter.Bytes(n)
	r.meter.Charge(int64(n))
	r.unpacked += uint64(n)
	if r.check != nil {
		r.check.Write(r.win[start:])
	}
}

func (r *Reader) endBlock() error {
	r.inBlock = false
	compressed, dataEnd := r.read, r.offset()
	var stored []byte
	for n := r.read; n%4 != 0; n++ {
		c, err := r.byte()
		if err != nil {
			return err
		}
		if c != 0 {
			return ErrCorrupt
		}
	}
	if r.check != nil {
		want := make([]byte, r.check.Size())
		if err := r.full(want); err != nil {
			return err
		}
		got := checkBytes(r.check, int(r.flags&15))
		stored = append(stored, want...)
		if string(got) != string(want) {
			return ErrCorrupt
		}
		compressed += uint64(len(want))
	}
	r.meter.Alloc(16)
	r.alloc += 16
	r.records = append(r.records, record{compressed, r.unpacked})
	r.keepBlockEnd(dataEnd, stored)
	return nil
}

// index reads the index and the footer, and compares them with the blocks.
func (r *Reader) index() error {
	sum := crc32.NewIEEE()
	sum.Write([]byte{0})
	size := 1
	next := func() (byte, error) {
		c, err := r.byte()
		if err == nil {
			sum.Write([]byte{c})
			size++
		}
		return c, err
	}
	number := func() (uint64, error) {
		var v uint64
		for i := 0; i < 9; i++ {
			c, err := next()
			if err != nil {
				return 0, err
			}
			v |= uint64(c&0x7f) << (7 * i)
			if c < 0x80 {
				return v, nil
			}
		}
		return 0, ErrCorrupt
	}
	n, err := number()
	if err != nil {
		return err
	}
	if n != uint64(len(r.records)) {
		return ErrCorrupt
	}
	for _, rec := range r.records {
		unpadded, err := number()
		if err != nil {
			return err
		}
		unpacked, err := number()
		if err != nil {
			return err
		}
		if unpadded != rec.unpadded || unpacked != rec.unpacked {
			return ErrCorrupt
		}
	}
	for size%4 != 0 {
		c, err := next()
		if err != nil {
			return err
		}
		if c != 0 {
			return ErrCorrupt
		}
	}
	want := sum.Sum32()
	var tail [16]byte
	if err := r.full(tail[:]); err != nil {
		return err
	}
	footer := tail[4:]
	if binary.LittleEndian.Uint32(tail[:]) != want || binary.LittleEndian.Uint32(footer) != crc32.ChecksumIEEE(footer[4:10]) ||
		string(footer[10:]) != footerMagic || footer[9] != r.flags&15 || footer[8] != 0 ||
		(int(binary.LittleEndian.Uint32(footer[4:]))+1)*4 != size+4 {
		return ErrCorrupt
	}
	r.streams++
	r.blocks += len(r.records)
	r.checks |= 1 << (r.flags & 15)
	if k := len(r.kept); k > 0 {
		r.kept[k-1].Size = r.offset() - r.kept[k-1].Offset
	}
	r.flags = 0
	return nil
}
