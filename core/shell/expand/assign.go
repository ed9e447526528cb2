package expand

import (
	"cmp"
	"errors"
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/shell/arith"
	"ambit/core/shell/vars"
)

// AssignOptions tunes Assign.
type AssignOptions struct {
	// Temp puts the variable into the innermost scope, of kind vars.Temp (prefix of
	// a command). A refused assignment is reported and otherwise ignored.
	Temp bool
	// Inline says that the assignment stands in front of a command. A list is its
	// text there, an element no name.
	Inline bool
	// Trace, if set, receives the text that set -x prints, as `x=1`; that of a list,
	// as `a=(1 2)`, is how it is written, and up to TraceList.
	Trace     func(text string)
	TraceList func()
}

// Assign performs one assignment statement: scalar, element, +=, or array literal.
func (x *Expander) Assign(a *syntax.Assign, o AssignOptions) error {
	name := a.Name.Value
	if strings.HasSuffix(name, "[]") {
		return strict("%s: bad array subscript", name)
	}
	if o.Inline {
		if strings.Contains(name, "[") || a.Index != nil {
			if a.Index != nil {
				name += "[" + rawSubscript(a.Index) + "]"
			}
			if !o.Temp {
				return &Error{Text: x.prefix() + "`" + name + "': not a valid identifier", Kind: Exit, Status: 127}
			}
			x.Host.Warnf("`%s': not a valid identifier", name)
			return nil
		}
		if a.Array != nil {
			scalar := *a
			scalar.Array, scalar.Value = nil, listText(a.Array)
			a = &scalar
		}
	}
	if a.Array != nil {
		if strings.Contains(name, "[") {
			return strict("%s: cannot assign list to array member", name)
		}
		place, ref, err := x.Vars.Resolve(name)
		if err != nil {
			return &Error{Kind: Discard, Status: 1}
		}
		if ref != "" {
			return strict("%s: cannot assign list to array member", ref)
		}
		if a.Index != nil {
			return strict("%s[%s]: cannot assign list to array member", name, rawSubscript(a.Index))
		}
		if x.Vars.At(place).Has(vars.ReadOnly) {
			return strict("%s: readonly variable", name)
		}
		if o.TraceList != nil {
			o.TraceList()
		}
		return x.assignArray(place, a)
	}
	if a.Index == nil && !o.Temp && o.Trace == nil && !a.Append {
		value, err := x.assignValue(a.Value)
		if err != nil {
			return err
		}
		return x.assigned(x.Vars.Set(name, value))
	}
	var value string
	if a.Value != nil {
		var err error
		if value, err = x.assignValue(a.Value); err != nil {
			return err
		}
	}
	if o.Trace != nil {
		text := traceAssign(a, value, x.Vars.UTF8())
		if o.Temp {
			defer o.Trace(text) // behind the assignment, which PS4 sees
		} else {
			o.Trace(text)
		}
	}
	if o.Temp {
		x.joinStar = false
		if a.Index != nil {
			return nil
		}
		if a.Append {
			old, _ := x.Vars.Get(name)
			value = old + value
		}
		if err := x.Vars.SetTemp(name, value); err != nil {
			if x.Options.Posix { // the command does not run
				return &Error{Text: err.Error(), Kind: Command, Status: 1}
			}
			if EndsStrict(err) {
				x.Host.Refusef("%s", err)
			} else {
				x.Host.Warnf("%s", err)
			}
		}
		return nil
	}
	if a.Index != nil {
		return x.assigned(x.setElement(name, a.Index, value, a.Append))
	}
	if a.Append {
		return x.assigned(x.Vars.Append(name, value))
	}
	return x.assigned(x.Vars.Set(name, value))
}

// assignValue is the value of an assignment. In it bash does not split what $* gives,
// not even in the substitutions.
func (x *Expander) assignValue(w *syntax.Word) (string, error) {
	x.assigning = true
	value, err := x.Value(w)
	x.assigning = false
	if x.joinStar && expands(w) {
		x.joinStar = false
	}
	return value, err
}

