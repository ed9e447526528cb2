package yq

import (
	"bytes"
	"io"
	"path"
	"strings"

	"ambit/core/errno"
	"ambit/core/workspace/view"
)

// output is where results go, and what is left to do once all are there.
func (j *job) output(f *format) (w func(n *node) io.Writer, done func()) {
	switch {
	case j.o.inPlace:
		return j.inPlace(j.files[0])
	case j.o.split != "":
		return j.split(f)
	}
	return func(*node) io.Writer { return j.p.Stdout }, func() {}
}

// inPlace collects the results, and replaces the file when nothing failed.
func (j *job) inPlace(name string) (func(n *node) io.Writer, func()) {
	info, err := j.p.FS.Stat(j.p.Abs(name))
	if err != nil {
		fail("lstat %s: %s", name, goText(err))
	}
	if info.Mode&0o222 == 0 {
		if entry, err := j.p.FS.Lstat(j.p.Abs(name)); err == nil && entry.Kind != view.Symlink {
			fail("cannot write in place to read-only file %q", name)
		}
	}
	var b bytes.Buffer
	acct := j.meter.Account()
	w := writerFunc(func(p []byte) (int, error) {
		j.meter.Bytes(len(p))
		acct.Alloc(int64(len(p)))
		return b.Write(p)
	})
	return func(*node) io.Writer { return w }, func() {
		// A link is replaced by a file, as rename does it.
		if entry, err := j.p.FS.Lstat(j.p.Abs(name)); err == nil && entry.Kind == view.Symlink {
			j.p.FS.Unlink(j.p.Abs(name))
		}
		j.writeFile(name, b.Bytes())
		acct.Close()
	}
}

type writerFunc func(p []byte) (int, error)

func (f writerFunc) Write(p []byte) (int, error) { return f(p) }

func (j *job) writeFile(name string, b []byte) {
	h, err := j.p.Create(name)
	if err != nil {
		fail("open %s: %s", name, goText(err))
	}
	j.writeHandle(name, h, b)
	if err := h.Close(); err != nil {
		fail("close %s: %s", name, goText(err))
	}
}

func (j *job) writeHandle(name string, h view.Handle, b []byte) {
	for len(b) > 0 {
		n, err := h.Write(b)
		if err != nil {
			fail("write %s: %s", name, goText(err))
		}
		b = b[n:]
	}
}

// split writes each result to the file that an expression names.
func (j *job) split(f *format) (func(n *node) io.Writer, func()) {
	var e *expr
	if msg, failed := j.try(func() { e = j.parse(j.o.split) }); failed {
		fail("bad split document expression: %s", msg)
	}
	ext := "yml"
	switch f {
	case jsonFormat:
		ext = "json"
	case propsFormat:
		ext = "properties"
	}
	index := 0
	var open view.Handle
	end := func() {
		if open != nil {
			open.Close()
			open = nil
		}
	}
	return func(n *node) io.Writer {
		c := context{l: listOf(n)}
		c.set("index", listOf(j.integer(index)))
		name := ""
		if r := first(j.eval(c, e)); r != nil {
			name = r.value
		}
		if i := strings.LastIndexByte(name, '.'); i < 0 || i+1 == len(name) || !alphanumeric(name[i+1:]) {
			name += "." + ext
		}
		index++
		end()
		open = j.createLocal(name)
		return writerFunc(func(p []byte) (int, error) {
			j.writeHandle(name, open, p)
			return len(p), nil
		})
	}, end
}

func alphanumeric(s string) bool {
	return span(s, func(c byte) bool { return isDigit(c) || c|0x20 >= 'a' && c|0x20 <= 'z' }) == len(s)
}

// createLocal makes a file below the working directory, with its directories.
func (j *job) createLocal(name string) view.Handle {
	clean := path.Clean(name)
	if path.IsAbs(clean) {
		if rest, ok := strings.CutPrefix(clean, strings.TrimSuffix(j.p.Dir, "/")+"/"); ok {
			clean = rest
		}
	}
	if path.IsAbs(clean) || clean == ".." || strings.HasPrefix(clean, "../") {
		fail("split-exp output path %q was rejected: path must stay within the current directory; use --security-allow-write-any-path to override", clean)
	}
	for i := 0; i < len(clean); i++ {
		if clean[i] != '/' {
			continue
		}
		dir := clean[:i]
		if info, err := j.p.FS.Lstat(j.p.Abs(dir)); err == nil && info.Kind == view.Symlink {
			fail("split-exp output path %q was rejected: directory %q is a symbolic link; use --security-allow-write-any-path to override", clean, dir)
		}
		if err := j.p.FS.Mkdir(j.p.Abs(dir), 0o750&^j.p.Umask); err != nil && err != errno.EEXIST {
			if info, serr := j.p.FS.Stat(j.p.Abs(dir)); serr != nil || info.Kind != view.Dir {
				fail("mkdir %s: %s", dir, goText(err))
			}
		}
	}
	h, err := j.p.Create(clean)
	if err != nil {
		fail("open %s: %s", clean, goText(err))
	}
	return h
}
