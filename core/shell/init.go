package shell

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"ambit/core/fuel"
	"ambit/core/shell/expand"
	"ambit/core/shell/vars"
)

// mode says where a shell reads its commands from.
type mode uint8

const (
	modeString mode = iota // bash -c
	modeFile
	modeStdin
)

// baseVars holds the variables that every shell begins with.
var baseVars = sync.OnceValue(func() *vars.Store {
	v := vars.New(fuel.New(time.Time{}, fuel.Limits{}))
	for _, kv := range []struct{ name, value string }{
		{"IFS", " \t\n"}, {"PATH", "/usr/bin:/bin"}, {"PS4", "+ "}, {"OPTERR", "1"}, {"BASH", "/usr/bin/bash"},
		{"BASH_VERSION", "5.2.15(1)-release"}, {"HOSTNAME", hostName}, {"HOSTTYPE", "x86_64"},
		{"MACHTYPE", "x86_64-pc-linux-gnu"}, {"OSTYPE", "linux-gnu"}, {"SHELL", "/bin/bash"}, {"TERM", "dumb"},
		{"BASH_LOADABLES_PATH", "/usr/local/lib/bash:/usr/lib/bash:/opt/local/lib/bash:/usr/pkg/lib/bash:/opt/pkg/lib/bash:."},
		{"OPTIND", "1"}, {"COMP_WORDBREAKS", " \t\n\"'@><=;|&(:"},
	} {
		v.SetAt(v.GlobalPlace(kv.name), kv.value, false)
	}
	v.AttrAt(v.GlobalPlace("OPTIND"), vars.Integer, 0)
	v.AttrAt(v.GlobalPlace("OLDPWD"), vars.Export, 0)
	v.SetArray("BASH_VERSINFO", []string{"5", "2", "15", "1", "release", "x86_64-pc-linux-gnu"})
	v.AttrAt(v.GlobalPlace("BASH_VERSINFO"), vars.ReadOnly, 0)
	for _, h := range hooks {
		v.Hook(h.name, h.attr, h.hook)
	}
	for _, w := range watched {
		v.Watch(w.name, func(o any) {
			if sh, ok := o.(*shell); ok {
				w.changed(sh)
			}
		})
	}
	v.Watch("PATH", func(o any) {
		if sh, ok := o.(*shell); ok {
			sh.hashed = nil
		}
	})
	return v
})

// initVars gives a new shell its variables: the base ones and the environment.
func (sh *shell) initVars(env []string) {
	base, special := environments.store(env, sh.dir)
	sh.vars = base.Fresh(sh.rt.meter)
	sh.vars.Owner = sh
	sh.x = expand.New(sh, sh.vars, &sh.eo, sh.rt.fs, sh.rt.meter)
	sh.vars.Warn = func(text string) { sh.errorf("warning: %s", text) }
	sh.seedRandom(uint32(sh.rt.rand.Uint64()))
	if special {
		sh.specialVariables(env)
	}
}

// specialVariables acts on the variables of the environment that change a shell.
func (sh *shell) specialVariables(env []string) {
	sh.starting = true
	for _, w := range watched {
		if sh.vars.Lookup(w.name) != nil {
			w.changed(sh)
		}
	}
	sh.starting = false
	for _, kv := range env {
		if value, ok := strings.CutPrefix(kv, "SECONDS="); ok {
			sh.vars.Set("SECONDS", value)
		}
	}
	if level, _ := sh.vars.Get("SHLVL"); len(level) > 3 { // 1000
		sh.stderrText("bash: warning: shell level (" + level + ") too high, resetting to 1\n")
		sh.vars.Set("SHLVL", "1")
	}
}

// hasSpecial reports whether specialVariables has something to do.
func hasSpecial(v *vars.Store, env []string) bool {
	level, _ := v.Get("SHLVL")
	return len(level) > 3 ||
		slices.ContainsFunc(watched, func(w watch) bool { return v.Lookup(w.name) != nil }) ||
		slices.ContainsFunc(env, func(kv string) bool { return strings.HasPrefix(kv, "SECONDS=") })
}

// environments remembers the variables of the last environment: most shells begin
// with the same one.
var environments environmentCache

type environmentCache struct {
	mu   sync.Mutex
	env  []string
	dir  string
	vars *vars.Store

	special bool
}

// store also says whether the environment has variables that change a shell.
func (c *environmentCache) store(env []string, dir string) (v *vars.Store, special bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if wordBytes(env) > maxEnvironment {
		v := environmentVars(env, dir)
		return v, hasSpecial(v, env)
	}
	if c.vars == nil || c.dir != dir || !slices.Equal(c.env, env) {
		c.env, c.dir, c.vars = slices.Clone(env), dir, environmentVars(env, dir)
		c.special = hasSpecial(c.vars, env)
	}
	return c.vars, c.special
}

// maxEnvironment is how large an environment may be to be remembered.
const maxEnvironment = 4096

