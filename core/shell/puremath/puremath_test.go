package puremath

import (
	"bufio"
	"math"
	"os"
	"strconv"
	"strings"
	"testing"
)

var unary = map[string]func(float64) float64{
	"Exp": Exp, "Expm1": Expm1, "Exp2": Exp2, "Exp10": Exp10, "Log": Log, "Log2": Log2, "Log10": Log10,
	"Log1p": Log1p, "Sin": Sin, "Cos": Cos, "Tan": Tan, "Asin": Asin, "Acos": Acos, "Atan": Atan,
	"Sinh": Sinh, "Cosh": Cosh, "Tanh": Tanh, "Asinh": Asinh, "Acosh": Acosh, "Atanh": Atanh,
	"Cbrt": Cbrt, "Gamma": Gamma, "Lgamma": func(x float64) float64 { r, _ := Lgamma(x); return r },
}

var binary = map[string]func(x, y float64) float64{"Pow": Pow, "Atan2": Atan2, "Hypot": Hypot}

// testdata/nearest.txt holds arguments and the nearest float64 of the result,
// computed with 2,000 bits; PUREMATH_TABLE names a larger table.
func TestResultsAreTheNearestFloat(t *testing.T) {
	name := "testdata/nearest.txt"
	if n := os.Getenv("PUREMATH_TABLE"); n != "" {
		name = n
	}
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	bad, total := map[string]int{}, 0
	for sc := bufio.NewScanner(f); sc.Scan(); {
		w := strings.Fields(sc.Text())
		x, want := number(t, w[1]), number(t, w[3])
		var got float64
		if fn := unary[w[0]]; fn != nil {
			got = fn(x)
		} else {
			got = binary[w[0]](x, number(t, w[2]))
		}
		total++
		if got != want {
			if bad[w[0]]++; bad[w[0]] < 5 {
				t.Errorf("%s = %x (%g), want %g", sc.Text(), got, got, want)
			}
		}
	}
	if total < 500 {
		t.Errorf("only %d lines", total)
	}
}

func number(t *testing.T, s string) float64 {
	switch s {
	case "inf":
		return math.Inf(1)
	case "-inf":
		return math.Inf(-1)
	}
	v, err := strconv.ParseFloat(s, 64)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

func TestSpecialValues(t *testing.T) {
	inf, nan, zero := math.Inf(1), math.NaN(), math.Copysign(0, -1)
	for _, x := range []float64{0, zero, 1, -1, 0.5, 2, -2, inf, -inf, nan, 4e-308, -4e-308, math.MaxFloat64, -math.MaxFloat64, 1e-300, 3, -3} {
		for name, fn := range map[string][2]func(float64) float64{
			"Exp": {Exp, math.Exp}, "Expm1": {Expm1, math.Expm1}, "Log": {Log, math.Log}, "Sin": {Sin, math.Sin},
			"Cos": {Cos, math.Cos}, "Tan": {Tan, math.Tan}, "Asin": {Asin, math.Asin}, "Acos": {Acos, math.Acos},
			"Atan": {Atan, math.Atan}, "Sinh": {Sinh, math.Sinh}, "Cosh": {Cosh, math.Cosh}, "Tanh": {Tanh, math.Tanh},
			"Asinh": {Asinh, math.Asinh}, "Acosh": {Acosh, math.Acosh}, "Atanh": {Atanh, math.Atanh},
			"Log1p": {Log1p, math.Log1p}, "Exp2": {Exp2, math.Exp2}, "Log2": {Log2, math.Log2}, "Log10": {Log10, math.Log10},
			"Cbrt": {Cbrt, math.Cbrt}, "Gamma": {Gamma, math.Gamma},
		} {
			if got, want := fn[0](x), fn[1](x); !near(got, want) {
				t.Errorf("%s(%g) = %g, want %g", name, x, got, want)
			}
		}
		for _, y := range []float64{0, zero, 1, -1, 0.5, -0.5, 2, -2, 3, -3, inf, -inf, nan, 1e300, -1e300, 4e-308} {
			for name, fn := range map[string][2]func(x, y float64) float64{
				"Pow": {Pow, math.Pow}, "Atan2": {Atan2, math.Atan2}, "Hypot": {Hypot, math.Hypot},
			} {
				if got, want := fn[0](x, y), fn[1](x, y); !near(got, want) && x/y != 0 {
					t.Errorf("%s(%g, %g) = %g, want %g", name, x, y, got, want)
				}
			}
		}
	}
}

func near(a, b float64) bool {
	switch {
	case math.IsNaN(a) || math.IsNaN(b):
		return math.IsNaN(a) && math.IsNaN(b)
	case a == b:
		return math.Signbit(a) == math.Signbit(b)
	}
	return math.Abs(a-b) <= 1e-12*math.Abs(b)+1e-323
}

func BenchmarkExp(b *testing.B) { bench(b, Exp) }
func BenchmarkLog(b *testing.B) { bench(b, Log) }
func BenchmarkSin(b *testing.B) { bench(b, Sin) }

func bench(b *testing.B, f func(float64) float64) {
	x := 1.0
	for b.Loop() {
		x = f(x+1) + 1
	}
	_ = x
}
