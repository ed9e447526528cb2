package lambda

import (
	"bytes"
	"debug/elf"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

func moduleRoot(t *testing.T) string {
	t.Helper()
	out, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}").Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSpace(string(out))
}

func TestTemplates(t *testing.T) {
	if _, err := exec.LookPath("cfn-lint"); err != nil {
		t.Fatal("cfn-lint is missing, and nothing else checks the templates: pip install cfn-lint")
	}
	for _, name := range []string{"template.yaml", "examples/executor-stack/template.yaml"} {
		cmd := exec.Command("cfn-lint", name)
		cmd.Dir = moduleRoot(t)
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Errorf("%s: %v\n%s", name, err, out)
		}
	}
	text, err := os.ReadFile(filepath.Join(moduleRoot(t), "template.yaml"))
	if err != nil {
		t.Fatal(err)
	}
	api := section(string(text), "AmbitFunction")
	if regexp.MustCompile(`Effect: Allow\s+Action: [^\n]*Delete`).MatchString(api) {
		t.Error("the function that serves runs may delete")
	}
	for _, want := range []string{"AuthType: !Ref AuthType", "InvokeMode: RESPONSE_STREAM", "ReservedConcurrentExecutions:", "Sid: NeverDelete", "Sid: SlotsOnce", `"s3:if-none-match": "true"`} {
		if !strings.Contains(api, want) {
			t.Errorf("the function that serves runs lacks %s", want)
		}
	}
	if sweep := section(string(text), "SweepFunction"); !strings.Contains(sweep, `Input: '{"sweep":true}'`) || strings.Contains(sweep, "AMBIT_TURN_KEY") || strings.Contains(sweep, "Url") {
		t.Error("the function that sweeps has no schedule, or can serve")
	}
}

// section is the part of a template that describes a resource.
func section(text, name string) string {
	_, rest, _ := strings.Cut(text, "\n  "+name+":\n")
	if i := regexp.MustCompile(`\n  [A-Za-z]`).FindStringIndex(rest); i != nil {
		return rest[:i[0]]
	}
	return rest
}

// copyModule copies what a checkout of the module has, as `sam build` does.
func copyModule(t *testing.T, to string) {
	t.Helper()
	root := moduleRoot(t)
	cmd := exec.Command("git", "ls-files", "-z", "--", "*.go", "*.s", "go.mod", "go.sum", "Makefile", "examples/ambit.json", "docs/openapi.json", "core", "actors", "edge", "adapters/lambda")
	cmd.Dir = root
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	for name := range strings.SplitSeq(strings.TrimRight(string(out), "\x00"), "\x00") {
		data, err := os.ReadFile(filepath.Join(root, name))
		if os.IsNotExist(err) {
			continue
		}
		if err != nil {
			t.Fatal(err)
		}
		if err := os.MkdirAll(filepath.Join(to, filepath.Dir(name)), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(to, name), data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// TestBundle builds as `sam build` does, in two clean copies.
func TestBundle(t *testing.T) {
	checkout := t.TempDir()
	copyModule(t, checkout)
	var bundles [][]byte
	for _, target := range []string{"AmbitFunction", "SweepFunction"} {
		source, artifacts := filepath.Join(t.TempDir(), "source"), filepath.Join(t.TempDir(), "artifacts")
		if err := os.CopyFS(source, os.DirFS(checkout)); err != nil {
			t.Fatal(err)
		}
		build := func() (string, error) {
			cmd := exec.Command("make", "build-"+target, "ARTIFACTS_DIR="+artifacts)
			cmd.Dir = source
			out, err := cmd.CombinedOutput()
			return string(out), err
		}
		if out, err := build(); err == nil || !strings.Contains(out, "there is no policy") {
			t.Errorf("without a policy: %v\n%s", err, out)
		}
		if err := os.Rename(filepath.Join(source, "examples/ambit.json"), filepath.Join(source, policyFile)); err != nil {
			t.Fatal(err)
		}
		if out, err := build(); err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		data, err := os.ReadFile(filepath.Join(artifacts, "bootstrap"))
		if err != nil {
			t.Fatal(err)
		}
		bundles = append(bundles, data)
		if _, err := os.Stat(filepath.Join(artifacts, policyFile)); err != nil {
			t.Error(err)
		}
	}
	if !bytes.Equal(bundles[0], bundles[1]) {
		t.Errorf("two builds differ: %d and %d bytes", len(bundles[0]), len(bundles[1]))
	}
	f, err := elf.NewFile(bytes.NewReader(bundles[0]))
	if err != nil {
		t.Fatal(err)
	}
	if f.Machine != elf.EM_AARCH64 {
		t.Errorf("the bootstrap is for %s", f.Machine)
	}
	for _, p := range f.Progs {
		if p.Type == elf.PT_INTERP || p.Type == elf.PT_DYNAMIC {
			t.Error("the bootstrap is not static")
		}
	}
	t.Logf("%d bytes", len(bundles[0]))
}
