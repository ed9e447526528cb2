package find

import (
	"strings"
	"time"

	"ambit/core/shell/command"
	"ambit/core/shell/filemode"
	"ambit/core/shell/pattern"
	"ambit/core/shell/regex"
	"ambit/core/workspace/view"
)

// primaries builds the tests, actions and options by name, without the dash.
var primaries map[string]func(ps *parser, a string) node

func init() {
	primaries = map[string]func(ps *parser, a string) node{
		"amin": minutes(accessed), "cmin": minutes(changed), "mmin": minutes(modified),
		"atime": days(accessed), "ctime": days(changed), "mtime": days(modified),
		"anewer": newerThan(accessed), "cnewer": newerThan(changed), "newer": newerThan(modified),
		"empty": simple(isEmpty), "executable": access(1), "readable": access(4), "writable": access(2),
		"true":  simple(func(*finder, *file) bool { return true }),
		"false": simple(func(*finder, *file) bool { return false }),
		"gid":   numeric(func(i view.Info) uint64 { return uint64(i.GID) }), "group": account(true),
		"uid": numeric(func(i view.Info) uint64 { return uint64(i.UID) }), "user": account(false),
		"inum": numeric(func(i view.Info) uint64 { return i.Ino }), "links": numeric(func(i view.Info) uint64 { return uint64(i.Nlink) }),
		"name": namePattern(false, false), "iname": namePattern(true, false),
		"path": namePattern(false, true), "ipath": namePattern(true, true),
		"wholename": namePattern(false, true), "iwholename": namePattern(true, true),
		"lname": linkPattern(false), "ilname": linkPattern(true),
		"regex": regexTest(false), "iregex": regexTest(true), "regextype": parseRegexType,
		"nouser": simple(unknownAccount), "nogroup": simple(unknownAccount),
		"perm": parsePerm, "samefile": parseSameFile, "size": parseSize, "type": typeTest(false), "xtype": typeTest(true),
		"used": parseUsed, "fstype": parseFSType, "context": parseContext,

		"delete": parseDelete, "exec": execAction(false, false), "execdir": execAction(true, false),
		"ok": execAction(false, true), "okdir": execAction(true, true),
		"print": printAction(actPrint), "print0": printAction(actPrint0), "printf": parsePrintf, "ls": printAction(actLs),
		"fprint": fileAction("\n"), "fprint0": fileAction("\x00"), "fprintf": parseFprintf, "fls": parseFls,
		"prune": simple(actPrune), "quit": simple(actQuit),

		"d": option(func(f *finder) { f.depthFirst = true }), "depth": option(func(f *finder) { f.depthFirst = true }),
		"daystart": option(func(f *finder) { f.dayStart = true }), "follow": option(func(f *finder) { f.follow = followAlways }),
		"ignore_readdir_race": option(func(*finder) {}), "noignore_readdir_race": option(func(*finder) {}),
		"noleaf": option(func(*finder) {}), "mount": option(func(f *finder) { f.sameDevice = true }),
		"xdev": option(func(f *finder) { f.sameDevice = true }),
		"warn": option(func(f *finder) { f.warn = true }), "nowarn": option(func(f *finder) { f.warn = false }),
		"maxdepth": depthOption(func(f *finder, n int) { f.maxDepth = n }), "mindepth": depthOption(func(f *finder, n int) { f.minDepth = n }),
		"files0-from": parseFiles0, "help": parseHelp, "version": parseVersion,
	}
}

func simple(t test) func(*parser, string) node { return func(*parser, string) node { return t } }

func option(set func(*finder)) func(*parser, string) node {
	return func(ps *parser, _ string) node { set(ps.f); return nil }
}

func depthOption(set func(*finder, int)) func(*parser, string) node {
	return func(ps *parser, a string) node {
		v, ok := ps.arg(a)
		if !ok {
			return nil
		}
		c, n, ok := number(v)
		if !ok || c != equal || n > 1<<30 {
			return ps.fail("Expected a positive decimal integer argument to %s, but got %s", a, ps.quote(v))
		}
		set(ps.f, int(n))
		return nil
	}
}

