package text

import (
	"bytes"
	"math"
	"math/bits"
	"strconv"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
)

func init() {
	command.Register(command.Spec{Name: "shuf", Summary: "generate random permutations", Run: runShuf, Unwritable: command.Unwritable{Long: command.WriteErrorTwice}})
}

const shufUsage = "%s [OPTION]... [FILE]\n  or:  %s -e [OPTION]... [ARG]...\n  or:  %s -i LO-HI [OPTION]...\nWrite a random permutation of the input lines to standard output."

const shufSource = 256

var shufOpts = gnu.Options(
	command.Opt{Short: 'e', Long: "echo"},
	command.Opt{Short: 'i', Long: "input-range", Arg: command.RequiredArg},
	command.Opt{Short: 'n', Long: "head-count", Arg: command.RequiredArg},
	command.Opt{Short: 'o', Long: "output", Arg: command.RequiredArg},
	command.Opt{Long: "random-source", Arg: command.RequiredArg, ID: shufSource},
	command.Opt{Short: 'r', Long: "repeat"},
	command.Opt{Short: 'z', Long: "zero-terminated"},
)

func runShuf(p *command.Proc) int {
	p.Charge(40)
	echo, repeat, end := false, false, byte('\n')
	output := ""
	hasRange, hasOutput := false, false
	count := uint64(math.MaxUint64)
	var lo, hi uint64
	g := p.Getopt(shufOpts)
	for g.Next() {
		switch g.Opt {
		case 'e':
			echo = true
		case 'i':
			if hasRange {
				return p.Fail("multiple -i options specified")
			}
			hasRange = true
			a, b, dash := strings.Cut(g.Arg, "-")
			var err1, err2 error
			lo, err1 = strconv.ParseUint(a, 10, 64)
			hi, err2 = strconv.ParseUint(b, 10, 64)
			if !dash || err1 != nil || err2 != nil || lo > hi && lo != hi+1 || hi-lo == math.MaxUint64 && lo == 0 {
				return p.Fail("invalid input range: %s", gnu.Quote(p, g.Arg))
			}
		case 'n':
			n, err := gnu.ParseSize(g.Arg, "")
			if err == gnu.ErrInvalid || err == gnu.ErrSuffix {
				return p.Fail("invalid line count: %s", gnu.Quote(p, g.Arg))
			}
			count = min(count, n)
		case 'o':
			if hasOutput && output != g.Arg {
				return p.Fail("multiple output files specified")
			}
			output, hasOutput = g.Arg, true
		case shufSource:
		case 'r':
			repeat = true
		case 'z':
			end = 0
		default:
			return gnu.HelpOrVersion(p, g.Opt, shufUsage, shufOpts)
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	if echo && hasRange {
		return p.UsageError(1, "cannot combine -e and -i options")
	}
	operands := g.Operands
	if hasRange && len(operands) > 0 {
		return gnu.ExtraOperand(p, 1, operands[0])
	}
	if !echo && len(operands) > 1 {
		return gnu.ExtraOperand(p, 1, operands[1])
	}
	s := &shuffler{p: p, lo: lo}
	defer func() { p.Meter.Free(s.alloc) }()
	switch {
	case echo:
		for _, a := range operands {
			s.add([]byte(a), end)
		}
	case hasRange:
		s.n = hi - lo + 1
	default:
		name := "-"
		if len(operands) > 0 {
			name = operands[0]
		}
		in, err := p.OpenInput(name)
		if err != nil {
			gnu.FileError(p, name, err)
			return 1
		}
		err = eachLine(p, in, end, func(line []byte, _ bool) { s.add(line, end) })
		in.Close()
		if err != nil {
			return p.Fail("read error: %s", command.ErrText(err))
		}
	}
	if hasOutput {
		h, err := p.Create(output)
		if err != nil {
			gnu.FileError(p, output, err)
			return 1
		}
		defer h.Close()
		out := p.Stdout
		p.Stdout = command.NewOutput(h, p.Meter)
		defer func() {
			p.Stdout.Flush()
			p.Stdout = out
		}()
	}
	if repeat {
		if s.n == 0 && count > 0 {
			return p.Fail("no lines to repeat")
		}
		for ; count > 0; count-- {
			s.print(s.below(s.n), end)
		}
		return 0
	}
	s.permute(min(count, s.n), end)
	return 0
}

// shuffler holds n lines, or stands for the numbers lo to lo+n-1.
type shuffler struct {
	p     *command.Proc
	lines []linePlace
	text  [][]byte // blocks; a line stands in one of them, with its end
	lo, n uint64
	alloc int64
}

// linePlace is where a line stands: the number of its block and the offset in it.
type linePlace uint32

const (
	blockBits = 18
	blockText = 1 << blockBits
)

func (s *shuffler) grow(n int64) {
	s.p.Meter.Alloc(n)
	s.alloc += n
}

func (s *shuffler) add(line []byte, end byte) {
	last := len(s.text) - 1
	if last < 0 || len(s.text[last])+len(line)+1 > cap(s.text[last]) {
		size := max(blockText, len(line)+1)
		if last < 0 {
			size = max(512, len(line)+1)
		}
		s.grow(int64(size))
		s.text = append(s.text, make([]byte, 0, size))
		last++
	}
	if s.n%1024 == 0 {
		s.grow(1024 * 5) // the places, and how they grow
	}
	s.lines = append(s.lines, linePlace(last<<blockBits|len(s.text[last])))
	s.text[last] = append(append(s.text[last], line...), end)
	s.n++
}

// line is the i-th line, without its end.
func (s *shuffler) line(i uint64, end byte) []byte {
	at := s.lines[i]
	b := s.text[at>>blockBits][at&(blockText-1):]
	return b[:bytes.IndexByte(b, end)]
}

// below is a random number less than n, without bias.
func (s *shuffler) below(n uint64) uint64 {
	for {
		hi, lo := bits.Mul64(s.p.Rand.Uint64(), n)
		if lo >= -n%n {
			return hi
		}
	}
}

func (s *shuffler) print(i uint64, end byte) {
	s.p.Charge(2)
	if s.lines != nil {
		s.p.Stdout.Write(s.line(i, end))
	} else {
		s.p.Stdout.WriteString(strconv.FormatUint(s.lo+i, 10))
	}
	s.p.Stdout.WriteByte(end)
}

// permute prints count different lines: Fisher and Yates, where of numbers only the
// positions that were swapped are stored.
func (s *shuffler) permute(count uint64, end byte) {
	if s.lines != nil {
		for i := range count {
			j := i + s.below(s.n-i)
			s.lines[i], s.lines[j] = s.lines[j], s.lines[i]
			s.print(i, end)
		}
		return
	}
	swapped := map[uint64]uint64{}
	at := func(i uint64) uint64 {
		if v, ok := swapped[i]; ok {
			return v
		}
		return i
	}
	for i := uint64(0); i < count; i++ {
		s.p.Meter.Alloc(32)
		s.alloc += 32
		j := i + s.below(s.n-i)
		v := at(j)
		swapped[j] = at(i)
		delete(swapped, i)
		s.print(v, end)
	}
}
