package archive

import (
	"bytes"
	"io"
	"strconv"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/filemode"
	"ambit/core/shell/quoting"
	"ambit/core/workspace/view"
)

type inodeID struct{ dev, ino uint64 }

// linked is a file with several names, of which the first is in the archive.
type linked struct {
	name string
	left uint64 // names not met yet
}

// creator writes members of one archive.
type creator struct {
	*archiver
	w     *tarWriter
	self  inodeID // the archive itself
	own   bool
	links map[inodeID]*linked
	order []*linked
	gone  []string // with --remove-files
}

func (a *archiver) setMode(s string) bool {
	c, ok := filemode.Parse(s)
	if ok {
		a.change = func(mode uint32, dir bool) uint32 { return c.Apply(mode, dir, a.p.Umask) }
	}
	return ok
}

func (a *archiver) create() int {
	p := a.p
	var out io.Writer = p.Stdout
	p.Unwritable.Text = "{name}: -: Cannot write: {error}\n{name}: Error is not recoverable: exiting now\n"
	var h view.Handle
	if a.hasFile && a.file != "-" {
		f, err := p.OpenFile(a.file, view.WriteOnly|view.Create|view.Truncate, 0o666)
		if err != nil {
			return a.fatal("%s: Cannot open: %s", a.file, command.ErrText(err))
		}
		h, out = f, f
	}
	return a.fill(out, h, 0)
}

// refuseUpdate gives the status of an update that the archive does not allow, or 0: one
// that is compressed, or, with what is said then, a stream.
func (a *archiver) refuseUpdate(stream string) int {
	if a.codec != nil {
		return a.usage("Cannot update compressed archives")
	}
	if !a.hasFile || a.file == "-" {
		return a.fatal("%s", stream)
	}
	return 0
}

// append adds members behind those of an uncompressed archive.
func (a *archiver) append() int {
	p := a.p
	if status := a.refuseUpdate("Cannot append to standard output"); status != 0 {
		return status
	}
	end := int64(0)
	newest := map[string]int64{}
	if in, err := p.OpenFile(a.file, view.ReadOnly, 0); err == nil {
		head := make([]byte, 6)
		n, _ := io.ReadFull(in, head)
		if detect(head[:n]) != nil {
			in.Close()
			return a.fatal("Cannot update compressed archives")
		}
		counted := &countingReader{r: io.MultiReader(bytes.NewReader(head[:n]), chargedReader{in, p})}
		r := &tarReader{r: counted}
		for {
			if err := r.skip(); err != nil {
				break
			}
			end = counted.n
			e, err := r.next()
			if err == errNotTar {
				in.Close()
				return a.fatal("This does not look like a tar archive")
			}
			if err != nil {
				break
			}
			newest[strings.TrimSuffix(e.name, "/")] = max(newest[strings.TrimSuffix(e.name, "/")], e.mtime.Unix())
		}
		in.Close()
		if err := p.FS.Truncate(p.Abs(a.file), end); err != nil {
			return a.fatal("%s: Cannot open: %s", a.file, command.ErrText(err))
		}
	}
	h, err := p.OpenFile(a.file, view.WriteOnly|view.Create|view.Append, 0o666)
	if err != nil {
		return a.fatal("%s: Cannot open: %s", a.file, command.ErrText(err))
	}
	if a.mode == 'u' {
		kept := a.operands[:0]
		for _, o := range a.operands {
			info, err := p.FS.Stat(a.path(o.dir, o.name))
			if t, ok := newest[strings.TrimSuffix(o.name, "/")]; err == nil && ok && info.Kind == view.File && info.MTime.Unix() <= t {
				continue
			}
			kept = append(kept, o)
		}
		a.operands = kept
	}
	return a.fill(h, h, end)
}

