package shell

import (
	"fmt"
	"maps"
	"sort"
	"strconv"
	"strings"
	"time"

	"ambit/core/shell/command"
)

func biUmask(sh *shell, args []string) int {
	var symbolic, reusable bool
	for len(args) > 0 && len(args[0]) > 1 && args[0][0] == '-' && strings.Trim(args[0][1:], "Sp") == "" {
		symbolic = symbolic || strings.Contains(args[0], "S")
		reusable = reusable || strings.Contains(args[0], "p")
		args = args[1:]
	}
	if len(args) > 0 && args[0] == "--" {
		args = args[1:]
	} else if len(args) > 0 && len(args[0]) > 1 && args[0][0] == '-' {
		return sh.badOption("umask", "-"+strings.TrimLeft(args[0][1:], "Sp")[:1])
	}
	if len(args) == 0 {
		prefix := ""
		if reusable {
			prefix = "umask "
			if symbolic {
				prefix = "umask -S "
			}
		}
		if symbolic {
			sh.printf("%s%s\n", prefix, symbolicMask(sh.umask))
		} else {
			sh.printf("%s%04o\n", prefix, sh.umask)
		}
		return 0
	}
	a := args[0]
	if a != "" && a[0] >= '0' && a[0] <= '9' {
		n, err := strconv.ParseUint(a, 8, 32)
		if err != nil || n > 0o7777 {
			sh.errorf("umask: %s: octal number out of range", a)
			return 1
		}
		sh.umask = uint32(n) & 0o777
		return 0
	}
	mask, bad := parseSymbolic(a, 0o777&^sh.umask)
	if bad != "" {
		sh.errorf("umask: %s", bad)
		return 1
	}
	sh.umask = 0o777 &^ mask
	if symbolic {
		sh.printf("%s\n", symbolicMask(sh.umask))
	}
	return 0
}

func symbolicMask(mask uint32) string {
	var parts [3]string
	for i, who := range "ugo" {
		bits := (0o777 &^ mask) >> (6 - 3*i) & 7
		s := string(who) + "="
		for j, c := range "rwx" {
			if bits&(4>>j) != 0 {
				s += string(c)
			}
		}
		parts[i] = s
	}
	return strings.Join(parts[:], ",")
}

// parseSymbolic applies a symbolic mode to the permissions that are allowed now. A
// clause has one operator and the letters rwx, as bash has it; chmod knows more.
func parseSymbolic(s string, perm uint32) (uint32, string) {
	for {
		var who, bits uint32
		for ; s != "" && strings.IndexByte("ugoa", s[0]) >= 0; s = s[1:] {
			who |= map[byte]uint32{'u': 0o700, 'g': 0o070, 'o': 0o007, 'a': 0o777}[s[0]]
		}
		if who == 0 {
			who = 0o777
		}
		if s == "" {
			return 0, "`\x00': invalid symbolic mode operator"
		}
		op := s[0]
		if strings.IndexByte("+-=", op) < 0 {
			return 0, fmt.Sprintf("`%c': invalid symbolic mode operator", op)
		}
		for s = s[1:]; s != "" && strings.IndexByte("rwx", s[0]) >= 0; s = s[1:] {
			bits |= map[byte]uint32{'r': 0o444, 'w': 0o222, 'x': 0o111}[s[0]]
		}
		if s != "" && s[0] != ',' {
			return 0, fmt.Sprintf("`%c': invalid symbolic mode character", s[0])
		}
		bits &= who
		switch op {
		case '+':
			perm |= bits
		case '-':
			perm &^= bits
		default:
			perm = perm&^who | bits
		}
		if s == "" {
			return perm, ""
		}
		s = s[1:]
	}
}

// resource is a line of ulimit: what is true here.
type resource struct {
	opt   byte
	name  string
	unit  string
	value func(sh *shell) int64 // -1: unlimited
}

func fixed(n int64) func(*shell) int64 { return func(*shell) int64 { return n } }

var resources = []resource{
	{'R', "real-time non-blocking time ", "(microseconds, -R)", fixed(-1)},
	{'c', "core file size             ", "(blocks, -c)", fixed(0)},
	{'d', "data seg size              ", "(kbytes, -d)", func(sh *shell) int64 { return sh.rt.limits.Memory / 1024 }},
	{'e', "scheduling priority                ", "(-e)", fixed(0)},
	{'f', "file size                  ", "(blocks, -f)", func(sh *shell) int64 { return sh.rt.limits.FileSize / 1024 }},
	{'i', "pending signals                    ", "(-i)", func(sh *shell) int64 { return int64(sh.rt.limits.Processes) }},
	{'l', "max locked memory          ", "(kbytes, -l)", fixed(0)},
	{'m', "max memory size            ", "(kbytes, -m)", fixed(-1)},
	{'n', "open files                         ", "(-n)", fixed(maxFD)},
	{'p', "pipe size               ", "(512 bytes, -p)", fixed(8)},
	{'q', "POSIX message queues        ", "(bytes, -q)", fixed(0)},
	{'r', "real-time priority                 ", "(-r)", fixed(0)},
	{'s', "stack size                 ", "(kbytes, -s)", fixed(8192)},
	{'t', "cpu time                  ", "(seconds, -t)", func(sh *shell) int64 { return int64(sh.rt.limits.Time / time.Second) }},
	{'u', "max user processes                 ", "(-u)", func(sh *shell) int64 { return int64(sh.rt.limits.Processes) }},
	{'v', "virtual memory             ", "(kbytes, -v)", func(sh *shell) int64 { return sh.rt.limits.Memory / 1024 }},
	{'x', "file locks                         ", "(-x)", fixed(-1)},
}

