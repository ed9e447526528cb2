package view

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"ambit/core/errno"
	"ambit/core/fuel"
	"ambit/core/workspace"
)

// memSpill is a Spill in memory that counts.
type memSpill struct {
	slots         map[int64][]byte
	writes, reads int
	fail          error
}

func (s *memSpill) WritePage(slot int64, data []byte) error {
	if s.fail != nil {
		return s.fail
	}
	s.writes++
	s.slots[slot] = bytes.Clone(data)
	return nil
}

func (s *memSpill) ReadPage(slot int64, buf []byte) error {
	s.reads++
	if len(s.slots[slot]) < len(buf) {
		return fmt.Errorf("slot %d holds %d bytes, not %d", slot, len(s.slots[slot]), len(buf))
	}
	copy(buf, s.slots[slot])
	return nil
}

func TestLimitsAtTheWrite(t *testing.T) {
	f, _ := mounted(t, nil, Limits{Total: 20, FileSize: 12, Files: 4}, "a=0123456789", "d/b=1")
	grow := func(name, text string) string { return try(f, "append", name, text) }
	for _, c := range []struct{ op, got, want string }{
		{"over the file size", grow("a", "abc"), "File too large"},
		{"what fits was written", try(f, "cat", "a"), "0123456789ab"},
		{"over the total", grow("d/b", "12345678"), "No space left on device"},
		{"what fits was written", try(f, "cat", "d/b"), "11234567"},
		{"overwriting needs no room", try(f, "overwrite", "a", "xyz"), "ok"},
		{"fourth entry", try(f, "write", "c", ""), "ok"},
		{"fifth entry", try(f, "write", "e", ""), "No space left on device"},
		{"fifth entry", try(f, "mkdir", "e"), "No space left on device"},
		{"fifth entry", try(f, "symlink", "a", "e"), "No space left on device"},
		{"fifth entry", try(f, "ln", "c", "e"), "No space left on device"},
		{"extending", try(f, "truncate", "c", "x"), "No space left on device"},
		{"shrinking", try(f, "truncate", "a", "x"), "ok"},
		{"freed bytes", grow("c", "01234567890"), "ok"},
		{"renaming needs no room", try(f, "mv", "c", "e"), "ok"},
		{"deleting", try(f, "rm", "e"), "ok"},
		{"a link counts its content", try(f, "ln", "d/b", "f"), "ok"},
		{"freed entry is used", try(f, "write", "e", ""), "No space left on device"},
		{"growing a file of two names", grow("f", "0123456"), "No space left on device"},
		{"half of what is free", try(f, "cat", "d/b"), "112345670"},
	} {
		if c.got != c.want {
			t.Errorf("%s: %s, want %s", c.op, c.got, c.want)
		}
	}
	if b, n, _ := f.Usage("/workspace"); b != 19 || n != 4 {
		t.Errorf("usage %d bytes, %d entries", b, n)
	}
}

func TestOverfullWorkspaceCanShrink(t *testing.T) {
	f, _ := mounted(t, nil, Limits{Total: 5, FileSize: 3, Files: 1}, "a=0123456789", "b=1")
	for _, c := range [][2]string{
		{"append a x", "File too large"}, {"overwrite a x", "ok"}, {"append b x", "No space left on device"}, {"write c ", "No space left on device"},
		{"rm a", "ok"}, {"append b x", "ok"}, {"mv b c", "ok"},
	} {
		if got := try(f, strings.Split(c[0], " ")...); got != c[1] {
			t.Errorf("%s: %s", c[0], got)
		}
	}
}

