package shell

import (
	"errors"
	"slices"
	"strconv"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/shell/expand"
	"ambit/core/shell/grammar"
)

// repair answers an error of the parser in the lines from offset from on that bash
// would not see: it returns a text that the parser accepts and that means the same,
// or nil.
func (sh *shell) repair(src *source, from int, err error) *source {
	if src.repairs > maxRepairs {
		return nil
	}
	next := *src
	next.searched = 0
	next.pos = from
	next.repairs++
	pe, _ := err.(syntax.ParseError) // else a syntax.LangError, which Mask knows too
	switch {
	case strings.HasPrefix(pe.Text, openHeredoc):
		return sh.closeHeredoc(&next, pe)
	case strings.HasPrefix(pe.Text, "cannot negate a command multiple times"):
		return dropNegation(&next, pe)
	case strings.HasPrefix(pe.Text, "`!` can only be used in full statements"):
		if moved := moveNegation(&next, pe); moved != nil {
			return moved
		}
	}
	stop := len(src.text) // where what bash does not accept begins
	if e := grammar.Check(src.text[from:], sh.rt.limits.Nesting); e != nil {
		line := errorLine(err)
		if line == 0 || strings.Count(src.text[:from], "\n")+e.Line <= line {
			return nil
		}
		stop = from + lineStart(src.text[from:], e.Line)
	}
	text := src.text
	if len(next.parsed) == len(text) && next.parsed[from:] == text[from:] {
		next.parsed = "" // what was changed has run
	}
	if next.parsed != "" {
		text = next.parsed
	}
	if fill := gapsOf(text[from:]); fill != nil {
		next.text, next.gaps, next.lone = src.text[:from]+fill.in(src.text[from:]), nil, nil
		if next.parsed != "" {
			next.parsed = text[:from] + fill.in(text[from:])
		}
		for _, at := range src.gaps {
			if at < from {
				next.gaps = append(next.gaps, at)
			}
		}
		for _, at := range src.lone {
			if at < from {
				next.lone = append(next.lone, at)
			}
		}
		for _, at := range fill.spaces {
			next.gaps = append(next.gaps, from+at+fill.before(at))
		}
		for _, at := range fill.commands {
			next.lone = append(next.lone, from+at+fill.before(at)+1)
		}
		return &next
	}
	text = blankOut(text[:from]) + text[from:] // what has run may hold what was changed before
	if masked, ok := expand.Mask(text, err); ok && len(masked) == len(text) && (sh.eo.ExtGlob || !maskedPattern(text, masked)) {
		if masked = masked[:stop] + text[stop:]; masked != text {
			next.parsed = masked
			return &next
		}
	}
	return nil
}

// lineStart is the offset of the n-th line of a text, counted from 1.
func lineStart(text string, n int) (offset int) {
	for ; n > 1; n-- {
		i := strings.IndexByte(text[offset:], '\n')
		if i < 0 {
			return len(text)
		}
		offset += i + 1
	}
	return offset
}

// blankOut is text with nothing but its lines left.
func blankOut(text string) string {
	b := []byte(text)
	for i, c := range b {
		if c != '\n' {
			b[i] = ' '
		}
	}
	return string(b)
}

// maskedPattern reports whether a mask hides an empty extended pattern.
func maskedPattern(text, masked string) bool {
	for i := range len(text) {
		if masked[i] != text[i] && expand.EmptyPattern(text, i) && masked[i-1] == text[i-1] {
			return true
		}
	}
	return false
}

// errorLine is the line on which the parser stopped, 0 if it does not say.
func errorLine(err error) int {
	var pe syntax.ParseError
	var le syntax.LangError
	switch {
	case errors.As(err, &pe):
		return int(pe.Pos.Line())
	case errors.As(err, &le):
		return int(le.Pos.Line())
	}
	return 0
}

// filling is what the parser needs in a text: spaces between parentheses that begin no
// arithmetic, a backslash in front of a word that is not reserved, or a 0 for an empty
// expression, and a command behind a lone !. Both are ascending offsets.
type filling struct{ spaces, commands []int }

