// Package awk is the awk language as GNU awk has it: POSIX awk and the extensions
// that scripts use.
//
// A program is parsed (lex.go, parse.go, expr.go) and compiled to closures
// (compile.go, compile_stmt.go) over an interpreter (interp.go). Records are
// substrings of what was read; fields are found when they are asked for
// (record.go). Arrays keep gawk's own order (array.go), so that for (k in a)
// prints what it prints there. The reference is the GNU Awk User's Guide, 5.2.
package awk

import (
	"errors"
	"fmt"
	"io"
	"strings"

	"ambit/core/errno"
	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/workspace/view"
)

func init() {
	for _, name := range []string{"awk", "gawk", "nawk"} {
		command.Register(command.Spec{Name: name, Summary: "scan and process text by patterns", Run: run})
	}
}

// options are what the command line selects besides the program.
type options struct {
	posix, traditional, bytes, nonDecimal, sandbox, inPlace bool
}

// strict says that gawk's extensions are off.
func (o options) strict() bool { return o.posix || o.traditional }

const (
	optSource = 256 + iota
	optVersion
	optHelp
	optSandbox
	optIgnored
	optRefused
)

var optTable = []command.Opt{
	{Short: 'f', Long: "file", Arg: command.RequiredArg},
	{Short: 'F', Long: "field-separator", Arg: command.RequiredArg},
	{Short: 'v', Long: "assign", Arg: command.RequiredArg},
	{Short: 'e', Long: "source", Arg: command.RequiredArg},
	{Short: 'E', Long: "exec", Arg: command.RequiredArg},
	{Short: 'i', Long: "include", Arg: command.RequiredArg},
	{Short: 'b', Long: "characters-as-bytes"},
	{Short: 'c', Long: "traditional"},
	{Short: 'P', Long: "posix"},
	{Short: 'n', Long: "non-decimal-data"},
	{Short: 'N', Long: "use-lc-numeric", ID: optIgnored},
	{Short: 'r', Long: "re-interval", ID: optIgnored},
	{Short: 'O', Long: "optimize", ID: optIgnored},
	{Short: 's', Long: "no-optimize", ID: optIgnored},
	{Short: 'I', Long: "trace", ID: optIgnored},
	{Short: 'L', Long: "lint", Arg: command.OptionalArg, ID: optIgnored},
	{Short: 't', Long: "lint-old", ID: optIgnored},
	{Short: 'S', Long: "sandbox", ID: optSandbox},
	{Short: 'V', Long: "version", ID: optVersion},
	{Short: 'h', Long: "help", ID: optHelp},
	{Short: 'C', Long: "copyright", ID: optVersion},
	{Short: 'M', Long: "bignum", ID: optRefused},
	{Short: 'D', Long: "debug", Arg: command.OptionalArg, ID: optRefused},
	{Short: 'l', Long: "load", Arg: command.RequiredArg, ID: optRefused},
	{Short: 'o', Long: "pretty-print", Arg: command.OptionalArg, ID: optRefused},
	{Short: 'p', Long: "profile", Arg: command.OptionalArg, ID: optRefused},
	{Short: 'd', Long: "dump-variables", Arg: command.OptionalArg, ID: optRefused},
	{Short: 'g', Long: "gen-pot", ID: optRefused},
	{Short: 'W', Arg: command.RequiredArg, ID: optRefused},
}

const usage = `Usage: %[1]s [POSIX or GNU style options] -f progfile [--] file ...
Usage: %[1]s [POSIX or GNU style options] [--] 'program' file ...
POSIX options:		GNU long options: (standard)
	-f progfile		--file=progfile
	-F fs			--field-separator=fs
	-v var=val		--assign=var=val
Short options:		GNU long options: (extensions)
	-b			--characters-as-bytes
	-c			--traditional
	-e 'program-text'	--source='program-text'
	-E file			--exec=file
	-h			--help
	-i includefile		--include=includefile
	-n			--non-decimal-data
	-P			--posix
	-r			--re-interval
	-S			--sandbox
	-V			--version
`

