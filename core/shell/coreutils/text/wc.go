package text

import (
	"bytes"
	"io"
	"strings"
	"unicode/utf8"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/lineio"
	"ambit/core/shell/wcwidth"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{
		Name: "wc", Summary: "count lines, words, and bytes", Run: runWc,
		Unwritable: command.Unwritable{ByLine: true},
	})
}

const wcUsage = "%s [OPTION]... [FILE]...\nPrint newline, word, and byte counts for each FILE."

const wcFiles0 = 256

var wcOpts = gnu.Options(
	command.Opt{Short: 'c', Long: "bytes"},
	command.Opt{Short: 'm', Long: "chars"},
	command.Opt{Short: 'l', Long: "lines"},
	command.Opt{Long: "files0-from", Arg: command.RequiredArg, ID: wcFiles0},
	command.Opt{Short: 'L', Long: "max-line-length"},
	command.Opt{Short: 'w', Long: "words"},
)

type wcCounts struct{ lines, words, chars, bytes, longest int64 }

// wcOptions says which counts are printed, in which width.
type wcOptions struct {
	lines, words, chars, bytes, longest bool
	width                               int
}

func (o wcOptions) number() int {
	n := 0
	for _, b := range []bool{o.lines, o.words, o.chars, o.bytes, o.longest} {
		if b {
			n++
		}
	}
	return n
}

