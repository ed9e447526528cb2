package workspace

import (
	"errors"
	"io"
	"io/fs"
	"path"
	"strings"
	"time"
)

// A Snapshot is an fs.FS, an fs.ReadDirFS, an fs.StatFS and an fs.ReadLinkFS. Links
// are followed inside the tree; absolute ones, and those that lead out of it, name
// nothing that exists.
var (
	_ fs.ReadDirFS  = (*Snapshot)(nil)
	_ fs.StatFS     = (*Snapshot)(nil)
	_ fs.ReadLinkFS = (*Snapshot)(nil)
)

// maxLinks is how many links a path may lead through.
const maxLinks = 40

// resolve finds the entry at name; follow says whether a final link is followed.
func (s *Snapshot) resolve(op, name string, follow bool) (Entry, error) {
	fail := func(err error) (Entry, error) { return Entry{}, &fs.PathError{Op: op, Path: name, Err: err} }
	if !fs.ValidPath(name) {
		return fail(fs.ErrInvalid)
	}
	type level struct {
		entry Entry
		list  []Entry // of the directory, once loaded
	}
	stack := []level{{entry: s.Root}}
	rest, links := name, 0
	for rest != "" {
		part, tail, _ := strings.Cut(rest, "/")
		rest = tail
		switch part {
		case "", ".":
			continue
		case "..":
			if len(stack) == 1 {
				return fail(fs.ErrNotExist)
			}
			stack = stack[:len(stack)-1]
			continue
		}
		top := &stack[len(stack)-1]
		if top.entry.Kind != Dir {
			return fail(fs.ErrNotExist)
		}
		if top.list == nil {
			list, err := s.Dir(top.entry)
			if err != nil {
				return fail(err)
			}
			top.list = list
		}
		e, ok := search(top.list, part)
		if !ok {
			return fail(fs.ErrNotExist)
		}
		if e.Kind == Symlink && (follow || rest != "") {
			if links++; links > maxLinks || e.Target[0] == '/' {
				return fail(fs.ErrNotExist)
			}
			rest = strings.TrimSuffix(e.Target+"/"+rest, "/")
			continue
		}
		stack = append(stack, level{entry: e})
	}
	e := stack[len(stack)-1].entry
	if len(stack) == 1 {
		e.Name = "."
	}
	return e, nil
}

// Open opens a file or directory. A file is an io.ReadSeeker and io.ReaderAt.
func (s *Snapshot) Open(name string) (fs.File, error) {
	e, err := s.resolve("open", name, true)
	if err != nil {
		return nil, err
	}
	e.Name = path.Base(name)
	if e.Kind != Dir {
		return &snapshotFile{s.Content(e), e}, nil
	}
	list, err := s.ReadDir(name)
	if err != nil {
		return nil, err
	}
	return &snapshotDir{entry: e, list: list}, nil
}

// ReadDir lists a directory in byte order of names.
func (s *Snapshot) ReadDir(name string) ([]fs.DirEntry, error) {
	e, err := s.resolve("readdir", name, true)
	if err != nil {
		return nil, err
	}
	entries, err := s.Dir(e)
	if err != nil {
		return nil, &fs.PathError{Op: "readdir", Path: name, Err: err}
	}
	list := make([]fs.DirEntry, len(entries))
	for i, e := range entries {
		list[i] = fs.FileInfoToDirEntry(fileInfo{e})
	}
	return list, nil
}

// Stat describes a file after following links.
func (s *Snapshot) Stat(name string) (fs.FileInfo, error) {
	e, err := s.resolve("stat", name, true)
	if err != nil {
		return nil, err
	}
	e.Name = path.Base(name)
	return fileInfo{e}, nil
}

// Lstat describes a file, or a link itself.
func (s *Snapshot) Lstat(name string) (fs.FileInfo, error) {
	e, err := s.resolve("lstat", name, false)
	if err != nil {
		return nil, err
	}
	return fileInfo{e}, nil
}

// ReadLink gives the target of a link.
func (s *Snapshot) ReadLink(name string) (string, error) {
	e, err := s.resolve("readlink", name, false)
	if err == nil && e.Kind != Symlink {
		err = &fs.PathError{Op: "readlink", Path: name, Err: fs.ErrInvalid}
	}
	if err != nil {
		return "", err
	}
	return e.Target, nil
}

// fileInfo is an Entry as fs.FileInfo; Sys gives the Entry.
type fileInfo struct{ e Entry }

func (i fileInfo) Name() string       { return i.e.Name }
func (i fileInfo) Size() int64        { return i.e.Size }
func (i fileInfo) ModTime() time.Time { return time.Unix(0, i.e.MTime).UTC() }
func (i fileInfo) IsDir() bool        { return i.e.Kind == Dir }
func (i fileInfo) Sys() any           { return i.e }

func (i fileInfo) Mode() fs.FileMode { return i.e.FileMode() }

// FileMode is the entry's mode with its type, as in io/fs.
func (e Entry) FileMode() fs.FileMode {
	m := fs.FileMode(e.Mode & 0o777)
	for _, b := range [...]struct {
		bit  uint32
		mode fs.FileMode
	}{{0o4000, fs.ModeSetuid}, {0o2000, fs.ModeSetgid}, {0o1000, fs.ModeSticky}} {
		if e.Mode&b.bit != 0 {
			m |= b.mode
		}
	}
	switch e.Kind {
	case Dir:
		m |= fs.ModeDir
	case Symlink:
		m |= fs.ModeSymlink
	}
	return m
}

type snapshotFile struct {
	*io.SectionReader
	entry Entry
}

func (f *snapshotFile) Stat() (fs.FileInfo, error) { return fileInfo{f.entry}, nil }
func (f *snapshotFile) Close() error               { return nil }

type snapshotDir struct {
	entry Entry
	list  []fs.DirEntry
}

func (d *snapshotDir) Stat() (fs.FileInfo, error) { return fileInfo{d.entry}, nil }
func (d *snapshotDir) Close() error               { return nil }

func (d *snapshotDir) Read([]byte) (int, error) {
	return 0, &fs.PathError{Op: "read", Path: d.entry.Name, Err: errors.New("is a directory")}
}

func (d *snapshotDir) ReadDir(n int) ([]fs.DirEntry, error) {
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
