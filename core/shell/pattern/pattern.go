// Package pattern matches shell patterns: `* ? [ ]`, and `?( ) *( ) +( ) @( ) !( )`
// when ExtGlob is set. Matching takes time linear in pattern × string (quadratic
// in the string inside `!( )`); nothing backtracks.
//
// Patterns and strings are bytes. With UTF8 a character is a valid UTF-8
// sequence, and each byte that belongs to none is a character of its own;
// without, every byte is a character.
package pattern

// Flags tunes matching.
type Flags uint16

// The flags. Pathname, Period and their kin are those of fnmatch(3).
const (
	UTF8     Flags = 1 << iota // characters are UTF-8 sequences
	ExtGlob                    // ?( ) *( ) +( ) @( ) !( )
	NoCase                     // ignore case
	NoEscape                   // a backslash is an ordinary character
	Pathname                   // no wildcard matches a slash
	Period                     // a leading period must be matched explicitly
	LeadDir                    // a trailing "/…" of the string is ignored
)

// Pattern is a compiled pattern.
type Pattern struct{}

// Compile compiles a pattern. There are no invalid ones: an unclosed bracket
// stands for itself.
func Compile(pat string, f Flags) *Pattern { panic("unimplemented") }

// Match reports whether the whole of s matches.
func (p *Pattern) Match(s string) bool { panic("unimplemented") }

// Match compiles pat and matches it against the whole of s.
func Match(pat, s string, f Flags) bool { return Compile(pat, f).Match(s) }

// HasMeta reports whether pat holds a wildcard that is not escaped.
func HasMeta(pat string, f Flags) bool { panic("unimplemented") }

// Escape puts a backslash in front of every character of s that is special in a
// pattern.
func Escape(s string) string { panic("unimplemented") }
