package builtin

import (
	"bytes"
	"math"
	"strconv"
	"strings"
	"unicode/utf8"

	"ambit/core/shell/command"
	"ambit/core/shell/expand"
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
	long                            bool // L: a long double
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
			sp.long = sp.long || s[i] == 'L'
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
		if v := f.integer(a); v > math.MinInt32 {
			return int(clamp(v)), 1
		}
		return 0, 1 // what bash makes of it has no positive value either
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
		f.x.Meter.Charge(int64(len(a)) / 4)
		f.text(sp, expand.QuoteBackslash(a, f.wide))
	case 'Q':
		a, _ := f.next()
		f.x.Meter.Charge(int64(len(a)) / 4)
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
