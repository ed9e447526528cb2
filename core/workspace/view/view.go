// Package view is the file system that a call sees: an inode tree in which a
// workspace snapshot, private directories such as /tmp, and devices are mounted.
//
// Reads of the snapshot are lazy and by range; writes are copy-on-write pages.
// Every operation on a mounted snapshot is decided by its Access after symbolic
// links are resolved, so no name can reach what the authority does not give.
// What a call changed under a mount comes out as a workspace.Delta.
package view

import (
	"io"
	"time"

	"ambit/core/workspace"
)

// Flags of Open, as in open(2).
const (
	ReadOnly  = 0
	WriteOnly = 1
	ReadWrite = 2
	Append    = 1 << iota
	Create
	Exclusive
	Truncate
	NoFollow
	Directory
)

// Access decides what of a mounted snapshot exists and may change. Paths are
// slash-separated, relative to the mount, cleaned and free of symbolic links;
// "." is the mount itself.
type Access interface {
	Read(path string) bool  // content may be read; the name is visible
	Write(path string) bool // may be created, changed, deleted
	// Traverse reports whether the directory may be passed through (and seen to
	// exist) because something below it may be readable or writable.
	Traverse(path string) bool
}

// Kind is the type of an inode.
type Kind uint8

// The types of inode.
const (
	File Kind = iota
	Dir
	Symlink
	Device // a character device such as /dev/null
	Fifo
)

// Info describes an inode, as stat(2) does.
type Info struct {
	Name   string
	Kind   Kind
	Mode   uint32 // permission bits, 0–07777
	Size   int64
	MTime  time.Time
	ATime  time.Time
	CTime  time.Time
	Ino    uint64
	Dev    uint64 // differs between mounts
	Nlink  int
	UID    int // 1000 (agent) or 0 (root)
	GID    int
	Target string // of a symbolic link
}

// DirEntry is one name in a directory listing.
type DirEntry struct {
	Name string
	Kind Kind
	Ino  uint64
}

// Handle is an open file, device or pipe end. Reads and writes follow read(2) and
// write(2); errors wrap an errno.Errno. A write into a pipe without a reader
// returns errno.EPIPE.
type Handle interface {
	io.Reader
	io.Writer
	io.Closer
	Stat() (Info, error)
}

// Device opens a character device.
type DeviceFunc func(flags int) (Handle, error)

// Spill stores dirty pages that exceed the memory budget of a view.
type Spill interface {
	// WritePage stores data and returns a token for ReadPage.
	WritePage(data []byte) (token int64, err error)
	ReadPage(token int64, buf []byte) error
}

// Limits bounds what a mounted workspace may become; zero means no limit.
type Limits struct {
	Total    int64 // bytes of all files
	FileSize int64 // bytes of one file
	Files    int   // entries of any kind
}

var _ = workspace.Hash{}
