package text

import (
	"encoding/binary"
	"strings"
	"unicode/utf8"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{
		Name: "iconv", Summary: "convert text between character encodings", Run: runIconv,
		Unwritable: command.Unwritable{
			Text: "{name}: error while closing output file: {error}\n",
			Long: "{name}: conversion stopped due to problem in writing the output\n",
		},
	})
}

var iconvOpts = gnu.Options(
	command.Opt{Short: 'f', Long: "from-code", Arg: command.RequiredArg},
	command.Opt{Short: 't', Long: "to-code", Arg: command.RequiredArg},
	command.Opt{Short: 'l', Long: "list"},
	command.Opt{Short: 'c'},
	command.Opt{Short: 'o', Long: "output", Arg: command.RequiredArg},
	command.Opt{Short: 's', Long: "silent"},
	command.Opt{Long: "verbose", ID: 256},
	command.Opt{Short: '?', ID: gnu.HelpID},
	command.Opt{Short: 'V', ID: gnu.VersionID},
)

// charset is an encoding: single bytes by a table, or a Unicode form of width
// bytes and an order.
type charset struct {
	names string // synonyms, in upper case
	table string // of the characters 0x80–0xff; "" if there are none
	runes []rune // table, of an encoding in use
	width int    // 1 single byte, 2 UTF-16, 4 UTF-32, 0 UTF-8
	big   bool
	mark  bool // writes a byte order mark, and obeys one
}

var latin1Upper = func() string {
	var b strings.Builder
	for r := rune(0x80); r < 0x100; r++ {
		b.WriteRune(r)
	}
	return b.String()
}()

var charsets = []charset{
	{names: "UTF-8 UTF8"},
	{names: "ASCII US-ASCII ANSI_X3.4-1968 ISO646-US US 646", width: 1},
	{names: "ISO-8859-1 ISO8859-1 ISO_8859-1 ISO88591 LATIN1 L1", width: 1, table: latin1Upper},
	{names: "ISO-8859-15 ISO8859-15 ISO_8859-15 LATIN-9 LATIN9", width: 1, table: strings.NewReplacer("¤", "€", "¦", "Š", "¨", "š", "´", "Ž", "¸", "ž", "¼", "Œ", "½", "œ", "¾", "Ÿ").Replace(latin1Upper)},
	{names: "WINDOWS-1252 CP1252 MS-ANSI", width: 1, table: "€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ" + latin1Upper[64:]},
	{names: "UTF-16 UTF16", width: 2, mark: true},
	{names: "UTF-16LE UTF16LE UCS-2LE", width: 2},
	{names: "UTF-16BE UTF16BE UCS-2BE", width: 2, big: true},
	{names: "UCS-2 UCS2 ISO-10646-UCS-2", width: 2},
	{names: "UTF-32 UTF32", width: 4, mark: true},
	{names: "UTF-32LE UTF32LE UCS-4LE", width: 4},
	{names: "UTF-32BE UTF32BE UCS-4 UCS4 UCS-4BE", width: 4, big: true},
}

func findCharset(name string) (charset, bool) {
	name = strings.ToUpper(name)
	for _, c := range charsets {
		for _, n := range strings.Fields(c.names) {
			if n == name {
				c.runes = []rune(c.table)
				return c, true
			}
		}
	}
	return charset{}, false
}

type converter struct {
	p        *command.Proc
	from, to charset
	skip     bool // -c and //IGNORE: leave out what cannot be converted
	translit bool
	skipped  bool
	position int // in the last file
	out      []byte
	begun    bool
}

