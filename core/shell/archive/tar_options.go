package archive

import (
	"strconv"
	"strings"
	"time"

	"ambit/core/shell/backup"
	"ambit/core/shell/command"
	"ambit/core/shell/getdate"
	"ambit/core/shell/gnu"
	"ambit/core/shell/quoting"
	"ambit/core/workspace/view"
)

// oldStyle turns a first argument without a dash into options: each letter that
// takes an argument takes the next word. lacking is a letter that has none.
func oldStyle(args []string) (words []string, lacking byte) {
	if len(args) == 0 || args[0] == "" || strings.HasPrefix(args[0], "-") {
		return args, 0
	}
	rest := args[1:]
	var out []string
	for _, c := range []byte(args[0]) {
		out = append(out, "-"+string(c))
		if strings.IndexByte("bCfFgHIKLNTVX", c) >= 0 {
			if len(rest) == 0 {
				return nil, c
			}
			out = append(out, rest[0])
			rest = rest[1:]
		}
	}
	return append(out, rest...), 0
}

// nameList is a file given with -T and what applied to it there.
type nameList struct {
	name, dir      string
	null, verbatim bool
}

// tarParser reads the command line.
type tarParser struct {
	*archiver
	g      *command.Getopt
	taken  int // operands that have their directory
	lists  []nameList
	backup backup.Option

	recordDivides, verbatim bool
}

// take gives the operands seen so far the directory that is current: Getopt collects
// them apart from options, but -C concerns those after it.
func (t *tarParser) take() {
	for ; t.taken < len(t.g.Operands); t.taken++ {
		t.operands = append(t.operands, operand{name: t.g.Operands[t.taken], dir: t.dir})
	}
}

func (a *archiver) parse(args []string) (status int, done bool) {
	words, lacking := oldStyle(args)
	if lacking != 0 {
		return a.usage("Old option '%c' requires an argument.", lacking), true
	}
	t := &tarParser{archiver: a, g: command.NewGetopt(tarOpts, words), backup: backup.Option{For: "--backup"}}
	for t.g.Next() {
		t.take()
		if status, done := t.option(); done {
			return status, true
		}
	}
	if t.g.Err != nil {
		a.usage("%v", t.g.Err)
		return 64, true
	}
	t.take()
	return t.settle()
}

