package sed

import (
	"strings"

	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/shell/regex"
	"ambit/core/workspace/view"
)

// rangeState is where a command with two addresses stands.
type rangeState uint8

const (
	rangeInactive rangeState = iota
	rangeActive
	rangeClosed // it ended; one that begins at a line does not begin again
)

// cmd is one compiled command.
type cmd struct {
	a1, a2 *addr
	bang   bool
	op     byte
	arg    int // exit status, width, or index of a jump's target
	text   []byte
	name   string // file read by r and R; label before it is resolved
	out    *outFile
	subst  *subst
	table  map[string][]byte // y: multi-byte
	bytes  *[256]byte        // y: single bytes only

	state    rangeState
	rangeEnd int64
	source   string // for --debug
}

// program is a compiled script.
type program struct {
	cmds  []cmd
	files []*outFile // written by w
	quiet bool       // the script begins with #n
	where string     // begins the messages of errors while running
}

type jump struct {
	cmd   int
	label string
}

type compiler struct {
	p      *command.Proc
	o      *options
	r      *reader
	prog   *program
	exprs  int
	blocks []block
	jumps  []jump
	labels map[string]int
	// pending is the a, i or c command whose text goes on in the next source.
	pending int
	seen    bool // a source was read before
	cache   regex.Cache
	used    int64 // metered bytes
}

type block struct {
	cmd  int
	r    *reader
	line int
}

func newCompiler(p *command.Proc, o *options) *compiler {
	return &compiler{p: p, o: o, prog: &program{}, labels: map[string]int{}, pending: -1}
}

func (c *compiler) expression(text string) {
	c.exprs++
	c.compile(&reader{text: text, expr: c.exprs})
}

func (c *compiler) file(name string) {
	h, err := c.p.OpenInput(name)
	if err != nil {
		panic(fatal{exitPanic, "couldn't open file " + name + ": " + command.ErrText(err)})
	}
	defer h.Close()
	var b strings.Builder
	buf := make([]byte, 16<<10)
	for {
		n, err := h.Read(buf)
		c.p.Meter.Bytes(n)
		c.alloc(n)
		b.Write(buf[:n])
		if err != nil || n == 0 {
			// GNU sed takes an error for the end, too.
			break
		}
	}
	// GNU sed asks the stream for its position to find "#n", which a pipe does not have.
	info, err := h.Stat()
	c.compile(&reader{text: b.String(), file: name, pipe: err != nil || info.Kind != view.File})
}

// compile reads one source of the script.
func (c *compiler) compile(r *reader) {
	r.posix = c.o.posix
	c.r = r
	first := !c.seen
	c.seen = true
	if c.pending >= 0 {
		at := c.pending
		c.pending = -1
		c.readText(at)
	}
	for {
		ch := r.next()
		for ch == ';' || isSpace(ch) {
			ch = r.next()
		}
		if ch == eof {
			return
		}
		c.p.Charge(8 * fuel.Step)
		start := r.pos - 1
		var k cmd
		if a := c.address(ch); a != nil {
			if a.kind == addrPlus || a.kind == addrMultiple {
				r.fail("invalid usage of +N or ~N as first address")
			}
			k.a1 = a
			if ch = r.nonblank(); ch == ',' {
				if k.a2 = c.address(r.nonblank()); k.a2 == nil {
					r.fail("unexpected `,'")
				}
				ch = r.nonblank()
			}
			if a.kind == addrLine && a.n == 0 && (k.a2 == nil || k.a2.kind != addrRegex || c.o.posix) {
				r.fail("invalid usage of line address 0")
			}
		}
		if ch == '!' {
			k.bang = true
			if ch = r.nonblank(); ch == '!' {
				r.fail("multiple `!'s")
			}
		}
		if ch == eof {
			r.fail("missing command")
		}
		k.op = byte(ch)
		c.command(&k, first)
		if n := len(c.prog.cmds); n > 0 && c.o.debug && r.pos > start {
			c.prog.cmds[n-1].source = strings.TrimRight(r.text[start:r.pos], ";\n ")
		}
	}
}

