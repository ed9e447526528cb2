package shell

import (
	"sort"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/shell/expand"
	"ambit/core/shell/grammar"
	"ambit/core/shell/vars"
)

// importFunctions defines the functions that a parent shell exported. A pattern that
// needs extglob, which a new shell has off, is a syntax error.
func (sh *shell) importFunctions(env []string) {
	for _, kv := range env {
		name, value, ok := cutEnv(kv)
		if fn, isFunc := strings.CutPrefix(name, "BASH_FUNC_"); ok && isFunc && strings.HasSuffix(fn, "%%") {
			if sh.importFunction(strings.TrimSuffix(fn, "%%"), value); sh.flow == flowExit {
				return
			}
		}
	}
}

// importFunction defines one function. A syntax error inside of a substitution ends the
// shell, as in any text that is read at once.
func (sh *shell) importFunction(name, value string) {
	text := name + " " + value
	sh.rt.meter.Bytes(len(text))
	check := grammar.CheckPlain
	if sh.eo.ExtGlob {
		check = grammar.Check
	}
	if e := check(text, sh.rt.limits.Nesting); e != nil {
		if e.Kind == grammar.Unexpected { // bash counts the lines from 0
			at := sprintf("%s: %s: line %d: ", sh.name, name, e.Line-1)
			sh.stderrText(at + "syntax error near unexpected token `" + e.Token + "'\n" + at + "`" + e.Text + "'\n")
			if e.Substitution {
				sh.status, sh.flow = 2, flowExit
				return
			}
		}
		sh.stderrText(sprintf("%s: error importing function definition for `%s'\n", sh.name, name))
		return
	}
	p := syntax.NewParser()
	f, err := p.Parse(strings.NewReader(text), "")
	if err != nil {
		if masked, ok := expand.Mask(text, err); ok {
			f, err = p.Parse(strings.NewReader(masked), "")
		}
	}
	if err != nil {
		return
	}
	if len(f.Stmts) != 1 {
		sh.stderrText(sprintf("%s: warning: %s: ignoring function definition attempt\n", sh.name, name))
		sh.stderrText(sprintf("%s: error importing function definition for `%s'\n", sh.name, name))
		return
	}
	if d, ok := f.Stmts[0].Cmd.(*syntax.FuncDecl); ok {
		src := &source{name: "environment", text: text, base: -1, kind: evalSource, silent: true} // its lines count from 0
		prepare(f.Stmts[0], text)
		sh.funcs[name] = &function{name: name, body: d.Body, decl: d, src: src, attrs: vars.Export, file: "environment"}
	}
}

// exportedFunctions adds the functions of export -f to an environment.
func (sh *shell) exportedFunctions(env []string) []string {
	var names []string
	for n, f := range sh.funcs {
		if f.attrs&vars.Export != 0 {
			names = append(names, n)
		}
	}
	sort.Strings(names)
	for _, n := range names {
		env = append(env, "BASH_FUNC_"+n+"%%="+sh.funcs[n].exported())
	}
	return env
}
