package number

import (
	"fmt"
	"math/big"
	"strings"
	"unicode/utf8"

	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/regex"
)

func init() {
	command.Register(command.Spec{
		Name: "expr", Summary: "evaluate expressions", Run: runExpr,
		Unwritable: command.Unwritable{Status: 3},
	})
}

const maxExprDepth = 1000

// exprValue is a string; arithmetic gives it in decimal.
type exprValue string

// exprFailure unwinds an evaluation with a message and a status.
type exprFailure struct {
	status int
	msg    string
}

type exprEval struct {
	p     *command.Proc
	args  []string
	pos   int
	depth int
}

func runExpr(p *command.Proc) (status int) {
	args := p.Args
	if len(args) == 1 {
		switch args[0] {
		case "--help":
			return gnu.HelpOrVersion(p, gnu.HelpID, "%s EXPRESSION\nPrint the value of EXPRESSION to standard output.", nil)
		case "--version":
			return gnu.HelpOrVersion(p, gnu.VersionID, "", nil)
		}
	}
	if len(args) > 0 && args[0] == "--" {
		args = args[1:]
	}
	if len(args) == 0 {
		return p.UsageError(2, "missing operand")
	}
	e := &exprEval{p: p, args: args}
	defer func() {
		if r := recover(); r != nil {
			f, ok := r.(exprFailure)
			if !ok {
				panic(r)
			}
			p.Errorf("%s", f.msg)
			status = f.status
		}
	}()
	v := e.or(true)
	if e.pos < len(e.args) {
		e.syntax("unexpected argument %s", gnu.Quote(p, e.args[e.pos]))
	}
	p.Stdout.WriteString(string(v) + "\n")
	if v.null() {
		return 1
	}
	return 0
}

func (e *exprEval) syntax(format string, args ...any) {
	panic(exprFailure{2, "syntax error: " + fmt.Sprintf(format, args...)})
}

func fail(msg string) { panic(exprFailure{2, msg}) }

// null reports whether v is empty or zero.
func (v exprValue) null() bool {
	if v == "" {
		return true
	}
	s := strings.TrimPrefix(string(v), "-")
	return s != "" && strings.Trim(s, "0") == ""
}

func (v exprValue) isInt() bool { return allDigits(strings.TrimPrefix(string(v), "-")) }

func (e *exprEval) int(v exprValue) *big.Int {
	if !v.isInt() {
		fail("non-integer argument")
	}
	e.p.Charge(int64(len(v)) * int64(len(v)) / 1024)
	n, _ := new(big.Int).SetString(string(v), 10)
	return n
}

// next takes the argument s if it comes next.
func (e *exprEval) next(s string) bool {
	if e.pos < len(e.args) && e.args[e.pos] == s {
		e.pos++
		return true
	}
	return false
}

func (e *exprEval) need() {
	if e.pos >= len(e.args) {
		e.syntax("missing argument after %s", gnu.Quote(e.p, e.args[e.pos-1]))
	}
}

func (e *exprEval) or(eval bool) exprValue {
	l := e.and(eval)
	for e.next("|") {
		r := e.and(eval && l.null())
		if l.null() {
			l = r
			if l.null() {
				l = "0"
			}
		}
	}
	return l
}

func (e *exprEval) and(eval bool) exprValue {
	l := e.comparison(eval)
	for e.next("&") {
		r := e.comparison(eval && !l.null())
		if l.null() || r.null() {
			l = "0"
		}
	}
	return l
}

func (e *exprEval) comparison(eval bool) exprValue {
	l := e.sum(eval)
	for {
		op := ""
		for _, o := range []string{"<=", "<", "==", "=", "!=", ">=", ">"} {
			if e.next(o) {
				op = o
				break
			}
		}
		if op == "" {
			return l
		}
		r := e.sum(eval)
		if !eval {
			continue
		}
		c := 0
		if l.isInt() && r.isInt() {
			c = e.int(l).Cmp(e.int(r))
		} else {
			c = strings.Compare(string(l), string(r))
		}
		ok := false
		switch op {
		case "<":
			ok = c < 0
		case "<=":
			ok = c <= 0
		case "=", "==":
			ok = c == 0
		case "!=":
			ok = c != 0
		case ">=":
			ok = c >= 0
		case ">":
			ok = c > 0
		}
		l = "0"
		if ok {
			l = "1"
		}
	}
}

func (e *exprEval) sum(eval bool) exprValue {
	l := e.product(eval)
	for {
		minus := false
		switch {
		case e.next("+"):
		case e.next("-"):
			minus = true
		default:
			return l
		}
		r := e.product(eval)
		if !eval {
			continue
		}
		a, b := e.int(l), e.int(r)
		if minus {
			a.Sub(a, b)
		} else {
			a.Add(a, b)
		}
		l = exprValue(a.String())
	}
}

