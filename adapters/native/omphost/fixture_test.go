package omphost

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/tidwall/gjson"

	"ambit/actors"
	"ambit/adapters/native"
	"ambit/conformance/omp"
	"ambit/conformance/omp/model"
	"ambit/core/authority"
	"ambit/core/capability"
	"ambit/core/ledger"
	_ "ambit/core/shell/commands"
)

const (
	runA       = "6f1f9a30-0000-4000-8000-000000000001"
	runB       = "6f1f9a30-0000-4000-8000-000000000002"
	modelKey   = "sk-secret-model-key"
	appToken   = "Bearer app-secret-token"
	hostToken  = "Bearer host-token"
	testPolicy = `{"version":1,"stores":{"files":{"root":".","allow":{"read":["**"],"write":["**"]}}},
		"profiles":{"worker":{"allow":["repo.read","repo.write","command.run"]}}}`
	testGrant = `files { read ["**"] write ["**"] } command { run }`
)

// app is the app behind a host: its MCP endpoint, and what it was told.
type app struct {
	*httptest.Server
	mu     sync.Mutex
	calls  []string
	seen   []http.Header
	events []Event
	told   chan struct{}

	hold    chan struct{} // the tool `slow` waits for it
	stopped chan struct{} // receives when a call of `slow` was cancelled
}

func newApp(t testing.TB) *app {
	a := &app{told: make(chan struct{}, 1), hold: make(chan struct{}), stopped: make(chan struct{}, 16)}
	server := mcp.NewServer(&mcp.Implementation{Name: "app", Version: "1"}, nil)
	type plan struct {
		Day string `json:"day"`
	}
	mcp.AddTool(server, &mcp.Tool{Name: "plan_day", Description: "plans a day"}, func(ctx context.Context, _ *mcp.CallToolRequest, in plan) (*mcp.CallToolResult, any, error) {
		a.called("plan_day " + in.Day)
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: "planned " + in.Day}}}, nil, nil
	})
	mcp.AddTool(server, &mcp.Tool{Name: "slow"}, func(ctx context.Context, _ *mcp.CallToolRequest, in struct{}) (*mcp.CallToolResult, any, error) {
		a.called("slow")
		select {
		case <-a.hold:
		case <-ctx.Done():
			a.stopped <- struct{}{}
			return nil, nil, ctx.Err()
		}
		return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: "at last"}}}, nil, nil
	})
	handler := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return server }, nil)
	a.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		a.mu.Lock()
		a.seen = append(a.seen, r.Header.Clone())
		a.mu.Unlock()
		if r.Header.Get("Authorization") != appToken {
			w.WriteHeader(401)
			return
		}
		handler.ServeHTTP(w, r)
	}))
	t.Cleanup(func() {
		close(a.hold)
		a.Server.CloseClientConnections()
		a.Server.Close()
	})
	return a
}

func (a *app) called(what string) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.calls = append(a.calls, what)
}

func (a *app) take(_ context.Context, _ string, e Event) error {
	a.mu.Lock()
	a.events = append(a.events, e)
	a.mu.Unlock()
	nudge(a.told)
	return nil
}

func (a *app) all() []Event {
	a.mu.Lock()
	defer a.mu.Unlock()
	return append([]Event(nil), a.events...)
}

// wait gives the n-th event of a type.
func (a *app) wait(t testing.TB, kind string, n int) Event {
	t.Helper()
	for deadline := time.Now().Add(4 * time.Minute); time.Now().Before(deadline); {
		seen := 0
		for _, e := range a.all() {
			if e.Type == kind {
				if seen++; seen == n {
					return e
				}
			}
		}
		select {
		case <-a.told:
		case <-time.After(20 * time.Millisecond):
		}
	}
	t.Fatalf("no %d. event %s in %s", n, kind, encode(a.all()))
	return Event{}
}

func (a *app) count(kind string) (n int) {
	for _, e := range a.all() {
		if e.Type == kind {
			n++
		}
	}
	return n
}

// fixture is a host in front of an app.
type fixture struct {
	t     testing.TB
	app   *app
	model *model.Server
	host  *Host
	runs  *actors.Host
	http  *httptest.Server
	root  string

	mu    sync.Mutex
	taken []string // bodies of starts and commands
}

// options a test may change.
type setup func(o *Options)

func realOmp(t testing.TB) setup {
	dir := omp.Install(t)
	return func(o *Options) { o.Omp, o.StartTime = Installed(dir), 5*time.Minute }
}

// newFixture starts a host whose agents are stand-ins, unless a setup says otherwise.
func newFixture(t testing.TB, setups ...setup) *fixture {
	t.Helper()
	return fixtureIn(t, t.TempDir(), newApp(t), setups...)
}

func fixtureIn(t testing.TB, dir string, a *app, setups ...setup) *fixture {
	t.Helper()
	return fixtureUnder(t, testPolicy, dir, a, setups...)
}

