package grep

import (
	"bytes"
	"strconv"
	"unicode/utf8"
)

func rgColors() colors {
	return colors{matchSelected: "1m\x1b[31", file: "35", line: "32", noErase: true}
}

func (w *printer) rgColor(color, text string) {
	if !w.o.color || color == "" {
		w.p.Stdout.WriteString(text)
		return
	}
	w.p.Stdout.WriteString("\x1b[0m\x1b[" + color + "m" + text + "\x1b[0m")
}

// rgHead prints what stands before a line.
func (s *search) rgHead(from, column int, sep byte) { s.rgHeadAt(from, from, column, sep) }

// rgHeadAt is rgHead for what begins at offset in the line at from.
func (s *search) rgHeadAt(from, offset, column int, sep byte) {
	w, o := s.out, s.o
	field := o.rg.fieldMatch
	if sep == sepRejected {
		field = o.rg.fieldContext
	}
	if w.withNames && !o.rg.heading {
		w.rgColor(o.colors.file, s.name)
		if o.nulName {
			w.p.Stdout.WriteByte(0)
		} else {
			w.p.Stdout.WriteString(field)
		}
	}
	if o.lineNumber {
		s.count(from)
		w.rgColor(o.colors.line, strconv.FormatInt(s.lineNo+1, 10))
		w.p.Stdout.WriteString(field)
	}
	if o.rg.column && sep == sepSelected {
		w.p.Stdout.WriteString(strconv.Itoa(column + 1))
		w.p.Stdout.WriteString(field)
	}
	if o.byteOffset {
		w.p.Stdout.WriteString(strconv.FormatInt(s.offset+int64(offset), 10))
		w.p.Stdout.WriteString(field)
	}
}

// heading prints the file's name above its first line.
func (s *search) heading() {
	w := s.out
	if s.headed {
		return
	}
	s.headed = true
	if !s.o.rg.heading {
		return
	}
	if s.rg.printed {
		w.p.Stdout.WriteByte('\n')
	}
	s.rg.printed = true
	w.used = false
	if w.withNames {
		w.rgColor(s.o.colors.file, s.name)
		w.p.Stdout.WriteByte('\n')
	}
}

// rgLine prints one line as rg does and returns its end.
func (s *search) rgLine(from int, sep byte) int {
	w, o, r := s.out, s.o, s.o.rg
	lim := s.m.lineEnd(s.buf, from)
	if r.json {
		s.jsonLines(from, lim, sep)
		s.lastOut = lim
		return lim
	}
	defer func() { s.lastOut = lim }()
	s.heading()
	text := s.buf[from : lim-1]
	selected := sep == sepSelected
	if !selected || o.invert || s.m.re == nil {
		s.rgHead(from, 0, sep)
		if r.trim {
			text = bytes.TrimLeft(text, " \t")
		}
		if !selected && r.maxColumns > 0 && len(text)+1 > r.maxColumns && !r.preview {
			w.p.Stdout.WriteString("[Omitted long context line]\n")
			return lim
		}
		s.rgText(text, nil)
		return lim
	}
	locs := s.locs(text)
	switch {
	case o.onlyMatch:
		for _, l := range locs {
			if l[0] == l[1] {
				continue
			}
			s.rgHead(from+l[0], l[0], sep)
			if r.replacing {
				w.rgColor(o.colors.matchSelected, string(s.rgExpand(nil, text, l)))
			} else {
				w.rgColor(o.colors.matchSelected, string(text[l[0]:l[1]]))
			}
			w.p.Stdout.WriteByte(s.m.eol)
		}
	case r.vimgrep:
		for _, l := range locs {
			s.rgHead(from, l[0], sep)
			s.rgText(text, locs)
		}
	default:
		column := 0
		if len(locs) > 0 {
			column = locs[0][0]
		}
		s.rgHead(from, column, sep)
		if r.trim {
			trimmed := bytes.TrimLeft(text, " \t")
			cut := len(text) - len(trimmed)
			text = trimmed
			for _, l := range locs {
				for i := range l {
					if l[i] >= 0 {
						l[i] = max(0, l[i]-cut)
					}
				}
			}
		}
		s.rgText(text, locs)
	}
	w.flush()
	return lim
}

// locs are the matches in a line, with groups if they are needed.
func (s *search) locs(text []byte) [][]int {
	r := s.o.rg
	if !s.o.onlyMatch && !r.column && !r.replacing && !s.o.color && !r.countMatches && !r.stats {
		return nil
	}
	var out [][]int
	for from := 0; from <= len(text); {
		loc := s.m.re.FindSubmatch(nil, text, from, 0)
		if loc == nil {
			break
		}
		out = append(out, loc)
		from = loc[1]
		if loc[0] == loc[1] {
			from++
		}
	}
	return out
}

// rgPreview prints as many characters of a line as are allowed, and says what it
// left out.
func (s *search) rgPreview(text []byte, locs [][]int) {
	end := 0
	for n := 0; n < s.o.rg.maxColumns && end < len(text); n++ {
		_, size := utf8.DecodeRune(text[end:])
		end += size
	}
	left := 0
	for _, l := range locs {
		if l[0] >= end {
			left++
		}
	}
	out := s.out.p.Stdout
	out.Write(text[:end])
	switch {
	case locs == nil:
		out.WriteString(" [... omitted end of long line]\n")
	case left == 1:
		out.WriteString(" [... 1 more match]\n")
	default:
		out.WriteString(" [... " + strconv.Itoa(left) + " more matches]\n")
	}
}

