package number

import (
	"math"
	"math/big"
	"strconv"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/lineio"
	"ambit/core/shell/longdouble"
)

func init() {
	command.Register(command.Spec{Name: "numfmt", Summary: "reformat numbers", Run: runNumfmt})
}

const numfmtUsage = "%s [OPTION]... [NUMBER]...\nReformat NUMBER(s), or the numbers from standard input if none are specified."

const (
	nfFrom = 256 + iota
	nfFromUnit
	nfTo
	nfToUnit
	nfRound
	nfPadding
	nfSuffix
	nfGrouping
	nfDelimiter
	nfField
	nfDebug
	nfHeader
	nfFormat
	nfInvalid
)

var numfmtOpts = gnu.Options(
	command.Opt{Long: "from", Arg: command.RequiredArg, ID: nfFrom},
	command.Opt{Long: "from-unit", Arg: command.RequiredArg, ID: nfFromUnit},
	command.Opt{Long: "to", Arg: command.RequiredArg, ID: nfTo},
	command.Opt{Long: "to-unit", Arg: command.RequiredArg, ID: nfToUnit},
	command.Opt{Long: "round", Arg: command.RequiredArg, ID: nfRound},
	command.Opt{Long: "padding", Arg: command.RequiredArg, ID: nfPadding},
	command.Opt{Long: "suffix", Arg: command.RequiredArg, ID: nfSuffix},
	command.Opt{Long: "grouping", ID: nfGrouping},
	command.Opt{Short: 'd', Long: "delimiter", Arg: command.RequiredArg, ID: nfDelimiter},
	command.Opt{Long: "field", Arg: command.RequiredArg, ID: nfField},
	command.Opt{Long: "debug", ID: nfDebug},
	command.Opt{Long: "header", Arg: command.OptionalArg, ID: nfHeader},
	command.Opt{Long: "format", Arg: command.RequiredArg, ID: nfFormat},
	command.Opt{Long: "invalid", Arg: command.RequiredArg, ID: nfInvalid},
	command.Opt{Short: 'z', Long: "zero-terminated"},
)

var (
	nfScales      = []string{"none", "auto", "si", "iec", "iec-i"}
	nfScalesTo    = []string{"none", "si", "iec", "iec-i"}
	nfRoundings   = []string{"up", "down", "from-zero", "towards-zero", "nearest"}
	nfInvalidWays = []string{"abort", "fail", "warn", "ignore"}
)

const (
	nfSuffixes         = "KMGTPEZY"
	nfMaxUnscaled      = 18 // digits that can be printed without scaling
	nfMaxDigits        = 27
	nfExitConversion   = 2
	nfDefaultDelimiter = -1
)

type numfmt struct {
	p              *command.Proc
	from, to       string
	fromUnit       longdouble.Float
	toUnit         longdouble.Float
	units          bool
	round          string
	padding        int
	left           bool
	zeroPadding    int
	autoPadding    bool
	suffix         string
	grouping       bool
	delimiter      int
	fields         [][2]int
	debug          bool
	header         uint64
	invalid        string
	prefix, postfx string
	precision      int // of --format, -1: none
	end            byte
	width          int // padding of the present number
}

// numfmtAbort ends the command at the first bad number.
type numfmtAbort struct{}

func runNumfmt(p *command.Proc) (status int) {
	n := &numfmt{p: p, from: "none", to: "none", round: "from-zero", invalid: "abort", precision: -1, delimiter: nfDefaultDelimiter,
		end: '\n', fields: [][2]int{{1, 1}}, fromUnit: longdouble.FromInt(1), toUnit: longdouble.FromInt(1)}
	operands, status := n.parse()
	if status >= 0 {
		return status
	}
	defer func() {
		if r := recover(); r != nil {
			if _, ok := r.(numfmtAbort); !ok {
				panic(r)
			}
			status = nfExitConversion
		}
	}()
	valid := true
	if len(operands) > 0 {
		for _, a := range operands {
			valid = n.line(a, true) && valid
		}
	} else {
		r := lineio.NewReader(p.Stdin, p.Meter)
		defer r.Close()
		r.Delim = n.end
		for {
			line, err := r.ReadLine()
			if err != nil {
				if err := r.Err(); err != nil {
					return p.Fail("error reading input: %s", command.ErrText(err))
				}
				break
			}
			if n.header > 0 {
				n.header--
				p.Stdout.Write(line)
				if r.Terminated {
					p.Stdout.WriteByte(n.end)
				}
				continue
			}
			text, _, _ := strings.Cut(string(line), "\x00")
			valid = n.line(text, r.Terminated) && valid
		}
	}
	if !valid && n.debug && n.invalid != "ignore" {
		p.Errorf("failed to convert some of the input numbers")
	}
	if !valid && n.invalid != "warn" && n.invalid != "ignore" {
		return nfExitConversion
	}
	return 0
}

