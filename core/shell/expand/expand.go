// Package expand performs the word expansions of bash in bash's order: brace,
// tilde, parameter, command, arithmetic and process substitution, word splitting,
// pathname expansion, quote removal.
//
// An Expander belongs to one shell process; its Host runs commands for it. Words
// are nodes of mvdan.cc/sh/v3/syntax that went through Prepare once after
// parsing.
//
//	fields, err := x.Fields(call.Args)      // command words, for-lists, array elements
//	value, err := x.Literal(word)           // no splitting: case word, here-string, redirect to fd
//	value, err := x.Value(word)             // right-hand side of an assignment (tilde after : too)
//	doc, err := x.Document(redirect.Hdoc)   // body of a here-document
//	pat, err := x.Pattern(word)             // case item, right-hand side of == in [[ ]]
//	n, err := x.Arithm(node)                // (( )), for (( ))
//	ok, err := x.Test(clause.X)             // [[ ]]
//	err := x.Assign(assign, expand.AssignOptions{})
//
// Every error is an *Error (limits unwind by panic instead). The caller prints it
// with Error.Text behind "bash: line N: " unless Text is empty, and acts on
// Error.Kind.
package expand

import (
	"mvdan.cc/sh/v3/syntax"

	"ambit/core/fuel"
	"ambit/core/shell/vars"
	"ambit/core/workspace/view"
)

// Options are the shell options that expansions depend on. The interpreter owns
// the struct and changes it in place.
type Options struct {
	NoUnset           bool // set -u
	NoGlob            bool // set -f
	BraceExpand       bool // set -B (on by default)
	Posix             bool // set -o posix
	ExtGlob           bool // shopt extglob
	GlobStar          bool
	NullGlob          bool
	FailGlob          bool
	DotGlob           bool
	NoCaseGlob        bool
	NoCaseMatch       bool
	GlobSkipDots      bool // on by default
	GlobASCIIRanges   bool // on by default
	PatsubReplacement bool // on by default
	XpgEcho           bool
	AssocExpandOnce   bool
	Interactive       bool
}

// DefaultOptions are those of a non-interactive bash.
func DefaultOptions() Options {
	return Options{BraceExpand: true, GlobSkipDots: true, GlobASCIIRanges: true, PatsubReplacement: true}
}

// Host is what the interpreter does for expansions.
type Host interface {
	// CmdSubst runs the statements in a subshell and returns all they wrote to
	// standard output, unchanged (the expander drops NULs, with bash's warning, and
	// final newlines). It sets $? as a side effect. `$(<file)` arrives here too if it
	// is not a plain redirection. An error is passed on unchanged.
	CmdSubst(cs *syntax.CmdSubst) ([]byte, error)
	// ProcSubst starts the coroutine and returns the name /dev/fd/N.
	ProcSubst(ps *syntax.ProcSubst) (string, error)
	// ReadFile returns the content of a file for $(<file); the word was expanded to
	// name. Errors are reported by the host, which sets $? (false).
	ReadFile(name string) ([]byte, bool)
	// Positional is $1 … $#. The expander does not change it.
	Positional() []string
	// Special is the value of $? $$ $! $- $0; ok is false for an unset $!.
	Special(name byte) (value string, ok bool)
	// Home is the home directory of a user for ~user; "" is the shell's own user
	// when HOME is unset. ok is false for an unknown one.
	Home(user string) (string, bool)
	// Dir is the shell's working directory ($PWD as the shell knows it).
	Dir() string
	// DirStack is the directory stack for ~+N and ~-N, as `dirs` numbers it.
	DirStack() []string
	// Warnf prints "bash: line N: " and the message to standard error.
	Warnf(format string, args ...any)
	// Prompt expands a prompt string for ${x@P}: backslash escapes, then nothing
	// more; the expander does the parameter expansion of the result.
	Prompt(s string) string
	// Line is $LINENO now.
	Line() int
	// OptionSet reports a set -o option by name, for [[ -o name ]]; known is false
	// for a name that is none.
	OptionSet(name string) (on, known bool)
	// FD is the open file n, for -t and /dev/fd/N in tests and globs.
	FD(n int) (view.Handle, bool)
	// Umask, UID are those of the shell.
	UID() int
}

// Kind says what a failed expansion ends.
type Kind uint8

// The kinds of error.
const (
	// Discard ends the command and the whole list being read: bash returns to its
	// top level with status 1 and, in a non-interactive shell, goes on with the next
	// complete command (of `bash -c`: ends, since the string is one unit).
	Discard Kind = iota
	// Exit ends a non-interactive shell (or subshell) with Status.
	Exit
	// Command ends only this command with Status.
	Command
)

