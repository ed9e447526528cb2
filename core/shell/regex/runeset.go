package regex

import (
	"slices"
	"unicode"
	"unicode/utf8"
)

// runeRange is an inclusive range of characters, or of bytes in Bytes mode.
type runeRange struct{ lo, hi rune }

// runeSet is a set of characters: sorted, disjoint ranges once clean ran.
type runeSet struct {
	ranges []runeRange
	// raw holds bytes that are not valid UTF-8 and were named in a list.
	raw []byte
}

func (s *runeSet) add(lo, hi rune) { s.ranges = append(s.ranges, runeRange{lo, hi}) }

func (s *runeSet) addSet(t *runeSet) {
	s.ranges = append(s.ranges, t.ranges...)
	s.raw = append(s.raw, t.raw...)
}

func (s *runeSet) clean() *runeSet {
	order := func(a, b runeRange) int {
		if a.lo != b.lo {
			return int(a.lo) - int(b.lo)
		}
		return int(a.hi) - int(b.hi)
	}
	if !slices.IsSortedFunc(s.ranges, order) {
		slices.SortFunc(s.ranges, order)
	}
	out := s.ranges[:0]
	for _, r := range s.ranges {
		if n := len(out); n > 0 && r.lo <= out[n-1].hi+1 {
			out[n-1].hi = max(out[n-1].hi, r.hi)
			continue
		}
		out = append(out, r)
	}
	s.ranges = out
	return s
}

// negate is the complement of a clean set up to top.
func (s *runeSet) negate(top rune) *runeSet {
	out := &runeSet{}
	next := rune(0)
	for _, r := range s.ranges {
		if r.lo > next {
			out.add(next, r.lo-1)
		}
		next = r.hi + 1
	}
	if next <= top {
		out.add(next, top)
	}
	return out
}

func (s *runeSet) contains(r rune) bool {
	i, found := slices.BinarySearchFunc(s.ranges, r, func(e runeRange, r rune) int {
		switch {
		case e.hi < r:
			return -1
		case e.lo > r:
			return 1
		}
		return 0
	})
	_ = i
	return found
}

func (s *runeSet) remove(r rune) *runeSet {
	out := &runeSet{raw: s.raw}
	for _, e := range s.ranges {
		switch {
		case r < e.lo || r > e.hi:
			out.add(e.lo, e.hi)
		default:
			if e.lo < r {
				out.add(e.lo, r-1)
			}
			if r < e.hi {
				out.add(r+1, e.hi)
			}
		}
	}
	return out
}

// intersect is what clean sets s and t share.
func (s *runeSet) intersect(t *runeSet) *runeSet {
	out := &runeSet{}
	for i, j := 0, 0; i < len(s.ranges) && j < len(t.ranges); {
		a, b := s.ranges[i], t.ranges[j]
		if lo, hi := max(a.lo, b.lo), min(a.hi, b.hi); lo <= hi {
			out.add(lo, hi)
		}
		if a.hi < b.hi {
			i++
		} else {
			j++
		}
	}
	return out
}

// fold adds every character that differs from one of s in case only. Two
// characters are alike when their upper cases are, as in glibc; in the Perl-like
// dialects simple case folding decides.
func (s *runeSet) fold(opt Options) *runeSet {
	out := &runeSet{raw: s.raw}
	out.ranges = append(out.ranges, s.ranges...)
	full := opt.Dialect.perlLike()
	for _, r := range s.ranges {
		if opt.Meter != nil && r.hi >= 0x80 {
			opt.Meter.Charge(1 + int64(r.hi-r.lo)/2)
		}
		foldASCII(out, r)
		if opt.Bytes || r.hi < 0x80 && !(full && touches(r, 'k') || touches(r, 's')) {
			continue
		}
		if r.hi-r.lo > 0x3000 {
			foldWide(out, r, full)
			continue
		}
		for c := max(r.lo, 'A'); c <= r.hi; c++ {
			foldRune(out, c, full)
		}
	}
	return out.clean()
}

func foldASCII(out *runeSet, r runeRange) {
	if lo, hi := max(r.lo, 'A'), min(r.hi, 'Z'); lo <= hi {
		out.add(lo+32, hi+32)
	}
	if lo, hi := max(r.lo, 'a'), min(r.hi, 'z'); lo <= hi {
		out.add(lo-32, hi-32)
	}
}

// touches reports whether r holds the letter c in either case.
func touches(r runeRange, c rune) bool {
	return r.lo <= c && c <= r.hi || r.lo <= c-32 && c-32 <= r.hi
}

func foldRune(out *runeSet, c rune, full bool) {
	up := unicode.ToUpper(c)
	for f := unicode.SimpleFold(c); f != c; f = unicode.SimpleFold(f) {
		if full || unicode.ToUpper(f) == up {
			out.add(f, f)
		}
	}
}

// foldWide folds a large range by walking the letters that have case.
func foldWide(out *runeSet, r runeRange, full bool) {
	for _, cr := range unicode.CaseRanges {
		for c := max(rune(cr.Lo), r.lo); c <= min(rune(cr.Hi), r.hi); c++ {
			foldRune(out, c, full)
		}
	}
}

func fromTables(tables ...*unicode.RangeTable) *runeSet {
	s := &runeSet{}
	for _, t := range tables {
		for _, r := range t.R16 {
			addStride(s, rune(r.Lo), rune(r.Hi), rune(r.Stride))
		}
		for _, r := range t.R32 {
			addStride(s, rune(r.Lo), rune(r.Hi), rune(r.Stride))
		}
	}
	return s.clean()
}

func addStride(s *runeSet, lo, hi, stride rune) {
	if stride == 1 {
		s.add(lo, hi)
		return
	}
	for c := lo; c <= hi; c += stride {
		s.add(c, c)
	}
}

// top is the largest character of a mode.
func top(bytesMode bool) rune {
	if bytesMode {
		return 0xff
	}
	return utf8.MaxRune
}
