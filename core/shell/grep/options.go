package grep

import (
	"io"
	"math"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
)

// dirAction says what happens to a directory among the operands.
type dirAction uint8

const (
	dirRead dirAction = iota
	dirRecurse
	dirSkip
)

// binaryRule says what a binary file is taken for.
type binaryRule uint8

const (
	binaryReport binaryRule = iota
	binaryText
	binaryNoMatch
)

// listMode is -l or -L.
type listMode uint8

const (
	listNone listMode = iota
	listMatching
	listOthers
)

type options struct {
	syntax   byte // 'G', 'E', 'F', 'P'
	icase    bool
	word     bool
	whole    bool
	nulData  bool
	invert   bool
	patterns []patternSource

	noMessages bool
	quiet      bool
	count      bool
	list       listMode
	onlyMatch  bool
	max        int64
	byteOffset bool
	lineNumber bool
	lineFlush  bool
	names      int // -1: -h, 1: -H
	label      string
	initialTab bool
	nulName    bool
	binary     binaryRule

	dirs       dirAction
	derefs     bool
	skipDevs   bool
	devsGiven  bool
	filters    filters
	before     int64 // -1: not given
	after      int64
	separator  string
	noSep      bool
	color      bool
	colors     colors
	files      []string
	fileOption bool // -f occurred
	rg         *rgOptions
}

// patternSource is where a run of pattern lines came from: an option or a file.
type patternSource struct {
	lines []string
	file  string // "": the command line
}

const (
	optBinaryFiles = 256 + iota
	optColor
	optInclude
	optExclude
	optExcludeFrom
	optExcludeDir
	optGroupSep
	optNoGroupSep
	optLabel
	optLineBuffered
	optNoIgnoreCase
)

// grepOpts stand in the order in which GNU grep lists them when an abbreviation is
// ambiguous.
var grepOpts = append(digitOpts(),
	command.Opt{Short: 'G', Long: "basic-regexp"},
	command.Opt{Short: 'E', Long: "extended-regexp"},
	command.Opt{Short: 'F', Long: "fixed-regexp"},
	command.Opt{Short: 'F', Long: "fixed-strings"},
	command.Opt{Short: 'P', Long: "perl-regexp"},
	command.Opt{Short: 'A', Long: "after-context", Arg: command.RequiredArg},
	command.Opt{Short: 'B', Long: "before-context", Arg: command.RequiredArg},
	command.Opt{Long: "binary-files", Arg: command.RequiredArg, ID: optBinaryFiles},
	command.Opt{Short: 'U', Long: "binary"},
	command.Opt{Short: 'b', Long: "byte-offset"},
	command.Opt{Short: 'C', Long: "context", Arg: command.RequiredArg},
	command.Opt{Long: "color", Arg: command.OptionalArg, ID: optColor},
	command.Opt{Long: "colour", Arg: command.OptionalArg, ID: optColor},
	command.Opt{Short: 'c', Long: "count"},
	command.Opt{Short: 'D', Long: "devices", Arg: command.RequiredArg},
	command.Opt{Short: 'd', Long: "directories", Arg: command.RequiredArg},
	command.Opt{Long: "exclude", Arg: command.RequiredArg, ID: optExclude},
	command.Opt{Long: "exclude-from", Arg: command.RequiredArg, ID: optExcludeFrom},
	command.Opt{Long: "exclude-dir", Arg: command.RequiredArg, ID: optExcludeDir},
	command.Opt{Short: 'f', Long: "file", Arg: command.RequiredArg},
	command.Opt{Short: 'l', Long: "files-with-matches"},
	command.Opt{Short: 'L', Long: "files-without-match"},
	command.Opt{Long: "group-separator", Arg: command.RequiredArg, ID: optGroupSep},
	command.Opt{Long: "help", ID: gnu.HelpID},
	command.Opt{Long: "include", Arg: command.RequiredArg, ID: optInclude},
	command.Opt{Short: 'i', Long: "ignore-case"},
	command.Opt{Long: "no-ignore-case", ID: optNoIgnoreCase},
	command.Opt{Short: 'T', Long: "initial-tab"},
	command.Opt{Long: "label", Arg: command.RequiredArg, ID: optLabel},
	command.Opt{Long: "line-buffered", ID: optLineBuffered},
	command.Opt{Short: 'n', Long: "line-number"},
	command.Opt{Short: 'x', Long: "line-regexp"},
	command.Opt{Short: 'm', Long: "max-count", Arg: command.RequiredArg},
	command.Opt{Short: 'h', Long: "no-filename"},
	command.Opt{Long: "no-group-separator", ID: optNoGroupSep},
	command.Opt{Short: 's', Long: "no-messages"},
	command.Opt{Short: 'Z', Long: "null"},
	command.Opt{Short: 'z', Long: "null-data"},
	command.Opt{Short: 'o', Long: "only-matching"},
	command.Opt{Short: 'q', Long: "quiet"},
	command.Opt{Short: 'r', Long: "recursive"},
	command.Opt{Short: 'R', Long: "dereference-recursive"},
	command.Opt{Short: 'e', Long: "regexp", Arg: command.RequiredArg},
	command.Opt{Short: 'v', Long: "invert-match"},
	command.Opt{Short: 'q', Long: "silent"},
	command.Opt{Short: 'a', Long: "text"},
	command.Opt{Short: 'u', Long: "unix-byte-offsets"},
	command.Opt{Short: 'V', Long: "version", ID: gnu.VersionID},
	command.Opt{Short: 'H', Long: "with-filename"},
	command.Opt{Short: 'w', Long: "word-regexp"},
	command.Opt{Short: 'I'}, command.Opt{Short: 'y', ID: 'i'}, command.Opt{Short: 'X', Arg: command.RequiredArg},
)

