package script_test

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"ambit/adapters/native/script"
	"ambit/core/capability"
	"ambit/core/ledger"
)

func TestMain(m *testing.M) {
	script.Init()
	os.Exit(m.Run())
}

// world is a directory with a manifest's files, and runners over it.
type world struct {
	t   *testing.T
	dir string
	env map[string]string
}

func newWorld(t *testing.T) *world {
	dir, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	return &world{t, dir, map[string]string{"PATH": os.Getenv("PATH"), "SECRET": "hunter2"}}
}

func (w *world) put(name, text string, mode os.FileMode) string {
	w.t.Helper()
	file := filepath.Join(w.dir, name)
	if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o755), os.WriteFile(file, []byte(text), 0o644), os.Chmod(file, mode)); err != nil {
		w.t.Fatal(err)
	}
	return sum(text)
}

func sum(text string) string { return fmt.Sprintf("%x", sha256.Sum256([]byte(text))) }

// entry reads an entry's JSON, in which SUM(NAME) stands for the digest of a file.
func (w *world) entry(text string) *capability.Entry {
	w.t.Helper()
	for strings.Contains(text, "SUM(") {
		before, rest, _ := strings.Cut(text, "SUM(")
		name, after, _ := strings.Cut(rest, ")")
		data, err := os.ReadFile(filepath.Join(w.dir, name))
		if filepath.IsAbs(name) {
			data, err = os.ReadFile(name)
		}
		if err != nil {
			w.t.Fatal(err)
		}
		text = before + sum(string(data)) + after
	}
	m, err := capability.Parse("scripts.json", []byte(`{"job": `+text+`}`))
	if err != nil {
		w.t.Fatal(err)
	}
	m.In(w.dir)
	return m.Entry("job")
}

func (w *world) runner(plain bool) *script.Runner {
	return script.New(script.Options{Plain: plain, Temp: w.t.TempDir(), LookupEnv: func(name string) (string, bool) {
		v, ok := w.env[name]
		return v, ok
	}})
}

func (w *world) run(plain bool, e *capability.Entry, input string) capability.Outcome {
	return w.runner(plain).Run(context.Background(), e, script.Call{Input: []byte(input)})
}

// each runs a test with and without namespaces.
func each(t *testing.T, f func(t *testing.T, plain bool)) {
	for _, plain := range []bool{false, true} {
		t.Run(map[bool]string{false: "namespaces", true: "plain"}[plain], func(t *testing.T) { f(t, plain) })
	}
}

// offered reports whether this system lets the test's user have namespaces.
func offered() bool {
	cmd := exec.Command("/bin/true")
	cmd.SysProcAttr = &syscall.SysProcAttr{Cloneflags: syscall.CLONE_NEWNS | syscall.CLONE_NEWPID | syscall.CLONE_NEWIPC}
	if os.Geteuid() != 0 {
		cmd.SysProcAttr.Cloneflags |= syscall.CLONE_NEWUSER
		cmd.SysProcAttr.UidMappings = []syscall.SysProcIDMap{{ContainerID: os.Geteuid(), HostID: os.Geteuid(), Size: 1}}
	}
	return cmd.Run() == nil
}

func exit(out capability.Outcome) string {
	if out.Exit == nil {
		return "none"
	}
	return strconv.Itoa(*out.Exit)
}

func show(out capability.Outcome) string {
	return fmt.Sprintf("%s %q exit %s\nstdout %.300q\nstderr %.300q\nprocess %+v", out.Status, out.Reason, exit(out), out.Stdout, out.Stderr, out.Process)
}

func TestRunGivesInputAndTakesOutput(t *testing.T) {
	each(t, func(t *testing.T, plain bool) {
		w := newWorld(t)
		w.put("job.sh", `echo "args $# $0"; cat; echo; echo oops >&2; exit 3`, 0o644)
		e := w.entry(`{"argv": ["bash", "job.sh", "x y"], "sha256": "SUM(job.sh)"}`)
		out := w.run(plain, e, "{ \"a\": [1, 2],\n \"b\": \"<&>\" }")
		lines := strings.Split(string(out.Stdout), "\n")
		if out.Status != ledger.OK || exit(out) != "3" || string(out.Stderr) != "oops\n" || len(lines) != 3 || lines[1] != `{"a":[1,2],"b":"<&>"}` {
			t.Fatal(show(out))
		}
		if !strings.HasPrefix(lines[0], "args 1 /") || !strings.HasSuffix(lines[0], w.dir+"/job.sh") {
			t.Errorf("arguments: %s", lines[0])
		}
		p := out.Process
		if p.Script.SHA256 != e.SHA256 || !p.Script.Pinned || p.Program.Pinned || len(p.Program.SHA256) != 64 || !filepath.IsAbs(p.Program.Path) ||
			p.StdinSize != 21 || p.StdoutSize != int64(len(out.Stdout)) || p.StderrSize != 5 || p.Duration <= 0 || len(p.Argv) != 3 || p.Argv[2] != "x y" || p.Manifest != e.Digest() {
			t.Errorf("process: %+v", p)
		}
		if !slices.Contains(p.Enforced, "no_new_privileges") || slices.Contains(p.Enforced, "sealed_mount") != (!plain && offered()) {
			t.Errorf("enforced %v, not %v", p.Enforced, p.NotEnforced)
		}
	})
}

