package native_test

import (
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/hanwen/go-fuse/v2/fuse"
)

// blockSize is the unit in which file content reaches the disk.
const blockSize = 4096

// volatile is a file system in memory, served through FUSE, that models a disk with a
// cache. What a program writes is seen by everybody at once, but survives a power cut
// only if it was synchronised: content, size, mode and mtime of a file by fsync of the
// file, names by fsync of their directory. A symbolic link and the mode with which
// something was made come with the name. Cut throws the rest away.
//
// With some set, a cut keeps each block and each directory that was not synchronised
// with probability one half, since a disk may have written it: order is then as little
// promised as survival.
type volatile struct {
	fuse.RawFileSystem
	some bool
	// lies, if set, tells files by their paths whose fsync succeeds and does nothing.
	lies func(path string) bool
	// full, if set, tells paths for which the disk has no room: what exists can be
	// written over, nothing can be made or grow.
	full func(path string) bool

	mu       sync.Mutex
	inodes   map[uint64]*inode
	next     uint64
	down     bool
	released chan struct{} // closed when requests that came after the cut may fail
	server   *fuse.Server
	mount    string
	syncs    int
}

// inode is a file, directory or link, as it is seen and as the disk has it.
type inode struct {
	id     uint64
	kind   uint32 // S_IFREG, S_IFDIR, S_IFLNK
	path   string // at creation
	nlink  uint32
	target string
	ctime  time.Time

	seen, disk content
	dirty      map[int64]bool // blocks that the disk does not have
}

type content struct {
	mode    uint32
	mtime   time.Time
	data    []byte
	entries map[string]*inode
}

func newVolatile(some bool) *volatile {
	v := &volatile{RawFileSystem: fuse.NewDefaultRawFileSystem(), some: some, inodes: map[uint64]*inode{}, next: 1}
	v.make(syscall.S_IFDIR|0o755, "")
	return v
}

func (v *volatile) make(mode uint32, path string) *inode {
	now := time.Now()
	n := &inode{id: v.next, kind: mode & syscall.S_IFMT, path: path, nlink: 1, ctime: now, dirty: map[int64]bool{}}
	n.seen = content{mode: mode & 0o7777, mtime: now, entries: map[string]*inode{}}
	n.disk = content{mode: mode & 0o7777, mtime: now, entries: map[string]*inode{}}
	v.inodes[n.id] = n
	v.next++
	return n
}

// attach mounts the file system, or reports why that is impossible.
func (v *volatile) attach(t *testing.T, dir string) error {
	v.down, v.released, v.mount = false, make(chan struct{}), dir
	var err error
	v.server, err = fuse.NewServer(v, dir, &fuse.MountOptions{DirectMountStrict: true, FsName: "volatile", Name: "volatile", DisableXAttrs: true, DisableReadDirPlus: true, MaxWrite: 128 << 10})
	if err != nil {
		return err
	}
	go v.server.Serve()
	return v.server.WaitMount()
}

// freeze is the moment of the cut: nothing reaches the disk any more, and nobody gets
// an answer.
func (v *volatile) freeze() {
	v.mu.Lock()
	v.down = true
	v.mu.Unlock()
}

// fill makes the disk full for the paths, or frees it with nil.
func (v *volatile) fill(full func(path string) bool) {
	v.mu.Lock()
	v.full = full
	v.mu.Unlock()
}

// cut unmounts and forgets what the disk does not have. Programs that used the file
// system must have been killed.
func (v *volatile) cut(t *testing.T, rnd *rand.Rand) {
	v.mu.Lock()
	select {
	case <-v.released:
	default:
		close(v.released)
	}
	v.mu.Unlock()
	v.detach(t)
	v.mu.Lock()
	defer v.mu.Unlock()
	kept := map[uint64]*inode{}
	v.keep(v.inodes[1], kept, rnd)
	v.inodes = kept
}

