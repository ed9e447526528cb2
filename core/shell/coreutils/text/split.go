package text

import (
	"bytes"
	"io"
	"math"
	"strconv"
	"strings"

	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/lineio"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{Name: "split", Summary: "split a file into pieces", Run: runSplit})
}

const splitUsage = "%s [OPTION]... [FILE [PREFIX]]\nOutput pieces of FILE to PREFIXaa, PREFIXab, ...; default size is 1000 lines, and default PREFIX is 'x'."

const (
	splitSuffix = 256 + iota
	splitFilter
	splitVerbose
	splitNumeric
	splitHex
	splitIO
)

var splitOpts = gnu.Options(
	command.Opt{Short: 'b', Long: "bytes", Arg: command.RequiredArg},
	command.Opt{Short: 'l', Long: "lines", Arg: command.RequiredArg},
	command.Opt{Short: 'C', Long: "line-bytes", Arg: command.RequiredArg},
	command.Opt{Short: 'n', Long: "number", Arg: command.RequiredArg},
	command.Opt{Short: 'e', Long: "elide-empty-files"},
	command.Opt{Short: 'u', Long: "unbuffered"},
	command.Opt{Short: 'a', Long: "suffix-length", Arg: command.RequiredArg},
	command.Opt{Long: "additional-suffix", Arg: command.RequiredArg, ID: splitSuffix},
	command.Opt{Short: 'd'},
	command.Opt{Long: "numeric-suffixes", Arg: command.OptionalArg, ID: splitNumeric},
	command.Opt{Short: 'x'},
	command.Opt{Long: "hex-suffixes", Arg: command.OptionalArg, ID: splitHex},
	command.Opt{Long: "filter", Arg: command.RequiredArg, ID: splitFilter},
	command.Opt{Long: "verbose", ID: splitVerbose},
	command.Opt{Short: 't', Long: "separator", Arg: command.RequiredArg},
	command.Opt{Long: "-io-blksize", Arg: command.RequiredArg, ID: splitIO},
	command.Opt{Short: '0'}, command.Opt{Short: '1'}, command.Opt{Short: '2'}, command.Opt{Short: '3'}, command.Opt{Short: '4'},
	command.Opt{Short: '5'}, command.Opt{Short: '6'}, command.Opt{Short: '7'}, command.Opt{Short: '8'}, command.Opt{Short: '9'},
)

const splitSizes = "bEGKkMmPTYZRQ0"

type splitter struct {
	p          *command.Proc
	mode       byte // 0, b l C, or for -n: n (bytes) L (lines) r (round robin)
	size       uint64
	chunk      uint64 // K of -n K/N, 0: all
	elide      bool
	sep        byte
	prefix     string
	names      suffixes
	additional string
	filter     string
	verbose    bool

	out    *command.Output
	name   string // of the present piece
	finish func() int
}

// splitFailure ends the command.
type splitFailure struct{ status int }

func (s *splitter) fail(format string, args ...any) {
	s.p.Errorf(format, args...)
	panic(splitFailure{1})
}

func runSplit(p *command.Proc) (status int) {
	s := &splitter{p: p, sep: '\n', prefix: "x", names: suffixes{alphabet: "abcdefghijklmnopqrstuvwxyz", auto: true, length: 2}}
	defer func() {
		if r := recover(); r != nil {
			f, ok := r.(splitFailure)
			if !ok {
				panic(r)
			}
			status = f.status
		}
	}()
	files, status := s.parse()
	if status >= 0 {
		return status
	}
	name := "-"
	if len(files) > 0 {
		name = files[0]
	}
	if len(files) > 1 {
		s.prefix = files[1]
	}
	in, err := p.OpenInput(name)
	if err != nil {
		return p.Fail("cannot open %s for reading: %s", gnu.QuoteName(p, name), command.ErrText(err))
	}
	defer in.Close()
	switch s.mode {
	case 'b':
		err = s.bytes(in)
	case 'C':
		err = s.lineBytes(in)
	case 'n', 'L':
		err = s.chunks(in, name)
	case 'r':
		err = s.roundRobin(in)
	default:
		err = s.lines(in)
	}
	if err != nil && err != io.EOF {
		s.fail("%s: %s", gnu.Name(p, name), command.ErrText(err))
	}
	s.close()
	return 0
}

