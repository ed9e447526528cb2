// Package commands registers every command of the shell; hosts import it for its
// effect alone.
package commands

import (
	_ "ambit/core/shell/coreutils"
	_ "ambit/core/shell/grep"
)
