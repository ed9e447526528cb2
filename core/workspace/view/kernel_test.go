//go:build linux && amd64

package view

import (
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"runtime"
	"sort"
	"strings"
	"syscall"
	"testing"
	"unsafe"

	"ambit/core/errno"
)

var kernelErrno = map[syscall.Errno]errno.Errno{
	syscall.EPERM: errno.EPERM, syscall.ENOENT: errno.ENOENT, syscall.EACCES: errno.EACCES, syscall.EEXIST: errno.EEXIST,
	syscall.ENOTDIR: errno.ENOTDIR, syscall.EISDIR: errno.EISDIR, syscall.EINVAL: errno.EINVAL, syscall.EXDEV: errno.EXDEV,
	syscall.ELOOP: errno.ELOOP, syscall.ENAMETOOLONG: errno.ENAMETOOLONG, syscall.ENOTEMPTY: errno.ENOTEMPTY,
	syscall.EBUSY: errno.EBUSY, syscall.EBADF: errno.EBADF,
}

func outcome(err error) string {
	var k syscall.Errno
	var e errno.Errno
	switch {
	case err == nil:
		return "ok"
	case errors.As(err, &e):
		return e.Error()
	case errors.As(err, &k):
		if e, ok := kernelErrno[k]; ok {
			return e.Error()
		}
		return fmt.Sprintf("errno %d", int(k))
	}
	return err.Error()
}

// kernelPath makes a path of few names that never leads above its start: links
// (kernelTarget) only lead down.
func kernelPath(r *rand.Rand) string {
	var b strings.Builder
	depth := 0
	for i := range 1 + r.IntN(4) {
		if i > 0 {
			b.WriteByte('/')
		}
		switch k := r.IntN(12); {
		case k == 0:
			b.WriteString(".")
		case k == 1 && depth > 0:
			b.WriteString("..")
			depth--
		default:
			b.WriteString(string("abcd"[r.IntN(4)]))
			depth++
		}
	}
	if r.IntN(8) == 0 {
		b.WriteString("/")
	}
	return b.String()
}

func kernelTarget(r *rand.Rand) string {
	t := string("abcd"[r.IntN(4)])
	for r.IntN(3) == 0 {
		t += "/" + string("abcd"[r.IntN(4)])
	}
	return t
}

// TestAgainstTheKernel runs random operations on the view and on a real directory,
// as user 1000 where the test may become that.
func TestAgainstTheKernel(t *testing.T) {
	base := "/dev/shm"
	if _, err := os.Stat(base); err != nil {
		base = t.TempDir()
	}
	syscall.Umask(0o022)
	for seed := range uint64(150) {
		dir, err := os.MkdirTemp(base, "view")
		if err != nil {
			t.Skip(err)
		}
		os.Chmod(dir, 0o755)
		os.Chown(dir, Agent, Agent)
		var problem string
		done := make(chan bool)
		go func() {
			// Credentials belong to the thread, which ends with this goroutine.
			runtime.LockOSThread()
			defer close(done)
			if os.Getuid() == 0 {
				syscall.RawSyscall(syscall.SYS_SETRESGID, Agent, Agent, Agent)
				syscall.RawSyscall(syscall.SYS_SETRESUID, Agent, Agent, Agent)
			}
			problem = againstKernel(seed, newTestFS(t), dir)
		}()
		<-done
		filepath.WalkDir(dir, func(p string, e os.DirEntry, _ error) error { return os.Chmod(p, 0o700) })
		os.RemoveAll(dir)
		if problem != "" {
			t.Fatalf("seed %d: %s", seed, problem)
		}
	}
}

