package shell

import (
	"fmt"
	"strconv"
	"strings"
	"time"
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
	if len(args) > 0 && len(args[0]) > 1 && args[0][0] == '-' && args[0] != "--" {
		return sh.badOption("times", args[0][:2])
	}
	t := clock(cpuTime(sh.rt.meter.Used()))
	sh.printf("%s %s\n%s %s\n", t, "0m0.000s", "0m0.000s", "0m0.000s")
	return 0
}

func clock(d time.Duration) string {
	ms := d.Milliseconds()
	return fmt.Sprintf("%dm%d.%03ds", ms/60000, ms/1000%60, ms%1000)
}

// biHistory is history and fc, which have nothing to show or change.
func biHistory(sh *shell, args []string) int {
	letters := "acdnrwps"
	if sh.builtinName == "fc" {
		letters = "elnrs0123456789"
	}
	if len(args) > 0 && len(args[0]) > 1 && args[0][0] == '-' && args[0] != "--" && strings.IndexByte(letters, args[0][1]) < 0 {
		return sh.badOption(sh.builtinName, args[0][:2])
	}
	if sh.builtinName == "history" && len(args) > 0 && !strings.HasPrefix(args[0], "-") {
		if _, ok := number(args[0]); !ok {
			sh.errorf("history: %s: numeric argument required", args[0])
			return 1
		}
		if len(args) > 1 {
			return sh.tooMany("history")
		}
	}
	return 0
}

func biLogout(sh *shell, args []string) int {
	if sh.opts.loginShell {
		return biExit(sh, args)
	}
	sh.errorf("logout: not login shell: use `exit'")
	return 1
}

func biSuspend(sh *shell, args []string) int {
	if len(args) > 0 && len(args[0]) > 1 && args[0][0] == '-' && args[0] != "--" && args[0] != "-f" {
		return sh.badOption("suspend", args[0][:2])
	}
	sh.errorf("suspend: cannot suspend: no job control")
	return 1
}

func biBind(sh *shell, args []string) int {
	sh.errorf("bind: warning: line editing not enabled")
	if len(args) > 0 && len(args[0]) > 1 && args[0][0] == '-' && strings.IndexByte("lvpVPsSXf:q:u:m:r:x:-", args[0][1]) < 0 {
		return sh.badOption("bind", args[0][:2])
	}
	return 0
}
