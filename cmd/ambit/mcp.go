package main

import (
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"ambit/adapters/native"
)

func mcpCommand() *cobra.Command {
	var dir, state, profile, grant, policy, manifest string
	var read, write, requires []string
	cmd := &cobra.Command{
		Use:   "mcp [flags]",
		Short: "Serve a local directory to an MCP client, over standard input and output",
		Long: `Serve a governed shell and file tools on a directory to a client of the Model Context
Protocol, which starts this command and speaks to it over standard input and output.

The client's agent may do what the grant allows. Without one it may read everything and
write nothing; --write alone leaves reading as it is. Each call is an entry in the ledger
that .ambit holds, as with "ambit bash".`,
		Example: `  claude mcp add site -- ambit mcp -C ~/site --write 'docs/**'
  ambit mcp -C ~/site --grant 'project_files { read ["docs/**"] } command { run }'`,
		Args: noArgs,
		RunE: func(cmd *cobra.Command, _ []string) error {
			ctx := cmd.Context()
			p, err := loadPolicy(policy, dir, manifest)
			if err != nil {
				return err
			}
			g, err := grantOf(cmd, p, grant, read, write)
			if err != nil {
				return err
			}
			warnDirectories(dir, map[string][]string{"read": read, "write": write})
			if _, err := p.Authorize(profile, g, requires); err != nil {
				return err
			}
			local, err := native.OpenLocal(ctx, native.PlaceOptions{Dir: dir, State: state, Policy: p, Governing: governing(policy, grant, manifest), Perform: true}, profile)
			if err != nil {
				return &exitError{exitFailed, err}
			}
			defer local.Close()
			if terminal(os.Stdin) {
				fmt.Fprintln(os.Stderr, "ambit: an MCP client is to start this command and speak to it over standard input: docs/mcp.md says how; Ctrl-D ends it")
			}
			server := native.MCP{Local: local, Grant: g, Requires: requires}
			if err := server.Serve(ctx, os.Stdin, os.Stdout); err != nil {
				return &exitError{exitFailed, err}
			}
			return nil
		},
	}
	f := cmd.Flags()
	f.StringVarP(&dir, "directory", "C", ".", "the directory to work on")
	f.StringVar(&profile, "profile", "repo-writer", "the profile of the policy, or a preset")
	f.StringVar(&grant, "grant", "", "the grant, as text or @FILE")
	f.StringArrayVar(&read, "read", nil, "grant reading these paths (repeatable)")
	f.StringArrayVar(&write, "write", nil, "grant writing these paths (repeatable)")
	f.StringArrayVar(&requires, "requires", nil, "narrow the turn to this capability (repeatable)")
	f.StringVar(&policy, "policy", "", "the policy document (default: ambit.json in the directory)")
	manifestFlag(f, &manifest)
	f.StringVar(&state, "state", "", "where the ledger is kept (default: .ambit in the directory)")
	return cmd
}