func runIconv(p *command.Proc) int {
	from, to, output := "UTF-8", "UTF-8", ""
	if !p.UTF8() {
		from, to = "ASCII", "ASCII"
	}
	c := &converter{p: p}
	g := p.Getopt(iconvOpts)
	for g.Next() {
		switch g.Opt {
		case 'f':
			from = g.Arg
		case 't':
			to = g.Arg
		case 'l':
			for _, cs := range charsets {
				p.Stdout.WriteString(strings.ReplaceAll(cs.names, " ", "// ") + "//\n")
			}
			return 0
		case 'c':
			c.skip = true
		case 'o':
			output = g.Arg
		case 's', 256:
		default:
			return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION...] [FILE...]\nConvert encoding of given files from one encoding to another.", iconvOpts)
		}
	}
	if g.Err != nil {
		return p.UsageError(64, "%v", g.Err)
	}
	from, _, _ = strings.Cut(from, "//")
	to, suffix, _ := strings.Cut(to, "//")
	c.translit = strings.Contains(strings.ToUpper(suffix), "TRANSLIT")
	ignore := strings.Contains(strings.ToUpper(suffix), "IGNORE")
	c.skip = c.skip || ignore
	var ok bool
	if c.from, ok = findCharset(from); !ok {
		return p.Fail("conversion from `%s' is not supported", from)
	}
	if c.to, ok = findCharset(to); !ok {
		return p.Fail("conversion to `%s' is not supported", to)
	}
	out := p.Stdout
	if output != "" {
		h, err := p.Create(output)
		if err != nil {
			return p.Fail("unable to open output file: %s", command.ErrText(err))
		}
		defer h.Close()
		out = command.NewOutput(h, p.Meter)
		defer out.Flush()
	}
	status := 0
	files := g.Operands
	if len(files) == 0 {
		files = []string{"-"}
	}
	for _, name := range files {
		in, err := p.OpenInput(name)
		if err != nil {
			p.Errorf("cannot open input file `%s': %s", name, command.ErrText(err))
			status = 1
			continue
		}
		if !c.file(in, out) {
			in.Close()
			return 1
		}
		in.Close()
	}
	if c.skipped && ignore {
		return p.Fail("illegal input sequence at position %d", c.position)
	}
	return status
}

func (c *converter) file(in view.Handle, out *command.Output) bool {
	data, free, err := slurp(c.p, in)
	defer free()
	if err != nil {
		c.p.Errorf("unable to read input: %s", command.ErrText(err))
		return false
	}
	fail := func(format string, args ...any) bool {
		out.Write(c.out)
		c.out = c.out[:0]
		c.p.Errorf(format, args...)
		return false
	}
	big := c.from.big
	if c.from.mark && len(data) >= c.from.width {
		switch r, n, _ := c.from.decode(data, false); {
		case r == 0xfeff:
			data = data[n:]
		default:
			if r, n, _ := c.from.decode(data, true); r == 0xfeff {
				big, data = true, data[n:]
			}
		}
	}
	if c.to.mark && !c.begun && len(data) > 0 {
		c.to.encode(&c.out, 0xfeff)
		c.begun = true
	}
	units := int64(0)
	for at := 0; at < len(data); {
		r, n, short := c.from.decode(data[at:], big)
		switch {
		case short:
			if c.skip {
				c.skipped = true
				at = len(data)
				continue
			}
			return fail("incomplete character or shift sequence at end of buffer")
		case r < 0:
			if !c.skip {
				return fail("illegal input sequence at position %d", at)
			}
			c.skipped = true
			at += n
			continue
		}
		if units++; r >= utf8.RuneSelf && c.to.width == 1 {
			units += 64 // looked up in a table, and perhaps in one of replacements
		}
		if units >= 4096 {
			c.p.Charge(units / 8)
			units = 0
		}
		if !c.to.encode(&c.out, r) {
			switch {
			case c.translit:
				for _, t := range transliterate(r) {
					if !c.to.encode(&c.out, t) {
						c.to.encode(&c.out, '?')
					}
				}
			case c.skip:
				c.skipped = true
			default:
				return fail("illegal input sequence at position %d", at)
			}
		}
		at += n
		if len(c.out) > 16<<10 {
			out.Write(c.out)
			c.out = c.out[:0]
		}
	}
	out.Write(c.out)
	c.out = c.out[:0]
	c.position = len(data)
	return true
}

