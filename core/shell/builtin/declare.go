package builtin

import (
	"errors"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/shell/arith"
	"ambit/core/shell/expand"
	"ambit/core/shell/vars"
)

func init() {
	Declarations["declare"] = declare
	Declarations["typeset"] = declare
	Declarations["local"] = declare
	Declarations["export"] = export
	Declarations["readonly"] = export
}

var attrLetters = map[byte]vars.Attr{
	'a': vars.Indexed, 'A': vars.Assoc, 'c': vars.Capital, 'i': vars.Integer, 'l': vars.Lower, 'n': vars.NameRef,
	'r': vars.ReadOnly, 't': vars.Trace, 'u': vars.Upper, 'x': vars.Export,
}

const caseAttrs = vars.Upper | vars.Lower | vars.Capital

// declaration is one call of declare, typeset, local, export or readonly.
type declaration struct {
	sh      Shell
	x       *expand.Expander
	name    string
	on, off vars.Attr
	print   bool // -p
	funcs   bool // -f or -F
	names   bool // -F
	global  bool // -g
	inherit bool // -I
	local   bool // called as local
	status  int
}

func (d *declaration) errorf(format string, args ...any) {
	d.sh.Errorf(d.name+": "+format, args...)
	d.status = 1
}

// declare sets attributes and values of variables, or shows them. In a function
// it makes them local.
func declare(sh Shell, name string, args []expand.DeclArg) int {
	d := &declaration{sh: sh, x: sh.Expander(), name: name, local: name == "local"}
	outer := d.x.Name
	d.x.Name = name
	defer func() { d.x.Name = outer }()
	if d.local && !sh.Vars().InFunction() {
		d.errorf("can only be used in a function")
		return 1
	}
	rest, ok := d.options(args)
	if !ok {
		return 2
	}
	switch {
	case len(rest) == 0:
		d.list()
		return d.status
	case d.print:
		for _, a := range rest {
			d.show(a.Text)
		}
		return d.status
	}
	for _, a := range rest {
		if d.funcs {
			d.function(a.Text)
		} else {
			d.variable(a)
		}
	}
	return d.status
}

// AssignList makes the assignments of lists, alone, that stand among the arguments of
// a declaration. Of its options only those that say what the variables are count.
func AssignList(sh Shell, name string, args []expand.DeclArg) int {
	d := &declaration{sh: sh, x: sh.Expander(), name: name}
	outer := d.x.Name
	d.x.Name = name
	defer func() { d.x.Name = outer }()
	for _, a := range args {
		switch {
		case a.Assign != nil:
			d.variable(a)
		case name != "alias" && len(a.Text) > 1 && a.Text[0] == '-' && !a.Literal:
			for _, c := range []byte(a.Text[1:]) {
				d.on |= attrLetters[c] & (vars.Array | vars.Integer | caseAttrs)
				d.global = d.global || c == 'g' && name != "export" && name != "readonly"
			}
		}
	}
	return d.status
}

// options reads the options at the front of the words.
func (d *declaration) options(args []expand.DeclArg) ([]expand.DeclArg, bool) {
	words := make([]string, 0, len(args))
	for _, a := range args {
		if a.Assign != nil || a.Literal {
			break
		}
		words = append(words, a.Text)
	}
	o := options{sh: d.sh, name: d.name, spec: "aAcfFgiIlnprtux", plus: true, args: words}
	for o.next() {
		switch o.letter {
		case 'f':
			d.funcs = true
		case 'F':
			d.funcs, d.names = true, true
		case 'g':
			d.global = true
		case 'I':
			d.inherit = true
		case 'p':
			d.print = true
		default:
			if o.sign == '-' {
				d.on |= attrLetters[o.letter]
			} else {
				d.off |= attrLetters[o.letter]
			}
		}
	}
	if o.status != 0 {
		return nil, false
	}
	if n := d.on & caseAttrs; n&(n-1) != 0 { // more than one cancels all of them
		d.on &^= caseAttrs
		d.off |= caseAttrs
	}
	return args[len(words)-len(o.args):], true
}

