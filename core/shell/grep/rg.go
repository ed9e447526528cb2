package grep

import (
	"errors"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/regex"
)

func init() {
	command.Register(command.Spec{Name: "rg", Summary: "search directories for a pattern, as ripgrep does", Run: runRg, ShortName: true, Unwritable: command.Unwritable{Unheeded: true}})
}

// rgOptions are what rg has beyond grep.
type rgOptions struct {
	fixed, pcre   bool
	smartCase     bool
	filesOnly     bool
	hidden        bool
	noIgnore      bool
	noVCS         bool
	noRequireGit  bool
	follow        bool
	unrestricted  int
	maxDepth      int
	globs         []ignoreRule
	typeChoices   []typeChoice
	types         []typeRule
	typesSelected bool
	heading       bool
	column        bool
	vimgrep       bool
	trim          bool
	countMatches  bool
	includeZero   bool
	replace       []byte
	replacing     bool
	passthru      bool
	maxColumns    int
	preview       bool // show the beginning of lines that are too long
	binary        bool
	crlf          bool
	dotAll        bool
	multiline     bool
	json          bool
	stats         bool
	searchZip     bool
	encoding      encoding
	pre           string
	sortKey       byte // 'm' modification, 'a' access, 0 name
	sortReverse   bool
	pathSep       string
	fieldMatch    string // between the parts of a line that matches
	fieldContext  string // and of one of its context
	maxFileSize   int64
	ignoreFiles   []string
	noIgnoreFiles bool
	noDot         bool
	noExclude     bool
	noParent      bool
	globICase     bool
}

const (
	rgFiles = 512 + iota
	rgNoIgnore
	rgNoIgnoreVCS
	rgNoRequireGit
	rgIglob
	rgHeading
	rgNoHeading
	rgColumn
	rgNoColumn
	rgVimgrep
	rgTrim
	rgCountMatches
	rgIncludeZero
	rgFilesWithout
	rgPassthru
	rgSort
	rgBinary
	rgCRLF
	rgTypeList
	rgTypeAdd
	rgTypeClear
	rgPreview
	rgNoPreview
	rgIgnored // accepted without effect
	rgContextSep
	rgNoContextSep
	rgNoMessages
	rgDotAll
	rgNoDotAll
	rgJSON
	rgNoJSON
	rgStats
	rgNoStats
	rgNoMultiline
	rgSortReverse
	rgPathSeparator
	rgFieldMatch
	rgFieldContext
	rgMaxFileSize
	rgIgnoreFile
	rgNoIgnoreFiles
	rgIgnoreFilesAgain
	rgNoIgnoreDot
	rgIgnoreDot
	rgNoIgnoreExclude
	rgIgnoreExclude
	rgNoIgnoreParent
	rgIgnoreParent
	rgIgnore
	rgIgnoreVCS
	rgRequireGit
	rgNoHidden
	rgNoFixed
	rgNoFollow
	rgNoTrim
	rgNoText
	rgNoPCRE
	rgNoSearchZip
	rgEngine
	rgHybrid
	rgGlobICase
	rgNoGlobICase
	rgMessages
	rgPCREVersion
	rgNullData
	rgNoEncoding
	rgPre
	rgColorSpec
	rgSizeLimit
	rgDebug
)

