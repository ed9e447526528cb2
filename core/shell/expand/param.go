package expand

import (
	"errors"
	"strconv"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/shell/vars"
)

// parameter is what a parameter expansion starts from.
type parameter struct {
	name string // as in messages, without the subscript: x, @
	set  bool
	text string // of a scalar

	many bool     // [@] [*] $@ $*
	star bool     // [*] or $*
	list []string // if many

	v       *vars.Var // the variable behind it; nil for special parameters
	base    string    // name of that variable
	special bool      // a positional or special parameter
	assoc   bool      // elements of an associative array

	refused string // whose subscript was reported as a bad one

	assign func(value string) error // nil if it cannot be assigned; text is then what was stored
	index  syntax.ArithmExpr        // nil if there is no subscript
	bad    bool                     // the subscript lies in front of the first element
}

// label is the parameter as messages name it: x, a[1], @.
func (p *parameter) label() string {
	if p.index == nil {
		return p.name
	}
	return p.name + "[" + rawSubscript(p.index) + "]"
}

// simple reports whether p is $name or ${name}.
func simple(p *syntax.ParamExp) bool {
	return !p.Excl && !p.Length && p.Index == nil && p.Slice == nil && p.Repl == nil && p.Names == 0 && p.Exp == nil &&
		p.Param != nil && p.Flags == nil
}

// scalar is the value of a parameter by name, other than @ and *.
func (x *Expander) scalar(name string) (string, bool) {
	c := name[0]
	if c == '_' || (c|0x20)-'a' < 26 {
		return x.Vars.Get(name)
	}
	if c-'0' < 10 {
		n, err := strconv.Atoi(name)
		if err != nil {
			return "", false
		}
		if n == 0 {
			return x.Host.Special('0')
		}
		if args := x.Host.Positional(); n <= len(args) {
			return args[n-1], true
		}
		return "", false
	}
	if c == '#' {
		return strconv.Itoa(len(x.Host.Positional())), true
	}
	return x.Host.Special(c)
}

func isSpecial(name string) bool {
	c := name[0]
	return c != '_' && (c|0x20)-'a' >= 26
}

// badIndirect is the error of a ${!name} that leads nowhere.
func badIndirect(name string) error {
	e := strict("%s: invalid indirect expansion", name)
	e.SparePOSIX = true
	return e
}

func unbound(name string) error { return fatal("%s: unbound variable", name) }

// unboundLength is the error of ${#name}, which has set the status where it ends a shell.
func unboundLength(name string) error {
	e := strict("%s: unbound variable", name)
	e.Fails = true
	return e
}

// unboundAt words the error for a plain expansion: bash shows $1, but ${1} as 1.
func unboundAt(p *syntax.ParamExp) error {
	if p.Short && isSpecial(p.Param.Value) {
		return unbound("$" + p.Param.Value)
	}
	return unbound(p.Param.Value)
}

// wholeArray is '@' or '*' if that is the whole subscript, else 0.
func wholeArray(index syntax.ArithmExpr) byte {
	w, ok := index.(*syntax.Word)
	if !ok || len(w.Parts) != 1 {
		return 0
	}
	if lit, ok := w.Parts[0].(*syntax.Lit); ok && (lit.Value == "@" || lit.Value == "*") {
		return lit.Value[0]
	}
	return 0
}

