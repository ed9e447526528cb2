package expand

import (
	"errors"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/shell/vars"
)

// null reports whether the value is empty: that of a list is its elements joined.
func (p *parameter) null() bool {
	if !p.many {
		return p.text == ""
	}
	return len(p.list) == 0 || len(p.list) == 1 && p.list[0] == ""
}

// defaults performs :- - := = :? ? :+ +. done says that the expansion is complete.
func (x *Expander) defaults(b *builder, pe *syntax.ParamExp, p *parameter, inQuotes bool) (done bool, err error) {
	present := p.set
	switch pe.Exp.Op {
	case syntax.DefaultUnsetOrNull, syntax.AssignUnsetOrNull, syntax.ErrorUnsetOrNull, syntax.AlternateUnsetOrNull:
		present = present && !p.null()
	}
	switch pe.Exp.Op {
	case syntax.DefaultUnset, syntax.DefaultUnsetOrNull:
		if present {
			x.addParameter(b, p, inQuotes)
			return true, nil
		}
		if inQuotes {
			b.add("", quoted)
		}
		return true, x.operand(b, pe.Exp.Word, inQuotes)
	case syntax.AlternateUnset, syntax.AlternateUnsetOrNull:
		if !present {
			if inQuotes && p.many && len(p.list) > 0 {
				b.add("", quoted)
			}
			return true, nil
		}
		if inQuotes {
			b.add("", quoted)
		}
		return true, x.operand(b, pe.Exp.Word, inQuotes)
	case syntax.AssignUnset, syntax.AssignUnsetOrNull:
		if present {
			x.addParameter(b, p, inQuotes)
			return true, nil
		}
		if p.assign == nil {
			name := p.name
			if p.special {
				name = "$" + name
			}
			if p.many && p.index != nil {
				return true, strict("%s: bad array subscript", p.label())
			}
			return true, strict("%s: cannot assign in this way", name)
		}
		value, err := x.operandText(pe.Exp.Word, inQuotes)
		if err != nil {
			return true, err
		}
		if err := p.assign(value); err != nil {
			return true, assigns(err, x.prefix())
		}
		// What was stored counts: -i and -u change it.
		x.addText(b, p.text, inQuotes)
		return true, nil
	case syntax.ErrorUnset, syntax.ErrorUnsetOrNull:
		if present {
			x.addParameter(b, p, inQuotes)
			return true, nil
		}
		text := "parameter not set"
		if pe.Exp.Op == syntax.ErrorUnsetOrNull {
			text = "parameter null or not set"
		}
		if pe.Exp.Word != nil {
			if text, err = x.splitText(pe.Exp.Word); err != nil {
				return true, err
			}
		}
		return true, fatal("%s: %s", p.label(), text)
	}
	return false, nil
}

// operand adds the word of ${x:-word}. Outside quotes its unquoted text is split.
func (x *Expander) operand(b *builder, w *syntax.Word, inQuotes bool) error {
	if w == nil {
		return nil
	}
	if inQuotes {
		return x.quotedOperand(b, w)
	}
	if first := x.separators().first; first != "" && first != " " && !b.single && holdsElements(w) {
		return x.joinedOperand(b, w)
	}
	lit, join := b.lit, x.joinStar
	b.lit, x.joinStar = result, false
	defer func() { b.lit, x.joinStar = lit, join }()
	return x.into(b, w.Parts, tildeStart)
}

// joinedOperand adds a word with an unquoted $@ where IFS does not begin with a blank:
// bash splits what else is in it, joins all with blanks, and splits only at those, if
// IFS has one.
func (x *Expander) joinedOperand(b *builder, w *syntax.Word) error {
	in := x.builder()
	defer x.done(in)
	in.lit = result
	join, whole := x.joinStar, x.wholeElements
	x.joinStar, x.wholeElements = false, true
	err := x.into(in, w.Parts, tildeStart)
	x.joinStar, x.wholeElements = join, whole
	if err != nil {
		return err
	}
	kind := quoted
	if strings.IndexByte(x.separators().raw, ' ') >= 0 {
		kind = result
	}
	x.Meter.Bytes(in.size())
	some := false
	add := func(s string) {
		if some {
			b.add(" ", kind)
		}
		b.add(s, quoted)
		some = true
	}
	in.fields(x.separators(), func(f *field) {
		for _, s := range f.list {
			add(s)
		}
		if f.list == nil {
			add(in.value(f))
		}
	})
	return nil
}

