package grammar

import "strings"

// Check finds the first error in text; nil if there is none. Nesting beyond max
// is an error too.
func Check(text string, max int) (err *Error) { return check(text, max, false) }

// CheckPlain is Check while extended patterns such as @(a|b) are off, but for
// those in [[ ]].
func CheckPlain(text string, max int) (err *Error) { return check(text, max, true) }

func check(text string, max int, plain bool) (err *Error) {
	l := &lexer{s: text, line: 1, max: max, plain: plain}
	defer func() {
		if v := recover(); v != nil {
			e, ok := v.(*Error)
			if !ok {
				panic(v)
			}
			err = e
		}
	}()
	p := parser{lexer: l}
	p.advance()
	for {
		p.newlines()
		if p.tok.kind == 'e' {
			return nil
		}
		p.line1()
	}
}

// Gaps finds what the parser reads otherwise than bash: the offsets of text at
// which a space has to stand between two parentheses that begin no arithmetic, a
// backslash in front of a word that is not reserved behind a redirection, or a 0 where
// an expression is nothing but newlines, and those behind a lone !, which needs a command there.
func Gaps(text string) (spaces, commands []int) {
	l := &lexer{s: text, line: 1, max: 1000, gaps: true}
	defer func() {
		if v := recover(); v != nil {
			if _, ok := v.(*Error); !ok {
				panic(v)
			}
		}
		spaces, commands = l.split, l.bare
	}()
	p := parser{lexer: l}
	p.advance()
	for p.newlines(); p.tok.kind != 'e'; p.newlines() {
		p.line1()
	}
	return nil, nil
}

type parser struct {
	*lexer
	tok token
}

// maxChain bounds the commands that one list or pipeline may join.
const maxChain = 5000

func (p *parser) advance() { p.tok = p.next() }

func (p *parser) isOp(s string) bool { return p.tok.kind == 'o' && p.tok.text == s }

func (p *parser) isWord(s string) bool {
	return p.tok.kind == 'w' && p.tok.text == s
}

func (p *parser) newlines() {
	for p.tok.kind == 'n' {
		p.advance()
	}
}

func (p *parser) unexpected() {
	if p.tok.kind == 'e' {
		if p.subst > 0 {
			line := p.tok.line
			if p.substEnd > 0 {
				line = p.substEnd
			}
			p.fail(Unmatched, ")", line)
		}
		p.fail(EndOfFile, "", p.tok.line)
	}
	p.fail(Unexpected, p.tok.text, p.tok.line)
}

func (p *parser) expectWord(s string) {
	if !p.isWord(s) {
		p.unexpected()
	}
	p.advance()
}

// line1 is a complete command: a list up to the end of the line.
func (p *parser) line1() {
	p.andOr()
	for {
		switch {
		case p.tok.kind == 'n' || p.tok.kind == 'e':
			return
		case p.isOp(";") || p.isOp("&"):
			p.advance()
			if p.tok.kind == 'n' || p.tok.kind == 'e' {
				return
			}
			p.andOr()
		default:
			p.unexpected()
		}
	}
}

// list is a list inside a compound command, up to a token for which stop holds.
func (p *parser) list(stop func() bool, empty bool) {
	p.enter()
	defer p.leave()
	p.newlines()
	if empty && stop() {
		return
	}
	p.andOr()
	for {
		switch {
		case p.isOp(";") || p.isOp("&"):
			p.advance()
		case p.tok.kind == 'n':
		default:
			return
		}
		p.newlines()
		if stop() || p.tok.kind == 'e' {
			return
		}
		p.andOr()
	}
}

func (p *parser) andOr() {
	p.pipeline()
	for n := 0; p.isOp("&&") || p.isOp("||"); n++ {
		if n > maxChain {
			p.fail(TooDeep, "", p.tok.line)
		}
		p.advance()
		p.newlines()
		p.pipeline()
	}
}

