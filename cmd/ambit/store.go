package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"

	"github.com/spf13/cobra"

	"ambit/actors"
	"ambit/adapters/native"
	"ambit/core/authority"
)

// openRemote opens a store by its address. Only the program with the build tag cloud has
// it: the clients would make every start of this one slower.
var openRemote func(ctx context.Context, address string) (actors.Store, error)

// cloudProgram is the same command line with openRemote, beside this one.
const cloudProgram = "ambit-cloud"

// remoteAddress reports whether s names a store by its address, not a directory.
func remoteAddress(s string) bool { return strings.Contains(s, "://") }

// becomeCloud replaces this program by the one that can open remote stores, with the same
// arguments. It returns if there is nothing to do, or an error.
func becomeCloud(addresses ...string) error {
	remote := false
	for _, a := range addresses {
		remote = remote || remoteAddress(a)
	}
	if !remote || openRemote != nil {
		return nil
	}
	self, err := os.Executable()
	if err != nil {
		return err
	}
	program := filepath.Join(filepath.Dir(self), cloudProgram)
	err = syscall.Exec(program, append([]string{program}, os.Args[1:]...), os.Environ())
	if errors.Is(err, os.ErrNotExist) {
		err = fmt.Errorf("stores of a cloud need the program %s, which is not there: `make build-cloud` makes it", program)
	}
	return &exitError{exitFailed, err}
}

// openStore opens the store at an address, or in a state directory, which it makes if it
// is asked to.
func openStore(ctx context.Context, name string, create bool) (store actors.Store, done func() error, err error) {
	if remoteAddress(name) {
		store, err = openRemote(ctx, name)
		return store, func() error { return nil }, err
	}
	place, err := native.OpenPlace(ctx, native.PlaceOptions{State: name, Policy: authority.Local(), Create: create})
	if err != nil {
		return nil, nil, err
	}
	return place.Store, place.Close, nil
}

func storeCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "store",
		Short: "Copy runs between stores, back up and restore",
	}
	cmd.AddCommand(&cobra.Command{
		Use:   "copy FROM TO TENANT/ID/INCARNATION",
		Short: "Copy a finished run into another store",
		Long: `Copy a finished run, with its entries and files, into another store.

A store is a state directory, or dynamodb://TABLE, s3://BUCKET[/PREFIX] or
gs://BUCKET[/PREFIX]; a state directory to copy to is made if it is missing, and can be
taken to any machine. The copy can be repeated if it was cut off; what is there already
stays as it is. A run that is open is refused.`,
		Args: arguments(3, 3, "`ambit ledger show` and `ambit run list` show runs"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if err := becomeCloud(args[:2]...); err != nil {
				return err
			}
			run, err := actors.ParseRunID(args[2])
			if err != nil {
				return err
			}
			entries, err := copyRun(cmd.Context(), args[0], args[1], run)
			if err != nil {
				return &exitError{exitFailed, err}
			}
			if wantJSON(cmd) {
				return printJSON(map[string]any{"run": run.String(), "entries": entries})
			}
			fmt.Printf("copied %s: %s\n", run, count(int64(entries), "entry"))
			return nil
		},
	})
	cmd.AddCommand(storeBackupCommand(), storeRestoreCommand())
	return cmd
}

func copyRun(ctx context.Context, fromName, toName string, run actors.RunID) (entries uint64, err error) {
	from, done, err := openStore(ctx, fromName, false)
	if err != nil {
		return 0, err
	}
	defer done()
	to, done, err := openStore(ctx, toName, true)
	if err != nil {
		return 0, err
	}
	defer done()
	p := newProgress("copying", 0)
	defer p.end()
	err = actors.Copy(ctx, from, to, run, func(seq uint64) {
		p.add(int(seq - entries))
		entries = seq
	})
	return entries, err
}
