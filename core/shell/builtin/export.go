package builtin

import (
	"ambit/core/shell/expand"
	"ambit/core/shell/vars"
)

// export marks variables or functions for export, or readonly; without names it
// lists those that are.
func export(sh Shell, name string, args []expand.DeclArg) int {
	d := &declaration{sh: sh, x: sh.Expander(), name: name}
	attr, spec := vars.Export, "aAfnp"
	if name == "readonly" {
		attr, spec = vars.ReadOnly, "aAfp"
	}
	d.on = attr
	outer := d.x.Name
	d.x.Name = name
	defer func() { d.x.Name = outer }()
	words := make([]string, 0, len(args))
	for _, a := range args {
		if a.Assign != nil || a.Literal {
			break
		}
		words = append(words, a.Text)
	}
	o := options{sh: sh, name: name, spec: spec, args: words}
	remove := false
	for o.next() {
		switch o.letter {
		case 'a':
			d.on |= vars.Indexed
		case 'A':
			d.on |= vars.Assoc
		case 'f':
			d.funcs = true
		case 'n':
			remove = true
		case 'p':
			d.print = true
		}
	}
	if o.status != 0 {
		return o.status
	}
	rest := args[len(words)-len(o.args):]
	if len(rest) == 0 {
		d.exported(attr)
		return 0
	}
	if remove {
		d.on, d.off = d.on&^attr, attr
	}
	for _, a := range rest {
		if d.funcs {
			if _, ok := sh.FuncText(a.Text); !ok {
				d.errorf("%s: not a function", a.Text)
				continue
			}
			sh.SetFuncAttrs(a.Text, sh.FuncAttrs(a.Text)&^d.off|d.on)
			continue
		}
		o, ok := parseOperand(a.Text)
		if !ok || o.isElem {
			text := a.Text
			if ok {
				text = o.name + "[" + o.sub + "]"
			}
			d.errorf("`%s': not a valid identifier", text)
			continue
		}
		if remove && !o.assign && a.Assign == nil && sh.Vars().Lookup(o.name) == nil {
			continue
		}
		d.variable(a)
	}
	return d.status
}

// exported lists the variables or functions that have attr.
func (d *declaration) exported(attr vars.Attr) {
	out := d.sh.Stdout()
	if d.funcs {
		for _, f := range d.sh.FuncNames() {
			if d.sh.FuncAttrs(f)&attr != 0 {
				d.showFunction(f, true)
			}
		}
		return
	}
	arrays := d.on & vars.Array
	for _, v := range d.sh.Vars().Visible() {
		if v.Has(attr) && (arrays == 0 || v.Has(arrays)) {
			text := Declaration(d.x, v)
			if d.sh.Option("posix") {
				text = declarationAs(d.x, v, d.name+" "+arrayOption(v))
			}
			out.WriteString(text + "\n")
		}
	}
}

// arrayOption is the option that makes v an array, with a blank behind it.
func arrayOption(v *vars.Var) string {
	switch {
	case v.Has(vars.Indexed):
		return "-a "
	case v.Has(vars.Assoc):
		return "-A "
	}
	return ""
}
