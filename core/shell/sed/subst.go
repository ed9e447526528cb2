package sed

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"ambit/core/shell/regex"
)

// subst is a compiled s command.
type subst struct {
	re     *regex.Regexp
	repl   []part
	plain  bool // no part changes case
	global bool
	print  bool
	nth    int64
	out    *outFile
	groups int
}

// part is a piece of a replacement: literal text, a group, or a change of case.
type part struct {
	lit   []byte
	group int  // -1: none
	mode  byte // 'U' 'L' 'E' 'u' 'l'; 0: none
}

func (c *compiler) substitution(k *cmd) {
	r := c.r
	delim := r.next()
	if delim >= utf8.RuneSelf && c.p.UTF8() {
		r.fail("delimiter character is not a single-byte character")
	}
	pattern, ok := r.slash(delim, true)
	if !ok {
		r.fail("unterminated `s' command")
	}
	repl, ok := r.slash(delim, false)
	if !ok {
		r.fail("unterminated `s' command")
	}
	s := &subst{}
	k.subst = s
	s.parse(c.unescape(repl, replText), c.o.posix)
	icase, multi := c.substFlags(s)
	s.re = c.pattern(pattern, icase, multi, s.groups)
}

func (c *compiler) substFlags(s *subst) (icase, multi bool) {
	r := c.r
	for {
		ch := r.next()
		switch {
		case c.o.posix && ch != eof && strings.IndexByte("iImMe", byte(ch)) >= 0:
			r.fail("unknown option to `s'")
		case ch == 'i' || ch == 'I':
			icase = true
		case ch == 'm' || ch == 'M':
			multi = true
		case ch == 'e':
			r.fail("the e flag of s is not supported")
		case ch == 'p':
			if s.print {
				r.fail("multiple `p' options to `s' command")
			}
			s.print = true
		case ch == 'g':
			if s.global {
				r.fail("multiple `g' options to `s' command")
			}
			s.global = true
		case ch == 'w':
			s.out = c.outFile()
			return icase, multi
		case isDigit(ch):
			if s.nth > 0 {
				r.fail("multiple number options to `s' command")
			}
			if s.nth = r.integer(ch); s.nth == 0 {
				r.fail("number option to `s' command may not be zero")
			}
		case ch == '}' || ch == '#':
			r.back(ch)
			return icase, multi
		case ch == '\n' || ch == ';' || ch == eof:
			return icase, multi
		case isBlank(ch):
		default:
			r.fail("unknown option to `s'")
		}
	}
}

// parse splits a replacement into parts; changes of case are an extension.
func (s *subst) parse(b []byte, posix bool) {
	s.plain = true
	var lit []byte
	flush := func() {
		if len(lit) > 0 {
			s.repl = append(s.repl, part{lit: lit, group: -1})
			lit = nil
		}
	}
	group := func(n int) {
		flush()
		s.repl = append(s.repl, part{group: n})
		s.groups = max(s.groups, n)
	}
	for i := 0; i < len(b); i++ {
		switch {
		case b[i] == '&':
			group(0)
		case b[i] == '\\' && i+1 < len(b):
			i++
			switch ch := b[i]; {
			case isDigit(int(ch)):
				group(int(ch - '0'))
			case !posix && (ch == 'U' || ch == 'L' || ch == 'E' || ch == 'u' || ch == 'l'):
				flush()
				s.plain = false
				s.repl = append(s.repl, part{group: -1, mode: ch})
			case ch == 'n':
				lit = append(lit, '\n')
			default:
				lit = append(lit, ch)
			}
		default:
			lit = append(lit, b[i])
		}
	}
	flush()
}

