package longdouble

import (
	"math/big"
	"math/rand"
	"testing"
)

func TestFixedIsWhatBigFloatsPrint(t *testing.T) {
	r := rand.New(rand.NewSource(1))
	done := 0
	for range 200_000 {
		var x big.Float
		x.SetPrec(precision)
		switch r.Intn(3) {
		case 0:
			x.SetInt64(r.Int63n(1 << uint(1+r.Intn(62))))
			x.Quo(&x, new(big.Float).SetInt64(int64(powersOfTen[r.Intn(8)])))
		case 1:
			x.SetMantExp(new(big.Float).SetPrec(precision).SetUint64(r.Uint64()|1), r.Intn(120)-120)
		default: // ties
			x.SetMantExp(new(big.Float).SetPrec(precision).SetInt64(r.Int63n(1<<20)), -r.Intn(12))
		}
		prec := r.Intn(12)
		got, ok := fixed(&x, prec)
		if !ok {
			continue
		}
		done++
		if want := x.Text('f', prec); got != want {
			t.Fatalf("%s with %d decimals: %s, not %s", x.Text('p', 0), prec, got, want)
		}
	}
	if done < 100_000 {
		t.Errorf("only %d numbers took the short way", done)
	}
}
