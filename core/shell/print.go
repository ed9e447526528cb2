package shell

import "strings"

// text is the definition of a function as bash prints it.
func (f *function) text() string {
	return f.name + " () \n" + f.src.slice(f.body.Pos(), f.body.End())
}

// currentCommand is BASH_COMMAND.
func (sh *shell) currentCommand() string {
	if sh.command == nil {
		return ""
	}
	return strings.TrimSpace(sh.commandSrc.slice(sh.command.Pos(), sh.command.End()))
}
