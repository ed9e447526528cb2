package script

import (
	"os"

	"ambit/core/capability"
)

// job is what the process between a Runner and a script has to do.
type job struct {
	Sealed  string       // the directory for the sealed files
	MakeDir string       // a directory below it that is made besides those of the files
	Files   []sealedFile // in the order of their descriptors
	Temp    string       // the script's own directory
	Program string       // the path to execute, unless HasProgram
	// HasProgram says that the program is an open file, whose descriptor follows those of
	// Files.
	HasProgram bool
	Argv       []string
	Env        []string
	Dir        string
	Resolved   bool // Dir is free of symbolic links, and has to be so still
	NoNetwork  bool
	ReadOnly   bool
	Write      []string
	Limits     capability.Limits
	Sandbox    sandbox

	program *os.File
}

// sealedFile is a file that is laid out below Sealed under its own absolute path.
type sealedFile struct {
	Path string
	Exec bool

	file *os.File
}

// sandbox is what isolation is tried.
type sandbox struct {
	Namespaces bool
	User       bool // a user namespace, too
}

// report is what the process between says at the end.
type report struct {
	Stage    string // "sandbox", "start" or "end"
	Error    string
	Exit     int // -1 for a signal
	Signal   string
	Enforced []string
}

// protections lists what may be enforced, in byte order.
var protections = []string{"network_none", "no_capabilities", "no_new_privileges", "own_processes", "process_limit", "processes_apart", "read_only_files", "resource_limits", "sealed_mount"}
