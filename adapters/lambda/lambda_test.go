package lambda

import (
	"archive/tar"
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"ambit/core/capability"
	"ambit/core/ledger"
)

func TestRequestsOfBothKinds(t *testing.T) {
	w := newWorld(t, 1, 20*time.Second)
	w.must(200, w.url, "GET", "/healthz", "", "X-Ambit-Token", "")
	w.must(401, w.url, "GET", "/runs", "", "X-Ambit-Token", "")
	w.must(401, w.api, "GET", "/runs", "", "X-Ambit-Token", "wrong")
	w.must(200, w.api, "GET", "/runs", "", "X-Ambit-Token", "", "Authorization", "Bearer "+token)
	w.must(404, w.api, "GET", "/prod/runs", "")
	w.open("r")
	var b bytes.Buffer
	tw := tar.NewWriter(&b)
	add := func(name string, data []byte) {
		tw.WriteHeader(&tar.Header{Name: name, Mode: 0o644, Size: int64(len(data)), Typeflag: tar.TypeReg})
		tw.Write(data)
	}
	add("a b/ü%.bin", []byte("\x00\xff\n"))
	add("large", bytes.Repeat([]byte("\x01"), 3<<20))
	tw.Close()
	w.must(200, w.api, "PUT", "/runs/r/workspace", b.String(), "Content-Type", "application/x-tar")
	for _, base := range []string{w.url, w.api} {
		if got := w.must(200, base, "GET", "/runs/r/workspace/a%20b/%C3%BC%25.bin", ""); got != "\x00\xff\n" {
			t.Errorf("the file is %q", got)
		}
		if got := w.must(200, base, "GET", "/runs/r/workspace/large", ""); len(got) != 3<<20 {
			t.Errorf("the large file has %d bytes", len(got))
		}
		r := w.bash(base, "r", "cat a*/* | wc -c; echo é > out; cat out")
		if r.Status != "ok" || strings.Join(strings.Fields(r.Text), " ") != "3 é" {
			t.Errorf("%+v", r)
		}
	}
	w.bash(w.url, "r", "cat large large > larger; cat larger > largest")
	if got := w.must(200, w.url, "GET", "/runs/r/workspace/larger", ""); len(got) != 6<<20 {
		t.Errorf("the larger file has %d bytes", len(got))
	}
	w.must(413, w.api, "GET", "/runs/r/workspace/larger", "")
	w.must(413, w.api, "GET", "/runs/r/workspace", "")
	if got := w.must(200, w.url, "GET", "/runs/r/workspace", ""); len(got) < 15<<20 {
		t.Errorf("the workspace has %d bytes", len(got))
	}
	// What Lambda itself refuses.
	w.must(413, w.url, "PUT", "/runs/r/workspace", strings.Repeat("\xff", 6<<20), "Content-Type", "application/x-tar")
	w.verify("r")
	if n := w.pool.Inits.Load(); n != 1 {
		t.Errorf("%d processes were started", n)
	}
}

func TestWarmCallIsOneRequest(t *testing.T) {
	w := newWorld(t, 1, 20*time.Second)
	w.open("r")
	w.bash(w.url, "r", "echo > f")
	before := w.requests.Load()
	for i := range 10 {
		w.bash(w.url, "r", fmt.Sprintf("echo %d >> f; cat f", i))
	}
	if n := w.requests.Load() - before; n != 10 {
		t.Errorf("10 warm calls took %d requests", n)
	}
}

// TestManyProcesses lets clients send every key twice, to processes that are killed.
func TestManyProcesses(t *testing.T) {
	w := newWorld(t, 4, 20*time.Second)
	w.open("r")
	const clients, keys = 6, 20
	var throttled, ended atomic.Int64
	replies := [clients * keys][2]string{}
	var wg sync.WaitGroup
	for c := range clients {
		wg.Go(func() {
			for k := range keys * 2 {
				n := c*keys + k/2
				for {
					a, err := w.try(w.url, "POST", calls("r"), bash(fmt.Sprintf("echo %d >> f; wc -l < f", n)), "Idempotency-Key", fmt.Sprint(n))
					switch {
					case err == nil && a.status == 200:
						replies[n][k%2] = a.body
					case err == nil && a.status == 429:
						throttled.Add(1)
					default: // of a killed process, or contention
						ended.Add(1)
					}
					if replies[n][k%2] != "" {
						break
					}
					time.Sleep(5 * time.Millisecond)
				}
			}
		})
	}
	done := make(chan struct{})
	go func() { wg.Wait(); close(done) }()
	for kills := 0; ; kills++ {
		select {
		case <-done:
			t.Logf("%d kills, %d throttled, %d without an answer", kills, throttled.Load(), ended.Load())
		case <-time.After(300 * time.Millisecond):
			if kills < 20 {
				w.pool.Kill()
			}
			continue
		}
		break
	}
	for n, r := range replies {
		if r[0] != r[1] {
			t.Errorf("key %d: %s and then %s", n, clip(r[0]), clip(r[1]))
		}
	}
	count := map[string]int{}
	for _, e := range w.verify("r") {
		if e.Kind == ledger.Call {
			count[e.Key]++
		}
	}
	if len(count) != clients*keys {
		t.Errorf("%d keys were recorded", len(count))
	}
	for key, n := range count {
		if n != 1 {
			t.Errorf("key %s was recorded %d times", key, n)
		}
	}
}

