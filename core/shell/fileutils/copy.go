package fileutils

import (
	"errors"
	"io"
	"strings"

	"ambit/core/errno"
	"ambit/core/shell/backup"
	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/workspace/view"
)

// copier copies files for cp, mv and install.
type copier struct {
	p *command.Proc

	recursive     bool
	deref         derefMode
	preserveMode  bool
	preserveTimes bool
	preserveLinks bool
	noMode        bool // --no-preserve=mode
	force         bool // remove a destination that cannot be opened
	unlinkFirst   bool // --remove-destination
	overwrite     overwriteMode
	update        bool
	hardLink      bool
	symlink       bool
	attributes    bool // --attributes-only
	verbose       bool
	move          bool
	crossing      bool // a move between file systems: say "copied"
	oneFS         bool
	backup        backup.Kind
	suffix        string
	strictCreated bool // refuse to overwrite what this command made

	sources   map[sourceID]bool
	created   map[createdName]bool
	earlier   map[dirID]string // where an inode of the source went
	ancestors []dirID
	top       [2]string // the operand being copied and its destination
	firstDir  bool
}

type derefMode int

const (
	followAuto derefMode = iota
	followNever
	followArguments
	followAlways
)

type overwriteMode int

const (
	overwriteAlways overwriteMode = iota
	overwriteAsk
	overwriteNever
)

type sourceID struct {
	name string
	id   dirID
}

type createdName struct {
	name string
	id   dirID
}

func newCopier(p *command.Proc) *copier {
	return &copier{p: p, suffix: "~", sources: map[sourceID]bool{}, created: map[createdName]bool{}, earlier: map[dirID]string{}}
}

func idOf(i view.Info) dirID { return dirID{i.Dev, i.Ino} }

func (c *copier) fail(format string, args ...any) bool {
	c.p.Errorf(format, args...)
	return false
}

func (c *copier) q(s string) string { return gnu.QuoteName(c.p, s) }

func (c *copier) say(s string) { c.p.Stdout.WriteString(s) }

// copy copies an operand to dst.
func (c *copier) copy(src, dst string) bool {
	c.top = [2]string{src, dst}
	c.firstDir = true
	c.ancestors = c.ancestors[:0]
	return c.entry(src, dst, true, 0, false)
}

// sourceInfo describes what is to be copied.
func (c *copier) sourceInfo(src string, arg bool) (view.Info, error) {
	follow := !c.move && (c.deref == followAlways || c.deref == followArguments && arg)
	if follow {
		return c.p.FS.Stat(c.p.Abs(src))
	}
	return c.p.FS.Lstat(c.p.Abs(src))
}

func (c *copier) followsLinks() bool { return c.deref == followAlways || c.deref == followArguments }

func (c *copier) entry(src, dst string, arg bool, parentDev uint64, newParent bool) bool {
	p := c.p
	info, err := c.sourceInfo(src, arg)
	if err != nil {
		return c.fail("cannot stat %s: %s", c.q(src), command.ErrText(err))
	}
	isDir := info.Kind == view.Dir
	if isDir && !c.recursive {
		if c.p.Name == "install" {
			return c.fail("omitting directory %s", c.q(src))
		}
		return c.fail("-r not specified; omitting directory %s", c.q(src))
	}
	if arg {
		key := sourceID{strings.TrimRight(src, "/"), idOf(info)}
		if c.sources[key] && (isDir || c.backup == backup.None) {
			kind := "file"
			if isDir {
				kind = "directory"
			}
			p.Errorf("warning: source %s %s specified more than once", kind, c.q(src))
			return true
		}
		c.sources[key] = true
	}
	old, exists, ok := c.destination(src, dst, info, newParent)
	if !ok {
		return false
	}
	backedUp := ""
	if exists {
		var done, result bool
		exists, backedUp, done, result = c.replace(src, dst, info, old)
		if done {
			return result
		}
	}
	if c.verbose && !isDir {
		if c.crossing {
			c.say("copied ")
		}
		c.announce(src, dst, backedUp)
	}
	if !isDir {
		if linked, ok := c.again(src, dst, info, exists); linked {
			return ok
		}
	} else if done, ok := c.recursion(src, dst, info, arg); done {
		return ok
	}
	return c.transfer(src, dst, info, exists, arg, parentDev, backedUp)
}

