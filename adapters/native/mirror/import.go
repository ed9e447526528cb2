package mirror

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"hash"
	"io"
	"io/fs"
	"maps"
	"os"
	"slices"
	"strings"
	"syscall"
	"time"

	"ambit/actors"
	"ambit/core/workspace"
)

// summer hashes what is written to it.
type summer struct{ hash.Hash }

func newSummer() summer { return summer{sha256.New()} }

func (s summer) hash() (h workspace.Hash) {
	s.Sum(h[:0])
	return h
}

// Import implements actors.Mirror. It may be cut off at any point and run again: a
// change that is done already is recognised, and files become visible whole.
func (m *Mirror) Import(_ string, run actors.RunID, root workspace.Entry, delta workspace.Delta, blobs workspace.Blobs) ([]string, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	dir, err := os.OpenRoot(m.dir)
	if err != nil {
		return nil, fmt.Errorf("workspace directory: %w", err)
	}
	defer dir.Close()
	im := &importer{root: dir, index: m.load(), snap: &workspace.Snapshot{Root: root, Blobs: blobs}, diverged: map[string]bool{}, touched: map[string]bool{}}
	if err := im.run(delta); err != nil {
		return nil, err
	}
	im.index.run, im.index.root = run.String(), root
	if err := im.index.write(m.state); err != nil {
		return nil, fmt.Errorf("write the index of %s: %w", m.dir, err)
	}
	return im.list, nil
}

type importer struct {
	root     *os.Root
	index    *index
	snap     *workspace.Snapshot
	diverged map[string]bool
	list     []string
	touched  map[string]bool // directories whose entries changed
}

// run carries out the changes: what goes away first, deepest paths first, then what
// comes, parents first, then the attributes of directories.
func (im *importer) run(delta workspace.Delta) error {
	var gone []removal
	for _, c := range delta {
		switch c.Op {
		case workspace.Delete:
			gone = append(gone, removal{c.Path, c})
		case workspace.Rename:
			gone = append(gone, removal{c.From, c})
		}
	}
	slices.SortFunc(gone, func(a, b removal) int { return strings.Compare(b.path, a.path) })
	for _, r := range gone {
		if err := im.remove(r.path, r.change); err != nil {
			return fmt.Errorf("import %s: %w", r.path, err)
		}
	}
	for _, c := range delta {
		if c.Op == workspace.Delete || im.diverged[c.Path] {
			continue
		}
		if err := im.place(c); err != nil {
			return fmt.Errorf("import %s: %w", c.Path, err)
		}
	}
	if err := im.syncDirs(); err != nil {
		return err
	}
	for _, c := range delta {
		if c.Kind == workspace.Dir && c.Op != workspace.Delete && !im.diverged[c.Path] {
			im.touched[c.Path] = true
		}
	}
	return im.restoreDirs()
}

// restoreDirs gives directories the attributes that the tree says, after their
// entries were written; deepest first, since a mode may close the way to those below.
func (im *importer) restoreDirs() error {
	dirs := slices.Sorted(maps.Keys(im.touched))
	for _, dir := range slices.Backward(dirs) {
		e, err := im.snap.Lookup(dir)
		if dir == "." || errors.Is(err, workspace.ErrNotExist) {
			continue
		}
		if err != nil {
			return err
		}
		if info, err := im.stat(dir); err != nil || !info.IsDir() || e.Kind != workspace.Dir {
			continue
		}
		if err := im.attributes(dir, e.Mode, e.MTime); err != nil {
			return fmt.Errorf("import %s: %w", dir, err)
		}
	}
	return nil
}

func (im *importer) diverge(path string) {
	if !im.diverged[path] {
		im.diverged[path] = true
		im.list = append(im.list, path)
	}
}

