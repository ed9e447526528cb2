package diff

import (
	"bytes"
	"strconv"

	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
)

func init() {
	command.Register(command.Spec{
		Name: "diff3", Summary: "compare three files line by line", Run: runDiff3,
		Unwritable: command.Unwritable{Status: 2, Text: "{name}: standard output: {error}\n"},
	})
}

var diff3Opts = gnu.Options(
	command.Opt{Short: '3', Long: "easy-only"}, command.Opt{Short: 'a', Long: "text"}, command.Opt{Short: 'A', Long: "show-all"},
	command.Opt{Short: 'e', Long: "ed"}, command.Opt{Short: 'E', Long: "show-overlap"}, command.Opt{Short: 'i'},
	command.Opt{Short: 'L', Long: "label", Arg: command.RequiredArg}, command.Opt{Short: 'm', Long: "merge"},
	command.Opt{Short: 'T', Long: "initial-tab"}, command.Opt{Short: 'v', ID: gnu.VersionID},
	command.Opt{Short: 'x', Long: "overlap-only"}, command.Opt{Short: 'X'}, command.Opt{Long: "strip-trailing-cr", ID: optStripCR},
)

// The kinds of three-way differences: which file differs from the other two.
type kind3 int

const (
	allDiffer kind3 = iota
	firstDiffers
	secondDiffers
	thirdDiffers
)

// block is a three-way difference: half-open line ranges in the three files.
type block struct {
	kind     kind3
	from, to [3]int
}

// merger is one run of diff3.
type merger struct {
	p       *command.Proc
	mem     *fuel.Account
	files   [3]*textFile
	labels  [3]string
	tab     bool
	edit    byte // 'A', 'e', 'E', 'x', 'X', '3' or 0
	merge   bool
	finish  bool // -i: write and quit
	blocks  []block
	stripCR bool
}

func runDiff3(p *command.Proc) int {
	m := &merger{p: p, mem: p.Meter.Account()}
	defer m.mem.Close()
	labels := 0
	fail := func(format string, a ...any) int {
		p.Errorf(format, a...)
		p.Errorf("Try '%s --help' for more information.", p.Called())
		return 2
	}
	g := p.Getopt(diff3Opts)
	incompatible := 0
	for g.Next() {
		switch g.Opt {
		case gnu.HelpID, gnu.VersionID:
			return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION]... MYFILE OLDFILE YOURFILE\nCompare three files line by line.", diff3Opts)
		case '3', 'A', 'e', 'E', 'x', 'X':
			m.edit = byte(g.Opt)
			incompatible++
		case 'i':
			m.finish = true
		case 'L':
			if labels == 3 {
				return fail("too many file label options")
			}
			m.labels[labels] = g.Arg
			labels++
		case 'm':
			m.merge = true
		case 'T':
			m.tab = true
		case optStripCR:
			m.stripCR = true
		}
	}
	if g.Err != nil {
		return fail("%v", g.Err)
	}
	if m.merge && m.edit == 0 {
		m.edit = 'A'
		incompatible++
	}
	if incompatible > 1 || m.finish && m.merge {
		return fail("incompatible options")
	}
	ops := g.Operands
	if len(ops) != 3 {
		if len(ops) < 3 {
			last := p.Called()
			if len(p.Args) > 0 {
				last = p.Args[len(p.Args)-1]
			}
			return fail("missing operand after '%s'", last)
		}
		return fail("extra operand '%s'", ops[3])
	}
	for i, name := range ops {
		if m.labels[i] == "" {
			m.labels[i] = name
		}
		in, err := p.OpenInput(name)
		if err != nil {
			p.Errorf("%s: %s", name, command.ErrText(err))
			return 2
		}
		data, err := readFile(p, m.mem, in, 0)
		in.Close()
		if err != nil {
			p.Errorf("%s: %s", name, command.ErrText(err))
			return 2
		}
		m.files[i] = &textFile{name: name, data: data}
		m.files[i].split(p, m.mem, m.stripCR)
	}
	m.find()
	conflicts := false
	switch {
	case m.merge:
		conflicts = m.merged()
	case m.edit != 0:
		conflicts = m.script()
	default:
		m.show()
	}
	if conflicts {
		return 1
	}
	return 0
}

// compareTwo finds the changes between two files, on copies of their state.
func (m *merger) compareTwo(a, b int) []change {
	x, y := *m.files[a], *m.files[b]
	classify(m.p, m.mem, &x, &y, equality{tab: 8}, 100, true)
	return analyze(m.p, &x, &y, false)
}

