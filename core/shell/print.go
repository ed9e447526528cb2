package shell

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/shell/expand"
)

// text is the definition of a function as bash prints it.
func (f *function) text() string {
	p := printer{src: f.src, inFunc: 1, indent: 4, step: 4}
	p.str(f.name + " () \n{ \n")
	p.definition(f)
	return p.b.String()
}

// exported is the definition without its name, as bash writes it into the environment.
func (f *function) exported() string {
	p := printer{src: f.src, inFunc: 1, indent: 1}
	p.str("() { ")
	p.definition(f)
	return p.b.String()
}

func (p *printer) definition(f *function) {
	redirs := p.body(f.body)
	p.deferred("")
	p.indent = 0
	p.str("\n}")
	if len(redirs) > 0 {
		p.str(" ")
		p.redirs(redirs)
	}
}

// commandText is a command as bash shows it in BASH_COMMAND and job lists.
func commandText(n syntax.Node, src *source) string {
	p := printer{src: src, step: 4}
	switch n := n.(type) {
	case *syntax.Stmt:
		p.stmt(n)
	case syntax.Command:
		p.command(n, nil)
	}
	return p.b.String()
}

// currentCommand is BASH_COMMAND.
func (sh *shell) currentCommand() string {
	switch n := sh.command.(type) {
	case nil:
		return ""
	case *syntax.Stmt: // a simple command, without its !
		plain := *n
		plain.Negated = false
		return commandText(&plain, sh.commandSrc)
	case *syntax.ForClause:
		if l, ok := n.Loop.(*syntax.WordIter); ok {
			return forText(sh.commandSrc, n, l)
		}
	case *syntax.CaseClause:
		return "case " + wordText(sh.commandSrc, n.Word) + " in "
	}
	return commandText(sh.command, sh.commandSrc)
}

func forText(src *source, c *syntax.ForClause, l *syntax.WordIter) string {
	text := "for "
	if c.Select {
		text = "select "
	}
	text += l.Name.Value + " in"
	if !l.InPos.IsValid() {
		return text + ` "$@"`
	}
	for _, w := range l.Items {
		text += " " + wordText(src, w)
	}
	if len(l.Items) == 0 {
		text += " "
	}
	return text
}

// printer writes commands in the layout of bash's own printer, which decides by
// what it printed last.
type printer struct {
	b       strings.Builder
	src     *source
	subst   bool // inside a substitution, where newlines between commands stay
	inFunc  int
	indent  int
	step    int // further in, the body of a compound command
	skip    int // pending pieces that are not to be indented
	joined  int // depth of lists and pipelines
	heredoc []*syntax.Redirect
	wasDoc  bool
}

func (p *printer) str(s string) { p.b.WriteString(s) }

func (p *printer) last() byte {
	if s := p.b.String(); s != "" {
		return s[len(s)-1]
	}
	return 0
}

func (p *printer) newline(s string) {
	p.str("\n" + strings.Repeat(" ", p.indent) + s)
}

func (p *printer) begin() {
	if p.skip > 0 {
		p.skip--
		return
	}
	p.str(strings.Repeat(" ", p.indent))
}

// semicolon ends a command, unless an & or a here-document did.
func (p *printer) semicolon() {
	if c := p.last(); c != '&' && c != '\n' {
		p.str(";")
	}
}

// body prints a function's body and returns its redirections.
func (p *printer) body(st *syntax.Stmt) []*syntax.Redirect {
	if b, ok := st.Cmd.(*syntax.Block); ok {
		p.list(b.Stmts)
		return st.Redirs
	}
	p.stmt(st)
	return nil
}

// list prints statements joined by ; and &.
func (p *printer) list(stmts []*syntax.Stmt) { p.listN(stmts, len(stmts)) }

func (p *printer) listN(stmts []*syntax.Stmt, n int) {
	if n == 0 {
		return
	}
	st := stmts[n-1]
	if n == 1 {
		if !st.Background {
			p.stmt(st)
			return
		}
		p.begin()
		p.skip++
		p.joined++
		p.stmt(st)
		p.deferred(" &")
		p.joined--
		return
	}
	prev := stmts[n-2]
	p.begin()
	p.skip++
	p.joined++
	if st.Background {
		p.begin()
		p.skip++
	}
	if prev.Background {
		p.listBg(stmts, n-1)
		p.deferred(" &")
		p.str(" ")
		p.skip++
	} else {
		p.listN(stmts, n-1)
		end, gap := ";", " "
		if p.subst && !prev.Semicolon.IsValid() {
			end, gap = "\n", ""
		}
		switch {
		case len(p.heredoc) > 0 && gap == "" && p.inFunc == 0:
			p.deferred(";")
			p.str("\n")
		case len(p.heredoc) > 0:
			if p.inFunc > 0 {
				p.deferred("")
			} else {
				p.deferred(";")
			}
		case p.wasDoc:
			p.wasDoc = false
			if end == "\n" {
				p.str(end)
			}
		default:
			p.str(end)
		}
		if p.inFunc > 0 {
			p.str("\n")
		} else {
			p.str(gap)
			p.skip++
		}
	}
	p.stmt(st)
	p.deferred("")
	if st.Background {
		p.str(" &")
	}
	p.joined--
}