// lookup evaluates name or name[index] to a parameter.
func (x *Expander) lookup(name string, index syntax.ArithmExpr) (*parameter, error) {
	p := &parameter{name: name, base: name}
	if name == "@" || name == "*" {
		p.many, p.star, p.special = true, name == "*", true
		p.list = x.Host.Positional()
		x.chargeElements(len(p.list))
		p.set = len(p.list) > 0
		return p, nil
	}
	if isSpecial(name) {
		p.special = true
		p.text, p.set = x.scalar(name)
		return p, nil
	}
	place, ref, err := x.Vars.Resolve(name)
	if err != nil {
		return p, nil
	}
	if ref != "" {
		if index == nil {
			return x.reference(ref)
		}
		if c := wholeArray(index); c != 0 { // an array without elements, even if the element is set
			p.many, p.star = true, c == '*'
		}
		return p, nil
	}
	p.base = place.Name()
	p.v = x.Vars.At(place)
	if index == nil {
		p.text, p.set = x.Vars.Value(p.v)
		p.assign = func(value string) error {
			err := x.Vars.SetAt(place, value, false)
			p.text, _ = x.Vars.Value(x.Vars.At(place))
			return err
		}
		return p, nil
	}
	p.index = index
	if c := wholeArray(index); c != 0 {
		p.many, p.star, p.assoc = true, c == '*', p.v.Has(vars.Assoc)
		p.list = x.Vars.Values(p.v)
		x.chargeElements(len(p.list))
		p.set = len(p.list) > 0
		return p, nil
	}
	if p.v.Has(vars.Assoc) {
		key, err := x.key(index)
		if err != nil {
			return nil, err
		}
		if key == "" {
			if p.bad = true; x.measuring {
				return p, nil
			}
			p.assign = func(string) error { return strict("%s: bad array subscript", p.label()) }
			p.refused = name
			return p, x.badSubscript(name)
		}
		p.text, p.set = x.Vars.Map(p.v).Get(key)
		p.assign = func(value string) error {
			err := x.Vars.SetKeyAt(place, key, value, false)
			p.text, _ = x.Vars.Map(x.Vars.At(place)).Get(key)
			return err
		}
		return p, nil
	}
	n, err := x.subscript(index)
	if err != nil {
		return nil, err
	}
	var bad bool
	p.text, p.set, bad = x.Vars.Element(p.v, n)
	p.bad = bad && p.v.IsSet()
	if bad && x.measuring {
		return p, nil
	}
	if bad || n < 0 && !p.v.Has(vars.Indexed) {
		if err := x.badSubscript(name); err != nil {
			return nil, err
		}
		p.text, p.set, p.refused = "", false, name
	}
	p.assign = func(value string) error {
		err := x.Vars.SetIndexAt(place, n, value, false)
		var ve *vars.Error
		if errors.As(err, &ve) && ve.Kind == vars.BadSubscript {
			err = strict("%s: bad array subscript", p.label())
		}
		p.text, _, _ = x.Vars.Element(x.Vars.At(place), n)
		return err
	}
	return p, nil
}

// badSubscript reports a subscript that no element can have. Under set -e bash ends
// there.
func (x *Expander) badSubscript(name string) error {
	if x.Host.Strict() {
		return strict("%s: bad array subscript", name)
	}
	x.Host.Warnf("%s: bad array subscript", name)
	return nil
}

// reference is the parameter that text names: x, a[1], a[@], 1, @.
func (x *Expander) reference(text string) (*parameter, error) {
	name, sub, ok := splitRef(text)
	if !ok {
		return nil, strict("%s: invalid variable name", text)
	}
	if sub == "" {
		return x.lookup(name, nil)
	}
	return x.lookup(name, x.parseSubscript(sub))
}

// splitRef takes NAME or NAME[SUB] apart; special parameters are names too.
func splitRef(text string) (name, sub string, ok bool) {
	if text == "" {
		return "", "", false
	}
	if i := strings.IndexByte(text, '['); i > 0 && text[len(text)-1] == ']' && vars.ValidName(text[:i]) && i+2 < len(text) {
		return text[:i], text[i+1 : len(text)-1], true
	}
	if vars.ValidName(text) {
		return text, "", true
	}
	for i := 0; i < len(text); i++ {
		if text[i]-'0' >= 10 {
			return text, "", len(text) == 1 && strings.IndexByte("@*#?-$!", text[0]) >= 0
		}
	}
	return text, "", true
}

