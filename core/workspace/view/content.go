package view

import (
	"fmt"
	"maps"
	"slices"

	"ambit/core/workspace"
)

// content is the bytes of a file: those of a snapshot's blob, overlaid by the
// pages that were changed. Below baseLen, a page that is not in pages is read from
// the blob; beyond it, it is zero.
type content struct {
	fs    *FS
	size  int64
	pages map[int64]*page

	snap    *workspace.Snapshot
	base    workspace.Hash
	baseLen int64

	fixed   []byte // content of a file of the system, until it is changed
	changed bool
}

// readAt fills p from off on and returns how much there was.
func (c *content) readAt(p []byte, off int64) int {
	if off >= c.size {
		return 0
	}
	p = p[:min(int64(len(p)), c.size-off)]
	if c.fixed != nil {
		return copy(p, c.fixed[off:])
	}
	for done := 0; done < len(p); {
		at := off + int64(done)
		index, in := at/PageSize, int(at%PageSize)
		part := p[done:min(len(p), done+PageSize-in)]
		if pg := c.pages[index]; pg != nil {
			buf := c.fs.pages.load(pg)
			k := 0
			if in < len(buf) {
				k = copy(part, buf[in:])
			}
			clear(part[k:])
		} else {
			c.readBase(part, at)
		}
		done += len(part)
	}
	return len(p)
}

// readBase fills p from the blob, with zeros behind its end.
func (c *content) readBase(p []byte, off int64) {
	k := 0
	if off < c.baseLen {
		want := p[:min(int64(len(p)), c.baseLen-off)]
		k = len(want)
		if err := c.fs.pages.readBlob(c.snap, c.base, want, off); err != nil {
			c.fs.fail(err)
		}
	}
	clear(p[k:])
}

// writeAt stores p at off. Size grows page by page, so that it is right when
// memory runs out on the way.
func (c *content) writeAt(p []byte, off int64) {
	c.thaw()
	for done := 0; done < len(p); {
		at := off + int64(done)
		index, in := at/PageSize, int(at%PageSize)
		part := p[done:min(len(p), done+PageSize-in)]
		copy(c.dirty(index, in, in+len(part))[in:], part)
		done += len(part)
		c.size = max(c.size, at+int64(len(part)))
	}
}

// dirty gives the page's buffer, at least end bytes long, for changing all of it
// from byte start to end.
func (c *content) dirty(index int64, start, end int) []byte {
	c.changed = true
	pg := c.pages[index]
	if pg == nil {
		pg = &page{slot: -1}
		first := index * PageSize
		old := int(min(max(min(c.baseLen, c.size)-first, 0), PageSize))
		c.fs.pages.grow(pg, max(end, old))
		if start > 0 || end < old {
			c.readBase(pg.buf[:old], first)
		}
		if c.pages == nil {
			c.pages = map[int64]*page{}
		}
		c.pages[index] = pg
	} else {
		c.fs.pages.load(pg)
		c.fs.pages.grow(pg, end)
	}
	pg.stale = true
	return pg.buf
}

// truncate sets the size; what is cut off does not come back.
func (c *content) truncate(size int64) {
	if size == c.size && size > 0 {
		return
	}
	c.thaw()
	c.changed = true
	if size < c.size {
		c.baseLen = min(c.baseLen, size)
		last := (size + PageSize - 1) / PageSize
		for _, index := range slices.Sorted(maps.Keys(c.pages)) {
			if index >= last {
				c.fs.pages.drop(c.pages[index])
				delete(c.pages, index)
			}
		}
		if pg := c.pages[size/PageSize]; pg != nil && size%PageSize > 0 {
			c.fs.pages.load(pg)
			pg.buf = pg.buf[:min(len(pg.buf), int(size%PageSize))]
			pg.stale = true
		}
	}
	c.size = size
}

// thaw turns the content of a system file into pages.
func (c *content) thaw() {
	if c.fixed == nil {
		return
	}
	data := c.fixed
	c.fixed, c.size = nil, 0
	c.writeAt(data, 0)
}

// defaultBudget is how many bytes of changed pages stay in memory.
const defaultBudget = 8 << 20

// page is a changed page. Bytes behind its end are zero.
type page struct {
	buf        []byte // nil while it is only in the spill
	size       int    // of what the spill holds
	slot       int64  // in the spill; -1: none
	stale      bool   // the slot does not hold buf
	prev, next *page  // from the most to the least recently used
}

// pager keeps changed pages within a budget of memory, and a few pages of blobs
// that were read in small pieces.
type pager struct {
	fs       *FS
	budget   int64
	resident int64
	spill    Spill
	slots    int64
	free     []int64
	newest   *page
	oldest   *page
	blobs    [16]blobPage // most recently used first
}

type blobPage struct {
	hash  workspace.Hash
	index int64
	data  []byte
}

