package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// history makes a directory with a ledger of a few calls and checkpoints, and its export.
func history(t *testing.T) (dir string) {
	t.Helper()
	dir = t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "w"), 0o755); err != nil {
		t.Fatal(err)
	}
	put(t, dir, "w/a", "hello\n")
	for _, step := range [][]string{
		{"bash", "-C", "w", "--env", "WHO=secret-env", "-c", `cat a; read x; echo "$x $WHO"; date; echo $RANDOM; exit 3`},
		{"checkpoint", "-C", "w", "before"},
		{"bash", "-C", "w", "--write", "**", "-c", `mkdir -p d/e; seq 1 20000 > d/seq; seq 1 9000; ln -s d/seq in; ln -s ../../etc out; ln -s /etc/passwd abs; ln -s d dd; ln -s dd/../.. sly; chmod 500 d/e; rm a`},
	} {
		ambit(t, dir, "secret-in\n", step...)
	}
	if r := ambit(t, dir, "", "ledger", "export", "-C", "w", "local-repo-writer", "-o", "x.ambit"); r.status != 0 {
		t.Fatalf("%+v", r)
	}
	return dir
}

// want runs the program and checks its status and what it says.
func want(t *testing.T, dir string, status int, text string, args ...string) result {
	t.Helper()
	r := ambit(t, dir, "", args...)
	if r.status != status || !strings.Contains(r.stdout+r.stderr, text) {
		t.Errorf("%s: status %d, want %d with %q:\n%s%s", strings.Join(args, " "), r.status, status, text, r.stdout, r.stderr)
	}
	return r
}

func TestLedgerIsReplayedHereAndFromAnExport(t *testing.T) {
	dir := history(t)
	want(t, dir, 0, "2 calls replayed: 2 the same, 0 different; 0 not replayable", "ledger", "replay", "-C", "w")
	want(t, dir, 0, "2 calls replayed: 2 the same", "ledger", "replay", "x.ambit")
	r := want(t, dir, 0, `"same":2`, "ledger", "replay", "--json", "x.ambit")
	var v map[string]any
	if err := json.Unmarshal([]byte(r.stdout), &v); err != nil || v["verified"] != true {
		t.Errorf("%s", r.stdout)
	}
	// The records of the API hold small files, but not all.
	r = ambit(t, dir, "", "ledger", "show", "--json", "-C", "w")
	put(t, dir, "records", r.stdout)
	want(t, dir, 0, "entry 7, bash: not replayable: its payload stdout: ", "ledger", "replay", "records")
	// A call that was forged, with a chain that fits.
	data, err := os.ReadFile(filepath.Join(dir, "x.ambit"))
	if err != nil {
		t.Fatal(err)
	}
	put(t, dir, "bad", strings.Replace(string(data), "cat a;", "cat b;", 1))
	want(t, dir, 1, "line 8: ledger broken at seq 4: payload args does not have the hash in the entry", "ledger", "verify", "bad")
	want(t, dir, 1, "0 calls replayed", "ledger", "replay", "bad")
	put(t, dir, "short", string(data[:len(data)-20]))
	want(t, dir, 1, "the file ends before its end line", "ledger", "verify", "short")
	want(t, dir, 2, "no file and no run", "ledger", "export", "-C", "w", "nobody")
}

