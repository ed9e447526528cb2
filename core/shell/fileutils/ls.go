package fileutils

import (
	"slices"
	"strconv"
	"strings"
	"time"

	"ambit/core/errno"
	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/pattern"
	"ambit/core/shell/quoting"
	"ambit/core/shell/tz"
	"ambit/core/shell/vercmp"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{
		Name: "ls", Summary: "list directory contents", Run: runLs,
		Unwritable: command.Unwritable{Status: 2},
	})
	command.Register(command.Spec{
		Name: "dir", Summary: "list directory contents in columns", Run: runLs,
		Unwritable: command.Unwritable{Status: 2},
	})
	command.Register(command.Spec{
		Name: "vdir", Summary: "list directory contents verbosely", Run: runLs,
		Unwritable: command.Unwritable{Status: 2},
	})
}

type lsFormat int

const (
	onePerLine lsFormat = iota
	longFormat
	manyPerLine // columns, sorted downwards
	horizontal
	withCommas
)

type lsSort int

const (
	sortUnset lsSort = iota
	sortName
	sortNone
	sortTime
	sortSize
	sortExtension
	sortVersion
	sortWidth
)

type lsTime int

const (
	timeModified lsTime = iota
	timeAccessed
	timeChanged
	timeBirth
)

type lsIndicator int

const (
	indicateNone lsIndicator = iota
	indicateSlash
	indicateFileType
	indicateClassify
)

type lsDeref int

const (
	derefUnset lsDeref = iota
	derefNever
	derefArgumentToDir
	derefArguments
	derefAlways
)

const (
	lsAuthor = 256 + iota
	lsBlockSize
	lsColor
	lsFileType
	lsFormatOpt
	lsFullTime
	lsGroupDirs
	lsHide
	lsHyperlink
	lsIndicatorStyle
	lsQuotingStyle
	lsShowControl
	lsSI
	lsSortOpt
	lsTimeOpt
	lsTimeStyle
	lsDerefToDir
	lsZero
)

var lsOpts = gnu.Options(
	command.Opt{Short: 'a', Long: "all"}, command.Opt{Short: 'A', Long: "almost-all"},
	command.Opt{Long: "author", ID: lsAuthor},
	command.Opt{Short: 'b', Long: "escape"}, command.Opt{Long: "block-size", Arg: command.RequiredArg, ID: lsBlockSize},
	command.Opt{Short: 'B', Long: "ignore-backups"}, command.Opt{Short: 'c'}, command.Opt{Short: 'C'},
	command.Opt{Long: "color", Arg: command.OptionalArg, ID: lsColor},
	command.Opt{Short: 'd', Long: "directory"}, command.Opt{Short: 'D', Long: "dired"}, command.Opt{Short: 'f'},
	command.Opt{Short: 'F'}, command.Opt{Long: "classify", Arg: command.OptionalArg, ID: 'F'},
	command.Opt{Long: "file-type", ID: lsFileType},
	command.Opt{Long: "format", Arg: command.RequiredArg, ID: lsFormatOpt},
	command.Opt{Long: "full-time", ID: lsFullTime}, command.Opt{Short: 'g'},
	command.Opt{Long: "group-directories-first", ID: lsGroupDirs},
	command.Opt{Short: 'G', Long: "no-group"}, command.Opt{Short: 'h', Long: "human-readable"},
	command.Opt{Long: "si", ID: lsSI}, command.Opt{Short: 'H', Long: "dereference-command-line"},
	command.Opt{Long: "dereference-command-line-symlink-to-dir", ID: lsDerefToDir},
	command.Opt{Long: "hide", Arg: command.RequiredArg, ID: lsHide},
	command.Opt{Long: "hyperlink", Arg: command.OptionalArg, ID: lsHyperlink},
	command.Opt{Long: "indicator-style", Arg: command.RequiredArg, ID: lsIndicatorStyle},
	command.Opt{Short: 'i', Long: "inode"}, command.Opt{Short: 'I', Long: "ignore", Arg: command.RequiredArg},
	command.Opt{Short: 'k', Long: "kibibytes"}, command.Opt{Short: 'l'}, command.Opt{Short: 'L', Long: "dereference"},
	command.Opt{Short: 'm'}, command.Opt{Short: 'n', Long: "numeric-uid-gid"}, command.Opt{Short: 'N', Long: "literal"},
	command.Opt{Short: 'o'}, command.Opt{Short: 'p'}, command.Opt{Short: 'q', Long: "hide-control-chars"},
	command.Opt{Long: "show-control-chars", ID: lsShowControl},
	command.Opt{Short: 'Q', Long: "quote-name"},
	command.Opt{Long: "quoting-style", Arg: command.RequiredArg, ID: lsQuotingStyle},
	command.Opt{Short: 'r', Long: "reverse"}, command.Opt{Short: 'R', Long: "recursive"},
	command.Opt{Short: 's', Long: "size"}, command.Opt{Short: 'S'},
	command.Opt{Long: "sort", Arg: command.RequiredArg, ID: lsSortOpt},
	command.Opt{Long: "time", Arg: command.RequiredArg, ID: lsTimeOpt},
	command.Opt{Long: "time-style", Arg: command.RequiredArg, ID: lsTimeStyle},
	command.Opt{Short: 't'}, command.Opt{Short: 'T', Long: "tabsize", Arg: command.RequiredArg}, command.Opt{Short: 'u'},
	command.Opt{Short: 'U'}, command.Opt{Short: 'v'}, command.Opt{Short: 'w', Long: "width", Arg: command.RequiredArg},
	command.Opt{Short: 'x'}, command.Opt{Short: 'X'}, command.Opt{Short: 'Z', Long: "context"}, command.Opt{Short: '1'},
	command.Opt{Long: "zero", ID: lsZero},
)

