package native

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"strings"
	"time"

	"ambit/core/workspace"
)

// linkHops is how many links a path may lead through, as on Linux.
const linkHops = 40

// What a checkout writes at most: a ledger of somebody else can say, in a few kilobytes,
// that a tree has more files than a disk holds.
const (
	MaxCheckoutEntries = 1_000_000
	MaxCheckoutBytes   = 16 << 30
)

// Checkout writes a tree into dir, which must not exist or be empty. It gives the links
// that lead out of it and were not made. Files get no setuid, setgid or sticky bit.
func Checkout(tree *workspace.Snapshot, dir string) (left []string, err error) {
	switch {
	case tree.Root.Count > MaxCheckoutEntries:
		return nil, fmt.Errorf("the tree has %d files and directories, more than the %d that are written", tree.Root.Count, MaxCheckoutEntries)
	case tree.Root.Size > MaxCheckoutBytes:
		return nil, fmt.Errorf("the files have %d bytes, more than the %d that are written", tree.Root.Size, int64(MaxCheckoutBytes))
	}
	if err := os.Mkdir(dir, 0o755); err != nil && !errors.Is(err, os.ErrExist) {
		return nil, err
	}
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, err
	}
	defer root.Close()
	there, err := fs.ReadDir(root.FS(), ".")
	if err != nil {
		return nil, err
	}
	if len(there) > 0 {
		return nil, fmt.Errorf("%s is not empty", dir)
	}
	type made struct {
		path  string
		entry workspace.Entry
	}
	var dirs, links []made
	err = tree.Walk(func(p string, e workspace.Entry) error {
		switch e.Kind {
		case workspace.Dir:
			dirs = append(dirs, made{p, e})
			return root.Mkdir(p, 0o700)
		case workspace.Symlink:
			links = append(links, made{p, e})
			return nil
		}
		return checkoutFile(root, tree, p, e)
	})
	if err != nil {
		return nil, err
	}
	// Links come last: nothing is written through one.
	for _, l := range links {
		if escapes(tree, path.Dir(l.path), l.entry.Target) {
			left = append(left, l.path)
			continue
		}
		if err := root.Symlink(l.entry.Target, l.path); err != nil {
			return left, err
		}
	}
	for i := len(dirs) - 1; i >= 0; i-- {
		d := dirs[i]
		mtime := time.Unix(0, d.entry.MTime)
		if err := errors.Join(root.Chtimes(d.path, mtime, mtime), root.Chmod(d.path, fs.FileMode(d.entry.Mode&0o777))); err != nil {
			return left, err
		}
	}
	return left, nil
}

func checkoutFile(root *os.Root, tree *workspace.Snapshot, name string, e workspace.Entry) error {
	f, err := root.OpenFile(name, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return err
	}
	n, err := io.Copy(f, tree.Content(e))
	if err == nil && n != e.Size {
		err = fmt.Errorf("%s: %d of %d bytes", name, n, e.Size)
	}
	if err = errors.Join(err, f.Chmod(fs.FileMode(e.Mode&0o777)), f.Close()); err != nil {
		return err
	}
	mtime := time.Unix(0, e.MTime)
	return root.Chtimes(name, mtime, mtime)
}

// escapes reports whether a target, looked at from a directory of the tree, leads out of
// it, through whatever links of the tree.
func escapes(tree *workspace.Snapshot, dir, target string) bool {
	var at []string // the directory, free of links
	if dir != "." {
		at = strings.Split(dir, "/")
	}
	rest := target
	for hops := 0; ; {
		if strings.HasPrefix(rest, "/") {
			return true
		}
		name, more, _ := strings.Cut(rest, "/")
		rest = strings.TrimLeft(more, "/")
		switch name {
		case "", ".":
		case "..":
			if len(at) == 0 {
				return true
			}
			at = at[:len(at)-1]
		default:
			next := append(at[:len(at):len(at)], name)
			e, err := tree.Lookup(strings.Join(next, "/"))
			switch {
			case err == nil && e.Kind == workspace.Symlink:
				if hops++; hops > linkHops {
					return true
				}
				if rest != "" {
					rest = "/" + rest
				}
				rest = e.Target + rest
				continue
			case err != nil && !errors.Is(err, workspace.ErrNotExist):
				return true
			}
			at = next
		}
		if rest == "" {
			return false
		}
	}
}
