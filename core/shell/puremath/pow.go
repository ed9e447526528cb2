package puremath

import "math"

// Pow is xʸ with the special cases of C11 F.10.4.4.
func Pow(x, y float64) float64 {
	switch {
	case y == 0 || x == 1:
		return 1
	case math.IsNaN(x) || math.IsNaN(y):
		return math.NaN()
	}
	isInt := math.Floor(y) == y
	isOdd := isInt && math.Abs(y) < 1<<53 && math.Mod(y, 2) != 0
	switch {
	case x == 0:
		r := 0.0
		if y < 0 {
			r = math.Inf(1)
		}
		if isOdd {
			r = math.Copysign(r, x)
		}
		return r
	case math.IsInf(y, 0):
		a := math.Abs(x)
		switch {
		case a == 1:
			return 1
		case (a > 1) == (y > 0):
			return math.Inf(1)
		}
		return 0
	case math.IsInf(x, 0):
		r := 0.0
		if y > 0 {
			r = math.Inf(1)
		}
		if isOdd {
			r = math.Copysign(r, x)
		}
		return r
	case x < 0 && !isInt:
		return math.NaN()
	}
	r := powPositive(math.Abs(x), y)
	if x < 0 && isOdd {
		return -r
	}
	return r
}

func powPositive(x, y float64) float64 {
	switch {
	case y == 1:
		return x
	case y == 0.5:
		return math.Sqrt(x)
	}
	l := logDD(fromFloat(x))
	if p := float64(l.hi * y); p > 800 {
		return math.Inf(1)
	} else if p < -800 {
		return 0
	}
	if math.Abs(y) < 0x1p-300 {
		return 1
	}
	return expDD(l.mulFloat(y))
}

// Cbrt is the cube root.
func Cbrt(x float64) float64 {
	if x == 0 || math.IsNaN(x) || math.IsInf(x, 0) {
		return x
	}
	m, e := math.Frexp(math.Abs(x))
	k := e / 3
	if e%3 < 0 {
		k--
	}
	m = math.Ldexp(m, e-3*k)
	y := Exp(logApproxAny(m) / 3)
	for range 2 {
		y -= (float64(float64(y*y)*y) - m) / float64(3*float64(y*y))
	}
	c := twoProd(y, y).mulFloat(y).addFloat(-m)
	r := fromFloat(y).sub(c.div(twoProd(y, y).mulFloat(3)))
	return math.Copysign(r.ldexp(k), x)
}

func logApproxAny(m float64) float64 { return logDD(fromFloat(m)).hi }

// Hypot is √(x²+y²) without undue overflow.
func Hypot(x, y float64) float64 {
	x, y = math.Abs(x), math.Abs(y)
	switch {
	case math.IsInf(x, 0) || math.IsInf(y, 0):
		return math.Inf(1)
	case math.IsNaN(x) || math.IsNaN(y):
		return math.NaN()
	}
	if x < y {
		x, y = y, x
	}
	if y == 0 {
		return x
	}
	_, e := math.Frexp(x)
	x, y = math.Ldexp(x, -e), math.Ldexp(y, -e)
	if y < 0x1p-60 {
		return fastTwoSum(x, y*0x1p-60).ldexp(e)
	}
	return twoProd(x, x).add(twoProd(y, y)).sqrt().ldexp(e)
}
