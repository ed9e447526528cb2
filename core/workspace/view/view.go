// Package view is the file system that a call sees: an inode tree in which a
// workspace snapshot, private directories such as /tmp, and devices are mounted.
//
// Reads of the snapshot are lazy and by range; writes are copy-on-write pages of
// 64 KiB, of which at most 8 MiB are kept in metered memory; the rest goes to a
// Spill, or without one to memory that only Limits bound. Every
// operation on a mounted snapshot is decided by its Access after symbolic links
// are resolved, so no name can reach what the authority does not give. What a call
// changed under a mount comes out as a workspace.Delta.
//
//	fsys := view.Standard(meter, view.Options{Commands: command.Names, Random: random, Scratch: limits})
//	fsys.SetSpill(spill)
//	err := fsys.Mount("/workspace", snapshot, access, limits)
//	… the call runs …
//	delta, err := fsys.Delta("/workspace", blobWriter)
//
// All operations charge the call's meter, which may unwind by panic or switch to
// another coroutine; they do so before they change anything. A snapshot that
// cannot be read ends the call with *fuel.Interrupted, and Err tells why.
//
// # Authority
//
// A name that is neither readable, writable nor on the way to such a name does not
// exist: it is not listed and cannot be stat'ed, and creating it fails with EACCES
// whether it is there or not. A readable name that is not writable gives EACCES to
// whatever would change it. A name that is writable but not readable can be
// created, truncated and deleted; what it held before the call is never shown: it
// is not listed, reading it or adding to it is EACCES, and stat shows no more than
// its kind and mode. Directories that are only on the way show no times. Files that
// this call made itself can be read everywhere.
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

	accessMode = 3
)

// Agent is the user id of the call; everything of the system belongs to 0.
const Agent = 1000

// Access decides what of a mounted snapshot exists and may change. Paths are
// slash-separated, relative to the mount, cleaned and free of symbolic links;
// "." is the mount itself. The answers do not change during a call.
type Access interface {
	Read(path string) bool  // content may be read; the name is visible
	Write(path string) bool // may be created, changed, deleted
	// Traverse reports whether the directory may be passed through (and seen to
	// exist) because something below it may be readable or writable.
	Traverse(path string) bool
}

// Keeper is an Access that knows of names which are there but not in the snapshot. A
// directory that Keeps something can be neither moved nor removed.
type Keeper interface {
	Access
	Keeps(dir string) bool
}

// Watcher is an Access that is told before the call sees what a file of the snapshot
// holds, or gives it another name. It may unwind the call by panic.
type Watcher interface {
	Access
	Uses(path string)
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
	Size   int64  // 4096 for a directory
	MTime  time.Time
	ATime  time.Time
	CTime  time.Time
	Ino    uint64
	Dev    uint64 // differs between mounts
	Nlink  int
	UID    int // 1000 (agent) or 0 (root)
	GID    int
	Target string // of a symbolic link
	Major  uint32 // of a device
	Minor  uint32
}

// DirEntry is one name in a directory listing.
type DirEntry struct {
	Name string
	Kind Kind
	Ino  uint64
}

// Handle is an open file, device or pipe end. Reads and writes follow read(2) and
// write(2), with io.EOF at the end; errors wrap an errno.Errno. A write into a pipe
// without a reader returns errno.EPIPE. The handle of a regular file is an
// *OpenFile, which also seeks.
type Handle interface {
	io.Reader
	io.Writer
	io.Closer
	Stat() (Info, error)
}

// DeviceFunc opens a character device.
type DeviceFunc func(flags int) (Handle, error)

// FifoFunc opens a named pipe; ino tells pipes apart, info describes this one.
type FifoFunc func(ino uint64, info Info, flags int) (Handle, error)

// PageSize is the unit of copy-on-write and of Spill, in bytes.
const PageSize = 64 << 10

// Spill stores dirty pages that exceed the memory budget of a view. Slots are
// numbered from 0 without gaps and reused, so that an array or a flat file of
// PageSize pieces will do. An error ends the call.
type Spill interface {
	// WritePage stores data, at most PageSize bytes, in a slot, replacing what it
	// held. It does not keep data.
	WritePage(slot int64, data []byte) error
	// ReadPage fills buf with the first len(buf) bytes of a slot.
	ReadPage(slot int64, buf []byte) error
}

// Limits bounds what a mounted workspace may become; zero means no limit. A file
// with several names counts once for each, since a tree keeps each name as a file
// of its own.
type Limits = workspace.Limits
