package shell

import (
	"maps"
	"slices"
	"sort"
	"strings"
)

// The traps that are no signals have numbers behind them, in the order in which
// `trap` lists them.
const (
	trapEXIT   = 0
	trapDEBUG  = 65
	trapERR    = 66
	trapRETURN = 67
)

// traps is the table of what to do at signals and events.
type traps struct {
	actions map[int]string // "" ignores; absent is the default
	// old are the parent's actions, which a subshell lists until it sets one itself.
	old     map[int]string
	pending []int
	running map[int]bool
	shared  bool
	fixed   []int // signals that were ignored when the shell began, and stay so

	// async says that this is a job without job control, or inside of one: SIGINT is
	// ignored. Only the job itself lists that, and only if it is a compound command.
	async, listAsync bool
}

func trapName(n int) string {
	switch n {
	case trapEXIT:
		return "EXIT"
	case trapDEBUG:
		return "DEBUG"
	case trapERR:
		return "ERR"
	case trapRETURN:
		return "RETURN"
	}
	return "SIG" + signalNames[n]
}

// trapNumber reads a signal or event name.
func trapNumber(s string) (int, bool) {
	switch strings.ToUpper(s) {
	case "EXIT", "0":
		return trapEXIT, true
	case "DEBUG", "SIGDEBUG":
		return trapDEBUG, true
	case "ERR", "SIGERR":
		return trapERR, true
	case "RETURN", "SIGRETURN":
		return trapRETURN, true
	}
	return signalNumber(s)
}

func (t *traps) get(n int) (string, bool) {
	a, ok := t.actions[n]
	if !ok && n == sigINT && t.async {
		return "", true
	}
	return a, ok
}

func (t *traps) own() {
	if t.shared || t.actions == nil {
		m := make(map[int]string, len(t.actions)+1)
		for k, v := range t.actions {
			m[k] = v
		}
		t.actions, t.shared = m, false
	}
	t.old = nil
}

// ignoreForGood ignores signals that a program found ignored when it began.
func (t *traps) ignoreForGood(signals []int) {
	for _, n := range signals {
		t.set(n, "")
	}
	t.fixed = signals
}

func (t *traps) set(n int, action string) {
	if slices.Contains(t.fixed, n) {
		return
	}
	t.own()
	t.actions[n] = action
}

func (t *traps) reset(n int) {
	if slices.Contains(t.fixed, n) {
		return
	}
	t.own()
	if n == sigINT {
		t.async, t.listAsync = false, false
	}
	delete(t.actions, n)
}

// signal is the action for a real signal.
func (t *traps) signal(n int) (string, bool) {
	if n <= 0 || n >= len(signalNames) {
		return "", false
	}
	return t.get(n)
}

// handles reports whether any trap runs a command.
func (t *traps) handles() bool {
	for _, action := range t.actions {
		if action != "" {
			return true
		}
	}
	return false
}

// childEnded is SIGCHLD, if there is a trap.
func (sh *shell) childEnded() {
	if action := sh.traps.actions[sigCHLD]; action != "" && len(sh.traps.pending) < maxPending {
		sh.traps.pend(sigCHLD)
	}
}

// maxPending is how many ends of children wait for their trap.
const maxPending = 1024

func (t *traps) pend(n int) { t.pending = append(t.pending, n) }

// inherit is the table of a subshell: ignored signals stay ignored, the rest is
// reset, but listed until the subshell changes it. DEBUG and RETURN stay under set
// -T, ERR under set -E.
func (t *traps) inherit(funcTrace, errTrace bool) traps {
	if len(t.actions) == 0 && len(t.old) == 0 {
		return traps{async: t.async}
	}
	c := traps{actions: map[int]string{}, old: t.actions, fixed: t.fixed, async: t.async}
	if len(t.actions) == 0 {
		c.old = t.old
	}
	for n, a := range t.actions {
		switch n {
		case trapEXIT:
		case trapDEBUG, trapRETURN:
			if funcTrace {
				c.actions[n] = a
			}
		case trapERR:
			if errTrace {
				c.actions[n] = a
			}
		default:
			if a == "" {
				c.actions[n] = a
			}
		}
	}
	return c
}

// listed are the traps that `trap` prints, in order.
func (t *traps) listed() (nums []int, actions map[int]string) {
	actions = t.actions
	if t.old != nil {
		actions = t.old
	}
	if _, ok := actions[sigINT]; !ok && t.listAsync {
		actions = maps.Clone(actions)
		if actions == nil {
			actions = map[int]string{}
		}
		actions[sigINT] = ""
	}
	for n := range actions {
		nums = append(nums, n)
	}
	sort.Ints(nums)
	return nums, actions
}

