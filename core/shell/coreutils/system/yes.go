package system

import (
	"bytes"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
)

func init() {
	command.Register(command.Spec{
		Name: "yes", Summary: "print a string until killed", Run: runYes,
		Unwritable: command.Unwritable{Text: "{name}: standard output: {error}\n"},
	})
}

const yesUsage = "%s [STRING]...\nRepeatedly print a line with all STRING(s), or 'y'."

func runYes(p *command.Proc) int {
	g := p.Getopt(simpleOpts)
	g.Posix = true
	for g.Next() {
		return gnu.HelpOrVersion(p, g.Opt, yesUsage, simpleOpts)
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	line := "y\n"
	if len(g.Operands) > 0 {
		line = strings.Join(g.Operands, " ") + "\n"
	}
	block := []byte(line)
	if len(line) < 4096 {
		block = bytes.Repeat(block, 8192/len(line))
	}
	for {
		p.Stdout.Write(block)
	}
}