// find merges the changes of two of the files against the third, the common one:
// the old file when editing, the third file otherwise.
func (m *merger) find() {
	common := 2
	if m.edit != 0 {
		common = 1
	}
	other := 3 - common
	changes := [2][]change{m.compareTwo(0, common), m.compareTwo(other, common)}
	index := [2]int{0, other}
	// shift is the line of each file that faces line 0 of the common one, behind
	// the changes so far.
	var shift [2]int
	for len(changes[0]) > 0 || len(changes[1]) > 0 {
		m.p.Charge(1)
		first := 0
		if len(changes[0]) == 0 || len(changes[1]) > 0 && changes[1][0].b < changes[0][0].b {
			first = 1
		}
		lo := changes[first][0].b
		hi := lo
		var used [2][]change
		for grew := true; grew; {
			grew = false
			for s := range changes {
				for len(changes[s]) > 0 && (changes[s][0].b <= hi || len(used[0])+len(used[1]) == 0 && s == first) {
					c := changes[s][0]
					used[s] = append(used[s], c)
					changes[s] = changes[s][1:]
					hi = max(hi, c.b+c.added)
					grew = true
				}
			}
		}
		var b block
		b.from[common], b.to[common] = lo, hi
		for s := range used {
			f := index[s]
			b.from[f] = lo + shift[s]
			for _, c := range used[s] {
				shift[s] += c.deleted - c.added
			}
			b.to[f] = hi + shift[s]
		}
		kinds := map[int]kind3{0: firstDiffers, 1: secondDiffers, 2: thirdDiffers}
		switch {
		case len(used[1]) == 0:
			b.kind = kinds[index[0]]
		case len(used[0]) == 0:
			b.kind = kinds[index[1]]
		case m.same(b, index[0], index[1]):
			b.kind = kinds[common]
		default:
			b.kind = allDiffer
		}
		m.blocks = append(m.blocks, b)
	}
}

// same reports whether a block is the same text in two files.
func (m *merger) same(b block, x, y int) bool {
	if b.to[x]-b.from[x] != b.to[y]-b.from[y] {
		return false
	}
	for i := range b.to[x] - b.from[x] {
		if !bytes.Equal(m.files[x].line(b.from[x]+i), m.files[y].line(b.from[y]+i)) ||
			m.files[x].incomplete(b.from[x]+i) != m.files[y].incomplete(b.from[y]+i) {
			return false
		}
	}
	return true
}

func (m *merger) write(s string) { m.p.Stdout.WriteString(s) }

// show writes the differences in diff3's own format.
func (m *merger) show() {
	prefix := "  "
	if m.tab {
		prefix = "\t"
	}
	for _, b := range m.blocks {
		mark, odd := "", -1
		if b.kind != allDiffer {
			odd = int(b.kind - firstDiffers)
			mark = strconv.Itoa(odd + 1)
		}
		m.write("====" + mark + "\n")
		order := []int{0, 1, 2}
		if odd == 0 {
			order = []int{0, 1, 2}
		} else if odd == 1 {
			order = []int{0, 2, 1}
		}
		for _, f := range order {
			m.write(strconv.Itoa(f+1) + ":")
			from, to := b.from[f], b.to[f]
			switch to - from {
			case 0:
				m.write(strconv.Itoa(from) + "a\n")
			case 1:
				m.write(strconv.Itoa(to) + "c\n")
			default:
				m.write(strconv.Itoa(from+1) + "," + strconv.Itoa(to) + "c\n")
			}
			// Two files that agree are printed once, behind the second header.
			if odd >= 0 && (odd == 0 && f == 1 || odd == 1 && f == 0 || odd == 2 && f == 0) {
				continue
			}
			for i := from; i < to; i++ {
				m.write(prefix)
				m.p.Stdout.Write(m.files[f].line(i))
				m.write("\n")
				if m.files[f].incomplete(i) {
					m.write("\\ No newline at end of file\n")
				}
			}
		}
	}
}

// applies reports whether a block changes the output of an edit, and whether it is
// a conflict that is to be marked.
func (m *merger) applies(b block) (yes, conflict bool) {
	switch b.kind {
	case firstDiffers:
		return false, false
	case secondDiffers:
		return m.edit == 'A', m.edit == 'A'
	case thirdDiffers:
		return m.edit != 'x' && m.edit != 'X', false
	}
	switch m.edit {
	case '3':
		return false, false
	case 'e', 'x', 'X':
		return true, false
	}
	return true, true
}