// againstKernel does one run and gives the first difference, or nothing.
func againstKernel(seed uint64, f *FS, dir string) string {
	r := rand.New(rand.NewPCG(seed, 0))
	ops := 14
	if seed%2 == 1 {
		ops = 16 // with permission bits
	}
	var log []string
	for range 250 {
		p, q := kernelPath(r), kernelPath(r)
		vp, vq := "/workspace/"+p, "/workspace/"+q
		kp, kq := dir+"/"+p, dir+"/"+q
		var op, got, want string
		switch r.IntN(ops) {
		case 0, 1:
			op, got, want = "mkdir "+p, outcome(f.Mkdir(vp, 0o755)), outcome(syscall.Mkdir(kp, 0o755))
		case 2:
			op, got, want = "rmdir "+p, outcome(f.Rmdir(vp)), outcome(syscall.Rmdir(kp))
		case 3:
			op, got, want = "unlink "+p, outcome(f.Unlink(vp)), outcome(syscall.Unlink(kp))
		case 4, 5:
			op, got, want = "rename "+p+" "+q, outcome(f.Rename(vp, vq)), outcome(syscall.Rename(kp, kq))
		case 6:
			target := kernelTarget(r)
			op, got, want = "symlink "+target+" "+p, outcome(f.Symlink(target, vp)), outcome(syscall.Symlink(target, kp))
		case 7:
			op, got, want = "link "+p+" "+q, outcome(f.Link(vp, vq)), outcome(syscall.Link(kp, kq))
		case 8:
			vt, verr := f.Readlink(vp)
			kt, kerr := os.Readlink(kp)
			op, got, want = "readlink "+p, vt+outcome(verr), kt+outcome(kerr)
		case 9:
			size := int64(r.IntN(5))
			op, got, want = "truncate "+p, outcome(f.Truncate(vp, size)), outcome(syscall.Truncate(kp, size))
		case 10:
			vr, verr := f.RealPath(vp)
			kr, kerr := filepath.EvalSymlinks(kp)
			if strings.HasSuffix(p, "/") || strings.HasSuffix(p, ".") {
				continue // EvalSymlinks cleans the path
			}
			op, got, want = "realpath "+p, strings.TrimPrefix(vr, "/workspace")+outcome(verr), strings.TrimPrefix(kr, dir)+outcome(kerr)
			if kerr != nil && strings.Contains(kerr.Error(), "too many links") {
				want = errno.ELOOP.Error()
			}
			if strings.Contains(p, "..") {
				continue
			}
		case 14:
			mode := []uint32{0, 0o100, 0o200, 0o300, 0o400, 0o500, 0o600, 0o700, 0o755, 0o711, 0o7644}[r.IntN(11)]
			op, got, want = fmt.Sprintf("chmod %o %s", mode, p), outcome(f.Chmod(vp, mode)), outcome(syscall.Chmod(kp, mode))
		case 15:
			mode := r.IntN(8)
			op, got, want = fmt.Sprintf("access %d %s", mode, p), outcome(f.Access(vp, mode)), outcome(kernelAccess(kp, mode))
		default:
			vf, kf := 0, syscall.O_CLOEXEC
			for _, flag := range []struct{ v, k int }{
				{Create, syscall.O_CREAT}, {Create, syscall.O_CREAT}, {Truncate, syscall.O_TRUNC}, {Append, syscall.O_APPEND},
				{Exclusive, syscall.O_EXCL}, {NoFollow, syscall.O_NOFOLLOW}, {Directory, syscall.O_DIRECTORY},
			} {
				if r.IntN(4) == 0 {
					vf, kf = vf|flag.v, kf|flag.k
				}
			}
			if vf&Exclusive != 0 && vf&Create == 0 || vf&Directory != 0 && vf&Create != 0 {
				continue // undefined, or different between kernels
			}
			acc := r.IntN(3)
			vf, kf = vf|acc, kf|acc
			text := fmt.Sprint(seed, len(log), "x")
			op = fmt.Sprintf("open %s %#x", p, vf)
			got, want = viewOpen(f, vp, vf, text), kernelOpen(kp, kf, acc, text)
		}
		log = append(log, op+": "+got)
		if got != want {
			return fmt.Sprintf("%s\nview   %s\nkernel %s\nafter:\n%s", op, got, want, strings.Join(log, "\n"))
		}
	}
	if got, want := viewTree(f, "/workspace", ""), kernelTree(dir, ""); got != want {
		return fmt.Sprintf("trees differ\nview:\n%s\nkernel:\n%s", got, want)
	}
	return ""
}