func (e *exprEval) product(eval bool) exprValue {
	l := e.match(eval)
	for {
		op := byte(0)
		for _, o := range []string{"*", "/", "%"} {
			if e.next(o) {
				op = o[0]
				break
			}
		}
		if op == 0 {
			return l
		}
		r := e.match(eval)
		if !eval {
			continue
		}
		a, b := e.int(l), e.int(r)
		if op != '*' && b.Sign() == 0 {
			fail("division by zero")
		}
		switch op {
		case '*':
			a.Mul(a, b)
		case '/':
			a.Quo(a, b)
		case '%':
			a.Rem(a, b)
		}
		l = exprValue(a.String())
	}
}

func (e *exprEval) match(eval bool) exprValue {
	l := e.function(eval)
	for e.next(":") {
		r := e.function(eval)
		if eval {
			l = e.colon(l, r)
		}
	}
	return l
}

// colon matches a pattern at the start of s: the group \(…\) if there is one, else
// the number of characters.
func (e *exprEval) colon(s, pattern exprValue) exprValue {
	re, err := regex.Compile(string(pattern), regex.Options{Dialect: regex.CoreutilsBRE, Bytes: !e.p.UTF8(), Meter: e.p.Meter})
	if err != nil {
		fail(err.Error())
	}
	loc := re.FindSubmatch(nil, []byte(s), 0, regex.Anchored)
	switch {
	case re.NumSubexp() > 0:
		if len(loc) < 4 || loc[2] < 0 {
			return ""
		}
		return s[loc[2]:loc[3]]
	case len(loc) < 2:
		return "0"
	}
	return exprValue(fmt.Sprint(e.length(string(s[:loc[1]]))))
}

func (e *exprEval) length(s string) int {
	if e.p.UTF8() {
		return utf8.RuneCountInString(s)
	}
	return len(s)
}

func (e *exprEval) function(eval bool) exprValue {
	switch {
	case e.next("+"):
		e.need()
		return e.literal()
	case e.next("length"):
		v := e.function(eval)
		return exprValue(fmt.Sprint(e.length(string(v))))
	case e.next("match"):
		l := e.function(eval)
		r := e.function(eval)
		if !eval {
			return l
		}
		return e.colon(l, r)
	case e.next("index"):
		l := e.function(eval)
		r := e.function(eval)
		return exprValue(fmt.Sprint(e.index(string(l), string(r))))
	case e.next("substr"):
		s := e.function(eval)
		from := e.function(eval)
		count := e.function(eval)
		return e.substr(string(s), from, count)
	}
	return e.primary(eval)
}

func (e *exprEval) index(s, set string) int {
	if !e.p.UTF8() {
		return strings.IndexAny(s, set) + 1
	}
	n := 0
	for i := 0; i < len(s); {
		_, size := utf8.DecodeRuneInString(s[i:])
		n++
		if strings.Contains(set, s[i:i+size]) {
			return n
		}
		i += size
	}
	return 0
}

func (e *exprEval) substr(s string, from, count exprValue) exprValue {
	if !from.isInt() || !count.isInt() {
		return ""
	}
	a, n := e.int(from), e.int(count)
	if a.Sign() <= 0 || n.Sign() <= 0 {
		return ""
	}
	length := e.length(s)
	if !a.IsInt64() || a.Int64() > int64(length) {
		return ""
	}
	start := int(a.Int64()) - 1
	end := length
	if n.IsInt64() && n.Int64() < int64(length-start) {
		end = start + int(n.Int64())
	}
	if !e.p.UTF8() {
		return exprValue(s[start:end])
	}
	at := func(n int) int {
		i := 0
		for ; n > 0; n-- {
			_, size := utf8.DecodeRuneInString(s[i:])
			i += size
		}
		return i
	}
	return exprValue(s[at(start):at(end)])
}

func (e *exprEval) literal() exprValue {
	e.pos++
	return exprValue(e.args[e.pos-1])
}

func (e *exprEval) primary(eval bool) exprValue {
	e.p.Charge(fuel.Step)
	if e.depth++; e.depth > maxExprDepth {
		fail("expression nested too deeply")
	}
	defer func() { e.depth-- }()
	fuel.Relieve(e.depth)
	if e.pos >= len(e.args) {
		e.need()
	}
	if e.next("(") {
		v := e.or(eval)
		if e.pos >= len(e.args) {
			e.syntax("expecting ')' after %s", gnu.Quote(e.p, e.args[e.pos-1]))
		}
		if !e.next(")") {
			e.syntax("expecting ')' instead of %s", gnu.Quote(e.p, e.args[e.pos]))
		}
		return v
	}
	if e.args[e.pos] == ")" {
		e.syntax("unexpected ')'")
	}
	return e.literal()
}
