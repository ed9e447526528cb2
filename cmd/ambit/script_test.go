package main

import (
	"bufio"
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"
)

// daemon is `ambit serve`.
type daemon struct {
	t     *testing.T
	cmd   *exec.Cmd
	url   string
	token string
	state string
}

// daemonOf starts a server; its token is kept in the state directory.
func daemonOf(t *testing.T, env []string, state string, args ...string) *daemon {
	t.Helper()
	d := &daemon{t: t, state: state, cmd: exec.Command(binary, append([]string{"serve", "--listen", "127.0.0.1:0", "--state", state}, args...)...)}
	d.cmd.Env = append(os.Environ(), env...)
	stderr, err := d.cmd.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := d.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		d.cmd.Process.Kill()
		d.cmd.Wait()
	})
	lines := bufio.NewScanner(stderr)
	for lines.Scan() {
		if m := regexp.MustCompile(`"address":"([^"]+)"`).FindSubmatch(lines.Bytes()); m != nil {
			d.url = string(m[1])
			break
		}
		t.Log(lines.Text())
	}
	go io.Copy(io.Discard, stderr)
	token, err := os.ReadFile(filepath.Join(state, "token"))
	if err != nil || d.url == "" {
		t.Fatalf("the server did not start: %v", err)
	}
	d.token = strings.TrimSpace(string(token))
	return d
}

// answer is that to a tool call, or an error.
type answer struct {
	Seq                         uint64
	Status, Level, Reason, Text string
	Exit                        *int
	Stdout, Stderr              struct{ Text string }
	Value                       json.RawMessage
	Failure                     *struct{ Kind, Path, Expected, Actual string }
	Turn                        int
	Token                       string
	Tools                       []string
	Error                       struct{ Code, Message string }
	code                        int
}

func (d *daemon) ask(method, path, body string, header ...string) answer {
	d.t.Helper()
	req, err := http.NewRequest(method, d.url+path, strings.NewReader(body))
	if err != nil {
		d.t.Fatal(err)
	}
	req.Header.Set("Authorization", "Bearer "+d.token)
	for i := 0; i+1 < len(header); i += 2 {
		req.Header.Set(header[i], header[i+1])
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return answer{Status: "no answer", Reason: err.Error()}
	}
	defer resp.Body.Close()
	data, err := io.ReadAll(resp.Body)
	if err != nil {
		return answer{Status: "no answer", Reason: err.Error()}
	}
	a := answer{code: resp.StatusCode}
	if len(data) > 0 && data[0] == '{' {
		if err := json.Unmarshal(data, &a); err != nil {
			d.t.Fatalf("%s %s: %v: %s", method, path, err, data)
		}
	}
	return a
}

func (d *daemon) must(a answer, what string) answer {
	d.t.Helper()
	if a.code >= 300 || a.code == 0 {
		d.t.Fatalf("%s: %d %+v", what, a.code, a)
	}
	return a
}

// text is what a path gives.
func (d *daemon) text(path string) string {
	d.t.Helper()
	req, err := http.NewRequest("GET", d.url+path, nil)
	if err != nil {
		d.t.Fatal(err)
	}
	req.Header.Set("Authorization", "Bearer "+d.token)
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		d.t.Fatal(err)
	}
	defer resp.Body.Close()
	data, err := io.ReadAll(resp.Body)
	if err != nil {
		d.t.Fatal(err)
	}
	return string(data)
}

// entries is what the ledger has.
func (d *daemon) entries(run string) []map[string]any {
	d.t.Helper()
	var list []map[string]any
	for dec := json.NewDecoder(strings.NewReader(d.text("/runs/" + run + "/ledger"))); ; {
		var rec struct{ Entry map[string]any }
		if err := dec.Decode(&rec); err == io.EOF {
			return list
		} else if err != nil {
			d.t.Fatal(err)
		}
		list = append(list, rec.Entry)
	}
}

func (d *daemon) last(run string) map[string]any {
	list := d.entries(run)
	return list[len(list)-1]
}

