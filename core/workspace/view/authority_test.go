package view

import (
	"fmt"
	"io"
	"math/rand/v2"
	"path"
	"strings"
	"testing"
	"time"

	"ambit/core/errno"
	"ambit/core/fuel"
	"ambit/core/workspace"
)

// rules is an Access by exact path; what is not named follows its parent.
type rules struct {
	read, write map[string]bool
	dirs        map[string]bool // on the way to something readable or writable
}

func (r rules) Read(p string) bool     { return inherited(r.read, p) }
func (r rules) Write(p string) bool    { return inherited(r.write, p) }
func (r rules) Traverse(p string) bool { return p == "." || r.dirs[p] || r.Read(p) || r.Write(p) }

func inherited(m map[string]bool, p string) bool {
	for {
		if v, ok := m[p]; ok {
			return v
		}
		if p == "." {
			return false
		}
		p = path.Dir(p)
	}
}

func grant(read, write string) rules {
	r := rules{map[string]bool{}, map[string]bool{}, map[string]bool{}}
	for _, g := range []struct {
		list string
		to   map[string]bool
	}{{read, r.read}, {write, r.write}} {
		for p := range strings.FieldsSeq(g.list) {
			name, not := strings.CutPrefix(p, "!")
			g.to[name] = !not
			for d := path.Dir(name); d != "."; d = path.Dir(d) {
				r.dirs[d] = true
			}
		}
	}
	return r
}

