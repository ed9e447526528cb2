// Package calc holds bc and dc, the arbitrary precision calculators, with the
// number rules that they share (bc manual, Numbers; POSIX bc).
package calc

import (
	"math/big"
	"strings"

	"ambit/core/shell/command"
)

// decimal is a number of any length with a scale: value / 10^scale.
type decimal struct {
	v     *big.Int
	scale int
}

// maxScale bounds scales and number lengths, long before memory would.
const maxScale = 1 << 20

func fromInt(n int64) decimal { return decimal{big.NewInt(n), 0} }

func fromBool(b bool) decimal {
	if b {
		return fromInt(1)
	}
	return fromInt(0)
}

var ten = big.NewInt(10)

// pow10 is 10^n.
func pow10(n int) *big.Int {
	return new(big.Int).Exp(ten, big.NewInt(int64(n)), nil)
}

func (d decimal) isZero() bool { return d.v.Sign() == 0 }

// words is the size of a number in machine words, for charging.
func (d decimal) words() int64 { return int64(d.v.BitLen()/64) + 1 }

// withScale changes the scale; digits that fall away are truncated.
func (d decimal) withScale(scale int) decimal {
	switch {
	case scale == d.scale:
		return d
	case scale > d.scale:
		return decimal{new(big.Int).Mul(d.v, pow10(scale-d.scale)), scale}
	}
	return decimal{new(big.Int).Quo(d.v, pow10(d.scale-scale)), scale}
}

// truncate lowers the scale to at most scale.
func (d decimal) truncate(scale int) decimal {
	if d.scale > scale {
		return d.withScale(scale)
	}
	return d
}

func (d decimal) neg() decimal { return decimal{new(big.Int).Neg(d.v), d.scale} }

func (d decimal) cmp(e decimal) int {
	s := max(d.scale, e.scale)
	return d.withScale(s).v.Cmp(e.withScale(s).v)
}

// int is the integer part, and whether it fits a machine word.
func (d decimal) int() (int64, bool) {
	n := d.truncate(0).v
	return n.Int64(), n.IsInt64()
}

// length is the number of significant digits, at least 1.
func (d decimal) length() int {
	n := len(new(big.Int).Abs(d.v).String())
	if d.v.Sign() == 0 {
		n = 0
	}
	return max(n, d.scale, 1)
}

// arith computes with a scale and charges the call.
type arith struct {
	p     *command.Proc
	scale int
}

func (a *arith) charge(x, y decimal) {
	n := x.words() * y.words()
	a.p.Charge(1 + n/4)
}

// guard charges memory for a result of about n decimal digits, briefly: a result
// that no limit would allow must not be computed.
func (a *arith) guard(digits int64) {
	a.p.Meter.Alloc(digits / 2)
	a.p.Meter.Free(digits / 2)
}

func (a *arith) add(x, y decimal) decimal {
	a.p.Charge(3 + (x.words()+y.words())/8)
	s := max(x.scale, y.scale)
	return decimal{new(big.Int).Add(x.withScale(s).v, y.withScale(s).v), s}
}

func (a *arith) sub(x, y decimal) decimal { return a.add(x, y.neg()) }

func (a *arith) mul(x, y decimal) decimal {
	a.charge(x, y)
	full := decimal{new(big.Int).Mul(x.v, y.v), x.scale + y.scale}
	return full.truncate(min(x.scale+y.scale, max(a.scale, x.scale, y.scale)))
}

// div truncates to scale; y is not zero.
func (a *arith) div(x, y decimal, scale int) decimal {
	shift := scale + y.scale - x.scale
	a.guard(int64(max(shift, 0)))
	n := x.v
	d := y.v
	if shift >= 0 {
		n = new(big.Int).Mul(n, pow10(shift))
	} else {
		d = new(big.Int).Mul(d, pow10(-shift))
	}
	q := decimal{n, 0}
	a.charge(q, y)
	return decimal{new(big.Int).Quo(n, d), scale}
}

// mod is x - (x/y)*y with a quotient of the present scale.
func (a *arith) mod(x, y decimal) (quotient, remainder decimal) {
	q := a.div(x, y, a.scale)
	s := max(x.scale, y.scale+a.scale)
	a.charge(q, y)
	product := decimal{new(big.Int).Mul(q.v, y.v), q.scale + y.scale}
	r := a.sub(x, product)
	return q, r.withScale(s)
}

// pow raises x to an integer power.
func (a *arith) pow(x decimal, n int64) decimal {
	if n == 0 {
		return fromInt(1)
	}
	negative := n < 0
	scale := a.scale
	if negative {
		n = -n
	}
	digits := int64(x.v.BitLen()/3+1) * n
	if x.v.BitLen() > 1 || x.scale > 0 {
		if n > 1<<40 || digits > 1<<40 || int64(x.scale)*n > 1<<40 {
			digits = 1 << 40
		}
		a.guard(digits + int64(x.scale)*min(n, 1<<20))
		words := digits/19 + 1
		a.p.Charge(words * words / 16)
	}
	if !negative {
		scale = int(min(int64(x.scale)*min(n, maxScale), int64(max(a.scale, x.scale))))
	}
	full := decimal{new(big.Int).Exp(x.v, big.NewInt(n), nil), x.scale * int(n)}
	if negative {
		return a.div(fromInt(1), full, scale)
	}
	return full.truncate(scale)
}

