package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"

	"ambit/actors"
	"ambit/actors/store/sql"
	"ambit/adapters/native"
	"ambit/core/authority"
	"ambit/core/ledger"
	"ambit/core/ledger/export"
	"ambit/core/workspace"
	"ambit/edge/client"
)

// source is one ledger to read.
type source struct {
	name   string
	run    actors.RunID                // zero where only the entries tell
	next   func() (*ledgerItem, error) // io.EOF at the end
	record func(seq uint64) (*ledger.Record, error)
	blobs  func(*actors.State) workspace.Blobs // nil if there are none but in the records
	gone   func(workspace.Hash) bool           // blobs that were redacted
	last   func() (uint64, error)              // the entry that must be there; nil if nobody knows
	store  actors.Store                        // nil for a file
	export *export.File                        // nil for anything else
}

// ledgerItem is a record, or a signed head of an export.
type ledgerItem struct {
	data []byte // the record as it stands in its slot
	head string
	line int // of the file that it stands in, or 0
}

// each opens the ledgers that are meant: a file, a run, or every run here. What is to be
// done while the last of them is still open, comes after f.
func (o *ledgerOptions) each(ctx context.Context, args []string, f func(*source) error, then ...func() error) error {
	finally := func(err error) error {
		for _, do := range then {
			if err == nil {
				err = do()
			}
		}
		return err
	}
	if o.remote.server != "" {
		if len(args) != 1 {
			return errors.New("name the run of the server: " + nextServerRun)
		}
		id, number, one := strings.Cut(args[0], "/")
		var incarnation uint64
		if one {
			var err error
			if incarnation, err = strconv.ParseUint(number, 10, 53); err != nil || incarnation == 0 {
				return fmt.Errorf("%s: with --server, RUN is ID, or ID/INCARNATION; the tenant is that of the token", args[0])
			}
		}
		c, err := o.remote.client()
		if err != nil {
			return err
		}
		src, err := servedSource(ctx, c, id, incarnation)
		if err != nil {
			return failedRequest(err)
		}
		return finally(f(src))
	}
	if len(args) == 1 {
		// A directory is no export; a run may have its name.
		if info, err := os.Stat(args[0]); err == nil && !info.IsDir() {
			file, err := os.Open(args[0])
			if err != nil {
				return &exitError{exitFailed, err}
			}
			defer file.Close()
			src, err := fileSource(file)
			if err != nil {
				return &exitError{exitFailed, fmt.Errorf("%s: %w", args[0], err)}
			}
			return finally(f(src))
		}
	}
	place, err := o.open(ctx)
	if err != nil && len(args) == 1 {
		return fmt.Errorf("there is no file %s, and no ledger to look for a run in: %w", args[0], err)
	}
	if err != nil {
		return err
	}
	defer place.Close()
	runs, err := o.runs(ctx, place.Store, args)
	if err != nil {
		return err
	}
	for _, run := range runs {
		src := storeSource(ctx, place.Store, run)
		src.last = func() (uint64, error) { return place.LastKnown(ctx, run) }
		if err := f(src); err != nil {
			return err
		}
	}
	return finally(nil)
}

// open opens the state directory for reading, whether or not it can be written.
func (o *ledgerOptions) open(ctx context.Context) (*native.Place, error) {
	dir := o.dir
	if o.state != "" {
		dir = "" // whichever directory it belongs to
	}
	return native.OpenPlace(ctx, native.PlaceOptions{Dir: dir, State: o.state, Policy: authority.Local(), ReadOnly: true})
}

func storeSource(ctx context.Context, store actors.Store, run actors.RunID) *source {
	next := records(ctx, store, run)
	return &source{name: run.String(), run: run, store: store,
		next: func() (*ledgerItem, error) {
			data, err := next()
			return &ledgerItem{data: data}, err
		},
		record: func(seq uint64) (*ledger.Record, error) {
			recs, err := store.Read(ctx, run, seq, 1)
			if err == nil && len(recs) == 0 {
				err = fmt.Errorf("entry %d is missing", seq)
			}
			if err != nil {
				return nil, err
			}
			return ledger.ParseRecord(recs[0])
		},
		blobs: func(st *actors.State) workspace.Blobs { return actors.NewBlobs(ctx, store, st) }}
}

