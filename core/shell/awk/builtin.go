package awk

import (
	"math"
	"strings"
	"unicode"
	"unicode/utf8"

	"ambit/core/shell/puremath"
)

// builtinDef is a built-in function. Exactly one of num and val is set, by what
// the function yields.
type builtinDef struct {
	min, max int
	gawk     bool // absent with --posix and --traditional
	num      func(c *compiler, x *builtinExpr) numFunc
	val      func(c *compiler, x *builtinExpr) valFunc
}

const anyArgs = 1 << 20

// builtinCost is the fuel that a call of a built-in takes, whatever it works on.
func builtinCost(name string) int64 {
	switch name {
	case "srand":
		return 60
	case "strftime", "mktime", "asort", "asorti", "system", "close", "patsplit":
		return 20
	case "split", "match", "sub", "gsub", "gensub", "sprintf", "exp", "log", "sin", "cos", "atan2":
		return 5
	}
	return 2
}

// builtins is filled by init functions, since the entries refer to the compiler.
var builtins = map[string]builtinDef{}

func init() {
	for name, d := range map[string]builtinDef{
		"length":  {min: 0, max: 1, num: (*compiler).length},
		"substr":  {min: 2, max: 3, val: (*compiler).substr},
		"index":   {min: 2, max: 2, num: (*compiler).index},
		"tolower": {min: 1, max: 1, val: caseFunc(unicode.ToLower, 'A', 'Z')},
		"toupper": {min: 1, max: 1, val: caseFunc(unicode.ToUpper, 'a', 'z')},
		"sprintf": {min: 1, max: anyArgs, val: (*compiler).sprintf},
		"int":     {min: 1, max: 1, num: mathFunc(math.Trunc)},
		"sqrt":    {min: 1, max: 1, num: (*compiler).sqrt},
		"exp":     {min: 1, max: 1, num: (*compiler).exp},
		"log":     {min: 1, max: 1, num: (*compiler).log},
		"sin":     {min: 1, max: 1, num: mathFunc(negativeNaN(puremath.Sin))},
		"cos":     {min: 1, max: 1, num: mathFunc(negativeNaN(puremath.Cos))},
		"atan2":   {min: 2, max: 2, num: (*compiler).atan2},
		"rand":    {min: 0, max: 0, num: (*compiler).rand},
		"srand":   {min: 0, max: 1, num: (*compiler).srand},
	} {
		builtins[name] = d
	}
}

func mathFunc(f func(float64) float64) func(*compiler, *builtinExpr) numFunc {
	return func(c *compiler, x *builtinExpr) numFunc {
		a := c.num(x.args[0])
		return func() float64 { return f(a()) }
	}
}

func negativeNaN(f func(float64) float64) func(float64) float64 {
	return func(x float64) float64 {
		r := f(x)
		if r != r && x == x {
			return minusNaN
		}
		return r
	}
}

func (c *compiler) sqrt(x *builtinExpr) numFunc {
	in, a := c.in, c.num(x.args[0])
	return func() float64 {
		v := a()
		if v < 0 {
			in.warn(x.at, "sqrt: received negative argument %s", in.gString(v))
			return minusNaN
		}
		return math.Sqrt(v)
	}
}

func (c *compiler) log(x *builtinExpr) numFunc {
	in, a := c.in, c.num(x.args[0])
	return func() float64 {
		v := a()
		if v < 0 {
			in.warn(x.at, "log: received negative argument %s", in.gString(v))
			return minusNaN
		}
		return puremath.Log(v)
	}
}

func (c *compiler) exp(x *builtinExpr) numFunc {
	in, a := c.in, c.num(x.args[0])
	return func() float64 {
		v := a()
		r := puremath.Exp(v)
		if math.IsInf(r, 1) && !math.IsInf(v, 0) || r == 0 && !math.IsInf(v, 0) {
			in.warn(x.at, "exp: argument %s is out of range", in.gString(v))
		}
		return r
	}
}

func (in *interp) gString(f float64) string {
	return string(in.format(nil, "%g", []value{numValue(f)}))
}

func (c *compiler) atan2(x *builtinExpr) numFunc {
	y, z := c.num(x.args[0]), c.num(x.args[1])
	return func() float64 {
		a := y()
		b := z()
		return signedNaN(puremath.Atan2(a, b), a, b)
	}
}

func (c *compiler) rand(*builtinExpr) numFunc {
	in := c.in
	return func() float64 { return in.random.float() }
}

func (c *compiler) srand(x *builtinExpr) numFunc {
	in := c.in
	seed := func() float64 { return float64(in.p.Now().Unix()) }
	if len(x.args) == 1 {
		seed = c.num(x.args[0])
	}
	return func() float64 {
		old := in.random.seed
		in.random.seed = math.Trunc(seed())
		in.random.start(uint32(int64(in.random.seed)))
		return old
	}
}

