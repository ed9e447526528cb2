package lambda

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/johannesboyne/gofakes3"
	"github.com/johannesboyne/gofakes3/backend/s3mem"

	"ambit/actors"
	"ambit/actors/store/bucket"
	"ambit/actors/store/s3"
	"ambit/adapters/lambda/runtimeapi"
	"ambit/core/authority"
	"ambit/core/ledger"
	"ambit/core/shell/command"
	"ambit/core/workspace"
)

// TestMain makes a bootstrap of the test binary: the pool of a test starts it again.
func TestMain(m *testing.M) {
	if os.Getenv("AWS_LAMBDA_RUNTIME_API") == "" {
		os.Exit(m.Run())
	}
	command.Register(command.Spec{Name: "crash", Summary: "end the process", Run: func(*command.Proc) int { os.Exit(3); return 0 }})
	command.Register(command.Spec{Name: "fault", Summary: "panic", Run: func(*command.Proc) int { panic("in a command") }})
	Main(func(ctx context.Context, place Place) (actors.Store, error) {
		b, err := s3.Open(ctx, place.Bucket, place.Prefix)
		return faulty{bucket.New(b)}, err
	})
}

// faulty panics when a pack holds a word.
type faulty struct{ actors.Store }

func (s faulty) PutPack(ctx context.Context, run actors.RunID, sum workspace.Hash, data []byte) error {
	if bytes.Contains(data, []byte("panic in the store")) {
		panic("in the store")
	}
	return s.Store.PutPack(ctx, run, sum, data)
}

const (
	token        = "lambda-secret"
	metricsToken = "metrics-secret"
	turnKey      = "0123456789abcdef0123456789abcdef"
)

func testPolicy() string {
	t, err := json.Marshal(authority.NewToken("t", token, "default", authority.ScopeRuns).SHA256)
	if err != nil {
		panic(err)
	}
	return `{
  "version": 1,
  "stores": { "files": { "root": ".", "allow": { "read": ["**"], "write": ["**"] } } },
  "limits": { "runCalls": 100000, "runFuel": 1000000000000000, "fuel": 1000000000000, "timeMs": 1000000000, "commands": 1000000000, "stdoutBytes": 8000000, "stderrBytes": 8000000, "memoryBytes": 100000000 },
  "scripts": { "backup": { "argv": ["bash", "b.sh"], "sha256": "` + strings.Repeat("0", 64) + `" } },
  "profiles": { "operator": { "allow": ["repo.read", "repo.write", "command.run", "script.backup"] } },
  "tokens": [{ "name": "t", "sha256": ` + string(t) + `, "tenant": "default", "scopes": ["runs"] },
    { "name": "m", "sha256": "` + authority.NewToken("m", metricsToken, "default").SHA256 + `", "tenant": "default", "scopes": ["metrics"] }],
}`
}

// world is a function with a bucket, and clients of it.
type world struct {
	t        *testing.T
	pool     *runtimeapi.Pool
	url      string // of the Function URL
	api      string // of the HTTP API, with a stage
	log      *syncBuffer
	requests atomic.Int64 // to the bucket
	hung     atomic.Bool  // the bucket does not answer
}

type syncBuffer struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (s *syncBuffer) Write(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.b.Write(p)
}

func (s *syncBuffer) String() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.b.String()
}

