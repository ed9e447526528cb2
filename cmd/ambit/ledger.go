package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"ambit/actors"
	"ambit/actors/store/sql"
	"ambit/adapters/native"
	"ambit/core/authority"
	"ambit/core/ledger"
	"ambit/core/workspace"
)

type ledgerOptions struct{ dir, state string }

func ledgerCommand() *cobra.Command {
	o := new(ledgerOptions)
	cmd := &cobra.Command{Use: "ledger", Short: "Show and verify what happened",
		Long: `Show and verify what happened.

Without a name, the runs of all tenants are read whose ledgers the state directory holds.
A run is named TENANT/ID, TENANT/ID/INCARNATION for one of several with that id, or ID
alone where one tenant has it. The runs of "ambit bash" are local/local-PROFILE; those of
"ambit serve" have the tenant of the token that opened them. FILE holds records, one a
line, as "ambit ledger show --json" and the API give them.`}
	cmd.PersistentFlags().StringVarP(&o.dir, "directory", "C", ".", "the directory whose ledger is read")
	cmd.PersistentFlags().StringVar(&o.state, "state", "", "where the ledger is kept (default: .ambit in the directory)")
	show := &cobra.Command{
		Use:   "show [[TENANT/]RUN | FILE]",
		Short: "Show the entries of a run, or of all runs here",
		Args:  cobra.MaximumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			return o.each(cmd.Context(), args, func(l *source) error { return show(l, wantJSON(cmd)) })
		},
	}
	verify := &cobra.Command{
		Use:   "verify [[TENANT/]RUN | FILE]",
		Short: "Verify the chain, its payloads and files: status 1 names the first entry that does not fit",
		Long: `Verify the chain, its payloads and files. Status 1 names the first entry that does not
fit. That nothing was cut off at the end only a head noted before can prove: compare it
with the one printed.`,
		Args: cobra.MaximumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			failed := false
			err := o.each(cmd.Context(), args, func(l *source) error {
				ok, err := verify(l, wantJSON(cmd))
				failed = failed || !ok
				return err
			})
			if err == nil && failed {
				err = &exitError{exitFailed, nil}
			}
			return err
		},
	}
	cmd.AddCommand(show, verify)
	return cmd
}

// source is one ledger to read.
type source struct {
	name  string
	next  func() ([]byte, error) // io.EOF at the end
	blobs func(*actors.State) workspace.Blobs
	last  func() (uint64, error) // the entry that must be there; nil if nobody knows
	run   actors.RunID
}

// each opens the ledgers that are meant: a file of records, a run, or every run here.
func (o *ledgerOptions) each(ctx context.Context, args []string, f func(*source) error) error {
	if len(args) == 1 {
		if file, err := os.Open(args[0]); err == nil {
			defer file.Close()
			return f(&source{name: args[0], next: lines(file)})
		}
	}
	place, err := native.OpenPlace(ctx, native.PlaceOptions{Dir: o.dir, State: o.state, Policy: authority.Local()})
	if err != nil {
		return err
	}
	defer place.Close()
	runs, err := o.runs(ctx, place.Store, args)
	if err != nil {
		return err
	}
	for _, run := range runs {
		src := &source{name: run.String(), run: run, next: records(ctx, place.Store, run),
			blobs: func(st *actors.State) workspace.Blobs { return actors.NewBlobs(ctx, place.Store, st) },
			last:  func() (uint64, error) { return place.LastKnown(ctx, run) }}
		if err := f(src); err != nil {
			return err
		}
	}
	return nil
}

