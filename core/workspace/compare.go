package workspace

import (
	"path"
	"slices"
	"strings"
)

// Compare finds what leads from one tree to another. Equal subtrees are not read.
func Compare(before, after *Snapshot) (Delta, error) {
	c := comparison{before: before, after: after}
	if err := c.dirs("", before.Root, after.Root); err != nil {
		return nil, err
	}
	slices.SortFunc(c.delta, func(a, b Change) int { return strings.Compare(a.Path, b.Path) })
	return joinRenames(c.delta), nil
}

type comparison struct {
	before, after *Snapshot
	delta         Delta
}

// dirs compares two directories; one that is not a directory counts as empty.
func (c *comparison) dirs(prefix string, a, b Entry) error {
	if a.Kind == Dir && b.Kind == Dir && a.Hash == b.Hash {
		return nil
	}
	var olds, news []Entry
	var err error
	if a.Kind == Dir {
		if olds, err = c.before.Dir(a); err != nil {
			return err
		}
	}
	if b.Kind == Dir {
		if news, err = c.after.Dir(b); err != nil {
			return err
		}
	}
	none := Entry{}
	for len(olds) > 0 || len(news) > 0 {
		old, now := none, none
		if len(news) == 0 || len(olds) > 0 && olds[0].Name <= news[0].Name {
			old = olds[0]
		}
		if len(olds) == 0 || len(news) > 0 && news[0].Name <= olds[0].Name {
			now = news[0]
		}
		if old != none {
			olds = olds[1:]
		}
		if now != none {
			news = news[1:]
		}
		path := prefix + old.Name
		if old == none {
			path = prefix + now.Name
		}
		if !Fits(path) {
			return tooLong(path)
		}
		c.entry(path, old, now)
		if old.Kind == Dir || now.Kind == Dir {
			if err := c.dirs(path+"/", old, now); err != nil {
				return err
			}
		}
	}
	return nil
}

// entry notes the change of one path. An entry without name is nothing there.
func (c *comparison) entry(path string, old, now Entry) {
	var ch Change
	a, b := old.bare(), now.bare()
	switch {
	case now.Name == "":
		ch = changeOf(Delete, path, old)
	case old.Name == "":
		ch = changeOf(Add, path, now)
	case a == b:
		return
	case sameContent(a, b):
		ch = changeOf(Meta, path, now)
	default:
		ch = changeOf(Modify, path, now)
	}
	ch.Was = a.Hash // zero unless it was a file
	c.delta = append(c.delta, ch)
}

// joinRenames joins files that were deleted with files that were added and hold
// the same. Of several, one with the same last name is taken first, then in order.
// Empty files are not worth it.
func joinRenames(d Delta) Delta {
	deleted := map[Hash][]int{}
	for i, c := range d {
		if c.Op == Delete && c.Kind == File && c.Size > 0 {
			deleted[c.Hash] = append(deleted[c.Hash], i)
		}
	}
	if len(deleted) == 0 {
		return d
	}
	gone := make([]bool, len(d))
	join := func(i, k int) {
		from := deleted[d[i].Hash]
		d[i].Op, d[i].From, d[i].Was = Rename, d[from[k]].Path, d[i].Hash
		gone[from[k]] = true
		deleted[d[i].Hash] = slices.Delete(from, k, k+1)
	}
	for _, mustMatch := range []bool{true, false} {
		for i, c := range d {
			if c.Op != Add || c.Kind != File {
				continue
			}
			k := slices.IndexFunc(deleted[c.Hash], func(k int) bool {
				return !mustMatch || path.Base(d[k].Path) == path.Base(c.Path)
			})
			if k >= 0 {
				join(i, k)
			}
		}
	}
	out := d[:0]
	for i, c := range d {
		if !gone[i] {
			out = append(out, c)
		}
	}
	return out
}
