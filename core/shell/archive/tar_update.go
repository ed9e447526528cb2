package archive

import (
	"bytes"
	"io"

	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/shell/pattern"
	"ambit/core/workspace/view"
)

// compare reports how the files differ from the members (GNU tar manual, 4.2.6).
func (a *archiver) compare() int {
	in, closeArchive, status := a.openArchive()
	if status != 0 {
		return status
	}
	defer closeArchive()
	a.compileOperands()
	r := &tarReader{r: in}
	for {
		e, err := r.next()
		if err == io.EOF {
			break
		}
		if err == errNotTar {
			a.say("This does not look like a tar archive")
			a.status = 2
			break
		}
		if err != nil {
			return a.readFailed(err)
		}
		a.p.Charge(fuel.Entry)
		if !a.wanted(e) || a.excluded(e.name) {
			continue
		}
		if a.verbose > 0 {
			a.p.Stdout.WriteString(a.listLine(a.shown(e), a.verbose > 1))
		}
		if err := a.compareMember(e, r); err != nil {
			return a.readFailed(err)
		}
	}
	a.reportMissing()
	return 0
}

func (a *archiver) compileOperands() {
	for i := range a.operands {
		a.operands[i].pat = pattern.Compile(trimSlashes(a.operands[i].name), a.patternFlags())
	}
}

func trimSlashes(s string) string {
	for len(s) > 1 && s[len(s)-1] == '/' {
		s = s[:len(s)-1]
	}
	return s
}

func (a *archiver) reportMissing() {
	for i := range a.operands {
		o := &a.operands[i]
		switch {
		case a.found(o):
		case a.occurrence > 0:
			a.fail("%s: Required occurrence not found in archive", o.name)
		default:
			a.fail("%s: Not found in archive", o.name)
		}
	}
}

func (a *archiver) differs(name, what string) {
	a.p.Stdout.WriteString(name + ": " + what + "\n")
	a.status = max(a.status, 1)
}

// absent warns of a file that cannot be looked at.
func (a *archiver) absent(name, what string, err error) {
	a.say("%s: Warning: Cannot %s: %s", name, what, command.ErrText(err))
	a.status = max(a.status, 1)
}

func (a *archiver) compareMember(e *entry, r *tarReader) error {
	p := a.p
	name := a.safeName(e.name, "member names")
	name = trimSlashes(name)
	path := a.path(a.dir, name)
	if e.kind == typeSymlink {
		target, err := p.FS.Readlink(path)
		switch {
		case err != nil:
			a.absent(name, "readlink", err)
		case target != e.link:
			a.differs(name, "Symlink differs")
		}
		return nil
	}
	info, err := p.FS.Lstat(path)
	if err != nil {
		a.absent(name, "stat", err)
		return nil
	}
	switch e.kind {
	case typeLink:
		other, err := p.FS.Lstat(a.path(a.dir, e.link))
		switch {
		case err != nil:
			a.absent(e.link, "stat", err)
		case other.Dev != info.Dev || other.Ino != info.Ino:
			a.differs(name, "Not linked to "+e.link)
		}
		return nil
	case typeDir:
		if info.Kind != view.Dir {
			a.differs(name, "File type differs")
		} else if info.Mode&0o7777 != e.mode&0o7777 {
			a.differs(name, "Mode differs")
		}
		return nil
	}
	if info.Kind != view.File {
		a.differs(name, "File type differs")
		return nil
	}
	if info.Mode&0o7777 != e.mode&0o7777 {
		a.differs(name, "Mode differs")
	}
	if info.UID != e.uid {
		a.differs(name, "Uid differs")
	}
	if info.GID != e.gid {
		a.differs(name, "Gid differs")
	}
	if info.MTime.Unix() != e.mtime.Unix() {
		a.differs(name, "Mod time differs")
	}
	if info.Size != e.size {
		a.differs(name, "Size differs")
		return nil
	}
	h, err := p.FS.Open(path, view.ReadOnly, 0)
	if err != nil {
		a.fail("%s: Cannot open: %s", name, command.ErrText(err))
		return nil
	}
	defer h.Close()
	same, err := sameContent(chargedReader{h, p}, r)
	if err == nil && !same {
		a.differs(name, "Contents differ")
	}
	return err
}

// sameContent compares a file with the present member.
func sameContent(file io.Reader, r *tarReader) (bool, error) {
	want, got := make([]byte, 32<<10), make([]byte, 32<<10)
	for {
		n, err := io.ReadFull(r, want)
		if err != nil && err != io.EOF && err != io.ErrUnexpectedEOF {
			return false, err
		}
		m, _ := io.ReadFull(file, got[:n])
		if !bytes.Equal(want[:n], got[:m]) {
			return false, nil
		}
		if n < len(want) {
			return true, nil
		}
	}
}

// section is a part of an archive, in bytes.
type section struct{ from, to int64 }

