package pattern

import (
	"ambit/core/fuel"
	"strings"
	"unicode"
	"unicode/utf8"
)

type nodeKind uint8

const (
	nodeLit  nodeKind = iota // text
	nodeAny                  // ?
	nodeStar                 // *
	nodeSet                  // [ ]
	nodeExt                  // ?( ) *( ) +( ) @( ) !( )
)

type node struct {
	kind nodeKind
	op   byte     // of nodeExt
	text string   // of nodeLit
	set  *set     // of nodeSet
	alts [][]node // of nodeExt
}

// maxOpen is how many brackets without an end are looked at; later ones are text.
const maxOpen = 64

// maxNesting bounds nested extended patterns; deeper ones are literal text.
const maxNesting = 200

// set is a bracket expression.
type set struct {
	negated bool
	bytes   [256 / 64]uint64 // members below 256, without negation
	ranges  []runeRange      // the others
	classes []func(r rune, wide bool) bool
}

type runeRange struct{ lo, hi rune }

func (s *set) add(lo, hi rune) {
	for r := lo; r <= hi && r < 256; r++ {
		s.bytes[r>>6] |= 1 << (r & 63)
	}
	if hi >= 256 {
		s.ranges = append(s.ranges, runeRange{max(lo, 256), hi})
	}
}

// has reports whether a character is listed, as r, or in a class, as original: case
// is folded for the former only.
func (s *set) has(r, original rune, wide bool) bool {
	if r < 256 {
		if s.bytes[r>>6]&(1<<(r&63)) != 0 {
			return true
		}
	} else {
		for _, g := range s.ranges {
			if r >= g.lo && r <= g.hi {
				return true
			}
		}
	}
	for _, f := range s.classes {
		if f(original, wide) {
			return true
		}
	}
	return false
}

type compiler struct {
	pat   string
	flags Flags
	depth int

	closed map[int]bool // openings of extended patterns that have an end; nil: not looked for yet
	open   int          // brackets met that have no end
}

func (c *compiler) wide() bool { return c.flags&UTF8 != 0 }

func (c *compiler) char(i int) (rune, int) {
	b := c.pat[i]
	if b < utf8.RuneSelf || !c.wide() {
		return rune(b), 1
	}
	return utf8.DecodeRuneInString(c.pat[i:])
}

// sequence compiles from i up to one of the bytes in stop that is not between plain
// parentheses, and returns where it stopped.
func (c *compiler) sequence(i int, stop string) ([]node, int) {
	var seq []node
	var lit []byte
	flush := func() {
		if len(lit) > 0 {
			seq = append(seq, node{kind: nodeLit, text: string(lit)})
			lit = nil
		}
	}
	plain := 0 // open plain parentheses
	for i < len(c.pat) {
		b := c.pat[i]
		if stop != "" && plain == 0 && strings.IndexByte(stop, b) >= 0 {
			break
		}
		if c.flags&ExtGlob != 0 && i+1 < len(c.pat) && c.pat[i+1] == '(' && strings.IndexByte("?*+@!", b) >= 0 {
			if alts, end, ok := c.extended(i + 2); ok {
				flush()
				seq = append(seq, node{kind: nodeExt, op: b, alts: alts})
				i = end
				continue
			}
		}
		switch b {
		case '?':
			flush()
			seq = append(seq, node{kind: nodeAny})
			i++
			continue
		case '*':
			flush()
			if len(seq) == 0 || seq[len(seq)-1].kind != nodeStar {
				seq = append(seq, node{kind: nodeStar})
			}
			i++
			continue
		case '[':
			if s, end := c.bracket(i + 1); end > 0 {
				flush()
				seq = append(seq, node{kind: nodeSet, set: s})
				i = end
				continue
			}
		case '(':
			plain++
		case ')':
			plain = max(plain-1, 0)
		case '\\':
			if c.flags&NoEscape == 0 && i+1 < len(c.pat) {
				i++
			}
		}
		_, n := c.char(i)
		lit = append(lit, c.pat[i:i+n]...)
		i += n
	}
	flush()
	return seq, i
}

// extended compiles the alternatives behind an opening parenthesis; end is behind
// the closing one.
func (c *compiler) extended(i int) (alts [][]node, end int, ok bool) {
	if c.depth >= maxNesting || !c.closes(i-1) {
		return nil, 0, false
	}
	c.depth++
	defer func() { c.depth-- }()
	fuel.Relieve(c.depth)
	for {
		seq, next := c.sequence(i, "|)")
		alts = append(alts, seq)
		if next >= len(c.pat) {
			return nil, 0, false
		}
		if c.pat[next] == ')' {
			return alts, next + 1, true
		}
		i = next + 1
	}
}

// closes reports whether the parenthesis at open is closed.
func (c *compiler) closes(open int) bool {
	if c.closed == nil {
		c.closed = map[int]bool{}
		var stack []int
		for i := 0; i < len(c.pat); i++ {
			switch c.pat[i] {
			case '\\':
				i++
			case '[':
				if end := c.skipBracket(i + 1); end > 0 {
					i = end - 1
				}
			case '(':
				// Inside of an extended pattern, others have to be closed, too.
				if len(stack) > 0 || i > 0 && strings.IndexByte("?*+@!", c.pat[i-1]) >= 0 {
					stack = append(stack, i)
				}
			case ')':
				if n := len(stack); n > 0 {
					c.closed[stack[n-1]] = true
					stack = stack[:n-1]
				}
			}
		}
	}
	return c.closed[open]
}

