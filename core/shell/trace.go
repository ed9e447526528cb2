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
	if sh.eo.Posix {
		ps4 = historyNumber(ps4)
	}
	if strings.ContainsAny(ps4, "$`\\") {
		status, subst := sh.status, sh.substStatus
		xtrace := sh.opts.xtrace
		sh.opts.xtrace = false
		ps4 = sh.expandPrompt(ps4)
		sh.x.SetInValue(false)
		sh.opts.xtrace = xtrace
		sh.status, sh.substStatus = status, subst
	}
	if ps4 == "" {
		return ""
	}
	_, size := firstRune(ps4)
	return strings.Repeat(ps4[:size], sh.traceLevel()) + ps4
}

// historyNumber is a prompt of POSIX mode, in which ! is the number of the command in
// the history, always 1 in a script, and !! a !.
func historyNumber(s string) string {
	return strings.NewReplacer("!!", "!", "!", "1").Replace(s)
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
	return sh.expandText(sh.Prompt(s))
}

// expandText expands parameters, commands and arithmetic in a text; one that cannot be
// expanded stays as it is.
func (sh *shell) expandText(s string) string {
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
	if sh.traceFD > 0 {
		if f := sh.fds.get(sh.traceFD); f != nil {
			f.Write([]byte(s))
			return
		}
	}
	sh.stderrText(s)
}

func (sh *shell) traceWords(args []string) { sh.trace(sh.traceText(args)) }

func (sh *shell) traceText(args []string) string {
	quoted := make([]string, len(args))
	for i, a := range args {
		quoted[i] = sh.quoteTrace(a)
	}
	return strings.Join(quoted, " ")
}

func (sh *shell) traceDeclare(name string, args []expand.DeclArg) {
	words := []string{name}
	for _, a := range args {
		if a.Assign != nil {
			words = append(words, a.Text)
		} else {
			words = append(words, sh.quoteTrace(a.Text))
		}
	}
	sh.trace(strings.Join(words, " "))
	if name != "export" && name != "readonly" {
		return
	}
	for _, a := range args {
		if n, v, ok := strings.Cut(a.Text, "="); ok && a.Assign == nil {
			sh.trace(n + "=" + expand.QuoteTrace(v, sh.vars.UTF8()))
		}
	}
}

// expandLists expands the lists among the arguments of a declaration, and traces them.
func (sh *shell) expandLists(args []expand.DeclArg) {
	for i, a := range args {
		if a.Assign == nil {
			continue
		}
		elements, err := sh.x.Elements(a.Assign)
		if err != nil {
			continue
		}
		args[i].Expanded = &elements
		if sh.opts.xtrace {
			op := "="
			if a.Assign.Append {
				op = "+="
			}
			sh.trace(a.Text + op + sh.x.TraceElements(elements))
		}
	}
}

func (sh *shell) traceArithm(text string) {
	if sh.opts.xtrace {
		sh.trace("(( " + text + " ))")
	}
}

// traceLoop traces an expression in the head of for ((, whose leading blanks bash
// drops.
func (sh *shell) traceLoop(text string) {
	if sh.opts.xtrace {
		sh.trace("(( " + strings.TrimLeft(text, " \t\n") + " ))")
	}
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
			text += " " + wordText(sh.src, w)
		}
	} else {
		text += ` in "$@"`
	}
	sh.trace(text)
}

// test evaluates [[ ]]; under set -x it prints the simple tests as it gets to them.
func (sh *shell) test(e syntax.TestExpr) (status int, err error) {
	if sh.opts.xtrace {
		sh.x.TraceTest = sh.trace
		defer func() { sh.x.TraceTest = nil }()
	}
	return sh.x.Test(e)
}

// quoteTrace quotes a word as set -x prints it.
func (sh *shell) quoteTrace(s string) string {
	if s == "" {
		return "''"
	}
	return expand.QuoteTrace(s, sh.vars.UTF8())
}
