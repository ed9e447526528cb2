package view

import (
	"ambit/core/errno"
	"ambit/core/fuel"
)

// Open opens path; perm applies to a file that Create makes. A regular file or a
// directory gives an *OpenFile.
func (f *FS) Open(path string, flags int, perm uint32) (Handle, error) {
	f.charge(fuel.Open, path)
	if h, ok := f.descriptor(path); ok {
		return borrowed{h}, nil
	}
	h, err := f.open(path, flags, perm)
	if err != nil {
		return nil, pathError("open", path, err)
	}
	return h, nil
}

func (f *FS) open(path string, flags int, perm uint32) (Handle, error) {
	follow := followLink
	switch {
	case flags&Create != 0 && flags&(Exclusive|NoFollow) != 0:
		follow = nameOnly
	case flags&NoFollow != 0:
		follow = keepLink
	case flags&Create != 0:
		follow = createLink
	}
	l, err := f.walk(path, follow)
	if err != nil {
		return nil, err
	}
	if flags&Create != 0 && l.slash && l.last == lastName {
		return nil, errno.EISDIR
	}
	if l.node == nil {
		return f.openNew(l, flags, perm)
	}
	if flags&Create != 0 && flags&Exclusive != 0 {
		return nil, errno.EEXIST
	}
	n := l.node
	switch {
	case flags&Directory != 0 && n.kind != Dir:
		return nil, errno.ENOTDIR
	case n.kind == Symlink:
		return nil, errno.ELOOP
	case n.kind == Dir && (flags&(accessMode|Create|Truncate) != 0):
		return nil, errno.EISDIR
	}
	if err := f.mayOpen(l, flags); err != nil {
		return nil, err
	}
	switch n.kind {
	case Device:
		return n.device(flags)
	case Fifo:
		if f.fifo == nil {
			return nil, errno.ENXIO
		}
		return f.fifo(n.number(), n.info(l.name), flags)
	}
	name := l.name
	if l.dir == nil {
		name = n.name
	}
	h := n.handle(name, flags)
	if flags&Truncate != 0 {
		h.clear()
	}
	return h, nil
}

// openNew makes the file that Create asks for.
func (f *FS) openNew(l location, flags int, perm uint32) (Handle, error) {
	switch {
	case flags&Create == 0:
		return nil, errno.ENOENT
	case flags&Directory != 0:
		return nil, errno.EINVAL
	}
	if err := f.mayMake(l); err != nil {
		return nil, err
	}
	return f.add(l, File, perm).handle(l.name, flags), nil
}

// mayOpen reports why an existing file cannot be opened with flags. What a file
// held before the call and may not be read may only be replaced as a whole.
func (f *FS) mayOpen(l location, flags int) error {
	want := uint32(permRead)
	switch flags & accessMode {
	case WriteOnly:
		want = permWrite
	case ReadWrite:
		want = permRead | permWrite
	}
	if flags&Truncate != 0 {
		want |= permWrite
	}
	m, rel := l.place()
	if flags&Truncate != 0 && l.node.kind == File {
		if !l.node.allows(want) || !m.mayWrite(rel) {
			return errno.EACCES
		}
		return nil
	}
	if !f.permits(l, want) || l.node.kind == File && !m.mayRead(rel, l.node) {
		return errno.EACCES
	}
	if want&permRead != 0 {
		m.uses(rel, l.node)
	}
	return nil
}

// Truncate sets a file's length.
func (f *FS) Truncate(path string, size int64) error {
	f.charge(fuel.Open, path)
	l, err := f.find(path, followLink)
	switch {
	case err != nil:
	case size < 0:
		err = errno.EINVAL
	case l.node.kind == Dir:
		err = errno.EISDIR
	case l.node.kind != File:
		err = errno.EINVAL
	default:
		flags := WriteOnly
		if size == 0 {
			flags |= Truncate
		}
		if err = f.mayOpen(l, flags); err == nil {
			err = l.node.resize(size)
		}
	}
	if err != nil {
		return pathError("truncate", path, err)
	}
	return nil
}
