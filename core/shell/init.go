package shell

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"ambit/core/shell/vars"
)

// mode says where a shell reads its commands from.
type mode uint8

const (
	modeString mode = iota // bash -c
	modeFile
	modeStdin
)

// initVars fills a new shell's variables: the environment it was given, then what
// bash sets itself.
func (sh *shell) initVars(env []string) {
	v := sh.vars
	for _, kv := range env {
		name, value, ok := cutEnv(kv)
		if !ok {
			continue
		}
		if fn, ok := strings.CutPrefix(name, "BASH_FUNC_"); ok && strings.HasSuffix(fn, "%%") {
			sh.importFunction(strings.TrimSuffix(fn, "%%"), value)
			continue
		}
		if !vars.ValidName(name) || name == "_" || name == "SHELLOPTS" || name == "BASHOPTS" {
			continue
		}
		p := v.GlobalPlace(name)
		v.SetAt(p, value, false)
		v.AttrAt(p, vars.Export, 0)
	}
	plain := func(name, value string, attr vars.Attr) {
		p := v.GlobalPlace(name)
		if old := v.At(p); !old.IsSet() {
			v.SetAt(p, value, false)
		}
		if attr != 0 {
			v.AttrAt(p, attr, 0)
		}
	}
	level := 0
	if s, ok := v.Get("SHLVL"); ok {
		level, _ = strconv.Atoi(s)
	}
	v.SetAt(v.GlobalPlace("SHLVL"), strconv.Itoa(level+1), false)
	v.AttrAt(v.GlobalPlace("SHLVL"), vars.Export, 0)
	v.SetAt(v.GlobalPlace("IFS"), " \t\n", false)
	plain("PATH", "/usr/bin:/bin", 0)
	plain("PS4", "+ ", 0)
	plain("OPTIND", "1", vars.Integer)
	plain("OPTERR", "1", 0)
	v.AttrAt(v.GlobalPlace("OLDPWD"), vars.Export, 0)
	v.SetAt(v.GlobalPlace("PWD"), sh.dir, false)
	v.AttrAt(v.GlobalPlace("PWD"), vars.Export, 0)
	plain("PPID", strconv.Itoa(sh.proc.ppid), vars.Integer|vars.ReadOnly)
	plain("BASH", "/usr/bin/bash", 0)
	plain("BASH_VERSION", "5.2.15(1)-release", 0)
	v.SetArray("BASH_VERSINFO", []string{"5", "2", "15", "1", "release", "x86_64-pc-linux-gnu"})
	v.AttrAt(v.GlobalPlace("BASH_VERSINFO"), vars.ReadOnly, 0)
	plain("HOSTNAME", hostName, 0)
	plain("HOSTTYPE", "x86_64", 0)
	plain("MACHTYPE", "x86_64-pc-linux-gnu", 0)
	plain("OSTYPE", "linux-gnu", 0)
	plain("SHELL", "/bin/bash", 0)
	plain("TERM", "dumb", 0)
	plain("BASH_LOADABLES_PATH", "/usr/local/lib/bash:/usr/lib/bash:/opt/local/lib/bash:/usr/pkg/lib/bash:/opt/pkg/lib/bash:.", 0)
	for _, h := range hooks {
		v.Hook(h.name, h.attr, h.hook)
	}
	v.Warn = func(text string) { sh.errorf("warning: %s", text) }
	sh.seedRandom(uint32(sh.rt.rand.Uint64()))
}

// hooks are the variables that the shell computes.
var hooks = []struct {
	name string
	attr vars.Attr
	hook vars.Hook
}{
	{"LINENO", 0, vars.Hook{Get: func(o any) string { return strconv.Itoa(o.(*shell).line) }}},
	{"SECONDS", 0, vars.Hook{
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
	{"BASH_SUBSHELL", 0, vars.Hook{Get: func(o any) string { return strconv.Itoa(o.(*shell).subshell) }}},
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
	{"BASH_SOURCE", 0, vars.Hook{List: func(o any) []string { return o.(*shell).sources() }}},
	{"BASH_LINENO", 0, vars.Hook{List: func(o any) []string { return o.(*shell).callLines() }}},
	{"DIRSTACK", 0, vars.Hook{
		List: func(o any) []string { return o.(*shell).DirStack() },
		SetList: func(o any, i int64, value string) {
			sh := o.(*shell)
			if i >= 1 && i <= int64(len(sh.dirStack)) {
				sh.dirStack[i-1] = value
			}
		},
	}},
	{"GROUPS", 0, vars.Hook{List: func(any) []string { return []string{strconv.Itoa(userID)} }}},
	{"PIPESTATUS", 0, vars.Hook{List: func(o any) []string {
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
		n := int((sh.randState>>16)^(sh.randState&65535)) & 32767
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
