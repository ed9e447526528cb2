package builtin

import (
	"strconv"
	"strings"

	"ambit/core/fuel"
	"ambit/core/shell/expand"
)

func init() {
	Table["test"] = test
	Table["["] = test
}

// test evaluates a conditional expression. What it means depends on the number of
// arguments (POSIX XCU, test; bash manual).
func test(sh Shell, name string, args []string) int {
	if name == "[" {
		if len(args) == 0 || args[len(args)-1] != "]" {
			sh.Errorf("[: missing `]'")
			return 2
		}
		args = args[:len(args)-1]
	}
	t := &tester{x: sh.Expander(), args: args}
	ok := t.posix()
	switch {
	case t.failed != "":
		sh.Errorf("%s: %s", name, t.failed)
		return 2
	case t.err != nil:
		return reportFatal(sh, t.err)
	case t.pos < len(t.args) && strings.HasPrefix(t.args[t.pos], "-"):
		sh.Errorf("%s: syntax error: `%s' unexpected", name, t.args[t.pos])
		return 2
	case t.pos < len(t.args):
		sh.Errorf("%s: too many arguments", name)
		return 2
	case ok:
		return 0
	}
	return 1
}

// maxTestDepth bounds nested parentheses and negations.
const maxTestDepth = 500

type tester struct {
	x      *expand.Expander
	args   []string
	pos    int
	depth  int
	failed string // the first error
	err    error
}

func (t *tester) fail(text string) bool {
	if t.failed == "" {
		t.failed = text
	}
	t.pos = len(t.args)
	return false
}

// posix follows the rules for up to four arguments.
func (t *tester) posix() bool {
	switch len(t.args) {
	case 0:
		return false
	case 1:
		return t.one()
	case 2:
		return t.two()
	case 3:
		return t.three()
	case 4:
		if t.args[0] == "!" {
			t.pos++
			return !t.three()
		}
		if t.args[0] == "(" && t.args[3] == ")" {
			t.pos++
			ok := t.two()
			t.pos = max(t.pos, 4)
			return ok
		}
	}
	return t.or()
}

func (t *tester) one() bool {
	t.pos++
	return t.args[t.pos-1] != ""
}

func (t *tester) two() bool {
	a := t.args[t.pos]
	switch {
	case a == "!":
		t.pos++
		return !t.one()
	case unaryOperator(a):
		return t.unary()
	}
	return t.fail(a + ": unary operator expected")
}

func (t *tester) three() bool {
	a, op, b := t.args[t.pos], t.args[t.pos+1], t.args[t.pos+2]
	switch {
	case binaryOperator(op):
		return t.binary()
	case op == "-a":
		t.pos += 3
		return a != "" && b != ""
	case op == "-o":
		t.pos += 3
		return a != "" || b != ""
	case a == "!":
		t.pos++
		return !t.two()
	case a == "(" && b == ")":
		t.pos += 3
		return op != ""
	}
	return t.fail(op + ": binary operator expected")
}

func (t *tester) more() bool { return t.pos < len(t.args) }

func (t *tester) or() bool {
	v := t.and()
	for t.more() && t.args[t.pos] == "-o" {
		t.pos++
		w := t.and()
		v = v || w
	}
	return v
}

func (t *tester) and() bool {
	v := t.term()
	for t.more() && t.args[t.pos] == "-a" {
		t.pos++
		w := t.term()
		v = v && w
	}
	return v
}

func (t *tester) term() bool {
	t.x.Meter.Charge(fuel.Step)
	if !t.more() {
		return t.fail("argument expected")
	}
	if t.depth++; t.depth > maxTestDepth {
		return t.fail("too many arguments")
	}
	defer func() { t.depth-- }()
	a := t.args[t.pos]
	switch {
	case a == "!":
		t.pos++
		return !t.term()
	case a == "(":
		t.pos++
		v := t.or()
		if t.failed != "" {
			return false
		}
		if !t.more() {
			return t.fail("`)' expected")
		}
		if t.args[t.pos] != ")" {
			return t.fail("`)' expected, found " + t.args[t.pos])
		}
		t.pos++
		return v
	case t.pos+3 <= len(t.args) && binaryOperator(t.args[t.pos+1]):
		return t.binary()
	case t.pos+2 <= len(t.args) && unaryOperator(a):
		return t.unary()
	}
	return t.one()
}

func unaryOperator(s string) bool {
	return len(s) == 2 && s[0] == '-' && strings.IndexByte("abcdefghknoprstuvwxzGLNORS", s[1]) >= 0
}

func binaryOperator(s string) bool {
	switch s {
	case "=", "==", "!=", "<", ">", "-eq", "-ne", "-lt", "-le", "-gt", "-ge", "-nt", "-ot", "-ef":
		return true
	}
	return false
}

func (t *tester) unary() bool {
	op, operand := t.args[t.pos][1], t.args[t.pos+1]
	t.pos += 2
	v, err := t.x.UnaryTest(op, operand)
	if err != nil && t.err == nil {
		t.err = err
	}
	return v
}

func (t *tester) binary() bool {
	a, op, b := t.args[t.pos], t.args[t.pos+1], t.args[t.pos+2]
	t.pos += 3
	switch op {
	case "=", "==":
		return a == b
	case "!=":
		return a != b
	case "<":
		return a < b
	case ">":
		return a > b
	case "-nt", "-ot", "-ef":
		return t.x.CompareFiles(op, a, b)
	}
	m, ok := integer(a)
	if !ok {
		return t.fail(a + ": integer expression expected")
	}
	n, ok := integer(b)
	if !ok {
		return t.fail(b + ": integer expression expected")
	}
	return expand.CompareIntegers(op, m, n)
}

// integer reads a decimal number with blanks around it.
func integer(s string) (int64, bool) {
	n, err := strconv.ParseInt(strings.TrimPrefix(strings.Trim(s, " \t\n\v\f\r"), "+"), 10, 64)
	if err != nil || strings.HasPrefix(strings.TrimSpace(s), "+-") || strings.HasPrefix(strings.TrimSpace(s), "++") {
		return 0, false
	}
	return n, true
}
