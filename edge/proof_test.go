package edge

import (
	"bytes"
	"context"
	"crypto/rand"
	"fmt"
	"strings"
	"testing"

	"golang.org/x/mod/sumdb/note"

	"ambit/actors"
	"ambit/actors/store/memory"
	"ambit/core/authority"
	"ambit/core/ledger"
	"ambit/core/ledger/ledgertest"
	"ambit/core/workspace"
)

// proofServer is a server with a key, if signed, and what it keeps.
func proofServer(t *testing.T, signer note.Signer, fixed bool) (send func(method, path, query, token, body string) *Response, store actors.Store) {
	t.Helper()
	policy, err := authority.Parse("test", []byte(`{ "version": 1, "stores": { "f": { "root": ".", "allow": { "write": ["**"] } } } }`))
	if err != nil {
		t.Fatal(err)
	}
	policy = policy.WithToken(authority.NewToken("a", "secret", "acme", authority.ScopeRuns)).
		WithToken(authority.NewToken("b", "other", "beta", authority.ScopeRuns)).WithToken(authority.NewToken("r", "reader", "acme", authority.ScopeRunsRead))
	store = memory.New()
	server := New(actors.NewHost(store, policy, actors.Options{Signer: signer}), Options{TurnKey: make([]byte, 32), FixedInputs: fixed})
	return func(method, path, query, token, body string) *Response {
		ex, resp := server.Begin(Head{Method: method, Path: path, Query: query, Header: func(name string) string {
			if name == "X-Ambit-Token" {
				return token
			}
			return ""
		}})
		if resp == nil {
			resp = ex.Finish(context.Background(), []byte(body))
		}
		return resp
	}, store
}

// worked makes a run with a call whose output stands in a pack beside the record.
func worked(t *testing.T, send func(method, path, query, token, body string) *Response) {
	t.Helper()
	for _, r := range [][3]string{
		{"POST", "/runs", `{"id":"r","profile":"repo-writer"}`},
		{"POST", "/runs/r/turns", `{"grants":"f { read write } command { run }"}`},
		{"POST", "/runs/r/turns/1/tools/bash", `{"command":"seq 1 300000 > n; date; echo $RANDOM; cat n"}`},
		{"POST", "/runs/r/checkpoints", `{"name":"here"}`},
	} {
		if resp := send(r[0], r[1], "", "secret", r[2]); resp.Status/100 != 2 {
			t.Fatalf("%s: %d %s", r[1], resp.Status, resp.Body)
		}
	}
}

func TestHeadIsSignedOnDemandAndAtTheEnd(t *testing.T) {
	key := ledgertest.NewKey(t, rand.Reader, "server")
	keys := note.VerifierList(key.Verifier)
	send, store := proofServer(t, key.Signer, false)
	worked(t, send)
	for _, token := range []string{"secret", "reader"} {
		resp := send("GET", "/runs/r/head", "", token, "")
		h, err := ledger.OpenHead(string(resp.Body), keys)
		if resp.Status != 200 || err != nil || h.Seq != 4 || h.Run != "acme/r/1" {
			t.Errorf("%d %s %v", resp.Status, resp.Body, err)
		}
	}
	if resp := send("GET", "/runs/r/head", "", "other", ""); resp.Status != 404 {
		t.Errorf("another tenant: %d %s", resp.Status, resp.Body)
	}
	if resp := send("DELETE", "/runs/r", "", "secret", ""); resp.Status != 204 {
		t.Fatalf("%d %s", resp.Status, resp.Body)
	}
	recs, err := store.Read(context.Background(), actors.RunID{Tenant: "acme", ID: "r", Incarnation: 1}, 1, 100)
	if err != nil {
		t.Fatal(err)
	}
	v := ledger.Verifier{Keys: keys}
	signed := ""
	for _, data := range recs {
		r, err := v.Next(data)
		if err != nil {
			t.Fatal(err)
		}
		if r.Head != "" {
			signed += fmt.Sprintf("%d %s\n", r.Entry.Seq, r.Entry.Kind)
		}
	}
	if signed != "4 checkpoint\n5 close\n" {
		t.Errorf("signed are\n%s", signed)
	}
	send, _ = proofServer(t, nil, false)
	worked(t, send)
	if resp := send("GET", "/runs/r/head", "", "secret", ""); resp.Status != 404 || !strings.Contains(string(resp.Body), "no key") {
		t.Errorf("without a key: %d %s", resp.Status, resp.Body)
	}
}

