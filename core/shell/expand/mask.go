package expand

import (
	"errors"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/shell/arith"
	"ambit/core/shell/vars"
)

// Mask works around a difference between bash and the parser: bash reads the
// inside of $(( )), (( )), subscripts and ${ } as text and judges it only when it
// is evaluated, if ever. Given source text and the error of parsing it, Mask
// returns the text with the constructs at fault replaced by harmless ones of the
// same length, or ok false if the error is of another kind (or one too many).
//
// The caller parses the masked text and gives Prepare the original one; the
// construct is then evaluated, and fails, as in bash.
func Mask(src string, err error) (masked string, ok bool) {
	return mask(src, err, min(maskWork, 256<<10+1024*len(src)))
}

// mask is Mask that parses no more than work bytes.
func mask(src string, err error, work int) (masked string, ok bool) {
	for err != nil && work > 0 {
		at := errorOffset(err)
		fixed := false
		var list []string
		pe, le := syntax.ParseError{}, syntax.LangError{}
		errors.As(err, &le)
		errors.As(err, &pe)
		if ok && (strings.HasPrefix(pe.Text, twoNegations) || strings.HasPrefix(pe.Text, innerNegation)) {
			break // which the caller mends otherwise
		}
		switch {
		case at >= 0 && (strings.HasSuffix(pe.Text, noLoopName) || strings.HasPrefix(pe.Text, "`for foo` must") || strings.HasPrefix(pe.Text, "`select foo` must")):
			list = append(maskLoopName(src, at), candidates(src, at)...)
		case pe.Text == nestedArray:
			list = append(maskElement(src, at), candidates(src, at)...)
		case le.Feature == redirectedFirst:
			list = maskKeywords(src, at)
		case strings.HasSuffix(pe.Text, noArguments) && at > 0:
			list = maskKeywords(src, strings.LastIndexAny(strings.TrimRight(src[:at], " \t"), " \t\n;&|(")+1)
		case pe.Text == inlineArray:
			list = maskInline(src, at)
		case strings.HasPrefix(pe.Text, openQuote) && at >= 0:
			list = maskBlanks(src, at)
		default:
			if strings.HasSuffix(pe.Text, argumentArray) {
				list = maskArgument(src, at)
			}
			list = append(append(list, candidates(src, at)...), maskHashes(src))
		}
		for _, m := range list {
			work -= len(src)
			next := parseError(m)
			if m != src && (next == nil || errorOffset(next) > at || isInlineArray(next) && !isInlineArray(err)) {
				src, err, fixed, ok = m, next, true, true
				break
			}
			if work <= 0 {
				break
			}
		}
		if !fixed {
			break
		}
	}
	return src, ok
}

// What the parser says of a ! that it does not expect begins with one of these.
const (
	twoNegations  = "cannot negate a command multiple times"
	innerNegation = "`!` can only be used in full statements"
)

// openQuote begins the parser's error about a quote without an end. It sees one where
// a blank follows ${, which bash takes for a bad substitution when it runs it.
const openQuote = "reached EOF without closing quote `\"`"

// maskBlanks lists what could cure that at offset at: each ${ in front of it that a
// blank follows, and all of them.
func maskBlanks(src string, at int) (list []string) {
	all := src
	for i := min(at, len(src)-3); i >= 0 && len(list) < maxCandidates; i-- {
		if !strings.HasPrefix(src[i:], "${") || strings.IndexByte(" \t", src[i+2]) < 0 {
			continue
		}
		if end := skipDollar(src[i:]); end > 3 {
			list = append(list, src[:i+2]+fill(src[i+2:i+end])+src[i+end:])
			all = all[:i+2] + fill(src[i+2:i+end]) + all[i+end:]
		}
	}
	return append(list, all)
}

// maskWork is how many bytes Mask may parse in all, at most.
const maskWork = 16 << 20

func parseError(src string) error {
	_, err := syntax.NewParser().Parse(strings.NewReader(src), "")
	return err
}

// errorOffset is where the parser stopped; -1 if it does not say.
func errorOffset(err error) int {
	var pe syntax.ParseError
	if errors.As(err, &pe) {
		return int(pe.Pos.Offset())
	}
	var le syntax.LangError
	if errors.As(err, &le) {
		return int(le.Pos.Offset())
	}
	return -1
}

const (
	maxCandidates = 24
	maxTries      = 100 // openings looked at
)

