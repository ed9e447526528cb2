package text

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/wcwidth"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{Name: "column", Summary: "columnate lists", Run: runColumn, ShortName: true, Unwritable: command.Unwritable{Long: command.WriteErrorOnly}})
}

const columnUsage = "%s [options] [<file>...]\nColumnate lists: fill the width, or make a table (-t)."

var columnOpts = gnu.Options(
	command.Opt{Short: 'c', Long: "output-width", Arg: command.RequiredArg},
	command.Opt{Short: 'd', Long: "table-noheadings"},
	command.Opt{Short: 'e', Long: "table-header-repeat"},
	command.Opt{Short: 'E', Long: "table-noextreme", Arg: command.RequiredArg},
	command.Opt{Short: 'h', ID: gnu.HelpID},
	command.Opt{Short: 'H', Long: "table-hide", Arg: command.RequiredArg},
	command.Opt{Short: 'J', Long: "json"},
	command.Opt{Short: 'l', Long: "table-columns-limit", Arg: command.RequiredArg},
	command.Opt{Short: 'L', Long: "keep-empty-lines"},
	command.Opt{Short: 'n', Long: "table-name", Arg: command.RequiredArg},
	command.Opt{Short: 'N', Long: "table-columns", Arg: command.RequiredArg},
	command.Opt{Short: 'o', Long: "output-separator", Arg: command.RequiredArg},
	command.Opt{Short: 'O', Long: "table-order", Arg: command.RequiredArg},
	command.Opt{Short: 'R', Long: "table-right", Arg: command.RequiredArg},
	command.Opt{Short: 's', Long: "separator", Arg: command.RequiredArg},
	command.Opt{Short: 't', Long: "table"},
	command.Opt{Short: 'T', Long: "table-truncate", Arg: command.RequiredArg},
	command.Opt{Short: 'V', ID: gnu.VersionID},
	command.Opt{Short: 'W', Long: "table-wrap", Arg: command.RequiredArg},
	command.Opt{Short: 'x', Long: "fillrows"},
)

// columnTable is the command line and the cells of column.
type columnTable struct {
	p          *command.Proc
	table      bool
	json       bool
	noHeadings bool
	keepEmpty  bool
	fillRows   bool
	width      int
	limit      int
	name       string
	names      []string
	hide       []string
	order      []string
	right      []string
	separators string
	greedy     bool
	output     string
	lines      []string // split into cells whenever they are looked at
	buf        []string
	alloc      int64
}

