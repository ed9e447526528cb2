package shell

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"
)

// echoLines is set -v: it shows the lines that were read behind the first done bytes
// of a text, each once and as it was written. Bash does not show a line that it
// begins to read inside of $( … ).
func (sh *shell) echoLines(src *source, done int, batch []*syntax.Stmt) {
	first := src.base + 1 + src.shown
	src.shown = max(src.shown, src.read)
	if !sh.opts.verbose || src.silent || done >= src.pos {
		return
	}
	text := src.text[done:src.pos]
	line := src.base + 1 + src.read - strings.Count(text, "\n")
	var inside [][2]int
	if strings.Contains(text, "$(") {
		inside = substitutions(batch)
	}
	at := done
	for text != "" {
		l, rest, _ := strings.Cut(text, "\n")
		if line >= first && !within(inside, at) {
			sh.stderrText(src.original(at, at+len(l)) + "\n")
		}
		at += len(text) - len(rest)
		text = rest
		line++
	}
	src.shown = max(src.shown, line-src.base-1)
}

// substitutions are where the commands of the substitutions in statements begin and
// end.
func substitutions(batch []*syntax.Stmt) (ranges [][2]int) {
	for _, st := range batch {
		syntax.Walk(st, func(n syntax.Node) bool {
			switch c := n.(type) {
			case *syntax.CmdSubst:
				if c.Backquotes {
					return false
				}
			case *syntax.ProcSubst:
			default:
				return true
			}
			ranges = append(ranges, [2]int{int(n.Pos().Offset()), int(n.End().Offset())})
			return false
		})
	}
	return ranges
}

func within(ranges [][2]int, at int) bool {
	for _, r := range ranges {
		if r[0] < at && at < r[1] {
			return true
		}
	}
	return false
}
