package fileutils

import (
	"strings"

	"ambit/core/errno"
	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{Name: "mktemp", Summary: "make a temporary file or directory", Run: runMktemp})
}

const (
	mktempSuffix = 256 + iota
	mktempTmpdir
)

var mktempOpts = gnu.Options(
	command.Opt{Short: 'd', Long: "directory"}, command.Opt{Short: 'p', Arg: command.RequiredArg, ID: mktempTmpdir},
	command.Opt{Short: 'q', Long: "quiet"}, command.Opt{Long: "suffix", Arg: command.RequiredArg, ID: mktempSuffix},
	command.Opt{Short: 't'}, command.Opt{Long: "tmpdir", Arg: command.OptionalArg, ID: mktempTmpdir},
	command.Opt{Short: 'u', Long: "dry-run"}, command.Opt{Short: 'V', ID: gnu.VersionID},
)

func runMktemp(p *command.Proc) int {
	dir, hasDir, useDir, deprecated := "", false, false, false
	directory, quiet, dry := false, false, false
	suffix, hasSuffix := "", false
	g := p.Getopt(mktempOpts)
	for g.Next() {
		switch g.Opt {
		case gnu.HelpID, gnu.VersionID:
			return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION]... [TEMPLATE]\nCreate a temporary file or directory, safely, and print its name.", mktempOpts)
		case 'd':
			directory = true
		case mktempTmpdir:
			useDir = true
			dir, hasDir = g.Arg, g.HasArg && g.Arg != ""
		case 'q':
			quiet = true
		case mktempSuffix:
			suffix, hasSuffix = g.Arg, true
		case 't':
			useDir, deprecated = true, true
		case 'u':
			dry = true
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	if len(g.Operands) > 1 {
		return p.UsageError(1, "too many templates")
	}
	template := "tmp.XXXXXXXXXX"
	if len(g.Operands) == 1 {
		template = g.Operands[0]
	} else {
		useDir = true
	}
	if hasSuffix {
		if template == "" || template[len(template)-1] != 'X' {
			return p.Fail("with --suffix, template %s must end in X", gnu.Quote(p, template))
		}
	} else {
		i := strings.LastIndexByte(template, 'X') + 1
		template, suffix = template[:i], template[i:]
	}
	if strings.Contains(suffix, "/") {
		return p.Fail("invalid suffix %s, contains directory separator", gnu.Quote(p, suffix))
	}
	xs := len(template) - len(strings.TrimRight(template, "X"))
	if xs < 3 {
		return p.Fail("too few X's in template %s", gnu.Quote(p, template+suffix))
	}
	if useDir {
		if deprecated {
			if env, ok := p.Getenv("TMPDIR"); ok && env != "" {
				dir = env
			} else if !hasDir {
				dir = "/tmp"
			}
			if strings.Contains(template, "/") {
				return p.Fail("invalid template, %s, contains directory separator", gnu.Quote(p, template+suffix))
			}
		} else {
			if !hasDir {
				dir = "/tmp"
				if env, ok := p.Getenv("TMPDIR"); ok && env != "" {
					dir = env
				}
			}
			if strings.HasPrefix(template, "/") {
				return p.Fail("invalid template, %s; with --tmpdir, it may not be absolute", gnu.Quote(p, template+suffix))
			}
		}
		template = joinChild(dir, template)
	}
	name, err := makeTemporary(p, template, xs, suffix, directory, dry)
	if err != nil {
		if !quiet {
			kind := "file"
			if directory {
				kind = "directory"
			}
			p.Errorf("failed to create %s via template %s: %s", kind, gnu.Quote(p, template+suffix), command.ErrText(err))
		}
		return 1
	}
	p.Stdout.WriteString(name + "\n")
	return 0
}

// makeTemporary replaces the last xs letters of the template by random ones until
// the name is new.
func makeTemporary(p *command.Proc, template string, xs int, suffix string, directory, dry bool) (string, error) {
	const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
	name := []byte(template)
	for range 1000 {
		p.Charge(fuel.Open)
		var bits uint64
		for i := len(name) - xs; i < len(name); i++ {
			if bits == 0 {
				bits = p.Rand.Uint64()
			}
			name[i] = letters[bits%uint64(len(letters))]
			bits /= uint64(len(letters))
		}
		full := string(name) + suffix
		var err error
		switch {
		case dry:
			if _, err = p.FS.Lstat(p.Abs(full)); err == nil {
				err = errno.EEXIST
			} else {
				err = nil
			}
		case directory:
			err = p.FS.Mkdir(p.Abs(full), 0o700&^p.Umask)
		default:
			var h view.Handle
			if h, err = p.FS.Open(p.Abs(full), view.ReadWrite|view.Create|view.Exclusive, 0o600&^p.Umask); err == nil {
				h.Close()
			}
		}
		if err == nil || errno.Of(err) != errno.EEXIST {
			return full, err
		}
	}
	return "", errno.EEXIST
}
