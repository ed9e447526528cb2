package fileutils

import (
	"errors"
	"strings"

	"ambit/core/errno"
	"ambit/core/shell/command"
	"ambit/core/shell/filemode"
	"ambit/core/shell/gnu"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{Name: "chmod", Summary: "change file permissions", Run: runChmod})
}

const (
	chmodReference = 256 + iota
	chmodPreserveRoot
	chmodNoPreserveRoot
)

var chmodOpts = func() []command.Opt {
	opts := []command.Opt{
		{Short: 'c', Long: "changes"}, {Short: 'f', Long: "silent"}, {Long: "quiet", ID: 'f'},
		{Long: "no-preserve-root", ID: chmodNoPreserveRoot}, {Long: "preserve-root", ID: chmodPreserveRoot},
		{Long: "reference", Arg: command.RequiredArg, ID: chmodReference},
		{Short: 'R', Long: "recursive"}, {Short: 'v', Long: "verbose"},
	}
	// A mode may begin with a minus sign: chmod -w FILE.
	for _, c := range []byte("rwxXstugoa,+=01234567") {
		opts = append(opts, command.Opt{Short: c, Arg: command.OptionalArg})
	}
	return gnu.Options(opts...)
}()

type chmod struct {
	p         *command.Proc
	change    *filemode.Change
	fixed     uint32 // with --reference
	surprise  bool   // the mode looked like an option
	changes   bool
	verbose   bool
	quiet     bool
	recursive bool
	guardRoot bool
}

func runChmod(p *command.Proc) int {
	c := &chmod{p: p}
	var modes []string
	reference, hasReference := "", false
	g := p.Getopt(chmodOpts)
	for g.Next() {
		switch g.Opt {
		case gnu.HelpID, gnu.VersionID:
			return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION]... MODE[,MODE]... FILE...\nChange the mode of each FILE to MODE.", chmodOpts[:8])
		case 'c':
			c.changes, c.verbose = true, false
		case 'f':
			c.quiet = true
		case 'v':
			c.verbose = true
		case 'R':
			c.recursive = true
		case chmodReference:
			reference, hasReference = g.Arg, true
		case chmodPreserveRoot:
			c.guardRoot = true
		case chmodNoPreserveRoot:
			c.guardRoot = false
		default:
			modes = append(modes, "-"+string(rune(g.Opt))+g.Arg)
			c.surprise = true
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	ops := g.Operands
	mode := strings.Join(modes, ",")
	if hasReference {
		if mode != "" {
			return p.UsageError(1, "cannot combine mode and --reference options")
		}
	} else if mode == "" && len(ops) > 0 {
		mode, ops = ops[0], ops[1:]
		if len(ops) == 0 {
			return p.UsageError(1, "missing operand after %s", gnu.Quote(p, mode))
		}
		modes = []string{mode}
	}
	if len(ops) == 0 {
		if len(modes) > 0 {
			return p.UsageError(1, "missing operand after %s", gnu.Quote(p, p.Args[len(p.Args)-1]))
		}
		return p.UsageError(1, "missing operand")
	}
	if hasReference {
		info, err := p.FS.Stat(p.Abs(reference))
		if err != nil {
			return p.Fail("failed to get attributes of %s: %s", gnu.QuoteName(p, reference), command.ErrText(err))
		}
		c.fixed = info.Mode
	} else {
		change, ok := filemode.Parse(mode)
		if !ok {
			return p.UsageError(1, "invalid mode: %s", gnu.Quote(p, mode))
		}
		c.change = change
	}
	status := 0
	for _, name := range ops {
		if !c.operand(name) {
			status = 1
		}
	}
	return status
}

func (c *chmod) fail(format string, args ...any) bool {
	if !c.quiet {
		c.p.Errorf(format, args...)
	}
	return false
}

func (c *chmod) operand(name string) bool {
	p := c.p
	q := gnu.QuoteName(p, name)
	if c.recursive && c.guardRoot && strings.Trim(name, "/") == "" && name != "" {
		p.Errorf("it is dangerous to operate recursively on %s", q)
		p.Errorf("use --no-preserve-root to override this failsafe")
		return false
	}
	info, err := p.FS.Stat(p.Abs(name))
	if err != nil {
		if l, lerr := p.FS.Lstat(p.Abs(name)); lerr == nil && l.Kind == view.Symlink && errno.Of(err) == errno.ENOENT {
			return c.fail("cannot operate on dangling symlink %s", q)
		}
		c.fail("cannot access %s: %s", q, command.ErrText(err))
		if c.verbose {
			p.Stdout.WriteString(q + " could not be accessed\n")
		}
		return false
	}
	return c.file(name, info)
}

func (c *chmod) file(name string, info view.Info) bool {
	p := c.p
	mode := c.fixed
	if c.change != nil {
		mode = c.change.Apply(info.Mode, info.Kind == view.Dir, p.Umask)
	}
	err := p.FS.Chmod(p.Abs(name), mode)
	ok := err == nil
	switch {
	case !ok:
		c.fail("changing permissions of %s: %s", gnu.QuoteName(p, name), command.ErrText(err))
		if c.verbose {
			p.Stdout.WriteString("failed to change mode of " + gnu.QuoteName(p, name) + " from " + describeMode(info) + " to " + describe(info.Kind, mode) + "\n")
		}
	case c.verbose || c.changes && mode != info.Mode:
		if mode == info.Mode {
			p.Stdout.WriteString("mode of " + gnu.QuoteName(p, name) + " retained as " + describeMode(info) + "\n")
		} else {
			p.Stdout.WriteString("mode of " + gnu.QuoteName(p, name) + " changed from " + describeMode(info) + " to " + describe(info.Kind, mode) + "\n")
		}
	}
	if ok && c.surprise && c.change != nil {
		// chmod -w under a umask does less than it seems to say.
		if naive := c.change.Apply(info.Mode, info.Kind == view.Dir, 0); mode&^naive != 0 {
			p.Errorf("%s: new permissions are %s, not %s", gnu.Name(p, name), letters(info.Kind, mode), letters(info.Kind, naive))
			ok = false
		}
	}
	if c.recursive && info.Kind == view.Dir {
		ok = c.children(name) && ok
	}
	return ok
}

func (c *chmod) children(dir string) bool {
	p := c.p
	names, err := p.FS.ReadDir(p.Abs(dir))
	if err != nil {
		return c.fail("cannot read directory %s: %s", gnu.QuoteName(p, dir), command.ErrText(err))
	}
	ok := true
	for _, n := range names {
		child := joinChild(dir, n.Name)
		info, err := p.FS.Lstat(p.Abs(child))
		switch {
		case errors.Is(err, errno.ENOENT):
		case err != nil:
			ok = c.fail("cannot access %s: %s", gnu.QuoteName(p, child), command.ErrText(err))
		case info.Kind == view.Symlink:
			if c.verbose {
				p.Stdout.WriteString("neither symbolic link " + gnu.QuoteName(p, child) + " nor referent has been changed\n")
			}
		default:
			ok = c.file(child, info) && ok
		}
	}
	return ok
}

func letters(k view.Kind, mode uint32) string { return filemode.String(k, mode)[1:] }

func describe(k view.Kind, mode uint32) string { return octal4(mode) + " (" + letters(k, mode) + ")" }

func describeMode(i view.Info) string { return describe(i.Kind, i.Mode) }
