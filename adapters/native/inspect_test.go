package native_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"ambit/core/ledger"
)

// TestInspect looks at a run as a person does who audits it.
func TestInspect(t *testing.T) {
	s := startServer(t, t.TempDir())
	post := func(path, body string, want int) string {
		t.Helper()
		code, text, _ := s.raw(t, "POST", path, apiToken, body)
		if code != want {
			t.Fatalf("POST %s: %d %s", path, code, text)
		}
		return text
	}
	get := func(path string, want int) string {
		t.Helper()
		code, text, _ := s.raw(t, "GET", path, "reader-secret", "")
		if code != want {
			t.Fatalf("GET %s: %d %s, want %d", path, code, text, want)
		}
		return text
	}
	post("/runs", `{"profile":"operator","id":"r"}`, 201)
	post("/runs/r/turns", `{"grants":"project_files { read write [\"reports/**\"] } command { run }"}`, 201)
	post("/runs/r/turns/1/tools/bash", `{"command":"mkdir reports; echo one > reports/a; ln -s a reports/l; seq 40000"}`, 200)
	post("/runs/r/turns/1/tools/bash", `{"command":"echo two > reports/a; rm reports/l; cat","stdin":"in"}`, 200)

	t.Run("files as they were", func(t *testing.T) {
		if got := get("/runs/r/workspace/reports/a?seq=3", 200); got != "one\n" {
			t.Errorf("after entry 3: %q", got)
		}
		if got := get("/runs/r/workspace/reports/a", 200); got != "two\n" {
			t.Errorf("now: %q", got)
		}
		get("/runs/r/workspace/reports/a?seq=2", 404)
		get("/runs/r/workspace/reports/a?seq=99", 404)
		get("/runs/r/workspace/reports/a?seq=0", 400)
		paths := func(query string) string {
			var tree struct {
				Entries []struct{ Path, Kind, Target string }
			}
			if err := json.Unmarshal([]byte(get("/runs/r/tree"+query, 200)), &tree); err != nil {
				t.Fatal(err)
			}
			var list []string
			for _, e := range tree.Entries {
				list = append(list, strings.TrimSpace(e.Path+" "+e.Kind+" "+e.Target))
			}
			return strings.Join(list, ", ")
		}
		if got, want := paths("?seq=3"), "reports dir, reports/a file, reports/l symlink a"; got != want {
			t.Errorf("tree after entry 3: %s, want %s", got, want)
		}
		if got, want := paths(""), "reports dir, reports/a file"; got != want {
			t.Errorf("tree: %s, want %s", got, want)
		}
	})

	t.Run("records and payloads", func(t *testing.T) {
		page := strings.SplitAfter(get("/runs/r/ledger", 200), "\n")
		if got := get("/runs/r/ledger/3", 200); got != page[2] {
			t.Errorf("record 3 is not that of the ledger: %s", got)
		}
		if _, err := ledger.ParseRecord([]byte(strings.TrimSpace(page[2]))); err != nil {
			t.Error(err)
		}
		if got := get("/runs/r/ledger/3/stdout", 200); !strings.HasPrefix(got, "1\n2\n") || !strings.HasSuffix(got, "\n40000\n") {
			t.Errorf("stdout: %d bytes", len(got))
		}
		if got := get("/runs/r/ledger/4/stdin", 200); got != "in" {
			t.Errorf("stdin: %q", got)
		}
		if got := get("/runs/r/ledger/4/args", 200); !strings.Contains(got, "echo two") {
			t.Errorf("args: %s", got)
		}
		var delta []struct{ Path string }
		if err := json.Unmarshal([]byte(get("/runs/r/ledger/4/delta", 200)), &delta); err != nil || fmt.Sprint(delta) != "[{reports} {reports/a} {reports/l}]" {
			t.Errorf("delta: %v, %v", delta, err)
		}
		get("/runs/r/ledger/3/stdin", 404)
		get("/runs/r/ledger/3/secrets", 404)
		get("/runs/r/ledger/0", 404)
		get("/runs/r/ledger/03", 404)
		get("/runs/r/ledger/99", 404)
		get("/runs/unknown/ledger/1", 404)
	})

	t.Run("authority", func(t *testing.T) {
		type verdict struct {
			Allowed       bool
			Level, Reason string
			Steps         []struct{ Level string }
		}
		ask := func(query string) *verdict {
			t.Helper()
			var a struct {
				Profile struct{ Allow []string }
				Tools   []string
				Verdict *verdict
			}
			if err := json.Unmarshal([]byte(get("/runs/r/turns/1/authority"+query, 200)), &a); err != nil {
				t.Fatal(err)
			}
			if fmt.Sprint(a.Profile.Allow) != "[command.run repo.read repo.write]" || len(a.Tools) == 0 || a.Tools[0] != "bash" {
				t.Errorf("authority: %+v", a)
			}
			return a.Verdict
		}
		if v := ask(""); v != nil {
			t.Errorf("a verdict that nobody asked for: %+v", v)
		}
		if v := ask("?read=docs/x"); !v.Allowed || v.Level != "" || len(v.Steps) < 4 {
			t.Errorf("read: %+v", v)
		}
		if v := ask("?write=docs/x"); v.Allowed || v.Level != "grant" || v.Reason == "" {
			t.Errorf("write: %+v", v)
		}
		if v := ask("?tool=nightly_backup"); v.Allowed || v.Level != "manifest" {
			t.Errorf("tool: %+v", v)
		}
		get("/runs/r/turns/1/authority?read=a&write=a", 400)
		get("/runs/r/turns/1/authority?read=../a", 400)
		get("/runs/r/turns/2/authority", 404)
	})
}
