package edge

import (
	"archive/tar"
	"bytes"
	"context"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"ambit/actors"
	"ambit/actors/store/memory"
	"ambit/conformance/openapi"
	"ambit/core/authority"
	_ "ambit/core/shell/commands"
	"ambit/core/workspace"
)

const fuzzPolicy = `{
  "version": 1,
  "stores": { "project_files": { "root": ".", "allow": { "read": ["**"], "write": ["**"] } } },
  "origins": ["https://app.example"],
  "profiles": { "operator": { "allow": ["repo.read", "repo.write", "command.run"] } },
  "limits": { "fuel": 20000, "timeMs": 1000, "workspaceBytes": 100000, "fileBytes": 50000, "files": 50 }
}`

// countingStore counts what is written.
type countingStore struct {
	actors.Store
	writes atomic.Int64
}

func (c *countingStore) Append(ctx context.Context, run actors.RunID, seq uint64, record []byte) error {
	c.writes.Add(1)
	return c.Store.Append(ctx, run, seq, record)
}

func (c *countingStore) PutPack(ctx context.Context, run actors.RunID, sum workspace.Hash, data []byte) error {
	c.writes.Add(1)
	return c.Store.PutPack(ctx, run, sum, data)
}

// target is a server with the run r1, whose turn 1 is open.
type target struct {
	server *Server
	store  *countingStore
	turn   string // its token
	t      testing.TB
}

func newTarget(t testing.TB) *target { return newTargetWith(t, fuzzPolicy) }

func newTargetWith(t testing.TB, document string) *target {
	policy, err := authority.Parse("policy", []byte(document))
	if err != nil {
		t.Fatal(err)
	}
	policy = policy.WithToken(authority.NewToken("t", "secret", "default", authority.ScopeRuns)).
		WithToken(authority.NewToken("o", "other", "other", authority.ScopeRuns, authority.ScopeApprove))
	store := &countingStore{Store: memory.New()}
	g := &target{t: t, store: store, server: New(actors.NewHost(store, policy, actors.Options{}), Options{TurnKey: bytes.Repeat([]byte{7}, 32)})}
	if r := g.send("POST", "/runs", "", "Bearer secret", "", "", []byte(`{"profile":"operator","id":"r1"}`)); r.Status != 201 {
		t.Fatalf("open: %s", r.Body)
	}
	r := g.send("POST", "/runs/r1/turns", "", "Bearer secret", "", "", []byte(`{"grants":"project_files { read write [\"**\"] } command { run }"}`))
	if r.Status != 201 {
		t.Fatalf("turn: %s", r.Body)
	}
	_, rest, _ := strings.Cut(string(r.Body), `"token":"`)
	g.turn, _, _ = strings.Cut(rest, `"`)
	return g
}

func (g *target) send(method, path, query, authorization, key, accept string, body []byte) *Response {
	header := map[string]string{"Authorization": authorization, "Idempotency-Key": key, "Accept": accept, "Last-Event-ID": key, "Content-Type": ""}
	resp := g.answer(Head{Method: method, Path: path, Query: query, Header: func(n string) string { return header[n] }}, body)
	g.check(method, path, resp)
	return resp
}

func (g *target) answer(head Head, body []byte) *Response {
	ex, resp := g.server.Begin(head)
	if resp != nil {
		return resp
	}
	if int64(len(body)) > ex.BodyLimit {
		if ex.BodyLimit > 0 {
			return ex.TooLarge()
		}
		body = nil
	}
	resp = ex.Finish(context.Background(), body)
	if resp.Stream != nil {
		var b bytes.Buffer
		resp.Stream(&b)
		resp.Body = b.Bytes()
	}
	return resp
}

// check holds an answer to the description of the API.
func (g *target) check(method, path string, resp *Response) {
	h := http.Header{}
	for _, one := range resp.Header {
		h.Add(one[0], one[1])
	}
	if resp.Follow != nil {
		resp.Body = nil
	}
	if err := openapi.Check(openapi.Answer{Method: method, Path: path, Status: resp.Status, Header: h, Body: resp.Body}); err != nil {
		g.t.Errorf("docs/openapi.json: %v", err)
	}
}

// statuses are those that docs/api.md names for these routes. 500 is not among them.
var statuses = []int{200, 201, 204, 400, 401, 403, 404, 405, 409, 410, 413, 415, 422, 429, 501, 503}

// aboutKnown reports whether a request may write: it opens a run, or is about r1.
func aboutKnown(method, path string) bool {
	return method == "POST" && path == "/runs" || strings.HasPrefix(path, "/runs/r1/") || path == "/runs/r1" || strings.Contains(path, "%")
}