func (m *merger) lines(f, from, to int) {
	for i := from; i < to; i++ {
		m.p.Stdout.Write(m.files[f].line(i))
		if !m.files[f].incomplete(i) {
			m.write("\n")
		}
	}
}

// merged writes the merge of the changes into the first file.
func (m *merger) merged() (conflicts bool) {
	at := 0
	for _, b := range m.blocks {
		yes, conflict := m.applies(b)
		if !yes {
			continue
		}
		m.lines(0, at, b.from[0])
		at = b.to[0]
		if !conflict {
			m.lines(2, b.from[2], b.to[2])
			continue
		}
		conflicts = true
		if b.kind == allDiffer {
			m.write("<<<<<<< " + m.labels[0] + "\n")
			m.lines(0, b.from[0], b.to[0])
			if m.edit == 'A' {
				m.write("||||||| " + m.labels[1] + "\n")
				m.lines(1, b.from[1], b.to[1])
			}
		} else {
			m.write("<<<<<<< " + m.labels[1] + "\n")
			m.lines(1, b.from[1], b.to[1])
		}
		m.write("=======\n")
		m.lines(2, b.from[2], b.to[2])
		m.write(">>>>>>> " + m.labels[2] + "\n")
	}
	m.lines(0, at, m.files[0].count())
	return conflicts
}

// input writes lines as input of ed; a line that begins with a dot gets another
// one, which a command takes away afterwards.
func (m *merger) input(f, from, to int) (dots bool) {
	for i := from; i < to; i++ {
		line := m.files[f].line(i)
		if len(line) > 0 && line[0] == '.' {
			m.write(".")
			dots = true
		}
		m.p.Stdout.Write(line)
		m.write("\n")
	}
	return dots
}

func (m *merger) undot(dots bool, first, n int) {
	if !dots {
		return
	}
	m.write(strconv.Itoa(first))
	if n > 1 {
		m.write("," + strconv.Itoa(first+n-1))
	}
	m.write("s/^\\.//\n")
}

// script writes the edits as an ed script, last block first.
func (m *merger) script() (conflicts bool) {
	for i := len(m.blocks) - 1; i >= 0; i-- {
		b := m.blocks[i]
		yes, conflict := m.applies(b)
		if !yes {
			continue
		}
		n := b.to[2] - b.from[2]
		if conflict {
			conflicts = true
			// First what comes behind the lines of the first file.
			m.write(strconv.Itoa(b.to[0]) + "a\n")
			dots := false
			extra := 0
			if b.kind == allDiffer {
				if m.edit == 'A' {
					m.write("||||||| " + m.labels[1] + "\n")
					dots = m.input(1, b.from[1], b.to[1])
					extra = b.to[1] - b.from[1] + 1
				}
				m.write("=======\n")
				dots = m.input(2, b.from[2], b.to[2]) || dots
			} else {
				m.write("=======\n")
				dots = m.input(2, b.from[2], b.to[2])
			}
			m.write(">>>>>>> " + m.labels[2] + "\n.\n")
			m.undot(dots, b.to[0]+2+extra, n)
			m.write(strconv.Itoa(b.from[0]) + "a\n<<<<<<< ")
			if b.kind == allDiffer {
				m.write(m.labels[0] + "\n.\n")
			} else {
				m.write(m.labels[1] + "\n")
				dots = m.input(1, b.from[1], b.to[1])
				m.write(".\n")
				m.undot(dots, b.from[0]+2, b.to[1]-b.from[1])
			}
			continue
		}
		have := b.to[0] - b.from[0]
		switch {
		case n == 0 && have == 1:
			m.write(strconv.Itoa(b.to[0]) + "d\n")
		case n == 0:
			m.write(strconv.Itoa(b.from[0]+1) + "," + strconv.Itoa(b.to[0]) + "d\n")
		default:
			switch have {
			case 0:
				m.write(strconv.Itoa(b.to[0]) + "a\n")
			case 1:
				m.write(strconv.Itoa(b.to[0]) + "c\n")
			default:
				m.write(strconv.Itoa(b.from[0]+1) + "," + strconv.Itoa(b.to[0]) + "c\n")
			}
			dots := m.input(2, b.from[2], b.to[2])
			m.write(".\n")
			m.undot(dots, b.from[0]+1, n)
		}
	}
	if m.finish {
		m.write("w\nq\n")
	}
	return conflicts
}