// option deals with one option; done is true if the command is over.
func (t *tarParser) option() (status int, done bool) {
	a, p, g := t.archiver, t.p, t.g
	switch g.Opt {
	case gnu.VersionID:
		p.Stdout.WriteString("tar (Ambit tar) 1.0\n")
		return 0, true
	case gnu.HelpID, tarUsage:
		return gnu.HelpOrVersion(p, gnu.HelpID, tarSynopsis, tarOpts), true
	case tarShowDefaults:
		p.Stdout.WriteString("--format=gnu -f- -b20 --quoting-style=escape\n")
		return 0, true
	case tarRefused, tarRefusedArg:
		return a.fatal("option '%s' is not supported", g.Name), true
	case 'c', 'r', 't', 'u', 'x', 'A', 'd', tarDelete, tarTestLabel:
		mode := byte(g.Opt)
		switch g.Opt {
		case tarDelete:
			mode = 'D'
		case tarTestLabel:
			mode = 'L'
		}
		if a.mode != 0 && a.mode != mode {
			return a.usage("You may not specify more than one '-Acdtrux', '--delete' or  '--test-label' option"), true
		}
		a.mode = mode
	case 'C':
		a.dir = joinDir(a.dir, g.Arg)
		if info, err := p.FS.Stat(a.path(a.dir, ".")); err != nil || info.Kind != view.Dir {
			text := "Not a directory"
			if err != nil {
				text = command.ErrText(err)
			}
			return a.fatal("%s: Cannot open: %s", g.Arg, text), true
		}
	case 'f':
		a.file, a.hasFile = g.Arg, true
	case 'T':
		t.lists = append(t.lists, nameList{g.Arg, a.dir, a.null, t.verbatim})
	case tarAddFile:
		a.operands = append(a.operands, operand{name: g.Arg, dir: a.dir})
	case 'V':
		a.label, a.hasLabel = g.Arg, true
	case 'v':
		a.verbose++
	case 'h':
		a.follow = true
	case 'l':
		a.checkLinks = true
	case 'i':
		a.ignoreZeros = true
	case 'R':
		a.blockNumbers = true
	case 'K':
		a.startAt = g.Arg
	case tarNumericOwner:
		a.numeric = true
	case tarNoRecursion, tarRecursion:
		a.noRecursion = g.Opt == tarNoRecursion
	case tarNull, tarNoNull:
		a.null = g.Opt == tarNull
	case tarVerbatim, tarNoVerbatim:
		t.verbatim = g.Opt == tarVerbatim
	case tarRemoveFiles:
		a.removeFiles = true
	case tarTotals:
		a.totals = true
	case tarFullTime:
		a.fullTime = true
	case tarUTC:
		a.zone = time.UTC
	case tarShowTransformed:
		a.showTransformed = true
	case tarBlocking:
		if n, err := strconv.Atoi(g.Arg); err != nil || n <= 0 {
			return a.usage("%s: Invalid blocking factor", g.Arg), true
		}
	case tarRecordSize:
		n, err := gnu.ParseSize(g.Arg, "bBcGgkKMmPTtw")
		if err != nil {
			return a.usage("%s: Invalid record size", g.Arg), true
		}
		t.recordDivides = n%512 != 0
	case tarFormat:
		if !containsString([]string{"gnu", "oldgnu", "pax", "posix", "ustar", "v7"}, g.Arg) {
			return a.usage("%s: Invalid archive format", g.Arg), true
		}
	case tarOccurrence:
		a.occurrence = 1
		if g.HasArg {
			n, err := strconv.Atoi(g.Arg)
			if err != nil || n < 0 {
				return a.fatal("%s: Invalid number", g.Arg), true
			}
			a.occurrence = n
		}
	default:
		for _, group := range []func(*tarParser) (bool, int){(*tarParser).compression, (*tarParser).matching, (*tarParser).attributes, (*tarParser).extraction, (*tarParser).display} {
			if known, status := group(t); known {
				return status, status != 0
			}
		}
	}
	return 0, false
}

// compression, and the others below, deal with the options of one kind; they report
// whether the option is one of them, and the status with which the command is over.
func (t *tarParser) compression() (known bool, status int) {
	switch t.g.Opt {
	case 'a':
		t.auto = true
	case 'j':
		t.codec = bzip2Codec
	case 'J':
		t.codec = xzCodec
	case 'z':
		t.codec = gzipCodec
	case tarZstd:
		t.codec = zstdCodec
	case tarLzma:
		t.codec = xzCodec // as Debian builds tar
	case tarCompressProgram:
		word, _, _ := strings.Cut(t.g.Arg, " ")
		for _, c := range []*codec{gzipCodec, bzip2Codec, xzCodec, zstdCodec} {
			if c.name == word[strings.LastIndexByte(word, '/')+1:] {
				t.codec = c
			}
		}
		if t.codec == nil {
			return true, t.fatal("%s: Cannot exec: No such file or directory", t.g.Arg)
		}
	case 'Z':
		return true, t.fatal("compress: Cannot exec: No such file or directory")
	default:
		return false, 0
	}
	return true, 0
}

// versionControl are the names that --exclude-vcs leaves out.
var versionControl = []string{".git", ".gitignore", ".gitmodules", ".gitattributes", ".svn", ".hg", ".hgignore", ".bzr", "CVS", "_darcs"}