func FuzzRequest(f *testing.F) {
	for _, r := range routes {
		for _, id := range []string{"r1", "unknown"} {
			path := strings.Replace(r.pattern, "*", id, 1)
			path = strings.Replace(strings.Replace(path, "**", "a/b", 1), "*", "1", 1)
			for _, tool := range []string{"bash", "read", "write", "edit", "ls", "find", "grep", "recall"} {
				f.Add(r.method, strings.Replace(path, "*", tool, 1), "after=1", "Bearer secret", "k", "", []byte(`{"command":"echo hi >a; cat a","path":"a","pattern":"x"}`))
				if !strings.Contains(path, "*") {
					break
				}
			}
		}
	}
	for _, body := range []string{``, `{}`, `[]`, `{"profile":"operator","id":"r2","expiresAt":1e300}`, `{"tree":[{"path":"a","parts":[{"sha256":"00","size":-1}]}]}`,
		`{"tree":[{"path":"../a","mode":-1,"mtime":9e18}]}`, `{"grants":{"project_files":{"read":["**"]}}}`, `{"seq":1}`, "\x00\xff"} {
		for _, path := range []string{"/runs", "/runs/r1/turns", "/runs/r1/workspace", "/runs/r1/restore", "/runs/r1/fork", "/runs/r1/checkpoints", "/runs/r1/turns/1/tools/write"} {
			f.Add("POST", path, "", "bearer secret", "", "", []byte(body))
		}
	}
	f.Add("GET", "/runs/r1/ledger", "after=18446744073709551615", "Bearer secret", "9", "text/event-stream", []byte(nil))
	f.Add("GET", "/runs/r1/workspace/%2e%2e/%00", "%zz", "Bearer secret", "", "", []byte(nil))
	f.Add("PUT", "/runs/r1/workspace", "", "Bearer secret", "", "", sampleTar(f))
	f.Add("GET", "/runs", "", "Bearer ambit-turn.AAAA", "", "", []byte(nil))
	g, uses := newTarget(f), 0
	f.Fuzz(func(t *testing.T, method, path, query, authorization, key, accept string, body []byte) {
		if uses++; uses%500 == 0 {
			g = newTarget(t)
		}
		g.t = t
		before := g.store.writes.Load()
		resp := g.send(method, path, query, authorization, key, accept, body)
		if !slices.Contains(statuses, resp.Status) {
			t.Fatalf("%s %s: status %d: %s %v", method, path, resp.Status, resp.Body, resp.Err)
		}
		if resp.Status >= 400 && !bytes.Contains(resp.Body, []byte(`"message":`)) {
			t.Fatalf("%s %s: %d without a message: %s", method, path, resp.Status, resp.Body)
		}
		if wrote := g.store.writes.Load() - before; wrote > 0 && (!aboutKnown(method, path) || resp.Status == 401 || resp.Status == 404) {
			t.Fatalf("%s %s: %d, but %d writes", method, path, resp.Status, wrote)
		}
	})
}

func sampleTar(t testing.TB) []byte {
	var b bytes.Buffer
	w := tar.NewWriter(&b)
	for _, h := range []*tar.Header{
		{Name: "d/", Typeflag: tar.TypeDir, Mode: 0o755}, {Name: "d/f", Typeflag: tar.TypeReg, Mode: 0o644, Size: 2},
		{Name: "l", Typeflag: tar.TypeSymlink, Linkname: "../../etc/passwd"},
	} {
		if err := w.WriteHeader(h); err != nil {
			t.Fatal(err)
		}
		if h.Size > 0 {
			w.Write([]byte("hi"))
		}
	}
	w.Close()
	return b.Bytes()
}

// FuzzTar reads archives: what is taken is a valid tree within the limits, and comes
// back as it was from an archive of that tree.
func FuzzTar(f *testing.F) {
	f.Add(sampleTar(f))
	for _, name := range []string{"/abs", "../up", "a/../b", "a//b", "./x", "nul\x00", strings.Repeat("n", 300), "."} {
		var b bytes.Buffer
		w := tar.NewWriter(&b)
		if w.WriteHeader(&tar.Header{Name: name, Typeflag: tar.TypeReg, Mode: 0o644, Size: 1}) == nil {
			w.Write([]byte("x"))
		}
		w.Close()
		f.Add(b.Bytes())
	}
	limits := workspace.Limits{Total: 10_000, FileSize: 5_000, Files: 20}
	f.Fuzz(func(t *testing.T, data []byte) {
		blobs := workspace.MemBlobs{}
		root, err := readTar(data, blobs, limits, func(string) bool { return false })
		if err != nil {
			var known *actors.Error
			if !errors.As(err, &known) && !errors.Is(err, workspace.ErrTooLarge) {
				t.Fatalf("an error that is nobody's: %v", err)
			}
			return
		}
		if err := limits.Check(root); err != nil {
			t.Fatal(err)
		}
		snap := workspace.NewSnapshot(root, blobs)
		if err := snap.Walk(func(path string, e workspace.Entry) error { return workspace.CheckPath(path) }); err != nil {
			t.Fatal(err)
		}
		var again bytes.Buffer
		if err := writeTar(&again, snap); err != nil {
			t.Fatalf("a tree that was taken cannot be given: %v", err)
		}
		back, err := readTar(again.Bytes(), workspace.MemBlobs{}, limits, func(string) bool { return false })
		if err != nil || back.Hash != root.Hash {
			t.Fatalf("it comes back as another tree: %v", err)
		}
	})
}

