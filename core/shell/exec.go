package shell

import (
	"mvdan.cc/sh/v3/syntax"

	"ambit/core/fuel"
	"ambit/core/shell/expand"
)

// stmts runs statements until one changes the flow.
func (sh *shell) stmts(list []*syntax.Stmt) {
	for _, st := range list {
		sh.stmt(st)
		if sh.flow != flowNone {
			return
		}
	}
}

// stmt runs one statement and leaves its status in sh.status.
func (sh *shell) stmt(st *syntax.Stmt) {
	if len(sh.traps.pending) > 0 {
		sh.checkEnd()
		sh.checkTraps()
		if sh.flow != flowNone {
			return
		}
	}
	if st.Background {
		sh.background(st)
		return
	}
	if sh.opts.noExec {
		return
	}
	mark := len(sh.procSubs)
	sh.depth++
	sh.foreground(st)
	sh.depth--
	if len(sh.traps.pending) > 0 && sh.flow != flowExit {
		sh.checkTraps()
	}
	if len(sh.procSubs) > mark {
		sh.closeProcSubs(mark)
	}
}

// foreground runs a statement that is not sent to the background.
func (sh *shell) foreground(st *syntax.Stmt) {
	if st.Negated {
		// Under set -e nothing inside counts as a failure. Without it only the command
		// itself does not: what it consists of runs the ERR trap.
		ignore, outer := b2i(sh.opts.errExit), sh.negated
		sh.noErr += ignore
		sh.negated = sh.depth
		sh.command1(st)
		sh.noErr -= ignore
		sh.negated = outer
		if sh.flow == flowNone {
			sh.status = b2i(sh.status == 0)
			switch st.Cmd.(type) {
			case *syntax.ArithmCmd, *syntax.TestClause: // these two tell PIPESTATUS behind the !
				sh.pipeStatus, sh.pipe1 = nil, sh.status
			}
		}
		return
	}
	sh.command1(st)
}

// command1 runs a statement without its `!` and `&`.
func (sh *shell) command1(st *syntax.Stmt) {
	switch c := st.Cmd.(type) {
	case *syntax.CallExpr:
		sh.simple(st, c)
		return
	case *syntax.DeclClause:
		sh.declare(st, c)
		return
	case nil:
		sh.redirectOnly(st)
		return
	}
	if len(st.Redirs) == 0 {
		sh.compound(st)
		return
	}
	switch st.Cmd.(type) {
	case *syntax.FuncDecl, *syntax.Subshell: // they make their redirections later
		sh.compound(st)
		return
	}
	line := sh.line
	switch c := st.Cmd.(type) {
	case *syntax.ArithmCmd:
		sh.setLine(c.Right)
	case *syntax.TestClause:
		sh.setLine(testLine(c))
	case *syntax.ForClause:
		sh.line = sh.behind
		if _, ok := c.Loop.(*syntax.CStyleLoop); ok {
			sh.line = sh.loopLine(c)
		}
	default:
		sh.line = sh.behind
	}
	saved, ok := sh.redirect(st.Redirs)
	sh.line = line
	if !ok {
		sh.restore(saved)
		if sh.flow == flowExit {
			return
		}
		sh.status = 1
		sh.failed()
		return
	}
	defer sh.restore(saved)
	sh.compound(st)
}

// compound runs a command other than a simple one.
func (sh *shell) compound(st *syntax.Stmt) {
	switch c := st.Cmd.(type) {
	case *syntax.Block:
		sh.stmts(c.Stmts)
	case *syntax.BinaryCmd:
		if c.Op == syntax.Pipe || c.Op == syntax.PipeAll {
			sh.pipeline(c)
		} else {
			sh.andOr(c)
		}
	case *syntax.IfClause:
		sh.ifClause(c)
	case *syntax.WhileClause:
		sh.whileClause(c)
	case *syntax.ForClause:
		sh.forClause(c)
	case *syntax.CaseClause:
		sh.caseClause(c)
	case *syntax.Subshell:
		sh.subshellCmd(st, c)
	case *syntax.FuncDecl:
		sh.define(c)
	case *syntax.ArithmCmd:
		sh.arithmCmd(c)
	case *syntax.TestClause:
		sh.testClause(c)
	case *syntax.LetClause:
		sh.letClause(c)
	case *syntax.TimeClause:
		sh.timeClause(c)
	case *syntax.CoprocClause:
		sh.coprocClause(c)
	default:
		sh.errorf("unsupported command")
		sh.status = 2
	}
}

// setLine makes pos the current line for messages and $LINENO.
func (sh *shell) setLine(pos syntax.Pos) { sh.line = sh.src.line(pos) }

