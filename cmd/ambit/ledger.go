package main

import (
	"io"

	"github.com/spf13/cobra"
)

type ledgerOptions struct {
	dir, state string
	remote     runOptions
}

func ledgerCommand() *cobra.Command {
	o := new(ledgerOptions)
	cmd := &cobra.Command{Use: "ledger", Short: "Show, verify, replay and export what happened",
		Long: `Show, verify, replay and export what happened.

Without a name, the runs of all tenants are read whose ledgers the state directory holds;
it need not be writable. A run is named TENANT/ID, TENANT/ID/INCARNATION for one of several
with that id, or ID alone where one tenant has it. The runs of "ambit bash" are
local/local-PROFILE; those of "ambit serve" have the tenant of the token that opened them.
With --server, RUN is ID or ID/INCARNATION. FILE is what "ambit ledger export" writes, or records,
one a line, as "ambit ledger show --json" and the API give them.`}
	f := cmd.PersistentFlags()
	f.StringVarP(&o.dir, "directory", "C", ".", "the directory whose ledger is read")
	f.StringVar(&o.state, "state", "", "where the ledger is kept (default: .ambit in the directory)")
	f.StringVar(&o.remote.server, "server", "", "read the ledger of a run of this server, http://HOST:PORT")
	f.StringVar(&o.remote.token, "token", "", "the server's token, or @FILE (default: $AMBIT_TOKEN)")
	cmd.AddCommand(o.show(), o.verify(), o.replay(), o.exportTo(), o.redact(), o.head(), o.cosign())
	return cmd
}

func (o *ledgerOptions) show() *cobra.Command {
	var plain bool
	cmd := &cobra.Command{
		Use:   "show [[TENANT/]RUN | FILE]",
		Short: "Show the entries of a run, or of all runs here",
		Args:  arguments(0, 1, ""),
		RunE: func(cmd *cobra.Command, args []string) error {
			asJSON, p := wantJSON(cmd), colours()
			return paged(cmd.Context(), plain || asJSON, func(w io.Writer) error {
				return o.each(cmd.Context(), args, func(l *source) error { return show(w, l, asJSON, p) })
			})
		},
	}
	cmd.Flags().BoolVar(&plain, "no-pager", false, "do not page on a terminal (with $PAGER, or less)")
	return cmd
}