func (p *parser) pipeline() {
	prefixed, bang := false, 0
	for p.isWord("!") || p.isWord("time") {
		isTime := p.tok.text == "time"
		bang = 0
		if !isTime {
			bang = p.tok.end
		}
		p.advance()
		for isTime && (p.isWord("-p") || p.isWord("--")) {
			p.advance()
		}
		prefixed = true
	}
	if prefixed && (p.tok.kind == 'n' || p.tok.kind == 'e' || p.isOp(";") || p.isOp("&")) {
		if bang > 0 {
			p.bare = append(p.bare, bang)
		}
		return
	}
	p.command()
	for n := 0; p.isOp("|") || p.isOp("|&"); n++ {
		if n > maxChain {
			p.fail(TooDeep, "", p.tok.line)
		}
		p.advance()
		p.newlines()
		for p.isWord("time") {
			p.advance()
		}
		if p.isWord("!") {
			p.unexpected()
		}
		p.command()
	}
}

// reserved are the words that no command may begin with.
var reserved = map[string]bool{
	"then": true, "else": true, "elif": true, "fi": true, "do": true, "done": true, "esac": true, "}": true,
}

// opens are the other words that are none of a command's where one begins. Behind a
// redirection all are.
var opens = map[string]bool{
	"!": true, "{": true, "[[": true, "case": true, "for": true, "function": true, "if": true, "select": true, "until": true, "while": true,
}

// compound parses a compound command if one begins here.
func (p *parser) compound() bool {
	if p.isOp("(") {
		if p.i < len(p.s) && p.s[p.i] == '(' {
			if p.doubleParen() {
				return true
			}
		}
		p.advance()
		p.list(func() bool { return p.isOp(")") }, false)
		if !p.isOp(")") {
			p.unexpected()
		}
		p.advance()
		return true
	}
	if p.tok.kind != 'w' {
		return false
	}
	word := p.tok.text
	switch word {
	case "{":
		p.advance()
		p.list(func() bool { return p.isWord("}") }, false)
		p.expectWord("}")
	case "if":
		p.ifCommand()
	case "while", "until":
		p.advance()
		p.list(func() bool { return p.isWord("do") }, false)
		p.loopBody()
	case "for", "select":
		p.forCommand(word)
	case "case":
		p.caseCommand()
	case "[[":
		p.conditional()
	default:
		return false
	}
	return true
}

func (p *parser) command() {
	if p.compound() {
		p.redirects()
		return
	}
	if p.tok.kind == 'w' {
		switch {
		case reserved[p.tok.text]:
			p.unexpected()
		case p.tok.text == "function":
			p.advance()
			if p.tok.kind != 'w' || p.descriptor() {
				p.unexpected()
			}
			p.advance()
			if p.isOp("(") && strings.HasPrefix(strings.TrimLeft(p.s[p.i:], " \t"), ")") {
				p.advance()
				p.advance()
			}
			p.functionBody()
			return
		case p.tok.text == "coproc":
			p.coproc()
			return
		}
	}
	p.simple()
}

func (p *parser) functionBody() {
	p.newlines()
	p.enter()
	if !p.compound() {
		p.unexpected()
	}
	p.leave()
	p.redirects()
}

func (p *parser) coproc() {
	p.advance()
	if p.compound() {
		p.redirects()
		return
	}
	if p.tok.kind != 'w' {
		p.unexpected()
	}
	p.advance()
	if p.compound() {
		p.redirects()
		return
	}
	for p.tok.kind == 'w' && !reserved[p.tok.text] || p.redirect() {
		if p.tok.kind == 'w' {
			p.advance()
		}
	}
}

