package script

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"
	"syscall"

	"golang.org/x/sys/unix"

	"ambit/adapters/native/confine"
)

// initName is the name by which the process between knows itself.
const initName = "ambit-script-init"

// The descriptors of the process between. Those of the job's files follow.
const (
	jobFD = 3 + iota
	controlFD
	reportFD
	filesFD
)

// controlTerm asks for SIGTERM; the end of the control pipe, for SIGKILL.
const controlTerm = 'T'

// Init runs the process that stands between a Runner and a script, if this is one; then it
// does not return. Programs that use a Runner call it first in main.
func Init() {
	if len(os.Args) != 1 || os.Args[0] != initName {
		return
	}
	debug.SetGCPercent(-1)
	// The script may signal its parent; that must not end who watches it. Ignored signals
	// would be inherited.
	signal.Notify(make(chan os.Signal, 1))
	// Rights and capabilities belong to a thread, and what it starts has them. The first
	// thread stands for the whole process when others ask what they may do to it, so it
	// keeps its rights: the script is started from another one.
	runtime.LockOSThread()
	go func() {
		runtime.LockOSThread()
		between()
	}()
	select {}
}

// between is the whole of the process between.
func between() {
	var j job
	data, err := io.ReadAll(os.NewFile(jobFD, "job"))
	if err == nil {
		err = json.Unmarshal(data, &j)
	}
	if err != nil {
		os.Exit(1)
	}
	if err := closeRest(); err != nil {
		os.Exit(1)
	}
	rep := j.carryOut()
	if data, err := json.Marshal(rep); err == nil {
		os.NewFile(reportFD, "report").Write(data)
	}
	os.Exit(0)
}

// closeRest has every descriptor but the standard ones closed when the script starts:
// those of the job, and those that the server itself was started with.
func closeRest() error {
	const first = 3
	err := unix.CloseRange(first, math.MaxUint32, unix.CLOSE_RANGE_CLOEXEC)
	if err == nil {
		return nil
	}
	open, err := os.ReadDir("/proc/self/fd") // kernels before 5.11
	if err != nil {
		return err
	}
	for _, d := range open {
		if fd, err := strconv.Atoi(d.Name()); err == nil && fd >= first {
			unix.CloseOnExec(fd)
		}
	}
	return nil
}

// carryOut does the job to its end.
func (j *job) carryOut() report {
	var enforced []string
	note := func(name string, err error) {
		if err == nil {
			enforced = append(enforced, name)
		}
	}
	if err := j.isolate(note); err != nil {
		return report{Stage: "sandbox", Error: err.Error()}
	}
	if err := j.layOut(note); err != nil {
		return report{Stage: "start", Error: "failed to stage verified copy: " + err.Error()}
	}
	if err := j.writable(); err != nil {
		return report{Stage: "start", Error: err.Error()}
	}
	note("process_limit", j.boundProcesses())
	if j.ReadOnly {
		if err := j.readOnly(); err != nil {
			return report{Stage: "sandbox", Error: "the file system cannot be made read-only: " + err.Error()}
		}
		note("read_only_files", nil)
	}
	note("no_new_privileges", unix.Prctl(unix.PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0))
	note("resource_limits", j.bound())
	if j.Sandbox.Namespaces || os.Geteuid() == 0 {
		// In a user namespace none is needed; else they are what the operator gave.
		note("no_capabilities", confine.DropCapabilities(j.Sandbox.User))
	}
	if j.Sandbox.Namespaces {
		note("own_processes", nil)
	} else if err := unix.Prctl(unix.PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); err != nil {
		return report{Stage: "start", Error: "cannot watch what the script starts: " + err.Error()}
	} else {
		note("own_processes", nil)
	}
	if err := confine.Apart(!j.Sandbox.Namespaces); err == nil || j.Sandbox.Namespaces {
		note("processes_apart", nil) // a process namespace does the same
	}
	slices.Sort(enforced)
	pid, err := j.start()
	if err != nil {
		return report{Stage: "start", Error: fmt.Sprintf("%s: %v", j.Argv[0], err)}
	}
	// The pipes end when the script's processes do.
	null, err := os.OpenFile(os.DevNull, os.O_RDWR, 0)
	if err == nil {
		for fd := range 3 {
			unix.Dup3(int(null.Fd()), fd, 0)
		}
	}
	go obey(pid, j.Sandbox.Namespaces)
	rep := await(pid)
	reap(j.Sandbox.Namespaces)
	rep.Enforced = enforced
	return rep
}

// isolate makes the namespaces that the process stands in its own.
func (j *job) isolate(note func(string, error)) error {
	if !j.Sandbox.Namespaces {
		return nil
	}
	if err := unix.Mount("", "/", "", unix.MS_REC|unix.MS_PRIVATE, ""); err != nil {
		return fmt.Errorf("mount namespace: %w", err)
	}
	if err := unix.Mount("sealed", j.Sealed, "tmpfs", unix.MS_NOSUID|unix.MS_NODEV, "mode=0700"); err != nil {
		return fmt.Errorf("mount of the sealed files: %w", err)
	}
	// Where other mounts hide parts of /proc, the kernel does not let it be seen whole;
	// the machine's then stays.
	_ = unix.Mount("proc", "/proc", "proc", unix.MS_NOSUID|unix.MS_NODEV|unix.MS_NOEXEC, "")
	if j.NoNetwork {
		note("network_none", nil)
	}
	return nil
}

