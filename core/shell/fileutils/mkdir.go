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
	command.Register(command.Spec{Name: "mkdir", Summary: "make directories", Run: runMkdir})
	command.Register(command.Spec{Name: "rmdir", Summary: "remove empty directories", Run: runRmdir})
	command.Register(command.Spec{Name: "mkfifo", Summary: "make named pipes", Run: runMkfifo})
	command.Register(command.Spec{Name: "mknod", Summary: "refuse to make special files", Run: runMknod})
}

var mkdirOpts = gnu.Options(
	command.Opt{Short: 'm', Long: "mode", Arg: command.RequiredArg}, command.Opt{Short: 'p', Long: "parents"},
	command.Opt{Short: 'v', Long: "verbose"}, command.Opt{Short: 'Z'},
	command.Opt{Long: "context", Arg: command.OptionalArg, ID: 'Z'},
)

func runMkdir(p *command.Proc) int {
	parents, verbose, mode, hasMode := false, false, "", false
	var change *filemode.Change
	g := p.Getopt(mkdirOpts)
	for g.Next() {
		switch g.Opt {
		case gnu.HelpID, gnu.VersionID:
			return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION]... DIRECTORY...\nCreate the DIRECTORY(ies), if they do not already exist.", mkdirOpts)
		case 'm':
			mode, hasMode = g.Arg, true
		case 'p':
			parents = true
		case 'v':
			verbose = true
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	if len(g.Operands) == 0 {
		return p.UsageError(1, "missing operand")
	}
	if hasMode {
		var ok bool
		if change, ok = filemode.Parse(mode); !ok {
			return p.Fail("invalid mode %s", gnu.Quote(p, mode))
		}
	}
	status := 0
	announce := func(dir string) {
		if verbose {
			p.Stdout.WriteString("mkdir: created directory " + gnu.QuoteName(p, dir) + "\n")
		}
	}
	for _, dir := range g.Operands {
		if !makeDirectory(p, dir, parents, change, announce) {
			status = 1
		}
	}
	return status
}

// makeDirectory makes dir, and with parents what leads to it. The mode applies to
// dir alone; directories on the way get u+wx beyond the umask (POSIX, mkdir -p).
func makeDirectory(p *command.Proc, dir string, parents bool, change *filemode.Change, announce func(string)) bool {
	if parents {
		ok, made := makeAncestors(p, dir, announce)
		if !ok {
			return false
		}
		if made == nil {
			info, err := p.FS.Stat(p.Abs(dir))
			if err == nil && info.Kind == view.Dir {
				return true
			}
		}
	}
	mode := uint32(0o777) &^ p.Umask
	if change != nil {
		mode = change.Apply(0o777&^p.Umask, true, p.Umask)
	}
	err := p.FS.Mkdir(p.Abs(dir), mode)
	if err != nil {
		if parents && errno.Of(err) == errno.EEXIST {
			if info, serr := p.FS.Stat(p.Abs(dir)); serr == nil && info.Kind == view.Dir {
				return true
			}
		}
		p.Errorf("cannot create directory %s: %s", gnu.Quote(p, dir), command.ErrText(err))
		return false
	}
	if change != nil {
		p.FS.Chmod(p.Abs(dir), mode)
	}
	announce(dir)
	return true
}

// makeAncestors makes the directories before the last element of dir.
func makeAncestors(p *command.Proc, dir string, announce func(string)) (ok bool, made []string) {
	for i := 0; i < len(dir); i++ {
		if dir[i] != '/' || i == 0 || dir[i-1] == '/' || strings.Trim(dir[i:], "/") == "" {
			continue
		}
		anc := dir[:i]
		if info, err := p.FS.Stat(p.Abs(anc)); err == nil {
			if info.Kind == view.Dir {
				continue
			}
			p.Errorf("cannot create directory %s: %s", gnu.Quote(p, anc), command.ErrText(errno.ENOTDIR))
			return false, made
		}
		if err := p.FS.Mkdir(p.Abs(anc), (0o777&^p.Umask)|0o300); err != nil {
			p.Errorf("cannot create directory %s: %s", gnu.Quote(p, anc), command.ErrText(err))
			return false, made
		}
		made = append(made, anc)
		announce(anc)
	}
	return true, made
}

const (
	rmdirIgnore = 256
)

var rmdirOpts = gnu.Options(
	command.Opt{Long: "ignore-fail-on-non-empty", ID: rmdirIgnore}, command.Opt{Short: 'p', Long: "parents"},
	command.Opt{Long: "path", ID: 'p'}, command.Opt{Short: 'v', Long: "verbose"},
)

func runRmdir(p *command.Proc) int {
	parents, verbose, ignore := false, false, false
	g := p.Getopt(rmdirOpts)
	for g.Next() {
		switch g.Opt {
		case gnu.HelpID, gnu.VersionID:
			return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION]... DIRECTORY...\nRemove the DIRECTORY(ies), if they are empty.", rmdirOpts)
		case rmdirIgnore:
			ignore = true
		case 'p':
			parents = true
		case 'v':
			verbose = true
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	if len(g.Operands) == 0 {
		return p.UsageError(1, "missing operand")
	}
	status := 0
	for _, dir := range g.Operands {
		for first := true; ; first = false {
			if verbose {
				p.Stdout.WriteString("rmdir: removing directory, " + gnu.QuoteName(p, dir) + "\n")
			}
			if err := p.FS.Rmdir(p.Abs(dir)); err != nil {
				if ignore && errno.Of(err) == errno.ENOTEMPTY {
					break
				}
				what := "failed to remove"
				if !first {
					what = "failed to remove directory"
				}
				if first && errno.Of(err) == errno.ENOTDIR && strings.HasSuffix(dir, "/") {
					if info, lerr := p.FS.Lstat(p.Abs(strings.TrimRight(dir, "/"))); lerr == nil && info.Kind == view.Symlink {
						p.Errorf("failed to remove %s: Symbolic link not followed", gnu.QuoteName(p, dir))
						status = 1
						break
					}
				}
				p.Errorf("%s %s: %s", what, gnu.QuoteName(p, dir), command.ErrText(err))
				status = 1
				break
			}
			if !parents {
				break
			}
			dir = strings.TrimRight(dir, "/")
			i := strings.LastIndexByte(dir, '/')
			if i < 0 {
				break
			}
			dir = strings.TrimRight(dir[:i], "/")
			if dir == "" {
				break
			}
		}
	}
	return status
}

const mkfifoContext = 256

// runMkfifo makes named pipes, which end with the call.
func runMkfifo(p *command.Proc) int {
	opts := gnu.Options(command.Opt{Short: 'm', Long: "mode", Arg: command.RequiredArg}, command.Opt{Short: 'Z'}, command.Opt{Long: "context", Arg: command.OptionalArg, ID: mkfifoContext})
	mode, given := "", false
	g := p.Getopt(opts)
	for g.Next() {
		if g.Opt == 'm' {
			mode, given = g.Arg, true
		}
		if g.Opt == mkfifoContext && g.HasArg {
			p.Errorf("warning: ignoring --context; it requires an SELinux/SMACK-enabled kernel")
		}
		if g.Opt == gnu.HelpID || g.Opt == gnu.VersionID {
			return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION]... NAME...\nCreate named pipes (FIFOs) with the given NAMEs.", opts)
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	if len(g.Operands) == 0 {
		return p.UsageError(1, "missing operand")
	}
	perm := uint32(0o666) &^ p.Umask
	if given {
		change, ok := filemode.Parse(mode)
		if !ok {
			return p.Fail("invalid mode")
		}
		if perm = change.Apply(0o666, false, p.Umask); perm&^0o777 != 0 {
			return p.Fail("mode must specify only file permission bits")
		}
	}
	status := 0
	for _, name := range g.Operands {
		if err := p.FS.Mkfifo(p.Abs(name), perm); err != nil {
			p.Errorf("cannot create fifo %s: %s", gnu.QuoteName(p, name), command.ErrText(err))
			status = 1
		} else if given {
			p.FS.Chmod(p.Abs(name), perm)
		}
	}
	return status
}

func runMknod(p *command.Proc) int {
	if len(p.Args) < 2 {
		return p.UsageError(1, "missing operand")
	}
	return p.Fail("%s: %s", gnu.Name(p, p.Args[0]), command.ErrText(errno.EPERM))
}
