package builtin

import (
	"errors"

	"ambit/core/shell/expand"
	"ambit/core/shell/vars"
)

func init() { Table["unset"] = unset }

// unset removes variables, elements and functions. Without options a name is a
// variable, or a function if there is no such variable.
func unset(sh Shell, name string, args []string) int {
	o := options{sh: sh, name: name, spec: "fnv", args: args}
	var funcs, variables, refs bool
	for o.next() {
		switch o.letter {
		case 'f':
			funcs = true
		case 'v':
			variables = true
		case 'n':
			refs = true
		}
	}
	switch {
	case o.status != 0:
		return o.status
	case funcs && variables:
		sh.Errorf("unset: cannot simultaneously unset a function and a variable")
		return 1
	}
	x := sh.Expander()
	outer := x.Name
	x.Name = name
	defer func() { x.Name = outer }()
	status := 0
	for _, arg := range o.args {
		var err error
		switch {
		case funcs && !refs:
			err = sh.UnsetFunc(arg)
		case refs:
			if v := sh.Vars().Lookup(arg); v.Has(vars.NameRef) {
				err = sh.Vars().UnsetAt(sh.Vars().FoundPlace(arg))
			}
		default:
			err = unsetName(sh, arg, variables)
		}
		if err != nil {
			status = max(status, unsetFailed(sh, err))
		}
	}
	return status
}

func unsetName(sh Shell, arg string, variable bool) error {
	element := expand.IsElement(arg)
	if !vars.ValidName(arg) && !element {
		if variable {
			return &vars.Error{Text: "`" + arg + "': not a valid identifier"}
		}
		if _, ok := sh.FuncText(arg); ok {
			return sh.UnsetFunc(arg)
		}
		return nil
	}
	if !element && !variable && sh.Vars().Lookup(arg) == nil {
		if _, ok := sh.FuncText(arg); ok {
			return sh.UnsetFunc(arg)
		}
		return nil
	}
	return sh.Expander().UnsetName(arg)
}

// unsetFailed reports err and returns the status.
func unsetFailed(sh Shell, err error) int {
	var e *expand.Error
	if errors.As(err, &e) {
		return reportFatal(sh, err)
	}
	return reportAs(sh, "unset", err)
}
