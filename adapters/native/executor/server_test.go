package executor

import (
	"bufio"
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/rs/zerolog"

	"ambit/adapters/native/script"
	"ambit/core/capability"
	"ambit/core/ledger"
)

const token = "0123456789abcdef-secret"

var backup = []byte("cat; echo done\n")

func sum(b []byte) string { return fmt.Sprintf("%x", sha256.Sum256(b)) }

func manifest(t testing.TB) *capability.Manifest {
	t.Helper()
	m, err := capability.Parse("scripts.json", []byte(`{
		"backup": {"argv": ["bash", "backup.sh", "all"], "sha256": "`+sum(backup)+`", "env": {"TOKEN": "env:TOKEN"}},
		"report": {"argv": ["bash", "report.sh"], "sha256": "`+strings.Repeat("0", 64)+`"}}`))
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// double stands in for the runner of scripts: it notes calls, and holds each until its
// gate lets it go.
type double struct {
	mu      sync.Mutex
	ran     []string
	running atomic.Int64
	gate    chan struct{} // nil: open
	began   chan string
	outcome func(e *capability.Entry, call script.Call) capability.Outcome
}

func (d *double) Run(ctx context.Context, e *capability.Entry, call script.Call) capability.Outcome {
	d.mu.Lock()
	d.ran = append(d.ran, e.Name+" "+string(call.Input)+string(call.Stdin))
	d.mu.Unlock()
	d.running.Add(1)
	defer d.running.Add(-1)
	if d.began != nil {
		d.began <- string(call.Input)
	}
	if d.gate != nil {
		select {
		case <-d.gate:
		case <-ctx.Done():
			out := capability.Failed(capability.FailCanceled, "%v", context.Cause(ctx))
			out.Stdout = []byte("so far")
			return out
		}
	}
	if d.outcome != nil {
		return d.outcome(e, call)
	}
	zero := 0
	return capability.Outcome{Status: ledger.OK, Exit: &zero, Stdout: append([]byte("ran "), call.Input...)}
}

func (d *double) calls() int {
	d.mu.Lock()
	defer d.mu.Unlock()
	return len(d.ran)
}

// world is a served executor.
type world struct {
	t       testing.TB
	url     string
	scripts *double
	server  *Server
	table   string
	stop    func() error // drains
}

func serve(t testing.TB, scripts *double, table string, opt Options, drain time.Duration) *world {
	t.Helper()
	if opt.Token == "" {
		opt.Token = token
	}
	opt.Log = zerolog.Nop()
	kept, err := OpenTable(ctx, table, TableOptions{})
	if err != nil {
		t.Fatal(err)
	}
	s, err := New(manifest(t), scripts, kept, opt)
	if err != nil {
		t.Fatal(err)
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	serving, end := context.WithCancel(ctx)
	done := make(chan error, 1)
	go func() { done <- s.Serve(serving, l, drain) }()
	w := &world{t: t, url: "http://" + l.Addr().String(), scripts: scripts, server: s, table: table}
	w.stop = sync.OnceValue(func() error {
		end()
		return errors.Join(<-done, kept.Close())
	})
	t.Cleanup(func() { w.stop() })
	return w
}

func newWorld(t testing.TB, scripts *double, opt Options) *world {
	t.Helper()
	return serve(t, scripts, filepath.Join(t.TempDir(), "effects.db"), opt, 10*time.Second)
}

// got is what the executor answered.
type got struct {
	status int
	header http.Header
	raw    string

	Status   string
	Reason   string
	ExitCode *int `json:"exit_code"`
	Stdout   string
	Error    string
	Ran      *bool
	TimedOut bool `json:"timed_out"`
}

func (w *world) request(method, path, body string, header ...string) *http.Request {
	req, err := http.NewRequest(method, w.url+path, strings.NewReader(body))
	if err != nil {
		w.t.Fatal(err)
	}
	req.Header.Set("Authorization", "Bearer "+token)
	req.Header.Set("Content-Type", "application/json")
	for i := 0; i < len(header); i += 2 {
		if header[i] == "Host" {
			req.Host = header[i+1]
		}
		req.Header.Set(header[i], header[i+1])
		if header[i+1] == "" {
			req.Header.Del(header[i])
		}
	}
	return req
}

func (w *world) send(req *http.Request) (*got, error) {
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return nil, err
	}
	defer resp.Body.Close()
	body, err := io.ReadAll(resp.Body)
	if err != nil {
		return nil, err
	}
	g := &got{status: resp.StatusCode, header: resp.Header, raw: string(body)}
	if req.Method != "HEAD" {
		if err := json.Unmarshal(body, g); err != nil {
			return nil, fmt.Errorf("%d %q: %w", resp.StatusCode, body, err)
		}
	}
	return g, nil
}

func (w *world) post(body string, header ...string) *got {
	w.t.Helper()
	g, err := w.send(w.request("POST", "/exec", body, header...))
	if err != nil {
		w.t.Fatal(err)
	}
	return g
}

// ours is a request of our form.
func ours(id, name, input string) string {
	return `{"protocol":"whip-executor/1","effect_id":"` + id + `","capability":"` + name + `","input":` + input + `}`
}

func TestRequestIsJudgedByItsHead(t *testing.T) {
	d := &double{}
	w := newWorld(t, d, Options{Hosts: []string{"executor.example"}})
	body := ours("a", "backup", "{}")
	for _, tc := range []struct {
		name, method, path string
		header             []string
		status             int
		says               string
	}{
		{"no token", "POST", "/exec", []string{"Authorization", ""}, 401, "unauthorized"},
		{"wrong token", "POST", "/exec", []string{"Authorization", "Bearer " + token[1:]}, 401, ""},
		{"longer token", "POST", "/exec", []string{"Authorization", "Bearer " + token + "x"}, 401, ""},
		{"other scheme", "POST", "/exec", []string{"Authorization", "Basic " + token}, 401, ""},
		{"empty token", "POST", "/exec", []string{"Authorization", "Bearer "}, 401, ""},
		{"own header wrong", "POST", "/exec", []string{"X-Whip-Executor-Token", "x"}, 401, ""},
		{"own header", "POST", "/exec", []string{"Authorization", "", "X-Whip-Executor-Token", token}, 200, "ran"},
		{"page", "POST", "/exec", []string{"Origin", "http://127.0.0.1"}, 403, "web pages"},
		{"page's fetch", "POST", "/exec", []string{"Sec-Fetch-Site", "cross-site"}, 403, "web pages"},
		{"health for a page", "GET", "/healthz", []string{"Origin", "https://a.example"}, 403, ""},
		{"rebound name", "POST", "/exec", []string{"Host", "evil.example"}, 421, "Host"},
		{"rebound name, health", "GET", "/healthz", []string{"Host", "evil.example:80"}, 421, ""},
		{"other address", "POST", "/exec", []string{"Host", "127.0.0.2"}, 421, ""},
		{"localhost", "POST", "/exec", []string{"Host", "localhost:1"}, 200, ""},
		{"name", "POST", "/exec", []string{"Host", "Executor.Example."}, 200, ""},
		{"name with port", "POST", "/exec", []string{"Host", "executor.example:443"}, 200, ""},
		{"route", "POST", "/turn", nil, 404, "unknown route; POST /exec or GET /healthz"},
		{"route without token", "POST", "/turn", []string{"Authorization", ""}, 401, ""},
		{"method", "GET", "/exec", nil, 405, ""},
		{"health by POST", "POST", "/healthz", nil, 405, ""},
		{"media", "POST", "/exec", []string{"Content-Type", "text/plain"}, 415, ""},
		{"media with charset", "POST", "/exec", []string{"Content-Type", "application/json; charset=utf-8"}, 200, ""},
		{"health", "GET", "/healthz", []string{"Authorization", ""}, 200, `{"ok":true,"protocol":"whip-executor/1"}`},
	} {
		send := body
		if tc.method == "GET" {
			send = ""
		}
		g, err := w.send(w.request(tc.method, tc.path, send, tc.header...))
		if err != nil {
			t.Errorf("%s: %v", tc.name, err)
			continue
		}
		if g.status != tc.status || !strings.Contains(g.raw, tc.says) {
			t.Errorf("%s: %d %s, want %d %s", tc.name, g.status, g.raw, tc.status, tc.says)
		}
		if g.status >= 400 && (g.Ran == nil || *g.Ran) {
			t.Errorf("%s: %s does not say that nothing ran", tc.name, g.raw)
		}
	}
	if n := d.calls(); n != 1 {
		t.Errorf("%d calls, want that of effect a, once", n)
	}
}

// raw sends bytes and gives the status line's code of the answer.
func (w *world) raw(t *testing.T, request string) (status int, body string) {
	t.Helper()
	c, err := net.Dial("tcp", strings.TrimPrefix(w.url, "http://"))
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	go io.WriteString(c, request)
	c.SetReadDeadline(time.Now().Add(time.Minute))
	resp, err := http.ReadResponse(bufio.NewReader(c), nil)
	if err != nil {
		t.Fatalf("%.100q: %v", request, err)
	}
	defer resp.Body.Close()
	all, err := io.ReadAll(resp.Body)
	// net/http closes what it did not read of such a head.
	if err != nil && resp.StatusCode != http.StatusRequestHeaderFieldsTooLarge {
		t.Fatalf("%.100q: %d %s %v", request, resp.StatusCode, all, err)
	}
	if !resp.Close {
		t.Error("the connection would be used again")
	}
	return resp.StatusCode, string(all)
}

func TestAnswerComesBeforeTheBody(t *testing.T) {
	w := newWorld(t, &double{}, Options{})
	head := "POST /exec HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
	auth := "Authorization: Bearer " + token + "\r\n"
	for _, tc := range []struct {
		name, request string
		status        int
	}{
		// Not one byte of these bodies is ever sent.
		{"no token", head + "Content-Length: 1000\r\n\r\n", 401},
		{"too long", head + auth + fmt.Sprintf("Content-Length: %d\r\n\r\n", capability.MaxRequest+1), 413},
		{"chunks", head + auth + "Transfer-Encoding: chunked\r\n\r\n", 411},
		{"chunks and length", head + auth + "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 411},
		{"no length", head + auth + "\r\n", 400},
		{"two lengths", head + auth + "Content-Length: 5\r\nContent-Length: 6\r\n\r\n", 400},
		{"two tokens", head + auth + auth + "Content-Length: 2\r\n\r\n{}", 401},
		{"two hosts", "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nHost: evil\r\n\r\n", 400},
		{"no host", "GET /healthz HTTP/1.1\r\n\r\n", 400},
		{"large head", head + auth + "X: " + strings.Repeat("x", 80<<10) + "\r\nContent-Length: 2\r\n\r\n{}", 431},
		{"garbage", "\x16\x03\x01\x02\x00\x01\r\n\r\n", 400},
		{"absolute form", "GET http://evil.example/healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 421},
	} {
		if status, body := w.raw(t, tc.request); status != tc.status {
			t.Errorf("%s: %d %s, want %d", tc.name, status, body, tc.status)
		}
	}
	// A refused client that sends all of its body first still gets the answer.
	if status, _ := w.raw(t, head+"Content-Length: 2000000\r\n\r\n"+strings.Repeat("x", 2_000_000)); status != 401 {
		t.Error(status)
	}
}

func TestIncompleteBodyIsRefused(t *testing.T) {
	d := &double{}
	w := newWorld(t, d, Options{})
	c, err := net.Dial("tcp", strings.TrimPrefix(w.url, "http://"))
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	body := ours("a", "backup", "{}")
	fmt.Fprintf(c, "POST /exec HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer %s\r\nContent-Length: %d\r\n\r\n%s", token, len(body)+1, body)
	c.(*net.TCPConn).CloseWrite()
	answer, err := io.ReadAll(c)
	if err != nil || !bytes.Contains(answer, []byte("400")) {
		t.Errorf("%s %v", answer, err)
	}
	if d.calls() != 0 {
		t.Error("it ran")
	}
}

func TestRequestsThatAreNotOfTheProtocol(t *testing.T) {
	d := &double{}
	w := newWorld(t, d, Options{})
	whip := func(change string, to string) string {
		return strings.Replace(brought("e", backup, `["bash","x.sh","all"]`, 1, `{}`), change, to, 1)
	}
	for _, tc := range []struct {
		body, says string
	}{
		{``, ""}, {`[]`, ""}, {`nonsense`, ""}, {`{"effect_id":"a"}`, "expected `whip-executor/1`"},
		{`{"protocol":"whip-executor/2","effect_id":"a","capability":"backup"}`, "unsupported protocol `whip-executor/2`; expected `whip-executor/1`"},
		{ours("", "backup", "{}"), "effect_id"}, {ours(strings.Repeat("x", 513), "backup", "{}"), "effect_id"}, {ours(`a\u0000b`, "backup", "{}"), "effect_id"},
		{`{"protocol":"whip-executor/1","effect_id":7,"capability":"backup"}`, "effect_id"},
		{strings.Replace(ours("a", "backup", "{}"), "{", `{"priority":"urgent",`, 1), "priority"},
		{strings.Repeat(`{"a":`, 100000), ""},
		{whip(`"script_sha256"`, `"other"`), "script_sha256 is required"},
		{whip(`"script_b64":"`, `"script_b64":"!`), "script_b64 is not valid base64"},
		{whip(`"script_sha256":"`, `"script_sha256":"00`), "script hash mismatch: expected 00"},
		{whip(`"argv":["bash","x.sh","all"]`, `"argv":[]`), "argv"},
		{whip(`"argv":["bash","x.sh","all"]`, `"argv":["bash",7]`), "argv values must be strings"},
		{whip(`"argv":["bash",`, `"argv":["ba\u0000sh",`), "NUL"},
		{whip(`"script_index":1`, `"script_index":3`), "script_index is out of range"},
		{whip(`"script_index":1`, `"script_index":-1`), "script_index is out of range"},
		{whip(`"script_index":1`, `"script_index":1.5`), "script_index"},
		{whip(`"env":{}`, `"env":{"A":7}`), "env values must be strings"},
		{whip(`"env":{}`, `"env":{"A=B":"7"}`), "env name"},
		{whip(`"env":{}`, `"env":{"A":"a\u0000"}`), "NUL"},
		{whip(`"script_ext":"sh"`, `"script_ext":"../../x"`), "script_ext"},
		{whip(`"timeout_ms":30000`, `"timeout_ms":-5`), "timeout_ms"},
		{whip(`"timeout_ms":30000`, `"timeout_ms":300001`), "timeout_ms"},
	} {
		g := w.post(tc.body)
		if g.status != 400 || !strings.Contains(g.Error, tc.says) {
			t.Errorf("%.200s: %d %s, want %s", tc.body, g.status, g.raw, tc.says)
		}
	}
	if d.calls() != 0 {
		t.Errorf("ran %q", d.ran)
	}
}

// brought is a request of the protocol's first form.
func brought(id string, data []byte, argv string, index int, env string) string {
	return fmt.Sprintf(`{"protocol":"whip-executor/1","effect_id":%q,"script_sha256":%q,"script_b64":%q,"script_ext":"sh","argv":%s,"script_index":%d,"env":%s,"stdin":"null","timeout_ms":30000,"priority":"production"}`,
		id, sum(data), base64.StdEncoding.EncodeToString(data), argv, index, env)
}

func TestBroughtScriptsMustBePinned(t *testing.T) {
	var last script.Call
	var entry *capability.Entry
	d := &double{outcome: func(e *capability.Entry, call script.Call) capability.Outcome {
		last, entry = call, e
		three := 3
		return capability.Outcome{Status: ledger.OK, Exit: &three, Stdout: []byte("out"), Written: ledger.Truncated{Stdout: 9}}
	}}
	w := newWorld(t, d, Options{})
	other := []byte("rm -rf /\n")
	for i, tc := range []struct {
		what, body string
		status     int
	}{
		{"pinned", brought("p", backup, `["bash","/tmp/any-name.sh","all"]`, 1, `{"TOKEN":"t"}`), 200},
		{"pinned, without its variable", brought("q", backup, `["bash","{script}","all"]`, 1, `{}`), 200},
		{"another script", brought("r", other, `["bash","x.sh","all"]`, 1, `{}`), 403},
		{"another command line", brought("s", backup, `["bash","-c","all"]`, 0, `{}`), 403},
		{"another interpreter", brought("t", backup, `["sh","x.sh","all"]`, 1, `{}`), 403},
		{"longer", brought("u", backup, `["bash","x.sh","all","more"]`, 1, `{}`), 403},
		{"another variable", brought("v", backup, `["bash","x.sh","all"]`, 1, `{"LD_PRELOAD":"x.so"}`), 403},
		{"pinned for another entry", strings.Replace(brought("w", backup, `["bash","report.sh"]`, 1, `{}`), "x", "x", 1), 403},
	} {
		before := d.calls()
		g := w.post(tc.body)
		if g.status != tc.status || d.calls()-before != map[bool]int{true: 1, false: 0}[tc.status == 200] {
			t.Errorf("%d %s: %d %s, %d calls", i, tc.what, g.status, g.raw, d.calls()-before)
		}
		if g.status == 403 && !strings.Contains(g.Error, "pins script") {
			t.Error(g.raw)
		}
	}
	g := w.post(brought("p", backup, `["bash","/tmp/any-name.sh","all"]`, 1, `{"TOKEN":"t"}`))
	if *g.ExitCode != 3 || g.Stdout != "out" || !strings.Contains(g.raw, `"stdout_truncated":true`) || !strings.Contains(g.raw, `"protocol":"whip-executor/1"`) || !strings.Contains(g.raw, `"effect_id":"p"`) {
		t.Error(g.raw)
	}
	if entry.Name != "backup" || string(last.Stdin) != "null" || last.Env == nil || len(last.Env) != 0 || last.Timeout != 30*time.Second {
		t.Errorf("%+v %+v", entry, last)
	}
}

func TestOpenExecutorRunsWhatIsBrought(t *testing.T) {
	var entry *capability.Entry
	d := &double{outcome: func(e *capability.Entry, call script.Call) capability.Outcome {
		entry = e
		return capability.Failed(capability.FailStart, "no such program")
	}}
	w := newWorld(t, d, Options{Unpinned: true, Temp: t.TempDir()})
	g := w.post(brought("a", []byte("echo hi\n"), `["bash","x","-v"]`, 1, `{"ANY":"v"}`))
	if g.status != 200 || g.ExitCode == nil || *g.ExitCode != -1 || g.Reason != "no such program" {
		t.Error(g.raw)
	}
	if strings.Join(entry.Argv, " ") != "bash ./script.sh -v" || entry.SHA256 != sum([]byte("echo hi\n")) || entry.Dir == "" {
		t.Errorf("%+v", entry)
	}
}

func TestRepeatedRequestsRunOnce(t *testing.T) {
	d := &double{gate: make(chan struct{}), began: make(chan string, 10)}
	w := newWorld(t, d, Options{})
	const n = 8
	answers := make(chan *got, n)
	for range n {
		go func() {
			g, err := w.send(w.request("POST", "/exec", ours("a", "backup", `{"x":1}`)))
			if err != nil {
				g = &got{raw: err.Error()}
			}
			answers <- g
		}()
	}
	<-d.began
	// The same id with another request, while it runs and afterwards.
	different := func() {
		t.Helper()
		for _, body := range []string{ours("a", "backup", `{"x":2}`), ours("a", "report", `{"x":1}`)} {
			if g := w.post(body); g.status != 422 || !strings.Contains(g.Error, "another request") {
				t.Errorf("%d %s", g.status, g.raw)
			}
		}
	}
	different()
	close(d.gate)
	first := <-answers
	for range n - 1 {
		if g := <-answers; g.status != 200 || g.raw != first.raw {
			t.Errorf("%d %s and %s", g.status, g.raw, first.raw)
		}
	}
	different()
	// White space, priority and deadline do not make another request.
	again := w.post(`{"capability":"backup", "effect_id":"a", "priority":"working", "deadline_ms": 5, "input":{ "x" : 1 },"protocol":"whip-executor/1"}`)
	if again.raw != first.raw || d.calls() != 1 {
		t.Errorf("%s and %s, %d calls", again.raw, first.raw, d.calls())
	}
	w.stop()
	// … and by another process.
	w = serve(t, d, w.table, Options{}, time.Second)
	if g := w.post(ours("a", "backup", `{"x":1}`)); g.raw != first.raw || d.calls() != 1 {
		t.Errorf("after a restart: %s and %s, %d calls", g.raw, first.raw, d.calls())
	}
	different()
}

func TestUnknownCapabilityFails(t *testing.T) {
	d := &double{}
	w := newWorld(t, d, Options{})
	g := w.post(ours("a", "nothing", `{}`))
	if g.status != 200 || g.Status != "failed" || g.Reason != "script capability `nothing` is not declared in the manifest" || g.ExitCode != nil || d.calls() != 0 {
		t.Error(g.raw)
	}
}

func TestBegunEffectsAreUncertainAfterACrash(t *testing.T) {
	d := &double{}
	file := filepath.Join(t.TempDir(), "effects.db")
	table, err := OpenTable(ctx, file, TableOptions{Bytes: 1})
	if err != nil {
		t.Fatal(err)
	}
	w := &world{t: t}
	s := &Server{manifest: manifest(t)}
	bodies := map[string]string{"ours": ours("ours", "backup", `{}`), "whip": brought("whip", backup, `["bash","x","all"]`, 1, `{}`),
		"dropped": ours("dropped", "backup", `{}`), "later": ours("later", "backup", `{}`)}
	for _, id := range []string{"ours", "whip", "dropped", "later"} {
		j, a := s.job([]byte(bodies[id]))
		if a != nil {
			t.Fatal(string(a.body))
		}
		if err := table.begin(ctx, id, j.request, time.Now()); err != nil {
			t.Fatal(err)
		}
		if id == "dropped" || id == "later" {
			if err := table.end(ctx, id, []byte(`{"stdout":"of `+id+`"}`), time.Now()); err != nil {
				t.Fatal(err)
			}
		}
	}
	table.Close()
	w = serve(t, d, file, Options{}, time.Second)
	for id, want := range map[string]string{"ours": `200 "status":"uncertain"`, "whip": `409 may or may not have happened`, "dropped": `200 not kept any more`, "later": `200 of later`} {
		g := w.post(bodies[id])
		status, says, _ := strings.Cut(want, " ")
		if fmt.Sprint(g.status) != status || !strings.Contains(g.raw, says) {
			t.Errorf("%s: %d %s", id, g.status, g.raw)
		}
		if g.status == 409 && g.Ran != nil {
			t.Errorf("%s claims to know whether it ran", g.raw)
		}
	}
	if d.calls() != 0 {
		t.Errorf("%d were run again", d.calls())
	}
}

// awaitLine waits until as many effects wait for a slot.
func (w *world) awaitLine(n int) {
	w.t.Helper()
	l := w.server.effects.line
	for deadline := time.Now().Add(time.Minute); ; time.Sleep(time.Millisecond) {
		l.mu.Lock()
		have := l.length()
		l.mu.Unlock()
		if have == n {
			return
		}
		if time.Now().After(deadline) {
			w.t.Fatalf("%d wait, want %d", have, n)
		}
	}
}

func TestSlotsQueueAndPriorities(t *testing.T) {
	d := &double{gate: make(chan struct{}), began: make(chan string, 10)}
	w := newWorld(t, d, Options{Slots: 1, Queue: 2})
	var wg sync.WaitGroup
	send := func(id, priority string) {
		wg.Add(1)
		go func() {
			defer wg.Done()
			body := strings.Replace(ours(id, "backup", `{"id":"`+id+`"}`), "{", `{"priority":"`+priority+`",`, 1)
			if g, err := w.send(w.request("POST", "/exec", body)); err != nil || g.status != 200 {
				t.Errorf("%s: %v %v", id, g, err)
			}
		}()
	}
	send("first", "working")
	<-d.began
	send("low", "counterfactual")
	w.awaitLine(1)
	send("high", "production")
	w.awaitLine(2)
	g := w.post(ours("none", "backup", "{}"))
	if g.status != 429 || g.header.Get("Retry-After") == "" || g.Ran == nil || *g.Ran {
		t.Errorf("%d %v %s", g.status, g.header, g.raw)
	}
	// A repeated request waits with the first, and takes no place.
	send("low", "counterfactual")
	if n := d.running.Load(); n != 1 {
		t.Errorf("%d run", n)
	}
	d.gate <- struct{}{}
	if next := <-d.began; next != `{"id":"high"}` {
		t.Errorf("next is %s", next)
	}
	d.gate <- struct{}{}
	<-d.began
	d.gate <- struct{}{}
	wg.Wait()
	if g := w.post(strings.Replace(ours("late", "backup", "{}"), "{", `{"deadline_ms":1000,`, 1)); g.status != 408 || !strings.Contains(g.Error, "deadline") {
		t.Errorf("%d %s", g.status, g.raw)
	}
	if d.calls() != 3 {
		t.Errorf("%d calls", d.calls())
	}
}

func TestClientsThatLeave(t *testing.T) {
	d := &double{gate: make(chan struct{}), began: make(chan string, 10)}
	w := newWorld(t, d, Options{Slots: 1})
	leave := func(id string, arrived func()) {
		t.Helper()
		sending, cancel := context.WithCancel(ctx)
		done := make(chan error, 1)
		go func() {
			_, err := w.send(w.request("POST", "/exec", ours(id, "backup", "{}")).WithContext(sending))
			done <- err
		}()
		arrived()
		cancel()
		if err := <-done; !errors.Is(err, context.Canceled) {
			t.Errorf("%s: %v", id, err)
		}
	}
	leave("runs", func() { <-d.began })
	leave("waits", func() { w.awaitLine(1) })
	w.awaitLine(0)
	d.gate <- struct{}{}
	// What ran, ran to its end and is answered; what waited never began.
	if g := w.post(ours("runs", "backup", "{}")); g.Status != "ok" || d.calls() != 1 {
		t.Errorf("%s, %d calls", g.raw, d.calls())
	}
	go func() { <-d.began; d.gate <- struct{}{} }()
	if g := w.post(ours("waits", "backup", "{}")); g.Status != "ok" || d.calls() != 2 {
		t.Errorf("%s, %d calls", g.raw, d.calls())
	}
}

func TestDrain(t *testing.T) {
	d := &double{gate: make(chan struct{}), began: make(chan string, 10)}
	w := newWorld(t, d, Options{Slots: 1})
	answers := make(chan *got, 2)
	send := func(id string) {
		g, err := w.send(w.request("POST", "/exec", ours(id, "backup", `{"id":"`+id+`"}`)))
		if err != nil {
			g = &got{raw: err.Error()}
		}
		answers <- g
	}
	go send("runs")
	<-d.began
	go send("waits")
	w.awaitLine(1)
	stopped := make(chan error, 1)
	go func() { stopped <- w.stop() }()
	if g := <-answers; g.status != 503 || !strings.Contains(g.Error, "ending") || g.Ran == nil || *g.Ran {
		t.Errorf("what waited: %d %s", g.status, g.raw)
	}
	if a := w.server.effects.do(ctx, &job{id: "new"}); a.status != 503 {
		t.Errorf("what came later: %d %s", a.status, a.body)
	}
	close(d.gate)
	if g := <-answers; g.status != 200 || g.Status != "ok" {
		t.Errorf("what ran: %d %s", g.status, g.raw)
	}
	if err := <-stopped; err != nil {
		t.Error(err)
	}
}

func TestDrainEndsWhatTakesTooLong(t *testing.T) {
	d := &double{gate: make(chan struct{}), began: make(chan string, 10)}
	w := serve(t, d, filepath.Join(t.TempDir(), "effects.db"), Options{}, 50*time.Millisecond)
	answer := make(chan *got, 1)
	go func() {
		g, err := w.send(w.request("POST", "/exec", ours("a", "backup", "{}")))
		if err != nil {
			g = &got{raw: err.Error()}
		}
		answer <- g
	}()
	<-d.began
	if err := w.stop(); err != nil {
		t.Error(err)
	}
	first := <-answer
	if first.Status != "failed" || first.Reason != errKilled.Error() || first.Stdout != "so far" {
		t.Errorf("%d %s", first.status, first.raw)
	}
	w = serve(t, d, w.table, Options{}, time.Second)
	if g := w.post(ours("a", "backup", "{}")); g.raw != first.raw || d.calls() != 1 {
		t.Errorf("%s, %d calls", g.raw, d.calls())
	}
}

func TestPanicOfAScriptsRunnerIsUncertain(t *testing.T) {
	d := &double{outcome: func(*capability.Entry, script.Call) capability.Outcome { panic("broken") }}
	w := newWorld(t, d, Options{})
	for range 2 {
		if g := w.post(ours("a", "backup", "{}")); g.Status != "uncertain" || d.calls() != 1 {
			t.Errorf("%s, %d calls", g.raw, d.calls())
		}
	}
}

// TestAnswersOutliveAFullDisk has the table fail between begin and end.
func TestAnswersOutliveAFullDisk(t *testing.T) {
	d := &double{}
	w := newWorld(t, d, Options{})
	d.outcome = func(*capability.Entry, script.Call) capability.Outcome {
		w.server.effects.table.db.Close()
		zero := 0
		return capability.Outcome{Status: ledger.OK, Exit: &zero, Stdout: []byte("told")}
	}
	for range 2 {
		if g := w.post(ours("a", "backup", "{}")); g.Stdout != "told" || d.calls() != 1 {
			t.Errorf("%s, %d calls", g.raw, d.calls())
		}
	}
	if g := w.post(ours("b", "backup", "{}")); g.status != 503 || g.Ran == nil || *g.Ran || d.calls() != 1 {
		t.Errorf("%d %s", g.status, g.raw)
	}
}

func TestExecutorNeedsAToken(t *testing.T) {
	for _, token := range []string{"", "short"} {
		if _, err := New(manifest(t), &double{}, nil, Options{Token: token}); err == nil {
			t.Errorf("token %q", token)
		}
	}
}

// TestScriptsAreToldOfTheTrace passes on the trace that a request names, if it is recorded.
func TestScriptsAreToldOfTheTrace(t *testing.T) {
	var told atomic.Value
	d := &double{outcome: func(_ *capability.Entry, call script.Call) capability.Outcome {
		told.Store(strings.Join(call.Trace, " "))
		zero := 0
		return capability.Outcome{Status: ledger.OK, Exit: &zero}
	}}
	w := newWorld(t, d, Options{})
	const recorded, not = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01", "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00"
	for i, tc := range []struct{ parent, want string }{{recorded, "TRACEPARENT=" + recorded}, {not, ""}, {"", ""}} {
		if g := w.post(ours(fmt.Sprint(i), "backup", `{}`), "Traceparent", tc.parent); g.status != 200 || told.Load() != tc.want {
			t.Errorf("%q: %d, the script was told %q", tc.parent, g.status, told.Load())
		}
	}
}
