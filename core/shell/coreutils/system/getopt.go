package system

import (
	"fmt"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
)

func init() {
	command.Register(command.Spec{
		Name: "getopt", Summary: "parse command options", Run: runGetopt,
		Unwritable: command.Unwritable{Status: 3},
	})
}

var getoptOpts = gnu.Options(
	command.Opt{Short: 'a', Long: "alternative"},
	command.Opt{Short: 'l', Long: "longoptions", Arg: command.RequiredArg},
	command.Opt{Short: 'n', Long: "name", Arg: command.RequiredArg},
	command.Opt{Short: 'o', Long: "options", Arg: command.RequiredArg},
	command.Opt{Short: 'q', Long: "quiet"},
	command.Opt{Short: 'Q', Long: "quiet-output"},
	command.Opt{Short: 's', Long: "shell", Arg: command.RequiredArg},
	command.Opt{Short: 'T', Long: "test"},
	command.Opt{Short: 'u', Long: "unquoted"},
	command.Opt{Short: 'h', ID: gnu.HelpID},
	command.Opt{Short: 'V', ID: gnu.VersionID},
)

// optionParser is a run of getopt(1) over the parameters of a script.
type optionParser struct {
	p               *command.Proc
	name            string
	short           string
	long            []command.Opt
	quiet, noOutput bool
	quote, csh      bool
	alternative     bool
	out             strings.Builder
	operands        strings.Builder
	failed          bool
}

func runGetopt(p *command.Proc) int {
	o := &optionParser{p: p, name: "getopt", quote: true}
	if _, ok := p.Getenv("GETOPT_COMPATIBLE"); ok || len(p.Args) > 0 && !strings.HasPrefix(p.Args[0], "-") {
		o.quote = false
		args := p.Args
		o.setShort(args[0])
		return o.run(args[1:])
	}
	if len(p.Args) == 0 {
		return p.UsageError(2, "missing optstring argument")
	}
	hasShort := false
	g := p.Getopt(getoptOpts)
	g.Posix = true
	for g.Next() {
		switch g.Opt {
		case 'a':
			o.alternative = true
		case 'l':
			for _, name := range strings.FieldsFunc(g.Arg, func(r rune) bool { return strings.ContainsRune(", \t\n", r) }) {
				opt := command.Opt{Arg: command.NoArg, ID: 256 + len(o.long)}
				if t, ok := strings.CutSuffix(name, "::"); ok {
					name, opt.Arg = t, command.OptionalArg
				} else if t, ok := strings.CutSuffix(name, ":"); ok {
					name, opt.Arg = t, command.RequiredArg
				}
				if name == "" {
					return p.UsageError(2, "empty long option after -l or --long argument")
				}
				opt.Long = name
				o.long = append(o.long, opt)
			}
		case 'n':
			o.name = g.Arg
		case 'o':
			o.setShort(g.Arg)
			hasShort = true
		case 'q':
			o.quiet = true
		case 'Q':
			o.noOutput = true
		case 's':
			switch g.Arg {
			case "sh", "bash":
			case "csh", "tcsh":
				o.csh = true
			default:
				return p.UsageError(2, "unknown shell after -s or --shell argument")
			}
		case 'T':
			return 4
		case 'u':
			o.quote = false
		default:
			return gnu.HelpOrVersion(p, g.Opt, "getopt [options] [--] optstring parameters\n  or:  getopt [options] -o|--options optstring [options] [--] parameters\nParse command options.", getoptOpts)
		}
	}
	if g.Err != nil {
		return p.UsageError(2, "%v", g.Err)
	}
	args := g.Operands
	if !hasShort {
		if len(args) == 0 {
			return p.UsageError(2, "missing optstring argument")
		}
		o.setShort(args[0])
		args = args[1:]
	}
	return o.run(args)
}

func (o *optionParser) setShort(s string) { o.short = s }

