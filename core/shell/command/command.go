// Package command is the contract between the virtual shell and its commands.
//
// A command is one file with one registration, one options struct and one run
// function over a Proc. It reads p.Stdin, writes p.Stdout, reports with p.Errorf
// and returns its exit status. It needs no error path for limits, for a vanished
// reader or for being killed: Charge, Alloc and writes unwind by panic, and the
// command boundary turns that into the right status.
//
//	func init() {
//		command.Register(command.Spec{Name: "rev", Summary: "reverse lines characterwise", Run: runRev})
//	}
package command

import (
	"fmt"
	"io"
	"slices"
	"time"

	"ambit/core/errno"
	"ambit/core/fuel"
	"ambit/core/workspace/view"
)

// Spec registers a command under its name.
type Spec struct {
	Name    string
	Summary string // one line, lower case, no full stop
	Run     func(p *Proc) int

	// ShortName says that messages name the command without the directory that it was
	// called by; those of most GNU tools begin with argv[0].
	ShortName bool
	// Unwritable is how the command ends when standard output cannot be written.
	Unwritable Unwritable
}

var registry = map[string]Spec{}

// Register adds a command to the registry; it is called from init functions. A
// second command of one name panics, since that is a mistake in the program.
func Register(s Spec) {
	if _, dup := registry[s.Name]; dup {
		panic("command registered twice: " + s.Name)
	}
	registry[s.Name] = s
}

// Lookup finds a registered command.
func Lookup(name string) (Spec, bool) {
	s, ok := registry[name]
	return s, ok
}

// Names lists the registered commands in byte order.
func Names() []string {
	names := make([]string, 0, len(registry))
	for n := range registry {
		names = append(names, n)
	}
	slices.Sort(names)
	return names
}

// Stdio is the set of files that a child command starts with; nil fields inherit
// those of the parent.
type Stdio struct {
	Stdin          view.Handle
	Stdout, Stderr view.Handle
}

// NotRun is why Host.Run found no command, told by its status.
func NotRun(status int) string {
	if status == 126 {
		return ErrText(errno.EACCES)
	}
	return ErrText(errno.ENOENT)
}

// Host is what the shell gives a command: other commands, time and coroutines.
type Host interface {
	// Run runs argv as bash would run a simple command that is not a function or
	// alias (builtins excluded, registered commands, scripts with a shebang) in
	// directory dir with environment env, waits and returns its status. One that
	// does not exist or must not be executed prints nothing: found is false, and
	// the status 127 or 126; see NotRun.
	Run(argv []string, env []string, dir string, io Stdio) (status int, found bool)
	// Signal is the signal that ended the command of the last Run, or 0.
	Signal() int
	// Shell runs a script as `sh -c script`.
	Shell(script string, env []string, dir string, io Stdio) (status int)
	// Start runs f as a coroutine of its own with the given files and returns a
	// function that waits for its status. awk's pipes are built on it.
	Start(name string, io Stdio, f func(io Stdio) int) (wait func() int)
	// Pipe makes a pipe of 64 KiB; a read of an empty one and a write to a full
	// one let other coroutines run.
	Pipe() (r, w view.Handle)
	// Sleep waits for d of virtual time, while other coroutines run.
	Sleep(d time.Duration)
	// Timeout runs f and, once d of virtual time has passed, ends it as the signal
	// would; it reports whether that happened. kill > 0 sends KILL that much later.
	Timeout(d, kill time.Duration, signal int, f func() int) (status int, timedOut bool)
	// FD is the file behind /dev/fd/n of the command, if open.
	FD(n int) (view.Handle, bool)
	// Ignore decides whether the commands that this one runs ignore a signal.
	Ignore(signal int, ignored bool)
	// Kill sends a signal to a job or process of this call.
	Kill(pid, signal int) error
}

// Proc is a running command.
type Proc struct {
	Name   string   // as invoked, without directory
	Argv0  string   // as invoked; "" is Name
	Args   []string // without the name
	Env    []string // KEY=value, as exported
	Dir    string   // working directory, absolute
	Umask  uint32
	Stdin  view.Handle
	Stdout *Output
	Stderr io.Writer
	FS     *view.FS
	Meter  *fuel.Meter
	Rand   Rand
	Host   Host
	PID    int
	PPID   int

	ShortName  bool       // of the Spec
	Unwritable Unwritable // of the Spec; a command may change it
}

// Called is what most messages call the command: argv[0], or the Name if the Spec
// has a ShortName.
func (p *Proc) Called() string {
	if p.ShortName {
		return p.Name
	}
	return p.argv0()
}

func (p *Proc) argv0() string {
	if p.Argv0 == "" {
		return p.Name
	}
	return p.Argv0
}

// Rand is the call's recorded random source.
type Rand interface {
	Uint64() uint64
}

