package native_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"ambit/actors"
	"ambit/adapters/native"
	"ambit/core/authority"
	"ambit/core/ledger"
)

// openPolicy lets everything be written, and says nothing of .ambit.
const openPolicy = `{ "version": 1, "stores": { "project_files": { "root": ".", "allow": { "read": ["**"], "write": ["**"] } } } }`

// local runs scripts on a directory as `ambit bash --write '**'` does, each in a process's
// worth of state.
type local struct {
	t      *testing.T
	dir    string
	policy *authority.Policy
}

func newLocal(t *testing.T, document string) *local {
	p, err := authority.Parse("policy", []byte(document))
	if err != nil {
		t.Fatal(err)
	}
	return &local{t, t.TempDir(), p}
}

func (l *local) try(script string) (*actors.Reply, error) {
	ctx := context.Background()
	run, err := native.OpenLocal(ctx, native.PlaceOptions{Dir: l.dir, Policy: l.policy}, "repo-writer")
	if err != nil {
		return nil, err
	}
	defer run.Close()
	grant, err := l.policy.GrantGlobs([]string{"**"}, []string{"**"})
	if err != nil {
		return nil, err
	}
	return run.Call(ctx, grant, nil, actors.CallTool{Tool: "bash", Args: ledger.Canonical(nil, ledger.Object{{Name: "command", Value: script}})})
}

// bash is the output of a script that must be carried out.
func (l *local) bash(script string) string {
	l.t.Helper()
	r, err := l.try(script)
	if err != nil {
		l.t.Fatalf("%s: %v", script, err)
	}
	if r.Status != ledger.OK {
		l.t.Fatalf("%s: %s %s", script, r.Status, r.Reason)
	}
	return string(r.Stdout) + string(r.Stderr)
}

func (l *local) put(path, text string) {
	l.t.Helper()
	if err := os.WriteFile(filepath.Join(l.dir, path), []byte(text), 0o644); err != nil {
		l.t.Fatal(err)
	}
}

func TestStateIsOutOfReach(t *testing.T) {
	l := newLocal(t, openPolicy)
	l.bash("true")
	before, err := os.ReadDir(filepath.Join(l.dir, native.StateDir))
	if err != nil {
		t.Fatal(err)
	}
	for _, script := range []string{
		`ls -a; echo .*; find . -name '.am*'; ls .ambit`,
		`cat .ambit/base .ambit/ledger.db; cp -r .ambit copy; ls copy`,
		`mkdir .ambit; echo forged > .ambit/turn.key`,
		`ln -s .ambit x; ls x/; echo forged > x/turn.key; cd x && touch turn.key`,
		`ln -s ../.ambit/turn.key d; mkdir -p a; ln -s ../.ambit/turn.key a/k; echo forged > a/k`,
		`mkdir y; mv y .ambit; mv y/ .ambit/z; cp /dev/null .ambit/turn.key`,
		`mkdir -p deep/.ambit; echo forged > deep/.ambit/turn.key`,
		`rm -rf .ambit; rmdir .ambit; chmod 777 .ambit; touch .ambit-import-0123456789abcdef`,
		`mkdir -p src && touch src/turn.key && mv src/turn.key ./.ambit/ ; tee .ambit/turn.key < /dev/null`,
		`: > ./x/../.ambit/turn.key; : > .//.ambit//turn.key`,
	} {
		out := l.bash(script)
		for _, e := range before {
			if strings.Contains(out, e.Name()) && !strings.Contains(script, e.Name()) {
				t.Errorf("%s shows %s: %s", script, e.Name(), out)
			}
		}
		for _, path := range []string{".ambit/turn.key", ".ambit/z", "deep/.ambit", ".ambit-import-0123456789abcdef"} {
			if _, err := os.Lstat(filepath.Join(l.dir, path)); err == nil {
				t.Errorf("%s made %s", script, path)
			}
		}
	}
}

func TestStateInsideTheWorkspaceMustBeIgnored(t *testing.T) {
	l := newLocal(t, openPolicy)
	for _, state := range []string{"state", "a/../state", "."} {
		_, err := native.OpenLocal(t.Context(), native.PlaceOptions{Dir: l.dir, State: filepath.Join(l.dir, state), Policy: l.policy}, "repo-writer")
		if err == nil {
			t.Errorf("%s: scripts could write their own ledger", state)
		}
	}
	if err := os.Symlink(l.dir, l.dir+"-link"); err != nil {
		t.Fatal(err)
	}
	defer os.Remove(l.dir + "-link")
	if _, err := native.OpenLocal(t.Context(), native.PlaceOptions{Dir: l.dir, State: l.dir + "-link/state", Policy: l.policy}, "repo-writer"); err == nil {
		t.Error("a link hides that the state is in the workspace")
	}
	run, err := native.OpenLocal(t.Context(), native.PlaceOptions{Dir: l.dir, State: t.TempDir(), Policy: l.policy}, "repo-writer")
	if err != nil {
		t.Fatal(err)
	}
	run.Close()
}

