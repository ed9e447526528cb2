package diff

import (
	"bytes"
	"strconv"
	"strings"

	"ambit/core/errno"
	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/quoting"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{Name: "patch", Summary: "apply a diff file to an original", Run: runPatch, Unwritable: command.Unwritable{Unheeded: true}})
}

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

// patcher is one run of patch.
type patcher struct {
	p    *command.Proc
	mem  *fuel.Account // the patch itself
	dir  string
	file string // the operand: patch this file only
	in   string

	strip            int // -1: names without directories
	maxFuzz          int
	reversed         bool // -R
	force            bool
	batch            bool
	noReverse        bool
	silent           bool
	verbose          bool
	dryRun           bool
	binary           bool
	ignoreSpace      bool
	removeEmpty      bool
	backup           bool
	backupOnMismatch bool
	prefix           string
	basePrefix       string
	suffix           string
	numbered         string
	hasDir           bool
	hasOutput        bool
	output           string
	rejectFile       string
	rejectFormat     format
	readOnly         string
	merge            mergeStyle
	ifdef            string // of -D
	want             format
	edLine           int

	status  int
	toFile  bytes.Buffer // what -o collects
	written map[string]bool
}

func (pt *patcher) say(s string) { pt.p.Stdout.WriteString(s) }

// fatal reports in the way of patch and gives status 2.
func (pt *patcher) fatal(text string) {
	pt.p.Stdout.Flush()
	pt.p.Stderr.Write([]byte("patch: **** " + text + "\n"))
	pt.status = 2
}

func (pt *patcher) quote(name string) string { return quoting.Shell(name, pt.p.UTF8()) }

// path is a name of the patch as a path.
func (pt *patcher) path(name string) string {
	if pt.dir != "" && !strings.HasPrefix(name, "/") {
		return pt.p.Abs(join(pt.dir, name))
	}
	return pt.p.Abs(name)
}

func runPatch(p *command.Proc) int {
	pt := &patcher{p: p, strip: -1, maxFuzz: 2, backupOnMismatch: true, readOnly: "warn", written: map[string]bool{}, mem: p.Meter.Account()}
	defer pt.mem.Close()
	if done := pt.parse(); done {
		return pt.status
	}
	data, ok := pt.readInput()
	if !ok {
		return pt.status
	}
	p.Charge(8*int64(bytes.Count(data, []byte{'\n'})) + int64(len(data))/4)
	r := newPatchReader(data)
	r.want, r.strip = pt.want, !pt.binary
	pt.run(r)
	return pt.status
}

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
			pt.backup = true
		case 'B':
			pt.prefix, pt.numbered = g.Arg, "simple"
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
			i, ambiguous, ok := gnu.Choose(g.Arg, patchBackups)
			if !ok {
				badChoice(p, "--version-control or -V option", g.Arg, ambiguous)
				p.Stderr.Write([]byte("Valid arguments are:\n  - 'none', 'off'\n  - 'simple', 'never'\n  - 'existing', 'nil'\n  - 'numbered', 't'\n"))
				pt.status = 2
				return true
			}
			pt.numbered = patchBackups[i]
		case 'Y':
			pt.basePrefix, pt.numbered = g.Arg, "simple"
		case 'z':
			pt.suffix, pt.numbered = g.Arg, "simple"
		case patchDryRun:
			pt.dryRun = true
		case patchVerbose:
			pt.verbose = true
		case patchBinary:
			pt.binary = true
		case patchMismatch:
			pt.backupOnMismatch = true
		case patchNoMismatch, patchPosix:
			pt.backupOnMismatch = false
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

// The words of --version-control and --quoting-style; patch's messages are ASCII.
var (
	patchBackups  = []string{"none", "off", "simple", "never", "existing", "nil", "numbered", "t"}
	patchQuotings = []string{"literal", "shell", "shell-always", "c", "escape"}
)

func badChoice(p *command.Proc, option, word string, ambiguous bool) {
	what := "invalid"
	if ambiguous {
		what = "ambiguous"
	}
	p.Errorf("%s argument '%s' for '%s'", what, word, option)
}