// lsEntry is one file to print.
type lsEntry struct {
	name   string
	path   string // as given or built, for messages and further listing
	info   view.Info
	known  bool // info is valid
	arg    bool // named on the command line
	target view.Info
	linkOK bool // target is valid

	shown  string // name as printed
	quoted bool
}

func (e *lsEntry) isDir() bool {
	return e.info.Kind == view.Dir || e.linkOK && e.target.Kind == view.Dir
}

// ls is one run of the command.
type ls struct {
	p    *command.Proc
	utf8 bool
	zone *time.Location

	format      lsFormat
	sort        lsSort
	time        lsTime
	reverse     bool
	all         bool // . and .. too
	almostAll   bool
	backups     bool // hide names that end in ~
	ignore      []*pattern.Pattern
	hide        []*pattern.Pattern
	recursive   bool
	directory   bool
	deref       lsDeref
	dirsFirst   bool
	inode       bool
	blocks      bool
	numeric     bool
	owner       bool
	group       bool
	author      bool
	context     bool
	indicator   lsIndicator
	quoting     quoting.Style
	question    bool
	width       int
	tab         int
	human       human // for -s and totals
	fileHuman   human // for sizes in the long format
	recent, old string
	colors      *lsColors
	zero        bool
	end         byte

	status       int
	printed      bool // something was printed before the next directory
	pending      []lsPending
	headers      bool
	listing      []lsEntry
	anyQuoted    bool
	isArgListing bool
}

type lsPending struct {
	path, shown string
	arg         bool
	marker      bool // the end of a directory's subtree
	id          dirID
}

type dirID struct{ dev, ino uint64 }

func runLs(p *command.Proc) int {
	l := &ls{
		p: p, utf8: p.UTF8(), zone: tz.Of(p), owner: true, group: true, width: 80, tab: 8, end: '\n',
		recent: "%b %e %H:%M", old: "%b %e  %Y",
		human: envBlockSize(p, "LS_BLOCK_SIZE", 1024), fileHuman: human{block: 1, base: 1024},
	}
	for _, k := range []string{"LS_BLOCK_SIZE", "BLOCK_SIZE"} {
		if v, ok := p.Getenv(k); ok {
			if h, ok := parseBlockSize(v); ok {
				l.fileHuman = h
			}
			break
		}
	}
	switch p.Name {
	case "dir":
		l.format, l.quoting = manyPerLine, quoting.StyleEscape
	case "vdir":
		l.format, l.quoting = longFormat, quoting.StyleEscape
	}
	operands, status, done := l.parse()
	if done {
		return status
	}
	if len(operands) == 0 {
		operands = []string{"."}
	}
	l.headers = len(operands) > 1 || l.recursive
	l.arguments(operands)
	l.walk()
	return l.status
}