// FuzzToken forges turn tokens.
func FuzzToken(f *testing.F) {
	key := bytes.Repeat([]byte{7}, 32)
	real := sealToken(key, turnClaim{run: actors.RunID{Tenant: "default", ID: "r1", Incarnation: 1}, turn: 1, expires: 1 << 45})
	f.Add(strings.TrimPrefix(real, turnPrefix))
	f.Add("")
	f.Add("AAAA")
	f.Fuzz(func(t *testing.T, text string) {
		claim, ok := openToken(key, turnPrefix+text)
		if !ok {
			return
		}
		if sealed := sealToken(key, claim); sealed != turnPrefix+text {
			t.Fatalf("%q was taken for %q", text, sealed)
		}
		if turnPrefix+text != real {
			t.Fatalf("forged: %q", text)
		}
	})
}

// TestTokenBits flips each bit of a token.
func TestTokenBits(t *testing.T) {
	g := newTarget(t)
	use := func(token string) int {
		return g.send("POST", "/runs/r1/turns/1/tools/ls", "", "Bearer "+token, "", "", []byte(`{}`)).Status
	}
	if s := use(g.turn); s != 200 {
		t.Fatalf("the token itself: %d", s)
	}
	for i := len(turnPrefix); i < len(g.turn); i++ {
		for bit := range 8 {
			b := []byte(g.turn)
			b[i] ^= 1 << bit
			if s := use(string(b)); s != 401 {
				t.Fatalf("byte %d, bit %d flipped: status %d", i, bit, s)
			}
		}
	}
	for _, other := range []string{"/runs/r2/turns/1/tools/ls", "/runs/r1/turns/2/tools/ls", "/runs/r1/turns"} {
		if s := g.send("POST", other, "", "Bearer "+g.turn, "", "", []byte(`{}`)).Status; s != 403 {
			t.Errorf("%s: %d", other, s)
		}
	}
	if s := g.send("GET", "/runs/r1/ledger", "", "Bearer "+g.turn, "", "", nil).Status; s != 403 {
		t.Errorf("ledger: %d", s)
	}
}

// TestTenantsAreApart sends every route with another tenant's token.
func TestTenantsAreApart(t *testing.T) {
	g := newTarget(t)
	before := g.store.writes.Load()
	for _, r := range routes {
		if !strings.HasPrefix(r.pattern, "/runs/") || strings.HasSuffix(r.pattern, "commands") || strings.HasSuffix(r.pattern, "events") {
			continue
		}
		path := strings.Replace(r.pattern, "*", "r1", 1)
		path = strings.Replace(strings.Replace(strings.Replace(path, "**", "a", 1), "*", "1", 1), "*", "ls", 1)
		var body []byte
		switch {
		case strings.HasSuffix(path, "/lease"):
			body = fmt.Appendf(nil, `{"expiresAt":%d}`, time.Now().Add(time.Minute).UnixMilli())
		case strings.Contains(path, "/holds/"):
			body = []byte(`{"decision":"allow"}`)
		case strings.HasSuffix(path, "/restore"):
			body = []byte(`{"seq":1}`)
		case strings.HasSuffix(path, "/workspace") && r.method == "POST":
			body = []byte(`{"tree":[]}`)
		case strings.Contains(path, "/blobs/"):
			path = "/runs/r1/blobs/" + workspace.Sum(nil).String()
		}
		want := 404
		if r.method == "DELETE" && path == "/runs/r1" {
			want = 204
		}
		if resp := g.send(r.method, path, "", "Bearer other", "", "", body); resp.Status != want {
			t.Errorf("%s %s: %d %s", r.method, path, resp.Status, resp.Body)
		}
	}
	if g.store.writes.Load() != before {
		t.Error("another tenant's requests wrote")
	}
	if resp := g.send("GET", "/runs", "", "Bearer other", "", "", nil); strings.Contains(string(resp.Body), "r1") {
		t.Errorf("listed: %s", resp.Body)
	}
}

