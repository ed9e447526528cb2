package view

import (
	"strings"

	"ambit/core/fuel"
)

// Options of the standard namespace.
type Options struct {
	Commands func() []string // names in /usr/bin, asked for when somebody looks there; nil: none
	Random   func(p []byte)  // fills p for /dev/urandom and /dev/random; nil: zeros
	Scratch  Limits          // of /tmp, and again of everything outside mounts
}

// Standard returns the namespace of a call, without a workspace:
//
//	/bin → usr/bin, /sbin → usr/sbin, /usr/bin/COMMAND, /usr/sbin
//	/dev/null, zero, full, random, urandom
//	/etc/passwd, group, hostname, hosts, os-release, shells, nsswitch.conf
//	/home/agent (the agent's), /root (closed), /tmp, /var/tmp (mode 1777)
//
// All but /home/agent belongs to root. Nothing of it outlives the call.
func Standard(meter *fuel.Meter, o Options) *FS {
	f := New(meter)
	f.SetUp(o)
	return f
}

// SetUp fills an empty namespace as Standard describes.
func (f *FS) SetUp(o Options) {
	f.root.mount.limits = o.Scratch
	for _, dir := range []string{"/dev", "/etc", "/home", "/usr/bin", "/usr/lib", "/usr/sbin", "/usr/share", "/var"} {
		mustSetUp(f.MkdirAll(dir, 0o755, 0))
	}
	mustSetUp(f.MkdirAll("/root", 0o700, 0))
	mustSetUp(f.MkdirAll("/home/agent", 0o755, Agent))
	mustSetUp(f.MkdirAll("/var/tmp", 0o1777, 0))
	mustSetUp(f.Mount("/tmp", nil, nil, o.Scratch))
	mustSetUp(f.MkdirAll("/tmp", 0o1777, 0))
	mustSetUp(f.AddLink("/bin", "usr/bin"))
	mustSetUp(f.AddLink("/sbin", "usr/sbin"))
	if o.Commands != nil {
		f.fillWithCommands("/usr/bin", o.Commands)
	}
	random := o.Random
	if random == nil {
		random = zeros
	}
	for _, d := range []memoryDevice{
		{path: "/dev/null", minor: 3},
		{path: "/dev/zero", minor: 5, fill: zeros},
		{path: "/dev/full", minor: 7, fill: zeros, full: true},
		{path: "/dev/random", minor: 8, fill: random},
		{path: "/dev/urandom", minor: 9, fill: random},
	} {
		d.fs = f
		n, err := f.addNode(d.path, Device, 0o666)
		mustSetUp(err)
		n.device, n.major, n.minor = d.open, 1, d.minor
	}
	for _, file := range systemFiles {
		mustSetUp(f.AddFile(file.path, 0o644, []byte(file.text)))
	}
	f.root.mount.bytes, f.root.mount.files = 0, 0 // Scratch is for what the call makes
}

// fillWithCommands makes a Stub in dir for each command when dir is first looked at:
// most calls never do, and there are hundreds. The stubs bear the time of this call,
// and count for no limit.
func (f *FS) fillWithCommands(path string, commands func() []string) {
	dir, err := f.setupDir(path, 0)
	mustSetUp(err)
	made := f.now()
	dir.children = nil
	dir.fill = func() {
		names := commands()
		nodes := make([]inode, len(names))
		for i, name := range names {
			n := &nodes[i]
			*n = inode{mount: dir.mount, kind: File, mode: 0o755, nlink: 1, mtime: made, atime: made, ctime: made, relMoves: -1}
			stub := Stub(name)
			n.content = content{fs: f, fixed: stub, size: int64(len(stub))}
			dir.children[name] = n
		}
	}
}

var systemFiles = []struct{ path, text string }{
	{"/etc/group", "root:x:0:\nagent:x:1000:\nnogroup:x:65534:\n"},
	{"/etc/hostname", "ambit\n"},
	{"/etc/hosts", "127.0.0.1\tlocalhost\n127.0.1.1\tambit\n"},
	{"/etc/nsswitch.conf", "passwd: files\ngroup: files\nhosts: files\n"},
	{"/etc/os-release", "NAME=\"Ambit\"\nID=ambit\nPRETTY_NAME=\"Ambit virtual shell\"\n"},
	{"/etc/passwd", "root:x:0:0:root:/root:/bin/bash\nagent:x:1000:1000:agent:/home/agent:/bin/bash\nnobody:x:65534:65534:nobody:/nonexistent:/usr/sbin/nologin\n"},
	{"/etc/shells", "/bin/sh\n/bin/bash\n/usr/bin/sh\n/usr/bin/bash\n"},
}

// mustSetUp reports a mistake in the layout above, which a test would meet too.
func mustSetUp(err error) {
	if err != nil {
		panic(err)
	}
}

const stubMagic = "\x7fAMBIT\x00"

// Stub is the content of the executable file of a command. A copy of it, under
// any name, is the command.
func Stub(name string) []byte { return []byte(stubMagic + name + "\n") }

// StubName is the command whose Stub content begins with, if any.
func StubName(content []byte) (name string, ok bool) {
	rest, ok := strings.CutPrefix(string(content[:min(len(content), 512)]), stubMagic)
	if !ok {
		return "", false
	}
	name, _, ok = strings.Cut(rest, "\n")
	return name, ok
}
