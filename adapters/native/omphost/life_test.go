package omphost

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"ambit/actors"
	"ambit/core/ledger"
)

// TestF19To36Child: what a child is given, and what stands in its files.
func TestF19To36Child(t *testing.T) {
	t.Setenv("HOST_SECRET", "not-for-agents")
	f := newFixture(t)
	registry := fmt.Sprintf(`{"providers":[
		{"id":"scripted","kind":"llm","enabled":true,"base_url":%q,"credential":"env:MODEL_KEY","headers":{"X-App":"planner"}},
		{"id":"second.one","kind":"llm","enabled":true,"base_url":"https://second/v1","credential":"env:SECOND"},
		{"id":"local","kind":"llm","enabled":true,"base_url":"http://127.0.0.1:1/v1","auth":"none"},
		{"id":"off","kind":"llm","enabled":false,"credential":"keyring:x"},
		{"id":"vectors","kind":"embedding","enabled":true,"credential":"cmd:x"}]}`, f.model.URL+"/v1")
	f.must(201, "POST", "/runs", f.start(runA, map[string]any{"registry": json.RawMessage(registry),
		"credentialEnv": map[string]string{"MODEL_KEY": modelKey, "SECOND": "second-secret", "UNUSED": "unused-secret"}}))
	f.prompt(runA, "environ")
	var got struct{ Environ, Args []string }
	if err := json.Unmarshal([]byte(f.app.wait(t, "message", 1).Text), &got); err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join(f.root, runA)
	// F33: the environment is exactly this. F22, F23: keys come from credentialEnv.
	want := []string{"PATH=" + os.Getenv("PATH"), "LANG=" + cmpOr(os.Getenv("LANG"), "C.UTF-8"), "HOME=" + dir + "/home", "SKAILE_HOME=" + dir + "/skaile-home",
		"TMPDIR=" + dir + "/tmp", "SKAILE_AIP_SCRIPTED_KEY=[redacted]", "SKAILE_AIP_SECOND_ONE_KEY=[redacted]"}
	slices.Sort(want)
	slices.Sort(got.Environ)
	if !slices.Equal(got.Environ, want) {
		t.Errorf("environment\n%q, want\n%q", got.Environ, want)
	}
	// F35, F37: no tools of its own, no MCP server, no extensions.
	for _, flag := range []string{"--no-tools", "--no-lsp", "--no-pty", "--no-skills", "--no-rules", "--no-extensions", "--no-session"} {
		if !slices.Contains(got.Args, flag) {
			t.Errorf("%s is missing in %q", flag, got.Args)
		}
	}
	// F31, F32: the directories are private, and no file holds a secret.
	for _, d := range scratchDirs {
		if info, err := os.Stat(filepath.Join(dir, d)); err != nil || info.Mode().Perm() != 0o700 {
			t.Errorf("%s: %v %v", d, info, err)
		}
	}
	f.noSecrets(dir)
	// F19, F23: the snapshot has the enabled llm entries, with references by name.
	models, err := os.ReadFile(filepath.Join(dir, "home/.omp/agent/models.yml"))
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range []string{`"app-scripted"`, `"apiKey":"SKAILE_AIP_SCRIPTED_KEY"`, `"app-second.one"`, `"app-local"`, `"auth":"none"`, `"baseUrl":"` + f.modelAt(runA) + `"`} {
		if !strings.Contains(string(models), part) {
			t.Errorf("models.yml has no %s: %s", part, models)
		}
	}
	for _, part := range []string{`"app-off"`, `"app-vectors"`, "MODEL_KEY\"", "env:"} {
		if strings.Contains(strings.ReplaceAll(string(models), "SKAILE_AIP_SCRIPTED_KEY", ""), part) {
			t.Errorf("models.yml has %s: %s", part, models)
		}
	}
	// F36: the tools are those that the host registers.
	f.prompt(runA, "tools")
	tools := f.app.wait(t, "message", 2).Text
	if want := "bash read write edit ls glob grep recall mcp__planner__plan_day mcp__planner__slow"; tools != want {
		t.Errorf("tools %q, want %q", tools, want)
	}
	f.must(202, "POST", "/runs/"+runA+"/commands", `{"type":"capability_register","name":"app.ui.open_training"}`)
	f.prompt(runA, "tools")
	if tools := f.app.wait(t, "message", 3).Text; !strings.HasSuffix(tools, " app_ui_open_training") {
		t.Errorf("tools with a browser action: %q", tools)
	}
	f.must(202, "POST", "/runs/"+runA+"/commands", `{"type":"capability_deregister","name":"app.ui.open_training"}`)
	f.must(202, "POST", "/runs/"+runA+"/commands", `{"type":"capability_deregister","name":"app.ui.open_training"}`)
	f.prompt(runA, "tools")
	if tools := f.app.wait(t, "message", 4).Text; strings.Contains(tools, "app_ui") {
		t.Errorf("tools without it: %q", tools)
	}
	// F48: DELETE leaves nothing, and erases the credentials.
	r, _ := f.host.find(libraryTenant, runA)
	f.must(204, "DELETE", "/runs/"+runA, nil)
	f.must(204, "DELETE", "/runs/"+runA, nil)
	f.nothingLeft(runA)
	if !r.secrets.empty() {
		t.Error("the credentials are still there")
	}
	f.must(404, "POST", "/runs/"+runA+"/commands", `{"type":"cancel"}`)
	if last := f.entries(runA)[len(f.entries(runA))-1]; last.Kind != ledger.Close || last.Reason != "deleted" {
		t.Errorf("the ledger ends with %s %q", last.Kind, last.Reason)
	}
}

