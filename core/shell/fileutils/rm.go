package fileutils

import (
	"strings"

	"ambit/core/errno"
	"ambit/core/shell/command"
	"ambit/core/shell/filemode"
	"ambit/core/shell/gnu"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{Name: "rm", Summary: "remove files or directories", Run: runRm})
	command.Register(command.Spec{Name: "unlink", Summary: "remove one file", Run: runUnlink})
}

const (
	rmInteractive = 256 + iota
	rmOneFileSystem
	rmPreserveRoot
	rmNoPreserveRoot
)

var rmOpts = gnu.Options(
	command.Opt{Short: 'd', Long: "dir"}, command.Opt{Short: 'f', Long: "force"}, command.Opt{Short: 'i'},
	command.Opt{Short: 'I'}, command.Opt{Long: "interactive", Arg: command.OptionalArg, ID: rmInteractive},
	command.Opt{Long: "one-file-system", ID: rmOneFileSystem},
	command.Opt{Long: "preserve-root", Arg: command.OptionalArg, ID: rmPreserveRoot},
	command.Opt{Long: "no-preserve-root", ID: rmNoPreserveRoot},
	command.Opt{Short: 'r', Long: "recursive"}, command.Opt{Short: 'R', ID: 'r'}, command.Opt{Short: 'v', Long: "verbose"},
)

var rmWhen = []gnu.Word{{Name: "never", Value: 0}, {Name: "no", Value: 0}, {Name: "none", Value: 0}, {Name: "once", Value: 1}, {Name: "always", Value: 2}, {Name: "yes", Value: 2}}

// remover is one run of rm; mv uses it after it copied between file systems.
type remover struct {
	p         *command.Proc
	recursive bool
	dirs      bool // -d: empty directories too
	force     bool
	always    bool // ask before every removal
	verbose   bool
	oneFS     bool
	guardRoot bool
	root      dirID
}

func runRm(p *command.Proc) int {
	r := &remover{p: p, guardRoot: true}
	once := false
	g := p.Getopt(rmOpts)
	for g.Next() {
		switch g.Opt {
		case gnu.HelpID, gnu.VersionID:
			return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION]... [FILE]...\nRemove (unlink) the FILE(s).", rmOpts)
		case 'd':
			r.dirs = true
		case 'f':
			r.force, r.always, once = true, false, false
		case 'i':
			r.force, r.always, once = false, true, false
		case 'I':
			r.force, r.always, once = false, false, true
		case rmInteractive:
			when := 2
			if g.HasArg {
				v, ok := gnu.Match(p, "--interactive", g.Arg, rmWhen)
				if !ok {
					return p.UsageError(1, "")
				}
				when = v
			}
			r.always, once = when == 2, when == 1
			if when != 0 {
				r.force = false
			}
		case rmOneFileSystem:
			r.oneFS = true
		case rmPreserveRoot:
			if g.HasArg && g.Arg != "all" {
				return p.Fail("unrecognized --preserve-root argument: %s", gnu.QuoteName(p, g.Arg))
			}
			r.guardRoot = true
		case rmNoPreserveRoot:
			r.guardRoot = false
		case 'r':
			r.recursive = true
		case 'v':
			r.verbose = true
		}
	}
	if g.Err != nil {
		p.Errorf("%v", g.Err)
		suggestDotSlash(p)
		return p.UsageError(1, "")
	}
	if len(g.Operands) == 0 {
		if r.force {
			return 0
		}
		return p.UsageError(1, "missing operand")
	}
	if once && (r.recursive || len(g.Operands) > 3) {
		question := "remove " + plural(len(g.Operands), "argument")
		if r.recursive {
			question += " recursively"
		}
		if !confirm(p, question+"? ") {
			return 0
		}
	}
	if root, err := p.FS.Stat("/"); err == nil {
		r.root = dirID{root.Dev, root.Ino}
	}
	status := 0
	for _, name := range g.Operands {
		if !r.remove(name) {
			status = 1
		}
	}
	return status
}

func plural(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return itoa(n) + " " + noun + "s"
}

// suggestDotSlash helps somebody who wants to remove a file whose name begins with
// a hyphen.
func suggestDotSlash(p *command.Proc) {
	for _, a := range p.Args {
		if len(a) > 1 && a[0] == '-' {
			if _, err := p.FS.Lstat(p.Abs(a)); err == nil {
				p.Stderr.Write([]byte("Try '" + p.Called() + " " + quoteIfNeeded(p, "./"+a) + "' to remove the file " + gnu.QuoteName(p, a) + ".\n"))
				return
			}
		}
	}
}

func quoteIfNeeded(p *command.Proc, s string) string { return gnu.Name(p, s) }

// remove removes one operand.
func (r *remover) remove(name string) bool {
	p := r.p
	trimmed := strings.TrimRight(name, "/")
	base := trimmed[strings.LastIndexByte(trimmed, '/')+1:]
	info, err := p.FS.Lstat(p.Abs(name))
	if err != nil {
		if r.force && ignorable(err) {
			return true
		}
		p.Errorf("cannot remove %s: %s", gnu.QuoteName(p, name), command.ErrText(err))
		return false
	}
	if r.recursive && info.Kind == view.Dir {
		if base == "." || base == ".." {
			p.Errorf("refusing to remove '.' or '..' directory: skipping %s", gnu.QuoteName(p, name))
			return false
		}
		if r.guardRoot && (dirID{info.Dev, info.Ino}) == r.root {
			if trimmed == "" {
				p.Errorf("it is dangerous to operate recursively on %s", gnu.QuoteName(p, name))
			} else {
				p.Errorf("it is dangerous to operate recursively on %s (same as %s)", gnu.QuoteName(p, name), gnu.QuoteName(p, "/"))
			}
			p.Errorf("use --no-preserve-root to override this failsafe")
			return false
		}
	}
	return r.entry(name, info, info.Dev) != failed
}

