package workspace

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math"
	"strings"
)

// Bounds of what a tree can hold. They keep every walk, decoder and path finite,
// and equal those of Linux where it has them.
const (
	MaxName   = 255      // bytes of one path element
	MaxPath   = 4095     // bytes of a path from the root, and of a link's target
	MaxDepth  = 256      // names in a path from the root
	MaxObject = 16 << 20 // bytes of one directory object
	maxTotal  = 1 << 60  // bytes, or entries, below one directory
)

// objectMagic opens each directory object and names the version of the format.
const objectMagic = "dir1"

// smallestEntry is the length of the shortest encoded entry, a symlink "a" → "b"
// of mode 0: kind, name, mode, mtime, target.
const smallestEntry = 1 + 2 + 1 + 8 + 2

// FORMAT.md describes the directory object. There is exactly one encoding of a
// directory, so equal directories have equal hashes.

// EncodeDir writes the directory object of entries, which must be sorted by name.
// It fails when an entry breaks the rules of CheckEntry or the order.
func EncodeDir(entries []Entry) ([]byte, error) {
	b := make([]byte, 0, 8+len(entries)*64)
	b = append(b, objectMagic...)
	b = binary.AppendUvarint(b, uint64(len(entries)))
	for i, e := range entries {
		if err := CheckEntry(e); err != nil {
			return nil, err
		}
		if i > 0 && entries[i-1].Name >= e.Name {
			return nil, fmt.Errorf("directory entries %q and %q are not in order", entries[i-1].Name, e.Name)
		}
		b = append(b, kindByte[e.Kind])
		b = appendString(b, e.Name)
		b = binary.AppendUvarint(b, uint64(e.Mode))
		b = binary.BigEndian.AppendUint64(b, uint64(e.MTime))
		switch e.Kind {
		case File:
			b = binary.AppendUvarint(b, uint64(e.Size))
			b = append(b, e.Hash[:]...)
		case Dir:
			b = binary.AppendUvarint(b, uint64(e.Size))
			b = binary.AppendUvarint(b, uint64(e.Count))
			b = append(b, e.Hash[:]...)
		case Symlink:
			b = appendString(b, e.Target)
		}
	}
	if len(b) > MaxObject {
		return nil, fmt.Errorf("directory object of %d bytes exceeds %d", len(b), MaxObject)
	}
	return b, nil
}

var kindByte = [...]byte{File: 'f', Dir: 'd', Symlink: 'l'}

func appendString(b []byte, s string) []byte {
	b = binary.AppendUvarint(b, uint64(len(s)))
	return append(b, s...)
}

// DecodeDir reads a directory object. It accepts exactly what EncodeDir writes.
func DecodeDir(b []byte) ([]Entry, error) {
	if len(b) > MaxObject {
		return nil, fmt.Errorf("directory object of %d bytes exceeds %d", len(b), MaxObject)
	}
	d := decoder{b: b}
	if string(d.take(len(objectMagic))) != objectMagic {
		return nil, errors.New("not a directory object of version 1")
	}
	n := d.uvarint()
	if n > uint64(len(d.b)/smallestEntry) {
		return nil, fmt.Errorf("directory object of %d bytes cannot hold %d entries", len(b), n)
	}
	entries := make([]Entry, 0, n)
	for range n {
		e, err := d.entry()
		if err != nil {
			return nil, fmt.Errorf("directory object: %w", err)
		}
		if k := len(entries); k > 0 && entries[k-1].Name >= e.Name {
			return nil, fmt.Errorf("directory object: entries %q and %q are not in order", entries[k-1].Name, e.Name)
		}
		entries = append(entries, e)
	}
	if d.bad || len(d.b) > 0 {
		return nil, errors.New("directory object is damaged")
	}
	return entries, nil
}

type decoder struct {
	b   []byte
	bad bool
}

func (d *decoder) take(n int) []byte {
	if d.bad || n > len(d.b) {
		d.bad = true
		return nil
	}
	out := d.b[:n]
	d.b = d.b[n:]
	return out
}

