package expand

import (
	"errors"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/shell/arith"
)

// inlineArray is the parser's error about a=(1 2) or a[1]=2 in front of a command.
// Bash gives the command the text of the first and complains about the second when
// it runs it.
const inlineArray = "inline variables cannot be arrays"

// argumentArray ends the parser's error about eval a=(1 2).
const argumentArray = "can only contain words and redirects; encountered `(`"

// nestedArray is the parser's error about a[0]=(1), which bash refuses when it runs it.
const nestedArray = "arrays cannot be nested"

// maskElement masks the element of an array in front of the list at offset at: it
// becomes part of the name.
func maskElement(src string, at int) []string {
	if at < 2 || at >= len(src) {
		return nil
	}
	i := at - 1
	for i > 0 && !wordStart(src, i) {
		i--
	}
	if !nameByte(src[i]) {
		return nil
	}
	return maskInline(src, i)
}

// noLoopName ends the parser's error about for ${x} in, whose name bash looks at when
// it runs it; about for x$y in there is another one.
const noLoopName = "` must be followed by a literal"

// maskLoopName makes the word behind for or select, at offset at, a name.
func maskLoopName(src string, at int) []string {
	i := at
	for i < len(src) && nameByte(src[i]) {
		i++
	}
	for i < len(src) && strings.IndexByte(" \t", src[i]) >= 0 {
		i++
	}
	end := i
	for end < len(src) && strings.IndexByte(" \t\n;&|<>()", src[end]) < 0 {
		switch c := src[end]; {
		case c == '\\':
			end++
		case c == '"' || c == '\'' || c == '`':
			if k := skipQuoted(src, end); k > 0 {
				end = k
			}
		case c == '$' && end+1 < len(src) && (src[end+1] == '(' || src[end+1] == '{'):
			if k := skipDollar(src[end:]); k > 0 {
				end += k
			}
		}
		end++
	}
	if end = min(end, len(src)); end == i || strings.Contains(src[i:end], "\n") {
		return nil
	}
	return []string{src[:i] + fill(src[i:end]) + src[end:]}
}

// maskArgument makes the list at offset at, of an argument, a quoted word.
func maskArgument(src string, at int) []string {
	if at < 1 || at >= len(src) || src[at] != '(' || src[at-1] != '=' {
		return nil
	}
	end := closeParen(src, at+1, true)
	if end < 0 {
		return nil
	}
	return []string{src[:at] + "'" + strings.ReplaceAll(src[at+1:end], "'", "_") + "'" + src[end+1:]}
}

// isInlineArray reports whether that is the error, which stands in front of the list: the
// parser tells it when it has read all of it.
func isInlineArray(err error) bool {
	var pe syntax.ParseError
	return errors.As(err, &pe) && pe.Text == inlineArray
}

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
		end := closeParen(src, i+2, true)
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

// closeParen is where the parenthesis is that closes what is open at i, or -1; in a list
// there are comments, in arithmetic none.
func closeParen(src string, i int, comments bool) int {
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
		case c == '#' && comments && wordStart(src, i):
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
	if list := p.list(from, to); list != nil {
		n.Value, n.Array = nil, list
	}
}

// list parses the list between two offsets where it stands, so that its positions
// are right; nil if it does not parse.
func (p preparer) list(from, to uint) *syntax.ArrayExpr {
	if from < 2 {
		return nil
	}
	text := blank(p.src[:from-2]) + "a=" + p.src[from:to]
	f, err := syntax.NewParser().Parse(strings.NewReader(text), "")
	if err != nil {
		masked, ok := Mask(text, err)
		if !ok {
			return nil
		}
		if f, err = syntax.NewParser().Parse(strings.NewReader(masked), ""); err != nil {
			return nil
		}
	}
	if len(f.Stmts) != 1 {
		return nil
	}
	if call, ok := f.Stmts[0].Cmd.(*syntax.CallExpr); ok && len(call.Assigns) == 1 {
		return call.Assigns[0].Array
	}
	return nil
}

// blank is s with nothing but its lines left.
func blank(s string) string {
	b := []byte(s)
	for i, c := range b {
		if c != '\n' {
			b[i] = ' '
		}
	}
	return string(b)
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