func TestRedactionKeepsTheChainAndTakesTheBytes(t *testing.T) {
	dir := history(t)
	want(t, dir, 0, "taken out: 3 payloads, 0 blobs", "ledger", "redact", "x.ambit", "--payload", "4:stdin", "--payload", "4:env", "--payload", "4:stdout", "-o", "y.ambit")
	want(t, dir, 0, "3 payloads redacted", "ledger", "verify", "y.ambit")
	want(t, dir, 0, "entry 4, bash: not replayable: its payload stdin was redacted", "ledger", "replay", "y.ambit")
	data, err := os.ReadFile(filepath.Join(dir, "y.ambit"))
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Contains(data, []byte("secret-")) {
		t.Error("what was redacted is still there")
	}
	// Output alone: the effect proves it. What `seq` wrote is a blob, taken out with it.
	want(t, dir, 0, "taken out: 1 payload, 1 blob\n", "ledger", "redact", "x.ambit", "--payload", "7:stdout", "-o", "z.ambit")
	want(t, dir, 0, "2 calls replayed: 2 the same, 0 different; 0 not replayable", "ledger", "replay", "z.ambit")
	want(t, dir, 0, "taken out: 1 payload, 0 blobs", "ledger", "redact", "z.ambit", "--payload", "4:args", "-o", "zz.ambit")
	want(t, dir, 0, "verified", "ledger", "verify", "zz.ambit")
	want(t, dir, 1, "entry 1 has no such payload: none at all", "ledger", "redact", "x.ambit", "--payload", "1", "-o", "no")
	want(t, dir, 1, "there is no entry 99", "ledger", "redact", "x.ambit", "--payload", "99", "-o", "no")
	want(t, dir, 1, "no file of the run", "ledger", "redact", "x.ambit", "--blob", strings.Repeat("0", 64), "-o", "no")
	want(t, dir, 2, "not SEQ or SEQ:NAME", "ledger", "redact", "x.ambit", "--payload", "4:grant", "-o", "no")
	want(t, dir, 1, "entry 7 has no such payload: it has args, stdout", "ledger", "redact", "x.ambit", "--payload", "7:stdin", "-o", "no")
	want(t, dir, 2, "-o ./x.ambit is the export itself", "ledger", "redact", "x.ambit", "--payload", "7", "-o", "./x.ambit")
	if _, err := os.Stat(filepath.Join(dir, "no")); !errors.Is(err, os.ErrNotExist) {
		t.Error("a redaction that failed left a file")
	}
	// The content of a file: the tree still has its hash.
	const hello = "5891b5b522d5df086d0ff0b110fbd9d21bb4fc7163af34d08286a2e846f6be03"
	want(t, dir, 0, "taken out: 0 payloads, 1 blob\n", "ledger", "redact", "x.ambit", "--blob", hello, "-o", "b.ambit")
	want(t, dir, 0, "verified", "ledger", "verify", "b.ambit")
	want(t, dir, 0, "entry 4, bash: not replayable: it needs bytes that are not there", "ledger", "replay", "b.ambit")
}

func TestSignedHeadsAndWitnesses(t *testing.T) {
	dir := history(t)
	public := strings.TrimSpace(want(t, dir, 0, "server.example+", "key", "new", "server.example", "-o", "key").stdout)
	if info, err := os.Stat(filepath.Join(dir, "key")); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("the private key: %v %v", info.Mode(), err)
	}
	want(t, dir, 1, "exists", "key", "new", "server.example", "-o", "key")
	want(t, dir, 2, "spaces or +", "key", "new", "a b", "-o", "other")
	want(t, dir, 0, public, "key", "show", "key")
	other := strings.TrimSpace(want(t, dir, 0, "other+", "key", "new", "other", "-o", "otherkey").stdout)
	witness := strings.TrimSpace(want(t, dir, 0, "witness+", "key", "new", "witness", "-o", "wkey").stdout)

	put(t, dir, "head", want(t, dir, 0, "— server.example ", "ledger", "head", "-C", "w", "local-repo-writer", "--key", "key").stdout)
	want(t, dir, 0, "signed heads up to entry 7 by server.example", "ledger", "verify", "x.ambit", "--head", "head", "--key", public)
	want(t, dir, 1, "no known key signed it", "ledger", "verify", "x.ambit", "--head", "head", "--key", other)
	want(t, dir, 1, "no signed head", "ledger", "verify", "x.ambit", "--key", public)

	put(t, dir, "cosigned", want(t, dir, 0, "— witness ", "ledger", "cosign", "head", "--ledger", "x.ambit", "--key", "wkey", "--signed-by", public).stdout)
	want(t, dir, 0, "by witness", "ledger", "verify", "x.ambit", "--head", "cosigned", "--key", witness)
	want(t, dir, 1, "no known key signed it", "ledger", "cosign", "head", "--ledger", "x.ambit", "--key", "wkey", "--signed-by", other)

	// The ledger goes on: the witness wants to see what it signed before in it.
	ambit(t, dir, "", "bash", "-C", "w", "-c", "echo more")
	put(t, dir, "head2", want(t, dir, 0, "", "ledger", "head", "-C", "w", "local-repo-writer", "--key", "key").stdout)
	want(t, dir, 0, "— witness ", "ledger", "cosign", "head2", "-C", "w", "--ledger", "local-repo-writer", "--key", "wkey", "--signed-by", public, "--before", "cosigned")
	want(t, dir, 1, "was co-signed already", "ledger", "cosign", "head", "-C", "w", "--ledger", "local-repo-writer", "--key", "wkey", "--signed-by", public, "--before", "head2")
	want(t, dir, 1, "its end was cut off", "ledger", "verify", "x.ambit", "--head", "head2")

	if err := os.Chmod(filepath.Join(dir, "key"), 0o644); err != nil {
		t.Fatal(err)
	}
	want(t, dir, 2, "can be read by others", "ledger", "head", "x.ambit", "--key", "key")
}

