package main

import (
	"bufio"
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/tidwall/gjson"

	"ambit/adapters/native/omphost"
	"ambit/conformance/omp"
	"ambit/conformance/omp/model"
)

const hookKey = "0123456789abcdef0123456789abcdef"

// agentServer is an `ambit serve` with agents, in a process of its own.
type agentServer struct {
	t          *testing.T
	dir        string
	url, token string
	cmd        *exec.Cmd
	ended      chan struct{}
}

func startAgentServer(t *testing.T, dir string, args ...string) *agentServer {
	t.Helper()
	s := &agentServer{t: t, dir: dir, cmd: exec.Command(binary, append([]string{"serve", "--listen", "127.0.0.1:0"}, args...)...), ended: make(chan struct{})}
	s.cmd.Dir, s.cmd.Env = dir, append(os.Environ(), "AMBIT_WEBHOOK_KEY="+hookKey)
	log, err := s.cmd.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := s.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	address := make(chan string, 1)
	go func() {
		defer close(s.ended)
		lines := bufio.NewScanner(log)
		for lines.Scan() {
			if a := gjson.GetBytes(lines.Bytes(), "address").String(); a != "" {
				address <- a
			}
		}
		s.cmd.Wait()
	}()
	t.Cleanup(func() {
		s.cmd.Process.Kill()
		<-s.ended
	})
	select {
	case s.url = <-address:
	case <-s.ended:
		t.Fatal("the server ended")
	}
	token, err := os.ReadFile(filepath.Join(dir, ".ambit/token"))
	if err != nil {
		t.Fatal(err)
	}
	s.token = strings.TrimSpace(string(token))
	return s
}

func (s *agentServer) send(method, path string, body any) (int, string) {
	s.t.Helper()
	data, err := json.Marshal(body)
	if err != nil {
		s.t.Fatal(err)
	}
	if body == nil {
		data = nil
	}
	req, err := http.NewRequest(method, s.url+path, bytes.NewReader(data))
	if err != nil {
		s.t.Fatal(err)
	}
	req.Header.Set("Authorization", "Bearer "+s.token)
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		s.t.Fatal(err)
	}
	defer resp.Body.Close()
	text, _ := io.ReadAll(resp.Body)
	return resp.StatusCode, string(text)
}

func (s *agentServer) must(status int, method, path string, body any) string {
	s.t.Helper()
	got, text := s.send(method, path, body)
	if got != status {
		s.t.Fatalf("%s %s: status %d, want %d: %s", method, path, got, status, text)
	}
	return text
}

// agents counts the processes whose HOME is below the runs of dir.
func agents(dir string) (n int) {
	environs, _ := filepath.Glob("/proc/[0-9]*/environ")
	for _, path := range environs {
		if data, err := os.ReadFile(path); err == nil && bytes.Contains(data, []byte("HOME="+filepath.Join(dir, ".ambit/omp")+"/")) {
			n++
		}
	}
	return n
}

func eventually(t *testing.T, what string, holds func() bool) {
	t.Helper()
	for deadline := time.Now().Add(4 * time.Minute); !holds(); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(deadline) {
			t.Fatal("never: " + what)
		}
	}
}