func (p *parser) simple() {
	words := 0
	command, assigned := false, false
	redirected := false // behind an assignment: bash expects no command there
	defer func() { p.plainArgs = false }()
	for {
		if p.redirect() {
			words++
			redirected = redirected || assigned
			p.plainArgs = command
			continue
		}
		if p.tok.kind != 'w' {
			break
		}
		first := words == 0
		assign := isAssignment(p.tok.text)
		if !command && !assign {
			command = true
			p.plainArgs = redirected || !takesLists[p.tok.text]
			if !first && !assigned && (opens[p.tok.text] || reserved[p.tok.text]) {
				p.split = append(p.split, p.tok.end-len(p.tok.text))
			}
		}
		assigned = assigned || assign
		p.advance()
		words++
		if first && !assign && p.isOp("(") {
			p.plainArgs = false
			p.advance()
			if !p.isOp(")") {
				p.unexpected()
			}
			p.advance()
			p.functionBody()
			return
		}
	}
	if words == 0 {
		p.unexpected()
	}
	if p.isOp("(") {
		p.unexpected()
	}
}

// takesLists are the commands whose arguments may be assignments of lists.
var takesLists = map[string]bool{
	"alias": true, "declare": true, "eval": true, "export": true, "let": true, "local": true, "readonly": true, "typeset": true,
}

func isAssignment(s string) bool {
	i := strings.IndexByte(s, '=')
	if i <= 0 {
		return false
	}
	for j := range i {
		if c := s[j]; !isName(c) {
			return c == '[' || c == '+' && j == i-1
		}
	}
	return s[0] < '0' || s[0] > '9'
}

// descriptor reports whether the token is that in front of a redirection.
func (p *parser) descriptor() bool {
	return p.tok.kind == 'w' && p.tok.end < len(p.s) && (p.s[p.tok.end] == '<' || p.s[p.tok.end] == '>') && redirectPrefix(p.tok.text) &&
		!strings.HasPrefix(p.s[p.tok.end:], "<(") && !strings.HasPrefix(p.s[p.tok.end:], ">(")
}

// redirect parses a redirection if one begins here.
func (p *parser) redirect() bool {
	if p.descriptor() {
		p.advance()
	}
	if p.tok.kind != 'o' {
		return false
	}
	op := p.tok.text
	switch op {
	case "<", ">", ">>", ">&", "<&", "<>", ">|", "&>", "&>>", "<<<":
		p.advance()
		p.target(op)
		p.advance()
		return true
	case "<<", "<<-":
		l := p.lexer
		t := l.next()
		if t.kind != 'w' || NumberAt(p.s, t.end) {
			p.tok = t
			p.target(op)
		}
		l.docs = append(l.docs, doc{end: Unquote(t.text), tabs: op == "<<-", quoted: Unquote(t.text) != t.text})
		p.advance()
		return true
	}
	return false
}

// target checks that the token is one that a redirection can go to.
func (p *parser) target(op string) {
	if p.tok.kind != 'w' {
		p.unexpected()
	}
	number := p.tok.text[0] != '{'
	if !p.descriptor() || number && (op == ">&" || op == "<&") {
		return
	}
	e := &Error{Kind: Unexpected, Token: p.tok.text, Line: p.tok.line, Text: p.lineText(p.tok.line),
		Substitution: p.subst > 0, Array: p.arrays > 0, Descriptor: true}
	if !number {
		e.Kind, e.Token = Near, op+p.tok.text+p.s[p.tok.end:p.tok.end+1]
	}
	panic(e)
}

// NumberAt reports whether a number that ends at an offset of a text, behind a
// redirection's operator, stands in front of another one.
func NumberAt(text string, end int) bool {
	if end >= len(text) || text[end] != '<' && text[end] != '>' {
		return false
	}
	i := end
	for i > 0 && text[i-1] >= '0' && text[i-1] <= '9' {
		i--
	}
	if i == end {
		return false
	}
	for i > 0 && (text[i-1] == ' ' || text[i-1] == '\t') {
		i--
	}
	return i > 0 && (text[i-1] == '<' || text[i-1] == '>')
}

func redirectPrefix(s string) bool {
	if s[0] == '{' && strings.HasSuffix(s, "}") {
		return len(s) > 2
	}
	for i := range len(s) {
		if s[i] < '0' || s[i] > '9' {
			return false
		}
	}
	return true
}

