package native_test

import (
	"archive/tar"
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/rs/zerolog"

	"ambit/actors"
	"ambit/adapters/native"
	"ambit/core/authority"
	_ "ambit/core/shell/commands"
	"ambit/edge"
	"ambit/edge/client"
	"ambit/edge/client/httpclient"
)

const apiToken = "test-secret"

const serverPolicy = `{
  "version": 1,
  "stores": { "project_files": { "root": ".", "allow": { "read": ["**"], "write": ["reports/**"] }, "ignore": [".git"] } },
  "profiles": { "operator": { "allow": ["repo.read", "repo.write", "command.run"] } }
}`

// server is a real server on a free port.
type server struct {
	url    string
	client *client.Client
	native *native.Server
	dir    string
	stop   func() error
}

func startServer(t *testing.T, dir string) *server {
	t.Helper()
	policy, err := authority.Parse("policy", []byte(serverPolicy))
	if err != nil {
		t.Fatal(err)
	}
	policy = policy.WithToken(authority.NewToken("t", apiToken, "default", authority.ScopeRuns)).
		WithToken(authority.NewToken("o", "other-secret", "other", authority.ScopeRuns)).
		WithToken(authority.NewToken("r", "reader-secret", "default", authority.ScopeRunsRead))
	ctx, cancel := context.WithCancel(context.Background())
	state := filepath.Join(dir, native.StateDir)
	place, err := native.OpenPlace(ctx, native.PlaceOptions{Dir: dir, State: state, Policy: policy, Create: true})
	if err != nil {
		t.Fatal(err)
	}
	key, err := native.Key(state, "turn.key")
	if err != nil {
		t.Fatal(err)
	}
	host := actors.NewHost(place.Store, policy, place.Options())
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	done := make(chan error, 1)
	srv := native.NewServer(edge.New(host, edge.Options{TurnKey: key, Owner: place.Mirror.Name(), Followers: native.Followers, RunFollowers: native.RunFollowers}), zerolog.Nop())
	srv.SetSendTime(time.Minute)
	go func() { done <- srv.Serve(ctx, l, 5*time.Second) }()
	s := &server{url: "http://" + l.Addr().String(), native: srv, dir: dir}
	s.client = httpclient.New(s.url, apiToken)
	stopped := false
	s.stop = func() error {
		if stopped {
			return nil
		}
		stopped = true
		cancel()
		err := <-done
		place.Close()
		return err
	}
	t.Cleanup(func() { s.stop() })
	return s
}