var rgOpts = []command.Opt{
	{Short: 'e', Long: "regexp", Arg: command.RequiredArg}, {Short: 'f', Long: "file", Arg: command.RequiredArg},
	{Short: 'F', Long: "fixed-strings"}, {Short: 'i', Long: "ignore-case"}, {Short: 's', Long: "case-sensitive"}, {Short: 'S', Long: "smart-case"},
	{Short: 'w', Long: "word-regexp"}, {Short: 'x', Long: "line-regexp"}, {Short: 'v', Long: "invert-match"}, {Short: 'P', Long: "pcre2"},
	{Short: 'c', Long: "count"}, {Long: "count-matches", ID: rgCountMatches}, {Long: "include-zero", ID: rgIncludeZero},
	{Short: 'l', Long: "files-with-matches"}, {Long: "files-without-match", ID: rgFilesWithout}, {Short: 'o', Long: "only-matching"},
	{Short: 'n', Long: "line-number"}, {Short: 'N', Long: "no-line-number"}, {Short: 'H', Long: "with-filename"}, {Short: 'I', Long: "no-filename"},
	{Short: 'b', Long: "byte-offset"}, {Long: "column", ID: rgColumn}, {Long: "no-column", ID: rgNoColumn}, {Long: "vimgrep", ID: rgVimgrep},
	{Long: "heading", ID: rgHeading}, {Long: "no-heading", ID: rgNoHeading}, {Short: 'p', Long: "pretty"}, {Short: '0', Long: "null"},
	{Short: 'A', Long: "after-context", Arg: command.RequiredArg}, {Short: 'B', Long: "before-context", Arg: command.RequiredArg},
	{Short: 'C', Long: "context", Arg: command.RequiredArg}, {Short: 'm', Long: "max-count", Arg: command.RequiredArg}, {Short: 'q', Long: "quiet"},
	{Short: 'a', Long: "text"}, {Long: "binary", ID: rgBinary}, {Short: 'g', Long: "glob", Arg: command.RequiredArg},
	{Long: "iglob", Arg: command.RequiredArg, ID: rgIglob}, {Short: 't', Long: "type", Arg: command.RequiredArg}, {Short: 'T', Long: "type-not", Arg: command.RequiredArg},
	{Long: "type-list", ID: rgTypeList},
	{Long: "type-add", Arg: command.RequiredArg, ID: rgTypeAdd}, {Long: "type-clear", Arg: command.RequiredArg, ID: rgTypeClear}, {Long: "files", ID: rgFiles}, {Short: '.', Long: "hidden"}, {Short: 'u', Long: "unrestricted"},
	{Long: "no-ignore", ID: rgNoIgnore}, {Long: "no-ignore-vcs", ID: rgNoIgnoreVCS}, {Long: "no-require-git", ID: rgNoRequireGit},
	{Short: 'L', Long: "follow"}, {Short: 'd', Long: "max-depth", Arg: command.RequiredArg}, {Long: "maxdepth", Arg: command.RequiredArg, ID: 'd'},
	{Short: 'r', Long: "replace", Arg: command.RequiredArg}, {Long: "trim", ID: rgTrim}, {Long: "passthru", ID: rgPassthru}, {Long: "passthrough", ID: rgPassthru},
	{Short: 'M', Long: "max-columns", Arg: command.RequiredArg}, {Long: "max-columns-preview", ID: rgPreview}, {Long: "no-max-columns-preview", ID: rgNoPreview}, {Long: "color", Arg: command.RequiredArg, ID: optColor},
	{Long: "sort", Arg: command.RequiredArg, ID: rgSort}, {Long: "sortr", Arg: command.RequiredArg, ID: rgSortReverse}, {Long: "crlf", ID: rgCRLF},
	{Short: 'j', Long: "threads", Arg: command.RequiredArg, ID: rgIgnored}, {Long: "no-config", ID: rgIgnored}, {Long: "no-messages", ID: rgNoMessages},
	{Long: "line-buffered", ID: optLineBuffered}, {Long: "block-buffered", ID: rgIgnored}, {Long: "mmap", ID: rgIgnored}, {Long: "no-mmap", ID: rgIgnored},
	{Long: "context-separator", Arg: command.RequiredArg, ID: rgContextSep}, {Long: "no-context-separator", ID: rgNoContextSep},
	{Short: 'U', Long: "multiline"}, {Long: "no-multiline", ID: rgNoMultiline}, {Long: "multiline-dotall", ID: rgDotAll}, {Long: "no-multiline-dotall", ID: rgNoDotAll},
	{Long: "json", ID: rgJSON}, {Long: "no-json", ID: rgNoJSON}, {Long: "stats", ID: rgStats}, {Long: "no-stats", ID: rgNoStats},
	{Short: 'z', Long: "search-zip"}, {Long: "no-search-zip", ID: rgNoSearchZip}, {Long: "path-separator", Arg: command.RequiredArg, ID: rgPathSeparator},
	{Long: "field-match-separator", Arg: command.RequiredArg, ID: rgFieldMatch}, {Long: "field-context-separator", Arg: command.RequiredArg, ID: rgFieldContext},
	{Long: "max-filesize", Arg: command.RequiredArg, ID: rgMaxFileSize}, {Long: "ignore-file", Arg: command.RequiredArg, ID: rgIgnoreFile},
	{Long: "no-ignore-files", ID: rgNoIgnoreFiles}, {Long: "ignore-files", ID: rgIgnoreFilesAgain}, {Long: "no-ignore-dot", ID: rgNoIgnoreDot}, {Long: "ignore-dot", ID: rgIgnoreDot},
	{Long: "no-ignore-exclude", ID: rgNoIgnoreExclude}, {Long: "ignore-exclude", ID: rgIgnoreExclude}, {Long: "no-ignore-parent", ID: rgNoIgnoreParent}, {Long: "ignore-parent", ID: rgIgnoreParent},
	{Long: "ignore", ID: rgIgnore}, {Long: "ignore-vcs", ID: rgIgnoreVCS}, {Long: "require-git", ID: rgRequireGit}, {Long: "no-hidden", ID: rgNoHidden},
	{Long: "no-fixed-strings", ID: rgNoFixed}, {Long: "no-follow", ID: rgNoFollow}, {Long: "no-trim", ID: rgNoTrim}, {Long: "no-text", ID: rgNoText}, {Long: "no-pcre2", ID: rgNoPCRE},
	{Long: "engine", Arg: command.RequiredArg, ID: rgEngine}, {Long: "auto-hybrid-regex", ID: rgHybrid}, {Long: "no-auto-hybrid-regex", ID: rgIgnored},
	{Long: "glob-case-insensitive", ID: rgGlobICase}, {Long: "no-glob-case-insensitive", ID: rgNoGlobICase}, {Long: "messages", ID: rgMessages}, {Long: "pcre2-version", ID: rgPCREVersion},
	{Long: "no-ignore-global", ID: rgIgnored}, {Long: "ignore-global", ID: rgIgnored}, {Long: "no-ignore-messages", ID: rgIgnored}, {Long: "ignore-messages", ID: rgIgnored},
	{Long: "one-file-system", ID: rgIgnored}, {Long: "no-one-file-system", ID: rgIgnored}, {Long: "regex-size-limit", Arg: command.RequiredArg, ID: rgSizeLimit},
	{Long: "dfa-size-limit", Arg: command.RequiredArg, ID: rgSizeLimit}, {Long: "no-crlf", ID: rgIgnored}, {Long: "no-binary", ID: rgIgnored}, {Long: "no-block-buffered", ID: rgIgnored},
	{Long: "no-line-buffered", ID: rgIgnored}, {Long: "pre", Arg: command.RequiredArg, ID: rgPre}, {Long: "no-pre", ID: rgPre}, {Long: "pre-glob", Arg: command.RequiredArg, ID: rgIgnored},
	{Short: 'E', Long: "encoding", Arg: command.RequiredArg}, {Long: "no-encoding", ID: rgNoEncoding}, {Long: "null-data", ID: rgNullData},
	{Long: "debug", ID: rgDebug}, {Long: "trace", ID: rgDebug}, {Long: "colors", Arg: command.RequiredArg, ID: rgColorSpec},
	{Long: "help", ID: rgIgnored + 1000}, {Short: 'V', Long: "version", ID: rgIgnored + 1001},
}

