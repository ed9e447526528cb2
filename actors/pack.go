package actors

import (
	"ambit/core/ledger"
	"ambit/core/workspace"
)

const (
	// inlinePackMax is the size up to which a call's new blobs stand in the record.
	inlinePackMax = 64 << 10
	// packMax is the size at which a pack is closed and another begun.
	packMax = 4 << 20
	// inlinePayload is the size up to which a payload stands in the record.
	inlinePayload = 32 << 10
)

// Packs stores packs of the run while a step still collects others, so that large
// ones need not be held. A pack that no entry comes to name is garbage of the run.
type Packs interface {
	Put(sum workspace.Hash, data []byte) error
	GetRange(sum workspace.Hash, off int64, n int) ([]byte, error)
}

// packer collects the new blobs of one entry. It implements workspace.BlobWriter.
type packer struct {
	known *blobIndex
	store Packs // nil: everything is held
	seen  map[workspace.Hash]bool
	cur   []byte
	index []ledger.Blob
	packs []builtPack
}

// builtPack is a pack; its data is nil once it is stored.
type builtPack struct {
	pack ledger.Pack
	data []byte
}

func newPacker(known *blobIndex, store Packs) *packer {
	return &packer{known: known, store: store, seen: map[workspace.Hash]bool{}}
}

// PutBlob implements workspace.BlobWriter.
func (p *packer) PutBlob(h workspace.Hash, data []byte) error {
	if p.seen[h] || p.known.has(h) {
		return nil
	}
	p.seen[h] = true
	if len(p.cur) > 0 && len(p.cur)+len(data) > packMax {
		if err := p.close(); err != nil {
			return err
		}
	}
	p.cur = append(p.cur, data...)
	p.index = append(p.index, ledger.Blob{Hash: h, Size: int64(len(data))})
	return nil
}

// close ends the present pack and stores it.
func (p *packer) close() error {
	p.flush()
	if p.store == nil || len(p.packs) == 0 {
		return nil
	}
	last := &p.packs[len(p.packs)-1]
	if last.data == nil {
		return nil
	}
	if err := p.store.Put(last.pack.Hash, last.data); err != nil {
		return storageError("storing files", err)
	}
	last.data = nil
	return nil
}

func (p *packer) flush() {
	if len(p.index) == 0 {
		return
	}
	p.packs = append(p.packs, builtPack{ledger.Pack{Hash: workspace.Sum(p.cur), Size: int64(len(p.cur)), Index: p.index}, p.cur})
	p.cur, p.index = nil, nil
}

// GetRange implements workspace.Blobs over what was collected.
func (p *packer) GetRange(h workspace.Hash, off int64, n int) ([]byte, error) {
	if at, size, ok := find(p.index, h); ok {
		return workspace.MemBlobs{h: p.cur[at : at+size]}.GetRange(h, off, n)
	}
	for _, b := range p.packs {
		at, size, ok := find(b.pack.Index, h)
		switch {
		case !ok:
			continue
		case b.data != nil:
			return workspace.MemBlobs{h: b.data[at : at+size]}.GetRange(h, off, n)
		case off >= size:
			return nil, nil
		}
		return p.store.GetRange(b.pack.Hash, at+off, int(min(int64(n), size-off)))
	}
	return nil, workspace.ErrMissing
}

// find looks a blob up in the index of its pack.
func find(index []ledger.Blob, h workspace.Hash) (off, size int64, ok bool) {
	for _, b := range index {
		if b.Hash == h {
			return off, b.Size, true
		}
		off += b.Size
	}
	return 0, 0, false
}

// into closes the packs and puts them into the record: a single small one inline,
// others beside it, to be stored first.
func (p *packer) into(r *ledger.Record) (outside []builtPack) {
	p.flush()
	if len(p.packs) == 1 && p.packs[0].data != nil && p.packs[0].pack.Size <= inlinePackMax {
		p.packs[0].pack.Inline = true
		r.Entry.Packs = []ledger.Pack{p.packs[0].pack}
		r.Pack = p.packs[0].data
		return nil
	}
	for _, b := range p.packs {
		r.Entry.Packs = append(r.Entry.Packs, b.pack)
		if b.data != nil {
			outside = append(outside, b)
		}
	}
	return outside
}
