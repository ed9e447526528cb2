package omphost

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"ambit/conformance/omp/model"
	"ambit/core/ledger"
)

// agentRequest is a request to a model's address as an agent could make it.
type agentRequest struct {
	method, path  string
	header, value string
	body          io.Reader
}

func (q agentRequest) do(t testing.TB, base string) (*http.Response, error) {
	t.Helper()
	if q.method == "" {
		q.method = "POST"
	}
	if q.body == nil {
		q.body = strings.NewReader(`{"model":"one"}`)
	}
	req, err := http.NewRequest(q.method, base+q.path, q.body)
	if err != nil {
		t.Fatal(err)
	}
	if q.header != "" {
		req.Header.Set(q.header, q.value)
	}
	req.Header.Set("Te", "trailers")
	return http.DefaultTransport.RoundTrip(req)
}

func (q agentRequest) answer(t testing.TB, base string) (int, string) {
	t.Helper()
	resp, err := q.do(t, base)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	text, err := io.ReadAll(resp.Body)
	if err != nil {
		t.Fatal(err)
	}
	return resp.StatusCode, string(text)
}

// reachable is for tests that ask as an agent would: an isolated one has the gateway in a
// network of its own.
func reachable(o *Options) { o.Isolation = IsolationNone }

// modelAt is where the agent of a run finds its model, from this machine.
func (f *fixture) modelAt(id string) string {
	f.t.Helper()
	r, ok := f.host.find(libraryTenant, id)
	if !ok {
		f.t.Fatal("no such run")
	}
	return r.modelURL[r.snapshot.chosen]
}

// TestGateway: with the gateway a token is good for one provider of one run while it
// lives; the request arrives with the credential and with what the registry adds.
func TestGateway(t *testing.T) {
	f := newFixture(t, reachable, func(o *Options) { o.ModelGateway = true })
	registry := `{"providers":[{"id":"scripted","kind":"llm","enabled":true,"base_url":"` + f.model.URL + `/v1/","credential":"env:MODEL_KEY","headers":{"X-App":"planner"},"query_params":{"api-version":"7"}}]}`
	f.must(201, "POST", "/runs", f.start(runA, map[string]any{"registry": json.RawMessage(registry)}))
	f.must(201, "POST", "/runs", f.start(runB, nil))
	r, _ := f.host.find(libraryTenant, runA)
	other, _ := f.host.find(libraryTenant, runB)
	token := r.secrets.get(tokenSecret(r.snapshot.chosen))
	at := f.modelAt(runA)
	models, err := os.ReadFile(filepath.Join(f.root, runA, "home/.omp/agent/models.yml"))
	if err != nil || !strings.Contains(string(models), `"baseUrl":"`+at+`"`) || strings.Contains(string(models), token) {
		t.Errorf("models.yml: %s %v", models, err)
	}
	ask := func(header, value string) (int, string) {
		t.Helper()
		return agentRequest{path: "/chat/completions?beta=1&key=x", header: header, value: value}.answer(t, at)
	}
	f.model.Then(model.Step{Text: []string{"hi"}}, model.Step{Status: 503, Error: "overloaded"})
	if status, text := ask("Authorization", "Bearer "+token); status != 200 || !strings.Contains(text, "hi") {
		t.Errorf("%d %s", status, text)
	}
	q := f.model.Requests()[0]
	if q.Path != "/v1/chat/completions?api-version=7&beta=1" || q.Header.Get("Authorization") != "Bearer "+modelKey || q.Header.Get("X-App") != "planner" || q.Header.Get("Te") != "" {
		t.Errorf("the model was asked %s with %v", q.Path, q.Header)
	}
	if status, text := ask("X-Api-Key", token); status != 400 || strings.Contains(text, "overloaded") || strings.Contains(text, "503") {
		t.Errorf("an endpoint that fails: %d %s", status, text)
	}
	if got := f.model.Requests()[1].Header.Get("X-Api-Key"); got != modelKey {
		t.Errorf("the credential arrived as %q", got)
	}
	foreign := other.secrets.get(tokenSecret(other.snapshot.chosen))
	for _, wrong := range []string{"Bearer " + modelKey, "Bearer " + gatewayToken + strings.Repeat("0", 64), "Bearer " + foreign, ""} {
		if status, _ := ask("Authorization", wrong); status != 401 {
			t.Errorf("the token %q: %d", wrong, status)
		}
	}
	if len(f.model.Requests()) != 2 {
		t.Error("a request without a token was passed on")
	}
	entries := f.entries(runA)
	if last := entries[len(entries)-1]; last.Kind != ledger.Command || last.Tool != "usage" {
		t.Error(f.story(runA))
	}
	f.must(204, "DELETE", "/runs/"+runA, nil)
	if status, _ := ask("Authorization", "Bearer "+token); status != 401 {
		t.Errorf("the token of a run that is over: %d", status)
	}
}

