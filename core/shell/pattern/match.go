package pattern

import (
	"math/bits"
	"strings"
	"unicode/utf8"
)

// matcher matches one string. Positions are byte offsets.
type matcher struct {
	s      string
	flags  Flags
	steps  int64
	charge func(steps int64)
}

// pay hands the steps on before they become many, so that a limit can end even a
// single match.
func (m *matcher) pay() {
	if m.steps > 4096 {
		n := m.steps
		m.steps = 0
		if m.charge != nil {
			m.charge(n)
		}
	}
}

func (m *matcher) wide() bool { return m.flags&UTF8 != 0 }

// char is the character at i.
func (m *matcher) char(i int) (rune, int) {
	b := m.s[i]
	if b < utf8.RuneSelf || m.flags&UTF8 == 0 {
		return rune(b), 1
	}
	return utf8.DecodeRuneInString(m.s[i:])
}

// hidden reports whether no wildcard may match at i.
func (m *matcher) hidden(i int) bool {
	if m.flags&(Pathname|Period) == 0 {
		return false
	}
	switch m.s[i] {
	case '/':
		return m.flags&Pathname != 0
	case '.':
		return m.flags&Period != 0 && (i == 0 || m.flags&Pathname != 0 && m.s[i-1] == '/')
	}
	return false
}

// period reports whether a leading period at i must be matched explicitly.
func (m *matcher) period(i int) bool {
	return m.flags&Period != 0 && i < len(m.s) && m.s[i] == '.' && m.hidden(i)
}

// one matches a node of exactly one character, or a literal, at i and returns the
// end, or -1.
func (m *matcher) one(n *node, i int) int {
	switch n.kind {
	case nodeLit:
		return m.literal(n.text, i)
	case nodeAny:
		if i >= len(m.s) || m.hidden(i) {
			return -1
		}
		_, w := m.char(i)
		return i + w
	case nodeSet:
		if i >= len(m.s) || m.hidden(i) {
			return -1
		}
		r, w := m.char(i)
		folded := r
		if m.flags&NoCase != 0 {
			folded = fold(r)
		}
		if n.set.has(folded, r, m.wide()) == n.set.negated {
			return -1
		}
		return i + w
	}
	return -1
}

func (m *matcher) literal(text string, i int) int {
	if m.flags&NoCase == 0 {
		if strings.HasPrefix(m.s[i:], text) {
			return i + len(text)
		}
		return -1
	}
	for j := 0; j < len(text); {
		if i >= len(m.s) {
			return -1
		}
		r, w := m.char(i)
		t, tw := decodeAll(text[j:], m.wide())
		if fold(r) != fold(t) {
			return -1
		}
		i += w
		j += tw
	}
	return i
}

// fixed matches the nodes of a sequence without star or groups at i.
func (m *matcher) fixed(seq []node, i int) int {
	m.steps++
	for k := range seq {
		m.steps++
		if i = m.one(&seq[k], i); i < 0 {
			return -1
		}
	}
	return i
}

// simple matches a sequence without groups, from position from: the whole rest of
// the string (end < 0), or a prefix of it, the longest or shortest. It returns the
// end or -1; hopeless reports that no later position can match either.
//
// Between two stars the first place where a part fits is as good as any other;
// only what stands behind the last star must look further.
func (m *matcher) simple(seq []node, from int, whole, longest bool) (end int, hopeless bool) {
	i, start := from, 0
	starred := false
	for {
		stop := start
		for stop < len(seq) && seq[stop].kind != nodeStar {
			stop++
		}
		part, last := seq[start:stop], stop == len(seq)
		switch {
		case !starred:
			if i = m.fixed(part, i); i < 0 {
				return -1, false
			}
			if last {
				if whole && i != len(m.s) {
					return -1, false
				}
				return i, false
			}
		case m.period(i):
			return -1, false
		case len(part) == 0 && last:
			if whole || longest {
				j := m.run(i)
				if whole && j != len(m.s) {
					return -1, false
				}
				return j, false
			}
			return i, false
		case last && whole:
			return m.atEnd(part, i)
		case last && longest:
			end := -1
			for j, limit := i, m.run(i); ; {
				if e := m.fixed(part, j); e >= 0 {
					end = e
				}
				if j >= limit {
					break
				}
				_, w := m.char(j)
				j += w
				m.pay()
			}
			return end, end < 0
		default:
			e := m.first(part, i)
			if e < 0 {
				return -1, m.flags&Pathname == 0
			}
			i = e
			if last {
				return i, false
			}
		}
		start, starred = stop+1, true
	}
}

// run is how far a star may reach from i.
func (m *matcher) run(i int) int {
	if m.flags&(Pathname|Period) == 0 {
		return len(m.s)
	}
	for i < len(m.s) && !m.hidden(i) {
		i++
	}
	return i
}

// first is the end of the first place at or behind i where part fits, with what
// is between matched by a star; -1 if there is none.
func (m *matcher) first(part []node, i int) int {
	limit := m.run(i)
	for j := i; ; m.pay() {
		if part[0].kind == nodeLit && m.flags&NoCase == 0 {
			k := strings.Index(m.s[j:], part[0].text)
			if k < 0 || j+k > limit {
				m.steps += int64(limit-j) / 16
				return -1
			}
			m.steps += int64(k) / 16
			j += k
		}
		if e := m.fixed(part, j); e >= 0 {
			return e
		}
		if j >= limit {
			return -1
		}
		_, w := m.char(j)
		j += w
	}
}