func cmpOr(a, b string) string {
	if a != "" {
		return a
	}
	return b
}

// noSecrets fails if a file below dir, or an event, or the ledger holds a credential.
func (f *fixture) noSecrets(dir string) {
	f.t.Helper()
	secrets := []string{modelKey, "app-secret-token", "second-secret", "unused-secret", "not-for-agents"}
	look := func(where string, data []byte) {
		for _, s := range secrets {
			if bytes.Contains(data, []byte(s)) {
				f.t.Errorf("%s holds %q", where, s)
			}
		}
	}
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err != nil || !d.Type().IsRegular() {
			return err
		}
		data, err := os.ReadFile(path)
		if err == nil {
			look(path, data)
		}
		return err
	})
	if err != nil {
		f.t.Fatal(err)
	}
	look("the events", encode(f.app.all()))
	recs, err := f.runs.Records(context.Background(), libraryTenant, runA, 1, 1000)
	if err != nil {
		f.t.Fatal(err)
	}
	look("the ledger", bytes.Join(recs, nil))
}

// TestF25And38Runs: an id is one run's at a time; runs do not see each other.
func TestF25And38Runs(t *testing.T) {
	f := newFixture(t, func(o *Options) { o.MaxRuns = 2 })
	var wg sync.WaitGroup
	statuses := make([]int, 4)
	for i := range statuses {
		wg.Go(func() { statuses[i], _ = f.send("POST", "/runs", f.start(runA, nil)) })
	}
	wg.Wait()
	slices.Sort(statuses)
	if !slices.Equal(statuses, []int{201, 409, 409, 409}) {
		t.Errorf("four POSTs of one id: %v", statuses)
	}
	f.must(409, "POST", "/runs", f.start(strings.ToUpper(runA), nil))
	f.must(201, "POST", "/runs", f.start(runB, nil))
	f.must(429, "POST", "/runs", f.start("6f1f9a30-0000-4000-8000-000000000003", nil))
	f.prompt(runA, "say of a")
	f.app.wait(t, "turn_end", 1)
	f.must(204, "DELETE", "/runs/"+runA, nil)
	f.prompt(runB, "say of b")
	f.app.wait(t, "turn_end", 2)
	if f.story(runA) == f.story(runB) {
		t.Error("one ledger for two runs")
	}
	// The id is free again: a new incarnation.
	f.must(201, "POST", "/runs", f.start(runA, nil))
	if e := f.entries(runA)[0]; e.Incarnation != 2 {
		t.Errorf("incarnation %d", e.Incarnation)
	}
}

