package capability

import (
	"fmt"
	"path"
	"strings"
)

// Files is what Resolve knows of the machine. Paths are absolute and clean.
type Files interface {
	// Kind says what a path leads to, links followed.
	Kind(path string) Kind
	// Read reads the regular file at a path to its end. A pinned one is copied while it is
	// read, so that what is run later is what was digested.
	Read(path string, pinned bool) (*Content, error)
	// LookPath finds a program by its bare name.
	LookPath(name string) (string, error)
}

// Kind is what a path leads to.
type Kind int

// The kinds.
const (
	Nothing   Kind = iota // no such file, or not to be seen
	Regular               // a regular file
	Directory             // a directory
	Special               // a FIFO, socket or device
)

// Content is a file that was read.
type Content struct {
	Path       string // absolute
	Real       string // free of symbolic links
	SHA256     string
	Head       []byte // its first bytes, at least of the first line
	Executable bool
	Pinned     bool
	// Handle is what Files.Read keeps the bytes in.
	Handle any
}

// Arg is one argument of a plan.
type Arg struct {
	Text string
	File *Content // if set, the argument is the path of this file
}

// Check is the state of one pin.
type Check struct {
	Path     string
	Expected string // "" for an interpreter that is recorded only
	Actual   string // "" if it cannot be read
	Err      string
	Missing  bool
}

// Plan is what would be run.
type Plan struct {
	Script  *Content // that `sha256` pins
	Program *Content // that is executed: an interpreter, or the script
	Files   []*Content
	Argv    []Arg
	Checks  []Check
}

// Refusal says why an entry cannot be run.
type Refusal struct {
	Failure Failure
	Message string
}

func (r *Refusal) Error() string { return r.Message }

// Outcome is the refusal as the outcome of a call.
func (r *Refusal) Outcome() Outcome {
	f := r.Failure
	out := Failed(f.Kind, "%s", r.Message)
	out.Failure = &f
	return out
}

func (e *Entry) refuse(f Failure, format string, args ...any) *Refusal {
	return &Refusal{f, "script capability `" + e.Name + "` " + fmt.Sprintf(format, args...)}
}

// Abs is a path of the entry made absolute.
func (e *Entry) Abs(p string) string {
	if path.IsAbs(p) {
		return path.Clean(p)
	}
	return path.Join(e.Dir, p)
}

// resolver works out one plan.
type resolver struct {
	e     *Entry
	files Files
	plan  *Plan
	first *Refusal // the first mistake
}

func (r *resolver) note(no *Refusal) {
	if r.first == nil {
		r.first = no
	}
}

// Resolve works out what the entry runs, and verifies it: every file that its command line
// names must be pinned and be what was pinned. A command that is looked up on PATH, or
// given by an absolute path in front of a script, is the interpreter: it is pinned if
// `files` names it, and else recorded.
//
// The plan has the state of every pin also where the entry is refused.
func (e *Entry) Resolve(files Files) (*Plan, *Refusal) {
	r := &resolver{e: e, files: files, plan: &Plan{}}
	r.resolve()
	return r.plan, r.first
}

func (r *resolver) resolve() {
	script, named := r.names()
	if r.first != nil {
		return
	}
	contents := map[string]*Content{}
	if c := r.pinned(script, r.e.SHA256); c != nil {
		contents[script] = c
	}
	r.plan.Script = contents[script]
	for _, f := range r.e.Files {
		at := r.e.Abs(f.Path)
		if !strings.Contains(f.Path, "/") && at != script && r.files.Kind(at) == Nothing {
			// A bare name that is no file here is that of the interpreter.
			if found, err := r.files.LookPath(f.Path); err == nil {
				at = found
			}
		}
		if contents[at] != nil {
			r.note(r.e.refuse(Failure{Kind: FailFile, Path: at}, "pins `%s` twice", at))
			continue
		}
		if c := r.pinned(at, f.SHA256); c != nil {
			contents[at] = c
			r.plan.Files = append(r.plan.Files, c)
		}
	}
	if r.first != nil {
		return
	}
	for i, a := range r.e.Argv {
		arg := Arg{Text: a}
		if at, ok := named[i]; ok {
			arg.File = contents[at]
		}
		r.plan.Argv = append(r.plan.Argv, arg)
	}
	r.program(named)
}