// ended is called after a command that is a pipeline of its own.
func (sh *shell) ended() { sh.endedAs(true) }

// endedAs is ended of a command that began with an ERR trap, if there is one now, or
// without, which one that the command set does not change.
func (sh *shell) endedAs(trapped bool) {
	sh.left()
	sh.pipeStatus, sh.pipe1 = nil, sh.status
	if sh.status != 0 {
		sh.failedAs(trapped)
	}
}

// failed is called after a command whose failure counts: it runs the ERR trap and,
// under set -e, ends the shell.
func (sh *shell) failed() { sh.failedAs(true) }

func (sh *shell) failedAs(trapped bool) {
	if sh.status == 0 || sh.noErr > 0 || sh.negated == sh.depth || sh.flow != flowNone {
		return
	}
	if trapped {
		sh.errTrap()
	}
	if sh.opts.errExit && sh.flow == flowNone {
		sh.flow = flowExit
		sh.exitInside = sh.endsInside()
		sh.exitByError = true
	}
}

// expandFailed reports a failed expansion and acts on its kind.
func (sh *shell) expandFailed(err error) {
	before := sh.status
	e, ok := err.(*expand.Error)
	if !ok {
		sh.errorf("%v", err)
		sh.status = 1
		if expand.EndsStrict(err) {
			sh.leaveStrict(before)
		}
		return
	}
	if e.Text != "" {
		sh.errorf("%s", e.Text)
	}
	sh.status = e.Status
	if sh.status == 0 {
		sh.status = 1
	}
	if sh.stageOuter && sh.outerExit != "" && e.Kind != expand.Command {
		sh.traps.set(trapEXIT, sh.outerExit)
	}
	switch e.Kind {
	case expand.Exit:
		sh.flow = flowExit
		sh.exitInside = sh.exitInside || sh.errorInside()
		sh.status = sh.fatalStatus()
		switch {
		case sh.traps.running[trapEXIT]:
			sh.status = sh.trapStatus
		case sh.strict():
			sh.status, sh.exitCalled = 1, true // as exit does, whatever stands in front
		}
		if sh.strict() {
			sh.exitTrapInside()
		}
	case expand.Discard:
		sh.status = 1 + b2i(e.Assigns && !sh.comsub && (sh.mode != modeString || sh.subshell > 0))
		sh.flow = flowDiscard
		if e.Integer && sh.subshell == 0 && sh.readsText() {
			if sh.mode == modeString || sh.fnDepth == 0 {
				sh.flow = flowExit
			} else {
				sh.discardsAll = true
			}
		}
		if e.Fails {
			before = 1
		}
		if e.EndsStrict && sh.leaveStrict(before) {
			return
		}
		if sh.eo.Posix && !e.SparePOSIX {
			sh.flow = flowExit // in POSIX mode an expansion error ends the shell
			sh.exitInside = sh.exitInside || sh.errorInside()
			if !e.Integer {
				sh.status = sh.fatalStatus()
			}
		}
	}
}

// fatalStatus is the status of a shell that an error ends: 127 of bash -c, 1 of one that
// reads a script, and of a subshell.
func (sh *shell) fatalStatus() int {
	if sh.mode == modeString && (sh.subshell == 0 || sh.simpleStage) {
		return 127
	}
	return 1
}

// leaveStrict ends the shell under set -e behind an error that bash leaves at once
// for, wherever it happens; its status is the one before, if that was a failure.
func (sh *shell) leaveStrict(before int) bool {
	if !sh.strict() {
		return false
	}
	sh.status = before
	if before == 0 {
		sh.status = 1
	}
	sh.flow = flowExit
	sh.exitTrapInside()
	return true
}

// exitTrapInside runs the EXIT trap where the shell is, inside of the redirections of
// what it leaves.
func (sh *shell) exitTrapInside() {
	loops := sh.loops
	sh.loops = 0
	sh.runExitTrap()
	sh.loops = loops
}

// strict reports whether set -e holds for such errors: eval, command and source
// switch it off where their own failure does not count.
func (sh *shell) strict() bool { return sh.opts.errExit && !sh.lenient }

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// andOr runs a list of && and ||, from left to right without recursion.
func (sh *shell) andOr(c *syntax.BinaryCmd) {
	var chain [8]*syntax.BinaryCmd
	links := chain[:0]
	var first *syntax.Stmt
	for {
		links = append(links, c)
		first = c.X
		next, ok := first.Cmd.(*syntax.BinaryCmd)
		if !ok || next.Op == syntax.Pipe || next.Op == syntax.PipeAll || len(first.Redirs) > 0 || first.Negated {
			break
		}
		c = next
	}
	sh.noErr++
	sh.stmt(first)
	sh.noErr--
	for i := len(links) - 1; i >= 0 && sh.flow == flowNone; i-- {
		if (links[i].Op == syntax.AndStmt) != (sh.status == 0) {
			continue
		}
		if i > 0 {
			sh.noErr++
		}
		sh.stmt(links[i].Y)
		if i > 0 {
			sh.noErr--
		}
	}
}