// Error is a failed expansion.
type Error struct {
	Text   string // message without "bash: line N: "; empty if already reported
	Kind   Kind
	Status int
}

func (e *Error) Error() string { return e.Text }

// Expander expands words for one shell process.
type Expander struct {
	Host    Host
	Vars    *vars.Store
	Options *Options
	FS      *view.FS
	Meter   *fuel.Meter

	// Name is put in front of messages of a builtin that evaluates expressions:
	// "let", "((", "[[" or the builtin's own name; "" otherwise. Whoever sets it
	// restores it.
	Name string
}

// New returns an expander and installs itself as the evaluator of v's integer
// variables.
func New(h Host, v *vars.Store, o *Options, fs *view.FS, m *fuel.Meter) *Expander {
	panic("unimplemented")
}

// Clone is the expander of a subshell with its own host, variables and options.
// Caches are shared.
func (x *Expander) Clone(h Host, v *vars.Store, o *Options) *Expander { panic("unimplemented") }

// Prepare must run once on every node that comes from the parser, before it is
// executed. src is the text that the offsets of the node's positions index. It
// keeps the source text of arithmetic expressions and subscripts in the tree,
// which the parser only keeps as a syntax tree without its spelling.
func Prepare(node syntax.Node, src string) { panic("unimplemented") }

// Fields expands words to fields.
func (x *Expander) Fields(words []*syntax.Word) ([]string, error) { panic("unimplemented") }

// Literal expands a word without brace expansion, splitting and globbing; tilde
// only at the beginning.
func (x *Expander) Literal(w *syntax.Word) (string, error) { panic("unimplemented") }

// Value expands the right-hand side of an assignment: Literal with tildes also
// after each unquoted colon.
func (x *Expander) Value(w *syntax.Word) (string, error) { panic("unimplemented") }

// Document expands the body of a here-document whose delimiter was not quoted;
// the parser delivers a quoted one as literal text.
func (x *Expander) Document(w *syntax.Word) (string, error) { panic("unimplemented") }

// Redirect expands the target of a redirection: the word must give exactly one
// field, else the error is "WORD: ambiguous redirect".
func (x *Expander) Redirect(w *syntax.Word) (string, error) { panic("unimplemented") }

// Pattern expands a word to a pattern for package pattern, in which quoted
// characters are escaped with a backslash.
func (x *Expander) Pattern(w *syntax.Word) (string, error) { panic("unimplemented") }

// Match reports whether s matches a pattern from Pattern under the options
// (nocasematch, locale), as case and [[ do. extglob is always on for [[ == and
// follows the option in case; the parser has seen to that.
func (x *Expander) Match(pat, s string) bool { panic("unimplemented") }

// Arithm evaluates an expression of (( )), $(( )), for (( )) or a subscript. A
// nil node is 1, as an empty condition of for (( )).
func (x *Expander) Arithm(e syntax.ArithmExpr) (int64, error) { panic("unimplemented") }

// ArithmString evaluates text that is already expanded, as let and declare -i do.
func (x *Expander) ArithmString(expr string) (int64, error) { panic("unimplemented") }

// Test evaluates the expression of [[ ]]. Status 2 errors (a bad regular
// expression) have Kind Command.
func (x *Expander) Test(e syntax.TestExpr) (bool, error) { panic("unimplemented") }

// AssignOptions tunes Assign.
type AssignOptions struct {
	// Temp puts the variable into the innermost scope, of kind vars.Temp (prefix of
	// a command). Array assignments there are ignored as bash does.
	Temp bool
	// Trace, if set, receives the text that set -x prints: `x=1`, `a=(1 2)`.
	Trace func(text string)
}

// Assign performs one assignment statement: scalar, element, +=, or array literal.
func (x *Expander) Assign(a *syntax.Assign, o AssignOptions) error { panic("unimplemented") }

// AssignName assigns to a name or "name[subscript]" given as text, as read,
// printf -v, getopts and mapfile do; the subscript is expanded.
func (x *Expander) AssignName(ref, value string) error { panic("unimplemented") }

// DeclArg is one expanded argument of declare, local, export, readonly, typeset.
type DeclArg struct {
	Text   string         // "-a", "x", "x=1", "x+=1", `a[1]=2`
	Assign *syntax.Assign // an array literal x=(…) or x+=(…), not yet expanded; Text is then the name
	// Literal is set for Text of the form NAME=value that was written as an
	// assignment, so that value was not split.
	Literal bool
}

// DeclArgs expands the arguments of a declaration clause.
func (x *Expander) DeclArgs(d *syntax.DeclClause) ([]DeclArg, error) { panic("unimplemented") }
