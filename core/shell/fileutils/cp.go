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
	command.Register(command.Spec{Name: "cp", Summary: "copy files and directories", Run: runCp})
}

const (
	cpAttributesOnly = 256 + iota
	cpBackup
	cpCopyContents
	cpNoPreserve
	cpParents
	cpPreserve
	cpReflink
	cpRemoveDestination
	cpSparse
	cpStripSlashes
	cpContext
)

var cpOpts = gnu.Options(
	command.Opt{Short: 'a', Long: "archive"}, command.Opt{Long: "attributes-only", ID: cpAttributesOnly},
	command.Opt{Short: 'b'}, command.Opt{Long: "backup", Arg: command.OptionalArg, ID: cpBackup},
	command.Opt{Long: "copy-contents", ID: cpCopyContents}, command.Opt{Short: 'd'}, command.Opt{Short: 'f', Long: "force"},
	command.Opt{Short: 'H'}, command.Opt{Short: 'i', Long: "interactive"}, command.Opt{Short: 'l', Long: "link"},
	command.Opt{Short: 'L', Long: "dereference"}, command.Opt{Short: 'n', Long: "no-clobber"},
	command.Opt{Short: 'P', Long: "no-dereference"}, command.Opt{Long: "no-preserve", Arg: command.RequiredArg, ID: cpNoPreserve},
	command.Opt{Short: 'T', Long: "no-target-directory"}, command.Opt{Short: 'x', Long: "one-file-system"},
	command.Opt{Long: "parents", ID: cpParents}, command.Opt{Short: 'p'},
	command.Opt{Long: "path", ID: cpParents}, command.Opt{Long: "preserve", Arg: command.OptionalArg, ID: cpPreserve},
	command.Opt{Short: 'R', ID: 'r'}, command.Opt{Short: 'r', Long: "recursive"},
	command.Opt{Long: "remove-destination", ID: cpRemoveDestination},
	command.Opt{Long: "sparse", Arg: command.RequiredArg, ID: cpSparse},
	command.Opt{Long: "reflink", Arg: command.OptionalArg, ID: cpReflink},
	command.Opt{Long: "strip-trailing-slashes", ID: cpStripSlashes},
	command.Opt{Short: 's', Long: "symbolic-link"}, command.Opt{Short: 'S', Long: "suffix", Arg: command.RequiredArg},
	command.Opt{Short: 't', Long: "target-directory", Arg: command.RequiredArg}, command.Opt{Short: 'u', Long: "update"},
	command.Opt{Short: 'v', Long: "verbose"}, command.Opt{Short: 'Z'},
	command.Opt{Long: "context", Arg: command.OptionalArg, ID: cpContext},
)

var (
	cpSparseWhen  = []gnu.Word{{Name: "never", Value: 0}, {Name: "auto", Value: 1}, {Name: "always", Value: 2}}
	cpReflinkWhen = []gnu.Word{{Name: "auto", Value: 0}, {Name: "always", Value: 1}, {Name: "never", Value: 2}}
	cpAttributes  = []gnu.Word{
		{Name: "mode", Value: 1}, {Name: "timestamps", Value: 2}, {Name: "ownership", Value: 3}, {Name: "links", Value: 4}, {Name: "context", Value: 5}, {Name: "xattr", Value: 6}, {Name: "all", Value: 7},
	}
)

// preserve sets or clears the attributes named in a list.
func (c *copier) preserve(list string, on bool) bool {
	option := "--preserve"
	if !on {
		option = "--no-preserve"
	}
	for _, name := range strings.Split(list, ",") {
		v, ok := gnu.Match(c.p, option, name, cpAttributes)
		if !ok {
			return false
		}
		switch v {
		case 1:
			c.preserveMode, c.noMode = on, !on
		case 2:
			c.preserveTimes = on
		case 4:
			c.preserveLinks = on
		case 7:
			c.preserveMode, c.preserveTimes, c.preserveLinks, c.noMode = on, on, on, !on
		}
	}
	return true
}

