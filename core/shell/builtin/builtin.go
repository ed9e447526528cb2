// Package builtin holds the builtins that work on variables and values: echo,
// printf, test, declare and its kin, unset, read, mapfile, let, getopts, shift.
//
// The interpreter looks a name up in Table and calls the function with a Shell
// and the words. Those in Declarations take DeclArgs, so that array literals
// arrive unexpanded.
package builtin

import (
	"ambit/core/shell/command"
	"ambit/core/shell/expand"
	"ambit/core/shell/vars"
	"ambit/core/workspace/view"
)

// Shell is what the interpreter gives the builtins.
type Shell interface {
	Vars() *vars.Store
	Expander() *expand.Expander
	// Stdout is the buffered standard output of this builtin; the caller flushes it
	// and reports "NAME: write error: TEXT" for a panic with command.WriteFailed.
	Stdout() *command.Output
	// Stdin is standard input (descriptor 0), or the descriptor n of read -u.
	FD(n int) (view.Handle, bool)
	// Errorf prints "bash: line N: " and the message to standard error, after
	// flushing Stdout.
	Errorf(format string, args ...any)
	// Refusef is Errorf for what ends the shell under set -e, when the builtin ends.
	Refusef(format string, args ...any)
	// Stderr writes raw text to standard error (prompts).
	Stderr(text string)
	// Positional and SetPositional are the positional parameters.
	Positional() []string
	SetPositional([]string)
	// Shell function access for declare -f, unset -f, export -f, readonly -f.
	// FuncText is the definition as bash prints it; ok is false if there is none.
	FuncText(name string) (text string, ok bool)
	FuncNames() []string // in byte order
	FuncAttrs(name string) vars.Attr
	SetFuncAttrs(name string, a vars.Attr)
	FuncWhere(name string) (line int, file string) // for declare -F with extdebug
	UnsetFunc(name string) error
	// ReadTimeout reads one byte from h within the virtual time left; it implements
	// read -t. ok is false after the deadline (fuel.Meter time).
	WaitReadable(h view.Handle, deadline int64) (ready bool)
	// Run runs a script in the current shell, for mapfile -C.
	Eval(script string) int
	// Option reports a set -o or shopt option by name.
	Option(name string) bool
}

// Func is a builtin: args excludes its own name.
type Func func(sh Shell, name string, args []string) int

// DeclFunc is a builtin of the declare family.
type DeclFunc func(sh Shell, name string, args []expand.DeclArg) int

// Table holds the builtins by name.
var Table = map[string]Func{}

// Declarations holds the builtins that take assignments as arguments: declare,
// typeset, local, export, readonly. When they are called with plain words
// (`builtin declare …`), wrap those in DeclArgs with Text only.
var Declarations = map[string]DeclFunc{}
