package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"ambit/core/ledger"
)

// serve starts a server in dir and gives its address and token.
func serve(t *testing.T, dir string, args ...string) (url, token string) {
	t.Helper()
	cmd := exec.Command(binary, append([]string{"serve", "--listen", "127.0.0.1:0"}, args...)...)
	cmd.Dir = dir
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
	addresses := make(chan string, 1)
	go func() {
		defer close(addresses)
		for s := bufio.NewScanner(stderr); s.Scan(); {
			var line struct{ Address string }
			if err := json.Unmarshal(s.Bytes(), &line); err != nil {
				t.Errorf("the log has a line that is not JSON: %s", s.Bytes())
			}
			if line.Address != "" {
				addresses <- line.Address
			}
		}
	}()
	select {
	case url = <-addresses:
	case <-time.After(2 * time.Minute):
	}
	if url == "" {
		t.Fatal("the server did not start")
	}
	data, err := os.ReadFile(filepath.Join(dir, ".ambit/token"))
	if err != nil && len(args) == 0 {
		t.Fatal(err)
	}
	return url, strings.TrimSpace(string(data))
}

// jsonLines are lines that must each be JSON.
func jsonLines(t *testing.T, text string) (lines []map[string]any) {
	t.Helper()
	for line := range strings.Lines(text) {
		var v map[string]any
		if err := json.Unmarshal([]byte(line), &v); err != nil {
			t.Fatalf("%v: %s", err, line)
		}
		lines = append(lines, v)
	}
	return lines
}

func TestRunCommandsAsJSON(t *testing.T) {
	dir := t.TempDir()
	put(t, dir, "ambit.json", `{ "version": 1, "stores": { "project_files": { "root": ".", "allow": { "write": ["**"] } } } }`)
	url, token := serve(t, dir)
	run := func(args ...string) []map[string]any {
		t.Helper()
		r := ambit(t, dir, "", append([]string{"run", "--json", "--server", url, "--token", token}, args...)...)
		if r.status != 0 || r.stderr != "" || r.stdout == "" {
			t.Fatalf("%v: %+v", args, r)
		}
		return jsonLines(t, r.stdout)
	}
	run("create", "--id", "r")
	run("exec", "r", "--grant", "project_files { read write } command { run }", "-c", `mkdir d; echo text > d/a; printf '\377' > b; ln -s b l`)
	run("list")
	run("status", "r")
	files := run("files", "r")
	if len(files) != 4 || files[0]["path"] != "b" || files[1]["kind"] != "dir" || files[2]["path"] != "d/a" || files[2]["size"] != 5.0 || files[3]["target"] != "b" {
		t.Errorf("%v", files)
	}
	if f := run("files", "r", "d/a"); len(f) != 1 || f[0]["text"] != "text\n" {
		t.Errorf("%v", f)
	}
	if f := run("files", "r", "b"); len(f) != 1 || f[0]["base64"] != "/w==" {
		t.Errorf("%v", f)
	}
	run("rm", "r")
	if r := ambit(t, dir, "", "--json", "--version"); r.status != 0 || jsonLines(t, r.stdout)[0]["version"] == "" {
		t.Errorf("%+v", r)
	}
}

// TestLedgerOfEveryTenant reads the ledgers of tenants that only the policy knows.
func TestLedgerOfEveryTenant(t *testing.T) {
	dir := t.TempDir()
	ambit(t, dir, "", "bash", "-c", ":")
	put(t, dir, "policy.json", `{ "version": 1, "tokens": [
		{ "name": "a", "sha256": "ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb", "tenant": "acme", "scopes": ["runs"] },
		{ "name": "b", "sha256": "3e23e8160039594a33894f6564e1b1348bbd7a0088d42c4acb73eeaed59c009d", "tenant": "beta", "scopes": ["runs"] }] }`)
	url, _ := serve(t, dir, "--policy", "policy.json")
	for _, r := range [][2]string{{"a", "shared"}, {"b", "shared"}, {"a", "own"}} {
		if out := ambit(t, dir, "", "run", "--server", url, "--token", r[0], "create", "--id", r[1]); out.status != 0 {
			t.Fatalf("%+v", out)
		}
	}
	all := ambit(t, dir, "", "ledger", "verify")
	for _, name := range []string{"acme/own/1", "acme/shared/1", "beta/shared/1", "local/local-repo-writer/1"} {
		if !strings.Contains(all.stdout, name+": verified") {
			t.Errorf("%s is missing: %+v", name, all)
		}
	}
	for _, tc := range []struct{ name, want string }{
		{"own", "acme/own/1"}, {"acme/own", "acme/own/1"}, {"beta/shared", "beta/shared/1"}, {"beta/shared/1", "beta/shared/1"},
		{"local-repo-writer", "local/local-repo-writer/1"},
	} {
		if r := ambit(t, dir, "", "ledger", "show", tc.name); r.status != 0 || !strings.HasPrefix(r.stdout, tc.want+"\n") || strings.Count(r.stdout, "/1\n") != 1 {
			t.Errorf("%s: %+v", tc.name, r)
		}
	}
	if r := ambit(t, dir, "", "ledger", "show", "shared"); r.status == 0 || !strings.Contains(r.stderr, "acme/shared, beta/shared") {
		t.Errorf("%+v", r)
	}
	if r := ambit(t, dir, "", "ledger", "show", "nobody"); r.status == 0 || !strings.Contains(r.stderr, "without a name shows all") {
		t.Errorf("%+v", r)
	}
}

