package mirror

import (
	"context"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"testing"
	"time"

	"ambit/actors"
	"ambit/core/workspace"
)

var testRun = actors.RunID{Tenant: "t", ID: "r", Incarnation: 1}

// bench is a host directory with its mirror and a blob store.
type bench struct {
	t     *testing.T
	dir   string
	state string
	m     *Mirror
	blobs workspace.MemBlobs
	tree  workspace.Entry
}

func newBench(t *testing.T) *bench {
	b := &bench{t: t, dir: t.TempDir(), state: t.TempDir(), blobs: workspace.MemBlobs{}, tree: workspace.EmptyRoot(0)}
	b.reopen()
	return b
}

// reopen forgets what is in memory, as a new process does.
func (b *bench) reopen() {
	b.t.Helper()
	m, err := Open(b.dir, b.state, Options{Ignore: func(p string) bool { return p == ".git" || strings.HasSuffix(p, "/.git") }, Limits: workspace.Limits{FileSize: 1 << 20, Files: 100}})
	if err != nil {
		b.t.Fatal(err)
	}
	b.m = m
}

func (b *bench) snap() *workspace.Snapshot { return workspace.NewSnapshot(b.tree, b.blobs) }

func (b *bench) scan() workspace.Delta {
	b.t.Helper()
	before := b.snap()
	root, err := b.m.Scan(b.m.Name(), before, b.blobs)
	if err != nil {
		b.t.Fatal(err)
	}
	d, err := workspace.Compare(before, workspace.NewSnapshot(root, b.blobs))
	if err != nil {
		b.t.Fatal(err)
	}
	b.tree = root
	if err := b.m.Settle(b.m.Name(), testRun, root); err != nil {
		b.t.Fatal(err)
	}
	return d
}

func (b *bench) put(path, content string) {
	b.t.Helper()
	full := filepath.Join(b.dir, path)
	if err := os.MkdirAll(filepath.Dir(full), 0o755); err != nil {
		b.t.Fatal(err)
	}
	if err := os.WriteFile(full, []byte(content), 0o644); err != nil {
		b.t.Fatal(err)
	}
}

func (b *bench) read(path string) string {
	data, err := os.ReadFile(filepath.Join(b.dir, path))
	if err != nil {
		return "error: " + err.Error()
	}
	return string(data)
}

// target is a tree of files, given as path → content; a name that ends in "/" is a
// directory, content that begins with "-> " a link.
func (b *bench) target(files map[string]string) workspace.Entry {
	b.t.Helper()
	w := workspace.NewBuilder(b.blobs, workspace.Limits{})
	paths := make([]string, 0, len(files))
	for p := range files {
		paths = append(paths, p)
	}
	sort.Strings(paths)
	for _, p := range paths {
		var err error
		switch content := files[p]; {
		case strings.HasSuffix(p, "/"):
			err = w.Dir(strings.TrimSuffix(p, "/"), 0o750, 1e18)
		case strings.HasPrefix(content, "-> "):
			err = w.Symlink(p, content[3:], 0o777, 1e18)
		default:
			err = w.File(p, 0o640, 1e18, strings.NewReader(content))
		}
		if err != nil {
			b.t.Fatal(err)
		}
	}
	root, err := w.Finish()
	if err != nil {
		b.t.Fatal(err)
	}
	return root
}

// moveTo imports the difference from the present tree to another.
func (b *bench) moveTo(root workspace.Entry) []string {
	b.t.Helper()
	d, err := workspace.Compare(b.snap(), workspace.NewSnapshot(root, b.blobs))
	if err != nil {
		b.t.Fatal(err)
	}
	b.tree = root
	diverged, err := b.m.Import(b.m.Name(), testRun, root, d, b.blobs)
	if err != nil {
		b.t.Fatal(err)
	}
	return diverged
}