// param adds the expansion of $name or ${…}.
func (x *Expander) param(b *builder, pe *syntax.ParamExp, inQuotes bool) error {
	x.positional = simple(pe) && pe.Param.Value == "@"
	if simple(pe) {
		name := pe.Param.Value
		if name != "@" && name != "*" {
			v, set := x.scalar(name)
			if !set && x.Options.NoUnset {
				return unboundAt(pe)
			}
			if inQuotes {
				b.add(v, quoted)
			} else {
				b.add(v, result)
			}
			return nil
		}
		if name == "*" && b.single && b.lit == result && !inQuotes && x.separators().first == "" {
			x.addWords(b, x.Host.Positional(), " ", false) // the word of ${x:-$*}
			return nil
		}
		x.addList(b, x.Host.Positional(), name == "*", inQuotes)
		return nil
	}
	if pe.Flags != nil && pe.Exp == nil {
		if pe.Param != nil && pe.Param.Value == "`" {
			return discard("bad substitution: no closing \"`\" in %s", pe.Flags.Value)
		}
		return badSubstitution(pe.Flags.Value)
	}
	if err := x.enter(); err != nil {
		return err
	}
	defer x.leave()
	switch {
	case pe.Length:
		if pe.Exp == nil && pe.Slice == nil && pe.Repl == nil {
			n, err := x.length(pe)
			if err != nil {
				return err
			}
			x.addText(b, strconv.Itoa(n), inQuotes)
			return nil
		}
		// ${#:-x}, ${#/a/b}: operators on $#.
		return x.operate(b, pe, &parameter{name: "#", set: true, special: true, text: strconv.Itoa(len(x.Host.Positional()))}, inQuotes)
	case pe.Excl:
		return x.indirect(b, pe, inQuotes)
	}
	p, err := x.lookup(pe.Param.Value, pe.Index)
	if err != nil {
		return err
	}
	return x.operate(b, pe, p, inQuotes)
}

// badSubstitution is the error of ${…} that is none, which drops the line.
func badSubstitution(text string) *Error {
	bad := strict("%s: bad substitution", text)
	bad.Fails, bad.open = true, true
	return bad
}

func (x *Expander) addText(b *builder, s string, inQuotes bool) {
	if inQuotes {
		b.add(s, quoted)
	} else {
		b.add(s, result)
	}
}

// addWords adds words with sep between them, as one text.
func (x *Expander) addWords(b *builder, words []string, sep string, inQuotes bool) {
	x.addText(b, "", inQuotes)
	for i, s := range words {
		if i > 0 {
			x.addText(b, sep, inQuotes)
		}
		x.addText(b, s, inQuotes)
	}
}

// addList adds elements: one field each for @, joined by the first character of
// IFS for *.
func (x *Expander) addList(b *builder, list []string, star, inQuotes bool) {
	switch {
	case star && (inQuotes || b.single || x.joinStar):
		x.addWords(b, list, x.separators().first, inQuotes)
	case inQuotes && !b.single && len(list) >= manyFields:
		last := len(list) - 1
		b.add(list[0], quoted)
		b.addList(list[1:last])
		b.add(list[last], quoted)
	case inQuotes:
		for i, s := range list {
			if i > 0 {
				b.breakField()
			}
			b.add(s, quoted)
		}
	case x.wholeElements && !star:
		for i, s := range list {
			if i > 0 {
				b.add(" ", result)
			}
			if x.positional {
				b.add(s, quoted)
			} else {
				b.add(s, result)
			}
		}
	default:
		sep := x.separators().first
		for i, s := range list {
			if i > 0 {
				if sep == "" || b.single {
					b.breakField()
				} else {
					b.add(sep, result)
				}
			}
			b.add(s, result)
		}
	}
}