// runRg maps rg's options to a grep that walks, ignores and prints as ripgrep does
// when its output is not a terminal. Files come in byte order, as with --sort path.
func runRg(p *command.Proc) int {
	o := &options{before: -1, after: -1, max: 1<<63 - 1, separator: "--", syntax: 'R', binary: binaryText}
	r := &rgOptions{maxDepth: -1, maxFileSize: -1, fieldMatch: ":", fieldContext: "-"}
	o.rg = r
	context := int64(-1)
	g := command.NewGetopt(rgOpts, p.Args)
	g.Exact = true
	noLine, listTypes := false, false
	for g.Next() {
		switch g.Opt {
		case rgIgnored + 1000:
			p.Stdout.WriteString("Usage: rg [OPTIONS] PATTERN [PATH ...]\n\nSearch files below the paths, or standard input, for a regular expression.\n")
			return 0
		case rgIgnored + 1001:
			p.Stdout.WriteString("ripgrep 13.0.0 (compatible, Ambit)\n")
			return 0
		case rgPCREVersion:
			p.Stdout.WriteString("PCRE2 10.32 is available\nJIT is available\n")
			return 0
		case rgTypeList:
			listTypes = true
		case 'C':
			n, ok := parseContext(g.Arg)
			if !ok {
				return rgFail(p, "%s", badRgNumber("context", g.Arg))
			}
			context = n
		case 'N':
			noLine = true
			o.lineNumber = false
		case 'e':
			o.patterns = append(o.patterns, patternSource{lines: []string{g.Arg}})
		case 'f':
			text, err := readWhole(p, g.Arg)
			if err != nil {
				return rgFail(p, "%s", g.Arg+": "+command.ErrText(err)+" (os error 2)")
			}
			o.fileOption = true
			if text != "" {
				o.addPatterns(strings.TrimSuffix(text, "\n"), g.Arg)
			}
		default:
			if msg := o.setRg(p, g); msg != "" {
				return rgFail(p, "%s", msg)
			}
		}
	}
	if g.Err != nil {
		p.Stdout.Flush()
		p.Stderr.Write([]byte("error: " + g.Err.Error() + rgUsage))
		return exitTrouble
	}
	if r.pre != "" {
		return rgFail(p, "%s", "rg: the option --pre, which runs a program for each file, is not supported")
	}
	if conflict := o.jsonConflict(); conflict != "" {
		return rgFail(p, "%s", "error: The argument '"+conflict+"' cannot be used with '--json'"+strings.TrimSuffix(rgUsage, "\n"))
	}
	if o.before < 0 {
		o.before = context
	}
	if o.after < 0 {
		o.after = context
	}
	types, message := r.chooseTypes(p)
	if message != "" {
		return rgFail(p, "%s", message)
	}
	if listTypes {
		types.print(p)
		return 0
	}
	files := g.Operands
	if !r.filesOnly && len(o.patterns) == 0 && !o.fileOption {
		if len(files) == 0 {
			p.Stderr.Write([]byte("error: The following required arguments were not provided:\n    <PATTERN>" + rgUsage))
			return exitTrouble
		}
		o.patterns = append(o.patterns, patternSource{lines: []string{files[0]}})
		files = files[1:]
	}
	if (r.column || r.vimgrep) && !noLine {
		o.lineNumber = true
	}
	r.countMatches = o.count && !o.invert && (r.countMatches || o.onlyMatch)
	if r.json {
		o.lineNumber, r.stats = !noLine, !o.quiet
	}
	return searchRg(p, o, files)
}

