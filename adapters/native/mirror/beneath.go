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
//
// The way to the directory that was entered last stays open, since a path is mostly near
// the one before: a tree of a thousand levels would otherwise cost a million steps.
// Close closes it.
type beneath struct {
	root *os.Root
	way  []level
}

// level is a directory on the way to the one that was entered last.
type level struct {
	name string
	dir  *os.Root // nil where the way is longer than maxOpen
}

// maxOpen is how many directories on the way stay open.
const maxOpen = 64

func (b *beneath) close() { b.cut(0) }

// cut closes the way beyond its first n levels.
func (b *beneath) cut(n int) {
	for _, l := range b.way[n:] {
		if l.dir != nil {
			l.dir.Close()
		}
	}
	b.way = b.way[:n]
}

// handle is the directory n levels down the way, nil if it is not open.
func (b *beneath) handle(n int) *os.Root {
	if n == 0 {
		return b.root
	}
	return b.way[n-1].dir
}

// still reports whether the directory n levels down the way is open and stands where it
// was entered.
func (b *beneath) still(n int) bool {
	if n == 0 {
		return true
	}
	dir, above := b.handle(n), b.handle(n-1)
	if dir == nil || above == nil {
		return false
	}
	seen, err := above.Lstat(b.way[n-1].name)
	if err != nil {
		return false
	}
	opened, err := dir.Stat(".")
	return err == nil && os.SameFile(seen, opened)
}

// enter opens the directory dir, "." for the root itself. It stays open until the next
// call.
func (b *beneath) enter(dir string) (*os.Root, error) {
	var names []string
	if dir != "." {
		names = strings.Split(dir, "/")
	}
	common := 0
	for common < min(len(names), len(b.way)) && names[common] == b.way[common].name {
		common++
	}
	if !b.still(common) {
		common = 0
	}
	b.cut(common)
	for n, name := range names[common:] {
		next, err := step(b.handle(common+n), name)
		if err != nil {
			return nil, err
		}
		b.way = append(b.way, level{name, next})
		if old := len(b.way) - 1 - maxOpen; old >= 0 && b.way[old].dir != nil {
			b.way[old].dir.Close()
			b.way[old].dir = nil
		}
	}
	return b.handle(len(names)), nil
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
	opened, err := next.Stat(".")
	if err == nil && !os.SameFile(seen, opened) {
		err = fail
	}
	if err != nil {
		next.Close()
		return nil, err
	}
	return next, nil
}

// at does something to an entry in the directory that holds it.
func (b *beneath) at(path string, do func(dir *os.Root, name string) error) error {
	parent := parentOf(path)
	dir, err := b.enter(parent)
	if err != nil {
		return err
	}
	if parent == "." {
		return do(dir, path)
	}
	return do(dir, path[len(parent)+1:])
}

func (b *beneath) Lstat(path string) (info os.FileInfo, err error) {
	err = b.at(path, func(dir *os.Root, name string) (err error) {
		info, err = dir.Lstat(name)
		return err
	})
	return info, err
}

// OpenFile opens an entry that is no link.
func (b *beneath) OpenFile(path string, flag int, perm os.FileMode) (f *os.File, err error) {
	err = b.at(path, func(dir *os.Root, name string) (err error) {
		f, err = dir.OpenFile(name, flag|syscall.O_NOFOLLOW|syscall.O_NONBLOCK, perm)
		return err
	})
	return f, err
}

func (b *beneath) Readlink(path string) (target string, err error) {
	err = b.at(path, func(dir *os.Root, name string) (err error) {
		target, err = dir.Readlink(name)
		return err
	})
	return target, err
}

func (b *beneath) Remove(path string) error {
	return b.at(path, func(dir *os.Root, name string) error { return dir.Remove(name) })
}

func (b *beneath) Mkdir(path string, mode os.FileMode) error {
	return b.at(path, func(dir *os.Root, name string) error { return dir.Mkdir(name, mode) })
}

func (b *beneath) Symlink(target, path string) error {
	return b.at(path, func(dir *os.Root, name string) error { return dir.Symlink(target, name) })
}

// Rename gives an entry another name in the same directory.
func (b *beneath) Rename(path, to string) error {
	return b.at(path, func(dir *os.Root, name string) error { return dir.Rename(name, to[strings.LastIndexByte(to, '/')+1:]) })
}

func (b *beneath) Chmod(path string, mode os.FileMode) error {
	return b.at(path, func(dir *os.Root, name string) error { return dir.Chmod(name, mode) })
}

func (b *beneath) Chtimes(path string, at time.Time) error {
	return b.at(path, func(dir *os.Root, name string) error { return dir.Chtimes(name, at, at) })
}