func runColumn(p *command.Proc) int {
	c := &columnTable{p: p, width: 80, name: "table", separators: " \t", greedy: true, output: "  "}
	if v, ok := p.Getenv("COLUMNS"); ok {
		if n, err := strconv.Atoi(v); err == nil && n > 0 {
			c.width = n
		}
	}
	defer func() { p.Meter.Free(c.alloc) }()
	list := func(s string) []string { return strings.Split(s, ",") }
	g := p.Getopt(columnOpts)
	for g.Next() {
		switch g.Opt {
		case 'c':
			if g.Arg == "unlimited" {
				c.width = 1 << 30
				break
			}
			n, err := strconv.Atoi(g.Arg)
			if err != nil || n < 1 {
				return p.Fail("invalid columns argument: '%s'", g.Arg)
			}
			c.width = n
		case 'd':
			c.noHeadings = true
		case 'e', 'E', 'T', 'W':
		case 'H':
			c.hide, c.table = list(g.Arg), true
		case 'J':
			c.json, c.table = true, true
		case 'l':
			n, err := strconv.Atoi(g.Arg)
			if err != nil || n < 1 {
				return p.Fail("columns limit must be greater than zero")
			}
			c.limit = n
		case 'L':
			c.keepEmpty = true
		case 'n':
			c.name = g.Arg
		case 'N':
			c.names = list(g.Arg)
		case 'o':
			c.output = g.Arg
		case 'O':
			c.order, c.table = list(g.Arg), true
		case 'R':
			c.right, c.table = list(g.Arg), true
		case 's':
			c.separators, c.greedy = g.Arg, false
		case 't':
			c.table = true
		case 'x':
			c.fillRows = true
		default:
			return gnu.HelpOrVersion(p, g.Opt, columnUsage, columnOpts)
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	if c.json && len(c.names) == 0 {
		return p.Fail("option --table-columns required for --json")
	}
	files := g.Operands
	if len(files) == 0 {
		files = []string{"-"}
	}
	status := 0
	for _, name := range files {
		var in view.Handle = p.Stdin
		if name != "-" || len(g.Operands) > 0 {
			h, err := p.Open(name)
			if err != nil {
				p.Errorf("%s: %s", name, command.ErrText(err))
				status = 1
				continue
			}
			defer h.Close()
			in = h
		}
		bad := ""
		err := eachLine(p, in, '\n', func(line []byte, _ bool) {
			if bad == "" {
				bad = c.add(string(line))
			}
		})
		if bad != "" {
			return p.Fail("%s", bad)
		}
		if err != nil {
			p.Errorf("read failed: %s", command.ErrText(err))
			status = 1
		}
	}
	if len(c.lines) == 0 && !c.json {
		return status
	}
	switch {
	case !c.table:
		c.fill()
	case c.json:
		c.printJSON()
	default:
		c.printTable()
	}
	return status
}

// add takes a line; it returns what is wrong with it.
func (c *columnTable) add(line string) string {
	if strings.Trim(line, " \t\r\v\f") == "" {
		if c.keepEmpty {
			c.keep("")
		}
		return ""
	}
	if !c.table {
		c.keep(strings.TrimLeft(line, " \t"))
		return ""
	}
	if c.greedy {
		line = strings.Trim(line, c.separators)
	}
	if c.json {
		if n := len(c.cells(line)); n > len(c.names) {
			return fmt.Sprintf("line %d: for JSON the name of the column %d is required", len(c.lines)+2, len(c.names)+1)
		}
	}
	c.keep(line)
	return ""
}

// cells splits a line; the result holds until the next call.
func (c *columnTable) cells(line string) []string {
	c.buf = c.buf[:0]
	switch {
	case line == "":
		return c.buf
	case !c.table:
		c.buf = append(c.buf, line)
		return c.buf
	}
	for c.limit == 0 || len(c.buf) < c.limit-1 {
		i := strings.IndexAny(line, c.separators)
		if i < 0 {
			break
		}
		c.buf = append(c.buf, line[:i])
		line = line[i+1:]
		if c.greedy {
			line = strings.TrimLeft(line, c.separators)
		}
	}
	c.buf = append(c.buf, line)
	return c.buf
}

func (c *columnTable) keep(line string) {
	cells := c.cells(line)
	c.p.Charge(2 + 4*int64(len(cells)))
	for _, s := range cells {
		c.p.Meter.Scan(4 * len(s))
	}
	size := int64(len(line)) + 32
	c.p.Meter.Alloc(size)
	c.alloc += size
	c.lines = append(c.lines, line)
}

// fill prints the entries in columns that end at tab stops.
func (c *columnTable) fill() {
	widest := 0
	entries := c.lines
	for _, e := range entries {
		widest = max(widest, wcwidth.String(e))
	}
	out := c.p.Stdout
	if widest >= c.width {
		for _, e := range entries {
			out.WriteString(e + "\n")
		}
		return
	}
	widest = (widest + 8) &^ 7
	cols := max(c.width/widest, 1)
	rows := (len(entries) + cols - 1) / cols
	if c.fillRows {
		used, end, col := 0, widest, 0
		for i, e := range entries {
			out.WriteString(e)
			used += wcwidth.String(e)
			if col++; col == cols {
				used, end, col = 0, widest, 0
				out.WriteByte('\n')
				continue
			}
			if i+1 == len(entries) {
				break
			}
			for next := (used + 8) &^ 7; next <= end; next = (used + 8) &^ 7 {
				out.WriteByte('\t')
				used = next
			}
			end += widest
		}
		if col > 0 {
			out.WriteByte('\n')
		}
		return
	}
	for row := range rows {
		used, end := 0, widest
		for i := row; ; {
			out.WriteString(entries[i])
			used += wcwidth.String(entries[i])
			if i += rows; i >= len(entries) {
				break
			}
			for next := (used + 8) &^ 7; next <= end; next = (used + 8) &^ 7 {
				out.WriteByte('\t')
				used = next
			}
			end += widest
		}
		out.WriteByte('\n')
	}
}

// columns is the order of the columns that are shown.
func (c *columnTable) columns() []int {
	n := len(c.names)
	for _, line := range c.lines {
		n = max(n, len(c.cells(line)))
	}
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

func (c *columnTable) printTable() {
	shown := c.columns()
	rows := func(f func(row []string)) {
		if len(c.names) > 0 && !c.noHeadings {
			f(c.names)
		}
		for _, line := range c.lines {
			f(c.cells(line))
		}
	}
	widths := make([]int, len(shown))
	rows(func(r []string) {
		for k, i := range shown {
			widths[k] = max(widths[k], wcwidth.String(c.cell(r, i)))
		}
	})
	out := c.p.Stdout
	rows(func(r []string) {
		c.p.Charge(2 * int64(len(shown)))
		for k, i := range shown {
			s := c.cell(r, i)
			pad := strings.Repeat(" ", widths[k]-wcwidth.String(s))
			last := k == len(shown)-1
			switch {
			case c.listed(c.right, i):
				out.WriteString(pad + s)
			case last:
				out.WriteString(s)
			default:
				out.WriteString(s + pad)
			}
			if !last {
				out.WriteString(c.output)
			}
		}
		out.WriteByte('\n')
	})
}

func (c *columnTable) printJSON() {
	out := c.p.Stdout
	out.WriteString("{\n   " + jsonString(c.name) + ": [")
	shown := c.columns()
	for n, line := range c.lines {
		r := c.cells(line)
		if n == 0 {
			out.WriteString("\n      {")
		} else {
			out.WriteString(",{")
		}
		for k, i := range shown {
			if k > 0 {
				out.WriteByte(',')
			}
			value := "null"
			if s := c.cell(r, i); s != "" {
				value = jsonString(s)
			}
			out.WriteString("\n         " + jsonString(strings.ToLower(c.names[i])) + ": " + value)
		}
		out.WriteString("\n      }")
	}
	out.WriteString("\n   ]\n}\n")
}

func jsonString(s string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, c := range []byte(s) {
		switch {
		case c == '"' || c == '\\':
			b.WriteByte('\\')
			b.WriteByte(c)
		case c >= ' ':
			b.WriteByte(c)
		case strings.IndexByte("\b\t\n\f\r", c) >= 0:
			b.WriteByte('\\')
			b.WriteByte("btnfr"[strings.IndexByte("\b\t\n\f\r", c)])
		default:
			fmt.Fprintf(&b, "\\u%04x", c)
		}
	}
	b.WriteByte('"')
	return b.String()
}
