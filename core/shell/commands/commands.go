// Package commands registers every command of the shell; hosts import it for its
// effect alone.
package commands

import (
	_ "ambit/core/shell/archive"
	_ "ambit/core/shell/awk"
	_ "ambit/core/shell/coreutils"
	_ "ambit/core/shell/coreutils/datetime"
	_ "ambit/core/shell/coreutils/digest"
	_ "ambit/core/shell/coreutils/system"
	_ "ambit/core/shell/diff"
	_ "ambit/core/shell/fileutils"
	_ "ambit/core/shell/find"
	_ "ambit/core/shell/grep"
	_ "ambit/core/shell/jq"
	_ "ambit/core/shell/sed"
	_ "ambit/core/shell/xargs"
	_ "ambit/core/shell/yq"
)