// candidates lists what could be masked to cure an error at offset at, the
// innermost construct first.
func candidates(src string, at int) []string {
	var list, late []string // late go in front of what is around them, else last
	tries := 0
	for i := min(at, len(src)-1); i >= 0 && len(list) < maxCandidates && tries < maxTries; i-- {
		if c := src[i]; c == '[' || c == '(' || c == '$' || c == '`' {
			tries++
		}
		switch {
		case src[i] == '`' && !inBackquotes(src, i):
			list = appendSubstitution(list, src, i+1, '`', at)
		case strings.HasPrefix(src[i:], "$(") && !strings.HasPrefix(src[i:], "$((") && !inBackquotes(src, i):
			late = appendSubstitution(late, src, i+2, ')', at)
		case src[i] == '[':
			list = appendSubscript(list, src, i, at)
		case strings.HasPrefix(src[i:], "${"):
			if strings.HasPrefix(src[i:], "${}") {
				list = append(list, src[:i]+emptyParam+src[i+3:])
			} else if end := skipDollar(src[i:]); end > 2 && i+end >= at {
				list, late = append(list, late...), nil
				list = append(list, src[:i+2]+fill(src[i+2:i+end])+src[i+end:])
			}
		case strings.HasPrefix(src[i:], "$[]"):
			list = append(list, src[:i]+emptyBracket+src[i+3:])
		case strings.HasPrefix(src[i:], "$["):
			if end := arith.SkipSubscript(src, i+1); end >= at {
				list = append(list, src[:i+2]+fill(src[i+2:end])+src[end:])
			}
		case strings.HasPrefix(src[i:], "$(("):
			if end := closeArithm(src, i+3); end > i+3 && end+1 >= at {
				list = append(list, src[:i+3]+fill(src[i+3:end])+src[end:])
			} else if end == i+3 {
				list = append(list, src[:i]+emptyArithm+src[end+2:])
			}
		case strings.HasPrefix(src[i:], "((") && (i == 0 || src[i-1] != '$'):
			if end := closeArithm(src, i+2); end > i+2 && end+1 >= at {
				list = append(list, src[:i+2]+fillLoop(src, i, end)+src[end:])
			} else if end == i+2 && (i == 0 || src[i-1] != '(') {
				list = append(list, src[:i]+emptyCommand+src[end+2:])
			}
		case i == at && src[i] == '=':
			list = append(list, src[:i]+"_"+src[i+1:])
		case i == at && src[i] != '_' && wordStart(src, i):
			if m := maskName(src, i); m != "" {
				list = append(list, m)
			}
		}
		if strings.HasPrefix(src[i:], "let") && wordStart(src, i) && (i+3 == len(src) || strings.IndexByte(" \t\n;&|()", src[i+3]) >= 0) && !strings.Contains(src[i:min(at, len(src))], "\n") {
			masked := src[:i] + MaskedLet + src[i+3:]
			list = append(list, masked)
			if k := strings.LastIndex(masked[i:min(at+1, len(masked))], "=("); k > 0 {
				list = append(list, maskArgument(masked, i+k+1)...)
			}
		}
		if EmptyPattern(src, i) {
			list = append(list, src[:i]+"__"+src[i+2:])
		}
		if strings.HasPrefix(src[i:], functionWord) {
			list = append(list, src[:i]+maskedFunction+src[i+len(functionWord):])
		}
	}
	return append(list, late...)
}

// EmptyPattern reports whether "()" stands at i behind an operator of extended
// patterns, which the parser only knows with something in it.
func EmptyPattern(src string, i int) bool {
	return i > 0 && strings.HasPrefix(src[i:], "()") && strings.IndexByte("?*+@!", src[i-1]) >= 0
}

// Behind the word function the parser sees no extended pattern, not even in the
// next command.
const (
	functionWord   = "function"
	maskedFunction = "functio_"
)

func wordStart(src string, i int) bool {
	return i == 0 || strings.IndexByte(" \t\n;&|(", src[i-1]) >= 0
}

// maskName masks the name of an assignment that is none, as in `declare 1x=2`.
func maskName(src string, i int) string {
	b := []byte(src)
	for j := i; j < len(b); j++ {
		switch c := b[j]; {
		case c == '=' && j > i:
			return string(b)
		case c == '\n' || c == ' ' || c == '"' || c == '\'' || c == '$' || c == '`' || c == ';':
			return ""
		default:
			b[j] = '_'
		}
	}
	return ""
}