func (t *tarParser) matching() (known bool, status int) {
	a, p, arg := t.archiver, t.p, t.g.Arg
	switch t.g.Opt {
	case 'X':
		lines, err := a.lines(arg, false)
		if err != nil {
			return true, a.fatal("%s: Cannot open: %s", arg, command.ErrText(err))
		}
		for _, l := range lines {
			a.excludePattern(l)
		}
	case tarExclude:
		a.excludePattern(arg)
	case tarExcludeVCS:
		for _, v := range versionControl {
			a.excludePattern(v)
		}
	case tarExcludeBackups:
		for _, v := range []string{".#*", "*~", "#*#"} {
			a.excludePattern(v)
		}
	case tarExcludeCaches, tarExcludeCachesUnder, tarExcludeCachesAll:
		a.tags = append(a.tags, dirTag{name: "CACHEDIR.TAG", cache: true, extent: tagExtent(t.g.Opt - tarExcludeCaches)})
	case tarExcludeTag, tarExcludeTagUnder, tarExcludeTagAll:
		a.tags = append(a.tags, dirTag{name: arg, extent: tagExtent(t.g.Opt - tarExcludeTag)})
	case tarWildcards, tarNoWildcards:
		a.wildcards = t.g.Opt == tarWildcards
	case tarMatchSlash, tarNoMatchSlash:
		a.slashesApart = t.g.Opt == tarNoMatchSlash
	case tarIgnoreCase, tarNoIgnoreCase:
		a.ignoreCase = t.g.Opt == tarIgnoreCase
	case tarAnchored, tarNoAnchored:
		a.anchored = t.g.Opt == tarAnchored
		a.noAnchor = !a.anchored
	case 'N', tarNewerMtime:
		name := "--after-date"
		if t.g.Opt == tarNewerMtime {
			name = "--newer-mtime"
		}
		if arg != "" && (arg[0] == '/' || arg[0] == '.') {
			info, err := p.FS.Stat(a.path("", arg))
			if err != nil {
				a.say("%s: Cannot stat: %s", arg, command.ErrText(err))
				return true, a.usage("Date sample file not found")
			}
			a.newerThan = info.MTime
		} else {
			when, err := getdate.Parse(arg, p.Now(), a.zone)
			if err != nil {
				a.say("Substituting -9223372036854775807 for unknown date format %s", gnu.Quote(p, arg))
				when = time.Time{}
			} else {
				a.datesRead = append(a.datesRead, dateRead{name, arg, when})
			}
			a.newerThan = when
		}
		a.onlyNewer, a.newerByMtime = true, t.g.Opt == tarNewerMtime
	default:
		return false, 0
	}
	return true, 0
}

func (t *tarParser) attributes() (known bool, status int) {
	a, p, arg := t.archiver, t.p, t.g.Arg
	switch t.g.Opt {
	case tarOwner:
		a.owner = arg
	case tarGroup:
		a.group = arg
	case tarMode:
		if !a.setMode(arg) {
			return true, a.usage("Invalid mode given on option")
		}
	case tarMtime:
		when, err := getdate.Parse(arg, p.Now(), a.zone)
		if err != nil {
			info, serr := p.FS.Stat(a.path("", arg))
			if serr != nil {
				return true, a.fatal("Invalid date format %s", gnu.Quote(p, arg))
			}
			when = info.MTime
		}
		a.mtime = &when
	case tarClampMtime:
		a.clampMtime = true
	case tarAtimePreserve:
		if t.g.HasArg {
			if _, ok := gnu.Match(p, "--atime-preserve", arg, []gnu.Word{{Name: "replace", Value: 0}, {Name: "system", Value: 1}}); !ok {
				return true, 2
			}
		}
	case tarSort:
		if _, ok := gnu.Match(p, "--sort", arg, []gnu.Word{{Name: "none", Value: 0}, {Name: "name", Value: 1}, {Name: "inode", Value: 2}}); !ok {
			return true, 2
		}
	case tarTransform:
		if text := a.addTransforms(arg); text != "" {
			return true, a.fatal("%s", text)
		}
	default:
		return false, 0
	}
	return true, 0
}

