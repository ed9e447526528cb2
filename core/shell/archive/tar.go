package archive

import (
	"bufio"
	"compress/gzip"
	"io"
	"strconv"
	"strings"
	"time"

	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/shell/getdate"
	"ambit/core/shell/gnu"
	"ambit/core/shell/pattern"
	"ambit/core/shell/tz"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{Name: "tar", Summary: "create, list and extract archives", Run: runTar})
}

const (
	tarExclude = 256 + iota
	tarExcludeVCS
	tarStrip
	tarWildcards
	tarNoWildcards
	tarOwner
	tarGroup
	tarMode
	tarMtime
	tarSort
	tarNumericOwner
	tarNoRecursion
	tarNull
	tarTransform
	tarRemoveFiles
	tarOverwrite
	tarSkipOld
	tarZstd
	tarFormat
	tarOneTop
	tarTotals
	tarFullTime
	tarUTC
	tarDelete
	tarIgnored
	tarIgnoredArg
	tarKeepNewer
	tarNoAnchored
	tarAnchored
	tarDelay
	tarCompressProgram
)

var tarOpts = gnu.Options(
	command.Opt{Short: 'A', Long: "catenate"}, command.Opt{Long: "concatenate", ID: 'A'}, command.Opt{Short: 'c', Long: "create"}, command.Opt{Short: 'd', Long: "diff"},
	command.Opt{Long: "compare", ID: 'd'}, command.Opt{Long: "delete", ID: tarDelete},
	command.Opt{Short: 'r', Long: "append"}, command.Opt{Short: 't', Long: "list"}, command.Opt{Short: 'u', Long: "update"},
	command.Opt{Short: 'x', Long: "extract"}, command.Opt{Long: "get", ID: 'x'},
	command.Opt{Short: 'a', Long: "auto-compress"}, command.Opt{Short: 'C', Long: "directory", Arg: command.RequiredArg},
	command.Opt{Short: 'f', Long: "file", Arg: command.RequiredArg}, command.Opt{Short: 'h', Long: "dereference"},
	command.Opt{Short: 'j', Long: "bzip2"}, command.Opt{Short: 'J', Long: "xz"}, command.Opt{Long: "zstd", ID: tarZstd},
	command.Opt{Short: 'k', Long: "keep-old-files"}, command.Opt{Long: "keep-newer-files", ID: tarKeepNewer},
	command.Opt{Short: 'm', Long: "touch"}, command.Opt{Short: 'O', Long: "to-stdout"},
	command.Opt{Short: 'p', Long: "preserve-permissions"}, command.Opt{Long: "same-permissions", ID: 'p'},
	command.Opt{Short: 'P', Long: "absolute-names"}, command.Opt{Short: 'R', Long: "block-number", ID: tarIgnored},
	command.Opt{Short: 'S', Long: "sparse", ID: tarIgnored}, command.Opt{Short: 'T', Long: "files-from", Arg: command.RequiredArg},
	command.Opt{Short: 'U', Long: "unlink-first", ID: tarIgnored}, command.Opt{Short: 'v', Long: "verbose"},
	command.Opt{Short: 'w', Long: "interactive", ID: tarIgnored}, command.Opt{Short: 'X', Long: "exclude-from", Arg: command.RequiredArg},
	command.Opt{Short: 'z', Long: "gzip"}, command.Opt{Long: "gunzip", ID: 'z'}, command.Opt{Short: 'Z', Long: "compress"},
	command.Opt{Long: "exclude", Arg: command.RequiredArg, ID: tarExclude}, command.Opt{Long: "exclude-vcs", ID: tarExcludeVCS},
	command.Opt{Long: "strip-components", Arg: command.RequiredArg, ID: tarStrip}, command.Opt{Long: "wildcards", ID: tarWildcards},
	command.Opt{Long: "no-wildcards", ID: tarNoWildcards}, command.Opt{Long: "owner", Arg: command.RequiredArg, ID: tarOwner},
	command.Opt{Long: "group", Arg: command.RequiredArg, ID: tarGroup}, command.Opt{Long: "mode", Arg: command.RequiredArg, ID: tarMode},
	command.Opt{Long: "mtime", Arg: command.RequiredArg, ID: tarMtime}, command.Opt{Long: "sort", Arg: command.RequiredArg, ID: tarSort},
	command.Opt{Long: "numeric-owner", ID: tarNumericOwner}, command.Opt{Long: "no-recursion", ID: tarNoRecursion},
	command.Opt{Long: "recursion", ID: tarIgnored}, command.Opt{Long: "null", ID: tarNull},
	command.Opt{Long: "transform", Arg: command.RequiredArg, ID: tarTransform}, command.Opt{Long: "xform", Arg: command.RequiredArg, ID: tarTransform},
	command.Opt{Short: 's', Long: "preserve-order", ID: tarIgnored},
	command.Opt{Long: "remove-files", ID: tarRemoveFiles}, command.Opt{Long: "overwrite", ID: tarOverwrite},
	command.Opt{Long: "skip-old-files", ID: tarSkipOld}, command.Opt{Short: 'H', Long: "format", Arg: command.RequiredArg, ID: tarFormat},
	command.Opt{Long: "one-top-level", Arg: command.OptionalArg, ID: tarOneTop}, command.Opt{Long: "totals", ID: tarTotals},
	command.Opt{Long: "full-time", ID: tarFullTime}, command.Opt{Long: "utc", ID: tarUTC},
	command.Opt{Short: 'b', Long: "blocking-factor", Arg: command.RequiredArg, ID: tarIgnoredArg},
	command.Opt{Short: 'B', Long: "read-full-records", ID: tarIgnored}, command.Opt{Short: 'i', Long: "ignore-zeros"},
	command.Opt{Long: "same-owner", ID: tarIgnored}, command.Opt{Long: "no-same-owner", ID: tarIgnored},
	command.Opt{Short: 'o', ID: tarIgnored}, command.Opt{Long: "no-same-permissions", ID: tarIgnored},
	command.Opt{Long: "warning", Arg: command.RequiredArg, ID: tarIgnoredArg}, command.Opt{Long: "force-local", ID: tarIgnored},
	command.Opt{Long: "anchored", ID: tarAnchored}, command.Opt{Long: "no-anchored", ID: tarNoAnchored},
	command.Opt{Long: "hard-dereference", ID: tarIgnored}, command.Opt{Long: "no-overwrite-dir", ID: tarIgnored},
	command.Opt{Long: "delay-directory-restore", ID: tarDelay}, command.Opt{Long: "posix", ID: tarIgnored},
	command.Opt{Short: 'I', Long: "use-compress-program", Arg: command.RequiredArg, ID: tarCompressProgram},
	command.Opt{Long: "one-file-system", ID: tarIgnored}, command.Opt{Long: "ignore-failed-read", ID: tarIgnored},
	command.Opt{Long: "xattrs", ID: tarIgnored}, command.Opt{Long: "acls", ID: tarIgnored}, command.Opt{Long: "selinux", ID: tarIgnored},
	command.Opt{Long: "no-auto-compress", ID: tarIgnored}, command.Opt{Short: 'l', Long: "check-links", ID: tarIgnored},
	command.Opt{Short: 'W', Long: "verify", ID: tarIgnored},
)

