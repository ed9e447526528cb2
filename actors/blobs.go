package actors

import (
	"context"
	"fmt"

	"ambit/core/ledger"
	"ambit/core/workspace"
)

// blobIndex finds the pack that holds a blob.
type blobIndex struct {
	packs []packRef
	blobs map[workspace.Hash]blobRef
}

type packRef struct {
	sum workspace.Hash
	seq uint64 // the record that holds it, if inline; else 0
}

type blobRef struct {
	pack uint32
	size uint32
	off  int64
}

func newBlobIndex() *blobIndex { return &blobIndex{blobs: map[workspace.Hash]blobRef{}} }

func (x *blobIndex) add(p ledger.Pack, seq uint64) {
	ref := packRef{sum: p.Hash}
	if p.Inline {
		ref.seq = seq
	}
	n := uint32(len(x.packs))
	x.packs = append(x.packs, ref)
	var off int64
	for _, b := range p.Index {
		if _, known := x.blobs[b.Hash]; !known {
			x.blobs[b.Hash] = blobRef{n, uint32(b.Size), off}
		}
		off += b.Size
	}
}

func (x *blobIndex) has(h workspace.Hash) bool {
	_, ok := x.blobs[h]
	return ok
}

// inlineCache bounds the bytes of inline packs that a reader keeps.
const inlineCache = 4 << 20

// Blobs reads the blobs of one run's state from a store. It implements
// workspace.Blobs and keeps recently used inline packs.
type Blobs struct {
	ctx    context.Context
	store  Store
	state  *State
	inline map[uint64][]byte
	order  []uint64
	size   int
	near   map[nearAt][]byte
	recent []nearAt
	broken *error // keeps the last error of the store, if it is set
}

// Small blobs of a pack, such as the directories of a tree, stand together and are read
// together: nearSize bytes at once, of which nearKept pieces are kept.
const (
	nearSize = 64 << 10
	nearKept = 16
)

// nearAt is a piece of a pack.
type nearAt struct {
	pack  uint32
	piece int64
}

// NewBlobs returns a reader for the blobs that state knows.
func NewBlobs(ctx context.Context, store Store, state *State) *Blobs {
	return &Blobs{ctx: ctx, store: store, state: state, inline: map[uint64][]byte{}, near: map[nearAt][]byte{}}
}

// GetRange implements workspace.Blobs.
func (b *Blobs) GetRange(h workspace.Hash, off int64, n int) ([]byte, error) {
	data, err := b.getRange(h, off, n)
	if err != nil && b.broken != nil {
		*b.broken = err
	}
	return data, err
}

func (b *Blobs) getRange(h workspace.Hash, off int64, n int) ([]byte, error) {
	ref, ok := b.state.blobs.blobs[h]
	if !ok {
		return nil, fmt.Errorf("blob %s: %w", h, workspace.ErrMissing)
	}
	if off < 0 || off >= int64(ref.size) || n <= 0 {
		return nil, nil
	}
	n = int(min(int64(n), int64(ref.size)-off))
	pack := b.state.blobs.packs[ref.pack]
	if pack.seq == 0 {
		at := ref.off + off
		if piece := at / nearSize; (at+int64(n)-1)/nearSize == piece {
			data, err := b.piece(ref.pack, piece)
			if at -= piece * nearSize; err != nil || at >= int64(len(data)) {
				return nil, err
			}
			return data[at:min(at+int64(n), int64(len(data)))], nil
		}
		return b.store.GetRange(b.ctx, b.state.Run, pack.sum, at, n)
	}
	data, err := b.inlinePack(pack.seq)
	if err != nil {
		return nil, err
	}
	return data[ref.off+off : ref.off+off+int64(n)], nil
}

// piece reads nearSize bytes of a pack, fewer at its end.
func (b *Blobs) piece(pack uint32, piece int64) ([]byte, error) {
	at := nearAt{pack, piece}
	if data, ok := b.near[at]; ok {
		return data, nil
	}
	data, err := b.store.GetRange(b.ctx, b.state.Run, b.state.blobs.packs[pack].sum, piece*nearSize, nearSize)
	if err != nil {
		return nil, err
	}
	if len(b.recent) == nearKept {
		delete(b.near, b.recent[0])
		b.recent = b.recent[1:]
	}
	b.near[at] = data
	b.recent = append(b.recent, at)
	return data, nil
}

func (b *Blobs) inlinePack(seq uint64) ([]byte, error) {
	if data, ok := b.inline[seq]; ok {
		return data, nil
	}
	rec, err := readRecord(b.ctx, b.store, b.state.Run, seq)
	if err != nil {
		return nil, err
	}
	b.keep(seq, rec.Pack)
	return rec.Pack, nil
}

// keep keeps the inline pack of a record: what was written last is read soon.
func (b *Blobs) keep(seq uint64, pack []byte) {
	if _, ok := b.inline[seq]; ok || len(pack) == 0 {
		return
	}
	for b.size+len(pack) > inlineCache && len(b.order) > 0 {
		oldest := b.order[0]
		b.order = b.order[1:]
		b.size -= len(b.inline[oldest])
		delete(b.inline, oldest)
	}
	b.inline[seq] = pack
	b.order = append(b.order, seq)
	b.size += len(pack)
}

// readAll reads a whole blob of at most limit bytes.
func readAll(blobs workspace.Blobs, h workspace.Hash, size int64) ([]byte, error) {
	// The size may be what somebody else's file claims.
	data := make([]byte, 0, min(max(size, 0), 1<<20))
	for int64(len(data)) < size {
		part, err := blobs.GetRange(h, int64(len(data)), int(min(size-int64(len(data)), 1<<20)))
		if err != nil {
			return nil, err
		}
		if len(part) == 0 {
			return nil, fmt.Errorf("blob %s ends after %d of %d bytes", h, len(data), size)
		}
		data = append(data, part...)
	}
	return data, nil
}

func readRecord(ctx context.Context, store Store, run RunID, seq uint64) (*ledger.Record, error) {
	recs, err := store.Read(ctx, run, seq, 1)
	if err != nil {
		return nil, err
	}
	if len(recs) == 0 {
		return nil, fmt.Errorf("run %s: entry %d is missing", run, seq)
	}
	return ledger.ParseRecord(recs[0])
}
