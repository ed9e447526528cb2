package shell

import (
	"strconv"
	"strings"

	"ambit/core/errno"
	"ambit/core/workspace/view"
)

// builtinFunc is a builtin that works on the shell itself.
type builtinFunc func(sh *shell, args []string) int

// number reads the numeric argument of exit, return, break and shift.
func number(s string) (int64, bool) {
	n, err := strconv.ParseInt(strings.TrimSpace(s), 10, 64)
	return n, err == nil
}

func biTrue(*shell, []string) int  { return 0 }
func biFalse(*shell, []string) int { return 1 }

func biBreak(sh *shell, args []string) int    { return sh.leaveLoops("break", flowBreak, args) }
func biContinue(sh *shell, args []string) int { return sh.leaveLoops("continue", flowContinue, args) }

func (sh *shell) leaveLoops(name string, f flow, args []string) int {
	if len(args) > 0 && args[0] == "--" {
		args = args[1:]
	}
	if sh.loops == 0 {
		if sh.eo.Posix {
			return 0
		}
		sh.errorf("%s: only meaningful in a `for', `while', or `until' loop", name)
		return 0
	}
	n := int64(1)
	if len(args) > 0 {
		var ok bool
		if n, ok = number(args[0]); !ok {
			sh.errorf("%s: %s: numeric argument required", name, args[0])
			sh.exit(128)
			return 128
		}
		if len(args) > 1 {
			return sh.tooMany(name)
		}
		if n <= 0 {
			sh.errorf("%s: %s: loop count out of range", name, args[0])
			sh.flow, sh.flowN = flowBreak, sh.loops
			return 1
		}
	}
	sh.flow, sh.flowN = f, int(min(n, int64(sh.loops)))
	return 0
}

// tooMany reports surplus arguments, which end bash -c and subshells; a script goes on
// behind the command.
func (sh *shell) tooMany(name string) int {
	sh.errorf("%s: too many arguments", name)
	if sh.mode != modeString && sh.subshell == 0 {
		sh.flow, sh.discardsAll = flowDiscard, true
	} else {
		sh.exit(1)
	}
	return 1
}

func biReturn(sh *shell, args []string) int {
	if len(args) > 0 && args[0] == "--" {
		args = args[1:]
	}
	status := sh.status
	if sh.inTrap > 0 && len(args) == 0 {
		status = sh.trapStatus
	}
	if len(args) > 0 {
		n, ok := number(args[0])
		if !ok {
			sh.errorf("return: %s: numeric argument required", args[0])
			n = 2
		} else if len(args) > 1 {
			return sh.tooMany("return")
		}
		status = int(n & 0xff)
	}
	if !sh.mayReturn() {
		sh.errorf("return: can only `return' from a function or sourced script")
		sh.specialFails = 2
		return 2
	}
	sh.flow = flowReturn
	sh.returned = sh.status
	return status
}

func (sh *shell) mayReturn() bool { return len(sh.frames) > 0 }

func biExit(sh *shell, args []string) int {
	if len(args) > 0 && args[0] == "--" {
		args = args[1:]
	}
	status := sh.status
	if sh.traps.running[trapEXIT] && len(args) == 0 {
		status = sh.trapStatus
	}
	if len(args) > 0 {
		n, ok := number(args[0])
		if !ok {
			sh.errorf("exit: %s: numeric argument required", args[0])
			n = 2
		} else if len(args) > 1 {
			return sh.tooMany("exit")
		}
		status = int(n & 0xff)
	}
	sh.exit(status)
	return status
}

func biEval(sh *shell, args []string) int {
	if len(args) > 0 && args[0] == "--" {
		args = args[1:]
	} else if len(args) > 0 && len(args[0]) > 1 && args[0][0] == '-' {
		return sh.badOption("eval", args[0][:2])
	}
	text := strings.Join(args, " ")
	if text == "" {
		return 0
	}
	return sh.evalText("eval", text)
}

// evalText runs text in the current shell and returns its status.
func (sh *shell) evalText(name, text string) int {
	sh.rt.enter()
	sh.rt.meter.Bytes(len(text))
	line := sh.line
	first := line
	if sh.current != nil && sh.fnDepth == 0 && name == "eval" {
		first = max(line, sh.src.line(sh.current.End())) // the reader is there already
	}
	if sh.out != nil {
		sh.out.Flush()
	}
	out := sh.out
	sh.out = nil
	sh.status = 0
	sh.indirection++
	sh.runText(&source{name: name, text: text, base: first - 1, kind: evalSource})
	sh.indirection--
	sh.out = out
	sh.line = line
	sh.rt.leave()
	return sh.status
}

