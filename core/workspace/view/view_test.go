package view

import (
	"errors"
	"io"
	"strings"
	"testing"
	"time"

	"ambit/core/errno"
	"ambit/core/fuel"
	"ambit/core/workspace"
)

func newTestFS(t *testing.T) *FS {
	t.Helper()
	f := Standard(fuel.New(time.Unix(1_700_000_000, 0), fuel.Limits{}), Options{Commands: func() []string { return []string{"cat", "ls"} }})
	if err := f.Mount("/workspace", nil, nil, Limits{}); err != nil {
		t.Fatal(err)
	}
	return f
}

// write makes a file with content.
func write(t *testing.T, f *FS, path, content string) {
	t.Helper()
	h, err := f.Open(path, WriteOnly|Create|Truncate, 0o644)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := io.WriteString(h, content); err != nil {
		t.Fatal(err)
	}
	if err := h.Close(); err != nil {
		t.Fatal(err)
	}
}

// read gives the content of a file, or the text of the error.
func read(f *FS, path string) string {
	h, err := f.Open(path, ReadOnly, 0)
	if err != nil {
		return errno.Text(err)
	}
	defer h.Close()
	b, err := io.ReadAll(h)
	if err != nil {
		return errno.Text(err)
	}
	return string(b)
}

// names lists a directory on one line.
func names(f *FS, path string) string {
	list, err := f.ReadDir(path)
	if err != nil {
		return errno.Text(err)
	}
	var s []string
	for _, e := range list {
		s = append(s, e.Name)
	}
	return strings.Join(s, " ")
}

func wantErr(t *testing.T, what string, got error, want errno.Errno) {
	t.Helper()
	switch {
	case want == 0 && got != nil, want != 0 && !errors.Is(got, want):
		t.Errorf("%s: got %v, want %v", what, got, want)
	}
}

func TestStandardNamespace(t *testing.T) {
	f := newTestFS(t)
	if got := names(f, "/"); got != "bin dev etc home root sbin tmp usr var workspace" {
		t.Errorf("/ holds %s", got)
	}
	if got := names(f, "/bin"); got != "cat ls" {
		t.Errorf("/bin holds %s", got)
	}
	if name, ok := StubName([]byte(read(f, "/bin/cat"))); !ok || name != "cat" {
		t.Errorf("stub of cat names %q, %v", name, ok)
	}
	wantErr(t, "create in /usr/bin", f.Mkdir("/usr/bin/x", 0o755), errno.EACCES)
	wantErr(t, "remove a command", f.Unlink("/bin/cat"), errno.EACCES)
	wantErr(t, "list /root", f.Access("/root", 4), errno.EACCES)
	wantErr(t, "remove a mount", f.Rmdir("/workspace"), errno.EACCES)
	_, err := f.Open("/etc/passwd", WriteOnly|Append, 0)
	wantErr(t, "append to passwd", err, errno.EACCES)
	write(t, f, "/home/agent/x", "1")
	write(t, f, "/tmp/x", "2")
	write(t, f, "/dev/null", "3")
	if got := read(f, "/dev/null"); got != "" {
		t.Errorf("/dev/null reads %q", got)
	}
	wantErr(t, "rename between mounts", f.Rename("/tmp/x", "/workspace/x"), errno.EXDEV)
}

func TestOpenUnlinkedFileLives(t *testing.T) {
	f := newTestFS(t)
	h, err := f.Open("/workspace/f", ReadWrite|Create, 0o644)
	if err != nil {
		t.Fatal(err)
	}
	io.WriteString(h, "before ")
	wantErr(t, "unlink", f.Unlink("/workspace/f"), 0)
	io.WriteString(h, "after")
	h.(io.Seeker).Seek(0, io.SeekStart)
	b, _ := io.ReadAll(h)
	if string(b) != "before after" {
		t.Errorf("read %q", b)
	}
	if i, _ := h.Stat(); i.Nlink != 0 || i.Size != 12 {
		t.Errorf("stat %+v", i)
	}
	if bytes, files, _ := f.Usage("/workspace"); bytes != 12 || files != 0 {
		t.Errorf("usage while open: %d bytes, %d files", bytes, files)
	}
	h.Close()
	if bytes, _, _ := f.Usage("/workspace"); bytes != 0 {
		t.Errorf("usage after close: %d bytes", bytes)
	}
}

func TestRenameFollowsRename2(t *testing.T) {
	f := newTestFS(t)
	w := func(p string) string { return "/workspace/" + p }
	for _, d := range []string{"d", "d/sub", "empty", "full"} {
		wantErr(t, "mkdir "+d, f.Mkdir(w(d), 0o755), 0)
	}
	write(t, f, w("full/x"), "x")
	write(t, f, w("file"), "file")
	wantErr(t, "link", f.Link(w("file"), w("same")), 0)
	for _, c := range []struct {
		from, to string
		want     errno.Errno
	}{
		{"d", "d/sub/d", errno.EINVAL},
		{"d/sub", "d", errno.ENOTEMPTY},
		{"d", "file", errno.ENOTDIR},
		{"file", "d", errno.EISDIR},
		{"d", "full", errno.ENOTEMPTY},
		{"nothing", "x", errno.ENOENT},
		{"file", "new/", errno.ENOTDIR},
		{".", "x", errno.EBUSY},
		{"file", "same", 0},
		{"d", "empty", 0},
		{"file", "full/x", 0},
	} {
		wantErr(t, c.from+" to "+c.to, f.Rename(w(c.from), w(c.to)), c.want)
	}
	if got := names(f, "/workspace"); got != "empty full same" {
		t.Errorf("left: %s", got)
	}
	if got := names(f, w("empty")); got != "sub" {
		t.Errorf("moved directory holds %s", got)
	}
	if got := read(f, w("full/x")); got != "file" {
		t.Errorf("replaced file reads %q", got)
	}
}

