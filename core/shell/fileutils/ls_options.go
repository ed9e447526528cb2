package fileutils

import (
	"strconv"
	"strings"

	"ambit/core/shell/gnu"
	"ambit/core/shell/pattern"
	"ambit/core/shell/quoting"
)

var (
	lsWhen = []gnu.Word{
		{Name: "always", Value: 1}, {Name: "yes", Value: 1}, {Name: "force", Value: 1}, {Name: "never", Value: 0}, {Name: "no", Value: 0}, {Name: "none", Value: 0},
		{Name: "auto", Value: 2}, {Name: "tty", Value: 2}, {Name: "if-tty", Value: 2},
	}
	lsFormats = []gnu.Word{
		{Name: "verbose", Value: int(longFormat)}, {Name: "long", Value: int(longFormat)}, {Name: "commas", Value: int(withCommas)},
		{Name: "horizontal", Value: int(horizontal)}, {Name: "across", Value: int(horizontal)}, {Name: "vertical", Value: int(manyPerLine)},
		{Name: "single-column", Value: int(onePerLine)},
	}
	lsSorts = []gnu.Word{
		{Name: "none", Value: int(sortNone)}, {Name: "time", Value: int(sortTime)}, {Name: "size", Value: int(sortSize)},
		{Name: "extension", Value: int(sortExtension)}, {Name: "version", Value: int(sortVersion)}, {Name: "width", Value: int(sortWidth)},
	}
	lsTimes = []gnu.Word{
		{Name: "atime", Value: int(timeAccessed)}, {Name: "access", Value: int(timeAccessed)}, {Name: "use", Value: int(timeAccessed)},
		{Name: "ctime", Value: int(timeChanged)}, {Name: "status", Value: int(timeChanged)},
		{Name: "birth", Value: int(timeBirth)}, {Name: "creation", Value: int(timeBirth)},
	}
	duTimes      = lsTimes[:5:5]
	lsIndicators = []gnu.Word{
		{Name: "none", Value: int(indicateNone)}, {Name: "slash", Value: int(indicateSlash)},
		{Name: "file-type", Value: int(indicateFileType)}, {Name: "classify", Value: int(indicateClassify)},
	}
)