// environmentVars is the variables of a shell that starts in dir.
func environmentVars(env []string, dir string) *vars.Store {
	v := baseVars().Fresh(fuel.New(time.Time{}, fuel.Limits{}))
	level := 0
	for _, kv := range env {
		name, value, ok := cutEnv(kv)
		if !ok || strings.HasPrefix(name, "BASH_FUNC_") && strings.HasSuffix(name, "%%") {
			continue
		}
		switch name {
		case "_", "SHELLOPTS", "BASHOPTS", "IFS", "PPID", "UID", "EUID", "BASH_VERSINFO", "PWD":
			continue
		case "OPTIND", "OPTERR":
			continue
		case "SHLVL":
			level, _ = strconv.Atoi(value)
			continue
		}
		if v.Lookup(name).Hooked() {
			v.AttrAt(v.GlobalPlace(name), vars.Export, 0)
		} else if vars.ValidName(name) {
			importVar(v, name, value)
		}
	}
	importVar(v, "SHLVL", strconv.Itoa(max(level+1, 0)))
	importVar(v, "PWD", dir)
	return v
}

func importVar(v *vars.Store, name, value string) {
	p := v.GlobalPlace(name)
	v.SetAt(p, value, false)
	v.AttrAt(p, vars.Export, 0)
}

// hooks are the variables that the shell computes.
var hooks = []struct {
	name string
	attr vars.Attr
	hook vars.Hook
}{
	{"LINENO", 0, vars.Hook{Get: func(o any) string { return strconv.Itoa(o.(*shell).line) }}},
	{"BASH_EXECUTION_STRING", 0, vars.Hook{
		Get: func(o any) string { return o.(*shell).execString },
		Set: func(o any, value string) string { o.(*shell).execString = value; return value },
	}},
	{"HISTCMD", vars.Integer, vars.Hook{Get: func(any) string { return "0" }}},
	{"SECONDS", vars.Integer, vars.Hook{
		Get: func(o any) string { return strconv.FormatInt(o.(*shell).seconds(), 10) },
		Set: func(o any, value string) string {
			sh := o.(*shell)
			n, _ := strconv.ParseInt(strings.TrimSpace(value), 10, 64)
			sh.secondsFrom, sh.secondsBase = n, sh.rt.meter.Elapsed()
			return value
		},
	}},
	{"RANDOM", vars.Integer, vars.Hook{
		Get: func(o any) string { return strconv.Itoa(o.(*shell).random15()) },
		Set: func(o any, value string) string {
			n, _ := strconv.ParseInt(value, 10, 64)
			o.(*shell).seedRandom(uint32(n))
			return value
		},
	}},
	{"SRANDOM", vars.Integer, vars.Hook{
		Get: func(o any) string { return strconv.FormatUint(o.(*shell).rt.rand.Uint64()>>32, 10) },
	}},
	{"EPOCHSECONDS", 0, vars.Hook{Get: func(o any) string { return strconv.FormatInt(o.(*shell).rt.now().Unix(), 10) }}},
	{"EPOCHREALTIME", 0, vars.Hook{Get: func(o any) string {
		t := o.(*shell).rt.now()
		return fmt.Sprintf("%d.%06d", t.Unix(), t.Nanosecond()/1000)
	}}},
	{"BASHPID", vars.Integer, vars.Hook{Get: func(o any) string { return strconv.Itoa(o.(*shell).proc.pid) }}},
	{"PPID", vars.Integer | vars.ReadOnly, vars.Hook{Get: func(o any) string { return strconv.Itoa(o.(*shell).parentPID) }}},
	{"BASH_SUBSHELL", 0, vars.Hook{Get: func(o any) string { return strconv.Itoa(o.(*shell).subshellLevel()) }}},
	{"BASH_COMMAND", 0, vars.Hook{Get: func(o any) string { return o.(*shell).currentCommand() }}},
	{"BASHOPTS", vars.ReadOnly, vars.Hook{Get: func(o any) string { return o.(*shell).bashOpts() }}},
	{"SHELLOPTS", vars.ReadOnly, vars.Hook{Get: func(o any) string { return o.(*shell).shellOpts() }}},
	{"UID", vars.Integer | vars.ReadOnly, vars.Hook{Get: func(any) string { return strconv.Itoa(userID) }}},
	{"EUID", vars.Integer | vars.ReadOnly, vars.Hook{Get: func(any) string { return strconv.Itoa(userID) }}},
	{"_", 0, vars.Hook{Get: func(o any) string { return o.(*shell).lastArg }}},
	{"BASH_ARGV0", 0, vars.Hook{
		Get: func(o any) string { return o.(*shell).name },
		Set: func(o any, value string) string { o.(*shell).name = value; return value },
	}},
	{"FUNCNAME", 0, vars.Hook{List: func(o any) []string { return o.(*shell).funcNames() }}},
	{"BASH_SOURCE", 0, vars.Hook{NoUnset: true, List: func(o any) []string { return o.(*shell).sources() }}},
	{"BASH_ARGC", 0, vars.Hook{NoUnset: true, List: func(o any) []string { return o.(*shell).argCounts() }}},
	{"BASH_ARGV", 0, vars.Hook{NoUnset: true, List: func(o any) []string { return o.(*shell).argStack() }}},
	{"BASH_LINENO", 0, vars.Hook{NoUnset: true, List: func(o any) []string { return o.(*shell).callLines() }}},
	{"DIRSTACK", 0, vars.Hook{
		List: func(o any) []string { return o.(*shell).DirStack() },
		SetList: func(o any, i int64, value string) {
			sh := o.(*shell)
			if i >= 1 && i <= int64(len(sh.dirStack)) {
				sh.dirStack[i-1] = value
			}
		},
	}},
	{"BASH_ALIASES", 0, vars.Hook{
		Map:    func(o any) *vars.AssocArray { return o.(*shell).aliasMap() },
		SetKey: func(o any, key, value string) { o.(*shell).assignAlias(key, value) },
	}},
	{"BASH_CMDS", 0, vars.Hook{
		Map: func(o any) *vars.AssocArray { return o.(*shell).hashMap() },
		SetKey: func(o any, key, value string) {
			sh := o.(*shell)
			if sh.restricted && strings.Contains(value, "/") {
				sh.errorf("%s: restricted", value)
				return
			}
			sh.hashPath(key, value, 0)
		},
	}},
	{"GROUPS", 0, vars.Hook{List: func(any) []string { return []string{strconv.Itoa(userID)} }}},
	{"PIPESTATUS", 0, vars.Hook{Stays: true, List: func(o any) []string {
		sh := o.(*shell)
		if sh.pipeStatus == nil {
			return []string{strconv.Itoa(sh.pipe1)}
		}
		list := make([]string, len(sh.pipeStatus))
		for i, n := range sh.pipeStatus {
			list[i] = strconv.Itoa(n)
		}
		return list
	}}},
}

