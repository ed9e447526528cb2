package expand

import (
	"strings"
	"unicode/utf8"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/shell/vars"
)

// transform adds ${p@op}.
func (x *Expander) transform(b *builder, op *syntax.Word, p *parameter, inQuotes bool) error {
	letter := op.Lit()
	wide := x.Vars.UTF8()
	if p.refused != "" && (letter == "A" || letter == "a") { // bash looks at the element once more
		if err := x.badSubscript(p.refused); err != nil {
			return err
		}
	}
	switch letter {
	case "A":
		if !p.many && !p.set && x.Options.NoUnset {
			return x.unboundParameter(p)
		}
		x.assignment(b, p, inQuotes)
		return nil
	case "a":
		attrs := ""
		if p.v != nil {
			attrs = p.v.Attr().String()
		}
		if !p.many {
			if !p.set && x.Options.NoUnset {
				return x.unboundParameter(p)
			}
			x.addText(b, attrs, inQuotes)
			return nil
		}
		// One for each element; one for a scalar or an array without a value.
		var list []string
		if n := len(p.list); p.special || p.v.Has(vars.Array) && p.v.IsSet() {
			list = make([]string, n)
		} else if attrs != "" {
			list = make([]string, 1)
		}
		for i := range list {
			list[i] = attrs
		}
		x.addList(b, list, p.star, inQuotes)
		return nil
	case "K", "k":
		if p.many && p.v.Has(vars.Array) {
			x.pairs(b, p, letter == "K", inQuotes)
			return nil
		}
		letter = "Q"
	}
	if !p.set && !p.many {
		if x.Options.NoUnset {
			return x.unboundParameter(p)
		}
		x.addText(b, "", inQuotes)
		return nil
	}
	if strings.HasPrefix(letter, "${") && (!p.many || len(p.list) > 0) {
		bad := badSubstitution(letter) // an unknown operator, which ends the shell
		bad.Kind, bad.Status = Exit, 127
		return bad
	}
	var failed error
	p.mapText(func(s string) string {
		x.perByte(s)
		if letter == "Q" {
			// A quoted text can be four times as long, and all of it exists at once.
			x.Meter.Alloc(int64(len(s)))
			defer x.Meter.Free(int64(len(s)))
		}
		switch letter {
		case "Q":
			return QuoteReusable(s, wide)
		case "E":
			return decodeANSI(s, wide)
		case "U":
			return vars.UpperCase(s, wide)
		case "L":
			return vars.LowerCase(s, wide)
		case "u":
			n := 1
			if wide {
				_, n = utf8.DecodeRuneInString(s)
			}
			if s == "" {
				return s
			}
			return vars.UpperCase(s[:n], wide) + s[n:]
		case "P":
			t, err := x.Prompt(s)
			if err != nil {
				failed = err
			}
			return t
		}
		return s
	})
	if failed != nil {
		return failed
	}
	if b.single && x.addJoined(b, p, inQuotes, false) {
		return nil
	}
	x.addParameter(b, p, inQuotes)
	return nil
}

// Prompt expands a prompt string: its backslash escapes, then parameters,
// commands and arithmetic as in double quotes. PS4 is expanded with it.
func (x *Expander) Prompt(s string) (string, error) {
	text := x.Host.Prompt(s)
	if on, _ := x.Host.ShoptSet("promptvars"); !on || !strings.ContainsAny(text, "$`\\") {
		return text, nil
	}
	w, err := x.parseDocument(text)
	if err != nil {
		return text, nil
	}
	return x.Document(w)
}

// pairs adds keys and values of an array: one quoted text for @K, one field each
// for @k.
func (x *Expander) pairs(b *builder, p *parameter, quote, inQuotes bool) {
	keys := x.keys(p.v)
	values := x.Vars.Values(p.v)
	wide := x.Vars.UTF8()
	if !quote {
		list := make([]string, 0, 2*len(keys))
		for i, k := range keys {
			list = append(list, k, values[i])
		}
		if b.single && !p.star && x.separators().first == "" {
			x.addWords(b, list, " ", inQuotes)
			return
		}
		x.addList(b, list, p.star || b.single, inQuotes)
		return
	}
	if len(keys) == 0 {
		return
	}
	var out strings.Builder
	for i, k := range keys {
		if p.assoc {
			k = QuoteKey(k, wide)
		}
		out.WriteString(k + " " + QuoteValue(values[i], wide))
		if i < len(keys)-1 || p.assoc {
			out.WriteByte(' ')
		}
	}
	x.addText(b, out.String(), inQuotes)
}

// assignment adds ${p@A}: a command that recreates the parameter.
func (x *Expander) assignment(b *builder, p *parameter, inQuotes bool) {
	wide := x.Vars.UTF8()
	sep := x.separators().first
	odd := sep != "" && sep != " " // the words are separated by blanks, whatever IFS says
	if p.special {
		if !p.many {
			return
		}
		if len(p.list) == 0 {
			if p.star {
				x.addText(b, "", inQuotes)
			}
			return
		}
		list := []string{"set", "--"}
		for _, s := range p.list {
			list = append(list, QuoteReusable(s, wide))
		}
		switch {
		case odd || sep == "" && p.star && (inQuotes || b.single):
			first := strings.Join(list[:3], " ")
			x.addList(b, append([]string{first}, list[3:]...), p.star || b.single, inQuotes)
		case p.star && (sep != "" || inQuotes || b.single):
			x.addWords(b, list, " ", inQuotes)
		default:
			x.addList(b, list, false, inQuotes)
		}
		return
	}
	if p.v == nil {
		if !p.many || p.star {
			x.addText(b, "", inQuotes)
		}
		return
	}
	if p.many && !p.v.Has(vars.Array) {
		p.many = false
		p.text, p.set = x.Vars.Value(p.v)
	}
	attrs := p.v.Attr().String()
	if p.many {
		list := []string{"declare", "-" + attrs}
		if attrs == "" {
			list[1] = "--"
		}
		text := p.base
		if p.v.IsSet() {
			text += "=" + x.ArrayText(p.v)
		}
		list = append(list, text)
		switch {
		case odd:
			x.addText(b, strings.Join(list, " "), inQuotes)
		case p.star && (sep != "" || inQuotes || b.single):
			x.addWords(b, list, " ", inQuotes)
		default:
			x.addList(b, list, false, inQuotes)
		}
		return
	}
	text := ""
	if attrs != "" {
		text = "declare -" + attrs + " " + p.base
	}
	if p.set {
		if attrs == "" {
			text = p.base
		}
		text += "=" + QuoteReusable(p.text, wide)
	}
	x.addText(b, text, inQuotes)
}

// ArrayText is an array's elements as declare -p prints them:
// `([0]="a" [1]="b")`, for an associative array `([k]="v" )`.
func (x *Expander) ArrayText(v *vars.Var) string {
	var b strings.Builder
	wide := x.Vars.UTF8()
	keys := x.keys(v)
	values := x.Vars.Values(v)
	assoc := v.Has(vars.Assoc)
	b.WriteByte('(')
	for i, k := range keys {
		if assoc {
			k = QuoteKey(k, wide)
		}
		b.WriteString("[" + k + "]=" + QuoteValue(values[i], wide))
		if assoc || i < len(keys)-1 {
			b.WriteByte(' ')
		}
	}
	b.WriteByte(')')
	x.Meter.Bytes(b.Len())
	x.Meter.Charge(int64(b.Len()) / 4)
	return b.String()
}
