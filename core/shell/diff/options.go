package diff

import (
	"strings"
	"time"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/pattern"
	"ambit/core/shell/quoting"
)

var unixEpoch = time.Unix(0, 0).UTC()

const (
	optBinary = 256 + iota
	optColor
	optFromFile
	optHorizon
	optIgnoreNameCase
	optInhibitHunkMerge
	optLeftColumn
	optLineFormat
	optNoDeref
	optNoIgnoreNameCase
	optNormal
	optPalette
	optProgram
	optSideBySide
	optSpeed
	optStripCR
	optSuppressBlank
	optSuppressCommon
	optTabSize
	optToFile
	optUnidirectional
	optOldLine
	optNewLine
	optUnchangedLine
	optOldGroup
	optNewGroup
	optUnchangedGroup
	optChangedGroup
)

var diffOpts = gnu.Options(
	command.Opt{Short: '0'}, command.Opt{Short: '1'}, command.Opt{Short: '2'}, command.Opt{Short: '3'}, command.Opt{Short: '4'},
	command.Opt{Short: '5'}, command.Opt{Short: '6'}, command.Opt{Short: '7'}, command.Opt{Short: '8'}, command.Opt{Short: '9'},
	command.Opt{Short: 'a', Long: "text"}, command.Opt{Short: 'b', Long: "ignore-space-change"},
	command.Opt{Short: 'B', Long: "ignore-blank-lines"}, command.Opt{Long: "binary", ID: optBinary},
	command.Opt{Long: "brief", ID: 'q'}, command.Opt{Short: 'c'},
	command.Opt{Long: "changed-group-format", Arg: command.RequiredArg, ID: optChangedGroup},
	command.Opt{Long: "color", Arg: command.OptionalArg, ID: optColor},
	command.Opt{Short: 'C', Arg: command.RequiredArg}, command.Opt{Long: "context", Arg: command.OptionalArg, ID: 'C'},
	command.Opt{Short: 'd', Long: "minimal"}, command.Opt{Short: 'D', Long: "ifdef", Arg: command.RequiredArg},
	command.Opt{Short: 'e', Long: "ed"}, command.Opt{Short: 'E', Long: "ignore-tab-expansion"},
	command.Opt{Long: "exclude", Arg: command.RequiredArg, ID: 'x'}, command.Opt{Long: "exclude-from", Arg: command.RequiredArg, ID: 'X'},
	command.Opt{Long: "expand-tabs", ID: 't'}, command.Opt{Short: 'f', Long: "forward-ed"},
	command.Opt{Short: 'F', Long: "show-function-line", Arg: command.RequiredArg},
	command.Opt{Long: "from-file", Arg: command.RequiredArg, ID: optFromFile},
	command.Opt{Short: 'H', Long: "speed-large-files"}, command.Opt{Long: "horizon-lines", Arg: command.RequiredArg, ID: optHorizon},
	command.Opt{Short: 'i', Long: "ignore-case"}, command.Opt{Short: 'I', Long: "ignore-matching-lines", Arg: command.RequiredArg},
	command.Opt{Long: "ignore-all-space", ID: 'w'}, command.Opt{Long: "ignore-file-name-case", ID: optIgnoreNameCase},
	command.Opt{Long: "ignore-trailing-space", ID: 'Z'}, command.Opt{Short: 'h'}, command.Opt{Long: "inhibit-hunk-merge", ID: 'h'}, command.Opt{Long: "initial-tab", ID: 'T'},
	command.Opt{Short: 'l', Long: "paginate"}, command.Opt{Short: 'L', Long: "label", Arg: command.RequiredArg},
	command.Opt{Long: "left-column", ID: optLeftColumn}, command.Opt{Long: "line-format", Arg: command.RequiredArg, ID: optLineFormat},
	command.Opt{Short: 'n', Long: "rcs"}, command.Opt{Short: 'N', Long: "new-file"},
	command.Opt{Long: "new-group-format", Arg: command.RequiredArg, ID: optNewGroup},
	command.Opt{Long: "new-line-format", Arg: command.RequiredArg, ID: optNewLine},
	command.Opt{Long: "no-dereference", ID: optNoDeref}, command.Opt{Long: "no-ignore-file-name-case", ID: optNoIgnoreNameCase},
	command.Opt{Long: "normal", ID: optNormal}, command.Opt{Long: "old-group-format", Arg: command.RequiredArg, ID: optOldGroup},
	command.Opt{Long: "old-line-format", Arg: command.RequiredArg, ID: optOldLine},
	command.Opt{Short: 'p', Long: "show-c-function"}, command.Opt{Short: 'P', Long: "unidirectional-new-file"},
	command.Opt{Long: "palette", Arg: command.RequiredArg, ID: optPalette},
	command.Opt{Short: 'q'}, command.Opt{Short: 'r', Long: "recursive"}, command.Opt{Long: "report-identical-files", ID: 's'},
	command.Opt{Short: 's'}, command.Opt{Short: 'S', Long: "starting-file", Arg: command.RequiredArg},
	command.Opt{Long: "side-by-side", ID: 'y'}, command.Opt{Long: "strip-trailing-cr", ID: optStripCR},
	command.Opt{Long: "suppress-blank-empty", ID: optSuppressBlank}, command.Opt{Long: "suppress-common-lines", ID: optSuppressCommon},
	command.Opt{Short: 't'}, command.Opt{Short: 'T'}, command.Opt{Long: "tabsize", Arg: command.RequiredArg, ID: optTabSize},
	command.Opt{Long: "to-file", Arg: command.RequiredArg, ID: optToFile}, command.Opt{Short: 'u'},
	command.Opt{Short: 'U', Arg: command.RequiredArg}, command.Opt{Long: "unified", Arg: command.OptionalArg, ID: 'U'},
	command.Opt{Long: "unchanged-group-format", Arg: command.RequiredArg, ID: optUnchangedGroup},
	command.Opt{Long: "unchanged-line-format", Arg: command.RequiredArg, ID: optUnchangedLine},
	command.Opt{Short: 'v', ID: gnu.VersionID}, command.Opt{Short: 'w'}, command.Opt{Short: 'W', Long: "width", Arg: command.RequiredArg},
	command.Opt{Short: 'x', Arg: command.RequiredArg}, command.Opt{Short: 'X', Arg: command.RequiredArg}, command.Opt{Short: 'y'},
	command.Opt{Short: 'Z'},
)

