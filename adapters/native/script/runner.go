// Package script carries out script capabilities on this machine: it verifies what an
// entry pins, copies the verified bytes to where nobody changes them, and runs those, in a
// process of their own that ends with everything it started.
//
//	func main() {
//		script.Init() // in a process that a Runner started, this does not return
//		…
//		runner := script.New(script.Options{})
//		outcome := runner.Run(ctx, manifest.Entry("nightly_backup"), script.Call{Input: arguments})
//	}
//
// Between the Runner and the script stands a small process, which Init becomes: it is the
// first of namespaces of its own where Linux offers them without privileges, lays out the
// sealed files, gives up rights, starts the script, and ends what the script left running.
package script

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"ambit/core/capability"
)

// Options adapt a Runner. The zero value is complete.
type Options struct {
	// LookupEnv resolves references of entries, and PATH, in the environment;
	// os.LookupEnv.
	LookupEnv func(name string) (string, bool)
	// Temp is the directory for what a call needs while it runs; os.TempDir().
	Temp string
	// Plain keeps to what needs no namespaces, as where Linux offers none.
	Plain bool
}

// Runner runs entries. It is safe for concurrent use, and bounds nothing across calls.
type Runner struct {
	opt Options
}

// New returns a Runner, and removes what runners that were killed have left behind.
func New(opt Options) *Runner {
	if opt.LookupEnv == nil {
		opt.LookupEnv = os.LookupEnv
	}
	if opt.Temp == "" {
		opt.Temp = os.TempDir()
	}
	if real, err := filepath.EvalSymlinks(opt.Temp); err == nil {
		opt.Temp = real
	}
	sweep(opt.Temp)
	return &Runner{opt}
}

// Call is one call of an entry.
type Call struct {
	// Input is the arguments, JSON: the process reads it, without white space, from
	// standard input.
	Input []byte
	// Env, if not nil, are the variables instead of the entry's references, as NAME=value.
	Env []string
	// Stdin, if not nil, is standard input instead of Input, as it is. If the entry has an
	// input schema, it has to be JSON that fits.
	Stdin []byte
	// Trace are further variables, as NAME=value, that name the trace that the call is of;
	// the entry's own win.
	Trace []string
	// Timeout, if it is above 0 and shorter than the entry's, counts.
	Timeout time.Duration
}

// grace is how long a script whose time is over may go on after SIGTERM.
const grace = time.Second

// Plan resolves and verifies an entry without running it. The contents of a plan are open
// files: Close it.
func (r *Runner) Plan(e *capability.Entry) (*Plan, *capability.Refusal) {
	files := &osFiles{path: r.searchPath()}
	plan, refusal := e.Resolve(files)
	p := &Plan{Plan: plan, files: files}
	if refusal == nil && e.Cwd != "" {
		if kind := files.Kind(e.Abs(e.Cwd)); kind != capability.Directory {
			refusal = &capability.Refusal{Failure: capability.Failure{Kind: capability.FailFile, Path: e.Abs(e.Cwd)},
				Message: fmt.Sprintf("script capability `%s` cwd `%s` is not a directory", e.Name, e.Abs(e.Cwd))}
		}
	}
	if refusal == nil && e.Cwd != "" {
		p.cwd, refusal = beside(e, "cwd", e.Cwd)
	}
	for _, w := range e.Write {
		if refusal == nil {
			var at string
			at, refusal = beside(e, "write", w)
			p.write = append(p.write, at)
		}
	}
	return p, refusal
}

// beside is a directory or file that an entry names, free of symbolic links. A path below
// the manifest's directory may not leave it through one: what makes links there, an agent
// that writes in the same directory say, would choose what a script changes.
func beside(e *capability.Entry, field, path string) (string, *capability.Refusal) {
	at := e.Abs(path)
	real, err := filepath.EvalSymlinks(at)
	if err != nil {
		return at, nil // whoever uses it says what is wrong
	}
	if within(at, e.Dir) && !within(real, e.Dir) {
		return "", &capability.Refusal{Failure: capability.Failure{Kind: capability.FailFile, Path: at},
			Message: fmt.Sprintf("script capability `%s` %s `%s` leads out of the manifest's directory through a link", e.Name, field, at)}
	}
	return real, nil
}

func within(path, dir string) bool {
	return path == dir || strings.HasPrefix(path, strings.TrimSuffix(dir, "/")+"/")
}

// Variables resolves the entry's references to the environment.
func (r *Runner) Variables(e *capability.Entry) ([]string, *capability.Refusal) {
	return e.Variables(r.opt.LookupEnv)
}

// Plan is a resolved entry with its files open.
type Plan struct {
	*capability.Plan
	files *osFiles
	cwd   string   // free of symbolic links; "" if the entry has none
	write []string // the same
}

// Close closes the files.
func (p *Plan) Close() { p.files.close() }

