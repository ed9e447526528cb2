package main

import (
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// TestBackupUnderLoad backs a state directory up while a server writes to it and is
// killed, cuts a backup off, and goes on from a restored one.
func TestBackupUnderLoad(t *testing.T) {
	dir := t.TempDir()
	put(t, dir, "ambit.json", tokensPolicy("repo-writer", "old"))
	s := startReloadServer(t, dir)
	send := func(url, path, body string) (int, string, error) {
		req, err := http.NewRequest("POST", url+path, strings.NewReader(body))
		if err != nil {
			t.Fatal(err)
		}
		req.Header.Set("Authorization", "Bearer old")
		resp, err := http.DefaultClient.Do(req)
		if err != nil {
			return 0, "", err
		}
		defer resp.Body.Close()
		text, err := io.ReadAll(resp.Body)
		return resp.StatusCode, string(text), err
	}
	must := func(url, path, body string) string {
		t.Helper()
		status, text, err := send(url, path, body)
		if err != nil || status/100 != 2 {
			t.Fatalf("%s: status %d, %v: %s", path, status, err, text)
		}
		return text
	}
	const runs = 3
	var calls atomic.Int64
	var load sync.WaitGroup
	for i := range runs {
		id := "r" + strconv.Itoa(i)
		must(s.url, "/runs", `{"id":"`+id+`","profile":"repo-writer"}`)
		must(s.url, "/runs/"+id+"/turns", `{"grants":"command { run }"}`)
		load.Go(func() {
			// Until the server is killed.
			for {
				if status, _, err := send(s.url, "/runs/"+id+"/turns/1/tools/bash", `{"command":"seq 10000"}`); err != nil || status != 200 {
					return
				}
				calls.Add(1)
			}
		})
	}
	more := func() int64 {
		t.Helper()
		from := calls.Load()
		for end := time.Now().Add(2 * time.Minute); calls.Load() < from+5; time.Sleep(time.Millisecond) {
			if time.Now().After(end) {
				t.Fatal("the server does not get on")
			}
		}
		return calls.Load()
	}
	acknowledged := more()
	got := ambit(t, dir, "", "store", "backup", "copy")
	if got.status != 0 || !strings.Contains(got.stdout, "3 ledgers, verified") {
		t.Fatalf("%+v", got)
	}
	more() // the backup did not stop the server

	// One that is killed leaves nothing of its name.
	cut := exec.Command(binary, "store", "backup", "cut")
	cut.Dir = dir
	if err := cut.Start(); err != nil {
		t.Fatal(err)
	}
	cut.Process.Kill()
	cut.Wait()
	if entries, err := os.ReadDir(filepath.Join(dir, "cut")); err == nil {
		if got := ambit(t, dir, "", "ledger", "verify", "--state", "cut"); got.status != 0 {
			t.Errorf("a backup that was cut off has its name, %d entries, and does not verify: %+v", len(entries), got)
		}
	}

	s.cmd.Process.Kill()
	load.Wait()
	if got := ambit(t, dir, "", "store", "backup", "after"); got.status != 0 {
		t.Fatalf("after a kill: %+v", got)
	}

	// Nothing is overwritten.
	for _, args := range [][]string{{"store", "backup", "copy"}, {"store", "restore", "copy"}, {"store", "restore", "copy", "--state", "after"}} {
		if got := ambit(t, dir, "", args...); got.status != 1 || !strings.Contains(got.stderr, "exists already") {
			t.Errorf("%v: %+v", args, got)
		}
	}
	if got := ambit(t, dir, "", "store", "restore", "nothing", "--state", "fresh"); got.status != 1 || !strings.Contains(got.stderr, "is no backup") {
		t.Errorf("%+v", got)
	}

	fresh := t.TempDir()
	put(t, fresh, "ambit.json", tokensPolicy("repo-writer", "old"))
	if got := ambit(t, fresh, "", "store", "restore", filepath.Join(dir, "copy")); got.status != 0 {
		t.Fatalf("%+v", got)
	}
	for _, verb := range []string{"verify", "replay"} {
		if got := ambit(t, fresh, "", "ledger", verb); got.status != 0 {
			t.Errorf("%s: %+v", verb, got)
		}
	}
	for _, name := range []string{"ledger.db", "turn.key"} {
		if info, err := os.Stat(filepath.Join(fresh, ".ambit", name)); err != nil || info.Mode().Perm() != 0o600 {
			t.Errorf("%s: %v, %v", name, info, err)
		}
	}
	entries := 0
	for i := range runs {
		if got := ambit(t, fresh, "", "ledger", "show", "default/r"+strconv.Itoa(i)); got.status == 0 {
			entries += strings.Count(got.stdout, "seq 10000")
		}
	}
	if int64(entries) < acknowledged {
		t.Errorf("%d calls are in the backup, %d were acknowledged before it began", entries, acknowledged)
	}
	again := startReloadServer(t, fresh)
	must(again.url, "/runs/r0/turns/1/tools/bash", `{"command":"echo on"}`)

	// A copy that was changed is not restored.
	db := filepath.Join(dir, "after", "ledger.db")
	data, err := os.ReadFile(db)
	if err != nil {
		t.Fatal(err)
	}
	changed := strings.ReplaceAll(string(data), "seq 10000", "seq 20000")
	if changed == string(data) {
		t.Fatal("the calls are not in the file")
	}
	if err := os.WriteFile(db, []byte(changed), 0o600); err != nil {
		t.Fatal(err)
	}
	if got := ambit(t, dir, "", "store", "restore", "after", "--state", "forged"); got.status != 1 || !strings.Contains(got.stderr, "does not verify") {
		t.Errorf("%+v", got)
	}
	if _, err := os.Stat(filepath.Join(dir, "forged")); err == nil {
		t.Error("a copy that does not verify was restored")
	}
}
