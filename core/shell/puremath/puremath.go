// Package puremath computes the elementary functions the same way on every
// placement.
//
// The standard library has assembly for some functions on some processors, and
// the compiler fuses x*y+z on others, so math.Exp or math.Pow differ in the last
// bit between amd64, arm64 and wasm. Here each function is evaluated in
// double-double arithmetic (about 100 bits) from additions, and from products
// that are rounded explicitly, and is rounded once at the end. Results are
// therefore the nearest float64 except in about one of 2³⁰ cases, which is also
// what glibc returns nearly always (its own bound is 0.52 ulp for the common
// functions). Special values follow C11 annex F.
//
// math.Sqrt, Floor, Ceil, Trunc, Mod, Frexp, Ldexp are exact everywhere and are
// to be used directly.
package puremath

import "math"

var (
	ln2     = dd{0.6931471805599453, 2.3190468138462996e-17}
	invLn2  = dd{1.4426950408889634, 2.0355273740931033e-17}
	ln10    = dd{2.302585092994046, -2.1707562233822494e-16}
	invLn10 = dd{0.4342944819032518, 1.098319650216765e-17}
	pi      = dd{math.Pi, 1.2246467991473532e-16}
	piHalf  = dd{math.Pi / 2, 6.123233995736766e-17}
)

// dd is the unevaluated sum hi + lo with |lo| ≤ ulp(hi)/2.
type dd struct{ hi, lo float64 }

func fromFloat(x float64) dd { return dd{x, 0} }

// twoSum is a+b exactly.
func twoSum(a, b float64) dd {
	s := a + b
	bb := s - a
	return dd{s, (a - (s - bb)) + (b - bb)}
}

// fastTwoSum is a+b exactly for |a| ≥ |b|.
func fastTwoSum(a, b float64) dd {
	s := a + b
	return dd{s, b - (s - a)}
}

const splitter = 1<<27 + 1

// twoProd is a*b exactly, by Dekker's splitting, unless it over- or underflows.
func twoProd(a, b float64) dd {
	p := float64(a * b)
	c := float64(splitter * a)
	ah := c - (c - a)
	al := a - ah
	c = float64(splitter * b)
	bh := c - (c - b)
	bl := b - bh
	e := float64(ah*bh) - p
	e += float64(ah * bl)
	e += float64(al * bh)
	e += float64(al * bl)
	return dd{p, e}
}

func (a dd) add(b dd) dd {
	s := twoSum(a.hi, b.hi)
	t := twoSum(a.lo, b.lo)
	s = fastTwoSum(s.hi, s.lo+t.hi)
	return fastTwoSum(s.hi, s.lo+t.lo)
}

func (a dd) addFloat(b float64) dd {
	s := twoSum(a.hi, b)
	return fastTwoSum(s.hi, s.lo+a.lo)
}

func (a dd) neg() dd { return dd{-a.hi, -a.lo} }

func (a dd) sub(b dd) dd { return a.add(b.neg()) }

func (a dd) mul(b dd) dd {
	p := twoProd(a.hi, b.hi)
	return fastTwoSum(p.hi, p.lo+(float64(a.hi*b.lo)+float64(a.lo*b.hi)))
}

func (a dd) mulFloat(b float64) dd {
	p := twoProd(a.hi, b)
	return fastTwoSum(p.hi, p.lo+float64(a.lo*b))
}

// scale multiplies by a power of two.
func (a dd) scale(f float64) dd { return dd{float64(a.hi * f), float64(a.lo * f)} }

func (a dd) div(b dd) dd {
	q := a.hi / b.hi
	r := a.sub(b.mulFloat(q))
	q2 := r.hi / b.hi
	r = r.sub(b.mulFloat(q2))
	q3 := r.hi / b.hi
	return fastTwoSum(q, q2).addFloat(q3)
}

func (a dd) sqrt() dd {
	if a.hi <= 0 {
		return dd{}
	}
	s := math.Sqrt(a.hi)
	r := a.sub(twoProd(s, s))
	t := fastTwoSum(s, r.hi/float64(2*s))
	r = a.sub(t.mul(t))
	return t.addFloat(r.hi / float64(2*s))
}

func (a dd) float() float64 { return a.hi + a.lo }

// ldexp is a·2ᵏ rounded once, also where the result is subnormal. A value that
// lies within the error of the arithmetic of a midpoint between two float64 is
// taken to be that midpoint, since only exact results come so near.
func (a dd) ldexp(k int) float64 {
	a = fastTwoSum(a.hi, a.lo)
	if a.hi == 0 || math.IsInf(a.hi, 0) || math.IsNaN(a.hi) {
		return a.hi
	}
	_, e := math.Frexp(a.hi)
	if e+k < -1080 {
		return math.Copysign(0, a.hi)
	}
	if e+k < -1021 {
		unit := math.Ldexp(1, -1074-k)
		big := float64(unit * (1 << 52) * 1.5)
		s := twoSum(big, a.hi)
		r := s.hi + (s.lo + a.lo)
		v := math.Ldexp(r-big, k)
		if v == 0 {
			return math.Copysign(0, a.hi)
		}
		return v
	}
	half := math.Ldexp(1, e-54)
	if d := math.Abs(a.lo) - half; a.lo != 0 && math.Abs(d) < float64(half*0x1p-24) {
		a.lo = math.Copysign(half, a.lo)
	}
	return math.Ldexp(a.hi+a.lo, k)
}