func (a *archiver) fill(out io.Writer, h view.Handle, start int64) int {
	p := a.p
	began := p.Now()
	c := &creator{archiver: a, links: map[inodeID]*linked{}}
	if h != nil {
		if info, err := h.Stat(); err == nil {
			c.self, c.own = inodeID{info.Dev, info.Ino}, true
		}
	}
	w, closeCodec, err := a.compressed(out)
	if err != nil {
		return a.fatal("%s", command.ErrText(err))
	}
	c.w = &tarWriter{w: w, total: start}
	if a.hasLabel && start == 0 {
		c.writeLabel()
	}
	for i := range a.operands {
		o := &a.operands[i]
		c.add(o.dir, o.name, true)
		if c.w.err != nil {
			break
		}
	}
	err = c.w.close()
	if cerr := closeCodec(); err == nil {
		err = cerr
	}
	if h != nil {
		if cerr := h.Close(); err == nil {
			err = cerr
		}
	}
	if err != nil {
		return a.fatal("%s: Cannot write: %s", a.file, command.ErrText(err))
	}
	if a.checkLinks {
		for _, l := range c.order {
			if l.left > 0 {
				a.say("Missing links to %s.", quoting.Locale(l.name, p.UTF8()))
			}
		}
	}
	if a.totals {
		rate := c.w.total
		if s := p.Now().Sub(began).Seconds(); s > 0 {
			rate = int64(float64(rate) / s)
		}
		p.Stdout.Flush()
		p.Stderr.Write([]byte("Total bytes written: " + strconv.FormatInt(c.w.total, 10) + " (" + scaled(c.w.total) + ", " + scaled(rate) + "/s)\n"))
	}
	for i := len(c.gone) - 1; i >= 0; i-- {
		path := c.gone[i]
		info, err := p.FS.Lstat(path)
		if err == nil && info.Kind == view.Dir {
			err = p.FS.Rmdir(path)
		} else if err == nil {
			err = p.FS.Unlink(path)
		}
		if err != nil {
			a.fail("%s: Cannot unlink: %s", path, command.ErrText(err))
		}
	}
	return 0
}

// add writes a file or a directory with what is in it.
func (c *creator) add(dir, name string, operand bool) {
	p := c.p
	if c.excluded(name) {
		return
	}
	path := c.path(dir, name)
	stat := p.FS.Lstat
	if c.follow {
		stat = p.FS.Stat
	}
	info, err := stat(path)
	if err != nil {
		c.fail("%s: Cannot stat: %s", strings.TrimSuffix(name, "/"), command.ErrText(err))
		return
	}
	if c.own && c.self == (inodeID{info.Dev, info.Ino}) {
		c.say("%s: %s is the archive; not dumped", name, "file")
		return
	}
	if c.onlyNewer && info.Kind != view.Dir && info.MTime.Before(c.newerThan) && (c.newerByMtime || info.CTime.Before(c.newerThan)) {
		if c.verbose > 0 {
			c.say("%s: file is unchanged; not dumped", name)
		}
		return
	}
	var tag *dirTag
	if info.Kind == view.Dir {
		if tag = c.tagged(path); tag != nil && tag.extent == tagAll {
			return
		}
	}
	e := c.entry(name, info)
	member := c.safeName(strings.TrimSuffix(name, "/"), "member names")
	if name == "/" || strings.Trim(name, "/") == "" {
		member = "."
	}
	e.name = c.transformed(member, 'r')
	switch info.Kind {
	case view.Dir:
		e.kind = typeDir
		e.name += "/"
	case view.Symlink:
		e.kind = typeSymlink
		e.link, _ = p.FS.Readlink(path)
		e.link = c.transformed(e.link, 's')
	case view.File:
		e.kind, e.size = typeFile, info.Size
		if info.Nlink > 1 {
			id := inodeID{info.Dev, info.Ino}
			if first, ok := c.links[id]; ok {
				e.kind, e.size = typeLink, 0
				e.link = c.safeName(first.name, "hard link targets")
				first.left--
			} else {
				c.safeName(name, "hard link targets")
				l := &linked{e.name, uint64(info.Nlink) - 1}
				c.links[id], c.order = l, append(c.order, l)
			}
		}
	default:
		c.fail("%s: Unknown file type; file ignored", name)
		return
	}
	if c.removeFiles {
		c.gone = append(c.gone, path)
	}
	if e.kind == typeFile {
		c.content(path, name, e)
	} else {
		c.note(e, name)
		c.w.header(e)
	}
	if info.Kind != view.Dir || c.noRecursion {
		return
	}
	if tag != nil {
		if tag.extent == tagContents {
			c.add(dir, strings.TrimSuffix(name, "/")+"/"+tag.name, false)
		}
		return
	}
	names, err := p.FS.ReadDir(path)
	if err != nil {
		c.fail("%s: Cannot open: %s", strings.TrimSuffix(name, "/"), command.ErrText(err))
		return
	}
	prefix := strings.TrimSuffix(name, "/") + "/"
	if name == "/" {
		prefix = "/"
	}
	for _, n := range names {
		c.add(dir, prefix+n.Name, false)
	}
}

