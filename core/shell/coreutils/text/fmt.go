package text

import (
	"io"
	"math"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/lineio"
)

func init() {
	command.Register(command.Spec{Name: "fmt", Summary: "reformat paragraph text", Run: runFmt})
}

const fmtUsage = "%s [-WIDTH] [OPTION]... [FILE]...\nReformat each paragraph in the FILE(s), writing to standard output."

var fmtOpts = gnu.Options(
	command.Opt{Short: 'c', Long: "crown-margin"},
	command.Opt{Short: 'p', Long: "prefix", Arg: command.RequiredArg},
	command.Opt{Short: 's', Long: "split-only"},
	command.Opt{Short: 't', Long: "tagged-paragraph"},
	command.Opt{Short: 'u', Long: "uniform-spacing"},
	command.Opt{Short: 'w', Long: "width", Arg: command.RequiredArg},
	command.Opt{Short: 'g', Long: "goal", Arg: command.RequiredArg},
)

const (
	fmtMaxWords = 1000
	fmtMaxChars = 5000
	fmtTab      = 8
	fmtEOF      = -1
)

// paragraphWord is a word with what decides where its paragraph breaks.
type paragraphWord struct {
	text    string
	space   int
	paren   bool // starts with an opening bracket
	period  bool // ends as a sentence may
	punct   bool
	final   bool // ends a sentence
	lineLen int  // of the line that starts here, if broken best
	cost    int64
	next    int // the word that starts the next line
}

// paragraphs reads and reformats paragraphs. The breaks minimise the sum of costs
// that GNU's fmt (after Knuth and Plass) gives to lines.
type paragraphs struct {
	p                             *command.Proc
	crown, tagged, split, uniform bool
	prefix                        string
	leadSpace                     int // before the prefix
	fullPrefix                    int // its length with trailing space
	max, goal                     int

	r            *lineio.Reader
	tabs         bool
	column       int // of the input
	prefixIndent int // where the prefix stands in this paragraph
	nextPrefix   int // and in the next line
	first, other int // indents
	words        []paragraphWord
	chars        int
	lastLine     int
	out          []byte
	outColumn    int
}

func runFmt(p *command.Proc) int {
	f := &paragraphs{p: p}
	args := p.Args
	width, goal, prefix := "", "", ""
	if len(args) > 0 && len(args[0]) > 1 && args[0][0] == '-' && isDigit(args[0][1]) {
		width = args[0][1:]
		args = args[1:]
	}
	g := command.NewGetopt(fmtOpts, args)
	for g.Next() {
		switch g.Opt {
		case 'c':
			f.crown = true
		case 's':
			f.split = true
		case 't':
			f.tagged = true
		case 'u':
			f.uniform = true
		case 'w':
			width = g.Arg
		case 'g':
			goal = g.Arg
		case 'p':
			prefix = g.Arg
		default:
			return gnu.HelpOrVersion(p, g.Opt, fmtUsage, fmtOpts)
		}
	}
	if g.Err != nil {
		if c, ok := strings.CutPrefix(g.Err.Error(), "invalid option -- '"); ok && isDigit(c[0]) {
			return p.UsageError(1, "invalid option -- %c; -WIDTH is recognized only when it is the first\noption; use -w N instead", c[0])
		}
		return p.UsageError(1, "%v", g.Err)
	}
	if !f.setWidths(width, goal) {
		return 1
	}
	f.setPrefix(prefix)
	status := 0
	files := g.Operands
	if len(files) == 0 {
		files = []string{"-"}
	}
	for _, name := range files {
		in, err := p.OpenInput(name)
		if err != nil {
			p.Errorf("cannot open %s for reading: %s", gnu.QuoteName(p, name), command.ErrText(err))
			status = 1
			continue
		}
		if err := f.file(in); err != nil {
			p.Errorf("read error: %s", command.ErrText(err))
			status = 1
		}
		in.Close()
	}
	return status
}

func (f *paragraphs) setWidths(width, goal string) bool {
	number := func(arg string, most int) (int, bool) {
		n, err := gnu.ParseSize(arg, "")
		tail := ""
		switch {
		case err == gnu.ErrOverflow:
			tail = ": Value too large for defined data type"
		case err == nil && n > uint64(most):
			tail = ": Numerical result out of range"
		case err == nil:
			return int(n), true
		}
		f.p.Errorf("invalid width: %s%s", gnu.Quote(f.p, arg), tail)
		return 0, false
	}
	f.max = 75
	ok := true
	if width != "" {
		if f.max, ok = number(width, fmtMaxChars/2); !ok {
			return false
		}
	}
	if goal == "" {
		f.goal = f.max * (2*(100-7) + 1) / 200
		return true
	}
	if f.goal, ok = number(goal, f.max); ok && width == "" {
		f.max = f.goal + 10
	}
	return ok
}

func (f *paragraphs) setPrefix(s string) {
	for strings.HasPrefix(s, " ") {
		f.leadSpace++
		s = s[1:]
	}
	f.fullPrefix = len(s)
	f.prefix = strings.TrimRight(s, " ")
}