func (pt *patcher) readInput() ([]byte, bool) {
	p := pt.p
	var in view.Handle
	var err error
	if pt.in == "" || pt.in == "-" {
		in, err = p.OpenInput("-")
	} else {
		in, err = p.FS.Open(pt.path(pt.in), view.ReadOnly, 0)
	}
	if err != nil {
		pt.fatal("Can't open patch file " + pt.quote(pt.in) + " : " + command.ErrText(err))
		return nil, false
	}
	defer in.Close()
	data, err := readFile(p, pt.mem, in, 0)
	if err != nil {
		pt.fatal("read error : " + command.ErrText(err))
		return nil, false
	}
	return data, true
}

func (pt *patcher) run(r *patchReader) {
	any := false
	for pt.status < 2 {
		fp := r.next()
		if fp == nil {
			break
		}
		if pt.file == "" && (fp.format == formatNormal || fp.format == formatEd) && fp.old.name == "" && fp.new.name == "" && fp.index == "" {
			// Without a name these formats are too weak to be told from garbage.
			r.at++
			continue
		}
		any = true
		pt.one(r, fp)
		if r.err != "" {
			pt.fatal(r.err)
			return
		}
	}
	switch {
	case !any && len(r.lines) > 0:
		pt.fatal("Only garbage was found in the patch input.")
	case pt.verbose && any:
		pt.say("done\n")
	}
	if pt.hasOutput && any && pt.status < 2 && !pt.dryRun {
		if pt.output == "-" {
			pt.p.Stdout.Write(pt.toFile.Bytes())
			return
		}
		pt.store(pt.output, pt.toFile.Bytes(), 0o600)
	}
}

// announce says what kind of patch was found.
func (pt *patcher) announce(fp *filePatch) {
	if fp.indent > 0 && !pt.silent {
		pt.say("(Patch is indented " + plural(fp.indent, "space") + ".)\n")
	}
	if fp.crs && !pt.binary && !pt.silent {
		pt.say("(Stripping trailing CRs from patch; use --binary to disable.)\n")
	}
	if pt.verbose {
		kind := map[format]string{formatUnified: "a unified diff", formatContext: "a new-style context diff", formatNormal: "a normal diff", formatEd: "an ed script"}[fp.format]
		pt.say("Hmm...  Looks like " + kind + " to me...\n")
		pt.leading(fp)
	}
}

func plural(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return strconv.Itoa(n) + " " + noun + "s"
}

func (pt *patcher) leading(fp *filePatch) {
	if len(fp.leading) == 0 {
		return
	}
	pt.say("The text leading up to this was:\n--------------------------\n")
	for _, l := range fp.leading {
		pt.say("|" + l + "\n")
	}
	pt.say("--------------------------\n")
}

// one applies the patch of one file.
func (pt *patcher) one(r *patchReader, fp *filePatch) {
	p := pt.p
	mem := p.Meter.Account()
	defer mem.Close()
	a := &applier{patcher: pt, reverse: pt.reversed, anyway: pt.merge != mergeOff}
	name, ok := pt.choose(a, fp)
	if ok && a.skip {
		a.t = newTarget(nil)
		pt.skipAll(a, r, fp)
		return
	}
	if !ok {
		pt.announceMissing(fp)
		a.skip = true
		a.t = newTarget(nil)
		pt.skipAll(a, r, fp)
		return
	}
	pt.announce(fp)
	if fp.binary {
		pt.say("File " + pt.quote(name) + ": git binary diffs are not supported.\n")
		pt.status = 1
		return
	}
	info, err := p.FS.Stat(pt.path(name))
	exists := err == nil
	outName := pt.outName(fp, name, a.reverse)
	if exists && info.Kind != view.File {
		pt.say("File " + pt.quote(name) + " is not a regular file -- refusing to patch\n")
		a.skip, a.t = true, newTarget(nil)
		pt.skipAll(a, r, fp)
		return
	}
	var data []byte
	if exists {
		in, err := p.FS.Open(pt.path(name), view.ReadOnly, 0)
		if err == nil {
			data, err = readFile(p, mem, in, info.Size)
			in.Close()
		}
		if err != nil {
			pt.fatal("Can't open file " + pt.quote(name) + " : " + command.ErrText(err))
			return
		}
		if info.Mode&0o222 == 0 && !pt.force && pt.readOnly == "warn" && !pt.silent && fp.format != formatUnknown {
			pt.say("File " + pt.quote(name) + " is read-only; trying to patch anyway\n")
		}
	}
	if fp.format != formatEd {
		pt.sayPatching(fp, name, outName)
	}
	a.p.Charge(4*int64(bytes.Count(data, []byte{'\n'})) + int64(len(data))/16)
	a.t = newTarget(data)
	if pt.verbose && fp.format != formatEd {
		pt.say("Using Plan A...\n")
	}
	if fp.format == formatEd {
		if !a.edScript(r, fp) {
			pt.fatal("ed FAILED")
			return
		}
	} else {
		for {
			h := r.hunk(fp)
			if h == nil {
				break
			}
			a.hunk(h, fp)
		}
		if r.err != "" {
			return
		}
	}
	a.t.copyTo(len(a.t.lines))
	if !exists && a.failed > 0 && !a.skip && a.failed == a.hunks && !a.saysNonexistent(fp) && !a.anywayMissing {
		pt.fatal("Can't reopen file " + pt.quote(name) + " : " + command.ErrText(errno.ENOENT))
		return
	}
	pt.settle(a, fp, name, outName, info, exists)
	pt.report(a, outName)
}