// names finds the script, and the paths of all arguments that are files.
func (r *resolver) names() (script string, named map[int]string) {
	named = map[int]string{}
	pins := map[string]bool{}
	for _, f := range r.e.Files {
		pins[r.e.Abs(f.Path)] = true
	}
	var free []int // arguments that are files which `files` does not pin
	for i, a := range r.e.Argv {
		if a == "" || i == 0 && !strings.Contains(a, "/") {
			continue
		}
		at := r.e.Abs(a)
		switch r.files.Kind(at) {
		case Regular:
			named[i] = at
			if !pins[at] {
				free = append(free, i)
			}
		case Special:
			r.note(r.e.refuse(Failure{Kind: FailFile, Path: at}, "argv names `%s`, which is a FIFO, socket or device: only regular files can be pinned", a))
		case Directory:
			if i == 0 || !path.IsAbs(a) && r.e.Cwd == "" {
				r.note(r.e.refuse(Failure{Kind: FailFile, Path: at}, "argv names `%s`, which is a directory: only regular files can be pinned (give an absolute path, or `cwd`)", a))
			}
		}
	}
	if len(free) > 1 && free[0] == 0 && path.IsAbs(r.e.Argv[0]) {
		free = free[1:] // the interpreter
		delete(named, 0)
	}
	switch {
	case r.first != nil:
	case len(free) == 0:
		r.plan.Checks = append(r.plan.Checks, Check{Expected: r.e.SHA256, Missing: true, Err: "argv names no file"})
		r.note(r.e.refuse(Failure{Kind: FailFile}, "argv does not name a readable script file"))
	case len(free) > 1:
		a := r.e.Argv[free[1]]
		r.note(r.e.refuse(Failure{Kind: FailFile, Path: r.e.Abs(a)}, "argv names `%s`, which is not pinned: add it to `files`", a))
	default:
		script = named[free[0]]
	}
	return script, named
}

// pinned reads a file and compares it with its pin.
func (r *resolver) pinned(at, expected string) *Content {
	check := Check{Path: at, Expected: expected}
	defer func() { r.plan.Checks = append(r.plan.Checks, check) }()
	switch r.files.Kind(at) {
	case Nothing:
		check.Missing, check.Err = true, "no such file"
		r.note(r.e.refuse(Failure{Kind: FailFile, Path: at}, "failed to read `%s`: no such file or directory", at))
		return nil
	case Directory, Special:
		check.Err = "not a regular file"
		r.note(r.e.refuse(Failure{Kind: FailFile, Path: at}, "failed to read `%s`: not a regular file", at))
		return nil
	}
	c, err := r.files.Read(at, true)
	if err != nil {
		check.Err = err.Error()
		r.note(r.e.refuse(Failure{Kind: FailFile, Path: at}, "failed to read `%s`: %v", at, err))
		return nil
	}
	check.Actual = c.SHA256
	if c.SHA256 != expected {
		r.note(r.e.refuse(Failure{Kind: FailPin, Path: at, Expected: expected, Actual: c.SHA256}, "hash mismatch: expected %s, got %s (%s)", expected, c.SHA256, at))
		return nil
	}
	return c
}

// program finds what is executed: argv[0], and what its first line asks for.
func (r *resolver) program(named map[int]string) {
	if _, isFile := named[0]; isFile {
		r.plan.Program = r.plan.Argv[0].File
	} else if !r.interpreter(r.e.Argv[0]) {
		return
	}
	// As the kernel does, and as often.
	for range 5 {
		p := r.plan.Program
		if !p.Executable {
			r.note(r.e.refuse(Failure{Kind: FailFile, Path: p.Path}, "`%s` is not executable", p.Path))
			return
		}
		words, ok := interpreterLine(p.Head)
		if !ok {
			return
		}
		if len(words) == 0 {
			break
		}
		r.plan.Argv[0] = Arg{Text: p.Path, File: p}
		rest := r.plan.Argv
		r.plan.Argv = nil
		for _, w := range words {
			r.plan.Argv = append(r.plan.Argv, Arg{Text: w})
		}
		r.plan.Argv = append(r.plan.Argv, rest...)
		if !r.interpreter(words[0]) {
			return
		}
	}
	r.note(r.e.refuse(Failure{Kind: FailFile, Path: r.plan.Program.Path}, "`%s` has no usable `#!` line", r.plan.Program.Path))
}

