package view

import (
	"io"

	"ambit/core/errno"
)

// memoryDevice is /dev/null, /dev/zero, /dev/full or /dev/urandom.
type memoryDevice struct {
	fs     *FS
	path   string
	minor  uint32         // as Linux numbers them, under major 1
	fill   func(p []byte) // nil: reads are at the end of file
	full   bool
	closed bool
}

// open makes a DeviceFunc of the device.
func (d memoryDevice) open(int) (Handle, error) {
	h := d
	return &h, nil
}

func (d *memoryDevice) Read(p []byte) (int, error) {
	switch {
	case d.closed:
		return 0, errno.EBADF
	case d.fill == nil:
		return 0, io.EOF
	}
	d.fs.meter.Bytes(len(p))
	d.fill(p)
	return len(p), nil
}

func (d *memoryDevice) Write(p []byte) (int, error) {
	switch {
	case d.closed:
		return 0, errno.EBADF
	case d.full && len(p) > 0:
		return 0, errno.ENOSPC
	}
	d.fs.meter.Bytes(len(p))
	return len(p), nil
}

func (d *memoryDevice) Close() error {
	if d.closed {
		return errno.EBADF
	}
	d.closed = true
	return nil
}

func (d *memoryDevice) Stat() (Info, error) {
	if d.closed {
		return Info{}, errno.EBADF
	}
	return d.fs.Stat(d.path)
}

func zeros(p []byte) { clear(p) }