// TestReadOnlyStateIsRead reads the ledger of a directory that its reader cannot write.
func TestReadOnlyStateIsRead(t *testing.T) {
	dir := history(t)
	state := filepath.Join(dir, "w/.ambit")
	for p := dir; strings.HasPrefix(p, os.TempDir()) && p != os.TempDir(); p = filepath.Dir(p) {
		if err := os.Chmod(p, 0o755); err != nil {
			t.Fatal(err)
		}
	}
	for _, logged := range []bool{false, true} {
		entries, err := os.ReadDir(state)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			if err := os.Chmod(filepath.Join(state, e.Name()), 0o444); err != nil {
				t.Fatal(err)
			}
		}
		if err := os.Chmod(state, 0o555); err != nil {
			t.Fatal(err)
		}
		for _, args := range [][]string{{"ledger", "verify"}, {"ledger", "show"}, {"ledger", "replay"}, {"ledger", "export", "local-repo-writer"}} {
			cmd := exec.Command(binary, append(args, "--state", state)...)
			cmd.Dir = "/"
			if os.Geteuid() == 0 {
				if err := os.Chmod(filepath.Dir(binary), 0o755); err != nil {
					t.Fatal(err)
				}
				cmd.SysProcAttr = &syscall.SysProcAttr{Credential: &syscall.Credential{Uid: 65534, Gid: 65534}}
			}
			if out, err := cmd.CombinedOutput(); err != nil || !logged && bytes.Contains(out, []byte("echo logged")) || logged && args[1] != "verify" && args[1] != "replay" && !bytes.Contains(out, []byte("echo logged")) {
				t.Errorf("%v, log %v: %v\n%s", args, logged, err, out)
			}
		}
		after, err := os.ReadDir(state)
		if err != nil || len(after) != len(entries) {
			t.Errorf("reading changed the directory: %v, was %v (%v)", after, entries, err)
		}
		if logged {
			break
		}
		if err := os.Chmod(state, 0o700); err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			if err := os.Chmod(filepath.Join(state, e.Name()), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		// `ambit bash` leaves its log beside the database.
		if r := ambit(t, dir, "", "bash", "-C", "w", "-c", "echo logged"); r.status != 0 {
			t.Fatalf("%+v", r)
		}
	}
	if err := os.Chmod(state, 0o700); err != nil {
		t.Fatal(err)
	}
}

