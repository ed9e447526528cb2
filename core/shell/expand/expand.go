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
	"errors"
	"fmt"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/fuel"
	"ambit/core/shell/arith"
	"ambit/core/shell/pattern"
	"ambit/core/shell/vars"
	"ambit/core/workspace/view"
)

// Options are the shell options that expansions depend on. The interpreter owns
// the struct and changes it in place.
type Options struct {
	NoUnset           bool // set -u
	NoGlob            bool // set -f
	BraceExpand       bool // set -B (on by default)
	Compat            int  // BASH_COMPAT: 31 to 52
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
	return Options{Compat: 52, BraceExpand: true, GlobSkipDots: true, GlobASCIIRanges: true, PatsubReplacement: true}
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
	// Refusef is Warnf for what ends a shell under set -e, once it can.
	Refusef(format string, args ...any)
	// ShoptSet reports a shopt option by name.
	ShoptSet(name string) (on, known bool)
	// Strict reports whether errors with EndsStrict end the shell.
	Strict() bool
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
	// UID is the user of the shell.
	UID() int
}

// Kind says what a failed expansion ends.
type Kind uint8

// The kinds of error.
const (
	// Discard ends the command and the whole list being read: bash returns to its
	// top level with status 1 and, in a non-interactive shell, goes on with the next
	// complete command (of `bash -c`: the next line).
	Discard Kind = iota
	// Exit ends a non-interactive shell (or subshell) with Status. Bash's status is
	// 127 under -c and 1 in a script file or subshell; Status holds 127.
	Exit
	// Command ends only this command with Status.
	Command
)

// Error is a failed expansion.
type Error struct {
	Text   string // message without "bash: line N: "; empty if already reported
	Kind   Kind
	Status int

	Integer    bool // a subscript or the value of an integer variable: ends all that eval, source or -c run
	EndsStrict bool // ends a shell under set -e, even where failures are ignored; one in arithmetic only drops the line
	Ambiguous  bool // the target of a redirection is not one word
	SparePOSIX bool // does not end a shell in POSIX mode, as others that drop the line do

	Assigns bool // ${x=y} for a readonly variable: the status is 2, but of bash -c 1

	Fails bool // has set the status by the time that it ends a shell

	noMatch bool // under failglob: the words behind are expanded first
	open    bool // a bad substitution whose word is not filled in yet
	quoted  bool // a bad substitution in quotes, of which alone the message tells
}

func (e *Error) Error() string { return e.Text }

func discard(format string, args ...any) *Error {
	return &Error{Text: fmt.Sprintf(format, args...), Kind: Discard, Status: 1}
}

// strict is discard for what ends a shell under set -e.
func strict(format string, args ...any) *Error {
	e := discard(format, args...)
	e.EndsStrict = true
	return e
}

func fatal(format string, args ...any) *Error {
	return &Error{Text: fmt.Sprintf(format, args...), Kind: Exit, Status: 127}
}

// Expander expands words for one shell process.
type Expander struct {
	fields int64 // metered for the fields of the words being expanded

	Host    Host
	Vars    *vars.Store
	Options *Options
	FS      *view.FS
	Meter   *fuel.Meter

	// Name is put in front of messages of a builtin that evaluates expressions:
	// "let", "((", "[[" or the builtin's own name; "" otherwise. Whoever sets it
	// restores it.
	Name string

	// Assigns says that the words are those of a builtin that takes assignments, whose
	// tildes are expanded in POSIX mode too.
	Assigns bool

	// TraceTest, if set, receives each test that [[ ]] evaluates, as set -x prints
	// it: `[[ a == b* ]]`.
	TraceTest func(text string)

	// Getopts is where the getopts builtin stands.
	Getopts GetoptsState

	arith         *arith.Evaluator
	caches        *caches
	free          []*builder
	depth         int
	seps          *separators
	assigning     bool // the value of an assignment is expanded
	inList        bool // in the elements of an array literal, where x=~ is no assignment
	subject       bool // in the word of case or an operand of [[ ]]
	joinStar      bool // in a substitution of such a value: unquoted $* is one word
	wholeElements bool // elements are joined with blanks: joinedOperand
	positional    bool // those are of $@, which are not split
	measuring     bool // ${#name[subscript]} reports a bad subscript on its own
}