// raw sends a request and gives status and body.
func (s *server) raw(t *testing.T, method, path, token, body string, header ...string) (int, string, http.Header) {
	t.Helper()
	req, err := http.NewRequest(method, s.url+path, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	if token != "" {
		req.Header.Set("Authorization", "Bearer "+token)
	}
	for i := 0; i < len(header); i += 2 {
		req.Header.Set(header[i], header[i+1])
	}
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	data, err := io.ReadAll(resp.Body)
	if err != nil {
		t.Fatal(err)
	}
	return resp.StatusCode, string(data), resp.Header
}

func TestStatusCodes(t *testing.T) {
	s := startServer(t, t.TempDir())
	for _, tc := range []struct {
		method, path, token, body string
		want                      int
	}{
		{"GET", "/healthz", "", "", 200},
		{"POST", "/healthz", "", "", 405},
		{"GET", "/runs", "", "", 401},
		{"GET", "/runs/unknown", "", "", 401},
		{"GET", "/nowhere", "", "", 401},
		{"GET", "/nowhere", "wrong", "", 401},
		{"GET", "/nowhere", apiToken, "", 404},
		{"GET", "/runs/", apiToken, "", 404},
		{"PUT", "/runs", apiToken, "", 405},
		{"GET", "/runs/unknown", apiToken, "", 404},
		{"GET", "/runs/%2e%2e", apiToken, "", 404},
		{"GET", "/runs/a%2fb", apiToken, "", 404},
		{"DELETE", "/runs/unknown", apiToken, "", 204},
		{"POST", "/runs", apiToken, `{"profile":"operator","id":"r1"}`, 201},
		{"POST", "/runs", apiToken, `{"profile":"operator","id":"r1"}`, 409},
		{"POST", "/runs", apiToken, `{"profile":"operator","id":"a/b"}`, 400},
		{"POST", "/runs", apiToken, `{"profile":"nobody"}`, 400},
		{"POST", "/runs", apiToken, `{"profile":"operator","colour":1}`, 400},
		{"POST", "/runs", apiToken, `{"profile":"operator","profile":"operator"}`, 400},
		{"POST", "/runs", apiToken, `{"profile":`, 400},
		{"POST", "/runs", apiToken, strings.Repeat("[", 100000), 400},
		{"POST", "/runs", apiToken, `{"profile":"operator","expiresAt":"2020-01-01T00:00:00Z"}`, 400},
		{"POST", "/runs", apiToken, `{"profile":"operator","expiresAt":"2099-01-01 00:00"}`, 400},
		{"POST", "/runs", apiToken, `{"profile":"operator","limits":{"fuel":1e12}}`, 400},
		{"POST", "/runs", apiToken, `{"profile":"operator","store":"nope"}`, 400},
		{"POST", "/runs", apiToken, `{"id":"x","model":"m/x","registry":{}}`, 501},
		{"POST", "/runs", "reader-secret", `{"profile":"operator"}`, 403},
		{"GET", "/runs/r1", "reader-secret", "", 200},
		{"GET", "/runs/r1", "other-secret", "", 404},
		{"PATCH", "/runs/r1/lease", apiToken, `{"expiresAt":1}`, 400},
		{"PATCH", "/runs/r1/lease", apiToken, `{}`, 400},
		{"POST", "/runs/r1/turns", apiToken, `{"grants":"files { read"}`, 400},
		{"POST", "/runs/r1/turns", apiToken, `{"grants":{"nothing":{"run":true}}}`, 400},
		{"POST", "/runs/r1/turns", apiToken, `{"grants":"command { run }"}`, 201},
		{"POST", "/runs/r1/turns/1/tools/nope", apiToken, `{}`, 404},
		{"POST", "/runs/r1/turns/9/tools/bash", apiToken, `{}`, 404},
		{"POST", "/runs/r1/turns/01/tools/bash", apiToken, `{}`, 404},
		{"POST", "/runs/r1/turns/1/tools/bash", apiToken, `[]`, 400},
		{"POST", "/runs/r1/turns/1/tools/read", apiToken, `{"path":"x"}`, 200},
		{"POST", "/runs/r1/commands", apiToken, `{}`, 501},
		{"GET", "/runs/r1/events", apiToken, ``, 501},
		{"GET", "/runs/r1/ledger?after=x", apiToken, ``, 400},
		{"GET", "/runs/r1/ledger?after=1&after=2", apiToken, ``, 400},
		{"GET", "/runs/r1/workspace/../../etc/passwd", apiToken, ``, 400},
		{"GET", "/runs/r1/workspace/%2e%2e/x", apiToken, ``, 400},
		{"GET", "/runs/r1/workspace/none", apiToken, ``, 404},
		{"POST", "/runs/r1/restore", apiToken, `{"seq":99}`, 404},
		{"PUT", "/runs/r1/blobs/00", apiToken, `x`, 400},
	} {
		req, err := http.NewRequest(tc.method, s.url, strings.NewReader(tc.body))
		if err != nil {
			t.Fatal(err)
		}
		req.URL.Opaque = "//" + req.URL.Host + tc.path // send the path as it is written
		if tc.token != "" {
			req.Header.Set("Authorization", "Bearer "+tc.token)
		}
		resp, err := http.DefaultClient.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		data, _ := io.ReadAll(resp.Body)
		resp.Body.Close()
		if resp.StatusCode != tc.want {
			t.Errorf("%s %s %s: %d %s, want %d", tc.method, tc.path, tc.body, resp.StatusCode, data, tc.want)
		}
		if resp.StatusCode >= 400 && !strings.Contains(string(data), `"message"`) {
			t.Errorf("%s %s: error without message: %q", tc.method, tc.path, data)
		}
	}
}

// TestNoBodyByteIsReadWithoutCredentials announces a body and sends none: the refusal
// must come all the same.
func TestNoBodyByteIsReadWithoutCredentials(t *testing.T) {
	s := startServer(t, t.TempDir())
	for _, path := range []string{"/runs", "/runs/x/workspace", "/nowhere"} {
		conn, err := net.Dial("tcp", strings.TrimPrefix(s.url, "http://"))
		if err != nil {
			t.Fatal(err)
		}
		fmt.Fprintf(conn, "POST %s HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer wrong\r\nContent-Length: 1000000\r\n\r\n", path)
		conn.SetReadDeadline(time.Now().Add(time.Minute))
		line, err := bufio.NewReader(conn).ReadString('\n')
		if err != nil || !strings.Contains(line, "401") {
			t.Errorf("%s: %q %v", path, line, err)
		}
		conn.Close()
	}
}

func TestTurnTokenReachesItsTurnOnly(t *testing.T) {
	s := startServer(t, t.TempDir())
	ctx := context.Background()
	for _, id := range []string{"a", "b"} {
		if _, err := s.client.Open(ctx, client.OpenRun{ID: id, Profile: "operator"}); err != nil {
			t.Fatal(err)
		}
	}
	first, err := s.client.BeginTurn(ctx, "a", client.BeginTurn{Grants: "command { run }"})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.client.BeginTurn(ctx, "a", client.BeginTurn{Grants: "command { run }"}); err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]int{
		"POST /runs/a/turns/1/tools/ls": 200, "POST /runs/a/turns/2/tools/ls": 403, "POST /runs/b/turns/1/tools/ls": 403,
		"GET /runs/a": 200, "GET /runs/b": 403, "GET /runs": 403, "POST /runs": 403, "DELETE /runs/a": 403, "POST /runs/a/turns": 403,
		"GET /runs/a/workspace": 403, "PUT /runs/a/workspace": 403,
	} {
		method, p, _ := strings.Cut(path, " ")
		if got, body, _ := s.raw(t, method, p, first.Token, "{}"); got != want {
			t.Errorf("%s: %d %s, want %d", path, got, body, want)
		}
	}
	forged := first.Token[:len(first.Token)-2] + "zz"
	if got, _, _ := s.raw(t, "POST", "/runs/a/turns/1/tools/ls", forged, "{}"); got != 401 {
		t.Errorf("forged token: %d", got)
	}
	if got, _, _ := s.raw(t, "GET", "/runs/a", apiToken, "", "X-Ambit-Token", "wrong"); got != 401 {
		t.Errorf("X-Ambit-Token must win: %d", got)
	}
	if err := s.client.EndTurn(ctx, "a", 1); err != nil {
		t.Fatal(err)
	}
	if got, _, _ := s.raw(t, "POST", "/runs/a/turns/1/tools/ls", first.Token, "{}"); got != 410 {
		t.Errorf("ended turn: %d", got)
	}
}