// Unquote removes the quotes of the word behind <<.
func Unquote(s string) string {
	return strings.NewReplacer(`\\`, `\`, `\`, "", `'`, "", `"`, "").Replace(s)
}

func (p *parser) redirects() {
	for p.redirect() {
	}
}

func (p *parser) ifCommand() {
	p.advance()
	p.list(func() bool { return p.isWord("then") }, false)
	p.expectWord("then")
	end := func() bool { return p.isWord("fi") || p.isWord("else") || p.isWord("elif") }
	p.list(end, false)
	for p.isWord("elif") {
		p.advance()
		p.list(func() bool { return p.isWord("then") }, false)
		p.expectWord("then")
		p.list(end, false)
	}
	if p.isWord("else") {
		p.advance()
		p.list(func() bool { return p.isWord("fi") }, false)
	}
	p.expectWord("fi")
}

func (p *parser) loopBody() {
	if p.isWord("{") {
		p.advance()
		p.list(func() bool { return p.isWord("}") }, false)
		p.expectWord("}")
		return
	}
	p.expectWord("do")
	p.list(func() bool { return p.isWord("done") }, false)
	p.expectWord("done")
}

func (p *parser) forCommand(word string) {
	p.advance()
	if word == "for" && p.isOp("(") && p.i < len(p.s) && p.s[p.i] == '(' {
		line := p.tok.line
		p.i++
		p.matched('(', ')', line)
		if p.i < len(p.s) && p.s[p.i] == ')' {
			p.i++
		}
		p.advance()
		if p.isOp(";") {
			p.advance()
		}
		p.newlines()
		p.loopBody()
		return
	}
	if p.tok.kind != 'w' || p.descriptor() {
		p.unexpected()
	}
	p.advance()
	if p.isOp(";") {
		p.advance()
		p.newlines()
		p.loopBody()
		return
	}
	p.newlines()
	if p.isWord("in") {
		p.advance()
		for p.tok.kind == 'w' && !p.descriptor() {
			p.advance()
		}
		if !p.isOp(";") && p.tok.kind != 'n' {
			p.unexpected()
		}
		p.advance()
		p.newlines()
	}
	p.loopBody()
}

func (p *parser) caseCommand() {
	p.advance()
	if p.tok.kind != 'w' || p.descriptor() {
		p.unexpected()
	}
	p.advance()
	p.newlines()
	p.expectWord("in")
	p.newlines()
	for !p.isWord("esac") {
		if p.isOp("(") {
			p.advance()
		}
		for {
			if p.tok.kind != 'w' || p.descriptor() {
				p.unexpected()
			}
			p.advance()
			if !p.isOp("|") {
				break
			}
			p.advance()
		}
		if !p.isOp(")") {
			p.unexpected()
		}
		p.advance()
		end := func() bool {
			return p.isWord("esac") || p.isOp(";;") || p.isOp(";&") || p.isOp(";;&")
		}
		p.list(end, true)
		if !p.isOp(";;") && !p.isOp(";&") && !p.isOp(";;&") {
			break
		}
		p.advance()
		p.newlines()
	}
	p.expectWord("esac")
}

// emptyArithm notes where an expression of nothing but newlines needs a number.
func (l *lexer) emptyArithm(from, to int) {
	if from < to && strings.Trim(l.s[from:to], "\n") == "" {
		l.split = append(l.split, from)
	}
}

// doubleParen parses (( … )); false if it is a subshell in a subshell.
func (p *parser) doubleParen() bool {
	save, tok := *p.lexer, p.tok
	line := p.tok.line
	p.i++
	p.matched('(', ')', line)
	if p.i < len(p.s) && p.s[p.i] == ')' {
		p.emptyArithm(tok.end+1, p.i-1)
		p.i++
		p.advance()
		return true
	}
	split := append(save.split, tok.end)
	*p.lexer, p.tok = save, tok
	p.split = split
	return false
}