func TestMovedDirectoryGoesOn(t *testing.T) {
	l := newLocal(t, openPolicy)
	l.bash("echo 1 > f")
	moved := l.dir + "-moved"
	if err := os.Rename(l.dir, moved); err != nil {
		t.Fatal(err)
	}
	defer os.RemoveAll(moved)
	l.dir = moved
	if out := l.bash("cat f; echo 2 > f"); out != "1\n" {
		t.Fatalf("got %q", out)
	}
	if out := l.bash("cat f"); out != "2\n" {
		t.Fatalf("got %q", out)
	}
}

func TestUsedUpBudgetBeginsAnew(t *testing.T) {
	l := newLocal(t, strings.Replace(openPolicy, `"version": 1,`, `"version": 1, "limits": {"runCalls": 3},`, 1))
	for i := range 8 {
		if out := l.bash(fmt.Sprintf("cat f; echo %d > f", i)); i > 0 && out != fmt.Sprintln(i-1) {
			t.Fatalf("call %d: %q", i, out)
		}
	}
}

// TestOddFiles has a directory as hostile as an archive from nowhere can make it.
func TestOddFiles(t *testing.T) {
	l := newLocal(t, openPolicy)
	outside := t.TempDir()
	secret := filepath.Join(outside, "secret")
	if err := os.WriteFile(secret, []byte("outside"), 0o600); err != nil {
		t.Fatal(err)
	}
	at := func(p string) string { return filepath.Join(l.dir, p) }
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	l.put("new\nline", "1")
	l.put("bad\xff\xfename", "2")
	l.put(" -rf *", "3")
	must(syscall.Mkfifo(at("fifo"), 0o644))
	must(os.Symlink(secret, at("abs")))
	must(os.Symlink("../../../../../../etc/passwd", at("up")))
	must(os.Symlink("loop2", at("loop1")))
	must(os.Symlink("loop1", at("loop2")))
	must(os.Symlink(".", at("self")))
	must(os.Link(secret, at("hard")))
	must(os.Mkdir(at("closed"), 0))
	must(os.WriteFile(at("unreadable"), []byte("x"), 0))
	defer os.Chmod(at("closed"), 0o755)

	out := l.bash(`cat $'new\nline'; cat $'bad\xff\xfename'; cat " -rf *"; cat abs up loop1 fifo; cat self/self/self/hard; cd self/self && pwd`)
	if !strings.HasPrefix(out, "123") || strings.Contains(out, "daemon:") || strings.Count(out, "outside") != 1 {
		t.Errorf("got %q", out)
	}
	l.bash(`echo changed > hard; echo changed > abs; echo changed > up; echo changed > loop1; rm -f fifo; echo changed > fifo; chmod 600 hard; true`)
	if data, _ := os.ReadFile(secret); string(data) != "outside" {
		t.Errorf("a file outside was changed through a hard link or a symbolic one: %q", data)
	}
	if data, _ := os.ReadFile(at("hard")); string(data) != "changed\n" {
		t.Errorf("hard is %q", data)
	}
	if info, err := os.Lstat(at("fifo")); err != nil || info.Mode()&os.ModeNamedPipe == 0 {
		t.Errorf("the fifo was replaced: %v %v", info, err)
	}
	must(syscall.Mkfifo(at("pipe\xff\n"), 0o644))
	l.bash(`echo diverges > $'pipe\xff\n'`)
	l.bash("true")
	for _, name := range []string{`$'a\nb'`, `$'\xff\xfe'`, `'*'`, `-n`, `' '`} {
		l.bash("echo x > ./" + name)
	}
	for _, name := range []string{"a\nb", "\xff\xfe", "*", "-n", " "} {
		if _, err := os.Lstat(at(name)); err != nil {
			t.Errorf("%q: %v", name, err)
		}
	}
}

