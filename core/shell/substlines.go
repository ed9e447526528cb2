package shell

import (
	"slices"
	"strings"

	"ambit/core/shell/expand"

	"mvdan.cc/sh/v3/syntax"
)

// lineMap says on which lines of another text the parts of a text stand.
type lineMap struct {
	at    []uint // offsets, ascending
	lines []int  // from 1
	ends  []int  // of each command of the text, the line up to which bash reads before it runs
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
		if m = sh.substLines(src, stmts); m != oneLine {
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
func (sh *shell) substLines(src *source, stmts []*syntax.Stmt) *lineMap {
	text := substText(src, stmts)
	if !strings.Contains(text, "\n") {
		return oneLine
	}
	again := sh.parseAgain(text)
	if again == nil {
		return nil
	}
	var marks, printed []syntax.Pos
	for _, st := range stmts {
		marks = linePositions(marks, st)
	}
	for _, st := range again {
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
	m.ends = readTo(again)
	slices.Sort(m.at)
	for _, at := range m.at {
		m.lines = append(m.lines, lines[at])
	}
	return m
}

// parseAgain parses the printed text of commands; nil if it is not one of commands.
func (sh *shell) parseAgain(text string) []*syntax.Stmt {
	src := &source{text: text}
	for range maxPrintRepairs {
		read := src.text
		if src.parsed != "" {
			read = src.parsed
		}
		f, err := syntax.NewParser().Parse(strings.NewReader(read), "")
		if err == nil {
			for _, st := range f.Stmts {
				if src.special() {
					normalize(st, src)
				}
				if src.lone != nil {
					dropLone(st, src)
				}
				expand.Prepare(st, src.text)
			}
			return f.Stmts
		}
		if strings.Contains(err.Error(), openHeredoc) {
			return nil
		}
		if src = sh.repair(src, 0, err); src == nil {
			return nil
		}
	}
	return nil
}

// maxPrintRepairs bounds how often a printed text is parsed for its lines.
const maxPrintRepairs = 20

// readTo is, for each of some commands, the line on which the last one ends of those
// that bash reads before it runs the first: those that share lines.
func readTo(stmts []*syntax.Stmt) []int {
	ends := make([]int, len(stmts))
	for i := len(stmts) - 1; i >= 0; i-- {
		ends[i] = int(stmts[i].End().Line())
		if i+1 < len(stmts) && stmts[i+1].Pos().Line() == stmts[i].End().Line() {
			ends[i] = ends[i+1]
		}
	}
	return ends
}

// readStmts runs the commands of a substitution as if they were read line by line.
func (sh *shell) readStmts(list []*syntax.Stmt) {
	var ends []int
	base := sh.line
	if m := sh.src.lines; m != nil {
		if m.ends != nil {
			ends, base = m.ends, sh.src.base
		}
	} else if len(list) > 0 && list[0].Pos().Line() != list[len(list)-1].End().Line() {
		ends, base = readTo(list), sh.src.base
	}
	sh.behind = base
	for i, st := range list {
		if ends != nil {
			sh.behind = ends[i] + base
		}
		sh.stmt(st)
		if sh.flow != flowNone {
			return
		}
	}
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
