package main

import (
	"bytes"
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	_ "modernc.org/sqlite"
)

var binary string

func TestMain(m *testing.M) {
	dir, err := os.MkdirTemp("", "ambit-cli-")
	if err != nil {
		panic(err)
	}
	binary = filepath.Join(dir, "ambit")
	if out, err := exec.Command("go", "build", "-o", binary, "ambit/cmd/ambit").CombinedOutput(); err != nil {
		fmt.Fprintf(os.Stderr, "build: %v\n%s", err, out)
		os.Exit(1)
	}
	status := m.Run()
	os.RemoveAll(dir)
	os.Exit(status)
}

// result is what a run of the program gave.
type result struct {
	stdout, stderr string
	status         int
}

func ambit(t *testing.T, dir, stdin string, args ...string) result {
	t.Helper()
	cmd := exec.CommandContext(context.Background(), binary, args...)
	cmd.Dir, cmd.Stdin = dir, strings.NewReader(stdin)
	var stdout, stderr bytes.Buffer
	cmd.Stdout, cmd.Stderr = &stdout, &stderr
	err := cmd.Run()
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		t.Fatal(err)
	}
	return result{stdout.String(), stderr.String(), cmd.ProcessState.ExitCode()}
}

func put(t *testing.T, dir, name, text string) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
}

func TestBash(t *testing.T) {
	dir := t.TempDir()
	put(t, dir, "check.sh", "echo \"$0 $# $2\"; exit 5\n")
	put(t, dir, "in", "text\n")
	put(t, dir, "empty.sh", "")
	for _, tc := range []struct {
		name   string
		stdin  string
		args   []string
		stdout string
		stderr string // part of it; "" for none at all
		status int
	}{
		{"echo", "", []string{"-c", "echo hi"}, "hi\n", "", 0},
		{"status", "", []string{"-c", "exit 7"}, "", "", 7},
		{"false", "", []string{"-c", "false"}, "", "", 1},
		{"unknown command", "", []string{"-c", "frobnicate"}, "", "bash: line 1: frobnicate: command not found", 127},
		{"syntax", "", []string{"-c", "if"}, "", "syntax error", 2},
		{"name and arguments", "", []string{"-c", `echo "$0:$1:$2"`, "me", "a b", "-c"}, "me:a b:-c\n", "", 0},
		{"script file", "", []string{"check.sh", "x", "y z"}, "check.sh 2 y z\n", "", 5},
		{"script from stdin", "echo from stdin; exit 3", nil, "from stdin\n", "", 3},
		{"stdin of a script", "a\nb\n", []string{"-c", "wc -l"}, "2\n", "", 0},
		{"environment", "", []string{"--env", "A=1", "--env", "B=x=y", "--env", "A=2", "-c", `echo "$A $B"`}, "2 x=y\n", "", 0},
		{"at", "", []string{"--at", "/srv/site", "-c", "pwd; cat /srv/site/in"}, "/srv/site\ntext\n", "", 0},
		{"read-only", "", []string{"-c", "echo x > f; echo after"}, "after\n", "Permission denied", 0},
		{"read", "", []string{"--read", "in", "-c", "ls; cat check.sh"}, "in\n", "No such file", 1},
		{"write", "", []string{"--write", "out/**", "-c", "mkdir out; echo 1 > out/a; cat in; echo 2 > b"}, "text\n", "b: Permission denied", 1},
		{"limit", "", []string{"-c", "echo before; while :; do :; done"}, "before\n", "", 124},
		{"timeout", "", []string{"--timeout", "1", "-c", "sleep 5"}, "", "", 124},
		{"refused", "", []string{"--profile", "no-repo", "--grant", "project_files { read }", "-c", "echo no"}, "", "ambit: refused by", 126},
		{"bad grant", "", []string{"--grant", "project_files { fly }", "-c", ":"}, "", "fly", 125},
		{"bad option", "", []string{"--nonsense"}, "", "nonsense", 125},
		{"bad environment", "", []string{"--env", "A", "-c", ":"}, "", "NAME=VALUE", 125},
		{"no such script", "", []string{"none.sh"}, "", "none.sh", 125},
		{"no such directory", "", []string{"-C", "nowhere", "-c", ":"}, "", "nowhere", 125},
		{"no such profile", "", []string{"--profile", "nobody", "-c", ":"}, "", "nobody", 125},
		{"odd profile", "", []string{"--profile", "a/b", "-c", ":"}, "", "a/b", 125},
		{"grant and globs", "", []string{"--grant", "command { run }", "--read", "**", "-c", ":"}, "", "exclude", 125},
		{"empty script", "", []string{"-c", ""}, "", "", 0},
		{"empty stdin", "", nil, "", "", 0},
		{"blank stdin", " \n\t", nil, "", "", 0},
		{"empty file", "", []string{"empty.sh", "a"}, "", "", 0},
		{"empty grant", "", []string{"--grant", "", "-c", "echo hi"}, "", "refused by the grant", 126},
		{"empty grant and globs", "", []string{"--grant", "", "--read", "**", "-c", ":"}, "", "exclude", 125},
		{"empty policy", "", []string{"--policy", "", "-c", ":"}, "", "--policy is empty", 125},
		{"empty directory", "", []string{"-C", "", "-c", ":"}, "", "--directory is empty", 125},
		{"bytes", "", []string{"-c", `printf 'a\0b\377'`}, "a\x00b\xff", "", 0},
	} {
		t.Run(tc.name, func(t *testing.T) {
			r := ambit(t, dir, tc.stdin, append([]string{"bash"}, tc.args...)...)
			if r.stdout != tc.stdout || r.status != tc.status {
				t.Errorf("status %d, %q; want %d, %q (stderr %q)", r.status, r.stdout, tc.status, tc.stdout, r.stderr)
			}
			if tc.name == "limit" || tc.name == "timeout" {
				return // why is said on stderr
			}
			if (tc.stderr == "") != (r.stderr == "") || !strings.Contains(r.stderr, tc.stderr) {
				t.Errorf("stderr %q; want %q", r.stderr, tc.stderr)
			}
		})
	}
	if data, err := os.ReadFile(filepath.Join(dir, "out/a")); err != nil || string(data) != "1\n" {
		t.Errorf("out/a: %q %v", data, err)
	}
	if r := ambit(t, dir, "", "bash", "--explain", "--write", "out/**", "-c", "echo 3 > out/b; rm out/a"); !strings.Contains(r.stderr, "add out/b\n") ||
		!strings.Contains(r.stderr, "delete out/a\n") || !strings.Contains(r.stderr, `"kind":"call"`) {
		t.Errorf("--explain: %s", r.stderr)
	}
	if r := ambit(t, dir, "", "ledger", "verify"); r.status != 0 || !strings.Contains(r.stdout, "verified") {
		t.Errorf("verify: %+v", r)
	}
}

