package pattern

import "unicode"

// IsClass reports whether r is in the POSIX character class called name; known is
// false if there is no such class. In the C locale (wide false) r is a byte.
func IsClass(name string, r rune, wide bool) (in, known bool) {
	f := class(name)
	if f == nil {
		return false, false
	}
	return f(r, wide), true
}

// class is the predicate of a class; nil if there is none.
func class(name string) func(r rune, wide bool) bool {
	switch name {
	case "alpha":
		return isAlpha
	case "digit":
		return isDigit
	case "alnum":
		return func(r rune, wide bool) bool { return isDigit(r, wide) || isAlpha(r, wide) }
	case "upper":
		return func(r rune, wide bool) bool {
			if r < 0x80 || !wide {
				return r >= 'A' && r <= 'Z'
			}
			return unicode.ToLower(r) != r
		}
	case "lower":
		return func(r rune, wide bool) bool {
			if r < 0x80 || !wide {
				return r >= 'a' && r <= 'z'
			}
			return unicode.ToUpper(r) != r || r == 'ß'
		}
	case "space":
		return IsSpace
	case "blank":
		return func(r rune, wide bool) bool { return IsBlank(r, wide) }
	case "punct":
		return func(r rune, wide bool) bool {
			return IsPrint(r, wide) && !IsSpace(r, wide) && !isAlpha(r, wide) && !isDigit(r, wide)
		}
	case "print":
		return IsPrint
	case "graph":
		return func(r rune, wide bool) bool { return IsPrint(r, wide) && !IsSpace(r, wide) }
	case "cntrl":
		return func(r rune, wide bool) bool {
			return r < 0x20 || r == 0x7f || wide && (r >= 0x80 && r < 0xa0 || r == 0x2028 || r == 0x2029)
		}
	case "xdigit":
		return func(r rune, _ bool) bool {
			return r >= '0' && r <= '9' || r >= 'a' && r <= 'f' || r >= 'A' && r <= 'F'
		}
	case "word":
		return func(r rune, wide bool) bool { return r == '_' || isDigit(r, wide) || isAlpha(r, wide) }
	case "ascii":
		return func(r rune, _ bool) bool { return r < 0x80 }
	}
	return nil
}

func isDigit(r rune, _ bool) bool { return r >= '0' && r <= '9' }

// isAlpha is iswalpha(3) of glibc, which counts the digits of other scripts too.
func isAlpha(r rune, wide bool) bool {
	if r < 0x80 || !wide {
		return (r|0x20) >= 'a' && (r|0x20) <= 'z'
	}
	return unicode.In(r, unicode.Letter, unicode.Nl, unicode.Nd, unicode.Other_Alphabetic)
}

// IsSpace is iswspace(3): no-break spaces are none.
func IsSpace(r rune, wide bool) bool {
	if r < 0x80 || !wide {
		return r >= '\t' && r <= '\r' || r == ' '
	}
	switch r {
	case 0x85, 0xa0, 0x2007, 0x202f:
		return false
	}
	return unicode.IsSpace(r)
}

// IsBlank is iswblank(3).
func IsBlank(r rune, wide bool) bool {
	if r < 0x80 || !wide {
		return r == ' ' || r == '\t'
	}
	return IsSpace(r, wide) && r != 0x2028 && r != 0x2029
}

// IsPrint is iswprint(3).
func IsPrint(r rune, wide bool) bool {
	if r < 0x80 || !wide {
		return r >= 0x20 && r < 0x7f
	}
	if r >= 0x80 && r < 0xa0 || r == 0x2028 || r == 0x2029 {
		return false
	}
	return unicode.In(r, unicode.L, unicode.M, unicode.N, unicode.P, unicode.S, unicode.Zs, unicode.Cf, unicode.Co)
}
