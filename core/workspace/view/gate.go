package view

import "ambit/core/workspace"

// The decisions on a mounted snapshot. rel is the path below the mount, without
// links; n is what stands there.

func (m *mount) mayRead(rel string, n *inode) bool {
	return m.access == nil || n != nil && n.own || m.access.Read(rel)
}

func (m *mount) mayWrite(rel string) bool {
	return m.access == nil || m.access.Write(rel)
}

// keeps reports whether a directory holds something that is not to be seen, and would
// go with it.
func (m *mount) keeps(rel string) bool {
	k, ok := m.access.(Keeper)
	return ok && k.Keeps(rel)
}

// uses tells a Watcher that a file is about to be read or moved, unless this call made it.
func (m *mount) uses(rel string, n *inode) {
	if w, ok := m.access.(Watcher); ok && n.kind == File && !n.own {
		w.Uses(rel)
	}
}

// exists reports whether an entry of the snapshot can be known to be there. The
// others get no inode: nothing that a call does can reach, move or remove them, and
// since the directories above them cannot be moved either, they stay what they are.
func (m *mount) exists(rel string, dir bool) bool {
	return m.access.Read(rel) || m.access.Write(rel) || dir && m.access.Traverse(rel)
}

// listed reports whether a directory listing shows the name. What only Write
// makes exist is not listed, unless something below is.
func (m *mount) listed(rel string, n *inode) bool {
	if m.mayRead(rel, n) || n == m.root {
		return true
	}
	if n.kind != Dir || !m.access.Traverse(rel) {
		return false
	}
	if !m.access.Write(rel) {
		return true
	}
	names := n.sorted()
	m.fs.debt += int64(len(names))
	for _, name := range names {
		c := n.children[name]
		if c.mount != m || m.listed(join(rel, name), c) {
			return true
		}
	}
	return false
}

// mayMove reports whether everything from a directory down may be read and written
// where it is and written where it goes, and whether its paths there fit.
func (m *mount) mayMove(n *inode, from, to string) (ok, fits bool) {
	if m.access != nil && !(m.mayRead(from, n) && m.mayWrite(from) && m.mayWrite(to)) {
		return false, false
	}
	fits = workspace.Fits(to)
	if n.kind != Dir {
		m.uses(from, n)
		return true, fits
	}
	names := n.sorted()
	m.fs.debt += int64(len(names))
	if len(n.hidden) > 0 || m.keeps(from) {
		return false, false
	}
	for _, name := range names {
		c := n.children[name]
		if c.mount != m {
			return false, false
		}
		ok, below := m.mayMove(c, join(from, name), join(to, name))
		if !ok {
			return false, false
		}
		fits = fits && below
	}
	return true, fits
}

// claim makes a moved tree this call's own: all of it was readable.
func (n *inode) claim() {
	n.owned()
	for _, c := range n.children {
		c.claim()
	}
}

// owned marks n as made by this call.
func (n *inode) owned() {
	if !n.own {
		n.mount.fs.meter.Alloc(inodeBytes)
		n.own = true
	}
}