// chapter is the example's directory with files to back up.
func chapter(t *testing.T) (dir, project string) {
	t.Helper()
	dir, project = t.TempDir(), t.TempDir()
	if err := os.CopyFS(dir, os.DirFS("../../examples/scripts")); err != nil {
		t.Fatal(err)
	}
	if err := os.CopyFS(project, os.DirFS("../../examples/scripts/project")); err != nil {
		t.Fatal(err)
	}
	return dir, project
}

// TestChapter is the chapter's example from end to end: three ceilings, a script of the
// operator's, a report by the virtual shell, refusals of each level, the ledger, and a
// byte that changes.
func TestChapter(t *testing.T) {
	dir, project := chapter(t)
	manifest := filepath.Join(dir, "ambit.json")
	env := []string{"BACKUP_ROOT=" + project}
	verify := exec.Command(binary, "script", "verify", "--script-manifest", manifest)
	verify.Env = append(os.Environ(), env...)
	if out, err := verify.CombinedOutput(); err != nil || !strings.HasPrefix(string(out), "nightly_backup\tverified\t") {
		t.Fatalf("%v: %s", err, out)
	}
	state := filepath.Join(t.TempDir(), "state")
	d := daemonOf(t, env, state, "-C", project, "--policy", manifest)
	d.must(d.ask("POST", "/runs", `{"id": "night", "profile": "operator", "store": "project_files"}`), "open")
	turn := d.must(d.ask("POST", "/runs/night/turns", `{"grants": "project_files { read [\"backups/**\"] write [\"reports/**\"] } command { run } nightly_backup { run }"}`), "turn")
	if !slices.Contains(turn.Tools, "nightly_backup") || !slices.Contains(turn.Tools, "bash") {
		t.Errorf("tools %v", turn.Tools)
	}

	if listed := d.text("/runs/night/turns/1/tools"); !strings.Contains(listed, `"name":"nightly_backup"`) || !strings.Contains(listed, "Archive the data of one day") || !strings.Contains(listed, `"pattern":"^[a-z]+$"`) {
		t.Errorf("the tool is described as %s", listed)
	}
	call := d.ask("POST", "/runs/night/turns/1/tools/nightly_backup", `{"day": "monday"}`, "Idempotency-Key", "monday")
	if call.Status != "ok" || call.Exit == nil || *call.Exit != 0 {
		t.Fatalf("the script: %+v", call)
	}
	var value struct {
		Archive, SHA256 string
		Files           int
	}
	if err := json.Unmarshal(call.Value, &value); err != nil || value.Archive != "backups/monday.tar" || value.Files != 2 {
		t.Fatalf("value %s: %v", call.Value, err)
	}
	if again := d.ask("POST", "/runs/night/turns/1/tools/nightly_backup", `{"day": "monday"}`, "Idempotency-Key", "monday"); again.Seq != call.Seq {
		t.Errorf("the repeated call is entry %d, not %d", again.Seq, call.Seq)
	}
	report := d.ask("POST", "/runs/night/turns/1/tools/bash", `{"command": "mkdir -p reports && { echo monday; tar -tf backups/monday.tar | wc -l; sha256sum < backups/monday.tar; cat data/a.txt; ls; } > reports/monday.md 2>&1; nightly_backup"}`)
	if report.Status != "ok" || !strings.Contains(report.Stderr.Text, "nightly_backup: command not found") {
		t.Fatalf("the report: %+v", report)
	}
	data, err := os.ReadFile(filepath.Join(project, "reports/monday.md"))
	if err != nil || !strings.HasPrefix(string(data), "monday\n3\n"+value.SHA256+"  -\n") || !strings.Contains(string(data), "cat: data/a.txt: No such file or directory\nbackups\nreports\n") {
		t.Errorf("report: %s, %v", data, err)
	}

	d.must(d.ask("POST", "/runs/night/turns", `{"grants": "project_files { read [\"backups/**\"] }"}`), "second turn")
	for _, tc := range []struct{ path, body, level, reason string }{
		{"2/tools/nightly_backup", `{"day": "tuesday"}`, "grant", "script `nightly_backup` is not granted for this turn (`with access to nightly_backup { run }` required)"},
		{"2/tools/bash", `{"command": "true"}`, "grant", "bash is not granted for this turn (`with access to command { run }` required)"},
	} {
		if a := d.ask("POST", "/runs/night/turns/"+tc.path, tc.body); a.Status != "refused" || a.Level != tc.level || a.Reason != tc.reason {
			t.Errorf("%s: %+v", tc.path, a)
		}
	}
	d.must(d.ask("POST", "/runs", `{"id": "reader", "profile": "repo-writer"}`), "open")
	d.must(d.ask("POST", "/runs/reader/turns", `{"grants": "nightly_backup { run }"}`), "turn")
	if a := d.ask("POST", "/runs/reader/turns/1/tools/nightly_backup", `{"day": "monday"}`); a.Status != "refused" || a.Level != "profile" || a.Reason != "script `nightly_backup` is not permitted by profile `repo-writer`" {
		t.Errorf("profile: %+v", a)
	}

	before := archives(t, project)
	misfit := d.ask("POST", "/runs/night/turns/1/tools/nightly_backup", `{"day": 7}`)
	if misfit.Status != "failed" || misfit.Failure == nil || misfit.Failure.Kind != "input" || !strings.Contains(misfit.Reason, "/day must be string, not number") {
		t.Errorf("arguments: %+v", misfit)
	}
	if e := d.last("night"); e["kind"] != "call" || e["status"] != "failed" {
		t.Errorf("arguments that do not fit: %v", e)
	}

	// One byte.
	file := filepath.Join(dir, "bin/backup.sh")
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	pinned := fmt.Sprintf("%x", sha256.Sum256(text))
	text[0]++
	if err := os.WriteFile(file, text, 0o644); err != nil {
		t.Fatal(err)
	}
	changed := d.ask("POST", "/runs/night/turns/1/tools/nightly_backup", `{"day": "tuesday"}`)
	want := fmt.Sprintf("script capability `nightly_backup` hash mismatch: expected %s, got %x", pinned, sha256.Sum256(text))
	if changed.Status != "failed" || changed.Exit != nil || !strings.HasPrefix(changed.Reason, want) || changed.Failure == nil || changed.Failure.Expected != pinned {
		t.Errorf("changed: %+v", changed)
	}
	if after := archives(t, project); after != before {
		t.Errorf("archives: %s, before %s", after, before)
	}
	e := d.last("night")
	failure, _ := e["failure"].(map[string]any)
	if e["kind"] != "settled" || failure["expected"] != pinned || failure["actual"] != fmt.Sprintf("%x", sha256.Sum256(text)) {
		t.Errorf("the ledger has %v", e)
	}

	show := ambit(t, dir, "", "ledger", "show", "--state", state, "night")
	for _, line := range []string{
		` open       profile operator`, ` turn       turn 1 {"command":{"run":true},"nightly_backup":{"run":true}`, ` intent     turn 1 nightly_backup  {"day": "monday"}`,
		` settled    turn 1 nightly_backup ok of entry 4 exit 0`, "script " + file + " sha256 " + pinned, "bytes in, ", " external\n", `backups/monday.tar`,
		` call       turn 1 bash ok`, `reports/monday.md`, ` call       turn 2 nightly_backup refused`, "refused by the grant: script `nightly_backup` is not granted",
		` settled    turn 1 nightly_backup failed of entry`, "hash mismatch: expected " + pinned,
	} {
		if !strings.Contains(show.stdout, line) {
			t.Errorf("`ledger show` lacks %q", line)
		}
	}
	if t.Failed() {
		t.Log(show.stdout)
	}
	if r := ambit(t, dir, "", "ledger", "verify", "--state", state, "night"); r.status != 0 {
		t.Errorf("verify: %+v", r)
	}
}