// list shows what there is, when no names are given.
func (d *declaration) list() {
	store := d.sh.Vars()
	out := d.sh.Stdout()
	switch {
	case d.funcs:
		for _, f := range d.sh.FuncNames() {
			if d.on == 0 || d.sh.FuncAttrs(f)&d.on == d.on {
				d.showFunction(f, d.print)
			}
		}
		return
	case d.local:
		for _, v := range store.Locals() {
			out.WriteString(Declaration(d.x, v) + "\n")
		}
		return
	case !d.print && d.on == 0 && d.off == 0:
		for _, v := range store.Visible() {
			if v.IsSet() {
				out.WriteString(Setting(d.x, v) + "\n")
			}
		}
		for _, f := range d.sh.FuncNames() {
			if text, ok := d.sh.FuncText(f); ok {
				out.WriteString(strings.TrimSuffix(text, "\n") + "\n")
			}
		}
		return
	}
	for _, v := range store.Visible() {
		if d.on == 0 || v.Has(d.on) {
			out.WriteString(Declaration(d.x, v) + "\n")
		}
	}
}

// Declaration is a variable as declare -p prints it.
func Declaration(x *expand.Expander, v *vars.Var) string {
	attrs := v.Attr().String()
	if attrs == "" {
		attrs = "-"
	}
	return declarationAs(x, v, "declare -"+attrs+" ")
}

// declarationAs is Declaration with another command than declare in front of the name.
func declarationAs(x *expand.Expander, v *vars.Var, command string) string {
	text := command + v.Name()
	if !v.IsSet() {
		return text
	}
	if v.Has(vars.Array) {
		list := x.ArrayText(v)
		if list == "()" && v.Name() == "FUNCNAME" {
			return text // unset outside of functions
		}
		return text + "=" + list
	}
	value, ok := x.Vars.Value(v)
	if !ok {
		return text
	}
	return text + "=" + expand.QuoteValue(value, x.Vars.UTF8())
}

// Setting is a variable as set prints it.
func Setting(x *expand.Expander, v *vars.Var) string {
	x.Meter.Charge(6)
	if v.Has(vars.Array) {
		return v.Name() + "=" + x.ArrayText(v)
	}
	value, _ := x.Vars.Value(v)
	x.Meter.Charge(int64(len(value)) / 4)
	if x.Options.Posix {
		if expand.HasShellMeta(value) {
			value = expand.QuoteSingle(value)
		}
		return v.Name() + "=" + value
	}
	return v.Name() + "=" + expand.QuoteSet(value, x.Vars.UTF8())
}

// show prints one variable or function for -p.
func (d *declaration) show(name string) {
	if d.funcs {
		if _, ok := d.sh.FuncText(name); ok {
			d.showFunction(name, true)
		} else {
			d.errorf("%s: not found", name)
		}
		return
	}
	var v *vars.Var
	if d.local {
		v = d.sh.Vars().Local(name)
	} else {
		v = d.sh.Vars().Lookup(name)
	}
	if v == nil {
		d.errorf("%s: not found", name)
		return
	}
	d.sh.Stdout().WriteString(Declaration(d.x, v) + "\n")
}

// showFunction prints a function's definition, or only its name for -F.
func (d *declaration) showFunction(name string, attributes bool) {
	attrs := d.sh.FuncAttrs(name)
	out := d.sh.Stdout()
	if d.names {
		out.WriteString("declare -f" + attrs.String() + " " + name + "\n")
		return
	}
	text, _ := d.sh.FuncText(name)
	out.WriteString(strings.TrimSuffix(text, "\n") + "\n")
	if attributes && attrs != 0 && (d.name == "export" || d.name == "readonly") && d.x.Options.Posix {
		out.WriteString(d.name + " -f " + name + "\n")
	} else if attributes && attrs != 0 {
		out.WriteString("declare -f" + attrs.String() + " " + name + "\n")
	}
}

// function shows a function or gives it attributes.
func (d *declaration) function(name string) {
	if strings.IndexByte(name, '=') >= 0 {
		d.errorf("cannot use `-f' to make functions")
		return
	}
	if _, ok := d.sh.FuncText(name); !ok {
		d.status = 1
		return
	}
	switch {
	case d.on != 0 || d.off != 0:
		attrs := d.sh.FuncAttrs(name)
		if d.off&vars.ReadOnly != 0 && attrs&vars.ReadOnly != 0 {
			d.errorf("%s: readonly function", name)
			return
		}
		d.sh.SetFuncAttrs(name, attrs&^d.off|d.on)
	case d.names:
		out := d.sh.Stdout()
		out.WriteString(name)
		if d.sh.Option("extdebug") {
			line, file := d.sh.FuncWhere(name)
			out.Printf(" %d %s", line, file)
		}
		out.WriteByte('\n')
	default:
		d.showFunction(name, false)
	}
}

// operand is an argument taken apart: name, name[sub], and what is assigned.
type operand struct {
	name   string
	sub    string
	isElem bool
	value  string
	assign bool // there is a value
	more   bool // +=
}

