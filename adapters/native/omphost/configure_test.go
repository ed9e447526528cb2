package omphost

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ambit/actors"
	"ambit/actors/store/memory"
	"ambit/core/authority"
)

// TestF01To04Options: what a host can be configured with.
func TestF01To04Options(t *testing.T) {
	for _, c := range []struct {
		name  string
		tools AppTools
		want  string
	}{
		{"F2 empty name", AppTools{MCPURL: "http://a/mcp"}, "mcpName"},
		{"F2 double underscore", AppTools{MCPName: "a__b", MCPURL: "http://a/mcp"}, "mcpName"},
		{"F2 space", AppTools{MCPName: "a b", MCPURL: "http://a/mcp"}, "mcpName"},
		{"F2 dot", AppTools{MCPName: "a.b", MCPURL: "http://a/mcp"}, "mcpName"},
		{"F3 no URL", AppTools{MCPName: "a"}, "mcpUrl"},
		{"F3 file", AppTools{MCPName: "a", MCPURL: "file:///etc/passwd"}, "mcpUrl"},
		{"F3 user", AppTools{MCPName: "a", MCPURL: "http://u:p@a/mcp"}, "mcpUrl"},
		{"F4 wildcard", AppTools{BrowserActionNames: []string{"app.*"}}, "browser action"},
		{"F4 question mark", AppTools{BrowserActionNames: []string{"app.?"}}, "browser action"},
		{"F4 empty", AppTools{BrowserActionNames: []string{""}}, "browser action"},
		{"F4 of a governed tool", AppTools{BrowserActionNames: []string{"bash"}}, "name is that of another tool"},
		{"F4 of the app's tools", AppTools{BrowserActionNames: []string{"mcp__planner__x"}}, "name is that of another tool"},
		{"F4 same to the model", AppTools{BrowserActionNames: []string{"a.b", "a_b"}}, "cannot be told apart"},
	} {
		h, err := New(Options{RootDir: filepath.Join(t.TempDir(), "runs"), Omp: standIn(t), AppTools: c.tools})
		if err == nil {
			h.Close()
			t.Errorf("%s: accepted", c.name)
		} else if !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v", c.name, err)
		}
	}
	h, err := New(Options{RootDir: filepath.Join(t.TempDir(), "runs"), Omp: standIn(t),
		AppTools: AppTools{MCPName: "Plan-ner_1", MCPURL: "https://app/mcp", BrowserActionNames: []string{"app.ui.open", "search"}}})
	if err != nil {
		t.Fatal(err)
	}
	if err := h.Close(); err != nil {
		t.Error(err)
	}
	if _, err := New(Options{RootDir: filepath.Join(t.TempDir(), "runs")}); err == nil || !strings.Contains(err.Error(), "make omp") {
		t.Errorf("without omp: %v", err)
	}
	if err := CheckInstalled(t.TempDir()); err == nil || !strings.Contains(err.Error(), "make omp") {
		t.Errorf("without an installation: %v", err)
	}
}

// TestRootDirectory: the root is private, and one host's alone.
func TestRootDirectory(t *testing.T) {
	open := func(dir string) error {
		h, err := New(Options{RootDir: dir, Omp: standIn(t)})
		if err == nil {
			t.Cleanup(func() { h.Close() })
		}
		return err
	}
	base := t.TempDir()
	root := filepath.Join(base, "runs")
	if err := os.Mkdir(root, 0o777); err != nil {
		t.Fatal(err)
	}
	if err := open(root); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(root); err != nil || info.Mode().Perm() != 0o700 {
		t.Errorf("the root's mode is %v (%v)", info.Mode(), err)
	}
	if err := open(root); err == nil || !strings.Contains(err.Error(), "in use") {
		t.Errorf("a second host: %v", err)
	}
	link := filepath.Join(base, "link")
	if err := os.Symlink(root, link); err != nil {
		t.Fatal(err)
	}
	if err := open(link); err == nil || !strings.Contains(err.Error(), "not a directory") {
		t.Errorf("a symlink: %v", err)
	}
	open777 := filepath.Join(base, "open")
	if err := os.Mkdir(open777, 0o777); err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(open777, 0o777); err != nil {
		t.Fatal(err)
	}
	if err := open(filepath.Join(open777, "runs")); err == nil || !strings.Contains(err.Error(), "everybody") {
		t.Errorf("below a directory that everybody can write: %v", err)
	}
}

// TestInertPrompts: no prompt is a command, none names a file.
func TestInertPrompts(t *testing.T) {
	for in, want := range map[string]string{
		"hello":           "hello",
		"/help":           "\u2060/help",
		"  \n/help":       "\u2060  \n/help",
		"\ufeff/help":     "\u2060\ufeff/help",
		"\u2060/help":     "\u2060\u2060/help",
		"a/b":             "a/b",
		"read @/etc/x":    "read \u2060@/etc/x",
		"@a @b":           "\u2060@a \u2060@b",
		"me@example.com":  "me\u2060@example.com",
		"\u0000/exit now": "\u2060\u0000/exit now",
	} {
		if got := inert(in); got != want {
			t.Errorf("inert(%q) = %q, want %q", in, got, want)
		}
	}
}

// TestCallNames: what a model calls a tool is a name that every endpoint and omp take.
func TestCallNames(t *testing.T) {
	long := "mcp__planner__" + strings.Repeat("x", 80)
	for name, want := range map[string]string{
		"mcp__planner__plan": "mcp__planner__plan",
		"app.ui.open":        "app_ui_open",
		"search":             "search_",
		"Task":               "Task_",
		long:                 "",
	} {
		got := callName(name)
		if want != "" && got != want || !safeName(got) {
			t.Errorf("callName(%q) = %q, want %q", name, got, want)
		}
	}
	if callName(long) == callName(long+"y") {
		t.Error("two long names became one")
	}
}

// TestF24SnapshotKnowsNoHTTP: what is wrong with a registry is an error of its own.
func TestF24SnapshotKnowsNoHTTP(t *testing.T) {
	_, err := newSnapshot(parse(`{"providers":[]}`), "a/b")
	var wrong *RegistryError
	if !errors.As(err, &wrong) {
		t.Errorf("%T %v", err, err)
	}
	for _, file := range []string{"registry.go", "config.go", "secret.go"} {
		src, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(string(src), "net/http") {
			t.Errorf("%s knows net/http", file)
		}
	}
}

// TestActionsAreNotScripts configures a browser action under the name of a script
// capability: a call of one would be carried out as the other.
func TestActionsAreNotScripts(t *testing.T) {
	policy, err := authority.Parse("test", []byte(`{"version": 1, "scripts": {"app_save": {"argv": ["bash", "x.sh"], "sha256": "`+strings.Repeat("0", 64)+`"}}}`))
	if err != nil {
		t.Fatal(err)
	}
	opt := Options{Runs: actors.NewHost(memory.New(), policy, actors.Options{}), AppTools: AppTools{BrowserActionNames: []string{"app.save"}}}
	if _, err := New(opt); err == nil || !strings.Contains(err.Error(), "name is that of another tool") {
		t.Error(err)
	}
}
