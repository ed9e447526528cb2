package shell

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/shell/expand"
)

// trace prints one line of set -x: PS4, expanded, with its first character
// repeated for each level of indirection, then the text.
func (sh *shell) trace(text string) {
	if sh.tracing {
		return
	}
	sh.tracing = true
	sh.xtraceText(sh.ps4() + text + "\n")
	sh.tracing = false
}

func (sh *shell) ps4() string {
	ps4, ok := sh.vars.Get("PS4")
	if !ok {
		return ""
	}
	if strings.ContainsAny(ps4, "$`\\") {
		status, subst := sh.status, sh.substStatus
		xtrace := sh.opts.xtrace
		sh.opts.xtrace = false
		ps4 = sh.expandPrompt(ps4)
		sh.opts.xtrace = xtrace
		sh.status, sh.substStatus = status, subst
	}
	if ps4 == "" {
		return ""
	}
	_, size := firstRune(ps4)
	return strings.Repeat(ps4[:size], sh.traceLevel()) + ps4
}

// traceLevel is how many subshells of substitutions deep the shell is.
func (sh *shell) traceLevel() int { return sh.indirection }

func firstRune(s string) (string, int) {
	for i := range s {
		if i > 0 {
			return s[:i], i
		}
	}
	return s, len(s)
}

// expandPrompt expands a prompt: backslash escapes, then parameters, commands and
// arithmetic.
func (sh *shell) expandPrompt(s string) string {
	s = sh.Prompt(s)
	p := syntax.NewParser()
	w, err := p.Document(strings.NewReader(s))
	if err != nil || w == nil {
		return s
	}
	expand.Prepare(w, s)
	out, err := sh.x.Document(w)
	if err != nil {
		return s
	}
	return out
}

// xtraceText writes to the descriptor of BASH_XTRACEFD, or to standard error.
func (sh *shell) xtraceText(s string) {
	if v, ok := sh.vars.Get("BASH_XTRACEFD"); ok {
		if n, isNum := number(v); isNum {
			if f := sh.fds.get(int(n)); f != nil {
				f.Write([]byte(s))
				return
			}
		}
	}
	sh.stderrText(s)
}

func (sh *shell) traceWords(args []string) {
	quoted := make([]string, len(args))
	for i, a := range args {
		quoted[i] = quoteShell(a)
	}
	sh.trace(strings.Join(quoted, " "))
}

func (sh *shell) traceDeclare(name string, args []expand.DeclArg) {
	words := []string{name}
	for _, a := range args {
		switch {
		case a.Assign != nil:
			words = append(words, sh.src.slice(a.Assign.Pos(), a.Assign.End()))
		case a.Literal:
			n, v, _ := strings.Cut(a.Text, "=")
			words = append(words, n+"="+quoteForSet(v))
		default:
			words = append(words, quoteShell(a.Text))
		}
	}
	sh.trace(strings.Join(words, " "))
}

func (sh *shell) traceArithm(e syntax.ArithmExpr) {
	if !sh.opts.xtrace || e == nil {
		return
	}
	sh.trace("(( " + strings.TrimSpace(sh.src.slice(e.Pos(), e.End())) + " ))")
}

func (sh *shell) traceFor(c *syntax.ForClause, l *syntax.WordIter) {
	word := "for "
	if c.Select {
		word = "select "
	}
	text := word + l.Name.Value
	if l.InPos.IsValid() {
		text += " in"
		for _, w := range l.Items {
			text += " " + sh.src.slice(w.Pos(), w.End())
		}
	} else {
		text += ` in "$@"`
	}
	sh.trace(text)
}

// traceTest prints the simple tests of [[ ]] as they are evaluated.
func (sh *shell) traceTest(e syntax.TestExpr) {
	switch t := e.(type) {
	case *syntax.ParenTest:
		sh.traceTest(t.X)
	case *syntax.UnaryTest:
		if t.Op == syntax.TsNot {
			if inner, ok := t.X.(*syntax.UnaryTest); ok && inner.Op != syntax.TsNot {
				sh.trace("[[ ! " + sh.testText(inner) + " ]]")
				return
			}
			sh.traceTest(t.X)
			return
		}
		sh.trace("[[ " + sh.testText(t) + " ]]")
	case *syntax.BinaryTest:
		if t.Op == syntax.AndTest || t.Op == syntax.OrTest {
			sh.traceTest(t.X)
			return
		}
		sh.trace("[[ " + sh.testText(t) + " ]]")
	case *syntax.Word:
		sh.trace("[[ -n " + sh.testWord(t, false) + " ]]")
	}
}

func (sh *shell) testText(e syntax.TestExpr) string {
	switch t := e.(type) {
	case *syntax.UnaryTest:
		if w, ok := t.X.(*syntax.Word); ok {
			return t.Op.String() + " " + sh.testWord(w, false)
		}
	case *syntax.BinaryTest:
		x, _ := t.X.(*syntax.Word)
		y, _ := t.Y.(*syntax.Word)
		if x != nil && y != nil {
			op := t.Op.String()
			pattern := t.Op == syntax.TsMatch || t.Op == syntax.TsMatchShort || t.Op == syntax.TsNoMatch
			return sh.testWord(x, false) + " " + op + " " + sh.testWord(y, pattern)
		}
	}
	return ""
}

func (sh *shell) testWord(w *syntax.Word, pattern bool) string {
	var s string
	var err error
	if pattern {
		s, err = sh.x.Pattern(w)
	} else {
		s, err = sh.x.Literal(w)
	}
	if err != nil {
		return ""
	}
	if pattern {
		return s
	}
	return quoteShell(s)
}
