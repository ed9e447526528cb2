package shell

import (
	"maps"
	"slices"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/shell/builtin"
	"ambit/core/shell/command"
	"ambit/core/shell/expand"
	"ambit/core/shell/vars"
)

// simple runs a simple command in bash's order: words are expanded, then the
// assignments in front, then the redirections are made, then the command runs.
func (sh *shell) simple(st *syntax.Stmt, c *syntax.CallExpr) {
	sh.setLine(sh.simpleLine(st, c))
	if sh.beforeCommand(st) {
		return
	}
	sh.current = st
	sh.rt.countCommand()
	sh.substStatus = false
	if sh.opts.keyword {
		c = withKeywords(c)
	}
	sh.x.Assigns = sh.eo.Posix && len(c.Args) > 1 && c.Args[0].Lit() == "alias"
	outer := sh.passNoErr()
	args, err := sh.x.Fields(c.Args)
	sh.x.Assigns = false
	if err != nil {
		sh.expandFailed(err)
		sh.ended()
		return
	}
	if sh.left() {
		return
	}
	if len(args) == 0 {
		sh.assignOnly(st, c, outer)
		return
	}
	if len(c.Assigns) > 0 {
		stay := sh.eo.Posix && specialBuiltins[args[0]] && sh.lookupFunc(args[0]) == nil
		prefix := ""
		apart := sh.opts.xtrace && sh.proc.pid == sh.mainPID // in a subshell, bash's PS4 sees the assignments
		if apart {
			prefix = sh.ps4()
		}
		sh.quietLocale = sh.external(args) != nil
		ok := sh.assignFor(c.Assigns, !stay)
		sh.quietLocale = false
		if !ok || sh.left() {
			return
		}
		if apart {
			sh.xtraceText(prefix + sh.traceText(args) + "\n")
		} else if sh.opts.xtrace {
			sh.traceWords(args)
		}
		sh.noErrSubst = outer
		sh.call(st, args, !stay)
		return
	}
	sh.noErrSubst = outer
	if sh.opts.xtrace {
		sh.traceWords(args)
	}
	sh.call(st, args, false)
}

// passNoErr lets the substitutions in the words of a command ignore failures as the
// command does, and returns whether they did before, which is put back behind the
// words. Bash does not put it back when it leaves with an error.
func (sh *shell) passNoErr() (before bool) {
	before = sh.noErrSubst
	sh.noErrSubst = before || sh.noErr > 0
	return before
}

// simpleLine is where the line of a simple command is that bash notes: that on which
// its second word or redirection, which the parser looks at before, ends, or its only
// one.
func (sh *shell) simpleLine(st *syntax.Stmt, c *syntax.CallExpr) syntax.Pos {
	first := c.Pos()
	if c.End().Line() == first.Line() && sh.src.lines == nil {
		return first
	}
	limit := ^uint(0)
	if len(st.Redirs) > 0 {
		limit = st.Redirs[0].Pos().Offset()
	}
	at, n := first, 0
	word := func(from, to syntax.Pos) {
		if n < 2 && from.Offset() < limit {
			if n++; to.IsValid() {
				at = to
			}
		}
	}
	for _, a := range c.Assigns {
		word(a.Pos(), a.End())
	}
	for _, w := range c.Args {
		word(w.Pos(), w.End())
	}
	if n == 1 && len(st.Redirs) > 0 && limit < c.End().Offset() {
		at = st.Redirs[0].OpPos
	}
	return at
}

// assignOnly runs assignments without a command: they stay.
func (sh *shell) assignOnly(st *syntax.Stmt, c *syntax.CallExpr, noErrSubst bool) {
	status := sh.status
	if !sh.substStatus {
		status = 0
	}
	for _, a := range c.Assigns {
		if err := sh.x.Assign(a, expand.AssignOptions{Trace: sh.assignTrace(), TraceList: sh.listTrace(a)}); err != nil {
			sh.expandFailed(err)
			sh.ended()
			return
		}
	}
	sh.noErrSubst = noErrSubst
	if sh.substStatus {
		status = sh.status
	}
	if sh.left() {
		return
	}
	if len(st.Redirs) > 0 {
		saved, ok := sh.redirect(st.Redirs)
		sh.restore(saved)
		if !ok && sh.flow == flowExit {
			return
		}
		if !ok {
			status = 1
		}
	}
	sh.setLast("")
	sh.status = status
	sh.ended()
}

func (sh *shell) assignTrace() func(string) {
	if sh.opts.xtrace {
		return sh.trace
	}
	return nil
}

