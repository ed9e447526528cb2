package shell

import (
	"mvdan.cc/sh/v3/syntax"

	"ambit/core/workspace/view"
)

// mergeStderr is the redirection that |& stands for.
func mergeStderr(pos syntax.Pos) *syntax.Redirect {
	return &syntax.Redirect{OpPos: pos, Op: syntax.DplOut, N: &syntax.Lit{ValuePos: pos, ValueEnd: pos, Value: "2"},
		Word: &syntax.Word{Parts: []syntax.WordPart{&syntax.Lit{ValuePos: pos, ValueEnd: pos, Value: "1"}}}}
}

// stages flattens a pipeline.
func stages(c *syntax.BinaryCmd) []*syntax.Stmt {
	var list []*syntax.Stmt
	for {
		list = append(list, c.Y)
		x := c.X
		if c.Op == syntax.PipeAll {
			merged := *x
			merged.Redirs = append(append([]*syntax.Redirect(nil), x.Redirs...), mergeStderr(c.OpPos))
			x = &merged
		}
		next, ok := x.Cmd.(*syntax.BinaryCmd)
		if !ok || next.Op != syntax.Pipe && next.Op != syntax.PipeAll || x.Negated || len(c.X.Redirs) > 0 {
			list = append(list, x)
			break
		}
		if c.Op == syntax.PipeAll { // the merge belongs to the last stage of the left side
			last := *next.Y
			last.Redirs = append(append([]*syntax.Redirect(nil), last.Redirs...), mergeStderr(c.OpPos))
			merged := *next
			merged.Y = &last
			next = &merged
		}
		c = next
	}
	for i, j := 0, len(list)-1; i < j; i, j = i+1, j-1 {
		list[i], list[j] = list[j], list[i]
	}
	return list
}

// pipeline runs every stage but the last as a task of its own and the last one,
// in a subshell unless lastpipe is set, in the current task.
func (sh *shell) pipeline(c *syntax.BinaryCmd) {
	list := stages(c)
	procs := make([]*proc, len(list))
	var in view.Handle
	for i, st := range list[:len(list)-1] {
		sh.stageTrap(st)
		r, w := sh.rt.loop.Pipe()
		child := sh.fork()
		if in != nil {
			child.fds.put(0, newFile(in))
		}
		child.fds.put(1, newFile(w))
		if child.stageWords = isSimple(st); child.stageWords {
			child.jobs = sh.jobs.listing() // until it is known not to be jobs
		}
		if c, ok := st.Cmd.(*syntax.Subshell); ok {
			sh.behind = sh.src.line(c.Rparen) // bash does not count back, and reads on from there
		}
		procs[i] = sh.start(child, func() { child.stage(st) })
		in = r
	}
	last := list[len(list)-1]
	statuses := make([]int, len(list))
	if sh.opts.lastPipe && !sh.opts.monitor {
		saved := []savedFD{}
		sh.install(0, newFile(in), &saved)
		sh.rt.loop.Yield()
		sh.stmt(last)
		sh.restore(saved)
		statuses[len(list)-1] = sh.status
	} else {
		sh.stageTrap(last)
		child := sh.fork()
		if child.stageWords = isSimple(last); child.stageWords {
			child.jobs = sh.jobs.listing()
		}
		child.fds.put(0, newFile(in))
		sh.rt.loop.Yield()
		procs[len(list)-1] = child.proc
		statuses[len(list)-1] = sh.runChild(child, func() { child.stage(last) })
	}
	for i, p := range procs {
		if p != nil {
			statuses[i] = sh.rt.await(p)
		}
	}
	sh.stageLine(list)
	if _, ok := last.Cmd.(*syntax.Subshell); ok && procs[len(list)-1] != nil && sh.flow == flowNone {
		sh.status = statuses[len(list)-1]
		sh.failed() // ( … ) fails on its own, too
	}
	if procs[len(list)-1] != nil {
		sh.reportPipeline(list, procs)
		sh.waited()
	}
	if sh.flow != flowNone {
		return
	}
	sh.pipeStatus = statuses
	sh.status = statuses[len(list)-1]
	if sh.opts.pipeFail {
		for i := len(statuses) - 1; i >= 0; i-- {
			if statuses[i] != 0 {
				sh.status = statuses[i]
				break
			}
		}
	}
	sh.failed()
}

// isPipeline reports whether a statement is a pipeline of several commands.
func isPipeline(st *syntax.Stmt) bool {
	c, ok := st.Cmd.(*syntax.BinaryCmd)
	return ok && (c.Op == syntax.Pipe || c.Op == syntax.PipeAll)
}

// isCompound reports whether a statement is a compound command or a list.
func isCompound(st *syntax.Stmt) bool {
	switch st.Cmd.(type) {
	case nil, *syntax.CallExpr, *syntax.DeclClause:
		return false
	}
	return !isPipeline(st)
}

// isSimple reports whether a statement is a simple command.
func isSimple(st *syntax.Stmt) bool {
	switch st.Cmd.(type) {
	case *syntax.CallExpr, *syntax.DeclClause:
		return !st.Negated
	}
	return false
}