// arguments lists the operands that are not directories and queues the others.
func (l *ls) arguments(operands []string) {
	var files []lsEntry
	for _, name := range operands {
		if e, ok := l.examine(name, name, true); ok {
			files = append(files, e)
		}
	}
	l.arrange(files)
	if !l.directory {
		rest := files[:0:0]
		var dirs []lsPending
		for _, e := range files {
			if e.info.Kind == view.Dir {
				dirs = append(dirs, lsPending{path: e.path, shown: e.name, arg: true})
			} else {
				rest = append(rest, e)
			}
		}
		slices.Reverse(dirs)
		l.pending = dirs
		files = rest
	}
	if len(files) > 0 {
		l.isArgListing = true
		l.print(files)
		l.printed = true
	}
	if len(files) == 0 && len(l.pending) <= 1 && !l.recursive && len(operands) <= 1 {
		l.headers = false
	}
}

// walk lists the queued directories, depth first.
func (l *ls) walk() {
	l.isArgListing = false
	active := map[dirID]bool{}
	for len(l.pending) > 0 {
		d := l.pending[len(l.pending)-1]
		l.pending = l.pending[:len(l.pending)-1]
		if d.marker {
			delete(active, d.id)
			continue
		}
		l.directoryListing(d, active)
	}
}

func (l *ls) directoryListing(d lsPending, active map[dirID]bool) {
	p := l.p
	names, err := p.FS.ReadDir(p.Abs(d.path))
	if err != nil {
		l.fail(d.arg, "cannot open directory %s: %s", gnu.QuoteName(p, d.path), command.ErrText(err))
		return
	}
	if l.recursive {
		info, err := p.FS.Stat(p.Abs(d.path))
		if err == nil {
			id := dirID{info.Dev, info.Ino}
			if active[id] {
				p.Errorf("%s: not listing already-listed directory", gnu.Name(p, d.path))
				l.status = 2
				return
			}
			active[id] = true
			l.pending = append(l.pending, lsPending{marker: true, id: id})
		}
	}
	if l.headers {
		if l.printed {
			p.Stdout.WriteByte('\n')
		}
		shown, _ := l.quoting.Apply(d.shown, l.utf8, " ")
		if l.question {
			shown = quoting.Question(shown, l.utf8)
		}
		p.Stdout.WriteString(shown + ":\n")
	}
	l.printed = true
	var files []lsEntry
	if l.all {
		for _, n := range []string{".", ".."} {
			if e, ok := l.examine(n, joinPath(d.path, n), false); ok && !l.ignored(n) {
				files = append(files, e)
			}
		}
	}
	var alloc int64
	for _, n := range names {
		if l.ignored(n.Name) {
			continue
		}
		alloc += int64(len(n.Name)+len(d.path)) + 400
		p.Meter.Alloc(int64(len(n.Name)+len(d.path)) + 400)
		if e, ok := l.examine(n.Name, joinPath(d.path, n.Name), false); ok {
			files = append(files, e)
		}
	}
	l.arrange(files)
	if l.format == longFormat || l.blocks {
		total := uint64(0)
		for _, e := range files {
			total += diskBytes(e.info)
		}
		p.Stdout.WriteString("total " + l.human.format(total) + string(l.end))
	}
	if l.recursive {
		for i := len(files) - 1; i >= 0; i-- {
			if e := files[i]; e.info.Kind == view.Dir && e.name != "." && e.name != ".." {
				l.pending = append(l.pending, lsPending{path: e.path, shown: e.path})
			}
		}
	}
	if len(files) > 0 {
		l.print(files)
	}
	p.Meter.Free(alloc)
}

func joinPath(dir, name string) string {
	if dir == "." || dir == "" {
		if dir == "." {
			return "./" + name
		}
		return name
	}
	if strings.HasSuffix(dir, "/") {
		return dir + name
	}
	return dir + "/" + name
}

func (l *ls) ignored(name string) bool {
	if !l.all && !l.almostAll && name[0] == '.' {
		return true
	}
	if !l.all && !l.almostAll && matchAny(l.hide, name) {
		return true
	}
	return l.backups && strings.HasSuffix(name, "~") || matchAny(l.ignore, name)
}

func matchAny(pats []*pattern.Pattern, name string) bool {
	for _, p := range pats {
		if p.Match(name) {
			return true
		}
	}
	return false
}