// TestServeAgents is `ambit serve --omp` with the real omp: five runs at once, the end of
// the server, its crash, and what the next one finds.
func TestServeAgents(t *testing.T) {
	dir := t.TempDir()
	put(t, dir, "ambit.json", `{"version":1,"stores":{"files":{"root":".","allow":{"read":["**"],"write":["**"]}}},"profiles":{"worker":{"allow":["repo.read","repo.write","command.run"]}}}`)
	endpoint := model.Serve()
	defer endpoint.Close()
	defer endpoint.CloseClientConnections()
	start := func(n int) map[string]any {
		return map[string]any{"id": fmt.Sprintf("6f1f9a30-0000-4000-8000-%012d", n), "model": "scripted/one", "credentialEnv": map[string]string{"KEY": "sk-secret"},
			"registry":     map[string]any{"providers": []any{map[string]any{"id": "scripted", "kind": "llm", "enabled": true, "base_url": endpoint.URL + "/v1", "credential": "env:KEY"}}},
			"systemPrompt": "You are under test.", "mcpAuthorization": "Bearer app", "expiresAt": time.Now().Add(time.Hour).UnixMilli(),
			"ambit": map[string]any{"profile": "worker", "grants": `files { read ["**"] write ["**"] } command { run }`}}
	}

	// Without --omp everything else works, and the answer says what to do.
	plain := startAgentServer(t, dir)
	if text := plain.must(501, "POST", "/runs", start(1)); !strings.Contains(text, "make omp") {
		t.Errorf("without omp: %s", text)
	}
	plain.must(501, "POST", "/runs/x/commands", map[string]string{"type": "cancel"})
	plain.must(501, "GET", "/runs/x/events", nil)
	plain.cmd.Process.Signal(syscall.SIGTERM)
	<-plain.ended
	if r := ambit(t, dir, "", "serve", "--omp", dir); r.status == 0 || !strings.Contains(r.stderr, "make omp") {
		t.Errorf("--omp without an installation: %d %s", r.status, r.stderr)
	}
	if r := ambit(t, dir, "", "serve", "--omp-profile", "worker"); r.status == 0 || !strings.Contains(r.stderr, "--omp") {
		t.Errorf("an option of agents without --omp: %d %s", r.status, r.stderr)
	}

	var mu sync.Mutex
	got := map[string][]string{} // kinds of events by run
	hook := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		var seconds int64
		fmt.Sscanf(r.Header.Get(omphost.SignatureHeader), "t=%d,", &seconds)
		if want := omphost.Sign([]byte(hookKey), time.Unix(seconds, 0), body); r.Header.Get(omphost.SignatureHeader) != want {
			t.Errorf("signature %q, want %q", r.Header.Get(omphost.SignatureHeader), want)
		}
		mu.Lock()
		defer mu.Unlock()
		run := gjson.GetBytes(body, "runId").String()
		got[run] = append(got[run], gjson.GetBytes(body, "event.type").String())
	}))
	defer hook.Close()
	seen := func(kind string) (runs int) {
		mu.Lock()
		defer mu.Unlock()
		for _, kinds := range got {
			for _, k := range kinds {
				if k == kind {
					runs++
					break
				}
			}
		}
		return runs
	}
	args := []string{"--omp", omp.Install(t), "--omp-webhook", hook.URL, "--omp-profile", "worker", "--omp-start-time", "5m"}
	s := startAgentServer(t, dir, args...)
	hold := make(chan struct{})
	defer close(hold)
	var wg sync.WaitGroup
	for n := 1; n <= 5; n++ {
		endpoint.Then(model.Step{Text: []string{"thinking"}, Wait: hold})
		wg.Go(func() {
			body := start(n)
			id := body["id"].(string)
			if status, text := s.send("POST", "/runs", body); status != 201 || gjson.Get(text, "id").String() != id {
				t.Errorf("POST: %d %s", status, text)
				return
			}
			if status, text := s.send("POST", "/runs/"+id+"/commands", map[string]string{"type": "prompt", "message": "go"}); status != 202 {
				t.Errorf("prompt: %d %s", status, text)
			}
		})
	}
	wg.Wait()
	first := start(1)["id"].(string)
	req, err := http.NewRequest("GET", s.url+"/runs/"+first+"/events", nil)
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Authorization", "Bearer "+s.token)
	stream, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer stream.Body.Close()
	eventually(t, "five answers have begun", func() bool { return seen("text_delta") == 5 })
	if n := agents(dir); n != 5 {
		t.Errorf("%d agents", n)
	}
	s.must(409, "POST", "/runs", start(1))
	s.must(400, "POST", "/runs/"+first+"/commands", map[string]string{"type": "bash"})
	s.must(404, "POST", "/runs/6f1f9a30-0000-4000-8000-000000000099/commands", map[string]string{"type": "cancel"})
	s.must(200, "PATCH", "/runs/"+first+"/lease", map[string]any{"expiresAt": time.Now().Add(2 * time.Hour).UnixMilli()})
	last := start(5)["id"].(string)
	s.must(204, "DELETE", "/runs/"+last, nil)
	s.must(404, "PATCH", "/runs/"+last+"/lease", map[string]any{"expiresAt": time.Now().Add(2 * time.Hour).UnixMilli()})
	s.must(404, "GET", "/runs/"+last+"/events", nil)
	endpoint.Then(model.Step{Text: []string{"thinking"}, Wait: hold})
	s.must(201, "POST", "/runs", start(6))

	// SIGTERM with five live runs.
	if err := s.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	<-s.ended
	if code := s.cmd.ProcessState.ExitCode(); code != 0 {
		t.Errorf("the server's status is %d", code)
	}
	events, err := io.ReadAll(stream.Body)
	if err != nil || !strings.Contains(string(events), "id: 1\nevent: turn_start\ndata: {\"seq\":1,") || !strings.Contains(string(events), "event: text_delta\n") {
		t.Errorf("the stream: %v %s", err, events)
	}
	nothingLeft(t, dir)

	// A crash: the agents die with the server, and the next one closes their runs, the one
	// in a turn and the one that waits for a prompt.
	s = startAgentServer(t, dir, args...)
	if text := s.must(200, "GET", "/runs/"+first+"/ledger", nil); !strings.Contains(text, `"reason":"the server stopped"`) {
		t.Errorf("the ledger of a run that the server ended: %s", text)
	}
	endpoint.Then(model.Step{Text: []string{"thinking"}, Wait: hold})
	crashed := []string{start(7)["id"].(string), start(8)["id"].(string)}
	s.must(201, "POST", "/runs", start(7))
	s.must(201, "POST", "/runs", start(8))
	s.must(202, "POST", "/runs/"+crashed[0]+"/commands", map[string]string{"type": "prompt", "message": "go"})
	eventually(t, "two agents", func() bool { return agents(dir) == 2 })
	s.cmd.Process.Kill()
	<-s.ended
	eventually(t, "the agents are gone", func() bool { return agents(dir) == 0 })
	for _, id := range crashed {
		if _, err := os.Stat(filepath.Join(dir, ".ambit/omp", id)); err != nil {
			t.Errorf("the crash was none: %v", err)
		}
	}
	s = startAgentServer(t, dir, args...)
	nothingLeft(t, dir)
	for _, id := range crashed {
		if text := s.must(200, "GET", "/runs/"+id+"/ledger", nil); !strings.Contains(text, `"reason":"the server that hosted the agent ended without closing the run"`) {
			t.Errorf("the ledger of a run that a crash ended: %s", text)
		}
		s.must(404, "PATCH", "/runs/"+id+"/lease", map[string]any{"expiresAt": time.Now().Add(2 * time.Hour).UnixMilli()})
	}
	for _, args := range [][]string{{"ledger", "verify"}, {"ledger", "replay", first}} {
		if r := ambit(t, dir, "", args...); r.status != 0 {
			t.Errorf("%v: status %d\n%s%s", args, r.status, r.stdout, r.stderr)
		}
	}
}

