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
	command.Register(command.Spec{Name: "tail", Summary: "print the last part of files", Run: runTail, Unwritable: command.Unwritable{Long: command.ErrorWriting}})
}

const tailUsage = "%s [OPTION]... [FILE]...\nPrint the last 10 lines of each FILE to standard output. Files cannot be followed (-f) here."

const (
	tailPid = 256 + iota
	tailRetry
	tailMaxUnchanged
)

var tailOpts = gnu.Options(
	command.Opt{Short: 'c', Long: "bytes", Arg: command.RequiredArg},
	command.Opt{Short: 'f'},
	command.Opt{Short: 'f', Long: "follow", Arg: command.OptionalArg},
	command.Opt{Short: 'F'},
	command.Opt{Short: 'n', Long: "lines", Arg: command.RequiredArg},
	command.Opt{Long: "max-unchanged-stats", Arg: command.RequiredArg, ID: tailMaxUnchanged},
	command.Opt{Long: "pid", Arg: command.RequiredArg, ID: tailPid},
	command.Opt{Short: 'q', Long: "quiet"},
	command.Opt{Short: 'q', Long: "silent"},
	command.Opt{Long: "retry", ID: tailRetry},
	command.Opt{Short: 's', Long: "sleep-interval", Arg: command.RequiredArg},
	command.Opt{Short: 'v', Long: "verbose"},
	command.Opt{Short: 'z', Long: "zero-terminated"},
)

func runTail(p *command.Proc) int {
	t := part{count: 10, delim: '\n'}
	follow := false
	args, status := tailObsolete(p, &t, &follow)
	if status >= 0 {
		return status
	}
	g := command.NewGetopt(tailOpts, args)
	for g.Next() {
		switch g.Opt {
		case 'c', 'n':
			t.bytes = g.Opt == 'c'
			arg := g.Arg
			t.fromEnd = strings.HasPrefix(arg, "+")
			n, ok := parseCount(p, strings.TrimPrefix(arg, "-"), t.bytes)
			if !ok {
				return 1
			}
			t.count = n
		case 'f', 'F':
			follow = true
		case 'q':
			t.headers = headersNever
		case 'v':
			t.headers = headersAlways
		case 'z':
			t.delim = 0
		case 's', tailPid, tailRetry, tailMaxUnchanged:
		default:
			return gnu.HelpOrVersion(p, g.Opt, tailUsage, tailOpts)
		}
	}
	if g.Err != nil {
		return tailOptionError(p, g.Err.Error())
	}
	if t.fromEnd && t.count > 0 {
		t.count--
	}
	status = eachPart(p, g.Operands, t.headers, func(name string, in view.Handle) error {
		switch {
		case t.fromEnd && t.bytes:
			return tailFromByte(p, in, t.count)
		case t.fromEnd:
			return tailFromLine(p, in, t.count, t.delim)
		case t.bytes:
			return tailBytes(p, in, t.count)
		}
		return tailLines(p, in, t.count, t.delim)
	})
	if follow && !onlyPipes(p, g.Operands) {
		p.Errorf("cannot follow: a file does not grow after this command, since nothing outside this call can write to it")
		return 1
	}
	return status
}

// onlyPipes reports whether there is nothing to follow: POSIX has -f ignored for
// a pipe on standard input.
func onlyPipes(p *command.Proc, files []string) bool {
	for _, f := range files {
		if f != "-" {
			return false
		}
	}
	_, regular := regularSize(p.Stdin)
	return !regular
}

func tailOptionError(p *command.Proc, msg string) int {
	if c, ok := strings.CutPrefix(msg, "invalid option -- '"); ok && isDigit(c[0]) {
		p.Errorf("option used in invalid context -- %c", c[0])
		return 1
	}
	return p.UsageError(1, "%s", msg)
}

// tailObsolete understands -NUM[bcl][f] and +NUM[bcl][f], where POSIX 1003.2-1992
// allowed them: as the first of at most two arguments (for the + form) that is
// followed by no more than one file.
func tailObsolete(p *command.Proc, t *part, follow *bool) ([]string, int) {
	args := p.Args
	if len(args) == 0 || len(args[0]) < 2 {
		return args, -1
	}
	single := len(args) == 1 ||
		len(args) == 2 && !(len(args[1]) > 1 && args[1][0] == '-') ||
		len(args) <= 3 && len(args) > 1 && args[1] == "--"
	if !single {
		return args, -1
	}
	a := args[0]
	from := false
	switch a[0] {
	case '+':
		from = true
	case '-':
		if a[1] == 'c' && len(a) > 2 || a[1] == '-' {
			return args, -1
		}
	default:
		return args, -1
	}
	a = a[1:]
	i := 0
	for i < len(a) && isDigit(a[i]) {
		i++
	}
	number, unit := a[:i], a[i:]
	n := uint64(10)
	suffix := ""
	inBytes := false
	switch {
	case strings.HasPrefix(unit, "b"):
		suffix, inBytes, unit = "b", true, unit[1:]
	case strings.HasPrefix(unit, "c"):
		inBytes, unit = true, unit[1:]
	case strings.HasPrefix(unit, "l"):
		unit = unit[1:]
	}
	f := strings.HasPrefix(unit, "f")
	unit = strings.TrimPrefix(unit, "f")
	if unit != "" || number == "" && !from {
		return args, -1
	}
	if number == "" && suffix == "b" {
		n *= 512
	}
	if number != "" {
		v, err := gnu.ParseSize(number+suffix, "b")
		if err == gnu.ErrInvalid || err == gnu.ErrSuffix {
			p.Errorf("invalid number: %s", gnu.Quote(p, args[0]))
			return nil, 1
		}
		n = v
	}
	t.count, t.bytes, t.fromEnd = n, inBytes, from
	*follow = *follow || f
	return args[1:], -1
}

