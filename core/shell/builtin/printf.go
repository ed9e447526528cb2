package builtin

import (
	"bytes"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"ambit/core/shell/command"
	"ambit/core/shell/expand"
	"ambit/core/shell/longdouble"
	"ambit/core/shell/strftime"
	"ambit/core/shell/tz"
)

func init() { Table["printf"] = printf }

// printf formats its arguments; the format is used again until all arguments are
// consumed (bash manual; POSIX XCU, printf).
func printf(sh Shell, name string, args []string) int {
	o := options{sh: sh, name: name, spec: "v:", args: args}
	variable, toVar := "", false
	for o.next() {
		variable, toVar = o.arg, true
	}
	if o.status != 0 {
		return o.status
	}
	x := sh.Expander()
	if toVar && !validTarget(variable) {
		sh.Errorf("printf: `%s': not a valid identifier", variable)
		return 2
	}
	if len(o.args) == 0 {
		return usage(sh, name)
	}
	f := &formatter{sh: sh, wide: sh.Vars().UTF8(), args: o.args[1:], x: x}
	if !toVar {
		f.sink = sh.Stdout()
	}
	f.run(o.args[0])
	x.Meter.Free(f.counted)
	if !toVar {
		f.sink.Write(f.out)
		return f.status
	}
	text := string(f.out)
	if i := strings.IndexByte(text, 0); i >= 0 {
		text = text[:i]
	}
	outer := x.Name
	x.Name = name
	err := x.AssignName(variable, text)
	x.Name = outer
	if err != nil {
		return reportFatal(sh, err)
	}
	return f.status
}

func validTarget(ref string) bool {
	o, ok := parseOperand(ref)
	return ok && !o.assign && (!o.isElem || o.sub != "")
}

type formatter struct {
	sh      Shell
	x       *expand.Expander
	wide    bool
	args    []string
	used    bool // an argument was asked for in this pass
	out     []byte
	sink    *command.Output
	written int // bytes already given to sink
	counted int64
	status  int
	stop    bool
}

// spec is one conversion specification.
type spec struct {
	minus, plus, space, sharp, zero bool
	width, prec                     int
	hasPrec                         bool
	bareDot                         bool // a precision of no digits at all
	conv                            byte
}

func (f *formatter) errorf(format string, args ...any) {
	// Lines that are complete stand before the message: bash's output is line
	// buffered.
	if i := bytes.LastIndexByte(f.out, '\n'); i >= 0 && f.sink != nil {
		rest := append([]byte(nil), f.out[i+1:]...)
		f.out = f.out[:i+1]
		f.drain()
		f.out = append(f.out, rest...)
	}
	f.sh.Errorf("printf: "+format, args...)
	f.status = 1
}

func (f *formatter) warnf(format string, args ...any) {
	status := f.status
	f.errorf("warning: "+format, args...)
	f.status = status
}

func (f *formatter) drain() {
	if f.sink != nil && len(f.out) > 0 {
		f.sink.Write(f.out)
		f.written += len(f.out)
		f.out = f.out[:0]
	}
}

const drainAt = 16 << 10

func (f *formatter) put(s string) {
	f.out = append(f.out, s...)
	switch {
	case len(f.out) < drainAt:
	case f.sink != nil:
		f.drain()
	case int64(len(f.out)) > f.counted:
		n := int64(len(f.out))
		f.x.Meter.Alloc(n)
		f.counted += n
	}
}

func (f *formatter) pad(c string, n int) {
	for n > 0 {
		k := min(n, 1024)
		f.put(strings.Repeat(c, k))
		n -= k
	}
}

func (f *formatter) next() (string, bool) {
	f.used = true
	if len(f.args) == 0 {
		return "", false
	}
	a := f.args[0]
	f.args = f.args[1:]
	return a, true
}

func (f *formatter) run(format string) {
	for {
		f.used = false
		before := len(f.args)
		f.pass(format)
		f.x.Meter.Charge(1)
		f.x.Meter.Bytes(len(format))
		if f.stop || len(f.args) == 0 || !f.used || len(f.args) == before {
			return
		}
	}
}

func (f *formatter) pass(format string) {
	for i := 0; i < len(format) && !f.stop; {
		switch format[i] {
		case '\\':
			i += f.escape(format[i:])
		case '%':
			if i+1 < len(format) && format[i+1] == '%' {
				f.put("%")
				i += 2
				continue
			}
			i += f.conversion(format[i:])
		default:
			end := strings.IndexAny(format[i:], "\\%")
			if end < 0 {
				end = len(format) - i
			}
			f.put(format[i : i+end])
			i += end
		}
	}
}

// escape writes the escape that s begins with and returns its length.
func (f *formatter) escape(s string) int {
	if len(s) == 1 {
		f.put("\\")
		return 1
	}
	switch c := s[1]; c {
	case '\'', '"', '?':
		f.put(s[1:2])
		return 2
	case 'x', 'u', 'U':
		if esc, n, ok := expand.Escape(s[1:], f.wide, false); ok {
			f.put(string(esc))
			return 1 + n
		}
		if c == 'x' {
			status := f.status
			f.errorf("missing hex digit for \\x")
			f.status = status
		} else {
			status := f.status
			f.errorf("missing unicode digit for \\%c", c)
			f.status = status
		}
		f.put(s[:2])
		return 2
	}
	esc, n, ok := expand.Escape(s[1:], f.wide, false)
	if !ok {
		f.put(s[:2])
		return 2
	}
	f.put(string(esc))
	return 1 + n
}

