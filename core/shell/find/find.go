// Package find is the find command: it walks directory trees and evaluates an
// expression of tests, actions and operators on every file (GNU findutils 4.9
// manual).
//
// Directories are read in byte order of names, so output is deterministic.
package find

import (
	"strings"
	"time"

	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
	"ambit/core/shell/tz"
	"ambit/core/workspace/view"
)

func init() {
	command.Register(command.Spec{
		Name: "find", Summary: "search for files in a directory tree", Run: run,
		Unwritable: command.Unwritable{Text: "{name}: ‘standard output’: {error}\n{name}: write error\n"},
	})
}

type followMode int

const (
	followNever followMode = iota
	followArguments
	followAlways
)

// finder is one run of the command.
type finder struct {
	p      *command.Proc
	mem    *fuel.Account
	follow followMode
	status int

	depthFirst bool
	maxDepth   int // -1: none
	minDepth   int
	sameDevice bool
	dayStart   bool
	warn       bool

	now     time.Time
	zone    *time.Location
	expr    node
	outputs []*output
	batches []*batch

	quit      bool
	pruned    bool
	prefix    string // the starting point being walked
	ancestors []visited
}

type visited struct {
	id   dirID
	path string
}

type dirID struct{ dev, ino uint64 }

// file is the file that an expression is evaluated on.
type file struct {
	path  string
	name  string // last element
	dir   string // directory to run -execdir in
	depth int
	kind  view.Kind
	ino   uint64

	info    view.Info
	infoOK  bool
	infoErr error
	looked  bool
}

func run(p *command.Proc) int {
	f := &finder{p: p, maxDepth: -1, now: p.Now(), zone: tz.Of(p), mem: p.Meter.Account()}
	defer f.mem.Close()
	args, ok := f.leadingOptions(p.Args)
	if !ok {
		return f.status
	}
	n := 0
	for n < len(args) && !startsExpression(args[n], true) {
		n++
	}
	paths := args[:n]
	ps := &parser{f: f, args: args[n:]}
	if !ps.parse() {
		return f.status
	}
	if ps.startingPoints != "" {
		if len(paths) > 0 {
			p.Errorf("extra operand %s", gnu.Quote(p, paths[0]))
			p.Errorf("file operands cannot be combined with -files0-from")
			return 1
		}
		names, ok := f.readStartingPoints(ps.startingPoints)
		if !ok {
			return 1
		}
		paths = names
	} else if len(paths) == 0 {
		paths = []string{"."}
	}
	for _, path := range paths {
		if f.quit {
			break
		}
		f.start(path)
	}
	f.finish()
	return f.status
}

// leadingOptions takes -H, -L, -P, -D and -O from the front.
func (f *finder) leadingOptions(args []string) ([]string, bool) {
	for len(args) > 0 {
		a := args[0]
		switch {
		case a == "-H":
			f.follow = followArguments
		case a == "-L":
			f.follow = followAlways
		case a == "-P":
			f.follow = followNever
		case a == "--":
			return args[1:], true
		case a == "-D":
			if len(args) < 2 {
				f.fail("Missing argument after the -D option.")
				f.p.UsageError(1, "")
				return nil, false
			}
			args = args[1:]
			if !f.debug(args[0]) {
				return nil, false
			}
		case strings.HasPrefix(a, "-O") && len(a) > 2:
		case a == "-O":
			f.fail("The -O option must be immediately followed by a decimal integer")
			return nil, false
		default:
			return args, true
		}
		args = args[1:]
	}
	return args, true
}

const debugHelp = `Valid arguments for -D:
exec       Show diagnostic information relating to -exec, -execdir, -ok and -okdir
opt        Show diagnostic information relating to optimisation
rates      Indicate how often each predicate succeeded
search     Navigate the directory tree verbosely
stat       Trace calls to stat(2) and lstat(2)
time       Show diagnostic information relating to time-of-day and timestamp comparisons
tree       Display the expression tree
all        Set all of the debug flags (but help)
help       Explain the various -D options
`

// debug deals with the argument of -D, whose diagnostics do not exist here; false ends
// the command.
func (f *finder) debug(flags string) bool {
	for _, flag := range strings.Split(flags, ",") {
		switch flag {
		case "help":
			f.p.Stdout.WriteString(debugHelp)
			return false
		case "exec", "opt", "rates", "search", "stat", "time", "tree", "all":
			f.p.Errorf("warning: -D %s shows nothing here", flag)
		default:
			f.p.Errorf("Ignoring unrecognised debug flag %s", gnu.Quote(f.p, flag))
		}
	}
	return true
}

// fail reports and sets status 1.
func (f *finder) fail(format string, args ...any) {
	f.p.Errorf(format, args...)
	f.status = 1
}

func (f *finder) readStartingPoints(from string) ([]string, bool) {
	p := f.p
	in, err := p.OpenInput(from)
	if err != nil {
		p.Errorf("cannot open %s for reading: %s", gnu.Quote(p, from), command.ErrText(err))
		return nil, false
	}
	defer in.Close()
	data, err := readAll(p, f.mem, in)
	if err != nil {
		p.Errorf("%s: read error: %s", gnu.Quote(p, from), command.ErrText(err))
		return nil, false
	}
	text := strings.TrimSuffix(string(data), "\x00")
	if text == "" {
		return nil, true
	}
	return strings.Split(text, "\x00"), true
}

