package text

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/longdouble"
	"ambit/core/shell/wcwidth"
)

// Sort --debug says on standard error how lines are ordered and what in the keys is
// questionable, and marks below each line what its keys are (GNU manual, sort
// invocation).

// put prints a line of the result.
func (s *sorter) put(out *command.Output, line []byte) {
	if !s.debug || out != s.p.Stdout {
		out.Write(line)
		out.WriteByte(s.delim)
		return
	}
	for _, c := range line {
		if c == '\t' {
			c = '>'
		}
		out.WriteByte(c)
	}
	out.WriteByte('\n')
	for _, k := range s.keys {
		start, end := k.significant(line, s.tab)
		s.mark(line, start, end)
	}
	if len(s.keys) == 0 || !s.unique && !s.stable {
		s.mark(line, 0, len(line))
	}
}

// mark underlines line[start:end].
func (s *sorter) mark(line []byte, start, end int) {
	out := s.p.Stdout
	out.WriteString(strings.Repeat(" ", s.debugWidth(line[:start])))
	if width := s.debugWidth(line[start:end]); width > 0 {
		out.WriteString(strings.Repeat("_", width) + "\n")
	} else {
		out.WriteString("^ no match for key\n")
	}
}

// debugWidth is how many columns b takes, where a tab is one.
func (s *sorter) debugWidth(b []byte) int {
	width := 0
	for len(b) > 0 {
		r, n := rune(b[0]), 1
		if s.p.UTF8() {
			r, n = utf8.DecodeRune(b)
		}
		switch {
		case r == '\t', r == utf8.RuneError && n == 1, n == 1 && r >= 0x80:
			width++
		case r >= ' ':
			width += wcwidth.String(string(b[:n]))
		}
		b = b[n:]
	}
	return width
}

// significant is the part of line that decides: the key, or of a key that is read as
// a number or a month what was read.
func (k *sortKey) significant(line []byte, tab int) (start, end int) {
	end = len(line)
	if k.startWord != endless {
		start = k.start(line, tab)
	}
	if k.endWord != endless {
		end = max(start, k.end(line, tab))
	}
	if !(k.skipStart && k.startWord == endless || k.month || k.isNumeric()) {
		return start, end
	}
	start = min(skipBlanks(line, start), end)
	key := line[start:end]
	switch {
	case k.month:
		end = start
		if monthOf(key) > 0 {
			end += 3
		}
	case k.general:
		_, n, _ := longdouble.Parse(string(key))
		end = start + n
	case k.isNumeric():
		end = start + rawNumber(key, k.human)
	}
	return start, end
}

func (o sortOrder) isNumeric() bool { return o.numeric || o.general || o.human }

// rawNumber is the length of the number that b starts with, with its unit if human.
func rawNumber(b []byte, human bool) int {
	i, digits := 0, 0
	take := func() {
		for i < len(b) && isDigit(b[i]) {
			i++
			digits++
		}
	}
	if i < len(b) && b[i] == '-' {
		i++
	}
	take()
	if i < len(b) && b[i] == '.' {
		i++
		take()
	}
	if digits == 0 {
		return 0
	}
	if human && i < len(b) && strings.IndexByte("KkMGTPEZY", b[i]) >= 0 {
		i++
	}
	return i
}

// collation is the name of the locale that orders text; "" is byte order, and ok is
// false for one that does not exist.
func collation(p *command.Proc) (name string, ok bool) {
	for _, key := range []string{"LC_ALL", "LC_COLLATE", "LANG"} {
		v, _ := p.Getenv(key)
		switch v {
		case "":
		case "C", "POSIX":
			return "", true
		case "C.UTF-8", "C.utf8", "C.UTF8":
			return v, true
		default:
			return "", false
		}
	}
	return "", true
}