// conversion performs the conversion that s begins with and returns its length.
func (f *formatter) conversion(s string) int {
	var sp spec
	i := 1
flags:
	for ; i < len(s); i++ {
		switch s[i] {
		case '-':
			sp.minus = true
		case '+':
			sp.plus = true
		case ' ':
			sp.space = true
		case '#':
			sp.sharp = true
		case '0':
			sp.zero = true
		case '\'':
		default:
			break flags
		}
	}
	var n int
	if sp.width, n = f.number(s[i:]); sp.width < 0 {
		sp.minus, sp.width = true, -sp.width
	}
	i += n
	if i < len(s) && s[i] == '.' {
		sp.hasPrec = true
		sp.prec, n = f.number(s[i+1:])
		i += 1 + n
		sp.bareDot = n == 0
		if sp.prec < 0 {
			sp.hasPrec, sp.prec = false, 0
		}
	}
	timeFormat := ""
	if i < len(s) && s[i] == '(' {
		end := strings.IndexByte(s[i:], ')')
		if end > 0 && i+end+1 < len(s) && s[i+end+1] == 'T' {
			timeFormat = s[i+1 : i+end]
			i += end + 1
		} else if end > 0 && i+end+1 < len(s) {
			f.warnf("`%c': invalid time format specification", s[i+end+1])
		}
	} else {
		for i < len(s) && strings.IndexByte("hjlLtz", s[i]) >= 0 {
			i++
		}
	}
	if i >= len(s) {
		f.errorf("`%s': missing format character", s)
		f.stop = true
		return len(s)
	}
	sp.conv = s[i]
	f.convert(sp, timeFormat, s[i:])
	return i + 1
}

// number reads a width or precision, which a star takes from the arguments.
func (f *formatter) number(s string) (v, n int) {
	if s != "" && s[0] == '*' {
		a, _ := f.next()
		return int(clamp(f.integer(a))), 1
	}
	for n < len(s) && s[n]-'0' < 10 {
		v = min(v*10+int(s[n]-'0'), maxField)
		n++
	}
	return v, n
}

// maxField bounds widths and precisions: beyond it, libc fails too.
const maxField = 1 << 30

func clamp(n int64) int64 { return max(min(n, maxField), -maxField) }

func (f *formatter) convert(sp spec, timeFormat, rest string) {
	switch sp.conv {
	case 'd', 'i':
		a, _ := f.next()
		n := f.integer(a)
		digits, neg := strconv.FormatUint(uint64(n), 10), n < 0
		if neg {
			digits = strconv.FormatUint(-uint64(n), 10)
		}
		f.integerText(sp, digits, neg, "", true)
	case 'u', 'o', 'x', 'X':
		a, _ := f.next()
		f.unsigned(sp, f.natural(a))
	case 'c':
		a, _ := f.next()
		if a == "" {
			a = "\x00"
		}
		sp.hasPrec = false
		f.text(sp, a[:1])
	case 's':
		a, _ := f.next()
		f.text(sp, a)
	case 'b':
		a, _ := f.next()
		text, stop := unescape(a, f.wide, printfB)
		f.text(sp, string(text))
		f.stop = stop
	case 'q':
		a, _ := f.next()
		f.text(sp, expand.QuoteBackslash(a, f.wide))
	case 'Q':
		a, _ := f.next()
		if sp.hasPrec && sp.prec < len(a) {
			a = a[:sp.prec]
		}
		if sp.bareDot { // bash writes nothing then, though "%.0Q" gives ''
			f.text(sp, "")
			return
		}
		sp.hasPrec = false
		f.text(sp, expand.QuoteBackslash(a, f.wide))
	case 'f', 'F', 'e', 'E', 'g', 'G', 'a', 'A':
		a, _ := f.next()
		f.float(sp, a)
	case 'n':
		a, ok := f.next()
		if ok && a != "" {
			if err := f.x.AssignName(a, strconv.Itoa(f.written+len(f.out))); err != nil {
				f.status = reportFatal(f.sh, err)
			}
		}
	case 'T':
		f.time(sp, timeFormat)
	default:
		_, n := utf8.DecodeRuneInString(rest)
		f.errorf("`%s': invalid format character", rest[:min(n, 1)])
		f.stop = true
	}
}

// text writes a string with width and precision, which count bytes.
func (f *formatter) text(sp spec, s string) {
	if sp.hasPrec && sp.prec < len(s) {
		s = s[:sp.prec]
	}
	f.padded(sp, s)
}

func (f *formatter) padded(sp spec, s string) {
	if n := sp.width - len(s); n > 0 {
		if sp.minus {
			f.put(s)
			f.pad(" ", n)
		} else {
			f.pad(" ", n)
			f.put(s)
		}
		return
	}
	f.put(s)
}

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
	prec := -1
	if sp.hasPrec {
		prec = sp.prec
	}
	size := int64(max(sp.width, prec, 0))
	f.x.Meter.Alloc(size)
	defer f.x.Meter.Free(size)
	f.x.Meter.Charge(size/16 + 1)
	f.put(v.Format(longdouble.Spec{
		Minus: sp.minus, Plus: sp.plus, Space: sp.space, Zero: sp.zero, Alt: sp.sharp,
		Width: sp.width, Precision: prec, Verb: sp.conv,
	}))
}
