package diff

import (
	"strconv"

	"ambit/core/errno"
	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/quoting"
	"ambit/core/workspace/view"
)

const (
	patchDryRun = 256 + iota
	patchVerbose
	patchBinary
	patchMismatch
	patchNoMismatch
	patchPosix
	patchQuoting
	patchRejectFormat
	patchReadOnly
	patchMerge
	patchFollow
	patchDebug
)

var patchOpts = gnu.Options(
	command.Opt{Short: 'b', Long: "backup"}, command.Opt{Short: 'B', Long: "prefix", Arg: command.RequiredArg},
	command.Opt{Short: 'c', Long: "context"}, command.Opt{Short: 'd', Long: "directory", Arg: command.RequiredArg},
	command.Opt{Short: 'D', Long: "ifdef", Arg: command.RequiredArg}, command.Opt{Short: 'e', Long: "ed"},
	command.Opt{Short: 'E', Long: "remove-empty-files"}, command.Opt{Short: 'f', Long: "force"},
	command.Opt{Short: 'F', Long: "fuzz", Arg: command.RequiredArg}, command.Opt{Short: 'g', Long: "get", Arg: command.RequiredArg},
	command.Opt{Short: 'i', Long: "input", Arg: command.RequiredArg}, command.Opt{Short: 'l', Long: "ignore-whitespace"},
	command.Opt{Short: 'm', Long: "merge", Arg: command.OptionalArg, ID: patchMerge},
	command.Opt{Short: 'n', Long: "normal"}, command.Opt{Short: 'N', Long: "forward"},
	command.Opt{Short: 'o', Long: "output", Arg: command.RequiredArg}, command.Opt{Short: 'p', Long: "strip", Arg: command.RequiredArg},
	command.Opt{Short: 'r', Long: "reject-file", Arg: command.RequiredArg}, command.Opt{Short: 'R', Long: "reverse"},
	command.Opt{Short: 's', Long: "quiet"}, command.Opt{Long: "silent", ID: 's'}, command.Opt{Short: 't', Long: "batch"},
	command.Opt{Short: 'T', Long: "set-time"}, command.Opt{Short: 'u', Long: "unified"},
	command.Opt{Short: 'V', Long: "version-control", Arg: command.RequiredArg}, command.Opt{Short: 'v', ID: gnu.VersionID},
	command.Opt{Short: 'x', Long: "debug", Arg: command.RequiredArg, ID: patchDebug},
	command.Opt{Short: 'Y', Long: "basename-prefix", Arg: command.RequiredArg},
	command.Opt{Short: 'z', Long: "suffix", Arg: command.RequiredArg}, command.Opt{Short: 'Z', Long: "set-utc"},
	command.Opt{Long: "dry-run", ID: patchDryRun}, command.Opt{Long: "verbose", ID: patchVerbose},
	command.Opt{Long: "binary", ID: patchBinary}, command.Opt{Long: "backup-if-mismatch", ID: patchMismatch},
	command.Opt{Long: "no-backup-if-mismatch", ID: patchNoMismatch}, command.Opt{Long: "posix", ID: patchPosix},
	command.Opt{Long: "quoting-style", Arg: command.RequiredArg, ID: patchQuoting},
	command.Opt{Long: "reject-format", Arg: command.RequiredArg, ID: patchRejectFormat},
	command.Opt{Long: "read-only", Arg: command.RequiredArg, ID: patchReadOnly},
	command.Opt{Long: "follow-symlinks", ID: patchFollow},
)

