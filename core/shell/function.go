package shell

import (
	"fmt"
	"strconv"
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"ambit/core/shell/vars"
)

// define makes a function.
func (sh *shell) define(d *syntax.FuncDecl) {
	name := d.Name.Value
	sh.setLine(d.Pos())
	if sh.eo.Posix && !syntax.ValidName(name) {
		sh.errorf("`%s': not a valid identifier", name)
		sh.exit(2)
		return
	}
	if sh.eo.Posix && specialBuiltins[name] {
		sh.errorf("`%s': is a special builtin", name)
		sh.exit(2)
		return
	}
	if !d.RsrvWord && strings.ContainsAny(name, "$`'\"\\") {
		sh.errorf("`%s': not a valid identifier", name)
		sh.status = 1
		return
	}
	if old := sh.funcs[name]; old != nil && old.attrs&vars.ReadOnly != 0 {
		sh.errorf("%s: readonly function", name)
		sh.status = 1
		return
	}
	sh.ownFuncs()
	size := functionBytes + treeBytes(sh.src.slice(d.Pos(), d.End()))
	sh.forget(name)
	sh.rt.meter.Alloc(size)
	sh.held += size
	var attrs vars.Attr
	if old := sh.funcs[name]; old != nil {
		attrs = old.attrs
	}
	if sh.opts.allExport {
		attrs |= vars.Export
	}
	sh.funcs[name] = &function{attrs: attrs, owner: sh.proc, size: size, born: sh.vars.Generation(), name: name, body: d.Body, decl: d, src: sh.src, line: sh.line, brace: sh.openingLine(d.Body), file: sh.sourceName()}
	sh.status = 0
}

// openingLine is the line on which the body of a function opens, as bash counts: one
// that is neither { … } nor ( … ) has none.
func (sh *shell) openingLine(body *syntax.Stmt) int {
	switch body.Cmd.(type) {
	case *syntax.Block, *syntax.Subshell:
		return sh.src.line(body.Pos())
	}
	return 1
}

// forget gives back what a function that goes was counted for, if this shell counted it.
func (sh *shell) forget(name string) {
	if f := sh.funcs[name]; f != nil && f.owner == sh.proc {
		sh.held -= f.size
		sh.vars.Outlive(f.born, f.size)
	}
}

// functionBytes is what a function takes besides its syntax tree.
const functionBytes = 256

// treeBytes is what the syntax tree of a text takes, roughly: so much for each of its
// words and operators, and the text.
func treeBytes(text string) int64 {
	n := int64(len(text))
	for i := 0; i < len(text); i++ {
		switch text[i] {
		case ' ', '\n', '\t', ';', '&', '|', '$', '"', '\'', '`', '(', ')', '{', '}', '<', '>', '+', '-', '*', '/', ',', '=', '!':
			n += 96
		}
	}
	return n
}

// lookupFunc is the function that a command name calls; nil if there is none. In POSIX
// mode special builtins come first.
func (sh *shell) lookupFunc(name string) *function {
	f := sh.funcs[name]
	if f != nil && sh.eo.Posix && specialBuiltins[name] && sh.isBuiltin(name) {
		return nil
	}
	return f
}

// sourceName is BASH_SOURCE of code that is read now.
func (sh *shell) sourceName() string {
	if n := len(sh.frames); n > 0 {
		return sh.frames[n-1].source
	}
	if sh.mode == modeFile {
		return sh.name
	}
	return "environment"
}

// callFunction runs a function with args, of which args[0] is its name.
func (sh *shell) callFunction(fn *function, args []string) {
	if limit, _ := sh.vars.Get("FUNCNEST"); limit != "" {
		if n, err := strconv.Atoi(limit); err == nil && n > 0 && sh.fnDepth >= n {
			sh.errorf("%s: maximum function nesting level exceeded (%d)", fn.name, n)
			sh.status = 1
			sh.flow = flowDiscard
			return
		}
	}
	if sh.fnDepth >= sh.rt.limits.Functions {
		sh.rt.meter.Exceed("depth", fmt.Sprintf("%d function calls", sh.rt.limits.Functions))
	}
	params, size, born, loops, src, line := sh.params, sh.paramSize, sh.paramBorn, sh.loops, sh.src, sh.line
	behind := sh.behind
	sh.behind = fn.brace
	paramsSet := sh.paramsSet
	sh.paramSize = 0
	hidden := sh.hideTraps(fn)
	sh.fnDepth++
	sh.rt.enter()
	sh.params, sh.src = args[1:], fn.src
	if sh.eo.Compat > 43 { // older versions left the loops around the call
		sh.loops = 0
	}
	sh.frames = append(sh.frames, frame{name: fn.name, source: fn.file, callLine: line, args: args[1:], fn: true})
	sh.vars.Push(vars.Function)
	defer func() {
		sh.vars.Pop()
		sh.restoreOptions(sh.frames[len(sh.frames)-1].saved)
		sh.frames = sh.frames[:len(sh.frames)-1]
		sh.vars.Outlive(sh.paramBorn, sh.paramSize)
		sh.params, sh.paramSize, sh.paramBorn, sh.loops, sh.src, sh.line = params, size, born, loops, src, line
		sh.paramsSet, sh.behind = paramsSet, behind
		sh.rt.leave()
		sh.fnDepth--
		sh.restoreTraps(hidden)
	}()
	if sh.traps.actions != nil {
		sh.line = fn.line
		sh.debugTrap()
	}
	if sh.flow == flowNone {
		sh.depth++
		sh.command1(fn.body)
		sh.depth--
	}
	sh.afterReturn(true)
}

// afterReturn ends a return and runs the RETURN trap, if trap says so. The trap sees
// the status from before the return.
func (sh *shell) afterReturn(trap bool) {
	status := sh.status
	if sh.flow == flowReturn {
		sh.flow = flowNone
		sh.status = sh.returned
	}
	if trap {
		sh.returnTrap()
	}
	if sh.flow == flowNone {
		sh.status = status
	}
}

// returnTrap runs the RETURN trap at the end of a function or sourced file.
func (sh *shell) returnTrap() {
	if action, ok := sh.traps.get(trapRETURN); ok && action != "" && sh.flow == flowNone {
		sh.runTrap(trapRETURN, action)
	}
}

// hideTraps takes the traps away that functions do not inherit.
func (sh *shell) hideTraps(fn *function) map[int]string {
	if len(sh.traps.actions) == 0 {
		return nil
	}
	var hidden map[int]string
	hide := func(n int) {
		if a, ok := sh.traps.get(n); ok {
			if hidden == nil {
				hidden = map[int]string{}
			}
			hidden[n] = a
			delete(sh.traps.actions, n)
		}
	}
	if !sh.opts.funcTrace && fn.attrs&vars.Trace == 0 {
		hide(trapDEBUG)
		hide(trapRETURN)
	}
	if !sh.opts.errTrace {
		hide(trapERR)
	}
	return hidden
}

func (sh *shell) restoreTraps(hidden map[int]string) {
	for n, a := range hidden {
		if _, set := sh.traps.get(n); !set {
			if sh.traps.actions == nil {
				sh.traps.actions = map[int]string{}
			}
			sh.traps.actions[n] = a
		}
	}
}
