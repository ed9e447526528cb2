package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ambit/core/ledger"
	"ambit/core/ledger/export"
	"ambit/core/workspace"
)

// bomb is an export, a few kilobytes, of a run that was forked with a tree of 100^levels
// files of a megabyte: each directory holds the same one a hundred times.
func bomb(t *testing.T, levels int) string {
	t.Helper()
	blobs := workspace.MemBlobs{}
	content := []byte(strings.Repeat("x", 1<<20))
	e := workspace.Entry{Kind: workspace.File, Mode: 0o644, Size: int64(len(content)), Hash: workspace.Sum(content)}
	pack := ledger.Pack{Index: []ledger.Blob{{Hash: e.Hash, Size: e.Size}}}
	blobs[e.Hash] = content
	all := content
	for range levels {
		var entries []workspace.Entry
		size, count := int64(0), int64(0)
		for i := range 100 {
			e.Name = fmt.Sprintf("%02d", i)
			entries = append(entries, e)
			size, count = size+e.Size, count+1
			if e.Kind == workspace.Dir {
				count += e.Count
			}
		}
		data, err := workspace.EncodeDir(entries)
		if err != nil {
			t.Fatal(err)
		}
		e = workspace.Entry{Kind: workspace.Dir, Mode: 0o755, Size: size, Count: count, Hash: workspace.Sum(data)}
		pack.Index = append(pack.Index, ledger.Blob{Hash: e.Hash, Size: int64(len(data))})
		blobs[e.Hash] = data
		all = append(all, data...)
	}
	pack.Hash, pack.Size = workspace.Sum(all), int64(len(all))
	first := &ledger.Entry{Seq: 1, Time: 1, Tenant: "t", Run: "r", Incarnation: 1, Kind: ledger.Fork, Origin: "t/o/1@1", Expires: 2, Profile: "repo-writer",
		Policy: workspace.Sum([]byte("{}")).String(), After: e, Packs: []ledger.Pack{pack}}
	first.Seal(workspace.Hash{})
	file := filepath.Join(t.TempDir(), "bomb.ambit")
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	w, err := export.NewWriter(f, "t/r/1")
	if err == nil {
		err = w.Record(&ledger.Record{Entry: first}, blobs)
	}
	if err == nil {
		err = w.Close()
	}
	if err != nil {
		t.Fatal(err)
	}
	return file
}

func ambits(t *testing.T, dir string, args ...string) (out string, status int) {
	t.Helper()
	r := ambit(t, dir, "", args...)
	return r.stdout + r.stderr, r.status
}

// TestExportsThatSayTooMuch gives every command that takes somebody's export one of a tree
// with more files than there is time or disk for.
func TestExportsThatSayTooMuch(t *testing.T) {
	file := bomb(t, 6)
	dir := t.TempDir()
	if out, status := ambits(t, dir, "ledger", "verify", file); status != 0 {
		t.Errorf("verify: %d\n%s", status, out)
	}
	if out, status := ambits(t, dir, "ledger", "replay", file); status != 0 {
		t.Errorf("replay: %d\n%s", status, out)
	}
	if out, status := ambits(t, dir, "ledger", "show", file); status != 0 || len(out) > 10_000 {
		t.Errorf("show: %d\n%.2000s", status, out)
	}
	for _, args := range [][]string{{"checkout", file + "@1", "out"}, {"diff", file + "@1", file + "@1"}, {"diff", "--names", file + "@1", bomb(t, 5) + "@1"}} {
		out, status := ambits(t, dir, args...)
		if status != 1 || !strings.Contains(out, "more than the 1000000 that are") {
			t.Errorf("%v: %d\n%.2000s", args, status, out)
		}
	}
	if _, err := os.Stat(filepath.Join(dir, "out")); err == nil {
		t.Error("a directory was made")
	}
	small := bomb(t, 2) // 10,000 files of a megabyte
	if out, status := ambits(t, dir, "diff", "--names", small+"@1", small+"@1"); status != 0 || out != "" {
		t.Errorf("%d\n%.2000s", status, out)
	}
	if out, status := ambits(t, dir, "checkout", bomb(t, 3)+"@1", "out"); status != 1 || !strings.Contains(out, "more than the") {
		t.Errorf("%d\n%.2000s", status, out)
	}
}
