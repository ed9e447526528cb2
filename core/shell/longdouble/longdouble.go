// Package longdouble computes with floating point numbers of x86's long double:
// 64 bits of significand, exponents up to 16384. seq, numfmt and printf use that
// type on the machines whose output people know, and it shows: in seq 0 0.1 1, in
// printf %.20f, in sort -g.
//
// Numbers are parsed as strtold(3) does and formatted as printf(3) does.
package longdouble

import (
	"math"
	"math/big"
	"strconv"
	"strings"
)

const (
	precision   = 64
	maxExponent = 16384
	minNormal   = -16381 // smaller numbers have fewer bits of significand
	// maxDigits is how many digits of a number are looked at; what follows cannot
	// change the nearest value except in contrived ties.
	maxDigits = 1200
)

// Float is a long double. The zero value is 0.
type Float struct {
	x        big.Float
	nan      bool
	negative bool // of a NaN
}

// FromInt is the number n.
func FromInt(n int64) Float {
	var f Float
	f.x.SetPrec(precision).SetInt64(n)
	return f
}

// FromUint is the number n.
func FromUint(n uint64) Float {
	var f Float
	f.x.SetPrec(precision).SetUint64(n)
	return f
}

// FromFloat64 is the number v.
func FromFloat64(v float64) Float {
	var f Float
	if math.IsNaN(v) {
		return Float{nan: true, negative: math.Signbit(v)}
	}
	f.x.SetPrec(precision).SetFloat64(v)
	return f
}

// Parse reads the number that s starts with, as strtold does: leading white space,
// a sign, decimal or hexadecimal digits, inf, infinity or nan. It returns the
// number of bytes used, 0 if there is no number, and whether the magnitude was out
// of range.
func Parse(s string) (f Float, n int, outOfRange bool) {
	start := 0
	for start < len(s) && (s[start] == ' ' || s[start] >= '\t' && s[start] <= '\r') {
		start++
	}
	i := start
	negative := false
	if i < len(s) && (s[i] == '-' || s[i] == '+') {
		negative = s[i] == '-'
		i++
	}
	rest := s[i:]
	f.x.SetPrec(precision)
	for _, word := range []string{"infinity", "inf", "nan"} {
		if len(rest) < len(word) || !strings.EqualFold(rest[:len(word)], word) {
			continue
		}
		i += len(word)
		if word == "nan" {
			if rest = rest[3:]; strings.HasPrefix(rest, "(") {
				if j := strings.IndexByte(rest, ')'); j > 0 && isNaNPayload(rest[1:j]) {
					i += j + 1
				}
			}
			return Float{nan: true, negative: negative}, i, false
		}
		f.x.SetInf(negative)
		return f, i, false
	}
	base, digits, point, exp, used := scan(rest)
	if used == 0 {
		return Float{}, 0, false
	}
	f.set(negative, base, digits, point, exp)
	f, outOfRange = f.limit(strings.Trim(digits, "0") != "")
	return f, i + used, outOfRange
}

func isNaNPayload(s string) bool {
	for _, c := range []byte(s) {
		if !(c >= '0' && c <= '9' || c|0x20 >= 'a' && c|0x20 <= 'z' || c == '_') {
			return false
		}
	}
	return true
}

// scan splits a number into its digits, the number of digits behind the point, and
// its exponent.
func scan(s string) (base int, digits string, point, exp, used int) {
	base = 10
	isDigit := func(c byte) bool { return c >= '0' && c <= '9' }
	mark := byte('e')
	i := 0
	if len(s) > 2 && s[0] == '0' && s[1]|0x20 == 'x' {
		hex := func(c byte) bool { return c >= '0' && c <= '9' || c|0x20 >= 'a' && c|0x20 <= 'f' }
		if hex(s[2]) || s[2] == '.' && len(s) > 3 && hex(s[3]) {
			base, mark, isDigit, i = 16, 'p', hex, 2
		}
	}
	start := i
	for i < len(s) && isDigit(s[i]) {
		i++
	}
	digits = s[start:i]
	if i < len(s) && s[i] == '.' {
		j := i + 1
		for j < len(s) && isDigit(s[j]) {
			j++
		}
		if frac := s[i+1 : j]; len(digits)+len(frac) > 0 {
			digits += frac
			point = len(frac)
			i = j
		}
	}
	if digits == "" {
		return 0, "", 0, 0, 0
	}
	if i+1 < len(s) && s[i]|0x20 == mark {
		j := i + 1
		if s[j] == '-' || s[j] == '+' {
			j++
		}
		k := j
		for k < len(s) && s[k] >= '0' && s[k] <= '9' {
			k++
		}
		if k > j {
			e, err := strconv.Atoi(s[j:k])
			if err != nil || e > 1<<24 {
				e = 1 << 24
			}
			if s[i+1] == '-' {
				e = -e
			}
			exp, i = e, k
		}
	}
	return base, digits, point, exp, i
}

