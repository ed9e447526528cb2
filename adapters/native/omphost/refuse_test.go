package omphost

import (
	"encoding/json"
	"errors"
	"io"
	"net"
	"net/http"
	"os"
	"strings"
	"testing"
	"time"

	"github.com/tidwall/gjson"
)

func parse(text string) gjson.Result { return gjson.Parse(text) }

// nothingExists fails if anything of a run was made.
func (f *fixture) nothingExists() {
	f.t.Helper()
	entries, err := os.ReadDir(f.root)
	if err != nil {
		f.t.Fatal(err)
	}
	for _, e := range entries {
		if validUUID(e.Name()) {
			f.t.Errorf("%s exists", e.Name())
		}
	}
	list, err := f.runs.List(f.t.Context(), libraryTenant, "", 10)
	if err != nil || len(list) != 0 {
		f.t.Errorf("runs in the ledger: %d, %v", len(list), err)
	}
}

// TestF13To23Requests: what POST /runs refuses, before anything exists.
func TestF13To23Requests(t *testing.T) {
	f := newFixture(t)
	provider := func(changes string) map[string]any {
		base := map[string]json.RawMessage{}
		if err := json.Unmarshal([]byte(`{"id":"scripted","kind":"llm","enabled":true,"base_url":"http://127.0.0.1:1/v1","credential":"env:MODEL_KEY"}`), &base); err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal([]byte(changes), &base); err != nil {
			t.Fatal(err)
		}
		return map[string]any{"registry": map[string]any{"providers": []any{base}}}
	}
	raw := func(registry string) map[string]any {
		return map[string]any{"registry": json.RawMessage(registry)}
	}
	for _, c := range []struct {
		name    string
		changes map[string]any
		want    string
	}{
		{"F13 no model", map[string]any{"model": nil}, "model"},
		{"F13 no registry", map[string]any{"registry": nil}, "registry"},
		{"F13 no credentials", map[string]any{"credentialEnv": nil}, "credentialEnv"},
		{"F13 no prompt", map[string]any{"systemPrompt": nil}, "systemPrompt"},
		{"F13 prompt is a number", map[string]any{"systemPrompt": 1}, "systemPrompt"},
		{"F13 unknown field", map[string]any{"tools": []string{"bash"}}, "tools"},
		{"F1 a tool of the caller's", map[string]any{"mcpUrl": "http://evil"}, "mcpUrl"},
		{"F14 no id", map[string]any{"id": nil}, "id"},
		{"F14 no UUID", map[string]any{"id": "run-1"}, "UUID"},
		{"F14 a path", map[string]any{"id": "../../../../etc/passwd/aaaaaaaaaaaaa"}, "UUID"},
		{"F15 past", map[string]any{"expiresAt": time.Now().Add(-time.Second).UnixMilli()}, "future"},
		{"F15 no zone", map[string]any{"expiresAt": "2099-01-01T00:00:00"}, "zone"},
		{"F15 fraction", map[string]any{"expiresAt": 1.5}, "whole"},
		{"F15 too far", map[string]any{"expiresAt": time.Now().Add(48 * time.Hour).Format(time.RFC3339)}, "ahead"},
		{"F15 boolean", map[string]any{"expiresAt": true}, "expiresAt"},
		{"F16 empty", map[string]any{"mcpAuthorization": ""}, "mcpAuthorization"},
		{"F16 line feed", map[string]any{"mcpAuthorization": "Bearer x\r\nX: y"}, "mcpAuthorization"},
		{"F17 not an object", raw(`[]`), "registry"},
		{"F17 no list", raw(`{"providers":{}}`), "list"},
		{"F17 entry is text", raw(`{"providers":["x"]}`), "providers[0]"},
		{"F17 no id", raw(`{"providers":[{"kind":"llm","enabled":true}]}`), "`id`"},
		{"F17 enabled is text", provider(`{"enabled":"yes"}`), "`enabled`"},
		{"F17 twice", raw(`{"providers":[],"providers":[]}`), "twice"},
		{"F17 same id", raw(`{"providers":[{"id":"a","kind":"x","enabled":true},{"id":"a","kind":"x","enabled":true}]}`), "twice"},
		{"F17 api", provider(`{"api":"telepathy"}`), "`api`"},
		{"F17 base_url", provider(`{"base_url":"ftp://x"}`), "base_url"},
		{"F17 models", provider(`{"models":[7]}`), "models[0]"},
		{"F18 disabled", provider(`{"enabled":false}`), "enabled `llm`"},
		{"F18 not an llm", provider(`{"kind":"embedding"}`), "enabled `llm`"},
		{"F18 unknown provider", map[string]any{"model": "other/one"}, "enabled `llm`"},
		{"F18 no slash", map[string]any{"model": "scripted"}, "PROVIDER/MODEL"},
		{"F18 empty model", map[string]any{"model": "scripted/"}, "PROVIDER/MODEL"},
		{"F18 model not listed", map[string]any{"model": "scripted/two"}, "does not list"},
		{"F20 cmd", provider(`{"credential":"cmd:cat key"}`), "env:NAME"},
		{"F20 keyring", provider(`{"credential":"keyring:x"}`), "env:NAME"},
		{"F20 platform", provider(`{"credential":"platform:x"}`), "env:NAME"},
		{"F20 literal", provider(`{"credential":"sk-123"}`), "env:NAME"},
		{"F20 none, unmarked", provider(`{"credential":null}`), "credential"},
		{"F21 base_url", provider(`{"base_url":"http://${HOST}/v1"}`), "base_url"},
		{"F21 header", provider(`{"headers":{"X-A":"${HOME}"}}`), "${"},
		{"F21 query", provider(`{"query_params":{"v":"a${X}"}}`), "${"},
		{"a header that omp would run", provider(`{"headers":{"X-A":"!id"}}`), "`!`"},
		{"a header that omp would take from the environment", provider(`{"headers":{"X-A":"SKAILE_AIP_SCRIPTED_KEY"}}`), "variable"},
		{"a header of two lines", provider(`{"headers":{"X-A":"a\nb"}}`), "control"},
		{"a header that is none", provider(`{"headers":{"X A":"b"}}`), "header"},
		{"F22 missing", map[string]any{"credentialEnv": map[string]string{"OTHER": "x"}}, "MODEL_KEY"},
		{"F22 empty", map[string]any{"credentialEnv": map[string]string{"MODEL_KEY": ""}}, "MODEL_KEY"},
		{"F22 number", map[string]any{"credentialEnv": map[string]any{"MODEL_KEY": 1}}, "credentialEnv"},
		{"F23 same variable", raw(`{"providers":[{"id":"a.b","kind":"llm","enabled":true,"base_url":"http://x","credential":"env:MODEL_KEY"},{"id":"A_B","kind":"llm","enabled":true,"base_url":"http://x","credential":"env:MODEL_KEY"}]}`), "SKAILE_AIP_A_B_KEY"},
		{"F32 credential in the prompt", map[string]any{"systemPrompt": "use " + modelKey}, "credential"},
		{"F32 credential in a header", provider(`{"headers":{"X-A":"` + modelKey + `"}}`), "credential"},
		{"a profile that is not allowed", map[string]any{"ambit": map[string]any{"profile": "repo-writer"}}, "profile"},
		{"a grant that is none", map[string]any{"ambit": map[string]any{"profile": "worker", "grants": "files { fly }"}}, "ambit"},
	} {
		status, text := f.send("POST", "/runs", f.start(runA, c.changes))
		message := gjson.Get(text, "error.message").String()
		if status != 400 || !strings.Contains(message, c.want) {
			t.Errorf("%s: status %d: %s", c.name, status, text)
		}
		if strings.Contains(text, modelKey) || strings.Contains(text, "app-secret") {
			t.Errorf("%s: the answer holds a credential: %s", c.name, text)
		}
	}
	for _, body := range []string{"", "[]", "{", `{"id":"a","id":"b"}`} {
		if status, text := f.send("POST", "/runs", []byte(body)); status != 400 {
			t.Errorf("body %q: status %d: %s", body, status, text)
		}
	}
	if status, _ := f.send("POST", "/runs", append(f.start(runA, nil), strings.Repeat(" ", MaxStartBody)...)); status != 413 {
		t.Errorf("a long body: status %d", status)
	}
	f.nothingExists()
}