func parseOperand(text string) (o operand, ok bool) {
	i := 0
	for i < len(text) && (text[i] == '_' || text[i]-'0' < 10 || (text[i]|0x20)-'a' < 26) {
		i++
	}
	o.name = text[:i]
	if !vars.ValidName(o.name) {
		return o, false
	}
	rest := text[i:]
	if strings.HasPrefix(rest, "[") {
		end := arith.SkipSubscript(rest, 0)
		if end < 0 {
			return o, false
		}
		o.sub, o.isElem = rest[1:end], true
		rest = rest[end+1:]
	}
	switch {
	case rest == "":
		return o, true
	case strings.HasPrefix(rest, "+="):
		o.assign, o.more, o.value = true, true, rest[2:]
		return o, true
	case rest[0] == '=':
		o.assign, o.value = true, rest[1:]
		return o, true
	}
	return o, false
}

// declaresFound are the commands that make no variable local.
var declaresFound = map[string]bool{"export": true, "readonly": true, "alias": true}

// place is where the variable is declared.
func (d *declaration) place(name string) (vars.Place, error) {
	store := d.sh.Vars()
	switch {
	case d.global:
		return store.GlobalPlace(name), nil
	case store.InFunction() && !declaresFound[d.name]:
		if d.inherit {
			inherit := store.LocalInherit
			store.LocalInherit = true
			defer func() { store.LocalInherit = inherit }()
		}
		return store.MakeLocal(name)
	}
	if declaresFound[d.name] || d.on&vars.Export != 0 {
		if p, ok := store.Promote(name); ok {
			return p, nil // export x, in x=1 export x, keeps the value
		}
	}
	if d.on&vars.NameRef == 0 && d.off&vars.NameRef == 0 {
		p, ref, err := store.Resolve(name)
		if err == nil && ref == "" {
			return p, nil
		}
	}
	return store.FoundPlace(name), nil
}

// variable declares one variable.
func (d *declaration) variable(a expand.DeclArg) {
	if d.local && a.Text == "-" && a.Assign == nil {
		if s, ok := d.sh.(interface{ SaveOptions() }); ok {
			s.SaveOptions()
		}
		return
	}
	o, ok := parseOperand(a.Text)
	if !ok {
		d.errorf("`%s': not a valid identifier", a.Text)
		return
	}
	if a.Assign != nil {
		o.more = a.Assign.Append
	}
	compound := a.Assign
	if compound == nil && o.assign && !o.isElem && (d.on&vars.Array != 0 || d.isArray(o.name)) {
		compound = d.x.ParseArray(o.name, o.value, o.more)
	}
	if d.on&vars.NameRef != 0 && d.on&vars.Integer != 0 {
		d.status = 1 // bash refuses it without a word
		return
	}
	if d.on&vars.NameRef != 0 && !d.checkRef(&o, compound) {
		return
	}
	// The elements are expanded while the name still means what it meant outside.
	var elements expand.Elements
	if a.Expanded != nil {
		elements = *a.Expanded
	} else if compound != nil {
		var err error
		if elements, err = d.x.Elements(compound); err != nil {
			d.fail(err)
			return
		}
	}
	p, err := d.place(o.name)
	if err != nil {
		d.refused(err)
		return
	}
	v := d.sh.Vars().At(p)
	if compound != nil && v.Has(vars.ReadOnly) {
		d.fail(&expand.Error{Text: o.name + ": readonly variable", Kind: expand.Discard, Status: 1, EndsStrict: true})
		return
	}
	if !d.checkAttrs(v, &o, compound != nil) {
		return
	}
	fresh := v == nil && compound != nil && d.on&(vars.Indexed|vars.Assoc) == 0
	d.apply(p, &o, elements, compound != nil)
	if store := d.sh.Vars(); fresh && (d.name == "declare" || d.name == "typeset") && store.ExportsAll() && !store.InFunction() {
		store.AttrAt(p, vars.Export, 0) // bash makes it a scalar first, which set -a exports
	}
}

func (d *declaration) isArray(name string) bool {
	v := d.sh.Vars().Lookup(name)
	if d.sh.Vars().InFunction() && !d.global && !declaresFound[d.name] {
		v = d.sh.Vars().Local(name)
	}
	return v.Has(vars.Array)
}

