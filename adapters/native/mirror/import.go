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
	"ambit/core/authority"
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
	im := &importer{root: &beneath{root: dir}, ignore: m.apart, index: m.load(), snap: &workspace.Snapshot{Root: root, Blobs: blobs}, diverged: map[string]bool{}, touched: map[string]bool{}}
	defer im.root.close()
	if err := im.run(delta); err != nil {
		return nil, full(err)
	}
	return im.list, m.write(run, root)
}

// apart reports whether an import leaves a path alone, whatever the ledger says of it:
// it is no part of the workspace, or it governs calls.
func (m *Mirror) apart(path string) bool {
	if m.opt.Ignore(path) {
		return true
	}
	for _, f := range m.fences {
		if f.Governs && (strings.EqualFold(f.Path, path) || len(path) > len(f.Path) && path[len(f.Path)] == '/' && strings.EqualFold(f.Path, path[:len(f.Path)])) {
			return true
		}
	}
	return false
}

type importer struct {
	root     *beneath
	ignore   func(path string) bool
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
		if im.ignore(r.path) {
			continue
		}
		if err := im.remove(r.path, r.change); err != nil {
			return fmt.Errorf("import %s: %w", r.path, err)
		}
	}
	for _, c := range delta {
		if c.Op == workspace.Delete || im.diverged[c.Path] {
			continue
		}
		if im.ignore(c.Path) {
			// As of files that the API put there: they are not the workspace's on a host.
			im.diverge(c.Path)
			continue
		}
		err := im.place(c)
		if refused(err) {
			im.diverge(c.Path)
			continue
		}
		if err != nil {
			return fmt.Errorf("import %s: %w", c.Path, err)
		}
	}
	for _, c := range delta {
		if c.Kind == workspace.Dir && c.Op != workspace.Delete && !im.diverged[c.Path] {
			im.touched[c.Path] = true
		}
	}
	return im.finishDirs()
}

// finishDirs gives directories the attributes that the tree says, after their entries
// were written, and makes both durable; deepest first, since a mode may close the way
// to those below.
func (im *importer) finishDirs() error {
	dirs := slices.Sorted(maps.Keys(im.touched))
	for _, dir := range slices.Backward(dirs) {
		if err := im.finishDir(dir); err != nil {
			return fmt.Errorf("import %s: %w", dir, err)
		}
	}
	return nil
}

func (im *importer) finishDir(dir string) error {
	if info, err := im.root.Lstat(dir); err != nil || !info.IsDir() {
		return nil // it went away with what was in it
	}
	f, err := im.root.OpenFile(dir, os.O_RDONLY, 0)
	if errors.Is(err, fs.ErrPermission) {
		return nil // nothing could be changed in it either
	}
	if err != nil {
		return err
	}
	defer f.Close()
	e, err := im.snap.Lookup(dir)
	if err != nil && !errors.Is(err, workspace.ErrNotExist) {
		return err
	}
	if err == nil && dir != "." && e.Kind == workspace.Dir {
		if err := im.attributes(dir, e.Mode, e.MTime); err != nil {
			return err
		}
	}
	return f.Sync()
}

func (im *importer) diverge(path string) {
	if !im.diverged[path] {
		im.diverged[path] = true
		im.list = append(im.list, path)
	}
}

// refused reports whether the host says no to one path, for reasons that trying again
// does not change. The path then stays as it is, and the next scan takes it over. Other
// errors, such as a full disk, end the import, to be finished later.
func refused(err error) bool {
	for _, e := range []error{syscall.EACCES, syscall.EPERM, syscall.EROFS, syscall.EBUSY, syscall.ETXTBSY, syscall.ENOTEMPTY, syscall.EEXIST,
		syscall.EISDIR, syscall.ENOTDIR, syscall.ENOENT, syscall.ELOOP, syscall.ENAMETOOLONG, syscall.EINVAL, syscall.EILSEQ} {
		if errors.Is(err, e) {
			return true
		}
	}
	return false
}

