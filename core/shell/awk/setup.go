package awk

import (
	"slices"
	"strings"
)

// initialise gives the special variables their values and performs the
// assignments of the command line.
func (in *interp) initialise(inv *invocation) {
	g := in.globals
	text := func(i int, s string) { g[i].value = strValue(s) }
	text(vFS, " ")
	text(vOFS, " ")
	text(vORS, "\n")
	text(vRS, "\n")
	text(vSUBSEP, "\x1c")
	text(vCONVFMT, "%.6g")
	text(vOFMT, "%.6g")
	text(vFILENAME, "")
	text(vRT, "")
	text(vFIELDWIDTHS, "")
	text(vFPAT, "[^[:space:]]+")
	text(vTEXTDOMAIN, "messages")
	text(vERRNO, "")
	g[vRSTART].value = numValue(0)
	g[vRLENGTH].value = numValue(0)
	g[vIGNORECASE].value = numValue(0)
	g[vBINMODE].value = numValue(0)
	g[vLINT].value = numValue(0)
	g[vARGIND].value = numValue(0)

	argv := in.newArray()
	g[vARGV].arr = argv
	in.assign(argv.atInt(0), strValue(in.name))
	for i, a := range inv.operands {
		in.assign(argv.atInt(int32(i+1)), inputValue(a))
	}
	in.assign(&g[vARGC], numValue(float64(len(inv.operands)+1)))

	env := in.newArray()
	g[vENVIRON].arr = env
	for _, kv := range in.p.Env {
		if k, v, ok := strings.Cut(kv, "="); ok && k != "" {
			in.assign(env.at(k), inputValue(v))
		}
	}
	in.procinfo()
	in.symbols()

	if inv.hasFS {
		fs := inv.fs
		if fs == "t" && in.opts.traditional {
			fs = "\t"
		}
		in.setSpecial(loc{}, vFS, strValue(unescape(fs, in.utf8, nil)))
	}
	for _, a := range inv.assigns {
		name, v, _ := assignment(a)
		in.setVar(name, v)
	}
}

func (in *interp) procinfo() {
	a := in.newArray()
	in.globals[vPROCINFO].arr = a
	for _, kv := range []struct {
		k string
		v value
	}{
		{"version", strValue("5.2.1")},
		{"strftime", strValue(defaultTime)},
		{"FS", strValue("FS")},
		{"platform", strValue("posix")},
		{"pid", numValue(float64(in.p.PID))},
		{"ppid", numValue(float64(in.p.PPID))},
		{"uid", numValue(1000)},
		{"euid", numValue(1000)},
		{"gid", numValue(1000)},
		{"egid", numValue(1000)},
	} {
		in.assign(a.at(kv.k), kv.v)
	}
}

// symbols fills FUNCTAB, and SYMTAB with names: the compiler turns its elements
// into the variables themselves.
func (in *interp) symbols() {
	funcs := in.newArray()
	in.globals[vFUNCTAB].arr = funcs
	for _, name := range sortedNames(in.prog.funcs) {
		in.assign(funcs.at(name), strValue(name))
	}
	syms := in.newArray()
	in.globals[vSYMTAB].arr = syms
	if in.prog.usesSymtab {
		for _, name := range in.prog.globals {
			syms.at(name)
		}
	}
}

func sortedNames(m map[string]*function) []string {
	names := make([]string, 0, len(m))
	for n := range m {
		names = append(names, n)
	}
	slices.Sort(names)
	return names
}
