package archive

import (
	"bytes"
	"compress/flate"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"io"
	"time"

	"ambit/core/fuel"
	"ambit/core/shell/archive/deflate"
)

// The zip format (APPNOTE.TXT): local headers with data, the central directory and
// its end record. Zip64 and encryption are not supported.

const (
	zipLocal   = 0x04034b50
	zipCentral = 0x02014b50
	zipEnd     = 0x06054b50

	zipStore   = 0
	zipDeflate = 8
)

var (
	errZipEnd    = errors.New("no end of the central directory")
	errZipBad    = errors.New("invalid compressed data")
	errZipMethod = errors.New("unsupported compression method")
	errZipCRC    = errors.New("bad CRC")
)

// zipEntry is a member of a zip file.
type zipEntry struct {
	name       string
	method     uint16
	flags      uint16
	crc        uint32
	packed     uint32
	size       uint32
	mode       uint32 // st_mode, 0 for archives of other systems
	mtime      time.Time
	offset     uint32
	data       []byte // what is stored
	internal   uint16
	versionBy  uint16
	needed     uint16
	exactTime  bool
	isDir      bool
	isLink     bool
	commentLen int
}

func dosTime(t time.Time) (date, clock uint16) {
	y, m, d := t.Date()
	if y < 1980 {
		return 1<<5 | 1, 0
	}
	return uint16(min(y-1980, 127)<<9 | int(m)<<5 | d), uint16(t.Hour()<<11 | t.Minute()<<5 | t.Second()/2)
}

func fromDOS(date, clock uint16, zone *time.Location) time.Time {
	return time.Date(1980+int(date>>9), time.Month(date>>5&15), int(date&31), int(clock>>11), int(clock>>5&63), int(clock&31)*2, 0, zone)
}

// readZip reads the directory of an archive that is in memory.
func readZip(b []byte, zone *time.Location) ([]*zipEntry, error) {
	end := -1
	for i := len(b) - 22; i >= 0 && i >= len(b)-22-1<<16; i-- {
		if binary.LittleEndian.Uint32(b[i:]) == zipEnd {
			end = i
			break
		}
	}
	if end < 0 {
		return nil, errZipEnd
	}
	n := int(binary.LittleEndian.Uint16(b[end+10:]))
	at := int(binary.LittleEndian.Uint32(b[end+16:]))
	size := int(binary.LittleEndian.Uint32(b[end+12:]))
	// Something may stand in front of the archive.
	extra := max(end-size-at, 0)
	at += extra
	var list []*zipEntry
	for range n {
		if at+46 > len(b) || binary.LittleEndian.Uint32(b[at:]) != zipCentral {
			return nil, errZipEnd
		}
		h := b[at:]
		u16 := func(i int) uint16 { return binary.LittleEndian.Uint16(h[i:]) }
		u32 := func(i int) uint32 { return binary.LittleEndian.Uint32(h[i:]) }
		nameLen, extraLen, commentLen := int(u16(28)), int(u16(30)), int(u16(32))
		if 46+nameLen+extraLen+commentLen > len(h) {
			return nil, errZipEnd
		}
		e := &zipEntry{
			name: string(h[46 : 46+nameLen]), versionBy: u16(4), needed: u16(6), flags: u16(8), method: u16(10), crc: u32(16), packed: u32(20), size: u32(24),
			internal: u16(36), offset: u32(42), mtime: fromDOS(u16(14), u16(12), zone), commentLen: commentLen,
		}
		if e.versionBy>>8 == 3 {
			e.mode = u32(38) >> 16
		}
		e.isDir = len(e.name) > 0 && e.name[len(e.name)-1] == '/'
		e.isLink = e.mode&0o170000 == 0o120000
		e.readExtra(h[46+nameLen : 46+nameLen+extraLen])
		local := int(e.offset) + extra
		if local+30 > len(b) || binary.LittleEndian.Uint32(b[local:]) != zipLocal {
			return nil, errZipBad
		}
		start := local + 30 + int(binary.LittleEndian.Uint16(b[local+26:])) + int(binary.LittleEndian.Uint16(b[local+28:]))
		if start+int(e.packed) > len(b) {
			return nil, errZipBad
		}
		e.data = b[start : start+int(e.packed)]
		list = append(list, e)
		at += 46 + nameLen + extraLen + commentLen
	}
	return list, nil
}

// readExtra takes the exact time from the extra fields.
func (e *zipEntry) readExtra(x []byte) {
	for len(x) >= 4 {
		id, n := binary.LittleEndian.Uint16(x), int(binary.LittleEndian.Uint16(x[2:]))
		if 4+n > len(x) {
			return
		}
		if id == 0x5455 && n >= 5 && x[4]&1 != 0 {
			e.mtime = time.Unix(int64(int32(binary.LittleEndian.Uint32(x[5:]))), 0).UTC()
			e.exactTime = true
		}
		x = x[4+n:]
	}
}