// length is ${#name}.
func (x *Expander) length(pe *syntax.ParamExp) (int, error) {
	name := "#"
	if pe.Param != nil {
		name = pe.Param.Value
	}
	if x.Options.NoUnset && pe.Index != nil {
		if v := x.Vars.Lookup(name); v == nil || !v.IsSet() {
			return 0, unboundLength(name)
		}
	}
	x.measuring = true
	p, err := x.lookup(name, pe.Index)
	x.measuring = false
	if err != nil {
		return 0, err
	}
	if p.bad {
		return 0, strict("%s]: bad array subscript", rawSubscript(pe.Index))
	}
	if p.many {
		if x.Options.NoUnset && !p.special && !(p.v.Has(vars.Array) && p.v.IsSet()) {
			return 0, unboundLength(name)
		}
		if x.Options.NoUnset && name == "FUNCNAME" && len(p.list) == 0 {
			return 0, unboundLength(name)
		}
		return len(p.list), nil
	}
	if pe.Index == nil && p.index != nil && !x.Options.NoUnset {
		return 0, nil // bash does not follow a reference to an element here
	}
	if !p.set && pe.Index == nil && x.Options.NoUnset {
		return 0, x.unboundParameter(p)
	}
	return x.chars(p.text), nil
}

func (x *Expander) unboundParameter(p *parameter) error {
	return unbound(p.label())
}

// indirect adds ${!…}: the names of variables or keys, or the value of the
// variable whose name is the value.
func (x *Expander) indirect(b *builder, pe *syntax.ParamExp, inQuotes bool) error {
	name := pe.Param.Value
	if pe.Names != 0 {
		names := x.Vars.Names(name, false)
		if pe.Names == syntax.NamesPrefix && !inQuotes && !b.single && x.separators().first == "" {
			x.addWords(b, names, "", false)
			return nil
		}
		x.addList(b, names, pe.Names == syntax.NamesPrefix, inQuotes)
		return nil
	}
	bare := pe.Exp == nil && pe.Slice == nil && pe.Repl == nil
	if c := byte(0); pe.Index != nil {
		if c = wholeArray(pe.Index); c != 0 && bare {
			place, ref, err := x.Vars.Resolve(name)
			if err != nil || ref != "" {
				return nil
			}
			keys := x.keys(x.Vars.At(place))
			if c == '@' && inQuotes && b.single && (x.subject || x.separators().first == "") {
				x.addWords(b, keys, " ", true)
				return nil
			}
			if c == '*' && !inQuotes && !b.single && !x.joinStar && x.separators().first == "" {
				x.addWords(b, keys, " ", false)
				return nil
			}
			x.addList(b, keys, c == '*' || inQuotes && b.single, inQuotes)
			return nil
		}
	}
	if v := x.Vars.Lookup(name); v.Has(vars.NameRef) && pe.Index == nil {
		// The name that a nameref refers to.
		place, ref, _ := x.Vars.Resolve(name)
		if ref == "" {
			ref = place.Name()
		}
		if bare {
			x.addText(b, ref, inQuotes)
			return nil
		}
		if ref == name {
			return badIndirect(name)
		}
		return x.operate(b, pe, &parameter{name: "!" + name, text: ref, set: true}, inQuotes)
	}
	p, err := x.lookup(name, pe.Index)
	if err != nil {
		return err
	}
	if !p.set {
		if p.v == nil && !p.special {
			return badIndirect(p.label())
		}
		return x.operate(b, pe, &parameter{name: "!" + name}, inQuotes)
	}
	text := p.text
	if p.many {
		sep := " "
		if pe.Index != nil && wholeArray(pe.Index) == '*' {
			sep = x.separators().first
		}
		text = strings.Join(p.list, sep)
	}
	target, err := x.reference(text)
	if err != nil {
		return err
	}
	if !target.set && !target.many && x.Options.NoUnset {
		target.name, target.index = "!"+name, nil
	}
	return x.operate(b, pe, target, inQuotes)
}

// chargeElements charges for going through n elements of an array.
func (x *Expander) chargeElements(n int) { x.Meter.Charge(int64(n)) }

