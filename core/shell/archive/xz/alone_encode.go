package xz

import (
	"encoding/binary"
	"io"

	"ambit/core/fuel"
)

// AloneWriter compresses to the format of LZMA Utils. The size stands as unknown, as xz
// writes it, and a marker ends the data.
type AloneWriter struct{ *Writer }

// NewAloneWriter compresses to w; level is that of NewWriter.
func NewAloneWriter(w io.Writer, level int, meter *fuel.Meter) AloneWriter {
	z := NewWriter(w, level, meter)
	z.alone = true
	z.m.reset()
	z.rc.init()
	return AloneWriter{z}
}

// beginAlone writes the header.
func (z *Writer) beginAlone() error {
	if z.begun {
		return nil
	}
	z.begun = true
	h := []byte{byte((z.m.pb*5+z.m.lp)*9 + z.m.lc)}
	h = binary.LittleEndian.AppendUint32(h, dictSize)
	h = binary.LittleEndian.AppendUint64(h, 1<<64-1)
	return z.write(h)
}

// aloneChunk encodes buf[done:] and writes what has left the range encoder.
func (z *Writer) aloneChunk() error {
	if err := z.beginAlone(); err != nil {
		return err
	}
	n := len(z.buf) - z.done
	z.meter.Bytes(n)
	z.meter.Charge(3 * int64(n))
	z.unpacked += uint64(n)
	z.encode()
	z.done = len(z.buf)
	err := z.write(z.rc.out)
	z.rc.out = z.rc.out[:0]
	return err
}

// Close writes what is left and the marker: a match of distance 2^32.
func (a AloneWriter) Close() error {
	z := a.Writer
	defer z.release()
	if err := z.aloneChunk(); err != nil {
		return err
	}
	z.match(minMatch, 1<<32, int(z.unpacked)&(1<<z.m.pb-1))
	z.rc.flush()
	return z.write(z.rc.out)
}
