package calc

import (
	"fmt"
	"io"
	"math"
	"strconv"
	"strings"

	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/lineio"
)

func init() {
	command.Register(command.Spec{
		Name: "bc", Summary: "an arbitrary precision calculator language", Run: runBc, ShortName: true,
		Unwritable: command.Unwritable{Text: "dc: could not write output file: {error}\n"},
	})
}

var bcOpts = gnu.Options(
	command.Opt{Short: 'c', Long: "compile"},
	command.Opt{Short: 'h', ID: gnu.HelpID},
	command.Opt{Short: 'i', Long: "interactive"},
	command.Opt{Short: 'l', Long: "mathlib"},
	command.Opt{Short: 'q', Long: "quiet"},
	command.Opt{Short: 's', Long: "standard"},
	command.Opt{Short: 'v', ID: gnu.VersionID},
	command.Opt{Short: 'w', Long: "warn"},
)

// bcArray is sparse: index → value.
type bcArray map[int64]decimal

// bc is the state of the calculator.
type bc struct {
	arith
	ibase, obase int
	last         decimal
	vars         map[string]decimal
	arrays       map[string]bcArray
	funcs        map[string]*bcFunc
	mathlib      bool
	column       int
	lineLength   int
	depth        int // calls of functions
	nest         int // expressions inside each other
	function     string
	input        *lineio.Reader // where read() reads
	elements     int64
	result       decimal // of a return
	hidden       []bcHidden
}

// Control flow of statements.
type bcSignal uint8

const (
	bcNext bcSignal = iota
	bcBreak
	bcContinue
	bcReturn
)

// bcHalt ends the program; bcRuntimeError ends the line.
type bcHalt struct{}
type bcRuntimeError struct{ msg string }

const maxBcCalls = 1000

