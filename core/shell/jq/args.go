package jq

import (
	"fmt"
	"strconv"
	"strings"

	"ambit/core/shell/command"
)

const usage = `Usage:	jq [OPTIONS] FILTER [FILES...]
	jq [OPTIONS] --args FILTER [STRINGS...]
	jq [OPTIONS] --jsonargs FILTER [JSON_TEXTS...]

Apply FILTER to each JSON text of the input and print the results as JSON.

Options:
  -n, --null-input          run FILTER once, with null as input
  -R, --raw-input           read each line as a string
  -s, --slurp               read all inputs into one array
  -c, --compact-output      print each result on one line
  -r, --raw-output          print strings without quotes
      --raw-output0         like -r, with a NUL behind each result
  -j, --join-output         like -r, without newlines
  -a, --ascii-output        escape everything beyond ASCII
  -S, --sort-keys           print objects with sorted keys
  -C, --color-output        print colored JSON
  -M, --monochrome-output   print plain JSON
      --tab                 indent with tabs
      --indent N            indent with N spaces (0 to 7)
      --unbuffered          flush the output after each result
      --stream              read the input as events
      --stream-errors       like --stream, with faults as events
      --seq                 separate JSON texts with RS
  -f, --from-file           read FILTER from a file
  -L DIRECTORY              look for modules there
  -e, --exit-status         exit 1 if the last result is false or null, 4 if there is none
      --arg NAME VALUE      set $NAME to the string VALUE
      --argjson NAME JSON   set $NAME to a JSON value
      --slurpfile NAME FILE set $NAME to the array of values in FILE
      --argfile NAME FILE   set $NAME to the value in FILE, or the array of values
      --rawfile NAME FILE   set $NAME to the text of FILE
      --args                the remaining operands are strings in $ARGS.positional
      --jsonargs            the remaining operands are JSON values
  -h, --help                show this help
  -V, --version             show the version
`

// parseArgs reads the command line; what it returns is a complaint.
func (v *invocation) parseArgs() string {
	args := v.p.Args
	mode := byte(0) // of operands: 0 files, 's' strings, 'j' JSON
	done := false
	for i := 0; i < len(args); i++ {
		a := args[i]
		switch {
		case done || !optionLike(a):
			if msg := v.operand(a, mode); msg != "" {
				return msg
			}
		case a == "--":
			done = true
		case strings.HasPrefix(a, "--"):
			n, msg := v.long(a[2:], args[i+1:], &mode)
			if msg != "" {
				return msg
			}
			i += n
		default:
			n, msg := v.short(a, args[i+1:])
			if msg != "" {
				return msg
			}
			i += n
		}
	}
	if !v.o.hasProgram {
		v.o.program = "."
		if v.o.fromFile {
			return "no program file given"
		}
	}
	return ""
}

// optionLike reports whether jq takes a for an option: "-(1)" is a program.
func optionLike(a string) bool {
	return len(a) > 1 && a[0] == '-' && (a[1] == '-' || a[1] >= 'a' && a[1] <= 'z' || a[1] >= 'A' && a[1] <= 'Z')
}

func (v *invocation) operand(a string, mode byte) string {
	switch {
	case !v.o.hasProgram:
		v.o.program, v.o.hasProgram = a, true
	case mode == 's':
		v.o.positional = append(v.o.positional, text(validText(a)))
	case mode == 'j':
		x, err := v.m.parseText(a)
		if err != nil {
			return "Invalid JSON text passed to --jsonargs"
		}
		v.o.positional = append(v.o.positional, x)
	default:
		v.o.files = append(v.o.files, a)
	}
	return ""
}