func (sh *shell) seconds() int64 {
	return sh.secondsFrom + int64((sh.rt.meter.Elapsed()-sh.secondsBase)/time.Second)
}

func (sh *shell) seedRandom(n uint32) {
	sh.randState = n
	sh.randLast = 0
}

// random15 is bash's generator: a 31-bit linear congruence whose halves are mixed,
// and never the same number twice in a row.
func (sh *shell) random15() int {
	for {
		next := sh.randState
		if next == 0 {
			next = 123459876
		}
		h, l := int32(next)/127773, int32(next)%127773
		t := 16807*l - 2836*h
		if t < 0 {
			t += 0x7fffffff
		}
		sh.randState = uint32(t)
		n := int(sh.randState) & 32767
		if sh.eo.Compat > 50 {
			n = int((sh.randState>>16)^(sh.randState&65535)) & 32767
		}
		if n != sh.randLast {
			sh.randLast = n
			return n
		}
	}
}

// funcNames is FUNCNAME, the innermost first.
func (sh *shell) funcNames() []string {
	if sh.fnDepth == 0 {
		return nil
	}
	var list []string
	for i := len(sh.frames) - 1; i >= 0; i-- {
		list = append(list, sh.frames[i].name)
	}
	if sh.mode == modeFile {
		list = append(list, "main")
	}
	return list
}

// argBase is what BASH_ARGV has of the shell itself: the parameters when one of the two
// variables was first looked at outside of functions, or extdebug was switched on.
func (sh *shell) argBase() (params []string, known bool) {
	if !sh.argsKnown && (sh.fnDepth == 0 || sh.opts.extDebug) {
		sh.argsKnown, sh.argParams = true, slices.Clone(sh.params)
	}
	return sh.argParams, sh.argsKnown
}

// argFrames are the calls whose parameters are in BASH_ARGV, the innermost first: that
// of a file without arguments, and under extdebug all.
func (sh *shell) argFrames() (list [][]string) {
	for i := len(sh.frames) - 1; i >= 0; i-- {
		f := &sh.frames[i]
		if sh.opts.extDebug || f.sourced && len(f.args) == 1 && f.args[0] == f.source {
			list = append(list, f.args)
		}
	}
	return list
}

// argCounts is BASH_ARGC: the numbers of parameters on the call stack.
func (sh *shell) argCounts() (list []string) {
	base, known := sh.argBase()
	for _, args := range sh.argFrames() {
		list = append(list, strconv.Itoa(len(args)))
	}
	if known {
		list = append(list, strconv.Itoa(len(base)))
	}
	return list
}

// argStack is BASH_ARGV: the parameters themselves, the last one first.
func (sh *shell) argStack() (list []string) {
	base, _ := sh.argBase()
	for _, args := range append(sh.argFrames(), base) {
		for i := len(args) - 1; i >= 0; i-- {
			list = append(list, args[i])
		}
	}
	return list
}

// sources is BASH_SOURCE.
func (sh *shell) sources() []string {
	var list []string
	for i := len(sh.frames) - 1; i >= 0; i-- {
		list = append(list, sh.frames[i].source)
	}
	if sh.mode == modeFile {
		list = append(list, sh.name)
	}
	return list
}

// callLines is BASH_LINENO.
func (sh *shell) callLines() []string {
	var list []string
	for i := len(sh.frames) - 1; i >= 0; i-- {
		list = append(list, strconv.Itoa(sh.frames[i].callLine))
	}
	if sh.mode == modeFile {
		list = append(list, "0")
	}
	return list
}
