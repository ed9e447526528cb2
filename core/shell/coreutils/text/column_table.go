package text

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"ambit/core/shell/wcwidth"
)

// headingEvery is after how many lines -e repeats the heading: those of a terminal.
const headingEvery = 24

// columnCount is the number of columns, shown or not.
func (c *columnTable) columnCount() int {
	n := len(c.names)
	for _, line := range c.lines {
		n = max(n, len(c.cells(line)))
	}
	return n
}

// columns is the order of the columns that are shown.
func (c *columnTable) columns() []int {
	n := c.columnCount()
	var shown []int
	for _, name := range c.order {
		if i := c.find(name); i >= 0 && i < n && !slices.Contains(shown, i) {
			shown = append(shown, i)
		}
	}
	for i := range n {
		if !slices.Contains(shown, i) {
			shown = append(shown, i)
		}
	}
	return slices.DeleteFunc(shown, func(i int) bool { return c.listed(c.hide, i) })
}

// find is the index of a column given by name or number, -1 if there is none.
func (c *columnTable) find(name string) int {
	if i := slices.Index(c.names, name); i >= 0 {
		return i
	}
	if n, err := strconv.Atoi(name); err == nil {
		return n - 1
	}
	return -1
}

// undefined is a name of a column in the options that is none and no number, or "".
func (c *columnTable) undefined() string {
	unknown := func(name string) bool {
		return strings.Trim(name, "0123456789") != "" && !slices.Contains(c.names, name)
	}
	for _, list := range [][]string{c.order, c.right, c.truncate, c.wrap, c.noExtreme, {c.tree, c.treeID, c.treeParent}} {
		if i := slices.IndexFunc(list, unknown); i >= 0 {
			return list[i]
		}
	}
	if i := slices.IndexFunc(c.hide, func(name string) bool { return name != "-" && unknown(name) }); i >= 0 {
		return c.hide[i]
	}
	return ""
}

func (c *columnTable) listed(list []string, column int) bool {
	for _, name := range list {
		if c.find(name) == column || name == "0" || name == "-" && column >= len(c.names) {
			return true
		}
	}
	return false
}

func (c *columnTable) cell(row []string, i int) string {
	if i < len(row) {
		return row[i]
	}
	return ""
}

// tableColumn is a column that is shown. How widths are found follows libsmartcols:
// a column whose extreme cells may be ignored is first made as wide as its others,
// then those that may be wrapped or cut give way, in turns.
type tableColumn struct {
	index   int
	width   int
	least   int // of the heading
	widest  int
	average int
	extreme bool // a cell is wider than twice the average, and the column may ignore it

	right, wrap, cut, noExtreme bool
	pending                     string // of a wrapped cell
}

// measure finds the width of a column; of an extreme one it ignores the extreme cells.
func (c *columnTable) measure(t *tableColumn, rows func(func([]string))) {
	t.width = 0
	sum, n := 0, 0
	rows(func(r []string) {
		w := wcwidth.String(c.cell(r, t.index))
		t.widest = max(t.widest, w)
		if t.extreme && w > 2*t.average {
			return
		}
		sum, n = sum+w, n+1
		t.width = max(t.width, w)
	})
	if t.noExtreme && t.average == 0 && n > 0 {
		t.average = sum / n
		t.extreme = t.average > 0 && t.widest > 2*t.average
	}
	t.width = max(t.width, t.least)
}

