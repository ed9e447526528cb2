package yq

import (
	"strconv"
	"strings"

	"ambit/core/fuel"
	"ambit/core/shell/regex"
)

func (m *machine) interpolation(c context, e *expr) context {
	text := e.op.index.key
	out := &list{}
	if len(c.l.n) == 0 {
		out.add(m.str(m.interpolate(c, text)))
	}
	for _, n := range c.l.n {
		out.add(m.str(m.interpolate(c.one(n), text)))
	}
	return c.child(out)
}

// interpolate puts the values of \(…) into a text.
func (m *machine) interpolate(c context, s string) string {
	if !m.prefs.interpolate || strings.IndexByte(s, '\\') < 0 {
		return s
	}
	var b, in strings.Builder
	inside, nested := false, 0
	for i := 0; i < len(s); i++ {
		ch := s[i]
		next := byte(0)
		if i+1 < len(s) {
			next = s[i+1]
		}
		switch {
		case !inside && ch == '\\' && next == '(':
			inside = true
			i++
		case !inside:
			if ch == '\\' && next == '\\' {
				i++
			}
			b.WriteByte(ch)
		case ch == ')' && nested == 0:
			b.WriteString(m.expressionText(c, in.String()))
			in.Reset()
			inside = false
		case ch == '\\' && (next == ')' || next == '\\'):
			in.WriteByte(next)
			i++
		default:
			switch ch {
			case '(':
				nested++
			case ')':
				nested--
			}
			in.WriteByte(ch)
		}
	}
	if inside {
		return s
	}
	return m.text(b.String())
}

func (m *machine) expressionText(c context, src string) string {
	n := first(m.eval(c, m.expression(src)))
	switch {
	case n == nil:
		return ""
	case n.kind != scalar:
		return m.yamlText(n)
	}
	return n.value
}

// yamlText is a node as YAML without the last newlines.
func (m *machine) yamlText(n *node) string {
	return strings.TrimRight(m.encoded(n, yamlFormat, m.prefs.indent), "\n")
}

func (m *machine) needString(n *node, format string) {
	if m.guess(n) != tagStr {
		fail(format, n.tag)
	}
}

func (m *machine) trim(c context) context {
	return c.each(func(n *node, out *list) {
		m.needString(n, "cannot trim %s, can only operate on strings. ")
		r := m.replacement(n, scalar, n.tag, m.text(strings.TrimSpace(n.value)))
		r.style = n.style
		out.add(r)
	})
}

func (m *machine) changeCase(c context, e *expr) context {
	return c.each(func(n *node, out *list) {
		m.needString(n, "cannot change case with %s, can only operate on strings. ")
		f := strings.ToLower
		if e.op.flag {
			f = strings.ToUpper
		}
		r := m.replacement(n, scalar, n.tag, m.text(f(n.value)))
		r.style = n.style
		out.add(r)
	})
}

func (m *machine) toString(c context) context {
	return c.each(func(n *node, out *list) {
		r := m.replacement(n, scalar, tagStr, n.value)
		if n.kind != scalar {
			r.value = m.yamlText(n)
		}
		if n.tag != tagStr {
			r.style = double
		}
		out.add(r)
	})
}

func (m *machine) toNumber(c context) context {
	return c.each(func(n *node, out *list) {
		if n.kind != scalar {
			fail("cannot convert node at path %s of tag %s to number", m.place(n), n.tag)
		}
		if numeric(n.tag) {
			out.add(n)
			return
		}
		tag := tagInt
		if _, _, err := parseInt64(n.value); err != nil {
			tag = tagFloat
			if _, err := strconv.ParseFloat(n.value, 64); err != nil {
				fail("cannot convert node value [%s] at path %s of tag %s to number", n.value, m.place(n), n.tag)
			}
		}
		out.add(m.replacement(n, scalar, tag, n.value))
	})
}

func (m *machine) argument(c context, e *expr) string {
	if n := first(m.eval(c.frozen(), e)); n != nil {
		return n.value
	}
	return ""
}