// TestF26StartFails: a start that fails leaves nothing, whatever fails.
func TestF26StartFails(t *testing.T) {
	silent := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		io.Copy(io.Discard, r.Body) // else the end of the connection is not noticed
		<-r.Context().Done()
	}))
	defer silent.Close()
	defer silent.CloseClientConnections()
	for name, c := range map[string]struct {
		prompt string
		setup  setup
		want   string
	}{
		"the process ends":     {"start: exit", nil, "exit status 7"},
		"it says nothing":      {"start: silent", func(o *Options) { o.StartTime = 300 * time.Millisecond }, "300ms"},
		"it has other tools":   {"start: more tools", nil, "eval"},
		"there is no program":  {"", func(o *Options) { o.Omp = []string{"/no/such/omp"} }, "no such file"},
		"the endpoint is down": {"", func(o *Options) { o.AppTools.MCPURL = "http://127.0.0.1:1/mcp" }, "cannot be listed"},
		"the endpoint says nothing": {"", func(o *Options) {
			o.AppTools.MCPURL, o.StartTime = silent.URL+"/mcp", 300*time.Millisecond
		}, "cannot be listed"},
		"the endpoint says 401": {"wrong token", nil, "cannot be listed"},
	} {
		t.Run(name, func(t *testing.T) {
			f := newFixture(t, func(o *Options) {
				if c.setup != nil {
					c.setup(o)
				}
			})
			changes := map[string]any{"systemPrompt": c.prompt}
			if c.prompt == "wrong token" {
				changes["mcpAuthorization"] = "Bearer wrong-one"
			}
			text := f.must(503, "POST", "/runs", f.start(runA, changes))
			if !strings.Contains(text, c.want) || strings.Contains(text, modelKey) {
				t.Errorf("answer %s, want %s", text, c.want)
			}
			f.nothingLeft(runA)
			f.must(404, "POST", "/runs/"+runA+"/commands", `{"type":"cancel"}`)
			eventually(t, "the id is free", func() bool {
				f.host.mu.Lock()
				defer f.host.mu.Unlock()
				return len(f.host.live) == 0
			})
			if n := len(f.app.all()); n != 0 {
				t.Errorf("%d events of a run that never was: %s", n, encode(f.app.all()))
			}
		})
	}
}

// TestQ12DeleteDuringStart: the start is given up, DELETE waits for that. A client that
// leaves, and a lease that ends, do the same.
func TestQ12DeleteDuringStart(t *testing.T) {
	f := newFixture(t)
	silent := map[string]any{"systemPrompt": "start: silent"}
	started := make(chan int, 1)
	go func() {
		status, _ := f.send("POST", "/runs", f.start(runA, silent))
		started <- status
	}()
	eventually(t, "a process", func() bool { _, err := os.Stat(filepath.Join(f.root, runA, "home")); return err == nil })
	f.must(404, "POST", "/runs/"+runA+"/commands", `{"type":"cancel"}`)
	f.must(204, "DELETE", "/runs/"+runA, nil)
	f.nothingLeft(runA)
	if status := <-started; status != 503 {
		t.Errorf("the start answered %d", status)
	}
	ctx, cancel := context.WithCancel(context.Background())
	req, err := http.NewRequestWithContext(ctx, "POST", f.http.URL+"/runs", bytes.NewReader(f.start(runB, silent)))
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Authorization", hostToken)
	gone := make(chan struct{})
	go func() {
		defer close(gone)
		if resp, err := http.DefaultClient.Do(req); err == nil {
			resp.Body.Close()
		}
	}()
	eventually(t, "a process", func() bool { _, err := os.Stat(filepath.Join(f.root, runB, "home")); return err == nil })
	cancel()
	<-gone
	eventually(t, "the run is gone", func() bool { _, err := os.Stat(filepath.Join(f.root, runB)); return os.IsNotExist(err) })
	status := 400 // of a lease that is over when it comes
	for lease := 400 * time.Millisecond; status == 400 && lease < time.Minute; lease *= 2 {
		status, _ = f.send("POST", "/runs", f.start("6f1f9a30-0000-4000-8000-000000000004", map[string]any{"systemPrompt": "start: silent", "expiresAt": time.Now().Add(lease).UnixMilli()}))
	}
	if status != 503 {
		t.Errorf("Q14: a lease that ended during the start: %d", status)
	}
	f.nothingLeft("6f1f9a30-0000-4000-8000-000000000004")
}