func (d *decoder) uvarint() uint64 {
	v, n := binary.Uvarint(d.b)
	if d.bad || n <= 0 || n > 1 && d.b[n-1] == 0 {
		d.bad = true
		return 0
	}
	d.b = d.b[n:]
	return v
}

func (d *decoder) size() int64 {
	v := d.uvarint()
	if v > maxTotal {
		d.bad = true
		return 0
	}
	return int64(v)
}

func (d *decoder) str(limit int) string {
	n := d.uvarint()
	if n > uint64(limit) {
		d.bad = true
		return ""
	}
	return string(d.take(int(n)))
}

func (d *decoder) hash() (h Hash) {
	copy(h[:], d.take(len(h)))
	return h
}

func (d *decoder) entry() (Entry, error) {
	var e Entry
	kind := d.take(1)
	e.Name = d.str(MaxName)
	mode := d.uvarint()
	if mode > math.MaxUint32 {
		d.bad = true
	}
	e.Mode = uint32(mode)
	if t := d.take(8); t != nil {
		e.MTime = int64(binary.BigEndian.Uint64(t))
	}
	if d.bad {
		return e, errors.New("cut short or damaged")
	}
	switch kind[0] {
	case 'f':
		e.Kind, e.Size, e.Hash = File, d.size(), d.hash()
	case 'd':
		e.Kind, e.Size, e.Count, e.Hash = Dir, d.size(), d.size(), d.hash()
	case 'l':
		e.Kind, e.Target = Symlink, d.str(MaxPath)
	default:
		return e, fmt.Errorf("unknown kind %q", kind[0])
	}
	if d.bad {
		return e, errors.New("cut short or damaged")
	}
	return e, CheckEntry(e)
}

// CheckName reports why name cannot stand in a tree: it is empty, longer than
// MaxName, "." or "..", or holds a slash or NUL.
func CheckName(name string) error {
	switch {
	case name == "" || name == "." || name == "..":
		return fmt.Errorf("%q is not a file name", name)
	case len(name) > MaxName:
		return fmt.Errorf("file name %.40q… is longer than %d bytes", name, MaxName)
	case strings.ContainsAny(name, "/\x00"):
		return fmt.Errorf("file name %q holds a slash or NUL", name)
	}
	return nil
}

// CheckEntry reports why e cannot stand in a directory object.
func CheckEntry(e Entry) error {
	if err := CheckName(e.Name); err != nil {
		return err
	}
	return checkNode(e)
}

func checkNode(e Entry) error {
	switch {
	case e.Mode > 0o7777:
		return fmt.Errorf("%q: mode %o is more than permission bits", e.Name, e.Mode)
	case e.Size < 0 || e.Size > maxTotal || e.Count < 0 || e.Count > maxTotal:
		return fmt.Errorf("%q: size is out of range", e.Name)
	case e.Kind == Symlink:
		if e.Target == "" || len(e.Target) > MaxPath || strings.IndexByte(e.Target, 0) >= 0 {
			return fmt.Errorf("%q: bad link target", e.Name)
		}
		if e.Size != 0 || e.Count != 0 || !e.Hash.IsZero() {
			return fmt.Errorf("%q: a link has no content", e.Name)
		}
		return nil
	case e.Kind != File && e.Kind != Dir:
		return fmt.Errorf("%q: unknown %v", e.Name, e.Kind)
	case e.Target != "":
		return fmt.Errorf("%q: only a link has a target", e.Name)
	case e.Kind == File && e.Count != 0:
		return fmt.Errorf("%q: only a directory has entries", e.Name)
	case e.Kind == File && (e.Size == 0) != (e.Hash == emptyHash):
		return fmt.Errorf("%q: size and hash disagree about being empty", e.Name)
	}
	return nil
}

// emptyHash is the hash of the empty blob.
var emptyHash = Sum(nil)

// totals sums what entries hold, themselves included. Sums that are out of range
// stay just behind it.
func totals(entries []Entry) (size, count int64) {
	for _, e := range entries {
		size = min(size+e.Size, maxTotal+1)
		count = min(count+1+e.Count, maxTotal+1)
	}
	return size, count
}
