package digest

import (
	"bytes"
	"fmt"
	"strconv"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/lineio"
	"ambit/core/shell/longdouble"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{Name: "hexdump", Summary: "display file contents in hexadecimal, decimal, octal, or ascii", Run: runHexdump, ShortName: true, Unwritable: command.Unwritable{Long: command.WriteErrorOnly}})
	command.Register(command.Spec{Name: "hd", Summary: "display file contents in hexadecimal and ascii", Run: runHexdump, ShortName: true, Unwritable: command.Unwritable{Long: command.WriteErrorOnly}})
}

var hexdumpOpts = gnu.Options(
	command.Opt{Short: 'b', Long: "one-byte-octal"},
	command.Opt{Short: 'X', Long: "one-byte-hex"},
	command.Opt{Short: 'c', Long: "one-byte-char"},
	command.Opt{Short: 'C', Long: "canonical"},
	command.Opt{Short: 'd', Long: "two-bytes-decimal"},
	command.Opt{Short: 'o', Long: "two-bytes-octal"},
	command.Opt{Short: 'x', Long: "two-bytes-hex"},
	command.Opt{Short: 'L', Long: "color", Arg: command.OptionalArg},
	command.Opt{Short: 'e', Long: "format", Arg: command.RequiredArg},
	command.Opt{Short: 'f', Long: "format-file", Arg: command.RequiredArg},
	command.Opt{Short: 'n', Long: "length", Arg: command.RequiredArg},
	command.Opt{Short: 's', Long: "skip", Arg: command.RequiredArg},
	command.Opt{Short: 'v', Long: "no-squeezing"},
	command.Opt{Short: 'h', ID: gnu.HelpID},
	command.Opt{Short: 'V', ID: gnu.VersionID},
)

// hexdumpFormats are the format strings that the letter options stand for.
var hexdumpFormats = map[int][]string{
	'b': {`"%07.7_Ax\n"`, `"%07.7_ax " 16/1 "%03o " "\n"`},
	'X': {`"%07.7_Ax\n"`, `"%07.7_ax " 16/1 " %02x " "\n"`},
	'c': {`"%07.7_Ax\n"`, `"%07.7_ax " 16/1 "%3_c " "\n"`},
	'C': {`"%08.8_Ax\n"`, `"%08.8_ax  " 8/1 "%02x " "  " 8/1 "%02x " `, `"  |" 16/1 "%_p" "|\n"`},
	'd': {`"%07.7_Ax\n"`, `"%07.7_ax " 8/2 "  %05u " "\n"`},
	'o': {`"%07.7_Ax\n"`, `"%07.7_ax " 8/2 " %06o " "\n"`},
	'x': {`"%07.7_Ax\n"`, `"%07.7_ax " 8/2 "   %04x " "\n"`},
	0:   {`"%07.7_Ax\n"`, `"%07.7_ax " 8/2 "%04x " "\n"`},
}

// hexPart is text, or a conversion with the text before it.
type hexPart struct {
	text  string // before the conversion, or all of a text part
	flags string
	width string
	prec  string
	conv  string // "d", "_c", "_ax", …; "" for text
	bytes int
}

// hexUnit is iterations/bytes "format".
type hexUnit struct {
	parts []hexPart
	reps  int
	set   bool // an iteration count was given
	bytes int
}

type hexdump struct {
	p      *command.Proc
	lines  [][]hexUnit
	ends   []hexPart // %_A, printed once at the end
	block  int
	skip   uint64
	length int64
	all    bool
}

