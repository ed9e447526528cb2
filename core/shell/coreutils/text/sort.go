package text

import (
	"bytes"
	"fmt"
	"io"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/lineio"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{
		Name: "sort", Summary: "sort lines of text files", Run: runSort,
		Unwritable: command.Unwritable{
			Status: 2,
			Text:   "{name}: fflush failed: 'standard output': {error}\n{name}: write error\n",
			Long:   "{name}: write failed: 'standard output': {error}\n{name}: write error\n",
		},
	})
}

const sortUsage = "%s [OPTION]... [FILE]...\nWrite sorted concatenation of all FILE(s) to standard output."

const (
	sortKind = 256 + iota
	sortFiles0
	sortParallel
	sortBatch
	sortCompress
	sortRandomSource
	sortCheck
	sortDebug
)

var sortOpts = gnu.Options(
	command.Opt{Short: 'b', Long: "ignore-leading-blanks"},
	command.Opt{Short: 'c'},
	command.Opt{Long: "check", Arg: command.OptionalArg, ID: sortCheck},
	command.Opt{Short: 'C'},
	command.Opt{Long: "compress-program", Arg: command.RequiredArg, ID: sortCompress},
	command.Opt{Long: "debug", ID: sortDebug},
	command.Opt{Short: 'd', Long: "dictionary-order"},
	command.Opt{Short: 'f', Long: "ignore-case"},
	command.Opt{Long: "files0-from", Arg: command.RequiredArg, ID: sortFiles0},
	command.Opt{Short: 'g', Long: "general-numeric-sort"},
	command.Opt{Short: 'h', Long: "human-numeric-sort"},
	command.Opt{Short: 'i', Long: "ignore-nonprinting"},
	command.Opt{Short: 'k', Long: "key", Arg: command.RequiredArg},
	command.Opt{Short: 'm', Long: "merge"},
	command.Opt{Short: 'M', Long: "month-sort"},
	command.Opt{Short: 'n', Long: "numeric-sort"},
	command.Opt{Short: 'o', Long: "output", Arg: command.RequiredArg},
	command.Opt{Short: 'r', Long: "reverse"},
	command.Opt{Short: 'R', Long: "random-sort"},
	command.Opt{Long: "random-source", Arg: command.RequiredArg, ID: sortRandomSource},
	command.Opt{Short: 's', Long: "stable"},
	command.Opt{Short: 'S', Long: "buffer-size", Arg: command.RequiredArg},
	command.Opt{Long: "batch-size", Arg: command.RequiredArg, ID: sortBatch},
	command.Opt{Long: "parallel", Arg: command.RequiredArg, ID: sortParallel},
	command.Opt{Long: "sort", Arg: command.RequiredArg, ID: sortKind},
	command.Opt{Short: 't', Long: "field-separator", Arg: command.RequiredArg},
	command.Opt{Short: 'T', Long: "temporary-directory", Arg: command.RequiredArg},
	command.Opt{Short: 'u', Long: "unique"},
	command.Opt{Short: 'V', Long: "version-sort"},
	command.Opt{Short: 'y', Arg: command.OptionalArg},
	command.Opt{Short: 'z', Long: "zero-terminated"},
)

var sortKinds = []string{"general-numeric", "human-numeric", "month", "numeric", "random", "version"}

// sortFailure ends a sort at once: GNU's sort stops at the first error.
type sortFailure struct{}

// sortCommand is the command line of sort.
type sortCommand struct {
	*sorter
	check     byte // 'c', 'C' or 0
	merge     bool
	output    string
	hasOutput bool
	files     []string
}

