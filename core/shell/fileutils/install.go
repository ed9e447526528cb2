package fileutils

import (
	"strings"

	"ambit/core/errno"
	"ambit/core/shell/backup"
	"ambit/core/shell/command"
	"ambit/core/shell/filemode"
	"ambit/core/shell/gnu"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{Name: "install", Summary: "copy files and set attributes", Run: runInstall})
}

const (
	installStripProgram = 512 + iota
	installPreserveContext
)

var installOpts = gnu.Options(
	command.Opt{Short: 'b'}, command.Opt{Long: "backup", Arg: command.OptionalArg, ID: cpBackup},
	command.Opt{Short: 'c'}, command.Opt{Short: 'C', Long: "compare"}, command.Opt{Short: 'd', Long: "directory"},
	command.Opt{Short: 'D'}, command.Opt{Short: 'g', Long: "group", Arg: command.RequiredArg},
	command.Opt{Short: 'm', Long: "mode", Arg: command.RequiredArg}, command.Opt{Short: 'o', Long: "owner", Arg: command.RequiredArg},
	command.Opt{Short: 'p', Long: "preserve-timestamps"}, command.Opt{Short: 's', Long: "strip"},
	command.Opt{Long: "strip", ID: 's'}, command.Opt{Long: "strip-program", Arg: command.RequiredArg, ID: installStripProgram},
	command.Opt{Long: "preserve-context", ID: installPreserveContext}, command.Opt{Long: "context", Arg: command.OptionalArg, ID: 'Z'},
	command.Opt{Short: 'S', Long: "suffix", Arg: command.RequiredArg},
	command.Opt{Short: 't', Long: "target-directory", Arg: command.RequiredArg},
	command.Opt{Short: 'T', Long: "no-target-directory"}, command.Opt{Short: 'v', Long: "verbose"}, command.Opt{Short: 'Z'},
)

// installer is one run of install.
type installer struct {
	*copier
	mode               *filemode.Change
	leading            bool // -D
	compare            bool
	owner, group       string
	hasOwner, hasGroup bool
	uid, gid           int
}