func (pt *patcher) sayPatching(fp *filePatch, name, outName string) {
	if pt.silent {
		return
	}
	verb := "patching file "
	if pt.dryRun {
		verb = "checking file "
	}
	s := verb + pt.quote(outName)
	switch {
	case outName == name:
	case fp.rename && pt.output == "":
		s += " (renamed from " + pt.quote(name) + ")"
	case fp.copied && pt.output == "":
		s += " (copied from " + pt.quote(name) + ")"
	default:
		s += " (read from " + pt.quote(name) + ")"
	}
	pt.say(s + "\n")
}

func (pt *patcher) outName(fp *filePatch, name string, reverse bool) string {
	if pt.output != "" {
		return pt.output
	}
	if (fp.rename || fp.copied) && pt.file == "" {
		n := fp.new.name
		if reverse {
			n = fp.old.name
		}
		if s, ok := pt.stripName(n); ok {
			return s
		}
	}
	return name
}

// skipAll reads the hunks of a patch that is not applied.
func (pt *patcher) skipAll(a *applier, r *patchReader, fp *filePatch) {
	for {
		h := r.hunk(fp)
		if h == nil {
			break
		}
		a.hunks++
		a.failed++
	}
	if r.err == "" {
		pt.report(a, "")
	}
}

// report sums up the hunks that failed and writes the rejects.
func (pt *patcher) report(a *applier, outName string) {
	if a.failed == 0 {
		return
	}
	pt.status = max(pt.status, 1)
	verb := "FAILED"
	if a.skip {
		verb = "ignored"
	}
	plural := "s"
	if a.hunks == 1 {
		plural = ""
	}
	s := strconv.Itoa(a.failed) + " out of " + strconv.Itoa(a.hunks) + " hunk" + plural + " " + verb
	if outName != "" && pt.rejectFile != "-" {
		rej := pt.rejectFile
		if rej == "" {
			rej = outName + ".rej"
		}
		if !pt.dryRun {
			s += " -- saving rejects to file " + pt.quote(rej)
			pt.say(s + "\n")
			pt.store(rej, a.rejects.Bytes(), 0)
			return
		}
	}
	pt.say(s + "\n")
}

