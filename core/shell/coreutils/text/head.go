package text

import (
	"bytes"
	"io"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/lineio"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{Name: "head", Summary: "print the first part of files", Run: runHead, Unwritable: command.Unwritable{Long: command.ErrorWriting}})
}

const headUsage = "%s [OPTION]... [FILE]...\nPrint the first 10 lines of each FILE to standard output."

var headOpts = gnu.Options(
	command.Opt{Short: 'c', Long: "bytes", Arg: command.RequiredArg},
	command.Opt{Short: 'n', Long: "lines", Arg: command.RequiredArg},
	command.Opt{Short: 'q', Long: "quiet"},
	command.Opt{Short: 'q', Long: "silent"},
	command.Opt{Short: 'v', Long: "verbose"},
	command.Opt{Short: 'z', Long: "zero-terminated"},
)

// part says which lines or bytes head and tail print.
type part struct {
	count   uint64
	bytes   bool
	fromEnd bool // head: all but the last count; tail: starting with number count
	delim   byte
	headers headerMode
}

type headerMode uint8

const (
	headersIfMany headerMode = iota
	headersAlways
	headersNever
)

const countSuffixes = "bkKmMGTPEZYRQ0"

// parseCount reads the argument of -n or -c of head and tail.
func parseCount(p *command.Proc, arg string, inBytes bool) (uint64, bool) {
	n, err := gnu.ParseSize(arg, countSuffixes)
	if err == nil {
		return n, true
	}
	what := "lines"
	if inBytes {
		what = "bytes"
	}
	if err == gnu.ErrOverflow {
		p.Errorf("invalid number of %s: %s: %v", what, gnu.Quote(p, arg), err)
	} else {
		p.Errorf("invalid number of %s: %s", what, gnu.Quote(p, arg))
	}
	return 0, false
}

func runHead(p *command.Proc) int {
	h := part{count: 10, delim: '\n'}
	args, status := headObsolete(p, &h)
	if status >= 0 {
		return status
	}
	g := command.NewGetopt(headOpts, args)
	for g.Next() {
		switch g.Opt {
		case 'c', 'n':
			h.bytes = g.Opt == 'c'
			arg, minus := strings.CutPrefix(g.Arg, "-")
			h.fromEnd = minus
			n, ok := parseCount(p, arg, h.bytes)
			if !ok {
				return 1
			}
			h.count = n
		case 'q':
			h.headers = headersNever
		case 'v':
			h.headers = headersAlways
		case 'z':
			h.delim = 0
		default:
			return gnu.HelpOrVersion(p, g.Opt, headUsage, headOpts)
		}
	}
	if g.Err != nil {
		if c, ok := strings.CutPrefix(g.Err.Error(), "invalid option -- '"); ok && isDigit(c[0]) {
			return p.UsageError(1, "invalid trailing option -- %c", c[0])
		}
		return p.UsageError(1, "%v", g.Err)
	}
	return eachPart(p, g.Operands, h.headers, func(name string, in view.Handle) error {
		switch {
		case h.fromEnd && h.bytes:
			return headAllButBytes(p, in, h.count)
		case h.fromEnd:
			return headAllButLines(p, in, h.count, h.delim)
		case h.bytes:
			return headBytes(p, in, h.count)
		}
		return headLines(p, in, h.count, h.delim)
	})
}

// headObsolete understands a first argument of the form -NUM[bkm][cl][qvz]. It
// returns the arguments that remain, or an exit status.
func headObsolete(p *command.Proc, h *part) ([]string, int) {
	if len(p.Args) == 0 || len(p.Args[0]) < 2 || p.Args[0][0] != '-' || !isDigit(p.Args[0][1]) {
		return p.Args, -1
	}
	a := p.Args[0][1:]
	i := 0
	for i < len(a) && isDigit(a[i]) {
		i++
	}
	number, multiplier := a[:i], ""
	for _, c := range []byte(a[i:]) {
		switch c {
		case 'c':
			h.bytes, multiplier = true, ""
		case 'b', 'k', 'm':
			h.bytes, multiplier = true, string(c)
		case 'l':
			h.bytes = false
		case 'q':
			h.headers = headersNever
		case 'v':
			h.headers = headersAlways
		case 'z':
			h.delim = 0
		default:
			return nil, p.UsageError(1, "invalid trailing option -- %c", c)
		}
	}
	n, ok := parseCount(p, number+multiplier, h.bytes)
	if !ok {
		return nil, 1
	}
	h.count = n
	return p.Args[1:], -1
}

func isDigit(c byte) bool { return c >= '0' && c <= '9' }