func runBc(p *command.Proc) (status int) {
	b := &bc{arith: arith{p: p}, ibase: 10, obase: 10, last: fromInt(0), vars: map[string]decimal{}, arrays: map[string]bcArray{},
		funcs: map[string]*bcFunc{}, lineLength: 70, function: "(main)"}
	g := p.Getopt(bcOpts)
	for g.Next() {
		switch g.Opt {
		case 'l':
			b.mathlib = true
			b.scale = 20
		case 'c', 'i', 'q', 's', 'w':
		default:
			return gnu.HelpOrVersion(p, g.Opt, "%s [options] [file ...]\nEvaluate the files, then standard input.", bcOpts)
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	if v, ok := p.Getenv("BC_LINE_LENGTH"); ok {
		if n, err := strconv.Atoi(v); err == nil && (n == 0 || n > 2) {
			b.lineLength = n
		}
	}
	defer func() { p.Meter.Free(b.elements) }()
	defer func() {
		if r := recover(); r != nil {
			if _, ok := r.(bcHalt); !ok {
				panic(r)
			}
		}
	}()
	for _, name := range g.Operands {
		in, err := p.Open(name)
		if err != nil {
			p.Stdout.Flush()
			fmt.Fprintf(p.Stderr, "File %s is unavailable.\n", name)
			return 1
		}
		b.run(in, name)
		in.Close()
	}
	b.run(p.Stdin, "(standard_in)")
	return 0
}

// run executes a program line by line.
func (b *bc) run(in io.Reader, name string) {
	r := lineio.NewReader(in, b.p.Meter)
	defer r.Close()
	b.input = r
	var src strings.Builder
	held := int64(0)
	defer func() { b.p.Meter.Free(held) }()
	for {
		chunk, err := r.ReadChunk(0)
		if err != nil {
			break
		}
		b.p.Charge(int64(len(chunk)))
		b.p.Meter.Alloc(int64(len(chunk)))
		held += int64(len(chunk))
		src.Write(chunk)
	}
	p := &bcParser{lex: &bcLexer{src: src.String(), line: 1}, funcs: func(f *bcFunc) { b.funcs[f.name] = f }}
	for {
		p.advance()
		p.newlines()
		if p.tok.kind == 0 {
			return
		}
		node, ok := b.parseLine(p, name)
		if ok && node != nil {
			b.execute(node)
		}
		if p.tok.kind == 0 {
			return
		}
	}
}

// parseLine reads a line; after a syntax error it skips to the next one.
func (b *bc) parseLine(p *bcParser, name string) (node *bcNode, ok bool) {
	defer func() {
		if r := recover(); r != nil {
			e, isSyntax := r.(bcSyntaxError)
			if !isSyntax {
				panic(r)
			}
			b.p.Stdout.Flush()
			fmt.Fprintf(b.p.Stderr, "%s %d: %s\n", name, e.line, e.text)
			p.depth = 0
			for p.tok.kind != '\n' && p.tok.kind != 0 {
				p.advance()
			}
			ok = false
		}
	}()
	return p.line(), true
}

// execute runs a line; a runtime error ends it.
func (b *bc) execute(n *bcNode) {
	defer func() {
		if r := recover(); r != nil {
			e, ok := r.(bcRuntimeError)
			if !ok {
				panic(r)
			}
			b.p.Stdout.Flush()
			fmt.Fprintf(b.p.Stderr, "Runtime error (func=%s, adr=0): %s\n", b.function, e.msg)
			b.restore(0)
			b.depth, b.function = 0, "(main)"
		}
	}()
	b.statement(n)
}

func (b *bc) fail(format string, args ...any) {
	panic(bcRuntimeError{fmt.Sprintf(format, args...)})
}

func (b *bc) warn(msg string) {
	b.p.Stdout.Flush()
	fmt.Fprintf(b.p.Stderr, "Runtime warning (func=%s, adr=0): %s\n", b.function, msg)
}

// put prints program output, breaking long lines.
func (b *bc) put(s string) {
	out := b.p.Stdout
	for i := 0; i < len(s); i++ {
		if s[i] == '\n' {
			b.column = 0
		} else if b.column++; b.lineLength > 0 && b.column == b.lineLength-1 {
			out.WriteString("\\\n")
			b.column = 1
		}
		out.WriteByte(s[i])
	}
}

func (b *bc) statement(n *bcNode) bcSignal {
	b.p.Charge(2 * fuel.Step)
	switch n.op {
	case "block":
		for _, s := range n.args {
			if sig := b.statement(s); sig != bcNext {
				return sig
			}
		}
	case "string":
		b.put(n.name)
	case "show":
		if e := n.args[0]; e.op == "call" {
			if f := b.funcs[e.name]; f != nil && f.void {
				b.eval(e)
				return bcNext
			}
		}
		v := b.eval(n.args[0])
		b.last = v
		b.put(v.format(b.p, b.obase) + "\n")
	case "quiet":
		b.eval(n.args[0])
	case "print":
		for _, a := range n.args {
			if a.op == "string" {
				b.put(unescapePrint(a.name))
			} else {
				v := b.eval(a)
				b.last = v
				b.put(v.format(b.p, b.obase))
			}
		}
	case "if":
		if !b.eval(n.args[0]).isZero() {
			return b.statement(n.args[1])
		}
		if n.els != nil {
			return b.statement(n.els)
		}
	case "for":
		return b.loop(n)
	case "break":
		return bcBreak
	case "continue":
		return bcContinue
	case "return":
		b.result = fromInt(0)
		if len(n.args) > 0 {
			b.result = b.eval(n.args[0])
		}
		return bcReturn
	case "halt":
		panic(bcHalt{})
	case "limits":
		b.put("BC_BASE_MAX     = 2147483647\nBC_DIM_MAX      = 16777215\nBC_SCALE_MAX    = 2147483647\nBC_STRING_MAX   = 2147483647\nMAX Exponent    = 9223372036854775807\nNumber of vars  = 32767\n")
	}
	return bcNext
}

func (b *bc) loop(n *bcNode) bcSignal {
	if n.args[0] != nil {
		b.eval(n.args[0])
	}
	for n.args[1] == nil || !b.eval(n.args[1]).isZero() {
		b.p.Charge(fuel.LoopPass)
		switch b.statement(n.args[3]) {
		case bcBreak:
			return bcNext
		case bcReturn:
			return bcReturn
		}
		if n.args[2] != nil {
			b.eval(n.args[2])
		}
	}
	return bcNext
}

func unescapePrint(s string) string {
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] != '\\' || i+1 == len(s) {
			b.WriteByte(s[i])
			continue
		}
		i++
		if k := strings.IndexByte("abfnqrt\\", s[i]); k >= 0 {
			b.WriteByte("\a\b\f\n\"\r\t\\"[k])
		} else {
			b.WriteByte('\\')
			b.WriteByte(s[i])
		}
	}
	return b.String()
}

