package archive

import (
	"errors"
	"io"
	"strconv"
	"strings"

	"ambit/core/errno"
	"ambit/core/fuel"
	"ambit/core/shell/archive/xz"
	"ambit/core/shell/archive/zstd"
	"ambit/core/shell/backup"
	"ambit/core/shell/command"
	"ambit/core/shell/filemode"
	"ambit/core/shell/pattern"
	"ambit/core/shell/quoting"
	"ambit/core/shell/strftime"
	"ambit/core/workspace/view"
)

// extractor unpacks members.
type extractor struct {
	*archiver
	at    int64 // where the header of the present member begins
	dirs  []delayedDir
	links []delayedLink
}

// delayedDir is a directory whose mode and time are set at the end, when nothing
// is written into it any more.
type delayedDir struct {
	path string
	e    *entry
}

// delayedLink is a symbolic link that could lead out of the directory. An empty
// file stands in its place until the end, so that no member is written through it.
type delayedLink struct {
	path, name, target string
	placeholder        uint64 // inode
	e                  *entry
}

// checkEnd warns if what ended an archive after n bytes is one block of zeros and no
// second one.
func (a *archiver) checkEnd(r *tarReader, n int64) {
	if !r.ended {
		return
	}
	if b, err := r.block(); err != nil || !allZero(b) {
		a.say("A lone zero block at %d", n/blockSize)
	}
}

// read lists or extracts.
func (a *archiver) read() int {
	p := a.p
	in, closeArchive, status := a.openArchive()
	if status != 0 {
		return status
	}
	defer closeArchive()
	for i := range a.operands {
		o := &a.operands[i]
		o.pat = pattern.Compile(strings.TrimRight(o.name, "/"), a.patternFlags())
	}
	x := &extractor{archiver: a}
	counted := &countingReader{r: in}
	r := &tarReader{r: counted, zeros: a.ignoreZeros}
	any := false
	for {
		e, err := r.next()
		if err == io.EOF {
			if a.blockNumbers && r.ended {
				p.Stdout.WriteString(a.blockPrefix(counted.n-blockSize) + "** Block of NULs **\n")
			}
			a.checkEnd(r, counted.n)
			break
		}
		if err != nil {
			if errors.Is(err, errNotTar) && !any {
				a.say("This does not look like a tar archive")
				a.status = 2
				break
			}
			if errors.Is(err, errNotTar) {
				a.say("Skipping to next header")
				a.status = 2
				break
			}
			x.finishDelayed()
			return a.readFailed(err)
		}
		any = true
		p.Charge(fuel.Entry)
		if e.kind == typeVolume {
			if status := a.volume(e, counted.n-blockSize); status != 0 {
				return status
			}
			continue
		}
		if a.startAt != "" {
			if strings.TrimSuffix(e.name, "/") != strings.TrimSuffix(a.startAt, "/") {
				continue
			}
			a.startAt = ""
		}
		if !a.wanted(e) || a.excluded(e.name) || a.onlyNewer && e.kind != typeDir && e.mtime.Before(a.newerThan) {
			continue
		}
		x.at = counted.n - blockSize
		if a.mode == 't' {
			a.safeName(e.name, "member names")
			p.Stdout.WriteString(a.blockPrefix(counted.n-blockSize) + a.listLine(a.shown(e), a.verbose > 0))
			continue
		}
		if err := x.extract(e, r); err != nil {
			x.finishDelayed()
			return a.readFailed(err)
		}
	}
	x.finishDelayed()
	for i := range a.operands {
		o := &a.operands[i]
		if !a.found(o) && !a.wildcards && !a.warned["wildcards"] && strings.ContainsAny(o.name, "*?[") {
			a.warned["wildcards"] = true
			a.say("Pattern matching characters used in file names")
			a.say("Use --wildcards to enable pattern matching, or --no-wildcards to suppress this warning")
		}
	}
	a.reportMissing()
	return 0
}

