package digest

import (
	"bytes"
	"fmt"
	"io"
	"strconv"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/lineio"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{Name: "od", Summary: "dump files in octal and other formats", Run: runOd, Unwritable: command.Unwritable{Long: "{name}: write error\n{name}: write error: {error}\n"}})
}

const odUsage = "%s [OPTION]... [FILE]...\n  or:  %s [-abcdfilosx]... [FILE] [[+]OFFSET[.][b]]\nWrite an unambiguous representation, octal bytes by default, of FILE to standard output."

const (
	odTraditional = 256 + iota
	odEndian
)

var odOpts = gnu.Options(
	command.Opt{Short: 'j', Long: "skip-bytes", Arg: command.RequiredArg},
	command.Opt{Short: 'A', Long: "address-radix", Arg: command.RequiredArg},
	command.Opt{Short: 'N', Long: "read-bytes", Arg: command.RequiredArg},
	command.Opt{Short: 't', Long: "format", Arg: command.RequiredArg},
	command.Opt{Short: 'v', Long: "output-duplicates"},
	command.Opt{Short: 'S', Arg: command.RequiredArg},
	command.Opt{Short: 'S', Long: "strings", Arg: command.OptionalArg},
	command.Opt{Long: "traditional", ID: odTraditional},
	command.Opt{Short: 'w', Long: "width", Arg: command.OptionalArg},
	command.Opt{Long: "endian", Arg: command.RequiredArg, ID: odEndian},
	command.Opt{Short: 'a'}, command.Opt{Short: 'b'}, command.Opt{Short: 'c'}, command.Opt{Short: 'd'},
	command.Opt{Short: 'f'}, command.Opt{Short: 'h'}, command.Opt{Short: 'i'}, command.Opt{Short: 'l'},
	command.Opt{Short: 'o'}, command.Opt{Short: 's'}, command.Opt{Short: 'x'}, command.Opt{Short: 'B'},
	command.Opt{Short: 'D'}, command.Opt{Short: 'e'}, command.Opt{Short: 'F'}, command.Opt{Short: 'H'},
	command.Opt{Short: 'I'}, command.Opt{Short: 'L'}, command.Opt{Short: 'O'}, command.Opt{Short: 'X'},
)

// odOldTypes are the types that the old options stand for.
var odOldTypes = map[int]string{'a': "a", 'b': "o1", 'c': "c", 'd': "u2", 'f': "fF", 'h': "x2", 'i': "dI", 'l': "dL", 'o': "o2",
	's': "d2", 'x': "x2", 'B': "o2", 'D': "u4", 'e': "fD", 'F': "fD", 'H': "x4", 'I': "dL", 'L': "dL", 'O': "o4", 'X': "x4"}

const odSizes = "bkKmMGTPEZYRQ0"

type odDump struct {
	p         *command.Proc
	types     []odType
	radix     byte
	skip      uint64
	limit     uint64
	limited   bool
	all       bool // -v
	width     int
	inStrings bool   // -S
	strings   uint64 // the least length
	bigEndian bool
	pseudo    bool // traditional second address
	label     uint64
	status    int
}

