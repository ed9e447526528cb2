package expand

import (
	"math"
	"strconv"
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// Brace expansion (bash manual, "Brace Expansion"). A word is parsed into a tree
// once; its results are then produced one after the other, so that their number
// and size are known, and refused, before any of them exists.

// braceItem is one character of a word, or a part that is not literal text.
type braceItem struct {
	c       byte
	escaped bool
	part    syntax.WordPart
}

func (it braceItem) is(c byte) bool { return it.part == nil && !it.escaped && it.c == c }

// braceNode is text, a part, or alternatives.
type braceNode struct {
	part syntax.WordPart // text is a Lit
	alts [][]braceNode
	seq  *braceSequence
}

type braceSequence struct {
	from, step int64
	n          int64
	width      int
	char       bool
}

// hasBrace reports whether the unquoted text of a word may hold a brace
// expansion.
func hasBrace(parts []syntax.WordPart) bool {
	open, inner := false, false
	for _, part := range parts {
		lit, ok := part.(*syntax.Lit)
		if !ok {
			continue
		}
		for i := 0; i < len(lit.Value); i++ {
			switch lit.Value[i] {
			case '\\':
				i++
			case '{':
				open = true
			case ',', '.':
				inner = inner || open
			case '}':
				if inner {
					return true
				}
			}
		}
	}
	return false
}

// maxBraceDepth bounds nested braces; deeper ones are text.
const maxBraceDepth = 100

// braces calls f with each of the words that a word with braces stands for.
func (x *Expander) braces(parts []syntax.WordPart, f func([]syntax.WordPart) error) error {
	n := 0
	for _, part := range parts {
		n++
		if lit, ok := part.(*syntax.Lit); ok {
			n += len(lit.Value)
		}
	}
	size := itemBytes * int64(n)
	x.Meter.Alloc(size)
	defer x.Meter.Free(size)
	items := make([]braceItem, 0, n)
	for _, part := range parts {
		lit, ok := part.(*syntax.Lit)
		if !ok {
			items = append(items, braceItem{part: part})
			continue
		}
		for i := 0; i < len(lit.Value); i++ {
			it := braceItem{c: lit.Value[i]}
			if it.c == '\\' && i+1 < len(lit.Value) {
				i++
				it = braceItem{c: lit.Value[i], escaped: true}
			}
			items = append(items, it)
		}
	}
	x.Meter.Charge(int64(len(items)))
	p := braceParser{charge: x.Meter.Charge}
	tree := p.word(items, 0)
	count, text := countBraces(tree)
	cost := 96*count + text
	x.Meter.Alloc(cost)
	defer x.Meter.Free(cost)
	x.Meter.Charge(count)
	return emitBraces(tree, nil, func(parts []syntax.WordPart) error { return f(mergeLits(parts)) })
}

// itemBytes is what a character of a word takes while its braces are looked for.
const itemBytes = 32

// maxBraces bounds the braces in a row; what stands behind them is text.
const maxBraces = 1000

type braceParser struct{ charge func(n int64) }

// word parses items: the first valid brace makes alternatives, the rest follows.
func (p braceParser) word(items []braceItem, depth int) []braceNode {
	var seq []braceNode
	for n := 0; depth < maxBraceDepth && n < maxBraces; n++ {
		open, end := p.find(items)
		if open < 0 {
			break
		}
		seq = append(seq, textNodes(items[:open])...)
		amble := items[open+1 : end]
		rest := items[end+1:]
		switch commas := p.split(amble); {
		case len(commas) > 1:
			node := braceNode{}
			for _, alt := range commas {
				node.alts = append(node.alts, p.word(alt, depth+1))
			}
			seq = append(seq, node)
		default:
			if s := sequence(amble); s != nil {
				seq = append(seq, braceNode{seq: s})
			} else {
				seq = append(seq, textNodes(items[open:end+1])...)
			}
		}
		items = rest
	}
	return append(seq, textNodes(items)...)
}

// find is the first opening brace that has a closing one with a comma or ".."
// between them.
func (p braceParser) find(items []braceItem) (open, end int) {
	for i := 0; i < len(items); i++ {
		if !items[i].is('{') {
			continue
		}
		if i == 0 && len(items) > 1 && items[1].is('}') {
			continue
		}
		if end := p.closing(items, i+1); end >= 0 {
			return i, end
		}
	}
	return -1, -1
}

func (p braceParser) closing(items []braceItem, from int) int {
	level, separators := 0, 0
	i := from
	defer func() { p.charge(int64(i-from) / 32) }()
	for ; i < len(items); i++ {
		switch {
		case items[i].is('}') && level == 0 && separators > 0:
			return i
		case items[i].is('{'):
			level++
		case items[i].is('}') && level > 0:
			level--
		case items[i].is(',') && level == 0:
			separators++
		case items[i].is('.') && level == 0 && i+2 < len(items) && items[i+1].is('.') && !items[i+2].is('}'):
			separators++
		}
	}
	return -1
}

// split takes the inside of a brace apart at its commas.
func (p braceParser) split(items []braceItem) [][]braceItem {
	var out [][]braceItem
	level, start := 0, 0
	for i := range items {
		switch {
		case items[i].is('{'):
			level++
		case items[i].is('}') && level > 0:
			level--
		case items[i].is(',') && level == 0:
			out = append(out, items[start:i])
			start = i + 1
		}
	}
	return append(out, items[start:])
}

// textNodes turns items back into parts.
func textNodes(items []braceItem) []braceNode {
	var nodes []braceNode
	var text []byte
	flush := func() {
		if len(text) > 0 {
			nodes = append(nodes, braceNode{part: &syntax.Lit{Value: string(text)}})
			text = nil
		}
	}
	for _, it := range items {
		switch {
		case it.part != nil:
			flush()
			nodes = append(nodes, braceNode{part: it.part})
		case it.escaped:
			text = append(text, '\\', it.c)
		default:
			text = append(text, it.c)
		}
	}
	flush()
	return nodes
}

// sequence parses the inside of {a..b} and {a..b..step}.
func sequence(items []braceItem) *braceSequence {
	text := make([]byte, len(items))
	for i, it := range items {
		if it.part != nil || it.escaped {
			return nil
		}
		text[i] = it.c
	}
	fields := strings.Split(string(text), "..")
	if len(fields) != 2 && len(fields) != 3 {
		return nil
	}
	step := int64(1)
	if len(fields) == 3 {
		n, ok := integer(fields[2])
		if !ok {
			return nil
		}
		step = n
	}
	lhs, rhs := fields[0], fields[1]
	s := &braceSequence{}
	var to int64
	if letter(lhs) && letter(rhs) {
		s.char = true
		s.from, to = int64(lhs[0]), int64(rhs[0])
	} else {
		var ok bool
		if s.from, ok = integer(lhs); !ok {
			return nil
		}
		if to, ok = integer(rhs); !ok {
			return nil
		}
		if padded(lhs) || padded(rhs) {
			s.width = max(len(lhs), len(rhs))
		}
	}
	if step == 0 {
		step = 1
	}
	if step == math.MinInt64 {
		return nil
	}
	if (s.from > to) != (step < 0) {
		step = -step
	}
	s.step = step
	distance, size := uint64(to)-uint64(s.from), uint64(step)
	if s.from > to {
		distance, size = -distance, -size
	}
	if n := distance / size; n >= math.MaxInt64-1 {
		s.n = math.MaxInt64
	} else {
		s.n = int64(n) + 1
	}
	return s
}

func letter(s string) bool { return len(s) == 1 && (s[0]|0x20)-'a' < 26 }

func integer(s string) (int64, bool) {
	if s == "" {
		return 0, false
	}
	n, err := strconv.ParseInt(s, 10, 64)
	return n, err == nil
}

func padded(s string) bool {
	return len(s) > 1 && s[0] == '0' || len(s) > 2 && s[0] == '-' && s[1] == '0'
}

func (s *braceSequence) text(i int64) string {
	v := s.from + i*s.step
	if s.char {
		return string([]byte{byte(v)})
	}
	t := strconv.FormatInt(v, 10)
	if len(t) >= s.width {
		return t
	}
	sign := ""
	if v < 0 {
		sign, t = "-", t[1:]
	}
	return sign + strings.Repeat("0", s.width-len(sign)-len(t)) + t
}

// maxWords is from where words and bytes are not counted any more.
const maxWords = math.MaxInt64 / 256

// countBraces is the number of words that the tree gives and the bytes of literal text
// in them, each at most maxWords.
func countBraces(seq []braceNode) (words, text int64) {
	words = 1
	for i := range seq {
		n, size := int64(1), int64(0)
		switch {
		case seq[i].seq != nil:
			n = min(seq[i].seq.n, maxWords)
			size = times(n, int64(seq[i].seq.width))
		case seq[i].alts != nil:
			n = 0
			for _, alt := range seq[i].alts {
				more, bytes := countBraces(alt)
				n, size = min(n+more, maxWords), min(size+bytes, maxWords)
			}
		default:
			if lit, ok := seq[i].part.(*syntax.Lit); ok {
				size = int64(len(lit.Value))
			}
		}
		text = min(times(text, n)+times(size, words), maxWords)
		words = times(words, n)
	}
	return words, text
}

// times is a product of what is not negative, at most maxWords.
func times(a, b int64) int64 {
	if b > 0 && a > maxWords/b {
		return maxWords
	}
	return a * b
}

// emitBraces calls f with each word of the tree, prefixed with prefix, until it fails.
func emitBraces(seq []braceNode, prefix []syntax.WordPart, f func([]syntax.WordPart) error) error {
	for len(seq) > 0 && seq[0].part != nil {
		prefix = append(prefix[:len(prefix):len(prefix)], seq[0].part)
		seq = seq[1:]
	}
	if len(seq) == 0 {
		return f(prefix)
	}
	rest := seq[1:]
	next := func(parts []syntax.WordPart) error { return emitBraces(rest, parts, f) }
	if s := seq[0].seq; s != nil {
		for i := range s.n {
			text := s.text(i)
			var part syntax.WordPart = &syntax.Lit{Value: text}
			if text == "\\" && len(rest) == 0 {
				part = &syntax.SglQuoted{} // a backslash at the end quotes nothing and vanishes
			}
			if text == "`" && len(rest) > 0 && rest[0].part != nil {
				part = openBackquote(rest)
			}
			if err := next(append(prefix[:len(prefix):len(prefix)], part)); err != nil {
				return err
			}
		}
		return nil
	}
	for _, alt := range seq[0].alts {
		if err := emitBraces(alt, prefix, next); err != nil {
			return err
		}
	}
	return nil
}

// openBackquote stands for the backquote of {A..z}: bash takes it for a command
// substitution that does not end.
func openBackquote(rest []braceNode) syntax.WordPart {
	text := "`"
	for i := 0; i < len(rest) && rest[i].part != nil; i++ {
		text += source(&syntax.Word{Parts: []syntax.WordPart{rest[i].part}})
	}
	return &syntax.ParamExp{Param: &syntax.Lit{Value: "`"}, Flags: &syntax.Lit{Value: text}}
}

// mergeLits joins neighbouring literals, so that a tilde-prefix or pattern may
// reach across them. It always makes a slice of its own.
func mergeLits(parts []syntax.WordPart) []syntax.WordPart {
	out := make([]syntax.WordPart, 0, len(parts))
	for _, part := range parts {
		lit, ok := part.(*syntax.Lit)
		if ok && len(out) > 0 {
			if pe, ok := out[len(out)-1].(*syntax.ParamExp); ok {
				if lit = longerName(out, pe, lit); lit.Value == "" {
					continue
				}
				part = lit
			}
			if last, ok := out[len(out)-1].(*syntax.Lit); ok {
				out[len(out)-1] = &syntax.Lit{Value: last.Value + lit.Value}
				continue
			}
		}
		out = append(out, part)
	}
	return out
}

// longerName moves what continues the name of $name from the text behind it to
// the name: $x{1,2} is $x1 $x2. It returns the rest of the text.
func longerName(out []syntax.WordPart, pe *syntax.ParamExp, lit *syntax.Lit) *syntax.Lit {
	if !pe.Short || pe.Index != nil || pe.Param == nil || isSpecial(pe.Param.Value) {
		return lit
	}
	n := 0
	for n < len(lit.Value) && nameByte(lit.Value[n]) {
		n++
	}
	if n == 0 {
		return lit
	}
	longer := *pe
	longer.Param = &syntax.Lit{ValuePos: pe.Param.ValuePos, ValueEnd: pe.Param.ValueEnd, Value: pe.Param.Value + lit.Value[:n]}
	out[len(out)-1] = &longer
	return &syntax.Lit{Value: lit.Value[n:]}
}
