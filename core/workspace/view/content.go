package view

import (
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
			buf := c.fs.pages.peek(pg)
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