// destination looks at what dst is now.
func (c *copier) destination(src, dst string, info view.Info, newParent bool) (old view.Info, exists, ok bool) {
	p := c.p
	if newParent {
		return view.Info{}, false, true
	}
	// A link in the way of another kind of file than a regular one, or one that
	// will be unlinked, is looked at itself.
	var err error
	if c.nofollowDest(info) {
		old, err = p.FS.Lstat(p.Abs(dst))
	} else {
		old, err = p.FS.Stat(p.Abs(dst))
	}
	if err == nil {
		return old, true, true
	}
	switch errno.Of(err) {
	case errno.ENOENT:
		return old, false, true
	case errno.ELOOP:
		if c.force {
			return old, false, true
		}
	}
	return old, false, c.fail("cannot stat %s: %s", c.q(dst), command.ErrText(err))
}

func (c *copier) nofollowDest(info view.Info) bool {
	return c.move || info.Kind == view.Symlink || c.hardLink || c.symlink || c.backup != backup.None || c.unlinkFirst
}

// replace decides what happens to the file that dst names. It returns whether dst
// still exists, the name under which it was kept, and, if done, the result.
func (c *copier) replace(src, dst string, info, old view.Info) (exists bool, backedUp string, done, result bool) {
	p := c.p
	isDir := info.Kind == view.Dir
	if same, skip := c.sameFile(src, dst, info, old); same {
		if skip {
			return true, "", true, true
		}
		return true, "", true, c.fail("%s and %s are the same file", c.q(src), c.q(dst))
	}
	if c.update && !isDir && !old.MTime.Before(info.MTime) {
		return true, "", true, true
	}
	if !isDir {
		if c.overwrite == overwriteNever || c.overwrite == overwriteAsk && !c.confirmOverwrite(dst, old) {
			return true, "", true, true
		}
	} else if c.move && (c.overwrite == overwriteNever || c.overwrite == overwriteAsk && !c.confirmOverwrite(dst, old)) {
		return true, "", true, true
	}
	// A directory may replace a directory only, anything else anything else, but a
	// move may first put the old one aside.
	switch {
	case !isDir && old.Kind == view.Dir:
		if !c.move || c.backup == backup.None {
			return true, "", true, c.fail("cannot overwrite directory %s with non-directory", c.q(dst))
		}
	case isDir && old.Kind != view.Dir:
		if !(c.move && c.backup != backup.None) {
			return true, "", true, c.fail("cannot overwrite non-directory %s with directory %s", c.q(dst), c.q(src))
		}
	}
	if c.strictCreated && old.Kind != view.Dir && c.created[createdName{dst, idOf(old)}] && c.backup != backup.Numbered {
		return true, "", true, c.fail("will not overwrite just-created %s with %s", c.q(dst), c.q(src))
	}
	base := strings.TrimRight(dst, "/")
	base = base[strings.LastIndexByte(base, '/')+1:]
	if c.backup != backup.None && base != "." && base != ".." && (c.move || old.Kind != view.Dir) {
		backedUp = backup.Name(p, dst, c.backup, c.suffix)
		if b, err := p.FS.Stat(p.Abs(backedUp)); err == nil && idOf(b) == idOf(info) && c.backup != backup.Numbered {
			verb := "copied"
			if c.move {
				verb = "moved"
			}
			return true, "", true, c.fail("backing up %s might destroy source;  %s not %s", c.q(dst), c.q(src), verb)
		}
		if err := p.FS.Rename(p.Abs(dst), p.Abs(backedUp)); err != nil {
			if errno.Of(err) != errno.ENOENT {
				return true, "", true, c.fail("cannot backup %s: %s", c.q(dst), command.ErrText(err))
			}
			backedUp = ""
		}
		return false, backedUp, false, false
	}
	if old.Kind != view.Dir && !c.move && (c.unlinkFirst || c.preserveLinks && old.Nlink > 1 || c.deref == followNever && info.Kind != view.File) {
		if err := p.FS.Unlink(p.Abs(dst)); err != nil && errno.Of(err) != errno.ENOENT {
			return true, "", true, c.fail("cannot remove %s: %s", c.q(dst), command.ErrText(err))
		}
		if c.verbose {
			c.say("removed " + c.q(dst) + "\n")
		}
		return false, "", false, false
	}
	return true, "", false, false
}

