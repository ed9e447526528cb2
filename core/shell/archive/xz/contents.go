package xz

import "io"

// Stream is what a Reader with Keep found out about one stream; sizes and offsets are
// in bytes.
type Stream struct {
	Offset, UnpackedOffset int64
	Size, Unpacked         int64
	Padding                int64 // zeros behind the stream
	Check                  int   // kind: 0 none, 1 CRC32, 4 CRC64, 10 SHA-256
	Blocks                 []Block
}

// Block is one block of a stream.
type Block struct {
	Offset, UnpackedOffset int64
	Size, Unpacked         int64 // Size is that of header, data, padding and check
	Header                 int   // bytes of the header
	Packed                 int64 // bytes of the data
	Check                  []byte
	HasPacked, HasUnpacked bool // the header gives the sizes
	Dictionary             int64
}

const (
	streamMem = 96
	blockMem  = 160
)

// Streams are the streams that were read to their end, if Keep is set.
func (r *Reader) Streams() []Stream { return r.kept }

// offsetReader counts what is read.
type offsetReader struct {
	r io.Reader
	n int64
}

func (o *offsetReader) Read(b []byte) (int, error) {
	n, err := o.r.Read(b)
	o.n += int64(n)
	return n, err
}

// offset is the position in the input.
func (r *Reader) offset() int64 { return r.src.n - int64(r.in.Buffered()) }

func (r *Reader) keepStream(at int64) {
	if !r.Keep {
		return
	}
	r.hold(streamMem)
	s := Stream{Offset: at, Check: int(r.flags & 15)}
	if n := len(r.kept); n > 0 {
		last := &r.kept[n-1]
		last.Padding = at - last.Offset - last.Size
		s.UnpackedOffset = last.UnpackedOffset + last.Unpacked
	}
	r.kept = append(r.kept, s)
}

func (r *Reader) keepBlock(at int64, header []byte) {
	if !r.Keep {
		return
	}
	r.hold(blockMem)
	s := &r.kept[len(r.kept)-1]
	s.Blocks = append(s.Blocks, Block{
		Offset: at, UnpackedOffset: s.UnpackedOffset + s.Unpacked, Header: len(header),
		HasPacked: header[1]&0x40 != 0, HasUnpacked: header[1]&0x80 != 0, Dictionary: int64(r.dict),
	})
}

func (r *Reader) keepBlockEnd(dataEnd int64, check []byte) {
	if !r.Keep {
		return
	}
	s := &r.kept[len(r.kept)-1]
	b := &s.Blocks[len(s.Blocks)-1]
	b.Size = r.offset() - b.Offset
	b.Packed = dataEnd - b.Offset - int64(b.Header)
	b.Unpacked = int64(r.unpacked)
	b.Check = check
	s.Unpacked += b.Unpacked
}

func (r *Reader) hold(n int64) {
	r.meter.Alloc(n)
	r.alloc += n
}