// parse reads the options. done means that the command ends with status.
func (l *ls) parse() (operands []string, status int, done bool) {
	p := l.p
	format, sort := l.format, sortUnset
	explicitTime, kibi, blockSize := false, false, false
	timeStyle, hasStyle := "", false
	fullTime := false
	if w, ok := p.Getenv("COLUMNS"); ok {
		if n, err := strconv.Atoi(w); err == nil && n >= 0 {
			l.width = n
		}
	}
	l.quoting = gnu.EnvQuotingStyle(p, l.quoting)
	choose := func(option, arg string, choices []gnu.Word) (int, bool) {
		v, ok := gnu.Match(p, option, arg, choices)
		if !ok {
			status, done = p.UsageError(1, ""), true
		}
		return v, ok
	}
	usage := func() ([]string, int, bool) { return nil, status, true }
	g := p.Getopt(lsOpts)
	color := 0
	for g.Next() {
		switch g.Opt {
		case gnu.HelpID, gnu.VersionID:
			return nil, gnu.HelpOrVersion(p, g.Opt, "%s [OPTION]... [FILE]...\nList information about the FILEs (the current directory by default).", lsOpts), true
		case 'a':
			l.all = true
		case 'A':
			l.all, l.almostAll = false, true
		case lsAuthor:
			l.author = true
		case 'b':
			l.quoting = quoting.StyleEscape
		case lsBlockSize:
			h, ok := blockSizeOption(p, g)
			if !ok {
				return nil, 2, true
			}
			l.human, l.fileHuman, blockSize = h, h, true
		case 'B':
			l.backups = true
		case 'c':
			l.time, explicitTime = timeChanged, true
		case 'C':
			format = manyPerLine
		case lsColor:
			color = 1
			if g.HasArg {
				v, ok := choose("--color", g.Arg, lsWhen)
				if !ok {
					return usage()
				}
				color = v
			}
		case 'd':
			l.directory = true
		case 'D':
		case 'f':
			l.all, sort = true, sortNone
			if format == longFormat {
				format = onePerLine
			}
			l.blocks, color = false, 0
		case 'F':
			classify := 1
			if g.HasArg {
				v, ok := choose("--classify", g.Arg, lsWhen)
				if !ok {
					return usage()
				}
				classify = v
			}
			if classify == 1 {
				l.indicator = indicateClassify
			}
		case lsFileType:
			l.indicator = indicateFileType
		case lsFormatOpt:
			v, ok := choose("--format", g.Arg, lsFormats)
			if !ok {
				return usage()
			}
			format = lsFormat(v)
		case lsFullTime:
			format, timeStyle, fullTime = longFormat, "full-iso", true
		case 'g':
			format, l.owner = longFormat, false
		case lsGroupDirs:
			l.dirsFirst = true
		case 'G':
			l.group = false
		case 'h':
			l.human, l.fileHuman, blockSize = human{base: 1024}, human{base: 1024}, true
		case lsSI:
			l.human, l.fileHuman, blockSize = human{base: 1000}, human{base: 1000}, true
		case 'H':
			l.deref = derefArguments
		case lsDerefToDir:
			l.deref = derefArgumentToDir
		case lsHide:
			l.hide = append(l.hide, pattern.Compile(g.Arg, patternFlags(p)|pattern.Period))
		case lsHyperlink:
			if g.HasArg {
				if _, ok := choose("--hyperlink", g.Arg, lsWhen); !ok {
					return usage()
				}
			}
		case lsIndicatorStyle:
			v, ok := choose("--indicator-style", g.Arg, lsIndicators)
			if !ok {
				return usage()
			}
			l.indicator = lsIndicator(v)
		case 'i':
			l.inode = true
		case 'I':
			l.ignore = append(l.ignore, pattern.Compile(g.Arg, patternFlags(p)|pattern.Period))
		case 'k':
			kibi = true
		case 'l':
			format = longFormat
		case 'L':
			l.deref = derefAlways
		case 'm':
			format = withCommas
		case 'n':
			format, l.numeric = longFormat, true
		case 'N':
			l.quoting = quoting.StyleLiteral
		case 'o':
			format, l.group = longFormat, false
		case 'p':
			l.indicator = indicateSlash
		case 'q':
			l.question = true
		case lsShowControl:
			l.question = false
		case 'Q':
			l.quoting = quoting.StyleC
		case lsQuotingStyle:
			v, ok := choose("--quoting-style", g.Arg, gnu.QuotingStyles)
			if !ok {
				return usage()
			}
			l.quoting = quoting.Style(v)
		case 'r':
			l.reverse = true
		case 'R':
			l.recursive = true
		case 's':
			l.blocks = true
		case 'S':
			sort = sortSize
		case lsSortOpt:
			v, ok := choose("--sort", g.Arg, lsSorts)
			if !ok {
				return usage()
			}
			sort = lsSort(v)
		case lsTimeOpt:
			v, ok := choose("--time", g.Arg, lsTimes)
			if !ok {
				return usage()
			}
			l.time, explicitTime = lsTime(v), true
		case lsTimeStyle:
			timeStyle, hasStyle = g.Arg, true
		case 't':
			sort = sortTime
		case 'T':
			n, err := gnu.ParseSize(g.Arg, "")
			if err != nil {
				p.Errorf("invalid tab size: %s", gnu.Quote(p, g.Arg))
				return nil, 2, true
			}
			l.tab = int(n)
		case 'u':
			l.time, explicitTime = timeAccessed, true
		case 'U':
			sort = sortNone
		case 'v':
			sort = sortVersion
		case 'w':
			n, err := gnu.ParseSize(g.Arg, "")
			if err != nil && err != gnu.ErrOverflow {
				p.Errorf("invalid line width: %s", gnu.Quote(p, g.Arg))
				return nil, 2, true
			}
			l.width = int(min(n, 1<<30))
		case 'x':
			format = horizontal
		case 'X':
			sort = sortExtension
		case 'Z':
			l.context = true
		case '1':
			if format != longFormat {
				format = onePerLine
			}
		case lsZero:
			l.zero, l.end = true, 0
			if format != longFormat {
				format = onePerLine
			}
			l.quoting, color = quoting.StyleLiteral, 0
		}
	}
	if g.Err != nil {
		return nil, p.UsageError(2, "%v", g.Err), true
	}
	if kibi && !blockSize {
		l.human = human{block: 1024, base: 1024}
	}
	l.format, l.sort = format, sort
	if sort == sortUnset {
		l.sort = sortName
		if format != longFormat && explicitTime {
			l.sort = sortTime
		}
	}
	if l.deref == derefUnset {
		l.deref = derefArgumentToDir
		if l.directory || l.indicator == indicateClassify || format == longFormat {
			l.deref = derefNever
		}
	}
	if l.directory {
		l.recursive = false
	}
	if color == 1 {
		l.colors = newLsColors(p)
	}
	if !hasStyle && !fullTime {
		timeStyle, hasStyle = p.Getenv("TIME_STYLE")
	}
	if format == longFormat && (hasStyle || fullTime) {
		if !l.setTimeStyle(timeStyle) {
			return nil, 2, true
		}
	}
	return g.Operands, 0, false
}

func (l *ls) setTimeStyle(style string) bool {
	if f, ok := strings.CutPrefix(style, "+"); ok {
		old, recent, two := strings.Cut(f, "\n")
		if two && strings.Contains(recent, "\n") {
			l.p.Errorf("invalid time style format %s", gnu.Quote(l.p, style))
			return false
		}
		if !two {
			recent = old
		}
		l.old, l.recent = old, recent
		return true
	}
	for {
		rest, ok := strings.CutPrefix(style, "posix-")
		if !ok {
			break
		}
		// posix- styles apply outside the POSIX locale only, and C is that locale.
		if !l.p.UTF8() {
			return true
		}
		style = rest
	}
	styles := []string{"full-iso", "long-iso", "iso", "locale"}
	match, what := "", "invalid"
	if i, ambiguous, ok := gnu.Choose(style, styles); ok {
		match = styles[i]
	} else if ambiguous {
		what = "ambiguous"
	}
	switch match {
	case "full-iso":
		l.old, l.recent = "%Y-%m-%d %H:%M:%S.%N %z", "%Y-%m-%d %H:%M:%S.%N %z"
	case "long-iso":
		l.old, l.recent = "%Y-%m-%d %H:%M", "%Y-%m-%d %H:%M"
	case "iso":
		l.old, l.recent = "%Y-%m-%d ", "%m-%d %H:%M"
	case "locale":
	default:
		l.p.Errorf("%s argument %s for %s", what, gnu.Quote(l.p, style), gnu.Quote(l.p, "time style"))
		l.p.Stderr.Write([]byte("Valid arguments are:\n  - [posix-]full-iso\n  - [posix-]long-iso\n  - [posix-]iso\n" +
			"  - [posix-]locale\n  - +FORMAT (e.g., +%H:%M) for a 'date'-style format\n"))
		l.p.UsageError(2, "")
		return false
	}
	return true
}