func (c *creator) entry(name string, info view.Info) *entry {
	e := &entry{mode: info.Mode, uid: info.UID, gid: info.GID, mtime: info.MTime, uname: accountOf(info.UID), gname: accountOf(info.GID)}
	if c.change != nil {
		e.mode = c.change(info.Mode, info.Kind == view.Dir)
	}
	if c.mtime != nil && (!c.clampMtime || e.mtime.After(*c.mtime)) {
		e.mtime = *c.mtime
	}
	if c.owner != "" {
		e.uname, e.uid = ownerOf(c.owner, e.uid)
	}
	if c.group != "" {
		e.gname, e.gid = ownerOf(c.group, e.gid)
	}
	if c.numeric {
		e.uname, e.gname = "", ""
	}
	return e
}

func accountOf(id int) string {
	switch id {
	case 0:
		return "root"
	case 1000:
		return "agent"
	}
	return ""
}

// ownerOf reads NAME, NAME:ID or ID.
func ownerOf(s string, old int) (string, int) {
	name, id, both := strings.Cut(s, ":")
	if both {
		if n, err := strconv.Atoi(id); err == nil {
			return name, n
		}
	}
	if n, err := strconv.Atoi(name); err == nil {
		return accountOf(n), n
	}
	switch name {
	case "root":
		return name, 0
	case "agent":
		return name, 1000
	}
	return name, old
}

// note prints the name of a member that is written.
func (c *creator) note(e *entry, name string) {
	if c.verbose == 0 {
		return
	}
	var out io.Writer = c.p.Stdout
	if !c.hasFile || c.file == "-" {
		out = c.p.Stderr
	}
	shown := *e
	if !c.showTransformed {
		shown.name = name
		if e.kind == typeDir && !strings.HasSuffix(name, "/") {
			shown.name += "/"
		}
	}
	io.WriteString(out, c.blockPrefix(c.w.total)+c.listLine(&shown, c.verbose > 1))
}

func (c *creator) content(path, name string, e *entry) {
	p := c.p
	h, err := p.FS.Open(path, view.ReadOnly, 0)
	if err != nil {
		c.fail("%s: Cannot open: %s", name, command.ErrText(err))
		return
	}
	defer h.Close()
	c.note(e, name)
	c.w.header(e)
	left := e.size
	buf := make([]byte, 32<<10)
	for left > 0 && c.w.err == nil {
		n, err := h.Read(buf[:min(left, int64(len(buf)))])
		p.Meter.Bytes(n)
		c.w.write(buf[:n])
		left -= int64(n)
		if err != nil || n == 0 {
			break
		}
	}
	if left > 0 && c.w.err == nil {
		c.say("%s: File shrank by %d bytes; padding with zeros", name, left)
		c.status = max(c.status, 1)
		for ; left > 0; left -= int64(len(buf)) {
			c.w.write(make([]byte, min(left, int64(len(buf)))))
		}
	}
	c.w.padding()
}

// scaled is a size with a unit, as in 10KiB.
func scaled(n int64) string {
	unit := 0
	for n >= 1024 && unit < 4 {
		n = (n + 512) / 1024
		unit++
	}
	return strconv.FormatInt(n, 10) + []string{"B", "KiB", "MiB", "GiB", "TiB"}[unit]
}
