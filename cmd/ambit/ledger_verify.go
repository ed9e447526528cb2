package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"
	"golang.org/x/mod/sumdb/note"

	"ambit/actors"
	"ambit/core/ledger"
)

// proofOptions say by what a ledger is judged.
type proofOptions struct {
	keys, heads []string
}

func (p *proofOptions) flags(cmd *cobra.Command) {
	cmd.Flags().StringArrayVar(&p.keys, "key", nil, "a public key, or a file that holds it: signed heads must be by one of these (repeatable)")
	cmd.Flags().StringArrayVar(&p.heads, "head", nil, "a file with a signed head that the ledger must contain (repeatable)")
}

func (o *ledgerOptions) verify() *cobra.Command {
	p := new(proofOptions)
	cmd := &cobra.Command{
		Use:   "verify [[TENANT/]RUN | FILE]",
		Short: "Verify chain, payloads, files, trees and signed heads: status 1 names the first entry that does not fit",
		Long: `Verify the chain, payloads and files, that the changes lead to the trees that the
entries name, and signed heads. Status 1 names the first entry that does not fit; in a
file, its line.

That nothing was cut off at the end only a head noted before can prove: --head names a file
with one, as "ambit ledger head" and GET /runs/{id}/head give it. With --key, heads count
only if one of the keys signed them, and there must be one.`,
		Args: arguments(0, 1, ""),
		RunE: func(cmd *cobra.Command, args []string) error {
			keys, err := verifiers(p.keys)
			if err != nil {
				return err
			}
			failed := false
			err = o.each(cmd.Context(), args, func(l *source) error {
				v := new(verification)
				v.run(l, p.heads, keys, nil)
				failed = failed || v.err != nil
				return v.report(l, wantJSON(cmd))
			})
			if err == nil && failed {
				err = &exitError{exitFailed, nil}
			}
			return err
		},
	}
	p.flags(cmd)
	return cmd
}

// verification is what verifying a ledger gave.
type verification struct {
	audit *actors.Audit
	by    []string // who signed the heads that were checked
	err   error    // the first thing that does not fit
}

// run verifies one ledger. Each, if it is not nil, is given each record that passed.
func (v *verification) run(src *source, heads []string, keys note.Verifiers, each func(r *ledger.Record) error) {
	at := func(it *ledgerItem, err error) error {
		if it.line != 0 {
			return fmt.Errorf("line %d: %w", it.line, err)
		}
		return err
	}
	for v.err == nil {
		it, err := src.next()
		if err == io.EOF {
			break
		}
		if err != nil {
			v.err = err
			return
		}
		if it.head != "" {
			v.head(it.head, func(err error) error { return at(it, err) })
			continue
		}
		seq := uint64(1)
		if v.audit != nil {
			seq = v.audit.Head().Seq + 1
		}
		r, err := ledger.ParseRecord(it.data)
		if err != nil {
			v.err = at(it, &ledger.BrokenError{Seq: seq, Reason: err.Error()})
			return
		}
		if v.audit == nil {
			run := src.run
			if run.ID == "" {
				run = actors.RunID{Tenant: r.Entry.Tenant, ID: r.Entry.Run, Incarnation: r.Entry.Incarnation}
			}
			v.audit = actors.NewAudit(run, actors.AuditOptions{Blobs: src.blobs, Redacted: src.gone, Keys: keys})
		}
		if err := v.audit.Next(r); err != nil {
			v.err = at(it, err)
			return
		}
		if each != nil {
			v.err = each(r)
		}
	}
	if v.err == nil {
		v.end(src, heads, keys)
	}
}

// end checks what only the whole ledger tells.
func (v *verification) end(src *source, heads []string, keys note.Verifiers) {
	seq := uint64(0)
	if v.audit != nil {
		seq = v.audit.Head().Seq
	}
	if seq == 0 && src.last == nil {
		v.err = errors.New("there is no entry, so there is nothing to verify")
		return
	}
	if src.last != nil {
		last, err := src.last()
		if err != nil {
			v.err = err
			return
		}
		if last = max(last, 1); seq < last {
			v.err = fmt.Errorf("entry %d is missing, there was an entry %d", seq+1, last)
			return
		}
	}
	for _, name := range heads {
		data, err := readSmall(name)
		if err != nil {
			v.err = err
			return
		}
		v.head(string(data), func(err error) error { return fmt.Errorf("%s: %w", name, err) })
	}
	if v.err == nil && keys != nil {
		if _, n := v.audit.Signed(); n == 0 {
			v.err = errors.New("it has no signed head")
		}
	}
}

func (v *verification) head(text string, wrap func(error) error) {
	if v.audit == nil {
		v.err = errors.New("a signed head without entries")
		return
	}
	h, err := v.audit.CheckHead(text)
	if err != nil {
		v.err = wrap(err)
		return
	}
	v.by = append(v.by, h.By...)
}

// report says what a verification gave.
func (v *verification) report(src *source, asJSON bool) error {
	var head ledger.Head
	var signed uint64
	redacted, heads := 0, 0
	if v.audit != nil {
		head, redacted = v.audit.Head(), v.audit.RedactedPayloads()
		signed, heads = v.audit.Signed()
	}
	if asJSON {
		o := map[string]any{"ledger": src.name, "verified": v.err == nil, "seq": head.Seq, "head": head.Hash.String(), "redacted": redacted, "heads": heads, "signed": signed}
		if v.err != nil {
			o["error"] = v.err.Error()
		}
		return printJSON(o)
	}
	if v.err != nil {
		fmt.Printf("%s: %s\n", shown(src.name), printable(v.err.Error()))
		return nil
	}
	text := fmt.Sprintf("verified, %s, head %s", count(int64(head.Seq), "entry"), head.Hash)
	if redacted > 0 {
		text += fmt.Sprintf(", %d payloads redacted", redacted)
	}
	if heads > 0 {
		text += fmt.Sprintf(", signed heads up to entry %d", signed)
		if len(v.by) > 0 {
			text += " by " + strings.Join(v.by, ", ")
		}
	}
	fmt.Printf("%s: %s\n", shown(src.name), printable(text))
	return nil
}

// smallFile bounds keys and notes that are read, in bytes.
const smallFile = 64 << 10

func readSmall(name string) ([]byte, error) {
	file, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	data, err := io.ReadAll(io.LimitReader(file, smallFile+1))
	if err == nil && len(data) > smallFile {
		err = fmt.Errorf("%s: larger than %d bytes", name, smallFile)
	}
	return data, err
}

// verifiers are the public keys that are given as text or in files; nil for none.
func verifiers(keys []string) (note.Verifiers, error) {
	if len(keys) == 0 {
		return nil, nil
	}
	var list []note.Verifier
	for _, key := range keys {
		text := key
		if data, err := readSmall(key); err == nil {
			text = strings.TrimSpace(string(data))
		}
		v, err := note.NewVerifier(text)
		if err != nil {
			return nil, fmt.Errorf("--key %s: neither a public key NAME+HASH+KEY nor a file that holds one", key)
		}
		list = append(list, v)
	}
	return note.VerifierList(list...), nil
}
