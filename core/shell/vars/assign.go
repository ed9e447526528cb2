package vars

import (
	"strings"
	"unsafe"
)

// Place is where a variable stands or would stand. It stays valid until the
// scope is left.
type Place struct {
	scope int
	name  string
}

// Name is the variable's name.
func (p Place) Name() string { return p.name }

// At is the variable at p; nil if there is none yet.
func (s *Store) At(p Place) *Var {
	if t := s.scopes[p.scope].table; t != nil {
		return t.vars[p.name]
	}
	return nil
}

// GlobalPlace is where name stands in the global scope.
func (s *Store) GlobalPlace(name string) Place { return Place{0, name} }

// FoundPlace is where name is found from the inside out, without following
// namerefs; the global scope if it is found nowhere.
func (s *Store) FoundPlace(name string) Place {
	_, i := s.find(name)
	return Place{i, name}
}

// TempPlace is where name stands in the innermost scope.
func (s *Store) TempPlace(name string) Place { return Place{len(s.scopes) - 1, name} }

// MakeLocal makes name a local variable of the innermost function, if it is not
// one already. It is unset, except that it keeps the value of a temporary
// assignment in front of the call. It refuses to hide a readonly global.
func (s *Store) MakeLocal(name string) (Place, error) {
	i := s.functionScope()
	if i < 0 {
		return s.FoundPlace(name), nil
	}
	p := Place{i, name}
	if s.At(p) != nil {
		return p, s.takeTemp(p)
	}
	old, at := s.find(name)
	if old != nil && old.attr&ReadOnly != 0 && at == 0 {
		return p, readOnly(name)
	}
	v := s.ensure(i, name)
	switch {
	case old == nil:
	case at == i-1 && s.scopes[at].kind == Temp, s.LocalInherit && old.hook == nil:
		v.attr = old.attr &^ NameRef
		v.set, v.str = old.set, old.str
		if old.list != nil {
			s.meter.Charge(int64(old.list.Len()) / 16)
			v.list = old.list.clone()
		}
		if old.assoc != nil {
			s.meter.Charge(4 * int64(old.assoc.Len()))
			v.assoc = old.assoc.clone()
		}
		s.count(v, old.bytes-v.bytes)
	default:
		v.attr = old.attr & Export
	}
	s.changed(name)
	return p, s.takeTemp(p)
}

// takeTemp gives the local variable at p the value that an assignment in front of
// the declaring command itself has, as in x=1 local x.
func (s *Store) takeTemp(p Place) error {
	top := Place{len(s.scopes) - 1, p.name}
	v := s.At(top)
	if top.scope <= p.scope || s.scopes[top.scope].kind != Temp || v == nil {
		return nil
	}
	value, _ := s.Value(v)
	if err := s.SetAt(p, value, false); err != nil {
		return err
	}
	s.AttrAt(p, Export, 0)
	return nil
}

// exportAt exports the variable at p where set -a does.
func (s *Store) exportAt(p Place, err error) error {
	if err == nil && s.exportAll {
		s.AttrAt(p, Export, 0)
	}
	return err
}

// SetAt assigns a scalar value at p, without following namerefs: with more, it is
// appended (added, for an integer variable). An array gets element 0.
func (s *Store) SetAt(p Place, value string, more bool) error {
	v := s.At(p)
	if v != nil && v.attr&ReadOnly != 0 {
		return readOnly(p.name)
	}
	if v != nil && v.hook != nil {
		return s.setHooked(p, v, 0, value)
	}
	switch {
	case v.Has(Indexed):
		return s.exportAt(p, s.SetIndexAt(p, 0, value, more))
	case v.Has(Assoc):
		return s.exportAt(p, s.SetKeyAt(p, "0", value, more))
	}
	if more && v != nil && v.attr&(Integer|Lower|Upper|Capital) == 0 {
		v = s.writable(p.scope, v)
		s.extend(v, value)
	} else {
		if v != nil && (more || v.attr&(Integer|Lower|Upper|Capital) != 0) {
			old := ""
			if more {
				old, _ = s.Value(v)
			}
			var err error
			if value, err = s.transform(v.attr, old, value, more); err != nil {
				return err
			}
		}
		v = s.ensure(p.scope, p.name)
		s.setText(v, value)
	}
	v.set = true
	if s.exportAll {
		v.attr |= Export
	}
	s.changed(p.name)
	return nil
}

func (s *Store) setHooked(p Place, v *Var, index int64, value string) error {
	h := v.hook
	switch {
	case h.List != nil:
		if h.SetList != nil {
			h.SetList(s.Owner, index, value)
		}
		return nil
	case h.Set != nil:
		if v.attr&Integer != 0 && s.Eval != nil {
			var err error
			if value, err = s.transform(v.attr, "", value, false); err != nil {
				return err
			}
		}
		value = h.Set(s.Owner, value)
	}
	v = s.writable(p.scope, v)
	s.setText(v, value)
	v.set = true
	if s.exportAll {
		v.attr |= Export
	}
	s.changed(p.name)
	return nil
}