func (f *paragraphs) getc() int {
	c, err := f.r.ReadByte()
	if err != nil {
		return fmtEOF
	}
	return int(c)
}

func (f *paragraphs) file(in io.Reader) error {
	f.r = lineio.NewReader(in, f.p.Meter)
	defer f.r.Close()
	f.tabs, f.other = false, 0
	c := f.readPrefix()
	for {
		var more bool
		if c, more = f.paragraph(c); !more {
			break
		}
		f.findBreaks()
		f.write(len(f.words))
		f.flush()
	}
	f.flush()
	return f.r.Err()
}

func (f *paragraphs) flush() {
	f.p.Stdout.Write(f.out)
	f.out = f.out[:0]
}

func (f *paragraphs) blanks(c int) int {
	for {
		switch c {
		case ' ':
			f.column++
		case '\t':
			f.tabs = true
			f.column = (f.column/fmtTab + 1) * fmtTab
		default:
			return c
		}
		c = f.getc()
	}
}

func (f *paragraphs) readPrefix() int {
	f.column = 0
	c := f.blanks(f.getc())
	if f.prefix == "" {
		f.nextPrefix = min(f.leadSpace, f.column)
		return c
	}
	f.nextPrefix = f.column
	for i := range len(f.prefix) {
		if c != int(f.prefix[i]) {
			return c
		}
		f.column++
		c = f.getc()
	}
	return f.blanks(c)
}

// paragraph reads the next one, copying what belongs to none.
func (f *paragraphs) paragraph(c int) (next int, more bool) {
	f.lastLine = 0
	for c == '\n' || c == fmtEOF || f.nextPrefix < f.leadSpace || f.column < f.nextPrefix+f.fullPrefix {
		c = f.copyRest(c)
		if c == fmtEOF {
			return c, false
		}
		f.out = append(f.out, '\n')
		f.flush()
		c = f.readPrefix()
	}
	f.prefixIndent = f.nextPrefix
	f.first = f.column
	f.words, f.chars = f.words[:0], 0
	c = f.line(c)
	f.setOther(f.same(c))
	switch {
	case f.split:
	case f.crown:
		if f.same(c) {
			for {
				if c = f.line(c); !f.same(c) || f.column != f.other {
					break
				}
			}
		}
	case f.tagged:
		if f.same(c) && f.column != f.first {
			for {
				if c = f.line(c); !f.same(c) || f.column != f.other {
					break
				}
			}
		}
	default:
		for f.same(c) && f.column == f.other {
			c = f.line(c)
		}
	}
	last := &f.words[len(f.words)-1]
	last.period, last.final = true, true
	return c, true
}

// same reports whether the line that starts with c goes on with the paragraph.
func (f *paragraphs) same(c int) bool {
	return f.nextPrefix == f.prefixIndent && f.column >= f.nextPrefix+f.fullPrefix && c != '\n' && c != fmtEOF
}

func (f *paragraphs) setOther(same bool) {
	switch {
	case f.split:
		f.other = f.first
	case f.crown:
		f.other = f.first
		if same {
			f.other = f.column
		}
	case f.tagged:
		if same && f.column != f.first {
			f.other = f.column
		} else if f.other == f.first {
			f.other = 0
			if f.first == 0 {
				f.other = 3
			}
		}
	default:
		f.other = f.first
	}
}

func (f *paragraphs) copyRest(c int) int {
	f.outColumn = 0
	if f.column > f.nextPrefix || c != '\n' && c != fmtEOF {
		f.space(f.nextPrefix)
		for i := 0; f.outColumn != f.column && i < len(f.prefix); i++ {
			f.out = append(f.out, f.prefix[i])
			f.outColumn++
		}
		if c != fmtEOF && c != '\n' {
			f.space(f.column - f.outColumn)
		}
		if c == fmtEOF && f.column >= f.nextPrefix+len(f.prefix) {
			f.out = append(f.out, '\n')
		}
	}
	for c != '\n' && c != fmtEOF {
		f.out = append(f.out, byte(c))
		if len(f.out) > 16<<10 {
			f.flush()
		}
		c = f.getc()
	}
	return c
}

// line reads the words of a line and returns the first character of the next one.
func (f *paragraphs) line(c int) int {
	for {
		var text []byte
		for {
			if f.chars++; f.chars >= fmtMaxChars {
				if len(f.words) == 0 {
					f.out = append(f.out, text...)
					f.flush()
					text, f.chars = text[:0], 1
				} else {
					f.setOther(true)
					f.overflow(len(text))
				}
			}
			text = append(text, byte(c))
			if c = f.getc(); c == fmtEOF || isSpace(byte(c)) {
				break
			}
		}
		f.column += len(text)
		w := paragraphWord{text: string(text)}
		w.classify()
		start := f.column
		c = f.blanks(c)
		w.space = f.column - start
		w.final = c == fmtEOF || w.period && (c == '\n' || w.space > 1)
		if c == '\n' || c == fmtEOF || f.uniform {
			w.space = 1
			if w.final {
				w.space = 2
			}
		}
		if len(f.words) == fmtMaxWords-2 {
			f.setOther(true)
			f.overflow(len(text))
		}
		f.words = append(f.words, w)
		if c == '\n' || c == fmtEOF {
			return f.readPrefix()
		}
	}
}

