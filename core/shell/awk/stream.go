package awk

import (
	"io"
	"strings"

	"ambit/core/errno"
	"ambit/core/shell/command"
	"ambit/core/workspace/view"
)

const streamBuffer = 32 << 10

type streamKind uint8

const (
	toFile streamKind = iota
	toPipe
	fromFile
	fromPipe
	coprocess
)

// stream is a file or command that the program reads or writes. Standard output
// and standard error are streams too.
type stream struct {
	name string
	kind streamKind
	buf  []byte
	dst  io.Writer // what buf is written to
	h    view.Handle
	wait func() int
	r    *recordReader
	// direct streams are not buffered; shared ones belong to the command and are
	// not closed.
	direct, shared bool
}

func (s *stream) write(in *interp, b []byte) {
	if len(s.buf)+len(b) > streamBuffer {
		in.flush(s)
	}
	s.buf = append(s.buf, b...)
	if len(s.buf) > streamBuffer {
		in.flush(s)
	}
}

func (s *stream) writeString(in *interp, t string) {
	if len(s.buf)+len(t) > streamBuffer {
		in.flush(s)
	}
	s.buf = append(s.buf, t...)
	if len(s.buf) > streamBuffer {
		in.flush(s)
	}
}

// end marks the end of what one print writes.
func (s *stream) end(in *interp) {
	if s.direct {
		in.flush(s)
	}
}

// flush writes what is buffered.
func (in *interp) flush(s *stream) {
	if len(s.buf) == 0 || s.dst == nil {
		return
	}
	b := s.buf
	s.buf = s.buf[:0]
	if s == in.out {
		s.dst.Write(b) // unwinds by itself
		return
	}
	in.meter.Bytes(len(b))
	for len(b) > 0 {
		n, err := s.dst.Write(b)
		if err != nil {
			in.fatal(loc{}, "print to \"%s\" failed: %s", s.name, errno.Text(err))
		}
		b = b[n:]
	}
}

func (in *interp) flushOut() { in.flush(in.out) }

// flushAll writes what all output streams hold.
func (in *interp) flushAll() {
	in.flush(in.out)
	in.p.Stdout.Flush()
	for _, s := range in.streams {
		in.flush(s)
	}
}

func (in *interp) findStream(name string, kinds ...streamKind) *stream {
	for _, s := range in.streams {
		if s.name != name {
			continue
		}
		for _, k := range kinds {
			if s.kind == k {
				return s
			}
		}
	}
	return nil
}

func (in *interp) addStream(s *stream) *stream {
	in.meter.Alloc(streamBytes)
	s.name = strings.Clone(s.name)
	in.streams = append([]*stream{s}, in.streams...)
	return s
}

// streamBytes is metered for an open stream.
const streamBytes = 4096

// output finds or opens what "print > name" and its relatives write to.
func (in *interp) output(at loc, redir, name string) *stream {
	if name == "" {
		in.fatal(at, "expression for `%s' redirection has null string value", redir)
	}
	if in.opts.sandbox {
		in.fatal(at, "redirection not allowed in sandbox mode")
	}
	switch redir {
	case "|":
		if s := in.findStream(name, toPipe); s != nil {
			return s
		}
		return in.openOutputPipe(name)
	case "|&":
		return in.coprocess(name)
	}
	if s := in.findStream(name, toFile); s != nil {
		return s
	}
	switch name {
	case "/dev/stdout", "-", "/dev/fd/1":
		return in.addStream(&stream{name: name, kind: toFile, shared: true})
	case "/dev/stderr", "/dev/fd/2":
		return in.addStream(&stream{name: name, kind: toFile, dst: in.p.Stderr, direct: true, shared: true})
	}
	flags := view.WriteOnly | view.Create | view.Truncate
	if redir == ">>" {
		flags = view.WriteOnly | view.Create | view.Append
	}
	h, err := in.p.OpenFile(name, flags, 0o666)
	if err != nil {
		in.fatal(at, "cannot redirect to `%s': %s", name, errno.Text(err))
	}
	return in.addStream(&stream{name: name, kind: toFile, h: h, dst: h})
}

