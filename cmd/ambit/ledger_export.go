package main

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"ambit/actors"
)

func (o *ledgerOptions) exportTo() *cobra.Command {
	var out string
	cmd := &cobra.Command{
		Use:   "export [TENANT/]RUN [-o FILE]",
		Short: "Write a run's ledger as one file that verify and replay take anywhere",
		Long: `Write a run's ledger, with every file that it names, as one self-contained file, to
standard output or FILE. docs/ledger.md has the format. Of several runs with that id it is
the newest; TENANT/ID/INCARNATION names another.

It holds what the ledger holds: scripts, output, standard input, --env, all versions of all
files. "ambit ledger redact" takes things out; the chain still verifies.`,
		Example: `  ambit ledger export local-repo-writer -o run.ambit
  ambit ledger export --server https://ambit.example first -o first.ambit
  ambit ledger verify first.ambit && ambit ledger replay first.ambit`,
		Args: arguments(1, 1, nextLocalRun),
		RunE: func(cmd *cobra.Command, args []string) error {
			var last *source // of several incarnations, the newest
			return o.each(cmd.Context(), args, func(src *source) error {
				last = src
				return nil
			}, func() error {
				src := last
				if src.store == nil {
					return fmt.Errorf("%s is a file, not a run", src.name)
				}
				err := writeFile(cmd.Context(), out, func(w io.Writer) error {
					total := uint64(0)
					if src.last != nil {
						total, _ = src.last()
					}
					p := newProgress("exporting", int64(total))
					defer p.end()
					return actors.Export(cmd.Context(), w, countedStore{src.store, p}, src.run)
				})
				if err != nil {
					return &exitError{exitFailed, err}
				}
				return nil
			})
		},
	}
	cmd.Flags().StringVarP(&out, "output", "o", "", "the file to write (default: standard output)")
	return cmd
}

// writeFile gives write a file that appears under its name only when it is whole, or
// standard output if the name is empty.
func writeFile(ctx context.Context, name string, write func(w io.Writer) error) error {
	if name == "" {
		w := bufio.NewWriterSize(os.Stdout, 64<<10)
		return errors.Join(write(w), w.Flush())
	}
	tmp, err := os.CreateTemp(filepath.Dir(name), "."+filepath.Base(name)+".*")
	if err != nil {
		return err
	}
	defer os.Remove(tmp.Name())
	w := bufio.NewWriterSize(tmp, 64<<10)
	err = write(w)
	if err == nil {
		err = ctx.Err()
	}
	if err = errors.Join(err, w.Flush(), tmp.Sync(), tmp.Close()); err != nil {
		return err
	}
	return os.Rename(tmp.Name(), name)
}
