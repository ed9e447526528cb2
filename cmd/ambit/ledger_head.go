package main

import (
	"errors"
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"ambit/actors"
	"ambit/core/ledger"
)

func (o *ledgerOptions) head() *cobra.Command {
	var key string
	cmd := &cobra.Command{
		Use:   "head ([TENANT/]RUN | FILE) [--key FILE]",
		Short: "Sign the head of a ledger that verifies, and print the note",
		Long: `Verify a ledger, sign its head and print it as a signed note. Keep the note somewhere
else: "ambit ledger verify --head NOTE" then finds a ledger whose end was cut off, or that
was made anew. With --server and without --key, the server signs.`,
		Args: arguments(1, 1, nextLocalRun),
		RunE: func(cmd *cobra.Command, args []string) error {
			if o.remote.server != "" && key == "" {
				c, err := o.remote.client()
				if err != nil {
					return err
				}
				head, err := c.Head(cmd.Context(), args[0])
				if err != nil {
					return failedRequest(err)
				}
				return printNote(cmd, head)
			}
			if key == "" {
				return errors.New("name the private key: --key FILE (`ambit key new` makes one)")
			}
			signer, err := readSigner(key)
			if err != nil {
				return err
			}
			return o.each(cmd.Context(), args, func(src *source) error {
				v := new(verification)
				v.run(src, nil, nil, nil)
				if v.err != nil {
					return &exitError{exitFailed, fmt.Errorf("%s: %w", src.name, v.err)}
				}
				head, err := v.audit.Head().Sign(signer)
				if err != nil {
					return err
				}
				return printNote(cmd, head)
			})
		},
	}
	cmd.Flags().StringVar(&key, "key", "", "the file of a private key")
	return cmd
}

func printNote(cmd *cobra.Command, text string) error {
	if wantJSON(cmd) {
		h, err := ledger.OpenHead(text, nil)
		if err != nil {
			return &exitError{exitFailed, err}
		}
		return printJSON(map[string]any{"run": h.Run, "seq": h.Seq, "hash": h.Hash.String(), "note": text})
	}
	fmt.Print(text)
	return nil
}

func (o *ledgerOptions) cosign() *cobra.Command {
	var key, before string
	var keys []string
	cmd := &cobra.Command{
		Use:   "cosign NOTE --ledger (RUN | FILE) --key FILE --signed-by PUBLIC [--before NOTE]",
		Short: "Add a witness's signature to a signed head",
		Long: `Verify, as a witness, that a ledger contains the head that a note signs, and the one that
was co-signed last (--before), so that it only went on; then print the note with one more
signature. A witness that keeps what it signed thereby keeps the holder of the first key
from showing two different ledgers.`,
		Args: arguments(1, 1, "`ambit ledger head` prints a note"),
		RunE: func(cmd *cobra.Command, args []string) error {
			var of string
			of, err := cmd.Flags().GetString("ledger")
			if err != nil {
				return err
			}
			if of == "" || key == "" || len(keys) == 0 {
				return errors.New("name the ledger (--ledger), your private key (--key) and who signed the note (--signed-by)")
			}
			signer, err := readSigner(key)
			if err != nil {
				return err
			}
			known, err := verifiers(keys)
			if err != nil {
				return err
			}
			data, err := readSmall(args[0])
			if err != nil {
				return err
			}
			return o.each(cmd.Context(), []string{of}, func(src *source) error {
				fail := func(err error) error { return &exitError{exitFailed, fmt.Errorf("%s: %w", src.name, err)} }
				// Heads inside the ledger may have signatures of others.
				v := new(verification)
				v.run(src, nil, nil, nil)
				if v.err != nil {
					return fail(v.err)
				}
				if before != "" {
					if err := precedes(v.audit, before, string(data)); err != nil {
						return fail(err)
					}
				}
				if _, err := ledger.OpenHead(string(data), known); err != nil {
					return fail(err)
				}
				if _, err := v.audit.CheckHead(string(data)); err != nil {
					return fail(err)
				}
				text, err := ledger.Cosign(string(data), known, signer)
				if err != nil {
					return fail(err)
				}
				return printNote(cmd, text)
			})
		},
	}
	cmd.Flags().StringVar(&key, "key", "", "the file of the witness's private key")
	cmd.Flags().String("ledger", "", "the run, or the file of the ledger")
	cmd.Flags().StringArrayVar(&keys, "signed-by", nil, "the public key of who signed the note, or a file that holds it (repeatable)")
	cmd.Flags().StringVar(&before, "before", "", "a note that was co-signed before, which the ledger must contain")
	return cmd
}

// precedes checks that a ledger contains the head that was co-signed before, and that the
// new one is not older.
func precedes(audit *actors.Audit, before, now string) error {
	data, err := os.ReadFile(before)
	if err != nil {
		return err
	}
	old, err := audit.CheckHead(string(data))
	if err != nil {
		return fmt.Errorf("%s: %w", before, err)
	}
	h, err := ledger.OpenHead(now, nil)
	if err != nil {
		return err
	}
	if h.Seq < old.Seq {
		return fmt.Errorf("the note is of entry %d, entry %d was co-signed already", h.Seq, old.Seq)
	}
	return nil
}