// stat looks at a path whose parents must be real directories of the workspace.
func (im *importer) stat(path string) (os.FileInfo, error) {
	for i, c := range []byte(path) {
		if c != '/' {
			continue
		}
		info, err := im.root.Lstat(path[:i])
		if err != nil {
			return nil, err
		}
		if !info.IsDir() {
			return nil, syscall.ENOTDIR
		}
	}
	return im.root.Lstat(path)
}

func missing(err error) bool {
	return errors.Is(err, fs.ErrNotExist) || errors.Is(err, syscall.ENOTDIR)
}

// holds reports whether the path holds a file of that hash now.
func (im *importer) holds(path string, info os.FileInfo, want workspace.Hash) bool {
	if !info.Mode().IsRegular() {
		return false
	}
	if was, ok := im.index.files[path]; ok && was.Stamp == stampOf(info) {
		return was.Hash == want
	}
	f, err := im.root.OpenFile(path, os.O_RDONLY|syscall.O_NOFOLLOW|syscall.O_NONBLOCK, 0)
	if err != nil {
		return false
	}
	defer f.Close()
	sum := newSummer()
	if _, err := io.Copy(sum, f); err != nil {
		return false
	}
	return sum.hash() == want
}

// removal is a path that a change deletes or moves from.
type removal struct {
	path   string
	change workspace.Change
}

// remove takes a path away, if it still is what the change found there.
func (im *importer) remove(path string, c workspace.Change) error {
	info, err := im.stat(path)
	if missing(err) {
		return nil
	}
	if err != nil {
		return err
	}
	fits := false
	switch {
	case c.Op == workspace.Rename || c.Kind == workspace.File:
		fits = im.holds(path, info, c.Was)
	case c.Kind == workspace.Dir:
		fits = info.IsDir()
	case c.Kind == workspace.Symlink:
		target, err := im.root.Readlink(path)
		fits = err == nil && target == c.Target
	}
	if !fits {
		im.diverge(path)
		return nil
	}
	err = im.root.Remove(path)
	if errors.Is(err, syscall.ENOTEMPTY) || errors.Is(err, syscall.EEXIST) {
		// Something that is not part of the workspace, or came meanwhile, is in it.
		im.diverge(path)
		return nil
	}
	delete(im.index.files, path)
	im.touch(path)
	return err
}

func (im *importer) touch(path string) {
	parent := "."
	if i := strings.LastIndexByte(path, '/'); i >= 0 {
		parent = path[:i]
	}
	im.touched[parent] = true
}

// place makes path what the change says, if it still is what the change found.
func (im *importer) place(c workspace.Change) error {
	info, err := im.stat(c.Path)
	exists := err == nil
	if err != nil && !missing(err) {
		return err
	}
	if errors.Is(err, syscall.ENOTDIR) {
		im.diverge(c.Path)
		return nil
	}
	switch c.Kind {
	case workspace.Dir:
		return im.makeDir(c, info)
	case workspace.Symlink:
		if exists && info.Mode()&fs.ModeSymlink != 0 {
			if target, err := im.root.Readlink(c.Path); err == nil && target == c.Target {
				return nil
			}
		}
	case workspace.File:
		if exists && im.holds(c.Path, info, c.Hash) {
			return im.attributes(c.Path, c.Mode, c.MTime)
		}
	}
	if exists && !im.replaceable(c, info) {
		im.diverge(c.Path)
		return nil
	}
	if exists && info.IsDir() {
		if err := im.root.Remove(c.Path); err != nil {
			im.diverge(c.Path)
			return nil
		}
	}
	if err := im.parents(c.Path); err != nil {
		im.diverge(c.Path)
		return nil
	}
	im.touch(c.Path)
	if c.Kind == workspace.Symlink {
		return im.link(c)
	}
	return im.write(c)
}

// replaceable reports whether what stands at the path is what the change replaces.
func (im *importer) replaceable(c workspace.Change, info os.FileInfo) bool {
	switch {
	case c.Op == workspace.Add, c.Op == workspace.Rename:
		return false
	case !c.Was.IsZero():
		return im.holds(c.Path, info, c.Was)
	}
	// A link or directory stood there; its own state is not in the delta.
	return !info.Mode().IsRegular()
}

