// Package errno holds the error numbers that the virtual file system and the
// virtual shell report, with the texts of strerror(3) in the C locale.
package errno

import (
	"errors"
	"io/fs"
)

// Errno is a POSIX error number of the virtual system.
type Errno uint8

// The errors that can occur.
const (
	EPERM Errno = iota + 1
	ENOENT
	EACCES
	EEXIST
	ENOTDIR
	EISDIR
	EINVAL
	ENOSPC
	EROFS
	EXDEV
	ELOOP
	ENAMETOOLONG
	ENOTEMPTY
	EBADF
	EPIPE
	EFBIG
	ENOEXEC
	EBUSY
	ENOTSUP
	EMFILE
	ESPIPE
	EIO
	ETXTBSY
	ENXIO
	ECHILD
	ESRCH
	EAGAIN
	ENOTTY
	EMLINK
	E2BIG
)

var texts = [...]string{
	EPERM: "Operation not permitted", ENOENT: "No such file or directory", EACCES: "Permission denied",
	EEXIST: "File exists", ENOTDIR: "Not a directory", EISDIR: "Is a directory", EINVAL: "Invalid argument",
	ENOSPC: "No space left on device", EROFS: "Read-only file system", EXDEV: "Invalid cross-device link",
	ELOOP: "Too many levels of symbolic links", ENAMETOOLONG: "File name too long",
	ENOTEMPTY: "Directory not empty", EBADF: "Bad file descriptor", EPIPE: "Broken pipe", EFBIG: "File too large",
	ENOEXEC: "Exec format error", EBUSY: "Device or resource busy", ENOTSUP: "Operation not supported",
	EMFILE: "Too many open files", ESPIPE: "Illegal seek", EIO: "Input/output error", ETXTBSY: "Text file busy",
	ENXIO: "No such device or address", ECHILD: "No child processes", ESRCH: "No such process",
	EAGAIN: "Resource temporarily unavailable", ENOTTY: "Inappropriate ioctl for device", EMLINK: "Too many links",
	E2BIG: "Argument list too long",
}

func (e Errno) Error() string {
	if int(e) < len(texts) && texts[e] != "" {
		return texts[e]
	}
	return "Unknown error"
}

// Is lets errors.Is match the errors of io/fs.
func (e Errno) Is(target error) bool {
	switch target {
	case fs.ErrNotExist:
		return e == ENOENT
	case fs.ErrExist:
		return e == EEXIST || e == ENOTEMPTY
	case fs.ErrPermission:
		return e == EPERM || e == EACCES
	case fs.ErrInvalid:
		return e == EINVAL
	}
	return false
}

// Text is the strerror text of err: that of the Errno it wraps, else its own.
func Text(err error) string {
	var e Errno
	if errors.As(err, &e) {
		return e.Error()
	}
	return err.Error()
}

// Of is the Errno that err wraps, or EIO.
func Of(err error) Errno {
	var e Errno
	if errors.As(err, &e) {
		return e
	}
	return EIO
}