// sections reads an uncompressed archive and gives the parts with members that keep
// says are to stay; all of it up to its end.
func (a *archiver) sections(name string, keep func(e *entry) bool) (kept []section, status int) {
	p := a.p
	in, err := p.OpenFile(name, view.ReadOnly, 0)
	if err != nil {
		return nil, a.fatal("%s: Cannot open: %s", name, command.ErrText(err))
	}
	defer in.Close()
	head := make([]byte, 6)
	n, _ := io.ReadFull(in, head)
	if detect(head[:n]) != nil {
		return nil, a.fatal("Cannot update compressed archives")
	}
	counted := &countingReader{r: io.MultiReader(bytes.NewReader(head[:n]), chargedReader{in, p})}
	r := &tarReader{r: counted}
	for {
		from := counted.n
		e, err := r.next()
		if err == errNotTar && from == 0 && n > 0 {
			a.say("This does not look like a tar archive")
			return nil, a.fatalOnly()
		}
		if err != nil || r.skip() != nil {
			return kept, 0
		}
		p.Charge(fuel.Entry)
		if !keep(e) {
			continue
		}
		if last := len(kept) - 1; last >= 0 && kept[last].to == from {
			kept[last].to = counted.n
			continue
		}
		kept = append(kept, section{from, counted.n})
	}
}

// remove deletes members: what stays moves towards the front of the archive.
func (a *archiver) remove() int {
	p := a.p
	if status := a.refuseUpdate("Cannot delete from an archive that is a stream"); status != 0 {
		return status
	}
	a.compileOperands()
	kept, status := a.sections(a.file, func(e *entry) bool { return len(a.operands) == 0 || !a.wanted(e) })
	if status != 0 {
		return status
	}
	in, err := p.OpenFile(a.file, view.ReadOnly, 0)
	if err != nil {
		return a.fatal("%s: Cannot open: %s", a.file, command.ErrText(err))
	}
	defer in.Close()
	out, err := p.OpenFile(a.file, view.WriteOnly, 0)
	if err != nil {
		return a.fatal("%s: Cannot open: %s", a.file, command.ErrText(err))
	}
	w := &tarWriter{w: out}
	at := int64(0)
	for _, s := range kept {
		io.CopyN(io.Discard, chargedReader{in, p}, s.from-at)
		a.copyRaw(w, in, s.to-s.from)
		at = s.to
	}
	return a.endUpdate(w, out, true)
}

func (a *archiver) copyRaw(w *tarWriter, in io.Reader, n int64) {
	buf := make([]byte, 32<<10)
	for n > 0 && w.err == nil {
		got, err := in.Read(buf[:min(n, int64(len(buf)))])
		a.p.Meter.Bytes(2 * got)
		w.write(buf[:got])
		n -= int64(got)
		if err != nil {
			return
		}
	}
}

// endUpdate fills the last record and cuts what is behind it.
func (a *archiver) endUpdate(w *tarWriter, out view.Handle, trailer bool) int {
	if trailer {
		w.close()
	} else if r := w.total % recordSize; r != 0 {
		w.write(make([]byte, recordSize-r))
	}
	err := w.err
	if cerr := out.Close(); err == nil {
		err = cerr
	}
	if err == nil {
		err = a.p.FS.Truncate(a.p.Abs(a.file), w.total)
	}
	if err != nil {
		return a.fatal("%s: Cannot write: %s", a.file, command.ErrText(err))
	}
	a.reportMissing()
	return 0
}

// concatenate puts whole archives behind the members of one, ends and all.
func (a *archiver) concatenate() int {
	p := a.p
	if status := a.refuseUpdate("Cannot append to standard output"); status != 0 {
		return status
	}
	kept, status := a.sections(a.file, func(*entry) bool { return true })
	if status != 0 {
		return status
	}
	end := int64(0)
	if len(kept) > 0 {
		end = kept[len(kept)-1].to
	}
	if err := p.FS.Truncate(p.Abs(a.file), end); err != nil {
		return a.fatal("%s: Cannot open: %s", a.file, command.ErrText(err))
	}
	out, err := p.OpenFile(a.file, view.WriteOnly|view.Append, 0)
	if err != nil {
		return a.fatal("%s: Cannot open: %s", a.file, command.ErrText(err))
	}
	w := &tarWriter{w: out, total: end}
	for i := range a.operands {
		o := &a.operands[i]
		o.count = max(1, a.occurrence)
		in, err := p.FS.Open(a.path(o.dir, o.name), view.ReadOnly, 0)
		if err != nil {
			a.fail("%s: Cannot open: %s", o.name, command.ErrText(err))
			continue
		}
		buf := make([]byte, blockSize)
		for w.err == nil {
			n, err := io.ReadFull(chargedReader{in, p}, buf)
			if n == 0 {
				break
			}
			clear(buf[n:])
			w.write(buf)
			if err != nil {
				break
			}
		}
		in.Close()
	}
	return a.endUpdate(w, out, len(a.operands) == 0)
}
