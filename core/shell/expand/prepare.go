package expand

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/shell/arith"
)

// Prepare must run once on every node that comes from the parser, before it is
// executed. src is the text that the offsets of the node's positions index; if
// Mask changed it for the parser, the text before that.
//
// Bash keeps arithmetic and subscripts as text, to be expanded and then parsed
// when they are evaluated; the spelling shows in messages and, for associative
// arrays, is the key. The parser only keeps a syntax tree. Prepare puts the text
// back, as a Word whose literal parts are source text and whose other parts are
// the expansions in it.
func Prepare(node syntax.Node, src string) {
	p := preparer{src: src, done: map[syntax.Node]bool{}}
	syntax.Walk(node, p.visit)
}

type preparer struct {
	src  string
	done map[syntax.Node]bool // parts that were parsed, and prepared, from a text of their own
}

// own marks the parts of w as prepared.
func (p preparer) own(w *syntax.Word) *syntax.Word {
	if w != nil {
		for _, part := range w.Parts {
			p.done[part] = true
		}
	}
	return w
}

func (p preparer) visit(n syntax.Node) bool {
	if len(p.done) > 0 && n != nil && p.done[n] {
		return false
	}
	switch n := n.(type) {
	case *syntax.Stmt:
		if c := p.maskedCommand(n); c != nil {
			n.Cmd = c
			return false
		}
		if call, ok := n.Cmd.(*syntax.CallExpr); ok && len(call.Args) > 0 {
			p.joinBackquotes(call)
		}
		if call, ok := n.Cmd.(*syntax.CallExpr); ok && len(call.Args) > 0 {
			if lit, ok := call.Args[0].Parts[0].(*syntax.Lit); ok {
				p.unmaskKeyword(lit)
			}
			if d := p.declaration(call); d != nil {
				n.Cmd = d
			}
		}
	case *syntax.Lit:
		if n.ValuePos.IsValid() && strings.ContainsAny(n.Value, "_%") {
			at := n.ValuePos.Offset()
			if s, ok := p.slice(at, at+uint(len(n.Value))); ok {
				n.Value = unmask(n.Value, s)
			}
		}
	case *syntax.SglQuoted:
		if !n.Dollar && strings.ContainsAny(n.Value, "_%") {
			if s, ok := p.slice(n.Left.Offset()+1, n.Right.Offset()); ok && len(s) == len(n.Value) {
				n.Value = s
			}
		}
	case *syntax.Word:
		n.Parts = p.parts(n.Parts)
	case *syntax.DblQuoted:
		n.Parts = p.parts(n.Parts)
		for _, part := range n.Parts {
			if cs, ok := part.(*syntax.CmdSubst); ok {
				p.unread(cs, true)
			}
		}
	case *syntax.CmdSubst:
		p.unread(n, false)
	case *syntax.ArithmExp:
		skip := uint(3)
		if n.Bracket {
			skip = 2
		}
		n.X = p.text(n.Left.Offset()+skip, n.Right.Offset(), n.X)
	case *syntax.ArithmCmd:
		n.X = p.text(n.Left.Offset()+2, n.Right.Offset(), n.X)
	case *syntax.CStyleLoop:
		p.loop(n)
	case *syntax.ParamExp:
		p.param(n)
	case *syntax.Assign:
		if n.Name != nil {
			at := n.Name.Pos().Offset()
			if name, ok := p.slice(at, at+uint(len(n.Name.Value))); ok && name != n.Name.Value && maskedName(n.Name.Value) {
				n.Name.Value = name
			}
			p.unmaskList(n)
			if n.Index != nil {
				n.Index = p.subscript(n.Name.End().Offset(), n.Index)
			}
		}
	case *syntax.ArrayElem:
		if n.Index != nil {
			n.Index = p.element(n.Index)
		}
	case *syntax.CallExpr:
		if len(n.Args) > 0 && n.Args[0].Lit() == MaskedLet {
			if lit := n.Args[0].Parts[0].(*syntax.Lit); strings.HasPrefix(p.src[min(int(lit.Pos().Offset()), len(p.src)):], "let") {
				lit.Value = "let"
			}
		}
	case *syntax.WordIter:
		at := n.Name.Pos().Offset()
		if name, ok := p.slice(at, at+uint(len(n.Name.Value))); ok && strings.Trim(n.Name.Value, "_") == "" {
			n.Name.Value = name
		}
	case *syntax.FuncDecl:
		p.unmaskKeyword(n.Name)
	case *syntax.LetClause:
		for i, e := range n.Exprs {
			n.Exprs[i] = p.text(e.Pos().Offset(), e.End().Offset(), e)
		}
	}
	return true
}

