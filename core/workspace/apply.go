package workspace

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// ErrConflict is wrapped when a delta does not fit the tree it is applied to.
var ErrConflict = errors.New("does not hold what the delta says it did")

func conflict(path string) error { return fmt.Errorf("%s: %w", path, ErrConflict) }

// Apply makes the tree that d leads to from s. It writes the directory objects that
// change and no file content, which whoever made d has stored. Every path of d must
// hold what the delta says was there before, and deleted directories must be empty
// by then; otherwise Apply fails with ErrConflict, naming the path. Nothing else of
// the tree matters. On an error, objects may have been written, which no tree
// refers to.
func Apply(s *Snapshot, d Delta, w BlobWriter) (Entry, error) {
	if err := d.Check(); err != nil {
		return Entry{}, err
	}
	if len(d) == 0 {
		return s.Root, nil
	}
	edits := make([]edit, 0, len(d))
	for i := range d {
		c := &d[i]
		edits = append(edits, edit{c.Path, c, c.Op == Delete})
		if c.Op == Rename {
			edits = append(edits, edit{c.From, c, true})
		}
	}
	slices.SortFunc(edits, func(a, b edit) int { return ComparePaths(a.path, b.path) })
	for i := 1; i < len(edits); i++ {
		if edits[i-1].path == edits[i].path {
			return Entry{}, fmt.Errorf("delta: two changes of %.80q", edits[i].path)
		}
	}
	a := applying{snap: s, w: w}
	children, err := a.dir("", s.Root, edits)
	if err != nil {
		return Entry{}, err
	}
	return storeDir(w, s.Root, children)
}

// edit is what a change does to one path.
type edit struct {
	path   string
	change *Change
	remove bool
}

// fits reports whether old is what the change says was at the path before. An
// entry without name is nothing there.
func (e edit) fits(old Entry) bool {
	c := e.change
	if c.Op == Add || c.Op == Rename && !e.remove {
		return old.Name == ""
	}
	if old.Name == "" {
		return false
	}
	switch c.Op {
	case Rename:
		return old.Kind == File && old.Hash == c.Was
	case Delete, Meta:
		return sameContent(old.bare(), c.Entry())
	}
	if c.Was.IsZero() {
		return old.Kind != File
	}
	return old.Kind == File && old.Hash == c.Was
}

type applying struct {
	snap *Snapshot
	w    BlobWriter
}

// storeDir writes the object of directory e.
func storeDir(w BlobWriter, e Entry, children []Entry) (Entry, error) {
	b, err := EncodeDir(children)
	if err != nil {
		return Entry{}, err
	}
	e.Hash = Sum(b)
	e.Size, e.Count = totals(children)
	if err := checkNode(e); err != nil {
		return Entry{}, err
	}
	return e, w.PutBlob(e.Hash, b)
}

// dir gives the entries of directory e after edits, which are all below prefix. An
// e that is not a directory counts as an empty one.
func (a applying) dir(prefix string, e Entry, edits []edit) ([]Entry, error) {
	var olds []Entry
	if e.Kind == Dir {
		var err error
		if olds, err = a.snap.Dir(e); err != nil {
			return nil, err
		}
	}
	out := make([]Entry, 0, len(olds)+len(edits))
	for len(edits) > 0 {
		name, _, _ := strings.Cut(edits[0].path[len(prefix):], "/")
		path := prefix + name
		n := 1
		for n < len(edits) && strings.HasPrefix(edits[n].path, path+"/") {
			n++
		}
		for len(olds) > 0 && olds[0].Name < name {
			out, olds = append(out, olds[0]), olds[1:]
		}
		var old Entry
		if len(olds) > 0 && olds[0].Name == name {
			old, olds = olds[0], olds[1:]
		}
		now, err := a.entry(path, name, old, edits[:n])
		if err != nil {
			return nil, err
		}
		if now.Name != "" {
			out = append(out, now)
		}
		edits = edits[n:]
	}
	return append(out, olds...), nil
}

// entry gives what stands at path after edits of it and of what is below it. An
// entry without name is nothing there.
func (a applying) entry(path, name string, old Entry, edits []edit) (Entry, error) {
	now := old
	if e := edits[0]; e.path == path {
		if !e.fits(old) {
			return Entry{}, conflict(path)
		}
		now = Entry{}
		if !e.remove {
			now = e.change.Entry()
			now.Name = name
		}
		edits = edits[1:]
	}
	if len(edits) == 0 && old.Kind == Dir && now.Kind == Dir && old.Name != "" {
		now.Hash, now.Size, now.Count = old.Hash, old.Size, old.Count
		return now, nil
	}
	if now.Kind != Dir && old.Kind != Dir {
		if len(edits) > 0 {
			return Entry{}, conflict(edits[0].path)
		}
		return now, nil
	}
	children, err := a.dir(path+"/", old, edits)
	if err != nil {
		return Entry{}, err
	}
	if now.Kind == Dir && now.Name != "" {
		return storeDir(a.w, now, children)
	}
	if len(children) > 0 {
		return Entry{}, conflict(path + "/" + children[0].Name)
	}
	return now, nil
}
