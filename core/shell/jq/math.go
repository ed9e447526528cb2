package jq

import (
	"math"

	"ambit/core/shell/puremath"
)

// Functions of one number. All are exact or correctly rounded by portable code, so that
// the digits are the same on every machine.
var unary = map[string]func(float64) float64{
	"floor": math.Floor, "ceil": math.Ceil, "sqrt": math.Sqrt, "fabs": math.Abs, "trunc": math.Trunc,
	"round": math.Round, "rint": math.RoundToEven, "nearbyint": math.RoundToEven,
	"exp": puremath.Exp, "exp2": puremath.Exp2, "exp10": puremath.Exp10, "pow10": puremath.Exp10, "expm1": puremath.Expm1,
	"log": puremath.Log, "log2": puremath.Log2, "log10": puremath.Log10, "log1p": puremath.Log1p,
	"sin": puremath.Sin, "cos": puremath.Cos, "tan": puremath.Tan,
	"asin": puremath.Asin, "acos": puremath.Acos, "atan": puremath.Atan,
	"sinh": puremath.Sinh, "cosh": puremath.Cosh, "tanh": puremath.Tanh,
	"asinh": puremath.Asinh, "acosh": puremath.Acosh, "atanh": puremath.Atanh,
	"cbrt": puremath.Cbrt, "tgamma": puremath.Gamma, "lgamma": lgamma, "gamma": lgamma,
	"significand": significand, "logb": logb, "erf": puremath.Erf, "erfc": puremath.Erfc,
}

var binaryMath = map[string]func(x, y float64) float64{
	"pow": puremath.Pow, "atan2": puremath.Atan2, "fmod": math.Mod, "hypot": puremath.Hypot,
	"fmin": fmin, "fmax": fmax, "fdim": fdim, "copysign": math.Copysign, "drem": math.Remainder,
	"remainder": math.Remainder, "nextafter": math.Nextafter, "nexttoward": math.Nextafter,
	"ldexp": scale, "scalb": scale, "scalbln": scale,
}

func init() {
	for name, f := range unary {
		natives[name+"/0"] = &native{run: func(m *machine, in Value, _ []Value) (Value, error) {
			if in.kind() != Number {
				return null, errorf("%s number required", m.typed(in))
			}
			return num(f(in.number())), nil
		}}
	}
	for name, f := range binaryMath {
		natives[name+"/2"] = &native{run: func(m *machine, _ Value, a []Value) (Value, error) {
			for _, v := range a {
				if v.kind() != Number {
					return null, errorf("%s number required", m.typed(v))
				}
			}
			return num(f(a[0].number(), a[1].number())), nil
		}}
	}
	registerNatives(map[string]func(m *machine, in Value, args []Value) (Value, error){
		"fma/3": func(m *machine, _ Value, a []Value) (Value, error) {
			for _, v := range a {
				if v.kind() != Number {
					return null, errorf("%s number required", m.typed(v))
				}
			}
			return num(math.FMA(a[0].number(), a[1].number(), a[2].number())), nil
		},
		"infinite/0":   func(*machine, Value, []Value) (Value, error) { return num(inf), nil },
		"nan/0":        func(*machine, Value, []Value) (Value, error) { return nanV, nil },
		"isinfinite/0": numberTest(func(f float64) bool { return math.IsInf(f, 0) }),
		"isnan/0":      numberTest(func(f float64) bool { return f != f }),
		"isnormal/0": numberTest(func(f float64) bool {
			return math.Abs(f) >= 0x1p-1022 && !math.IsInf(f, 0)
		}),
		"abs/0": func(m *machine, in Value, _ []Value) (Value, error) {
			if in.kind() != Number {
				return null, errorf("%s has no absolute value", m.typed(in))
			}
			if f := in.number(); f < 0 {
				return num(-f), nil
			}
			return in, nil
		},
		"frexp/0": func(m *machine, in Value, _ []Value) (Value, error) {
			if in.kind() != Number {
				return null, errorf("%s number required", m.typed(in))
			}
			frac, exp := math.Frexp(in.number())
			return newArray([]Value{num(frac), num(float64(exp))}), nil
		},
		"modf/0": func(m *machine, in Value, _ []Value) (Value, error) {
			if in.kind() != Number {
				return null, errorf("%s number required", m.typed(in))
			}
			f := in.number()
			if math.IsInf(f, 0) {
				return newArray([]Value{num(math.Copysign(0, f)), num(f)}), nil
			}
			whole := math.Trunc(f)
			return newArray([]Value{num(math.Copysign(f-whole, f)), num(whole)}), nil
		},
		"lgamma_r/0": func(m *machine, in Value, _ []Value) (Value, error) {
			if in.kind() != Number {
				return null, errorf("%s number required", m.typed(in))
			}
			v, sign := puremath.Lgamma(in.number())
			return newArray([]Value{num(v), num(float64(sign))}), nil
		},
	})
}

func numberTest(test func(float64) bool) func(m *machine, in Value, _ []Value) (Value, error) {
	return func(m *machine, in Value, _ []Value) (Value, error) {
		if in.kind() != Number {
			return falseV, nil
		}
		return boolean(test(in.number())), nil
	}
}

func lgamma(x float64) float64 {
	v, _ := puremath.Lgamma(x)
	return v
}

// significand is x scaled by a power of two into [1, 2).
func significand(x float64) float64 {
	if x == 0 || math.IsInf(x, 0) || x != x {
		return x
	}
	frac, _ := math.Frexp(x)
	return frac * 2
}

func logb(x float64) float64 {
	switch {
	case x == 0:
		return -inf
	case math.IsInf(x, 0):
		return inf
	case x != x:
		return x
	}
	_, exp := math.Frexp(x)
	return float64(exp - 1)
}

func fmin(x, y float64) float64 {
	switch {
	case x != x:
		return y
	case y != y:
		return x
	}
	return math.Min(x, y)
}

func fmax(x, y float64) float64 {
	switch {
	case x != x:
		return y
	case y != y:
		return x
	}
	return math.Max(x, y)
}

func fdim(x, y float64) float64 {
	if x <= y {
		return 0
	}
	return x - y
}

func scale(x, exp float64) float64 {
	if exp != exp {
		return exp
	}
	return math.Ldexp(x, int(math.Max(-1e5, math.Min(1e5, exp))))
}