// TestF30Events: each event comes once, in order, one at a time, beginning with the first.
func TestF30And50Events(t *testing.T) {
	var mu sync.Mutex
	busy := map[string]bool{}
	overlap := false
	var f *fixture
	f = newFixture(t, func(o *Options) {
		o.OnEvent = func(ctx context.Context, run string, e Event) error {
			mu.Lock()
			overlap = overlap || busy[run]
			busy[run] = true
			mu.Unlock()
			time.Sleep(time.Millisecond)
			mu.Lock()
			busy[run] = false
			mu.Unlock()
			return f.app.take(ctx, run, e)
		}
	})
	f.must(201, "POST", "/runs", f.start(runA, nil))
	f.prompt(runA, "say one\ncall bash {\"command\":\"echo hi\"}\nsay two\nask really?")
	q := f.app.wait(t, "question", 1)
	if q.Title != "really?" || len(q.Options) != 2 {
		t.Errorf("question %s", encode(q))
	}
	f.must(202, "POST", "/runs/"+runA+"/commands", map[string]any{"type": "reply", "id": q.ID, "value": "yes"})
	f.app.wait(t, "turn_end", 1)
	var kinds []string
	for i, e := range f.app.all() {
		kinds = append(kinds, e.Type)
		if e.Seq != uint64(i)+1 {
			t.Errorf("event %d has the number %d", i, e.Seq)
		}
	}
	if got := strings.Join(kinds, " "); got != "turn_start text_delta tool_call tool_result text_delta question message turn_end" &&
		got != "turn_start text_delta tool_call text_delta tool_result question message turn_end" {
		t.Errorf("events: %s", got)
	}
	if text := f.app.wait(t, "message", 1).Text; !strings.Contains(text, `[false hi`) || !strings.Contains(text, `answered "yes"`) {
		t.Errorf("message %q", text)
	}
	if overlap {
		t.Error("two events of one run at once")
	}
}

// TestF51OnEventFails: a failure, a panic or silence ends the run; nothing follows.
func TestF51OnEventFails(t *testing.T) {
	for name, broken := range map[string]func(ctx context.Context) error{
		"error":   func(context.Context) error { return errors.New("no") },
		"panic":   func(context.Context) error { panic("no") },
		"hanging": func(ctx context.Context) error { <-ctx.Done(); time.Sleep(time.Second); return nil },
	} {
		t.Run(name, func(t *testing.T) {
			var mu sync.Mutex
			n := 0
			f := newFixture(t, func(o *Options) {
				o.EventTime = time.Second
				o.OnEvent = func(ctx context.Context, _ string, e Event) error {
					mu.Lock()
					n++
					second := n == 2
					mu.Unlock()
					if second {
						return broken(ctx)
					}
					return nil
				}
			})
			f.must(201, "POST", "/runs", f.start(runA, nil))
			f.prompt(runA, "say one\ncall bash {\"command\":\"echo hi\"}\nsay two\nhang")
			eventually(t, "the run is gone", func() bool {
				status, _ := f.send("POST", "/runs/"+runA+"/commands", []byte(`{"type":"cancel"}`))
				return status == 404
			})
			f.nothingLeft(runA)
			if !strings.Contains(f.story(runA), "could not be delivered") {
				t.Error(f.story(runA))
			}
			mu.Lock()
			defer mu.Unlock()
			if n != 2 {
				t.Errorf("%d deliveries, want 2", n)
			}
		})
	}
}

// TestF42To49ProcessEnds: a process that ends takes its run along at once.
func TestF42To49ProcessEnds(t *testing.T) {
	f := newFixture(t)
	f.must(201, "POST", "/runs", f.start(runA, nil))
	r, _ := f.host.find(libraryTenant, runA)
	f.prompt(runA, "say one\nexit")
	last := f.app.wait(t, "error", 1)
	if last.Error.Code != "agent_ended" || !strings.Contains(last.Error.Message, "exit status 3") {
		t.Errorf("the last event is %s", encode(last))
	}
	f.must(404, "POST", "/runs/"+runA+"/commands", `{"type":"cancel"}`)
	f.must(404, "PATCH", "/runs/"+runA+"/lease", map[string]any{"expiresAt": time.Now().Add(time.Hour)})
	f.nothingLeft(runA)
	if !r.secrets.empty() {
		t.Error("the credentials are still there")
	}
	if all := f.app.all(); all[len(all)-1].Type != "error" || f.app.count("error") != 1 {
		t.Errorf("events %s", encode(all))
	}
	// F45: a connection that is dead is found by a command: 410, and then 404.
	f.must(201, "POST", "/runs", f.start(runB, nil))
	f.prompt(runB, "deaf\nquiet")
	eventually(t, "410", func() bool {
		status, _ := f.send("POST", "/runs/"+runB+"/commands", []byte(`{"type":"cancel"}`))
		return status == 410
	})
	eventually(t, "404", func() bool {
		status, _ := f.send("POST", "/runs/"+runB+"/commands", []byte(`{"type":"cancel"}`))
		return status == 404
	})
	f.nothingLeft(runB)
}

