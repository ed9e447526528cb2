// Package arith evaluates the arithmetic expressions of bash on 64-bit integers
// that wrap around (bash manual, "Shell Arithmetic").
//
// An expression is compiled once to a small program for a stack machine and
// cached by its text. bash evaluates while it parses: side effects before a syntax
// error happen, and the error wins over what stands behind it. The compiler
// therefore emits code in bash's order of evaluation, and a syntax error becomes
// the program's last instruction.
//
// A variable's value is an expression itself and is evaluated recursively, to a
// depth of 1024.
package arith

import (
	"fmt"
	"strconv"
	"strings"

	"ambit/core/fuel"
)

// Ref is an array element whose subscript has been evaluated.
type Ref struct {
	Name  string
	Key   string // of an associative array
	Index int64  // of an indexed array
	Assoc bool
}

// Env holds the variables that expressions use.
type Env interface {
	// Get is the value of a variable. An unset one is "" unless set -u makes it an
	// error.
	Get(name string) (string, error)
	// Set assigns the decimal form of n.
	Set(name string, n int64) error
	// Ref evaluates the subscript of name[sub].
	Ref(name, sub string) (Ref, error)
	// GetRef is the value of an element.
	GetRef(r Ref) (string, error)
	// SetRef assigns the decimal form of n to an element.
	SetRef(r Ref, n int64) error
}

// Error is a failed evaluation.
type Error struct {
	Expr  string // the expression, without leading blanks
	Msg   string
	Token string // the text from the offending token on
}

func (e *Error) Error() string {
	return fmt.Sprintf("%s: %s (error token is \"%s\")", e.Expr, e.Msg, e.Token)
}

const (
	maxDepth   = 1023    // nested evaluations of variables, as in bash
	maxNesting = 500     // nested parentheses and right-associative operators
	cacheBytes = 1 << 20 // cached programs and their text
)

// Cache holds compiled programs. It may serve several evaluators of one call.
type Cache struct {
	programs map[string]*program
	size     int
}

// get is the program of expr. It is counted as memory until the caller frees what
// p.counted says; a cached one is not.
func (c *Cache) get(expr string, m *fuel.Meter) *program {
	if p, ok := c.programs[expr]; ok {
		return p
	}
	m.Bytes(len(expr))
	p := compile(expr, m)
	cost := len(expr) + 200 + instrBytes*len(p.code)
	if c.programs == nil || c.size+cost > cacheBytes {
		c.programs = map[string]*program{}
		c.size = 0
	}
	if cost < cacheBytes/4 {
		m.Free(p.counted)
		p.counted = 0
		c.programs[strings.Clone(expr)] = p
		c.size += cost
	}
	return p
}

// Evaluator evaluates expressions against an Env.
type Evaluator struct {
	Env   Env
	Meter *fuel.Meter
	Cache *Cache

	stack []int64
	refs  []Ref
	depth int
}

// Eval evaluates expr. The error is an *Error or one that Env returned. A blank
// expression is 0.
func (e *Evaluator) Eval(expr string) (int64, error) {
	if n, ok := literal(expr); ok {
		e.Meter.Charge(fuel.Step)
		return n, nil
	}
	stack, refs, depth := len(e.stack), len(e.refs), e.depth
	p := e.Cache.get(expr, e.Meter)
	n, err := e.run(p)
	e.Meter.Free(p.counted)
	e.stack, e.refs, e.depth = e.stack[:stack], e.refs[:refs], depth
	return n, err
}

// literal parses the usual value of a variable, a plain decimal number.
func literal(s string) (int64, bool) {
	digits := s
	if len(digits) > 1 && digits[0] == '-' {
		digits = digits[1:]
	}
	if len(digits) == 0 || len(digits) > 18 || (digits[0] == '0' && len(digits) > 1) {
		return 0, false
	}
	var n int64
	for i := 0; i < len(digits); i++ {
		c := digits[i] - '0'
		if c > 9 {
			return 0, false
		}
		n = n*10 + int64(c)
	}
	if len(digits) != len(s) {
		n = -n
	}
	return n, true
}

// value evaluates the value of a variable met in p at the token that starts at.
func (e *Evaluator) value(p *program, at int, s string) (int64, error) {
	if n, ok := literal(s); ok {
		return n, nil
	}
	if s == "" {
		return 0, nil
	}
	if e.depth >= maxDepth {
		return 0, p.fail(at, "expression recursion level exceeded")
	}
	e.depth++
	fuel.Relieve(e.depth)
	n, err := e.Eval(s)
	e.depth--
	return n, err
}

func (e *Evaluator) push(n int64) { e.stack = append(e.stack, n) }

func (e *Evaluator) pop() int64 {
	n := e.stack[len(e.stack)-1]
	e.stack = e.stack[:len(e.stack)-1]
	return n
}

func (e *Evaluator) popRef() Ref {
	r := e.refs[len(e.refs)-1]
	e.refs = e.refs[:len(e.refs)-1]
	return r
}

