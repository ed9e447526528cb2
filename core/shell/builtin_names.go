package shell

import (
	"slices"
	"sort"
	"strings"

	"ambit/core/errno"
	"ambit/core/shell/command"
	"ambit/core/shell/vars"
)

// describe prints what a name stands for, for command -v (mode 'v'), command -V
// and type ('V').
func (sh *shell) describe(name string, mode byte, who string, standard bool) bool {
	v := mode == 'v'
	if a, ok := sh.aliases[name]; ok && sh.opts.expandAliases {
		if v {
			sh.printf("alias %s=%s\n", name, singleQuote(a))
		} else {
			sh.printf("%s is aliased to `%s'\n", name, a)
		}
		return true
	}
	if isKeyword(name) {
		if v {
			sh.printf("%s\n", name)
		} else {
			sh.printf("%s is a shell keyword\n", name)
		}
		return true
	}
	if fn := sh.funcs[name]; fn != nil {
		if v {
			sh.printf("%s\n", name)
		} else {
			sh.printf("%s is a function\n%s\n", name, fn.text())
		}
		return true
	}
	if sh.isBuiltin(name) {
		switch {
		case v:
			sh.printf("%s\n", name)
		case sh.eo.Posix && specialBuiltins[name]:
			sh.printf("%s is a special shell builtin\n", name)
		default:
			sh.printf("%s is a shell builtin\n", name)
		}
		return true
	}
	if h, ok := sh.hashed[name]; ok && !standard {
		if v {
			sh.printf("%s\n", h.path)
		} else {
			sh.printf("%s is hashed (%s)\n", name, h.path)
		}
		return true
	}
	f := sh.find(name)
	if standard {
		f = sh.rt.find(name, standardPath, sh.dir)
	}
	if f.status == 0 || !strings.Contains(name, "/") && sh.lastResort(f) {
		path := f.path
		if strings.Contains(name, "/") && v {
			path = name
		}
		if v {
			sh.printf("%s\n", path)
		} else {
			sh.printf("%s is %s\n", name, path)
		}
		return true
	}
	if !v {
		sh.errorf("%s: %s: not found", who, name)
	}
	return false
}

// lastResort reports whether a file that cannot be executed counts as found, which it
// does if there is no better one, but not in POSIX mode.
func (sh *shell) lastResort(f found) bool {
	return f.status == 126 && f.err == errno.EACCES && f.path != "" && !sh.eo.Posix
}

// keywords are the reserved words in the order of `compgen -k`.
var keywords = []string{
	"if", "then", "else", "elif", "fi", "case", "esac", "for", "select", "while", "until", "do", "done", "in",
	"function", "time", "{", "}", "!", "[[", "]]", "coproc",
}

func isKeyword(s string) bool { return slices.Contains(keywords, s) }

func biType(sh *shell, args []string) int {
	all, noFunc := false, false
	mode := byte(0)
	for len(args) > 0 && len(args[0]) > 1 && args[0][0] == '-' {
		a := args[0]
		args = args[1:]
		if a == "--" {
			break
		}
		for _, c := range []byte(a[1:]) {
			switch c {
			case 'a':
				all = true
			case 'f':
				noFunc = true
			case 't', 'p', 'P':
				mode = c
			default:
				return sh.badOption("type", "-"+string(rune(c)))
			}
		}
	}
	status := 0
	for _, name := range args {
		if !sh.typeOf(name, mode, all, noFunc) {
			status = 1
			if mode == 0 {
				sh.errorf("type: %s: not found", name)
			}
		}
	}
	return status
}

// typeOf prints one name for type.
func (sh *shell) typeOf(name string, mode byte, all, noFunc bool) (found bool) {
	show := func(kind, long string) bool {
		found = true
		switch mode {
		case 't':
			sh.printf("%s\n", kind)
		case 0:
			sh.printf("%s\n", long)
		}
		return !all
	}
	if mode != 'P' {
		if a, ok := sh.aliases[name]; ok && sh.opts.expandAliases {
			if show("alias", name+" is aliased to `"+a+"'") {
				return
			}
		}
		if isKeyword(name) {
			if show("keyword", name+" is a shell keyword") {
				return
			}
		}
		if fn := sh.funcs[name]; fn != nil && !noFunc {
			if show("function", name+" is a function\n"+fn.text()) {
				return
			}
		}
		if sh.isBuiltin(name) {
			if show("builtin", name+" is a shell builtin") {
				return
			}
		}
	}
	if h, ok := sh.hashed[name]; ok && !all {
		sh.hashPath(name, h.path, h.hits+1)
		switch mode {
		case 't':
			sh.printf("file\n")
		case 'p', 'P':
			sh.printf("%s\n", h.path)
		default:
			sh.printf("%s is hashed (%s)\n", name, h.path)
		}
		return true
	}
	for _, path := range sh.findAll(name, all) {
		found = true
		switch mode {
		case 't':
			sh.printf("file\n")
		case 'p', 'P':
			sh.printf("%s\n", path)
		default:
			sh.printf("%s is %s\n", name, path)
		}
	}
	return found
}

