package xargs

import (
	"strconv"
	"strings"

	"ambit/core/shell/gnu"
)

// exclusive names the options that rule each other out.
const (
	nameReplace = "--replace/-I/-i"
	nameLines   = "--max-lines"
	nameArgs    = "--max-args"
)

// number reads the value of an option, which must be at least least. On an error
// ok is false; a value that is too large counts as most.
func (x *xargs) number(option byte, s string, least, most int) (n int, ok bool) {
	p := x.p
	v, err := strconv.ParseInt(s, 10, 64)
	if err != nil {
		p.Errorf("invalid number \"%s\" for -%c option", s, option)
		p.UsageError(1, "")
		return 0, false
	}
	if v < int64(least) {
		p.Errorf("value %s for -%c option should be >= %d", s, option, least)
		if option == 's' {
			return least, true
		}
		p.UsageError(1, "")
		return 0, false
	}
	if most > 0 && v > int64(most) {
		p.Errorf("value %s for -%c option should be <= %d", s, option, most)
		if option != 's' {
			p.UsageError(1, "")
			return 0, false
		}
		v = int64(most)
	}
	return int(min(v, 1<<31-1)), true
}

func (x *xargs) ignoring(previous, option string) {
	x.p.Errorf("warning: options %s and %s are mutually exclusive, ignoring previous %s value", previous, option, strings.SplitN(previous, "/", 2)[0])
}

func (x *xargs) setReplace(pattern string) {
	if x.maxArgs > 0 {
		x.ignoring(nameArgs, nameReplace)
		x.maxArgs = 0
	}
	if x.maxLines > 0 {
		x.ignoring(nameLines, nameReplace)
		x.maxLines = 0
	}
	x.replace, x.replacing = pattern, true
}

func (x *xargs) setLines(n int, option string) {
	if x.maxArgs > 0 {
		x.ignoring(nameArgs, option)
		x.maxArgs = 0
	}
	if x.replacing {
		x.ignoring("--replace", option)
		x.replacing = false
	}
	x.maxLines, x.exit = n, true
}

func (x *xargs) setArgs(n int) {
	if x.maxLines > 0 {
		x.ignoring(nameLines, nameArgs+"/-n")
		x.maxLines = 0
	}
	if x.replacing {
		if n == 1 {
			// -I already takes one item at a time.
			return
		}
		x.ignoring("--replace", nameArgs+"/-n")
		x.replacing = false
	}
	x.maxArgs = n
}

// parse reads the options. done means that the command ends with status.
func (x *xargs) parse() (status int, done bool) {
	p := x.p
	limits := false
	g := p.Getopt(opts)
	g.Posix = true
	for g.Next() {
		switch g.Opt {
		case gnu.HelpID, gnu.VersionID:
			return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION]... COMMAND [INITIAL-ARGS]...\nRun COMMAND with arguments INITIAL-ARGS and more arguments read from input.", opts), true
		case '0':
			x.delim = 0
		case 'a':
			x.argFile = g.Arg
		case 'd':
			c, ok := x.delimiter(g.Arg)
			if !ok {
				return 1, true
			}
			x.delim = int(c)
		case 'E':
			x.eof, x.hasEOF = g.Arg, g.Arg != ""
		case 'e':
			x.eof, x.hasEOF = g.Arg, g.Arg != ""
		case 'I':
			x.setReplace(g.Arg)
		case 'i':
			if g.HasArg {
				x.setReplace(g.Arg)
			} else {
				x.setReplace("{}")
			}
		case 'L':
			n, ok := x.number('L', g.Arg, 1, 0)
			if !ok {
				return 1, true
			}
			x.setLines(n, "-L")
		case 'l':
			n := 1
			if g.HasArg {
				var ok bool
				if n, ok = x.number('l', g.Arg, 1, 0); !ok {
					return 1, true
				}
			}
			x.setLines(n, "--max-lines/-l")
		case 'n':
			n, ok := x.number('n', g.Arg, 1, 0)
			if !ok {
				return 1, true
			}
			x.setArgs(n)
		case 'o':
			x.openTTY = true
		case 'P':
			if _, ok := x.number('P', g.Arg, 0, 0x7fffffff); !ok {
				return 1, true
			}
		case 'p':
			x.prompt = true
		case slotVariable:
			if strings.Contains(g.Arg, "=") {
				return p.Fail("option --process-slot-var may not be set to a value which includes `='"), true
			}
			x.slot = g.Arg
		case 'r':
			x.noEmpty = true
		case 's':
			n, ok := x.number('s', g.Arg, 1, largestSize)
			if !ok {
				return 1, true
			}
			x.maxSize = n
		case showLimits:
			limits = true
		case 't':
			x.verbose = true
		case 'x':
			x.exit = true
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err), true
	}
	x.initial = g.Operands
	if len(x.initial) == 0 {
		x.initial = []string{"echo"}
	}
	if limits {
		p.Stderr.Write([]byte("POSIX smallest allowable upper limit on argument length (all systems): 4096\n" +
			"Maximum length of command we could actually use: " + strconv.Itoa(largestSize) + "\n" +
			"Size of command buffer we are actually using: " + strconv.Itoa(x.maxSize) + "\n"))
	}
	return 0, false
}

// delimiter reads the argument of -d: a character or an escape.
func (x *xargs) delimiter(s string) (byte, bool) {
	p := x.p
	if len(s) == 1 {
		return s[0], true
	}
	if len(s) > 1 && s[0] == '\\' {
		if len(s) == 2 {
			if i := strings.IndexByte(`abfnrtv\`, s[1]); i >= 0 {
				return "\a\b\f\n\r\t\v\\"[i], true
			}
		}
		base, digits := 8, s[1:]
		if digits[0] == 'x' {
			base, digits = 16, digits[1:]
		}
		if v, err := strconv.ParseUint(digits, base, 8); err == nil {
			return byte(v), true
		}
		p.Errorf("Invalid escape sequence %s in input delimiter specification.", s)
		return 0, false
	}
	p.Errorf("Invalid input delimiter specification %s: the delimiter must be either a single character or an escape sequence starting with \\.", s)
	return 0, false
}
