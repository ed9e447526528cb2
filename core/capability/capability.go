// Package capability knows script capabilities: named operations outside the virtual
// shell whose bytes the operator pins.
//
// A manifest gives each a name, a command line, the digests of every file that it names,
// and what may go in and come out:
//
//	{ "nightly_backup": { "argv": ["bash", "backup.sh"], "sha256": "…", "env": { "TOKEN": "env:TOKEN" } } }
//
// The package reads manifests, decides what a command line pins and whether files are what
// was pinned, checks input and output against JSON Schemas, and has the messages that
// travel between a run and the executor that carries a call out. It opens no file and
// starts nothing: whoever does gives it what it needs through Files.
//
//	m, err := capability.Parse("scripts.json", document)
//	plan, err := m.Entry("nightly_backup").Resolve(files)
//	misfits := m.Entry("nightly_backup").Input.Check(arguments)
package capability

import (
	"time"

	"ambit/core/ledger"
)

// Entry is one script capability.
type Entry struct {
	Name        string
	Description string   // for a model
	Argv        []string // at least one
	SHA256      string   // of the script, 64 lower-case hex digits
	Files       []File   // further pins: helpers, the interpreter, other files that argv names
	Env         []EnvRef // in byte order of names
	Input       *Schema  // of the arguments; nil accepts every object
	Output      *Schema  // of standard output; nil takes any bytes
	Each        bool     // standard output is JSON lines, each of which fits Output
	Hermetic    bool     // declared to depend on nothing else; calls run all the same

	Timeout     time.Duration
	OutputLimit int64  // bytes kept of standard output, and as many of standard error
	Network     string // NetworkHost or NetworkNone
	// Cwd is the directory that the process starts in; "" for the sealed copy of the
	// manifest's own directory, which holds the pinned files alone.
	Cwd string
	// Write, if not nil, lists the only paths below which the process may write besides
	// its own temporary directory.
	Write  []string
	Limits Limits

	// Dir is the absolute directory of the manifest, which paths are relative to. Whoever
	// loads the manifest sets it; where nothing is run it is empty.
	Dir string

	canonical []byte
}

// File is a pinned file.
type File struct {
	Path   string
	SHA256 string
}

// EnvRef gives the process a variable from the executor's environment.
type EnvRef struct {
	Name string // in the process
	From string // in the executor's environment
}

// Limits bound a process and its children.
type Limits struct {
	Processes   int64 // at a time
	MemoryBytes int64 // of address space each; 0 for no bound
	FileBytes   int64 // of a file that is written; 0 for no bound
	OpenFiles   int64 // each
}

// What `network` can say.
const (
	NetworkHost = "host" // that of the machine
	NetworkNone = "none" // none; where that cannot be enforced, nothing is run
)

// Defaults and bounds of what an entry may say.
const (
	DefaultTimeout     = 30 * time.Second
	MaxTimeout         = 5 * time.Minute
	DefaultOutputLimit = 512 << 10
	MaxOutputLimit     = 4 << 20
	MaxInput           = 1 << 20 // bytes of a call's arguments
	MaxFile            = 256 << 20
	maxManifest        = 1 << 20
	maxEntries         = 256
	maxArgv            = 256
	maxFiles           = 256
	maxEnv             = 64
	maxText            = 4096 // bytes of a path, argument or description
)

func defaultLimits() Limits { return Limits{Processes: 256, OpenFiles: 1024} }

// Digest identifies what an entry says: the SHA-256, in hex, of its canonical form.
func (e *Entry) Digest() string { return hexSum(e.canonical) }

// Manifest is a set of entries.
type Manifest struct {
	Source  string
	Entries []*Entry // in byte order of names
}

// Entry finds an entry by name, or nil.
func (m *Manifest) Entry(name string) *Entry {
	for _, e := range m.Entries {
		if e.Name == name {
			return e
		}
	}
	return nil
}

// In sets the directory of all entries.
func (m *Manifest) In(dir string) {
	for _, e := range m.Entries {
		e.Dir = dir
	}
}

// Digest identifies what a manifest says: names and entries, in hex. Where it stands,
// white space, the order of keys and defaults that are spelled out do not change it.
func (m *Manifest) Digest() string { return DigestOf(m.Entries) }

// DigestOf is the digest of a manifest that has these entries.
func DigestOf(entries []*Entry) string {
	o := ledger.Object{}
	for _, e := range entries {
		o = append(o, ledger.Member{Name: e.Name, Value: ledger.Raw(e.canonical)})
	}
	return hexSum(ledger.Canonical(nil, o))
}