// setText gives v a text and counts it.
func (s *Store) setText(v *Var, text string) {
	s.count(v, int64(len(text)-max(len(v.str), cap(v.buf))))
	v.str, v.buf = text, nil
}

// minBuffer is the length from which on a text that is appended to gets room to
// grow, so that building it piece by piece is not quadratic.
const minBuffer = 256

// extend appends more to the text of v.
func (s *Store) extend(v *Var, more string) {
	s.meter.Bytes(len(more))
	n := len(v.str) + len(more)
	if n < minBuffer {
		s.setText(v, v.str+more)
		return
	}
	// Strings handed out earlier share the bytes in front, which never change.
	if len(v.buf) != len(v.str) || cap(v.buf) < n {
		size := n + n/2
		s.count(v, int64(size-max(len(v.str), cap(v.buf))))
		buf := make([]byte, 0, size)
		v.buf = append(buf, v.str...)
	}
	v.buf = append(v.buf, more...)
	v.str = unsafe.String(unsafe.SliceData(v.buf), n)
}

// transform applies the attributes that act on assigned values.
func (s *Store) transform(attr Attr, old, value string, more bool) (string, error) {
	if attr&Integer != 0 && s.Eval != nil {
		n, err := s.Eval(value)
		if err != nil {
			return "", err
		}
		if more {
			base, err := s.Eval(old)
			if err != nil {
				return "", err
			}
			n += base
		}
		return formatInt(n), nil
	}
	if more {
		s.meter.Bytes(len(old) + len(value))
		value = old + value
	}
	switch {
	case attr&Upper != 0:
		s.meter.Charge(int64(len(value)) / 8)
		value = UpperCase(value, s.UTF8())
	case attr&Lower != 0:
		s.meter.Charge(int64(len(value)) / 8)
		value = LowerCase(value, s.UTF8())
	case attr&Capital != 0:
		value = Capitalize(value, s.UTF8())
	}
	return value, nil
}

// SetIndexAt assigns element n of the indexed array at p, making one of a scalar.
// A negative n counts from the end. It must not be an associative array.
func (s *Store) SetIndexAt(p Place, n int64, value string, more bool) error {
	v := s.At(p)
	if v.Has(ReadOnly) {
		return readOnly(p.name)
	}
	if v != nil && v.hook != nil && v.hook.List != nil {
		return s.setHooked(p, v, n, value)
	}
	if n < 0 {
		if n += s.List(v).Next(); n < 0 {
			return &Error{p.name, "bad array subscript", BadSubscript}
		}
	}
	if v != nil && (more || v.attr&(Integer|Lower|Upper|Capital) != 0) {
		old := ""
		if more {
			old, _ = s.List(v).Get(n)
		}
		var err error
		if value, err = s.transform(v.attr, old, value, more); err != nil {
			return err
		}
	}
	v = s.indexed(p)
	pos, exists := v.list.Search(n)
	old := ""
	if exists {
		old = v.list.Value(pos)
	} else {
		s.meter.Charge(int64(v.list.Len()-pos) / 128) // what moves to make room
	}
	cost := int64(len(value) - len(old))
	if !exists {
		cost += varBytes
	}
	s.count(v, cost)
	v.list.set(n, value)
	s.changed(p.name)
	return nil
}

// indexed is the variable at p as a writable indexed array; a scalar's value
// becomes element 0.
func (s *Store) indexed(p Place) *Var {
	v := s.ensure(p.scope, p.name)
	if v.list == nil {
		v.list = &IndexedArray{}
		if v.set && v.attr&Array == 0 {
			v.list.set(0, v.str)
			s.count(v, varBytes)
		}
		v.str, v.buf = "", nil
	}
	v.attr |= Indexed
	v.set = true
	return v
}

// SetKeyAt assigns an element of the associative array at p.
func (s *Store) SetKeyAt(p Place, key, value string, more bool) error {
	v := s.At(p)
	if v.Has(ReadOnly) {
		return readOnly(p.name)
	}
	if v != nil && v.hook != nil && v.hook.Map != nil {
		if old, _ := s.Map(v).Get(key); more {
			value = old + value
		}
		v.hook.SetKey(s.Owner, key, value)
		return nil
	}
	if v != nil && (more || v.attr&(Integer|Lower|Upper|Capital) != 0) {
		old := ""
		if more {
			old, _ = s.Map(v).Get(key)
		}
		var err error
		if value, err = s.transform(v.attr, old, value, more); err != nil {
			return err
		}
	}
	v = s.associative(p)
	old, exists := v.assoc.Get(key)
	cost := int64(len(value) - len(old))
	if !exists {
		cost += varBytes + int64(len(key))
		key = strings.Clone(key)
	}
	s.count(v, cost)
	v.assoc.set(key, value)
	s.changed(p.name)
	return nil
}

