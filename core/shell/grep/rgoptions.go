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
