package shell

import (
	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/workspace/view"
)

// Run runs a script and returns what it gave. It never panics: a limit, an
// interrupt and an internal error are outcomes of the Result.
func Run(call Call) (res *Result) {
	res = &Result{}
	rt := newRuntime(&call)
	defer func() {
		res.Stdout, res.Stderr = rt.stdout.buf, rt.stderr.buf
		res.StdoutWritten, res.StderrWritten = rt.stdout.cut(), rt.stderr.cut()
		res.Fuel, res.Virtual = rt.meter.Used(), rt.meter.Elapsed()
		_, res.Memory = rt.meter.Memory()
		res.FS = rt.fs
		rt.meter.Collect()
	}()
	defer rt.loop.Close()
	defer func() {
		if v := recover(); v != nil {
			res.end(rt, v)
		}
	}()
	if len(call.Script) > rt.limits.Script {
		panic(&fuel.Exceeded{Limit: "script", Max: byteCount(int64(rt.limits.Script))})
	}
	sh := newShell(rt, rt.newProc(nil, nil))
	sh.dir = call.Dir
	if sh.dir == "" {
		sh.dir = rt.mountPoint()
	}
	sh.name = call.Name
	if sh.name == "" {
		sh.name = "bash"
	}
	sh.fds.put(0, newFile(rt.stdin))
	sh.fds.put(1, newFile(rt.stdout))
	sh.fds.put(2, newFile(rt.stderr))
	sh.initVars(append(rt.baseEnv(sh.dir), call.Env...))
	sh.importFunctions(call.Env)
	sh.params = call.Args
	sh.mode, sh.execString = modeString, call.Script
	res.Exit = rt.within(sh.proc, func() int {
		sh.runMain(&source{name: "-c", text: call.Script, kind: stringSource})
		return sh.status
	})
	sh.fds.closeAll()
	rt.drain()
	return res
}

// end turns what unwound the call into its outcome.
func (r *Result) end(rt *runtime, v any) {
	switch v := v.(type) {
	case *fuel.Exceeded:
		r.Outcome, r.Limit, r.Exit = Limited, v, 124
		rt.stderr.last(v.Error())
	case *fuel.Interrupted:
		r.Outcome, r.Reason, r.Exit = Aborted, v.Reason, 124
		rt.stderr.last(v.Error())
	default:
		if rethrow {
			panic(v)
		}
		r.Outcome, r.Reason, r.Exit = Failed, "internal error of the shell", 125
		rt.stderr.last("internal error")
	}
}

// drain lets the background jobs that the script left behind go on until they
// end. What would wait beyond the call's limits is dropped without a word.
func (rt *runtime) drain() {
	defer func() {
		switch v := recover().(type) {
		case nil, *fuel.Exceeded:
		default:
			panic(v)
		}
	}()
	for !rt.loop.Alone() {
		rt.loop.Drain()
	}
}

// namespace is the file system of the call, set up when it is first used.
func (rt *runtime) namespace() *view.FS {
	l := rt.limits
	fs := view.New(rt.meter)
	if rt.call.Spill != nil {
		fs.SetSpill(rt.call.Spill)
	}
	fs.SetFifo(rt.openFifo)
	fs.SetDescriptors(rt.descriptor)
	return view.Lazy(fs, func(fs *view.FS) {
		fs.SetUp(view.Options{
			Commands: command.Names,
			Random:   rt.fillRandom,
			Scratch:  view.Limits{Total: l.Workspace, FileSize: l.FileSize, Files: l.Files},
		})
		limits := view.Limits{Total: l.Workspace, FileSize: l.FileSize, Files: l.Files}
		if err := fs.Mount(rt.mountPoint(), rt.call.Snapshot, rt.call.Access, limits); err != nil {
			panic(err)
		}
	})
}

func (rt *runtime) mountPoint() string {
	if rt.call.At != "" {
		return rt.call.At
	}
	return "/workspace"
}

// fillRandom is the content of /dev/urandom.
func (rt *runtime) fillRandom(p []byte) {
	for i := 0; i < len(p); i += 8 {
		v := rt.rand.Uint64()
		for j := i; j < min(i+8, len(p)); j++ {
			p[j] = byte(v)
			v >>= 8
		}
	}
}
