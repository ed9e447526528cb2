package jq

import (
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{Name: "jq", Summary: "query and transform JSON", Run: run, Unwritable: command.Unwritable{Status: 2, Text: "Error: writing output failed: {error}\n"}})
}

// The exit statuses of jq.
const (
	statusFalse   = 1 // --exit-status: the last output was false or null
	statusUsage   = 2
	statusCompile = 3
	statusNone    = 4 // no output with --exit-status, or malformed input
	statusError   = 5
)

// options are those of the command line.
type options struct {
	program    string
	hasProgram bool
	files      []string
	fromFile   bool
	null       bool
	raw        bool
	slurp      bool
	stream     bool
	streamErrs bool
	seq        bool
	rawOut     bool
	noNewline  bool
	nul        bool
	ascii      bool
	color      bool
	tab        bool
	indent     int
	sort       bool
	exitStatus bool
	search     []string
	positional []Value
	named      *builder
	help       bool
	version    bool
	buildInfo  bool
}

// invocation is one run of the command.
type invocation struct {
	p     *command.Proc
	m     *machine
	o     options
	w     *writer
	files bool // a file could not be read
}

func run(p *command.Proc) int {
	v := &invocation{p: p, o: options{indent: 2, named: newBuilder(4)}}
	v.m = &machine{meter: p.Meter, environ: p.Env, dir: p.Dir, globals: map[string]Value{}, load: v.loadFile}
	defer func() { p.Meter.Free(int64(v.m.deepest) * levelBytes) }()
	v.m.message = func(s string) {
		p.Stdout.Flush()
		io.WriteString(p.Stderr, s)
	}
	if msg := v.parseArgs(); msg != "" {
		v.m.message("jq: " + msg + "\nUse jq --help for help with command-line options,\nor see the jq manpage, or online docs  at https://stedolan.github.io/jq\n")
		return statusUsage
	}
	switch {
	case v.o.help:
		p.Stdout.WriteString(usage)
		return 0
	case v.o.version:
		p.Stdout.WriteString("jq-1.7.1\n")
		return 0
	case v.o.buildInfo:
		p.Stdout.WriteString("ambit\n")
		return 0
	}
	src := v.o.program
	if v.o.fromFile {
		text, err := v.readFile(src)
		if err != nil {
			v.m.message(fmt.Sprintf("jq: Could not open %s: %s\n", src, command.ErrText(err)))
			return statusUsage
		}
		src = text
	}
	args := newBuilder(2)
	args.set("positional", newArray(v.o.positional))
	args.set("named", v.o.named.value())
	v.m.globals["ARGS"] = args.value()
	v.m.globals["__prog_args"] = newArray(v.o.positional)
	v.m.search = v.o.search
	if v.m.search == nil {
		v.m.search = []string{"~/.jq", "$ORIGIN/../lib/jq", "$ORIGIN/lib"}
	}
	prog, faults := v.m.compile(src)
	if len(faults) > 0 {
		v.reportFaults(src, faults)
		return statusCompile
	}
	return v.main(prog)
}

func (v *invocation) reportFaults(src string, faults []*compileError) {
	var b strings.Builder
	for _, f := range faults {
		if f.off < 0 {
			fmt.Fprintf(&b, "jq: error: %s\n", f.msg)
			continue
		}
		off := min(f.off, len(src))
		line := 1 + strings.Count(src[:off], "\n")
		start := strings.LastIndexByte(src[:off], '\n') + 1
		end := len(src)
		if i := strings.IndexByte(src[off:], '\n'); i >= 0 {
			end = off + i
		}
		fmt.Fprintf(&b, "jq: error: %s at <top-level>, line %d:\n%s%*s\n", f.msg, line, src[start:end], off-start, "")
	}
	plural := ""
	if len(faults) > 1 {
		plural = "s"
	}
	fmt.Fprintf(&b, "jq: %d compile error%s\n", len(faults), plural)
	v.m.message(b.String())
}

