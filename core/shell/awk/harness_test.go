package awk

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"

	"ambit/core/fuel"
	"ambit/core/shell/command"
	"ambit/core/shell/sched"
	"ambit/core/workspace/view"
)

// With AWK_CLI=NAME the test binary is an awk over copies of the files of the working
// directory.
func TestMain(m *testing.M) {
	if os.Getenv("AWK_CLI") != "" {
		os.Exit(cli(os.Args[1:]))
	}
	os.Exit(m.Run())
}

func cli(args []string) int {
	files := map[string]string{}
	var dirs []string
	names, _ := filepath.Glob("*")
	for _, n := range names {
		if b, err := os.ReadFile(n); err == nil {
			files[n] = string(b)
		} else if info, err := os.Stat(n); err == nil && info.IsDir() {
			dirs = append(dirs, n)
		}
	}
	env := append(os.Environ(), "TZ=UTC")
	r := runAwk(call{name: os.Getenv("AWK_CLI"), args: args, in: os.Stdin, files: files, dirs: dirs, env: env, out: os.Stdout, errOut: os.Stderr, free: os.Getenv("AWK_LIMITS") == ""})
	if os.Getenv("AWK_FUEL") != "" {
		fmt.Fprintln(os.Stderr, "fuel", r.fuel, "memory", r.memory)
	}
	entries, _ := r.fs.ReadDir("/workspace")
	for _, e := range entries {
		if e.Kind != view.File {
			continue
		}
		h, err := r.fs.Open("/workspace/"+e.Name, view.ReadOnly, 0)
		if err != nil {
			continue
		}
		if b, _ := io.ReadAll(h); string(b) != files[e.Name] || len(b) == 0 {
			os.WriteFile(e.Name, b, 0o644)
		}
	}
	return r.status
}

// call is one run of awk in a namespace with the given files.
type call struct {
	name  string // gawk if empty
	args  []string
	stdin string
	in    io.Reader
	files map[string]string
	dirs  []string
	env   []string
	out   io.Writer
	// errOut gets what is written to standard error; nil collects it.
	errOut io.Writer
	free   bool // without limits
	fuel   int64
}

type result struct {
	stdout, stderr string
	status         int
	fuel, memory   int64
	left           int64 // bytes still metered at the end
	limit          error
	fs             *view.FS
}

var testLimits = fuel.Limits{Fuel: 100_000_000, Time: 30 * time.Second, Memory: 24 << 20}

var testStart = time.Date(2026, 3, 14, 9, 26, 53, 0, time.UTC)

func runAwk(c call) (r result) {
	limits := testLimits
	if c.free {
		limits = fuel.Limits{}
	}
	if c.fuel > 0 {
		limits.Fuel = c.fuel
	}
	m := fuel.New(testStart, limits)
	fs := view.Standard(m, view.Options{})
	if err := fs.MkdirAll("/workspace", 0o755, view.Agent); err != nil {
		panic(err)
	}
	for _, name := range c.dirs {
		fs.Mkdir("/workspace/"+name, 0o755)
	}
	for name, text := range c.files {
		h, err := fs.Open("/workspace/"+name, view.WriteOnly|view.Create, 0o644)
		if err != nil {
			panic(err)
		}
		h.Write([]byte(text))
		h.Close()
	}
	loop := sched.New(m, 512)
	defer loop.Close()
	m.OnTick(loop.Tick)
	var out, errOut bytes.Buffer
	if c.out == nil {
		c.out = &out
	}
	if c.errOut == nil {
		c.errOut = &errOut
	}
	if c.in == nil {
		c.in = bytes.NewReader([]byte(c.stdin))
	}
	h := &testHost{loop: loop, m: m, stdin: ioHandle{r: c.in}, stdout: ioHandle{w: c.out}, stderr: ioHandle{w: c.errOut}}
	if c.env == nil {
		c.env = []string{"LC_ALL=C.UTF-8", "TZ=UTC"}
	}
	if c.name == "" {
		c.name = "gawk"
	}
	p := &command.Proc{Name: c.name, Args: c.args, Env: c.env, Dir: "/workspace", Umask: 0o022, Stdin: h.stdin,
		Stdout: command.NewOutput(h.stdout, m), Stderr: h.stderr, FS: fs, Meter: m, Host: h, PID: 100, PPID: 99}
	h.out = p.Stdout
	defer func() {
		r.stdout, r.stderr, r.fuel, r.fs = out.String(), errOut.String(), m.Used(), fs
		r.left, r.memory = m.Memory()
		switch e := recover().(type) {
		case nil:
		case *fuel.Exceeded:
			r.limit, r.status = e, 124
		case command.SIGPIPE:
			r.status = 141
		default:
			panic(e)
		}
	}()
	r.status = run(p)
	p.Stdout.Flush()
	return r
}

// testHost runs commands with the real sh; pipes are those of the scheduler.
type testHost struct {
	loop                  *sched.Loop
	m                     *fuel.Meter
	stdin, stdout, stderr view.Handle
	out                   *command.Output
}

func (h *testHost) Run([]string, []string, string, command.Stdio) (int, bool) { return 127, false }

// Signal implements command.Host: the harness kills nothing.
func (h *testHost) Signal() int { return 0 }

func (h *testHost) Shell(script string, env []string, dir string, f command.Stdio) int {
	h.out.Flush()
	if f.Stdin == nil {
		f.Stdin = h.stdin
	}
	if f.Stdout == nil {
		f.Stdout = h.stdout
	}
	if f.Stderr == nil {
		f.Stderr = h.stderr
	}
	cmd := exec.Command("sh", "-c", script)
	cmd.Env = append(env, "PATH="+os.Getenv("PATH"))
	var out, errOut bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errOut
	if ih, ok := f.Stdin.(ioHandle); !ok || ih.r != os.Stdin {
		in, _ := io.ReadAll(f.Stdin)
		cmd.Stdin = bytes.NewReader(in)
	}
	err := cmd.Run()
	f.Stderr.Write(errOut.Bytes())
	for b := out.Bytes(); len(b) > 0; {
		n, err := f.Stdout.Write(b)
		if err != nil {
			break
		}
		b = b[n:]
	}
	var ee *exec.ExitError
	if errors.As(err, &ee) {
		if c := ee.ExitCode(); c >= 0 {
			return c
		}
		return 137
	}
	return 0
}

func (h *testHost) Start(_ string, f command.Stdio, fn func(command.Stdio) int) func() int {
	h.out.Flush()
	status := 0
	t := h.loop.Spawn(func() { status = fn(f) })
	return func() int {
		h.loop.Join(t)
		return status
	}
}

func (h *testHost) Pipe() (r, w view.Handle) { return h.loop.Pipe() }

func (h *testHost) Sleep(d time.Duration) { h.loop.Sleep(d) }

func (h *testHost) Timeout(_, _ time.Duration, _ int, f func() int) (int, bool) { return f(), false }

func (h *testHost) FD(n int) (view.Handle, bool) {
	switch n {
	case 0:
		return h.stdin, true
	case 1:
		return h.stdout, true
	case 2:
		return h.stderr, true
	}
	return nil, false
}

func (h *testHost) Kill(int, int) error { return nil }
func (h *testHost) Ignore(int, bool)    {}

type ioHandle struct {
	r io.Reader
	w io.Writer
}

func (h ioHandle) Read(b []byte) (int, error)  { return h.r.Read(b) }
func (h ioHandle) Write(b []byte) (int, error) { return h.w.Write(b) }
func (h ioHandle) Close() error                { return nil }
func (h ioHandle) Stat() (view.Info, error)    { return view.Info{Kind: view.Fifo}, nil }
