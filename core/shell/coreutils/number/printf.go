package number

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/longdouble"
)

func init() {
	command.Register(command.Spec{Name: "printf", Summary: "format and print data", Run: runPrintf})
}

// formatter is a run of printf(1).
type formatter struct {
	p      *command.Proc
	args   []string
	next   int
	status int
}

// printfEnd unwinds a printf: \c, or an error that ends it.
type printfEnd struct{}

func runPrintf(p *command.Proc) (status int) {
	args := p.Args
	if len(args) == 1 {
		switch args[0] {
		case "--help":
			return gnu.HelpOrVersion(p, gnu.HelpID, "%s FORMAT [ARGUMENT]...\nPrint ARGUMENT(s) according to FORMAT.", nil)
		case "--version":
			return gnu.HelpOrVersion(p, gnu.VersionID, "", nil)
		}
	}
	if len(args) > 0 && args[0] == "--" {
		args = args[1:]
	}
	if len(args) == 0 {
		return p.UsageError(1, "missing operand")
	}
	f := &formatter{p: p, args: args[1:]}
	defer func() {
		if r := recover(); r != nil {
			if _, ok := r.(printfEnd); !ok {
				panic(r)
			}
			status = f.status
		}
	}()
	for {
		before := f.next
		f.format(args[0])
		if f.next >= len(f.args) {
			break
		}
		if f.next == before {
			p.Errorf("warning: ignoring excess arguments, starting with %s", gnu.Quote(p, f.args[f.next]))
			break
		}
	}
	return f.status
}

func (f *formatter) die(format string, args ...any) {
	f.p.Errorf(format, args...)
	f.status = 1
	panic(printfEnd{})
}

// argument is the next argument, or "" with ok false when there is none.
func (f *formatter) argument() (arg string, ok bool) {
	if f.next >= len(f.args) {
		return "", false
	}
	f.next++
	return f.args[f.next-1], true
}

func (f *formatter) format(s string) {
	f.p.Charge(1 + int64(len(s))/16)
	out := f.p.Stdout
	for i := 0; i < len(s); {
		switch s[i] {
		case '%':
			i += f.directive(s[i:])
		case '\\':
			i += f.escape(s[i:], false)
		default:
			out.WriteByte(s[i])
			i++
		}
	}
}

// directive carries out the conversion that s starts with and returns its length.
func (f *formatter) directive(s string) int {
	out := f.p.Stdout
	if len(s) > 1 {
		switch s[1] {
		case '%':
			out.WriteByte('%')
			return 2
		case 'b':
			arg, _ := f.argument()
			for i := 0; i < len(arg); {
				if arg[i] == '\\' {
					i += f.escape(arg[i:], true)
				} else {
					out.WriteByte(arg[i])
					i++
				}
			}
			return 2
		case 'q':
			if arg, ok := f.argument(); ok {
				out.WriteString(gnu.ShellName(f.p, arg))
			}
			return 2
		}
	}
	spec := longdouble.Spec{Precision: -1}
	allowed := map[byte]bool{}
	for _, c := range []byte("acdeEfFgGiosuxXA") {
		allowed[c] = true
	}
	forbid := func(letters string) {
		for _, c := range []byte(letters) {
			delete(allowed, c)
		}
	}
	i := 1
flags:
	for ; i < len(s); i++ {
		switch s[i] {
		case 'I', '\'':
			forbid("aAceEosxX")
			spec.Group = true
		case '-':
			spec.Minus = true
		case '+':
			spec.Plus = true
		case ' ':
			spec.Space = true
		case '#':
			spec.Alt = true
			forbid("cdisu")
		case '0':
			spec.Zero = true
			forbid("cs")
		default:
			break flags
		}
	}
	if i < len(s) && s[i] == '*' {
		i++
		spec.Width = f.count("field width")
		if spec.Width < 0 {
			spec.Minus, spec.Width = true, -spec.Width
		}
	} else {
		for ; i < len(s) && isDigit(s[i]); i++ {
			spec.Width = min(spec.Width*10+int(s[i]-'0'), 1<<31)
		}
	}
	if i < len(s) && s[i] == '.' {
		i++
		forbid("c")
		spec.Precision = 0
		if i < len(s) && s[i] == '*' {
			i++
			spec.Precision = max(f.count("precision"), -1)
		} else {
			for ; i < len(s) && isDigit(s[i]); i++ {
				spec.Precision = min(spec.Precision*10+int(s[i]-'0'), 1<<31)
			}
		}
	}
	for i < len(s) && strings.IndexByte("lLhjtz", s[i]) >= 0 {
		i++
	}
	if i == len(s) || !allowed[s[i]] {
		end := min(i+1, len(s))
		f.die("%s: invalid conversion specification", s[:end])
	}
	if spec.Width > 1<<20 || spec.Precision > 1<<20 {
		f.p.Meter.Alloc(int64(spec.Width) + int64(max(spec.Precision, 0)))
		defer f.p.Meter.Free(int64(spec.Width) + int64(max(spec.Precision, 0)))
	}
	spec.Verb = s[i]
	f.convert(spec)
	return i + 1
}