func runInstall(p *command.Proc) int {
	c := newCopier(p)
	c.deref, c.unlinkFirst, c.noMode = followAlways, true, true
	in := &installer{copier: c}
	mode := "755"
	var b backup.Option
	target, hasTarget, noTarget, directories, strip := "", false, false, false, false
	g := p.Getopt(installOpts)
	for g.Next() {
		switch g.Opt {
		case gnu.HelpID, gnu.VersionID:
			return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION]... [-T] SOURCE DEST\nCopy files while setting attributes.", installOpts)
		case 'b', cpBackup:
			b.Keep(g.Arg, g.HasArg)
		case 'C':
			in.compare = true
		case 'd':
			directories = true
		case 'D':
			in.leading = true
		case 'g':
			in.group, in.hasGroup = g.Arg, true
		case 'm':
			mode = g.Arg
		case 'o':
			in.owner, in.hasOwner = g.Arg, true
		case 'p':
			c.preserveTimes = true
		case 's':
			strip = true
		case installPreserveContext:
			p.Errorf("WARNING: ignoring --preserve-context; this kernel is not SELinux-enabled")
		case 'S':
			b.UseSuffix(g.Arg)
		case 't':
			target, hasTarget = g.Arg, true
		case 'T':
			noTarget = true
		case 'v':
			c.verbose = true
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	if directories && hasTarget {
		return p.UsageError(1, "target directory not allowed when installing a directory")
	}
	var ok bool
	if c.backup, c.suffix, ok = b.Resolve(p); !ok {
		return p.UsageError(1, "")
	}
	if len(g.Operands) == 0 {
		return p.UsageError(1, "missing file operand")
	}
	if directories {
		if !in.checkAttributes(mode) {
			return 1
		}
		status := 0
		for _, dir := range g.Operands {
			if !in.directory(dir) {
				status = 1
			}
		}
		return status
	}
	if len(g.Operands) < 2 && !hasTarget {
		return p.UsageError(1, "missing destination file operand after %s", gnu.QuoteName(p, g.Operands[0]))
	}
	if !in.checkAttributes(mode) {
		return 1
	}
	if in.leading && hasTarget && len(g.Operands) > 0 {
		if !in.ancestors(joinChild(target, "x")) {
			return 1
		}
	}
	if in.leading && !hasTarget && !noTarget && len(g.Operands) == 2 {
		if !in.ancestors(g.Operands[1]) {
			return 1
		}
	}
	sources, dest, intoDir, status, ok := operandsFor(p, g.Operands, target, hasTarget, noTarget)
	if !ok {
		return status
	}
	if strip {
		return p.Fail("cannot run strip: %s", command.ErrText(errno.ENOENT))
	}
	c.strictCreated = len(sources) > 1
	for _, src := range sources {
		dst := dest
		if intoDir {
			dst = intoDirectory(dest, src)
		}
		if !in.file(src, dst) {
			status = 1
		}
	}
	return status
}

func (in *installer) announceDirectory(dir string) {
	if in.verbose {
		in.say("install: creating directory " + in.q(dir) + "\n")
	}
}

// ancestors makes the directories before the last element of path.
func (in *installer) ancestors(path string) bool {
	ok, _ := makeAncestors(in.p, strings.TrimRight(path, "/"), in.announceDirectory)
	return ok
}

func (in *installer) directory(dir string) bool {
	p := in.p
	ok, _ := makeAncestors(p, dir, in.announceDirectory)
	if !ok {
		return false
	}
	mode := in.mode.Apply(0, true, 0)
	err := p.FS.Mkdir(p.Abs(dir), mode)
	switch {
	case err == nil:
		in.announceDirectory(dir)
	case errno.Of(err) == errno.EEXIST:
		info, serr := p.FS.Stat(p.Abs(dir))
		if serr == nil && info.Kind == view.Dir {
			break
		}
		fallthrough
	default:
		return in.fail("cannot create directory %s: %s", gnu.Quote(p, dir), command.ErrText(err))
	}
	if err := p.FS.Chmod(p.Abs(dir), mode); err != nil {
		return in.fail("cannot change permissions of %s: %s", in.q(dir), command.ErrText(err))
	}
	return in.chown(dir)
}

func (in *installer) file(src, dst string) bool {
	p := in.p
	mode := in.mode.Apply(0, false, 0)
	if in.compare && in.unchanged(src, dst, mode) {
		return true
	}
	if !in.copy(src, dst) {
		return false
	}
	if in.hasOwner || in.hasGroup {
		// Nobody else may use the file before it has its owner.
		p.FS.Chmod(p.Abs(dst), 0o600)
		if !in.chown(dst) {
			return false
		}
	}
	if err := p.FS.Chmod(p.Abs(dst), mode); err != nil {
		return in.fail("cannot change permissions of %s: %s", in.q(dst), command.ErrText(err))
	}
	return true
}

func (in *installer) chown(dst string) bool {
	if in.uid != 1000 || in.gid != 1000 {
		return in.fail("cannot change ownership of %s: %s", in.q(dst), command.ErrText(errno.EPERM))
	}
	return true
}

// checkAttributes reads mode, owner and group before anything is copied.
func (in *installer) checkAttributes(mode string) (ok bool) {
	if in.mode, ok = filemode.Parse(mode); !ok {
		return in.fail("invalid mode %s", gnu.Quote(in.p, mode))
	}
	in.uid, in.gid = 1000, 1000
	if in.hasOwner {
		if in.uid, ok = account(accounts, in.owner); !ok {
			return in.fail("invalid user %s", gnu.Quote(in.p, in.owner))
		}
	}
	if in.hasGroup {
		if in.gid, ok = account(groups, in.group); !ok {
			return in.fail("invalid group %s", gnu.Quote(in.p, in.group))
		}
	}
	return true
}

// unchanged reports whether dst has the content and mode that would be installed.
func (in *installer) unchanged(src, dst string, mode uint32) bool {
	p := in.p
	a, errA := p.FS.Stat(p.Abs(src))
	b, errB := p.FS.Lstat(p.Abs(dst))
	if errA != nil || errB != nil || b.Kind != view.File || a.Size != b.Size || b.Mode != mode {
		return false
	}
	x, err := p.Open(src)
	if err != nil {
		return false
	}
	defer x.Close()
	y, err := p.Open(dst)
	if err != nil {
		return false
	}
	defer y.Close()
	return sameContent(p, x, y)
}