// decode reads one character; r is -1 for bytes that are none, and short reports
// that the input ends within one.
func (cs charset) decode(b []byte, big bool) (r rune, n int, short bool) {
	switch cs.width {
	case 0:
		r, n = utf8.DecodeRune(b)
		if r == utf8.RuneError && n == 1 {
			return -1, 1, !utf8.FullRune(b)
		}
		return r, n, false
	case 1:
		if b[0] < 0x80 {
			return rune(b[0]), 1, false
		}
		if i := int(b[0]) - 0x80; i < len(cs.runes) && cs.runes[i] != utf8.RuneError {
			return cs.runes[i], 1, false
		}
		return -1, 1, false
	}
	if len(b) < cs.width {
		return -1, len(b), true
	}
	order := binary.ByteOrder(binary.LittleEndian)
	if big {
		order = binary.BigEndian
	}
	if cs.width == 4 {
		v := order.Uint32(b)
		if v > utf8.MaxRune || v >= 0xd800 && v < 0xe000 {
			return -1, 4, false
		}
		return rune(v), 4, false
	}
	v := rune(order.Uint16(b))
	switch {
	case v >= 0xdc00 && v < 0xe000:
		return -1, 2, false
	case v >= 0xd800 && v < 0xdc00:
		if len(b) < 4 {
			return -1, 2, true
		}
		low := rune(order.Uint16(b[2:]))
		if low < 0xdc00 || low > 0xdfff {
			return -1, 2, false
		}
		return (v-0xd800)<<10 | (low - 0xdc00) + 0x10000, 4, false
	}
	return v, 2, false
}

// encode appends r; it reports false for a character that the encoding lacks.
func (cs charset) encode(out *[]byte, r rune) bool {
	order := binary.AppendByteOrder(binary.LittleEndian)
	if cs.big {
		order = binary.BigEndian
	}
	switch cs.width {
	case 0:
		*out = utf8.AppendRune(*out, r)
	case 1:
		if r < 0x80 {
			*out = append(*out, byte(r))
			return true
		}
		i := 0
		for _, t := range cs.table {
			if t == r {
				*out = append(*out, byte(0x80+i))
				return true
			}
			i++
		}
		return false
	case 2:
		if r >= 0x10000 {
			r -= 0x10000
			*out = order.AppendUint16(*out, uint16(0xd800+r>>10))
			r = 0xdc00 + r&0x3ff
		}
		*out = order.AppendUint16(*out, uint16(r))
	case 4:
		*out = order.AppendUint32(*out, uint32(r))
	}
	return true
}

// plainForms has what stands for characters that plain encodings lack, as far
// as glibc's C locale knows it and texts need it.
var plainForms = map[rune]string{
	'€': "EUR", '‘': "'", '’': "'", '‚': ",", '“': `"`, '”': `"`, '„': ",,", '–': "-", '—': "-", '…': "...", '•': "o", '«': "<<",
	'»': ">>", '©': "(C)", '®': "(R)", '™': "(TM)", '×': "x", '\u00a0': " ", 'ß': "ss", 'Æ': "AE", 'æ': "ae", 'Œ': "OE", 'œ': "oe",
	'Ø': "O", 'ø': "o", 'ł': "l", 'Ł': "L", 'ı': "i", '←': "<-", '→': "->", '‐': "-", '‑': "-", '‹': "<", '›': ">",
}

func transliterate(r rune) string {
	if s, ok := plainForms[r]; ok {
		return s
	}
	const accented = "ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜÝàáâãäåçèéêëìíîïñòóôõöùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĨĩĪīĬĭĮįİĴĵĶķĹĺĻļĽľŃńŅņŇňŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽž"
	const plainLetters = "AAAAAACEEEEIIIINOOOOOUUUUYaaaaaaceeeeiiiinooooouuuuyyAaAaAaCcCcCcCcDdEeEeEeEeEeGgGgGgGgHhIiIiIiIiIJjKkLlLlLlNnNnNnOoOoOoRrRrRrSsSsSsSsTtTtUuUuUuUuUuUuWwYyYZzZzZz"
	i := 0
	for _, a := range accented {
		if a == r {
			return plainLetters[i : i+1]
		}
		i++
	}
	return "?"
}