// parts rewrites what stands for something else in the parts of a word.
func (p preparer) parts(parts []syntax.WordPart) []syntax.WordPart {
	for i, part := range parts {
		switch n := part.(type) {
		case *syntax.ExtGlob:
			return append(p.extGlob(parts[:i:i], n), p.parts(parts[i+1:])...)
		case *syntax.ParamExp:
			if exp := p.maskedArithm(n); exp != nil {
				parts[i] = exp
			}
		case *syntax.SglQuoted:
			if raw, ok := p.slice(n.Pos().Offset(), n.End().Offset()); ok && !n.Dollar && strings.HasPrefix(raw, "(") && i > 0 {
				if list := p.list(n.Pos().Offset(), n.End().Offset()); list != nil { // that maskArgument hid
					w := listText(list)
					return append(append(parts[:i:i], w.Parts...), p.parts(parts[i+1:])...)
				}
			}
		case *syntax.CmdSubst:
			if raw, ok := p.slice(n.Pos().Offset(), n.End().Offset()); ok && strings.HasPrefix(raw, "${") {
				parts[i] = &syntax.ParamExp{Dollar: n.Left, Rbrace: n.Right, Param: &syntax.Lit{Value: "__"}, Flags: &syntax.Lit{Value: raw}}
			}
		}
	}
	return parts
}

// extGlob appends an extended pattern whose text may hold quotes and expansions.
func (p preparer) extGlob(parts []syntax.WordPart, n *syntax.ExtGlob) []syntax.WordPart {
	parts = append(parts, &syntax.Lit{ValuePos: n.Pos(), ValueEnd: n.Pattern.Pos(), Value: n.Op.String()})
	if w := p.own(parseRaw(n.Pattern.Value)); w != nil {
		parts = append(parts, w.Parts...)
	} else {
		parts = append(parts, n.Pattern)
	}
	return append(parts, &syntax.Lit{ValuePos: n.Pattern.End(), ValueEnd: n.End(), Value: ")"})
}

func (p preparer) slice(from, to uint) (string, bool) {
	if from > to || to > uint(len(p.src)) {
		return "", false
	}
	return p.src[from:to], true
}

// text is the source between two offsets with the expansions of e in it.
func (p preparer) text(from, to uint, e syntax.ArithmExpr) syntax.ArithmExpr {
	if _, ok := p.slice(from, to); !ok {
		return e
	}
	parts := leaves(nil, e)
	if len(parts) == 0 {
		raw, _ := p.slice(from, to)
		if w := p.own(parseRaw(raw)); w != nil {
			return w
		}
		return &syntax.Word{Parts: []syntax.WordPart{&syntax.Lit{Value: raw}}}
	}
	w := &syntax.Word{}
	add := func(end uint) {
		if s := strings.ReplaceAll(p.src[from:end], "\\\n", ""); s != "" {
			w.Parts = append(w.Parts, &syntax.Lit{Value: s, ValuePos: e.Pos(), ValueEnd: e.Pos()})
		}
	}
	for _, part := range parts {
		a, b := part.Pos().Offset(), part.End().Offset()
		if a < from || b > to || a > b {
			return e
		}
		add(a)
		w.Parts = append(w.Parts, part)
		from = b
	}
	add(to)
	return w
}

// leaves collects the expansions and quotes of an arithmetic expression.
func leaves(parts []syntax.WordPart, e syntax.ArithmExpr) []syntax.WordPart {
	switch e := e.(type) {
	case *syntax.BinaryArithm:
		return leaves(leaves(parts, e.X), e.Y)
	case *syntax.UnaryArithm:
		return leaves(parts, e.X)
	case *syntax.ParenArithm:
		return leaves(parts, e.X)
	case *syntax.Word:
		if e == nil {
			return parts
		}
		for _, part := range e.Parts {
			switch n := part.(type) {
			case *syntax.Lit:
			case *syntax.ParamExp:
				if n.Dollar.IsValid() {
					parts = append(parts, n)
				} else if n.Index != nil { // name[subscript] without a dollar
					parts = leaves(parts, n.Index)
				}
			default:
				parts = append(parts, part)
			}
		}
	}
	return parts
}

