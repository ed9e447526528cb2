// Package sed holds the stream editor. Importing it registers sed.
//
// A script is compiled to a flat list of commands with resolved jumps; the engine
// in exec.go runs it once for every line. Behaviour and wording follow GNU sed 4.9.
// The command e and the flag e of s would run other programs with the pattern
// space as a script; they are refused.
package sed

import (
	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
)

func init() {
	command.Register(command.Spec{Name: "sed", Summary: "filter and transform text line by line", Run: run, Unwritable: command.Unwritable{Status: 4, Text: "{name}: couldn't flush stdout: {error}\n"}})
}

// Exit statuses.
const (
	exitUsage = 1 // a wrong script or invocation
	exitInput = 2 // an input file is missing
	exitPanic = 4 // an I/O error
)

type options struct {
	quiet     bool
	extended  bool
	separate  bool
	inPlace   bool
	suffix    string
	follow    bool
	nulData   bool
	unbuf     bool
	posix     bool
	sandbox   bool
	debug     bool
	lineWidth int
}

const (
	optPosix = 256 + iota
	optDebug
	optSandbox
	optFollow
)

var sedOpts = gnu.Options(
	command.Opt{Short: 'n', Long: "quiet"}, command.Opt{Short: 'n', Long: "silent"},
	command.Opt{Long: "debug", ID: optDebug},
	command.Opt{Short: 'e', Long: "expression", Arg: command.RequiredArg},
	command.Opt{Short: 'f', Long: "file", Arg: command.RequiredArg},
	command.Opt{Long: "follow-symlinks", ID: optFollow},
	command.Opt{Short: 'i', Long: "in-place", Arg: command.OptionalArg},
	command.Opt{Short: 'l', Long: "line-length", Arg: command.RequiredArg},
	command.Opt{Long: "posix", ID: optPosix},
	command.Opt{Short: 'E', Long: "regexp-extended"}, command.Opt{Short: 'r', ID: 'E'},
	command.Opt{Short: 's', Long: "separate"}, command.Opt{Long: "sandbox", ID: optSandbox},
	command.Opt{Short: 'u', Long: "unbuffered"}, command.Opt{Short: 'b', Long: "binary"},
	command.Opt{Short: 'z', Long: "null-data"}, command.Opt{Short: 'z', Long: "zero-terminated"},
)

const usage = "%s [OPTION]... {script-only-if-no-other-script} [input-file]...\nEdit the lines of the input files, or of standard input, as the script says."

// fatal unwinds to run with a message and a status.
type fatal struct {
	status int
	text   string
}

func run(p *command.Proc) (status int) {
	defer func() {
		if r := recover(); r != nil {
			f, ok := r.(fatal)
			if !ok {
				panic(r)
			}
			p.Errorf("%s", f.text)
			status = f.status
		}
	}()
	o := &options{lineWidth: 70}
	c := newCompiler(p, o)
	defer func() { p.Meter.Free(c.used) }()
	g := p.Getopt(sedOpts)
	type source struct {
		text string
		file bool
	}
	var scripts []source
	for g.Next() {
		switch g.Opt {
		case 'e':
			scripts = append(scripts, source{g.Arg, false})
		case 'f':
			scripts = append(scripts, source{g.Arg, true})
		case gnu.HelpID:
			return gnu.HelpOrVersion(p, g.Opt, usage, sedOpts)
		case gnu.VersionID:
			p.Stdout.WriteString("sed (GNU sed compatible, Ambit) 4.9\n")
			return 0
		default:
			o.set(g)
		}
	}
	if g.Err != nil {
		p.Errorf("%v", g.Err)
		return badUsage(p)
	}
	files := g.Operands
	if len(scripts) == 0 {
		if len(files) == 0 {
			return badUsage(p)
		}
		scripts = append(scripts, source{files[0], false})
		files = files[1:]
	}
	for _, s := range scripts {
		if s.file {
			c.file(s.text)
		} else {
			c.expression(s.text)
		}
	}
	prog := c.finish()
	if len(files) == 0 {
		files = []string{"-"}
	}
	return newMachine(p, o, prog, files).run()
}

// badUsage prints how sed is called on standard error.
func badUsage(p *command.Proc) int {
	out := command.NewOutput(writerHandle{p.Stderr}, p.Meter)
	q := *p
	q.Stdout = out
	gnu.HelpOrVersion(&q, gnu.HelpID, usage, sedOpts)
	out.Flush()
	return exitUsage
}

func (o *options) set(g *command.Getopt) {
	switch g.Opt {
	case 'n':
		o.quiet = true
	case 'i':
		o.inPlace, o.separate = true, true
		o.suffix = g.Arg
	case 'l':
		o.lineWidth = leadingInt(g.Arg)
	case 'E':
		o.extended = true
	case 's':
		o.separate = true
	case 'u':
		o.unbuf = true
	case 'z':
		o.nulData = true
	case optPosix:
		o.posix = true
	case optDebug:
		o.debug = true
	case optSandbox:
		o.sandbox = true
	case optFollow:
		o.follow = true
	}
}

func leadingInt(s string) int {
	n := 0
	for i := 0; i < len(s) && s[i] >= '0' && s[i] <= '9' && n < 1<<30; i++ {
		n = n*10 + int(s[i]-'0')
	}
	return n
}
