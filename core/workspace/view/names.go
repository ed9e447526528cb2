package view

import (
	"strings"

	"ambit/core/errno"
	"ambit/core/fuel"
	"ambit/core/workspace"
)

// ReadDir lists a directory in byte order of names, without "." and "..".
func (f *FS) ReadDir(path string) ([]DirEntry, error) {
	f.charge(entryCost, path)
	l, err := f.find(path, followLink)
	switch {
	case err != nil:
	case l.node.kind != Dir:
		err = errno.ENOTDIR
	case !l.node.allows(permRead):
		err = errno.EACCES
	}
	if err != nil {
		return nil, pathError("open", path, err)
	}
	list := l.node.list()
	f.charge(int64(len(l.node.children))*fuel.Entry, "")
	return list, nil
}

// list gives the entries of a directory that a listing shows.
func (n *inode) list() []DirEntry {
	names := n.sorted()
	list := make([]DirEntry, 0, len(names))
	for _, name := range names {
		if c := n.children[name]; n.shows(name, c) {
			list = append(list, DirEntry{Name: name, Kind: c.kind, Ino: c.number()})
		}
	}
	return list
}

// vacant walks to a name that does not exist yet and may be made. dirs says
// whether the path may end in a slash.
func (f *FS) vacant(path string, dirs bool) (location, error) {
	l, err := f.walk(path, nameOnly)
	switch {
	case err != nil:
		return l, err
	case l.node != nil:
		return l, errno.EEXIST
	case l.slash && !dirs:
		return l, errno.ENOENT
	}
	return l, f.mayMake(l)
}

// mayMake reports why an inode cannot be made at l, where nothing is.
func (f *FS) mayMake(l location) error {
	if err := f.mayChange(l); err != nil {
		return err
	}
	m, rel := l.place()
	if !workspace.Fits(rel) { // through links and "..", names can be longer than paths
		return errno.ENAMETOOLONG
	}
	return m.roomForEntry()
}

// add makes an inode of the agent at a vacant location.
func (f *FS) add(l location, kind Kind, mode uint32) *inode {
	n := l.dir.mount.newInode(kind, mode)
	n.owned()
	l.dir.attach(l.name, n)
	l.dir.touch()
	return n
}

// Mkdir makes a directory.
func (f *FS) Mkdir(path string, perm uint32) error {
	f.charge(fuel.Open, path)
	l, err := f.vacant(path, true)
	if err != nil {
		return pathError("mkdir", path, err)
	}
	f.add(l, Dir, perm).children = map[string]*inode{}
	return nil
}

// Mkfifo makes a named pipe. A pipe in a workspace ends with the call, since a
// tree holds none.
func (f *FS) Mkfifo(path string, perm uint32) error {
	f.charge(fuel.Open, path)
	l, err := f.vacant(path, false)
	if err != nil {
		return pathError("mkfifo", path, err)
	}
	f.add(l, Fifo, perm)
	return nil
}

// Symlink makes a symbolic link at path that holds target.
func (f *FS) Symlink(target, path string) error {
	f.charge(fuel.Open, path)
	if target == "" {
		return pathError("symlink", path, errno.ENOENT)
	}
	if len(target) > maxPath {
		return pathError("symlink", path, errno.ENAMETOOLONG)
	}
	if strings.IndexByte(target, 0) >= 0 {
		return pathError("symlink", path, errno.EINVAL)
	}
	l, err := f.vacant(path, false)
	if err != nil {
		return pathError("symlink", path, err)
	}
	f.add(l, Symlink, 0o777).target = target
	return nil
}

// Readlink reads a symbolic link.
func (f *FS) Readlink(path string) (string, error) {
	f.charge(entryCost, path)
	l, err := f.find(path, keepLink)
	if err == nil {
		m, rel := l.place()
		switch {
		case l.node.kind != Symlink:
			err = errno.EINVAL
		case !m.mayRead(rel, l.node):
			err = errno.EACCES
		}
	}
	if err != nil {
		return "", pathError("readlink", path, err)
	}
	return l.node.target, nil
}

// Link makes a hard link. A final link is not followed. Since the new name gives
// the old content, the source must be readable and writable, and the new name
// writable.
func (f *FS) Link(from, to string) error {
	f.charge(fuel.Open, from)
	src, err := f.find(from, keepLink)
	if err != nil {
		return pathError("link", from, err)
	}
	dst, err := f.vacant(to, false)
	if err != nil {
		return pathError("link", to, err)
	}
	m, rel := src.place()
	switch {
	case m != dst.dir.mount:
		err = errno.EXDEV
	case src.node.kind == Dir:
		err = errno.EPERM
	case !m.mayRead(rel, src.node) || !m.mayWrite(rel):
		err = errno.EACCES
	case src.node.uid != Agent:
		err = errno.EPERM
	default:
		err = m.roomForBytes(src.node.content.size)
	}
	if err != nil {
		return pathError("link", to, err)
	}
	m.uses(rel, src.node)
	dst.dir.attach(dst.name, src.node)
	src.node.ctime = f.now()
	dst.dir.touch()
	return nil
}