func TestJSON(t *testing.T) {
	dir := t.TempDir()
	put(t, dir, "ambit.json", `{ "version": 1, "stores": { "project_files": { "root": "." } } }`)
	for _, args := range [][]string{
		{"bash", "--json", "-c", "echo hi"}, {"--json", "bash", "-c", "exit 3"}, {"ledger", "show", "--json"}, {"ledger", "verify", "--json"},
		{"policy", "check", "--json", "ambit.json"}, {"policy", "explain", "--json", "read", "a"}, {"policy", "explain", "--json", "write", "a"},
		{"ledger", "show", "--json", "none"}, {"bash", "--json", "none.sh"}, {"policy", "check", "--json", "none.json"}, {"run", "list", "--json", "--server", "http://127.0.0.1:1", "--token", "x"},
	} {
		r := ambit(t, dir, "", args...)
		out := r.stdout
		if out == "" {
			out = r.stderr
		}
		if out == "" {
			t.Errorf("%v prints nothing", args)
		}
		for line := range strings.Lines(out) {
			if !json.Valid([]byte(line)) {
				t.Errorf("%v: not JSON: %s", args, line)
			}
		}
	}
}

// TestCutOutputIsReported writes more than is kept.
func TestCutOutputIsReported(t *testing.T) {
	dir := t.TempDir()
	r := ambit(t, dir, "", "bash", "-c", "yes | head -c 1200000; echo end >&2")
	if len(r.stdout) != 1<<20 || r.stderr != "end\nambit: standard output was cut after 1048576 of 1200000 bytes\n" || r.status != 0 {
		t.Errorf("%d bytes, status %d, %q", len(r.stdout), r.status, r.stderr)
	}
	if r = ambit(t, dir, "", "bash", "-c", "yes | head -c 1200000 >&2; exit 3"); len(r.stdout) != 0 || !strings.HasSuffix(r.stderr, "\nambit: standard error was cut after 1048576 of 1200000 bytes\n") || r.status != 3 {
		t.Errorf("%d bytes, status %d", len(r.stderr), r.status)
	}
	if r = ambit(t, dir, "", "ledger", "show"); !strings.Contains(r.stdout, `output cut {"stdout":1200000}`) || !strings.Contains(r.stdout, `output cut {"stderr":1200000}`) {
		t.Error(r.stdout)
	}
	if r = ambit(t, dir, "", "bash", "-c", "yes | head -c 1048576"); r.stderr != "" {
		t.Error(r.stderr)
	}
}

