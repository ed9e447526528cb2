// Package vars holds the variables of a shell: scopes, attributes, arrays,
// namerefs, special variables and the environment of children.
//
// A Store is a stack of scopes searched from the innermost outwards, which is
// bash's dynamic scoping. A subshell works on a Clone, which shares everything
// until one side writes. Variable bytes are counted on the call's Meter while
// they live.
//
//	s := vars.New(meter)
//	s.Hook("RANDOM", vars.Hook{Get: func(sh any) string { … }})
//	err := s.Set("x", "1")
//	v, ok := s.Get("x")
package vars

import "ambit/core/fuel"

// Store is the variables of one shell process.
type Store struct {
	// Owner is handed to every Hook: the shell this store belongs to. Set it anew
	// on a clone.
	Owner any
	// Eval evaluates the value given to an integer variable. An error it returns is
	// returned by Set. The expander sets it.
	Eval func(expr string) (int64, error)
	// LocalInherit and LocalUnset are the shopt options localvar_inherit and
	// localvar_unset.
	LocalInherit, LocalUnset bool

	meter *fuel.Meter
}

// ScopeKind says what a scope was made for.
type ScopeKind uint8

// The kinds of scope.
const (
	Global   ScopeKind = iota
	Function           // local variables of a function call
	Temp               // assignments in front of a command
)

// Hook makes a variable special. Nil fields do what an ordinary variable does.
// A hook ends when the variable is unset.
type Hook struct {
	// Get computes the value of a scalar.
	Get func(owner any) string
	// Set takes an assignment; what it returns is stored.
	Set func(owner any, value string) string
	// List computes the elements of an indexed array (FUNCNAME, DIRSTACK, …).
	List func(owner any) []string
	// SetList takes an assignment to the elements; without it, assignments to a
	// List variable are ignored silently.
	SetList func(owner any, index int64, value string)
}

// New returns a store with one empty global scope.
func New(m *fuel.Meter) *Store { panic("unimplemented") }

// Hook makes name special in the global scope and creates it with attrs if it
// does not exist.
func (s *Store) Hook(name string, attrs Attr, h Hook) { panic("unimplemented") }

// Watch calls f after every change of name in any scope: set, unset, scope left.
func (s *Store) Watch(name string, f func(owner any)) { panic("unimplemented") }

// Clone is the copy a subshell works on. It costs no more than a few
// allocations, whatever the number of variables.
func (s *Store) Clone() *Store { panic("unimplemented") }

// Release gives the memory of a clone back to the meter. The clone must not be
// used afterwards.
func (s *Store) Release() { panic("unimplemented") }

// Push enters a scope, Pop leaves it and drops its variables.
func (s *Store) Push(k ScopeKind) { panic("unimplemented") }

// Pop leaves the innermost scope.
func (s *Store) Pop() { panic("unimplemented") }

// InFunction reports whether a function scope is active.
func (s *Store) InFunction() bool { panic("unimplemented") }

// Get is the value that $name has: a scalar, or element 0 (key "0") of an array.
// It follows namerefs. ok is false if there is none.
func (s *Store) Get(name string) (value string, ok bool) { panic("unimplemented") }

// Set assigns as name=value does: follows namerefs, applies -i -l -u, refuses
// readonly, assigns to element 0 of an array, exports under set -a.
func (s *Store) Set(name, value string) error { panic("unimplemented") }

// SetTemp puts an assignment of a command's prefix into the innermost scope,
// which must be of kind Temp, exported.
func (s *Store) SetTemp(name, value string) error { panic("unimplemented") }

// Unset removes the variable that name (through namerefs) finds, as `unset -v`.
func (s *Store) Unset(name string) error { panic("unimplemented") }

// Environ is the environment of a child, NAME=value in the order in which bash
// hands it over (the order of its hash table).
func (s *Store) Environ() []string { panic("unimplemented") }

// SetArray replaces name by an indexed array of values, as PIPESTATUS,
// BASH_REMATCH and mapfile do. It follows namerefs and refuses readonly.
func (s *Store) SetArray(name string, values []string) error { panic("unimplemented") }

// Names lists the visible variables whose name begins with prefix, in byte order;
// those declared without value are included only if unset is true.
func (s *Store) Names(prefix string, unset bool) []string { panic("unimplemented") }

// ExportAll is `set -a`.
func (s *Store) ExportAll(on bool) { panic("unimplemented") }