func TestWorkspaceOverTar(t *testing.T) {
	s := startServer(t, t.TempDir())
	ctx := context.Background()
	if _, err := s.client.Open(ctx, client.OpenRun{ID: "w", Profile: "operator"}); err != nil {
		t.Fatal(err)
	}
	var archive bytes.Buffer
	tw := tar.NewWriter(&archive)
	add := func(h tar.Header, body string) {
		h.Size = int64(len(body))
		if err := tw.WriteHeader(&h); err != nil {
			t.Fatal(err)
		}
		io.WriteString(tw, body)
	}
	add(tar.Header{Name: "empty/", Typeflag: tar.TypeDir, Mode: 0o750}, "")
	add(tar.Header{Name: "a/b.txt", Typeflag: tar.TypeReg, Mode: 0o640}, "hello")
	add(tar.Header{Name: "link", Typeflag: tar.TypeSymlink, Linkname: "a/b.txt"}, "")
	tw.Close()
	if _, err := s.client.PutWorkspace(ctx, "w", archive.Bytes()); err != nil {
		t.Fatal(err)
	}
	f, err := s.client.File(ctx, "w", "a/b.txt")
	if err != nil {
		t.Fatal(err)
	}
	data, _ := io.ReadAll(f)
	f.Close()
	if string(data) != "hello" {
		t.Fatalf("file: %q", data)
	}
	out, err := s.client.Workspace(ctx, "w")
	if err != nil {
		t.Fatal(err)
	}
	defer out.Close()
	tr := tar.NewReader(out)
	var names []string
	for {
		h, err := tr.Next()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		names = append(names, fmt.Sprintf("%s %o %s", h.Name, h.Mode, h.Linkname))
	}
	if got := strings.Join(names, "|"); got != "a/ 755 |a/b.txt 640 |empty/ 750 |link 777 a/b.txt" {
		t.Errorf("tar: %s", got)
	}
	for _, h := range []tar.Header{
		{Name: "../evil", Typeflag: tar.TypeReg}, {Name: "/abs", Typeflag: tar.TypeReg}, {Name: "a/../../evil", Typeflag: tar.TypeReg},
		{Name: "dev", Typeflag: tar.TypeChar}, {Name: "hard", Typeflag: tar.TypeLink, Linkname: "/etc/passwd"}, {Name: "f", Typeflag: tar.TypeFifo},
	} {
		var b bytes.Buffer
		tw := tar.NewWriter(&b)
		if err := tw.WriteHeader(&h); err != nil {
			t.Fatal(err)
		}
		tw.Close()
		if _, err := s.client.PutWorkspace(ctx, "w", b.Bytes()); err == nil {
			t.Errorf("%q type %c was accepted", h.Name, h.Typeflag)
		}
	}
}

