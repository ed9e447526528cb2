package yq

import (
	"strconv"
	"strings"

	"ambit/core/fuel"
)

func (m *machine) traversePath(c context, e *expr) context {
	return c.each(func(n *node, out *list) { out.n = append(out.n, m.traverse(c, n, e.op)...) })
}

// traverse takes one step of a path from n, which becomes a container if it is null.
func (m *machine) traverse(c context, n *node, o *op) []*node {
	n = resolve(n)
	if n.tag == tagNull && o.index.String() != "[]" && !c.readOnly {
		n.kind, n.tag = mapping, ""
		if o.index.isInt {
			n.kind = sequence
		}
	}
	switch n.kind {
	case mapping:
		return m.traverseMap(c, n, m.keyNode(o.index.String()), o.walk, false)
	case sequence:
		return m.items(n, []*node{{value: o.index.String()}}, o.walk)
	}
	return nil
}

func (m *machine) traverseArray(c context, e *expr) context {
	if e.rhs != nil && e.rhs.rhs != nil && e.rhs.rhs.op.code == opCreateMap {
		return m.slice(m.eval(c, e.lhs), e.rhs.rhs)
	}
	l := m.eval(c, e.lhs)
	r := m.eval(c.frozen(), e.rhs)
	if first(r) == nil {
		fail("bad expression, please check expression syntax")
	}
	return c.child(m.index(l, first(r).content, e.op.walk).l)
}

// splat gives the children of every node.
func (m *machine) splat(c context, w traversal) context { return m.index(c, nil, w) }

func (m *machine) index(c context, indices []*node, w traversal) context {
	return c.each(func(n *node, out *list) {
		n = resolve(n)
		if n.tag == tagNull {
			n.tag, n.kind = "", sequence
			if len(indices) > 0 && indices[0].tag != tagInt {
				n.kind = mapping
			}
		}
		switch n.kind {
		case sequence:
			out.n = append(out.n, m.items(n, indices, w)...)
		case mapping:
			if len(indices) == 0 {
				out.n = append(out.n, m.traverseMap(c, n, m.keyNode(""), w, true)...)
			}
			for _, i := range indices {
				out.n = append(out.n, m.traverseMap(c, n, i, w, false)...)
			}
		}
	})
}

// items are the elements of a sequence at indices, or all; it grows as needed.
func (m *machine) items(n *node, indices []*node, w traversal) []*node {
	if len(indices) == 0 {
		m.meter.Charge(int64(len(n.content)))
		return append([]*node(nil), n.content...)
	}
	var out []*node
	for _, in := range indices {
		i, err := parseInt(in.value)
		if err != nil {
			if w.optional {
				continue
			}
			fail("cannot index array with '%s' (%v)", in.value, err)
		}
		for len(n.content) <= i {
			if len(n.content) == 0 {
				n.style = 0
			}
			m.addItem(n, m.null("null"))
		}
		at := i
		if at < 0 {
			at += len(n.content)
		}
		if at < 0 {
			fail("index [%d] out of range, array size is %d", i, len(n.content))
		}
		out = append(out, n.content[at])
	}
	return out
}

// entries collects what a step finds; entries of one name replace each other.
type entries struct {
	l     []*node
	index map[string]int
}

func (s *entries) set(n *node) {
	k := n.keyText()
	if i, ok := s.index[k]; ok {
		s.l[i] = n
		return
	}
	s.index[k] = len(s.l)
	s.l = append(s.l, n)
}

// traverseMap gives the entries of a mapping under a key, which may be a pattern; if
// there is none and nothing forbids it, the entry is made.
func (m *machine) traverseMap(c context, n, key *node, w traversal, splat bool) []*node {
	found := &entries{index: map[string]int{}}
	m.findEntries(found, n, key.value, w, splat)
	if !splat && !w.noCreate && !c.readOnly && len(found.l) == 0 {
		v := m.null("null")
		if len(n.content) == 0 {
			n.style = 0
		}
		k, v := m.addPair(n, key, v)
		if w.withKeys {
			found.set(k)
		}
		if !w.noValues {
			found.set(v)
		}
	}
	return found.l
}

func (m *machine) findEntries(found *entries, n *node, want string, w traversal, splat bool) {
	m.enter()
	defer m.leave()
	if !w.noFollow && m.prefs.mergeToSpec {
		for i := len(n.content) - 2; i >= 0; i -= 2 {
			if n.content[i].tag == tagMerge {
				m.findMerged(found, n.content[i+1], want, w, splat)
			}
		}
	}
	for i := 0; i+1 < len(n.content); i += 2 {
		m.meter.Charge(fuel.Step)
		k, v := n.content[i], n.content[i+1]
		switch {
		case k.tag == tagMerge && !w.noFollow && want != k.value:
			if !m.prefs.mergeToSpec {
				m.warnMerge(" See https://mikefarah.gitbook.io/yq/operators/traverse-read for more details.")
				m.findMerged(found, v, want, w, splat)
			}
		case splat || w.exact && k.value == want || !w.exact && m.glob(k.value, want):
			if w.withKeys {
				found.set(k)
			}
			if !w.noValues {
				found.set(v)
			}
		}
	}
}

