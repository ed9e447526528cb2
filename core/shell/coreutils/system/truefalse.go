package system

import (
	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
)

func init() {
	command.Register(command.Spec{Name: "true", Summary: "do nothing, successfully", Run: func(p *command.Proc) int { return constant(p, 0) }})
	command.Register(command.Spec{Name: "false", Summary: "do nothing, unsuccessfully", Run: func(p *command.Proc) int { return constant(p, 1) }})
}

// constant returns status whatever the arguments are; a single --help or --version
// is answered.
func constant(p *command.Proc, status int) int {
	if len(p.Args) == 1 {
		switch p.Args[0] {
		case "--help":
			gnu.HelpOrVersion(p, gnu.HelpID, "%s [ignored command line arguments]\nExit with a fixed status.", simpleOpts)
		case "--version":
			gnu.HelpOrVersion(p, gnu.VersionID, "", simpleOpts)
		}
	}
	return status
}
