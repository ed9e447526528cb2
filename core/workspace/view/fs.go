package view

import (
	"time"

	"ambit/core/fuel"
)

// FS is a namespace of mounts. Paths are absolute; "." and ".." are resolved
// physically, as the kernel does. Errors are *fs.PathError wrapping errno.Errno.
type FS struct{ meter *fuel.Meter }

// New returns a namespace that holds an empty root directory owned by root.
func New(m *fuel.Meter) *FS { return &FS{meter: m} }

// Open opens path; perm applies to a file that Create makes.
func (f *FS) Open(path string, flags int, perm uint32) (Handle, error) { panic("unimplemented") }

// Stat describes path after following links.
func (f *FS) Stat(path string) (Info, error) { panic("unimplemented") }

// Lstat describes path itself.
func (f *FS) Lstat(path string) (Info, error) { panic("unimplemented") }

// ReadDir lists a directory in byte order of names, without "." and "..".
func (f *FS) ReadDir(path string) ([]DirEntry, error) { panic("unimplemented") }

// Mkdir makes a directory.
func (f *FS) Mkdir(path string, perm uint32) error { panic("unimplemented") }

// Unlink removes a name that is not a directory.
func (f *FS) Unlink(path string) error { panic("unimplemented") }

// Rmdir removes an empty directory.
func (f *FS) Rmdir(path string) error { panic("unimplemented") }

// Rename moves a name as rename(2) does; between mounts it fails with EXDEV.
func (f *FS) Rename(from, to string) error { panic("unimplemented") }

// Symlink makes a symbolic link at path that holds target.
func (f *FS) Symlink(target, path string) error { panic("unimplemented") }

// Readlink reads a symbolic link.
func (f *FS) Readlink(path string) (string, error) { panic("unimplemented") }

// Link makes a hard link.
func (f *FS) Link(from, to string) error { panic("unimplemented") }

// Chmod sets permission bits, following links.
func (f *FS) Chmod(path string, mode uint32) error { panic("unimplemented") }

// Chtimes sets access and modification time; follow says whether a final link is
// followed.
func (f *FS) Chtimes(path string, atime, mtime time.Time, follow bool) error { panic("unimplemented") }

// Truncate sets a file's length.
func (f *FS) Truncate(path string, size int64) error { panic("unimplemented") }

// RealPath resolves every link; the path must exist.
func (f *FS) RealPath(path string) (string, error) { panic("unimplemented") }

// Access checks permission: 4 read, 2 write, 1 execute or search, 0 existence.
func (f *FS) Access(path string, mode int) error { panic("unimplemented") }
