package builtin

import (
	"strconv"
	"strings"

	"ambit/core/shell/expand"
	"ambit/core/shell/vars"
)

func init() { Table["getopts"] = getopts }

// getopts takes one option from the positional parameters or its arguments (POSIX
// XCU, getopts). OPTIND says where it stands; inside a group of options the
// expander remembers the position, which any assignment to OPTIND resets.
func getopts(sh Shell, name string, args []string) int {
	o := options{sh: sh, name: name, args: args}
	for o.next() {
	}
	if o.status != 0 {
		return o.status
	}
	args = o.args
	if len(args) < 2 {
		return usage(sh, name)
	}
	spec, variable := args[0], args[1]
	words := args[2:]
	if len(words) == 0 {
		words = sh.Positional()
	}
	g := &optionWalk{sh: sh, st: &sh.Expander().Getopts, spec: spec, words: words}
	g.silent = strings.HasPrefix(spec, ":")
	if g.silent {
		g.spec = spec[1:]
	} else if v, _ := sh.Vars().Get("OPTERR"); v == "0" {
		g.quiet = true
	}
	result, status := g.step()
	sh.Vars().Set("OPTIND", strconv.Itoa(g.st.Index))
	g.st.Changes = sh.Vars().OptindChanges()
	if !vars.ValidName(variable) {
		sh.Errorf("getopts: `%s': not a valid identifier", variable)
		return 1
	}
	if err := sh.Vars().Set(variable, result); err != nil {
		report(sh, err)
		return 2
	}
	return status
}

type optionWalk struct {
	sh     Shell
	st     *expand.GetoptsState
	spec   string
	words  []string
	silent bool // the option string begins with a colon
	quiet  bool // OPTERR=0
}

func (g *optionWalk) argument(value string, set bool) {
	if set {
		g.sh.Vars().Set("OPTARG", value)
	} else {
		g.sh.Vars().Unset("OPTARG")
	}
}

func (g *optionWalk) complain(format string, letter byte) {
	if g.silent || g.quiet {
		return
	}
	zero, _ := g.sh.Expander().Host.Special('0')
	g.sh.Stdout().Flush()
	g.sh.Stderr(zero + ": " + format + " -- " + string(rune(letter)) + "\n")
}

// step finds the next option; it returns the value for the variable and the
// status of getopts.
func (g *optionWalk) step() (result string, status int) {
	st := g.st
	if g.sh.Vars().OptindChanges() != st.Changes || st.Index == 0 {
		v, _ := g.sh.Vars().Get("OPTIND")
		n, ok := integer(v)
		if !ok || n < 1 {
			n = 1
		}
		st.Index, st.Char = int(min(n, 1<<30)), 0
	}
	if st.Char == 0 {
		if st.Index > len(g.words) {
			st.Index = len(g.words) + 1
			return g.end()
		}
		word := g.words[st.Index-1]
		if len(word) < 2 || word[0] != '-' {
			return g.end()
		}
		if word == "--" {
			st.Index++
			return g.end()
		}
		st.Char = 1
	}
	if st.Index > len(g.words) || st.Char >= len(g.words[st.Index-1]) {
		st.Char = 0
		return g.end()
	}
	word := g.words[st.Index-1]
	letter := word[st.Char]
	st.Char++
	behind := word[st.Char:]
	last := behind == ""
	at := strings.IndexByte(g.spec, letter)
	if at < 0 || letter == ':' {
		if last {
			st.Index++
			st.Char = 0
		}
		g.complain("illegal option", letter)
		g.argument(string([]byte{letter}), g.silent)
		return "?", 0
	}
	if at+1 >= len(g.spec) || g.spec[at+1] != ':' {
		if last {
			st.Index++
			st.Char = 0
		}
		g.argument("", false)
		return string([]byte{letter}), 0
	}
	st.Char = 0
	switch {
	case !last:
		g.argument(behind, true)
		st.Index++
	case st.Index < len(g.words):
		g.argument(g.words[st.Index], true)
		st.Index += 2
	default:
		st.Index++
		g.complain("option requires an argument", letter)
		g.argument(string([]byte{letter}), g.silent)
		if g.silent {
			return ":", 0
		}
		return "?", 0
	}
	return string([]byte{letter}), 0
}

func (g *optionWalk) end() (string, int) {
	g.argument("", false)
	return "?", 1
}
