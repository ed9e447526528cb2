package workspace

import (
	"crypto/sha256"
	"fmt"
	"io"
	"sync"
)

// BlobStreamer is a BlobWriter that takes a large blob without having all of it in
// memory.
type BlobStreamer interface {
	BlobWriter
	// PutBlobFrom stores size bytes of r, whose hash is h.
	PutBlobFrom(h Hash, size int64, r io.Reader) error
}

// Content reads a file's content by range.
func (s *Snapshot) Content(e Entry) *io.SectionReader {
	return io.NewSectionReader(blobReader{s.Blobs, e.Hash, e.Size}, 0, e.Size)
}

type blobReader struct {
	blobs Blobs
	hash  Hash
	size  int64
}

// ReadAt implements io.ReaderAt.
func (r blobReader) ReadAt(p []byte, off int64) (int, error) {
	if off < 0 {
		return 0, fmt.Errorf("blob %s: negative offset", r.hash)
	}
	want := int(max(min(int64(len(p)), r.size-off), 0))
	done := 0
	for done < want {
		if r.blobs == nil {
			return done, fmt.Errorf("%s: %w", r.hash, ErrMissing)
		}
		b, err := r.blobs.GetRange(r.hash, off+int64(done), want-done)
		if err != nil {
			return done, err
		}
		if len(b) == 0 {
			return done, fmt.Errorf("blob %s ends at %d of %d: %w", r.hash, off+int64(done), r.size, io.ErrUnexpectedEOF)
		}
		done += copy(p[done:], b)
	}
	if done < len(p) {
		return done, io.EOF
	}
	return done, nil
}

// pieces are buffers to read with: thousands of small files must not need one each.
var pieces = sync.Pool{New: func() any { return new([64 << 10]byte) }}

// SumReader is the hash of all that r gives, read in pieces of 64 KiB.
func SumReader(r io.Reader) (Hash, error) {
	sum := sha256.New()
	piece := pieces.Get().(*[64 << 10]byte)
	defer pieces.Put(piece)
	if _, err := io.CopyBuffer(sum, struct{ io.Reader }{r}, piece[:]); err != nil {
		return Hash{}, err
	}
	return Hash(sum.Sum(nil)), nil
}
