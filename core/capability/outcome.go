package capability

import (
	"strconv"

	"ambit/core/ledger"
)

// Outcome is what became of a call.
type Outcome struct {
	Status  ledger.Status // OK, Failed, Limit, Aborted or UncertainState
	Reason  string        // why it is not OK
	Failure *Failure      // the same for programs; nil if OK
	Exit    *int          // -1 for a process that a signal ended; nil if none was started
	Stdout  []byte
	Stderr  []byte
	// Written is how much was written to a stream of which not all is kept.
	Written ledger.Truncated
	Process *Process // what ran, or was about to; nil if that is not known
}

// The kinds of failure.
const (
	FailUnknown  = "unknown"       // no such capability
	FailInput    = "input"         // the arguments do not fit the schema
	FailPin      = "hash_mismatch" // a file is not what was pinned
	FailFile     = "file"          // a file is missing, unreadable, or not pinned
	FailEnv      = "env"           // a variable is missing
	FailSandbox  = "sandbox"       // what the entry demands cannot be enforced here
	FailStart    = "start"         // the process could not be started
	FailExit     = "exit"          // it exited with another status than 0 and has an output schema
	FailOutput   = "output"        // standard output does not fit the schema
	FailTimeout  = "timeout"       // the time limit ended it
	FailCanceled = "canceled"      // the caller, or the end of the executor, ended it
	FailRefused  = "refused"       // the executor refused it
	FailUnknowns = "uncertain"     // it may or may not have happened
)

// Failure says why a call is not OK.
type Failure struct {
	Kind     string
	Path     string // of the file, or the variable's name
	Expected string // digest
	Actual   string // digest
	Misfits  []Misfit
}

// Value is the failure as JSON.
func (f *Failure) Value() ledger.Object {
	o := ledger.Object{{Name: "kind", Value: f.Kind}}
	add := func(name, v string) {
		if v != "" {
			o = append(o, ledger.Member{Name: name, Value: v})
		}
	}
	add("path", f.Path)
	add("expected", f.Expected)
	add("actual", f.Actual)
	if len(f.Misfits) > 0 {
		list := make([]ledger.Value, len(f.Misfits))
		for i, m := range f.Misfits {
			list[i] = m.Value()
		}
		o = append(o, ledger.Member{Name: "misfits", Value: list})
	}
	return o
}

// Process is what was run, for the ledger.
type Process struct {
	Argv        []string // as it was started
	Program     Pinned   // the file that was executed
	Script      Pinned   // the file that `sha256` pins
	Files       []Pinned // the others
	Cwd         string
	StdinSize   int64
	StdinSHA256 string
	StdoutSize  int64 // written, also where less is kept
	StderrSize  int64
	Signal      string   // that ended it
	Duration    int64    // nanoseconds
	Enforced    []string // what the operating system enforced, in byte order
	NotEnforced []string // what it does not offer here, in byte order
	Manifest    string   // digest of the entry
}

// Pinned is a file as it was found.
type Pinned struct {
	Path   string
	SHA256 string
	Pinned bool // the entry says so; else the digest is recorded only
}

func (p Pinned) value() ledger.Object {
	return ledger.Object{{Name: "path", Value: p.Path}, {Name: "sha256", Value: p.SHA256}, {Name: "pinned", Value: p.Pinned}}
}

// JSON is the process as canonical JSON.
func (p *Process) JSON() []byte {
	texts := func(list []string) []ledger.Value {
		vs := make([]ledger.Value, len(list))
		for i, s := range list {
			vs[i] = s
		}
		return vs
	}
	files := make([]ledger.Value, len(p.Files))
	for i, f := range p.Files {
		files[i] = f.value()
	}
	o := ledger.Object{{Name: "argv", Value: texts(p.Argv)}, {Name: "program", Value: p.Program.value()}, {Name: "script", Value: p.Script.value()},
		{Name: "files", Value: files}, {Name: "cwd", Value: p.Cwd}, {Name: "entry", Value: p.Manifest},
		{Name: "stdin", Value: ledger.Object{{Name: "size", Value: p.StdinSize}, {Name: "sha256", Value: p.StdinSHA256}}},
		{Name: "stdout_size", Value: p.StdoutSize}, {Name: "stderr_size", Value: p.StderrSize},
		{Name: "duration_ns", Value: strconv.FormatInt(p.Duration, 10)},
		{Name: "enforced", Value: texts(p.Enforced)}, {Name: "not_enforced", Value: texts(p.NotEnforced)}}
	if p.Signal != "" {
		o = append(o, ledger.Member{Name: "signal", Value: p.Signal})
	}
	return ledger.Canonical(nil, o)
}
