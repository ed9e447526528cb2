package awk

import (
	"math"
	"strconv"
	"strings"
	"unicode/utf8"
)

// maxPad bounds a field width or precision, since a format could ask for
// gigabytes; longer ones count against the memory limit first.
const maxPad = 1 << 30

// conversion is one % item of a printf format.
type conversion struct {
	minus, plus, space, alt, zero bool
	width, prec                   int // prec < 0: none
	verb                          byte
}

func (in *interp) format(dst []byte, format string, args []value) []byte {
	return in.formatAt(loc{}, dst, format, args)
}

// formatAt appends what printf makes of args.
func (in *interp) formatAt(at loc, dst []byte, format string, args []value) []byte {
	next, begin := 0, len(dst)
	plain, positional := false, false
	for i := 0; i < len(format); {
		if format[i] != '%' {
			j := strings.IndexByte(format[i:], '%')
			if j < 0 {
				j = len(format) - i
			}
			dst = append(dst, format[i:i+j]...)
			i += j
			continue
		}
		start := i
		i++
		cv := conversion{prec: -1}
		take := func() *value {
			if positional {
				in.fatal(at, "must use `count$' on all formats or none")
			}
			plain = true
			if next >= len(args) {
				in.fatal(at, "not enough arguments to satisfy format string\n\t`%s'\n\t%s^ ran out for this one",
					format, strings.Repeat(" ", i))
			}
			next++
			return &args[next-1]
		}
		// nth is the argument of n$.
		nth := func(n int) *value {
			if plain {
				in.fatal(at, "must use `count$' on all formats or none")
			}
			positional = true
			switch {
			case n < 1:
				in.fatal(at, "argument index with `$' must be > 0")
			case n > len(args):
				in.fatal(at, "argument index %d greater than total number of supplied arguments", n)
			}
			return &args[n-1]
		}
		dollar := func() bool { return i < len(format) && format[i] == '$' && !in.opts.strict() }
		number := func() int {
			n := 0
			for i < len(format) && isDigit(format[i]) {
				if n = n*10 + int(format[i]-'0'); n > maxPad {
					n = maxPad
				}
				i++
			}
			return n
		}
		star := func() int {
			i++
			j := i
			n := number()
			if dollar() {
				i++
				return intOf(nth(n).num())
			}
			i = j
			return intOf(take().num())
		}
		var arg *value
		if j := i; i < len(format) && (isDigit(format[i]) || format[i] == '$') {
			n := number()
			if dollar() {
				i++
				arg = nth(n)
			} else {
				i = j
			}
		}
	flags:
		for ; i < len(format); i++ {
			switch format[i] {
			case '-':
				cv.minus = true
			case '+':
				cv.plus = true
			case ' ':
				cv.space = true
			case '#':
				cv.alt = true
			case '0':
				cv.zero = true
			case '\'':
			default:
				break flags
			}
		}
		if i < len(format) && format[i] == '*' {
			if cv.width = star(); cv.width < 0 {
				cv.minus, cv.width = true, -cv.width
			}
		} else {
			cv.width = number()
		}
		if i < len(format) && format[i] == '.' {
			i++
			switch {
			case i < len(format) && format[i] == '*':
				cv.prec = star()
			case i < len(format) && format[i] == '-':
				i++
				number()
			default:
				cv.prec = number()
			}
		}
		for seen := ""; i < len(format) && strings.IndexByte("hlLjzt", format[i]) >= 0 && strings.IndexByte(seen, format[i]) < 0; i++ {
			seen += format[i : i+1]
		}
		for i < len(format) && format[i] == ' ' && i > start && strings.IndexByte("hlLjzt", format[i-1]) >= 0 {
			i++
		}
		if i >= len(format) {
			return append(dst, format[start:]...)
		}
		if cv.verb = format[i]; cv.verb == '%' {
			dst = append(dst, '%')
			i++
			continue
		}
		if strings.IndexByte("cdisouxXeEfFgGaA", cv.verb) < 0 {
			i++
			dst = append(dst, format[start:i]...)
			continue
		}
		v := arg
		if v == nil {
			v = take()
		}
		i++
		in.guard(cv.width, cv.prec)
		dst = in.convert(dst, cv, v)
		if len(dst)-begin > 1024 {
			in.meter.Charge(1)
		}
	}
	return dst
}

// guard meters a wide conversion before its bytes are made.
func (in *interp) guard(width, prec int) {
	if n := max(width, prec); n > 512 {
		in.reserve(n)
		in.meter.Bytes(n)
	}
}

