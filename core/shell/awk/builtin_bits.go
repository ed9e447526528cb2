package awk

import (
	"math"
	"math/bits"
	"strings"
)

func init() {
	for name, d := range map[string]builtinDef{
		"and":      {min: 2, max: anyArgs, gawk: true, num: bitFunc(func(a, b uint64) uint64 { return a & b })},
		"or":       {min: 2, max: anyArgs, gawk: true, num: bitFunc(func(a, b uint64) uint64 { return a | b })},
		"xor":      {min: 2, max: anyArgs, gawk: true, num: bitFunc(func(a, b uint64) uint64 { return a ^ b })},
		"lshift":   {min: 2, max: 2, gawk: true, num: shiftFunc(func(a uint64, n uint) uint64 { return a << n })},
		"rshift":   {min: 2, max: 2, gawk: true, num: shiftFunc(func(a uint64, n uint) uint64 { return a >> n })},
		"compl":    {min: 1, max: 1, gawk: true, num: (*compiler).compl},
		"strtonum": {min: 1, max: 1, gawk: true, num: (*compiler).strtonum},
	} {
		builtins[name] = d
	}
}

// bitsOf checks an operand of a bit function.
func (in *interp) bitsOf(x *builtinExpr, arg int, f float64) uint64 {
	if f < 0 {
		if len(x.args) == 1 {
			in.fatal(x.at, "%s(%f): negative value is not allowed", x.name, f)
		}
		in.fatal(x.at, "%s: argument %d negative value %s is not allowed", x.name, arg, in.gString(f))
	}
	f = math.Trunc(f)
	if !(f < 1<<64) {
		return math.MaxUint64
	}
	return uint64(f)
}

// fromBits keeps of n what a float64 holds: 53 bits above its trailing zeros.
func fromBits(n uint64) float64 {
	if n >= 1<<53 {
		if sh := 53 + bits.TrailingZeros64(n); sh < 64 {
			n &= 1<<sh - 1
		}
	}
	return float64(n)
}

func bitFunc(op func(a, b uint64) uint64) func(*compiler, *builtinExpr) numFunc {
	return func(c *compiler, x *builtinExpr) numFunc {
		in := c.in
		args := make([]numFunc, len(x.args))
		for i, a := range x.args {
			args[i] = c.num(a)
		}
		return func() float64 {
			r := in.bitsOf(x, 1, args[0]())
			for i, f := range args[1:] {
				r = op(r, in.bitsOf(x, i+2, f()))
			}
			return fromBits(r)
		}
	}
}

func shiftFunc(op func(a uint64, n uint) uint64) func(*compiler, *builtinExpr) numFunc {
	return func(c *compiler, x *builtinExpr) numFunc {
		in := c.in
		a, b := c.num(x.args[0]), c.num(x.args[1])
		return func() float64 {
			v, n := a(), b()
			if v < 0 || n < 0 {
				in.fatal(x.at, "%s(%f, %f): negative values are not allowed", x.name, v, n)
			}
			sh := uint(64)
			if n < 64 {
				sh = uint(n)
			}
			return fromBits(op(in.bitsOf(x, 1, v), sh&63|sh&64))
		}
	}
}

func (c *compiler) compl(x *builtinExpr) numFunc {
	in, a := c.in, c.num(x.args[0])
	return func() float64 { return fromBits(^in.bitsOf(x, 1, a())) }
}

func (c *compiler) strtonum(x *builtinExpr) numFunc {
	in, a := c.in, c.val(x.args[0])
	return func() float64 {
		v := a()
		if v.numeric() {
			return v.num()
		}
		return strtonum(v.str(in))
	}
}

// strtonum reads decimal, 0x hexadecimal and 0 octal numbers; the latter two have
// no sign.
func strtonum(s string) float64 {
	if t := s; len(t) > 1 && t[0] == '0' {
		if t[1]|0x20 == 'x' {
			return parseRadix(t[2:], 16)
		}
		n := 1
		for n < len(t) && isDigit(t[n]) {
			n++
		}
		if (n == len(t) || t[n] != '.' && t[n]|0x20 != 'e') && strings.Trim(t[1:n], "01234567") == "" {
			return parseRadix(t[1:n], 8)
		}
	}
	f, _ := parseNumber(strings.TrimLeft(s, " \t\n\v\f\r"))
	return f
}

// nonDecimal applies --non-decimal-data to an input value; octal numbers have no sign.
func nonDecimal(v value) value {
	if v.k != input {
		return v
	}
	t := strings.Trim(v.s, " \t\n")
	sign := 1.0
	if t != "" && (t[0] == '-' || t[0] == '+') {
		if t[0] == '-' {
			sign = -1
		}
		t = t[1:]
	}
	octal := len(t) > 1 && t[1]|0x20 != 'x'
	if len(t) > 1 && t[0] == '0' && strings.Trim(t, "0123456789abcdefABCDEFxX") == "" && !(octal && len(t) < len(strings.Trim(v.s, " \t\n"))) {
		v.n, v.k = sign*strtonum(t), strnum
	}
	return v
}