// examine finds out about one file. Entries of a directory that vanish from sight
// are reported and printed with question marks.
func (l *ls) examine(name, path string, arg bool) (lsEntry, bool) {
	p := l.p
	e := lsEntry{name: name, path: path, arg: arg}
	var err error
	abs, said := p.Abs(path), path
	if !arg && path == "./"+name {
		said = name
	}
	followed := false
	switch {
	case l.deref == derefAlways, arg && l.deref == derefArguments:
		e.info, err = p.FS.Stat(abs)
		followed = true
		if err != nil && !arg {
			if lst, lerr := p.FS.Lstat(abs); lerr == nil && lst.Kind == view.Symlink {
				if !l.needsStat() {
					e.info, e.known = lst, true
					l.show(&e)
					return e, true
				}
				l.fail(arg, "cannot access %s: %s", gnu.QuoteName(p, said), command.ErrText(err))
				e.info = view.Info{Kind: view.Symlink}
				l.show(&e)
				return e, true
			}
		}
	case arg && l.deref == derefArgumentToDir:
		e.info, err = p.FS.Stat(abs)
		followed = err == nil && e.info.Kind == view.Dir
		if !followed {
			if err == nil || errno.Of(err) == errno.ENOENT || errno.Of(err) == errno.ELOOP {
				e.info, err = p.FS.Lstat(abs)
			}
		}
	default:
		e.info, err = p.FS.Lstat(abs)
	}
	if err != nil {
		l.fail(arg, "cannot access %s: %s", gnu.QuoteName(p, said), command.ErrText(err))
		if arg {
			return e, false
		}
		l.show(&e)
		return e, true
	}
	e.known = true
	if e.info.Kind == view.Symlink && !followed {
		needTarget := l.dirsFirst || l.format == longFormat && l.indicator > indicateNone || l.colors != nil && l.colors.needTarget()
		if needTarget {
			if t, err := p.FS.Stat(abs); err == nil {
				e.target, e.linkOK = t, true
			}
		}
		if e.info.Target == "" {
			e.info.Target, _ = p.FS.Readlink(abs)
		}
	}
	l.show(&e)
	return e, true
}

// needsStat reports whether anything is printed or sorted by that a directory
// listing does not tell.
func (l *ls) needsStat() bool {
	return l.format == longFormat || l.sort == sortTime || l.sort == sortSize || l.blocks || l.recursive || l.colors != nil ||
		l.indicator != indicateNone || l.dirsFirst || l.inode
}

func (l *ls) show(e *lsEntry) {
	e.shown, e.quoted = l.quoting.Apply(e.name, l.utf8, " ")
	if l.question {
		e.shown = quoting.Question(e.shown, l.utf8)
	}
}

func (l *ls) fail(arg bool, format string, args ...any) {
	l.p.Errorf(format, args...)
	switch {
	case arg:
		l.status = 2
	case l.status == 0:
		l.status = 1
	}
}

func (l *ls) timeOf(i view.Info) time.Time {
	switch l.time {
	case timeAccessed:
		return i.ATime
	case timeChanged:
		return i.CTime
	}
	return i.MTime
}

// arrange sorts files.
func (l *ls) arrange(files []lsEntry) {
	if l.sort == sortNone && !l.dirsFirst {
		return
	}
	compare := func(a, b *lsEntry) int {
		l.p.Charge(1)
		c := 0
		switch l.sort {
		case sortTime:
			c = l.timeOf(b.info).Compare(l.timeOf(a.info))
		case sortSize:
			c = cmpInt(b.info.Size, a.info.Size)
		case sortExtension:
			c = strings.Compare(extension(a.name), extension(b.name))
		case sortVersion:
			c = vercmp.Compare(a.name, b.name)
		case sortWidth:
			c = l.nameWidth(a) - l.nameWidth(b)
		case sortNone:
			return 0
		}
		if c == 0 {
			c = strings.Compare(a.name, b.name)
		}
		if l.reverse {
			c = -c
		}
		return c
	}
	slices.SortStableFunc(files, func(a, b lsEntry) int {
		if l.dirsFirst && a.isDir() != b.isDir() {
			if a.isDir() {
				return -1
			}
			return 1
		}
		return compare(&a, &b)
	})
}

func cmpInt(a, b int64) int {
	switch {
	case a < b:
		return -1
	case a > b:
		return 1
	}
	return 0
}

func extension(name string) string {
	if i := strings.LastIndexByte(name, '.'); i >= 0 {
		return name[i:]
	}
	return ""
}

func itoa(n int) string { return strconv.Itoa(n) }