// runs finds the runs that are meant: all of every tenant, or those of one name.
func (o *ledgerOptions) runs(ctx context.Context, store *sql.Store, args []string) ([]actors.RunID, error) {
	tenants, err := store.Tenants(ctx)
	if err != nil {
		return nil, err
	}
	if len(args) == 0 {
		var all []actors.RunID
		for _, tenant := range tenants {
			for after := ""; ; {
				page, err := store.List(ctx, tenant, after, 100)
				if err != nil {
					return nil, err
				}
				all = append(all, page...)
				if len(page) < 100 {
					break
				}
				after = page[len(page)-1].ID
			}
		}
		if len(all) == 0 {
			return nil, errors.New("the ledger is empty")
		}
		return incarnations(ctx, store, all), nil
	}
	if run, err := actors.ParseRunID(args[0]); err == nil {
		return []actors.RunID{run}, nil
	}
	tenant, id, ok := strings.Cut(args[0], "/")
	if ok {
		tenants = []string{tenant}
	} else {
		id = args[0]
	}
	var found []actors.RunID
	for _, tenant := range tenants {
		latest, err := store.Latest(ctx, tenant, id)
		if err != nil {
			return nil, err
		}
		if latest != 0 {
			found = append(found, actors.RunID{Tenant: tenant, ID: id, Incarnation: latest})
		}
	}
	switch {
	case len(found) == 0:
		return nil, fmt.Errorf("no file and no run %s here; `ambit ledger show` without a name shows all", args[0])
	case len(found) > 1:
		names := make([]string, len(found))
		for i, run := range found {
			names[i] = run.Tenant + "/" + run.ID
		}
		return nil, fmt.Errorf("several tenants have a run %s: name one of %s", id, strings.Join(names, ", "))
	}
	return incarnations(ctx, store, found), nil
}

// incarnations lists the runs with the earlier ones of their ids that are still kept.
func incarnations(ctx context.Context, store actors.Store, latest []actors.RunID) []actors.RunID {
	var all []actors.RunID
	for _, run := range latest {
		for inc := uint64(1); inc <= run.Incarnation; inc++ {
			each := actors.RunID{Tenant: run.Tenant, ID: run.ID, Incarnation: inc}
			recs, err := store.Read(ctx, each, 1, 1)
			// A damaged record is for who reads the ledger to report.
			if err != nil || len(recs) > 0 || inc == run.Incarnation {
				all = append(all, each)
			}
		}
	}
	return all
}

const maxLine = 64 << 20

func lines(r io.Reader) func() ([]byte, error) {
	s := bufio.NewScanner(r)
	s.Buffer(make([]byte, 64<<10), maxLine)
	return func() ([]byte, error) {
		for s.Scan() {
			if len(bytes.TrimSpace(s.Bytes())) > 0 {
				return s.Bytes(), nil
			}
		}
		if s.Err() != nil {
			return nil, s.Err()
		}
		return nil, io.EOF
	}
}

func records(ctx context.Context, store actors.Store, run actors.RunID) func() ([]byte, error) {
	var page [][]byte
	next := uint64(1)
	return func() ([]byte, error) {
		if len(page) == 0 {
			var err error
			if page, err = store.Read(ctx, run, next, 100); err != nil {
				return nil, err
			}
			if len(page) == 0 {
				return nil, io.EOF
			}
		}
		data := page[0]
		page = page[1:]
		next++
		return data, nil
	}
}

func show(src *source, asJSON bool) error {
	if !asJSON {
		fmt.Printf("%s\n", shown(src.name))
	}
	for n := 1; ; n++ {
		data, err := src.next()
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
		r, err := ledger.ParseRecord(data)
		if err != nil {
			return &exitError{exitFailed, fmt.Errorf("%s: entry %d: %w", src.name, n, err)}
		}
		if !asJSON {
			fmt.Println(story(r))
		} else if err := writeJSON(os.Stdout, data); err != nil {
			return err
		}
	}
}

