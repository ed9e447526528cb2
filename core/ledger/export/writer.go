package export

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"hash"
	"io"

	"ambit/core/ledger"
	"ambit/core/workspace"
)

// Writer writes an export. Its first error stays.
type Writer struct {
	w   io.Writer
	sum hash.Hash
	n   counts
	err error
}

// NewWriter begins an export of a run, "tenant/id/incarnation".
func NewWriter(w io.Writer, run string) (*Writer, error) {
	x := &Writer{w: w, sum: sha256.New()}
	x.line(headerLine(run))
	return x, x.err
}

func (x *Writer) line(data []byte) {
	if x.err != nil {
		return
	}
	data = append(data, '\n')
	x.sum.Write(data)
	_, x.err = x.w.Write(data)
}

// RedactedError is what blobs give for a blob whose bytes were taken out on purpose.
type RedactedError struct{ Hash workspace.Hash }

func (e *RedactedError) Error() string { return fmt.Sprintf("blob %s was redacted", e.Hash) }

// Record writes a record after the members of its packs, which it reads from blobs. One
// for which blobs give a *RedactedError is written as redacted.
func (x *Writer) Record(r *ledger.Record, blobs workspace.Blobs) error {
	for _, p := range r.Entry.Packs {
		for _, b := range p.Index {
			if x.err == nil {
				x.err = x.blob(b, blobs)
			}
		}
	}
	bare := *r
	bare.Pack = nil
	x.line(bare.Marshal())
	x.n.entries++
	return x.err
}

func (x *Writer) blob(b ledger.Blob, blobs workspace.Blobs) error {
	x.n.blobs++
	data, err := ledger.ReadBlob(blobs, b.Hash, b.Size)
	var redacted *RedactedError
	switch {
	case errors.As(err, &redacted):
		x.line(redactedLine(b.Hash, b.Size))
		return x.err
	case err != nil:
		return err
	case b.Size > MaxBlob:
		return fmt.Errorf("blob %s has %d bytes; an export holds blobs of at most %d", b.Hash, b.Size, int64(MaxBlob))
	case workspace.Sum(data) != b.Hash:
		return fmt.Errorf("blob %s has other bytes", b.Hash)
	}
	x.line(blobLine(b.Hash, data))
	return x.err
}

// Head writes a signed note, after the last record.
func (x *Writer) Head(note string) error {
	x.line(headLine(note))
	x.n.heads++
	return x.err
}

// Close ends the export. It closes no file.
func (x *Writer) Close() error {
	x.line(endLine(x.n, workspace.Hash(x.sum.Sum(nil))))
	return x.err
}
