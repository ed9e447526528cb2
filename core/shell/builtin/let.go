package builtin

import (
	"errors"

	"ambit/core/shell/expand"
)

func init() {
	Table["let"] = let
	Table["shift"] = shift
}

// let evaluates each argument as arithmetic; its status is 1 if the last one is 0.
func let(sh Shell, name string, args []string) int {
	if len(args) > 0 && args[0] == "--" {
		args = args[1:]
	}
	if len(args) == 0 {
		sh.Errorf("let: expression expected")
		return 1
	}
	x := sh.Expander()
	outer := x.Name
	x.Name = name
	defer func() { x.Name = outer }()
	var n int64
	for _, a := range args {
		var err error
		if n, err = x.ArithmString(a); err != nil {
			var e *expand.Error
			if errors.As(err, &e) && e.Kind == expand.Discard && !e.Integer {
				return report(sh, err)
			}
			return reportFatal(sh, err)
		}
	}
	if n == 0 {
		return 1
	}
	return 0
}

// shift drops positional parameters.
func shift(sh Shell, name string, args []string) int {
	if len(args) > 0 && args[0] == "--" {
		args = args[1:]
	}
	n := 1
	if len(args) > 0 {
		v, ok := integer(args[0])
		switch {
		case !ok:
			sh.Errorf("shift: %s: numeric argument required", args[0])
			return 1
		case len(args) > 1:
			sh.Errorf("shift: too many arguments")
			return 1
		case v < 0:
			sh.Errorf("shift: %s: shift count out of range", args[0])
			return 1
		case v > int64(len(sh.Positional())):
			n = len(sh.Positional()) + 1
		default:
			n = int(v)
		}
	}
	params := sh.Positional()
	if n > len(params) {
		if sh.Option("shift_verbose") {
			count := "1"
			if len(args) > 0 {
				count = args[0]
			}
			sh.Errorf("shift: %s: shift count out of range", count)
		}
		return 1
	}
	sh.SetPositional(params[n:])
	return 0
}
