package vars

import "strings"

const maxRefs = 8 // namerefs followed in a row, as in bash

// Resolve follows namerefs from name. It gives the place of the variable in the
// end, which need not exist, or in ref an element NAME[SUBSCRIPT]. A nameref
// without a value is its own end. The error is of kind Circular and was reported
// through Warn.
func (s *Store) Resolve(name string) (p Place, ref string, err error) {
	v, i := s.find(name)
	for level := 0; v.Has(NameRef) && v.set && v.str != ""; level++ {
		target := v.str
		switch {
		case level >= maxRefs:
			s.warn(name + ": circular name reference")
			return Place{}, "", &Error{name, "circular name reference", Circular}
		case target == name:
			// A nameref of a function to its own name means the global variable.
			s.warn(name + ": circular name reference")
			if i == 0 {
				return Place{}, "", &Error{name, "circular name reference", Circular}
			}
			return Place{0, name}, "", nil
		case strings.IndexByte(target, '[') > 0:
			return Place{}, target, nil
		}
		name = target
		v, i = s.find(name)
	}
	return Place{i, name}, "", nil
}

// ResolveForSet is Resolve for an assignment of value: a nameref without a target
// takes it as its target, so value must be a name then.
func (s *Store) ResolveForSet(name, value string) (p Place, ref string, err error) {
	p, ref, err = s.Resolve(name)
	if err != nil || ref != "" {
		return p, ref, err
	}
	if v, _ := s.find(name); v.Has(NameRef) && v.str == name {
		s.warn(name + ": circular name reference") // once more, as bash looks twice
	}
	if v := s.At(p); v.Has(NameRef) && !ValidRef(value) {
		return p, "", &Error{"", "`" + value + "': not a valid identifier", Plain}
	}
	return p, "", nil
}

// SetLoop assigns the variable of a for or select loop. A nameref gets a new target
// instead of passing the value on.
func (s *Store) SetLoop(name, value string) error {
	v, i := s.find(name)
	if !v.Has(NameRef) {
		return s.Set(name, value)
	}
	if !ValidRef(value) {
		return &Error{"", "`" + value + "': not a valid identifier", Plain}
	}
	return s.SetAt(Place{i, name}, value, false)
}

func (s *Store) warn(text string) {
	if s.Warn != nil {
		s.Warn(text)
	}
}

// ValidName reports whether s is a variable name.
func ValidName(s string) bool {
	if s == "" || s[0]-'0' < 10 {
		return false
	}
	for i := 0; i < len(s); i++ {
		if c := s[i]; c != '_' && c-'0' >= 10 && (c|0x20)-'a' >= 26 {
			return false
		}
	}
	return true
}

// ValidRef reports whether s may be the target of a nameref: a name, or an
// element of one.
func ValidRef(s string) bool {
	if i := strings.IndexByte(s, '['); i > 0 && strings.HasSuffix(s, "]") {
		return ValidName(s[:i]) && i+2 < len(s)
	}
	return ValidName(s)
}
