package native_test

import (
	"archive/tar"
	"bytes"
	"context"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ambit/edge/client"
)

// archive is a tar archive of files; a name that ends in a slash is a directory.
func archive(t *testing.T, files ...string) string {
	t.Helper()
	var b bytes.Buffer
	w := tar.NewWriter(&b)
	for i := 0; i < len(files); i += 2 {
		h := tar.Header{Name: files[i], Typeflag: tar.TypeReg, Mode: 0o644, Size: int64(len(files[i+1]))}
		if strings.HasSuffix(files[i], "/") {
			h.Typeflag, h.Mode = tar.TypeDir, 0o755
		}
		if err := w.WriteHeader(&h); err != nil {
			t.Fatal(err)
		}
		io.WriteString(w, files[i+1])
	}
	w.Close()
	return b.String()
}

type putAnswer struct {
	Seq     uint64
	LeftOut []string
	Kept    []struct{ Path, Level, Reason string }
}

func (s *server) put(t *testing.T, run, body string) (a putAnswer) {
	t.Helper()
	code, text, _ := s.raw(t, "PUT", "/runs/"+run+"/workspace", apiToken, body, "Content-Type", "application/x-tar", "Idempotency-Key", t.Name())
	if code != 200 {
		t.Fatalf("%d %s", code, text)
	}
	if err := json.Unmarshal([]byte(text), &a); err != nil {
		t.Fatal(err)
	}
	if _, again, _ := s.raw(t, "PUT", "/runs/"+run+"/workspace", apiToken, body, "Content-Type", "application/x-tar", "Idempotency-Key", t.Name()); again != text {
		t.Errorf("repeated: %s, not %s", again, text)
	}
	return a
}

// TestPutLeavesOutWhatThePolicyIgnores puts names that no workspace holds.
func TestPutLeavesOutWhatThePolicyIgnores(t *testing.T) {
	s := startServer(t, t.TempDir())
	ctx := context.Background()
	for _, open := range []client.OpenRun{{ID: "w", Profile: "operator"}, {ID: "m", Profile: "operator", Store: "project_files"}} {
		t.Run(open.ID, func(t *testing.T) {
			if _, err := s.client.Open(ctx, open); err != nil {
				t.Fatal(err)
			}
			a := s.put(t, open.ID, archive(t, "reports/a", "a", ".git/", "", ".git/hooks/x", "evil", "reports/.ambit/token", "x", ".ambit-import-1", "y"))
			if got := strings.Join(a.LeftOut, " "); got != ".git reports/.ambit .ambit-import-1" {
				t.Errorf("left out: %s", got)
			}
			for path, want := range map[string]int{"reports/a": 200, ".git/hooks/x": 404, "reports/.ambit/token": 404} {
				if code, _, _ := s.raw(t, "GET", "/runs/"+open.ID+"/workspace/"+path, apiToken, ""); code != want {
					t.Errorf("%s: %d", path, code)
				}
			}
		})
	}
	if code, text, _ := s.raw(t, "POST", "/runs/w/workspace", apiToken, `{"tree":[{"path":".git/config"},{"path":"b"}]}`); code != 200 || !strings.Contains(text, `"leftOut":[".git"]`) {
		t.Errorf("%d %s", code, text)
	}
}