// layOut puts the sealed files where the script finds them, and closes the place.
func (j *job) layOut(note func(string, error)) error {
	if err := os.MkdirAll(filepath.Join(j.Sealed, j.MakeDir), 0o700); err != nil {
		return err
	}
	for i, f := range j.Files {
		if err := place(filepath.Join(j.Sealed, f.Path), filesFD+i, f.Exec); err != nil {
			return err
		}
	}
	err := filepath.WalkDir(j.Sealed, func(path string, d os.DirEntry, err error) error {
		if err != nil || !d.IsDir() {
			return err
		}
		return os.Chmod(path, 0o500)
	})
	if err != nil {
		return err
	}
	if !j.Sandbox.Namespaces {
		return nil
	}
	err = unix.Mount("", j.Sealed, "", unix.MS_REMOUNT|unix.MS_BIND|unix.MS_RDONLY|unix.MS_NOSUID|unix.MS_NODEV, "")
	note("sealed_mount", err)
	return err
}

// place copies a sealed memory file.
func place(path string, fd int, exec bool) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	mode := os.FileMode(0o400)
	if exec {
		mode = 0o500
	}
	out, err := os.OpenFile(path, os.O_WRONLY|os.O_CREATE|os.O_EXCL, mode)
	if err != nil {
		return err
	}
	in := os.NewFile(uintptr(fd), "sealed")
	var info os.FileInfo
	if info, err = in.Stat(); err == nil {
		_, err = io.Copy(out, io.NewSectionReader(in, 0, info.Size()))
	}
	return errors.Join(err, out.Close())
}

// writable checks that what the entry lets the script write is there.
func (j *job) writable() error {
	for _, w := range j.Write {
		if _, err := os.Stat(w); err != nil {
			return fmt.Errorf("`write` names %s: %w", w, reason(err))
		}
	}
	return nil
}

// readOnly makes all files read-only but those below Write and the script's own
// directory.
func (j *job) readOnly() error {
	open := append([]string{j.Temp}, j.Write...)
	for _, w := range open {
		fd, err := straight(w)
		if err == nil {
			at := descriptor(fd)
			err = errors.Join(unix.Mount(at, at, "", unix.MS_BIND|unix.MS_REC, ""), unix.Close(fd))
		}
		if err != nil {
			return fmt.Errorf("%s: %w", w, err)
		}
	}
	if err := unix.MountSetattr(unix.AT_FDCWD, "/", unix.AT_RECURSIVE, &unix.MountAttr{Attr_set: unix.MOUNT_ATTR_RDONLY}); err != nil {
		return err
	}
	for _, w := range open {
		fd, err := straight(w)
		if err == nil {
			err = errors.Join(unix.MountSetattr(fd, "", unix.AT_EMPTY_PATH, &unix.MountAttr{Attr_clr: unix.MOUNT_ATTR_RDONLY}), unix.Close(fd))
		}
		if err != nil {
			return fmt.Errorf("%s: %w", w, err)
		}
	}
	return nil
}

// straight opens a path that had no symbolic links when it was resolved, and fails if it
// has one by now.
func straight(path string) (fd int, err error) {
	return unix.Openat2(unix.AT_FDCWD, path, &unix.OpenHow{Flags: unix.O_PATH | unix.O_CLOEXEC, Resolve: unix.RESOLVE_NO_SYMLINKS})
}

// descriptor is the path of an open file.
func descriptor(fd int) string { return "/proc/self/fd/" + strconv.Itoa(fd) }

// runtimeThreads is how many threads this process itself may have.
const runtimeThreads = 16

// errUnbounded says that the kernel has no bound that would count these processes alone.
var errUnbounded = errors.New("not bounded")

// boundProcesses bounds how many processes there can be at a time. The limit of a user
// counts all of that user's, so that it is of use in a user namespace alone; the
// superuser is exempt from it, and is bounded by the identifiers that the namespace has,
// where the kernel (6.14) gives each its own.
func (j *job) boundProcesses() error {
	n := uint64(j.Limits.Processes)
	if !j.Sandbox.Namespaces {
		return errUnbounded
	}
	if os.Getuid() != 0 {
		limit := unix.Rlimit{Cur: n + runtimeThreads, Max: n + runtimeThreads}
		return unix.Setrlimit(unix.RLIMIT_NPROC, &limit)
	}
	const lowest = 301 // that the kernel takes
	return os.WriteFile("/proc/sys/kernel/pid_max", []byte(strconv.FormatUint(max(n+runtimeThreads, lowest), 10)), 0)
}

