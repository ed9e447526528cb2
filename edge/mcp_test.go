package edge

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"ambit/conformance/openapi"
	"ambit/edge/mcp"
)

// message sends a message of the Model Context Protocol with headers, in pairs.
func (g *target) message(body string, headers ...string) *Response {
	return g.messageFor(context.Background(), body, headers...)
}

func (g *target) messageFor(ctx context.Context, body string, headers ...string) *Response {
	h := map[string]string{"Authorization": "Bearer " + g.turn, "Content-Type": "application/json", "Accept": "application/json, text/event-stream"}
	for i := 0; i < len(headers); i += 2 {
		h[headers[i]] = headers[i+1]
	}
	ex, resp := g.server.Begin(Head{Method: "POST", Path: "/runs/r1/mcp", Header: func(n string) string { return h[n] }})
	if resp == nil {
		resp = ex.Finish(ctx, []byte(body))
	}
	if resp.Stream != nil {
		var b bytes.Buffer
		resp.Stream(&b)
		resp.Body = b.Bytes()
	}
	g.check("POST", "/runs/r1/mcp", resp)
	return resp
}

const modernMeta = `"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}`

// modern is a request of the revision that has no handshake, with its headers.
func modern(method, params, name string) (body string, headers []string) {
	if params != "" {
		params = "," + params
	}
	body = fmt.Sprintf(`{"jsonrpc":"2.0","id":"m","method":%q,"params":{%s}%s}}`, method, modernMeta, params)
	headers = []string{revisionHeader, mcp.Modern, methodHeader, method}
	if name != "" {
		headers = append(headers, nameHeader, name)
	}
	return body, headers
}

