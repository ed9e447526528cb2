package view

import "strings"

// Lazy returns a namespace that setup fills when it is first used, so that a call
// which touches no file does not pay for it. What setup makes bears the time at
// which the call began. A panic of setup reaches that first user.
func Lazy(f *FS, setup func(*FS)) *FS {
	f.root.children = nil
	f.root.fill = func() {
		f.settingUp = true
		defer func() { f.settingUp = false }()
		setup(f)
	}
	return f
}

// SetDescriptors sets what gives the open files of the running process, which
// appear under names such as /dev/stdin and /dev/fd/N. It is asked for paths in
// /dev and /proc only.
func (f *FS) SetDescriptors(files func(path string) (Handle, bool)) { f.files = files }

// descriptor is the open file that path names, if it names one.
func (f *FS) descriptor(path string) (Handle, bool) {
	if f.files == nil || !strings.HasPrefix(path, "/dev/") && !strings.HasPrefix(path, "/proc/") {
		return nil, false
	}
	return f.files(path)
}

// borrowed is a descriptor opened by name: closing it does not close the original.
type borrowed struct{ Handle }

func (borrowed) Close() error { return nil }

// Unwrap gives the file itself.
func (b borrowed) Unwrap() Handle { return b.Handle }
