package calc

import (
	"fmt"
	"math"
	"math/big"
	"strings"

	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/lineio"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{
		Name: "dc", Summary: "an arbitrary precision calculator in reverse Polish notation", Run: runDc, ShortName: true,
		Unwritable: command.Unwritable{Text: "{name}: error writing to stdout: {error}\n"},
	})
}

var dcOpts = gnu.Options(
	command.Opt{Short: 'e', Long: "expression", Arg: command.RequiredArg},
	command.Opt{Short: 'f', Long: "file", Arg: command.RequiredArg},
	command.Opt{Short: 'h', ID: gnu.HelpID},
	command.Opt{Short: 'V', ID: gnu.VersionID},
)

// dcValue is a number or a string.
type dcValue struct {
	num   decimal
	text  string
	isStr bool
}

// dcFrame is a macro being executed. levels counts the calls that it stands for:
// a call at the end of a macro takes the place of its caller.
type dcFrame struct {
	src    string
	pos    int
	levels int64
}

type dc struct {
	arith
	ibase, obase int
	stack        []dcValue
	registers    map[byte][]dcValue
	arrays       map[byte]map[int64]dcValue
	frames       []dcFrame
	column       int
	held         int64
	input        *lineio.Reader
}

// dcQuit ends the program.
type dcQuit struct{}

const maxDcDepth = 10_000

