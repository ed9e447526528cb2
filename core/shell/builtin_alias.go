package shell

import (
	"maps"
	"slices"
	"sort"
	"strings"

	"ambit/core/shell/vars"
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
	print, prefix := len(args) == 0, "alias "
	if sh.eo.Posix {
		prefix = ""
	}
	for len(args) > 0 && len(args[0]) > 1 && args[0][0] == '-' {
		a := args[0]
		args = args[1:]
		if a == "--" {
			break
		}
		if a != "-p" {
			return sh.badOption("alias", a[:2])
		}
		print, prefix = true, "alias "
	}
	if print && len(sh.aliases) == 0 {
		return 0
	}
	if print {
		var names []string
		for n := range sh.aliases {
			names = append(names, n)
		}
		sort.Strings(names)
		for _, n := range names {
			sh.printf("%s%s=%s\n", prefix, n, singleQuote(sh.aliases[n]))
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
			sh.printf("%s%s=%s\n", prefix, a, singleQuote(v))
			continue
		}
		if !validAlias(name) {
			sh.errorf("alias: `%s': invalid alias name", name)
			status = 1
			continue
		}
		sh.setAlias(name, value)
	}
	return status
}

func (sh *shell) setAlias(name, value string) {
	if sh.aliases == nil {
		sh.aliases = map[string]string{}
	}
	sh.countAlias(name, -1)
	sh.aliases[name] = value
	sh.countAlias(name, 1)
}

// aliasBuckets and hashBuckets are how many bash's tables of aliases and of found
// commands have.
const (
	aliasBuckets = 64
	hashBuckets  = 256
)

// aliasMap is BASH_ALIASES.
func (sh *shell) aliasMap() *vars.AssocArray {
	sh.rt.meter.Charge(int64(len(sh.aliases)) / 8)
	return vars.NewAssocArray(aliasBuckets, slices.Sorted(maps.Keys(sh.aliases)), func(name string) string { return sh.aliases[name] })
}

// assignAlias is an assignment to an element of BASH_ALIASES.
func (sh *shell) assignAlias(name, value string) {
	if !validAlias(name) {
		sh.errorf("`%s': invalid alias name", name)
		return
	}
	sh.setAlias(name, value)
}

// validAlias reports whether a name may be that of an alias.
func validAlias(name string) bool { return !strings.ContainsAny(name, " \t\n$`=/'\"\\|&;()<>") }

// hashMap is BASH_CMDS.
func (sh *shell) hashMap() *vars.AssocArray {
	sh.rt.meter.Charge(int64(len(sh.hashed)) / 8)
	return vars.NewAssocArray(hashBuckets, slices.Sorted(maps.Keys(sh.hashed)), func(name string) string { return sh.hashed[name].path })
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
