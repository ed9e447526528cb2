package main

import (
	"errors"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"ambit/actors"
	"ambit/core/ledger"
	"ambit/core/ledger/export"
	"ambit/core/workspace"
)

// payloadNames are what can be redacted of an entry.
var payloadNames = []string{"args", "env", "stdin", "stdout", "stderr"}

func (o *ledgerOptions) redact() *cobra.Command {
	var out string
	var payloads, blobs []string
	cmd := &cobra.Command{
		Use:   "redact FILE (--payload SEQ[:NAME] | --blob SHA256)... -o FILE",
		Short: "Take payloads or files out of an export; the chain still verifies",
		Long: `Take payloads (args, env, stdin, stdout, stderr) or the content of files out of an export
and write the rest as another one. What was taken out is known by its hash alone, so the
chain still verifies, and what was signed stays signed.

A call whose inputs are gone cannot be replayed any more; one whose output is gone can. A
payload whose bytes a file has too stays until --blob takes the file's content out.`,
		Example: `  ambit ledger redact run.ambit --payload 12:stdin --payload 13 -o public.ambit`,
		Args:    arguments(1, 1, "`ambit ledger export` writes an export"),
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(payloads)+len(blobs) == 0 {
				return errors.New("name what to take out: --payload SEQ[:NAME] or --blob SHA256")
			}
			if out == "" {
				return errors.New("name the file to write: -o FILE")
			}
			r := &redaction{payloads: map[uint64]map[string]bool{}, blobs: map[workspace.Hash]bool{}}
			if err := r.parse(payloads, blobs); err != nil {
				return err
			}
			file, err := os.Open(args[0])
			if err != nil {
				return err
			}
			defer file.Close()
			if err := r.find(file); err != nil {
				return &exitError{exitFailed, fmt.Errorf("%s: %w", args[0], err)}
			}
			if sameFile(args[0], out) {
				return fmt.Errorf("-o %s is the export itself, which holds what is to be taken out: name another file", out)
			}
			if err := writeFile(cmd.Context(), out, func(w io.Writer) error { return r.write(file, w) }); err != nil {
				return &exitError{exitFailed, err}
			}
			if wantJSON(cmd) {
				return printJSON(map[string]any{"file": out, "payloads": r.gone, "blobs": len(r.blobs)})
			}
			fmt.Printf("%s: taken out: %s, %s\n", shown(out), count(r.gone, "payload"), count(len(r.blobs), "blob"))
			return nil
		},
	}
	cmd.Flags().StringVarP(&out, "output", "o", "", "the file to write")
	cmd.Flags().StringArrayVar(&payloads, "payload", nil, "an entry's payloads, or one of them: "+strings.Join(payloadNames, ", ")+" (repeatable)")
	cmd.Flags().StringArrayVar(&blobs, "blob", nil, "the content of a file, by its SHA-256 (repeatable)")
	return cmd
}

// redaction is what to take out of an export.
type redaction struct {
	payloads map[uint64]map[string]bool
	blobs    map[workspace.Hash]bool
	gone     int
}

func (r *redaction) parse(payloads, blobs []string) error {
	for _, p := range payloads {
		number, name, one := strings.Cut(p, ":")
		seq, err := strconv.ParseUint(number, 10, 64)
		if err != nil || seq == 0 || one && !slices.Contains(payloadNames, name) {
			return fmt.Errorf("--payload %q is not SEQ or SEQ:NAME with one of %s", p, strings.Join(payloadNames, ", "))
		}
		if r.payloads[seq] == nil {
			r.payloads[seq] = map[string]bool{}
		}
		for _, n := range payloadNames {
			if !one || n == name {
				r.payloads[seq][n] = true
			}
		}
	}
	for _, b := range blobs {
		h, err := workspace.ParseHash(b)
		if err != nil {
			return fmt.Errorf("--blob: %w", err)
		}
		r.blobs[h] = true
	}
	return nil
}

// find verifies the export and finds out which blobs hold what is to go. A blob that is
// a directory, a policy or a list of changes cannot go; one that a file shares with a
// payload goes only if it is named.
func (r *redaction) find(file *os.File) error {
	f, err := openExport(file)
	if err != nil {
		return err
	}
	var held []workspace.Hash
	files, named := map[workspace.Hash]bool{}, map[workspace.Hash]bool{}
	last := uint64(0)
	a, err := actors.AuditExport(f, actors.AuditOptions{}, func(rec *ledger.Record) error {
		last = rec.Entry.Seq
		before := r.gone
		for name, p := range rec.Payloads {
			if !r.payloads[last][name] {
				continue
			}
			r.gone++
			if !p.Ref.IsZero() {
				held = append(held, p.Ref)
			}
		}
		if r.payloads[last] != nil && r.gone == before {
			has := "none at all"
			if names := slices.Sorted(maps.Keys(rec.Payloads)); len(names) > 0 {
				has = "it has " + strings.Join(names, ", ")
			}
			return fmt.Errorf("entry %d has no such payload: %s", last, has)
		}
		for _, pack := range rec.Entry.Packs {
			for _, b := range pack.Index {
				named[b.Hash] = true
			}
		}
		return nil
	})
	var broken *export.Error
	if errors.As(err, &broken) {
		return fmt.Errorf("it does not verify: %w", err)
	}
	if err != nil {
		return err
	}
	for seq := range r.payloads {
		if seq > last {
			return fmt.Errorf("there is no entry %d", seq)
		}
	}
	if err := a.Files(func(h workspace.Hash) { files[h] = true }); err != nil {
		return err
	}
	for h := range r.blobs {
		if !files[h] {
			return fmt.Errorf("--blob %s is the content of no file of the run", h)
		}
	}
	for _, h := range held {
		if !files[h] {
			r.blobs[h] = true
		} else if !r.blobs[h] {
			return fmt.Errorf("a payload's bytes are a file's content, too: add --blob %s to take both out", h)
		}
	}
	return nil
}

func (r *redaction) write(file *os.File, out io.Writer) error {
	f, err := openExport(file)
	if err != nil {
		return err
	}
	w, err := export.NewWriter(out, f.Run())
	if err != nil {
		return err
	}
	for {
		item, err := f.Next()
		if err == io.EOF {
			return w.Close()
		}
		if err != nil {
			return err
		}
		if item.Record == nil {
			err = w.Head(item.Head)
		} else {
			for name := range r.payloads[item.Record.Entry.Seq] {
				delete(item.Record.Payloads, name)
			}
			err = w.Record(item.Record, redacting{f, r.blobs})
		}
		if err != nil {
			return err
		}
	}
}

// redacting are the blobs of an export without some.
type redacting struct {
	*export.File
	gone map[workspace.Hash]bool
}

func (b redacting) GetRange(h workspace.Hash, off int64, n int) ([]byte, error) {
	if b.gone[h] {
		return nil, &export.RedactedError{Hash: h}
	}
	return b.File.GetRange(h, off, n)
}

func openExport(file *os.File) (*export.File, error) {
	info, err := file.Stat()
	if err != nil {
		return nil, err
	}
	return export.Open(file, info.Size())
}