// listTrace is assignTrace for the assignment of a list.
func (sh *shell) listTrace(a *syntax.Assign) func() {
	if sh.opts.xtrace && a.Array != nil {
		return func() { sh.trace(expand.BytesOfBash.Replace(assignText(sh.src, a))) }
	}
	return nil
}

// assignFor makes the assignments in front of a command: into a scope of their own,
// which call leaves again, or, for a special builtin in POSIX mode, for good.
func (sh *shell) assignFor(list []*syntax.Assign, temp bool) bool {
	if temp {
		sh.vars.Push(vars.Temp)
	}
	for _, a := range list {
		err := sh.x.Assign(a, expand.AssignOptions{Temp: temp, Inline: true, Trace: sh.assignTrace()})
		if err == nil && !temp {
			sh.vars.AttrAt(sh.vars.FoundPlace(a.Name.Value), vars.Export, 0)
		}
		if err != nil {
			if temp {
				sh.vars.Pop()
			}
			sh.expandFailed(err)
			if sh.flow == flowDiscard && !sh.eo.Posix {
				sh.flow = flowNone
			}
			sh.ended()
			return false
		}
	}
	return true
}

// call runs args as a function, builtin or command. temp says that a scope of
// assignments was pushed for it.
func (sh *shell) call(st *syntax.Stmt, args []string, temp bool) {
	sh.stageWords, sh.stageOuter = false, false
	last := args[len(args)-1]
	size := wordBytes(args)
	if size > freeWords {
		sh.rt.meter.Alloc(size)
		defer sh.rt.meter.Free(size)
	}
	name := args[0]
	if st == sh.stageStmt && !sh.runsJobs(args) {
		sh.jobs = jobTable{}
	}
	if sh.restricted && strings.Contains(name, "/") && sh.lookupFunc(name) == nil {
		sh.errorf("%s: restricted: cannot specify `/' in command names", name)
		if temp {
			sh.vars.Pop()
		}
		sh.status = 1
		sh.ended()
		return
	}
	pop := func() {}
	if temp {
		pop = sh.leaveTemp(st, name)
	}
	ext := sh.external(args)
	if ext != nil && sh.redirectsInChild(st.Redirs) {
		sh.externalChild(st, ext)
		pop()
		sh.setLast(last)
		sh.ended()
		return
	}
	var saved []savedFD
	if len(st.Redirs) > 0 {
		inValue := sh.x.InValue()
		var ok bool
		saved, ok = sh.redirect(st.Redirs)
		if ext != nil {
			sh.x.SetInValue(inValue)
		}
		if !ok {
			sh.restore(saved)
			pop()
			sh.setLast(last)
			if sh.flow == flowExit {
				return
			}
			sh.status = 1
			if sh.lookupFunc(name) == nil && !sh.isBuiltin(name) {
				sh.endSole(st)
			}
			if sh.eo.Posix && specialBuiltins[name] {
				sh.flow = flowExit
				return
			}
			sh.ended()
			return
		}
	}
	if name == "unset" && strings.HasSuffix(last, "]") {
		last, _, _ = strings.Cut(last, "[") // unset ends the word there
	}
	keep := false
	armed := sh.errTrapSet()
	if fn := sh.lookupFunc(name); fn != nil {
		sh.callFunction(fn, args)
	} else if sh.isBuiltin(name) {
		if name == "exec" && len(args) == 1 {
			keep = true // the redirections of a bare exec stay
		}
		sh.specialFails = 0
		lenient, noErr := sh.lenient, sh.noErr
		if st == sh.stageStmt && (leniently[name] || name == "builtin") {
			sh.noErr = 0 // in a process of its own, they do not know what it is for
		} else {
			sh.lenient = lenient || leniently[name] && (noErr > 0 || sh.negated == sh.depth)
		}
		sh.runBuiltin(name, args[1:])
		sh.lenient, sh.noErr = lenient, noErr
		sh.endSpecial(name)
		if name == "exec" && sh.execKeep {
			keep, sh.execKeep = true, false
		}
	} else {
		sh.oneShot = st == sh.lastStmt && !st.Negated && len(st.Redirs) == 0 && sh.subshell == 0 && len(sh.frames) == 0 && len(sh.traps.actions) == 0
		sh.runExternal(st, args)
	}
	sh.exitInside = sh.exitInside && !(sh.exitByError && len(saved) > 0)
	if keep {
		sh.drop(saved)
	} else {
		sh.restore(saved)
	}
	if sh.waitedFor != nil {
		sh.reportEnd(st)
	}
	pop()
	sh.setLast(last)
	sh.endedAs(armed)
}

