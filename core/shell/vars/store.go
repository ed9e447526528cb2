// Package vars holds the variables of a shell: scopes, attributes, arrays,
// namerefs, special variables and the environment of children.
//
// A Store is a stack of scopes searched from the innermost outwards, which is
// bash's dynamic scoping. A subshell works on a Clone, which shares everything
// until one side writes. Variable bytes are counted on the call's Meter while
// they live.
//
//	s := vars.New(meter)
//	s.Hook("RANDOM", 0, vars.Hook{Get: func(sh any) string { … }})
//	err := s.Set("x", "1")
//	v, ok := s.Get("x")
package vars

import (
	"maps"
	"slices"
	"strings"

	"ambit/core/fuel"
)

// Store is the variables of one shell process.
type Store struct {
	// Owner is handed to every Hook and Watch function: the shell this store belongs
	// to. Set it anew on a clone.
	Owner any
	// Eval evaluates the value given to an integer variable. An error it returns is
	// returned by Set. The expander sets it.
	Eval func(expr string) (int64, error)
	// Refs reads and writes NAME[SUBSCRIPT], which a nameref may hold. The expander
	// sets it.
	Refs Refs
	// Warn reports a circular nameref: the text behind "warning: ".
	Warn func(text string)
	// LocalInherit and LocalUnset are the shopt options localvar_inherit and
	// localvar_unset.
	LocalInherit, LocalUnset bool

	meter     *fuel.Meter
	scopes    []scope
	token     *token
	exportAll bool
	watches   map[string]func(owner any) // shared by all clones
	bytes     int64                      // counted by this store and not freed
	sequence  uint64                     // of creation, for the order of Environ

	locale    locale
	ifs       string
	ifsSet    bool
	ifsKnown  bool
	functions int // scopes of kind Function
	optind    uint64

	family
}

// Refs resolves element references for namerefs.
type Refs interface {
	GetRef(ref string) (value string, ok bool)
	SetRef(ref, value string) error
	UnsetRef(ref string) error
}

// ScopeKind says what a scope was made for.
type ScopeKind uint8

// The kinds of scope.
const (
	Global   ScopeKind = iota
	Function           // local variables of a function call
	Temp               // assignments in front of a command
)

type scope struct {
	kind  ScopeKind
	table *table // nil while empty
}

type table struct {
	owner *token
	home  *Store // that counts it
	vars  map[string]*Var
}

// Hook makes a variable special. Nil fields do what an ordinary variable does.
// A hook ends when the variable is unset.
type Hook struct {
	// Get computes the value of a scalar.
	Get func(owner any) string
	// Set takes an assignment; what it returns is stored.
	Set func(owner any, value string) string
	// List computes the elements of an indexed array (FUNCNAME, DIRSTACK, …).
	List func(owner any) []string
	// SetList takes an assignment to an element; without it, assignments to a List
	// variable are ignored silently.
	SetList func(owner any, index int64, value string)
	// NoUnset refuses to unset the variable; one that Stays is as before behind it.
	NoUnset, Stays bool
	// Map computes the elements of an associative array, SetKey takes an assignment to
	// one of them. They cannot be unset.
	Map    func(owner any) *AssocArray
	SetKey func(owner any, key, value string)
}

// What is metered for a variable or element, besides its text, and for each variable
// of a table that was copied.
const (
	varBytes   = 64
	entryBytes = 40
)

// New returns a store with one empty global scope.
func New(m *fuel.Meter) *Store {
	t := new(token)
	s := &Store{meter: m, token: t, watches: map[string]func(any){}}
	s.scopes = []scope{{kind: Global, table: &table{owner: t, home: s, vars: map[string]*Var{}}}}
	return s
}

// Hook makes name special in the global scope and creates it with attrs if it
// does not exist.
func (s *Store) Hook(name string, attrs Attr, h Hook) {
	v := s.ensure(0, name)
	v.hook = &h
	if h.List != nil {
		attrs |= Indexed
	}
	if h.Map != nil {
		attrs |= Assoc
	}
	v.attr |= attrs
	v.set = true
}

// Watch calls f after every change of name in any scope: set, unset, scope left.
// Watches are shared by clones; set them before the first one.
func (s *Store) Watch(name string, f func(owner any)) { s.watches[name] = f }

// Push enters a scope, Pop leaves it and drops its variables.
func (s *Store) Push(k ScopeKind) {
	if k == Function {
		s.functions++
	}
	s.scopes = append(s.scopes, scope{kind: k})
}

// Pop leaves the innermost scope.
func (s *Store) Pop() {
	last := s.scopes[len(s.scopes)-1]
	s.scopes = s.scopes[:len(s.scopes)-1]
	if last.kind == Function {
		s.functions--
	}
	if last.table == nil {
		return
	}
	var watched []string
	for name, v := range last.table.vars {
		s.drop(v)
		if s.isWatched(name) {
			watched = append(watched, name)
		}
	}
	slices.Sort(watched)
	for _, name := range watched {
		s.changed(name)
	}
}

// InFunction reports whether a function scope is active.
func (s *Store) InFunction() bool { return s.functions > 0 }

// count adjusts the metered size of v.
func (s *Store) count(v *Var, delta int64) {
	if delta == 0 {
		return
	}
	if delta > 0 {
		s.meter.Alloc(delta)
	} else {
		s.meter.Free(-delta)
	}
	v.bytes += delta
	s.bytes += delta
}

// drop gives back what v was counted for, if this store counted it.
func (s *Store) drop(v *Var) {
	if s.counts(v.home) {
		s.bytes -= v.bytes
		s.Outlive(v.owner.generation, v.bytes)
	}
}

