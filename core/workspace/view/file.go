package view

import (
	"io"
	"math"

	"ambit/core/errno"
)

// OpenFile is an open regular file or directory. Its offset is shared by all who
// hold it, as between file descriptors made by dup(2). It implements io.ReaderAt,
// io.WriterAt and io.Seeker beside Handle. Errors are errno.Errno.
type OpenFile struct {
	node   *inode
	name   string
	flags  int
	off    int64
	closed bool
}

func (n *inode) handle(name string, flags int) *OpenFile {
	n.opens++
	return &OpenFile{node: n, name: name, flags: flags}
}

func (h *OpenFile) readable() error {
	switch {
	case h.closed || h.flags&accessMode == WriteOnly:
		return errno.EBADF
	case h.node.kind == Dir:
		return errno.EISDIR
	}
	return nil
}

func (h *OpenFile) writable() error {
	if h.closed || h.flags&accessMode == ReadOnly {
		return errno.EBADF
	}
	return nil
}

// Read reads from the offset on. It returns io.EOF at the end of the file and
// EISDIR for a directory.
func (h *OpenFile) Read(p []byte) (int, error) {
	if err := h.readable(); err != nil {
		return 0, err
	}
	n := h.node.readAt(p, h.off)
	h.off += int64(n)
	h.node.mount.fs.chargeBytes(n)
	if n == 0 && len(p) > 0 {
		return 0, io.EOF
	}
	return n, nil
}

// ReadAt reads from off on, without moving the offset.
func (h *OpenFile) ReadAt(p []byte, off int64) (int, error) {
	if err := h.readable(); err != nil {
		return 0, err
	}
	if off < 0 {
		return 0, errno.EINVAL
	}
	n := h.node.readAt(p, off)
	h.node.mount.fs.chargeBytes(n)
	if n < len(p) {
		return n, io.EOF
	}
	return n, nil
}

// Write writes at the offset, or at the end of a file opened with Append. What
// does not fit is not written: EFBIG for the file's limit, ENOSPC for that of the
// workspace.
func (h *OpenFile) Write(p []byte) (int, error) {
	if err := h.writable(); err != nil {
		return 0, err
	}
	h.node.mount.fs.chargeBytes(len(p))
	if h.flags&Append != 0 {
		h.off = h.node.content.size
	}
	n, err := h.node.writeAt(p, h.off)
	h.off += int64(n)
	return n, err
}

// WriteAt writes at off, without moving the offset; with Append at the end, as
// pwrite(2) does on Linux.
func (h *OpenFile) WriteAt(p []byte, off int64) (int, error) {
	if err := h.writable(); err != nil {
		return 0, err
	}
	if off < 0 {
		return 0, errno.EINVAL
	}
	h.node.mount.fs.chargeBytes(len(p))
	if h.flags&Append != 0 {
		off = h.node.content.size
	}
	return h.node.writeAt(p, off)
}

// Seek moves the offset; it may lie behind the end.
func (h *OpenFile) Seek(offset int64, whence int) (int64, error) {
	base := int64(0)
	switch {
	case h.closed:
		return 0, errno.EBADF
	case whence == io.SeekCurrent:
		base = h.off
	case whence == io.SeekEnd:
		base = h.node.content.size
	case whence != io.SeekStart:
		return 0, errno.EINVAL
	}
	if offset > 0 && base > math.MaxInt64-offset || base+offset < 0 {
		return 0, errno.EINVAL
	}
	h.off = base + offset
	return h.off, nil
}

// Truncate sets the length of a file open for writing.
func (h *OpenFile) Truncate(size int64) error {
	switch {
	case h.closed:
		return errno.EBADF
	case size < 0 || h.flags&accessMode == ReadOnly:
		return errno.EINVAL
	}
	return h.node.resize(size)
}

// clear is O_TRUNC. The file is this call's own from then on.
func (h *OpenFile) clear() {
	// Shrinking to nothing passes no limit.
	_ = h.node.resize(0)
}

// Stat describes the file, also when it has no name any more.
func (h *OpenFile) Stat() (Info, error) {
	if h.closed {
		return Info{}, errno.EBADF
	}
	i := h.node.info(h.name)
	if n := h.node; n.kind == Dir && n.parent != nil {
		if m := n.mount; !m.mayRead(n.rel(), n) {
			i = m.fs.neutral(i)
		}
	}
	return i, nil
}

// Flags are those the file was opened with.
func (h *OpenFile) Flags() int { return h.flags }

// Close ends the use of the file. A file without a name is freed with its last
// handle.
func (h *OpenFile) Close() error {
	if h.closed {
		return errno.EBADF
	}
	h.closed = true
	n := h.node
	n.opens--
	if n.nlink == 0 && n.opens == 0 {
		n.mount.bytes -= n.content.size
	}
	n.release()
	return nil
}

// readAt reads content and sets the access time as a mount with relatime does.
func (n *inode) readAt(p []byte, off int64) int {
	k := n.content.readAt(p, off)
	const day = 24 * 60 * 60 * 1e9
	if now := n.mount.fs.now(); n.atime <= n.mtime || n.atime <= n.ctime || now-n.atime > day {
		n.atime = now
	}
	return k
}

// maxFile bounds a file without a limit, so that offsets cannot overflow.
const maxFile = 1 << 40

// room is the length up to which the file may grow, and the error behind it.
func (n *inode) room() (int64, error) {
	m := n.mount
	size, err := int64(maxFile), errno.EFBIG
	if m.limits.FileSize > 0 {
		size = m.limits.FileSize
	}
	if m.limits.Total > 0 {
		free := max(m.limits.Total-m.bytes, 0) / n.names()
		if most := n.content.size + free; most < size {
			size, err = most, errno.ENOSPC
		}
	}
	return size, err
}

func (n *inode) writeAt(p []byte, off int64) (int, error) {
	if len(p) == 0 {
		return 0, nil
	}
	var failure error
	if end := off + int64(len(p)); end > n.content.size || end < 0 {
		size, err := n.room()
		if size = max(size, n.content.size); off >= size {
			return 0, err
		}
		if end > size || end < 0 {
			p, failure = p[:size-off], err
		}
	}
	before := n.content.size
	defer func() { n.changed(before) }()
	n.content.writeAt(p, off)
	return len(p), failure
}

// resize sets the length. An empty file holds nothing of what was there before.
func (n *inode) resize(size int64) error {
	before := n.content.size
	if size > before {
		most, err := n.room()
		if size > most {
			return err
		}
	}
	n.content.truncate(size)
	n.changed(before)
	if size == 0 && n.mount.access != nil {
		n.atime = n.mtime // that of before may be one that was not to be seen
		n.owned()
	}
	return nil
}

// changed accounts for a changed content and sets the times. As in the kernel, the
// set-user-ID bit goes, and the set-group-ID bit of what the group may execute.
func (n *inode) changed(before int64) {
	m := n.mount
	n.mode &^= 0o4000
	if n.mode&0o010 != 0 {
		n.mode &^= 0o2000
	}
	m.bytes += (n.content.size - before) * n.names()
	m.dirty = true
	n.mtime = m.fs.now()
	n.ctime = n.mtime
}