// TestKeysOfPosts repeats requests under one key: the answer is the same and nothing is
// done twice; another request under the key is refused.
func TestKeysOfPosts(t *testing.T) {
	g := newTarget(t)
	for _, tc := range []struct{ path, body, other string }{
		{"/runs", `{"profile":"operator"}`, ""},
		{"/runs", `{"profile":"operator","id":"named"}`, `{"profile":"repo-reader","id":"named"}`},
		{"/runs/r1/turns", `{"grants":"command { run }"}`, `{}`},
		{"/runs/r1/turns/1/tools/bash", `{"command":"echo hi > f"}`, `{"command":"echo ho > f"}`},
		{"/runs/r1/checkpoints", `{"name":"a"}`, `{"name":"b"}`},
		{"/runs/r1/restore", `{"seq":2}`, `{"seq":1}`},
		{"/runs/r1/fork", `{}`, `{"seq":1}`},
		{"/runs/r1/fork", `{"id":"forked"}`, `{"id":"forked","seq":1}`},
	} {
		key := tc.path + tc.body
		first := g.send("POST", tc.path, "", "Bearer secret", key, "", []byte(tc.body))
		before := g.store.writes.Load()
		second := g.send("POST", tc.path, "", "Bearer secret", key, "", []byte(tc.body))
		if first.Status >= 300 || second.Status != first.Status || g.store.writes.Load() != before || !bytes.Equal(first.Body, second.Body) {
			t.Errorf("%s %s: %d %s, then %d %s", tc.path, tc.body, first.Status, first.Body, second.Status, second.Body)
		}
		if tc.other == "" {
			continue
		}
		if other := g.send("POST", tc.path, "", "Bearer secret", key, "", []byte(tc.other)); other.Status != 422 {
			t.Errorf("%s %s under the key of %s: %d %s", tc.path, tc.other, tc.body, other.Status, other.Body)
		}
	}
}

// TestTreeOfParts makes a workspace from parts, and refuses what does not fit.
func TestTreeOfParts(t *testing.T) {
	g := newTarget(t)
	data := bytes.Repeat([]byte("x"), 10_000)
	sum := workspace.Sum(data)
	if r := g.send("PUT", "/runs/r1/blobs/"+sum.String(), "", "Bearer secret", "", "", data); r.Status != 204 {
		t.Fatalf("%d %s", r.Status, r.Body)
	}
	part := fmt.Sprintf(`{"sha256":"%s","size":10000}`, sum)
	for _, tc := range []struct {
		tree string
		want int
	}{
		{`[{"path":"a","parts":[` + part + `,` + part + `]},{"path":"d","kind":"dir","mode":448},{"path":"d/l","kind":"symlink","target":"../a"}]`, 200},
		{`[{"path":"a","parts":[` + part + strings.Repeat(","+part, 1000) + `]}]`, 413},
		{`[{"path":"a","parts":[{"sha256":"` + sum.String() + `","size":-1}]}]`, 400},
		{`[{"path":"a","parts":[{"sha256":"` + sum.String() + `","size":9999}]}]`, 400},
		{`[{"path":"a","parts":[{"sha256":"` + workspace.Sum(nil).String() + `","size":1}]}]`, 400},
		{`[{"path":"a","parts":{}}]`, 400},
		{`[{"path":"a","parts":[1]}]`, 400},
		{`[{"path":1}]`, 400}, {`[{"path":"a","mode":"644"}]`, 400}, {`[{"path":"a","mode":4294967296}]`, 400}, {`[{"path":"a","mtime":9223372036854775807}]`, 400},
		{`[{"path":"../a"}]`, 400}, {`[{"path":"/a"}]`, 400}, {`[{"path":"a\u0000"}]`, 400}, {`[{"path":""}]`, 400}, {`[1]`, 400}, {`[{}]`, 400},
		{`[{"path":"a","kind":"fifo"}]`, 400}, {`[{"path":"a","kind":"symlink"}]`, 400}, {`[{"path":"a"},{"path":"a/b"}]`, 400}, {`[{"path":"a","path":"b"}]`, 400},
		{`{}`, 400}, {`"x"`, 400},
	} {
		if r := g.send("POST", "/runs/r1/workspace", "", "Bearer secret", "", "", []byte(`{"tree":`+tc.tree+`}`)); r.Status != tc.want {
			t.Errorf("%.100s: %d %.200s", tc.tree, r.Status, r.Body)
		}
	}
}
