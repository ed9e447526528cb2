// Package coreutils registers the commands of GNU coreutils that do not concern
// files as such, and their neighbours from util-linux, binutils, gettext and bc.
// The subpackages hold them by subject.
package coreutils

import (
	_ "ambit/core/shell/coreutils/text" // cat, sort, cut, …
)