// findAll lists the files that name could be run as.
func (sh *shell) findAll(name string, all bool) []string {
	if strings.Contains(name, "/") {
		if f := sh.rt.at(name, sh.dir); f.status == 0 {
			return []string{name}
		}
		return nil
	}
	if !all {
		if f := sh.find(name); f.status == 0 || sh.lastResort(f) {
			return []string{f.path}
		}
		return nil
	}
	var list []string
	for _, d := range strings.Split(sh.searchPath(), ":") {
		if f, ok := sh.rt.inDir(d, name, sh.dir); ok && f.status == 0 {
			list = append(list, f.path)
		}
	}
	return list
}

func biHash(sh *shell, args []string) int {
	var del, list, show, reset bool
	path := ""
	for len(args) > 0 && len(args[0]) > 1 && args[0][0] == '-' {
		a := args[0]
		args = args[1:]
		if a == "--" {
			break
		}
		for i := 1; i < len(a); i++ {
			switch a[i] {
			case 'd':
				del = true
			case 'l':
				list = true
			case 'r':
				reset = true
			case 't':
				show = true
			case 'p':
				if i+1 < len(a) {
					path = a[i+1:]
				} else if len(args) > 0 {
					path, args = args[0], args[1:]
				} else {
					sh.errorf("hash: -p: option requires an argument")
					sh.usage("hash")
					return 2
				}
				i = len(a)
			default:
				return sh.badOption("hash", "-"+a[i:i+1])
			}
		}
	}
	if !sh.opts.hashAll {
		sh.errorf("hash: hashing disabled")
		return 1
	}
	if reset {
		sh.hashed = nil
	}
	if len(args) == 0 && !reset && path == "" {
		return sh.listHash(list)
	}
	status := 0
	for _, name := range args {
		switch {
		case show:
			h, ok := sh.hashed[name]
			if !ok {
				sh.errorf("hash: %s: not found", name)
				status = 1
				continue
			}
			sh.hashPath(name, h.path, h.hits+1)
			switch {
			case list:
				sh.printf("builtin hash -p %s %s\n", h.path, name)
			case len(args) > 1:
				sh.printf("%s\t%s\n", name, h.path)
			default:
				sh.printf("%s\n", h.path)
			}
		case del:
			if _, ok := sh.hashed[name]; !ok {
				sh.errorf("hash: %s: not found", name)
				status = 1
			}
			delete(sh.hashed, name)
		case path != "" && sh.restricted && strings.Contains(path, "/"):
			sh.errorf("hash: %s: restricted", path)
			status = 1
		case path != "" && sh.restricted && sh.find(path).status != 0:
			sh.errorf("hash: %s: not found", path)
			status = 1
		case path != "":
			sh.hashPath(name, path, 0)
		default:
			if sh.funcs[name] != nil || sh.isBuiltin(name) || strings.Contains(name, "/") {
				continue
			}
			delete(sh.hashed, name)
			f := sh.find(name)
			if f.status != 0 {
				sh.errorf("hash: %s: not found", name)
				status = 1
				continue
			}
			sh.hashPath(name, f.path, 0)
		}
	}
	return status
}

func (sh *shell) hashPath(name, path string, hits int) {
	if sh.hashed == nil {
		sh.hashed = map[string]hashEntry{}
	}
	sh.hashed[name] = hashEntry{path, hits}
}

