package mirror

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"slices"
	"strings"
	"syscall"

	"ambit/core/authority"
	"ambit/core/workspace"
)

// Scan implements actors.Mirror.
func (m *Mirror) Scan(_ string, base *workspace.Snapshot, w workspace.BlobWriter) (workspace.Entry, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	root, err := os.OpenRoot(m.dir)
	if err != nil {
		return workspace.Entry{}, fmt.Errorf("workspace directory: %w", err)
	}
	defer root.Close()
	old := m.load()
	s := &scan{opt: &m.opt, old: old, fresh: map[string]indexed{}, under: &beneath{root: root}}
	defer s.under.close()
	if err := s.dir(root, ""); err != nil {
		return workspace.Entry{}, err
	}
	m.left = s.left
	if err := m.fence(s); err != nil {
		return workspace.Entry{}, fmt.Errorf("policy document: %w", err)
	}
	tree := base.Root
	if !s.same(base) {
		b := workspace.NewBuilder(w, m.opt.Limits)
		if tree, err = s.build(b, base); err != nil {
			return workspace.Entry{}, err
		}
		tree.Mode, tree.MTime = base.Root.Mode, base.Root.MTime
	}
	m.scanned = &scanned{s.fresh, s.changed || len(s.fresh) != len(old.files)}
	return tree, nil
}

// scanned is what a scan found, until the ledger has it.
type scanned struct {
	files   map[string]indexed
	changed bool // it differs from the index
}

// found is one entry of the directory.
type found struct {
	path   string
	kind   workspace.Kind
	stamp  stamp
	target string
	hash   workspace.Hash // of a file whose stat proves it unchanged
}

type scan struct {
	opt     *Options
	old     *index
	fresh   map[string]indexed
	found   []found
	left    []LeftOut
	kept    int // of left, those that the policy does not ignore
	total   int64
	changed bool // the index must be written

	governed []string // policy documents of directories with a ledger of their own
	under    *beneath
	inside   string   // the directory that a file was read from last
	handle   *os.Root // on it; nil for none
}

// dir collects the entries below a directory. Nothing is followed: links are read as
// links, and a directory is entered through a handle on its parent.
func (s *scan) dir(root *os.Root, prefix string) error {
	f, err := root.Open(".")
	if err != nil {
		return err
	}
	names, err := f.Readdirnames(-1)
	f.Close()
	if prefix != "" && missing(err) {
		return nil // it went away since it was entered
	}
	if err != nil {
		return fmt.Errorf("list %s: %w", display(prefix), err)
	}
	slices.Sort(names)
	for _, name := range names {
		path := prefix + name
		if strings.HasPrefix(name, authority.ImportPrefix) {
			// The directory is locked: an import that was cut off left it.
			root.Remove(name)
			continue
		}
		if s.opt.Ignore(path) {
			s.left = append(s.left, LeftOut{path, "ignored by policy", true})
			if name == authority.StateDir && prefix != "" {
				s.governed = append(s.governed, prefix+PolicyName)
			}
			continue
		}
		info, err := root.Lstat(name)
		if errors.Is(err, fs.ErrNotExist) {
			continue // it went away since the directory was listed
		}
		if err != nil {
			return fmt.Errorf("stat %s: %w", path, err)
		}
		if err := s.entry(root, path, name, info); err != nil {
			return err
		}
		if s.opt.Limits.Files > 0 && len(s.found)+s.kept > s.opt.Limits.Files {
			return fmt.Errorf("%w: the directory holds more than %d files (raise limits.files, or list directories in the store's `ignore`)", workspace.ErrTooLarge, s.opt.Limits.Files)
		}
	}
	return nil
}

func display(prefix string) string {
	if prefix == "" {
		return "."
	}
	return strings.TrimSuffix(prefix, "/")
}

func (s *scan) leave(path, reason string) {
	s.left = append(s.left, LeftOut{Path: path, Reason: reason})
	s.kept++
}

func (s *scan) entry(root *os.Root, path, name string, info os.FileInfo) error {
	st := stampOf(info)
	if err := workspace.CheckPath(path); err != nil {
		s.leave(path, err.Error())
		return nil
	}
	switch {
	case info.IsDir():
		s.found = append(s.found, found{path: path, kind: workspace.Dir, stamp: st})
		sub, err := step(root, name)
		if missing(err) {
			s.found = s.found[:len(s.found)-1]
			return nil // it went away, or was replaced, since it was looked at
		}
		if errors.Is(err, fs.ErrPermission) {
			s.found = s.found[:len(s.found)-1]
			s.leave(path, "permission denied")
			return nil
		}
		if err != nil {
			return fmt.Errorf("open %s: %w", path, err)
		}
		defer sub.Close()
		return s.dir(sub, path+"/")
	case info.Mode()&fs.ModeSymlink != 0:
		target, err := root.Readlink(name)
		if missing(err) || errors.Is(err, syscall.EINVAL) {
			return nil // it went away, or was replaced, since it was looked at
		}
		if err != nil {
			return fmt.Errorf("read link %s: %w", path, err)
		}
		s.found = append(s.found, found{path: path, kind: workspace.Symlink, stamp: st, target: target})
	case info.Mode().IsRegular():
		if s.opt.Limits.FileSize > 0 && st.Size > s.opt.Limits.FileSize {
			s.leave(path, fmt.Sprintf("larger than %d bytes", s.opt.Limits.FileSize))
			return nil
		}
		f := found{path: path, kind: workspace.File, stamp: st}
		if was, ok := s.old.files[path]; ok && was.Stamp == st {
			f.hash = was.Hash
			s.fresh[path] = was
		}
		s.found = append(s.found, f)
		if s.total += st.Size; s.opt.Limits.Total > 0 && s.total > s.opt.Limits.Total {
			return fmt.Errorf("%w: the directory holds more than %d bytes (raise limits.workspaceBytes, or list directories in the store's `ignore`)", workspace.ErrTooLarge, s.opt.Limits.Total)
		}
	default:
		s.leave(path, "neither file, directory nor symbolic link")
	}
	return nil
}