// archiver is one run of tar.
type archiver struct {
	p    *command.Proc
	mem  *fuel.Account
	zone *time.Location

	mode     byte // c r u t x d A, D for --delete
	file     string
	hasFile  bool
	codec    *codec
	auto     bool
	dir      string // where names are relative to now
	verbose  int
	follow   bool
	keepOld  bool
	skipOld  bool
	newer    bool
	touch    bool
	toStdout bool
	perms    bool
	absolute bool

	strip       int
	wildcards   bool
	noAnchor    bool
	exclude     []exclusion
	anchored    bool // patterns that follow match from the beginning of a name
	owner       string
	group       string
	change      func(mode uint32, dir bool) uint32
	mtime       *time.Time
	numeric     bool
	noRecursion bool
	null        bool
	ignoreZeros bool
	transforms  []transform
	removeFiles bool
	oneTop      string
	totals      bool
	fullTime    bool

	operands []operand
	warned   map[string]bool
	status   int
	ugs      int // width of owner, group and size in listings
}

// operand is a name on the command line, with the directory it is relative to.
type operand struct {
	name, dir string
	pat       *pattern.Pattern
	found     bool
}

func (a *archiver) say(format string, args ...any) { a.p.Errorf(format, args...) }

// fail reports an error that does not stop the run.
func (a *archiver) fail(format string, args ...any) {
	a.say(format, args...)
	a.status = 2
}

// fatal reports an error that ends the run.
func (a *archiver) fatal(format string, args ...any) int {
	a.say(format, args...)
	a.say("Error is not recoverable: exiting now")
	return 2
}

func (a *archiver) usage(format string, args ...any) int {
	a.say(format, args...)
	a.p.Stderr.Write([]byte("Try 'tar --help' or 'tar --usage' for more information.\n"))
	return 2
}