func TestDeadlines(t *testing.T) {
	w := newWorld(t, 1, 4*time.Second)
	w.open("r")
	began := time.Now()
	r := w.bash(w.url, "r", "echo begun; echo > f; while :; do :; done", "Idempotency-Key", "k")
	if r.Status != "aborted" || !strings.Contains(r.Reason, "time was over") || !strings.Contains(r.Stdout.Text, "begun") {
		t.Errorf("after %v: %+v", time.Since(began), r)
	}
	if again := w.bash(w.api, "r", "echo begun; echo > f; while :; do :; done", "Idempotency-Key", "k"); again.Seq != r.Seq {
		t.Errorf("the repeated call is %+v", again)
	}
	if n := w.pool.Inits.Load(); n != 1 {
		t.Errorf("%d processes were started", n)
	}
	// A bucket that hangs holds the process until Lambda ends it.
	w.hung.Store(true)
	w.must(504, w.url, "POST", calls("r"), bash("echo lost > g"))
	w.hung.Store(false)
	if r := w.bash(w.url, "r", "ls"); r.Text != "" {
		t.Errorf("files of calls that did not end: %q", r.Text)
	}
	w.verify("r")
}

func TestFollow(t *testing.T) {
	w := newWorld(t, 2, 5*time.Second)
	w.open("r")
	follow := func(base, last string) (*bufio.Reader, func()) {
		req, _ := http.NewRequest("GET", base+"/runs/r/ledger", nil)
		req.Header.Set("X-Ambit-Token", token)
		req.Header.Set("Accept", "text/event-stream")
		req.Header.Set("Last-Event-ID", last)
		resp, err := http.DefaultClient.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		if resp.StatusCode != 200 || resp.Header.Get("Content-Type") != "text/event-stream" {
			t.Fatalf("%d %v", resp.StatusCode, resp.Header)
		}
		return bufio.NewReader(resp.Body), func() { resp.Body.Close() }
	}
	until := func(r *bufio.Reader, prefix string) {
		t.Helper()
		for {
			line, err := r.ReadString('\n')
			if err != nil {
				t.Fatalf("no %s: %v", prefix, err)
			}
			if strings.HasPrefix(line, prefix) {
				return
			}
		}
	}
	r, done := follow(w.url, "")
	defer done()
	until(r, "id: 2")
	w.bash(w.url, "r", "echo hi")
	until(r, "id: 3")
	// The stream ends as a whole one before the deadline.
	if rest, err := io.ReadAll(r); err != nil || strings.Contains(string(rest), "event: end") {
		t.Errorf("the stream ended with %q, %v", rest, err)
	}
	w.must(204, w.url, "DELETE", "/runs/r", "")
	r, done = follow(w.url, "3")
	defer done()
	if rest, err := io.ReadAll(r); err != nil || !strings.Contains(string(rest), "id: 4\n") || strings.Contains(string(rest), "id: 3\n") || !strings.HasSuffix(string(rest), "event: end\ndata: {}\n\n") {
		t.Errorf("after the end: %q, %v", rest, err)
	}
	// An HTTP API gives what there is.
	r, done = follow(w.api, "1")
	defer done()
	if rest, err := io.ReadAll(r); err != nil || strings.Count(string(rest), "event: entry") != 3 {
		t.Errorf("a page: %q, %v", rest, err)
	}
	if n := w.pool.Inits.Load(); n != 2 {
		t.Errorf("%d processes were started", n)
	}
}

