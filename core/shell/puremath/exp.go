package puremath

import "math"

// ln 2 in parts of at most 32 bits, so that a product with an exponent is exact,
// and what they leave.
const (
	ln2a = 0x1.62e42feep-1
	ln2b = 0x1.a39ef356p-33
	ln2c = 0x1.93c7673p-65
	ln2d = 1.94704509238075e-31
)

var invFactorial = factorials()

func factorials() [30]dd {
	var t [30]dd
	f := fromFloat(1)
	t[0] = f
	for i := 1; i < len(t); i++ {
		f = f.div(fromFloat(float64(i)))
		t[i] = f
	}
	return t
}

// expm1Small is eʳ − 1 for |r| < 0.36.
func expm1Small(r dd) dd {
	const halvings = 8
	r = r.scale(1.0 / (1 << halvings))
	// From the fifth term on, float64 is exact enough.
	x := r.hi
	p := 0.0
	for i := 9; i >= 5; i-- {
		p = float64(p*x) + invFactorial[i].hi
	}
	s := r.mulFloat(p)
	for i := 4; i >= 1; i-- {
		s = s.add(invFactorial[i]).mul(r)
	}
	for range halvings {
		s = s.scale(2).add(s.mul(s))
	}
	return s
}

// reduceLn2 writes x as k·ln2 + r.
func reduceLn2(x dd) (k int, r dd) {
	n := math.Floor(float64(x.hi*invLn2.hi) + 0.5)
	r = x.addFloat(-float64(n * ln2a))
	r = r.addFloat(-float64(n * ln2b))
	r = r.addFloat(-float64(n * ln2c))
	r = r.addFloat(-float64(n * ln2d))
	return int(n), r
}

// expParts is eˣ as (1+s)·2ᵏ, for |x| < 800.
func expParts(x dd) (s dd, k int) {
	k, r := reduceLn2(x)
	return expm1Small(r), k
}

func expDD(x dd) float64 {
	switch {
	case math.IsNaN(x.hi):
		return x.hi
	case x.hi > 720:
		return math.Inf(1)
	case x.hi < -760:
		return 0
	}
	s, k := expParts(x)
	return s.addFloat(1).ldexp(k)
}

// Exp is eˣ.
func Exp(x float64) float64 { return expDD(fromFloat(x)) }

// Exp2 is 2ˣ.
func Exp2(x float64) float64 {
	switch {
	case math.IsNaN(x):
		return x
	case x > 1100:
		return math.Inf(1)
	case x < -1200:
		return 0
	}
	n := math.Floor(x + 0.5)
	return expm1Small(ln2.mulFloat(x - n)).addFloat(1).ldexp(int(n))
}

// Exp10 is 10ˣ.
func Exp10(x float64) float64 {
	switch {
	case math.IsNaN(x):
		return x
	case x > 400:
		return math.Inf(1)
	case x < -400:
		return 0
	}
	return expDD(ln10.mulFloat(x))
}

// expm1DD is eˣ − 1 for |x| < 700.
func expm1DD(x dd) dd {
	s, k := expParts(x)
	if k == 0 {
		return s
	}
	return s.addFloat(1).scale(math.Ldexp(1, k)).addFloat(-1)
}

// Expm1 is eˣ − 1, accurate near zero.
func Expm1(x float64) float64 {
	switch {
	case math.IsNaN(x) || x == 0:
		return x
	case x > 700:
		return Exp(x)
	case x < -100:
		return -1
	case math.Abs(x) < 0x1p-300:
		return x
	}
	return expm1DD(fromFloat(x)).float()
}

// Sinh is the hyperbolic sine.
func Sinh(x float64) float64 {
	a := math.Abs(x)
	switch {
	case math.IsNaN(x) || math.IsInf(x, 0) || a < 0x1p-300:
		return x
	case a > 60:
		s, k := expClamped(a)
		return math.Copysign(s.ldexp(k-1), x)
	}
	m := expm1DD(fromFloat(a))
	r := m.add(m.div(m.addFloat(1))).scale(0.5)
	return math.Copysign(r.float(), x)
}

// Cosh is the hyperbolic cosine.
func Cosh(x float64) float64 {
	a := math.Abs(x)
	switch {
	case math.IsNaN(x):
		return x
	case a > 60:
		s, k := expClamped(a)
		return s.ldexp(k - 1)
	}
	e := expm1DD(fromFloat(a)).addFloat(1)
	return e.add(fromFloat(1).div(e)).scale(0.5).float()
}

func expClamped(a float64) (dd, int) {
	if a > 720 {
		return fromFloat(math.Inf(1)), 0
	}
	s, k := expParts(fromFloat(a))
	return s.addFloat(1), k
}

// Tanh is the hyperbolic tangent.
func Tanh(x float64) float64 {
	a := math.Abs(x)
	switch {
	case math.IsNaN(x) || a < 0x1p-300:
		return x
	case a > 40:
		return math.Copysign(1, x)
	}
	m := expm1DD(fromFloat(2 * a))
	return math.Copysign(m.div(m.addFloat(2)).float(), x)
}
