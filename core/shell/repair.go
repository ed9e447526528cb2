package shell

import (
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
	next.pos = from
	next.repairs++
	pe, ok := err.(syntax.ParseError)
	if !ok {
		return nil
	}
	switch {
	case strings.HasPrefix(pe.Text, "unclosed here-document"):
		return sh.closeHeredoc(&next, pe)
	case strings.HasPrefix(pe.Text, "cannot negate a command multiple times"):
		return dropNegation(&next, pe)
	}
	text := src.text
	if src.parsed != "" {
		text = src.parsed
	}
	if spaced := fillGaps(text[from:]); spaced != text[from:] && src.parsed == "" {
		next.text = text[:from] + spaced
		return &next
	}
	if masked, ok := expand.Mask(text, err); ok && len(masked) == len(text) {
		next.parsed = masked
		return &next
	}
	return nil
}

// fillGaps puts a space between parentheses that begin no arithmetic, and a
// command behind a lone !.
func fillGaps(text string) string {
	spaces, commands := grammar.Gaps(text)
	if len(spaces)+len(commands) == 0 {
		return text
	}
	insert := map[int]string{}
	for _, at := range spaces {
		insert[at] = " "
	}
	for _, at := range commands {
		insert[at] = " :"
	}
	var b strings.Builder
	for i := range len(text) {
		b.WriteString(insert[i])
		b.WriteByte(text[i])
	}
	b.WriteString(insert[len(text)])
	return b.String()
}

// plainLet turns the let commands of st into ordinary commands: the parser takes
// their arguments for expressions, but they are words.
func plainLet(st *syntax.Stmt, src *source) {
	syntax.Walk(st, func(n syntax.Node) bool {
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

// maxRepairs bounds how often one text is read again.
const maxRepairs = 1000

// closeHeredoc ends a here-document at the end of the text, with bash's warning.
func (sh *shell) closeHeredoc(src *source, pe syntax.ParseError) *source {
	_, word, ok := strings.Cut(pe.Text, "`")
	if !ok {
		return nil
	}
	word = strings.TrimSuffix(word, "`")
	line := src.base + int(pe.Pos.Line())
	old := sh.line
	sh.line = src.base + strings.Count(strings.TrimSuffix(src.text, "\n"), "\n") + 1
	sh.errorf("warning: here-document at line %d delimited by end-of-file (wanted `%s')", line, word)
	sh.line = old
	end := "\n" + word + "\n"
	if strings.HasSuffix(src.text, "\n") || src.text == "" {
		end = word + "\n"
	}
	src.text += end
	if src.parsed != "" {
		src.parsed += end
	}
	src.input = nil
	return src
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