func TestScanSeesEveryChange(t *testing.T) {
	b := newBench(t)
	b.put("a.txt", "a")
	b.put("d/e/f.txt", "f")
	b.put(".git/config", "secret")
	b.put("big", strings.Repeat("x", 1<<20+1))
	os.Symlink("/etc/passwd", filepath.Join(b.dir, "link"))
	if err := os.Mkdir(filepath.Join(b.dir, "empty"), 0o700); err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, c := range b.scan() {
		got = append(got, c.Op.String()+" "+c.Path)
	}
	if s := strings.Join(got, ", "); s != "add a.txt, add d, add d/e, add d/e/f.txt, add empty, add link" {
		t.Errorf("first scan: %s", s)
	}
	if left := fmt.Sprint(b.m.Left()); !strings.Contains(left, ".git") || !strings.Contains(left, "big") {
		t.Errorf("left out: %s", left)
	}
	if d := b.scan(); len(d) != 0 {
		t.Errorf("second scan: %v", d)
	}
	// Same size, and an mtime put back: only inode and ctime tell.
	info, _ := os.Stat(filepath.Join(b.dir, "a.txt"))
	b.put("a.txt", "b")
	os.Chtimes(filepath.Join(b.dir, "a.txt"), info.ModTime(), info.ModTime())
	if d := b.scan(); len(d) != 1 || d[0].Path != "a.txt" {
		t.Errorf("change with the old size and mtime: %v", d)
	}
	os.Chmod(filepath.Join(b.dir, "a.txt"), 0o600)
	if d := b.scan(); len(d) != 1 || d[0].Op != workspace.Meta {
		t.Errorf("chmod: %v", d)
	}
	os.RemoveAll(filepath.Join(b.dir, "d"))
	if d := b.scan(); len(d) != 3 {
		t.Errorf("removed directory: %v", d)
	}
}

// countingBlobs counts what a scan stores.
type countingBlobs struct {
	workspace.MemBlobs
	puts int
}

func (c *countingBlobs) PutBlob(h workspace.Hash, data []byte) error {
	c.puts++
	return c.MemBlobs.PutBlob(h, data)
}