// subscript is the text in the brackets that open at offset open.
func (p preparer) subscript(open uint, e syntax.ArithmExpr) syntax.ArithmExpr {
	if open >= uint(len(p.src)) || p.src[open] != '[' {
		return e
	}
	end := arith.SkipSubscript(p.src, int(open))
	if end < 0 {
		return e
	}
	return p.text(open+1, uint(end), e)
}

// appendMark stands in front of the subscript of [x]+=v, which the parser only
// accepts as [x]=v.
const appendMark = "\x00+="

func (p preparer) element(e syntax.ArithmExpr) syntax.ArithmExpr {
	open := int(e.Pos().Offset())
	for open--; open >= 0 && open < len(p.src) && p.src[open] != '['; open-- {
	}
	if open < 0 || open >= len(p.src) {
		return e
	}
	index := p.subscript(uint(open), e)
	if end := arith.SkipSubscript(p.src, open); end > 0 && strings.HasPrefix(p.src[end:], "]+=") {
		if w, ok := index.(*syntax.Word); ok {
			w.Parts = append([]syntax.WordPart{&syntax.Lit{Value: appendMark}}, w.Parts...)
		}
	}
	return index
}

// unmarkAppend is the subscript of an array element, and whether it is [x]+=v.
func unmarkAppend(e syntax.ArithmExpr) (syntax.ArithmExpr, bool) {
	if w, ok := e.(*syntax.Word); ok && len(w.Parts) > 0 {
		if lit, ok := w.Parts[0].(*syntax.Lit); ok && lit.Value == appendMark {
			return &syntax.Word{Parts: w.Parts[1:]}, true
		}
	}
	return e, false
}

func (p preparer) loop(n *syntax.CStyleLoop) {
	from, to := n.Lparen.Offset()+2, n.Rparen.Offset()
	text, ok := p.slice(from, to)
	if !ok {
		return
	}
	var parts [3]struct{ from, to uint }
	part, start, depth := 0, 0, 0
	for i := 0; i <= len(text); i++ {
		if i == len(text) || text[i] == ';' && depth == 0 && part < 2 {
			parts[part].from, parts[part].to = from+uint(start), from+uint(i)
			part, start = part+1, i+1
			continue
		}
		switch text[i] {
		case '(', '{':
			depth++
		case ')', '}':
			depth--
		case '\\':
			i++
		}
	}
	if part != 3 {
		return
	}
	for i, e := range []*syntax.ArithmExpr{&n.Init, &n.Cond, &n.Post} {
		if *e != nil {
			*e = p.text(parts[i].from, parts[i].to, *e)
		}
	}
}

func (p preparer) param(n *syntax.ParamExp) {
	if raw, ok := p.slice(n.Pos().Offset(), n.End().Offset()); ok && raw == "${}" && n.Param != nil {
		*n = syntax.ParamExp{Dollar: n.Dollar, Rbrace: n.Param.ValuePos, Param: n.Param, Flags: &syntax.Lit{Value: raw}}
		return
	}
	if n.Param == nil || n.Short && n.Index == nil {
		return
	}
	at := n.Param.Pos().Offset()
	if name, ok := p.slice(at, at+uint(len(n.Param.Value))); ok && n.Dollar.IsValid() && name != n.Param.Value {
		if raw, ok := p.slice(n.Pos().Offset(), n.End().Offset()); ok {
			*n = *parseParam(raw, n)
			if w, ok := n.Index.(*syntax.Word); ok {
				p.own(w)
			}
			if n.Exp != nil {
				p.own(n.Exp.Word)
			}
		}
		return
	}
	if len(n.Param.Value) == 1 && strings.Contains("?-", n.Param.Value) && n.Exp != nil && !n.Excl {
		if raw, ok := p.slice(n.Pos().Offset(), n.End().Offset()); ok && len(raw) > 4 && raw[2] == n.Param.Value[0] && strings.IndexByte("^,~", raw[3]) >= 0 {
			*n = syntax.ParamExp{Dollar: n.Dollar, Rbrace: n.Rbrace, Param: n.Param, Flags: &syntax.Lit{Value: raw}}
			return
		}
	}
	if n.Length || n.Param.Value == "#" {
		if raw, ok := p.slice(n.Pos().Offset(), n.End().Offset()); ok && len(raw) > 4 && badLength(raw[3:len(raw)-1]) {
			*n = syntax.ParamExp{Dollar: n.Dollar, Rbrace: n.Rbrace, Param: n.Param, Flags: &syntax.Lit{Value: raw}}
			return
		}
	}
	if n.Index != nil {
		n.Index = p.subscript(n.Param.End().Offset(), n.Index)
	}
	if n.Slice != nil {
		p.sliceText(n)
	}
}

