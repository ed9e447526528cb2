package shell

import (
	"slices"
	"strings"
	"time"

	"ambit/core/errno"
	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/shell/sched"
	"ambit/core/workspace/view"
)

// host implements command.Host for one running command.
type host struct {
	rt *runtime
	p  *proc
	e  *execution
	c  *command.Proc

	signal int // that ended the last command of Run
}

var _ command.Host = (*host)(nil)

// files is the descriptor table of a child: the command's own with the given
// standard files.
func (h *host) files(io command.Stdio) fdTable {
	h.c.Stdout.Flush()
	t := h.e.fds.clone()
	for n, f := range []view.Handle{io.Stdin, io.Stdout, io.Stderr} {
		if f != nil {
			t.put(n, borrowed(f))
		}
	}
	return t
}

// borrowed is a file that the child may not close for its owner.
func borrowed(h view.Handle) *file {
	if f, ok := h.(*file); ok && f.refs > 0 {
		return f.retain()
	}
	return newFile(keepOpen{h})
}

type keepOpen struct{ view.Handle }

func (keepOpen) Close() error { return nil }

// Unwrap gives the file itself.
func (k keepOpen) Unwrap() view.Handle { return k.Handle }

// Run implements command.Host.
func (h *host) Run(argv []string, env []string, dir string, io command.Stdio) (status int, ok bool) {
	h.signal = 0
	if len(argv) == 0 {
		return 127, false
	}
	h.rt.countCommand()
	path := "/bin:/usr/bin"
	for _, kv := range env {
		if k, v, _ := cutEnv(kv); k == "PATH" {
			path = v
		}
	}
	f := h.rt.find(argv[0], path, dir)
	if f.status != 0 {
		return f.status, false
	}
	return h.rt.execute(&execution{f: f, argv: argv, env: env, dir: dir, umask: h.e.umask, fds: h.files(io), parent: h.p, signal: &h.signal}), true
}

// Signal implements command.Host.
func (h *host) Signal() int { return h.signal }

// Shell implements command.Host.
func (h *host) Shell(script string, env []string, dir string, io command.Stdio) int {
	h.rt.countCommand()
	spec, ok := command.Lookup("sh")
	if !ok {
		return 127
	}
	return h.rt.execute(&execution{
		f: found{path: "/usr/bin/sh", spec: spec, isSpec: true}, argv: []string{"sh", "-c", script},
		env: env, dir: dir, umask: h.e.umask, fds: h.files(io), parent: h.p,
	})
}

// Start implements command.Host.
func (h *host) Start(name string, io command.Stdio, f func(command.Stdio) int) (wait func() int) {
	own := h.files(io)
	p := h.rt.newProc(h.p, nil)
	p.task = h.rt.loop.Spawn(func() {
		defer own.closeAll()
		h.rt.within(p, func() (status int) {
			defer func() {
				if h.rt.unwinding() {
					return
				}
				switch v := recover().(type) {
				case nil:
				case command.SIGPIPE:
					status = 128 + sigPIPE
				case command.WriteFailed:
					status = 1
				case killed, *fuel.Exceeded, *fuel.Interrupted, sched.Stopped:
					panic(v)
				default:
					if rethrow {
						panic(v)
					}
					status = 125
				}
			}()
			return f(command.Stdio{Stdin: fdHandle(&own, 0), Stdout: fdHandle(&own, 1), Stderr: fdHandle(&own, 2)})
		})
	})
	return func() int { return h.rt.await(p) }
}

// Pipe implements command.Host.
func (h *host) Pipe() (r, w view.Handle) { return h.rt.loop.Pipe() }

// Sleep implements command.Host.
func (h *host) Sleep(d time.Duration) { h.rt.loop.Sleep(d) }

// Timeout implements command.Host.
func (h *host) Ignore(signal int, ignored bool) {
	h.p.ignored = slices.DeleteFunc(slices.Clone(h.p.ignored), func(s int) bool { return s == signal })
	if ignored {
		h.p.ignored = append(h.p.ignored, signal)
	}
}

func (h *host) Timeout(d, kill time.Duration, signal int, f func() int) (status int, timedOut bool) {
	rt := h.rt
	p := rt.newProc(h.p, nil)
	p.task = rt.loop.Spawn(func() {
		rt.within(p, f)
	})
	send := func(sig int) {
		target := p
		for target.inner != nil && target.sh == nil {
			target = target.inner
		}
		rt.kill(target, sig)
	}
	if d > 0 {
		first := rt.loop.At(rt.meter.Elapsed()+d, func() {
			timedOut = true
			send(signal)
		})
		defer first.Stop()
		if kill > 0 {
			second := rt.loop.At(rt.meter.Elapsed()+d+kill, func() { send(sigKILL) })
			defer second.Stop()
		}
	}
	return rt.await(p), timedOut
}

// FD implements command.Host.
func (h *host) FD(n int) (view.Handle, bool) {
	if f := h.e.fds.get(n); f != nil {
		if n == 1 {
			h.c.Stdout.Flush()
		}
		return f, true
	}
	return nil, false
}

// Kill implements command.Host.
func (h *host) Kill(pid, signal int) error {
	p := h.rt.procs[pid]
	if p == nil || p.done {
		return errno.ESRCH
	}
	h.rt.kill(p, signal)
	return nil
}

// baseName is the last element of a path.
func baseName(path string) string { return path[strings.LastIndexByte(path, '/')+1:] }