func (n *numfmt) parse() (operands []string, status int) {
	p := n.p
	format := ""
	hasFormat, fielded := false, false
	choose := func(option, arg string, choices []string, to *string) bool {
		i, ambiguous, ok := gnu.Choose(arg, choices)
		if !ok {
			gnu.BadChoice(p, 1, option, arg, ambiguous, choices)
			return false
		}
		*to = choices[i]
		return true
	}
	unit := func(arg string, to *longdouble.Float) bool {
		v, ok := parseUnit(arg)
		if !ok {
			p.Errorf("invalid unit size: %s", gnu.Quote(p, arg))
			return false
		}
		*to = longdouble.FromUint(v)
		n.units = true
		return true
	}
	g := p.Getopt(numfmtOpts)
	for g.Next() {
		ok := true
		switch g.Opt {
		case nfFrom:
			ok = choose("--from", g.Arg, nfScales, &n.from)
		case nfTo:
			ok = choose("--to", g.Arg, nfScalesTo, &n.to)
		case nfFromUnit:
			ok = unit(g.Arg, &n.fromUnit)
		case nfToUnit:
			ok = unit(g.Arg, &n.toUnit)
		case nfRound:
			ok = choose("--round", g.Arg, nfRoundings, &n.round)
		case nfInvalid:
			ok = choose("--invalid", g.Arg, nfInvalidWays, &n.invalid)
		case nfGrouping:
			n.grouping = true
		case nfPadding:
			v, err := strconv.Atoi(strings.TrimPrefix(g.Arg, "+"))
			if err != nil || v == 0 || v > 1<<24 || v < -1<<24 {
				return nil, p.Fail("invalid padding value %s", gnu.Quote(p, g.Arg))
			}
			n.padding = v
			if v < 0 {
				n.left, n.padding = true, -v
			}
		case nfField:
			if fielded {
				return nil, p.Fail("multiple field specifications")
			}
			fielded = true
			ok = n.setFields(g.Arg)
		case nfDelimiter:
			switch len(g.Arg) {
			case 0:
				n.delimiter = 0
			case 1:
				n.delimiter = int(g.Arg[0])
			default:
				return nil, p.Fail("the delimiter must be a single character")
			}
		case nfSuffix:
			n.suffix = g.Arg
		case nfDebug:
			n.debug = true
		case nfHeader:
			n.header = 1
			if g.HasArg {
				v, err := gnu.ParseSize(g.Arg, "")
				if err != nil || v == 0 {
					return nil, p.Fail("invalid header value %s", gnu.Quote(p, g.Arg))
				}
				n.header = v
			}
		case nfFormat:
			format, hasFormat = g.Arg, true
		case 'z':
			n.end = 0
		default:
			return nil, gnu.HelpOrVersion(p, g.Opt, numfmtUsage, numfmtOpts)
		}
		if !ok {
			return nil, 1
		}
	}
	if g.Err != nil {
		return nil, p.UsageError(1, "%v", g.Err)
	}
	if hasFormat && n.grouping {
		return nil, p.Fail("--grouping cannot be combined with --format")
	}
	if hasFormat && !n.parseFormat(format) {
		return nil, 1
	}
	if n.grouping && n.to != "none" {
		return nil, p.Fail("grouping cannot be combined with --to")
	}
	if n.debug {
		if n.from == "none" && n.to == "none" && !n.grouping && n.padding == 0 && !hasFormat {
			p.Errorf("no conversion option specified")
		}
		if n.grouping {
			p.Errorf("grouping has no effect in this locale")
		}
		if n.header > 0 && len(g.Operands) > 0 {
			p.Errorf("--header ignored with command-line input")
		}
	}
	n.autoPadding = n.padding == 0 && n.delimiter == nfDefaultDelimiter
	return g.Operands, -1
}

