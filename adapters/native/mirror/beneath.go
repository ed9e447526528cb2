package mirror

import (
	"os"
	"strings"
	"syscall"
	"time"
)

// beneath does to paths below a directory what os.Root does, but takes no symbolic link
// on the way: os.Root keeps to the directory and follows links inside it, so that
// somebody who swaps a directory for a link to .git while files are brought could have
// them written there. Each directory is entered through a handle on the one above and
// must be the one that was seen there. A link on the way is ENOTDIR.
type beneath struct{ root *os.Root }

// enter opens the directory dir, "." for the root itself. The caller closes it.
func (b beneath) enter(dir string) (*os.Root, error) {
	cur, err := b.root.OpenRoot(".")
	if err != nil || dir == "." {
		return cur, err
	}
	for name := range strings.SplitSeq(dir, "/") {
		next, err := step(cur, name)
		cur.Close()
		if err != nil {
			return nil, err
		}
		cur = next
	}
	return cur, nil
}

// step opens a directory in another one.
func step(dir *os.Root, name string) (*os.Root, error) {
	seen, err := dir.Lstat(name)
	if err != nil {
		return nil, err
	}
	fail := &os.PathError{Op: "enter", Path: name, Err: syscall.ENOTDIR}
	if !seen.IsDir() {
		return nil, fail
	}
	next, err := dir.OpenRoot(name)
	if err != nil {
		return nil, err
	}
	if opened, err := next.Stat("."); err != nil || !os.SameFile(seen, opened) {
		next.Close()
		return nil, fail
	}
	return next, nil
}

// at does something to an entry in the directory that holds it.
func (b beneath) at(path string, do func(dir *os.Root, name string) error) error {
	parent := parentOf(path)
	dir, err := b.enter(parent)
	if err != nil {
		return err
	}
	defer dir.Close()
	if parent == "." {
		return do(dir, path)
	}
	return do(dir, path[len(parent)+1:])
}

func (b beneath) Lstat(path string) (info os.FileInfo, err error) {
	err = b.at(path, func(dir *os.Root, name string) (err error) {
		info, err = dir.Lstat(name)
		return err
	})
	return info, err
}

// OpenFile opens an entry that is no link.
func (b beneath) OpenFile(path string, flag int, perm os.FileMode) (f *os.File, err error) {
	err = b.at(path, func(dir *os.Root, name string) (err error) {
		f, err = dir.OpenFile(name, flag|syscall.O_NOFOLLOW|syscall.O_NONBLOCK, perm)
		return err
	})
	return f, err
}

func (b beneath) Readlink(path string) (target string, err error) {
	err = b.at(path, func(dir *os.Root, name string) (err error) {
		target, err = dir.Readlink(name)
		return err
	})
	return target, err
}

func (b beneath) Remove(path string) error {
	return b.at(path, func(dir *os.Root, name string) error { return dir.Remove(name) })
}

func (b beneath) Mkdir(path string, mode os.FileMode) error {
	return b.at(path, func(dir *os.Root, name string) error { return dir.Mkdir(name, mode) })
}

func (b beneath) Symlink(target, path string) error {
	return b.at(path, func(dir *os.Root, name string) error { return dir.Symlink(target, name) })
}

// Rename gives an entry another name in the same directory.
func (b beneath) Rename(path, to string) error {
	return b.at(path, func(dir *os.Root, name string) error { return dir.Rename(name, to[strings.LastIndexByte(to, '/')+1:]) })
}

func (b beneath) Chmod(path string, mode os.FileMode) error {
	return b.at(path, func(dir *os.Root, name string) error { return dir.Chmod(name, mode) })
}

func (b beneath) Chtimes(path string, at time.Time) error {
	return b.at(path, func(dir *os.Root, name string) error { return dir.Chtimes(name, at, at) })
}