// expand appends the replacement for the match loc of b.
func (s *subst) expand(dst, b []byte, loc []int, wide bool) []byte {
	if s.plain {
		for i := range s.repl {
			if p := &s.repl[i]; p.group < 0 {
				dst = append(dst, p.lit...)
			} else if from := loc[2*p.group]; from >= 0 {
				dst = append(dst, b[from:loc[2*p.group+1]]...)
			}
		}
		return dst
	}
	mode, once := byte('E'), byte(0)
	for i := range s.repl {
		p := &s.repl[i]
		text := p.lit
		switch {
		case p.mode == 'u' || p.mode == 'l':
			once = p.mode
			continue
		case p.mode != 0:
			mode = p.mode
			continue
		case p.group >= 0:
			text = nil
			if from := loc[2*p.group]; from >= 0 {
				text = b[from:loc[2*p.group+1]]
			}
		}
		if once != 0 && len(text) > 0 {
			size := 1
			if wide {
				_, size = utf8.DecodeRune(text)
			}
			how := byte('U')
			if once == 'l' {
				how = 'L'
			}
			dst = appendCase(dst, text[:size], how, wide)
			text, once = text[size:], 0
		}
		dst = appendCase(dst, text, mode, wide)
	}
	return dst
}

// appendCase appends text in upper (U) or lower (L) case, or as it is.
func appendCase(dst, text []byte, mode byte, wide bool) []byte {
	if mode == 'E' {
		return append(dst, text...)
	}
	for len(text) > 0 {
		c := text[0]
		if c < utf8.RuneSelf || !wide {
			switch {
			case mode == 'U' && c >= 'a' && c <= 'z':
				c -= 32
			case mode == 'L' && c >= 'A' && c <= 'Z':
				c += 32
			}
			dst = append(dst, c)
			text = text[1:]
			continue
		}
		r, size := utf8.DecodeRune(text)
		switch {
		case r == utf8.RuneError && size == 1:
			dst = append(dst, c)
		case mode == 'U':
			dst = utf8.AppendRune(dst, unicode.ToUpper(r))
		default:
			dst = utf8.AppendRune(dst, unicode.ToLower(r))
		}
		text = text[size:]
	}
	return dst
}

// transliteration reads the strings of y.
func (c *compiler) transliteration(k *cmd) {
	r := c.r
	delim := r.next()
	if delim >= utf8.RuneSelf && c.p.UTF8() {
		r.fail("delimiter character is not a single-byte character")
	}
	from, ok := r.slash(delim, false)
	if !ok {
		r.fail("unterminated `y' command")
	}
	to, ok := r.slash(delim, false)
	if !ok {
		r.fail("unterminated `y' command")
	}
	a, b := c.characters(c.unescape(from, plainText)), c.characters(c.unescape(to, plainText))
	if len(a) != len(b) {
		r.fail("strings for `y' command are different lengths")
	}
	single := true
	for i := range a {
		single = single && len(a[i]) == 1 && len(b[i]) == 1 && (a[i][0] < utf8.RuneSelf || !c.p.UTF8())
	}
	if single {
		k.bytes = new([256]byte)
		for i := range k.bytes {
			k.bytes[i] = byte(i)
		}
		seen := [256]bool{}
		for i := range a {
			if !seen[a[i][0]] {
				seen[a[i][0]] = true
				k.bytes[a[i][0]] = b[i][0]
			}
		}
	} else {
		k.table = map[string][]byte{}
		for i := range a {
			if _, dup := k.table[string(a[i])]; !dup {
				k.table[string(a[i])] = b[i]
			}
		}
	}
	r.endOfCommand()
}

// characters splits the text of y.
func (c *compiler) characters(b []byte) [][]byte {
	var out [][]byte
	for i := 0; i < len(b); {
		if b[i] == '\\' && i+1 < len(b) {
			switch b[i+1] {
			case 'n':
				out = append(out, []byte{'\n'})
				i += 2
				continue
			case '\\':
				out = append(out, []byte{'\\'})
				i += 2
				continue
			}
			i++
			continue
		}
		size := 1
		if c.p.UTF8() {
			_, size = utf8.DecodeRune(b[i:])
		}
		out = append(out, b[i:i+size])
		i += size
	}
	return out
}
