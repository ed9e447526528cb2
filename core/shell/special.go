package shell

import (
	"slices"
	"strconv"
	"strings"

	"ambit/core/shell/pattern"
	"ambit/core/shell/vars"
)

// compatDefault is the version of bash that this shell follows, compatMin the oldest
// one that BASH_COMPAT may name.
const (
	compatDefault = 52
	compatMin     = 31
)

// watched are the variables whose changes change the shell.
var watched []watch

type watch struct {
	name    string
	changed func(sh *shell)
}

func init() {
	watched = []watch{
		{"BASH_COMPAT", (*shell).compatVariable},
		{"BASH_XTRACEFD", (*shell).traceVariable},
		{"EXECIGNORE", (*shell).execIgnoreVariable},
		{"GLOBIGNORE", (*shell).globIgnoreVariable},
		{"IGNOREEOF", (*shell).ignoreEOFVariable},
		{"POSIXLY_CORRECT", (*shell).posixVariable},
		{"LC_ALL", func(sh *shell) { sh.localeVariable("LC_ALL") }},
		{"LC_COLLATE", func(sh *shell) { sh.localeVariable("LC_COLLATE") }},
		{"LC_CTYPE", func(sh *shell) { sh.localeVariable("LC_CTYPE") }},
		{"LC_MESSAGES", func(sh *shell) { sh.localeVariable("LC_MESSAGES") }},
		{"LC_NUMERIC", func(sh *shell) { sh.localeVariable("LC_NUMERIC") }},
		{"LC_TIME", func(sh *shell) { sh.localeVariable("LC_TIME") }},
	}
}

// maxMissingLocales is how many locales that do not exist are remembered.
const maxMissingLocales = 64

// localeVariable warns of a locale that does not exist, which leaves the old one.
func (sh *shell) localeVariable(name string) {
	value, _ := sh.vars.Get(name)
	all, _ := sh.vars.Get("LC_ALL")
	switch {
	case sh.quietLocale || vars.Locale(value) || name != "LC_ALL" && (all != "" || sh.starting):
	case sh.starting:
		sh.stderrText("bash: warning: setlocale: " + name + ": cannot change locale (" + value + ")\n")
	default:
		key, reason := name+"="+value, ""
		if !slices.Contains(sh.missingLocales, key) { // the C library says why only once
			sh.missingLocales = append(sh.missingLocales[:len(sh.missingLocales):len(sh.missingLocales)], key)
			reason = ": No such file or directory"
		}
		if len(sh.missingLocales) > maxMissingLocales {
			sh.missingLocales = nil
		}
		sh.errorf("warning: setlocale: %s: cannot change locale (%s)%s", name, value, reason)
	}
}

// posixChanged brings POSIXLY_CORRECT and the options that POSIX mode implies in line
// with it. inherit_errexit stays when it ends.
func (sh *shell) posixChanged() {
	on := sh.eo.Posix
	sh.opts.expandAliases = on
	sh.opts.shiftVerbose = on
	if on {
		sh.opts.inheritErrExit = true
		sh.opts.sourcePath = true
	}
	sh.follow("POSIXLY_CORRECT", on, "y")
}

// follow gives a variable that stands for an option a value while that is on. The
// change of the variable does not come back.
func (sh *shell) follow(name string, on bool, value string) {
	sh.following = true
	if _, set := sh.vars.Get(name); on && !set {
		sh.vars.Set(name, value)
	} else if !on && set {
		sh.vars.Unset(name)
	}
	sh.following = false
}

// posixVariable follows a change of POSIXLY_CORRECT: POSIX mode holds while it has a
// value.
func (sh *shell) posixVariable() {
	if sh.following {
		return
	}
	if _, on := sh.vars.Get("POSIXLY_CORRECT"); on != sh.eo.Posix {
		sh.eo.Posix = on
		sh.posixChanged()
	}
}

// ignoreEOFVariable follows a change of IGNOREEOF.
func (sh *shell) ignoreEOFVariable() {
	if !sh.following {
		_, sh.opts.ignoreEOF = sh.vars.Get("IGNOREEOF")
	}
}

// globIgnoreVariable follows a change of GLOBIGNORE, which switches dotglob.
func (sh *shell) globIgnoreVariable() {
	value, set := sh.vars.Get("GLOBIGNORE")
	switch {
	case value != "":
		sh.eo.DotGlob = true
	case !set:
		sh.eo.DotGlob = false
	}
}

// compatVariable follows a change of BASH_COMPAT: 4.2 or 42.
func (sh *shell) compatVariable() {
	if sh.following {
		return
	}
	value, _ := sh.vars.Get("BASH_COMPAT")
	level := compatDefault
	if value != "" {
		digits := value
		if len(value) == 3 && value[1] == '.' {
			digits = value[:1] + value[2:]
		}
		n, err := strconv.Atoi(digits)
		if err != nil || len(digits) != 2 || n < compatMin || n > compatDefault {
			sh.errorf("BASH_COMPAT: %s: compatibility value out of range", value)
			n = compatDefault
		}
		level = n
	}
	sh.setCompat(level)
}

// setCompat makes level the version of bash that the shell follows.
func (sh *shell) setCompat(level int) {
	sh.eo.Compat = level
	for _, name := range shoptNames {
		if digits, ok := strings.CutPrefix(name, "compat"); ok {
			*sh.shoptOption(name) = digits == strconv.Itoa(level)
		}
	}
}

// compatOption follows shopt -s or -u of one of the options compat31 to compat44.
func (sh *shell) compatOption(name string) {
	level := compatDefault
	if *sh.shoptOption(name) {
		level, _ = strconv.Atoi(strings.TrimPrefix(name, "compat"))
	}
	sh.setCompat(level)
	sh.following = true
	sh.vars.Set("BASH_COMPAT", strconv.Itoa(level))
	sh.following = false
}

// traceVariable follows a change of BASH_XTRACEFD. The descriptor that it named before
// is closed.
func (sh *shell) traceVariable() {
	value, _ := sh.vars.Get("BASH_XTRACEFD")
	n, ok := number(value)
	switch {
	case value == "":
		n = 0
	case !ok || n < 0 || n >= maxFD || sh.fds.get(int(n)) == nil:
		sh.errorf("BASH_XTRACEFD: %s: invalid value for trace file descriptor", value)
		return
	}
	if old := sh.traceFD; old > 2 && old != int(n) {
		sh.fds.put(old, nil)
	}
	sh.traceFD = int(n)
}

// execIgnoreVariable follows a change of EXECIGNORE: patterns of the files that a
// search of PATH passes over.
func (sh *shell) execIgnoreVariable() {
	value, _ := sh.vars.Get("EXECIGNORE")
	sh.execIgnore = nil
	if value != "" {
		sh.execIgnore = strings.Split(value, ":")
	}
}

// passesOver reports whether EXECIGNORE names a file.
func (sh *shell) passesOver(path string) bool {
	for _, p := range sh.execIgnore {
		sh.rt.meter.Bytes(len(p) + len(path))
		if pattern.Match(p, path, pattern.ExtGlob) {
			return true
		}
	}
	return false
}