func parseFiles0(ps *parser, a string) node {
	v, ok := ps.arg(a)
	if ok {
		ps.startingPoints = v
	}
	return nil
}

func parseHelp(ps *parser, _ string) node {
	out := ps.f.p.Stdout
	out.WriteString("Usage: find [-H] [-L] [-P] [-Olevel] [-D debugopts] [path...] [expression]\n\n" +
		"operators: ( EXPR )  ! EXPR  -not EXPR  EXPR1 -a EXPR2  EXPR1 -o EXPR2  EXPR1 , EXPR2\n")
	out.WriteString("options, tests and actions:")
	for _, n := range primaryNames() {
		out.WriteString(" -" + n)
	}
	out.WriteByte('\n')
	ps.failed = true
	return nil
}

func parseVersion(ps *parser, _ string) node {
	ps.f.p.Stdout.WriteString("find (Ambit findutils) 1.0\n")
	ps.failed = true
	return nil
}

type timeOf func(view.Info) time.Time

func accessed(i view.Info) time.Time { return i.ATime }
func changed(i view.Info) time.Time  { return i.CTime }
func modified(i view.Info) time.Time { return i.MTime }

// origin is the moment that ages are counted from: now, or with -daystart the end
// of today.
func (f *finder) origin() time.Time {
	if !f.dayStart {
		return f.now
	}
	y, m, d := f.now.In(f.zone).Date()
	return time.Date(y, m, d+1, 0, 0, 0, 0, f.zone)
}

// days builds -mtime and kin: ages in whole days, rounded down.
func days(of timeOf) func(*parser, string) node {
	return func(ps *parser, a string) node {
		v, ok := ps.arg(a)
		if !ok {
			return nil
		}
		c, n, ok := fraction(v, 86400)
		if !ok {
			return ps.badArg(a, v)
		}
		const day = int64(86400e9)
		origin := ps.f.origin()
		return test(func(f *finder, e *file) bool {
			i, ok := f.stat(e)
			if !ok {
				return false
			}
			age := int64(origin.Sub(of(i)))
			switch c {
			case more:
				return age > n+day
			case less:
				return age < n
			}
			return age >= n && age < n+day
		})
	}
}

// minutes builds -mmin and kin: ages in minutes, rounded up.
func minutes(of timeOf) func(*parser, string) node {
	return func(ps *parser, a string) node {
		v, ok := ps.arg(a)
		if !ok {
			return nil
		}
		c, n, ok := fraction(v, 60)
		if !ok {
			return ps.badArg(a, v)
		}
		const minute = int64(60e9)
		origin := ps.f.origin()
		return test(func(f *finder, e *file) bool {
			i, ok := f.stat(e)
			if !ok {
				return false
			}
			age := int64(origin.Sub(of(i)))
			switch c {
			case more:
				return age > n
			case less:
				return age < n
			}
			return age >= n-minute && age < n
		})
	}
}

func newerThan(of timeOf) func(*parser, string) node {
	return func(ps *parser, a string) node {
		v, ok := ps.arg(a)
		if !ok {
			return nil
		}
		ref, ok := ps.reference(v)
		if !ok {
			return nil
		}
		return after(of, ref.MTime)
	}
}

func after(of timeOf, t time.Time) node {
	return test(func(f *finder, e *file) bool {
		i, ok := f.stat(e)
		return ok && of(i).After(t)
	})
}

// reference describes the file that a test compares with.
func (ps *parser) reference(name string) (view.Info, bool) {
	p := ps.f.p
	stat := p.FS.Stat
	if ps.f.follow == followNever {
		stat = p.FS.Lstat
	}
	i, err := stat(p.Abs(name))
	if err != nil {
		ps.fail("%s: %s", ps.quote(name), command.ErrText(err))
	}
	return i, err == nil
}