func TestEnvironmentIsDeclaredNamesAlone(t *testing.T) {
	each(t, func(t *testing.T, plain bool) {
		w := newWorld(t)
		w.put("job.sh", "env | sort | cut -d= -f1 | tr '\\n' ' '; echo $X $TMPDIR; touch $TMPDIR/x && test -w $TMPDIR/x && echo mine", 0o644)
		t.Setenv("LEAK", "1")
		w.env["LEAK"] = "1"
		out := w.run(plain, w.entry(`{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)", "env": {"X": "env:SECRET"}}`), "{}")
		if got := string(out.Stdout); !strings.HasPrefix(got, "PATH PWD SHLVL TMPDIR X _ hunter2 /") || !strings.HasSuffix(got, "mine\n") {
			t.Error(show(out))
		}
	})
}

func TestMissingVariableIsNamed(t *testing.T) {
	w := newWorld(t)
	w.put("job.sh", "touch "+w.dir+"/ran", 0o644)
	e := w.entry(`{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)", "env": {"X": "env:NOT_THERE"}}`)
	out := w.run(false, e, "{}")
	if out.Status != ledger.Failed || out.Exit != nil || out.Reason != "script capability `job` requires missing environment variable `NOT_THERE`" || out.Failure.Kind != capability.FailEnv {
		t.Error(show(out))
	}
	w.env["NOT_THERE"] = ""
	if out := w.run(false, e, "{}"); out.Status != ledger.OK {
		t.Errorf("an empty variable is there: %s", show(out))
	}
}