// TestLargeWritesSpill writes 32 MiB in a call whose memory is smaller than that.
func TestLargeWritesSpill(t *testing.T) {
	meter := fuel.New(time.Unix(0, 0), fuel.Limits{Memory: 12 << 20})
	f := New(meter)
	spill := &memSpill{slots: map[int64][]byte{}}
	f.SetSpill(spill)
	base := bytes.Repeat([]byte("base "), 1<<20)
	blobs := workspace.MemBlobs{}
	b := workspace.NewBuilder(blobs, workspace.Limits{})
	b.File("base", 0o644, 1, bytes.NewReader(base))
	root, _ := b.Finish()
	snap := workspace.NewSnapshot(root, blobs)
	if err := f.Mount("/w", snap, nil, Limits{}); err != nil {
		t.Fatal(err)
	}
	want := map[string][]byte{"base": bytes.Clone(base)}
	for i := range 8 {
		name := fmt.Sprintf("f%d", i)
		text := bytes.Repeat([]byte{byte('a' + i), byte(i), '\n'}, 4<<20/3)
		want[name] = text
		h, err := f.Open("/w/"+name, WriteOnly|Create, 0o644)
		if err != nil {
			t.Fatal(err)
		}
		for len(text) > 0 {
			n := min(len(text), 10_000)
			if _, err := h.Write(text[:n]); err != nil {
				t.Fatal(err)
			}
			text = text[n:]
		}
		h.Close()
	}
	for round := range 3 {
		for i := range 8 {
			name, off := fmt.Sprintf("f%d", i), int64(round*1_000_000+i*70_000)
			h, _ := f.Open("/w/"+name, ReadWrite, 0)
			h.(*OpenFile).WriteAt([]byte("changed"), off)
			copy(want[name][off:], "changed")
			h.Close()
		}
	}
	h, _ := f.Open("/w/base", ReadWrite, 0)
	h.(*OpenFile).WriteAt([]byte("changed"), 2_000_000)
	copy(want["base"][2_000_000:], "changed")
	h.Close()

	for name, text := range want {
		if got := read(f, "/w/"+name); got != string(text) {
			t.Errorf("%s differs", name)
		}
	}
	if now, peak := meter.Memory(); peak > defaultBudget+2*PageSize+64*inodeBytes || now > peak {
		t.Errorf("memory now %d, peak %d", now, peak)
	}
	if spill.writes < 300 || len(spill.slots) > 600 {
		t.Errorf("%d pages written to %d slots", spill.writes, len(spill.slots))
	}
	now, _ := meter.Memory()
	rest := int64(12<<20) - now
	meter.Alloc(rest) // Delta must do without any
	out := &streamed{MemBlobs: workspace.MemBlobs{}}
	d, err := f.Delta("/w", out)
	if err != nil || len(d) != 9 || out.streams != 9 {
		t.Fatalf("%d changes, %d streams, %v", len(d), out.streams, err)
	}
	for _, c := range d {
		if string(out.MemBlobs[c.Hash]) != string(want[c.Path]) {
			t.Errorf("blob of %s differs", c.Path)
		}
	}
	meter.Free(rest)
	for name := range want {
		f.Unlink("/w/" + name)
	}
	if now, _ := meter.Memory(); now != 0 {
		t.Errorf("%d bytes alive after all is deleted", now)
	}
}

type streamed struct {
	workspace.MemBlobs
	streams int
}

func (s *streamed) PutBlobFrom(h workspace.Hash, size int64, r io.Reader) error {
	s.streams++
	data, err := io.ReadAll(r)
	if err == nil && (int64(len(data)) != size || workspace.Sum(data) != h) {
		err = errors.New("stream is not what it says")
	}
	s.MemBlobs[h] = data
	return err
}

func TestMemoryLimitEndsTheCall(t *testing.T) {
	f := New(fuel.New(time.Unix(0, 0), fuel.Limits{Memory: 1 << 20}))
	f.Mount("/w", nil, nil, Limits{})
	defer func() {
		if e, ok := recover().(*fuel.Exceeded); !ok || e.Limit != "memory" {
			t.Errorf("recovered %v", e)
		}
		if i, err := f.Stat("/w/f"); err != nil || i.Size > 1<<20 {
			t.Errorf("stat after the limit: %+v, %v", i, err)
		}
	}()
	h, _ := f.Open("/w/f", WriteOnly|Create, 0o644)
	h.Write(make([]byte, 2<<20))
	t.Error("no limit")
}