// path is name, relative to dir, for the file system.
func (a *archiver) path(dir, name string) string {
	if strings.HasPrefix(name, "/") || dir == "" {
		return a.p.Abs(name)
	}
	return a.p.Abs(strings.TrimSuffix(dir, "/") + "/" + name)
}

func runTar(p *command.Proc) int {
	a := &archiver{p: p, zone: tz.Of(p), warned: map[string]bool{}, ugs: 19, mem: p.Meter.Account()}
	defer a.mem.Close()
	args := oldStyle(p.Args)
	if status, done := a.parse(args); done {
		return status
	}
	switch a.mode {
	case 0:
		return a.usage("You must specify one of the '-Acdtrux', '--delete' or '--test-label' options")
	case 'c':
		if len(a.operands) == 0 {
			return a.usage("Cowardly refusing to create an empty archive")
		}
		return a.finish(a.create())
	case 'r', 'u':
		return a.finish(a.append())
	case 't', 'x':
		return a.finish(a.read())
	case 'd':
		return a.finish(a.compare())
	case 'A':
		return a.finish(a.concatenate())
	}
	return a.finish(a.remove())
}

// finish reports that something failed along the way.
func (a *archiver) finish(status int) int {
	if status != 0 {
		return status
	}
	if a.status == 2 {
		a.say("Exiting with failure status due to previous errors")
	}
	return a.status
}

// oldStyle turns a first argument without a dash into options: each letter that
// takes an argument takes the next word.
func oldStyle(args []string) []string {
	if len(args) == 0 || args[0] == "" || strings.HasPrefix(args[0], "-") {
		return args
	}
	rest := args[1:]
	var out []string
	for _, c := range []byte(args[0]) {
		out = append(out, "-"+string(c))
		if strings.IndexByte("bCfFgHIKLNTVX", c) >= 0 && len(rest) > 0 {
			out = append(out, rest[0])
			rest = rest[1:]
		}
	}
	return append(out, rest...)
}

func (a *archiver) patternFlags() pattern.Flags {
	if a.p.UTF8() {
		return pattern.UTF8 | pattern.LeadDir
	}
	return pattern.LeadDir
}