func (f *Float) set(negative bool, base int, digits string, point, exp int) {
	digits = strings.TrimLeft(digits, "0")
	if digits == "" {
		if negative {
			f.x.Neg(&f.x)
		}
		return
	}
	unit := 1
	if base == 16 {
		unit = 4
	}
	exp -= point * unit
	if len(digits) > maxDigits {
		exp += (len(digits) - maxDigits) * unit
		digits = digits[:maxDigits]
	}
	var b strings.Builder
	if negative {
		b.WriteByte('-')
	}
	mark := "e"
	if base == 16 {
		b.WriteString("0x")
		mark = "p"
	}
	// A magnitude far out of range is cut here, before it costs anything.
	if approx := (len(digits)*unit + exp); base == 10 && (approx > 6000 || approx < -6000) || approx > 40000 || approx < -40000 {
		exp = -40000
		if approx > 0 {
			exp = 40000
		}
	}
	b.WriteString(digits)
	b.WriteString(mark)
	b.WriteString(strconv.Itoa(exp))
	f.x.Parse(b.String(), 0)
	if f.x.Sign() != 0 && f.x.MantExp(nil) < minNormal {
		// limit rounds it, and rounding twice could give another number.
		f.x.SetPrec(4*precision).Parse(b.String(), 0)
	}
}

// limit applies the exponent range. nonzero tells a zero that was written from one
// that comes of underflow.
func (f Float) limit(nonzero bool) (Float, bool) {
	if f.x.IsInf() {
		return f, nonzero
	}
	switch e := f.x.MantExp(nil); {
	case f.x.Sign() == 0:
		return f, nonzero
	case e > maxExponent:
		neg := f.x.Signbit()
		f.x.SetInf(neg)
		return f, true
	case e < minNormal:
		exact := f.x
		bits := precision - (minNormal - e)
		switch {
		case bits > 0:
			f.x = *new(big.Float).SetPrec(uint(bits)).Set(&exact)
		case bits == 0 && exact.MinPrec() > 1: // beyond half of the smallest
			f.x = *new(big.Float).SetMantExp(big.NewFloat(0.5), minNormal-precision+1)
			if exact.Signbit() {
				f.x.Neg(&f.x)
			}
		default:
			f.x = *new(big.Float)
			if exact.Signbit() {
				f.x.Neg(&f.x)
			}
		}
		f.x.SetPrec(precision)
		return f, f.x.Cmp(&exact) != 0
	}
	return f, false
}

// IsNaN reports whether f is not a number.
func (f *Float) IsNaN() bool { return f.nan }

// IsInf reports whether f is an infinity.
func (f *Float) IsInf() bool { return !f.nan && f.x.IsInf() }

// Subnormal reports whether f is too small for a whole significand.
func (f *Float) Subnormal() bool {
	return f.x.Sign() != 0 && !f.x.IsInf() && f.x.MantExp(nil) < minNormal
}

// Sign is -1, 0 or 1; 0 for a NaN.
func (f *Float) Sign() int {
	if f.nan {
		return 0
	}
	return f.x.Sign()
}

// Signbit reports whether f is negative or negative zero.
func (f *Float) Signbit() bool {
	if f.nan {
		return f.negative
	}
	return f.x.Signbit()
}

// Cmp compares two numbers, neither of which may be a NaN.
func (f *Float) Cmp(g *Float) int { return f.x.Cmp(&g.x) }

// Neg is -f.
func (f *Float) Neg() Float {
	if f.nan {
		return Float{nan: true, negative: !f.negative}
	}
	var r Float
	r.x.Neg(&f.x)
	return r
}

// Add is f+g.
func (f *Float) Add(g *Float) Float {
	if f.nan || g.nan || f.IsInf() && g.IsInf() && f.Signbit() != g.Signbit() {
		return Float{nan: true, negative: !f.nan && !g.nan}
	}
	var r Float
	r.x.SetPrec(precision).Add(&f.x, &g.x)
	r, _ = r.limit(false)
	return r
}

// Mul is f×g.
func (f *Float) Mul(g *Float) Float {
	if f.nan || g.nan || f.IsInf() && g.Sign() == 0 || g.IsInf() && f.Sign() == 0 {
		return Float{nan: true, negative: !f.nan && !g.nan}
	}
	var r Float
	r.x.SetPrec(precision).Mul(&f.x, &g.x)
	r, _ = r.limit(false)
	return r
}

// Quo is f÷g.
func (f *Float) Quo(g *Float) Float {
	if f.nan || g.nan || f.IsInf() && g.IsInf() || f.Sign() == 0 && g.Sign() == 0 {
		return Float{nan: true, negative: !f.nan && !g.nan}
	}
	var r Float
	r.x.SetPrec(precision).Quo(&f.x, &g.x)
	r, _ = r.limit(false)
	return r
}

// Int is f without its fraction, and whether it fits.
func (f *Float) Int() (int64, bool) {
	if f.nan || f.x.IsInf() {
		return 0, false
	}
	v, acc := f.x.Int64()
	if (v == math.MaxInt64 && acc == big.Below) || (v == math.MinInt64 && acc == big.Above) {
		return v, false
	}
	return v, true
}

// Float64 is the nearest float64.
func (f *Float) Float64() float64 {
	if f.nan {
		return math.NaN()
	}
	v, _ := f.x.Float64()
	return v
}

// FromBits is the number with x87's 80-bit representation: the significand with
// its explicit leading bit, and sign and exponent. Patterns that the processor
// does not accept are NaNs.
func FromBits(significand uint64, signExponent uint16) Float {
	negative := signExponent&0x8000 != 0
	exp := int(signExponent & 0x7fff)
	switch {
	case exp == 0x7fff && significand == 1<<63:
		var f Float
		f.x.SetPrec(precision).SetInf(negative)
		return f
	case exp == 0x7fff, exp != 0 && significand>>63 == 0:
		return Float{nan: true, negative: negative}
	case exp == 0:
		exp = 1
	}
	f := FromUint(significand)
	f.x.SetMantExp(&f.x, exp-16383-63)
	if negative {
		f.x.Neg(&f.x)
	}
	return f
}
