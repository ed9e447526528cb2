// Package shell is the virtual bash: an interpreter for bash 5.2 scripts that runs
// on nothing but a workspace snapshot, recorded inputs and registered commands.
//
//	r := shell.Run(shell.Call{Script: "grep -rn TODO . | wc -l", Snapshot: snap, Access: access})
//	fmt.Printf("%s exit %d, %d fuel\n", r.Stdout, r.Exit, r.Fuel)
//
// There is no operating system behind it: no processes, host files, network or
// host clock. Pipelines, background jobs and substitutions are coroutines (package
// sched) of which exactly one runs. Work is metered as fuel, time is virtual, and
// the same Call gives the same Result on every placement.
package shell

import (
	"io"
	"time"

	"ambit/core/fuel"
	"ambit/core/workspace"
	"ambit/core/workspace/view"
)

// Version names the behaviour of the shell, its commands and its fuel table. A
// recorded call replays to the same bytes only under the version it ran with.
const Version = "1"

// Call is one run of a script: everything its result depends on.
type Call struct {
	Script string
	Name   string   // $0; "bash" if empty
	Args   []string // $1 …
	Stdin  io.Reader
	Env    []string // NAME=value, added to the default environment
	Dir    string   // working directory; the workspace's mount if empty
	Start  time.Time
	Seed   [32]byte // of $RANDOM, /dev/urandom, mktemp, shuf, $$
	Limits Limits

	Snapshot *workspace.Snapshot // the workspace; nil for an empty one
	Access   view.Access         // what of it exists and may change; nil for all
	At       string              // where it is mounted; "/workspace" if empty
	Spill    view.Spill          // where large writes go; nil for memory

	// Interrupt is asked at least once every 10,000 fuel; an error ends the call
	// as aborted. It serves cancellation and the real-time safety net.
	Interrupt func() error
	// Progress, if set, is told the fuel used so far, at least every 10,000.
	Progress func(used int64)
}

// Limits bounds a call. A zero field takes its default; a negative one means no
// limit.
type Limits struct {
	Fuel      int64         // 100,000,000
	Time      time.Duration // virtual; 30 s
	Memory    int64         // metered bytes alive; 24 MiB
	Stdout    int64         // bytes kept; 1 MiB
	Stderr    int64         // bytes kept; 1 MiB
	Script    int           // bytes of the script; 1 MiB
	Commands  int           // simple commands run; 1,000,000
	Functions int           // depth of function calls; 1,000
	Nesting   int           // depth of nested constructs in a script; 200
	Processes int           // coroutines alive; 512
	Workspace int64         // bytes of all files; 32 MiB
	FileSize  int64         // bytes of one file; 8 MiB
	Files     int           // 5,000
}

// DefaultLimits are the limits of a call that sets none.
var DefaultLimits = Limits{
	Fuel: 100_000_000, Time: 30 * time.Second, Memory: 24 << 20, Stdout: 1 << 20, Stderr: 1 << 20,
	Script: 1 << 20, Commands: 1_000_000, Functions: 1000, Nesting: 200, Processes: 512,
	Workspace: 32 << 20, FileSize: 8 << 20, Files: 5000,
}

func (l Limits) withDefaults() Limits {
	d := DefaultLimits
	pick(&l.Fuel, d.Fuel)
	pick(&l.Time, d.Time)
	pick(&l.Memory, d.Memory)
	pick(&l.Stdout, d.Stdout)
	pick(&l.Stderr, d.Stderr)
	pick(&l.Script, d.Script)
	pick(&l.Commands, d.Commands)
	pick(&l.Functions, d.Functions)
	pick(&l.Nesting, d.Nesting)
	pick(&l.Processes, d.Processes)
	pick(&l.Workspace, d.Workspace)
	pick(&l.FileSize, d.FileSize)
	pick(&l.Files, d.Files)
	return l
}

const unlimited = 1 << 40

func pick[T ~int | ~int64](v *T, def T) {
	switch {
	case *v == 0:
		*v = def
	case *v < 0:
		big := int64(unlimited)
		if T(big) != 0 && int64(T(big)) == big {
			*v = T(big)
		} else {
			*v = 1<<31 - 1
		}
	}
}

// Outcome says how a call ended.
type Outcome uint8

// The outcomes.
const (
	OK      Outcome = iota // the script ended, with whatever status
	Limited                // a limit ended it: exit 124, Result.Limit says which
	Aborted                // Call.Interrupt ended it
	Failed                 // an internal error ended it
)

func (o Outcome) String() string {
	return [...]string{"ok", "limit", "aborted", "failed"}[o]
}

// Result is what a call gave.
type Result struct {
	Exit    int
	Outcome Outcome
	Limit   *fuel.Exceeded // of a Limited call
	Reason  string         // of an Aborted or Failed call; one line

	Stdout, Stderr []byte
	// How many bytes were written where the limit cut what is kept of them; else 0.
	StdoutWritten, StderrWritten int64

	Fuel    int64
	Virtual time.Duration // virtual time used
	Memory  int64         // most metered bytes alive at once

	FS *view.FS // the namespace as the call left it; nil if nothing touched files
}