func (c *compiler) length(x *builtinExpr) numFunc {
	in := c.in
	if len(x.args) == 0 {
		return func() float64 { return float64(in.lengthAt(x.at, in.record())) }
	}
	switch a := x.args[0].(type) {
	case *varRef, *indexExpr:
		if i := c.specialIndex(a); i >= 0 && i < vFS {
			break
		}
		f := c.cell(a)
		return func() float64 {
			e := f()
			if e.arr != nil {
				return float64(e.arr.size)
			}
			if e.ref != nil {
				for r := e.ref; r != nil; r = r.ref {
					if r.arr != nil {
						return float64(r.arr.size)
					}
				}
			}
			return float64(in.lengthAt(x.at, e.value.str(in)))
		}
	}
	s := c.str(x.args[0])
	return func() float64 { return float64(in.lengthAt(x.at, s())) }
}

// lengthAt counts characters for a function that converts all of s to them.
func (in *interp) lengthAt(at loc, s string) int {
	in.checkEncoding(at, s)
	return in.length(s)
}

// checkEncoding warns, once in a run, of text that is not valid UTF-8.
func (in *interp) checkEncoding(at loc, s string) {
	in.meter.Charge(int64(len(s)) / 64)
	if in.utf8 && !in.encodingWarned && !utf8.ValidString(s) {
		in.encodingWarned = true
		in.warn(at, "Invalid multibyte data detected. There may be a mismatch between your data and your locale")
	}
}

func (c *compiler) substr(x *builtinExpr) valFunc {
	in := c.in
	s, from := c.val(x.args[0]), c.num(x.args[1])
	var count numFunc
	if len(x.args) == 3 {
		count = c.num(x.args[2])
	}
	return func() value {
		v := s()
		t := v.str(in)
		in.checkEncoding(x.at, t)
		// Both numbers are truncated; a start before the first character counts as
		// the first, the length stays.
		start, n := math.Trunc(from()), math.Inf(1)
		if count != nil {
			n = math.Trunc(count())
		}
		if !(start >= 1) {
			start = 1
		}
		end := start + n
		if !(end > start) || !(start <= float64(len(t))) {
			return strValue("")
		}
		return value{s: in.slice(t, start-1, end-1), k: str, view: true}
	}
}

// slice is the characters of s from index from to index to, which may lie behind
// its end.
func (in *interp) slice(s string, from, to float64) string {
	if !in.utf8 || isASCII(s) {
		a := int(min(from, float64(len(s))))
		return s[a:int(min(to, float64(len(s))))]
	}
	in.meter.Charge(int64(len(s)) / 32)
	a := in.charsLen(s, int(min(from, float64(len(s)))))
	s = s[a:]
	return s[:in.charsLen(s, int(min(to-from, float64(len(s)))))]
}

func isASCII(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

func (c *compiler) index(x *builtinExpr) numFunc {
	in := c.in
	s, t := c.str(x.args[0]), c.str(x.args[1])
	if _, ok := x.args[1].(*regexLit); ok {
		in.fatal(x.at, "index: regexp constant as second argument is not allowed")
	}
	return func() float64 {
		a := s()
		b := t()
		in.meter.Charge(int64(len(a)) / 64)
		if in.ignoreCase {
			a, b = fold(a), fold(b)
		}
		in.checkEncoding(x.at, a)
		i := strings.Index(a, b)
		if i < 0 {
			return 0
		}
		return float64(in.length(a[:i]) + 1)
	}
}

func fold(s string) string { return strings.ToLower(s) }

func caseFunc(f func(rune) rune, from, to byte) func(*compiler, *builtinExpr) valFunc {
	return func(c *compiler, x *builtinExpr) valFunc {
		in, s := c.in, c.str(x.args[0])
		return func() value {
			t := s()
			in.meter.Charge(int64(len(t)) / 16)
			in.checkEncoding(x.at, t)
			if len(t) > bigString {
				in.reserve(len(t))
			}
			b := make([]byte, 0, len(t))
			for i := 0; i < len(t); {
				ch := t[i]
				if ch < utf8.RuneSelf || !in.utf8 {
					if ch >= from && ch <= to {
						ch ^= 0x20
					}
					b = append(b, ch)
					i++
					continue
				}
				r, n := utf8.DecodeRuneInString(t[i:])
				b = utf8.AppendRune(b, f(r))
				i += n
			}
			return strValue(stringOf(b))
		}
	}
}

func (c *compiler) sprintf(x *builtinExpr) valFunc {
	in := c.in
	args := make([]valFunc, len(x.args))
	for i, a := range x.args {
		args[i] = c.val(a)
	}
	return func() value {
		var few [8]value
		vals := few[:0]
		for _, f := range args {
			vals = append(vals, f())
		}
		start := len(in.scratch)
		in.scratch = in.formatAt(x.at, in.scratch, vals[0].str(in), vals[1:])
		return strValue(in.takeScratch(start))
	}
}