func TestTimeTravel(t *testing.T) {
	dir := history(t)
	r := want(t, dir, 0, "-hello", "diff", "-C", "w", "@before")
	if !strings.Contains(r.stdout, "+20000\n") || !strings.Contains(r.stdout, "+++ b/d/seq") {
		t.Errorf("the diff:\n%.300s", r.stdout)
	}
	want(t, dir, 0, "delete a\nadd abs\nadd d\nadd d/e\nadd d/seq\n", "diff", "--names", "x.ambit@5", "x.ambit@7")
	want(t, dir, 0, `"op":"delete"`, "diff", "--json", "x.ambit@5")
	want(t, dir, 1, "there is no entry 8: the ledger ends with entry", "diff", "x.ambit@8")
	want(t, dir, 1, "neither an entry nor a checkpoint", "diff", "x.ambit@nonsense")

	r = want(t, dir, 1, "left out out: the link leads out", "checkout", "x.ambit", "tree")
	if strings.Count(r.stderr, "left out") != 3 || !strings.Contains(r.stderr, "left out abs") || !strings.Contains(r.stderr, "left out sly") {
		t.Errorf("%s", r.stderr)
	}
	if target, err := os.Readlink(filepath.Join(dir, "tree/in")); err != nil || target != "d/seq" {
		t.Errorf("a link inside: %q %v", target, err)
	}
	if info, err := os.Stat(filepath.Join(dir, "tree/d/e")); err != nil || info.Mode().Perm() != 0o500 {
		t.Errorf("a directory's mode: %v %v", info, err)
	}
	if err := os.Chmod(filepath.Join(dir, "tree/d/e"), 0o700); err != nil {
		t.Fatal(err)
	}
	want(t, dir, 1, "is not empty", "checkout", "x.ambit", "tree")
	want(t, dir, 0, "", "checkout", "x.ambit@before", "old")
	if data, err := os.ReadFile(filepath.Join(dir, "old/a")); err != nil || string(data) != "hello\n" {
		t.Errorf("%q %v", data, err)
	}

	want(t, dir, 0, "restore    entry 5", "restore", "-C", "w", "before")
	if data, err := os.ReadFile(filepath.Join(dir, "w/a")); err != nil || string(data) != "hello\n" {
		t.Errorf("after the restore: %q %v", data, err)
	}
	want(t, dir, 0, "restore    entry 7", "restore", "-C", "w", "7")
	if _, err := os.Stat(filepath.Join(dir, "w/d/seq")); err != nil {
		t.Errorf("a restore that was restored: %v", err)
	}
	want(t, dir, 1, "no checkpoint", "restore", "-C", "w", "nonsense")
	want(t, dir, 1, "no entry 99", "restore", "-C", "w", "99")
	want(t, dir, 0, "verified, 9 entries", "ledger", "verify", "-C", "w")
	want(t, dir, 0, "2 the same", "ledger", "replay", "-C", "w")
}

