package text

import (
	"bytes"
	"io"
	"strconv"

	"ambit/core/errno"
	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/lineio"
)

func init() {
	command.Register(command.Spec{Name: "comm", Summary: "compare two sorted files line by line", Run: runComm})
}

const commUsage = "%s [OPTION]... FILE1 FILE2\nCompare sorted files FILE1 and FILE2 line by line."

const (
	commCheck = 256 + iota
	commNoCheck
	commDelim
	commTotal
)

var commOpts = gnu.Options(
	command.Opt{Short: '1'}, command.Opt{Short: '2'}, command.Opt{Short: '3'},
	command.Opt{Long: "check-order", ID: commCheck},
	command.Opt{Long: "nocheck-order", ID: commNoCheck},
	command.Opt{Long: "output-delimiter", Arg: command.RequiredArg, ID: commDelim},
	command.Opt{Long: "total", ID: commTotal},
	command.Opt{Short: 'z', Long: "zero-terminated"},
)

// orderCheck says what join and comm do about input that is not sorted.
type orderCheck uint8

const (
	checkUnpairable orderCheck = iota // complain once an unpairable line was seen
	checkAlways                       // and end at once
	checkNever
)

// sortedFile is one input of comm or join, which must be in order.
type sortedFile struct {
	r      *lineio.Reader
	name   string
	line   []byte
	prev   []byte
	spare  []byte
	any    bool // a line was read before
	eof    bool
	lineNo int64
	warned bool // the disorder was reported
	shared bool // the reader is that of the other file too
}

// next reads a line; ok is false at the end or after an error, which it reports.
func (f *sortedFile) next(p *command.Proc) bool {
	saved := append(f.spare[:0], f.line...)
	line, err := f.r.ReadLine()
	if err != nil {
		f.eof = true
		f.line = saved
		if err != io.EOF {
			gnu.FileError(p, f.name, err)
			panic(inputFailure{})
		}
		return false
	}
	f.prev, f.spare = saved, f.prev
	f.any = f.lineNo > 0
	if f.shared {
		line = bytes.Clone(line)
	}
	f.line = line
	f.lineNo++
	return true
}

// inputFailure ends join or comm after a read error.
type inputFailure struct{}

// catchFailure turns an inputFailure into status 1; for use with defer.
func catchFailure(status *int) {
	if r := recover(); r != nil {
		if _, ok := r.(inputFailure); !ok {
			panic(r)
		}
		*status = 1
	}
}

func runComm(p *command.Proc) (status int) {
	hide := [3]bool{}
	delim, hasDelim, check, total, end := "\t", false, checkUnpairable, false, byte('\n')
	g := p.Getopt(commOpts)
	for g.Next() {
		switch g.Opt {
		case '1', '2', '3':
			hide[g.Opt-'1'] = true
		case commCheck:
			check = checkAlways
		case commNoCheck:
			check = checkNever
		case commDelim:
			if hasDelim && delim != g.Arg {
				return p.Fail("multiple output delimiters specified")
			}
			delim, hasDelim = g.Arg, true
			if g.Arg == "" {
				delim = "\x00"
			}
		case commTotal:
			total = true
		case 'z':
			end = 0
		default:
			return gnu.HelpOrVersion(p, g.Opt, commUsage, commOpts)
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	switch len(g.Operands) {
	case 0:
		return gnu.MissingOperand(p, 1)
	case 1:
		return gnu.MissingOperand(p, 1, g.Operands...)
	case 2:
	default:
		return gnu.ExtraOperand(p, 1, g.Operands[2])
	}
	var files [2]*sortedFile
	both := g.Operands[0] == "-" && g.Operands[1] == "-"
	for i, name := range g.Operands {
		in, err := p.OpenInput(name)
		if err != nil {
			gnu.FileError(p, name, err)
			return 1
		}
		defer in.Close()
		r := lineio.NewReader(in, p.Meter)
		r.Delim = end
		defer r.Close()
		if i == 1 && both {
			r = files[0].r
		}
		files[i] = &sortedFile{r: r, name: name, shared: both}
	}
	defer catchFailure(&status)
	c := &comm{p: p, hide: hide, delim: delim, end: end, check: check}
	if !c.run(files[0], files[1]) {
		return 1
	}
	if both {
		// GNU comm closes it twice.
		gnu.FileError(p, "-", errno.EBADF)
		return 1
	}
	if total {
		p.Stdout.WriteString(strconv.FormatInt(c.counts[0], 10) + delim + strconv.FormatInt(c.counts[1], 10) + delim +
			strconv.FormatInt(c.counts[2], 10) + delim + "total" + string([]byte{end}))
	}
	if c.disorder {
		p.Errorf("input is not in sorted order")
		return 1
	}
	return 0
}

type comm struct {
	p        *command.Proc
	hide     [3]bool
	delim    string
	end      byte
	check    orderCheck
	counts   [3]int64
	unpaired bool
	disorder bool
}

func (c *comm) run(a, b *sortedFile) bool {
	a.next(c.p)
	b.next(c.p)
	for !a.eof || !b.eof {
		c.p.Charge(fuel.Compare)
		order := 0
		switch {
		case a.eof:
			order = 1
		case b.eof:
			order = -1
		default:
			order = bytes.Compare(a.line, b.line)
		}
		if order != 0 {
			c.unpaired = true
		}
		switch {
		case order < 0:
			c.print(0, a.line)
		case order > 0:
			c.print(1, b.line)
		default:
			c.print(2, a.line)
		}
		if order <= 0 && !c.advance(a, 1) || order >= 0 && !c.advance(b, 2) {
			return false
		}
	}
	return true
}

func (c *comm) advance(f *sortedFile, number int) bool {
	// At the end the last two lines are looked at again, since an unpairable line
	// may have been seen since.
	f.next(c.p)
	if !f.any || c.check == checkNever || f.warned {
		return true
	}
	if c.check == checkUnpairable && !c.unpaired {
		return true
	}
	if bytes.Compare(f.prev, f.line) > 0 {
		c.p.Errorf("file %d is not in sorted order", number)
		f.warned = true
		if c.check == checkAlways {
			return false
		}
		c.disorder = true
	}
	return true
}

func (c *comm) print(column int, line []byte) {
	c.counts[column]++
	if c.hide[column] {
		return
	}
	for i := range column {
		if !c.hide[i] {
			c.p.Stdout.WriteString(c.delim)
		}
	}
	c.p.Stdout.Write(line)
	c.p.Stdout.WriteByte(c.end)
}
