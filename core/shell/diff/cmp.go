package diff

import (
	"io"
	"strconv"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{
		Name: "cmp", Summary: "compare two files byte by byte", Run: runCmp,
		Unwritable: command.Unwritable{Status: 2, Text: "{name}: standard output: {error}\n"},
	})
}

var cmpOpts = gnu.Options(
	command.Opt{Short: 'b', Long: "print-bytes"}, command.Opt{Short: 'c', Long: "print-chars"},
	command.Opt{Short: 'i', Long: "ignore-initial", Arg: command.RequiredArg}, command.Opt{Short: 'l', Long: "verbose"},
	command.Opt{Short: 'n', Long: "bytes", Arg: command.RequiredArg}, command.Opt{Short: 's', Long: "quiet"},
	command.Opt{Long: "silent", ID: 's'}, command.Opt{Short: 'v', ID: gnu.VersionID},
)

const cmpSuffixes = "kKMGTPEZY0"

// comparer is one run of cmp.
type comparer struct {
	p       *command.Proc
	names   [2]string
	bytes   bool
	list    bool
	silent  bool
	limit   uint64
	limited bool
	skip    [2]uint64
}

func runCmp(p *command.Proc) int {
	c := &comparer{p: p}
	usage := func(format string, args ...any) int {
		p.Errorf(format, args...)
		p.Errorf("Try '%s --help' for more information.", p.Called())
		return 2
	}
	size := func(s string, to *uint64) bool {
		n, err := gnu.ParseSize(s, cmpSuffixes)
		*to = n
		return err == nil
	}
	skips := func(s string) bool {
		a, b, two := strings.Cut(s, ":")
		if !size(a, &c.skip[0]) {
			return false
		}
		c.skip[1] = c.skip[0]
		return !two || size(b, &c.skip[1])
	}
	g := p.Getopt(cmpOpts)
	for g.Next() {
		switch g.Opt {
		case gnu.HelpID, gnu.VersionID:
			return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION]... FILE1 [FILE2 [SKIP1 [SKIP2]]]\nCompare two files byte by byte.", cmpOpts)
		case 'b', 'c':
			c.bytes = true
		case 'i':
			if !skips(g.Arg) {
				return usage("invalid --ignore-initial value '%s'", g.Arg)
			}
		case 'l':
			c.list = true
		case 'n':
			var n uint64
			if !size(g.Arg, &n) {
				return usage("invalid --bytes value '%s'", g.Arg)
			}
			if !c.limited || n < c.limit {
				c.limit, c.limited = n, true
			}
		case 's':
			c.silent = true
		}
	}
	ops := g.Operands
	switch {
	case g.Err != nil:
		return usage("%v", g.Err)
	case c.list && c.silent:
		return usage("options -l and -s are incompatible")
	case len(ops) == 0:
		last := p.Called()
		if len(p.Args) > 0 {
			last = p.Args[len(p.Args)-1]
		}
		return usage("missing operand after '%s'", last)
	case len(ops) > 4:
		for _, o := range ops[2:4] {
			if !size(o, new(uint64)) {
				return usage("invalid --ignore-initial value '%s'", o)
			}
		}
		return usage("extra operand '%s'", ops[4])
	}
	c.names = [2]string{ops[0], "-"}
	if len(ops) > 1 {
		c.names[1] = ops[1]
	}
	for i, o := range ops[min(2, len(ops)):] {
		if !size(o, &c.skip[i]) {
			return usage("invalid --ignore-initial value '%s'", o)
		}
	}
	return c.run()
}

func (c *comparer) fail(name string, err error) int {
	if !c.silent {
		c.p.Errorf("%s: %s", name, command.ErrText(err))
	}
	return 2
}

func (c *comparer) run() int {
	p := c.p
	var in [2]view.Handle
	for i, name := range c.names {
		if i == 1 && name == c.names[0] && c.skip[0] == c.skip[1] {
			return 0
		}
		h, err := p.OpenInput(name)
		if err != nil {
			return c.fail(name, err)
		}
		defer h.Close()
		in[i] = h
	}
	for i := range in {
		if err := discardBytes(in[i], c.skip[i]); err != nil {
			return c.fail(c.names[i], err)
		}
	}
	return c.compare(in)
}

