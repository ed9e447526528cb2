package digest

import (
	"io"
	"strconv"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/lineio"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{
		Name: "xxd", Summary: "make a hex dump or do the reverse", Run: runXxd, ShortName: true,
		Unwritable: command.Unwritable{Status: 3, Text: "{name}: {error}\n"},
	})
}

const xxdUsage = `Usage:
       xxd [options] [infile [outfile]]
    or
       xxd -r [-s [-]offset] [-c cols] [-ps] [infile [outfile]]
Options: -a autoskip, -b bits, -C capitalize (-i), -c cols, -d decimal offsets,
         -E EBCDIC, -e little-endian, -g bytes per group, -i C include style,
         -l length, -n name (-i), -o offset, -ps plain, -r revert, -s seek,
         -u upper case, -v version.
`

type xxdStyle uint8

const (
	xxdNormal xxdStyle = iota
	xxdPlain
	xxdInclude
	xxdBits
	xxdLittle
)

type xxd struct {
	p        *command.Proc
	style    xxdStyle
	cols     int
	group    int
	length   int64 // -1: all
	seek     int64
	fromEnd  bool
	offset   int64
	autoskip bool
	revert   bool
	decimal  bool
	upper    bool
	ebcdic   bool
	capital  bool
	name     string
}

func runXxd(p *command.Proc) int {
	x := &xxd{p: p, group: -1, length: -1}
	files, status := x.parse(p.Args)
	if status >= 0 {
		return status
	}
	if len(files) > 2 {
		return x.usage()
	}
	if status := x.settle(); status >= 0 {
		return status
	}
	name := "-"
	if len(files) > 0 {
		name = files[0]
	}
	in, err := p.OpenInput(name)
	if err != nil {
		p.Errorf("%s: %s", name, command.ErrText(err))
		return 2
	}
	defer in.Close()
	out := p.Stdout
	var target view.Handle
	if len(files) > 1 && files[1] != "-" {
		flags := view.ReadWrite | view.Create
		if !x.revert {
			flags |= view.Truncate
		}
		if target, err = p.OpenFile(files[1], flags, 0o666); err != nil {
			p.Errorf("%s: %s", files[1], command.ErrText(err))
			return 3
		}
		defer target.Close()
		out = command.NewOutput(target, p.Meter)
		defer out.Flush()
	}
	if x.revert {
		return x.undump(in, out, target)
	}
	return x.dump(in, out, name)
}

func (x *xxd) usage() int {
	x.p.Stdout.Flush()
	io.WriteString(x.p.Stderr, xxdUsage)
	return 1
}

// parse reads options in xxd's manner: the first letter decides, an argument may
// be attached or follow.
func (x *xxd) parse(args []string) (files []string, status int) {
	number := func(a string) int64 {
		n, _ := strconv.ParseInt(a, 0, 64)
		if n == 0 {
			i := 0
			for i < len(a) && (a[i] >= '0' && a[i] <= '9' || i == 0 && (a[i] == '-' || a[i] == '+')) {
				i++
			}
			n, _ = strconv.ParseInt(a[:i], 10, 64)
		}
		return n
	}
	for i := 0; i < len(args); i++ {
		a := args[i]
		if len(a) < 2 || a[0] != '-' {
			return append(files, args[i:]...), -1
		}
		if strings.HasPrefix(a, "--") {
			if a == "--" {
				return append(files, args[i+1:]...), -1
			}
			a = a[1:]
		}
		argument := func(words ...string) (string, bool) {
			rest := a[2:]
			for _, w := range words {
				if rest == w {
					rest = ""
				}
			}
			if rest != "" {
				return rest, true
			}
			if i+1 >= len(args) {
				return "", false
			}
			i++
			return args[i], true
		}
		var arg string
		ok := true
		switch a[1] {
		case 'a':
			x.autoskip = !x.autoskip
		case 'b':
			x.style = xxdBits
		case 'e':
			x.style = xxdLittle
		case 'u':
			x.upper = true
		case 'p':
			x.style = xxdPlain
		case 'i':
			x.style = xxdInclude
		case 'C':
			x.capital = true
		case 'E':
			x.ebcdic = true
		case 'd':
			x.decimal = true
		case 'r':
			x.revert = true
		case 'v':
			io.WriteString(x.p.Stderr, "xxd (Ambit) 1.0\n")
			return nil, 0
		case 'c':
			if strings.HasPrefix(a, "-capitalize") {
				x.capital = true
				break
			}
			if arg, ok = argument("ols"); ok {
				x.cols = int(number(arg))
				if x.cols == 0 {
					x.cols = -1
				}
			}
		case 'g':
			if arg, ok = argument("roup", "roupsize"); ok {
				x.group = int(number(arg))
			}
		case 'o':
			if arg, ok = argument("ffset"); ok {
				x.offset = number(arg)
			}
		case 's':
			if arg, ok = argument("kip", "eek"); ok {
				arg = strings.TrimPrefix(arg, "+")
				x.seek = number(arg)
				x.fromEnd = strings.HasPrefix(arg, "-")
			}
		case 'l':
			if arg, ok = argument("en"); ok {
				x.length = number(arg)
			}
		case 'n':
			x.name, ok = argument("ame")
		default:
			return nil, x.usage()
		}
		if !ok {
			return nil, x.usage()
		}
	}
	return nil, -1
}

