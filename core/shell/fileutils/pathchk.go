package fileutils

import (
	"strings"

	"ambit/core/errno"
	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
)

func init() {
	command.Register(command.Spec{Name: "pathchk", Summary: "check whether file names are valid or portable", Run: runPathchk})
	command.Register(command.Spec{Name: "sync", Summary: "write cached data (which is never left behind)", Run: runSync})
}

const pathchkPortability = 256

var pathchkOpts = gnu.Options(
	command.Opt{Short: 'p'}, command.Opt{Short: 'P'}, command.Opt{Long: "portability", ID: pathchkPortability},
)

const (
	maxPath       = 4096
	maxName       = 255
	posixMaxPath  = 256
	posixMaxName  = 14
	portableChars = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-/"
)

func runPathchk(p *command.Proc) int {
	basic, extra := false, false
	g := p.Getopt(pathchkOpts)
	for g.Next() {
		switch g.Opt {
		case gnu.HelpID, gnu.VersionID:
			return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION]... NAME...\nDiagnose invalid or unportable file names.", pathchkOpts)
		case 'p':
			basic = true
		case 'P':
			extra = true
		case pathchkPortability:
			basic, extra = true, true
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	if len(g.Operands) == 0 {
		return p.UsageError(1, "missing operand")
	}
	status := 0
	for _, name := range g.Operands {
		if !checkPath(p, name, basic, extra) {
			status = 1
		}
	}
	return status
}

func checkPath(p *command.Proc, name string, basic, extra bool) bool {
	fail := func(format string, args ...any) bool {
		p.Errorf(format, args...)
		return false
	}
	if extra {
		for i := range len(name) {
			if name[i] == '-' && (i == 0 || name[i-1] == '/') {
				return fail("leading '-' in a component of file name %s", gnu.QuoteName(p, name))
			}
		}
	}
	if (basic || extra) && name == "" {
		return fail("empty file name")
	}
	longestPath, longestName := maxPath-1, maxName
	if basic {
		for i := range len(name) {
			if strings.IndexByte(portableChars, name[i]) < 0 {
				return fail("nonportable character %s in file name %s", gnu.Quote(p, name[i:i+1]), gnu.QuoteName(p, name))
			}
		}
		longestPath, longestName = posixMaxPath-1, posixMaxName
	} else if _, err := p.FS.Lstat(p.Abs(name)); err != nil && (errno.Of(err) != errno.ENOENT || name == "") {
		return fail("%s: %s", gnu.Name(p, name), command.ErrText(err))
	}
	if len(name) > longestPath {
		return fail("limit %d exceeded by length %d of file name %s", longestPath, len(name), gnu.QuoteName(p, name))
	}
	for _, e := range strings.Split(name, "/") {
		if len(e) > longestName {
			return fail("limit %d exceeded by length %d of file name component %s", longestName, len(e), gnu.Quote(p, e))
		}
	}
	return true
}

func runSync(p *command.Proc) int {
	opts := gnu.Options(command.Opt{Short: 'd', Long: "data"}, command.Opt{Short: 'f', Long: "file-system"})
	data, fileSystem := false, false
	g := p.Getopt(opts)
	for g.Next() {
		switch g.Opt {
		case gnu.HelpID, gnu.VersionID:
			return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION] [FILE]...\nSynchronize cached writes to persistent storage", opts)
		case 'd':
			data = true
		case 'f':
			fileSystem = true
		}
	}
	switch {
	case g.Err != nil:
		return p.UsageError(1, "%v", g.Err)
	case data && fileSystem:
		return p.Fail("cannot specify both --data and --file-system")
	case data && len(g.Operands) == 0:
		return p.Fail("--data needs at least one argument")
	}
	status := 0
	for _, name := range g.Operands {
		if _, err := p.FS.Stat(p.Abs(name)); err != nil {
			p.Errorf("error opening %s: %s", gnu.QuoteName(p, name), command.ErrText(err))
			status = 1
		}
	}
	return status
}