func (im *importer) makeDir(c workspace.Change, info os.FileInfo) error {
	switch {
	case info != nil && info.IsDir():
		return nil
	case info != nil && !im.replaceable(c, info):
		im.diverge(c.Path)
		return nil
	case info != nil:
		if err := im.root.Remove(c.Path); err != nil {
			return err
		}
		delete(im.index.files, c.Path)
	}
	if err := im.parents(c.Path); err != nil {
		im.diverge(c.Path)
		return nil
	}
	im.touch(c.Path)
	// Writable until its entries are in; the mode follows at the end.
	return im.root.Mkdir(c.Path, 0o700)
}

// parents makes the directories above path that are missing, as when a directory was
// deleted outside meanwhile.
func (im *importer) parents(path string) error {
	i := strings.LastIndexByte(path, '/')
	if i < 0 {
		return nil
	}
	return im.root.MkdirAll(path[:i], 0o755)
}

func tempName(path string) string {
	dir, name := "", path
	if i := strings.LastIndexByte(path, '/'); i >= 0 {
		dir, name = path[:i+1], path[i+1:]
	}
	sum := workspace.Sum([]byte(name))
	return fmt.Sprintf("%s%s%x", dir, tempPrefix, sum[:8])
}

func (im *importer) link(c workspace.Change) error {
	tmp := tempName(c.Path)
	im.root.Remove(tmp)
	if err := im.root.Symlink(c.Target, tmp); err != nil {
		return err
	}
	if err := im.root.Rename(tmp, c.Path); err != nil {
		im.root.Remove(tmp)
		return err
	}
	delete(im.index.files, c.Path)
	return nil
}

// write puts the content beside the path, makes it durable, and renames it.
func (im *importer) write(c workspace.Change) (err error) {
	tmp := tempName(c.Path)
	im.root.Remove(tmp)
	f, err := im.root.OpenFile(tmp, os.O_WRONLY|os.O_CREATE|os.O_EXCL|syscall.O_NOFOLLOW, 0o600)
	if errors.Is(err, fs.ErrPermission) {
		im.diverge(c.Path)
		return nil
	}
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			im.root.Remove(tmp)
		}
	}()
	_, err = io.Copy(f, im.snap.Content(c.Entry()))
	if err == nil {
		err = f.Sync()
	}
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	if err != nil {
		return err
	}
	if err := im.attributes(tmp, c.Mode, c.MTime); err != nil {
		return err
	}
	if err := im.root.Rename(tmp, c.Path); err != nil {
		return err
	}
	info, err := im.root.Lstat(c.Path)
	if err == nil {
		im.index.files[c.Path] = indexed{stampOf(info), c.Hash}
	}
	return err
}

func (im *importer) attributes(path string, mode uint32, mtime int64) error {
	// Set-user-ID and its like mean something to the host's kernel: they stay inside.
	if err := im.root.Chmod(path, fs.FileMode(mode&0o777)); err != nil {
		return err
	}
	t := time.Unix(0, mtime)
	if err := im.root.Chtimes(path, t, t); err != nil {
		return err
	}
	if was, ok := im.index.files[path]; ok {
		if info, err := im.root.Lstat(path); err == nil {
			im.index.files[path] = indexed{stampOf(info), was.Hash}
		}
	}
	return nil
}

// syncDirs makes the names durable that were added or removed.
func (im *importer) syncDirs() error {
	for dir := range im.touched {
		if info, err := im.stat(dir); err != nil || !info.IsDir() {
			continue // it went away with what was in it
		}
		f, err := im.root.Open(dir)
		if err != nil {
			return err
		}
		err = f.Sync()
		f.Close()
		if err != nil {
			return fmt.Errorf("sync %s: %w", dir, err)
		}
	}
	return nil
}