func biUlimit(sh *shell, args []string) int {
	opts := ""
	for len(args) > 0 && len(args[0]) > 1 && args[0][0] == '-' {
		for _, c := range []byte(args[0][1:]) {
			switch c {
			case 'H', 'S':
			case 'a':
				opts += "a"
			default:
				known := false
				for _, r := range resources {
					known = known || r.opt == c
				}
				if !known {
					return sh.badOption("ulimit", "-"+string(rune(c)))
				}
				opts += string(rune(c))
			}
		}
		args = args[1:]
	}
	show := func(n int64) string {
		if n < 0 || n >= unlimited/1024 {
			return "unlimited"
		}
		return strconv.FormatInt(n, 10)
	}
	if strings.Contains(opts, "a") {
		for _, r := range resources {
			sh.printf("%s%s %s\n", r.name, r.unit, show(r.value(sh)))
		}
		return 0
	}
	if opts == "" {
		opts = "f"
	}
	for _, c := range []byte(opts) {
		for _, r := range resources {
			if r.opt != c {
				continue
			}
			if len(args) == 0 {
				if len(opts) > 1 {
					sh.printf("%s%s %s\n", r.name, r.unit, show(r.value(sh)))
				} else {
					sh.printf("%s\n", show(r.value(sh)))
				}
				continue
			}
			n := r.value(sh)
			want, err := strconv.ParseInt(args[0], 10, 64)
			switch {
			case args[0] == "unlimited" || args[0] == "hard" || args[0] == "soft":
				if args[0] == "unlimited" && n >= 0 {
					sh.errorf("ulimit: %s: cannot modify limit: Operation not permitted", strings.TrimRight(r.name, " "))
					return 1
				}
			case err != nil:
				sh.errorf("ulimit: %s: invalid number", args[0])
				return 1
			case n >= 0 && want > n:
				sh.errorf("ulimit: %s: cannot modify limit: Operation not permitted", strings.TrimRight(r.name, " "))
				return 1
			}
		}
	}
	return 0
}

func biTimes(sh *shell, args []string) int {
	t := clock(cpuTime(sh.rt.meter.Used()))
	sh.printf("%s %s\n%s %s\n", t, "0m0.000s", "0m0.000s", "0m0.000s")
	return 0
}

func clock(d time.Duration) string {
	ms := d.Milliseconds()
	return fmt.Sprintf("%dm%d.%03ds", ms/60000, ms/1000%60, ms%1000)
}

func biHistory(sh *shell, args []string) int { return 0 }

func biLogout(sh *shell, args []string) int {
	sh.errorf("logout: not login shell: use `exit'")
	return 1
}

func biSuspend(sh *shell, args []string) int {
	sh.errorf("suspend: cannot suspend: no job control")
	return 1
}

func biBind(sh *shell, args []string) int {
	sh.errorf("bind: warning: line editing not enabled")
	return 0
}

// biComplete keeps specifications, so that scripts that set them go on; nothing
// uses them.
func biComplete(sh *shell, args []string) int {
	if len(args) == 0 || args[0] == "-p" || args[0] == "-r" {
		return sh.listCompletions(args)
	}
	spec, names := completionSpec(args)
	next := maps.Clone(sh.completions)
	if next == nil {
		next = map[string]string{}
	}
	for _, n := range names {
		next[n] = spec
	}
	sh.completions = next
	return 0
}

// listCompletions prints the completions of args, or drops them for -r; all, if
// there are no names.
func (sh *shell) listCompletions(args []string) int {
	drop := len(args) > 0 && args[0] == "-r"
	names := sortedKeys(sh.completions)
	if len(args) > 1 {
		names = args[1:]
	}
	next := maps.Clone(sh.completions)
	status := 0
	for _, n := range names {
		spec, ok := next[n]
		switch {
		case !ok:
			sh.errorf("complete: %s: no completion specification", n)
			status = 1
		case drop:
			delete(next, n)
		default:
			sh.printf("complete %s%s\n", spec, n)
		}
	}
	sh.completions = next
	return status
}

// completionSpec is what complete -p prints in front of a name, in its order.
func completionSpec(args []string) (spec string, names []string) {
	var options, actions, function string
	values := map[byte]string{}
	for len(args) > 0 && len(args[0]) > 1 && args[0][0] == '-' {
		a := args[0]
		args = args[1:]
		for i := 1; i < len(a); i++ {
			c := a[i]
			if strings.IndexByte("oAGWPSXCF", c) < 0 {
				actions += "-" + string(rune(c)) + " "
				continue
			}
			value := a[i+1:]
			if value == "" && len(args) > 0 {
				value, args = args[0], args[1:]
			}
			switch c {
			case 'o':
				options += "-o " + value + " "
			case 'A':
				if letter := completionActions[value]; letter != "" {
					actions += "-" + letter + " "
				} else {
					actions += "-A " + value + " "
				}
			case 'F':
				function = "-F " + value + " "
			default:
				values[c] = "-" + string(rune(c)) + " " + singleQuote(value) + " "
			}
			break
		}
	}
	spec = options + actions
	for _, c := range []byte("GWPSXC") {
		spec += values[c]
	}
	return spec + function, args
}

