package shell

import (
	"strings"
	"unicode/utf8"
)

// decodeANSI expands the escapes of $'…'.
func decodeANSI(s string) string {
	if !strings.Contains(s, `\`) {
		return s
	}
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] != '\\' || i+1 == len(s) {
			b.WriteByte(s[i])
			continue
		}
		i++
		switch c := s[i]; c {
		case 'a':
			b.WriteByte(7)
		case 'b':
			b.WriteByte(8)
		case 'e', 'E':
			b.WriteByte(27)
		case 'f':
			b.WriteByte(12)
		case 'n':
			b.WriteByte('\n')
		case 'r':
			b.WriteByte('\r')
		case 't':
			b.WriteByte('\t')
		case 'v':
			b.WriteByte(11)
		case '\\', '\'', '"', '?':
			b.WriteByte(c)
		case 'x', 'u', 'U':
			width := map[byte]int{'x': 2, 'u': 4, 'U': 8}[c]
			n, k := digits(s[i+1:], 16, width)
			if k == 0 {
				b.WriteString(s[i-1 : i+1])
				continue
			}
			if c == 'x' {
				b.WriteByte(byte(n))
			} else {
				b.Write(utf8.AppendRune(nil, rune(n)))
			}
			i += k
		case '0', '1', '2', '3', '4', '5', '6', '7':
			n, k := digits(s[i:], 8, 3)
			b.WriteByte(byte(n))
			i += k - 1
		case 'c':
			if i+1 < len(s) {
				i++
				b.WriteByte(s[i] & 0x1f)
			}
		default:
			b.WriteByte('\\')
			b.WriteByte(c)
		}
	}
	return b.String()
}

// digits reads up to width digits of a base.
func digits(s string, base, width int) (n, count int) {
	for count < width && count < len(s) {
		d := strings.IndexByte("0123456789abcdef", s[count]|0x20)
		if s[count] < 'A' {
			d = int(s[count]) - '0'
		}
		if d < 0 || d >= base {
			break
		}
		n = n*base + d
		count++
	}
	return n, count
}