func (s *splitter) parse() (files []string, status int) {
	p := s.p
	set := func(mode byte) bool {
		if s.mode != 0 {
			p.UsageError(1, "cannot split in more than one way")
			return false
		}
		s.mode = mode
		return true
	}
	size := func(what, arg, suffixes string) bool {
		n, err := gnu.ParseSize(arg, suffixes)
		switch {
		case err == gnu.ErrOverflow:
			n = math.MaxUint64
		case err != nil:
			p.Errorf("invalid number of %s: %s", what, gnu.Quote(p, arg))
			return false
		case n == 0:
			p.Errorf("invalid number of %s: %s: Numerical result out of range", what, gnu.Quote(p, arg))
			return false
		}
		s.size = n
		return true
	}
	numeric := func(alphabet string, arg string, given bool) bool {
		s.names.alphabet = alphabet
		if !given {
			return true
		}
		base := len(alphabet)
		n, err := strconv.ParseUint(arg, base, 63)
		if err != nil {
			p.Errorf("%s: invalid start value for %s suffix", gnu.Quote(p, arg), map[int]string{10: "numerical", 16: "hexadecimal"}[base])
			return false
		}
		s.names.start = strconv.FormatUint(n, base)
		s.names.auto = false
		return true
	}
	oldLines := uint64(0)
	g := p.Getopt(splitOpts)
	for g.Next() {
		ok := true
		switch g.Opt {
		case 'a':
			n, err := gnu.ParseSize(g.Arg, "")
			if err != nil || n > 1000 {
				return nil, p.Fail("invalid suffix length: %s", gnu.Quote(p, g.Arg))
			}
			s.names.length, s.names.auto = int(n), n == 0
			s.names.fixed = n > 0
			if n == 0 {
				s.names.length = 2
			}
		case splitSuffix:
			if strings.Contains(g.Arg, "/") {
				return nil, p.UsageError(1, "invalid suffix %s, contains directory separator", gnu.Quote(p, g.Arg))
			}
			s.additional = g.Arg
		case 'b':
			ok = set('b') && size("bytes", g.Arg, splitSizes)
		case 'l':
			ok = set('l') && size("lines", g.Arg, "")
		case 'C':
			ok = set('C') && size("lines", g.Arg, splitSizes)
		case 'n':
			ok = set('n') && s.parseChunks(g.Arg)
		case 'e':
			s.elide = true
		case 'u', splitIO:
		case 'd':
			ok = numeric("0123456789", "", false)
		case splitNumeric:
			ok = numeric("0123456789", g.Arg, g.HasArg)
		case 'x':
			ok = numeric("0123456789abcdef", "", false)
		case splitHex:
			ok = numeric("0123456789abcdef", g.Arg, g.HasArg)
		case splitFilter:
			s.filter = g.Arg
		case splitVerbose:
			s.verbose = true
		case 't':
			switch {
			case g.Arg == "":
				return nil, p.Fail("empty record separator")
			case g.Arg == `\0`:
				s.sep = 0
			case len(g.Arg) > 1:
				return nil, p.Fail("multi-character separator %s", gnu.Quote(p, g.Arg))
			default:
				s.sep = g.Arg[0]
			}
		case '0', '1', '2', '3', '4', '5', '6', '7', '8', '9':
			if s.mode != 0 && s.mode != '0' {
				return nil, p.UsageError(1, "cannot split in more than one way")
			}
			s.mode = '0'
			oldLines = min(oldLines, 1<<50)*10 + uint64(g.Opt-'0')
		default:
			return nil, gnu.HelpOrVersion(p, g.Opt, splitUsage, splitOpts)
		}
		if !ok {
			return nil, 1
		}
	}
	if g.Err != nil {
		return nil, p.UsageError(1, "%v", g.Err)
	}
	if s.mode == '0' {
		if oldLines == 0 {
			return nil, p.UsageError(1, "invalid number of lines: %s", gnu.Quote(p, "0"))
		}
		s.size = oldLines
	}
	if s.mode == 0 {
		s.size = 1000
	}
	if s.chunk > 0 && s.filter != "" {
		return nil, p.UsageError(1, "--filter does not process a chunk extracted to stdout")
	}
	if len(g.Operands) > 2 {
		return nil, gnu.ExtraOperand(p, 1, g.Operands[2])
	}
	return g.Operands, s.fitSuffixes()
}

// fitSuffixes makes suffixes long enough for a known number of files.
func (s *splitter) fitSuffixes() int {
	if s.mode != 'n' && s.mode != 'L' && s.mode != 'r' {
		return -1
	}
	last := s.size - 1
	if s.names.start != "" {
		first, _ := strconv.ParseUint(s.names.start, len(s.names.alphabet), 63)
		if first < s.size {
			last += first
		}
	}
	need := 1
	for n := last / uint64(len(s.names.alphabet)); n > 0; n /= uint64(len(s.names.alphabet)) {
		need++
	}
	if s.names.fixed {
		if s.names.length < need {
			return s.p.Fail("the suffix length needs to be at least %d", need)
		}
		return -1
	}
	s.names.auto = false
	s.names.length = max(s.names.length, need, 2)
	return -1
}