func rgFail(p *command.Proc, format string, args ...any) int {
	q := *p
	q.Stdout.Flush()
	text := format
	if len(args) > 0 {
		text = strings.Replace(format, "%s", args[0].(string), 1)
	}
	p.Stderr.Write([]byte(text + "\n"))
	return exitTrouble
}

// setRg applies one option; the result is a message if it is wrong.
func (o *options) setRg(p *command.Proc, g *command.Getopt) string {
	r := o.rg
	number := func() int64 {
		n, ok := parseContext(g.Arg)
		if !ok {
			return -1
		}
		return n
	}
	if msg, done := o.setRgMore(g); done {
		return msg
	}
	switch g.Opt {
	case 'F':
		r.fixed = true
	case 'P':
		r.pcre = true
	case 'i':
		o.icase, r.smartCase = true, false
	case 's':
		o.icase, r.smartCase = false, false
	case 'S':
		r.smartCase = true
	case 'w':
		o.word = true
	case 'x':
		o.whole = true
	case 'v':
		o.invert = true
	case 'c':
		o.count = true
	case rgCountMatches:
		o.count, r.countMatches = true, true
	case rgIncludeZero:
		r.includeZero = true
	case 'l':
		o.list = listMatching
	case rgFilesWithout:
		o.list = listOthers
	case 'o':
		o.onlyMatch = true
	case 'n':
		o.lineNumber = true
	case 'H':
		o.names = 1
	case 'I':
		o.names = -1
	case 'b':
		o.byteOffset = true
	case rgColumn:
		r.column = true
	case rgNoColumn:
		r.column = false
	case rgVimgrep:
		r.vimgrep, r.column = true, true
		o.names = 1
	case rgHeading:
		r.heading = true
	case rgNoHeading:
		r.heading = false
	case 'p':
		r.heading, o.lineNumber, o.color = true, true, true
	case '0':
		o.nulName = true
	case 'A', 'B', 'm', 'd', 'M':
		n := number()
		if n < 0 {
			return badRgNumber(map[int]string{'A': "after-context", 'B': "before-context", 'm': "max-count", 'd': "max-depth", 'M': "max-columns"}[g.Opt], g.Arg)
		}
		switch g.Opt {
		case 'A':
			o.after = n
		case 'B':
			o.before = n
		case 'm':
			o.max = n
		case 'd':
			r.maxDepth = int(n)
		case 'M':
			r.maxColumns = int(n)
		}
	case 'q':
		o.quiet = true
	case 'a':
		r.unrestricted = 3
		r.binary = true
	case rgBinary:
		r.binary = true
	case 'g', rgIglob:
		if rule, ok := newRule(g.Arg, g.Opt == rgIglob || r.globICase, p.Meter); ok {
			// -g is the other way round: what matches is taken, ! leaves out.
			rule.negate = !rule.negate
			r.globs = append(r.globs, rule)
		}
	case 't', 'T', rgTypeAdd, rgTypeClear:
		r.typeChoices = append(r.typeChoices, typeChoice{g.Opt, g.Arg})
	case rgPreview, rgNoPreview:
		r.preview = g.Opt == rgPreview
	case rgFiles:
		r.filesOnly = true
	case '.':
		r.hidden = true
	case 'u':
		r.unrestricted++
		r.noIgnore = true
		r.hidden = r.hidden || r.unrestricted >= 2
		r.binary = r.binary || r.unrestricted >= 3
	case rgNoIgnore:
		r.noIgnore = true
	case rgNoIgnoreVCS:
		r.noVCS = true
	case rgNoRequireGit:
		r.noRequireGit = true
	case 'L':
		r.follow = true
	case 'r':
		r.replace, r.replacing = []byte(g.Arg), true
	case rgTrim:
		r.trim = true
	case rgPassthru:
		r.passthru = true
	case optColor:
		switch g.Arg {
		case "always", "ansi":
			o.color = true
		case "never", "auto":
			o.color = false
		default:
			return "error: '" + g.Arg + "' isn't a valid value for '--color <WHEN>'"
		}
	case rgCRLF:
		r.crlf = true
	case rgDotAll, rgNoDotAll:
		r.dotAll = g.Opt == rgDotAll
	case rgContextSep:
		o.separator, o.noSep = g.Arg, false
	case rgNoContextSep:
		o.noSep = true
	case rgNoMessages:
		o.noMessages = true
	case optLineBuffered:
		o.lineFlush = true
	}
	return ""
}