// change does something to the entry at path. A parent directory that is read-only for
// its own user is opened meanwhile, as scripts open it that change its mode and back;
// finishDirs closes it.
func (im *importer) change(path string, do func() error) error {
	err := do()
	parent := parentOf(path)
	if !errors.Is(err, fs.ErrPermission) || parent == "." {
		return err
	}
	info, serr := im.root.Lstat(parent)
	if serr != nil || !info.IsDir() || info.Mode()&0o700 == 0o700 || im.root.Chmod(parent, info.Mode().Perm()|0o700) != nil {
		return err
	}
	im.touched[parent] = true
	return do()
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
	f, err := im.root.OpenFile(path, os.O_RDONLY, 0)
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
	info, err := im.root.Lstat(path)
	switch {
	case missing(err):
		im.touch(path)
		return nil
	case refused(err):
		im.diverge(path)
		return nil
	case err != nil:
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
	err = im.change(path, func() error { return im.root.Remove(path) })
	if refused(err) {
		// As of a directory that holds something which is not part of the workspace.
		im.diverge(path)
		return nil
	}
	if err != nil {
		return err
	}
	delete(im.index.files, path)
	im.touch(path)
	return nil
}

func (im *importer) touch(path string) { im.touched[parentOf(path)] = true }

func parentOf(path string) string {
	if i := strings.LastIndexByte(path, '/'); i >= 0 {
		return path[:i]
	}
	return "."
}

// place makes path what the change says, if it still is what the change found.
func (im *importer) place(c workspace.Change) error {
	info, err := im.root.Lstat(c.Path)
	exists := err == nil
	if err != nil && !missing(err) {
		return err
	}
	if errors.Is(err, syscall.ENOTDIR) {
		im.diverge(c.Path)
		return nil
	}
	if c.Op == workspace.Meta && (!exists || kindOf(info) != c.Kind) {
		im.diverge(c.Path) // it has other attributes, of what is not there any more
		return nil
	}
	switch c.Kind {
	case workspace.Dir:
		return im.makeDir(c, info)
	case workspace.Symlink:
		if exists && info.Mode()&fs.ModeSymlink != 0 {
			if target, err := im.root.Readlink(c.Path); err == nil && target == c.Target {
				im.touch(c.Path)
				return nil
			}
		}
	case workspace.File:
		if exists && im.holds(c.Path, info, c.Hash) {
			if shared(info) && (uint32(info.Mode().Perm()) != c.Mode&0o777 || info.ModTime().UnixNano() != c.MTime) {
				im.touch(c.Path)
				return im.write(c)
			}
			return im.settleFile(c)
		}
	}
	if exists && !im.replaceable(c, info) {
		im.diverge(c.Path)
		return nil
	}
	if exists && info.IsDir() {
		if err := im.change(c.Path, func() error { return im.root.Remove(c.Path) }); err != nil {
			return err
		}
	}
	if err := im.parents(c.Path); err != nil {
		return err
	}
	im.touch(c.Path)
	if c.Kind == workspace.Symlink {
		return im.link(c)
	}
	return im.write(c)
}

// kindOf is the kind of what stands on the host; a fifo or device is none.
func kindOf(info os.FileInfo) workspace.Kind {
	switch {
	case info.IsDir():
		return workspace.Dir
	case info.Mode()&fs.ModeSymlink != 0:
		return workspace.Symlink
	}
	return workspace.File
}

// shared reports whether a file has other names, perhaps outside the directory. What
// happens to it here must not happen to those: it is replaced, never changed.
func shared(info os.FileInfo) bool {
	st, ok := info.Sys().(*syscall.Stat_t)
	return ok && st.Nlink > 1
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
		im.touch(c.Path)
		return nil
	case info != nil && !im.replaceable(c, info):
		im.diverge(c.Path)
		return nil
	case info != nil:
		if err := im.change(c.Path, func() error { return im.root.Remove(c.Path) }); err != nil {
			return err
		}
		delete(im.index.files, c.Path)
	}
	if err := im.parents(c.Path); err != nil {
		return err
	}
	im.touch(c.Path)
	// Writable until its entries are in; the mode follows at the end.
	return im.change(c.Path, func() error { return im.root.Mkdir(c.Path, 0o700) })
}

// parents makes the directories above path that are missing, as when a directory was
// deleted outside meanwhile.
func (im *importer) parents(path string) error {
	parent := parentOf(path)
	if parent == "." {
		return nil
	}
	if info, err := im.root.Lstat(parent); err == nil && info.IsDir() {
		return nil
	}
	if err := im.parents(parent); err != nil {
		return err
	}
	im.touch(parent)
	return im.change(parent, func() error { return im.root.Mkdir(parent, 0o755) })
}

func tempName(path string) string {
	dir, name := "", path
	if i := strings.LastIndexByte(path, '/'); i >= 0 {
		dir, name = path[:i+1], path[i+1:]
	}
	sum := workspace.Sum([]byte(name))
	return fmt.Sprintf("%s%s%x", dir, authority.ImportPrefix, sum[:8])
}

func (im *importer) link(c workspace.Change) error {
	tmp := tempName(c.Path)
	im.root.Remove(tmp)
	if err := im.change(c.Path, func() error { return im.root.Symlink(c.Target, tmp) }); err != nil {
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
	var f *os.File
	if err := im.change(c.Path, func() (err error) {
		f, err = im.root.OpenFile(tmp, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
		return err
	}); err != nil {
		return err
	}
	defer func() {
		if err != nil {
			im.root.Remove(tmp)
		}
	}()
	_, err = io.Copy(f, im.snap.Content(c.Entry()))
	if err == nil {
		err = im.attributes(tmp, c.Mode, c.MTime)
	}
	if err == nil {
		err = f.Sync()
	}
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	if err != nil {
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

// settleFile gives a file that has its content the attributes, durably.
func (im *importer) settleFile(c workspace.Change) error {
	// A handle from before the mode may forbid to open it.
	f, err := im.root.OpenFile(c.Path, os.O_RDONLY, 0)
	if err == nil {
		defer f.Close()
	}
	if err := im.attributes(c.Path, c.Mode, c.MTime); err != nil {
		return err
	}
	// Its name may stem from an import that was cut off before the directory was durable.
	im.touch(c.Path)
	if err != nil {
		return nil
	}
	return f.Sync()
}

func (im *importer) attributes(path string, mode uint32, mtime int64) error {
	// Set-user-ID and its like mean something to the host's kernel: they stay inside.
	if err := im.root.Chmod(path, fs.FileMode(mode&0o777)); err != nil {
		return err
	}
	t := time.Unix(0, mtime)
	if err := im.root.Chtimes(path, t); err != nil {
		return err
	}
	if was, ok := im.index.files[path]; ok {
		if info, err := im.root.Lstat(path); err == nil {
			im.index.files[path] = indexed{stampOf(info), was.Hash}
		}
	}
	return nil
}