func TestMessages(t *testing.T) {
	g := newTarget(t)
	call := func(name, args string) string {
		return fmt.Sprintf(`{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":%q,"arguments":%s}}`, name, args)
	}
	initialize := func(version string) string {
		return `{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"` + version + `","capabilities":{},"clientInfo":{"name":"t","version":"1"}}}`
	}
	header := func(v string) []string { return []string{revisionHeader, v} }
	modernCall, modernHeaders := modern("tools/call", `"name":"bash","arguments":{"command":"echo hi"}`, "bash")
	modernList, listHeaders := modern("tools/list", "", "")
	discover, discoverHeaders := modern("server/discover", "", "")
	ping, pingHeaders := modern("ping", "", "")
	listen, listenHeaders := modern("subscriptions/listen", `"notifications":{"toolsListChanged":true}`, "")
	for _, tc := range []struct {
		name, body string
		headers    []string
		status     int
		want       string // in the body; "" for none at all
		not        string
	}{
		{"latest", initialize("2025-11-25"), nil, 200, `"protocolVersion":"2025-11-25"`, ""},
		{"older", initialize("2025-03-26"), nil, 200, `"protocolVersion":"2025-03-26"`, `"title"`},
		{"unknown revision", initialize("1999-01-01"), nil, 200, `"protocolVersion":"2025-11-25"`, ""},
		{"no handshake has it", initialize("2026-07-28"), nil, 200, `"protocolVersion":"2025-11-25"`, ""},
		{"initialize without version", `{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"capabilities":{}}}`, nil, 200, `-32602`, ""},
		{"initialized", `{"jsonrpc":"2.0","method":"notifications/initialized"}`, header("2025-11-25"), 202, "", ""},
		{"a response", `{"jsonrpc":"2.0","id":3,"result":{}}`, header("2025-11-25"), 202, "", ""},
		{"a modern response", `{"jsonrpc":"2.0","id":3,"result":{}}`, header("2026-07-28"), 400, "-32600", ""},
		{"ping", `{"jsonrpc":"2.0","id":3,"method":"ping"}`, header("2025-11-25"), 200, `{"id":3,"jsonrpc":"2.0","result":{}}`, ""},
		{"tools", `{"jsonrpc":"2.0","id":3,"method":"tools/list"}`, header("2025-11-25"), 200, `"outputSchema"`, "resultType"},
		{"tools of old", `{"jsonrpc":"2.0","id":3,"method":"tools/list"}`, header("2025-03-26"), 200, `"name":"bash"`, `"outputSchema"`},
		{"cursor", `{"jsonrpc":"2.0","id":3,"method":"tools/list","params":{"cursor":"x"}}`, header("2025-11-25"), 200, "-32602", ""},
		{"call", call("bash", `{"command":"echo hi"}`), header("2025-11-25"), 200, `"stdout":"hi\n"`, "resultType"},
		{"call of old", call("bash", `{"command":"echo hi"}`), header("2025-03-26"), 200, `"text":"hi\n"`, "structuredContent"},
		{"call without header", call("ls", `{}`), nil, 200, `"isError":false`, "structuredContent"},
		{"no arguments", `{"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"ls"}}`, header("2025-11-25"), 200, `"isError":false`, ""},
		{"wrong arguments", call("bash", `{"command":7}`), header("2025-11-25"), 200, `"isError":true`, ""},
		{"arguments of no object", call("bash", `[]`), header("2025-11-25"), 200, `-32602`, ""},
		{"a failing script", call("bash", `{"command":"echo out; exit 3"}`), header("2025-11-25"), 200, `"exit":3`, `"isError":true`},
		{"no such tool", call("fly", `{}`), header("2025-11-25"), 200, `"message":"no such tool: fly"`, ""},
		{"no such method", `{"jsonrpc":"2.0","id":3,"method":"resources/list"}`, header("2025-11-25"), 200, "-32601", ""},
		{"modern method in an old revision", `{"jsonrpc":"2.0","id":3,"method":"server/discover"}`, header("2025-11-25"), 200, "-32601", ""},
		{"unknown header", call("ls", `{}`), header("2030-01-01"), 400, `"requested":"2030-01-01","supported":["2026-07-28",`, ""},
		{"no JSON", `{"jsonrpc"`, nil, 400, "-32700", ""},
		{"bad UTF-8", "{\"jsonrpc\":\"2.0\",\"id\":\"\xff\",\"method\":\"ping\"}", nil, 400, "-32700", ""},
		{"no version", `{"id":1,"method":"ping"}`, nil, 400, "-32600", ""},
		{"null id", `{"jsonrpc":"2.0","id":null,"method":"ping"}`, nil, 400, "-32600", ""},
		{"fraction id", `{"jsonrpc":"2.0","id":1.5,"method":"ping"}`, nil, 400, "-32600", ""},
		{"long id", `{"jsonrpc":"2.0","id":"` + strings.Repeat("x", 300) + `","method":"ping"}`, nil, 400, "-32600", ""},
		{"two methods", `{"jsonrpc":"2.0","id":1,"method":"ping","method":"tools/list"}`, nil, 400, "-32600", ""},
		{"two names", `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"ls","name":"bash"}}`, nil, 400, "-32602", ""},
		{"params in an array", `{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}`, nil, 400, "-32600", ""},
		{"deep", `{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":` + strings.Repeat("[", 1000) + strings.Repeat("]", 1000) + `}}`, nil, 400, "-32700", ""},

		{"batch", `[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"notifications/initialized"},{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"ls"}},{"id":3}]`,
			header("2025-03-26"), 200, `[{"id":1,"jsonrpc":"2.0","result":{}},{"id":2,`, ""},
		{"batch of notifications", `[{"jsonrpc":"2.0","method":"notifications/initialized"}]`, nil, 202, "", ""},
		{"batch in a later revision", `[{"jsonrpc":"2.0","id":1,"method":"ping"}]`, header("2025-06-18"), 400, "-32600", ""},
		{"empty batch", `[]`, nil, 400, "-32600", ""},
		{"long batch", `[` + strings.Repeat(`{"jsonrpc":"2.0","id":1,"method":"ping"},`, 40) + `1]`, nil, 400, "too long", ""},
		{"initialize in a batch", `[` + initialize("2025-03-26") + `]`, nil, 200, "-32600", ""},

		{"discover", discover, discoverHeaders, 200, `"supportedVersions":["2026-07-28","2025-11-25",`, ""},
		{"modern list", modernList, listHeaders, 200, `"resultType":"complete"`, ""},
		{"modern list is cached", modernList, listHeaders, 200, `"cacheScope":"private"`, ""},
		{"modern call", modernCall, modernHeaders, 200, `"stdout":"hi\n"`, ""},
		{"the name in base64", modernCall, []string{revisionHeader, mcp.Modern, methodHeader, "tools/call", nameHeader, "=?base64?YmFzaA==?="}, 200, `"stdout":"hi\n"`, ""},
		{"another name", modernCall, []string{revisionHeader, mcp.Modern, methodHeader, "tools/call", nameHeader, "ls"}, 400, "-32020", ""},
		{"no name", modernCall, []string{revisionHeader, mcp.Modern, methodHeader, "tools/call"}, 400, "-32020", ""},
		{"another method", modernCall, []string{revisionHeader, mcp.Modern, methodHeader, "tools/list", nameHeader, "bash"}, 400, "-32020", ""},
		{"no revision header", modernCall, []string{methodHeader, "tools/call", nameHeader, "bash"}, 400, "-32020", ""},
		{"another revision header", modernCall, []string{revisionHeader, "2025-11-25", methodHeader, "tools/call", nameHeader, "bash"}, 400, "-32020", ""},
		{"no meta", `{"jsonrpc":"2.0","id":1,"method":"tools/list"}`, header("2026-07-28"), 400, "-32602", ""},
		{"no capabilities", `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}}`, header("2026-07-28"), 400, "-32602", ""},
		{"a future revision", strings.Replace(modernList, "2026-07-28", "2027-01-01", 1), listHeaders, 400, `-32022`, ""},
		{"no ping any more", ping, pingHeaders, 404, "-32601", ""},
		{"listen", listen, listenHeaders, 200, "notifications/subscriptions/acknowledged", ""},

		{"a page elsewhere", call("ls", `{}`), []string{"Origin", "https://evil.example"}, 403, "origin", ""},
		{"a page of a file", call("ls", `{}`), []string{"Origin", "null"}, 403, "origin", ""},
		{"a page that looks local", call("ls", `{}`), []string{"Origin", "http://localhost.evil.example"}, 403, "origin", ""},
		{"a page on this machine", call("ls", `{}`), []string{"Origin", "http://localhost:6274"}, 200, `"isError":false`, ""},
		{"a page of the policy", call("ls", `{}`), []string{"Origin", "https://app.example"}, 200, `"isError":false`, ""},
		{"an operator", call("ls", `{}`), []string{"Authorization", "Bearer secret"}, 403, "token of a turn", ""},
		{"nobody", call("ls", `{}`), []string{"Authorization", "Bearer nothing"}, 401, "unauthorized", ""},
		{"a session of nobody", call("ls", `{}`), []string{sessionHeader, "c2Vzc2lvbg"}, 404, "initialize", ""},
		{"a form", call("ls", `{}`), []string{"Content-Type", "application/x-www-form-urlencoded"}, 415, "", "result"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			r := g.message(tc.body, tc.headers...)
			switch {
			case r.Status != tc.status,
				tc.want == "" && tc.status == 202 && len(r.Body) > 0,
				!strings.Contains(string(r.Body), tc.want),
				tc.not != "" && strings.Contains(string(r.Body), tc.not):
				t.Errorf("%d %s\nwant %d with %s, without %s", r.Status, r.Body, tc.status, tc.want, tc.not)
			}
		})
	}
	for _, method := range []string{"GET", "DELETE"} {
		if r := g.send(method, "/runs/r1/mcp", "", "Bearer "+g.turn, "", "", nil); r.Status != 405 || r.Header[0] != [2]string{"Allow", "POST"} {
			t.Errorf("%s: %d %v", method, r.Status, r.Header)
		}
	}
}