// atEnd matches part at the end of the string, not before i.
func (m *matcher) atEnd(part []node, i int) (int, bool) {
	limit := m.run(i)
	j := i
	// A part has a fixed number of characters, so there is one place to try.
	if n, ok := width(part); ok && (!m.wide() || ascii(m.s[i:])) {
		if j = len(m.s) - n; j < i || j > limit {
			return -1, true
		}
		if m.fixed(part, j) == len(m.s) {
			return len(m.s), false
		}
		return -1, true
	}
	for {
		if m.fixed(part, j) == len(m.s) {
			return len(m.s), false
		}
		if j >= limit {
			return -1, true
		}
		_, w := m.char(j)
		j += w
		m.pay()
	}
}

func ascii(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] >= utf8.RuneSelf {
			return false
		}
	}
	return true
}

// width is the number of bytes that part takes if every character is one byte.
func width(part []node) (n int, ok bool) {
	for i := range part {
		if part[i].kind == nodeLit {
			n += len(part[i].text)
		} else {
			n++
		}
	}
	return n, true
}

// positions is a set of offsets 0…len(s).
type positions []uint64

func (m *matcher) none() positions { return make(positions, len(m.s)/64+1) }

func (p positions) add(i int)      { p[i>>6] |= 1 << (i & 63) }
func (p positions) has(i int) bool { return p[i>>6]&(1<<(i&63)) != 0 }

func (p positions) union(q positions) (changed bool) {
	for i := range p {
		if n := p[i] | q[i]; n != p[i] {
			p[i] = n
			changed = true
		}
	}
	return changed
}

func (p positions) min() int {
	for i, w := range p {
		if w != 0 {
			return i<<6 + bits.TrailingZeros64(w)
		}
	}
	return -1
}

func (p positions) max() int {
	for i := len(p) - 1; i >= 0; i-- {
		if p[i] != 0 {
			return i<<6 + 63 - bits.LeadingZeros64(p[i])
		}
	}
	return -1
}

// ends is the set of positions at which seq can end when it starts at one of
// from. All ways through the pattern advance together, so the work is bounded by
// pattern × string (× string inside !( )).
func (m *matcher) ends(seq []node, from positions) positions {
	cur := from
	for k := range seq {
		n := &seq[k]
		m.steps += 16 + int64(len(cur))
		m.pay()
		next := m.none()
		switch n.kind {
		case nodeStar:
			for i := cur.min(); i >= 0 && i <= len(m.s); {
				if m.period(i) { // not even the empty string
					if i = cur.after(i + 1); i < 0 {
						break
					}
					continue
				}
				next.add(i)
				if i == len(m.s) {
					break
				}
				if m.hidden(i) {
					if i = cur.after(i + 1); i < 0 {
						break
					}
					continue
				}
				_, w := m.char(i)
				i += w
				m.steps++
				m.pay()
			}
		case nodeExt:
			next = m.group(n, cur)
		default:
			for i := cur.min(); i >= 0; i = cur.after(i + 1) {
				m.steps++
				m.pay()
				if e := m.one(n, i); e >= 0 {
					next.add(e)
				}
			}
		}
		cur = next
	}
	return cur
}

// after is the first member at or behind i, or -1.
func (p positions) after(i int) int {
	k := i >> 6
	if k >= len(p) {
		return -1
	}
	w := p[k] &^ (1<<(i&63) - 1)
	for w == 0 {
		if k++; k >= len(p) {
			return -1
		}
		w = p[k]
	}
	return k<<6 + bits.TrailingZeros64(w)
}

func (m *matcher) alternatives(n *node, from positions) positions {
	m.steps += int64(len(from))/2 + 4
	next := m.none()
	for _, alt := range n.alts {
		next.union(m.ends(alt, from))
	}
	return next
}

func (m *matcher) group(n *node, from positions) positions {
	switch n.op {
	case '@':
		return m.alternatives(n, from)
	case '?':
		next := m.alternatives(n, from)
		next.union(from)
		return next
	case '+', '*':
		all := m.alternatives(n, from)
		fresh := all
		for {
			more := m.alternatives(n, fresh)
			// Only what was not reached before can lead any further.
			grown := false
			for i := range more {
				more[i] &^= all[i]
				all[i] |= more[i]
				grown = grown || more[i] != 0
			}
			if !grown {
				break
			}
			fresh = more
		}
		if n.op == '*' {
			all.union(from)
		}
		return all
	}
	next := m.none()
	for i := from.min(); i >= 0; i = from.after(i + 1) {
		single := m.none()
		single.add(i)
		m.steps += int64(len(single))/2 + 4
		m.pay()
		excluded := m.alternatives(n, single)
		for j := i; ; {
			m.steps++
			if !excluded.has(j) {
				next.add(j)
			}
			if j >= len(m.s) || m.hidden(j) {
				break
			}
			_, w := m.char(j)
			j += w
		}
	}
	return next
}