func (m *machine) join(c context, e *expr) context {
	sep := m.argument(c, e.rhs)
	return c.each(func(n *node, out *list) {
		if n.kind != sequence {
			fail("cannot join with %s, can only join arrays of scalars", n.tag)
		}
		var b strings.Builder
		for i, v := range n.content {
			m.meter.Scan(len(v.value) + len(sep))
			m.acct.Alloc(int64(len(v.value) + len(sep)))
			if i > 0 {
				b.WriteString(sep)
			}
			if v.tag != tagNull {
				b.WriteString(v.value)
			}
		}
		out.add(m.replacement(n, scalar, tagStr, b.String()))
	})
}

func (m *machine) split(c context, e *expr) context {
	sep := m.argument(c, e.rhs)
	return c.each(func(n *node, out *list) {
		if n.tag == tagNull {
			return
		}
		m.needString(n, "cannot split %s, can only split strings")
		r := m.replacement(n, sequence, tagSeq, "")
		m.splitInto(r, n.value, sep)
		out.add(r)
	})
}

func (m *machine) splitInto(r *node, s, sep string) {
	m.meter.Scan(len(s))
	for more := s != ""; more; {
		var part string
		if sep == "" {
			size := len(s)
			for i := range s {
				if i > 0 {
					size = i
					break
				}
			}
			part, s = s[:size], s[size:]
			more = s != ""
		} else {
			part, s, more = strings.Cut(s, sep)
		}
		m.addItem(r, &node{kind: scalar, tag: tagStr, value: part})
	}
}

// compile reads a regular expression in RE2's syntax, of which that of Perl is a
// superset.
func (m *machine) compile(src string) *regex.Regexp {
	re, err := regex.Compile(src, regex.Options{Dialect: regex.Perl, Meter: m.meter})
	if err != nil {
		fail("error parsing regexp: %v: `%s`", err, src)
	}
	return re
}

// matches are the places at which a regular expression matches, as pairs of offsets;
// an empty match does not follow another match directly.
func (m *machine) matches(re *regex.Regexp, s string, all bool) [][]int {
	var found [][]int
	b := []byte(s)
	for at, last := 0, -1; at <= len(b); {
		loc := re.FindSubmatch(nil, b, at, 0)
		if loc == nil {
			break
		}
		m.acct.Alloc(int64(len(loc)) * 8)
		m.meter.Charge(fuel.Step)
		if loc[1] > loc[0] || loc[0] != last {
			found = append(found, loc)
			if !all {
				break
			}
		}
		last = loc[1]
		if at = loc[1]; loc[0] == loc[1] {
			at += runeLen(s[at:])
		}
	}
	return found
}

func runeLen(s string) int {
	for i := range s {
		if i > 0 {
			return i
		}
	}
	return max(1, len(s))
}

func (m *machine) substitute(c context, e *expr) context {
	pattern, by := e.rhs.lhs, e.rhs.rhs
	if pattern == nil || by == nil {
		fail("sub must be given a block (;), got %s instead", opTypes[e.rhs.op.code].name)
	}
	re := m.compile(m.argument(c, pattern))
	template := ""
	if n := first(m.eval(c, by)); n != nil {
		template = n.value
	}
	return c.each(func(n *node, out *list) {
		m.needString(n, "cannot substitute with %s, can only substitute strings. Hint: Most often you'll want to use '|=' over '=' for this operation")
		var b strings.Builder
		at := 0
		for _, loc := range m.matches(re, n.value, true) {
			b.WriteString(n.value[at:loc[0]])
			m.expand(&b, template, n.value, loc, re.SubexpNames())
			at = loc[1]
		}
		b.WriteString(n.value[at:])
		out.add(m.replacement(n, scalar, tagStr, m.text(b.String())))
	})
}

