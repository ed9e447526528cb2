package calc

import "math/big"

// fixed computes functions in fixed point: integers scaled by 10^digits. The
// results of bc -l are these, truncated.
type fixed struct {
	a     *arith
	scale int      // digits behind the point, guard digits included
	one   *big.Int // 10^scale
}

// guardDigits is how many more digits are computed than asked for.
const guardDigits = 12

func (a *arith) fixed(extra int) *fixed {
	s := a.scale + guardDigits + extra
	a.guard(int64(s))
	return &fixed{a, s, pow10(s)}
}

func (f *fixed) charge() {
	w := int64(f.scale/19) + 1
	f.a.p.Charge(1 + w*w/4)
}

func (f *fixed) from(d decimal) *big.Int { return new(big.Int).Set(d.withScale(f.scale).v) }

func (f *fixed) mul(x, y *big.Int) *big.Int {
	f.charge()
	z := new(big.Int).Mul(x, y)
	return z.Quo(z, f.one)
}

func (f *fixed) div(x, y *big.Int) *big.Int {
	f.charge()
	z := new(big.Int).Mul(x, f.one)
	return z.Quo(z, y)
}

// result rounds guard digits off where they are all nines or zeros, and truncates.
func (f *fixed) result(x *big.Int, scale int) decimal {
	drop := pow10(f.scale - scale)
	half := pow10((f.scale - scale) / 2)
	if x.Sign() < 0 {
		half.Neg(half)
	}
	r := new(big.Int).Add(x, half)
	return decimal{r.Quo(r, drop), scale}
}

// exp is e^x by halving the argument and the power series.
func (f *fixed) exp(x *big.Int) *big.Int {
	halvings := max(x.BitLen()-f.one.BitLen()+8, 0)
	y := new(big.Int).Rsh(new(big.Int).Abs(x), uint(halvings))
	sum, term := new(big.Int).Set(f.one), new(big.Int).Set(f.one)
	for n := int64(1); term.Sign() != 0; n++ {
		term = f.mul(term, y)
		term.Quo(term, big.NewInt(n))
		sum.Add(sum, term)
	}
	for range halvings {
		sum = f.mul(sum, sum)
	}
	if x.Sign() < 0 {
		return f.div(f.one, sum)
	}
	return sum
}

// atanhInverse is 2·artanh(1/n)-like series: the sum of 1/(k·n^k) over odd k.
func (f *fixed) artanhInv(n int64) *big.Int {
	square := big.NewInt(n * n)
	term := new(big.Int).Quo(f.one, big.NewInt(n))
	sum := new(big.Int).Set(term)
	for k := int64(3); term.Sign() != 0; k += 2 {
		f.charge()
		term.Quo(term, square)
		sum.Add(sum, new(big.Int).Quo(term, big.NewInt(k)))
	}
	return sum
}

// ln2 is 18·artanh(1/26) − 2·artanh(1/4801) + 8·artanh(1/8749).
func (f *fixed) ln2() *big.Int {
	s := new(big.Int).Mul(f.artanhInv(26), big.NewInt(18))
	s.Sub(s, new(big.Int).Mul(f.artanhInv(4801), big.NewInt(2)))
	return s.Add(s, new(big.Int).Mul(f.artanhInv(8749), big.NewInt(8)))
}

// ln is the natural logarithm of x > 0: x is brought near 1 by a power of two and
// square roots, then the artanh series is summed.
func (f *fixed) ln(x *big.Int) *big.Int {
	y := new(big.Int).Set(x)
	shift := y.BitLen() - f.one.BitLen()
	if shift > 0 {
		y.Rsh(y, uint(shift))
	} else {
		y.Lsh(y, uint(-shift))
	}
	const roots = 6
	for range roots {
		f.charge()
		y.Sqrt(y.Mul(y, f.one))
	}
	z := f.div(new(big.Int).Sub(y, f.one), new(big.Int).Add(y, f.one))
	square := f.mul(z, z)
	sum, term := new(big.Int).Set(z), new(big.Int).Set(z)
	for k := int64(3); term.Sign() != 0; k += 2 {
		term = f.mul(term, square)
		sum.Add(sum, new(big.Int).Quo(term, big.NewInt(k)))
	}
	sum.Lsh(sum, roots+1)
	return sum.Add(sum, new(big.Int).Mul(f.ln2(), big.NewInt(int64(shift))))
}

// arctanInv is arctan(1/n).
func (f *fixed) arctanInv(n int64) *big.Int {
	square := big.NewInt(n * n)
	term := new(big.Int).Quo(f.one, big.NewInt(n))
	sum := new(big.Int).Set(term)
	for k := int64(3); term.Sign() != 0; k += 2 {
		f.charge()
		term.Quo(term, square)
		t := new(big.Int).Quo(term, big.NewInt(k))
		if k%4 == 3 {
			sum.Sub(sum, t)
		} else {
			sum.Add(sum, t)
		}
	}
	return sum
}