// main feeds the inputs to the program.
func (v *invocation) main(prog *program) int {
	o := &v.o
	r := newReader(v.m)
	v.m.in = r
	r.files, r.raw, r.slurp, r.errors = o.files, o.raw, o.slurp, o.streamErrs
	r.t.seq, r.t.lost = o.seq, o.seq
	if len(o.files) == 0 {
		r.stdin = v.p.Stdin
	}
	if (o.stream || o.streamErrs) && !o.raw {
		r.stream = &streamParser{t: r.t, m: v.m}
	}
	r.open = func(name string) (view.Handle, error) { return v.p.OpenInput(name) }
	r.fail = func(name string, err error) {
		v.m.message(fmt.Sprintf("jq: error: Could not open file %s: %s\n", name, command.ErrText(err)))
		v.files = true
	}
	r.failed = func(err error) {
		v.files = true
		if len(r.files) > 0 { // jq looks for the error when it opens the next file
			v.m.message("Input error: " + command.ErrText(err) + "\n")
		}
	}
	v.w = &writer{m: v.m, indent: o.indent, tab: o.tab, sort: o.sort, ascii: o.ascii, flush: func(b []byte) { v.p.Stdout.Write(b) }}
	if o.color {
		v.w.color = v.colors()
	}
	status := 0
	last := statusNone
	if o.null {
		status, last = v.process(prog, null, last)
	} else {
	loop:
		for {
			in, ok, err := r.next()
			switch {
			case err != nil && o.seq:
				v.m.message("ignoring parse error: " + err.Error() + "\n")
				continue
			case err != nil:
				v.m.message("parse error: " + err.Error() + "\n")
				return statusNone
			case !ok:
				break loop
			}
			status, last = v.process(prog, in, last)
			if status < 0 {
				return -status - 1
			}
		}
	}
	switch {
	case status < 0:
		return -status - 1
	case v.files:
		return statusUsage
	case status != 0:
		return status
	case o.exitStatus:
		return last
	}
	return 0
}

// process runs the program on one input and prints what it gives. A negative status
// -s-1 ends the command with s.
func (v *invocation) process(prog *program, in Value, last int) (status, lastStatus int) {
	m, out := v.m, v.p.Stdout
	m.depth = 0
	err := m.each(prog.body, nil, in, nil, func(x Value, _ *path) error {
		w := v.w
		w.b = w.b[:0]
		if v.o.nul && x.kind() == String && strings.IndexByte(x.str(), 0) >= 0 {
			return errorf("Cannot dump a string containing NUL with --raw-output0 option")
		}
		if v.o.seq && !(v.o.rawOut && x.kind() == String) {
			w.b = append(w.b, '\x1e')
		}
		switch {
		case v.o.rawOut && x.kind() == String && !v.o.ascii:
			out.Write(w.b)
			out.WriteString(x.str())
			w.b = w.b[:0]
		case v.o.rawOut && x.kind() == String:
			start := len(w.b)
			w.string(x.str())
			w.b = append(w.b[:start], w.b[start:]...)
		default:
			w.depth = 0
			w.value(x)
		}
		switch {
		case v.o.nul:
			w.b = append(w.b, 0)
		case !v.o.noNewline:
			w.b = append(w.b, '\n')
		}
		out.Write(w.b)
		last = 0
		if !x.truthy() {
			last = statusFalse
		}
		return nil
	})
	if err == nil {
		return 0, last
	}
	var h *haltError
	var raised *valueError
	switch {
	case errors.As(err, &h):
		if !h.silent {
			switch h.message.kind() {
			case String:
				m.message(h.message.str())
			case Null:
			default:
				m.message(m.json(h.message) + "\n")
			}
		}
		return -h.status - 1, last
	case errors.As(err, &raised):
		if raised.v.kind() == String {
			m.message(fmt.Sprintf("jq: error (at %s): %s\n", v.where(), raised.v.str()))
		} else {
			m.message(fmt.Sprintf("jq: error (at %s) (not a string): %s\n", v.where(), m.json(raised.v)))
		}
	default:
		m.message(fmt.Sprintf("jq: error (at %s): %s\n", v.where(), err))
	}
	return statusError, last
}

func (v *invocation) where() string {
	r := v.m.in
	if r.name == "" {
		return "<unknown>"
	}
	return r.name + ":" + strconv.Itoa(r.line())
}

// colors are the defaults, changed by JQ_COLORS.
func (v *invocation) colors() *palette {
	c := defaultColors()
	spec, _ := v.p.Getenv("JQ_COLORS")
	if spec == "" || strings.Trim(spec, "0123456789;:") != "" {
		return c
	}
	for i, code := range strings.Split(spec, ":") {
		switch {
		case i < len(c.kinds):
			c.kinds[i] = "\x1b[" + code + "m"
		case i == len(c.kinds):
			c.key = "\x1b[" + code + "m"
		}
	}
	return c
}

// loadFile reads a module.
func (v *invocation) loadFile(name string) (string, bool) {
	text, err := v.readFile(name)
	return text, err == nil
}

// readFile reads a whole file; its bytes count as memory for the rest of the call.
func (v *invocation) readFile(name string) (string, error) {
	h, err := v.p.Open(name)
	if err != nil {
		return "", err
	}
	defer h.Close()
	var b strings.Builder
	buf := make([]byte, 32<<10)
	for {
		n, err := h.Read(buf)
		v.m.meter.Bytes(n)
		v.m.meter.Alloc(int64(n))
		b.Write(buf[:n])
		if err == io.EOF {
			return b.String(), nil
		}
		if err != nil {
			return "", err
		}
	}
}