// stageTrap runs the DEBUG trap for a stage that is a simple command.
func (sh *shell) stageTrap(st *syntax.Stmt) {
	if len(sh.traps.actions) == 0 {
		return
	}
	switch c := st.Cmd.(type) {
	case *syntax.CallExpr:
		sh.setLine(sh.simpleLine(st, c))
	case *syntax.DeclClause:
		sh.setLine(c.Pos())
	default:
		return
	}
	sh.setCommand(st)
	sh.debugTrap()
}

// stageLine makes the line of the last stage that has one, a simple command or
// ( … ), the current line: that is where the ERR trap sees the pipeline.
func (sh *shell) stageLine(list []*syntax.Stmt) {
	for i := len(list) - 1; i >= 0; i-- {
		switch c := list[i].Cmd.(type) {
		case *syntax.CallExpr:
			sh.setLine(sh.simpleLine(list[i], c))
			return
		case *syntax.DeclClause:
			sh.setLine(c.Pos())
			return
		case *syntax.Subshell:
			sh.setLine(c.Rparen)
			return
		}
	}
}

// stage runs a command for which a subshell was made. ( … ) needs no other one.
func (sh *shell) stage(st *syntax.Stmt) {
	c, ok := st.Cmd.(*syntax.Subshell)
	if !ok || st.Negated || st.Background {
		switch st.Cmd.(type) {
		case *syntax.CallExpr:
			sh.stageStmt = st
			sh.simpleStage, sh.debugged, sh.stageOuter = true, true, true
			sh.negated = sh.depth + 1
		case *syntax.IfClause, *syntax.WhileClause, *syntax.ForClause, *syntax.CaseClause:
			sh.noExitTrap = true // bash leaves these without running it
		case *syntax.Block:
			sh.noExitTrap = sh.asyncPipeline // and this one in a job
		case *syntax.BinaryCmd:
			sh.noExitTrap = !isPipeline(st)
		case *syntax.DeclClause:
			sh.debugged, sh.stageOuter = true, true
			sh.negated = sh.depth + 1
		case *syntax.LetClause, nil:
			sh.negated = sh.depth + 1 // its failure is that of the pipeline
		}
		sh.stmt(st)
		return
	}
	sh.setLine(c.Rparen)
	sh.behind = sh.line
	sh.subshellBody(st, c)
}

// subshellBody makes the redirections of ( … ) and runs what stands inside.
func (sh *shell) subshellBody(st *syntax.Stmt, c *syntax.Subshell) {
	sh.parentheses = true
	saved, ok := sh.redirect(st.Redirs)
	if ok {
		sh.tailStmt, sh.soleStmt = tailOf(c.Stmts), sole(c.Stmts)
		list := c.Stmts
		negated := len(list) == 1 && list[0].Negated && !list[0].Background
		if negated { // the failure of what ! stands in front of counts
			only := *list[0]
			only.Negated = false
			list = []*syntax.Stmt{&only}
		}
		sh.stmts(list)
		if negated && !(sh.flow == flowExit && sh.exitCalled) {
			sh.status = b2i(sh.status == 0)
		}
		sh.endTrap() // inside of the redirections
	} else {
		sh.status = 1
	}
	sh.restore(saved)
}

// tailOf is the simple command at the end of a subshell, which bash runs in the
// subshell's own process; nil if there is none.
func tailOf(list []*syntax.Stmt) *syntax.Stmt {
	if len(list) == 0 {
		return nil
	}
	st := list[len(list)-1]
	if c, ok := st.Cmd.(*syntax.BinaryCmd); ok && len(list) == 1 && (c.Op == syntax.AndStmt || c.Op == syntax.OrStmt) && !st.Negated && !st.Background {
		st = c.Y
	}
	if _, ok := st.Cmd.(*syntax.CallExpr); !ok || st.Negated || st.Background {
		return nil
	}
	return st
}

// sole is the simple command or ( … ) that is all there is in a subshell; nil if it
// is another one or there are more.
func sole(list []*syntax.Stmt) *syntax.Stmt {
	if len(list) != 1 || list[0].Negated || list[0].Background {
		return nil
	}
	switch list[0].Cmd.(type) {
	case *syntax.CallExpr, *syntax.Subshell:
		return list[0]
	}
	return nil
}

// start runs f as the body of subshell child, in a task of its own.
func (sh *shell) start(child *shell, f func()) *proc {
	p := child.proc
	p.task = sh.rt.loop.Spawn(func() {
		defer child.release()
		sh.rt.within(p, func() int {
			f()
			return child.leave()
		})
	})
	return p
}

// runChild runs f as the body of subshell child in the current task and returns
// its status.
func (sh *shell) runChild(child *shell, f func()) int {
	sh.rt.enter()
	defer sh.rt.leave()
	defer child.release()
	return sh.rt.within(child.proc, func() int {
		f()
		return child.leave()
	})
}

// subshellCmd is ( … ).
func (sh *shell) subshellCmd(st *syntax.Stmt, c *syntax.Subshell) {
	sh.setLine(c.Rparen)
	child := sh.fork()
	child.behind = sh.line
	sh.status = sh.runChild(child, func() { child.subshellBody(st, c) })
	if st == sh.soleStmt {
		if child.proc.signal != 0 {
			panic(killed{sh.proc, child.proc.signal})
		}
		sh.endSole(st)
		return
	}
	if child.proc.signal != 0 {
		sh.reportSignal(child.proc, commandText(st, sh.src), sh.behind)
	}
	sh.waited()
	sh.ended()
}
