package parity

import (
	"archive/tar"
	"bytes"
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"ambit/core/ledger"
)

var (
	killRounds = flag.Int("workers.kills", 3, "rounds in which workerd is killed under load")
	entries    = flag.Int("workers.entries", 2000, "ledger entries of the paging test")
)

// must sends a request and fails unless it has the status.
func (p *placement) must(t testing.TB, status int, r request) string {
	t.Helper()
	a := p.send(t, r)
	if a.status != status {
		t.Fatalf("%s %s: %d %s, want %d", r.method, r.path, a.status, clip(a.body), status)
	}
	return a.body
}

func (p *placement) open(t testing.TB, id string) {
	t.Helper()
	p.must(t, 201, request{method: "POST", path: "/runs", body: `{"id":"` + id + `","profile":"operator"}`})
	p.must(t, 201, request{method: "POST", path: "/runs/" + id + "/turns", body: `{"grants":"files { read write } command { run }"}`})
}

// result is what tests look at of a call's answer.
type result struct {
	Seq    uint64
	Status string
	Exit   *int
	Reason string
	Text   string
}

func bash(id, script string) request {
	body, _ := json.Marshal(map[string]string{"command": script})
	return request{method: "POST", path: "/runs/" + id + "/turns/1/tools/bash", body: string(body)}
}

func (p *placement) bash(t testing.TB, id, script string) result {
	t.Helper()
	var r result
	if err := json.Unmarshal([]byte(p.must(t, 200, bash(id, script))), &r); err != nil {
		t.Fatal(err)
	}
	return r
}

// verify reads a run's whole ledger and verifies it.
func (p *placement) verify(t testing.TB, id string) []*ledger.Entry {
	t.Helper()
	var list []*ledger.Entry
	v := new(ledger.Verifier)
	for {
		page := p.must(t, 200, request{method: "GET", path: fmt.Sprintf("/runs/%s/ledger?after=%d", id, len(list))})
		lines := strings.Split(page, "\n")
		for _, line := range lines[:len(lines)-1] {
			r, err := v.Next([]byte(line))
			if err != nil {
				t.Fatal(err)
			}
			list = append(list, r.Entry)
		}
		if len(lines) == 1 {
			return list
		}
	}
}

// TestWorkerdKill kills workerd under load: what was acknowledged is there afterwards,
// no call is half there, and an alarm that was set fires.
func TestWorkerdKill(t *testing.T) {
	dir := t.TempDir()
	const runs = 4
	acked := make([]int, runs)
	rnd := rand.New(rand.NewPCG(5, 6))
	for round := range *killRounds + 1 {
		w := startWorkerd(t, dir)
		for i := range runs {
			id := fmt.Sprint("k", i)
			if round == 0 {
				w.open(t, id)
				continue
			}
			r := w.bash(t, id, "cat f1 f2 f3 2>/dev/null | sort -u | tr '\\n' ' '")
			got := strings.Fields(r.Text)
			n := 0
			if len(got) > 0 {
				fmt.Sscan(got[0], &n)
			}
			if len(got) > 1 || n < acked[i] {
				t.Fatalf("round %d: %s holds %v, acknowledged %d", round, id, got, acked[i])
			}
			acked[i] = n
			w.verify(t, id)
		}
		if round == *killRounds {
			break
		}
		if round == 0 {
			at := time.Now().Add(4 * time.Second).UnixMilli()
			w.must(t, 201, request{method: "POST", path: "/runs", body: fmt.Sprintf(`{"id":"alarm","profile":"operator","expiresAt":%d}`, at)})
		}
		var wg sync.WaitGroup
		for i := range runs {
			wg.Add(1)
			go func() {
				defer wg.Done()
				for n := acked[i] + 1; ; n++ {
					r, err := w.try(bash(fmt.Sprint("k", i), fmt.Sprintf("for f in f1 f2 f3; do echo %d > $f; done", n)))
					if err != nil {
						return
					}
					if r.status != 200 {
						t.Errorf("call %d: %d %s", n, r.status, clip(r.body))
						return
					}
					acked[i] = n
				}
			}()
		}
		time.Sleep(time.Duration(200+rnd.IntN(400)) * time.Millisecond)
		w.cmd.Process.Kill()
		wg.Wait()
		w.cmd.Wait()
	}
	w := startWorkerd(t, dir)
	deadline := time.Now().Add(2 * time.Minute)
	for {
		list := w.verify(t, "alarm")
		if list[len(list)-1].Kind == ledger.Expire {
			break
		}
		if time.Now().After(deadline) {
			t.Fatal("the alarm of a lease did not fire after the restart")
		}
		time.Sleep(50 * time.Millisecond)
	}
	t.Logf("%d kills, acknowledged %v", *killRounds, acked)
}