func kernelAccess(path string, mode int) error {
	p, err := syscall.BytePtrFromString(path)
	if err != nil {
		return err
	}
	if _, _, e := syscall.Syscall(syscall.SYS_ACCESS, uintptr(unsafe.Pointer(p)), uintptr(mode), 0); e != 0 {
		return e
	}
	return nil
}

func viewOpen(f *FS, path string, flags int, text string) string {
	h, err := f.Open(path, flags, 0o644)
	if err != nil {
		return outcome(err)
	}
	defer h.Close()
	if i, _ := h.Stat(); i.Kind == Dir {
		return "directory"
	}
	s := ""
	if flags&accessMode != ReadOnly {
		_, err := io.WriteString(h, text)
		s += outcome(err)
	}
	if flags&accessMode != WriteOnly {
		b, err := io.ReadAll(h)
		s += string(b) + outcome(err)
	}
	return s
}

func kernelOpen(path string, flags, acc int, text string) string {
	fd, err := syscall.Open(path, flags, 0o644)
	if err != nil {
		return outcome(err)
	}
	h := os.NewFile(uintptr(fd), path)
	defer h.Close()
	if i, _ := h.Stat(); i.IsDir() {
		return "directory"
	}
	s := ""
	if acc != 0 {
		_, err := syscall.Write(fd, []byte(text))
		s += outcome(err)
	}
	if acc != 1 {
		b, err := io.ReadAll(h)
		s += string(b) + outcome(err)
	}
	return s
}

func viewTree(f *FS, dir, indent string) string {
	var b strings.Builder
	list, err := f.ReadDir(dir)
	if err != nil {
		return outcome(err) + "\n"
	}
	for _, e := range list {
		p := dir + "/" + e.Name
		i, err := f.Lstat(p)
		if err != nil {
			fmt.Fprintf(&b, "%s%s %s\n", indent, e.Name, outcome(err))
			continue
		}
		fmt.Fprintf(&b, "%s%s %d %o nlink %d", indent, e.Name, i.Kind, i.Mode, i.Nlink)
		switch i.Kind {
		case File:
			fmt.Fprintf(&b, " %d %q\n", i.Size, read(f, p))
		case Symlink:
			fmt.Fprintf(&b, " %d → %s\n", i.Size, i.Target)
		case Dir:
			b.WriteString("\n" + viewTree(f, p, indent+"  "))
		}
	}
	return b.String()
}

func kernelTree(dir, indent string) string {
	var b strings.Builder
	list, err := os.ReadDir(dir)
	if err != nil {
		return outcome(err) + "\n"
	}
	sort.Slice(list, func(i, k int) bool { return list[i].Name() < list[k].Name() })
	for _, e := range list {
		p := dir + "/" + e.Name()
		i, err := os.Lstat(p)
		if err != nil {
			fmt.Fprintf(&b, "%s%s %s\n", indent, e.Name(), outcome(err))
			continue
		}
		st := i.Sys().(*syscall.Stat_t)
		kind := File
		switch {
		case i.IsDir():
			kind = Dir
		case i.Mode()&os.ModeSymlink != 0:
			kind = Symlink
		}
		fmt.Fprintf(&b, "%s%s %d %o nlink %d", indent, e.Name(), kind, st.Mode&0o7777, st.Nlink)
		switch kind {
		case File:
			data, err := os.ReadFile(p)
			if err != nil {
				data = []byte(outcome(err))
			}
			fmt.Fprintf(&b, " %d %q\n", i.Size(), data)
		case Symlink:
			target, _ := os.Readlink(p)
			fmt.Fprintf(&b, " %d → %s\n", i.Size(), target)
		case Dir:
			b.WriteString("\n" + kernelTree(p, indent+"  "))
		}
	}
	return b.String()
}
