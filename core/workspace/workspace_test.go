package workspace

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// build makes a tree of paths: a trailing slash is a directory, "a → b" a link,
// "a=text" a file.
func build(t testing.TB, blobs MemBlobs, specs ...string) *Snapshot {
	t.Helper()
	b := NewBuilder(blobs, Limits{})
	for _, s := range specs {
		var err error
		if path, target, ok := strings.Cut(s, " → "); ok {
			err = b.Symlink(path, target, 0o777, 5)
		} else if path, ok := strings.CutSuffix(s, "/"); ok {
			err = b.Dir(path, 0o755, 6)
		} else {
			path, text, _ := strings.Cut(s, "=")
			err = b.File(path, 0o644, 7, strings.NewReader(text))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	root, err := b.Finish()
	if err != nil {
		t.Fatal(err)
	}
	return NewSnapshot(root, blobs)
}

func describe(d Delta) string {
	var b strings.Builder
	for _, c := range d {
		fmt.Fprintf(&b, "%s %s %s", c.Op, c.Kind, c.Path)
		if c.From != "" {
			fmt.Fprintf(&b, " from %s", c.From)
		}
		b.WriteByte('\n')
	}
	return b.String()
}

func TestSnapshotIsAFileSystem(t *testing.T) {
	s := build(t, MemBlobs{}, "a=1", "d/x=22", "d/y/", "d/e/f/g=333", "empty=", "l → d/x", "up → d/y/../../a")
	if err := fstest.TestFS(s, "a", "d/x", "d/y", "d/e/f/g", "empty", "l", "up"); err != nil {
		t.Fatal(err)
	}
	b, err := fs.ReadFile(s, "up")
	if err != nil || string(b) != "1" {
		t.Errorf("through a link: %q, %v", b, err)
	}
	if s.Root.Size != 6 || s.Root.Count != 10 {
		t.Errorf("totals: %d bytes, %d entries", s.Root.Size, s.Root.Count)
	}
}

func TestSnapshotLinksStayInside(t *testing.T) {
	s := build(t, MemBlobs{}, "d/abs → /etc/passwd", "d/out → ../../x", "loop → loop", "x=1")
	for _, name := range []string{"d/abs", "d/out", "loop"} {
		if _, err := s.Open(name); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func TestCompareNamesEachChange(t *testing.T) {
	blobs := MemBlobs{}
	before := build(t, blobs, "a=1", "b=2", "c=3", "d/x=4", "d/y=5", "l → a", "k/", "same/x=6", "t=7")
	after := build(t, blobs, "a=1", "b=22", "moved/c=3", "d=now a file", "l → b", "same/x=6", "t/u=8", "k → l")
	d, err := Compare(before, after)
	if err != nil {
		t.Fatal(err)
	}
	want := `modify file b
modify file d
delete file d/x
delete file d/y
modify symlink k
modify symlink l
add dir moved
rename file moved/c from c
modify dir t
add file t/u
`
	if got := describe(d); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
	root, err := Apply(before, d, blobs)
	if err != nil || root.Hash != after.Root.Hash || root.Size != after.Root.Size || root.Count != after.Root.Count {
		t.Errorf("apply: %+v, %v; want %+v", root, err, after.Root)
	}
}

func TestApplyWritesOnlyChangedDirectories(t *testing.T) {
	blobs := MemBlobs{}
	var specs []string
	for i := range 50 {
		for j := range 100 {
			specs = append(specs, fmt.Sprintf("d%d/f%d=%d", i, j, i*j))
		}
	}
	s := build(t, blobs, specs...)
	new := MemBlobs{}
	h := Sum([]byte("new"))
	d := Delta{{Op: Add, Path: "d7/new", Kind: File, Mode: 0o644, Size: 3, Hash: h}}
	root, err := Apply(s, d, new)
	if err != nil || len(new) != 2 {
		t.Errorf("%d objects written, %v", len(new), err)
	}
	if root.Count != s.Root.Count+1 || root.Size != s.Root.Size+3 {
		t.Errorf("totals %d, %d", root.Count, root.Size)
	}
}

func TestApplyRefusesAnotherTree(t *testing.T) {
	blobs := MemBlobs{}
	s := build(t, blobs, "a=1", "d/x=2", "l → a")
	one, two := Sum([]byte("1")), Sum([]byte("2"))
	for name, c := range map[string]Change{
		"add over a file":         {Op: Add, Path: "a", Kind: File, Size: 1, Hash: two},
		"modify other content":    {Op: Modify, Path: "a", Kind: File, Size: 1, Hash: one, Was: two},
		"modify nothing":          {Op: Modify, Path: "b", Kind: File, Size: 1, Hash: one, Was: two},
		"delete other content":    {Op: Delete, Path: "a", Kind: File, Size: 1, Hash: two, Was: two},
		"delete other kind":       {Op: Delete, Path: "d", Kind: File, Size: 1, Hash: two, Was: two},
		"delete other target":     {Op: Delete, Path: "l", Kind: Symlink, Target: "b"},
		"delete full directory":   {Op: Delete, Path: "d", Kind: Dir},
		"add below nothing":       {Op: Add, Path: "n/x", Kind: File, Size: 1, Hash: one},
		"add below a file":        {Op: Add, Path: "a/x", Kind: File, Size: 1, Hash: one},
		"rename other content":    {Op: Rename, Path: "b", From: "a", Kind: File, Size: 1, Hash: two, Was: two},
		"rename over a file":      {Op: Rename, Path: "d/x", From: "a", Kind: File, Size: 1, Hash: one, Was: one},
		"attributes of a new dir": {Op: Meta, Path: "a", Kind: Dir, Mode: 0o700},
	} {
		if _, err := Apply(s, Delta{c}, MemBlobs{}); !errors.Is(err, ErrConflict) {
			t.Errorf("%s: %v", name, err)
		}
	}
	for name, d := range map[string]Delta{
		"order":          {{Op: Add, Path: "b", Kind: Dir}, {Op: Add, Path: "a1", Kind: Dir}},
		"twice":          {{Op: Add, Path: "b", Kind: Dir}, {Op: Add, Path: "b", Kind: Dir}},
		"dot":            {{Op: Meta, Path: ".", Kind: Dir}},
		"dotdot":         {{Op: Add, Path: "../x", Kind: Dir}},
		"absolute":       {{Op: Add, Path: "/x", Kind: Dir}},
		"mode":           {{Op: Add, Path: "x", Kind: Dir, Mode: 0o10000}},
		"empty target":   {{Op: Add, Path: "x", Kind: Symlink}},
		"operation":      {{Op: 9, Path: "x", Kind: Dir}},
		"origin":         {{Op: Add, Path: "x", From: "a", Kind: Dir}},
		"renamed twice":  {{Op: Rename, Path: "m", From: "a", Kind: File, Size: 1, Hash: one, Was: one}, {Op: Rename, Path: "n", From: "a", Kind: File, Size: 1, Hash: one, Was: one}},
		"negative size":  {{Op: Add, Path: "x", Kind: File, Size: -1, Hash: one}},
		"dir with size":  {{Op: Add, Path: "x", Kind: Dir, Size: 1}},
		"hash for empty": {{Op: Add, Path: "x", Kind: File, Hash: one}},
	} {
		if _, err := Apply(s, d, MemBlobs{}); err == nil || errors.Is(err, ErrConflict) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// randomTree makes a tree of few names and contents, so that trees overlap.
func randomTree(t testing.TB, r *rand.Rand, blobs MemBlobs) *Snapshot {
	b := NewBuilder(blobs, Limits{})
	names := []string{"a", "b", "c", "a-b", "B"}
	for range r.IntN(25) {
		var parts []string
		for range 1 + r.IntN(4) {
			parts = append(parts, names[r.IntN(len(names))])
		}
		path, mode, mtime := strings.Join(parts, "/"), uint32(0o600+r.IntN(2)), int64(r.IntN(2))
		// What is in the way stays: any tree will do.
		switch r.IntN(4) {
		case 0:
			_ = b.Dir(path, mode, mtime)
		case 1:
			_ = b.Symlink(path, names[r.IntN(len(names))], mode, mtime)
		default:
			_ = b.File(path, mode, mtime, strings.NewReader(strings.Repeat("x", r.IntN(5))))
		}
	}
	root, err := b.Finish()
	if err != nil {
		t.Fatal(err)
	}
	return NewSnapshot(root, blobs)
}

func TestApplyOfCompareIsTheOtherTree(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 3000 {
		blobs := MemBlobs{}
		a, b := randomTree(t, r, blobs), randomTree(t, r, blobs)
		d, err := Compare(a, b)
		if err != nil {
			t.Fatal(err)
		}
		root, err := Apply(a, d, blobs)
		if err != nil {
			t.Fatalf("%v\n%s", err, describe(d))
		}
		if root.Hash != b.Root.Hash || root.Size != b.Root.Size || root.Count != b.Root.Count {
			t.Fatalf("applied tree differs\n%s", describe(d))
		}
	}
}

// TestApplyOfAnyDelta applies deltas that were made up: they are refused, or lead to
// a sound tree.
func TestApplyOfAnyDelta(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 12))
	names := []string{"a", "b", "c", "a-b"}
	path := func() string {
		p := names[r.IntN(len(names))]
		for r.IntN(2) == 0 {
			p += "/" + names[r.IntN(len(names))]
		}
		return p
	}
	applied := 0
	for range 20_000 {
		blobs := MemBlobs{}
		s := randomTree(t, r, blobs)
		var old []Change
		s.Walk(func(p string, e Entry) error {
			c := changeOf(Delete, p, e)
			c.Was = c.Hash
			old = append(old, c)
			return nil
		})
		var d Delta
		for range 1 + r.IntN(3) {
			c := Change{Op: Add, Path: path(), Kind: Kind(r.IntN(3)), Mode: 0o600}
			if len(old) > 0 && r.IntN(2) == 0 {
				c = old[r.IntN(len(old))]
			}
			switch r.IntN(4) {
			case 0:
				c.Op, c.Mode = Meta, 0o611
			case 1:
				c.Op, c.Was = Modify, c.Hash
				c.Kind = Kind(r.IntN(3))
			case 2:
				c.Op, c.From, c.Path = Rename, c.Path, path()
			}
			switch {
			case c.Kind == File && c.Size == 0:
				c.Target, c.Hash = "", emptyHash
			case c.Kind == Dir:
				c.Target, c.Hash, c.Size = "", Hash{}, 0
			case c.Kind == Symlink:
				c.Target, c.Hash, c.Size = "t", Hash{}, 0
			}
			d = append(d, c)
		}
		slices.SortFunc(d, func(a, b Change) int { return strings.Compare(a.Path, b.Path) })
		root, err := Apply(s, d, blobs)
		if err != nil {
			continue
		}
		applied++
		after := NewSnapshot(root, blobs)
		again, err := Compare(s, after)
		if err != nil {
			t.Fatalf("%v\n%s", err, describe(d))
		}
		if same, err := Apply(s, again, blobs); err != nil || same.Hash != root.Hash {
			t.Fatalf("%v\n%s", err, describe(d))
		}
	}
	if applied < 1000 {
		t.Errorf("only %d deltas fitted", applied)
	}
}

func TestWalkVisitsInPathOrder(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for range 200 {
		s := randomTree(t, r, MemBlobs{})
		var paths []string
		if err := s.Walk(func(p string, e Entry) error {
			paths = append(paths, p)
			found, err := s.Lookup(p)
			if err != nil || found != e {
				t.Errorf("lookup of %s: %+v, %v", p, found, err)
			}
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		if !slices.IsSortedFunc(paths, ComparePaths) {
			t.Errorf("walk order %q", paths)
		}
	}
	s := randomTree(t, r, MemBlobs{})
	for _, p := range []string{"nothing", "a/nothing/x"} {
		if _, err := s.Lookup(p); !errors.Is(err, ErrNotExist) {
			t.Errorf("%s: %v", p, err)
		}
	}
}

func TestDamagedTreesAreNotRead(t *testing.T) {
	blobs := MemBlobs{}
	s := build(t, blobs, "a=1", "d/x=2")
	walk := func(root Entry, blobs Blobs) error {
		return NewSnapshot(root, blobs).Walk(func(string, Entry) error { return nil })
	}
	if err := walk(s.Root, MemBlobs{}); !errors.Is(err, ErrMissing) {
		t.Errorf("missing object: %v", err)
	}
	wrong := s.Root
	wrong.Count++
	if err := walk(wrong, blobs); err == nil {
		t.Error("wrong totals were accepted")
	}
	blobs[s.Root.Hash] = append(bytes.Clone(blobs[s.Root.Hash]), 0)
	if err := walk(s.Root, blobs); err == nil {
		t.Error("wrong hash was accepted")
	}
}

func TestBuilderKeepsLimits(t *testing.T) {
	b := NewBuilder(MemBlobs{}, Limits{Total: 10, FileSize: 6, Files: 4})
	file := func(path string, n int) error {
		return b.File(path, 0o644, 0, strings.NewReader(strings.Repeat("x", n)))
	}
	for _, c := range []struct {
		path string
		n    int
		ok   bool
	}{
		{"d/a", 6, true},
		{"d/a", 5, true}, // replaces
		{"b", 7, false},  // file size
		{"c", 5, true},
		{"e", 0, true},
		{"f", 0, false}, // count
	} {
		if err := file(c.path, c.n); (err == nil) != c.ok || err != nil && !errors.Is(err, ErrTooLarge) {
			t.Errorf("%s of %d: %v", c.path, c.n, err)
		}
	}
	b = NewBuilder(MemBlobs{}, Limits{Total: 10})
	b.File("a", 0, 0, strings.NewReader("123456"))
	if err := b.File("b", 0, 0, strings.NewReader("12345")); !errors.Is(err, ErrTooLarge) {
		t.Errorf("total: %v", err)
	}
	for _, p := range []string{"", "/a", "a/../b", "a//b", "./a", "a/", "n\x00l", strings.Repeat("n", 256)} {
		if err := b.Dir(p, 0, 0); err == nil {
			t.Errorf("path %q was taken", p)
		}
	}
}

func TestTotalsDoNotOverflow(t *testing.T) {
	b := NewBuilder(MemBlobs{}, Limits{Total: 100})
	for i := range 20 {
		if err := b.Put(fmt.Sprint("f", i), Entry{Kind: File, Size: maxTotal, Hash: Sum([]byte("x"))}); err == nil {
			t.Errorf("file %d was taken", i)
		}
	}
	var d Delta
	for i := range 20 {
		d = append(d, Change{Op: Add, Path: fmt.Sprintf("f%02d", i), Kind: File, Size: maxTotal, Hash: Sum([]byte("x"))})
	}
	if root, err := Apply(NewSnapshot(EmptyRoot(0), nil), d, MemBlobs{}); err == nil {
		t.Errorf("made %+v", root)
	}
}

func TestContentReadsByRange(t *testing.T) {
	data := bytes.Repeat([]byte("0123456789abcdef"), 10_000)
	blobs := MemBlobs{}
	b := NewBuilder(blobs, Limits{})
	b.File("f", 0o644, 0, bytes.NewReader(data))
	root, _ := b.Finish()
	s := NewSnapshot(root, blobs)
	e, _ := s.Lookup("f")
	got, err := io.ReadAll(s.Content(e))
	if err != nil || !bytes.Equal(got, data) {
		t.Errorf("content differs, %v", err)
	}
	if h, err := SumReader(s.Content(e)); err != nil || h != e.Hash {
		t.Errorf("hash differs, %v", err)
	}
}

func FuzzDecodeDir(f *testing.F) {
	blobs := MemBlobs{}
	build(f, blobs, "a=1", "d/x=22", "d/y/", "l → d/x", "e=")
	for _, b := range blobs {
		f.Add(b)
	}
	f.Add([]byte("dir1\x01l\x01a\x00\x00\x00\x00\x00\x00\x00\x00\x00\x01b"))
	f.Add([]byte("dir1\xff\xff\xff\xff\x0f"))
	f.Fuzz(func(t *testing.T, b []byte) {
		entries, err := DecodeDir(b)
		if err != nil {
			return
		}
		again, err := EncodeDir(entries)
		if err != nil || !bytes.Equal(again, b) {
			t.Errorf("decoded %x encodes as %x, %v", b, again, err)
		}
	})
}