func (f *finder) start(path string) {
	p := f.p
	f.prefix = path
	if path == "" {
		f.fail("%s: No such file or directory", gnu.Quote(p, path))
		return
	}
	e := &file{path: path, depth: 0}
	e.name, e.dir = baseAndDir(path)
	if f.follow != followNever {
		e.info, e.infoErr = p.FS.Stat(p.Abs(path))
	}
	if f.follow == followNever || e.infoErr != nil {
		e.info, e.infoErr = p.FS.Lstat(p.Abs(path))
	}
	e.looked = true
	if e.infoErr != nil {
		f.fail("%s: %s", gnu.Quote(p, path), command.ErrText(e.infoErr))
		return
	}
	e.infoOK, e.kind, e.ino = true, e.info.Kind, e.info.Ino
	f.visit(e)
}

// baseAndDir splits a starting point for -name and -execdir.
func baseAndDir(path string) (base, dir string) {
	t := strings.TrimRight(path, "/")
	if t == "" {
		return "/", "/"
	}
	i := strings.LastIndexByte(t, '/')
	switch {
	case i < 0:
		return t, "."
	case i == 0:
		return t[1:], "/"
	}
	return t[i+1:], t[:i]
}

// stat describes the file; it is asked for only by the tests that need it.
func (f *finder) stat(e *file) (view.Info, bool) {
	if e.looked {
		return e.info, e.infoOK
	}
	e.looked = true
	p := f.p
	if f.follow == followAlways {
		e.info, e.infoErr = p.FS.Stat(p.Abs(e.path))
		if e.infoErr != nil {
			e.info, e.infoErr = p.FS.Lstat(p.Abs(e.path))
		}
	} else {
		e.info, e.infoErr = p.FS.Lstat(p.Abs(e.path))
	}
	e.infoOK = e.infoErr == nil
	if !e.infoOK {
		f.fail("%s: %s", gnu.Quote(p, e.path), command.ErrText(e.infoErr))
	} else {
		e.kind = e.info.Kind
	}
	return e.info, e.infoOK
}

// visit evaluates the expression on e and on what lies below it.
func (f *finder) visit(e *file) {
	p := f.p
	if f.follow == followAlways && e.kind == view.Symlink {
		if _, ok := f.stat(e); !ok {
			return
		}
	}
	isDir := e.kind == view.Dir
	if isDir && f.follow == followAlways {
		info, ok := f.stat(e)
		if !ok {
			return
		}
		for _, a := range f.ancestors {
			if a.id == (dirID{info.Dev, info.Ino}) {
				f.fail("File system loop detected; %s is part of the same file system loop as %s.", gnu.Quote(p, e.path), gnu.Quote(p, a.path))
				return
			}
		}
	}
	if !f.depthFirst && e.depth >= f.minDepth {
		f.pruned = false
		f.eval(e)
		if f.quit || f.pruned {
			return
		}
	}
	if isDir && (f.maxDepth < 0 || e.depth < f.maxDepth) {
		f.children(e)
		if f.quit {
			return
		}
	}
	if f.depthFirst && e.depth >= f.minDepth {
		f.eval(e)
	}
}

func (f *finder) eval(e *file) {
	f.p.Charge(1)
	f.expr.eval(f, e)
}

func (f *finder) children(e *file) {
	p := f.p
	if f.sameDevice && e.depth > 0 {
		info, ok := f.stat(e)
		if !ok || len(f.ancestors) > 0 && f.ancestors[0].id.dev != info.Dev {
			return
		}
	}
	names, err := p.FS.ReadDir(p.Abs(e.path))
	if err != nil {
		f.fail("%s: %s", gnu.Quote(p, e.path), command.ErrText(err))
		return
	}
	if len(names) > 0 && (f.follow == followAlways || f.sameDevice) {
		info, _ := f.stat(e)
		f.ancestors = append(f.ancestors, visited{dirID{info.Dev, info.Ino}, e.path})
		defer func() { f.ancestors = f.ancestors[:len(f.ancestors)-1] }()
	}
	size := int64(len(names)) * 64
	p.Meter.Alloc(size)
	defer p.Meter.Free(size)
	prefix := e.path
	if !strings.HasSuffix(prefix, "/") {
		prefix += "/"
	}
	for _, n := range names {
		f.visit(&file{path: prefix + n.Name, name: n.Name, dir: e.path, depth: e.depth + 1, kind: n.Kind, ino: n.Ino})
		if f.quit {
			return
		}
	}
	for _, b := range f.batches {
		if b.inDir {
			b.flush(f)
		}
	}
}

// finish runs what is left of -exec … + and closes the files of -fprint.
func (f *finder) finish() {
	for _, b := range f.batches {
		b.flush(f)
	}
	for _, o := range f.outputs {
		o.close()
	}
}
