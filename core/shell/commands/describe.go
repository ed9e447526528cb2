package commands

import (
	"strings"

	"ambit/core/shell/command"
)

// Description is what a model is told about the shell, in fewer than 1,500 bytes: what
// it is, what it lacks, and the names of all commands.
func Description() string {
	var b strings.Builder
	b.WriteString("Runs a script in bash 5.2, virtual: the workspace's files and /tmp only; no network, no other programs, no git. " +
		"Each call is a fresh shell. All builtins, and these commands as GNU has them:")
	for _, name := range command.Names() {
		b.WriteString(" " + name)
	}
	return b.String()
}
