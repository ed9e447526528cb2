package shell

import (
	"maps"
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/shell/command"
	"ambit/core/shell/expand"
	"ambit/core/shell/vars"
)

// biCompgen prints the completions of a word.
func biCompgen(sh *shell, args []string) int {
	c, status := sh.parseCompletion("compgen", args, false)
	if status != 0 {
		return status
	}
	if len(args) == 0 {
		return 0
	}
	for _, letter := range []byte("FC") {
		if c.spec.values[letter].set {
			sh.errorf("compgen: warning: -%c option may not work as you expect", letter)
		}
	}
	word := ""
	if len(c.names) > 0 {
		word = c.names[0]
	}
	if len(c.names) == len(args) {
		return 0 // nothing was asked for
	}
	list := sh.completionsOf(&c.spec, word)
	if len(list) == 0 && c.spec.option("default") {
		list = sh.fileCompletions(word, false)
	}
	for _, s := range list {
		sh.printf("%s\n", s)
	}
	return b2i(len(list) == 0)
}

// completionsOf lists the completions of a word in bash's order: what actions, the
// pattern, the words, the function and the command give.
func (sh *shell) completionsOf(c *completion, word string) []string {
	plain := sh.unquoted(word)
	var list []string
	for _, n := range actionOrder {
		if c.actions&(1<<n) == 0 {
			continue
		}
		for _, s := range sh.actionCompletions(completionActions[n].name, plain) {
			if strings.HasPrefix(s, plain) {
				list = append(list, s)
			}
		}
	}
	if v := c.values['G']; v.set {
		list = append(list, sh.globCompletions(v.text)...)
	}
	if v := c.values['W']; v.set {
		for _, s := range sh.wordCompletions(v.text) {
			if strings.HasPrefix(s, plain) {
				list = append(list, s)
			}
		}
	}
	if v := c.values['F']; v.set {
		list = append(list, sh.functionCompletions(v.text, word)...)
	}
	if v := c.values['C']; v.set {
		list = append(list, sh.commandCompletions(v.text, word)...)
	}
	if v := c.values['X']; v.set && v.text != "" {
		list = slices.DeleteFunc(list, func(s string) bool { return sh.filtered(v.text, plain, s) })
	}
	for i, s := range list {
		list[i] = c.values['P'].text + s + c.values['S'].text
	}
	if c.option("dirnames") && len(list) == 0 || c.option("plusdirs") {
		list = append(list, sh.fileCompletions(word, true)...)
	}
	return list
}

// actionOrder is in which order the actions add to a list.
var actionOrder = func() (order []int) {
	for _, name := range []string{"alias", "arrayvar", "binding", "builtin", "disabled", "enabled", "export", "function", "helptopic", "hostname",
		"job", "keyword", "running", "setopt", "shopt", "signal", "stopped", "variable", "command", "file", "user", "group", "service", "directory"} {
		for n, a := range completionActions {
			if a.name == name {
				order = append(order, n)
			}
		}
	}
	return order
}()

// filtered reports whether -X filter removes a candidate: what matches it, or with !
// what does not. An & in it is the word that is completed.
func (sh *shell) filtered(filter, word, candidate string) bool {
	pat, negated := strings.CutPrefix(filter, "!")
	var b strings.Builder
	for i := 0; i < len(pat); i++ {
		switch {
		case pat[i] == '\\' && i+1 < len(pat):
			if i++; pat[i] != '&' {
				b.WriteByte('\\')
			}
			b.WriteByte(pat[i])
		case pat[i] == '&':
			b.WriteString(word)
		default:
			b.WriteByte(pat[i])
		}
	}
	return sh.x.Match(b.String(), candidate) != negated
}

// unquoted is a word without quotes; a quote may be open.
func (sh *shell) unquoted(word string) string {
	if !strings.ContainsAny(word, `"'\`) {
		return word
	}
	var b strings.Builder
	quote := byte(0)
	for i := 0; i < len(word); i++ {
		switch c := word[i]; {
		case c == '\\' && quote != '\'' && i+1 < len(word):
			i++
			b.WriteByte(word[i])
		case quote == 0 && (c == '"' || c == '\''):
			quote = c
		case c == quote && quote != 0:
			quote = 0
		default:
			b.WriteByte(c)
		}
	}
	return b.String()
}

// wordCompletions splits the argument of -W at the characters of IFS that are not
// quoted and expands each word, but for globs.
func (sh *shell) wordCompletions(text string) []string {
	ifs, set := sh.vars.IFS()
	if !set {
		ifs = " \t\n"
	}
	words := expand.SplitWords(text, ifs)
	noGlob := sh.eo.NoGlob
	sh.eo.NoGlob = true
	defer func() { sh.eo.NoGlob = noGlob }()
	list, err := sh.x.Fields(words)
	if err != nil {
		sh.expandFailed(err)
	}
	return list
}

// globCompletions are the files that the argument of -G matches.
func (sh *shell) globCompletions(pattern string) []string {
	nullGlob := sh.eo.NullGlob
	sh.eo.NullGlob = true
	defer func() { sh.eo.NullGlob = nullGlob }()
	list, err := sh.x.Fields([]*syntax.Word{{Parts: []syntax.WordPart{&syntax.Lit{Value: pattern}}}})
	if err != nil || len(list) == 1 && list[0] == pattern {
		if _, err := sh.rt.fs.Lstat(sh.abs(pattern)); err != nil {
			return nil
		}
	}
	return list
}

// completionVars are what a function or command that completes finds set.
var completionVars = []struct{ name, value string }{
	{"COMP_LINE", ""}, {"COMP_POINT", "0"}, {"COMP_TYPE", "0"}, {"COMP_KEY", "0"},
}

func (sh *shell) setCompletionVars() {
	for _, v := range completionVars {
		sh.vars.Set(v.name, v.value)
		sh.vars.AttrAt(sh.vars.FoundPlace(v.name), vars.Export, 0)
	}
}

func (sh *shell) unsetCompletionVars() {
	for _, v := range completionVars {
		sh.vars.Unset(v.name)
	}
}

// functionCompletions calls the function of -F, which leaves them in COMPREPLY.
func (sh *shell) functionCompletions(name, word string) []string {
	fn := sh.lookupFunc(name)
	if fn == nil {
		sh.errorf("completion: function `%s' not found", name)
		return nil
	}
	sh.setCompletionVars()
	sh.vars.SetArray("COMP_WORDS", nil)
	sh.vars.Set("COMP_CWORD", "-1")
	sh.flushOut()
	sh.callFunction(fn, []string{name, "compgen", word, ""})
	sh.unsetCompletionVars()
	sh.vars.Unset("COMP_WORDS")
	sh.vars.Unset("COMP_CWORD")
	reply := sh.vars.Lookup("COMPREPLY")
	var list []string
	if reply.IsSet() && sh.status != completeAgain {
		list = append(list, sh.vars.Values(reply)...)
	}
	sh.vars.Unset("COMPREPLY")
	return list
}