// TestCrashHitsOnlyItsCall ends the instance by stack, memory and panic while other
// runs work.
func TestCrashHitsOnlyItsCall(t *testing.T) {
	w := startWorkerd(t, t.TempDir())
	w.open(t, "good")
	stop := make(chan struct{})
	var calls atomic.Int64
	var wg sync.WaitGroup
	wg.Add(1)
	go func() {
		defer wg.Done()
		for {
			select {
			case <-stop:
				return
			default:
			}
			r, err := w.try(bash("good", "echo x >> f; wc -l < f"))
			if err != nil || r.status != 200 {
				t.Errorf("another run: %d %s %v", r.status, r.body, err)
				return
			}
			calls.Add(1)
		}
	}()
	for _, kind := range []string{"stack", "memory", "panic"} {
		id := "bad-" + kind
		w.open(t, id)
		w.bash(t, id, "echo kept > f")
		a := w.send(t, bash(id, "echo lost > f; crash "+kind))
		if kind == "panic" && a.status == 200 && strings.Contains(a.body, "internal error") {
			// A command's panic ends at its boundary.
		} else if a.status != 503 {
			t.Errorf("%s: %d %s", kind, a.status, clip(a.body))
		} else if again := w.send(t, bash(id, "echo lost > f; crash "+kind)); again.status != 503 || !strings.Contains(again.body, "not run again") {
			t.Errorf("%s again: %d %s", kind, again.status, clip(again.body))
		}
		want := "kept"
		if kind == "panic" {
			want = "lost"
		}
		if r := w.bash(t, id, "cat f"); strings.TrimSpace(r.Text) != want {
			t.Errorf("%s: the file is %q, want %q", kind, r.Text, want)
		}
		w.verify(t, id)
	}
	close(stop)
	wg.Wait()
	if r := w.bash(t, "good", "wc -l < f"); strings.TrimSpace(r.Text) != fmt.Sprint(calls.Load()) {
		t.Errorf("the other run has %s lines after %d calls", strings.TrimSpace(r.Text), calls.Load())
	}
}

func TestLargeWorkspaces(t *testing.T) {
	w := startWorkerd(t, t.TempDir())
	w.open(t, "big")
	var b bytes.Buffer
	tw := tar.NewWriter(&b)
	add := func(name string, size int) {
		if err := tw.WriteHeader(&tar.Header{Name: name, Mode: 0o644, Size: int64(size), Typeflag: tar.TypeReg}); err != nil {
			t.Fatal(err)
		}
		io.WriteString(tw, strings.Repeat(name[len(name)-1:], size))
	}
	add("eight", 8<<20)
	for i := range 4900 {
		add(fmt.Sprintf("d%02d/f%04d", i/100, i), 100)
	}
	tw.Close()
	w.must(t, 200, request{method: "PUT", path: "/runs/big/workspace", body: b.String()})
	if r := w.bash(t, "big", "find . -type f | wc -l; wc -c < eight; cksum eight | cut -d' ' -f2"); strings.Join(strings.Fields(r.Text), " ") != "4901 8388608 8388608" {
		t.Errorf("%+v", r)
	}
	if r := w.bash(t, "big", "echo change > d00/f0000; sha256sum eight | cut -c1-8"); r.Status != "ok" {
		t.Errorf("%+v", r)
	}
	if body := w.must(t, 200, request{method: "GET", path: "/runs/big/workspace/eight"}); len(body) != 8<<20 {
		t.Errorf("eight has %d bytes", len(body))
	}
	w.verify(t, "big")
}

func TestManyEntriesPage(t *testing.T) {
	w := startWorkerd(t, t.TempDir())
	w.open(t, "long")
	for i := range *entries {
		w.must(t, 200, request{method: "POST", path: "/runs/long/turns/1/tools/ls", body: "{}"})
		if i%1000 == 999 {
			w.stop()
			w = startWorkerd(t, w.dir)
		}
	}
	if got := len(w.verify(t, "long")); got != *entries+2 {
		t.Errorf("%d entries, want %d", got, *entries+2)
	}
}