// skipBracket is the end of the bracket expression whose content starts at i; 0
// if it is not closed.
func (c *compiler) skipBracket(i int) int {
	if c.open > maxOpen {
		return 0
	}
	start := i
	if i < len(c.pat) && (c.pat[i] == '!' || c.pat[i] == '^') {
		i++
		start = i
	}
	for ; i < len(c.pat); i++ {
		switch b := c.pat[i]; {
		case b == ']' && i > start:
			return i + 1
		case b == '\\' && c.flags&NoEscape == 0:
			i++
		case b == '[' && i+1 < len(c.pat) && strings.IndexByte(":.=", c.pat[i+1]) >= 0:
			if n := strings.Index(c.pat[i+2:], c.pat[i+1:i+2]+"]"); n >= 0 {
				i += 2 + n + 1
			}
		}
	}
	c.open++
	return 0
}

var collatingNames = map[string]rune{
	"NUL": 0, "tab": '\t', "newline": '\n', "vertical-tab": '\v', "form-feed": '\f', "carriage-return": '\r',
	"space": ' ', "exclamation-mark": '!', "quotation-mark": '"', "number-sign": '#', "dollar-sign": '$',
	"percent-sign": '%', "ampersand": '&', "apostrophe": '\'', "left-parenthesis": '(', "right-parenthesis": ')',
	"asterisk": '*', "plus-sign": '+', "comma": ',', "hyphen": '-', "hyphen-minus": '-', "minus": '-', "dash": '-',
	"period": '.', "full-stop": '.', "slash": '/', "solidus": '/', "zero": '0', "one": '1', "two": '2', "three": '3',
	"four": '4', "five": '5', "six": '6', "seven": '7', "eight": '8', "nine": '9', "colon": ':', "semicolon": ';',
	"less-than-sign": '<', "equals-sign": '=', "greater-than-sign": '>', "question-mark": '?', "commercial-at": '@',
	"left-square-bracket": '[', "backslash": '\\', "reverse-solidus": '\\', "right-square-bracket": ']',
	"circumflex": '^', "circumflex-accent": '^', "underscore": '_', "low-line": '_', "grave-accent": '`',
	"left-brace": '{', "left-curly-bracket": '{', "vertical-line": '|', "right-brace": '}',
	"right-curly-bracket": '}', "tilde": '~', "DEL": 0x7f,
}

// bracket compiles the bracket expression whose content starts at i; end is
// behind its closing bracket, 0 if it has none.
func (c *compiler) bracket(i int) (s *set, end int) {
	if end = c.skipBracket(i); end == 0 {
		return nil, 0
	}
	s = &set{}
	last := end - 1
	if c.pat[i] == '!' || c.pat[i] == '^' {
		s.negated = true
		i++
	}
	for i < last {
		if c.pat[i] == '[' && i+1 < last && c.pat[i+1] == ':' {
			n := strings.Index(c.pat[i+2:last], ":]")
			if n < 0 { // a class that does not end loses its bracket
				i++
				continue
			}
			c.addClass(s, c.pat[i+2:i+2+n])
			i += n + 4
			continue
		}
		if c.pat[i] == '[' && i+1 < last && c.pat[i+1] == '=' {
			if n := strings.Index(c.pat[i+2:last], "=]"); n >= 0 {
				if r, size := decodeAll(c.pat[i+2:i+2+n], c.wide()); size == n {
					c.addRange(s, r, r)
				}
				i += n + 4
				continue
			}
		}
		lo, next, ok := c.member(i, last)
		if next+1 < last && c.pat[next] == '-' {
			hi, after, hiOK := c.member(next+1, last)
			if ok && hiOK {
				c.addRange(s, lo, hi)
			}
			i = after
			continue
		}
		if ok {
			c.addRange(s, lo, lo)
		}
		i = next
	}
	return s, end
}

func decodeAll(s string, wide bool) (rune, int) {
	if s == "" {
		return 0, -1
	}
	if s[0] < utf8.RuneSelf || !wide {
		return rune(s[0]), 1
	}
	return utf8.DecodeRuneInString(s)
}

// member reads one character of a bracket expression: itself, escaped, or a
// collating symbol.
func (c *compiler) member(i, last int) (r rune, next int, ok bool) {
	if c.pat[i] == '[' && i+1 < last && c.pat[i+1] == '.' {
		if n := strings.Index(c.pat[i+2:last], ".]"); n >= 0 {
			name := c.pat[i+2 : i+2+n]
			r, size := decodeAll(name, c.wide())
			if size != n {
				r, ok = collatingNames[name]
				return r, i + n + 4, ok
			}
			return r, i + n + 4, true
		}
	}
	if c.pat[i] == '\\' && c.flags&NoEscape == 0 && i+1 < last {
		i++
	}
	r, n := c.char(i)
	return r, i + n, true
}

func (c *compiler) addClass(s *set, name string) {
	f := class(name)
	if f == nil {
		return
	}
	s.classes = append(s.classes, f)
}

func (c *compiler) addRange(s *set, lo, hi rune) {
	if lo > hi {
		return
	}
	if c.flags&NoCase != 0 {
		flo, fhi := fold(lo), fold(hi)
		s.add(flo, fhi)
		return
	}
	s.add(lo, hi)
}

func fold(r rune) rune {
	if r < utf8.RuneSelf {
		if r >= 'A' && r <= 'Z' {
			r += 'a' - 'A'
		}
		return r
	}
	return unicode.ToLower(r)
}
