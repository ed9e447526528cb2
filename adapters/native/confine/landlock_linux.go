package confine

import (
	"errors"
	"fmt"
	"os"
	"unsafe"

	"golang.org/x/sys/unix"
)

// The versions of Landlock that brought what is used here.
const (
	landlockRefer    = 2
	landlockTruncate = 3
	landlockTCP      = 4
	landlockDevices  = 5
	landlockSignals  = 6
)

// landlock is the version of Landlock that the kernel has, or 0.
func landlock() int {
	version, _, errno := unix.Syscall(unix.SYS_LANDLOCK_CREATE_RULESET, 0, 0, unix.LANDLOCK_CREATE_RULESET_VERSION)
	if errno != 0 {
		return 0
	}
	return int(version)
}

func ruleset(attr *unix.LandlockRulesetAttr, size uintptr) (fd int, err error) {
	r, _, errno := unix.Syscall(unix.SYS_LANDLOCK_CREATE_RULESET, uintptr(unsafe.Pointer(attr)), size, 0)
	if errno != 0 {
		return -1, errno
	}
	return int(r), nil
}

func restrict(fd int) error {
	if _, _, errno := unix.Syscall(unix.SYS_LANDLOCK_RESTRICT_SELF, uintptr(fd), 0, 0); errno != 0 {
		return errno
	}
	return nil
}

// Access is what a thread may still reach once it is restricted to it.
type Access struct {
	Read  []string // files, and what is below directories: read and execute
	Write []string // the same: everything but executing, and making devices
	Ports []uint16 // TCP ports to connect to
}

// Held is what the kernel keeps a restricted thread to.
type Held struct {
	Files     bool // Read and Write
	TCP       bool // Ports; nothing is listened at
	Processes bool // no process outside is traced or signalled
}

const (
	readFile = unix.LANDLOCK_ACCESS_FS_EXECUTE | unix.LANDLOCK_ACCESS_FS_READ_FILE
	readAll  = readFile | unix.LANDLOCK_ACCESS_FS_READ_DIR
)

// Restrict keeps this thread, and what it starts, to what it is given, as far as the kernel
// can (landlock(7)). The thread must have no new privileges. It fails without restricting
// anything where there is no Landlock. Paths that do not exist are passed over.
func Restrict(a Access) (Held, error) {
	version := landlock()
	if version == 0 {
		return Held{}, ErrNoLandlock
	}
	files := uint64(unix.LANDLOCK_ACCESS_FS_MAKE_SYM<<1 - 1) // all of the first version
	attr := unix.LandlockRulesetAttr{}
	size := unsafe.Offsetof(attr.Handled_access_net)
	if version >= landlockRefer {
		files |= unix.LANDLOCK_ACCESS_FS_REFER
	}
	if version >= landlockTruncate {
		files |= unix.LANDLOCK_ACCESS_FS_TRUNCATE
	}
	held := Held{Files: true}
	if version >= landlockTCP {
		attr.Handled_access_net = unix.LANDLOCK_ACCESS_NET_BIND_TCP | unix.LANDLOCK_ACCESS_NET_CONNECT_TCP
		size, held.TCP = unsafe.Offsetof(attr.Scoped), true
	}
	if version >= landlockDevices {
		files |= unix.LANDLOCK_ACCESS_FS_IOCTL_DEV
	}
	if version >= landlockSignals {
		attr.Scoped = unix.LANDLOCK_SCOPE_SIGNAL | unix.LANDLOCK_SCOPE_ABSTRACT_UNIX_SOCKET
		size, held.Processes = unsafe.Offsetof(attr.Quiet_access_fs), true
	}
	attr.Handled_access_fs = files
	fd, err := ruleset(&attr, size)
	if err != nil {
		return Held{}, err
	}
	defer unix.Close(fd)
	write := files &^ (unix.LANDLOCK_ACCESS_FS_EXECUTE | unix.LANDLOCK_ACCESS_FS_MAKE_CHAR | unix.LANDLOCK_ACCESS_FS_MAKE_BLOCK)
	for _, p := range a.Read {
		if err := allow(fd, p, readAll&files); err != nil {
			return Held{}, err
		}
	}
	for _, p := range a.Write {
		if err := allow(fd, p, write); err != nil {
			return Held{}, err
		}
	}
	if held.TCP {
		for _, port := range a.Ports {
			rule := struct {
				access, port uint64
			}{unix.LANDLOCK_ACCESS_NET_CONNECT_TCP, uint64(port)}
			if _, _, errno := unix.Syscall6(unix.SYS_LANDLOCK_ADD_RULE, uintptr(fd), landlockRuleNetPort, uintptr(unsafe.Pointer(&rule)), 0, 0, 0); errno != 0 {
				return Held{}, fmt.Errorf("port %d: %w", port, errno)
			}
		}
	}
	return held, restrict(fd)
}

// landlockRuleNetPort is LANDLOCK_RULE_NET_PORT.
const landlockRuleNetPort = 2

// ofFiles are the rights that make sense for what is no directory.
const ofFiles = readFile | unix.LANDLOCK_ACCESS_FS_WRITE_FILE | unix.LANDLOCK_ACCESS_FS_TRUNCATE | unix.LANDLOCK_ACCESS_FS_IOCTL_DEV

func allow(ruleset int, path string, access uint64) error {
	fd, err := unix.Open(path, unix.O_PATH|unix.O_CLOEXEC, 0)
	if errors.Is(err, os.ErrNotExist) {
		return nil
	}
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	defer unix.Close(fd)
	var st unix.Stat_t
	if err := unix.Fstat(fd, &st); err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	if st.Mode&unix.S_IFMT != unix.S_IFDIR {
		access &= ofFiles
	}
	rule := unix.LandlockPathBeneathAttr{Allowed_access: access, Parent_fd: int32(fd)}
	if _, _, errno := unix.Syscall6(unix.SYS_LANDLOCK_ADD_RULE, uintptr(ruleset), unix.LANDLOCK_RULE_PATH_BENEATH, uintptr(unsafe.Pointer(&rule)), 0, 0, 0); errno != 0 {
		return fmt.Errorf("%s: %w", path, errno)
	}
	return nil
}