// layout decides the columns and their widths.
func (c *columnTable) layout(rows func(func([]string))) []tableColumn {
	var cols []tableColumn
	separator := wcwidth.String(c.output)
	total, extremes := 0, 0
	n := c.columnCount()
	for _, i := range c.columns() {
		t := tableColumn{
			index: i, right: c.listed(c.right, i), wrap: c.listed(c.wrap, i), cut: c.listed(c.truncate, i),
			noExtreme: c.listed(c.noExtreme, i) || c.noExtreme == nil && i == n-1, least: 1,
		}
		if i < len(c.names) {
			t.least = max(wcwidth.String(c.names[i]), 1)
		}
		c.measure(&t, rows)
		if t.widest == 0 && i >= len(c.names) {
			t.width, t.least = 0, 0
		}
		if len(cols) > 0 {
			total += separator
		}
		total += t.width
		if t.extreme {
			extremes++
		}
		cols = append(cols, t)
	}
	if total > c.width && extremes > 0 {
		for k := range cols {
			if t := &cols[k]; t.extreme {
				before := t.width
				c.measure(t, rows)
				total -= before - t.width
				if before <= t.width {
					extremes--
				}
			}
		}
	}
	if total < c.width && extremes > 0 {
		for k := range cols {
			if t := &cols[k]; t.extreme {
				more := min(c.width-total, t.widest-t.width)
				t.width += more
				total += more
			}
		}
	}
	if n := len(cols); n > 0 && total < c.width && !cols[n-1].right {
		cols[n-1].width += c.width - total
		total = c.width
	}
	for reduced := true; reduced && total > c.width; {
		reduced = false
		for k := range cols {
			t := &cols[k]
			if total > c.width && (t.wrap || t.cut) && t.width > t.least {
				t.width--
				total--
				reduced = true
			}
		}
	}
	return cols
}

// fitting is the longest beginning of s that is at most width wide, and the rest.
func fitting(s string, width int) (fit, rest string) {
	used := 0
	for i := 0; i < len(s); {
		_, n := utf8.DecodeRuneInString(s[i:])
		w := wcwidth.String(s[i : i+n])
		if used+w > width && i > 0 {
			return s[:i], s[i:]
		}
		used += w
		i += n
	}
	return s, ""
}

func (c *columnTable) printTable() {
	lines := func(f func(row []string)) {
		for _, line := range c.lines {
			f(c.cells(line))
		}
	}
	if c.tree != "" {
		rows := c.drawTree()
		lines = func(f func(row []string)) {
			for _, r := range rows {
				f(r)
			}
		}
	}
	cols := c.layout(lines)
	heading := len(c.names) > 0 && !c.noHeadings
	n := 0
	lines(func(r []string) {
		if heading && (n == 0 || c.repeat && n%headingEvery == 0) {
			c.printRow(cols, c.names)
		}
		n++
		c.printRow(cols, r)
	})
}

func (c *columnTable) printRow(cols []tableColumn, r []string) {
	c.p.Charge(2 * int64(len(cols)))
	out := c.p.Stdout
	spaces := func(n int) { out.WriteString(strings.Repeat(" ", max(n, 0))) }
	wrapped := false
	for k := range cols {
		t := &cols[k]
		s := c.cell(r, t.index)
		w := wcwidth.String(s)
		if w > t.width && (t.wrap || t.cut) {
			s, t.pending = fitting(s, t.width)
			if !t.wrap {
				t.pending = ""
			}
			wrapped = wrapped || t.pending != ""
			w = wcwidth.String(s)
		}
		last := k == len(cols)-1
		switch {
		case t.right:
			spaces(t.width - w)
			out.WriteString(s)
		case last:
			out.WriteString(s)
		case w > t.width:
			// An extreme cell: the others go on below.
			out.WriteString(s + "\n")
			for _, before := range cols[:k] {
				spaces(before.width)
				out.WriteString(c.output)
			}
			spaces(t.width)
		default:
			out.WriteString(s)
			spaces(t.width - w)
		}
		if !last {
			out.WriteString(c.output)
		}
	}
	out.WriteByte('\n')
	for wrapped {
		wrapped = false
		c.p.Charge(2 * int64(len(cols)))
		for k := range cols {
			t := &cols[k]
			var s string
			s, t.pending = fitting(t.pending, t.width)
			wrapped = wrapped || t.pending != ""
			out.WriteString(s)
			if k < len(cols)-1 {
				spaces(t.width - wcwidth.String(s))
				out.WriteString(c.output)
			}
		}
		out.WriteByte('\n')
	}
}