func TestWalk(t *testing.T) {
	f := newTestFS(t)
	w := func(p string) string { return "/workspace/" + p }
	f.Mkdir(w("a"), 0o755)
	f.Mkdir(w("a/b"), 0o755)
	f.Mkdir(w("closed"), 0)
	write(t, f, w("file"), "x")
	for link, target := range map[string]string{"l": "a/b", "loop": "loop", "dangling": "nowhere", "abs": "/workspace/a"} {
		wantErr(t, "symlink", f.Symlink(target, w(link)), 0)
	}
	for i := range 41 {
		from := "file"
		if i > 0 {
			from = "chain" + string(rune('A'+i-1))
		}
		f.Symlink(from, w("chain"+string(rune('A'+i))))
	}
	for _, c := range []struct {
		path string
		real string
		want errno.Errno
	}{
		{"", "", errno.ENOENT},
		{w("l/.."), w("a"), 0},
		{w("abs/b/../.."), "/workspace", 0},
		{w("loop"), "", errno.ELOOP},
		{w("dangling"), "", errno.ENOENT},
		{w("file/"), "", errno.ENOTDIR},
		{w("file/."), "", errno.ENOTDIR},
		{w("file/x"), "", errno.ENOTDIR},
		{w("closed/x"), "", errno.EACCES},
		{w("chain" + string(rune('A'+39))), w("file"), 0},
		{w("chain" + string(rune('A'+40))), "", errno.ELOOP},
		{"/../..", "/", 0},
		{"//workspace///a//", w("a"), 0},
		{w(strings.Repeat("n", 256)), "", errno.ENAMETOOLONG},
		{"/" + strings.Repeat("a/", 2048), "", errno.ENAMETOOLONG},
	} {
		got, err := f.RealPath(c.path)
		wantErr(t, c.path, err, c.want)
		if got != c.real {
			t.Errorf("%s is %s, want %s", c.path, got, c.real)
		}
	}
	write(t, f, w("dangling"), "made")
	if got := read(f, w("nowhere")); got != "made" {
		t.Errorf("a write through a dangling link left %q", got)
	}
}

func TestDepthIsBounded(t *testing.T) {
	f := newTestFS(t)
	w := func(path string) string { return "/workspace/" + path }
	at := w("d")
	for range workspace.MaxDepth {
		wantErr(t, "mkdir", f.Mkdir(at, 0o755), 0)
		at += "/d"
	}
	wantErr(t, "one deeper", f.Mkdir(at, 0o755), errno.ENAMETOOLONG)
	wantErr(t, "mkdir", f.Mkdir(w("e"), 0o755), 0)
	wantErr(t, "a tree moved one deeper", f.Rename(w("d"), w("e/d")), errno.ENAMETOOLONG)
	wantErr(t, "a tree moved as deep", f.Rename(w("d"), w("f")), 0)
	blobs := workspace.MemBlobs{}
	d, err := f.Delta("/workspace", blobs)
	if err != nil || d.Check() != nil || len(d) != workspace.MaxDepth+1 {
		t.Errorf("a delta of %d changes: %v, %v", len(d), err, d.Check())
	}
}

func TestSparseAppendAndTruncate(t *testing.T) {
	f := newTestFS(t)
	h, _ := f.Open("/workspace/f", ReadWrite|Create, 0o644)
	file := h.(*OpenFile)
	file.WriteAt([]byte("end"), 3*PageSize-1)
	file.Truncate(3 * PageSize)
	file.Truncate(4 * PageSize)
	b := make([]byte, 4*PageSize)
	n, err := file.ReadAt(b, 0)
	if n != len(b) || err != nil {
		t.Fatal(n, err)
	}
	want := make([]byte, 4*PageSize)
	want[3*PageSize-1] = 'e'
	if string(b) != string(want) {
		t.Error("sparse content differs")
	}
	a, _ := f.Open("/workspace/f", WriteOnly|Append, 0)
	a.Write([]byte("tail"))
	if i, _ := f.Stat("/workspace/f"); i.Size != 4*PageSize+4 {
		t.Errorf("size after append %d", i.Size)
	}
}

func TestLazyNamespaceIsMadeOnFirstUse(t *testing.T) {
	meter := fuel.New(time.Unix(1_700_000_000, 0), fuel.Limits{})
	runs := 0
	f := Lazy(New(meter), func(f *FS) {
		runs++
		f.SetUp(Options{Commands: func() []string { return []string{"ls"} }})
		wantErr(t, "mount", f.Mount("/workspace", nil, nil, Limits{}), 0)
	})
	meter.Charge(1_000_000)
	if runs != 0 {
		t.Error("set up before it was used")
	}
	if i, err := f.Stat("/bin/ls"); err != nil || i.MTime.Unix() != 1_700_000_000 || i.MTime.Nanosecond() != 0 {
		t.Errorf("%+v, %v", i, err)
	}
	write(t, f, "/workspace/x", "1")
	if i, _ := f.Stat("/workspace/x"); i.MTime.Nanosecond() == 0 {
		t.Error("the clock stands still after the setup")
	}
	if got := names(f, "/"); runs != 1 || got != "bin dev etc home root sbin tmp usr var workspace" {
		t.Errorf("%d setups, / holds %s", runs, got)
	}
}
