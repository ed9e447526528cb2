package jq

// op is what a node of a program does.
type op uint8

const (
	opIdentity op = iota
	opRecurse     // ..
	opLiteral     // v
	opField       // a | .s
	opIndex       // a | .[b]
	opSlice       // a | .[b:c]
	opEach        // a | .[]
	opPipe        // a | b
	opComma       // a, b
	opNeg         // -a
	opArith       // a s b
	opCompare     // a s b
	opAnd         // a and b
	opOr          // a or b
	opAlt         // a // b
	opAssign      // a = b
	opModify      // a |= b
	opArithMod    // a s= b
	opAltMod      // a //= b
	opIf          // if a then b else c
	opTry         // try a catch b
	opReduce      // reduce a as pats (b; c)
	opForeach     // foreach a as pats (b; c; d)
	opBind        // a as pats | b
	opLabel       // label $s | a
	opBreak       // break $s
	opVar         // $s
	opArray       // [a]
	opObject      // {list...}: pairs of key and value
	opString      // "…\(…)…": list, with format s
	opFormat      // @s
	opFunc        // def fn; a
	opCall        // s(list...)
	opClosure     // a parameter of the enclosing function
	opLoc         // $__loc__
	opNative      // a builtin with values as arguments
	opSpecial     // a builtin that takes filters
)

// node is one expression. After resolve it is immutable, but for the field cache.
type node struct {
	op     op
	single bool // gives exactly one output or an error
	pure   bool // does not read input nor write messages
	calm   bool // pure, and calls no function of the program, which may never give an output
	tail   bool // a | b whose b may end in a call of the function around it
	a      *node
	b      *node
	c      *node
	d      *node
	list   []*node
	s      string
	v      Value
	arith  byte // + - * / % for arithmetic; < l = n > g for comparison
	pats   []*pattern
	fn     *function
	native *native
	run    special
	hops   int // of variables, closures and functions: bindings to go up
	off    int // offset in the program's text, for messages
	shape  *shape
	slot   int
}

// pattern is a destructuring pattern.
type pattern struct {
	name  string // $name; also with a sub-pattern in an object
	array []*pattern
	keys  []patternKey
	isArr bool
	isObj bool
}

type patternKey struct {
	name string // $name as the key itself
	key  *node  // expression for the key
	sub  *pattern
}

// function is a definition in the program.
type function struct {
	name     string
	params   []string // "$x" for a value, "f" for a filter
	body     *node
	depth    int // bindings around the definition
	resolved bool
	calls    bool // recursive
}

func (f *function) arity() int { return len(f.params) }
