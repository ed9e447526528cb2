package shell

import (
	"errors"
	slashpath "path"
	"strconv"
	"strings"

	"ambit/core/errno"
	"ambit/core/workspace/view"
)

func biCd(sh *shell, args []string) int {
	if sh.restricted {
		sh.errorf("cd: restricted")
		return 1
	}
	physical := sh.opts.physical
	for len(args) > 0 && len(args[0]) > 1 && args[0][0] == '-' {
		a := args[0]
		args = args[1:]
		if a == "--" {
			break
		}
		for _, c := range []byte(a[1:]) {
			switch c {
			case 'L':
				physical = false
			case 'P':
				physical = true
			case 'e', '@':
			default:
				return sh.badOption("cd", "-"+string(rune(c)))
			}
		}
	}
	if len(args) > 1 {
		sh.errorf("cd: too many arguments")
		return 1
	}
	target, print := "", false
	switch {
	case len(args) == 0:
		home, ok := sh.vars.Get("HOME")
		if !ok {
			sh.errorf("cd: HOME not set")
			return 1
		}
		if target = home; target == "" {
			return 0
		}
	case args[0] == "-":
		old, ok := sh.vars.Get("OLDPWD")
		if !ok {
			sh.errorf("cd: OLDPWD not set")
			return 1
		}
		target, print = old, true
	case args[0] == "":
		return 0
	default:
		target = args[0]
	}
	if cdpath, _ := sh.vars.Get("CDPATH"); cdpath != "" && len(args) > 0 && searchable(target) {
		for _, d := range strings.Split(cdpath, ":") {
			try := target
			if d != "" {
				try = strings.TrimSuffix(d, "/") + "/" + target
			}
			if err := sh.chdir(try, physical); err == nil {
				if d != "" && d != "." {
					sh.printf("%s\n", sh.dir)
				}
				return 0
			}
		}
	}
	if err := sh.chdir(target, physical); err == errPWD {
		return 1
	} else if err != nil {
		if sh.opts.cdableVars {
			if v, ok := sh.vars.Get(target); ok && sh.chdir(v, physical) == nil {
				sh.printf("%s\n", sh.dir)
				return 0
			}
		}
		sh.errorf("cd: %s: %s", sh.printable(target), errno.Text(err))
		return 1
	}
	if print {
		sh.printf("%s\n", sh.dir)
	}
	return 0
}

// searchable reports whether CDPATH applies to a name.
func searchable(s string) bool {
	return s[0] != '/' && s != "." && s != ".." && !strings.HasPrefix(s, "./") && !strings.HasPrefix(s, "../")
}

// chdir changes the working directory and sets PWD and OLDPWD.
func (sh *shell) chdir(target string, physical bool) error {
	path := sh.abs(target)
	info, err := sh.rt.fs.Stat(path)
	if err != nil && strings.HasPrefix(target, "..") {
		// The way up is there even when the working directory itself was removed.
		if _, gone := sh.rt.fs.Stat(sh.dir); gone != nil {
			path = slashpath.Clean(path)
			info, err = sh.rt.fs.Stat(path)
		}
	}
	if err != nil {
		return errno.Of(err)
	}
	if info.Kind != view.Dir {
		return errno.ENOTDIR
	}
	if err := sh.rt.fs.Access(path, 1); err != nil {
		return errno.Of(err)
	}
	dir := path
	if physical {
		if dir, err = sh.rt.fs.RealPath(path); err != nil {
			return errno.Of(err)
		}
	} else if dir = sh.logical(path); dir == "" {
		if dir, err = sh.rt.fs.RealPath(path); err != nil {
			return errno.Of(err)
		}
	}
	old := sh.dir
	sh.dir = dir
	if p, ok := sh.vars.Get("PWD"); ok {
		old = p
	}
	err = nil
	for _, v := range [...]struct{ name, value string }{{"OLDPWD", old}, {"PWD", dir}} {
		if bad := sh.vars.Set(v.name, v.value); bad != nil {
			sh.errorf("%s", bad)
			err = errPWD
		}
	}
	return err
}

// errPWD says that the directory was changed and a variable was not, which is reported.
var errPWD = errors.New("readonly variable")