// TestPins changes each file that an entry names.
func TestPins(t *testing.T) {
	bash, err := exec.LookPath("bash")
	if err != nil {
		t.Fatal(err)
	}
	bytes, err := os.ReadFile(bash)
	if err != nil {
		t.Fatal(err)
	}
	for _, tc := range []struct {
		name, entry string
		change      func(w *world)
		reason      string // "" runs
		kind        string
	}{
		{"as pinned", `{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)"}`, nil, "", ""},
		{"prefix and case", `{"argv": ["bash", "job.sh"], "sha256": "sha256:sha256:SUM(job.sh)"}`, nil, "", ""},
		{"script tampered", `{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)"}`, func(w *world) { w.put("job.sh", "echo changed", 0o644) }, "hash mismatch: expected " + sum("echo job\n") + ", got " + sum("echo changed"), "hash_mismatch"},
		{"script gone", `{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)"}`, func(w *world) { os.Remove(w.dir + "/job.sh") }, "argv does not name a readable script file", "file"},
		{"symlink swapped", `{"argv": ["bash", "link.sh"], "sha256": "SUM(job.sh)"}`, func(w *world) { os.Remove(w.dir + "/link.sh"); os.Symlink("evil.sh", w.dir+"/link.sh") }, "hash mismatch", "hash_mismatch"},
		{"interpreter by absolute path", `{"argv": ["` + bash + `", "job.sh"], "sha256": "SUM(job.sh)"}`, nil, "", ""},
		{"script tampered behind an absolute interpreter", `{"argv": ["` + bash + `", "job.sh"], "sha256": "SUM(job.sh)"}`, func(w *world) { w.put("job.sh", "echo changed", 0o644) }, "hash mismatch", "hash_mismatch"},
		{"file named like the interpreter", `{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)"}`, func(w *world) { w.put("bash", "#!/bin/sh\necho evil", 0o755) }, "", ""},
		{"interpreter pinned", `{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)", "files": [{"path": "` + bash + `", "sha256": "SUM(` + bash + `)"}]}`, nil, "", ""},
		{"interpreter pinned by name", `{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)", "files": [{"path": "bash", "sha256": "SUM(` + bash + `)"}]}`, nil, "", ""},
		{"interpreter by name is another", `{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)", "files": [{"path": "bash", "sha256": "SUM(job.sh)"}]}`, nil, "hash mismatch", "hash_mismatch"},
		{"#! line of a pinned system interpreter", `{"argv": ["./run"], "sha256": "SUM(run)", "files": [{"path": "` + bash + `", "sha256": "SUM(evil.sh)"}]}`, nil, "hash mismatch", "hash_mismatch"},
		{"interpreter swapped", `{"argv": ["./sh", "job.sh"], "sha256": "SUM(job.sh)", "files": [{"path": "sh", "sha256": "SUM(sh)"}]}`, func(w *world) { w.put("sh", string(bytes)+"x", 0o755) }, "hash mismatch", "hash_mismatch"},
		{"own interpreter pinned", `{"argv": ["./sh", "job.sh"], "sha256": "SUM(job.sh)", "files": [{"path": "sh", "sha256": "SUM(sh)"}]}`, nil, "", ""},
		{"own interpreter not pinned", `{"argv": ["./sh", "job.sh"], "sha256": "SUM(sh)"}`, nil, "argv names `job.sh`, which is not pinned", "file"},
		{"second file not pinned", `{"argv": ["bash", "job.sh", "evil.sh"], "sha256": "SUM(job.sh)"}`, nil, "argv names `evil.sh`, which is not pinned", "file"},
		{"second file pinned", `{"argv": ["bash", "job.sh", "evil.sh"], "sha256": "SUM(job.sh)", "files": [{"path": "evil.sh", "sha256": "SUM(evil.sh)"}]}`, nil, "", ""},
		{"second file tampered", `{"argv": ["bash", "job.sh", "evil.sh"], "sha256": "SUM(job.sh)", "files": [{"path": "evil.sh", "sha256": "SUM(evil.sh)"}]}`, func(w *world) { w.put("evil.sh", "", 0o644) }, "hash mismatch", "hash_mismatch"},
		{"helper gone", `{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)", "files": [{"path": "lib/a.sh", "sha256": "SUM(lib/a.sh)"}]}`, func(w *world) { os.Remove(w.dir + "/lib/a.sh") }, "failed to read", "file"},
		{"pinned twice", `{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)", "files": [{"path": "` + "lib/../lib/a.sh" + `", "sha256": "SUM(lib/a.sh)"}, {"path": "lib/b.sh", "sha256": "SUM(lib/a.sh)"}]}`, nil, "failed to read", "file"},
		{"a FIFO", `{"argv": ["bash", "pipe"], "sha256": "SUM(job.sh)"}`, nil, "argv names `pipe`, which is a FIFO", "file"},
		{"a FIFO as an argument", `{"argv": ["bash", "job.sh", "pipe"], "sha256": "SUM(job.sh)"}`, nil, "argv names `pipe`, which is a FIFO", "file"},
		{"a directory", `{"argv": ["bash", "lib"], "sha256": "SUM(job.sh)"}`, nil, "argv names `lib`, which is a directory", "file"},
		{"a directory as the program", `{"argv": ["./lib", "job.sh"], "sha256": "SUM(job.sh)"}`, nil, "argv names `./lib`, which is a directory", "file"},
		{"a directory by absolute path", `{"argv": ["bash", "job.sh", "/tmp"], "sha256": "SUM(job.sh)"}`, nil, "", ""},
		{"no such interpreter", `{"argv": ["nosuchshell", "job.sh"], "sha256": "SUM(job.sh)"}`, nil, "interpreter `nosuchshell` is not found on PATH", "file"},
		{"#! line", `{"argv": ["./run"], "sha256": "SUM(run)"}`, nil, "", ""},
		{"#! line with env", `{"argv": ["./env"], "sha256": "SUM(env)"}`, nil, "", ""},
		{"#! line of a pinned interpreter", `{"argv": ["./own"], "sha256": "SUM(own)", "files": [{"path": "sh", "sha256": "SUM(sh)"}]}`, nil, "", ""},
		{"not executable", `{"argv": ["./job.sh"], "sha256": "SUM(job.sh)"}`, nil, "job.sh` is not executable", "file"},
		{"unreadable working directory", `{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)", "cwd": "nowhere"}`, nil, "cwd `", "file"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			w := newWorld(t)
			w.put("job.sh", "echo job\n", 0o644)
			w.put("evil.sh", "echo evil\n", 0o644)
			w.put("lib/a.sh", "echo a\n", 0o644)
			w.put("sh", string(bytes), 0o755)
			w.put("run", "#!"+bash+"\necho job\n", 0o755)
			w.put("env", "#!/usr/bin/env bash\necho job\n", 0o755)
			w.put("own", "#!"+w.dir+"/sh\necho job\n", 0o755)
			if err := errors.Join(os.Symlink("job.sh", w.dir+"/link.sh"), syscall.Mkfifo(w.dir+"/pipe", 0o644)); err != nil {
				t.Fatal(err)
			}
			e := w.entry(tc.entry)
			if tc.change != nil {
				tc.change(w)
			}
			out := w.run(false, e, "{}")
			if strings.HasPrefix(tc.name, "interpreter pinned") && (out.Process == nil || !out.Process.Program.Pinned) {
				t.Errorf("the interpreter is not recorded as pinned: %s", show(out))
			}
			if tc.reason == "" {
				if out.Status != ledger.OK || string(out.Stdout) != "job\n" {
					t.Error(show(out))
				}
				return
			}
			if out.Status != ledger.Failed || out.Exit != nil || !strings.HasPrefix(out.Reason, "script capability `job` ") || !strings.Contains(out.Reason, tc.reason) || out.Failure.Kind != tc.kind {
				t.Error(show(out))
			}
			if tc.kind == "hash_mismatch" && (out.Failure.Expected == "" || out.Failure.Actual == "" || !filepath.IsAbs(out.Failure.Path)) {
				t.Errorf("failure %+v", out.Failure)
			}
		})
	}
}

