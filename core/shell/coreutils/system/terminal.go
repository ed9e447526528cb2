package system

import (
	"strconv"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
)

func init() {
	command.Register(command.Spec{
		Name: "clear", Summary: "clear the terminal screen", Run: runClear, ShortName: true,
		Unwritable: command.Unwritable{Unheeded: true},
	})
	command.Register(command.Spec{
		Name: "tput", Summary: "query a terminal's capabilities", Run: runTput, ShortName: true,
		Unwritable: command.Unwritable{Unheeded: true},
	})
	command.Register(command.Spec{Name: "watch", Summary: "not possible without a terminal", Run: runWatch})
}

// colorTerminal reports whether TERM names one of the terminals that understand
// ANSI sequences; known is false for a name without any entry.
func colorTerminal(term string) (ansi, known bool) {
	for _, prefix := range []string{"xterm", "screen", "tmux", "linux", "vt100", "vt220", "rxvt", "ansi"} {
		if term == prefix || strings.HasPrefix(term, prefix+"-") {
			return true, true
		}
	}
	return false, term == "dumb"
}

func runClear(p *command.Proc) int {
	term, _ := p.Getenv("TERM")
	if term == "" {
		p.Stdout.Flush()
		p.Stderr.Write([]byte("TERM environment variable not set.\n"))
		return 1
	}
	switch ansi, known := colorTerminal(term); {
	case ansi:
		p.Stdout.WriteString("\x1b[H\x1b[2J\x1b[3J")
	case !known:
		p.Stdout.Flush()
		p.Stderr.Write([]byte("'" + term + "': unknown terminal type.\n"))
		return 1
	default:
		return 1
	}
	return 0
}

// Sequences of ANSI terminals by capability.
var capabilities = map[string]string{
	"bold": "\x1b[1m", "dim": "\x1b[2m", "rev": "\x1b[7m", "smul": "\x1b[4m", "rmul": "\x1b[24m", "smso": "\x1b[7m", "rmso": "\x1b[27m",
	"sgr0": "\x1b(B\x1b[m", "clear": "\x1b[H\x1b[2J\x1b[3J", "el": "\x1b[K", "ed": "\x1b[J", "home": "\x1b[H", "bel": "\a", "cr": "\r",
	"civis": "\x1b[?25l", "cnorm": "\x1b[?12l\x1b[?25h", "smcup": "\x1b[?1049h\x1b[22;0;0t", "rmcup": "\x1b[?1049l\x1b[23;0;0t",
	"sc": "\x1b7", "rc": "\x1b8", "op": "\x1b[39;49m", "cuu1": "\x1b[A", "blink": "\x1b[5m",
}

func runTput(p *command.Proc) int {
	term, _ := p.Getenv("TERM")
	args := p.Args
	for len(args) > 0 && strings.HasPrefix(args[0], "-") {
		switch {
		case strings.HasPrefix(args[0], "-T") && len(args[0]) > 2:
			term = args[0][2:]
			args = args[1:]
		case args[0] == "-T" && len(args) > 1:
			term = args[1]
			args = args[2:]
		case args[0] == "-V":
			return gnu.HelpOrVersion(p, gnu.VersionID, "", nil)
		default:
			p.Stdout.Flush()
			p.Stderr.Write([]byte("usage: tput [-V] [-T termname] capname [parameters]\n"))
			return 2
		}
	}
	if term == "" {
		return fail(p, 2, "No value for $TERM and no -T specified")
	}
	ansi, known := colorTerminal(term)
	if !known && !ansi {
		return fail(p, 3, "unknown terminal \""+term+"\"")
	}
	if len(args) == 0 {
		p.Stdout.Flush()
		p.Stderr.Write([]byte("usage: tput [-V] [-T termname] capname [parameters]\n"))
		return 2
	}
	name := args[0]
	number := func(i int) int {
		if i >= len(args) {
			return 0
		}
		n, _ := strconv.Atoi(args[i])
		return n
	}
	switch name {
	case "cols":
		p.Stdout.WriteString(envNumber(p, "COLUMNS", "80") + "\n")
		return 0
	case "lines":
		p.Stdout.WriteString(envNumber(p, "LINES", "24") + "\n")
		return 0
	case "colors":
		colors := "8"
		switch {
		case strings.Contains(term, "256color"):
			colors = "256"
		case !ansi || strings.HasPrefix(term, "vt"):
			colors = "-1"
		}
		p.Stdout.WriteString(colors + "\n")
		return 0
	case "longname":
		p.Stdout.WriteString(term)
		return 0
	case "init", "reset":
		return 0
	}
	if !ansi {
		if _, ok := capabilities[name]; ok || name == "setaf" || name == "setab" || name == "cup" {
			return 1
		}
		return fail(p, 4, "unknown terminfo capability '"+name+"'")
	}
	switch name {
	case "setaf", "setab":
		base := 30
		if name == "setab" {
			base = 40
		}
		n := number(1)
		switch {
		case n < 8 || !strings.Contains(term, "256color"):
			p.Stdout.WriteString("\x1b[" + strconv.Itoa(base+n) + "m")
		case n < 16:
			p.Stdout.WriteString("\x1b[" + strconv.Itoa(base+60+n-8) + "m")
		default:
			p.Stdout.WriteString("\x1b[" + strconv.Itoa(base+8) + ";5;" + strconv.Itoa(n) + "m")
		}
	case "cup":
		p.Stdout.WriteString("\x1b[" + strconv.Itoa(number(1)+1) + ";" + strconv.Itoa(number(2)+1) + "H")
	default:
		s, ok := capabilities[name]
		if !ok {
			return fail(p, 4, "unknown terminfo capability '"+name+"'")
		}
		p.Stdout.WriteString(s)
	}
	return 0
}

func fail(p *command.Proc, status int, msg string) int {
	p.Stdout.Flush()
	p.Stderr.Write([]byte("tput: " + msg + "\n"))
	return status
}

func envNumber(p *command.Proc, name, otherwise string) string {
	if v, ok := p.Getenv(name); ok {
		if n, err := strconv.Atoi(v); err == nil && n > 0 {
			return v
		}
	}
	return otherwise
}

func runWatch(p *command.Proc) int {
	return p.Fail("there is no terminal to watch on; use a loop with sleep and a bounded number of passes")
}
