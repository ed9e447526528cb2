// Package confine takes rights from the calling thread before it executes a program that
// is not trusted.
package confine

import (
	"errors"

	"golang.org/x/sys/unix"
)

// dangerous are the capabilities that would let the superuser undo its confinement;
// others are what the operator started ambit with.
var dangerous = []uintptr{unix.CAP_SYS_ADMIN, unix.CAP_SYS_PTRACE, unix.CAP_SYS_MODULE, unix.CAP_SYS_RAWIO, unix.CAP_SYS_BOOT,
	unix.CAP_SYS_RESOURCE, unix.CAP_NET_ADMIN, unix.CAP_BPF, unix.CAP_PERFMON, unix.CAP_MKNOD, unix.CAP_SYS_TIME, unix.CAP_SYSLOG, unix.CAP_SETPCAP}

// DropCapabilities keeps what the thread executes next from having capabilities: all of
// them, or those with which the superuser could undo its confinement. It needs
// CAP_SETPCAP. The thread keeps its own until then.
func DropCapabilities(all bool) error {
	drop := dangerous
	if all {
		drop = nil
		for c := uintptr(0); c <= unix.CAP_LAST_CAP; c++ {
			drop = append(drop, c)
		}
	}
	if err := unix.Prctl(unix.PR_CAP_AMBIENT, unix.PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0); err != nil {
		return err
	}
	for _, c := range drop {
		if err := unix.Prctl(unix.PR_CAPBSET_DROP, c, 0, 0, 0); err != nil && !errors.Is(err, unix.EINVAL) {
			return err
		}
	}
	header := unix.CapUserHeader{Version: unix.LINUX_CAPABILITY_VERSION_3}
	var data [2]unix.CapUserData
	if err := unix.Capget(&header, &data[0]); err != nil {
		return err
	}
	data[0].Inheritable, data[1].Inheritable = 0, 0
	return unix.Capset(&header, &data[0])
}