func (v *volatile) detach(t *testing.T) {
	for range 200 {
		if err := v.server.Unmount(); err == nil {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	syscall.Unmount(v.mount, syscall.MNT_DETACH)
	t.Errorf("%s could not be unmounted in time", v.mount)
}

func (v *volatile) keep(n *inode, kept map[uint64]*inode, rnd *rand.Rand) {
	if kept[n.id] != nil {
		n.nlink++
		return
	}
	kept[n.id], n.nlink = n, 1
	luck := func() bool { return v.some && rnd.IntN(2) == 0 }
	switch n.kind {
	case syscall.S_IFREG:
		for _, b := range slices.Sorted(maps.Keys(n.dirty)) {
			if luck() {
				n.persist(b)
			}
		}
	case syscall.S_IFDIR:
		if luck() {
			n.disk = content{mode: n.seen.mode, mtime: n.seen.mtime, entries: maps.Clone(n.seen.entries)}
		}
	}
	n.seen = content{mode: n.disk.mode, mtime: n.disk.mtime, data: slices.Clone(n.disk.data), entries: maps.Clone(n.disk.entries)}
	n.dirty = map[int64]bool{}
	for _, name := range slices.Sorted(maps.Keys(n.seen.entries)) {
		v.keep(n.seen.entries[name], kept, rnd)
	}
}

// persist brings one block to the disk.
func (n *inode) persist(b int64) {
	delete(n.dirty, b)
	start, end := b*blockSize, min((b+1)*blockSize, int64(len(n.seen.data)))
	if start >= end {
		return
	}
	if grow := end - int64(len(n.disk.data)); grow > 0 {
		n.disk.data = append(n.disk.data, make([]byte, grow)...)
	}
	copy(n.disk.data[start:end], n.seen.data[start:end])
}

func (n *inode) sync() {
	if n.kind == syscall.S_IFDIR {
		n.disk = content{mode: n.seen.mode, mtime: n.seen.mtime, entries: maps.Clone(n.seen.entries)}
		return
	}
	n.disk.data = n.disk.data[:min(len(n.disk.data), len(n.seen.data))]
	for b := range n.dirty {
		n.persist(b)
	}
	if grow := len(n.seen.data) - len(n.disk.data); grow > 0 {
		n.disk.data = append(n.disk.data, make([]byte, grow)...)
	}
	n.disk.mode, n.disk.mtime = n.seen.mode, n.seen.mtime
}

// begin locks the file system for a request; not ok says that the power is off.
func (v *volatile) begin(id uint64) (n *inode, st fuse.Status) {
	v.mu.Lock()
	if v.down {
		v.mu.Unlock()
		<-v.released
		v.mu.Lock()
		return nil, fuse.EIO
	}
	if n = v.inodes[id]; n == nil {
		return nil, fuse.Status(syscall.ESTALE)
	}
	return n, fuse.OK
}

func (n *inode) attr(a *fuse.Attr) {
	*a = fuse.Attr{Ino: n.id, Size: uint64(len(n.seen.data)), Mode: n.kind | n.seen.mode, Nlink: n.nlink, Blksize: blockSize, Blocks: uint64(len(n.seen.data)+511) / 512}
	if n.kind == syscall.S_IFLNK {
		a.Size = uint64(len(n.target))
	}
	a.SetTimes(nil, &n.seen.mtime, &n.ctime)
}

func (n *inode) entry(out *fuse.EntryOut) {
	out.NodeId, out.Generation = n.id, 1
	n.attr(&out.Attr)
	out.SetEntryTimeout(time.Minute)
	out.SetAttrTimeout(time.Minute)
}

func (n *inode) changed() {
	n.ctime = time.Now()
	n.seen.mtime = n.ctime
}

// add makes an entry; it is nil if the disk is full.
func (v *volatile) add(dir *inode, name string, mode uint32) *inode {
	path := filepath.Join(dir.path, name)
	if v.full != nil && v.full(path) {
		return nil
	}
	n := v.make(mode, path)
	dir.seen.entries[name] = n
	dir.changed()
	return n
}

func (v *volatile) Lookup(_ <-chan struct{}, h *fuse.InHeader, name string, out *fuse.EntryOut) fuse.Status {
	dir, st := v.begin(h.NodeId)
	defer v.mu.Unlock()
	if st != fuse.OK {
		return st
	}
	n := dir.seen.entries[name]
	if n == nil {
		return fuse.ENOENT
	}
	n.entry(out)
	return fuse.OK
}

func (v *volatile) GetAttr(_ <-chan struct{}, in *fuse.GetAttrIn, out *fuse.AttrOut) fuse.Status {
	n, st := v.begin(in.NodeId)
	defer v.mu.Unlock()
	if st != fuse.OK {
		return st
	}
	n.attr(&out.Attr)
	out.SetTimeout(time.Minute)
	return fuse.OK
}

func (v *volatile) SetAttr(_ <-chan struct{}, in *fuse.SetAttrIn, out *fuse.AttrOut) fuse.Status {
	n, st := v.begin(in.NodeId)
	defer v.mu.Unlock()
	if st != fuse.OK {
		return st
	}
	n.ctime = time.Now()
	if mode, ok := in.GetMode(); ok {
		n.seen.mode = mode & 0o7777
	}
	if size, ok := in.GetSize(); ok {
		if v.full != nil && int64(size) > int64(len(n.seen.data)) && v.full(n.path) {
			return fuse.Status(syscall.ENOSPC)
		}
		n.resize(int64(size))
		n.changed()
	}
	if t, ok := in.GetMTime(); ok {
		n.seen.mtime = t
	}
	n.attr(&out.Attr)
	out.SetTimeout(time.Minute)
	return fuse.OK
}

func (n *inode) resize(size int64) {
	for b := size / blockSize; b <= int64(len(n.seen.data))/blockSize; b++ {
		n.dirty[b] = true
	}
	if size <= int64(len(n.seen.data)) {
		n.seen.data = slices.Clone(n.seen.data[:size])
		return
	}
	n.seen.data = append(n.seen.data, make([]byte, size-int64(len(n.seen.data)))...)
}

func (v *volatile) Mkdir(_ <-chan struct{}, in *fuse.MkdirIn, name string, out *fuse.EntryOut) fuse.Status {
	dir, st := v.begin(in.NodeId)
	defer v.mu.Unlock()
	if st != fuse.OK {
		return st
	}
	n := v.add(dir, name, syscall.S_IFDIR|in.Mode&0o7777)
	if n == nil {
		return fuse.Status(syscall.ENOSPC)
	}
	n.entry(out)
	return fuse.OK
}

func (v *volatile) Create(_ <-chan struct{}, in *fuse.CreateIn, name string, out *fuse.CreateOut) fuse.Status {
	dir, st := v.begin(in.NodeId)
	defer v.mu.Unlock()
	if st != fuse.OK {
		return st
	}
	n := v.add(dir, name, syscall.S_IFREG|in.Mode&0o7777)
	if n == nil {
		return fuse.Status(syscall.ENOSPC)
	}
	n.entry(&out.EntryOut)
	return fuse.OK
}

func (v *volatile) Symlink(_ <-chan struct{}, h *fuse.InHeader, target, name string, out *fuse.EntryOut) fuse.Status {
	dir, st := v.begin(h.NodeId)
	defer v.mu.Unlock()
	if st != fuse.OK {
		return st
	}
	n := v.add(dir, name, syscall.S_IFLNK|0o777)
	if n == nil {
		return fuse.Status(syscall.ENOSPC)
	}
	n.target = target
	n.entry(out)
	return fuse.OK
}

func (v *volatile) Readlink(_ <-chan struct{}, h *fuse.InHeader) ([]byte, fuse.Status) {
	n, st := v.begin(h.NodeId)
	defer v.mu.Unlock()
	if st != fuse.OK {
		return nil, st
	}
	return []byte(n.target), fuse.OK
}

func (v *volatile) Link(_ <-chan struct{}, in *fuse.LinkIn, name string, out *fuse.EntryOut) fuse.Status {
	dir, st := v.begin(in.NodeId)
	defer v.mu.Unlock()
	if st != fuse.OK {
		return st
	}
	n := v.inodes[in.Oldnodeid]
	if dir.seen.entries[name] != nil {
		return fuse.Status(syscall.EEXIST)
	}
	dir.seen.entries[name] = n
	dir.changed()
	n.nlink++
	n.entry(out)
	return fuse.OK
}

func (v *volatile) Unlink(_ <-chan struct{}, h *fuse.InHeader, name string) fuse.Status {
	dir, st := v.begin(h.NodeId)
	defer v.mu.Unlock()
	if st != fuse.OK {
		return st
	}
	n := dir.seen.entries[name]
	if n == nil {
		return fuse.ENOENT
	}
	if len(n.seen.entries) > 0 {
		return fuse.Status(syscall.ENOTEMPTY)
	}
	delete(dir.seen.entries, name)
	dir.changed()
	n.nlink--
	return fuse.OK
}

func (v *volatile) Rmdir(c <-chan struct{}, h *fuse.InHeader, name string) fuse.Status {
	return v.Unlink(c, h, name)
}

func (v *volatile) Rename(_ <-chan struct{}, in *fuse.RenameIn, oldName, newName string) fuse.Status {
	dir, st := v.begin(in.NodeId)
	defer v.mu.Unlock()
	if st != fuse.OK {
		return st
	}
	to, n := v.inodes[in.Newdir], dir.seen.entries[oldName]
	if n == nil || to == nil {
		return fuse.ENOENT
	}
	if in.Flags != 0 {
		return fuse.EINVAL
	}
	delete(dir.seen.entries, oldName)
	to.seen.entries[newName] = n
	n.path = filepath.Join(to.path, newName)
	dir.changed()
	to.changed()
	return fuse.OK
}

func (v *volatile) Open(_ <-chan struct{}, in *fuse.OpenIn, _ *fuse.OpenOut) fuse.Status {
	n, st := v.begin(in.NodeId)
	defer v.mu.Unlock()
	if st == fuse.OK && in.Flags&syscall.O_TRUNC != 0 {
		n.resize(0)
		n.changed()
	}
	return st
}

func (v *volatile) Read(_ <-chan struct{}, in *fuse.ReadIn, buf []byte) (fuse.ReadResult, fuse.Status) {
	n, st := v.begin(in.NodeId)
	defer v.mu.Unlock()
	if st != fuse.OK {
		return nil, st
	}
	if in.Offset >= uint64(len(n.seen.data)) {
		return fuse.ReadResultData(nil), fuse.OK
	}
	return fuse.ReadResultData(buf[:copy(buf, n.seen.data[in.Offset:])]), fuse.OK
}

func (v *volatile) Write(_ <-chan struct{}, in *fuse.WriteIn, data []byte) (uint32, fuse.Status) {
	n, st := v.begin(in.NodeId)
	defer v.mu.Unlock()
	if st != fuse.OK {
		return 0, st
	}
	start, end := int64(in.Offset), int64(in.Offset)+int64(len(data))
	if end > int64(len(n.seen.data)) {
		if v.full != nil && v.full(n.path) {
			return 0, fuse.Status(syscall.ENOSPC)
		}
		n.resize(end)
	}
	copy(n.seen.data[start:], data)
	for b := start / blockSize; b*blockSize < end; b++ {
		n.dirty[b] = true
	}
	n.changed()
	return uint32(len(data)), fuse.OK
}

func (v *volatile) Fsync(_ <-chan struct{}, in *fuse.FsyncIn) fuse.Status {
	n, st := v.begin(in.NodeId)
	defer v.mu.Unlock()
	if st != fuse.OK {
		return st
	}
	v.syncs++
	if v.lies == nil || !v.lies(n.path) {
		n.sync()
	}
	return fuse.OK
}

func (v *volatile) FsyncDir(c <-chan struct{}, in *fuse.FsyncIn) fuse.Status { return v.Fsync(c, in) }

func (v *volatile) Flush(<-chan struct{}, *fuse.FlushIn) fuse.Status { return fuse.OK }

func (v *volatile) Release(<-chan struct{}, *fuse.ReleaseIn) {}

func (v *volatile) OpenDir(_ <-chan struct{}, in *fuse.OpenIn, _ *fuse.OpenOut) fuse.Status {
	_, st := v.begin(in.NodeId)
	v.mu.Unlock()
	return st
}

func (v *volatile) ReleaseDir(*fuse.ReleaseIn) {}

func (v *volatile) ReadDir(_ <-chan struct{}, in *fuse.ReadIn, out *fuse.DirEntryList) fuse.Status {
	dir, st := v.begin(in.NodeId)
	defer v.mu.Unlock()
	if st != fuse.OK {
		return st
	}
	names := slices.Sorted(maps.Keys(dir.seen.entries))
	for i := int(in.Offset); i < len(names); i++ {
		n := dir.seen.entries[names[i]]
		if !out.AddDirEntry(fuse.DirEntry{Mode: n.kind, Name: names[i], Ino: n.id, Off: uint64(i + 1)}) {
			break
		}
	}
	return fuse.OK
}

func (v *volatile) StatFs(_ <-chan struct{}, _ *fuse.InHeader, out *fuse.StatfsOut) fuse.Status {
	*out = fuse.StatfsOut{Bsize: blockSize, Blocks: 1 << 30, Bfree: 1 << 30, Bavail: 1 << 30, Files: 1 << 30, Ffree: 1 << 30, NameLen: 255, Frsize: blockSize}
	return fuse.OK
}

// TestVolatileForgets checks the model itself.
func TestVolatileForgets(t *testing.T) {
	v := newVolatile(false)
	dir := t.TempDir()
	if err := v.attach(t, dir); err != nil {
		t.Skipf("NOT PROVED: power loss needs FUSE: %v", err)
	}
	write := func(name, text string, sync bool) {
		f, err := os.Create(filepath.Join(dir, name))
		if err != nil {
			t.Fatal(err)
		}
		f.WriteString(text)
		if sync {
			f.Sync()
		}
		f.Close()
	}
	syncRoot := func() {
		d, err := os.Open(dir)
		if err != nil {
			t.Fatal(err)
		}
		d.Sync()
		d.Close()
	}
	write("synced", "1", true)
	write("named", "1", false)
	write("replaced", "1", true)
	syncRoot()
	write("unnamed", "1", true)
	write("tmp", "2", true)
	if err := os.Rename(filepath.Join(dir, "tmp"), filepath.Join(dir, "replaced")); err != nil {
		t.Fatal(err)
	}
	v.freeze()
	v.cut(t, nil)
	if err := v.attach(t, dir); err != nil {
		t.Fatal(err)
	}
	defer v.detach(t)
	var got []string
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		data, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			t.Fatal(err)
		}
		got = append(got, e.Name()+"="+string(data))
	}
	if s := strings.Join(got, " "); s != "named= replaced=1 synced=1" {
		t.Fatalf("after the cut: %s", s)
	}
}