// completeAgain is the status with which a function asks for another attempt, which
// compgen does not make.
const completeAgain = 124

// commandCompletions are the lines that the command of -C prints.
func (sh *shell) commandCompletions(text, word string) []string {
	sh.setCompletionVars()
	defer sh.unsetCompletionVars()
	w := expand.ParseWord("$(" + text + " compgen " + singleQuote(word) + " '')")
	out, err := sh.x.Value(w)
	if err != nil {
		sh.expandFailed(err)
	}
	if out == "" {
		return nil
	}
	return strings.Split(out, "\n")
}

// actionCompletions lists what an action offers for a word.
func (sh *shell) actionCompletions(action, word string) []string {
	switch action {
	case "alias":
		return slices.Sorted(maps.Keys(sh.aliases))
	case "arrayvar":
		return sh.variables(func(name string, v *vars.Var) bool {
			return v.Has(vars.Indexed|vars.Assoc) && (name != "FUNCNAME" || sh.fnDepth > 0)
		})
	case "builtin":
		return builtinList()
	case "disabled", "enabled":
		return slices.DeleteFunc(builtinList(), func(s string) bool { return sh.disabled[s] != (action == "disabled") })
	case "command":
		list := append(slices.Sorted(maps.Keys(sh.aliases)), keywords...)
		return append(append(append(list, sh.funcNamesSorted()...), builtinList()...), command.Names()...)
	case "directory", "file":
		return sh.fileCompletions(word, action == "directory")
	case "export":
		return sh.variables(func(_ string, v *vars.Var) bool { return v.Has(vars.Export) })
	case "variable":
		return sh.variables(func(name string, v *vars.Var) bool { return name != "FUNCNAME" || sh.fnDepth > 0 })
	case "function":
		return sh.funcNamesSorted()
	case "helptopic":
		return slices.Sorted(slices.Values(append(builtinList(), helpTopics...)))
	case "job", "running":
		var list []string
		for _, j := range slices.Backward(sh.jobs.jobs) {
			if j.p.owner == sh && (action == "job" || !j.p.done) {
				name, _, _ := strings.Cut(j.text, " ")
				list = append(list, name)
			}
		}
		return list
	case "keyword":
		return keywords
	case "setopt":
		var list []string
		for _, s := range setNames {
			list = append(list, s.name)
		}
		return list
	case "shopt":
		return shoptNames
	case "signal":
		return allSignals()
	case "user", "group":
		return []string{"root", userName}
	}
	return nil
}

// variables are the names of variables that are set and that f accepts, in order.
func (sh *shell) variables(f func(name string, v *vars.Var) bool) []string {
	return slices.DeleteFunc(sh.vars.Names("", false), func(name string) bool { return !f(name, sh.vars.Lookup(name)) })
}

// helpTopics are the topics of help that are no builtins.
var helpTopics = []string{"%", "(( ... ))", "[[ ... ]]", "case", "coproc", "for", "for ((", "function", "if", "select", "time", "until", "variables",
	"while", "{ ... }"}

// allSignals are the names that trap knows.
func allSignals() []string {
	list := []string{"EXIT"}
	for n, s := range signalNames {
		switch {
		case s != "":
			list = append(list, "SIG"+s)
		case n > 31:
			list = append(list, sprintf("SIGJUNK(%d)", n))
		}
	}
	return append(list, "DEBUG", "ERR", "RETURN")
}

// fileCompletions are the files whose names begin with a word.
func (sh *shell) fileCompletions(word string, dirs bool) []string {
	dir, base := "", word
	if i := strings.LastIndexByte(word, '/'); i >= 0 {
		dir, base = word[:i+1], word[i+1:]
	}
	at := sh.abs(dir)
	if dir == "" {
		at = sh.dir
	}
	entries, err := sh.rt.fs.ReadDir(at)
	if err != nil {
		return nil
	}
	sh.rt.meter.Charge(int64(len(entries)))
	var list []string
	for _, e := range entries {
		if strings.HasPrefix(e.Name, base) && (!dirs || e.Kind == 1) {
			list = append(list, dir+e.Name)
		}
	}
	return list
}