// Unlink removes a name that is not a directory.
func (f *FS) Unlink(path string) error {
	f.charge(fuel.Open, path)
	l, err := f.find(path, nameOnly)
	switch {
	case err != nil:
	case l.last != lastName || l.slash && l.node.kind == Dir:
		err = errno.EISDIR
	case l.slash:
		err = errno.ENOTDIR
	default:
		if err = f.mayRemove(l); err == nil && l.node.kind == Dir {
			err = errno.EISDIR
		}
	}
	if err != nil {
		return pathError("unlink", path, err)
	}
	l.node.ctime = f.now()
	l.dir.detach(l.name, l.node)
	l.dir.touch()
	return nil
}

// Rmdir removes an empty directory. Entries that are not to be seen count.
func (f *FS) Rmdir(path string) error {
	f.charge(fuel.Open, path)
	l, err := f.find(path, nameOnly)
	switch {
	case err != nil:
	case l.last == lastDot:
		err = errno.EINVAL
	case l.last == lastDotDot:
		err = errno.ENOTEMPTY
	case l.last == lastRoot:
		err = errno.EBUSY
	default:
		err = f.mayRemove(l)
		switch {
		case err != nil:
		case l.node.kind != Dir:
			err = errno.ENOTDIR
		case !l.holdsNothing():
			err = errno.ENOTEMPTY
		}
	}
	if err != nil {
		return pathError("rmdir", path, err)
	}
	l.dir.detach(l.name, l.node)
	l.dir.touch()
	return nil
}

// holdsNothing reports whether the directory at l is empty, and all of it is shown.
func (l location) holdsNothing() bool {
	m, rel := l.place()
	return l.node.empty() && !m.keeps(rel)
}

// Rename moves a name as rename(2) does; between mounts it fails with EXDEV. A
// directory moves only if all below it may be read and written where it is and
// written where it goes.
func (f *FS) Rename(from, to string) error {
	f.charge(fuel.Open, from)
	src, err := f.walk(from, nameOnly)
	if err != nil {
		return pathError("rename", from, err)
	}
	dst, err := f.walk(to, nameOnly)
	if err != nil {
		return pathError("rename", to, err)
	}
	if err := f.rename(src, dst); err != nil {
		return pathError("rename", from, err)
	}
	return nil
}

func (f *FS) rename(src, dst location) error {
	switch {
	case src.last != lastName || dst.last != lastName:
		return errno.EBUSY
	case src.dir.mount != dst.dir.mount:
		return errno.EXDEV
	case src.node == nil:
		return errno.ENOENT
	}
	n, m := src.node, src.dir.mount
	switch {
	case n.kind != Dir && (src.slash || dst.slash):
		return errno.ENOTDIR
	case n.kind == Dir && within(n, dst.dir):
		return errno.EINVAL
	case dst.node != nil && dst.node.kind == Dir && within(dst.node, src.dir):
		return errno.ENOTEMPTY
	case dst.node == n:
		return nil
	}
	if err := f.mayRemove(src); err != nil {
		return err
	}
	if dst.node == nil {
		if err := f.mayChange(dst); err != nil {
			return err
		}
	} else if err := f.mayReplace(n, dst); err != nil {
		return err
	}
	if n.kind == Dir && src.dir != dst.dir && !n.allows(permWrite) {
		return errno.EACCES
	}
	_, fromRel := src.place()
	toRel := join(dst.dir.rel(), dst.name)
	if n.kind == Dir || m.access != nil {
		ok, fits := m.mayMove(n, fromRel, toRel)
		switch {
		case !ok:
			return errno.EACCES
		case !fits:
			return errno.ENAMETOOLONG
		}
	}
	if dst.node != nil && dst.node.kind == Dir && !dst.holdsNothing() {
		return errno.ENOTEMPTY
	}
	if m.access != nil {
		n.claim()
	}
	if dst.node != nil {
		dst.dir.detach(dst.name, dst.node)
	}
	n.nlink++ // keeps the file alive between its names
	src.dir.detach(src.name, n)
	dst.dir.attach(dst.name, n)
	n.nlink--
	f.moves++
	n.ctime = f.now()
	src.dir.touch()
	dst.dir.touch()
	return nil
}

// mayReplace reports why n cannot take the place of dst.
func (f *FS) mayReplace(n *inode, dst location) error {
	if err := f.mayRemove(dst); err != nil {
		return err
	}
	switch isDir := dst.node.kind == Dir; {
	case n.kind == Dir && !isDir:
		return errno.ENOTDIR
	case n.kind != Dir && isDir:
		return errno.EISDIR
	}
	return nil
}

// within reports whether dir is n or below it.
func within(n, dir *inode) bool {
	for ; dir != dir.parent; dir = dir.parent {
		if dir == n {
			return true
		}
	}
	return dir == n
}

// roomForEntry reports whether one more entry may be made.
func (m *mount) roomForEntry() error {
	if m.limits.Files > 0 && m.files >= int64(m.limits.Files) {
		return errno.ENOSPC
	}
	return nil
}

// roomForBytes reports whether the files may grow by n bytes in all.
func (m *mount) roomForBytes(n int64) error {
	if n > 0 && m.limits.Total > 0 && m.bytes+n > m.limits.Total {
		return errno.ENOSPC
	}
	return nil
}