// lazy counts what is read.
type lazy struct {
	workspace.Blobs
	reads, bytes int
	fail         bool
}

func (l *lazy) GetRange(h workspace.Hash, off int64, n int) ([]byte, error) {
	if l.fail {
		return nil, workspace.ErrMissing
	}
	b, err := l.Blobs.GetRange(h, off, n)
	l.reads++
	l.bytes += len(b)
	return b, err
}

func TestSnapshotIsReadLazily(t *testing.T) {
	blobs := workspace.MemBlobs{}
	b := workspace.NewBuilder(blobs, workspace.Limits{})
	for i := range 100 {
		b.File(fmt.Sprintf("d%d/f", i), 0o644, 1, strings.NewReader(strings.Repeat(fmt.Sprint(i), 100_000)))
	}
	root, _ := b.Finish()
	l := &lazy{Blobs: blobs}
	f := view(t, workspace.NewSnapshot(root, l), nil, Limits{})
	if l.reads != 0 {
		t.Errorf("%d reads at mount", l.reads)
	}
	h, _ := f.Open("/workspace/d7/f", ReadWrite, 0)
	buf := make([]byte, 100)
	for range 600 {
		h.Read(buf)
	}
	if l.reads > 4 {
		t.Errorf("%d reads for 60 KB in small pieces", l.reads)
	}
	l.reads, l.bytes = 0, 0
	h.(*OpenFile).WriteAt([]byte("x"), 70_000)
	d, err := f.Delta("/workspace", workspace.MemBlobs{})
	if err != nil || len(d) != 1 || d[0].Op != workspace.Modify {
		t.Errorf("delta %+v, %v", d, err)
	}
	if l.bytes > 400_000 {
		t.Errorf("%d bytes read for a change of one file", l.bytes)
	}
}

func TestStorageFailureEndsTheCall(t *testing.T) {
	f, snap := mounted(t, nil, Limits{}, "d/x=1", "e/y=2")
	l := &lazy{Blobs: snap.Blobs, fail: true}
	f = view(t, workspace.NewSnapshot(snap.Root, l), nil, Limits{})
	func() {
		defer func() {
			if r, ok := recover().(*fuel.Interrupted); !ok || !strings.Contains(r.Reason, "blob is missing") {
				t.Errorf("recovered %v", r)
			}
		}()
		f.Stat("/workspace/d")
	}()
	if !errors.Is(f.Err(), workspace.ErrMissing) {
		t.Errorf("Err is %v", f.Err())
	}

	l.fail = false
	f = view(t, workspace.NewSnapshot(snap.Root, l), nil, Limits{})
	try(f, "append", "d/x", "more")
	h, _ := f.Open("/workspace/e/y", ReadWrite, 0)
	h.(*OpenFile).WriteAt([]byte("z"), PageSize)
	l.fail = true
	if _, err := f.Delta("/workspace", workspace.MemBlobs{}); !errors.Is(err, workspace.ErrMissing) {
		t.Errorf("delta gave %v", err)
	}
}

func TestSpillFailureEndsTheCall(t *testing.T) {
	f := New(fuel.New(time.Unix(0, 0), fuel.Limits{}))
	f.SetSpill(&memSpill{fail: errors.New("disk is full")})
	f.Mount("/w", nil, nil, Limits{})
	h, _ := f.Open("/w/f", WriteOnly|Create, 0o644)
	defer func() {
		if _, ok := recover().(*fuel.Interrupted); !ok || f.Err() == nil {
			t.Error("the call went on")
		}
	}()
	h.Write(make([]byte, 9<<20))
}

