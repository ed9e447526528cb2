package system

import (
	"ambit/core/fuel"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{Name: "test", Summary: "check file types and compare values", Run: runTest})
	command.Register(command.Spec{Name: "[", Summary: "check file types and compare values", Run: runTest})
}

// tester evaluates the expression of test(1) by POSIX's rules for up to four
// arguments, and by precedence beyond.
type tester struct {
	p     *command.Proc
	args  []string
	pos   int
	depth int
}

// testError unwinds an evaluation.
type testError string

const maxTestDepth = 1000

func runTest(p *command.Proc) (status int) {
	args := p.Args
	if p.Name == "[" {
		if len(args) == 1 {
			switch args[0] {
			case "--help":
				return gnu.HelpOrVersion(p, gnu.HelpID, "test EXPRESSION\n  or:  [ EXPRESSION ]\nExit with the status determined by EXPRESSION.", nil)
			case "--version":
				return gnu.HelpOrVersion(p, gnu.VersionID, "", nil)
			}
		}
		if len(args) == 0 || args[len(args)-1] != "]" {
			p.Errorf("missing %s", gnu.Quote(p, "]"))
			return 2
		}
		args = args[:len(args)-1]
	}
	t := &tester{p: p, args: args}
	defer func() {
		if r := recover(); r != nil {
			e, ok := r.(testError)
			if !ok {
				panic(r)
			}
			p.Errorf("%s", string(e))
			status = 2
		}
	}()
	if len(args) == 0 {
		return 1
	}
	ok := t.posix(len(args))
	if t.pos != len(args) {
		panic(testError("extra argument " + gnu.Quote(p, args[t.pos])))
	}
	if ok {
		return 0
	}
	return 1
}

func (t *tester) left() int { return len(t.args) - t.pos }

// need moves on by one argument, which must leave another one if required.
func (t *tester) advance(required bool) {
	t.pos++
	if required && t.pos >= len(t.args) {
		t.beyond()
	}
}

func (t *tester) beyond() {
	panic(testError("missing argument after " + gnu.Quote(t.p, t.args[len(t.args)-1])))
}

func (t *tester) posix(n int) bool {
	t.p.Charge(1)
	switch n {
	case 1:
		return t.oneArgument()
	case 2:
		return t.twoArguments()
	case 3:
		return t.threeArguments()
	case 4:
		if t.args[t.pos] == "!" {
			t.advance(true)
			return !t.threeArguments()
		}
		if t.args[t.pos] == "(" && t.args[t.pos+3] == ")" {
			t.advance(false)
			v := t.twoArguments()
			t.advance(false)
			return v
		}
	}
	return t.or()
}

func (t *tester) oneArgument() bool {
	v := t.args[t.pos] != ""
	t.pos++
	return v
}

func (t *tester) twoArguments() bool {
	a := t.args[t.pos]
	switch {
	case a == "!":
		t.advance(false)
		return !t.oneArgument()
	case len(a) == 2 && a[0] == '-':
		return t.unary()
	}
	t.beyond()
	return false
}

func (t *tester) threeArguments() bool {
	switch op := t.args[t.pos+1]; {
	case isBinary(op):
		return t.binary()
	case t.args[t.pos] == "!":
		t.advance(true)
		return !t.twoArguments()
	case t.args[t.pos] == "(" && t.args[t.pos+2] == ")":
		t.advance(false)
		v := t.oneArgument()
		t.advance(false)
		return v
	case op == "-a" || op == "-o":
		return t.or()
	default:
		panic(testError(gnu.Quote(t.p, op) + ": binary operator expected"))
	}
}

func (t *tester) or() bool {
	v := false
	for {
		v = t.and() || v
		if t.left() == 0 || t.args[t.pos] != "-o" {
			return v
		}
		t.advance(false)
	}
}

func (t *tester) and() bool {
	v := true
	for {
		v = t.term() && v
		if t.left() == 0 || t.args[t.pos] != "-a" {
			return v
		}
		t.advance(false)
	}
}

func (t *tester) term() bool {
	if t.depth++; t.depth > maxTestDepth {
		panic(testError("expression nested too deeply"))
	}
	defer func() { t.depth-- }()
	fuel.Relieve(t.depth)
	t.p.Charge(1)
	negated := false
	for t.left() > 0 && t.args[t.pos] == "!" {
		t.advance(true)
		negated = !negated
	}
	if t.left() == 0 {
		t.beyond()
	}
	var v bool
	a := t.args[t.pos]
	switch {
	case a == "(":
		t.advance(true)
		n := 1
		for n < t.left() && t.args[t.pos+n] != ")" {
			if n == 4 {
				n = t.left()
				break
			}
			n++
		}
		v = t.posix(n)
		if t.left() == 0 {
			panic(testError(gnu.Quote(t.p, ")") + " expected"))
		}
		if t.args[t.pos] != ")" {
			panic(testError(gnu.Quote(t.p, ")") + " expected, found " + t.args[t.pos]))
		}
		t.advance(false)
	case t.left() >= 4 && a == "-l" && isBinary(t.args[t.pos+2]), t.left() >= 3 && isBinary(t.args[t.pos+1]):
		v = t.binary()
	case len(a) == 2 && a[0] == '-':
		v = t.unary()
	default:
		v = t.oneArgument()
	}
	return v != negated
}

