package expand

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/shell/vars"
)

// element is one element of an array literal after expansion.
type element struct {
	index  syntax.ArithmExpr // nil: the next one
	value  string
	raw    string // the value as written, for a message
	append bool
}

// assignArray performs place=(…) or place+=(…). The elements are expanded first,
// so that they may refer to the array's old content.
func (x *Expander) assignArray(place vars.Place, a *syntax.Assign) error {
	elements, err := x.Elements(a)
	if err != nil {
		x.makeArray(place)
		return err
	}
	return x.setElements(place, elements, a.Append, true)
}

// makeArray makes the variable at place an array, as bash does before it expands the
// elements of a literal. Errors are the later ones of these.
func (x *Expander) makeArray(place vars.Place) {
	switch v := x.Vars.At(place); {
	case v == nil:
		_ = x.Vars.ClearAt(place, vars.Indexed)
	case !v.Has(vars.Array) && !v.Has(vars.ReadOnly):
		x.Vars.AttrAt(place, vars.Indexed, 0)
	}
}

// Elements is an expanded array literal.
type Elements []element

// BytesOfBash writes a byte 1 in front of those that bash uses itself, as set -x shows
// them in a list.
var BytesOfBash = strings.NewReplacer("\x01", "\x01\x01", "\x7f", "\x01\x7f")

// TraceElements is a list of elements as set -x shows it in front of a declaration.
func (x *Expander) TraceElements(list Elements) string {
	var b strings.Builder
	for i, e := range list {
		if i > 0 {
			b.WriteByte(' ')
		}
		if e.index != nil {
			key, err := x.key(e.index)
			if err != nil {
				key = rawSubscript(e.index)
			}
			b.WriteString("[" + single(key) + "]")
			if e.append {
				b.WriteByte('+')
			}
			b.WriteByte('=')
		}
		b.WriteString(BytesOfBash.Replace(single(e.value)))
	}
	return "(" + b.String() + ")"
}

func single(s string) string { return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'" }

// ParseArray parses text of the form (…), as `declare -a "x=(1 2)"` assigns it; nil
// if it is none.
func (x *Expander) ParseArray(name, text string, more bool) *syntax.Assign {
	if len(text) < 2 || text[0] != '(' || text[len(text)-1] != ')' || tooDeep(text) {
		return nil
	}
	x.Meter.Bytes(len(text))
	src := name + "=" + text
	f, err := syntax.NewParser().Parse(strings.NewReader(src), "")
	if masked, ok := Mask(src, err); ok {
		f, err = syntax.NewParser().Parse(strings.NewReader(masked), "")
	}
	if err != nil || len(f.Stmts) != 1 {
		return nil
	}
	call, ok := f.Stmts[0].Cmd.(*syntax.CallExpr)
	if !ok || len(call.Args) > 0 || len(call.Assigns) != 1 || call.Assigns[0].Array == nil {
		return nil
	}
	a := call.Assigns[0]
	Prepare(a, src)
	a.Append = more
	return a
}

// ParseSubscript is the subscript of an element named at run time, as
// SetElementAt takes it.
func (x *Expander) ParseSubscript(sub string) *syntax.Word { return x.parseSubscript(sub) }

// SetElements gives the array at place the elements of a literal.
func (x *Expander) SetElements(place vars.Place, list Elements, more bool) error {
	return x.setElements(place, list, more, false)
}

// setElements is SetElements; messages show the elements as they were written, or
// as a declaration, which quotes what it expanded.
func (x *Expander) setElements(place vars.Place, list Elements, more, written bool) error {
	v := x.Vars.At(place)
	assoc := v.Has(vars.Assoc)
	kind := vars.Indexed
	if assoc {
		kind = vars.Assoc
	}
	if assoc && !more && v.IsSet() {
		// What += adds to is the element of the old array.
		for i, e := range list {
			if !e.append || e.index == nil {
				continue
			}
			key, err := x.key(e.index)
			if err != nil {
				return err
			}
			old, _ := x.Vars.Map(v).Get(key)
			if v.Has(vars.Integer) {
				old += "+"
			}
			list[i].value, list[i].append = old+e.value, false
		}
	}
	if !more {
		if err := x.Vars.ClearAt(place, kind); err != nil {
			return asError(err, "")
		}
	} else {
		x.Vars.AttrAt(place, kind, 0)
		if v := x.Vars.At(place); !v.IsSet() {
			if err := x.Vars.ClearAt(place, kind); err != nil {
				return asError(err, "")
			}
		}
	}
	if assoc {
		x.Meter.Charge(20 + 4*int64(len(list)))
		return x.setPairs(place, list, written)
	}
	next := x.Vars.List(x.Vars.At(place)).Next()
	for _, e := range list {
		if e.index == nil {
			if err := x.Vars.SetIndexAt(place, next, e.value, false); err != nil {
				return x.assigned(err)
			}
			next++
			continue
		}
		if wholeArray(e.index) != 0 {
			x.Host.Warnf("%s: cannot assign to non-numeric index", "["+rawSubscript(e.index)+"]="+e.value)
			continue
		}
		if text, err := x.arithmText(e.index); err == nil && strings.TrimSpace(text) == "" && (text == "" || rawSubscript(e.index) != text) {
			x.Host.Refusef("[%s]=%s: bad array subscript", text, e.value)
			continue
		}
		n, err := x.subscript(e.index)
		if err != nil {
			return err
		}
		if n < 0 {
			if n += x.Vars.List(x.Vars.At(place)).Next(); n < 0 {
				x.Host.Refusef("[%s]=%s: bad array subscript", rawSubscript(e.index), e.value)
				continue
			}
		}
		if err := x.Vars.SetIndexAt(place, n, e.value, e.append); err != nil {
			return x.assigned(err)
		}
		next = n + 1
	}
	return nil
}

// setPairs assigns the elements of an associative array: [key]=value, or words
// that are keys and values in turn.
func (x *Expander) setPairs(place vars.Place, list Elements, written bool) error {
	if len(list) > 0 && list[0].index == nil {
		for i := 0; i < len(list); i += 2 {
			value := ""
			if i+1 < len(list) {
				value = list[i+1].value
			}
			if list[i].value == "" {
				x.Host.Refusef("%s: bad array subscript", "")
				continue
			}
			if err := x.Vars.SetKeyAt(place, list[i].value, value, false); err != nil {
				return x.assigned(err)
			}
		}
		return nil
	}
	for _, e := range list {
		if e.index == nil {
			x.Host.Warnf("%s: %s: must use subscript when assigning associative array", place.Name(), e.value)
			continue
		}
		key, err := x.key(e.index)
		if err != nil {
			return err
		}
		if key == "" {
			if written {
				x.Host.Refusef("[%s]=%s: bad array subscript", rawSubscript(e.index), e.raw)
			} else {
				x.Host.Refusef("['']=%s: bad array subscript", single(e.value))
			}
			continue
		}
		if err := x.Vars.SetKeyAt(place, key, e.value, e.append); err != nil {
			return x.assigned(err)
		}
	}
	return nil
}
