// Package workspace holds a run's files as a content-addressed Merkle tree.
//
// A tree is a root directory object; a directory object lists its entries with
// kind, mode, mtime, size and the SHA-256 of their content (a file's bytes, or a
// subdirectory's object). Changing one file of 5,000 therefore writes one blob and
// the directory objects on its path, nothing else.
//
// A Snapshot reads a tree lazily through Blobs and is an io/fs file system. A view
// (package view) is a copy-on-write working copy of a snapshot under an authority;
// what it changed comes out as a Delta, which applies to a tree and prints as a
// unified diff. The package does no I/O of its own.
//
//	snap := workspace.NewSnapshot(root, blobs)            // any tree, read lazily
//	delta, err := workspace.Compare(before, after)        // what differs between two trees
//	root, err := workspace.Apply(snap, delta, blobWriter) // a tree with the delta in it
package workspace

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
)

// Hash is the SHA-256 of a blob: a file's content or a directory object.
type Hash [sha256.Size]byte

func (h Hash) String() string { return hex.EncodeToString(h[:]) }

// IsZero reports whether h is unset.
func (h Hash) IsZero() bool { return h == Hash{} }

// Sum is the hash of b.
func Sum(b []byte) Hash { return sha256.Sum256(b) }

// ParseHash reads 64 lower-case hex digits.
func ParseHash(s string) (Hash, error) {
	var h Hash
	if len(s) != hex.EncodedLen(len(h)) {
		return h, fmt.Errorf("hash %q is not 64 hex digits", s)
	}
	if _, err := hex.Decode(h[:], []byte(s)); err != nil || h.String() != s {
		return Hash{}, fmt.Errorf("hash %q is not 64 lower-case hex digits", s)
	}
	return h, nil
}

// Kind is what an entry of a tree is.
type Kind uint8

// The kinds that a tree can hold.
const (
	File Kind = iota
	Dir
	Symlink
)

func (k Kind) String() string {
	switch k {
	case File:
		return "file"
	case Dir:
		return "dir"
	case Symlink:
		return "symlink"
	}
	return fmt.Sprintf("kind(%d)", uint8(k))
}

// Entry is one name in a directory object.
type Entry struct {
	Name   string // one path element; "" for a tree's root
	Kind   Kind
	Mode   uint32 // permission bits, 0–07777
	MTime  int64  // nanoseconds since the Unix epoch, UTC
	Size   int64  // bytes of a file, or of all files below a directory; 0 for a symlink
	Count  int64  // entries of any kind below a directory; 0 otherwise
	Hash   Hash   // content of a file, object of a directory; zero for a symlink
	Target string // of a symlink
}

// ErrMissing is wrapped by Blobs for a hash it does not hold.
var ErrMissing = errors.New("blob is missing")

// Blobs reads content-addressed bytes. Implementations are synchronous and need
// not be safe for concurrent use. The empty blob is never asked for.
type Blobs interface {
	// GetRange returns up to n bytes of blob h from offset off; fewer only at the
	// blob's end. Neither side changes the result afterwards. An unknown hash wraps
	// ErrMissing.
	GetRange(h Hash, off int64, n int) ([]byte, error)
}

// BlobWriter stores content-addressed bytes; storing the same hash again is a
// no-op. The writer may keep data; the caller does not change it afterwards. The
// empty blob is never stored.
type BlobWriter interface {
	PutBlob(h Hash, data []byte) error
}

// MemBlobs holds blobs in memory. The zero value is not usable; make it.
type MemBlobs map[Hash][]byte

// GetRange implements Blobs.
func (m MemBlobs) GetRange(h Hash, off int64, n int) ([]byte, error) {
	b, ok := m[h]
	if !ok {
		return nil, fmt.Errorf("%s: %w", h, ErrMissing)
	}
	if off < 0 || off >= int64(len(b)) {
		return nil, nil
	}
	return b[off:min(off+int64(n), int64(len(b)))], nil
}

// PutBlob implements BlobWriter.
func (m MemBlobs) PutBlob(h Hash, data []byte) error {
	m[h] = data
	return nil
}
