package shell

import (
	"errors"
	"strconv"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/shell/vars"
)

func (sh *shell) forClause(c *syntax.ForClause) {
	switch l := c.Loop.(type) {
	case *syntax.CStyleLoop:
		sh.forArithm(c, l)
	case *syntax.WordIter:
		sh.setLine(c.Pos())
		defer sh.enclose(sh.line)()
		if !syntax.ValidName(l.Name.Value) {
			sh.errorf("`%s': not a valid identifier", l.Name.Value)
			sh.status = 1
			if sh.eo.Posix {
				sh.exit(2)
			}
			return
		}
		if c.Select && sh.beforeCommand(c) {
			return
		}
		words := sh.params
		if l.InPos.IsValid() {
			var err error
			if words, err = sh.x.Fields(l.Items); err != nil {
				sh.expandFailed(err)
				return
			}
		}
		if c.Select {
			sh.selectLoop(c, l, words)
		} else {
			sh.forWords(c, l, words)
		}
	}
}

func (sh *shell) forWords(c *syntax.ForClause, l *syntax.WordIter, words []string) {
	if size := wordBytes(words); size > freeWords && l.InPos.IsValid() {
		sh.rt.meter.Alloc(size)
		defer sh.rt.meter.Free(size)
	}
	sh.loops++
	status := 0
	for _, w := range words {
		sh.pass()
		sh.setLine(c.Pos())
		if sh.opts.xtrace {
			sh.traceFor(c, l)
		}
		if sh.traps.actions != nil {
			sh.setCommand(c)
			if sh.debugTrap() {
				continue
			}
		}
		if err := sh.vars.SetLoop(l.Name.Value, w); err != nil {
			sh.loopVariableFailed(err)
			status = sh.status
			break
		}
		sh.stmts(c.Do)
		status = sh.status
		if sh.loopFlow() {
			break
		}
	}
	sh.loops--
	sh.status = status
}

// loopVariableFailed reports that the variable of a loop cannot be assigned, which ends
// a shell in POSIX mode if it is readonly.
func (sh *shell) loopVariableFailed(err error) {
	sh.expandFailed(err)
	var e *vars.Error
	if sh.eo.Posix && errors.As(err, &e) && e.Kind == vars.IsReadOnly {
		sh.flow = flowExit
		sh.status = sh.fatalStatus()
	}
}

func (sh *shell) forArithm(c *syntax.ForClause, l *syntax.CStyleLoop) {
	line := sh.loopLine(c)
	sh.line = line
	behind := sh.behind
	defer func() { sh.behind = behind }()
	eval := func(e syntax.ArithmExpr) (int64, bool) {
		if sh.traps.actions != nil {
			sh.line = line
			sh.setCommand(c)
			sh.debugTrap()
		}
		n, ok := sh.arithm("((", e, sh.traceLoop)
		sh.behind = behind
		return n, ok
	}
	if _, ok := eval(l.Init); !ok {
		return
	}
	sh.loops++
	status := 0
	for {
		sh.pass()
		sh.line = line
		n, ok := eval(l.Cond)
		if !ok {
			status = sh.status
			break
		}
		if n == 0 {
			break
		}
		sh.stmts(c.Do)
		status = sh.status
		if sh.loopFlow() {
			break
		}
		sh.line = line
		if _, ok := eval(l.Post); !ok {
			status = 1
			break
		}
	}
	sh.loops--
	sh.status = status
}

// selectLoop prints the menu to standard error, reads a choice and runs the body.
func (sh *shell) selectLoop(c *syntax.ForClause, l *syntax.WordIter, words []string) {
	if len(words) == 0 {
		sh.status = 0
		return
	}
	if sh.opts.xtrace {
		sh.traceFor(c, l)
	}
	sh.loops++
	status := 0
	show := true
	for {
		sh.pass()
		if show {
			sh.stderrText(selectMenu(words, sh.columns()))
		}
		ps3, ok := sh.vars.Get("PS3")
		if !ok {
			ps3 = "#? "
		}
		sh.stderrText(ps3)
		line, ok := sh.readLine()
		if !ok { // the end of input, or TMOUT
			sh.stdoutText("\n")
			sh.vars.Set("REPLY", line)
			status = 1
			break
		}
		sh.vars.Set("REPLY", line)
		if line == "" {
			show = true
			continue
		}
		show = false
		choice := ""
		if n, err := strconv.Atoi(strings.TrimSpace(line)); err == nil && n >= 1 && n <= len(words) {
			choice = words[n-1]
		}
		if err := sh.vars.SetLoop(l.Name.Value, choice); err != nil {
			sh.loopVariableFailed(err)
			status = sh.status
			break
		}
		sh.stmts(c.Do)
		status = sh.status
		if sh.loopFlow() {
			break
		}
		if reply, _ := sh.vars.Get("REPLY"); reply == "" {
			show = true
		}
	}
	sh.loops--
	sh.status = status
}

// selectMenu lays the choices out in columns, counted downwards, as select does.
func selectMenu(words []string, columns int) string {
	digits := len(strconv.Itoa(len(words)))
	width := 0
	for _, w := range words {
		width = max(width, displayWidth(w))
	}
	width += digits + 2 + 2
	perLine := max(1, columns/width)
	rows := (len(words) + perLine - 1) / perLine
	if rows == 1 {
		rows = len(words)
	}
	firstDigits := min(digits, len(strconv.Itoa(rows)))
	var b strings.Builder
	for row := range rows {
		pos, at := 0, 0
		for i := row; i < len(words); i += rows {
			d := digits
			if at == 0 {
				d = firstDigits
			}
			item := strconv.Itoa(i + 1)
			item = strings.Repeat(" ", d-len(item)) + item + ") " + words[i]
			b.WriteString(item)
			used := displayWidth(item)
			pos += used
			if i+rows < len(words) {
				to := (at + 1) * width
				for pos < to {
					if pos/8 < to/8 && pos/8*8+8 <= to {
						b.WriteByte('\t')
						pos = pos/8*8 + 8
					} else {
						b.WriteByte(' ')
						pos++
					}
				}
			}
			at++
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// enclose makes a line the one behind the commands inside of a command. It returns
// what puts the old one back.
func (sh *shell) enclose(line int) func() {
	outer := sh.behind
	sh.behind = line
	return func() { sh.behind = outer }
}

func (sh *shell) caseClause(c *syntax.CaseClause) {
	sh.setLine(c.Pos())
	defer sh.enclose(sh.line)()
	if sh.traps.actions != nil {
		sh.setCommand(c)
		if sh.debugTrap() {
			return
		}
	}
	if sh.opts.xtrace {
		sh.trace("case " + wordText(sh.src, c.Word) + " in")
	}
	word, err := sh.x.Subject(c.Word)
	if err != nil {
		sh.expandFailed(err)
		return
	}
	fall, ran := false, false
	for _, item := range c.Items {
		matched := fall
		for _, p := range item.Patterns {
			if matched {
				break
			}
			sh.rt.meter.Charge(1)
			pat, err := sh.x.Pattern(p)
			if err != nil {
				sh.expandFailed(err)
				return
			}
			matched = sh.x.Match(pat, word)
		}
		fall = false
		if !matched {
			continue
		}
		if len(item.Stmts) > 0 {
			sh.stmts(item.Stmts)
			ran = true
		}
		if sh.flow != flowNone {
			return
		}
		if item.Op == syntax.Fallthrough {
			fall = true
		} else if item.Op != syntax.Resume {
			break
		}
	}
	if !ran {
		sh.status = 0
	}
}
