package puremath

import (
	"math"
	"testing"
)

// The expected values are those of glibc.
func TestErf(t *testing.T) {
	for _, tt := range []struct{ x, erf, erfc float64 }{
		{0, 0, 1},
		{0.5, 0.5204998778130465, 0.4795001221869535},
		{-0.5, -0.5204998778130465, 1.5204998778130465},
		{1, 0.8427007929497149, 0.15729920705028513},
		{math.Inf(1), 1, 0},
		{math.Inf(-1), -1, 2},
	} {
		if got := Erf(tt.x); got != tt.erf {
			t.Errorf("Erf(%v) = %v, want %v", tt.x, got, tt.erf)
		}
		if got := Erfc(tt.x); got != tt.erfc {
			t.Errorf("Erfc(%v) = %v, want %v", tt.x, got, tt.erfc)
		}
	}
	for x := -7.0; x < 28; x += 0.0625 {
		for _, f := range []struct {
			name      string
			got, want float64
		}{{"Erf", Erf(x), math.Erf(x)}, {"Erfc", Erfc(x), math.Erfc(x)}} {
			if d := math.Abs(f.got - f.want); d > 4e-16*math.Abs(f.want) && d > 1e-300 {
				t.Errorf("%s(%v) = %v, the standard library has %v", f.name, x, f.got, f.want)
			}
		}
	}
}
