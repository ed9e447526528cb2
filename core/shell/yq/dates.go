package yq

import (
	"strconv"
	"time"

	"ambit/core/shell/tz"
)

func (c context) dateLayout() string {
	if c.layout != "" {
		return c.layout
	}
	return time.RFC3339
}

func parseTime(c context, s string) (time.Time, error) {
	layout := c.dateLayout()
	t, err := time.Parse(layout, s)
	if err != nil && layout == time.RFC3339 {
		return time.Parse("2006-01-02", s)
	}
	return t, err
}

func (m *machine) now() string { return m.p.Now().In(tz.Of(m.p)).Format(time.RFC3339) }

// shift adds a duration to a time; shown is how the message writes the duration.
func (m *machine) shift(c context, s, by, shown string) string {
	d, err := time.ParseDuration(by)
	if err != nil {
		fail("unable to parse duration [%s]: %v", shown, err)
	}
	t, err := parseTime(c, s)
	if err != nil {
		fail("%v", err)
	}
	return t.Add(d).Format(c.dateLayout())
}

func (m *machine) dateArgument(c context, e *expr, name string) string {
	n := first(m.eval(c.frozen(), e))
	if n == nil {
		fail("could not find %s for format_time", name)
	}
	return n.value
}

func (m *machine) withDateFormat(c context, e *expr) context {
	if code := e.rhs.op.code; code != opBlock && code != opUnion {
		fail(`must provide a date time format string and an expression, e.g. with_dtf("Monday, 02-Jan-06 at 3:04PM MST"; <exp>)`)
	}
	c.layout = m.dateArgument(c, e.rhs.lhs, "layout")
	return m.eval(c, e.rhs.rhs)
}

func (m *machine) formatDateTime(c context, e *expr) context {
	format := m.dateArgument(c, e.rhs, "format")
	return c.each(func(n *node, out *list) {
		t, err := parseTime(c, n.value)
		if err != nil {
			fail("could not parse datetime of [%s]: %v", m.place(n), err)
		}
		s := m.text(t.Format(format))
		r := m.snippet(s)
		if r == nil {
			r = m.str(s)
		}
		r.takePlace(n)
		out.add(r)
	})
}

func (m *machine) timeZone(c context, e *expr) context {
	loc := tz.Load(m.dateArgument(c, e.rhs, "timezone"))
	return c.each(func(n *node, out *list) {
		out.add(m.replacement(n, scalar, n.tag, m.timeOf(c, n).In(loc).Format(c.dateLayout())))
	})
}

func (m *machine) timeOf(c context, n *node) time.Time {
	t, err := parseTime(c, n.value)
	if err != nil {
		fail("could not parse datetime of [%s] using layout [%s]: %v", m.place(n), c.dateLayout(), err)
	}
	return t
}

func (m *machine) toUnix(c context) context {
	return c.each(func(n *node, out *list) {
		out.add(m.replacement(n, scalar, tagInt, strconv.FormatInt(m.timeOf(c, n).Unix(), 10)))
	})
}

func (m *machine) fromUnix(c context) context {
	return c.each(func(n *node, out *list) {
		if !numeric(m.guess(n)) {
			fail("from_unix only works on numbers, found %s instead", n.tag)
		}
		t := time.UnixMilli(int64(float(n.value) * 1000)).In(tz.Of(m.p))
		out.add(m.replacement(n, scalar, tagTime, t.Format(time.RFC3339)))
	})
}