// parse reads the command line into pairs of files to compare.
func (d *differ) parse() (pairs [][2]string, done bool) {
	p := d.p
	contextLines, oldStyle, horizon := -1, -1, -1
	fromFile, toFile := "", ""
	hasFrom, hasTo, paginate := false, false, false
	g := p.Getopt(diffOpts)
	for g.Next() && d.status == 0 {
		switch g.Opt {
		case gnu.HelpID, gnu.VersionID:
			if g.Opt == gnu.VersionID {
				d.write("diff (Ambit diffutils) 1.0\n")
				return nil, true
			}
			gnu.HelpOrVersion(p, g.Opt, "%s [OPTION]... FILES\nCompare FILES line by line.", diffOpts)
			return nil, true
		case '0', '1', '2', '3', '4', '5', '6', '7', '8', '9':
			oldStyle = min(max(oldStyle, 0)*10+g.Opt-'0', 1<<30)
		case 'a':
			d.asText = true
		case 'b':
			d.eq.white = max(d.eq.white, ignoreAmount)
		case 'B':
			d.ignoreBlank = true
		case optBinary:
		case optColor:
			switch {
			case !g.HasArg || g.Arg == "always":
				d.color = g.HasArg
			case g.Arg == "never" || g.Arg == "auto":
				d.color = false
			default:
				d.usage("invalid color '%s'", g.Arg)
			}
		case 'c':
			d.setStyle(styleContext)
			contextLines = max(contextLines, 3)
		case 'u':
			d.setStyle(styleUnified)
			contextLines = max(contextLines, 3)
		case 'C', 'U':
			s := styleContext
			if g.Opt == 'U' {
				s = styleUnified
			}
			n := 3
			if g.Arg != "" {
				v, ok := number(g.Arg)
				if !ok {
					d.usage("invalid context length '%s'", g.Arg)
					return nil, true
				}
				n = v
			}
			d.setStyle(s)
			contextLines = max(contextLines, n)
		case 'd':
			d.minimal = true
		case 'D':
			d.setStyle(styleMerged)
			d.setIfdef(g.Arg)
		case 'e':
			d.setStyle(styleEd)
		case 'E':
			switch {
			case d.eq.white < ignoreTrailing:
				d.eq.white = max(d.eq.white, ignoreTabs)
			case d.eq.white == ignoreTrailing:
				d.eq.white = ignoreTabsTrailing
			}
		case 'x':
			d.exclude = append(d.exclude, pattern.Compile(g.Arg, d.patternFlags()))
		case 'X':
			if !d.excludeFrom(g.Arg) {
				return nil, true
			}
		case 't':
			d.expandTabs = true
		case 'f':
			d.setStyle(styleForwardEd)
		case 'F':
			if d.functionLine = d.compileRegex(g.Arg); d.functionLine == nil {
				return nil, true
			}
		case optFromFile:
			fromFile, hasFrom = g.Arg, true
		case optToFile:
			toFile, hasTo = g.Arg, true
		case 'H':
		case optHorizon:
			n, ok := number(g.Arg)
			if !ok {
				d.usage("invalid horizon length '%s'", g.Arg)
				return nil, true
			}
			horizon = max(horizon, n)
		case 'i':
			d.eq.fold = true
		case 'I':
			re := d.compileRegex(g.Arg)
			if re == nil {
				return nil, true
			}
			d.ignoreLines = append(d.ignoreLines, re)
		case 'w':
			d.eq.white = ignoreAll
		case optIgnoreNameCase:
			d.foldNames = true
		case optNoIgnoreNameCase:
			d.foldNames = false
		case 'Z':
			switch {
			case d.eq.white == ignoreTabs:
				d.eq.white = ignoreTabsTrailing
			case d.eq.white < ignoreTrailing:
				d.eq.white = ignoreTrailing
			}
		case 'T':
			d.initialTab = true
		case 'l':
			paginate = true
		case 'L':
			if len(d.labels) == 2 {
				d.usage("too many file label options")
				return nil, true
			}
			d.labels = append(d.labels, g.Arg)
		case optLeftColumn:
			d.leftColumn = true
		case optLineFormat:
			d.setStyle(styleMerged)
			v := g.Arg
			d.lineFormat = [4]*string{&v, &v, &v}
		case optOldLine, optNewLine, optUnchangedLine:
			d.setStyle(styleMerged)
			v := g.Arg
			d.lineFormat[map[int]which{optOldLine: oldPart, optNewLine: newPart, optUnchangedLine: unchangedPart}[g.Opt]] = &v
		case optOldGroup, optNewGroup, optUnchangedGroup, optChangedGroup:
			d.setStyle(styleMerged)
			w := map[int]which{optOldGroup: oldPart, optNewGroup: newPart, optUnchangedGroup: unchangedPart, optChangedGroup: changedPart}[g.Opt]
			d.groupFormat[w], d.groupSet[w] = g.Arg, true
		case 'n':
			d.setStyle(styleRCS)
		case 'N':
			d.newFile = true
		case optNoDeref:
			d.noDeref = true
		case optNormal:
			d.setStyle(styleNormal)
		case 'p':
			d.functionLine = d.compileRegex("^[[:alpha:]$_]")
		case 'P':
			d.unidirectional = true
		case optPalette:
		case 'q':
			d.brief = true
		case 'r':
			d.recursive = true
		case 's':
			d.reportSame = true
		case 'S':
			d.startAt = g.Arg
		case 'y':
			d.setStyle(styleSide)
		case optStripCR:
			d.stripCR = true
		case optSuppressBlank:
			d.suppressBlank = true
		case optSuppressCommon:
			d.suppressCommon = true
		case optTabSize:
			n, ok := number(g.Arg)
			if !ok || n == 0 {
				d.usage("invalid tabsize '%s'", g.Arg)
				return nil, true
			}
			d.tab = n
		case 'W':
			n, ok := number(g.Arg)
			if !ok || n == 0 {
				d.usage("invalid width '%s'", g.Arg)
				return nil, true
			}
			d.width = n
		}
	}
	if d.status != 0 {
		return nil, true
	}
	if g.Err != nil {
		d.usage("%v", g.Err)
		return nil, true
	}
	if paginate && (hasFrom || hasTo || len(g.Operands) == 2) {
		d.fail("paginated output is not supported; pipe the output to pr")
		return nil, true
	}
	d.finishOptions(contextLines, oldStyle, horizon)
	ops := g.Operands
	d.switches = optionText(p, ops)
	switch {
	case hasFrom && hasTo:
		d.fail("--from-file and --to-file both specified")
		return nil, true
	case hasFrom:
		for _, o := range ops {
			pairs = append(pairs, [2]string{fromFile, o})
		}
		return pairs, false
	case hasTo:
		for _, o := range ops {
			pairs = append(pairs, [2]string{o, toFile})
		}
		return pairs, false
	}
	if len(ops) != 2 {
		if len(ops) < 2 {
			last := p.Called()
			if len(p.Args) > 0 {
				last = p.Args[len(p.Args)-1]
			}
			d.usage("missing operand after '%s'", last)
		} else {
			d.usage("extra operand '%s'", ops[2])
		}
		return nil, true
	}
	return [][2]string{{ops[0], ops[1]}}, false
}