func (t *tarParser) extraction() (known bool, status int) {
	a, arg := t.archiver, t.g.Arg
	switch t.g.Opt {
	case 'k':
		a.keepOld = true
	case tarSkipOld:
		a.skipOld = true
	case tarKeepNewer:
		a.newer = true
	case 'm':
		a.touch = true
	case 'O':
		a.toStdout = true
	case 'p':
		a.perms = true
	case 'P':
		a.absolute = true
	case tarStrip:
		n, err := strconv.Atoi(arg)
		if err != nil || n < 0 {
			return true, a.usage("Invalid number of elements: %s", gnu.Quote(t.p, arg))
		}
		a.strip = n
	case tarOneTop:
		a.oneTop = arg
		if !t.g.HasArg {
			a.oneTop = "."
		}
	case tarBackup:
		t.backup.Keep(arg, t.g.HasArg)
	case tarSuffix:
		t.backup.UseSuffix(arg)
	default:
		return false, 0
	}
	return true, 0
}

func (t *tarParser) display() (known bool, status int) {
	a, arg := t.archiver, t.g.Arg
	switch t.g.Opt {
	case tarQuotingStyle:
		for i, name := range quoting.StyleNames {
			if name == arg {
				a.quoting = quoting.Style(i)
				return true, 0
			}
		}
		return true, a.fatal("Unknown quoting style '%s'. Try '%s --quoting-style=help' to get a list.", arg, t.p.Called())
	case tarQuoteChars:
		a.quoteChars += arg
	case tarNoQuoteChars:
		a.plainChars += arg
	default:
		return false, 0
	}
	return true, 0
}

// settle reads the lists of names and looks for contradictions.
func (t *tarParser) settle() (status int, done bool) {
	a := t.archiver
	for _, f := range t.lists {
		lines, err := a.lines(f.name, f.null)
		if err != nil {
			return a.fatal("%s: Cannot open: %s", f.name, command.ErrText(err)), true
		}
		t.addListed(f, lines)
		a.listed = true
	}
	if a.startAt != "" {
		a.operands = append(a.operands, operand{name: a.startAt, dir: a.dir})
	}
	switch {
	case t.recordDivides:
		return a.usage("Record size must be a multiple of %d.", blockSize), true
	case a.clampMtime && a.mtime == nil:
		return a.usage("--clamp-mtime needs a date specified using --mtime"), true
	case a.occurrence > 0 && len(a.operands) == 0:
		return a.usage("--occurrence is meaningless without a file list"), true
	}
	if t.backup.Wanted {
		var ok bool
		if a.backup, a.suffix, ok = t.backup.Resolve(t.p); !ok {
			return 2, true
		}
	}
	if a.verbose > 0 || a.mode == 't' {
		for _, d := range a.datesRead {
			a.say("Option %s: Treating date '%s' as %s", d.option, d.text, d.when.In(a.zone).Format("2006-01-02 15:04:05"))
		}
	}
	return 0, false
}

// addListed takes the names of a list as operands. Lines that begin with a dash are
// options there.
func (t *tarParser) addListed(list nameList, lines []string) {
	dir := list.dir
	for i, l := range lines {
		option := l
		if list.null || list.verbatim || l == "" || l[0] != '-' {
			option = ""
		}
		name, arg, _ := strings.Cut(option, "=")
		switch {
		case strings.HasPrefix(option, "-C") && len(option) > 2:
			dir = joinDir(dir, strings.TrimLeft(option[2:], " "))
		case name == "--directory" && arg != "":
			dir = joinDir(dir, arg)
		case name == "--exclude" && arg != "":
			t.excludePattern(arg)
		case name == "--add-file" && arg != "":
			t.operands = append(t.operands, operand{name: arg, dir: dir})
		case option != "":
			t.fail("%s:%d: unrecognized option", list.name, i+1)
		default:
			t.operands = append(t.operands, operand{name: l, dir: dir})
		}
	}
}

func containsString(list []string, s string) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}