func archives(t *testing.T, project string) string {
	t.Helper()
	list, err := filepath.Glob(filepath.Join(project, "backups/*"))
	if err != nil {
		t.Fatal(err)
	}
	return strings.Join(list, " ")
}

// slow is a server with a script that takes until a file appears, and counts its starts.
func slow(t *testing.T, script string) (start func() *daemon, dir string) {
	t.Helper()
	dir = t.TempDir()
	put(t, dir, "slow.sh", script)
	put(t, dir, "ambit.json", fmt.Sprintf(`{"version": 1, "profiles": {"p": {"allow": ["script.slow"]}},
		"scripts": {"slow": {"argv": ["bash", "slow.sh"], "sha256": "%x", "env": {"DIR": "env:DIR"}, "timeout": "60s"}}}`, sha256.Sum256([]byte(script))))
	state := filepath.Join(dir, "state")
	return func() *daemon {
		return daemonOf(t, []string{"DIR=" + dir}, state, "--policy", filepath.Join(dir, "ambit.json"))
	}, dir
}

func happens(t *testing.T, what string, there func() bool) {
	t.Helper()
	for end := time.Now().Add(2 * time.Minute); !there(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("%s did not happen", what)
		}
	}
}

// says reports whether a file holds a text: one that exists may not be written yet.
func says(file, text string) func() bool {
	return func() bool {
		data, _ := os.ReadFile(file)
		return string(data) == text
	}
}