// pi is Machin's 16·arctan(1/5) − 4·arctan(1/239).
func (f *fixed) pi() *big.Int {
	s := new(big.Int).Mul(f.arctanInv(5), big.NewInt(16))
	return s.Sub(s, new(big.Int).Mul(f.arctanInv(239), big.NewInt(4)))
}

// atan halves the angle by x/(1+sqrt(1+x²)) until the series is fast.
func (f *fixed) atan(x *big.Int) *big.Int {
	y := new(big.Int).Set(x)
	const halvings = 6
	for range halvings {
		r := f.mul(y, y)
		r.Add(r, f.one)
		f.charge()
		r.Sqrt(r.Mul(r, f.one))
		y = f.div(y, r.Add(r, f.one))
	}
	square := f.mul(y, y)
	sum, term := new(big.Int).Set(y), new(big.Int).Set(y)
	for k := int64(3); term.Sign() != 0; k += 2 {
		term = f.mul(term, square)
		term.Neg(term)
		sum.Add(sum, new(big.Int).Quo(term, big.NewInt(k)))
	}
	return sum.Lsh(sum, halvings)
}

// sin reduces x modulo 2π and sums the series.
func (f *fixed) sin(x *big.Int) *big.Int {
	pi := f.pi()
	turn := new(big.Int).Lsh(pi, 1)
	r := new(big.Int).Rem(x, turn)
	if r.CmpAbs(pi) > 0 {
		if r.Sign() > 0 {
			r.Sub(r, turn)
		} else {
			r.Add(r, turn)
		}
	}
	square := f.mul(r, r)
	sum, term := new(big.Int).Set(r), new(big.Int).Set(r)
	for n := int64(2); term.Sign() != 0; n += 2 {
		term = f.mul(term, square)
		term.Quo(term, big.NewInt(n*(n+1)))
		term.Neg(term)
		sum.Add(sum, term)
	}
	return sum
}

func (f *fixed) cos(x *big.Int) *big.Int {
	half := f.pi()
	half.Rsh(half, 1)
	return f.sin(half.Add(half, x))
}

// bessel is J of integer order n by its power series.
func (f *fixed) bessel(n int64, x *big.Int) *big.Int {
	negative := n < 0 && n%2 != 0
	if n < 0 {
		n = -n
	}
	half := new(big.Int).Quo(x, big.NewInt(2))
	term := new(big.Int).Set(f.one)
	for k := int64(1); k <= n; k++ {
		term = f.mul(term, half)
		term.Quo(term, big.NewInt(k))
	}
	square := f.mul(half, half)
	sum := new(big.Int).Set(term)
	for k := int64(1); term.Sign() != 0; k++ {
		term = f.mul(term, square)
		term.Quo(term, big.NewInt(k))
		term.Quo(term, big.NewInt(n+k))
		term.Neg(term)
		sum.Add(sum, term)
	}
	if negative {
		sum.Neg(sum)
	}
	return sum
}

// math computes a function of bc -l at the present scale.
func (a *arith) math(name string, x, y decimal) (decimal, bool) {
	n, _ := x.int()
	size := int(min(max(n, -n), 100_000))
	switch name {
	case "e":
		if n > 1_000_000 || n < -1_000_000 {
			a.guard(1 << 40)
		}
		extra := size/2 + 4
		if n < 0 {
			extra = 4
		}
		f := a.fixed(extra)
		if n < 0 && size > a.scale*3+30 {
			return fromInt(0).withScale(a.scale), true
		}
		return f.result(f.exp(f.from(x)), a.scale), true
	case "l":
		f := a.fixed(x.scale + 8)
		if x.v.Sign() <= 0 {
			return decimal{new(big.Int).Sub(big.NewInt(1), pow10(a.scale)), 0}.withScale(a.scale), true
		}
		return f.result(f.ln(f.from(x)), a.scale), true
	case "s", "c":
		f := a.fixed(x.length() + 4)
		if name == "s" {
			return f.result(f.sin(f.from(x)), a.scale), true
		}
		return f.result(f.cos(f.from(x)), a.scale), true
	case "a":
		f := a.fixed(8)
		return f.result(f.atan(f.from(x)), a.scale), true
	case "j":
		m, _ := y.int()
		width := int(min(max(m, -m), 100_000))
		f := a.fixed(width + 8)
		return f.result(f.bessel(n, f.from(y)), a.scale), true
	}
	return decimal{}, false
}