// TestBrokenLedger edits and cuts the store.
func TestBrokenLedger(t *testing.T) {
	for _, tc := range []struct{ name, statement, want string }{
		{"edited", `UPDATE slots SET data = CAST(replace(CAST(data AS TEXT), 'echo 2', 'echo 9') AS BLOB) WHERE seq = 4`, "seq 4"},
		{"payload removed", `UPDATE slots SET data = CAST(replace(CAST(data AS TEXT), '"fuel":', '"fuel":1') AS BLOB) WHERE seq = 4`, "seq 4"},
		{"entry missing", `DELETE FROM slots WHERE seq = 3`, "entry 3 is missing"},
		{"first missing", `DELETE FROM slots WHERE seq = 1`, "entry 1 is missing"},
		{"all missing", `DELETE FROM slots`, "entry 1 is missing"},
		{"swapped", `UPDATE slots SET seq = CASE seq WHEN 3 THEN 4 ELSE 3 END + 100 WHERE seq IN (3, 4); UPDATE slots SET seq = seq - 100 WHERE seq > 100`, "seq 3"},
		{"text for bytes", `UPDATE slots SET data = '{}' WHERE seq = 3`, "slot 3"},
		{"a number for bytes", `UPDATE slots SET data = 12 WHERE seq = 3`, "slot 3"},
		{"part without a beginning", `UPDATE slots SET part = 1 WHERE seq = 1`, "slot 1"},
		{"not a record", `UPDATE slots SET data = x'00' WHERE seq = 2`, "seq 2"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			dir := t.TempDir()
			for i := range 3 {
				if r := ambit(t, dir, "", "bash", "-c", fmt.Sprintf("echo %d", i+1)); r.status != 0 {
					t.Fatalf("%+v", r)
				}
			}
			db, err := sql.Open("sqlite", filepath.Join(dir, ".ambit/ledger.db"))
			if err != nil {
				t.Fatal(err)
			}
			_, err = db.Exec(tc.statement)
			if err := errors.Join(err, db.Close()); err != nil {
				t.Fatal(err)
			}
			if r := ambit(t, dir, "", "ledger", "verify"); r.status != 1 || !strings.Contains(r.stdout, tc.want) {
				t.Errorf("%+v; want %q", r, tc.want)
			}
		})
	}
	for name, spoil := range map[string]func(file string) error{
		"garbage":   func(file string) error { return os.WriteFile(file, []byte("garbage"), 0o600) },
		"truncated": func(file string) error { return os.Truncate(file, 9000) },
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			ambit(t, dir, "", "bash", "-c", ":")
			// Reading it brings everything from the log into the file.
			ambit(t, dir, "", "ledger", "verify")
			file := filepath.Join(dir, ".ambit/ledger.db")
			if err := spoil(file); err != nil {
				t.Fatal(err)
			}
			before, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			for _, args := range [][]string{{"ledger", "verify"}, {"bash", "-c", "echo hi"}} {
				r := ambit(t, dir, "", args...)
				if r.status == 0 || r.stdout != "" || !strings.Contains(r.stderr, "ledger.db") {
					t.Errorf("%v: %+v", args, r)
				}
			}
			if after, _ := os.ReadFile(file); !bytes.Equal(before, after) {
				t.Error("the broken file was changed")
			}
		})
	}
}

func TestNewerLedgerIsRefused(t *testing.T) {
	dir := t.TempDir()
	ambit(t, dir, "", "bash", "-c", ":")
	db, err := sql.Open("sqlite", filepath.Join(dir, ".ambit/ledger.db"))
	if err != nil {
		t.Fatal(err)
	}
	_, err = db.Exec(`UPDATE meta SET value = 99 WHERE name = 'version'`)
	if err := errors.Join(err, db.Close()); err != nil {
		t.Fatal(err)
	}
	for _, args := range [][]string{{"bash", "-c", "echo hi"}, {"ledger", "verify"}, {"serve", "--listen", "127.0.0.1:0"}} {
		if r := ambit(t, dir, "", args...); r.status == 0 || !strings.Contains(r.stderr, "newer version") {
			t.Errorf("%v: %+v", args, r)
		}
	}
}