// parseUnit reads 1000, 4K (SI) or 4Ki (IEC).
func parseUnit(arg string) (uint64, bool) {
	s := arg
	base := uint64(1000)
	if t, ok := strings.CutSuffix(s, "i"); ok && len(t) > 0 && strings.IndexByte(nfSuffixes, t[len(t)-1]) >= 0 {
		s, base = t, 1024
	}
	power := 0
	if s != "" {
		if i := strings.IndexByte(nfSuffixes, s[len(s)-1]); i >= 0 {
			power = i + 1
			s = s[:len(s)-1]
		} else if base == 1024 {
			return 0, false
		}
	}
	v := uint64(1)
	if s != "" || power == 0 {
		var err error
		if v, err = strconv.ParseUint(s, 10, 64); err != nil {
			return 0, false
		}
	}
	for range power {
		if v > math.MaxUint64/base {
			return 0, false
		}
		v *= base
	}
	return v, v > 0
}

func (n *numfmt) setFields(list string) bool {
	p := n.p
	n.fields = nil
	bad := func(format string, args ...any) bool {
		p.Errorf(format, args...)
		p.UsageError(1, "")
		return false
	}
	if list == "-" {
		n.fields = [][2]int{{1, math.MaxInt}}
		return true
	}
	for _, part := range strings.Split(strings.ReplaceAll(list, " ", ","), ",") {
		if part == "" {
			return bad("fields are numbered from 1")
		}
		a, b, dash := strings.Cut(part, "-")
		first, last := 1, math.MaxInt
		for _, x := range []struct {
			s string
			v *int
		}{{a, &first}, {b, &last}} {
			if x.s == "" {
				continue
			}
			if !allDigits(x.s) {
				return bad("invalid field value %s", gnu.Quote(p, x.s))
			}
			v, err := strconv.Atoi(x.s)
			if err != nil {
				return bad("field number %s is too large", gnu.Quote(p, x.s))
			}
			*x.v = v
		}
		if !dash {
			last = first
		}
		if first == 0 {
			return bad("fields are numbered from 1")
		}
		if last < first {
			return bad("invalid decreasing range")
		}
		n.fields = append(n.fields, [2]int{first, last})
	}
	return true
}

func (n *numfmt) selected(field int) bool {
	for _, f := range n.fields {
		if field >= f[0] && field <= f[1] {
			return true
		}
	}
	return false
}

// parseFormat reads --format: text around %[0]['][-][N][.][N]f.
func (n *numfmt) parseFormat(s string) bool {
	p := n.p
	bad := func(msg string) bool {
		p.Errorf("format %s %s", gnu.Quote(p, s), msg)
		return false
	}
	unescape := func(s string) string { return strings.ReplaceAll(s, "%%", "%") }
	i := 0
	for ; ; i++ {
		if i == len(s) {
			return bad("has no % directive")
		}
		if s[i] != '%' {
			continue
		}
		if i+1 < len(s) && s[i+1] == '%' {
			i++
			continue
		}
		break
	}
	n.prefix = unescape(s[:i])
	i++
	zero := false
	for i < len(s) && strings.IndexByte(" '0", s[i]) >= 0 {
		switch s[i] {
		case '\'':
			n.grouping = true
		case '0':
			zero = true
		}
		i++
	}
	start := i
	if i < len(s) && s[i] == '-' {
		i++
	}
	for i < len(s) && isDigit(s[i]) {
		i++
	}
	if width, err := strconv.Atoi(s[start:i]); err == nil && width != 0 {
		if n.debug && n.padding > 0 && !(width > 0 && zero) {
			p.Errorf("--format padding overriding --padding")
		}
		switch {
		case width < 0:
			n.left, n.padding = true, -width
		case zero:
			n.zeroPadding = width
		default:
			n.padding = width
		}
		if width > 1<<24 || width < -1<<24 {
			p.Errorf("invalid format %s (width overflow)", gnu.Quote(p, s))
			return false
		}
	}
	if i == len(s) {
		return bad("ends in %")
	}
	if s[i] == '.' {
		i++
		start = i
		for i < len(s) && isDigit(s[i]) {
			i++
		}
		n.precision = 0
		if i > start {
			v, err := strconv.Atoi(s[start:i])
			if err != nil || v > 1<<24 {
				p.Errorf("invalid precision in format %s", gnu.Quote(p, s))
				return false
			}
			n.precision = v
		} else if i < len(s) && (s[i] == '-' || s[i] == '+' || s[i] == ' ') {
			p.Errorf("invalid precision in format %s", gnu.Quote(p, s))
			return false
		}
	}
	if i == len(s) || s[i] != 'f' {
		p.Errorf("invalid format %s, directive must be %%[0]['][-][N][.][N]f", gnu.Quote(p, s))
		return false
	}
	rest := s[i+1:]
	for k := 0; k < len(rest); k++ {
		if rest[k] == '%' {
			if k+1 < len(rest) && rest[k+1] == '%' {
				k++
				continue
			}
			return bad("has too many % directives")
		}
	}
	n.postfx = rest
	return true
}

