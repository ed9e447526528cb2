package awk

import (
	"ambit/core/errno"
	"ambit/core/workspace/view"
)

// inPlace collects what the program prints while a file is being edited with
// -i inplace; the file is replaced at its end.
type inPlace struct {
	file, temp string
	saved      *stream
	mode       uint32
}

// beginInPlace redirects standard output to a new file beside name.
func (in *interp) beginInPlace(name string) {
	if !in.opts.inPlace || in.input.r == nil {
		return
	}
	info, err := in.p.FS.Stat(in.p.Abs(name))
	if err != nil || info.Kind != view.File {
		in.warn(loc{}, "inplace::begin: `%s' is not a regular file", name)
		return
	}
	temp := name + ".gawk.tmp"
	h, err := in.p.Create(temp)
	if err != nil {
		in.fatal(loc{}, "inplace::begin: mkstemp `%s' failed (%s)", temp, errno.Text(err))
	}
	in.flushOut()
	in.input.inPlace = &inPlace{file: name, temp: temp, saved: in.out, mode: info.Mode}
	in.out = &stream{name: "standard output", dst: failing{in, h}, h: h}
}

// failing turns a write error into the end of the program.
type failing struct {
	in *interp
	h  view.Handle
}

func (f failing) Write(b []byte) (int, error) {
	f.in.meter.Bytes(len(b))
	done := 0
	for done < len(b) {
		n, err := f.h.Write(b[done:])
		if err != nil {
			f.in.fatal(loc{}, "print to \"standard output\" failed: %s", errno.Text(err))
		}
		done += n
	}
	return done, nil
}

// finishInPlace puts the new file in the place of the old one, which is kept under
// another name if inplace::suffix or INPLACE_SUFFIX asks for it.
func (in *interp) finishInPlace() {
	e := in.input.inPlace
	if e == nil {
		return
	}
	in.input.inPlace = nil
	in.flushOut()
	in.out.h.Close()
	in.out = e.saved
	file, temp := in.p.Abs(e.file), in.p.Abs(e.temp)
	if err := in.p.FS.Chmod(temp, e.mode); err != nil {
		in.fatal(loc{}, "inplace::end: chmod `%s' failed (%s)", e.temp, errno.Text(err))
	}
	suffix := ""
	for _, name := range []string{"inplace::suffix", "INPLACE_SUFFIX"} {
		if i, ok := in.prog.globalIndex[name]; ok && suffix == "" {
			suffix = in.globals[i].value.str(in)
		}
	}
	if suffix != "" {
		backup := in.p.Abs(e.file + suffix)
		if err := in.p.FS.Rename(file, backup); err != nil {
			in.fatal(loc{}, "inplace::end: link(`%s', `%s') failed (%s)", e.file, e.file+suffix, errno.Text(err))
		}
	}
	if err := in.p.FS.Rename(temp, file); err != nil {
		in.fatal(loc{}, "inplace::end: rename(`%s', `%s') failed (%s)", e.temp, e.file, errno.Text(err))
	}
}
