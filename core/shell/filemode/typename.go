package filemode

import "ambit/core/workspace/view"

// TypeName is the type of a file in words, as gnulib's file_type has it: in messages of
// diff(1) and rm(1), and for %F of stat(1).
func TypeName(i view.Info) string {
	switch i.Kind {
	case view.Dir:
		return "directory"
	case view.Symlink:
		return "symbolic link"
	case view.Device:
		return "character special file"
	case view.Fifo:
		return "fifo"
	}
	if i.Size == 0 {
		return "regular empty file"
	}
	return "regular file"
}