// line converts the chosen fields of a line.
func (n *numfmt) line(line string, newline bool) bool {
	valid := true
	for field := 1; ; field++ {
		end := 0
		if n.delimiter != nfDefaultDelimiter {
			if end = strings.IndexByte(line, byte(n.delimiter)); end < 0 {
				end = len(line)
			}
		} else {
			for end < len(line) && isFieldSep(line[end]) {
				end++
			}
			for end < len(line) && !isFieldSep(line[end]) {
				end++
			}
		}
		if n.selected(field) {
			valid = n.number(line[:end], field) && valid
		} else {
			n.p.Stdout.WriteString(line[:end])
		}
		if end == len(line) {
			break
		}
		sep := byte(' ')
		if n.delimiter != nfDefaultDelimiter {
			sep = byte(n.delimiter)
		}
		n.p.Stdout.WriteByte(sep)
		line = line[end+1:]
	}
	if newline {
		n.p.Stdout.WriteByte(n.end)
	}
	return valid
}

func isFieldSep(c byte) bool { return c == ' ' || c == '\t' || c == '\n' }

// complain reports a bad number as --invalid says.
func (n *numfmt) complain(format string, args ...any) bool {
	if n.invalid != "ignore" {
		n.p.Errorf(format, args...)
	}
	if n.invalid == "abort" {
		panic(numfmtAbort{})
	}
	return false
}

func (n *numfmt) number(text string, field int) bool {
	n.p.Charge(40 + int64(len(text))/8)
	if n.suffix != "" && len(text) > len(n.suffix) {
		text = strings.TrimSuffix(text, n.suffix)
	}
	body := strings.TrimLeft(text, " \t")
	n.width = n.padding
	if n.autoPadding {
		n.width = 0
		if len(body) < len(text) || field > 1 {
			n.width = len(text)
		}
	}
	value, precision, ok := n.parseHuman(body)
	if ok {
		if n.units {
			value = value.Mul(&n.fromUnit)
			value = value.Quo(&n.toUnit)
		}
		ok = n.print(value, precision)
	}
	if !ok {
		n.p.Stdout.WriteString(text)
	}
	return ok
}

// parseHuman reads a number with an SI or IEC suffix.
func (n *numfmt) parseHuman(s string) (v longdouble.Float, precision int, ok bool) {
	q := func() string { return gnu.Quote(n.p, s) }
	i := 0
	if i < len(s) && s[i] == '-' {
		i++
	}
	start := i
	for i < len(s) && isDigit(s[i]) {
		i++
	}
	digits := i - start
	if i < len(s) && s[i] == '.' {
		k := i + 1
		for k < len(s) && isDigit(s[k]) {
			k++
		}
		if precision = k - i - 1; precision == 0 && !strings.HasPrefix(s[k:], ".") {
			return v, 0, n.complain("invalid number: %s", q())
		}
		i = k
	} else if digits == 0 {
		return v, 0, n.complain("invalid number: %s", q())
	}
	if len(strings.TrimLeft(s[start:start+digits], "0")) > nfMaxDigits {
		return v, 0, n.complain("value too large to be converted: %s", q())
	}
	if n.debug && (len(strings.TrimLeft(s[start:start+digits], "0")) > nfMaxUnscaled || precision > 0 && len(strings.TrimLeft(s[i-precision:i], "0")) > nfMaxUnscaled) {
		n.p.Errorf("large input value %s: possible precision loss", q())
	}
	v, _, _ = longdouble.Parse(s[:i])
	base := int64(1000)
	if n.from == "iec" || n.from == "iec-i" {
		base = 1024
	}
	rest := s[i:]
	power := 0
	if rest != "" {
		rest = strings.TrimLeft(rest, " \t")
		if rest == "" || strings.IndexByte(nfSuffixes, rest[0]) < 0 {
			return v, 0, n.complain("invalid suffix in input: %s", q())
		}
		if n.from == "none" {
			return v, 0, n.complain("rejecting suffix in input: %s (consider using --from)", q())
		}
		power = strings.IndexByte(nfSuffixes, rest[0]) + 1
		rest = rest[1:]
		if n.from == "auto" && strings.HasPrefix(rest, "i") {
			base, rest = 1024, rest[1:]
		}
		if n.from == "iec-i" {
			if !strings.HasPrefix(rest, "i") {
				return v, 0, n.complain("missing 'i' suffix in input: %s (e.g Ki/Mi/Gi)", q())
			}
			rest = rest[1:]
		}
		precision = 0
	}
	if n.from == "iec-i" && power == 0 {
		return v, 0, n.complain("missing 'i' suffix in input: %s (e.g Ki/Mi/Gi)", q())
	}
	if rest != "" {
		return v, 0, n.complain("invalid suffix in input %s: %s", q(), gnu.Quote(n.p, rest))
	}
	m := powerOf(base, power)
	return v.Mul(&m), precision, true
}

