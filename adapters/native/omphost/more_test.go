package omphost

import (
	"context"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"ambit/core/ledger"
)

// TestF28Order: what is wrong with a request comes before what is wrong with its id.
func TestF28Order(t *testing.T) {
	f := newFixture(t)
	f.must(201, "POST", "/runs", f.start(runA, nil))
	for _, changes := range []map[string]any{{"model": "other/one"}, {"expiresAt": 1}, {"credentialEnv": map[string]string{}}, {"registry": json.RawMessage(`{}`)}} {
		f.must(400, "POST", "/runs", f.start(runA, changes))
	}
	f.must(409, "POST", "/runs", f.start(runA, nil))
	f.must(409, "POST", "/runs", f.start(runA, map[string]any{"systemPrompt": "start: exit"}))
	if n := strings.Count(f.story(runA), "open"); n != 1 {
		t.Error(f.story(runA))
	}
}

// TestF52OneTeardown: however many causes there are, a run ends once.
func TestF52OneTeardown(t *testing.T) {
	f := newFixture(t)
	f.must(201, "POST", "/runs", f.start(runA, nil))
	f.prompt(runA, "say x\nhang")
	f.app.wait(t, "text_delta", 1)
	r, _ := f.host.find(libraryTenant, runA)
	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() { f.must(204, "DELETE", "/runs/"+runA, nil) })
	}
	wg.Go(func() { _ = syscall.Kill(r.child.pid, syscall.SIGKILL) })
	wg.Go(func() { r.end(stop{reason: "another cause", code: "agent_failed"}) })
	wg.Wait()
	<-r.removed
	f.nothingLeft(runA)
	closes := 0
	for _, e := range f.entries(runA) {
		if e.Kind == ledger.Close {
			closes++
		}
	}
	if closes != 1 || f.app.count("error") > 1 {
		t.Errorf("%d closing entries, %d errors", closes, f.app.count("error"))
	}
}

// TestF53Packaging: nothing but the program imports the host, and the host brings no
// other placement along.
func TestF53Packaging(t *testing.T) {
	out, err := exec.Command("go", "list", "-f", "{{.ImportPath}} {{join .Imports \" \"}}", "ambit/...").Output()
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(out)) {
		words := strings.Fields(line)
		for _, imported := range words[1:] {
			if imported == "ambit/adapters/native/omphost" && words[0] != "ambit/cmd/ambit" && words[0] != "ambit/conformance/omp/demo" {
				t.Errorf("%s imports the runner host", words[0])
			}
			if words[0] == "ambit/adapters/native/omphost" && (strings.Contains(imported, "panel") || strings.Contains(imported, "cobra")) {
				t.Errorf("the runner host imports %s", imported)
			}
		}
	}
}

// TestOtherOrigins: the app's credential goes to the app's endpoint, whatever it answers.
func TestOtherOrigins(t *testing.T) {
	var mu sync.Mutex
	seen := 0
	evil := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		mu.Lock()
		defer mu.Unlock()
		seen++
	}))
	defer evil.Close()
	redirecting := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		http.Redirect(w, r, evil.URL, http.StatusTemporaryRedirect)
	}))
	defer redirecting.Close()
	f := newFixture(t, func(o *Options) { o.AppTools.MCPURL = redirecting.URL + "/mcp" })
	f.must(503, "POST", "/runs", f.start(runA, nil))
	a := newAppTools(&AppTools{MCPURL: f.app.URL}, func() string { return appToken })
	req, err := http.NewRequest("GET", evil.URL, nil)
	if err != nil {
		t.Fatal(err)
	}
	if resp, err := a.client.Do(req); err == nil {
		resp.Body.Close()
		t.Error("a request to another origin was sent")
	}
	mu.Lock()
	defer mu.Unlock()
	if seen != 0 {
		t.Errorf("the other origin was asked %d times", seen)
	}
}