func TestLedgerFromFile(t *testing.T) {
	dir := t.TempDir()
	ambit(t, dir, "", "bash", "-c", "echo hi")
	r := ambit(t, dir, "", "ledger", "show", "--json")
	put(t, dir, "ledger.ndjson", r.stdout)
	if v := ambit(t, dir, "", "ledger", "verify", "ledger.ndjson"); v.status != 0 {
		t.Errorf("%+v", v)
	}
	if v := ambit(t, dir, "", "ledger", "show", "ledger.ndjson"); v.status != 0 || !strings.Contains(v.stdout, "echo hi") {
		t.Errorf("%+v", v)
	}
	if v := ambit(t, dir, "", "ledger", "show", "local/local-repo-writer"); v.status != 0 || !strings.Contains(v.stdout, "echo hi") {
		t.Errorf("%+v", v)
	}
	put(t, dir, "ledger.ndjson", strings.Replace(r.stdout, "echo hi", "echo ho", 1))
	if v := ambit(t, dir, "", "ledger", "verify", "ledger.ndjson"); v.status != 1 || !strings.Contains(v.stdout, "seq 3") {
		t.Errorf("%+v", v)
	}
	if v := ambit(t, t.TempDir(), "", "ledger", "verify"); v.status == 0 || !strings.Contains(v.stderr, "no ledger here") {
		t.Errorf("%+v", v)
	}
}

func TestPolicy(t *testing.T) {
	dir := t.TempDir()
	put(t, dir, "good.json", `{ "version": 1, /* comment */ "stores": { "project_files": { "root": "." } } }`)
	put(t, dir, "bad.json", "{\n  \"version\": 1,\n  \"stores\": { \"project_files\": { \"root\": \"..\", \"colour\": 1 } }\n}")
	if r := ambit(t, dir, "", "policy", "check", "good.json"); r.status != 0 || !strings.Contains(r.stdout, "ok") {
		t.Errorf("%+v", r)
	}
	if r := ambit(t, dir, "", "policy", "check", "bad.json"); r.status != 1 || !strings.Contains(r.stderr, "bad.json:3") || !strings.Contains(r.stderr, "colour") {
		t.Errorf("%+v", r)
	}
	if r := ambit(t, dir, "", "policy", "explain", "--grant", `project_files { read ["docs/**"] }`, "read", "docs/a.md"); r.status != 0 || !strings.Contains(r.stdout, "allowed") {
		t.Errorf("%+v", r)
	}
	if r := ambit(t, dir, "", "policy", "explain", "--profile", "no-repo", "read", "docs/a.md"); r.status != 1 || !strings.Contains(r.stdout, "refused by the profile") {
		t.Errorf("%+v", r)
	}
}

// TestNamesCannotDriveTheTerminal uses names with control characters.
func TestNamesCannotDriveTheTerminal(t *testing.T) {
	dir := t.TempDir()
	put(t, dir, "a\x1b[2Jb", "1")
	r := ambit(t, dir, "", "bash", "--explain", "--write", "**", "-c", `echo x > $'c\e[2Jd'; rm $'a\e[2Jb'; mkdir -p $'\e]0;t\a'`)
	show := ambit(t, dir, "", "ledger", "show")
	if out := r.stderr + show.stdout; strings.Contains(out, "\x1b") || !strings.Contains(show.stdout, `add "c\x1b[2Jd"`) {
		t.Errorf("%q", out)
	}
}

func TestHelpAndCompletion(t *testing.T) {
	dir := t.TempDir()
	for _, args := range [][]string{{}, {"help"}, {"bash", "--help"}, {"serve", "--help"}, {"run", "--help"}, {"run", "exec", "--help"}, {"ledger", "--help"},
		{"policy", "explain", "--help"}, {"completion", "bash"}, {"completion", "zsh"}, {"completion", "fish"}, {"--version"}} {
		if r := ambit(t, dir, "", args...); r.status != 0 || r.stdout == "" || r.stderr != "" {
			t.Errorf("%v: %+v", args, r)
		}
	}
	for _, args := range [][]string{{"nonsense"}, {"ledger", "show", "a", "b"}, {"run", "status"}, {"serve", "--nonsense"}} {
		if r := ambit(t, dir, "", args...); r.status != exitUsage || r.stderr == "" {
			t.Errorf("%v: %+v", args, r)
		}
	}
	if entries, err := os.ReadDir(dir); err != nil || len(entries) != 0 {
		t.Errorf("help left %v %v", entries, err)
	}
}
