package fileutils

import (
	"ambit/core/errno"
	"ambit/core/shell/backup"
	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{Name: "ln", Summary: "make links between files", Run: runLn})
	command.Register(command.Spec{Name: "link", Summary: "make one hard link", Run: runLink})
}

var lnOpts = gnu.Options(
	command.Opt{Short: 'b'}, command.Opt{Long: "backup", Arg: command.OptionalArg, ID: cpBackup},
	command.Opt{Short: 'd', Long: "directory"}, command.Opt{Short: 'F', ID: 'd'},
	command.Opt{Short: 'f', Long: "force"}, command.Opt{Short: 'i', Long: "interactive"},
	command.Opt{Short: 'L', Long: "logical"}, command.Opt{Short: 'n', Long: "no-dereference"},
	command.Opt{Short: 'P', Long: "physical"}, command.Opt{Short: 'r', Long: "relative"}, command.Opt{Short: 's', Long: "symbolic"},
	command.Opt{Short: 'S', Long: "suffix", Arg: command.RequiredArg},
	command.Opt{Short: 't', Long: "target-directory", Arg: command.RequiredArg},
	command.Opt{Short: 'T', Long: "no-target-directory"}, command.Opt{Short: 'v', Long: "verbose"},
)

// linker is one run of ln.
type linker struct {
	p           *command.Proc
	symbolic    bool
	logical     bool
	relative    bool
	noDeref     bool
	directories bool
	force       bool
	interactive bool
	verbose     bool
	backup      backup.Kind
	suffix      string
	made        map[createdName]bool
}

