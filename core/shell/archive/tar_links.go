package archive

import (
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/quoting"
	"ambit/core/workspace/view"
)

// delayedLink is a symbolic link that could lead out of the directory. An empty
// file stands in its place until the end, so that no member is written through it.
type delayedLink struct {
	path, name, target string
	placeholder        uint64 // inode
	e                  *entry
}

func (x *extractor) symlink(path, name string, e *entry) {
	if x.passed(path, name, e) {
		return
	}
	x.keep(path, name)
	target := x.transformed(e.link, 's')
	if !x.absolute && dangerousTarget(target) {
		var info view.Info
		err := x.retry(path, func() error {
			h, oerr := x.p.FS.Open(path, view.WriteOnly|view.Create|view.Exclusive, 0)
			if oerr == nil {
				info, oerr = h.Stat()
				h.Close()
			}
			return oerr
		})
		if err != nil {
			x.fail("%s: Cannot open: %s", name, command.ErrText(err))
			return
		}
		x.mem.Alloc(int64(len(path)+len(target)) + 300)
		x.links = append(x.links, delayedLink{path, name, target, info.Ino, e})
		return
	}
	x.makeSymlink(path, name, target, e)
}

func dangerousTarget(target string) bool {
	return strings.HasPrefix(target, "/") || hasDotDot(target)
}

func hasDotDot(name string) bool {
	for _, s := range strings.Split(name, "/") {
		if s == ".." {
			return true
		}
	}
	return false
}

func (x *extractor) makeSymlink(path, name, target string, e *entry) {
	p := x.p
	if err := x.retry(path, func() error { return p.FS.Symlink(target, path) }); err != nil {
		x.fail("%s: Cannot create symlink to %s: %s", name, quoting.Locale(target, p.UTF8()), command.ErrText(err))
		return
	}
	if !x.touch {
		p.FS.Chtimes(path, p.Now(), e.mtime, false)
	}
}

func (x *extractor) hardLink(path, name string, e *entry) {
	p := x.p
	if x.passed(path, name, e) {
		return
	}
	x.keep(path, name)
	target := e.link
	if x.strip > 0 {
		target = stripped(target, x.strip)
	}
	target = x.safeName(x.transformed(target, 'h'), "hard link targets")
	if x.oneTop != "" {
		target = x.underTop(target)
	}
	from := x.path(x.dir, target)
	if a, err := p.FS.Lstat(from); err == nil {
		if b, err := p.FS.Lstat(path); err == nil && a.Ino == b.Ino && a.Dev == b.Dev {
			return
		}
	}
	if err := x.retry(path, func() error { return p.FS.Link(from, path) }); err != nil {
		x.fail("%s: Cannot hard link to %s: %s", name, quoting.Locale(target, p.UTF8()), command.ErrText(err))
	}
}