func (in *interp) convert(dst []byte, cv conversion, v *value) []byte {
	switch cv.verb {
	case 'c':
		s, isNumber := in.character(v)
		if isNumber {
			// gawk pads these by bytes.
			return frame(dst, cv, false, "", []byte(s))
		}
		return in.pad(dst, cv, s)
	case 's':
		s := v.str(in)
		if cv.prec >= 0 {
			s = s[:in.charsLen(s, cv.prec)]
		}
		return in.pad(dst, cv, s)
	case 'd', 'i':
		return in.integer(dst, cv, v.num())
	case 'o', 'u', 'x', 'X':
		return in.unsigned(dst, cv, v.num())
	}
	return in.float(dst, cv, v.num())
}

// character is what %c prints: the character of a number, or the first one of a
// string.
func (in *interp) character(v *value) (s string, isNumber bool) {
	if v.numeric() && v.k != untyped {
		n := uint32(0)
		if f := v.n; f > -(1<<63) && f < 1<<64 {
			n = uint32(int64(f))
			if f >= 1<<63 {
				n = uint32(uint64(f))
			}
		}
		if in.utf8 && n < 1<<31 && (n < 0xD800 || n > 0xDFFF) {
			return wideChar(n), true
		}
		return string([]byte{byte(n)}), true
	}
	if v.s == "" {
		return "\x00", false
	}
	return v.s[:in.charLen(v.s)], false
}

// wideChar is the UTF-8 of n in its original form, which goes to 31 bits.
func wideChar(n uint32) string {
	if n <= utf8.MaxRune {
		return string(rune(n))
	}
	more := 3
	for n>>(6*more) >= 1<<(6-more) {
		more++
	}
	b := []byte{byte(uint32(0xFF00)>>(more+1)) | byte(n>>(6*more))}
	for i := more - 1; i >= 0; i-- {
		b = append(b, 0x80|byte(n>>(6*i)&0x3F))
	}
	return string(b)
}

// pad appends s, filled with blanks to the width in characters.
func (in *interp) pad(dst []byte, cv conversion, s string) []byte {
	n := cv.width
	if n > 0 {
		n -= in.length(s)
	}
	if !cv.minus {
		dst = fill(dst, ' ', n)
	}
	dst = append(dst, s...)
	if cv.minus {
		dst = fill(dst, ' ', n)
	}
	return dst
}

// length counts characters.
func (in *interp) length(s string) int {
	if in.utf8 {
		return utf8.RuneCountInString(s)
	}
	return len(s)
}

func fill(dst []byte, c byte, n int) []byte {
	for ; n > 0; n-- {
		dst = append(dst, c)
	}
	return dst
}

// frame appends sign, prefix and digits in the width: zero-filled between prefix
// and digits, or blank-filled around.
func frame(dst []byte, cv conversion, zero bool, prefix string, digits []byte) []byte {
	n := cv.width - len(prefix) - len(digits)
	if !cv.minus && !zero {
		dst = fill(dst, ' ', n)
	}
	dst = append(dst, prefix...)
	if !cv.minus && zero {
		dst = fill(dst, '0', n)
	}
	dst = append(dst, digits...)
	if cv.minus {
		dst = fill(dst, ' ', n)
	}
	return dst
}

func (cv conversion) sign(neg bool) string {
	switch {
	case neg:
		return "-"
	case cv.plus:
		return "+"
	case cv.space:
		return " "
	}
	return ""
}

func (in *interp) integer(dst []byte, cv conversion, f float64) []byte {
	if f != f || math.IsInf(f, 0) {
		return appendMagic(dst, f)
	}
	f = math.Trunc(f)
	neg := f < 0
	var tmp [32]byte
	digits := strconv.AppendFloat(tmp[:0], math.Abs(f), 'f', 0, 64)
	if a := math.Abs(f); a < 1<<63 {
		digits = strconv.AppendUint(tmp[:0], uint64(a), 10)
	}
	if cv.prec == 0 && f == 0 {
		return fill(dst, ' ', cv.width)
	}
	if n := cv.prec - len(digits); n > 0 {
		digits = append(fill(nil, '0', n), digits...)
	}
	return frame(dst, cv, cv.zero && cv.prec < 0, cv.sign(neg), digits)
}

