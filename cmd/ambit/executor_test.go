package main

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"syscall"
	"testing"
	"time"
)

const executorSecret = "0123456789abcdef-executor"

// executorProcess is a running `ambit executor`.
type executorProcess struct {
	t   *testing.T
	cmd *exec.Cmd
	url string
}

func startExecutor(t *testing.T, env []string, args ...string) *executorProcess {
	t.Helper()
	cmd := exec.Command(binary, append([]string{"executor", "--listen", "127.0.0.1:0"}, args...)...)
	cmd.Env = append(append(os.Environ(), "AMBIT_EXECUTOR_TOKEN="+executorSecret), env...)
	stderr, err := cmd.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		cmd.Process.Kill()
		cmd.Wait()
	})
	said := ""
	for lines := bufio.NewScanner(stderr); lines.Scan(); {
		said += lines.Text() + "\n"
		if m := regexp.MustCompile(`"address":"(http://[^"]+)"`).FindStringSubmatch(lines.Text()); m != nil {
			go io.Copy(io.Discard, stderr)
			return &executorProcess{t, cmd, m[1]}
		}
	}
	t.Fatalf("the executor did not start:\n%s", said)
	return nil
}

// exec asks for an effect.
func (p *executorProcess) exec(id, capability, input string) (int, string, error) {
	return p.post(fmt.Sprintf(`{"protocol":"whip-executor/1","effect_id":%q,"capability":%q,"input":%s}`, id, capability, input))
}

func (p *executorProcess) post(body string) (int, string, error) {
	req, err := http.NewRequest("POST", p.url+"/exec", strings.NewReader(body))
	if err != nil {
		return 0, "", err
	}
	req.Header.Set("Authorization", "Bearer "+executorSecret)
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return 0, "", err
	}
	defer resp.Body.Close()
	answer, err := io.ReadAll(resp.Body)
	return resp.StatusCode, string(answer), err
}

// TestExampleExecutor runs what examples/executor-stack puts into its image.
func TestExampleExecutor(t *testing.T) {
	dir := t.TempDir()
	for _, d := range []string{"data/db", "to"} {
		if err := os.MkdirAll(filepath.Join(dir, d), 0o755); err != nil {
			t.Fatal(err)
		}
	}
	put(t, dir, "data/db/a", "one")
	put(t, dir, "data/db/b", "two")
	p := startExecutor(t, []string{"BACKUP_SOURCE=" + dir + "/data", "BACKUP_TO=" + dir + "/to"},
		"--manifest", "../../examples/executor-stack/scripts/scripts.json", "--state", filepath.Join(dir, "state"))
	status, body, err := p.exec("1", "nightly_backup", `{"target": "db"}`)
	if err != nil || status != 200 || !strings.Contains(body, `"status":"ok"`) || !strings.Contains(body, `\"files\": 2`) {
		t.Errorf("%d %s %v", status, body, err)
	}
	if info, err := os.Stat(filepath.Join(dir, "to/db.tar")); err != nil || info.Size() == 0 {
		t.Error(err)
	}
	if _, body, err := p.exec("2", "nightly_backup", `{"target": "../etc"}`); err != nil || !strings.Contains(body, `"kind":"input"`) {
		t.Errorf("%s %v", body, err)
	}
	if _, body, err := p.exec("3", "nightly_backup", `{"target": "none"}`); err != nil || !strings.Contains(body, `"kind":"exit"`) {
		t.Errorf("%s %v", body, err)
	}
}

// scriptManifest writes a manifest with scripts into dir: name → text.
func scriptManifest(t *testing.T, dir string, scripts map[string]string) string {
	t.Helper()
	var entries []string
	for name, text := range scripts {
		put(t, dir, name+".sh", text)
		entries = append(entries, fmt.Sprintf(`%q: {"argv": ["bash", %q], "sha256": %q, "env": {"DIR": "env:DIR"}}`, name, name+".sh", sha256Hex(text)))
	}
	put(t, dir, "scripts.json", "{"+strings.Join(entries, ", ")+"}")
	return filepath.Join(dir, "scripts.json")
}

func await(t *testing.T, file string) {
	t.Helper()
	for deadline := time.Now().Add(2 * time.Minute); ; time.Sleep(10 * time.Millisecond) {
		if _, err := os.Stat(file); err == nil {
			return
		}
		if time.Now().After(deadline) {
			t.Fatalf("%s does not appear", file)
		}
	}
}

