package sed

import (
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"
	"time"

	"ambit/core/fuel"
	"ambit/core/shell/command"
	_ "ambit/core/shell/grep"
	"ambit/core/workspace/view"
)

// A link named like a command that points to the test binary runs that command over
// a copy of the working directory and writes back what changed. So the conformance
// cases of grep and sed run under any shell.
func TestMain(m *testing.M) {
	if spec, ok := command.Lookup(filepath.Base(os.Args[0])); ok {
		os.Exit(cli(spec))
	}
	os.Exit(m.Run())
}

type osHandle struct{ f *os.File }

func (h osHandle) Read(b []byte) (int, error)  { return h.f.Read(b) }
func (h osHandle) Write(b []byte) (int, error) { return h.f.Write(b) }
func (h osHandle) Close() error                { return nil }
func (h osHandle) Seek(off int64, whence int) (int64, error) {
	return h.f.Seek(off, whence)
}
func (h osHandle) Stat() (view.Info, error) {
	st, err := h.f.Stat()
	if err != nil {
		return view.Info{}, err
	}
	info := view.Info{Name: st.Name(), Size: st.Size(), Kind: view.Fifo, Ino: 1 << 40, Dev: 1 << 40}
	switch {
	case st.Mode().IsRegular():
		info.Kind = view.File
	case st.IsDir():
		info.Kind = view.Dir
	case st.Mode()&os.ModeCharDevice != 0:
		info.Kind = view.Device
	}
	return info, nil
}

type cliHost struct{ command.Host }

func (cliHost) FD(n int) (view.Handle, bool) {
	switch n {
	case 0:
		return osHandle{os.Stdin}, true
	case 1:
		return osHandle{os.Stdout}, true
	case 2:
		return osHandle{os.Stderr}, true
	}
	return nil, false
}

func cli(spec command.Spec) (status int) {
	limits := fuel.Limits{Fuel: 100_000_000, Time: 30 * time.Second, Memory: 24 << 20}
	m := fuel.New(time.Unix(1_700_000_000, 0), limits)
	ns := view.Standard(m, view.Options{})
	if err := ns.Mount("/workspace", nil, nil, view.Limits{}); err != nil {
		panic(err)
	}
	before := load(ns)
	p := &command.Proc{
		Name: spec.Name, Args: os.Args[1:], Env: os.Environ(), Dir: "/workspace", Umask: 0o022,
		Stdin: osHandle{os.Stdin}, Stdout: command.NewOutput(osHandle{os.Stdout}, m), Stderr: os.Stderr,
		FS: ns, Meter: m, Host: cliHost{}, Rand: rand.New(rand.NewPCG(1, 2)), PID: 100, PPID: 99,
	}
	defer func() {
		switch e := recover().(type) {
		case nil:
		case *fuel.Exceeded:
			fmt.Fprintln(os.Stderr, e)
			status = 124
		case command.SIGPIPE:
			status = 141
		default:
			panic(e)
		}
		store(ns, before)
		if os.Getenv("SHOW_FUEL") != "" {
			_, peak := m.Memory()
			fmt.Fprintln(os.Stderr, "fuel", m.Used(), "memory", peak)
		}
	}()
	status = spec.Run(p)
	p.Stdout.Flush()
	return status
}

// load copies the working directory into /workspace and returns file contents.
func load(ns *view.FS) map[string]string {
	seen := map[string]string{}
	check := func(err error) {
		if err != nil {
			panic(err)
		}
	}
	filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		check(err)
		to := "/workspace/" + path
		switch info, _ := d.Info(); {
		case path == ".":
		case d.IsDir():
			check(ns.Mkdir(to, 0o755))
		case d.Type()&fs.ModeSymlink != 0:
			target, err := os.Readlink(path)
			check(err)
			check(ns.Symlink(target, to))
		case d.Type().IsRegular():
			b, err := os.ReadFile(path)
			if err != nil {
				b = nil
			}
			seen[path] = string(b)
			h, err := ns.Open(to, view.WriteOnly|view.Create, 0o666)
			check(err)
			h.Write(b)
			h.Close()
			check(ns.Chmod(to, uint32(info.Mode().Perm())))
		}
		return nil
	})
	return seen
}

// store writes changed files back.
func store(ns *view.FS, before map[string]string) {
	now := map[string]bool{}
	var walk func(dir string)
	walk = func(dir string) {
		list, err := ns.ReadDir("/workspace/" + dir)
		if err != nil {
			return
		}
		for _, e := range list {
			path := filepath.Join(dir, e.Name)
			if e.Kind == view.Dir {
				walk(path)
				continue
			}
			now[path] = true
			if e.Kind != view.File {
				continue
			}
			h, err := ns.Open("/workspace/"+path, view.ReadOnly, 0)
			if err != nil {
				continue
			}
			b, _ := io.ReadAll(h)
			info, _ := h.Stat()
			h.Close()
			if old, ok := before[path]; !ok || old != string(b) {
				if st, err := os.Lstat(path); err == nil && !st.Mode().IsRegular() {
					os.Remove(path)
				}
				if err := os.WriteFile(path, b, fs.FileMode(info.Mode)); err != nil {
					os.Remove(path)
					os.WriteFile(path, b, fs.FileMode(info.Mode))
				}
				os.Chmod(path, fs.FileMode(info.Mode))
			}
		}
	}
	walk("")
	for path := range before {
		if !now[path] {
			os.Remove(path)
		}
	}
}
