package text

import (
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

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
	command.Opt{Short: 'c', Long: "columns", Arg: command.RequiredArg},
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
	command.Opt{Short: 'i', Long: "tree-id", Arg: command.RequiredArg},
	command.Opt{Short: 'p', Long: "tree-parent", Arg: command.RequiredArg},
	command.Opt{Short: 'r', Long: "tree", Arg: command.RequiredArg},
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
	repeat     bool // the heading, each page
	keepEmpty  bool
	fillRows   bool
	width      int
	limit      int
	name       string
	names      []string
	hide       []string
	order      []string
	right      []string
	wrap       []string
	truncate   []string
	noExtreme  []string
	tree       string
	treeID     string
	treeParent string
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
	named := false
	list := func(s string) []string { return strings.Split(s, ",") }
	g := p.Getopt(columnOpts)
	for g.Next() {
		switch g.Opt {
		case 'c':
			n, err := strconv.Atoi(g.Arg)
			if err != nil || n < 0 {
				return p.Fail("invalid columns argument: '%s'", g.Arg)
			}
			c.width = n
		case 'd':
			c.noHeadings = true
		case 'e':
			c.repeat = true
		case 'E':
			c.noExtreme = list(g.Arg)
		case 'T':
			c.truncate = list(g.Arg)
		case 'W':
			c.wrap = list(g.Arg)
		case 'i':
			c.treeID = g.Arg
		case 'p':
			c.treeParent = g.Arg
		case 'r':
			c.tree, c.table = g.Arg, true
		case 'H':
			c.hide = list(g.Arg)
		case 'J':
			c.json, c.table = true, true
		case 'l':
			n, err := strconv.Atoi(g.Arg)
			if err != nil {
				return p.Fail("invalid columns limit argument: '%s'", g.Arg)
			}
			if n < 1 {
				return p.Fail("columns limit must be greater than zero")
			}
			c.limit = n
		case 'L':
			c.keepEmpty = true
		case 'n':
			c.name, named = g.Arg, true
		case 'N':
			c.names = list(g.Arg)
		case 'o':
			c.output = g.Arg
		case 'O':
			c.order = list(g.Arg)
		case 'R':
			c.right = list(g.Arg)
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
	if c.tree != "" && (c.treeID == "" || c.treeParent == "") {
		return p.Fail("options --tree-id and --tree-parent are required for tree formatting")
	}
	if !c.table && (named || c.names != nil || c.hide != nil || c.order != nil || c.right != nil || c.wrap != nil || c.truncate != nil || c.noExtreme != nil) {
		return p.Fail("option --table required for all --table-*")
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
	if !c.table {
		c.fill()
		return status
	}
	if bad := c.undefined(); bad != "" {
		return p.Fail("undefined column name '%s'", bad)
	}
	if c.json {
		c.printJSON()
	} else {
		c.printTable()
	}
	return status
}

// add takes a line; it returns what is wrong with it.
func (c *columnTable) add(line string) string {
	line, _, _ = strings.Cut(line, "\x00")
	if c.table && c.p.UTF8() && !utf8.ValidString(line) {
		line = escapeInvalid(line)
	}
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

// escapeInvalid writes the bytes that are no text as \xHH.
func escapeInvalid(s string) string {
	var b strings.Builder
	for s != "" {
		r, n := utf8.DecodeRuneInString(s)
		if r == utf8.RuneError && n == 1 {
			fmt.Fprintf(&b, "\\x%02x", s[0])
		} else {
			b.WriteString(s[:n])
		}
		s = s[n:]
	}
	return b.String()
}
