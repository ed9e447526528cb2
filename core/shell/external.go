package shell

import (
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/errno"
	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/shell/expand"
	"ambit/core/shell/sched"
	"ambit/core/workspace/view"
)

// runExternal runs a simple command that is neither function nor builtin. st is nil
// where a builtin runs it.
func (sh *shell) runExternal(st *syntax.Stmt, args []string) {
	if hook := sh.funcs["command_not_found_handle"]; hook != nil && !strings.Contains(args[0], "/") {
		if f := sh.find(args[0]); f.status == 127 {
			child := sh.fork()
			sh.status = sh.runChild(child, func() {
				child.callFunction(hook, append([]string{"command_not_found_handle"}, args...))
			})
			sh.endSole(st)
			return
		}
	}
	sh.runFound(st, args, sh.find(args[0]))
}

// runFound is runExternal of a command that was looked up.
func (sh *shell) runFound(st *syntax.Stmt, args []string, f found) {
	if f.status != 0 {
		if f.status == 126 && f.path != "" && !sh.eo.Posix {
			sh.remember(args[0], f) // a file that cannot be executed, too
		}
		sh.status = sh.reportMissing(args[0], f)
		sh.endSole(st)
		return
	}
	sh.remember(args[0], f)
	env := append(sh.vars.Environ(), "_="+f.path)
	env = sh.exportedFunctions(env)
	tail := st != nil && st == sh.tailStmt && (st == sh.soleStmt || !sh.traps.handles())
	if sh.oneShot || tail {
		env = lowerLevel(env)
	}
	e := &execution{f: f, argv: args, env: env, dir: sh.dir, umask: sh.umask, fds: sh.fds.clone(), sh: sh}
	if tail || st != nil && st == sh.stageStmt {
		e.replace, e.tail = sh.proc, tail
	} else {
		e.parent = sh.proc
	}
	sh.status = sh.rt.execute(e)
	sh.endSole(st)
}

// endSole ends a subshell behind all that it runs: its process is then that of the
// command, which knows no ERR trap.
func (sh *shell) endSole(st *syntax.Stmt) {
	if st != nil && st == sh.soleStmt {
		sh.flow = flowExit
	}
}

// lowerLevel takes one off SHLVL, as a shell does that is replaced.
func lowerLevel(env []string) []string {
	for i, kv := range env {
		if name, value, _ := cutEnv(kv); name == "SHLVL" {
			n, _ := strconv.Atoi(value)
			env[i] = "SHLVL=" + strconv.Itoa(n-1)
		}
	}
	return env
}

// remember notes a command in the hash table.
func (sh *shell) remember(name string, f found) {
	if !sh.opts.hashAll || strings.Contains(name, "/") {
		return
	}
	if sh.hashed == nil {
		sh.hashed = map[string]hashEntry{}
	}
	h := sh.hashed[name]
	h.path = f.path
	h.hits++
	sh.hashed[name] = h
}

// reportMissing says in bash's words why a command cannot be run and returns the
// status.
func (sh *shell) reportMissing(name string, f found) int {
	if f.err == nil {
		sh.errorf("%s: command not found", sh.printable(name))
		return 127
	}
	sh.errorf("%s: %s", f.pathOr(name), errno.Text(f.err))
	return f.status
}

// printable is a name as messages show it: in $'…' if not all of it prints.
func (sh *shell) printable(name string) string {
	if wide := sh.vars.UTF8(); expand.NeedsANSI(name, wide) {
		return expand.QuoteANSI(name, wide)
	}
	return name
}

func (f found) pathOr(name string) string {
	if f.path != "" {
		return f.path
	}
	return name
}

// execution is one command about to run.
type execution struct {
	f      found
	argv   []string
	env    []string
	dir    string
	umask  uint32
	fds    fdTable // taken over
	parent *proc
	sh     *shell // the shell that reports; may be nil
	signal *int   // if not nil, where the signal that ended the process goes

	replace *proc // the process whose program this becomes; nil for a new one
	tail    bool  // which a subshell's commands in front of it used
}

// processBytes is what a running command takes besides its words.
const processBytes = 1024

