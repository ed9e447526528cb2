package view

import (
	"io"
	"slices"
	"strings"

	"ambit/core/workspace"
)

// Delta gives what the call changed under the mount at path, and stores the new
// contents in w. Applied to the mounted snapshot, it makes the tree that the view
// shows, except for what a tree cannot hold: named pipes are left out, and a file
// with several names becomes several files. It does not charge the meter, and the
// view can go on being used.
func (f *FS) Delta(path string, w workspace.BlobWriter) (d workspace.Delta, err error) {
	defer f.caught(&err)
	if f.root.fill != nil {
		return nil, nil // nobody looked at a file
	}
	m, err := f.mountAt("delta", path)
	if err != nil {
		return nil, err
	}
	if !m.dirty {
		return nil, nil
	}
	before := m.snap
	if before == nil {
		before = workspace.NewSnapshot(workspace.EmptyRoot(0), nil)
	}
	t := treeWriter{mount: m, blobs: w, hashes: map[*inode]workspace.Hash{}, objects: workspace.MemBlobs{}}
	root, err := t.dir(m.root)
	if err != nil {
		return nil, err
	}
	after := workspace.NewSnapshot(root, overlay{t.objects, before.Blobs})
	return workspace.Compare(before, after)
}

// treeWriter makes a tree of a view. File contents go to blobs; the directory
// objects stay in memory, for comparison only.
type treeWriter struct {
	mount   *mount
	blobs   workspace.BlobWriter
	objects workspace.MemBlobs
	hashes  map[*inode]workspace.Hash // of files with several names
}

func (t treeWriter) dir(n *inode) (workspace.Entry, error) {
	e := workspace.Entry{Kind: workspace.Dir, Mode: n.mode, MTime: n.mtime}
	if n.children == nil {
		e.Hash, e.Size, e.Count = n.base.Hash, n.base.Size, n.base.Count
		return e, nil
	}
	entries := slices.Clone(n.hidden)
	for _, name := range n.sorted() {
		c := n.children[name]
		if c.mount != t.mount || c.kind > Symlink {
			continue
		}
		entry, err := t.entry(c)
		if err != nil {
			return e, err
		}
		entry.Name = name
		entries = append(entries, entry)
	}
	slices.SortFunc(entries, func(a, b workspace.Entry) int { return strings.Compare(a.Name, b.Name) })
	for _, entry := range entries {
		e.Size += entry.Size
		e.Count += 1 + entry.Count
	}
	b, err := workspace.EncodeDir(entries)
	if err != nil {
		return e, err
	}
	e.Hash = workspace.Sum(b)
	return e, t.objects.PutBlob(e.Hash, b)
}

func (t treeWriter) entry(n *inode) (workspace.Entry, error) {
	switch n.kind {
	case Dir:
		return t.dir(n)
	case Symlink:
		return workspace.Entry{Kind: workspace.Symlink, Mode: n.mode, MTime: n.mtime, Target: n.target}, nil
	}
	e := workspace.Entry{Kind: workspace.File, Mode: n.mode, MTime: n.mtime, Size: n.content.size, Hash: n.content.base}
	if !n.content.changed && !n.content.base.IsZero() {
		return e, nil
	}
	h, ok := t.hashes[n]
	if !ok {
		var err error
		if h, err = t.store(n); err != nil {
			return e, err
		}
		t.hashes[n] = h
	}
	e.Hash = h
	return e, nil
}

// store hashes a changed file page by page and stores it unless it is what the
// snapshot held.
func (t treeWriter) store(n *inode) (workspace.Hash, error) {
	size := n.content.size
	h, err := workspace.SumReader(n.content.reader())
	if err != nil || size == 0 || h == n.content.base {
		return h, err
	}
	if s, ok := t.blobs.(workspace.BlobStreamer); ok && size > PageSize {
		return h, s.PutBlobFrom(h, size, n.content.reader())
	}
	data := make([]byte, size)
	n.content.readAt(data, 0)
	return h, t.blobs.PutBlob(h, data)
}

// reader reads the content from the start, at no charge.
func (c *content) reader() io.Reader { return &contentReader{c: c} }

type contentReader struct {
	c   *content
	off int64
}

func (r *contentReader) Read(p []byte) (int, error) {
	n := r.c.readAt(p, r.off)
	r.off += int64(n)
	if n == 0 && len(p) > 0 {
		return 0, io.EOF
	}
	return n, nil
}

// overlay reads new objects, and all else from the snapshot.
type overlay struct {
	objects workspace.MemBlobs
	under   workspace.Blobs
}

func (o overlay) GetRange(h workspace.Hash, off int64, n int) ([]byte, error) {
	if _, ok := o.objects[h]; ok || o.under == nil {
		return o.objects.GetRange(h, off, n)
	}
	return o.under.GetRange(h, off, n)
}