// TestLedgerFileCannotDriveTheTerminal reads a file whose every field is hostile.
func TestLedgerFileCannotDriveTheTerminal(t *testing.T) {
	const evil = "\u009b2J\u202e\x1b]0;t\a\r\nforged"
	dir := t.TempDir()
	entries := []*ledger.Entry{
		{Kind: ledger.Open, Profile: evil, Origin: evil, Tenant: evil, Run: evil},
		{Kind: ledger.Turn, Grant: ledger.Raw(`{"x":"` + "\u009b2J\u202e" + `"}`), Turn: 1},
		{Kind: ledger.Call, Tool: evil, Status: ledger.Status(evil), Level: evil, Reason: evil},
		{Kind: ledger.Intent, Tool: evil, Origin: evil},
		{Kind: ledger.Settled, Tool: evil, Refers: 4, Status: ledger.Failed, Reason: evil, Output: evil,
			Process: ledger.Raw(ledger.Canonical(nil, ledger.Object{{Name: "argv", Value: []ledger.Value{evil}}, {Name: "cwd", Value: evil}, {Name: "signal", Value: evil},
				{Name: "program", Value: ledger.Object{{Name: "path", Value: evil}, {Name: "sha256", Value: evil}}}, {Name: "enforced", Value: []ledger.Value{evil}}, {Name: "not_enforced", Value: []ledger.Value{evil}}})),
			Failure: ledger.Raw(ledger.Canonical(nil, ledger.Object{{Name: "kind", Value: evil}, {Name: "path", Value: evil}, {Name: "expected", Value: evil}, {Name: "actual", Value: evil},
				{Name: "misfits", Value: []ledger.Value{ledger.Object{{Name: "path", Value: evil}, {Name: "message", Value: evil}}}}}))},
		{Kind: ledger.Checkpoint, Origin: evil},
	}
	var file bytes.Buffer
	for i, e := range entries {
		e.Seq = uint64(i + 1)
		e.Seal(e.Prev)
		file.Write((&ledger.Record{Entry: e}).Marshal())
		file.WriteByte('\n')
	}
	file.WriteString("\x1b[2J\n")
	put(t, dir, "f", file.String())
	put(t, dir, "p\x1b[2J", "{ \x1b[2J")
	for _, args := range [][]string{{"ledger", "show", "f"}, {"ledger", "verify", "f"}, {"policy", "check", "p\x1b[2J"}, {"policy", "explain", "read", "a\x1b\u009b"}} {
		r := ambit(t, dir, "", args...)
		if out := r.stdout + r.stderr; strings.ContainsAny(out, "\x1b\u009b\u202e\r\a") || strings.Contains(out, "\nforged") || out == "" {
			t.Errorf("%v: %q", args, out)
		}
	}
	if got := string(plainJSON([]byte("{\"a\":\"x\u009b\u202e\x7f\U000e0001é\"}"))); got != `{"a":"x\u009b\u202e\u007f\udb40\udc01é"}` {
		t.Errorf("%s", got)
	}
}

// TestArchivesAreNotForTerminals refuses to write one where somebody sits; nothing else that is no
// regular file is taken for a terminal.
func TestArchivesAreNotForTerminals(t *testing.T) {
	null, err := os.OpenFile(os.DevNull, os.O_RDWR, 0)
	if err != nil {
		t.Fatal(err)
	}
	defer null.Close()
	if terminal(null) {
		t.Errorf("%s is taken for a terminal", os.DevNull)
	}
	defer func(real func(*os.File) bool) { terminal = real }(terminal)
	for sits, want := range map[bool]string{true: "a tar archive is nothing for a terminal", false: "no answer from http://127.0.0.1:1"} {
		terminal = func(*os.File) bool { return sits }
		cmd := root()
		cmd.SetArgs([]string{"run", "files", "r", "--server", "http://127.0.0.1:1", "--token", "x"})
		if err := cmd.Execute(); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%t: %v", sits, err)
		}
	}
}