func runOd(p *command.Proc) int {
	d := &odDump{p: p, radix: 'o'}
	width, hasWidth, traditional := uint64(0), false, false
	modern := false
	g := p.Getopt(odOpts)
	number := func() (uint64, bool) {
		n, err := parseOffset(g.Arg, odSizes)
		return n, !gnu.BadNumber(p, g, err)
	}
	for g.Next() {
		ok := true
		switch g.Opt {
		case 'A':
			modern = true
			if len(g.Arg) == 0 || strings.IndexByte("doxn", g.Arg[0]) < 0 {
				c := byte(0)
				if g.Arg != "" {
					c = g.Arg[0]
				}
				return p.Fail("invalid output address radix '%c'; it must be one character from [doxn]", c)
			}
			d.radix = g.Arg[0]
		case 'j':
			modern = true
			d.skip, ok = number()
		case 'N':
			modern, d.limited = true, true
			d.limit, ok = number()
		case 'S':
			modern, d.inStrings = true, true
			d.strings = 3
			if g.HasArg {
				d.strings, ok = number()
			}
		case 't':
			modern = true
			ok = d.addTypes(g.Arg)
		case 'v':
			modern, d.all = true, true
		case 'w':
			modern, hasWidth, width = true, true, 32
			if g.HasArg {
				var err error
				width, err = gnu.ParseSize(g.Arg, "")
				ok = !gnu.BadNumber(p, g, err)
			}
		case odTraditional:
			traditional = true
		case odEndian:
			i, ambiguous, found := gnu.Choose(g.Arg, []string{"little", "big"})
			if !found {
				return gnu.BadChoice(p, 1, "--endian", g.Arg, ambiguous, []string{"little", "big"})
			}
			d.bigEndian = i == 1
		default:
			old, is := odOldTypes[g.Opt]
			if !is {
				return gnu.HelpOrVersion(p, g.Opt, odUsage, odOpts)
			}
			ok = d.addTypes(old)
		}
		if !ok {
			return 1
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	files := g.Operands
	if d.inStrings && len(d.types) > 0 {
		return p.Fail("no type may be specified when dumping strings")
	}
	if !modern || traditional {
		var ok bool
		if files, ok = d.oldOffset(files, traditional); !ok {
			return 1
		}
	}
	if len(d.types) == 0 {
		d.addTypes("oS")
	}
	d.setWidth(width, hasWidth)
	return d.run(files)
}

// parseOffset is gnu.ParseSize for numbers that may be octal or hexadecimal.
func parseOffset(s, suffixes string) (uint64, error) {
	t := strings.TrimLeft(s, " \t")
	if len(t) > 1 && t[0] == '0' {
		base, digits := 8, t[1:]
		if t[1]|0x20 == 'x' {
			base, digits = 16, t[2:]
		}
		i := 0
		for i < len(digits) && isHex(digits[i]) && (base == 16 || digits[i] < '8') {
			i++
		}
		if i > 0 || base == 8 {
			v := uint64(0)
			if i > 0 {
				n, err := strconv.ParseUint(digits[:i], base, 64)
				if err != nil {
					return 0, gnu.ErrOverflow
				}
				v = n
			}
			return gnu.ParseSize(strconv.FormatUint(v, 10)+digits[i:], suffixes)
		}
	}
	return gnu.ParseSize(s, suffixes)
}

// oldOffset takes the traditional [+]OFFSET[.][b] from the end of the operands.
func (d *odDump) oldOffset(files []string, traditional bool) ([]string, bool) {
	parse := func(s string) (uint64, bool) {
		if s == "" || s[0] != '+' && (s[0] < '0' || s[0] > '9') {
			return 0, false
		}
		s = strings.TrimPrefix(s, "+")
		unit := uint64(1)
		if t, ok := strings.CutSuffix(s, "b"); ok {
			s, unit = t, 512
		}
		base := 8
		if t, ok := strings.CutPrefix(strings.ToLower(s), "0x"); ok {
			s, base = t, 16
		}
		v, err := strconv.ParseUint(s, base, 63)
		return v * unit, err == nil
	}
	switch len(files) {
	case 1:
		if traditional || strings.HasPrefix(files[0], "+") {
			if v, ok := parse(files[0]); ok {
				d.skip = v
				return nil, true
			}
		}
	case 2:
		if traditional || strings.HasPrefix(files[1], "+") || files[1] != "" && files[1][0] >= '0' && files[1][0] <= '9' {
			if v, ok := parse(files[1]); ok {
				if traditional {
					if first, both := parse(files[0]); both {
						d.skip, d.pseudo, d.label = first, true, v
						return nil, true
					}
				}
				d.skip = v
				return files[:1], true
			}
		}
	case 3:
		if traditional {
			v, ok1 := parse(files[1])
			l, ok2 := parse(files[2])
			if ok1 && ok2 {
				d.skip, d.pseudo, d.label = v, true, l
				return files[:1], true
			}
		}
	}
	if traditional && len(files) > 1 {
		d.p.Errorf("extra operand %s", gnu.Quote(d.p, files[1]))
		d.p.UsageError(1, "compatibility mode supports at most one file")
		return nil, false
	}
	return files, true
}

func (d *odDump) setWidth(width uint64, given bool) {
	multiple := 1
	for _, t := range d.types {
		multiple = lcm(multiple, t.size)
	}
	d.width = multiple
	switch {
	case given && width > 0 && width%uint64(multiple) == 0 && width < 1<<20:
		d.width = int(width)
	case given:
		d.p.Errorf("warning: invalid width %d; using %d instead", width, multiple)
	case multiple < 16:
		d.width = multiple * (16 / multiple)
	}
	widest := 0
	for _, t := range d.types {
		widest = max(widest, (t.width+1)*(d.width/t.size))
	}
	for i := range d.types {
		t := &d.types[i]
		t.pad = widest - t.width*(d.width/t.size)
	}
}

func lcm(a, b int) int {
	x, y := a, b
	for y != 0 {
		x, y = y, x%y
	}
	return a / x * b
}

// odInput joins the files and reports those that cannot be read.
type odInput struct {
	d       *odDump
	files   []string
	in      view.Handle
	r       *lineio.Reader
	name    string
	lenient bool // a file that cannot be read is no failure
}

// read fills b as far as the input goes.
func (o *odInput) read(b []byte) int {
	n := 0
	for n < len(b) {
		if o.r == nil && !o.open() {
			break
		}
		chunk, err := o.r.ReadChunk(len(b) - n)
		if err != nil {
			if err != io.EOF {
				gnu.FileError(o.d.p, o.name, err)
				if !o.lenient {
					o.d.status = 1
				}
			}
			o.close()
			continue
		}
		n += copy(b[n:], chunk)
	}
	return n
}

func (o *odInput) open() bool {
	for len(o.files) > 0 {
		o.name = o.files[0]
		o.files = o.files[1:]
		in, err := o.d.p.OpenInput(o.name)
		if err != nil {
			gnu.FileError(o.d.p, o.name, err)
			o.d.status = 1
			continue
		}
		o.in, o.r = in, lineio.NewReader(in, o.d.p.Meter)
		return true
	}
	return false
}

func (o *odInput) close() {
	if o.r != nil {
		if o.d.limited {
			o.r.Restore()
		}
		o.r.Close()
		o.in.Close()
		o.r, o.in = nil, nil
	}
}

func (d *odDump) run(files []string) int {
	if len(files) == 0 {
		files = []string{"-"}
	}
	in := &odInput{d: d, files: files}
	defer in.close()
	if !in.open() {
		return d.status
	}
	if !d.skipTo(in) {
		return 1
	}
	if d.inStrings {
		d.dumpStrings(in)
		return d.status
	}
	offset := d.skip
	left := d.limit
	block, prev := make([]byte, d.width), make([]byte, d.width)
	hasPrev, starred := false, false
	for {
		want := block
		if d.limited {
			want = block[:min(uint64(len(block)), left)]
		}
		n := in.read(want)
		left -= uint64(n)
		if n == 0 {
			break
		}
		if n == d.width && !d.all && hasPrev && bytes.Equal(block, prev) {
			if !starred {
				d.p.Stdout.WriteString("*\n")
				starred = true
			}
			offset += uint64(n)
			d.p.Charge(1 + int64(n)/16)
			continue
		}
		starred = false
		clear(block[n:])
		d.writeBlock(offset, block, n)
		offset += uint64(n)
		if n < d.width {
			break
		}
		block, prev = prev, block
		hasPrev = true
	}
	if d.radix != 'n' {
		d.p.Stdout.WriteString(d.address(offset) + "\n")
	}
	return d.status
}

// skipTo passes over the first bytes of the joined input.
func (d *odDump) skipTo(in *odInput) bool {
	buf := make([]byte, 4096)
	for left := d.skip; left > 0; {
		n := in.read(buf[:min(left, uint64(len(buf)))])
		if n == 0 {
			if d.status == 0 {
				d.p.Errorf("cannot skip past end of combined input")
			}
			return false
		}
		left -= uint64(n)
	}
	return true
}

func (d *odDump) address(offset uint64) string {
	s := ""
	switch d.radix {
	case 'n':
		return ""
	case 'o':
		s = fmt.Sprintf("%07o", offset)
	case 'd':
		s = fmt.Sprintf("%07d", offset)
	case 'x':
		s = fmt.Sprintf("%06x", offset)
	}
	if d.pseudo {
		label := offset - d.skip + d.label
		switch d.radix {
		case 'o':
			s += fmt.Sprintf(" (%07o)", label)
		case 'd':
			s += fmt.Sprintf(" (%07d)", label)
		case 'x':
			s += fmt.Sprintf(" (%06x)", label)
		}
	}
	return s
}

func (d *odDump) writeBlock(offset uint64, block []byte, n int) {
	address := d.address(offset)
	var line []byte
	for i, t := range d.types {
		line = line[:0]
		if i == 0 {
			line = append(line, address...)
		} else {
			line = append(line, strings.Repeat(" ", len(address))...)
		}
		fields := d.width / t.size
		blank := (d.width - n) / t.size
		rest := t.pad
		for f := fields; f > blank; f-- {
			next := t.pad * (f - 1) / fields
			at := (fields - f) * t.size
			text := t.format(block[at:at+t.size], d.bigEndian)
			for k := len(text); k < rest-next+t.width; k++ {
				line = append(line, ' ')
			}
			line = append(line, text...)
			rest = next
		}
		if t.trailer {
			for k := t.width*blank + t.pad*blank/fields; k > 0; k-- {
				line = append(line, ' ')
			}
			line = append(line, "  >"...)
			for _, c := range block[:n] {
				if c < ' ' || c >= 0x7f {
					c = '.'
				}
				line = append(line, c)
			}
			line = append(line, '<')
		}
		d.p.Stdout.Write(append(line, '\n'))
		cost := 2
		if t.letter == 'f' {
			cost = 250
		}
		d.p.Charge(int64(fields * cost))
	}
}

// dumpStrings is -S: printable strings that end with a NUL, or where -N ends.
func (d *odDump) dumpStrings(in *odInput) {
	var s []byte
	held := int64(0)
	defer func() { d.p.Meter.Free(held) }()
	address, end := d.skip, d.skip+d.limit
	buf := make([]byte, 4096)
	next := 0
	have := buf[:0]
	read := func() (byte, bool) {
		if next == len(have) {
			n := in.read(buf)
			d.p.Charge(int64(n) / 16)
			if have, next = buf[:n], 0; n == 0 {
				return 0, false
			}
		}
		address++
		next++
		return have[next-1], true
	}
	for {
		s = s[:0]
		if d.limited && (end < d.strings || end-d.strings <= address) {
			return
		}
		whole := true
		for whole && (uint64(len(s)) < d.strings || !d.limited || address < end) {
			c, ok := read()
			if !ok {
				return
			}
			if c == 0 && uint64(len(s)) >= d.strings {
				break
			}
			whole = c >= ' ' && c < 0x7f
			if len(s) >= 4096 {
				d.p.Meter.Alloc(1)
				held++
			}
			s = append(s, c)
		}
		if !whole {
			continue
		}
		if d.radix != 'n' {
			d.p.Stdout.WriteString(d.address(address-1-uint64(len(s))) + " ")
		}
		d.p.Stdout.Write(append(s, '\n'))
	}
}
