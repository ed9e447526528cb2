package expand

import (
	"errors"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/shell/arith"
	"ambit/core/shell/vars"
)

// Arithm evaluates an expression of (( )), $(( )), for (( )) or a subscript. A
// nil node is 1, as an empty condition of for (( )).
func (x *Expander) Arithm(e syntax.ArithmExpr) (int64, error) {
	text, err := x.ArithmText(e)
	if err != nil {
		return 0, err
	}
	return x.ArithmString(text)
}

// ArithmText is an expression with everything in it expanded, as Arithm and set -x
// see it. That of a nil node is 1.
func (x *Expander) ArithmText(e syntax.ArithmExpr) (string, error) {
	if e == nil {
		return "1", nil
	}
	return x.arithmText(e)
}

// subscript evaluates the subscript of an indexed array. Its errors do not name the
// builtin that runs.
func (x *Expander) subscript(e syntax.ArithmExpr) (int64, error) {
	text, err := x.ArithmText(e)
	if err != nil {
		return 0, err
	}
	name := x.Name
	x.Name = ""
	n, err := x.ArithmString(text)
	x.Name = name
	return n, ofInteger(err)
}

// ofInteger marks an error as one that bash leaves all for that it is reading.
func ofInteger(err error) error {
	if e, ok := err.(*Error); ok && e.Kind == Discard {
		e.Integer = true
	}
	return err
}

// ArithmString evaluates text that is already expanded, as let and declare -i do.
func (x *Expander) ArithmString(expr string) (int64, error) {
	n, err := x.arith.Eval(expr)
	if err != nil {
		return 0, x.arithmError(err)
	}
	return n, nil
}

// arithmError words an error of the evaluator.
func (x *Expander) arithmError(err error) error {
	var syntaxErr *arith.Error
	if errors.As(err, &syntaxErr) {
		return discard("%s%s", x.prefix(), syntaxErr)
	}
	return asError(err, "")
}

// arithmExp is the value of $((…)) as text.
func (x *Expander) arithmExp(p *syntax.ArithmExp) (string, error) {
	if p.X == nil {
		return "0", nil
	}
	name := x.Name
	x.Name = ""
	n, err := x.Arithm(p.X)
	x.Name = name
	if err != nil {
		return "", err
	}
	return arith.Format(n), nil
}

// arithmText expands an expression as in double quotes, which is what arithmetic
// works on; the double quotes themselves vanish.
func (x *Expander) arithmText(e syntax.ArithmExpr) (string, error) {
	w, ok := e.(*syntax.Word)
	if !ok {
		return arithmSource(e), nil
	}
	if len(w.Parts) == 1 {
		if lit, ok := w.Parts[0].(*syntax.Lit); ok && strings.IndexByte(lit.Value, '\\') < 0 {
			return lit.Value, nil
		}
	}
	b := x.builder()
	defer x.done(b)
	b.single, b.joiner = true, " "
	for _, part := range w.Parts {
		switch p := part.(type) {
		case *syntax.SglQuoted:
			if p.Dollar {
				b.add(QuoteSingle(decodeANSI(p.Value, x.Vars.UTF8())), quoted)
			} else {
				if err := x.quotedArithm(b, p.Value); err != nil {
					return "", err
				}
			}
		case *syntax.DblQuoted:
			for _, inner := range p.Parts {
				if err := x.part(b, inner, true); err != nil {
					return "", err
				}
			}
		default:
			if err := x.part(b, part, true); err != nil {
				return "", inWord(err, w.Parts)
			}
		}
	}
	return b.text(), nil
}

// quotedArithm expands what stands in single quotes in an expression: they do not
// quote there.
func (x *Expander) quotedArithm(b *builder, value string) error {
	w := (*syntax.Word)(nil)
	if strings.ContainsAny(value, "$`\\") {
		w = parseRaw(value)
	}
	if w == nil {
		b.add("'"+value+"'", quoted)
		return nil
	}
	b.add("'", quoted)
	for _, part := range w.Parts {
		if err := x.part(b, part, true); err != nil {
			return err
		}
	}
	b.add("'", quoted)
	return nil
}

// key expands the subscript of an associative array.
func (x *Expander) key(index syntax.ArithmExpr) (string, error) {
	w, ok := index.(*syntax.Word)
	if !ok {
		return arithmSource(index), nil
	}
	return x.singleText(w, noTilde)
}

// arithmEnv gives the evaluator the shell's variables.
type arithEnv Expander

func (a *arithEnv) x() *Expander { return (*Expander)(a) }

// Get implements arith.Env.
func (a *arithEnv) Get(name string) (string, error) {
	v, ok := a.Vars.Get(name)
	if !ok && a.Options.NoUnset && !a.Vars.Lookup(name).IsSet() {
		return "", unbound(name)
	}
	return v, nil
}

// Set implements arith.Env.
func (a *arithEnv) Set(name string, n int64) error {
	return asError(a.Vars.Set(name, arith.Format(n)), "")
}

// Ref implements arith.Env.
func (a *arithEnv) Ref(name, sub string) (arith.Ref, error) {
	x := a.x()
	if err := x.enter(); err != nil {
		return arith.Ref{}, err
	}
	defer x.leave()
	place, ref, err := x.Vars.Resolve(name)
	if err != nil || ref != "" {
		return arith.Ref{Name: name}, nil
	}
	r := arith.Ref{Name: place.Name()}
	if x.Options.NoUnset && !x.Vars.At(place).IsSet() {
		return r, unbound(name)
	}
	if strings.TrimSpace(sub) == "" {
		x.Host.Refusef("%s[%s]: bad array subscript", name, sub)
		x.Host.Refusef("%s[%s]: bad array subscript", name, sub)
		return arith.Ref{}, nil
	}
	if x.Vars.At(place).Has(vars.Assoc) {
		r.Assoc = true
		if !plainSubscript(sub) {
			r.Key, err = x.key(x.parseSubscript(sub))
			return r, err
		}
		r.Key = sub
		return r, nil
	}
	if !plainSubscript(sub) {
		if sub, err = x.arithmText(x.parseSubscript(sub)); err != nil {
			return r, err
		}
	}
	if r.Index, err = x.arith.Eval(sub); err != nil {
		name := x.Name
		x.Name = ""
		err = ofInteger(x.arithmError(err))
		x.Name = name
	}
	return r, err
}

// plainSubscript reports whether a subscript holds nothing to expand.
func plainSubscript(sub string) bool { return !strings.ContainsAny(sub, "$`'\"\\") }

// GetRef implements arith.Env.
func (a *arithEnv) GetRef(r arith.Ref) (string, error) {
	if r.Name == "" {
		return "", nil
	}
	v := a.Vars.Lookup(r.Name)
	if r.Assoc {
		s, _ := a.Vars.Map(v).Get(r.Key)
		return s, nil
	}
	s, _, bad := a.Vars.Element(v, r.Index)
	if bad {
		a.Host.Refusef("%s: bad array subscript", r.Name)
	}
	return s, nil
}

// SetRef implements arith.Env.
func (a *arithEnv) SetRef(r arith.Ref, n int64) error {
	if r.Name == "" {
		return nil
	}
	place := a.Vars.FoundPlace(r.Name)
	var err error
	if r.Assoc {
		err = a.Vars.SetKeyAt(place, r.Key, arith.Format(n), false)
	} else {
		err = a.Vars.SetIndexAt(place, r.Index, arith.Format(n), false)
	}
	return asError(err, "")
}