// TestRelay: without the gateway, too, an agent's requests pass through the host, with the
// credential that the agent has, to its provider's address and no other.
func TestRelay(t *testing.T) {
	var mu sync.Mutex
	var seen []string
	elsewhere := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		mu.Lock()
		defer mu.Unlock()
		seen = append(seen, r.RequestURI)
	}))
	defer elsewhere.Close()
	var last atomic.Pointer[http.Request]
	endpoint := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body)
		last.Store(r)
		switch r.URL.Path {
		case "/v1/redirect":
			http.Redirect(w, r, elsewhere.URL, http.StatusTemporaryRedirect)
		case "/v1/later":
			w.Header().Set("Retry-After", "60")
			w.WriteHeader(429)
		}
	}))
	defer endpoint.Close()
	f := newFixture(t, reachable)
	registry := `{"providers":[{"id":"scripted","kind":"llm","enabled":true,"base_url":"` + endpoint.URL + `/v1","credential":"env:MODEL_KEY","headers":{"X-App":"planner"}}]}`
	f.must(201, "POST", "/runs", f.start(runA, map[string]any{"registry": json.RawMessage(registry)}))
	at := f.modelAt(runA)
	ask := func(q agentRequest) (int, string) {
		t.Helper()
		last.Store(nil)
		return q.answer(t, at)
	}
	// The child's own credential is passed on as it is, whatever it is.
	if status, text := ask(agentRequest{path: "/chat%2Fx?key=a%20b", header: "Authorization", value: "Bearer as-the-child-says"}); status != 200 {
		t.Errorf("%d %s", status, text)
	}
	if r := last.Load(); r == nil || r.Header.Get("Authorization") != "Bearer as-the-child-says" || r.Header.Get("X-App") != "planner" ||
		r.RequestURI != "/v1/chat%2Fx?key=a+b" || r.Header.Get("Te") != "" {
		t.Errorf("what arrived: %+v", r)
	}
	for _, c := range []struct {
		q      agentRequest
		status int
		passed bool
	}{
		{agentRequest{path: "/redirect", header: "Authorization", value: "Bearer x"}, 400, true},
		{agentRequest{path: "/later"}, 400, true},
		{agentRequest{path: "/../admin"}, 400, false},
		{agentRequest{path: "/%2e%2e/admin"}, 400, false},
		{agentRequest{path: "/a/..%2fadmin"}, 400, false},
		{agentRequest{path: "/x", method: "DELETE"}, 400, false},
		{agentRequest{path: "/x", method: "CONNECT"}, 400, false},
		{agentRequest{path: "/x", method: "GET"}, 200, true},
		{agentRequest{path: "/x", body: bytes.NewReader(make([]byte, maxModelBody+1))}, 413, false},
	} {
		status, text := ask(c.q)
		if status != c.status || (last.Load() != nil) != c.passed {
			t.Errorf("%s %s: %d %s, passed on: %v", c.q.method, c.q.path, status, text, last.Load() != nil)
		}
	}
	for _, address := range []string{f.host.gateway.base + "/chat", f.host.gateway.base + "/" + strings.Repeat("0", 32) + "/chat"} {
		if status, _ := (agentRequest{}).answer(t, address); status != 401 {
			t.Errorf("the address %s: %d", address, status)
		}
	}
	mu.Lock()
	defer mu.Unlock()
	if len(seen) != 0 {
		t.Errorf("another origin was asked: %q", seen)
	}
	if strings.Contains(f.story(runA), "usage") {
		t.Error(f.story(runA))
	}
}