// sameFile reports whether src and dst are one file and copying would destroy it;
// skip means that there is nothing to do.
func (c *copier) sameFile(src, dst string, info, old view.Info) (same, skip bool) {
	p := c.p
	srcLink, errS := p.FS.Lstat(p.Abs(src))
	dstLink, errD := p.FS.Lstat(p.Abs(dst))
	if errS != nil || errD != nil {
		return idOf(info) == idOf(old), false
	}
	sameInode := idOf(info) == idOf(old)
	sameEntry := idOf(srcLink) == idOf(dstLink)
	if !sameInode && !sameEntry {
		return false, false
	}
	if sameInode && c.hardLink && idOf(srcLink) == idOf(dstLink) {
		return true, true
	}
	oneName := sameName(p, src, dst)
	if c.move {
		// Even two names of one file count as the same file.
		return sameInode && (oneName || c.backup == backup.None), false
	}
	if srcLink.Kind == view.Symlink && dstLink.Kind == view.Symlink && info.Kind == view.Symlink {
		if sameEntry {
			if c.backup != backup.None {
				return oneName, false
			}
			if oneName || c.hardLink {
				return true, c.hardLink
			}
			return !c.unlinkFirst && !c.preserveLinks, false
		}
		return false, false
	}
	if c.backup != backup.None {
		if sameEntry {
			// cp --force --backup f f makes a backup copy of f.
			return oneName && !(c.force && info.Kind == view.File), false
		}
		return false, false
	}
	if c.unlinkFirst {
		if dstLink.Kind == view.Symlink || sameEntry && old.Nlink > 1 && !oneName {
			return false, false
		}
	}
	if c.symlink && dstLink.Kind == view.Symlink && c.force {
		return false, false
	}
	if sameInode && c.preserveLinks && old.Nlink > 1 && !oneName && sameEntry {
		return true, true
	}
	return sameInode, false
}

// sameName reports whether two paths are one directory entry.
func sameName(p *command.Proc, a, b string) bool {
	da, ba := splitPath(a)
	db, bb := splitPath(b)
	if ba != bb {
		return false
	}
	ia, errA := p.FS.Stat(p.Abs(da))
	ib, errB := p.FS.Stat(p.Abs(db))
	return errA == nil && errB == nil && idOf(ia) == idOf(ib)
}

// splitPath splits a path into directory and last element.
func splitPath(path string) (dir, base string) {
	t := strings.TrimRight(path, "/")
	if t == "" && path != "" {
		return "/", "/"
	}
	i := strings.LastIndexByte(t, '/')
	switch {
	case i < 0:
		return ".", t
	case i == 0:
		return "/", t[1:]
	}
	return t[:i], t[i+1:]
}

func (c *copier) confirmOverwrite(dst string, old view.Info) bool {
	if old.Kind != view.Symlink && c.p.FS.Access(c.p.Abs(dst), 2) != nil {
		verb := "replace"
		if !c.move && !c.force && !c.unlinkFirst {
			return confirm(c.p, "unwritable "+c.q(dst)+" (mode "+octal4(old.Mode)+", "+modeLetters(old)+"); try anyway? ")
		}
		return confirm(c.p, verb+" "+c.q(dst)+", overriding mode "+octal4(old.Mode)+" ("+modeLetters(old)+")? ")
	}
	return confirm(c.p, "overwrite "+c.q(dst)+"? ")
}

func (c *copier) announce(src, dst, backedUp string) {
	s := c.q(src) + " -> " + c.q(dst)
	if backedUp != "" {
		s += " (backup: " + c.q(backedUp) + ")"
	}
	c.say(s + "\n")
}

// again links a file whose other name was copied before, if links are preserved.
func (c *copier) again(src, dst string, info view.Info, exists bool) (linked, ok bool) {
	if !c.preserveLinks || info.Nlink < 2 && !c.followsLinks() {
		return false, false
	}
	first, found := c.earlier[idOf(info)]
	if !found {
		c.earlier[idOf(info)] = dst
		return false, false
	}
	p := c.p
	if exists {
		p.FS.Unlink(p.Abs(dst))
	}
	if err := p.FS.Link(p.Abs(first), p.Abs(dst)); err != nil {
		return true, c.fail("cannot create hard link %s to %s: %s", c.q(dst), c.q(first), command.ErrText(err))
	}
	return true, true
}

// recursion finds directories that are copied into themselves or reached twice.
func (c *copier) recursion(src, dst string, info view.Info, arg bool) (done, ok bool) {
	first, found := c.earlier[idOf(info)]
	if !found {
		if arg {
			c.earlier[idOf(info)] = dst
		}
		return false, false
	}
	p := c.p
	switch {
	case sameName(p, src, first):
		return true, c.fail("cannot copy a directory, %s, into itself, %s", c.q(c.top[0]), c.q(c.top[1]))
	case sameName(p, dst, first):
		p.Errorf("warning: source directory %s specified more than once", c.q(c.top[0]))
		return true, true
	case c.followsLinks():
		return false, false
	}
	return true, c.fail("will not create hard link %s to directory %s", c.q(c.top[1]), c.q(first))
}

