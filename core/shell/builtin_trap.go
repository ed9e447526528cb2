package shell

import (
	"strconv"
	"strings"
)

func biTrap(sh *shell, args []string) int {
	list := false
	print := false
	for len(args) > 0 && len(args[0]) > 1 && args[0][0] == '-' {
		a := args[0]
		if a == "--" {
			args = args[1:]
			break
		}
		ok := true
		for _, c := range []byte(a[1:]) {
			switch c {
			case 'l':
				list = true
			case 'p':
				print = true
			default:
				ok = false
			}
		}
		if !ok {
			return sh.badOption("trap", a[:2])
		}
		args = args[1:]
	}
	if list {
		sh.listSignals()
		return 0
	}
	if print || len(args) == 0 {
		return sh.showTraps(args, print)
	}
	if len(args) == 1 {
		// One argument resets that signal, if it is one.
		n, ok := trapNumber(args[0])
		if !ok || sh.eo.Posix && !isNumber(args[0]) {
			sh.usage("trap")
			return 2
		}
		sh.traps.reset(n)
		return 0
	}
	action, names := args[0], args[1:]
	reset := action == "-"
	if isNumber(action) {
		if _, isSig := trapNumber(action); isSig {
			reset, names = true, args
		}
	}
	status := 0
	for _, name := range names {
		n, ok := trapNumber(name)
		if !ok {
			sh.errorf("trap: %s: invalid signal specification", name)
			status = 1
			continue
		}
		if reset {
			sh.traps.reset(n)
		} else if n != sigKILL && n != sigSTOP {
			sh.traps.set(n, action)
		}
	}
	return status
}

// isNumber reports whether s is a number that is not negative.
func isNumber(s string) bool {
	n, ok := number(s)
	return ok && n >= 0
}

// showTraps prints traps as commands that set them. In POSIX mode trap -p, for
// which asked stands, prints those that are not set, too.
func (sh *shell) showTraps(names []string, asked bool) int {
	nums, actions := sh.traps.listed()
	if len(names) == 0 && sh.eo.Posix && asked {
		nums = nums[:0]
		for n := range trapRETURN + 1 {
			nums = append(nums, n)
		}
	}
	show := func(n int) {
		name := trapName(n)
		if sh.eo.Posix {
			name = strings.TrimPrefix(name, "SIG")
		}
		if name == "" || name == "SIG" {
			name = strconv.Itoa(n)
		}
		if a, ok := actions[n]; ok {
			sh.printf("trap -- %s %s\n", singleQuote(a), name)
		} else if sh.eo.Posix {
			sh.printf("trap -- - %s\n", name)
		}
	}
	if len(names) == 0 {
		for _, n := range nums {
			show(n)
		}
		return 0
	}
	status := 0
	for _, name := range names {
		n, ok := trapNumber(name)
		if !ok {
			sh.errorf("trap: %s: invalid signal specification", name)
			status = 1
			continue
		}
		show(n)
	}
	return status
}

// listSignals prints the table of kill -l.
func (sh *shell) listSignals() {
	col := 0
	var b strings.Builder
	for n := 1; n < len(signalNames); n++ {
		if signalNames[n] == "" {
			continue
		}
		b.WriteString(sprintf("%2d) SIG%s", n, signalNames[n]))
		if col++; col < 5 {
			b.WriteByte('\t')
		} else {
			b.WriteByte('\n')
			col = 0
		}
	}
	if col != 0 {
		b.WriteByte('\n')
	}
	sh.printf("%s", b.String())
}