// gapsOf is nil if the parser needs nothing.
func gapsOf(text string) *filling {
	spaces, commands := grammar.Gaps(text)
	if len(spaces)+len(commands) == 0 {
		return nil
	}
	slices.Sort(spaces)
	slices.Sort(commands)
	return &filling{slices.Compact(spaces), slices.Compact(commands)}
}

// noCommand stands behind a lone !.
const noCommand = " :"

// in puts the filling into a text.
func (f *filling) in(text string) string {
	var b strings.Builder
	last, commands := 0, f.commands
	put := func(at int, s string) {
		b.WriteString(text[last:at])
		b.WriteString(s)
		last = at
	}
	for _, at := range f.spaces {
		for len(commands) > 0 && commands[0] < at {
			put(commands[0], noCommand)
			commands = commands[1:]
		}
		switch text[at] {
		case '(':
			put(at, " ")
		case '\n':
			put(at, "0")
		default:
			put(at, `\`) // in front of a word
		}
	}
	for _, at := range commands {
		put(at, noCommand)
	}
	b.WriteString(text[last:])
	return b.String()
}

// before is how many bytes are put in front of what stands at an offset.
func (f *filling) before(offset int) int {
	n := 0
	for _, at := range f.spaces {
		n += b2i(at < offset)
	}
	for _, at := range f.commands {
		n += b2i(at < offset) * len(noCommand)
	}
	return n
}

// dropLone takes the commands away again that were put behind a lone !.
func dropLone(st *syntax.Stmt, src *source) {
	syntax.Walk(st, func(n syntax.Node) bool {
		if inner, ok := n.(*syntax.Stmt); ok && inner.Negated && inner.Cmd != nil && slices.Contains(src.lone, int(inner.Cmd.Pos().Offset())) {
			inner.Cmd = nil
		}
		return true
	})
}

// normalize puts right what the parser takes differently than bash: the arguments
// of let are words, not expressions, and in [[ ]] the operators bind in the order
// ! && ||.
func normalize(st *syntax.Stmt, src *source) {
	syntax.Walk(st, func(n syntax.Node) bool {
		switch t := n.(type) {
		case *syntax.TestClause:
			t.X = bind(t.X)
		case *syntax.ParenTest:
			t.X = bind(t.X)
		}
		inner, ok := n.(*syntax.Stmt)
		if !ok {
			return true
		}
		let, ok := inner.Cmd.(*syntax.LetClause)
		if !ok {
			return true
		}
		from, to := int(let.Pos().Offset()), int(let.End().Offset())
		if to > len(src.text) {
			return true
		}
		text := []byte(src.text[:to])
		for i := range from {
			if text[i] != '\n' {
				text[i] = ' '
			}
		}
		call := &syntax.CallExpr{}
		for w, err := range syntax.NewParser().WordsSeq(strings.NewReader(string(text))) {
			if err != nil {
				return true
			}
			call.Args = append(call.Args, w)
		}
		inner.Cmd = call
		return true
	})
}

// letOperator looks for a let whose arguments hold an operator of the shell, which
// ends it, as in let x&=1. It returns the text, from offset from on, in which let is
// an ordinary command, or nil.
func letOperator(src *source, batch []*syntax.Stmt, from int) *source {
	if src.repairs > maxRepairs || !strings.Contains(src.text[from:src.pos], "let") {
		return nil
	}
	var next *source
	for _, st := range batch {
		syntax.Walk(st, func(n syntax.Node) bool {
			let, ok := n.(*syntax.LetClause)
			if !ok || next != nil {
				return next == nil
			}
			at, end := int(let.Pos().Offset()), int(let.End().Offset())
			if end > len(src.text) || !strings.HasPrefix(src.text[at:], "let") || !bareOperator(src.text[at:end]) {
				return true
			}
			c := *src
			c.pos = from
			c.repairs++
			if c.parsed == "" {
				c.parsed = c.text
			}
			c.parsed = c.parsed[:at] + expand.MaskedLet + c.parsed[at+3:]
			next = &c
			return false
		})
	}
	return next
}

// bareOperator reports whether an operator of the shell stands in s outside quotes.
func bareOperator(s string) bool {
	for i := 0; i < len(s); i++ {
		switch s[i] {
		case '\\':
			i++
		case '\'', '"', '`':
			for q := s[i]; i+1 < len(s) && s[i+1] != q; i++ {
				if s[i+1] == '\\' && q != '\'' {
					i++
				}
			}
			i++
		case '$':
			return false // an expansion may hold anything
		case '&', '|', '<', '>':
			return true
		}
	}
	return false
}

// The parser takes CR LF for the end of a line; to bash the CR is an ordinary
// character. It reads hiddenReturn instead.
const hiddenReturn = "\x16"

// hideReturns puts hiddenReturn for every CR in front of a newline.
func (s *source) hideReturns() {
	if strings.Contains(s.text, "\r\n") && !strings.Contains(s.text, hiddenReturn) {
		s.parsed = strings.ReplaceAll(s.text, "\r\n", hiddenReturn+"\n")
		s.hidden = true
	}
	if strings.Contains(s.text, "=(") && strings.IndexByte(s.text, '#') > 0 {
		if s.parsed != "" {
			s.parsed = expand.MaskHashes(s.parsed)
		} else if masked := expand.MaskHashes(s.text); masked != s.text {
			s.parsed = masked
		}
	}
}

// showReturns puts the CRs back into what was parsed.
func showReturns(st *syntax.Stmt) {
	syntax.Walk(st, func(n syntax.Node) bool {
		switch t := n.(type) {
		case *syntax.Lit:
			t.Value = strings.ReplaceAll(t.Value, hiddenReturn, "\r")
		case *syntax.SglQuoted:
			t.Value = strings.ReplaceAll(t.Value, hiddenReturn, "\r")
		}
		return true
	})
}

// bind rebuilds a chain of && and || by precedence.
func bind(e syntax.TestExpr) syntax.TestExpr {
	var terms []syntax.TestExpr
	var ops []*syntax.BinaryTest
	unchain(e, &terms, &ops)
	if len(ops) == 0 {
		return e
	}
	var or syntax.TestExpr
	var orOp *syntax.BinaryTest
	and := terms[0]
	for i, op := range ops {
		if op.Op == syntax.AndTest {
			and = &syntax.BinaryTest{OpPos: op.OpPos, Op: op.Op, X: and, Y: terms[i+1]}
			continue
		}
		or = joinTests(or, orOp, and)
		orOp, and = op, terms[i+1]
	}
	return joinTests(or, orOp, and)
}

func joinTests(left syntax.TestExpr, op *syntax.BinaryTest, right syntax.TestExpr) syntax.TestExpr {
	if left == nil {
		return right
	}
	return &syntax.BinaryTest{OpPos: op.OpPos, Op: op.Op, X: left, Y: right}
}

// unchain lists the terms of a chain and the operators between them.
func unchain(e syntax.TestExpr, terms *[]syntax.TestExpr, ops *[]*syntax.BinaryTest) {
	switch t := e.(type) {
	case *syntax.BinaryTest:
		if t.Op == syntax.AndTest || t.Op == syntax.OrTest {
			unchain(t.X, terms, ops)
			*ops = append(*ops, t)
			unchain(t.Y, terms, ops)
			return
		}
	case *syntax.UnaryTest:
		if t.Op == syntax.TsNot {
			first := len(*terms)
			unchain(t.X, terms, ops)
			(*terms)[first] = &syntax.UnaryTest{OpPos: t.OpPos, Op: t.Op, X: (*terms)[first]}
			return
		}
	}
	*terms = append(*terms, e)
}

// maxRepairs bounds how often one text is read again.
const maxRepairs = 1000

// openHeredoc begins what the parser says of a here-document without an end.
const openHeredoc = "unclosed here-document"

// closeHeredoc ends a here-document at the end of the text, with bash's warning.
func (sh *shell) closeHeredoc(src *source, pe syntax.ParseError) *source {
	word, ok := heredocEnd(pe)
	if !ok {
		return nil
	}
	sh.endHeredoc(src, word, int(pe.Pos.Line()))
	return src
}

// heredocEnd is the line that the parser misses behind a here-document.
func heredocEnd(pe syntax.ParseError) (string, bool) {
	quoted, ok := strings.CutPrefix(pe.Text, openHeredoc+" ")
	word, err := strconv.Unquote(quoted)
	return word, ok && err == nil
}

// closeLastHeredoc ends a here-document that the text ends in front of: st, read
// with offset from on, has an operator for one on the last line, which no newline
// ends. The parser would only complain when st has run.
func (sh *shell) closeLastHeredoc(src *source, st *syntax.Stmt, from int) (next *source) {
	if src.pos < len(src.text) || strings.HasSuffix(src.text, "\n") || src.repairs > maxRepairs {
		return nil
	}
	last := strings.LastIndexByte(src.text, '\n') + 1
	if !strings.Contains(src.text[last:], "<<") {
		return nil
	}
	return sh.closeHeredocAt(src, st, from, last)
}

// closeHeredocAt looks for the here-document from offset last on.
func (sh *shell) closeHeredocAt(src *source, st *syntax.Stmt, from, last int) (next *source) {
	syntax.Walk(st, func(n syntax.Node) bool {
		r, ok := n.(*syntax.Redirect)
		if !ok || next != nil || r.Op != syntax.Hdoc && r.Op != syntax.DashHdoc || int(r.OpPos.Offset()) < last {
			return next == nil
		}
		c := *src
		c.searched, c.pos = 0, from
		c.repairs++
		word := src.slice(r.Word.Pos(), r.Word.End())
		sh.endHeredoc(&c, grammar.Unquote(word), int(r.OpPos.Line()))
		next = &c
		return false
	})
	return next
}

// endHeredoc appends the end of a here-document that began on a line.
func (sh *shell) endHeredoc(src *source, word string, line int) {
	old := sh.line
	sh.line = src.base + strings.Count(strings.TrimSuffix(src.text, "\n"), "\n") + 1
	sh.errorf("warning: here-document at line %d delimited by end-of-file (wanted `%s')", src.base+line, word)
	sh.line = old
	end := "\n" + word + "\n"
	if strings.HasSuffix(src.text, "\n") || src.text == "" {
		end = word + "\n"
	}
	src.ended++
	src.text += end
	if src.parsed != "" {
		src.parsed += end
	}
	src.input = nil
}

// dropNegation removes two of the ! of `! ! command`.
func dropNegation(src *source, pe syntax.ParseError) *source {
	at := int(pe.Pos.Offset())
	text := []byte(src.text)
	if src.parsed != "" {
		text = []byte(src.parsed)
	}
	removed := 0
	for i := at; i < len(text) && removed < 2; i++ {
		switch text[i] {
		case '!':
			text[i] = ' '
			removed++
		case ' ', '\t':
		default:
			return nil
		}
	}
	src.parsed = string(text)
	return src
}

// moveNegation turns `time ! command` into `! time command`, which is the same.
func moveNegation(src *source, pe syntax.ParseError) *source {
	at := int(pe.Pos.Offset())
	text := src.text
	if src.parsed != "" {
		text = src.parsed
	}
	if at+1 >= len(text) || text[at] != '!' || !strings.ContainsAny(text[at+1:at+2], " \t") {
		return nil
	}
	clause := strings.TrimRight(text[:at], " \t")
	clause = strings.TrimRight(strings.TrimSuffix(clause, " --"), " \t")
	clause = strings.TrimRight(strings.TrimSuffix(clause, " -p"), " \t")
	begin := strings.TrimSuffix(clause, "time")
	if begin == clause || begin != "" && !strings.ContainsAny(begin[len(begin)-1:], " \t\n;&|({") {
		return nil
	}
	src.parsed = begin + "! " + text[len(begin):at] + text[at+2:]
	return src
}
