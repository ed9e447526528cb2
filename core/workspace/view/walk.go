package view

import (
	"strings"

	"ambit/core/errno"
)

// Bounds of Linux: PATH_MAX without its NUL, NAME_MAX, MAXSYMLINKS.
const (
	maxPath  = 4095
	maxName  = 255
	maxLinks = 40
)

// lastPart is what the final element of a path was.
type lastPart uint8

const (
	lastName lastPart = iota
	lastDot
	lastDotDot
	lastRoot
)

// location is where a path leads.
type location struct {
	dir   *inode // holds name; nil unless last is lastName
	name  string
	node  *inode // nil if the name does not exist, or not for this call
	slash bool   // the path ended in a slash
	last  lastPart
}

// place is the mount that decides on a location, and the path below it.
func (l location) place() (*mount, string) {
	if l.node != nil && (l.dir == nil || l.node.mount != l.dir.mount) {
		return l.node.mount, l.node.rel()
	}
	return l.dir.mount, join(l.dir.rel(), l.name)
}

// following says what walk does with a final symbolic link.
type following uint8

const (
	followLink following = iota
	keepLink             // unless a slash stands behind it
	nameOnly             // never: the name itself is made, moved or removed
	createLink           // as followLink, for O_CREAT: no slash may stand behind the name
)

func followIf(b bool) following {
	if b {
		return followLink
	}
	return keepLink
}

// walk resolves path (path_resolution(7)). A final name that does not exist is no
// error. It changes nothing but what is loaded, and charges nothing.
func (f *FS) walk(path string, follow following) (location, error) {
	switch {
	case path == "" || path[0] != '/':
		return location{}, errno.ENOENT
	case len(path) > maxPath:
		return location{}, errno.ENAMETOOLONG
	case strings.IndexByte(path, 0) >= 0:
		return location{}, errno.EINVAL
	}
	cur, rest, links := f.root, path, 0
	last := lastRoot
	for {
		rest = strings.TrimLeft(rest, "/")
		if rest == "" {
			return location{node: cur, slash: true, last: last}, nil
		}
		name, tail := rest, ""
		if i := strings.IndexByte(rest, '/'); i >= 0 {
			name, tail = rest[:i], rest[i:]
		}
		f.debt++
		if !cur.allows(permExec) {
			return location{}, errno.EACCES
		}
		final := strings.Trim(tail, "/") == ""
		switch {
		case name == ".":
			last = lastDot
		case name == "..":
			cur, last = cur.parent, lastDotDot
		case len(name) > maxName:
			return location{}, errno.ENAMETOOLONG
		default:
			last = lastName
		}
		if last != lastName {
			if final {
				return location{node: cur, slash: tail != "", last: last}, nil
			}
			rest = tail
			continue
		}
		child := cur.load()[name]
		l := location{dir: cur, name: name, node: child, slash: tail != ""}
		switch {
		case final && l.slash && follow == createLink:
			return location{}, errno.EISDIR
		case child == nil && final:
			return l, nil
		case child == nil:
			return location{}, errno.ENOENT
		case child.kind == Symlink && (!final || follow == followLink || follow == createLink || follow == keepLink && l.slash):
			if links++; links > maxLinks {
				return location{}, errno.ELOOP
			}
			if m, rel := l.place(); !m.mayRead(rel, child) {
				return location{}, errno.EACCES
			}
			rest = child.target + tail
			if child.target[0] == '/' {
				cur, last = f.root, lastRoot
			}
		case final && l.slash && child.kind != Dir && follow != nameOnly:
			return location{}, errno.ENOTDIR
		case final:
			return l, nil
		case child.kind != Dir:
			return location{}, errno.ENOTDIR
		default:
			cur, rest = child, tail
		}
	}
}

// find is walk for a path that must exist.
func (f *FS) find(path string, follow following) (location, error) {
	l, err := f.walk(path, follow)
	if err == nil && l.node == nil {
		err = errno.ENOENT
	}
	return l, err
}

// mayChange reports why a name cannot be made or removed at l.
func (f *FS) mayChange(l location) error {
	m, rel := l.place()
	if !l.dir.allows(permWrite|permExec) || !m.mayWrite(rel) {
		return errno.EACCES
	}
	return nil
}

// mayRemove reports why the name of l cannot be taken away: may_delete in the
// kernel.
func (f *FS) mayRemove(l location) error {
	if err := f.mayChange(l); err != nil {
		return err
	}
	if l.node == l.node.mount.root {
		return errno.EBUSY
	}
	if l.dir.mode&0o1000 != 0 && l.dir.uid != Agent && l.node.uid != Agent {
		return errno.EPERM
	}
	return nil
}

// RealPath resolves every link; the path must exist.
func (f *FS) RealPath(path string) (string, error) {
	f.charge(entryCost, path)
	l, err := f.find(path, followLink)
	if err != nil {
		return "", pathError("realpath", path, err)
	}
	if l.node.kind == Dir {
		return l.node.full(), nil
	}
	if dir := l.dir.full(); dir != "/" {
		return dir + "/" + l.name, nil
	}
	return "/" + l.name, nil
}