// expands reports whether bash takes a word for one in which there is something to
// expand: its text has one of $`<>~, in quotes, too.
func expands(w *syntax.Word) bool {
	if w == nil {
		return false
	}
	found := false
	syntax.Walk(w, func(n syntax.Node) bool {
		switch n := n.(type) {
		case *syntax.ParamExp, *syntax.CmdSubst, *syntax.ArithmExp, *syntax.ProcSubst:
			found = true
		case *syntax.Lit:
			found = found || strings.ContainsAny(n.Value, "$`<>~")
		case *syntax.SglQuoted:
			found = found || strings.ContainsAny(n.Value, "$`<>~")
		}
		return !found
	})
	return found
}

// assigned words the error of an assignment statement.
func (x *Expander) assigned(err error) error {
	var ve *vars.Error
	if errors.As(err, &ve) && ve.Kind == vars.Circular {
		return &Error{Kind: Discard, Status: 1} // was reported as a warning
	}
	return asError(err, "")
}

// setElement assigns name[index], where index is a subscript as parsed.
func (x *Expander) setElement(name string, index syntax.ArithmExpr, value string, more bool) error {
	place, ref, err := x.Vars.Resolve(name)
	if err != nil {
		return err
	}
	if ref != "" {
		return discard("%s: not a valid identifier", ref)
	}
	return x.SetElementAt(place, index, value, more)
}

// SetElementAt assigns an element of the array at place, an associative one by
// key, any other by the value of the subscript.
func (x *Expander) SetElementAt(place vars.Place, index syntax.ArithmExpr, value string, more bool) error {
	name, v := place.Name(), x.Vars.At(place)
	if v.Has(vars.ReadOnly) {
		return &vars.Error{Name: name, Text: "readonly variable", Kind: vars.IsReadOnly}
	}
	bad := func() error {
		return &vars.Error{Name: name + "[" + rawSubscript(index) + "]", Text: "bad array subscript", Kind: vars.BadSubscript}
	}
	if v.Has(vars.Assoc) {
		key, err := x.key(index)
		if err != nil {
			return err
		}
		if key == "" {
			return bad()
		}
		return x.Vars.SetKeyAt(place, key, value, more)
	}
	if wholeArray(index) != 0 || blankSubscript(index) {
		return bad()
	}
	n, err := x.subscript(index)
	if err != nil {
		return err
	}
	err = x.Vars.SetIndexAt(place, n, value, more)
	var ve *vars.Error
	if errors.As(err, &ve) && ve.Kind == vars.BadSubscript {
		return bad()
	}
	return err
}

// blankSubscript reports whether there is nothing in the brackets.
func blankSubscript(index syntax.ArithmExpr) bool {
	w, ok := index.(*syntax.Word)
	if !ok || len(w.Parts) > 1 {
		return false
	}
	if len(w.Parts) == 0 {
		return true
	}
	lit, ok := w.Parts[0].(*syntax.Lit)
	return ok && strings.TrimSpace(lit.Value) == ""
}

// Elements expands the array literal of an assignment. Words without a subscript
// are split and globbed; those with one are not.
func (x *Expander) Elements(a *syntax.Assign) (Elements, error) {
	array := a.Array
	list := make(Elements, 0, len(array.Elems))
	var held int64
	var noMatch error // under failglob, the elements behind are expanded first
	defer func() { x.Meter.Free(held) }()
	for _, e := range array.Elems {
		if e.Index != nil {
			value, raw := "", ""
			if e.Value != nil {
				raw = source(e.Value)
				var err error
				if value, err = x.Value(e.Value); err != nil {
					return nil, err
				}
			}
			index, more := unmarkAppend(e.Index)
			list = append(list, element{index: index, value: value, raw: raw, append: more})
			continue
		}
		if rest := emptySubscript(e.Value); rest != nil {
			value, err := x.Value(rest)
			if err != nil {
				return nil, err
			}
			list = append(list, element{index: &syntax.Word{Parts: []syntax.WordPart{&syntax.Lit{}}}, value: value, raw: source(rest)})
			continue
		}
		x.inList = true
		fields, err := x.Fields([]*syntax.Word{e.Value})
		x.inList = false
		if failed, ok := err.(*Error); ok && failed.noMatch {
			noMatch = cmp.Or(noMatch, err)
			continue
		}
		if err != nil {
			return nil, err
		}
		n := int64(0)
		for _, f := range fields {
			n += int64(len(f)) + 96
		}
		x.Meter.Alloc(n)
		held += n
		list = slices.Grow(list, len(fields))
		for _, f := range fields {
			list = append(list, element{value: f})
		}
	}
	return list, noMatch
}