func (a *archiver) parse(args []string) (status int, done bool) {
	p := a.p
	var filesFrom []struct{ name, dir string }
	setMode := func(m byte) bool {
		if a.mode != 0 && a.mode != m {
			status = a.usage("You may not specify more than one '-Acdtrux', '--delete' or  '--test-label' option")
			return false
		}
		a.mode = m
		return true
	}
	// Getopt collects operands apart from options, but -C concerns those after it.
	g := command.NewGetopt(tarOpts, args)
	seen := 0
	take := func() {
		for ; seen < len(g.Operands); seen++ {
			a.operands = append(a.operands, operand{name: g.Operands[seen], dir: a.dir})
		}
	}
	for g.Next() {
		take()
		switch g.Opt {
		case gnu.HelpID, gnu.VersionID:
			if g.Opt == gnu.VersionID {
				p.Stdout.WriteString("tar (Ambit tar) 1.0\n")
				return 0, true
			}
			return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION...] [FILE]...\nSave many files together into a single archive, and restore files from it.", tarOpts), true
		case 'c', 'r', 't', 'u', 'x', 'A':
			if !setMode(byte(g.Opt)) {
				return status, true
			}
		case 'd':
			if !setMode('d') {
				return status, true
			}
		case tarDelete:
			if !setMode('D') {
				return status, true
			}
		case 'a':
			a.auto = true
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
		case 'h':
			a.follow = true
		case 'j':
			a.codec = bzip2Codec
		case 'J':
			a.codec = xzCodec
		case 'z':
			a.codec = gzipCodec
		case tarZstd:
			a.codec = zstdCodec
		case tarCompressProgram:
			word, _, _ := strings.Cut(g.Arg, " ")
			for _, c := range []*codec{gzipCodec, bzip2Codec, xzCodec, zstdCodec} {
				if c.name == word[strings.LastIndexByte(word, '/')+1:] {
					a.codec = c
				}
			}
			if a.codec == nil {
				return a.fatal("%s: Cannot exec: No such file or directory", g.Arg), true
			}
		case 'Z':
			return a.fatal("compress: Cannot exec: No such file or directory"), true
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
		case 'T':
			filesFrom = append(filesFrom, struct{ name, dir string }{g.Arg, a.dir})
		case 'v':
			a.verbose++
		case 'X':
			lines, err := a.lines(g.Arg)
			if err != nil {
				return a.fatal("%s: Cannot open: %s", g.Arg, command.ErrText(err)), true
			}
			for _, l := range lines {
				a.exclude = append(a.exclude, exclusion{pattern.Compile(l, a.patternFlags()), a.anchored})
			}
		case tarExclude:
			a.exclude = append(a.exclude, exclusion{pattern.Compile(g.Arg, a.patternFlags()), a.anchored})
		case tarExcludeVCS:
			for _, v := range []string{".git", ".gitignore", ".gitmodules", ".gitattributes", ".svn", ".hg", ".hgignore", ".bzr", "CVS", "_darcs"} {
				a.exclude = append(a.exclude, exclusion{pattern.Compile(v, a.patternFlags()), a.anchored})
			}
		case tarStrip:
			n, err := strconv.Atoi(g.Arg)
			if err != nil || n < 0 {
				return a.usage("Invalid number of elements: %s", gnu.Quote(p, g.Arg)), true
			}
			a.strip = n
		case tarWildcards:
			a.wildcards = true
		case tarNoWildcards:
			a.wildcards = false
		case tarAnchored:
			a.anchored, a.noAnchor = true, false
		case tarNoAnchored:
			a.anchored, a.noAnchor = false, true
		case tarOwner:
			a.owner = g.Arg
		case tarGroup:
			a.group = g.Arg
		case tarMode:
			if !a.setMode(g.Arg) {
				return a.usage("Invalid mode given on option"), true
			}
		case tarMtime:
			t, err := getdate.Parse(g.Arg, p.Now(), a.zone)
			if err != nil {
				info, serr := p.FS.Stat(a.path("", g.Arg))
				if serr != nil {
					return a.fatal("Invalid date format %s", gnu.Quote(p, g.Arg)), true
				}
				t = info.MTime
			}
			a.mtime = &t
		case tarSort:
			if g.Arg != "none" && g.Arg != "name" && g.Arg != "inode" {
				return a.usage("invalid argument %s for %s", gnu.Quote(p, g.Arg), gnu.Quote(p, "--sort")), true
			}
		case tarNumericOwner:
			a.numeric = true
		case tarNoRecursion:
			a.noRecursion = true
		case 'i':
			a.ignoreZeros = true
		case tarNull:
			a.null = true
		case tarTransform:
			if text := a.addTransforms(g.Arg); text != "" {
				return a.fatal("%s", text), true
			}
		case tarRemoveFiles:
			a.removeFiles = true
		case tarFormat:
			if !containsString([]string{"gnu", "oldgnu", "pax", "posix", "ustar", "v7"}, g.Arg) {
				return a.usage("%s: Invalid archive format", g.Arg), true
			}
		case tarOneTop:
			a.oneTop = g.Arg
			if !g.HasArg {
				a.oneTop = "."
			}
		case tarTotals:
			a.totals = true
		case tarFullTime:
			a.fullTime = true
		case tarUTC:
			a.zone = time.UTC
		}
	}
	if g.Err != nil {
		a.usage("%v", g.Err)
		return 64, true
	}
	take()
	for _, f := range filesFrom {
		lines, err := a.lines(f.name)
		if err != nil {
			return a.fatal("%s: Cannot open: %s", f.name, command.ErrText(err)), true
		}
		for _, l := range lines {
			a.operands = append(a.operands, operand{name: l, dir: f.dir})
		}
	}
	return 0, false
}

func containsString(list []string, s string) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}

func joinDir(dir, next string) string {
	if dir == "" || strings.HasPrefix(next, "/") {
		return next
	}
	return strings.TrimSuffix(dir, "/") + "/" + next
}

// lines reads a list of names.
func (a *archiver) lines(name string) ([]string, error) {
	in, err := a.p.OpenInput(name)
	if err != nil {
		return nil, err
	}
	defer in.Close()
	data, err := io.ReadAll(meterReader{in, a.p, a.mem})
	sep := "\n"
	if a.null {
		sep = "\x00"
	}
	var lines []string
	for _, l := range strings.Split(string(data), sep) {
		if l != "" {
			lines = append(lines, l)
		}
	}
	return lines, err
}

// meterReader charges for what is read and kept.
type meterReader struct {
	r   io.Reader
	p   *command.Proc
	mem *fuel.Account
}

func (m meterReader) Read(b []byte) (int, error) {
	n, err := m.r.Read(b)
	m.p.Meter.Bytes(n)
	m.mem.Alloc(int64(n))
	return n, err
}

// excluded reports whether a member name matches --exclude: as a whole or from any
// slash on.
// exclusion is a pattern of --exclude.
type exclusion struct {
	*pattern.Pattern
	anchored bool
}