func TestSessionsAreOfTheTurnThatBeganThem(t *testing.T) {
	g := newTarget(t)
	r := g.message(`{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{}}}`)
	if r.Header[0][0] != sessionHeader || r.Header[0][1] == "" {
		t.Fatalf("no session: %v", r.Header)
	}
	session := r.Header[0][1]
	list := `{"jsonrpc":"2.0","id":1,"method":"tools/list"}`
	if r := g.message(list, sessionHeader, session); r.Status != 200 {
		t.Errorf("its own turn: %d %s", r.Status, r.Body)
	}
	second := g.send("POST", "/runs/r1/turns", "", "Bearer secret", "", "", []byte(`{"grants":"command { run }"}`))
	_, rest, _ := strings.Cut(string(second.Body), `"token":"`)
	token, _, _ := strings.Cut(rest, `"`)
	if r := g.message(list, sessionHeader, session, "Authorization", "Bearer "+token); r.Status != 404 {
		t.Errorf("another turn: %d %s", r.Status, r.Body)
	}
	// The list follows the grant; what is not granted is refused, and recorded.
	r = g.message(list, "Authorization", "Bearer "+token)
	if strings.Count(string(r.Body), `"inputSchema"`) != 1 || !strings.Contains(string(r.Body), `"name":"bash"`) {
		t.Errorf("tools of a turn with the shell alone: %s", r.Body)
	}
	before := g.store.writes.Load()
	r = g.message(`{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"write","arguments":{"path":"a","content":"b"}}}`, "Authorization", "Bearer "+token, revisionHeader, "2025-11-25")
	if r.Status != 200 || !strings.Contains(string(r.Body), `"isError":true`) || !strings.Contains(string(r.Body), "file write is not granted for this turn") ||
		!strings.Contains(string(r.Body), `"level":"grant"`) || g.store.writes.Load() == before {
		t.Errorf("a refusal: %d %s", r.Status, r.Body)
	}
	g.send("DELETE", "/runs/r1/turns/2", "", "Bearer secret", "", "", nil)
	for _, body := range []string{list, `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"bash","arguments":{"command":"echo"}}}`} {
		if r := g.message(body, "Authorization", "Bearer "+token); r.Status != 410 || !strings.Contains(string(r.Body), `"message":"the turn has ended"`) {
			t.Errorf("after its end: %d %s", r.Status, r.Body)
		}
	}
}