func TestLedgerFollows(t *testing.T) {
	s := startServer(t, t.TempDir())
	ctx := context.Background()
	if _, err := s.client.Open(ctx, client.OpenRun{ID: "f", Profile: "operator"}); err != nil {
		t.Fatal(err)
	}
	req, _ := http.NewRequest("GET", s.url+"/runs/f/ledger?after=0", nil)
	req.Header.Set("Authorization", "Bearer "+apiToken)
	req.Header.Set("Accept", "text/event-stream")
	resp, err := http.DefaultClient.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer resp.Body.Close()
	events := make(chan string, 10)
	go func() {
		defer close(events)
		sc := bufio.NewScanner(resp.Body)
		sc.Buffer(nil, 1<<20)
		for sc.Scan() {
			if id, ok := strings.CutPrefix(sc.Text(), "id: "); ok {
				events <- id
			}
			if sc.Text() == "event: end" {
				events <- "end"
			}
		}
	}()
	next := func() string {
		select {
		case e := <-events:
			return e
		case <-time.After(time.Minute):
			t.Fatal("no event")
			return ""
		}
	}
	if got := next(); got != "1" {
		t.Fatalf("first event %s", got)
	}
	if _, err := s.client.BeginTurn(ctx, "f", client.BeginTurn{Grants: "command { run }"}); err != nil {
		t.Fatal(err)
	}
	if got := next(); got != "2" {
		t.Fatalf("second event %s", got)
	}
	if err := s.client.Close(ctx, "f"); err != nil {
		t.Fatal(err)
	}
	if a, b := next(), next(); a != "3" || b != "end" {
		t.Fatalf("last events %s %s", a, b)
	}
}

func TestMirroredRunOverHTTP(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "input.txt"), []byte("from outside\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	s := startServer(t, dir)
	ctx := context.Background()
	run, err := s.client.Open(ctx, client.OpenRun{ID: "m", Profile: "operator", Store: "project_files"})
	if err != nil || run.Mirror == "" {
		t.Fatalf("%+v %v", run, err)
	}
	turn, err := s.client.BeginTurn(ctx, "m", client.BeginTurn{Grants: map[string]any{"project_files": map[string]any{"read": true, "write": []string{"reports/**"}}, "command": map[string]any{"run": true}}})
	if err != nil {
		t.Fatal(err)
	}
	r, err := s.client.Call(ctx, "m", turn, "write", map[string]any{"path": "reports/out.txt", "content": "done\n"}, client.Key("once"))
	if err != nil || r.Status != "ok" {
		t.Fatalf("%+v %v", r, err)
	}
	data, err := os.ReadFile(filepath.Join(dir, "reports/out.txt"))
	if err != nil || string(data) != "done\n" {
		t.Fatalf("the file on the host: %q %v", data, err)
	}
	if r, err := s.client.Call(ctx, "m", turn, "read", map[string]any{"path": "input.txt"}); err != nil || r.Text != "from outside\n" {
		t.Fatalf("%+v %v", r, err)
	}
	recs, err := s.client.Ledger(ctx, "m", 0)
	if err != nil {
		t.Fatal(err)
	}
	var kinds []string
	for _, rec := range recs {
		var v struct{ Entry struct{ Kind string } }
		if err := json.Unmarshal(rec, &v); err != nil {
			t.Fatal(err)
		}
		kinds = append(kinds, v.Entry.Kind)
	}
	if got := strings.Join(kinds, " "); got != "open turn external call call" {
		t.Errorf("ledger: %s", got)
	}
	if err := s.stop(); err != nil {
		t.Errorf("drain: %v", err)
	}
}