func (pt *patcher) parse() (done bool) {
	p := pt.p
	usage := func(format string, args ...any) bool {
		if format != "" {
			p.Errorf(format, args...)
		}
		p.Errorf("Try '%s --help' for more information.", p.Called())
		pt.status = 2
		return true
	}
	count := func(s, what string) (int, bool) {
		n, err := strconv.Atoi(s)
		if err != nil || n < 0 {
			pt.fatal(what + " " + quoting.Shell(s, p.UTF8()) + " is not a number")
			return 0, false
		}
		return n, true
	}
	_, posix := p.Getenv("POSIXLY_CORRECT")
	pt.backup.onMismatch = !posix
	g := p.Getopt(patchOpts)
	for g.Next() {
		switch g.Opt {
		case gnu.HelpID, gnu.VersionID:
			if g.Opt == gnu.VersionID {
				pt.say("patch (Ambit) 1.0\n")
				return true
			}
			gnu.HelpOrVersion(p, g.Opt, "%s [OPTION]... [ORIGFILE [PATCHFILE]]\nApply a diff file to an original.", patchOpts)
			return true
		case 'b':
			pt.backup.wanted = true
		case 'B', 'Y', 'z':
			if what := pt.backup.affix(g.Opt, g.Arg); what != "" {
				pt.fatal("backup " + what + " is empty")
				return true
			}
		case 'c':
			pt.want = formatContext
		case 'd':
			pt.dir, pt.hasDir = g.Arg, true
		case 'D':
			pt.ifdef = g.Arg
		case patchMerge:
			switch {
			case !g.HasArg, g.Arg == "merge":
				pt.merge = mergeTwo
			case g.Arg == "diff3":
				pt.merge = mergeDiff3
			default:
				p.Errorf("Try '%s --help' for more information.", p.Called())
				pt.status = 2
				return true
			}
		case 'e':
			pt.want = formatEd
		case 'E':
			pt.removeEmpty = true
		case 'f':
			pt.force = true
		case 'F':
			n, ok := count(g.Arg, "fuzz factor")
			if !ok {
				return true
			}
			pt.maxFuzz = n
		case 'i':
			pt.in = g.Arg
		case 'l':
			pt.ignoreSpace = true
		case 'n':
			pt.want = formatNormal
		case 'N':
			pt.noReverse = true
		case 'o':
			pt.output, pt.hasOutput = g.Arg, true
		case 'p':
			n, ok := count(g.Arg, "strip count")
			if !ok {
				return true
			}
			pt.strip = n
		case 'r':
			pt.rejectFile = g.Arg
		case 'R':
			pt.reversed = true
		case 's':
			pt.silent = true
		case 't':
			pt.batch = true
		case 'u':
			pt.want = formatUnified
		case 'V':
			if !pt.backup.control(p, "--version-control or -V option", g.Arg) {
				pt.status = 2
				return true
			}
		case patchDryRun:
			pt.dryRun = true
		case patchVerbose:
			pt.verbose = true
		case patchBinary:
			pt.binary = true
		case patchMismatch, patchNoMismatch:
			pt.backup.onMismatch = g.Opt == patchMismatch
		case patchRejectFormat:
			switch g.Arg {
			case "context":
				pt.rejectFormat = formatContext
			case "unified":
				pt.rejectFormat = formatUnified
			default:
				return usage("")
			}
		case patchReadOnly:
			if g.Arg != "ignore" && g.Arg != "warn" && g.Arg != "fail" {
				return usage("")
			}
			pt.readOnly = g.Arg
		case patchQuoting:
			if _, ambiguous, ok := gnu.Choose(g.Arg, patchQuotings); !ok {
				badChoice(p, "quoting style", g.Arg, ambiguous)
				return usage("")
			}
		}
	}
	if g.Err != nil {
		return usage("%v", g.Err)
	}
	if !pt.backup.settle(p) {
		pt.status = 2
		return true
	}
	if len(g.Operands) > 0 {
		pt.file = g.Operands[0]
	}
	if len(g.Operands) > 1 {
		pt.in = g.Operands[1]
	}
	if len(g.Operands) > 2 {
		return usage("%s: extra operand", g.Operands[2])
	}
	if pt.hasOutput && pt.output == "" {
		pt.fatal("Can't create file '' : " + command.ErrText(errno.ENOENT))
		return true
	}
	if pt.hasDir {
		if info, err := p.FS.Stat(p.Abs(pt.dir)); err != nil || info.Kind != view.Dir {
			if err == nil {
				err = errno.ENOTDIR
			}
			pt.fatal("Can't change to directory " + pt.quote(pt.dir) + " : " + command.ErrText(err))
			return true
		}
	}
	return false
}

// patchQuotings are the words of --quoting-style.
var patchQuotings = []string{"literal", "shell", "shell-always", "c", "escape"}

// badChoice reports a word that an option does not know; patch's messages are ASCII.
func badChoice(p *command.Proc, option, word string, ambiguous bool) {
	what := "invalid"
	if ambiguous {
		what = "ambiguous"
	}
	p.Errorf("%s argument '%s' for '%s'", what, word, option)
}