func runDc(p *command.Proc) (status int) {
	d := &dc{arith: arith{p: p}, ibase: 10, obase: 10, registers: map[byte][]dcValue{}, arrays: map[byte]map[int64]dcValue{}}
	defer func() { p.Meter.Free(d.held) }()
	defer func() {
		if r := recover(); r != nil {
			if _, ok := r.(dcQuit); !ok {
				panic(r)
			}
			status = 1 // so it is in GNU's dc
		}
	}()
	d.input = lineio.NewReader(p.Stdin, p.Meter)
	defer d.input.Close()
	ran := false
	file := func(name string) bool {
		in, err := p.OpenInput(name)
		if err == nil {
			if info, statErr := in.Stat(); statErr == nil && info.Kind == view.Dir {
				in.Close()
				p.Errorf("File %s is unavailable.", name)
				return false
			}
		}
		if err != nil {
			p.Errorf("Could not open file %s", name)
			return false
		}
		defer in.Close()
		d.source(in)
		return true
	}
	g := p.Getopt(dcOpts)
	for g.Next() {
		switch g.Opt {
		case 'e':
			d.execute(g.Arg)
			ran = true
		case 'f':
			if !file(g.Arg) {
				return 1
			}
			ran = true
		default:
			return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION] [file ...]\nEvaluate expressions in reverse Polish notation.", dcOpts)
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	for _, name := range g.Operands {
		file(name)
		ran = true
	}
	if !ran {
		d.source(p.Stdin)
	}
	return 0
}

// source executes a whole file.
func (d *dc) source(in interface{ Read([]byte) (int, error) }) {
	r := d.input
	if in != interface{ Read([]byte) (int, error) }(d.p.Stdin) {
		r = lineio.NewReader(in, d.p.Meter)
		defer r.Close()
	}
	var src strings.Builder
	for {
		chunk, err := r.ReadChunk(0)
		if err != nil {
			break
		}
		d.grow(int64(len(chunk)))
		src.Write(chunk)
	}
	d.execute(src.String())
}

func (d *dc) grow(n int64) {
	d.p.Meter.Alloc(n)
	d.held += n
}

func (d *dc) complain(format string, args ...any) {
	d.p.Stdout.Flush()
	fmt.Fprintf(d.p.Stderr, "dc: %s\n", fmt.Sprintf(format, args...))
}

func (d *dc) push(v dcValue) {
	size := int64(48)
	if v.isStr {
		size += int64(len(v.text))
	} else {
		size += int64(v.num.v.BitLen() / 8)
	}
	d.grow(size)
	d.stack = append(d.stack, v)
}

func (d *dc) pop() (dcValue, bool) {
	if len(d.stack) == 0 {
		d.complain("stack empty")
		return dcValue{}, false
	}
	v := d.stack[len(d.stack)-1]
	d.stack = d.stack[:len(d.stack)-1]
	size := int64(48)
	if v.isStr {
		size += int64(len(v.text))
	} else {
		size += int64(v.num.v.BitLen() / 8)
	}
	d.p.Meter.Free(size)
	d.held -= size
	return v, true
}

// popInt takes a number off the stack.
func (d *dc) popNumber() (decimal, bool) {
	v, ok := d.pop()
	if !ok {
		return decimal{}, false
	}
	if v.isStr {
		d.complain("non-numeric value")
		return decimal{}, false
	}
	return v.num, true
}

func (d *dc) put(s string) {
	for i := 0; i < len(s); i++ {
		if s[i] == '\n' {
			d.column = 0
		} else if d.column++; d.column == 70 {
			d.p.Stdout.WriteString("\\\n")
			d.column = 1
		}
		d.p.Stdout.WriteByte(s[i])
	}
}

func (d *dc) print(v dcValue, end string) {
	if v.isStr {
		d.p.Stdout.WriteString(v.text + end)
		d.column = 0
		return
	}
	d.put(v.num.format(d.p, d.obase))
	d.p.Stdout.WriteString(end)
	d.column = 0
}

func (d *dc) execute(src string) {
	d.frames = append(d.frames[:0], dcFrame{src: src, levels: 1})
	for len(d.frames) > 0 {
		f := &d.frames[len(d.frames)-1]
		if f.pos >= len(f.src) {
			d.frames = d.frames[:len(d.frames)-1]
			continue
		}
		d.p.Charge(2 * fuel.Step)
		d.step(f)
	}
}

// call executes a string as a macro.
func (d *dc) call(v dcValue) {
	if !v.isStr {
		d.push(v)
		return
	}
	levels := int64(1)
	if n := len(d.frames); n > 1 {
		if f := d.frames[n-1]; strings.TrimLeft(f.src[f.pos:], " \n\t") == "" {
			levels += f.levels
			d.frames = d.frames[:n-1]
		}
	}
	if len(d.frames) > maxDcDepth {
		d.p.Meter.Alloc(math.MaxInt64 / 4)
	}
	d.frames = append(d.frames, dcFrame{src: v.text, levels: levels})
}

// quit leaves n levels of macros, or the program.
func (d *dc) quit(n int64) {
	for n > 0 {
		if len(d.frames) <= 1 {
			panic(dcQuit{})
		}
		f := &d.frames[len(d.frames)-1]
		if f.levels > n {
			// Part of the calls that this frame stands for are left; all of them end
			// where it ends.
			f.pos = len(f.src)
			return
		}
		n -= f.levels
		d.frames = d.frames[:len(d.frames)-1]
	}
}

func (d *dc) step(f *dcFrame) {
	c := f.src[f.pos]
	f.pos++
	operand := func() (byte, bool) {
		if f.pos >= len(f.src) {
			d.complain("unexpected EOS")
			return 0, false
		}
		f.pos++
		return f.src[f.pos-1], true
	}
	switch {
	case c == ' ' || c >= '\t' && c <= '\r' || c == 0:
		return
	case isDigit(c) || c >= 'A' && c <= 'F' || c == '.' || c == '_':
		d.number(f)
		return
	}
	switch c {
	case '+', '-', '*', '/', '%', '~', '^':
		d.binary(c)
	case '|':
		d.modExp()
	case 'v':
		if x, ok := d.popNumber(); ok {
			if x.v.Sign() < 0 {
				d.complain("square root of negative number")
				d.push(dcValue{num: x})
				return
			}
			d.push(dcValue{num: d.sqrt(x)})
		}
	case 'p':
		if len(d.stack) == 0 {
			d.complain("stack empty")
			return
		}
		d.print(d.stack[len(d.stack)-1], "\n")
	case 'n':
		if v, ok := d.pop(); ok {
			d.print(v, "")
		}
	case 'P':
		if v, ok := d.pop(); ok {
			if v.isStr {
				d.p.Stdout.WriteString(v.text)
			} else {
				d.p.Stdout.Write(new(big.Int).Abs(v.num.truncate(0).v).Bytes())
			}
		}
	case 'f':
		for i := len(d.stack) - 1; i >= 0; i-- {
			d.print(d.stack[i], "\n")
		}
	case 'c':
		for len(d.stack) > 0 {
			d.pop()
		}
	case 'd':
		if len(d.stack) == 0 {
			d.complain("stack empty")
			return
		}
		d.push(d.stack[len(d.stack)-1])
	case 'r':
		if n := len(d.stack); n < 2 {
			d.complain("stack empty")
		} else {
			d.stack[n-1], d.stack[n-2] = d.stack[n-2], d.stack[n-1]
		}
	case 'R':
		d.rotate()
	case 's', 'S', 'l', 'L', ':', ';':
		if reg, ok := operand(); ok {
			d.register(c, reg)
		}
	case 'i', 'o', 'k':
		d.setBase(c)
	case 'I':
		d.push(dcValue{num: fromInt(int64(d.ibase))})
	case 'O':
		d.push(dcValue{num: fromInt(int64(d.obase))})
	case 'K':
		d.push(dcValue{num: fromInt(int64(d.scale))})
	case '[':
		depth, start := 1, f.pos
		for f.pos < len(f.src) {
			b := f.src[f.pos]
			f.pos++
			if b == '[' {
				depth++
			} else if b == ']' {
				if depth--; depth == 0 {
					break
				}
			}
		}
		end := f.pos
		if depth == 0 {
			end--
		}
		d.push(dcValue{text: f.src[start:end], isStr: true})
	case 'x':
		if v, ok := d.pop(); ok {
			d.call(v)
		}
	case '<', '>', '=':
		if reg, ok := operand(); ok {
			d.compare(c, false, reg)
		}
	case '!':
		if f.pos < len(f.src) && strings.IndexByte("<>=", f.src[f.pos]) >= 0 {
			op := f.src[f.pos]
			f.pos++
			if reg, ok := operand(); ok {
				d.compare(op, true, reg)
			}
			return
		}
		d.complain("there is no other shell to run commands in")
		if i := strings.IndexByte(f.src[f.pos:], '\n'); i >= 0 {
			f.pos += i
		} else {
			f.pos = len(f.src)
		}
	case '?':
		line, err := d.input.ReadLine()
		if err == nil {
			d.call(dcValue{text: string(line), isStr: true})
		}
	case 'q':
		d.quit(2)
	case 'Q':
		if x, ok := d.popNumber(); ok {
			if n, fits := x.int(); fits && n > 0 {
				if n == 1 {
					return
				}
				if n >= int64(len(d.frames)) && d.levels() <= n {
					// Q never leaves the program.
					d.frames = d.frames[:0]
					return
				}
				d.quit(n)
			} else {
				d.complain("Q command requires a number >= 1")
			}
		}
	case 'a':
		if v, ok := d.pop(); ok {
			s := ""
			if v.isStr {
				if v.text != "" {
					s = v.text[:1]
				}
			} else {
				n := new(big.Int).And(new(big.Int).Abs(v.num.truncate(0).v), big.NewInt(255))
				s = string([]byte{byte(n.Int64())})
			}
			d.push(dcValue{text: s, isStr: true})
		}
	case 'Z':
		if v, ok := d.pop(); ok {
			n := len(v.text)
			if !v.isStr {
				n = v.num.length()
			}
			d.push(dcValue{num: fromInt(int64(n))})
		}
	case 'X':
		if v, ok := d.pop(); ok {
			d.push(dcValue{num: fromInt(int64(v.num.scale))})
		}
	case 'z':
		d.push(dcValue{num: fromInt(int64(len(d.stack)))})
	case '#':
		if i := strings.IndexByte(f.src[f.pos:], '\n'); i >= 0 {
			f.pos += i + 1
		} else {
			f.pos = len(f.src)
		}
	default:
		// dc says all but its name on standard output.
		d.p.Stdout.Flush()
		fmt.Fprint(d.p.Stderr, "dc: ")
		if c >= ' ' && c < 0x7f {
			d.p.Stdout.Printf("'%c' (%#o) unimplemented\n", c, c)
		} else {
			d.p.Stdout.Printf("%#o unimplemented\n", c)
		}
	}
}

func (d *dc) levels() int64 {
	n := int64(0)
	for _, f := range d.frames {
		n += f.levels
	}
	return n
}

func (d *dc) number(f *dcFrame) {
	start := f.pos - 1
	if f.src[start] == '_' {
		start++
	}
	end := start
	point := false
	for end < len(f.src) {
		c := f.src[end]
		if !(isDigit(c) || c >= 'A' && c <= 'F' || c == '.' && !point) {
			break
		}
		point = point || c == '.'
		end++
	}
	text := f.src[start:end]
	d.p.Charge(int64(len(text)) * int64(len(text)) / 4096)
	v := d.parse(text)
	if f.src[f.pos-1] == '_' {
		v = v.neg()
	}
	f.pos = end
	d.push(dcValue{num: v})
}

// parse reads a number of dc, whose digits may exceed the base.
func (d *dc) parse(s string) decimal {
	whole, frac, _ := strings.Cut(s, ".")
	base := big.NewInt(int64(d.ibase))
	n := new(big.Int)
	digit := func(c byte) *big.Int {
		if c >= 'A' {
			return big.NewInt(int64(c-'A') + 10)
		}
		return big.NewInt(int64(c - '0'))
	}
	for _, c := range []byte(whole) {
		n.Mul(n, base)
		n.Add(n, digit(c))
	}
	if frac == "" {
		return decimal{n, 0}
	}
	num, div := new(big.Int), big.NewInt(1)
	for _, c := range []byte(frac) {
		num.Mul(num, base)
		num.Add(num, digit(c))
		div.Mul(div, base)
	}
	num.Mul(num, pow10(len(frac)))
	num.Quo(num, div)
	n.Mul(n, pow10(len(frac)))
	return decimal{n.Add(n, num), len(frac)}
}

func (d *dc) binary(op byte) {
	if len(d.stack) < 2 {
		d.complain("stack empty")
		return
	}
	top, below := d.stack[len(d.stack)-1], d.stack[len(d.stack)-2]
	if top.isStr || below.isStr {
		d.complain("non-numeric value")
		return
	}
	y, x := top.num, below.num
	if (op == '/' || op == '%' || op == '~') && y.isZero() {
		if op == '/' {
			d.complain("divide by zero")
		} else {
			d.complain("remainder by zero")
		}
		return
	}
	d.pop()
	d.pop()
	switch op {
	case '+':
		d.push(dcValue{num: d.add(x, y)})
	case '-':
		d.push(dcValue{num: d.sub(x, y)})
	case '*':
		d.push(dcValue{num: d.mul(x, y)})
	case '/':
		d.push(dcValue{num: d.div(x, y, d.scale)})
	case '%':
		_, r := d.mod(x, y)
		d.push(dcValue{num: r})
	case '~':
		q, r := d.mod(x, y)
		d.push(dcValue{num: q})
		d.push(dcValue{num: r})
	case '^':
		if y.truncate(0).withScale(y.scale).cmp(y) != 0 {
			d.complain("warning: non-zero scale in exponent")
		}
		n, ok := y.int()
		if !ok {
			d.guard(math.MaxInt64 / 4)
		}
		if n < 0 && x.isZero() {
			d.complain("divide by zero")
			return
		}
		d.push(dcValue{num: d.pow(x, n)})
	}
}

func (d *dc) modExp() {
	if len(d.stack) < 3 {
		d.complain("stack empty")
		return
	}
	m, ok1 := d.popNumber()
	e, ok2 := d.popNumber()
	b, ok3 := d.popNumber()
	if !ok1 || !ok2 || !ok3 {
		return
	}
	mod, exp, base := m.truncate(0).v, e.truncate(0).v, b.truncate(0).v
	if mod.Sign() == 0 {
		d.complain("remainder by zero")
		return
	}
	if exp.Sign() < 0 {
		d.complain("negative exponent")
		return
	}
	d.p.Charge(int64(exp.BitLen()) * m.words() * m.words())
	r := new(big.Int).Exp(base, exp, new(big.Int).Abs(mod))
	d.push(dcValue{num: decimal{r, 0}})
}

func (d *dc) rotate() {
	x, ok := d.popNumber()
	if !ok {
		return
	}
	n, _ := x.int()
	size := n
	if n < 0 {
		size = -n
	}
	if size > int64(len(d.stack)) {
		size = int64(len(d.stack))
	}
	if size < 2 {
		return
	}
	part := d.stack[int64(len(d.stack))-size:]
	if n > 0 {
		first := part[0]
		copy(part, part[1:])
		part[len(part)-1] = first
	} else {
		last := part[len(part)-1]
		copy(part[1:], part)
		part[0] = last
	}
}

func (d *dc) register(op, reg byte) {
	stack := d.registers[reg]
	name := func() string {
		if reg >= ' ' && reg < 0x7f {
			return fmt.Sprintf("'%c' (%#o)", reg, reg)
		}
		return fmt.Sprintf("%#o", reg)
	}
	switch op {
	case 's':
		if v, ok := d.pop(); ok {
			d.grow(64)
			if len(stack) == 0 {
				stack = append(stack, v)
			} else {
				stack[len(stack)-1] = v
			}
			d.registers[reg] = stack
		}
	case 'S':
		if v, ok := d.pop(); ok {
			d.grow(64)
			d.registers[reg] = append(stack, v)
		}
	case 'l', 'L':
		if len(stack) == 0 {
			if op == 'l' {
				d.push(dcValue{num: fromInt(0)})
			} else {
				d.complain("stack register %s is empty", name())
			}
			return
		}
		v := stack[len(stack)-1]
		if op == 'L' {
			d.registers[reg] = stack[:len(stack)-1]
		}
		d.push(v)
	case ':':
		i, ok := d.popNumber()
		if !ok {
			return
		}
		v, ok := d.pop()
		if !ok {
			return
		}
		n, fits := i.int()
		if !fits || n < 0 {
			d.complain("array index must be a nonnegative integer")
			return
		}
		if d.arrays[reg] == nil {
			d.arrays[reg] = map[int64]dcValue{}
		}
		d.grow(64)
		d.arrays[reg][n] = v
	case ';':
		i, ok := d.popNumber()
		if !ok {
			return
		}
		n, fits := i.int()
		if !fits || n < 0 {
			d.complain("array index must be a nonnegative integer")
			return
		}
		v, ok := d.arrays[reg][n]
		if !ok {
			v = dcValue{num: fromInt(0)}
		}
		d.push(v)
	}
}

func (d *dc) setBase(op byte) {
	x, ok := d.popNumber()
	if !ok {
		return
	}
	n, fits := x.int()
	switch op {
	case 'i':
		if !fits || n < 2 || n > 16 {
			d.complain("input base must be a number between 2 and 16 (inclusive)")
			return
		}
		d.ibase = int(n)
	case 'o':
		if !fits || n < 2 || n > math.MaxInt32 {
			d.complain("output base must be a number greater than 1")
			return
		}
		d.obase = int(n)
	case 'k':
		if !fits || n < 0 {
			d.complain("scale must be a nonnegative integer")
			return
		}
		if n > maxScale {
			d.guard(math.MaxInt64 / 4)
		}
		d.scale = int(n)
	}
}

// compare takes two numbers and calls a register if top OP second holds.
func (d *dc) compare(op byte, negate bool, reg byte) {
	if len(d.stack) < 2 {
		d.complain("stack empty")
		return
	}
	top, ok1 := d.popNumber()
	second, ok2 := d.popNumber()
	if !ok1 || !ok2 {
		return
	}
	c := top.cmp(second)
	holds := op == '<' && c < 0 || op == '>' && c > 0 || op == '=' && c == 0
	if holds == negate {
		return
	}
	if stack := d.registers[reg]; len(stack) > 0 {
		d.call(stack[len(stack)-1])
	} else {
		d.complain("register '%c' (%#o) is empty", reg, reg)
	}
}
