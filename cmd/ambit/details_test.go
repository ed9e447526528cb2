package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestStateDirectoryStaysOutOfGit looks at what ambit makes in a directory.
func TestStateDirectoryStaysOutOfGit(t *testing.T) {
	dir := t.TempDir()
	ambit(t, dir, "", "bash", "-c", ":")
	if data, err := os.ReadFile(filepath.Join(dir, ".ambit/.gitignore")); err != nil || string(data) != "*\n" {
		t.Errorf("%q %v", data, err)
	}
	if r := ambit(t, dir, "", "bash", "--state", "st/deep", "-c", ":"); r.status != exitOwn || !strings.Contains(r.stderr, "is part of the workspace") {
		t.Errorf("%+v", r)
	}
	if _, err := os.Lstat(filepath.Join(dir, "st")); err == nil {
		t.Error("a refused state directory was made")
	}
}

// TestLeftOutIsNotDeleted makes a policy ignore what it did not.
func TestLeftOutIsNotDeleted(t *testing.T) {
	dir := t.TempDir()
	if err := os.MkdirAll(filepath.Join(dir, "gen/a"), 0o755); err != nil {
		t.Fatal(err)
	}
	put(t, dir, "gen/a/x", "x")
	put(t, dir, "y", "y")
	ambit(t, dir, "", "bash", "-c", ":")
	put(t, dir, "ambit.json", `{ "version": 1, "stores": { "project_files": { "root": ".", "ignore": ["gen"] } } }`)
	if err := os.Remove(filepath.Join(dir, "y")); err != nil {
		t.Fatal(err)
	}
	ambit(t, dir, "", "bash", "-c", ":")
	r := ambit(t, dir, "", "ledger", "show")
	if !strings.Contains(r.stdout, " left out gen\n") || !strings.Contains(r.stdout, " left out gen/a/x\n") || !strings.Contains(r.stdout, " delete y") || strings.Contains(r.stdout, "delete gen") {
		t.Error(r.stdout)
	}
	if r := ambit(t, dir, "", "ledger", "verify"); r.status != 0 {
		t.Errorf("%+v", r)
	}
}

func TestEmptyLedgerIsNotVerified(t *testing.T) {
	dir := t.TempDir()
	put(t, dir, "empty", "\n")
	for _, file := range []string{"/dev/null", "empty"} {
		if r := ambit(t, dir, "", "ledger", "verify", file); r.status != 1 || strings.Contains(r.stdout, "verified,") {
			t.Errorf("%+v", r)
		}
	}
}

// TestExec gives a script on a server what `ambit bash` gives one here.
func TestExec(t *testing.T) {
	dir := t.TempDir()
	put(t, dir, "s.sh", `echo "$0 $1 $WHO"; echo x > out/f; cat in; echo y > no`)
	put(t, dir, "in", "text\n")
	put(t, dir, "ambit.json", `{ "version": 1, "stores": { "files": { "root": ".", "allow": { "write": ["**"] } } } }`)
	url, token := serve(t, dir, "-C", ".")
	run := func(args ...string) result {
		return ambit(t, dir, "", append([]string{"run", "--server", url, "--token", token}, args...)...)
	}
	run("create", "--id", "r", "--store", "files")
	r := run("exec", "r", "--store", "files", "--write", "out/**", "--env", "WHO=me", "-c", "mkdir out")
	if r.status != 0 {
		t.Fatalf("%+v", r)
	}
	r = run("exec", "r", "--store", "files", "--write", "out/**", "--env", "WHO=me", "s.sh", "--", "-v")
	if r.stdout != "s.sh -v me\ntext\n" || r.status != 1 || !strings.Contains(r.stderr, "no: Permission denied") {
		t.Errorf("%+v", r)
	}
	if r = run("exec", "r", "--store", "files", "--read", "out/**", "-c", `cat out/f; cat in; echo "$0 $1"`, "a", "b"); r.stdout != "x\na b\n" {
		t.Errorf("%+v", r)
	}
	for _, args := range [][]string{{}, {"--grant", "", "--read", "x", "-c", ":"}, {"--env", "X", "-c", ":"}, {"none.sh"}} {
		if r := run(append([]string{"exec", "r"}, args...)...); r.status == 0 || r.stderr == "" {
			t.Errorf("%v: %+v", args, r)
		}
	}
	if r = run("exec", "r", "--grant", "", "-c", "echo hi"); r.status != exitRefused || r.stdout != "" {
		t.Errorf("%+v", r)
	}
	if r = run("list"); !strings.Contains(r.stdout, "  4 calls  5 paths  entry ") {
		t.Errorf("%+v", r)
	}
}
