package shell

import (
	"sort"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/shell/vars"
)

// importFunction defines a function that a parent shell exported.
func (sh *shell) importFunction(name, value string) {
	text := name + " " + value
	p := syntax.NewParser()
	f, err := p.Parse(strings.NewReader(text), "")
	if err != nil || len(f.Stmts) != 1 {
		return
	}
	if d, ok := f.Stmts[0].Cmd.(*syntax.FuncDecl); ok {
		src := &source{name: "environment", text: text, kind: evalSource, silent: true}
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
		body := sh.funcs[n].text()
		body = strings.TrimPrefix(body, n+" ")
		env = append(env, "BASH_FUNC_"+n+"%%="+body)
	}
	return env
}
