package view

import (
	"math"
	"strings"
	"time"

	"ambit/core/errno"
	"ambit/core/fuel"
)

const entryCost = fuel.Entry

// dirSize is what a directory reports as its size, as ext4 does.
const dirSize = 4096

// Stat describes path after following links.
func (f *FS) Stat(path string) (Info, error) { return f.stat("stat", path, true) }

// Lstat describes path itself.
func (f *FS) Lstat(path string) (Info, error) { return f.stat("lstat", path, false) }

func (f *FS) stat(op, path string, follow bool) (Info, error) {
	f.charge(entryCost, path)
	if h, ok := f.descriptor(path); ok {
		info, err := h.Stat()
		if err != nil {
			return Info{}, pathError(op, path, err)
		}
		info.Name = path[strings.LastIndexByte(path, '/')+1:]
		return info, nil
	}
	l, err := f.find(path, followIf(follow))
	if err != nil {
		return Info{}, pathError(op, path, err)
	}
	name := l.name
	if l.dir == nil {
		name = l.node.name
	}
	info := l.node.info(name)
	if m, rel := l.place(); !m.mayRead(rel, l.node) {
		info = f.neutral(info)
	}
	return info, nil
}

// info describes an inode.
func (n *inode) info(name string) Info {
	i := Info{
		Name: name, Kind: n.kind, Mode: n.mode, Ino: n.number(), Dev: n.mount.dev,
		MTime: clock(n.mtime), ATime: clock(n.atime), CTime: clock(n.ctime),
		Nlink: n.nlink, UID: n.uid, GID: n.uid,
	}
	switch n.kind {
	case File:
		i.Size = n.content.size
	case Device:
		i.Major, i.Minor = n.major, n.minor
	case Symlink:
		i.Size, i.Target = int64(len(n.target)), n.target
	case Dir:
		i.Size, i.Nlink = dirSize, 0
		if n.parent != nil {
			n.load()
			i.Nlink = 2 + n.subdirs
		}
	}
	return i
}

// shows reports whether a listing of directory n shows its entry c.
func (n *inode) shows(name string, c *inode) bool {
	return n.mount.access == nil || c.mount != n.mount || n.mount.listed(join(n.rel(), name), c)
}

// neutral hides what was there before the call: all but kind, mode and identity.
// The mode shows in what can be opened anyway.
func (f *FS) neutral(i Info) Info {
	start := f.meter.Start()
	i.MTime, i.ATime, i.CTime = start, start, start
	i.Target, i.Nlink = "", 1
	if i.Kind == Dir {
		i.Nlink = 2
	} else {
		i.Size = 0
	}
	return i
}

// Access checks permission: 4 read, 2 write, 1 execute or search, 0 existence.
func (f *FS) Access(path string, mode int) error {
	f.charge(entryCost, path)
	l, err := f.find(path, followLink)
	if err == nil && !f.permits(l, uint32(mode)) {
		err = errno.EACCES
	}
	if err != nil {
		return pathError("access", path, err)
	}
	return nil
}

// permits reports whether mode bits and authority both give want. A directory may
// be searched and listed as far as it exists; what it shows is decided by name.
func (f *FS) permits(l location, want uint32) bool {
	m, rel := l.place()
	return l.node.allows(want) &&
		(want&(permRead|permExec) == 0 || l.node.kind == Dir || m.mayRead(rel, l.node)) &&
		(want&permWrite == 0 || m.mayWrite(rel))
}

// mayAlter reports why the attributes of l cannot be set.
func (f *FS) mayAlter(l location) error {
	m, rel := l.place()
	switch {
	case !m.mayWrite(rel):
		return errno.EACCES
	case l.node.uid != Agent:
		return errno.EPERM
	}
	return nil
}

// Chmod sets permission bits, following links.
func (f *FS) Chmod(path string, mode uint32) error {
	f.charge(entryCost, path)
	l, err := f.find(path, followLink)
	if err == nil {
		err = f.mayAlter(l)
	}
	if err != nil {
		return pathError("chmod", path, err)
	}
	l.node.mode = mode & 0o7777
	l.node.ctime = f.now()
	l.node.mount.dirty = true
	return nil
}

// Chtimes sets access and modification time; follow says whether a final link is
// followed. Times outside the years 1678 to 2262 become the nearest that fits.
func (f *FS) Chtimes(path string, atime, mtime time.Time, follow bool) error {
	f.charge(entryCost, path)
	l, err := f.find(path, followIf(follow))
	if err == nil {
		err = f.mayAlter(l)
	}
	if err != nil {
		return pathError("utimensat", path, err)
	}
	l.node.atime, l.node.mtime = nanos(atime), nanos(mtime)
	l.node.ctime = f.now()
	l.node.mount.dirty = true
	return nil
}

// nanos is t in nanoseconds since the epoch, or the nearest that fits.
func nanos(t time.Time) int64 {
	switch s := t.Unix(); {
	case s >= math.MaxInt64/int64(time.Second):
		return math.MaxInt64
	case s <= math.MinInt64/int64(time.Second):
		return math.MinInt64
	}
	return t.UnixNano()
}
