package yq

import (
	"slices"
	"strconv"
	"strings"

	"ambit/core/fuel"
)

type sortable struct {
	n    *node
	keys []*node
}

func (m *machine) sortBy(c context, e *expr) context {
	return c.each(func(n *node, out *list) {
		if n.kind != mapping && n.kind != sequence {
			fail("node at path [%s] is not an array or map (it's a %s)", m.place(n), n.tag)
		}
		var all []sortable
		start, by := 0, 1
		if n.kind == mapping {
			start, by = 1, 2
		}
		m.acct.Alloc(int64(len(n.content)) * 48)
		for i := start; i < len(n.content); i += by {
			v := n.content[i]
			all = append(all, sortable{v, m.eval(c.oneReadOnly(v), e).l.n})
		}
		slices.SortStableFunc(all, func(a, b sortable) int {
			m.meter.Charge(2 * fuel.Compare)
			for i := range min(len(a.keys), len(b.keys)) {
				if r := m.sortOrder(c, a.keys[i], b.keys[i]); r != 0 {
					return r
				}
			}
			return len(a.keys) - len(b.keys)
		})
		r := m.shell(n)
		for _, s := range all {
			if n.kind == mapping {
				m.addPair(r, s.n.key, s.n)
			} else {
				m.addItem(r, s.n)
			}
		}
		out.add(r)
	})
}

// sortOrder puts null first, then booleans, then times, numbers and texts.
func (m *machine) sortOrder(c context, a, b *node) int {
	at, bt := m.guess(a), m.guess(b)
	before := func(tag string) (int, bool) {
		switch {
		case at == tag && bt != tag:
			return -1, true
		case at != tag && bt == tag:
			return 1, true
		}
		return 0, false
	}
	if r, ok := before(tagNull); ok {
		return r
	}
	if r, ok := before(tagBool); ok {
		return r
	}
	switch {
	case at == tagBool && bt == tagBool:
		x, y := truthy(a), truthy(b)
		switch {
		case x == y:
			return 0
		case x:
			return 1
		}
		return -1
	case at == tagTime && bt == tagTime, at == tagStr && bt == tagStr && c.layout != "":
		x, errX := parseTime(c, a.value)
		y, errY := parseTime(c, b.value)
		if errX == nil && errY == nil {
			return x.Compare(y)
		}
	case at == tagInt && bt == tagInt:
		_, x, errX := parseInt64(a.value)
		_, y, errY := parseInt64(b.value)
		if errX == nil && errY == nil {
			return compareNumbers(x, y)
		}
	case numeric(at) && numeric(bt):
		x, _ := strconv.ParseFloat(a.value, 64)
		y, _ := strconv.ParseFloat(b.value, 64)
		return compareNumbers(x, y)
	}
	m.meter.Scan(min(len(a.value), len(b.value)))
	return strings.Compare(a.value, b.value)
}

func (m *machine) sortKeys(c context, e *expr) context {
	for _, n := range c.l.n {
		for _, v := range m.eval(c.oneReadOnly(n), e.rhs).l.n {
			if v.kind == mapping {
				m.sortMap(v)
			}
		}
	}
	return c
}

func (m *machine) sortMap(n *node) {
	type pair struct{ k, v *node }
	m.acct.Alloc(int64(len(n.content)) * 16)
	pairs := make([]pair, 0, len(n.content)/2)
	at := map[string]int{}
	for i := 0; i+1 < len(n.content); i += 2 {
		k := n.content[i]
		p := pair{k, n.content[i+1]}
		if j, ok := at[k.value]; ok { // the last of equal keys stands for all
			for x := range pairs {
				if pairs[x].k.value == k.value {
					pairs[x] = p
				}
			}
			m.meter.Charge(int64(len(pairs)))
			_ = j
		}
		at[k.value] = len(pairs)
		pairs = append(pairs, p)
	}
	slices.SortStableFunc(pairs, func(a, b pair) int {
		m.meter.Charge(2 * fuel.Compare)
		return strings.Compare(a.k.value, b.k.value)
	})
	for i, p := range pairs {
		n.content[2*i], n.content[2*i+1] = p.k, p.v
	}
}

func (m *machine) shuffle(c context) context {
	return c.each(func(n *node, out *list) {
		if n.kind != sequence {
			fail("node at path [%s] is not an array (it's a %s)", m.place(n), n.tag)
		}
		r := m.copy(n)
		for i := len(r.content) - 1; i > 0; i-- {
			j := int(m.p.Rand.Uint64() % uint64(i+1))
			r.content[i], r.content[j] = r.content[j], r.content[i]
			m.meter.Charge(fuel.Step)
		}
		for i, v := range r.content {
			v.index = int32(i)
		}
		out.add(r)
	})
}

func (m *machine) uniqueBy(c context, e *expr) context {
	return c.each(func(n *node, out *list) {
		if n.kind != sequence {
			fail("only arrays are supported for unique")
		}
		seen := map[string]bool{}
		r := m.replacementWithComments(n, sequence, tagSeq, n.style)
		for _, v := range n.content {
			key := "null"
			if k := first(m.eval(c.oneReadOnly(v), e)); k != nil {
				if key = k.value; k.kind != scalar {
					key = m.encoded(k, yamlFormat, 0)
				}
			}
			m.acct.Alloc(int64(len(key)) + 64)
			if !seen[key] {
				seen[key] = true
				m.addItem(r, v)
			}
		}
		out.add(r)
	})
}

func (m *machine) groupBy(c context, e *expr) context {
	return c.each(func(n *node, out *list) {
		if n.kind != sequence {
			fail("only arrays are supported for group by")
		}
		r := m.replacement(n, sequence, tagSeq, "")
		groups := map[string]*node{}
		for _, v := range n.content {
			key := "null"
			if k := first(m.eval(c.oneReadOnly(v), e.rhs)); k != nil {
				key = k.value
			}
			g := groups[key]
			if g == nil {
				m.addItem(r, &node{kind: sequence, tag: tagSeq})
				g = r.content[len(r.content)-1]
				groups[key] = g
			}
			m.addItem(g, v)
		}
		out.add(r)
	})
}
