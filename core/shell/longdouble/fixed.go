package longdouble

import (
	"math/big"
	"math/bits"
	"strconv"
)

var powersOfTen = func() (p [19]uint64) {
	p[0] = 1
	for i := 1; i < len(p); i++ {
		p[i] = 10 * p[i-1]
	}
	return p
}()

// fixed is x with prec decimals, rounded to nearest even, where 128 bits hold all that
// takes; x is finite and not negative.
func fixed(x *big.Float, prec int) (string, bool) {
	if x.Sign() == 0 || prec >= len(powersOfTen) {
		return "", false
	}
	exp := x.MantExp(nil)
	if exp < -60 || exp > 63 {
		return "", false
	}
	var m big.Float
	m.SetMantExp(x, precision-exp)
	significand, accuracy := m.Uint64() // in [2⁶³, 2⁶⁴)
	if accuracy != big.Exact {
		return "", false
	}
	shift := uint(precision - exp) // x = significand / 2^shift; 1 to 124
	high, low := bits.Mul64(significand, powersOfTen[prec])
	var whole, rest, half, restLow uint64
	switch {
	case shift < 64:
		if high>>shift != 0 {
			return "", false
		}
		whole = high<<(64-shift) | low>>shift
		rest, half = low&(1<<shift-1), 1<<(shift-1)
	case shift == 64:
		whole, rest, half = high, low, 1<<63
	default:
		shift -= 64
		whole = high >> shift
		rest, half, restLow = high&(1<<shift-1), 1<<(shift-1), low
	}
	if rest > half || rest == half && (restLow > 0 || whole&1 == 1) {
		whole++
	}
	var buf [40]byte
	b := strconv.AppendUint(buf[:0], whole, 10)
	if prec == 0 {
		return string(b), true
	}
	for len(b) <= prec { // zeros up to the point
		b = append(b, 0)
		copy(b[1:], b)
		b[0] = '0'
	}
	b = append(b, 0)
	point := len(b) - 1 - prec
	copy(b[point+1:], b[point:])
	b[point] = '.'
	return string(b), true
}