// maskedName reports whether a name is one that a mask left.
func maskedName(name string) bool { return strings.HasSuffix(name, "_") }

const (
	emptyArithm  = "${__}" // stands for $(())
	emptyParam   = "$__"   // stands for ${}
	emptyBracket = "$__"   // stands for $[]
	emptyCommand = "____"  // stands for (()), a command
	MaskedLet    = "1et"   // stands for let, as a word of any command
)

// appendSubscript masks the subscript that opens at i. [x]+=v in an array literal
// becomes [__]=v.
func appendSubscript(list []string, src string, i, at int) []string {
	end := arith.SkipSubscript(src, i)
	if end < 0 || end+1 < at {
		return list
	}
	if !named(src, i) && !strings.HasPrefix(src[end:], "]=") && !strings.HasPrefix(src[end:], "]+=") {
		if bracketWord(src, i, end) {
			list = append(list, src[:i]+"_"+strings.NewReplacer(" ", "_", "\t", "_").Replace(src[i+1:end])+src[end:])
		}
		if i != at {
			return list
		}
	}
	if strings.HasPrefix(src[end:], "]+=") && (i == 0 || !nameByte(src[i-1])) {
		list = append(list, src[:i+1]+fill(src[i+1:end+1])+"]"+src[end+2:])
	}
	if end == i+1 && strings.HasPrefix(src[end:], "]=") && !named(src, i) {
		list = append(list, src[:i]+"_"+src[i+1:])
	}
	if end == i+1 && i > 0 && nameByte(src[i-1]) {
		list = append(list, src[:i]+"__"+src[i+2:])
	}
	if end > i+1 {
		list = append(list, src[:i+1]+fill(src[i+1:end])+src[end:])
	}
	return list
}

// bracketWord reports whether what stands from i to the bracket at end may begin a
// word of an array literal that only looks like a subscript: ([^ab]*).
func bracketWord(src string, i, end int) bool {
	inside := src[i:end]
	if strings.ContainsAny(inside, " \t") && (strings.ContainsAny(inside, "\"'`$\\") || i == 0 || strings.IndexByte(" \t\n(", src[i-1]) < 0) {
		return false
	}
	if strings.Contains(inside, "\n") || i > 0 && src[i-1] == '[' {
		return false
	}
	return i+2 >= len(src) || src[i+1] != '[' || strings.IndexByte(":.=", src[i+2]) >= 0
}

// named reports whether what stands at i follows a name.
func named(src string, i int) bool { return i > 0 && nameByte(src[i-1]) }

// maskHashes masks each # behind the end of an expansion or quote, where the
// parser sees a comment inside parentheses.
func maskHashes(src string) string {
	b := []byte(src)
	for i := 1; i < len(b); i++ {
		if mask := hashMask(src, i); mask != 0 {
			b[i] = mask
		}
	}
	return string(b)
}

// maskedHash stands for the # behind $name, which must not make the name longer.
const maskedHash = '%'

// MaskHashes masks each # behind the end of an expansion or quote in a list.
func MaskHashes(text string) string {
	var b []byte
	list, end := -1, 0 // the last one that begins in front, and where it ends
	for i := 1; i < len(text); i++ {
		mask := hashMask(text, i)
		if mask == 0 {
			continue
		}
		if k := strings.LastIndex(text[:i], "=("); k >= 0 && k != list {
			list, end = k, closeParen(text, k+2, true)
		}
		if list >= 0 && (end < 0 || end > i) {
			if b == nil {
				b = []byte(text)
			}
			b[i] = mask
		}
	}
	if b == nil {
		return text
	}
	return string(b)
}

// hashMask is what to put for text[i], 0 if that is no # behind the end of an
// expansion or quote.
func hashMask(text string, i int) byte {
	if text[i] != '#' {
		return 0
	}
	if strings.IndexByte("})\"'`", text[i-1]) >= 0 {
		return '_'
	}
	start := i
	for start > 0 && nameByte(text[start-1]) {
		start--
	}
	if start < i && start > 0 && text[start-1] == '$' {
		return maskedHash
	}
	return 0
}

