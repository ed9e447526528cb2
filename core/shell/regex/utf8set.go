package regex

import (
	"encoding/binary"
	"unicode/utf8"
)

// byteRange is an inclusive range of bytes.
type byteRange struct{ lo, hi byte }

// sequence is a run of byte ranges that together encode a range of characters.
type sequence struct {
	n int
	r [utf8.UTFMax]byteRange
}

// utf8Set emits the automaton of a set of characters.
func (c *compiler) utf8Set(s *runeSet, next int32) int32 {
	var seqs []sequence
	for _, r := range s.ranges {
		seqs = splitRange(seqs, r.lo, r.hi)
	}
	if c.shared == nil {
		c.shared = map[string]int32{}
	}
	if !c.reverse {
		return c.trie(seqs, 0, next)
	}
	var entry int32
	for i := len(seqs) - 1; i >= 0; i-- {
		q := &seqs[i]
		to := next
		for k := 0; k < q.n; k++ {
			to = c.sparse([]trans{{q.r[k].lo, q.r[k].hi, to}})
		}
		if entry == 0 {
			entry = to
		} else {
			entry = c.emit(inst{op: iSplit, out: to, arg: entry})
		}
	}
	return entry
}

// trie merges sequences, which are sorted and either equal or disjoint in each
// place, by their common beginnings.
func (c *compiler) trie(seqs []sequence, depth int, next int32) int32 {
	var ts []trans
	for i := 0; i < len(seqs); {
		j := i + 1
		for j < len(seqs) && seqs[j].r[depth] == seqs[i].r[depth] && seqs[i].n > depth+1 {
			j++
		}
		to := next
		if seqs[i].n > depth+1 {
			to = c.trie(seqs[i:j], depth+1, next)
		}
		r := seqs[i].r[depth]
		if n := len(ts); n > 0 && ts[n-1].to == to && ts[n-1].hi+1 == r.lo {
			ts[n-1].hi = r.hi
		} else {
			ts = append(ts, trans{r.lo, r.hi, to})
		}
		i = j
	}
	return c.sparse(ts)
}

// sparse emits an instruction unless an equal one exists.
func (c *compiler) sparse(ts []trans) int32 {
	key := make([]byte, 0, 6*len(ts))
	for _, t := range ts {
		key = append(key, t.lo, t.hi)
		key = binary.LittleEndian.AppendUint32(key, uint32(t.to))
	}
	if pc, ok := c.shared[string(key)]; ok {
		return pc
	}
	var pc int32
	if len(ts) == 1 {
		pc = c.emit(inst{op: iByte, lo: ts[0].lo, hi: ts[0].hi, out: ts[0].to})
	} else {
		pc = c.emit(inst{op: iSparse, trans: ts})
	}
	c.shared[string(key)] = pc
	return pc
}

// splitRange appends the sequences that encode lo to hi without the surrogates.
func splitRange(dst []sequence, lo, hi rune) []sequence {
	if lo <= 0xdfff && hi >= 0xd800 {
		if lo < 0xd800 {
			dst = splitRange(dst, lo, 0xd7ff)
		}
		if hi > 0xdfff {
			dst = splitRange(dst, 0xe000, hi)
		}
		return dst
	}
	for _, top := range []rune{0x7f, 0x7ff, 0xffff} {
		if lo <= top && top < hi {
			dst = splitRange(dst, lo, top)
			return splitRange(dst, top+1, hi)
		}
	}
	if hi < utf8.RuneSelf {
		return append(dst, sequence{1, [utf8.UTFMax]byteRange{{byte(lo), byte(hi)}}})
	}
	for i := 1; i < utf8.UTFMax; i++ {
		m := rune(1)<<(6*i) - 1
		if lo&^m != hi&^m {
			if lo&m != 0 {
				dst = splitRange(dst, lo, lo|m)
				return splitRange(dst, lo|m+1, hi)
			}
			if hi&m != m {
				dst = splitRange(dst, lo, hi&^m-1)
				return splitRange(dst, hi&^m, hi)
			}
		}
	}
	var a, b [utf8.UTFMax]byte
	n := utf8.EncodeRune(a[:], lo)
	utf8.EncodeRune(b[:], hi)
	q := sequence{n: n}
	for i := 0; i < n; i++ {
		q.r[i] = byteRange{a[i], b[i]}
	}
	return append(dst, q)
}
