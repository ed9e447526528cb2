package gnu

import (
	"fmt"
	"strings"

	"ambit/core/shell/command"
)

// IDs of the options that every GNU command has.
const (
	HelpID    = 0x10000
	VersionID = 0x10001
)

// Options adds --help and --version to opts.
func Options(opts ...command.Opt) []command.Opt {
	return append(opts[:len(opts):len(opts)],
		command.Opt{Long: "help", ID: HelpID}, command.Opt{Long: "version", ID: VersionID})
}

// HelpOrVersion answers --help and --version on standard output and returns
// status 0. usage is the synopsis without "Usage: " (%s stands for the command's
// name) and a sentence on the next line; the options follow from opts.
func HelpOrVersion(p *command.Proc, opt int, usage string, opts []command.Opt) int {
	if opt == VersionID {
		p.Stdout.WriteString(p.Name + " (Ambit coreutils) 1.0\n")
		return 0
	}
	p.Stdout.WriteString("Usage: " + strings.ReplaceAll(usage, "%s", p.Called()) + "\n\n")
	for _, o := range opts {
		p.Stdout.WriteString(optionHelp(o))
	}
	return 0
}

func optionHelp(o command.Opt) string {
	short, long := "    ", ""
	if o.Short != 0 {
		short = fmt.Sprintf("-%c", o.Short)
		if o.Long != "" {
			short += ", "
		}
	}
	if o.Long != "" {
		long = "--" + o.Long
	}
	arg := ""
	switch {
	case o.Arg == command.RequiredArg && o.Long != "":
		arg = "=ARG"
	case o.Arg == command.RequiredArg:
		arg = " ARG"
	case o.Arg == command.OptionalArg && o.Long != "":
		arg = "[=ARG]"
	case o.Arg == command.OptionalArg:
		arg = "[ARG]"
	}
	return "  " + short + long + arg + "\n"
}

// ExtraOperand reports the first operand too many and returns status.
func ExtraOperand(p *command.Proc, status int, operand string) int {
	return p.UsageError(status, "extra operand %s", Quote(p, operand))
}

// MissingOperand reports that an operand is missing and returns status; after is
// the operand before it, if any.
func MissingOperand(p *command.Proc, status int, after ...string) int {
	if len(after) > 0 {
		return p.UsageError(status, "missing operand after %s", Quote(p, after[len(after)-1]))
	}
	return p.UsageError(status, "missing operand")
}

// Choose finds word among choices, where an unambiguous abbreviation is enough, as
// gnulib's XARGMATCH does. Choices that are synonyms share an index in same.
func Choose(word string, choices []string) (index int, ambiguous, ok bool) {
	found := -1
	for i, c := range choices {
		if c == word {
			return i, false, true
		}
		if strings.HasPrefix(c, word) {
			if found >= 0 {
				ambiguous = true
			} else {
				found = i
			}
		}
	}
	return found, ambiguous, found >= 0 && !ambiguous
}

// BadChoice reports a word that Choose did not find for an option, lists the valid
// ones, and returns status.
func BadChoice(p *command.Proc, status int, option, word string, ambiguous bool, choices []string) int {
	what := "invalid"
	if ambiguous {
		what = "ambiguous"
	}
	p.Errorf("%s argument %s for %s", what, Quote(p, word), Quote(p, option))
	fmt.Fprintf(p.Stderr, "Valid arguments are:\n")
	for _, c := range choices {
		fmt.Fprintf(p.Stderr, "  - %s\n", Quote(p, c))
	}
	return p.UsageError(status, "")
}