func powerOf(base int64, n int) longdouble.Float {
	r, b := longdouble.FromInt(1), longdouble.FromInt(base)
	for range n {
		r = r.Mul(&b)
	}
	return r
}

// normalize divides v by base until it is smaller, counting how often.
func normalize(v longdouble.Float, base int64) (longdouble.Float, int) {
	b, power := longdouble.FromInt(base), 0
	for !v.IsInf() && absCmp(&v, &b) >= 0 {
		v = v.Quo(&b)
		power++
	}
	return v, power
}

func absCmp(x, y *longdouble.Float) int {
	if x.Signbit() {
		n := x.Neg()
		return n.Cmp(y)
	}
	return x.Cmp(y)
}

func (n *numfmt) print(v longdouble.Float, precision int) bool {
	if n.precision >= 0 {
		precision = n.precision
	}
	_, digits := normalize(v, 10)
	if n.to == "none" && digits+precision > nfMaxUnscaled {
		shown := v.Format(longdouble.Spec{Precision: -1, Verb: 'g'})
		if precision > 0 {
			return n.complain("value/precision too large to be printed: '%s/%d' (consider using --to)", shown, precision)
		}
		return n.complain("value too large to be printed: '%s' (consider using --to)", shown)
	}
	if digits > nfMaxDigits-1 {
		return n.complain("value too large to be printed: '%s' (cannot handle values > 999Y)", v.Format(longdouble.Spec{Precision: -1, Verb: 'g'}))
	}
	text := n.human(v, precision) + n.suffix
	n.p.Stdout.WriteString(n.prefix + pad(text, n.width, n.left) + n.postfx)
	return true
}

func (n *numfmt) human(v longdouble.Float, precision int) string {
	spec := longdouble.Spec{Verb: 'f', Precision: precision, Width: n.zeroPadding, Zero: n.zeroPadding > 0}
	if n.to == "none" {
		m := powerOf(10, precision)
		v = v.Mul(&m)
		v = n.rounded(v)
		v = v.Quo(&m)
		return v.Format(spec)
	}
	base := int64(1000)
	if n.to != "si" {
		base = 1024
	}
	v, power := normalize(v, base)
	ten := longdouble.FromInt(10)
	adjust := 0
	if n.precision >= 0 {
		adjust = min(power*3, n.precision)
	} else if absCmp(&v, &ten) < 0 {
		adjust = 1
	}
	m := powerOf(10, adjust)
	v = v.Mul(&m)
	v = n.rounded(v)
	v = v.Quo(&m)
	if b := longdouble.FromInt(base); absCmp(&v, &b) >= 0 {
		v = v.Quo(&b)
		power++
	}
	spec.Precision = max(n.precision, 0)
	if n.precision < 0 && v.Sign() != 0 && absCmp(&v, &ten) < 0 && power > 0 {
		spec.Precision = 1
	}
	s := v.Format(spec)
	switch {
	case power > len(nfSuffixes):
		s += "(error)"
	case power > 0:
		s += nfSuffixes[power-1 : power]
	}
	if n.to == "iec-i" && power > 0 {
		s += "i"
	}
	return s
}

// rounded is v as an integer.
func (n *numfmt) rounded(v longdouble.Float) longdouble.Float {
	text := v.Format(longdouble.Spec{Verb: 'f', Precision: 70})
	negative := strings.HasPrefix(text, "-")
	whole, frac, _ := strings.Cut(strings.TrimPrefix(text, "-"), ".")
	up := false
	if strings.Trim(frac, "0") != "" {
		switch n.round {
		case "up":
			up = !negative
		case "down":
			up = negative
		case "from-zero":
			up = true
		case "nearest":
			up = frac[0] >= '5'
		}
	}
	if up {
		b, _ := new(big.Int).SetString(whole, 10)
		whole = b.Add(b, big.NewInt(1)).String()
	}
	if negative && strings.Trim(whole, "0") != "" {
		whole = "-" + whole
	}
	r, _, _ := longdouble.Parse(whole)
	return r
}