// logical removes "." and ".." from an absolute path as cd does: each prefix in
// front of a ".." must be a directory. It is "" if the result does not exist.
func (sh *shell) logical(path string) string {
	var parts []string
	for _, p := range strings.Split(path, "/") {
		switch p {
		case "", ".":
		case "..":
			if len(parts) > 0 {
				if info, err := sh.rt.fs.Stat("/" + strings.Join(parts, "/")); err != nil || info.Kind != view.Dir {
					return ""
				}
				parts = parts[:len(parts)-1]
			}
		default:
			parts = append(parts, p)
		}
	}
	dir := "/" + strings.Join(parts, "/")
	if info, err := sh.rt.fs.Stat(dir); err != nil || info.Kind != view.Dir {
		return ""
	}
	return dir
}

func biPwd(sh *shell, args []string) int {
	physical := sh.opts.physical
	for len(args) > 0 && len(args[0]) > 1 && args[0][0] == '-' {
		a := args[0]
		args = args[1:]
		if a == "--" {
			break
		}
		for _, c := range []byte(a[1:]) {
			switch c {
			case 'L':
				physical = false
			case 'P':
				physical = true
			default:
				return sh.badOption("pwd", "-"+string(rune(c)))
			}
		}
	}
	dir := sh.dir
	if physical || sh.eo.Posix {
		real, err := sh.rt.fs.RealPath(dir)
		switch {
		case err != nil:
			sh.flushOut()
			sh.stderrText("pwd: error retrieving current directory: getcwd: cannot access parent directories: No such file or directory\n")
			return 1
		case physical:
			dir = real
		}
	}
	sh.printf("%s\n", dir)
	return 0
}

// DirStack implements expand.Host: the working directory, then the stack.
func (sh *shell) DirStack() []string {
	return append([]string{sh.dir}, sh.dirStack...)
}

// stackIndex reads +N or -N as an index into the directory stack.
func (sh *shell) stackIndex(s string) (int, bool) {
	n, err := strconv.Atoi(s[1:])
	if err != nil || n < 0 {
		return 0, false
	}
	if s[0] == '-' {
		n = len(sh.dirStack) - n
	}
	return n, true
}

func (sh *shell) shortHome(dir string, long bool) string {
	home, _ := sh.vars.Get("HOME")
	if !long && home != "" && home != "/" && (dir == home || strings.HasPrefix(dir, home+"/")) {
		return "~" + dir[len(home):]
	}
	return dir
}

func biDirs(sh *shell, args []string) int {
	var long, perLine, numbered bool
	at, has := 0, false
	for _, a := range args {
		switch {
		case a == "--":
		case len(a) > 1 && (a[0] == '+' || a[0] == '-' && a[1] >= '0' && a[1] <= '9'):
			n, ok := sh.stackIndex(a)
			if !ok {
				sh.errorf("dirs: %s: invalid number", a)
				sh.usage("dirs")
				return 2
			}
			if n < 0 || n > len(sh.dirStack) {
				if len(sh.dirStack) == 0 {
					sh.errorf("dirs: directory stack empty")
				} else {
					sh.errorf("dirs: %s: directory stack index out of range", a[1:])
				}
				return 1
			}
			at, has = n, true
		case len(a) > 1 && a[0] == '-':
			for _, c := range []byte(a[1:]) {
				switch c {
				case 'c':
					sh.dirStack = nil
					return 0
				case 'l':
					long = true
				case 'p':
					perLine = true
				case 'v':
					perLine, numbered = true, true
				default:
					sh.errorf("dirs: %s: invalid number", a)
					sh.usage("dirs")
					return 2
				}
			}
		default:
			sh.errorf("dirs: %s: invalid option", a)
			sh.usage("dirs")
			return 2
		}
	}
	sh.showDirs(long, perLine, numbered, at, has)
	return 0
}