// checkTraps runs the traps of signals that arrived.
func (sh *shell) checkTraps() {
	for i := 0; i < len(sh.traps.pending) && sh.flow != flowExit; {
		n := sh.traps.pending[i]
		if n == sigCHLD && sh.traps.running[n] {
			i++ // once for each child: the next one behind this
			continue
		}
		if action, ok := sh.traps.get(n); (!ok || action == "") && sh.proc.trapsEnd(n) {
			i++ // ends the shell in front of the next command
			continue
		}
		sh.traps.pending = slices.Delete(slices.Clone(sh.traps.pending), i, i+1)
		if action, ok := sh.traps.get(n); ok && action != "" {
			sh.runTrap(n, action)
		}
	}
}

// runTrap runs an action with $? kept, unless the action leaves the shell.
func (sh *shell) runTrap(n int, action string) {
	if sh.traps.running[n] {
		return
	}
	if sh.traps.running == nil {
		sh.traps.running = map[int]bool{}
	}
	sh.traps.running[n] = true
	status, pipeStatus, pipe1, line, flow, flowN := sh.status, sh.pipeStatus, sh.pipe1, sh.line, sh.flow, sh.flowN
	command, commandSrc := sh.command, sh.commandSrc
	sh.flow = flowNone
	sh.inTrap++
	sh.trapStatus = status
	sh.rt.enter()
	if n != trapEXIT || sh.subshell > 0 && !sh.comsub {
		sh.indirection++
		defer func() { sh.indirection-- }()
	}
	sh.runText(&source{name: trapSource(n), text: action, base: trapBase(n, line), kind: evalSource})
	sh.rt.leave()
	sh.inTrap--
	if n == trapDEBUG {
		sh.debugResult = sh.status
	}
	sh.traps.running[n] = false
	if sh.flow == flowNone {
		sh.status, sh.pipeStatus, sh.pipe1 = status, pipeStatus, pipe1
		sh.flow, sh.flowN = flow, flowN
	}
	sh.line, sh.command, sh.commandSrc = line, command, commandSrc
}

// trapSource is what syntax errors call the text of a trap.
func trapSource(n int) string {
	switch n {
	case trapEXIT:
		return "exit trap"
	case trapDEBUG:
		return "debug trap"
	case trapERR:
		return "error trap"
	case trapRETURN:
		return "return trap"
	}
	return "trap"
}

// trapBase is the number of lines in front of a trap's text: signal traps count
// from 1, the others from the line of the command they follow.
func trapBase(n, line int) int {
	if n == trapDEBUG || n == trapERR || n == trapRETURN {
		return line - 1
	}
	return 0
}

// endTrap runs the EXIT trap behind the last command. A signal that this sent a subshell
// ends it without the trap.
func (sh *shell) endTrap() {
	if len(sh.traps.pending) > 0 {
		sh.noExitTrap = sh.noExitTrap || sh.subshell > 0 && slices.ContainsFunc(sh.traps.pending, sh.proc.trapsEnd)
		sh.checkEnd()
	}
	sh.exitTrap()
}

// exitTrap runs the EXIT trap, once, behind all functions.
func (sh *shell) exitTrap() {
	if sh.traps.actions != nil {
		sh.loops, sh.fnDepth = 0, 0
		sh.runExitTrap()
	}
}

// checkEnd ends the shell if it has been sent a signal that it handles for its EXIT trap.
func (sh *shell) checkEnd() {
	for _, n := range sh.traps.pending {
		if action, ok := sh.traps.get(n); (!ok || action == "") && sh.proc.trapsEnd(n) {
			sh.runExitTrap()
			panic(killed{sh.proc, n})
		}
	}
}

// leave runs the EXIT trap and is the status that the parent sees.
func (sh *shell) leave() int {
	sh.endTrap()
	return sh.status & 0xff
}

// runExitTrap runs the EXIT trap, once.
func (sh *shell) runExitTrap() {
	action, ok := sh.traps.get(trapEXIT)
	if !ok || action == "" || sh.noExitTrap {
		return
	}
	sh.traps.reset(trapEXIT)
	status := sh.status
	sh.flow = flowNone
	sh.runTrap(trapEXIT, action)
	if sh.flow != flowExit {
		sh.status = status
	}
	sh.flow = flowExit
}

// errTrapSet reports whether there is an ERR trap.
func (sh *shell) errTrapSet() bool {
	action, ok := sh.traps.get(trapERR)
	return ok && action != ""
}

// errTrap runs the ERR trap after a failing command.
func (sh *shell) errTrap() {
	action, ok := sh.traps.get(trapERR)
	if !ok || action == "" {
		return
	}
	sh.runTrap(trapERR, action)
}

// debugTrap runs the DEBUG trap before a command. With extdebug, status 2 returns
// from the function and any other failure skips the command.
func (sh *shell) debugTrap() (skip bool) {
	action, ok := sh.traps.get(trapDEBUG)
	if !ok || action == "" || sh.traps.running[trapDEBUG] {
		return false
	}
	sh.debugResult = 0
	sh.runTrap(trapDEBUG, action)
	if sh.opts.extDebug && sh.debugResult != 0 {
		if sh.debugResult == 2 && len(sh.frames) > 0 {
			sh.flow = flowReturn
		}
		return true
	}
	return false
}
