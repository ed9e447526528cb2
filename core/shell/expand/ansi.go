package expand

import "unicode/utf8"

// decodeANSI is the content of $'…' with its escapes replaced (bash manual,
// "ANSI-C Quoting"). A NUL ends it.
func decodeANSI(s string, wide bool) string {
	out := make([]byte, 0, len(s))
	for i := 0; i < len(s); {
		if s[i] != '\\' || i+1 >= len(s) {
			out = append(out, s[i])
			i++
			continue
		}
		if c := s[i+1]; c == '\'' || c == '"' || c == '?' {
			out = append(out, c)
			i += 2
			continue
		}
		esc, n, ok := Escape(s[i+1:], wide, false)
		switch {
		case ok && len(esc) == 1 && esc[0] == 0:
			return string(out)
		case ok:
			out = append(out, esc...)
			i += 1 + n
		case s[i+1] == 'c' && i+2 < len(s):
			c := s[i+2]
			n := 3
			if c == '\\' && i+3 < len(s) && s[i+3] == '\\' {
				n = 4
			}
			ctl := c & 0x1f
			if c == '?' {
				ctl = 0x7f
			}
			if ctl == 0 {
				return string(out)
			}
			out = append(out, ctl)
			i += n
		default:
			out = append(out, s[i], s[i+1])
			i += 2
		}
	}
	return string(out)
}

// Escape decodes the escape behind a backslash that $'…', echo -e and printf have
// in common; n is how much of s it takes. With zeroOctal, an octal number is
// written \0nnn (echo, %b), else \nnn. ok is false for what is no escape.
func Escape(s string, wide, zeroOctal bool) (out []byte, n int, ok bool) {
	switch s[0] {
	case 'a':
		return []byte{'\a'}, 1, true
	case 'b':
		return []byte{'\b'}, 1, true
	case 'e', 'E':
		return []byte{0x1b}, 1, true
	case 'f':
		return []byte{'\f'}, 1, true
	case 'n':
		return []byte{'\n'}, 1, true
	case 'r':
		return []byte{'\r'}, 1, true
	case 't':
		return []byte{'\t'}, 1, true
	case 'v':
		return []byte{'\v'}, 1, true
	case '\\':
		return []byte{'\\'}, 1, true
	case 'x':
		v, digits := number(s[1:], 2, 16)
		if digits == 0 {
			return nil, 0, false
		}
		return []byte{byte(v)}, 1 + digits, true
	case 'u', 'U':
		limit := 4
		if s[0] == 'U' {
			limit = 8
		}
		v, digits := number(s[1:], limit, 16)
		if digits == 0 {
			return nil, 0, false
		}
		return encode(uint32(v), wide), 1 + digits, true
	case '0', '1', '2', '3', '4', '5', '6', '7':
		limit := 3
		if zeroOctal && s[0] == '0' {
			limit = 4
		}
		v, digits := number(s, limit, 8)
		return []byte{byte(v)}, digits, true
	}
	return nil, 0, false
}

func number(s string, limit int, base uint64) (v uint64, n int) {
	for n < len(s) && n < limit {
		d := digitValue(s[n])
		if d >= base {
			break
		}
		v = v*base + d
		n++
	}
	return v, n
}

func digitValue(c byte) uint64 {
	switch {
	case c >= '0' && c <= '9':
		return uint64(c - '0')
	case c >= 'a' && c <= 'f':
		return uint64(c-'a') + 10
	case c >= 'A' && c <= 'F':
		return uint64(c-'A') + 10
	}
	return 99
}

// encode is a code point in UTF-8, which is also done for what is no character;
// in the C locale one that is not ASCII becomes its own escape.
func encode(c uint32, wide bool) []byte {
	switch {
	case c < 0x80:
		return []byte{byte(c)}
	case !wide && c <= 0xffff:
		return []byte("\\u" + hex(c, 4))
	case !wide:
		return []byte("\\U" + hex(c, 8))
	case c < 0x800:
		return []byte{0xc0 | byte(c>>6), 0x80 | byte(c&0x3f)}
	case c < 0x10000:
		return []byte{0xe0 | byte(c>>12), 0x80 | byte(c>>6&0x3f), 0x80 | byte(c&0x3f)}
	case c <= utf8.MaxRune || c < 0x200000:
		return []byte{0xf0 | byte(c>>18), 0x80 | byte(c>>12&0x3f), 0x80 | byte(c>>6&0x3f), 0x80 | byte(c&0x3f)}
	case c < 0x4000000:
		return []byte{0xf8 | byte(c>>24), 0x80 | byte(c>>18&0x3f), 0x80 | byte(c>>12&0x3f), 0x80 | byte(c>>6&0x3f), 0x80 | byte(c&0x3f)}
	case c < 0x80000000:
		return []byte{0xfc | byte(c>>30), 0x80 | byte(c>>24&0x3f), 0x80 | byte(c>>18&0x3f), 0x80 | byte(c>>12&0x3f), 0x80 | byte(c>>6&0x3f), 0x80 | byte(c&0x3f)}
	}
	return nil
}

func hex(c uint32, digits int) string {
	const alphabet = "0123456789ABCDEF"
	b := make([]byte, digits)
	for i := digits - 1; i >= 0; i-- {
		b[i] = alphabet[c&15]
		c >>= 4
	}
	return string(b)
}
