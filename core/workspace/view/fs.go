package view

import (
	"fmt"
	"io/fs"
	"strings"
	"time"

	"ambit/core/errno"
	"ambit/core/fuel"
	"ambit/core/workspace"
)

// FS is a namespace of mounts. Paths are absolute; "." and ".." are resolved
// physically, as the kernel does. Errors are *fs.PathError wrapping errno.Errno.
type FS struct {
	meter   *fuel.Meter
	root    *inode
	mounts  []*mount
	nextIno uint64
	debt    int64 // fuel of work already done, charged with the next operation
	moves   int   // renames of directories, which outdate cached paths
	pages   pager
	fifo    FifoFunc
	err     error // why the snapshot or the spill could not be used
	failure *fuel.Interrupted

	settingUp bool // Lazy's setup runs
	files     func(path string) (Handle, bool)
}

// mount is a snapshot, or an empty tree, in the namespace.
type mount struct {
	fs     *FS
	dev    uint64
	root   *inode
	snap   *workspace.Snapshot
	access Access
	limits Limits
	bytes  int64 // of all files, once for each name
	files  int64 // entries of any kind
	dirty  bool
}

// New returns a namespace that holds an empty root directory owned by root.
func New(m *fuel.Meter) *FS {
	f := &FS{meter: m, nextIno: 2}
	f.pages = pager{fs: f, budget: defaultBudget}
	f.root = f.addMount(nil, nil, Limits{}).root
	f.root.uid = 0
	f.root.parent = f.root
	return f
}

func (f *FS) addMount(snap *workspace.Snapshot, access Access, limits Limits) *mount {
	m := &mount{fs: f, dev: uint64(len(f.mounts) + 1), snap: snap, access: access, limits: limits}
	f.mounts = append(f.mounts, m)
	if snap != nil {
		m.root = m.fromEntry(snap.Root)
		if snap.Root.MTime == 0 { // the root's own attributes are not in a tree
			now := f.now()
			m.root.mtime, m.root.atime, m.root.ctime = now, now, now
		}
		m.bytes, m.files = snap.Root.Size, snap.Root.Count
	} else {
		m.root = m.newInode(Dir, 0o755)
		m.root.children = map[string]*inode{}
	}
	return m
}

// SetSpill makes the view keep at most 8 MiB of changed pages in memory and the
// rest in s. It is set before anything is written.
func (f *FS) SetSpill(s Spill) { f.pages.spill = s }

// SetFifo sets what opens named pipes; without it they fail with ENXIO.
func (f *FS) SetFifo(open FifoFunc) { f.fifo = open }

// Err reports the storage error that ended the call with *fuel.Interrupted, or nil.
func (f *FS) Err() error { return f.err }

// fail ends the call: the snapshot or the spill cannot be used, and no result that
// goes on from here would be the recorded one.
func (f *FS) fail(err error) {
	if f.err == nil {
		f.err = err
		f.failure = &fuel.Interrupted{Reason: "workspace storage: " + err.Error()}
	}
	panic(f.failure)
}

// caught turns the panic of fail into an error, for entry points that are not
// part of a call.
func (f *FS) caught(err *error) {
	switch r := recover(); {
	case r == nil:
	case f.failure != nil && r == any(f.failure):
		*err = f.err
	default:
		panic(r)
	}
}

// MkdirAll makes path and its parents; it is for setting a namespace up, takes no
// notice of permissions and gives existing directories mode and uid only if they
// are path itself.
func (f *FS) MkdirAll(path string, mode uint32, uid int) error {
	dir, err := f.setupDir(path, uid)
	if err != nil {
		return err
	}
	dir.mode, dir.uid = mode, uid
	return nil
}

func (f *FS) setupDir(path string, uid int) (*inode, error) {
	cur := f.root
	for name := range strings.SplitSeq(path, "/") {
		if name == "" {
			continue
		}
		child := cur.load()[name]
		switch {
		case child == nil:
			child = cur.mount.newInode(Dir, 0o755)
			child.uid, child.children = uid, map[string]*inode{}
			cur.attach(name, child)
		case child.kind != Dir:
			return nil, pathError("mkdir", path, errno.ENOTDIR)
		}
		cur = child
	}
	return cur, nil
}