// parseChunks reads the argument of -n: [l/|r/][K/]N.
func (s *splitter) parseChunks(arg string) bool {
	p := s.p
	rest := arg
	if t, ok := strings.CutPrefix(rest, "l/"); ok {
		s.mode, rest = 'L', t
	} else if t, ok := strings.CutPrefix(rest, "r/"); ok {
		s.mode, rest = 'r', t
	}
	k, n, both := strings.Cut(rest, "/")
	if !both {
		k, n = "", rest
	}
	v, err := gnu.ParseSize(n, "")
	switch {
	case err == gnu.ErrInvalid || err == gnu.ErrSuffix:
		p.Errorf("invalid number of chunks: %s", gnu.Quote(p, n))
		return false
	case v == 0:
		p.Errorf("invalid number of chunks: %s: Numerical result out of range", gnu.Quote(p, n))
		return false
	}
	s.size = v
	if both {
		c, err := gnu.ParseSize(k, "")
		switch {
		case err == gnu.ErrInvalid || err == gnu.ErrSuffix:
			p.Errorf("invalid chunk number: %s", gnu.Quote(p, k))
			return false
		case c == 0 || c > v:
			p.Errorf("invalid chunk number: %s: Numerical result out of range", gnu.Quote(p, k))
			return false
		}
		s.chunk = c
	}
	return true
}

// suffixes generates aa, ab, … In automatic mode a last letter that is the
// alphabet's last makes the suffix grow: yz is followed by zaaa.
type suffixes struct {
	alphabet string
	length   int
	auto     bool
	fixed    bool
	start    string

	digits []int
	prefix int // letters that automatic growth has put in front
}

func (n *suffixes) next() (string, bool) {
	base := len(n.alphabet)
	if n.digits == nil {
		n.digits = make([]int, max(n.length, len(n.start)))
		if n.start != "" {
			for i, c := range []byte(n.start) {
				n.digits[len(n.digits)-len(n.start)+i] = strings.IndexByte(n.alphabet, c)
			}
		}
		return n.text(), true
	}
	for i := len(n.digits) - 1; i >= 0; i-- {
		n.digits[i]++
		if n.auto && i == 0 && n.digits[0] == base-1 {
			n.prefix++
			n.digits = make([]int, len(n.digits)+1)
			return n.text(), true
		}
		if n.digits[i] < base {
			return n.text(), true
		}
		n.digits[i] = 0
	}
	return "", false
}

func (n *suffixes) text() string {
	var b strings.Builder
	for range n.prefix {
		b.WriteByte(n.alphabet[len(n.alphabet)-1])
	}
	for _, d := range n.digits {
		b.WriteByte(n.alphabet[d])
	}
	return b.String()
}

// open ends the present piece and starts the next one.
func (s *splitter) open() *command.Output {
	s.close()
	suffix, ok := s.names.next()
	if !ok {
		s.fail("output file suffixes exhausted")
	}
	s.name = s.prefix + suffix + s.additional
	s.out, s.finish = s.create(s.name)
	return s.out
}

func (s *splitter) create(name string) (*command.Output, func() int) {
	p := s.p
	if s.filter != "" {
		if s.verbose {
			p.Stdout.WriteString("executing with FILE=" + gnu.QuoteName(p, name) + "\n")
		}
		p.Stdout.Flush()
		r, w := p.Host.Pipe()
		env := append(p.Env[:len(p.Env):len(p.Env)], "FILE="+name)
		wait := p.Host.Start("split", command.Stdio{Stdin: r}, func(io command.Stdio) int {
			p.Charge(4 * fuel.Command)
			return p.Host.Shell(s.filter, env, p.Dir, io)
		})
		return command.NewOutput(w, p.Meter), func() int {
			w.Close()
			return wait()
		}
	}
	if s.verbose {
		p.Stdout.WriteString("creating file " + gnu.QuoteName(p, name) + "\n")
	}
	h, err := p.Create(name)
	if err != nil {
		s.fail("%s: %s", gnu.Name(p, name), command.ErrText(err))
	}
	return command.NewOutput(h, p.Meter), func() int {
		if err := h.Close(); err != nil {
			s.fail("%s: %s", gnu.Name(p, name), command.ErrText(err))
		}
		return 0
	}
}

func (s *splitter) close() {
	if s.out == nil {
		return
	}
	s.out.Flush()
	status := s.finish()
	s.out = nil
	if status != 0 {
		s.p.Errorf("with FILE=%s, exit %d from command: %s", gnu.Name(s.p, s.name), status, s.filter)
		panic(splitFailure{status})
	}
}

func (s *splitter) bytes(in view.Handle) error {
	r := lineio.NewReader(in, s.p.Meter)
	defer r.Close()
	left := uint64(0)
	for {
		chunk, err := r.ReadChunk(int(min(max(left, 1), 1<<20)))
		if err != nil {
			return err
		}
		if left == 0 {
			s.open()
			left = s.size
		}
		s.out.Write(chunk)
		left -= uint64(len(chunk))
	}
}