func (a *archiver) readFailed(err error) int {
	p := a.p
	var text string
	switch {
	case errors.Is(err, errEOF):
		if a.mode == 'x' {
			a.say("Unexpected EOF in archive")
		}
		return a.fatal("Unexpected EOF in archive")
	case errors.Is(err, io.ErrUnexpectedEOF):
		text = "\ngzip: stdin: unexpected end of file\n"
	case errors.Is(err, xz.ErrTruncated), errors.Is(err, xz.ErrCorrupt), errors.Is(err, xz.ErrUnsupported):
		text = "xz: (stdin): " + capital(err.Error()) + "\n"
	case errors.Is(err, zstd.ErrTruncated), errors.Is(err, zstd.ErrCorrupt):
		text = "/*stdin*\\ : Decoding error (36) : " + capital(err.Error()) + " \n"
	default:
		var e errno.Errno
		if errors.As(err, &e) {
			return a.fatal("%s: Cannot read: %s", a.file, command.ErrText(err))
		}
		text = "\ngzip: stdin: invalid compressed data--format violated\n"
	}
	p.Stdout.Flush()
	p.Stderr.Write([]byte(text))
	a.say("Unexpected EOF in archive")
	a.say("Child returned status 1")
	return a.fatalOnly()
}

// wanted reports whether a member was asked for.
func (a *archiver) wanted(e *entry) bool {
	if len(a.operands) == 0 {
		return true
	}
	name := strings.TrimSuffix(e.name, "/")
	for i := range a.operands {
		o := &a.operands[i]
		want := strings.TrimRight(o.name, "/")
		switch {
		case a.wildcards && (o.pat.Match(name) || a.noAnchor && matchSuffix(o.pat, name)),
			!a.wildcards && (name == want || strings.HasPrefix(name, want+"/") && !a.noRecursion):
			o.count++
			a.dir = o.dir
			return a.occurrence == 0 || o.count == a.occurrence
		}
	}
	return false
}

func matchSuffix(p *pattern.Pattern, name string) bool {
	for i := range len(name) {
		if name[i] == '/' && p.Match(name[i+1:]) {
			return true
		}
	}
	return false
}

// stripped is a name without its first components, or "".
func stripped(name string, n int) string {
	for ; n > 0; n-- {
		i := strings.IndexByte(name, '/')
		if i < 0 {
			return ""
		}
		name = strings.TrimLeft(name[i:], "/")
	}
	return name
}

// extract unpacks one member. It returns an error of the archive; errors of the
// file system are reported and passed over.
func (x *extractor) extract(e *entry, r *tarReader) error {
	p := x.p
	name := e.name
	if x.strip > 0 {
		if name = stripped(strings.TrimLeft(name, "/"), x.strip); name == "" {
			return nil
		}
	}
	name = strings.TrimRight(name, "/")
	if name == "" {
		name = "/"
	}
	name = x.transformed(name, 'r')
	if name == "" {
		return nil
	}
	inside := x.safeName(name, "member names")
	if !x.absolute && hasDotDot(name) {
		x.fail("%s: Member name contains '..'", name)
		return nil
	}
	name = inside
	if x.oneTop != "" {
		name = x.underTop(name)
	}
	if x.verbose > 0 {
		var out io.Writer = p.Stdout
		if x.toStdout {
			out = p.Stderr
		}
		io.WriteString(out, x.blockPrefix(x.at+blockSize)+x.listLine(x.shown(e), x.verbose > 1))
	}
	if x.toStdout {
		if e.kind != typeFile {
			return nil
		}
		p.Unwritable.Text = "{name}: " + name + ": Cannot write: {error}\n{name}: Exiting with failure status due to previous errors\n"
		return x.copy(r, p.Stdout, name)
	}
	path := x.path(x.dir, name)
	x.leave(path)
	switch e.kind {
	case typeDir:
		x.mkdir(path, name, e)
		return nil
	case typeFile:
		return x.regular(path, name, e, r)
	case typeSymlink:
		x.symlink(path, name, e)
	case typeLink:
		x.hardLink(path, name, e)
	default:
		x.fail("%s: Cannot mknod: %s", name, command.ErrText(errno.EPERM))
	}
	return nil
}

