package expand

import (
	"mvdan.cc/sh/v3/syntax"

	"ambit/core/fuel"
)

// plain is the text of a word that needs no expansion at all.
func plain(w *syntax.Word) (string, bool) {
	if len(w.Parts) != 1 {
		return "", false
	}
	lit, ok := w.Parts[0].(*syntax.Lit)
	if !ok {
		return "", false
	}
	for i := 0; i < len(lit.Value); i++ {
		switch lit.Value[i] {
		case '\\', '*', '?', '[', '{', '~', '(':
			return "", false
		}
	}
	return lit.Value, true
}

// fieldBytes is what a field takes besides its text, in a list that grows.
const fieldBytes = 40

// Fields expands words to fields.
func (x *Expander) Fields(words []*syntax.Word) ([]string, error) {
	out := make([]string, 0, len(words))
	var noMatch error
	held := x.fields
	defer func() {
		x.Meter.Free(x.fields - held)
		x.fields = held
	}()
	for _, w := range words {
		x.Meter.Charge(fuel.Expansion)
		if s, ok := plain(w); ok {
			out = append(out, s)
			continue
		}
		next, err := x.word(out, w)
		if e, ok := err.(*Error); ok && e.noMatch {
			if noMatch == nil {
				noMatch = err
			}
			continue
		}
		if err != nil {
			return nil, err
		}
		out = next
	}
	return out, noMatch
}

// word appends the fields of one word.
func (x *Expander) word(out []string, w *syntax.Word) ([]string, error) {
	if s, ok, err := x.quotedVariable(w); ok || err != nil {
		return append(out, s), err
	}
	if x.Options.BraceExpand && hasBrace(w.Parts) {
		err := x.braces(w.Parts, func(parts []syntax.WordPart) (err error) {
			out, err = x.parts(out, parts)
			return err
		})
		if err != nil {
			return nil, err
		}
		return out, nil
	}
	return x.parts(out, w.Parts)
}

// quotedVariable is the short way for "$name".
func (x *Expander) quotedVariable(w *syntax.Word) (string, bool, error) {
	if len(w.Parts) != 1 {
		return "", false, nil
	}
	q, ok := w.Parts[0].(*syntax.DblQuoted)
	if !ok || len(q.Parts) != 1 {
		return "", false, nil
	}
	switch p := q.Parts[0].(type) {
	case *syntax.ParamExp:
		if !simple(p) || p.Param.Value == "@" || p.Param.Value == "*" {
			return "", false, nil
		}
		v, set := x.scalar(p.Param.Value)
		if !set && x.Options.NoUnset {
			return "", false, unboundAt(p)
		}
		x.Meter.Bytes(len(v))
		return v, true, nil
	case *syntax.Lit:
		for i := 0; i < len(p.Value); i++ {
			if p.Value[i] == '\\' {
				return "", false, nil
			}
		}
		return p.Value, true, nil
	}
	return "", false, nil
}

// parts appends the fields of a word without braces.
func (x *Expander) parts(out []string, parts []syntax.WordPart) ([]string, error) {
	b := x.builder()
	defer x.done(b)
	if err := x.into(b, parts, tildeWord); err != nil {
		return nil, err
	}
	x.Meter.Bytes(b.size())
	if b.split || b.meta {
		x.Meter.Charge(int64(b.size()) / 16)
	}
	glob := b.meta && !x.Options.NoGlob
	if !b.split && !glob {
		if len(b.spans) == 0 {
			return out, nil
		}
		s := b.text()
		if n := int64(len(s)); n > keepBuilder {
			b.meter.Free(b.held) // the field takes its place
			b.held = 0
			x.Meter.Alloc(n)
			x.fields += n
		}
		return append(out, s), nil
	}
	var failed error
	b.fields(x.separators(), func(f *field) {
		if failed != nil {
			return
		}
		if f.list != nil {
			x.Meter.Charge(int64(len(f.list)))
			n := fieldBytes * int64(len(f.list))
			for _, s := range f.list {
				n += int64(len(s))
			}
			x.Meter.Alloc(n)
			x.fields += n
			out = append(out, f.list...)
			return
		}
		if glob {
			if pat, ok := b.glob(f, x.Options.ExtGlob); ok {
				matches, err := x.glob(pat)
				switch {
				case err != nil:
					failed = err
					return
				case len(matches) > 0:
					out = append(out, matches...)
					return
				case x.Options.FailGlob:
					failed = &Error{Text: "no match: " + b.value(f), Kind: Discard, Status: 1, EndsStrict: true, Fails: true, SparePOSIX: true, noMatch: true}
					return
				case x.Options.NullGlob:
					return
				}
			}
		}
		s := b.value(f)
		x.Meter.Charge(1)
		n := int64(len(s)) + fieldBytes
		x.Meter.Alloc(n)
		x.fields += n
		out = append(out, s)
	})
	return out, failed
}

// single expands a word without splitting and calls f with the result.
func (x *Expander) single(parts []syntax.WordPart, tilde tildeKind, f func(b *builder)) error {
	x.Meter.Charge(fuel.Expansion)
	b := x.builder()
	defer x.done(b)
	b.single, b.joiner = true, " "
	if err := x.into(b, parts, tilde); err != nil {
		return err
	}
	x.Meter.Bytes(len(b.buf))
	f(b)
	return nil
}

func (x *Expander) singleText(w *syntax.Word, tilde tildeKind) (string, error) {
	if w == nil {
		return "", nil
	}
	if len(w.Parts) == 1 {
		switch p := w.Parts[0].(type) {
		case *syntax.Lit:
			if unescaped(p.Value) {
				return p.Value, nil
			}
		case *syntax.ParamExp:
			if simple(p) && p.Param.Value != "*" && p.Param.Value != "@" {
				v, set := x.scalar(p.Param.Value)
				if !set && x.Options.NoUnset {
					return "", unboundAt(p)
				}
				x.Meter.Bytes(len(v))
				return v, nil
			}
		case *syntax.DblQuoted:
			if s, ok, err := x.quotedVariable(w); ok || err != nil {
				return s, err
			}
		}
	}
	var text string
	err := x.single(w.Parts, tilde, func(b *builder) { text = b.text() })
	return text, err
}

func unescaped(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] == '\\' || s[i] == '~' {
			return false
		}
	}
	return true
}

// Redirect expands the target of a redirection: the word must give exactly one
// field, else the error is "WORD: ambiguous redirect".
func (x *Expander) Redirect(w *syntax.Word) (string, error) {
	if s, ok := plain(w); ok {
		return s, nil
	}
	if x.Options.Posix {
		s, err := x.Literal(w)
		if err == nil && s == "" && !hasQuotes(w) {
			err = &Error{Text: source(w) + ": ambiguous redirect", Kind: Command, Status: 1, Ambiguous: true}
		}
		return s, err
	}
	fields, err := x.Fields([]*syntax.Word{w})
	if err != nil {
		return "", err
	}
	if len(fields) != 1 {
		return "", &Error{Text: source(w) + ": ambiguous redirect", Kind: Command, Status: 1, Ambiguous: true}
	}
	return fields[0], nil
}

// hasQuotes reports whether a part of w is quoted.
func hasQuotes(w *syntax.Word) bool {
	for _, p := range w.Parts {
		switch p.(type) {
		case *syntax.SglQuoted, *syntax.DblQuoted:
			return true
		}
	}
	return false
}