func runSort(p *command.Proc) (status int) {
	p.Charge(40)
	c := &sortCommand{sorter: &sorter{p: p, tab: -1, delim: '\n', tempDir: "/tmp"}}
	if dir, ok := p.Getenv("TMPDIR"); ok && dir != "" {
		c.tempDir = dir
	}
	c.fail = func(what, name string, err error) {
		p.Errorf("%s: %s: %s", what, gnu.Name(p, name), command.ErrText(err))
		panic(sortFailure{})
	}
	defer func() {
		c.close()
		if r := recover(); r != nil {
			if _, ok := r.(sortFailure); !ok {
				panic(r)
			}
			status = 2
		}
	}()
	if done, status := c.parse(); done {
		return status
	}
	if c.check != 0 {
		return c.checkOrder()
	}
	c.checkInputs()
	if c.merge {
		c.mergeFiles()
	} else {
		c.sortFiles()
	}
	return 0
}

// parse reads the options; done is true when the command is over with status.
func (c *sortCommand) parse() (done bool, status int) {
	p := c.p
	args := c.obsoleteKeys(p.Args)
	if args == nil {
		return true, 2
	}
	files0, hasFiles0 := "", false
	g := command.NewGetopt(sortOpts, args)
	for g.Next() {
		switch g.Opt {
		case 'b', 'd', 'f', 'g', 'h', 'i', 'M', 'n', 'r', 'R', 'V':
			c.global.set(string(rune(g.Opt)), true, true)
		case sortKind:
			i, ambiguous, ok := gnu.Choose(g.Arg, sortKinds)
			if !ok {
				return true, gnu.BadChoice(p, 1, "--sort", g.Arg, ambiguous, sortKinds)
			}
			c.global.set("ghMnRV"[i:i+1], true, true)
		case 'c', 'C', sortCheck:
			kind := byte(g.Opt)
			if g.Opt == sortCheck {
				kind = 'c'
				if g.HasArg {
					i, ambiguous, ok := gnu.Choose(g.Arg, []string{"quiet", "silent", "diagnose-first"})
					if !ok {
						what := "invalid"
						if ambiguous {
							what = "ambiguous"
						}
						p.Errorf("%s argument %s for %s", what, gnu.Quote(p, g.Arg), gnu.Quote(p, "--check"))
						fmt.Fprintf(p.Stderr, "Valid arguments are:\n  - %s, %s\n  - %s\n", gnu.Quote(p, "quiet"), gnu.Quote(p, "silent"), gnu.Quote(p, "diagnose-first"))
						return true, p.UsageError(1, "")
					}
					if i < 2 {
						kind = 'C'
					}
				}
			}
			if c.check != 0 && c.check != kind {
				p.Errorf("options '-cC' are incompatible")
				return true, 2
			}
			c.check = kind
		case 'k':
			if !c.addKey(g.Arg) {
				return true, 2
			}
		case 'm':
			c.merge = true
		case 'o':
			if c.hasOutput && c.output != g.Arg {
				p.Errorf("multiple output files specified")
				return true, 2
			}
			c.output, c.hasOutput = g.Arg, true
		case 's':
			c.stable = true
		case sortDebug:
			c.debug = true
		case 'S':
			if gnu.BadNumber(p, g, validBufferSize(g.Arg)) {
				return true, 2
			}
		case sortBatch:
			n, err := gnu.ParseSize(g.Arg, "")
			if err != gnu.ErrOverflow && gnu.BadNumber(p, g, err) {
				return true, 2
			}
			if n < 2 {
				p.Errorf("invalid --batch-size argument %s", gnu.Quote(p, g.Arg))
				p.Errorf("minimum --batch-size argument is %s", gnu.Quote(p, "2"))
				return true, 2
			}
		case sortParallel:
			n, err := gnu.ParseSize(g.Arg, "")
			if err != gnu.ErrOverflow && gnu.BadNumber(p, g, err) {
				return true, 2
			}
			if n == 0 {
				p.Errorf("number in parallel must be nonzero")
				return true, 2
			}
		case sortCompress, sortRandomSource, 'y':
		case 't':
			if !c.setTab(g.Arg) {
				return true, 2
			}
		case 'T':
			c.tempDir = strings.TrimSuffix(g.Arg, "/")
		case 'u':
			c.unique = true
		case 'z':
			c.delim = 0
		case sortFiles0:
			files0, hasFiles0 = g.Arg, true
		default:
			return true, gnu.HelpOrVersion(p, g.Opt, sortUsage, sortOpts)
		}
	}
	if g.Err != nil {
		return true, p.UsageError(2, "%v", g.Err)
	}
	c.files = g.Operands
	if hasFiles0 && !c.filesFrom(files0) {
		return true, 2
	}
	return c.settle()
}