func TestOneRunAtATime(t *testing.T) {
	w := startWorkerd(t, t.TempDir())
	w.open(t, "r")
	var wg sync.WaitGroup
	for range 8 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			if a, err := w.try(bash("r", "n=$(cat n 2>/dev/null || echo 0); echo $((n + 1)) > n")); err != nil || a.status != 200 {
				t.Errorf("%d %s %v", a.status, a.body, err)
			}
		}()
	}
	wg.Wait()
	if r := w.bash(t, "r", "cat n"); strings.TrimSpace(r.Text) != "8" {
		t.Errorf("eight calls counted to %q", r.Text)
	}
	// A client that goes away in the middle leaves a whole call or none.
	ctx, cancel := context.WithTimeout(context.Background(), 100*time.Millisecond)
	defer cancel()
	gone := bash("r", "for ((i = 0; i < 300000; i++)); do :; done; echo 9 > n")
	req, _ := http.NewRequestWithContext(ctx, "POST", w.url+gone.path, strings.NewReader(gone.body))
	req.Header.Set("Authorization", "Bearer "+token)
	http.DefaultClient.Do(req)
	if r := w.bash(t, "r", "cat n"); strings.TrimSpace(r.Text) != "8" && strings.TrimSpace(r.Text) != "9" {
		t.Errorf("after a client went away: %q", r.Text)
	}
	w.verify(t, "r")
}

func TestLedgerStreamFromAnObject(t *testing.T) {
	w := startWorkerd(t, t.TempDir())
	w.open(t, "s")
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Minute)
	defer cancel()
	req, _ := http.NewRequestWithContext(ctx, "GET", w.url+"/runs/s/ledger", nil)
	req.Header.Set("Authorization", "Bearer "+token)
	req.Header.Set("Accept", "text/event-stream")
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	go func() {
		time.Sleep(100 * time.Millisecond)
		w.try(bash("s", "echo hi"))
		w.try(request{method: "DELETE", path: "/runs/s"})
	}()
	all, err := io.ReadAll(resp.Body)
	if err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(string(all), "event: entry"); n != 4 || !strings.Contains(string(all), "event: end") {
		t.Errorf("%d entries in the stream:\n%s", n, clip(string(all)))
	}
}

// scripts is the policy with a script capability.
func scripts() string {
	return strings.NewReplacer(`"profiles": {`, `"scripts": { "backup": { "argv": ["bash", "b.sh"], "sha256": "`+strings.Repeat("0", 64)+`" } }, "profiles": { "scripter": { "allow": ["script.backup"] },`).Replace(policy())
}