func runWc(p *command.Proc) int {
	var o wcOptions
	from, listed := "", false
	g := p.Getopt(wcOpts)
	for g.Next() {
		switch g.Opt {
		case 'c':
			o.bytes = true
		case 'm':
			o.chars = true
		case 'l':
			o.lines = true
		case 'w':
			o.words = true
		case 'L':
			o.longest = true
		case wcFiles0:
			from, listed = g.Arg, true
		default:
			return gnu.HelpOrVersion(p, g.Opt, wcUsage, wcOpts)
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	if o.number() == 0 {
		o.lines, o.words, o.bytes = true, true, true
	}
	files := g.Operands
	if listed {
		if len(files) > 0 {
			p.Errorf("extra operand %s", gnu.QuoteName(p, files[0]))
			p.Stderr.Write([]byte("file operands cannot be combined with --files0-from\n"))
			return p.UsageError(1, "")
		}
		names, ok := files0(p, from)
		if !ok {
			return 1
		}
		files = names
		if len(files) == 0 {
			return 0
		}
	}
	_, regular := regularSize(p.Stdin)
	o.width = wcWidth(p, files, o, from == "-" && !regular)
	return wcAll(p, files, o, from)
}

// files0 reads the NUL-terminated names of --files0-from.
func files0(p *command.Proc, from string) ([]string, bool) {
	in, err := p.OpenInput(from)
	if err != nil {
		p.Errorf("cannot open %s for reading: %s", gnu.QuoteName(p, from), command.ErrText(err))
		return nil, false
	}
	defer in.Close()
	var names []string
	err = eachLine(p, in, 0, func(line []byte, _ bool) {
		p.Meter.Alloc(int64(len(line)) + 16)
		names = append(names, string(line))
	})
	if err != nil {
		p.Errorf("%s: read error: %s", gnu.Name(p, from), command.ErrText(err))
		return nil, false
	}
	return names, true
}

// wcWidth chooses the column width from the sizes of the files, before any is
// read, as GNU does.
func wcWidth(p *command.Proc, files []string, o wcOptions, listFromPipe bool) int {
	if listFromPipe || len(files) <= 1 && o.number() == 1 {
		return 1
	}
	if len(files) == 0 {
		files = []string{"-"}
	}
	least, total := 1, int64(0)
	for _, name := range files {
		var info view.Info
		var err error
		if name == "-" {
			info, err = p.Stdin.Stat()
		} else {
			info, err = p.FS.Stat(p.Abs(name))
		}
		switch {
		case err != nil:
		case info.Kind == view.File:
			total += info.Size
		default:
			least = 7
		}
	}
	width := 1
	for ; total >= 10; total /= 10 {
		width++
	}
	return max(width, least)
}

func wcAll(p *command.Proc, files []string, o wcOptions, from string) int {
	var total wcCounts
	status := 0
	operands := files
	if len(files) == 0 {
		operands = []string{"-"}
	}
	for i, name := range operands {
		if name == "" && from != "" {
			p.Errorf("%s:%d: invalid zero-length file name", gnu.Name(p, from), i+1)
			status = 1
			continue
		}
		in, err := p.OpenInput(name)
		if err != nil {
			gnu.FileError(p, name, err)
			status = 1
			continue
		}
		c, err := wcCount(p, in, o)
		in.Close()
		if err != nil {
			gnu.FileError(p, name, err)
			status = 1
		}
		if len(files) == 0 {
			name = ""
		}
		wcPrint(p, o, c, name, len(files) > 0)
		total.lines += c.lines
		total.words += c.words
		total.chars += c.chars
		total.bytes += c.bytes
		total.longest = max(total.longest, c.longest)
	}
	if len(files) > 1 {
		wcPrint(p, o, total, "total", true)
	}
	return status
}

func wcPrint(p *command.Proc, o wcOptions, c wcCounts, name string, named bool) {
	var buf []byte
	for _, f := range []struct {
		show bool
		n    int64
	}{{o.lines, c.lines}, {o.words, c.words}, {o.chars, c.chars}, {o.bytes, c.bytes}, {o.longest, c.longest}} {
		if !f.show {
			continue
		}
		if len(buf) > 0 {
			buf = append(buf, ' ')
		}
		buf = appendRight(buf, f.n, o.width)
	}
	if named {
		buf = append(buf, ' ')
		if strings.Contains(name, "\n") {
			name = gnu.Name(p, name)
		}
		buf = append(buf, name...)
	}
	p.Stdout.Write(append(buf, '\n'))
}

func wcCount(p *command.Proc, in view.Handle, o wcOptions) (wcCounts, error) {
	var c wcCounts
	if !o.lines && !o.words && !o.longest && (!o.chars || !p.UTF8()) {
		if s, pos, size, ok := seekable(in); ok {
			s.Seek(size, io.SeekStart)
			c.bytes = size - pos
			c.chars = c.bytes
			return c, nil
		}
	}
	r := lineio.NewReader(in, p.Meter)
	defer r.Close()
	w := wordCounter{utf8: p.UTF8()}
	for {
		chunk, err := r.ReadChunk(0)
		if err != nil {
			if o.words || o.longest || o.chars && w.utf8 {
				w.finish()
				w.bytes, w.lines = c.bytes, c.lines
				c = w.wcCounts
			}
			if !w.utf8 {
				c.chars = c.bytes
			}
			if err == io.EOF {
				err = nil
			}
			return c, err
		}
		c.bytes += int64(len(chunk))
		if o.lines {
			c.lines += int64(bytes.Count(chunk, []byte{'\n'}))
		}
		switch {
		case o.words || o.longest:
			p.Charge(int64(len(chunk)) / 16)
			w.add(chunk)
		case o.chars && w.utf8:
			p.Meter.Scan(len(chunk))
			w.countChars(chunk)
		}
	}
}

// wordCounter counts words, characters and widths over chunks that may split a
// character.
type wordCounter struct {
	wcCounts
	utf8   bool
	inWord bool
	column int64
	rest   []byte // the beginning of a character that the last chunk did not end
}

// byteClass: what a byte does to the word and the column.
const (
	bcOther = iota // control and non-ASCII bytes: no effect by itself
	bcWord
	bcSpace
	bcTab
	bcLine
	bcVtab
)

var byteClass = func() (t [256]uint8) {
	for c := 0x21; c < 0x7f; c++ {
		t[c] = bcWord
	}
	t[' '], t['\t'], t['\n'], t['\r'], t['\f'], t['\v'] = bcSpace, bcTab, bcLine, bcLine, bcLine, bcVtab
	return t
}()

func (w *wordCounter) add(b []byte) {
	if len(w.rest) > 0 {
		w.rest = append(w.rest, b...)
		b = w.rest
		w.rest = nil
	}
	for i := 0; i < len(b); {
		c := b[i]
		if c < utf8.RuneSelf || !w.utf8 {
			i++
			w.chars++
			switch byteClass[c] {
			case bcWord:
				w.column++
				if !w.inWord {
					w.inWord = true
					w.words++
				}
			case bcSpace:
				w.column++
				w.inWord = false
			case bcTab:
				w.column += 8 - w.column%8
				w.inWord = false
			case bcLine:
				w.longest = max(w.longest, w.column)
				w.column = 0
				w.inWord = false
			case bcVtab:
				w.inWord = false
			}
			continue
		}
		if !utf8.FullRune(b[i:]) {
			w.rest = append([]byte(nil), b[i:]...)
			return
		}
		r, n := utf8.DecodeRune(b[i:])
		i += n
		if r == utf8.RuneError && n == 1 {
			continue
		}
		w.char(r)
	}
}

func (w *wordCounter) char(r rune) {
	w.chars++
	width := wcwidth.Rune(r)
	if width < 0 {
		return
	}
	w.column += int64(width)
	if wcwidth.Space(r) || r == 0xa0 || r == 0x2007 || r == 0x202f || r == 0x2060 {
		w.inWord = false
	} else if !w.inWord {
		w.inWord = true
		w.words++
	}
}

func (w *wordCounter) countChars(b []byte) {
	if len(w.rest) > 0 {
		w.rest = append(w.rest, b...)
		b = w.rest
		w.rest = nil
	}
	for i := 0; i < len(b); {
		if b[i] < utf8.RuneSelf {
			i++
			w.chars++
			continue
		}
		if !utf8.FullRune(b[i:]) {
			w.rest = append([]byte(nil), b[i:]...)
			return
		}
		r, n := utf8.DecodeRune(b[i:])
		i += n
		if r != utf8.RuneError || n > 1 {
			w.chars++
		}
	}
}

func (w *wordCounter) finish() { w.longest = max(w.longest, w.column) }