// keys is the subscripts of an array, as text.
func (x *Expander) keys(v *vars.Var) []string {
	if v.Has(vars.Assoc) {
		x.chargeElements(4 * x.Vars.Map(v).Len())
		return x.Vars.Map(v).Keys()
	}
	l := x.Vars.List(v)
	x.chargeElements(l.Len())
	keys := make([]string, l.Len())
	for i := range keys {
		keys[i] = strconv.FormatInt(l.Index(i), 10)
	}
	return keys
}

// operate adds parameter p with the operator of pe applied.
func (x *Expander) operate(b *builder, pe *syntax.ParamExp, p *parameter, inQuotes bool) error {
	if pe.Exp != nil {
		if done, err := x.defaults(b, pe, p, inQuotes); done || err != nil {
			return err
		}
	}
	transform := pe.Exp != nil && pe.Exp.Op == syntax.OtherParamOps
	if !p.set && !p.many && x.Options.NoUnset && !transform {
		return x.unboundParameter(p)
	}
	switch {
	case pe.Slice != nil:
		if err := x.slice(pe, p); err != nil {
			return err
		}
	case transform:
		return x.transform(b, pe.Exp.Word, p, inQuotes)
	case !p.set: // the operands are not even expanded
	case pe.Repl != nil:
		f, err := x.replacer(pe.Repl)
		if err != nil {
			return err
		}
		p.mapText(f)
	case pe.Exp != nil:
		f, err := x.textOperator(pe.Exp)
		if err != nil {
			return err
		}
		if f != nil {
			p.mapText(f)
		}
		if removes(pe.Exp.Op) && x.addJoined(b, p, inQuotes, true) {
			return nil
		}
	}
	if inQuotes && (pe.Slice != nil || pe.Repl != nil || pe.Exp != nil) && x.addJoined(b, p, true, false) {
		return nil
	}
	x.addParameter(b, p, inQuotes)
	return nil
}

// addJoined adds the elements that # or % or an @ operator left, where bash does
// not treat them as other lists: as one text when nothing is split, joined by the
// first character of IFS (a blank if IFS is empty), and outside quotes too if IFS
// is empty and they are those of an array.
func (x *Expander) addJoined(b *builder, p *parameter, inQuotes, removed bool) bool {
	if !p.many || inQuotes && !b.single {
		return false
	}
	sep := x.separators().first
	switch {
	case b.single && !p.star:
		if sep == "" {
			sep = " "
			if removed && !p.special && !inQuotes {
				p.list = escapeBlanks(p.list)
			}
		}
	case !b.single && !p.special && sep == "" && !(p.star && x.joinStar):
		x.addWords(b, escapeBlanks(p.list), " ", inQuotes)
		return true
	default:
		return false
	}
	x.addWords(b, p.list, sep, inQuotes)
	return true
}

// escapeBlanks is a list with what bash leaves behind where IFS is empty: it marks the
// blanks by a byte 1, which nothing removes.
func escapeBlanks(list []string) []string {
	out := make([]string, len(list))
	for i, s := range list {
		out[i] = blanksEscaper.Replace(s)
	}
	return out
}

var blanksEscaper = strings.NewReplacer(" ", "\x01 ", "\x01", "\x01\x01", "\x7f", "\x01\x7f")

// removes reports whether op is one of # ## % %%.
func removes(op syntax.ParExpOperator) bool {
	switch op {
	case syntax.RemSmallPrefix, syntax.RemLargePrefix, syntax.RemSmallSuffix, syntax.RemLargeSuffix:
		return true
	}
	return false
}

func (x *Expander) addParameter(b *builder, p *parameter, inQuotes bool) {
	if p.many {
		x.addList(b, p.list, p.star, inQuotes)
		return
	}
	x.addText(b, p.text, inQuotes)
}

// mapText applies f to the value or to each element.
func (p *parameter) mapText(f func(string) string) {
	if !p.many {
		if p.set {
			p.text = f(p.text)
		}
		return
	}
	list := make([]string, len(p.list))
	for i, s := range p.list {
		list[i] = f(s)
	}
	p.list = list
}
