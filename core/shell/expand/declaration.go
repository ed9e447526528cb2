package expand

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/shell/arith"
	"ambit/core/shell/vars"
)

// redirectedFirst is the parser's error about a redirection in front of a word that it
// knows as the beginning of more than a simple command. To bash declare and its kin
// are simple commands, and the other ones no reserved words there.
const redirectedFirst = "redirects before compound commands"

// noArguments ends the parser's error about declare() { …; }, a function.
const noArguments = "` must be followed by names or assignments"

// keywords are the words that the parser has these errors about, and what it is to
// read instead.
var keywords = map[string]string{
	"declare": "_______", "typeset": "_______", "local": "_____", "export": "______", "readonly": "________", "let": MaskedLet,
	"time": "____", "coproc": "______",
}

// maskKeywords lists what could cure such an error of the statement at offset at: each
// word behind it that it may be about.
func maskKeywords(src string, at int) (list []string) {
	for i := max(at, 0); i < len(src) && len(list) < maxCandidates; i++ {
		if !wordStart(src, i) {
			continue
		}
		end := i
		for end < len(src) && nameByte(src[end]) {
			end++
		}
		if mask := keywords[src[i:end]]; mask != "" {
			list = append(list, src[:i]+mask+src[end:])
		}
	}
	return list
}

// unmaskKeyword puts the word back that maskKeywords hid.
func (p preparer) unmaskKeyword(lit *syntax.Lit) {
	if lit == nil || lit.Value != MaskedLet && strings.Trim(lit.Value, "_") != "" {
		return
	}
	from := lit.Pos().Offset()
	if raw, ok := p.slice(from, from+uint(len(lit.Value))); ok && keywords[raw] == lit.Value {
		lit.Value = raw
	}
}

// declares are the commands that bash takes assignments from before it runs them.
var declares = map[string]bool{"declare": true, "typeset": true, "local": true, "export": true, "readonly": true, "alias": true}

// declaration is a command as the declaration that bash takes it for where the parser
// does not: with assignments in front, behind redirections, and alias. The assignments
// in front of it are the first of its Args: see DeclPrefix.
func (p preparer) declaration(call *syntax.CallExpr) *syntax.DeclClause {
	lit, ok := call.Args[0].Parts[0].(*syntax.Lit)
	if !ok || len(call.Args[0].Parts) > 1 || !declares[lit.Value] {
		return nil
	}
	d := &syntax.DeclClause{Variant: lit, Args: append([]*syntax.Assign(nil), call.Assigns...)}
	plain := lit.Value == "alias"
	for _, w := range call.Args[1:] {
		a := argument(w)
		d.Args = append(d.Args, a)
		plain = plain && (a.Naked || a.Value == nil || a.Value.Lit() != "" || p.quoted(a.Value))
	}
	if plain {
		return nil // alias x='…' is like any command
	}
	return d
}

// quoted reports whether a word is one in quotes, not what maskArgument hid in them.
func (p preparer) quoted(w *syntax.Word) bool {
	if len(w.Parts) > 1 {
		return false
	}
	switch q := w.Parts[0].(type) {
	case *syntax.SglQuoted:
		raw, ok := p.slice(q.Pos().Offset(), q.End().Offset())
		return !ok || raw[0] != '('
	case *syntax.DblQuoted:
		return true
	}
	return false
}

// DeclPrefix splits the assignments in front of a declaration, if there are any, from
// its arguments.
func DeclPrefix(d *syntax.DeclClause) (before, args []*syntax.Assign) {
	n := 0
	for n < len(d.Args) && d.Args[n].Name != nil && d.Args[n].Name.Pos().IsValid() && d.Args[n].Name.Pos().Offset() < d.Variant.Pos().Offset() {
		n++
	}
	return d.Args[:n], d.Args[n:]
}

// argument is a word as an argument of a declaration: an assignment, if it is one.
func argument(w *syntax.Word) *syntax.Assign {
	naked := &syntax.Assign{Naked: true, Value: w}
	lit, ok := w.Parts[0].(*syntax.Lit)
	if !ok {
		return naked
	}
	end := 0
	for end < len(lit.Value) && nameByte(lit.Value[end]) {
		end++
	}
	if !vars.ValidName(lit.Value[:end]) {
		return naked
	}
	a := &syntax.Assign{Name: &syntax.Lit{ValuePos: lit.ValuePos, ValueEnd: offset(lit.ValuePos, end), Value: lit.Value[:end]}}
	rest := lit.Value[end:]
	if strings.HasPrefix(rest, "[") {
		k := arith.SkipSubscript(rest, 0)
		if k < 0 {
			return naked // an expansion in it, or none
		}
		a.Index = parseRaw(rest[1:k])
		rest = rest[k+1:]
	}
	if strings.HasPrefix(rest, "+") {
		a.Append = true
		rest = rest[1:]
	}
	if !strings.HasPrefix(rest, "=") {
		return naked
	}
	value := &syntax.Word{}
	if rest = rest[1:]; rest != "" {
		at := offset(lit.ValuePos, len(lit.Value)-len(rest))
		value.Parts = append(value.Parts, &syntax.Lit{ValuePos: at, ValueEnd: lit.ValueEnd, Value: rest})
	}
	if value.Parts = append(value.Parts, w.Parts[1:]...); len(value.Parts) > 0 {
		a.Value = value
	}
	return a
}

// offset is a position some bytes further on its line.
func offset(pos syntax.Pos, n int) syntax.Pos {
	return syntax.NewPos(pos.Offset()+uint(n), pos.Line(), pos.Col()+uint(n))
}
