package yq

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"
)

func numeric(tag string) bool { return tag == tagInt || tag == tagFloat }

// integers calculates with whole numbers; the result is written as the left one is.
func (m *machine) integers(a, b *node, f func(x, y int64) int64) *node {
	r := m.shell(a)
	r.kind = scalar
	form, x, err := parseInt64(a.value)
	if err != nil {
		fail("%v", err)
	}
	_, y, err := parseInt64(b.value)
	if err != nil {
		fail("%v", err)
	}
	r.value = fmt.Sprintf(form, f(x, y))
	return r
}

func (m *machine) floats(a, b *node, f func(x, y float64) float64) *node {
	r := m.shell(a)
	r.kind = scalar
	if strings.HasPrefix(a.tag, "!!") {
		r.tag = tagFloat
	}
	r.value = fmt.Sprint(f(float(a.value), float(b.value)))
	return r
}

func float(s string) float64 {
	f, err := strconv.ParseFloat(s, 64)
	if err != nil {
		fail("%v", err)
	}
	return f
}

func (m *machine) add(c context, a, b *node) *node {
	switch {
	case a == nil && b == nil:
		return nil
	case a == nil:
		return m.copy(b)
	case b == nil:
		return m.copy(a)
	case a.tag == tagNull:
		return m.replacing(a, b)
	case a.kind == mapping && b.kind != mapping, a.kind == scalar && b.kind != scalar:
		fail("%s (%s) cannot be added to a %s (%s)", b.tag, m.place(b), a.tag, m.place(a))
	}
	r := m.shell(a)
	switch a.kind {
	case mapping:
		m.addMaps(r, a, b)
	case sequence:
		if len(a.content) == 0 {
			r.style = 0
		}
		m.addAll(r, a.content)
		switch {
		case b.tag == tagNull:
		case b.kind == sequence:
			m.addAll(r, b.content)
		default:
			v := m.copy(b)
			if len(a.content) > 0 {
				v.style = a.content[0].style
			}
			m.addItem(r, v)
		}
	case scalar:
		return m.addScalars(c, a, b)
	}
	return r
}

func (m *machine) addMaps(r, a, b *node) {
	if len(a.content) == 0 {
		r.style = 0
	}
	m.addAll(r, a.content)
	for i := 0; i+1 < len(b.content); i += 2 {
		j := m.findKey(r, b.content[i])
		if j < 0 {
			m.addPair(r, b.content[i], b.content[i+1])
			continue
		}
		r.content[j+1] = m.replacing(r.content[j+1], b.content[i+1])
	}
}

// isTime reports whether a is a time that is to be calculated with.
func isTime(c context, a *node, tag string) bool {
	if tag == tagTime {
		return true
	}
	if tag == tagStr && c.layout != "" && c.layout != time.RFC3339 {
		_, err := parseTime(c, a.value)
		return err == nil
	}
	return false
}

func (m *machine) addScalars(c context, a, b *node) *node {
	at, bt := a.tag, m.guess(b)
	if !strings.HasPrefix(at, "!!") {
		at = m.guess(a)
	}
	r := m.shell(a)
	switch {
	case isTime(c, a, at) && (a.tag == tagTime || at == tagStr):
		r.value = m.shift(c, a.value, b.value, b.value)
	case at == tagStr:
		r.value = a.value
		if bt != tagNull {
			r.value = m.text(a.value + b.value)
		}
	case bt == tagStr:
		r.tag, r.value = b.tag, m.text(a.value+b.value)
	case at == tagInt && bt == tagInt:
		return m.integers(a, b, func(x, y int64) int64 {
			s := x + y
			if (s > x) != (y > 0) {
				fail("%d + %d overflows int64", x, y)
			}
			return s
		})
	case numeric(at) && numeric(bt):
		return m.floats(a, b, func(x, y float64) float64 { return x + y })
	default:
		fail("%s cannot be added to %s", at, bt)
	}
	return r
}

func (m *machine) subtract(c context, a, b *node) *node {
	if a.tag == tagNull {
		return m.replacing(a, b)
	}
	r := m.shell(a)
	switch a.kind {
	case mapping:
		fail("maps not yet supported for subtraction")
	case sequence, scalar:
		if b.kind != a.kind {
			fail("%s (%s) cannot be subtracted from %s", b.tag, m.place(b), a.tag)
		}
		if a.kind == scalar {
			return m.subtractScalars(c, a, b)
		}
		for _, v := range a.content {
			if m.findItem(b, v) < 0 {
				r.content = append(r.content, v)
			}
		}
	}
	return r
}

func (m *machine) subtractScalars(c context, a, b *node) *node {
	at, bt := m.guess(a), m.guess(b)
	switch {
	case isTime(c, a, at):
		by := "-" + b.value
		if strings.HasPrefix(b.value, "-") {
			by = b.value[1:]
		}
		r := m.shell(a)
		r.value = m.shift(c, a.value, by, b.value)
		return r
	case at == tagStr:
		fail("strings cannot be subtracted")
	case at == tagInt && bt == tagInt:
		return m.integers(a, b, func(x, y int64) int64 {
			d := x - y
			if (d < x) != (y > 0) {
				fail("%d - %d overflows int64", x, y)
			}
			return d
		})
	case numeric(at) && numeric(bt):
		return m.floats(a, b, func(x, y float64) float64 { return x - y })
	}
	fail("%s cannot be added to %s", a.tag, b.tag)
	return nil
}