// sqrt is the truncated square root of x ≥ 0.
func (a *arith) sqrt(x decimal) decimal {
	s := max(a.scale, x.scale)
	wide := x.withScale(2 * s)
	a.charge(wide, wide)
	return decimal{new(big.Int).Sqrt(wide.v), s}
}

// parseNumber reads digits in a base: those that are not below the base count as
// its highest digit, unless there is only one digit.
func parseNumber(s string, base int) decimal {
	negative := strings.HasPrefix(s, "-")
	s = strings.TrimPrefix(s, "-")
	whole, frac, _ := strings.Cut(s, ".")
	value := func(c byte) int {
		v := int(c - '0')
		if c >= 'A' {
			v = int(c-'A') + 10
		}
		if v >= base && len(whole)+len(frac) > 1 {
			v = base - 1
		}
		return v
	}
	if base == 10 {
		digits := []byte(whole + frac)
		plain := true
		for i, c := range digits {
			if c >= 'A' {
				plain = false
				if len(digits) > 1 {
					digits[i] = '9'
				}
			}
		}
		if plain || len(digits) > 1 {
			v := new(big.Int)
			if len(digits) > 0 {
				v.SetString(string(digits), 10)
			}
			if negative {
				v.Neg(v)
			}
			return decimal{v, len(frac)}
		}
	}
	b := big.NewInt(int64(base))
	n := new(big.Int)
	for _, c := range []byte(whole) {
		n.Mul(n, b)
		n.Add(n, big.NewInt(int64(value(c))))
	}
	d := decimal{n, 0}
	if frac != "" {
		f, div := new(big.Int), big.NewInt(1)
		for _, c := range []byte(frac) {
			f.Mul(f, b)
			f.Add(f, big.NewInt(int64(value(c))))
			div.Mul(div, b)
		}
		f.Mul(f, pow10(len(frac)))
		f.Quo(f, div)
		d = decimal{n.Mul(n, pow10(len(frac))), len(frac)}
		d.v.Add(d.v, f)
	}
	if negative {
		d.v.Neg(d.v)
	}
	return d
}

const digitChars = "0123456789ABCDEF"

// format writes d in a base. Bases above 16 print each digit as a decimal number
// with a blank before it. leadingZero is dc's way to write .5 as 0.5; neither does.
func (d decimal) format(p *command.Proc, base int) string {
	if d.isZero() {
		return "0"
	}
	p.Charge(6 + d.words()*d.words()/4)
	sign := ""
	abs := new(big.Int).Abs(d.v)
	if d.v.Sign() < 0 {
		sign = "-"
	}
	if base == 10 {
		s := abs.String()
		if len(s) <= d.scale {
			s = strings.Repeat("0", d.scale-len(s)) + s
		}
		whole, frac := s[:len(s)-d.scale], s[len(s)-d.scale:]
		if frac != "" {
			frac = "." + frac
		}
		return sign + whole + frac
	}
	whole, frac := new(big.Int).QuoRem(abs, pow10(d.scale), new(big.Int))
	var b strings.Builder
	b.WriteString(sign)
	width := len(big.NewInt(int64(base - 1)).String())
	digit := func(n int64, space bool) {
		if base <= 16 {
			b.WriteByte(digitChars[n])
			return
		}
		if space {
			b.WriteByte(' ')
		}
		s := big.NewInt(n).String()
		b.WriteString(strings.Repeat("0", width-len(s)) + s)
	}
	bigBase := big.NewInt(int64(base))
	if base <= 16 {
		if whole.Sign() != 0 {
			b.WriteString(strings.ToUpper(whole.Text(base)))
		}
	} else {
		var digits []int64
		for m := new(big.Int); whole.Sign() != 0; {
			whole.QuoRem(whole, bigBase, m)
			digits = append(digits, m.Int64())
		}
		for i := len(digits) - 1; i >= 0; i-- {
			digit(digits[i], true)
		}
	}
	if d.scale > 0 {
		b.WriteByte('.')
		unit := pow10(d.scale)
		limit := pow10(d.scale)
		space := false
		for t := big.NewInt(1); t.Cmp(limit) < 0; t.Mul(t, bigBase) {
			p.Charge(1)
			frac.Mul(frac, bigBase)
			q, r := new(big.Int).QuoRem(frac, unit, new(big.Int))
			digit(q.Int64(), space)
			frac = r
			space = true
		}
	}
	return b.String()
}
