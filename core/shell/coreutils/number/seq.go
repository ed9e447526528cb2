// Package number holds the commands that compute with and print numbers: seq,
// printf, expr, factor, numfmt.
package number

import (
	"math/big"
	"strconv"
	"strings"

	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/longdouble"
)

func init() {
	command.Register(command.Spec{Name: "seq", Summary: "print a sequence of numbers", Run: runSeq})
}

const seqUsage = "%s [OPTION]... LAST\n  or:  %s [OPTION]... FIRST LAST\n  or:  %s [OPTION]... FIRST INCREMENT LAST\nPrint numbers from FIRST to LAST, in steps of INCREMENT."

var seqOpts = gnu.Options(
	command.Opt{Short: 'f', Long: "format", Arg: command.RequiredArg},
	command.Opt{Short: 's', Long: "separator", Arg: command.RequiredArg},
	command.Opt{Short: 'w', Long: "equal-width"},
)

// seqOperand is a number with the width and the decimals that it was written with.
type seqOperand struct {
	value     longdouble.Float
	width     int
	precision int // unknown for hexadecimal numbers
}

const unknown = 1 << 30

func runSeq(p *command.Proc) int {
	format, separator, equal := "", "\n", false
	hasFormat := false
	g := command.NewGetopt(seqOpts, protectNegative(p.Args))
	g.Posix = true
	for g.Next() {
		switch g.Opt {
		case 'f':
			format, hasFormat = g.Arg, true
		case 's':
			separator = g.Arg
		case 'w':
			equal = true
		default:
			return gnu.HelpOrVersion(p, g.Opt, seqUsage, seqOpts)
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	args := g.Operands
	if len(args) == 0 {
		return gnu.MissingOperand(p, 1)
	}
	if len(args) > 3 {
		return gnu.ExtraOperand(p, 1, args[3])
	}
	var layout *seqFormat
	if hasFormat {
		var msg string
		if layout, msg = parseSeqFormat(format); msg != "" {
			p.Errorf("format %s %s", gnu.Quote(p, format), msg)
			return 1
		}
		if equal {
			return p.UsageError(1, "format string may not be specified when printing equal width strings")
		}
	}
	s := &sequence{p: p, separator: separator}
	if !hasFormat && !equal && s.bigIntegers(args) {
		return 0
	}
	first := seqOperand{value: longdouble.FromInt(1), width: 1}
	step := seqOperand{value: longdouble.FromInt(1)}
	var ops [3]seqOperand
	for i, a := range args {
		var ok bool
		if ops[i], ok = parseSeqOperand(p, a); !ok {
			return p.UsageError(1, "")
		}
	}
	last := ops[len(args)-1]
	if len(args) > 1 {
		first = ops[0]
	}
	if len(args) > 2 {
		step = ops[1]
		if step.value.Sign() == 0 {
			return p.UsageError(1, "invalid Zero increment value: %s", gnu.Quote(p, args[1]))
		}
	}
	if layout == nil && !equal && len(separator) == 1 && s.bigNumbers(first, step, last) {
		return 0
	}
	if layout == nil {
		layout = defaultSeqFormat(first, step, last, equal)
	}
	s.run(first.value, step.value, last.value, layout)
	return 0
}

// protectNegative ends the options before the first negative number.
func protectNegative(args []string) []string {
	for i := 0; i < len(args); i++ {
		a := args[i]
		switch {
		case a == "--" || len(a) == 0 || a[0] != '-':
			return args
		case len(a) > 1 && (a[1] == '.' || isDigit(a[1])):
			out := append([]string(nil), args[:i]...)
			return append(append(out, "--"), args[i:]...)
		case a == "-f" || a == "-s" || a == "--format" || a == "--separator":
			i++
		}
	}
	return args
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

func allDigits(s string) bool {
	for _, c := range []byte(s) {
		if !isDigit(c) {
			return false
		}
	}
	return s != ""
}

func parseSeqOperand(p *command.Proc, arg string) (o seqOperand, ok bool) {
	value, n, outOfRange := longdouble.Parse(arg)
	if n != len(arg) || n == 0 || outOfRange && value.Sign() != 0 {
		p.Errorf("invalid floating point argument: %s", gnu.Quote(p, arg))
		return o, false
	}
	if value.IsNaN() {
		p.Errorf("invalid %s argument: %s", gnu.Quote(p, "not-a-number"), gnu.Quote(p, arg))
		return o, false
	}
	o.value = value
	arg = strings.TrimLeft(arg, " \t\n\v\f\r+")
	o.precision = unknown
	point := strings.IndexByte(arg, '.')
	if point < 0 && !strings.Contains(arg, "p") {
		o.precision = 0
	}
	if strings.ContainsAny(arg, "xX") || value.IsInf() {
		return o, true
	}
	fraction := 0
	o.width = len(arg)
	if point >= 0 {
		fraction = strings.IndexAny(arg[point+1:], "eE")
		if fraction < 0 {
			fraction = len(arg) - point - 1
		}
		o.precision = fraction
		switch {
		case fraction == 0:
			o.width--
		case point == 0 || !isDigit(arg[point-1]):
			o.width++
		}
	}
	e := strings.IndexAny(arg, "eE")
	if e < 0 {
		return o, true
	}
	exponent, err := strconv.Atoi(arg[e+1:])
	if err != nil || exponent > 1<<20 || exponent < -1<<20 {
		exponent = 1 << 20
		if strings.HasPrefix(arg[e+1:], "-") {
			exponent = -exponent
		}
	}
	if exponent < 0 {
		o.precision -= exponent
	} else {
		o.precision -= min(o.precision, exponent)
	}
	o.width -= len(arg) - e
	if exponent < 0 {
		if point < 0 || e == point+1 {
			o.width++
		}
		exponent = -exponent
	} else {
		if point >= 0 && o.precision == 0 && fraction > 0 {
			o.width--
		}
		exponent -= min(fraction, exponent)
	}
	o.width += exponent
	return o, true
}

// seqFormat is the text before and after the number, and its conversion.
type seqFormat struct {
	before, after string
	spec          longdouble.Spec
}

func (f *seqFormat) number(x *longdouble.Float) string { return x.Format(f.spec) }

// parseSeqFormat reads the argument of -f; msg tells what is wrong with it.
func parseSeqFormat(s string) (f *seqFormat, msg string) {
	f = &seqFormat{spec: longdouble.Spec{Precision: -1}}
	unescape := func(s string) string { return strings.ReplaceAll(s, "%%", "%") }
	i := 0
	for ; ; i++ {
		if i == len(s) {
			return nil, "has no % directive"
		}
		if s[i] != '%' {
			continue
		}
		if i+1 < len(s) && s[i+1] == '%' {
			i++
			continue
		}
		break
	}
	f.before = unescape(s[:i])
	i++
	for ; i < len(s) && strings.IndexByte("-+#0 '", s[i]) >= 0; i++ {
		switch s[i] {
		case '-':
			f.spec.Minus = true
		case '+':
			f.spec.Plus = true
		case '#':
			f.spec.Alt = true
		case '0':
			f.spec.Zero = true
		case ' ':
			f.spec.Space = true
		}
	}
	number := func() int {
		n := 0
		for ; i < len(s) && isDigit(s[i]); i++ {
			n = min(n*10+int(s[i]-'0'), 1<<16)
		}
		return n
	}
	f.spec.Width = number()
	if i < len(s) && s[i] == '.' {
		i++
		f.spec.Precision = number()
	}
	if i < len(s) && s[i] == 'L' {
		i++
	}
	if i == len(s) {
		return nil, "ends in %"
	}
	if strings.IndexByte("efgaEFGA", s[i]) < 0 {
		return nil, "has unknown %" + s[i:i+1] + " directive"
	}
	f.spec.Verb = s[i]
	if f.spec.Verb == 'F' {
		f.spec.Verb = 'f'
	}
	rest := s[i+1:]
	for k := 0; k < len(rest); k++ {
		if rest[k] == '%' {
			if k+1 < len(rest) && rest[k+1] == '%' {
				k++
				continue
			}
			return nil, "has too many % directives"
		}
	}
	f.after = unescape(rest)
	return f, ""
}

func defaultSeqFormat(first, step, last seqOperand, equal bool) *seqFormat {
	precision := max(first.precision, step.precision)
	if precision >= unknown || last.precision >= unknown {
		return &seqFormat{spec: longdouble.Spec{Precision: -1, Verb: 'g'}}
	}
	f := &seqFormat{spec: longdouble.Spec{Precision: precision, Verb: 'f'}}
	if equal {
		firstWidth := first.width + precision - first.precision
		lastWidth := last.width + precision - last.precision
		if last.precision > 0 && precision == 0 {
			lastWidth--
		}
		if last.precision == 0 && precision > 0 {
			lastWidth++
		}
		if first.precision == 0 && precision > 0 {
			firstWidth++
		}
		f.spec.Width, f.spec.Zero = max(firstWidth, lastWidth), true
	}
	return f
}

type sequence struct {
	p         *command.Proc
	separator string
}

// bigNumbers prints whole numbers in other notations as bigIntegers does; it reports
// whether it did.
func (s *sequence) bigNumbers(first, step, last seqOperand) bool {
	var args [3]string
	for i, o := range []seqOperand{first, step, last} {
		if o.precision != 0 || o.value.Signbit() || o.value.IsInf() {
			return false
		}
		args[i] = o.value.Format(longdouble.Spec{Verb: 'f'})
	}
	return s.bigIntegers(args[:])
}

// bigIntegers prints sequences of unsigned integers of any length, which seq does
// apart from floating point. It reports whether the operands are such.
func (s *sequence) bigIntegers(args []string) bool {
	for _, a := range args {
		if !allDigits(strings.TrimPrefix(a, "+")) || len(a) > 10_000 {
			return false
		}
	}
	first, step, last := "1", "1", args[len(args)-1]
	if len(args) > 1 {
		first = args[0]
	}
	if len(args) > 2 {
		step = args[1]
	}
	first, step, last = strings.TrimPrefix(first, "+"), strings.TrimPrefix(step, "+"), strings.TrimPrefix(last, "+")
	n, err := strconv.ParseUint(step, 10, 32)
	if err != nil || n == 0 || n > 200 {
		return false
	}
	a, errA := strconv.ParseInt(first, 10, 62)
	b, errB := strconv.ParseInt(last, 10, 62)
	if errA == nil && errB == nil {
		s.integers(a, int64(n), b, 0)
		return true
	}
	var x, y, d big.Int
	x.SetString(first, 10)
	y.SetString(last, 10)
	d.SetUint64(n)
	if x.Cmp(&y) > 0 {
		return true
	}
	for {
		s.p.Charge(fuel.Step + int64(len(last))/16 + int64(len(last))*int64(len(last))/2048)
		s.p.Stdout.WriteString(x.String())
		x.Add(&x, &d)
		if x.Cmp(&y) > 0 {
			break
		}
		s.p.Stdout.WriteString(s.separator)
	}
	s.p.Stdout.WriteByte('\n')
	return true
}

// seqBatch is how many bytes of numbers are put together before they are written.
const seqBatch = 4 << 10

// batch puts numbers together and pays for them as for single ones.
type batch struct {
	s       *sequence
	b       []byte
	pieces  int
	numbers int64
}

func (t *batch) flush() {
	t.s.p.Charge(t.numbers * fuel.Step)
	if t.pieces > 0 {
		t.s.p.Stdout.WritePieces(t.b, t.pieces)
	}
	t.b, t.pieces, t.numbers = t.b[:0], 0, 0
}

// integers prints first, first+step, … up to last, zero-padded to width.
func (s *sequence) integers(first, step, last int64, width int) {
	if step > 0 && first > last || step < 0 && first < last {
		return
	}
	if width > 64 || len(s.separator) > 64 {
		s.wide(first, step, last, width)
		return
	}
	t := &batch{s: s, b: make([]byte, 0, seqBatch+192)}
	digits := &decimal{}
	digits.set(first)
	for x := first; ; {
		t.numbers++
		t.pieces++
		d := digits.text()
		if n := width - len(d); n > 0 {
			if x < 0 {
				t.b = append(t.b, '-')
				d = d[1:]
				t.pieces++
			}
			for range n {
				t.b = append(t.b, '0')
			}
			t.numbers += int64(n) / 8
		}
		t.b = append(t.b, d...)
		x += step
		if step > 0 && x > last || step < 0 && x < last {
			break
		}
		digits.add(x, step)
		t.b = append(t.b, s.separator...)
		t.pieces++
		if len(t.b) >= seqBatch {
			t.flush()
		}
	}
	t.flush()
	s.p.Stdout.WriteByte('\n')
}

// decimal is a number as text that small steps change in place.
type decimal struct {
	b     [24]byte
	start int
}

func (d *decimal) text() []byte { return d.b[d.start:] }

func (d *decimal) set(x int64) {
	var buf [24]byte
	b := strconv.AppendInt(buf[:0], x, 10)
	d.start = len(d.b) - len(b)
	copy(d.b[d.start:], b)
}

// add makes it x, which is step more than it was.
func (d *decimal) add(x, step int64) {
	if step <= 0 || step > 9 || x-step < 0 {
		d.set(x)
		return
	}
	carry := byte(step)
	for i := len(d.b) - 1; carry > 0; i-- {
		if i < d.start {
			d.start--
			d.b[i] = '0'
		}
		if d.b[i] += carry; d.b[i] <= '9' {
			return
		}
		d.b[i] -= 10
		carry = 1
	}
}

// wide is integers for long separators and widths.
func (s *sequence) wide(first, step, last int64, width int) {
	var buf [64]byte
	for x := first; ; {
		s.p.Charge(fuel.Step)
		b := strconv.AppendInt(buf[:0], x, 10)
		if len(b) < width {
			sign := 0
			if x < 0 {
				sign = 1
			}
			s.p.Stdout.Write(b[:sign])
			for i := len(b); i < width; i++ {
				s.p.Stdout.WriteByte('0')
			}
			s.p.Charge(int64(width-len(b)) / 8)
			b = b[sign:]
		}
		s.p.Stdout.Write(b)
		x += step
		if step > 0 && x > last || step < 0 && x < last {
			break
		}
		s.p.Stdout.WriteString(s.separator)
	}
	s.p.Stdout.WriteByte('\n')
}

func (s *sequence) run(first, step, last longdouble.Float, f *seqFormat) {
	if f.before == "" && f.after == "" && f.spec.Verb == 'f' && f.spec.Precision == 0 && !f.spec.Plus && !f.spec.Space && !f.spec.Minus && !f.spec.Alt && (f.spec.Zero || f.spec.Width == 0) {
		a, okA := exactInt(&first)
		d, okD := exactInt(&step)
		b, okB := exactInt(&last)
		if last.IsInf() && okD && last.Signbit() == (d < 0) {
			// The numbers end only with the fuel.
			b, okB = 1<<61, true
			if d < 0 {
				b = -b
			}
		}
		if okA && okD && okB && !(first.Sign() == 0 && first.Signbit()) {
			s.integers(a, d, b, f.spec.Width)
			return
		}
	}
	down := step.Sign() < 0
	beyond := func(x *longdouble.Float) bool {
		if down {
			return x.Cmp(&last) < 0
		}
		return last.Cmp(x) < 0
	}
	if beyond(&first) {
		return
	}
	x := first
	out := s.p.Stdout
	for i := int64(1); ; i++ {
		s.p.Charge(2*x.Cost(f.spec) + int64(len(f.before)+len(f.after)+len(s.separator))/64)
		text := f.number(&x)
		out.WriteString(f.before + text + f.after)
		n := longdouble.FromInt(i)
		offset := n.Mul(&step)
		x = first.Add(&offset)
		if beyond(&x) {
			// Rounding may have put x beyond last although it prints as last does.
			next := f.number(&x)
			v, n, _ := longdouble.Parse(next)
			if n == len(next) && !v.IsNaN() && v.Cmp(&last) == 0 && next != text {
				out.WriteString(s.separator + f.before + next + f.after)
			}
			break
		}
		out.WriteString(s.separator)
	}
	out.WriteByte('\n')
}

// exactInt is x as an integer, if it is one of moderate size.
func exactInt(x *longdouble.Float) (int64, bool) {
	n, ok := x.Int()
	if !ok || n > 1<<61 || n < -1<<61 {
		return 0, false
	}
	y := longdouble.FromInt(n)
	return n, y.Cmp(x) == 0
}