// ignorable are the errors that -f overlooks: there is nothing of that name.
func ignorable(err error) bool {
	switch errno.Of(err) {
	case errno.ENOENT, errno.ENOTDIR, errno.EINVAL:
		return true
	}
	return false
}

type removal int

const (
	removed removal = iota
	declined
	failed
)

func (r *remover) entry(name string, info view.Info, dev uint64) removal {
	p := r.p
	if info.Kind != view.Dir {
		if r.always && !confirm(p, "remove "+r.protection(name, info)+filemode.TypeName(info)+" "+gnu.QuoteName(p, name)+"? ") {
			return declined
		}
		if err := p.FS.Unlink(p.Abs(name)); err != nil {
			if r.force && ignorable(err) {
				return removed
			}
			p.Errorf("cannot remove %s: %s", gnu.QuoteName(p, name), command.ErrText(err))
			return failed
		}
		if r.verbose {
			p.Stdout.WriteString("removed " + gnu.QuoteName(p, name) + "\n")
		}
		return removed
	}
	if !r.recursive {
		if !r.dirs {
			p.Errorf("cannot remove %s: %s", gnu.QuoteName(p, name), command.ErrText(errno.EISDIR))
			return failed
		}
		if names, err := p.FS.ReadDir(p.Abs(name)); err == nil && len(names) > 0 {
			p.Errorf("cannot remove %s: %s", gnu.QuoteName(p, name), command.ErrText(errno.ENOTEMPTY))
			return failed
		}
		return r.rmdir(name, info)
	}
	if r.oneFS && info.Dev != dev {
		p.Errorf("skipping %s, since it's on a different device", gnu.QuoteName(p, name))
		return failed
	}
	names, err := p.FS.ReadDir(p.Abs(name))
	if err != nil {
		// A directory that cannot be listed may still be an empty one.
		if r.always && !confirm(p, "attempt removal of inaccessible directory "+gnu.QuoteName(p, name)+"? ") {
			return declined
		}
		if p.FS.Rmdir(p.Abs(name)) == nil {
			if r.verbose {
				p.Stdout.WriteString("removed directory " + gnu.QuoteName(p, name) + "\n")
			}
			return removed
		}
		p.Errorf("cannot remove %s: %s", gnu.QuoteName(p, name), command.ErrText(err))
		return failed
	}
	if len(names) > 0 && r.always && !confirm(p, "descend into "+r.protection(name, info)+"directory "+gnu.QuoteName(p, name)+"? ") {
		return declined
	}
	result := removed
	for _, n := range names {
		child := joinPath(name, n.Name)
		if name == "." {
			child = n.Name
		}
		ci, err := p.FS.Lstat(p.Abs(child))
		if err != nil {
			if !(r.force && ignorable(err)) {
				p.Errorf("cannot remove %s: %s", gnu.QuoteName(p, child), command.ErrText(err))
				result = failed
			}
			continue
		}
		if got := r.entry(child, ci, dev); got > result {
			result = got
		}
	}
	if result != removed {
		return result
	}
	return r.rmdir(name, info)
}

func (r *remover) rmdir(name string, info view.Info) removal {
	p := r.p
	if r.always && !confirm(p, "remove "+r.protection(name, info)+"directory "+gnu.QuoteName(p, name)+"? ") {
		return declined
	}
	if err := p.FS.Rmdir(p.Abs(name)); err != nil {
		p.Errorf("cannot remove %s: %s", gnu.QuoteName(p, name), command.ErrText(err))
		return failed
	}
	if r.verbose {
		p.Stdout.WriteString("removed directory " + gnu.QuoteName(p, name) + "\n")
	}
	return removed
}

// protection marks files that cannot be written in a question.
func (r *remover) protection(name string, info view.Info) string {
	if info.Kind != view.Symlink && r.p.FS.Access(r.p.Abs(name), 2) != nil {
		return "write-protected "
	}
	return ""
}

func runUnlink(p *command.Proc) int {
	opts := gnu.Options()
	g := p.Getopt(opts)
	for g.Next() {
		return gnu.HelpOrVersion(p, g.Opt, "%s FILE\nCall the unlink function to remove the specified FILE.", opts)
	}
	switch {
	case g.Err != nil:
		return p.UsageError(1, "%v", g.Err)
	case len(g.Operands) == 0:
		return p.UsageError(1, "missing operand")
	case len(g.Operands) > 1:
		return p.UsageError(1, "extra operand %s", gnu.Quote(p, g.Operands[1]))
	}
	if err := p.FS.Unlink(p.Abs(g.Operands[0])); err != nil {
		return p.Fail("cannot unlink %s: %s", gnu.QuoteName(p, g.Operands[0]), command.ErrText(err))
	}
	return 0
}