// badLength reports whether ${#rest} is a bad substitution that the parser takes for
// an operator on $#.
func badLength(rest string) bool {
	return strings.IndexByte("^,~", rest[0]) >= 0 || len(rest) == 1 && strings.IndexByte("%/:+=", rest[0]) >= 0
}

// sliceText restores the text of :offset:length.
func (p preparer) sliceText(n *syntax.ParamExp) {
	s := n.Slice
	if s.Length != nil {
		from := s.Length.Pos().Offset()
		for from > 0 && from <= uint(len(p.src)) && p.src[from-1] != ':' {
			from--
		}
		end := n.Rbrace.Offset()
		if s.Offset != nil {
			start := s.Offset.Pos().Offset()
			for start > 0 && start <= uint(len(p.src)) && p.src[start-1] != ':' {
				start--
			}
			s.Offset = p.text(start, from-1, s.Offset)
		}
		s.Length = p.text(from, end, s.Length)
		return
	}
	if s.Offset != nil {
		start := s.Offset.Pos().Offset()
		for start > 0 && start <= uint(len(p.src)) && p.src[start-1] != ':' {
			start--
		}
		end := n.Rbrace.Offset()
		if text, ok := p.slice(start, end); ok && strings.HasSuffix(text, ":") && s.Offset.End().Offset() < end {
			end-- // ${x:1:}
		}
		s.Offset = p.text(start, end, s.Offset)
	}
}

// rawSubscript is a subscript as it was written.
func rawSubscript(e syntax.ArithmExpr) string {
	e, _ = unmarkAppend(e)
	return arithmSource(e)
}

// arithmSource is an expression as it was written.
func arithmSource(e syntax.ArithmExpr) string {
	if w, ok := e.(*syntax.Word); ok {
		if len(w.Parts) == 1 {
			if lit, ok := w.Parts[0].(*syntax.Lit); ok {
				return lit.Value
			}
		}
		return source(w)
	}
	var b strings.Builder
	printArithm(&b, e)
	return b.String()
}

// printArithm prints what Prepare could not find in the source.
func printArithm(b *strings.Builder, e syntax.ArithmExpr) {
	switch e := e.(type) {
	case *syntax.BinaryArithm:
		printArithm(b, e.X)
		b.WriteString(e.Op.String())
		printArithm(b, e.Y)
	case *syntax.UnaryArithm:
		if e.Post {
			printArithm(b, e.X)
			b.WriteString(e.Op.String())
			return
		}
		b.WriteString(e.Op.String())
		printArithm(b, e.X)
	case *syntax.ParenArithm:
		b.WriteByte('(')
		printArithm(b, e.X)
		b.WriteByte(')')
	case *syntax.Word:
		b.WriteString(source(e))
	}
}

// joinBackquotes puts together what the parser takes for several words of a command: it
// ends a word in front of a backquote that is inside of another one.
func (p preparer) joinBackquotes(call *syntax.CallExpr) {
	adjoins := func(w, next *syntax.Word) bool {
		at := next.Pos().Offset()
		return w != nil && w.End().Offset() == at && at > 0 && at < uint(len(p.src)) && p.src[at] == '`' && p.src[at-1] == '\\'
	}
	if n := len(call.Assigns); n > 0 && adjoins(call.Assigns[n-1].Value, call.Args[0]) {
		w := call.Assigns[n-1].Value
		w.Parts = append(w.Parts, call.Args[0].Parts...)
		call.Args = call.Args[1:]
	}
	for i := 1; i < len(call.Args); i++ {
		if w := call.Args[i-1]; adjoins(w, call.Args[i]) {
			w.Parts = append(w.Parts, call.Args[i].Parts...)
			call.Args = append(call.Args[:i:i], call.Args[i+1:]...)
			i--
		}
	}
}