func TestPagesOfThePolicyMayCall(t *testing.T) {
	g := newTarget(t)
	for origin, may := range map[string]bool{"https://app.example": true, "http://127.0.0.1:3000": true, "https://evil.example": false, "": false} {
		for _, r := range []struct {
			method, path, token string
			status              int
		}{{"OPTIONS", "/runs/r1", "", 204}, {"GET", "/runs/r1", "Bearer secret", 200}, {"GET", "/runs/none", "Bearer secret", 404}, {"GET", "/runs", "", 401}} {
			h := map[string]string{"Origin": origin, "Authorization": r.token}
			resp := g.answer(Head{Method: r.method, Path: r.path, Header: func(n string) string { return h[n] }}, nil)
			allowed := slices.Contains(resp.Header, [2]string{"Access-Control-Allow-Origin", origin})
			if allowed != may || may && resp.Status != r.status || !may && r.method == "OPTIONS" && resp.Status != 401 {
				t.Errorf("%s %s from %q: %d %v", r.method, r.path, origin, resp.Status, resp.Header)
			}
		}
	}
	for _, h := range jsonHeader {
		if h[0] == "Vary" {
			t.Error("the common header was changed")
		}
	}
}

// TestEveryRouteIsDescribed compares the routes with those of docs/openapi.json.
func TestEveryRouteIsDescribed(t *testing.T) {
	described, err := openapi.Operations()
	if err != nil {
		t.Fatal(err)
	}
	parameter := regexp.MustCompile(`\{[^}]*\}`)
	for i, op := range described {
		described[i] = strings.Replace(parameter.ReplaceAllString(op, "*"), "workspace/*", "workspace/**", 1)
	}
	served := []string{"GET /healthz", "GET /openapi.json"}
	for _, r := range routes {
		served = append(served, r.method+" "+r.pattern)
	}
	slices.Sort(described)
	slices.Sort(served)
	if !slices.Equal(served, described) {
		t.Errorf("served\n%s\ndescribed\n%s", strings.Join(served, "\n"), strings.Join(described, "\n"))
	}
}

// events are the messages of a stream.
func events(t *testing.T, body []byte) []map[string]any {
	t.Helper()
	var list []map[string]any
	for _, e := range strings.Split(strings.TrimSuffix(string(body), "\n\n"), "\n\n") {
		var m map[string]any
		if err := json.Unmarshal([]byte(strings.TrimPrefix(e, "data: ")), &m); err != nil {
			t.Fatalf("%q: %v", e, err)
		}
		list = append(list, m)
	}
	return list
}