// TestRelayStreams: an answer arrives piece by piece, and one of any length takes no memory.
func TestRelayStreams(t *testing.T) {
	step := make(chan struct{})
	const pieces, size = 1 << 10, 64 << 10
	endpoint := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body)
		w.Header().Set("Content-Type", "text/event-stream")
		if r.URL.Path == "/v1/long" {
			for range pieces {
				fmt.Fprintf(w, "data: %s\n\n", strings.Repeat("x", size))
			}
			return
		}
		for i := range 3 {
			fmt.Fprintf(w, "data: %d\n\n", i)
			w.(http.Flusher).Flush()
			<-step
		}
	}))
	defer endpoint.Close()
	f := newFixture(t, reachable)
	registry := `{"providers":[{"id":"scripted","kind":"llm","enabled":true,"base_url":"` + endpoint.URL + `/v1","credential":"env:MODEL_KEY"}]}`
	f.must(201, "POST", "/runs", f.start(runA, map[string]any{"registry": json.RawMessage(registry)}))
	resp, err := agentRequest{path: "/chat"}.do(t, f.modelAt(runA))
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	piece := make([]byte, 1024)
	for i := range 3 {
		// The endpoint goes on when this has been read: a relay that waits for more hangs.
		n, err := resp.Body.Read(piece)
		if want := fmt.Sprintf("data: %d\n\n", i); string(piece[:n]) != want || err != nil && !errors.Is(err, io.EOF) {
			t.Fatalf("piece %d is %q (%v)", i, piece[:n], err)
		}
		step <- struct{}{}
	}
	heap := func() int64 {
		var m runtime.MemStats
		runtime.GC()
		runtime.ReadMemStats(&m)
		return int64(m.HeapInuse)
	}
	before := heap()
	long, err := agentRequest{path: "/long"}.do(t, f.modelAt(runA))
	if err != nil {
		t.Fatal(err)
	}
	defer long.Body.Close()
	var total, most int64
	for buffer := make([]byte, 256<<10); ; {
		n, err := long.Body.Read(buffer)
		if total += int64(n); total>>23 != (total-int64(n))>>23 {
			most = max(most, heap())
		}
		if err != nil {
			break
		}
	}
	if total < pieces*size {
		t.Errorf("only %d bytes arrived", total)
	}
	t.Logf("heap %d KiB before, at most %d KiB during an answer of %d MiB", before>>10, most>>10, total>>20)
	if most > before+24<<20 {
		t.Errorf("the heap grew from %d to %d bytes", before, most)
	}
}

// TestRelayEnds: requests that are being passed on do not outlive their run, and only so
// many are at a time.
func TestRelayEnds(t *testing.T) {
	var asked atomic.Int32
	endpoint := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		_, _ = io.Copy(io.Discard, r.Body)
		asked.Add(1)
		<-r.Context().Done()
		asked.Add(-1)
	}))
	defer endpoint.Close()
	f := newFixture(t, reachable)
	registry := `{"providers":[{"id":"scripted","kind":"llm","enabled":true,"base_url":"` + endpoint.URL + `/v1","credential":"env:MODEL_KEY"}]}`
	f.must(201, "POST", "/runs", f.start(runA, map[string]any{"registry": json.RawMessage(registry)}))
	at := f.modelAt(runA)
	var clients sync.WaitGroup
	for range 2 * modelAtOnce {
		clients.Go(func() {
			if resp, err := (agentRequest{path: "/chat"}).do(t, at); err == nil {
				resp.Body.Close()
			}
		})
	}
	// One that never ends its request.
	stuck, stop := io.Pipe()
	clients.Go(func() {
		if resp, err := (agentRequest{path: "/chat", body: stuck}).do(t, at); err == nil {
			resp.Body.Close()
		}
	})
	r, _ := f.host.find(libraryTenant, runA)
	eventually(t, "some are asked", func() bool { return len(r.asking) == modelAtOnce && asked.Load() >= modelAtOnce-1 })
	if n := asked.Load(); n > modelAtOnce {
		t.Errorf("%d requests at once", n)
	}
	f.must(204, "DELETE", "/runs/"+runA, nil)
	stop.CloseWithError(context.Canceled)
	clients.Wait()
	eventually(t, "none is asked", func() bool { return asked.Load() == 0 })
}