func (in *interp) unsigned(dst []byte, cv conversion, f float64) []byte {
	if f != f || math.IsInf(f, 0) {
		return magic(dst, cv, f)
	}
	t := math.Trunc(f)
	var u uint64
	switch {
	case t < 0 && t >= -(1<<63):
		u = uint64(int64(t))
	case t >= 0 && t < 1<<64:
		u = uint64(t)
	default:
		cv.verb = 'g'
		return in.float(dst, cv, f)
	}
	base, prefix := 10, ""
	switch cv.verb {
	case 'o':
		base = 8
	case 'x', 'X':
		base = 16
		if cv.alt && f != 0 {
			prefix = "0" + string(cv.verb)
		}
	}
	var tmp [72]byte
	digits := strconv.AppendUint(tmp[:0], u, base)
	if cv.verb == 'X' {
		upper(digits)
	}
	if cv.prec == 0 && f == 0 && !cv.alt {
		digits = digits[:0]
	}
	if n := cv.prec - len(digits); n > 0 {
		digits = append(fill(nil, '0', n), digits...)
	}
	if cv.verb == 'o' && cv.alt && f != 0 {
		digits = append([]byte{'0'}, digits...)
	}
	return frame(dst, cv, cv.zero && cv.prec < 0, prefix, digits)
}

// magic prints an infinity or NaN: always with a sign, never padded.
func magic(dst []byte, cv conversion, f float64) []byte {
	n := len(dst)
	dst = appendMagic(dst, f)
	if cv.verb < 'a' {
		upper(dst[n:])
	}
	return dst
}

func upper(b []byte) {
	for i, c := range b {
		if c >= 'a' && c <= 'z' {
			b[i] = c - 32
		}
	}
}

func (in *interp) float(dst []byte, cv conversion, f float64) []byte {
	if f != f || math.IsInf(f, 0) {
		return magic(dst, cv, f)
	}
	neg := math.Signbit(f)
	a := math.Abs(f)
	prec := cv.prec
	prefix := cv.sign(neg)
	var tmp [400]byte
	digits := tmp[:0]
	switch verb := cv.verb | 0x20; verb {
	case 'a':
		digits = strconv.AppendFloat(digits, a, 'x', prec, 64)
		digits = hexExponent(digits)
		prefix += string(digits[:2])
		digits = digits[2:]
		if cv.alt && prec == 0 {
			digits = addPoint(digits, 'p')
		}
	case 'g':
		if prec < 0 {
			prec = 6
		}
		if cv.alt {
			digits = appendAltG(digits, a, max(prec, 1))
		} else {
			digits = appendG(digits, a, prec)
		}
	default:
		if prec < 0 {
			prec = 6
		}
		digits = strconv.AppendFloat(digits, a, verb, prec, 64)
		if cv.alt && prec == 0 {
			digits = addPoint(digits, 'e')
		}
	}
	if cv.verb < 'a' {
		upper(digits)
		if cv.verb == 'A' {
			prefix = strings.ToUpper(prefix)
		}
	}
	return frame(dst, cv, cv.zero, prefix, digits)
}

// hexExponent turns Go's 0x1.8p+01 into C's 0x1.8p+1.
func hexExponent(b []byte) []byte {
	for i := len(b) - 1; i > 0; i-- {
		if b[i] == 'p' {
			j := i + 2
			for j < len(b)-1 && b[j] == '0' {
				j++
			}
			return append(b[:i+2], b[j:]...)
		}
	}
	return b
}

// addPoint inserts a decimal point before the exponent, or at the end.
func addPoint(b []byte, exp byte) []byte {
	for i, c := range b {
		if c == exp {
			b = append(b, 0)
			copy(b[i+1:], b[i:])
			b[i] = '.'
			return b
		}
	}
	return append(b, '.')
}

// appendAltG is %#g, which keeps trailing zeros.
func appendAltG(dst []byte, f float64, prec int) []byte {
	var tmp [400]byte
	e := strconv.AppendFloat(tmp[:0], f, 'e', prec-1, 64)
	i := len(e) - 1
	for e[i] != 'e' {
		i--
	}
	exp, _ := strconv.Atoi(string(e[i+1:]))
	if exp < -4 || exp >= prec {
		if prec == 1 {
			e = addPoint(e, 'e')
		}
		return append(dst, e...)
	}
	dst = strconv.AppendFloat(dst, f, 'f', prec-1-exp, 64)
	if prec-1-exp == 0 {
		dst = append(dst, '.')
	}
	return dst
}