func (sh *shell) showDirs(long, perLine, numbered bool, at int, has bool) {
	list := sh.DirStack()
	sh.rt.meter.Charge(int64(len(list)))
	if has {
		sh.printf("%s\n", sh.shortHome(list[at], long))
		return
	}
	for i, d := range list {
		d = sh.shortHome(d, long)
		switch {
		case numbered:
			sh.printf("%2d  %s\n", i, d)
		case perLine:
			sh.stdout().WriteString(d + "\n")
		default:
			if i > 0 {
				sh.stdout().WriteByte(' ')
			}
			sh.stdout().WriteString(d)
		}
	}
	if !perLine {
		sh.printf("\n")
	}
}

func biPushd(sh *shell, args []string) int {
	noCd := false
	for len(args) > 0 && (args[0] == "-n" || args[0] == "--") {
		noCd = noCd || args[0] == "-n"
		args = args[1:]
	}
	if len(args) == 0 {
		if len(sh.dirStack) == 0 {
			sh.errorf("pushd: no other directory")
			return 1
		}
		top := sh.dirStack[0]
		old := sh.dir
		if !noCd {
			if err := sh.chdir(top, false); err != nil {
				sh.errorf("pushd: %s: %s", top, errno.Text(err))
				return 1
			}
			sh.dirStack[0] = old
		}
		sh.showDirs(false, false, false, 0, false)
		return 0
	}
	a := args[0]
	if len(args) > 1 && !noCd && (len(a) < 2 || a[0] != '+' && a[0] != '-') {
		sh.errorf("pushd: too many arguments")
		return 1
	}
	if len(a) > 1 && (a[0] == '+' || a[0] == '-') {
		n, ok := sh.stackIndex(a)
		if !ok {
			sh.errorf("pushd: %s: invalid number", a)
			sh.usage("pushd")
			return 2
		}
		list := sh.DirStack()
		if n < 0 || n >= len(list) {
			if len(sh.dirStack) == 0 {
				sh.errorf("pushd: directory stack empty")
			} else {
				sh.errorf("pushd: %s: directory stack index out of range", a)
			}
			return 1
		}
		rotated := append(append([]string(nil), list[n:]...), list[:n]...)
		if !noCd {
			if err := sh.chdir(rotated[0], false); err != nil {
				sh.errorf("pushd: %s: %s", rotated[0], errno.Text(err))
				return 1
			}
		}
		sh.dirStack = rotated[1:]
		if !noCd {
			sh.showDirs(false, false, false, 0, false)
		}
		return 0
	}
	if noCd {
		sh.dirStack = append([]string{a}, sh.dirStack...)
	} else {
		old := sh.dir
		if err := sh.chdir(a, false); err != nil {
			sh.errorf("pushd: %s: %s", a, errno.Text(err))
			return 1
		}
		sh.dirStack = append([]string{old}, sh.dirStack...)
	}
	sh.showDirs(false, false, false, 0, false)
	return 0
}

func biPopd(sh *shell, args []string) int {
	noCd := false
	for len(args) > 0 && (args[0] == "-n" || args[0] == "--") {
		noCd = noCd || args[0] == "-n"
		args = args[1:]
	}
	n := 0
	if len(args) > 0 {
		a := args[0]
		var ok bool
		if len(a) < 2 || a[0] != '+' && a[0] != '-' {
			sh.errorf("popd: %s: invalid argument", a)
			sh.usage("popd")
			return 2
		}
		if n, ok = sh.stackIndex(a); !ok {
			sh.errorf("popd: %s: invalid number", a)
			sh.usage("popd")
			return 2
		}
	}
	if len(sh.dirStack) == 0 {
		sh.errorf("popd: directory stack empty")
		return 1
	}
	if n < 0 || n > len(sh.dirStack) {
		sh.errorf("popd: %s: directory stack index out of range", args[0])
		return 1
	}
	if n == 0 && noCd {
		n = 1
	}
	if n == 0 {
		if err := sh.chdir(sh.dirStack[0], false); err != nil {
			sh.errorf("popd: %s: %s", sh.dirStack[0], errno.Text(err))
			return 1
		}
		sh.dirStack = sh.dirStack[1:]
	} else {
		sh.dirStack = append(append([]string(nil), sh.dirStack[:n-1]...), sh.dirStack[n:]...)
	}
	sh.showDirs(false, false, false, 0, false)
	return 0
}