func digitOpts() []command.Opt {
	opts := make([]command.Opt, 10)
	for i := range opts {
		opts[i] = command.Opt{Short: byte('0' + i)}
	}
	return opts
}

// parseOptions reads the command line; done says that the command ends here.
func parseOptions(p *command.Proc, args []string) (o *options, status int, done bool) {
	o = &options{before: -1, after: -1, max: math.MaxInt64, separator: "--", colors: defaultColors()}
	context := int64(-1)
	digits, left, showHelp := "", -1, false
	g := command.NewGetopt(grepOpts, args)
	for g.Next() {
		if g.Opt >= '0' && g.Opt <= '9' {
			// The digits of one argument make one number.
			if g.Left() != left {
				digits, left = "", g.Left()
			}
			digits += string(rune(g.Opt))
			context, _ = parseContext(digits)
			continue
		}
		if g.Opt == 'C' {
			var ok bool
			if context, ok = parseContext(g.Arg); !ok {
				p.Errorf("%s: invalid context length argument", g.Arg)
				return nil, exitTrouble, true
			}
			continue
		}
		switch g.Opt {
		case gnu.HelpID:
			showHelp = true
		case gnu.VersionID:
			return nil, version(p), true
		default:
			if status, bad := o.set(p, g); bad {
				return nil, status, true
			}
		}
	}
	if g.Err != nil {
		p.Errorf("%v", g.Err)
		return nil, usageLine(p, exitTrouble), true
	}
	if showHelp {
		return nil, help(p), true
	}
	if o.before < 0 {
		o.before = context
	}
	if o.after < 0 {
		o.after = context
	}
	files := g.Operands
	if len(o.patterns) == 0 && !o.fileOption {
		if len(files) == 0 {
			return nil, usageLine(p, exitTrouble), true
		}
		o.addPatterns(files[0], "")
		files = files[1:]
	}
	o.finish(p, files)
	return o, 0, false
}

