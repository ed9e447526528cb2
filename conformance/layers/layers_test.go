// Package layers checks the shape of the module: dependencies point one way, and the
// core does no I/O.
package layers

import (
	"encoding/json"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// layerOf gives each top folder its height; a package may import its own layer and
// those below.
var layerOf = map[string]int{"docs": 0, "core": 0, "actors": 1, "edge": 2, "adapters": 3, "cmd": 4}

// forbidden are packages that code under core must not import. os is forbidden as a
// whole: what little of it would be pure is not worth the exception.
var forbidden = []string{"os", "os/exec", "os/signal", "os/user", "net", "net/http", "syscall", "syscall/js", "math/rand", "math/rand/v2", "crypto/rand", "io/ioutil", "plugin", "encoding/json", "path/filepath"}

type pkg struct {
	ImportPath string
	Imports    []string
	GoFiles    []string
	Dir        string
}

func packages(t *testing.T, pattern string, env ...string) []pkg {
	t.Helper()
	cmd := exec.Command("go", "list", "-json=ImportPath,Imports,GoFiles,Dir", pattern)
	cmd.Env = append(cmd.Environ(), env...)
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	var list []pkg
	dec := json.NewDecoder(strings.NewReader(string(out)))
	for dec.More() {
		var p pkg
		if err := dec.Decode(&p); err != nil {
			t.Fatal(err)
		}
		list = append(list, p)
	}
	return list
}

func top(path string) string {
	rest, ok := strings.CutPrefix(path, "ambit/")
	if !ok {
		return ""
	}
	name, _, _ := strings.Cut(rest, "/")
	return name
}

func TestDependenciesPointDown(t *testing.T) {
	for _, p := range packages(t, "ambit/...") {
		from, ok := layerOf[top(p.ImportPath)]
		if !ok {
			continue
		}
		for _, imp := range p.Imports {
			to, ok := layerOf[top(imp)]
			if ok && to > from {
				t.Errorf("%s imports %s, which lies above it", p.ImportPath, imp)
			}
			if strings.HasPrefix(imp, "ambit/") && !ok {
				t.Errorf("%s imports %s, which is no layer", p.ImportPath, imp)
			}
		}
	}
}

func TestAdaptersDoNotKnowEachOther(t *testing.T) {
	adapter := func(path string) string {
		rest, ok := strings.CutPrefix(path, "ambit/adapters/")
		if !ok {
			return ""
		}
		name, _, _ := strings.Cut(rest, "/")
		return name
	}
	for _, p := range packages(t, "ambit/...") {
		for _, imp := range p.Imports {
			if a, b := adapter(p.ImportPath), adapter(imp); a != "" && b != "" && a != b {
				t.Errorf("%s imports %s", p.ImportPath, imp)
			}
		}
	}
}

func TestCoreDoesNoIO(t *testing.T) {
	for _, env := range [][]string{nil, {"GOOS=js", "GOARCH=wasm"}} {
		for _, p := range packages(t, "ambit/core/...", env...) {
			for _, imp := range p.Imports {
				if slices.Contains(forbidden, imp) {
					t.Errorf("%s imports %s (%v)", p.ImportPath, imp, env)
				}
			}
		}
	}
}

// TestNothingIsMeasuredInWasm: what measures and traces stays out of the program that
// Workers load, and out of the layers below the edge.
func TestNothingIsMeasuredInWasm(t *testing.T) {
	measuring := func(path string) bool {
		for _, prefix := range []string{"github.com/prometheus/", "go.opentelemetry.io/", "google.golang.org/protobuf/", "ambit/edge/metrics", "ambit/edge/traces"} {
			if strings.HasPrefix(path, prefix) {
				return true
			}
		}
		return false
	}
	for _, where := range []struct {
		pattern string
		env     []string
	}{{"ambit/adapters/workers/wasm", []string{"GOOS=js", "GOARCH=wasm"}}, {"ambit/core/...", nil}, {"ambit/actors", nil}, {"ambit/edge", nil}, {"ambit/adapters/lambda", nil}} {
		cmd := exec.Command("go", "list", "-deps", where.pattern)
		cmd.Env = append(cmd.Environ(), where.env...)
		out, err := cmd.Output()
		if err != nil {
			t.Fatalf("go list: %v", err)
		}
		found := false
		for path := range strings.FieldsSeq(string(out)) {
			if measuring(path) {
				found = true
				if where.pattern != "ambit/adapters/lambda" {
					t.Errorf("%s depends on %s (%v)", where.pattern, path, where.env)
				}
			}
		}
		if where.pattern == "ambit/adapters/lambda" && !found {
			t.Error("what measures is not found where it is: the test looks for the wrong packages")
		}
	}
}

// TestCoreNeitherReadsClocksNorStartsGoroutines looks for what an import cannot show.
func TestCoreNeitherReadsClocksNorStartsGoroutines(t *testing.T) {
	for _, p := range packages(t, "ambit/core/...") {
		for _, file := range p.GoFiles {
			checkSource(t, filepath.Join(p.Dir, file))
		}
	}
}
