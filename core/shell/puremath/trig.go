package puremath

import (
	"math"
	"math/bits"
)

// reducePi writes |x| as q·π/2 + r with |r| ≤ π/4, q modulo 4, by the method of
// Payne and Hanek: only those bits of 2/π matter whose product with x is not a
// multiple of 4.
func reducePi(x float64) (q int, r dd) {
	x = math.Abs(x)
	if x <= math.Pi/4 {
		return 0, fromFloat(x)
	}
	b := math.Float64bits(x)
	m := b&(1<<52-1) | 1<<52
	e := int(b>>52) - 1075

	const words = 5
	var p [words]uint64 // the product modulo 4, most significant word first
	var carry uint64
	for i := words - 1; i >= 0; i-- {
		hi, lo := bits.Mul64(m, twoOverPiAt(e-2+64*i))
		var c uint64
		p[i], c = bits.Add64(lo, carry, 0)
		carry = hi + c
	}
	q = int(p[0] >> 62)
	p[0] = p[0] << 2 >> 2
	neg := false
	if p[0]>>61 != 0 {
		q, neg = (q+1)&3, true
		c := uint64(1)
		for i := words - 1; i >= 0; i-- {
			p[i], c = bits.Add64(^p[i], 0, c)
		}
		p[0] = p[0] << 2 >> 2
	}
	f := fraction(p[:])
	if neg {
		f = f.neg()
	}
	return q, f.mul(piHalf)
}

// twoOverPiAt is the 64 bits of 2/π from bit off (0: the one of weight ½); bits
// before the point are zero.
func twoOverPiAt(off int) uint64 {
	at := func(i int) uint64 {
		if i < 0 || i >= len(twoOverPi) {
			return 0
		}
		return twoOverPi[i]
	}
	i, s := off>>6, uint(off&63)
	if s == 0 {
		return at(i)
	}
	return at(i)<<s | at(i+1)>>(64-s)
}

// fraction is the 320-bit number p, which has two bits before the point.
func fraction(p []uint64) dd {
	scale := 4.0
	for len(p) > 2 && p[0] == 0 {
		p = p[1:]
		scale *= 0x1p-64
	}
	n := uint(bits.LeadingZeros64(p[0]))
	w := func(i int) uint64 {
		v := uint64(0)
		if i < len(p) {
			v = p[i] << n
		}
		if n > 0 && i+1 < len(p) {
			v |= p[i+1] >> (64 - n)
		}
		return v
	}
	h, l := w(0), w(1)
	s := fastTwoSum(float64(h>>32), float64(h&(1<<32-1))*0x1p-32)
	s = s.add(fastTwoSum(float64(l>>32)*0x1p-64, float64(l&(1<<32-1))*0x1p-96))
	return s.scale(math.Ldexp(scale, -32-int(n)))
}

// tail sums the terms from 1/from! down to 1/to! of an alternating series in r2;
// they are so small that float64 is exact enough.
func tail(r2 float64, from, to int) float64 {
	s := invFactorial[from].hi
	for i := from - 2; i >= to; i -= 2 {
		s = invFactorial[i].hi - float64(s*r2)
	}
	return s
}

// sinSmall is the sine of |r| ≤ π/4.
func sinSmall(r dd) dd {
	r2 := r.mul(r)
	s := fromFloat(tail(r2.hi, 27, 15))
	for i := 13; i >= 1; i -= 2 {
		s = invFactorial[i].sub(s.mul(r2))
	}
	return s.mul(r)
}

// cosSmall is the cosine of |r| ≤ π/4.
func cosSmall(r dd) dd {
	r2 := r.mul(r)
	s := fromFloat(tail(r2.hi, 28, 16))
	for i := 14; i >= 0; i -= 2 {
		s = invFactorial[i].sub(s.mul(r2))
	}
	return s
}

// sinQuadrant is the sine of q·π/2 + r.
func sinQuadrant(q int, r dd) dd {
	var s dd
	if q&1 == 0 {
		s = sinSmall(r)
	} else {
		s = cosSmall(r)
	}
	if q&2 != 0 {
		s = s.neg()
	}
	return s
}

// Sin is the sine of x radians.
func Sin(x float64) float64 {
	switch {
	case math.IsNaN(x) || math.Abs(x) < 0x1p-300:
		return x
	case math.IsInf(x, 0):
		return math.NaN()
	}
	q, r := reducePi(x)
	s := sinQuadrant(q, r).float()
	if x < 0 {
		return -s
	}
	return s
}