// invocation is the parsed command line.
type invocation struct {
	opts     options
	sources  []*source
	program  bool // sources hold more than included files
	assigns  []string
	fs       string
	hasFS    bool
	operands []string
}

func run(p *command.Proc) (status int) {
	inv, status, ok := parseCommandLine(p)
	if !ok {
		return status
	}
	p.Charge(100) // what it makes ready before it reads its program
	in := newInterp(p, inv.opts)
	defer in.meter.release()
	if status, ok := in.parse(inv.sources); !ok {
		return status
	}
	return in.main(inv)
}

func parseCommandLine(p *command.Proc) (inv *invocation, status int, ok bool) {
	inv = &invocation{}
	g := p.Getopt(optTable)
	g.Posix = true
	badSource := 2
	file := func(name string) bool {
		text, err := readSource(p, name)
		if errors.Is(err, errno.EISDIR) {
			fmt.Fprintf(p.Stderr, "%s: %s:1: error: cannot read source file `%s': %s\n", p.Name, name, name, errno.Text(err))
			badSource = 1
			return false
		}
		if err != nil {
			fmt.Fprintf(p.Stderr, "%s: fatal: cannot open source file `%s' for reading: %s\n", p.Name, name, errno.Text(err))
			return false
		}
		inv.sources = append(inv.sources, &source{name: name, text: text, file: true})
		return true
	}
	for g.Next() {
		switch g.Opt {
		case 'f':
			if !file(g.Arg) {
				return nil, badSource, false
			}
			inv.program = true
		case 'E':
			if !file(g.Arg) {
				return nil, badSource, false
			}
			inv.program = true
		case 'i':
			if g.Arg == "inplace" {
				inv.opts.inPlace = true
			} else if !file(g.Arg) {
				return nil, badSource, false
			}
		case 'e':
			inv.sources = append(inv.sources, &source{name: "cmd. line", text: g.Arg})
			inv.program = true
		case 'F':
			inv.fs, inv.hasFS = g.Arg, true
		case 'v':
			_, _, ok := assignment(g.Arg)
			if name, _, found := strings.Cut(g.Arg, "="); found && !ok {
				fmt.Fprintf(p.Stderr, "%s: fatal: `%s' is not a legal variable name\n", p.Name, name)
				return nil, 2, false
			}
			if !ok {
				fmt.Fprintf(p.Stderr, "%s: `%s' argument to `-v' not in `var=value' form\n\n"+usage, p.Name, g.Arg)
				return nil, 1, false
			}
			inv.assigns = append(inv.assigns, g.Arg)
		case 'b':
			inv.opts.bytes = true
		case 'c':
			inv.opts.traditional = true
		case 'P':
			inv.opts.posix = true
		case 'n':
			inv.opts.nonDecimal = true
		case optSandbox:
			inv.opts.sandbox = true
		case optVersion:
			p.Stdout.WriteString("GNU Awk 5.2.1 (compatible: this awk is part of ambit)\n")
			return nil, 0, false
		case optHelp:
			p.Stdout.Printf(usage, p.Name)
			return nil, 0, false
		case optRefused:
			fmt.Fprintf(p.Stderr, "%s: fatal: option is not supported here: see %s --help\n", p.Name, p.Name)
			return nil, 2, false
		}
	}
	if g.Err != nil {
		text := g.Err.Error()
		if option, ok := strings.CutPrefix(text, "option requires an argument -- '"); ok {
			text = "option requires an argument -- " + strings.TrimSuffix(option, "'")
		}
		p.Errorf("%s", text)
		fmt.Fprintf(p.Stderr, usage, p.Name)
		return nil, 1, false
	}
	inv.operands = g.Operands
	if !inv.program {
		if len(inv.operands) == 0 {
			fmt.Fprintf(p.Stderr, usage, p.Name)
			return nil, 1, false
		}
		inv.sources = append(inv.sources, &source{name: "cmd. line", text: inv.operands[0]})
		inv.operands = inv.operands[1:]
	}
	return inv, 0, true
}

// maxSource bounds a program file.
const maxSource = 8 << 20

