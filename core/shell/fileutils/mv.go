package fileutils

import (
	"strings"

	"ambit/core/errno"
	"ambit/core/shell/backup"
	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{Name: "mv", Summary: "move or rename files", Run: runMv})
}

var mvOpts = gnu.Options(
	command.Opt{Short: 'b'}, command.Opt{Long: "backup", Arg: command.OptionalArg, ID: cpBackup},
	command.Opt{Short: 'Z', Long: "context"}, command.Opt{Short: 'f', Long: "force"},
	command.Opt{Short: 'i', Long: "interactive"}, command.Opt{Short: 'n', Long: "no-clobber"},
	command.Opt{Short: 'T', Long: "no-target-directory"}, command.Opt{Long: "strip-trailing-slashes", ID: cpStripSlashes},
	command.Opt{Short: 'S', Long: "suffix", Arg: command.RequiredArg},
	command.Opt{Short: 't', Long: "target-directory", Arg: command.RequiredArg},
	command.Opt{Short: 'u', Long: "update"}, command.Opt{Short: 'v', Long: "verbose"},
)

func runMv(p *command.Proc) int {
	c := newCopier(p)
	c.move, c.recursive, c.deref = true, true, followNever
	c.preserveMode, c.preserveTimes, c.preserveLinks = true, true, true
	c.force = true
	var b backup.Option
	noTarget, strip := false, false
	target, hasTarget := "", false
	g := p.Getopt(mvOpts)
	for g.Next() {
		switch g.Opt {
		case gnu.HelpID, gnu.VersionID:
			return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION]... [-T] SOURCE DEST\nRename SOURCE to DEST, or move SOURCE(s) to DIRECTORY.", mvOpts)
		case 'b', cpBackup:
			b.Keep(g.Arg, g.HasArg)
		case 'f':
			c.overwrite = overwriteAlways
		case 'i':
			c.overwrite = overwriteAsk
		case 'n':
			c.overwrite = overwriteNever
		case 'T':
			noTarget = true
		case cpStripSlashes:
			strip = true
		case 'S':
			b.UseSuffix(g.Arg)
		case 't':
			if hasTarget {
				return p.Fail("multiple target directories specified")
			}
			target, hasTarget = g.Arg, true
		case 'u':
			c.update = true
		case 'v':
			c.verbose = true
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	if c.overwrite == overwriteNever {
		c.update = false
		if b.Wanted {
			return p.UsageError(1, "options --backup and --no-clobber are mutually exclusive")
		}
	}
	var ok bool
	if c.backup, c.suffix, ok = b.Resolve(p); !ok {
		return p.UsageError(1, "")
	}
	sources, dest, intoDir, status, ok := operandsFor(p, g.Operands, target, hasTarget, noTarget)
	if !ok {
		return status
	}
	c.strictCreated = len(sources) > 1
	for _, src := range sources {
		if strip {
			src = stripSlashes(src)
		}
		dst := dest
		if intoDir {
			dst = intoDirectory(dest, src)
		}
		if !c.moveOne(src, dst) {
			status = 1
		}
	}
	return status
}

// moveOne renames src to dst, or copies it and removes it where the two lie on
// different file systems.
func (c *copier) moveOne(src, dst string) bool {
	p := c.p
	info, err := p.FS.Lstat(p.Abs(src))
	if err != nil {
		return c.fail("cannot stat %s: %s", c.q(src), command.ErrText(err))
	}
	backedUp := ""
	old, oerr := p.FS.Lstat(p.Abs(dst))
	switch {
	case oerr == nil:
		if idOf(info) == idOf(old) && info.Kind == view.Dir && sameName(p, src, dst) {
			return c.fail("%s and %s are the same file", c.q(src), c.q(dst))
		}
		exists, backup, done, result := c.replace(src, dst, info, old)
		if done {
			return result
		}
		backedUp = backup
		if exists && idOf(info) == idOf(old) {
			// Another name of the same file: only the first name goes.
			if err := p.FS.Unlink(p.Abs(src)); err != nil {
				return c.fail("cannot remove %s: %s", c.q(src), command.ErrText(err))
			}
			if c.verbose {
				c.say("removed " + c.q(src) + "\n")
			}
			return true
		}
	case errno.Of(oerr) == errno.ENOENT:
	case errno.Of(oerr) == errno.ENOTDIR:
		if _, err := p.FS.Lstat(p.Abs(strings.TrimRight(dst, "/"))); err == nil {
			return c.fail("cannot stat %s: %s", c.q(dst), command.ErrText(oerr))
		}
		return c.fail("cannot move %s to %s: %s", c.q(src), c.q(dst), command.ErrText(oerr))
	default:
		return c.fail("cannot stat %s: %s", c.q(dst), command.ErrText(oerr))
	}
	err = p.FS.Rename(p.Abs(src), p.Abs(dst))
	if err == nil {
		if c.verbose {
			c.say("renamed ")
			c.announce(src, dst, backedUp)
		}
		c.remember(dst)
		return true
	}
	switch errno.Of(err) {
	case errno.EXDEV:
		return c.moveAcross(src, dst, info)
	case errno.EINVAL:
		return c.fail("cannot move %s to a subdirectory of itself, %s", c.q(src), c.q(dst))
	}
	return c.fail("cannot move %s to %s: %s", c.q(src), c.q(dst), command.ErrText(err))
}

// moveAcross copies and removes.
func (c *copier) moveAcross(src, dst string, info view.Info) bool {
	p := c.p
	if old, err := p.FS.Lstat(p.Abs(dst)); err == nil {
		remove := p.FS.Unlink
		if old.Kind == view.Dir {
			remove = p.FS.Rmdir
		}
		if err := remove(p.Abs(dst)); err != nil {
			return c.fail("inter-device move failed: %s to %s; unable to remove target: %s", c.q(src), c.q(dst), command.ErrText(err))
		}
	}
	copyCopier := *c
	cc := &copyCopier
	cc.backup, cc.strictCreated, cc.overwrite, cc.update = backup.None, false, overwriteAlways, false
	cc.crossing = true
	if !cc.copy(src, dst) {
		return false
	}
	c.remember(dst)
	r := &remover{p: p, recursive: true, verbose: c.verbose}
	return r.entry(strings.TrimRight(src, "/"), info, info.Dev) == removed
}