func TestDeltaIsEmptyForTheSameContent(t *testing.T) {
	f, _ := mounted(t, nil, Limits{}, "a=text", "d/b=1")
	write(t, f, "/workspace/a", "text")
	f.Chtimes("/workspace/a", time.Unix(9, 0), time.Unix(0, 7), true)
	f.Mkdir("/workspace/new", 0o755)
	f.Rmdir("/workspace/new")
	d, err := f.Delta("/workspace", workspace.MemBlobs{})
	if err != nil || len(d) != 0 {
		t.Errorf("delta %+v, %v", d, err)
	}
	f.Chtimes("/workspace/a", time.Unix(9, 0), time.Unix(9, 0), true)
	f.Chmod("/workspace/d/b", 0o755)
	d, _ = f.Delta("/workspace", workspace.MemBlobs{})
	if len(d) != 2 || d[0].Op != workspace.Meta || d[0].MTime != 9e9 || d[1].Op != workspace.Meta || d[1].Mode != 0o755 {
		t.Errorf("delta %+v", d)
	}
}

func TestDeltaKeepsWhatTarWould(t *testing.T) {
	f, snap := mounted(t, nil, Limits{}, "a=1", "b=22", "gone/x=3")
	f.Mkdir("/workspace/empty", 0o700)
	f.Symlink("../nowhere", "/workspace/link")
	f.Link("/workspace/a", "/workspace/hard")
	f.Mkfifo("/workspace/pipe", 0o644)
	f.Rename("/workspace/b", "/workspace/empty/b")
	f.Unlink("/workspace/gone/x")
	f.Rmdir("/workspace/gone")
	f.Symlink("a", "/workspace/gone")
	blobs := snap.Blobs.(workspace.MemBlobs)
	d, err := f.Delta("/workspace", blobs)
	if err != nil {
		t.Fatal(err)
	}
	var got []string
	for _, c := range d {
		got = append(got, fmt.Sprintf("%s %s %s%s", c.Op, c.Kind, c.Path, c.From))
	}
	want := "add dir empty, rename file empty/bb, modify symlink gone, delete file gone/x, add file hard, add symlink link"
	if s := strings.Join(got, ", "); s != want {
		t.Errorf("got  %s\nwant %s", s, want)
	}
	if _, err := workspace.Apply(snap, d, blobs); err != nil {
		t.Error(err)
	}
}

func TestViewIsAFileSystem(t *testing.T) {
	f, _ := mounted(t, grant("a d l", "w"), Limits{}, "a=1", "d/x=22", "d/y/", "l → d/x", "hidden/z=1", "w/old=1")
	write(t, f, "/workspace/w/new", "new")
	if err := fstest.TestFS(f.Sub("/workspace"), "a", "d/x", "d/y", "l", "w/new"); err != nil {
		t.Error(err)
	}
}

func TestPermissionBits(t *testing.T) {
	f := newTestFS(t)
	for _, c := range []struct{ ops, want string }{
		{"write f x; chmod f; cat f", "ok; ok; x"},
		{"mkdir d; write d/x 1; mode d 0; cat d/x; ls d; write d/y 1; stat d/x; rm d/x", "ok; ok; ok; EACCES; EACCES; EACCES; EACCES; EACCES"},
		{"mode d 0500; cat d/x; ls d; write d/y 1; rm d/x; mkdir d/z; mv d/x y", "ok; 1; x; EACCES; EACCES; EACCES; EACCES"},
		{"mode d 0300; ls d; cat d/x; write d/y 1; rm d/y; mode d 0755; rm d/x; rmdir d", "ok; EACCES; 1; ok; ok; ok; ok; ok"},
		{"mode f 0444; append f x; write f x; cat f; rm f", "ok; EACCES; EACCES; x; ok"},
		{"write f x; mode f 0200; cat f; append f y; mode f 0600; cat f", "ok; ok; EACCES; ok; ok; xy"},
		{"chmod /etc/passwd; touch /usr/bin; cat /etc/hostname; rm /etc/hostname; mv /etc/hostname /etc/h", "EPERM; EPERM; ambit\n; EACCES; EACCES"},
		{"writable /; writable /tmp; writable /home/agent; readable /root", "EACCES; ok; ok; EACCES"},
	} {
		var got []string
		for op := range strings.SplitSeq(c.ops, "; ") {
			w := strings.Split(op, " ")
			var s string
			if w[0] == "mode" {
				var mode uint32
				fmt.Sscanf(w[2], "%o", &mode)
				s = "ok"
				if err := f.Chmod("/workspace/"+w[1], mode); err != nil {
					s = errno.Text(err)
				}
			} else {
				s = try(f, w...)
			}
			s = strings.ReplaceAll(strings.ReplaceAll(s, errno.EACCES.Error(), "EACCES"), errno.EPERM.Error(), "EPERM")
			got = append(got, s)
		}
		if s := strings.Join(got, "; "); s != c.want {
			t.Errorf("%s:\ngot  %s\nwant %s", c.ops, s, c.want)
		}
	}
}

