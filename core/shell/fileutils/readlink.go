package fileutils

import (
	"ambit/core/errno"
	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{Name: "readlink", Summary: "print resolved symbolic links or canonical names", Run: runReadlink})
	command.Register(command.Spec{Name: "realpath", Summary: "print resolved absolute names", Run: runRealpath})
}

var readlinkOpts = gnu.Options(
	command.Opt{Short: 'f', Long: "canonicalize"}, command.Opt{Short: 'e', Long: "canonicalize-existing"},
	command.Opt{Short: 'm', Long: "canonicalize-missing"}, command.Opt{Short: 'n', Long: "no-newline"},
	command.Opt{Short: 'q', Long: "quiet"}, command.Opt{Short: 's', Long: "silent"},
	command.Opt{Short: 'v', Long: "verbose"}, command.Opt{Short: 'z', Long: "zero"},
)

func runReadlink(p *command.Proc) int {
	mode, canonical := allButLast, false
	noNewline, verbose := false, false
	if _, ok := p.Getenv("POSIXLY_CORRECT"); ok {
		verbose = true
	}
	end := byte('\n')
	g := p.Getopt(readlinkOpts)
	for g.Next() {
		switch g.Opt {
		case gnu.HelpID, gnu.VersionID:
			return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION]... FILE...\nPrint value of a symbolic link or canonical file name", readlinkOpts)
		case 'f':
			mode, canonical = allButLast, true
		case 'e':
			mode, canonical = allExist, true
		case 'm':
			mode, canonical = noneNeeded, true
		case 'n':
			noNewline = true
		case 'q', 's':
			verbose = false
		case 'v':
			verbose = true
		case 'z':
			end = 0
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	if len(g.Operands) == 0 {
		return p.UsageError(1, "missing operand")
	}
	if noNewline && len(g.Operands) > 1 {
		p.Errorf("ignoring --no-newline with multiple arguments")
		noNewline = false
	}
	status := 0
	for _, name := range g.Operands {
		var value string
		var err error
		if canonical {
			value, err = canonicalize(p, name, mode, false)
		} else {
			value, err = readLink(p, name)
		}
		if err != nil {
			status = 1
			if verbose {
				gnu.FileError(p, name, err)
			}
			continue
		}
		p.Stdout.WriteString(value)
		if !noNewline {
			p.Stdout.WriteByte(end)
		}
	}
	return status
}

func readLink(p *command.Proc, name string) (string, error) {
	info, err := p.FS.Lstat(p.Abs(name))
	if err != nil {
		return "", err
	}
	if info.Kind != view.Symlink {
		return "", errno.EINVAL
	}
	return p.FS.Readlink(p.Abs(name))
}

const (
	realpathRelativeTo = 256 + iota
	realpathRelativeBase
)

var realpathOpts = gnu.Options(
	command.Opt{Short: 'e', Long: "canonicalize-existing"}, command.Opt{Short: 'm', Long: "canonicalize-missing"},
	command.Opt{Short: 'L', Long: "logical"}, command.Opt{Short: 'P', Long: "physical"}, command.Opt{Short: 'q', Long: "quiet"},
	command.Opt{Long: "relative-to", Arg: command.RequiredArg, ID: realpathRelativeTo},
	command.Opt{Long: "relative-base", Arg: command.RequiredArg, ID: realpathRelativeBase},
	command.Opt{Short: 's', Long: "strip"}, command.Opt{Long: "no-symlinks", ID: 's'}, command.Opt{Short: 'z', Long: "zero"},
)

// resolver is how realpath treats every name of one run.
type resolver struct {
	p       *command.Proc
	need    existence
	strip   bool
	logical bool
}

func (r resolver) resolve(name string) (string, error) {
	path, err := canonicalize(r.p, name, r.need, r.strip || r.logical)
	if err == nil && r.logical {
		path, err = canonicalize(r.p, path, r.need, false)
	}
	return path, err
}

func runRealpath(p *command.Proc) int {
	r := resolver{p: p}
	to, base, quiet := "", "", false
	hasTo, hasBase := false, false
	end := byte('\n')
	g := p.Getopt(realpathOpts)
	for g.Next() {
		switch g.Opt {
		case gnu.HelpID, gnu.VersionID:
			return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION]... FILE...\nPrint the resolved absolute file name.", realpathOpts)
		case 'e':
			r.need = allExist
		case 'm':
			r.need = noneNeeded
		case 'L':
			r.logical, r.strip = true, false
		case 'P':
			r.logical, r.strip = false, false
		case 's':
			r.strip, r.logical = true, false
		case 'q':
			quiet = true
		case realpathRelativeTo:
			to, hasTo = g.Arg, true
		case realpathRelativeBase:
			base, hasBase = g.Arg, true
		case 'z':
			end = 0
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	if len(g.Operands) == 0 {
		return p.UsageError(1, "missing operand")
	}
	directory := func(name string) (string, bool) {
		path, err := r.resolve(name)
		if err == nil && r.need == allExist {
			if info, serr := p.FS.Stat(path); serr != nil || info.Kind != view.Dir {
				err = errno.ENOTDIR
			}
		}
		if err != nil {
			gnu.FileError(p, name, err)
		}
		return path, err == nil
	}
	if hasBase && !hasTo {
		to, hasTo = base, true
	}
	if hasTo {
		path, ok := directory(to)
		if !ok {
			return 1
		}
		to = path
	}
	if hasBase {
		path, ok := directory(base)
		if !ok {
			return 1
		}
		base = path
		// Nothing is printed relative to a place outside of the base.
		hasTo = isBelow(to, base)
	}
	status := 0
	for _, name := range g.Operands {
		path, err := r.resolve(name)
		if err != nil {
			if !quiet {
				gnu.FileError(p, name, err)
			}
			status = 1
			continue
		}
		if hasTo && (!hasBase || isBelow(path, base)) {
			path = relativePath(path, to)
		}
		p.Stdout.WriteString(path)
		p.Stdout.WriteByte(end)
	}
	return status
}
