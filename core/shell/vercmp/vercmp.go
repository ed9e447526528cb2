// Package vercmp orders names that hold version numbers, as ls -v and sort -V do
// (GNU coreutils manual, Version sort ordering).
package vercmp

// Compare orders file names a and b: dot files first, then by the names without
// suffixes such as .tar.gz, then by the whole names. Digits count as numbers and
// ~ sorts before the end of a name. Names that differ can compare as equal (00
// and 0); the caller breaks the tie.
func Compare(a, b string) int {
	switch {
	case a == "" || b == "":
		return sign(len(a) - len(b))
	case a[0] == '.' && b[0] != '.':
		return -1
	case a[0] != '.' && b[0] == '.':
		return 1
	case a[0] == '.':
		for _, dots := range []string{".", ".."} {
			switch {
			case a == dots && b == dots:
				return 0
			case a == dots:
				return -1
			case b == dots:
				return 1
			}
		}
	}
	pa, pb := prefix(a), prefix(b)
	if c := compare(pa, pb); c != 0 || len(pa) == len(a) && len(pb) == len(b) {
		return c
	}
	return compare(a, b)
}

// prefix is s without its suffixes: a dot, a letter or tilde, then letters, digits
// and tildes, repeated up to the end.
func prefix(s string) string {
	end := 0
	for i := 0; i < len(s); {
		i++
		end = i
		for i+1 < len(s) && s[i] == '.' && (alpha(s[i+1]) || s[i+1] == '~') {
			i += 2
			for i < len(s) && (alpha(s[i]) || digit(s[i]) || s[i] == '~') {
				i++
			}
		}
	}
	return s[:end]
}

func compare(a, b string) int {
	for a != "" || b != "" {
		for a != "" && !digit(a[0]) || b != "" && !digit(b[0]) {
			if d := order(a) - order(b); d != 0 {
				return sign(d)
			}
			a, b = a[1:], b[1:]
		}
		for a != "" && a[0] == '0' {
			a = a[1:]
		}
		for b != "" && b[0] == '0' {
			b = b[1:]
		}
		first := 0
		for a != "" && b != "" && digit(a[0]) && digit(b[0]) {
			if first == 0 {
				first = int(a[0]) - int(b[0])
			}
			a, b = a[1:], b[1:]
		}
		switch {
		case a != "" && digit(a[0]):
			return 1
		case b != "" && digit(b[0]):
			return -1
		case first != 0:
			return sign(first)
		}
	}
	return 0
}

// order ranks the first character of s outside numbers.
func order(s string) int {
	switch {
	case s == "":
		return -1
	case digit(s[0]):
		return 0
	case alpha(s[0]):
		return int(s[0])
	case s[0] == '~':
		return -2
	}
	return int(s[0]) + 256
}

func sign(n int) int {
	switch {
	case n < 0:
		return -1
	case n > 0:
		return 1
	}
	return 0
}

func digit(c byte) bool { return c >= '0' && c <= '9' }
func alpha(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' }
