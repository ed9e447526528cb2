package archive

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"time"
)

// The tar format: POSIX ustar and pax headers are read, GNU's are written (GNU tar
// manual, Basic Tar Format).

const (
	blockSize  = 512
	recordSize = 20 * blockSize
)

// The types of tar entries.
const (
	typeFile      = '0'
	typeOldFile   = 0
	typeLink      = '1'
	typeSymlink   = '2'
	typeChar      = '3'
	typeBlock     = '4'
	typeDir       = '5'
	typeFifo      = '6'
	typeContig    = '7'
	typeVolume    = 'V'
	typeLongName  = 'L'
	typeLongLink  = 'K'
	typePax       = 'x'
	typePaxGlobal = 'g'
)

var (
	errNotTar = errors.New("not a tar archive")
	errEOF    = errors.New("unexpected end of archive")
)

// entry is the header of one member.
type entry struct {
	name, link   string
	mode         uint32
	uid, gid     int
	size         int64
	mtime        time.Time
	kind         byte
	uname, gname string
}

// tarReader reads members one after another.
type tarReader struct {
	begun bool
	zeros bool // blocks of zeros are passed over
	ended bool // a block of zeros ended the archive
	r     io.Reader
	left  int64 // content of the present member not read yet
	pad   int64
}

// block reads a header block. An archive may end without the blocks of zeros, but
// it cannot begin so.
func (t *tarReader) block() ([]byte, error) {
	b := make([]byte, blockSize)
	_, err := io.ReadFull(t.r, b)
	if err == io.EOF || err == io.ErrUnexpectedEOF {
		err = io.EOF
		if !t.begun {
			err = errNotTar
		}
	}
	t.begun = true
	return b, err
}

func cString(b []byte) string {
	if i := bytes.IndexByte(b, 0); i >= 0 {
		b = b[:i]
	}
	return string(b)
}

// tarNumber reads an octal or base-256 field.
func tarNumber(b []byte) int64 {
	if b[0]&0x80 != 0 {
		v := int64(b[0] & 0x3f)
		if b[0]&0x40 != 0 {
			v |= ^int64(0x3f)
		}
		for _, c := range b[1:] {
			v = v<<8 | int64(c)
		}
		return v
	}
	v, _ := strconv.ParseInt(strings.Trim(cString(b), " \x00"), 8, 64)
	return v
}

// checksum is the sum of a header's bytes with blanks for the checksum itself.
func checksum(b []byte) int64 {
	var sum int64
	for i, c := range b {
		if i >= 148 && i < 156 {
			c = ' '
		}
		sum += int64(c)
	}
	return sum
}

// next finds the next member; io.EOF is the end of the archive.
func (t *tarReader) next() (*entry, error) {
	if err := t.skip(); err != nil {
		return nil, err
	}
	longName, longLink := "", ""
	pax := map[string]string{}
	for {
		b, err := t.block()
		if err != nil {
			return nil, err
		}
		if allZero(b) {
			if t.zeros {
				continue
			}
			t.ended = true
			return nil, io.EOF // a second block of zeros should follow
		}
		if tarNumber(b[148:156]) != checksum(b) {
			return nil, errNotTar
		}
		e := &entry{
			name: cString(b[0:100]), mode: uint32(tarNumber(b[100:108])) & 0o7777, uid: int(tarNumber(b[108:116])), gid: int(tarNumber(b[116:124])),
			size: tarNumber(b[124:136]), mtime: time.Unix(tarNumber(b[136:148]), 0).UTC(), kind: b[156], link: cString(b[157:257]),
		}
		if string(b[257:262]) == "ustar" {
			e.uname, e.gname = cString(b[265:297]), cString(b[297:329])
			if b[262] == 0 {
				if prefix := cString(b[345:500]); prefix != "" {
					e.name = prefix + "/" + e.name
				}
			}
		}
		if e.size < 0 {
			return nil, errNotTar
		}
		switch e.kind {
		case typeLongName, typeLongLink, typePax, typePaxGlobal:
			data, err := t.small(e.size)
			if err != nil {
				return nil, err
			}
			switch e.kind {
			case typeLongName:
				longName = cString(data)
			case typeLongLink:
				longLink = cString(data)
			case typePax:
				readPax(data, pax)
			}
			continue
		}
		if longName != "" {
			e.name = longName
		}
		if longLink != "" {
			e.link = longLink
		}
		e.applyPax(pax)
		if e.kind == typeOldFile || e.kind == typeContig {
			e.kind = typeFile
			if strings.HasSuffix(e.name, "/") {
				e.kind = typeDir
			}
		}
		t.left = e.size
		if e.kind != typeFile {
			t.left = 0
		}
		t.pad = (blockSize - t.left%blockSize) % blockSize
		return e, nil
	}
}

func allZero(b []byte) bool {
	for _, c := range b {
		if c != 0 {
			return false
		}
	}
	return true
}

// maxHeaderData bounds long names and pax headers.
const maxHeaderData = 1 << 20

