package export

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
	"hash"
	"io"
	"strconv"

	"github.com/tidwall/gjson"

	"ambit/core/ledger"
	"ambit/core/workspace"
)

// File reads an export, item by item, and finds again what it has read. It holds an
// index and the blob that was read last, not the content.
type File struct {
	at      io.ReaderAt
	lines   *bufio.Reader
	off     int64 // of the next line
	line    int   // number of the last one
	run     string
	sum     hash.Hash
	n       counts
	ended   bool
	pending []pending // blobs before the next record
	held    int64     // bytes that they keep
	blobs   map[workspace.Hash]place
	records []place
	last    workspace.Hash // whose bytes are kept
	data    []byte
}

type pending struct {
	ledger.Blob
	redacted bool
	data     []byte // nil where too much would be kept
}

// place is a line of the file. size is that of the blob in it.
type place struct {
	off, length, size int64
	redacted          bool
}

// Item is a record or a head of an export.
type Item struct {
	Line   int // in which it stands
	Record *ledger.Record
	Head   string // a note; "" for a record
}

// Open begins to read an export of size bytes: its first line.
func Open(at io.ReaderAt, size int64) (*File, error) {
	f := &File{at: at, lines: bufio.NewReaderSize(io.NewSectionReader(at, 0, size), 64<<10), sum: sha256.New(), blobs: map[workspace.Hash]place{}}
	line, _, err := f.next()
	if err != nil {
		return nil, f.fail(err)
	}
	f.run = gjson.GetBytes(line, "run").String()
	if !bytes.Equal(headerLine(f.run), line) {
		return nil, f.fail(errors.New("this is not the first line of an export that this build reads"))
	}
	f.sum.Write(append(line, '\n'))
	return f, nil
}

// IsExport reports whether a file that begins with these bytes claims to be an export.
func IsExport(beginning []byte) bool {
	return bytes.HasPrefix(beginning, []byte(`{"ambit":"ledger export"`))
}

// Run is the run that the first line names.
func (f *File) Run() string { return f.run }

func (f *File) fail(err error) error {
	if f.line == 0 {
		f.line = 1
	}
	return &Error{f.line, err}
}

// next reads a line and checks that it is JSON. It gives io.ErrUnexpectedEOF where the
// file ends.
func (f *File) next() (line []byte, at place, err error) {
	f.line++
	line, err = readLine(f.lines)
	if err != nil {
		return nil, at, err
	}
	at = place{off: f.off, length: int64(len(line))}
	f.off += at.length + 1
	if !ledger.ValidJSON(line) {
		return nil, at, errors.New("not JSON")
	}
	return line, at, nil
}

func readLine(r *bufio.Reader) ([]byte, error) {
	var line []byte
	for {
		part, err := r.ReadSlice('\n')
		line = append(line, part...)
		switch {
		case len(line) > MaxLine:
			return nil, fmt.Errorf("it is longer than %d bytes", MaxLine)
		case err == nil:
			return line[:len(line)-1], nil
		case errors.Is(err, io.EOF):
			return nil, fmt.Errorf("the file ends before its end line: %w", io.ErrUnexpectedEOF)
		case !errors.Is(err, bufio.ErrBufferFull):
			return nil, err
		}
	}
}

// Next is the next record or head; io.EOF after the last, when the end was checked. Any
// other error is an *Error; a record whose content is not what its hash says is one.
func (f *File) Next() (*Item, error) {
	if f.ended {
		return nil, io.EOF
	}
	for {
		line, at, err := f.next()
		if err != nil {
			return nil, f.fail(err)
		}
		item, err := f.item(line, at)
		switch {
		case errors.Is(err, io.EOF):
			return nil, io.EOF
		case err != nil:
			return nil, f.fail(err)
		}
		f.sum.Write(append(line, '\n'))
		if item != nil {
			item.Line = f.line
			return item, nil
		}
	}
}

func (f *File) item(line []byte, at place) (*Item, error) {
	switch {
	case bytes.HasPrefix(line, []byte(`{"blob"`)) || bytes.HasPrefix(line, []byte(`{"base64"`)):
		return nil, f.blob(line, at)
	case bytes.HasPrefix(line, []byte(`{"entry"`)):
		r, err := f.record(line, at)
		return &Item{Record: r}, err
	case bytes.HasPrefix(line, []byte(`{"head"`)):
		note, err := f.head(line)
		return &Item{Head: note}, err
	case bytes.HasPrefix(line, []byte(`{"end"`)):
		if err := f.end(line); err != nil {
			return nil, err
		}
		return nil, io.EOF
	}
	return nil, errors.New("it is no line of an export")
}

func (f *File) blob(line []byte, at place) error {
	if f.n.heads > 0 {
		return errors.New("a blob after the heads")
	}
	h, err := workspace.ParseHash(gjson.GetBytes(line, "blob").String())
	if err != nil {
		return err
	}
	p := pending{Blob: ledger.Blob{Hash: h}}
	if size := gjson.GetBytes(line, "redacted"); size.Exists() {
		p.Size, p.redacted = size.Int(), true
		if p.Size < 0 || !bytes.Equal(redactedLine(h, p.Size), line) {
			return errors.New("the blob is not in canonical form")
		}
	} else {
		data, err := decodeBlob(line)
		if err != nil {
			return err
		}
		p.Size, p.data = int64(len(data)), data
		switch {
		case workspace.Sum(data) != h:
			return fmt.Errorf("blob %s has other bytes", h)
		case !bytes.Equal(blobLine(h, data), line):
			return errors.New("the blob is not in canonical form")
		}
	}
	if f.held += int64(len(p.data)); f.held > MaxInline {
		for i := range f.pending {
			f.pending[i].data = nil
		}
		p.data = nil
	}
	f.pending = append(f.pending, p)
	at.size, at.redacted = p.Size, p.redacted
	if old, known := f.blobs[h]; !known || old.redacted {
		f.blobs[h] = at
	}
	f.n.blobs++
	return nil
}

