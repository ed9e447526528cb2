package script

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"golang.org/x/sys/unix"

	"ambit/core/capability"
)

// headBytes is how much of a file is kept for its `#!` line.
const headBytes = 512

// osFiles is the machine's files. What it reads stays open until close.
type osFiles struct {
	path string
	open []*os.File
}

func (f *osFiles) close() {
	for _, o := range f.open {
		o.Close()
	}
}

// Kind implements capability.Files.
func (f *osFiles) Kind(path string) capability.Kind {
	info, err := os.Stat(path)
	switch {
	case err != nil:
		return capability.Nothing
	case info.Mode().IsRegular():
		return capability.Regular
	case info.IsDir():
		return capability.Directory
	}
	return capability.Special
}

// Read implements capability.Files. The bytes of a pinned file go into a sealed memory
// file while they are digested, so that they are the same whatever becomes of the file.
func (f *osFiles) Read(path string, pinned bool) (*capability.Content, error) {
	// A FIFO that takes the file's place must not be waited for.
	in, err := os.OpenFile(path, os.O_RDONLY|unix.O_NONBLOCK, 0)
	if err != nil {
		return nil, reason(err)
	}
	f.open = append(f.open, in)
	info, err := in.Stat()
	switch {
	case err != nil:
		return nil, reason(err)
	case !info.Mode().IsRegular():
		return nil, fmt.Errorf("not a regular file")
	case info.Size() > capability.MaxFile:
		return nil, fmt.Errorf("larger than %d bytes", capability.MaxFile)
	}
	real, err := filepath.EvalSymlinks(path)
	if err != nil {
		return nil, reason(err)
	}
	c := &capability.Content{Path: path, Real: real, Executable: info.Mode().Perm()&0o111 != 0, Pinned: pinned, Handle: in}
	out := io.Discard
	var memory *os.File
	if pinned {
		fd, err := unix.MemfdCreate("sealed", unix.MFD_CLOEXEC|unix.MFD_ALLOW_SEALING)
		if err != nil {
			return nil, fmt.Errorf("cannot make a copy in memory: %w", err)
		}
		memory = os.NewFile(uintptr(fd), "sealed")
		f.open = append(f.open, memory)
		out, c.Handle = memory, memory
	}
	sum := sha256.New()
	head := &prefix{}
	n, err := io.Copy(io.MultiWriter(sum, out, head), io.LimitReader(in, capability.MaxFile+1))
	if err != nil {
		return nil, reason(err)
	}
	if n > capability.MaxFile {
		return nil, fmt.Errorf("larger than %d bytes", capability.MaxFile)
	}
	if pinned {
		if _, err := unix.FcntlInt(memory.Fd(), unix.F_ADD_SEALS, unix.F_SEAL_SEAL|unix.F_SEAL_SHRINK|unix.F_SEAL_GROW|unix.F_SEAL_WRITE); err != nil {
			return nil, fmt.Errorf("cannot seal the copy: %w", err)
		}
	}
	c.SHA256, c.Head = hex.EncodeToString(sum.Sum(nil)), head.b
	return c, nil
}

// prefix keeps the first bytes written to it.
type prefix struct{ b []byte }

func (p *prefix) Write(b []byte) (int, error) {
	p.b = append(p.b, b[:min(len(b), headBytes-len(p.b))]...)
	return len(b), nil
}

// LookPath implements capability.Files.
func (f *osFiles) LookPath(name string) (string, error) {
	for dir := range strings.SplitSeq(f.path, ":") {
		at := filepath.Join(dir, name)
		if info, err := os.Stat(at); err == nil && info.Mode().IsRegular() && unix.Access(at, unix.X_OK) == nil {
			return at, nil
		}
	}
	return "", os.ErrNotExist
}