// emptySubscript is the word behind []=, which the parser takes for a part of it; nil
// if it does not stand there.
func emptySubscript(w *syntax.Word) *syntax.Word {
	lit, ok := w.Parts[0].(*syntax.Lit)
	if !ok || !strings.HasPrefix(lit.Value, "[]=") {
		return nil
	}
	c := *lit
	c.Value = lit.Value[3:]
	return &syntax.Word{Parts: append([]syntax.WordPart{&c}, w.Parts[1:]...)}
}

// AssignName assigns to a name or "name[subscript]" given as text, as read,
// printf -v, getopts and mapfile do; the subscript is expanded.
func (x *Expander) AssignName(ref, value string) error {
	name, sub, ok := splitName(ref)
	if !ok {
		return &Error{Text: x.prefix() + "`" + ref + "': not a valid identifier", Kind: Command, Status: 1}
	}
	var err error
	if sub == "" {
		err = x.Vars.Set(name, value)
	} else {
		err = x.setElement(name, x.parseSubscript(sub), value, false)
	}
	var ve *vars.Error
	if errors.As(err, &ve) {
		if ve.Kind == vars.Circular {
			return &Error{Kind: Command, Status: 1}
		}
		return &Error{Text: ve.Error(), Kind: Command, Status: 1, EndsStrict: EndsStrict(err)}
	}
	return err
}

// splitName takes NAME or NAME[SUB] apart.
func splitName(ref string) (name, sub string, ok bool) {
	if i := strings.IndexByte(ref, '['); i > 0 {
		if !vars.ValidName(ref[:i]) || arith.SkipSubscript(ref, i) != len(ref)-1 || i+2 >= len(ref) {
			return "", "", false
		}
		return ref[:i], ref[i+1 : len(ref)-1], true
	}
	return ref, "", vars.ValidName(ref)
}

// IsElement reports whether ref is name[subscript].
func IsElement(ref string) bool {
	_, sub, ok := splitName(ref)
	return ok && sub != ""
}

// refs resolves the elements that namerefs name.
type refs Expander

func (r *refs) x() *Expander { return (*Expander)(r) }

// GetRef implements vars.Refs.
func (r *refs) GetRef(ref string) (string, bool) {
	p, err := r.x().reference(ref)
	if err != nil {
		return "", false
	}
	if p.many {
		return strings.Join(p.list, " "), p.set
	}
	return p.text, p.set
}

// SetRef implements vars.Refs.
func (r *refs) SetRef(ref, value string) error { return r.x().AssignName(ref, value) }

// UnsetRef implements vars.Refs.
func (r *refs) UnsetRef(ref string) error { return r.x().UnsetName(ref) }

// UnsetName removes a variable or element given as text, as unset does.
func (x *Expander) UnsetName(ref string) error {
	name, sub, ok := splitName(ref)
	if !ok {
		return discard("`%s': not a valid identifier", ref)
	}
	if sub == "" {
		return x.Vars.Unset(name)
	}
	place, target, err := x.Vars.Resolve(name)
	if err != nil || target != "" {
		return err
	}
	v := x.Vars.At(place)
	switch {
	case v == nil:
		return nil
	case (sub == "@" || sub == "*") && x.Options.Compat <= 51 && v.Has(vars.Array):
		return x.Vars.UnsetAt(place)
	case v.Has(vars.Assoc):
		key := sub
		if !plainSubscript(sub) && !x.Options.AssocExpandOnce {
			if key, err = x.key(x.parseSubscript(sub)); err != nil {
				return err
			}
		}
		if key == "" {
			return &Error{Text: x.prefix() + "[" + sub + "]: bad array subscript", Kind: Command, Status: 1}
		}
		return x.Vars.UnsetKeyAt(place, key)
	case !v.Has(vars.Indexed) && (sub == "@" || sub == "*"):
		return &Error{Text: x.prefix() + name + ": not an array variable", Kind: Command, Status: 1}
	case !v.Has(vars.Indexed):
		n, err := x.subscript(x.parseSubscript(sub))
		if err != nil {
			return err
		}
		if n == 0 {
			return x.Vars.UnsetAt(place)
		}
		return &Error{Text: x.prefix() + name + ": not an array variable", Kind: Command, Status: 1}
	case sub == "@" || sub == "*":
		if v.Has(vars.ReadOnly) {
			return x.Vars.UnsetAt(place)
		}
		return x.Vars.ClearAt(place, vars.Indexed)
	}
	n, err := x.subscript(x.parseSubscript(sub))
	if err != nil {
		return err
	}
	err = x.Vars.UnsetIndexAt(place, n)
	var ve *vars.Error
	if errors.As(err, &ve) && ve.Kind == vars.BadSubscript {
		return &Error{Text: x.prefix() + "[" + sub + "]: bad array subscript", Kind: Command, Status: 1}
	}
	return err
}