// fixtureUnder starts a host under a policy, whose scripts stand in dir.
func fixtureUnder(t testing.TB, document, dir string, a *app, setups ...setup) *fixture {
	t.Helper()
	f := &fixture{t: t, app: a, model: model.Serve(), root: filepath.Join(dir, "runs")}
	t.Cleanup(func() {
		f.model.CloseClientConnections()
		f.model.Close()
	})
	policy, err := authority.Parse("policy", []byte(document))
	if err != nil {
		t.Fatal(err)
	}
	(&capability.Manifest{Entries: policy.Scripts}).In(dir)
	place, err := native.OpenPlace(context.Background(), native.PlaceOptions{State: filepath.Join(dir, "state"), Policy: policy, Perform: true, Create: true})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { place.Close() })
	f.runs = actors.NewHost(place.Runs, policy, place.Options())
	opt := Options{RootDir: f.root, Omp: standIn(t), Runs: f.runs, Profiles: []string{"worker"},
		Authenticate: func(r *http.Request) (bool, error) { return r.Header.Get("Authorization") == hostToken, nil },
		OnEvent:      f.app.take,
		AppTools:     AppTools{MCPName: "planner", MCPURL: f.app.URL + "/mcp", BrowserActionNames: []string{"app.ui.open_training"}}}
	for _, s := range setups {
		s(&opt)
	}
	if f.host, err = New(opt); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := f.host.Close(); err != nil {
			t.Error(err)
		}
	})
	f.http = httptest.NewServer(http.HandlerFunc(f.host.Handler))
	t.Cleanup(f.http.Close)
	t.Cleanup(f.fitsSchemas)
	return f
}

// registry names the fixture's model endpoint.
func (f *fixture) registry() string {
	return fmt.Sprintf(`{"providers":[{"id":"scripted","kind":"llm","enabled":true,"api":"openai-completions","base_url":%q,"credential":"env:MODEL_KEY","models":[{"id":"one"}]}]}`, f.model.URL+"/v1")
}

// start is the body of POST /runs; changes replace fields or, with nil, remove them.
func (f *fixture) start(id string, changes map[string]any) []byte {
	body := map[string]any{"id": id, "model": "scripted/one", "registry": json.RawMessage(f.registry()), "credentialEnv": map[string]string{"MODEL_KEY": modelKey},
		"systemPrompt": "You are under test.", "mcpAuthorization": appToken, "expiresAt": time.Now().Add(10 * time.Minute).UnixMilli(),
		"ambit": map[string]any{"profile": "worker", "grants": testGrant}}
	for k, v := range changes {
		if v == nil {
			delete(body, k)
		} else {
			body[k] = v
		}
	}
	return encode(body)
}

// send makes a request and gives status and body.
func (f *fixture) send(method, path string, body []byte) (int, string) {
	f.t.Helper()
	req, err := http.NewRequest(method, f.http.URL+path, bytes.NewReader(body))
	if err != nil {
		f.t.Fatal(err)
	}
	req.Header.Set("Authorization", hostToken)
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		f.t.Fatal(err)
	}
	defer resp.Body.Close()
	text, err := io.ReadAll(resp.Body)
	if err != nil {
		f.t.Fatal(err)
	}
	if resp.StatusCode == 201 || resp.StatusCode == 202 {
		f.mu.Lock()
		f.taken = append(f.taken, string(body))
		f.mu.Unlock()
	}
	return resp.StatusCode, string(text)
}

// fitsSchemas holds what the host took and told during a test to the published schemas.
func (f *fixture) fitsSchemas() {
	t := f.t
	f.mu.Lock()
	defer f.mu.Unlock()
	events, commands, registries := schema(t, "event.json"), schema(t, "command.json"), schema(t, "registry.json")
	for _, e := range f.app.all() {
		if err := valid(t, events, string(encode(e))); err != nil {
			t.Errorf("event %.2000s: %v", encode(e), err)
		}
	}
	for _, body := range f.taken {
		s := commands
		if registry := gjson.Get(body, "registry"); registry.Exists() {
			s, body = registries, registry.Raw
		}
		if err := valid(t, s, body); err != nil {
			t.Errorf("the host took %.2000s: %v", body, err)
		}
	}
}

// must makes a request that has to be answered so.
func (f *fixture) must(status int, method, path string, body any) string {
	f.t.Helper()
	var data []byte
	switch b := body.(type) {
	case nil:
	case []byte:
		data = b
	case string:
		data = []byte(b)
	default:
		data = encode(b)
	}
	got, text := f.send(method, path, data)
	if got != status {
		f.t.Fatalf("%s %s: status %d, want %d: %s", method, path, got, status, text)
	}
	return text
}

func (f *fixture) prompt(id, message string) {
	f.t.Helper()
	f.must(202, "POST", "/runs/"+id+"/commands", map[string]string{"type": "prompt", "message": message})
}

// entries is the ledger of a run.
func (f *fixture) entries(id string) (list []*ledger.Entry) {
	f.t.Helper()
	recs, err := f.runs.Records(context.Background(), libraryTenant, id, 1, 1000)
	if err != nil {
		f.t.Fatal(err)
	}
	for _, data := range recs {
		r, err := ledger.ParseRecord(data)
		if err != nil {
			f.t.Fatal(err)
		}
		list = append(list, r.Entry)
	}
	return list
}

// story is the ledger of a run as one line per entry.
func (f *fixture) story(id string) string {
	var b strings.Builder
	for _, e := range f.entries(id) {
		fmt.Fprintf(&b, "%s %s %s %s\n", e.Kind, e.Tool, e.Status, e.Reason)
	}
	return b.String()
}

// nothingLeft fails if a run has left a file or a process.
func (f *fixture) nothingLeft(id string) {
	f.t.Helper()
	if _, err := os.Lstat(filepath.Join(f.root, id)); !os.IsNotExist(err) {
		f.t.Errorf("the scratch directory of %s is still there (%v)", id, err)
	}
	if n := killLeftovers(filepath.Join(f.root, id)); n != 0 {
		f.t.Errorf("%d processes of %s are still there", n, id)
	}
}

// eventually waits until a condition holds; otherwise says what there is.
func eventually(t testing.TB, what string, holds func() bool, otherwise ...func()) {
	t.Helper()
	for deadline := time.Now().Add(4 * time.Minute); !holds(); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(deadline) {
			for _, say := range otherwise {
				say()
			}
			t.Fatal("never: " + what)
		}
	}
}