func TestPacksAreReadInPieces(t *testing.T) {
	send, store := proofServer(t, nil, false)
	worked(t, send)
	recs, err := store.Read(context.Background(), actors.RunID{Tenant: "acme", ID: "r", Incarnation: 1}, 3, 1)
	if err != nil {
		t.Fatal(err)
	}
	r, err := ledger.ParseRecord(recs[0])
	if err != nil {
		t.Fatal(err)
	}
	pack := r.Entry.Packs[0]
	if pack.Inline || pack.Size <= packPiece {
		t.Fatalf("the pack is too small for the test: %+v", pack)
	}
	path := "/runs/r/packs/" + pack.Hash.String()
	var data []byte
	for int64(len(data)) < pack.Size {
		resp := send("GET", path, fmt.Sprintf("offset=%d", len(data)), "reader", "")
		if resp.Status != 200 || len(resp.Body) == 0 || len(resp.Body) > packPiece {
			t.Fatalf("%d, %d bytes", resp.Status, len(resp.Body))
		}
		data = append(data, resp.Body...)
	}
	if workspace.Sum(data) != pack.Hash {
		t.Error("the pieces are not the pack")
	}
	if resp := send("GET", path, "offset=5&length=3", "secret", ""); !bytes.Equal(resp.Body, data[5:8]) {
		t.Errorf("%d %q", resp.Status, resp.Body)
	}
	for _, tc := range []struct {
		path, query, token string
		want               int
	}{
		{path, "", "other", 404}, {"/runs/r/packs/" + strings.Repeat("0", 64), "", "secret", 404}, {"/runs/r/packs/x", "", "secret", 404}, {"/runs/none/packs/" + pack.Hash.String(), "", "secret", 404},
		{path, "offset=-1", "secret", 400}, {path, "length=0", "secret", 400}, {path, fmt.Sprint("length=", packPiece+1), "secret", 400}, {path, "", "wrong", 401},
	} {
		if resp := send("GET", tc.path, tc.query, tc.token, ""); resp.Status != tc.want {
			t.Errorf("%+v: %d %s", tc, resp.Status, resp.Body)
		}
	}
}

func TestReplayIsForComparingPlacements(t *testing.T) {
	send, store := proofServer(t, nil, true)
	worked(t, send)
	var b bytes.Buffer
	if err := actors.Export(context.Background(), &b, store, actors.RunID{Tenant: "acme", ID: "r", Incarnation: 1}); err != nil {
		t.Fatal(err)
	}
	if resp := send("POST", "/runs/x/replay", "", "secret", b.String()); resp.Status != 200 || !strings.Contains(string(resp.Body), `"others":[]`) || !strings.Contains(string(resp.Body), `"same":1,`) {
		t.Errorf("%d %s", resp.Status, resp.Body)
	}
	if resp := send("POST", "/runs/x/replay", "", "secret", strings.Replace(b.String(), "echo $RANDOM", "echo $SECONDS", 1)); resp.Status != 400 || !strings.Contains(string(resp.Body), "line ") {
		t.Errorf("%d %s", resp.Status, resp.Body)
	}
	if resp := send("POST", "/runs/x/replay", "", "secret", ""); resp.Status != 400 {
		t.Errorf("%d %s", resp.Status, resp.Body)
	}
	plain, _ := proofServer(t, nil, false)
	if resp := plain("POST", "/runs/x/replay", "", "secret", b.String()); resp.Status != 404 {
		t.Errorf("in production: %d %s", resp.Status, resp.Body)
	}
}