// TestF41To47Lease: what a lease does when it ends, and what moves it.
func TestF41To47Lease(t *testing.T) {
	f := newFixture(t, func(o *Options) { o.LeaseGrace = 3 * time.Second })
	f.must(201, "POST", "/runs", f.start(runA, nil))
	f.prompt(runA, "call mcp__planner__slow {}\nhang")
	f.app.wait(t, "tool_call", 1)
	f.must(400, "PATCH", "/runs/"+runA+"/lease", map[string]any{"expiresAt": time.Now().Add(-time.Second)})
	f.must(200, "PATCH", "/runs/"+runA+"/lease", map[string]any{"expiresAt": time.Now().Add(time.Hour).UnixMilli()})
	f.leaseEnds(runA)
	eventually(t, "410", func() bool {
		status, _ := f.send("POST", "/runs/"+runA+"/commands", []byte(`{"type":"reply","id":"x","value":"y"}`))
		return status == 410
	})
	f.must(202, "POST", "/runs/"+runA+"/commands", `{"type":"cancel"}`)
	f.must(410, "PATCH", "/runs/"+runA+"/lease", map[string]any{"expiresAt": time.Now().Add(time.Hour)})
	last := f.app.wait(t, "error", 1)
	if last.Error.Code != "lease_expired" || f.app.wait(t, "turn_end", 1).StopReason != "aborted" {
		t.Errorf("events %s", encode(f.app.all()))
	}
	f.must(404, "POST", "/runs/"+runA+"/commands", `{"type":"cancel"}`)
	f.nothingLeft(runA)
	select {
	case <-f.app.stopped:
	case <-time.After(time.Minute):
		t.Error("the app was not told that its tool's call was given up")
	}
	if story := f.story(runA); !strings.Contains(story, "uncertain mcp__planner__slow uncertain the app did not answer: ") ||
		!strings.Contains(story, "close   the lease expired") {
		t.Error(story)
	}
}

// TestKillLadder: a child that ignores SIGTERM, and one of its processes that has left
// its group, do not outlive the run.
func TestKillLadder(t *testing.T) {
	f := newFixture(t)
	f.must(201, "POST", "/runs", f.start(runA, map[string]any{"systemPrompt": "start: stubborn"}))
	f.prompt(runA, "daemon\nsay it runs\nquiet")
	f.app.wait(t, "text_delta", 1)
	began := time.Now()
	f.must(204, "DELETE", "/runs/"+runA, nil)
	if took := time.Since(began); took < termTime {
		t.Errorf("the child was killed after %s: it was not asked first", took)
	}
	f.nothingLeft(runA)
}

// TestRefusedCalls: what the run may not do is refused by the level that does, and stands
// in the ledger; also what omp refuses by itself.
func TestRefusedCalls(t *testing.T) {
	f := newFixture(t)
	f.must(201, "POST", "/runs", f.start(runA, map[string]any{"ambit": map[string]any{"profile": "worker", "grants": `files { read ["docs/**"] }`}}))
	f.prompt(runA, "tools\ncall bash {\"command\":\"id\"}\ncall nothing {}\ncall app_ui_open_training {}\nunknown mcp__other__x\nunknown read")
	text := f.app.wait(t, "message", 1).Text
	f.app.wait(t, "tool_result", 5)
	if strings.Contains(text, "bash read") || !strings.Contains(text, "read ls glob grep recall") {
		t.Errorf("tools: %s", text)
	}
	story := f.story(runA)
	for _, want := range []string{
		"call bash refused bash is not granted for this turn", "call nothing refused nothing is not a tool of this run", "call app.ui.open_training refused app.ui.open_training is not a tool of this run",
		"call mcp__other__x refused mcp__other__x is not a tool of this run", "call read refused the arguments do not fit the tool",
	} {
		if !strings.Contains(story, want) {
			t.Errorf("no %q in\n%s", want, story)
		}
	}
	// Without `ambit` the run has no tools of its own.
	f.must(201, "POST", "/runs", f.start(runB, map[string]any{"ambit": nil}))
	f.prompt(runB, "tools")
	if text := f.app.wait(t, "message", 2).Text; text != "mcp__planner__plan_day mcp__planner__slow" {
		t.Errorf("tools of a run without a profile: %q", text)
	}
}

