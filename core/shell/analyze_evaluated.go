package shell

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// evaluation follows a walk and finds quoted text that the shell evaluates
// nevertheless: quotes do not keep $( ) from being run in "${x:-'$(cmd)'}", in
// arithmetic and in subscripts, where backslashes do not either.
type evaluation struct {
	nodes []syntax.Node // from the root to the present one
	by    []syntax.Node // what evaluates the text in each of them, or nil
}

// enter takes the next node of the walk, or nil at the end of one, and returns what
// evaluates the quoted text that the node is, or nil.
func (e *evaluation) enter(n syntax.Node) syntax.Node {
	last := len(e.nodes) - 1
	if n == nil {
		e.nodes, e.by = e.nodes[:last], e.by[:last]
		return nil
	}
	var by syntax.Node
	if last >= 0 {
		by = e.by[last]
		switch p := e.nodes[last].(type) {
		case *syntax.Assign:
			if p.Index == n {
				by = p
			}
		case *syntax.ArrayElem:
			if p.Index == n {
				by = p
			}
		}
	}
	var found syntax.Node
	switch n := n.(type) {
	case *syntax.ParamExp, *syntax.ArithmExp, *syntax.ArithmCmd, *syntax.LetClause, *syntax.CStyleLoop:
		if by == nil {
			by = n
		}
	case *syntax.UnaryTest:
		if n.Op == syntax.TsVarSet || n.Op == syntax.TsRefVar {
			by = n
		}
	case *syntax.BinaryTest:
		switch n.Op {
		case syntax.TsEql, syntax.TsNeq, syntax.TsLeq, syntax.TsGeq, syntax.TsLss, syntax.TsGtr:
			by = n
		}
	case *syntax.CmdSubst, *syntax.ProcSubst:
		by = nil
	case *syntax.SglQuoted:
		if strings.ContainsAny(n.Value, "$`") || n.Dollar && strings.Contains(n.Value, `\`) {
			found = by
		}
	case *syntax.Lit:
		if strings.Contains(n.Value, `\$`) || strings.Contains(n.Value, "\\`") {
			found = by
		}
	}
	e.nodes, e.by = append(e.nodes, n), append(e.by, by)
	return found
}

// evaluated reports whether a builtin that takes text for the name of a variable, or
// for an assignment, may run a substitution in its subscript or its elements.
func evaluated(text string) bool {
	return strings.ContainsAny(text, "$`") && strings.ContainsAny(text, "[(")
}

// naming are the builtins that take names of variables.
var naming = wordSet("[ export getopts let mapfile printf read readarray readonly test unset wait")

// names looks at the arguments of a builtin that are names of variables.
func (a *analyzer) names(name string, v *commandCall) {
	words := v.words[1:]
	if name == "printf" {
		if len(words) == 0 || !strings.HasPrefix(words[0].text, "-v") {
			return
		}
		words = append([]argument{{text: words[0].text[2:], known: true}}, words[1:min(2, len(words))]...)
	}
	for _, w := range words {
		if w.known && (evaluated(w.text) || runsText[w.text]) {
			a.opaque(v.text)
			return
		}
	}
}
