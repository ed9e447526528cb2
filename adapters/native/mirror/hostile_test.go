package mirror

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ambit/core/workspace"
)

// become imports the tree of files, after it gave each entry what change does to it.
func (b *bench) become(files map[string]string, change func(path string, e *workspace.Entry)) []string {
	b.t.Helper()
	made := workspace.NewBuilder(b.blobs, workspace.Limits{})
	err := workspace.NewSnapshot(b.target(files), b.blobs).Walk(func(path string, e workspace.Entry) error {
		if path == "." || path == "" {
			return nil
		}
		change(path, &e)
		if e.Kind == workspace.Dir {
			return made.Dir(path, e.Mode, e.MTime)
		}
		return made.Put(path, e)
	})
	if err != nil {
		b.t.Fatal(err)
	}
	root, err := made.Finish()
	if err != nil {
		b.t.Fatal(err)
	}
	return b.moveTo(root)
}

// TestHardLinksKeepTheOtherName changes content, mode and time of files that have another
// name outside the directory.
func TestHardLinksKeepTheOtherName(t *testing.T) {
	for name, change := range map[string]func(e *workspace.Entry, content *string){
		"mode":    func(e *workspace.Entry, _ *string) { e.Mode = 0o777 },
		"time":    func(e *workspace.Entry, _ *string) { e.MTime = 1_000_000_000 },
		"content": func(_ *workspace.Entry, content *string) { *content = "new" },
	} {
		t.Run(name, func(t *testing.T) {
			b := newBench(t)
			outside := filepath.Join(t.TempDir(), "key")
			if err := os.WriteFile(outside, []byte("key"), 0o600); err != nil {
				t.Fatal(err)
			}
			if err := os.Link(outside, filepath.Join(b.dir, "f")); err != nil {
				t.Fatal(err)
			}
			before, err := os.Stat(outside)
			if err != nil {
				t.Fatal(err)
			}
			b.scan()
			content := "key"
			change(&workspace.Entry{}, &content)
			if diverged := b.become(map[string]string{"f": content}, func(_ string, e *workspace.Entry) {
				e.Mode, e.MTime = 0o600, before.ModTime().UnixNano()
				change(e, &content)
			}); len(diverged) != 0 {
				t.Fatal(diverged)
			}
			after, err := os.Stat(outside)
			if err != nil {
				t.Fatal(err)
			}
			data, err := os.ReadFile(outside)
			if err != nil || string(data) != "key" || after.Mode() != before.Mode() || !after.ModTime().Equal(before.ModTime()) {
				t.Errorf("outside: %q %v %v", data, after.Mode(), after.ModTime())
			}
			if d := b.scan(); len(d) != 0 {
				t.Errorf("the directory is not the tree: %v", d)
			}
		})
	}
}

// TestDeepDirectories brings directories as deep as a tree may have them.
func TestDeepDirectories(t *testing.T) {
	b := newBench(t)
	b.m.opt.Limits.Files = 0
	b.scan()
	files := map[string]string{}
	for i := 15; i < workspace.MaxDepth; i += 60 {
		files[strings.Repeat("d/", i)+"f"] = fmt.Sprint(i)
	}
	if diverged := b.become(files, func(string, *workspace.Entry) {}); len(diverged) != 0 {
		t.Fatal(len(diverged))
	}
	if d := b.scan(); len(d) != 0 {
		t.Errorf("the directory is not the tree: %d changes", len(d))
	}
	if diverged := b.become(map[string]string{"x": "1"}, func(string, *workspace.Entry) {}); len(diverged) != 0 {
		t.Fatal(len(diverged))
	}
	if entries, err := os.ReadDir(b.dir); err != nil || len(entries) != 1 {
		t.Errorf("%v %v", entries, err)
	}
}
