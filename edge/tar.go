package edge

import (
	"archive/tar"
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"

	"ambit/core/workspace"
)

// linkMode is the mode of symbolic links, which Linux does not keep.
const linkMode = 0o777

// writeTar writes a tree as a tar archive in the order of its walk.
func writeTar(w io.Writer, snap *workspace.Snapshot) error {
	tw := tar.NewWriter(w)
	err := snap.Walk(func(path string, e workspace.Entry) error {
		if path == "." || path == "" {
			return nil
		}
		h := &tar.Header{Name: path, Mode: int64(e.Mode), ModTime: time.Unix(0, e.MTime), Uname: "agent", Gname: "agent", Uid: 1000, Gid: 1000, Format: tar.FormatPAX}
		switch e.Kind {
		case workspace.Dir:
			h.Typeflag, h.Name = tar.TypeDir, path+"/"
		case workspace.Symlink:
			h.Typeflag, h.Linkname = tar.TypeSymlink, e.Target
		default:
			h.Typeflag, h.Size = tar.TypeReg, e.Size
		}
		if err := tw.WriteHeader(h); err != nil {
			return fmt.Errorf("%s: %w", path, err)
		}
		if e.Kind == workspace.File {
			if _, err := io.Copy(tw, snap.Content(e)); err != nil {
				return fmt.Errorf("%s: %w", path, err)
			}
		}
		return nil
	})
	if err != nil {
		return err
	}
	return tw.Close()
}

// readTar makes a tree from a tar archive. Absolute names, "..", devices, links out
// of the archive by hard link, and anything else that is not a plain file, directory
// or symbolic link are refused. What leave says is left out of the workspace is skipped.
func readTar(data []byte, w workspace.BlobWriter, limits workspace.Limits, leave func(path string) bool) (workspace.Entry, error) {
	if len(data) == 0 {
		// More likely an upload that failed than the wish to remove every file.
		return workspace.Entry{}, invalid("not a tar archive: the body is empty")
	}
	b := workspace.NewBuilder(w, limits)
	tr := tar.NewReader(bytes.NewReader(data))
	for {
		h, err := tr.Next()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			return workspace.Entry{}, invalid("not a tar archive: %v", err)
		}
		if h.Typeflag == tar.TypeXGlobalHeader { // as git archive puts the commit there
			continue
		}
		name := strings.TrimSuffix(strings.TrimPrefix(h.Name, "./"), "/")
		if name == "" || name == "." {
			continue
		}
		if err := workspace.CheckPath(name); err != nil {
			return workspace.Entry{}, invalid("tar: %q: %v", h.Name, err)
		}
		if leave(name) {
			continue
		}
		mode, mtime := uint32(h.Mode)&0o7777, h.ModTime.UnixNano()
		if !time.Unix(0, mtime).Equal(h.ModTime) {
			return workspace.Entry{}, invalid("tar: %q: the modification time is out of range", h.Name)
		}
		switch h.Typeflag {
		case tar.TypeDir:
			err = b.Dir(name, mode, mtime)
		case tar.TypeSymlink:
			err = b.Symlink(name, h.Linkname, linkMode, mtime)
		case tar.TypeReg:
			err = b.File(name, mode, mtime, tr)
		default:
			err = fmt.Errorf("type %q is not a file, directory or symbolic link", h.Typeflag)
		}
		if errors.Is(err, workspace.ErrTooLarge) {
			return workspace.Entry{}, err
		}
		if err != nil {
			return workspace.Entry{}, invalid("tar: %q: %v", h.Name, err)
		}
	}
	return b.Finish()
}