// tailFromByte skips n bytes and prints the rest.
func tailFromByte(p *command.Proc, in view.Handle, n uint64) error {
	if s, ok := lineio.Seeker(in); ok && n < 1<<62 {
		if _, regular := regularSize(in); regular {
			s.Seek(int64(n), io.SeekCurrent)
			n = 0
		}
	}
	r := lineio.NewReader(in, p.Meter)
	defer r.Close()
	for {
		chunk, err := r.ReadChunk(0)
		if err != nil {
			return err
		}
		skip := min(n, uint64(len(chunk)))
		n -= skip
		p.Stdout.Write(chunk[skip:])
	}
}

func tailFromLine(p *command.Proc, in view.Handle, n uint64, delim byte) error {
	r := lineio.NewReader(in, p.Meter)
	defer r.Close()
	for {
		chunk, err := r.ReadChunk(0)
		if err != nil {
			return err
		}
		for n > 0 {
			i := bytes.IndexByte(chunk, delim)
			if i < 0 {
				chunk = nil
				break
			}
			chunk = chunk[i+1:]
			n--
		}
		p.Stdout.Write(chunk)
	}
}

func tailBytes(p *command.Proc, in view.Handle, n uint64) error {
	if s, pos, size, ok := seekable(in); ok {
		if left := uint64(size - pos); left > n {
			s.Seek(int64(left-n), io.SeekCurrent)
		}
		return copyThrough(p, in)
	}
	r := lineio.NewReader(in, p.Meter)
	defer r.Close()
	var q queue
	defer q.free(p.Meter)
	for {
		chunk, err := r.ReadChunk(0)
		if err == io.EOF {
			break
		}
		if err != nil {
			return err
		}
		q.push(p.Meter, chunk)
		for uint64(q.size) > n {
			q.pop(p.Meter, int(min(uint64(q.size)-n, queueBlock)))
		}
	}
	for q.size > 0 {
		p.Stdout.Write(q.pop(p.Meter, q.size))
	}
	return nil
}

// seekable tells where a regular file stands, if there is anything left in it.
func seekable(in view.Handle) (s io.Seeker, pos, size int64, ok bool) {
	size, regular := regularSize(in)
	if !regular {
		return nil, 0, 0, false
	}
	s, ok = lineio.Seeker(in)
	if !ok {
		return nil, 0, 0, false
	}
	pos, err := s.Seek(0, io.SeekCurrent)
	return s, pos, size, err == nil && pos < size
}

func tailLines(p *command.Proc, in view.Handle, n uint64, delim byte) error {
	if s, pos, size, ok := seekable(in); ok {
		start, err := lastLines(p, in, s, pos, size, n, delim)
		if err != nil {
			return err
		}
		if _, err := s.Seek(start, io.SeekStart); err != nil {
			return err
		}
		return copyThrough(p, in)
	}
	return tailPipe(p, in, n, delim)
}

// lastLines searches backwards for the offset at which the last n lines start.
func lastLines(p *command.Proc, in io.Reader, s io.Seeker, pos, size int64, n uint64, delim byte) (int64, error) {
	if n == 0 {
		return size, nil
	}
	buf := make([]byte, min(size-pos, 16<<10))
	end := size
	for end > pos {
		k := min(end-pos, int64(len(buf)))
		if _, err := s.Seek(end-k, io.SeekStart); err != nil {
			return 0, err
		}
		if _, err := io.ReadFull(in, buf[:k]); err != nil {
			return 0, err
		}
		p.Meter.Bytes(int(k))
		b := buf[:k]
		if end == size && b[k-1] == delim {
			b = b[:k-1]
		}
		for {
			i := bytes.LastIndexByte(b, delim)
			if i < 0 {
				break
			}
			if n--; n == 0 {
				return end - k + int64(i) + 1, nil
			}
			b = b[:i]
		}
		end -= k
	}
	return pos, nil
}

// tailPipe keeps the blocks that can still hold the last n lines.
func tailPipe(p *command.Proc, in view.Handle, n uint64, delim byte) error {
	r := lineio.NewReader(in, p.Meter)
	defer r.Close()
	var q queue
	defer q.free(p.Meter)
	var counts []uint64 // delimiters in each block of q
	total, last := uint64(0), delim
	for {
		chunk, err := r.ReadChunk(queueBlock)
		if err == io.EOF {
			break
		}
		if err != nil {
			return err
		}
		last = chunk[len(chunk)-1]
		for len(chunk) > 0 {
			room := queueBlock
			if k := len(q.blocks); k > 0 && len(q.blocks[k-1]) < queueBlock {
				room = queueBlock - len(q.blocks[k-1])
			} else {
				counts = append(counts, 0)
			}
			piece := chunk[:min(room, len(chunk))]
			c := uint64(bytes.Count(piece, []byte{delim}))
			counts[len(counts)-1] += c
			total += c
			q.push(p.Meter, piece)
			chunk = chunk[len(piece):]
		}
		for len(counts) > 1 && total-counts[0] > n {
			total -= counts[0]
			counts = counts[1:]
			q.pop(p.Meter, queueBlock)
		}
	}
	if n == 0 {
		return nil
	}
	if last != delim {
		total++
	}
	skip := uint64(0)
	if total > n {
		skip = total - n
	}
	for q.size > 0 {
		b := q.pop(p.Meter, queueBlock)
		for skip > 0 {
			i := bytes.IndexByte(b, delim)
			if i < 0 {
				b = nil
				break
			}
			b = b[i+1:]
			skip--
		}
		p.Stdout.Write(b)
	}
	return nil
}
