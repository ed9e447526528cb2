// Package regex is the regular-expression engine of the virtual shell: one
// parser per dialect, one byte-level automaton, and a step-metered backtracking
// engine for what no automaton can do (back-references, look-around, atomic
// groups).
//
//	re, err := regex.Compile(pattern, regex.Options{Dialect: regex.ERE, Meter: p.Meter})
//	if re.Match(line) { … }
//	if start, end, ok := re.Find(line, 0, 0); ok { … }
//	loc := re.FindSubmatch(loc[:0], line, 0, 0) // nil: no match
//
// Regular patterns run in time linear in the subject. All work is charged to the
// meter, so a pattern that backtracks without end is stopped by fuel. A Regexp
// keeps mutable state (its automaton is built while it runs) and therefore
// belongs to one call; it must not be shared between goroutines.
//
// In UTF-8 mode (the default) neither `.` nor any list matches a byte that is
// not part of valid UTF-8, as in glibc.
package regex

import (
	"unsafe"

	"ambit/core/fuel"
)

// Dialect selects the syntax and, with it, the matching rule: the Perl-like ones
// take the first alternative that works, the others the longest leftmost match.
type Dialect uint8

// The dialects.
const (
	// BRE is POSIX basic with GNU's \+ \? \| \w \W \s \S \b \B \< \> \` \':
	// sed, tar, find -regextype posix-basic.
	BRE Dialect = iota
	// ERE is POSIX extended as regcomp(REG_EXTENDED) has it: sed -E, bash's =~.
	ERE
	// GrepBRE and GrepERE are what grep -G and -E accept: a newline separates
	// alternatives, and Warnings reports questionable escapes.
	GrepBRE
	GrepERE
	// AWK is ERE as gawk has it; escapes such as \/ and \t are understood, and
	// \y is the word boundary.
	AWK
	// Emacs is the syntax of find -regex: + ? are operators, \| \( \) group.
	Emacs
	// Perl is PCRE's syntax: grep -P.
	Perl
	// Oniguruma is the syntax of jq.
	Oniguruma
	// Fixed is grep -F: newline-separated literal strings.
	Fixed
	// CoreutilsBRE is BRE as expr, csplit and nl have it: repetition operators may
	// follow each other, and ranges may be empty.
	CoreutilsBRE
)

func (d Dialect) perlLike() bool { return d == Perl || d == Oniguruma }

// Options say how a pattern is read and matched. The zero value is a basic
// regular expression over UTF-8 in which newline is an ordinary character.
type Options struct {
	Dialect Dialect
	// ICase ignores case.
	ICase bool
	// Bytes treats every byte as one character, as the C locale does.
	Bytes bool
	// Newline keeps `.` and negated lists from matching a newline. Together with
	// MultiLine it is REG_NEWLINE. It does not concern the Perl-like dialects, in
	// which `.` never matches a newline unless DotAll is set.
	Newline bool
	// MultiLine lets ^ and $ match next to a newline too; \` and \' stay at the
	// ends of the subject.
	MultiLine bool
	// DotAll lets `.` match a newline in Perl-like dialects.
	DotAll bool
	// Extended ignores white space and comments in Perl-like patterns.
	Extended bool
	// Longest asks for the longest match in Perl-like dialects.
	Longest bool
	// Lines says that the subject is a buffer of lines and that no match extends
	// over a newline; with MultiLine, ^ and $ then delimit lines. See Line.
	Lines bool
	// POSIX leaves out GNU's extensions of the POSIX dialects: sed --posix.
	POSIX bool
	// NoSub says that sub-matches will not be asked for.
	NoSub bool
	// Whole anchors the pattern at both ends of the subject (with MultiLine: of a
	// line): find -regex, grep -x.
	Whole bool
	// Word demands that no word character stands before or after the match, as
	// grep -w does.
	Word bool
	// Meter is charged for all work; nil means unmetered.
	Meter *fuel.Meter
}

// Flags modify one search.
type Flags uint8

// The flags of a search.
const (
	NotBOL   Flags = 1 << iota // the subject's start is not the beginning of a line
	NotEOL                     // the subject's end is not the end of a line
	Anchored                   // the match must start at from
)

// Error is a pattern that does not compile, in the words of glibc's regcomp or of
// PCRE.
type Error struct {
	Text   string
	Offset int // byte offset in the pattern (Perl-like dialects), else -1
	Line   int // in grep's dialects, which of several patterns is wrong, from 1
}

func (e *Error) Error() string { return e.Text }

// MatchString is Match for a string.
func (re *Regexp) MatchString(s string) bool {
	return re.Match(unsafe.Slice(unsafe.StringData(s), len(s)))
}

// Match reports whether b contains a match.
func (re *Regexp) Match(b []byte) bool {
	_, ok := re.shortest(b, 0, 0)
	return ok
}

// NumSubexp is the number of capturing groups.
func (re *Regexp) NumSubexp() int { return re.ncap }

// SubexpNames gives the name of each group, "" when it has none; index 0 stands
// for the whole match.
func (re *Regexp) SubexpNames() []string { return re.names }

// Backtracks reports that the pattern needs the backtracking engine.
func (re *Regexp) Backtracks() bool { return !re.p.regular }

// Warnings lists what grep says about a questionable pattern, for GrepBRE and
// GrepERE.
func (re *Regexp) Warnings() []string { return re.warnings }

// String is the pattern.
func (re *Regexp) String() string { return re.pattern }

// ByteSteps reports that an empty match may stand inside a multi-byte character:
// glibc matches patterns of plain ASCII bytewise, and sed's s/x*/-/g shows it.
func (re *Regexp) ByteSteps() bool {
	return re.opt.Bytes || !re.opt.ICase && bytewise(re.syntax)
}

func bytewise(n *node) bool {
	switch n.op {
	case opAssert:
		return !n.assert.needsWord()
	case opSet:
		// A negated list, \w and the like reach beyond ASCII; `.` does too, but is
		// known to stand for whole characters.
		s := n.set.ranges
		return len(s) == 0 || s[len(s)-1].hi < 0x80 || isDot(s)
	}
	for _, s := range n.subs {
		if !bytewise(s) {
			return false
		}
	}
	return true
}

func isDot(s []runeRange) bool {
	if s[0].lo != 0 || s[len(s)-1].hi != 0x10ffff {
		return false
	}
	return len(s) == 1 || len(s) == 2 && s[0].hi == 9 && s[1].lo == 11
}