func isBinary(s string) bool {
	switch s {
	case "=", "==", "!=", "-nt", "-ot", "-ef", "-eq", "-ne", "-lt", "-le", "-gt", "-ge":
		return true
	}
	return false
}

func (t *tester) binary() bool {
	lengthLeft := false
	if t.args[t.pos] == "-l" && t.left() > 3 && isBinary(t.args[t.pos+2]) {
		t.pos++
		lengthLeft = true
	}
	a, op := t.args[t.pos], t.args[t.pos+1]
	t.pos += 2
	if t.left() == 0 {
		t.beyond()
	}
	b := t.args[t.pos]
	t.pos++
	switch op {
	case "=", "==":
		return a == b
	case "!=":
		return a != b
	case "-nt", "-ot", "-ef":
		return t.compareFiles(a, op, b)
	}
	if lengthLeft {
		a = itoa(len(a))
	}
	if b == "-l" && t.left() > 0 {
		b = itoa(len(t.args[t.pos]))
		t.pos++
	}
	c := compareIntegers(t.integer(a), t.integer(b))
	switch op {
	case "-eq":
		return c == 0
	case "-ne":
		return c != 0
	case "-lt":
		return c < 0
	case "-le":
		return c <= 0
	case "-gt":
		return c > 0
	}
	return c >= 0
}

func itoa(n int) string {
	if n < 10 {
		return string(rune('0' + n))
	}
	return itoa(n/10) + string(rune('0'+n%10))
}

// integer checks that s is an integer of any size and returns its canonical form.
func (t *tester) integer(s string) string {
	bad := func() { panic(testError("invalid integer " + gnu.Quote(t.p, s))) }
	n := strings.Trim(s, " \t")
	negative := strings.HasPrefix(n, "-")
	if negative || strings.HasPrefix(n, "+") {
		n = n[1:]
	}
	if n == "" {
		bad()
	}
	for _, c := range []byte(n) {
		if c < '0' || c > '9' {
			bad()
		}
	}
	n = strings.TrimLeft(n, "0")
	if n == "" {
		return "0"
	}
	if negative {
		return "-" + n
	}
	return n
}

func compareIntegers(a, b string) int {
	na, nb := strings.HasPrefix(a, "-"), strings.HasPrefix(b, "-")
	switch {
	case na && !nb:
		return -1
	case !na && nb:
		return 1
	case na:
		return compareIntegers(b[1:], a[1:])
	case len(a) != len(b):
		return len(a) - len(b)
	}
	return strings.Compare(a, b)
}

func (t *tester) compareFiles(a, op, b string) bool {
	x, errX := t.p.FS.Stat(t.p.Abs(a))
	y, errY := t.p.FS.Stat(t.p.Abs(b))
	switch op {
	case "-ef":
		return errX == nil && errY == nil && x.Ino == y.Ino && x.Dev == y.Dev
	case "-nt":
		return errX == nil && (errY != nil || x.MTime.After(y.MTime))
	}
	return errY == nil && (errX != nil || x.MTime.Before(y.MTime))
}

func (t *tester) unary() bool {
	op := t.args[t.pos]
	if strings.IndexByte("bcdefgGhkLNnOprsStuwxz", op[1]) < 0 {
		panic(testError(gnu.Quote(t.p, op) + ": unary operator expected"))
	}
	t.advance(true)
	arg := t.args[t.pos]
	t.pos++
	path := t.p.Abs(arg)
	switch op[1] {
	case 'n':
		return arg != ""
	case 'z':
		return arg == ""
	case 't':
		t.integer(arg)
		return false
	case 'r', 'w', 'x':
		mode := map[byte]int{'r': 4, 'w': 2, 'x': 1}[op[1]]
		return t.p.FS.Access(path, mode) == nil
	case 'h', 'L':
		info, err := t.p.FS.Lstat(path)
		return err == nil && info.Kind == view.Symlink
	}
	info, err := t.p.FS.Stat(path)
	if err != nil {
		return false
	}
	switch op[1] {
	case 'd':
		return info.Kind == view.Dir
	case 'e':
		return true
	case 'f':
		return info.Kind == view.File
	case 'g':
		return info.Mode&0o2000 != 0
	case 'u':
		return info.Mode&0o4000 != 0
	case 'k':
		return info.Mode&0o1000 != 0
	case 's':
		return info.Size > 0
	case 'p':
		return info.Kind == view.Fifo
	case 'c':
		return info.Kind == view.Device
	case 'N':
		return info.MTime.After(info.ATime)
	case 'O':
		return info.UID == view.Agent
	case 'G':
		return info.GID == view.Agent
	}
	return false
}