// Charge uses n units of fuel.
func (p *Proc) Charge(n int64) { p.Meter.Charge(n) }

// Now is the virtual clock.
func (p *Proc) Now() time.Time { return p.Meter.Now() }

// Getenv looks a variable up in the command's environment.
func (p *Proc) Getenv(key string) (string, bool) {
	for i := len(p.Env) - 1; i >= 0; i-- {
		if e := p.Env[i]; len(e) > len(key) && e[len(key)] == '=' && e[:len(key)] == key {
			return e[len(key)+1:], true
		}
	}
	return "", false
}

// UTF8 reports whether the locale (LC_ALL, LC_CTYPE, LANG) is a UTF-8 one; the
// others are C.
func (p *Proc) UTF8() bool {
	for _, key := range []string{"LC_ALL", "LC_CTYPE", "LANG"} {
		if v, ok := p.Getenv(key); ok && v != "" {
			return isUTF8Locale(v)
		}
	}
	return false
}

func isUTF8Locale(name string) bool {
	return name == "C.UTF-8" || name == "C.utf8" || name == "C.UTF8"
}

// Abs is name relative to the working directory as an absolute path; it is not
// cleaned, since `..` is resolved physically. The empty name stays empty, so that
// opening it fails with ENOENT.
func (p *Proc) Abs(name string) string {
	if name == "" || name[0] == '/' {
		return name
	}
	if p.Dir == "/" {
		return "/" + name
	}
	return p.Dir + "/" + name
}

// Open opens a file for reading. It resolves /dev/stdin and /dev/fd/N to the
// command's own files.
func (p *Proc) Open(name string) (view.Handle, error) {
	return p.OpenFile(name, view.ReadOnly, 0)
}

// OpenInput is Open where "-" means standard input, which is not closed by Close.
func (p *Proc) OpenInput(name string) (view.Handle, error) {
	if name == "-" {
		return keepOpen{p.Stdin}, nil
	}
	return p.Open(name)
}

// Create opens a file for writing and truncates it.
func (p *Proc) Create(name string) (view.Handle, error) {
	return p.OpenFile(name, view.WriteOnly|view.Create|view.Truncate, 0o666)
}

// OpenFile opens a file; the umask applies to perm.
func (p *Proc) OpenFile(name string, flags int, perm uint32) (view.Handle, error) {
	p.Charge(fuel.Open)
	path := p.Abs(name)
	if n, ok := DevFD(path); ok {
		if h, ok := p.Host.FD(n); ok {
			return keepOpen{h}, nil
		}
		return nil, errno.ENOENT
	}
	return p.FS.Open(path, flags, perm&^p.Umask)
}

// DevFD recognises the names of a process's own open files: /dev/stdin, /dev/fd/N …
func DevFD(path string) (int, bool) {
	switch path {
	case "/dev/stdin":
		return 0, true
	case "/dev/stdout":
		return 1, true
	case "/dev/stderr":
		return 2, true
	}
	rest := ""
	switch {
	case len(path) > 8 && path[:8] == "/dev/fd/":
		rest = path[8:]
	case len(path) > 14 && path[:14] == "/proc/self/fd/":
		rest = path[14:]
	default:
		return 0, false
	}
	n := 0
	for _, c := range []byte(rest) {
		if c < '0' || c > '9' || n > 1<<16 {
			return 0, false
		}
		n = n*10 + int(c-'0')
	}
	return n, true
}

type keepOpen struct{ view.Handle }

func (keepOpen) Close() error { return nil }

// Unwrap gives the file itself, for commands that seek.
func (k keepOpen) Unwrap() view.Handle { return k.Handle }

// Errorf writes "NAME: message" and a newline to standard error, after standard
// output was flushed, as error(3) does.
func (p *Proc) Errorf(format string, args ...any) { p.errorAs(p.Called(), format, args...) }

func (p *Proc) errorAs(name, format string, args ...any) {
	p.Charge(10)
	p.Stdout.FlushQuietly()
	fmt.Fprintf(p.Stderr, "%s: %s\n", name, fmt.Sprintf(format, args...))
}

// Fail is Errorf followed by status 1, for `return p.Fail(…)`.
func (p *Proc) Fail(format string, args ...any) int {
	p.Errorf(format, args...)
	return 1
}

// UsageError reports a wrong invocation in GNU's words and returns status:
// the message (unless empty), then "Try 'NAME --help' for more information.".
func (p *Proc) UsageError(status int, format string, args ...any) int {
	if format != "" {
		p.errorAs(p.argv0(), format, args...)
	}
	fmt.Fprintf(p.Stderr, "Try '%s --help' for more information.\n", p.Called())
	return status
}

// ErrText is the strerror text of err.
func ErrText(err error) string { return errno.Text(err) }
