package archive

import (
	"io"
	"strconv"
	"strings"

	"ambit/core/errno"
	"ambit/core/shell/backup"
	"ambit/core/shell/command"
	"ambit/core/shell/filemode"
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

// delayedDir is a directory whose mode and time are set at the end, when nothing
// is written into it any more.
type delayedDir struct {
	path string
	e    *entry
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