// TestHelpersStandBesideTheScript includes a pinned file by the script's own place, and
// by the working directory; what is not pinned is not there.
func TestHelpersStandBesideTheScript(t *testing.T) {
	each(t, func(t *testing.T, plain bool) {
		w := newWorld(t)
		w.put("bin/job.sh", `. "$(dirname "$0")/../lib/a.sh"; . bin/b.sh; cat lib/c.sh 2>/dev/null || echo no c; echo x 2>/dev/null >> bin/b.sh || echo sealed; [ $UID = 0 ] || echo user`, 0o644)
		w.put("lib/a.sh", "echo a", 0o644)
		w.put("bin/b.sh", "echo b", 0o644)
		w.put("lib/c.sh", "echo c", 0o644)
		e := w.entry(`{"argv": ["bash", "bin/job.sh"], "sha256": "SUM(bin/job.sh)", "files": [{"path": "lib/a.sh", "sha256": "SUM(lib/a.sh)"}, {"path": "./bin/b.sh", "sha256": "SUM(bin/b.sh)"}]}`)
		out := w.run(plain, e, "{}")
		want := "a\nb\nno c\n"
		if !plain && offered() || os.Getuid() != 0 {
			want += "sealed\n"
		}
		if got := strings.TrimSuffix(string(out.Stdout), "user\n"); got != want {
			t.Error(show(out))
		}
	})
}

// TestRace swaps the script in a loop while it is called: the bytes that are not pinned
// never run.
func TestRace(t *testing.T) {
	each(t, func(t *testing.T, plain bool) {
		w := newWorld(t)
		w.put("job.sh", "echo good", 0o644)
		w.put("lib.sh", "true", 0o644)
		e := w.entry(`{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)", "files": [{"path": "lib.sh", "sha256": "SUM(lib.sh)"}]}`)
		var stop atomic.Bool
		var swapper sync.WaitGroup
		swapper.Go(func() {
			evil := "touch " + w.dir + "/EVIL; echo evil"
			for i := 0; !stop.Load(); i++ {
				text := []string{"echo good", evil}[i%2]
				if i%4 < 2 { // in place, and by another file
					os.WriteFile(w.dir+"/job.sh", []byte(text), 0o644)
				} else if os.WriteFile(w.dir+"/new", []byte(text), 0o644) == nil {
					os.Rename(w.dir+"/new", w.dir+"/job.sh")
				}
			}
		})
		ran, refused := 0, 0
		for i := 0; i < 400 && (i < 25 || ran == 0 || refused == 0); i++ {
			switch out := w.run(plain, e, "{}"); {
			case out.Status == ledger.OK && string(out.Stdout) == "good\n":
				ran++
			case out.Status == ledger.Failed && out.Failure.Kind == capability.FailPin && out.Exit == nil:
				refused++
			case out.Status == ledger.Failed && out.Failure.Kind == capability.FailFile && out.Exit == nil:
			default:
				t.Fatal(show(out))
			}
		}
		stop.Store(true)
		swapper.Wait()
		if _, err := os.Stat(w.dir + "/EVIL"); err == nil {
			t.Fatal("changed bytes ran")
		}
		if ran == 0 || refused == 0 {
			t.Errorf("%d calls ran, %d were refused: nothing was tried", ran, refused)
		}
	})
}

