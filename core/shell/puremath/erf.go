package puremath

import "math"

// twoOverRootPi is 2/√π.
var twoOverRootPi = dd{1.1283791670955126, 1.533545961316588e-17}

// Erf is the error function of x.
func Erf(x float64) float64 {
	switch {
	case x != x:
		return x
	case x > 6:
		return 1
	case x < -6:
		return -1
	case math.Abs(x) < 1e-300:
		return twoOverRootPi.mulFloat(x).hi
	}
	e := erfDD(x)
	return e.hi + e.lo
}

// Erfc is 1 − Erf(x), without cancellation.
func Erfc(x float64) float64 {
	switch {
	case x != x:
		return x
	case x > 27.3:
		return 0
	case x < -6:
		return 2
	case x < 4:
		e := fromFloat(1).add(erfDD(x).scale(-1))
		return e.hi + e.lo
	}
	// Laplace's continued fraction, from the inside out.
	f := fromFloat(x)
	for i := 160; i >= 1; i-- {
		f = fromFloat(float64(i) / 2).div(f).addFloat(x)
	}
	s, k := expParts(twoProd(x, x).scale(-1))
	return twoOverRootPi.scale(0.5).mul(s.addFloat(1)).div(f).ldexp(k)
}

// erfDD sums 2/√π·e^(−x²)·x·Σ (2x²)ⁿ/(2n+1)!!, whose terms all have one sign.
func erfDD(x float64) dd {
	square := twoProd(x, x)
	twice := square.scale(2)
	term := fromFloat(x)
	sum := term
	for n := 1; n < 400 && math.Abs(term.hi) > math.Abs(sum.hi)*0x1p-108; n++ {
		term = term.mul(twice).div(fromFloat(float64(2*n + 1)))
		sum = sum.add(term)
	}
	s, k := expParts(square.scale(-1))
	r := sum.mul(s.addFloat(1)).mul(twoOverRootPi)
	return r.scale(math.Ldexp(1, k))
}