// settle fills in the defaults that depend on the style.
func (x *xxd) settle() int {
	cols, group := 16, 2
	switch x.style {
	case xxdPlain:
		cols, group = 30, 30
	case xxdInclude:
		cols, group = 12, 0
	case xxdBits:
		cols, group = 6, 1
	case xxdLittle:
		cols, group = 16, 4
	}
	if x.cols != 0 {
		cols = x.cols
	}
	if x.group >= 0 {
		group = x.group
	}
	if x.cols == -1 && x.style != xxdPlain {
		cols = map[xxdStyle]int{xxdInclude: 12, xxdBits: 6}[x.style]
		if cols == 0 {
			cols = 16
		}
	}
	limit := 256
	if x.style == xxdPlain || x.style == xxdInclude {
		limit = 1 << 20
	}
	if x.cols == -1 && x.style == xxdPlain {
		cols = 0
	} else if cols < 1 || cols > limit {
		return x.p.Fail("invalid number of columns (max. 256).")
	}
	if group < 1 || group > cols {
		group = cols
	}
	if x.style == xxdLittle && group&(group-1) != 0 {
		return x.p.Fail("number of octets per group must be a power of 2 with -e.")
	}
	x.cols, x.group = cols, group
	return -1
}

func (x *xxd) dump(in view.Handle, out *command.Output, name string) int {
	r := lineio.NewReader(in, x.p.Meter)
	defer r.Close()
	pos := x.seek
	if x.fromEnd {
		s, ok := lineio.Seeker(in)
		if ok {
			var err error
			pos, err = s.Seek(x.seek, io.SeekEnd)
			ok = err == nil
		}
		if !ok {
			x.p.Errorf("sorry, cannot seek.")
			return 4
		}
	} else if s, ok := lineio.Seeker(in); ok {
		s.Seek(x.seek, io.SeekCurrent)
	} else if !discard(r, x.seek) {
		x.p.Errorf("sorry, cannot seek.")
		return 4
	}
	next := func(n int) []byte {
		if x.length >= 0 {
			n = int(min(int64(n), x.length))
		}
		b := r.Peek(n)
		r.ReadChunk(len(b))
		if x.length >= 0 {
			x.length -= int64(len(b))
		}
		return b
	}
	switch x.style {
	case xxdInclude:
		x.include(next, out, name)
	case xxdPlain:
		x.plain(next, out)
	default:
		x.lines(next, out, pos)
	}
	if err := r.Err(); err != nil {
		x.p.Errorf("%s: %s", name, command.ErrText(err))
		return 2
	}
	return 0
}

func discard(r *lineio.Reader, n int64) bool {
	for n > 0 {
		chunk, err := r.ReadChunk(int(min(n, 1<<16)))
		if err != nil {
			return false
		}
		n -= int64(len(chunk))
	}
	return true
}

const (
	lowerHex = "0123456789abcdef"
	upperHex = "0123456789ABCDEF"
)

func (x *xxd) hex() string {
	if x.upper {
		return upperHex
	}
	return lowerHex
}

