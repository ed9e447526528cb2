package awk

import (
	"fmt"

	"ambit/core/fuel"
)

// maxNesting bounds how deep statements and expressions may nest, since parser
// and interpreter recurse as deep; maxChain bounds operators on one level.
const (
	maxNesting = 1000
	maxChain   = 20000
)

// parser turns tokens into a program by recursive descent.
type parser struct {
	*lexer
	tok, prev token
	prog      *program
	fn        *function
	locals    map[string]int
	depth     int
	loops     int
	switches  int
	inRule    string // BEGIN, END, …, or "rule"
	errors    []string
	calls     []*callExpr
	include   func(name string, at loc) (*source, error)
	seen      map[string]bool
	noGT      bool // ">" redirects rather than compares
	open      int  // parentheses and function heads that are not closed
}

func newProgram() *program {
	p := &program{funcs: map[string]*function{}, globalIndex: map[string]int{}}
	for i, name := range specialNames {
		p.globals = append(p.globals, name)
		p.globalIndex[name] = i
	}
	return p
}

// parseSource adds the rules and functions of src to the program.
func (p *parser) parseSource(src *source) {
	saved, savedTok, savedPrev := *p.lexer, p.tok, p.prev
	p.lexer.src, p.lexer.text, p.lexer.pos, p.lexer.line = src, src.text, 0, 1
	p.advance()
	p.items()
	*p.lexer, p.tok, p.prev = saved, savedTok, savedPrev
}

func (p *parser) advance() {
	p.prev = p.tok
	p.tok = p.lexer.next()
}

func (p *parser) is(op string) bool { return p.tok.kind == tOp && p.tok.text == op }

func (p *parser) isWord(w string) bool { return p.tok.kind == tKeyword && p.tok.text == w }

func (p *parser) accept(op string) bool {
	if p.is(op) {
		p.advance()
		return true
	}
	return false
}

func (p *parser) expect(op string) {
	if !p.accept(op) {
		p.syntax()
	}
}

// syntax reports the current token as the one that does not fit.
func (p *parser) syntax() {
	text := "syntax error"
	off, at := p.tok.offset, p.tok.at
	switch p.tok.kind {
	case tEOF:
		text = "unexpected newline or end of string"
		if p.open > 0 {
			at.line++
		}
	case tNewline:
		text = "unexpected newline or end of string"
	case tString:
		off = p.tok.end - 1
	}
	panic(&syntaxError{at: at, offset: off, text: text, caret: true})
}

func (p *parser) failAt(t token, format string, args ...any) {
	panic(&syntaxError{at: t.at, offset: t.offset, text: fmt.Sprintf(format, args...), caret: true})
}

// plain reports an error that gawk words without showing the line, and goes on.
func (p *parser) plain(at loc, format string, args ...any) {
	p.errors = append(p.errors, fmt.Sprintf("%s:%d: error: ", at.src.name, at.line)+fmt.Sprintf(format, args...))
}

func (p *parser) enter() {
	p.depth++
	if p.depth > maxNesting {
		panic(&syntaxError{at: p.tok.at, text: "program is nested too deeply"})
	}
	fuel.Relieve(p.depth)
}

func (p *parser) leave() { p.depth-- }

func (p *parser) skipNewlines() {
	for p.tok.kind == tNewline {
		p.advance()
	}
}

func (p *parser) skipTerminators() {
	for p.tok.kind == tNewline || p.is(";") {
		p.advance()
	}
}

// items parses rules and functions. One semicolon may follow each.
func (p *parser) items() {
	for {
		p.skipNewlines()
		if p.tok.kind == tEOF {
			return
		}
		if p.is(";") {
			panic(&syntaxError{at: p.tok.at, text: "each rule must have a pattern or an action part"})
		}
		p.item()
		p.accept(";")
	}
}

func (p *parser) item() {
	at := p.tok.at
	switch {
	case p.is("@"):
		p.directive()
	case p.isWord("function"):
		p.function()
	case p.isWord("BEGIN"), p.isWord("END"), p.isWord("BEGINFILE"), p.isWord("ENDFILE"):
		word := p.tok.text
		p.advance()
		if !p.is("{") {
			panic(&syntaxError{at: at, text: word + " blocks must have an action part"})
		}
		r := &rule{at: at, body: p.action(word)}
		r.end = p.prev.at
		switch word {
		case "BEGIN":
			p.prog.begin = append(p.prog.begin, r)
		case "END":
			p.prog.end = append(p.prog.end, r)
		case "BEGINFILE":
			p.prog.beginFile = append(p.prog.beginFile, r)
		default:
			p.prog.endFile = append(p.prog.endFile, r)
		}
	default:
		r := &rule{at: at}
		if !p.is("{") {
			p.inRule = "rule"
			r.pat = p.expr()
			if p.accept(",") {
				p.skipNewlines()
				r.until = p.expr()
			}
		}
		if p.is("{") {
			r.body = p.action("rule")
		} else if p.tok.kind != tNewline && p.tok.kind != tEOF && !p.is(";") {
			p.syntax()
		}
		r.end = p.prev.at
		p.prog.rules = append(p.prog.rules, r)
	}
}

