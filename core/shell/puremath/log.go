package puremath

import "math"

var (
	third = fromFloat(1).div(fromFloat(3))
	fifth = fromFloat(1).div(fromFloat(5))
)

// logSeries is ln((1+f)/(1−f)) = 2·atanh f, for |f| < 0.01.
func logSeries(f dd) dd {
	f2 := f.mul(f)
	p := 0.0
	for i := 17; i >= 7; i -= 2 {
		p = float64(p*f2.hi) + 1/float64(i)
	}
	s := f2.mulFloat(p)
	s = s.add(fifth).mul(f2)
	s = s.add(third).mul(f2)
	return s.addFloat(1).mul(f).scale(2)
}

// logApprox is ln m to about 50 bits, for m in [√½, √2].
func logApprox(m float64) float64 {
	f := (m - 1) / (m + 1)
	f2 := float64(f * f)
	s := 0.0
	for i := 25; i >= 1; i -= 2 {
		s = float64(s*f2) + 1/float64(i)
	}
	return float64(float64(2*f) * s)
}

// logMantissa is ln m for m in [√½, √2].
func logMantissa(m dd) dd {
	if math.Abs(m.hi-1) < 0x1p-6 {
		d := m.addFloat(-1)
		return logSeries(d.div(m.addFloat(1)))
	}
	// One Newton step on exp, with the second-order term.
	y := logApprox(m.hi)
	z := m.mul(expm1Small(fromFloat(-y)).addFloat(1)).addFloat(-1)
	z = z.sub(z.mul(z).scale(0.5))
	return z.addFloat(y)
}

// logParts writes x > 0 as m·2ᵏ with m in [√½, √2].
func logParts(x dd) (m dd, k int) {
	f, k := math.Frexp(x.hi)
	if f < math.Sqrt2/2 {
		f *= 2
		k--
	}
	return fastTwoSum(f, math.Ldexp(x.lo, -k)), k
}

// logDD is ln x for finite x > 0.
func logDD(x dd) dd {
	m, k := logParts(x)
	l := logMantissa(m)
	if k == 0 {
		return l
	}
	n := float64(k)
	h := fastTwoSum(float64(n*ln2a), float64(n*ln2b)).addFloat(float64(n * ln2c)).addFloat(float64(n * ln2d))
	return h.add(l)
}

// logSpecial answers the arguments for which logarithms are not computed.
func logSpecial(x float64) (float64, bool) {
	switch {
	case math.IsNaN(x) || math.IsInf(x, 1):
		return x, true
	case x == 0:
		return math.Inf(-1), true
	case x < 0:
		return math.NaN(), true
	}
	return 0, false
}

// Log is the natural logarithm.
func Log(x float64) float64 {
	if r, ok := logSpecial(x); ok {
		return r
	}
	return logDD(fromFloat(x)).float()
}

// Log10 is the decimal logarithm.
func Log10(x float64) float64 {
	if r, ok := logSpecial(x); ok {
		return r
	}
	return logDD(fromFloat(x)).mul(invLn10).float()
}

// Log2 is the binary logarithm.
func Log2(x float64) float64 {
	if r, ok := logSpecial(x); ok {
		return r
	}
	m, k := logParts(fromFloat(x))
	return logMantissa(m).mul(invLn2).addFloat(float64(k)).float()
}

// log1pDD is ln(1+x) for x > −1.
func log1pDD(x dd) dd {
	if math.Abs(x.hi) < 0x1p-6 {
		return logSeries(x.div(x.addFloat(2)))
	}
	return logDD(x.addFloat(1))
}

// Log1p is ln(1+x), accurate near zero.
func Log1p(x float64) float64 {
	switch {
	case math.IsNaN(x) || math.IsInf(x, 1) || math.Abs(x) < 0x1p-300:
		return x
	case x == -1:
		return math.Inf(-1)
	case x < -1:
		return math.NaN()
	}
	return log1pDD(fromFloat(x)).float()
}

// Asinh is the inverse hyperbolic sine.
func Asinh(x float64) float64 {
	a := math.Abs(x)
	switch {
	case math.IsNaN(x) || math.IsInf(x, 0) || a < 0x1p-300:
		return x
	case a > 0x1p60:
		return math.Copysign(logDD(fromFloat(a)).add(ln2).float(), x)
	}
	sq := twoProd(a, a)
	r := sq.addFloat(1).sqrt()
	return math.Copysign(log1pDD(sq.div(r.addFloat(1)).addFloat(a)).float(), x)
}

// Acosh is the inverse hyperbolic cosine.
func Acosh(x float64) float64 {
	switch {
	case math.IsNaN(x) || math.IsInf(x, 1):
		return x
	case x < 1:
		return math.NaN()
	case x > 0x1p60:
		return logDD(fromFloat(x)).add(ln2).float()
	}
	t := x - 1
	if x > 2 {
		return logDD(twoProd(x, x).addFloat(-1).sqrt().addFloat(x)).float()
	}
	return log1pDD(twoProd(t, t).addFloat(2 * t).sqrt().addFloat(t)).float()
}

// Atanh is the inverse hyperbolic tangent.
func Atanh(x float64) float64 {
	a := math.Abs(x)
	switch {
	case math.IsNaN(x) || a < 0x1p-300:
		return x
	case a > 1:
		return math.NaN()
	case a == 1:
		return math.Copysign(math.Inf(1), x)
	}
	r := log1pDD(fromFloat(2 * a).div(twoSum(1, -a))).scale(0.5)
	return math.Copysign(r.float(), x)
}