// word quotes an argument for the shell that will evaluate the output.
func (o *optionParser) word(s string) string {
	if !o.quote {
		return " " + s
	}
	var b strings.Builder
	b.WriteString(" '")
	for _, c := range []byte(s) {
		switch {
		case c == '\'':
			b.WriteString(`'\''`)
		case o.csh && c == '!':
			b.WriteString(`'\!'`)
		case o.csh && c == '\n':
			b.WriteString(`\n`)
		case o.csh && (c == ' ' || c == '\t'):
			b.WriteByte('\'')
			b.WriteByte('\\')
			b.WriteByte(c)
			b.WriteByte('\'')
		default:
			b.WriteByte(c)
		}
	}
	return b.String() + "'"
}

func (o *optionParser) complain(format string, args ...any) {
	o.failed = true
	if !o.quiet {
		o.p.Stdout.Flush()
		fmt.Fprintf(o.p.Stderr, "%s: %s\n", o.name, fmt.Sprintf(format, args...))
	}
}

func (o *optionParser) run(args []string) int {
	short := o.short
	posix, inOrder := false, false
	switch {
	case strings.HasPrefix(short, "+"):
		posix, short = true, short[1:]
	case strings.HasPrefix(short, "-"):
		inOrder, short = true, short[1:]
	}
	if _, ok := o.p.Getenv("POSIXLY_CORRECT"); ok {
		posix = true
	}
	for i := 0; i < len(args); i++ {
		a := args[i]
		switch {
		case a == "--":
			for _, rest := range args[i+1:] {
				o.operands.WriteString(o.word(rest))
			}
			i = len(args)
		case strings.HasPrefix(a, "--"):
			i += o.longOption(a[2:], args[i+1:])
		case len(a) > 1 && a[0] == '-' && o.alternative && o.hasLong(a[1:]):
			i += o.longOption(a[1:], args[i+1:])
		case len(a) > 1 && a[0] == '-':
			i += o.cluster(a[1:], short, args[i+1:])
		case inOrder:
			o.out.WriteString(o.word(a))
		default:
			o.operands.WriteString(o.word(a))
			if posix {
				for _, rest := range args[i+1:] {
					o.operands.WriteString(o.word(rest))
				}
				i = len(args)
			}
		}
	}
	if !o.noOutput {
		o.p.Stdout.WriteString(o.out.String() + " --" + o.operands.String() + "\n")
	}
	if o.failed {
		return 1
	}
	return 0
}

func (o *optionParser) hasLong(a string) bool {
	name, _, _ := strings.Cut(a, "=")
	for _, l := range o.long {
		if strings.HasPrefix(l.Long, name) {
			return true
		}
	}
	return false
}

// longOption parses --a with the arguments that follow, and returns how many of
// them it used.
func (o *optionParser) longOption(a string, rest []string) int {
	g := command.NewGetopt(o.long, append([]string{"--" + a}, rest...))
	if !g.Next() {
		if g.Err != nil {
			o.complain("%v", g.Err)
		}
		return 0
	}
	opt := o.long[g.Opt-256]
	o.out.WriteString(" --" + opt.Long)
	if opt.Arg != command.NoArg {
		o.out.WriteString(o.word(g.Arg))
	}
	if opt.Arg == command.RequiredArg && !strings.Contains(a, "=") {
		return 1
	}
	return 0
}

// cluster parses the letters of a short option group.
func (o *optionParser) cluster(letters, short string, rest []string) int {
	for k := 0; k < len(letters); k++ {
		c := letters[k]
		i := strings.IndexByte(short, c)
		if i < 0 || c == ':' {
			o.complain("invalid option -- '%c'", c)
			continue
		}
		o.out.WriteString(" -" + string(rune(c)))
		attached := letters[k+1:]
		switch {
		case strings.HasPrefix(short[i+1:], "::"):
			o.out.WriteString(o.word(attached))
			return 0
		case strings.HasPrefix(short[i+1:], ":"):
			if attached != "" {
				o.out.WriteString(o.word(attached))
				return 0
			}
			if len(rest) == 0 {
				out := o.out.String()
				o.out.Reset()
				o.out.WriteString(out[:len(out)-3])
				o.complain("option requires an argument -- '%c'", c)
				return 0
			}
			o.out.WriteString(o.word(rest[0]))
			return 1
		}
	}
	return 0
}