func (c *sortCommand) filesFrom(name string) bool {
	p := c.p
	if len(c.files) > 0 {
		p.Errorf("extra operand '%s'", c.files[0])
		fmt.Fprintln(p.Stderr, "file operands cannot be combined with --files0-from")
		p.UsageError(2, "")
		return false
	}
	in, err := p.OpenInput(name)
	if err != nil {
		p.Errorf("open failed: %s: %s", gnu.Name(p, name), command.ErrText(err))
		return false
	}
	defer in.Close()
	ok := true
	err = eachLine(p, in, 0, func(line []byte, _ bool) {
		switch {
		case !ok:
		case len(line) == 0:
			p.Errorf("%s:%d: invalid zero-length file name", gnu.Name(p, name), len(c.files)+1)
			ok = false
		default:
			c.grow(int64(len(line)) + 16)
			c.files = append(c.files, string(line))
		}
	})
	switch {
	case err != nil:
		p.Errorf("cannot read file names from '%s'", name)
		return false
	case ok && len(c.files) == 0:
		p.Errorf("no input from '%s'", name)
		return false
	}
	return ok
}

// settle gives keys without options the global ones and looks for contradictions.
func (c *sortCommand) settle() (done bool, status int) {
	p := c.p
	for _, k := range c.keys {
		if k.isDefault() && !k.reverse {
			k.sortOrder = c.global
		}
	}
	globalOnly := len(c.keys) == 0
	if globalOnly && !c.global.isDefault() {
		c.keys = []*sortKey{{sortOrder: c.global, startWord: endless, endWord: endless}}
	}
	for _, k := range c.keys {
		if letters := k.conflict(); letters != "" {
			p.Errorf("options '-%s' are incompatible", letters)
			return true, 2
		}
		if k.random && c.seed == 0 {
			c.seed = p.Rand.Uint64()
		}
	}
	if c.debug {
		if c.check != 0 || c.hasOutput {
			letter := c.check
			if letter == 0 {
				letter = 'o'
			}
			p.Errorf("options '-%c --debug' are incompatible", letter)
			return true, 2
		}
		c.explain(globalOnly)
	}
	if c.check != 0 {
		if len(c.files) > 1 {
			p.Errorf("extra operand '%s' not allowed with -%c", c.files[1], c.check)
			return true, 2
		}
		if c.hasOutput {
			p.Errorf("options '-%co' are incompatible", c.check)
			return true, 2
		}
	}
	if len(c.files) == 0 {
		c.files = []string{"-"}
	}
	return false, 0
}

func validBufferSize(s string) error {
	_, err := gnu.ParseSize(strings.TrimSuffix(s, "%"), "EgGkKmMPtTYZb")
	return err
}

func (c *sortCommand) setTab(arg string) bool {
	p := c.p
	if arg == "" {
		p.Errorf("empty tab")
		return false
	}
	tab := int(arg[0])
	if len(arg) > 1 {
		if arg != `\0` {
			p.Errorf("multi-character tab %s", gnu.Quote(p, arg))
			return false
		}
		tab = 0
	}
	if c.tab >= 0 && c.tab != tab {
		p.Errorf("incompatible tabs")
		return false
	}
	c.tab = tab
	return true
}