// settle writes the result.
func (pt *patcher) settle(a *applier, fp *filePatch, name, outName string, info view.Info, exists bool) {
	p := pt.p
	result := a.t.out.Bytes()
	if a.skip {
		return
	}
	if pt.output != "" {
		pt.toFile.Write(result)
		return
	}
	if pt.dryRun {
		return
	}
	gone := fp.new.epoch
	if a.reverse {
		gone = fp.old.epoch
	}
	remove := len(result) == 0 && (pt.removeEmpty || gone)
	if len(result) > 0 && gone && a.failed == 0 && fp.format != formatUnknown {
		pt.say("Not deleting file " + pt.quote(outName) + " as content differs from patch\n")
		pt.status = max(pt.status, 1)
	}
	wantBackup := pt.backup || pt.backupOnMismatch && (a.mismatch || a.failed > 0)
	if wantBackup && !pt.written[outName] {
		pt.saveBackup(outName, exists)
	}
	pt.written[outName] = true
	if remove {
		if exists {
			if err := p.FS.Unlink(pt.path(name)); err != nil {
				pt.fatal("Can't remove file " + pt.quote(name) + " : " + command.ErrText(err))
				return
			}
			pt.removeParents(name)
		}
		return
	}
	mode := uint32(0)
	if exists {
		mode = info.Mode
	}
	if fp.hasMode && !a.reverse {
		mode = fp.newMode
	}
	if !pt.store(outName, result, mode) {
		return
	}
	if fp.rename && outName != name && exists {
		p.FS.Unlink(pt.path(name))
		pt.removeParents(name)
	}
}

// removeParents removes the directories that a removed file left empty.
func (pt *patcher) removeParents(name string) {
	for {
		i := strings.LastIndexByte(name, '/')
		if i <= 0 {
			return
		}
		name = name[:i]
		if pt.p.FS.Rmdir(pt.path(name)) != nil {
			return
		}
	}
}

func (pt *patcher) backupName(name string) string {
	dir, base := "", name
	if i := strings.LastIndexByte(name, '/'); i >= 0 {
		dir, base = name[:i+1], name[i+1:]
	}
	if pt.numbered == "numbered" || pt.numbered == "t" || pt.numbered == "existing" || pt.numbered == "nil" {
		highest := 0
		where := dir
		if where == "" {
			where = "."
		}
		entries, _ := pt.p.FS.ReadDir(pt.path(where))
		for _, e := range entries {
			if s, ok := strings.CutPrefix(e.Name, base+".~"); ok {
				if n, err := strconv.Atoi(strings.TrimSuffix(s, "~")); err == nil {
					highest = max(highest, n)
				}
			}
		}
		if highest > 0 || pt.numbered == "numbered" || pt.numbered == "t" {
			return name + ".~" + strconv.Itoa(highest+1) + "~"
		}
	}
	suffix := pt.suffix
	if suffix == "" && pt.prefix == "" && pt.basePrefix == "" {
		suffix = ".orig"
	}
	return pt.prefix + dir + pt.basePrefix + base + suffix
}

func (pt *patcher) saveBackup(name string, exists bool) {
	p := pt.p
	to := pt.backupName(name)
	pt.makeParents(to)
	if !exists {
		// The backup of a new file is an empty one.
		pt.store(to, nil, 0)
		p.FS.Chmod(pt.path(to), 0)
		return
	}
	if err := p.FS.Rename(pt.path(name), pt.path(to)); err != nil {
		pt.fatal("Can't rename file " + pt.quote(name) + " to " + pt.quote(to) + " : " + command.ErrText(err))
	}
}

func (pt *patcher) makeParents(name string) {
	for i := 1; i < len(name); i++ {
		if name[i] == '/' {
			pt.p.FS.Mkdir(pt.path(name[:i]), 0o777&^pt.p.Umask)
		}
	}
}

// store writes a file in place of the old one; mode 0 means that of a new file.
func (pt *patcher) store(name string, data []byte, mode uint32) bool {
	p := pt.p
	pt.makeParents(name)
	path := pt.path(name)
	if info, err := p.FS.Stat(path); err == nil && info.Mode&0o200 == 0 {
		p.FS.Unlink(path)
	}
	h, err := p.FS.Open(path, view.WriteOnly|view.Create|view.Truncate, 0o666&^p.Umask)
	if err == nil {
		p.Meter.Bytes(len(data))
		for len(data) > 0 && err == nil {
			var n int
			n, err = h.Write(data)
			data = data[n:]
		}
		if cerr := h.Close(); err == nil {
			err = cerr
		}
	}
	if err != nil {
		pt.fatal("Can't create file " + pt.quote(name) + " : " + command.ErrText(err))
		return false
	}
	if mode != 0 {
		p.FS.Chmod(path, mode)
	}
	return true
}