// served is the ledger of a run of a server, as far as a reader needs a store.
type served struct {
	actors.Store
	client *client.Client
	from   uint64 // of the first record of the page that was read last
	page   [][]byte
}

func (s *served) Read(ctx context.Context, run actors.RunID, from uint64, limit int) ([][]byte, error) {
	if from < s.from || from >= s.from+uint64(len(s.page)) {
		page, err := s.client.LedgerOf(ctx, run.ID, run.Incarnation, from-1)
		if err != nil {
			return nil, err
		}
		s.from, s.page = from, page
	}
	rest := s.page[from-s.from:]
	return rest[:min(len(rest), limit)], nil
}

func (s *served) GetRange(ctx context.Context, run actors.RunID, sum workspace.Hash, off int64, n int) ([]byte, error) {
	var data []byte
	for len(data) < n {
		piece, err := s.client.PackOf(ctx, run.ID, run.Incarnation, sum.String(), off+int64(len(data)), min(n-len(data), 1<<20))
		if err != nil {
			return nil, err
		}
		if len(piece) == 0 {
			break
		}
		data = append(data, piece...)
	}
	return data, nil
}

func servedSource(ctx context.Context, c *client.Client, id string, incarnation uint64) (*source, error) {
	recs, err := c.LedgerOf(ctx, id, incarnation, 0)
	if err != nil {
		return nil, err
	}
	if len(recs) == 0 {
		return nil, errors.New("the server gave no entry")
	}
	first, err := ledger.ParseRecord(recs[0])
	if err != nil {
		return nil, err
	}
	return storeSource(ctx, &served{client: c}, actors.RunID{Tenant: first.Entry.Tenant, ID: id, Incarnation: first.Entry.Incarnation}), nil
}

// fileSource reads an export, or records, one a line.
func fileSource(file *os.File) (*source, error) {
	beginning := make([]byte, 64)
	n, err := file.ReadAt(beginning, 0)
	if err != nil && err != io.EOF {
		return nil, err
	}
	if !export.IsExport(beginning[:n]) {
		return recordsSource(file), nil
	}
	info, err := file.Stat()
	if err != nil {
		return nil, err
	}
	f, err := export.Open(file, info.Size())
	if err != nil {
		return nil, err
	}
	run, err := actors.ParseRunID(f.Run())
	if err != nil {
		return nil, &export.Error{Line: 1, Err: err}
	}
	return &source{name: file.Name(), run: run, export: f, record: f.Record, gone: f.Redacted,
		blobs: func(*actors.State) workspace.Blobs { return f },
		next: func() (*ledgerItem, error) {
			item, err := f.Next()
			if err != nil {
				return nil, err
			}
			it := &ledgerItem{line: item.Line, head: item.Head}
			if item.Record != nil {
				it.data = item.Record.Marshal()
			}
			return it, nil
		}}, nil
}

func recordsSource(file *os.File) *source {
	next := lines(file)
	var read [][]byte
	return &source{name: file.Name(),
		next: func() (*ledgerItem, error) {
			data, err := next()
			if err == nil {
				read = append(read, bytes.Clone(data))
			}
			return &ledgerItem{data: data}, err
		},
		record: func(seq uint64) (*ledger.Record, error) {
			if seq == 0 || seq > uint64(len(read)) {
				return nil, fmt.Errorf("entry %d is missing", seq)
			}
			return ledger.ParseRecord(read[seq-1])
		}}
}

// packed are the blobs of inline packs, for records that come without a store.
type packed map[workspace.Hash][]byte

func (p packed) add(r *ledger.Record) {
	data := r.Pack
	for _, pack := range r.Entry.Packs {
		if !pack.Inline || int64(len(data)) != pack.Size {
			continue
		}
		for _, b := range pack.Index {
			p[b.Hash], data = data[:b.Size], data[b.Size:]
		}
	}
}

func (p packed) GetRange(h workspace.Hash, off int64, n int) ([]byte, error) {
	return workspace.MemBlobs(p).GetRange(h, off, n)
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

// records reads the records of a run one after another.
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
