package find

import (
	"ambit/core/fuel"
	"strings"

	"ambit/core/shell/gnu"
)

// node is a part of an expression.
type node interface {
	eval(f *finder, e *file) bool
}

// test is a primary: a test or an action.
type test func(f *finder, e *file) bool

func (t test) eval(f *finder, e *file) bool { return t(f, e) }

type (
	and   struct{ a, b node }
	or    struct{ a, b node }
	comma struct{ a, b node }
	not   struct{ a node }
)

func (n and) eval(f *finder, e *file) bool   { return n.a.eval(f, e) && !f.quit && n.b.eval(f, e) }
func (n or) eval(f *finder, e *file) bool    { return n.a.eval(f, e) || !f.quit && n.b.eval(f, e) }
func (n not) eval(f *finder, e *file) bool   { return !n.a.eval(f, e) }
func (n comma) eval(f *finder, e *file) bool { n.a.eval(f, e); return !f.quit && n.b.eval(f, e) }

// maxNesting bounds parentheses and negations; expressions are evaluated
// recursively.
const maxNesting = 500

// parser reads the expression.
type parser struct {
	f              *finder
	args           []string
	i              int
	depth          int
	prev           string // the last token, for messages
	action         bool   // an action that replaces the implicit -print
	regexType      string
	startingPoints string
	failed         bool
	terms          int
}

// startsExpression reports whether an argument belongs to the expression; leading
// says that no expression has begun.
func startsExpression(a string, leading bool) bool {
	if a == "" {
		return false
	}
	switch a[0] {
	case '-':
		return len(a) > 1
	case ')', ',':
		return len(a) == 1 && !leading
	case '(', '!':
		return len(a) == 1
	}
	return false
}

// fail reports an error of the expression.
func (ps *parser) fail(format string, args ...any) node {
	if !ps.failed {
		ps.f.fail(format, args...)
		ps.failed = true
	}
	return nil
}

// parse reads the whole expression into the finder.
func (ps *parser) parse() bool {
	if len(ps.args) == 0 {
		ps.f.expr = test(actPrint)
		return true
	}
	e := ps.list()
	if ps.failed {
		return false
	}
	if ps.i < len(ps.args) {
		ps.fail("you have too many ')'")
		return false
	}
	if e == nil {
		e = test(func(*finder, *file) bool { return true })
	}
	if !ps.action {
		e = and{e, test(actPrint)}
	}
	ps.f.expr = e
	return true
}

func (ps *parser) peek() string {
	if ps.i < len(ps.args) {
		return ps.args[ps.i]
	}
	return ""
}

func (ps *parser) more() bool { return ps.i < len(ps.args) && !ps.failed }

func isOr(a string) bool    { return a == "-o" || a == "-or" }
func isAnd(a string) bool   { return a == "-a" || a == "-and" }
func isNot(a string) bool   { return a == "!" || a == "-not" }
func isClose(a string) bool { return a == ")" }

// list is expr , expr …
func (ps *parser) list() node {
	left := ps.alternatives()
	for ps.more() && ps.peek() == "," {
		op := ps.peek()
		if left == nil {
			return ps.nothingBefore(op)
		}
		ps.i++
		right := ps.operand(op, ps.alternatives)
		if ps.failed {
			return nil
		}
		left = comma{left, right}
	}
	return left
}

func (ps *parser) alternatives() node {
	left := ps.sequence()
	for ps.more() && isOr(ps.peek()) {
		op := ps.peek()
		if left == nil {
			return ps.nothingBefore(op)
		}
		ps.i++
		right := ps.operand(op, ps.sequence)
		if ps.failed {
			return nil
		}
		left = or{left, right}
	}
	return left
}

func (ps *parser) nothingBefore(op string) node {
	return ps.fail("invalid expression; you have used a binary operator '%s' with nothing before it.", op)
}

// operand reads what must follow an operator.
func (ps *parser) operand(op string, next func() node) node {
	if ps.i >= len(ps.args) {
		return ps.fail("expected an expression after '%s'", op)
	}
	if isClose(ps.peek()) {
		return ps.fail("expected an expression between '%s' and ')'", op)
	}
	if a := ps.peek(); isOr(a) || isAnd(a) || a == "," {
		return ps.nothingBefore(a)
	}
	n := next()
	if n == nil && !ps.failed {
		// Options alone count as true.
		n = test(func(*finder, *file) bool { return true })
	}
	return n
}

func (ps *parser) sequence() node {
	var left node
	for ps.more() {
		a := ps.peek()
		switch {
		case isOr(a), a == ",":
			return left
		case isClose(a):
			return left
		case isAnd(a):
			if left == nil {
				return ps.nothingBefore(a)
			}
			ps.i++
			right := ps.operand(a, ps.unary)
			if ps.failed {
				return nil
			}
			left = and{left, right}
			continue
		}
		n := ps.unary()
		if ps.failed {
			return nil
		}
		if left == nil {
			left = n
		} else {
			left = and{left, n}
		}
	}
	return left
}

func (ps *parser) unary() node {
	ps.depth++
	defer func() { ps.depth-- }()
	if ps.depth > maxNesting {
		return ps.fail("expression is nested too deeply")
	}
	fuel.Relieve(ps.depth)
	a := ps.peek()
	switch {
	case isNot(a):
		ps.i++
		n := ps.operand(a, ps.unary)
		if ps.failed {
			return nil
		}
		return not{n}
	case a == "(":
		ps.i++
		if ps.i >= len(ps.args) {
			return ps.fail("invalid expression; expected to find a ')' but didn't see one. Perhaps you need an extra predicate after '('")
		}
		if isClose(ps.peek()) {
			return ps.fail("invalid expression; empty parentheses are not allowed.")
		}
		n := ps.list()
		if ps.failed {
			return nil
		}
		if !isClose(ps.peek()) || ps.i >= len(ps.args) {
			return ps.fail("invalid expression; I was expecting to find a ')' somewhere but did not see one.")
		}
		ps.i++
		return n
	}
	return ps.primary()
}

func (ps *parser) primary() node {
	p := ps.f.p
	a := ps.args[ps.i]
	if !startsExpression(a, false) {
		ps.fail("paths must precede expression: `%s'", a)
		if _, err := p.FS.Stat(p.Abs(a)); err == nil && ps.prev != "" {
			p.Errorf("possible unquoted pattern after predicate `%s'?", ps.prev)
		}
		return nil
	}
	ps.terms++
	if ps.terms > 20_000 {
		return ps.fail("expression is too long")
	}
	ps.i++
	ps.prev = a
	name := strings.TrimPrefix(a, "-")
	name = strings.TrimPrefix(name, "-")
	if build, ok := primaries[name]; ok {
		n := build(ps, a)
		if n == nil && !ps.failed {
			n = test(func(*finder, *file) bool { return true })
		}
		return n
	}
	if strings.HasPrefix(name, "newer") && len(name) == len("newerXY") {
		return ps.newerXY(a, name[5], name[6])
	}
	return ps.fail("unknown predicate `%s'", a)
}

// arg takes the argument of the primary named a.
func (ps *parser) arg(a string) (string, bool) {
	if ps.i >= len(ps.args) {
		ps.fail("missing argument to `%s'", a)
		return "", false
	}
	v := ps.args[ps.i]
	ps.i++
	return v, true
}

// badArg reports an argument that the primary named a does not take.
func (ps *parser) badArg(a, v string) node { return ps.fail("invalid argument `%s' to `%s'", v, a) }

func (ps *parser) quote(s string) string { return gnu.Quote(ps.f.p, s) }