// find is the innermost variable called name and its scope; nil if there is none.
func (s *Store) find(name string) (*Var, int) {
	for i := len(s.scopes) - 1; i >= 0; i-- {
		if t := s.scopes[i].table; t != nil {
			if v, ok := t.vars[name]; ok {
				return v, i
			}
		}
	}
	return nil, 0
}

// Lookup is the innermost variable called name, without following namerefs; nil
// if there is none. It may be declared without a value.
func (s *Store) Lookup(name string) *Var {
	v, _ := s.find(name)
	return v
}

// Local is the variable called name in the innermost function's own scope; nil
// if there is none.
func (s *Store) Local(name string) *Var {
	i := s.functionScope()
	if i < 0 || s.scopes[i].table == nil {
		return nil
	}
	return s.scopes[i].table.vars[name]
}

// functionScope is the innermost function's scope, or -1.
func (s *Store) functionScope() int {
	for i := len(s.scopes) - 1; i >= 0; i-- {
		if s.scopes[i].kind == Function {
			return i
		}
	}
	return -1
}

// own makes the table of scope i writable by this store.
func (s *Store) own(i int) *table {
	t := s.scopes[i].table
	switch {
	case t == nil:
		t = &table{owner: s.token, home: s, vars: map[string]*Var{}}
	case t.owner != s.token:
		n := int64(len(t.vars))
		s.meter.Charge(n / 64)
		s.meter.Alloc(entryBytes * n)
		if s.counts(t.home) {
			s.Outlive(t.owner.generation, entryBytes*n)
		} else {
			s.bytes += entryBytes * n
		}
		t = &table{owner: s.token, home: s, vars: maps.Clone(t.vars)}
	default:
		return t
	}
	s.scopes[i].table = t
	return t
}

// ensure is the variable called name in scope i, created if need be, writable.
func (s *Store) ensure(i int, name string) *Var {
	t := s.scopes[i].table
	if t != nil {
		if v, ok := t.vars[name]; ok {
			return s.writable(i, v)
		}
	}
	t = s.own(i)
	name = strings.Clone(name)
	s.sequence++
	v := &Var{name: name, owner: s.token, home: s, born: s.sequence}
	t.vars[name] = v
	s.count(v, varBytes+int64(len(name)))
	return v
}

// writable is v of scope i as this store may change it.
func (s *Store) writable(i int, v *Var) *Var {
	if v.owner == s.token {
		return v
	}
	c := *v
	c.owner, c.home, c.bytes = s.token, s, 0
	size := v.bytes
	if v.buf != nil { // only one may go on writing behind the text
		size -= int64(cap(v.buf) - len(v.str))
		c.buf = nil
	}
	s.count(&c, size)
	if s.counts(v.home) {
		s.bytes -= v.bytes
		s.Outlive(v.owner.generation, v.bytes)
	}
	if v.list != nil {
		s.meter.Charge(int64(v.list.Len()) / 16)
		c.list = v.list.clone()
	}
	if v.assoc != nil {
		s.meter.Charge(4 * int64(v.assoc.Len()))
		c.assoc = v.assoc.clone()
	}
	s.own(i).vars[v.name] = &c
	return &c
}

func (s *Store) isWatched(name string) bool {
	if name == "" || name[0] < 'A' || name[0] > 'Z' {
		return false
	}
	switch name {
	case "IFS", "LC_ALL", "LC_CTYPE", "LANG", "OPTIND":
		return true
	}
	_, ok := s.watches[name]
	return ok
}

// changed runs what depends on name.
func (s *Store) changed(name string) {
	if name == "" || name[0] < 'A' || name[0] > 'Z' {
		return
	}
	switch name {
	case "IFS":
		s.ifsKnown = false
	case "LC_ALL", "LC_CTYPE", "LANG":
		s.relocate()
	case "OPTIND":
		s.optind++
	}
	if f, ok := s.watches[name]; ok {
		f(s.Owner)
	}
}

// IFS is the field separators: the value of IFS, or blank, tab and newline if it
// is unset.
func (s *Store) IFS() (ifs string, set bool) {
	if !s.ifsKnown {
		s.ifs, s.ifsSet = s.Get("IFS")
		if !s.ifsSet {
			s.ifs = " \t\n"
		}
		s.ifsKnown = true
	}
	return s.ifs, s.ifsSet
}

type locale uint8

const (
	unknown locale = iota
	posix
	unicodeLocale
)

// UTF8 reports whether characters are UTF-8 sequences, by LC_ALL, LC_CTYPE and
// LANG; the locales are C (also named POSIX) and C.UTF-8.
func (s *Store) UTF8() bool {
	if s.locale == unknown {
		s.relocate()
	}
	return s.locale == unicodeLocale
}

// relocate finds the locale anew. One that does not exist leaves it as it was.
func (s *Store) relocate() {
	next := posix
	for _, name := range [...]string{"LC_ALL", "LC_CTYPE", "LANG"} {
		if v, _ := s.Get(name); v != "" {
			switch {
			case v == "C.UTF-8" || v == "C.utf8" || v == "C.UTF8":
				next = unicodeLocale
			case !Locale(v) && s.locale != unknown:
				next = s.locale
			}
			break
		}
	}
	s.locale = next
}

// Locale reports whether there is a locale of that name.
func Locale(name string) bool {
	switch name {
	case "", "C", "POSIX", "C.UTF-8", "C.utf8", "C.UTF8":
		return true
	}
	return false
}

// OptindChanges counts the assignments to OPTIND, by which getopts sees that it
// must start anew.
func (s *Store) OptindChanges() uint64 { return s.optind }

// ExportsAll reports whether `set -a` is in effect.
func (s *Store) ExportsAll() bool { return s.exportAll }

// ExportAll is `set -a`.
func (s *Store) ExportAll(on bool) { s.exportAll = on }