// count reads the argument of a *.
func (f *formatter) count(what string) int {
	arg, ok := f.argument()
	if !ok {
		return 0
	}
	n := f.signed(arg)
	if n > 1<<31-1 || n < -1<<31 {
		f.die("invalid %s: %s", what, gnu.Quote(f.p, arg))
	}
	return int(n)
}

func (f *formatter) convert(s longdouble.Spec) {
	arg, given := f.argument()
	out := f.p.Stdout
	switch s.Verb {
	case 's':
		if s.Precision >= 0 && s.Precision < len(arg) {
			arg = arg[:s.Precision]
		}
		out.WriteString(pad(arg, s.Width, s.Minus))
	case 'c':
		c := "\x00"
		if arg != "" {
			c = arg[:1]
		}
		out.WriteString(pad(c, s.Width, s.Minus))
	case 'd', 'i':
		v := int64(0)
		if given {
			v = f.signed(arg)
		}
		sign := ""
		digits := strconv.FormatInt(v, 10)
		switch {
		case v < 0:
			sign, digits = "-", digits[1:]
		case s.Plus:
			sign = "+"
		case s.Space:
			sign = " "
		}
		out.WriteString(integerText(sign, digits, v == 0, s))
	case 'o', 'u', 'x', 'X':
		v := uint64(0)
		if given {
			v = f.unsigned(arg)
		}
		prefix, digits := "", ""
		switch s.Verb {
		case 'u':
			digits = strconv.FormatUint(v, 10)
		case 'o':
			digits = strconv.FormatUint(v, 8)
			if s.Alt && v != 0 {
				s.Precision = max(s.Precision, len(digits)+1)
			}
		default:
			digits = strconv.FormatUint(v, 16)
			if s.Alt && v != 0 {
				prefix = "0x"
			}
			if s.Verb == 'X' {
				digits, prefix = strings.ToUpper(digits), strings.ToUpper(prefix)
			}
		}
		out.WriteString(integerText(prefix, digits, v == 0 && !(s.Verb == 'o' && s.Alt), s))
	default:
		var v longdouble.Float
		if given {
			v = f.float(arg)
		}
		f.p.Charge(v.Cost(s))
		out.WriteString(v.Format(s))
	}
}

func pad(s string, width int, left bool) string {
	n := width - len(s)
	switch {
	case n <= 0:
		return s
	case left:
		return s + strings.Repeat(" ", n)
	}
	return strings.Repeat(" ", n) + s
}

// integerText applies precision and width to the digits of an integer.
func integerText(prefix, digits string, zero bool, s longdouble.Spec) string {
	if s.Precision == 0 && zero {
		digits = ""
	}
	if n := s.Precision - len(digits); n > 0 {
		digits = strings.Repeat("0", n) + digits
	}
	if s.Zero && !s.Minus && s.Precision < 0 {
		if n := s.Width - len(prefix) - len(digits); n > 0 {
			digits = strings.Repeat("0", n) + digits
		}
	}
	return pad(prefix+digits, s.Width, s.Minus)
}

// character reads 'c as the code of c.
func (f *formatter) character(arg string) (int64, bool) {
	if len(arg) < 2 || arg[0] != '\'' && arg[0] != '"' {
		return 0, false
	}
	v, n := int64(arg[1]), 1
	if f.p.UTF8() {
		if r, size := utf8.DecodeRuneInString(arg[1:]); r != utf8.RuneError || size > 1 {
			v, n = int64(r), size
		}
	}
	if rest := arg[1+n:]; rest != "" {
		f.p.Errorf("warning: %s: character(s) following character constant have been ignored", rest)
	}
	return v, true
}

// verify reports an argument that is not a whole number.
func (f *formatter) verify(arg string, used int, outOfRange bool) {
	switch {
	case outOfRange:
		f.p.Errorf("%s: Numerical result out of range", gnu.Quote(f.p, arg))
	case used == len(arg):
		return
	case used == 0:
		f.p.Errorf("%s: expected a numeric value", gnu.Quote(f.p, arg))
	default:
		f.p.Errorf("%s: value not completely converted", gnu.Quote(f.p, arg))
	}
	f.status = 1
}

