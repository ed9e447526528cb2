package shell

import (
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/shell/expand"
)

// lineMap says on which lines of another text the parts of a text stand.
type lineMap struct {
	at    []uint // offsets, ascending
	lines []int  // from 1
}

// line is the line of the last known part that begins or ends at or before offset.
func (m *lineMap) line(offset uint) int {
	i, found := slices.BinarySearch(m.at, offset)
	if !found {
		i--
	}
	if i < 0 || i >= len(m.lines) {
		return 1
	}
	return m.lines[i]
}

// substSource is the source for the commands in the substitution that opens at from.
// Bash reads what it printed of a substitution when it runs it, so lines count in
// that text, from the line of the command that is running; of backquotes it reads
// what stands in them.
func (sh *shell) substSource(n syntax.Node, from syntax.Pos, stmts []*syntax.Stmt, backquotes bool) *source {
	src := sh.src
	if src == nil || !from.IsValid() {
		return src
	}
	if backquotes {
		if src.lines == nil && src.line(from) == sh.line {
			return src
		}
		inner := *src
		inner.lines, inner.substs = nil, nil
		inner.base = sh.line - int(from.Line())
		return &inner
	}
	m, known := src.substs[n]
	if !known {
		if m = substLines(src, stmts); m != oneLine {
			sh.rt.countParsed(int(n.End().Offset() - n.Pos().Offset()))
		}
		if src.substs == nil {
			src.substs = map[syntax.Node]*lineMap{}
		}
		src.substs[n] = m
	}
	if m == oneLine && src.lines == nil && n.Pos().Line() == n.End().Line() && src.line(from) == sh.line {
		return src
	}
	inner := *src
	inner.lines, inner.substs = m, nil
	inner.base = sh.line - 1
	if m == nil {
		inner.base = sh.line - int(from.Line())
	}
	return &inner
}

// oneLine is the map of what is printed on one line.
var oneLine = &lineMap{}

// substLines finds the lines of statements in the text that bash prints of them; nil
// if that text does not parse to the same commands.
func substLines(src *source, stmts []*syntax.Stmt) *lineMap {
	text := substText(src, stmts)
	if !strings.Contains(text, "\n") {
		return oneLine
	}
	f, err := syntax.NewParser().Parse(strings.NewReader(text), "")
	if err != nil {
		masked, ok := expand.Mask(text, err)
		if !ok {
			return nil
		}
		if f, err = syntax.NewParser().Parse(strings.NewReader(masked), ""); err != nil {
			return nil
		}
	}
	var marks, printed []syntax.Pos
	for _, st := range stmts {
		marks = linePositions(marks, st)
	}
	for _, st := range f.Stmts {
		printed = linePositions(printed, st)
	}
	if len(marks) != len(printed) {
		return nil
	}
	lines := map[uint]int{}
	m := &lineMap{}
	for i, p := range marks {
		if !p.IsValid() || !printed[i].IsValid() {
			continue
		}
		if _, ok := lines[p.Offset()]; !ok {
			m.at = append(m.at, p.Offset())
		}
		lines[p.Offset()] = int(printed[i].Line())
	}
	slices.Sort(m.at)
	for _, at := range m.at {
		m.lines = append(m.lines, lines[at])
	}
	return m
}

// linePositions appends the positions in a statement whose lines bash notes.
func linePositions(list []syntax.Pos, st *syntax.Stmt) []syntax.Pos {
	syntax.Walk(st, func(n syntax.Node) bool {
		switch n := n.(type) {
		case nil:
			return false
		case *syntax.CmdSubst, *syntax.ProcSubst:
			return false // counts for itself
		case *syntax.CallExpr:
			// Of the words, those behind the second do not matter.
			words := 0
			for _, a := range n.Assigns {
				if words++; words <= 2 {
					list = append(list, a.Pos(), a.End())
				}
			}
			for _, w := range n.Args {
				if words++; words <= 2 {
					list = append(list, w.Pos(), w.End())
				}
			}
			list = append(list, n.Pos())
			return true
		case *syntax.Subshell:
			list = append(list, n.Pos(), n.Rparen)
		case *syntax.Block, *syntax.IfClause, *syntax.BinaryCmd:
		case syntax.Command:
			list = append(list, n.Pos())
		case *syntax.Redirect:
			list = append(list, n.Pos(), n.OpPos)
		}
		return true
	})
	return list
}