// expand writes a template in which $1, $name and ${name} stand for sub-matches.
func (m *machine) expand(b *strings.Builder, template, s string, loc []int, names []string) {
	start := b.Len()
	for template != "" {
		before, after, ok := strings.Cut(template, "$")
		b.WriteString(before)
		if !ok {
			break
		}
		template = after
		if strings.HasPrefix(template, "$") {
			b.WriteByte('$')
			template = template[1:]
			continue
		}
		name, rest, ok := templateName(template)
		if !ok {
			b.WriteByte('$')
			continue
		}
		template = rest
		i, err := strconv.Atoi(name)
		if err != nil {
			i = -1
			for j := len(names) - 1; j > 0; j-- {
				if names[j] == name {
					i = j
				}
			}
		}
		if i >= 0 && 2*i+1 < len(loc) && loc[2*i] >= 0 {
			b.WriteString(s[loc[2*i]:loc[2*i+1]])
		}
	}
	m.meter.Scan(b.Len() - start)
	m.acct.Alloc(int64(b.Len() - start))
}

func templateName(s string) (name, rest string, ok bool) {
	brace := strings.HasPrefix(s, "{")
	if brace {
		s = s[1:]
	}
	n := span(s, func(c byte) bool { return c == '_' || isDigit(c) || c|0x20 >= 'a' && c|0x20 <= 'z' })
	if n == 0 || brace && (n == len(s) || s[n] != '}') {
		return "", "", false
	}
	name, rest = s[:n], s[n:]
	if brace {
		rest = rest[1:]
	}
	return name, rest, true
}

// match is match, capture and test.
func (m *machine) match(c context, e *expr) context {
	pattern, global := e.rhs, false
	if e.rhs.op.code == opBlock {
		pattern = e.rhs.lhs
		flags := ""
		if n := first(m.eval(c, e.rhs.rhs)); n != nil {
			flags = n.value
		}
		global = strings.Contains(flags, "g")
		flags = strings.ReplaceAll(flags, "g", "")
		if strings.Contains(flags, "i") {
			fail(`'i' is not a valid option for match. To ignore case, use an expression like match("(?i)cat")`)
		}
		if flags != "" {
			fail(`unrecognised match params '%s', please see docs at https://mikefarah.gitbook.io/yq/operators/string-operators`, flags)
		}
	}
	re := m.compile(m.argument(c, pattern))
	return c.each(func(n *node, out *list) {
		m.needString(n, "cannot match with %s, can only match strings. Hint: Most often you'll want to use '|=' over '=' for this operation")
		if e.op.code == opTest {
			out.add(m.boolean(n, re.MatchString(n.value)))
			return
		}
		for _, loc := range m.matches(re, n.value, global) {
			if e.op.code == opCapture {
				out.add(m.captured(n, loc, re.SubexpNames()))
				continue
			}
			r := m.replacement(n, mapping, tagMap, "")
			m.addMatch(r, n.value, loc[0], loc[1], "")
			groups := m.node(node{kind: sequence})
			for i, name := range re.SubexpNames()[1:] {
				g := m.node(node{kind: mapping})
				m.addMatch(g, n.value, loc[2*i+2], loc[2*i+3], name)
				m.addItem(groups, g)
			}
			m.addPair(r, m.str("captures"), groups)
			out.add(r)
		}
	})
}

func (m *machine) addMatch(r *node, s string, from, to int, name string) {
	v := m.null("null")
	if from >= 0 {
		v = m.str(s[from:to])
	}
	m.addPair(r, m.str("string"), v)
	m.addPair(r, m.str("offset"), m.integer(from))
	m.addPair(r, m.str("length"), m.integer(max(to, 0)-max(from, 0)))
	if name != "" {
		m.addPair(r, m.str("name"), m.str(name))
	}
}

func (m *machine) captured(n *node, loc []int, names []string) *node {
	r := m.replacement(n, mapping, tagMap, "")
	for i, name := range names[1:] {
		v := m.null("null")
		if loc[2*i+2] >= 0 {
			v = m.str(n.value[loc[2*i+2]:loc[2*i+3]])
		}
		m.addPair(r, m.str(name), v)
	}
	return r
}
