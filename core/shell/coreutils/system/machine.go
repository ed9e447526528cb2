package system

import (
	"strconv"
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
)

func init() {
	command.Register(command.Spec{
		Name: "uname", Summary: "print system information", Run: runUname})
	command.Register(command.Spec{Name: "arch", Summary: "print the machine's architecture", Run: runArch})
	command.Register(command.Spec{Name: "nproc", Summary: "print the number of processing units", Run: runNproc})
	command.Register(command.Spec{Name: "hostname", Summary: "print the host's name", Run: runHostname, ShortName: true,
		Unwritable: command.Unwritable{Unheeded: true},
	})
	command.Register(command.Spec{
		Name: "tty", Summary: "print the terminal's name", Run: runTty,
		Unwritable: command.Unwritable{Status: 3},
	})
}

// The machine is the same on every placement, so that output is too.
const (
	kernelName    = "Linux"
	hostName      = "ambit"
	kernelRelease = "6.1.0-ambit"
	kernelVersion = "#1 SMP"
	machineName   = "x86_64"
	systemName    = "GNU/Linux"
)

const unameUsage = "%s [OPTION]...\nPrint certain system information. With no OPTION, same as -s."

var unameOpts = gnu.Options(
	command.Opt{Short: 'a', Long: "all"},
	command.Opt{Short: 's', Long: "kernel-name"},
	command.Opt{Short: 's', Long: "sysname"},
	command.Opt{Short: 'n', Long: "nodename"},
	command.Opt{Short: 'r', Long: "kernel-release"},
	command.Opt{Short: 'r', Long: "release"},
	command.Opt{Short: 'v', Long: "kernel-version"},
	command.Opt{Short: 'm', Long: "machine"},
	command.Opt{Short: 'p', Long: "processor"},
	command.Opt{Short: 'i', Long: "hardware-platform"},
	command.Opt{Short: 'o', Long: "operating-system"},
)

func runUname(p *command.Proc) int {
	asked := map[byte]bool{}
	g := p.Getopt(unameOpts)
	for g.Next() {
		switch g.Opt {
		case 'a':
			for _, c := range []byte("snrvmo") {
				asked[c] = true
			}
		case gnu.HelpID, gnu.VersionID:
			return gnu.HelpOrVersion(p, g.Opt, unameUsage, unameOpts)
		default:
			asked[byte(g.Opt)] = true
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	if len(g.Operands) > 0 {
		return gnu.ExtraOperand(p, 1, g.Operands[0])
	}
	if len(asked) == 0 {
		asked['s'] = true
	}
	var parts []string
	for _, f := range []struct {
		letter byte
		value  string
	}{{'s', kernelName}, {'n', hostName}, {'r', kernelRelease}, {'v', kernelVersion}, {'m', machineName},
		{'p', "unknown"}, {'i', "unknown"}, {'o', systemName}} {
		if asked[f.letter] {
			parts = append(parts, f.value)
		}
	}
	p.Stdout.WriteString(strings.Join(parts, " ") + "\n")
	return 0
}

func runArch(p *command.Proc) int {
	if status, done := noOperands(p, "%s [OPTION]...\nPrint machine architecture."); done {
		return status
	}
	p.Stdout.WriteString(machineName + "\n")
	return 0
}

const (
	nprocAll = 256 + iota
	nprocIgnore
)

var nprocOpts = gnu.Options(
	command.Opt{Long: "all", ID: nprocAll},
	command.Opt{Long: "ignore", Arg: command.RequiredArg, ID: nprocIgnore},
)

func runNproc(p *command.Proc) int {
	g := p.Getopt(nprocOpts)
	for g.Next() {
		switch g.Opt {
		case nprocAll:
		case nprocIgnore:
			if _, err := strconv.ParseUint(g.Arg, 10, 64); err != nil {
				return p.Fail("invalid number: %s", gnu.Quote(p, g.Arg))
			}
		default:
			return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION]...\nPrint the number of processing units available.", nprocOpts)
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	if len(g.Operands) > 0 {
		return gnu.ExtraOperand(p, 1, g.Operands[0])
	}
	p.Stdout.WriteString("1\n")
	return 0
}

var hostnameOpts = gnu.Options(
	command.Opt{Short: 's', Long: "short"},
	command.Opt{Short: 'f', Long: "fqdn"},
	command.Opt{Short: 'f', Long: "long"},
	command.Opt{Short: 'd', Long: "domain"},
	command.Opt{Short: 'i', Long: "ip-address"},
	command.Opt{Short: 'I', Long: "all-ip-addresses"},
	command.Opt{Short: 'h', ID: gnu.HelpID},
	command.Opt{Short: 'V', ID: gnu.VersionID},
)

func runHostname(p *command.Proc) int {
	answer := hostName
	g := p.Getopt(hostnameOpts)
	for g.Next() {
		switch g.Opt {
		case 's', 'f':
		case 'd', 'I':
			answer = ""
		case 'i':
			return p.Fail("there is no network")
		default:
			return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION]...\nPrint the host name.", hostnameOpts)
		}
	}
	if g.Err != nil {
		p.Errorf("%v", g.Err)
		return 255
	}
	if len(g.Operands) > 0 {
		return p.Fail("you must be root to change the host name")
	}
	p.Stdout.WriteString(answer + "\n")
	return 0
}

var ttyOpts = gnu.Options(
	command.Opt{Short: 's', Long: "silent"},
	command.Opt{Short: 's', Long: "quiet"},
)

func runTty(p *command.Proc) int {
	silent := false
	g := p.Getopt(ttyOpts)
	for g.Next() {
		switch g.Opt {
		case 's':
			silent = true
		default:
			return gnu.HelpOrVersion(p, g.Opt, "%s [OPTION]...\nPrint the file name of the terminal connected to standard input.", ttyOpts)
		}
	}
	if g.Err != nil {
		return p.UsageError(2, "%v", g.Err)
	}
	if len(g.Operands) > 0 {
		return gnu.ExtraOperand(p, 2, g.Operands[0])
	}
	if !silent {
		p.Stdout.WriteString("not a tty\n")
	}
	return 1
}
