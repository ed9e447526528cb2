package text

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/regex"
)

func init() {
	command.Register(command.Spec{Name: "csplit", Summary: "split a file into sections by context lines", Run: runCsplit})
}

const csplitUsage = "%s [OPTION]... FILE PATTERN...\nOutput pieces of FILE separated by PATTERN(s) to files 'xx00', 'xx01', ..., and output byte counts of each piece."

const csplitSuppress = 256

var csplitOpts = gnu.Options(
	command.Opt{Short: 'b', Long: "suffix-format", Arg: command.RequiredArg},
	command.Opt{Short: 'f', Long: "prefix", Arg: command.RequiredArg},
	command.Opt{Short: 'k', Long: "keep-files"},
	command.Opt{Short: 'n', Long: "digits", Arg: command.RequiredArg},
	command.Opt{Short: 's', Long: "quiet"},
	command.Opt{Short: 's', Long: "silent"},
	command.Opt{Short: 'q', ID: 's'},
	command.Opt{Short: 'z', Long: "elide-empty-files"},
	command.Opt{Long: "suppress-matched", ID: csplitSuppress},
)

// csplitPattern is one PATTERN with its repeat count.
type csplitPattern struct {
	text    string
	re      *regex.Regexp // nil for a line number
	skip    bool          // %RE%
	offset  int64
	line    int64
	repeat  int64
	forever bool
}

type csplit struct {
	p        *command.Proc
	prefix   string
	format   string
	digits   int
	keep     bool
	silent   bool
	elide    bool
	suppress bool
	patterns []csplitPattern

	data    []byte
	lines   []int // offsets where lines start, and the end
	first   int64 // number of the first line not yet written, from 1
	current int64
	out     *command.Output
	close   func() error
	written int64
	made    []string
}

// csplitFailure removes the files and ends the command.
type csplitFailure struct{}

