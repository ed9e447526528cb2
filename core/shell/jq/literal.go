package jq

import (
	"math"
	"strconv"
	"strings"
	"unsafe"
)

// parseNumber reads a JSON number. It keeps the text when the double that is nearest
// prints differently, as jq 1.7 does.
func parseNumber(s string) (Value, bool) {
	if n := len(s); n < 16 && n > 0 && isDigits(s) && (s[0] != '0' || n == 1) {
		i := 0
		for j := 0; j < n; j++ {
			i = i*10 + int(s[j]-'0')
		}
		return num(float64(i)), true
	}
	f, err := strconv.ParseFloat(s, 64)
	if err != nil && !math.IsInf(f, 0) {
		return null, false
	}
	c, ok := canonicalDecimal(s)
	if !ok {
		return null, false
	}
	if f == 0 && math.Signbit(f) && c == "-0" {
		return num(f), true
	}
	if c != formatNumber(f) {
		return Value{unsafe.Pointer(&literal{f, c}), tagLiteral}, true
	}
	return num(f), true
}

func isDigits(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] < '0' || s[i] > '9' {
			return false
		}
	}
	return true
}

// canonicalDecimal is the to-scientific-string form of the decimal specification:
// all digits kept, an exponent only where the number would need more than five
// leading zeros or trailing ones that it does not have.
func canonicalDecimal(s string) (string, bool) {
	neg := false
	if s != "" && (s[0] == '-' || s[0] == '+') {
		neg = s[0] == '-'
		s = s[1:]
	}
	mant, expText := s, ""
	if i := strings.IndexAny(s, "eE"); i >= 0 {
		mant, expText = s[:i], s[i+1:]
	}
	exp := 0
	if expText != "" {
		e, err := strconv.Atoi(expText)
		if err != nil {
			return "", false
		}
		exp = e
	}
	whole, frac, _ := strings.Cut(mant, ".")
	exp -= len(frac)
	digits := strings.TrimLeft(whole+frac, "0")
	if digits == "" {
		digits = "0"
	}
	if len(digits)+exp > 1_000_000_000 || exp < -1_999_999_997 {
		return "", false
	}
	var b strings.Builder
	if neg {
		b.WriteByte('-')
	}
	adjusted := exp + len(digits) - 1
	switch {
	case exp <= 0 && adjusted >= -6:
		switch point := len(digits) + exp; {
		case exp == 0:
			b.WriteString(digits)
		case point > 0:
			b.WriteString(digits[:point] + "." + digits[point:])
		default:
			b.WriteString("0." + strings.Repeat("0", -point) + digits)
		}
	default:
		b.WriteString(digits[:1])
		if len(digits) > 1 {
			b.WriteString("." + digits[1:])
		}
		b.WriteByte('E')
		if adjusted >= 0 {
			b.WriteByte('+')
		}
		b.WriteString(strconv.Itoa(adjusted))
	}
	return b.String(), true
}

// formatNumber prints a double as jq does: the shortest digits that read back, with
// an exponent when the point is far from them; no infinity exists in JSON.
func formatNumber(f float64) string {
	var buf [32]byte
	return string(appendNumber(buf[:0], f))
}

func appendNumber(b []byte, f float64) []byte {
	switch {
	case f != f:
		return append(b, "null"...)
	case f > math.MaxFloat64:
		f = math.MaxFloat64
	case f < -math.MaxFloat64:
		f = -math.MaxFloat64
	}
	if i := int64(f); float64(i) == f && i > -1e15 && i < 1e15 && (i != 0 || !math.Signbit(f)) {
		return strconv.AppendInt(b, i, 10)
	}
	var tmp [32]byte
	e := strconv.AppendFloat(tmp[:0], f, 'e', -1, 64)
	if e[0] == '-' {
		b = append(b, '-')
		e = e[1:]
	}
	at := len(e) - 1
	for e[at] != 'e' {
		at--
	}
	exp, _ := strconv.Atoi(string(e[at+1:]))
	digits := e[:1:1]
	if at > 2 {
		digits = append(append(make([]byte, 0, 20), e[0]), e[2:at]...)
	}
	point := exp + 1
	switch n := len(digits); {
	case f == 0:
		return append(b, '0')
	case point <= -4 || point > n+15:
		b = append(b, digits[0])
		if n > 1 {
			b = append(append(b, '.'), digits[1:]...)
		}
		b = append(b, 'e')
		x := point - 1
		if x < 0 {
			b = append(b, '-')
			x = -x
		} else {
			b = append(b, '+')
		}
		if x < 10 {
			b = append(b, '0')
		}
		return strconv.AppendInt(b, int64(x), 10)
	case point <= 0:
		b = append(b, "0."...)
		for ; point < 0; point++ {
			b = append(b, '0')
		}
		return append(b, digits...)
	case point >= n:
		b = append(b, digits...)
		for ; point > n; point-- {
			b = append(b, '0')
		}
		return b
	default:
		b = append(b, digits[:point]...)
		b = append(b, '.')
		return append(b, digits[point:]...)
	}
}