func runHexdump(p *command.Proc) int {
	h := &hexdump{p: p, length: -1}
	var formats []string
	if p.Name == "hd" {
		formats = hexdumpFormats['C']
	}
	g := p.Getopt(hexdumpOpts)
	for g.Next() {
		switch g.Opt {
		case 'b', 'X', 'c', 'C', 'd', 'o', 'x':
			formats = append(formats, hexdumpFormats[g.Opt]...)
		case 'e':
			formats = append(formats, g.Arg)
		case 'f':
			in, err := p.Open(g.Arg)
			if err != nil {
				return p.Fail("can't read %s: %s", g.Arg, command.ErrText(err))
			}
			r := lineio.NewReader(in, p.Meter)
			for {
				line, err := r.ReadLine()
				if err != nil {
					break
				}
				if s := strings.TrimSpace(string(line)); s != "" && s[0] != '#' {
					formats = append(formats, s)
				}
			}
			r.Close()
			in.Close()
		case 'n', 's':
			n, err := parseOffset(g.Arg, "bkKmMGTPEYZ0")
			if err != nil {
				return p.Fail("failed to parse %s: '%s': Invalid argument", map[int]string{'n': "length", 's': "offset"}[g.Opt], g.Arg)
			}
			if g.Opt == 'n' {
				h.length = int64(min(n, 1<<62))
			} else {
				h.skip = n
			}
		case 'v':
			h.all = true
		case 'L':
		default:
			return gnu.HelpOrVersion(p, g.Opt, "%s [options] <file>...\nDisplay file contents in hexadecimal, decimal, octal, or ascii.", hexdumpOpts)
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	if len(formats) == 0 {
		formats = hexdumpFormats[0]
	}
	for _, f := range formats {
		if bad := h.addFormat(f); bad != "" {
			return p.Fail("%s", bad)
		}
	}
	h.settle()
	if h.block == 0 {
		return 0 // formats that show no byte
	}
	files := g.Operands
	if len(files) == 0 {
		files = []string{"-"}
	}
	return h.run(files, len(g.Operands) > 0)
}

// addFormat parses one -e argument; the result says what is wrong.
func (h *hexdump) addFormat(s string) string {
	var units []hexUnit
	badFormat := "bad format {" + s + "}"
	for {
		s = strings.TrimLeft(s, " \t\n")
		if s == "" {
			break
		}
		u := hexUnit{reps: 1}
		size := 0
		number := func() int {
			n, i := 0, 0
			for i < len(s) && s[i] >= '0' && s[i] <= '9' && n < 1<<16 {
				n = n*10 + int(s[i]-'0')
				i++
			}
			s = s[i:]
			return n
		}
		if s[0] >= '0' && s[0] <= '9' {
			u.reps, u.set = number(), true
			s = strings.TrimLeft(s, " \t")
		}
		if strings.HasPrefix(s, "/") {
			s = strings.TrimLeft(s[1:], " \t")
			size = number()
			s = strings.TrimLeft(s, " \t")
		}
		if !strings.HasPrefix(s, `"`) {
			return badFormat
		}
		end := strings.IndexByte(s[1:], '"') + 1
		if end == 0 {
			return badFormat
		}
		var bad string
		if u.parts, bad = parseHexParts(unescapeHex(s[1:end]), size); bad != "" {
			return bad
		}
		for _, part := range u.parts {
			u.bytes += part.bytes
		}
		units = append(units, u)
		s = s[end+1:]
	}
	h.lines = append(h.lines, units)
	return ""
}

func unescapeHex(s string) string {
	return strings.NewReplacer(`\a`, "\a", `\b`, "\b", `\f`, "\f", `\n`, "\n", `\r`, "\r", `\t`, "\t", `\v`, "\v", `\0`, "\x00", `\\`, "\\", `\"`, `"`).Replace(s)
}

// parseHexParts takes a format apart; bad says what is wrong with it.
func parseHexParts(s string, size int) (parts []hexPart, bad string) {
	text := ""
	for s != "" {
		i := strings.IndexByte(s, '%')
		if i < 0 {
			text += s
			break
		}
		text += s[:i]
		s = s[i+1:]
		if strings.HasPrefix(s, "%") {
			text += "%"
			s = s[1:]
			continue
		}
		part := hexPart{text: text}
		text = ""
		take := func(set string) string {
			n := 0
			for n < len(s) && strings.IndexByte(set, s[n]) >= 0 {
				n++
			}
			t := s[:n]
			s = s[n:]
			return t
		}
		part.flags = take(" -0+#")
		part.width = take("0123456789")
		if strings.HasPrefix(s, ".") {
			s = s[1:]
			part.prec = "." + take("0123456789")
		}
		if s == "" {
			return nil, "bad conversion character %"
		}
		part.conv = s[:1]
		s = s[1:]
		if part.conv == "_" {
			if s == "" {
				return nil, "bad conversion character %_"
			}
			part.conv += s[:1]
			s = s[1:]
			if part.conv == "_a" || part.conv == "_A" {
				if s == "" {
					return nil, "bad conversion character %" + part.conv
				}
				part.conv += s[:1]
				s = s[1:]
			}
		}
		switch part.conv {
		case "d", "i", "o", "u", "x", "X":
			part.bytes = 4
		case "e", "f", "g", "E", "G":
			part.bytes = 8
		case "c", "_c", "_p", "_u":
			part.bytes = 1
		case "s":
			fmt.Sscanf(part.prec, ".%d", &part.bytes)
			if part.bytes == 0 {
				part.bytes = size
			}
			if part.bytes == 0 {
				return nil, "%s requires a precision or a byte count"
			}
		case "_ad", "_ao", "_ax", "_Ad", "_Ao", "_Ax":
		default:
			return nil, "bad conversion character %" + part.conv
		}
		if size > 0 && part.bytes > 0 {
			part.bytes = size
		}
		switch part.bytes {
		case 0, 1, 2, 4, 8:
		default:
			if part.conv != "s" {
				return nil, "bad byte count for conversion character " + part.conv
			}
		}
		parts = append(parts, part)
	}
	if text != "" {
		parts = append(parts, hexPart{text: text})
	}
	return parts, ""
}

// settle finds the block size and repeats last units that have no count.
func (h *hexdump) settle() {
	sizes := make([]int, len(h.lines))
	for i, units := range h.lines {
		for _, u := range units {
			sizes[i] += u.bytes * u.reps
		}
		h.block = max(h.block, sizes[i])
	}
	for i, units := range h.lines {
		if n := len(units); n > 0 && sizes[i] < h.block {
			if last := &units[n-1]; !last.set && last.bytes > 0 {
				last.reps += (h.block - sizes[i]) / last.bytes
			}
		}
		for _, u := range units {
			for _, part := range u.parts {
				if strings.HasPrefix(part.conv, "_A") {
					h.ends = u.parts
					break
				}
			}
		}
	}
}

func (h *hexdump) run(files []string, named bool) int {
	p := h.p
	d := &odDump{p: p}
	in := &odInput{d: d, files: files, lenient: true}
	defer in.close()
	opened := in.open()
	if !opened && named {
		p.Errorf("all input file arguments failed")
		return 1
	}
	if h.skip > 0 && !named {
		if info, err := p.Stdin.Stat(); err != nil || info.Kind != view.File {
			return p.Fail("stdin: Illegal seek")
		}
	}
	buf := make([]byte, 4096)
	for left := h.skip; left > 0; {
		n := in.read(buf[:min(left, uint64(len(buf)))])
		if n == 0 {
			h.skip -= left
			break
		}
		left -= uint64(n)
	}
	block, prev := make([]byte, h.block), make([]byte, h.block)
	address := h.skip
	starred, hasPrev := false, false
	for {
		want := block
		if h.length >= 0 {
			want = block[:min(int64(len(block)), h.length)]
		}
		n := in.read(want)
		if h.length >= 0 {
			h.length -= int64(n)
		}
		if n == 0 {
			break
		}
		if n == h.block && hasPrev && !h.all && bytes.Equal(block, prev) {
			if !starred {
				p.Stdout.WriteString("*\n")
				starred = true
			}
			address += uint64(n)
			p.Charge(1 + int64(n)/16)
			continue
		}
		starred = false
		clear(block[n:])
		h.print(block, n, address)
		address += uint64(n)
		block, prev = prev, block
		hasPrev = true
		if n < h.block {
			break
		}
	}
	if address > h.skip || address > 0 && h.skip > 0 {
		for _, part := range h.ends {
			p.Stdout.WriteString(part.text)
			if part.conv != "" {
				p.Stdout.WriteString(part.address(address))
			}
		}
	}
	return d.status
}

func (part hexPart) address(n uint64) string {
	return fmt.Sprintf("%"+part.flags+part.width+part.prec+part.conv[2:], n)
}

func (h *hexdump) print(block []byte, valid int, address uint64) {
	out := h.p.Stdout
	h.p.Charge(int64(h.block))
	var scratch [64]byte
	for _, units := range h.lines {
		at := 0
	line:
		for _, u := range units {
			for rep := u.reps; rep > 0; rep-- {
				for k, part := range u.parts {
					if strings.HasPrefix(part.conv, "_A") {
						break line
					}
					text := part.text
					if part.conv == "" && rep == 1 && u.reps > 1 && k == len(u.parts)-1 && strings.HasSuffix(text, " ") {
						text = text[:len(text)-1]
					}
					out.WriteString(text)
					switch {
					case part.conv == "":
					case part.bytes == 0:
						out.WriteString(part.address(address + uint64(at)))
					case at >= valid:
						out.WriteString(fmt.Sprintf("%"+part.width+"s", ""))
					default:
						b := block[at:min(at+part.bytes, len(block))]
						if fast, ok := part.formatFast(scratch[:0], b); ok {
							out.Write(fast)
						} else {
							out.WriteString(part.format(b))
						}
					}
					at = min(at+part.bytes, h.block)
				}
			}
		}
	}
}

// formatFast is format for the conversions of the letter options.
func (part hexPart) formatFast(out, b []byte) ([]byte, bool) {
	if part.prec != "" || part.flags != "" && part.flags != "0" {
		return out, false
	}
	base := 0
	switch part.conv {
	case "_p":
		if part.width != "" {
			return out, false
		}
		c := b[0]
		if c < ' ' || c >= 0x7f {
			c = '.'
		}
		return append(out, c), true
	case "x":
		base = 16
	case "o":
		base = 8
	case "u":
		base = 10
	default:
		return out, false
	}
	var v uint64
	for i := len(b) - 1; i >= 0; i-- {
		v = v<<8 | uint64(b[i])
	}
	var digits [24]byte
	text := strconv.AppendUint(digits[:0], v, base)
	width := 0
	for _, c := range []byte(part.width) {
		width = min(width*10+int(c-'0'), 1<<16)
	}
	fill := byte(' ')
	if part.flags == "0" {
		fill = '0'
	}
	for n := len(text); n < width; n++ {
		out = append(out, fill)
	}
	return append(out, text...), true
}

func (part hexPart) format(b []byte) string {
	spec := "%" + part.flags + part.width
	t := odType{letter: 'u', size: len(b)}
	switch part.conv {
	case "_c":
		t = odType{letter: 'c', size: 1}
		return fmt.Sprintf(spec+"s", t.format(b[:1], false))
	case "_u":
		if c := b[0]; c < ' ' || c == 0x7f {
			t = odType{letter: 'a', size: 1}
			name := t.format(b[:1], false)
			if name == "nl" {
				name = "lf"
			}
			return fmt.Sprintf(spec+"s", name)
		}
		return fmt.Sprintf(spec+"s", printableByte(b[0], fmt.Sprintf("%02x", b[0])))
	case "_p":
		return fmt.Sprintf(spec+"s", printableByte(b[0], "."))
	case "c":
		return fmt.Sprintf(spec+"s", string(b[:1]))
	case "s":
		return fmt.Sprintf(spec+"s", string(bytes.TrimRight(b, "\x00")))
	case "e", "f", "g", "E", "G":
		return part.float(floatOf(b))
	case "d", "i":
		t.letter = 'd'
		var v int64
		fmt.Sscan(t.format(b, false), &v)
		return fmt.Sprintf(spec+part.prec+"d", v)
	}
	var v uint64
	fmt.Sscan(t.format(b, false), &v)
	verb := part.conv
	if verb == "u" {
		verb = "d"
	}
	return fmt.Sprintf(spec+part.prec+verb, v)
}

// float is f as printf(3) has it.
func (part hexPart) float(f float64) string {
	spec := longdouble.Spec{Verb: part.conv[0], Precision: 6}
	if part.prec != "" {
		spec.Precision, _ = strconv.Atoi("0" + part.prec[1:])
	}
	spec.Width, _ = strconv.Atoi("0" + part.width)
	for _, c := range []byte(part.flags) {
		switch c {
		case '-':
			spec.Minus = true
		case '+':
			spec.Plus = true
		case ' ':
			spec.Space = true
		case '0':
			spec.Zero = true
		case '#':
			spec.Alt = true
		}
	}
	x := longdouble.FromFloat64(f)
	return x.Format(spec)
}

func printableByte(c byte, otherwise string) string {
	if c >= ' ' && c < 0x7f {
		return string(rune(c))
	}
	return otherwise
}