func (sh *shell) cond(list []*syntax.Stmt) bool {
	sh.noErr++
	sh.stmts(list)
	sh.noErr--
	return sh.flow == flowNone && sh.status == 0
}

func (sh *shell) ifClause(c *syntax.IfClause) {
	for ; c != nil; c = c.Else {
		if len(c.Cond) == 0 { // else
			sh.stmts(c.Then)
			return
		}
		behind := sh.behind
		met := sh.cond(c.Cond)
		sh.behind = behind
		if met {
			sh.stmts(c.Then)
			return
		}
		if sh.flow != flowNone {
			return
		}
	}
	sh.status = 0
}

// pass charges for one pass of a loop.
func (sh *shell) pass() { sh.rt.meter.Charge(fuel.LoopPass) }

// loopFlow handles break and continue after a loop's body; done says that the
// loop ends.
func (sh *shell) loopFlow() (done bool) {
	switch sh.flow {
	case flowNone:
		return false
	case flowBreak, flowContinue:
		if sh.flowN--; sh.flowN > 0 {
			return true
		}
		done = sh.flow == flowBreak
		sh.flow = flowNone
		return done
	}
	return true
}

func (sh *shell) whileClause(c *syntax.WhileClause) {
	sh.loops++
	status := 0
	for {
		sh.pass()
		ok := sh.cond(c.Cond)
		if sh.flow != flowNone {
			if sh.loopFlow() {
				status = sh.status
				break
			}
			continue
		}
		if ok == c.Until {
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

func (sh *shell) arithmCmd(c *syntax.ArithmCmd) {
	sh.setLine(c.Right)
	if sh.beforeCommand(c) {
		return
	}
	sh.rt.meter.Charge(fuel.Command / 2)
	sh.arithmStatus("((", c.X, sh.traceArithm)
	sh.ended()
}

// arithmStatus evaluates an expression for its status: 0 if it is not zero.
func (sh *shell) arithmStatus(name string, e syntax.ArithmExpr, trace func(string)) {
	if n, ok := sh.arithm(name, e, trace); ok {
		sh.status = b2i(n == 0)
	}
}

// arithm evaluates an expression in a command of that name, once trace has shown what
// it is expanded to. An error of the expression itself is a failure of the command;
// one in what it is expanded from, or in a subscript, is that of any expansion.
func (sh *shell) arithm(name string, e syntax.ArithmExpr, trace func(string)) (n int64, ok bool) {
	old := sh.x.Name
	sh.x.Name = name
	text, err := sh.x.ArithmText(e)
	own := err == nil
	if own {
		if trace != nil {
			trace(text)
		}
		n, err = sh.x.ArithmString(text)
	}
	sh.x.Name = old
	if err == nil {
		return n, true
	}
	if x, ok := err.(*expand.Error); ok && x.Integer {
		own = false
	}
	posix := sh.eo.Posix
	sh.eo.Posix = posix && !own
	sh.expandFailed(err)
	sh.eo.Posix = posix
	if sh.flow == flowDiscard && own {
		sh.flow = flowNone
	}
	if sh.flow == flowNone {
		sh.status = 1
	}
	return 0, false
}

func (sh *shell) testClause(c *syntax.TestClause) {
	sh.setLine(testLine(c))
	if sh.beforeCommand(c) {
		return
	}
	sh.rt.meter.Charge(fuel.Command / 2)
	outer := sh.passNoErr()
	status, err := sh.test(c.X)
	if err != nil {
		sh.expandFailed(err)
	} else {
		sh.noErrSubst = outer
		sh.status = status
	}
	sh.ended()
}

func (sh *shell) letClause(c *syntax.LetClause) {
	sh.setLine(c.Pos())
	if sh.beforeCommand(c) {
		return
	}
	sh.rt.countCommand()
	outer := sh.passNoErr()
	for _, e := range c.Exprs {
		sh.arithmStatus("let", e, nil)
		if sh.flow != flowNone {
			break
		}
	}
	if sh.flow == flowNone {
		sh.noErrSubst = outer
	}
	sh.ended()
}
