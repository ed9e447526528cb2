package main

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// group makes a command that only holds others refuse names that are none of them.
func group(cmd *cobra.Command) *cobra.Command {
	cmd.Args = cobra.ArbitraryArgs
	cmd.RunE = func(cmd *cobra.Command, args []string) error {
		if len(args) == 0 {
			return cmd.Help()
		}
		return unknown(cmd, args[0])
	}
	return cmd
}

// unknown is the error about a name that is no command of cmd.
func unknown(cmd *cobra.Command, name string) error {
	var names []string
	for _, c := range cmd.Commands() {
		if c.IsAvailableCommand() || c.Name() == "help" {
			names = append(names, c.Name())
		}
	}
	return fmt.Errorf("%s has no command %q%s", cmd.CommandPath(), name, suggestion(name, names))
}

// suggestion names the candidate that is nearest to a mistyped name, or else all.
func suggestion(name string, candidates []string) string {
	if best := nearest(name, candidates); best != "" {
		return fmt.Sprintf(": did you mean %q?", best)
	}
	return ": it has " + strings.Join(candidates, ", ")
}

// nearest is the candidate that a mistyped name is most like, or "".
func nearest(name string, candidates []string) string {
	best, least := "", len(name)/2+2
	for _, c := range candidates {
		d := distance(strings.ToLower(name), c)
		if len(name) > 1 && strings.HasPrefix(c, strings.ToLower(name)) {
			d = 1
		}
		if d < least {
			best, least = c, d
		}
	}
	return best
}

// distance is how many letters are to be added, dropped, replaced or swapped with their
// neighbour to make b of a (optimal string alignment).
func distance(a, b string) int {
	rows := make([][]int, len(a)+1)
	for i := range rows {
		rows[i] = make([]int, len(b)+1)
		rows[i][0] = i
	}
	for j := range rows[0] {
		rows[0][j] = j
	}
	for i := 1; i <= len(a); i++ {
		for j := 1; j <= len(b); j++ {
			change := 1
			if a[i-1] == b[j-1] {
				change = 0
			}
			rows[i][j] = min(rows[i-1][j]+1, rows[i][j-1]+1, rows[i-1][j-1]+change)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				rows[i][j] = min(rows[i][j], rows[i-2][j-2]+1)
			}
		}
	}
	return rows[len(a)][len(b)]
}

// arguments holds a command to a number of arguments; more than most are allowed if that
// is 0. next, if it is not empty, says where to find what is missing.
func arguments(least, most int, next string) cobra.PositionalArgs {
	return func(cmd *cobra.Command, args []string) error {
		n := len(args)
		if n >= least && (most == 0 || n <= most) {
			return nil
		}
		_, wanted, _ := strings.Cut(cmd.Use, " ")
		wanted = strings.TrimPrefix(wanted, "[flags] ")
		given := "nothing"
		if n == 1 {
			given = strconv.Quote(args[0]) + " alone"
		} else if n > 1 {
			given = strconv.Itoa(n) + " arguments"
		}
		if next == "" || n > least {
			next = fmt.Sprintf("see `%s --help`", cmd.CommandPath())
		}
		return fmt.Errorf("%s wants %s, but was given %s: %s", cmd.CommandPath(), wanted, given, next)
	}
}

// Where to find what a command is missing.
const (
	nextLocalRun  = "`ambit ledger show` shows the runs here"
	nextServerRun = "`ambit run list` shows the runs of the server"
	nextEntry     = "`ambit ledger show` shows entries and checkpoints"
)

// flagError is the error about an option, with what to do.
func flagError(cmd *cobra.Command, err error) error {
	var unknown *pflag.NotExistError
	if errors.As(err, &unknown) && unknown.GetSpecifiedShortnames() == "" {
		var names []string
		cmd.Flags().VisitAll(func(f *pflag.Flag) { names = append(names, f.Name) })
		if near := nearest(unknown.GetSpecifiedName(), names); near != "" {
			return fmt.Errorf("%w: did you mean --%s?", err, near)
		}
	}
	return fmt.Errorf("%w; see `%s --help`", err, cmd.CommandPath())
}

// noArgs refuses arguments.
func noArgs(cmd *cobra.Command, args []string) error {
	if len(args) > 0 {
		return fmt.Errorf("%s takes no argument, but was given %q", cmd.CommandPath(), args[0])
	}
	return nil
}

// helpCommand is `ambit help`, which fails for a command that there is not.
func helpCommand() *cobra.Command {
	return &cobra.Command{
		Use:   "help [COMMAND]...",
		Short: "Show the help of a command",
		RunE: func(cmd *cobra.Command, args []string) error {
			at := cmd.Root()
			for _, name := range args {
				next, _, err := at.Find([]string{name})
				if err != nil || next == at {
					return unknown(at, name)
				}
				at = next
			}
			at.InitDefaultHelpFlag()
			return at.Help()
		},
	}
}
