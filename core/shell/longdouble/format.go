package longdouble

import (
	"math/big"
	"strconv"
	"strings"
)

// Spec is a conversion of printf: flags, width, precision and one of the letters
// e E f F g G a A.
type Spec struct {
	Minus, Plus, Space, Zero, Alt bool
	Group                         bool // the apostrophe flag; C.UTF-8 groups nothing
	Width                         int
	Precision                     int // -1: none given
	Verb                          byte
}

// Cost is the fuel that formatting f takes: digits of numbers far from one are
// computed with as many bits as their exponent says.
func (f *Float) Cost(s Spec) int64 {
	words := 0
	if !f.nan && !f.x.IsInf() {
		words = max(f.x.MantExp(nil), -f.x.MantExp(nil)) / 64
	}
	return int64(8 + 4*words + max(s.Precision, 0)/4 + max(s.Width, 0)/64)
}

// Format formats f as printf does.
func (f *Float) Format(s Spec) string {
	sign := ""
	switch {
	case f.Signbit():
		sign = "-"
	case s.Plus:
		sign = "+"
	case s.Space:
		sign = " "
	}
	upper := s.Verb < 'a'
	var body string
	zero := s.Zero && !s.Minus
	switch {
	case f.nan:
		body, zero = "nan", false
	case f.x.IsInf():
		body, zero = "inf", false
	default:
		body = f.magnitude(s)
	}
	if upper {
		body = strings.ToUpper(body)
	}
	pad := s.Width - len(sign) - len(body)
	switch {
	case pad <= 0:
		return sign + body
	case s.Minus:
		return sign + body + strings.Repeat(" ", pad)
	case zero && s.Verb|0x20 == 'a':
		return sign + body[:2] + strings.Repeat("0", pad) + body[2:]
	case zero:
		return sign + strings.Repeat("0", pad) + body
	}
	return strings.Repeat(" ", pad) + sign + body
}

func (f *Float) magnitude(s Spec) string {
	var x big.Float
	x.Abs(&f.x)
	prec := s.Precision
	if prec < 0 && s.Verb|0x20 != 'a' {
		prec = 6
	}
	switch s.Verb | 0x20 {
	case 'f':
		t, ok := fixed(&x, prec)
		if !ok {
			t = x.Text('f', prec)
		}
		if prec == 0 && s.Alt {
			t += "."
		}
		return t
	case 'e':
		return exponential(&x, prec, s.Alt)
	case 'g':
		return general(&x, prec, s.Alt)
	}
	return hexadecimal(&x, prec, s.Alt)
}

func exponential(x *big.Float, prec int, alt bool) string {
	t := x.Text('e', prec)
	if prec == 0 && alt {
		i := strings.IndexByte(t, 'e')
		t = t[:i] + "." + t[i:]
	}
	return t
}

// general is %g: %e where the exponent is small or not below the precision, else
// %f, without trailing zeros unless alt.
func general(x *big.Float, prec int, alt bool) string {
	if prec == 0 {
		prec = 1
	}
	t := x.Text('e', prec-1)
	i := strings.IndexByte(t, 'e')
	exp, _ := strconv.Atoi(t[i+1:])
	if exp < -4 || exp >= prec {
		m := t[:i]
		if !alt {
			m = trimFraction(m)
		} else if prec == 1 {
			m += "."
		} else if exp == prec && x.Cmp(powerOfTen(exp)) < 0 {
			// glibc chose %f before rounding carried, and then has no zeros to add.
			m = m[:2]
		}
		return m + t[i:]
	}
	t = x.Text('f', prec-1-exp)
	if !alt {
		return trimFraction(t)
	}
	if !strings.Contains(t, ".") {
		t += "."
	}
	return t
}

// powerOfTen is 10ⁿ, for small n exactly.
func powerOfTen(n int) *big.Float {
	x, ten := new(big.Float).SetPrec(4*precision).SetInt64(1), big.NewFloat(10)
	for range n {
		x.Mul(x, ten)
	}
	return x
}

func trimFraction(t string) string {
	if !strings.Contains(t, ".") {
		return t
	}
	return strings.TrimSuffix(strings.TrimRight(t, "0"), ".")
}

// hexadecimal is %La as glibc has it on x86: the first digit holds the four
// leading bits of the significand.
func hexadecimal(x *big.Float, prec int, alt bool) string {
	if x.Sign() == 0 {
		t := "0x0"
		if prec > 0 {
			t += "." + strings.Repeat("0", prec)
		} else if alt {
			t += "."
		}
		return t + "p+0"
	}
	var m big.Float
	exp := x.MantExp(&m) // 0.5 ≤ m < 1
	if exp < minNormal {
		m.SetMantExp(&m, exp-minNormal)
		exp = minNormal
	}
	m.SetMantExp(&m, precision)
	mant, _ := m.Uint64()
	exp -= 4
	digits := 15
	if prec >= 0 && prec < 15 {
		shift := uint(4 * (15 - prec))
		half := uint64(1) << (shift - 1)
		rest := mant & (1<<shift - 1)
		mant >>= shift
		if rest > half || rest == half && mant&1 == 1 {
			mant++
			if mant>>(4*uint(prec)+4) != 0 {
				mant >>= 4
				exp += 4
			}
		}
		digits = prec
	}
	t := strconv.FormatUint(mant, 16)
	t = strings.Repeat("0", max(digits+1-len(t), 0)) + t
	frac := t[len(t)-digits:]
	lead := t[:len(t)-digits]
	if prec < 0 {
		frac = strings.TrimRight(frac, "0")
	} else if prec > 15 {
		frac += strings.Repeat("0", prec-15)
	}
	if frac != "" || alt {
		frac = "." + frac
	}
	sign := "+"
	if exp < 0 {
		sign, exp = "-", -exp
	}
	return "0x" + lead + frac + "p" + sign + strconv.Itoa(exp)
}