// underTop puts a name below the directory of --one-top-level.
func (x *extractor) underTop(name string) string {
	if x.oneTop == "." {
		base := x.file[strings.LastIndexByte(x.file, '/')+1:]
		for _, s := range []string{".tar.gz", ".tgz", ".tar.bz2", ".tbz2", ".tar.xz", ".txz", ".tar.zst", ".tar"} {
			base = strings.TrimSuffix(base, s)
		}
		x.oneTop = base
	}
	if name == x.oneTop || strings.HasPrefix(name, x.oneTop+"/") {
		return name
	}
	return x.oneTop + "/" + strings.TrimPrefix(name, "./")
}

// parents makes the directories that lead to path.
func (x *extractor) parents(path string) {
	for i := 1; i < len(path); i++ {
		if path[i] == '/' {
			if _, err := x.p.FS.Lstat(path[:i]); err != nil {
				shown := strings.TrimPrefix(path[:i], strings.TrimSuffix(x.path(x.dir, "."), "."))
				if err := x.p.FS.Mkdir(path[:i], 0o777&^x.p.Umask); err != nil {
					x.fail("%s: Cannot mkdir: %s", shown, command.ErrText(err))
					return
				}
				if x.verbose > 1 {
					x.p.Stdout.WriteString(filemode.String(view.Dir, 0o777&^x.p.Umask) + strings.Repeat(" ", 18) + "Creating directory: " + shown + "\n")
				}
			}
		}
	}
}

// retry runs make again after the directories on the way were made, or after what
// is in the way was removed.
func (x *extractor) retry(path string, make func() error) error {
	err := make()
	if err == nil {
		return nil
	}
	switch errno.Of(err) {
	case errno.ENOENT:
		x.parents(path)
		return make()
	case errno.EEXIST, errno.EISDIR, errno.ELOOP:
		if x.keepOld {
			return errno.EEXIST
		}
		info, serr := x.p.FS.Lstat(path)
		if serr != nil {
			return err
		}
		remove := x.p.FS.Unlink
		if info.Kind == view.Dir {
			remove = x.p.FS.Rmdir
		}
		if rerr := remove(path); rerr != nil {
			return err
		}
		return make()
	}
	return err
}

// passed reports whether an existing file is to be left alone.
func (x *extractor) passed(path, name string, e *entry) bool {
	info, err := x.p.FS.Lstat(path)
	if err != nil {
		return false
	}
	switch {
	case x.skipOld:
		if x.verbose > 0 {
			x.say("%s: skipping existing file", name)
		}
		return true
	case x.newer && !info.MTime.Before(e.mtime):
		x.say("Current %s is newer or same age", quoting.Locale(name, x.p.UTF8()))
		return true
	}
	return false
}

// keep renames what is about to be overwritten, as --backup asks.
func (x *extractor) keep(path, name string) {
	if x.backup == backup.None {
		return
	}
	info, err := x.p.FS.Lstat(path)
	if err != nil || info.Kind == view.Dir {
		return
	}
	to := backup.Name(x.p, path, x.backup, x.suffix)
	shown := name + to[len(path):]
	if err := x.p.FS.Rename(path, to); err != nil {
		x.fail("%s: Cannot rename to %s: %s", name, quoting.Locale(shown, x.p.UTF8()), command.ErrText(err))
		return
	}
	if x.verbose > 0 {
		x.p.Stdout.WriteString("Renaming " + quoting.Locale(name, x.p.UTF8()) + " to " + quoting.Locale(shown, x.p.UTF8()) + "\n")
	}
}