// withKeywords is a command under set -k: assignments anywhere among its words stand in
// front of it.
func withKeywords(c *syntax.CallExpr) *syntax.CallExpr {
	moved := &syntax.CallExpr{Assigns: c.Assigns[:len(c.Assigns):len(c.Assigns)]}
	for _, w := range c.Args {
		l, ok := w.Parts[0].(*syntax.Lit)
		name, value, is := "", "", false
		if ok {
			name, value, is = strings.Cut(l.Value, "=")
		}
		if !is || !syntax.ValidName(name) {
			moved.Args = append(moved.Args, w)
			continue
		}
		first := *l
		first.Value = value
		rest := &syntax.Word{Parts: append([]syntax.WordPart{&first}, w.Parts[1:]...)}
		moved.Assigns = append(moved.Assigns, &syntax.Assign{Name: &syntax.Lit{ValuePos: l.ValuePos, ValueEnd: l.ValueEnd, Value: name}, Value: rest})
	}
	return moved
}

// endSpecial ends a shell in POSIX mode behind a special builtin that was used wrongly
// (bash manual, "Bash POSIX Mode"), unless its status is being tested.
func (sh *shell) endSpecial(name string) {
	status := sh.specialFails
	if !sh.eo.Posix || !specialBuiltins[name] {
		return
	}
	if (sh.noErr > 0 || sh.negated == sh.depth) && (status != 1 || name != "." && name != "source") {
		return
	}
	if sh.status == 2 && usageStatus[name] {
		status = 2
	}
	if status != 0 && sh.flow == flowNone {
		sh.exit(status)
	}
}

// usageStatus are the special builtins that give status 2 only where they were used
// wrongly.
var usageStatus = map[string]bool{"export": true, "readonly": true, "unset": true, "set": true, "shift": true, "trap": true, "times": true, "exec": true}

// runsJobs reports whether a command is the builtin jobs, which as a stage of a
// pipeline sees the jobs of the shell.
func (sh *shell) runsJobs(args []string) bool {
	if sh.lookupFunc(args[0]) != nil {
		return false
	}
	for len(args) > 1 && args[0] == "command" {
		args = args[1:]
	}
	return args[0] == "jobs" && sh.isBuiltin("jobs")
}

// leniently are the builtins that switch set -e off where their failure does not count.
var leniently = map[string]bool{"eval": true, "command": true, "source": true, ".": true}

// setters are the builtins whose assignment to a variable that stands in front of
// them, as in x=1 let x=2, reaches the variable behind it too.
var setters = map[string]bool{"printf": true, "let": true, "getopts": true}

// leaveTemp returns what leaves the scope of the assignments in front of a command.
func (sh *shell) leaveTemp(st *syntax.Stmt, name string) func() {
	c, ok := st.Cmd.(*syntax.CallExpr)
	if sh.lookupFunc(name) == nil && !sh.isBuiltin(name) {
		return func() {
			sh.quietLocale = true
			sh.vars.Pop()
			sh.quietLocale = false
		}
	}
	if !ok || !setters[name] || sh.lookupFunc(name) != nil || !sh.isBuiltin(name) {
		return sh.vars.Pop
	}
	before := map[string]string{}
	for _, a := range c.Assigns {
		if a.Name != nil && a.Index == nil {
			before[a.Name.Value], _ = sh.vars.Value(sh.vars.At(sh.vars.TempPlace(a.Name.Value)))
		}
	}
	return func() {
		after := map[string]string{}
		for name, old := range before {
			if v := sh.vars.At(sh.vars.TempPlace(name)); v.IsSet() {
				if value, _ := sh.vars.Value(v); value != old {
					after[name] = value
				}
			}
		}
		sh.vars.Pop()
		for _, name := range slices.Sorted(maps.Keys(after)) {
			if err := sh.x.AssignName(name, after[name]); err != nil {
				sh.expandFailed(err)
			}
		}
	}
}

// external is args if it runs an external command, without the builtin command in
// front of it, else nil.
func (sh *shell) external(args []string) []string {
	if sh.lookupFunc(args[0]) != nil {
		return nil
	}
	for len(args) > 1 && args[0] == "command" && !sh.disabled["command"] && !strings.HasPrefix(args[1], "-") {
		args = args[1:]
	}
	if sh.isBuiltin(args[0]) {
		return nil
	}
	return args
}

// redirectsInChild reports whether expanding redirections could show that bash does
// it in the process of an external command: by a side effect or a failure.
func (sh *shell) redirectsInChild(list []*syntax.Redirect) bool {
	for _, r := range list {
		if r.N != nil && r.N.Value[0] == '{' || !sh.harmless(r.Word) || !sh.harmless(r.Hdoc) {
			return true
		}
	}
	return false
}