const busyCall = `{"jsonrpc":"2.0","id":%d,"method":"tools/call","params":{"name":"bash","arguments":{"command":"echo x > f; while :; do :; done"},"_meta":{"progressToken":"p"}}}`

func TestProgressComesBeforeTheAnswer(t *testing.T) {
	g := newTarget(t)
	r := g.message(fmt.Sprintf(busyCall, 9), revisionHeader, "2025-11-25")
	list := events(t, r.Body)
	last := list[len(list)-1]
	if len(list) < 2 || last["id"] != 9.0 || last["result"].(map[string]any)["isError"] != true {
		t.Fatalf("%s", r.Body)
	}
	at := 0.0
	for _, e := range list[:len(list)-1] {
		p, _ := e["params"].(map[string]any)
		if e["method"] != "notifications/progress" || p["progressToken"] != "p" || p["progress"].(float64) <= at || p["total"] != 20000.0 {
			t.Errorf("%v after %v", e, at)
		}
		at, _ = p["progress"].(float64)
	}
	// Who takes no stream is answered without.
	if r := g.message(fmt.Sprintf(busyCall, 9), "Accept", "application/json"); r.Body[0] != '{' {
		t.Errorf("%s", r.Body)
	}
}

func TestCancelledReachesTheCall(t *testing.T) {
	g := newTargetWith(t, strings.Replace(fuzzPolicy, `"fuel": 20000, "timeMs": 1000`, `"fuel": 100000000000, "timeMs": 1000000, "commands": 1000000000000`, 1))
	r := g.message(`{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{}}}`)
	session := r.Header[0][1]
	headers := []string{sessionHeader, session, revisionHeader, "2025-11-25"}
	h := map[string]string{"Authorization": "Bearer " + g.turn, "Accept": "text/event-stream", sessionHeader: session, revisionHeader: "2025-11-25"}
	ex, resp := g.server.Begin(Head{Method: "POST", Path: "/runs/r1/mcp", Header: func(n string) string { return h[n] }})
	if resp != nil {
		t.Fatalf("%s", resp.Body)
	}
	resp = ex.Finish(context.Background(), fmt.Appendf(nil, busyCall, 5))
	ended := make(chan []byte)
	go func() {
		var b bytes.Buffer
		resp.Stream(&b)
		ended <- b.Bytes()
	}()
	for g.message(`{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":6}}`, headers...).Status == 202 {
		// One of another id does nothing; this one is repeated until the call has begun.
		if r := g.message(`{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":5,"reason":"enough"}}`, headers...); r.Status != 202 {
			t.Fatalf("%d %s", r.Status, r.Body)
		}
		select {
		case body := <-ended:
			if bytes.Contains(body, []byte(`"id":5`)) {
				t.Errorf("an answer to a call that was given up: %s", body)
			}
			ledger := g.send("GET", "/runs/r1/ledger", "", "Bearer secret", "", "", nil)
			if !strings.Contains(string(ledger.Body), `"reason":"the call was cancelled"`) || !strings.Contains(string(ledger.Body), `"status":"aborted"`) {
				t.Errorf("%s", ledger.Body)
			}
			if f := g.send("GET", "/runs/r1/workspace/f", "", "Bearer secret", "", "", nil); f.Status != 404 {
				t.Error("a call that was given up changed something")
			}
			return
		case <-time.After(10 * time.Millisecond):
		}
	}
}

func TestAClientThatLeavesGivesItsCallUp(t *testing.T) {
	g := newTargetWith(t, strings.Replace(fuzzPolicy, `"fuel": 20000, "timeMs": 1000`, `"fuel": 100000000000, "timeMs": 1000000, "commands": 1000000000000`, 1))
	ctx, cancel := context.WithCancel(context.Background())
	time.AfterFunc(50*time.Millisecond, cancel)
	r := g.messageFor(ctx, fmt.Sprintf(busyCall, 1), revisionHeader, "2025-11-25", "Accept", "application/json")
	if !strings.Contains(string(r.Body), `"status":"aborted"`) {
		t.Errorf("%d %s", r.Status, r.Body)
	}
}

