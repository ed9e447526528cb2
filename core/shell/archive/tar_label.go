package archive

import (
	"errors"
	"io"

	"ambit/core/shell/pattern"
	"ambit/core/shell/quoting"
)

// writeLabel writes the volume header of --label.
func (c *creator) writeLabel() {
	e := &entry{name: c.label, kind: typeVolume, mtime: c.p.Now()}
	c.note(e, c.label)
	c.w.header(e)
}

// volume deals with the label of an archive that is read: it is listed, and must
// match the pattern of --label if there is one.
func (a *archiver) volume(e *entry, at int64) int {
	if a.hasLabel && !pattern.Compile(a.label, a.patternFlags()).Match(e.name) {
		utf8 := a.p.UTF8()
		return a.fatal("Volume %s does not match %s", quoting.Locale(e.name, utf8), quoting.Locale(a.label, utf8))
	}
	if a.mode == 't' || a.verbose > 0 {
		a.p.Stdout.WriteString(a.blockPrefix(at) + a.listLine(e, a.verbose > 0 && a.mode == 't' || a.verbose > 1))
	}
	return 0
}

// testLabel prints the label of the archive, or tells by its status whether it is one
// of the operands.
func (a *archiver) testLabel() int {
	in, closeArchive, status := a.openArchive()
	if status != 0 {
		return status
	}
	defer closeArchive()
	r := &tarReader{r: in}
	e, err := r.next()
	label := ""
	switch {
	case err == nil && e.kind == typeVolume:
		label = e.name
	case err != nil && err != io.EOF && errors.Is(err, errNotTar):
		a.say("This does not look like a tar archive")
		a.status = 2
		return a.finish(0)
	}
	if label != "" && (len(a.operands) == 0 || a.verbose > 0) {
		a.p.Stdout.WriteString(label + "\n")
	}
	if len(a.operands) == 0 {
		return 0
	}
	for _, o := range a.operands {
		if o.name == label {
			return 0
		}
	}
	return 1
}
