package omphost

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"golang.org/x/sys/unix"
)

// rootMount is the directory of a run over which its root file system is mounted.
const rootMount = "root"

// ownRoot builds a root file system of what the agent needs, and makes it the only one.
func (job *jailed) ownRoot() error {
	root := filepath.Join(job.Dir, rootMount)
	if err := unix.Mount("", "/", "", unix.MS_REC|unix.MS_PRIVATE, ""); err != nil {
		return err
	}
	if err := unix.Mount("agent", root, "tmpfs", unix.MS_NOSUID|unix.MS_NODEV, "mode=0755,size=4m"); err != nil {
		return err
	}
	for _, path := range libraries {
		if err := show(root, path, unix.MOUNT_ATTR_RDONLY|unix.MOUNT_ATTR_NOSUID|unix.MOUNT_ATTR_NODEV); err != nil && !errors.Is(err, os.ErrNotExist) {
			return err
		}
	}
	for _, path := range job.Read {
		if err := show(root, path, unix.MOUNT_ATTR_RDONLY|unix.MOUNT_ATTR_NOSUID|unix.MOUNT_ATTR_NODEV); err != nil {
			return err
		}
	}
	for _, path := range job.Write {
		if err := show(root, path, unix.MOUNT_ATTR_NOSUID|unix.MOUNT_ATTR_NODEV|unix.MOUNT_ATTR_NOEXEC); err != nil {
			return err
		}
	}
	for _, path := range devices {
		if err := show(root, path, unix.MOUNT_ATTR_NOSUID|unix.MOUNT_ATTR_NOEXEC); err != nil {
			return err
		}
	}
	if err := job.ownSystem(root); err != nil {
		return err
	}
	if err := unix.Chdir(root); err != nil {
		return err
	}
	// The old root comes to lie over the new one, and goes.
	if err := unix.PivotRoot(".", "."); err != nil {
		return fmt.Errorf("pivot_root: %w", err)
	}
	if err := unix.Unmount(".", unix.MNT_DETACH); err != nil {
		return fmt.Errorf("old root: %w", err)
	}
	return unix.MountSetattr(unix.AT_FDCWD, "/", 0, &unix.MountAttr{Attr_set: unix.MOUNT_ATTR_RDONLY})
}

// ownSystem makes what programs expect of a system besides its files.
func (job *jailed) ownSystem(root string) error {
	uid, gid := os.Geteuid(), os.Getegid()
	if job.UID != 0 {
		uid, gid = job.UID, job.UID
	}
	for _, d := range []string{"proc", "etc", "dev/shm"} {
		if err := os.MkdirAll(filepath.Join(root, d), 0o755); err != nil {
			return err
		}
	}
	for name, text := range map[string]string{
		"etc/passwd":        fmt.Sprintf("agent:x:%d:%d::%s:/nologin\n", uid, gid, filepath.Join(job.Dir, "home")),
		"etc/group":         fmt.Sprintf("agent:x:%d:\n", gid),
		"etc/hosts":         "127.0.0.1 localhost ambit\n",
		"etc/nsswitch.conf": "passwd: files\ngroup: files\nhosts: files\n",
	} {
		if err := os.WriteFile(filepath.Join(root, name), []byte(text), 0o644); err != nil {
			return err
		}
		if err := os.Chmod(filepath.Join(root, name), 0o644); err != nil {
			return err
		}
	}
	if cache, err := os.ReadFile("/etc/ld.so.cache"); err == nil && len(cache) < 1<<20 {
		if err := os.WriteFile(filepath.Join(root, "etc/ld.so.cache"), cache, 0o644); err != nil {
			return err
		}
		if err := os.Chmod(filepath.Join(root, "etc/ld.so.cache"), 0o644); err != nil {
			return err
		}
	}
	for name, target := range map[string]string{"tmp": filepath.Join(job.Dir, "tmp"), "dev/fd": "/proc/self/fd", "dev/stdin": "/proc/self/fd/0",
		"dev/stdout": "/proc/self/fd/1", "dev/stderr": "/proc/self/fd/2"} {
		if err := os.Symlink(target, filepath.Join(root, name)); err != nil && !errors.Is(err, os.ErrExist) {
			return err
		}
	}
	if err := unix.Mount("shm", filepath.Join(root, "dev/shm"), "tmpfs", unix.MS_NOSUID|unix.MS_NODEV|unix.MS_NOEXEC, "mode=1777,size=64m"); err != nil {
		return err
	}
	// The superuser could set the kernel's parameters in it. Where other mounts hide parts of
	// /proc, the kernel does not let it be seen whole: then the agent has its own process of it.
	const flags = unix.MS_NOSUID | unix.MS_NODEV | unix.MS_NOEXEC | unix.MS_RDONLY
	err := error(unix.EPERM)
	if !job.NoProc {
		err = unix.Mount("proc", filepath.Join(root, "proc"), "proc", flags, "")
	}
	if errors.Is(err, unix.EPERM) {
		err = show(root, "/proc/self", unix.MOUNT_ATTR_RDONLY|unix.MOUNT_ATTR_NOSUID|unix.MOUNT_ATTR_NODEV|unix.MOUNT_ATTR_NOEXEC)
	}
	if err != nil {
		return fmt.Errorf("proc: %w", err)
	}
	return nil
}

// show makes a path of the machine visible below the new root.
func show(root, path string, attributes uint64) error {
	at := filepath.Join(root, path)
	info, err := os.Lstat(path)
	if err != nil {
		return err
	}
	if err := passage(root, filepath.Dir(path)); err != nil {
		return err
	}
	if info.Mode()&os.ModeSymlink != 0 {
		target, err := os.Readlink(path)
		if err != nil {
			return err
		}
		if err := os.Symlink(target, at); err != nil && !errors.Is(err, os.ErrExist) {
			return err
		}
		if path, err = filepath.EvalSymlinks(path); err != nil {
			return err
		}
		return show(root, path, attributes)
	}
	if info.IsDir() {
		err = passage(root, path)
	} else {
		err = touch(at)
	}
	if err != nil {
		return err
	}
	if err := unix.Mount(path, at, "", unix.MS_BIND|unix.MS_REC, ""); err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	if err := unix.MountSetattr(unix.AT_FDCWD, at, unix.AT_RECURSIVE, &unix.MountAttr{Attr_set: attributes}); err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	return nil
}

// touch makes a file to mount another one over.
func touch(path string) error {
	fd, err := unix.Open(path, unix.O_WRONLY|unix.O_CREAT|unix.O_NOFOLLOW|unix.O_CLOEXEC, 0o600)
	if err == nil {
		err = unix.Close(fd)
	}
	return err
}

// passage makes a directory below the new root, and those above it, which everybody may
// pass through.
func passage(root, dir string) error {
	if dir == "/" || dir == "." {
		return nil
	}
	if err := passage(root, filepath.Dir(dir)); err != nil {
		return err
	}
	at := filepath.Join(root, dir)
	if err := os.Mkdir(at, 0o755); err != nil {
		if errors.Is(err, os.ErrExist) {
			return nil
		}
		return err
	}
	return os.Chmod(at, 0o755)
}