func (b *bc) eval(n *bcNode) decimal {
	b.nest++
	defer func() { b.nest-- }()
	fuel.Relieve(b.nest)
	b.p.Charge(2 * fuel.Step)
	switch n.op {
	case "num":
		b.p.Charge(int64(len(n.name)) * int64(len(n.name)) / 4096)
		return parseNumber(n.name, b.ibase)
	case "paren":
		return b.eval(n.args[0])
	case "neg":
		return b.eval(n.args[0]).neg()
	case "!":
		return fromBool(b.eval(n.args[0]).isZero())
	case "&&", "||":
		l := !b.eval(n.args[0]).isZero()
		if l == (n.op == "||") {
			return fromBool(l)
		}
		return fromBool(!b.eval(n.args[1]).isZero())
	case "<", "<=", ">", ">=", "==", "!=":
		c := b.eval(n.args[0]).cmp(b.eval(n.args[1]))
		return fromBool(map[string]bool{"<": c < 0, "<=": c <= 0, ">": c > 0, ">=": c >= 0, "==": c == 0, "!=": c != 0}[n.op])
	case "+", "-", "*", "/", "%", "^":
		l := b.eval(n.args[0])
		return b.binary(n.op, l, b.eval(n.args[1]))
	case "var", "elem", "scale", "ibase", "obase", "last":
		return b.place(n).get()
	case "assign":
		pl := b.place(n.args[0])
		v := b.eval(n.args[1])
		if n.name != "" {
			v = b.binary(n.name, pl.get(), v)
		}
		pl.set(v)
		if n.args[0].op == "var" || n.args[0].op == "elem" {
			return v
		}
		return pl.get()
	case "pre++", "pre--", "post++", "post--":
		pl := b.place(n.args[0])
		old := pl.get()
		step := fromInt(1)
		if strings.HasSuffix(n.op, "--") {
			step = fromInt(-1)
		}
		v := b.add(old, step)
		pl.set(v)
		if strings.HasPrefix(n.op, "post") {
			return old
		}
		return v
	case "scale()":
		return fromInt(int64(b.eval(n.args[0]).scale))
	case "length()":
		return fromInt(int64(b.eval(n.args[0]).length()))
	case "sqrt()":
		v := b.eval(n.args[0])
		if v.v.Sign() < 0 {
			b.fail("Square root of a negative number")
		}
		return b.sqrt(v)
	case "read":
		return fromInt(0)
	case "call":
		return b.call(n)
	}
	return fromInt(0)
}

func (b *bc) binary(op string, l, r decimal) decimal {
	switch op {
	case "+":
		return b.add(l, r)
	case "-":
		return b.sub(l, r)
	case "*":
		return b.mul(l, r)
	case "^":
		if r.truncate(0).withScale(r.scale).cmp(r) != 0 {
			b.warn("non-zero scale in exponent")
		}
		e, ok := r.int()
		if !ok {
			b.fail("exponent too large in raise")
		}
		if e < 0 && l.isZero() {
			b.fail("Divide by zero")
		}
		return b.pow(l, e)
	}
	if r.isZero() {
		if op == "%" {
			b.fail("Modulo by zero")
		}
		b.fail("Divide by zero")
	}
	if op == "/" {
		return b.div(l, r, b.scale)
	}
	_, m := b.mod(l, r)
	return m
}

// bcPlace is something that can be assigned to.
type bcPlace struct {
	get func() decimal
	set func(decimal)
}