// transfer makes dst from src.
func (c *copier) transfer(src, dst string, info view.Info, exists, arg bool, parentDev uint64, backedUp string) bool {
	p := c.p
	mode := info.Mode
	switch {
	case info.Kind == view.Dir:
		return c.directory(src, dst, info, exists, arg, parentDev)
	case c.symlink:
		dir, _ := splitPath(dst)
		if !strings.HasPrefix(src, "/") && dir != "." && !isHere(p, dir) {
			return c.fail("%s: can make relative symbolic links only in current directory", gnu.Name(p, dst))
		}
		if err := c.makeLink(dst, exists, func(at string) error { return p.FS.Symlink(src, at) }); err != nil {
			return c.fail("cannot create symbolic link %s to %s: %s", c.q(dst), c.q(src), command.ErrText(err))
		}
		return true
	case c.hardLink:
		from := p.Abs(src)
		if c.followsLinks() {
			if real, err := p.FS.RealPath(from); err == nil {
				from = real
			}
		}
		if err := c.makeLink(dst, exists, func(at string) error { return p.FS.Link(from, at) }); err != nil {
			return c.fail("cannot create hard link %s to %s: %s", c.q(dst), c.q(src), command.ErrText(err))
		}
		return true
	case info.Kind == view.Symlink:
		target, err := p.FS.Readlink(p.Abs(src))
		if err != nil {
			return c.fail("cannot read symbolic link %s: %s", c.q(src), command.ErrText(err))
		}
		if err := p.FS.Symlink(target, p.Abs(dst)); err != nil {
			if c.update && exists {
				if t, rerr := p.FS.Readlink(p.Abs(dst)); rerr == nil && t == target {
					return true
				}
			}
			return c.fail("cannot create symbolic link %s: %s", c.q(dst), command.ErrText(err))
		}
		if c.preserveTimes {
			p.FS.Chtimes(p.Abs(dst), info.ATime, info.MTime, false)
		}
		c.remember(dst)
		return true
	case info.Kind == view.File, !c.recursive:
		if !c.regular(src, dst, info, exists) {
			if backedUp != "" {
				p.FS.Rename(p.Abs(backedUp), p.Abs(dst))
			}
			return false
		}
	default:
		return c.fail("cannot create special file %s: %s", c.q(dst), command.ErrText(errno.EPERM))
	}
	c.remember(dst)
	if c.preserveTimes {
		if err := p.FS.Chtimes(p.Abs(dst), info.ATime, info.MTime, true); err != nil {
			return c.fail("preserving times for %s: %s", gnu.QuoteName(p, dst), command.ErrText(err))
		}
	}
	if c.preserveMode {
		if err := p.FS.Chmod(p.Abs(dst), mode); err != nil {
			return c.fail("preserving permissions for %s: %s", gnu.QuoteName(p, dst), command.ErrText(err))
		}
	}
	return true
}

func isHere(p *command.Proc, dir string) bool {
	a, errA := p.FS.Stat(p.Abs(dir))
	b, errB := p.FS.Stat(p.Abs("."))
	return errA == nil && errB == nil && idOf(a) == idOf(b)
}

// makeLink makes a link, replacing what is there if that is allowed.
func (c *copier) makeLink(dst string, exists bool, link func(at string) error) error {
	p := c.p
	err := link(p.Abs(dst))
	if err != nil && errno.Of(err) == errno.EEXIST && (c.force || c.unlinkFirst || c.overwrite == overwriteAsk) {
		if uerr := p.FS.Unlink(p.Abs(dst)); uerr != nil {
			return uerr
		}
		if c.verbose && c.force {
			c.say("removed " + c.q(dst) + "\n")
		}
		err = link(p.Abs(dst))
	}
	return err
}

func (c *copier) remember(dst string) {
	if !c.strictCreated {
		return
	}
	if i, err := c.p.FS.Lstat(c.p.Abs(dst)); err == nil {
		c.created[createdName{dst, idOf(i)}] = true
	}
}