func (ps *parser) newerXY(a string, x, y byte) node {
	times := map[byte]timeOf{'a': accessed, 'c': changed, 'm': modified}
	of, ok := times[x]
	if !ok || y != 't' && times[y] == nil {
		return ps.fail("invalid predicate `%s'", a)
	}
	v, ok := ps.arg(a)
	if !ok {
		return nil
	}
	if y == 't' {
		t, ok := parseDate(ps.f.p, v, ps.f.now)
		if !ok {
			return ps.fail("I cannot figure out how to interpret %s as a date or time", ps.quote(v))
		}
		return after(of, t)
	}
	ref, ok := ps.reference(v)
	if !ok {
		return nil
	}
	return after(of, times[y](ref))
}

func isEmpty(f *finder, e *file) bool {
	switch e.kind {
	case view.Dir:
		names, err := f.p.FS.ReadDir(f.p.Abs(e.path))
		if err != nil {
			f.fail("%s: %s", quoteName(f, e.path), command.ErrText(err))
			return false
		}
		return len(names) == 0
	case view.File:
		i, ok := f.stat(e)
		return ok && i.Size == 0
	}
	return false
}

func access(mode int) func(*parser, string) node {
	return simple(func(f *finder, e *file) bool { return f.p.FS.Access(f.p.Abs(e.path), mode) == nil })
}

func numeric(of func(view.Info) uint64) func(*parser, string) node {
	return func(ps *parser, a string) node {
		v, ok := ps.arg(a)
		if !ok {
			return nil
		}
		c, n, ok := number(v)
		if !ok {
			return ps.badArg(a, v)
		}
		return test(func(f *finder, e *file) bool {
			i, ok := f.stat(e)
			return ok && c.holds(of(i), n)
		})
	}
}

// account builds -user and -group: a name, or a number.
func account(group bool) func(*parser, string) node {
	return func(ps *parser, a string) node {
		v, ok := ps.arg(a)
		if !ok {
			return nil
		}
		id := -1
		switch v {
		case "agent":
			id = 1000
		case "root":
			id = 0
		default:
			c, n, ok := number(v)
			if !ok || c != equal || n > 1<<31 {
				switch {
				case v == "":
					return ps.fail("The argument to %s should not be empty", a)
				case group:
					return ps.fail("%s is not the name of an existing group", ps.quote(v))
				}
				return ps.fail("%s is not the name of a known user", ps.quote(v))
			}
			id = int(n)
		}
		return test(func(f *finder, e *file) bool {
			i, ok := f.stat(e)
			if group {
				return ok && i.GID == id
			}
			return ok && i.UID == id
		})
	}
}

func unknownAccount(f *finder, e *file) bool {
	i, ok := f.stat(e)
	return ok && i.UID != 0 && i.UID != 1000
}

func (ps *parser) patternFlags(fold bool) pattern.Flags {
	var flags pattern.Flags
	if ps.f.p.UTF8() {
		flags = pattern.UTF8
	}
	if fold {
		flags |= pattern.NoCase
	}
	return flags
}

// namePattern builds -name and -path.
func namePattern(fold, whole bool) func(*parser, string) node {
	return func(ps *parser, a string) node {
		v, ok := ps.arg(a)
		if !ok {
			return nil
		}
		if !whole && ps.f.warn && strings.Contains(v, "/") && v != "/" {
			other := "-wholename"
			if fold {
				other = "-iwholename"
			}
			ps.f.p.Errorf("warning: %s matches against basenames only, but the given pattern contains a directory separator (%s), thus the expression will evaluate to false all the time.  Did you mean %s?", ps.quote(a), ps.quote("/"), ps.quote(other))
		}
		if whole && len(v) > 1 && strings.HasSuffix(v, "/") && !strings.HasSuffix(v, "\\/") {
			ps.f.p.Errorf("warning: %s %s will not match anything because it ends with /.", a, v)
		}
		pat := pattern.Compile(v, ps.patternFlags(fold))
		return test(func(f *finder, e *file) bool {
			f.p.Charge(1)
			if whole {
				return pat.Match(e.path)
			}
			return pat.Match(e.name)
		})
	}
}