// listBg prints the statements in front of an & without the & of the last.
func (p *printer) listBg(stmts []*syntax.Stmt, n int) {
	fg := *stmts[n-1]
	fg.Background = false
	head := append(append([]*syntax.Stmt(nil), stmts[:n-1]...), &fg)
	p.listN(head, n)
}

// stmt prints one statement without its &.
func (p *printer) stmt(st *syntax.Stmt) {
	p.begin()
	if st.Negated {
		p.str("! ")
	}
	p.skip++
	p.command(st.Cmd, st.Redirs)
}

// command prints a command whose place was indented already.
func (p *printer) command(cmd syntax.Command, redirs []*syntax.Redirect) {
	if p.skip > 0 {
		p.skip--
	}
	switch c := cmd.(type) {
	case nil:
		p.redirs(redirs)
		return
	case *syntax.CallExpr:
		var words []string
		for _, a := range c.Assigns {
			words = append(words, assignText(p.src, a))
		}
		for _, w := range c.Args {
			words = append(words, wordText(p.src, w))
		}
		p.simple(words, redirs)
		return
	case *syntax.DeclClause:
		var words []string
		before, args := expand.DeclPrefix(c)
		for _, a := range before {
			words = append(words, assignText(p.src, a))
		}
		words = append(words, c.Variant.Value)
		for _, a := range args {
			words = append(words, assignText(p.src, a))
		}
		p.simple(words, redirs)
		return
	case *syntax.LetClause:
		words := []string{"let"}
		for _, e := range c.Exprs {
			words = append(words, nodeText(p.src, e.Pos(), e.End(), e))
		}
		p.simple(words, redirs)
		return
	case *syntax.TimeClause:
		p.str("time ")
		if c.PosixFormat {
			p.str("-p ")
		}
		if c.Stmt != nil {
			p.skip++
			p.stmt(c.Stmt)
		}
		return
	case *syntax.CoprocClause:
		name := "COPROC"
		if c.Name != nil {
			name = wordText(p.src, c.Name)
		}
		p.str("coproc " + name + " ")
		p.skip++
		p.stmt(c.Stmt)
	case *syntax.BinaryCmd:
		p.binary(c)
	case *syntax.Block:
		p.group(c.Stmts)
	case *syntax.Subshell:
		p.str("( ")
		p.skip++
		p.list(c.Stmts)
		p.deferred("")
		p.str(" )")
	case *syntax.IfClause:
		p.ifClause(c)
	case *syntax.WhileClause:
		word := "while "
		if c.Until {
			word = "until "
		}
		p.str(word)
		p.skip++
		p.list(c.Cond)
		p.deferred("")
		p.semicolon()
		p.str(" do\n")
		p.inner(c.Do)
		p.semicolon()
		p.newline("done")
	case *syntax.ForClause:
		p.forClause(c)
	case *syntax.CaseClause:
		p.caseClause(c)
	case *syntax.FuncDecl:
		p.str("function " + c.Name.Value + " () \n")
		p.str(strings.Repeat(" ", p.indent) + "{ \n")
		p.inFunc++
		p.indent += p.step
		rest := p.body(c.Body)
		p.deferred("")
		p.indent -= p.step
		p.inFunc--
		p.newline("}")
		p.wasDoc = false
		if len(rest) > 0 {
			p.str(" ")
			p.redirs(rest)
		}
	case *syntax.ArithmCmd:
		p.str(nodeText(p.src, c.Pos(), c.End(), c))
	case *syntax.TestClause:
		p.str("[[ ")
		p.test(c.X)
		p.str(" ]]")
	}
	if len(redirs) > 0 {
		p.str(" ")
		p.redirs(redirs)
	}
}

func (p *printer) simple(words []string, redirs []*syntax.Redirect) {
	p.str(strings.Join(words, " "))
	if len(redirs) > 0 {
		if len(words) > 0 {
			p.str(" ")
		}
		p.redirs(redirs)
	}
}