func readSource(p *command.Proc, name string) (string, error) {
	h, err := p.OpenInput(name)
	if err != nil {
		return "", err
	}
	defer h.Close()
	if info, err := h.Stat(); err == nil && info.Kind == view.Dir {
		return "", errno.EISDIR
	}
	b, err := io.ReadAll(io.LimitReader(h, maxSource+1))
	if err != nil {
		return "", err
	}
	if len(b) > maxSource {
		return "", errno.EFBIG
	}
	p.Meter.Bytes(len(b))
	p.Meter.Alloc(int64(len(b)))
	p.Meter.Free(int64(len(b)))
	return string(b), nil
}

func newInterp(p *command.Proc, opts options) *interp {
	in := &interp{p: p, meter: &memory{Meter: p.Meter}, name: p.Name, opts: opts, utf8: p.UTF8() && !opts.bytes, prog: newProgram()}
	in.convfmt, in.ofmt, in.ofs, in.ors, in.subsep = "%.6g", "%.6g", " ", "\n", "\x1c"
	in.random.seed = 1
	in.out = &stream{name: "standard output", kind: toFile, dst: p.Stdout, shared: true}
	in.rec.done, in.rec.kind = true, unassigned
	in.rec.from = vFS
	in.input.arg = 1
	in.input.rs = separator{char: '\n'}
	return in
}

// parse reads the program. A syntax error is reported in gawk's manner.
func (in *interp) parse(sources []*source) (status int, ok bool) {
	ps := &parser{lexer: &lexer{utf8: in.utf8, strict: in.opts.strict()}, prog: in.prog, seen: map[string]bool{}}
	ps.lexer.warn = func(at loc, format string, args ...any) {
		fmt.Fprintf(in.p.Stderr, "%s: %s:%d: %s\n", in.name, at.src.name, at.line, fmt.Sprintf(format, args...))
	}
	ps.include = func(name string, at loc) (*source, error) {
		for _, n := range []string{name, name + ".awk", "/usr/share/awk/" + name, "/usr/share/awk/" + name + ".awk"} {
			if text, err := readSource(in.p, n); err == nil {
				return &source{name: n, text: text, file: true}, nil
			}
		}
		return nil, fmt.Errorf("error: cannot open source file `%s' for reading: No such file or directory", name)
	}
	status, ok = 0, true
	func() {
		defer func() {
			if in.meter.Ended() {
				return
			}
			switch e := recover().(type) {
			case nil:
			case *syntaxError:
				in.reportSyntax(e)
				status, ok = 1, false
				if strings.HasPrefix(e.text, "fatal:") {
					status = 2
				}
			default:
				panic(e)
			}
		}()
		for _, src := range sources {
			in.meter.Bytes(len(src.text))
			ps.parseSource(src)
		}
		if len(ps.errors) == 0 {
			ps.resolveCalls()
		}
	}()
	if ok && len(ps.errors) > 0 {
		for _, e := range ps.errors {
			fmt.Fprintf(in.p.Stderr, "%s: %s\n", in.name, e)
		}
		return 1, false
	}
	return status, ok
}

// reportSyntax prints the offending line and a caret below the place.
func (in *interp) reportSyntax(e *syntaxError) {
	w := in.p.Stderr
	at := fmt.Sprintf("%s: ", in.name)
	if e.at.src != nil {
		at += fmt.Sprintf("%s:%d: ", e.at.src.name, e.at.line)
	}
	if !e.caret {
		fmt.Fprintf(w, "%s%s\n", at, e.text)
		return
	}
	text := e.at.src.text
	off := min(e.offset, len(text))
	start := strings.LastIndexByte(text[:off], '\n') + 1
	end := strings.IndexByte(text[start:], '\n')
	if end < 0 {
		end = len(text)
	} else {
		end += start
	}
	pad := []byte(text[start:off])
	for i, c := range pad {
		if c != '\t' {
			pad[i] = ' '
		}
	}
	fmt.Fprintf(w, "%s%s\n%s%s^ %s\n", at, text[start:end], at, pad, e.text)
}