func (w *paragraphWord) classify() {
	s := w.text
	w.paren = strings.IndexByte("(['`\"", s[0]) >= 0
	last := s[len(s)-1]
	w.punct = isGraph(last) && !isAlnum(last)
	for len(s) > 1 && strings.IndexByte(")]'\"", s[len(s)-1]) >= 0 {
		s = s[:len(s)-1]
	}
	w.period = strings.IndexByte(".?!", s[len(s)-1]) >= 0
}

func square(n int) int64 { return int64(n) * int64(n) }

// findBreaks works backwards: for each word, the best way to break what follows.
func (f *paragraphs) findBreaks() {
	n := len(f.words)
	w := f.words
	cost := func(i int) int64 {
		if i == n {
			return 0
		}
		return w[i].cost
	}
	for start := n - 1; start >= 0; start-- {
		best := int64(math.MaxInt64)
		length := f.other
		if start == 0 {
			length = f.first
		}
		length += len(w[start].text)
		i := start + 1
		for ; ; i++ {
			c := f.lineCost(i, length) + cost(i)
			if start == 0 && f.lastLine > 0 {
				c += square((length-f.lastLine)*10) / 2
			}
			if c < best {
				best = c
				w[start].next, w[start].lineLen = i, length
			}
			if i == n {
				break
			}
			if length += w[i-1].space + len(w[i].text); length >= f.max {
				break
			}
		}
		f.p.Charge(4 + int64(i-start)/2)
		w[start].cost = best + f.baseCost(start)
	}
}

// baseCost is the cost of starting a line with word i.
func (f *paragraphs) baseCost(i int) int64 {
	w := f.words
	cost := square(70)
	if i > 0 {
		switch before := w[i-1]; {
		case before.period && before.final:
			cost -= square(50)
		case before.period:
			cost += square(600)
		case before.punct:
			cost -= square(40)
		case i > 1 && w[i-2].final:
			cost += square(200) / int64(len(before.text)+2)
		}
	}
	if w[i].paren {
		cost -= square(40)
	} else if w[i].final {
		cost += square(150) / int64(len(w[i].text)+2)
	}
	return cost
}

// lineCost is the cost of a line of some length before word next.
func (f *paragraphs) lineCost(next, length int) int64 {
	if next == len(f.words) {
		return 0
	}
	cost := square((f.goal - length) * 10)
	if w := f.words[next]; w.next != len(f.words) {
		cost += square((length-w.lineLen)*10) / 2
	}
	return cost
}

// overflow writes the greater part of a paragraph that is too long, up to a good
// break.
func (f *paragraphs) overflow(pending int) {
	f.findBreaks()
	n := len(f.words)
	at, best := n, int64(math.MaxInt64)
	cost := func(i int) int64 {
		if i == n {
			return 0
		}
		return f.words[i].cost
	}
	for i := f.words[0].next; i != n; i = f.words[i].next {
		if c := f.words[i].cost - cost(f.words[i].next); c < best {
			at, best = i, c
		}
		if best <= math.MaxInt64-square(3) {
			best += square(3)
		}
	}
	f.write(at)
	f.flush()
	f.words = f.words[:copy(f.words, f.words[at:])]
	f.chars = pending
	for _, w := range f.words {
		f.chars += len(w.text)
	}
}

// write prints the lines up to word end.
func (f *paragraphs) write(end int) {
	f.writeLine(0, f.first)
	for i := f.words[0].next; i != end; i = f.words[i].next {
		f.writeLine(i, f.other)
	}
}

func (f *paragraphs) writeLine(i, indent int) {
	f.outColumn = 0
	f.space(f.prefixIndent)
	f.out = append(f.out, f.prefix...)
	f.outColumn += len(f.prefix)
	f.space(indent - f.outColumn)
	last := f.words[i].next - 1
	for ; ; i++ {
		f.out = append(f.out, f.words[i].text...)
		f.outColumn += len(f.words[i].text)
		if i == last {
			break
		}
		f.space(f.words[i].space)
	}
	f.lastLine = f.outColumn
	f.out = append(f.out, '\n')
}

func (f *paragraphs) space(n int) {
	target := f.outColumn + n
	if f.tabs {
		if stop := target / fmtTab * fmtTab; f.outColumn+1 < stop {
			for f.outColumn < stop {
				f.out = append(f.out, '\t')
				f.outColumn = (f.outColumn/fmtTab + 1) * fmtTab
			}
		}
	}
	for ; f.outColumn < target; f.outColumn++ {
		f.out = append(f.out, ' ')
	}
}
