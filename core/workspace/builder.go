package workspace

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
)

// Limits bounds what a tree may become; zero means no limit.
type Limits struct {
	Total    int64 // bytes of all files
	FileSize int64 // bytes of one file
	Files    int   // entries of any kind
}

// ErrTooLarge is wrapped when a tree passes a limit.
var ErrTooLarge = errors.New("workspace limit exceeded")

// Check reports the limit that a tree with this root passes, except FileSize.
func (l Limits) Check(root Entry) error {
	if l.Files > 0 && root.Count > int64(l.Files) {
		return fmt.Errorf("%w: more than %d files", ErrTooLarge, l.Files)
	}
	if l.Total > 0 && root.Size > l.Total {
		return fmt.Errorf("%w: more than %d bytes in all", ErrTooLarge, l.Total)
	}
	return nil
}

// Builder makes a tree from entries that come in any order, as from an archive or a
// host directory. A later entry replaces an earlier one of the same path; one that
// is refused leaves nothing but the directories on its way. Content goes to the
// BlobWriter file by file.
//
//	b := workspace.NewBuilder(w, limits)
//	err := b.File("docs/a.txt", 0o644, mtime, r)
//	root, err := b.Finish()
type Builder struct {
	w      BlobWriter
	limits Limits
	root   *buildNode
}

type buildNode struct {
	Entry
	children map[string]*buildNode
	implied  bool // a parent of something, not given itself
}

// NewBuilder starts an empty tree whose root has mode 0755.
func NewBuilder(w BlobWriter, limits Limits) *Builder {
	return &Builder{w: w, limits: limits, root: newBuildDir(Entry{Kind: Dir, Mode: 0o755}, true)}
}

func newBuildDir(e Entry, implied bool) *buildNode {
	return &buildNode{Entry: e, children: map[string]*buildNode{}, implied: implied}
}

// Dir adds a directory; "." sets the attributes of the root. What it already holds
// stays.
func (b *Builder) Dir(path string, mode uint32, mtime int64) error {
	return b.Put(path, Entry{Kind: Dir, Mode: mode, MTime: mtime})
}

// Symlink adds a symbolic link.
func (b *Builder) Symlink(path, target string, mode uint32, mtime int64) error {
	return b.Put(path, Entry{Kind: Symlink, Mode: mode, MTime: mtime, Target: target})
}

// File adds a file and stores its content, which it reads to the end.
func (b *Builder) File(path string, mode uint32, mtime int64, content io.Reader) error {
	if b.limits.FileSize > 0 {
		content = io.LimitReader(content, b.limits.FileSize+1)
	}
	data, err := io.ReadAll(content)
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	e := Entry{Kind: File, Mode: mode, MTime: mtime, Size: int64(len(data)), Hash: Sum(data)}
	if err := b.Put(path, e); err != nil {
		return err
	}
	if len(data) == 0 {
		return nil
	}
	return b.w.PutBlob(e.Hash, data)
}

// Put adds an entry whose content, if it is a file, is stored already. Name, and
// for a directory Hash, Size and Count, are ignored.
func (b *Builder) Put(path string, e Entry) error {
	e = e.bare()
	if err := checkNode(e); err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	if b.limits.FileSize > 0 && e.Size > b.limits.FileSize {
		return fmt.Errorf("%w: %s is larger than %d bytes", ErrTooLarge, path, b.limits.FileSize)
	}
	if path == "." {
		if e.Kind != Dir {
			return fmt.Errorf("the root must be a directory, not a %s", e.Kind)
		}
		b.root.Mode, b.root.MTime, b.root.implied = e.Mode, e.MTime, false
		return nil
	}
	if err := CheckPath(path); err != nil {
		return err
	}
	dir := b.root
	added := newBuildDir(e, false)
	for rest := path; ; {
		name, tail, more := strings.Cut(rest, "/")
		old := dir.children[name]
		if more {
			switch {
			case old == nil:
				old = newBuildDir(Entry{Kind: Dir, Mode: 0o755, Name: name}, true)
				dir.children[name] = old
				b.root.Count++
			case old.Kind != Dir:
				return fmt.Errorf("%s: %s is in the way", path, old.Kind)
			}
			dir, rest = old, tail
			continue
		}
		added.Name = name
		total := b.root.Entry
		if old != nil {
			if old.Kind == Dir && e.Kind == Dir {
				added.children = old.children
			} else if len(old.children) > 0 {
				return fmt.Errorf("%s: a directory with entries is in the way", path)
			}
			total.Count, total.Size = total.Count-1, total.Size-old.Size
		}
		total.Count, total.Size = total.Count+1, total.Size+e.Size
		if err := checkNode(total); err != nil {
			return err
		}
		if err := b.limits.Check(total); err != nil {
			return err
		}
		dir.children[name] = added
		b.root.Entry = total
		return nil
	}
}

// Finish writes the directory objects and returns the root. Directories that were
// only implied by what is in them get mode 0755 and the latest mtime of that.
func (b *Builder) Finish() (Entry, error) {
	return b.finish(b.root)
}

func (b *Builder) finish(n *buildNode) (Entry, error) {
	entries := make([]Entry, 0, len(n.children))
	latest := int64(0)
	for _, name := range slices.Sorted(maps.Keys(n.children)) {
		c := n.children[name]
		e := c.Entry
		if c.Kind == Dir {
			var err error
			if e, err = b.finish(c); err != nil {
				return Entry{}, err
			}
		}
		latest = max(latest, e.MTime)
		entries = append(entries, e)
	}
	e := n.Entry
	if n.implied {
		e.MTime = latest
	}
	return storeDir(b.w, e, entries)
}