func TestExecutorDrains(t *testing.T) {
	dir := t.TempDir()
	manifest := scriptManifest(t, dir, map[string]string{
		"waits": `touch "$DIR/began"; while [ ! -e "$DIR/go" ]; do sleep 0.02; done; echo finished`,
		"stays": `touch "$DIR/stays"; echo so far; sleep 100; touch "$DIR/late"`,
	})
	state := filepath.Join(dir, "state")
	start := func(more ...string) *executorProcess {
		t.Helper()
		return startExecutor(t, []string{"DIR=" + dir}, append([]string{"--manifest", manifest, "--state", state}, more...)...)
	}
	type answer struct {
		status int
		body   string
		err    error
	}
	ask := func(p *executorProcess, id, name string) chan answer {
		c := make(chan answer, 1)
		go func() {
			status, body, err := p.exec(id, name, "{}")
			c <- answer{status, body, err}
		}()
		return c
	}
	p := start()
	got := ask(p, "1", "waits")
	await(t, filepath.Join(dir, "began"))
	// The table has one holder.
	cmd := exec.Command(binary, "executor", "--listen", "127.0.0.1:0", "--manifest", manifest, "--state", state)
	cmd.Env = append(os.Environ(), "AMBIT_EXECUTOR_TOKEN="+executorSecret)
	if out, err := cmd.CombinedOutput(); err == nil || !bytes.Contains(out, []byte("another executor holds it")) {
		t.Errorf("a second executor: %s %v", out, err)
	}
	p.cmd.Process.Signal(syscall.SIGTERM)
	for deadline := time.Now().Add(2 * time.Minute); ; time.Sleep(10 * time.Millisecond) {
		resp, err := http.Get(p.url + "/healthz")
		if err != nil {
			t.Fatal(err)
		}
		resp.Body.Close()
		if resp.StatusCode == 503 {
			break
		}
		if time.Now().After(deadline) {
			t.Fatal("it goes on")
		}
	}
	if status, body, err := p.exec("2", "waits", "{}"); err != nil || status != 503 || !strings.Contains(body, "ending") {
		t.Errorf("a new effect: %d %s %v", status, body, err)
	}
	put(t, dir, "go", "")
	if a := <-got; a.err != nil || a.status != 200 || !strings.Contains(a.body, "finished") {
		t.Errorf("what ran: %+v", a)
	}
	if err := p.cmd.Wait(); err != nil {
		t.Errorf("the executor ended with %v", err)
	}
	// What does not finish is killed; the next executor knows.
	p = start("--drain", "100ms")
	got = ask(p, "3", "stays")
	await(t, filepath.Join(dir, "stays"))
	p.cmd.Process.Signal(syscall.SIGTERM)
	a := <-got
	if a.err != nil || !strings.Contains(a.body, "so far") || !strings.Contains(a.body, `"status":"aborted"`) {
		t.Errorf("what was killed: %+v", a)
	}
	if err := p.cmd.Wait(); err != nil {
		t.Errorf("the executor ended with %v", err)
	}
	// One that is killed itself leaves an uncertain effect, which is not run again.
	os.Remove(filepath.Join(dir, "stays"))
	p = start()
	if _, body, err := p.exec("3", "stays", "{}"); err != nil || body != a.body {
		t.Errorf("again: %s %v", body, err)
	}
	go p.exec("4", "stays", "{}")
	await(t, filepath.Join(dir, "stays"))
	p.cmd.Process.Kill()
	p.cmd.Wait()
	os.Remove(filepath.Join(dir, "stays"))
	p = start()
	if _, body, err := p.exec("4", "stays", "{}"); err != nil || !strings.Contains(body, `"status":"uncertain"`) {
		t.Errorf("after a kill: %s %v", body, err)
	}
	for _, f := range []string{"stays", "late"} {
		if _, err := os.Stat(filepath.Join(dir, f)); !errors.Is(err, os.ErrNotExist) {
			t.Errorf("%s: %v: a script ran again, or on", f, err)
		}
	}
}

