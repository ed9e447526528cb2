package archive

import (
	"encoding/binary"
	"hash"
	"hash/crc32"
	"io"
	"time"

	"ambit/core/fuel"
	"ambit/core/shell/archive/deflate"
)

// origin is what a compressed file tells about where it comes from.
type origin struct {
	name string
	time time.Time // zero: not told
}

// gzipWriter writes one member, byte for byte as gzip does.
type gzipWriter struct {
	w     io.Writer
	m     *fuel.Meter
	z     *deflate.Encoder
	sum   hash.Hash32
	size  uint32
	level int
	from  origin
	begun bool
}

func newGzipWriter(w io.Writer, level int, m *fuel.Meter, from origin, z *deflate.Encoder) *gzipWriter {
	m.Alloc(gzipEncoderMem)
	m.Bytes(gzipEncoderMem / 8)
	if z == nil {
		z = new(deflate.Encoder)
	}
	g := &gzipWriter{w: w, m: m, z: z, sum: crc32.NewIEEE(), level: level, from: from}
	z.Reset(w, level, m)
	return g
}

func (g *gzipWriter) begin() error {
	if g.begun {
		return nil
	}
	g.begun = true
	h := []byte{0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3}
	if t := g.from.time.Unix(); !g.from.time.IsZero() && t > 0 && t < 1<<32 {
		binary.LittleEndian.PutUint32(h[4:], uint32(t))
	}
	switch g.level {
	case 1:
		h[8] = 4
	case 9:
		h[8] = 2
	}
	if g.from.name != "" {
		h[3] = gzipName
		h = append(append(h, g.from.name...), 0)
	}
	_, err := g.w.Write(h)
	return err
}

// Write implements io.Writer.
func (g *gzipWriter) Write(b []byte) (int, error) {
	if err := g.begin(); err != nil {
		return 0, err
	}
	g.sum.Write(b)
	g.size += uint32(len(b))
	return g.z.Write(b)
}

// Close ends the member.
func (g *gzipWriter) Close() error {
	g.m.Free(gzipEncoderMem)
	if err := g.begin(); err != nil {
		return err
	}
	if err := g.z.Close(); err != nil {
		return err
	}
	end := binary.LittleEndian.AppendUint32(nil, g.sum.Sum32())
	_, err := g.w.Write(binary.LittleEndian.AppendUint32(end, g.size))
	return err
}
