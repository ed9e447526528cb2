package shell

import (
	"errors"
	"fmt"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/fuel"
	"ambit/core/shell/grammar"
)

// syntaxError reports that a text of which the first done bytes have run cannot be
// parsed, in bash's words, and sets status 2. A script ends there; eval and trap only end themselves.
func (sh *shell) syntaxError(src *source, done int, err error) {
	name := sh.errorName()
	switch src.kind {
	case stringSource:
		name += ": -c"
	case evalSource:
		name += ": " + src.name
	}
	before := sh.status
	leaves := sh.opts.errExit && sh.noErr == 0 // bash leaves before it shows the line
	at := func(line int) string {
		if sh.opts.gnuErrFmt {
			return fmt.Sprintf("%s:%d: ", name, src.base+line)
		}
		return fmt.Sprintf("%s: line %d: ", name, src.base+line)
	}
	sh.status = 2
	sh.rt.meter.Charge(int64(len(src.text)) / 4)
	e := grammar.Check(src.text, sh.rt.limits.Nesting)
	if !sh.eo.ExtGlob {
		running := 1 + strings.Count(src.text[:done], "\n")
		if plain := grammar.CheckPlain(src.text, sh.rt.limits.Nesting); err == errExtGlob || plain != nil && plain.Line >= running {
			e = plain
		}
	}
	switch {
	case e == nil:
		line, text := 1, err.Error()
		var pe syntax.ParseError
		var le syntax.LangError
		if errors.As(err, &pe) {
			line, text = int(pe.Pos.Line()), pe.Text
		} else if errors.As(err, &le) {
			line = int(le.Pos.Line())
		}
		sh.stderrText(at(line) + "syntax error: " + text + "\n")
	case e.Kind == grammar.TooDeep:
		panic(nestingExceeded(sh.rt.limits.Nesting))
	case e.Kind == grammar.Unexpected:
		sh.stderrText(at(e.Line) + "syntax error near unexpected token `" + e.Token + "'\n")
		if !leaves {
			sh.stderrText(at(e.Line) + "`" + e.Text + "'\n")
		}
	case e.Kind == grammar.Near:
		sh.stderrText(at(e.Line) + "syntax error near `" + e.Token + "'\n")
		if !leaves {
			sh.stderrText(at(e.Line) + "`" + e.Text + "'\n")
		}
	case e.Kind == grammar.EndOfFile:
		sh.stderrText(at(e.Line-src.ended) + "syntax error: unexpected end of file\n")
	case e.Kind == grammar.Unmatched:
		sh.stderrText(at(e.Line) + "unexpected EOF while looking for matching `" + e.Token + "'\n")
	case e.Kind == grammar.Conditional:
		for _, m := range e.Messages {
			sh.stderrText(at(m.Line) + m.Text + "\n")
		}
		if src.input != nil {
			n := len(src.text)
			sh.readInputLine(src)
			e.AtEnd = e.AtEnd && len(src.text) == n
		}
		switch sourced := len(sh.frames) > 0 && sh.frames[len(sh.frames)-1].sourced; {
		case src.kind != evalSource && !sourced && (before != 0 || !e.AtEnd):
			sh.status = before
		}
	}
	if e != nil && e.Array {
		sh.status = 1
	}
	sh.specialFails = 2
	if src.kind == evalSource && src.name == trapSource(trapEXIT) {
		return
	}
	if e != nil && e.Substitution && (e.Kind == grammar.Unexpected || e.Kind == grammar.Conditional) && !leaves {
		sh.status = sh.badSubstitution(src, e.Kind)
		sh.flow = flowExit
		return
	}
	if src.kind != evalSource {
		sh.flow = flowExit
		if n := len(sh.frames); n > 0 && sh.frames[n-1].sourced {
			sh.flow = flowReturn
		}
	}
}

// badSubstitution is the status with which a syntax error inside of a command or process
// substitution ends the shell: bash leaves whatever was reading the text.
func (sh *shell) badSubstitution(src *source, kind grammar.Kind) int {
	sourced := len(sh.frames) > 0 && sh.frames[len(sh.frames)-1].sourced
	switch {
	case sh.comsub:
		return 1
	case sh.subshell > 0:
	case sh.mode == modeString:
		return 127
	case src.kind == fileSource && !sourced:
		return 2 - b2i(kind == grammar.Conditional)
	case src.kind == evalSource && (src.name == "trap" || src.name == trapSource(trapDEBUG) || src.name == trapSource(trapERR)):
		return 2
	}
	return badSyntax
}

// badSyntax is what bash calls EX_BADSYNTAX: an EXIT trap sees it as $?, the parent
// its lower eight bits.
const badSyntax = 257

// errExtGlob is an extended pattern while extglob is off.
var errExtGlob = errors.New("extended pattern")