// execute runs a command or script as a process of its own in the current task
// and returns its status.
func (rt *runtime) execute(e *execution) int {
	rt.enter()
	defer rt.leave()
	defer e.fds.closeAll()
	size := int64(processBytes+16*len(e.argv)) + wordBytes(e.env)
	rt.meter.Alloc(size)
	defer rt.meter.Free(size)
	// Arguments are taken apart, the environment is copied; few and short ones are
	// part of fuel.Program.
	rt.countProgram()
	rt.meter.Charge(max(wordBytes(e.argv)-512, 0)/4 + max(wordBytes(e.env)-1024, 0)/64)
	if p := e.replace; p != nil {
		p.ignored = p.ignores()
		if p.async && !e.tail {
			p.ignored = append(p.ignored, sigQUIT)
		}
		p.sh = nil
		return rt.runProgram(e, p)
	}
	p := rt.newProc(e.parent, nil)
	status := rt.within(p, func() int { return rt.runProgram(e, p) })
	if e.signal != nil {
		*e.signal = p.signal
	}
	if e.sh != nil {
		e.sh.waitedFor = p
	}
	return status
}

func (rt *runtime) runProgram(e *execution, p *proc) int {
	if e.f.isSpec {
		return rt.runSpec(e, p)
	}
	return rt.runFile(e, p)
}

// runSpec runs a registered command: the command boundary.
func (rt *runtime) runSpec(e *execution, p *proc) (status int) {
	h := &host{rt: rt, p: p, e: e}
	p.fds = &e.fds
	c := &command.Proc{
		Name: e.argv[0][strings.LastIndexByte(e.argv[0], '/')+1:], Argv0: e.argv[0], Args: e.argv[1:], Env: e.env, Dir: e.dir, Umask: e.umask,
		FS: rt.fs, Meter: rt.meter, Rand: &rt.rand, Host: h, PID: p.pid, PPID: p.ppid,
		ShortName: e.f.spec.ShortName, Unwritable: e.f.spec.Unwritable,
	}
	c.Stdin = fdHandle(&e.fds, 0)
	c.Stdout = command.NewOutput(fdHandle(&e.fds, 1), rt.meter)
	c.Stderr = errWriter{fdHandle(&e.fds, 2)}
	h.c = c
	defer func() {
		if rt.unwinding() {
			return
		}
		switch v := recover().(type) {
		case nil:
		case command.SIGPIPE:
			status = 128 + sigPIPE
			if slices.Contains(p.ignored, sigPIPE) {
				var text string
				text, status = c.Unwritable.Report(c.Called(), command.WriteFailed{Err: errno.EPIPE})
				io.WriteString(c.Stderr, text)
			}
		case command.WriteFailed:
			var text string
			text, status = c.Unwritable.Report(c.Called(), v)
			io.WriteString(c.Stderr, text)
		case killed, *fuel.Exceeded, *fuel.Interrupted, sched.Stopped:
			panic(v)
		default:
			if rethrow {
				panic(v)
			}
			fmt.Fprintf(c.Stderr, "%s: internal error\n", c.Name)
			status = 125
		}
	}()
	status = e.f.spec.Run(c)
	c.Stdout.Finish()
	return status & 0xff
}

// rethrow lets a test see the stack of an internal error.
var rethrow = false

// fdHandle is the file behind a descriptor; a closed one fails with EBADF.
func fdHandle(t *fdTable, n int) view.Handle {
	if f := t.get(n); f != nil {
		return f
	}
	return closedFD{}
}

type closedFD struct{}

func (closedFD) Read([]byte) (int, error)  { return 0, errno.EBADF }
func (closedFD) Write([]byte) (int, error) { return 0, errno.EBADF }
func (closedFD) Close() error              { return errno.EBADF }
func (closedFD) Stat() (view.Info, error)  { return view.Info{}, errno.EBADF }

// errWriter writes to standard error and never fails, but for a vanished reader.
type errWriter struct{ h view.Handle }

func (w errWriter) Write(b []byte) (int, error) {
	if _, err := w.h.Write(b); err != nil && errno.Of(err) == errno.EPIPE {
		panic(command.SIGPIPE{})
	}
	return len(b), nil
}

var _ io.Writer = errWriter{}