func (e *Evaluator) run(p *program) (int64, error) {
	e.Meter.Charge(int64(len(p.code)) * fuel.Step)
	for pc := 0; pc < len(p.code); pc++ {
		in := &p.code[pc]
		switch in.op {
		case opNum:
			e.push(in.n)
		case opLoad:
			s, err := e.Env.Get(in.name)
			if err != nil {
				return 0, err
			}
			n, err := e.value(p, in.at, s)
			if err != nil {
				return 0, err
			}
			e.push(n)
		case opLoadElem, opLoadRef:
			if err := e.loadElem(p, in); err != nil {
				return 0, err
			}
		case opStore:
			if err := e.Env.Set(in.name, e.stack[len(e.stack)-1]); err != nil {
				return 0, err
			}
		case opStoreElem:
			r, err := e.Env.Ref(in.name, in.sub)
			if err == nil {
				err = e.Env.SetRef(r, e.stack[len(e.stack)-1])
			}
			if err != nil {
				return 0, err
			}
		case opStoreRef:
			if err := e.Env.SetRef(e.popRef(), e.stack[len(e.stack)-1]); err != nil {
				return 0, err
			}
		case opPost:
			// The old value is the result; what is stored is one more or less.
			n := e.stack[len(e.stack)-1] + in.n
			var err error
			if in.name != "" {
				err = e.Env.Set(in.name, n)
			} else {
				err = e.Env.SetRef(e.popRef(), n)
			}
			if err != nil {
				return 0, err
			}
		case opAdd:
			e.stack[len(e.stack)-1] += in.n
		case opDrop:
			e.pop()
		case opUnary:
			top := &e.stack[len(e.stack)-1]
			*top = unary(in.c, *top)
		case opBinary:
			y := e.pop()
			top := &e.stack[len(e.stack)-1]
			n, msg := binary(in.c, *top, y)
			if msg != "" {
				return 0, p.fail(in.at, msg)
			}
			*top = n
		case opBool:
			top := &e.stack[len(e.stack)-1]
			*top = truth(*top != 0)
		case opJump:
			pc = int(in.n) - 1
		case opJumpZero:
			if e.pop() == 0 {
				pc = int(in.n) - 1
			}
		case opAnd: // skip the right side, leaving 0, if the left one is 0
			if top := &e.stack[len(e.stack)-1]; *top == 0 {
				pc = int(in.n) - 1
			} else {
				e.pop()
			}
		case opOr:
			if top := &e.stack[len(e.stack)-1]; *top != 0 {
				*top = 1
				pc = int(in.n) - 1
			} else {
				e.pop()
			}
		case opFail:
			return 0, p.failure
		}
	}
	if len(e.stack) == 0 {
		return 0, nil
	}
	return e.stack[len(e.stack)-1], nil
}

func (e *Evaluator) loadElem(p *program, in *instr) error {
	r, err := e.Env.Ref(in.name, in.sub)
	if err != nil {
		return err
	}
	s, err := e.Env.GetRef(r)
	if err != nil {
		return err
	}
	n, err := e.value(p, in.at, s)
	if err != nil {
		return err
	}
	if in.op == opLoadRef {
		e.refs = append(e.refs, r)
	}
	e.push(n)
	return nil
}

func truth(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

func unary(op token, n int64) int64 {
	switch op {
	case '!':
		return truth(n == 0)
	case '~':
		return ^n
	case '-':
		return -n
	}
	return n
}

func binary(op token, x, y int64) (n int64, msg string) {
	switch op {
	case '+':
		return x + y, ""
	case '-':
		return x - y, ""
	case '*':
		return x * y, ""
	case '/', '%':
		switch {
		case y == 0:
			return 0, "division by 0"
		case y == -1 && op == '/': // the smallest integer wraps instead of trapping
			return -x, ""
		case y == -1:
			return 0, ""
		case op == '/':
			return x / y, ""
		}
		return x % y, ""
	case tokPower:
		if y < 0 {
			return 0, "exponent less than 0"
		}
		return power(x, y), ""
	case '&':
		return x & y, ""
	case '|':
		return x | y, ""
	case '^':
		return x ^ y, ""
	case tokShl:
		return x << (uint64(y) & 63), ""
	case tokShr:
		return x >> (uint64(y) & 63), ""
	case '<':
		return truth(x < y), ""
	case '>':
		return truth(x > y), ""
	case tokLeq:
		return truth(x <= y), ""
	case tokGeq:
		return truth(x >= y), ""
	case tokEq:
		return truth(x == y), ""
	case tokNeq:
		return truth(x != y), ""
	}
	return 0, ""
}

func power(x, y int64) int64 {
	result := int64(1)
	for ; y > 0; y >>= 1 {
		if y&1 != 0 {
			result *= x
		}
		x *= x
	}
	return result
}

// Format is the decimal form of n, as it is stored in a variable.
func Format(n int64) string { return strconv.FormatInt(n, 10) }