func runCsplit(p *command.Proc) (status int) {
	c := &csplit{p: p, prefix: "xx", digits: 2}
	g := p.Getopt(csplitOpts)
	for g.Next() {
		switch g.Opt {
		case 'b':
			c.format = g.Arg
		case 'f':
			c.prefix = g.Arg
		case 'k':
			c.keep = true
		case 'n':
			n, err := gnu.ParseSize(g.Arg, "")
			if err != nil || n > 1000 {
				return p.Fail("invalid number: %s", gnu.Quote(p, g.Arg))
			}
			c.digits = int(n)
		case 's':
			c.silent = true
		case 'z':
			c.elide = true
		case csplitSuppress:
			c.suppress = true
		default:
			return gnu.HelpOrVersion(p, g.Opt, csplitUsage, csplitOpts)
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	if len(g.Operands) < 2 {
		return gnu.MissingOperand(p, 1, g.Operands...)
	}
	if c.format != "" && !c.checkFormat() {
		return 1
	}
	if !c.parse(g.Operands[1:]) {
		return 1
	}
	name := g.Operands[0]
	in, err := p.OpenInput(name)
	if err != nil {
		return p.Fail("cannot open %s for reading: %s", gnu.QuoteName(p, name), command.ErrText(err))
	}
	data, free, err := slurp(p, in)
	in.Close()
	defer free()
	if err != nil {
		return p.Fail("read error: %s", command.ErrText(err))
	}
	c.data = data
	c.index()
	defer p.Meter.Free(int64(len(c.lines)) * 8)
	defer func() {
		if r := recover(); r != nil {
			if _, ok := r.(csplitFailure); !ok {
				panic(r)
			}
			status = 1
			if c.out != nil {
				c.end()
			}
			if !c.keep {
				for _, name := range c.made {
					p.FS.Unlink(p.Abs(name))
				}
			}
		}
	}()
	c.run()
	return 0
}

func (c *csplit) index() {
	c.first = 1
	n := bytes.Count(c.data, []byte{'\n'}) + 2
	c.p.Charge(int64(n))
	c.p.Meter.Alloc(int64(n) * 8)
	c.lines = make([]int, 1, n)
	for at := 0; at < len(c.data); {
		i := bytes.IndexByte(c.data[at:], '\n')
		if i < 0 {
			at = len(c.data)
		} else {
			at += i + 1
		}
		c.lines = append(c.lines, at)
	}
	for len(c.lines) < n {
		c.lines = append(c.lines, len(c.data))
	}
	if k := len(c.lines); k > 1 && c.lines[k-1] == c.lines[k-2] {
		for k > 1 && c.lines[k-1] == c.lines[k-2] {
			k--
		}
		rest := c.lines[:k]
		c.p.Meter.Free(int64(len(c.lines)-k) * 8)
		c.lines = rest
	}
}

// count is the number of lines.
func (c *csplit) count() int64 { return int64(len(c.lines)) - 1 }

func (c *csplit) line(n int64) []byte { return c.data[c.lines[n-1]:c.lines[n]] }

func (c *csplit) complain(format string, args ...any) {
	c.p.Errorf(format, args...)
	panic(csplitFailure{})
}

// checkFormat allows one integer conversion in -b.
func (c *csplit) checkFormat() bool {
	p := c.p
	found := false
	f := c.format
	for i := 0; i < len(f); i++ {
		if f[i] != '%' {
			continue
		}
		i++
		if i < len(f) && f[i] == '%' {
			continue
		}
		for i < len(f) && strings.IndexByte("-+ 0'#", f[i]) >= 0 {
			i++
		}
		for i < len(f) && (isDigit(f[i]) || f[i] == '.') {
			i++
		}
		switch {
		case i == len(f):
			p.Errorf("missing conversion specifier in suffix")
			return false
		case strings.IndexByte("diuoxX", f[i]) < 0:
			p.Errorf("invalid conversion specifier in suffix: %c", f[i])
			return false
		case found:
			p.Errorf("too many %% conversion specifications in suffix")
			return false
		}
		found = true
	}
	if !found {
		p.Errorf("missing %% conversion specification in suffix")
	}
	return found
}

func (c *csplit) name(n int) string {
	if c.format == "" {
		return c.prefix + fmt.Sprintf("%0*d", c.digits, n)
	}
	f := strings.NewReplacer("i", "d", "u", "d").Replace
	start := strings.Index(c.format, "%")
	for strings.HasPrefix(c.format[start:], "%%") {
		start += 2 + strings.Index(c.format[start+2:], "%")
	}
	end := start + 1
	for strings.IndexByte("diuoxX", c.format[end]) < 0 {
		end++
	}
	literal := func(s string) string { return strings.ReplaceAll(s, "%%", "%") }
	return c.prefix + literal(c.format[:start]) + fmt.Sprintf(f(c.format[start:end+1]), n) + literal(c.format[end+1:])
}

func (c *csplit) parse(args []string) bool {
	p := c.p
	last := int64(0)
	bad := func(format string, args ...any) bool {
		p.Errorf(format, args...)
		return false
	}
	for i := 0; i < len(args); i++ {
		a := args[i]
		pat := csplitPattern{text: a}
		switch {
		case strings.HasPrefix(a, "/") || strings.HasPrefix(a, "%"):
			end := strings.LastIndexByte(a[1:], a[0])
			if end < 0 {
				return bad("%s: closing delimiter '%c' missing", a, a[0])
			}
			source, offset := a[1:end+1], a[end+2:]
			if offset != "" {
				n, err := strconv.ParseInt(offset, 10, 64)
				if err != nil {
					return bad("%s: integer expected after delimiter", gnu.Quote(p, a))
				}
				pat.offset = n
			}
			re, err := regex.Compile(source, regex.Options{Dialect: regex.CoreutilsBRE, Bytes: !p.UTF8(), Meter: p.Meter})
			if err != nil {
				return bad("%s: invalid regular expression: %v", gnu.Quote(p, a), err)
			}
			pat.re, pat.skip = re, a[0] == '%'
		default:
			n, err := strconv.ParseUint(a, 10, 63)
			if err != nil {
				return bad("%s: invalid pattern", gnu.Quote(p, a))
			}
			pat.line = int64(n)
			if pat.line == 0 {
				return bad("%s: line number must be greater than zero", a)
			}
			if pat.line < last {
				return bad("line number %s is smaller than preceding line number, %d", gnu.Quote(p, a), last)
			}
			if pat.line == last {
				p.Errorf("warning: line number %s is the same as preceding line number", gnu.Quote(p, a))
			}
			last = pat.line
		}
		if i+1 < len(args) && strings.HasPrefix(args[i+1], "{") {
			i++
			body, closed := strings.CutSuffix(args[i][1:], "}")
			switch n, err := strconv.ParseUint(body, 10, 63); {
			case !closed:
				return bad("%s: '}' is required in repeat count", gnu.Quote(p, args[i]))
			case body == "*":
				pat.forever = true
			case err != nil:
				return bad("%s}: integer required between '{' and '}'", gnu.Quote(p, args[i][:len(args[i])-1]))
			default:
				pat.repeat = int64(n)
			}
		}
		c.patterns = append(c.patterns, pat)
	}
	return true
}

func (c *csplit) run() {
	for _, pat := range c.patterns {
		for rep := int64(0); pat.forever || rep <= pat.repeat; rep++ {
			if pat.re == nil {
				c.toLine(pat, rep)
			} else if c.toMatch(pat, rep) {
				return
			}
		}
	}
	c.open()
	c.dump()
	c.end()
}

// remove takes the next line; ok is false at the end.
func (c *csplit) remove() (line []byte, ok bool) {
	if c.first > c.count() {
		return nil, false
	}
	line = c.line(c.first)
	c.current = max(c.current, c.first)
	c.first++
	return line, true
}

func (c *csplit) open() {
	name := c.name(len(c.made))
	h, err := c.p.Create(name)
	if err != nil {
		c.complain("%s: %s", gnu.Name(c.p, name), command.ErrText(err))
	}
	c.made = append(c.made, name)
	c.out, c.close, c.written = command.NewOutput(h, c.p.Meter), h.Close, 0
}

func (c *csplit) save(line []byte) {
	c.written += int64(len(line))
	c.out.Write(line)
}

func (c *csplit) end() {
	c.out.Flush()
	c.close()
	c.out = nil
	if c.written == 0 && c.elide {
		last := len(c.made) - 1
		c.p.FS.Unlink(c.p.Abs(c.made[last]))
		c.made = c.made[:last]
		return
	}
	if !c.silent {
		c.p.Stdout.Printf("%d\n", c.written)
	}
}

func (c *csplit) dump() {
	for {
		line, ok := c.remove()
		if !ok {
			return
		}
		c.save(line)
	}
}

func onRepetition(rep int64) string {
	if rep == 0 {
		return ""
	}
	return fmt.Sprintf(" on repetition %d", rep)
}

// toLine is a line number as pattern.
func (c *csplit) toLine(pat csplitPattern, rep int64) {
	outOfRange := func() {
		if c.out != nil {
			c.end()
		}
		c.complain("%s: line number out of range%s", gnu.Quote(c.p, strconv.FormatInt(pat.line, 10)), onRepetition(rep))
	}
	last := pat.line * (rep + 1)
	c.open()
	if c.count() == 0 {
		c.keep, c.silent = true, true
		c.complain("input disappeared")
	}
	if c.first > c.count() && c.suppress {
		outOfRange()
	}
	for n := c.first; n < last; n++ {
		line, ok := c.remove()
		if !ok {
			outOfRange()
		}
		c.save(line)
	}
	c.end()
	if c.suppress {
		c.remove()
	}
	if c.first > c.count() && !c.suppress {
		outOfRange()
	}
}

// toMatch is a regular expression as pattern; done reports that {*} reached the end
// of the input.
func (c *csplit) toMatch(pat csplitPattern, rep int64) (done bool) {
	if !pat.skip {
		c.open()
	}
	for {
		c.current++
		if c.current > c.count() {
			if !pat.skip {
				c.dump()
				c.end()
			}
			if pat.forever {
				return true
			}
			c.complain("%s: match not found%s", gnu.Quote(c.p, pat.text), onRepetition(rep))
		}
		if pat.re.Match(bytes.TrimSuffix(c.line(c.current), []byte{'\n'})) {
			break
		}
		if pat.offset >= 0 {
			line, ok := c.remove()
			if ok && !pat.skip {
				c.save(line)
			}
		}
	}
	until := c.current + pat.offset
	if c.first > until {
		c.complain("%s: line number out of range", gnu.Quote(c.p, pat.text))
	}
	for n := until - c.first; n > 0; n-- {
		line, ok := c.remove()
		if !ok {
			c.complain("%s: line number out of range", gnu.Quote(c.p, pat.text))
		}
		if !pat.skip {
			c.save(line)
		}
	}
	if !pat.skip {
		c.end()
	}
	if pat.offset > 0 {
		c.current = until
	}
	if c.suppress {
		c.remove()
	}
	return false
}