// searchPath is PATH, for the lookup of interpreters and for the process, without relative
// elements: they would mean another place for each working directory, one that somebody
// else may write in among them.
func (r *Runner) searchPath() string {
	path, _ := r.opt.LookupEnv("PATH")
	dirs := slices.DeleteFunc(strings.Split(path, ":"), func(dir string) bool { return !filepath.IsAbs(dir) })
	if len(dirs) == 0 {
		return "/usr/local/bin:/usr/bin:/bin"
	}
	return strings.Join(dirs, ":")
}

// Run carries out a call. Whatever happens there is an outcome: nothing was started unless
// Outcome.Exit is set or it is uncertain. The end of ctx ends the process, and the outcome
// is Aborted with what it wrote so far.
func (r *Runner) Run(ctx context.Context, e *capability.Entry, call Call) capability.Outcome {
	input := call.Input
	if call.Stdin != nil {
		input = call.Stdin
	}
	if call.Stdin == nil || e.Input != nil {
		if refusal := e.CheckInput(input); refusal != nil {
			return refusal.Outcome()
		}
	}
	if call.Stdin == nil {
		var b bytes.Buffer
		if err := json.Compact(&b, call.Input); err != nil {
			return capability.Failed(capability.FailInput, "script capability `%s` arguments are not JSON", e.Name)
		}
		call.Stdin = b.Bytes()
	}
	plan, refusal := r.Plan(e)
	defer plan.Close()
	process := plan.Process(e)
	if refusal == nil && call.Env == nil {
		call.Env, refusal = r.Variables(e)
	}
	if refusal != nil {
		out := refusal.Outcome()
		out.Process = process
		return out
	}
	began := time.Now()
	out := r.run(ctx, e, plan, call, process)
	process.Duration = int64(time.Since(began))
	sum := sha256.Sum256(call.Stdin)
	process.StdinSize, process.StdinSHA256 = int64(len(call.Stdin)), hex.EncodeToString(sum[:])
	out.Process = process
	e.Judge(&out)
	return out
}

// run starts the process that starts the script, in what namespaces there are.
func (r *Runner) run(ctx context.Context, e *capability.Entry, plan *Plan, call Call, process *capability.Process) capability.Outcome {
	work, err := newWork(r.opt.Temp)
	if err != nil {
		return capability.Failed(capability.FailStart, "script capability `%s` failed to stage verified copy: %v", e.Name, err)
	}
	defer work.remove()
	timeout := e.Timeout
	if call.Timeout > 0 {
		timeout = min(timeout, call.Timeout)
	}
	job := r.job(e, plan, call, work)
	process.Argv, process.Cwd = job.Argv, job.Dir
	var out capability.Outcome
	for _, how := range sandboxes(e, r.opt.Plain) {
		attempt := *job
		attempt.Sandbox = how
		var again bool
		out, again = r.attempt(ctx, e, &attempt, call.Stdin, timeout, process)
		if !again {
			return out
		}
	}
	if e.Network == capability.NetworkNone || e.Write != nil {
		out = capability.Failed(capability.FailSandbox, "script capability `%s` demands `network: none` or `write`, which cannot be enforced here: %s", e.Name, out.Reason)
	}
	return out
}

// job is what the process between is told.
func (r *Runner) job(e *capability.Entry, plan *Plan, call Call, work *work) *job {
	j := &job{Sealed: work.sealed, Temp: work.temp, Dir: filepath.Join(work.sealed, e.Dir), Limits: e.Limits,
		NoNetwork: e.Network == capability.NetworkNone, ReadOnly: e.Write != nil}
	if e.Cwd != "" {
		j.Dir, j.Resolved = plan.cwd, true
	} else {
		j.MakeDir = e.Dir
	}
	j.Write = plan.write
	seal := func(c *capability.Content) {
		if !slices.ContainsFunc(j.Files, func(f sealedFile) bool { return f.Path == c.Path }) {
			j.Files = append(j.Files, sealedFile{Path: c.Path, Exec: c.Executable, file: c.Handle.(*os.File)})
		}
	}
	seal(plan.Script)
	for _, f := range plan.Files {
		seal(f)
	}
	place := func(c *capability.Content) string {
		if c.Pinned {
			return filepath.Join(work.sealed, c.Path)
		}
		return c.Path
	}
	for _, a := range plan.Argv {
		if a.File != nil {
			j.Argv = append(j.Argv, place(a.File))
		} else {
			j.Argv = append(j.Argv, a.Text)
		}
	}
	j.Program = place(plan.Program)
	if !plan.Program.Pinned {
		j.program = plan.Program.Handle.(*os.File)
	}
	j.Env = append([]string{"PATH=" + r.searchPath(), "TMPDIR=" + work.temp}, call.Trace...)
	for _, v := range call.Env {
		name, _, _ := strings.Cut(v, "=")
		j.Env = slices.DeleteFunc(j.Env, func(o string) bool { return strings.HasPrefix(o, name+"=") })
		j.Env = append(j.Env, v)
	}
	return j
}