func (d *differ) finishOptions(contextLines, oldStyle, horizon int) {
	if d.style == styleUnset {
		d.style = styleNormal
		if oldStyle >= 0 || d.functionLine != nil {
			d.style = styleContext
			contextLines = max(contextLines, 3)
		}
	}
	if d.style == styleUnified || d.style == styleContext {
		d.context = contextLines
		if oldStyle >= 0 {
			d.context = oldStyle
		}
	}
	d.horizon = max(horizon, d.context)
	d.eq.tab = d.tab
	d.timeFormat = "%Y-%m-%d %H:%M:%S.%N %z"
	if d.style == styleContext && !d.p.UTF8() {
		d.timeFormat = "%a %b %e %T %Y"
	}
}

func (d *differ) patternFlags() pattern.Flags {
	var f pattern.Flags
	if d.p.UTF8() {
		f = pattern.UTF8
	}
	if d.foldNames {
		f |= pattern.NoCase
	}
	return f
}

func (d *differ) excludeFrom(name string) bool {
	p := d.p
	in, err := p.OpenInput(name)
	if err == nil {
		var data []byte
		mem := p.Meter.Account()
		defer mem.Close()
		data, err = readFile(p, mem, in, 0)
		in.Close()
		for _, line := range strings.Split(string(data), "\n") {
			if line != "" {
				d.exclude = append(d.exclude, pattern.Compile(line, d.patternFlags()))
			}
		}
	}
	if err != nil {
		d.fail("%s: %s", name, command.ErrText(err))
		return false
	}
	return true
}

// optionText is the options of the command line, for the lines that name the files
// of a recursive comparison.
func optionText(p *command.Proc, operands []string) string {
	left := len(operands)
	words := make([]string, 0, len(p.Args))
	for i := len(p.Args) - 1; i >= 0; i-- {
		a := p.Args[i]
		if left > 0 && a == operands[left-1] {
			left--
			continue
		}
		if a == "--" {
			continue
		}
		words = append(words, quoting.Shell(a, p.UTF8()))
	}
	var b strings.Builder
	for i := len(words) - 1; i >= 0; i-- {
		b.WriteString(" " + words[i])
	}
	return b.String()
}