// TestCrashBetweenIntentAndSettlement kills the server while a script runs: the call is
// uncertain afterwards, and the script is not run again.
func TestCrashBetweenIntentAndSettlement(t *testing.T) {
	mark := "4242." + strconv.Itoa(os.Getpid())
	start, dir := slow(t, `echo run >> $DIR/runs; sleep `+mark)
	d := start()
	d.must(d.ask("POST", "/runs", `{"id": "r", "profile": "p"}`), "open")
	d.must(d.ask("POST", "/runs/r/turns", `{"grants": "slow { run }"}`), "turn")
	const call = "/runs/r/turns/1/tools/slow"
	done := make(chan answer, 1)
	go func() { done <- d.ask("POST", call, `{"a": 1}`, "Idempotency-Key", "k") }()
	happens(t, "the script", says(filepath.Join(dir, "runs"), "run\n"))
	if e := d.last("r"); e["kind"] != "intent" || e["tool"] != "slow" {
		t.Errorf("while it runs the ledger ends with %v", e)
	}
	second := make(chan answer, 1)
	go func() { second <- d.ask("POST", call, `{"b": 1}`, "Idempotency-Key", "other") }()
	d.cmd.Process.Kill()
	d.cmd.Wait()
	if a := <-done; a.Status != "no answer" {
		t.Errorf("the killed server answered %+v", a)
	}
	if a := <-second; a.Status != "no answer" {
		t.Errorf("a second call, meanwhile: %+v", a)
	}
	happens(t, "the end of the script", func() bool {
		out, _ := exec.Command("pgrep", "-f", "sleep "+mark).Output()
		return len(bytes.TrimSpace(out)) == 0
	})

	d = start()
	for range 2 {
		a := d.ask("POST", call, `{"a": 1}`, "Idempotency-Key", "k")
		if a.Status != "uncertain" || !strings.Contains(a.Reason, "is not run again") {
			t.Errorf("the repeated call: %+v", a)
		}
	}
	if e := d.last("r"); e["kind"] != "uncertain" || e["refers"] != float64(3) {
		t.Errorf("the ledger ends with %v", e)
	}
	if data, _ := os.ReadFile(filepath.Join(dir, "runs")); string(data) != "run\n" {
		t.Errorf("it ran %q", data)
	}
}

// TestScriptOutlivesItsCaller gives a call up: the script goes on, and a retry with the
// key finds what it gave. Cancelling the turn ends it.
func TestScriptOutlivesItsCaller(t *testing.T) {
	start, dir := slow(t, `echo run >> $DIR/runs; while ! [ -e $DIR/go ]; do sleep 0.01; done; echo done`)
	d := start()
	d.must(d.ask("POST", "/runs", `{"id": "r", "profile": "p"}`), "open")
	d.must(d.ask("POST", "/runs/r/turns", `{"grants": "slow { run }"}`), "turn")
	const call = "/runs/r/turns/1/tools/slow"
	gone := make(chan struct{})
	caller, leave := context.WithCancel(context.Background())
	go func() {
		defer close(gone)
		req, _ := http.NewRequestWithContext(caller, "POST", d.url+call, strings.NewReader("{}"))
		req.Header.Set("Authorization", "Bearer "+d.token)
		req.Header.Set("Idempotency-Key", "k")
		if resp, err := http.DefaultClient.Do(req); err == nil {
			resp.Body.Close()
			t.Errorf("answered %d", resp.StatusCode)
		}
	}()
	happens(t, "the script", says(filepath.Join(dir, "runs"), "run\n"))
	leave()
	<-gone
	put(t, dir, "go", "")
	var a answer
	happens(t, "the settlement", func() bool {
		a = d.ask("POST", call, "{}", "Idempotency-Key", "k")
		return a.code == 200
	})
	if a.Status != "ok" || a.Stdout.Text != "done\n" {
		t.Errorf("%+v", a)
	}
	if data, _ := os.ReadFile(filepath.Join(dir, "runs")); string(data) != "run\n" {
		t.Errorf("it ran %q", data)
	}
	os.Remove(filepath.Join(dir, "go"))
	done := make(chan answer, 1)
	go func() { done <- d.ask("POST", call, "{}") }()
	happens(t, "the second run", says(filepath.Join(dir, "runs"), "run\nrun\n"))
	d.must(d.ask("POST", "/runs/r/turns/1/cancel", ""), "cancel")
	if a := <-done; a.Status != "aborted" {
		t.Errorf("cancelled: %+v", a)
	}
}