// main runs the parsed program.
func (in *interp) main(inv *invocation) (status int) {
	defer func() {
		// A limit or a signal ends the call: what was printed stays printed.
		if in.out != nil && len(in.out.buf) > 0 {
			b := in.out.buf
			in.out.buf = nil
			in.p.Stdout.Write(b)
		}
	}()
	defer func() {
		if in.meter.Ended() {
			return
		}
		switch e := recover().(type) {
		case nil:
		case *fatalError:
			in.flushOut()
			in.p.Stdout.Flush()
			fmt.Fprintf(in.p.Stderr, "%s: %s%s: %s\n", in.name, in.where(e.at), e.word, e.text)
			status = e.status
		case command.SIGPIPE:
			in.out.buf = nil
			panic(e)
		default:
			panic(e)
		}
	}()
	in.globals = make([]cell, len(in.prog.globals))
	in.initialise(inv)
	in.compile()
	in.compiled = true
	in.runProgram()
	return in.status
}

func (in *interp) compile() {
	c := &compiler{in: in}
	// In order of names, for the order of warnings.
	for _, name := range sortedNames(in.prog.funcs) {
		f := in.prog.funcs[name]
		f.code = c.block(f.body.list)
	}
	for _, rs := range [][]*rule{in.prog.begin, in.prog.beginFile, in.prog.rules, in.prog.endFile, in.prog.end} {
		c.rules(rs)
	}
}

// runProgram runs BEGIN, the main input and END.
func (in *interp) runProgram() {
	sig := in.guarded(func() signal { return in.runRules(in.prog.begin) })
	in.refuseNext(sig, "BEGIN")
	if sig != sigExit && len(in.prog.rules)+len(in.prog.end)+len(in.prog.beginFile)+len(in.prog.endFile) > 0 {
		in.guarded(in.readAll)
	}
	if !in.ended {
		in.ended = true
		in.refuseNext(in.guarded(func() signal { return in.runRules(in.prog.end) }), "END")
	}
	in.closeMain()
	in.finishInPlace()
	in.closeAll()
	in.flushOut()
}

// refuseNext reports a next that a function called from the wrong rule.
func (in *interp) refuseNext(sig signal, word string) {
	switch sig {
	case sigNext:
		in.fatal(loc{}, "`next' cannot be called from a `%s' rule", word)
	case sigNextFile:
		in.fatal(loc{}, "`nextfile' cannot be called from a `%s' rule", word)
	}
}

// guarded runs f and turns an exit or next from within a function into a signal.
func (in *interp) guarded(f func() signal) (sig signal) {
	frame, calls, fn := in.frame, in.calls, in.frameOf
	defer func() {
		if in.meter.Ended() {
			return
		}
		switch e := recover().(type) {
		case nil:
		case unwind:
			in.frame, in.calls, in.frameOf = frame, calls, fn
			in.scratch = in.scratch[:0]
			sig = e.sig
		default:
			panic(e)
		}
	}()
	return f()
}

func (in *interp) runRules(rs []*rule) signal {
	for _, r := range rs {
		in.last = r.end
		if sig := r.code(); sig != sigNone {
			return sig
		}
	}
	return sigNone
}

// readAll applies the rules to each record.
func (in *interp) readAll() signal {
	for {
		sig := in.guarded(in.readSome)
		switch sig {
		case sigExit, sigNone:
			return sig
		case sigNextFile:
			in.skipFile()
		}
	}
}

// skipFile is nextfile: the rest of the file is passed over.
func (in *interp) skipFile() {
	if in.input.r != nil {
		in.input.r.err = nil
		in.endOfFile()
	}
}

// readSome reads records until the end, or until a signal that unwound.
func (in *interp) readSome() signal {
	rules := in.prog.rules
	for in.nextRecord() {
		in.meter.Charge(fuel.Step)
		if len(rules) > 0 {
			in.last = rules[len(rules)-1].end
		}
	record:
		for _, r := range rules {
			switch sig := r.code(); sig {
			case sigNone:
			case sigNext:
				break record
			case sigNextFile:
				in.skipFile()
				break record
			default:
				return sig
			}
		}
	}
	return sigNone
}