// traceAssign is what set -x prints for a scalar assignment.
func traceAssign(a *syntax.Assign, value string, wide bool) string {
	text := a.Name.Value
	if a.Index != nil {
		text += "[" + rawSubscript(a.Index) + "]"
	}
	if a.Append {
		text += "+"
	}
	return text + "=" + QuoteTrace(value, wide)
}

// QuoteTrace quotes a word as set -x prints it.
func QuoteTrace(s string, wide bool) string {
	switch {
	case s == "":
		return s
	case HasShellMeta(s):
		return QuoteSingle(s)
	case NeedsANSI(s, wide):
		return QuoteANSI(s, wide)
	}
	return s
}

// DeclArg is one expanded argument of declare, local, export, readonly, typeset.
type DeclArg struct {
	Text     string         // "-a", "x", "x=1", "x+=1", `a[1]=2`
	Assign   *syntax.Assign // an array literal x=(…) or x+=(…), not yet expanded; Text is then the name
	Expanded *Elements      // of Assign, where they are known already: set -x shows them
	// Literal is set for Text of the form NAME=value that was written as an
	// assignment, so that value was not split.
	Literal bool
}

// DeclArgs expands the arguments of a declaration.
func (x *Expander) DeclArgs(list []*syntax.Assign) ([]DeclArg, error) {
	args := make([]DeclArg, 0, len(list))
	for _, a := range list {
		switch {
		case a.Array != nil && strings.Contains(a.Name.Value, "["):
			return nil, strict("%s: cannot assign list to array member", a.Name.Value)
		case a.Array != nil:
			args = append(args, DeclArg{Text: a.Name.Value, Assign: a})
		case a.Naked && a.Name != nil:
			text := a.Name.Value
			if a.Index != nil {
				text += "[" + rawSubscript(a.Index) + "]"
			}
			args = append(args, DeclArg{Text: text})
		case a.Naked:
			fields, err := x.Fields([]*syntax.Word{a.Value})
			if err != nil {
				return nil, err
			}
			for _, f := range fields {
				args = append(args, DeclArg{Text: f})
			}
		default:
			text := a.Name.Value
			if a.Index != nil {
				text += "[" + rawSubscript(a.Index) + "]"
			}
			if a.Append {
				text += "+"
			}
			words := []*syntax.Word{a.Value}
			if a.Value != nil && x.Options.BraceExpand && hasBrace(a.Value.Parts) {
				// Unlike an assignment statement, an argument is brace-expanded.
				words = words[:0]
				err := x.braces(a.Value.Parts, func(parts []syntax.WordPart) error {
					words = append(words, &syntax.Word{Parts: parts})
					return nil
				})
				if err != nil {
					return nil, err
				}
			}
			for _, w := range words {
				value, err := x.Value(w)
				if e := (*Error)(nil); errors.As(err, &e) && !e.quoted && strings.HasSuffix(e.Text, ": bad substitution") {
					e.Text = text + "=" + e.Text // the word is the whole argument
				}
				if err != nil {
					return nil, err
				}
				args = append(args, DeclArg{Text: text + "=" + value, Literal: true})
			}
		}
	}
	return args, nil
}
