package shell

import "mvdan.cc/sh/v3/syntax"

// testLine is where the line of a [[ ]] is that bash notes: that of the token which
// makes its outermost operator complete.
func testLine(c *syntax.TestClause) syntax.Pos {
	e := c.X
	for {
		switch x := e.(type) {
		case *syntax.UnaryTest:
			if x.Op == syntax.TsNot {
				e = x.X
				continue
			}
		case *syntax.BinaryTest:
			if x.Op == syntax.AndTest || x.Op == syntax.OrTest {
				return c.Right
			}
		}
		return e.End()
	}
}

// loopLine is the line of for (( )) that bash notes: that of the last one that is read
// before it is complete.
func (sh *shell) loopLine(c *syntax.ForClause) int {
	at := c.Pos()
	if sh.src.lines != nil || c.DonePos.Line() != at.Line() {
		for _, st := range c.Do {
			syntax.Walk(st, func(n syntax.Node) bool {
				if inner, ok := n.(*syntax.ForClause); ok {
					if _, ok := inner.Loop.(*syntax.CStyleLoop); ok {
						at = inner.Pos()
					}
				}
				return true
			})
		}
	}
	return sh.src.line(at)
}