// TestServerEndsWithScripts drains a server whose script does not end in time.
func TestServerEndsWithScripts(t *testing.T) {
	start, dir := slow(t, `echo run >> $DIR/runs; while :; do sleep 0.1; done`)
	put(t, dir, "drain", "")
	d := start()
	d.cmd.Process.Kill()
	d.cmd.Wait()
	d = daemonOf(t, []string{"DIR=" + dir}, filepath.Join(dir, "state"), "--policy", filepath.Join(dir, "ambit.json"), "--drain", "100ms")
	d.must(d.ask("POST", "/runs", `{"id": "r", "profile": "p"}`), "open")
	d.must(d.ask("POST", "/runs/r/turns", `{"grants": "slow { run }"}`), "turn")
	asked := make(chan answer, 1)
	go func() { asked <- d.ask("POST", "/runs/r/turns/1/tools/slow", "{}", "Idempotency-Key", "k") }()
	happens(t, "the script", says(filepath.Join(dir, "runs"), "run\n"))
	d.cmd.Process.Signal(os.Interrupt)
	d.cmd.Wait()
	<-asked
	d = start()
	if a := d.ask("POST", "/runs/r/turns/1/tools/slow", "{}", "Idempotency-Key", "k"); a.Status != "aborted" || !strings.Contains(a.Reason, "the server ended") {
		t.Errorf("%+v", a)
	}
}