// bound sets the limits that this process can bear, too; start sets the others.
func (j *job) bound() error {
	err := unix.Setrlimit(unix.RLIMIT_CORE, &unix.Rlimit{})
	if n := uint64(j.Limits.FileBytes); n > 0 {
		err = errors.Join(err, unix.Setrlimit(unix.RLIMIT_FSIZE, &unix.Rlimit{Cur: n, Max: n}))
	}
	n := uint64(j.Limits.OpenFiles)
	var have unix.Rlimit
	if gerr := unix.Getrlimit(unix.RLIMIT_NOFILE, &have); gerr != nil || have.Max < n {
		n = have.Max
	}
	// This package's Setrlimit would be undone when the script is started.
	return errors.Join(err, syscall.Setrlimit(syscall.RLIMIT_NOFILE, &syscall.Rlimit{Cur: n, Max: n}))
}

// start starts the script.
func (j *job) start() (int, error) {
	program := j.Program
	if j.HasProgram {
		// The file that was digested, whatever stands under its name by now.
		program = descriptor(filesFD + len(j.Files))
	}
	dir := j.Dir
	if j.Resolved {
		fd, err := straight(dir)
		switch {
		case err == nil:
			defer unix.Close(fd)
			dir = descriptor(fd)
		case errors.Is(err, unix.ENOSYS), errors.Is(err, unix.EPERM): // before Linux 5.6, or kept from it
		default:
			return 0, fmt.Errorf("cwd %s: %w", dir, err)
		}
	}
	if n := uint64(j.Limits.MemoryBytes); n > 0 {
		var have unix.Rlimit
		if err := unix.Getrlimit(unix.RLIMIT_AS, &have); err != nil {
			return 0, err
		}
		// What is inherited by the script may be less than this process has itself.
		if err := unix.Setrlimit(unix.RLIMIT_AS, &unix.Rlimit{Cur: min(n, have.Max), Max: have.Max}); err != nil {
			return 0, err
		}
		defer unix.Setrlimit(unix.RLIMIT_AS, &have)
	}
	pid, err := syscall.ForkExec(program, j.Argv, &syscall.ProcAttr{Dir: dir, Env: j.Env, Files: []uintptr{0, 1, 2}, Sys: &syscall.SysProcAttr{Setsid: true}})
	if n := uint64(j.Limits.MemoryBytes); err == nil && n > 0 {
		_ = unix.Prlimit(pid, unix.RLIMIT_AS, &unix.Rlimit{Cur: n, Max: n}, nil)
	}
	return pid, err
}

// obey does what the Runner asks for. If the Runner is gone, the script ends.
func obey(pid int, namespaces bool) {
	b := make([]byte, 1)
	for {
		n, err := unix.Read(controlFD, b)
		switch {
		case n == 1 && b[0] == controlTerm:
			unix.Kill(-pid, unix.SIGTERM)
		case errors.Is(err, unix.EINTR):
		default:
			unix.Kill(-pid, unix.SIGKILL)
			killAll(namespaces)
			return
		}
	}
}

// await waits for the script's first process, and for whatever ends meanwhile.
func await(pid int) report {
	for {
		var status unix.WaitStatus
		got, err := unix.Wait4(-1, &status, 0, nil)
		switch {
		case errors.Is(err, unix.EINTR):
		case err != nil:
			return report{Stage: "end", Exit: -1, Error: err.Error()}
		case got != pid:
		case status.Signaled():
			return report{Stage: "end", Exit: -1, Signal: unix.SignalName(status.Signal())}
		default:
			return report{Stage: "end", Exit: status.ExitStatus()}
		}
	}
}

// reap ends and collects what the script left running.
func reap(namespaces bool) {
	for {
		killAll(namespaces)
		var status unix.WaitStatus
		_, err := unix.Wait4(-1, &status, 0, nil)
		if err != nil && !errors.Is(err, unix.EINTR) {
			return // there are no more
		}
	}
}

// killAll ends every process of the namespace, or every descendant: what loses its parent
// becomes a child of this process, so that it is found again.
func killAll(namespaces bool) {
	if namespaces {
		unix.Kill(-1, unix.SIGKILL)
		return
	}
	for _, pid := range descendants(os.Getpid()) {
		unix.Kill(pid, unix.SIGKILL)
	}
}

// descendants lists the processes below root.
func descendants(root int) []int {
	dirs, err := os.ReadDir("/proc")
	if err != nil {
		return nil
	}
	children := map[int][]int{}
	for _, d := range dirs {
		pid, err := strconv.Atoi(d.Name())
		if err != nil {
			continue
		}
		stat, err := os.ReadFile("/proc/" + d.Name() + "/stat")
		if err != nil {
			continue
		}
		// The name, in parentheses, may hold anything.
		rest := string(stat[strings.LastIndexByte(string(stat), ')')+1:])
		if f := strings.Fields(rest); len(f) > 1 {
			if parent, err := strconv.Atoi(f[1]); err == nil {
				children[parent] = append(children[parent], pid)
			}
		}
	}
	var all []int
	for queue := children[root]; len(queue) > 0; {
		pid := queue[0]
		queue = append(queue[1:], children[pid]...)
		all = append(all, pid)
	}
	return all
}