// addKey reads the argument of -k: F[.C][OPTS][,F[.C][OPTS]].
func (c *sortCommand) addKey(arg string) bool {
	p := c.p
	bad := func(what string) bool {
		p.Errorf("%s: invalid field specification %s", what, gnu.Quote(p, arg))
		return false
	}
	count := func(s, what string) (int, string, bool) {
		n, rest, ok := leadingCount(s)
		if !ok {
			p.Errorf("%s: invalid count at start of %s", what, gnu.Quote(p, s))
		}
		return n, rest, ok
	}
	k := &sortKey{endWord: endless}
	word, s, ok := count(arg, "invalid number at field start")
	if !ok {
		return false
	}
	if word == 0 {
		return bad("field number is zero")
	}
	k.startWord = word - 1
	if strings.HasPrefix(s, ".") {
		char, rest, ok := count(s[1:], "invalid number after '.'")
		if !ok {
			return false
		}
		if char == 0 {
			return bad("character offset is zero")
		}
		k.startChar, s = char-1, rest
	}
	if k.startWord == 0 && k.startChar == 0 {
		k.startWord = endless
	}
	s = k.set(s, true, false)
	if strings.HasPrefix(s, ",") {
		word, rest, ok := count(s[1:], "invalid number after ','")
		if !ok {
			return false
		}
		if word == 0 {
			return bad("field number is zero")
		}
		k.endWord, s = word-1, rest
		if strings.HasPrefix(s, ".") {
			if k.endChar, s, ok = count(s[1:], "invalid number after '.'"); !ok {
				return false
			}
		}
		s = k.set(s, false, true)
	}
	if s != "" {
		return bad("stray character in field spec")
	}
	c.keys = append(c.keys, k)
	return true
}

// leadingCount reads digits; a number that is too large counts as endless.
func leadingCount(s string) (n int, rest string, ok bool) {
	i := 0
	for i < len(s) && isDigit(s[i]) {
		if n < endless/16 {
			n = n*10 + int(s[i]-'0')
		}
		i++
	}
	if n >= endless/16 {
		n = endless - 1
	}
	return n, s[i:], i > 0
}

// obsoleteKeys takes +POS1 [-POS2] out of the arguments and makes keys of them.
func (c *sortCommand) obsoleteKeys(args []string) []string {
	out := make([]string, 0, len(args))
	for i := 0; i < len(args); i++ {
		a := args[i]
		if a == "--" {
			return append(out, args[i:]...)
		}
		if len(a) == 2 && a[0] == '-' && strings.IndexByte("kotST", a[1]) >= 0 && i+1 < len(args) {
			out = append(out, a, args[i+1])
			i++
			continue
		}
		k, ok := obsoleteStart(a)
		if !ok {
			out = append(out, a)
			continue
		}
		if i+1 < len(args) && len(args[i+1]) > 1 && args[i+1][0] == '-' && isDigit(args[i+1][1]) {
			i++
			word, s, _ := leadingCount(args[i][1:])
			k.endWord = word
			if strings.HasPrefix(s, ".") {
				k.endChar, s, ok = leadingCount(s[1:])
				if !ok {
					c.p.Errorf("invalid number after '.': invalid count at start of %s", gnu.Quote(c.p, s))
					return nil
				}
			}
			if k.endChar == 0 && k.endWord > 0 {
				k.endWord--
			}
			if rest := k.set(s, false, true); rest != "" {
				c.p.Errorf("stray character in field spec: invalid field specification %s", gnu.Quote(c.p, args[i]))
				return nil
			}
		}
		c.keys = append(c.keys, k)
	}
	return out
}

func obsoleteStart(a string) (*sortKey, bool) {
	if len(a) < 2 || a[0] != '+' {
		return nil, false
	}
	k := &sortKey{endWord: endless, obsolete: true}
	word, s, ok := leadingCount(a[1:])
	k.startWord = word
	if ok && strings.HasPrefix(s, ".") {
		k.startChar, s, ok = leadingCount(s[1:])
	}
	if k.startWord == 0 && k.startChar == 0 {
		k.startWord = endless
	}
	return k, ok && k.set(s, true, false) == ""
}