func (x *extractor) mkdir(path, name string, e *entry) {
	p := x.p
	err := p.FS.Mkdir(path, e.mode&0o777&^p.Umask|0o700)
	if err != nil && errno.Of(err) == errno.ENOENT {
		x.parents(path)
		err = p.FS.Mkdir(path, e.mode&0o777&^p.Umask|0o700)
	}
	if err != nil {
		info, serr := p.FS.Stat(path)
		if serr != nil || info.Kind != view.Dir {
			x.fail("%s: Cannot mkdir: %s", name, command.ErrText(err))
			return
		}
		if x.keepOld || x.skipOld {
			return
		}
	}
	x.mem.Alloc(int64(len(path)) + 200)
	x.dirs = append(x.dirs, delayedDir{path, e})
}

func (x *extractor) mode(e *entry) uint32 {
	if x.perms {
		return e.mode
	}
	return e.mode & 0o777 &^ x.p.Umask
}

func (x *extractor) regular(path, name string, e *entry, r *tarReader) error {
	p := x.p
	if x.passed(path, name, e) {
		return nil
	}
	x.keep(path, name)
	var h view.Handle
	err := x.retry(path, func() error {
		var oerr error
		h, oerr = p.FS.Open(path, view.WriteOnly|view.Create|view.Exclusive, x.mode(e)|0o200)
		return oerr
	})
	if err != nil {
		x.fail("%s: Cannot open: %s", name, command.ErrText(err))
		return nil
	}
	if err := x.copy(r, h, name); err != nil {
		h.Close()
		return err
	}
	if err := h.Close(); err != nil {
		x.fail("%s: Cannot close: %s", name, command.ErrText(err))
	}
	p.FS.Chmod(path, x.mode(e))
	if !x.touch {
		if ahead := e.mtime.Sub(p.Now()); ahead > 0 {
			x.say("%s: time stamp %s is %s s in the future", name, strftime.Format("%Y-%m-%d %H:%M:%S", e.mtime.In(x.zone)), strconv.FormatFloat(ahead.Seconds(), 'f', -1, 64))
		}
		p.FS.Chtimes(path, p.Now(), e.mtime, false)
	}
	return nil
}

func (x *extractor) copy(r *tarReader, w io.Writer, name string) error {
	buf := make([]byte, 32<<10)
	for {
		n, err := r.Read(buf)
		for rest := buf[:n]; len(rest) > 0; {
			k, werr := w.Write(rest)
			if werr != nil {
				x.fail("%s: Cannot write: %s", name, command.ErrText(werr))
				return nil
			}
			x.p.Meter.Bytes(k)
			rest = rest[k:]
		}
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
	}
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

// leave sets modes and times of the directories that path does not lie in, once the
// archive has gone past them.
func (x *extractor) leave(path string) {
	for len(x.dirs) > 0 {
		d := x.dirs[len(x.dirs)-1]
		if path == d.path || strings.HasPrefix(path, strings.TrimSuffix(d.path, "/")+"/") {
			return
		}
		x.settle(d)
		x.dirs = x.dirs[:len(x.dirs)-1]
	}
}

func (x *extractor) settle(d delayedDir) {
	p := x.p
	p.FS.Chmod(d.path, x.mode(d.e))
	if !x.touch {
		p.FS.Chtimes(d.path, p.Now(), d.e.mtime, true)
	}
	x.mem.Free(int64(len(d.path)) + 200)
}

// finishDelayed makes the delayed links, then sets modes and times of the
// directories that are left, deepest first.
func (x *extractor) finishDelayed() {
	for _, l := range x.links {
		// The placeholder may have been replaced by a later member.
		if info, err := x.p.FS.Lstat(l.path); err == nil && info.Ino == l.placeholder && info.Kind == view.File && info.Size == 0 {
			x.makeSymlink(l.path, l.name, l.target, l.e)
		}
	}
	for i := len(x.dirs) - 1; i >= 0; i-- {
		x.settle(x.dirs[i])
	}
	x.links, x.dirs = nil, nil
}
