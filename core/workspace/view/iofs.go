package view

import (
	"io"
	"io/fs"
	"path"
	"time"
)

// Sub is the directory dir of the namespace as a read-only fs.FS, fs.ReadDirFS,
// fs.StatFS and fs.ReadLinkFS. What it shows is decided by the same authority, and
// charged to the same meter.
func (f *FS) Sub(dir string) fs.FS { return subFS{f, dir} }

type subFS struct {
	fs  *FS
	dir string
}

var (
	_ fs.ReadDirFS  = subFS{}
	_ fs.StatFS     = subFS{}
	_ fs.ReadLinkFS = subFS{}
)

// at is the absolute path of name.
func (s subFS) at(op, name string) (string, error) {
	if !fs.ValidPath(name) {
		return "", &fs.PathError{Op: op, Path: name, Err: fs.ErrInvalid}
	}
	if name == "." {
		return s.dir, nil
	}
	return s.dir + "/" + name, nil
}

func (s subFS) Open(name string) (fs.File, error) {
	at, err := s.at("open", name)
	if err != nil {
		return nil, err
	}
	h, err := s.fs.Open(at, ReadOnly, 0)
	if err != nil {
		return nil, err
	}
	info, err := h.Stat()
	if err != nil {
		return nil, err
	}
	info.Name = path.Base(name)
	if info.Kind != Dir {
		return subFile{h, info}, nil
	}
	list, err := s.ReadDir(name)
	if err != nil {
		return nil, err
	}
	return &subDir{subFile{h, info}, list}, nil
}

func (s subFS) ReadDir(name string) ([]fs.DirEntry, error) {
	at, err := s.at("readdir", name)
	if err != nil {
		return nil, err
	}
	entries, err := s.fs.ReadDir(at)
	if err != nil {
		return nil, err
	}
	list := make([]fs.DirEntry, 0, len(entries))
	for _, e := range entries {
		info, err := s.fs.Lstat(at + "/" + e.Name)
		if err != nil {
			return nil, err
		}
		list = append(list, fs.FileInfoToDirEntry(fileInfo{info}))
	}
	return list, nil
}

func (s subFS) Stat(name string) (fs.FileInfo, error) {
	return s.stat("stat", name, s.fs.Stat)
}

func (s subFS) Lstat(name string) (fs.FileInfo, error) {
	return s.stat("lstat", name, s.fs.Lstat)
}

func (s subFS) stat(op, name string, stat func(string) (Info, error)) (fs.FileInfo, error) {
	at, err := s.at(op, name)
	if err != nil {
		return nil, err
	}
	info, err := stat(at)
	if err != nil {
		return nil, err
	}
	info.Name = path.Base(name)
	return fileInfo{info}, nil
}

func (s subFS) ReadLink(name string) (string, error) {
	at, err := s.at("readlink", name)
	if err != nil {
		return "", err
	}
	return s.fs.Readlink(at)
}

// fileInfo is an Info as fs.FileInfo; Sys gives the Info.
type fileInfo struct{ i Info }

func (i fileInfo) Name() string       { return i.i.Name }
func (i fileInfo) Size() int64        { return i.i.Size }
func (i fileInfo) ModTime() time.Time { return i.i.MTime }
func (i fileInfo) IsDir() bool        { return i.i.Kind == Dir }
func (i fileInfo) Sys() any           { return i.i }
func (i fileInfo) Mode() fs.FileMode  { return i.i.FileMode() }

// FileMode is the inode's mode with its type, as in io/fs.
func (i Info) FileMode() fs.FileMode {
	m := fs.FileMode(i.Mode & 0o777)
	if i.Mode&0o4000 != 0 {
		m |= fs.ModeSetuid
	}
	if i.Mode&0o2000 != 0 {
		m |= fs.ModeSetgid
	}
	if i.Mode&0o1000 != 0 {
		m |= fs.ModeSticky
	}
	switch i.Kind {
	case Dir:
		m |= fs.ModeDir
	case Symlink:
		m |= fs.ModeSymlink
	case Device:
		m |= fs.ModeDevice | fs.ModeCharDevice
	case Fifo:
		m |= fs.ModeNamedPipe
	}
	return m
}

type subFile struct {
	Handle
	info Info
}

func (f subFile) Stat() (fs.FileInfo, error) { return fileInfo{f.info}, nil }

// ReadAt implements io.ReaderAt for regular files.
func (f subFile) ReadAt(p []byte, off int64) (int, error) {
	r, ok := f.Handle.(io.ReaderAt)
	if !ok {
		return 0, fs.ErrInvalid
	}
	return r.ReadAt(p, off)
}

// Seek implements io.Seeker for regular files.
func (f subFile) Seek(offset int64, whence int) (int64, error) {
	s, ok := f.Handle.(io.Seeker)
	if !ok {
		return 0, fs.ErrInvalid
	}
	return s.Seek(offset, whence)
}

type subDir struct {
	subFile
	list []fs.DirEntry
}

func (d *subDir) ReadDir(n int) ([]fs.DirEntry, error) {
	if n <= 0 {
		list := d.list
		d.list = nil
		return list, nil
	}
	if len(d.list) == 0 {
		return nil, io.EOF
	}
	n = min(n, len(d.list))
	list := d.list[:n:n]
	d.list = d.list[n:]
	return list, nil
}
