package regex

import (
	"encoding/binary"
	"slices"
	"sync"
	"unicode/utf8"
)

// byteRange is an inclusive range of bytes.
type byteRange struct{ lo, hi byte }

// sequence is a run of byte ranges that together encode a range of characters.
type sequence struct {
	n int
	r [utf8.UTFMax]byteRange
}

// utf8Node is an instruction of the automaton of a set before it has a place in a
// program: it leads to nodes by index, or to what follows the set (leave).
type utf8Node []trans

const leave = -1

// utf8Set emits the automaton of a set of characters.
func (c *compiler) utf8Set(s *runeSet, next int32) int32 {
	if c.reverse {
		return c.utf8Reverse(s, next)
	}
	nodes := c.utf8Nodes(s)
	base := int32(len(c.p.insts))
	c.p.insts = slices.Grow(c.p.insts, len(nodes))
	total := 0
	for _, n := range nodes {
		total += len(n)
	}
	all := make([]trans, total)
	for _, n := range nodes {
		ts := all[:len(n):len(n)]
		all = all[len(n):]
		for i, t := range n {
			ts[i] = t
			if t.to == leave {
				ts[i].to = next
			} else {
				ts[i].to += base
			}
		}
		c.sparse(ts)
	}
	return int32(len(c.p.insts)) - 1
}

// utf8Reverse emits the sequences of a set one by one, from right to left.
func (c *compiler) utf8Reverse(s *runeSet, next int32) int32 {
	var seqs []sequence
	for _, r := range s.ranges {
		seqs = splitRange(seqs, r.lo, r.hi)
	}
	type tail struct {
		r  byteRange
		to int32
	}
	shared := map[tail]int32{}
	var entry int32
	for i := len(seqs) - 1; i >= 0; i-- {
		q := &seqs[i]
		to := next
		for k := 0; k < q.n; k++ {
			key := tail{q.r[k], to}
			pc, ok := shared[key]
			if !ok {
				pc = c.sparse([]trans{{q.r[k].lo, q.r[k].hi, to}})
				shared[key] = pc
			}
			to = pc
		}
		if entry == 0 {
			entry = to
		} else {
			entry = c.emit(inst{op: iSplit, out: to, arg: entry})
		}
	}
	return entry
}

func (c *compiler) sparse(ts []trans) int32 {
	if len(ts) == 1 {
		return c.emit(inst{op: iByte, lo: ts[0].lo, hi: ts[0].hi, out: ts[0].to})
	}
	return c.emit(inst{op: iSparse, trans: ts})
}

// classNodes remembers the automata of large sets such as \w, which would otherwise
// take longer to build than most searches. Entries are never changed.
var classNodes = struct {
	sync.Mutex
	m map[string][]utf8Node
}{m: map[string][]utf8Node{}}

const maxClassNodes = 64

// utf8Nodes is the automaton of a set; the last node is its entry.
func (c *compiler) utf8Nodes(s *runeSet) []utf8Node {
	if m := c.opt.Meter; m != nil && len(s.ranges) > 8 {
		m.Charge(8 * int64(len(s.ranges)))
	}
	large := len(s.ranges) > 32
	key := ""
	if large {
		b := make([]byte, 0, 8*len(s.ranges))
		for _, r := range s.ranges {
			b = binary.LittleEndian.AppendUint32(b, uint32(r.lo))
			b = binary.LittleEndian.AppendUint32(b, uint32(r.hi))
		}
		key = string(b)
		classNodes.Lock()
		nodes, ok := classNodes.m[key]
		classNodes.Unlock()
		if ok {
			return nodes
		}
	}
	var seqs []sequence
	for _, r := range s.ranges {
		seqs = splitRange(seqs, r.lo, r.hi)
	}
	t := &utf8Trie{shared: map[string]int32{}}
	t.build(seqs, 0)
	if large {
		classNodes.Lock()
		if len(classNodes.m) < maxClassNodes {
			classNodes.m[key] = t.nodes
		}
		classNodes.Unlock()
	}
	return t.nodes
}

// utf8Trie merges sequences, which are sorted and either equal or disjoint in each
// place, by their common beginnings and ends.
type utf8Trie struct {
	nodes  []utf8Node
	shared map[string]int32
	key    []byte
}

func (t *utf8Trie) build(seqs []sequence, depth int) int32 {
	var ts utf8Node
	for i := 0; i < len(seqs); {
		j := i + 1
		for j < len(seqs) && seqs[j].r[depth] == seqs[i].r[depth] && seqs[i].n > depth+1 {
			j++
		}
		to := int32(leave)
		if seqs[i].n > depth+1 {
			to = t.build(seqs[i:j], depth+1)
		}
		r := seqs[i].r[depth]
		if n := len(ts); n > 0 && ts[n-1].to == to && ts[n-1].hi+1 == r.lo {
			ts[n-1].hi = r.hi
		} else {
			ts = append(ts, trans{r.lo, r.hi, to})
		}
		i = j
	}
	key := t.key[:0]
	for _, x := range ts {
		key = append(key, x.lo, x.hi)
		key = binary.LittleEndian.AppendUint32(key, uint32(x.to))
	}
	t.key = key
	if i, ok := t.shared[string(key)]; ok && depth > 0 {
		return i
	}
	t.nodes = append(t.nodes, ts)
	i := int32(len(t.nodes) - 1)
	t.shared[string(key)] = i
	return i
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