// TestLedgerOfAServer verifies, replays and exports a run of a server, which has
// packs larger than a piece that it answers with.
func TestLedgerOfAServer(t *testing.T) {
	dir := t.TempDir()
	put(t, dir, "p.json", `{ "version": 1, "stores": { "f": { "root": ".", "allow": { "write": ["**"] } } } }`)
	if r := ambit(t, dir, "", "key", "new", "server", "-o", "key"); r.status != 0 {
		t.Fatalf("%+v", r)
	}
	cmd := exec.Command(binary, "serve", "--policy", "p.json", "--listen", "127.0.0.1:0", "--sign-key", "key")
	cmd.Dir = dir
	stderr, err := cmd.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		cmd.Process.Signal(syscall.SIGTERM)
		cmd.Wait()
	})
	address := ""
	for lines := bufio.NewScanner(stderr); address == "" && lines.Scan(); {
		var v struct{ Address string }
		if json.Unmarshal(lines.Bytes(), &v) == nil {
			address = v.Address
		}
	}
	go io.Copy(io.Discard, stderr)
	server := []string{"--server", address, "--token", "@.ambit/token"}
	do := func(status int, text string, args ...string) result {
		t.Helper()
		return want(t, dir, status, text, append(args, server...)...)
	}
	do(0, "first", "run", "create", "--id", "first")
	do(0, "", "run", "exec", "first", "--write", "**", "--store", "f", "-c", "seq 1 300000 > n; cat n | tail -1; date")
	do(0, "5", "run", "checkpoint", "first", "big")
	do(0, "", "run", "exec", "first", "--write", "**", "--store", "f", "-c", "rm n; echo $RANDOM")
	do(0, "verified, 8 entries", "ledger", "verify", "first", "--key", strings.TrimSpace(want(t, dir, 0, "", "key", "show", "key").stdout))
	do(0, "2 the same, 0 different", "ledger", "replay", "first")
	do(0, "", "ledger", "export", "first", "-o", "first.ambit")
	want(t, dir, 0, "2 the same, 0 different", "ledger", "replay", "first.ambit")
	do(0, "— server ", "ledger", "head", "first")
	do(0, "delete n", "diff", "--names", "first@big")
	do(0, "", "checkout", "first@big", "out")
	if info, err := os.Stat(filepath.Join(dir, "out/n")); err != nil || info.Size() != 1988895 {
		t.Errorf("%v %v", info, err)
	}
	do(0, "", "run", "restore", "first", "4")
	do(0, "second", "run", "fork", "first@4", "--id", "second")
	do(0, `"origin":"default/first/1@4"`, "ledger", "show", "--json", "second")
	// A checkpoint is named as well as numbered.
	do(0, "10", "run", "restore", "first", "big")
	do(0, "restore    entry 5", "ledger", "show", "first")
	do(0, "third", "run", "fork", "first@big", "--id", "third")
	do(0, `"origin":"default/first/1@5"`, "ledger", "show", "--json", "third")
	for _, args := range [][]string{{"run", "restore", "first", "small"}, {"run", "restore", "first", ""}, {"run", "fork", "first@small"}, {"run", "fork", "first@"}, {"run", "fork", "first@0"}} {
		do(1, "neither an entry nor a checkpoint of the run first", args...)
	}
	do(1, "; `ambit run rm` ends it, --id gives another name", "run", "create", "--id", "first")
	do(1, "no such run (404 not_found); `ambit run list` shows", "run", "status", "nobody")
	// Of several runs of an id the newest is exported, others by their numbers.
	do(0, "", "run", "rm", "third")
	do(0, "third", "run", "create", "--id", "third")
	want(t, dir, 0, "", "ledger", "export", "third", "-o", "third.ambit")
	want(t, dir, 0, "verified, 1 entry,", "ledger", "verify", "third.ambit")
	want(t, dir, 0, "", "ledger", "export", "default/third/1", "-o", "third.ambit")
	want(t, dir, 0, "verified, 2 entries", "ledger", "verify", "third.ambit")
	// So they are from elsewhere.
	do(0, "verified, 1 entry,", "ledger", "verify", "third")
	do(0, "verified, 2 entries", "ledger", "verify", "third/1")
	do(0, "", "ledger", "export", "third/1", "-o", "elsewhere.ambit")
	if here, there := read(t, dir, "third.ambit"), read(t, dir, "elsewhere.ambit"); here != there || here == "" {
		t.Errorf("an export of an earlier run differs: %d and %d bytes", len(here), len(there))
	}
	do(0, "n\n", "diff", "--names", "third/1@1", "third")
	do(0, "", "checkout", "third/1@1", "earlier")
	do(1, "the newest run of this id is its incarnation 2 (404 not_found)", "ledger", "verify", "third/3")
	do(0, "verified", "ledger", "verify", "second")
	do(1, "no such run", "ledger", "verify", "nobody")
}

func read(t *testing.T, dir, name string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(dir, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}
