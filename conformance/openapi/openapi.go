// Package openapi holds what servers answer to the description of the API in
// docs/openapi.json. It is for tests.
package openapi

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"mime"
	"net/http"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"sync"

	"github.com/google/jsonschema-go/jsonschema"
)

// description is docs/openapi.json, as far as answers are concerned.
type description struct {
	OpenAPI string
	Paths   map[string]map[string]json.RawMessage

	Components struct {
		Schemas   map[string]json.RawMessage
		Responses map[string]response
	}

	mu       sync.Mutex
	compiled map[string]*jsonschema.Resolved // by the text of the schema
}

type operation struct {
	OperationID string
	Responses   map[string]response
}

type response struct {
	Ref     string `json:"$ref"`
	Content map[string]struct{ Schema json.RawMessage }
}

var load = sync.OnceValues(func() (*description, error) {
	_, file, _, _ := runtime.Caller(0)
	data, err := os.ReadFile(filepath.Join(filepath.Dir(file), "../../docs/openapi.json"))
	if err != nil {
		return nil, err
	}
	d := &description{compiled: map[string]*jsonschema.Resolved{}}
	return d, json.Unmarshal(data, d)
})

// schema compiles a schema of the description, whose $refs name its components.
func (d *description) schema(raw json.RawMessage) (*jsonschema.Resolved, error) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if s := d.compiled[string(raw)]; s != nil {
		return s, nil
	}
	root := map[string]any{"$defs": d.Components.Schemas, "allOf": []json.RawMessage{raw}}
	data, err := json.Marshal(root)
	if err != nil {
		return nil, err
	}
	data = bytes.ReplaceAll(data, []byte(`"#/components/schemas/`), []byte(`"#/$defs/`))
	var s jsonschema.Schema
	if err := json.Unmarshal(data, &s); err != nil {
		return nil, err
	}
	resolved, err := s.Resolve(nil)
	if err == nil {
		d.compiled[string(raw)] = resolved
	}
	return resolved, err
}

// Answer is what a server gave to a request. Path is as in the request line, with query.
type Answer struct {
	Method, Path string
	Status       int
	Header       http.Header
	Body         []byte
}

// Check reports where an answer is not what the description says. One that says that there
// is no such route or method has to be an error like others.
func Check(a Answer) error {
	d, err := load()
	if err != nil {
		return err
	}
	if a.Method == http.MethodOptions && a.Status == 204 {
		return nil // for browsers
	}
	op, err := d.find(a.Method, a.Path)
	if err != nil {
		return err
	}
	var r response
	switch {
	case op == nil && a.Status >= 400 && a.Status < 500, a.Status == 401, a.Status == 405:
		r = d.Components.Responses["Refused"]
	case op == nil:
		return fmt.Errorf("%d, but the description has no %s %s", a.Status, a.Method, a.Path)
	default:
		var ok bool
		if r, ok = op.Responses[strconv.Itoa(a.Status)]; !ok {
			if r, ok = op.Responses[fmt.Sprintf("%dXX", a.Status/100)]; !ok {
				return fmt.Errorf("%s: %d is not described", op.OperationID, a.Status)
			}
		}
	}
	if name, ok := strings.CutPrefix(r.Ref, "#/components/responses/"); ok {
		r = d.Components.Responses[name]
	}
	if err := d.body(r, a); err != nil {
		return fmt.Errorf("%s %s: %d: %w\n%.2000s", a.Method, a.Path, a.Status, err, a.Body)
	}
	return nil
}