// rgMatcher compiles the patterns in the syntax of Rust's regex crate, which is
// Perl's without look-around and back-references; -P allows those.
func rgMatcher(p *command.Proc, o *options) (*matcher, int) {
	r := o.rg
	m := &matcher{eol: '\n', lines: !o.nulData}
	if o.nulData {
		m.eol = 0
	}
	var lines []string
	for _, src := range o.patterns {
		lines = append(lines, src.lines...)
	}
	if len(lines) == 0 {
		return m, 0
	}
	r.multiline = r.multiline && (r.pcre || spansLines(lines, r.fixed, r.dotAll))
	if !r.multiline && namesNewline(lines, r.fixed) {
		return nil, rgFail(p, "%s", "the literal '\"\\n\"' is not allowed in a regex\n\nConsider enabling multiline mode with the --multiline flag (or -U for short).\nWhen multiline mode is enabled, new line characters can be matched.")
	}
	opt := regex.Options{Dialect: regex.Perl, Bytes: !p.UTF8(), Lines: !r.multiline, MultiLine: true, DotAll: r.multiline && r.dotAll, Whole: o.whole, Word: o.word && !o.whole, Meter: p.Meter}
	opt.ICase = o.icase || r.smartCase && strings.ToLower(strings.Join(lines, "")) == strings.Join(lines, "")
	var b strings.Builder
	b.WriteString("(*UCP)")
	for i, line := range lines {
		if i > 0 {
			b.WriteByte('|')
		}
		if r.fixed {
			for _, c := range []byte(line) {
				b.WriteString(quoteByte(c))
			}
			continue
		}
		if len(lines) > 1 {
			b.WriteString("(?:" + line + ")")
		} else {
			b.WriteString(line)
		}
	}
	if len(lines) == 1 && lines[0] == "" && !opt.Word && !opt.Whole {
		m.all = true
	}
	r.countMatches = r.countMatches || r.multiline && o.count && !o.invert
	re, err := rgCompile(b.String(), opt, r)
	if err != nil {
		return nil, rgPatternError(p, lines, err)
	}
	if re.Backtracks() && !r.pcre {
		p.Stderr.Write([]byte("regex parse error:\n    " + strings.Join(lines, "|") + "\nerror: look-around, including look-ahead and look-behind, is not supported\n\nConsider enabling PCRE2 with the --pcre2 flag, which can handle backreferences\nand look-around.\n"))
		return nil, exitTrouble
	}
	m.re = re
	return m, 0
}

func rgPatternError(p *command.Proc, lines []string, err error) int {
	text, at := err.Error(), 0
	var e *regex.Error
	if errors.As(err, &e) {
		switch {
		case strings.Contains(e.Text, "closing parenthesis") && strings.HasPrefix(e.Text, "missing"):
			text = "unclosed group"
		case strings.Contains(e.Text, "closing parenthesis"):
			text = "unopened group"
		case strings.Contains(e.Text, "terminating ]"):
			text = "unclosed character class"
		case strings.Contains(e.Text, "quantifier"):
			text = "repetition operator missing expression"
		}
		at = 0
	}
	p.Stdout.Flush()
	p.Stderr.Write([]byte("regex parse error:\n    " + strings.Join(lines, "|") + "\n    " + strings.Repeat(" ", at) + "^\nerror: " + text + "\n"))
	return exitTrouble
}