// open reads the content of a member and checks it at the end.
func (e *zipEntry) open(m *fuel.Meter) (io.ReadCloser, error) {
	if e.flags&1 != 0 {
		return nil, errZipMethod
	}
	c := &zipContent{e: e, sum: crc32.NewIEEE(), m: m}
	switch e.method {
	case zipStore:
		c.r = io.NopCloser(bytes.NewReader(e.data))
	case zipDeflate:
		m.Alloc(gzipDecoderMem)
		c.mem = gzipDecoderMem
		c.r = flate.NewReader(bytes.NewReader(e.data))
	default:
		return nil, errZipMethod
	}
	return c, nil
}

type zipContent struct {
	e   *zipEntry
	r   io.ReadCloser
	sum interface {
		io.Writer
		Sum32() uint32
	}
	m   *fuel.Meter
	mem int64
	n   int64
}

func (c *zipContent) Read(b []byte) (int, error) {
	n, err := c.r.Read(b)
	c.m.Bytes(n)
	c.m.Charge(int64(n) / 16)
	c.n += int64(n)
	c.sum.Write(b[:n])
	if err == io.EOF && (c.sum.Sum32() != c.e.crc || c.n != int64(c.e.size)) {
		err = errZipCRC
	} else if err != nil && err != io.EOF {
		err = errZipBad
	}
	return n, err
}

func (c *zipContent) Close() error {
	c.m.Free(c.mem)
	return c.r.Close()
}

// pack fills in a member's data, deflated if that makes it smaller.
func (e *zipEntry) pack(content []byte, level int, m *fuel.Meter, mem *fuel.Account) {
	e.size, e.crc = uint32(len(content)), crc32.ChecksumIEEE(content)
	e.method, e.data, e.needed = zipStore, content, 10
	if level > 0 && len(content) > 0 {
		m.Alloc(gzipEncoderMem)
		var b bytes.Buffer
		w := new(deflate.Encoder)
		w.Reset(&b, level, m)
		w.Write(content)
		w.Close()
		m.Free(gzipEncoderMem)
		if b.Len() < len(content) {
			mem.Alloc(int64(b.Len()))
			e.method, e.data, e.needed = zipDeflate, b.Bytes(), 20
		}
	}
	e.packed = uint32(len(e.data))
}

// writeZip writes an archive.
func writeZip(w io.Writer, list []*zipEntry, zone *time.Location) error {
	offset := uint32(0)
	var central bytes.Buffer
	le := binary.LittleEndian
	for _, e := range list {
		date, clock := dosTime(e.mtime.In(zone))
		stamp := le.AppendUint32([]byte{'U', 'T', 9, 0, 3}, uint32(e.mtime.Unix()))
		stamp = le.AppendUint32(stamp, uint32(e.mtime.Unix()))
		common := le.AppendUint16(nil, e.needed)
		common = le.AppendUint16(common, 0)
		common = le.AppendUint16(common, e.method)
		common = le.AppendUint16(common, clock)
		common = le.AppendUint16(common, date)
		common = le.AppendUint32(common, e.crc)
		common = le.AppendUint32(common, e.packed)
		common = le.AppendUint32(common, e.size)
		common = le.AppendUint16(common, uint16(len(e.name)))
		local := append(le.AppendUint32(nil, zipLocal), common...)
		local = le.AppendUint16(local, uint16(len(stamp)))
		local = append(append(local, e.name...), stamp...)
		if _, err := w.Write(local); err != nil {
			return err
		}
		if _, err := w.Write(e.data); err != nil {
			return err
		}
		short := append([]byte{'U', 'T', 5, 0}, stamp[4:9]...)
		head := le.AppendUint32(nil, zipCentral)
		head = le.AppendUint16(head, 3<<8|30)
		head = append(head, common...)
		head = le.AppendUint16(head, uint16(len(short)))
		head = append(head, 0, 0, 0, 0)
		head = le.AppendUint16(head, e.internal)
		attributes := e.mode << 16
		if e.isDir {
			attributes |= 16
		}
		head = le.AppendUint32(head, attributes)
		head = le.AppendUint32(head, offset)
		central.Write(append(append(head, e.name...), short...))
		offset += uint32(len(local) + len(e.data))
	}
	end := le.AppendUint32(nil, zipEnd)
	end = append(end, 0, 0, 0, 0)
	end = le.AppendUint16(end, uint16(len(list)))
	end = le.AppendUint16(end, uint16(len(list)))
	end = le.AppendUint32(end, uint32(central.Len()))
	end = le.AppendUint32(end, offset)
	end = append(end, 0, 0)
	if _, err := w.Write(central.Bytes()); err != nil {
		return err
	}
	_, err := w.Write(end)
	return err
}
