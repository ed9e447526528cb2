package view

import (
	"fmt"

	"ambit/core/fuel"
	"ambit/core/workspace"
)

// defaultBudget is how many bytes of changed pages stay in memory.
const defaultBudget = 8 << 20

// page is a changed page. Bytes behind its end are zero.
type page struct {
	buf        []byte // nil while it is evicted
	size       int    // of what was evicted
	kept       []byte // what was evicted, if there is no spill
	slot       int64  // in the spill, or the place it would have there; -1: none
	stale      bool   // what was evicted is not what buf holds
	prev, next *page  // from the most to the least recently used
}

// pager keeps changed pages within a budget of metered memory, and a few pages that
// were read in small pieces. What is evicted goes to the spill. Without one it stays
// in memory, unmetered: so a call takes the same fuel and the same metered memory
// whether there is a spill or not.
type pager struct {
	fs       *FS
	budget   int64
	resident int64
	spill    Spill
	slots    int64
	free     []int64
	newest   *page
	oldest   *page
	cache    [16]cachedPage // most recently used first
}

// cachedPage is a page of a blob, or one of the spill, that was read.
type cachedPage struct {
	key  pageKey
	data []byte
}

// pageKey is hash and index of a blob's page, or a spilled page.
type pageKey struct {
	hash    workspace.Hash
	index   int64
	spilled *page
}

// peek gives the bytes of a page for reading. It neither meters memory nor moves
// pages to the spill, so that it can be used when the call has ended.
func (p *pager) peek(pg *page) []byte {
	if pg.buf == nil && pg.size > 0 {
		data, err := p.cached(pageKey{spilled: pg}, func() ([]byte, error) {
			if pg.kept != nil {
				return pg.kept, nil
			}
			data := make([]byte, pg.size)
			return data, p.spill.ReadPage(pg.slot, data)
		})
		if err != nil {
			p.fs.fail(fmt.Errorf("spilled page: %w", err))
		}
		return data
	}
	p.use(pg)
	return pg.buf
}

// load brings a page back into memory for changing it.
func (p *pager) load(pg *page) []byte {
	if pg.buf == nil && pg.size > 0 {
		data := p.peek(pg)
		p.forget(pg)
		p.alloc(pg, len(data))
		pg.buf, pg.kept = append(pg.buf, data...), nil
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

// makeRoom evicts the least recently used pages until n more bytes fit into the
// budget.
func (p *pager) makeRoom(n int64) {
	for p.resident+n > p.budget && p.oldest != nil {
		p.evict(p.oldest)
	}
}

func (p *pager) evict(pg *page) {
	pg.size = len(pg.buf)
	if pg.slot < 0 {
		pg.slot, pg.stale = p.takeSlot(), true
	}
	if pg.stale {
		if p.spill != nil {
			if err := p.spill.WritePage(pg.slot, pg.buf); err != nil {
				p.fs.fail(fmt.Errorf("spill: %w", err))
			}
		}
		p.moved(pg.size)
	}
	if p.spill == nil {
		pg.kept = pg.buf
	}
	pg.stale = false
	p.unlink(pg)
	p.release(pg)
}

// moved notes that a page of n bytes was read or written outside of memory: a
// quarter of what a command pays that moves the bytes itself.
func (p *pager) moved(n int) { p.fs.debt += 1 + int64(n)/1024*fuel.KiB/4 }

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
	p.forget(pg)
	pg.kept = nil
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

// readBlob fills buf from blob h at off. Pieces smaller than a page come from the
// cache.
func (p *pager) readBlob(snap *workspace.Snapshot, h workspace.Hash, buf []byte, off int64) error {
	for len(buf) > 0 {
		index, in := off/PageSize, int(off%PageSize)
		want := min(len(buf), PageSize-in)
		var data []byte
		var err error
		if want == PageSize {
			data, err = snap.Blobs.GetRange(h, off, want)
			p.moved(len(data))
		} else {
			data, err = p.cached(pageKey{hash: h, index: index}, func() ([]byte, error) {
				return snap.Blobs.GetRange(h, index*PageSize, PageSize)
			})
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

// cached gives the page of a key, reading it if it is not among the last few.
func (p *pager) cached(key pageKey, read func() ([]byte, error)) ([]byte, error) {
	i := 0
	for i < len(p.cache)-1 && (p.cache[i].data == nil || p.cache[i].key != key) {
		i++
	}
	hit := p.cache[i]
	if hit.data == nil || hit.key != key {
		data, err := read()
		if err != nil {
			return nil, err
		}
		p.moved(len(data))
		hit = cachedPage{key, data}
	}
	copy(p.cache[1:i+1], p.cache[:i])
	p.cache[0] = hit
	return hit.data, nil
}

// forget drops what is cached of a spilled page.
func (p *pager) forget(pg *page) {
	for i := range p.cache {
		if p.cache[i].key.spilled == pg {
			p.cache[i] = cachedPage{}
		}
	}
}
