package vars

// Var is one variable as it stands in a scope. It is read-only outside the
// package: change it through the Store.
type Var struct {
	name  string
	attr  Attr
	set   bool // has a value; false after a mere declaration
	str   string
	buf   []byte // str with room to grow, if it was appended to; nil in copies
	list  *IndexedArray
	assoc *AssocArray
	hook  *Hook
	owner *token
	home  *Store // that counts it
	born  uint64 // order of creation
	bytes int64  // counted on the meter
}

// Name is the variable's name.
func (v *Var) Name() string { return v.name }

// Attr is the variable's attributes.
func (v *Var) Attr() Attr { return v.attr }

// Has reports whether v, which may be nil, has any of the attributes a.
func (v *Var) Has(a Attr) bool { return v != nil && v.attr&a != 0 }

// Hooked reports whether v, which may be nil, is special.
func (v *Var) Hooked() bool { return v != nil && v.hook != nil }

// IsSet reports whether v, which may be nil, was given a value: declare -p shows
// one. An empty array counts.
func (v *Var) IsSet() bool { return v != nil && (v.set || v.hook != nil) }

// Value is the scalar value, or element 0 or "0" of an array.
func (s *Store) Value(v *Var) (string, bool) {
	switch {
	case v == nil:
		return "", false
	case v.hook != nil && v.hook.Get != nil:
		return v.hook.Get(s.Owner), true
	case v.hook != nil && v.hook.List != nil:
		if l := v.hook.List(s.Owner); len(l) > 0 {
			return l[0], true
		}
		return "", false
	case v.attr&Indexed != 0:
		if v.list == nil {
			return "", false
		}
		return v.list.Get(0)
	case v.attr&Assoc != 0:
		return s.Map(v).Get("0")
	}
	return v.str, v.set
}

// Element is element n of an indexed array; a scalar has element 0. A negative n
// counts from the end; ok is false and bad true if that is before the first.
func (s *Store) Element(v *Var, n int64) (value string, ok, bad bool) {
	if v == nil {
		return "", false, n < 0
	}
	if v.attr&Indexed == 0 {
		if n == 0 || n == -1 {
			value, ok = s.Value(v)
			return value, ok, false
		}
		return "", false, n < 0
	}
	l := s.List(v)
	if n < 0 {
		if n += l.Next(); n < 0 {
			return "", false, true
		}
	}
	value, ok = l.Get(n)
	return value, ok, false
}

var emptyList = &IndexedArray{}
var emptyAssoc = &AssocArray{}

// List is the elements of an indexed array, never nil. The caller must not keep
// it across assignments.
func (s *Store) List(v *Var) *IndexedArray {
	switch {
	case v == nil:
		return emptyList
	case v.hook != nil && v.hook.List != nil:
		return &IndexedArray{values: v.hook.List(s.Owner)}
	case v.attr&Indexed == 0:
		if value, ok := s.Value(v); ok {
			return &IndexedArray{values: []string{value}}
		}
		return emptyList
	case v.list == nil:
		return emptyList
	}
	return v.list
}

// Map is the elements of an associative array, never nil. The caller must not
// keep it across assignments.
func (s *Store) Map(v *Var) *AssocArray {
	if v != nil && v.hook != nil && v.hook.Map != nil {
		return v.hook.Map(s.Owner)
	}
	if v == nil || v.assoc == nil {
		return emptyAssoc
	}
	return v.assoc
}

// Values is all values of v: those of an array, or the scalar if it has one.
func (s *Store) Values(v *Var) []string {
	if v.Has(Assoc) {
		return s.Map(v).Values()
	}
	return s.List(v).Values()
}

// Size is the number of elements: 0 or 1 for a scalar.
func (s *Store) Size(v *Var) int {
	if v.Has(Assoc) {
		return s.Map(v).Len()
	}
	return s.List(v).Len()
}