func (o *options) finish(p *command.Proc, files []string) {
	if o.syntax == 0 {
		o.syntax = 'G'
	}
	if o.color {
		o.colors.read(p)
	}
	if o.quiet || o.list != listNone {
		o.count = false
	}
	o.files = files
	if len(files) == 0 {
		o.files = []string{"-"}
		if o.dirs == dirRecurse {
			o.files = []string{"."}
			o.filters.omitDotSlash = true
		}
	}
	if !o.devsGiven {
		o.skipDevs = o.dirs == dirRecurse
	}
}

// set applies one option.
func (o *options) set(p *command.Proc, g *command.Getopt) (status int, bad bool) {
	switch g.Opt {
	case 'E', 'F', 'G', 'P':
		return o.setSyntax(p, byte(g.Opt))
	case 'X':
		c, ok := matchers[g.Arg]
		if !ok {
			p.Errorf("invalid matcher %s", g.Arg)
			return exitTrouble, true
		}
		return o.setSyntax(p, c)
	case 'e':
		o.addPatterns(g.Arg, "")
	case 'f':
		return o.readPatterns(p, g.Arg)
	case 'i':
		o.icase = true
	case optNoIgnoreCase:
		o.icase = false
	case 'w':
		o.word = true
	case 'x':
		o.whole = true
	case 'z':
		o.nulData = true
	case 's':
		o.noMessages = true
	case 'v':
		o.invert = true
	case 'm':
		n, ok := parseInt(g.Arg)
		if !ok {
			p.Errorf("invalid max count")
			return exitTrouble, true
		}
		if o.max = n; n < 0 {
			o.max = math.MaxInt64
		}
	case 'b':
		o.byteOffset = true
	case 'n':
		o.lineNumber = true
	case optLineBuffered:
		o.lineFlush = true
	case 'H':
		o.names = 1
	case 'h':
		o.names = -1
	case optLabel:
		o.label = g.Arg
	case 'o':
		o.onlyMatch = true
	case 'q':
		o.quiet = true
	case optBinaryFiles:
		switch g.Arg {
		case "binary":
			o.binary = binaryReport
		case "text":
			o.binary = binaryText
		case "without-match":
			o.binary = binaryNoMatch
		default:
			p.Errorf("unknown binary-files type")
			return exitTrouble, true
		}
	case 'a':
		o.binary = binaryText
	case 'I':
		o.binary = binaryNoMatch
	case 'd':
		i, ambiguous, ok := gnu.Choose(g.Arg, []string{"read", "recurse", "skip"})
		if !ok {
			p.Errorf("%s argument %s for %s", invalidOrAmbiguous(ambiguous), gnu.Quote(p, g.Arg), gnu.Quote(p, "--directories"))
			p.Stderr.Write([]byte("Valid arguments are:\n  - " + gnu.Quote(p, "read") + "\n  - " + gnu.Quote(p, "recurse") + "\n  - " + gnu.Quote(p, "skip") + "\n"))
			return usageLine(p, 1), true
		}
		o.dirs = dirAction(i)
	case 'D':
		switch g.Arg {
		case "read":
			o.skipDevs = false
		case "skip":
			o.skipDevs = true
		default:
			p.Errorf("unknown devices method")
			return exitTrouble, true
		}
		o.devsGiven = true
	case 'r':
		o.dirs, o.derefs = dirRecurse, false
	case 'R':
		o.dirs, o.derefs = dirRecurse, true
	case optInclude, optExclude:
		o.filters.addFile(g.Arg, g.Opt == optInclude)
	case optExcludeDir:
		o.filters.addDir(g.Arg)
	case optExcludeFrom:
		return o.readExcludes(p, g.Arg)
	case 'L':
		o.list = listOthers
	case 'l':
		o.list = listMatching
	case 'c':
		o.count = true
	case 'T':
		o.initialTab = true
	case 'Z':
		o.nulName = true
	case 'A', 'B':
		n, ok := parseContext(g.Arg)
		if !ok {
			p.Errorf("%s: invalid context length argument", g.Arg)
			return exitTrouble, true
		}
		if g.Opt == 'A' {
			o.after = n
		} else {
			o.before = n
		}
	case optGroupSep:
		o.separator, o.noSep = g.Arg, false
	case optNoGroupSep:
		o.noSep = true
	case optColor:
		switch g.Arg {
		case "always", "yes", "force":
			o.color = true
		case "", "never", "no", "none", "auto", "tty", "if-tty":
			o.color = false
		default:
			return help(p), true
		}
	case 'u':
		p.Errorf("warning: --unix-byte-offsets (-u) is obsolete")
	}
	return 0, false
}