func (m *machine) divide(_ context, a, b *node) *node {
	at, bt := m.guess(a), m.guess(b)
	switch {
	case a.tag == tagNull || a.kind != scalar || b.kind != scalar:
		fail("%s (%s) cannot be divided by %s (%s)", a.tag, m.place(a), b.tag, m.place(b))
	case at == tagStr && bt == tagStr:
		r := m.shell(a)
		r.kind, r.tag = sequence, tagSeq
		m.splitInto(r, a.value, b.value)
		return r
	case numeric(at) && numeric(bt):
		return m.floats(a, b, func(x, y float64) float64 { return x / y })
	}
	fail("%s cannot be divided by %s", at, bt)
	return nil
}

func (m *machine) modulo(_ context, a, b *node) *node {
	at, bt := m.guess(a), m.guess(b)
	switch {
	case a.tag == tagNull || a.kind != scalar || b.kind != scalar:
		fail("%s (%s) cannot modulo by %s (%s)", a.tag, m.place(a), b.tag, m.place(b))
	case at == tagInt && bt == tagInt:
		return m.integers(a, b, func(x, y int64) int64 {
			if y == 0 {
				fail("cannot modulo by 0")
			}
			if y == -1 {
				return 0
			}
			return x % y
		})
	case numeric(at) && numeric(bt):
		return m.floats(a, b, math.Mod)
	}
	fail("%s cannot modulo by %s", at, bt)
	return nil
}

func (m *machine) equals(flip bool) func(context, *node, *node) *node {
	return func(_ context, a, b *node) *node {
		switch {
		case a == nil && b == nil:
			return m.boolean(&node{}, !flip)
		case a == nil:
			return m.boolean(b, (b.tag == tagNull) != flip)
		case b == nil:
			return m.boolean(a, (a.tag == tagNull) != flip)
		}
		same := false
		switch {
		case a.tag == tagNull:
			same = b.tag == tagNull
		case a.kind == scalar && b.kind == scalar:
			same = m.glob(a.value, b.value)
		}
		return m.boolean(a, same != flip)
	}
}

func (m *machine) compare(c context, a, b *node, orEqual, greater bool) *node {
	switch {
	case a == nil && b == nil:
		return m.boolean(&node{}, orEqual)
	case a == nil:
		return m.boolean(b, false)
	case b == nil:
		return m.boolean(a, false)
	case a.kind == mapping:
		fail("maps not yet supported for comparison")
	case a.kind == sequence:
		fail("arrays not yet supported for comparison")
	case b.kind != scalar:
		fail("%s (%s) cannot be subtracted from %s", b.tag, m.place(b), a.tag)
	}
	return m.boolean(a, m.ordered(c, a, b, orEqual, greater))
}

func (m *machine) ordered(c context, a, b *node, orEqual, greater bool) bool {
	pick := func(cmp int) bool {
		switch {
		case cmp == 0:
			return orEqual
		case greater:
			return cmp > 0
		}
		return cmp < 0
	}
	at, bt := m.guess(a), m.guess(b)
	dates := a.tag == tagTime
	if at == tagStr {
		_, err := parseTime(c, a.value)
		dates = err == nil
	}
	switch {
	case dates:
		x, err := parseTime(c, a.value)
		if err != nil {
			fail("%v", err)
		}
		y, err := parseTime(c, b.value)
		if err != nil {
			fail("%v", err)
		}
		return pick(x.Compare(y))
	case at == tagInt && bt == tagInt:
		_, x, err := parseInt64(a.value)
		if err != nil {
			fail("%v", err)
		}
		_, y, err := parseInt64(b.value)
		if err != nil {
			fail("%v", err)
		}
		return pick(compareNumbers(x, y))
	case numeric(at) && numeric(bt):
		x, y := float(a.value), float(b.value)
		if x != x || y != y {
			return false
		}
		return pick(compareNumbers(x, y))
	case at == tagStr && bt == tagStr:
		m.meter.Scan(min(len(a.value), len(b.value)))
		return pick(strings.Compare(a.value, b.value))
	case at == tagNull && bt == tagNull && orEqual:
		return true
	case at == tagNull || bt == tagNull:
		return false
	}
	fail("%s not yet supported for comparison", a.tag)
	return false
}

func compareNumbers[T int64 | float64](x, y T) int {
	switch {
	case x < y:
		return -1
	case x > y:
		return 1
	}
	return 0
}

// extreme is min and max.
func (m *machine) extreme(c context, greater bool) context {
	return c.each(func(n *node, out *list) {
		var best *node
		for _, v := range m.splat(c.one(n), traversal{}).l.n {
			if best == nil || truthy(m.compare(c, v, best, false, greater)) {
				best = v
			}
		}
		if best != nil {
			out.add(best)
		}
	})
}