// TestWebhook: a delivery is signed, made once, and fails on everything but 2xx.
func TestWebhook(t *testing.T) {
	key := []byte(strings.Repeat("k", 32))
	var status, n atomic.Int64
	hook := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		n.Add(1)
		body, _ := io.ReadAll(r.Body)
		at, _, _ := strings.Cut(strings.TrimPrefix(r.Header.Get(SignatureHeader), "t="), ",")
		seconds, _ := strconv.ParseInt(at, 10, 64)
		if r.Header.Get(SignatureHeader) != Sign(key, time.Unix(seconds, 0), body) || string(body) != `{"event":{"seq":1,"type":"turn_start","turn":2},"runId":"r"}` {
			t.Errorf("%s signed %s", body, r.Header.Get(SignatureHeader))
		}
		if status.Load() == 0 {
			panic(http.ErrAbortHandler)
		}
		if status.Load() == 302 {
			w.Header().Set("Location", "/elsewhere")
		}
		w.WriteHeader(int(status.Load()))
	}))
	defer hook.Close()
	deliver, err := Webhook(hook.URL, key)
	if err != nil {
		t.Fatal(err)
	}
	for i, c := range []struct {
		status int64
		ok     bool
	}{{200, true}, {204, true}, {302, false}, {400, false}, {500, false}, {0, false}} {
		status.Store(c.status)
		if err := deliver(context.Background(), "r", Event{Seq: 1, Type: "turn_start", Turn: 2}); (err == nil) != c.ok || n.Load() != int64(i)+1 {
			t.Errorf("status %d: %v after %d requests", c.status, err, n.Load())
		}
	}
	for _, address := range []string{"", "ftp://x", "/x"} {
		if _, err := Webhook(address, key); err == nil {
			t.Errorf("webhook %q", address)
		}
	}
	if _, err := Webhook(hook.URL, key[:31]); err == nil {
		t.Error("a short key")
	}
}

// TestBehind: an app that does not take its events ends its run; none is lost silently.
func TestBehind(t *testing.T) {
	q := newQueue()
	var err error
	for i := 0; err == nil && i < 2*queueEvents; i++ {
		err = q.push(Event{Type: "message"})
	}
	if err == nil || len(q.list) > queueEvents+1 {
		t.Errorf("%d events wait: %v", len(q.list), err)
	}
	q = newQueue()
	n := 0
	for err = nil; err == nil && n < 100; n++ {
		err = q.push(Event{Type: "message", Text: strings.Repeat("x", 1<<20)})
	}
	if err == nil || q.bytes > queueBytes+2<<20 {
		t.Errorf("%d bytes wait: %v", q.bytes, err)
	}
	hold := make(chan struct{})
	var once sync.Once
	f := newFixture(t, func(o *Options) {
		o.OnEvent = func(context.Context, string, Event) error {
			<-hold
			return nil
		}
	})
	defer once.Do(func() { close(hold) })
	f.must(201, "POST", "/runs", f.start(runA, nil))
	r, _ := f.host.find(libraryTenant, runA)
	for i := 0; i < 2*queueEvents; i++ {
		r.emit(Event{Type: "message"})
	}
	eventually(t, "the run ends", func() bool {
		status, _ := f.send("POST", "/runs/"+runA+"/commands", []byte(`{"type":"cancel"}`))
		return status == 404
	})
	f.nothingLeft(runA)
	if !strings.Contains(f.story(runA), "too far behind") {
		t.Error(f.story(runA))
	}
	once.Do(func() { close(hold) })
}

// TestOwnUsers: agents with user ids of their own cannot read each other's files.
func TestOwnUsers(t *testing.T) {
	dir, err := os.MkdirTemp("", "ambit-uids-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	if os.Geteuid() != 0 {
		if _, err := New(Options{RootDir: filepath.Join(dir, "runs"), Omp: standIn(t), UIDBase: 200_000}); err == nil || !strings.Contains(err.Error(), "root") {
			t.Errorf("without root: %v", err)
		}
		return
	}
	if !mapped(200_007) {
		if _, err := New(Options{RootDir: filepath.Join(dir, "runs"), Omp: standIn(t), UIDBase: 200_000}); err == nil || !strings.Contains(err.Error(), "user namespace has none") {
			t.Errorf("without such users: %v", err)
		}
		return
	}
	if err := os.Chmod(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	program := filepath.Join(dir, "stand-in")
	data, err := os.ReadFile(standIn(t)[0])
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(program, data, 0o755); err != nil {
		t.Fatal(err)
	}
	f := fixtureIn(t, dir, newApp(t), func(o *Options) { o.Omp, o.UIDBase = []string{program, "stand-in"}, 200_000 })
	f.must(201, "POST", "/runs", f.start(runA, nil))
	f.must(201, "POST", "/runs", f.start(runB, nil))
	for i, id := range []string{runA, runB} {
		r, _ := f.host.find(libraryTenant, id)
		status, err := os.ReadFile("/proc/" + itoa(r.child.pid) + "/status")
		if err != nil || !strings.Contains(string(status), "Uid:\t20000"+itoa(i)) {
			t.Errorf("%s runs as %s (%v)", id, status, err)
		}
		info, err := os.Stat(filepath.Join(f.root, id))
		if err != nil || info.Mode().Perm() != 0o700 || info.Sys().(*syscall.Stat_t).Uid != uint32(200_000+i) {
			t.Errorf("%s: %v %v", id, info, err)
		}
	}
	f.must(204, "DELETE", "/runs/"+runA, nil)
	f.nothingLeft(runA)
}