// TestEffects lets an object call a stand-in for the executor that answers, fails and
// hangs; TestScripts has the real one.
func TestEffects(t *testing.T) {
	var calls atomic.Int64
	var mode atomic.Value
	mode.Store("ok")
	release := make(chan struct{})
	executor := httptest.NewServer(http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		calls.Add(1)
		var req struct {
			Protocol   string
			EffectID   string `json:"effect_id"`
			Capability string
			Input      json.RawMessage
		}
		body, _ := io.ReadAll(r.Body)
		if err := json.Unmarshal(body, &req); err != nil || r.Header.Get("Authorization") != "Bearer exec-token" {
			rw.WriteHeader(400)
			return
		}
		switch mode.Load() {
		case "ok":
			json.NewEncoder(rw).Encode(map[string]any{"protocol": req.Protocol, "effect_id": req.EffectID, "exit_code": 3, "stdout": string(req.Input), "stderr": "err\n"})
		case "500":
			rw.WriteHeader(500)
		case "403":
			rw.WriteHeader(403)
			io.WriteString(rw, "not pinned here")
		case "garbage":
			io.WriteString(rw, "<html>")
		case "other":
			json.NewEncoder(rw).Encode(map[string]any{"effect_id": "another", "exit_code": 0})
		case "hang":
			<-release
		}
	}))
	defer executor.Close()
	defer close(release)
	dir := t.TempDir()
	env := []string{"AMBIT_POLICY=" + scripts(), "AMBIT_EXECUTOR=" + executor.URL, "AMBIT_EXECUTOR_TOKEN=exec-token", "AMBIT_EXECUTOR_TIMEOUT=700", "AMBIT_EFFECT_TIME=7000"}
	w := startWorkerd(t, dir, env...)
	w.must(t, 201, request{method: "POST", path: "/runs", body: `{"id":"e","profile":"scripter"}`})
	w.must(t, 201, request{method: "POST", path: "/runs/e/turns", body: `{"grants":"backup { run }"}`})
	call := func(key string) request {
		return request{method: "POST", path: "/runs/e/turns/1/tools/backup", body: `{"what":"all"}`, header: map[string]string{"Idempotency-Key": key}}
	}
	for i, tc := range []struct{ mode, status, reason string }{
		{"ok", "ok", ""}, {"500", "uncertain", "500"}, {"403", "failed", "not pinned here"}, {"garbage", "uncertain", ""}, {"other", "uncertain", "not one to this effect"}, {"hang", "uncertain", ""},
	} {
		mode.Store(tc.mode)
		key := fmt.Sprint("key", i)
		before := calls.Load()
		first := w.must(t, 200, call(key))
		again := w.must(t, 200, call(key))
		var r result
		json.Unmarshal([]byte(first), &r)
		if r.Status != tc.status || !strings.Contains(r.Reason, tc.reason) {
			t.Errorf("%s: %s", tc.mode, first)
		}
		if first != again || calls.Load() != before+1 {
			t.Errorf("%s: the repeated call gave %s after %d calls of the executor", tc.mode, again, calls.Load()-before)
		}
	}
	// The same over MCP: the answer is a message with the id of the call.
	mode.Store("ok")
	var turn struct{ Token string }
	if err := json.Unmarshal([]byte(w.must(t, 201, request{method: "POST", path: "/runs/e/turns", body: `{"grants":"backup { run }"}`})), &turn); err != nil {
		t.Fatal(err)
	}
	message := func(body string) string {
		return w.must(t, 200, request{method: "POST", path: "/runs/e/mcp", token: turn.Token, body: body,
			header: map[string]string{"MCP-Protocol-Version": "2025-11-25", "Accept": "application/json, text/event-stream"}})
	}
	if list := message(`{"jsonrpc":"2.0","id":1,"method":"tools/list"}`); strings.Count(list, `"inputSchema"`) != 1 || !strings.Contains(list, `"name":"backup"`) {
		t.Errorf("tools over MCP: %s", list)
	}
	called := message(`{"jsonrpc":"2.0","id":"c","method":"tools/call","params":{"name":"backup","arguments":{"what":"all"},"_meta":{"progressToken":1}}}`)
	if !strings.Contains(called, `"id":"c"`) || !strings.Contains(called, `"exit":3`) || !strings.Contains(called, `"stdout":"{\"what\":\"all\"}"`) {
		t.Errorf("a script over MCP: %s", called)
	}
	mode.Store("500")
	if called := message(`{"jsonrpc":"2.0","id":"d","method":"tools/call","params":{"name":"backup","arguments":{}}}`); !strings.Contains(called, `"isError":true`) || !strings.Contains(called, `"status":"uncertain"`) {
		t.Errorf("an uncertain script over MCP: %s", called)
	}
	// Killed between intent and settlement: uncertain after the deadline, never again.
	mode.Store("hang")
	go w.try(call("lost"))
	for before := calls.Load(); calls.Load() == before; {
		time.Sleep(5 * time.Millisecond)
	}
	w.cmd.Process.Kill()
	w.cmd.Wait()
	mode.Store("ok")
	w = startWorkerd(t, dir, env...)
	before := calls.Load()
	for deadline := time.Now().Add(2 * time.Minute); ; {
		a := w.send(t, call("lost"))
		var r result
		json.Unmarshal([]byte(a.body), &r)
		if a.status == 200 && r.Status == "uncertain" {
			break
		}
		if a.status != 503 || time.Now().After(deadline) {
			t.Fatalf("after the kill: %d %s", a.status, a.body)
		}
		time.Sleep(200 * time.Millisecond)
	}
	if calls.Load() != before {
		t.Error("the lost effect was run again")
	}
	w.verify(t, "e")
}