func (x *xxd) plain(next func(int) []byte, out *command.Output) {
	width := x.cols
	if width == 0 {
		width = 1024
	}
	hex := x.hex()
	any := false
	for {
		b := next(width)
		if len(b) == 0 {
			break
		}
		any = true
		for _, c := range b {
			out.WriteByte(hex[c>>4])
			out.WriteByte(hex[c&15])
		}
		if x.cols != 0 {
			out.WriteByte('\n')
		}
	}
	if x.cols == 0 && any {
		out.WriteByte('\n')
	}
}

func (x *xxd) include(next func(int) []byte, out *command.Output, name string) {
	named := name != "-" || x.name != ""
	if x.name != "" {
		name = x.name
	}
	id := []byte(name)
	for i, c := range id {
		if !(c|0x20 >= 'a' && c|0x20 <= 'z' || c >= '0' && c <= '9') {
			id[i] = '_'
		}
	}
	prefix := ""
	if len(id) > 0 && id[0] >= '0' && id[0] <= '9' {
		prefix = "__"
	}
	ident, suffix := prefix+string(id), "_len"
	if x.capital {
		ident, suffix = strings.ToUpper(ident), "_LEN"
	}
	if named {
		out.WriteString("unsigned char " + ident + "[] = {\n")
	}
	hex := x.hex()
	total := 0
	for {
		b := next(x.cols)
		if len(b) == 0 {
			break
		}
		for _, c := range b {
			switch {
			case total == 0:
				out.WriteString("  ")
			case total%x.cols == 0:
				out.WriteString(",\n  ")
			default:
				out.WriteString(", ")
			}
			zeroX := "0x"
			if x.upper {
				zeroX = "0X"
			}
			out.WriteString(zeroX + string(hex[c>>4]) + string(hex[c&15]))
			total++
		}
	}
	if total > 0 {
		out.WriteByte('\n')
	}
	if named {
		out.WriteString("};\nunsigned int " + ident + suffix + " = " + strconv.Itoa(total) + ";\n")
	}
}

// lines prints the normal, binary and little-endian dumps.
func (x *xxd) lines(next func(int) []byte, out *command.Output, pos int64) {
	grplen := 2*x.group + 1
	if x.style == xxdBits {
		grplen = 8*x.group + 1
	}
	hex := x.hex()
	skipper := xxdSkipper{out: out}
	var last []byte
	full := true
	for {
		b := next(x.cols)
		if len(b) == 0 {
			break
		}
		full = len(b) == x.cols
		x.p.Charge(int64(len(b)))
		base := 16
		if x.decimal {
			base = 10
		}
		address := zeroPadded(strconv.FormatInt(pos+x.offset, base), 8) + ":"
		text := len(address) + 3 + (grplen*x.cols-1)/x.group
		line := blankLine(text + len(b) + 1)
		copy(line, address)
		zero := true
		for i, c := range b {
			at := i
			if x.style == xxdLittle {
				at = i ^ (x.group - 1)
			}
			col := len(address) + 1 + grplen*at/x.group
			if x.style == xxdBits {
				for bit := 7; bit >= 0; bit-- {
					line[col] = '0' + c>>bit&1
					col++
				}
			} else {
				line[col], line[col+1] = hex[c>>4], hex[c&15]
			}
			zero = zero && c == 0
			if x.ebcdic {
				c = ebcdicToASCII(c)
			} else if c < ' ' || c >= 0x7f {
				c = '.'
			}
			line[text+i] = c
		}
		line[len(line)-1] = '\n'
		pos += int64(len(b))
		last = line
		skipper.line(line, !x.autoskip || !zero || !full, false)
	}
	if x.autoskip && full && last != nil {
		skipper.line(last, true, true)
	}
}

func blankLine(n int) []byte {
	line := make([]byte, n)
	for i := range line {
		line[i] = ' '
	}
	return line
}

// xxdSkipper leaves out all but the first and last of adjacent lines of NULs.
type xxdSkipper struct {
	out  *command.Output
	seen int
	held []byte
}