// TestWhipExecutorClient sends requests as clients of whip-executor/1 do: with the script.
func TestWhipExecutorClient(t *testing.T) {
	dir := t.TempDir()
	pinned := `echo "$0" "$@" | sed 's,.*/,,'; echo "env ${DIR-unset}"; cat; exit 4`
	manifest := scriptManifest(t, dir, map[string]string{"pinned": pinned})
	closed := startExecutor(t, []string{"DIR=of the executor"}, "--manifest", manifest, "--state", filepath.Join(dir, "closed"))
	open := startExecutor(t, nil, "--manifest", manifest, "--state", filepath.Join(dir, "open"), "--unpinned")
	slow := "echo early; echo err >&2; sleep 60"
	for _, tc := range []struct {
		name   string
		p      *executorProcess
		script string
		more   string
		status int
		says   []string
	}{
		{"pinned", closed, pinned, `"env":{"DIR":"of the caller"},"stdin":"null"`, 200, []string{`"exit_code":4`, `"stdout":"pinned.sh\nenv of the caller\nnull"`, `"timed_out":false`, `"protocol":"whip-executor/1"`}},
		{"without env", closed, pinned, `"stdin":"{}"`, 200, []string{`"stdout":"pinned.sh\nenv unset\n{}"`}},
		{"not pinned", closed, slow, ``, 403, []string{"pins script"}},
		{"not pinned, where it may", open, "echo \"$A\"; printf '\\377'; exit 5", `"env":{"A":"b"}`, 200, []string{`"exit_code":5`, `"stdout":"b\n` + "\uFFFD" + `"`, `"stdout_b64":"Ygr/"`}},
		{"time limit", open, slow, `"timeout_ms":300`, 200, []string{`"exit_code":-1`, `"timed_out":true`, `"stdout":"early\n"`, `"stderr":"err\n"`}},
		{"large", open, "head -c 600000 /dev/zero | tr '\\0' x", ``, 200, []string{`"stdout_truncated":true`, `"exit_code":0`}},
	} {
		body := fmt.Sprintf(`{"protocol":"whip-executor/1","effect_id":%q,"script_sha256":%q,"script_b64":%q,"argv":["bash","/any/where.sh"],"script_index":1,"priority":"working"`,
			tc.name, sha256Hex(tc.script), base64.StdEncoding.EncodeToString([]byte(tc.script)))
		if tc.more != "" {
			body += "," + tc.more
		}
		status, answer, err := tc.p.post(body + "}")
		if err != nil || status != tc.status {
			t.Errorf("%s: %d %.500s %v", tc.name, status, answer, err)
		}
		for _, says := range tc.says {
			if !strings.Contains(answer, says) {
				t.Errorf("%s: %.500s, want %s", tc.name, answer, says)
			}
		}
	}
}

func TestExecutorUsage(t *testing.T) {
	dir := t.TempDir()
	manifest := scriptManifest(t, dir, map[string]string{"ok": "true"})
	put(t, dir, "empty.json", "{}")
	put(t, dir, "bad.json", `{"raw": {}}`)
	for _, tc := range []struct {
		token, says string
		args        []string
	}{
		{executorSecret, "no script manifest: pass --manifest FILE or set AMBIT_SCRIPT_MANIFEST", nil},
		{"", "AMBIT_EXECUTOR_TOKEN is not set", []string{"--manifest", manifest}},
		{"short", "AMBIT_EXECUTOR_TOKEN has 5 bytes", []string{"--manifest", manifest}},
		{executorSecret, "--manifest is empty", []string{"--manifest", ""}},
		{executorSecret, "failed to read script manifest", []string{"--manifest", filepath.Join(dir, "none.json")}},
		{executorSecret, "reserved", []string{"--manifest", filepath.Join(dir, "bad.json")}},
		{executorSecret, "pins no script", []string{"--manifest", filepath.Join(dir, "empty.json")}},
		{executorSecret, "--slots", []string{"--manifest", manifest, "--slots", "0"}},
		{executorSecret, "--queue", []string{"--manifest", manifest, "--queue", "0"}},
		{executorSecret, "--retain", []string{"--manifest", manifest, "--retain", "1m"}},
		{executorSecret, "--drain", []string{"--manifest", manifest, "--drain", "-1s"}},
		{executorSecret, "", []string{"--manifest", manifest, "extra"}},
	} {
		cmd := exec.Command(binary, append([]string{"executor", "--listen", "127.0.0.1:0"}, tc.args...)...)
		cmd.Dir = dir
		cmd.Env = []string{"PATH=" + os.Getenv("PATH"), "AMBIT_EXECUTOR_TOKEN=" + tc.token}
		out, err := cmd.CombinedOutput()
		if err == nil || cmd.ProcessState.ExitCode() != exitUsage || !strings.Contains(string(out), tc.says) {
			t.Errorf("%q: %v %s, want %s", tc.args, err, out, tc.says)
		}
		if _, err := os.Stat(filepath.Join(dir, ".ambit")); err == nil {
			t.Fatalf("%q left a state directory", tc.args)
		}
	}
}

func sha256Hex(text string) string { return fmt.Sprintf("%x", sha256.Sum256([]byte(text))) }
