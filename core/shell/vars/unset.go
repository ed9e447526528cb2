package vars

// Unset removes the variable that name (through namerefs) finds, as `unset -v`.
// In the function that declared it local, it stays declared and hides others of
// its name.
func (s *Store) Unset(name string) error {
	p, ref, err := s.Resolve(name)
	if err != nil {
		return err
	}
	if ref != "" {
		return s.Refs.UnsetRef(ref)
	}
	return s.UnsetAt(p)
}

// UnsetAt removes the variable at p.
func (s *Store) UnsetAt(p Place) error {
	v := s.At(p)
	if v == nil {
		return nil
	}
	if v.attr&ReadOnly != 0 {
		return &Error{p.name, "cannot unset: readonly variable", IsReadOnly}
	}
	if v.hook != nil && v.hook.NoUnset {
		return &Error{p.name, "cannot unset", Plain}
	}
	if v.hook != nil && v.hook.Stays {
		return nil
	}
	keep := s.scopes[p.scope].kind == Function && (p.scope == s.functionScope() || s.LocalUnset)
	v = s.writable(p.scope, v)
	s.count(v, varBytes+int64(len(v.name))-v.bytes)
	v.str, v.buf, v.list, v.assoc, v.set, v.hook, v.attr = "", nil, nil, nil, false, nil, 0
	if !keep {
		s.count(v, -v.bytes)
		delete(s.own(p.scope).vars, p.name)
	}
	s.changed(p.name)
	return nil
}

// UnsetIndexAt removes element n of an indexed array.
func (s *Store) UnsetIndexAt(p Place, n int64) error {
	v := s.At(p)
	if v.Has(ReadOnly) {
		return &Error{p.name, "cannot unset: readonly variable", IsReadOnly}
	}
	if v == nil || v.list == nil {
		return nil
	}
	if n < 0 {
		if n += v.list.Next(); n < 0 {
			return &Error{p.name, "bad array subscript", BadSubscript}
		}
	}
	if old, ok := v.list.Get(n); ok {
		v = s.writable(p.scope, v)
		s.count(v, -varBytes-int64(len(old)))
		v.list.remove(n)
	}
	s.changed(p.name)
	return nil
}

// UnsetKeyAt removes an element of an associative array.
func (s *Store) UnsetKeyAt(p Place, key string) error {
	v := s.At(p)
	if v.Has(ReadOnly) {
		return &Error{p.name, "cannot unset: readonly variable", IsReadOnly}
	}
	if v == nil || v.assoc == nil {
		return nil
	}
	if old, ok := v.assoc.Get(key); ok {
		v = s.writable(p.scope, v)
		s.count(v, -varBytes-int64(len(old)+len(key)))
		v.assoc.remove(key)
	}
	s.changed(p.name)
	return nil
}