// completionActions are the actions with a letter of their own.
var completionActions = map[string]string{"alias": "a", "builtin": "b", "command": "c", "directory": "d", "export": "e", "file": "f",
	"group": "g", "job": "j", "keyword": "k", "service": "s", "user": "u", "variable": "v"}

func sortedKeys(m map[string]string) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	return keys
}

func biCompopt(sh *shell, args []string) int {
	sh.errorf("compopt: not currently executing completion function")
	return 1
}

func biCompgen(sh *shell, args []string) int {
	var list []string
	prefix, suffix, word, words, action := "", "", "", "", ""
	kinds, filter := "", ""
	for len(args) > 0 && len(args[0]) > 1 && args[0][0] == '-' {
		a := args[0]
		args = args[1:]
		if a == "--" {
			break
		}
		take := func() string {
			if len(args) == 0 {
				return ""
			}
			v := args[0]
			args = args[1:]
			return v
		}
		switch a {
		case "-W":
			words = take()
			kinds += "W"
		case "-P":
			prefix = take()
		case "-S":
			suffix = take()
		case "-A":
			action = take()
			kinds += "A"
		case "-X":
			filter = take()
		case "-o", "-G", "-F", "-C":
			take()
		default:
			for _, c := range []byte(a[1:]) {
				if strings.IndexByte("abcdefgjksuv", c) < 0 {
					return sh.badOption("compgen", "-"+string(rune(c)))
				}
				kinds += string(rune(c))
			}
		}
	}
	if len(args) > 0 {
		word = args[0]
	}
	for _, k := range kinds {
		if k == 'A' {
			k = map[string]rune{"alias": 'a', "builtin": 'b', "command": 'c', "directory": 'd', "export": 'e', "file": 'f',
				"function": 'F', "keyword": 'k', "variable": 'v', "shopt": 'O', "setopt": 'o', "signal": 'S', "user": 'u'}[action]
		}
		list = append(list, sh.completionsOf(k, words, word)...)
	}
	n := 0
	for _, s := range list {
		if strings.HasPrefix(s, word) && !sh.filtered(filter, word, s) {
			sh.printf("%s%s%s\n", prefix, s, suffix)
			n++
		}
	}
	return b2i(n == 0)
}

// filtered reports whether -X filter removes a candidate: what matches it, or with !
// what does not. An & in it is the word that is completed.
func (sh *shell) filtered(filter, word, candidate string) bool {
	if filter == "" {
		return false
	}
	pat, negated := strings.CutPrefix(filter, "!")
	return sh.x.Match(strings.ReplaceAll(pat, "&", word), candidate) != negated
}

// completionsOf lists the candidates of one kind.
func (sh *shell) completionsOf(kind rune, words, word string) []string {
	switch kind {
	case 'W':
		ifs, _ := sh.vars.IFS()
		return strings.FieldsFunc(words, func(r rune) bool { return strings.ContainsRune(ifs, r) })
	case 'a':
		return sortedKeys(sh.aliases)
	case 'b':
		return builtinList()
	case 'c':
		return append(append(append(sortedKeys(sh.aliases), keywords...), append(sh.funcNamesSorted(), builtinList()...)...), command.Names()...)
	case 'd', 'f':
		return sh.fileCompletions(word, kind == 'd')
	case 'e', 'v':
		var list []string
		for _, n := range sh.vars.Names("", true) {
			if kind == 'v' || sh.exported(n) {
				list = append(list, n)
			}
		}
		return list
	case 'F':
		return sh.funcNamesSorted()
	case 'k':
		return keywords
	case 'O':
		return shoptNames
	case 'o':
		var list []string
		for _, s := range setNames {
			list = append(list, s.name)
		}
		return list
	case 'S':
		var list []string
		for _, n := range signalNames {
			if n != "" {
				list = append(list, "SIG"+n)
			}
		}
		return list
	case 'u':
		return []string{"root", userName}
	}
	return nil
}

func (sh *shell) fileCompletions(word string, dirs bool) []string {
	dir, base := "", word
	if i := strings.LastIndexByte(word, '/'); i >= 0 {
		dir, base = word[:i+1], word[i+1:]
	}
	at := sh.abs(dir)
	if dir == "" {
		at = sh.dir
	}
	entries, err := sh.rt.fs.ReadDir(at)
	if err != nil {
		return nil
	}
	var list []string
	for _, e := range entries {
		if strings.HasPrefix(e.Name, base) && (!dirs || e.Kind == 1) && (base != "" || e.Name[0] != '.') {
			list = append(list, dir+e.Name)
		}
	}
	return list
}
