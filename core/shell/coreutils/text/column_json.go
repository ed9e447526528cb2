package text

import (
	"fmt"
	"strings"
)

func (c *columnTable) printJSON() {
	out := c.p.Stdout
	out.WriteString("{\n   " + jsonString(c.name) + ": [")
	shown := c.columns()
	if c.tree != "" {
		c.printJSONTree(shown)
	} else {
		for n, line := range c.lines {
			c.openObject(n == 0, 0, shown, c.cells(line))
			out.WriteString("\n      }")
		}
	}
	out.WriteString("\n   ]\n}\n")
}

// openObject prints an object up to its last member.
func (c *columnTable) openObject(first bool, depth int, shown []int, row []string) {
	out := c.p.Stdout
	c.p.Charge(2 * int64(len(shown)))
	if first {
		out.WriteString("\n" + indentJSON(depth, 0) + "{")
	} else {
		out.WriteString(",{")
	}
	for k, i := range shown {
		if k > 0 {
			out.WriteByte(',')
		}
		value := "null"
		if s := c.cell(row, i); s != "" {
			value = jsonString(s)
		}
		out.WriteString("\n" + indentJSON(depth, 3) + jsonString(strings.ToLower(c.names[i])) + ": " + value)
	}
}

// printJSONTree prints the rows of --tree with their children inside them.
func (c *columnTable) printJSONTree(shown []int) {
	out := c.p.Stdout
	type level struct {
		nodes []*columnNode
		next  int
	}
	stack := []level{{nodes: c.plantTree()}}
	for {
		depth := len(stack) - 1
		top := &stack[depth]
		if top.next == len(top.nodes) {
			if depth == 0 {
				return
			}
			stack = stack[:depth]
			out.WriteString("\n" + indentJSON(depth-1, 3) + "]\n" + indentJSON(depth-1, 0) + "}")
			continue
		}
		n := top.nodes[top.next]
		top.next++
		c.openObject(top.next == 1, depth, shown, n.row)
		if len(n.children) == 0 {
			out.WriteString("\n" + indentJSON(depth, 0) + "}")
			continue
		}
		if len(shown) > 0 {
			out.WriteByte(',')
		}
		out.WriteString("\n" + indentJSON(depth, 3) + "\"children\": [")
		stack = append(stack, level{nodes: n.children})
	}
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