func (s *Store) associative(p Place) *Var {
	v := s.ensure(p.scope, p.name)
	if v.assoc == nil {
		v.assoc = &AssocArray{}
		s.count(v, 24*assocBuckets)
		if v.set && v.attr&Array == 0 {
			v.assoc.set("0", v.str)
		}
		v.str, v.buf = "", nil
	}
	v.attr |= Assoc
	v.set = true
	return v
}

// ClearAt makes the variable at p an empty array of the given kind, as the
// beginning of x=(…). Other attributes stay.
func (s *Store) ClearAt(p Place, kind Attr) error {
	v := s.At(p)
	if v.Has(ReadOnly) {
		return readOnly(p.name)
	}
	if v != nil && v.hook != nil && (v.hook.List != nil || v.hook.Map != nil) {
		return nil
	}
	v = s.ensure(p.scope, p.name)
	s.count(v, varBytes+int64(len(v.name))-v.bytes)
	v.str, v.buf, v.list, v.assoc, v.set = "", nil, nil, nil, false
	v.attr = v.attr&^Array | kind
	if kind == Assoc {
		s.associative(p)
	} else {
		s.indexed(p)
	}
	return nil
}

// SetListAt replaces the array at p by values.
func (s *Store) SetListAt(p Place, values []string) error {
	if err := s.ClearAt(p, Indexed); err != nil {
		return err
	}
	for i, value := range values {
		if err := s.SetIndexAt(p, int64(i), value, false); err != nil {
			return err
		}
	}
	return nil
}

// AttrAt adds and removes attributes of the variable at p, declaring it if there
// is none. It checks nothing: declare knows the rules. Array kinds convert a
// scalar value to an element.
func (s *Store) AttrAt(p Place, add, remove Attr) {
	v := s.ensure(p.scope, p.name)
	v.attr &^= remove
	switch {
	case add&Indexed != 0 && v.attr&Array == 0 && v.hook == nil:
		set := v.set
		s.indexed(p)
		v.set = set
	case add&Assoc != 0 && v.attr&Array == 0 && v.hook == nil:
		set := v.set
		s.associative(p)
		v.set = set
	}
	v.attr |= add
	s.changed(p.name)
}

// Get is the value that $name has: a scalar, or element 0 (key "0") of an array.
// It follows namerefs. ok is false if there is none.
func (s *Store) Get(name string) (value string, ok bool) {
	v, _ := s.find(name)
	if v == nil {
		return "", false
	}
	if v.attr&NameRef != 0 {
		p, ref, err := s.Resolve(name)
		switch {
		case err != nil:
			return "", false
		case ref != "":
			return s.Refs.GetRef(ref)
		}
		v = s.At(p)
	}
	return s.Value(v)
}

// Set assigns as name=value does: follows namerefs, applies -i -l -u, refuses
// readonly, assigns to element 0 of an array, exports under set -a.
func (s *Store) Set(name, value string) error { return s.assign(name, value, false) }

// Append assigns as name+=value does.
func (s *Store) Append(name, value string) error { return s.assign(name, value, true) }

func (s *Store) assign(name, value string, more bool) error {
	v, i := s.find(name)
	if v.Has(NameRef) {
		p, ref, err := s.ResolveForSet(name, value)
		switch {
		case err != nil:
			return err
		case ref != "":
			if more {
				old, _ := s.Refs.GetRef(ref)
				value = old + value
			}
			return s.Refs.SetRef(ref, value)
		}
		return s.SetAt(p, value, more)
	}
	return s.SetAt(Place{i, name}, value, more)
}

// SetTemp puts an assignment of a command's prefix into the innermost scope,
// exported. A readonly variable of that name refuses it; its other attributes do not
// count.
func (s *Store) SetTemp(name, value string) error {
	if v, _ := s.find(name); v.Has(ReadOnly) {
		return readOnly(name)
	}
	p := s.TempPlace(name)
	if err := s.SetAt(p, value, false); err != nil {
		return err
	}
	s.At(p).attr |= Export
	return nil
}

// Promote gives a variable that the prefix of a command or function call assigned
// (a scope of kind Temp) to the shell itself; ok is false if name finds no such
// variable.
func (s *Store) Promote(name string) (p Place, ok bool) {
	v, at := s.find(name)
	if v == nil || s.scopes[at].kind != Temp {
		return p, false
	}
	p = Place{0, name}
	for i := at - 1; i > 0; i-- {
		if s.At(Place{i, name}) != nil {
			p.scope = i
			break
		}
	}
	if value, set := s.Value(v); set && s.SetAt(p, value, false) != nil {
		return p, true
	}
	return p, true
}

// SetArray replaces name by an indexed array of values, as PIPESTATUS,
// BASH_REMATCH and mapfile do. It follows namerefs and refuses readonly.
func (s *Store) SetArray(name string, values []string) error {
	p, ref, err := s.Resolve(name)
	if err != nil {
		return err
	}
	if ref != "" {
		return &Error{ref, "not a valid identifier", Plain}
	}
	return s.SetListAt(p, values)
}