// unmask is the text of a literal that masks may have changed.
func unmask(masked, original string) string {
	if len(masked) != len(original) || masked == original {
		return masked
	}
	for i := range len(masked) {
		if masked[i] == original[i] || masked[i] == '_' && strings.IndexByte("#[=() \t", original[i]) >= 0 ||
			masked[i] == maskedHash && original[i] == '#' {
			continue
		}
		if !strings.HasSuffix(masked[:i+1], maskedFunction) || !strings.HasSuffix(original[:i+1], functionWord) {
			return masked
		}
	}
	return original
}

// fill is a harmless expression as long as s, with its line breaks kept.
func fill(s string) string {
	b := []byte(s)
	broken := strings.IndexByte(s, '\n') >= 0
	for i := range b {
		switch {
		case b[i] == '\n':
		case broken:
			b[i] = ' '
		default:
			b[i] = '_'
		}
	}
	if broken && len(b) > 0 {
		if n := len(b) - 1; b[n] != '\n' {
			b[n] = '_'
		} else if b[0] != '\n' {
			b[0] = '_'
		}
	}
	return string(b)
}

// fillLoop is fill for what stands in (( )), which keeps the semicolons of a for
// loop.
func fillLoop(src string, open, end int) string {
	s := src[open+2 : end]
	before := strings.TrimRight(src[:open], " \t")
	if !strings.HasSuffix(before, "for") || strings.Count(s, ";") != 2 {
		return fill(s)
	}
	parts := strings.Split(s, ";")
	for i, p := range parts {
		if strings.TrimSpace(p) != "" {
			parts[i] = fill(p)
		}
	}
	return strings.Join(parts, ";")
}

// closeArithm is where the "))" that ends the expression at i begins, or -1.
func closeArithm(src string, i int) int {
	end := closeParen(src, i, false)
	if end < 0 || !strings.HasPrefix(src[end+1:], ")") {
		return -1
	}
	return end
}

// maskedArithm is the expression that emptyArithm stands for, or nil.
func (p preparer) maskedArithm(n *syntax.ParamExp) *syntax.ArithmExp {
	if n.Param == nil || n.Param.Value != "__" {
		return nil
	}
	raw, ok := p.slice(n.Pos().Offset(), n.End().Offset())
	if ok && raw == "$[]" {
		return &syntax.ArithmExp{Left: n.Pos(), Right: syntax.NewPos(n.Pos().Offset()+2, n.Pos().Line(), n.Pos().Col()+2), Bracket: true, X: &syntax.Word{Parts: []syntax.WordPart{&syntax.Lit{}}}}
	}
	if !ok || raw != "$(())" {
		return nil
	}
	return &syntax.ArithmExp{Left: n.Pos(), Right: syntax.NewPos(n.Pos().Offset()+3, n.Pos().Line(), n.Pos().Col()+3), X: &syntax.Word{Parts: []syntax.WordPart{&syntax.Lit{}}}}
}

// maskedCommand is the command that emptyCommand stands for, or nil.
func (p preparer) maskedCommand(st *syntax.Stmt) syntax.Command {
	c, ok := st.Cmd.(*syntax.CallExpr)
	if !ok || len(c.Args) != 1 || c.Args[0].Lit() != emptyCommand {
		return nil
	}
	from, to := c.Pos(), c.End()
	if raw, ok := p.slice(from.Offset(), to.Offset()); !ok || raw != "(())" {
		return nil
	}
	return &syntax.ArithmCmd{Left: from, Right: syntax.NewPos(from.Offset()+2, from.Line(), from.Col()+2), X: &syntax.Word{Parts: []syntax.WordPart{&syntax.Lit{}}}}
}

