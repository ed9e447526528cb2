package main

import (
	"context"
	"fmt"
	"path/filepath"

	"github.com/spf13/cobra"

	"ambit/adapters/native"
)

func storeBackupCommand() *cobra.Command {
	var dir, state string
	cmd := &cobra.Command{
		Use:   "backup TO",
		Short: "Copy a state directory's ledgers and keys while servers go on",
		Long: `Copy the ledgers and keys of a state directory into the new directory TO, as they are at
one moment. Servers and "ambit bash" may go on meanwhile. Every ledger of the copy is
verified before TO appears; an end before that leaves no TO.

The copy holds what the state directory holds: output of scripts, and the keys that sign
the tokens of turns. Keep it as secret.`,
		Args: arguments(1, 1, ""),
		RunE: func(cmd *cobra.Command, args []string) error {
			n, err := 0, error(nil)
			err = native.Backup(cmd.Context(), stateOf(dir, state), args[0], func(copied string) error {
				n, err = verifyAll(cmd.Context(), copied)
				return err
			})
			return reportCopy(cmd, args[0], n, err)
		},
	}
	stateFlags(cmd, &dir, &state)
	return cmd
}

func storeRestoreCommand() *cobra.Command {
	var dir, state string
	cmd := &cobra.Command{
		Use:   "restore FROM",
		Short: "Make a state directory of a backup",
		Long: `Make a state directory of what "ambit store backup" copied. Every ledger is verified before
the directory appears; one that exists is not overwritten. Files of a host directory are
not part of it: what is there is taken over as a change from outside by the next call.`,
		Args: arguments(1, 1, ""),
		RunE: func(cmd *cobra.Command, args []string) error {
			to := stateOf(dir, state)
			n, err := 0, error(nil)
			err = native.Restore(args[0], to, func(copied string) error {
				n, err = verifyAll(cmd.Context(), copied)
				return err
			})
			return reportCopy(cmd, to, n, err)
		},
	}
	stateFlags(cmd, &dir, &state)
	return cmd
}

func stateFlags(cmd *cobra.Command, dir, state *string) {
	cmd.Flags().StringVarP(dir, "directory", "C", ".", "the directory whose state it is")
	cmd.Flags().StringVar(state, "state", "", "the state directory (default: .ambit in the directory)")
}

func stateOf(dir, state string) string {
	if state == "" {
		return filepath.Join(dir, native.StateDir)
	}
	return state
}

// verifyAll verifies every ledger of a state directory and gives their number.
func verifyAll(ctx context.Context, state string) (n int, err error) {
	o := &ledgerOptions{state: state}
	err = o.each(ctx, nil, func(src *source) error {
		v := new(verification)
		if v.run(src, nil, nil, nil); v.err != nil {
			return fmt.Errorf("%s does not verify: %w", src.name, v.err)
		}
		n++
		return nil
	})
	return n, err
}

func reportCopy(cmd *cobra.Command, to string, ledgers int, err error) error {
	if err != nil {
		return &exitError{exitFailed, err}
	}
	if wantJSON(cmd) {
		return printJSON(map[string]any{"directory": to, "ledgers": ledgers})
	}
	fmt.Printf("%s: %d ledgers, verified\n", to, ledgers)
	return nil
}