func (sh *shell) listHash(reusable bool) int {
	if len(sh.hashed) == 0 {
		if !reusable && !sh.eo.Posix {
			sh.printf("hash: hash table empty\n")
		}
		return 0
	}
	var names []string
	for n := range sh.hashed {
		names = append(names, n)
	}
	sort.Strings(names)
	vars.HashOrder(hashBuckets, names)
	if !reusable {
		sh.printf("hits\tcommand\n")
	}
	for _, n := range names {
		h := sh.hashed[n]
		if reusable {
			sh.printf("builtin hash -p %s %s\n", h.path, n)
		} else {
			sh.printf("%4d\t%s\n", h.hits, h.path)
		}
	}
	return 0
}

func biEnable(sh *shell, args []string) int {
	var off, all, special, remove bool
	file := ""
	for len(args) > 0 && len(args[0]) > 1 && args[0][0] == '-' {
		a := args[0]
		args = args[1:]
		if a == "--" {
			break
		}
		for _, c := range []byte(a[1:]) {
			switch c {
			case 'n':
				off = true
			case 'a':
				all = true
			case 'p':
			case 's':
				special = true
			case 'd':
				remove = true
			case 'f':
				if len(args) == 0 {
					sh.errorf("enable: -f: option requires an argument")
					sh.usage("enable")
					return 2
				}
				file, args = args[0], args[1:]
			default:
				return sh.badOption("enable", "-"+string(rune(c)))
			}
		}
	}
	switch {
	case sh.restricted && (file != "" || remove):
		sh.errorf("enable: restricted")
		return 1
	case file != "" && len(args) > 0:
		sh.errorf("enable: cannot open shared object %s: %s: cannot open shared object file: No such file or directory", file, file)
		return 1
	case remove && len(args) > 0:
		for _, n := range args {
			if builtinNames[n] {
				sh.errorf("enable: %s: not dynamically loaded", n)
			} else {
				sh.errorf("enable: %s: not a shell builtin", n)
			}
		}
		return 1
	}
	if len(args) == 0 {
		var names []string
		for n := range builtinNames {
			names = append(names, n)
		}
		sort.Strings(names)
		for _, n := range names {
			if special && !specialBuiltins[n] || !all && sh.disabled[n] != off {
				continue
			}
			if sh.disabled[n] {
				sh.printf("enable -n %s\n", n)
			} else {
				sh.printf("enable %s\n", n)
			}
		}
		return 0
	}
	status := 0
	for _, n := range args {
		if !builtinNames[n] {
			sh.errorf("enable: %s: not a shell builtin", n)
			status = 1
			continue
		}
		if sh.disabled == nil {
			sh.disabled = map[string]bool{}
		}
		if off {
			sh.disabled[n] = true
		} else {
			delete(sh.disabled, n)
		}
	}
	return status
}

func biHelp(sh *shell, args []string) int {
	short := false
	for len(args) > 0 && len(args[0]) > 1 && args[0][0] == '-' {
		a := args[0]
		args = args[1:]
		if a == "--" {
			break
		}
		for _, c := range []byte(a[1:]) {
			switch c {
			case 's':
				short = true
			case 'd', 'm':
			default:
				return sh.badOption("help", "-"+string(rune(c)))
			}
		}
	}
	var names []string
	for n := range synopses {
		names = append(names, n)
	}
	sort.Strings(names)
	if len(args) == 0 {
		sh.printf("GNU bash, version 5.2.15(1)-release (x86_64-pc-linux-gnu)\n")
		for _, n := range names {
			sh.printf(" %s\n", synopses[n])
		}
		sh.printf("\nCommands (NAME --help lists the options of one):\n")
		for _, n := range command.Names() {
			spec, _ := command.Lookup(n)
			sh.printf(" %s: %s\n", n, spec.Summary)
		}
		return 0
	}
	status := 0
	for _, a := range args {
		syn, ok := synopses[a]
		if spec, found := command.Lookup(a); found && !ok {
			sh.printf("%s: %s\n    %s --help lists the options.\n", a, spec.Summary, a)
			continue
		}
		if !ok {
			sh.errorf("help: no help topics match `%s'.  Try `help help' or `man -k %s' or `info %s'.", a, a, a)
			status = 1
			continue
		}
		sh.printf("%s: %s\n", a, syn)
		if !short {
			sh.printf("    See the Bash Reference Manual for a description.\n")
		}
	}
	return status
}

// singleQuote is s in single quotes, as alias and trap print it.
func singleQuote(s string) string {
	return "'" + strings.ReplaceAll(s, "'", `'\''`) + "'"
}
