// Ambit gives an AI agent a shell without giving it a machine. See `ambit help`.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"ambit/adapters/native/omphost"
	"ambit/adapters/native/script"
	_ "ambit/core/shell/commands"
)

// Version is set by the build.
var version = "dev"

// Exit statuses of ambit itself. `ambit bash` otherwise gives that of the script.
const (
	exitFailed  = 1   // the request was refused, or a check failed
	exitUsage   = 2   // wrong use, or input that cannot be read
	exitLimit   = 124 // bash: a limit ended the call
	exitOwn     = 125 // bash: ambit itself failed
	exitRefused = 126 // bash: authority refused the call, or it waits for an operator
)

// exitError ends the program with a status; a nil Err prints nothing.
type exitError struct {
	status int
	err    error
}

func (e *exitError) Error() string {
	if e.err == nil {
		return fmt.Sprintf("exit status %d", e.status)
	}
	return e.err.Error()
}

func (e *exitError) Unwrap() error { return e.err }

func main() {
	script.Init()
	omphost.Init()
	ctx, stop := interruptible()
	cmd := root()
	err := interruption(ctx, cmd.ExecuteContext(ctx))
	stop()
	if err == nil {
		return
	}
	status := exitUsage
	var e *exitError
	if errors.As(err, &e) {
		status, err = e.status, e.err
	}
	if err != nil && wantJSON(cmd) {
		if data, jerr := json.Marshal(map[string]any{"error": map[string]any{"message": err.Error()}}); jerr == nil {
			writeJSON(os.Stderr, data)
		}
	} else if err != nil {
		for line := range strings.SplitSeq(err.Error(), "\n") {
			fmt.Fprintln(os.Stderr, "ambit:", printable(line))
		}
	}
	os.Exit(status)
}

func root() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "ambit",
		Short: "A governed shell for agents, with a ledger that proves what happened",
		Long: `Ambit gives an AI agent a shell without giving it a machine.

A call runs in a virtual bash over the files that its grant allows, under limits,
without processes, network or host files. What it did is an entry in a hash-chained
ledger.

  ambit bash -c 'grep -rn TODO . | wc -l'            read everything, write nothing
  ambit bash --write 'reports/**' -c '…'             … and write below reports/
  ambit ledger show                                   what happened here
  ambit serve                                         the same over HTTP`,
		SilenceErrors: true,
		SilenceUsage:  true,
		Version:       version,
	}
	cmd.PersistentPreRunE = func(cmd *cobra.Command, _ []string) error {
		err := notEmpty(cmd)
		if err != nil && cmd.Name() == "bash" {
			err = &exitError{exitOwn, err}
		}
		return err
	}
	cmd.PersistentFlags().Bool("json", false, "print JSON")
	cmd.SetVersionTemplate(`{{if eq (.Flag "json").Value.String "true"}}{"version":{{printf "%q" .Version}}}{{else}}ambit version {{.Version}}{{end}}
`)
	cmd.SetFlagErrorFunc(flagError)
	cmd.SetHelpCommand(helpCommand())
	cmd.AddCommand(initCommand(), doctorCommand(), topCommand(), manCommand(), bashCommand(), serveCommand(), mcpCommand(), executorCommand(), group(runCommand()), group(holdCommand()), group(ledgerCommand()), group(keyCommand()), checkpointCommand(), restoreCommand(), diffCommand(), checkoutCommand(), group(policyCommand()), group(scriptCommand()), group(storeCommand()))
	cmd.InitDefaultCompletionCmd()
	for _, c := range cmd.Commands() {
		if c.Name() == "completion" {
			group(c)
		}
	}
	return group(cmd)
}

// notEmpty refuses options that name a file or place and are empty, as an unset variable
// is: the default would be something else than what was meant.
func notEmpty(cmd *cobra.Command) error {
	for _, name := range []string{"directory", "policy", "state", "server", "token", "listen", "manifest"} {
		if f := cmd.Flags().Lookup(name); f != nil && f.Changed && f.Value.String() == "" {
			return fmt.Errorf("--%s is empty", name)
		}
	}
	return nil
}

func wantJSON(cmd *cobra.Command) bool {
	v, err := cmd.Root().PersistentFlags().GetBool("json")
	return err == nil && v
}