func TestUnchangedTreeIsNotRead(t *testing.T) {
	b := newBench(t)
	for i := range 50 {
		b.put(fmt.Sprintf("d%d/f", i%5)+fmt.Sprint(i), strings.Repeat("x", i))
	}
	b.scan()
	time.Sleep(2 * racy)
	b.reopen()
	b.scan() // files are no longer too fresh to be trusted
	b.reopen()
	for _, f := range []string{"d0/f5", "d1/f6"} {
		// Content that cannot be read shows that it is not.
		if err := os.Chmod(filepath.Join(b.dir, f), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	counting := &countingBlobs{MemBlobs: b.blobs}
	root, err := b.m.Scan(b.m.Name(), b.snap(), counting)
	if err != nil || root != b.tree {
		t.Fatalf("%v %v", root, err)
	}
}

func TestImportMakesTheDirectoryEqual(t *testing.T) {
	b := newBench(t)
	b.put("keep", "kept")
	b.put("old/x", "x")
	b.scan()
	root := b.target(map[string]string{"keep": "kept", "new/": "", "new/deep/file": "content", "l": "-> keep", "old": "now a file"})
	if diverged := b.moveTo(root); len(diverged) != 0 {
		t.Fatalf("diverged: %v", diverged)
	}
	if b.read("new/deep/file") != "content" || b.read("old") != "now a file" {
		t.Fatalf("files: %q %q", b.read("new/deep/file"), b.read("old"))
	}
	info, err := os.Stat(filepath.Join(b.dir, "new/deep/file"))
	if err != nil || info.Mode().Perm() != 0o640 || info.ModTime().UnixNano() != 1e18 {
		t.Fatalf("attributes: %v %v", info, err)
	}
	b.reopen()
	if d := b.scan(); len(d) != 0 {
		t.Fatalf("the directory is not the tree: %v", d)
	}
}

func TestImportLeavesForeignChangesAlone(t *testing.T) {
	b := newBench(t)
	b.put("changed", "1")
	b.put("deleted", "1")
	b.put("gone", "1")
	b.put("dir/inner", "1")
	b.scan()
	root := b.target(map[string]string{"changed": "2", "added": "2", "gone": "2"})
	// Meanwhile somebody else is at work.
	b.put("changed", "theirs")
	b.put("deleted", "theirs")
	b.put("added", "theirs")
	b.put("dir/foreign", "theirs")
	os.Remove(filepath.Join(b.dir, "gone"))
	got := b.moveTo(root)
	sort.Strings(got)
	if s := strings.Join(got, " "); s != "added changed deleted dir" {
		t.Errorf("diverged: %s", s)
	}
	for _, p := range []string{"changed", "deleted", "added", "dir/foreign"} {
		if b.read(p) != "theirs" {
			t.Errorf("%s was overwritten: %q", p, b.read(p))
		}
	}
	if b.read("gone") != "2" {
		t.Errorf("a file that is wanted and not there must be written: %q", b.read("gone"))
	}
}

func TestImportNeverLeavesTheDirectory(t *testing.T) {
	b := newBench(t)
	outside := t.TempDir()
	b.put("sub/file", "1")
	b.scan()
	root := b.target(map[string]string{"sub/file": "2", "sub/new": "2"})
	if err := os.RemoveAll(filepath.Join(b.dir, "sub")); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(outside, filepath.Join(b.dir, "sub")); err != nil {
		t.Fatal(err)
	}
	os.WriteFile(filepath.Join(outside, "file"), []byte("1"), 0o644)
	b.moveTo(root)
	entries, _ := os.ReadDir(outside)
	if data, _ := os.ReadFile(filepath.Join(outside, "file")); len(entries) != 1 || string(data) != "1" {
		t.Fatalf("outside was changed: %v %q", entries, data)
	}
}

func TestSetIDBitsStayInside(t *testing.T) {
	b := newBench(t)
	w := workspace.NewBuilder(b.blobs, workspace.Limits{})
	if err := w.File("tool", 0o6755, 1e18, strings.NewReader("#!/bin/sh\n")); err != nil {
		t.Fatal(err)
	}
	root, err := w.Finish()
	if err != nil {
		t.Fatal(err)
	}
	b.moveTo(root)
	info, err := os.Stat(filepath.Join(b.dir, "tool"))
	if err != nil || info.Mode()&(fs.ModeSetuid|fs.ModeSetgid) != 0 || info.Mode().Perm() != 0o755 {
		t.Fatalf("%v %v", info.Mode(), err)
	}
}

// failingBlobs breaks off an import after some reads.
type failingBlobs struct {
	workspace.Blobs
	left int
}

func (f *failingBlobs) GetRange(h workspace.Hash, off int64, n int) ([]byte, error) {
	if f.left--; f.left < 0 {
		return nil, fmt.Errorf("cut off")
	}
	return f.Blobs.GetRange(h, off, n)
}

func TestCutOffImportIsFinished(t *testing.T) {
	for left := range 12 {
		b := newBench(t)
		b.put("a", "1")
		b.put("b/c", "1")
		b.scan()
		before := b.tree
		root := b.target(map[string]string{"a": "2", "d/e": "2", "f": "2", "g": "2"})
		d, err := workspace.Compare(b.snap(), workspace.NewSnapshot(root, b.blobs))
		if err != nil {
			t.Fatal(err)
		}
		_, cut := b.m.Import(b.m.Name(), testRun, root, d, &failingBlobs{b.blobs, left})
		b.reopen()
		run, known, ok, _ := b.m.Last(b.m.Name())
		if cut != nil && (!ok || run != testRun || known.Hash != before.Hash) {
			t.Fatalf("after %d reads: known tree %v %v %v", left, run, known, ok)
		}
		if diverged, err := b.m.Import(b.m.Name(), testRun, root, d, b.blobs); err != nil || len(diverged) != 0 {
			t.Fatalf("after %d reads: %v %v", left, diverged, err)
		}
		b.tree = root
		b.reopen()
		if d := b.scan(); len(d) != 0 {
			t.Fatalf("after %d reads: the directory is not the tree: %v", left, d)
		}
	}
}

func TestLockExcludes(t *testing.T) {
	b := newBench(t)
	unlock, err := b.m.Lock(context.Background(), "")
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(context.Background(), 50*time.Millisecond)
	defer cancel()
	if _, err := b.m.Lock(ctx, ""); err == nil {
		t.Fatal("the directory was locked twice")
	}
	unlock()
	again, err := b.m.Lock(context.Background(), "")
	if err != nil {
		t.Fatal(err)
	}
	again()
}

// TestRandomTreesRoundTrip moves a directory through random trees.
func TestRandomTreesRoundTrip(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	b := newBench(t)
	b.scan()
	for round := range 60 {
		files := map[string]string{}
		for range rnd.IntN(12) {
			parts := make([]string, 1+rnd.IntN(3))
			for i := range parts {
				parts[i] = string(rune('a' + rnd.IntN(4)))
			}
			path := strings.Join(parts, "/")
			fits := true
			for other := range files {
				if strings.HasPrefix(other+"/", path+"/") || strings.HasPrefix(path+"/", other+"/") {
					fits = false
				}
			}
			if !fits {
				continue
			}
			switch rnd.IntN(5) {
			case 0:
				files[path] = "-> " + string(rune('a'+rnd.IntN(4)))
			default:
				files[path] = strings.Repeat("x", rnd.IntN(5))
			}
		}
		if diverged := b.moveTo(b.target(files)); len(diverged) != 0 {
			t.Fatalf("round %d: diverged %v", round, diverged)
		}
		if rnd.IntN(3) == 0 {
			b.reopen()
		}
		if d := b.scan(); len(d) != 0 {
			t.Fatalf("round %d: %v differs after import of %v", round, d, files)
		}
	}
}