// same reports whether the stats alone prove that the directory holds the base tree.
func (s *scan) same(base *workspace.Snapshot) bool {
	if int64(len(s.found)) != base.Root.Count {
		return false
	}
	i := 0
	same := true
	err := base.Walk(func(path string, e workspace.Entry) error {
		if path == "." || path == "" || !same {
			return nil
		}
		if i >= len(s.found) {
			same = false
			return nil
		}
		f := &s.found[i]
		i++
		same = f.path == path && f.kind == e.Kind && f.target == e.Target &&
			(e.Kind == workspace.Symlink || f.mode() == e.Mode && f.stamp.MTime == e.MTime) && (e.Kind != workspace.File || f.hash == e.Hash && f.stamp.Size == e.Size)
		return nil
	})
	return err == nil && same && i == len(s.found)
}

func (f *found) mode() uint32 { return f.stamp.Mode & 0o7777 }

// build makes the tree of what was found, reading the files whose stat says nothing.
func (s *scan) build(b *workspace.Builder, base *workspace.Snapshot) (workspace.Entry, error) {
	for i := range s.found {
		f := &s.found[i]
		var err error
		switch {
		case f.kind == workspace.Dir:
			err = b.Dir(f.path, f.mode(), f.stamp.MTime)
		case f.kind == workspace.Symlink:
			err = b.Symlink(f.path, f.target, 0o777, s.linkTime(base, f))
		case !f.hash.IsZero() && s.holds(base, f):
			err = b.Put(f.path, workspace.Entry{Kind: workspace.File, Mode: f.mode(), MTime: f.stamp.MTime, Size: f.stamp.Size, Hash: f.hash})
		default:
			err = s.file(b, f)
		}
		if err != nil {
			return workspace.Entry{}, fmt.Errorf("%s: %w", f.path, err)
		}
	}
	return b.Finish()
}

// linkTime is the mtime of a link: that of the tree while the target is the same,
// since an import cannot set it on the host.
func (s *scan) linkTime(base *workspace.Snapshot, f *found) int64 {
	if e, err := base.Lookup(f.path); err == nil && e.Kind == workspace.Symlink && e.Target == f.target {
		return e.MTime
	}
	return f.stamp.MTime
}

// holds reports whether the base tree has the file's content, so that its blob need
// not be stored again.
func (s *scan) holds(base *workspace.Snapshot, f *found) bool {
	e, err := base.Lookup(f.path)
	return err == nil && e.Kind == workspace.File && e.Hash == f.hash
}

// open opens a file to read. Files come directory by directory, so the last one's stays
// open.
func (s *scan) open(path string) (*os.File, error) {
	parent := parentOf(path)
	if s.handle == nil || s.inside != parent {
		s.handle = nil
		dir, err := s.under.enter(parent)
		if err != nil {
			return nil, err
		}
		s.inside, s.handle = parent, dir
	}
	return s.handle.OpenFile(path[strings.LastIndexByte(path, '/')+1:], os.O_RDONLY|syscall.O_NOFOLLOW|syscall.O_NONBLOCK, 0)
}

// file reads one file into the tree. A file that changes while it is read enters as
// what was read; the next scan sees it changed again.
func (s *scan) file(b *workspace.Builder, f *found) error {
	s.changed = true
	h, err := s.open(f.path)
	if missing(err) || errors.Is(err, syscall.ELOOP) {
		return nil
	}
	if errors.Is(err, fs.ErrPermission) {
		s.leave(f.path, "permission denied")
		return nil
	}
	if err != nil {
		return err
	}
	defer h.Close()
	info, err := h.Stat()
	if err != nil {
		return err
	}
	if !info.Mode().IsRegular() {
		return nil
	}
	sum := newSummer()
	if err := b.File(f.path, f.mode(), f.stamp.MTime, io.TeeReader(h, sum)); err != nil {
		return err
	}
	if stampOf(info) == f.stamp {
		s.fresh[f.path] = indexed{f.stamp, sum.hash()}
	}
	return nil
}
