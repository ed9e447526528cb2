package ledger

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// pathText is a path as JSON text. A path may hold any bytes, JSON only UTF-8: bytes
// that are not, and the escape character U+FFFF itself, become U+FFFF and two hex
// digits.
func pathText(path string) string {
	if utf8.ValidString(path) && !strings.ContainsRune(path, '\uFFFF') {
		return path
	}
	var b strings.Builder
	for i := 0; i < len(path); {
		r, n := utf8.DecodeRuneInString(path[i:])
		if (r == utf8.RuneError && n == 1) || r == '\uFFFF' {
			for _, c := range []byte(path[i : i+n]) {
				fmt.Fprintf(&b, "\uFFFF%02x", c)
			}
		} else {
			b.WriteString(path[i : i+n])
		}
		i += n
	}
	return b.String()
}

// parsePath is the inverse of pathText.
func parsePath(text string) (string, error) {
	if !strings.ContainsRune(text, '\uFFFF') {
		return text, nil
	}
	const escape = "\uFFFF"
	var b strings.Builder
	for {
		plain, rest, found := strings.Cut(text, escape)
		b.WriteString(plain)
		if !found {
			return b.String(), nil
		}
		var c byte
		if len(rest) < 2 {
			return "", fmt.Errorf("path %q has a broken escape", text)
		}
		for _, d := range []byte(rest[:2]) {
			i := strings.IndexByte(hexDigits, d)
			if i < 0 {
				return "", fmt.Errorf("path %q has a broken escape", text)
			}
			c = c<<4 | byte(i)
		}
		b.WriteByte(c)
		text = rest[2:]
	}
}