func (t *tarReader) small(size int64) ([]byte, error) {
	if size > maxHeaderData {
		return nil, errNotTar
	}
	data := make([]byte, (size+blockSize-1)/blockSize*blockSize)
	if _, err := io.ReadFull(t.r, data); err != nil {
		return nil, errEOF
	}
	return data[:size], nil
}

// readPax reads records "LENGTH KEY=VALUE\n".
func readPax(data []byte, into map[string]string) {
	for len(data) > 0 {
		i := bytes.IndexByte(data, ' ')
		if i < 0 {
			return
		}
		n, err := strconv.Atoi(string(data[:i]))
		if err != nil || n <= i || n > len(data) {
			return
		}
		key, value, ok := strings.Cut(strings.TrimSuffix(string(data[i+1:n]), "\n"), "=")
		if ok {
			into[key] = value
		}
		data = data[n:]
	}
}

func (e *entry) applyPax(pax map[string]string) {
	if v, ok := pax["path"]; ok {
		e.name = v
	}
	if v, ok := pax["linkpath"]; ok {
		e.link = v
	}
	if v, ok := pax["uname"]; ok {
		e.uname = v
	}
	if v, ok := pax["gname"]; ok {
		e.gname = v
	}
	if v, err := strconv.ParseInt(pax["size"], 10, 64); err == nil && v >= 0 {
		e.size = v
	}
	if v, ok := pax["mtime"]; ok {
		sec, frac, _ := strings.Cut(v, ".")
		if s, err := strconv.ParseInt(sec, 10, 64); err == nil {
			n, _ := strconv.ParseInt((frac + "000000000")[:9], 10, 64)
			e.mtime = time.Unix(s, n).UTC()
		}
	}
}

// Read reads the content of the present member.
func (t *tarReader) Read(b []byte) (int, error) {
	if t.left == 0 {
		return 0, io.EOF
	}
	n, err := t.r.Read(b[:min(int64(len(b)), t.left)])
	t.left -= int64(n)
	if err == io.EOF && t.left > 0 {
		err = errEOF
	} else if err == io.EOF {
		err = nil
	}
	return n, err
}

// skip passes over what is left of the present member.
func (t *tarReader) skip() error {
	n := t.left + t.pad
	t.left, t.pad = 0, 0
	if n == 0 {
		return nil
	}
	if _, err := io.CopyN(io.Discard, t.r, n); err != nil {
		if err == io.EOF || err == io.ErrUnexpectedEOF {
			return errEOF
		}
		return err
	}
	return nil
}

// tarWriter writes an archive in GNU's format.
type tarWriter struct {
	w     io.Writer
	total int64
	err   error
}

func (t *tarWriter) write(b []byte) {
	if t.err != nil {
		return
	}
	n, err := t.w.Write(b)
	t.total += int64(n)
	t.err = err
}

func (t *tarWriter) padding() {
	if r := t.total % blockSize; r != 0 {
		t.write(make([]byte, blockSize-r))
	}
}

// putNumber writes v as octal digits and a NUL, or in base 256 if it is too large.
func putNumber(field []byte, v int64) {
	digits := len(field) - 1
	if v >= 0 && v < 1<<(3*min(digits, 20)) {
		copy(field, fmt.Sprintf("%0*o", digits, v))
		return
	}
	for i := len(field) - 1; i >= 0; i-- {
		field[i] = byte(v)
		v >>= 8
	}
	field[0] |= 0x80
}

func (t *tarWriter) raw(e *entry) {
	b := make([]byte, blockSize)
	copy(b[0:100], e.name)
	putNumber(b[100:108], int64(e.mode))
	putNumber(b[108:116], int64(e.uid))
	putNumber(b[116:124], int64(e.gid))
	putNumber(b[124:136], e.size)
	putNumber(b[136:148], e.mtime.Unix())
	b[156] = e.kind
	copy(b[157:257], e.link)
	copy(b[257:265], "ustar  \x00")
	copy(b[265:297], e.uname)
	copy(b[297:329], e.gname)
	copy(b[148:156], fmt.Sprintf("%06o\x00 ", checksum(b)))
	t.write(b)
}

// header writes the header of a member, with long names in members before it.
func (t *tarWriter) header(e *entry) {
	for _, x := range []struct {
		kind byte
		text string
	}{{typeLongLink, e.link}, {typeLongName, e.name}} {
		if len(x.text) <= 100 {
			continue
		}
		t.raw(&entry{name: "././@LongLink", kind: x.kind, size: int64(len(x.text) + 1), mode: 0o644, uname: "root", gname: "root", mtime: time.Unix(0, 0)})
		t.write(append([]byte(x.text), 0))
		t.padding()
	}
	t.raw(e)
}

// close writes the end of the archive and fills the last record.
func (t *tarWriter) close() error {
	t.write(make([]byte, 2*blockSize))
	if r := t.total % recordSize; r != 0 {
		t.write(make([]byte, recordSize-r))
	}
	return t.err
}