// checkInputs makes an unreadable file known before anything is read.
func (c *sortCommand) checkInputs() {
	for _, name := range c.files {
		if name == "-" {
			continue
		}
		if err := c.p.FS.Access(c.p.Abs(name), 4); err != nil && !strings.HasPrefix(name, "/dev/") {
			c.fail("cannot read", name, err)
		}
	}
	if c.hasOutput {
		h, err := c.p.OpenFile(c.output, view.WriteOnly|view.Create, 0o666)
		if err != nil {
			c.fail("open failed", c.output, err)
		}
		h.Close()
	}
}

func (c *sortCommand) open(name string) view.Handle {
	h, err := c.p.OpenInput(name)
	if err != nil {
		c.fail("cannot read", name, err)
	}
	return h
}

func (c *sortCommand) sortFiles() {
	for _, name := range c.files {
		in := c.open(name)
		err := eachLine(c.p, in, c.delim, func(line []byte, _ bool) { c.add(line) })
		in.Close()
		if err != nil {
			c.fail("read failed", name, err)
		}
	}
	c.toOutput(c.write)
}

// toOutput runs f on standard output or the file of -o, which is opened only now
// since it may be an input too.
func (c *sortCommand) toOutput(f func(*command.Output)) {
	if !c.hasOutput {
		f(c.p.Stdout)
		return
	}
	h, err := c.p.Create(c.output)
	if err != nil {
		c.fail("open failed", c.output, err)
	}
	text := &c.p.Unwritable
	for _, s := range []*string{&text.Text, &text.Long} {
		*s = strings.ReplaceAll(*s, "'standard output'", gnu.Name(c.p, c.output))
	}
	out := command.NewOutput(h, c.p.Meter)
	f(out)
	out.Flush()
	h.Close()
}

func (c *sortCommand) mergeFiles() {
	var sources []mergeSource
	for _, name := range c.files {
		in := c.open(name)
		defer in.Close()
		if c.hasOutput && c.sameFile(name) {
			sources = append(sources, c.fileSource(name, c.slurp(name, in)))
			continue
		}
		sources = append(sources, c.fileSource(name, in))
	}
	c.toOutput(func(out *command.Output) { c.sorter.merge(out, sources) })
}

func (c *sortCommand) sameFile(name string) bool {
	if name == "-" {
		return true
	}
	a, errA := c.p.FS.Stat(c.p.Abs(name))
	b, errB := c.p.FS.Stat(c.p.Abs(c.output))
	return errA == nil && errB == nil && a.Ino == b.Ino && a.Dev == b.Dev
}

// slurp reads an input that the output will overwrite.
func (c *sortCommand) slurp(name string, in io.Reader) io.Reader {
	var b bytes.Buffer
	err := eachLine(c.p, in, c.delim, func(line []byte, _ bool) {
		c.grow(int64(len(line)) + 1)
		b.Write(line)
		b.WriteByte(c.delim)
	})
	if err != nil {
		c.fail("read failed", name, err)
	}
	return &b
}

// checkOrder is -c and -C.
func (c *sortCommand) checkOrder() int {
	name := c.files[0]
	in := c.open(name)
	defer in.Close()
	r := lineio.NewReader(in, c.p.Meter)
	r.Delim = c.delim
	defer r.Close()
	var last []byte
	for n := 1; ; n++ {
		line, err := r.ReadLine()
		if err == io.EOF {
			return 0
		}
		if err != nil {
			c.fail("read failed", name, err)
		}
		if n > 1 {
			if d := c.compare(last, line); d > 0 || c.unique && d == 0 {
				if c.check == 'c' {
					c.p.Stdout.Flush()
					fmt.Fprintf(c.p.Stderr, "%s: %s:%d: disorder: %s\n", c.p.Called(), name, n, line)
				}
				return 1
			}
		}
		last = append(last[:0], line...)
	}
}
