package ledger

import (
	"slices"
	"strconv"
	"unicode/utf16"
	"unicode/utf8"
)

// Value is JSON that Canonical can write: string, bool, int64, uint64, int, nil,
// Raw, []Value or Object.
type Value any

// Raw is text that already is canonical JSON.
type Raw string

// Member is one name and value of an Object.
type Member struct {
	Name  string
	Value Value
}

// Object is a JSON object; Canonical sorts its members.
type Object []Member

// Canonical appends v as RFC 8785 JSON: no white space, members sorted by UTF-16
// code units, shortest escapes. Integers must lie within ±2^53, since a reader may
// hold them as doubles. Strings must be valid UTF-8; others have their bad bytes
// replaced by U+FFFD.
func Canonical(dst []byte, v Value) []byte {
	switch v := v.(type) {
	case nil:
		return append(dst, "null"...)
	case bool:
		return strconv.AppendBool(dst, v)
	case int:
		return strconv.AppendInt(dst, int64(v), 10)
	case int64:
		return strconv.AppendInt(dst, v, 10)
	case uint64:
		return strconv.AppendUint(dst, v, 10)
	case string:
		return appendString(dst, v)
	case Raw:
		return append(dst, v...)
	case []Value:
		dst = append(dst, '[')
		for i, e := range v {
			if i > 0 {
				dst = append(dst, ',')
			}
			dst = Canonical(dst, e)
		}
		return append(dst, ']')
	case Object:
		sorted := slices.Clone(v)
		slices.SortFunc(sorted, func(a, b Member) int { return compareUTF16(a.Name, b.Name) })
		dst = append(dst, '{')
		for i, m := range sorted {
			if i > 0 {
				dst = append(dst, ',')
			}
			dst = appendString(dst, m.Name)
			dst = append(dst, ':')
			dst = Canonical(dst, m.Value)
		}
		return append(dst, '}')
	}
	panic("ledger: not a canonical value")
}

func compareUTF16(a, b string) int {
	ascii := true
	for i := 0; i < min(len(a), len(b)); i++ {
		if a[i] >= utf8.RuneSelf || b[i] >= utf8.RuneSelf {
			ascii = false
			break
		}
	}
	if ascii {
		switch {
		case a < b:
			return -1
		case a > b:
			return 1
		}
		return 0
	}
	return slices.Compare(utf16.Encode([]rune(a)), utf16.Encode([]rune(b)))
}

const hexDigits = "0123456789abcdef"

func appendString(dst []byte, s string) []byte {
	dst = append(dst, '"')
	start := 0
	for i := 0; i < len(s); {
		c := s[i]
		if c >= utf8.RuneSelf {
			r, n := utf8.DecodeRuneInString(s[i:])
			if r == utf8.RuneError && n == 1 {
				dst = append(dst, s[start:i]...)
				dst = append(dst, "\uFFFD"...)
				start = i + 1
			}
			i += n
			continue
		}
		if c >= 0x20 && c != '"' && c != '\\' {
			i++
			continue
		}
		dst = append(dst, s[start:i]...)
		switch c {
		case '"', '\\':
			dst = append(dst, '\\', c)
		case '\b':
			dst = append(dst, '\\', 'b')
		case '\f':
			dst = append(dst, '\\', 'f')
		case '\n':
			dst = append(dst, '\\', 'n')
		case '\r':
			dst = append(dst, '\\', 'r')
		case '\t':
			dst = append(dst, '\\', 't')
		default:
			dst = append(dst, '\\', 'u', '0', '0', hexDigits[c>>4], hexDigits[c&15])
		}
		i++
		start = i
	}
	dst = append(dst, s[start:]...)
	return append(dst, '"')
}