func newWorld(t *testing.T, processes int, timeout time.Duration, env ...string) *world {
	w := &world{t: t, log: new(syncBuffer)}
	backend := s3mem.New()
	if err := backend.CreateBucket("runs"); err != nil {
		t.Fatal(err)
	}
	fake := gofakes3.New(backend).Server()
	release := make(chan struct{})
	store := httptest.NewServer(http.HandlerFunc(func(rw http.ResponseWriter, r *http.Request) {
		w.requests.Add(1)
		if w.hung.Load() {
			<-release
			return
		}
		fake.ServeHTTP(rw, r)
	}))
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	w.pool = runtimeapi.New(runtimeapi.Options{Bootstrap: self, Processes: processes, Timeout: timeout, Log: w.log, Env: append([]string{
		"AMBIT_POLICY=" + testPolicy(), "AMBIT_TURN_KEY=" + turnKey, "AMBIT_BUCKET=runs", "AMBIT_PREFIX=some/prefix",
		"AWS_ENDPOINT_URL_S3=" + store.URL, "AWS_S3_PATH_STYLE=1", "AWS_ACCESS_KEY_ID=id", "AWS_SECRET_ACCESS_KEY=secret"}, env...)})
	function := httptest.NewServer(&runtimeapi.Front{Invoke: w.pool.Invoke})
	api := httptest.NewServer(&runtimeapi.Front{Invoke: w.pool.Invoke, Stage: "prod"})
	w.url, w.api = function.URL, api.URL
	t.Cleanup(func() {
		close(release)
		w.pool.Close()
		function.Close()
		api.Close()
		store.Close()
		if t.Failed() {
			t.Logf("the function said:\n%s", w.log)
		}
	})
	return w
}

type answer struct {
	status int
	body   string
}

func (w *world) try(base, method, path, body string, header ...string) (answer, error) {
	req, err := http.NewRequest(method, base+path, strings.NewReader(body))
	if err != nil {
		return answer{}, err
	}
	// As with AWS_IAM, which occupies Authorization.
	req.Header.Set("Authorization", "AWS4-HMAC-SHA256 Credential=AKIA/20261130/us-east-1/lambda/aws4_request")
	req.Header.Set("X-Ambit-Token", token)
	if method == "POST" {
		req.Header.Set("Content-Type", "application/json")
	}
	for i := 0; i < len(header); i += 2 {
		req.Header.Set(header[i], header[i+1])
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		return answer{}, err
	}
	defer resp.Body.Close()
	data, err := io.ReadAll(resp.Body)
	return answer{resp.StatusCode, string(data)}, err
}

func (w *world) must(status int, base, method, path, body string, header ...string) string {
	w.t.Helper()
	a, err := w.try(base, method, path, body, header...)
	if err != nil {
		w.t.Fatalf("%s %s: %v", method, path, err)
	}
	if a.status != status {
		w.t.Fatalf("%s %s: %d %s, want %d", method, path, a.status, clip(a.body), status)
	}
	return a.body
}

func clip(s string) string {
	if len(s) > 600 {
		return s[:600] + "…"
	}
	return s
}

func (w *world) open(id string) {
	w.t.Helper()
	w.must(201, w.url, "POST", "/runs", `{"id":"`+id+`","profile":"operator"}`)
	w.must(201, w.url, "POST", "/runs/"+id+"/turns", `{"grants":"files { read write } command { run } backup { run }"}`)
}

func bash(script string) string {
	body, _ := json.Marshal(map[string]string{"command": script})
	return string(body)
}

func calls(id string) string { return "/runs/" + id + "/turns/1/tools/bash" }

// result is what tests look at of a call's answer.
type result struct {
	Seq    uint64
	Status string
	Exit   *int
	Reason string
	Text   string
	Stdout struct{ Text string }
}

func (w *world) bash(base, id, script string, header ...string) result {
	w.t.Helper()
	return w.parse(w.must(200, base, "POST", calls(id), bash(script), header...))
}

func (w *world) parse(body string) (r result) {
	w.t.Helper()
	if err := json.Unmarshal([]byte(body), &r); err != nil {
		w.t.Fatalf("%v: %s", err, clip(body))
	}
	return r
}

// verify reads a run's ledger in pages of the HTTP API, and verifies it.
func (w *world) verify(id string) []*ledger.Entry {
	w.t.Helper()
	var list []*ledger.Entry
	v := new(ledger.Verifier)
	for {
		page := w.must(200, w.api, "GET", fmt.Sprintf("/runs/%s/ledger?after=%d", id, len(list)), "")
		if page == "" {
			return list
		}
		for line := range strings.Lines(page) {
			r, err := v.Next([]byte(strings.TrimSuffix(line, "\n")))
			if err != nil {
				w.t.Fatal(err)
			}
			list = append(list, r.Entry)
		}
	}
}