func TestAnswersFitIntoSixMegabytes(t *testing.T) {
	w := newWorld(t, 1, 20*time.Second)
	w.open("r")
	for _, tc := range []struct {
		script string
		cut    bool
	}{
		{"head -c 4000000 /dev/zero | tr '\\0' x", false},
		{"head -c 3000000 /dev/zero | tr '\\0' '\\377'; echo a >> f", false},
		{"head -c 5000000 /dev/zero | tr '\\0' x; echo b >> f", true},
		{"head -c 2000000 /dev/zero; echo c >> f", true},
		{"head -c 4000000 /dev/zero | tr '\\0' '\\377'; echo d >> f", true},
		{"head -c 3000000 /dev/zero | tr '\\0' '\"' | tee /dev/stderr; echo e >> f", true},
	} {
		first := w.must(200, w.api, "POST", calls("r"), bash(tc.script), "Idempotency-Key", tc.script)
		if r := w.parse(first); r.Status != "ok" || strings.Contains(first, `"truncated"`) != tc.cut {
			t.Errorf("%s: %s %s, %d bytes", tc.script, r.Status, r.Reason, len(first))
		}
		if again := w.must(200, w.url, "POST", calls("r"), bash(tc.script), "Idempotency-Key", tc.script); again != first {
			t.Errorf("%s: another answer the second time", tc.script)
		}
	}
	if r := w.bash(w.api, "r", "cat f | tr -d '\\n'"); r.Text != "abcde" {
		t.Errorf("the file holds %q", r.Text)
	}
	w.verify("r")
	if n := w.pool.Inits.Load(); n != 1 {
		t.Errorf("%d processes were started", n)
	}
}

// TestLongLedgersComeInPages has records that together are more than an answer holds.
func TestLongLedgersComeInPages(t *testing.T) {
	w := newWorld(t, 1, 20*time.Second)
	w.open("r")
	for i := range 300 {
		w.must(200, w.url, "POST", calls("r"), bash(fmt.Sprintf("echo %d; # %s", i, strings.Repeat("\"\\", 12_000))))
	}
	if n := len(w.verify("r")); n != 302 {
		t.Errorf("%d entries", n)
	}
}

func TestSigterm(t *testing.T) {
	w := newWorld(t, 1, 60*time.Second)
	w.open("r")
	got := make(chan answer, 1)
	go func() {
		a, _ := w.try(w.url, "POST", calls("r"), bash("echo begun; while :; do :; done"))
		got <- a
	}()
	time.Sleep(500 * time.Millisecond)
	w.pool.Terminate()
	a := <-got
	if r := w.parse(a.body); a.status != 200 || r.Status != "aborted" || !strings.Contains(r.Reason, "told to end") {
		t.Errorf("%d %s", a.status, clip(a.body))
	}
	if r := w.bash(w.url, "r", "echo on"); r.Status != "ok" {
		t.Errorf("in another process: %+v", r)
	}
	if list := w.verify("r"); list[2].Status != ledger.Aborted {
		t.Errorf("the record says %s", list[2].Status)
	}
}

func TestCrashes(t *testing.T) {
	w := newWorld(t, 1, 20*time.Second)
	w.open("r")
	w.must(502, w.url, "POST", calls("r"), bash("echo lost > f; crash"))
	if r := w.bash(w.url, "r", "ls; echo kept > g"); r.Status != "ok" || r.Text != "" {
		t.Errorf("after the crash: %+v", r)
	}
	if n := w.pool.Inits.Load(); n != 2 {
		t.Errorf("%d processes were started", n)
	}
	// A command's panic is a failure of the call.
	if a, err := w.try(w.url, "POST", calls("r"), bash("fault; echo on")); err != nil || a.status != 200 {
		t.Errorf("%d %s %v", a.status, clip(a.body), err)
	}
	// Any other is a failure of the program, which the ledger tells of.
	script := bash("for ((i = 0; i < 6000; i++)); do echo panic in the store; done > h")
	w.must(500, w.url, "POST", calls("r"), script, "Idempotency-Key", "k")
	if r := w.parse(w.must(200, w.url, "POST", calls("r"), script, "Idempotency-Key", "k")); r.Status != "failed" || !strings.Contains(r.Reason, "internal error") {
		t.Errorf("the repeated call: %+v", r)
	}
	if r := w.bash(w.api, "r", "echo *"); strings.TrimSpace(r.Text) != "g" {
		t.Errorf("the files are %q", r.Text)
	}
	w.verify("r")
	if n := w.pool.Inits.Load(); n != 2 {
		t.Errorf("%d processes were started after panics", n)
	}
	if !strings.Contains(w.log.String(), "in the store") {
		t.Error("the log does not tell of the panic")
	}
}

