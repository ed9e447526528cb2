package number

import (
	"math/big"
	"math/bits"
	"strconv"
	"strings"

	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/lineio"
)

func init() {
	command.Register(command.Spec{Name: "factor", Summary: "factor numbers", Run: runFactor})
}

// maxFactorDigits bounds the numbers; longer ones would take longer than any call
// may last.
const maxFactorDigits = 400

var factorOpts = gnu.Options()

func runFactor(p *command.Proc) int {
	g := p.Getopt(factorOpts)
	for g.Next() {
		return gnu.HelpOrVersion(p, g.Opt, "%s [NUMBER]...\nPrint the prime factors of each specified integer NUMBER.", factorOpts)
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	status := 0
	one := func(word string) {
		if !factorWord(p, word) {
			status = 1
		}
	}
	if len(g.Operands) > 0 {
		for _, word := range g.Operands {
			one(word)
		}
		return status
	}
	r := lineio.NewReader(p.Stdin, p.Meter)
	defer r.Close()
	for {
		line, err := r.ReadLine()
		if err != nil {
			if err := r.Err(); err != nil {
				return p.Fail("error reading input: %s", command.ErrText(err))
			}
			return status
		}
		for _, word := range strings.FieldsFunc(string(line), func(c rune) bool { return c == ' ' || c == '\t' }) {
			one(word)
		}
	}
}

func factorWord(p *command.Proc, word string) bool {
	p.Charge(4 + int64(len(word))/4)
	digits := strings.TrimPrefix(strings.TrimLeft(word, " "), "+")
	if !allDigits(digits) {
		p.Errorf("%s is not a valid positive integer", gnu.Quote(p, word))
		return false
	}
	digits = strings.TrimLeft(digits, "0")
	if len(digits) > maxFactorDigits {
		p.Errorf("%s is too large", gnu.Quote(p, word))
		return false
	}
	if digits == "" {
		digits = "0"
	}
	var b strings.Builder
	b.WriteString(digits + ":")
	if n, err := strconv.ParseUint(digits, 10, 64); err == nil {
		for _, f := range factor64(p, n) {
			b.WriteString(" " + strconv.FormatUint(f, 10))
		}
	} else {
		n, _ := new(big.Int).SetString(digits, 10)
		for _, f := range factorBig(p, n) {
			b.WriteString(" " + f.String())
		}
	}
	p.Stdout.WriteString(b.String() + "\n")
	return true
}

// factor64 gives the prime factors of n in ascending order.
func factor64(p *command.Proc, n uint64) []uint64 {
	if n < 2 {
		return nil
	}
	var out []uint64
	for n&1 == 0 {
		out = append(out, 2)
		n >>= 1
	}
	for d := uint64(3); d < 1000 && d*d <= n; d += 2 {
		p.Charge(fuel.Step)
		for n%d == 0 {
			out = append(out, d)
			n /= d
		}
	}
	if n > 1 {
		big := split64(p, n)
		for i := 1; i < len(big); i++ {
			for k := i; k > 0 && big[k] < big[k-1]; k-- {
				big[k], big[k-1] = big[k-1], big[k]
			}
		}
		out = append(out, big...)
	}
	return out
}

// split64 factors an odd number without small factors by Pollard's rho.
func split64(p *command.Proc, n uint64) []uint64 {
	if n < 1000*1000 || isPrime64(p, n) {
		return []uint64{n}
	}
	for c := uint64(1); ; c++ {
		d := rho64(p, n, c)
		if d != n {
			return append(split64(p, d), split64(p, n/d)...)
		}
	}
}

func mulMod(a, b, n uint64) uint64 {
	hi, lo := bits.Mul64(a, b)
	_, r := bits.Div64(hi, lo, n)
	return r
}

func rho64(p *command.Proc, n, c uint64) uint64 {
	x, y, q := uint64(2), uint64(2), uint64(1)
	step := func(v uint64) uint64 {
		v = mulMod(v, v, n)
		v += c
		if v >= n || v < c {
			v -= n
		}
		return v
	}
	for {
		// Differences are multiplied up so that one gcd serves many of them.
		sx, sy := x, y
		for range 64 {
			x = step(x)
			y = step(step(y))
			d := x - y
			if x < y {
				d = y - x
			}
			if d != 0 {
				q = mulMod(q, d, n)
			}
		}
		p.Charge(fuel.Step * 64 * 2)
		if g := gcd64(q, n); g > 1 && g < n {
			return g
		} else if g == n || q == 0 || x == y {
			x, y = sx, sy
			for {
				p.Charge(fuel.Step * 20)
				x = step(x)
				y = step(step(y))
				d := x - y
				if x < y {
					d = y - x
				}
				if g := gcd64(d, n); g > 1 {
					return g
				}
			}
		}
	}
}

func gcd64(a, b uint64) uint64 {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}

// isPrime64 is Miller and Rabin's test with bases that are proven for 64 bits.
func isPrime64(p *command.Proc, n uint64) bool {
	d, s := n-1, 0
	for d&1 == 0 {
		d >>= 1
		s++
	}
bases:
	for _, a := range []uint64{2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37} {
		if n == a {
			return true
		}
		p.Charge(64)
		x := uint64(1)
		for b, e := a%n, d; e > 0; e >>= 1 {
			if e&1 == 1 {
				x = mulMod(x, b, n)
			}
			b = mulMod(b, b, n)
		}
		if x == 1 || x == n-1 {
			continue
		}
		for range s - 1 {
			x = mulMod(x, x, n)
			if x == n-1 {
				continue bases
			}
		}
		return false
	}
	return true
}

func factorBig(p *command.Proc, n *big.Int) []*big.Int {
	var out []*big.Int
	var q, r big.Int
	d := big.NewInt(2)
	for d.Int64() < 10_000 {
		p.Charge(fuel.Step * 2)
		if q.QuoRem(n, d, &r); r.Sign() == 0 {
			out = append(out, new(big.Int).Set(d))
			n.Set(&q)
			continue
		}
		if d.Int64() == 2 {
			d.SetInt64(3)
		} else {
			d.SetInt64(d.Int64() + 2)
		}
	}
	rest := splitBig(p, n)
	for i := 1; i < len(rest); i++ {
		for k := i; k > 0 && rest[k].Cmp(rest[k-1]) < 0; k-- {
			rest[k], rest[k-1] = rest[k-1], rest[k]
		}
	}
	return append(out, rest...)
}

func splitBig(p *command.Proc, n *big.Int) []*big.Int {
	if n.IsUint64() {
		if n.Uint64() < 2 {
			return nil
		}
		var out []*big.Int
		for _, f := range factor64(p, n.Uint64()) {
			out = append(out, new(big.Int).SetUint64(f))
		}
		return out
	}
	words := int64(n.BitLen()/64 + 1)
	p.Charge(20*int64(n.BitLen())*(words*words+4) + 20000)
	if n.ProbablyPrime(20) {
		return []*big.Int{n}
	}
	one := big.NewInt(1)
	for c := int64(1); ; c++ {
		inc := big.NewInt(c)
		x, y, g := big.NewInt(2), big.NewInt(2), new(big.Int)
		step := func(v *big.Int) {
			v.Mul(v, v)
			v.Add(v, inc)
			v.Mod(v, n)
		}
		var diff, product, startX, startY big.Int
		advance := func() {
			p.Charge(fuel.Step * (16 + words*words))
			step(x)
			step(y)
			step(y)
			diff.Abs(diff.Sub(x, y))
		}
		for g.Set(one); g.Cmp(one) == 0; {
			startX.Set(x)
			startY.Set(y)
			product.SetInt64(1)
			for range 32 {
				advance()
				product.Mul(&product, &diff)
				product.Mod(&product, n)
			}
			g.GCD(nil, nil, &product, n)
		}
		if g.Cmp(n) == 0 {
			// Two factors fell into one batch: take it again step by step.
			x.Set(&startX)
			y.Set(&startY)
			for g.Set(one); g.Cmp(one) == 0; {
				advance()
				p.Charge(20 * words * words)
				g.GCD(nil, nil, &diff, n)
			}
		}
		if g.Cmp(n) != 0 {
			return append(splitBig(p, g), splitBig(p, new(big.Int).Quo(n, g))...)
		}
	}
}