func (p *parser) action(word string) *blockStmt {
	p.inRule = word
	b := p.block()
	p.inRule = ""
	return b
}

// directive is @include "file", @load "lib" or @namespace "name".
func (p *parser) directive() {
	p.advance()
	word := p.tok
	if word.kind != tName {
		p.syntax()
	}
	p.advance()
	if p.tok.kind != tString {
		p.syntax()
	}
	name := p.tok.text
	switch word.text {
	case "include":
		if !p.seen[name] {
			p.seen[name] = true
			src, err := p.include(name, word.at)
			if err != nil {
				panic(&syntaxError{at: word.at, text: err.Error()})
			}
			p.enter()
			p.parseSource(src)
			p.leave()
		}
	case "load":
		panic(&syntaxError{at: word.at, text: fmt.Sprintf("fatal: cannot open shared library `%s' for reading: No such file or directory", name)})
	case "namespace":
		if name != "awk" {
			panic(&syntaxError{at: word.at, text: "fatal: @namespace is not supported"})
		}
	default:
		p.failAt(word, "syntax error")
	}
	p.advance()
}

func (p *parser) function() {
	at := p.tok.at
	p.advance()
	p.open++
	name := p.tok
	if name.kind == tBuiltin {
		p.failAt(name, "`%s' is a built-in function, it cannot be redefined", name.text)
	}
	if name.kind != tName && name.kind != tFunc {
		p.syntax()
	}
	p.advance()
	f := &function{name: name.text, at: at}
	p.expect("(")
	p.locals = map[string]int{}
	for !p.is(")") {
		p.skipNewlines()
		if p.tok.kind != tName {
			p.syntax()
		}
		param := p.tok.text
		if _, special := p.prog.globalIndex[param]; special && p.prog.globalIndex[param] < len(specialNames) {
			p.plain(p.tok.at, "function `%s': cannot use special variable `%s' as a function parameter", f.name, param)
		}
		if param == f.name {
			p.plain(p.tok.at, "function `%s': cannot use function name as parameter name", f.name)
		}
		if i, dup := p.locals[param]; dup {
			p.plain(p.tok.at, "function `%s': parameter #%d, `%s', duplicates parameter #%d", f.name, len(f.params)+1, param, i+1)
		}
		p.locals[param] = len(f.params)
		f.params = append(f.params, param)
		p.advance()
		p.skipNewlines()
		if !p.accept(",") {
			break
		}
		p.skipNewlines()
		if p.is(")") {
			p.syntax()
		}
	}
	p.expect(")")
	p.open--
	p.skipNewlines()
	_, dup := p.prog.funcs[f.name]
	if i, ok := p.prog.globalIndex[f.name]; dup || ok && i < len(specialNames) {
		p.plain(name.at, "function name `%s' previously defined", f.name)
	}
	p.prog.funcs[f.name] = f
	p.fn = f
	f.body = p.action("function")
	p.fn, p.locals = nil, nil
}

// resolveCalls checks, at the end, that each function called is defined.
func (p *parser) resolveCalls() {
	missing := map[string]bool{}
	for _, c := range p.calls {
		if _, ok := p.prog.funcs[c.name]; !ok && !missing[c.name] {
			missing[c.name] = true
			if _, isVar := p.prog.globalIndex[c.name]; isVar {
				panic(&syntaxError{at: c.at, text: fmt.Sprintf("error: attempt to use non-function `%s' in function call", c.name)})
			}
			panic(&syntaxError{at: c.at, text: fmt.Sprintf("fatal: function `%s' not defined", c.name)})
		}
	}
	for name := range p.prog.funcs {
		if i, ok := p.prog.globalIndex[name]; ok {
			panic(&syntaxError{at: p.prog.funcs[name].at, text: fmt.Sprintf("error: function `%s' called with space between name and `(',\nor used as a variable or an array", p.prog.globals[i])})
		}
	}
}

func (p *parser) parenExpr() expr {
	x := p.inside(func() expr { return p.expr() })
	p.expect(")")
	return x
}

// inside parses with the restriction of print lifted.
func (p *parser) inside(f func() expr) expr {
	noGT := p.noGT
	p.noGT = false
	p.open++
	x := f()
	p.open--
	p.noGT = noGT
	return x
}

func (p *parser) exprList() []expr {
	xs := []expr{p.expr()}
	for p.accept(",") {
		p.skipNewlines()
		xs = append(xs, p.expr())
	}
	return xs
}

func (p *parser) variable(t token) *varRef {
	name := t.text
	p.prog.usesSymtab = p.prog.usesSymtab || name == "SYMTAB"
	v := &varRef{node: node{t.at}, name: name, local: -1}
	if i, ok := p.locals[name]; ok && p.fn != nil {
		v.local = i
		return v
	}
	if _, ok := p.prog.globalIndex[name]; !ok {
		p.prog.globalIndex[name] = len(p.prog.globals)
		p.prog.globals = append(p.prog.globals, name)
	}
	return v
}