// TestServeAgentCommands is one agent of `ambit serve`, the real omp, through all that its
// app can say: each command once, a start and a prompt that come again, a call that an
// operator allows, events by webhook and by stream, and the end when the webhook fails.
func TestServeAgentCommands(t *testing.T) {
	dir := t.TempDir()
	put(t, dir, "backup.sh", "echo \"saved $(cat)\"\n")
	put(t, dir, "ambit.json", fmt.Sprintf(`{"version":1,"stores":{"files":{"root":".","allow":{"read":["**"],"write":["**"]}}},
		"profiles":{"worker":{"allow":["repo.read","repo.write","command.run","script.backup"],"hold":{"tools":["write"]}}},
		"scripts":{"backup":{"argv":["sh","backup.sh"],"sha256":"%x"}}}`, sha256.Sum256([]byte("echo \"saved $(cat)\"\n"))))
	endpoint := model.Serve()
	defer endpoint.Close()
	defer endpoint.CloseClientConnections()
	var mu sync.Mutex
	var told []string // events as the webhook had them
	broken := false
	hook := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		var seconds int64
		fmt.Sscanf(r.Header.Get(omphost.SignatureHeader), "t=%d,", &seconds)
		if want := omphost.Sign([]byte(hookKey), time.Unix(seconds, 0), body); r.Header.Get(omphost.SignatureHeader) != want {
			t.Errorf("signature %q, want %q", r.Header.Get(omphost.SignatureHeader), want)
		}
		mu.Lock()
		defer mu.Unlock()
		if broken {
			w.WriteHeader(500)
			return
		}
		told = append(told, gjson.GetBytes(body, "event").Raw)
	}))
	defer hook.Close()
	s := startAgentServer(t, dir, "--omp", omp.Install(t), "--omp-webhook", hook.URL, "--omp-profile", "worker", "--omp-start-time", "5m", "--omp-browser-action", "app.ui.open")
	const id = "6f1f9a30-0000-4000-8000-000000000001"
	body := map[string]any{"id": id, "model": "scripted/one", "credentialEnv": map[string]string{"KEY": "sk-secret"},
		"registry":     map[string]any{"providers": []any{map[string]any{"id": "scripted", "kind": "llm", "enabled": true, "base_url": endpoint.URL + "/v1", "credential": "env:KEY"}}},
		"systemPrompt": "You are under test.", "mcpAuthorization": "Bearer app", "expiresAt": time.Now().Add(time.Hour).UnixMilli(),
		"ambit": map[string]any{"profile": "worker", "grants": `files { read ["**"] write ["**"] } command { run } backup { run }`}}
	events := func(kind string) (list []gjson.Result) {
		mu.Lock()
		defer mu.Unlock()
		for _, e := range told {
			if gjson.Get(e, "type").String() == kind {
				list = append(list, gjson.Parse(e))
			}
		}
		return list
	}
	nth := func(kind string, n int) gjson.Result {
		t.Helper()
		eventually(t, fmt.Sprintf("%d. event %s", n, kind), func() bool { return len(events(kind)) >= n })
		return events(kind)[n-1]
	}
	command := func(c map[string]any) {
		t.Helper()
		s.must(202, "POST", "/runs/"+id+"/commands", c)
	}

	// A start that comes again has the same answer; another one under its key is refused.
	started := s.keyed("start", 201, "/runs", body)
	if again := s.keyed("start", 201, "/runs", body); again != started {
		t.Errorf("the start: %s, again %s", started, again)
	}
	other := maps.Clone(body)
	other["systemPrompt"] = "Another one."
	s.keyed("start", 422, "/runs", other)
	s.must(409, "POST", "/runs", body)

	// All six commands, in order: a browser action and a script, which the model calls.
	command(map[string]any{"type": "capability_register", "name": "app.ui.open"})
	endpoint.Then(model.Step{Calls: []model.Call{{ID: "c1", Name: "app_ui_open", Arguments: `{"id":7}`}}},
		model.Step{Calls: []model.Call{{ID: "c2", Name: "backup", Arguments: `{"day":"monday"}`}}}, model.Step{Text: []string{"Done."}})
	prompt := map[string]any{"type": "prompt", "message": "go"}
	for range 2 {
		s.keyed("prompt", 202, "/runs/"+id+"/commands", prompt)
	}
	command(map[string]any{"type": "capability_result", "id": nth("capability_call", 1).Get("id").String(), "result": "opened"})
	if e := nth("turn_end", 1); e.Get("stopReason").String() != "stop" {
		t.Errorf("the turn ended with %s", e)
	}
	command(map[string]any{"type": "reply", "id": "nobody asked", "value": "x"})
	command(map[string]any{"type": "capability_deregister", "name": "app.ui.open"})
	requests := endpoint.Requests()
	if last := requests[len(requests)-1].Body; len(requests) != 3 || !strings.Contains(last, "opened") || !strings.Contains(last, `saved {\"day\":\"monday\"}`) {
		t.Errorf("the model was asked %d times, at last %s", len(requests), last)
	}

	// A call that is held, and an operator who allows it; then a turn that is cancelled.
	endpoint.Then(model.Step{Calls: []model.Call{{ID: "c3", Name: "write", Arguments: `{"path":"a","content":"held"}`}}}, model.Step{Text: []string{"Written."}})
	command(prompt)
	entry := nth("tool_held", 1).Get("entry").Uint()
	if text := s.must(200, "GET", "/runs/"+id+"/holds", nil); gjson.Get(text, "holds.0.hold").Uint() != entry {
		t.Errorf("what waits: %s", text)
	}
	s.must(200, "POST", fmt.Sprintf("/runs/%s/holds/%d", id, entry), map[string]string{"decision": "allow"})
	nth("turn_end", 2)
	if text := s.must(200, "GET", "/runs/"+id+"/workspace/a", nil); text != "held" {
		t.Errorf("the file: %q", text)
	}
	requests = endpoint.Requests()
	for _, tool := range requests[len(requests)-1].Tools {
		if tool.Function.Name == "app_ui_open" {
			t.Error("the model still has the browser action")
		}
	}
	hold := make(chan struct{})
	defer close(hold)
	endpoint.Then(model.Step{Text: []string{"thinking"}, Wait: hold})
	deltas := len(events("text_delta"))
	command(prompt)
	nth("text_delta", deltas+1)
	command(map[string]any{"type": "cancel"})
	if e := nth("turn_end", 3); e.Get("stopReason").String() != "aborted" {
		t.Errorf("the cancelled turn ended with %s", e)
	}

	// The stream has what the webhook had, and goes on where a client left it.
	mu.Lock()
	all := slices.Clone(told)
	mu.Unlock()
	for i, e := range all {
		if gjson.Get(e, "seq").Int() != int64(i)+1 {
			t.Errorf("event %d: %s", i+1, e)
		}
	}
	for _, after := range []int{0, 3, len(all) - 1} {
		for _, header := range []bool{false, true} {
			got := s.stream(id, after, header, len(all)-after)
			if !slices.Equal(got, all[after:]) {
				t.Errorf("the stream behind %d:\n%s\nwant\n%s", after, strings.Join(got, "\n"), strings.Join(all[after:], "\n"))
			}
		}
	}

	// A delivery that fails ends the run, and is not made again.
	mu.Lock()
	broken = true
	mu.Unlock()
	command(prompt)
	eventually(t, "the run is gone", func() bool {
		status, _ := s.send("POST", "/runs/"+id+"/commands", map[string]any{"type": "cancel"})
		return status == 404
	})
	nothingLeft(t, dir)
	if text := s.must(200, "GET", "/runs/"+id+"/ledger", nil); !strings.Contains(text, `"reason":"an event could not be delivered to the app"`) || strings.Count(text, `"tool":"prompt"`) != 4 {
		t.Errorf("the ledger: %s", text)
	}
	if again := s.keyed("start", 201, "/runs", body); again != started {
		t.Errorf("the start of a run that is over: %s, again %s", started, again)
	}
	if r := ambit(t, dir, "", "ledger", "verify"); r.status != 0 {
		t.Errorf("verify: status %d\n%s%s", r.status, r.stdout, r.stderr)
	}
}