// harmless reports whether the expansion of w neither changes anything nor fails.
func (sh *shell) harmless(w *syntax.Word) bool {
	if w == nil {
		return true
	}
	parts := w.Parts
	if len(parts) == 1 {
		if q, ok := parts[0].(*syntax.DblQuoted); ok {
			parts = q.Parts
		}
	}
	for _, part := range parts {
		switch p := part.(type) {
		case *syntax.Lit:
			if sh.eo.FailGlob && strings.ContainsAny(p.Value, "*?[") {
				return false
			}
		case *syntax.SglQuoted:
		case *syntax.ParamExp:
			if !p.Short || sh.eo.NoUnset || p.Param.Value == "RANDOM" {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// externalChild runs an external command in a process that makes the redirections.
func (sh *shell) externalChild(st *syntax.Stmt, args []string) {
	if st == sh.stageStmt {
		sh.redirectAndRun(st, args)
		return
	}
	child := sh.fork()
	child.subshell--
	child.simpleStage, child.stageStmt = sh.simpleStage, st
	sh.status = sh.runChild(child, func() { child.redirectAndRun(st, args) })
	sh.waitedFor = child.proc
	sh.reportEnd(st)
}

// redirectAndRun makes redirections for good and becomes an external command.
func (sh *shell) redirectAndRun(st *syntax.Stmt, args []string) {
	saved, ok := sh.redirect(st.Redirs)
	switch {
	case ok:
		sh.runExternal(st, args)
	case sh.flow != flowExit:
		sh.status = 1
	}
	sh.drop(saved)
}

// freeWords is up to how many bytes the words of a command are not counted as
// memory.
const freeWords = 1024

// wordBytes is what words take in memory.
func wordBytes(words []string) int64 {
	n := int64(16 * len(words))
	for _, w := range words {
		n += int64(len(w))
	}
	return n
}

// setParams replaces the positional parameters.
func (sh *shell) setParams(p []string) {
	size := wordBytes(p)
	sh.rt.meter.Alloc(size)
	sh.vars.Outlive(sh.paramBorn, sh.paramSize)
	sh.params, sh.paramSize, sh.paramBorn = append([]string(nil), p...), size, sh.vars.Generation()
}

// redirectOnly is a command that consists of redirections.
func (sh *shell) redirectOnly(st *syntax.Stmt) {
	if len(st.Redirs) == 0 { // a lone !
		sh.status = 0
		return
	}
	sh.setLine(st.Redirs[0].Pos())
	sh.rt.countCommand()
	saved, ok := sh.redirect(st.Redirs)
	sh.restore(saved)
	if ok || sh.flow != flowExit {
		sh.status = b2i(!ok)
	}
	sh.ended()
}

// declare runs declare, local, export, readonly or typeset, whose assignments are
// words that are not split, and alias, which takes lists as they do.
func (sh *shell) declare(st *syntax.Stmt, d *syntax.DeclClause) {
	name := d.Variant.Value
	sh.setLine(d.Pos())
	if sh.beforeCommand(st) {
		return
	}
	sh.rt.countCommand()
	sh.substStatus = false
	before, list := expand.DeclPrefix(d)
	outer := sh.passNoErr()
	args, err := sh.x.DeclArgs(list)
	if err != nil {
		sh.expandFailed(err)
		sh.ended()
		return
	}
	if sh.opts.xtrace || len(st.Redirs) > 0 {
		sh.expandLists(args)
	}
	if len(before) > 0 {
		temp := !(sh.eo.Posix && specialBuiltins[name] && sh.lookupFunc(name) == nil)
		if !sh.assignFor(before, temp) {
			return
		}
		if temp {
			defer sh.vars.Pop()
		}
	}
	sh.noErrSubst = outer
	if sh.opts.xtrace {
		sh.traceDeclare(name, args)
	}
	sh.stageWords, sh.stageOuter = false, false
	saved, ok := sh.redirect(st.Redirs)
	if !ok {
		sh.assignLists(name, args)
		sh.restore(saved)
		sh.status = 1
		if sh.eo.Posix && specialBuiltins[name] {
			sh.flow = flowExit
			return
		}
		sh.ended()
		return
	}
	fn := sh.lookupFunc(name)
	if run := builtin.Declarations[name]; fn == nil && run != nil && sh.isBuiltin(name) {
		sh.specialFails = 0
		if name == "local" && sh.fnDepth == 0 {
			sh.assignLists(name, args) // before it is refused
		}
		sh.guardBuiltin(name, func() int {
			if sh.flow != flowNone {
				return sh.status
			}
			if len(args) > 0 && args[0].Text == "--help" && args[0].Assign == nil {
				return sh.builtinHelp(name)
			}
			return run(sh.builtinShell(), name, args)
		})
		sh.endSpecial(name)
	} else {
		sh.assignLists(name, args)
		words := []string{name}
		for _, a := range args {
			words = append(words, a.Text)
		}
		switch {
		case fn != nil:
			sh.callFunction(fn, words)
		case sh.isBuiltin(name):
			sh.runBuiltin(name, words[1:])
		default:
			sh.runExternal(nil, words)
		}
	}
	sh.restore(saved)
	last := name
	if len(args) > 0 {
		last = args[len(args)-1].Text
	}
	sh.setLast(last)
	sh.ended()
}

// assignLists makes the assignments of lists among the arguments of a declaration
// that is not run: they are made when its words are expanded.
func (sh *shell) assignLists(name string, args []expand.DeclArg) {
	for _, a := range args {
		if a.Assign != nil && !sh.disabled[name] {
			sh.guardBuiltin(name, func() int { return builtin.AssignList(sh.builtinShell(), name, args) })
			return
		}
	}
}

// beforeCommand notes a command for BASH_COMMAND and runs the DEBUG trap; skip
// says that the trap asked for the command not to be run.
func (sh *shell) beforeCommand(n syntax.Node) (skip bool) {
	sh.setCommand(n)
	if sh.debugged {
		sh.debugged = false
		return false
	}
	if len(sh.traps.actions) == 0 {
		return false
	}
	return sh.debugTrap() || sh.flow != flowNone
}

// setCommand makes n the command of BASH_COMMAND.
func (sh *shell) setCommand(n syntax.Node) {
	if sh.inTrap == 0 {
		sh.command, sh.commandSrc = n, sh.src
	}
}

// setLast sets $_.
func (sh *shell) setLast(s string) { sh.lastArg = s }

// runBuiltin runs a builtin and leaves its status in sh.status.
func (sh *shell) runBuiltin(name string, args []string) {
	if len(args) > 0 && args[0] == "--help" && !helpless[name] {
		sh.guardBuiltin(name, func() int { return sh.builtinHelp(name) })
		return
	}
	if f, ok := ownBuiltins[name]; ok {
		sh.guardBuiltin(name, func() int { return f(sh, args) })
		return
	}
	if f, ok := builtin.Table[name]; ok {
		sh.guardBuiltin(name, func() int { return f(sh.builtinShell(), name, args) })
		return
	}
	if f, ok := builtin.Declarations[name]; ok {
		list := make([]expand.DeclArg, len(args))
		for i, a := range args {
			list[i] = expand.DeclArg{Text: a}
			list[i].Literal = strings.Contains(a, "=")
		}
		sh.guardBuiltin(name, func() int { return f(sh.builtinShell(), name, list) })
	}
}

// helpless are the builtins to which --help is an argument as any other.
var helpless = map[string]bool{":": true, "true": true, "false": true, "echo": true, "test": true, "[": true}

// builtinHelp is the option --help of a builtin.
func (sh *shell) builtinHelp(name string) int {
	biHelp(sh, []string{name})
	sh.specialFails = 2
	return 2
}

// guardBuiltin is the boundary of a builtin: it flushes its output and turns a
// failed write into bash's message.
func (sh *shell) guardBuiltin(name string, f func() int) {
	outer := sh.out
	sh.out = nil
	outerName := sh.builtinName
	sh.builtinName = name
	status := 0
	func() {
		defer sh.writeFailure(name, &status)
		status = f()
		if sh.out != nil {
			sh.out.Flush()
		}
	}()
	sh.out, sh.builtinName = outer, outerName
	sh.status = status
	sh.left()
}

// writeFailure recovers what a failed write of a builtin raised.
func (sh *shell) writeFailure(name string, status *int) {
	if sh.rt.unwinding() {
		return
	}
	switch v := recover().(type) {
	case nil:
	case command.SIGPIPE:
		if action, ok := sh.traps.signal(sigPIPE); ok && action == "" {
			sh.errorf("%s: write error: Broken pipe", name)
			*status = 1
			return
		}
		sh.rt.kill(sh.proc, sigPIPE)
	case command.WriteFailed:
		sh.out = nil
		sh.errorf("%s: write error: %s", name, command.ErrText(v.Err))
		*status = 1
	default:
		panic(v)
	}
}
