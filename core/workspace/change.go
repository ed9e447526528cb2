package workspace

import (
	"errors"
	"fmt"
)

// Op is what happened to a path.
type Op uint8

// The operations of a delta.
const (
	Add    Op = iota // the path did not exist
	Modify           // content, kind or link target differ
	Meta             // only mode or mtime differ
	Delete           // the path is gone
	Rename           // the file at From moved here, perhaps with other mode or mtime
)

var opNames = [...]string{"add", "modify", "meta", "delete", "rename"}

func (o Op) String() string {
	if int(o) < len(opNames) {
		return opNames[o]
	}
	return fmt.Sprintf("op(%d)", uint8(o))
}

// ParseOp is the inverse of Op.String.
func ParseOp(s string) (Op, bool) {
	for i, name := range opNames {
		if s == name {
			return Op(i), true
		}
	}
	return 0, false
}

// Change is one line of a Delta: what a path is afterwards. For Delete, Kind, Mode,
// MTime, Size, Hash and Target describe what was there. Those of a directory say
// nothing of what is in it: that stands in changes of its own.
type Change struct {
	Op     Op
	Path   string // relative, slash-separated, clean
	From   string // of a Rename
	Kind   Kind
	Mode   uint32
	MTime  int64 // nanoseconds since the Unix epoch
	Size   int64
	Hash   Hash // of a file's content; zero for other kinds
	Target string
	// Was is the hash of the file that stood at Path (at From for a Rename) before,
	// zero if there was none. An import compares it with what it finds.
	Was Hash
}

// Delta is a set of changes in canonical order: byte order of Path. A path occurs
// once. A directory comes before what it holds, since a prefix sorts first.
//
// A delta is a function of the trees before and after (Compare), so the same change
// of the same tree always has the same delta. A Rename joins a file that is gone
// with one that is new and holds the same; a renamed directory is a Delete, an Add
// and a change for each entry in it. Mode and mtime of the root are not part of a
// tree and occur in no delta.
type Delta []Change

// Entry is what stands at the path afterwards, without name; for a Delete, what
// stood there.
func (c Change) Entry() Entry {
	return Entry{Kind: c.Kind, Mode: c.Mode, MTime: c.MTime, Size: c.Size, Hash: c.Hash, Target: c.Target}
}

// changeOf is the change that leaves e at path.
func changeOf(op Op, path string, e Entry) Change {
	e = e.bare()
	return Change{Op: op, Path: path, Kind: e.Kind, Mode: e.Mode, MTime: e.MTime, Size: e.Size, Hash: e.Hash, Target: e.Target}
}

// bare is e without its name and, if it is a directory, without its content.
func (e Entry) bare() Entry {
	e.Name = ""
	if e.Kind == Dir {
		e.Hash, e.Size, e.Count = Hash{}, 0, 0
	}
	return e
}

// sameContent reports whether two bare entries differ in mode and mtime at most.
func sameContent(a, b Entry) bool {
	a.Mode, a.MTime = b.Mode, b.MTime
	return a == b
}

// Check reports why d is not a delta: its order, a path, or an entry that does not
// fit its Op. Whether it fits a tree, Apply finds out.
func (d Delta) Check() error {
	for i, c := range d {
		if i > 0 && d[i-1].Path >= c.Path {
			return fmt.Errorf("delta: %.80q and %.80q are not in order", d[i-1].Path, c.Path)
		}
		if err := c.check(); err != nil {
			return fmt.Errorf("delta: %s of %.80q: %w", c.Op, c.Path, err)
		}
	}
	return nil
}

func (c Change) check() error {
	if int(c.Op) >= len(opNames) {
		return errors.New("unknown operation")
	}
	if err := CheckPath(c.Path); err != nil {
		return err
	}
	if (c.From != "") != (c.Op == Rename) {
		return errors.New("only a rename has an origin, and each has")
	}
	if c.From != "" {
		if err := CheckPath(c.From); err != nil {
			return err
		}
	}
	e := c.Entry()
	if e != e.bare() {
		return errors.New("a directory has no size or hash of its own")
	}
	if err := checkNode(e); err != nil {
		return err
	}
	ok := true
	switch file := c.Kind == File; c.Op {
	case Add:
		ok = c.Was.IsZero()
	case Modify:
		ok = !file || c.Was != c.Hash
	case Meta, Delete:
		ok = c.Was == c.Hash
	case Rename:
		ok = file && c.Was == c.Hash && c.Path != c.From
	}
	if !ok {
		return errors.New("the hashes before and after do not fit the operation")
	}
	return nil
}

// ComparePaths orders paths as Walk visits them: parents first, siblings by the
// bytes of their names.
func ComparePaths(a, b string) int {
	for i := range min(len(a), len(b)) {
		switch x, y := a[i], b[i]; {
		case x == y:
		case x == '/' || y != '/' && x < y:
			return -1
		default:
			return 1
		}
	}
	return len(a) - len(b)
}
