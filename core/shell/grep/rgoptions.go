package grep

import (
	"math"
	"strconv"
	"strings"

	"ambit/core/shell/command"
)

const rgUsage = `

USAGE:
    
    rg [OPTIONS] PATTERN [PATH ...]
    rg [OPTIONS] -e PATTERN ... [PATH ...]
    rg [OPTIONS] -f PATTERNFILE ... [PATH ...]
    rg [OPTIONS] --files [PATH ...]
    rg [OPTIONS] --type-list
    command | rg [OPTIONS] PATTERN
    rg [OPTIONS] --help
    rg [OPTIONS] --version

For more information try --help

`

// badRgNumber says what is wrong with the number of an option.
func badRgNumber(option, text string) string {
	what := "invalid digit found in string"
	if text == "" {
		what = "cannot parse integer from empty string"
	} else if strings.Trim(text, "0123456789") == "" {
		what = "number too large to fit in target type"
	}
	return "error: Invalid value for '--" + option + " <NUM>': " + what + "\n"
}

// badRgColors says what is wrong with a specification of --colors, or nothing. The
// colours themselves are fixed.
func badRgColors(spec string) string {
	parts := strings.Split(spec, ":")
	switch {
	case len(parts) == 2 && parts[1] == "none":
	case len(parts) != 3:
		return "invalid color spec format: '" + spec + "'. Valid format is '(path|line|column|match):(fg|bg|style):(value)'."
	}
	if !containsString([]string{"path", "line", "column", "match"}, strings.ToLower(parts[0])) {
		return "unrecognized output type '" + parts[0] + "'. Choose from: path, line, column, match."
	}
	if len(parts) == 2 {
		return ""
	}
	value := strings.ToLower(parts[2])
	switch strings.ToLower(parts[1]) {
	case "fg", "bg":
		if _, err := strconv.ParseUint(value, 0, 8); err == nil || strings.Contains(value, ",") {
			return ""
		}
		if !containsString([]string{"black", "blue", "green", "red", "cyan", "magenta", "yellow", "white"}, value) {
			return "unrecognized color name '" + parts[2] + "'. Choose from: black, blue, green, red, cyan, magenta, yellow, white"
		}
	case "style":
		if !containsString([]string{"bold", "nobold", "intense", "nointense", "underline", "nounderline"}, value) {
			return "unrecognized style attribute '" + parts[2] + "'. Choose from: nobold, bold, nointense, intense, nounderline, underline."
		}
	default:
		return "unrecognized spec type '" + parts[1] + "'. Choose from: fg, bg, style, none."
	}
	return ""
}

func containsString(list []string, s string) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}

