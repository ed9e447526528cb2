package builtin

import (
	"math"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"ambit/core/shell/longdouble"
	"ambit/core/shell/strftime"
	"ambit/core/shell/tz"
)

func (f *formatter) unsigned(sp spec, n uint64) {
	switch sp.conv {
	case 'u':
		f.integerText(sp, strconv.FormatUint(n, 10), false, "", false)
	case 'o':
		digits := strconv.FormatUint(n, 8)
		if sp.sharp && n != 0 && (!sp.hasPrec || sp.prec <= len(digits)) {
			digits = "0" + digits
		}
		if sp.sharp && n == 0 {
			sp.prec = max(sp.prec, 1)
		}
		f.integerText(sp, digits, false, "", false)
	default:
		digits, prefix := strconv.FormatUint(n, 16), ""
		if sp.sharp && n != 0 {
			prefix = "0x"
		}
		if sp.conv == 'X' {
			digits, prefix = strings.ToUpper(digits), strings.ToUpper(prefix)
		}
		f.integerText(sp, digits, false, prefix, false)
	}
}

// integerText writes the digits of an integer as C's printf does.
func (f *formatter) integerText(sp spec, digits string, neg bool, prefix string, signed bool) {
	if sp.hasPrec && sp.prec == 0 && digits == "0" {
		digits = ""
	}
	switch {
	case neg:
		prefix = "-"
	case signed && sp.plus:
		prefix = "+"
	case signed && sp.space:
		prefix = " "
	}
	zeros := 0
	if sp.hasPrec {
		zeros = max(0, sp.prec-len(digits))
	} else if sp.zero && !sp.minus {
		zeros = max(0, sp.width-len(prefix)-len(digits))
	}
	fill := max(0, sp.width-len(prefix)-zeros-len(digits))
	if !sp.minus {
		f.pad(" ", fill)
	}
	f.put(prefix)
	f.pad("0", zeros)
	f.put(digits)
	if sp.minus {
		f.pad(" ", fill)
	}
}

// character is the code of the character behind a leading quote.
func (f *formatter) character(s string) (int64, bool) {
	if s == "" || s[0] != '\'' && s[0] != '"' {
		return 0, false
	}
	if len(s) == 1 {
		return 0, true
	}
	if f.wide && s[1] >= utf8.RuneSelf {
		if r, n := utf8.DecodeRuneInString(s[1:]); n > 1 {
			return int64(r), true
		}
	}
	return int64(s[1]), true
}

// parseInteger reads a C integer constant at the beginning of s.
func parseInteger(s string) (neg bool, v uint64, rest string, overflow bool) {
	t := strings.TrimLeft(s, " \t\n\v\f\r")
	if t != "" && (t[0] == '-' || t[0] == '+') {
		neg = t[0] == '-'
		t = t[1:]
	}
	base := uint64(10)
	switch {
	case len(t) > 2 && t[0] == '0' && t[1]|0x20 == 'x' && hexDigit(t[2]) < 16:
		base, t = 16, t[2:]
	case len(t) > 1 && t[0] == '0':
		base = 8
	}
	n := 0
	for n < len(t) {
		d := hexDigit(t[n])
		if d >= base {
			break
		}
		if v > (1<<64-1-d)/base {
			overflow = true
		}
		v = v*base + d
		n++
	}
	if n == 0 {
		return false, 0, s, false
	}
	return neg, v, t[n:], overflow
}

func hexDigit(c byte) uint64 {
	switch {
	case c-'0' < 10:
		return uint64(c - '0')
	case c|0x20 >= 'a' && c|0x20 <= 'f':
		return uint64(c|0x20-'a') + 10
	}
	return 99
}

func (f *formatter) invalid(s string) {
	what := "number"
	if len(s) > 1 && s[0] == '0' {
		if s[1]-'0' < 10 {
			what = "octal number"
		} else if s[1] == 'x' {
			what = "hex number"
		}
	}
	f.errorf("%s: invalid %s", s, what)
}

func (f *formatter) integer(s string) int64 {
	if c, ok := f.character(s); ok {
		return c
	}
	if s == "" {
		return 0
	}
	neg, v, rest, overflow := parseInteger(s)
	if rest != "" {
		f.invalid(s)
	}
	limit := uint64(1<<63 - 1)
	if neg {
		limit++
	}
	if overflow || v > limit {
		f.warnf("%s: Numerical result out of range", s)
		v = limit
	}
	if neg {
		return -int64(v)
	}
	return int64(v)
}

func (f *formatter) natural(s string) uint64 {
	if c, ok := f.character(s); ok {
		return uint64(c)
	}
	if s == "" {
		return 0
	}
	neg, v, rest, overflow := parseInteger(s)
	if rest != "" {
		f.invalid(s)
	}
	if overflow {
		f.warnf("%s: Numerical result out of range", s)
		return 1<<64 - 1
	}
	if neg {
		return -v
	}
	return v
}

// time writes %(format)T: seconds since the epoch, -1 for now, -2 for the time the
// shell was started.
func (f *formatter) time(sp spec, format string) {
	a, ok := f.next()
	now := f.x.Meter.Now()
	t := now
	if ok && a != "" {
		switch n := f.integer(a); n {
		case -1:
		case -2:
			t = f.x.Meter.Start()
		default:
			t = time.Unix(n, 0)
		}
	} else if ok {
		t = time.Unix(0, 0)
	}
	if format == "" {
		format = "%X"
	}
	zone := time.UTC
	if name, set := f.sh.Vars().Get("TZ"); set {
		zone = tz.Load(name)
	}
	f.text(sp, strftime.Format(format, t.In(zone)))
}

// float writes a floating-point number. Bash computes with long double.
func (f *formatter) float(sp spec, s string) {
	var v longdouble.Float
	if c, ok := f.character(s); ok {
		v = longdouble.FromInt(c)
	} else if s != "" {
		n, out := 0, false
		if v, n, out = longdouble.Parse(s); n < len(s) {
			f.invalid(s)
		} else if out {
			f.warnf("%s: Numerical result out of range", s)
		}
	}
	if f.sh.Option("posix") && !sp.long { // double, but with %Lf
		d := v.Float64()
		if n := len(s); n > 0 && (math.IsInf(d, 0) && !v.IsInf() || d == 0 && v.Sign() != 0) {
			f.warnf("%s: Numerical result out of range", s)
		}
		v = longdouble.FromFloat64(d)
	}
	prec := -1
	if sp.hasPrec {
		prec = sp.prec
	}
	size := int64(max(sp.width, prec, 0))
	f.x.Meter.Alloc(size)
	defer f.x.Meter.Free(size)
	layout := longdouble.Spec{
		Minus: sp.minus, Plus: sp.plus, Space: sp.space, Zero: sp.zero, Alt: sp.sharp,
		Width: sp.width, Precision: prec, Verb: sp.conv,
	}
	f.x.Meter.Charge(v.Cost(layout))
	f.put(v.Format(layout))
}