// TestRaceAfterVerification changes the script while it runs, before it is read to its
// end: bash reads a script as it goes.
func TestRaceAfterVerification(t *testing.T) {
	each(t, func(t *testing.T, plain bool) {
		w := newWorld(t)
		text := "echo begun > " + w.dir + "/begun; while ! [ -e " + w.dir + "/go ]; do sleep 0.01; done\n" + strings.Repeat("# padding\n", 2000) + "echo good\n"
		w.put("job.sh", text, 0o644)
		e := w.entry(`{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)"}`)
		done := make(chan capability.Outcome)
		go func() { done <- w.run(plain, e, "{}") }()
		waitFor(t, w.dir+"/begun")
		w.put("job.sh", strings.Replace(text, "echo good", "echo evil", 1), 0o644)
		w.put("go", "", 0o644)
		if out := <-done; string(out.Stdout) != "good\n" {
			t.Error(show(out))
		}
	})
}

func waitFor(t *testing.T, file string) {
	t.Helper()
	for end := time.Now().Add(2 * time.Minute); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		if _, err := os.Stat(file); err == nil {
			return
		}
	}
	t.Fatalf("%s did not appear", file)
}

// alive reports whether a process of that mark (an argument of its own) runs.
func alive(t *testing.T, mark string) bool {
	t.Helper()
	dirs, err := os.ReadDir("/proc")
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range dirs {
		if line, err := os.ReadFile("/proc/" + d.Name() + "/cmdline"); err == nil && bytes.Contains(line, []byte(mark)) && d.Name() != strconv.Itoa(os.Getpid()) {
			return true
		}
	}
	return false
}

// mark is an argument of `sleep` that no other process has.
func mark() string {
	return fmt.Sprintf("%d.%d", 4000+os.Getpid(), time.Now().UnixNano()%1_000_000_000)
}

// TestNothingOutlivesTheCall has scripts that end while others go on, or do not end.
func TestNothingOutlivesTheCall(t *testing.T) {
	for _, tc := range []struct{ name, text, status, stdout string }{
		{"background job", `sleep MARK & echo done`, "ok", "done\n"},
		{"daemon", `setsid setsid sleep MARK >/dev/null 2>&1 < /dev/null & disown; echo done`, "ok", "done\n"},
		{"double fork", `( ( setsid sleep MARK & ) & ); echo done`, "ok", "done\n"},
		{"time limit", `echo begun; sleep MARK`, "limit", "begun\n"},
		{"ignores SIGTERM", `trap '' TERM; echo begun; while :; do sleep MARK; done`, "limit", "begun\n"},
		{"daemon that ignores SIGTERM", `(trap '' TERM; setsid sleep MARK &) & echo begun; trap '' TERM; sleep MARK`, "limit", "begun\n"},
		{"closes its streams early", `exec <&- >&- 2>&-; sleep MARK`, "limit", ""},
		{"ends on SIGTERM with a word", `trap 'echo bye; exit 0' TERM; echo begun; sleep MARK & wait`, "limit", "begun\nbye\n"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			each(t, func(t *testing.T, plain bool) {
				t.Parallel()
				w := newWorld(t)
				m := mark()
				w.put("job.sh", strings.ReplaceAll(tc.text, "MARK", m), 0o644)
				out := w.run(plain, w.entry(`{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)", "timeout": 2}`), "{}")
				if string(out.Status) != tc.status || string(out.Stdout) != tc.stdout {
					t.Error(show(out))
				}
				if tc.status == "limit" && (exit(out) != "-1" || out.Failure.Kind != capability.FailTimeout) {
					t.Error(show(out))
				}
				if alive(t, m) {
					t.Error("a process is still there")
				}
			})
		})
	}
}

// TestForkBomb ends with the time limit, and stays within the bound.
func TestForkBomb(t *testing.T) {
	w := newWorld(t)
	m := mark()
	// Bounded by itself, too, in case the bounds under test do not hold.
	w.put("job.sh", `n=0; b() { (( ++n > 10 )) && exec sleep `+m+`; b & b & wait; }; b 2>/dev/null; sleep `+m, 0o644)
	out := w.run(false, w.entry(`{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)", "timeout": 2, "limits": {"processes": 64}}`), "{}")
	if out.Status != ledger.Limit {
		t.Error(show(out))
	}
	if !slices.Contains(out.Process.Enforced, "process_limit") {
		t.Logf("not bounded here: %v", out.Process.NotEnforced)
	}
	if alive(t, m) {
		t.Error("a process is still there")
	}
}

func TestOutputIsCapped(t *testing.T) {
	each(t, func(t *testing.T, plain bool) {
		w := newWorld(t)
		w.put("job.sh", "head -c 1073741824 /dev/zero; echo end >&2", 0o644)
		out := w.run(plain, w.entry(`{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)", "output_limit": 1000, "timeout": 120}`), "{}")
		if out.Status != ledger.OK || len(out.Stdout) != 1000 || out.Written.Stdout != 1<<30 || out.Written.Stderr != 0 || string(out.Stderr) != "end\n" || out.Process.StdoutSize != 1<<30 {
			t.Error(show(out))
		}
	})
}