// alloc counts memory of the script until sed ends.
func (c *compiler) alloc(n int) {
	c.p.Meter.Alloc(int64(n))
	c.used += int64(n)
}

func (c *compiler) add(k *cmd) int {
	if k.a1 != nil && k.a1.kind == addrLine && k.a1.n == 0 {
		k.state = rangeActive
	}
	c.alloc(200)
	c.prog.cmds = append(c.prog.cmds, *k)
	return len(c.prog.cmds) - 1
}

// command reads what follows the letter of a command.
func (c *compiler) command(k *cmd, first bool) {
	r := c.r
	if c.o.posix {
		c.posixOnly(k)
	}
	switch k.op {
	case '#':
		if k.a1 != nil {
			r.fail("comments don't accept any addresses")
		}
		c.comment(first)
		return
	case 'v':
		if version := r.label(); version > "4.9" && version != "" {
			r.fail("expected newer version of sed")
		}
		r.endOfCommand()
		return
	case '{':
		c.blocks = append(c.blocks, block{len(c.prog.cmds), r, r.line})
	case '}':
		if len(c.blocks) == 0 {
			r.fail("unexpected `}'")
		}
		if k.a1 != nil {
			r.fail("`}' doesn't want any addresses")
		}
		r.endOfCommand()
		open := c.blocks[len(c.blocks)-1]
		c.blocks = c.blocks[:len(c.blocks)-1]
		c.prog.cmds[open.cmd].arg = len(c.prog.cmds)
	case 'e':
		r.fail("the e command is not supported")
	case 'a', 'i', 'c':
		c.text(k)
		return
	case ':':
		if k.a1 != nil {
			r.fail(": doesn't want any addresses")
		}
		name := r.label()
		if name == "" {
			r.fail("\":\" lacks a label")
		}
		if _, dup := c.labels[name]; dup {
			r.fail("duplicate label")
		}
		c.labels[name] = len(c.prog.cmds)
		return
	case 'b', 't', 'T':
		c.jumps = append(c.jumps, jump{len(c.prog.cmds), r.label()})
	case 'q', 'Q':
		if k.a2 != nil {
			r.fail("command only uses one address")
		}
		k.arg = c.optionalInt(0)
		r.endOfCommand()
	case 'l', 'L':
		k.arg = c.optionalInt(-1)
		r.endOfCommand()
	case '=', 'd', 'D', 'F', 'g', 'G', 'h', 'H', 'n', 'N', 'p', 'P', 'z', 'x':
		r.endOfCommand()
	case 'r', 'R':
		c.sandboxed()
		if k.name = r.filename(); k.name == "" {
			r.fail("missing filename in r/R/w/W commands")
		}
	case 'w', 'W':
		k.out = c.outFile()
	case 's':
		c.substitution(k)
	case 'y':
		c.transliteration(k)
	default:
		r.fail("unknown command: `%s'", visible(k.op))
	}
	c.add(k)
}

// visible spells a byte as GNU's messages show it on a terminal.
func visible(b byte) string { return string([]byte{b}) }

func (c *compiler) sandboxed() {
	if c.o.sandbox {
		c.r.fail("e/r/w commands disabled in sandbox mode")
	}
}

func (c *compiler) posixOnly(k *cmd) {
	if strings.IndexByte("eFvzLQTRW", k.op) >= 0 {
		c.r.fail("unknown command: `%s'", visible(k.op))
	}
	if strings.IndexByte("ail=r", k.op) >= 0 && k.a2 != nil {
		c.r.fail("command only uses one address")
	}
}