// matchers are the names that -X takes.
var matchers = map[string]byte{"grep": 'G', "egrep": 'E', "fgrep": 'F', "perl": 'P', "awk": 'A', "gawk": 'A', "posixawk": 'A'}

func (o *options) setSyntax(p *command.Proc, c byte) (int, bool) {
	if o.syntax != 0 && o.syntax != c {
		p.Errorf("conflicting matchers specified")
		return exitTrouble, true
	}
	o.syntax = c
	return 0, false
}

func invalidOrAmbiguous(ambiguous bool) string {
	if ambiguous {
		return "ambiguous"
	}
	return "invalid"
}

// parseContext reads a context length; what is too large means all lines.
func parseContext(s string) (int64, bool) {
	if s == "" || strings.Trim(s, "0123456789") != "" {
		return 0, false
	}
	n, _ := parseInt(s)
	return n, true
}

func parseInt(s string) (int64, bool) {
	neg := strings.HasPrefix(s, "-")
	digits := strings.TrimPrefix(strings.TrimPrefix(s, "-"), "+")
	if digits == "" || strings.Trim(digits, "0123456789") != "" {
		return 0, false
	}
	n := int64(0)
	for _, c := range []byte(digits) {
		if n > (math.MaxInt64-9)/10 {
			n = math.MaxInt64
			break
		}
		n = n*10 + int64(c-'0')
	}
	if neg {
		n = -n
	}
	return n, true
}

// addPatterns adds the lines of s.
func (o *options) addPatterns(s, file string) {
	o.patterns = append(o.patterns, patternSource{strings.Split(s, "\n"), file})
}

func (o *options) readPatterns(p *command.Proc, name string) (int, bool) {
	o.fileOption = true
	text, err := readWhole(p, name)
	if err != nil {
		gnu.FileError(p, name, err)
		return exitTrouble, true
	}
	if text == "" {
		return 0, false
	}
	file := name
	if name == "-" {
		file = "(standard input)"
	}
	o.addPatterns(strings.TrimSuffix(text, "\n"), file)
	return 0, false
}

func (o *options) readExcludes(p *command.Proc, name string) (int, bool) {
	text, err := readWhole(p, name)
	if err != nil {
		gnu.FileError(p, name, err)
		return exitTrouble, true
	}
	for line := range strings.SplitSeq(strings.TrimSuffix(text, "\n"), "\n") {
		if line = strings.TrimRight(line, " \t\r"); line != "" {
			o.filters.addFile(line, false)
		}
	}
	return 0, false
}

// patternBytes is what a byte of a file of patterns takes while the file is read, with
// the copies that follow.
const patternBytes = 8

// readWhole reads a file of patterns, which must fit into the memory limit. What
// becomes of it is not counted any longer, for it is gone with the command.
func readWhole(p *command.Proc, name string) (string, error) {
	h, err := p.OpenInput(name)
	if err != nil {
		return "", err
	}
	defer h.Close()
	var b strings.Builder
	defer func() { p.Meter.Free(int64(b.Len()) * patternBytes) }()
	buf := make([]byte, 16<<10)
	for {
		n, err := h.Read(buf)
		p.Meter.Bytes(n)
		p.Meter.Alloc(int64(n) * patternBytes)
		b.Write(buf[:n])
		if err == io.EOF {
			return b.String(), nil
		}
		if err != nil {
			return "", err
		}
	}
}
