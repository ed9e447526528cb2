package omphost

import (
	"embed"
	"encoding/json"
	"path"
	"testing"

	"github.com/google/jsonschema-go/jsonschema"
)

// Tests that run as another user are not where the files are.
//
//go:embed schemas/*.json
var schemas embed.FS

func schema(t testing.TB, name string) *jsonschema.Resolved {
	t.Helper()
	data, err := schemas.ReadFile(path.Join("schemas", name))
	if err != nil {
		t.Fatal(err)
	}
	var s jsonschema.Schema
	if err := json.Unmarshal(data, &s); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	r, err := s.Resolve(nil)
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return r
}

func valid(t testing.TB, s *jsonschema.Resolved, text string) error {
	t.Helper()
	var v any
	if err := json.Unmarshal([]byte(text), &v); err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return s.Validate(v)
}

// TestSchemas: the published schemas say what the host does.
func TestSchemas(t *testing.T) {
	commands := schema(t, "command.json")
	for _, body := range []string{
		`{"type":"prompt","message":"hi"}`, `{"type":"cancel"}`, `{"type":"reply","id":"1","value":"x"}`, `{"type":"reply","id":"1","cancelled":true}`,
		`{"type":"capability_register","name":"a.b","description":"d","parameters":{"type":"object"}}`, `{"type":"capability_deregister","name":"a.b"}`,
		`{"type":"capability_result","id":"1","result":{"x":1}}`, `{"type":"capability_result","id":"1","isError":true}`,
		`{"type":"prompt"}`, `{"type":"prompt","message":" "}`, `{"type":"bash"}`, `{}`, `{"type":"cancel","x":1}`, `{"type":"reply","id":"1"}`,
		`{"type":"reply","id":"1","value":"x","confirmed":true}`, `{"type":"capability_register","name":"a.b","parameters":[]}`, `{"type":"capability_result"}`,
	} {
		_, host := parseCommand([]byte(body), map[string]string{"a.b": "a_b"})
		if published := valid(t, commands, body); (host == nil) != (published == nil) {
			t.Errorf("command %s: the host says %v, the schema %v", body, host, published)
		}
	}
	registries := schema(t, "registry.json")
	entry := func(more string) string {
		return `{"providers":[{"id":"p","kind":"llm","enabled":true,"base_url":"http://x/v1"` + more + `}]}`
	}
	for _, text := range []string{
		entry(`,"credential":"env:K"`), entry(`,"auth":"none"`), entry(`,"credential":"env:K","models":["m",{"id":"m2","context_window":1000}],"headers":{"A":"b"},"query_params":{"v":"1"}`),
		entry(`,"credential":"env:K","label":"ignored","models":["m"]`),
		`{"providers":[{"id":"p","kind":"llm","enabled":true,"base_url":"http://x/v1","auth":"none"},{"id":"q","kind":"embedding","enabled":true},{"id":"r","kind":"llm","enabled":false,"credential":"cmd:x"}]}`,
		entry(``), entry(`,"credential":"cmd:x"`), entry(`,"credential":"keyring:x"`), entry(`,"credential":"env:K","headers":{"A":"${B}"}`), entry(`,"credential":"env:K","headers":{"A":1}`),
		entry(`,"credential":"env:K","api":"other"`), entry(`,"credential":"env:K","models":[1]`), entry(`,"auth":"some"`), `{"providers":{}}`, `{"providers":[{"id":"p","kind":"llm"}]}`,
		`{"providers":[{"id":"p/q","kind":"llm","enabled":true,"base_url":"http://x","auth":"none"}]}`, `{"providers":[{"id":"p","kind":"llm","enabled":true,"base_url":"ftp://x","auth":"none"}]}`,
	} {
		_, host := newSnapshot(parse(text), "p/m")
		if published := valid(t, registries, text); (host == nil) != (published == nil) {
			t.Errorf("registry %s: the host says %v, the schema %v", text, host, published)
		}
	}
	events := schema(t, "event.json")
	f := newFixture(t)
	f.must(201, "POST", "/runs", f.start(runA, nil))
	f.must(202, "POST", "/runs/"+runA+"/commands", `{"type":"capability_register","name":"app.ui.open_training"}`)
	f.prompt(runA, "say x\ncall bash {\"command\":\"echo hi\"}\ncall app_ui_open_training {\"id\":1}\nask really\nfail\nsay y")
	c := f.app.wait(t, "capability_call", 1)
	f.must(202, "POST", "/runs/"+runA+"/commands", map[string]any{"type": "capability_result", "id": c.ID, "result": "ok"})
	q := f.app.wait(t, "question", 1)
	f.must(202, "POST", "/runs/"+runA+"/commands", map[string]any{"type": "reply", "id": q.ID, "value": "yes"})
	f.app.wait(t, "turn_end", 1)
	f.prompt(runA, "exit")
	f.app.wait(t, "error", 1)
	for _, e := range f.app.all() {
		if err := valid(t, events, string(encode(e))); err != nil {
			t.Errorf("event %s: %v", encode(e), err)
		}
	}
}
