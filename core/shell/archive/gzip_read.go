package archive

import (
	"bufio"
	"compress/flate"
	"encoding/binary"
	"errors"
	"hash"
	"hash/crc32"
	"io"
	"time"

	"ambit/core/fuel"
)

// What can be wrong with a gzip file besides its end and its compressed data.
var (
	errGarbage   = errors.New("trailing garbage")
	errChecksum  = errors.New("crc error")
	errLength    = errors.New("length error")
	errEncrypted = errors.New("encrypted")
)

// unknownMethod is a method of compression other than deflate.
type unknownMethod byte

func (unknownMethod) Error() string { return "unknown method" }

const (
	gzipHeaderCRC = 1 << 1
	gzipExtra     = 1 << 2
	gzipName      = 1 << 3
	gzipComment   = 1 << 4
	gzipEncrypted = 1 << 5
)

// gzipReader reads the members of a gzip file one after the other. Zeros behind the
// last one are passed over; anything else there is errGarbage.
type gzipReader struct {
	b       *bufio.Reader
	m       *fuel.Meter
	data    io.ReadCloser
	sum     hash.Hash32
	members int
	name    string    // of the first member
	time    time.Time // of the first member
	crc     uint32    // of the last member
	size    int64     // of the last member's text
	read    int64     // bytes of the file so far
	err     error
}

func newGzipReader(r io.Reader, m *fuel.Meter) (*gzipReader, error) {
	g := &gzipReader{m: m, sum: crc32.NewIEEE()}
	g.b = bufio.NewReaderSize(r, 16<<10)
	if err := g.header(); err != nil {
		return nil, err
	}
	m.Alloc(gzipDecoderMem)
	return g, nil
}

// ReadByte makes flate read no byte too many.
func (g *gzipReader) ReadByte() (byte, error) {
	c, err := g.b.ReadByte()
	if err == nil {
		g.read++
	}
	return c, err
}

// source is what flate reads from.
type source struct{ g *gzipReader }

func (s source) ReadByte() (byte, error) { return s.g.ReadByte() }

func (s source) Read(b []byte) (int, error) {
	n, err := s.g.b.Read(b)
	s.g.read += int64(n)
	return n, err
}

func (g *gzipReader) header() error {
	var h [10]byte
	for i := range h {
		c, err := g.ReadByte()
		if err != nil {
			if err == io.EOF {
				err = io.ErrUnexpectedEOF
			}
			return err
		}
		h[i] = c
		switch {
		case i == 1 && (h[0] != 0x1f || h[1] != 0x8b):
			return errFormat
		case i == 2 && c != 8:
			return unknownMethod(c)
		case i == 3 && c&gzipEncrypted != 0:
			return errEncrypted
		}
	}
	flags := h[3]
	if flags&gzipExtra != 0 {
		lo, _ := g.ReadByte()
		hi, _ := g.ReadByte()
		for range int(hi)<<8 | int(lo) {
			if _, err := g.ReadByte(); err != nil {
				return io.ErrUnexpectedEOF
			}
		}
	}
	var name []byte
	for _, flag := range []byte{gzipName, gzipComment} {
		if flags&flag == 0 {
			continue
		}
		for {
			c, err := g.ReadByte()
			if err != nil {
				return io.ErrUnexpectedEOF
			}
			if c == 0 {
				break
			}
			if flag == gzipName && len(name) < 4096 {
				name = append(name, c)
			}
		}
	}
	if flags&gzipHeaderCRC != 0 {
		g.ReadByte()
		if _, err := g.ReadByte(); err != nil {
			return io.ErrUnexpectedEOF
		}
	}
	if g.members++; g.members == 1 {
		g.name = string(name)
		if t := binary.LittleEndian.Uint32(h[4:]); t != 0 {
			g.time = time.Unix(int64(t), 0).UTC()
		}
	}
	g.sum.Reset()
	g.size = 0
	if g.data == nil {
		g.data = flate.NewReader(source{g})
		return nil
	}
	return g.data.(flate.Resetter).Reset(source{g}, nil)
}

// Read implements io.Reader.
func (g *gzipReader) Read(b []byte) (int, error) {
	if g.err != nil {
		return 0, g.err
	}
	for {
		n, err := g.data.Read(b)
		g.m.Bytes(n)
		g.m.Charge(int64(n) / 16)
		g.sum.Write(b[:n])
		g.size += int64(n)
		if err == io.EOF {
			err = g.next()
		}
		g.err = err
		if n > 0 || err != nil {
			return n, err
		}
	}
}

// next checks the member that has ended and begins the one behind it.
func (g *gzipReader) next() error {
	var trailer [8]byte
	for i := range trailer {
		c, err := g.ReadByte()
		if err == io.EOF {
			return io.ErrUnexpectedEOF
		}
		if err != nil {
			return err
		}
		trailer[i] = c
	}
	g.crc = g.sum.Sum32()
	var wrong []error
	if binary.LittleEndian.Uint32(trailer[:]) != g.crc {
		wrong = append(wrong, errChecksum)
	}
	if binary.LittleEndian.Uint32(trailer[4:]) != uint32(g.size) {
		wrong = append(wrong, errLength)
	}
	if wrong != nil {
		return errors.Join(wrong...)
	}
	head, err := g.b.Peek(2)
	switch {
	case len(head) == 0:
		if err == io.EOF {
			return io.EOF
		}
		return err
	case len(head) == 2 && head[0] == 0x1f && head[1] == 0x8b:
		return g.header()
	}
	for {
		c, err := g.ReadByte()
		if err != nil {
			return err
		}
		if c != 0 {
			return errGarbage
		}
	}
}

// Close frees what the reader holds.
func (g *gzipReader) Close() error {
	g.m.Free(gzipDecoderMem)
	return nil
}