// explain is what --debug says before the lines.
func (c *sortCommand) explain(globalOnly bool) {
	p := c.p
	switch name, ok := collation(p); {
	case !ok:
		p.Errorf("failed to set locale")
		p.Errorf("text ordering performed using simple byte comparison")
	case name == "":
		p.Errorf("text ordering performed using simple byte comparison")
	default:
		p.Errorf("text ordering performed using %s sorting rules", gnu.Quote(p, name))
	}
	numbers, spans, generalSpans := false, false, false
	unused := c.global
	for i, k := range c.keys {
		numbers = numbers || k.isNumeric()
		empty := k.startWord != endless && k.endWord < k.startWord
		if k.obsolete {
			old, new := k.spellings()
			p.Errorf("obsolescent key %s used; consider %s instead", gnu.Quote(p, old), gnu.Quote(p, new))
		}
		if empty {
			p.Errorf("key %d has zero width and will be ignored", i+1)
		}
		inLine := k.endWord == 0 && k.endChar != 0
		if !empty && !globalOnly && c.tab < 0 && !inLine &&
			(!k.skipStart && !(k.isNumeric() || k.month) || !k.skipStart && k.startChar > 0 || !k.skipEnd && k.endChar > 0) {
			p.Errorf("leading blanks are significant in key %d; consider also specifying 'b'", i+1)
		}
		start := k.startWord
		if start == endless {
			start = 0
		}
		if !globalOnly && k.isNumeric() && (k.endWord == endless || start < k.endWord) {
			p.Errorf("key %d is numeric and spans multiple fields", i+1)
			spans = true
			generalSpans = generalSpans || k.general
		}
		unused.clear(k.sortOrder)
	}
	warned := false
	if spans {
		what := map[int]string{'.': "decimal point", '-': "minus sign"}[c.tab]
		if c.tab == '+' && generalSpans {
			what = "plus sign"
		}
		if what != "" {
			p.Errorf("field separator %s is treated as a %s in numbers", gnu.Quote(p, string(rune(c.tab))), what)
		}
		warned = c.tab == '.'
	}
	if numbers && !warned {
		note := "note "
		if c.tab == '.' {
			note = ""
		}
		p.Errorf("%snumbers use %s as a decimal point in this locale", note, gnu.Quote(p, "."))
	}
	lastResort := !c.stable && !c.unique
	shown := unused
	shown.reverse = unused.reverse && !lastResort
	if letters := shown.letters(); letters != "" && (!shown.isDefault() || shown.reverse && len(c.keys) > 0) {
		if len(letters) == 1 {
			p.Errorf("option '-%s' is ignored", letters)
		} else {
			p.Errorf("options '-%s' are ignored", letters)
		}
	}
	if unused.reverse && lastResort && len(c.keys) > 0 {
		p.Errorf("option '-r' only applies to last-resort comparison")
	}
}

// spellings are the words of a key in the old form, and as -k.
func (k *sortKey) spellings() (old, new string) {
	start := k.startWord
	if start == endless {
		start = 0
	}
	old, new = fmt.Sprintf("+%d", start), fmt.Sprintf("-k %d", start+1)
	if k.endWord != endless {
		old += fmt.Sprintf(" -%d", k.endWord+1)
		new += fmt.Sprintf(",%d", k.endWord+1)
	}
	return old, new
}

// clear takes away what another order has as well.
func (o *sortOrder) clear(other sortOrder) {
	flags, others := o.flags(), other.flags()
	for i, f := range flags {
		if *others[i] {
			*f = false
		}
	}
}

// flags are the options of an order, as letters lists them.
func (o *sortOrder) flags() []*bool {
	return []*bool{&o.skipStart, &o.skipEnd, &o.dictionary, &o.fold, &o.general, &o.human, &o.printing, &o.month, &o.numeric, &o.random, &o.reverse, &o.version}
}

// letters spells the options of an order.
func (o sortOrder) letters() string {
	var letters []byte
	for i, f := range o.flags() {
		if c := "bbdfghiMnRrV"[i]; *f && !slices.Contains(letters, c) {
			letters = append(letters, c)
		}
	}
	return string(letters)
}