func discardBytes(r io.Reader, n uint64) error {
	var buf [4096]byte
	for n > 0 {
		k, err := r.Read(buf[:min(n, uint64(len(buf)))])
		n -= uint64(k)
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// fill reads until buf is full or the input ends.
func (c *comparer) fill(i int, r io.Reader, buf []byte) (int, bool, error) {
	n := 0
	for n < len(buf) {
		k, err := r.Read(buf[n:])
		c.p.Meter.Bytes(k)
		n += k
		if err == io.EOF {
			return n, true, nil
		}
		if err != nil {
			return n, true, err
		}
	}
	return n, false, nil
}

func (c *comparer) compare(in [2]view.Handle) int {
	const chunk = 32 << 10
	var buf [2][]byte
	buf[0], buf[1] = make([]byte, chunk), make([]byte, chunk)
	at, line := uint64(0), 1
	status := 0
	lastNewline := false
	for {
		want := uint64(chunk)
		if c.limited {
			want = min(want, c.limit-at)
			if want == 0 {
				return status
			}
		}
		var n [2]int
		var ended [2]bool
		for i := range in {
			var err error
			if n[i], ended[i], err = c.fill(i, in[i], buf[i][:want]); err != nil {
				return c.fail(c.names[i], err)
			}
		}
		both := min(n[0], n[1])
		for k := range both {
			x, y := buf[0][k], buf[1][k]
			if x != y {
				status = 1
				if c.silent {
					return 1
				}
				if !c.list {
					c.report(at+uint64(k)+1, line, x, y)
					return 1
				}
				c.listed(at+uint64(k)+1, x, y, in)
			}
			if x == '\n' {
				line++
			}
			lastNewline = x == '\n'
		}
		at += uint64(both)
		if n[0] != n[1] {
			short := 0
			if n[1] < n[0] {
				short = 1
			}
			if !c.silent {
				c.eof(c.names[short], at, line, lastNewline)
			}
			return 1
		}
		if ended[0] && ended[1] || n[0] == 0 {
			return status
		}
	}
}

func (c *comparer) report(at uint64, line int, x, y byte) {
	s := c.names[0] + " " + c.names[1] + " differ: byte " + strconv.FormatUint(at, 10) + ", line " + strconv.Itoa(line)
	if c.bytes {
		s += " is " + octal3(x) + " " + visible(x) + " " + octal3(y) + " " + visible(y)
	}
	c.p.Stdout.WriteString(s + "\n")
}

// listed writes a line of -l; the numbers are as wide as the last offset.
func (c *comparer) listed(at uint64, x, y byte, in [2]view.Handle) {
	s := strconv.FormatUint(at, 10)
	if n := c.offsetWidth(in) - len(s); n > 0 {
		s = strings.Repeat(" ", n) + s
	}
	s += " " + octal3(x)
	if c.bytes {
		s += " " + visible(x) + strings.Repeat(" ", 4-len(visible(x)))
	}
	s += " " + octal3(y)
	if c.bytes {
		s += " " + visible(y)
	}
	c.p.Stdout.WriteString(s + "\n")
}

func (c *comparer) offsetWidth(in [2]view.Handle) int {
	most := uint64(1<<63 - 1)
	for i := range in {
		if info, err := in[i].Stat(); err == nil && info.Kind == view.File {
			size := uint64(info.Size)
			size -= min(size, c.skip[i])
			most = min(most, size)
		}
	}
	if c.limited {
		most = min(most, c.limit)
	}
	return len(strconv.FormatUint(most, 10))
}

func (c *comparer) eof(name string, at uint64, line int, newline bool) {
	c.p.ShortName = true
	switch {
	case at == 0:
		c.p.Errorf("EOF on %s which is empty", name)
	case c.list:
		c.p.Errorf("EOF on %s after byte %d", name, at)
	case newline:
		c.p.Errorf("EOF on %s after byte %d, line %d", name, at, line-1)
	default:
		c.p.Errorf("EOF on %s after byte %d, in line %d", name, at, line)
	}
}

func octal3(c byte) string {
	s := strconv.FormatUint(uint64(c), 8)
	return strings.Repeat(" ", 3-len(s)) + s
}

// visible writes a byte as cat -v does.
func visible(c byte) string {
	s := ""
	if c >= 0x80 {
		s, c = "M-", c-0x80
	}
	switch {
	case c < ' ':
		return s + "^" + string(rune(c+'@'))
	case c == 0x7f:
		return s + "^?"
	}
	return s + string(rune(c))
}