// holdsElements reports whether $@ or its like stands unquoted in a word.
func holdsElements(w *syntax.Word) bool {
	for _, part := range w.Parts {
		p, ok := part.(*syntax.ParamExp)
		if ok && (elements(p) || p.Exp != nil && p.Exp.Word != nil && holdsElements(p.Exp.Word)) {
			return true
		}
	}
	return false
}

// quotedOperand adds the word of "${x:-word}": single quotes are text there, and
// double quotes inside the double quotes vanish.
func (x *Expander) quotedOperand(b *builder, w *syntax.Word) error {
	for _, part := range w.Parts {
		switch p := part.(type) {
		case *syntax.Lit:
			addEscaped(b, p.Value, "$`\"\\}")
		case *syntax.SglQuoted:
			if p.Dollar {
				b.add(decodeANSI(p.Value, x.Vars.UTF8()), quoted)
				continue
			}
			inner := &syntax.Word{Parts: []syntax.WordPart{&syntax.Lit{Value: p.Value}}}
			if strings.ContainsAny(p.Value, "$`") {
				x.Meter.Bytes(len(p.Value))
				if parsed := parseQuoted(p.Value); parsed != nil {
					inner = parsed
				}
			}
			b.add("'", quoted)
			if err := x.quotedOperand(b, inner); err != nil {
				return err
			}
			b.add("'", quoted)
		case *syntax.DblQuoted:
			for _, inner := range p.Parts {
				if err := x.part(b, inner, true); err != nil {
					return err
				}
			}
		default:
			if err := x.part(b, part, true); err != nil {
				return inWord(err, w.Parts)
			}
		}
	}
	return nil
}

// parseQuoted parses text as it stands in double quotes; nil if it does not parse.
func parseQuoted(text string) *syntax.Word {
	src := `"` + text + `"`
	for w, err := range syntax.NewParser().WordsSeq(strings.NewReader(src)) {
		if err != nil || len(w.Parts) != 1 {
			return nil
		}
		q, ok := w.Parts[0].(*syntax.DblQuoted)
		if !ok {
			return nil
		}
		Prepare(w, src)
		return &syntax.Word{Parts: q.Parts}
	}
	return nil
}

// splitText is the operand of :?, split into words that are joined with blanks.
func (x *Expander) splitText(w *syntax.Word) (string, error) {
	b := x.builder()
	defer x.done(b)
	if err := x.into(b, w.Parts, tildeStart); err != nil {
		return "", err
	}
	x.Meter.Bytes(b.size())
	var list []string
	b.fields(x.separators(), func(f *field) {
		if f.list != nil {
			list = append(list, f.list...)
			return
		}
		list = append(list, b.value(f))
	})
	return strings.Join(list, " "), nil
}

// operandText is the operand as one string, for := and :?.
func (x *Expander) operandText(w *syntax.Word, inQuotes bool) (string, error) {
	if w == nil {
		return "", nil
	}
	b := x.builder()
	defer x.done(b)
	b.single, b.joiner = true, " "
	var err error
	if inQuotes {
		err = x.quotedOperand(b, w)
	} else {
		err = x.into(b, w.Parts, tildeStart)
	}
	return b.text(), err
}

// assigns is the error of an assignment that an expansion makes.
func assigns(err error, prefix string) error {
	var ve *vars.Error
	readOnly := errors.As(err, &ve) && ve.Kind == vars.IsReadOnly
	err = asError(err, prefix)
	var e *Error
	if readOnly && errors.As(err, &e) {
		e.Assigns = true
	}
	return err
}