// TestInputAndOutputAtOnce would deadlock if one were finished before the other began.
func TestInputAndOutputAtOnce(t *testing.T) {
	w := newWorld(t)
	w.put("job.sh", "head -c 300000 /dev/zero | tr '\\0' x; cat; head -c 300000 /dev/zero >&2", 0o644)
	input := `{"a":"` + strings.Repeat("y", 900_000) + `"}`
	out := w.run(false, w.entry(`{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)", "output_limit": 2000000}`), input)
	if out.Status != ledger.OK || string(out.Stdout) != strings.Repeat("x", 300_000)+input || len(out.Stderr) != 300_000 {
		t.Errorf("%s, %d and %d bytes", out.Status, len(out.Stdout), len(out.Stderr))
	}
	w.put("job.sh", "echo never read", 0o644)
	out = w.run(false, w.entry(`{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)"}`), input)
	if out.Status != ledger.OK || string(out.Stdout) != "never read\n" {
		t.Error(show(out))
	}
	w.put("job.sh", "sleep 0.3; wc -c", 0o644)
	out = w.run(false, w.entry(`{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)"}`), input)
	if strings.TrimSpace(string(out.Stdout)) != strconv.Itoa(len(input)) {
		t.Errorf("late: %s", show(out))
	}
}

func TestCallerEndsACall(t *testing.T) {
	each(t, func(t *testing.T, plain bool) {
		w := newWorld(t)
		m := mark()
		w.put("job.sh", "echo begun; touch "+w.dir+"/begun; sleep "+m, 0o644)
		e := w.entry(`{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)"}`)
		ctx, cancel := context.WithCancelCause(context.Background())
		done := make(chan capability.Outcome)
		go func() { done <- w.runner(plain).Run(ctx, e, script.Call{Input: []byte("{}")}) }()
		waitFor(t, w.dir+"/begun")
		cancel(errors.New("the server is going down"))
		out := <-done
		if out.Status != ledger.Aborted || string(out.Stdout) != "begun\n" || !strings.Contains(out.Reason, "going down") || out.Failure.Kind != capability.FailCanceled {
			t.Error(show(out))
		}
		if alive(t, m) {
			t.Error("a process is still there")
		}
	})
}