func (a *archiver) excluded(name string) bool {
	name = strings.TrimSuffix(name, "/")
	for _, x := range a.exclude {
		for i := 0; ; {
			if x.Match(name[i:]) {
				return true
			}
			k := strings.IndexByte(name[i:], '/')
			if k < 0 || x.anchored {
				break
			}
			i += k + 1
		}
	}
	return false
}

// safeName strips what would lead out of the directory, and says so once.
func (a *archiver) safeName(name, what string) string {
	if a.absolute {
		return name
	}
	prefix := 0
	for i := 0; i < len(name); {
		j := i
		for j < len(name) && name[j] == '/' {
			j++
		}
		if j > i && i == 0 {
			prefix = j
		}
		i = j
		k := i
		for k < len(name) && name[k] != '/' {
			k++
		}
		if name[i:k] == ".." {
			prefix = k
			for prefix < len(name) && name[prefix] == '/' {
				prefix++
			}
		}
		i = k
	}
	if prefix == 0 {
		return name
	}
	removed := name[:prefix]
	if !a.warned[what+removed] {
		a.warned[what+removed] = true
		a.say("Removing leading `%s' from %s", removed, what)
	}
	if name[prefix:] == "" {
		return "."
	}
	return name[prefix:]
}

// openArchive opens the archive for reading and finds its compression.
func (a *archiver) openArchive() (io.Reader, func(), int) {
	p := a.p
	var h view.Handle = p.Stdin
	if a.hasFile && a.file != "-" {
		f, err := p.OpenFile(a.file, view.ReadOnly, 0)
		if err != nil {
			return nil, nil, a.fatal("%s: Cannot open: %s", a.file, command.ErrText(err))
		}
		h = f
	}
	b := bufio.NewReaderSize(chargedReader{h, p}, 32<<10)
	head, err := b.Peek(6)
	if err != nil && err != io.EOF {
		h.Close()
		return nil, nil, a.fatal("%s: Cannot read: %s", a.file, command.ErrText(err))
	}
	found := detect(head)
	use := found
	if a.codec != nil && (found == nil || found != a.codec && !a.hasFile) {
		use = a.codec
	}
	closer := func() {
		if h != p.Stdin {
			h.Close()
		}
	}
	if use == nil {
		return b, closer, 0
	}
	if found == nil {
		closer()
		return nil, nil, a.childFailed(use, len(head) == 0)
	}
	z, err := use.decoders(b, p.Meter)
	if err != nil {
		closer()
		return nil, nil, a.childFailed(use, false)
	}
	return z, func() { z.Close(); closer() }, 0
}

// childFailed reports what the decompressor would have.
func (a *archiver) childFailed(c *codec, empty bool) int {
	p := a.p
	p.Stdout.Flush()
	text := map[*codec]string{
		gzipCodec: "\ngzip: stdin: not in gzip format\n", bzip2Codec: "bzip2: (stdin) is not a bzip2 file.\n",
		xzCodec: "xz: (stdin): File format not recognized\n", zstdCodec: "zstd: /*stdin*\\: unsupported format \n",
	}[c]
	if empty && c == gzipCodec {
		text = "\ngzip: stdin: unexpected end of file\n"
	}
	p.Stderr.Write([]byte(text))
	status := 1
	if c == bzip2Codec {
		status = 2
	}
	a.say("Child returned status %d", status)
	return a.fatalOnly()
}

func (a *archiver) fatalOnly() int {
	a.say("Error is not recoverable: exiting now")
	return 2
}

type chargedReader struct {
	r io.Reader
	p *command.Proc
}

func (c chargedReader) Read(b []byte) (int, error) {
	n, err := c.r.Read(b)
	c.p.Meter.Bytes(n)
	return n, err
}

// compressed wraps the output in the chosen compression.
func (a *archiver) compressed(w io.Writer) (io.Writer, func() error, error) {
	c := a.codec
	if c == nil && a.auto {
		for _, x := range []struct {
			suffix string
			codec  *codec
		}{{".tgz", gzipCodec}, {".gz", gzipCodec}, {".taz", gzipCodec}, {".bz2", bzip2Codec}, {".tbz", bzip2Codec},
			{".tbz2", bzip2Codec}, {".xz", xzCodec}, {".txz", xzCodec}, {".zst", zstdCodec}, {".tzst", zstdCodec}} {
			if strings.HasSuffix(a.file, x.suffix) {
				c = x.codec
				break
			}
		}
	}
	if c == nil {
		return w, func() error { return nil }, nil
	}
	z, err := c.encoder(w, c.level, a.p.Meter, gzip.Header{OS: 3})
	if err != nil {
		return nil, nil, err
	}
	return z, z.Close, nil
}