func TestScriptCommands(t *testing.T) {
	dir := t.TempDir()
	if err := os.MkdirAll(filepath.Join(dir, "m"), 0o755); err != nil {
		t.Fatal(err)
	}
	put(t, dir, "m/a.sh", "cat; echo; echo err >&2; exit ${CODE:-0}")
	put(t, dir, "m/b.sh", "echo b")
	text := []byte("cat; echo; echo err >&2; exit ${CODE:-0}")
	digest := fmt.Sprintf("%x", sha256.Sum256(text))
	const m = "m/scripts.json"
	run := func(args ...string) result { return ambit(t, dir, "", append(args, "--script-manifest", m)...) }

	if r := ambit(t, dir, "", "script", "list"); r.status != 2 || r.stderr != "ambit: no script manifest: pass --script-manifest <path> or set AMBIT_SCRIPT_MANIFEST\n" {
		t.Errorf("no manifest: %+v", r)
	}
	if r := run("script", "list"); r.status != 2 || r.stderr != "ambit: failed to read script manifest `m/scripts.json`: no such file or directory\n" {
		t.Errorf("missing manifest: %+v", r)
	}
	put(t, dir, m, "{}")
	if r := run("script", "list"); r.status != 0 || r.stdout != "no script capabilities pinned in m/scripts.json\n" {
		t.Errorf("empty list: %+v", r)
	}
	if r := run("script", "verify"); r.status != 0 || !strings.HasPrefix(r.stdout, "digest ") {
		t.Errorf("empty manifest: %+v", r)
	}
	put(t, dir, m, `{"job": []}`)
	if r := run("script", "verify", "--json"); r.status != 2 || !strings.Contains(r.stderr, "script manifest entry `job` must be a JSON object") {
		t.Errorf("bad manifest: %+v", r)
	}

	// The chapter's form: pinned by hand, relative to the manifest.
	put(t, dir, m, `{"job": {"argv": ["bash", "a.sh"], "sha256": "sha256:`+strings.ToUpper(digest)+`", "env": {"CODE": "env:AMBIT_TEST_CODE"}}}`)
	t.Setenv("AMBIT_TEST_CODE", "0")
	if r := run("script", "list"); r.status != 0 || r.stdout != "job\tsha256="+digest+"\thermetic=false\tbash a.sh\n" {
		t.Errorf("list: %+v", r)
	}
	var listed []map[string]any
	if r := run("script", "list", "--json"); r.status != 0 || json.Unmarshal([]byte(r.stdout), &listed) != nil || listed[0]["name"] != "job" || fmt.Sprint(listed[0]["env"]) != "[CODE]" {
		t.Errorf("list --json: %+v", r)
	}
	ok := run("script", "verify")
	if ok.status != 0 || !strings.HasPrefix(ok.stdout, "job\tverified\texpected="+digest+"\tactual="+digest+"\n\tinterpreter /") {
		t.Errorf("verify: %+v", ok)
	}
	if r := run("script", "run", "job", "--input", `{"a": 1}`); r.status != 0 || r.stdout != "{\"a\":1}\n" || r.stderr != "err\n" {
		t.Errorf("run: %+v", r)
	}
	if r := run("script", "run", "jab"); r.status != 2 || !strings.Contains(r.stderr, `did you mean "job"?`) {
		t.Errorf("run of a name that is not there: %+v", r)
	}
	t.Setenv("AMBIT_TEST_CODE", "3")
	if r := run("script", "run", "job", "--json"); r.status != 1 || !strings.Contains(r.stdout, `"exit_code":3`) {
		t.Errorf("run of one that fails: %+v", r)
	}
	os.Unsetenv("AMBIT_TEST_CODE")
	if r := run("script", "verify"); r.status != 1 || !strings.Contains(r.stdout, "job\tunusable\t") || !strings.Contains(r.stdout, "requires missing environment variable `AMBIT_TEST_CODE`") {
		t.Errorf("missing variable: %+v", r)
	}
	t.Setenv("AMBIT_TEST_CODE", "0")
	put(t, dir, "m/a.sh", "changed")
	if r := run("script", "verify"); r.status != 1 || !strings.Contains(r.stdout, "job\tmismatch\texpected="+digest+"\tactual="+fmt.Sprintf("%x", sha256.Sum256([]byte("changed")))) {
		t.Errorf("mismatch: %+v", r)
	}
	os.Remove(filepath.Join(dir, "m/a.sh"))
	if r := run("script", "verify"); r.status != 1 || !strings.Contains(r.stdout, "job\tmissing\texpected="+digest+"\tactual=-") {
		t.Errorf("missing: %+v", r)
	}

	// Pinning leaves everything else as it stands, and comments in a policy, too.
	put(t, dir, "m/a.sh", "echo a")
	put(t, dir, m, "{\n  \"job\": { \"argv\": [\"bash\", \"a.sh\", \"b.sh\"],\n    \"files\": [ {\"path\": \"b.sh\"} ] },\n  \"other\": {\"sha256\": \""+digest+"\", \"argv\": [\"bash\", \"b.sh\"]}\n}\n")
	if r := run("script", "pin", "job"); r.status != 0 || strings.Count(r.stdout, "pinned") != 2 {
		t.Errorf("pin: %+v", r)
	}
	pinned, _ := os.ReadFile(filepath.Join(dir, m))
	sum := func(s string) string { return fmt.Sprintf("%x", sha256.Sum256([]byte(s))) }
	want := "{\n  \"job\": {\"sha256\": \"" + sum("echo a") + "\",  \"argv\": [\"bash\", \"a.sh\", \"b.sh\"],\n    \"files\": [ {\"sha256\": \"" + sum("echo b") + "\", \"path\": \"b.sh\"} ] },\n  \"other\": {\"sha256\": \"" + digest + "\", \"argv\": [\"bash\", \"b.sh\"]}\n}\n"
	if string(pinned) != want {
		t.Errorf("pinned:\n%s\nwant:\n%s", pinned, want)
	}
	if r := run("script", "verify"); r.status != 1 || !strings.Contains(r.stdout, "job\tverified") || !strings.Contains(r.stdout, "other\tmismatch") {
		t.Errorf("after pinning one: %+v", r)
	}
	if r := run("script", "pin"); r.status != 0 {
		t.Errorf("pin all: %+v", r)
	}
	if r := run("script", "verify", "--json"); r.status != 0 || !strings.Contains(r.stdout, `"verified": true`) {
		t.Errorf("after pinning all: %+v", r)
	}
	put(t, dir, m, `{"job": {"argv": ["bash", "gone.sh"]}}`)
	if r := run("script", "pin"); r.status != 1 || !strings.Contains(r.stderr, "argv does not name a readable script file") {
		t.Errorf("pin of nothing: %+v", r)
	}
	if data, _ := os.ReadFile(filepath.Join(dir, m)); string(data) != `{"job": {"argv": ["bash", "gone.sh"]}}` {
		t.Errorf("it was written all the same: %s", data)
	}
}