// resolve is the stream that buffers for s: names of standard output share its
// buffer.
func (in *interp) resolve(s *stream) *stream {
	if s.dst == nil && s.shared {
		return in.out
	}
	return s
}

// spawn starts a command as a coroutine; files of io that it alone uses are closed
// at its end.
func (in *interp) spawn(cmd string, files command.Stdio, own ...view.Handle) func() int {
	if in.opts.sandbox {
		in.fatal(loc{}, "redirection not allowed in sandbox mode")
	}
	env, dir := in.childEnv(), in.p.Dir
	return in.p.Host.Start("sh", files, func(inner command.Stdio) int {
		defer func() {
			for _, h := range own {
				h.Close()
			}
		}()
		return in.p.Host.Shell(cmd, env, dir, inner)
	})
}

func (in *interp) openOutputPipe(cmd string) *stream {
	in.flushAll()
	r, w := in.p.Host.Pipe()
	s := &stream{name: cmd, kind: toPipe, h: w, dst: w}
	s.wait = in.spawn(cmd, command.Stdio{Stdin: r}, r)
	return in.addStream(s)
}

// coprocess finds or starts a two-way command.
func (in *interp) coprocess(cmd string) *stream {
	if s := in.findStream(cmd, coprocess); s != nil {
		return s
	}
	in.flushAll()
	childIn, w := in.p.Host.Pipe()
	r, childOut := in.p.Host.Pipe()
	s := &stream{name: cmd, kind: coprocess, h: w, dst: w, r: in.newReader(r)}
	s.wait = in.spawn(cmd, command.Stdio{Stdin: childIn, Stdout: childOut}, childIn, childOut)
	return in.addStream(s)
}

// reader finds or opens what getline reads from; err says why not.
func (in *interp) reader(kind getlineKind, name string) (*stream, error) {
	switch kind {
	case getlinePipe:
		if s := in.findStream(name, fromPipe); s != nil {
			return s, nil
		}
		r, w := in.p.Host.Pipe()
		s := &stream{name: name, kind: fromPipe, r: in.newReader(r)}
		s.wait = in.spawn(name, command.Stdio{Stdout: w}, w)
		return in.addStream(s), nil
	case getlineCo:
		s := in.coprocess(name)
		in.flush(s)
		return s, nil
	}
	if s := in.findStream(name, fromFile); s != nil {
		return s, nil
	}
	h, err := in.openInput(name)
	if err != nil {
		return nil, err
	}
	if info, e := h.Stat(); e == nil && info.Kind == view.Dir {
		h.Close()
		return nil, errno.EISDIR
	}
	return in.addStream(&stream{name: name, kind: fromFile, r: in.newReader(h)}), nil
}

// closeStream ends s and returns what close() does.
func (in *interp) closeStream(s *stream) int {
	for i, o := range in.streams {
		if o == s {
			in.streams = append(in.streams[:i:i], in.streams[i+1:]...)
			in.meter.Free(streamBytes)
			break
		}
	}
	if s.shared {
		in.flush(in.resolve(s))
		return 0
	}
	in.closeWriter(s)
	if s.r != nil {
		s.r.close()
	}
	if s.wait != nil {
		return s.wait()
	}
	return 0
}

// closeWriter flushes and closes the output side.
func (in *interp) closeWriter(s *stream) {
	if s.dst == nil {
		return
	}
	in.flush(s)
	s.h.Close()
	s.dst, s.h = nil, nil
}

// closeAll ends all streams, the youngest first.
func (in *interp) closeAll() {
	for len(in.streams) > 0 {
		in.closeStream(in.streams[0])
	}
}

// childEnv is the environment of a command: the shell's, with what the program
// changed in ENVIRON.
func (in *interp) childEnv() []string {
	a := in.globals[vENVIRON].arr
	if a == nil {
		return in.p.Env
	}
	env := make([]string, 0, a.size)
	a.each(func(k key, c *cell) {
		if c.arr == nil {
			env = append(env, k.String()+"="+c.value.str(in))
		}
	})
	return env
}