// hasExtGlob reports whether statements use an extended pattern where bash only
// reads one under extglob: not in [[ ]] or ${ }.
func hasExtGlob(batch []*syntax.Stmt, text string) bool {
	found := false
	for _, op := range [...]string{"?(", "*(", "+(", "@(", "!("} {
		found = found || strings.Contains(text, op)
	}
	if !found {
		return false
	}
	found = false
	for _, st := range batch {
		syntax.Walk(st, func(n syntax.Node) bool {
			switch n.(type) {
			case *syntax.ExtGlob:
				found = true
			case *syntax.TestClause, *syntax.ParamExp:
				return false
			}
			return !found
		})
	}
	return found
}

// looserThanBash looks for what the parser accepts and bash does not, in statements
// behind the first done bytes of a text.
func (sh *shell) looserThanBash(src *source, batch []*syntax.Stmt, done int) error {
	text := src.text[done:src.pos]
	switch {
	case hasNameless(batch, text):
		return errNameless
	case !sh.eo.ExtGlob && hasExtGlob(batch, text):
		return errExtGlob
	case hasNumberTarget(text):
		if e := grammar.Check(text, sh.rt.limits.Nesting); e != nil && e.Descriptor {
			return e
		}
	}
	if src.special() && (hasLongTest(batch) || strings.Contains(text, "=~") && hasOpenRegexp(batch)) {
		if e := grammar.Check(text, sh.rt.limits.Nesting); e != nil && e.Kind == grammar.Conditional {
			return e
		}
	}
	return nil
}

// hasNumberTarget reports whether a number may stand where the target of a redirection
// must. The parser takes it for one, whatever is behind.
func hasNumberTarget(text string) bool {
	for i := 1; i < len(text); i++ {
		if grammar.NumberAt(text, i) {
			return true
		}
	}
	return false
}

// hasLongTest reports whether [[ ]] stretches over lines in statements. The parser
// accepts newlines where bash does not.
func hasLongTest(batch []*syntax.Stmt) bool {
	found := false
	for _, st := range batch {
		if st.Pos().Line() == st.End().Line() {
			continue
		}
		syntax.Walk(st, func(n syntax.Node) bool {
			if t, ok := n.(*syntax.TestClause); ok && t.Pos().Line() != t.End().Line() {
				found = true
			}
			return !found
		})
	}
	return found
}

// hasOpenRegexp reports whether a parenthesis of a regular expression in [[ ]] has no
// partner in front of an expansion or quote, behind which the parser counts anew.
func hasOpenRegexp(batch []*syntax.Stmt) bool {
	found := false
	for _, st := range batch {
		syntax.Walk(st, func(n syntax.Node) bool {
			if t, ok := n.(*syntax.BinaryTest); ok && t.Op == syntax.TsReMatch {
				w, _ := t.Y.(*syntax.Word)
				found = found || w != nil && openParens(w) > 0
			}
			return !found
		})
	}
	return found
}

// openParens counts the parentheses that the literal parts of a word open and do not close.
func openParens(w *syntax.Word) (open int) {
	for _, part := range w.Parts {
		lit, ok := part.(*syntax.Lit)
		if !ok {
			continue
		}
		for i := 0; i < len(lit.Value); i++ {
			switch lit.Value[i] {
			case '\\':
				i++
			case '(':
				open++
			case ')':
				open--
			}
		}
	}
	return open
}

// errNameless is a function without a name, which the parser accepts.
var errNameless = errors.New("function without a name")

// hasNameless reports whether statements define a function without a name.
func hasNameless(batch []*syntax.Stmt, text string) bool {
	if !strings.Contains(text, "(") {
		return false
	}
	found := false
	for _, st := range batch {
		syntax.Walk(st, func(n syntax.Node) bool {
			if d, ok := n.(*syntax.FuncDecl); ok && d.Name == nil {
				found = true
			}
			return !found
		})
	}
	return found
}

// errorName is the file that messages name.
func (sh *shell) errorName() string {
	if n := len(sh.frames); n > 0 && sh.frames[n-1].source != "" {
		return sh.frames[n-1].source
	}
	return sh.name
}

func nestingExceeded(max int) *fuel.Exceeded {
	return &fuel.Exceeded{Limit: "nesting", Max: fmt.Sprintf("%d constructs", max)}
}

// checkNesting refuses a text whose constructs nest too deeply for the parser,
// which recurses. A text with few opening tokens needs no closer look.
func (sh *shell) checkNesting(src *source) {
	if src.input != nil || openers(src.text) <= sh.rt.limits.Nesting {
		return
	}
	sh.rt.meter.Bytes(4 * len(src.text))
	if e := grammar.Check(src.text, sh.rt.limits.Nesting); e != nil && e.Kind == grammar.TooDeep {
		panic(nestingExceeded(sh.rt.limits.Nesting))
	}
}

// openers counts what could begin a construct, and the links of lists.
func openers(s string) int {
	n := 0
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '(', '{', '[', '`', '!':
			n++
		case '|', '&':
			n++
		case 'f', 'e':
			// if, elif, while, case
			if i > 0 && (s[i-1] == 'i' || s[i-1] == 'l' || s[i-1] == 's') {
				n++
			}
		case 'r', 'l', 't':
			// for, until, select
			n += b2i(i >= 2 && (s[i-2:i+1] == "for" || s[i-2:i+1] == "til" || s[i-2:i+1] == "ect"))
		}
	}
	return n
}