func TestTimesFollowTheVirtualClock(t *testing.T) {
	f := newTestFS(t)
	stat := func(p string) Info {
		t.Helper()
		i, err := f.Stat("/workspace/" + p)
		if err != nil {
			t.Fatal(err)
		}
		return i
	}
	f.Mkdir("/workspace/d", 0o755)
	made := stat("d")
	write(t, f, "/workspace/d/x", "1")
	if d, x := stat("d"), stat("d/x"); !d.MTime.After(made.MTime) || x.MTime.Before(d.MTime) {
		t.Errorf("directory %v → %v, file %v", made.MTime, d.MTime, x.MTime)
	}
	before := stat("d/x")
	read(f, "/workspace/d/x")
	if i := stat("d/x"); !i.ATime.After(before.ATime) || !i.MTime.Equal(before.MTime) {
		t.Errorf("after a read: %+v", i)
	}
	f.Chmod("/workspace/d/x", 0o600)
	if i := stat("d/x"); !i.CTime.After(before.CTime) || !i.MTime.Equal(before.MTime) {
		t.Errorf("after chmod: %+v", i)
	}
}

func TestFifosAndDevices(t *testing.T) {
	f := newTestFS(t)
	f.Mkfifo("/workspace/p", 0o644)
	_, err := f.Open("/workspace/p", ReadOnly, 0)
	wantErr(t, "no opener", err, errno.ENXIO)
	var inos []uint64
	f.SetFifo(func(ino uint64, info Info, flags int) (Handle, error) {
		inos = append(inos, ino)
		return nil, errno.EAGAIN
	})
	f.Link("/workspace/p", "/workspace/q")
	f.Open("/workspace/p", ReadOnly, 0)
	f.Open("/workspace/q", WriteOnly|Create|Truncate, 0o644)
	if len(inos) != 2 || inos[0] != inos[1] {
		t.Errorf("pipe opened as %v", inos)
	}
	h, _ := f.Open("/dev/full", WriteOnly, 0)
	_, err = h.Write([]byte("x"))
	wantErr(t, "write to /dev/full", err, errno.ENOSPC)
	h, _ = f.Open("/dev/zero", ReadOnly, 0)
	b := []byte("xxx")
	if n, err := h.Read(b); n != 3 || err != nil || string(b) != "\x00\x00\x00" {
		t.Errorf("/dev/zero gave %q, %v", b[:n], err)
	}
	if i, err := h.Stat(); err != nil || i.Kind != Device || i.Name != "zero" {
		t.Errorf("stat %+v, %v", i, err)
	}
}

func FuzzWalk(f *testing.F) {
	for _, s := range []string{"/workspace/a/../l/x", "//", "/workspace/l/", "relative", "/workspace/loop/x", "/workspace/abs/passwd", "\x00"} {
		f.Add(s)
	}
	fsys, _ := mounted(f, grant("a l loop abs", "w"), Limits{}, "a/b/c=1", "l → a/b", "loop → loop/x", "abs → /etc", "secret/x=SECRET", "out → secret/x")
	f.Fuzz(func(t *testing.T, p string) {
		real, err := fsys.RealPath(p)
		if err != nil {
			return
		}
		if strings.Contains(real, "secret") {
			t.Errorf("%q leads to %s", p, real)
		}
		if again, err := fsys.RealPath(real); err != nil || again != real {
			t.Errorf("%q is %s, which is %s, %v", p, real, again, err)
		}
	})
}