// parseParam parses ${…} as the parser cannot: the operators ~ and ~~. Anything
// else is a bad substitution, which it is only if it gets evaluated. n is the
// node that stands in its place.
func parseParam(raw string, n *syntax.ParamExp) *syntax.ParamExp {
	bad := &syntax.ParamExp{Dollar: n.Dollar, Rbrace: n.Rbrace, Param: n.Param, Flags: &syntax.Lit{Value: raw}}
	inner := raw[2 : len(raw)-1]
	excl := strings.HasPrefix(inner, "!")
	if excl {
		inner = inner[1:]
	}
	end := 0
	for end < len(inner) && nameByte(inner[end]) {
		end++
	}
	if len(inner) > 1 && inner[0] == '#' && !excl && strings.IndexByte("#%/^,~:@", inner[1]) >= 0 {
		end = 1 // an operator on $#
		if badLength(inner[1:]) {
			return bad
		}
	}
	if end == 0 && inner != "" && (inner[0] == '@' || inner[0] == '*') {
		end = 1
	}
	if end == 0 && len(inner) > 2 && strings.IndexByte("?-", inner[0]) >= 0 && inner[1] == ':' && strings.IndexByte("-+=?", inner[2]) < 0 {
		end = 1 // a slice of a special parameter
	}
	if end == 0 && len(inner) > 1 && strings.IndexByte("?-$!", inner[0]) >= 0 && inner[1] == '@' {
		end = 1
	}
	name := inner[:end]
	pe := &syntax.ParamExp{Dollar: n.Dollar, Rbrace: n.Rbrace, Excl: excl, Param: &syntax.Lit{Value: name}}
	rest := inner[end:]
	if end == 0 || len(name) > 1 && !vars.ValidName(name) && strings.Trim(name, "0123456789") != "" {
		return bad
	}
	if name == "#" && len(rest) > 1 && rest[0] == ':' && strings.IndexByte("-+=?", rest[1]) < 0 {
		pe.Slice = parseSlice(rest[1:])
		return pe
	}
	if name == "#" && rest != "" {
		return parseAgain(pe, rest, bad)
	}
	if strings.HasPrefix(rest, "[") {
		k := arith.SkipSubscript(rest, 0)
		if k < 0 {
			return bad
		}
		if k == 1 {
			return bad
		}
		pe.Index = parseRaw(rest[1:k])
		rest = rest[k+1:]
	}
	if rest != "" && nameByte(rest[0]) {
		return bad
	}
	op := ToggleFirst
	switch {
	case rest == "":
		return pe
	case strings.HasPrefix(rest, "~~"):
		op, rest = ToggleAll, rest[2:]
	case strings.HasPrefix(rest, "~"):
		rest = rest[1:]
	case strings.HasPrefix(rest, ":") && len(rest) > 1 && strings.IndexByte("-+=?", rest[1]) < 0:
		pe.Slice = parseSlice(rest[1:])
		return pe
	default:
		return parseAgain(pe, rest, bad)
	}
	pe.Exp = &syntax.Expansion{Op: op}
	if rest != "" {
		pe.Exp.Word = parseRaw(rest)
	}
	return pe
}

// parseAgain parses an expansion whose subscript the parser refused: with the
// subscript out of the way, the rest may be fine.
func parseAgain(pe *syntax.ParamExp, rest string, bad *syntax.ParamExp) *syntax.ParamExp {
	if strings.HasPrefix(rest, "@") {
		bad.Param, bad.Index, bad.Excl = pe.Param, pe.Index, pe.Excl
		bad.Exp = &syntax.Expansion{Op: syntax.OtherParamOps, Word: &syntax.Word{Parts: []syntax.WordPart{&syntax.Lit{Value: bad.Flags.Value}}}}
	}
	if pe.Index == nil && pe.Param.Value != "#" {
		return bad
	}
	src := "${x" + rest + "}"
	f, err := syntax.NewParser().Parse(strings.NewReader(src), "")
	if err != nil || len(f.Stmts) != 1 {
		return bad
	}
	call, ok := f.Stmts[0].Cmd.(*syntax.CallExpr)
	if !ok || len(call.Args) != 1 || len(call.Args[0].Parts) != 1 {
		return bad
	}
	inner, ok := call.Args[0].Parts[0].(*syntax.ParamExp)
	if !ok {
		return bad
	}
	Prepare(inner, src)
	inner.Param, inner.Index, inner.Excl, inner.Dollar, inner.Rbrace = pe.Param, pe.Index, pe.Excl, pe.Dollar, pe.Rbrace
	return inner
}

// parseSlice parses offset:length. A colon belongs to a conditional expression
// while one is open.
func parseSlice(text string) *syntax.Slice {
	depth, questions := 0, 0
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case '(', '[', '{':
			depth++
		case ')', ']', '}':
			depth--
		case '\\':
			i++
		case '?':
			questions++
		case ':':
			if depth > 0 {
				continue
			}
			if questions > 0 {
				questions--
				continue
			}
			return &syntax.Slice{Offset: parseRaw(text[:i]), Length: parseRaw(text[i+1:])}
		}
	}
	return &syntax.Slice{Offset: parseRaw(text)}
}
