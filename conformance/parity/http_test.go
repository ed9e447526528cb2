package parity

import (
	"archive/tar"
	"bytes"
	"crypto/sha256"
	"fmt"
	"strings"
	"testing"
)

// archive is a small tar file.
func archive(t *testing.T) string {
	t.Helper()
	var b bytes.Buffer
	w := tar.NewWriter(&b)
	for _, f := range []struct {
		h    tar.Header
		body string
	}{
		{tar.Header{Name: "docs/", Typeflag: tar.TypeDir, Mode: 0o755}, ""},
		{tar.Header{Name: "docs/a.md", Typeflag: tar.TypeReg, Mode: 0o644}, "# a\n"},
		{tar.Header{Name: "bin/tool.sh", Typeflag: tar.TypeReg, Mode: 0o755}, "#!/bin/bash\necho tool \"$@\"\n"},
		{tar.Header{Name: "link", Typeflag: tar.TypeSymlink, Linkname: "docs/a.md"}, ""},
		{tar.Header{Name: "blob", Typeflag: tar.TypeReg, Mode: 0o600}, strings.Repeat("\xff\x00bin", 20_000)},
	} {
		f.h.Size = int64(len(f.body))
		if err := w.WriteHeader(&f.h); err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write([]byte(f.body)); err != nil {
			t.Fatal(err)
		}
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// httpSuite goes through the API: shapes, codes, authority, leases, workspace, ledger.
func httpSuite(t *testing.T, places []*placement) {
	s := &suite{name: "http"}
	part := "the first part of a file\n"
	sum := fmt.Sprintf("%x", sha256.Sum256([]byte(part)))
	post := func(path, body string) request {
		return request{method: "POST", path: path, body: body, header: fixed("s")}
	}
	get := func(path string) request { return request{method: "GET", path: path} }
	call := func(turn int, tool, body string) request {
		return post(fmt.Sprintf("/runs/h/turns/%d/tools/%s", turn, tool), body)
	}
	steps := []request{
		get("/healthz"), {method: "POST", path: "/healthz"}, get("/openapi.json"), {method: "GET", path: "/openapi.json", token: "-"}, {method: "POST", path: "/openapi.json"},
		{method: "GET", path: "/runs", token: "-"}, {method: "GET", path: "/runs/x", token: "wrong"}, {method: "GET", path: "/nowhere", token: "-"},
		{method: "OPTIONS", path: "/runs", token: "-", header: map[string]string{"Origin": "http://localhost:3000"}}, {method: "OPTIONS", path: "/runs", token: "-", header: map[string]string{"Origin": "https://evil.example"}},
		get("/nowhere"), get("/runs/none"), {method: "PUT", path: "/runs", body: "x"}, {method: "DELETE", path: "/runs/none"},
		post("/runs", `{"id":"h","profile":"operator"}`), post("/runs", `{"id":"h","profile":"operator"}`),
		post("/runs", `{"id":"no/slash","profile":"operator"}`), post("/runs", `{"id":"q","profile":"nobody"}`), post("/runs", `{"id":"q"}`),
		post("/runs", `{"id":"q","profile":"operator","colour":1}`), post("/runs", `[]`), post("/runs", `{"id":"q","profile":"operator","expiresAt":"yesterday"}`),
		post("/runs", `{"id":"q","profile":"operator","expiresAt":5}`), post("/runs", `{"id":"q","profile":"operator","limits":{"fuel":-1}}`),
		post("/runs", `{"id":"q","profile":"operator","limits":{"tigers":1}}`),
		{method: "GET", path: "/runs/h", token: otherToken},
		get("/runs/h"),
		post("/runs/h/turns", `{"grants":"files { read [\"docs/**\"] write [\"out/**\"] } command { run }"}`),
		post("/runs/h/turns", `{"grants":{"files":{"read":true,"write":true},"command":{"run":true}},"requires":["repo.read"]}`),
		post("/runs/h/turns", `{"grants":"files { fly }"}`), post("/runs/h/turns", `{"grants":"nothing { read }"}`), post("/runs/h/turns", `{"grants":7}`),
		{method: "PUT", path: "/runs/h/workspace", body: archive(t)}, {method: "PUT", path: "/runs/h/workspace", body: "not a tar file"},
		call(1, "ls", `{}`), call(1, "read", `{"path":"docs/a.md"}`), call(1, "read", `{"path":"blob"}`), call(1, "read", `{"path":"../x"}`),
		call(1, "read", `{"path":"link"}`), call(1, "write", `{"path":"out/x/y","content":"data"}`), call(1, "write", `{"path":"docs/b","content":""}`),
		call(1, "edit", `{"path":"out/x/y","edits":[{"oldText":"a","newText":"b"}]}`), call(1, "edit", `{"path":"docs/a.md","edits":[]}`),
		call(1, "find", `{"pattern":"**"}`), call(1, "grep", `{"pattern":"a"}`), call(1, "bash", `{"command":"find . | sort; cat blob; bin/tool.sh 1; echo x > out/new; echo y > docs/new; ls out"}`),
		call(2, "bash", `{"command":"echo hi"}`), call(2, "write", `{"path":"out/z","content":"z"}`), call(2, "read", `{"path":"blob"}`),
		call(1, "bash", `{"command":"  "}`), call(1, "bash", `{"command":"echo","timeout":31}`), call(1, "bash", `{}`), call(1, "bash", `{"command":"cat; echo $V","stdin":"in","env":{"V":"v"}}`),
		call(1, "bash", `{"command":"head -c 300000 /dev/zero | tr '\\0' x; exit 3"}`), call(1, "recall", `{"id":"1"}`), call(1, "nope", `{}`), call(9, "ls", `{}`),
		call(1, "bash", `{"command":"date; echo $RANDOM $SRANDOM; mktemp; sleep 3; date; ls -la --full-time out"}`),
		call(1, "bash", `{"command":"yes | head -c 1200000; yes no | head -c 1100000 >&2"}`),
		call(1, "bash", `{"command":"sleep 100"}`), call(1, "bash", `{"command":"printf '\\377\\000'"}`),
		get("/runs/h/workspace/docs/a.md"), get("/runs/h/workspace/docs"), get("/runs/h/workspace/blob"), get("/runs/h/workspace"),
		get("/runs/h/tree"), get("/runs/h/tree?seq=4"), get("/runs/h/tree?seq=x"), get("/runs/h/workspace/docs/a.md?seq=1"), get("/runs/h/workspace/docs/a.md?seq=9999"),
		get("/runs/h/ledger/9999"), get("/runs/h/ledger/24/args"), get("/runs/h/ledger/24/stdout"), get("/runs/h/ledger/26/delta"), get("/runs/h/ledger/1/env"),
		get("/runs/h/turns/1/authority"), get("/runs/h/turns/2/authority?write=docs/a"), get("/runs/h/turns/1/authority?read=out/x"), get("/runs/h/turns/1/authority?tool=bash"),
		get("/runs/h/turns/1/authority?tool=a&read=b"), get("/runs/h/turns/8/authority"),
		{method: "PUT", path: "/runs/h/blobs/" + sum, body: part}, {method: "PUT", path: "/runs/h/blobs/" + sum, body: "other"},
		post("/runs/h/workspace", fmt.Sprintf(`{"tree":[{"path":"p/f","mode":420,"mtime":5,"parts":[{"sha256":%q,"size":%d},{"sha256":%q,"size":%d}]}]}`, sum, len(part), sum, len(part))),
		post("/runs/h/workspace", `{"tree":[{"path":"../f"}]}`), get("/runs/h/workspace/p/f"),
		post("/runs/h/workspace", `{"tree":[{"path":".ambit/token"},{"path":"d/.ambit-import-1"},{"path":"q"}]}`), get("/runs/h/workspace"),
		post("/runs/h/checkpoints", `{"name":"here"}`), post("/runs/h/restore", `{"seq":2}`), post("/runs/h/restore", `{"seq":12345}`), post("/runs/h/restore", `{}`),
		{method: "DELETE", path: "/runs/h/turns/2"}, call(2, "ls", `{}`), post("/runs/h/turns/1/cancel", ""), post("/runs/h/turns/7/cancel", ""),
		{method: "PATCH", path: "/runs/h/lease", body: `{"expiresAt":"2020-01-01T00:00:00Z"}`},
		post("/runs/h/fork", `{"id":"copy","seq":28}`), get("/runs/copy"), post("/runs/h/fork", `{"id":"copy"}`), post("/runs/none/fork", `{}`),
		get("/runs?limit=1"), get("/runs?after=copy"),
		{method: "DELETE", path: "/runs/h"}, {method: "DELETE", path: "/runs/h"}, call(1, "ls", `{}`), get("/runs/h"),
		post("/runs", `{"id":"h","profile":"reader"}`), post("/runs/h/turns", `{"grants":"command { run }"}`), call(1, "bash", `{"command":"echo hi"}`),
		get("/runs/h/ledger"), get("/runs/h/ledger?after=x"), get("/runs/copy/ledger?after=0&limit=1"),
		get("/runs/copy/ledger?after=0&limit=1&incarnation=1"), get("/runs/copy/ledger?incarnation=2"), get("/runs/copy/ledger?incarnation=0"),
		{method: "GET", path: "/runs/copy/ledger?incarnation=1", header: map[string]string{"Accept": "text/event-stream"}}, get("/runs/copy/packs/" + strings.Repeat("0", 64) + "?incarnation=2"),
		{method: "GET", path: "/runs/h", token: otherToken}, {method: "POST", path: "/runs", body: `{"id":"h","profile":"operator"}`, token: otherToken, header: fixed("")},
		{method: "GET", path: "/runs", token: otherToken},
	}
	for _, r := range steps {
		s.compare(t, r.method+" "+r.path+" "+clip(r.body), places, all(t, places, r))
	}
	key := func(k string) map[string]string {
		h := fixed("k")
		h["Idempotency-Key"] = k
		return h
	}
	for _, r := range []request{
		{method: "POST", path: "/runs", body: `{"id":"i","profile":"operator"}`, header: key("open")}, {method: "POST", path: "/runs", body: `{"id":"i","profile":"operator"}`, header: key("open")},
		post("/runs/i/turns", `{"grants":"files { read write } command { run }"}`),
		{method: "POST", path: "/runs/i/turns/1/tools/bash", body: `{"command":"echo once >> f; cat f"}`, header: key("c")},
		{method: "POST", path: "/runs/i/turns/1/tools/bash", body: `{"command":"echo once >> f; cat f"}`, header: key("c")},
		{method: "POST", path: "/runs/i/turns/1/tools/bash", body: `{"command":"echo twice >> f; cat f"}`, header: key("c")},
		{method: "POST", path: "/runs/i/turns/1/tools/bash", body: `{"command":"true"}`, header: key("\t")},
		get("/runs/i"),
	} {
		s.compare(t, r.method+" "+r.path+" with a key", places, all(t, places, r))
	}
	s.line(t)
}