// story is one entry in a line.
func story(r *ledger.Record) string {
	e := r.Entry
	var b strings.Builder
	fmt.Fprintf(&b, "%5d  %s  %-10s", e.Seq, time.UnixMilli(e.Time).UTC().Format("2006-01-02 15:04:05"), shown(string(e.Kind)))
	if e.Turn != 0 {
		fmt.Fprintf(&b, " turn %d", e.Turn)
	}
	switch e.Kind {
	case ledger.Open, ledger.Fork:
		fmt.Fprintf(&b, " profile %s %s", shown(e.Profile), shown(e.Origin))
	case ledger.Turn:
		fmt.Fprintf(&b, " %s", plainJSON([]byte(e.Grant)))
	case ledger.Call:
		fmt.Fprintf(&b, " %s %s", shown(e.Tool), shown(string(e.Status)))
		if e.Exit != nil {
			fmt.Fprintf(&b, " exit %d", *e.Exit)
		}
		fmt.Fprintf(&b, " fuel %d", e.Fuel)
		if e.Level != "" {
			fmt.Fprintf(&b, " %s", shown(refusal(e.Level, e.Reason)))
		} else if e.Reason != "" {
			fmt.Fprintf(&b, " %s", shown(e.Reason))
		}
		if t := e.Truncated; t != (ledger.Truncated{}) {
			fmt.Fprintf(&b, " output cut %s", plainJSON(ledger.Canonical(nil, t.Value())))
		}
		if p := r.Payloads["args"]; p != nil && len(p.Data) > 0 {
			fmt.Fprintf(&b, "  %s", shown(clip(string(p.Data), 100)))
		}
	case ledger.Diverged:
		fmt.Fprintf(&b, " %s", shown(e.Reason))
		if p := r.Payloads["args"]; p != nil && len(p.Data) > 0 {
			fmt.Fprintf(&b, "  %s", shown(clip(string(p.Data), 200)))
		}
	}
	var note actors.PutNote
	switch e.Kind {
	case ledger.External, ledger.WorkspacePut, ledger.Restore:
		note = actors.NoteOf(r)
	}
	for i, c := range e.Delta {
		if i == 8 {
			fmt.Fprintf(&b, "\n%45s and %d more", "", len(e.Delta)-i)
			break
		}
		op := c.Op.String()
		if e.Kind == ledger.External && c.Op == workspace.Delete && note.LeavesOut(c.Path) {
			op = "left out" // by a policy or limit that is new; it is still there
		}
		fmt.Fprintf(&b, "\n%45s %s %s", "", op, shown(c.Path))
	}
	if e.Kind != ledger.External {
		for _, path := range note.LeftOut {
			fmt.Fprintf(&b, "\n%45s left out %s", "", shown(path))
		}
		for _, k := range note.Kept {
			fmt.Fprintf(&b, "\n%45s kept %s", "", shown(k.Path))
		}
	}
	if e.DeltaRef != nil {
		fmt.Fprintf(&b, "\n%45s %d bytes of changes", "", e.DeltaRef.Size)
	}
	return b.String()
}

func clip(s string, n int) string {
	if len(s) <= n {
		return s
	}
	return strings.ToValidUTF8(s[:n], "") + "…"
}

// verify checks one ledger: the chain, what stands beside it, and that the entries
// fold to a state.
func verify(src *source, asJSON bool) (bool, error) {
	v := new(ledger.Verifier)
	var state *actors.State
	var broken error
	for {
		data, err := src.next()
		if err == io.EOF {
			break
		}
		if err != nil {
			broken = err
			break
		}
		if src.blobs != nil && state == nil {
			state = actors.NewState(src.run)
			v.Blobs = lateBlobs{&state, src.blobs}
		}
		if state != nil {
			if r, err := ledger.ParseRecord(data); err == nil {
				if err := state.Apply(r); err != nil {
					broken = err
				}
			}
		}
		if _, err := v.Next(data); err != nil {
			broken = err
		}
		if broken != nil {
			break
		}
	}
	seq, head := v.Head()
	if broken == nil && seq == 0 && src.last == nil {
		broken = errors.New("there is no entry, so there is nothing to verify")
	}
	if broken == nil && src.last != nil {
		last, err := src.last()
		if err != nil {
			return false, err
		}
		if last = max(last, 1); seq < last {
			broken = fmt.Errorf("entry %d is missing, there was an entry %d", seq+1, last)
		}
	}
	if asJSON {
		o := map[string]any{"ledger": src.name, "verified": broken == nil, "seq": seq, "head": head.String(), "redacted": v.RedactedPayloads()}
		if broken != nil {
			o["error"] = broken.Error()
		}
		return broken == nil, printJSON(o)
	}
	if broken != nil {
		fmt.Printf("%s: %s\n", shown(src.name), printable(broken.Error()))
		return false, nil
	}
	fmt.Printf("%s: verified, %d entries, head %s\n", shown(src.name), seq, head)
	return true, nil
}

// lateBlobs reads the blobs of a state that grows while it is verified.
type lateBlobs struct {
	state *(*actors.State)
	open  func(*actors.State) workspace.Blobs
}

func (b lateBlobs) GetRange(h workspace.Hash, off int64, n int) ([]byte, error) {
	return b.open(*b.state).GetRange(h, off, n)
}