// GetoptsState is the position of the getopts builtin.
type GetoptsState struct {
	Index   int    // of the word, from 1
	Char    int    // in the word; 0 at its beginning
	Changes uint64 // of OPTIND when the position was taken
}

// caches are shared by the expanders of one call.
type caches struct {
	arith    arith.Cache
	patterns map[patternKey]*pattern.Pattern
	patBytes int
	texts    map[string]*syntax.Word // parsed subscripts and prompts
	regexps  regexps
}

type patternKey struct {
	pat   string
	flags pattern.Flags
}

// maxDepth bounds nested expansions (subscripts in values of subscripts …).
const maxDepth = 200

// New returns an expander and installs itself as the evaluator of v's integer
// variables.
func New(h Host, v *vars.Store, o *Options, fs *view.FS, m *fuel.Meter) *Expander {
	x := &Expander{Host: h, Vars: v, Options: o, FS: fs, Meter: m, caches: &caches{}}
	x.install()
	return x
}

// Clone is the expander of a subshell with its own host, variables and options.
// Caches are shared.
func (x *Expander) Clone(h Host, v *vars.Store, o *Options) *Expander {
	c := &Expander{Host: h, Vars: v, Options: o, FS: x.FS, Meter: x.Meter, Name: x.Name, TraceTest: x.TraceTest, Getopts: x.Getopts, caches: x.caches, depth: x.depth, joinStar: x.joinStar || x.assigning}
	c.install()
	return c
}

func (x *Expander) install() {
	x.arith = &arith.Evaluator{Env: (*arithEnv)(x), Meter: x.Meter, Cache: &x.caches.arith}
	x.Vars.Eval = func(expr string) (int64, error) {
		n, err := x.ArithmString(expr)
		return n, ofInteger(err)
	}
	x.Vars.Refs = (*refs)(x)
	x.Vars.Warn = func(text string) { x.Host.Warnf("%swarning: %s", x.prefix(), text) }
}

// prefix is what stands before a message while a builtin runs.
func (x *Expander) prefix() string {
	if x.Name == "" {
		return ""
	}
	return x.Name + ": "
}

func (x *Expander) enter() error {
	if x.depth >= maxDepth {
		panic(&fuel.Exceeded{Limit: "depth", Max: fmt.Sprintf("%d nested expansions", maxDepth)})
	}
	x.depth++
	fuel.Relieve(x.depth)
	return nil
}

func (x *Expander) leave() { x.depth-- }

func (x *Expander) builder() *builder {
	if n := len(x.free); n > 0 {
		b := x.free[n-1]
		x.free = x.free[:n-1]
		b.reset()
		return b
	}
	return &builder{lit: literal, meter: x.Meter}
}

// Larger buffers are left to the garbage collector.
const (
	keepBuilder = 1 << 16
	keepSpans   = 1 << 10
)

func (x *Expander) done(b *builder) {
	b.meter.Free(b.held + b.marks)
	b.held, b.marks, b.lists = 0, 0, nil
	if cap(b.buf) <= keepBuilder && cap(b.spans) <= keepSpans && len(x.free) < 8 {
		x.free = append(x.free, b)
	}
}

// asError makes an *Error of what went wrong below.
func asError(err error, prefix string) error {
	var e *Error
	if err == nil || errors.As(err, &e) {
		return err
	}
	d := discard("%s%s", prefix, err)
	d.EndsStrict = EndsStrict(err)
	return d
}

// EndsStrict reports whether an error ends a shell under set -e, even where failures
// are ignored.
func EndsStrict(err error) bool {
	var e *Error
	var ve *vars.Error
	return errors.As(err, &e) && e.EndsStrict ||
		errors.As(err, &ve) && (ve.Kind == vars.IsReadOnly || ve.Kind == vars.BadSubscript)
}

// separators is the current IFS.
func (x *Expander) separators() *separators {
	ifs, _ := x.Vars.IFS()
	wide := x.Vars.UTF8()
	if x.seps == nil || x.seps.raw != ifs || x.seps.utf8 != wide {
		x.seps = newSeparators(ifs, wide)
	}
	return x.seps
}

// Literal expands a word without brace expansion, splitting and globbing; tilde
// only at the beginning.
func (x *Expander) Literal(w *syntax.Word) (string, error) { return x.singleText(w, tildeStart) }