// Cos is the cosine of x radians.
func Cos(x float64) float64 {
	if math.IsNaN(x) || math.IsInf(x, 0) {
		return math.NaN()
	}
	q, r := reducePi(x)
	return sinQuadrant(q+1, r).float()
}

// Tan is the tangent of x radians.
func Tan(x float64) float64 {
	switch {
	case math.IsNaN(x) || math.Abs(x) < 0x1p-300:
		return x
	case math.IsInf(x, 0):
		return math.NaN()
	}
	q, r := reducePi(x)
	t := sinQuadrant(q, r).div(sinQuadrant(q+1, r)).float()
	if x < 0 {
		return -t
	}
	return t
}

// atanApprox is the angle of the point (x, y) in the first octant, 0 ≤ y ≤ x, to
// about 50 bits.
func atanApprox(y, x float64) float64 {
	base, t := 0.0, y/x
	if t > 0.4142135623730951 {
		base, t = math.Pi/4, (t-1)/(t+1)
	}
	t2 := float64(t * t)
	s := 0.0
	for i := 43; i >= 1; i -= 2 {
		s = 1/float64(i) - float64(s*t2)
	}
	return base + float64(s*t)
}

// angle is the angle of the point (x, y), x, y ≥ 0, not both zero, both of
// magnitude near 1 or less.
func angle(y, x dd) dd {
	if y.hi > x.hi {
		return piHalf.sub(angle(x, y))
	}
	a := atanApprox(y.hi, x.hi)
	q := fromFloat(a)
	// One Newton step: the rest is the angle of the point turned back by a.
	n := y.mul(cosSmall(q)).sub(x.mul(sinSmall(q)))
	d := x.mul(cosSmall(q)).add(y.mul(sinSmall(q)))
	return n.div(d).addFloat(a)
}

// Atan is the arc tangent.
func Atan(x float64) float64 {
	a := math.Abs(x)
	switch {
	case math.IsNaN(x) || a < 0x1p-300:
		return x
	case a > 0x1p200:
		return math.Copysign(piHalf.hi, x)
	case a > 1:
		return math.Copysign(angle(fromFloat(1), fromFloat(1).div(fromFloat(a))).float(), x)
	}
	return math.Copysign(angle(fromFloat(a), fromFloat(1)).float(), x)
}

// Asin is the arc sine.
func Asin(x float64) float64 {
	a := math.Abs(x)
	switch {
	case math.IsNaN(x) || a < 0x1p-300:
		return x
	case a > 1:
		return math.NaN()
	}
	return math.Copysign(angle(fromFloat(a), cathetus(a)).float(), x)
}

// cathetus is √(1−a²).
func cathetus(a float64) dd { return twoSum(1, -a).mul(twoSum(1, a)).sqrt() }

// Acos is the arc cosine.
func Acos(x float64) float64 {
	a := math.Abs(x)
	if !(a <= 1) {
		return math.NaN()
	}
	r := angle(cathetus(a), fromFloat(a))
	if x < 0 {
		r = pi.sub(r)
	}
	return r.float()
}

// Atan2 is the angle of the point (x, y), with the special cases of C11 F.10.1.4.
func Atan2(y, x float64) float64 {
	switch {
	case math.IsNaN(x) || math.IsNaN(y):
		return math.NaN()
	case y == 0:
		if math.Signbit(x) {
			return math.Copysign(math.Pi, y)
		}
		return y
	case x == 0:
		return math.Copysign(math.Pi/2, y)
	case math.IsInf(x, 0) && math.IsInf(y, 0):
		if x > 0 {
			return math.Copysign(math.Pi/4, y)
		}
		return math.Copysign(pi.scale(0.75).float(), y)
	case math.IsInf(y, 0):
		return math.Copysign(math.Pi/2, y)
	case math.IsInf(x, 1):
		return math.Copysign(0, y)
	case math.IsInf(x, -1):
		return math.Copysign(math.Pi, y)
	}
	ay, ax := math.Abs(y), math.Abs(x)
	my, ey := math.Frexp(ay)
	mx, ex := math.Frexp(ax)
	switch d := ey - ex; {
	case d < -120:
		if x < 0 {
			return math.Copysign(math.Pi, y)
		}
		return math.Copysign(fromFloat(my).div(fromFloat(mx)).ldexp(d), y)
	case d > 120:
		return math.Copysign(math.Pi/2, y)
	default:
		e := max(ey, ex)
		r := angle(fromFloat(math.Ldexp(my, ey-e)), fromFloat(math.Ldexp(mx, ex-e)))
		if x < 0 {
			r = pi.sub(r)
		}
		return math.Copysign(r.float(), y)
	}
}