func TestAnIdempotencyKeyHoldsForCalls(t *testing.T) {
	g := newTarget(t)
	body := func(id int, script string) string {
		return fmt.Sprintf(`{"jsonrpc":"2.0","id":%d,"method":"tools/call","params":{"name":"bash","arguments":{"command":%q}}}`, id, script)
	}
	headers := []string{"Idempotency-Key", "k", revisionHeader, "2025-11-25"}
	first := g.message(body(1, "echo x >> f"), headers...)
	again := g.message(body(2, "echo x >> f"), headers...)
	if first.Seq == 0 || first.Seq != again.Seq {
		t.Errorf("%s\n%s", first.Body, again.Body)
	}
	if other := g.message(body(3, "echo y"), headers...); !strings.Contains(string(other.Body), `"code":"key_reused"`) {
		t.Errorf("%s", other.Body)
	}
}

func TestToolsOfATurnAreDescribed(t *testing.T) {
	g := newTarget(t)
	for _, token := range []string{"secret", g.turn} {
		r := g.send("GET", "/runs/r1/turns/1/tools", "", "Bearer "+token, "", "", nil)
		var v struct {
			Tools []struct {
				Name, Description string
				InputSchema       struct{ Type string }
			}
			Instructions string
		}
		if err := json.Unmarshal(r.Body, &v); err != nil || r.Status != 200 {
			t.Fatalf("%d %s", r.Status, r.Body)
		}
		var names []string
		for _, tool := range v.Tools {
			names = append(names, tool.Name)
			if tool.InputSchema.Type != "object" || len(tool.Description) >= 1500 {
				t.Errorf("%+v", tool)
			}
		}
		if want := []string{"bash", "read", "write", "edit", "ls", "find", "grep", "recall"}; !slices.Equal(names, want) || v.Instructions == "" {
			t.Errorf("%v", names)
		}
	}
	if r := g.send("GET", "/runs/r1/turns/9/tools", "", "Bearer secret", "", "", nil); r.Status != 404 {
		t.Errorf("%d %s", r.Status, r.Body)
	}
}

// FuzzMCP sends bodies to the route: each answer is JSON-RPC, and none is the program's
// own failure.
func FuzzMCP(f *testing.F) {
	for _, body := range []string{`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{}}}`,
		`{"jsonrpc":"2.0","id":"a","method":"tools/list","params":{"_meta":{"progressToken":1}}}`, `[{"jsonrpc":"2.0","id":1,"method":"ping"}]`,
		`{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}`, `{"jsonrpc":"2.0","id":1,"result":{}}`, `[`, ``, `null`,
		fmt.Sprintf(busyCall, 3), `{"jsonrpc":"2.0","id":-1,"method":"tools/call","params":{"name":"ls","arguments":null}}`} {
		for _, revision := range []string{"", "2025-03-26", "2025-11-25", "2026-07-28", "x"} {
			f.Add([]byte(body), revision, "tools/call", "ls")
		}
	}
	list, _ := modern("tools/call", `"name":"bash","arguments":{"command":"ls"}`, "bash")
	f.Add([]byte(list), "2026-07-28", "tools/call", "bash")
	g, uses := newTarget(f), 0
	f.Fuzz(func(t *testing.T, body []byte, revision, method, name string) {
		if uses++; uses%500 == 0 {
			g = newTarget(t)
		}
		g.t = t
		r := g.message(string(body), revisionHeader, revision, methodHeader, method, nameHeader, name)
		if !slices.Contains([]int{200, 202, 400, 404, 410}, r.Status) || r.Err != nil {
			t.Fatalf("%d %s %v", r.Status, r.Body, r.Err)
		}
		if r.Status == 202 {
			if len(r.Body) > 0 {
				t.Fatalf("%s", r.Body)
			}
			return
		}
		if bytes.HasPrefix(r.Body, []byte("data: ")) {
			events(t, r.Body)
			return
		}
		if !json.Valid(r.Body) || !bytes.Contains(r.Body, []byte(`"jsonrpc":"2.0"`)) {
			t.Fatalf("%d %q", r.Status, r.Body)
		}
	})
}
