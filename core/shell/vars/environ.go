package vars

import (
	"cmp"
	"slices"
	"strings"
)

// Visible lists the variables that names find, in byte order of names, including
// those declared without value.
func (s *Store) Visible() []*Var {
	seen := map[string]*Var{}
	for i := len(s.scopes) - 1; i >= 0; i-- {
		if t := s.scopes[i].table; t != nil {
			for name, v := range t.vars {
				if _, hidden := seen[name]; !hidden {
					seen[name] = v
				}
			}
		}
	}
	return sorted(seen)
}

// Locals lists the local variables of the innermost function, in byte order.
func (s *Store) Locals() []*Var {
	i := s.functionScope()
	if i < 0 || s.scopes[i].table == nil {
		return nil
	}
	return sorted(s.scopes[i].table.vars)
}

func sorted(vars map[string]*Var) []*Var {
	list := make([]*Var, 0, len(vars))
	for _, v := range vars {
		list = append(list, v)
	}
	slices.SortFunc(list, func(a, b *Var) int { return strings.Compare(a.name, b.name) })
	return list
}

// Names lists the visible variables whose name begins with prefix, in byte order;
// those declared without value are included only if unset is true.
func (s *Store) Names(prefix string, unset bool) []string {
	var names []string
	for _, v := range s.Visible() {
		if strings.HasPrefix(v.name, prefix) && (unset || v.IsSet()) {
			names = append(names, v.name)
		}
	}
	return names
}

// Environ is the environment of a child, NAME=value in the order in which bash
// hands it over (the order of its hash table, inner scopes first).
func (s *Store) Environ() []string {
	var env []string
	seen := map[string]bool{}
	for i := len(s.scopes) - 1; i >= 0; i-- {
		t := s.scopes[i].table
		if t == nil {
			continue
		}
		var list []*Var
		for name, v := range t.vars {
			if !seen[name] {
				seen[name] = true
				if v.attr&Export != 0 && v.attr&Array == 0 && v.IsSet() {
					list = append(list, v)
				}
			}
		}
		slices.SortFunc(list, func(a, b *Var) int {
			if x, y := hash(a.name)%assocBuckets, hash(b.name)%assocBuckets; x != y {
				return int(x) - int(y)
			}
			return cmp.Compare(b.born, a.born)
		})
		for _, v := range list {
			value, _ := s.Value(v)
			env = append(env, v.name+"="+value)
		}
	}
	return env
}
