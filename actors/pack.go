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

// packer collects the new blobs of one entry. It implements workspace.BlobWriter.
type packer struct {
	known *blobIndex
	seen  map[workspace.Hash]bool
	cur   []byte
	index []ledger.Blob
	packs []builtPack
}

type builtPack struct {
	pack ledger.Pack
	data []byte
}

func newPacker(known *blobIndex) *packer {
	return &packer{known: known, seen: map[workspace.Hash]bool{}}
}

// PutBlob implements workspace.BlobWriter.
func (p *packer) PutBlob(h workspace.Hash, data []byte) error {
	if p.seen[h] || p.known.has(h) {
		return nil
	}
	p.seen[h] = true
	if len(p.cur) > 0 && len(p.cur)+len(data) > packMax {
		p.flush()
	}
	p.cur = append(p.cur, data...)
	p.index = append(p.index, ledger.Blob{Hash: h, Size: int64(len(data))})
	return nil
}

func (p *packer) flush() {
	if len(p.index) == 0 {
		return
	}
	p.packs = append(p.packs, builtPack{ledger.Pack{Hash: workspace.Sum(p.cur), Size: int64(len(p.cur)), Index: p.index}, p.cur})
	p.cur, p.index = nil, nil
}

// has reports whether the blob is collected here or known to the run.
func (p *packer) has(h workspace.Hash) bool { return p.seen[h] || p.known.has(h) }

// GetRange implements workspace.Blobs over what was collected.
func (p *packer) GetRange(h workspace.Hash, off int64, n int) ([]byte, error) {
	find := func(index []ledger.Blob, data []byte) ([]byte, bool) {
		for _, b := range index {
			if b.Hash == h {
				return data[:b.Size], true
			}
			data = data[b.Size:]
		}
		return nil, false
	}
	data, ok := find(p.index, p.cur)
	for i := 0; !ok && i < len(p.packs); i++ {
		data, ok = find(p.packs[i].pack.Index, p.packs[i].data)
	}
	if !ok {
		return nil, workspace.ErrMissing
	}
	return workspace.MemBlobs{h: data}.GetRange(h, off, n)
}

// into closes the packs and puts them into the record: a single small one inline,
// others beside it, to be stored first.
func (p *packer) into(r *ledger.Record) (outside []builtPack) {
	p.flush()
	if len(p.packs) == 1 && p.packs[0].pack.Size <= inlinePackMax {
		p.packs[0].pack.Inline = true
		r.Entry.Packs = []ledger.Pack{p.packs[0].pack}
		r.Pack = p.packs[0].data
		return nil
	}
	for _, b := range p.packs {
		r.Entry.Packs = append(r.Entry.Packs, b.pack)
	}
	return p.packs
}
