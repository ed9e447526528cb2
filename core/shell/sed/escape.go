package sed

// textKind says what a text with escapes is for.
type textKind uint8

const (
	plainText textKind = iota
	regexText
	replText
)

// unescape replaces GNU's escapes for single characters (\t \xHH \dNNN \oNNN \cX
// and so on) and keeps all others. In a replacement, & and \ written so stand for
// themselves; in a regular expression the character keeps its meaning.
func (c *compiler) unescape(b []byte, kind textKind) []byte {
	var out []byte
	for i := 0; i < len(b); i++ {
		if b[i] != '\\' || i+1 >= len(b) {
			out = append(out, b[i])
			continue
		}
		i++
		switch b[i] {
		case 'a':
			out = append(out, 7)
		case 'f':
			out = append(out, '\f')
		case 'r':
			out = append(out, '\r')
		case 't':
			out = append(out, '\t')
		case 'v':
			out = append(out, '\v')
		case 'c':
			i = c.control(&out, b, i)
		case 'd':
			i = number(&out, b, i, 10, 3, kind)
		case 'o':
			i = number(&out, b, i, 8, 3, kind)
		case 'x':
			i = number(&out, b, i, 16, 2, kind)
		default:
			out = append(out, '\\', b[i])
		}
	}
	return out
}

// control reads \cX.
func (c *compiler) control(out *[]byte, b []byte, i int) int {
	if i+1 >= len(b) {
		*out = append(*out, '\\')
		return i
	}
	i++
	x := b[i]
	if x == '\\' {
		if i+1 >= len(b) || b[i+1] != '\\' {
			c.r.fail("recursive escaping after \\c not allowed")
		}
		i++
	}
	if x >= 'a' && x <= 'z' {
		x -= 32
	}
	*out = append(*out, x^0x40)
	return i
}

// number reads the digits after \d, \o or \x.
func number(out *[]byte, b []byte, i, base, most int, kind textKind) int {
	n, digits := 0, 0
	for digits < most && i+1 < len(b) {
		d := digit(b[i+1])
		if d < 0 || d >= base {
			break
		}
		n = n*base + d
		digits++
		i++
	}
	if digits == 0 {
		*out = append(*out, '\\', b[i])
		return i
	}
	ch := byte(n)
	if kind == replText && (ch == '&' || ch == '\\') {
		*out = append(*out, '\\')
	}
	*out = append(*out, ch)
	return i
}

func digit(c byte) int {
	switch {
	case c >= '0' && c <= '9':
		return int(c - '0')
	case c >= 'a' && c <= 'f':
		return int(c-'a') + 10
	case c >= 'A' && c <= 'F':
		return int(c-'A') + 10
	}
	return -1
}
