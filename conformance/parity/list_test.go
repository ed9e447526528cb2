package parity

import (
	"context"
	"database/sql"
	"io/fs"
	"net/http"
	"path/filepath"
	"strings"
	"testing"
	"time"

	_ "modernc.org/sqlite"

	"ambit/docs"
)

// TestObjectsThatAreDamagedOrFollowed damages the storage of an object, and opens as many
// streams of another as there may be.
func TestObjectsThatAreDamagedOrFollowed(t *testing.T) {
	dir := t.TempDir()
	w := startWorkerd(t, dir)
	for _, id := range []string{"a", "b", "c"} {
		w.open(t, id)
	}
	w.cmd.Process.Kill()
	w.cmd.Wait()
	damaged := 0
	err := filepath.WalkDir(dir, func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(file) != ".sqlite" {
			return err
		}
		db, err := sql.Open("sqlite", file)
		if err != nil {
			return err
		}
		defer db.Close()
		r, err := db.Exec(`UPDATE slots SET data = x'7b7d' WHERE run LIKE 'default/b/%' AND seq = 2`)
		if err != nil {
			return nil // not the database of a run
		}
		n, err := r.RowsAffected()
		damaged += int(n)
		return err
	})
	if err != nil || damaged != 1 {
		t.Fatalf("%d records were damaged: %v", damaged, err)
	}
	w = startWorkerd(t, dir)
	a := w.send(t, request{method: "GET", path: "/runs"})
	if a.status != 200 || !strings.HasPrefix(a.body, `{"damaged":[{"error":{"code":"unavailable","message":"folding the ledger of run default/b/1 failed"},"id":"b"}],"runs":[`) ||
		!strings.Contains(a.body, `"id":"a"`) || !strings.Contains(a.body, `"id":"c"`) {
		t.Errorf("%d %s", a.status, a.body)
	}
	if a := w.send(t, request{method: "GET", path: "/openapi.json", token: "-"}); a.status != 200 || a.body != string(docs.OpenAPI) {
		t.Errorf("the description: %d, %d bytes", a.status, len(a.body))
	}

	// An id that is used again: the earlier run can still be read.
	w.must(t, 204, request{method: "DELETE", path: "/runs/c"})
	w.open(t, "c")
	for query, want := range map[string]string{"incarnation=1": `"kind":"close"`, "": `"incarnation":2,"kind":"open"`, "incarnation=2": `"incarnation":2,"kind":"open"`} {
		if got := w.must(t, 200, request{method: "GET", path: "/runs/c/ledger?" + query}); !strings.Contains(got, want) {
			t.Errorf("%q: %s", query, clip(got))
		}
	}

	follow := func(ctx context.Context) int {
		t.Helper()
		req, err := http.NewRequestWithContext(ctx, "GET", w.url+"/runs/a/ledger", nil)
		if err != nil {
			t.Fatal(err)
		}
		req.Header.Set("Authorization", "Bearer "+token)
		req.Header.Set("Accept", "text/event-stream")
		resp, err := http.DefaultClient.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		if resp.StatusCode != 200 {
			resp.Body.Close()
		}
		return resp.StatusCode
	}
	ctx, leave := context.WithCancel(context.Background())
	defer leave()
	for i := range 32 {
		if code := follow(ctx); code != 200 {
			t.Fatalf("stream %d: %d", i+1, code)
		}
	}
	if a := w.send(t, request{method: "GET", path: "/runs/a/ledger", header: map[string]string{"Accept": "text/event-stream"}}); a.status != 429 || !strings.Contains(a.body, "32 streams follow the run already") {
		t.Errorf("%d %s", a.status, a.body)
	}
	leave()
	ctx, leave = context.WithCancel(context.Background())
	defer leave()
	for end := time.Now().Add(2 * time.Minute); ; {
		code := follow(ctx)
		if code == 200 {
			break
		}
		if code != 429 || time.Now().After(end) {
			t.Fatalf("streams that left still count: %d", code)
		}
		time.Sleep(10 * time.Millisecond)
	}
}
