package expand

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// Bash reads what stands in backquotes, and the substitutions in a here-document, only
// when it runs them. The parser reads them with the rest, and refuses the whole for an
// error in them; Mask then hides their text, and Prepare puts it here.

// unread is, as a command, what no script can contain.
const unread = "\x00unread"

// Unread is the text of a substitution that the parser could not read; of one in a
// here-document with the rest of the line it ends on.
func Unread(cs *syntax.CmdSubst) (text string, ok bool) {
	if len(cs.Stmts) != 1 {
		return "", false
	}
	call, ok := cs.Stmts[0].Cmd.(*syntax.CallExpr)
	if !ok {
		return "", false
	}
	return UnreadText(call)
}

// UnreadText is Unread of the command that stands in such a substitution.
func UnreadText(call *syntax.CallExpr) (text string, ok bool) {
	if len(call.Args) != 2 || call.Args[0].Lit() != unread {
		return "", false
	}
	return call.Args[1].Lit(), true
}

// unread gives a substitution whose text Mask hid that text.
func (p preparer) unread(cs *syntax.CmdSubst, inQuotes bool) {
	open := uint(2)
	if cs.Backquotes {
		open = 1
	}
	text, ok := p.slice(cs.Left.Offset()+open, cs.Right.Offset())
	if !ok || !hidden(cs, text) {
		return
	}
	if cs.Backquotes {
		text = unescapeBackquoted(text, inQuotes)
	} else {
		rest, _, _ := strings.Cut(p.src[cs.Right.Offset():], "\n")
		text += rest
	}
	lit := func(s string) *syntax.Word { return &syntax.Word{Parts: []syntax.WordPart{&syntax.Lit{Value: s}}} }
	cs.Stmts = []*syntax.Stmt{{Position: cs.Left, Cmd: &syntax.CallExpr{Args: []*syntax.Word{lit(unread), lit(text)}}}}
}

// hidden reports whether fill stands for the text of a substitution.
func hidden(cs *syntax.CmdSubst, text string) bool {
	if len(cs.Stmts) == 0 {
		return len(cs.Last) == 0 && strings.TrimSpace(text) != ""
	}
	call, ok := cs.Stmts[0].Cmd.(*syntax.CallExpr)
	if !ok || len(cs.Stmts) > 1 || len(call.Args) != 1 || len(call.Assigns) > 0 {
		return false
	}
	value := call.Args[0].Lit()
	if value == "" || strings.Trim(value, "_") != "" || value == text {
		return false
	}
	return len(value) == len(text) || value == "_" && strings.Contains(text, "\n")
}

// unescapeBackquoted takes away the backslashes that backquotes do.
func unescapeBackquoted(text string, inQuotes bool) string {
	var b strings.Builder
	for i := 0; i < len(text); i++ {
		if text[i] == '\\' && i+1 < len(text) && (strings.IndexByte("\\`$", text[i+1]) >= 0 || inQuotes && text[i+1] == '"') {
			i++
		}
		b.WriteByte(text[i])
	}
	return b.String()
}

// inBackquotes reports whether what stands at i is inside of backquotes, or quoted by a
// backslash.
func inBackquotes(src string, i int) bool {
	inside := false
	for j := 0; j < i; j++ {
		switch src[j] {
		case '\\':
			if j++; j == i {
				return true
			}
		case '`':
			inside = !inside
		}
	}
	return inside
}

// appendSubstitution adds the text with what stands from open to the closer of a
// substitution hidden, if an error at offset at may lie there.
func appendSubstitution(list []string, src string, open int, closer byte, at int) []string {
	end := skipNested(src, open, closer)
	if end <= open || end < at {
		return list
	}
	return append(list, src[:open]+fill(src[open:end])+src[end:])
}