func TestSweep(t *testing.T) {
	w := newWorld(t, 1, 20*time.Second)
	var expires time.Time
	for lease := time.Second; ; lease *= 2 { // a slow machine takes a short one for over
		expires = time.Now().Add(lease)
		a, err := w.try(w.url, "POST", "/runs", fmt.Sprintf(`{"id":"r","profile":"operator","expiresAt":%d}`, expires.UnixMilli()))
		if err != nil || lease > time.Minute {
			t.Fatalf("%d %s %v", a.status, a.body, err)
		}
		if a.status == 201 {
			break
		}
	}
	time.Sleep(time.Until(expires) + time.Millisecond)
	resp, err := w.pool.Invoke(context.Background(), []byte(`{"sweep":true}`))
	if err != nil {
		t.Fatal(err)
	}
	if body, _ := io.ReadAll(resp.Body); string(body) != `{"runs":1}` {
		t.Errorf("%s", body)
	}
	if list := w.verify("r"); list[len(list)-1].Kind != ledger.Expire {
		t.Errorf("the last entry is %s", list[len(list)-1].Kind)
	}
	for _, payload := range []string{`{}`, `[]`, `{"version":"1.0","httpMethod":"GET"}`, `null`} {
		if _, err := w.pool.Invoke(context.Background(), []byte(payload)); err == nil || !strings.Contains(err.Error(), "neither a request") {
			t.Errorf("%s: %v", payload, err)
		}
	}
}

func TestOnlySweeps(t *testing.T) {
	w := newWorld(t, 1, 20*time.Second, "AMBIT_TURN_KEY=")
	w.must(502, w.url, "GET", "/healthz", "")
	if _, err := w.pool.Invoke(context.Background(), []byte(`{"sweep":true}`)); err != nil {
		t.Error(err)
	}
}

// TestEffects lets a stand-in for the executor answer, fail and hang.
func TestEffects(t *testing.T) {
	var asked atomic.Int64
	var mode atomic.Value
	release := make(chan struct{})
	executor := httptest.NewServer(http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		asked.Add(1)
		body, _ := io.ReadAll(r.Body)
		req, err := capability.ParseRequest(body)
		if err != nil || r.URL.Path != "/exec" || r.Header.Get("Authorization") != "Bearer exec-token" || req.Capability != "backup" {
			rw.WriteHeader(400)
			return
		}
		switch mode.Load() {
		case "ok":
			json.NewEncoder(rw).Encode(map[string]any{"effect_id": req.EffectID, "exit_code": 3, "stdout": string(req.Input)})
		case "large":
			json.NewEncoder(rw).Encode(map[string]any{"effect_id": req.EffectID, "exit_code": 0, "stdout": strings.Repeat("x", 10<<20)})
		case "limit":
			json.NewEncoder(rw).Encode(map[string]any{"effect_id": req.EffectID, "exit_code": 124, "timed_out": true})
		case "500":
			rw.WriteHeader(500)
		case "403":
			rw.WriteHeader(403)
			io.WriteString(rw, "not pinned here")
		case "other":
			json.NewEncoder(rw).Encode(map[string]any{"effect_id": "another", "exit_code": 0})
		case "moved":
			http.Redirect(rw, r, "/elsewhere", http.StatusTemporaryRedirect)
		case "hang":
			<-release
		}
	}))
	defer executor.Close()
	defer close(release)
	w := newWorld(t, 1, 20*time.Second, "AMBIT_EXECUTOR="+executor.URL, "AMBIT_EXECUTOR_TOKEN=exec-token", "AMBIT_EXECUTOR_TIMEOUT=3000")
	w.open("r")
	for _, tc := range []struct{ mode, status, reason string }{
		{"ok", "ok", ""}, {"large", "ok", ""}, {"limit", "limit", "time limit"}, {"500", "uncertain", "500"}, {"403", "failed", "not pinned here"},
		{"other", "uncertain", "not one to this effect"}, {"moved", "uncertain", "307"}, {"hang", "uncertain", "in time"},
	} {
		mode.Store(tc.mode)
		before := asked.Load()
		path := "/runs/r/turns/1/tools/backup"
		first := w.must(200, w.api, "POST", path, `{"what":"all"}`, "Idempotency-Key", tc.mode)
		again := w.must(200, w.url, "POST", path, `{"what":"all"}`, "Idempotency-Key", tc.mode)
		if r := w.parse(first); r.Status != tc.status || !strings.Contains(r.Reason, tc.reason) {
			t.Errorf("%s: %s", tc.mode, clip(first))
		}
		if first != again || asked.Load() != before+1 {
			t.Errorf("%s: the repeated call gave %s; the executor was asked %d times", tc.mode, clip(again), asked.Load()-before)
		}
	}
	w.verify("r")
}
