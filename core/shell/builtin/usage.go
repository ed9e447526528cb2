package builtin

import "ambit/core/shell/expand"

// usages are the usage lines of this package's builtins.
var usages = map[string]string{
	"declare":   "declare [-aAfFgiIlnrtux] [name[=value] ...] or declare -p [-aAfFilnrtux] [name ...]",
	"export":    "export [-fn] [name[=value] ...] or export -p",
	"getopts":   "getopts optstring name [arg ...]",
	"local":     "local [option] name[=value] ...",
	"mapfile":   "mapfile [-d delim] [-n count] [-O origin] [-s count] [-t] [-u fd] [-C callback] [-c quantum] [array]",
	"printf":    "printf [-v var] format [arguments]",
	"read":      "read [-ers] [-a array] [-d delim] [-i text] [-n nchars] [-N nchars] [-p prompt] [-t timeout] [-u fd] [name ...]",
	"readarray": "readarray [-d delim] [-n count] [-O origin] [-s count] [-t] [-u fd] [-C callback] [-c quantum] [array]",
	"readonly":  "readonly [-aAf] [name[=value] ...] or readonly -p",
	"typeset":   "typeset [-aAfFgiIlnrtux] name[=value] ... or typeset -p [-aAfFilnrtux] [name ...]",
	"unset":     "unset [-f] [-v] [-n] [name ...]",
}

// usage prints a builtin's usage line and returns status 2.
func usage(sh Shell, name string) int {
	sh.Stderr(name + ": usage: " + usages[name] + "\n")
	return 2
}

// options walks the options of a builtin: clusters of letters, "--" ends them.
//
//	o := options{sh: sh, name: name, spec: "a:d:r", args: args}
//	for o.next() { switch o.letter { … } }
//	if o.status != 0 { return o.status }
type options struct {
	sh    Shell
	name  string
	spec  string // a colon follows the letters that take an argument
	plus  bool   // +x is an option too
	args  []string
	chars string // rest of a cluster
	sign  byte

	letter byte
	arg    string
	status int // 2 after a wrong option, which was reported
}

func (o *options) next() bool {
	if o.chars == "" {
		if len(o.args) == 0 {
			return false
		}
		a := o.args[0]
		if len(a) < 2 || a[0] != '-' && !(o.plus && a[0] == '+') {
			return false
		}
		o.args = o.args[1:]
		if a == "--" {
			return false
		}
		o.sign, o.chars = a[0], a[1:]
	}
	o.letter = o.chars[0]
	o.chars = o.chars[1:]
	takes, ok := false, false
	for i := 0; i < len(o.spec); i++ {
		if o.spec[i] == o.letter && o.letter != ':' {
			ok = true
			takes = i+1 < len(o.spec) && o.spec[i+1] == ':'
		}
	}
	switch {
	case !ok:
		o.sh.Errorf("%s: %c%c: invalid option", o.name, o.sign, o.letter)
		o.status = usage(o.sh, o.name)
		return false
	case takes && o.chars != "":
		o.arg, o.chars = o.chars, ""
	case takes && len(o.args) > 0:
		o.arg, o.args = o.args[0], o.args[1:]
	case takes:
		o.sh.Errorf("%s: -%c: option requires an argument", o.name, o.letter)
		o.status = usage(o.sh, o.name)
		return false
	}
	return true
}

// report prints an error of a builtin, unless it was reported already, and
// returns status 1.
func report(sh Shell, err error) int {
	text := err.Error()
	switch {
	case text == "":
	case expand.EndsStrict(err):
		sh.Refusef("%s", text)
	default:
		sh.Errorf("%s", text)
	}
	return 1
}

// reportAs is report with the builtin's name in front.
func reportAs(sh Shell, name string, err error) int {
	if text := err.Error(); text != "" {
		sh.Errorf("%s: %s", name, text)
	}
	return 1
}