func (p *printer) binary(c *syntax.BinaryCmd) {
	p.skip++
	p.joined++
	x := c.X
	if c.Op == syntax.PipeAll {
		merged := *x
		merged.Redirs = append(append([]*syntax.Redirect(nil), x.Redirs...), mergeStderr(c.OpPos))
		x = &merged
	}
	p.stmt(x)
	switch c.Op {
	case syntax.AndStmt:
		p.deferred(" && ")
	case syntax.OrStmt:
		p.deferred(" || ")
	default:
		p.deferred(" |")
		p.str(" ")
	}
	p.skip++
	p.stmt(c.Y)
	p.deferred("")
	p.joined--
}

func (p *printer) group(stmts []*syntax.Stmt) {
	p.str("{ ")
	if p.inFunc == 0 {
		p.skip++
	} else {
		p.str("\n")
		p.indent += p.step
	}
	p.list(stmts)
	p.deferred("")
	if p.inFunc > 0 {
		p.str("\n")
		p.indent -= p.step
		p.str(strings.Repeat(" ", p.indent))
	} else {
		p.semicolon()
		p.str(" ")
	}
	p.str("}")
}

// inner prints the body of a loop or branch, indented.
func (p *printer) inner(stmts []*syntax.Stmt) {
	p.indent += p.step
	p.list(stmts)
	p.deferred("")
	p.indent -= p.step
}

func (p *printer) ifClause(c *syntax.IfClause) {
	p.str("if ")
	p.skip++
	p.list(c.Cond) // its here-document waits for the end of the branch
	p.semicolon()
	p.str(" then\n")
	p.inner(c.Then)
	if e := c.Else; e != nil {
		p.semicolon()
		p.newline("else\n")
		p.indent += p.step
		if len(e.Cond) > 0 {
			p.begin()
			p.ifClause(e)
		} else {
			p.list(e.Then)
			p.deferred("")
		}
		p.indent -= p.step
	}
	p.semicolon()
	p.newline("fi")
}

func (p *printer) forClause(c *syntax.ForClause) {
	switch l := c.Loop.(type) {
	case *syntax.WordIter:
		p.str(forText(p.src, c, l) + ";")
		p.newline("do\n")
	case *syntax.CStyleLoop:
		init, cond, post := "1", "1", "1"
		if parts := loopParts(nodeText(p.src, l.Lparen, l.Rparen, l)); len(parts) == 3 {
			get := func(s string) string {
				if s = strings.TrimLeft(s, " \t"); s == "" {
					return "1"
				}
				return s
			}
			init, cond, post = get(parts[0][2:]), get(parts[1]), get(parts[2])
		}
		p.str("for ((" + init + "; " + cond + "; " + post + "))")
		p.newline("do\n")
	}
	p.inner(c.Do)
	p.semicolon()
	p.newline("done")
}

// loopParts splits the head of for (( at its semicolons, but not those inside of
// parentheses.
func loopParts(text string) []string {
	var parts []string
	depth, from := 0, 0
	for i := range len(text) {
		switch text[i] {
		case '(':
			depth++
		case ')':
			depth--
		case ';':
			if depth <= 2 {
				parts = append(parts, text[from:i])
				from = i + 1
			}
		}
	}
	return append(parts, text[from:])
}

func (p *printer) caseClause(c *syntax.CaseClause) {
	p.str("case " + wordText(p.src, c.Word) + " in ")
	p.indent += p.step
	for _, item := range c.Items {
		p.newline("")
		for i, w := range item.Patterns {
			if i > 0 {
				p.str(" | ")
			}
			p.str(wordText(p.src, w))
		}
		p.str(")\n")
		p.inner(item.Stmts)
		op := item.Op.String()
		p.newline(op)
	}
	p.indent -= p.step
	p.newline("esac")
}

func (p *printer) test(e syntax.TestExpr) {
	switch t := e.(type) {
	case *syntax.ParenTest:
		p.str("( ")
		p.test(t.X)
		p.str(" )")
	case *syntax.UnaryTest:
		if inner, ok := t.X.(*syntax.UnaryTest); ok && t.Op == syntax.TsNot && inner.Op == syntax.TsNot {
			p.test(inner.X)
			return
		}
		p.str(t.Op.String() + " ")
		if w, ok := t.X.(*syntax.Word); ok && t.Op != syntax.TsNot {
			p.str(wordText(p.src, w))
		} else {
			p.test(t.X)
		}
	case *syntax.BinaryTest:
		p.testOperand(t.X, t.Op)
		p.str(" " + t.Op.String() + " ")
		p.testOperand(t.Y, t.Op)
	case *syntax.Word:
		p.str("-n " + wordText(p.src, t))
	}
}

func (p *printer) testOperand(e syntax.TestExpr, op syntax.BinTestOperator) {
	if w, ok := e.(*syntax.Word); ok && op != syntax.AndTest && op != syntax.OrTest {
		p.str(wordText(p.src, w))
		return
	}
	p.test(e)
}
