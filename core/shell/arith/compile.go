package arith

import (
	"strings"

	"ambit/core/fuel"
)

type opcode uint8

const (
	opNum       opcode = iota // push n
	opLoad                    // push the value of name
	opLoadElem                // push the value of name[sub]
	opLoadRef                 // the same, and remember the element for opStoreRef or opPost
	opStore                   // name = top
	opStoreElem               // name[sub] = top, the subscript being evaluated now
	opStoreRef                // remembered element = top
	opPost                    // name, or the remembered element, = top + n; top stays
	opAdd                     // top += n
	opDrop                    // pop
	opUnary                   // top = c top
	opBinary                  // pop y, x; push x c y
	opBool                    // top = top != 0
	opJump                    // to n
	opJumpZero                // pop; if 0 to n
	opAnd                     // if top is 0 to n, else pop
	opOr                      // if top is not 0 set it to 1 and jump to n, else pop
	opFail                    // the syntax error
)

type instr struct {
	op   opcode
	c    token
	at   int // where the error token starts if this instruction fails
	n    int64
	name string
	sub  string
}

type program struct {
	expr    string
	code    []instr
	failure *Error
	counted int64 // bytes of code counted as memory
}

// instrBytes is what an instruction takes in memory.
const instrBytes = 64

// freeCode is how many instructions are not counted as memory.
const freeCode = 1024

func (p *program) fail(at int, msg string) *Error {
	return failure(p.expr, at, msg)
}

func failure(expr string, at int, msg string) *Error {
	return &Error{Expr: strings.TrimLeft(expr, " \t"), Msg: msg, Token: expr[min(at, len(expr)):]}
}

// binding powers of the left-associative operators; && and || are handled with
// them since they bind less than |.
var power0 = [256]uint8{
	tokLor: 1, tokLand: 2, '|': 3, '^': 4, '&': 5, tokEq: 6, tokNeq: 6,
	'<': 7, '>': 7, tokLeq: 7, tokGeq: 7, tokShl: 8, tokShr: 8,
	'+': 9, '-': 9, '*': 10, '/': 10, '%': 10,
}

// abort unwinds the compiler at a syntax error.
type abort struct{}

type compiler struct {
	lexer
	meter *fuel.Meter
	alloc int64 // counted on the meter
	code  []instr
	open  []int // jumps whose target is not known yet
	depth int
}

// compile makes the program of expr. The caller frees what p.counted says.
func compile(expr string, m *fuel.Meter) (p *program) {
	c := &compiler{lexer: lexer{src: expr}, meter: m}
	p = &program{expr: expr}
	defer func() {
		if r := recover(); r != nil {
			if _, ok := r.(abort); !ok {
				panic(r)
			}
			// Whatever was being skipped is still parsed by bash: all paths end here.
			for _, at := range c.open {
				c.code[at].n = int64(len(c.code))
			}
			c.code = append(c.code, instr{op: opFail})
			p.failure = c.failure
		}
		p.code, p.counted = c.code, c.alloc
	}()
	if strings.TrimLeft(expr, " \t\n\r") == "" {
		return p
	}
	c.next()
	c.comma()
	if c.cur != tokEnd {
		c.fail("syntax error in expression")
	}
	return p
}

func (c *compiler) emit(in instr) int {
	if len(c.code) == cap(c.code) && len(c.code) >= freeCode {
		n := int64(len(c.code)) * instrBytes // the new array is twice as large
		c.meter.Alloc(2 * n)
		c.alloc += 2 * n
	}
	c.code = append(c.code, in)
	return len(c.code) - 1
}

// jump emits a jump to a place that land sets later.
func (c *compiler) jump(op opcode) int {
	at := c.emit(instr{op: op})
	c.open = append(c.open, at)
	return at
}

func (c *compiler) land(at int) {
	c.code[at].n = int64(len(c.code))
	for i := len(c.open) - 1; i >= 0; i-- {
		if c.open[i] == at {
			c.open = append(c.open[:i], c.open[i+1:]...)
			return
		}
	}
}

func (c *compiler) enter() {
	if c.depth++; c.depth > maxNesting {
		c.fail("expression recursion level exceeded")
	}
	fuel.Relieve(c.depth)
}

// next reads a token. The value of a variable is pushed as soon as its name is
// read, which is when bash evaluates it.
func (c *compiler) next() {
	before := c.cur
	c.read()
	if before == tokNum || before == tokName || before == ')' {
		c.stray()
		return
	}
	switch c.cur {
	case tokNum:
		c.emit(instr{op: opNum, n: c.num})
	case tokName:
		name, sub, elem, at := c.name, c.sub, c.elem, c.lasttp
		following := c.peek()
		increment := before == tokPreInc || before == tokPreDec
		switch {
		case following == '=' && !increment:
			c.emit(instr{op: opNum})
		case !elem:
			c.emit(instr{op: opLoad, name: name, at: at})
		case increment || following == tokAssign || following == tokPostInc || following == tokPostDec:
			c.emit(instr{op: opLoadRef, name: name, sub: sub, at: at})
		default:
			c.emit(instr{op: opLoadElem, name: name, sub: sub, at: at})
		}
	}
}