func linkPattern(fold bool) func(*parser, string) node {
	return func(ps *parser, a string) node {
		v, ok := ps.arg(a)
		if !ok {
			return nil
		}
		pat := pattern.Compile(v, ps.patternFlags(fold))
		return test(func(f *finder, e *file) bool {
			if e.kind != view.Symlink {
				return false
			}
			target, err := f.p.FS.Readlink(f.p.Abs(e.path))
			return err == nil && pat.Match(target)
		})
	}
}

var regexTypes = []struct {
	name    string
	dialect regex.Dialect
}{
	{"findutils-default", regex.Emacs}, {"ed", regex.BRE}, {"emacs", regex.Emacs}, {"gnu-awk", regex.AWK}, {"grep", regex.BRE},
	{"posix-awk", regex.AWK}, {"awk", regex.AWK}, {"posix-basic", regex.BRE}, {"posix-egrep", regex.ERE}, {"egrep", regex.ERE},
	{"posix-extended", regex.ERE}, {"posix-minimal-basic", regex.BRE}, {"sed", regex.BRE},
}

func parseRegexType(ps *parser, a string) node {
	v, ok := ps.arg(a)
	if !ok {
		return nil
	}
	list := ""
	for i, t := range regexTypes {
		if t.name == v {
			ps.regexType = v
			return nil
		}
		if i > 0 {
			list += ", "
		}
		list += ps.quote(t.name)
	}
	return ps.fail("Unknown regular expression type %s; valid types are %s.", ps.quote(v), list)
}

func regexTest(fold bool) func(*parser, string) node {
	return func(ps *parser, a string) node {
		v, ok := ps.arg(a)
		if !ok {
			return nil
		}
		opt := regex.Options{Dialect: regex.Emacs, ICase: fold, Whole: true, NoSub: true, Meter: ps.f.p.Meter, Bytes: !ps.f.p.UTF8()}
		for _, t := range regexTypes {
			if t.name == ps.regexType {
				opt.Dialect = t.dialect
			}
		}
		re, err := regex.Compile(v, opt)
		if err != nil {
			return ps.fail("failed to compile regular expression '%s': %s", v, err.Error())
		}
		return test(func(f *finder, e *file) bool { return re.MatchString(e.path) })
	}
}

func parsePerm(ps *parser, a string) node {
	v, ok := ps.arg(a)
	if !ok {
		return nil
	}
	kind, mode := byte('='), v
	if v != "" && (v[0] == '-' || v[0] == '/') {
		kind, mode = v[0], v[1:]
	}
	change, ok := filemode.Parse(mode)
	if !ok || len(v) > 1 && v[0] == '+' && v[1] >= '0' && v[1] <= '7' {
		return ps.fail("invalid mode %s", ps.quote(v))
	}
	bits, dirBits := change.Apply(0, false, 0), change.Apply(0, true, 0)
	if kind == '/' && bits == 0 && dirBits == 0 {
		ps.f.p.Errorf("warning: you have specified a mode pattern %s (which is equivalent to /000). The meaning of -perm /000 has now been changed to be consistent with -perm -000; that is, while it used to match no files, it now matches all files.", v)
	}
	return test(func(f *finder, e *file) bool {
		i, ok := f.stat(e)
		if !ok {
			return false
		}
		want := bits
		if i.Kind == view.Dir {
			want = dirBits
		}
		switch kind {
		case '-':
			return i.Mode&want == want
		case '/':
			return want == 0 || i.Mode&want != 0
		}
		return i.Mode == want
	})
}

func parseSameFile(ps *parser, a string) node {
	v, ok := ps.arg(a)
	if !ok {
		return nil
	}
	ref, ok := ps.reference(v)
	if !ok {
		return nil
	}
	return test(func(f *finder, e *file) bool {
		if f.follow != followAlways && e.ino != ref.Ino {
			return false
		}
		i, ok := f.stat(e)
		return ok && i.Ino == ref.Ino && i.Dev == ref.Dev
	})
}

