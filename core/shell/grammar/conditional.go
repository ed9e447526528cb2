package grammar

import "strings"

// unary and binary are the operators of [[ ]].
var unary = map[string]bool{
	"-a": true, "-b": true, "-c": true, "-d": true, "-e": true, "-f": true, "-g": true, "-h": true, "-k": true, "-p": true,
	"-r": true, "-s": true, "-t": true, "-u": true, "-w": true, "-x": true, "-G": true, "-L": true, "-N": true, "-O": true,
	"-S": true, "-o": true, "-v": true, "-R": true, "-z": true, "-n": true,
}

var binary = map[string]bool{
	"=": true, "==": true, "!=": true, "=~": true, "-nt": true, "-ot": true, "-ef": true, "-eq": true, "-ne": true,
	"-lt": true, "-le": true, "-gt": true, "-ge": true,
}

// conditional parses [[ … ]] as bash does: by hand, with messages of its own. What
// follows an error only adds those of the parentheses around it.
func (p *parser) conditional() {
	p.enter()
	defer p.leave()
	plain := p.plain
	p.plain = false
	line := p.tok.line
	c := condParser{parser: p}
	c.or()
	p.plain = plain
	switch {
	case c.failed:
	case p.isWord("]]"):
		p.advance()
		return
	case p.tok.kind == 'e':
		c.complain("unexpected EOF while looking for `]]'", line)
	case p.tok.kind == 'w':
		c.complain("syntax error in conditional expression", line)
	default:
		c.complain("syntax error in conditional expression: unexpected token `"+c.name()+"'", line)
	}
	e := &Error{Kind: Conditional, Substitution: p.subst > 0, Messages: c.messages}
	e.AtEnd = p.tok.kind == 'e' || p.tok.kind == 'n' && p.i >= len(p.s)
	if len(e.Messages) > 0 {
		e.Line = e.Messages[0].Line
	}
	panic(e)
}

// condParser reads the expression of one conditional. The current token is the one
// behind what was read, unless failed is set.
type condParser struct {
	*parser
	failed   bool
	messages []Message
}

// name is the current token in a message; "" for a word.
func (c *condParser) name() string {
	switch {
	case c.tok.kind == 'e':
		return "EOF"
	case c.tok.kind == 'n':
		return "newline"
	case c.tok.kind == 'w' && !c.isWord("]]"):
		return ""
	}
	return c.tok.text
}

// here is the line of the current token; that of the end is behind the last newline.
func (c *condParser) here() int {
	if c.tok.kind == 'e' {
		if strings.HasSuffix(c.s, "\n") {
			return c.line
		}
		return c.line + 1
	}
	return c.tok.line
}

func (c *condParser) complain(text string, line int) {
	c.failed = true
	c.messages = append(c.messages, Message{line, text})
}

// refuse complains about the current token: what is expected, or, where a token
// has a name, that in a sentence with it.
func (c *condParser) refuse(word, named string) {
	text := word
	if name := c.name(); name != "" {
		text = strings.Replace(named, "%s", name, 1)
	}
	c.complain(text, c.here())
}

// skip reads the next token that is no newline.
func (c *condParser) skip() {
	c.advance()
	c.newlines()
}

func (c *condParser) or() {
	c.and()
	for !c.failed && c.isOp("||") {
		c.and()
	}
}

func (c *condParser) and() {
	c.term()
	for !c.failed && c.isOp("&&") {
		c.term()
	}
}

func (c *condParser) term() {
	c.enter()
	defer c.leave()
	c.skip()
	switch {
	case c.isWord("]]"):
		c.failed = true
	case c.isOp("("):
		line := c.tok.line
		c.or()
		switch {
		case c.failed:
			c.complain("expected `)'", line)
		case !c.isOp(")"):
			c.refuse("expected `)'", "unexpected token `%s', expected `)'")
			c.messages[len(c.messages)-1].Line = line
		default:
			c.skip()
		}
	case c.isWord("!"):
		c.term()
	case c.tok.kind == 'w' && unary[c.tok.text]:
		c.advance()
		if c.tok.kind != 'w' || c.isWord("]]") {
			c.refuse("unexpected argument to conditional unary operator", "unexpected argument `%s' to conditional unary operator")
			return
		}
		c.skip()
	case c.tok.kind == 'w':
		c.operand()
	default:
		c.refuse("", "unexpected token `%s' in conditional command")
	}
}

// operand reads what follows the first operand of a binary operator, or a lone word.
func (c *condParser) operand() {
	c.advance()
	op := c.tok.text
	switch {
	case c.isWord("]]") || c.isOp("&&") || c.isOp("||") || c.isOp(")"):
		return
	case c.tok.kind == 'w' && binary[op], c.isOp("<"), c.isOp(">"):
	default:
		c.refuse("conditional binary operator expected", "unexpected token `%s', conditional binary operator expected")
		return
	}
	if op == "=~" {
		line := c.line
		if !c.regexp() {
			c.complain("unexpected EOF while looking for matching `)'", line)
			c.complain("unexpected argument to conditional binary operator", c.lastLine())
			c.advance()
			return
		}
	} else {
		c.advance()
	}
	if c.tok.kind != 'w' || c.isWord("]]") {
		c.refuse("", "unexpected argument `%s' to conditional binary operator")
		return
	}
	c.skip()
}

// regexp reads the right-hand side of =~, in which ( ) and | are plain. It reports
// whether each ( has its ).
func (p *parser) regexp() bool {
	for p.i < len(p.s) && (p.s[p.i] == ' ' || p.s[p.i] == '\t') {
		p.i++
	}
	start, line := p.i, p.line
	depth := 0
	for p.i < len(p.s) {
		c := p.s[p.i]
		if depth == 0 && (c == ' ' || c == '\t' || c == '\n' || c == ';' || c == '&') {
			break
		}
		switch {
		case c == '(':
			depth++
			p.i++
		case c == ')':
			if depth == 0 {
				p.tok = token{kind: 'w', text: p.s[start:p.i], start: start, end: p.i, line: line}
				return true
			}
			depth--
			p.i++
		case c == '\\':
			p.i = min(p.i+2, len(p.s))
		case c == '\n':
			p.line++
			p.i++
		default:
			if !p.quote(c) {
				p.i++
			}
		}
	}
	if p.i == start {
		p.advance()
		return true
	}
	p.tok = token{kind: 'w', text: p.s[start:p.i], start: start, end: p.i, line: line}
	return depth == 0
}
