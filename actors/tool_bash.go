package actors

import (
	"io"
	"path"
	"strings"
	"time"

	"ambit/core/ledger"
	"ambit/core/members"
	"ambit/core/shell"
)

// maxTimeout is the longest `timeout` of the bash tool, in seconds.
const maxTimeout = 30

func (c *call) bash(a *members.Reader) outcome {
	script := a.Text("command")
	timeout := a.Integer("timeout", 0, 1, maxTimeout)
	stdin := a.Bytes("stdin")
	env, envJSON := a.Pairs("env")
	at := a.OptionalText("at", Mount)
	dir := a.OptionalText("dir", "")
	name := a.OptionalText("name", "")
	words := a.Words("args")
	if err := a.Done(); err != nil {
		return failed("%v", err)
	}
	recorded := ledger.Object{{Name: "command", Value: script}}
	if timeout != 0 {
		recorded = append(recorded, ledger.Member{Name: "timeout", Value: timeout})
		c.limits.TimeMs = min(c.limits.TimeMs, timeout*1000)
	}
	if name != "" {
		recorded = append(recorded, ledger.Member{Name: "name", Value: name})
	}
	if len(words) > 0 {
		list := make([]ledger.Value, len(words))
		for i, w := range words {
			list[i] = w
		}
		recorded = append(recorded, ledger.Member{Name: "args", Value: list})
	}
	switch {
	case strings.IndexByte(script, 0) >= 0:
		return failed("bash command must not contain NUL")
	case int64(len(script)) > c.limits.ScriptBytes:
		return failed("bash command of %d bytes exceeds the %d byte limit", len(script), c.limits.ScriptBytes)
	case !validMount(at):
		return failed("`at` must be an absolute, clean path outside /dev, /usr, /bin and /tmp")
	}
	if dir == "" {
		dir = at
	}
	if dir[0] != '/' || path.Clean(dir) != dir || strings.IndexByte(dir, 0) >= 0 {
		return failed("`dir` must be an absolute, clean path inside the shell")
	}
	for _, pair := range env {
		if pair[0] == '=' || strings.IndexByte(pair, 0) >= 0 {
			return failed("a name in `env` must not be empty, nor hold NUL")
		}
	}
	input := &lazyInput{data: stdin, load: c.input}
	r := shell.Run(shell.Call{
		Script: script, Name: name, Args: words, Stdin: input, Env: env, Dir: dir, Start: c.clock, Seed: c.seed,
		Limits: shellLimits(c), Snapshot: c.snap, Access: c.access(), At: at, Spill: c.env.Spill, Interrupt: c.env.Interrupt, Progress: c.progress(),
	})
	exit := r.Exit
	o := outcome{status: ledger.Status(r.Outcome.String()), exit: &exit, stdout: r.Stdout, stderr: r.Stderr,
		args: ledger.Canonical(nil, recorded), stdin: input.data, env: envJSON, inputs: c.inputs(dir, at),
		cut: ledger.Truncated{Stdout: r.StdoutWritten, Stderr: r.StderrWritten}, fuel: r.Fuel, virt: r.Virtual, fs: r.FS, at: at}
	switch {
	case r.Limit != nil:
		o.reason = r.Limit.Error()
	case r.Reason != "":
		o.reason = r.Reason
	}
	if input.err != nil {
		return failed(stdinReason+"%v", input.err)
	}
	return o
}

// stdinReason begins the reason of a call whose standard input could not be read.
const stdinReason = "standard input: "

// lazyInput is the standard input of a call. It is loaded whole when it is first
// read, so that a script sees the same of it when the call is replayed.
type lazyInput struct {
	data []byte
	load func() ([]byte, error)
	off  int
	err  error
}

func (in *lazyInput) Read(p []byte) (int, error) {
	if in.load != nil {
		in.data, in.err = in.load()
		in.load = nil
	}
	if in.off >= len(in.data) {
		return 0, io.EOF
	}
	n := copy(p, in.data[in.off:])
	in.off += n
	return n, nil
}

// validMount reports whether the workspace may stand at path inside the shell.
func validMount(path string) bool {
	if len(path) < 2 || path[0] != '/' || strings.ContainsRune(path, 0) || len(path) > 1024 {
		return false
	}
	first := ""
	for i, part := range strings.Split(path[1:], "/") {
		if part == "" || part == "." || part == ".." || len(part) > 255 {
			return false
		}
		if i == 0 {
			first = part
		}
	}
	switch first {
	case "dev", "usr", "bin", "tmp", "proc", "etc", "sbin", "sys", "lib":
		return false
	}
	return path != "/home"
}

func shellLimits(c *call) shell.Limits {
	l := c.limits
	return shell.Limits{Fuel: l.Fuel, Time: time.Duration(l.TimeMs) * time.Millisecond, Memory: l.MemoryBytes,
		Stdout: l.StdoutBytes, Stderr: l.StderrBytes, Script: int(l.ScriptBytes), Commands: int(l.Commands),
		Functions: int(l.FunctionDepth), Nesting: int(l.Nesting), Workspace: l.WorkspaceBytes,
		FileSize: l.FileBytes, Files: int(l.Files)}
}