// checkRef refuses what cannot be a nameref.
func (d *declaration) checkRef(o *operand, compound *syntax.Assign) bool {
	switch {
	case o.isElem:
		d.errorf("%s[%s]: reference variable cannot be an array", o.name, o.sub)
	case compound != nil:
		d.errorf("%s: reference variable cannot be an array", o.name)
	case o.assign && o.value == "":
		d.errorf("`': not a valid identifier")
	case o.assign && o.value == o.name && !(d.sh.Vars().InFunction() && !d.global):
		d.errorf("%s: nameref variable self references not allowed", o.name)
	case o.assign && !vars.ValidRef(o.value):
		d.errorf("`%s': invalid variable name for name reference", o.value)
	case d.on&vars.Array != 0 || d.sh.Vars().Lookup(o.name).Has(vars.Array) && !d.sh.Vars().InFunction():
		d.errorf("%s: reference variable cannot be an array", o.name)
	default:
		if o.assign && o.value == o.name {
			d.sh.Errorf("%s: warning: %s: circular name reference", d.name, o.name)
		}
		return true
	}
	return false
}

// checkAttrs refuses changes that v does not allow.
func (d *declaration) checkAttrs(v *vars.Var, o *operand, compound bool) bool {
	switch {
	case d.off&vars.ReadOnly != 0 && v.Has(vars.ReadOnly), (o.assign || compound) && v.Has(vars.ReadOnly):
		d.refused(&vars.Error{Name: o.name, Text: "readonly variable", Kind: vars.IsReadOnly})
	case d.off&vars.Array != 0 && v.Has(vars.Array):
		d.errorf("%s: cannot destroy array variables in this way", o.name)
	case d.on&vars.Assoc != 0 && v.Has(vars.Indexed):
		d.unconverted(o.name, "indexed to associative", compound)
	case d.on&vars.Indexed != 0 && v.Has(vars.Assoc) && d.name != "readonly":
		d.unconverted(o.name, "associative to indexed", compound)
	default:
		return true
	}
	return false
}

// unconverted reports an array of the other kind. With a list of values this is an
// error of the expansion and ends the line.
func (d *declaration) unconverted(name, how string, compound bool) {
	text := name + ": cannot convert " + how + " array"
	if !compound {
		d.errorf("%s", text)
		return
	}
	d.fail(&expand.Error{Text: text, Kind: expand.Discard, Status: 1})
}

// apply sets attributes and value. readonly comes last, so that it does not refuse
// the value that comes with it.
func (d *declaration) apply(p vars.Place, o *operand, elements expand.Elements, compound bool) {
	store := d.sh.Vars()
	on, off := d.on, d.off&^vars.Array
	if on&caseAttrs != 0 {
		off |= caseAttrs &^ on
	}
	if store.At(p).Has(vars.Assoc) {
		on &^= vars.Indexed // readonly -a passes over it
	}
	if (o.isElem || compound) && on&vars.Array == 0 && !store.At(p).Has(vars.Array) {
		on |= vars.Indexed
	}
	last := on & (vars.ReadOnly | vars.NameRef)
	if v := store.At(p); v.Has(vars.NameRef) && on&vars.NameRef != 0 {
		last &^= vars.NameRef
	}
	store.AttrAt(p, on&^(vars.ReadOnly|vars.NameRef), off)
	var err error
	switch {
	case compound:
		err = d.x.SetElements(p, elements, o.more)
	case o.isElem && o.assign:
		err = d.x.SetElementAt(p, d.x.ParseSubscript(o.sub), o.value, o.more)
	case o.assign:
		err = store.SetAt(p, o.value, o.more)
	}
	if err != nil {
		d.fail(err)
		return
	}
	if last != 0 {
		store.AttrAt(p, last, 0)
	}
}

// refused reports why a variable could not be changed. Only declare and its kin
// put their name in front.
func (d *declaration) refused(err error) {
	if declaresFound[d.name] {
		d.status = report(d.sh, err)
		if s, ok := d.sh.(interface{ EndSpecial(status int) }); ok {
			s.EndSpecial(d.status)
		}
		return
	}
	d.errorf("%s", err)
}

func (d *declaration) fail(err error) {
	d.status = 1
	var ve *vars.Error
	if errors.As(err, &ve) {
		if ve.Kind == vars.IsReadOnly {
			d.refused(err)
			return
		}
		report(d.sh, err)
		return
	}
	d.status = reportFatal(d.sh, err)
}

// reportFatal reports an error of an expansion. If the shell can, it also does
// what the error demands, such as ending the shell.
func reportFatal(sh Shell, err error) int {
	var e *expand.Error
	if errors.As(err, &e) {
		if f, ok := sh.(interface{ Fail(err error) int }); ok && e.Kind != expand.Command {
			return f.Fail(err)
		}
		report(sh, err)
		return max(e.Status, 1)
	}
	return report(sh, err)
}