// stray is next for what follows an operand: another one is an error of syntax, but a
// variable that is not assigned to is evaluated before bash sees that, and so is what
// stands in front of it.
func (c *compiler) stray() {
	if c.cur != tokName {
		return
	}
	if c.peek() == '=' {
		return
	}
	op := opLoad
	if c.elem {
		op = opLoadElem
	}
	c.emit(instr{op: op, name: c.name, sub: c.sub, at: c.lasttp})
	c.emit(instr{op: opDrop})
}

func (c *compiler) comma() {
	c.enter()
	c.assign()
	for c.cur == ',' {
		c.emit(instr{op: opDrop})
		c.next()
		c.assign()
	}
	c.depth--
}

func (c *compiler) assign() {
	c.enter()
	c.cond()
	if c.cur == '=' || c.cur == tokAssign {
		plain, op := c.cur == '=', c.assignOp
		if c.last != tokName {
			c.fail("attempted assignment to non-variable")
		}
		name, sub, elem := c.name, c.sub, c.elem
		if plain {
			c.emit(instr{op: opDrop})
		}
		c.next()
		c.assign()
		if !plain {
			c.emit(instr{op: opBinary, c: op, at: c.lasttp})
		}
		switch {
		case !elem:
			c.emit(instr{op: opStore, name: name})
		case plain:
			c.emit(instr{op: opStoreElem, name: name, sub: sub})
		default:
			c.emit(instr{op: opStoreRef})
		}
		c.last = tokNum
	}
	c.depth--
}

func (c *compiler) cond() {
	c.binary(1)
	if c.cur != '?' {
		return
	}
	c.enter()
	otherwise := c.jump(opJumpZero)
	c.next()
	if c.cur == tokEnd || c.cur == ':' {
		c.fail("expression expected")
	}
	c.comma()
	if c.cur != ':' {
		c.fail("`:' expected for conditional expression")
	}
	end := c.jump(opJump)
	c.land(otherwise)
	// The skipped half must see a syntax error in the other one too, which it does
	// because open jumps are landed on it.
	c.next()
	if c.cur == tokEnd {
		c.fail("expression expected")
	}
	c.cond()
	c.land(end)
	c.last = tokCond
	c.depth--
}

func (c *compiler) binary(minimum uint8) {
	c.power()
	for {
		op := c.cur
		bp := power0[op]
		if bp < minimum || bp == 0 {
			return
		}
		var skip int
		switch op {
		case tokLand:
			skip = c.jump(opAnd)
		case tokLor:
			skip = c.jump(opOr)
		}
		at := c.afterOperator()
		c.next()
		c.binary(bp + 1)
		switch op {
		case tokLand, tokLor:
			c.emit(instr{op: opBool})
			c.land(skip)
		default:
			c.emit(instr{op: opBinary, c: op, at: at})
		}
		c.last = tokNum
	}
}

func (c *compiler) power() {
	c.unary()
	if c.cur != tokPower {
		return
	}
	c.enter()
	c.next()
	start := len(c.code)
	c.power()
	if n, ok := constant(c.code[start:]); ok && n < 0 {
		c.fail("exponent less than 0") // even in the half of an expression that is skipped
	}
	c.emit(instr{op: opBinary, c: tokPower, at: c.lasttp})
	c.last = tokNum
	c.depth--
}

// constant is the value of code that is a number with signs.
func constant(code []instr) (n int64, ok bool) {
	for i, in := range code {
		switch {
		case i == 0 && in.op == opNum:
			n = in.n
		case i > 0 && in.op == opUnary:
			n = unary(in.c, n)
		default:
			return 0, false
		}
	}
	return n, len(code) > 0
}

func (c *compiler) unary() {
	var ops []token
	for c.cur == '!' || c.cur == '~' || c.cur == '-' || c.cur == '+' {
		ops = append(ops, c.cur)
		c.next()
	}
	c.primary()
	for i := len(ops) - 1; i >= 0; i-- {
		if ops[i] != '+' {
			c.emit(instr{op: opUnary, c: ops[i]})
		}
	}
	if len(ops) > 0 {
		c.last = tokNum
	}
}

func (c *compiler) primary() {
	switch c.cur {
	case tokPreInc, tokPreDec:
		step := int64(1)
		if c.cur == tokPreDec {
			step = -1
		}
		c.next()
		if c.cur != tokName {
			c.fail("identifier expected after pre-increment or pre-decrement")
		}
		c.emit(instr{op: opAdd, n: step})
		if c.elem {
			c.emit(instr{op: opStoreRef})
		} else {
			c.emit(instr{op: opStore, name: c.name})
		}
		c.last, c.cur = tokPreInc, tokNum
		c.preIncremented = true
		c.next()
		c.preIncremented = false
	case '(':
		c.next()
		c.comma()
		if c.cur != ')' {
			c.fail("missing `)'")
		}
		c.next()
	case tokNum:
		c.next()
	case tokName:
		if following := c.peek(); following == tokPostInc || following == tokPostDec {
			step := int64(1)
			if following == tokPostDec {
				step = -1
			}
			in := instr{op: opPost, n: step}
			if !c.elem {
				in.name = c.name
			}
			c.emit(in)
			c.read()
			c.cur = tokNum
		}
		c.next()
	default:
		c.fail("syntax error: operand expected")
	}
}
