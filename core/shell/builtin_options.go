package shell

import (
	"sort"
)

// setLetter switches the option of a letter; false if there is none.
func (sh *shell) setLetter(c byte, on bool) bool {
	for _, s := range setNames {
		if s.letter == c {
			sh.setNamed(s.name, on)
			return true
		}
	}
	return false
}

func (sh *shell) setNamed(name string, on bool) bool {
	place := sh.setOption(name)
	if place == nil {
		return false
	}
	if *place != on || name != "posix" {
		*place = on
		sh.optionChanged(name)
	}
	return true
}

// setGiven replaces the positional parameters as set does.
func (sh *shell) setGiven(p []string) {
	sh.setParams(p)
	sh.paramsSet = true
}

func biSet(sh *shell, args []string) int {
	if len(args) == 0 {
		return sh.listVars()
	}
	if c := badSetOption(args); c != "" {
		status := sh.badOption("set", c)
		return status - b2i(c == "+r")
	}
	for len(args) > 0 {
		a := args[0]
		if a == "--" {
			sh.setGiven(args[1:])
			return 0
		}
		if a == "-" {
			sh.setNamed("xtrace", false)
			sh.setNamed("verbose", false)
			if len(args) > 1 {
				sh.setGiven(args[1:])
			}
			return 0
		}
		if len(a) < 2 || a[0] != '-' && a[0] != '+' {
			sh.setGiven(args)
			return 0
		}
		args = args[1:]
		on := a[0] == '-'
		for i := 1; i < len(a); i++ {
			c := a[i]
			if c != 'o' {
				if c == 'n' && sh.opts.monitor {
					continue
				}
				if c == 'r' {
					sh.restrict()
				} else {
					sh.setLetter(c, on)
				}
				continue
			}
			if len(args) == 0 {
				return sh.listSetOptions(on)
			}
			name := args[0]
			args = args[1:]
			if !sh.setNamed(name, on) {
				sh.errorf("set: %s: invalid option name", name)
				return 2
			}
		}
	}
	return 0
}

// badSetOption is the first option among the arguments of set that there is not; "" if
// there is none. Names of options are looked at later.
func badSetOption(args []string) string {
	for i := 0; i < len(args); i++ {
		a := args[i]
		if len(a) < 2 || a[0] != '-' && a[0] != '+' || a == "--" {
			return ""
		}
		for _, c := range []byte(a[1:]) {
			if c == 'o' { // what follows is its argument
				if i+1 < len(args) && args[i+1] != "" && args[i+1][0] != '-' && args[i+1][0] != '+' {
					i++
				}
				break
			}
			known := c == 'r' && a[0] == '-'
			for _, s := range setNames {
				known = known || s.letter == c
			}
			if !known {
				return a[:1] + string(rune(c))
			}
		}
	}
	return ""
}

// restrict makes the shell a restricted one, for good.
func (sh *shell) restrict() { sh.restricted, sh.opts.restricted = true, true }

func (sh *shell) listSetOptions(readable bool) int {
	for _, s := range setNames {
		sh.showSetOption(s.name, readable)
	}
	return 0
}

func (sh *shell) showSetOption(name string, readable bool) {
	on := *sh.setOption(name)
	if readable {
		sh.printf("%-15s\t%s\n", name, onOff(on))
		return
	}
	sign := "+"
	if on {
		sign = "-"
	}
	sh.printf("set %so %s\n", sign, name)
}

func onOff(on bool) string {
	if on {
		return "on"
	}
	return "off"
}

func biShopt(sh *shell, args []string) int {
	var set, unset, quiet, reusable, setO bool
	for len(args) > 0 && len(args[0]) > 1 && args[0][0] == '-' {
		a := args[0]
		args = args[1:]
		if a == "--" {
			break
		}
		for _, c := range []byte(a[1:]) {
			switch c {
			case 's':
				set = true
			case 'u':
				unset = true
			case 'q':
				quiet = true
			case 'p':
				reusable = true
			case 'o':
				setO = true
			default:
				return sh.badOption("shopt", "-"+string(rune(c)))
			}
		}
	}
	if set && unset {
		sh.errorf("shopt: cannot set and unset shell options simultaneously")
		return 1
	}
	place := sh.shoptOption
	names := shoptNames
	kind := "shell option"
	if setO {
		place = sh.setOption
		kind = "option"
		names = nil
		for _, s := range setNames {
			names = append(names, s.name)
		}
		if (set || unset) && len(args) == 0 {
			names = sortedCopy(names)
		}
	}
	show := func(name string) {
		on := *place(name)
		switch {
		case quiet:
		case reusable && setO:
			sh.showSetOption(name, false)
		case reusable:
			sh.printf("shopt -%c %s\n", "us"[b2i(on)], name)
		case setO:
			sh.printf("%-15s\t%s\n", name, onOff(on))
		default:
			sh.printf("%-15s\t%s\n", name, onOff(on))
		}
	}
	if len(args) == 0 {
		for _, n := range names {
			if on := *place(n); set && !on || unset && on {
				continue
			}
			show(n)
		}
		return 0
	}
	status := 0
	for _, n := range args {
		p := place(n)
		if p == nil {
			sh.errorf("shopt: %s: invalid %s name", n, kind)
			status = 1
			continue
		}
		switch {
		case setO && (set || unset):
			sh.setNamed(n, set)
		case set || unset:
			*p = set
			sh.optionChanged(n)
		default:
			show(n)
			if !*p {
				status = 1
			}
		}
	}
	return status
}

func sortedCopy(list []string) []string {
	c := append([]string(nil), list...)
	sort.Strings(c)
	return c
}

// listVars prints all variables and functions, as set does.
func (sh *shell) listVars() int {
	for _, v := range sh.vars.Visible() {
		if !v.IsSet() {
			continue
		}
		sh.printf("%s\n", sh.assignmentText(v))
	}
	if !sh.eo.Posix {
		for _, n := range sh.funcNamesSorted() {
			sh.printf("%s\n", sh.funcs[n].text())
		}
	}
	return 0
}

func (sh *shell) funcNamesSorted() []string {
	names := make([]string, 0, len(sh.funcs))
	for n := range sh.funcs {
		names = append(names, n)
	}
	sort.Strings(names)
	return names
}