// scanInteger finds the integer that s starts with, in C's notation.
func scanInteger(s string) (negative bool, digits string, base, used int) {
	i := 0
	for i < len(s) && (s[i] == ' ' || s[i] >= '\t' && s[i] <= '\r') {
		i++
	}
	if i < len(s) && (s[i] == '-' || s[i] == '+') {
		negative = s[i] == '-'
		i++
	}
	base = 10
	if strings.HasPrefix(s[i:], "0") {
		base = 8
		if len(s) > i+2 && s[i+1]|0x20 == 'x' && digitValue(s[i+2]) < 16 {
			base = 16
			i += 2
		}
	}
	start := i
	for i < len(s) && digitValue(s[i]) < base {
		i++
	}
	if i == start {
		return false, "", base, 0
	}
	return negative, s[start:i], base, i
}

func digitValue(c byte) int {
	switch {
	case isDigit(c):
		return int(c - '0')
	case c|0x20 >= 'a' && c|0x20 <= 'z':
		return int(c|0x20-'a') + 10
	}
	return 99
}

func (f *formatter) signed(arg string) int64 {
	if v, ok := f.character(arg); ok {
		return v
	}
	negative, digits, base, used := scanInteger(arg)
	u, err := strconv.ParseUint(digits, base, 64)
	limit := uint64(1<<63 - 1)
	if negative {
		limit = 1 << 63
	}
	over := used > 0 && (err != nil || u > limit)
	if over {
		u = limit
	}
	f.verify(arg, used, over)
	if negative {
		return -int64(u)
	}
	return int64(u)
}

func (f *formatter) unsigned(arg string) uint64 {
	if v, ok := f.character(arg); ok {
		return uint64(v)
	}
	negative, digits, base, used := scanInteger(arg)
	u, err := strconv.ParseUint(digits, base, 64)
	over := used > 0 && err != nil
	if over {
		u = 1<<64 - 1
	}
	f.verify(arg, used, over)
	if negative && !over {
		return -u
	}
	return u
}

func (f *formatter) float(arg string) longdouble.Float {
	if v, ok := f.character(arg); ok {
		return longdouble.FromInt(v)
	}
	v, used, outOfRange := longdouble.Parse(arg)
	f.verify(arg, used, outOfRange)
	return v
}

// escape prints what the backslash escape at the start of s stands for and returns
// its length. octal0 makes \0NNN take three digits after the 0, as %b does.
func (f *formatter) escape(s string, octal0 bool) int {
	out := f.p.Stdout
	if len(s) == 1 {
		out.WriteByte('\\')
		return 1
	}
	c := s[1]
	if i := strings.IndexByte("\"\\abefnrtv", c); i >= 0 {
		out.WriteByte("\"\\\a\b\x1b\f\n\r\t\v"[i])
		return 2
	}
	switch {
	case c == 'c':
		panic(printfEnd{})
	case c >= '0' && c <= '7':
		i, v := 1, 0
		most := 4
		if octal0 && c == '0' {
			most = 5
		}
		for ; i < most && i < len(s) && s[i] >= '0' && s[i] <= '7'; i++ {
			v = v*8 + int(s[i]-'0')
		}
		out.WriteByte(byte(v))
		return i
	case c == 'x':
		i, v := 2, 0
		for ; i < 4 && i < len(s) && digitValue(s[i]) < 16; i++ {
			v = v*16 + digitValue(s[i])
		}
		if i == 2 {
			f.die("missing hexadecimal number in escape")
		}
		out.WriteByte(byte(v))
		return i
	case c == 'u' || c == 'U':
		return f.unicode(s)
	}
	out.WriteString(s[:2])
	return 2
}

func (f *formatter) unicode(s string) int {
	digits := 4
	if s[1] == 'U' {
		digits = 8
	}
	var v int64
	i := 2
	for ; i < 2+digits; i++ {
		if i >= len(s) || digitValue(s[i]) >= 16 {
			f.die("missing hexadecimal number in escape")
		}
		v = v*16 + int64(digitValue(s[i]))
	}
	if v >= 0xd800 && v <= 0xdfff || v <= 0x9f && v != '$' && v != '@' && v != '`' {
		f.die("invalid universal character name \\%c%0*x", s[1], digits, v)
	}
	switch {
	case v < 0x80:
		f.p.Stdout.WriteByte(byte(v))
	case !f.p.UTF8() || v > 0x10ffff:
		f.p.Stdout.Printf("\\%c%0*X", s[1], digits, v)
	default:
		f.p.Stdout.WriteString(string(rune(v)))
	}
	return i
}