func (d *description) body(r response, a Answer) error {
	if a.Method == http.MethodHead {
		return nil
	}
	if len(r.Content) == 0 {
		if len(a.Body) > 0 {
			return errors.New("a body that is not described")
		}
		return nil
	}
	media, _, err := mime.ParseMediaType(a.Header.Get("Content-Type"))
	if err != nil {
		return fmt.Errorf("content type %q: %w", a.Header.Get("Content-Type"), err)
	}
	content, ok := r.Content[media]
	switch {
	case !ok:
		return fmt.Errorf("content type %s is not described", media)
	case media == "application/x-ndjson":
		for line := range bytes.Lines(a.Body) {
			if err := d.fits(json.RawMessage(`{"$ref":"#/components/schemas/Record"}`), line); err != nil {
				return err
			}
		}
	case content.Schema != nil:
		return d.fits(content.Schema, a.Body)
	}
	return nil
}

func (d *description) fits(schema json.RawMessage, body []byte) error {
	var v any
	if err := json.Unmarshal(body, &v); err != nil {
		return err
	}
	s, err := d.schema(schema)
	if err != nil {
		return fmt.Errorf("the schema: %w", err)
	}
	return s.Validate(v)
}

// find gives the operation of a request, or nil.
func (d *description) find(method, path string) (*operation, error) {
	path, _, _ = strings.Cut(path, "?")
	if method == http.MethodHead {
		method = http.MethodGet
	}
	for pattern, item := range d.Paths {
		raw, ok := item[strings.ToLower(method)]
		if !ok || !matches(pattern, path) {
			continue
		}
		op := new(operation)
		return op, json.Unmarshal(raw, op)
	}
	return nil, nil
}

// matches reports whether a path is of a pattern. A final {path} has the rest of it,
// slashes and all, which OpenAPI cannot say.
func matches(pattern, path string) bool {
	if prefix, ok := strings.CutSuffix(pattern, "/{path}"); ok {
		have := strings.SplitN(path, "/", strings.Count(pattern, "/")+1)
		return len(have) == strings.Count(pattern, "/")+1 && have[len(have)-1] != "" && matches(prefix, strings.Join(have[:len(have)-1], "/"))
	}
	want, have := strings.Split(pattern, "/"), strings.Split(path, "/")
	if len(want) != len(have) {
		return false
	}
	for i := range want {
		if want[i] != have[i] && (!strings.HasPrefix(want[i], "{") || have[i] == "") {
			return false
		}
	}
	return true
}

// Valid reports a schema of the description that cannot be compiled, or a reference to
// what it does not have.
func Valid() error {
	d, err := load()
	if err != nil {
		return err
	}
	if !strings.HasPrefix(d.OpenAPI, "3.1.") {
		return fmt.Errorf("OpenAPI %s", d.OpenAPI)
	}
	for path, item := range d.Paths {
		for method, raw := range item {
			if method == "parameters" {
				continue
			}
			var op struct {
				operation
				RequestBody response
				Parameters  []struct{ Schema json.RawMessage }
			}
			if err := json.Unmarshal(raw, &op); err != nil {
				return fmt.Errorf("%s %s: %w", method, path, err)
			}
			bodies := []response{op.RequestBody}
			for _, r := range op.Responses {
				if name, ok := strings.CutPrefix(r.Ref, "#/components/responses/"); ok {
					if r, ok = d.Components.Responses[name]; !ok {
						return fmt.Errorf("%s %s: there is no response %s", method, path, name)
					}
				}
				bodies = append(bodies, r)
			}
			var schemas []json.RawMessage
			for _, b := range bodies {
				for _, c := range b.Content {
					schemas = append(schemas, c.Schema)
				}
			}
			for _, p := range op.Parameters {
				schemas = append(schemas, p.Schema)
			}
			for _, s := range schemas {
				if s == nil {
					continue
				}
				if _, err := d.schema(s); err != nil {
					return fmt.Errorf("%s %s: %w", method, path, err)
				}
			}
		}
	}
	return nil
}

// Operations are "METHOD path" of all operations of the description.
func Operations() ([]string, error) {
	d, err := load()
	if err != nil {
		return nil, err
	}
	var list []string
	for path, item := range d.Paths {
		for method := range item {
			if method != "parameters" {
				list = append(list, strings.ToUpper(method)+" "+path)
			}
		}
	}
	return list, nil
}
