package shell

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/shell/arith"
)

// wordText is a word as bash keeps it: as it was written, but for $'…' and $"…",
// which its parser replaces at once, and for substitutions, which it prints anew.
func wordText(src *source, w *syntax.Word) string {
	var b strings.Builder
	for _, part := range w.Parts {
		text := nodeText(src, part.Pos(), part.End(), part)
		if text == "" {
			if l, ok := part.(*syntax.Lit); ok {
				text = l.Value
			}
		}
		b.WriteString(text)
	}
	return b.String()
}

// assignText is an assignment as bash keeps it. The elements of a list stand one
// blank apart.
func assignText(src *source, a *syntax.Assign) string {
	if a.Array == nil && a.Value == nil && a.Name != nil && !a.Naked { // the parser does not note where it ends
		return nodeText(src, a.Pos(), syntax.NewPos(uint(assignEnd(src, a)), 1, 1), a)
	}
	if a.Array == nil {
		return nodeText(src, a.Pos(), a.End(), a)
	}
	list := make([]string, len(a.Array.Elems))
	at := int(a.Array.Lparen.Offset()) + 1
	for i, e := range a.Array.Elems {
		at = skipBlanks(src.text, at)
		end := at
		if e.Value != nil {
			end = int(e.Value.End().Offset())
		} else if n := strings.Index(src.text[at:], "]="); n >= 0 {
			end = at + n + 2
		}
		list[i] = nodeText(src, syntax.NewPos(uint(at), 1, 1), syntax.NewPos(uint(end), 1, 1), e)
		at = max(at, end)
	}
	return nodeText(src, a.Pos(), a.Array.Lparen, a) + "(" + strings.Join(list, " ") + ")"
}

// assignEnd is the offset behind an assignment without a value.
func assignEnd(src *source, a *syntax.Assign) int {
	end := int(a.Name.End().Offset()) + 1
	if a.Index != nil {
		end = max(end, arith.SkipSubscript(src.text, end-1)+2)
	}
	return min(end+b2i(a.Append), len(src.text))
}

// skipBlanks is the offset behind the blanks, newlines and comments at offset at.
func skipBlanks(text string, at int) int {
	for at = min(at, len(text)); at < len(text); at++ {
		switch text[at] {
		case ' ', '\t', '\n':
		case '#':
			for at+1 < len(text) && text[at+1] != '\n' {
				at++
			}
		default:
			return at
		}
	}
	return at
}

// nodeText is the source of n between two positions, as wordText shows it.
func nodeText(src *source, from, to syntax.Pos, n syntax.Node) string {
	var b strings.Builder
	at := from.Offset()
	copyTo := func(end uint) {
		if end <= uint(len(src.text)) && at <= end {
			b.WriteString(strings.ReplaceAll(src.text[at:end], "\\\n", ""))
			at = end
		}
	}
	replace := func(n syntax.Node, text string) {
		if n.Pos().Offset() < at || n.End().Offset() > to.Offset() {
			return // of a text that was parsed on its own
		}
		copyTo(n.Pos().Offset())
		b.WriteString(text)
		at = n.End().Offset()
	}
	quotes := []bool{false} // of the nodes around: whether they stand in double quotes
	syntax.Walk(n, func(n syntax.Node) bool {
		if n == nil {
			quotes = quotes[:len(quotes)-1]
			return false
		}
		inside := quotes[len(quotes)-1]
		switch q := n.(type) {
		case *syntax.SglQuoted:
			switch {
			case !q.Dollar:
				replace(q, src.slice(q.Pos(), q.End()))
			case inside:
				replace(q, decodeANSI(q.Value))
			default:
				replace(q, singleQuote(decodeANSI(q.Value)))
			}
		case *syntax.DblQuoted:
			if q.Dollar && q.Pos().Offset() >= at && q.End().Offset() <= to.Offset() {
				copyTo(q.Pos().Offset())
				at++
			}
			inside = true
		case *syntax.CmdSubst:
			text := src.written(q.Pos(), q.End())
			switch {
			case strings.HasPrefix(text, "$(("): // tried as an expression, it stays as it is
				replace(q, text)
			case strings.HasPrefix(text, "$(") && strings.HasSuffix(text, ")"):
				replace(q, "$("+substText(src, q.Stmts)+")")
			}
			return false
		case *syntax.ProcSubst:
			if text := src.slice(q.Pos(), q.End()); strings.HasPrefix(text, q.Op.String()) {
				replace(q, q.Op.String()+substText(src, q.Stmts)+")")
			}
			return false
		}
		quotes = append(quotes, inside)
		return true
	})
	copyTo(to.Offset())
	return b.String()
}

// substText is what stands in the parentheses of a substitution: printed by bash
// before it is read again to run.
func substText(src *source, stmts []*syntax.Stmt) string {
	p := printer{src: src, subst: true, step: 4}
	p.list(stmts)
	p.deferred("")
	text := p.b.String()
	if strings.HasPrefix(text, "(") {
		return " " + text // not to begin an arithmetic expansion
	}
	return text
}
