package omphost

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"strings"
	"syscall"

	"golang.org/x/sys/unix"

	"ambit/adapters/native/confine"
)

// initName is the name by which the process between knows itself.
const initName = "ambit-omp-init"

// The descriptors of the process between.
const (
	jobFD = 3 + iota
	reportFD
)

const (
	// jailPort is where an agent finds the gateway in its own network.
	jailPort = 4180
	// jailProcesses bounds the processes and threads of an agent.
	jailProcesses = 1024
)

var initCalled bool

// Init becomes the process between a Host and an agent, if this is one; then it does not
// return. Programs that use a Host call it first in main: without it agents are not kept
// apart from the machine.
func Init() {
	if len(os.Args) != 1 || os.Args[0] != initName {
		initCalled = true
		return
	}
	// Rights and namespaces belong to a thread; it is the one that becomes omp.
	runtime.LockOSThread()
	debug.SetGCPercent(-1)
	var job jailed
	data, err := io.ReadAll(os.NewFile(jobFD, "job"))
	if err == nil {
		err = json.Unmarshal(data, &job)
	}
	if err == nil {
		err = job.enter()
	}
	if err == nil && !job.Probe {
		err = fmt.Errorf("omp cannot be started: %w", syscall.Exec(job.Argv[0], job.Argv, job.Env))
	}
	if err != nil {
		_ = say(err.Error()) // there is nobody else to tell
		os.Exit(1)
	}
	os.Exit(0)
}

// say tells the host something.
func say(what string) error {
	_, err := unix.Write(reportFD, []byte(strings.ReplaceAll(what, "\n", " ")+"\n"))
	return err
}

// enter makes the process one that may become omp.
func (job *jailed) enter() error {
	if err := unix.CloseRange(jobFD, ^uint(0), unix.CLOSE_RANGE_CLOEXEC); err != nil {
		return fmt.Errorf("descriptors: %w", err)
	}
	unix.Umask(0o077)
	if job.Namespaces {
		if err := unix.Sethostname([]byte("ambit")); err != nil {
			return fmt.Errorf("name of the host: %w", err)
		}
		if err := job.ownNetwork(); err != nil {
			return fmt.Errorf("network: %w", err)
		}
		if err := job.ownRoot(); err != nil {
			return fmt.Errorf("files: %w", err)
		}
	}
	held, err := job.giveUp()
	if err != nil {
		return fmt.Errorf("privileges: %w", err)
	}
	// A directory that only the host may enter is no place for a program or a prompt.
	if err := unix.Chdir(filepath.Join(job.Dir, scratchDirs[0])); err != nil {
		return fmt.Errorf("%s: %w", job.Dir, err)
	}
	if job.Probe {
		if err := job.look(); err != nil {
			return err
		}
	}
	return say(saidHeld + strings.Join(heldBy(job.way, job.UID, held), " "))
}

// look sees whether omp would find what it needs.
func (job *jailed) look() error {
	if err := unix.Access(job.Argv[0], unix.X_OK); err != nil {
		return fmt.Errorf("%s: %w", job.Argv[0], err)
	}
	for _, path := range job.Read {
		f, err := os.Open(path)
		if err != nil {
			return err
		}
		f.Close()
	}
	for _, dir := range job.Write {
		f, err := os.CreateTemp(dir, "probe-")
		if err != nil {
			return err
		}
		f.Close()
		if err := os.Remove(f.Name()); err != nil {
			return err
		}
	}
	return nil
}

// ownNetwork brings up the loopback interface, which is all that there is, and sends the
// host a listener on it.
func (job *jailed) ownNetwork() error {
	fd, err := unix.Socket(unix.AF_INET, unix.SOCK_STREAM|unix.SOCK_CLOEXEC, 0)
	if err != nil {
		return err
	}
	defer unix.Close(fd)
	lo, err := unix.NewIfreq("lo")
	if err != nil {
		return err
	}
	lo.SetUint16(unix.IFF_UP | unix.IFF_RUNNING)
	if err := unix.IoctlIfreq(fd, unix.SIOCSIFFLAGS, lo); err != nil {
		return fmt.Errorf("lo: %w", err)
	}
	if err := unix.Bind(fd, &unix.SockaddrInet4{Port: job.Port, Addr: [4]byte{127, 0, 0, 1}}); err != nil {
		return err
	}
	if err := unix.Listen(fd, 64); err != nil {
		return err
	}
	return unix.Sendmsg(reportFD, []byte(saidListener+"\n"), unix.UnixRights(fd), nil, 0)
}

// giveUp takes from the process what it does not need as omp.
func (job *jailed) giveUp() (held confine.Held, err error) {
	if err := unix.Setrlimit(unix.RLIMIT_CORE, &unix.Rlimit{}); err != nil {
		return held, err
	}
	if err := unix.Prctl(unix.PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0); err != nil {
		return held, err
	}
	if !job.Namespaces {
		held, err = confine.Restrict(confine.Access{Read: append(append([]string{"/etc/ld.so.cache", "/proc/self"}, libraries...), job.Read...),
			Write: append(append([]string(nil), devices...), job.Write...), Ports: []uint16{uint16(job.Port)}})
		if err != nil {
			return held, err
		}
	}
	// Who has none cannot drop any from what could be given to it, and need not.
	if err := confine.DropCapabilities(true); err != nil && (job.Namespaces || os.Geteuid() == 0) {
		return held, err
	}
	if job.UID != 0 {
		if err := errors.Join(unix.Setgroups([]int{}), unix.Setresgid(job.UID, job.UID, job.UID), unix.Setresuid(job.UID, job.UID, job.UID)); err != nil {
			return held, err
		}
	}
	// The limit counts all processes of a user.
	if job.UID != 0 || job.User && os.Geteuid() != 0 {
		if err := unix.Setrlimit(unix.RLIMIT_NPROC, &unix.Rlimit{Cur: jailProcesses, Max: jailProcesses}); err != nil {
			return held, err
		}
	}
	// The change of the user has taken it away.
	return held, unix.Prctl(unix.PR_SET_PDEATHSIG, uintptr(unix.SIGKILL), 0, 0, 0)
}