// TestPutKeepsWhatNobodyMayWrite replaces and restores the files of a directory: what its
// stores let nobody write, what governs it and what it does not show stay.
func TestPutKeepsWhatNobodyMayWrite(t *testing.T) {
	dir := t.TempDir()
	read := func(path string) string {
		data, err := os.ReadFile(filepath.Join(dir, path))
		if err != nil {
			return err.Error()
		}
		return string(data)
	}
	if err := os.MkdirAll(filepath.Join(dir, "reports/sub"), 0o755); err != nil {
		t.Fatal(err)
	}
	for path, text := range map[string]string{"main.go": "code", "ambit.json": serverPolicy, "reports/old": "old", "reports/sub/big": strings.Repeat("x", 9<<20)} {
		if err := os.WriteFile(filepath.Join(dir, path), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	s := startServer(t, dir)
	if _, err := s.client.Open(context.Background(), client.OpenRun{ID: "m", Profile: "operator", Store: "project_files"}); err != nil {
		t.Fatal(err)
	}
	a := s.put(t, "m", archive(t, "reports/new", "new", "main.go", "changed", "ambit.json", "{}", "reports/sub/big", "small"))
	var kept []string
	for _, k := range a.Kept {
		kept = append(kept, k.Path+" "+k.Level)
		if !strings.HasPrefix(k.Reason, "path `") {
			t.Errorf("reason: %q", k.Reason)
		}
	}
	if got := strings.Join(kept, ", "); got != "ambit.json manifest, main.go store, reports/sub/big manifest" {
		t.Errorf("kept: %s", got)
	}
	if read("main.go") != "code" || read("ambit.json") != serverPolicy || read("reports/new") != "new" || len(read("reports/sub/big")) != 9<<20 {
		t.Errorf("%q %q %q", read("main.go"), read("ambit.json"), read("reports/new"))
	}
	if _, err := os.Stat(filepath.Join(dir, "reports/old")); err == nil {
		t.Error("what may be written and is not in the archive is still there")
	}
	if err := os.WriteFile(filepath.Join(dir, "ambit.json"), []byte("{}"), 0o644); err != nil {
		t.Fatal(err)
	}
	if code, text, _ := s.raw(t, "POST", "/runs/m/restore", apiToken, `{"seq":2}`); code != 200 || read("reports/old") != "old" || read("ambit.json") != "{}" {
		t.Errorf("restore: %d %s: %q %q", code, text, read("reports/old"), read("ambit.json"))
	}
	if code, text, _ := s.raw(t, "GET", "/runs/m/ledger", apiToken, ""); code != 200 || strings.Contains(text, `"diverged"`) {
		t.Error(text)
	}
}

// TestToolsSayWhyAPathIsFenced writes, with tools other than bash, what must stay.
func TestToolsSayWhyAPathIsFenced(t *testing.T) {
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "reports"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "reports/big"), bytes.Repeat([]byte("x"), 9<<20), 0o644); err != nil {
		t.Fatal(err)
	}
	s := startServer(t, dir)
	ctx := context.Background()
	if _, err := s.client.Open(ctx, client.OpenRun{ID: "m", Profile: "operator", Store: "project_files"}); err != nil {
		t.Fatal(err)
	}
	turn, err := s.client.BeginTurn(ctx, "m", client.BeginTurn{Grants: "project_files { read write } command { run }"})
	if err != nil {
		t.Fatal(err)
	}
	for _, tc := range []struct {
		tool string
		args map[string]any
		want string
	}{
		{"write", map[string]any{"path": "reports/big", "content": "x"}, "is left out of the workspace: larger than 8388608 bytes"},
		{"write", map[string]any{"path": "reports/big/below", "content": "x"}, "is left out of the workspace: larger than 8388608 bytes"},
		{"read", map[string]any{"path": "reports/big"}, "is left out of the workspace: larger than 8388608 bytes"},
		{"edit", map[string]any{"path": "reports/big", "edits": []any{map[string]any{"oldText": "x", "newText": "y"}}}, "is left out of the workspace"},
		{"write", map[string]any{"path": "ambit.json", "content": "{}"}, "governs what calls on this directory may do"},
		{"write", map[string]any{"path": ".git/config", "content": "x"}, "(`ignore`)"},
	} {
		r, err := s.client.Call(ctx, "m", turn, tc.tool, tc.args)
		if err != nil || r.Status != "refused" || r.Level != "manifest" || !strings.Contains(r.Reason, tc.want) {
			t.Errorf("%s %v: %+v %v", tc.tool, tc.args, r, err)
		}
	}
}

// TestAgentsAreNotHostedHere says plainly what the server does not do.
func TestAgentsAreNotHostedHere(t *testing.T) {
	s := startServer(t, t.TempDir())
	if code, text, _ := s.raw(t, "POST", "/runs", apiToken, `{"id":"x","model":"m/x"}`); code != 501 || !strings.Contains(text, "the omp runner host runs only on the native placement") {
		t.Errorf("%d %s", code, text)
	}
}
