package xz

import (
	"bytes"
	"encoding/binary"
	"hash"
	"hash/crc32"
	"io"

	"ambit/core/fuel"
)

const (
	dictBits   = 20 // the dictionary is 1 MiB
	dictSize   = 1 << dictBits
	dictCode   = 2 * (dictBits - 12)
	piece      = 60_000 // bytes of a chunk: packed, they fit into 64 KiB
	hashBits   = 15
	encoderMem = 8 << 20
)

// Writer compresses one stream. Its output depends on the input and the level alone.
type Writer struct {
	Check int // kind of check, to be set before the first Write: 0 none, 1 CRC32, 4 CRC64, 10 SHA-256

	w     io.Writer
	meter *fuel.Meter

	alone bool // see AloneWriter
	begun bool
	first bool // no chunk yet: reset everything
	reset bool // the next LZMA chunk must reset the state
	buf   []byte
	done  int // buf[:done] is encoded
	base  int // uncompressed position of buf[0]
	finder
	prices
	nodes    []node
	steps    []step
	m        model
	rc       rangeEncoder
	packed   uint64
	unpacked uint64
	sum      hash.Hash
}

// NewWriter compresses to w; level 0 to 9 is how far matches are searched.
func NewWriter(w io.Writer, level int, meter *fuel.Meter) *Writer {
	meter.Alloc(encoderMem)
	z := &Writer{Check: 4, w: w, meter: meter, first: true, nodes: make([]node, planned+maxMatch+1)}
	z.buf = make([]byte, 0, dictSize+4*piece)
	z.finder.init(level, dictSize+4*piece)
	z.m.lc, z.m.lp, z.m.pb = 3, 0, 2
	return z
}

func (z *Writer) begin() error {
	if z.begun {
		return nil
	}
	z.begun = true
	z.sum, _ = newCheck(z.Check)
	h := []byte(headerMagic + "\x00" + string(rune(z.Check)))
	h = binary.LittleEndian.AppendUint32(h, crc32.ChecksumIEEE(h[6:]))
	_, err := z.w.Write(h)
	return err
}

func blockHeader() []byte {
	h := []byte{2, 0, filterLZMA2, 1, dictCode, 0, 0, 0}
	return binary.LittleEndian.AppendUint32(h, crc32.ChecksumIEEE(h))
}

// Write implements io.Writer.
func (z *Writer) Write(b []byte) (int, error) {
	total := len(b)
	for len(b) > 0 {
		if cap(z.buf)-len(z.buf) == 0 {
			z.slide()
		}
		n := min(len(b), cap(z.buf)-len(z.buf), piece-(len(z.buf)-z.done))
		z.buf = append(z.buf, b[:n]...)
		b = b[n:]
		if len(z.buf)-z.done == piece {
			if err := z.chunk(); err != nil {
				return 0, err
			}
		}
	}
	return total, nil
}

// slide drops what lies further back than the dictionary.
func (z *Writer) slide() {
	drop := z.done - dictSize
	copy(z.buf, z.buf[drop:])
	z.buf = z.buf[:len(z.buf)-drop]
	z.done -= drop
	z.base += drop
	z.finder.slide(drop, z.done)
}

func (z *Writer) write(b []byte) error {
	z.packed += uint64(len(b))
	_, err := z.w.Write(b)
	return err
}

// chunk encodes buf[done:].
func (z *Writer) chunk() error {
	data := z.buf[z.done:]
	if len(data) == 0 {
		return nil
	}
	if z.alone {
		return z.aloneChunk()
	}
	if z.unpacked == 0 {
		if err := z.begin(); err != nil {
			return err
		}
		if err := z.write(blockHeader()); err != nil {
			return err
		}
	}
	z.meter.Bytes(len(data))
	z.meter.Charge(6 * int64(len(data)))
	if z.sum != nil {
		z.sum.Write(data)
	}
	z.unpacked += uint64(len(data))
	if z.first || z.reset {
		z.m.reset()
	}
	packed := z.lzma()
	if len(packed) >= len(data) || len(packed) > 1<<16 {
		for len(data) > 0 {
			n := min(len(data), 1<<16)
			control := byte(2)
			if z.first {
				control, z.first = 1, false
			}
			if err := z.write([]byte{control, byte((n - 1) >> 8), byte(n - 1)}); err != nil {
				return err
			}
			if err := z.write(data[:n]); err != nil {
				return err
			}
			data = data[n:]
		}
		z.reset = true
		z.done = len(z.buf)
		return nil
	}
	control := byte(0x80)
	switch {
	case z.first:
		control = 0xe0
	case z.reset:
		control = 0xc0
	}
	n, k := len(data)-1, len(packed)-1
	h := []byte{control | byte(n>>16), byte(n >> 8), byte(n), byte(k >> 8), byte(k)}
	if control >= 0xc0 {
		h = append(h, byte((z.m.pb*5+z.m.lp)*9+z.m.lc))
	}
	z.first, z.reset = false, false
	if err := z.write(h); err != nil {
		return err
	}
	z.done = len(z.buf)
	return z.write(packed)
}

func (z *Writer) release() {
	z.meter.Free(encoderMem)
	z.finder, z.buf, z.nodes = finder{}, nil, nil
}

// Close writes what is left, the index and the footer.
func (z *Writer) Close() error {
	defer z.release()
	if err := z.chunk(); err != nil {
		return err
	}
	if err := z.begin(); err != nil {
		return err
	}
	var index bytes.Buffer
	index.WriteByte(0)
	if z.unpacked > 0 {
		end := []byte{0}
		for (z.packed+uint64(len(end)))%4 != 0 {
			end = append(end, 0)
		}
		check := checkBytes(z.sum, z.Check)
		unpadded := z.packed + 1 + uint64(len(check))
		end = append(end, check...)
		if err := z.write(end); err != nil {
			return err
		}
		index.WriteByte(1)
		putVLI(&index, unpadded)
		putVLI(&index, z.unpacked)
	} else {
		index.WriteByte(0)
	}
	for index.Len()%4 != 0 {
		index.WriteByte(0)
	}
	b := binary.LittleEndian.AppendUint32(index.Bytes(), crc32.ChecksumIEEE(index.Bytes()))
	tail := binary.LittleEndian.AppendUint32(nil, uint32(len(b)/4-1))
	tail = append(tail, 0, byte(z.Check))
	b = binary.LittleEndian.AppendUint32(b, crc32.ChecksumIEEE(tail))
	b = append(append(b, tail...), footerMagic...)
	_, err := z.w.Write(b)
	return err
}

func putVLI(b *bytes.Buffer, v uint64) {
	for ; v >= 0x80; v >>= 7 {
		b.WriteByte(byte(v) | 0x80)
	}
	b.WriteByte(byte(v))
}
