package workspace

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// A Snapshot is a tree that can be read. Directories are loaded when they are
// looked at, and checked against their hash and their totals. It keeps nothing in
// memory.
type Snapshot struct {
	Root  Entry
	Blobs Blobs
}

// NewSnapshot reads the tree of root from blobs.
func NewSnapshot(root Entry, blobs Blobs) *Snapshot { return &Snapshot{Root: root, Blobs: blobs} }

var emptyObject, _ = EncodeDir(nil)

// EmptyRoot is the root of a tree without entries: mode 0755, mtime as given.
func EmptyRoot(mtime int64) Entry {
	return Entry{Kind: Dir, Mode: 0o755, MTime: mtime, Hash: Sum(emptyObject)}
}

// Dir loads the entries of directory e, in byte order of their names. It fails
// when a blob cannot be read or does not hold what e claims.
func (s *Snapshot) Dir(e Entry) ([]Entry, error) {
	if e.Kind != Dir {
		return nil, fmt.Errorf("%q is not a directory", e.Name)
	}
	if e.Hash.IsZero() && e.Count == 0 && e.Size == 0 || e.Hash == Sum(emptyObject) {
		return nil, nil
	}
	b, err := s.object(e.Hash)
	if err != nil {
		return nil, err
	}
	if Sum(b) != e.Hash {
		return nil, fmt.Errorf("directory object %s: content has another hash", e.Hash)
	}
	entries, err := DecodeDir(b)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", e.Hash, err)
	}
	if size, count := totals(entries); size != e.Size || count != e.Count {
		return nil, fmt.Errorf("directory object %s: holds %d bytes in %d entries, not %d in %d", e.Hash, size, count, e.Size, e.Count)
	}
	return entries, nil
}

// object reads a whole directory object, whose length is not known beforehand.
func (s *Snapshot) object(h Hash) ([]byte, error) {
	if s.Blobs == nil {
		return nil, fmt.Errorf("%s: %w", h, ErrMissing)
	}
	const step = 256 << 10
	var b []byte
	for {
		part, err := s.Blobs.GetRange(h, int64(len(b)), step)
		if err != nil {
			return nil, err
		}
		if len(b) == 0 && len(part) < step {
			return part, nil
		}
		b = append(b, part...)
		switch {
		case len(part) < step:
			return b, nil
		case len(b) > MaxObject:
			return nil, fmt.Errorf("directory object %s is larger than %d bytes", h, MaxObject)
		}
	}
}

// ErrNotExist is wrapped by Lookup for a path that the tree does not hold.
var ErrNotExist = errors.New("path does not exist in the tree")

// Lookup finds the entry at path, slash-separated and relative to the root; "."
// is the root. Links are not followed.
func (s *Snapshot) Lookup(path string) (Entry, error) {
	e := s.Root
	if path == "." || path == "" {
		return e, nil
	}
	if err := CheckPath(path); err != nil {
		return Entry{}, err
	}
	for name := range strings.SplitSeq(path, "/") {
		if e.Kind != Dir {
			return Entry{}, fmt.Errorf("%s: %w", path, ErrNotExist)
		}
		entries, err := s.Dir(e)
		if err != nil {
			return Entry{}, err
		}
		found, ok := search(entries, name)
		if !ok {
			return Entry{}, fmt.Errorf("%s: %w", path, ErrNotExist)
		}
		e = found
	}
	return e, nil
}

// search finds a name among sorted entries.
func search(entries []Entry, name string) (Entry, bool) {
	i, ok := slices.BinarySearchFunc(entries, name, func(e Entry, name string) int { return strings.Compare(e.Name, name) })
	if !ok {
		return Entry{}, false
	}
	return entries[i], true
}

// Fits reports whether a path is at most MaxPath bytes and MaxDepth names long. The latter
// keeps what walks trees from growing the stack without bound: that of wasm is small.
func Fits(path string) bool {
	return len(path) <= MaxPath && strings.Count(path, "/") < MaxDepth
}

func tooLong(path string) error {
	return fmt.Errorf("path %.40q… is longer than %d bytes or %d names", path, MaxPath, MaxDepth)
}

// CheckPath reports why path cannot stand in a tree: it is longer than MaxPath or MaxDepth,
// absolute, not clean, or one of its elements is no file name.
func CheckPath(path string) error {
	if !Fits(path) {
		return tooLong(path)
	}
	for name := range strings.SplitSeq(path, "/") {
		if err := CheckName(name); err != nil {
			return fmt.Errorf("path %.80q: %w", path, err)
		}
	}
	return nil
}

// Walk visits every entry below the root, parents first, each directory in byte
// order of names. An error of fn ends the walk and is returned.
func (s *Snapshot) Walk(fn func(path string, e Entry) error) error {
	return s.walk("", s.Root, nil, fn)
}

// WalkObjects is Walk but for directories that are the same as one that was visited: their
// entries are not visited again. A few objects can say that a tree has more entries than
// could ever be counted.
func (s *Snapshot) WalkObjects(fn func(path string, e Entry) error) error {
	return s.walk("", s.Root, map[Hash]bool{}, fn)
}

func (s *Snapshot) walk(prefix string, dir Entry, seen map[Hash]bool, fn func(string, Entry) error) error {
	if seen != nil {
		if seen[dir.Hash] {
			return nil
		}
		seen[dir.Hash] = true
	}
	entries, err := s.Dir(dir)
	if err != nil {
		return err
	}
	for _, e := range entries {
		path := prefix + e.Name
		if !Fits(path) {
			return tooLong(path)
		}
		if err := fn(path, e); err != nil {
			return err
		}
		if e.Kind == Dir {
			if err := s.walk(path+"/", e, seen, fn); err != nil {
				return err
			}
		}
	}
	return nil
}
