package script

import (
	"errors"
	"unsafe"

	"golang.org/x/sys/unix"
)

// errNoLandlock says that the kernel cannot keep a script from other processes.
var errNoLandlock = errors.New("no Landlock")

// landlockSignals is the first version of Landlock that keeps signals inside.
const landlockSignals = 6

// standApart puts this thread, and what it starts, into a Landlock domain of its own
// (landlock(7), Linux 6.12): who is in it may neither trace nor look into a process that is
// not, through /proc/PID/environ, mem, fd or root say, nor send it signals. The thread
// must have no new privileges.
// Where only versions before that are, it is done if all is.
func standApart(all bool) error {
	version, _, errno := unix.Syscall(unix.SYS_LANDLOCK_CREATE_RULESET, 0, 0, unix.LANDLOCK_CREATE_RULESET_VERSION)
	if errno != 0 {
		return errNoLandlock
	}
	// The scope alone: to handle access to files, too, would forbid the mounts that
	// unprivileged containers make. Older versions have nothing else.
	attr := unix.LandlockRulesetAttr{Scoped: unix.LANDLOCK_SCOPE_SIGNAL}
	size := unsafe.Offsetof(attr.Quiet_access_fs)
	if version < landlockSignals {
		if !all {
			return errNoLandlock
		}
		attr = unix.LandlockRulesetAttr{Handled_access_fs: unix.LANDLOCK_ACCESS_FS_MAKE_BLOCK}
		size = unsafe.Offsetof(attr.Handled_access_net)
	}
	fd, _, errno := unix.Syscall(unix.SYS_LANDLOCK_CREATE_RULESET, uintptr(unsafe.Pointer(&attr)), size, 0)
	if errno != 0 {
		return errno
	}
	defer unix.Close(int(fd))
	if _, _, errno := unix.Syscall(unix.SYS_LANDLOCK_RESTRICT_SELF, fd, 0, 0); errno != 0 {
		return errno
	}
	if version < landlockSignals {
		return errNoLandlock // of signals it does not keep anybody
	}
	return nil
}