// Subject is Literal for the word of case and the operands of [[ ]], in which the keys
// of an array are joined with blanks.
func (x *Expander) Subject(w *syntax.Word) (string, error) {
	outer := x.subject
	x.subject = true
	s, err := x.Literal(w)
	x.subject, x.joinStar = outer, false
	return s, err
}

// HereString is Literal for the word of <<<.
func (x *Expander) HereString(w *syntax.Word) (string, error) {
	s, err := x.Literal(w)
	x.joinStar = false
	return s, err
}

// InValue reports whether what is expanded belongs to the value of an assignment, in a
// substitution. Bash forgets that after many an expansion.
func (x *Expander) InValue() bool { return x.joinStar }

// SetInValue is for what is expanded elsewhere than bash does it.
func (x *Expander) SetInValue(in bool) { x.joinStar = in }

// Value expands the right-hand side of an assignment: Literal with tildes also
// after each unquoted colon.
func (x *Expander) Value(w *syntax.Word) (string, error) { return x.singleText(w, tildeAssign) }

// Document expands the body of a here-document whose delimiter is not quoted. The
// caller takes one with a quoted delimiter as it is.
func (x *Expander) Document(w *syntax.Word) (string, error) {
	if w == nil {
		return "", nil
	}
	x.Meter.Charge(fuel.Expansion)
	b := x.builder()
	defer x.done(b)
	b.single, b.joiner = true, " "
	for _, part := range w.Parts {
		if lit, ok := part.(*syntax.Lit); ok {
			addEscaped(b, lit.Value, "$`\\")
			continue
		}
		if err := x.part(b, part, true); err != nil {
			return "", inWord(err, w.Parts)
		}
	}
	x.Meter.Bytes(len(b.buf))
	return b.text(), nil
}

// Pattern expands a word to a pattern for package pattern, in which quoted
// characters are escaped with a backslash.
func (x *Expander) Pattern(w *syntax.Word) (string, error) {
	if w == nil {
		return "", nil
	}
	if len(w.Parts) == 1 {
		if lit, ok := w.Parts[0].(*syntax.Lit); ok && unescaped(lit.Value) {
			return lit.Value, nil
		}
	}
	var pat string
	err := x.single(w.Parts, tildeStart, func(b *builder) { pat = b.pattern() })
	return pat, err
}

// patternFlags are the flags that case, [[ and ${x#…} match with.
func (x *Expander) patternFlags() pattern.Flags {
	var f pattern.Flags
	if x.Vars.UTF8() {
		f |= pattern.UTF8
	}
	if x.Options.ExtGlob {
		f |= pattern.ExtGlob
	}
	return f
}

const maxPatternBytes = 1 << 19

// compile gives a compiled pattern from the cache.
func (x *Expander) compile(pat string, f pattern.Flags) *pattern.Pattern {
	key := patternKey{pat, f}
	if p, ok := x.caches.patterns[key]; ok {
		return p
	}
	x.Meter.Bytes(len(pat))
	x.Meter.Charge(int64(len(pat)) / 4)
	size := len(pat) + 200
	if len(pat) > 256 {
		size += pattern.Size(pat)
		x.Meter.Alloc(int64(size))
		x.Meter.Free(int64(size))
	}
	p := pattern.Compile(pat, f)
	p.Charge = x.chargeSteps()
	if size > maxPatternBytes {
		return p
	}
	if x.caches.patterns == nil || x.caches.patBytes+size > maxPatternBytes {
		x.caches.patterns = map[patternKey]*pattern.Pattern{}
		x.caches.patBytes = 0
	}
	x.caches.patterns[key] = p
	x.caches.patBytes += size
	return p
}

func (x *Expander) chargeSteps() func(int64) {
	m := x.Meter
	return func(n int64) { m.Charge((n + 3) / 4 * fuel.Step) }
}

// Match reports whether s matches a pattern from Pattern under the options
// (nocasematch, locale), as case and [[ do.
func (x *Expander) Match(pat, s string) bool {
	f := x.patternFlags()
	if x.Options.NoCaseMatch {
		f |= pattern.NoCase
	}
	return x.compile(pat, f).Match(s)
}