func (s *splitter) lines(in view.Handle) error {
	left := uint64(0)
	return eachLine(s.p, in, s.sep, func(line []byte, terminated bool) {
		if left == 0 {
			s.open()
			left = s.size
		}
		left--
		s.out.Write(line)
		if terminated {
			s.out.WriteByte(s.sep)
		}
	})
}

// lineBytes is -C: whole lines up to size bytes; a longer line is broken.
func (s *splitter) lineBytes(in view.Handle) error {
	left := uint64(0)
	return eachLine(s.p, in, s.sep, func(line []byte, terminated bool) {
		piece := line
		if terminated {
			piece = line[:len(line)+1]
			piece[len(line)] = s.sep
		}
		if s.out == nil || uint64(len(piece)) > left && left < s.size {
			s.open()
			left = s.size
		}
		for uint64(len(piece)) > left {
			s.out.Write(piece[:left])
			piece = piece[left:]
			s.open()
			left = s.size
		}
		s.out.Write(piece)
		left -= uint64(len(piece))
		if left == 0 {
			s.close()
		}
	})
}

// chunks is -n N and -n l/N. They need to know the size of the input.
func (s *splitter) chunks(in view.Handle, name string) error {
	if _, regular := regularSize(in); !regular {
		s.fail("%s: cannot determine file size", gnu.Name(s.p, name))
	}
	data, free, err := slurp(s.p, in)
	defer free()
	if err != nil {
		return err
	}
	cuts := s.byteCuts(data)
	if s.mode == 'L' {
		cuts = s.lineCuts(data)
	}
	start := 0
	for i := uint64(0); i < s.size; i++ {
		end := start
		if i < uint64(len(cuts)) {
			end = cuts[i]
		}
		switch {
		case s.chunk == i+1:
			s.p.Stdout.Write(data[start:end])
			return nil
		case s.chunk == 0 && (end > start || !s.elide):
			s.open().Write(data[start:end])
		}
		start = end
	}
	return nil
}

func (s *splitter) byteCuts(data []byte) []int {
	size := uint64(len(data)) / s.size
	if size == 0 {
		// Fewer bytes than pieces: one byte each, the rest are empty.
		size = 1
	}
	var cuts []int
	for at := size; uint64(len(cuts)) < s.size-1 && at < uint64(len(data)); at += size {
		cuts = append(cuts, int(at))
	}
	return append(cuts, len(data))
}

// lineCuts lets each piece end with the line that its share of bytes ends in.
func (s *splitter) lineCuts(data []byte) []int {
	size := max(uint64(len(data))/s.size, 1)
	var cuts []int
	end := size - 1
	at := uint64(0)
	for at < uint64(len(data)) && uint64(len(cuts)) < s.size {
		if uint64(len(cuts)) == s.size-1 {
			end = uint64(len(data)) - 1
		}
		if end < at {
			cuts = append(cuts, int(at))
			end += size
			continue
		}
		i := bytes.IndexByte(data[min(max(end, at), uint64(len(data))):], s.sep)
		if i < 0 {
			at = uint64(len(data))
		} else {
			at = max(end, at) + uint64(i) + 1
		}
		cuts = append(cuts, int(at))
		end += size
	}
	return cuts
}

func (s *splitter) roundRobin(in view.Handle) error {
	if s.chunk > 0 {
		n := uint64(0)
		return eachLine(s.p, in, s.sep, func(line []byte, terminated bool) {
			if n%s.size == s.chunk-1 {
				s.p.Stdout.Write(line)
				if terminated {
					s.p.Stdout.WriteByte(s.sep)
				}
			}
			n++
		})
	}
	s.p.Meter.Alloc(int64(min(s.size, 1<<40)) * 64)
	defer s.p.Meter.Free(int64(min(s.size, 1<<40)) * 64)
	outs := make([]*command.Output, s.size)
	finish := make([]func() int, s.size)
	make1 := func(i uint64) {
		suffix, ok := s.names.next()
		if !ok {
			s.fail("output file suffixes exhausted")
		}
		outs[i], finish[i] = s.create(s.prefix + suffix + s.additional)
	}
	n := uint64(0)
	err := eachLine(s.p, in, s.sep, func(line []byte, terminated bool) {
		i := n % s.size
		n++
		if outs[i] == nil {
			make1(i)
		}
		outs[i].Write(line)
		if terminated {
			outs[i].WriteByte(s.sep)
		}
	})
	for i := range outs {
		if outs[i] == nil {
			if s.elide {
				break
			}
			make1(uint64(i))
		}
		outs[i].Flush()
		finish[i]()
	}
	return err
}
