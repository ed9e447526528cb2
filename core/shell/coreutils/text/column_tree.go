package text

import (
	"slices"
	"strings"
)

// columnNode is a row in the tree of --tree.
type columnNode struct {
	row      []string
	parent   *columnNode
	children []*columnNode
}

// below reports whether n is a or stands below it.
func (n *columnNode) below(a *columnNode) bool {
	for ; n != nil; n = n.parent {
		if n == a {
			return true
		}
	}
	return false
}

// plantTree links each row to the one whose --tree-id is its --tree-parent, and
// returns those that have none, in order. A link that would close a circle is left out.
func (c *columnTable) plantTree() []*columnNode {
	id, parent := c.find(c.treeID), c.find(c.treeParent)
	size := int64(len(c.lines)) * 160
	c.p.Meter.Alloc(size)
	c.alloc += size
	nodes := make([]*columnNode, len(c.lines))
	waiting := map[string][]*columnNode{}
	for i, line := range c.lines {
		n := &columnNode{row: slices.Clone(c.cells(line))}
		nodes[i] = n
		if parent >= 0 && parent < len(n.row) {
			waiting[n.row[parent]] = append(waiting[n.row[parent]], n)
		}
	}
	for _, n := range nodes {
		if id < 0 || id >= len(n.row) {
			continue
		}
		for _, child := range waiting[n.row[id]] {
			c.p.Charge(1)
			if n.below(child) {
				continue
			}
			if old := child.parent; old != nil {
				old.children = slices.DeleteFunc(old.children, func(x *columnNode) bool { return x == child })
			}
			child.parent = n
			n.children = append(n.children, child)
		}
	}
	return slices.DeleteFunc(nodes, func(n *columnNode) bool { return n.parent != nil })
}

// treeArt is what stands before a node's text: below a node that has more siblings,
// below a last one, at a node, at the last one.
type treeArt struct{ more, none, node, last string }

var (
	utf8TreeArt  = treeArt{"│ ", "  ", "├─", "└─"}
	asciiTreeArt = treeArt{"| ", "  ", "|-", "`-"}
)

// drawTree gives the rows in the order of the tree, with its lines in the column of
// --tree.
func (c *columnTable) drawTree() [][]string {
	art := asciiTreeArt
	if c.p.UTF8() {
		art = utf8TreeArt
	}
	at := min(c.find(c.tree), c.columnCount()-1)
	rows := make([][]string, 0, len(c.lines))
	type visit struct {
		n        *columnNode
		own, sub string
	}
	var stack []visit
	roots := c.plantTree()
	for _, n := range slices.Backward(roots) {
		stack = append(stack, visit{n: n})
	}
	for len(stack) > 0 {
		v := stack[len(stack)-1]
		stack = stack[:len(stack)-1]
		c.p.Charge(2 + int64(len(v.sub))/32)
		c.p.Meter.Alloc(int64(len(v.own)))
		c.alloc += int64(len(v.own))
		if at >= 0 {
			for len(v.n.row) <= at {
				v.n.row = append(v.n.row, "")
			}
			v.n.row[at] = v.own + v.n.row[at]
		}
		rows = append(rows, v.n.row)
		for i, child := range slices.Backward(v.n.children) {
			next := visit{child, v.sub + art.node, v.sub + art.more}
			if i == len(v.n.children)-1 {
				next.own, next.sub = v.sub+art.last, v.sub+art.none
			}
			stack = append(stack, next)
		}
	}
	return rows
}

// indentJSON is the white space before a line of JSON at a depth of the tree.
func indentJSON(depth, extra int) string { return strings.Repeat(" ", 6+6*depth+extra) }