func parseSize(ps *parser, a string) node {
	v, ok := ps.arg(a)
	if !ok {
		return nil
	}
	if v == "" {
		return ps.fail("invalid null argument to -size")
	}
	unit := uint64(512)
	digits := v
	switch last := v[len(v)-1]; last {
	case 'b':
		digits = v[:len(v)-1]
	case 'c':
		unit, digits = 1, v[:len(v)-1]
	case 'w':
		unit, digits = 2, v[:len(v)-1]
	case 'k':
		unit, digits = 1<<10, v[:len(v)-1]
	case 'M':
		unit, digits = 1<<20, v[:len(v)-1]
	case 'G':
		unit, digits = 1<<30, v[:len(v)-1]
	default:
		if last < '0' || last > '9' {
			return ps.fail("invalid -size type `%c'", last)
		}
	}
	c, n, ok := number(digits)
	if !ok {
		return ps.badArg("-size", v)
	}
	return test(func(f *finder, e *file) bool {
		i, ok := f.stat(e)
		return ok && c.holds((uint64(i.Size)+unit-1)/unit, n)
	})
}

// typeTest builds -type and -xtype, which looks at a link the other way round.
func typeTest(other bool) func(*parser, string) node {
	return func(ps *parser, a string) node {
		v, ok := ps.arg(a)
		if !ok {
			return nil
		}
		if v == "" {
			return ps.fail("Arguments to %s should contain at least one letter", a)
		}
		kinds := map[byte]view.Kind{'f': view.File, 'd': view.Dir, 'l': view.Symlink, 'p': view.Fifo, 'c': view.Device}
		var want [256]bool
		for i := 0; i < len(v); i++ {
			k, known := kinds[v[i]]
			switch {
			case known:
				if want[k] {
					return ps.fail("Duplicate file type '%c' in the argument list to %s.", v[i], a)
				}
				want[k] = true
			case v[i] != 'b' && v[i] != 's' && v[i] != 'D':
				return ps.fail("Unknown argument to %s: %c", a, v[i])
			}
			if i+1 < len(v) {
				if v[i+1] != ',' {
					return ps.fail("Must separate multiple arguments to %s using: ','", a)
				}
				i++
				if i+1 == len(v) {
					return ps.fail("Last file type in list argument to %s is missing, i.e., list is ending on: ','", a)
				}
			}
		}
		if !other {
			return test(func(f *finder, e *file) bool { return want[e.kind] })
		}
		return test(func(f *finder, e *file) bool {
			p := f.p
			if f.follow == followAlways {
				i, err := p.FS.Lstat(p.Abs(e.path))
				return err == nil && want[i.Kind]
			}
			if e.kind != view.Symlink {
				return want[e.kind]
			}
			i, err := p.FS.Stat(p.Abs(e.path))
			if err != nil {
				return want[view.Symlink]
			}
			return want[i.Kind]
		})
	}
}

func parseUsed(ps *parser, a string) node {
	v, ok := ps.arg(a)
	if !ok {
		return nil
	}
	c, n, ok := fraction(v, 86400)
	if !ok {
		return ps.badArg(a, v)
	}
	return test(func(f *finder, e *file) bool {
		i, ok := f.stat(e)
		if !ok {
			return false
		}
		d := int64(i.ATime.Sub(i.CTime))
		switch c {
		case more:
			return d > n
		case less:
			return d >= 0 && d < n
		}
		return d >= n-86400e9 && d < n
	})
}

func parseFSType(ps *parser, a string) node {
	v, ok := ps.arg(a)
	if !ok {
		return nil
	}
	return test(func(f *finder, e *file) bool { return fsType(f, e) == v })
}

// fsType names the file system of a file: /tmp and /dev are memory, the rest a disk.
func fsType(f *finder, e *file) string {
	path := f.p.Abs(e.path)
	for _, m := range []string{"/tmp", "/dev"} {
		if path == m || strings.HasPrefix(path, m+"/") {
			return "tmpfs"
		}
	}
	return "ext4"
}

func parseContext(ps *parser, a string) node {
	return ps.fail("invalid predicate -context: SELinux is not enabled.")
}