func decodeBlob(line []byte) ([]byte, error) {
	v := gjson.ParseBytes(line)
	var data []byte
	if b := v.Get("base64"); b.Exists() {
		var err error
		if data, err = base64.StdEncoding.DecodeString(b.String()); err != nil {
			return nil, errors.New("the blob is not in base64")
		}
	} else {
		data = []byte(v.Get("text").String())
	}
	if len(data) > MaxBlob {
		return nil, fmt.Errorf("the blob is larger than %d bytes", MaxBlob)
	}
	return data, nil
}

func (f *File) record(line []byte, at place) (*ledger.Record, error) {
	r, err := ledger.ParseRecord(line)
	if err != nil {
		return nil, err
	}
	e := r.Entry
	switch {
	case f.n.heads > 0:
		return nil, errors.New("a record after the heads")
	case len(r.Pack) > 0:
		return nil, errors.New("the record holds its pack, which belongs into lines of its own")
	case e.Sum() != e.Hash:
		return nil, fmt.Errorf("entry %d does not have the hash that it claims", e.Seq)
	case e.Seq != uint64(f.n.entries)+1:
		return nil, fmt.Errorf("entry %d stands where entry %d belongs", e.Seq, f.n.entries+1)
	}
	if run := ledger.HeadOf(e).Run; run != f.run {
		if f.n.entries == 0 {
			f.line = 1
		}
		return nil, fmt.Errorf("the first line names run %s, entry %d belongs to %s", f.run, e.Seq, run)
	}
	if err := f.attach(r); err != nil {
		return nil, err
	}
	f.pending, f.held = nil, 0
	f.records = append(f.records, at)
	f.n.entries++
	return r, nil
}

// attach checks that the blobs before a record are those of its packs, and gives it its
// inline pack back.
func (f *File) attach(r *ledger.Record) error {
	rest := f.pending
	for _, p := range r.Entry.Packs {
		if len(rest) < len(p.Index) {
			return fmt.Errorf("entry %d names %d blobs that do not stand before it", r.Entry.Seq, len(p.Index)-len(rest))
		}
		whole := true
		var pack []byte
		for i, b := range p.Index {
			if rest[i].Blob != b {
				return fmt.Errorf("entry %d names blob %s of %d bytes, before it stands %s of %d", r.Entry.Seq, b.Hash, b.Size, rest[i].Hash, rest[i].Size)
			}
			whole = whole && !rest[i].redacted
			pack = append(pack, rest[i].data...)
		}
		if p.Inline && whole {
			if int64(len(pack)) != p.Size {
				return fmt.Errorf("the inline pack of entry %d is larger than %d bytes", r.Entry.Seq, MaxInline)
			}
			r.Pack = pack
		}
		rest = rest[len(p.Index):]
	}
	if len(rest) > 0 {
		return fmt.Errorf("before entry %d stand %d blobs that it does not name", r.Entry.Seq, len(rest))
	}
	return nil
}

func (f *File) head(line []byte) (string, error) {
	if len(f.pending) > 0 {
		return "", errors.New("blobs stand before it that no record names")
	}
	note := gjson.GetBytes(line, "head.note").String()
	if !bytes.Equal(headLine(note), line) {
		return "", errors.New("the head does not have the hash that it claims")
	}
	f.n.heads++
	return note, nil
}

func (f *File) end(line []byte) error {
	if len(f.pending) > 0 {
		return errors.New("blobs stand before it that no record names")
	}
	if f.n.entries == 0 {
		return errors.New("there is no entry")
	}
	if want := endLine(f.n, workspace.Hash(f.sum.Sum(nil))); !bytes.Equal(want, line) {
		return errors.New("the end does not fit what stands before it: " + strconv.FormatInt(f.n.entries, 10) + " entries, which are what they claim")
	}
	if _, err := f.lines.ReadByte(); !errors.Is(err, io.EOF) {
		f.line++
		return errors.New("something follows the end")
	}
	f.ended = true
	return nil
}

// GetRange implements workspace.Blobs over what was read so far. A blob that was redacted
// gives a *RedactedError.
func (f *File) GetRange(h workspace.Hash, off int64, n int) ([]byte, error) {
	at, ok := f.blobs[h]
	switch {
	case !ok:
		return nil, fmt.Errorf("blob %s: %w", h, workspace.ErrMissing)
	case at.redacted:
		return nil, &RedactedError{h}
	}
	if f.last != h || f.data == nil {
		line := make([]byte, at.length)
		if _, err := f.at.ReadAt(line, at.off); err != nil {
			return nil, err
		}
		data, err := decodeBlob(line)
		if err != nil {
			return nil, err
		}
		f.last, f.data = h, data
	}
	return workspace.MemBlobs{h: f.data}.GetRange(h, off, n)
}

// Redacted reports whether a blob was taken out on purpose.
func (f *File) Redacted(h workspace.Hash) bool { return f.blobs[h].redacted }

// Record reads a record again, without its inline pack.
func (f *File) Record(seq uint64) (*ledger.Record, error) {
	if seq == 0 || seq > uint64(len(f.records)) {
		return nil, fmt.Errorf("entry %d is missing", seq)
	}
	at := f.records[seq-1]
	line := make([]byte, at.length)
	if _, err := f.at.ReadAt(line, at.off); err != nil {
		return nil, err
	}
	return ledger.ParseRecord(line)
}
