package shell

import (
	"errors"
	"strings"

	"ambit/core/errno"
	"ambit/core/shell/command"
	"ambit/core/workspace/view"
)

// specialBuiltins are those of POSIX: in posix mode their errors end the shell and
// assignments in front of them stay.
var specialBuiltins = map[string]bool{
	"break": true, ":": true, ".": true, "continue": true, "eval": true, "exec": true, "exit": true, "export": true,
	"readonly": true, "return": true, "set": true, "shift": true, "source": true, "times": true, "trap": true, "unset": true,
}

// found is what a command name stands for.
type found struct {
	path   string
	spec   command.Spec // of a registered command
	isSpec bool
	status int   // 126 or 127 if it cannot be run
	err    error // why
}

// hashEntry is what `hash` remembers of a command.
type hashEntry struct {
	path string
	hits int
}

// binDirs are where the registered commands appear.
func binDir(dir string) bool {
	return dir == "/usr/bin" || dir == "/bin" || dir == "/usr/bin/" || dir == "/bin/"
}

// find looks a command up: by its path, or through $PATH.
func (sh *shell) find(name string) found {
	if h, ok := sh.hashed[name]; ok && !strings.Contains(name, "/") {
		f := sh.rt.at(h.path, sh.dir)
		if f.status == 0 || !sh.eo.Posix && !sh.opts.checkHash {
			return f
		}
		delete(sh.hashed, name)
	}
	path := sh.searchPath()
	if path == "" && name != "" && !strings.Contains(name, "/") {
		f := sh.rt.at("./"+name, sh.dir) // without a path, it is a file here
		f.path = name
		return f
	}
	if sh.execIgnore != nil && !strings.Contains(name, "/") {
		return sh.findNotIgnored(name, path)
	}
	return sh.rt.find(name, path, sh.dir)
}

// findNotIgnored is find in a path without the files that EXECIGNORE names.
func (sh *shell) findNotIgnored(name, path string) found {
	for _, d := range strings.Split(path, ":") {
		if f := sh.rt.find(name, d, sh.dir); f.status == 0 && !sh.passesOver(f.path) {
			return f
		}
	}
	return found{status: 127}
}

// standardPath is where command -p looks.
const standardPath = "/bin:/usr/bin"

// searchPath is $PATH. A tilde that is quoted there stands for a home directory, but
// not in POSIX mode.
func (sh *shell) searchPath() string {
	path, _ := sh.vars.Get("PATH")
	if sh.eo.Posix || !strings.Contains(path, "~") {
		return path
	}
	dirs := strings.Split(path, ":")
	for i, d := range dirs {
		if strings.HasPrefix(d, "~") {
			dirs[i] = sh.x.TildePath(d)
		}
	}
	return strings.Join(dirs, ":")
}

func (rt *runtime) find(name, path, dir string) found {
	if name == "" {
		return found{status: 127}
	}
	if strings.Contains(name, "/") {
		return rt.at(name, dir)
	}
	denied := found{status: 127}
	for {
		d, rest, more := strings.Cut(path, ":")
		if f, ok := rt.inDir(d, name, dir); ok {
			if f.status == 0 {
				return f
			}
			if denied.status == 127 {
				denied = f
			}
		}
		if !more {
			return denied
		}
		path = rest
	}
}

// inDir looks for name in one directory of $PATH.
func (rt *runtime) inDir(d, name, cwd string) (found, bool) {
	if binDir(d) {
		if s, ok := command.Lookup(name); ok {
			return found{path: strings.TrimSuffix(d, "/") + "/" + name, spec: s, isSpec: true}, true
		}
		return found{}, false
	}
	full := d + "/" + name
	switch {
	case d == "" || d == ".":
		full = "./" + name
	case strings.HasSuffix(d, "/"):
		full = d + name
	}
	f := rt.at(full, cwd)
	if f.status == 127 || errors.Is(f.err, errno.EISDIR) {
		return found{}, false
	}
	return f, true
}

// at examines the file at path.
func (rt *runtime) at(path, cwd string) found {
	abs := path
	if abs[0] != '/' {
		abs = strings.TrimSuffix(cwd, "/") + "/" + abs
	}
	if i := strings.LastIndexByte(abs, '/'); i > 0 && binDir(abs[:i]) {
		if s, ok := command.Lookup(abs[i+1:]); ok {
			return found{path: path, spec: s, isSpec: true}
		}
	}
	info, err := rt.fs.Stat(abs)
	if err != nil {
		f := found{path: path, status: 127, err: errno.Of(err)}
		if errors.Is(err, errno.EACCES) || errors.Is(err, errno.ENOTDIR) || errors.Is(err, errno.ELOOP) {
			f.status = 126
		}
		return f
	}
	if info.Kind == view.Dir {
		return found{path: path, status: 126, err: errno.EISDIR}
	}
	if info.Kind != view.File || rt.fs.Access(abs, 1) != nil {
		return found{path: path, status: 126, err: errno.EACCES}
	}
	if real, err := rt.fs.RealPath(abs); err == nil && real != abs {
		if i := strings.LastIndexByte(real, '/'); i > 0 && binDir(real[:i]) {
			if s, ok := command.Lookup(real[i+1:]); ok {
				return found{path: path, spec: s, isSpec: true}
			}
		}
	}
	return found{path: path}
}

// isBuiltin reports whether name is an enabled builtin.
func (sh *shell) isBuiltin(name string) bool {
	return builtinNames[name] && !sh.disabled[name]
}
