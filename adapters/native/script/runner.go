// Package script carries out script capabilities on this machine: it verifies what an
// entry pins, copies the verified bytes to where nobody changes them, and runs those, in a
// process of their own that ends with everything it started.
//
//	func main() {
//		script.Init() // in a process that a Runner started, this does not return
//		…
//		runner, err := script.New(script.Options{})
//		outcome := runner.Run(ctx, manifest.Entry("nightly_backup"), script.Call{Input: arguments})
//	}
package script

import (
	"context"
	"time"

	"ambit/core/capability"
)

// Options adapt a Runner. The zero value is complete.
type Options struct {
	// LookupEnv resolves references of entries to the environment; os.LookupEnv.
	LookupEnv func(name string) (string, bool)
	// Temp is the directory for what a call leaves behind while it runs; os.TempDir().
	Temp string
}

// Runner runs entries. It is safe for concurrent use, and bounds nothing across calls.
type Runner struct {
	opt Options
}

// New returns a Runner.
func New(opt Options) (*Runner, error) { return &Runner{opt}, nil }

// Call is one call of an entry.
type Call struct {
	// Input is the arguments, JSON: the process reads it from standard input. It must have
	// been checked against the entry's schema; Run checks it again.
	Input []byte
	// Env, if not nil, are the variables instead of the entry's references, as NAME=value.
	Env []string
	// Stdin, if not nil, is standard input instead of Input, as it is.
	Stdin []byte
	// Timeout, if it is shorter than the entry's, counts.
	Timeout time.Duration
}

// Run carries out a call. Whatever happens there is an outcome: nothing was started unless
// Outcome.Exit is set. The end of ctx ends the process, and the outcome is Failed with
// what it wrote so far.
func (r *Runner) Run(ctx context.Context, e *capability.Entry, call Call) capability.Outcome {
	return capability.Failed(capability.FailStart, "not here yet")
}

// Init runs the process that stands between a Runner and a script, if this is one; then it
// does not return. Programs that use a Runner call it first in main.
func Init() {}