// TestKilledRunner kills the process that runs a script: the script goes with it.
func TestKilledRunner(t *testing.T) {
	if dir := os.Getenv("AMBIT_TEST_KILLED"); dir != "" {
		w := &world{t, dir, map[string]string{"PATH": os.Getenv("PATH")}}
		w.run(os.Getenv("AMBIT_TEST_PLAIN") == "1", w.entry(`{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)"}`), "{}")
		return
	}
	each(t, func(t *testing.T, plain bool) {
		w := newWorld(t)
		m := mark()
		w.put("job.sh", "setsid sleep "+m+" & echo begun > "+w.dir+"/begun; trap '' TERM HUP; sleep "+m, 0o644)
		cmd := exec.Command(os.Args[0], "-test.run", "TestKilledRunner$")
		cmd.Env = append(os.Environ(), "AMBIT_TEST_KILLED="+w.dir)
		if plain {
			cmd.Env = append(cmd.Env, "AMBIT_TEST_PLAIN=1")
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		waitFor(t, w.dir+"/begun")
		cmd.Process.Kill()
		cmd.Wait()
		for end := time.Now().Add(2 * time.Minute); alive(t, m); time.Sleep(20 * time.Millisecond) {
			if time.Now().After(end) {
				t.Fatal("the script goes on")
			}
		}
	})
}

// TestTwoCallsAtOnce run side by side, each with its own directory.
func TestTwoCallsAtOnce(t *testing.T) {
	w := newWorld(t)
	w.put("job.sh", `x=$(cat); echo "$x" > $TMPDIR/x; touch `+w.dir+`/"here$x"; while [ $(ls `+w.dir+` | grep -c here) != 2 ]; do sleep 0.01; done; cat $TMPDIR/x`, 0o644)
	e := w.entry(`{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)"}`)
	r := w.runner(false)
	var calls sync.WaitGroup
	for i := range 2 {
		calls.Go(func() {
			if out := r.Run(context.Background(), e, script.Call{Input: []byte(strconv.Itoa(i))}); string(out.Stdout) != strconv.Itoa(i)+"\n" {
				t.Error(show(out))
			}
		})
	}
	calls.Wait()
}

// TestNetworkNone asks for no network: there is none, or nothing runs.
func TestNetworkNone(t *testing.T) {
	w := newWorld(t)
	w.put("job.sh", "wc -l < /proc/net/dev; exec 3<>/dev/tcp/127.0.0.1/1", 0o644)
	e := w.entry(`{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)", "network": "none"}`)
	switch out := w.run(false, e, "{}"); {
	case out.Status == ledger.Failed && out.Failure.Kind == capability.FailSandbox && out.Exit == nil:
		t.Log(out.Reason)
	case !slices.Contains(out.Process.Enforced, "network_none") || !strings.Contains(string(out.Stderr), "Network is unreachable") || string(out.Stdout) != "3\n":
		t.Error(show(out))
	}
	if out := w.run(true, e, "{}"); out.Status != ledger.Failed || out.Failure.Kind != capability.FailSandbox || out.Exit != nil {
		t.Errorf("without namespaces: %s", show(out))
	}
}

// TestWriteList lets a script write below the paths of its entry alone.
func TestWriteList(t *testing.T) {
	w := newWorld(t)
	w.put("out/old", "old", 0o644)
	w.put("job.sh", "cd "+w.dir+"; echo new > out/new && cat out/new; touch outside || echo refused; touch /tmp/ambit-write-test || echo refused; echo t > $TMPDIR/x && echo temp; echo z > /dev/null && echo null", 0o644)
	e := w.entry(`{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)", "write": ["out"]}`)
	switch out := w.run(false, e, "{}"); {
	case out.Status == ledger.Failed && out.Failure.Kind == capability.FailSandbox:
		t.Log(out.Reason)
	case string(out.Stdout) != "new\nrefused\nrefused\ntemp\nnull\n" || !slices.Contains(out.Process.Enforced, "read_only_files"):
		t.Error(show(out))
	}
	if out := w.run(true, e, "{}"); out.Status != ledger.Failed || out.Failure.Kind != capability.FailSandbox {
		t.Errorf("without namespaces: %s", show(out))
	}
}

func TestLimitsOfResources(t *testing.T) {
	w := newWorld(t)
	w.put("job.sh", "ulimit -c; ulimit -n; head -c 5000 /dev/zero > $TMPDIR/x; stat -c %s $TMPDIR/x; ulimit -v; ulimit -v unlimited 2>/dev/null || echo fixed", 0o644)
	out := w.run(false, w.entry(`{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)", "limits": {"open_files": 64, "file_bytes": 1024, "memory_bytes": 1073741824}}`), "{}")
	if got := string(out.Stdout); got != "0\n64\n1024\n1048576\nfixed\n" {
		t.Error(show(out))
	}
}

// TestNoPrivilegesAreGained runs a program with a set-user-id bit.
func TestNoPrivilegesAreGained(t *testing.T) {
	each(t, func(t *testing.T, plain bool) {
		w := newWorld(t)
		w.put("job.sh", "grep -E '^(NoNewPrivs|CapEff|CapBnd)' /proc/self/status", 0o644)
		out := w.run(plain, w.entry(`{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)"}`), "{}")
		if !strings.Contains(string(out.Stdout), "NoNewPrivs:\t1") {
			t.Error(show(out))
		}
	})
}

// TestOutputSchema lets scripts write what fits, and what does not.
func TestOutputSchema(t *testing.T) {
	const schema = `"output": {"type": "object", "required": ["files"], "properties": {"files": {"type": "integer"}, "names": {"type": "array", "items": {"type": "string"}}}, "additionalProperties": false}`
	for _, tc := range []struct{ name, text, extra, status, reason, value string }{
		{"fits", `echo '{"files": 3, "names": ["a"]}'`, "", "ok", "", `{"files": 3, "names": ["a"]}`},
		{"almost JSON", `echo '{"files": 3,}'`, "", "failed", "(the whole) is not one JSON value", ""},
		{"two values", `echo '{"files": 3} {"files": 4}'`, "", "failed", "is not one JSON value", ""},
		{"nothing", `true`, "", "failed", "is not one JSON value", ""},
		{"misfits", `echo '{"files": "3", "names": ["a", 7], "more": 1}'`, "", "failed", "/files must be integer, not string; /names/1 must be string, not number; /more is not declared", ""},
		{"missing", `echo '{}'`, "", "failed", "/files is required", ""},
		{"exit", `echo '{"files": 3}'; exit 4`, "", "failed", "exited with status 4", ""},
		{"cut", `echo '{"files": 3}'`, `, "output_limit": 5`, "failed", "more to standard output than is kept", ""},
		{"lines", `printf '{"files": 1}\n\n {"files": 2}'`, `, "each": true`, "ok", "", `[{"files": 1},{"files": 2}]`},
		{"all or nothing", `printf '{"files": 1}\n{"files": x}\n{"files": "3"}\n'`, `, "each": true`, "failed", "/1 is not valid JSON (line 2); /2/files must be integer, not string", ""},
	} {
		w := newWorld(t)
		w.put("job.sh", tc.text, 0o644)
		e := w.entry(`{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)", ` + schema + tc.extra + `}`)
		out := w.run(false, e, "{}")
		if string(out.Status) != tc.status || !strings.Contains(out.Reason, tc.reason) || string(e.Result(&out)) != tc.value || len(out.Stdout) == 0 && tc.name != "nothing" {
			t.Errorf("%s: %s\nvalue %s", tc.name, show(out), e.Result(&out))
		}
		if tc.name == "misfits" && (len(out.Failure.Misfits) != 3 || out.Failure.Misfits[1].Path != "/names/1") {
			t.Errorf("misfits %+v", out.Failure.Misfits)
		}
	}
}

func TestInputIsCheckedFirst(t *testing.T) {
	w := newWorld(t)
	w.put("job.sh", "touch "+w.dir+"/ran", 0o644)
	e := w.entry(`{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)", "input": {"type": "object", "required": ["day"]}}`)
	out := w.run(false, e, "{}")
	if out.Status != ledger.Failed || out.Failure.Kind != capability.FailInput || !strings.Contains(out.Reason, "/day is required") {
		t.Error(show(out))
	}
	for _, stdin := range []string{"", "null", `{"night": 1}`, `{"day": 1} {"day": 2}`} {
		out := w.runner(false).Run(context.Background(), e, script.Call{Stdin: []byte(stdin)})
		if out.Status != ledger.Failed || out.Failure.Kind != capability.FailInput {
			t.Errorf("standard input %q: %s", stdin, show(out))
		}
	}
	if _, err := os.Stat(w.dir + "/ran"); err == nil {
		t.Error("it ran")
	}
	if out := w.runner(false).Run(context.Background(), e, script.Call{Stdin: []byte(`{"day": 1}`)}); out.Status != ledger.OK {
		t.Error(show(out))
	}
}

// TestNothingIsLeftBehind looks at the directory for calls after calls of every kind.
func TestNothingIsLeftBehind(t *testing.T) {
	each(t, func(t *testing.T, plain bool) {
		w := newWorld(t)
		w.put("job.sh", "mkdir $TMPDIR/a; touch $TMPDIR/a/b; chmod 0 $TMPDIR/a", 0o644)
		temp := t.TempDir()
		r := script.New(script.Options{Temp: temp, Plain: plain, LookupEnv: os.LookupEnv})
		for _, entry := range []string{
			`{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)"}`,
			`{"argv": ["bash", "job.sh"], "sha256": "` + sum("x") + `"}`,
			`{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)", "env": {"X": "env:AMBIT_NOT_THERE"}}`,
		} {
			r.Run(context.Background(), w.entry(entry), script.Call{Input: []byte("{}")})
		}
		if left, _ := os.ReadDir(temp); len(left) > 0 {
			t.Errorf("left: %v", left)
		}
	})
}

// TestStaleDirectoriesAreSwept removes what a killed runner left, and nothing that is in
// use or somebody else's.
func TestStaleDirectoriesAreSwept(t *testing.T) {
	temp := t.TempDir()
	old := time.Now().Add(-time.Hour)
	for _, name := range []string{"ambit-script-1", "ambit-script-2", "other"} {
		if err := errors.Join(os.MkdirAll(filepath.Join(temp, name, "sealed"), 0o700), os.Chtimes(filepath.Join(temp, name), old, old)); err != nil {
			t.Fatal(err)
		}
	}
	f, err := os.Open(filepath.Join(temp, "ambit-script-2"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX); err != nil {
		t.Fatal(err)
	}
	script.New(script.Options{Temp: temp})
	left, err := filepath.Glob(filepath.Join(temp, "*"))
	if err != nil || len(left) != 2 {
		t.Errorf("left: %v, %v", left, err)
	}
}

func TestProcessIsJSON(t *testing.T) {
	w := newWorld(t)
	w.put("job.sh", "kill -9 $$", 0o644)
	out := w.run(false, w.entry(`{"argv": ["bash", "job.sh"], "sha256": "SUM(job.sh)"}`), "{}")
	var v map[string]any
	if err := json.Unmarshal(out.Process.JSON(), &v); err != nil || v["signal"] != "SIGKILL" || exit(out) != "-1" {
		t.Errorf("%v: %s", err, show(out))
	}
	a := capability.Answer{EffectID: "e", Outcome: out}
	back, err := capability.ParseAnswer(a.JSON())
	if err != nil || string(back.Outcome.Process.JSON()) != string(out.Process.JSON()) || exit(back.Outcome) != "-1" {
		t.Errorf("%v: %+v", err, back)
	}
}
