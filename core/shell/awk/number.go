package awk

import (
	"math"
	"strconv"
)

func itoa(n int) string { return strconv.Itoa(n) }

var pow10 = [...]float64{1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
	1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22}

func isBlank(c byte) bool { return c == ' ' || c >= '\t' && c <= '\r' }

// parseNumber reads the decimal number at the front of s, after white space, as
// strtod(3) does without its hexadecimal forms, and the length of what it read;
// 0, 0 if there is none.
func parseNumber(s string) (float64, int) {
	i := 0
	for i < len(s) && isBlank(s[i]) {
		i++
	}
	start := i
	neg := false
	if i < len(s) && (s[i] == '-' || s[i] == '+') {
		neg = s[i] == '-'
		i++
	}
	var mant uint64
	digits, frac := 0, 0
	first := i
	for i < len(s) && isDigit(s[i]) {
		if digits < 19 {
			mant = mant*10 + uint64(s[i]-'0')
		}
		digits++
		i++
	}
	n := i - first
	if i < len(s) && s[i] == '.' {
		i++
		for i < len(s) && isDigit(s[i]) {
			if digits < 19 {
				mant = mant*10 + uint64(s[i]-'0')
			}
			digits++
			frac++
			i++
			n++
		}
	}
	if n == 0 {
		return parseMagic(s, start)
	}
	exp := false
	if i < len(s) && s[i]|0x20 == 'e' {
		j := i + 1
		if j < len(s) && (s[j] == '-' || s[j] == '+') {
			j++
		}
		if j < len(s) && isDigit(s[j]) {
			for j < len(s) && isDigit(s[j]) {
				j++
			}
			i, exp = j, true
		}
	}
	var f float64
	if !exp && digits <= 19 && mant < 1<<53 && frac < len(pow10) {
		f = float64(mant)
		if frac > 0 {
			f /= pow10[frac]
		}
		if neg {
			f = -f
		}
	} else {
		f, _ = strconv.ParseFloat(s[start:i], 64)
	}
	return f, i
}

// parseMagic reads +inf, -inf, +nan and -nan, which need their sign.
func parseMagic(s string, i int) (float64, int) {
	if len(s)-i < 4 || s[i] != '+' && s[i] != '-' {
		return 0, 0
	}
	if len(s)-i > 4 && !isBlank(s[i+4]) {
		return 0, 0
	}
	w := [3]byte{s[i+1] | 0x20, s[i+2] | 0x20, s[i+3] | 0x20}
	var f float64
	switch string(w[:]) {
	case "inf":
		f = math.Inf(1)
	case "nan":
		f = plusNaN
	default:
		return 0, 0
	}
	if s[i] == '-' {
		f = math.Copysign(f, -1)
	}
	return f, i + 4
}

// plusNaN is the NaN that prints as +nan. Arithmetic makes NaNs whose sign is the
// processor's choice; every other one prints as -nan, as on amd64.
var plusNaN = math.Float64frombits(0x7FF8000000000001)

var minusNaN = math.Float64frombits(0xFFF8000000000000)

// signedNaN gives r, the result of a function of a and b, the sign that it has on
// amd64 if it is a NaN: that of an operand, or minus.
func signedNaN(r, a, b float64) float64 {
	switch {
	case r == r:
		return r
	case a != a:
		return a
	case b != b:
		return b
	}
	return minusNaN
}

func negateNaN(f float64) float64 {
	if isPlusNaN(f) {
		return minusNaN
	}
	return plusNaN
}

func isPlusNaN(f float64) bool { return math.Float64bits(f) == 0x7FF8000000000001 }

// looksNumeric says whether all of s is a number, blanks around it aside.
func looksNumeric(s string) (float64, bool) {
	if s == "" {
		return 0, false
	}
	if c := s[len(s)-1]; !(isDigit(c) || c == '.' || isBlank(c) || c|0x20 == 'n' || c|0x20 == 'f') {
		return 0, false
	}
	f, n := parseNumber(s)
	if n == 0 {
		return 0, false
	}
	for n < len(s) {
		if !isBlank(s[n]) {
			return 0, false
		}
		n++
	}
	return f, true
}

const maxExactInt = 1 << 63

// appendNumber renders f as awk converts numbers: an integral value exactly,
// any other by format (CONVFMT or OFMT).
func (in *interp) appendNumber(dst []byte, f float64, format string) []byte {
	if f == math.Trunc(f) {
		if f > -maxExactInt && f < maxExactInt {
			return strconv.AppendInt(dst, int64(f), 10)
		}
		if math.IsInf(f, 0) {
			return appendMagic(dst, f)
		}
		return strconv.AppendFloat(dst, f, 'f', 0, 64)
	}
	if f != f {
		return appendMagic(dst, f)
	}
	if format == "%.6g" {
		return appendG(dst, f, 6)
	}
	return in.format(dst, format, []value{numValue(f)})
}

func appendMagic(dst []byte, f float64) []byte {
	switch {
	case isPlusNaN(f):
		return append(dst, "+nan"...)
	case f != f:
		return append(dst, "-nan"...)
	case f > 0:
		return append(dst, "+inf"...)
	}
	return append(dst, "-inf"...)
}

// appendG is printf's %.<prec>g for a finite number.
func appendG(dst []byte, f float64, prec int) []byte {
	if prec == 0 {
		prec = 1
	}
	var tmp [64]byte
	e := strconv.AppendFloat(tmp[:0], f, 'e', prec-1, 64)
	// d.ddddde±XX
	i := len(e) - 1
	for e[i] != 'e' {
		i--
	}
	exp := 0
	for _, c := range e[i+2:] {
		exp = exp*10 + int(c-'0')
	}
	if e[i+1] == '-' {
		exp = -exp
	}
	if exp < -4 || exp >= prec {
		mant := trimZeros(e[:i])
		dst = append(dst, mant...)
		return append(dst, e[i:]...)
	}
	n := len(dst)
	dst = strconv.AppendFloat(dst, f, 'f', prec-1-exp, 64)
	if prec-1-exp > 0 {
		dst = dst[:n+len(trimZeros(dst[n:]))]
	}
	return dst
}

func trimZeros(b []byte) []byte {
	for i := 0; i < len(b); i++ {
		if b[i] == '.' {
			n := len(b)
			for b[n-1] == '0' {
				n--
			}
			if b[n-1] == '.' {
				n--
			}
			return b[:n]
		}
	}
	return b
}

func (in *interp) numToString(f float64) string {
	if f == math.Trunc(f) && f > -1e15 && f < 1e15 {
		n := int64(f)
		if n >= 0 && n < int64(len(smallInts)) {
			return smallInts[n]
		}
		return strconv.FormatInt(n, 10)
	}
	var tmp [64]byte
	return string(in.appendNumber(tmp[:0], f, in.convfmt))
}

var smallInts = makeSmallInts()

func makeSmallInts() (t [256]string) {
	for i := range t {
		t[i] = strconv.Itoa(i)
	}
	return t
}