func TestKindsReplaceEachOther(t *testing.T) {
	l := newLocal(t, openPolicy)
	for _, script := range []string{
		`mkdir d; echo 1 > d/f; echo 2 > f; ln -s f l`,
		`rm -r d; echo file > d; rm f; mkdir -p f/g; echo 3 > f/g/h; rm l; mkdir l`,
		`rm d; ln -s f d; rm -r f; echo 4 > f; rmdir l; ln -s nowhere l`,
		`mkdir -p ro/sub; echo 5 > ro/sub/x; chmod 555 ro/sub ro; chmod 444 f`,
		`chmod 755 ro ro/sub; echo 6 > ro/sub/y; rm ro/sub/x; chmod 555 ro/sub; chmod 500 ro`,
		`chmod -R u+w ro; rm -r ro; mv f g`,
	} {
		l.bash(script)
		// What the shell sees after a fresh scan is what it left: nothing came back.
		run, err := native.OpenLocal(t.Context(), native.PlaceOptions{Dir: l.dir, Policy: l.policy}, "repo-writer")
		if err != nil {
			t.Fatal(err)
		}
		st, err := run.Host.Run(t.Context(), "local", run.ID)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := run.Host.Tree(t.Context(), "local", run.ID); err != nil {
			t.Fatal(err)
		}
		after, err := run.Host.Run(t.Context(), "local", run.ID)
		if err != nil {
			t.Fatal(err)
		}
		if st.Seq != after.Seq {
			recs, _ := run.Host.Records(t.Context(), "local", run.ID, st.Seq+1, 10)
			t.Errorf("%s: the directory differs from the tree: %s", script, recs)
		}
		run.Close()
	}
}

// TestDirectoryIsNotRoots repeats what read-only directories do to somebody who is not
// root, since nothing stops root.
func TestDirectoryIsNotRoots(t *testing.T) {
	if os.Getuid() != 0 {
		TestKindsReplaceEachOther(t)
		return
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	tmp, err := os.MkdirTemp("", "ambit-test-")
	if err != nil {
		t.Fatal(err)
	}
	defer os.RemoveAll(tmp)
	if err := errors.Join(os.Chmod(tmp, 0o777), os.Link(self, filepath.Join(tmp, "native.test"))); err != nil {
		data, rerr := os.ReadFile(self)
		if rerr != nil {
			t.Fatal(rerr)
		}
		if err := os.WriteFile(filepath.Join(tmp, "native.test"), data, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	cmd := exec.Command(filepath.Join(tmp, "native.test"), "-test.run", "TestKindsReplaceEachOther|TestStateIsOutOfReach", "-test.v")
	cmd.Dir = tmp
	cmd.Env = append(os.Environ(), "TMPDIR="+tmp)
	cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: 12345, Gid: 12345}}
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
}

// TestProcessesShareADirectory lets real processes work on one directory at once: each
// sees what the others did, and nothing is lost.
func TestProcessesShareADirectory(t *testing.T) {
	bin, dir := buildAmbit(t), t.TempDir()
	const processes, calls = 4, 5
	errs := make(chan error, processes)
	for i := range processes {
		go func() {
			var all error
			for range calls {
				// Two profiles: two runs on the directory.
				out, err := exec.Command(bin, "bash", "-C", dir, "--profile", []string{"repo-writer", "release-operator"}[i%2], "--write", "**",
					"-c", `n=$(cat n 2>/dev/null || echo 0); echo $((n+1)) > n; echo $n >> log`).CombinedOutput()
				if err != nil || len(out) > 0 {
					all = errors.Join(all, fmt.Errorf("%w: %s", err, out))
				}
			}
			errs <- all
		}()
	}
	for range processes {
		if err := <-errs; err != nil {
			t.Error(err)
		}
	}
	if data, err := os.ReadFile(filepath.Join(dir, "n")); err != nil || strings.TrimSpace(string(data)) != fmt.Sprint(processes*calls) {
		t.Errorf("counted to %q %v, not %d", data, err, processes*calls)
	}
	if out, err := exec.Command(bin, "ledger", "verify", "-C", dir).CombinedOutput(); err != nil {
		t.Errorf("verify: %v %s", err, out)
	}
}

// TestUnchangedTreeIsStatted says what a call on 5,000 files costs; the figure is
// informative.
func TestUnchangedTreeIsStatted(t *testing.T) {
	l := newLocal(t, openPolicy)
	for d := range 50 {
		dir := fmt.Sprintf("d%02d", d)
		if err := os.Mkdir(filepath.Join(l.dir, dir), 0o755); err != nil {
			t.Fatal(err)
		}
		for f := range 98 {
			l.put(fmt.Sprintf("%s/f%02d", dir, f), fmt.Sprint(d, f))
		}
	}
	time.Sleep(100 * time.Millisecond) // older than the index's resolution
	took := func() time.Duration {
		began := time.Now()
		l.bash("true")
		return time.Since(began)
	}
	first, second, third := took(), took(), took()
	t.Logf("4,950 entries: first call %v, then %v, %v", first, second, third)
}