// TestManyCalls: tool calls are carried out one at a time, and only so many wait.
func TestManyCalls(t *testing.T) {
	f := newFixture(t)
	f.must(201, "POST", "/runs", f.start(runA, nil))
	f.prompt(runA, "calls 12")
	if text := f.app.wait(t, "message", 1).Text; text != strings.Repeat("[false]", 12) {
		t.Errorf("twelve calls at once: %s", text)
	}
	f.prompt(runA, "call bash {\"command\":\"echo $(cat n)\"}\nchunked\ncall bash {\"command\":\"wc -c < big\"}")
	if text := f.app.wait(t, "message", 2).Text; !strings.HasPrefix(text, "[false 0 1 2 3 4 5 6 7 8 9 10 11\n") || !strings.Contains(text, fmt.Sprint(2<<20)) {
		t.Errorf("what they left: %s", text)
	}
	f.prompt(runA, "long")
	if last := f.app.wait(t, "error", 1); last.Error.Code != "agent_failed" {
		t.Errorf("a frame that is too long: %s", encode(last))
	}
}

// TestSweep: a host that starts clears away what an earlier one left, and closes its runs.
func TestSweep(t *testing.T) {
	dir := t.TempDir()
	a := newApp(t)
	f := fixtureIn(t, dir, a)
	ctx := context.Background()
	if _, err := f.runs.Open(ctx, libraryTenant, runA, actors.OpenRun{Profile: "no-repo", Expires: time.Now().Add(time.Hour)}); err != nil {
		t.Fatal(err)
	}
	if err := f.host.Close(); err != nil {
		t.Fatal(err)
	}
	left := filepath.Join(f.root, runA)
	if err := os.MkdirAll(filepath.Join(left, "home"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(left, ownerFile), []byte(`{"tenant":"default"}`), 0o600); err != nil {
		t.Fatal(err)
	}
	keep := filepath.Join(f.root, "not-a-run")
	if err := os.Mkdir(keep, 0o700); err != nil {
		t.Fatal(err)
	}
	link := filepath.Join(f.root, runB)
	if err := os.Symlink(dir, link); err != nil {
		t.Fatal(err)
	}
	c, err := spawn([]string{"sleep", "3600"}, []string{"HOME=" + left + "/home"}, dir, 0)
	if err != nil {
		t.Fatal(err)
	}
	h, err := New(f.host.opt)
	if err != nil {
		t.Fatal(err)
	}
	defer h.Close()
	select {
	case <-c.exited:
	case <-time.After(time.Minute):
		t.Error("the process is still there")
		c.stop(0)
	}
	c.close()
	f.nothingLeft(runA)
	for _, path := range []string{keep, link} {
		if _, err := os.Lstat(path); err != nil {
			t.Error(err)
		}
	}
	if !strings.HasSuffix(f.story(runA), "close   the server that hosted the agent ended without closing the run\n") {
		t.Error(f.story(runA))
	}
}

// TestFlatMemory: an answer of 4,000 deltas, each with all of it so far, takes no memory
// in the host.
func TestFlatMemory(t *testing.T) {
	f := newFixture(t)
	f.must(201, "POST", "/runs", f.start(runA, nil))
	f.prompt(runA, "deltas 100")
	f.app.wait(t, "turn_end", 1)
	before, most := heapPeak(func() {
		f.prompt(runA, "deltas 4000")
		f.app.wait(t, "turn_end", 2)
	})
	m := f.app.wait(t, "message", 2)
	if len(m.Text) != 32000 {
		t.Errorf("the message has %d bytes", len(m.Text))
	}
	var text strings.Builder
	for _, e := range f.app.all() {
		if e.Type == "text_delta" {
			text.WriteString(e.Text)
		}
	}
	if text.Len() != 32800 {
		t.Errorf("the deltas have %d bytes together", text.Len())
	}
	t.Logf("heap %d KiB before, at most %d KiB during 4,000 deltas; %d delta events", before>>10, most>>10, f.app.count("text_delta"))
	if most > before+16<<20 {
		t.Errorf("the heap grew from %d to %d bytes", before, most)
	}
}
