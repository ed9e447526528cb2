package system

import (
	"strings"

	"ambit/core/shell/command"
	"ambit/core/shell/gnu"
)

func init() {
	command.Register(command.Spec{Name: "id", Summary: "print user and group IDs", Run: runID})
	command.Register(command.Spec{Name: "whoami", Summary: "print the user name", Run: runWhoami})
	command.Register(command.Spec{Name: "logname", Summary: "print the login name", Run: runLogname})
	command.Register(command.Spec{Name: "groups", Summary: "print group names", Run: runGroups})
	command.Register(command.Spec{Name: "users", Summary: "print the names of logged-in users", Run: runUsers})
}

type account struct{ name, id string }

// accounts are the users that exist, each with a group of the same name and number.
var accounts = []account{{"agent", "1000"}, {"root", "0"}}

func lookupAccount(who string) (account, bool) {
	for _, a := range accounts {
		if a.name == who || a.id == strings.TrimPrefix(who, "+") {
			return a, true
		}
	}
	return account{}, false
}

const idUsage = "%s [OPTION]... [USER]...\nPrint user and group information for each USER, or the current user."

var idOpts = gnu.Options(
	command.Opt{Short: 'a'},
	command.Opt{Short: 'Z', Long: "context"},
	command.Opt{Short: 'g', Long: "group"},
	command.Opt{Short: 'G', Long: "groups"},
	command.Opt{Short: 'n', Long: "name"},
	command.Opt{Short: 'r', Long: "real"},
	command.Opt{Short: 'u', Long: "user"},
	command.Opt{Short: 'z', Long: "zero"},
)

func runID(p *command.Proc) int {
	var what []byte
	name, real, zero := false, false, false
	g := p.Getopt(idOpts)
	for g.Next() {
		switch g.Opt {
		case 'a':
		case 'Z':
			return p.Fail("--context (-Z) works only on an SELinux-enabled kernel")
		case 'g', 'G', 'u':
			what = append(what, byte(g.Opt))
		case 'n':
			name = true
		case 'r':
			real = true
		case 'z':
			zero = true
		default:
			return gnu.HelpOrVersion(p, g.Opt, idUsage, idOpts)
		}
	}
	if g.Err != nil {
		return p.UsageError(1, "%v", g.Err)
	}
	for _, w := range what {
		if w != what[0] {
			return p.Fail("cannot print \"only\" of more than one choice")
		}
	}
	if len(what) == 0 {
		if name || real {
			return p.Fail("cannot print only names or real IDs in default format")
		}
		if zero {
			return p.Fail("option --zero not permitted in default format")
		}
	}
	status := 0
	users := g.Operands
	if len(users) == 0 {
		users = []string{accounts[0].name}
	}
	for _, who := range users {
		a, ok := lookupAccount(who)
		if !ok {
			p.Errorf("%s: no such user", gnu.Quote(p, who))
			status = 1
			continue
		}
		switch {
		case len(what) == 0:
			p.Stdout.Printf("uid=%s(%s) gid=%s(%s) groups=%s(%s)", a.id, a.name, a.id, a.name, a.id, a.name)
		case name:
			p.Stdout.WriteString(a.name)
		default:
			p.Stdout.WriteString(a.id)
		}
		if zero {
			p.Stdout.WriteByte(0)
			if len(what) > 0 && what[0] == 'G' && len(users) > 1 {
				p.Stdout.WriteByte(0)
			}
		} else {
			p.Stdout.WriteByte('\n')
		}
	}
	return status
}

// noOperands parses the command line of a command that takes none.
func noOperands(p *command.Proc, usage string) (status int, done bool) {
	operands, status, done := noOptions(p, usage)
	if !done && len(operands) > 0 {
		return gnu.ExtraOperand(p, 1, operands[0]), true
	}
	return status, done
}

func runWhoami(p *command.Proc) int {
	if status, done := noOperands(p, "%s [OPTION]...\nPrint the user name of the current user."); done {
		return status
	}
	p.Stdout.WriteString(accounts[0].name + "\n")
	return 0
}

func runLogname(p *command.Proc) int {
	if status, done := noOperands(p, "%s [OPTION]\nPrint the user's login name; nobody is logged in here."); done {
		return status
	}
	return p.Fail("no login name")
}

func runUsers(p *command.Proc) int {
	_, status, _ := noOptions(p, "%s [OPTION]... [FILE]\nPrint who is logged in; nobody is here.")
	return status
}

func runGroups(p *command.Proc) int {
	users, status, done := noOptions(p, "%s [OPTION]... [USERNAME]...\nPrint group memberships for each USERNAME, or the current user.")
	if done {
		return status
	}
	if len(users) == 0 {
		p.Stdout.WriteString(accounts[0].name + "\n")
	}
	for _, who := range users {
		a, ok := lookupAccount(who)
		if !ok || a.name != who {
			p.Errorf("%s: no such user", gnu.Quote(p, who))
			status = 1
			continue
		}
		p.Stdout.WriteString(who + " : " + a.name + "\n")
	}
	return status
}