// TestManifestBesideThePolicy reads the chapter's own file beside a policy whose profiles
// know its scripts.
func TestManifestBesideThePolicy(t *testing.T) {
	dir := t.TempDir()
	put(t, dir, "ambit.json", "{ \"version\": 1, // comments stay\n\"profiles\": {\"p\": {\"allow\": [\"script.job\", \"script.own\"]}},\n\"scripts\": {\"own\": {\"argv\": [\"true\"], \"sha256\": \""+strings.Repeat("0", 64)+"\"}} }")
	put(t, dir, "scripts.json", `{"job": {"argv": ["bash", "job.sh"], "sha256": "`+strings.Repeat("0", 64)+`"}}`)
	if r := ambit(t, dir, "", "policy", "check", "ambit.json"); r.status != 1 || !strings.Contains(r.stderr, "ambit.json:2:") {
		t.Errorf("without it: %+v", r)
	}
	if r := ambit(t, dir, "", "policy", "check", "ambit.json", "--script-manifest", "scripts.json"); r.status != 0 || !strings.Contains(r.stdout, "2 scripts") {
		t.Errorf("with it: %+v", r)
	}
	put(t, dir, "p.json", `{"version": 1, "scripts": {"own": {"argv": ["true"], "sha256": "`+strings.Repeat("0", 64)+`"}}}`)
	if r := ambit(t, dir, "", "policy", "check", "p.json", "--script-manifest", "./p.json"); r.status != 0 || !strings.Contains(r.stdout, "1 script,") {
		t.Errorf("the policy as its own manifest: %+v", r)
	}
	t.Setenv("AMBIT_SCRIPT_MANIFEST", "scripts.json")
	if r := ambit(t, dir, "", "policy", "explain", "--profile", "p", "--grant", "job { run }", "job"); r.status != 0 {
		t.Errorf("explain: %+v", r)
	}
	put(t, dir, "scripts.json", `{"own": {"argv": ["bash", "job.sh"], "sha256": "`+strings.Repeat("0", 64)+`"}}`)
	if r := ambit(t, dir, "", "policy", "check", "ambit.json"); r.status != 1 || !strings.Contains(r.stderr, "given twice") {
		t.Errorf("a name twice: %+v", r)
	}
}

// TestWeakPointsAreTested finds the tests that docs/scripts.md names.
func TestWeakPointsAreTested(t *testing.T) {
	doc, err := os.ReadFile("../../docs/scripts.md")
	if err != nil {
		t.Fatal(err)
	}
	var tests strings.Builder
	for _, dir := range []string{".", "../../core/capability", "../../adapters/native/script", "../../adapters/native/executor", "../../actors", "../../conformance/parity"} {
		files, err := filepath.Glob(filepath.Join(dir, "*_test.go"))
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: %v", dir, err)
		}
		for _, f := range files {
			data, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			tests.Write(data)
		}
	}
	names := regexp.MustCompile("`(Test[A-Za-z]+)`").FindAllStringSubmatch(string(doc), -1)
	if len(names) < 20 {
		t.Errorf("the table names %d tests", len(names))
	}
	for _, n := range names {
		if !strings.Contains(tests.String(), "func "+n[1]+"(t *testing.T)") {
			t.Errorf("there is no %s", n[1])
		}
	}
}