// setRgMore applies the options about output formats, order and ignore files, and
// those that take another one back.
func (o *options) setRgMore(g *command.Getopt) (msg string, done bool) {
	r := o.rg
	switch g.Opt {
	case 'U', rgNoMultiline:
		r.multiline = g.Opt == 'U'
	case rgJSON, rgNoJSON:
		r.json = g.Opt == rgJSON
	case rgStats, rgNoStats:
		r.stats = g.Opt == rgStats
	case 'z', rgNoSearchZip:
		r.searchZip = g.Opt == 'z'
	case rgSort, rgSortReverse:
		return r.setSort(g.Arg, g.Opt == rgSortReverse), true
	case rgPathSeparator:
		if len(g.Arg) > 1 {
			return "A path separator must be exactly one byte, but the given separator is " + strconv.Itoa(len(g.Arg)) + " bytes: " + g.Arg, true
		}
		r.pathSep = g.Arg
	case rgNullData:
		o.nulData, r.binary = true, true
	case 'E':
		e, ok := findEncoding(g.Arg)
		if !ok {
			return "grep config error: unknown encoding: " + g.Arg, true
		}
		r.encoding = e
	case rgNoEncoding:
		r.encoding = encodingAuto
	case rgPre:
		r.pre = g.Arg
	case rgColorSpec:
		return badRgColors(g.Arg), true
	case rgSizeLimit:
		if _, ok := parseFileSize(g.Arg); !ok {
			return "invalid format for size '" + g.Arg + "', which should be a sequence of digits followed by an optional 'K', 'M' or 'G' suffix", true
		}
	case rgDebug:
	case rgFieldMatch:
		r.fieldMatch = unescapeSeparator(g.Arg)
	case rgFieldContext:
		r.fieldContext = unescapeSeparator(g.Arg)
	case rgMaxFileSize:
		n, ok := parseFileSize(g.Arg)
		if !ok {
			return "invalid format for size '" + g.Arg + "', which should be a sequence of digits followed by an optional 'K', 'M' or 'G' suffix", true
		}
		r.maxFileSize = n
	case rgIgnoreFile:
		r.ignoreFiles = append(r.ignoreFiles, g.Arg)
	case rgNoIgnoreFiles, rgIgnoreFilesAgain:
		r.noIgnoreFiles = g.Opt == rgNoIgnoreFiles
	case rgNoIgnoreDot, rgIgnoreDot:
		r.noDot = g.Opt == rgNoIgnoreDot
	case rgNoIgnoreExclude, rgIgnoreExclude:
		r.noExclude = g.Opt == rgNoIgnoreExclude
	case rgNoIgnoreParent, rgIgnoreParent:
		r.noParent = g.Opt == rgNoIgnoreParent
	case rgIgnore:
		r.noIgnore = false
	case rgIgnoreVCS:
		r.noVCS = false
	case rgRequireGit:
		r.noRequireGit = false
	case rgNoHidden:
		r.hidden = false
	case rgNoFixed:
		r.fixed = false
	case rgNoFollow:
		r.follow = false
	case rgNoTrim:
		r.trim = false
	case rgNoText:
		r.binary, r.unrestricted = false, 0
	case rgNoPCRE:
		r.pcre = false
	case rgHybrid:
		r.pcre = true
	case rgEngine:
		switch g.Arg {
		case "default":
			r.pcre = false
		case "pcre2", "auto":
			r.pcre = true
		default:
			return "error: '" + g.Arg + "' isn't a valid value for '--engine <ENGINE>'\n\t[possible values: auto, default, pcre2]\n" + strings.TrimSuffix(rgUsage, "\n"), true
		}
	case rgGlobICase, rgNoGlobICase:
		r.globICase = g.Opt == rgGlobICase
	case rgMessages:
		o.noMessages = false
	default:
		return "", false
	}
	return "", true
}

func (r *rgOptions) setSort(by string, reverse bool) string {
	r.sortReverse = reverse && by != "none"
	switch by {
	case "path", "none":
		r.sortKey = 0
	case "modified", "created":
		r.sortKey = 'm'
	case "accessed":
		r.sortKey = 'a'
	default:
		option := "--sort <SORTBY>"
		if reverse {
			option = "--sortr <SORTBY>"
		}
		return "error: '" + by + "' isn't a valid value for '" + option + "'\n\t[possible values: accessed, created, modified, none, path]\n" + strings.TrimSuffix(rgUsage, "\n")
	}
	return ""
}

// jsonConflict is the option in use that cannot go with --json.
func (o *options) jsonConflict() string {
	r := o.rg
	switch {
	case !r.json:
	case o.count && r.countMatches:
		return "--count-matches"
	case o.count:
		return "--count"
	case o.list == listMatching:
		return "--files-with-matches"
	case o.list == listOthers:
		return "--files-without-match"
	case r.filesOnly:
		return "--files"
	}
	return ""
}

// unescapeSeparator expands \t, \n, \r, \\ and \xHH.
func unescapeSeparator(s string) string {
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] != '\\' || i+1 == len(s) {
			b.WriteByte(s[i])
			continue
		}
		i++
		switch s[i] {
		case 't':
			b.WriteByte('\t')
		case 'n':
			b.WriteByte('\n')
		case 'r':
			b.WriteByte('\r')
		case '0':
			b.WriteByte(0)
		case '\\':
			b.WriteByte('\\')
		case 'x':
			if i+2 < len(s) {
				if n, err := strconv.ParseUint(s[i+1:i+3], 16, 8); err == nil {
					b.WriteByte(byte(n))
					i += 2
					continue
				}
			}
			b.WriteString("\\x")
		default:
			b.WriteByte('\\')
			b.WriteByte(s[i])
		}
	}
	return b.String()
}

// parseFileSize reads a number of bytes with K, M or G behind it.
func parseFileSize(s string) (int64, bool) {
	unit := int64(1)
	if s != "" {
		switch s[len(s)-1] {
		case 'K':
			unit = 1 << 10
		case 'M':
			unit = 1 << 20
		case 'G':
			unit = 1 << 30
		}
		if unit > 1 {
			s = s[:len(s)-1]
		}
	}
	n, err := strconv.ParseInt(s, 10, 64)
	if err != nil || n < 0 || s[0] == '+' || n > math.MaxInt64/unit {
		return 0, false
	}
	return n * unit, true
}
