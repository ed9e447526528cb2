package fileutils

import (
	"strings"

	"ambit/core/errno"
	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/workspace/view"
)

// existence says which elements of a path must exist.
type existence int

const (
	allButLast existence = iota
	allExist
	noneNeeded
)

const maxLinks = 40

// canonicalize makes name absolute and resolves ".", ".." and, unless keepLinks,
// symbolic links.
func canonicalize(p *command.Proc, name string, need existence, keepLinks bool) (string, error) {
	if name == "" {
		return "", errno.ENOENT
	}
	rest := p.Abs(name)
	done := ""
	links := 0
	for rest != "" {
		elem, tail, more := strings.Cut(strings.TrimLeft(rest, "/"), "/")
		rest = tail
		p.Charge(fuel.Step)
		switch elem {
		case "", ".":
			continue
		case "..":
			if i := strings.LastIndexByte(done, '/'); i >= 0 {
				done = done[:i]
			}
			continue
		}
		at := done + "/" + elem
		info, err := p.FS.Lstat(at)
		last := strings.Trim(rest, "/") == ""
		switch {
		case err != nil && need == noneNeeded:
			done = at
			continue
		case err != nil:
			if need == allButLast && last && errno.Of(err) == errno.ENOENT {
				return at, nil
			}
			return "", err
		}
		if info.Kind == view.Symlink && !keepLinks {
			links++
			if links > maxLinks {
				if need == noneNeeded {
					done = at
					continue
				}
				return "", errno.ELOOP
			}
			target := info.Target
			if target == "" {
				if target, err = p.FS.Readlink(at); err != nil {
					return "", err
				}
			}
			if more {
				rest = target + "/" + rest
			} else {
				rest = target
			}
			if strings.HasPrefix(target, "/") {
				done = ""
			}
			continue
		}
		if more && info.Kind != view.Dir && need != noneNeeded {
			isDir := false
			if info.Kind == view.Symlink {
				t, err := p.FS.Stat(at)
				isDir = err == nil && t.Kind == view.Dir
			}
			if !isDir {
				return "", errno.ENOTDIR
			}
		}
		done = at
	}
	if done == "" {
		done = "/"
	}
	return done, nil
}

// relativePath is the way from directory base to path; both are canonical.
func relativePath(path, base string) string {
	a, b := elements(path), elements(base)
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	parts := make([]string, 0, len(a)+len(b))
	for range b[n:] {
		parts = append(parts, "..")
	}
	parts = append(parts, a[n:]...)
	if len(parts) == 0 {
		return "."
	}
	return strings.Join(parts, "/")
}

func elements(path string) []string {
	path = strings.Trim(path, "/")
	if path == "" {
		return nil
	}
	return strings.Split(path, "/")
}

// isBelow reports whether path is dir or lies in it.
func isBelow(path, dir string) bool {
	return dir == "/" || path == dir || strings.HasPrefix(path, dir+"/")
}