// TestF06To12Door: authentication comes first, then the route, then the body.
func TestF06To12Door(t *testing.T) {
	f := newFixture(t, func(o *Options) {
		o.BodyTime = 100 * time.Millisecond
		o.Authenticate = func(r *http.Request) (bool, error) {
			if _, err := io.ReadAll(r.Body); err != nil {
				return false, err
			}
			switch r.Header.Get("Authorization") {
			case hostToken:
				return true, nil
			case "throw":
				return false, errors.New("the database is down")
			case "panic":
				panic("x")
			}
			return false, nil
		}
	})
	request := func(method, path, auth string, body io.Reader) int {
		req, err := http.NewRequest(method, f.http.URL+path, body)
		if err != nil {
			t.Fatal(err)
		}
		req.Header.Set("Authorization", auth)
		resp, err := http.DefaultClient.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		resp.Body.Close()
		return resp.StatusCode
	}
	for _, c := range []struct {
		method, path, auth string
		want               int
	}{
		{"POST", "/runs", "no", 401},              // F7
		{"POST", "/runs", "throw", 500},           // F8
		{"POST", "/runs", "panic", 500},           // F8
		{"GET", "/nowhere", "no", 401},            // F11
		{"DELETE", "/runs/" + runA, "no", 401},    // F11
		{"GET", "/nowhere", hostToken, 404},       // F10
		{"GET", "/", hostToken, 404},              // F10
		{"POST", "/runs/", hostToken, 404},        // Q30
		{"GET", "/runs", hostToken, 405},          // F10
		{"GET", "/runs/" + runA, hostToken, 405},  // F10
		{"POST", "/runs/" + runA, hostToken, 405}, // F10
		{"PUT", "/runs/" + runA + "/lease", hostToken, 405},
		{"GET", "/runs/" + runA + "/events", hostToken, 404},
		{"DELETE", "/runs/" + runA, hostToken, 204},          // F48
		{"DELETE", "/runs/" + runA + "?x=1", hostToken, 204}, // Q30
		{"DELETE", "/runs/..%2f..%2fetc", hostToken, 204},    // Q29
		{"DELETE", "/runs/" + runA + "/", hostToken, 404},    // Q30
	} {
		if got := request(c.method, c.path, c.auth, nil); got != c.want {
			t.Errorf("%s %s as %s: status %d, want %d", c.method, c.path, c.auth, got, c.want)
		}
	}
	// F9: a body that never comes is not waited for without authentication.
	for auth, want := range map[string]string{"no": "401", hostToken: "408"} {
		conn, err := net.Dial("tcp", f.http.Listener.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		conn.SetDeadline(time.Now().Add(2 * time.Minute))
		io.WriteString(conn, "POST /runs HTTP/1.1\r\nHost: x\r\nAuthorization: "+auth+"\r\nContent-Length: 1000\r\n\r\n")
		answer := make([]byte, 12)
		if _, err := io.ReadFull(conn, answer); err != nil || !strings.HasSuffix(string(answer), want) {
			t.Errorf("%s: %q %v, want %s", auth, answer, err, want)
		}
		conn.Close()
	}
	f.nothingExists()
	// F12: after the end nothing is answered any more.
	if err := f.host.Close(); err != nil {
		t.Fatal(err)
	}
	f.must(503, "POST", "/runs", f.start(runA, nil))
}

// TestF39To44Commands: which commands are ones.
func TestF39To44Commands(t *testing.T) {
	f := newFixture(t)
	for name, body := range map[string]string{
		"F39 no type":             `{}`,
		"F39 other type":          `{"type":"bash","command":"id"}`,
		"F39 set_host_tools":      `{"type":"set_host_tools","tools":[]}`,
		"F39 not JSON":            `type=prompt`,
		"F39 prompt without text": `{"type":"prompt"}`,
		"F39 empty prompt":        `{"type":"prompt","message":" "}`,
		"F39 number":              `{"type":"prompt","message":1}`,
		"F39 unknown field":       `{"type":"cancel","force":true}`,
		"F39 twice":               `{"type":"cancel","type":"prompt"}`,
		"reply without answer":    `{"type":"reply","id":"1"}`,
		"reply with two":          `{"type":"reply","id":"1","value":"x","confirmed":true}`,
		"reply without id":        `{"type":"reply","value":"x"}`,
		"result without id":       `{"type":"capability_result","result":1}`,
		"F44 undeclared":          `{"type":"capability_register","name":"app.ui.other"}`,
		"F44 wildcard":            `{"type":"capability_register","name":"app.ui.*"}`,
		"F44 the app's tool":      `{"type":"capability_register","name":"mcp__planner__plan_day"}`,
		"F44 schema is a list":    `{"type":"capability_register","name":"app.ui.open_training","parameters":[]}`,
		"F44 schema of a text":    `{"type":"capability_register","name":"app.ui.open_training","parameters":{"type":"string"}}`,
		"Q20 undeclared":          `{"type":"capability_deregister","name":"x"}`,
	} {
		if status, text := f.send("POST", "/runs/"+runA+"/commands", []byte(body)); status != 400 {
			t.Errorf("%s: status %d: %s", name, status, text)
		}
	}
	f.must(404, "POST", "/runs/"+runA+"/commands", `{"type":"cancel"}`)                                  // F40
	f.must(404, "PATCH", "/runs/"+runA+"/lease", map[string]any{"expiresAt": time.Now().Add(time.Hour)}) // F46
	f.must(400, "PATCH", "/runs/"+runA+"/lease", map[string]any{"expiresAt": time.Now()})                // F46
	f.must(400, "PATCH", "/runs/"+runA+"/lease", `{}`)
	f.must(413, "POST", "/runs/"+runA+"/commands", `{"type":"prompt","message":"`+strings.Repeat("x", MaxCommandBody)+`"}`)
}