func runLn(p *command.Proc) int {
	l := &linker{p: p}
	var b backup.Option
	target, hasTarget, noTarget := "", false, false
	g := p.Getopt(lnOpts)
	for g.Next() {
		switch g.Opt {
		case gnu.HelpID, gnu.VersionID:
			return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION]... [-T] TARGET LINK_NAME\nIn the 1st form, create a link to TARGET with the name LINK_NAME.", lnOpts)
		case 'b', cpBackup:
			b.Keep(g.Arg, g.HasArg)
		case 'd':
			l.directories = true
		case 'f':
			l.force, l.interactive = true, false
		case 'i':
			l.force, l.interactive = false, true
		case 'L':
			l.logical = true
		case 'n':
			l.noDeref = true
		case 'P':
			l.logical = false
		case 'r':
			l.relative = true
		case 's':
			l.symbolic = true
		case 'S':
			b.UseSuffix(g.Arg)
		case 't':
			if hasTarget {
				return p.Fail("multiple target directories specified")
			}
			target, hasTarget = g.Arg, true
		case 'T':
			noTarget = true
		case 'v':
			l.verbose = true
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	ops := g.Operands
	if len(ops) == 0 {
		return p.UsageError(1, "missing file operand")
	}
	if l.relative && !l.symbolic {
		return p.Fail("cannot do --relative without --symbolic")
	}
	var ok bool
	if l.backup, l.suffix, ok = b.Resolve(p); !ok {
		return p.UsageError(1, "")
	}
	dir := ""
	switch {
	case noTarget:
		if hasTarget {
			return p.Fail("cannot combine --target-directory and --no-target-directory")
		}
		if len(ops) != 2 {
			if len(ops) < 2 {
				return p.UsageError(1, "missing destination file operand after %s", gnu.QuoteName(p, ops[0]))
			}
			return p.UsageError(1, "extra operand %s", gnu.QuoteName(p, ops[2]))
		}
	case hasTarget:
		if err := mustBeDir(p, target); err != nil {
			return p.Fail("target directory %s: %s", gnu.QuoteName(p, target), command.ErrText(err))
		}
		dir = target
	case len(ops) == 1:
		dir = "."
	default:
		last := ops[len(ops)-1]
		err := l.isTargetDir(last)
		if err == nil {
			dir, ops = last, ops[:len(ops)-1]
		} else if len(ops) > 2 {
			return p.Fail("target %s: %s", gnu.QuoteName(p, last), command.ErrText(err))
		}
	}
	if dir == "" {
		return statusOf(l.link(ops[0], ops[1]))
	}
	if len(ops) > 1 && l.force && !l.interactive && l.backup != backup.Numbered {
		l.made = map[createdName]bool{}
	}
	status := 0
	for _, src := range ops {
		if !l.link(src, intoDirectory(dir, src)) {
			status = 1
		}
	}
	return status
}

func statusOf(ok bool) int {
	if ok {
		return 0
	}
	return 1
}

func (l *linker) isTargetDir(name string) error {
	if l.noDeref {
		info, err := l.p.FS.Lstat(l.p.Abs(name))
		if err == nil && info.Kind != view.Dir {
			err = errno.ENOTDIR
		}
		return err
	}
	return mustBeDir(l.p, name)
}

func (l *linker) link(src, dst string) bool {
	p := l.p
	fail := func(format string, args ...any) bool {
		p.Errorf(format, args...)
		return false
	}
	q := func(s string) string { return gnu.QuoteName(p, s) }
	var info view.Info
	var err error
	if !l.symbolic {
		if l.logical {
			info, err = p.FS.Stat(p.Abs(src))
		} else {
			info, err = p.FS.Lstat(p.Abs(src))
		}
		if err != nil {
			return fail("failed to access %s: %s", q(src), command.ErrText(err))
		}
		if info.Kind == view.Dir && !l.directories {
			return fail("%s: hard link not allowed for directory", gnu.Name(p, src))
		}
	}
	target := src
	if l.relative {
		target = l.relativeTarget(src, dst)
	}
	backedUp := ""
	if l.force || l.interactive || l.backup != backup.None {
		if old, err := p.FS.Lstat(p.Abs(dst)); err == nil {
			if old.Kind == view.Dir {
				return fail("%s: cannot overwrite directory", gnu.Name(p, dst))
			}
			if l.made[createdName{dst, idOf(old)}] {
				return fail("will not overwrite just-created %s with %s", q(dst), q(src))
			}
			if l.backup != backup.None || !l.symbolic || l.force {
				if si, serr := p.FS.Stat(p.Abs(src)); serr == nil {
					if !l.symbolic {
						si = info
					}
					if idOf(si) == idOf(old) && (si.Nlink == 1 || sameName(p, src, dst)) {
						return fail("%s and %s are the same file", q(src), q(dst))
					}
				}
			}
			if l.interactive && !confirm(p, "replace "+q(dst)+"? ") {
				return true
			}
			if l.backup != backup.None {
				backedUp = backup.Name(p, dst, l.backup, l.suffix)
				if rerr := p.FS.Rename(p.Abs(dst), p.Abs(backedUp)); rerr != nil {
					return fail("cannot backup %s: %s", q(dst), command.ErrText(rerr))
				}
			}
		}
	}
	make := func() error {
		if l.symbolic {
			if target == "" {
				return errno.ENOENT
			}
			return p.FS.Symlink(target, p.Abs(dst))
		}
		if info.Kind == view.Dir {
			return errno.EPERM
		}
		from := p.Abs(src)
		if l.logical {
			if real, rerr := p.FS.RealPath(from); rerr == nil {
				from = real
			}
		}
		return p.FS.Link(from, p.Abs(dst))
	}
	err = make()
	if err != nil && errno.Of(err) == errno.EEXIST && (l.force || l.interactive) {
		if err = p.FS.Unlink(p.Abs(dst)); err == nil {
			err = make()
		}
	}
	if err != nil {
		if backedUp != "" {
			p.FS.Rename(p.Abs(backedUp), p.Abs(dst))
		}
		text := command.ErrText(err)
		switch e := errno.Of(err); {
		case l.symbolic && target != "" && e != errno.ENAMETOOLONG:
			return fail("failed to create symbolic link %s: %s", q(dst), text)
		case l.symbolic:
			return fail("failed to create symbolic link %s -> %s: %s", q(dst), q(src), text)
		case e == errno.EMLINK:
			return fail("failed to create hard link to %s: %s", q(src), text)
		case e == errno.EEXIST || e == errno.ENOSPC || e == errno.EROFS:
			return fail("failed to create hard link %s: %s", q(dst), text)
		}
		return fail("failed to create hard link %s => %s: %s", q(dst), q(src), text)
	}
	if l.made != nil {
		if i, err := p.FS.Lstat(p.Abs(dst)); err == nil {
			l.made[createdName{dst, idOf(i)}] = true
		}
	}
	if l.verbose {
		arrow := " => "
		if l.symbolic {
			arrow = " -> "
		}
		line := q(dst) + arrow + q(target) + "\n"
		if backedUp != "" {
			line = q(backedUp) + " ~ " + line
		}
		p.Stdout.WriteString(line)
	}
	return true
}

// relativeTarget is src as seen from the directory of dst.
func (l *linker) relativeTarget(src, dst string) string {
	dir, _ := splitPath(dst)
	from, err1 := canonicalize(l.p, dir, noneNeeded, false)
	to, err2 := canonicalize(l.p, src, noneNeeded, false)
	if err1 != nil || err2 != nil {
		return src
	}
	return relativePath(to, from)
}

func runLink(p *command.Proc) int {
	opts := gnu.Options()
	g := p.Getopt(opts)
	for g.Next() {
		return gnu.HelpOrVersion(p, g.Opt, "%s FILE1 FILE2\nCall the link function to create a link named FILE2 to an existing FILE1.", opts)
	}
	ops := g.Operands
	switch {
	case g.Err != nil:
		return p.UsageError(1, "%v", g.Err)
	case len(ops) == 0:
		return p.UsageError(1, "missing operand")
	case len(ops) == 1:
		return p.UsageError(1, "missing operand after %s", gnu.Quote(p, ops[0]))
	case len(ops) > 2:
		return p.UsageError(1, "extra operand %s", gnu.Quote(p, ops[2]))
	}
	if err := p.FS.Link(p.Abs(ops[0]), p.Abs(ops[1])); err != nil {
		return p.Fail("cannot create link %s to %s: %s", gnu.QuoteName(p, ops[1]), gnu.QuoteName(p, ops[0]), command.ErrText(err))
	}
	return 0
}