// interpreter makes a command the program: that of a pin if one is about it, else as it
// stands, with its digest recorded.
func (r *resolver) interpreter(name string) bool {
	at := name
	if !strings.Contains(name, "/") {
		found, err := r.files.LookPath(name)
		if err != nil {
			r.plan.Checks = append(r.plan.Checks, Check{Path: name, Missing: true, Err: "not found on PATH"})
			r.note(r.e.refuse(Failure{Kind: FailFile, Path: name}, "interpreter `%s` is not found on PATH", name))
			return false
		}
		at = found
	}
	at = r.e.Abs(at)
	for _, c := range append([]*Content{r.plan.Script}, r.plan.Files...) {
		if c.Path == at {
			r.plan.Program = c
			return true
		}
	}
	check := Check{Path: at}
	defer func() { r.plan.Checks = append(r.plan.Checks, check) }()
	if kind := r.files.Kind(at); kind != Regular {
		check.Missing, check.Err = kind == Nothing, "not a readable program"
		r.note(r.e.refuse(Failure{Kind: FailFile, Path: at}, "interpreter `%s` is not a readable program", at))
		return false
	}
	c, err := r.files.Read(at, false)
	if err != nil {
		check.Err = err.Error()
		r.note(r.e.refuse(Failure{Kind: FailFile, Path: at}, "failed to read interpreter `%s`: %v", at, err))
		return false
	}
	check.Actual = c.SHA256
	// A pin may name the interpreter by another path: /bin may be a link to /usr/bin.
	for _, p := range r.plan.Files {
		if p.Real == c.Real {
			c = p
			check.Expected = p.SHA256
		}
	}
	r.plan.Program = c
	return true
}

// interpreterLine takes a `#!` line apart: the interpreter and at most one argument, as
// the kernel does. `/usr/bin/env NAME` is NAME itself. ok is false if there is none; no
// words are a line that names nothing.
func interpreterLine(head []byte) (words []string, ok bool) {
	line, ok := strings.CutPrefix(string(head), "#!")
	if !ok {
		return nil, false
	}
	line, _, _ = strings.Cut(line, "\n")
	line = strings.Trim(line, " \t\r")
	name, arg, _ := strings.Cut(strings.ReplaceAll(line, "\t", " "), " ")
	arg = strings.Trim(arg, " ")
	if name == "" {
		return nil, true
	}
	if path.Base(name) == "env" && arg != "" && !strings.ContainsAny(arg, " =") && arg[0] != '-' {
		return []string{arg}, true
	}
	if arg == "" {
		return []string{name}, true
	}
	return []string{name, arg}, true
}

// Pinned is the file for the ledger.
func (c *Content) pin() Pinned { return Pinned{Path: c.Path, SHA256: c.SHA256, Pinned: c.Pinned} }

// Process is the plan for the ledger.
func (p *Plan) Process(e *Entry) *Process {
	out := &Process{Manifest: e.Digest(), Enforced: []string{}, NotEnforced: []string{}, Files: []Pinned{}}
	if p.Program != nil {
		out.Program = p.Program.pin()
	}
	if p.Script != nil {
		out.Script = p.Script.pin()
	}
	for _, f := range p.Files {
		out.Files = append(out.Files, f.pin())
	}
	return out
}

// Variables resolves the entry's references to the environment.
func (e *Entry) Variables(lookup func(string) (string, bool)) ([]string, *Refusal) {
	var env []string
	for _, v := range e.Env {
		value, ok := lookup(v.From)
		if !ok || strings.IndexByte(value, 0) >= 0 || strings.ToValidUTF8(value, "") != value {
			return nil, e.refuse(Failure{Kind: FailEnv, Path: v.From}, "requires missing environment variable `%s`", v.From)
		}
		env = append(env, v.Name+"="+value)
	}
	return env, nil
}