func (v *invocation) short(a string, rest []string) (used int, msg string) {
	o := &v.o
	for i := 1; i < len(a); i++ {
		switch a[i] {
		case 'n':
			o.null = true
		case 'R':
			o.raw = true
		case 's':
			o.slurp = true
		case 'c':
			o.indent, o.tab = 0, false
		case 'r':
			o.rawOut = true
		case 'j':
			o.rawOut, o.noNewline = true, true
		case 'a':
			o.ascii = true
		case 'b': // no text files with ends of lines of their own
		case 'S':
			o.sort = true
		case 'C':
			o.color = true
		case 'M':
			o.color = false
		case 'f':
			o.fromFile = true
		case 'e':
			o.exitStatus = true
		case 'h':
			o.help = true
		case 'V':
			o.version = true
		case 'L':
			if i+1 < len(a) {
				o.search = append(o.search, a[i+1:])
				return 0, ""
			}
			if len(rest) == 0 {
				return 0, "-L takes a parameter: (e.g. -L /search/path or -L/search/path)"
			}
			o.search = append(o.search, rest[0])
			return 1, ""
		default:
			return 0, "Unknown option " + a
		}
	}
	return 0, ""
}

// longFlags are the long names of short options.
var longFlags = map[string]string{
	"null-input": "-n", "raw-input": "-R", "slurp": "-s", "compact-output": "-c", "raw-output": "-r",
	"join-output": "-j", "ascii-output": "-a", "ascii": "-a", "sort-keys": "-S", "color-output": "-C",
	"monochrome-output": "-M", "from-file": "-f", "exit-status": "-e", "help": "-h", "version": "-V",
}

func (v *invocation) long(name string, rest []string, mode *byte) (used int, msg string) {
	o := &v.o
	if s, ok := longFlags[name]; ok {
		return v.short(s, nil)
	}
	switch name {
	case "tab":
		o.tab, o.indent = true, 1
	case "unbuffered":
	case "stream":
		o.stream = true
	case "stream-errors":
		o.streamErrs = true
	case "seq":
		o.seq = true
	case "raw-output0":
		o.rawOut, o.nul = true, true
	case "build-configuration":
		o.buildInfo = true
	case "args":
		*mode = 's'
	case "jsonargs":
		*mode = 'j'
	case "indent":
		if len(rest) < 1 {
			return 0, "--indent takes one parameter"
		}
		n, err := strconv.Atoi(strings.TrimSpace(rest[0]))
		switch {
		case err != nil:
			n = 0
		case n < -1 || n > 7:
			return 0, "--indent takes a number between -1 and 7"
		}
		o.indent, o.tab = n, false
		if n < 0 {
			o.tab, o.indent = true, 1
		}
		return 1, ""
	case "library-path":
		if len(rest) < 1 {
			return 0, "-L takes a parameter: (e.g. -L /search/path or -L/search/path)"
		}
		o.search = append(o.search, rest[0])
		return 1, ""
	case "arg", "argjson", "slurpfile", "rawfile", "argfile":
		if len(rest) < 2 {
			what := map[string]string{"arg": "value", "argjson": "text", "slurpfile": "filename", "rawfile": "filename", "argfile": "filename"}[name]
			return 0, fmt.Sprintf("--%s takes two parameters (e.g. --%s varname %s)", name, name, what)
		}
		return 2, v.bind(name, rest[0], rest[1])
	default:
		return 0, "Unknown option --" + name
	}
	return 0, ""
}

// bind sets $name; the first setting of a name stays.
func (v *invocation) bind(how, name, value string) string {
	var x Value
	switch how {
	case "arg":
		x = text(validText(value))
	case "argjson":
		parsed, err := v.m.parseText(value)
		if err != nil {
			return "invalid JSON text passed to --argjson"
		}
		x = parsed
	default:
		src, err := v.readFile(value)
		if err != nil {
			return fmt.Sprintf("Bad JSON in --%s %s %s: Could not open %s: %s", how, name, value, value, command.ErrText(err))
		}
		if how == "rawfile" {
			x = text(validText(src))
			break
		}
		list, err := v.m.parseAll(src)
		if err != nil {
			return fmt.Sprintf("Bad JSON in --%s %s %s: %s", how, name, value, err)
		}
		x = newArray(list)
		if how == "argfile" && len(list) == 1 {
			x = list[0]
		}
	}
	if _, dup := v.m.globals[name]; !dup {
		v.m.globals[name] = x
		v.o.named.set(name, x)
	}
	return ""
}
