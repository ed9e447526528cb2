package confine

import (
	"errors"
	"unsafe"

	"golang.org/x/sys/unix"
)

// ErrNoLandlock says that the kernel has no Landlock, or not the one that is needed.
var ErrNoLandlock = errors.New("the kernel has no Landlock of the version that is needed")

// Apart puts this thread, and what it starts, into a Landlock domain of its own
// (landlock(7), Linux 6.12): who is in it may neither trace nor look into a process that is
// not, through /proc/PID/environ, mem, fd or root say, nor send it signals. The thread
// must have no new privileges.
// Where only versions before that are, it is done if all is.
func Apart(all bool) error {
	version := landlock()
	if version == 0 {
		return ErrNoLandlock
	}
	// The scope alone: to handle access to files, too, would forbid the mounts that
	// unprivileged containers make. Older versions have nothing else.
	attr := unix.LandlockRulesetAttr{Scoped: unix.LANDLOCK_SCOPE_SIGNAL}
	size := unsafe.Offsetof(attr.Quiet_access_fs)
	if version < landlockSignals {
		if !all {
			return ErrNoLandlock
		}
		attr = unix.LandlockRulesetAttr{Handled_access_fs: unix.LANDLOCK_ACCESS_FS_MAKE_BLOCK}
		size = unsafe.Offsetof(attr.Handled_access_net)
	}
	fd, err := ruleset(&attr, size)
	if err != nil {
		return err
	}
	defer unix.Close(fd)
	if err := restrict(fd); err != nil {
		return err
	}
	if version < landlockSignals {
		return ErrNoLandlock // of signals it does not keep anybody
	}
	return nil
}
