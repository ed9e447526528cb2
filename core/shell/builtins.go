package shell

import (
	"sort"

	"ambit/core/shell/command"
	"ambit/core/shell/expand"
	"ambit/core/shell/vars"
	"ambit/core/workspace/view"
)

// ownBuiltins are the builtins that work on the shell itself; those that work on
// values are in package builtin.
var ownBuiltins map[string]builtinFunc

// builtinNames are all builtins.
var builtinNames = map[string]bool{}

func init() {
	ownBuiltins = map[string]builtinFunc{
		":": biTrue, "true": biTrue, "false": biFalse, "break": biBreak, "continue": biContinue, "return": biReturn,
		"exit": biExit, "eval": biEval, "source": biSource, ".": biSource, "exec": biExec, "command": biCommand,
		"builtin": biBuiltin, "shift": biShift, "caller": biCaller, "type": biType, "hash": biHash, "alias": biAlias,
		"unalias": biUnalias, "enable": biEnable, "help": biHelp, "set": biSet, "shopt": biShopt, "cd": biCd, "pwd": biPwd,
		"dirs": biDirs, "pushd": biPushd, "popd": biPopd, "trap": biTrap, "jobs": biJobs, "wait": biWait, "kill": biKill,
		"disown": biDisown, "fg": biFg, "bg": biFg, "umask": biUmask, "ulimit": biUlimit, "times": biTimes,
		"history": biHistory, "fc": biHistory, "logout": biLogout, "suspend": biSuspend, "bind": biBind,
		"complete": biComplete, "compopt": biCompopt, "compgen": biCompgen,
	}
	for name := range synopses {
		builtinNames[name] = true
	}
}

func builtinList() []string {
	list := make([]string, 0, len(builtinNames))
	for n := range builtinNames {
		list = append(list, n)
	}
	sort.Strings(list)
	return list
}

// builtinHost is the shell as package builtin sees it.
type builtinHost struct{ sh *shell }

func (b builtinHost) Vars() *vars.Store          { return b.sh.vars }
func (b builtinHost) Expander() *expand.Expander { return b.sh.x }
func (b builtinHost) Stdout() *command.Output    { return b.sh.stdout() }
func (b builtinHost) Stderr(text string)         { b.sh.stderrText(text) }
func (b builtinHost) Positional() []string       { return b.sh.params }
func (b builtinHost) SetPositional(p []string)   { b.sh.setParams(p) }
func (b builtinHost) FuncNames() []string        { return b.sh.funcNamesSorted() }

func (b builtinHost) FD(n int) (view.Handle, bool) { return b.sh.FD(n) }

func (b builtinHost) Errorf(format string, args ...any) { b.sh.errorf(format, args...) }

func (b builtinHost) Refusef(format string, args ...any) { b.sh.Refusef(format, args...) }

// EndSpecial notes that a special builtin failed in a way that ends a shell in POSIX
// mode.
func (b builtinHost) EndSpecial(status int) { b.sh.specialFails = status }

func (b builtinHost) FuncText(name string) (string, bool) {
	if f := b.sh.funcs[name]; f != nil {
		return f.text(), true
	}
	return "", false
}

func (b builtinHost) FuncAttrs(name string) vars.Attr {
	if f := b.sh.funcs[name]; f != nil {
		return f.attrs
	}
	return 0
}

func (b builtinHost) SetFuncAttrs(name string, a vars.Attr) {
	if f := b.sh.funcs[name]; f != nil {
		b.sh.ownFuncs()
		c := *f
		c.attrs = a
		b.sh.funcs[name] = &c
	}
}

func (b builtinHost) FuncWhere(name string) (int, string) {
	if f := b.sh.funcs[name]; f != nil {
		return f.line, f.file
	}
	return 0, ""
}

func (b builtinHost) UnsetFunc(name string) error {
	f := b.sh.funcs[name]
	if f == nil {
		return nil
	}
	if f.attrs&vars.ReadOnly != 0 {
		return &vars.Error{Text: name + ": cannot unset: readonly function"}
	}
	b.sh.ownFuncs()
	b.sh.forget(name)
	delete(b.sh.funcs, name)
	return nil
}

// Leaving reports whether what was evaluated leaves the builtin, as exit does.
func (b builtinHost) Leaving() bool { return b.sh.flow != flowNone }

func (b builtinHost) Eval(script string) int { return b.sh.evalText("eval", script) }

func (b builtinHost) Option(name string) bool {
	if p := b.sh.setOption(name); p != nil {
		return *p
	}
	if p := b.sh.shoptOption(name); p != nil {
		return *p
	}
	return false
}