// AddFile makes a file of the system, owned by root; it is for setting a namespace
// up. data is not copied.
func (f *FS) AddFile(path string, mode uint32, data []byte) error {
	n, err := f.addNode(path, File, mode)
	if err != nil {
		return err
	}
	n.content.fixed, n.content.size = data, int64(len(data))
	n.mount.bytes += n.content.size
	return nil
}

// AddLink makes a symbolic link of the system; it is for setting a namespace up.
func (f *FS) AddLink(path, target string) error {
	n, err := f.addNode(path, Symlink, 0o777)
	if err == nil {
		n.target = target
	}
	return err
}

// AddDevice makes a character device of mode 0666.
func (f *FS) AddDevice(path string, open DeviceFunc) error {
	n, err := f.addNode(path, Device, 0o666)
	if err == nil {
		n.device = open
	}
	return err
}

func (f *FS) addNode(path string, kind Kind, mode uint32) (*inode, error) {
	i := strings.LastIndexByte(path, '/')
	if i < 0 || path[i+1:] == "" {
		return nil, pathError("create", path, errno.EINVAL)
	}
	dir, err := f.setupDir(path[:i], 0)
	if err != nil {
		return nil, err
	}
	if dir.load()[path[i+1:]] != nil {
		return nil, pathError("create", path, errno.EEXIST)
	}
	n := dir.mount.newInode(kind, mode)
	n.uid = 0
	dir.attach(path[i+1:], n)
	return n, nil
}

// Mount puts a snapshot at a directory, which it hides, made if it is missing. A
// nil snapshot is an empty tree in memory; a nil access allows everything.
func (f *FS) Mount(at string, snap *workspace.Snapshot, access Access, limits Limits) (err error) {
	defer f.caught(&err)
	if snap != nil && snap.Root.Kind != workspace.Dir {
		return fmt.Errorf("mount %s: the snapshot's root is no directory", at)
	}
	over, err := f.setupDir(at, 0)
	if err != nil {
		return err
	}
	if over == over.mount.root {
		return pathError("mount", at, errno.EBUSY)
	}
	root := f.addMount(snap, access, limits).root
	root.parent, root.name = over.parent, over.name
	over.parent.load()[over.name] = root
	return nil
}

// mountAt finds the mount whose root is at path.
func (f *FS) mountAt(op, path string) (*mount, error) {
	l, err := f.walk(path, followLink)
	if err != nil {
		return nil, pathError(op, path, err)
	}
	if l.node == nil || l.node != l.node.mount.root {
		return nil, pathError(op, path, errno.EINVAL)
	}
	return l.node.mount, nil
}

// Usage reports the bytes and entries of the mount at path.
func (f *FS) Usage(path string) (bytes, files int64, err error) {
	m, err := f.mountAt("statfs", path)
	if err != nil {
		return 0, 0, err
	}
	return m.bytes, m.files, nil
}

// charge pays for an operation on path, and for what earlier ones left owing,
// before anything is looked at: it may switch coroutines.
func (f *FS) charge(n int64, path string) {
	n += f.debt + int64(len(path))/64
	f.debt = 0
	f.meter.Charge(n)
}

// chargeBytes pays for moving n bytes, and for what is owing.
func (f *FS) chargeBytes(n int) {
	cost := (int64(n)+1023)/1024*fuel.KiB + f.debt
	f.debt = 0
	f.meter.Charge(cost)
}

func (f *FS) now() int64 {
	if f.settingUp {
		return f.meter.Start().UnixNano()
	}
	return f.meter.Now().UnixNano()
}

func pathError(op, path string, err error) error {
	return &fs.PathError{Op: op, Path: path, Err: err}
}

func clock(ns int64) time.Time { return time.Unix(0, ns).UTC() }
