package puremath

import "math"

var (
	euler      = dd{0.5772156649015329, -4.942915152430645e-18}
	zeta2      = dd{1.6449340668482264, 3.040672350398476e-17}
	zeta3      = dd{1.2020569031595942, 4.875891010379532e-17}
	lnSqrt2Pi  = dd{0.9189385332046728, -3.8782941580672414e-17}
	bernoulli2 = [...][2]float64{ // numerators and denominators of B₂, B₄, …
		{1, 6}, {-1, 30}, {1, 42}, {-1, 30}, {5, 66}, {-691, 2730}, {7, 6}, {-3617, 510},
		{43867, 798}, {-174611, 330}, {854513, 138}, {-236364091, 2730}, {8553103, 6},
		{-23749461029, 870}, {8615841276005, 14322},
	}
)

const stirlingFrom = 32

// stirling is ln Γ(x) for x ≥ 32.
func stirling(x dd) dd {
	inv := fromFloat(1).div(x)
	inv2 := inv.mul(inv)
	s := dd{}
	for i := len(bernoulli2); i >= 1; i-- {
		b := bernoulli2[i-1]
		c := fromFloat(b[0]).div(fromFloat(float64(b[1] * float64(2*i*(2*i-1)))))
		s = s.mul(inv2).add(c)
	}
	s = s.mul(inv)
	return x.addFloat(-0.5).mul(logDD(x)).sub(x).add(lnSqrt2Pi).add(s)
}

// lgammaPositive is ln Γ(x) for x > 0.
func lgammaPositive(x dd) dd {
	if z := x.addFloat(-1); math.Abs(z.hi) < 0x1p-18 {
		return nearOne(z, false)
	}
	if z := x.addFloat(-2); math.Abs(z.hi) < 0x1p-18 {
		return nearOne(z, true)
	}
	p, shifted := fromFloat(1), false
	for x.hi < stirlingFrom {
		p, x, shifted = p.mul(x), x.addFloat(1), true
	}
	r := stirling(x)
	if shifted {
		r = r.sub(logDD(p))
	}
	return r
}

// nearOne is ln Γ(1+z), or ln Γ(2+z), by the Taylor series.
func nearOne(z dd, two bool) dd {
	c1, c2, c3, c4 := euler.neg(), zeta2, zeta3, 1.0823232337111381
	if two {
		c1, c2, c3, c4 = c1.addFloat(1), c2.addFloat(-1), c3.addFloat(-1), c4-1
	}
	s := z.mulFloat(c4 / 4)
	s = s.sub(c3.div(fromFloat(3))).mul(z)
	s = s.add(c2.scale(0.5)).mul(z)
	return s.add(c1).mul(z)
}

// sinPi is sin(πx) for finite x.
func sinPi(x float64) dd {
	x = math.Mod(x, 2)
	q := math.Floor(2*x + 0.5)
	return sinQuadrant(int(q)&3, pi.mulFloat(x-q/2))
}

// Lgamma is ln|Γ(x)| and the sign of Γ(x).
func Lgamma(x float64) (lgamma float64, sign int) {
	switch {
	case math.IsNaN(x):
		return x, 1
	case math.IsInf(x, 0):
		return math.Inf(1), 1
	case x == 0:
		if math.Signbit(x) {
			return math.Inf(1), -1
		}
		return math.Inf(1), 1
	case x < 0 && x == math.Floor(x):
		return math.Inf(1), 1
	case x > 0x1p1014:
		return math.Inf(1), 1
	case math.Abs(x) < 0x1p-70:
		sign = 1
		if x < 0 {
			sign = -1
		}
		return logDD(fromFloat(math.Abs(x))).neg().float(), sign
	case x > 0:
		return lgammaPositive(fromFloat(x)).float(), 1
	}
	s := sinPi(x)
	sign = 1
	if s.hi < 0 {
		sign, s = -1, s.neg()
	}
	g := lgammaPositive(twoSum(1, -x))
	return logDD(pi).sub(logDD(s)).sub(g).float(), sign
}

// Gamma is Γ(x).
func Gamma(x float64) float64 {
	switch {
	case math.IsNaN(x) || math.IsInf(x, 1):
		return x
	case x == 0:
		return math.Copysign(math.Inf(1), x)
	case math.IsInf(x, -1) || x < 0 && x == math.Floor(x):
		return math.NaN()
	case x > 172:
		return math.Inf(1)
	case x < -190:
		if math.Mod(math.Floor(x), 2) == 0 {
			return 0
		}
		return math.Copysign(0, -1)
	case math.Abs(x) < 0x1p-70:
		return 1 / x
	case x > 0:
		return expDD(lgammaPositive(fromFloat(x)))
	}
	s := sinPi(x)
	neg := s.hi < 0
	if neg {
		s = s.neg()
	}
	r := expDD(logDD(pi).sub(logDD(s)).sub(lgammaPositive(twoSum(1, -x))))
	if neg {
		return -r
	}
	return r
}
