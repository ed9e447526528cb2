package shell

import (
	"sort"
	"strings"
)

// aliasBytes is what an alias takes besides its text.
const aliasBytes = 96

// countAlias meters the alias name, or gives it back where sign is negative.
func (sh *shell) countAlias(name string, sign int64) {
	value, ok := sh.aliases[name]
	if !ok {
		return
	}
	n := int64(aliasBytes + len(name) + len(value))
	if sign > 0 {
		sh.rt.meter.Alloc(n)
	} else {
		n = min(n, sh.aliasHeld) // the rest is the parent's
		sh.rt.meter.Free(n)
		n = -n
	}
	sh.aliasHeld += n
	sh.held += n
}

func biAlias(sh *shell, args []string) int {
	print := len(args) == 0
	for len(args) > 0 && len(args[0]) > 1 && args[0][0] == '-' {
		a := args[0]
		args = args[1:]
		if a == "--" {
			break
		}
		if a != "-p" {
			return sh.badOption("alias", a[:2])
		}
		print = true
	}
	if print {
		var names []string
		for n := range sh.aliases {
			names = append(names, n)
		}
		sort.Strings(names)
		for _, n := range names {
			sh.printf("alias %s=%s\n", n, singleQuote(sh.aliases[n]))
		}
	}
	status := 0
	for _, a := range args {
		name, value, ok := strings.Cut(a, "=")
		if !ok || name == "" {
			v, ok := sh.aliases[a]
			if !ok {
				sh.errorf("alias: %s: not found", a)
				status = 1
				continue
			}
			sh.printf("alias %s=%s\n", a, singleQuote(v))
			continue
		}
		if strings.ContainsAny(name, " \t\n$`=/'\"\\|&;()<>") {
			sh.errorf("alias: `%s': invalid alias name", name)
			status = 1
			continue
		}
		if sh.aliases == nil {
			sh.aliases = map[string]string{}
		}
		sh.countAlias(name, -1)
		sh.aliases[name] = value
		sh.countAlias(name, 1)
	}
	return status
}

func biUnalias(sh *shell, args []string) int {
	if len(args) > 0 && args[0] == "-a" {
		sh.aliases = nil
		sh.rt.meter.Free(sh.aliasHeld)
		sh.held -= sh.aliasHeld
		sh.aliasHeld = 0
		return 0
	}
	if len(args) > 0 && args[0] == "--" {
		args = args[1:]
	} else if len(args) > 0 && len(args[0]) > 1 && args[0][0] == '-' {
		return sh.badOption("unalias", args[0][:2])
	}
	if len(args) == 0 {
		sh.usage("unalias")
		return 2
	}
	status := 0
	for _, a := range args {
		if _, ok := sh.aliases[a]; !ok {
			sh.errorf("unalias: %s: not found", a)
			status = 1
		}
		sh.countAlias(a, -1)
		delete(sh.aliases, a)
	}
	return status
}
