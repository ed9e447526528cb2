package view

import (
	"slices"

	"ambit/core/workspace"
)

// inode is a file, directory, link, device or pipe.
type inode struct {
	mount *mount
	ino   uint64 // given out when it is first shown, so that gaps tell nothing
	kind  Kind
	mode  uint32
	uid   int
	nlink int  // names
	opens int  // open handles
	own   bool // made, or emptied, by this call

	mtime, atime, ctime int64

	// Of a directory: where it is, and what it holds. A directory of the snapshot
	// has nil children until they are looked at.
	parent   *inode
	name     string
	children map[string]*inode
	hidden   []workspace.Entry // what is not there for this call; loaded with children
	order    []string          // names of children in byte order; nil when outdated
	subdirs  int               // directories among children
	relPath  string            // below the mount, valid while relMoves is current
	relMoves int

	base    workspace.Entry // what the snapshot holds; for unread directories and unchanged files
	content content
	target  string
	device  DeviceFunc

	major, minor uint32 // of a device

	fill func() // makes the children of a lazy directory
}

// inodeBytes is the metered size of an inode that a call made.
const inodeBytes = 512

// newInode makes an inode of the agent that has no name yet.
func (m *mount) newInode(kind Kind, mode uint32) *inode {
	now := m.fs.now()
	n := &inode{mount: m, kind: kind, mode: mode & 0o7777, uid: Agent, mtime: now, atime: now, ctime: now, relMoves: -1}
	n.content.fs = m.fs
	return n
}

// fromEntry makes the inode of a snapshot's entry.
func (m *mount) fromEntry(e workspace.Entry) *inode {
	n := &inode{
		mount: m, mode: e.Mode, uid: Agent, nlink: 1,
		mtime: e.MTime, atime: e.MTime, ctime: e.MTime,
		base: e, target: e.Target, relMoves: -1,
	}
	switch e.Kind {
	case workspace.File:
		n.kind = File
		n.content = content{fs: m.fs, size: e.Size, base: e.Hash, baseLen: e.Size, snap: m.snap}
	case workspace.Dir:
		n.kind = Dir
	case workspace.Symlink:
		n.kind = Symlink
	}
	return n
}

// load gives the children of a directory, reading them from the snapshot the
// first time.
func (n *inode) load() map[string]*inode {
	if n.children != nil {
		return n.children
	}
	if fill := n.fill; fill != nil {
		n.fill, n.children = nil, map[string]*inode{}
		fill()
		return n.children
	}
	f := n.mount.fs
	entries, err := n.mount.snap.Dir(n.base)
	if err != nil {
		f.fail(err)
	}
	m, children := n.mount, make(map[string]*inode, len(entries))
	for _, e := range entries {
		if m.access != nil && !m.exists(join(n.rel(), e.Name), e.Kind == workspace.Dir) {
			n.hidden = append(n.hidden, e)
			continue
		}
		c := m.fromEntry(e)
		if c.kind == Dir {
			c.parent, c.name = n, e.Name
			n.subdirs++
		}
		children[e.Name] = c
	}
	f.debt += int64(len(children))
	n.children = children
	return children
}

// empty reports whether a directory holds nothing, hidden entries included.
func (n *inode) empty() bool { return len(n.load()) == 0 && len(n.hidden) == 0 }

// sorted loads a directory and gives the names it holds, in byte order. The caller
// does not change them.
func (n *inode) sorted() []string {
	if n.load(); n.order == nil {
		n.order = make([]string, 0, len(n.children))
		for name := range n.children {
			n.order = append(n.order, name)
		}
		slices.Sort(n.order)
	}
	return n.order
}

// attach gives c a name in directory n.
func (n *inode) attach(name string, c *inode) {
	n.load()[name] = c
	n.order = nil
	c.nlink++
	if c.kind == Dir {
		c.parent, c.name = n, name
		n.subdirs++
	}
	m := n.mount
	m.files++
	m.bytes += c.content.size
	m.dirty = true
}

// detach takes the name of c in directory n away.
func (n *inode) detach(name string, c *inode) {
	delete(n.load(), name)
	n.order = nil
	c.nlink--
	m := n.mount
	m.files--
	m.dirty = true
	if c.nlink > 0 || c.opens == 0 {
		m.bytes -= c.content.size
	}
	if c.kind == Dir {
		c.parent = nil
		n.subdirs--
	}
	c.release()
}

// release frees a file that has neither name nor handle.
func (n *inode) release() {
	if n.nlink > 0 || n.opens > 0 {
		return
	}
	n.content.truncate(0)
	if n.own {
		n.mount.fs.meter.Free(inodeBytes)
		n.own = false
	}
}

// names is how often the file counts for the mount's total.
func (n *inode) names() int64 { return int64(max(n.nlink, 1)) }

// number is the inode number.
func (n *inode) number() uint64 {
	if n.ino == 0 {
		n.ino = n.mount.fs.nextIno
		n.mount.fs.nextIno++
	}
	return n.ino
}

// rel is the path of a directory below its mount.
func (n *inode) rel() string {
	if n == n.mount.root {
		return "."
	}
	if f := n.mount.fs; n.relMoves != f.moves {
		n.relPath, n.relMoves = join(n.parent.rel(), n.name), f.moves
	}
	return n.relPath
}

func join(dir, name string) string {
	if dir == "." {
		return name
	}
	return dir + "/" + name
}

// full is the absolute path of a directory.
func (n *inode) full() string {
	if n.parent == n {
		return "/"
	}
	if p := n.parent.full(); p != "/" {
		return p + "/" + n.name
	}
	return "/" + n.name
}

// Permission bits, as the argument of FS.Access.
const (
	permExec  = 1
	permWrite = 2
	permRead  = 4
)

// allows reports whether the mode grants the agent all of want.
func (n *inode) allows(want uint32) bool {
	bits := n.mode
	if n.uid == Agent {
		bits >>= 6
	}
	return bits&want == want
}

// touch sets the times of a directory whose names changed. The time of one that
// may not be written stays, since the call has no authority to change it.
func (n *inode) touch() {
	if m := n.mount; m.access == nil || m.access.Write(n.rel()) {
		n.mtime = m.fs.now()
		n.ctime = n.mtime
	}
}
