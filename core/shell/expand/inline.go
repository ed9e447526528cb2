package expand

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/shell/arith"
)

// inlineArray is the parser's error about a=(1 2) or a[1]=2 in front of a command.
// Bash gives the command the text of the first and complains about the second when
// it runs it.
const inlineArray = "inline variables cannot be arrays"

// maskInline masks the assignment at offset at: a subscript becomes part of the name,
// a list a quoted word.
func maskInline(src string, at int) []string {
	if at < 0 || at >= len(src) {
		return nil
	}
	b := []byte(src)
	i := at
	for i < len(src) && nameByte(src[i]) {
		i++
	}
	if i < len(src) && src[i] == '[' {
		end := arith.SkipSubscript(src, i)
		if end < 0 || strings.Contains(src[i:end], "\n") {
			return nil
		}
		for ; i <= end; i++ {
			b[i] = '_'
		}
	}
	if i < len(src) && src[i] == '+' {
		i++
	}
	if i+1 < len(src) && src[i] == '=' && src[i+1] == '(' {
		end := closeList(src, i+2)
		if end < 0 {
			return nil
		}
		for j := i + 2; j < end; j++ {
			if b[j] == '\'' {
				b[j] = '_'
			}
		}
		b[i+1], b[end] = '\'', '\''
	}
	return []string{string(b)}
}

// closeList is where the parenthesis is that ends the list at i, or -1.
func closeList(src string, i int) int {
	depth := 0
	for ; i < len(src); i++ {
		switch c := src[i]; {
		case c == '\\':
			i++
		case c == '(':
			depth++
		case c == ')' && depth > 0:
			depth--
		case c == ')':
			return i
		case c == '#' && wordStart(src, i):
			for i+1 < len(src) && src[i+1] != '\n' {
				i++
			}
		case c == '"' || c == '`' || c == '\'':
			if k := skipQuoted(src, i); k > 0 {
				i = k
			}
		case c == '$' && i+1 < len(src) && (src[i+1] == '(' || src[i+1] == '{'):
			if k := skipDollar(src[i:]); k > 0 {
				i += k
			}
		}
	}
	return -1
}

// unmaskList makes the quoted word that maskInline left in an assignment the list
// again that it was.
func (p preparer) unmaskList(n *syntax.Assign) {
	if n.Value == nil || len(n.Value.Parts) != 1 {
		return
	}
	q, ok := n.Value.Parts[0].(*syntax.SglQuoted)
	if !ok || q.Dollar {
		return
	}
	from, to := q.Pos().Offset(), q.End().Offset()
	if text, ok := p.slice(from, to); !ok || text[0] != '(' {
		return
	}
	// The list is parsed where it stands, so that its positions are right.
	before := []byte(p.src[:from])
	for i, c := range before {
		if c != '\n' {
			before[i] = ' '
		}
	}
	if len(before) < 2 {
		return
	}
	copy(before[from-2:], "a=")
	text := string(before) + p.src[from:to]
	f, err := syntax.NewParser().Parse(strings.NewReader(text), "")
	if err != nil {
		masked, ok := Mask(text, err)
		if !ok {
			return
		}
		if f, err = syntax.NewParser().Parse(strings.NewReader(masked), ""); err != nil {
			return
		}
	}
	if len(f.Stmts) != 1 {
		return
	}
	if call, ok := f.Stmts[0].Cmd.(*syntax.CallExpr); ok && len(call.Assigns) == 1 {
		n.Value, n.Array = nil, call.Assigns[0].Array
	}
}

// listText is the word whose value is the text of a list.
func listText(list *syntax.ArrayExpr) *syntax.Word {
	w := &syntax.Word{}
	lit := func(s string) { w.Parts = append(w.Parts, &syntax.Lit{Value: s}) }
	open := "("
	for _, e := range list.Elems {
		if e.Index != nil {
			_, more := unmarkAppend(e.Index)
			open += "["
			lit(open)
			w.Parts = append(w.Parts, parseRaw(rawSubscript(e.Index)).Parts...)
			open = "]"
			if more {
				open += "+"
			}
			open += "="
		}
		lit(open)
		if e.Value != nil {
			w.Parts = append(w.Parts, e.Value.Parts...)
		}
		open = " "
	}
	if len(list.Elems) == 0 {
		lit("(")
	}
	lit(")")
	return w
}