// rgReplaced is a line with its matches replaced, and where they are then.
func (s *search) rgReplaced(text []byte, locs [][]int) ([]byte, [][]int) {
	var out []byte
	replaced := make([][]int, 0, len(locs))
	at := 0
	for _, l := range locs {
		out = append(out, text[at:l[0]]...)
		from := len(out)
		out = s.rgExpand(out, text, l)
		replaced = append(replaced, []int{from, len(out)})
		at = l[1]
	}
	return append(out, text[at:]...), replaced
}

// rgText prints a line with its matches coloured or replaced.
func (s *search) rgText(text []byte, locs [][]int) {
	r := s.o.rg
	if r.replacing && locs != nil {
		text, locs = s.rgReplaced(text, locs)
	}
	s.rgWritten(text, locs)
}

// rgWritten prints a line as it is, with its matches coloured.
func (s *search) rgWritten(text []byte, locs [][]int) {
	w, o, r := s.out, s.o, s.o.rg
	if r.maxColumns > 0 && len(text)+1 > r.maxColumns {
		if r.preview {
			s.rgPreview(text, locs)
			return
		}
		if locs == nil && s.m.re != nil {
			w.p.Stdout.WriteString("[Omitted long matching line]\n")
		} else {
			w.p.Stdout.WriteString("[Omitted long line with " + strconv.Itoa(len(locs)) + " matches]\n")
		}
		return
	}
	if locs == nil || !o.color {
		w.p.Stdout.Write(text)
		w.p.Stdout.WriteByte(s.m.eol)
		return
	}
	at := 0
	for _, l := range locs {
		if l[0] == l[1] && !r.replacing {
			continue
		}
		w.p.Stdout.Write(text[at:l[0]])
		w.rgColor(o.colors.matchSelected, string(text[l[0]:l[1]]))
		at = l[1]
	}
	w.p.Stdout.Write(text[at:])
	w.p.Stdout.WriteByte(s.m.eol)
}

// rgExpand expands $1, ${name} and $0 in a replacement. A name is as long as it
// can be; one that is no group stands for nothing.
func (s *search) rgExpand(dst, text []byte, loc []int) []byte {
	repl := s.o.rg.replace
	for i := 0; i < len(repl); i++ {
		if repl[i] != '$' || i+1 >= len(repl) {
			dst = append(dst, repl[i])
			continue
		}
		if repl[i+1] == '$' {
			dst = append(dst, '$')
			i++
			continue
		}
		name, end := "", i
		if repl[i+1] == '{' {
			close := bytes.IndexByte(repl[i:], '}')
			if close < 0 {
				dst = append(dst, '$')
				continue
			}
			name, end = string(repl[i+2:i+close]), i+close
		} else {
			k := i + 1
			for k < len(repl) && (repl[k] == '_' || isWordByte(repl[k])) {
				k++
			}
			if k == i+1 {
				dst = append(dst, '$')
				continue
			}
			name, end = string(repl[i+1:k]), k-1
		}
		i = end
		group := -1
		if n, err := strconv.Atoi(name); err == nil {
			group = n
		} else {
			for g, have := range s.m.re.SubexpNames() {
				if g > 0 && have == name {
					group = g
				}
			}
		}
		if group >= 0 && 2*group+1 < len(loc) && loc[2*group] >= 0 {
			dst = append(dst, text[loc[2*group]:loc[2*group+1]]...)
		}
	}
	return dst
}

func isWordByte(c byte) bool {
	return c >= '0' && c <= '9' || c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z'
}

// rgBinary looks for NUL bytes: such a file is left out if it was found by walking,
// and one that was named is only said to match.
func (s *search) rgBinary(from int) bool {
	if s.o.rg.unrestricted >= 3 && s.o.rg.binary && s.o.list == listNone || s.nulAt >= 0 || s.o.rg.binary {
		return true
	}
	i := bytes.IndexByte(s.buf[from:], 0)
	if i < 0 {
		return true
	}
	s.nulAt = s.offset + int64(from+i)
	if !s.explicit && s.name != "<stdin>" {
		return false
	}
	if !s.quiet && !s.o.rg.json {
		s.quiet, s.firstOnly = true, true
	}
	return true
}

// rgReport prints the count or the name once a file is done.
func (s *search) rgReport() {
	o, w := s.o, s.out
	switch {
	case o.quiet || o.rg.json:
	case o.list != listNone:
		if skipped := s.nulAt >= 0 && !s.explicit; (o.list == listMatching) == (s.selected > 0) && !skipped {
			w.listName(s.name)
			s.found = true
		}
	case o.count:
		n := s.selected
		if o.rg.countMatches {
			n = s.matchCount
		}
		if n > 0 || o.rg.includeZero {
			w.fileName(s.name, sepSelected)
			w.number(n)
		}
	case s.nulAt >= 0 && s.selected > 0:
		if w.withNames {
			w.p.Stdout.WriteString(s.name + ": ")
		}
		w.p.Stdout.WriteString("binary file matches (found \"\\0\" byte around offset " + strconv.FormatInt(s.nulAt, 10) + ")\n")
	}
}