func runCp(p *command.Proc) int {
	c := newCopier(p)
	var b backup.Option
	parents, noTarget, strip := false, false, false
	target, hasTarget := "", false
	g := p.Getopt(cpOpts)
	for g.Next() {
		switch g.Opt {
		case gnu.HelpID, gnu.VersionID:
			return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION]... [-T] SOURCE DEST\nCopy SOURCE to DEST, or multiple SOURCE(s) to DIRECTORY.", cpOpts)
		case 'a':
			c.recursive, c.deref = true, followNever
			c.preserveMode, c.preserveTimes, c.preserveLinks, c.noMode = true, true, true, false
		case cpAttributesOnly:
			c.attributes = true
		case 'b', cpBackup:
			b.Keep(g.Arg, g.HasArg)
		case 'd':
			c.preserveLinks, c.deref = true, followNever
		case 'f':
			c.force = true
		case 'H':
			c.deref = followArguments
		case 'i':
			c.overwrite = overwriteAsk
		case 'l':
			c.hardLink = true
		case 'L':
			c.deref = followAlways
		case 'n':
			c.overwrite = overwriteNever
		case 'P':
			c.deref = followNever
		case cpNoPreserve:
			if !c.preserve(g.Arg, false) {
				return p.UsageError(1, "")
			}
		case 'T':
			noTarget = true
		case 'x':
			c.oneFS = true
		case cpParents:
			parents = true
		case 'p':
			c.preserveMode, c.preserveTimes = true, true
		case cpPreserve:
			if !g.HasArg {
				c.preserveMode, c.preserveTimes = true, true
			} else if !c.preserve(g.Arg, true) {
				return p.UsageError(1, "")
			}
		case 'r':
			c.recursive = true
		case cpRemoveDestination:
			c.unlinkFirst = true
		case cpSparse:
			if _, ok := gnu.Match(p, "--sparse", g.Arg, cpSparseWhen); !ok {
				return p.UsageError(1, "")
			}
		case cpReflink:
			if g.HasArg {
				if _, ok := gnu.Match(p, "--reflink", g.Arg, cpReflinkWhen); !ok {
					return p.UsageError(1, "")
				}
			}
		case cpStripSlashes:
			strip = true
		case 's':
			c.symlink = true
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
	if c.hardLink && c.symlink {
		return p.UsageError(1, "cannot make both hard and symbolic links")
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
	if c.deref == followAuto {
		c.deref = followAlways
		if c.recursive && !c.hardLink {
			c.deref = followNever
		}
	}
	sources, dest, intoDir, status, ok := operandsFor(p, g.Operands, target, hasTarget, noTarget)
	if !ok {
		return status
	}
	if strip {
		for i, s := range sources {
			sources[i] = stripSlashes(s)
		}
	}
	if parents && !intoDir {
		return p.UsageError(1, "with --parents, the destination must be a directory")
	}
	if !intoDir {
		if c.force && c.backup != backup.None && sources[0] == dest && !c.unlinkFirst {
			return c.selfBackup(sources[0])
		}
		if !c.copy(sources[0], dest) {
			return 1
		}
		return 0
	}
	c.strictCreated = len(sources) > 1
	for _, src := range sources {
		dst := intoDirectory(dest, src)
		if parents {
			rel := strings.TrimLeft(stripSlashes(src), "/")
			dst = joinChild(dest, rel)
			if !c.parents(src, dest, rel) {
				status = 1
				continue
			}
		}
		if !c.copy(src, dst) {
			status = 1
		}
	}
	return status
}

// selfBackup is cp --force --backup FILE FILE.
func (c *copier) selfBackup(name string) int {
	c.backup, name = backup.None, strings.TrimRight(name, "/")
	kind := backup.Simple
	if !c.copy(name, backup.Name(c.p, name, kind, c.suffix)) {
		return 1
	}
	return 0
}

func stripSlashes(s string) string {
	if t := strings.TrimRight(s, "/"); t != "" {
		return t
	}
	return s
}

// intoDirectory is where src goes inside of dir.
func intoDirectory(dir, src string) string {
	t := strings.TrimRight(src, "/")
	base := t[strings.LastIndexByte(t, '/')+1:]
	if base == "" && src != "" {
		base = "/"
	}
	if base == ".." {
		return dir
	}
	if base == "/" {
		return dir
	}
	return joinChild(dir, base)
}

// operandsFor splits the operands of cp and mv into sources and destination.
func operandsFor(p *command.Proc, ops []string, target string, hasTarget, noTarget bool) (sources []string, dest string, intoDir bool, status int, ok bool) {
	least := 2
	if hasTarget {
		least = 1
	}
	if len(ops) < least {
		if len(ops) == 0 {
			return nil, "", false, p.UsageError(1, "missing file operand"), false
		}
		return nil, "", false, p.UsageError(1, "missing destination file operand after %s", gnu.QuoteName(p, ops[0])), false
	}
	if noTarget {
		if hasTarget {
			return nil, "", false, p.Fail("cannot combine --target-directory (-t) and --no-target-directory (-T)"), false
		}
		if len(ops) > 2 {
			return nil, "", false, p.UsageError(1, "extra operand %s", gnu.QuoteName(p, ops[2])), false
		}
		return ops[:1], ops[1], false, 0, true
	}
	if hasTarget {
		if err := mustBeDir(p, target); err != nil {
			return nil, "", false, p.Fail("target directory %s: %s", gnu.QuoteName(p, target), command.ErrText(err)), false
		}
		return ops, target, true, 0, true
	}
	last := ops[len(ops)-1]
	err := mustBeDir(p, last)
	if err == nil {
		return ops[:len(ops)-1], last, true, 0, true
	}
	if len(ops) > 2 {
		return nil, "", false, p.Fail("target %s: %s", gnu.QuoteName(p, last), command.ErrText(err)), false
	}
	return ops[:1], last, false, 0, true
}

func mustBeDir(p *command.Proc, name string) error {
	info, err := p.FS.Stat(p.Abs(name))
	if err == nil && info.Kind != view.Dir {
		err = errno.ENOTDIR
	}
	return err
}

// parents makes the directories of rel under dest, with the modes of the source's.
func (c *copier) parents(src, dest, rel string) bool {
	p := c.p
	prefix := src[:len(src)-len(strings.TrimLeft(src, "/"))]
	for i := 0; i < len(rel); i++ {
		if rel[i] != '/' || i == 0 || rel[i-1] == '/' {
			continue
		}
		from, to := prefix+rel[:i], joinChild(dest, rel[:i])
		info, err := p.FS.Stat(p.Abs(from))
		if err != nil {
			return c.fail("failed to get attributes of %s: %s", c.q(from), command.ErrText(err))
		}
		if have, err := p.FS.Stat(p.Abs(to)); err == nil {
			if have.Kind != view.Dir {
				return c.fail("%s exists but is not a directory", c.q(to))
			}
			continue
		}
		if info.Kind != view.Dir {
			return c.fail("failed to get attributes of %s: %s", c.q(src), command.ErrText(errno.ENOTDIR))
		}
		mode := info.Mode & 0o777 &^ p.Umask
		if c.preserveMode {
			mode = info.Mode
		}
		if err := p.FS.Mkdir(p.Abs(to), mode|0o700); err != nil {
			return c.fail("cannot make directory %s: %s", c.q(to), command.ErrText(err))
		}
		if c.verbose {
			c.say(from + " -> " + to + "\n")
		}
		if c.preserveTimes {
			p.FS.Chtimes(p.Abs(to), info.ATime, info.MTime, true)
		}
	}
	return true
}
