package fileutils

import (
	"ambit/core/shell/command"
	"ambit/core/shell/pattern"
	"ambit/core/workspace/view"
)

// fsBlock is the allocation unit of the virtual disk. A file occupies whole units,
// a directory one, a symbolic link none, as on ext4.
const fsBlock = 4096

// diskBytes is the space that an inode occupies.
func diskBytes(i view.Info) uint64 {
	switch i.Kind {
	case view.File:
		return uint64(i.Size+fsBlock-1) / fsBlock * fsBlock
	case view.Dir:
		return fsBlock
	}
	return 0
}

// blocks512 is st_blocks.
func blocks512(i view.Info) uint64 { return diskBytes(i) / 512 }

// userName and groupName name the two accounts that exist.
func userName(id int) string {
	switch id {
	case 0:
		return "root"
	case 1000:
		return "agent"
	}
	return ""
}

// patternFlags are the flags of file name patterns in the command's locale.
func patternFlags(p *command.Proc) pattern.Flags {
	if p.UTF8() {
		return pattern.UTF8
	}
	return 0
}