// keyed makes a POST under an idempotency key.
func (s *agentServer) keyed(key string, status int, path string, body any) string {
	s.t.Helper()
	data, err := json.Marshal(body)
	if err != nil {
		s.t.Fatal(err)
	}
	req, err := http.NewRequest("POST", s.url+path, bytes.NewReader(data))
	if err != nil {
		s.t.Fatal(err)
	}
	req.Header.Set("Authorization", "Bearer "+s.token)
	req.Header.Set("Idempotency-Key", key)
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		s.t.Fatal(err)
	}
	defer resp.Body.Close()
	text, _ := io.ReadAll(resp.Body)
	if resp.StatusCode != status {
		s.t.Fatalf("POST %s under %s: status %d, want %d: %s", path, key, resp.StatusCode, status, text)
	}
	return string(text)
}

// stream reads n events behind one from the run's stream.
func (s *agentServer) stream(id string, after int, header bool, n int) (list []string) {
	s.t.Helper()
	ctx, cancel := context.WithTimeout(s.t.Context(), 4*time.Minute)
	defer cancel()
	address := s.url + "/runs/" + id + "/events"
	if !header {
		address += fmt.Sprintf("?after=%d", after)
	}
	req, err := http.NewRequestWithContext(ctx, "GET", address, nil)
	if err != nil {
		s.t.Fatal(err)
	}
	req.Header.Set("Authorization", "Bearer "+s.token)
	if header {
		req.Header.Set("Last-Event-ID", fmt.Sprint(after))
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		s.t.Fatal(err)
	}
	defer resp.Body.Close()
	lines := bufio.NewScanner(resp.Body)
	for len(list) < n && lines.Scan() {
		if data, ok := strings.CutPrefix(lines.Text(), "data: "); ok {
			list = append(list, data)
		}
	}
	return list
}

func nothingLeft(t *testing.T, dir string) {
	t.Helper()
	if n := agents(dir); n != 0 {
		t.Errorf("%d agents are left", n)
	}
	entries, err := os.ReadDir(filepath.Join(dir, ".ambit/omp"))
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if e.Name() != ".lock" {
			t.Errorf("%s is left", e.Name())
		}
	}
}

// TestIsolationOfAgents: only what is known can be asked for, and only for agents.
func TestIsolationOfAgents(t *testing.T) {
	dir := t.TempDir()
	if r := ambit(t, dir, "", "serve", "--listen", "127.0.0.1:0", "--omp", omp.Install(t), "--omp-isolation", "some"); r.status != 1 || !strings.Contains(r.stderr, `isolation \"some\": want auto, require or none`) && !strings.Contains(r.stderr, `isolation "some": want auto, require or none`) {
		t.Errorf("%+v", r)
	}
	if r := ambit(t, dir, "", "serve", "--listen", "127.0.0.1:0", "--omp-isolation", "require"); r.status != 1 || !strings.Contains(r.stderr, "need --omp DIR") {
		t.Errorf("%+v", r)
	}
}