func biSource(sh *shell, args []string) int {
	before := sh.status
	name := sh.builtinName
	if len(args) > 0 && args[0] == "--" {
		args = args[1:]
	} else if len(args) > 0 && len(args[0]) > 1 && args[0][0] == '-' {
		return sh.badOption(name, args[0][:2])
	}
	if len(args) == 0 {
		sh.errorf("%s: filename argument required", name)
		sh.usage(name)
		return 2
	}
	file := args[0]
	if sh.restricted && strings.Contains(file, "/") {
		sh.errorf("%s: %s: restricted", name, file)
		return 1
	}
	path := sh.abs(file)
	if !strings.Contains(file, "/") && sh.opts.sourcePath {
		p, _ := sh.vars.Get("PATH")
		if found := sh.searchFile(file, p); found != "" {
			path = found
		} else if sh.eo.Posix {
			sh.errorf("%s: %s: file not found", name, file)
			sh.specialFails = 1
			return 1
		}
	}
	b, err := sh.readAll(path)
	if err != nil {
		if errno.Of(err) == errno.EISDIR {
			sh.errorf("%s: %s: is a directory", name, file)
		} else {
			sh.errorf("%s: %s", file, errno.Text(err))
			if sh.leaveStrict(before) {
				return sh.status
			}
		}
		if sh.eo.Posix {
			sh.specialFails = 1
		} else {
			sh.returnTrap()
		}
		return 1
	}
	params, loops, line, changed := sh.params, sh.loops, sh.line, sh.paramsSet
	if len(args) > 1 {
		sh.params, sh.paramsSet = args[1:], false
	}
	sh.rt.enter()
	sh.frames = append(sh.frames, frame{name: "source", source: file, callLine: line, args: sourceArgs(args), sourced: true})
	sh.loops = 0
	out := sh.out
	sh.out = nil
	sh.status = 0
	sh.indirection++
	sh.runText(&source{name: file, text: string(b), kind: fileSource})
	sh.indirection--
	sh.out = out
	sh.afterReturn(sh.opts.funcTrace || len(sh.frames) == 1)
	sh.frames = sh.frames[:len(sh.frames)-1]
	if len(args) > 1 && (!sh.paramsSet || sh.fnDepth > 0) { // set inside the file keeps what it set
		sh.params, sh.paramsSet = params, changed
	}
	sh.loops, sh.line = loops, line
	sh.rt.leave()
	return sh.status
}

// sourceArgs is what BASH_ARGV has of source: its arguments, or else the file.
func sourceArgs(args []string) []string {
	if len(args) > 1 {
		return args[1:]
	}
	return args
}

// searchFile finds a readable file through a search path.
func (sh *shell) searchFile(name, path string) string {
	for _, d := range strings.Split(path, ":") {
		if d == "" {
			d = "."
		}
		if binDir(d) {
			continue
		}
		full := joinPath(sh.dir, d) + "/" + name
		if info, err := sh.rt.fs.Stat(full); err == nil && info.Kind == 0 {
			return full
		}
	}
	return ""
}

func biExec(sh *shell, args []string) int {
	clear := false
	name := ""
	hasName := false
	for len(args) > 0 && len(args[0]) > 1 && args[0][0] == '-' {
		a := args[0]
		args = args[1:]
		if a == "--" {
			break
		}
		for i := 1; i < len(a); i++ {
			switch a[i] {
			case 'c':
				clear = true
			case 'l':
				name, hasName = "-", true
			case 'a':
				if i+1 < len(a) {
					name, hasName = a[i+1:], true
				} else if len(args) > 0 {
					name, args, hasName = args[0], args[1:], true
				} else {
					sh.errorf("exec: -a: option requires an argument")
					sh.usage("exec")
					return 2
				}
				i = len(a)
			default:
				return sh.badOption("exec", "-"+a[i:i+1])
			}
		}
	}
	if len(args) == 0 {
		sh.execKeep = true
		return 0
	}
	if sh.restricted {
		sh.errorf("exec: restricted")
		return 1
	}
	file, named := args[0], strings.Contains(args[0], "/")
	if named {
		if file = strings.TrimPrefix(file, "./"); file == "" {
			file = "."
		}
		file = sh.abs(file)
	}
	f := sh.find(file)
	if f.status != 0 {
		status := f.status
		if f.err == nil || !named && f.status == 127 {
			status = 127
			if info, err := sh.rt.fs.Stat(sh.abs(args[0])); args[0] != "" && err == nil && info.Kind == view.Dir {
				status = 126
				sh.errorf("exec: %s: cannot execute: %s", args[0], errno.Text(errno.EISDIR))
			} else {
				sh.errorf("exec: %s: not found", args[0])
			}
		} else {
			sh.traps.reset(trapEXIT)
			sh.errorf("%s: %s", file, errno.Text(f.err))
			if f.status == 126 {
				sh.errorf("exec: %s: cannot execute: %s", file, errno.Text(f.err))
			}
		}
		if sh.subshell > 0 || !sh.opts.execFail {
			sh.exit(status)
			sh.exitInside = true // it leaves at once
		}
		return status
	}
	var env []string
	if !clear {
		env = sh.exportedFunctions(append(sh.vars.Environ(), "_="+f.path))
		if !sh.parentheses {
			env = lowerLevel(env)
		}
	}
	argv := args
	if hasName {
		argv = append([]string{name}, args[1:]...)
		if name == "-" {
			argv[0] = "-" + args[0]
		}
	}
	sh.traps.reset(trapEXIT)
	fds := sh.fds
	sh.fds = fdTable{}
	status := sh.rt.execute(&execution{f: f, argv: argv, env: env, dir: sh.dir, umask: sh.umask, fds: fds, sh: sh, replace: sh.proc})
	sh.exit(status)
	return status
}