// mounted is a view of a tree of "path=content", "path/" and "path → target".
func mounted(t testing.TB, access Access, limits Limits, specs ...string) (*FS, *workspace.Snapshot) {
	t.Helper()
	blobs := workspace.MemBlobs{}
	b := workspace.NewBuilder(blobs, workspace.Limits{})
	for _, s := range specs {
		var err error
		if p, target, ok := strings.Cut(s, " → "); ok {
			err = b.Symlink(p, target, 0o777, 5)
		} else if p, ok := strings.CutSuffix(s, "/"); ok {
			err = b.Dir(p, 0o755, 6)
		} else {
			p, text, _ := strings.Cut(s, "=")
			err = b.File(p, 0o644, 7, strings.NewReader(text))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	root, err := b.Finish()
	if err != nil {
		t.Fatal(err)
	}
	snap := workspace.NewSnapshot(root, blobs)
	return view(t, snap, access, limits), snap
}

func view(t testing.TB, snap *workspace.Snapshot, access Access, limits Limits) *FS {
	t.Helper()
	f := Standard(fuel.New(time.Unix(1_700_000_000, 0), fuel.Limits{}), Options{})
	if err := f.Mount("/workspace", snap, access, limits); err != nil {
		t.Fatal(err)
	}
	return f
}

// try does an operation given as words and returns what it shows.
func try(f *FS, words ...string) string {
	abs := func(i int) string {
		if strings.HasPrefix(words[i], "/") {
			return words[i]
		}
		return "/workspace/" + words[i]
	}
	open := func(flags int, text string) string {
		h, err := f.Open(abs(1), flags, 0o644)
		if err != nil {
			return errno.Text(err)
		}
		defer h.Close()
		out := "ok"
		if flags&accessMode != ReadOnly {
			if _, err := io.WriteString(h, text); err != nil {
				out = errno.Text(err)
			}
		}
		if flags&accessMode != WriteOnly {
			b, err := io.ReadAll(h)
			if err != nil {
				return errno.Text(err)
			}
			out = string(b)
		}
		return out
	}
	info := func(i Info, err error) string {
		if err != nil {
			return errno.Text(err)
		}
		return fmt.Sprintf("%+v", i)
	}
	value := func(s string, err error) string {
		if err != nil {
			return errno.Text(err)
		}
		return s
	}
	result := func(err error) string { return value("ok", err) }
	switch words[0] {
	case "cat":
		return open(ReadOnly, "")
	case "write":
		return open(WriteOnly|Create|Truncate, words[2])
	case "append":
		return open(WriteOnly|Create|Append, words[2])
	case "overwrite":
		return open(WriteOnly|Create, words[2])
	case "rewrite":
		return open(ReadWrite|Create|Truncate, words[2])
	case "create":
		return open(WriteOnly|Create|Exclusive, words[2])
	case "ls":
		return names(f, abs(1))
	case "stat":
		return info(f.Stat(abs(1)))
	case "lstat":
		return info(f.Lstat(abs(1)))
	case "readlink":
		return value(f.Readlink(abs(1)))
	case "realpath":
		return value(f.RealPath(abs(1)))
	case "mkdir":
		return result(f.Mkdir(abs(1), 0o755))
	case "rmdir":
		return result(f.Rmdir(abs(1)))
	case "rm":
		return result(f.Unlink(abs(1)))
	case "mkfifo":
		return result(f.Mkfifo(abs(1), 0o644))
	case "mv":
		return result(f.Rename(abs(1), abs(2)))
	case "ln":
		return result(f.Link(abs(1), abs(2)))
	case "symlink":
		return result(f.Symlink(words[1], abs(2)))
	case "chmod":
		return result(f.Chmod(abs(1), 0o600))
	case "touch":
		return result(f.Chtimes(abs(1), time.Unix(1, 0), time.Unix(2, 0), true))
	case "truncate":
		return result(f.Truncate(abs(1), int64(len(words[2]))))
	case "readable":
		return result(f.Access(abs(1), 4))
	case "writable":
		return result(f.Access(abs(1), 2))
	case "exists":
		return result(f.Access(abs(1), 0))
	}
	panic(words[0])
}

func TestAuthorityTable(t *testing.T) {
	const (
		enoent = "No such file or directory"
		eacces = "Permission denied"
	)
	specs := []string{"README=readme", "secret/key=KEY", "docs/a=A", "docs/hidden/x=X", "reports/old=OLD", "reports/in/deep=D",
		"reports/link → ../docs/a", "out → secret/key", "outdir → secret", "in → docs/a", "work/a=1", "work/d/x=2"}
	access := grant("README docs !docs/hidden in out outdir work", "reports work")
	for _, c := range []struct{ ops, want string }{
		// What is not readable does not exist.
		{"ls .", "README docs in out outdir work"},
		{"ls docs", "a"},
		{"stat secret", enoent},
		{"ls secret", enoent},
		{"cat secret/key", enoent},
		{"cat secret/../README", enoent},
		{"cat out", enoent},
		{"ls outdir", enoent},
		{"stat outdir/key", enoent},
		{"realpath out", enoent},
		{"readlink out", "secret/key"},
		{"cat in", "A"},
		{"cat docs/hidden/x", enoent},
		{"exists docs/hidden", enoent},
		{"rm secret/key", enoent},
		{"rm secret", enoent},
		{"rmdir secret", enoent},
		{"mv secret work/s", enoent},
		{"mv secret/key work/s", enoent},
		{"ln secret/key work/s", enoent},
		{"chmod secret", enoent},
		{"touch secret/key", enoent},
		{"truncate secret/key 0", enoent},
		// Making a hidden name fails whether it is there or not.
		{"mkdir secret", eacces},
		{"mkdir nothing", eacces},
		{"write secret x", eacces},
		{"write nothing x", eacces},
		{"create secret x", eacces},
		{"symlink x secret", eacces},
		{"ln work/a secret", eacces},
		{"mv work/a secret", eacces},
		{"mv work/a nothing", eacces},
		{"write out x", enoent},
		{"write outdir/new x", enoent},
		// A link to it made by the call leads nowhere either.
		{"symlink ../secret/key work/l; cat work/l", "ok; " + enoent},
		{"symlink /workspace/secret work/l; ls work/l; write work/l/x y", "ok; " + enoent + "; " + enoent},
		{"symlink ../docs/a work/l; append work/l x; cat work/l", "ok; " + eacces + "; A"},
		{"symlink ../new work/l; write work/l x", "ok; " + eacces},
		// Read-only.
		{"write README x", eacces},
		{"append README x", eacces},
		{"truncate README 0", eacces},
		{"rm README", eacces},
		{"chmod README", eacces},
		{"touch README", eacces},
		{"mkdir docs/new", eacces},
		{"write docs/new x", eacces},
		{"rmdir docs", eacces},
		{"mv docs/a docs/b", eacces},
		{"mv docs/a work/b", eacces},
		{"ln docs/a work/b", eacces},
		{"mv work/a docs/b", eacces},
		{"mv work/a README", eacces},
		{"writable README", eacces},
		{"readable README", "ok"},
		{"writable work/a", "ok"},
		// Write-only.
		{"ls reports", ""},
		{"cat reports/old", eacces},
		{"readable reports/old", eacces},
		{"append reports/old x", eacces},
		{"overwrite reports/old x", eacces},
		{"truncate reports/old xx", eacces},
		{"create reports/old x", "File exists"},
		{"readlink reports/link", eacces},
		{"cat reports/link", eacces},
		{"append reports/link x", eacces},
		{"mv reports/old work/b", eacces},
		{"mv reports/old reports/b", eacces},
		{"mv reports/in work/in", eacces},
		{"ln reports/old work/b", eacces},
		{"write reports/old x; cat reports/old; ls reports; ls .", "ok; x; old; README docs in out outdir reports work"},
		{"truncate reports/old ; append reports/old x; cat reports/old", "ok; ok; x"},
		{"rewrite reports/old x", ""},
		{"write reports/in/new x; ls reports; ls reports/in; cat reports/in/new", "ok; in; new; x"},
		{"mkdir reports/d; ls reports", "ok; d"},
		{"rm reports/old; ls reports; stat reports/old", "ok; ; " + enoent},
		{"rmdir reports/in", "Directory not empty"},
		{"mv work/a reports/a; cat reports/a; ls reports", "ok; 1; a"},
		{"mv work/d reports/d; cat reports/d/x", "ok; 2"},
		{"write reports/n x; mv reports/n work/n; cat work/n", "ok; ok; x"},
		// A hard link is not readable where its name is not.
		{"ln work/a reports/l; cat reports/l", "ok; " + eacces},
		{"ln work/a reports/l; write reports/l new; cat work/a", "ok; ok; new"},
		// Outside the workspace.
		{"mv work/a /tmp/a", "Invalid cross-device link"},
		{"ln work/a /tmp/a", "Invalid cross-device link"},
		{"symlink /workspace/secret/key /tmp/l; cat /tmp/l", "ok; " + enoent},
		{"write /etc/passwd x", eacces},
		{"rmdir .", "Invalid argument"},
		{"rm /workspace", "Permission denied"},
		{"mv /workspace /tmp/w", "Invalid cross-device link"},
		{"mv /workspace /w", "Permission denied"},
	} {
		f, _ := mounted(t, access, Limits{}, specs...)
		var got []string
		for op := range strings.SplitSeq(c.ops, "; ") {
			got = append(got, try(f, strings.Split(op, " ")...))
		}
		if s := strings.Join(got, "; "); s != c.want {
			t.Errorf("%s: got %q, want %q", c.ops, s, c.want)
		}
	}
}

func TestDirectoriesMoveOnlyAsAWhole(t *testing.T) {
	access := grant("a b c d e", "a !a/in/ro b d e !e/x/y")
	specs := []string{"a/in/ro=1", "a/other/f=2", "b/x/y=3", "b/z/y=4", "c/f=5", "d/f=6", "e/k=7"}
	for _, c := range []struct{ ops, want string }{
		{"mv a b/a", "Permission denied"}, // a/in/ro may not be removed
		{"mv a/in b/in", "Permission denied"},
		{"mv a/other b/other", "ok"},
		{"mv b/x e/x", "Permission denied"}, // e/x/y may not be made
		{"mv b/z e/z", "ok"},
		{"mv b e/b", "ok"},
		{"mv b/z e/x", "Permission denied"},
		{"mv c d/c", "Permission denied"},
		{"mkdir d/x; write d/x/f 1; mv d/x e/x; write e/x/y 2; write e/x/z 3", "ok; ok; ok; Permission denied; ok"},
	} {
		f, _ := mounted(t, access, Limits{}, specs...)
		var got []string
		for op := range strings.SplitSeq(c.ops, "; ") {
			got = append(got, try(f, strings.Split(op, " ")...))
		}
		if s := strings.Join(got, "; "); s != c.want {
			t.Errorf("%s: got %q, want %q", c.ops, s, c.want)
		}
	}
}

func TestHiddenEntriesKeepTheirDirectory(t *testing.T) {
	f, _ := mounted(t, grant("d !d/hidden e", "d !d/hidden e"), Limits{}, "d/hidden=1", "d/x=2")
	for _, c := range [][2]string{
		{"rm d/x", "ok"}, {"ls d", ""}, {"rmdir d", "Directory not empty"}, {"mv d e", "Permission denied"}, {"write d/hidden x", "Permission denied"},
	} {
		if got := try(f, strings.Split(c[0], " ")...); got != c[1] {
			t.Errorf("%s: %s", c[0], got)
		}
	}
	d, err := f.Delta("/workspace", workspace.MemBlobs{})
	if err != nil || len(d) != 2 || d[0].Path != "d" || d[1].Path != "d/x" {
		t.Errorf("delta %+v, %v", d, err)
	}
}

func TestNeutralAttributes(t *testing.T) {
	f, _ := mounted(t, grant("a/b/c", "w"), Limits{}, "a/b/c/x=1", "a/secret/x=1", "w/old=12345")
	for name, want := range map[string]Info{
		".":     {Kind: Dir, Mode: 0o755, Size: dirSize, Nlink: 2},
		"a":     {Kind: Dir, Mode: 0o755, Size: dirSize, Nlink: 2},
		"a/b":   {Kind: Dir, Mode: 0o755, Size: dirSize, Nlink: 2},
		"w":     {Kind: Dir, Mode: 0o755, Size: dirSize, Nlink: 2},
		"w/old": {Kind: File, Mode: 0o644, Nlink: 1},
	} {
		i, err := f.Stat("/workspace/" + name)
		if err != nil || i.Kind != want.Kind || i.Mode != want.Mode || i.Size != want.Size || i.Nlink != want.Nlink || i.MTime.Unix() != 1_700_000_000 {
			t.Errorf("%s: %+v, %v", name, i, err)
		}
	}
}

const universe = "abc"

func somePath(r *rand.Rand) string {
	p := string(universe[r.IntN(len(universe))])
	for r.IntN(2) == 0 {
		p += "/" + string(universe[r.IntN(len(universe))])
	}
	return p
}

func someRules(r *rand.Rand) rules {
	list := func() string {
		var s []string
		for range r.IntN(5) {
			p := somePath(r)
			if r.IntN(3) == 0 {
				p = "!" + p
			}
			s = append(s, p)
		}
		return strings.Join(s, " ")
	}
	return grant(list(), list())
}

func someOp(r *rand.Rand) []string {
	ops := []string{"cat", "write", "append", "overwrite", "rewrite", "create", "ls", "stat", "lstat", "readlink", "realpath", "mkdir",
		"rmdir", "rm", "mv", "mv", "ln", "symlink", "chmod", "touch", "truncate", "readable", "writable", "exists", "mkfifo"}
	op := ops[r.IntN(len(ops))]
	p, q := somePath(r), somePath(r)
	if r.IntN(6) == 0 {
		p += "/../" + somePath(r)
	}
	if op == "symlink" && r.IntN(2) == 0 {
		p = "/workspace/" + p
	}
	if op == "write" || op == "append" || op == "overwrite" || op == "rewrite" || op == "create" || op == "truncate" {
		q = strings.Repeat("z", r.IntN(3))
	}
	return []string{op, p, q}
}

// twins makes two trees that agree in all that access shows, and differ in what it
// hides: which hidden entries there are, and what unreadable ones hold.
func twins(t *testing.T, r *rand.Rand, access rules) (a, b *workspace.Snapshot) {
	type node struct {
		e    workspace.Entry
		text string
	}
	trees := [2]map[string]node{{}, {}}
	for range 30 {
		p := somePath(r)
		n := node{e: workspace.Entry{Mode: 0o644, MTime: int64(r.IntN(3))}, text: somePath(r)}
		switch n.e.Kind = workspace.Kind(r.IntN(3)); n.e.Kind {
		case workspace.Dir:
			n.e.Mode = 0o755
		case workspace.Symlink:
			n.e.Target = strings.Repeat("../", strings.Count(p, "/")) + somePath(r)
		}
		if n.e.Kind != workspace.Dir && access.dirs[p] {
			continue // a Traverse of no directory
		}
		exists := access.Read(p) || access.Write(p) || n.e.Kind == workspace.Dir && access.Traverse(p)
		// Deleting or moving a directory tells that it holds something hidden.
		if !exists && access.Write(path.Dir(p)) {
			continue
		}
		for i := range trees {
			m := n
			if !exists && r.IntN(2) == 0 {
				continue
			}
			if !access.Read(p) {
				m.e.MTime, m.text = int64(r.IntN(100)), somePath(r)+somePath(r)
				if m.e.Kind == workspace.Symlink {
					m.e.Target = somePath(r)
				}
			}
			trees[i][p] = m
		}
	}
	var out [2]*workspace.Snapshot
	for i, tree := range trees {
		blobs := workspace.MemBlobs{}
		builder := workspace.NewBuilder(blobs, workspace.Limits{})
		builder.Dir(".", 0o755, r.Int64N(100))
		if access.Read(".") || access.Write(".") {
			builder.Dir(".", 0o755, 1)
		}
		var put func(dir string)
		put = func(dir string) {
			for _, c := range universe {
				p := join(dir, string(c))
				n, ok := tree[p]
				if !ok {
					continue
				}
				var err error
				switch n.e.Kind {
				case workspace.Dir:
					if err = builder.Put(p, n.e); err == nil {
						put(p)
					}
				case workspace.File:
					err = builder.File(p, n.e.Mode, n.e.MTime, strings.NewReader(n.text))
				default:
					err = builder.Put(p, n.e)
				}
				if err != nil {
					t.Fatal(err)
				}
			}
		}
		put(".")
		root, err := builder.Finish()
		if err != nil {
			t.Fatal(err)
		}
		out[i] = workspace.NewSnapshot(root, blobs)
	}
	return out[0], out[1]
}

// TestHiddenContentNeverShows runs the same operations on two trees that differ in
// hidden parts only. Everything that can be observed must agree, fuel included.
func TestHiddenContentNeverShows(t *testing.T) {
	for seed := range uint64(1500) {
		r := rand.New(rand.NewPCG(seed, 1))
		access := someRules(r)
		a, b := twins(t, r, access)
		f, g := view(t, a, access, Limits{}), view(t, b, access, Limits{})
		var log []string
		for range 60 {
			op := someOp(r)
			got, other := try(f, op...), try(g, op...)
			log = append(log, strings.Join(op, " ")+": "+got)
			if got != other || f.meter.Used() != g.meter.Used() {
				t.Fatalf("seed %d, %+v: %s\n%s (fuel %d)\n%s (fuel %d)\nafter:\n%s", seed, access, op, got, f.meter.Used(), other, g.meter.Used(), strings.Join(log, "\n"))
			}
		}
	}
}

// TestNothingOutsideAuthorityChanges runs random operations and checks that the
// delta touches writable paths only, and makes of the snapshot what the view holds.
func TestNothingOutsideAuthorityChanges(t *testing.T) {
	changes := 0
	for seed := range uint64(1500) {
		r := rand.New(rand.NewPCG(seed, 2))
		access := someRules(r)
		snap, _ := twins(t, r, access)
		f := view(t, snap, access, Limits{})
		for range 60 {
			try(f, someOp(r)...)
		}
		blobs := snap.Blobs.(workspace.MemBlobs)
		d, err := f.Delta("/workspace", blobs)
		if err != nil {
			t.Fatal(err)
		}
		changes += len(d)
		for _, c := range d {
			if !access.Write(c.Path) || c.From != "" && !access.Write(c.From) {
				t.Fatalf("seed %d: %s of %s", seed, c.Op, c.Path)
			}
		}
		root, err := workspace.Apply(snap, d, blobs)
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		checkSame(t, seed, f, workspace.NewSnapshot(root, blobs))
	}
	if changes < 1000 {
		t.Errorf("only %d changes in all", changes)
	}
}

// checkSame compares the inodes of the mount with a tree, entry by entry.
func checkSame(t *testing.T, seed uint64, f *FS, s *workspace.Snapshot) {
	t.Helper()
	m, err := f.mountAt("test", "/workspace")
	if err != nil {
		t.Fatal(err)
	}
	var bytes, files int64
	var compare func(p string, n *inode, e workspace.Entry)
	compare = func(p string, n *inode, e workspace.Entry) {
		kind := map[Kind]workspace.Kind{File: workspace.File, Dir: workspace.Dir, Symlink: workspace.Symlink}[n.kind]
		if kind != e.Kind || p != "." && (n.mode != e.Mode || n.mtime != e.MTime) || n.target != e.Target {
			t.Fatalf("seed %d: %s: view %v %o %d %q, tree %+v", seed, p, n.kind, n.mode, n.mtime, n.target, e)
		}
		switch n.kind {
		case File:
			text := make([]byte, n.content.size)
			n.content.readAt(text, 0)
			want, err := io.ReadAll(s.Content(e))
			if err != nil || string(want) != string(text) {
				t.Fatalf("seed %d: %s: view %q, tree %q, %v", seed, p, text, want, err)
			}
			bytes += n.content.size
		case Dir:
			entries, err := s.Dir(e)
			if err != nil {
				t.Fatal(err)
			}
			n.load()
			seen := len(n.hidden)
			files += int64(seen)
			for _, h := range n.hidden {
				bytes += h.Size
				files += h.Count
			}
			for _, name := range n.sorted() {
				c := n.children[name]
				files++
				if c.kind == Fifo {
					continue
				}
				seen++
				found := false
				for _, e := range entries {
					if e.Name == name {
						found = true
						compare(join(p, name), c, e)
					}
				}
				if !found {
					t.Fatalf("seed %d: %s is not in the tree", seed, join(p, name))
				}
			}
			if seen != len(entries) {
				t.Fatalf("seed %d: %s has %d entries, its tree %d", seed, p, seen, len(entries))
			}
		}
	}
	compare(".", m.root, s.Root)
	if m.bytes != bytes || m.files != files {
		t.Fatalf("seed %d: accounted %d bytes, %d files; there are %d, %d", seed, m.bytes, m.files, bytes, files)
	}
}