func (s *xxdSkipper) line(line []byte, show, atEnd bool) {
	if !show && s.seen == 1 {
		s.held = line
	}
	if show || s.seen == 0 {
		if !show {
			s.seen++
		}
		if show {
			if atEnd {
				s.seen--
			}
			if s.seen == 2 {
				s.out.Write(s.held)
			}
			if s.seen > 2 {
				s.out.WriteString("*\n")
			}
		}
		if !atEnd || s.seen > 0 {
			s.out.Write(line)
		}
		if show {
			s.seen = 0
		}
		return
	}
	s.seen++
}

// ebcdicToASCII maps the printable characters of EBCDIC code page 037 as xxd -E
// does; all others become a dot.
func ebcdicToASCII(c byte) byte {
	const table = "\x40 \x4b.\x4c<\x4d(\x4e+\x4f|\x50&\x5a!\x5b$\x5c*\x5d)\x5e;\x5f~\x60-\x61/\x6b,\x6c%\x6d_\x6e>\x6f?\x79`\x7a:\x7b#\x7c@\x7d'\x7e=\x7f\""
	for i := 0; i < len(table); i += 2 {
		if table[i] == c {
			return table[i+1]
		}
	}
	switch {
	case c >= 0x81 && c <= 0x89:
		return 'a' + c - 0x81
	case c >= 0x91 && c <= 0x99:
		return 'j' + c - 0x91
	case c >= 0xa2 && c <= 0xa9:
		return 's' + c - 0xa2
	case c >= 0xc1 && c <= 0xc9:
		return 'A' + c - 0xc1
	case c >= 0xd1 && c <= 0xd9:
		return 'J' + c - 0xd1
	case c >= 0xe2 && c <= 0xe9:
		return 'S' + c - 0xe2
	case c >= 0xf0 && c <= 0xf9:
		return '0' + c - 0xf0
	}
	return '.'
}

// undump is -r: it turns a hex dump back into bytes.
func (x *xxd) undump(in view.Handle, out *command.Output, target view.Handle) int {
	r := lineio.NewReader(in, x.p.Meter)
	defer r.Close()
	plain := x.style == xxdPlain
	n1, n2, n3 := -1, -1, -1
	garbage := !plain
	column := x.cols
	var have, want int64
	skipLine := func(c byte) {
		for c != '\n' {
			var err error
			if c, err = r.ReadByte(); err != nil {
				return
			}
		}
	}
	for {
		c, err := r.ReadByte()
		if err != nil {
			return 0
		}
		x.p.Charge(1)
		if c == '\r' || plain && (c == ' ' || c == '\n' || c == '\t') {
			continue
		}
		n3, n2 = n2, n1
		n1 = hexDigit(c)
		if n1 < 0 && garbage {
			continue
		}
		garbage = false
		if !plain && column >= x.cols {
			if n1 < 0 {
				column = 0
				continue
			}
			want = want<<4 | int64(n1)
			continue
		}
		if at := x.seek + want; at != have && !plain {
			if !moveTo(out, target, have, at) {
				x.p.Errorf("sorry, cannot seek backwards.")
				return 5
			}
			have = at
		}
		if n2 >= 0 && n1 >= 0 {
			out.WriteByte(byte(n2<<4 | n1))
			have++
			want++
			n1 = -1
			if column++; !plain && column >= x.cols {
				want = 0
				skipLine(c)
				column, garbage = x.cols, true
			}
		} else if n1 < 0 && n2 < 0 && n3 < 0 {
			want = 0
			skipLine(c)
			column, garbage = x.cols, true
			continue
		}
		if c == '\n' {
			if !plain {
				want = 0
			}
			column, garbage = x.cols, true
		}
	}
}

// moveTo goes to offset at of the output; a pipe is filled with NULs.
func moveTo(out *command.Output, target view.Handle, have, at int64) bool {
	if target != nil {
		out.Flush()
		if s, ok := lineio.Seeker(target); ok {
			_, err := s.Seek(at, io.SeekStart)
			return err == nil
		}
	}
	if at < have {
		return false
	}
	for zeros := make([]byte, 4096); have < at; {
		n := min(at-have, int64(len(zeros)))
		out.Write(zeros[:n])
		have += n
	}
	return true
}

func hexDigit(c byte) int {
	switch {
	case c >= '0' && c <= '9':
		return int(c - '0')
	case c|0x20 >= 'a' && c|0x20 <= 'f':
		return int(c|0x20-'a') + 10
	}
	return -1
}