// comment skips to the end of the line; "#n" at the very start is -n,
// whatever follows it.
func (c *compiler) comment(first bool) {
	r := c.r
	ch := r.next()
	if ch == 'n' && first && r.pos == 2 && !r.pipe {
		c.prog.quiet = true
	}
	for ch != eof && ch != '\n' {
		ch = r.next()
	}
}

func (c *compiler) optionalInt(none int) int {
	ch := c.r.nonblank()
	if isDigit(ch) && !c.o.posix {
		return int(min(c.r.integer(ch), 1<<30))
	}
	c.r.back(ch)
	return none
}

// text reads the text of a, i or c: after a backslash and newline, after a
// backslash alone, or on the same line.
func (c *compiler) text(k *cmd) {
	r := c.r
	ch := r.nonblank()
	if ch == eof {
		r.fail("expected \\ after `a', `c' or `i'")
	}
	if ch == '\\' {
		ch = r.next()
		if ch == eof {
			c.pending = c.add(k)
			return
		}
		if ch != '\n' {
			if c.o.posix {
				r.fail("expected \\ after `a', `c' or `i'")
			}
			at := c.add(k)
			if ch == '\\' {
				r.back(ch)
				c.readText(at)
				return
			}
			// The backslash protects the first character.
			c.prog.cmds[at].text = []byte{byte(ch)}
			c.readText(at)
			return
		}
	} else {
		if c.o.posix {
			r.fail("expected \\ after `a', `c' or `i'")
		}
		r.back(ch)
	}
	c.readText(c.add(k))
}

// readText takes lines up to one that does not end in a backslash.
func (c *compiler) readText(at int) {
	r := c.r
	var raw []byte
	for {
		ch := r.next()
		if ch == eof || ch == '\n' {
			break
		}
		if ch == '\\' {
			if ch = r.next(); ch == eof {
				break
			}
			raw = append(raw, '\\')
		}
		raw = append(raw, byte(ch))
	}
	text := c.unescape(raw, plainText)
	k := &c.prog.cmds[at]
	for i := 0; i < len(text); i++ {
		if text[i] == '\\' && i+1 < len(text) {
			i++
		}
		if text[i] == 'n' && i > 0 && text[i-1] == '\\' {
			text[i] = '\n'
		}
		k.text = append(k.text, text[i])
	}
	k.text = append(k.text, '\n')
}

// finish resolves the jumps once all sources are read.
func (c *compiler) finish() *program {
	if n := len(c.blocks); n > 0 {
		b := c.blocks[n-1]
		b.r.failAt(0, b.line+1, "unmatched `{'")
	}
	for i := len(c.jumps) - 1; i >= 0; i-- {
		j := c.jumps[i]
		target := len(c.prog.cmds)
		if j.label != "" {
			t, ok := c.labels[j.label]
			if !ok {
				panic(fatal{exitPanic, "can't find label for jump to `" + j.label + "'"})
			}
			target = t
		}
		c.prog.cmds[j.cmd].arg = target
	}
	if c.prog.quiet {
		c.o.quiet = true
	}
	c.prog.where = c.r.where(0, c.r.line+1)
	return c.prog
}

// pattern compiles a regular expression; nil is the empty one.
func (c *compiler) pattern(text []byte, icase, multi bool, groups int) *regex.Regexp {
	if len(text) == 0 {
		if icase || multi {
			c.r.fail("cannot specify modifiers on empty regexp")
		}
		return nil
	}
	dialect := regex.BRE
	if c.o.extended {
		dialect = regex.ERE
	}
	re, err := c.cache.Compile(string(c.unescape(text, regexText)), regex.Options{
		Dialect: dialect, ICase: icase, MultiLine: multi && !c.o.nulData, Newline: multi, Bytes: !c.p.UTF8(), Meter: c.p.Meter, POSIX: c.o.posix,
	})
	if err != nil {
		c.r.fail("%v", err)
	}
	if re.NumSubexp() < groups {
		c.r.fail("invalid reference \\%d on `s' command's RHS", groups)
	}
	return re
}
