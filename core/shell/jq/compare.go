package jq

import (
	"slices"
	"strings"
)

// compare orders values as jq sorts: by type, then by content; objects first by their
// sorted keys, then by value in key order. A NaN is below every number.
func (m *machine) compare(a, b Value) int { return m.compareAt(a, b, 0) }

func (m *machine) compareAt(a, b Value, depth int) int {
	ka, kb := a.kind(), b.kind()
	if ka != kb {
		if ka < kb {
			return -1
		}
		return 1
	}
	switch ka {
	case Number:
		return compareNumbers(a, b)
	case String:
		sa, sb := a.str(), b.str()
		if len(sa) > 1024 && len(sb) > 1024 {
			m.meter.Bytes(min(len(sa), len(sb)))
		}
		return strings.Compare(sa, sb)
	case Array:
		if a.p == b.p {
			return 0
		}
		m.deep(depth)
		ea, eb := a.elems(), b.elems()
		for i := 0; i < len(ea) && i < len(eb); i++ {
			m.meter.Charge(1)
			if c := m.compareAt(ea[i], eb[i], depth+1); c != 0 {
				return c
			}
		}
		return len(ea) - len(eb)
	case Object:
		if a.p == b.p {
			return 0
		}
		m.deep(depth)
		return m.compareObjects(a.object(), b.object(), depth)
	}
	return 0
}

func (m *machine) compareObjects(a, b *object, depth int) int {
	keysA := a.sortedKeys()
	keysB := keysA
	if a.shape != b.shape {
		keysB = b.sortedKeys()
		if c := slices.Compare(keysA, keysB); c != 0 {
			return c
		}
	}
	m.meter.Charge(int64(len(keysA)))
	for _, k := range keysA {
		va, _ := a.get(k)
		vb, _ := b.get(k)
		if c := m.compareAt(va, vb, depth+1); c != 0 {
			return c
		}
	}
	return 0
}

func compareNumbers(a, b Value) int {
	fa, fb := a.number(), b.number()
	switch {
	case fa != fa:
		return -1
	case fa < fb:
		return -1
	case fa > fb:
		return 1
	case fa != fb:
		return 1
	case a.isLiteral() && b.isLiteral():
		return compareDecimal((*literal)(a.p).text, (*literal)(b.p).text)
	}
	return 0
}

func numberText(v Value) string {
	if v.isLiteral() {
		return (*literal)(v.p).text
	}
	return formatNumber(v.number())
}

// compareDecimal compares the numbers that two canonical texts stand for; it is only
// asked about texts whose doubles are equal.
func compareDecimal(a, b string) int {
	na, ea, nega := decimalParts(a)
	nb, eb, negb := decimalParts(b)
	if na == "" && nb == "" {
		return 0
	}
	if nega != negb {
		if nega {
			return -1
		}
		return 1
	}
	c := 0
	if ea != eb {
		c = ea - eb
	} else {
		c = strings.Compare(na, nb)
	}
	if nega {
		return -c
	}
	return c
}

// decimalParts splits a number into its significant digits, without zeros at either
// end, and the place of the point relative to their start.
func decimalParts(s string) (digits string, point int, neg bool) {
	if neg = strings.HasPrefix(s, "-"); neg {
		s = s[1:]
	}
	mant := s
	if i := strings.IndexAny(s, "eE"); i >= 0 {
		mant = s[:i]
		sign := 1
		for _, c := range []byte(s[i+1:]) {
			switch c {
			case '-':
				sign = -1
			case '+':
			default:
				point = point*10 + int(c-'0')
			}
		}
		point *= sign
	}
	whole, frac, _ := strings.Cut(mant, ".")
	point += len(whole)
	all := whole + frac
	trimmed := strings.TrimLeft(all, "0")
	point -= len(all) - len(trimmed)
	return strings.TrimRight(trimmed, "0"), point, neg
}

// equal reports equality; it is quicker than compare for objects.
func (m *machine) equal(a, b Value) bool {
	if fa, ok := a.plain(); ok {
		if fb, ok := b.plain(); ok {
			return fa == fb
		}
	}
	ka := a.kind()
	if ka != b.kind() {
		return false
	}
	if ka == String {
		sa, sb := a.str(), b.str()
		if len(sa) > 1024 && len(sa) == len(sb) {
			m.meter.Bytes(len(sa))
		}
		return sa == sb
	}
	return m.compareAt(a, b, 0) == 0
}