func biCommand(sh *shell, args []string) int {
	mode := byte(0)
	standard := false
	for len(args) > 0 && len(args[0]) > 1 && args[0][0] == '-' {
		a := args[0]
		args = args[1:]
		if a == "--" {
			break
		}
		for _, c := range []byte(a[1:]) {
			switch c {
			case 'p':
				if sh.restricted {
					sh.errorf("command: -p: restricted")
					return 1
				}
				standard = true
			case 'v', 'V':
				mode = c
			default:
				return sh.badOption("command", "-"+string(rune(c)))
			}
		}
	}
	if len(args) == 0 {
		return 0
	}
	if mode != 0 {
		status := 1
		for _, a := range args {
			if sh.describe(a, mode, "command", standard) {
				status = 0
			}
		}
		return status
	}
	sh.flushOut()
	sh.rt.enter()
	defer sh.rt.leave()
	if sh.isBuiltin(args[0]) {
		if args[0] == "exec" && len(args) == 1 {
			sh.execKeep = true
		}
		sh.runBuiltin(args[0], args[1:])
		return sh.status
	}
	if standard {
		sh.runFound(nil, args, sh.rt.find(args[0], standardPath, sh.dir))
		return sh.status
	}
	sh.runExternal(nil, args)
	return sh.status
}

func biBuiltin(sh *shell, args []string) int {
	if len(args) > 0 && args[0] == "--" {
		args = args[1:]
	} else if len(args) > 0 && len(args[0]) > 1 && args[0][0] == '-' {
		return sh.badOption("builtin", args[0][:2])
	}
	if len(args) == 0 {
		return 0
	}
	if !sh.isBuiltin(args[0]) {
		sh.errorf("builtin: %s: not a shell builtin", args[0])
		return 1
	}
	sh.flushOut()
	sh.rt.enter()
	defer sh.rt.leave()
	sh.runBuiltin(args[0], args[1:])
	return sh.status
}

func (sh *shell) flushOut() {
	if sh.out != nil {
		sh.out.Flush()
	}
}

func biShift(sh *shell, args []string) int {
	if len(args) > 0 && args[0] == "--" {
		args = args[1:]
	}
	n := int64(1)
	if len(args) > 0 {
		var ok bool
		if n, ok = number(args[0]); !ok {
			sh.errorf("shift: %s: numeric argument required", args[0])
			return 1
		}
		if len(args) > 1 {
			return sh.tooMany("shift")
		}
	}
	if n < 0 {
		sh.errorf("shift: %s: shift count out of range", args[0])
		return 1
	}
	if n > int64(len(sh.params)) {
		if sh.opts.shiftVerbose {
			count := ""
			if len(args) > 0 {
				count = args[0] + ": "
			}
			sh.errorf("shift: %sshift count out of range", count)
		}
		return 1
	}
	sh.params = sh.params[n:]
	return 0
}

func biCaller(sh *shell, args []string) int {
	if len(sh.frames) == 0 && sh.mode != modeFile {
		return 1
	}
	lines, names, files := sh.callLines(), sh.funcNames(), sh.sources()
	at := func(list []string, i int) string {
		if i < len(list) {
			return list[i]
		}
		return "NULL"
	}
	if len(args) == 0 {
		sh.printf("%s %s\n", at(lines, 0), at(files, 1))
		return 0
	}
	n, ok := number(args[0])
	if !ok {
		sh.errorf("caller: %s: invalid number", args[0])
		sh.usage("caller")
		return 2
	}
	if int(n)+1 >= len(names) || n < 0 {
		return 1
	}
	sh.printf("%s %s %s\n", at(lines, int(n)), at(names, int(n)+1), at(files, int(n)+1))
	return 0
}