// load gives the bytes of a page, from the spill if need be.
func (p *pager) load(pg *page) []byte {
	if pg.buf == nil && pg.size > 0 {
		size := pg.size
		p.alloc(pg, size)
		pg.buf = pg.buf[:size]
		if err := p.spill.ReadPage(pg.slot, pg.buf); err != nil {
			p.fs.fail(fmt.Errorf("spilled page: %w", err))
		}
	}
	p.use(pg)
	return pg.buf
}

// grow makes a resident page at least n bytes long.
func (p *pager) grow(pg *page, n int) {
	if n > len(pg.buf) {
		if n > cap(pg.buf) {
			p.alloc(pg, n)
		}
		old := len(pg.buf)
		pg.buf = pg.buf[:n]
		clear(pg.buf[old:])
	}
	p.use(pg)
}

// alloc gives a page a buffer for n bytes, with what it holds.
func (p *pager) alloc(pg *page, n int) {
	size := 256
	for size < n {
		size *= 2
	}
	more := int64(size - cap(pg.buf))
	p.unlink(pg)
	p.makeRoom(more)
	p.fs.meter.Alloc(more)
	p.resident += more
	buf := make([]byte, len(pg.buf), size)
	copy(buf, pg.buf)
	pg.buf = buf
}

// makeRoom moves the least recently used pages into the spill until n more bytes
// fit into the budget.
func (p *pager) makeRoom(n int64) {
	for p.spill != nil && p.resident+n > p.budget && p.oldest != nil {
		p.evict(p.oldest)
	}
}

func (p *pager) evict(pg *page) {
	if pg.stale || pg.slot < 0 {
		if pg.slot < 0 {
			pg.slot = p.takeSlot()
		}
		if err := p.spill.WritePage(pg.slot, pg.buf); err != nil {
			p.fs.fail(fmt.Errorf("spill: %w", err))
		}
		pg.size, pg.stale = len(pg.buf), false
	}
	p.unlink(pg)
	p.release(pg)
}

func (p *pager) takeSlot() int64 {
	if k := len(p.free); k > 0 {
		slot := p.free[k-1]
		p.free = p.free[:k-1]
		return slot
	}
	p.slots++
	return p.slots - 1
}

// drop forgets a page.
func (p *pager) drop(pg *page) {
	p.unlink(pg)
	p.release(pg)
	if pg.slot >= 0 {
		p.free = append(p.free, pg.slot)
		pg.slot = -1
	}
}

func (p *pager) release(pg *page) {
	n := int64(cap(pg.buf))
	p.resident -= n
	p.fs.meter.Free(n)
	pg.buf = nil
}

// use makes pg the most recently used page.
func (p *pager) use(pg *page) {
	if p.newest == pg {
		return
	}
	p.unlink(pg)
	pg.next = p.newest
	if p.newest != nil {
		p.newest.prev = pg
	}
	p.newest = pg
	if p.oldest == nil {
		p.oldest = pg
	}
}

func (p *pager) unlink(pg *page) {
	if pg.prev != nil {
		pg.prev.next = pg.next
	} else if p.newest == pg {
		p.newest = pg.next
	}
	if pg.next != nil {
		pg.next.prev = pg.prev
	} else if p.oldest == pg {
		p.oldest = pg.prev
	}
	pg.prev, pg.next = nil, nil
}

// readBlob fills buf from blob h at off. Pieces smaller than a page come from a
// few cached pages.
func (p *pager) readBlob(snap *workspace.Snapshot, h workspace.Hash, buf []byte, off int64) error {
	for len(buf) > 0 {
		index, in := off/PageSize, int(off%PageSize)
		want := min(len(buf), PageSize-in)
		var data []byte
		var err error
		if want == PageSize {
			data, err = snap.Blobs.GetRange(h, off, want)
		} else {
			data, err = p.blobPage(snap, h, index)
			data = data[min(in, len(data)):]
		}
		if err != nil {
			return err
		}
		k := copy(buf[:want], data)
		if k < want {
			return fmt.Errorf("blob %s ends at %d", h, off+int64(k))
		}
		buf, off = buf[k:], off+int64(k)
	}
	return nil
}

func (p *pager) blobPage(snap *workspace.Snapshot, h workspace.Hash, index int64) ([]byte, error) {
	i := 0
	for i < len(p.blobs)-1 && (p.blobs[i].index != index || p.blobs[i].hash != h || p.blobs[i].data == nil) {
		i++
	}
	hit := p.blobs[i]
	if hit.data == nil || hit.index != index || hit.hash != h {
		data, err := snap.Blobs.GetRange(h, index*PageSize, PageSize)
		if err != nil {
			return nil, err
		}
		hit = blobPage{h, index, data}
	}
	copy(p.blobs[1:i+1], p.blobs[:i])
	p.blobs[0] = hit
	return hit.data, nil
}