func (m *machine) findMerged(found *entries, n *node, want string, w traversal, splat bool) {
	if n.kind == alias {
		n = resolve(n)
	}
	switch n.kind {
	case mapping:
		m.findEntries(found, n, want, w, splat)
	case sequence:
		for i := range n.content {
			c := n.content[i]
			if m.prefs.mergeToSpec {
				c = n.content[len(n.content)-1-i]
			}
			if c.kind == alias {
				c = resolve(c)
			}
			if c.kind != mapping {
				return
			}
			m.findEntries(found, c, want, w, splat)
		}
	}
}

// glob matches a key with a pattern of * and ?, in linear time.
func (m *machine) glob(name, pattern string) bool {
	if pattern == "" || pattern == "*" {
		return pattern == "*" || name == ""
	}
	if strings.IndexByte(pattern, '*') < 0 && strings.IndexByte(pattern, '?') < 0 {
		m.meter.Charge(int64(min(len(name), len(pattern))) / 64)
		return name == pattern
	}
	p, s, nextP, nextS := 0, 0, 0, 0
	for p < len(pattern) || s < len(name) {
		m.meter.Charge(fuel.Step)
		if p < len(pattern) {
			switch c := pattern[p]; {
			case c == '*':
				nextP, nextS = p, s+1
				p++
				continue
			case s < len(name) && (c == '?' || c == name[s]):
				p++
				s++
				continue
			}
		}
		if nextS == 0 || nextS > len(name) {
			return false
		}
		p, s = nextP, nextS
	}
	return true
}

// slice is .[from:to] of sequences and strings.
func (m *machine) slice(c context, e *expr) context {
	bound := func(n *node, e *expr) int {
		r := m.eval(c.one(n), e)
		if len(r.l.n) != 1 {
			fail("expected to find 1 number, got %d instead", len(r.l.n))
		}
		i, err := parseInt(r.l.n[0].value)
		if err != nil {
			fail("%v", err)
		}
		return i
	}
	clamp := func(i, size int) int {
		if i < 0 {
			i += size
		}
		return min(max(i, 0), size)
	}
	return c.each(func(n *node, out *list) {
		from, to := bound(n, e.lhs), bound(n, e.rhs)
		if n.kind == scalar && m.guess(n) == tagStr {
			runes := []rune(n.value)
			from = clamp(from, len(runes))
			to = max(from, clamp(to, len(runes)))
			r := m.replacement(n, scalar, n.tag, m.text(string(runes[from:to])))
			r.style = n.style
			out.add(r)
			return
		}
		from, to = clamp(from, len(n.content)), clamp(to, len(n.content))
		r := m.replacement(n, sequence, n.tag, "")
		if from < to {
			m.addAll(r, n.content[from:to])
		}
		out.add(r)
	})
}

// recurse gives every node and all below it.
func (m *machine) recurse(c context, e *expr) context {
	out := &list{}
	m.descend(c, out, true, traversal{noFollow: true, withKeys: e.op.flag})
	return c.child(out)
}

func (m *machine) descend(c context, out *list, arrays bool, w traversal) {
	m.enter()
	defer m.leave()
	for _, n := range c.l.n {
		m.acct.Alloc(8)
		out.add(n)
		if n.kind != alias && len(n.content) > 0 && (arrays || n.kind != sequence) {
			m.descend(m.splat(c.one(n), w), out, arrays, w)
		}
	}
}

// walkTo is the expression that walks a path.
func walkTo(path []step, w traversal, keyOnly bool) *expr {
	if len(path) == 0 {
		return &expr{op: &op{code: opSelf}}
	}
	if len(path) == 1 {
		if keyOnly {
			w.withKeys, w.noValues = true, true
		}
		return &expr{op: &op{code: opTraversePath, index: path[0], walk: w}}
	}
	return &expr{op: &op{code: opShortPipe}, lhs: walkTo(path[:1], w, false), rhs: walkTo(path[1:], w, keyOnly)}
}

func parseInt(s string) (int, error) {
	_, i, err := parseInt64(s)
	return int(i), err
}

// parseInt64 reads an integer as YAML writes it; form is how one like it is printed.
func parseInt64(s string) (form string, i int64, err error) {
	s = strings.ReplaceAll(s, "_", "")
	sign, digits := "", s
	if digits != "" && (digits[0] == '+' || digits[0] == '-') {
		sign, digits = digits[:1], digits[1:]
	}
	switch {
	case strings.HasPrefix(digits, "0x"), strings.HasPrefix(digits, "0X"):
		i, err = strconv.ParseInt(sign+digits[2:], 16, 64)
		return "0x%X", i, err
	case strings.HasPrefix(digits, "0o"):
		i, err = strconv.ParseInt(sign+digits[2:], 8, 64)
		return "0o%o", i, err
	}
	i, err = strconv.ParseInt(s, 10, 64)
	return "%v", i, err
}

func itoa(i int) string { return strconv.Itoa(i) }
