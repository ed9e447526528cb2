package parity

import (
	"bytes"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
)

// tsClient builds the TypeScript client and gives its directory.
var tsClient = sync.OnceValues(func() (string, error) {
	dir := filepath.Join(root(), "clients/ts")
	for _, c := range [][]string{{"npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts"}, {"npm", "run", "-s", "build"}} {
		cmd := exec.Command(c[0], c[1:]...)
		cmd.Dir = dir
		if out, err := cmd.CombinedOutput(); err != nil {
			return "", fmt.Errorf("%s: %w\n%s", strings.Join(c, " "), err, out)
		}
	}
	return dir, nil
})

// TestTypeScriptClient goes through every route with the TypeScript client: under Node, and
// inside a Worker.
func TestTypeScriptClient(t *testing.T) {
	dir, err := tsClient()
	if err != nil {
		t.Fatal(err)
	}
	t.Run("types", func(t *testing.T) {
		fresh := filepath.Join(t.TempDir(), "api.ts")
		run(t, dir, nil, "npx", "openapi-typescript", "../../docs/openapi.json", "--output", fresh, "--root-types=false")
		want, err := os.ReadFile(fresh)
		if err != nil {
			t.Fatal(err)
		}
		have, err := os.ReadFile(filepath.Join(dir, "src/api.ts"))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(have, want) {
			t.Error("src/api.ts is not what docs/openapi.json gives: npm run generate")
		}
	})
	w := startWorkerd(t, t.TempDir())
	for _, p := range []*placement{startNative(t, ""), &w.placement} {
		t.Run("node/"+p.name, func(t *testing.T) {
			cmd := exec.Command("node", "test/node.mjs", p.url, token, "node")
			cmd.Dir = dir
			if out, err := cmd.CombinedOutput(); err != nil || string(out) != "done\n" {
				t.Errorf("%v\n%s", err, out)
			}
		})
	}
	t.Run("worker", func(t *testing.T) {
		work, err := buildWorker()
		if err != nil {
			t.Fatal(err)
		}
		var modules []string
		for _, m := range [][2]string{{"worker.mjs", "test/worker.mjs"}, {"session.mjs", "test/session.mjs"}, {"index.js", "dist/index.js"}} {
			data, err := os.ReadFile(filepath.Join(dir, m[1]))
			if err != nil {
				t.Fatal(err)
			}
			if err := os.MkdirAll(filepath.Join(work, "tsclient"), 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join(work, "tsclient", m[0]), data, 0o644); err != nil {
				t.Fatal(err)
			}
			modules = append(modules, fmt.Sprintf(`(name = "%s", esModule = embed "tsclient/%s")`, m[0], m[0]))
		}
		config := strings.Replace(fmt.Sprintf(appConfig, strings.Join(modules, ", ")), `(name = "AMBIT", durableObjectNamespace = (className = "Run", serviceName = "ambit")),
    (name = "AMBIT_TOKEN"`, `(name = "AMBIT", service = "ambit"),
    (name = "TOKEN"`, 1)
		if err := os.WriteFile(filepath.Join(work, "tsclient.capnp"), []byte(config), 0o644); err != nil {
			t.Fatal(err)
		}
		app := startConfig(t, t.TempDir(), "tsclient.capnp")
		resp, err := http.Get(app.url)
		if err != nil {
			t.Fatal(err)
		}
		defer resp.Body.Close()
		if body, err := io.ReadAll(resp.Body); err != nil || resp.StatusCode != 200 || string(body) != "done" {
			t.Errorf("%d %v\n%s", resp.StatusCode, err, body)
		}
	})
}
