package parity

import (
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// appConfig is a workerd configuration of an app beside Ambit; the app binds to our
// class as script_name does.
const appConfig = `using Workerd = import "/workerd/workerd.capnp";
using Ambit = import "workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "ambit", worker = Ambit.ambit),
    (name = "app", worker = .app),
    (name = "storage", disk = (path = "TO_BE_OVERRIDDEN", writable = true)),
    (name = "panel", disk = (path = "TO_BE_OVERRIDDEN")),
    (name = "internet", network = (allow = ["private", "local"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "app")],
);

const app :Workerd.Worker = (
  modules = [%s],
  compatibilityDate = "2026-11-01",
  bindings = [
    (name = "AMBIT", durableObjectNamespace = (className = "Run", serviceName = "ambit")),
    (name = "AMBIT_TOKEN", text = "` + token + `"),
  ],
);
`

// TestEdgeApps runs the example apps beside Ambit under workerd.
func TestEdgeApps(t *testing.T) {
	for _, app := range []struct {
		name  string
		build [][]string
		files map[string]string // module → kind
	}{
		{"edge-app", [][]string{{"npm", "ci", "--no-audit", "--no-fund"}, {"npm", "run", "-s", "build"}}, map[string]string{"app.mjs": "esModule"}},
		{"edge-app-go", [][]string{{"go", "run", "github.com/syumai/workers/cmd/workers-assets-gen", "-mode=go", "-o", "build"},
			{"env", "GOOS=js", "GOARCH=wasm", "go", "build", "-o", "build/app.wasm", "."}},
			map[string]string{"worker.mjs": "esModule", "runtime.mjs": "esModule", "wasm_exec.js": "esModule", "app.wasm": "wasm"}},
	} {
		t.Run(app.name, func(t *testing.T) {
			dir := filepath.Join(root(), "examples", app.name)
			for _, c := range app.build {
				cmd := exec.Command(c[0], c[1:]...)
				cmd.Dir = dir
				if out, err := cmd.CombinedOutput(); err != nil {
					t.Fatalf("%s: %v\n%s", strings.Join(c, " "), err, out)
				}
			}
			work, err := buildWorker()
			if err != nil {
				t.Fatal(err)
			}
			// The first module is the entry point.
			names := []string{}
			for _, n := range []string{"app.mjs", "worker.mjs", "runtime.mjs", "wasm_exec.js", "app.wasm"} {
				if app.files[n] != "" {
					names = append(names, n)
				}
			}
			var modules []string
			for _, n := range names {
				data, err := os.ReadFile(filepath.Join(dir, "build", n))
				if err != nil {
					t.Fatal(err)
				}
				sub := filepath.Join(work, app.name)
				if err := os.MkdirAll(sub, 0o755); err != nil {
					t.Fatal(err)
				}
				if err := os.WriteFile(filepath.Join(sub, n), data, 0o644); err != nil {
					t.Fatal(err)
				}
				modules = append(modules, fmt.Sprintf(`(name = "%s", %s = embed "%s/%s")`, n, app.files[n], app.name, n))
			}
			config := app.name + ".capnp"
			if err := os.WriteFile(filepath.Join(work, config), fmt.Appendf(nil, appConfig, strings.Join(modules, ", ")), 0o644); err != nil {
				t.Fatal(err)
			}
			document := strings.NewReplacer(`"files":`, `"project_files":`, `"write": ["**"]`, `"write": ["reports/**"]`).Replace(policy())
			w := startConfig(t, t.TempDir(), config, "AMBIT_POLICY="+document)
			resp, err := http.Get(w.url + "/?run=" + app.name)
			if err != nil {
				t.Fatal(err)
			}
			defer resp.Body.Close()
			dec := json.NewDecoder(resp.Body)
			var got []string
			for dec.More() {
				var line struct {
					Status, Text, Error string
					Delta               []struct{ Op, Path string }
				}
				if err := dec.Decode(&line); err != nil {
					t.Fatal(err)
				}
				got = append(got, fmt.Sprint(line.Status, " ", strings.TrimSpace(line.Text), line.Error, " ", line.Delta))
			}
			want := []string{"ok  [{add reports} {add reports/stock}]", "ok total 8 [{meta reports} {add reports/total}]",
				"ok command exited with status 1\nbash: line 1: elsewhere: Permission denied []"}
			if fmt.Sprint(got) != fmt.Sprint(want) {
				t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
			}
		})
	}
}

// TestWranglerBundles lets wrangler itself build and bundle the Worker, without
// publishing it.
func TestWranglerBundles(t *testing.T) {
	cmd := exec.Command("./adapters/workers/deploy/deploy.sh", "--env", "", "--policy", "examples/ambit.json", "--dry-run")
	cmd.Dir = root()
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	var kib float64
	for _, line := range strings.Split(string(out), "\n") {
		if _, rest, ok := strings.Cut(line, "/ gzip: "); ok {
			fmt.Sscan(rest, &kib)
		}
	}
	t.Logf("gzip %.0f KiB", kib)
	if kib == 0 || kib > maxGzipKiB {
		t.Errorf("the bundle has %.0f KiB after gzip, the bound is %d", kib, maxGzipKiB)
	}
	for _, args := range [][]string{{"--dry-run"}, {"--env", "nowhere", "--dry-run"}, {"--env", "", "--policy", "none.json", "--dry-run"}} {
		cmd := exec.Command("./adapters/workers/deploy/deploy.sh", args...)
		cmd.Dir = root()
		if out, err := cmd.CombinedOutput(); err == nil {
			t.Errorf("%v was accepted:\n%s", args, out)
		}
	}
}

// maxGzipKiB bounds the deployed bundle; Workers' own limit is far above it.
const maxGzipKiB = 6 << 10