func (b *bc) place(n *bcNode) bcPlace {
	switch n.op {
	case "var":
		vars := b.vars
		return bcPlace{func() decimal {
			if v, ok := vars[n.name]; ok {
				return v
			}
			return fromInt(0)
		}, func(v decimal) { vars[n.name] = v }}
	case "elem":
		i, ok := b.eval(n.args[0]).int()
		if !ok || i < 0 || i > 1<<24 {
			b.fail("Array %s subscript out of bounds.", n.name)
		}
		arr := b.array(n.name)
		return bcPlace{func() decimal {
			if v, ok := arr[i]; ok {
				return v
			}
			return fromInt(0)
		}, func(v decimal) {
			if _, ok := arr[i]; !ok {
				b.p.Meter.Alloc(64)
				b.elements += 64
			}
			arr[i] = v
		}}
	case "last":
		return bcPlace{func() decimal { return b.last }, func(v decimal) { b.last = v }}
	case "scale":
		return bcPlace{func() decimal { return fromInt(int64(b.scale)) }, func(v decimal) {
			s, ok := v.int()
			switch {
			case v.v.Sign() < 0:
				b.warn("negative scale, set to 0")
				s = 0
			case !ok || s > maxScale:
				b.guard(math.MaxInt64 / 4)
			}
			b.scale = int(s)
		}}
	}
	base, high := &b.ibase, int64(36)
	if n.op == "obase" {
		base, high = &b.obase, math.MaxInt32
	}
	return bcPlace{func() decimal { return fromInt(int64(*base)) }, func(v decimal) {
		s, ok := v.int()
		switch {
		case v.v.Sign() < 0 || ok && s < 2:
			b.warn(n.op + " too small, set to 2")
			s = 2
		case !ok || s > high:
			b.warn(fmt.Sprintf("%s too large, set to %d", n.op, high))
			s = high
		}
		*base = int(s)
	}}
}

func (b *bc) array(name string) bcArray {
	arr, ok := b.arrays[name]
	if !ok {
		arr = bcArray{}
		b.arrays[name] = arr
	}
	return arr
}

// call runs a function: its parameters and autos hide the variables of those
// names until it returns, since bc scopes dynamically.
func (b *bc) call(n *bcNode) decimal {
	f := b.funcs[n.name]
	if f == nil {
		if v, ok := b.mathCall(n); ok {
			return v
		}
		b.fail("Function %s not defined.", n.name)
	}
	if len(n.args) != len(f.params) {
		b.fail("Parameter number mismatch")
	}
	if b.depth++; b.depth > maxBcCalls {
		b.p.Meter.Alloc(math.MaxInt64 / 4)
	}
	fuel.Relieve(b.depth)
	values := make([]decimal, len(n.args))
	arrays := make([]bcArray, len(n.args))
	for i, a := range n.args {
		switch {
		case (a.op == "array") != f.params[i].array:
			b.fail("Parameter type mismatch, parameter %s.", f.params[i].name)
		case a.op != "array":
			values[i] = b.eval(a)
		case f.params[i].ref:
			arrays[i] = b.array(a.name)
		default:
			arrays[i] = bcArray{}
			for k, v := range b.array(a.name) {
				b.p.Charge(1)
				arrays[i][k] = v
			}
		}
	}
	outer := len(b.hidden)
	for i, q := range f.params {
		b.hide(q, values[i], arrays[i])
	}
	for _, q := range f.autos {
		b.hide(q, fromInt(0), bcArray{})
	}
	caller := b.function
	b.function = f.name
	b.result = fromInt(0)
	b.statement(f.body)
	v := b.result
	b.result = fromInt(0)
	b.restore(outer)
	b.function = caller
	b.depth--
	return v
}

// bcHidden is a variable that a parameter or an auto variable hides.
type bcHidden struct {
	param bcParam
	value decimal
	array bcArray
	had   bool
}

func (b *bc) hide(q bcParam, v decimal, arr bcArray) {
	h := bcHidden{param: q}
	if q.array {
		h.array, h.had = b.arrays[q.name]
		b.arrays[q.name] = arr
	} else {
		h.value, h.had = b.vars[q.name]
		b.vars[q.name] = v
	}
	b.hidden = append(b.hidden, h)
}

// restore brings back what was hidden since there were n hidden variables.
func (b *bc) restore(n int) {
	for i := len(b.hidden) - 1; i >= n; i-- {
		switch h := b.hidden[i]; {
		case h.param.array && h.had:
			b.arrays[h.param.name] = h.array
		case h.param.array:
			delete(b.arrays, h.param.name)
		case h.had:
			b.vars[h.param.name] = h.value
		default:
			delete(b.vars, h.param.name)
		}
	}
	b.hidden = b.hidden[:n]
}

// mathCall is a function of bc -l.
func (b *bc) mathCall(n *bcNode) (decimal, bool) {
	want := 1
	switch n.name {
	case "s", "c", "a", "l", "e":
	case "j":
		want = 2
	default:
		return decimal{}, false
	}
	if !b.mathlib || len(n.args) != want {
		return decimal{}, false
	}
	x := b.eval(n.args[0])
	y := fromInt(0)
	if want == 2 {
		y = b.eval(n.args[1])
	}
	return b.math(n.name, x, y)
}