// eachPart opens the files of head and tail, prints their headers and reports
// errors in the words of the two.
func eachPart(p *command.Proc, files []string, headers headerMode, f func(name string, in view.Handle) error) int {
	if len(files) == 0 {
		files = []string{"-"}
	}
	show := headers == headersAlways || headers == headersIfMany && len(files) > 1
	status, first := 0, true
	for _, name := range files {
		in, err := p.OpenInput(name)
		if name == "-" {
			name = "standard input"
		}
		if err != nil {
			p.Errorf("cannot open %s for reading: %s", gnu.QuoteName(p, name), command.ErrText(err))
			status = 1
			continue
		}
		if show {
			if !first {
				p.Stdout.WriteByte('\n')
			}
			p.Stdout.WriteString("==> " + name + " <==\n")
			first = false
		}
		if err := f(name, in); err != nil && err != io.EOF {
			p.Errorf("error reading %s: %s", gnu.QuoteName(p, name), command.ErrText(err))
			status = 1
		}
		in.Close()
	}
	return status
}

func headLines(p *command.Proc, in view.Handle, n uint64, delim byte) error {
	r := lineio.NewReader(in, p.Meter)
	defer r.Close()
	for n > 0 {
		chunk, err := r.ReadChunk(0)
		if err != nil {
			return err
		}
		used := 0
		for n > 0 {
			i := bytes.IndexByte(chunk[used:], delim)
			if i < 0 {
				used = len(chunk)
				break
			}
			if n--; n&3 == 0 {
				p.Charge(1)
			}
			used += i + 1
		}
		p.Stdout.Write(chunk[:used])
		if n == 0 {
			seekBack(in, len(chunk)-used)
		}
	}
	return nil
}

// seekBack leaves the rest of a seekable file to its next reader.
func seekBack(in view.Handle, n int) {
	if n == 0 {
		return
	}
	if s, ok := lineio.Seeker(in); ok {
		s.Seek(int64(-n), io.SeekCurrent)
	}
}

func headBytes(p *command.Proc, in view.Handle, n uint64) error {
	buf := make([]byte, min(n, 32<<10))
	for n > 0 {
		k, err := in.Read(buf[:min(n, uint64(len(buf)))])
		p.Meter.Bytes(k)
		p.Stdout.Write(buf[:k])
		n -= uint64(k)
		if err != nil {
			return err
		}
	}
	return nil
}

// headAllButBytes keeps the last n bytes back in a ring of chunks.
func headAllButBytes(p *command.Proc, in view.Handle, n uint64) error {
	if size, ok := regularSize(in); ok {
		if s, seekable := lineio.Seeker(in); seekable {
			pos, _ := s.Seek(0, io.SeekCurrent)
			if left := max(size-pos, 0); size > 0 {
				return headBytes(p, in, uint64(left)-min(n, uint64(left)))
			}
		}
	}
	r := lineio.NewReader(in, p.Meter)
	defer r.Close()
	var q queue
	defer q.free(p.Meter)
	for {
		chunk, err := r.ReadChunk(0)
		if err != nil {
			return err
		}
		q.push(p.Meter, chunk)
		for uint64(q.size) > n {
			p.Stdout.Write(q.pop(p.Meter, int(min(uint64(q.size)-n, 32<<10))))
		}
	}
}

func headAllButLines(p *command.Proc, in view.Handle, n uint64, delim byte) error {
	if s, pos, size, ok := seekable(in); ok {
		end, err := lastLines(p, in, s, pos, size, n, delim)
		if err != nil {
			return err
		}
		if _, err := s.Seek(pos, io.SeekStart); err != nil {
			return err
		}
		return headBytes(p, in, uint64(end-pos))
	}
	r := lineio.NewReader(in, p.Meter)
	defer r.Close()
	var q queue
	defer q.free(p.Meter)
	r.Delim = delim
	var lens []int
	start := 0
	for {
		line, err := r.ReadLine()
		if err != nil {
			return err
		}
		size := len(line)
		if n == 0 {
			p.Stdout.Write(line)
			if r.Terminated {
				p.Stdout.WriteByte(delim)
			}
			continue
		}
		q.push(p.Meter, line)
		if r.Terminated {
			q.push(p.Meter, []byte{delim})
			size++
		}
		p.Meter.Alloc(8)
		lens = append(lens, size)
		if uint64(len(lens)-start) > n {
			for left := lens[start]; left > 0; {
				piece := q.pop(p.Meter, left)
				p.Stdout.Write(piece)
				left -= len(piece)
			}
			start++
			if start > 1024 && start > len(lens)/2 {
				p.Meter.Free(int64(start) * 8)
				lens = lens[:copy(lens, lens[start:])]
				start = 0
			}
		}
	}
}