func (c *copier) directory(src, dst string, info view.Info, exists, arg bool, parentDev uint64) bool {
	p := c.p
	for _, a := range c.ancestors {
		if a == idOf(info) {
			return c.fail("cannot copy cyclic symbolic link %s", c.q(src))
		}
	}
	mode := info.Mode & 0o1777 &^ p.Umask
	if c.noMode {
		mode = 0o777 &^ p.Umask
	}
	if c.preserveMode || c.move {
		mode = info.Mode
	}
	restore := false
	if !exists {
		if err := p.FS.Mkdir(p.Abs(dst), mode|0o700); err != nil {
			return c.fail("cannot create directory %s: %s", c.q(dst), command.ErrText(err))
		}
		restore = mode|0o700 != mode || mode&0o7000 != 0
		if c.firstDir {
			c.firstDir = false
			if made, err := p.FS.Lstat(p.Abs(dst)); err == nil {
				c.earlier[idOf(made)] = dst
			}
		}
		if c.verbose {
			if c.move {
				c.say("created directory " + c.q(dst) + "\n")
			} else {
				c.announce(src, dst, "")
			}
		}
	} else if c.preserveMode {
		restore = true
	}
	ok := true
	if !(c.oneFS && parentDev != 0 && parentDev != info.Dev) {
		ok = c.children(src, dst, info, !exists)
	}
	if c.preserveTimes {
		p.FS.Chtimes(p.Abs(dst), info.ATime, info.MTime, true)
	}
	if restore {
		p.FS.Chmod(p.Abs(dst), mode)
	}
	return ok
}

func (c *copier) children(src, dst string, info view.Info, fresh bool) bool {
	p := c.p
	names, err := p.FS.ReadDir(p.Abs(src))
	if err != nil {
		return c.fail("cannot access %s: %s", c.q(src), command.ErrText(err))
	}
	c.ancestors = append(c.ancestors, idOf(info))
	defer func() { c.ancestors = c.ancestors[:len(c.ancestors)-1] }()
	ok := true
	deref := c.deref
	if deref == followArguments {
		c.deref = followNever
	}
	for _, n := range names {
		if !c.entry(joinChild(src, n.Name), joinChild(dst, n.Name), false, info.Dev, fresh) {
			ok = false
		}
	}
	c.deref = deref
	return ok
}

func joinChild(dir, name string) string {
	if strings.HasSuffix(dir, "/") {
		return dir + name
	}
	return dir + "/" + name
}

// regular copies the content of a file.
func (c *copier) regular(src, dst string, info view.Info, exists bool) bool {
	p := c.p
	in, err := p.Open(src)
	if err != nil {
		return c.fail("cannot open %s for reading: %s", c.q(src), command.ErrText(err))
	}
	defer in.Close()
	mode := info.Mode & 0o777
	if c.noMode {
		mode = 0o666
	}
	var out view.Handle
	if exists {
		flags := view.WriteOnly | view.Truncate
		if c.attributes {
			flags = view.WriteOnly
		}
		out, err = p.OpenFile(dst, flags, 0)
		if err != nil && c.force && !c.attributes {
			if uerr := p.FS.Unlink(p.Abs(dst)); uerr != nil {
				return c.fail("cannot remove %s: %s", c.q(dst), command.ErrText(uerr))
			}
			if c.verbose {
				c.say("removed " + c.q(dst) + "\n")
			}
			exists = false
		}
	}
	if !exists {
		out, err = p.OpenFile(dst, view.WriteOnly|view.Create|view.Exclusive, mode|0o200)
		if err != nil && errno.Of(err) == errno.EEXIST && !c.move {
			if l, lerr := p.FS.Lstat(p.Abs(dst)); lerr == nil && l.Kind == view.Symlink {
				return c.fail("not writing through dangling symlink %s", c.q(dst))
			}
		}
		if err != nil && errno.Of(err) == errno.EISDIR && strings.HasSuffix(dst, "/") {
			err = errno.ENOTDIR
		}
	}
	if err != nil {
		return c.fail("cannot create regular file %s: %s", c.q(dst), command.ErrText(err))
	}
	if !c.attributes && !c.stream(in, out, src, dst) {
		out.Close()
		return false
	}
	if err := out.Close(); err != nil {
		return c.fail("failed to close %s: %s", c.q(dst), command.ErrText(err))
	}
	if !exists && mode&0o200 == 0 && !c.preserveMode {
		p.FS.Chmod(p.Abs(dst), mode&^p.Umask)
	}
	return true
}

func (c *copier) stream(in, out view.Handle, src, dst string) bool {
	buf := make([]byte, 32<<10)
	for {
		n, err := in.Read(buf)
		if n > 0 {
			c.p.Meter.Bytes(n)
			if werr := writeAll(out, buf[:n]); werr != nil {
				return c.fail("error writing %s: %s", c.q(dst), command.ErrText(werr))
			}
		}
		if errors.Is(err, io.EOF) {
			return true
		}
		if err != nil {
			return c.fail("error reading %s: %s", c.q(src), command.ErrText(err))
		}
	}
}

func writeAll(w io.Writer, b []byte) error {
	for len(b) > 0 {
		n, err := w.Write(b)
		if err != nil {
			return err
		}
		b = b[n:]
	}
	return nil
}
